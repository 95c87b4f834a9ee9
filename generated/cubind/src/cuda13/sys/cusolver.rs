//! The C functions of cuSOLVER, as the library exports them.
//!
//! [`cusolver`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cusolver::CUSOLVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusolver as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;
#[allow(unused_imports)]
use crate::cuda13::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cusolver::all_types::*;

#[path = "../../common/sys/cusolver.rs"]
mod common;
pub use common::*;

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnGetEmulationSpecialValuesSupport)]
    #[since = "13.2"]
    fn cusolverDnGetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t, mask: *mut runtime::cudaEmulationSpecialValuesSupport) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetEmulationStrategy)]
    #[since = "13.0"]
    fn cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t, strategy: *mut runtime::cudaEmulationStrategy) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetFixedPointEmulationMantissaBitOffset)]
    #[since = "13.2"]
    fn cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t, mantissaBitOffset: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetFixedPointEmulationMantissaControl)]
    #[since = "13.2"]
    fn cusolverDnGetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t, control: *mut runtime::cudaEmulationMantissaControl) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetFixedPointEmulationMaxMantissaBitCount)]
    #[since = "13.2"]
    fn cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t, mantissaBitCount: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetMathMode)]
    #[since = "13.0"]
    fn cusolverDnGetMathMode(handle: cusolverDnHandle_t, mode: *mut cusolverMathMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetEmulationSpecialValuesSupport)]
    #[since = "13.2"]
    fn cusolverDnSetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t, mask: runtime::cudaEmulationSpecialValuesSupport) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetEmulationStrategy)]
    #[since = "13.0"]
    fn cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t, strategy: runtime::cudaEmulationStrategy) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetFixedPointEmulationMantissaBitOffset)]
    #[since = "13.2"]
    fn cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t, mantissaBitOffset: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetFixedPointEmulationMantissaControl)]
    #[since = "13.2"]
    fn cusolverDnSetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t, control: runtime::cudaEmulationMantissaControl) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetFixedPointEmulationMaxMantissaBitCount)]
    #[since = "13.2"]
    fn cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t, mantissaBitCount: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetMathMode)]
    #[since = "13.0"]
    fn cusolverDnSetMathMode(handle: cusolverDnHandle_t, mode: cusolverMathMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXhetrf)]
    #[since = "13.4"]
    fn cusolverDnXhetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXhetrf_bufferSize)]
    #[since = "13.4"]
    fn cusolverDnXhetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXhetrs)]
    #[since = "13.4"]
    fn cusolverDnXhetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXhetrs_bufferSize)]
    #[since = "13.4"]
    fn cusolverDnXhetrs_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXpolar)]
    #[since = "13.2"]
    fn cusolverDnXpolar(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, M: i64, N: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeH: runtime::cudaDataType, H: *mut c_void, ldh: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_res_nrm: *mut f64, d_A_nrmF: *mut f64, d_rcond: *mut f64, d_info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXpolar_bufferSize)]
    #[since = "13.2"]
    fn cusolverDnXpolar_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, M: i64, N: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeH: runtime::cudaDataType, H: *const c_void, ldh: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXstedc)]
    #[since = "13.2"]
    fn cusolverDnXstedc(handle: cusolverDnHandle_t, params: cusolverDnParams_t, compz: cusolverEigComp_t, n: i64, dataTypeDE: runtime::cudaDataType, D: *mut c_void, E: *mut c_void, dataTypeZ: runtime::cudaDataType, Z: *mut c_void, ldz: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXstedc_bufferSize)]
    #[since = "13.2"]
    fn cusolverDnXstedc_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, compz: cusolverEigComp_t, n: i64, dataTypeDE: runtime::cudaDataType, D: *const c_void, E: *const c_void, dataTypeZ: runtime::cudaDataType, Z: *const c_void, ldz: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvStridedBatched)]
    #[since = "13.5"]
    fn cusolverDnXsygvStridedBatched(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, strideA: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, strideB: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, strideW: i64, computeType: runtime::cudaDataType, batchSize: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvStridedBatched_bufferSize)]
    #[since = "13.5"]
    fn cusolverDnXsygvStridedBatched_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, strideA: i64, dataTypeB: runtime::cudaDataType, B: *const c_void, ldb: i64, strideB: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, strideW: i64, computeType: runtime::cudaDataType, batchSize: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvd)]
    #[since = "13.2"]
    fn cusolverDnXsygvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: *mut c_void, lda: i64, dataTypeB: runtime::cudaDataType, d_B: *mut c_void, ldb: i64, dataTypeW: runtime::cudaDataType, d_W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvd_bufferSize)]
    #[since = "13.2"]
    fn cusolverDnXsygvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, d_B: *const c_void, ldb: i64, dataTypeW: runtime::cudaDataType, d_W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvdx)]
    #[since = "13.2"]
    fn cusolverDnXsygvdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: *mut c_void, lda: i64, dataTypeB: runtime::cudaDataType, d_B: *mut c_void, ldb: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig: *mut i64, dataTypeW: runtime::cudaDataType, d_W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsygvdx_bufferSize)]
    #[since = "13.2"]
    fn cusolverDnXsygvdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, d_B: *const c_void, ldb: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig: *mut i64, dataTypeW: runtime::cudaDataType, d_W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsytrf)]
    #[since = "13.4"]
    fn cusolverDnXsytrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsytrf_bufferSize)]
    #[since = "13.4"]
    fn cusolverDnXsytrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;
}
