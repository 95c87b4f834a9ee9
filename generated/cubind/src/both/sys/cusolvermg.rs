//! C functions that are declared alike in all major versions: cuSOLVERMg.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUSOLVERMG, Err(missing) => missing.status();

    /// `cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgCreate(handle: *mut cusolverMgHandle_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices, const int32_t *deviceId, cusolverMgGridMapping_t mapping)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgCreateDeviceGrid(grid: *mut cudaLibMgGrid_t, numRowDevices: i32, numColDevices: i32, deviceId: *const i32, mapping: cusolverMgGridMapping_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgCreateMatrixDesc(desc: *mut cudaLibMgMatrixDesc_t, numRows: i64, numCols: i64, rowBlockSize: i64, colBlockSize: i64, dataType: runtime::cudaDataType, grid: cudaLibMgGrid_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgDestroy(handle: cusolverMgHandle_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgDestroyGrid(grid: cudaLibMgGrid_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgDeviceSelect(handle: cusolverMgHandle_t, nbDevices: i32, deviceId: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgGetrf(handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgGetrf_bufferSize(handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgGetrs(handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgGetrs_bufferSize(handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: *mut *mut i32, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotrf(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotrf_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotri(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotri_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotrs(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, h_info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgPotrs_bufferSize(handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: *mut *mut c_void, IB: i32, JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgSyevd(handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void, dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType, array_d_work: *mut *mut c_void, lwork: i64, info: *mut i32) -> cusolver::cusolverStatus_t;

    /// `cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, int64_t *lwork)`
    ///
    /// In `cusolverMg.h` since CUDA 12.0 or earlier.
    fn cusolverMgSyevd_bufferSize(handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: *mut *mut c_void, IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void, dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType, lwork: *mut i64) -> cusolver::cusolverStatus_t;
}
