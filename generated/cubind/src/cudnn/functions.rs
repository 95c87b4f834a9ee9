//! Functions (cuDNN).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_cudnnBackendAttributeType_t(
    selector: cudnnBackendAttributeType_t,
) -> ValueSize {
    match selector {
        cudnnBackendAttributeType_t::CUDNN_TYPE_HANDLE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_INT64
        | cudnnBackendAttributeType_t::CUDNN_TYPE_DOUBLE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_VOID_PTR
        | cudnnBackendAttributeType_t::CUDNN_TYPE_BACKEND_DESCRIPTOR => ValueSize::One(8),
        cudnnBackendAttributeType_t::CUDNN_TYPE_DATA_TYPE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_FLOAT
        | cudnnBackendAttributeType_t::CUDNN_TYPE_CONVOLUTION_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_HEUR_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_KNOB_TYPE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_NAN_PROPOGATION
        | cudnnBackendAttributeType_t::CUDNN_TYPE_NUMERICAL_NOTE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_LAYOUT_TYPE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_ATTRIB_NAME
        | cudnnBackendAttributeType_t::CUDNN_TYPE_POINTWISE_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_GENSTATS_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_BN_FINALIZE_STATS_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_REDUCTION_OPERATOR_TYPE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_BEHAVIOR_NOTE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_TENSOR_REORDERING_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_RESAMPLE_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_PADDING_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_INT32
        | cudnnBackendAttributeType_t::CUDNN_TYPE_SIGNAL_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_NORM_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_NORM_FWD_PHASE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_RNG_DISTRIBUTION
        | cudnnBackendAttributeType_t::CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_RESHAPE_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_OPERATIONGRAPH_MODE
        | cudnnBackendAttributeType_t::CUDNN_TYPE_CUDA_GRAPH_RETENTION => {
            ValueSize::One(4)
        }
        cudnnBackendAttributeType_t::CUDNN_TYPE_BOOLEAN
        | cudnnBackendAttributeType_t::CUDNN_TYPE_CHAR => ValueSize::One(1),
        cudnnBackendAttributeType_t::CUDNN_TYPE_FRACTION => ValueSize::One(16),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudnnDataType_t(selector: cudnnDataType_t) -> ValueSize {
    match selector {
        cudnnDataType_t::CUDNN_DATA_FLOAT
        | cudnnDataType_t::CUDNN_DATA_INT32
        | cudnnDataType_t::CUDNN_DATA_UINT32 => ValueSize::One(4),
        cudnnDataType_t::CUDNN_DATA_DOUBLE | cudnnDataType_t::CUDNN_DATA_INT64 => {
            ValueSize::One(8)
        }
        cudnnDataType_t::CUDNN_DATA_HALF | cudnnDataType_t::CUDNN_DATA_BFLOAT16 => {
            ValueSize::One(2)
        }
        cudnnDataType_t::CUDNN_DATA_INT8 | cudnnDataType_t::CUDNN_DATA_UINT8 => {
            ValueSize::One(1)
        }
        _ => ValueSize::Any,
    }
}

/// Computes the gradient dx of an activation from y, dy and x, as α·gradient + β·dx.
///
/// `cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnActivationBackward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `y`, `dy`, `x`: in, on the device
/// - `dx`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationBackward).
///
/// # Safety
///
/// - `handle`, `activationDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnActivationBackward(
    handle: cudnnHandle_t,
    activationDesc: cudnnActivationDescriptor_t,
    alpha: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnActivationBackward(
        handle, activationDesc, alpha.as_ptr(), yDesc, y.as_ptr(), dyDesc, dy.as_ptr(), xDesc, x.as_ptr(),
        beta.as_ptr(), dxDesc, dx.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·act(x) + β·y for each element; works in place if y is x.
///
/// `cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnActivationForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationForward).
///
/// # Safety
///
/// - `handle`, `activationDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnActivationForward(
    handle: cudnnHandle_t,
    activationDesc: cudnnActivationDescriptor_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnActivationForward(
        handle, activationDesc, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// C = α·A + β·C, where dimensions of size 1 in A are broadcast (for example, for a bias).
///
/// `cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnAddTensor))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `A`: in, on the device
/// - `C`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAddTensor).
///
/// # Safety
///
/// - `handle`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnAddTensor(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    aDesc: cudnnTensorDescriptor_t,
    A: CuPtr<c_void>,
    beta: HostScalar,
    cDesc: cudnnTensorDescriptor_t,
    C: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnAddTensor(handle, alpha.as_ptr(), aDesc, A.as_ptr(), beta.as_ptr(), cDesc, C.as_mut_ptr())
    };
    (returned,)
}

/// Checks that the version of the RNN, attention and CTC loss library matches its dependencies.
///
/// `cudnnStatus_t cudnnAdvVersionCheck(void)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnAdvVersionCheck))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAdvVersionCheck).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnAdvVersionCheck() -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnAdvVersionCheck() };
    (returned,)
}

/// Computes the gradients of two consecutive causal convolutions, a projection and a mixer.
///
/// `cudnnStatus_t cudnnB2BCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, const void *y, const void *dy, void *dx, void *dweightsProj, void *dweightsMixer, void *dskipBias, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType, cudnnDataType_t dwDataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnB2BCausalConv1dBackward))]
///
/// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `dy`: in, on the device
/// - `dx`, `dweightsProj`, `dweightsMixer`, `dskipBias`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `dy`, `dx`, `dweightsProj`, `dweightsMixer`, `dskipBias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnB2BCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weightsProj: CuPtr<c_void>,
    weightsMixer: CuPtr<c_void>,
    skipBias: CuPtr<c_void>,
    y: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    dx: CuPtr<c_void>,
    dweightsProj: CuPtr<c_void>,
    dweightsMixer: CuPtr<c_void>,
    dskipBias: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSizeProj: i32,
    kernelSizeMixer: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnB2BCausalConv1dBackward(
        stream, x.as_ptr(), weightsProj.as_ptr(), weightsMixer.as_ptr(), skipBias.as_ptr(), y.as_ptr(), dy.as_ptr(),
        dx.as_mut_ptr(), dweightsProj.as_mut_ptr(), dweightsMixer.as_mut_ptr(), dskipBias.as_mut_ptr(), batch, dim,
        seqLen, kernelSizeProj, kernelSizeMixer, dataType, dwDataType,
    ) };
    (returned,)
}

/// Computes two consecutive causal convolutions, a projection and a mixer, with gating in between.
///
/// `cudnnStatus_t cudnnB2BCausalConv1dForward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, void *y, void *yGated, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnB2BCausalConv1dForward))]
///
/// - `x`, `weightsProj`, `weightsMixer`, `skipBias`: in, on the device
/// - `y`, `yGated`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `yGated`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnB2BCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weightsProj: CuPtr<c_void>,
    weightsMixer: CuPtr<c_void>,
    skipBias: CuPtr<c_void>,
    y: CuPtr<c_void>,
    yGated: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSizeProj: i32,
    kernelSizeMixer: i32,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnB2BCausalConv1dForward(
        stream, x.as_ptr(), weightsProj.as_ptr(), weightsMixer.as_ptr(), skipBias.as_ptr(), y.as_mut_ptr(),
        yGated.as_mut_ptr(), batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType,
    ) };
    (returned,)
}

/// Creates a backend descriptor of a given type: for example, of a tensor, operation or execution plan.
///
/// `cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t descriptorType, cudnnBackendDescriptor_t *descriptor)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendCreateDescriptor))]
///
/// Returns `(cudnnStatus_t, descriptor: cudnnBackendDescriptor_t)`.
///
/// - `descriptor`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendCreateDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnBackendCreateDescriptor(
    descriptorType: cudnnBackendDescriptorType_t,
) -> (cudnnStatus_t, cudnnBackendDescriptor_t) {
    let mut descriptor: cudnnBackendDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnBackendCreateDescriptor(descriptorType, &mut descriptor) };
    (returned, descriptor)
}

/// Destroys a backend descriptor and frees its memory.
///
/// `cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnBackendDestroyDescriptor))]
///
/// - `descriptor`: in; invalid afterwards
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendDestroyDescriptor).
///
/// # Safety
///
/// - `descriptor`: a live handle that no other thread uses during the call.
/// - No thread may use `descriptor`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnBackendDestroyDescriptor(
    descriptor: cudnnBackendDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendDestroyDescriptor(descriptor) };
    (returned,)
}

/// Runs a finalized execution plan with the data pointers and workspace of a variant pack.
///
/// `cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendExecute))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_EXECUTION_FAILED`], [`cudnnStatus_t::CUDNN_STATUS_INTERNAL_ERROR`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendExecute).
///
/// # Safety
///
/// - `handle`, `executionPlan`, `variantPack`: live handles that no other thread uses during the call.
/// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
/// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnBackendExecute(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendExecute(handle, executionPlan, variantPack) };
    (returned,)
}

/// Validates the attributes of a backend descriptor and makes the descriptor immutable.
///
/// `cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendFinalize))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_INTERNAL_ERROR`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendFinalize).
///
/// # Safety
///
/// - `descriptor`: a live handle that no other thread uses during the call.
/// - All attributes that a descriptor of this type requires must have been set.
#[inline]
pub unsafe fn cudnnBackendFinalize(
    descriptor: cudnnBackendDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendFinalize(descriptor) };
    (returned,)
}

/// Gets an attribute of a finalized backend descriptor, or the number of its elements.
///
/// `cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t requestedElementCount, int64_t *elementCount, void *arrayOfElements)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendGetAttribute))]
///
/// Returns `(cudnnStatus_t, elementCount: int64_t)`.
///
/// - `elementCount`: out
/// - `arrayOfElements`: in and out, array, whose length is passed as `requestedElementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`; an empty slice passes NULL
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_NOT_INITIALIZED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendGetAttribute).
///
/// # Safety
///
/// - `descriptor`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `arrayOfElements` must be valid.
#[inline]
pub unsafe fn cudnnBackendGetAttribute<T: Output>(
    descriptor: cudnnBackendDescriptor_t,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    arrayOfElements: &mut [T],
) -> (cudnnStatus_t, i64) {
    if !arrayOfElements.is_empty()
        && !value_size_cudnnBackendAttributeType_t(attributeType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cudnnBackendGetAttribute",
            "the size of a value of `arrayOfElements` differs from that of the type that `attributeType` selects",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut elementCount: i64 = output::zeroed();
    let returned = unsafe { sys::cudnnBackendGetAttribute(
        descriptor, attributeName, attributeType, args::count(arrayOfElements.len()), &mut elementCount,
        args::as_mut_ptr(arrayOfElements).cast(),
    ) };
    (returned, elementCount)
}

/// Resets a backend descriptor to its initial state.
///
/// `cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t descriptor)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendInitialize))]
///
/// In `cudnn_graph.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendInitialize).
///
/// # Safety
///
/// `descriptor`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBackendInitialize(
    descriptor: cudnnBackendDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendInitialize(descriptor) };
    (returned,)
}

/// Adds the nodes that run an execution plan to an empty CUDA graph.
///
/// `cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendPopulateCudaGraph))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_EXECUTION_FAILED`], [`cudnnStatus_t::CUDNN_STATUS_INTERNAL_ERROR`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendPopulateCudaGraph).
///
/// # Safety
///
/// - `handle`, `executionPlan`, `variantPack`, `graph`: live handles that no other thread uses during the call.
/// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
/// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudnnBackendPopulateCudaGraph(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
    graph: runtime::cudaGraph_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendPopulateCudaGraph(handle, executionPlan, variantPack, graph) };
    (returned,)
}

/// Sets an attribute of a backend descriptor that is not finalized yet.
///
/// `cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t elementCount, const void *arrayOfElements)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendSetAttribute))]
///
/// - `arrayOfElements`: in, array, whose length is passed as `elementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_NOT_INITIALIZED`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendSetAttribute).
///
/// # Safety
///
/// - `descriptor`: a live handle that no other thread uses during the call.
/// - `arrayOfElements` is used after the call returns: keep it alive and do not modify it until another value is set in `descriptor`, or `descriptor` is destroyed.
/// - Pointers, handles and lengths in `arrayOfElements` must stay valid until another value is set in `descriptor`, or `descriptor` is destroyed.
#[inline]
pub unsafe fn cudnnBackendSetAttribute<T: Input>(
    descriptor: cudnnBackendDescriptor_t,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    arrayOfElements: &[T],
) -> (cudnnStatus_t,) {
    if !arrayOfElements.is_empty()
        && !value_size_cudnnBackendAttributeType_t(attributeType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cudnnBackendSetAttribute",
            "the size of a value of `arrayOfElements` differs from that of the type that `attributeType` selects",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnBackendSetAttribute(
        descriptor, attributeName, attributeType, args::count(arrayOfElements.len()),
        args::as_ptr(arrayOfElements).cast(),
    ) };
    (returned,)
}

/// Replaces the pointers in a populated CUDA graph with those of another variant pack.
///
/// `cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBackendUpdateCudaGraph))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_EXECUTION_FAILED`], [`cudnnStatus_t::CUDNN_STATUS_INTERNAL_ERROR`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendUpdateCudaGraph).
///
/// # Safety
///
/// - `handle`, `executionPlan`, `variantPack`, `graph`: live handles that no other thread uses during the call.
/// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
/// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudnnBackendUpdateCudaGraph(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
    graph: runtime::cudaGraph_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBackendUpdateCudaGraph(handle, executionPlan, variantPack, graph) };
    (returned,)
}

/// Computes the gradients of batch normalization with respect to x, scale and bias.
///
/// `cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t dxDesc, void *dx, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScale, void *dBnScaleResult, void *dBnBiasResult, double epsilon, const void *savedMean, const void *savedInvVariance)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBatchNormalizationBackward))]
///
/// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `dy`, `bnScale`, `savedMean`, `savedInvVariance`: in, on the device
/// - `dx`, `dBnScaleResult`, `dBnBiasResult`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackward).
///
/// # Safety
///
/// - `handle`, `xDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`: live handles that no other thread uses during the call.
/// - `x`, `dy`, `bnScale`, `savedMean`, `savedInvVariance`, `dx`, `dBnScaleResult`, `dBnBiasResult`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBatchNormalizationBackward(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alphaDataDiff: HostScalar,
    betaDataDiff: HostScalar,
    alphaParamDiff: HostScalar,
    betaParamDiff: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    bnScale: CuPtr<c_void>,
    dBnScaleResult: CuPtr<c_void>,
    dBnBiasResult: CuPtr<c_void>,
    epsilon: f64,
    savedMean: CuPtr<c_void>,
    savedInvVariance: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBatchNormalizationBackward(
        handle, mode, alphaDataDiff.as_ptr(), betaDataDiff.as_ptr(), alphaParamDiff.as_ptr(), betaParamDiff.as_ptr(),
        xDesc, x.as_ptr(), dyDesc, dy.as_ptr(), dxDesc, dx.as_mut_ptr(), dBnScaleBiasDesc, bnScale.as_ptr(),
        dBnScaleResult.as_mut_ptr(), dBnBiasResult.as_mut_ptr(), epsilon, savedMean.as_ptr(), savedInvVariance.as_ptr(),
    ) };
    (returned,)
}

/// Computes the gradients of batch normalization, optionally fused with an addition of z and an activation.
///
/// `cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScaleData, const void *bnBiasData, void *dBnScaleData, void *dBnBiasData, double epsilon, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBatchNormalizationBackwardEx))]
///
/// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `xData`, `yData`, `dyData`, `bnScaleData`, `bnBiasData`, `savedMean`, `savedInvVariance`: in, on the device
/// - `dzDesc`: in; may be NULL
/// - `dzData`, `dxData`, `dBnScaleData`, `dBnBiasData`, `workSpace`, `reserveSpace`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackwardEx).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`, `activationDesc`: live handles that no other thread uses during the call.
/// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `xData`, `yData`, `dyData`, `bnScaleData`, `bnBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dBnScaleData`, `dBnBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBatchNormalizationBackwardEx(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alphaDataDiff: HostScalar,
    betaDataDiff: HostScalar,
    alphaParamDiff: HostScalar,
    betaParamDiff: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    xData: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    yData: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dyData: CuPtr<c_void>,
    dzDesc: cudnnTensorDescriptor_t,
    dzData: CuPtr<c_void>,
    dxDesc: cudnnTensorDescriptor_t,
    dxData: CuPtr<c_void>,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    bnScaleData: CuPtr<c_void>,
    bnBiasData: CuPtr<c_void>,
    dBnScaleData: CuPtr<c_void>,
    dBnBiasData: CuPtr<c_void>,
    epsilon: f64,
    savedMean: CuPtr<c_void>,
    savedInvVariance: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBatchNormalizationBackwardEx(
        handle, mode, bnOps, alphaDataDiff.as_ptr(), betaDataDiff.as_ptr(), alphaParamDiff.as_ptr(),
        betaParamDiff.as_ptr(), xDesc, xData.as_ptr(), yDesc, yData.as_ptr(), dyDesc, dyData.as_ptr(), dzDesc,
        dzData.as_mut_ptr(), dxDesc, dxData.as_mut_ptr(), dBnScaleBiasDesc, bnScaleData.as_ptr(), bnBiasData.as_ptr(),
        dBnScaleData.as_mut_ptr(), dBnBiasData.as_mut_ptr(), epsilon, savedMean.as_ptr(), savedInvVariance.as_ptr(),
        activationDesc, workSpace.as_mut_ptr(), workSpaceSizeInBytes, reserveSpace.as_mut_ptr(),
        reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Normalizes x by the mean and variance estimated during training.
///
/// `cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, const void *estimatedMean, const void *estimatedVariance, double epsilon)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBatchNormalizationForwardInference))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `bnScale`, `bnBias`, `estimatedMean`, `estimatedVariance`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardInference).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`: live handles that no other thread uses during the call.
/// - `x`, `bnScale`, `bnBias`, `estimatedMean`, `estimatedVariance`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardInference(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alpha: HostScalar,
    beta: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: CuPtr<c_void>,
    bnBias: CuPtr<c_void>,
    estimatedMean: CuPtr<c_void>,
    estimatedVariance: CuPtr<c_void>,
    epsilon: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBatchNormalizationForwardInference(
        handle, mode, alpha.as_ptr(), beta.as_ptr(), xDesc, x.as_ptr(), yDesc, y.as_mut_ptr(), bnScaleBiasMeanVarDesc,
        bnScale.as_ptr(), bnBias.as_ptr(), estimatedMean.as_ptr(), estimatedVariance.as_ptr(), epsilon,
    ) };
    (returned,)
}

/// Normalizes x by its batch mean and variance, and updates the running averages of both.
///
/// `cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBatchNormalizationForwardTraining))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `bnScale`, `bnBias`: in, on the device
/// - `y`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTraining).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`: live handles that no other thread uses during the call.
/// - `x`, `bnScale`, `bnBias`, `y`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardTraining(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alpha: HostScalar,
    beta: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: CuPtr<c_void>,
    bnBias: CuPtr<c_void>,
    exponentialAverageFactor: f64,
    resultRunningMean: CuPtr<c_void>,
    resultRunningVariance: CuPtr<c_void>,
    epsilon: f64,
    resultSaveMean: CuPtr<c_void>,
    resultSaveInvVariance: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBatchNormalizationForwardTraining(
        handle, mode, alpha.as_ptr(), beta.as_ptr(), xDesc, x.as_ptr(), yDesc, y.as_mut_ptr(), bnScaleBiasMeanVarDesc,
        bnScale.as_ptr(), bnBias.as_ptr(), exponentialAverageFactor, resultRunningMean.as_mut_ptr(),
        resultRunningVariance.as_mut_ptr(), epsilon, resultSaveMean.as_mut_ptr(), resultSaveInvVariance.as_mut_ptr(),
    ) };
    (returned,)
}

/// Normalizes x by its batch in training, and optionally adds z and applies an activation.
///
/// `cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBatchNormalizationForwardTrainingEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `xData`, `zData`, `bnScale`, `bnBias`: in, on the device
/// - `zDesc`: in; may be NULL
/// - `yData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `workspace`, `reserveSpace`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTrainingEx).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
/// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `xData`, `zData`, `bnScale`, `bnBias`, `yData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardTrainingEx(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alpha: HostScalar,
    beta: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    xData: CuPtr<c_void>,
    zDesc: cudnnTensorDescriptor_t,
    zData: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    yData: CuPtr<c_void>,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: CuPtr<c_void>,
    bnBias: CuPtr<c_void>,
    exponentialAverageFactor: f64,
    resultRunningMean: CuPtr<c_void>,
    resultRunningVariance: CuPtr<c_void>,
    epsilon: f64,
    resultSaveMean: CuPtr<c_void>,
    resultSaveInvVariance: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    workspace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBatchNormalizationForwardTrainingEx(
        handle, mode, bnOps, alpha.as_ptr(), beta.as_ptr(), xDesc, xData.as_ptr(), zDesc, zData.as_ptr(), yDesc,
        yData.as_mut_ptr(), bnScaleBiasMeanVarDesc, bnScale.as_ptr(), bnBias.as_ptr(), exponentialAverageFactor,
        resultRunningMean.as_mut_ptr(), resultRunningVariance.as_mut_ptr(), epsilon, resultSaveMean.as_mut_ptr(),
        resultSaveInvVariance.as_mut_ptr(), activationDesc, workspace.as_mut_ptr(), workSpaceSizeInBytes,
        reserveSpace.as_mut_ptr(), reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Compiles the kernels of a dynamic persistent RNN for a given mini-batch size.
///
/// `cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int miniBatch)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnBuildRNNDynamic))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBuildRNNDynamic).
///
/// # Safety
///
/// `handle`, `rnnDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnBuildRNNDynamic(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    miniBatch: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnBuildRNNDynamic(handle, rnnDesc, miniBatch) };
    (returned,)
}

/// Computes the CTC loss and its gradients; labels and lengths are in host memory.
///
/// `cudnnStatus_t cudnnCTCLoss(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *hostLabels, const int *hostLabelLengths, const int *hostInputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, void *workspace, size_t workSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCTCLoss))]
///
/// - `probs`: in, on the device
/// - `hostLabels`: in, array, of the length that `hostLabelLengths` requires
/// - `hostLabelLengths`, `hostInputLengths`: in, array, of the length that `probsDesc` requires
/// - `costs`, `gradients`, `workspace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss).
///
/// # Safety
///
/// - `handle`, `probsDesc`, `gradientsDesc`, `ctcLossDesc`: live handles that no other thread uses during the call.
/// - `probs`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `hostLabels`, `hostLabelLengths`, `hostInputLengths` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
/// - `hostLabels`: at least as long as `hostLabelLengths` requires. The length is not checked.
/// - `hostLabelLengths`, `hostInputLengths`: at least as long as `probsDesc` requires. The length is not checked.
#[inline]
pub unsafe fn cudnnCTCLoss(
    handle: cudnnHandle_t,
    probsDesc: cudnnTensorDescriptor_t,
    probs: CuPtr<c_void>,
    hostLabels: &[i32],
    hostLabelLengths: &[i32],
    hostInputLengths: &[i32],
    costs: CuPtr<c_void>,
    gradientsDesc: cudnnTensorDescriptor_t,
    gradients: CuPtr<c_void>,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    workspace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCTCLoss(
        handle, probsDesc, probs.as_ptr(), args::as_ptr(hostLabels), args::as_ptr(hostLabelLengths),
        args::as_ptr(hostInputLengths), costs.as_mut_ptr(), gradientsDesc, gradients.as_mut_ptr(), algo, ctcLossDesc,
        workspace.as_mut_ptr(), workSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Computes the CTC loss and its gradients; labels and lengths are in device memory.
///
/// `cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *labels, const int *labelLengths, const int *inputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, size_t workSpaceSizeInBytes, void *workspace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCTCLoss_v8))]
///
/// - `probs`, `labels`, `labelLengths`, `inputLengths`: in, on the device
/// - `costs`, `gradients`, `workspace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss_v8).
///
/// # Safety
///
/// - `handle`, `ctcLossDesc`, `probsDesc`, `gradientsDesc`: live handles that no other thread uses during the call.
/// - `probs`, `labels`, `labelLengths`, `inputLengths`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnCTCLoss_v8(
    handle: cudnnHandle_t,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    probsDesc: cudnnTensorDescriptor_t,
    probs: CuPtr<c_void>,
    labels: CuPtr<i32>,
    labelLengths: CuPtr<i32>,
    inputLengths: CuPtr<i32>,
    costs: CuPtr<c_void>,
    gradientsDesc: cudnnTensorDescriptor_t,
    gradients: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    workspace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCTCLoss_v8(
        handle, algo, ctcLossDesc, probsDesc, probs.as_ptr(), labels.as_ptr(), labelLengths.as_ptr(),
        inputLengths.as_ptr(), costs.as_mut_ptr(), gradientsDesc, gradients.as_mut_ptr(), workSpaceSizeInBytes,
        workspace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradients of a causal convolution of NHW data with respect to x, weight and bias.
///
/// `cudnnStatus_t cudnnCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCausalConv1dBackward))]
///
/// - `x`, `weight`, `bias`, `dy`: in, on the device
/// - `dx`, `dweight`, `dbias`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    bias: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    dx: CuPtr<c_void>,
    dweight: CuPtr<c_void>,
    dbias: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCausalConv1dBackward(
        stream, x.as_ptr(), weight.as_ptr(), bias.as_ptr(), dy.as_ptr(), dx.as_mut_ptr(), dweight.as_mut_ptr(),
        dbias.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType, dwDataType, activation,
    ) };
    (returned,)
}

/// y = act(conv(x, weight) + bias), a causal depthwise convolution of NHW data.
///
/// `cudnnStatus_t cudnnCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCausalConv1dForward))]
///
/// - `x`, `weight`, `bias`: in, on the device
/// - `y`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    bias: CuPtr<c_void>,
    y: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCausalConv1dForward(
        stream, x.as_ptr(), weight.as_ptr(), bias.as_ptr(), y.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType,
        activation,
    ) };
    (returned,)
}

