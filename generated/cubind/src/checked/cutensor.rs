//! The functions of the cuTENSOR as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cutensor as raw;
#[allow(unused_imports)]
use raw::CUTENSOR;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cutensor::all_types::*;

checked! {
    CUTENSOR, cutensorStatus_t;
    fn cutensorBlockSparseContract(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: &[*const c_void],
        B: &[*const c_void],
        beta: HostScalar,
        C: &[*const c_void],
        D: &[*mut c_void],
        workspace: CuPtr<c_void>,
        workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorContract(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        B: CuPtr<c_void>,
        beta: HostScalar,
        C: CuPtr<c_void>,
        D: CuPtr<c_void>,
        workspace: CuPtr<c_void>,
        workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorContractTrinary(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        B: CuPtr<c_void>,
        C: CuPtr<c_void>,
        beta: HostScalar,
        D: CuPtr<c_void>,
        E: CuPtr<c_void>,
        workspace: CuPtr<c_void>,
        workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorCreate() -> cutensorHandle_t;
    fn cutensorCreateBlockSparseContraction(
        handle: cutensorHandle_t,
        descA: cutensorBlockSparseTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorBlockSparseTensorDescriptor_t,
        modeB: &[i32],
        opB: cutensorOperator_t,
        descC: cutensorBlockSparseTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorBlockSparseTensorDescriptor_t,
        modeD: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreateBlockSparseTensorDescriptor(
        handle: cutensorHandle_t,
        numNonZeroBlocks: u64,
        numSectionsPerMode: &[u32],
        extent: &[i64],
        nonZeroCoordinates: &[i32],
        stride: &[i64],
        dataType: runtime::cudaDataType,
    ) -> cutensorBlockSparseTensorDescriptor_t;
    fn cutensorCreateContraction(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t,
        modeB: &[i32],
        opB: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorTensorDescriptor_t,
        modeD: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreateContractionTrinary(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t,
        modeB: &[i32],
        opB: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorTensorDescriptor_t,
        modeD: &[i32],
        opD: cutensorOperator_t,
        descE: cutensorTensorDescriptor_t,
        modeE: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreateElementwiseBinary(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorTensorDescriptor_t,
        modeD: &[i32],
        opAC: cutensorOperator_t,
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreateElementwiseTrinary(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t,
        modeB: &[i32],
        opB: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorTensorDescriptor_t,
        modeD: &[i32],
        opAB: cutensorOperator_t,
        opABC: cutensorOperator_t,
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreatePermutation(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t,
        modeB: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreatePlan(
        handle: cutensorHandle_t,
        desc: cutensorOperationDescriptor_t,
        pref: cutensorPlanPreference_t,
        workspaceSizeLimit: u64,
    ) -> cutensorPlan_t;
    fn cutensorCreatePlanPreference(
        handle: cutensorHandle_t,
        algo: cutensorAlgo_t,
        jitMode: cutensorJitMode_t,
    ) -> cutensorPlanPreference_t;
    fn cutensorCreateReduction(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t,
        modeC: &[i32],
        opC: cutensorOperator_t,
        descD: cutensorTensorDescriptor_t,
        modeD: &[i32],
        opReduce: cutensorOperator_t,
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    fn cutensorCreateTensorDescriptor(
        handle: cutensorHandle_t,
        extent: &[i64],
        stride: &[i64],
        dataType: runtime::cudaDataType,
        alignmentRequirement: u32,
    ) -> cutensorTensorDescriptor_t;
    fn cutensorDestroy(handle: cutensorHandle_t) -> ();
    fn cutensorDestroyBlockSparseTensorDescriptor(
        desc: cutensorBlockSparseTensorDescriptor_t,
    ) -> ();
    fn cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t) -> ();
    fn cutensorDestroyPlan(plan: cutensorPlan_t) -> ();
    fn cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t) -> ();
    fn cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t) -> ();
    fn cutensorElementwiseBinaryExecute(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        gamma: HostScalar,
        C: CuPtr<c_void>,
        D: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorElementwiseTrinaryExecute(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        beta: HostScalar,
        B: CuPtr<c_void>,
        gamma: HostScalar,
        C: CuPtr<c_void>,
        D: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorEstimateWorkspaceSize(
        handle: cutensorHandle_t,
        desc: cutensorOperationDescriptor_t,
        planPref: cutensorPlanPreference_t,
        workspacePref: cutensorWorksizePreference_t,
    ) -> u64;
    fn cutensorHandleReadPlanCacheFromFile(
        handle: cutensorHandle_t,
        filename: &CStr,
    ) -> u32;
    fn cutensorHandleResizePlanCache(handle: cutensorHandle_t, numEntries: u32) -> ();
    fn cutensorHandleWritePlanCacheToFile(
        handle: cutensorHandle_t,
        filename: &CStr,
    ) -> ();
    fn cutensorLoggerForceDisable() -> ();
    fn cutensorLoggerOpenFile(logFile: &CStr) -> ();
    fn cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t) -> ();
    fn cutensorLoggerSetFile(file: *mut FILE) -> ();
    fn cutensorLoggerSetLevel(level: i32) -> ();
    fn cutensorLoggerSetMask(mask: i32) -> ();
    fn cutensorPermute(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        B: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorReadKernelCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    fn cutensorReduce(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        beta: HostScalar,
        C: CuPtr<c_void>,
        D: CuPtr<c_void>,
        workspace: CuPtr<c_void>,
        workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cutensorWriteKernelCacheToFile(handle: cutensorHandle_t, filename: &CStr) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cutensorOperationDescriptorAttribute_t {
            CUTENSOR_OPERATION_DESCRIPTOR_TAG: i32,
            CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE: runtime::cudaDataType,
            CUTENSOR_OPERATION_DESCRIPTOR_FLOPS: f32,
            CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES: f32,
            CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE: i32,
        } + [
            CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT: u32,
            CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT: u32,
            CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE: u8,
        ]
        cutensorPlanAttribute_t {
            CUTENSOR_PLAN_REQUIRED_WORKSPACE: u64,
        }
        cutensorPlanPreferenceAttribute_t {
            CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE: cutensorAutotuneMode_t,
            CUTENSOR_PLAN_PREFERENCE_CACHE_MODE: cutensorCacheMode_t,
            CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT: i32,
            CUTENSOR_PLAN_PREFERENCE_ALGO: cutensorAlgo_t,
            CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK: i32,
            CUTENSOR_PLAN_PREFERENCE_JIT: cutensorJitMode_t,
            CUTENSOR_PLAN_PREFERENCE_GPU_ARCH: i32,
        }
    }
}

/// As [`cutensorOperationDescriptorGetAttribute`](raw::cutensorOperationDescriptorGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cutensorOperationDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    attr: Key<cutensorOperationDescriptorAttribute_t, T, C>,
) -> Result<T, crate::Error<cutensorStatus_t>> {
    crate::support::checked(
            called!(CUTENSOR, cutensorOperationDescriptorGetAttribute),
            unsafe {
                raw::cutensorOperationDescriptorGetAttribute::<
                    C,
                >(handle, desc, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensorOperationDescriptorSetAttribute`](raw::cutensorOperationDescriptorSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cutensorOperationDescriptorSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    attr: Key<cutensorOperationDescriptorAttribute_t, T, C>,
    buf: T,
) -> Result<(), crate::Error<cutensorStatus_t>> {
    crate::support::checked(
        called!(CUTENSOR, cutensorOperationDescriptorSetAttribute),
        unsafe {
            raw::cutensorOperationDescriptorSetAttribute::<
                C,
            >(handle, desc, attr.selector(), &buf.into_c())
        },
    )
}

/// As [`cutensorPlanGetAttribute`](raw::cutensorPlanGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cutensorPlanGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    plan: cutensorPlan_t,
    attr: Key<cutensorPlanAttribute_t, T, C>,
) -> Result<T, crate::Error<cutensorStatus_t>> {
    crate::support::checked(
            called!(CUTENSOR, cutensorPlanGetAttribute),
            unsafe { raw::cutensorPlanGetAttribute::<C>(handle, plan, attr.selector()) },
        )
        .map(T::from_c)
}

/// As [`cutensorPlanPreferenceGetAttribute`](raw::cutensorPlanPreferenceGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cutensorPlanPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    pref: cutensorPlanPreference_t,
    attr: Key<cutensorPlanPreferenceAttribute_t, T, C>,
) -> Result<T, crate::Error<cutensorStatus_t>> {
    crate::support::checked(
            called!(CUTENSOR, cutensorPlanPreferenceGetAttribute),
            unsafe {
                raw::cutensorPlanPreferenceGetAttribute::<
                    C,
                >(handle, pref, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensorPlanPreferenceSetAttribute`](raw::cutensorPlanPreferenceSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cutensorPlanPreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: cutensorHandle_t,
    pref: cutensorPlanPreference_t,
    attr: Key<cutensorPlanPreferenceAttribute_t, T, C>,
    buf: T,
) -> Result<(), crate::Error<cutensorStatus_t>> {
    crate::support::checked(
        called!(CUTENSOR, cutensorPlanPreferenceSetAttribute),
        unsafe {
            raw::cutensorPlanPreferenceSetAttribute::<
                C,
            >(handle, pref, attr.selector(), &buf.into_c())
        },
    )
}
