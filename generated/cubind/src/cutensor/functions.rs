//! Functions (cuTENSOR).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_cutensorOperationDescriptorAttribute_t(
    selector: cutensorOperationDescriptorAttribute_t,
) -> ValueSize {
    match selector {
        cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_TAG
        | cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE
        | cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_FLOPS
        | cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES
        | cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE => {
            ValueSize::One(4)
        }
        cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT
        | cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        cutensorOperationDescriptorAttribute_t::CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE => {
            ValueSize::Elements {
                size: 1,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensorPlanAttribute_t(
    selector: cutensorPlanAttribute_t,
) -> ValueSize {
    match selector {
        cutensorPlanAttribute_t::CUTENSOR_PLAN_REQUIRED_WORKSPACE => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensorPlanPreferenceAttribute_t(
    selector: cutensorPlanPreferenceAttribute_t,
) -> ValueSize {
    match selector {
        cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_CACHE_MODE
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_ALGO
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_JIT
        | cutensorPlanPreferenceAttribute_t::CUTENSOR_PLAN_PREFERENCE_GPU_ARCH => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

/// Returns the compute descriptor for bfloat16.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16BF`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_16BF))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16BF).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_16BF() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_16BF() }
}

/// Returns the compute descriptor for half precision.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16F`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_16F))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16F).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_16F() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_16F() }
}

/// Returns the compute descriptor for single precision.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_32F`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_32F))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_32F).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_32F() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_32F() }
}

/// Returns the compute descriptor for single precision, approximated by three TF32 products.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_3XTF32`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_3XTF32))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_3XTF32).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_3XTF32() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_3XTF32() }
}

/// Returns the compute descriptor for emulation by four half-precision products.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_4X16F`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_4X16F))]
///
/// In `cutensor/types.h` since cuTENSOR 2.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_4X16F).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_4X16F() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_4X16F() }
}

/// Returns the compute descriptor for double precision.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_64F`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_64F))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_64F).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_64F() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_64F() }
}

/// Returns the compute descriptor for emulation by 8-bit integer products.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_8XINT8`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_8XINT8))]
///
/// In `cutensor/types.h` since cuTENSOR 2.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_8XINT8).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_8XINT8() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_8XINT8() }
}

/// Returns the compute descriptor for single precision, emulated by nine bfloat16 products.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_9X16BF`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_9X16BF))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_9X16BF).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_9X16BF() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_9X16BF() }
}

/// Returns the compute descriptor for TF32.
///
/// `extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_TF32`
#[cfg_attr(doc, doc = forms!(only cutensor::CUTENSOR_COMPUTE_DESC_TF32))]
///
/// In `cutensor/types.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_TF32).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn CUTENSOR_COMPUTE_DESC_TF32() -> cutensorComputeDescriptor_t {
    unsafe { sys::CUTENSOR_COMPUTE_DESC_TF32() }
}

/// Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.
///
/// `cutensorStatus_t cutensorBlockSparseContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *const *A, const void *const *B, const void *beta, const void *const *C, void *const *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorBlockSparseContract))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `B`, `C`, `D`: in, array, of the length that `plan` requires
/// - `workspace`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_ARCH_MISMATCH`], [`cutensorStatus_t::CUTENSOR_STATUS_CUDA_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_INSUFFICIENT_DRIVER`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorBlockSparseContract).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `A`, `B`, `C`, `D` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `A`, `B`, `C`, `D`: at least as long as `plan` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorBlockSparseContract(
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
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorBlockSparseContract(
        handle, plan, alpha.as_ptr(), args::as_ptr(A), args::as_ptr(B), beta.as_ptr(), args::as_ptr(C), args::as_ptr(D),
        workspace.as_mut_ptr(), workspaceSize, stream,
    ) };
    (returned,)
}

/// Runs the plan of a contraction, D = α·A·B + β·C, in a stream.
///
/// `cutensorStatus_t cutensorContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorContract))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `B`, `C`: in, on the device
/// - `D`, `workspace`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_ARCH_MISMATCH`], [`cutensorStatus_t::CUTENSOR_STATUS_CUDA_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_INSUFFICIENT_DRIVER`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContract).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorContract(
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
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorContract(
        handle, plan, alpha.as_ptr(), A.as_ptr(), B.as_ptr(), beta.as_ptr(), C.as_ptr(), D.as_mut_ptr(),
        workspace.as_mut_ptr(), workspaceSize, stream,
    ) };
    (returned,)
}

/// Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.
///
/// `cutensorStatus_t cutensorContractTrinary(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *C, const void *beta, const void *D, void *E, void *workspace, uint64_t workspaceSize, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorContractTrinary))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `B`, `C`, `D`: in, on the device
/// - `E`, `workspace`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_ARCH_MISMATCH`], [`cutensorStatus_t::CUTENSOR_STATUS_CUDA_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_INSUFFICIENT_DRIVER`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContractTrinary).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`, `C`, `D`, `E`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorContractTrinary(
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
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorContractTrinary(
        handle, plan, alpha.as_ptr(), A.as_ptr(), B.as_ptr(), C.as_ptr(), beta.as_ptr(), D.as_ptr(), E.as_mut_ptr(),
        workspace.as_mut_ptr(), workspaceSize, stream,
    ) };
    (returned,)
}

/// Creates a cuTENSOR handle, including a plan cache, on the current device.
///
/// `cutensorStatus_t cutensorCreate(cutensorHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreate))]
///
/// Returns `(cutensorStatus_t, handle: cutensorHandle_t)`.
///
/// - `handle`: out
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensorCreate() -> (cutensorStatus_t, cutensorHandle_t) {
    let mut handle: cutensorHandle_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreate(&mut handle) };
    (returned, handle)
}

/// Creates the contraction D = α·A·B + β·C of block-sparse tensors.
///
/// `cutensorStatus_t cutensorCreateBlockSparseContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorBlockSparseTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorBlockSparseTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorBlockSparseTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorBlockSparseTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateBlockSparseContraction))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeB`: in, array, of the length that `descB` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseContraction).
///
/// # Safety
///
/// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeB`: at least as long as `descB` requires. The length is not checked.
/// - `modeC`: at least as long as `descC` requires. The length is not checked.
/// - `modeD`: at least as long as `descD` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateBlockSparseContraction(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateBlockSparseContraction(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descB, args::as_ptr(modeB), opB, descC, args::as_ptr(modeC),
        opC, descD, args::as_ptr(modeD), descCompute,
    ) };
    (returned, desc)
}

/// Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.
///
/// `cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t handle, cutensorBlockSparseTensorDescriptor_t *desc, uint32_t numModes, uint64_t numNonZeroBlocks, const uint32_t *numSectionsPerMode, const int64_t *extent, const int32_t *nonZeroCoordinates, const int64_t *stride, cudaDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateBlockSparseTensorDescriptor))]
///
/// Returns `(cutensorStatus_t, desc: cutensorBlockSparseTensorDescriptor_t)`.
///
/// - `desc`: out
/// - `numSectionsPerMode`: in, array, whose length is passed as `numModes`
/// - `extent`: in, array, of the length that `numSectionsPerMode` requires
/// - `nonZeroCoordinates`: in, array, of the length that `numNonZeroBlocks` requires
/// - `stride`: in, array, of the length that `numNonZeroBlocks` requires; an empty slice passes NULL
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseTensorDescriptor).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `extent`: at least as long as `numSectionsPerMode` requires. The length is not checked.
/// - `nonZeroCoordinates`, `stride`: at least as long as `numNonZeroBlocks` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateBlockSparseTensorDescriptor(
    handle: cutensorHandle_t,
    numNonZeroBlocks: u64,
    numSectionsPerMode: &[u32],
    extent: &[i64],
    nonZeroCoordinates: &[i32],
    stride: &[i64],
    dataType: runtime::cudaDataType,
) -> (cutensorStatus_t, cutensorBlockSparseTensorDescriptor_t) {
    let mut desc: cutensorBlockSparseTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateBlockSparseTensorDescriptor(
        handle, &mut desc, args::count(numSectionsPerMode.len()), numNonZeroBlocks, args::as_ptr(numSectionsPerMode),
        args::as_ptr(extent), args::as_ptr(nonZeroCoordinates), args::as_ptr(stride), dataType,
    ) };
    (returned, desc)
}

/// Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.
///
/// `cutensorStatus_t cutensorCreateContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateContraction))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeB`: in, array, of the length that `descB` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContraction).
///
/// # Safety
///
/// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeB`: at least as long as `descB` requires. The length is not checked.
/// - `modeC`: at least as long as `descC` requires. The length is not checked.
/// - `modeD`: at least as long as `descD` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateContraction(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateContraction(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descB, args::as_ptr(modeB), opB, descC, args::as_ptr(modeC),
        opC, descD, args::as_ptr(modeD), descCompute,
    ) };
    (returned, desc)
}

/// Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.
///
/// `cutensorStatus_t cutensorCreateContractionTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opD, cutensorTensorDescriptor_t descE, const int32_t *modeE, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateContractionTrinary))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeB`: in, array, of the length that `descB` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
/// - `modeE`: in, array, of the length that `descE` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContractionTrinary).
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
#[inline]
pub unsafe fn cutensorCreateContractionTrinary(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateContractionTrinary(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descB, args::as_ptr(modeB), opB, descC, args::as_ptr(modeC),
        opC, descD, args::as_ptr(modeD), opD, descE, args::as_ptr(modeE), descCompute,
    ) };
    (returned, desc)
}

/// Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.
///
/// `cutensorStatus_t cutensorCreateElementwiseBinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAC, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateElementwiseBinary))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseBinary).
///
/// # Safety
///
/// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeC`: at least as long as `descC` requires. The length is not checked.
/// - `modeD`: at least as long as `descD` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateElementwiseBinary(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateElementwiseBinary(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descC, args::as_ptr(modeC), opC, descD, args::as_ptr(modeD),
        opAC, descCompute,
    ) };
    (returned, desc)
}

/// Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).
///
/// `cutensorStatus_t cutensorCreateElementwiseTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAB, cutensorOperator_t opABC, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateElementwiseTrinary))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeB`: in, array, of the length that `descB` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_ARCH_MISMATCH`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseTrinary).
///
/// # Safety
///
/// - `handle`, `descA`, `descB`, `descC`, `descD`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeB`: at least as long as `descB` requires. The length is not checked.
/// - `modeC`: at least as long as `descC` requires. The length is not checked.
/// - `modeD`: at least as long as `descD` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateElementwiseTrinary(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateElementwiseTrinary(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descB, args::as_ptr(modeB), opB, descC, args::as_ptr(modeC),
        opC, descD, args::as_ptr(modeD), opAB, opABC, descCompute,
    ) };
    (returned, desc)
}

/// Creates the operation B = α·opA(A), which permutes the modes of A.
///
/// `cutensorStatus_t cutensorCreatePermutation(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreatePermutation))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeB`: in, array, of the length that `descB` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePermutation).
///
/// # Safety
///
/// - `handle`, `descA`, `descB`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeB`: at least as long as `descB` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreatePermutation(
    handle: cutensorHandle_t,
    descA: cutensorTensorDescriptor_t,
    modeA: &[i32],
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t,
    modeB: &[i32],
    descCompute: cutensorComputeDescriptor_t,
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreatePermutation(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descB, args::as_ptr(modeB), descCompute,
    ) };
    (returned, desc)
}

/// Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.
///
/// `cutensorStatus_t cutensorCreatePlan(cutensorHandle_t handle, cutensorPlan_t *plan, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreatePlan))]
///
/// Returns `(cutensorStatus_t, plan: cutensorPlan_t)`.
///
/// - `plan`: out
/// - `pref`: in; may be NULL
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlan).
///
/// # Safety
///
/// - `handle`, `desc`: live handles that no other thread uses during the call.
/// - `pref`: a live handle that no other thread uses during the call, or NULL.
#[inline]
pub unsafe fn cutensorCreatePlan(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    pref: cutensorPlanPreference_t,
    workspaceSizeLimit: u64,
) -> (cutensorStatus_t, cutensorPlan_t) {
    let mut plan: cutensorPlan_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreatePlan(handle, &mut plan, desc, pref, workspaceSizeLimit) };
    (returned, plan)
}

/// Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.
///
/// `cutensorStatus_t cutensorCreatePlanPreference(cutensorHandle_t handle, cutensorPlanPreference_t *pref, cutensorAlgo_t algo, cutensorJitMode_t jitMode)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreatePlanPreference))]
///
/// Returns `(cutensorStatus_t, pref: cutensorPlanPreference_t)`.
///
/// - `pref`: out
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlanPreference).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorCreatePlanPreference(
    handle: cutensorHandle_t,
    algo: cutensorAlgo_t,
    jitMode: cutensorJitMode_t,
) -> (cutensorStatus_t, cutensorPlanPreference_t) {
    let mut pref: cutensorPlanPreference_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreatePlanPreference(handle, &mut pref, algo, jitMode) };
    (returned, pref)
}

/// Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.
///
/// `cutensorStatus_t cutensorCreateReduction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opReduce, cutensorComputeDescriptor_t descCompute)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateReduction))]
///
/// Returns `(cutensorStatus_t, desc: cutensorOperationDescriptor_t)`.
///
/// - `desc`: out
/// - `modeA`: in, array, of the length that `descA` requires
/// - `modeC`: in, array, of the length that `descC` requires
/// - `modeD`: in, array, of the length that `descD` requires
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateReduction).
///
/// # Safety
///
/// - `handle`, `descA`, `descC`, `descD`: live handles that no other thread uses during the call.
/// - `descCompute`: a live handle.
/// - `modeA`: at least as long as `descA` requires. The length is not checked.
/// - `modeC`: at least as long as `descC` requires. The length is not checked.
/// - `modeD`: at least as long as `descD` requires. The length is not checked.
#[inline]
pub unsafe fn cutensorCreateReduction(
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
) -> (cutensorStatus_t, cutensorOperationDescriptor_t) {
    let mut desc: cutensorOperationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateReduction(
        handle, &mut desc, descA, args::as_ptr(modeA), opA, descC, args::as_ptr(modeC), opC, descD, args::as_ptr(modeD),
        opReduce, descCompute,
    ) };
    (returned, desc)
}

/// Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.
///
/// `cutensorStatus_t cutensorCreateTensorDescriptor(cutensorHandle_t handle, cutensorTensorDescriptor_t *desc, uint32_t numModes, const int64_t *extent, const int64_t *stride, cudaDataType_t dataType, uint32_t alignmentRequirement)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorCreateTensorDescriptor))]
///
/// Returns `(cutensorStatus_t, desc: cutensorTensorDescriptor_t)`.
///
/// - `desc`: out
/// - `extent`: in, array, whose length is passed as `numModes`
/// - `stride`: in, array, whose length is passed as `numModes`; an empty slice passes NULL
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateTensorDescriptor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorCreateTensorDescriptor(
    handle: cutensorHandle_t,
    extent: &[i64],
    stride: &[i64],
    dataType: runtime::cudaDataType,
    alignmentRequirement: u32,
) -> (cutensorStatus_t, cutensorTensorDescriptor_t) {
    let Some(numModes) = args::same_len([extent.len()], [stride.len()]) else {
        refusal::refuse("cutensorCreateTensorDescriptor", "the lengths of `extent`, `stride` disagree");
        return (cutensorStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut desc: cutensorTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensorCreateTensorDescriptor(
        handle, &mut desc, args::count(numModes), args::as_ptr(extent), args::as_ptr(stride), dataType,
        alignmentRequirement,
    ) };
    (returned, desc)
}

/// Destroys a cuTENSOR handle and its plan cache.
///
/// `cutensorStatus_t cutensorDestroy(cutensorHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroy(handle: cutensorHandle_t) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroy(handle) };
    (returned,)
}

/// Destroys the descriptor of a block-sparse tensor, but not its data.
///
/// `cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(cutensorBlockSparseTensorDescriptor_t desc)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroyBlockSparseTensorDescriptor))]
///
/// - `desc`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyBlockSparseTensorDescriptor).
///
/// # Safety
///
/// - `desc`: a live handle that no other thread uses during the call.
/// - No thread may use `desc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroyBlockSparseTensorDescriptor(
    desc: cutensorBlockSparseTensorDescriptor_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroyBlockSparseTensorDescriptor(desc) };
    (returned,)
}