/// Computes the gradients of a causal convolution of NWH data with respect to x, weight and bias.
///
/// `cudnnStatus_t cudnnCausalConv1dNwhBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCausalConv1dNwhBackward))]
///
/// - `x`, `weight`, `bias`, `dy`: in, on the device
/// - `dx`, `dweight`, `dbias`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnCausalConv1dNwhBackward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    bias: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    dx: CuPtr<c_void>,
    dweight: CuPtr<c_void>,
    dbias: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCausalConv1dNwhBackward(
        stream, x.as_ptr(), weight.as_ptr(), bias.as_ptr(), dy.as_ptr(), dx.as_mut_ptr(), dweight.as_mut_ptr(),
        dbias.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType, dwDataType, activation,
    ) };
    (returned,)
}

/// y = act(conv(x, weight) + bias), a causal depthwise convolution of NWH data.
///
/// `cudnnStatus_t cudnnCausalConv1dNwhForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCausalConv1dNwhForward))]
///
/// - `x`, `weight`, `bias`: in, on the device
/// - `y`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnCausalConv1dNwhForward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    bias: CuPtr<c_void>,
    y: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCausalConv1dNwhForward(
        stream, x.as_ptr(), weight.as_ptr(), bias.as_ptr(), y.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType,
        activation,
    ) };
    (returned,)
}

/// Checks that the version of the convolution library matches its dependencies.
///
/// `cudnnStatus_t cudnnCnnVersionCheck(void)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnCnnVersionCheck))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCnnVersionCheck).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCnnVersionCheck() -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnCnnVersionCheck() };
    (returned,)
}

/// Computes the bias gradient db of a convolution: the sum of dy over all dimensions except channels.
///
/// `cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dbDesc, void *db)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnConvolutionBackwardBias))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `dy`: in, on the device
/// - `db`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardBias).
///
/// # Safety
///
/// - `handle`, `dyDesc`, `dbDesc`: live handles that no other thread uses during the call.
/// - `dy`, `db`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnConvolutionBackwardBias(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    beta: HostScalar,
    dbDesc: cudnnTensorDescriptor_t,
    db: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnConvolutionBackwardBias(
        handle, alpha.as_ptr(), dyDesc, dy.as_ptr(), beta.as_ptr(), dbDesc, db.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the data gradient dx of a convolution from w and dy, as α·gradient + β·dx.
///
/// `cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdDataAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnConvolutionBackwardData))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `w`, `dy`: in, on the device
/// - `workSpace`, `dx`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardData).
///
/// # Safety
///
/// - `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `w`, `dy`, `workSpace`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnConvolutionBackwardData(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    wDesc: cudnnFilterDescriptor_t,
    w: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionBwdDataAlgo_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnConvolutionBackwardData(
        handle, alpha.as_ptr(), wDesc, w.as_ptr(), dyDesc, dy.as_ptr(), convDesc, algo, workSpace.as_mut_ptr(),
        workSpaceSizeInBytes, beta.as_ptr(), dxDesc, dx.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the filter gradient dw of a convolution from x and dy, as α·gradient + β·dw.
///
/// `cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdFilterAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnFilterDescriptor_t dwDesc, void *dw)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnConvolutionBackwardFilter))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `dy`: in, on the device
/// - `workSpace`, `dw`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardFilter).
///
/// # Safety
///
/// - `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
/// - `x`, `dy`, `workSpace`, `dw`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnConvolutionBackwardFilter(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionBwdFilterAlgo_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    beta: HostScalar,
    dwDesc: cudnnFilterDescriptor_t,
    dw: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnConvolutionBackwardFilter(
        handle, alpha.as_ptr(), xDesc, x.as_ptr(), dyDesc, dy.as_ptr(), convDesc, algo, workSpace.as_mut_ptr(),
        workSpaceSizeInBytes, beta.as_ptr(), dwDesc, dw.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = act(α1·conv(x, w) + α2·z + bias) as one fused operation.
///
/// `cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *alpha2, cudnnTensorDescriptor_t zDesc, const void *z, cudnnTensorDescriptor_t biasDesc, const void *bias, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnConvolutionBiasActivationForward))]
///
/// - `alpha1`, `alpha2`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `w`, `z`, `bias`: in, on the device
/// - `workSpace`, `y`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBiasActivationForward).
///
/// # Safety
///
/// - `handle`, `xDesc`, `wDesc`, `convDesc`, `zDesc`, `biasDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `w`, `z`, `bias`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnConvolutionBiasActivationForward(
    handle: cudnnHandle_t,
    alpha1: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    wDesc: cudnnFilterDescriptor_t,
    w: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    alpha2: HostScalar,
    zDesc: cudnnTensorDescriptor_t,
    z: CuPtr<c_void>,
    biasDesc: cudnnTensorDescriptor_t,
    bias: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnConvolutionBiasActivationForward(
        handle, alpha1.as_ptr(), xDesc, x.as_ptr(), wDesc, w.as_ptr(), convDesc, algo, workSpace.as_mut_ptr(),
        workSpaceSizeInBytes, alpha2.as_ptr(), zDesc, z.as_ptr(), biasDesc, bias.as_ptr(), activationDesc, yDesc,
        y.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·conv(x, w) + β·y with a given algorithm.
///
/// `cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnConvolutionForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `w`: in, on the device
/// - `workSpace`, `y`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionForward).
///
/// # Safety
///
/// - `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `w`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnConvolutionForward(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    wDesc: cudnnFilterDescriptor_t,
    w: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnConvolutionForward(
        handle, alpha.as_ptr(), xDesc, x.as_ptr(), wDesc, w.as_ptr(), convDesc, algo, workSpace.as_mut_ptr(),
        workSpaceSizeInBytes, beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Creates a cuDNN handle on the current device; may allocate device memory and synchronize.
///
/// `cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreate))]
///
/// Returns `(cudnnStatus_t, handle: cudnnHandle_t)`.
///
/// - `handle`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_NOT_INITIALIZED`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreate() -> (cudnnStatus_t, cudnnHandle_t) {
    let mut handle: cudnnHandle_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreate(&mut handle) };
    (returned, handle)
}

/// Creates an empty activation descriptor, which `cudnnSetActivationDescriptor` must initialize.
///
/// `cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *activationDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateActivationDescriptor))]
///
/// Returns `(cudnnStatus_t, activationDesc: cudnnActivationDescriptor_t)`.
///
/// - `activationDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateActivationDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateActivationDescriptor() -> (
    cudnnStatus_t,
    cudnnActivationDescriptor_t,
) {
    let mut activationDesc: cudnnActivationDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateActivationDescriptor(&mut activationDesc) };
    (returned, activationDesc)
}

/// Creates an empty descriptor of multi-head attention.
///
/// `cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *attnDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateAttnDescriptor))]
///
/// Returns `(cudnnStatus_t, attnDesc: cudnnAttnDescriptor_t)`.
///
/// - `attnDesc`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateAttnDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateAttnDescriptor() -> (cudnnStatus_t, cudnnAttnDescriptor_t) {
    let mut attnDesc: cudnnAttnDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateAttnDescriptor(&mut attnDesc) };
    (returned, attnDesc)
}

/// Creates an empty CTC loss descriptor.
///
/// `cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *ctcLossDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateCTCLossDescriptor))]
///
/// Returns `(cudnnStatus_t, ctcLossDesc: cudnnCTCLossDescriptor_t)`.
///
/// - `ctcLossDesc`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateCTCLossDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateCTCLossDescriptor() -> (
    cudnnStatus_t,
    cudnnCTCLossDescriptor_t,
) {
    let mut ctcLossDesc: cudnnCTCLossDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateCTCLossDescriptor(&mut ctcLossDesc) };
    (returned, ctcLossDesc)
}

/// Creates an empty convolution descriptor, for `cudnnSetConvolution2dDescriptor` or a similar function.
///
/// `cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *convDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateConvolutionDescriptor))]
///
/// Returns `(cudnnStatus_t, convDesc: cudnnConvolutionDescriptor_t)`.
///
/// - `convDesc`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateConvolutionDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateConvolutionDescriptor() -> (
    cudnnStatus_t,
    cudnnConvolutionDescriptor_t,
) {
    let mut convDesc: cudnnConvolutionDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateConvolutionDescriptor(&mut convDesc) };
    (returned, convDesc)
}

/// Creates an empty dropout descriptor.
///
/// `cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *dropoutDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateDropoutDescriptor))]
///
/// Returns `(cudnnStatus_t, dropoutDesc: cudnnDropoutDescriptor_t)`.
///
/// - `dropoutDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateDropoutDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateDropoutDescriptor() -> (
    cudnnStatus_t,
    cudnnDropoutDescriptor_t,
) {
    let mut dropoutDesc: cudnnDropoutDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateDropoutDescriptor(&mut dropoutDesc) };
    (returned, dropoutDesc)
}

/// Creates an empty filter descriptor, for `cudnnSetFilter4dDescriptor` or `cudnnSetFilterNdDescriptor`.
///
/// `cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filterDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateFilterDescriptor))]
///
/// Returns `(cudnnStatus_t, filterDesc: cudnnFilterDescriptor_t)`.
///
/// - `filterDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFilterDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateFilterDescriptor() -> (cudnnStatus_t, cudnnFilterDescriptor_t) {
    let mut filterDesc: cudnnFilterDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateFilterDescriptor(&mut filterDesc) };
    (returned, filterDesc)
}

/// Creates a pack for the constant parameters, such as descriptors, of a fused operation.
///
/// `cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *constPack, cudnnFusedOps_t ops)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateFusedOpsConstParamPack))]
///
/// Returns `(cudnnStatus_t, constPack: cudnnFusedOpsConstParamPack_t)`.
///
/// - `constPack`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsConstParamPack).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateFusedOpsConstParamPack(
    ops: cudnnFusedOps_t,
) -> (cudnnStatus_t, cudnnFusedOpsConstParamPack_t) {
    let mut constPack: cudnnFusedOpsConstParamPack_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateFusedOpsConstParamPack(&mut constPack, ops) };
    (returned, constPack)
}

/// Creates an empty plan of a fused operation.
///
/// `cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *plan, cudnnFusedOps_t ops)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateFusedOpsPlan))]
///
/// Returns `(cudnnStatus_t, plan: cudnnFusedOpsPlan_t)`.
///
/// - `plan`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsPlan).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateFusedOpsPlan(
    ops: cudnnFusedOps_t,
) -> (cudnnStatus_t, cudnnFusedOpsPlan_t) {
    let mut plan: cudnnFusedOpsPlan_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateFusedOpsPlan(&mut plan, ops) };
    (returned, plan)
}

/// Creates a pack for the parameters of a fused operation that vary by call, such as pointers.
///
/// `cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *varPack, cudnnFusedOps_t ops)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateFusedOpsVariantParamPack))]
///
/// Returns `(cudnnStatus_t, varPack: cudnnFusedOpsVariantParamPack_t)`.
///
/// - `varPack`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsVariantParamPack).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateFusedOpsVariantParamPack(
    ops: cudnnFusedOps_t,
) -> (cudnnStatus_t, cudnnFusedOpsVariantParamPack_t) {
    let mut varPack: cudnnFusedOpsVariantParamPack_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateFusedOpsVariantParamPack(&mut varPack, ops) };
    (returned, varPack)
}

/// Creates a descriptor for local response normalization or divisive normalization.
///
/// `cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *normDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateLRNDescriptor))]
///
/// Returns `(cudnnStatus_t, normDesc: cudnnLRNDescriptor_t)`.
///
/// - `normDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateLRNDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateLRNDescriptor() -> (cudnnStatus_t, cudnnLRNDescriptor_t) {
    let mut normDesc: cudnnLRNDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateLRNDescriptor(&mut normDesc) };
    (returned, normDesc)
}

/// Creates an empty descriptor of a tensor operation, such as a sum.
///
/// `cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *opTensorDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateOpTensorDescriptor))]
///
/// Returns `(cudnnStatus_t, opTensorDesc: cudnnOpTensorDescriptor_t)`.
///
/// - `opTensorDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateOpTensorDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateOpTensorDescriptor() -> (
    cudnnStatus_t,
    cudnnOpTensorDescriptor_t,
) {
    let mut opTensorDesc: cudnnOpTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateOpTensorDescriptor(&mut opTensorDesc) };
    (returned, opTensorDesc)
}

/// Creates an empty pooling descriptor, for `cudnnSetPooling2dDescriptor` or `cudnnSetPoolingNdDescriptor`.
///
/// `cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *poolingDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreatePoolingDescriptor))]
///
/// Returns `(cudnnStatus_t, poolingDesc: cudnnPoolingDescriptor_t)`.
///
/// - `poolingDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreatePoolingDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreatePoolingDescriptor() -> (
    cudnnStatus_t,
    cudnnPoolingDescriptor_t,
) {
    let mut poolingDesc: cudnnPoolingDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreatePoolingDescriptor(&mut poolingDesc) };
    (returned, poolingDesc)
}

/// Creates an empty descriptor of a batch of sequences for an RNN.
///
/// `cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *rnnDataDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateRNNDataDescriptor))]
///
/// Returns `(cudnnStatus_t, rnnDataDesc: cudnnRNNDataDescriptor_t)`.
///
/// - `rnnDataDesc`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDataDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateRNNDataDescriptor() -> (
    cudnnStatus_t,
    cudnnRNNDataDescriptor_t,
) {
    let mut rnnDataDesc: cudnnRNNDataDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateRNNDataDescriptor(&mut rnnDataDesc) };
    (returned, rnnDataDesc)
}

/// Creates an empty RNN descriptor, which `cudnnSetRNNDescriptor_v8` must initialize.
///
/// `cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *rnnDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateRNNDescriptor))]
///
/// Returns `(cudnnStatus_t, rnnDesc: cudnnRNNDescriptor_t)`.
///
/// - `rnnDesc`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateRNNDescriptor() -> (cudnnStatus_t, cudnnRNNDescriptor_t) {
    let mut rnnDesc: cudnnRNNDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateRNNDescriptor(&mut rnnDesc) };
    (returned, rnnDesc)
}

/// Creates an empty descriptor of a reduction.
///
/// `cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *reduceTensorDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateReduceTensorDescriptor))]
///
/// Returns `(cudnnStatus_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t)`.
///
/// - `reduceTensorDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateReduceTensorDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateReduceTensorDescriptor() -> (
    cudnnStatus_t,
    cudnnReduceTensorDescriptor_t,
) {
    let mut reduceTensorDesc: cudnnReduceTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateReduceTensorDescriptor(&mut reduceTensorDesc) };
    (returned, reduceTensorDesc)
}

/// Creates an empty descriptor of sequence data for attention.
///
/// `cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *seqDataDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateSeqDataDescriptor))]
///
/// Returns `(cudnnStatus_t, seqDataDesc: cudnnSeqDataDescriptor_t)`.
///
/// - `seqDataDesc`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSeqDataDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateSeqDataDescriptor() -> (
    cudnnStatus_t,
    cudnnSeqDataDescriptor_t,
) {
    let mut seqDataDesc: cudnnSeqDataDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateSeqDataDescriptor(&mut seqDataDesc) };
    (returned, seqDataDesc)
}

/// Creates an empty spatial transformer descriptor, for `cudnnSetSpatialTransformerNdDescriptor`.
///
/// `cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *stDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateSpatialTransformerDescriptor))]
///
/// Returns `(cudnnStatus_t, stDesc: cudnnSpatialTransformerDescriptor_t)`.
///
/// - `stDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSpatialTransformerDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateSpatialTransformerDescriptor() -> (
    cudnnStatus_t,
    cudnnSpatialTransformerDescriptor_t,
) {
    let mut stDesc: cudnnSpatialTransformerDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateSpatialTransformerDescriptor(&mut stDesc) };
    (returned, stDesc)
}

/// Creates an empty tensor descriptor, for `cudnnSetTensor4dDescriptor` or a similar function.
///
/// `cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensorDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateTensorDescriptor))]
///
/// Returns `(cudnnStatus_t, tensorDesc: cudnnTensorDescriptor_t)`.
///
/// - `tensorDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnCreateTensorDescriptor() -> (cudnnStatus_t, cudnnTensorDescriptor_t) {
    let mut tensorDesc: cudnnTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateTensorDescriptor(&mut tensorDesc) };
    (returned, tensorDesc)
}

/// Creates an empty descriptor of a tensor transformation.
///
/// `cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *transformDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnCreateTensorTransformDescriptor))]
///
/// Returns `(cudnnStatus_t, transformDesc: cudnnTensorTransformDescriptor_t)`.
///
/// - `transformDesc`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_ALLOC_FAILED`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorTransformDescriptor).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnCreateTensorTransformDescriptor() -> (
    cudnnStatus_t,
    cudnnTensorTransformDescriptor_t,
) {
    let mut transformDesc: cudnnTensorTransformDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cudnnCreateTensorTransformDescriptor(&mut transformDesc) };
    (returned, transformDesc)
}

/// Derives the descriptor of batch normalization's scale, bias, mean and variance from that of x.
///
/// `cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derivedBnDesc, cudnnTensorDescriptor_t xDesc, cudnnBatchNormMode_t mode)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDeriveBNTensorDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveBNTensorDescriptor).
///
/// # Safety
///
/// `derivedBnDesc`, `xDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDeriveBNTensorDescriptor(
    derivedBnDesc: cudnnTensorDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    mode: cudnnBatchNormMode_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDeriveBNTensorDescriptor(derivedBnDesc, xDesc, mode) };
    (returned,)
}

/// Derives the descriptors of a normalization's scale and bias, and of its mean and variance, from that of x.
///
/// `cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t derivedNormScaleBiasDesc, cudnnTensorDescriptor_t derivedNormMeanVarDesc, cudnnTensorDescriptor_t xDesc, cudnnNormMode_t mode, int groupCnt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDeriveNormTensorDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveNormTensorDescriptor).
///
/// # Safety
///
/// `derivedNormScaleBiasDesc`, `derivedNormMeanVarDesc`, `xDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDeriveNormTensorDescriptor(
    derivedNormScaleBiasDesc: cudnnTensorDescriptor_t,
    derivedNormMeanVarDesc: cudnnTensorDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    mode: cudnnNormMode_t,
    groupCnt: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnDeriveNormTensorDescriptor(derivedNormScaleBiasDesc, derivedNormMeanVarDesc, xDesc, mode, groupCnt)
    };
    (returned,)
}

/// Destroys a cuDNN handle; may synchronize the device to free the handle's memory.
///
/// `cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroy(handle: cudnnHandle_t) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroy(handle) };
    (returned,)
}

/// Destroys an activation descriptor.
///
/// `cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t activationDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyActivationDescriptor))]
///
/// - `activationDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyActivationDescriptor).
///
/// # Safety
///
/// - `activationDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `activationDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyActivationDescriptor(activationDesc) };
    (returned,)
}

/// Destroys a descriptor of multi-head attention, but not the weights.
///
/// `cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t attnDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyAttnDescriptor))]
///
/// - `attnDesc`: in; invalid afterwards
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyAttnDescriptor).
///
/// # Safety
///
/// - `attnDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `attnDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyAttnDescriptor(attnDesc) };
    (returned,)
}

/// Destroys the descriptor of a CTC loss.
///
/// `cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyCTCLossDescriptor))]
///
/// - `ctcLossDesc`: in; invalid afterwards
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyCTCLossDescriptor).
///
/// # Safety
///
/// - `ctcLossDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `ctcLossDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyCTCLossDescriptor(ctcLossDesc) };
    (returned,)
}

/// Destroys a convolution descriptor.
///
/// `cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t convDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyConvolutionDescriptor))]
///
/// - `convDesc`: in; invalid afterwards
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyConvolutionDescriptor).
///
/// # Safety
///
/// - `convDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `convDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyConvolutionDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyConvolutionDescriptor(convDesc) };
    (returned,)
}

/// Destroys a dropout descriptor, but not its random states.
///
/// `cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyDropoutDescriptor))]
///
/// - `dropoutDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyDropoutDescriptor).
///
/// # Safety
///
/// - `dropoutDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `dropoutDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyDropoutDescriptor(dropoutDesc) };
    (returned,)
}

/// Destroys the descriptor of a filter, but not its data.
///
/// `cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filterDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyFilterDescriptor))]
///
/// - `filterDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFilterDescriptor).
///
/// # Safety
///
/// - `filterDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `filterDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyFilterDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyFilterDescriptor(filterDesc) };
    (returned,)
}

/// Destroys the constant parameter pack of a fused operation.
///
/// `cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t constPack)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyFusedOpsConstParamPack))]
///
/// - `constPack`: in; invalid afterwards
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsConstParamPack).
///
/// # Safety
///
/// - `constPack`: a live handle that no other thread uses during the call.
/// - No thread may use `constPack`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyFusedOpsConstParamPack(
    constPack: cudnnFusedOpsConstParamPack_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyFusedOpsConstParamPack(constPack) };
    (returned,)
}

/// Destroys the plan of a fused operation.
///
/// `cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t plan)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyFusedOpsPlan))]
///
/// - `plan`: in; invalid afterwards
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsPlan).
///
/// # Safety
///
/// - `plan`: a live handle that no other thread uses during the call.
/// - No thread may use `plan`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyFusedOpsPlan(plan) };
    (returned,)
}

/// Destroys the variant parameter pack of a fused operation.
///
/// `cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t varPack)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyFusedOpsVariantParamPack))]
///
/// - `varPack`: in; invalid afterwards
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsVariantParamPack).
///
/// # Safety
///
/// - `varPack`: a live handle that no other thread uses during the call.
/// - No thread may use `varPack`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyFusedOpsVariantParamPack(
    varPack: cudnnFusedOpsVariantParamPack_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyFusedOpsVariantParamPack(varPack) };
    (returned,)
}

/// Destroys a descriptor for local response normalization or divisive normalization.
///
/// `cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t lrnDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyLRNDescriptor))]
///
/// - `lrnDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyLRNDescriptor).
///
/// # Safety
///
/// - `lrnDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `lrnDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyLRNDescriptor(
    lrnDesc: cudnnLRNDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyLRNDescriptor(lrnDesc) };
    (returned,)
}

/// Destroys the descriptor of a tensor operation.
///
/// `cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyOpTensorDescriptor))]
///
/// - `opTensorDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyOpTensorDescriptor).
///
/// # Safety
///
/// - `opTensorDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `opTensorDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyOpTensorDescriptor(opTensorDesc) };
    (returned,)
}

