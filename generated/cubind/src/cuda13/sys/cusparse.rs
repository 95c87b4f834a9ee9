//! The C functions of cuSPARSE, as the library exports them.
//!
//! [`cusparse`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cusparse::CUSPARSE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusparse as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cusparse::all_types::*;

#[doc(inline)]
pub use crate::shared::sys::cusparse::*;

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSpGEAM)]
    #[since = "13.3"]
    fn cusparseSpGEAM(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseSpMatDescr_t, beta: *const c_void, matB: cusparseSpMatDescr_t, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t, spgeamDescr: cusparseSpGEAMDescr_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEAM_bufferSize)]
    #[since = "13.3"]
    fn cusparseSpGEAM_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseSpMatDescr_t, beta: *const c_void, matB: cusparseSpMatDescr_t, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t, spgeamDescr: cusparseSpGEAMDescr_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEAM_createDescr)]
    #[since = "13.3"]
    fn cusparseSpGEAM_createDescr(descr: *mut cusparseSpGEAMDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseSpGEAM_destroyDescr)]
    #[since = "13.3"]
    fn cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEAM_nnz)]
    #[since = "13.3"]
    fn cusparseSpGEAM_nnz(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseSpMatDescr_t, beta: *const c_void, matB: cusparseSpMatDescr_t, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEAMAlg_t, spgeamDescr: cusparseSpGEAMDescr_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMMOp_createPlan)]
    fn cusparseSpMMOp_createPlan(handle: cusparseHandle_t, plan: *mut cusparseSpMMOpPlan_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t, addOperationLtoirBuffer: *const c_void, addOperationBufferSize: usize, mulOperationLtoirBuffer: *const c_void, mulOperationBufferSize: usize, epilogueLtoirBuffer: *const c_void, epilogueBufferSize: usize, SpMMWorkspaceSize: *mut usize) -> cusparseStatus_t;
}
