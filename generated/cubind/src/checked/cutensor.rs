//! cuTENSOR with functions that return [`Result`]s: tensor contractions, reductions and permutations.
//!
//! See [`checked`](super) for this form of the functions. [`cutensor`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cutensor as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::CUTENSOR;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cutensor::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
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
    cutensor, CUTENSOR, cutensorStatus_t;
    #[other = owned]
    /// Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `B`, `C`, `D`: in, array, of the length that `plan` requires
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `A`, `B`, `C`, `D` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `A`, `B`, `C`, `D`: at least as long as `plan` requires. The length is not checked.
    fn cutensorBlockSparseContract(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: &[*const c_void], B: &[*const c_void],
        beta: HostScalar, C: &[*const c_void], D: &[*mut c_void], workspace: CuPtr<c_void>, workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the plan of a contraction, D = α·A·B + β·C, in a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `B`, `C`: in, on the device
    /// - `D`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorContract(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        beta: HostScalar, C: CuPtr<c_void>, D: CuPtr<c_void>, workspace: CuPtr<c_void>, workspaceSize: u64,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `B`, `C`, `D`: in, on the device
    /// - `E`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorContractTrinary(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        C: CuPtr<c_void>, beta: HostScalar, D: CuPtr<c_void>, E: CuPtr<c_void>, workspace: CuPtr<c_void>,
        workspaceSize: u64, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates a cuTENSOR handle, including a plan cache, on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorCreate() -> cutensorHandle_t;
    #[other = owned]
    /// Creates the contraction D = α·A·B + β·C of block-sparse tensors.
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
    #[other = owned]
    /// Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.
    /// - `numSectionsPerMode`: in, array, whose length is passed as `numModes`
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
    #[other = owned]
    /// Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.
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
    #[other = owned]
    /// Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.
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
    #[other = owned]
    /// Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.
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
    #[other = owned]
    /// Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).
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
    #[other = owned]
    /// Creates the operation B = α·opA(A), which permutes the modes of A.
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
    #[other = owned]
    /// Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.
    /// - `pref`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `desc`: live handles that no other thread uses during the call.
    /// - `pref`: a live handle that no other thread uses during the call, or NULL.
    fn cutensorCreatePlan(
        handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, pref: cutensorPlanPreference_t,
        workspaceSizeLimit: u64,
    ) -> cutensorPlan_t;
    #[other = owned]
    /// Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreatePlanPreference(
        handle: cutensorHandle_t, algo: cutensorAlgo_t, jitMode: cutensorJitMode_t,
    ) -> cutensorPlanPreference_t;
    #[other = owned]
    /// Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.
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
    #[other = owned]
    /// Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.
    /// - `extent`: in, array, whose length is passed as `numModes`
    /// - `stride`: in, array, whose length is passed as `numModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorCreateTensorDescriptor(
        handle: cutensorHandle_t, extent: &[i64], stride: &[i64], dataType: runtime::cudaDataType,
        alignmentRequirement: u32,
    ) -> cutensorTensorDescriptor_t;
    /// Destroys a cuTENSOR handle and its plan cache.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cutensorDestroy(handle: cutensorHandle_t) -> ();
    /// Destroys the descriptor of a block-sparse tensor, but not its data.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread may use `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t) -> ();
    /// Destroys the descriptor of an operation.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread may use `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t) -> ();
    /// Destroys a plan.
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread may use `plan`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlan(plan: cutensorPlan_t) -> ();
    /// Destroys preferences for a plan.
    /// - `pref`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pref`: a live handle that no other thread uses during the call.
    /// - No thread may use `pref`, or objects that belong to it, during or after the call.
    fn cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t) -> ();
    /// Destroys the descriptor of a tensor, but not its data.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread may use `desc`, or objects that belong to it, during or after the call.
    fn cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t) -> ();
    #[other = owned]
    /// Runs the plan of an elementwise binary operation in a stream.
    /// - `alpha`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorElementwiseBinaryExecute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, gamma: HostScalar,
        C: CuPtr<c_void>, D: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the plan of an elementwise trinary operation in a stream.
    /// - `alpha`, `beta`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `B`, `C`: in, on the device
    /// - `D`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorElementwiseTrinaryExecute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, beta: HostScalar,
        B: CuPtr<c_void>, gamma: HostScalar, C: CuPtr<c_void>, D: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Estimates the minimum, default or maximum workspace size in bytes for an operation.
    /// # Safety
    ///
    /// `handle`, `desc`, `planPref`: live handles that no other thread uses during the call.
    fn cutensorEstimateWorkspaceSize(
        handle: cutensorHandle_t, desc: cutensorOperationDescriptor_t, planPref: cutensorPlanPreference_t,
        workspacePref: cutensorWorksizePreference_t,
    ) -> u64;
    #[other = owned]
    /// Loads a handle's plan cache from a file, and returns the number of entries.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename` must name a complete, valid file; the library does not check the contents.
    fn cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> u32;
    #[other = owned]
    /// Sets the maximum number of plans in a handle's plan cache.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleResizePlanCache(handle: cutensorHandle_t, numEntries: u32) -> ();
    #[other = owned]
    /// Writes a handle's plan cache to a file, and overwrites an existing file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    /// Disables the log of cuTENSOR for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerForceDisable() -> ();
    /// Opens the file at a path and redirects the log of cuTENSOR to it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a callback that receives each message of cuTENSOR's log.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` may be called at any time from now on, on any thread: it must not unwind.
    fn cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t) -> ();
    /// Redirects the log of cuTENSOR to an open C file stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cutensorLoggerSetFile(file: *mut FILE) -> ();
    /// Sets the log level of cuTENSOR; 0 disables logging.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetLevel(level: i32) -> ();
    /// Sets the log mask of cuTENSOR, which overrides the log level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensorLoggerSetMask(mask: i32) -> ();
    #[other = owned]
    /// Runs the plan of a permutation, B = α·opA(A), in a stream.
    /// - `alpha`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorPermute(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, B: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Loads previously compiled kernels from a file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `filename` must name a complete, valid file; the library does not check the contents.
    fn cutensorReadKernelCacheFromFile(handle: cutensorHandle_t, filename: &CStr) -> ();
    #[other = owned]
    /// Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
    /// - `A`, `C`: in, on the device
    /// - `D`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cutensorReduce(
        handle: cutensorHandle_t, plan: cutensorPlan_t, alpha: HostScalar, A: CuPtr<c_void>, beta: HostScalar,
        C: CuPtr<c_void>, D: CuPtr<c_void>, workspace: CuPtr<c_void>, workspaceSize: u64, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Writes the kernels that were compiled at run time to a file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensorWriteKernelCacheToFile(handle: cutensorHandle_t, filename: &CStr) -> ();
}