/// Destroys the descriptor of an operation.
///
/// `cutensorStatus_t cutensorDestroyOperationDescriptor(cutensorOperationDescriptor_t desc)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroyOperationDescriptor))]
///
/// - `desc`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyOperationDescriptor).
///
/// # Safety
///
/// - `desc`: a live handle that no other thread uses during the call.
/// - No thread may use `desc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroyOperationDescriptor(
    desc: cutensorOperationDescriptor_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroyOperationDescriptor(desc) };
    (returned,)
}

/// Destroys a plan.
///
/// `cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t plan)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroyPlan))]
///
/// - `plan`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlan).
///
/// # Safety
///
/// - `plan`: a live handle that no other thread uses during the call.
/// - No thread may use `plan`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroyPlan(plan: cutensorPlan_t) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroyPlan(plan) };
    (returned,)
}

/// Destroys preferences for a plan.
///
/// `cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t pref)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroyPlanPreference))]
///
/// - `pref`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlanPreference).
///
/// # Safety
///
/// - `pref`: a live handle that no other thread uses during the call.
/// - No thread may use `pref`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroyPlanPreference(
    pref: cutensorPlanPreference_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroyPlanPreference(pref) };
    (returned,)
}

/// Destroys the descriptor of a tensor, but not its data.
///
/// `cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t desc)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorDestroyTensorDescriptor))]
///
/// - `desc`: in; invalid afterwards
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyTensorDescriptor).
///
/// # Safety
///
/// - `desc`: a live handle that no other thread uses during the call.
/// - No thread may use `desc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensorDestroyTensorDescriptor(
    desc: cutensorTensorDescriptor_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorDestroyTensorDescriptor(desc) };
    (returned,)
}

/// Runs the plan of an elementwise binary operation in a stream.
///
/// `cutensorStatus_t cutensorElementwiseBinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *gamma, const void *C, void *D, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorElementwiseBinaryExecute))]
///
/// - `alpha`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `C`: in, on the device
/// - `D`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseBinaryExecute).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorElementwiseBinaryExecute(
    handle: cutensorHandle_t,
    plan: cutensorPlan_t,
    alpha: HostScalar,
    A: CuPtr<c_void>,
    gamma: HostScalar,
    C: CuPtr<c_void>,
    D: CuPtr<c_void>,
    stream: runtime::cudaStream_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorElementwiseBinaryExecute(
        handle, plan, alpha.as_ptr(), A.as_ptr(), gamma.as_ptr(), C.as_ptr(), D.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Runs the plan of an elementwise trinary operation in a stream.
///
/// `cutensorStatus_t cutensorElementwiseTrinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *B, const void *gamma, const void *C, void *D, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorElementwiseTrinaryExecute))]
///
/// - `alpha`, `beta`, `gamma`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `B`, `C`: in, on the device
/// - `D`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseTrinaryExecute).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`, `C`, `D`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorElementwiseTrinaryExecute(
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
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorElementwiseTrinaryExecute(
        handle, plan, alpha.as_ptr(), A.as_ptr(), beta.as_ptr(), B.as_ptr(), gamma.as_ptr(), C.as_ptr(), D.as_mut_ptr(),
        stream,
    ) };
    (returned,)
}

/// Estimates the minimum, default or maximum workspace size in bytes for an operation.
///
/// `cutensorStatus_t cutensorEstimateWorkspaceSize(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t planPref, cutensorWorksizePreference_t workspacePref, uint64_t *workspaceSizeEstimate)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorEstimateWorkspaceSize))]
///
/// Returns `(cutensorStatus_t, workspaceSizeEstimate: uint64_t)`.
///
/// - `workspaceSizeEstimate`: out
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorEstimateWorkspaceSize).
///
/// # Safety
///
/// `handle`, `desc`, `planPref`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorEstimateWorkspaceSize(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    planPref: cutensorPlanPreference_t,
    workspacePref: cutensorWorksizePreference_t,
) -> (cutensorStatus_t, u64) {
    let mut workspaceSizeEstimate: u64 = output::zeroed();
    let returned = unsafe {
        sys::cutensorEstimateWorkspaceSize(handle, desc, planPref, workspacePref, &mut workspaceSizeEstimate)
    };
    (returned, workspaceSizeEstimate)
}

