//! C functions with identical declarations in all major versions (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cusolvermg, CUSOLVERMG, Err(missing) => missing.status();

    #[called_by(owned cusolverMgCreate)]
    fn cusolverMgCreate(handle: *mut cusolverMgHandle_t) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgCreateDeviceGrid)]
    fn cusolverMgCreateDeviceGrid(grid: *mut cudaLibMgGrid_t, numRowDevices: i32, numColDevices: i32, deviceId: *const i32, mapping: cusolverMgGridMapping_t) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgCreateMatrixDesc)]
    fn cusolverMgCreateMatrixDesc(desc: *mut cudaLibMgMatrixDesc_t, numRows: i64, numCols: i64, rowBlockSize: i64, colBlockSize: i64, dataType: runtime::cudaDataType, grid: cudaLibMgGrid_t) -> cusolver::cusolverStatus_t;

    #[called_by(cusolverMgDestroy)]
    fn cusolverMgDestroy(handle: cusolverMgHandle_t) -> cusolver::cusolverStatus_t;

    #[called_by(cusolverMgDestroyGrid)]
    fn cusolverMgDestroyGrid(grid: cudaLibMgGrid_t) -> cusolver::cusolverStatus_t;

    #[called_by(cusolverMgDestroyMatrixDesc)]
    fn cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgDeviceSelect)]
    fn cusolverMgDeviceSelect(handle: cusolverMgHandle_t, nbDevices: i32, deviceId: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgGetrf)]
    fn cusolverMgGetrf(handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgGetrf_bufferSize)]
    fn cusolverMgGetrf_bufferSize(handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgGetrs)]
    fn cusolverMgGetrs(handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgGetrs_bufferSize)]
    fn cusolverMgGetrs_bufferSize(handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotrf)]
    fn cusolverMgPotrf(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotrf_bufferSize)]
    fn cusolverMgPotrf_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotri)]
    fn cusolverMgPotri(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotri_bufferSize)]
    fn cusolverMgPotri_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotrs)]
    fn cusolverMgPotrs(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgPotrs_bufferSize)]
    fn cusolverMgPotrs_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgSyevd)]
    fn cusolverMgSyevd(handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void, dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    #[called_by(owned cusolverMgSyevd_bufferSize)]
    fn cusolverMgSyevd_bufferSize(handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void, dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;
}
