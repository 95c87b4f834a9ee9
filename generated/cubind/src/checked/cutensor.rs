//! cuTENSOR: functions that return [`Result`]s, and its types. See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cutensor as raw;
#[allow(unused_imports)]
use raw::CUTENSOR;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cutensor::all_types::*;

/// Selectors of attributes, with the type of each value: see [`Key`].
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

checked! {
    CUTENSOR, cutensorStatus_t;
    /// Runs the plan of a block-sparse contraction, D = α·A·B + β·C; takes arrays of pointers to blocks.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `B`, `C`, `D`: in, array, of the length that `plan` requires
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Targets of the elements of `A`, `B`, `C`, `D`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `A`, `B`, `C`, `D`: at least as long as `plan` requires. The length is not checked.
    fn cutensorBlockSparseContract(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: &[*const c_void], B: &[*const c_void],
        beta: HostScalar, C: &[*const c_void], D: &[*mut c_void], workspace: CuPtr<c_void>, workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Runs the plan of a contraction, D = α·A·B + β·C, on a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `B`, `C`: in, on the device
    /// - `D`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorContract(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        beta: HostScalar, C: CuPtr<c_void>, D: CuPtr<c_void>, workspace: CuPtr<c_void>, workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Runs the plan of a contraction of three tensors, E = α·A·B·C + β·D, on a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `B`, `C`, `D`: in, on the device
    /// - `E`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorContractTrinary(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        C: CuPtr<c_void>, beta: HostScalar, D: CuPtr<c_void>, E: CuPtr<c_void>, workspace: CuPtr<c_void>,
        workspaceSize: u64, stream: runtime::cudaStream_t,
    ) -> ();
    /// Creates a cuTENSOR handle on the current device, with a cache of plans.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorCreate() -> cutensorHandle_t;
    /// Describes D = α·A·B + β·C, a contraction of block-sparse tensors.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeB`: in, array, of the length that `descB` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeB`: at least as long as `descB` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    fn cutensorCreateBlockSparseContraction(
        handle: cutensorHandle_t, descA: cutensorBlockSparseTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descB: cutensorBlockSparseTensorDescriptor_t, modeB: &[i32], opB: cutensorOperator_t,
        descC: cutensorBlockSparseTensorDescriptor_t, modeC: &[i32], opC: cutensorOperator_t,
        descD: cutensorBlockSparseTensorDescriptor_t, modeD: &[i32], descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes a tensor cut into sections along each mode, of which only some blocks are stored.
    /// - `numSectionsPerMode`: in, array, length `numModes`
    /// - `extent`: in, array, of the length that `numSectionsPerMode` requires
    /// - `nonZeroCoordinates`: in, array, of the length that `numNonZeroBlocks` requires
    /// - `stride`: in, array, of the length that `numNonZeroBlocks` requires; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `extent`: at least as long as `numSectionsPerMode` requires. The length is not checked.
    /// - `nonZeroCoordinates`, `stride`: at least as long as `numNonZeroBlocks` requires. The length is not checked.
    fn cutensorCreateBlockSparseTensorDescriptor(
        handle: cutensorHandle_t, numNonZeroBlocks: u64, numSectionsPerMode: &[u32], extent: &[i64],
        nonZeroCoordinates: &[i32], stride: &[i64], dataType: runtime::cudaDataType,
    ) -> cutensorBlockSparseTensorDescriptor_t;
    /// Describes D = α·A·B + β·C, which sums over the modes that A and B share and C lacks.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeB`: in, array, of the length that `descB` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeB`: at least as long as `descB` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    fn cutensorCreateContraction(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t, modeB: &[i32], opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t,
        modeC: &[i32], opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes E = α·A·B·C + β·D, which sums over the modes that D lacks.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeB`: in, array, of the length that `descB` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    /// - `modeE`: in, array, of the length that `descE` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`, `descE`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeB`: at least as long as `descB` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    /// - `modeE`: at least as long as `descE` requires. The length is not checked.
    fn cutensorCreateContractionTrinary(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t, modeB: &[i32], opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t,
        modeC: &[i32], opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: &[i32],
        opD: cutensorOperator_t, descE: cutensorTensorDescriptor_t, modeE: &[i32],
        descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes D = opAC(α·opA(A), γ·opC(C)) element by element, with modes in any order.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    fn cutensorCreateElementwiseBinary(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t, modeC: &[i32], opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t,
        modeD: &[i32], opAC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)) element by element.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeB`: in, array, of the length that `descB` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeB`: at least as long as `descB` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    fn cutensorCreateElementwiseTrinary(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t, modeB: &[i32], opB: cutensorOperator_t, descC: cutensorTensorDescriptor_t,
        modeC: &[i32], opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t, modeD: &[i32],
        opAB: cutensorOperator_t, opABC: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes B = α·opA(A) with the modes in another order.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeB`: in, array, of the length that `descB` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descB`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeB`: at least as long as `descB` requires. The length is not checked.
    fn cutensorCreatePermutation(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descB: cutensorTensorDescriptor_t, modeB: &[i32], descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Chooses a kernel for an operation within a limit of workspace, optionally compiling it.
    /// # Safety
    ///
    /// `handle`, `desc`, `pref`: live handles that no other thread uses during the call.
    fn cutensorCreatePlan(
        handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, pref: cutensorPlanPreference_t,
        workspaceSizeLimit: u64,
    ) -> cutensorPlan_t;
    /// Creates preferences for a plan: the algorithm, and whether kernels may be compiled for it.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreatePlanPreference(
        handle: cutensorHandle_t, algo: cutensorAlgo_t, jitMode: cutensorJitMode_t,
    ) -> cutensorPlanPreference_t;
    /// Describes D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that C lacks.
    /// - `modeA`: in, array, of the length that `descA` requires
    /// - `modeC`: in, array, of the length that `descC` requires
    /// - `modeD`: in, array, of the length that `descD` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
    /// - `descCompute`: a live handle.
    /// - `modeA`: at least as long as `descA` requires. The length is not checked.
    /// - `modeC`: at least as long as `descC` requires. The length is not checked.
    /// - `modeD`: at least as long as `descD` requires. The length is not checked.
    fn cutensorCreateReduction(
        handle: cutensorHandle_t, descA: cutensorTensorDescriptor_t, modeA: &[i32], opA: cutensorOperator_t,
        descC: cutensorTensorDescriptor_t, modeC: &[i32], opC: cutensorOperator_t, descD: cutensorTensorDescriptor_t,
        modeD: &[i32], opReduce: cutensorOperator_t, descCompute: cutensorComputeDescriptor_t,
    ) -> cutensorOperationDescriptor_t;
    /// Describes a tensor by the extent and stride of each mode, its type and alignment.
    /// - `extent`: in, array, length `numModes`
    /// - `stride`: in, array, length `numModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreateTensorDescriptor(
        handle: cutensorHandle_t, extent: &[i64], stride: &[i64], dataType: runtime::cudaDataType,
        alignmentRequirement: u32,
    ) -> cutensorTensorDescriptor_t;
    /// Destroys a cuTENSOR handle and its cache of plans.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn cutensorDestroy(handle: cutensorHandle_t) -> ();
    /// Destroys a block-sparse tensor's descriptor, not its data.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t) -> ();
    /// Destroys the descriptor of an operation.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t) -> ();
    /// Destroys a plan.
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread uses `plan`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlan(plan: cutensorPlan_t) -> ();
    /// Destroys preferences for a plan.
    /// - `pref`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pref`: a live handle that no other thread uses during the call.
    /// - No thread uses `pref`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t) -> ();
    /// Destroys a tensor's descriptor, not its data.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread uses `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t) -> ();
    /// Runs the plan of a binary operation element by element on a stream.
    /// - `alpha`, `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorElementwiseBinaryExecute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, gamma: HostScalar,
        C: CuPtr<c_void>, D: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Runs the plan of a trinary operation element by element on a stream.
    /// - `alpha`, `beta`, `gamma`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `B`, `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorElementwiseTrinaryExecute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, beta: HostScalar,
        B: CuPtr<c_void>, gamma: HostScalar, C: CuPtr<c_void>, D: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Estimates the workspace size in bytes for an operation: minimal, usual or maximal.
    /// # Safety
    ///
    /// `handle`, `desc`, `planPref`: live handles that no other thread uses during the call.
    fn cutensorEstimateWorkspaceSize(
        handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, planPref: cutensorPlanPreference_t,
        workspacePref: cutensorWorksizePreference_t,
    ) -> u64;
    /// Fills a handle's cache of plans from a file and returns the number of entries.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename`: a complete, valid file: the library does not check its contents.
    fn cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> u32;
    /// Sets the maximum number of plans in a handle's cache.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleResizePlanCache(handle: cutensorHandle_t, numEntries: u32) -> ();
    /// Writes a handle's cache of plans to a file, and overwrites an existing file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    /// Disables cuTENSOR's log for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerForceDisable() -> ();
    /// Opens a file by its path and makes cuTENSOR write its log into it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerOpenFile(logFile: &CStr) -> ();
    /// Installs a function that receives every line of cuTENSOR's log.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` is called at any time from now on, on any thread: it must not unwind.
    fn cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t) -> ();
    /// Sends the log of cuTENSOR to an open C stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cutensorLoggerSetFile(file: *mut FILE) -> ();
    /// Sets the log level of cuTENSOR, from 0 (nothing) upward.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetLevel(level: i32) -> ();
    /// Sets the log mask of cuTENSOR, which replaces the level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetMask(mask: i32) -> ();
    /// Runs the plan of a permutation, B = α·A with modes in another order, on a stream.
    /// - `alpha`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorPermute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Loads kernels from a file, so that they need not be compiled again.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename`: a complete, valid file: the library does not check its contents.
    fn cutensorReadKernelCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    /// Runs the plan of a reduction, D = α·reduce(A) + β·C, on a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the plan knows it: what `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` tells of its operation
    /// - `A`, `C`: in, on the device
    /// - `D`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensorReduce(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, beta: HostScalar,
        C: CuPtr<c_void>, D: CuPtr<c_void>, workspace: CuPtr<c_void>, workspaceSize: u64, stream: runtime::cudaStream_t,
    ) -> ();
    /// Writes the kernels that were compiled at run time to a file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorWriteKernelCacheToFile(handle: cutensorHandle_t, filename: &CStr) -> ();
}

