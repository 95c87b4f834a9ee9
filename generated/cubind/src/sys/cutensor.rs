//! The C functions of cuTENSOR, as the library exports them.
//!
//! [`cutensor`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cutensor::CUTENSOR;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cutensor as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cutensor::all_types::*;

sys! {
    cutensor, CUTENSOR, Err(_) => 0;

    #[called_by(only cutensorGetCudartVersion)]
    fn cutensorGetCudartVersion() -> usize;

    #[called_by(only cutensorGetVersion)]
    fn cutensorGetVersion() -> usize;
}

sys! {
    cutensor, CUTENSOR, Err(_) => core::ptr::null();

    #[called_by(only cutensorGetErrorString)]
    fn cutensorGetErrorString(error: cutensorStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cutensor, CUTENSOR, Err(missing) => missing.status();

    #[called_by(owned cutensorBlockSparseContract)]
    fn cutensorBlockSparseContract(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const *const c_void, B: *const *const c_void, beta: *const c_void, C: *const *const c_void, D: *const *mut c_void, workspace: *mut c_void, workspaceSize: u64, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorContract)]
    fn cutensorContract(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, B: *const c_void, beta: *const c_void, C: *const c_void, D: *mut c_void, workspace: *mut c_void, workspaceSize: u64, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorContractTrinary)]
    fn cutensorContractTrinary(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, B: *const c_void, C: *const c_void, beta: *const c_void, D: *const c_void, E: *mut c_void, workspace: *mut c_void, workspaceSize: u64, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreate)]
    fn cutensorCreate(handle: *mut cutensorHandle_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateBlockSparseContraction)]
    fn cutensorCreateBlockSparseContraction(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorBlockSparseTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descB: cutensorBlockSparseTensorDescriptor_t, modeB: *const i32, opB: cutensorOperator_t, descC: cutensorBlockSparseTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorBlockSparseTensorDescriptor_t, modeD: *const i32, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateBlockSparseTensorDescriptor)]
    fn cutensorCreateBlockSparseTensorDescriptor(handle: cutensorHandle_t, desc: *mut cutensorBlockSparseTensorDescriptor_t, numModes: u32, numNonZeroBlocks: u64, numSectionsPerMode: *const u32, extent: *const i64, nonZeroCoordinates: *const i32, stride: *const i64, dataType: runtime::cudaDataType) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateContraction)]
    fn cutensorCreateContraction(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descB: cutensorTensorDescriptor_t, modeB: *const i32, opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: *const i32, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateContractionTrinary)]
    fn cutensorCreateContractionTrinary(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descB: cutensorTensorDescriptor_t, modeB: *const i32, opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: *const i32, opD: cutensorOperator_t, descE: cutensorTensorDescriptor_t, modeE: *const i32, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateElementwiseBinary)]
    fn cutensorCreateElementwiseBinary(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descC: cutensorTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: *const i32, opAC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateElementwiseTrinary)]
    fn cutensorCreateElementwiseTrinary(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descB: cutensorTensorDescriptor_t, modeB: *const i32, opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: *const i32, opAB: cutensorOperator_t, opABC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreatePermutation)]
    fn cutensorCreatePermutation(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descB: cutensorTensorDescriptor_t, modeB: *const i32, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreatePlan)]
    fn cutensorCreatePlan(handle: cutensorHandle_t, plan: *mut cutensorPlan_t, desc: cutensorOperationDescriptor_t, pref: cutensorPlanPreference_t, workspaceSizeLimit: u64) -> cutensorStatus_t;

    #[called_by(owned cutensorCreatePlanPreference)]
    fn cutensorCreatePlanPreference(handle: cutensorHandle_t, pref: *mut cutensorPlanPreference_t, algo: cutensorAlgo_t, jitMode: cutensorJitMode_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateReduction)]
    fn cutensorCreateReduction(handle: cutensorHandle_t, desc: *mut cutensorOperationDescriptor_t, descA: cutensorTensorDescriptor_t, modeA: *const i32, opA: cutensorOperator_t, descC: cutensorTensorDescriptor_t, modeC: *const i32, opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: *const i32, opReduce: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorCreateTensorDescriptor)]
    fn cutensorCreateTensorDescriptor(handle: cutensorHandle_t, desc: *mut cutensorTensorDescriptor_t, numModes: u32, extent: *const i64, stride: *const i64, dataType: runtime::cudaDataType, alignmentRequirement: u32) -> cutensorStatus_t;

    #[called_by(cutensorDestroy)]
    fn cutensorDestroy(handle: cutensorHandle_t) -> cutensorStatus_t;

    #[called_by(cutensorDestroyBlockSparseTensorDescriptor)]
    fn cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t) -> cutensorStatus_t;

    #[called_by(cutensorDestroyOperationDescriptor)]
    fn cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t) -> cutensorStatus_t;

    #[called_by(cutensorDestroyPlan)]
    fn cutensorDestroyPlan(plan: cutensorPlan_t) -> cutensorStatus_t;

    #[called_by(cutensorDestroyPlanPreference)]
    fn cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t) -> cutensorStatus_t;

    #[called_by(cutensorDestroyTensorDescriptor)]
    fn cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t) -> cutensorStatus_t;

    #[called_by(owned cutensorElementwiseBinaryExecute)]
    fn cutensorElementwiseBinaryExecute(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, gamma: *const c_void, C: *const c_void, D: *mut c_void, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorElementwiseTrinaryExecute)]
    fn cutensorElementwiseTrinaryExecute(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, beta: *const c_void, B: *const c_void, gamma: *const c_void, C: *const c_void, D: *mut c_void, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorEstimateWorkspaceSize)]
    fn cutensorEstimateWorkspaceSize(handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, planPref: cutensorPlanPreference_t, workspacePref: cutensorWorksizePreference_t, workspaceSizeEstimate: *mut u64) -> cutensorStatus_t;

    #[called_by(owned cutensorHandleReadPlanCacheFromFile)]
    fn cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t, filename: *const core::ffi::c_char, numCachelinesRead: *mut u32) -> cutensorStatus_t;

    #[called_by(owned cutensorHandleResizePlanCache)]
    fn cutensorHandleResizePlanCache(handle: cutensorHandle_t, numEntries: u32) -> cutensorStatus_t;

    #[called_by(owned cutensorHandleWritePlanCacheToFile)]
    fn cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t, filename: *const core::ffi::c_char) -> cutensorStatus_t;

    #[called_by(cutensorLoggerForceDisable)]
    fn cutensorLoggerForceDisable() -> cutensorStatus_t;

    #[called_by(cutensorLoggerOpenFile)]
    fn cutensorLoggerOpenFile(logFile: *const core::ffi::c_char) -> cutensorStatus_t;

    #[called_by(cutensorLoggerSetCallback)]
    fn cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t) -> cutensorStatus_t;

    #[called_by(cutensorLoggerSetFile)]
    fn cutensorLoggerSetFile(file: *mut FILE) -> cutensorStatus_t;

    #[called_by(cutensorLoggerSetLevel)]
    fn cutensorLoggerSetLevel(level: i32) -> cutensorStatus_t;

    #[called_by(cutensorLoggerSetMask)]
    fn cutensorLoggerSetMask(mask: i32) -> cutensorStatus_t;

    #[called_by(owned cutensorOperationDescriptorGetAttribute)]
    fn cutensorOperationDescriptorGetAttribute(handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, attr: cutensorOperationDescriptorAttribute_t, buf: *mut c_void, sizeInBytes: usize) -> cutensorStatus_t;

    #[called_by(owned cutensorOperationDescriptorSetAttribute)]
    fn cutensorOperationDescriptorSetAttribute(handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, attr: cutensorOperationDescriptorAttribute_t, buf: *const c_void, sizeInBytes: usize) -> cutensorStatus_t;

    #[called_by(owned cutensorPermute)]
    fn cutensorPermute(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, B: *mut c_void, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorPlanGetAttribute)]
    fn cutensorPlanGetAttribute(handle: cutensorHandle_t, plan: cutensorPlan_t, attr: cutensorPlanAttribute_t, buf: *mut c_void, sizeInBytes: usize) -> cutensorStatus_t;

    #[called_by(owned cutensorPlanPreferenceGetAttribute)]
    #[since = "2.4"]
    fn cutensorPlanPreferenceGetAttribute(handle: cutensorHandle_t, pref: cutensorPlanPreference_t, attr: cutensorPlanPreferenceAttribute_t, buf: *mut c_void, sizeInBytes: usize) -> cutensorStatus_t;

    #[called_by(owned cutensorPlanPreferenceSetAttribute)]
    fn cutensorPlanPreferenceSetAttribute(handle: cutensorHandle_t, pref: cutensorPlanPreference_t, attr: cutensorPlanPreferenceAttribute_t, buf: *const c_void, sizeInBytes: usize) -> cutensorStatus_t;

    #[called_by(owned cutensorReadKernelCacheFromFile)]
    fn cutensorReadKernelCacheFromFile(handle: cutensorHandle_t, filename: *const core::ffi::c_char) -> cutensorStatus_t;

    #[called_by(owned cutensorReduce)]
    fn cutensorReduce(handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: *const c_void, A: *const c_void, beta: *const c_void, C: *const c_void, D: *mut c_void, workspace: *mut c_void, workspaceSize: u64, stream: runtime::cudaStream_t) -> cutensorStatus_t;

    #[called_by(owned cutensorWriteKernelCacheToFile)]
    fn cutensorWriteKernelCacheToFile(handle: cutensorHandle_t, filename: *const core::ffi::c_char) -> cutensorStatus_t;
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_16BF))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_16BF() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_16BF\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_16F))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_16F() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_16F\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_32F))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_32F() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_32F\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_3XTF32))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_3XTF32() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_3XTF32\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_4X16F))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_4X16F() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_4X16F\0\x002.5");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_64F))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_64F() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_64F\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_8XINT8))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_8XINT8() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_8XINT8\0\x002.4");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_9X16BF))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_9X16BF() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_9X16BF\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}

#[cfg_attr(doc, doc = form!(sys cutensor only CUTENSOR_COMPUTE_DESC_TF32))]
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_TF32() -> cutensorComputeDescriptor_t {
    static SYMBOL: Symbol = Symbol::new("CUTENSOR_COMPUTE_DESC_TF32\0\0");
    match SYMBOL.get(&CUTENSOR) {
        Ok(found) => unsafe { *found.cast::<cutensorComputeDescriptor_t>().as_ptr() }
        Err(_) => output::zeroed(),
    }
}
