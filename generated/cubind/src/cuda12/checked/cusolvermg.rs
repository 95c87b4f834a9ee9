//! The functions of the cuSOLVERMg as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cusolvermg as raw;
#[allow(unused_imports)]
use raw::CUSOLVERMG;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusolver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cusolvermg::all_types::*;

checked! {
    CUSOLVERMG, cusolver::cusolverStatus_t;
    fn cusolverMgCreate() -> cusolverMgHandle_t;
    fn cusolverMgCreateDeviceGrid(
        numRowDevices: i32,
        numColDevices: i32,
        deviceId: &[i32],
        mapping: cusolverMgGridMapping_t,
    ) -> cudaLibMgGrid_t;
    fn cusolverMgCreateMatrixDesc(
        numRows: i64,
        numCols: i64,
        rowBlockSize: i64,
        colBlockSize: i64,
        dataType: runtime::cudaDataType,
        grid: cudaLibMgGrid_t,
    ) -> cudaLibMgMatrixDesc_t;
    fn cusolverMgDestroy(handle: cusolverMgHandle_t) -> ();
    fn cusolverMgDestroyGrid(grid: cudaLibMgGrid_t) -> ();
    fn cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t) -> ();
    fn cusolverMgDeviceSelect(handle: cusolverMgHandle_t, deviceId: &[i32]) -> ();
    fn cusolverMgGetrf(
        handle: cusolverMgHandle_t,
        M: i32,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_IPIV: &[*mut i32],
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgGetrf_bufferSize(
        handle: cusolverMgHandle_t,
        M: i32,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_IPIV: &[*mut i32],
        computeType: runtime::cudaDataType,
    ) -> i64;
    fn cusolverMgGetrs(
        handle: cusolverMgHandle_t,
        TRANS: cublas::cublasOperation_t,
        N: i32,
        NRHS: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_IPIV: &[*mut i32],
        array_d_B: &[*mut c_void],
        IB: i32,
        JB: i32,
        descrB: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgGetrs_bufferSize(
        handle: cusolverMgHandle_t,
        TRANS: cublas::cublasOperation_t,
        N: i32,
        NRHS: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_IPIV: &[*mut i32],
        array_d_B: &[*mut c_void],
        IB: i32,
        JB: i32,
        descrB: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
    ) -> i64;
    fn cusolverMgPotrf(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgPotrf_bufferSize(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
    ) -> i64;
    fn cusolverMgPotri(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgPotri_bufferSize(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
    ) -> i64;
    fn cusolverMgPotrs(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_B: &[*mut c_void],
        IB: i32,
        JB: i32,
        descrB: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgPotrs_bufferSize(
        handle: cusolverMgHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        array_d_B: &[*mut c_void],
        IB: i32,
        JB: i32,
        descrB: cudaLibMgMatrixDesc_t,
        computeType: runtime::cudaDataType,
    ) -> i64;
    fn cusolverMgSyevd(
        handle: cusolverMgHandle_t,
        jobz: cusolver::cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        W: *mut c_void,
        dataTypeW: runtime::cudaDataType,
        computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    fn cusolverMgSyevd_bufferSize(
        handle: cusolverMgHandle_t,
        jobz: cusolver::cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        N: i32,
        array_d_A: &[*mut c_void],
        IA: i32,
        JA: i32,
        descrA: cudaLibMgMatrixDesc_t,
        W: *mut c_void,
        dataTypeW: runtime::cudaDataType,
        computeType: runtime::cudaDataType,
    ) -> i64;
}