/// Returns the version of the CUDA runtime with which cuTENSOR was built.
///
/// `size_t cutensorGetCudartVersion(void)`
#[cfg_attr(doc, doc = forms!(only cutensor::cutensorGetCudartVersion))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetCudartVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cutensorGetCudartVersion() -> usize {
    unsafe { sys::cutensorGetCudartVersion() }
}

/// Returns the English description of a status.
///
/// `const char *cutensorGetErrorString(cutensorStatus_t error)`
#[cfg_attr(doc, doc = forms!(only cutensor::cutensorGetErrorString))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cutensorGetErrorString(error: cutensorStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cutensorGetErrorString(error)) }
}

/// Returns the version of cuTENSOR as an integer, such as 20300 for 2.3.0.
///
/// `size_t cutensorGetVersion(void)`
#[cfg_attr(doc, doc = forms!(only cutensor::cutensorGetVersion))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cutensorGetVersion() -> usize {
    unsafe { sys::cutensorGetVersion() }
}

/// Loads a handle's plan cache from a file, and returns the number of entries.
///
/// `cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t handle, const char *filename, uint32_t *numCachelinesRead)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorHandleReadPlanCacheFromFile))]
///
/// Returns `(cutensorStatus_t, numCachelinesRead: uint32_t)`.
///
/// - `filename`: in, string
/// - `numCachelinesRead`: out
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE`], [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_IO_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleReadPlanCacheFromFile).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `filename` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn cutensorHandleReadPlanCacheFromFile(
    handle: cutensorHandle_t,
    filename: &CStr,
) -> (cutensorStatus_t, u32) {
    let mut numCachelinesRead: u32 = output::zeroed();
    let returned = unsafe {
        sys::cutensorHandleReadPlanCacheFromFile(handle, filename.as_ptr(), &mut numCachelinesRead)
    };
    (returned, numCachelinesRead)
}

/// Sets the maximum number of plans in a handle's plan cache.
///
/// `cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t handle, uint32_t numEntries)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorHandleResizePlanCache))]
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleResizePlanCache).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorHandleResizePlanCache(
    handle: cutensorHandle_t,
    numEntries: u32,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorHandleResizePlanCache(handle, numEntries) };
    (returned,)
}

/// Writes a handle's plan cache to a file, and overwrites an existing file.
///
/// `cutensorStatus_t cutensorHandleWritePlanCacheToFile(cutensorHandle_t handle, const char *filename)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorHandleWritePlanCacheToFile))]
///
/// - `filename`: in, string
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_IO_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleWritePlanCacheToFile).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorHandleWritePlanCacheToFile(
    handle: cutensorHandle_t,
    filename: &CStr,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorHandleWritePlanCacheToFile(handle, filename.as_ptr()) };
    (returned,)
}

/// Disables the log of cuTENSOR for the rest of the process.
///
/// `cutensorStatus_t cutensorLoggerForceDisable(void)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerForceDisable))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensorLoggerForceDisable() -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerForceDisable() };
    (returned,)
}

/// Opens the file at a path and redirects the log of cuTENSOR to it.
///
/// `cutensorStatus_t cutensorLoggerOpenFile(const char *logFile)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerOpenFile))]
///
/// - `logFile`: in, string
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensorLoggerOpenFile(logFile: &CStr) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a callback that receives each message of cuTENSOR's log.
///
/// `cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t callback)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerSetCallback))]
///
/// - `callback`: in, called by CUDA
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetCallback).
///
/// # Safety
///
/// `callback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cutensorLoggerSetCallback(
    callback: cutensorLoggerCallback_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerSetCallback(callback) };
    (returned,)
}

/// Redirects the log of cuTENSOR to an open C file stream.
///
/// `cutensorStatus_t cutensorLoggerSetFile(FILE *file)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerSetFile))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cutensorLoggerSetFile(file: *mut FILE) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerSetFile(file) };
    (returned,)
}

