//! The C functions of cuBLASLt, as the library exports them.
//!
//! [`cublaslt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cublaslt::CUBLASLT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cublaslt as raw;
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

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cublaslt::all_types::*;

#[path = "../../common/sys/cublaslt.rs"]
mod common;
pub use common::*;

sys! {
    cublaslt, CUBLASLT, Err(missing) => missing.status();

    #[called_by(owned cublasLtEmulationDescCreate)]
    #[since = "13.0"]
    fn cublasLtEmulationDescCreate(emulationDesc: *mut cublasLtEmulationDesc_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtEmulationDescDestroy)]
    #[since = "13.0"]
    fn cublasLtEmulationDescDestroy(emulationDesc: cublasLtEmulationDesc_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtEmulationDescGetAttribute)]
    #[since = "13.0"]
    fn cublasLtEmulationDescGetAttribute(emulationDesc: cublasLtEmulationDesc_t, attr: cublasLtEmulationDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtEmulationDescInit_internal)]
    #[since = "13.0"]
    fn cublasLtEmulationDescInit_internal(emulationDesc: cublasLtEmulationDesc_t, size: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtEmulationDescSetAttribute)]
    #[since = "13.0"]
    fn cublasLtEmulationDescSetAttribute(emulationDesc: cublasLtEmulationDesc_t, attr: cublasLtEmulationDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtGroupedMatrixLayoutCreate)]
    #[since = "13.1"]
    fn cublasLtGroupedMatrixLayoutCreate(matLayout: *mut cublasLtMatrixLayout_t, r#type: runtime::cudaDataType, groupCount: i32, rows_array: *const c_void, cols_array: *const c_void, ld_array: *const c_void) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtGroupedMatrixLayoutInit_internal)]
    #[since = "13.1"]
    fn cublasLtGroupedMatrixLayoutInit_internal(matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, groupCount: i32, rows_array: *const c_void, cols_array: *const c_void, ld_array: *const c_void) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoCheckForStream)]
    #[since = "13.3"]
    fn cublasLtMatmulAlgoCheckForStream(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, result: *mut cublasLtMatmulHeuristicResult_t, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoGetHeuristicForStream)]
    #[since = "13.3"]
    fn cublasLtMatmulAlgoGetHeuristicForStream(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, preference: cublasLtMatmulPreference_t, requestedAlgoCount: i32, heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t, returnAlgoCount: *mut i32, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;
}