/// Reads one attribute of an operation, such as its flops or the type of scalars.
///
/// Like [`cutensorOperationDescriptorGetAttribute`](raw::cutensorOperationDescriptorGetAttribute), which has the C prototype and the documented errors, but returns a `Result`; the [key](Key) selects the type of the value.
///
/// # Safety
///
/// `handle`, `desc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorOperationDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    attr: Key<cutensorOperationDescriptorAttribute_t, T, C>,
) -> Result<T, support::Error<cutensorStatus_t>> {
    support::checked(
            called!(CUTENSOR, cutensorOperationDescriptorGetAttribute),
            unsafe {
                raw::cutensorOperationDescriptorGetAttribute::<
                    C,
                >(handle, desc, attr.selector())
            },
        )
        .map(T::from_c)
}

/// Sets one attribute of an operation, such as a tag or the type of scalars.
///
/// Like [`cutensorOperationDescriptorSetAttribute`](raw::cutensorOperationDescriptorSetAttribute), which has the C prototype and the documented errors, but returns a `Result`; the [key](Key) selects the type of the value.
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
) -> Result<(), support::Error<cutensorStatus_t>> {
    support::checked(
        called!(CUTENSOR, cutensorOperationDescriptorSetAttribute),
        unsafe {
            raw::cutensorOperationDescriptorSetAttribute::<
                C,
            >(handle, desc, attr.selector(), &buf.into_c())
        },
    )
}