/// Sets the log level of cuTENSOR; 0 disables logging.
///
/// `cutensorStatus_t cutensorLoggerSetLevel(int32_t level)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerSetLevel))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensorLoggerSetLevel(level: i32) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerSetLevel(level) };
    (returned,)
}

/// Sets the log mask of cuTENSOR, which overrides the log level.
///
/// `cutensorStatus_t cutensorLoggerSetMask(int32_t mask)`
#[cfg_attr(doc, doc = forms!(cutensor::cutensorLoggerSetMask))]
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensorLoggerSetMask(mask: i32) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorLoggerSetMask(mask) };
    (returned,)
}

/// Gets an attribute of an operation, such as its FLOP count or the data type of scalars.
///
/// `cutensorStatus_t cutensorOperationDescriptorGetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorOperationDescriptorGetAttribute))]
///
/// Returns `(cutensorStatus_t, buf: T)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorGetAttribute).
///
/// # Safety
///
/// `handle`, `desc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorOperationDescriptorGetAttribute<T: Output>(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    attr: cutensorOperationDescriptorAttribute_t,
) -> (cutensorStatus_t, T) {
    if !value_size_cutensorOperationDescriptorAttribute_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cutensorOperationDescriptorGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cutensorStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cutensorOperationDescriptorGetAttribute(handle, desc, attr, buf.slot().cast(), args::count(size_of::<T>()))
    };
    (returned, buf.take())
}

/// Sets an attribute of an operation, such as a tag or the data type of scalars.
///
/// `cutensorStatus_t cutensorOperationDescriptorSetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorOperationDescriptorSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cudaDataType` for `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE`; `float` for `CUTENSOR_OPERATION_DESCRIPTOR_FLOPS`, `CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES`; `int` for `CUTENSOR_OPERATION_DESCRIPTOR_TAG`, `CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE`; `unsigned char []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE`; `unsigned int []` for `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT`, `CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT`
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorSetAttribute).
///
/// # Safety
///
/// `handle`, `desc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorOperationDescriptorSetAttribute<T: Input>(
    handle: cutensorHandle_t,
    desc: cutensorOperationDescriptor_t,
    attr: cutensorOperationDescriptorAttribute_t,
    buf: &T,
) -> (cutensorStatus_t,) {
    if !value_size_cutensorOperationDescriptorAttribute_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cutensorOperationDescriptorSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cutensorStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensorOperationDescriptorSetAttribute(
        handle, desc, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Runs the plan of a permutation, B = α·opA(A), in a stream.
///
/// `cutensorStatus_t cutensorPermute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, void *B, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorPermute))]
///
/// - `alpha`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`: in, on the device
/// - `B`: on the device
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPermute).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorPermute(
    handle: cutensorHandle_t,
    plan: cutensorPlan_t,
    alpha: HostScalar,
    A: CuPtr<c_void>,
    B: CuPtr<c_void>,
    stream: runtime::cudaStream_t,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorPermute(handle, plan, alpha.as_ptr(), A.as_ptr(), B.as_mut_ptr(), stream) };
    (returned,)
}

/// Gets an attribute of a plan, such as the required workspace size in bytes.
///
/// `cutensorStatus_t cutensorPlanGetAttribute(cutensorHandle_t handle, cutensorPlan_t plan, cutensorPlanAttribute_t attr, void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorPlanGetAttribute))]
///
/// Returns `(cutensorStatus_t, buf: T)`.
///
/// - `buf`: out, one value; `attr` selects the type: `uint64_t` for `CUTENSOR_PLAN_REQUIRED_WORKSPACE`
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanGetAttribute).
///
/// # Safety
///
/// `handle`, `plan`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorPlanGetAttribute<T: Output>(
    handle: cutensorHandle_t,
    plan: cutensorPlan_t,
    attr: cutensorPlanAttribute_t,
) -> (cutensorStatus_t, T) {
    if !value_size_cutensorPlanAttribute_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cutensorPlanGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cutensorStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cutensorPlanGetAttribute(handle, plan, attr, buf.slot().cast(), args::count(size_of::<T>()))
    };
    (returned, buf.take())
}

