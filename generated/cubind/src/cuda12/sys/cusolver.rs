//! The C functions of cuSOLVER, as the library exports them.
//!
//! [`cusolver`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cusolver::CUSOLVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cusolver as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusolver::all_types::*;

#[path = "../../common/sys/cusolver.rs"]
mod common;
pub use common::*;

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnGeqrf)]
    fn cusolverDnGeqrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *mut c_void, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGeqrf_bufferSize)]
    fn cusolverDnGeqrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGesvd)]
    fn cusolverDnGesvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *mut c_void, ldvt: i64, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGesvd_bufferSize)]
    fn cusolverDnGesvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *const c_void, ldvt: i64, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetrf)]
    fn cusolverDnGetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetrf_bufferSize)]
    fn cusolverDnGetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetrs)]
    fn cusolverDnGetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnPotrf)]
    fn cusolverDnPotrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnPotrf_bufferSize)]
    fn cusolverDnPotrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnPotrs)]
    fn cusolverDnPotrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSyevd)]
    fn cusolverDnSyevd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSyevd_bufferSize)]
    fn cusolverDnSyevd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSyevdx)]
    fn cusolverDnSyevdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig64: *mut i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, pBuffer: *mut c_void, workspaceInBytes: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSyevdx_bufferSize)]
    fn cusolverDnSyevdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, h_meig: *mut i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}