/// Destroys a pooling descriptor.
///
/// `cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t poolingDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyPoolingDescriptor))]
///
/// - `poolingDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyPoolingDescriptor).
///
/// # Safety
///
/// - `poolingDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `poolingDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyPoolingDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyPoolingDescriptor(poolingDesc) };
    (returned,)
}

/// Destroys the descriptor of a batch of sequences for an RNN.
///
/// `cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyRNNDataDescriptor))]
///
/// - `rnnDataDesc`: in; invalid afterwards
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDataDescriptor).
///
/// # Safety
///
/// - `rnnDataDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `rnnDataDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyRNNDataDescriptor(rnnDataDesc) };
    (returned,)
}

/// Destroys an RNN descriptor.
///
/// `cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t rnnDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyRNNDescriptor))]
///
/// - `rnnDesc`: in; invalid afterwards
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDescriptor).
///
/// # Safety
///
/// - `rnnDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `rnnDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyRNNDescriptor(
    rnnDesc: cudnnRNNDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyRNNDescriptor(rnnDesc) };
    (returned,)
}

/// Destroys the descriptor of a reduction.
///
/// `cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyReduceTensorDescriptor))]
///
/// - `reduceTensorDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyReduceTensorDescriptor).
///
/// # Safety
///
/// - `reduceTensorDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `reduceTensorDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyReduceTensorDescriptor(reduceTensorDesc) };
    (returned,)
}

/// Destroys a descriptor of sequence data for attention.
///
/// `cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroySeqDataDescriptor))]
///
/// - `seqDataDesc`: in; invalid afterwards
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySeqDataDescriptor).
///
/// # Safety
///
/// - `seqDataDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `seqDataDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroySeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroySeqDataDescriptor(seqDataDesc) };
    (returned,)
}

/// Destroys the descriptor of a spatial transformer.
///
/// `cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t stDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroySpatialTransformerDescriptor))]
///
/// - `stDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySpatialTransformerDescriptor).
///
/// # Safety
///
/// - `stDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `stDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroySpatialTransformerDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroySpatialTransformerDescriptor(stDesc) };
    (returned,)
}

/// Destroys the descriptor of a tensor, but not its data.
///
/// `cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensorDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyTensorDescriptor))]
///
/// - `tensorDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorDescriptor).
///
/// # Safety
///
/// - `tensorDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `tensorDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudnnDestroyTensorDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyTensorDescriptor(tensorDesc) };
    (returned,)
}

/// Destroys the descriptor of a tensor transformation.
///
/// `cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnDestroyTensorTransformDescriptor))]
///
/// - `transformDesc`: in; invalid afterwards
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorTransformDescriptor).
///
/// # Safety
///
/// - `transformDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `transformDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnDestroyTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDestroyTensorTransformDescriptor(transformDesc) };
    (returned,)
}

/// Computes the gradients of divisive normalization with respect to x and the means.
///
/// `cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, const void *dy, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t dXdMeansDesc, void *dx, void *dMeans)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDivisiveNormalizationBackward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `means`, `dy`: in, on the device
/// - `temp`, `temp2`, `dx`, `dMeans`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationBackward).
///
/// # Safety
///
/// - `handle`, `normDesc`, `xDesc`, `dXdMeansDesc`: live handles that no other thread uses during the call.
/// - `x`, `means`, `dy`, `temp`, `temp2`, `dx`, `dMeans`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnDivisiveNormalizationBackward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    mode: cudnnDivNormMode_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    means: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    temp: CuPtr<c_void>,
    temp2: CuPtr<c_void>,
    beta: HostScalar,
    dXdMeansDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
    dMeans: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDivisiveNormalizationBackward(
        handle, normDesc, mode, alpha.as_ptr(), xDesc, x.as_ptr(), means.as_ptr(), dy.as_ptr(), temp.as_mut_ptr(),
        temp2.as_mut_ptr(), beta.as_ptr(), dXdMeansDesc, dx.as_mut_ptr(), dMeans.as_mut_ptr(),
    ) };
    (returned,)
}

/// Subtracts means from x and divides the result by local deviations (divisive normalization).
///
/// `cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDivisiveNormalizationForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `means`: in, on the device
/// - `temp`, `temp2`, `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationForward).
///
/// # Safety
///
/// - `handle`, `normDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `means`, `temp`, `temp2`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnDivisiveNormalizationForward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    mode: cudnnDivNormMode_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    means: CuPtr<c_void>,
    temp: CuPtr<c_void>,
    temp2: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDivisiveNormalizationForward(
        handle, normDesc, mode, alpha.as_ptr(), xDesc, x.as_ptr(), means.as_ptr(), temp.as_mut_ptr(),
        temp2.as_mut_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradient dx of dropout from dy and the mask that the forward pass stored in `reserveSpace`.
///
/// `cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t dydesc, const void *dy, cudnnTensorDescriptor_t dxdesc, void *dx, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDropoutBackward))]
///
/// - `dy`: in, on the device
/// - `dx`, `reserveSpace`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutBackward).
///
/// # Safety
///
/// - `handle`, `dropoutDesc`, `dydesc`, `dxdesc`: live handles that no other thread uses during the call.
/// - `dy`, `dx`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnDropoutBackward(
    handle: cudnnHandle_t,
    dropoutDesc: cudnnDropoutDescriptor_t,
    dydesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    dxdesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDropoutBackward(
        handle, dropoutDesc, dydesc, dy.as_ptr(), dxdesc, dx.as_mut_ptr(), reserveSpace.as_mut_ptr(),
        reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Zeroes random elements of x, scales the others to preserve the mean, and stores the mask in `reserveSpace`.
///
/// `cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t xdesc, const void *x, cudnnTensorDescriptor_t ydesc, void *y, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDropoutForward))]
///
/// - `x`: in, on the device
/// - `y`, `reserveSpace`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutForward).
///
/// # Safety
///
/// - `handle`, `dropoutDesc`, `xdesc`, `ydesc`: live handles that no other thread uses during the call.
/// - `x`, `y`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnDropoutForward(
    handle: cudnnHandle_t,
    dropoutDesc: cudnnDropoutDescriptor_t,
    xdesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    ydesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnDropoutForward(
        handle, dropoutDesc, xdesc, x.as_ptr(), ydesc, y.as_mut_ptr(), reserveSpace.as_mut_ptr(),
        reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the size in bytes of the reserve space that dropout of a tensor keeps for the backward pass.
///
/// `cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t xdesc, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDropoutGetReserveSpaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetReserveSpaceSize).
///
/// # Safety
///
/// `xdesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnDropoutGetReserveSpaceSize(
    xdesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnDropoutGetReserveSpaceSize(xdesc, &mut sizeInBytes) };
    (returned, sizeInBytes)
}

/// Returns the size in bytes of the random number generator states for dropout.
///
/// `cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t handle, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnDropoutGetStatesSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetStatesSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnDropoutGetStatesSize(
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnDropoutGetStatesSize(handle, &mut sizeInBytes) };
    (returned, sizeInBytes)
}

/// Computes the gradients of a causal convolution by FFT with respect to x and weight.
///
/// `cudnnStatus_t cudnnFFTCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFFTCausalConv1dBackward))]
///
/// - `x`, `weight`, `dy`: in, on the device
/// - `dx`, `dweight`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `dy`, `dx`, `dweight`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnFFTCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    dx: CuPtr<c_void>,
    dweight: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnFFTCausalConv1dBackward(
        stream, x.as_ptr(), weight.as_ptr(), dy.as_ptr(), dx.as_mut_ptr(), dweight.as_mut_ptr(), batch, dim, seqLen,
        kernelSize, dataType,
    ) };
    (returned,)
}

/// Computes a causal depthwise convolution by FFT.
///
/// `cudnnStatus_t cudnnFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFFTCausalConv1dForward))]
///
/// - `x`, `weight`: in, on the device
/// - `y`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnFFTCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    y: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnFFTCausalConv1dForward(
        stream, x.as_ptr(), weight.as_ptr(), y.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType,
    ) };
    (returned,)
}

/// Measures all algorithms for a convolution's data gradient, using its own memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFindConvolutionBackwardDataAlgorithm))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithm).
///
/// # Safety
///
/// `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardDataAlgorithm(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionBackwardDataAlgorithm(
        handle, wDesc, dyDesc, convDesc, dxDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Measures all algorithms for a convolution's data gradient in the caller's memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, void *dx, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFindConvolutionBackwardDataAlgorithmEx))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `w`, `dy`: in, on the device
/// - `dx`, `workSpace`: on the device
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithmEx).
///
/// # Safety
///
/// - `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `w`, `dy`, `dx`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardDataAlgorithmEx(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    w: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
    perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionBackwardDataAlgorithmEx(
        handle, wDesc, w.as_ptr(), dyDesc, dy.as_ptr(), convDesc, dxDesc, dx.as_mut_ptr(),
        args::count(perfResults.len()), &mut returnedAlgoCount, args::as_mut_ptr(perfResults), workSpace.as_mut_ptr(),
        workSpaceSizeInBytes,
    ) };
    (returned, returnedAlgoCount)
}

/// Measures all algorithms for a convolution's filter gradient, using its own memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFindConvolutionBackwardFilterAlgorithm))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithm).
///
/// # Safety
///
/// `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardFilterAlgorithm(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dwDesc: cudnnFilterDescriptor_t,
    perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionBackwardFilterAlgorithm(
        handle, xDesc, dyDesc, convDesc, dwDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Measures all algorithms for a convolution's filter gradient in the caller's memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *y, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, void *dw, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnFindConvolutionBackwardFilterAlgorithmEx)
)]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `x`, `y`: in, on the device
/// - `dw`, `workSpace`: on the device
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithmEx).
///
/// # Safety
///
/// - `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`, `dw`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardFilterAlgorithmEx(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    dwDesc: cudnnFilterDescriptor_t,
    dw: CuPtr<c_void>,
    perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionBackwardFilterAlgorithmEx(
        handle, xDesc, x.as_ptr(), dyDesc, y.as_ptr(), convDesc, dwDesc, dw.as_mut_ptr(),
        args::count(perfResults.len()), &mut returnedAlgoCount, args::as_mut_ptr(perfResults), workSpace.as_mut_ptr(),
        workSpaceSizeInBytes,
    ) };
    (returned, returnedAlgoCount)
}

/// Measures all algorithms for a forward convolution, using its own memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFindConvolutionForwardAlgorithm))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithm).
///
/// # Safety
///
/// `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionForwardAlgorithm(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionForwardAlgorithm(
        handle, xDesc, wDesc, convDesc, yDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Measures all algorithms for a forward convolution in the caller's memory, and sorts them by time.
///
/// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, void *y, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFindConvolutionForwardAlgorithmEx))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `x`, `w`: in, on the device
/// - `y`, `workSpace`: on the device
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithmEx).
///
/// # Safety
///
/// - `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `w`, `y`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFindConvolutionForwardAlgorithmEx(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    wDesc: cudnnFilterDescriptor_t,
    w: CuPtr<c_void>,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnFindConvolutionForwardAlgorithmEx(
        handle, xDesc, x.as_ptr(), wDesc, w.as_ptr(), convDesc, yDesc, y.as_mut_ptr(), args::count(perfResults.len()),
        &mut returnedAlgoCount, args::as_mut_ptr(perfResults), workSpace.as_mut_ptr(), workSpaceSizeInBytes,
    ) };
    (returned, returnedAlgoCount)
}

/// Runs the plan of a fused operation with a variant parameter pack.
///
/// `cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsVariantParamPack_t varPack)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnFusedOpsExecute))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFusedOpsExecute).
///
/// # Safety
///
/// - `handle`, `plan`, `varPack`: live handles that no other thread uses during the call.
/// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
/// - `varPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnFusedOpsExecute(
    handle: cudnnHandle_t,
    plan: cudnnFusedOpsPlan_t,
    varPack: cudnnFusedOpsVariantParamPack_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnFusedOpsExecute(handle, plan, varPack) };
    (returned,)
}

/// Returns the function, NaN propagation and coefficient of an activation.
///
/// `cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t *mode, cudnnNanPropagation_t *reluNanOpt, double *coef)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetActivationDescriptor))]
///
/// Returns `(cudnnStatus_t, mode: cudnnActivationMode_t, reluNanOpt: cudnnNanPropagation_t, coef: double)`.
///
/// - `mode`, `reluNanOpt`, `coef`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptor).
///
/// # Safety
///
/// `activationDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
) -> (cudnnStatus_t, cudnnActivationMode_t, cudnnNanPropagation_t, f64) {
    let mut mode: cudnnActivationMode_t = output::zeroed();
    let mut reluNanOpt: cudnnNanPropagation_t = output::zeroed();
    let mut coef: f64 = output::zeroed();
    let returned = unsafe { sys::cudnnGetActivationDescriptor(activationDesc, &mut mode, &mut reluNanOpt, &mut coef) };
    (returned, mode, reluNanOpt, coef)
}

/// Returns the β of a swish activation, x·sigmoid(β·x).
///
/// `cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double *swish_beta)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetActivationDescriptorSwishBeta))]
///
/// Returns `(cudnnStatus_t, swish_beta: double)`.
///
/// - `swish_beta`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptorSwishBeta).
///
/// # Safety
///
/// `activationDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t,
) -> (cudnnStatus_t, f64) {
    let mut swish_beta: f64 = output::zeroed();
    let returned = unsafe { sys::cudnnGetActivationDescriptorSwishBeta(activationDesc, &mut swish_beta) };
    (returned, swish_beta)
}

/// Returns the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
///
/// `cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int *attnMode, int *nHeads, double *smScaler, cudnnDataType_t *dataType, cudnnDataType_t *computePrec, cudnnMathType_t *mathType, cudnnDropoutDescriptor_t *attnDropoutDesc, cudnnDropoutDescriptor_t *postDropoutDesc, int *qSize, int *kSize, int *vSize, int *qProjSize, int *kProjSize, int *vProjSize, int *oProjSize, int *qoMaxSeqLength, int *kvMaxSeqLength, int *maxBatchSize, int *maxBeamSize)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetAttnDescriptor))]
///
/// Returns `(cudnnStatus_t, attnMode: unsigned int, nHeads: int, smScaler: double, dataType: cudnnDataType_t, computePrec: cudnnDataType_t, mathType: cudnnMathType_t, attnDropoutDesc: cudnnDropoutDescriptor_t, postDropoutDesc: cudnnDropoutDescriptor_t, qSize: int, kSize: int, vSize: int, qProjSize: int, kProjSize: int, vProjSize: int, oProjSize: int, qoMaxSeqLength: int, kvMaxSeqLength: int, maxBatchSize: int, maxBeamSize: int)`.
///
/// - `attnMode`, `nHeads`, `smScaler`, `dataType`, `computePrec`, `mathType`, `attnDropoutDesc`, `postDropoutDesc`, `qSize`, `kSize`, `vSize`, `qProjSize`, `kProjSize`, `vProjSize`, `oProjSize`, `qoMaxSeqLength`, `kvMaxSeqLength`, `maxBatchSize`, `maxBeamSize`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetAttnDescriptor).
///
/// # Safety
///
/// `attnDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
) -> (
    cudnnStatus_t, u32, i32, f64, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t,
    cudnnDropoutDescriptor_t, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
) {
    let mut attnMode: u32 = output::zeroed();
    let mut nHeads: i32 = output::zeroed();
    let mut smScaler: f64 = output::zeroed();
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut computePrec: cudnnDataType_t = output::zeroed();
    let mut mathType: cudnnMathType_t = output::zeroed();
    let mut attnDropoutDesc: cudnnDropoutDescriptor_t = output::zeroed();
    let mut postDropoutDesc: cudnnDropoutDescriptor_t = output::zeroed();
    let mut qSize: i32 = output::zeroed();
    let mut kSize: i32 = output::zeroed();
    let mut vSize: i32 = output::zeroed();
    let mut qProjSize: i32 = output::zeroed();
    let mut kProjSize: i32 = output::zeroed();
    let mut vProjSize: i32 = output::zeroed();
    let mut oProjSize: i32 = output::zeroed();
    let mut qoMaxSeqLength: i32 = output::zeroed();
    let mut kvMaxSeqLength: i32 = output::zeroed();
    let mut maxBatchSize: i32 = output::zeroed();
    let mut maxBeamSize: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetAttnDescriptor(
        attnDesc, &mut attnMode, &mut nHeads, &mut smScaler, &mut dataType, &mut computePrec, &mut mathType,
        &mut attnDropoutDesc, &mut postDropoutDesc, &mut qSize, &mut kSize, &mut vSize, &mut qProjSize, &mut kProjSize,
        &mut vProjSize, &mut oProjSize, &mut qoMaxSeqLength, &mut kvMaxSeqLength, &mut maxBatchSize, &mut maxBeamSize,
    ) };
    (
        returned, attnMode, nHeads, smScaler, dataType, computePrec, mathType, attnDropoutDesc, postDropoutDesc, qSize,
        kSize, vSize, qProjSize, kProjSize, vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize,
        maxBeamSize,
    )
}

/// Returns the workspace size in bytes for `cudnnBatchNormalizationBackwardEx`.
///
/// `cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dBnScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetBatchNormalizationBackwardExWorkspaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `dzDesc`: in; may be NULL
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationBackwardExWorkspaceSize).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`, `activationDesc`: live handles that no other thread uses during the call.
/// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    dzDesc: cudnnTensorDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetBatchNormalizationBackwardExWorkspaceSize(
        handle, mode, bnOps, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dBnScaleBiasDesc, activationDesc, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns the workspace size in bytes for `cudnnBatchNormalizationForwardTrainingEx`.
///
/// `cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `zDesc`: in; may be NULL
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
/// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
        handle, mode, bnOps, xDesc, zDesc, yDesc, bnScaleBiasMeanVarDesc, activationDesc, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns the size in bytes of the reserve space that batch normalization keeps for the backward pass.
///
/// `cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetBatchNormalizationTrainingExReserveSpaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationTrainingExReserveSpaceSize).
///
/// # Safety
///
/// `handle`, `activationDesc`, `xDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    activationDesc: cudnnActivationDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
        handle, mode, bnOps, activationDesc, xDesc, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns a CTC loss descriptor's compute type.
///
/// `cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossDescriptor))]
///
/// Returns `(cudnnStatus_t, compType: cudnnDataType_t)`.
///
/// - `compType`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnGetCTCLossDescriptor_v9` instead")]
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t) {
    let mut compType: cudnnDataType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetCTCLossDescriptor(ctcLossDesc, &mut compType) };
    (returned, compType)
}

/// Returns a CTC loss descriptor's compute type, normalization mode and NaN propagation.
///
/// `cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossDescriptorEx))]
///
/// Returns `(cudnnStatus_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t)`.
///
/// - `compType`, `normMode`, `gradMode`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptorEx).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t) {
    let mut compType: cudnnDataType_t = output::zeroed();
    let mut normMode: cudnnLossNormalizationMode_t = output::zeroed();
    let mut gradMode: cudnnNanPropagation_t = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetCTCLossDescriptorEx(ctcLossDesc, &mut compType, &mut normMode, &mut gradMode)
    };
    (returned, compType, normMode, gradMode)
}

/// Returns a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
///
/// `cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode, int *maxLabelLength)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossDescriptor_v8))]
///
/// Returns `(cudnnStatus_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t, maxLabelLength: int)`.
///
/// - `compType`, `normMode`, `gradMode`, `maxLabelLength`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v8).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnGetCTCLossDescriptor_v9` instead")]
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, i32) {
    let mut compType: cudnnDataType_t = output::zeroed();
    let mut normMode: cudnnLossNormalizationMode_t = output::zeroed();
    let mut gradMode: cudnnNanPropagation_t = output::zeroed();
    let mut maxLabelLength: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetCTCLossDescriptor_v8(ctcLossDesc, &mut compType, &mut normMode, &mut gradMode, &mut maxLabelLength)
    };
    (returned, compType, normMode, gradMode, maxLabelLength)
}

/// Returns a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
///
/// `cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnCTCGradMode_t *ctcGradMode, int *maxLabelLength)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossDescriptor_v9))]
///
/// Returns `(cudnnStatus_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: int)`.
///
/// - `compType`, `normMode`, `ctcGradMode`, `maxLabelLength`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v9).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, i32) {
    let mut compType: cudnnDataType_t = output::zeroed();
    let mut normMode: cudnnLossNormalizationMode_t = output::zeroed();
    let mut ctcGradMode: cudnnCTCGradMode_t = output::zeroed();
    let mut maxLabelLength: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetCTCLossDescriptor_v9(
        ctcLossDesc, &mut compType, &mut normMode, &mut ctcGradMode, &mut maxLabelLength,
    ) };
    (returned, compType, normMode, ctcGradMode, maxLabelLength)
}

/// Returns the workspace size in bytes for `cudnnCTCLoss`, with labels in host memory.
///
/// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, const int *labels, const int *labelLengths, const int *inputLengths, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `labels`: in, array, of the length that `labelLengths` requires
/// - `labelLengths`, `inputLengths`: in, array, of the length that `probsDesc` requires
/// - `sizeInBytes`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize).
///
/// # Safety
///
/// - `handle`, `probsDesc`, `gradientsDesc`, `ctcLossDesc`: live handles that no other thread uses during the call.
/// - `labels`: at least as long as `labelLengths` requires. The length is not checked.
/// - `labelLengths`, `inputLengths`: at least as long as `probsDesc` requires. The length is not checked.
#[inline]
pub unsafe fn cudnnGetCTCLossWorkspaceSize(
    handle: cudnnHandle_t,
    probsDesc: cudnnTensorDescriptor_t,
    gradientsDesc: cudnnTensorDescriptor_t,
    labels: &[i32],
    labelLengths: &[i32],
    inputLengths: &[i32],
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetCTCLossWorkspaceSize(
        handle, probsDesc, gradientsDesc, args::as_ptr(labels), args::as_ptr(labelLengths), args::as_ptr(inputLengths),
        algo, ctcLossDesc, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns the workspace size in bytes for `cudnnCTCLoss_v8`.
///
/// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetCTCLossWorkspaceSize_v8))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize_v8).
///
/// # Safety
///
/// `handle`, `ctcLossDesc`, `probsDesc`, `gradientsDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetCTCLossWorkspaceSize_v8(
    handle: cudnnHandle_t,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    probsDesc: cudnnTensorDescriptor_t,
    gradientsDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetCTCLossWorkspaceSize_v8(handle, algo, ctcLossDesc, probsDesc, gradientsDesc, &mut sizeInBytes)
    };
    (returned, sizeInBytes)
}

/// Returns the message callback, its user data and its mask.
///
/// `cudnnStatus_t cudnnGetCallback(unsigned int *mask, void **udata, cudnnCallback_t *fptr)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnGetCallback))]
///
/// Returns `(cudnnStatus_t, mask: unsigned int, udata: void *, fptr: cudnnCallback_t)`.
///
/// - `mask`, `udata`, `fptr`: out
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCallback).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnGetCallback() -> (cudnnStatus_t, u32, *mut c_void, cudnnCallback_t) {
    let mut mask: u32 = output::zeroed();
    let mut udata: *mut c_void = output::zeroed();
    let mut fptr: cudnnCallback_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetCallback(&mut mask, &mut udata, &mut fptr) };
    (returned, mask, udata, fptr)
}

/// Returns the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
///
/// `cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int *pad_h, int *pad_w, int *u, int *v, int *dilation_h, int *dilation_w, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolution2dDescriptor))]
///
/// Returns `(cudnnStatus_t, pad_h: int, pad_w: int, u: int, v: int, dilation_h: int, dilation_w: int, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t)`.
///
/// - `pad_h`, `pad_w`, `u`, `v`, `dilation_h`, `dilation_w`, `mode`, `computeType`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dDescriptor).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
) -> (cudnnStatus_t, i32, i32, i32, i32, i32, i32, cudnnConvolutionMode_t, cudnnDataType_t) {
    let mut pad_h: i32 = output::zeroed();
    let mut pad_w: i32 = output::zeroed();
    let mut u: i32 = output::zeroed();
    let mut v: i32 = output::zeroed();
    let mut dilation_h: i32 = output::zeroed();
    let mut dilation_w: i32 = output::zeroed();
    let mut mode: cudnnConvolutionMode_t = output::zeroed();
    let mut computeType: cudnnDataType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolution2dDescriptor(
        convDesc, &mut pad_h, &mut pad_w, &mut u, &mut v, &mut dilation_h, &mut dilation_w, &mut mode, &mut computeType,
    ) };
    (returned, pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType)
}

