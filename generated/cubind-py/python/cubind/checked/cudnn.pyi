"""cuDNN 9, with exceptions instead of result codes.

`cubind.cudnn` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

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
    handle: cudnnHandle_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
) -> None: ...
def cudnnActivationForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnAddTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    A: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    C: _typing.DevicePointer,
) -> None: ...
def cudnnAdvVersionCheck() -> None: ...
def cudnnB2BCausalConv1dBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
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
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSizeProj: _SupportsInt,
    kernelSizeMixer: _SupportsInt,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
) -> None: ...
def cudnnB2BCausalConv1dForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weightsProj: _typing.DevicePointer,
    weightsMixer: _typing.DevicePointer,
    skipBias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    yGated: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSizeProj: _SupportsInt,
    kernelSizeMixer: _SupportsInt,
    dataType: cudnnDataType_t,
) -> None: ...
def cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t) -> cudnnBackendDescriptor_t: ...
def cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnBackendExecute(
    handle: cudnnHandle_t | _SupportsInt | None,
    executionPlan: cudnnBackendDescriptor_t | _SupportsInt | None,
    variantPack: cudnnBackendDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnBackendGetAttribute(
    descriptor: cudnnBackendDescriptor_t | _SupportsInt | None,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    requestedElementCount: _SupportsInt,
    arrayOfElements: object,
) -> tuple[int, _Any]: ...
def cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnBackendPopulateCudaGraph(
    handle: cudnnHandle_t | _SupportsInt | None,
    executionPlan: cudnnBackendDescriptor_t | _SupportsInt | None,
    variantPack: cudnnBackendDescriptor_t | _SupportsInt | None,
    graph: cudaGraph_t | _SupportsInt | None,
) -> None: ...
def cudnnBackendSetAttribute(
    descriptor: cudnnBackendDescriptor_t | _SupportsInt | None,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    elementCount: _SupportsInt,
    arrayOfElements: object,
) -> None: ...
def cudnnBackendUpdateCudaGraph(
    handle: cudnnHandle_t | _SupportsInt | None,
    executionPlan: cudnnBackendDescriptor_t | _SupportsInt | None,
    variantPack: cudnnBackendDescriptor_t | _SupportsInt | None,
    graph: cudaGraph_t | _SupportsInt | None,
) -> None: ...
def cudnnBatchNormalizationBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScale: _typing.DevicePointer,
    dBnScaleResult: _typing.DevicePointer,
    dBnBiasResult: _typing.DevicePointer,
    epsilon: float,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
) -> None: ...
def cudnnBatchNormalizationBackwardEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yData: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyData: _typing.DevicePointer,
    dzDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dzData: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dxData: _typing.DevicePointer,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScaleData: _typing.DevicePointer,
    bnBiasData: _typing.DevicePointer,
    dBnScaleData: _typing.DevicePointer,
    dBnBiasData: _typing.DevicePointer,
    epsilon: float,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnBatchNormalizationForwardInference(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    estimatedMean: _typing.DevicePointer,
    estimatedVariance: _typing.DevicePointer,
    epsilon: float,
) -> None: ...
def cudnnBatchNormalizationForwardTraining(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
) -> None: ...
def cudnnBatchNormalizationForwardTrainingEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xData: _typing.DevicePointer,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    zData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yData: _typing.DevicePointer,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScale: _typing.DevicePointer,
    bnBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnBuildRNNDynamic(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    miniBatch: _SupportsInt,
) -> None: ...
def cudnnCTCLoss(
    handle: cudnnHandle_t | _SupportsInt | None,
    probsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    probs: _typing.DevicePointer,
    hostLabels: _Sequence[_SupportsInt] | None,
    hostLabelLengths: _Sequence[_SupportsInt] | None,
    hostInputLengths: _Sequence[_SupportsInt] | None,
    costs: _typing.DevicePointer,
    gradientsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    gradients: _typing.DevicePointer,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnCTCLoss_v8(
    handle: cudnnHandle_t | _SupportsInt | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    probsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    probs: _typing.DevicePointer,
    labels: _typing.DevicePointer,
    labelLengths: _typing.DevicePointer,
    inputLengths: _typing.DevicePointer,
    costs: _typing.DevicePointer,
    gradientsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    gradients: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    workspace: _typing.DevicePointer,
) -> None: ...
def cudnnCausalConv1dBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    dbias: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None: ...
def cudnnCausalConv1dForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None: ...
def cudnnCausalConv1dNwhBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    dbias: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None: ...
def cudnnCausalConv1dNwhForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    bias: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> None: ...
def cudnnCnnVersionCheck() -> None: ...
def cudnnConvolutionBackwardBias(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dbDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    db: _typing.DevicePointer,
) -> None: ...
def cudnnConvolutionBackwardData(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    w: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionBwdDataAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
) -> None: ...
def cudnnConvolutionBackwardFilter(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionBwdFilterAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    beta: _typing.TypedNumber,
    dwDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dw: _typing.DevicePointer,
) -> None: ...
def cudnnConvolutionBiasActivationForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha1: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    alpha2: _typing.TypedNumber,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    z: _typing.DevicePointer,
    biasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bias: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnConvolutionForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnCreate() -> cudnnHandle_t: ...
def cudnnCreateActivationDescriptor() -> cudnnActivationDescriptor_t: ...
def cudnnCreateAttnDescriptor() -> cudnnAttnDescriptor_t: ...
def cudnnCreateCTCLossDescriptor() -> cudnnCTCLossDescriptor_t: ...
def cudnnCreateConvolutionDescriptor() -> cudnnConvolutionDescriptor_t: ...
def cudnnCreateDropoutDescriptor() -> cudnnDropoutDescriptor_t: ...
def cudnnCreateFilterDescriptor() -> cudnnFilterDescriptor_t: ...
def cudnnCreateFusedOpsConstParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsConstParamPack_t: ...
def cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> cudnnFusedOpsPlan_t: ...
def cudnnCreateFusedOpsVariantParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsVariantParamPack_t: ...
def cudnnCreateLRNDescriptor() -> cudnnLRNDescriptor_t: ...
def cudnnCreateOpTensorDescriptor() -> cudnnOpTensorDescriptor_t: ...
def cudnnCreatePoolingDescriptor() -> cudnnPoolingDescriptor_t: ...
def cudnnCreateRNNDataDescriptor() -> cudnnRNNDataDescriptor_t: ...
def cudnnCreateRNNDescriptor() -> cudnnRNNDescriptor_t: ...
def cudnnCreateReduceTensorDescriptor() -> cudnnReduceTensorDescriptor_t: ...
def cudnnCreateSeqDataDescriptor() -> cudnnSeqDataDescriptor_t: ...
def cudnnCreateSpatialTransformerDescriptor() -> cudnnSpatialTransformerDescriptor_t: ...
def cudnnCreateTensorDescriptor() -> cudnnTensorDescriptor_t: ...
def cudnnCreateTensorTransformDescriptor() -> cudnnTensorTransformDescriptor_t: ...
def cudnnDeriveBNTensorDescriptor(
    derivedBnDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
) -> None: ...
def cudnnDeriveNormTensorDescriptor(
    derivedNormScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    derivedNormMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    groupCnt: _SupportsInt,
) -> None: ...
def cudnnDestroy(handle: cudnnHandle_t | _SupportsInt | None) -> None: ...
def cudnnDestroyActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyConvolutionDescriptor(convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyFusedOpsConstParamPack(
    constPack: cudnnFusedOpsConstParamPack_t | _SupportsInt | None,
) -> None: ...
def cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t | _SupportsInt | None) -> None: ...
def cudnnDestroyFusedOpsVariantParamPack(
    varPack: cudnnFusedOpsVariantParamPack_t | _SupportsInt | None,
) -> None: ...
def cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroySpatialTransformerDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None) -> None: ...
def cudnnDestroyTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnDivisiveNormalizationBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
    mode: cudnnDivNormMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    means: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    temp: _typing.DevicePointer,
    temp2: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dXdMeansDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    dMeans: _typing.DevicePointer,
) -> None: ...
def cudnnDivisiveNormalizationForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
    mode: cudnnDivNormMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    means: _typing.DevicePointer,
    temp: _typing.DevicePointer,
    temp2: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnDropoutBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    dydesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    dxdesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnDropoutForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    xdesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    ydesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t | _SupportsInt | None) -> int: ...
def cudnnDropoutGetStatesSize(handle: cudnnHandle_t | _SupportsInt | None) -> int: ...
def cudnnFFTCausalConv1dBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
) -> None: ...
def cudnnFFTCausalConv1dForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
) -> None: ...
def cudnnFindConvolutionBackwardDataAlgorithm(
    handle: cudnnHandle_t | _SupportsInt | None,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]: ...
def cudnnFindConvolutionBackwardDataAlgorithmEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    w: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    requestedAlgoCount: _SupportsInt,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]: ...
def cudnnFindConvolutionBackwardFilterAlgorithm(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    dwDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]: ...
def cudnnFindConvolutionBackwardFilterAlgorithmEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    dwDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dw: _typing.DevicePointer,
    requestedAlgoCount: _SupportsInt,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]: ...
def cudnnFindConvolutionForwardAlgorithm(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]: ...
def cudnnFindConvolutionForwardAlgorithmEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    w: _typing.DevicePointer,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    requestedAlgoCount: _SupportsInt,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]: ...
def cudnnFusedOpsExecute(
    handle: cudnnHandle_t | _SupportsInt | None,
    plan: cudnnFusedOpsPlan_t | _SupportsInt | None,
    varPack: cudnnFusedOpsVariantParamPack_t | _SupportsInt | None,
) -> None: ...
def cudnnGetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnActivationMode_t, cudnnNanPropagation_t, float]: ...
def cudnnGetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
) -> float: ...
def cudnnGetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
) -> tuple[int, int, float, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t, cudnnDropoutDescriptor_t, int, int, int, int, int, int, int, int, int, int, int]: ...
def cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dzDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
) -> cudnnDataType_t: ...
def cudnnGetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t]: ...
def cudnnGetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, int]: ...
def cudnnGetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, int]: ...
def cudnnGetCTCLossWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    probsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    gradientsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    labels: _Sequence[_SupportsInt] | None,
    labelLengths: _Sequence[_SupportsInt] | None,
    inputLengths: _Sequence[_SupportsInt] | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetCTCLossWorkspaceSize_v8(
    handle: cudnnHandle_t | _SupportsInt | None,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    probsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    gradientsDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetCallback() -> tuple[int, int, int]: ...
def cudnnGetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
) -> tuple[int, int, int, int, int, int, cudnnConvolutionMode_t, cudnnDataType_t]: ...
def cudnnGetConvolution2dForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
) -> tuple[int, int, int, int]: ...
def cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t | _SupportsInt | None) -> int: ...
def cudnnGetConvolutionBackwardDataAlgorithm_v7(
    handle: cudnnHandle_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    diffDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    gradDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdDataAlgoPerf_t]]: ...
def cudnnGetConvolutionBackwardDataWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionBwdDataAlgo_t,
) -> int: ...
def cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: cudnnHandle_t | _SupportsInt | None) -> int: ...
def cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    handle: cudnnHandle_t | _SupportsInt | None,
    srcDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    diffDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    gradDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionBwdFilterAlgoPerf_t]]: ...
def cudnnGetConvolutionBackwardFilterWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    gradDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionBwdFilterAlgo_t,
) -> int: ...
def cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t | _SupportsInt | None) -> int: ...
def cudnnGetConvolutionForwardAlgorithm_v7(
    handle: cudnnHandle_t | _SupportsInt | None,
    srcDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    destDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    requestedAlgoCount: _SupportsInt,
) -> tuple[int, list[cudnnConvolutionFwdAlgoPerf_t]]: ...
def cudnnGetConvolutionForwardWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    algo: cudnnConvolutionFwdAlgo_t,
) -> int: ...
def cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None) -> int: ...
def cudnnGetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
) -> cudnnMathType_t: ...
def cudnnGetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    arrayLengthRequested: _SupportsInt,
) -> tuple[int, list[int], list[int], list[int], cudnnConvolutionMode_t, cudnnDataType_t]: ...
def cudnnGetConvolutionNdForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    nbDims: _SupportsInt,
) -> list[int]: ...
def cudnnGetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
) -> cudnnReorderType_t: ...
def cudnnGetCudartVersion() -> int: ...
def cudnnGetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    handle: cudnnHandle_t | _SupportsInt | None,
) -> tuple[float, int, int]: ...
def cudnnGetErrorString(status: cudnnStatus_t) -> bytes: ...
def cudnnGetExecutionPlanWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    executionPlan: cudnnBackendDescriptor_t | _SupportsInt | None,
    variantPack: cudnnBackendDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnDataType_t, cudnnTensorFormat_t, int, int, int, int]: ...
def cudnnGetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    nbDimsRequested: _SupportsInt,
) -> tuple[cudnnDataType_t, cudnnTensorFormat_t, int, list[int]]: ...
def cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None) -> int: ...
def cudnnGetFoldedConvBackwardDataDescriptors(
    handle: cudnnHandle_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    diffDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    gradDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    transformFormat: cudnnTensorFormat_t,
    foldedFilterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    paddedDiffDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    foldedConvDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    foldedGradDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    filterFoldTransDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    diffPadTransDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    gradFoldTransDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
) -> None: ...
def cudnnGetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t | _SupportsInt | None,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: _typing.Pointer,
) -> int: ...
def cudnnGetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t | _SupportsInt | None,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: _typing.Pointer,
) -> None: ...
def cudnnGetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
) -> tuple[int, float, float, float]: ...
def cudnnGetLastErrorString(max_size: _SupportsInt) -> bytes: ...
def cudnnGetMaxDeviceVersion() -> int: ...
def cudnnGetMultiHeadAttnBuffers(
    handle: cudnnHandle_t | _SupportsInt | None,
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
) -> tuple[int, int, int]: ...
def cudnnGetMultiHeadAttnWeights(
    handle: cudnnHandle_t | _SupportsInt | None,
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
    wKind: cudnnMultiHeadAttnWeightKind_t,
    weightSizeInBytes: _SupportsInt,
    weights: _typing.DevicePointer,
    wDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetNormalizationBackwardWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dzDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    normMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    groupCnt: _SupportsInt,
) -> int: ...
def cudnnGetNormalizationForwardTrainingWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    normMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    groupCnt: _SupportsInt,
) -> int: ...
def cudnnGetNormalizationTrainingReserveSpaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    groupCnt: _SupportsInt,
) -> int: ...
def cudnnGetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t]: ...
def cudnnGetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnPoolingMode_t, cudnnNanPropagation_t, int, int, int, int, int, int]: ...
def cudnnGetPooling2dForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> tuple[int, int, int, int]: ...
def cudnnGetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    nbDimsRequested: _SupportsInt,
) -> tuple[cudnnPoolingMode_t, cudnnNanPropagation_t, int, list[int], list[int], list[int]]: ...
def cudnnGetPoolingNdForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    inputTensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    nbDims: _SupportsInt,
) -> list[int]: ...
def cudnnGetProperty(typename: libraryPropertyType) -> int: ...
def cudnnGetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    arrayLengthRequested: _SupportsInt,
    paddingFill: _typing.Pointer,
) -> tuple[cudnnDataType_t, cudnnRNNDataLayout_t, int, int, int, list[int]]: ...
def cudnnGetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, int, int, int, int, cudnnDropoutDescriptor_t, int]: ...
def cudnnGetRNNTempSpaceSizes(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    fwdMode: cudnnForwardMode_t,
    xDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
) -> tuple[int, int]: ...
def cudnnGetRNNWeightParams(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    pseudoLayer: _SupportsInt,
    weightSpaceSize: _SupportsInt,
    weightSpace: _typing.DevicePointer,
    linLayerID: _SupportsInt,
    mDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    bDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> tuple[int, int]: ...
def cudnnGetRNNWeightSpaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t]: ...
def cudnnGetReductionIndicesSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
    aDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetReductionWorkspaceSize(
    handle: cudnnHandle_t | _SupportsInt | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
    aDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnGetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    nbDimsRequested: _SupportsInt,
    seqLengthSizeRequested: _SupportsInt,
    paddingFill: _typing.Pointer,
) -> tuple[cudnnDataType_t, int, list[int], list[cudnnSeqDataAxis_t], int, list[int]]: ...
def cudnnGetStream(handle: cudnnHandle_t | _SupportsInt | None) -> cudaStream_t: ...
def cudnnGetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnDataType_t, int, int, int, int, int, int, int, int]: ...
def cudnnGetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    nbDimsRequested: _SupportsInt,
) -> tuple[cudnnDataType_t, int, list[int], list[int]]: ...
def cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None) -> int: ...
def cudnnGetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    nbDimsRequested: _SupportsInt,
) -> tuple[cudnnTensorFormat_t, list[int], list[int], list[int], cudnnFoldingDirection_t]: ...
def cudnnGetVersion() -> int: ...
def cudnnGnnAggSimpleBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    gradOutput: _typing.DevicePointer,
    outPositions: _typing.DevicePointer,
    gradNodeFeatures: _typing.DevicePointer,
    gradEdgeFeatures: _typing.DevicePointer,
    gradConcatFeatures: _typing.DevicePointer,
    nodeFeatDim: _SupportsInt,
    edgeFeatDim: _SupportsInt,
    concatFeatDim: _SupportsInt,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> None: ...
def cudnnGnnAggSimpleForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    nodeFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    concatFeatures: _typing.DevicePointer,
    output: _typing.DevicePointer,
    outPositions: _typing.DevicePointer,
    nodeFeatDim: _SupportsInt,
    edgeFeatDim: _SupportsInt,
    concatFeatDim: _SupportsInt,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> None: ...
def cudnnGnnMhaGatBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
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
    dimNode: _SupportsInt,
    dimEdge: _SupportsInt,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
    gradDataType: cudnnDataType_t,
    gradWeightType: cudnnDataType_t,
) -> None: ...
def cudnnGnnMhaGatForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    output: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    dimNode: _SupportsInt,
    dimEdge: _SupportsInt,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
) -> None: ...
def cudnnGnnMhaGatV2Backward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
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
    dimNode: _SupportsInt,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
    gradType: cudnnDataType_t,
) -> None: ...
def cudnnGnnMhaGatV2Forward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    graph: cudnnGnnCscGraph_t | None,
    srcFeatures: _typing.DevicePointer,
    dstFeatures: _typing.DevicePointer,
    edgeFeatures: _typing.DevicePointer,
    attnWeights: _typing.DevicePointer,
    dropoutMask: _typing.DevicePointer,
    output: _typing.DevicePointer,
    smScores: _typing.DevicePointer,
    actScores: _typing.DevicePointer,
    dimNode: _SupportsInt,
    params: cudnnGnnMhaParams_t | None,
    dataType: cudnnDataType_t,
) -> None: ...
def cudnnGraphVersionCheck() -> None: ...
def cudnnIm2Col(
    handle: cudnnHandle_t | _SupportsInt | None,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    wDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    colBuffer: _typing.DevicePointer,
) -> None: ...
def cudnnInitTransformDest(
    transformDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    srcDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    destDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
) -> int: ...
def cudnnLRNCrossChannelBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
    lrnMode: cudnnLRNMode_t,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
) -> None: ...
def cudnnLRNCrossChannelForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
    lrnMode: cudnnLRNMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnLongFFTCausalConv1dBackward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    dy: _typing.DevicePointer,
    dx: _typing.DevicePointer,
    dweight: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnLongFFTCausalConv1dForward(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    x: _typing.DevicePointer,
    weight: _typing.DevicePointer,
    y: _typing.DevicePointer,
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
) -> None: ...
def cudnnLongFFTCausalConv1dGetBufferSizes(
    batch: _SupportsInt,
    dim: _SupportsInt,
    seqLen: _SupportsInt,
    kernelSize: _SupportsInt,
    dataType: cudnnDataType_t,
) -> tuple[int, int]: ...
def cudnnMakeFusedOpsPlan(
    handle: cudnnHandle_t | _SupportsInt | None,
    plan: cudnnFusedOpsPlan_t | _SupportsInt | None,
    constPack: cudnnFusedOpsConstParamPack_t | _SupportsInt | None,
) -> int: ...
def cudnnMultiHeadAttnBackwardData(
    handle: cudnnHandle_t | _SupportsInt | None,
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
    loWinIdx: _Sequence[_SupportsInt] | None,
    hiWinIdx: _Sequence[_SupportsInt] | None,
    devSeqLengthsDQDO: _typing.DevicePointer,
    devSeqLengthsDKDV: _typing.DevicePointer,
    doDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dout: _typing.DevicePointer,
    dqDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dqueries: _typing.DevicePointer,
    queries: _typing.DevicePointer,
    dkDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dkeys: _typing.DevicePointer,
    keys: _typing.DevicePointer,
    dvDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dvalues: _typing.DevicePointer,
    values: _typing.DevicePointer,
    weightSizeInBytes: _SupportsInt,
    weights: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnMultiHeadAttnBackwardWeights(
    handle: cudnnHandle_t | _SupportsInt | None,
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
    addGrad: cudnnWgradMode_t,
    qDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    queries: _typing.DevicePointer,
    kDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    keys: _typing.DevicePointer,
    vDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    values: _typing.DevicePointer,
    doDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dout: _typing.DevicePointer,
    weightSizeInBytes: _SupportsInt,
    weights: _typing.DevicePointer,
    dweights: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnMultiHeadAttnForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
    currIdx: _SupportsInt,
    loWinIdx: _Sequence[_SupportsInt] | None,
    hiWinIdx: _Sequence[_SupportsInt] | None,
    devSeqLengthsQO: _typing.DevicePointer,
    devSeqLengthsKV: _typing.DevicePointer,
    qDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    queries: _typing.DevicePointer,
    residuals: _typing.DevicePointer,
    kDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    keys: _typing.DevicePointer,
    vDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    values: _typing.DevicePointer,
    oDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    out: _typing.DevicePointer,
    weightSizeInBytes: _SupportsInt,
    weights: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnNormalizationBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alphaDataDiff: _typing.TypedNumber,
    betaDataDiff: _typing.TypedNumber,
    alphaParamDiff: _typing.TypedNumber,
    betaParamDiff: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yData: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dyData: _typing.DevicePointer,
    dzDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dzData: _typing.DevicePointer,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dxData: _typing.DevicePointer,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    normScaleData: _typing.DevicePointer,
    normBiasData: _typing.DevicePointer,
    dNormScaleData: _typing.DevicePointer,
    dNormBiasData: _typing.DevicePointer,
    epsilon: float,
    normMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    savedMean: _typing.DevicePointer,
    savedInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    workSpace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
    groupCnt: _SupportsInt,
) -> None: ...
def cudnnNormalizationForwardInference(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    normScale: _typing.DevicePointer,
    normBias: _typing.DevicePointer,
    normMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    estimatedMean: _typing.DevicePointer,
    estimatedVariance: _typing.DevicePointer,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    z: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    epsilon: float,
    groupCnt: _SupportsInt,
) -> None: ...
def cudnnNormalizationForwardTraining(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: _typing.TypedNumber,
    beta: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    xData: _typing.DevicePointer,
    normScaleBiasDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    normScale: _typing.DevicePointer,
    normBias: _typing.DevicePointer,
    exponentialAverageFactor: float,
    normMeanVarDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    resultRunningMean: _typing.DevicePointer,
    resultRunningVariance: _typing.DevicePointer,
    epsilon: float,
    resultSaveMean: _typing.DevicePointer,
    resultSaveInvVariance: _typing.DevicePointer,
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    zDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    zData: _typing.DevicePointer,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    yData: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    workSpaceSizeInBytes: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
    reserveSpaceSizeInBytes: _SupportsInt,
    groupCnt: _SupportsInt,
) -> None: ...
def cudnnOpTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    opTensorDesc: cudnnOpTensorDescriptor_t | _SupportsInt | None,
    alpha1: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    A: _typing.DevicePointer,
    alpha2: _typing.TypedNumber,
    bDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    B: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    C: _typing.DevicePointer,
) -> None: ...
def cudnnOpsVersionCheck() -> None: ...
def cudnnPoolingBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
) -> None: ...
def cudnnPoolingForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnQueryRuntimeError(
    handle: cudnnHandle_t | _SupportsInt | None,
    mode: cudnnErrQueryMode_t,
    tag: _typing.Pointer,
) -> cudnnStatus_t: ...
def cudnnRNNBackwardData_v8(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    devSeqLengths: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    dy: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    hx: _typing.DevicePointer,
    dhy: _typing.DevicePointer,
    dhx: _typing.DevicePointer,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    cx: _typing.DevicePointer,
    dcy: _typing.DevicePointer,
    dcx: _typing.DevicePointer,
    weightSpaceSize: _SupportsInt,
    weightSpace: _typing.DevicePointer,
    workSpaceSize: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnRNNBackwardWeights_v8(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    addGrad: cudnnWgradMode_t,
    devSeqLengths: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    hx: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    weightSpaceSize: _SupportsInt,
    dweightSpace: _typing.DevicePointer,
    workSpaceSize: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnRNNForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    fwdMode: cudnnForwardMode_t,
    devSeqLengths: _typing.DevicePointer,
    xDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    yDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    hDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    hx: _typing.DevicePointer,
    hy: _typing.DevicePointer,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    cx: _typing.DevicePointer,
    cy: _typing.DevicePointer,
    weightSpaceSize: _SupportsInt,
    weightSpace: _typing.DevicePointer,
    workSpaceSize: _SupportsInt,
    workSpace: _typing.DevicePointer,
    reserveSpaceSize: _SupportsInt,
    reserveSpace: _typing.DevicePointer,
) -> None: ...
def cudnnRNNGetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnRNNClipMode_t, cudnnNanPropagation_t, float, float]: ...
def cudnnRNNGetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
) -> tuple[cudnnRNNClipMode_t, float, float]: ...
def cudnnRNNSetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    clipMode: cudnnRNNClipMode_t,
    clipNanOpt: cudnnNanPropagation_t,
    lclip: float,
    rclip: float,
) -> None: ...
def cudnnRNNSetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    clipMode: cudnnRNNClipMode_t,
    lclip: float,
    rclip: float,
) -> None: ...
def cudnnReduceTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
    indices: _typing.DevicePointer,
    indicesSizeInBytes: _SupportsInt,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
    alpha: _typing.TypedNumber,
    aDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    A: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    cDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    C: _typing.DevicePointer,
) -> None: ...
def cudnnReorderFilterAndBias(
    handle: cudnnHandle_t | _SupportsInt | None,
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    reorderType: cudnnReorderType_t,
    filterData: _typing.DevicePointer,
    reorderedFilterData: _typing.DevicePointer,
    reorderBias: _SupportsInt,
    biasData: _typing.DevicePointer,
    reorderedBiasData: _typing.DevicePointer,
) -> None: ...
def cudnnRestoreDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    handle: cudnnHandle_t | _SupportsInt | None,
    dropout: float,
    states: _typing.DevicePointer,
    stateSizeInBytes: _SupportsInt,
    seed: _SupportsInt,
) -> None: ...
def cudnnScaleTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    alpha: _typing.TypedNumber,
) -> None: ...
def cudnnSetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    mode: cudnnActivationMode_t,
    reluNanOpt: cudnnNanPropagation_t,
    coef: float,
) -> None: ...
def cudnnSetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t | _SupportsInt | None,
    swish_beta: float,
) -> None: ...
def cudnnSetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t | _SupportsInt | None,
    attnMode: _SupportsInt,
    nHeads: _SupportsInt,
    smScaler: float,
    dataType: cudnnDataType_t,
    computePrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    attnDropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    postDropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    qSize: _SupportsInt,
    kSize: _SupportsInt,
    vSize: _SupportsInt,
    qProjSize: _SupportsInt,
    kProjSize: _SupportsInt,
    vProjSize: _SupportsInt,
    oProjSize: _SupportsInt,
    qoMaxSeqLength: _SupportsInt,
    kvMaxSeqLength: _SupportsInt,
    maxBatchSize: _SupportsInt,
    maxBeamSize: _SupportsInt,
) -> None: ...
def cudnnSetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    compType: cudnnDataType_t,
) -> None: ...
def cudnnSetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
) -> None: ...
def cudnnSetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
    maxLabelLength: _SupportsInt,
) -> None: ...
def cudnnSetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t | _SupportsInt | None,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    ctcGradMode: cudnnCTCGradMode_t,
    maxLabelLength: _SupportsInt,
) -> None: ...
def cudnnSetCallback(mask: _SupportsInt, udata: object, fptr: _typing.Callback) -> None: ...
def cudnnSetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    pad_h: _SupportsInt,
    pad_w: _SupportsInt,
    u: _SupportsInt,
    v: _SupportsInt,
    dilation_h: _SupportsInt,
    dilation_w: _SupportsInt,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> None: ...
def cudnnSetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    groupCount: _SupportsInt,
) -> None: ...
def cudnnSetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    mathType: cudnnMathType_t,
) -> None: ...
def cudnnSetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    arrayLength: _SupportsInt,
    padA: _Sequence[_SupportsInt] | None,
    filterStrideA: _Sequence[_SupportsInt] | None,
    dilationA: _Sequence[_SupportsInt] | None,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> None: ...
def cudnnSetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t | _SupportsInt | None,
    reorderType: cudnnReorderType_t,
) -> None: ...
def cudnnSetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    handle: cudnnHandle_t | _SupportsInt | None,
    dropout: float,
    states: _typing.DevicePointer,
    stateSizeInBytes: _SupportsInt,
    seed: _SupportsInt,
) -> None: ...
def cudnnSetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    pformat: cudnnTensorFormat_t,
    k: _SupportsInt,
    c: _SupportsInt,
    h: _SupportsInt,
    w: _SupportsInt,
) -> None: ...
def cudnnSetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    pformat: cudnnTensorFormat_t,
    nbDims: _SupportsInt,
    filterDimA: _Sequence[_SupportsInt] | None,
) -> None: ...
def cudnnSetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t | _SupportsInt | None,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: _typing.Pointer,
) -> None: ...
def cudnnSetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t | _SupportsInt | None,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: _typing.Pointer,
) -> None: ...
def cudnnSetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t | _SupportsInt | None,
    lrnN: _SupportsInt,
    lrnAlpha: float,
    lrnBeta: float,
    lrnK: float,
) -> None: ...
def cudnnSetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t | _SupportsInt | None,
    opTensorOp: cudnnOpTensorOp_t,
    opTensorCompType: cudnnDataType_t,
    opTensorNanOpt: cudnnNanPropagation_t,
) -> None: ...
def cudnnSetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    windowHeight: _SupportsInt,
    windowWidth: _SupportsInt,
    verticalPadding: _SupportsInt,
    horizontalPadding: _SupportsInt,
    verticalStride: _SupportsInt,
    horizontalStride: _SupportsInt,
) -> None: ...
def cudnnSetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t | _SupportsInt | None,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    nbDims: _SupportsInt,
    windowDimA: _Sequence[_SupportsInt] | None,
    paddingA: _Sequence[_SupportsInt] | None,
    strideA: _Sequence[_SupportsInt] | None,
) -> None: ...
def cudnnSetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    layout: cudnnRNNDataLayout_t,
    maxSeqLength: _SupportsInt,
    batchSize: _SupportsInt,
    vectorSize: _SupportsInt,
    seqLengthArray: _Sequence[_SupportsInt] | None,
    paddingFill: object,
) -> None: ...
def cudnnSetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t | _SupportsInt | None,
    algo: cudnnRNNAlgo_t,
    cellMode: cudnnRNNMode_t,
    biasMode: cudnnRNNBiasMode_t,
    dirMode: cudnnDirectionMode_t,
    inputMode: cudnnRNNInputMode_t,
    dataType: cudnnDataType_t,
    mathPrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    inputSize: _SupportsInt,
    hiddenSize: _SupportsInt,
    projSize: _SupportsInt,
    numLayers: _SupportsInt,
    dropoutDesc: cudnnDropoutDescriptor_t | _SupportsInt | None,
    auxFlags: _SupportsInt,
) -> None: ...
def cudnnSetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t | _SupportsInt | None,
    reduceTensorOp: cudnnReduceTensorOp_t,
    reduceTensorCompType: cudnnDataType_t,
    reduceTensorNanOpt: cudnnNanPropagation_t,
    reduceTensorIndices: cudnnReduceTensorIndices_t,
    reduceTensorIndicesType: cudnnIndicesType_t,
) -> None: ...
def cudnnSetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    nbDims: _SupportsInt,
    dimA: _Sequence[_SupportsInt] | None,
    axes: _Sequence[cudnnSeqDataAxis_t] | None,
    seqLengthArraySize: _SupportsInt,
    seqLengthArray: _Sequence[_SupportsInt] | None,
    paddingFill: object,
) -> None: ...
def cudnnSetSpatialTransformerNdDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
    samplerType: cudnnSamplerType_t,
    dataType: cudnnDataType_t,
    nbDims: _SupportsInt,
    dimA: _Sequence[_SupportsInt] | None,
) -> None: ...
def cudnnSetStream(
    handle: cudnnHandle_t | _SupportsInt | None,
    streamId: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudnnSetTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    valuePtr: _typing.TypedNumber,
) -> None: ...
def cudnnSetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    pformat: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    n: _SupportsInt,
    c: _SupportsInt,
    h: _SupportsInt,
    w: _SupportsInt,
) -> None: ...
def cudnnSetTensor4dDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    n: _SupportsInt,
    c: _SupportsInt,
    h: _SupportsInt,
    w: _SupportsInt,
    nStride: _SupportsInt,
    cStride: _SupportsInt,
    hStride: _SupportsInt,
    wStride: _SupportsInt,
) -> None: ...
def cudnnSetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dataType: cudnnDataType_t,
    nbDims: _SupportsInt,
    dimA: _Sequence[_SupportsInt] | None,
    strideA: _Sequence[_SupportsInt] | None,
) -> None: ...
def cudnnSetTensorNdDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    pformat: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    nbDims: _SupportsInt,
    dimA: _Sequence[_SupportsInt] | None,
) -> None: ...
def cudnnSetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    nbDims: _SupportsInt,
    destFormat: cudnnTensorFormat_t,
    padBeforeA: _Sequence[_SupportsInt] | None,
    padAfterA: _Sequence[_SupportsInt] | None,
    foldA: _Sequence[_SupportsInt] | None,
    direction: cudnnFoldingDirection_t,
) -> None: ...
def cudnnSoftmaxBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
) -> None: ...
def cudnnSoftmaxForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnSpatialTfGridGeneratorBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
    dgrid: _typing.DevicePointer,
    dtheta: _typing.DevicePointer,
) -> None: ...
def cudnnSpatialTfGridGeneratorForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
    theta: _typing.DevicePointer,
    grid: _typing.DevicePointer,
) -> None: ...
def cudnnSpatialTfSamplerBackward(
    handle: cudnnHandle_t | _SupportsInt | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    dxDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dx: _typing.DevicePointer,
    alphaDgrid: _typing.TypedNumber,
    dyDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    dy: _typing.DevicePointer,
    grid: _typing.DevicePointer,
    betaDgrid: _typing.TypedNumber,
    dgrid: _typing.DevicePointer,
) -> None: ...
def cudnnSpatialTfSamplerForward(
    handle: cudnnHandle_t | _SupportsInt | None,
    stDesc: cudnnSpatialTransformerDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    grid: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnSubquadraticOpsVersionCheck() -> None: ...
def cudnnTransformFilter(
    handle: cudnnHandle_t | _SupportsInt | None,
    transDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    srcDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    srcData: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    destDesc: cudnnFilterDescriptor_t | _SupportsInt | None,
    destData: _typing.DevicePointer,
) -> None: ...
def cudnnTransformTensor(
    handle: cudnnHandle_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    xDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    x: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    yDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    y: _typing.DevicePointer,
) -> None: ...
def cudnnTransformTensorEx(
    handle: cudnnHandle_t | _SupportsInt | None,
    transDesc: cudnnTensorTransformDescriptor_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    srcDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    srcData: _typing.DevicePointer,
    beta: _typing.TypedNumber,
    destDesc: cudnnTensorDescriptor_t | _SupportsInt | None,
    destData: _typing.DevicePointer,
) -> None: ...