/// Gets a preference for a plan, such as the cache mode or the rank of the kernel.
///
/// `cutensorStatus_t cutensorPlanPreferenceGetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorPlanPreferenceGetAttribute))]
///
/// Returns `(cutensorStatus_t, buf: T)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since cuTENSOR 2.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceGetAttribute).
///
/// # Safety
///
/// `handle`, `pref`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorPlanPreferenceGetAttribute<T: Output>(
    handle: cutensorHandle_t,
    pref: cutensorPlanPreference_t,
    attr: cutensorPlanPreferenceAttribute_t,
) -> (cutensorStatus_t, T) {
    if !value_size_cutensorPlanPreferenceAttribute_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cutensorPlanPreferenceGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cutensorStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cutensorPlanPreferenceGetAttribute(handle, pref, attr, buf.slot().cast(), args::count(size_of::<T>()))
    };
    (returned, buf.take())
}

/// Sets a preference for a plan, such as the cache mode or the rank of the kernel.
///
/// `cutensorStatus_t cutensorPlanPreferenceSetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorPlanPreferenceSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cutensorAlgo_t` for `CUTENSOR_PLAN_PREFERENCE_ALGO`; `cutensorAutotuneMode_t` for `CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE`; `cutensorCacheMode_t` for `CUTENSOR_PLAN_PREFERENCE_CACHE_MODE`; `cutensorJitMode_t` for `CUTENSOR_PLAN_PREFERENCE_JIT`; `int` for `CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT`, `CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK`, `CUTENSOR_PLAN_PREFERENCE_GPU_ARCH`
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceSetAttribute).
///
/// # Safety
///
/// `handle`, `pref`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorPlanPreferenceSetAttribute<T: Input>(
    handle: cutensorHandle_t,
    pref: cutensorPlanPreference_t,
    attr: cutensorPlanPreferenceAttribute_t,
    buf: &T,
) -> (cutensorStatus_t,) {
    if !value_size_cutensorPlanPreferenceAttribute_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cutensorPlanPreferenceSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cutensorStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensorPlanPreferenceSetAttribute(
        handle, pref, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Loads previously compiled kernels from a file.
///
/// `cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t handle, const char *filename)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorReadKernelCacheFromFile))]
///
/// - `filename`: in, string
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_INVALID_VALUE`], [`cutensorStatus_t::CUTENSOR_STATUS_IO_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReadKernelCacheFromFile).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `filename` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn cutensorReadKernelCacheFromFile(
    handle: cutensorHandle_t,
    filename: &CStr,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorReadKernelCacheFromFile(handle, filename.as_ptr()) };
    (returned,)
}

/// Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.
///
/// `cutensorStatus_t cutensorReduce(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorReduce))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: the scalar type of the plan's operation, which `CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE` returns
/// - `A`, `C`: in, on the device
/// - `D`, `workspace`: on the device
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReduce).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cutensorReduce(
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
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorReduce(
        handle, plan, alpha.as_ptr(), A.as_ptr(), beta.as_ptr(), C.as_ptr(), D.as_mut_ptr(), workspace.as_mut_ptr(),
        workspaceSize, stream,
    ) };
    (returned,)
}

/// Writes the kernels that were compiled at run time to a file.
///
/// `cutensorStatus_t cutensorWriteKernelCacheToFile(cutensorHandle_t handle, const char *filename)`
#[cfg_attr(doc, doc = forms!(owned cutensor::cutensorWriteKernelCacheToFile))]
///
/// - `filename`: in, string
///
/// Documented errors: [`cutensorStatus_t::CUTENSOR_STATUS_IO_ERROR`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_INITIALIZED`], [`cutensorStatus_t::CUTENSOR_STATUS_NOT_SUPPORTED`].
///
/// In `cutensor.h` since at least cuTENSOR 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorWriteKernelCacheToFile).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensorWriteKernelCacheToFile(
    handle: cutensorHandle_t,
    filename: &CStr,
) -> (cutensorStatus_t,) {
    let returned = unsafe { sys::cutensorWriteKernelCacheToFile(handle, filename.as_ptr()) };
    (returned,)
}