/// Returns the output dimensions (n, c, h and w) of a 2D convolution.
///
/// `cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int *n, int *c, int *h, int *w)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolution2dForwardOutputDim))]
///
/// Returns `(cudnnStatus_t, n: int, c: int, h: int, w: int)`.
///
/// - `n`, `c`, `h`, `w`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dForwardOutputDim).
///
/// # Safety
///
/// `convDesc`, `inputTensorDesc`, `filterDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolution2dForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
) -> (cudnnStatus_t, i32, i32, i32, i32) {
    let mut n: i32 = output::zeroed();
    let mut c: i32 = output::zeroed();
    let mut h: i32 = output::zeroed();
    let mut w: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolution2dForwardOutputDim(
        convDesc, inputTensorDesc, filterDesc, &mut n, &mut c, &mut h, &mut w,
    ) };
    (returned, n, c, h, w)
}

/// Returns the maximum number of algorithms for the data gradient of a convolution.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetConvolutionBackwardDataAlgorithmMaxCount)
)]
///
/// Returns `(cudnnStatus_t, count: int)`.
///
/// - `count`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithmMaxCount).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle, &mut count) };
    (returned, count)
}

/// Returns the algorithms for a convolution's data gradient, sorted by estimated speed.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionBackwardDataAlgorithm_v7))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithm_v7).
///
/// # Safety
///
/// `handle`, `filterDesc`, `diffDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataAlgorithm_v7(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnTensorDescriptor_t,
    perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardDataAlgorithm_v7(
        handle, filterDesc, diffDesc, convDesc, gradDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Returns the workspace size in bytes for a convolution's data gradient with a given algorithm.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, cudnnConvolutionBwdDataAlgo_t algo, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionBackwardDataWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataWorkspaceSize).
///
/// # Safety
///
/// `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataWorkspaceSize(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    algo: cudnnConvolutionBwdDataAlgo_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardDataWorkspaceSize(
        handle, wDesc, dyDesc, convDesc, dxDesc, algo, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns the maximum number of algorithms for the filter gradient of a convolution.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount)
)]
///
/// Returns `(cudnnStatus_t, count: int)`.
///
/// - `count`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithmMaxCount).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle, &mut count) };
    (returned, count)
}

/// Returns the algorithms for a convolution's filter gradient, sorted by estimated speed.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetConvolutionBackwardFilterAlgorithm_v7)
)]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithm_v7).
///
/// # Safety
///
/// `handle`, `srcDesc`, `diffDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    handle: cudnnHandle_t,
    srcDesc: cudnnTensorDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnFilterDescriptor_t,
    perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardFilterAlgorithm_v7(
        handle, srcDesc, diffDesc, convDesc, gradDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Returns the workspace size in bytes for a convolution's filter gradient with a given algorithm.
///
/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, cudnnConvolutionBwdFilterAlgo_t algo, size_t *sizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetConvolutionBackwardFilterWorkspaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterWorkspaceSize).
///
/// # Safety
///
/// `handle`, `xDesc`, `dyDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterWorkspaceSize(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnFilterDescriptor_t,
    algo: cudnnConvolutionBwdFilterAlgo_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionBackwardFilterWorkspaceSize(
        handle, xDesc, dyDesc, convDesc, gradDesc, algo, &mut sizeInBytes,
    ) };
    (returned, sizeInBytes)
}

/// Returns the maximum number of algorithms for a forward convolution.
///
/// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionForwardAlgorithmMaxCount))]
///
/// Returns `(cudnnStatus_t, count: int)`.
///
/// - `count`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithmMaxCount).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionForwardAlgorithmMaxCount(
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionForwardAlgorithmMaxCount(handle, &mut count) };
    (returned, count)
}

/// Returns the algorithms for a forward convolution, sorted by estimated speed.
///
/// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnFilterDescriptor_t filterDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t destDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionForwardAlgorithm_v7))]
///
/// Returns `(cudnnStatus_t, returnedAlgoCount: int)`.
///
/// - `returnedAlgoCount`: out
/// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithm_v7).
///
/// # Safety
///
/// `handle`, `srcDesc`, `filterDesc`, `convDesc`, `destDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionForwardAlgorithm_v7(
    handle: cudnnHandle_t,
    srcDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    destDesc: cudnnTensorDescriptor_t,
    perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
) -> (cudnnStatus_t, i32) {
    let mut returnedAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionForwardAlgorithm_v7(
        handle, srcDesc, filterDesc, convDesc, destDesc, args::count(perfResults.len()), &mut returnedAlgoCount,
        args::as_mut_ptr(perfResults),
    ) };
    (returned, returnedAlgoCount)
}

/// Returns the workspace size in bytes for a forward convolution with a given algorithm.
///
/// `cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, cudnnConvolutionFwdAlgo_t algo, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionForwardWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardWorkspaceSize).
///
/// # Safety
///
/// `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionForwardWorkspaceSize(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetConvolutionForwardWorkspaceSize(handle, xDesc, wDesc, convDesc, yDesc, algo, &mut sizeInBytes)
    };
    (returned, sizeInBytes)
}

/// Returns the number of channel groups of a convolution.
///
/// `cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int *groupCount)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionGroupCount))]
///
/// Returns `(cudnnStatus_t, groupCount: int)`.
///
/// - `groupCount`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionGroupCount).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t,
) -> (cudnnStatus_t, i32) {
    let mut groupCount: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionGroupCount(convDesc, &mut groupCount) };
    (returned, groupCount)
}

/// Returns the math type of a convolution: the permitted use of Tensor Cores and conversions.
///
/// `cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t *mathType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionMathType))]
///
/// Returns `(cudnnStatus_t, mathType: cudnnMathType_t)`.
///
/// - `mathType`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionMathType).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t,
) -> (cudnnStatus_t, cudnnMathType_t) {
    let mut mathType: cudnnMathType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionMathType(convDesc, &mut mathType) };
    (returned, mathType)
}

/// Returns a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
///
/// `cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLengthRequested, int *arrayLength, int *padA, int *strideA, int *dilationA, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionNdDescriptor))]
///
/// Returns `(cudnnStatus_t, arrayLength: int, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t)`.
///
/// - `arrayLength`, `mode`, `computeType`: out
/// - `padA`, `strideA`, `dilationA`: out, array, whose length is passed as `arrayLengthRequested`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdDescriptor).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    padA: &mut [i32],
    strideA: &mut [i32],
    dilationA: &mut [i32],
) -> (cudnnStatus_t, i32, cudnnConvolutionMode_t, cudnnDataType_t) {
    let Some(arrayLengthRequested) = args::same_len([padA.len(), strideA.len(), dilationA.len()], []) else {
        refusal::refuse("cudnnGetConvolutionNdDescriptor", "the lengths of `padA`, `strideA`, `dilationA` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed(), output::zeroed());
    };
    let mut arrayLength: i32 = output::zeroed();
    let mut mode: cudnnConvolutionMode_t = output::zeroed();
    let mut computeType: cudnnDataType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionNdDescriptor(
        convDesc, args::count(arrayLengthRequested), &mut arrayLength, args::as_mut_ptr(padA),
        args::as_mut_ptr(strideA), args::as_mut_ptr(dilationA), &mut mode, &mut computeType,
    ) };
    (returned, arrayLength, mode, computeType)
}

/// Returns the output size of a convolution in each dimension.
///
/// `cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int nbDims, int *tensorOuputDimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionNdForwardOutputDim))]
///
/// - `tensorOuputDimA`: out, array, whose length is passed as `nbDims`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdForwardOutputDim).
///
/// # Safety
///
/// `convDesc`, `inputTensorDesc`, `filterDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionNdForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
    tensorOuputDimA: &mut [i32],
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGetConvolutionNdForwardOutputDim(
        convDesc, inputTensorDesc, filterDesc, args::count(tensorOuputDimA.len()), args::as_mut_ptr(tensorOuputDimA),
    ) };
    (returned,)
}

/// Returns whether an int8 convolution reorders its filter before use.
///
/// `cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t *reorderType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetConvolutionReorderType))]
///
/// Returns `(cudnnStatus_t, reorderType: cudnnReorderType_t)`.
///
/// - `reorderType`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionReorderType).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t,
) -> (cudnnStatus_t, cudnnReorderType_t) {
    let mut reorderType: cudnnReorderType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetConvolutionReorderType(convDesc, &mut reorderType) };
    (returned, reorderType)
}

/// Returns the version of the CUDA runtime that cuDNN was built with.
///
/// `size_t cudnnGetCudartVersion(void)`
#[cfg_attr(doc, doc = forms!(only cudnn::cudnnGetCudartVersion))]
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCudartVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudnnGetCudartVersion() -> usize {
    unsafe { sys::cudnnGetCudartVersion() }
}

/// Returns the probability, random states and seed of dropout.
///
/// `cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float *dropout, void **states, unsigned long long *seed)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetDropoutDescriptor))]
///
/// Returns `(cudnnStatus_t, dropout: float, states: void *, seed: unsigned long long)`.
///
/// - `dropout`, `states`, `seed`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetDropoutDescriptor).
///
/// # Safety
///
/// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
/// - `states` points to memory of the library, valid until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
#[inline]
pub unsafe fn cudnnGetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, f32, *mut c_void, u64) {
    let mut dropout: f32 = output::zeroed();
    let mut states: *mut c_void = output::zeroed();
    let mut seed: u64 = output::zeroed();
    let returned = unsafe { sys::cudnnGetDropoutDescriptor(dropoutDesc, handle, &mut dropout, &mut states, &mut seed) };
    (returned, dropout, states, seed)
}

/// Returns the name of a status, such as `CUDNN_STATUS_SUCCESS`.
///
/// `const char *cudnnGetErrorString(cudnnStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cudnn::cudnnGetErrorString))]
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudnnGetErrorString(status: cudnnStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cudnnGetErrorString(status)) }
}

/// Returns the workspace size in bytes for an execution plan with a variant pack.
///
/// `cudnnStatus_t cudnnGetExecutionPlanWorkspaceSize(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, size_t *workspaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetExecutionPlanWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, workspaceSizeInBytes: size_t)`.
///
/// - `workspaceSizeInBytes`: out
///
/// In `cudnn_graph.h` since cuDNN 9.23. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetExecutionPlanWorkspaceSize).
///
/// # Safety
///
/// `handle`, `executionPlan`, `variantPack`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetExecutionPlanWorkspaceSize(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut workspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetExecutionPlanWorkspaceSize(handle, executionPlan, variantPack, &mut workspaceSizeInBytes)
    };
    (returned, workspaceSizeInBytes)
}

/// Returns the type, format and four dimensions of a 4D filter.
///
/// `cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFilter4dDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, k: int, c: int, h: int, w: int)`.
///
/// - `dataType`, `format`, `k`, `c`, `h`, `w`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilter4dDescriptor).
///
/// # Safety
///
/// `filterDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t, cudnnTensorFormat_t, i32, i32, i32, i32) {
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut format: cudnnTensorFormat_t = output::zeroed();
    let mut k: i32 = output::zeroed();
    let mut c: i32 = output::zeroed();
    let mut h: i32 = output::zeroed();
    let mut w: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetFilter4dDescriptor(filterDesc, &mut dataType, &mut format, &mut k, &mut c, &mut h, &mut w)
    };
    (returned, dataType, format, k, c, h, w)
}

/// Returns the type, format, number of dimensions and sizes of a filter.
///
/// `cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, int nbDimsRequested, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *nbDims, int *filterDimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFilterNdDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, nbDims: int)`.
///
/// - `dataType`, `format`, `nbDims`: out
/// - `filterDimA`: out, array, whose length is passed as `nbDimsRequested`
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterNdDescriptor).
///
/// # Safety
///
/// - `filterDesc`: a live handle that no other thread uses during the call.
/// - `filterDimA`: at least as long as `filterDesc` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    filterDimA: &mut [i32],
) -> (cudnnStatus_t, cudnnDataType_t, cudnnTensorFormat_t, i32) {
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut format: cudnnTensorFormat_t = output::zeroed();
    let mut nbDims: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetFilterNdDescriptor(
        filterDesc, args::count(filterDimA.len()), &mut dataType, &mut format, &mut nbDims,
        args::as_mut_ptr(filterDimA),
    ) };
    (returned, dataType, format, nbDims)
}

/// Returns the size in bytes of the filter that a descriptor describes.
///
/// `cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filterDesc, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFilterSizeInBytes))]
///
/// Returns `(cudnnStatus_t, size: size_t)`.
///
/// - `size`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterSizeInBytes).
///
/// # Safety
///
/// `filterDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFilterSizeInBytes(
    filterDesc: cudnnFilterDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetFilterSizeInBytes(filterDesc, &mut size) };
    (returned, size)
}

/// Sets the descriptors that convert, by folding, a strided data gradient into one with stride 1.
///
/// `cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, cudnnTensorFormat_t transformFormat, cudnnFilterDescriptor_t foldedFilterDesc, cudnnTensorDescriptor_t paddedDiffDesc, cudnnConvolutionDescriptor_t foldedConvDesc, cudnnTensorDescriptor_t foldedGradDesc, cudnnTensorTransformDescriptor_t filterFoldTransDesc, cudnnTensorTransformDescriptor_t diffPadTransDesc, cudnnTensorTransformDescriptor_t gradFoldTransDesc, cudnnTensorTransformDescriptor_t gradUnfoldTransDesc)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFoldedConvBackwardDataDescriptors))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFoldedConvBackwardDataDescriptors).
///
/// # Safety
///
/// `handle`, `filterDesc`, `diffDesc`, `convDesc`, `gradDesc`, `foldedFilterDesc`, `paddedDiffDesc`, `foldedConvDesc`, `foldedGradDesc`, `filterFoldTransDesc`, `diffPadTransDesc`, `gradFoldTransDesc`, `gradUnfoldTransDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFoldedConvBackwardDataDescriptors(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnTensorDescriptor_t,
    transformFormat: cudnnTensorFormat_t,
    foldedFilterDesc: cudnnFilterDescriptor_t,
    paddedDiffDesc: cudnnTensorDescriptor_t,
    foldedConvDesc: cudnnConvolutionDescriptor_t,
    foldedGradDesc: cudnnTensorDescriptor_t,
    filterFoldTransDesc: cudnnTensorTransformDescriptor_t,
    diffPadTransDesc: cudnnTensorTransformDescriptor_t,
    gradFoldTransDesc: cudnnTensorTransformDescriptor_t,
    gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGetFoldedConvBackwardDataDescriptors(
        handle, filterDesc, diffDesc, convDesc, gradDesc, transformFormat, foldedFilterDesc, paddedDiffDesc,
        foldedConvDesc, foldedGradDesc, filterFoldTransDesc, diffPadTransDesc, gradFoldTransDesc, gradUnfoldTransDesc,
    ) };
    (returned,)
}

/// Gets a constant parameter of a fused operation, and whether it is null.
///
/// `cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, void *param, int *isNULL)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFusedOpsConstParamPackAttribute))]
///
/// Returns `(cudnnStatus_t, isNULL: int)`.
///
/// - `param`: in, an address, passed unchanged
/// - `isNULL`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsConstParamPackAttribute).
///
/// # Safety
///
/// - `constPack`: a live handle that no other thread uses during the call.
/// - `param`: the value that `paramLabel` requires, or its address.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: *mut c_void,
) -> (cudnnStatus_t, i32) {
    let mut isNULL: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetFusedOpsConstParamPackAttribute(constPack, paramLabel, param, &mut isNULL) };
    (returned, isNULL)
}

/// Stores in `ptr` a parameter of a fused operation that varies by call, such as a pointer.
///
/// `cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetFusedOpsVariantParamPackAttribute))]
///
/// - `ptr`: in, an address, passed unchanged
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsVariantParamPackAttribute).
///
/// # Safety
///
/// - `varPack`: a live handle that no other thread uses during the call.
/// - `ptr`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: *mut c_void,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGetFusedOpsVariantParamPackAttribute(varPack, paramLabel, ptr) };
    (returned,)
}

/// Returns the window size `lrnN` and the coefficients α, β and k of local response normalization.
///
/// `cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int *lrnN, double *lrnAlpha, double *lrnBeta, double *lrnK)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetLRNDescriptor))]
///
/// Returns `(cudnnStatus_t, lrnN: unsigned int, lrnAlpha: double, lrnBeta: double, lrnK: double)`.
///
/// - `lrnN`, `lrnAlpha`, `lrnBeta`, `lrnK`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLRNDescriptor).
///
/// # Safety
///
/// `normDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t,
) -> (cudnnStatus_t, u32, f64, f64, f64) {
    let mut lrnN: u32 = output::zeroed();
    let mut lrnAlpha: f64 = output::zeroed();
    let mut lrnBeta: f64 = output::zeroed();
    let mut lrnK: f64 = output::zeroed();
    let returned = unsafe { sys::cudnnGetLRNDescriptor(normDesc, &mut lrnN, &mut lrnAlpha, &mut lrnBeta, &mut lrnK) };
    (returned, lrnN, lrnAlpha, lrnBeta, lrnK)
}

/// Gets the message of the calling thread's last error.
///
/// `void cudnnGetLastErrorString(char *message, size_t max_size)`
#[cfg_attr(doc, doc = forms!(only cudnn::cudnnGetLastErrorString))]
///
/// - `message`: out, a buffer for a string whose size in bytes is passed as `max_size`
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLastErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudnnGetLastErrorString(message: &mut [u8]) {
    unsafe { sys::cudnnGetLastErrorString(args::as_mut_ptr(message).cast(), args::count(message.len())) }
}

/// Returns the newest supported GPU architecture as an integer, such as 900 for compute capability 9.0.
///
/// `size_t cudnnGetMaxDeviceVersion(void)`
#[cfg_attr(doc, doc = forms!(only cudnn::cudnnGetMaxDeviceVersion))]
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMaxDeviceVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudnnGetMaxDeviceVersion() -> usize {
    unsafe { sys::cudnnGetMaxDeviceVersion() }
}

/// Returns the sizes in bytes of the weights, workspace and reserve space of multi-head attention.
///
/// `cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, size_t *weightSizeInBytes, size_t *workSpaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetMultiHeadAttnBuffers))]
///
/// Returns `(cudnnStatus_t, weightSizeInBytes: size_t, workSpaceSizeInBytes: size_t, reserveSpaceSizeInBytes: size_t)`.
///
/// - `weightSizeInBytes`, `workSpaceSizeInBytes`, `reserveSpaceSizeInBytes`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnBuffers).
///
/// # Safety
///
/// `handle`, `attnDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetMultiHeadAttnBuffers(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
) -> (cudnnStatus_t, usize, usize, usize) {
    let mut weightSizeInBytes: usize = output::zeroed();
    let mut workSpaceSizeInBytes: usize = output::zeroed();
    let mut reserveSpaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetMultiHeadAttnBuffers(
        handle, attnDesc, &mut weightSizeInBytes, &mut workSpaceSizeInBytes, &mut reserveSpaceSizeInBytes,
    ) };
    (returned, weightSizeInBytes, workSpaceSizeInBytes, reserveSpaceSizeInBytes)
}

/// Returns the address of one group of attention weights or biases, and sets its descriptor.
///
/// `cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnMultiHeadAttnWeightKind_t wKind, size_t weightSizeInBytes, const void *weights, cudnnTensorDescriptor_t wDesc, void **wAddr)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetMultiHeadAttnWeights))]
///
/// Returns `(cudnnStatus_t, wAddr: void *)`.
///
/// - `weights`: in, on the device
/// - `wAddr`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnWeights).
///
/// # Safety
///
/// `handle`, `attnDesc`, `wDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetMultiHeadAttnWeights(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    wKind: cudnnMultiHeadAttnWeightKind_t,
    weightSizeInBytes: usize,
    weights: CuPtr<c_void>,
    wDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, *mut c_void) {
    let mut wAddr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudnnGetMultiHeadAttnWeights(
        handle, attnDesc, wKind, weightSizeInBytes, weights.as_ptr(), wDesc, &mut wAddr,
    ) };
    (returned, wAddr)
}

/// Returns the workspace size in bytes for `cudnnNormalizationBackward`.
///
/// `cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dNormScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetNormalizationBackwardWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `dzDesc`: in; may be NULL
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationBackwardWorkspaceSize).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dNormScaleBiasDesc`, `activationDesc`, `normMeanVarDesc`: live handles that no other thread uses during the call.
/// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetNormalizationBackwardWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    dzDesc: cudnnTensorDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    groupCnt: i32,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetNormalizationBackwardWorkspaceSize(
        handle, mode, normOps, algo, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dNormScaleBiasDesc, activationDesc,
        normMeanVarDesc, &mut sizeInBytes, groupCnt,
    ) };
    (returned, sizeInBytes)
}

/// Returns the workspace size in bytes for `cudnnNormalizationForwardTraining`.
///
/// `cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t normScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetNormalizationForwardTrainingWorkspaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `zDesc`: in; may be NULL
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationForwardTrainingWorkspaceSize).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `normScaleBiasDesc`, `activationDesc`, `normMeanVarDesc`: live handles that no other thread uses during the call.
/// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetNormalizationForwardTrainingWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    groupCnt: i32,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetNormalizationForwardTrainingWorkspaceSize(
        handle, mode, normOps, algo, xDesc, zDesc, yDesc, normScaleBiasDesc, activationDesc, normMeanVarDesc,
        &mut sizeInBytes, groupCnt,
    ) };
    (returned, sizeInBytes)
}

/// Returns the size in bytes of the reserve space that a normalization keeps for the backward pass.
///
/// `cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes, int groupCnt)`
#[cfg_attr(
    doc,
    doc = forms!(owned cudnn::cudnnGetNormalizationTrainingReserveSpaceSize)
)]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationTrainingReserveSpaceSize).
///
/// # Safety
///
/// `handle`, `activationDesc`, `xDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetNormalizationTrainingReserveSpaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    activationDesc: cudnnActivationDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    groupCnt: i32,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetNormalizationTrainingReserveSpaceSize(
        handle, mode, normOps, algo, activationDesc, xDesc, &mut sizeInBytes, groupCnt,
    ) };
    (returned, sizeInBytes)
}

/// Returns the operation, compute type and NaN propagation of a tensor operation's descriptor.
///
/// `cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t *opTensorOp, cudnnDataType_t *opTensorCompType, cudnnNanPropagation_t *opTensorNanOpt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetOpTensorDescriptor))]
///
/// Returns `(cudnnStatus_t, opTensorOp: cudnnOpTensorOp_t, opTensorCompType: cudnnDataType_t, opTensorNanOpt: cudnnNanPropagation_t)`.
///
/// - `opTensorOp`, `opTensorCompType`, `opTensorNanOpt`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetOpTensorDescriptor).
///
/// # Safety
///
/// `opTensorDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
) -> (cudnnStatus_t, cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t) {
    let mut opTensorOp: cudnnOpTensorOp_t = output::zeroed();
    let mut opTensorCompType: cudnnDataType_t = output::zeroed();
    let mut opTensorNanOpt: cudnnNanPropagation_t = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetOpTensorDescriptor(opTensorDesc, &mut opTensorOp, &mut opTensorCompType, &mut opTensorNanOpt)
    };
    (returned, opTensorOp, opTensorCompType, opTensorNanOpt)
}

