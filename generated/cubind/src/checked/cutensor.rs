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
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, array, length `known by plan`
    /// - `B`: in, array, length `known by plan`
    /// - `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `C`: in, array, length `known by plan`
    /// - `D`: in, array, length `known by plan`
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `B`, `C`, `D`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `A`, `B`, `C`, `D`: at least as long as `plan` needs; that is not checked.
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
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `B`: in, on the device
    /// - `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `C`: in, on the device
    /// - `D`: on the device
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
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
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `B`: in, on the device
    /// - `C`: in, on the device
    /// - `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `D`: in, on the device
    /// - `E`: on the device
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
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
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorCreate() -> cutensorHandle_t;
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeB`: in, array, length `known by descB`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeB`: at least as long as `descB` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
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
    /// - `numSectionsPerMode`: in, array, length `numModes`
    /// - `extent`: in, array, length `known by numSectionsPerMode`
    /// - `nonZeroCoordinates`: in, array, length `known by numNonZeroBlocks`
    /// - `stride`: in, array, length `known by numNonZeroBlocks`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `extent`: at least as long as `numSectionsPerMode` needs; that is not checked.
    /// - `nonZeroCoordinates`, `stride`: at least as long as `numNonZeroBlocks` needs; that is not checked.
    fn cutensorCreateBlockSparseTensorDescriptor(
        handle: cutensorHandle_t,
        numNonZeroBlocks: u64,
        numSectionsPerMode: &[u32],
        extent: &[i64],
        nonZeroCoordinates: &[i32],
        stride: &[i64],
        dataType: runtime::cudaDataType,
    ) -> cutensorBlockSparseTensorDescriptor_t;
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeB`: in, array, length `known by descB`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeB`: at least as long as `descB` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
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
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeB`: in, array, length `known by descB`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    /// - `modeE`: in, array, length `known by descE`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`, `descE`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeB`: at least as long as `descB` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
    /// - `modeE`: at least as long as `descE` needs; that is not checked.
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
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
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
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeB`: in, array, length `known by descB`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeB`: at least as long as `descB` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
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
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeB`: in, array, length `known by descB`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeB`: at least as long as `descB` needs; that is not checked.
    fn cutensorCreatePermutation(
        handle: cutensorHandle_t,
        descA: cutensorTensorDescriptor_t,
        modeA: &[i32],
        opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t,
        modeB: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// # Safety
    ///
    /// `handle`, `desc`, `pref`: live handles that no other thread uses during the call.
    fn cutensorCreatePlan(
        handle: cutensorHandle_t,
        desc: cutensorOperationDescriptor_t,
        pref: cutensorPlanPreference_t,
        workspaceSizeLimit: u64,
    ) -> cutensorPlan_t;
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreatePlanPreference(
        handle: cutensorHandle_t,
        algo: cutensorAlgo_t,
        jitMode: cutensorJitMode_t,
    ) -> cutensorPlanPreference_t;
    /// - `modeA`: in, array, length `known by descA`
    /// - `modeC`: in, array, length `known by descC`
    /// - `modeD`: in, array, length `known by descD`
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` needs; that is not checked.
    /// - `modeC`: at least as long as `descC` needs; that is not checked.
    /// - `modeD`: at least as long as `descD` needs; that is not checked.
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
    /// - `extent`: in, array, length `numModes`
    /// - `stride`: in, array, length `numModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreateTensorDescriptor(
        handle: cutensorHandle_t,
        extent: &[i64],
        stride: &[i64],
        dataType: runtime::cudaDataType,
        alignmentRequirement: u32,
    ) -> cutensorTensorDescriptor_t;
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn cutensorDestroy(handle: cutensorHandle_t) -> ();
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyBlockSparseTensorDescriptor(
        desc: cutensorBlockSparseTensorDescriptor_t,
    ) -> ();
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t) -> ();
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread uses `plan`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlan(plan: cutensorPlan_t) -> ();
    /// - `pref`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pref`: a live handle that no other thread uses during the call.
    /// - No thread uses `pref`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t) -> ();
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t) -> ();
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
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
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `B`: in, on the device
    /// - `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
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
    /// # Safety
    ///
    /// `handle`, `desc`, `planPref`: live handles that no other thread uses during the call.
    fn cutensorEstimateWorkspaceSize(
        handle: cutensorHandle_t,
        desc: cutensorOperationDescriptor_t,
        planPref: cutensorPlanPreference_t,
        workspacePref: cutensorWorksizePreference_t,
    ) -> u64;
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename`: a whole file, as its tool wrote it; the library does not check what is in it.
    fn cutensorHandleReadPlanCacheFromFile(
        handle: cutensorHandle_t,
        filename: &CStr,
    ) -> u32;
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleResizePlanCache(handle: cutensorHandle_t, numEntries: u32) -> ();
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleWritePlanCacheToFile(
        handle: cutensorHandle_t,
        filename: &CStr,
    ) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerForceDisable() -> ();
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerOpenFile(logFile: &CStr) -> ();
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` is called at any time from now on, on any thread: it must not unwind.
    fn cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t) -> ();
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cutensorLoggerSetFile(file: *mut FILE) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetLevel(level: i32) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetMask(mask: i32) -> ();
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorPermute(
        handle: cutensorHandle_t,
        plan: cutensorPlan_t,
        alpha: HostScalar,
        A: CuPtr<c_void>,
        B: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename`: a whole file, as its tool wrote it; the library does not check what is in it.
    fn cutensorReadKernelCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `C`: in, on the device
    /// - `D`: on the device
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
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
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
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
/// `handle`, `desc`: live handles that no other thread uses during the call.
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
/// - `buf`: in, one value; `attr` chooses the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
///
/// # Safety
///
/// `handle`, `desc`: live handles that no other thread uses during the call.
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
/// `handle`, `plan`: live handles that no other thread uses during the call.
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
/// `handle`, `pref`: live handles that no other thread uses during the call.
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
/// - `buf`: in, one value; `attr` chooses the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
///
/// # Safety
///
/// `handle`, `pref`: live handles that no other thread uses during the call.
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
