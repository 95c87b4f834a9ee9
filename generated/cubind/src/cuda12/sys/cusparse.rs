//! The C functions, as the library exports them: cuSPARSE.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cusparse::{CUSPARSE, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

pub use crate::shared::sys::cusparse::*;

/// `cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t *alg)`
///
/// In `cusparse.h` since CUDA 12.0 or earlier, until CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusparseGetColorAlgs(
    info: cusparseColorInfo_t,
    alg: *mut cusparseColorAlg_t,
) -> cusparseStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusparseColorInfo_t,
            *mut cusparseColorAlg_t,
        ) -> cusparseStatus_t,
    > = Symbol::new(c"cusparseGetColorAlgs");
    match SYMBOL.get(&CUSPARSE) {
        Ok(exported) => unsafe { exported(info, alg) }
        Err(missing) => missing.status(),
    }
}

/// `cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t alg)`
///
/// In `cusparse.h` since CUDA 12.0 or earlier, until CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusparseSetColorAlgs(
    info: cusparseColorInfo_t,
    alg: cusparseColorAlg_t,
) -> cusparseStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusparseColorInfo_t,
            cusparseColorAlg_t,
        ) -> cusparseStatus_t,
    > = Symbol::new(c"cusparseSetColorAlgs");
    match SYMBOL.get(&CUSPARSE) {
        Ok(exported) => unsafe { exported(info, alg) }
        Err(missing) => missing.status(),
    }
}

/// `cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationNvvmBuffer, size_t addOperationBufferSize, const void *mulOperationNvvmBuffer, size_t mulOperationBufferSize, const void *epilogueNvvmBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)`
///
/// In `cusparse.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t,
    plan: *mut cusparseSpMMOpPlan_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMMOpAlg_t,
    addOperationNvvmBuffer: *const c_void,
    addOperationBufferSize: usize,
    mulOperationNvvmBuffer: *const c_void,
    mulOperationBufferSize: usize,
    epilogueNvvmBuffer: *const c_void,
    epilogueBufferSize: usize,
    SpMMWorkspaceSize: *mut usize,
) -> cusparseStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cusparseHandle_t,
            *mut cusparseSpMMOpPlan_t,
            cusparseOperation_t,
            cusparseOperation_t,
            cusparseConstSpMatDescr_t,
            cusparseConstDnMatDescr_t,
            cusparseDnMatDescr_t,
            runtime::cudaDataType,
            cusparseSpMMOpAlg_t,
            *const c_void,
            usize,
            *const c_void,
            usize,
            *const c_void,
            usize,
            *mut usize,
        ) -> cusparseStatus_t,
    > = Symbol::new(c"cusparseSpMMOp_createPlan");
    match SYMBOL.get(&CUSPARSE) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    plan,
                    opA,
                    opB,
                    matA,
                    matB,
                    matC,
                    computeType,
                    alg,
                    addOperationNvvmBuffer,
                    addOperationBufferSize,
                    mulOperationNvvmBuffer,
                    mulOperationBufferSize,
                    epilogueNvvmBuffer,
                    epilogueBufferSize,
                    SpMMWorkspaceSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}