/// Returns the mode, window, padding and strides of 2D pooling.
///
/// `cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *windowHeight, int *windowWidth, int *verticalPadding, int *horizontalPadding, int *verticalStride, int *horizontalStride)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetPooling2dDescriptor))]
///
/// Returns `(cudnnStatus_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, windowHeight: int, windowWidth: int, verticalPadding: int, horizontalPadding: int, verticalStride: int, horizontalStride: int)`.
///
/// - `mode`, `maxpoolingNanOpt`, `windowHeight`, `windowWidth`, `verticalPadding`, `horizontalPadding`, `verticalStride`, `horizontalStride`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dDescriptor).
///
/// # Safety
///
/// `poolingDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
) -> (cudnnStatus_t, cudnnPoolingMode_t, cudnnNanPropagation_t, i32, i32, i32, i32, i32, i32) {
    let mut mode: cudnnPoolingMode_t = output::zeroed();
    let mut maxpoolingNanOpt: cudnnNanPropagation_t = output::zeroed();
    let mut windowHeight: i32 = output::zeroed();
    let mut windowWidth: i32 = output::zeroed();
    let mut verticalPadding: i32 = output::zeroed();
    let mut horizontalPadding: i32 = output::zeroed();
    let mut verticalStride: i32 = output::zeroed();
    let mut horizontalStride: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetPooling2dDescriptor(
        poolingDesc, &mut mode, &mut maxpoolingNanOpt, &mut windowHeight, &mut windowWidth, &mut verticalPadding,
        &mut horizontalPadding, &mut verticalStride, &mut horizontalStride,
    ) };
    (
        returned, mode, maxpoolingNanOpt, windowHeight, windowWidth, verticalPadding, horizontalPadding, verticalStride,
        horizontalStride,
    )
}

/// Returns the output dimensions (n, c, h and w) of 2D pooling.
///
/// `cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int *n, int *c, int *h, int *w)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetPooling2dForwardOutputDim))]
///
/// Returns `(cudnnStatus_t, n: int, c: int, h: int, w: int)`.
///
/// - `n`, `c`, `h`, `w`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dForwardOutputDim).
///
/// # Safety
///
/// `poolingDesc`, `inputTensorDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetPooling2dForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, i32, i32, i32, i32) {
    let mut n: i32 = output::zeroed();
    let mut c: i32 = output::zeroed();
    let mut h: i32 = output::zeroed();
    let mut w: i32 = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetPooling2dForwardOutputDim(poolingDesc, inputTensorDesc, &mut n, &mut c, &mut h, &mut w)
    };
    (returned, n, c, h, w)
}

/// Returns the mode of pooling, and the window, padding and stride in each dimension.
///
/// `cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, int nbDimsRequested, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *nbDims, int *windowDimA, int *paddingA, int *strideA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetPoolingNdDescriptor))]
///
/// Returns `(cudnnStatus_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, nbDims: int)`.
///
/// - `mode`, `maxpoolingNanOpt`, `nbDims`: out
/// - `windowDimA`, `paddingA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdDescriptor).
///
/// # Safety
///
/// `poolingDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    windowDimA: &mut [i32],
    paddingA: &mut [i32],
    strideA: &mut [i32],
) -> (cudnnStatus_t, cudnnPoolingMode_t, cudnnNanPropagation_t, i32) {
    let Some(nbDimsRequested) = args::same_len([windowDimA.len(), paddingA.len(), strideA.len()], []) else {
        refusal::refuse("cudnnGetPoolingNdDescriptor", "the lengths of `windowDimA`, `paddingA`, `strideA` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed(), output::zeroed());
    };
    let mut mode: cudnnPoolingMode_t = output::zeroed();
    let mut maxpoolingNanOpt: cudnnNanPropagation_t = output::zeroed();
    let mut nbDims: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetPoolingNdDescriptor(
        poolingDesc, args::count(nbDimsRequested), &mut mode, &mut maxpoolingNanOpt, &mut nbDims,
        args::as_mut_ptr(windowDimA), args::as_mut_ptr(paddingA), args::as_mut_ptr(strideA),
    ) };
    (returned, mode, maxpoolingNanOpt, nbDims)
}

/// Returns the output dimensions of N-dimensional pooling.
///
/// `cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int nbDims, int *outputTensorDimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetPoolingNdForwardOutputDim))]
///
/// - `outputTensorDimA`: out, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdForwardOutputDim).
///
/// # Safety
///
/// `poolingDesc`, `inputTensorDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetPoolingNdForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    outputTensorDimA: &mut [i32],
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGetPoolingNdForwardOutputDim(
        poolingDesc, inputTensorDesc, args::count(outputTensorDimA.len()), args::as_mut_ptr(outputTensorDimA),
    ) };
    (returned,)
}

/// Returns one part of the version of cuDNN: major, minor or patch level.
///
/// `cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnGetProperty))]
///
/// Returns `(cudnnStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cudnnStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the layout, sizes, sequence lengths and padding of a batch of sequences for an RNN.
///
/// `cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t *dataType, cudnnRNNDataLayout_t *layout, int *maxSeqLength, int *batchSize, int *vectorSize, int arrayLengthRequested, int *seqLengthArray, void *paddingFill)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetRNNDataDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, layout: cudnnRNNDataLayout_t, maxSeqLength: int, batchSize: int, vectorSize: int)`.
///
/// - `dataType`, `layout`, `maxSeqLength`, `batchSize`, `vectorSize`: out
/// - `seqLengthArray`: out, array, whose length is passed as `arrayLengthRequested`
/// - `paddingFill`: in, an address, passed unchanged
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDataDescriptor).
///
/// # Safety
///
/// - `rnnDataDesc`: a live handle that no other thread uses during the call.
/// - `paddingFill`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cudnnGetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
    seqLengthArray: &mut [i32],
    paddingFill: *mut c_void,
) -> (cudnnStatus_t, cudnnDataType_t, cudnnRNNDataLayout_t, i32, i32, i32) {
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut layout: cudnnRNNDataLayout_t = output::zeroed();
    let mut maxSeqLength: i32 = output::zeroed();
    let mut batchSize: i32 = output::zeroed();
    let mut vectorSize: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetRNNDataDescriptor(
        rnnDataDesc, &mut dataType, &mut layout, &mut maxSeqLength, &mut batchSize, &mut vectorSize,
        args::count(seqLengthArray.len()), args::as_mut_ptr(seqLengthArray), paddingFill,
    ) };
    (returned, dataType, layout, maxSeqLength, batchSize, vectorSize)
}

/// Returns an RNN's cell, sizes, number of layers, directions and data types.
///
/// `cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t *algo, cudnnRNNMode_t *cellMode, cudnnRNNBiasMode_t *biasMode, cudnnDirectionMode_t *dirMode, cudnnRNNInputMode_t *inputMode, cudnnDataType_t *dataType, cudnnDataType_t *mathPrec, cudnnMathType_t *mathType, int32_t *inputSize, int32_t *hiddenSize, int32_t *projSize, int32_t *numLayers, cudnnDropoutDescriptor_t *dropoutDesc, uint32_t *auxFlags)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetRNNDescriptor_v8))]
///
/// Returns `(cudnnStatus_t, algo: cudnnRNNAlgo_t, cellMode: cudnnRNNMode_t, biasMode: cudnnRNNBiasMode_t, dirMode: cudnnDirectionMode_t, inputMode: cudnnRNNInputMode_t, dataType: cudnnDataType_t, mathPrec: cudnnDataType_t, mathType: cudnnMathType_t, inputSize: int32_t, hiddenSize: int32_t, projSize: int32_t, numLayers: int32_t, dropoutDesc: cudnnDropoutDescriptor_t, auxFlags: uint32_t)`.
///
/// - `algo`, `cellMode`, `biasMode`, `dirMode`, `inputMode`, `dataType`, `mathPrec`, `mathType`, `inputSize`, `hiddenSize`, `projSize`, `numLayers`, `dropoutDesc`: out
/// - `auxFlags`: out, flags: [`CUDNN_RNN_PADDED_IO_DISABLED`], [`CUDNN_RNN_PADDED_IO_ENABLED`]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDescriptor_v8).
///
/// # Safety
///
/// `rnnDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t,
) -> (
    cudnnStatus_t, cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t,
    cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, i32, i32, i32, i32, cudnnDropoutDescriptor_t, u32,
) {
    let mut algo: cudnnRNNAlgo_t = output::zeroed();
    let mut cellMode: cudnnRNNMode_t = output::zeroed();
    let mut biasMode: cudnnRNNBiasMode_t = output::zeroed();
    let mut dirMode: cudnnDirectionMode_t = output::zeroed();
    let mut inputMode: cudnnRNNInputMode_t = output::zeroed();
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut mathPrec: cudnnDataType_t = output::zeroed();
    let mut mathType: cudnnMathType_t = output::zeroed();
    let mut inputSize: i32 = output::zeroed();
    let mut hiddenSize: i32 = output::zeroed();
    let mut projSize: i32 = output::zeroed();
    let mut numLayers: i32 = output::zeroed();
    let mut dropoutDesc: cudnnDropoutDescriptor_t = output::zeroed();
    let mut auxFlags: u32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetRNNDescriptor_v8(
        rnnDesc, &mut algo, &mut cellMode, &mut biasMode, &mut dirMode, &mut inputMode, &mut dataType, &mut mathPrec,
        &mut mathType, &mut inputSize, &mut hiddenSize, &mut projSize, &mut numLayers, &mut dropoutDesc, &mut auxFlags,
    ) };
    (
        returned, algo, cellMode, biasMode, dirMode, inputMode, dataType, mathPrec, mathType, inputSize, hiddenSize,
        projSize, numLayers, dropoutDesc, auxFlags,
    )
}

/// Returns the sizes in bytes of the workspace and reserve space that an RNN needs for an input.
///
/// `cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, cudnnRNNDataDescriptor_t xDesc, size_t *workSpaceSize, size_t *reserveSpaceSize)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetRNNTempSpaceSizes))]
///
/// Returns `(cudnnStatus_t, workSpaceSize: size_t, reserveSpaceSize: size_t)`.
///
/// - `workSpaceSize`, `reserveSpaceSize`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNTempSpaceSizes).
///
/// # Safety
///
/// `handle`, `rnnDesc`, `xDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetRNNTempSpaceSizes(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    fwdMode: cudnnForwardMode_t,
    xDesc: cudnnRNNDataDescriptor_t,
) -> (cudnnStatus_t, usize, usize) {
    let mut workSpaceSize: usize = output::zeroed();
    let mut reserveSpaceSize: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetRNNTempSpaceSizes(handle, rnnDesc, fwdMode, xDesc, &mut workSpaceSize, &mut reserveSpaceSize)
    };
    (returned, workSpaceSize, reserveSpaceSize)
}

/// Returns the addresses of one weight matrix and one bias of an RNN, and sets their descriptors.
///
/// `cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int32_t pseudoLayer, size_t weightSpaceSize, const void *weightSpace, int32_t linLayerID, cudnnTensorDescriptor_t mDesc, void **mAddr, cudnnTensorDescriptor_t bDesc, void **bAddr)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetRNNWeightParams))]
///
/// Returns `(cudnnStatus_t, mAddr: void *, bAddr: void *)`.
///
/// - `weightSpace`: in, on the device
/// - `mAddr`, `bAddr`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightParams).
///
/// # Safety
///
/// `handle`, `rnnDesc`, `mDesc`, `bDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetRNNWeightParams(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    pseudoLayer: i32,
    weightSpaceSize: usize,
    weightSpace: CuPtr<c_void>,
    linLayerID: i32,
    mDesc: cudnnTensorDescriptor_t,
    bDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, *mut c_void, *mut c_void) {
    let mut mAddr: *mut c_void = output::zeroed();
    let mut bAddr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudnnGetRNNWeightParams(
        handle, rnnDesc, pseudoLayer, weightSpaceSize, weightSpace.as_ptr(), linLayerID, mDesc, &mut mAddr, bDesc,
        &mut bAddr,
    ) };
    (returned, mAddr, bAddr)
}

/// Returns the size in bytes of the weights and biases of an RNN.
///
/// `cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, size_t *weightSpaceSize)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetRNNWeightSpaceSize))]
///
/// Returns `(cudnnStatus_t, weightSpaceSize: size_t)`.
///
/// - `weightSpaceSize`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightSpaceSize).
///
/// # Safety
///
/// `handle`, `rnnDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetRNNWeightSpaceSize(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut weightSpaceSize: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetRNNWeightSpaceSize(handle, rnnDesc, &mut weightSpaceSize) };
    (returned, weightSpaceSize)
}

/// Returns the operation and compute type of a reduction, and whether the reduction returns indices.
///
/// `cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t *reduceTensorOp, cudnnDataType_t *reduceTensorCompType, cudnnNanPropagation_t *reduceTensorNanOpt, cudnnReduceTensorIndices_t *reduceTensorIndices, cudnnIndicesType_t *reduceTensorIndicesType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetReduceTensorDescriptor))]
///
/// Returns `(cudnnStatus_t, reduceTensorOp: cudnnReduceTensorOp_t, reduceTensorCompType: cudnnDataType_t, reduceTensorNanOpt: cudnnNanPropagation_t, reduceTensorIndices: cudnnReduceTensorIndices_t, reduceTensorIndicesType: cudnnIndicesType_t)`.
///
/// - `reduceTensorOp`, `reduceTensorCompType`, `reduceTensorNanOpt`, `reduceTensorIndices`, `reduceTensorIndicesType`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReduceTensorDescriptor).
///
/// # Safety
///
/// `reduceTensorDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
) -> (
    cudnnStatus_t, cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t,
    cudnnIndicesType_t,
) {
    let mut reduceTensorOp: cudnnReduceTensorOp_t = output::zeroed();
    let mut reduceTensorCompType: cudnnDataType_t = output::zeroed();
    let mut reduceTensorNanOpt: cudnnNanPropagation_t = output::zeroed();
    let mut reduceTensorIndices: cudnnReduceTensorIndices_t = output::zeroed();
    let mut reduceTensorIndicesType: cudnnIndicesType_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetReduceTensorDescriptor(
        reduceTensorDesc, &mut reduceTensorOp, &mut reduceTensorCompType, &mut reduceTensorNanOpt,
        &mut reduceTensorIndices, &mut reduceTensorIndicesType,
    ) };
    (returned, reduceTensorOp, reduceTensorCompType, reduceTensorNanOpt, reduceTensorIndices, reduceTensorIndicesType)
}

/// Returns the minimum size in bytes of the index buffer for a minimum or maximum reduction.
///
/// `cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetReductionIndicesSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionIndicesSize).
///
/// # Safety
///
/// `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetReductionIndicesSize(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    aDesc: cudnnTensorDescriptor_t,
    cDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetReductionIndicesSize(handle, reduceTensorDesc, aDesc, cDesc, &mut sizeInBytes)
    };
    (returned, sizeInBytes)
}

/// Returns the workspace size in bytes for a reduction.
///
/// `cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetReductionWorkspaceSize))]
///
/// Returns `(cudnnStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionWorkspaceSize).
///
/// # Safety
///
/// `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetReductionWorkspaceSize(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    aDesc: cudnnTensorDescriptor_t,
    cDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cudnnGetReductionWorkspaceSize(handle, reduceTensorDesc, aDesc, cDesc, &mut sizeInBytes)
    };
    (returned, sizeInBytes)
}

/// Returns the dimensions, their order, and the sequence lengths of sequence data for attention.
///
/// `cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t *dataType, int *nbDims, int nbDimsRequested, int *dimA, cudnnSeqDataAxis_t *axes, size_t *seqLengthArraySize, size_t seqLengthSizeRequested, int *seqLengthArray, void *paddingFill)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetSeqDataDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, nbDims: int, seqLengthArraySize: size_t)`.
///
/// - `dataType`, `nbDims`, `seqLengthArraySize`: out
/// - `dimA`, `axes`: out, array, whose length is passed as `nbDimsRequested`
/// - `seqLengthArray`: out, array, whose length is passed as `seqLengthSizeRequested`
/// - `paddingFill`: in, an address, passed unchanged
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetSeqDataDescriptor).
///
/// # Safety
///
/// - `seqDataDesc`: a live handle that no other thread uses during the call.
/// - `paddingFill`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t,
    dimA: &mut [i32],
    axes: &mut [cudnnSeqDataAxis_t],
    seqLengthArray: &mut [i32],
    paddingFill: *mut c_void,
) -> (cudnnStatus_t, cudnnDataType_t, i32, usize) {
    let Some(nbDimsRequested) = args::same_len([dimA.len(), axes.len()], []) else {
        refusal::refuse("cudnnGetSeqDataDescriptor", "the lengths of `dimA`, `axes` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed(), output::zeroed());
    };
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut nbDims: i32 = output::zeroed();
    let mut seqLengthArraySize: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetSeqDataDescriptor(
        seqDataDesc, &mut dataType, &mut nbDims, args::count(nbDimsRequested), args::as_mut_ptr(dimA),
        args::as_mut_ptr(axes), &mut seqLengthArraySize, args::count(seqLengthArray.len()),
        args::as_mut_ptr(seqLengthArray), paddingFill,
    ) };
    (returned, dataType, nbDims, seqLengthArraySize)
}

/// Returns the stream in which calls with the handle run; null means the default stream.
///
/// `cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetStream))]
///
/// Returns `(cudnnStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetStream(
    handle: cudnnHandle_t,
) -> (cudnnStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetStream(handle, &mut streamId) };
    (returned, streamId)
}

/// Returns the type, the four dimensions and the strides of a 4D tensor.
///
/// `cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t *dataType, int *n, int *c, int *h, int *w, int *nStride, int *cStride, int *hStride, int *wStride)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetTensor4dDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, n: int, c: int, h: int, w: int, nStride: int, cStride: int, hStride: int, wStride: int)`.
///
/// - `dataType`, `n`, `c`, `h`, `w`, `nStride`, `cStride`, `hStride`, `wStride`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensor4dDescriptor).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, cudnnDataType_t, i32, i32, i32, i32, i32, i32, i32, i32) {
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut n: i32 = output::zeroed();
    let mut c: i32 = output::zeroed();
    let mut h: i32 = output::zeroed();
    let mut w: i32 = output::zeroed();
    let mut nStride: i32 = output::zeroed();
    let mut cStride: i32 = output::zeroed();
    let mut hStride: i32 = output::zeroed();
    let mut wStride: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetTensor4dDescriptor(
        tensorDesc, &mut dataType, &mut n, &mut c, &mut h, &mut w, &mut nStride, &mut cStride, &mut hStride,
        &mut wStride,
    ) };
    (returned, dataType, n, c, h, w, nStride, cStride, hStride, wStride)
}

/// Returns the type, number of dimensions, sizes and strides of a tensor.
///
/// `cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, int nbDimsRequested, cudnnDataType_t *dataType, int *nbDims, int *dimA, int *strideA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetTensorNdDescriptor))]
///
/// Returns `(cudnnStatus_t, dataType: cudnnDataType_t, nbDims: int)`.
///
/// - `dataType`, `nbDims`: out
/// - `dimA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorNdDescriptor).
///
/// # Safety
///
/// - `tensorDesc`: a live handle that no other thread uses during the call.
/// - `dimA`: at least as long as `tensorDesc` requires. The length is not checked.
#[inline]
pub unsafe fn cudnnGetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    dimA: &mut [i32],
    strideA: &mut [i32],
) -> (cudnnStatus_t, cudnnDataType_t, i32) {
    let Some(nbDimsRequested) = args::same_len([dimA.len(), strideA.len()], []) else {
        refusal::refuse("cudnnGetTensorNdDescriptor", "the lengths of `dimA`, `strideA` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut dataType: cudnnDataType_t = output::zeroed();
    let mut nbDims: i32 = output::zeroed();
    let returned = unsafe { sys::cudnnGetTensorNdDescriptor(
        tensorDesc, args::count(nbDimsRequested), &mut dataType, &mut nbDims, args::as_mut_ptr(dimA),
        args::as_mut_ptr(strideA),
    ) };
    (returned, dataType, nbDims)
}

/// Returns the size in bytes of the tensor that a descriptor describes.
///
/// `cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensorDesc, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetTensorSizeInBytes))]
///
/// Returns `(cudnnStatus_t, size: size_t)`.
///
/// - `size`: out
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorSizeInBytes).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnGetTensorSizeInBytes(
    tensorDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cudnnGetTensorSizeInBytes(tensorDesc, &mut size) };
    (returned, size)
}

/// Returns the destination format, padding and folding of a tensor transformation.
///
/// `cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDimsRequested, cudnnTensorFormat_t *destFormat, int32_t *padBeforeA, int32_t *padAfterA, uint32_t *foldA, cudnnFoldingDirection_t *direction)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGetTensorTransformDescriptor))]
///
/// Returns `(cudnnStatus_t, destFormat: cudnnTensorFormat_t, direction: cudnnFoldingDirection_t)`.
///
/// - `destFormat`, `direction`: out
/// - `padBeforeA`, `padAfterA`: out, array, whose length is passed as `nbDimsRequested`
/// - `foldA`: out, array, length `nbDimsRequested - 2`
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorTransformDescriptor).
///
/// # Safety
///
/// `transformDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnGetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
    padBeforeA: &mut [i32],
    padAfterA: &mut [i32],
    foldA: &mut [u32],
) -> (cudnnStatus_t, cudnnTensorFormat_t, cudnnFoldingDirection_t) {
    let Some(nbDimsRequested) = args::same_len([padBeforeA.len(), padAfterA.len(), foldA.len() + 2], []) else {
        refusal::refuse(
            "cudnnGetTensorTransformDescriptor", "the lengths of `padBeforeA`, `padAfterA`, `foldA` disagree",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut destFormat: cudnnTensorFormat_t = output::zeroed();
    let mut direction: cudnnFoldingDirection_t = output::zeroed();
    let returned = unsafe { sys::cudnnGetTensorTransformDescriptor(
        transformDesc, args::count(nbDimsRequested), &mut destFormat, args::as_mut_ptr(padBeforeA),
        args::as_mut_ptr(padAfterA), args::as_mut_ptr(foldA), &mut direction,
    ) };
    (returned, destFormat, direction)
}

/// Returns the version of cuDNN as an integer, such as 91000 for 9.10.0.
///
/// `size_t cudnnGetVersion(void)`
#[cfg_attr(doc, doc = forms!(only cudnn::cudnnGetVersion))]
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cudnnGetVersion() -> usize {
    unsafe { sys::cudnnGetVersion() }
}

/// Computes the gradients of a simple aggregation with respect to its input features.
///
/// `cudnnStatus_t cudnnGnnAggSimpleBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOutput, const void *outPositions, void *gradNodeFeatures, void *gradEdgeFeatures, void *gradConcatFeatures, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnAggSimpleBackward))]
///
/// - `gradOutput`, `outPositions`: in, on the device
/// - `gradNodeFeatures`, `gradEdgeFeatures`, `gradConcatFeatures`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `gradOutput`, `outPositions`, `gradNodeFeatures`, `gradEdgeFeatures`, `gradConcatFeatures`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnAggSimpleBackward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    gradOutput: CuPtr<c_void>,
    outPositions: CuPtr<c_void>,
    gradNodeFeatures: CuPtr<c_void>,
    gradEdgeFeatures: CuPtr<c_void>,
    gradConcatFeatures: CuPtr<c_void>,
    nodeFeatDim: i32,
    edgeFeatDim: i32,
    concatFeatDim: i32,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnAggSimpleBackward(
        stream, core::ptr::from_ref(graph), gradOutput.as_ptr(), outPositions.as_ptr(), gradNodeFeatures.as_mut_ptr(),
        gradEdgeFeatures.as_mut_ptr(), gradConcatFeatures.as_mut_ptr(), nodeFeatDim, edgeFeatDim, concatFeatDim,
        dataType, aggOp,
    ) };
    (returned,)
}

/// Aggregates the features of each node's neighbors and edges in a CSC graph, for example by summation.
///
/// `cudnnStatus_t cudnnGnnAggSimpleForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *nodeFeatures, const void *edgeFeatures, const void *concatFeatures, void *output, void *outPositions, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnAggSimpleForward))]
///
/// - `nodeFeatures`, `edgeFeatures`, `concatFeatures`: in, on the device
/// - `output`, `outPositions`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `nodeFeatures`, `edgeFeatures`, `concatFeatures`, `output`, `outPositions`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnAggSimpleForward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    nodeFeatures: CuPtr<c_void>,
    edgeFeatures: CuPtr<c_void>,
    concatFeatures: CuPtr<c_void>,
    output: CuPtr<c_void>,
    outPositions: CuPtr<c_void>,
    nodeFeatDim: i32,
    edgeFeatDim: i32,
    concatFeatDim: i32,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnAggSimpleForward(
        stream, core::ptr::from_ref(graph), nodeFeatures.as_ptr(), edgeFeatures.as_ptr(), concatFeatures.as_ptr(),
        output.as_mut_ptr(), outPositions.as_mut_ptr(), nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp,
    ) };
    (returned,)
}

