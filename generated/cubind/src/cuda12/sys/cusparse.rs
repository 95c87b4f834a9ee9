//! The C functions of cuSPARSE, as the library exports them.
//!
//! [`cusparse`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cusparse::CUSPARSE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cusparse as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusparse::all_types::*;

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::sys::cusparse::*;

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseGetColorAlgs)]
    fn cusparseGetColorAlgs(info: cusparseColorInfo_t, alg: *mut cusparseColorAlg_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetColorAlgs)]
    fn cusparseSetColorAlgs(info: cusparseColorInfo_t, alg: cusparseColorAlg_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMMOp_createPlan)]
    fn cusparseSpMMOp_createPlan(handle: cusparseHandle_t, plan: *mut cusparseSpMMOpPlan_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMMOpAlg_t, addOperationNvvmBuffer: *const c_void, addOperationBufferSize: usize, mulOperationNvvmBuffer: *const c_void, mulOperationBufferSize: usize, epilogueNvvmBuffer: *const c_void, epilogueBufferSize: usize, SpMMWorkspaceSize: *mut usize) -> cusparseStatus_t;
}
