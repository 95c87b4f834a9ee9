"""cuDNN 9, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaGraph_t,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cudnn import (
    CUDNN_ADV_MAJOR as CUDNN_ADV_MAJOR,
    CUDNN_ADV_MINOR as CUDNN_ADV_MINOR,
    CUDNN_ADV_PATCH as CUDNN_ADV_PATCH,
    CUDNN_ATTN_DISABLE_PROJ_BIASES as CUDNN_ATTN_DISABLE_PROJ_BIASES,
    CUDNN_ATTN_ENABLE_PROJ_BIASES as CUDNN_ATTN_ENABLE_PROJ_BIASES,
    CUDNN_ATTN_QUERYMAP_ALL_TO_ONE as CUDNN_ATTN_QUERYMAP_ALL_TO_ONE,
    CUDNN_ATTN_QUERYMAP_ONE_TO_ONE as CUDNN_ATTN_QUERYMAP_ONE_TO_ONE,
    CUDNN_ATTN_WKIND_COUNT as CUDNN_ATTN_WKIND_COUNT,
    CUDNN_BN_MIN_EPSILON as CUDNN_BN_MIN_EPSILON,
    CUDNN_CNN_MAJOR as CUDNN_CNN_MAJOR,
    CUDNN_CNN_MINOR as CUDNN_CNN_MINOR,
    CUDNN_CNN_PATCH as CUDNN_CNN_PATCH,
    CUDNN_DIM_MAX as CUDNN_DIM_MAX,
    CUDNN_GRAPH_MAJOR as CUDNN_GRAPH_MAJOR,
    CUDNN_GRAPH_MINOR as CUDNN_GRAPH_MINOR,
    CUDNN_GRAPH_PATCH as CUDNN_GRAPH_PATCH,
    CUDNN_LRN_MAX_N as CUDNN_LRN_MAX_N,
    CUDNN_LRN_MIN_BETA as CUDNN_LRN_MIN_BETA,
    CUDNN_LRN_MIN_K as CUDNN_LRN_MIN_K,
    CUDNN_LRN_MIN_N as CUDNN_LRN_MIN_N,
    CUDNN_MAJOR as CUDNN_MAJOR,
    CUDNN_MAX_DEVICE_VERSION as CUDNN_MAX_DEVICE_VERSION,
    CUDNN_MAX_SM_MAJOR_NUMBER as CUDNN_MAX_SM_MAJOR_NUMBER,
    CUDNN_MAX_SM_MINOR_NUMBER as CUDNN_MAX_SM_MINOR_NUMBER,
    CUDNN_MINOR as CUDNN_MINOR,
    CUDNN_OPS_MAJOR as CUDNN_OPS_MAJOR,
    CUDNN_OPS_MINOR as CUDNN_OPS_MINOR,
    CUDNN_OPS_PATCH as CUDNN_OPS_PATCH,
    CUDNN_PATCHLEVEL as CUDNN_PATCHLEVEL,
    CUDNN_RNN_PADDED_IO_DISABLED as CUDNN_RNN_PADDED_IO_DISABLED,
    CUDNN_RNN_PADDED_IO_ENABLED as CUDNN_RNN_PADDED_IO_ENABLED,
    CUDNN_SEQDATA_DIM_COUNT as CUDNN_SEQDATA_DIM_COUNT,
    CUDNN_SEV_ERROR_EN as CUDNN_SEV_ERROR_EN,
    CUDNN_SEV_INFO_EN as CUDNN_SEV_INFO_EN,
    CUDNN_SEV_WARNING_EN as CUDNN_SEV_WARNING_EN,
    CUDNN_VERSION as CUDNN_VERSION,
    cudnnActivationDescriptor_t as cudnnActivationDescriptor_t,
    cudnnActivationMode_t as cudnnActivationMode_t,
    cudnnAttnDescriptor_t as cudnnAttnDescriptor_t,
    cudnnBackendAttributeName_t as cudnnBackendAttributeName_t,
    cudnnBackendAttributeType_t as cudnnBackendAttributeType_t,
    cudnnBackendBehaviorNote_t as cudnnBackendBehaviorNote_t,
    cudnnBackendDescriptorType_t as cudnnBackendDescriptorType_t,
    cudnnBackendDescriptor_t as cudnnBackendDescriptor_t,
    cudnnBackendHeurMode_t as cudnnBackendHeurMode_t,
    cudnnBackendKnobType_t as cudnnBackendKnobType_t,
    cudnnBackendLayoutType_t as cudnnBackendLayoutType_t,
    cudnnBackendNormFwdPhase_t as cudnnBackendNormFwdPhase_t,
    cudnnBackendNormMode_t as cudnnBackendNormMode_t,
    cudnnBackendNumericalNote_t as cudnnBackendNumericalNote_t,
    cudnnBackendOperationGraphMode_t as cudnnBackendOperationGraphMode_t,
    cudnnBackendReshapeMode_t as cudnnBackendReshapeMode_t,
    cudnnBackendTensorReordering_t as cudnnBackendTensorReordering_t,
    cudnnBatchNormMode_t as cudnnBatchNormMode_t,
    cudnnBatchNormOps_t as cudnnBatchNormOps_t,
    cudnnBnFinalizeStatsMode_t as cudnnBnFinalizeStatsMode_t,
    cudnnCTCGradMode_t as cudnnCTCGradMode_t,
    cudnnCTCLossAlgo_t as cudnnCTCLossAlgo_t,
    cudnnCTCLossDescriptor_t as cudnnCTCLossDescriptor_t,
    cudnnCallback_t as cudnnCallback_t,
    cudnnCausalConv1dActivation_t as cudnnCausalConv1dActivation_t,
    cudnnConvolutionBwdDataAlgoPerfStruct as cudnnConvolutionBwdDataAlgoPerfStruct,
    cudnnConvolutionBwdDataAlgoPerf_t as cudnnConvolutionBwdDataAlgoPerf_t,
    cudnnConvolutionBwdDataAlgo_t as cudnnConvolutionBwdDataAlgo_t,
    cudnnConvolutionBwdFilterAlgoPerfStruct as cudnnConvolutionBwdFilterAlgoPerfStruct,
    cudnnConvolutionBwdFilterAlgoPerf_t as cudnnConvolutionBwdFilterAlgoPerf_t,
    cudnnConvolutionBwdFilterAlgo_t as cudnnConvolutionBwdFilterAlgo_t,
    cudnnConvolutionDescriptor_t as cudnnConvolutionDescriptor_t,
    cudnnConvolutionFwdAlgoPerfStruct as cudnnConvolutionFwdAlgoPerfStruct,
    cudnnConvolutionFwdAlgoPerf_t as cudnnConvolutionFwdAlgoPerf_t,
    cudnnConvolutionFwdAlgo_t as cudnnConvolutionFwdAlgo_t,
    cudnnConvolutionMode_t as cudnnConvolutionMode_t,
    cudnnCudaGraphRetention_t as cudnnCudaGraphRetention_t,
    cudnnDataType_t as cudnnDataType_t,
    cudnnDebugStruct as cudnnDebugStruct,
    cudnnDebug_t as cudnnDebug_t,
    cudnnDeterminism_t as cudnnDeterminism_t,
    cudnnDirectionMode_t as cudnnDirectionMode_t,
    cudnnDivNormMode_t as cudnnDivNormMode_t,
    cudnnDropoutDescriptor_t as cudnnDropoutDescriptor_t,
    cudnnErrQueryMode_t as cudnnErrQueryMode_t,
    cudnnFilterDescriptor_t as cudnnFilterDescriptor_t,
    cudnnFoldingDirection_t as cudnnFoldingDirection_t,
    cudnnForwardMode_t as cudnnForwardMode_t,
    cudnnFractionStruct as cudnnFractionStruct,
    cudnnFraction_t as cudnnFraction_t,
    cudnnFusedOpsConstParamLabel_t as cudnnFusedOpsConstParamLabel_t,
    cudnnFusedOpsConstParamPack_t as cudnnFusedOpsConstParamPack_t,
    cudnnFusedOpsPlan_t as cudnnFusedOpsPlan_t,
    cudnnFusedOpsPointerPlaceHolder_t as cudnnFusedOpsPointerPlaceHolder_t,
    cudnnFusedOpsVariantParamLabel_t as cudnnFusedOpsVariantParamLabel_t,
    cudnnFusedOpsVariantParamPack_t as cudnnFusedOpsVariantParamPack_t,
    cudnnFusedOps_t as cudnnFusedOps_t,
    cudnnGenStatsMode_t as cudnnGenStatsMode_t,
    cudnnGnnActivationOp_t as cudnnGnnActivationOp_t,
    cudnnGnnAggOp_t as cudnnGnnAggOp_t,
    cudnnGnnCscGraph_t as cudnnGnnCscGraph_t,
    cudnnGnnMhaParams_t as cudnnGnnMhaParams_t,
    cudnnHandle_t as cudnnHandle_t,
    cudnnIndicesType_t as cudnnIndicesType_t,
    cudnnLRNDescriptor_t as cudnnLRNDescriptor_t,
    cudnnLRNMode_t as cudnnLRNMode_t,
    cudnnLossNormalizationMode_t as cudnnLossNormalizationMode_t,
    cudnnMathType_t as cudnnMathType_t,
    cudnnMoeGroupedMatmulMode_t as cudnnMoeGroupedMatmulMode_t,
    cudnnMultiHeadAttnWeightKind_t as cudnnMultiHeadAttnWeightKind_t,
    cudnnNanPropagation_t as cudnnNanPropagation_t,
    cudnnNormAlgo_t as cudnnNormAlgo_t,
    cudnnNormMode_t as cudnnNormMode_t,
    cudnnNormOps_t as cudnnNormOps_t,
    cudnnOpTensorDescriptor_t as cudnnOpTensorDescriptor_t,
    cudnnOpTensorOp_t as cudnnOpTensorOp_t,
    cudnnPaddingMode_t as cudnnPaddingMode_t,
    cudnnPointwiseMode_t as cudnnPointwiseMode_t,
    cudnnPoolingDescriptor_t as cudnnPoolingDescriptor_t,
    cudnnPoolingMode_t as cudnnPoolingMode_t,
    cudnnRNNAlgo_t as cudnnRNNAlgo_t,
    cudnnRNNBiasMode_t as cudnnRNNBiasMode_t,
    cudnnRNNClipMode_t as cudnnRNNClipMode_t,
    cudnnRNNDataDescriptor_t as cudnnRNNDataDescriptor_t,
    cudnnRNNDataLayout_t as cudnnRNNDataLayout_t,
    cudnnRNNDescriptor_t as cudnnRNNDescriptor_t,
    cudnnRNNInputMode_t as cudnnRNNInputMode_t,
    cudnnRNNMode_t as cudnnRNNMode_t,
    cudnnReduceTensorDescriptor_t as cudnnReduceTensorDescriptor_t,
    cudnnReduceTensorIndices_t as cudnnReduceTensorIndices_t,
    cudnnReduceTensorOp_t as cudnnReduceTensorOp_t,
    cudnnReorderType_t as cudnnReorderType_t,
    cudnnResampleMode_t as cudnnResampleMode_t,
    cudnnRngDistribution_t as cudnnRngDistribution_t,
    cudnnSamplerType_t as cudnnSamplerType_t,
    cudnnSeqDataAxis_t as cudnnSeqDataAxis_t,
    cudnnSeqDataDescriptor_t as cudnnSeqDataDescriptor_t,
    cudnnSeverity_t as cudnnSeverity_t,
    cudnnSignalMode_t as cudnnSignalMode_t,
    cudnnSoftmaxAlgorithm_t as cudnnSoftmaxAlgorithm_t,
    cudnnSoftmaxMode_t as cudnnSoftmaxMode_t,
    cudnnSpatialTransformerDescriptor_t as cudnnSpatialTransformerDescriptor_t,
    cudnnStatus_t as cudnnStatus_t,
    cudnnTensorDescriptor_t as cudnnTensorDescriptor_t,
    cudnnTensorFormat_t as cudnnTensorFormat_t,
    cudnnTensorTransformDescriptor_t as cudnnTensorTransformDescriptor_t,
    cudnnWgradMode_t as cudnnWgradMode_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cudnnActivationBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
) -> None:
    """Computes the gradient dx of an activation from y, dy and x, as α·gradient + β·dx.

    Parameters
    ----------
    y, dy, x, dx
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnActivationForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """y = α·act(x) + β·y for each element; works in place if y is x.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnAddTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    C: _typing.DevicePointer,
) -> None:
    """C = α·A + β·C, where dimensions of size 1 in A are broadcast (for example, for a bias).

    Parameters
    ----------
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnAdvVersionCheck() -> None:
    """Checks that the version of the RNN, attention and CTC loss library matches its dependencies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnB2BCausalConv1dBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weightsProj: _typing.DevicePointer,
    weightsMixer: _typing.DevicePointer,
    skipBias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweightsProj: _typing.DevicePointer,
    dweightsMixer: _typing.DevicePointer,
    dskipBias: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSizeProj: _typing.Integer,
    kernelSizeMixer: _typing.Integer,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
) -> None:
    """Computes the gradients of two consecutive causal convolutions, a projection and a mixer.

    Parameters
    ----------
    x, weightsProj, weightsMixer, skipBias, y, dy, dx, dweightsProj, dweightsMixer, dskipBias
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnB2BCausalConv1dForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weightsProj: _typing.DevicePointer,
    weightsMixer: _typing.DevicePointer,
    skipBias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    yGated: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSizeProj: _typing.Integer,
    kernelSizeMixer: _typing.Integer,
    dataType: cudnnDataType_t,
) -> None:
    """Computes two consecutive causal convolutions, a projection and a mixer, with gating in between.

    Parameters
    ----------
    x, weightsProj, weightsMixer, skipBias, y, yGated
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t) -> cudnnBackendDescriptor_t:
    """Creates a backend descriptor of a given type: for example, of a tensor, operation or execution plan.

    Returns
    -------
    descriptor : cudnnBackendDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``,
        ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a backend descriptor and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Warnings
    --------
    - No thread may use ``descriptor``, or objects that belong to it, during or after the call.
    """

def cudnnBackendExecute(
    handle: cudnnHandle_t | _typing.Integer | None,
    executionPlan: cudnnBackendDescriptor_t | _typing.Integer | None,
    variantPack: cudnnBackendDescriptor_t | _typing.Integer | None,
) -> None:
    """Runs a finalized execution plan with the data pointers and workspace of a variant pack.

    Parameters
    ----------
    executionPlan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``handle``'s stream.
    variantPack
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``.
    """

def cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t | _typing.Integer | None) -> None:
    """Validates the attributes of a backend descriptor and makes the descriptor immutable.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.

    Warnings
    --------
    - All attributes that a descriptor of this type requires must have been set.
    """

def cudnnBackendGetAttribute(
    descriptor: cudnnBackendDescriptor_t | _typing.Integer | None,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    requestedElementCount: _typing.Integer,
    arrayOfElements: object,
) -> tuple[int, _Any]:
    """Gets an attribute of a finalized backend descriptor, or the number of its elements.

    Returns
    -------
    elementCount : int
    arrayOfElements : object

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_NOT_INITIALIZED``.
    """

def cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t | _typing.Integer | None) -> None:
    """Resets a backend descriptor to its initial state.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnBackendPopulateCudaGraph(
    handle: cudnnHandle_t | _typing.Integer | None,
    executionPlan: cudnnBackendDescriptor_t | _typing.Integer | None,
    variantPack: cudnnBackendDescriptor_t | _typing.Integer | None,
    graph: cudaGraph_t | _typing.Integer | None,
) -> None:
    """Adds the nodes that run an execution plan to an empty CUDA graph.

    Parameters
    ----------
    executionPlan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``handle``'s stream.
    variantPack
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnBackendSetAttribute(
    descriptor: cudnnBackendDescriptor_t | _typing.Integer | None,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    elementCount: _typing.Integer,
    arrayOfElements: object,
) -> None:
    """Sets an attribute of a backend descriptor that is not finalized yet.

    Parameters
    ----------
    arrayOfElements
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``descriptor``, or ``descriptor`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnBackendUpdateCudaGraph(
    handle: cudnnHandle_t | _typing.Integer | None,
    executionPlan: cudnnBackendDescriptor_t | _typing.Integer | None,
    variantPack: cudnnBackendDescriptor_t | _typing.Integer | None,
    graph: cudaGraph_t | _typing.Integer | None,
) -> None:
    """Replaces the pointers in a populated CUDA graph with those of another variant pack.

    Parameters
    ----------
    executionPlan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``handle``'s stream.
    variantPack
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnBatchNormalizationBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScale: _typing.DevicePointer,
    dBnScaleResult: _typing.DevicePointer,
    dBnBiasResult: _typing.DevicePointer,
    epsilon: float,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
) -> None:
    """Computes the gradients of batch normalization with respect to x, scale and bias.

    Parameters
    ----------
    x, dy, dx, bnScale, dBnScaleResult, dBnBiasResult, savedMean, savedInvVariance
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnBatchNormalizationBackwardEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yData: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyData: _typing.DevicePointer,
    dzDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dzData: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dxData: _typing.DevicePointer,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScaleData: _typing.DevicePointer,
    bnBiasData: _typing.DevicePointer,
    dBnScaleData: _typing.DevicePointer,
    dBnBiasData: _typing.DevicePointer,
    epsilon: float,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Computes the gradients of batch normalization, optionally fused with an addition of z and an activation.

    Parameters
    ----------
    xData, yData, dyData, dzData, dxData, bnScaleData, bnBiasData, dBnScaleData, dBnBiasData, savedMean,
    savedInvVariance, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnBatchNormalizationForwardInference(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    estimatedMean: _typing.DevicePointer,
    estimatedVariance: _typing.DevicePointer,
    epsilon: float,
) -> None:
    """Normalizes x by the mean and variance estimated during training.

    Parameters
    ----------
    x, y, bnScale, bnBias, estimatedMean, estimatedVariance
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnBatchNormalizationForwardTraining(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
) -> None:
    """Normalizes x by its batch mean and variance, and updates the running averages of both.

    Parameters
    ----------
    x, y, bnScale, bnBias, resultRunningMean, resultRunningVariance, resultSaveMean, resultSaveInvVariance
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnBatchNormalizationForwardTrainingEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xData: _typing.DevicePointer,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    zData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yData: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Normalizes x by its batch in training, and optionally adds z and applies an activation.

    Parameters
    ----------
    xData, zData, yData, bnScale, bnBias, resultRunningMean, resultRunningVariance, resultSaveMean,
    resultSaveInvVariance, workspace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnBuildRNNDynamic(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    miniBatch: _typing.Integer,
) -> None:
    """Compiles the kernels of a dynamic persistent RNN for a given mini-batch size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnCTCLoss(
    handle: cudnnHandle_t | _typing.Integer | None,
    probsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    probs: _typing.DevicePointer,
    hostLabels: _Sequence[_typing.Integer] | None,
    hostLabelLengths: _Sequence[_typing.Integer] | None,
    hostInputLengths: _Sequence[_typing.Integer] | None,
    costs: _typing.DevicePointer,
    gradientsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    gradients: _typing.DevicePointer,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Computes the CTC loss and its gradients; labels and lengths are in host memory.

    Parameters
    ----------
    probs, hostLabels, hostLabelLengths, hostInputLengths, costs, gradients, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCTCLoss_v8(
    handle: cudnnHandle_t | _typing.Integer | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    probsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    probs: _typing.DevicePointer,
    labels: _typing.DevicePointer,
    labelLengths: _typing.DevicePointer,
    inputLengths: _typing.DevicePointer,
    costs: _typing.DevicePointer,
    gradientsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    gradients: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    workspace: _typing.DevicePointer,
) -> None:
    """Computes the CTC loss and its gradients; labels and lengths are in device memory.

    Parameters
    ----------
    probs, labels, labelLengths, inputLengths, costs, gradients, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCausalConv1dBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    dbias: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None:
    """Computes the gradients of a causal convolution of NHW data with respect to x, weight and bias.

    Parameters
    ----------
    x, weight, bias, dy, dx, dweight, dbias
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCausalConv1dForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None:
    """y = act(conv(x, weight) + bias), a causal depthwise convolution of NHW data.

    Parameters
    ----------
    x, weight, bias, y
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCausalConv1dNwhBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    dbias: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None:
    """Computes the gradients of a causal convolution of NWH data with respect to x, weight and bias.

    Parameters
    ----------
    x, weight, bias, dy, dx, dweight, dbias
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCausalConv1dNwhForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None:
    """y = act(conv(x, weight) + bias), a causal depthwise convolution of NWH data.

    Parameters
    ----------
    x, weight, bias, y
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCnnVersionCheck() -> None:
    """Checks that the version of the convolution library matches its dependencies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnConvolutionBackwardBias(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dbDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    db: _typing.DevicePointer,
) -> None:
    """Computes the bias gradient db of a convolution: the sum of dy over all dimensions except channels.

    Parameters
    ----------
    dy, db
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnConvolutionBackwardData(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    w: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionBwdDataAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
) -> None:
    """Computes the data gradient dx of a convolution from w and dy, as α·gradient + β·dx.

    Parameters
    ----------
    w, dy, workSpace, dx
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnConvolutionBackwardFilter(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionBwdFilterAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    beta: _typing.TypedNumber,
    dwDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dw: _typing.DevicePointer,
) -> None:
    """Computes the filter gradient dw of a convolution from x and dy, as α·gradient + β·dw.

    Parameters
    ----------
    x, dy, workSpace, dw
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnConvolutionBiasActivationForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha1: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    alpha2: _typing.TypedNumber,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    z: _typing.DevicePointer,
    biasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bias: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """y = act(α1·conv(x, w) + α2·z + bias) as one fused operation.

    Parameters
    ----------
    x, w, workSpace, z, bias, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnConvolutionForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """y = α·conv(x, w) + β·y with a given algorithm.

    Parameters
    ----------
    x, w, workSpace, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreate() -> cudnnHandle_t:
    """Creates a cuDNN handle on the current device; may allocate device memory and synchronize.

    Returns
    -------
    handle : cudnnHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH``.
    """

def cudnnCreateActivationDescriptor() -> cudnnActivationDescriptor_t:
    """Creates an empty activation descriptor, which ``cudnnSetActivationDescriptor`` must initialize.

    Returns
    -------
    activationDesc : cudnnActivationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateAttnDescriptor() -> cudnnAttnDescriptor_t:
    """Creates an empty descriptor of multi-head attention.

    Returns
    -------
    attnDesc : cudnnAttnDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateCTCLossDescriptor() -> cudnnCTCLossDescriptor_t:
    """Creates an empty CTC loss descriptor.

    Returns
    -------
    ctcLossDesc : cudnnCTCLossDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCreateConvolutionDescriptor() -> cudnnConvolutionDescriptor_t:
    """Creates an empty convolution descriptor, for ``cudnnSetConvolution2dDescriptor`` or a similar function.

    Returns
    -------
    convDesc : cudnnConvolutionDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateDropoutDescriptor() -> cudnnDropoutDescriptor_t:
    """Creates an empty dropout descriptor.

    Returns
    -------
    dropoutDesc : cudnnDropoutDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
    """

def cudnnCreateFilterDescriptor() -> cudnnFilterDescriptor_t:
    """Creates an empty filter descriptor, for ``cudnnSetFilter4dDescriptor`` or ``cudnnSetFilterNdDescriptor``.

    Returns
    -------
    filterDesc : cudnnFilterDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateFusedOpsConstParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsConstParamPack_t:
    """Creates a pack for the constant parameters, such as descriptors, of a fused operation.

    Returns
    -------
    constPack : cudnnFusedOpsConstParamPack_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> cudnnFusedOpsPlan_t:
    """Creates an empty plan of a fused operation.

    Returns
    -------
    plan : cudnnFusedOpsPlan_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateFusedOpsVariantParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsVariantParamPack_t:
    """Creates a pack for the parameters of a fused operation that vary by call, such as pointers.

    Returns
    -------
    varPack : cudnnFusedOpsVariantParamPack_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateLRNDescriptor() -> cudnnLRNDescriptor_t:
    """Creates a descriptor for local response normalization or divisive normalization.

    Returns
    -------
    normDesc : cudnnLRNDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
    """

def cudnnCreateOpTensorDescriptor() -> cudnnOpTensorDescriptor_t:
    """Creates an empty descriptor of a tensor operation, such as a sum.

    Returns
    -------
    opTensorDesc : cudnnOpTensorDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreatePoolingDescriptor() -> cudnnPoolingDescriptor_t:
    """Creates an empty pooling descriptor, for ``cudnnSetPooling2dDescriptor`` or ``cudnnSetPoolingNdDescriptor``.

    Returns
    -------
    poolingDesc : cudnnPoolingDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateRNNDataDescriptor() -> cudnnRNNDataDescriptor_t:
    """Creates an empty descriptor of a batch of sequences for an RNN.

    Returns
    -------
    rnnDataDesc : cudnnRNNDataDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCreateRNNDescriptor() -> cudnnRNNDescriptor_t:
    """Creates an empty RNN descriptor, which ``cudnnSetRNNDescriptor_v8`` must initialize.

    Returns
    -------
    rnnDesc : cudnnRNNDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnCreateReduceTensorDescriptor() -> cudnnReduceTensorDescriptor_t:
    """Creates an empty descriptor of a reduction.

    Returns
    -------
    reduceTensorDesc : cudnnReduceTensorDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateSeqDataDescriptor() -> cudnnSeqDataDescriptor_t:
    """Creates an empty descriptor of sequence data for attention.

    Returns
    -------
    seqDataDesc : cudnnSeqDataDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnCreateSpatialTransformerDescriptor() -> cudnnSpatialTransformerDescriptor_t:
    """Creates an empty spatial transformer descriptor, for ``cudnnSetSpatialTransformerNdDescriptor``.

    Returns
    -------
    stDesc : cudnnSpatialTransformerDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
    """

def cudnnCreateTensorDescriptor() -> cudnnTensorDescriptor_t:
    """Creates an empty tensor descriptor, for ``cudnnSetTensor4dDescriptor`` or a similar function.

    Returns
    -------
    tensorDesc : cudnnTensorDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
    """

def cudnnCreateTensorTransformDescriptor() -> cudnnTensorTransformDescriptor_t:
    """Creates an empty descriptor of a tensor transformation.

    Returns
    -------
    transformDesc : cudnnTensorTransformDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

    Notes
    -----
    Deprecated.
    """

def cudnnDeriveBNTensorDescriptor(
    derivedBnDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
) -> None:
    """Derives the descriptor of batch normalization's scale, bias, mean and variance from that of x.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnDeriveNormTensorDescriptor(
    derivedNormScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    derivedNormMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    groupCnt: _typing.Integer,
) -> None:
    """Derives the descriptors of a normalization's scale and bias, and of its mean and variance, from that of x.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroy(handle: cudnnHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuDNN handle; may synchronize the device to free the handle's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys an activation descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``activationDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a descriptor of multi-head attention, but not the weights.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``attnDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a CTC loss.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``ctcLossDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyConvolutionDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys a convolution descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``convDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a dropout descriptor, but not its random states.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``dropoutDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a filter, but not its data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``filterDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyFusedOpsConstParamPack(
    constPack: cudnnFusedOpsConstParamPack_t | _typing.Integer | None,
) -> None:
    """Destroys the constant parameter pack of a fused operation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``constPack``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t | _typing.Integer | None) -> None:
    """Destroys the plan of a fused operation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyFusedOpsVariantParamPack(
    varPack: cudnnFusedOpsVariantParamPack_t | _typing.Integer | None,
) -> None:
    """Destroys the variant parameter pack of a fused operation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``varPack``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a descriptor for local response normalization or divisive normalization.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``lrnDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a tensor operation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``opTensorDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a pooling descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``poolingDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a batch of sequences for an RNN.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``rnnDataDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None) -> None:
    """Destroys an RNN descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``rnnDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys the descriptor of a reduction.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``reduceTensorDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None) -> None:
    """Destroys a descriptor of sequence data for attention.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``seqDataDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDestroySpatialTransformerDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys the descriptor of a spatial transformer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``stDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a tensor, but not its data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``tensorDesc``, or objects that belong to it, during or after the call.
    """

def cudnnDestroyTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys the descriptor of a tensor transformation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``transformDesc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cudnnDivisiveNormalizationBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
    mode: cudnnDivNormMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    means: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    temp: _typing.DevicePointer,
    temp2: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dXdMeansDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    dMeans: _typing.DevicePointer,
) -> None:
    """Computes the gradients of divisive normalization with respect to x and the means.

    Parameters
    ----------
    x, means, dy, temp, temp2, dx, dMeans
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnDivisiveNormalizationForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
    mode: cudnnDivNormMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    means: _typing.DevicePointer,
    temp: _typing.DevicePointer,
    temp2: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """Subtracts means from x and divides the result by local deviations (divisive normalization).

    Parameters
    ----------
    x, means, temp, temp2, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnDropoutBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    dydesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    dxdesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Computes the gradient dx of dropout from dy and the mask that the forward pass stored in ``reserveSpace``.

    Parameters
    ----------
    dy, dx, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnDropoutForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    xdesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    ydesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Zeroes random elements of x, scales the others to preserve the mean, and stores the mask in ``reserveSpace``.

    Parameters
    ----------
    x, y, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t | _typing.Integer | None) -> int:
    """Returns the size in bytes of the reserve space that dropout of a tensor keeps for the backward pass.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnDropoutGetStatesSize(handle: cudnnHandle_t | _typing.Integer | None) -> int:
    """Returns the size in bytes of the random number generator states for dropout.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnFFTCausalConv1dBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
) -> None:
    """Computes the gradients of a causal convolution by FFT with respect to x and weight.

    Parameters
    ----------
    x, weight, dy, dx, dweight
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnFFTCausalConv1dForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
) -> None:
    """Computes a causal depthwise convolution by FFT.

    Parameters
    ----------
    x, weight, y
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnFindConvolutionBackwardDataAlgorithm(
    handle: cudnnHandle_t | _typing.Integer | None,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]:
    """Measures all algorithms for a convolution's data gradient, using its own memory, and sorts them by time.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFindConvolutionBackwardDataAlgorithmEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    w: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    requestedAlgoCount: _typing.Integer,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]:
    """Measures all algorithms for a convolution's data gradient in the caller's memory, and sorts them by time.

    Parameters
    ----------
    w, dy, dx, workSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFindConvolutionBackwardFilterAlgorithm(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    dwDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]:
    """Measures all algorithms for a convolution's filter gradient, using its own memory, and sorts them by time.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFindConvolutionBackwardFilterAlgorithmEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    dwDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dw: _typing.DevicePointer,
    requestedAlgoCount: _typing.Integer,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]:
    """Measures all algorithms for a convolution's filter gradient in the caller's memory, and sorts them by time.

    Parameters
    ----------
    x, y, dw, workSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFindConvolutionForwardAlgorithm(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]:
    """Measures all algorithms for a forward convolution, using its own memory, and sorts them by time.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFindConvolutionForwardAlgorithmEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    requestedAlgoCount: _typing.Integer,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]:
    """Measures all algorithms for a forward convolution in the caller's memory, and sorts them by time.

    Parameters
    ----------
    x, w, y, workSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnFusedOpsExecute(
    handle: cudnnHandle_t | _typing.Integer | None,
    plan: cudnnFusedOpsPlan_t | _typing.Integer | None,
    varPack: cudnnFusedOpsVariantParamPack_t | _typing.Integer | None,
) -> None:
    """Runs the plan of a fused operation with a variant parameter pack.

    Parameters
    ----------
    plan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``handle``'s stream.
    varPack
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnActivationMode_t, cudnnNanPropagation_t, float]:
    """Returns the function, NaN propagation and coefficient of an activation.

    Returns
    -------
    mode : cudnnActivationMode_t
    reluNanOpt : cudnnNanPropagation_t
    coef : float

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
) -> float:
    """Returns the β of a swish activation, x·sigmoid(β·x).

    Returns
    -------
    swish_beta : float

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
) -> tuple[int, int, float, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t, cudnnDropoutDescriptor_t, int, int, int, int, int, int, int, int, int, int, int]:
    """Returns the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.

    Returns
    -------
    attnMode : int
    nHeads : int
    smScaler : float
    dataType : cudnnDataType_t
    computePrec : cudnnDataType_t
    mathType : cudnnMathType_t
    attnDropoutDesc : cudnnDropoutDescriptor_t
    postDropoutDesc : cudnnDropoutDescriptor_t
    qSize : int
    kSize : int
    vSize : int
    qProjSize : int
    kProjSize : int
    vProjSize : int
    oProjSize : int
    qoMaxSeqLength : int
    kvMaxSeqLength : int
    maxBatchSize : int
    maxBeamSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dzDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for ``cudnnBatchNormalizationBackwardEx``.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for ``cudnnBatchNormalizationForwardTrainingEx``.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the size in bytes of the reserve space that batch normalization keeps for the backward pass.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
) -> cudnnDataType_t:
    """Returns a CTC loss descriptor's compute type.

    Returns
    -------
    compType : cudnnDataType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t]:
    """Returns a CTC loss descriptor's compute type, normalization mode and NaN propagation.

    Returns
    -------
    compType : cudnnDataType_t
    normMode : cudnnLossNormalizationMode_t
    gradMode : cudnnNanPropagation_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, int]:
    """Returns a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.

    Returns
    -------
    compType : cudnnDataType_t
    normMode : cudnnLossNormalizationMode_t
    gradMode : cudnnNanPropagation_t
    maxLabelLength : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, int]:
    """Returns a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.

    Returns
    -------
    compType : cudnnDataType_t
    normMode : cudnnLossNormalizationMode_t
    ctcGradMode : cudnnCTCGradMode_t
    maxLabelLength : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetCTCLossWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    probsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    gradientsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    labels: _Sequence[_typing.Integer] | None,
    labelLengths: _Sequence[_typing.Integer] | None,
    inputLengths: _Sequence[_typing.Integer] | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for ``cudnnCTCLoss``, with labels in host memory.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetCTCLossWorkspaceSize_v8(
    handle: cudnnHandle_t | _typing.Integer | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    probsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    gradientsDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for ``cudnnCTCLoss_v8``.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetCallback() -> tuple[int, int, int]:
    """Returns the message callback, its user data and its mask.

    Returns
    -------
    mask : int
    udata : int
    fptr : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cudnnConvolutionMode_t, cudnnDataType_t]:
    """Returns the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.

    Returns
    -------
    pad_h : int
    pad_w : int
    u : int
    v : int
    dilation_h : int
    dilation_w : int
    mode : cudnnConvolutionMode_t
    computeType : cudnnDataType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolution2dForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
) -> tuple[int, int, int, int]:
    """Returns the output dimensions (n, c, h and w) of a 2D convolution.

    Returns
    -------
    n : int
    c : int
    h : int
    w : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t | _typing.Integer | None) -> int:
    """Returns the maximum number of algorithms for the data gradient of a convolution.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardDataAlgorithm_v7(
    handle: cudnnHandle_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    diffDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    gradDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]:
    """Returns the algorithms for a convolution's data gradient, sorted by estimated speed.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardDataWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionBwdDataAlgo_t,
) -> int:
    """Returns the workspace size in bytes for a convolution's data gradient with a given algorithm.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(
    handle: cudnnHandle_t | _typing.Integer | None,
) -> int:
    """Returns the maximum number of algorithms for the filter gradient of a convolution.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    handle: cudnnHandle_t | _typing.Integer | None,
    srcDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    diffDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    gradDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]:
    """Returns the algorithms for a convolution's filter gradient, sorted by estimated speed.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionBackwardFilterWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    gradDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionBwdFilterAlgo_t,
) -> int:
    """Returns the workspace size in bytes for a convolution's filter gradient with a given algorithm.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t | _typing.Integer | None) -> int:
    """Returns the maximum number of algorithms for a forward convolution.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionForwardAlgorithm_v7(
    handle: cudnnHandle_t | _typing.Integer | None,
    srcDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    destDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    requestedAlgoCount: _typing.Integer,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]:
    """Returns the algorithms for a forward convolution, sorted by estimated speed.

    Returns
    -------
    returnedAlgoCount : int
    perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionForwardWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    algo: cudnnConvolutionFwdAlgo_t,
) -> int:
    """Returns the workspace size in bytes for a forward convolution with a given algorithm.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None) -> int:
    """Returns the number of channel groups of a convolution.

    Returns
    -------
    groupCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
) -> cudnnMathType_t:
    """Returns the math type of a convolution: the permitted use of Tensor Cores and conversions.

    Returns
    -------
    mathType : cudnnMathType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    arrayLengthRequested: _typing.Integer,
) -> tuple[int, list[int], list[int], list[int], cudnnConvolutionMode_t, cudnnDataType_t]:
    """Returns a convolution's mode and compute type, and its padding, stride and dilation in each dimension.

    Returns
    -------
    arrayLength : int
    padA : list[int]
    strideA : list[int]
    dilationA : list[int]
    mode : cudnnConvolutionMode_t
    computeType : cudnnDataType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionNdForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    nbDims: _typing.Integer,
) -> list[int]:
    """Returns the output size of a convolution in each dimension.

    Returns
    -------
    tensorOuputDimA : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
) -> cudnnReorderType_t:
    """Returns whether an int8 convolution reorders its filter before use.

    Returns
    -------
    reorderType : cudnnReorderType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that cuDNN was built with.

    Returns
    -------
    value : int
    """

def cudnnGetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    handle: cudnnHandle_t | _typing.Integer | None,
) -> tuple[float, int, int]:
    """Returns the probability, random states and seed of dropout.

    Returns
    -------
    dropout : float
    states : int
        Referenced memory and handles are valid until another value is set in ``dropoutDesc``, or ``dropoutDesc`` is
        destroyed.
    seed : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetErrorString(status: cudnnStatus_t) -> str:
    """Returns the name of a status, such as ``CUDNN_STATUS_SUCCESS``.

    Returns
    -------
    value : str
    """

def cudnnGetExecutionPlanWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    executionPlan: cudnnBackendDescriptor_t | _typing.Integer | None,
    variantPack: cudnnBackendDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for an execution plan with a variant pack.

    Returns
    -------
    workspaceSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnDataType_t, cudnnTensorFormat_t, int, int, int, int]:
    """Returns the type, format and four dimensions of a 4D filter.

    Returns
    -------
    dataType : cudnnDataType_t
    format : cudnnTensorFormat_t
    k : int
    c : int
    h : int
    w : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    nbDimsRequested: _typing.Integer,
) -> tuple[cudnnDataType_t, cudnnTensorFormat_t, int, list[int]]:
    """Returns the type, format, number of dimensions and sizes of a filter.

    Returns
    -------
    dataType : cudnnDataType_t
    format : cudnnTensorFormat_t
    nbDims : int
    filterDimA : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None) -> int:
    """Returns the size in bytes of the filter that a descriptor describes.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetFoldedConvBackwardDataDescriptors(
    handle: cudnnHandle_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    diffDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    gradDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    transformFormat: cudnnTensorFormat_t,
    foldedFilterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    paddedDiffDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    foldedConvDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    foldedGradDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    filterFoldTransDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    diffPadTransDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    gradFoldTransDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
) -> None:
    """Sets the descriptors that convert, by folding, a strided data gradient into one with stride 1.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t | _typing.Integer | None,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: _typing.Pointer,
) -> int:
    """Gets a constant parameter of a fused operation, and whether it is null.

    Returns
    -------
    isNULL : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t | _typing.Integer | None,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: _typing.Pointer,
) -> None:
    """Stores in ``ptr`` a parameter of a fused operation that varies by call, such as a pointer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
) -> tuple[int, float, float, float]:
    """Returns the window size ``lrnN`` and the coefficients α, β and k of local response normalization.

    Returns
    -------
    lrnN : int
    lrnAlpha : float
    lrnBeta : float
    lrnK : float

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetLastErrorString(max_size: _typing.Integer) -> str:
    """Gets the message of the calling thread's last error.

    Returns
    -------
    message : str
    """

def cudnnGetMaxDeviceVersion() -> int:
    """Returns the newest supported GPU architecture as an integer, such as 900 for compute capability 9.0.

    Returns
    -------
    value : int
    """

def cudnnGetMultiHeadAttnBuffers(
    handle: cudnnHandle_t | _typing.Integer | None,
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
) -> tuple[int, int, int]:
    """Returns the sizes in bytes of the weights, workspace and reserve space of multi-head attention.

    Returns
    -------
    weightSizeInBytes : int
    workSpaceSizeInBytes : int
    reserveSpaceSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetMultiHeadAttnWeights(
    handle: cudnnHandle_t | _typing.Integer | None,
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
    wKind: cudnnMultiHeadAttnWeightKind_t,
    weightSizeInBytes: _typing.Integer,
    weights: _typing.DevicePointer,
    wDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the address of one group of attention weights or biases, and sets its descriptor.

    Returns
    -------
    wAddr : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetNormalizationBackwardWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dzDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    normMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    groupCnt: _typing.Integer,
) -> int:
    """Returns the workspace size in bytes for ``cudnnNormalizationBackward``.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetNormalizationForwardTrainingWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    normMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    groupCnt: _typing.Integer,
) -> int:
    """Returns the workspace size in bytes for ``cudnnNormalizationForwardTraining``.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetNormalizationTrainingReserveSpaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    groupCnt: _typing.Integer,
) -> int:
    """Returns the size in bytes of the reserve space that a normalization keeps for the backward pass.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t]:
    """Returns the operation, compute type and NaN propagation of a tensor operation's descriptor.

    Returns
    -------
    opTensorOp : cudnnOpTensorOp_t
    opTensorCompType : cudnnDataType_t
    opTensorNanOpt : cudnnNanPropagation_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnPoolingMode_t, cudnnNanPropagation_t, int, int, int, int, int, int]:
    """Returns the mode, window, padding and strides of 2D pooling.

    Returns
    -------
    mode : cudnnPoolingMode_t
    maxpoolingNanOpt : cudnnNanPropagation_t
    windowHeight : int
    windowWidth : int
    verticalPadding : int
    horizontalPadding : int
    verticalStride : int
    horizontalStride : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetPooling2dForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> tuple[int, int, int, int]:
    """Returns the output dimensions (n, c, h and w) of 2D pooling.

    Returns
    -------
    n : int
    c : int
    h : int
    w : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    nbDimsRequested: _typing.Integer,
) -> tuple[cudnnPoolingMode_t, cudnnNanPropagation_t, int, list[int], list[int], list[int]]:
    """Returns the mode of pooling, and the window, padding and stride in each dimension.

    Returns
    -------
    mode : cudnnPoolingMode_t
    maxpoolingNanOpt : cudnnNanPropagation_t
    nbDims : int
    windowDimA : list[int]
    paddingA : list[int]
    strideA : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetPoolingNdForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    nbDims: _typing.Integer,
) -> list[int]:
    """Returns the output dimensions of N-dimensional pooling.

    Returns
    -------
    outputTensorDimA : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuDNN: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    arrayLengthRequested: _typing.Integer,
    paddingFill: _typing.Pointer,
) -> tuple[cudnnDataType_t, cudnnRNNDataLayout_t, int, int, int, list[int]]:
    """Returns the layout, sizes, sequence lengths and padding of a batch of sequences for an RNN.

    Returns
    -------
    dataType : cudnnDataType_t
    layout : cudnnRNNDataLayout_t
    maxSeqLength : int
    batchSize : int
    vectorSize : int
    seqLengthArray : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, int, int, int, int, cudnnDropoutDescriptor_t, int]:
    """Returns an RNN's cell, sizes, number of layers, directions and data types.

    Returns
    -------
    algo : cudnnRNNAlgo_t
    cellMode : cudnnRNNMode_t
    biasMode : cudnnRNNBiasMode_t
    dirMode : cudnnDirectionMode_t
    inputMode : cudnnRNNInputMode_t
    dataType : cudnnDataType_t
    mathPrec : cudnnDataType_t
    mathType : cudnnMathType_t
    inputSize : int
    hiddenSize : int
    projSize : int
    numLayers : int
    dropoutDesc : cudnnDropoutDescriptor_t
    auxFlags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetRNNTempSpaceSizes(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    fwdMode: cudnnForwardMode_t,
    xDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the workspace and reserve space that an RNN needs for an input.

    Returns
    -------
    workSpaceSize : int
    reserveSpaceSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetRNNWeightParams(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    pseudoLayer: _typing.Integer,
    weightSpaceSize: _typing.Integer,
    weightSpace: _typing.DevicePointer,
    linLayerID: _typing.Integer,
    mDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    bDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the addresses of one weight matrix and one bias of an RNN, and sets their descriptors.

    Returns
    -------
    mAddr : int
    bAddr : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetRNNWeightSpaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the size in bytes of the weights and biases of an RNN.

    Returns
    -------
    weightSpaceSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t]:
    """Returns the operation and compute type of a reduction, and whether the reduction returns indices.

    Returns
    -------
    reduceTensorOp : cudnnReduceTensorOp_t
    reduceTensorCompType : cudnnDataType_t
    reduceTensorNanOpt : cudnnNanPropagation_t
    reduceTensorIndices : cudnnReduceTensorIndices_t
    reduceTensorIndicesType : cudnnIndicesType_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetReductionIndicesSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
    aDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the minimum size in bytes of the index buffer for a minimum or maximum reduction.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetReductionWorkspaceSize(
    handle: cudnnHandle_t | _typing.Integer | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
    aDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for a reduction.

    Returns
    -------
    sizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    nbDimsRequested: _typing.Integer,
    seqLengthSizeRequested: _typing.Integer,
    paddingFill: _typing.Pointer,
) -> tuple[cudnnDataType_t, int, list[int], list[cudnnSeqDataAxis_t], int, list[int]]:
    """Returns the dimensions, their order, and the sequence lengths of sequence data for attention.

    Returns
    -------
    dataType : cudnnDataType_t
    nbDims : int
    dimA : list[int]
    axes : list[cudnnSeqDataAxis_t]
    seqLengthArraySize : int
    seqLengthArray : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetStream(handle: cudnnHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream in which calls with the handle run; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnGetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnDataType_t, int, int, int, int, int, int, int, int]:
    """Returns the type, the four dimensions and the strides of a 4D tensor.

    Returns
    -------
    dataType : cudnnDataType_t
    n : int
    c : int
    h : int
    w : int
    nStride : int
    cStride : int
    hStride : int
    wStride : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    nbDimsRequested: _typing.Integer,
) -> tuple[cudnnDataType_t, int, list[int], list[int]]:
    """Returns the type, number of dimensions, sizes and strides of a tensor.

    Returns
    -------
    dataType : cudnnDataType_t
    nbDims : int
    dimA : list[int]
    strideA : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None) -> int:
    """Returns the size in bytes of the tensor that a descriptor describes.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    nbDimsRequested: _typing.Integer,
) -> tuple[cudnnTensorFormat_t, list[int], list[int], list[int], cudnnFoldingDirection_t]:
    """Returns the destination format, padding and folding of a tensor transformation.

    Returns
    -------
    destFormat : cudnnTensorFormat_t
    padBeforeA : list[int]
    padAfterA : list[int]
    foldA : list[int]
    direction : cudnnFoldingDirection_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnGetVersion() -> int:
    """Returns the version of cuDNN as an integer, such as 91000 for 9.10.0.

    Returns
    -------
    value : int
    """

def cudnnGnnAggSimpleBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    gradOutput: _typing.DevicePointer,
    outPositions: _typing.DevicePointer,
    gradNodeFeatures: _typing.DevicePointer,
    gradEdgeFeatures: _typing.DevicePointer,
    gradConcatFeatures: _typing.DevicePointer,
    nodeFeatDim: _typing.Integer,
    edgeFeatDim: _typing.Integer,
    concatFeatDim: _typing.Integer,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> None:
    """Computes the gradients of a simple aggregation with respect to its input features.

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    gradOutput, outPositions, gradNodeFeatures, gradEdgeFeatures, gradConcatFeatures
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGnnAggSimpleForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    nodeFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    concatFeatures: _typing.DevicePointer,
    output: _typing.DevicePointer,
    outPositions: _typing.DevicePointer,
    nodeFeatDim: _typing.Integer,
    edgeFeatDim: _typing.Integer,
    concatFeatDim: _typing.Integer,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> None:
    """Aggregates the features of each node's neighbors and edges in a CSC graph, for example by summation.

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    nodeFeatures, edgeFeatures, concatFeatures, output, outPositions
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGnnMhaGatBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    gradOut: _typing.DevicePointer,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    gradAttention: _typing.DevicePointer,
    gradSrcFeatures: _typing.DevicePointer,
    gradDstFeatures: _typing.DevicePointer,
    gradEdgeFeatures: _typing.DevicePointer,
    gradWeights: _typing.DevicePointer,
    gradSmScores: _typing.DevicePointer,
    gradWspaceFeat: _typing.DevicePointer,
    gradWspaceWeights: _typing.DevicePointer,
    dimNode: _typing.Integer,
    dimEdge: _typing.Integer,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
    gradDataType: cudnnDataType_t,
    gradWeightType: cudnnDataType_t,
) -> None:
    """Computes the gradients of a multi-head graph attention layer (GAT).

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, dropoutMask, gradAttention, gradSrcFeatures,
    gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGnnMhaGatForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    output: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    dimNode: _typing.Integer,
    dimEdge: _typing.Integer,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
) -> None:
    """Aggregates features by a multi-head graph attention layer (GAT) on a CSC graph.

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGnnMhaGatV2Backward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    gradOut: _typing.DevicePointer,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    actScores: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    gradAttention: _typing.DevicePointer,
    gradSrcFeatures: _typing.DevicePointer,
    gradDstFeatures: _typing.DevicePointer,
    gradEdgeFeatures: _typing.DevicePointer,
    gradWeights: _typing.DevicePointer,
    gradSmScores: _typing.DevicePointer,
    gradWspaceFeat: _typing.DevicePointer,
    gradWspaceWeights: _typing.DevicePointer,
    dimNode: _typing.Integer,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
    gradType: cudnnDataType_t,
) -> None:
    """Computes the gradients of a multi-head GATv2 graph attention layer.

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, actScores, dropoutMask, gradAttention,
    gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGnnMhaGatV2Forward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    output: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    actScores: _typing.DevicePointer,
    dimNode: _typing.Integer,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
) -> None:
    """Aggregates features by a multi-head GATv2 graph attention layer on a CSC graph.

    Parameters
    ----------
    graph
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, actScores
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnGraphVersionCheck() -> None:
    """Checks that the version of the graph library matches the other cuDNN libraries.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors:
        ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.
    """

def cudnnIm2Col(
    handle: cudnnHandle_t | _typing.Integer | None,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    colBuffer: _typing.DevicePointer,
) -> None:
    """Copies the patches of x that a filter covers to the columns of a buffer.

    Parameters
    ----------
    x, colBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnInitTransformDest(
    transformDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    srcDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    destDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
) -> int:
    """Initializes the descriptor of a transformation's destination tensor, and returns the tensor's size in bytes.

    Returns
    -------
    destSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnLRNCrossChannelBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
    lrnMode: cudnnLRNMode_t,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
) -> None:
    """Computes the gradient dx of local response normalization from y, dy and x.

    Parameters
    ----------
    y, dy, x, dx
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnLRNCrossChannelForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
    lrnMode: cudnnLRNMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """Normalizes each element by its neighbors in adjacent channels (local response normalization).

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnLongFFTCausalConv1dBackward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Computes the gradients of a long causal convolution by FFT, using the forward pass's ``reserveSpace``.

    Parameters
    ----------
    dy, dx, dweight, workspace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnLongFFTCausalConv1dForward(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
) -> None:
    """Computes a long causal convolution by FFT in the caller's workspace.

    Parameters
    ----------
    x, weight, y, workspace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnLongFFTCausalConv1dGetBufferSizes(
    batch: _typing.Integer,
    dim: _typing.Integer,
    seqLen: _typing.Integer,
    kernelSize: _typing.Integer,
    dataType: cudnnDataType_t,
) -> tuple[int, int]:
    """Returns the workspace and reserve space sizes in bytes for a long causal convolution by FFT.

    Returns
    -------
    workspaceSizeInBytes : int
    reserveSpaceSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnMakeFusedOpsPlan(
    handle: cudnnHandle_t | _typing.Integer | None,
    plan: cudnnFusedOpsPlan_t | _typing.Integer | None,
    constPack: cudnnFusedOpsConstParamPack_t | _typing.Integer | None,
) -> int:
    """Completes the plan of a fused operation from constant parameters, and returns the workspace size in bytes.

    Returns
    -------
    workspaceSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnMultiHeadAttnBackwardData(
    handle: cudnnHandle_t | _typing.Integer | None,
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
    loWinIdx: _Sequence[_typing.Integer] | None,
    hiWinIdx: _Sequence[_typing.Integer] | None,
    devSeqLengthsDQDO: _typing.DevicePointer,
    devSeqLengthsDKDV: _typing.DevicePointer,
    doDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dout: _typing.DevicePointer,
    dqDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dqueries: _typing.DevicePointer,
    queries: _typing.DevicePointer,
    dkDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dkeys: _typing.DevicePointer,
    keys: _typing.DevicePointer,
    dvDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dvalues: _typing.DevicePointer,
    values: _typing.DevicePointer,
    weightSizeInBytes: _typing.Integer,
    weights: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Computes the gradients of multi-head attention with respect to queries, keys and values.

    Parameters
    ----------
    loWinIdx, hiWinIdx, devSeqLengthsDQDO, devSeqLengthsDKDV, dout, dqueries, queries, dkeys, keys, dvalues, values,
    weights, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnMultiHeadAttnBackwardWeights(
    handle: cudnnHandle_t | _typing.Integer | None,
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
    addGrad: cudnnWgradMode_t,
    qDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    queries: _typing.DevicePointer,
    kDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    keys: _typing.DevicePointer,
    vDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    values: _typing.DevicePointer,
    doDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dout: _typing.DevicePointer,
    weightSizeInBytes: _typing.Integer,
    weights: _typing.DevicePointer,
    dweights: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Computes the gradients of attention weights and biases, after the data gradients are computed.

    Parameters
    ----------
    queries, keys, values, dout, weights, dweights, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnMultiHeadAttnForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
    currIdx: _typing.Integer,
    loWinIdx: _Sequence[_typing.Integer] | None,
    hiWinIdx: _Sequence[_typing.Integer] | None,
    devSeqLengthsQO: _typing.DevicePointer,
    devSeqLengthsKV: _typing.DevicePointer,
    qDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    queries: _typing.DevicePointer,
    residuals: _typing.DevicePointer,
    kDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    keys: _typing.DevicePointer,
    vDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    values: _typing.DevicePointer,
    oDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    out: _typing.DevicePointer,
    weightSizeInBytes: _typing.Integer,
    weights: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Computes multi-head attention of queries, keys and values, for all time steps at once or step by step.

    Parameters
    ----------
    loWinIdx, hiWinIdx, devSeqLengthsQO, devSeqLengthsKV, queries, residuals, keys, values, out, weights, workSpace,
    reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnNormalizationBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yData: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dyData: _typing.DevicePointer,
    dzDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dzData: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dxData: _typing.DevicePointer,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    normScaleData: _typing.DevicePointer,
    normBiasData: _typing.DevicePointer,
    dNormScaleData: _typing.DevicePointer,
    dNormBiasData: _typing.DevicePointer,
    epsilon: float,
    normMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
    groupCnt: _typing.Integer,
) -> None:
    """Computes the gradients of a normalization with respect to x, scale and bias, and to z if z was added.

    Parameters
    ----------
    xData, yData, dyData, dzData, dxData, normScaleData, normBiasData, dNormScaleData, dNormBiasData, savedMean,
    savedInvVariance, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnNormalizationForwardInference(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    normScale: _typing.DevicePointer,
    normBias: _typing.DevicePointer,
    normMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    estimatedMean: _typing.DevicePointer,
    estimatedVariance: _typing.DevicePointer,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    z: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    epsilon: float,
    groupCnt: _typing.Integer,
) -> None:
    """Normalizes x by estimated mean and variance, and optionally adds z and applies an activation.

    Parameters
    ----------
    x, normScale, normBias, estimatedMean, estimatedVariance, z, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnNormalizationForwardTraining(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    xData: _typing.DevicePointer,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    normScale: _typing.DevicePointer,
    normBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    normMeanVarDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    zDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    zData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    yData: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _typing.Integer,
    groupCnt: _typing.Integer,
) -> None:
    """Normalizes x per activation or per channel in training, and optionally adds z and applies an activation.

    Parameters
    ----------
    xData, normScale, normBias, resultRunningMean, resultRunningVariance, resultSaveMean, resultSaveInvVariance, zData,
    yData, workspace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnOpTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    opTensorDesc: cudnnOpTensorDescriptor_t | _typing.Integer | None,
    alpha1: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    alpha2: _typing.TypedNumber,
    bDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    B: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    C: _typing.DevicePointer,
) -> None:
    """C = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are broadcast.

    Parameters
    ----------
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnOpsVersionCheck() -> None:
    """Checks that the version of the operations library matches its dependencies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors:
        ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.
    """

def cudnnPoolingBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
) -> None:
    """Computes the gradient dx of pooling from y, dy and x, as α·gradient + β·dx.

    Parameters
    ----------
    y, dy, x, dx
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnPoolingForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """y = α·pool(x) + β·y, where pool is the maximum or average of each window.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnQueryRuntimeError(
    handle: cudnnHandle_t | _typing.Integer | None,
    mode: cudnnErrQueryMode_t,
    tag: _typing.Pointer,
) -> cudnnStatus_t:
    """Reports whether kernels of a handle have failed, either immediately or after waiting for the kernels.

    Returns
    -------
    rstatus : cudnnStatus_t

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnRNNBackwardData_v8(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    devSeqLengths: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    hx: _typing.DevicePointer,
    dhy: _typing.DevicePointer,
    dhx: _typing.DevicePointer,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    cx: _typing.DevicePointer,
    dcy: _typing.DevicePointer,
    dcx: _typing.DevicePointer,
    weightSpaceSize: _typing.Integer,
    weightSpace: _typing.DevicePointer,
    workSpaceSize: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Computes the gradients of an RNN with respect to its input and initial states.

    Parameters
    ----------
    devSeqLengths, y, dy, dx, hx, dhy, dhx, cx, dcy, dcx, weightSpace, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnRNNBackwardWeights_v8(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    addGrad: cudnnWgradMode_t,
    devSeqLengths: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    hx: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    weightSpaceSize: _typing.Integer,
    dweightSpace: _typing.DevicePointer,
    workSpaceSize: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Adds the gradients of an RNN's weights and biases to ``dweightSpace``, after the data gradients are computed.

    Parameters
    ----------
    devSeqLengths, x, hx, y, dweightSpace, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnRNNForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    fwdMode: cudnnForwardMode_t,
    devSeqLengths: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    hx: _typing.DevicePointer,
    hy: _typing.DevicePointer,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    cx: _typing.DevicePointer,
    cy: _typing.DevicePointer,
    weightSpaceSize: _typing.Integer,
    weightSpace: _typing.DevicePointer,
    workSpaceSize: _typing.Integer,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _typing.Integer,
    reserveSpace: _typing.DevicePointer,
) -> None:
    """Runs an RNN on a batch of sequences and, in training, stores intermediate results in ``reserveSpace``.

    Parameters
    ----------
    devSeqLengths, x, y, hx, hy, cx, cy, weightSpace, workSpace, reserveSpace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_EXECUTION_FAILED``.
    """

def cudnnRNNGetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnRNNClipMode_t, cudnnNanPropagation_t, float, float]:
    """Returns the clipping mode, bounds and NaN propagation of LSTM cell states.

    Returns
    -------
    clipMode : cudnnRNNClipMode_t
    clipNanOpt : cudnnNanPropagation_t
    lclip : float
    rclip : float

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnRNNGetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
) -> tuple[cudnnRNNClipMode_t, float, float]:
    """Returns the clipping mode and bounds of LSTM cell states.

    Returns
    -------
    clipMode : cudnnRNNClipMode_t
    lclip : float
    rclip : float

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnRNNSetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    clipMode: cudnnRNNClipMode_t,
    clipNanOpt: cudnnNanPropagation_t,
    lclip: float,
    rclip: float,
) -> None:
    """Sets the clipping mode, bounds and NaN propagation of LSTM cell states.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnRNNSetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    clipMode: cudnnRNNClipMode_t,
    lclip: float,
    rclip: float,
) -> None:
    """Sets the clipping mode and bounds of LSTM cell states.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnReduceTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
    indices: _typing.DevicePointer,
    indicesSizeInBytes: _typing.Integer,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
    alpha: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    C: _typing.DevicePointer,
) -> None:
    """C = α·reduce(A) + β·C, reducing over the dimensions that have size 1 in C.

    Parameters
    ----------
    indices, workspace, A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnReorderFilterAndBias(
    handle: cudnnHandle_t | _typing.Integer | None,
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    reorderType: cudnnReorderType_t,
    filterData: _typing.DevicePointer,
    reorderedFilterData: _typing.DevicePointer,
    reorderBias: _typing.Integer,
    biasData: _typing.DevicePointer,
    reorderedBiasData: _typing.DevicePointer,
) -> None:
    """Reorders an int8 filter and bias for int8 convolutions on Tensor Cores.

    Parameters
    ----------
    filterData, reorderedFilterData, biasData, reorderedBiasData
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnRestoreDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    handle: cudnnHandle_t | _typing.Integer | None,
    dropout: float,
    states: _typing.DevicePointer,
    stateSizeInBytes: _typing.Integer,
    seed: _typing.Integer,
) -> None:
    """Sets the probability of dropout, with random states that have already been seeded.

    Parameters
    ----------
    states
        Used after the call returns; kept alive by cubind until another value is set in ``dropoutDesc``, or
        ``dropoutDesc`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnScaleTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    alpha: _typing.TypedNumber,
) -> None:
    """Multiplies all elements of a tensor by α.

    Parameters
    ----------
    y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    mode: cudnnActivationMode_t,
    reluNanOpt: cudnnNanPropagation_t,
    coef: float,
) -> None:
    """Sets the function, NaN propagation and coefficient (for example, a ReLU's bound) of an activation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t | _typing.Integer | None,
    swish_beta: float,
) -> None:
    """Sets the β of a swish activation, x·sigmoid(β·x).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t | _typing.Integer | None,
    attnMode: _typing.Integer,
    nHeads: _typing.Integer,
    smScaler: float,
    dataType: cudnnDataType_t,
    computePrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    attnDropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    postDropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    qSize: _typing.Integer,
    kSize: _typing.Integer,
    vSize: _typing.Integer,
    qProjSize: _typing.Integer,
    kProjSize: _typing.Integer,
    vProjSize: _typing.Integer,
    oProjSize: _typing.Integer,
    qoMaxSeqLength: _typing.Integer,
    kvMaxSeqLength: _typing.Integer,
    maxBatchSize: _typing.Integer,
    maxBeamSize: _typing.Integer,
) -> None:
    """Sets the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    compType: cudnnDataType_t,
) -> None:
    """Sets a CTC loss descriptor's compute type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
) -> None:
    """Sets a CTC loss descriptor's compute type, normalization mode and NaN propagation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
    maxLabelLength: _typing.Integer,
) -> None:
    """Sets a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _typing.Integer | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    ctcGradMode: cudnnCTCGradMode_t,
    maxLabelLength: _typing.Integer,
) -> None:
    """Sets a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnSetCallback(mask: _typing.Integer, udata: object, fptr: _typing.Callback) -> None:
    """Sets a callback for errors, warnings and informational messages, as selected by a mask.

    Parameters
    ----------
    udata, fptr
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Warnings
    --------
    - ``fptr`` may be called with ``udata`` at any time from now on, on any thread.
    """

def cudnnSetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    pad_h: _typing.Integer,
    pad_w: _typing.Integer,
    u: _typing.Integer,
    v: _typing.Integer,
    dilation_h: _typing.Integer,
    dilation_w: _typing.Integer,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> None:
    """Sets the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    groupCount: _typing.Integer,
) -> None:
    """Sets the number of channel groups of a convolution.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    mathType: cudnnMathType_t,
) -> None:
    """Sets the math type of a convolution: the permitted use of Tensor Cores and conversions.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    arrayLength: _typing.Integer,
    padA: _Sequence[_typing.Integer] | None,
    filterStrideA: _Sequence[_typing.Integer] | None,
    dilationA: _Sequence[_typing.Integer] | None,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> None:
    """Sets a convolution's mode and compute type, and its padding, stride and dilation in each dimension.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t | _typing.Integer | None,
    reorderType: cudnnReorderType_t,
) -> None:
    """Sets whether an int8 convolution reorders its filter before use.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    handle: cudnnHandle_t | _typing.Integer | None,
    dropout: float,
    states: _typing.DevicePointer,
    stateSizeInBytes: _typing.Integer,
    seed: _typing.Integer,
) -> None:
    """Sets the probability of dropout and seeds the random states in device memory, which is slow.

    Parameters
    ----------
    states
        Used after the call returns; kept alive by cubind until another value is set in ``dropoutDesc``, or
        ``dropoutDesc`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    pformat: cudnnTensorFormat_t,
    k: _typing.Integer,
    c: _typing.Integer,
    h: _typing.Integer,
    w: _typing.Integer,
) -> None:
    """Makes a descriptor describe a filter with k output maps, c input maps and h × w elements in each.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    pformat: cudnnTensorFormat_t,
    nbDims: _typing.Integer,
    filterDimA: _Sequence[_typing.Integer] | None,
) -> None:
    """Makes a descriptor describe a filter of ``nbDims`` dimensions: output maps, input maps, then spatial sizes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t | _typing.Integer | None,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: _typing.Pointer,
) -> None:
    """Sets a constant parameter of a fused operation; a descriptor is copied.

    Parameters
    ----------
    param
        Used after the call returns; kept alive by cubind until another value is set in ``constPack``, or ``constPack``
        is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t | _typing.Integer | None,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: _typing.Pointer,
) -> None:
    """Sets a parameter of a fused operation that varies by call, such as a pointer.

    Parameters
    ----------
    ptr
        Used after the call returns; kept alive by cubind until another value is set in ``varPack``, or ``varPack`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t | _typing.Integer | None,
    lrnN: _typing.Integer,
    lrnAlpha: float,
    lrnBeta: float,
    lrnK: float,
) -> None:
    """Sets the window size ``lrnN`` and the coefficients α, β and k of local response normalization.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t | _typing.Integer | None,
    opTensorOp: cudnnOpTensorOp_t,
    opTensorCompType: cudnnDataType_t,
    opTensorNanOpt: cudnnNanPropagation_t,
) -> None:
    """Sets the operation (for example, sum or maximum), compute type and NaN propagation of a descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    windowHeight: _typing.Integer,
    windowWidth: _typing.Integer,
    verticalPadding: _typing.Integer,
    horizontalPadding: _typing.Integer,
    verticalStride: _typing.Integer,
    horizontalStride: _typing.Integer,
) -> None:
    """Sets the mode (maximum or average), window, padding and strides of 2D pooling.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _typing.Integer | None,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    nbDims: _typing.Integer,
    windowDimA: _Sequence[_typing.Integer] | None,
    paddingA: _Sequence[_typing.Integer] | None,
    strideA: _Sequence[_typing.Integer] | None,
) -> None:
    """Sets the mode of pooling (maximum or average), and the window, padding and stride in each dimension.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    layout: cudnnRNNDataLayout_t,
    maxSeqLength: _typing.Integer,
    batchSize: _typing.Integer,
    vectorSize: _typing.Integer,
    seqLengthArray: _Sequence[_typing.Integer] | None,
    paddingFill: object,
) -> None:
    """Sets the layout, vector size, sequence lengths and padding of a batch of sequences for an RNN.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnSetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t | _typing.Integer | None,
    algo: cudnnRNNAlgo_t,
    cellMode: cudnnRNNMode_t,
    biasMode: cudnnRNNBiasMode_t,
    dirMode: cudnnDirectionMode_t,
    inputMode: cudnnRNNInputMode_t,
    dataType: cudnnDataType_t,
    mathPrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    inputSize: _typing.Integer,
    hiddenSize: _typing.Integer,
    projSize: _typing.Integer,
    numLayers: _typing.Integer,
    dropoutDesc: cudnnDropoutDescriptor_t | _typing.Integer | None,
    auxFlags: _typing.Integer,
) -> None:
    """Sets an RNN's cell (ReLU, tanh, LSTM or GRU), sizes, number of layers, directions and data types.

    Parameters
    ----------
    dropoutDesc
        Used after the call returns; must be kept alive until another value is set in ``rnnDesc``, or ``rnnDesc`` is
        destroyed.
    auxFlags
        Flags: ``CUDNN_RNN_PADDED_IO_DISABLED``, ``CUDNN_RNN_PADDED_IO_ENABLED``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``,
        ``CUDNN_STATUS_NOT_SUPPORTED``.
    """

def cudnnSetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _typing.Integer | None,
    reduceTensorOp: cudnnReduceTensorOp_t,
    reduceTensorCompType: cudnnDataType_t,
    reduceTensorNanOpt: cudnnNanPropagation_t,
    reduceTensorIndices: cudnnReduceTensorIndices_t,
    reduceTensorIndicesType: cudnnIndicesType_t,
) -> None:
    """Sets the operation and compute type of a reduction, and whether the reduction returns indices.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    nbDims: _typing.Integer,
    dimA: _Sequence[_typing.Integer] | None,
    axes: _Sequence[cudnnSeqDataAxis_t] | None,
    seqLengthArraySize: _typing.Integer,
    seqLengthArray: _Sequence[_typing.Integer] | None,
    paddingFill: object,
) -> None:
    """Sets the dimensions (time, batch, beam and vector), their order, and the sequence lengths for attention.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cudnnSetSpatialTransformerNdDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
    samplerType: cudnnSamplerType_t,
    dataType: cudnnDataType_t,
    nbDims: _typing.Integer,
    dimA: _Sequence[_typing.Integer] | None,
) -> None:
    """Sets the sampler, data type and output dimensions of a spatial transformer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetStream(
    handle: cudnnHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls with the handle run.

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    valuePtr: _typing.TypedNumber,
) -> None:
    """Sets all elements of a tensor to one value.

    Parameters
    ----------
    y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    pformat: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    n: _typing.Integer,
    c: _typing.Integer,
    h: _typing.Integer,
    w: _typing.Integer,
) -> None:
    """Makes a descriptor describe a packed n × c × h × w tensor in a format such as NCHW.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensor4dDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    n: _typing.Integer,
    c: _typing.Integer,
    h: _typing.Integer,
    w: _typing.Integer,
    nStride: _typing.Integer,
    cStride: _typing.Integer,
    hStride: _typing.Integer,
    wStride: _typing.Integer,
) -> None:
    """Makes a descriptor describe an n × c × h × w tensor with a stride for each dimension.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dataType: cudnnDataType_t,
    nbDims: _typing.Integer,
    dimA: _Sequence[_typing.Integer] | None,
    strideA: _Sequence[_typing.Integer] | None,
) -> None:
    """Makes a descriptor describe a tensor of ``nbDims`` dimensions with a stride for each dimension.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensorNdDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    pformat: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    nbDims: _typing.Integer,
    dimA: _Sequence[_typing.Integer] | None,
) -> None:
    """Makes a descriptor describe a packed tensor of ``nbDims`` dimensions in a format such as NCHW.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    nbDims: _typing.Integer,
    destFormat: cudnnTensorFormat_t,
    padBeforeA: _Sequence[_typing.Integer] | None,
    padAfterA: _Sequence[_typing.Integer] | None,
    foldA: _Sequence[_typing.Integer] | None,
    direction: cudnnFoldingDirection_t,
) -> None:
    """Sets the destination format, padding and folding of a tensor transformation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnSoftmaxBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
) -> None:
    """Computes the gradient dx of softmax from y and dy, as α·gradient + β·dx.

    Parameters
    ----------
    y, dy, dx
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSoftmaxForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """Computes softmax, or its logarithm, over channels or over whole samples, as α·softmax(x) + β·y.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSpatialTfGridGeneratorBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
    dgrid: _typing.DevicePointer,
    dtheta: _typing.DevicePointer,
) -> None:
    """Computes the gradient of the affine matrices (``dtheta``) from the gradient of the grid.

    Parameters
    ----------
    dgrid, dtheta
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSpatialTfGridGeneratorForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
    theta: _typing.DevicePointer,
    grid: _typing.DevicePointer,
) -> None:
    """Computes a grid of sampling points in the input from the affine matrices ``theta``.

    Parameters
    ----------
    theta, grid
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSpatialTfSamplerBackward(
    handle: cudnnHandle_t | _typing.Integer | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dx: _typing.DevicePointer,
    alphaDgrid: _typing.TypedNumber,
    dyDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    dy: _typing.DevicePointer,
    grid: _typing.DevicePointer,
    betaDgrid: _typing.TypedNumber,
    dgrid: _typing.DevicePointer,
) -> None:
    """Computes the gradients of a sampler with respect to x and the grid.

    Parameters
    ----------
    x, dx, dy, grid, dgrid
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSpatialTfSamplerForward(
    handle: cudnnHandle_t | _typing.Integer | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    grid: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """Samples x at the points of a grid with bilinear interpolation.

    Parameters
    ----------
    x, grid, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
    """

def cudnnSubquadraticOpsVersionCheck() -> None:
    """Checks that the version of the subquadratic operations library matches its dependencies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``.
    """

def cudnnTransformFilter(
    handle: cudnnHandle_t | _typing.Integer | None,
    transDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    srcDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    srcData: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    destDesc: cudnnFilterDescriptor_t | _typing.Integer | None,
    destData: _typing.DevicePointer,
) -> None:
    """Computes α·src + β·dest for a filter, with the change of format, padding or folding in a descriptor.

    Parameters
    ----------
    srcData, destData
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnTransformTensor(
    handle: cudnnHandle_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    y: _typing.DevicePointer,
) -> None:
    """y = α·x + β·y, where the layouts of x and y may differ.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """

def cudnnTransformTensorEx(
    handle: cudnnHandle_t | _typing.Integer | None,
    transDesc: cudnnTensorTransformDescriptor_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    srcDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    srcData: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    destDesc: cudnnTensorDescriptor_t | _typing.Integer | None,
    destData: _typing.DevicePointer,
) -> None:
    """Computes α·src + β·dest with the change of format, padding or folding that a descriptor specifies.

    Parameters
    ----------
    srcData, destData
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

    Notes
    -----
    Deprecated.
    """