/// Computes the gradients of a multi-head graph attention layer (GAT).
///
/// `cudnnStatus_t cudnnGnnMhaGatBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradDataType, cudnnDataType_t gradWeightType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnMhaGatBackward))]
///
/// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `dropoutMask`, `gradAttention`: in, on the device
/// - `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnMhaGatBackward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    gradOut: CuPtr<c_void>,
    srcFeatures: CuPtr<c_void>,
    dstFeatures: CuPtr<c_void>,
    edgeFeatures: CuPtr<c_void>,
    attnWeights: CuPtr<c_void>,
    smScores: CuPtr<c_void>,
    dropoutMask: CuPtr<f32>,
    gradAttention: CuPtr<f32>,
    gradSrcFeatures: CuPtr<c_void>,
    gradDstFeatures: CuPtr<c_void>,
    gradEdgeFeatures: CuPtr<c_void>,
    gradWeights: CuPtr<c_void>,
    gradSmScores: CuPtr<c_void>,
    gradWspaceFeat: CuPtr<c_void>,
    gradWspaceWeights: CuPtr<c_void>,
    dimNode: i32,
    dimEdge: i32,
    params: &cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
    gradDataType: cudnnDataType_t,
    gradWeightType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnMhaGatBackward(
        stream, core::ptr::from_ref(graph), gradOut.as_ptr(), srcFeatures.as_ptr(), dstFeatures.as_ptr(),
        edgeFeatures.as_ptr(), attnWeights.as_ptr(), smScores.as_ptr(), dropoutMask.as_ptr(), gradAttention.as_ptr(),
        gradSrcFeatures.as_mut_ptr(), gradDstFeatures.as_mut_ptr(), gradEdgeFeatures.as_mut_ptr(),
        gradWeights.as_mut_ptr(), gradSmScores.as_mut_ptr(), gradWspaceFeat.as_mut_ptr(),
        gradWspaceWeights.as_mut_ptr(), dimNode, dimEdge, core::ptr::from_ref(params), dataType, gradDataType,
        gradWeightType,
    ) };
    (returned,)
}

/// Aggregates features by a multi-head graph attention layer (GAT) on a CSC graph.
///
/// `cudnnStatus_t cudnnGnnMhaGatForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnMhaGatForward))]
///
/// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`: in, on the device
/// - `output`, `smScores`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnMhaGatForward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    srcFeatures: CuPtr<c_void>,
    dstFeatures: CuPtr<c_void>,
    edgeFeatures: CuPtr<c_void>,
    attnWeights: CuPtr<c_void>,
    dropoutMask: CuPtr<f32>,
    output: CuPtr<c_void>,
    smScores: CuPtr<c_void>,
    dimNode: i32,
    dimEdge: i32,
    params: &cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnMhaGatForward(
        stream, core::ptr::from_ref(graph), srcFeatures.as_ptr(), dstFeatures.as_ptr(), edgeFeatures.as_ptr(),
        attnWeights.as_ptr(), dropoutMask.as_ptr(), output.as_mut_ptr(), smScores.as_mut_ptr(), dimNode, dimEdge,
        core::ptr::from_ref(params), dataType,
    ) };
    (returned,)
}

/// Computes the gradients of a multi-head GATv2 graph attention layer.
///
/// `cudnnStatus_t cudnnGnnMhaGatV2Backward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const void *actScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnMhaGatV2Backward))]
///
/// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `actScores`, `dropoutMask`, `gradAttention`: in, on the device
/// - `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Backward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `actScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnMhaGatV2Backward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    gradOut: CuPtr<c_void>,
    srcFeatures: CuPtr<c_void>,
    dstFeatures: CuPtr<c_void>,
    edgeFeatures: CuPtr<c_void>,
    attnWeights: CuPtr<c_void>,
    smScores: CuPtr<c_void>,
    actScores: CuPtr<c_void>,
    dropoutMask: CuPtr<f32>,
    gradAttention: CuPtr<f32>,
    gradSrcFeatures: CuPtr<c_void>,
    gradDstFeatures: CuPtr<c_void>,
    gradEdgeFeatures: CuPtr<c_void>,
    gradWeights: CuPtr<c_void>,
    gradSmScores: CuPtr<c_void>,
    gradWspaceFeat: CuPtr<c_void>,
    gradWspaceWeights: CuPtr<c_void>,
    dimNode: i32,
    params: &cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
    gradType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnMhaGatV2Backward(
        stream, core::ptr::from_ref(graph), gradOut.as_ptr(), srcFeatures.as_ptr(), dstFeatures.as_ptr(),
        edgeFeatures.as_ptr(), attnWeights.as_ptr(), smScores.as_ptr(), actScores.as_ptr(), dropoutMask.as_ptr(),
        gradAttention.as_ptr(), gradSrcFeatures.as_mut_ptr(), gradDstFeatures.as_mut_ptr(),
        gradEdgeFeatures.as_mut_ptr(), gradWeights.as_mut_ptr(), gradSmScores.as_mut_ptr(), gradWspaceFeat.as_mut_ptr(),
        gradWspaceWeights.as_mut_ptr(), dimNode, core::ptr::from_ref(params), dataType, gradType,
    ) };
    (returned,)
}

/// Aggregates features by a multi-head GATv2 graph attention layer on a CSC graph.
///
/// `cudnnStatus_t cudnnGnnMhaGatV2Forward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, void *actScores, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnGnnMhaGatV2Forward))]
///
/// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`: in, on the device
/// - `output`, `smScores`, `actScores`: on the device
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Forward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`, `actScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnGnnMhaGatV2Forward(
    stream: runtime::cudaStream_t,
    graph: &cudnnGnnCscGraph_t,
    srcFeatures: CuPtr<c_void>,
    dstFeatures: CuPtr<c_void>,
    edgeFeatures: CuPtr<c_void>,
    attnWeights: CuPtr<c_void>,
    dropoutMask: CuPtr<f32>,
    output: CuPtr<c_void>,
    smScores: CuPtr<c_void>,
    actScores: CuPtr<c_void>,
    dimNode: i32,
    params: &cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGnnMhaGatV2Forward(
        stream, core::ptr::from_ref(graph), srcFeatures.as_ptr(), dstFeatures.as_ptr(), edgeFeatures.as_ptr(),
        attnWeights.as_ptr(), dropoutMask.as_ptr(), output.as_mut_ptr(), smScores.as_mut_ptr(), actScores.as_mut_ptr(),
        dimNode, core::ptr::from_ref(params), dataType,
    ) };
    (returned,)
}

/// Checks that the version of the graph library matches the other cuDNN libraries.
///
/// `cudnnStatus_t cudnnGraphVersionCheck(void)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnGraphVersionCheck))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGraphVersionCheck).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnGraphVersionCheck() -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnGraphVersionCheck() };
    (returned,)
}

/// Copies the patches of x that a filter covers to the columns of a buffer.
///
/// `cudnnStatus_t cudnnIm2Col(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, void *colBuffer)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnIm2Col))]
///
/// - `x`: in, on the device
/// - `colBuffer`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnIm2Col).
///
/// # Safety
///
/// - `handle`, `xDesc`, `wDesc`, `convDesc`: live handles that no other thread uses during the call.
/// - `x`, `colBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnIm2Col(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    colBuffer: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnIm2Col(handle, xDesc, x.as_ptr(), wDesc, convDesc, colBuffer.as_mut_ptr()) };
    (returned,)
}

/// Initializes the descriptor of a transformation's destination tensor, and returns the tensor's size in bytes.
///
/// `cudnnStatus_t cudnnInitTransformDest(cudnnTensorTransformDescriptor_t transformDesc, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t destDesc, size_t *destSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnInitTransformDest))]
///
/// Returns `(cudnnStatus_t, destSizeInBytes: size_t)`.
///
/// - `destSizeInBytes`: out
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnInitTransformDest).
///
/// # Safety
///
/// `transformDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnInitTransformDest(
    transformDesc: cudnnTensorTransformDescriptor_t,
    srcDesc: cudnnTensorDescriptor_t,
    destDesc: cudnnTensorDescriptor_t,
) -> (cudnnStatus_t, usize) {
    let mut destSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnInitTransformDest(transformDesc, srcDesc, destDesc, &mut destSizeInBytes) };
    (returned, destSizeInBytes)
}

/// Computes the gradient dx of local response normalization from y, dy and x.
///
/// `cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnLRNCrossChannelBackward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `y`, `dy`, `x`: in, on the device
/// - `dx`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelBackward).
///
/// # Safety
///
/// - `handle`, `normDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnLRNCrossChannelBackward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    lrnMode: cudnnLRNMode_t,
    alpha: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnLRNCrossChannelBackward(
        handle, normDesc, lrnMode, alpha.as_ptr(), yDesc, y.as_ptr(), dyDesc, dy.as_ptr(), xDesc, x.as_ptr(),
        beta.as_ptr(), dxDesc, dx.as_mut_ptr(),
    ) };
    (returned,)
}

/// Normalizes each element by its neighbors in adjacent channels (local response normalization).
///
/// `cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnLRNCrossChannelForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelForward).
///
/// # Safety
///
/// - `handle`, `normDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnLRNCrossChannelForward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    lrnMode: cudnnLRNMode_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnLRNCrossChannelForward(
        handle, normDesc, lrnMode, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradients of a long causal convolution by FFT, using the forward pass's `reserveSpace`.
///
/// `cudnnStatus_t cudnnLongFFTCausalConv1dBackward(cudaStream_t stream, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnLongFFTCausalConv1dBackward))]
///
/// - `dy`: in, on the device
/// - `dx`, `dweight`, `workspace`, `reserveSpace`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dBackward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dy`, `dx`, `dweight`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    dy: CuPtr<c_void>,
    dx: CuPtr<c_void>,
    dweight: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnLongFFTCausalConv1dBackward(
        stream, dy.as_ptr(), dx.as_mut_ptr(), dweight.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType,
        workspace.as_mut_ptr(), workspaceSizeInBytes, reserveSpace.as_mut_ptr(), reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Computes a long causal convolution by FFT in the caller's workspace.
///
/// `cudnnStatus_t cudnnLongFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnLongFFTCausalConv1dForward))]
///
/// - `x`, `weight`: in, on the device
/// - `y`, `workspace`, `reserveSpace`: on the device
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dForward).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `x`, `weight`, `y`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: CuPtr<c_void>,
    weight: CuPtr<c_void>,
    y: CuPtr<c_void>,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnLongFFTCausalConv1dForward(
        stream, x.as_ptr(), weight.as_ptr(), y.as_mut_ptr(), batch, dim, seqLen, kernelSize, dataType,
        workspace.as_mut_ptr(), workspaceSizeInBytes, reserveSpace.as_mut_ptr(), reserveSpaceSizeInBytes,
    ) };
    (returned,)
}

/// Returns the workspace and reserve space sizes in bytes for a long causal convolution by FFT.
///
/// `cudnnStatus_t cudnnLongFFTCausalConv1dGetBufferSizes(int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, size_t *workspaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnLongFFTCausalConv1dGetBufferSizes))]
///
/// Returns `(cudnnStatus_t, workspaceSizeInBytes: size_t, reserveSpaceSizeInBytes: size_t)`.
///
/// - `workspaceSizeInBytes`, `reserveSpaceSizeInBytes`: out
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dGetBufferSizes).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dGetBufferSizes(
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
) -> (cudnnStatus_t, usize, usize) {
    let mut workspaceSizeInBytes: usize = output::zeroed();
    let mut reserveSpaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnLongFFTCausalConv1dGetBufferSizes(
        batch, dim, seqLen, kernelSize, dataType, &mut workspaceSizeInBytes, &mut reserveSpaceSizeInBytes,
    ) };
    (returned, workspaceSizeInBytes, reserveSpaceSizeInBytes)
}

/// Completes the plan of a fused operation from constant parameters, and returns the workspace size in bytes.
///
/// `cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsConstParamPack_t constPack, size_t *workspaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnMakeFusedOpsPlan))]
///
/// Returns `(cudnnStatus_t, workspaceSizeInBytes: size_t)`.
///
/// - `workspaceSizeInBytes`: out
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMakeFusedOpsPlan).
///
/// # Safety
///
/// `handle`, `plan`, `constPack`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnMakeFusedOpsPlan(
    handle: cudnnHandle_t,
    plan: cudnnFusedOpsPlan_t,
    constPack: cudnnFusedOpsConstParamPack_t,
) -> (cudnnStatus_t, usize) {
    let mut workspaceSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cudnnMakeFusedOpsPlan(handle, plan, constPack, &mut workspaceSizeInBytes) };
    (returned, workspaceSizeInBytes)
}

/// Computes the gradients of multi-head attention with respect to queries, keys and values.
///
/// `cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsDQDO, const int *devSeqLengthsDKDV, cudnnSeqDataDescriptor_t doDesc, const void *dout, cudnnSeqDataDescriptor_t dqDesc, void *dqueries, const void *queries, cudnnSeqDataDescriptor_t dkDesc, void *dkeys, const void *keys, cudnnSeqDataDescriptor_t dvDesc, void *dvalues, const void *values, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnMultiHeadAttnBackwardData))]
///
/// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
/// - `devSeqLengthsDQDO`, `devSeqLengthsDKDV`, `dout`, `queries`, `keys`, `values`, `weights`: in, on the device
/// - `dqueries`, `dkeys`, `dvalues`, `workSpace`, `reserveSpace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardData).
///
/// # Safety
///
/// - `handle`, `attnDesc`, `doDesc`, `dqDesc`, `dkDesc`, `dvDesc`: live handles that no other thread uses during the call.
/// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
/// - `devSeqLengthsDQDO`, `devSeqLengthsDKDV`, `dout`, `queries`, `keys`, `values`, `weights`, `dqueries`, `dkeys`, `dvalues`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnMultiHeadAttnBackwardData(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    loWinIdx: &[i32],
    hiWinIdx: &[i32],
    devSeqLengthsDQDO: CuPtr<i32>,
    devSeqLengthsDKDV: CuPtr<i32>,
    doDesc: cudnnSeqDataDescriptor_t,
    dout: CuPtr<c_void>,
    dqDesc: cudnnSeqDataDescriptor_t,
    dqueries: CuPtr<c_void>,
    queries: CuPtr<c_void>,
    dkDesc: cudnnSeqDataDescriptor_t,
    dkeys: CuPtr<c_void>,
    keys: CuPtr<c_void>,
    dvDesc: cudnnSeqDataDescriptor_t,
    dvalues: CuPtr<c_void>,
    values: CuPtr<c_void>,
    weightSizeInBytes: usize,
    weights: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnMultiHeadAttnBackwardData(
        handle, attnDesc, args::as_ptr(loWinIdx), args::as_ptr(hiWinIdx), devSeqLengthsDQDO.as_ptr(),
        devSeqLengthsDKDV.as_ptr(), doDesc, dout.as_ptr(), dqDesc, dqueries.as_mut_ptr(), queries.as_ptr(), dkDesc,
        dkeys.as_mut_ptr(), keys.as_ptr(), dvDesc, dvalues.as_mut_ptr(), values.as_ptr(), weightSizeInBytes,
        weights.as_ptr(), workSpaceSizeInBytes, workSpace.as_mut_ptr(), reserveSpaceSizeInBytes,
        reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradients of attention weights and biases, after the data gradients are computed.
///
/// `cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnWgradMode_t addGrad, cudnnSeqDataDescriptor_t qDesc, const void *queries, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t doDesc, const void *dout, size_t weightSizeInBytes, const void *weights, void *dweights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnMultiHeadAttnBackwardWeights))]
///
/// - `queries`, `keys`, `values`, `dout`, `weights`: in, on the device
/// - `dweights`, `workSpace`, `reserveSpace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardWeights).
///
/// # Safety
///
/// - `handle`, `attnDesc`, `qDesc`, `kDesc`, `vDesc`, `doDesc`: live handles that no other thread uses during the call.
/// - `queries`, `keys`, `values`, `dout`, `weights`, `dweights`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnMultiHeadAttnBackwardWeights(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    addGrad: cudnnWgradMode_t,
    qDesc: cudnnSeqDataDescriptor_t,
    queries: CuPtr<c_void>,
    kDesc: cudnnSeqDataDescriptor_t,
    keys: CuPtr<c_void>,
    vDesc: cudnnSeqDataDescriptor_t,
    values: CuPtr<c_void>,
    doDesc: cudnnSeqDataDescriptor_t,
    dout: CuPtr<c_void>,
    weightSizeInBytes: usize,
    weights: CuPtr<c_void>,
    dweights: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnMultiHeadAttnBackwardWeights(
        handle, attnDesc, addGrad, qDesc, queries.as_ptr(), kDesc, keys.as_ptr(), vDesc, values.as_ptr(), doDesc,
        dout.as_ptr(), weightSizeInBytes, weights.as_ptr(), dweights.as_mut_ptr(), workSpaceSizeInBytes,
        workSpace.as_mut_ptr(), reserveSpaceSizeInBytes, reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes multi-head attention of queries, keys and values, for all time steps at once or step by step.
///
/// `cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, int currIdx, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsQO, const int *devSeqLengthsKV, cudnnSeqDataDescriptor_t qDesc, const void *queries, const void *residuals, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t oDesc, void *out, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnMultiHeadAttnForward))]
///
/// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
/// - `devSeqLengthsQO`, `devSeqLengthsKV`, `queries`, `residuals`, `keys`, `values`, `weights`: in, on the device
/// - `out`, `workSpace`, `reserveSpace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnForward).
///
/// # Safety
///
/// - `handle`, `attnDesc`, `qDesc`, `kDesc`, `vDesc`, `oDesc`: live handles that no other thread uses during the call.
/// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
/// - `devSeqLengthsQO`, `devSeqLengthsKV`, `queries`, `residuals`, `keys`, `values`, `weights`, `out`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnMultiHeadAttnForward(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    currIdx: i32,
    loWinIdx: &[i32],
    hiWinIdx: &[i32],
    devSeqLengthsQO: CuPtr<i32>,
    devSeqLengthsKV: CuPtr<i32>,
    qDesc: cudnnSeqDataDescriptor_t,
    queries: CuPtr<c_void>,
    residuals: CuPtr<c_void>,
    kDesc: cudnnSeqDataDescriptor_t,
    keys: CuPtr<c_void>,
    vDesc: cudnnSeqDataDescriptor_t,
    values: CuPtr<c_void>,
    oDesc: cudnnSeqDataDescriptor_t,
    out: CuPtr<c_void>,
    weightSizeInBytes: usize,
    weights: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnMultiHeadAttnForward(
        handle, attnDesc, currIdx, args::as_ptr(loWinIdx), args::as_ptr(hiWinIdx), devSeqLengthsQO.as_ptr(),
        devSeqLengthsKV.as_ptr(), qDesc, queries.as_ptr(), residuals.as_ptr(), kDesc, keys.as_ptr(), vDesc,
        values.as_ptr(), oDesc, out.as_mut_ptr(), weightSizeInBytes, weights.as_ptr(), workSpaceSizeInBytes,
        workSpace.as_mut_ptr(), reserveSpaceSizeInBytes, reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradients of a normalization with respect to x, scale and bias, and to z if z was added.
///
/// `cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dNormScaleBiasDesc, const void *normScaleData, const void *normBiasData, void *dNormScaleData, void *dNormBiasData, double epsilon, cudnnTensorDescriptor_t normMeanVarDesc, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnNormalizationBackward))]
///
/// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `xData`, `yData`, `dyData`, `normScaleData`, `normBiasData`, `savedMean`, `savedInvVariance`: in, on the device
/// - `dzDesc`: in; may be NULL
/// - `dzData`, `dxData`, `dNormScaleData`, `dNormBiasData`, `workSpace`, `reserveSpace`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationBackward).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dNormScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
/// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `xData`, `yData`, `dyData`, `normScaleData`, `normBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dNormScaleData`, `dNormBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnNormalizationBackward(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alphaDataDiff: HostScalar,
    betaDataDiff: HostScalar,
    alphaParamDiff: HostScalar,
    betaParamDiff: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    xData: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    yData: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dyData: CuPtr<c_void>,
    dzDesc: cudnnTensorDescriptor_t,
    dzData: CuPtr<c_void>,
    dxDesc: cudnnTensorDescriptor_t,
    dxData: CuPtr<c_void>,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t,
    normScaleData: CuPtr<c_void>,
    normBiasData: CuPtr<c_void>,
    dNormScaleData: CuPtr<c_void>,
    dNormBiasData: CuPtr<c_void>,
    epsilon: f64,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    savedMean: CuPtr<c_void>,
    savedInvVariance: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    workSpace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
    groupCnt: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnNormalizationBackward(
        handle, mode, normOps, algo, alphaDataDiff.as_ptr(), betaDataDiff.as_ptr(), alphaParamDiff.as_ptr(),
        betaParamDiff.as_ptr(), xDesc, xData.as_ptr(), yDesc, yData.as_ptr(), dyDesc, dyData.as_ptr(), dzDesc,
        dzData.as_mut_ptr(), dxDesc, dxData.as_mut_ptr(), dNormScaleBiasDesc, normScaleData.as_ptr(),
        normBiasData.as_ptr(), dNormScaleData.as_mut_ptr(), dNormBiasData.as_mut_ptr(), epsilon, normMeanVarDesc,
        savedMean.as_ptr(), savedInvVariance.as_ptr(), activationDesc, workSpace.as_mut_ptr(), workSpaceSizeInBytes,
        reserveSpace.as_mut_ptr(), reserveSpaceSizeInBytes, groupCnt,
    ) };
    (returned,)
}

/// Normalizes x by estimated mean and variance, and optionally adds z and applies an activation.
///
/// `cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, cudnnTensorDescriptor_t normMeanVarDesc, const void *estimatedMean, const void *estimatedVariance, cudnnTensorDescriptor_t zDesc, const void *z, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y, double epsilon, int groupCnt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnNormalizationForwardInference))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `normScale`, `normBias`, `estimatedMean`, `estimatedVariance`, `z`: in, on the device
/// - `zDesc`: in; may be NULL
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardInference).
///
/// # Safety
///
/// - `handle`, `xDesc`, `normScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `x`, `normScale`, `normBias`, `estimatedMean`, `estimatedVariance`, `z`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnNormalizationForwardInference(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: HostScalar,
    beta: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    normScale: CuPtr<c_void>,
    normBias: CuPtr<c_void>,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    estimatedMean: CuPtr<c_void>,
    estimatedVariance: CuPtr<c_void>,
    zDesc: cudnnTensorDescriptor_t,
    z: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    epsilon: f64,
    groupCnt: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnNormalizationForwardInference(
        handle, mode, normOps, algo, alpha.as_ptr(), beta.as_ptr(), xDesc, x.as_ptr(), normScaleBiasDesc,
        normScale.as_ptr(), normBias.as_ptr(), normMeanVarDesc, estimatedMean.as_ptr(), estimatedVariance.as_ptr(),
        zDesc, z.as_ptr(), activationDesc, yDesc, y.as_mut_ptr(), epsilon, groupCnt,
    ) };
    (returned,)
}

/// Normalizes x per activation or per channel in training, and optionally adds z and applies an activation.
///
/// `cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, double exponentialAverageFactor, cudnnTensorDescriptor_t normMeanVarDesc, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnNormalizationForwardTraining))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `xData`, `normScale`, `normBias`, `zData`: in, on the device
/// - `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `yData`, `workspace`, `reserveSpace`: on the device
/// - `zDesc`: in; may be NULL
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardTraining).
///
/// # Safety
///
/// - `handle`, `xDesc`, `normScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `xData`, `normScale`, `normBias`, `zData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `yData`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnNormalizationForwardTraining(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: HostScalar,
    beta: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    xData: CuPtr<c_void>,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    normScale: CuPtr<c_void>,
    normBias: CuPtr<c_void>,
    exponentialAverageFactor: f64,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    resultRunningMean: CuPtr<c_void>,
    resultRunningVariance: CuPtr<c_void>,
    epsilon: f64,
    resultSaveMean: CuPtr<c_void>,
    resultSaveInvVariance: CuPtr<c_void>,
    activationDesc: cudnnActivationDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    zData: CuPtr<c_void>,
    yDesc: cudnnTensorDescriptor_t,
    yData: CuPtr<c_void>,
    workspace: CuPtr<c_void>,
    workSpaceSizeInBytes: usize,
    reserveSpace: CuPtr<c_void>,
    reserveSpaceSizeInBytes: usize,
    groupCnt: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnNormalizationForwardTraining(
        handle, mode, normOps, algo, alpha.as_ptr(), beta.as_ptr(), xDesc, xData.as_ptr(), normScaleBiasDesc,
        normScale.as_ptr(), normBias.as_ptr(), exponentialAverageFactor, normMeanVarDesc,
        resultRunningMean.as_mut_ptr(), resultRunningVariance.as_mut_ptr(), epsilon, resultSaveMean.as_mut_ptr(),
        resultSaveInvVariance.as_mut_ptr(), activationDesc, zDesc, zData.as_ptr(), yDesc, yData.as_mut_ptr(),
        workspace.as_mut_ptr(), workSpaceSizeInBytes, reserveSpace.as_mut_ptr(), reserveSpaceSizeInBytes, groupCnt,
    ) };
    (returned,)
}