/// Gets an attribute of an operation, such as its FLOP count or the data type of scalars.
///
/// Like [`cutensorOperationDescriptorGetAttribute`](raw::cutensorOperationDescriptorGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cutensor cutensorOperationDescriptorGetAttribute)
)]
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

/// Sets an attribute of an operation, such as a tag or the data type of scalars.
///
/// Like [`cutensorOperationDescriptorSetAttribute`](raw::cutensorOperationDescriptorSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cutensor cutensorOperationDescriptorSetAttribute)
)]
/// - `buf`: in, one value; `attr` selects the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
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

/// Gets an attribute of a plan, such as the required workspace size in bytes.
///
/// Like [`cutensorPlanGetAttribute`](raw::cutensorPlanGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cutensor cutensorPlanGetAttribute))]
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

/// Gets a preference for a plan, such as the cache mode or the rank of the kernel.
///
/// Like [`cutensorPlanPreferenceGetAttribute`](raw::cutensorPlanPreferenceGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cutensor cutensorPlanPreferenceGetAttribute)
)]
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

/// Sets a preference for a plan, such as the cache mode or the rank of the kernel.
///
/// Like [`cutensorPlanPreferenceSetAttribute`](raw::cutensorPlanPreferenceSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cutensor cutensorPlanPreferenceSetAttribute)
)]
/// - `buf`: in, one value; `attr` selects the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
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