/// Reads one attribute of a plan, such as the workspace it needs in bytes.
///
/// Like [`cutensorPlanGetAttribute`](raw::cutensorPlanGetAttribute), which has the C prototype and the documented errors, but returns a `Result`; the [key](Key) selects the type of the value.
///
/// # Safety
///
/// `handle`, `plan`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorPlanGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    plan: cutensorPlan_t,
    attr: Key<cutensorPlanAttribute_t, T, C>,
) -> Result<T, support::Error<cutensorStatus_t>> {
    support::checked(
            called!(CUTENSOR, cutensorPlanGetAttribute),
            unsafe { raw::cutensorPlanGetAttribute::<C>(handle, plan, attr.selector()) },
        )
        .map(T::from_c)
}

/// Reads one preference for a plan, such as the use of the cache or a kernel's rank.
///
/// Like [`cutensorPlanPreferenceGetAttribute`](raw::cutensorPlanPreferenceGetAttribute), which has the C prototype and the documented errors, but returns a `Result`; the [key](Key) selects the type of the value.
///
/// # Safety
///
/// `handle`, `pref`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorPlanPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensorHandle_t,
    pref: cutensorPlanPreference_t,
    attr: Key<cutensorPlanPreferenceAttribute_t, T, C>,
) -> Result<T, support::Error<cutensorStatus_t>> {
    support::checked(
            called!(CUTENSOR, cutensorPlanPreferenceGetAttribute),
            unsafe {
                raw::cutensorPlanPreferenceGetAttribute::<
                    C,
                >(handle, pref, attr.selector())
            },
        )
        .map(T::from_c)
}

/// Sets one preference for a plan, such as the use of the cache or a kernel's rank.
///
/// Like [`cutensorPlanPreferenceSetAttribute`](raw::cutensorPlanPreferenceSetAttribute), which has the C prototype and the documented errors, but returns a `Result`; the [key](Key) selects the type of the value.
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
) -> Result<(), support::Error<cutensorStatus_t>> {
    support::checked(
        called!(CUTENSOR, cutensorPlanPreferenceSetAttribute),
        unsafe {
            raw::cutensorPlanPreferenceSetAttribute::<
                C,
            >(handle, pref, attr.selector(), &buf.into_c())
        },
    )
}