/// C = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are broadcast.
///
/// `cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t opTensorDesc, const void *alpha1, cudnnTensorDescriptor_t aDesc, const void *A, const void *alpha2, cudnnTensorDescriptor_t bDesc, const void *B, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnOpTensor))]
///
/// - `alpha1`, `alpha2`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpTensor).
///
/// # Safety
///
/// - `handle`, `opTensorDesc`, `aDesc`, `bDesc`, `cDesc`: live handles that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnOpTensor(
    handle: cudnnHandle_t,
    opTensorDesc: cudnnOpTensorDescriptor_t,
    alpha1: HostScalar,
    aDesc: cudnnTensorDescriptor_t,
    A: CuPtr<c_void>,
    alpha2: HostScalar,
    bDesc: cudnnTensorDescriptor_t,
    B: CuPtr<c_void>,
    beta: HostScalar,
    cDesc: cudnnTensorDescriptor_t,
    C: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnOpTensor(
        handle, opTensorDesc, alpha1.as_ptr(), aDesc, A.as_ptr(), alpha2.as_ptr(), bDesc, B.as_ptr(), beta.as_ptr(),
        cDesc, C.as_mut_ptr(),
    ) };
    (returned,)
}

/// Checks that the version of the operations library matches its dependencies.
///
/// `cudnnStatus_t cudnnOpsVersionCheck(void)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnOpsVersionCheck))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpsVersionCheck).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnOpsVersionCheck() -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnOpsVersionCheck() };
    (returned,)
}

/// Computes the gradient dx of pooling from y, dy and x, as α·gradient + β·dx.
///
/// `cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnPoolingBackward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `y`, `dy`, `x`: in, on the device
/// - `dx`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingBackward).
///
/// # Safety
///
/// - `handle`, `poolingDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnPoolingBackward(
    handle: cudnnHandle_t,
    poolingDesc: cudnnPoolingDescriptor_t,
    alpha: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnPoolingBackward(
        handle, poolingDesc, alpha.as_ptr(), yDesc, y.as_ptr(), dyDesc, dy.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(),
        dxDesc, dx.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·pool(x) + β·y, where pool is the maximum or average of each window.
///
/// `cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnPoolingForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingForward).
///
/// # Safety
///
/// - `handle`, `poolingDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnPoolingForward(
    handle: cudnnHandle_t,
    poolingDesc: cudnnPoolingDescriptor_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnPoolingForward(
        handle, poolingDesc, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Reports whether kernels of a handle have failed, either immediately or after waiting for the kernels.
///
/// `cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t handle, cudnnStatus_t *rstatus, cudnnErrQueryMode_t mode, cudnnRuntimeTag_t *tag)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnQueryRuntimeError))]
///
/// Returns `(cudnnStatus_t, rstatus: cudnnStatus_t)`.
///
/// - `rstatus`: out
///
/// In `cudnn_graph.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnQueryRuntimeError).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `tag`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnQueryRuntimeError(
    handle: cudnnHandle_t,
    mode: cudnnErrQueryMode_t,
    tag: *mut c_void,
) -> (cudnnStatus_t, cudnnStatus_t) {
    let mut rstatus: cudnnStatus_t = output::zeroed();
    let returned = unsafe { sys::cudnnQueryRuntimeError(handle, &mut rstatus, mode, tag) };
    (returned, rstatus)
}

/// Computes the gradients of an RNN with respect to its input and initial states.
///
/// `cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t yDesc, const void *y, const void *dy, cudnnRNNDataDescriptor_t xDesc, void *dx, cudnnTensorDescriptor_t hDesc, const void *hx, const void *dhy, void *dhx, cudnnTensorDescriptor_t cDesc, const void *cx, const void *dcy, void *dcx, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNBackwardData_v8))]
///
/// - `devSeqLengths`, `y`, `dy`, `hx`, `dhy`, `cx`, `dcy`, `weightSpace`: in, on the device
/// - `dx`, `dhx`, `dcx`, `workSpace`, `reserveSpace`: on the device
/// - `hDesc`, `cDesc`: in; may be NULL
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardData_v8).
///
/// # Safety
///
/// - `handle`, `rnnDesc`, `yDesc`, `xDesc`: live handles that no other thread uses during the call.
/// - `hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL.
/// - `devSeqLengths`, `y`, `dy`, `hx`, `dhy`, `cx`, `dcy`, `weightSpace`, `dx`, `dhx`, `dcx`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnRNNBackwardData_v8(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    devSeqLengths: CuPtr<i32>,
    yDesc: cudnnRNNDataDescriptor_t,
    y: CuPtr<c_void>,
    dy: CuPtr<c_void>,
    xDesc: cudnnRNNDataDescriptor_t,
    dx: CuPtr<c_void>,
    hDesc: cudnnTensorDescriptor_t,
    hx: CuPtr<c_void>,
    dhy: CuPtr<c_void>,
    dhx: CuPtr<c_void>,
    cDesc: cudnnTensorDescriptor_t,
    cx: CuPtr<c_void>,
    dcy: CuPtr<c_void>,
    dcx: CuPtr<c_void>,
    weightSpaceSize: usize,
    weightSpace: CuPtr<c_void>,
    workSpaceSize: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSize: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnRNNBackwardData_v8(
        handle, rnnDesc, devSeqLengths.as_ptr(), yDesc, y.as_ptr(), dy.as_ptr(), xDesc, dx.as_mut_ptr(), hDesc,
        hx.as_ptr(), dhy.as_ptr(), dhx.as_mut_ptr(), cDesc, cx.as_ptr(), dcy.as_ptr(), dcx.as_mut_ptr(),
        weightSpaceSize, weightSpace.as_ptr(), workSpaceSize, workSpace.as_mut_ptr(), reserveSpaceSize,
        reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Adds the gradients of an RNN's weights and biases to `dweightSpace`, after the data gradients are computed.
///
/// `cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnWgradMode_t addGrad, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t hDesc, const void *hx, cudnnRNNDataDescriptor_t yDesc, const void *y, size_t weightSpaceSize, void *dweightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNBackwardWeights_v8))]
///
/// - `devSeqLengths`, `x`, `hx`, `y`: in, on the device
/// - `hDesc`: in; may be NULL
/// - `dweightSpace`, `workSpace`, `reserveSpace`: on the device
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardWeights_v8).
///
/// # Safety
///
/// - `handle`, `rnnDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `hDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `devSeqLengths`, `x`, `hx`, `y`, `dweightSpace`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnRNNBackwardWeights_v8(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    addGrad: cudnnWgradMode_t,
    devSeqLengths: CuPtr<i32>,
    xDesc: cudnnRNNDataDescriptor_t,
    x: CuPtr<c_void>,
    hDesc: cudnnTensorDescriptor_t,
    hx: CuPtr<c_void>,
    yDesc: cudnnRNNDataDescriptor_t,
    y: CuPtr<c_void>,
    weightSpaceSize: usize,
    dweightSpace: CuPtr<c_void>,
    workSpaceSize: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSize: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnRNNBackwardWeights_v8(
        handle, rnnDesc, addGrad, devSeqLengths.as_ptr(), xDesc, x.as_ptr(), hDesc, hx.as_ptr(), yDesc, y.as_ptr(),
        weightSpaceSize, dweightSpace.as_mut_ptr(), workSpaceSize, workSpace.as_mut_ptr(), reserveSpaceSize,
        reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Runs an RNN on a batch of sequences and, in training, stores intermediate results in `reserveSpace`.
///
/// `cudnnStatus_t cudnnRNNForward(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnRNNDataDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t hDesc, const void *hx, void *hy, cudnnTensorDescriptor_t cDesc, const void *cx, void *cy, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNForward))]
///
/// - `devSeqLengths`, `x`, `hx`, `cx`, `weightSpace`: in, on the device
/// - `y`, `hy`, `cy`, `workSpace`, `reserveSpace`: on the device
/// - `hDesc`, `cDesc`: in; may be NULL
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_EXECUTION_FAILED`].
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNForward).
///
/// # Safety
///
/// - `handle`, `rnnDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL.
/// - `devSeqLengths`, `x`, `hx`, `cx`, `weightSpace`, `y`, `hy`, `cy`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnRNNForward(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    fwdMode: cudnnForwardMode_t,
    devSeqLengths: CuPtr<i32>,
    xDesc: cudnnRNNDataDescriptor_t,
    x: CuPtr<c_void>,
    yDesc: cudnnRNNDataDescriptor_t,
    y: CuPtr<c_void>,
    hDesc: cudnnTensorDescriptor_t,
    hx: CuPtr<c_void>,
    hy: CuPtr<c_void>,
    cDesc: cudnnTensorDescriptor_t,
    cx: CuPtr<c_void>,
    cy: CuPtr<c_void>,
    weightSpaceSize: usize,
    weightSpace: CuPtr<c_void>,
    workSpaceSize: usize,
    workSpace: CuPtr<c_void>,
    reserveSpaceSize: usize,
    reserveSpace: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnRNNForward(
        handle, rnnDesc, fwdMode, devSeqLengths.as_ptr(), xDesc, x.as_ptr(), yDesc, y.as_mut_ptr(), hDesc, hx.as_ptr(),
        hy.as_mut_ptr(), cDesc, cx.as_ptr(), cy.as_mut_ptr(), weightSpaceSize, weightSpace.as_ptr(), workSpaceSize,
        workSpace.as_mut_ptr(), reserveSpaceSize, reserveSpace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the clipping mode, bounds and NaN propagation of LSTM cell states.
///
/// `cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, cudnnNanPropagation_t *clipNanOpt, double *lclip, double *rclip)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNGetClip_v8))]
///
/// Returns `(cudnnStatus_t, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t, lclip: double, rclip: double)`.
///
/// - `clipMode`, `clipNanOpt`, `lclip`, `rclip`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v8).
///
/// # Safety
///
/// `rnnDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnRNNGetClip_v9` instead")]
#[inline]
pub unsafe fn cudnnRNNGetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t,
) -> (cudnnStatus_t, cudnnRNNClipMode_t, cudnnNanPropagation_t, f64, f64) {
    let mut clipMode: cudnnRNNClipMode_t = output::zeroed();
    let mut clipNanOpt: cudnnNanPropagation_t = output::zeroed();
    let mut lclip: f64 = output::zeroed();
    let mut rclip: f64 = output::zeroed();
    let returned = unsafe { sys::cudnnRNNGetClip_v8(rnnDesc, &mut clipMode, &mut clipNanOpt, &mut lclip, &mut rclip) };
    (returned, clipMode, clipNanOpt, lclip, rclip)
}

/// Returns the clipping mode and bounds of LSTM cell states.
///
/// `cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, double *lclip, double *rclip)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNGetClip_v9))]
///
/// Returns `(cudnnStatus_t, clipMode: cudnnRNNClipMode_t, lclip: double, rclip: double)`.
///
/// - `clipMode`, `lclip`, `rclip`: out
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v9).
///
/// # Safety
///
/// `rnnDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnRNNGetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t,
) -> (cudnnStatus_t, cudnnRNNClipMode_t, f64, f64) {
    let mut clipMode: cudnnRNNClipMode_t = output::zeroed();
    let mut lclip: f64 = output::zeroed();
    let mut rclip: f64 = output::zeroed();
    let returned = unsafe { sys::cudnnRNNGetClip_v9(rnnDesc, &mut clipMode, &mut lclip, &mut rclip) };
    (returned, clipMode, lclip, rclip)
}

/// Sets the clipping mode, bounds and NaN propagation of LSTM cell states.
///
/// `cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, cudnnNanPropagation_t clipNanOpt, double lclip, double rclip)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNSetClip_v8))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v8).
///
/// # Safety
///
/// `rnnDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnRNNSetClip_v9` instead")]
#[inline]
pub unsafe fn cudnnRNNSetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: cudnnRNNClipMode_t,
    clipNanOpt: cudnnNanPropagation_t,
    lclip: f64,
    rclip: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnRNNSetClip_v8(rnnDesc, clipMode, clipNanOpt, lclip, rclip) };
    (returned,)
}

/// Sets the clipping mode and bounds of LSTM cell states.
///
/// `cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, double lclip, double rclip)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRNNSetClip_v9))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v9).
///
/// # Safety
///
/// `rnnDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnRNNSetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: cudnnRNNClipMode_t,
    lclip: f64,
    rclip: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnRNNSetClip_v9(rnnDesc, clipMode, lclip, rclip) };
    (returned,)
}

/// C = α·reduce(A) + β·C, reducing over the dimensions that have size 1 in C.
///
/// `cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, void *indices, size_t indicesSizeInBytes, void *workspace, size_t workspaceSizeInBytes, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnReduceTensor))]
///
/// - `indices`, `workspace`, `C`: on the device
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `A`: in, on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReduceTensor).
///
/// # Safety
///
/// - `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
/// - `indices`, `workspace`, `C`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnReduceTensor(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    indices: CuPtr<c_void>,
    indicesSizeInBytes: usize,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
    alpha: HostScalar,
    aDesc: cudnnTensorDescriptor_t,
    A: CuPtr<c_void>,
    beta: HostScalar,
    cDesc: cudnnTensorDescriptor_t,
    C: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnReduceTensor(
        handle, reduceTensorDesc, indices.as_mut_ptr(), indicesSizeInBytes, workspace.as_mut_ptr(),
        workspaceSizeInBytes, alpha.as_ptr(), aDesc, A.as_ptr(), beta.as_ptr(), cDesc, C.as_mut_ptr(),
    ) };
    (returned,)
}

/// Reorders an int8 filter and bias for int8 convolutions on Tensor Cores.
///
/// `cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnReorderType_t reorderType, const void *filterData, void *reorderedFilterData, int reorderBias, const void *biasData, void *reorderedBiasData)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnReorderFilterAndBias))]
///
/// - `filterData`, `biasData`: in, on the device
/// - `reorderedFilterData`, `reorderedBiasData`: on the device
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReorderFilterAndBias).
///
/// # Safety
///
/// - `handle`, `filterDesc`: live handles that no other thread uses during the call.
/// - `filterData`, `biasData`, `reorderedFilterData`, `reorderedBiasData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnReorderFilterAndBias(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    reorderType: cudnnReorderType_t,
    filterData: CuPtr<c_void>,
    reorderedFilterData: CuPtr<c_void>,
    reorderBias: i32,
    biasData: CuPtr<c_void>,
    reorderedBiasData: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnReorderFilterAndBias(
        handle, filterDesc, reorderType, filterData.as_ptr(), reorderedFilterData.as_mut_ptr(), reorderBias,
        biasData.as_ptr(), reorderedBiasData.as_mut_ptr(),
    ) };
    (returned,)
}

/// Sets the probability of dropout, with random states that have already been seeded.
///
/// `cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnRestoreDropoutDescriptor))]
///
/// - `states`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRestoreDropoutDescriptor).
///
/// # Safety
///
/// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
/// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
#[inline]
pub unsafe fn cudnnRestoreDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
    dropout: f32,
    states: CuPtr<c_void>,
    stateSizeInBytes: usize,
    seed: u64,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnRestoreDropoutDescriptor(dropoutDesc, handle, dropout, states.as_mut_ptr(), stateSizeInBytes, seed)
    };
    (returned,)
}

/// Multiplies all elements of a tensor by α.
///
/// `cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *alpha)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnScaleTensor))]
///
/// - `y`: on the device
/// - `alpha`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnScaleTensor).
///
/// # Safety
///
/// - `handle`, `yDesc`: live handles that no other thread uses during the call.
/// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnScaleTensor(
    handle: cudnnHandle_t,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    alpha: HostScalar,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnScaleTensor(handle, yDesc, y.as_mut_ptr(), alpha.as_ptr()) };
    (returned,)
}

/// Sets the function, NaN propagation and coefficient (for example, a ReLU's bound) of an activation.
///
/// `cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t mode, cudnnNanPropagation_t reluNanOpt, double coef)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetActivationDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptor).
///
/// # Safety
///
/// `activationDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
    mode: cudnnActivationMode_t,
    reluNanOpt: cudnnNanPropagation_t,
    coef: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetActivationDescriptor(activationDesc, mode, reluNanOpt, coef) };
    (returned,)
}

/// Sets the β of a swish activation, x·sigmoid(β·x).
///
/// `cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double swish_beta)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetActivationDescriptorSwishBeta))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptorSwishBeta).
///
/// # Safety
///
/// `activationDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t,
    swish_beta: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetActivationDescriptorSwishBeta(activationDesc, swish_beta) };
    (returned,)
}

/// Sets the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
///
/// `cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int attnMode, int nHeads, double smScaler, cudnnDataType_t dataType, cudnnDataType_t computePrec, cudnnMathType_t mathType, cudnnDropoutDescriptor_t attnDropoutDesc, cudnnDropoutDescriptor_t postDropoutDesc, int qSize, int kSize, int vSize, int qProjSize, int kProjSize, int vProjSize, int oProjSize, int qoMaxSeqLength, int kvMaxSeqLength, int maxBatchSize, int maxBeamSize)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetAttnDescriptor))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetAttnDescriptor).
///
/// # Safety
///
/// `attnDesc`, `attnDropoutDesc`, `postDropoutDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
    attnMode: u32,
    nHeads: i32,
    smScaler: f64,
    dataType: cudnnDataType_t,
    computePrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    attnDropoutDesc: cudnnDropoutDescriptor_t,
    postDropoutDesc: cudnnDropoutDescriptor_t,
    qSize: i32,
    kSize: i32,
    vSize: i32,
    qProjSize: i32,
    kProjSize: i32,
    vProjSize: i32,
    oProjSize: i32,
    qoMaxSeqLength: i32,
    kvMaxSeqLength: i32,
    maxBatchSize: i32,
    maxBeamSize: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetAttnDescriptor(
        attnDesc, attnMode, nHeads, smScaler, dataType, computePrec, mathType, attnDropoutDesc, postDropoutDesc, qSize,
        kSize, vSize, qProjSize, kProjSize, vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize,
        maxBeamSize,
    ) };
    (returned,)
}

/// Sets a CTC loss descriptor's compute type.
///
/// `cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetCTCLossDescriptor))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnSetCTCLossDescriptor_v9` instead")]
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetCTCLossDescriptor(ctcLossDesc, compType) };
    (returned,)
}

/// Sets a CTC loss descriptor's compute type, normalization mode and NaN propagation.
///
/// `cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetCTCLossDescriptorEx))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptorEx).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetCTCLossDescriptorEx(ctcLossDesc, compType, normMode, gradMode) };
    (returned,)
}

/// Sets a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
///
/// `cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode, int maxLabelLength)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetCTCLossDescriptor_v8))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v8).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `cudnnSetCTCLossDescriptor_v9` instead")]
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
    maxLabelLength: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetCTCLossDescriptor_v8(ctcLossDesc, compType, normMode, gradMode, maxLabelLength)
    };
    (returned,)
}

/// Sets a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
///
/// `cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnCTCGradMode_t ctcGradMode, int maxLabelLength)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetCTCLossDescriptor_v9))]
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v9).
///
/// # Safety
///
/// `ctcLossDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    ctcGradMode: cudnnCTCGradMode_t,
    maxLabelLength: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetCTCLossDescriptor_v9(ctcLossDesc, compType, normMode, ctcGradMode, maxLabelLength)
    };
    (returned,)
}

/// Sets a callback for errors, warnings and informational messages, as selected by a mask.
///
/// `cudnnStatus_t cudnnSetCallback(unsigned int mask, void *udata, cudnnCallback_t fptr)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnSetCallback))]
///
/// - `udata`: in, passed to the callback
/// - `fptr`: in, called by CUDA with `udata`
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCallback).
///
/// # Safety
///
/// `fptr` may be called with `udata` at any time from now on, on any thread: it must not unwind. `udata` must live as long as `fptr` may be called.
#[inline]
pub unsafe fn cudnnSetCallback(
    mask: u32,
    udata: *mut c_void,
    fptr: cudnnCallback_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetCallback(mask, udata, fptr) };
    (returned,)
}

/// Sets the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
///
/// `cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int pad_h, int pad_w, int u, int v, int dilation_h, int dilation_w, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetConvolution2dDescriptor))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolution2dDescriptor).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    pad_h: i32,
    pad_w: i32,
    u: i32,
    v: i32,
    dilation_h: i32,
    dilation_w: i32,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetConvolution2dDescriptor(convDesc, pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType)
    };
    (returned,)
}

/// Sets the number of channel groups of a convolution.
///
/// `cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int groupCount)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetConvolutionGroupCount))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionGroupCount).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t,
    groupCount: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetConvolutionGroupCount(convDesc, groupCount) };
    (returned,)
}

/// Sets the math type of a convolution: the permitted use of Tensor Cores and conversions.
///
/// `cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t mathType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetConvolutionMathType))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionMathType).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t,
    mathType: cudnnMathType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetConvolutionMathType(convDesc, mathType) };
    (returned,)
}

/// Sets a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
///
/// `cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLength, const int *padA, const int *filterStrideA, const int *dilationA, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetConvolutionNdDescriptor))]
///
/// - `padA`, `filterStrideA`, `dilationA`: in, array, whose length is passed as `arrayLength`
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionNdDescriptor).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    padA: &[i32],
    filterStrideA: &[i32],
    dilationA: &[i32],
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> (cudnnStatus_t,) {
    let Some(arrayLength) = args::same_len([padA.len(), filterStrideA.len(), dilationA.len()], []) else {
        refusal::refuse(
            "cudnnSetConvolutionNdDescriptor", "the lengths of `padA`, `filterStrideA`, `dilationA` disagree",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    };
    if padA.len() > 8 {
        refusal::refuse("cudnnSetConvolutionNdDescriptor", "`padA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if filterStrideA.len() > 8 {
        refusal::refuse("cudnnSetConvolutionNdDescriptor", "`filterStrideA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if dilationA.len() > 8 {
        refusal::refuse("cudnnSetConvolutionNdDescriptor", "`dilationA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetConvolutionNdDescriptor(
        convDesc, args::count(arrayLength), args::as_ptr(padA), args::as_ptr(filterStrideA), args::as_ptr(dilationA),
        mode, computeType,
    ) };
    (returned,)
}

/// Sets whether an int8 convolution reorders its filter before use.
///
/// `cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t reorderType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetConvolutionReorderType))]
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionReorderType).
///
/// # Safety
///
/// `convDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t,
    reorderType: cudnnReorderType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetConvolutionReorderType(convDesc, reorderType) };
    (returned,)
}

/// Sets the probability of dropout and seeds the random states in device memory, which is slow.
///
/// `cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetDropoutDescriptor))]
///
/// - `states`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetDropoutDescriptor).
///
/// # Safety
///
/// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
/// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
#[inline]
pub unsafe fn cudnnSetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
    dropout: f32,
    states: CuPtr<c_void>,
    stateSizeInBytes: usize,
    seed: u64,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetDropoutDescriptor(dropoutDesc, handle, dropout, states.as_mut_ptr(), stateSizeInBytes, seed)
    };
    (returned,)
}

/// Makes a descriptor describe a filter with k output maps, c input maps and h × w elements in each.
///
/// `cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int k, int c, int h, int w)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetFilter4dDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilter4dDescriptor).
///
/// # Safety
///
/// `filterDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    dataType: cudnnDataType_t,
    format: cudnnTensorFormat_t,
    k: i32,
    c: i32,
    h: i32,
    w: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetFilter4dDescriptor(filterDesc, dataType, format, k, c, h, w) };
    (returned,)
}

/// Makes a descriptor describe a filter of `nbDims` dimensions: output maps, input maps, then spatial sizes.
///
/// `cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int nbDims, const int *filterDimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetFilterNdDescriptor))]
///
/// - `filterDimA`: in, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilterNdDescriptor).
///
/// # Safety
///
/// `filterDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    dataType: cudnnDataType_t,
    format: cudnnTensorFormat_t,
    filterDimA: &[i32],
) -> (cudnnStatus_t,) {
    if filterDimA.len() > 8 {
        refusal::refuse("cudnnSetFilterNdDescriptor", "`filterDimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetFilterNdDescriptor(
        filterDesc, dataType, format, args::count(filterDimA.len()), args::as_ptr(filterDimA),
    ) };
    (returned,)
}

/// Sets a constant parameter of a fused operation; a descriptor is copied.
///
/// `cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, const void *param)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetFusedOpsConstParamPackAttribute))]
///
/// - `param`: in, an address, passed unchanged
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsConstParamPackAttribute).
///
/// # Safety
///
/// - `constPack`: a live handle that no other thread uses during the call.
/// - `param`: the value that `paramLabel` requires, or its address, until another value is set in `constPack`, or `constPack` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: *const c_void,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetFusedOpsConstParamPackAttribute(constPack, paramLabel, param) };
    (returned,)
}

/// Sets a parameter of a fused operation that varies by call, such as a pointer.
///
/// `cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetFusedOpsVariantParamPackAttribute))]
///
/// - `ptr`: in, an address, passed unchanged
///
/// In `cudnn_cnn.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsVariantParamPackAttribute).
///
/// # Safety
///
/// - `varPack`: a live handle that no other thread uses during the call.
/// - `ptr`: valid memory of the size that the other arguments imply, until another value is set in `varPack`, or `varPack` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: *mut c_void,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetFusedOpsVariantParamPackAttribute(varPack, paramLabel, ptr) };
    (returned,)
}

/// Sets the window size `lrnN` and the coefficients α, β and k of local response normalization.
///
/// `cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int lrnN, double lrnAlpha, double lrnBeta, double lrnK)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetLRNDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetLRNDescriptor).
///
/// # Safety
///
/// `normDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t,
    lrnN: u32,
    lrnAlpha: f64,
    lrnBeta: f64,
    lrnK: f64,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetLRNDescriptor(normDesc, lrnN, lrnAlpha, lrnBeta, lrnK) };
    (returned,)
}

/// Sets the operation (for example, sum or maximum), compute type and NaN propagation of a descriptor.
///
/// `cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t opTensorOp, cudnnDataType_t opTensorCompType, cudnnNanPropagation_t opTensorNanOpt)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetOpTensorDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetOpTensorDescriptor).
///
/// # Safety
///
/// `opTensorDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
    opTensorOp: cudnnOpTensorOp_t,
    opTensorCompType: cudnnDataType_t,
    opTensorNanOpt: cudnnNanPropagation_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetOpTensorDescriptor(opTensorDesc, opTensorOp, opTensorCompType, opTensorNanOpt)
    };
    (returned,)
}

/// Sets the mode (maximum or average), window, padding and strides of 2D pooling.
///
/// `cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int windowHeight, int windowWidth, int verticalPadding, int horizontalPadding, int verticalStride, int horizontalStride)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetPooling2dDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPooling2dDescriptor).
///
/// # Safety
///
/// `poolingDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    windowHeight: i32,
    windowWidth: i32,
    verticalPadding: i32,
    horizontalPadding: i32,
    verticalStride: i32,
    horizontalStride: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetPooling2dDescriptor(
        poolingDesc, mode, maxpoolingNanOpt, windowHeight, windowWidth, verticalPadding, horizontalPadding,
        verticalStride, horizontalStride,
    ) };
    (returned,)
}

/// Sets the mode of pooling (maximum or average), and the window, padding and stride in each dimension.
///
/// `cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int nbDims, const int *windowDimA, const int *paddingA, const int *strideA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetPoolingNdDescriptor))]
///
/// - `windowDimA`, `paddingA`, `strideA`: in, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPoolingNdDescriptor).
///
/// # Safety
///
/// `poolingDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    windowDimA: &[i32],
    paddingA: &[i32],
    strideA: &[i32],
) -> (cudnnStatus_t,) {
    let Some(nbDims) = args::same_len([windowDimA.len(), paddingA.len(), strideA.len()], []) else {
        refusal::refuse("cudnnSetPoolingNdDescriptor", "the lengths of `windowDimA`, `paddingA`, `strideA` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    };
    if windowDimA.len() > 8 {
        refusal::refuse("cudnnSetPoolingNdDescriptor", "`windowDimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if paddingA.len() > 8 {
        refusal::refuse("cudnnSetPoolingNdDescriptor", "`paddingA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if strideA.len() > 8 {
        refusal::refuse("cudnnSetPoolingNdDescriptor", "`strideA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetPoolingNdDescriptor(
        poolingDesc, mode, maxpoolingNanOpt, args::count(nbDims), args::as_ptr(windowDimA), args::as_ptr(paddingA),
        args::as_ptr(strideA),
    ) };
    (returned,)
}

/// Sets the layout, vector size, sequence lengths and padding of a batch of sequences for an RNN.
///
/// `cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t dataType, cudnnRNNDataLayout_t layout, int maxSeqLength, int batchSize, int vectorSize, const int *seqLengthArray, void *paddingFill)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetRNNDataDescriptor))]
///
/// - `seqLengthArray`: in, array, whose length is passed as `batchSize`
/// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDataDescriptor).
///
/// # Safety
///
/// `rnnDataDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetRNNDataDescriptor<T: Input>(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
    dataType: cudnnDataType_t,
    layout: cudnnRNNDataLayout_t,
    maxSeqLength: i32,
    vectorSize: i32,
    seqLengthArray: &[i32],
    paddingFill: Option<&T>,
) -> (cudnnStatus_t,) {
    if paddingFill.is_some()
        && !value_size_cudnnDataType_t(dataType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cudnnSetRNNDataDescriptor",
            "the size of a value of `paddingFill` differs from that of the type that `dataType` selects",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetRNNDataDescriptor(
        rnnDataDesc, dataType, layout, maxSeqLength, args::count(seqLengthArray.len()), vectorSize,
        args::as_ptr(seqLengthArray), args::option_ptr(paddingFill).cast_mut().cast(),
    ) };
    (returned,)
}

/// Sets an RNN's cell (ReLU, tanh, LSTM or GRU), sizes, number of layers, directions and data types.
///
/// `cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t algo, cudnnRNNMode_t cellMode, cudnnRNNBiasMode_t biasMode, cudnnDirectionMode_t dirMode, cudnnRNNInputMode_t inputMode, cudnnDataType_t dataType, cudnnDataType_t mathPrec, cudnnMathType_t mathType, int32_t inputSize, int32_t hiddenSize, int32_t projSize, int32_t numLayers, cudnnDropoutDescriptor_t dropoutDesc, uint32_t auxFlags)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetRNNDescriptor_v8))]
///
/// - `auxFlags`: in, flags: [`CUDNN_RNN_PADDED_IO_DISABLED`], [`CUDNN_RNN_PADDED_IO_ENABLED`]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`], [`cudnnStatus_t::CUDNN_STATUS_NOT_SUPPORTED`].
///
/// In `cudnn_adv.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDescriptor_v8).
///
/// # Safety
///
/// - `rnnDesc`, `dropoutDesc`: live handles that no other thread uses during the call.
/// - `dropoutDesc`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `rnnDesc`, or `rnnDesc` is destroyed.
#[inline]
pub unsafe fn cudnnSetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    algo: cudnnRNNAlgo_t,
    cellMode: cudnnRNNMode_t,
    biasMode: cudnnRNNBiasMode_t,
    dirMode: cudnnDirectionMode_t,
    inputMode: cudnnRNNInputMode_t,
    dataType: cudnnDataType_t,
    mathPrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    inputSize: i32,
    hiddenSize: i32,
    projSize: i32,
    numLayers: i32,
    dropoutDesc: cudnnDropoutDescriptor_t,
    auxFlags: u32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetRNNDescriptor_v8(
        rnnDesc, algo, cellMode, biasMode, dirMode, inputMode, dataType, mathPrec, mathType, inputSize, hiddenSize,
        projSize, numLayers, dropoutDesc, auxFlags,
    ) };
    (returned,)
}

/// Sets the operation and compute type of a reduction, and whether the reduction returns indices.
///
/// `cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t reduceTensorOp, cudnnDataType_t reduceTensorCompType, cudnnNanPropagation_t reduceTensorNanOpt, cudnnReduceTensorIndices_t reduceTensorIndices, cudnnIndicesType_t reduceTensorIndicesType)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetReduceTensorDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetReduceTensorDescriptor).
///
/// # Safety
///
/// `reduceTensorDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    reduceTensorOp: cudnnReduceTensorOp_t,
    reduceTensorCompType: cudnnDataType_t,
    reduceTensorNanOpt: cudnnNanPropagation_t,
    reduceTensorIndices: cudnnReduceTensorIndices_t,
    reduceTensorIndicesType: cudnnIndicesType_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetReduceTensorDescriptor(
        reduceTensorDesc, reduceTensorOp, reduceTensorCompType, reduceTensorNanOpt, reduceTensorIndices,
        reduceTensorIndicesType,
    ) };
    (returned,)
}

/// Sets the dimensions (time, batch, beam and vector), their order, and the sequence lengths for attention.
///
/// `cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const cudnnSeqDataAxis_t *axes, size_t seqLengthArraySize, const int *seqLengthArray, void *paddingFill)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetSeqDataDescriptor))]
///
/// - `dimA`, `axes`: in, array, whose length is passed as `nbDims`
/// - `seqLengthArray`: in, array, whose length is passed as `seqLengthArraySize`
/// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
///
/// In `cudnn_adv.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSeqDataDescriptor).
///
/// # Safety
///
/// `seqDataDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetSeqDataDescriptor<T: Input>(
    seqDataDesc: cudnnSeqDataDescriptor_t,
    dataType: cudnnDataType_t,
    dimA: &[i32],
    axes: &[cudnnSeqDataAxis_t],
    seqLengthArray: &[i32],
    paddingFill: Option<&T>,
) -> (cudnnStatus_t,) {
    let Some(nbDims) = args::same_len([dimA.len(), axes.len()], []) else {
        refusal::refuse("cudnnSetSeqDataDescriptor", "the lengths of `dimA`, `axes` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    };
    if dimA.len() > 8 {
        refusal::refuse("cudnnSetSeqDataDescriptor", "`dimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if axes.len() > 8 {
        refusal::refuse("cudnnSetSeqDataDescriptor", "`axes` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if paddingFill.is_some()
        && !value_size_cudnnDataType_t(dataType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cudnnSetSeqDataDescriptor",
            "the size of a value of `paddingFill` differs from that of the type that `dataType` selects",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetSeqDataDescriptor(
        seqDataDesc, dataType, args::count(nbDims), args::as_ptr(dimA), args::as_ptr(axes),
        args::count(seqLengthArray.len()), args::as_ptr(seqLengthArray),
        args::option_ptr(paddingFill).cast_mut().cast(),
    ) };
    (returned,)
}

/// Sets the sampler, data type and output dimensions of a spatial transformer.
///
/// `cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t stDesc, cudnnSamplerType_t samplerType, cudnnDataType_t dataType, int nbDims, const int *dimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetSpatialTransformerNdDescriptor))]
///
/// - `dimA`: in, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSpatialTransformerNdDescriptor).
///
/// # Safety
///
/// `stDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetSpatialTransformerNdDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t,
    samplerType: cudnnSamplerType_t,
    dataType: cudnnDataType_t,
    dimA: &[i32],
) -> (cudnnStatus_t,) {
    if dimA.len() > 8 {
        refusal::refuse("cudnnSetSpatialTransformerNdDescriptor", "`dimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetSpatialTransformerNdDescriptor(
        stDesc, samplerType, dataType, args::count(dimA.len()), args::as_ptr(dimA),
    ) };
    (returned,)
}

/// Sets the stream in which later calls with the handle run.
///
/// `cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t streamId)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetStream))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_graph.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cudnnSetStream(
    handle: cudnnHandle_t,
    streamId: runtime::cudaStream_t,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetStream(handle, streamId) };
    (returned,)
}

/// Sets all elements of a tensor to one value.
///
/// `cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *valuePtr)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensor))]
///
/// - `y`: on the device
/// - `valuePtr`: in, a scalar on the host; its type: that of the tensor's elements
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor).
///
/// # Safety
///
/// - `handle`, `yDesc`: live handles that no other thread uses during the call.
/// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSetTensor(
    handle: cudnnHandle_t,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    valuePtr: HostScalar,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetTensor(handle, yDesc, y.as_mut_ptr(), valuePtr.as_ptr()) };
    (returned,)
}

/// Makes a descriptor describe a packed n × c × h × w tensor in a format such as NCHW.
///
/// `cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int n, int c, int h, int w)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensor4dDescriptor))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptor).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    format: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    n: i32,
    c: i32,
    h: i32,
    w: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSetTensor4dDescriptor(tensorDesc, format, dataType, n, c, h, w) };
    (returned,)
}

/// Makes a descriptor describe an n × c × h × w tensor with a stride for each dimension.
///
/// `cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int n, int c, int h, int w, int nStride, int cStride, int hStride, int wStride)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensor4dDescriptorEx))]
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptorEx).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetTensor4dDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t,
    dataType: cudnnDataType_t,
    n: i32,
    c: i32,
    h: i32,
    w: i32,
    nStride: i32,
    cStride: i32,
    hStride: i32,
    wStride: i32,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSetTensor4dDescriptorEx(tensorDesc, dataType, n, c, h, w, nStride, cStride, hStride, wStride)
    };
    (returned,)
}

/// Makes a descriptor describe a tensor of `nbDims` dimensions with a stride for each dimension.
///
/// `cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const int *strideA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensorNdDescriptor))]
///
/// - `dimA`, `strideA`: in, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptor).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    dataType: cudnnDataType_t,
    dimA: &[i32],
    strideA: &[i32],
) -> (cudnnStatus_t,) {
    let Some(nbDims) = args::same_len([dimA.len(), strideA.len()], []) else {
        refusal::refuse("cudnnSetTensorNdDescriptor", "the lengths of `dimA`, `strideA` disagree");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    };
    if dimA.len() > 8 {
        refusal::refuse("cudnnSetTensorNdDescriptor", "`dimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if strideA.len() > 8 {
        refusal::refuse("cudnnSetTensorNdDescriptor", "`strideA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetTensorNdDescriptor(
        tensorDesc, dataType, args::count(nbDims), args::as_ptr(dimA), args::as_ptr(strideA),
    ) };
    (returned,)
}

/// Makes a descriptor describe a packed tensor of `nbDims` dimensions in a format such as NCHW.
///
/// `cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int nbDims, const int *dimA)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensorNdDescriptorEx))]
///
/// - `dimA`: in, array, whose length is passed as `nbDims`
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptorEx).
///
/// # Safety
///
/// `tensorDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudnnSetTensorNdDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t,
    format: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    dimA: &[i32],
) -> (cudnnStatus_t,) {
    if dimA.len() > 8 {
        refusal::refuse("cudnnSetTensorNdDescriptorEx", "`dimA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cudnnSetTensorNdDescriptorEx(tensorDesc, format, dataType, args::count(dimA.len()), args::as_ptr(dimA))
    };
    (returned,)
}

/// Sets the destination format, padding and folding of a tensor transformation.
///
/// `cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDims, cudnnTensorFormat_t destFormat, const int32_t *padBeforeA, const int32_t *padAfterA, const uint32_t *foldA, cudnnFoldingDirection_t direction)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSetTensorTransformDescriptor))]
///
/// - `padBeforeA`, `padAfterA`: in, array, whose length is passed as `nbDims`; an empty slice passes NULL
/// - `foldA`: in, array, length `nbDims - 2`; an empty slice passes NULL
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorTransformDescriptor).
///
/// # Safety
///
/// `transformDesc`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnSetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
    destFormat: cudnnTensorFormat_t,
    padBeforeA: &[i32],
    padAfterA: &[i32],
    foldA: &[u32],
    direction: cudnnFoldingDirection_t,
) -> (cudnnStatus_t,) {
    let Some(nbDims) = args::same_len(
        [], [padBeforeA.len(), padAfterA.len(), if foldA.is_empty() { 0 } else { foldA.len() + 2 }],
    ) else {
        refusal::refuse(
            "cudnnSetTensorTransformDescriptor", "the lengths of `padBeforeA`, `padAfterA`, `foldA` disagree",
        );
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    };
    if padBeforeA.len() > 8 {
        refusal::refuse("cudnnSetTensorTransformDescriptor", "`padBeforeA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if padAfterA.len() > 8 {
        refusal::refuse("cudnnSetTensorTransformDescriptor", "`padAfterA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    if foldA.len() > 8 {
        refusal::refuse("cudnnSetTensorTransformDescriptor", "`foldA` has more than 8 elements");
        return (cudnnStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudnnSetTensorTransformDescriptor(
        transformDesc, args::count(nbDims), destFormat, args::as_ptr(padBeforeA), args::as_ptr(padAfterA),
        args::as_ptr(foldA), direction,
    ) };
    (returned,)
}

/// Computes the gradient dx of softmax from y and dy, as α·gradient + β·dx.
///
/// `cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSoftmaxBackward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `y`, `dy`: in, on the device
/// - `dx`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxBackward).
///
/// # Safety
///
/// - `handle`, `yDesc`, `dyDesc`, `dxDesc`: live handles that no other thread uses during the call.
/// - `y`, `dy`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSoftmaxBackward(
    handle: cudnnHandle_t,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSoftmaxBackward(
        handle, algo, mode, alpha.as_ptr(), yDesc, y.as_ptr(), dyDesc, dy.as_ptr(), beta.as_ptr(), dxDesc,
        dx.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes softmax, or its logarithm, over channels or over whole samples, as α·softmax(x) + β·y.
///
/// `cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSoftmaxForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxForward).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSoftmaxForward(
    handle: cudnnHandle_t,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSoftmaxForward(
        handle, algo, mode, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the gradient of the affine matrices (`dtheta`) from the gradient of the grid.
///
/// `cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *dgrid, void *dtheta)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSpatialTfGridGeneratorBackward))]
///
/// - `dgrid`: in, on the device
/// - `dtheta`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorBackward).
///
/// # Safety
///
/// - `handle`, `stDesc`: live handles that no other thread uses during the call.
/// - `dgrid`, `dtheta`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSpatialTfGridGeneratorBackward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    dgrid: CuPtr<c_void>,
    dtheta: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSpatialTfGridGeneratorBackward(handle, stDesc, dgrid.as_ptr(), dtheta.as_mut_ptr())
    };
    (returned,)
}

/// Computes a grid of sampling points in the input from the affine matrices `theta`.
///
/// `cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *theta, void *grid)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSpatialTfGridGeneratorForward))]
///
/// - `theta`: in, on the device
/// - `grid`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorForward).
///
/// # Safety
///
/// - `handle`, `stDesc`: live handles that no other thread uses during the call.
/// - `theta`, `grid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSpatialTfGridGeneratorForward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    theta: CuPtr<c_void>,
    grid: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnSpatialTfGridGeneratorForward(handle, stDesc, theta.as_ptr(), grid.as_mut_ptr())
    };
    (returned,)
}

/// Computes the gradients of a sampler with respect to x and the grid.
///
/// `cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx, const void *alphaDgrid, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *grid, const void *betaDgrid, void *dgrid)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSpatialTfSamplerBackward))]
///
/// - `alpha`, `beta`, `alphaDgrid`, `betaDgrid`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `dy`, `grid`: in, on the device
/// - `dx`, `dgrid`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerBackward).
///
/// # Safety
///
/// - `handle`, `stDesc`, `xDesc`, `dxDesc`, `dyDesc`: live handles that no other thread uses during the call.
/// - `x`, `dy`, `grid`, `dx`, `dgrid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSpatialTfSamplerBackward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    dxDesc: cudnnTensorDescriptor_t,
    dx: CuPtr<c_void>,
    alphaDgrid: HostScalar,
    dyDesc: cudnnTensorDescriptor_t,
    dy: CuPtr<c_void>,
    grid: CuPtr<c_void>,
    betaDgrid: HostScalar,
    dgrid: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSpatialTfSamplerBackward(
        handle, stDesc, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), dxDesc, dx.as_mut_ptr(), alphaDgrid.as_ptr(),
        dyDesc, dy.as_ptr(), grid.as_ptr(), betaDgrid.as_ptr(), dgrid.as_mut_ptr(),
    ) };
    (returned,)
}

/// Samples x at the points of a grid with bilinear interpolation.
///
/// `cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *grid, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnSpatialTfSamplerForward))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`, `grid`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerForward).
///
/// # Safety
///
/// - `handle`, `stDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `grid`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudnnSpatialTfSamplerForward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    grid: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSpatialTfSamplerForward(
        handle, stDesc, alpha.as_ptr(), xDesc, x.as_ptr(), grid.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Checks that the version of the subquadratic operations library matches its dependencies.
///
/// `cudnnStatus_t cudnnSubquadraticOpsVersionCheck(void)`
#[cfg_attr(doc, doc = forms!(cudnn::cudnnSubquadraticOpsVersionCheck))]
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSubquadraticOpsVersionCheck).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudnnSubquadraticOpsVersionCheck() -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnSubquadraticOpsVersionCheck() };
    (returned,)
}

/// Computes α·src + β·dest for a filter, with the change of format, padding or folding in a descriptor.
///
/// `cudnnStatus_t cudnnTransformFilter(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnFilterDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnFilterDescriptor_t destDesc, void *destData)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnTransformFilter))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `srcData`: in, on the device
/// - `destData`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformFilter).
///
/// # Safety
///
/// - `handle`, `transDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
/// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnTransformFilter(
    handle: cudnnHandle_t,
    transDesc: cudnnTensorTransformDescriptor_t,
    alpha: HostScalar,
    srcDesc: cudnnFilterDescriptor_t,
    srcData: CuPtr<c_void>,
    beta: HostScalar,
    destDesc: cudnnFilterDescriptor_t,
    destData: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnTransformFilter(
        handle, transDesc, alpha.as_ptr(), srcDesc, srcData.as_ptr(), beta.as_ptr(), destDesc, destData.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·x + β·y, where the layouts of x and y may differ.
///
/// `cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnTransformTensor))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensor).
///
/// # Safety
///
/// - `handle`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnTransformTensor(
    handle: cudnnHandle_t,
    alpha: HostScalar,
    xDesc: cudnnTensorDescriptor_t,
    x: CuPtr<c_void>,
    beta: HostScalar,
    yDesc: cudnnTensorDescriptor_t,
    y: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe {
        sys::cudnnTransformTensor(handle, alpha.as_ptr(), xDesc, x.as_ptr(), beta.as_ptr(), yDesc, y.as_mut_ptr())
    };
    (returned,)
}

/// Computes α·src + β·dest with the change of format, padding or folding that a descriptor specifies.
///
/// `cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnTensorDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnTensorDescriptor_t destDesc, void *destData)`
#[cfg_attr(doc, doc = forms!(owned cudnn::cudnnTransformTensorEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
/// - `srcData`: in, on the device
/// - `destData`: on the device
///
/// Documented errors: [`cudnnStatus_t::CUDNN_STATUS_BAD_PARAM`].
///
/// In `cudnn_ops.h` since at least cuDNN 9.10, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensorEx).
///
/// # Safety
///
/// - `handle`, `transDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
/// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cudnnTransformTensorEx(
    handle: cudnnHandle_t,
    transDesc: cudnnTensorTransformDescriptor_t,
    alpha: HostScalar,
    srcDesc: cudnnTensorDescriptor_t,
    srcData: CuPtr<c_void>,
    beta: HostScalar,
    destDesc: cudnnTensorDescriptor_t,
    destData: CuPtr<c_void>,
) -> (cudnnStatus_t,) {
    let returned = unsafe { sys::cudnnTransformTensorEx(
        handle, transDesc, alpha.as_ptr(), srcDesc, srcData.as_ptr(), beta.as_ptr(), destDesc, destData.as_mut_ptr(),
    ) };
    (returned,)
}
