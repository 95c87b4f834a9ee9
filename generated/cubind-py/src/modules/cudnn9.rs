//! The contents of `cubind.cudnn`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudnn::{common, slots};
use crate::support::gen1::*;
use crate::tables::{cudnn9, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuDNN",
        if cfg!(windows) { &["cudnn64_9.dll"] } else { &["libcudnn.so.9"] },
        None,
        &["nvidia/cudnn/lib"],
        "cudnn",
        &[],
    )
    .versions_of("cuDNN")
    .installed_by(&["nvidia-cudnn-cu13", "nvidia-cudnn-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 9u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 9u32,
    library: "cudnn",
    name: c"cubind.cudnn",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&cudnn9::cudnnActivationDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnActivationMode_t));
    table.class(Class::Value(&cudnn9::cudnnAttnDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendAttributeName_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendAttributeType_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendBehaviorNote_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendDescriptorType_t));
    table.class(Class::Value(&cudnn9::cudnnBackendDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendHeurMode_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendKnobType_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendLayoutType_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendNormFwdPhase_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendNormMode_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendNumericalNote_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendOperationGraphMode_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendReshapeMode_t));
    table.class(Class::Enum(&cudnn9::cudnnBackendTensorReordering_t));
    table.class(Class::Enum(&cudnn9::cudnnBatchNormMode_t));
    table.class(Class::Enum(&cudnn9::cudnnBatchNormOps_t));
    table.class(Class::Enum(&cudnn9::cudnnBnFinalizeStatsMode_t));
    table.class(Class::Enum(&cudnn9::cudnnCTCGradMode_t));
    table.class(Class::Enum(&cudnn9::cudnnCTCLossAlgo_t));
    table.class(Class::Value(&cudnn9::cudnnCTCLossDescriptor_t));
    table.class(Class::Value(&cudnn9::cudnnCallback_t));
    table.class(Class::Enum(&cudnn9::cudnnCausalConv1dActivation_t));
    table.class(Class::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerfStruct));
    table.class(Class::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t));
    table.class(Class::Enum(&cudnn9::cudnnConvolutionBwdDataAlgo_t));
    table.class(Class::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerfStruct));
    table.class(Class::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t));
    table.class(Class::Enum(&cudnn9::cudnnConvolutionBwdFilterAlgo_t));
    table.class(Class::Value(&cudnn9::cudnnConvolutionDescriptor_t));
    table.class(Class::Record(&cudnn9::cudnnConvolutionFwdAlgoPerfStruct));
    table.class(Class::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t));
    table.class(Class::Enum(&cudnn9::cudnnConvolutionFwdAlgo_t));
    table.class(Class::Enum(&cudnn9::cudnnConvolutionMode_t));
    table.class(Class::Enum(&cudnn9::cudnnCudaGraphRetention_t));
    table.class(Class::Enum(&cudnn9::cudnnDataType_t));
    table.class(Class::Record(&cudnn9::cudnnDebugStruct));
    table.class(Class::Record(&cudnn9::cudnnDebug_t));
    table.class(Class::Enum(&cudnn9::cudnnDeterminism_t));
    table.class(Class::Enum(&cudnn9::cudnnDirectionMode_t));
    table.class(Class::Enum(&cudnn9::cudnnDivNormMode_t));
    table.class(Class::Value(&cudnn9::cudnnDropoutDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnErrQueryMode_t));
    table.class(Class::Value(&cudnn9::cudnnFilterDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnFoldingDirection_t));
    table.class(Class::Enum(&cudnn9::cudnnForwardMode_t));
    table.class(Class::Record(&cudnn9::cudnnFractionStruct));
    table.class(Class::Record(&cudnn9::cudnnFraction_t));
    table.class(Class::Enum(&cudnn9::cudnnFusedOpsConstParamLabel_t));
    table.class(Class::Value(&cudnn9::cudnnFusedOpsConstParamPack_t));
    table.class(Class::Value(&cudnn9::cudnnFusedOpsPlan_t));
    table.class(Class::Enum(&cudnn9::cudnnFusedOpsPointerPlaceHolder_t));
    table.class(Class::Enum(&cudnn9::cudnnFusedOpsVariantParamLabel_t));
    table.class(Class::Value(&cudnn9::cudnnFusedOpsVariantParamPack_t));
    table.class(Class::Enum(&cudnn9::cudnnFusedOps_t));
    table.class(Class::Enum(&cudnn9::cudnnGenStatsMode_t));
    table.class(Class::Enum(&cudnn9::cudnnGnnActivationOp_t));
    table.class(Class::Enum(&cudnn9::cudnnGnnAggOp_t));
    table.class(Class::Record(&cudnn9::cudnnGnnCscGraph_t));
    table.class(Class::Record(&cudnn9::cudnnGnnMhaParams_t));
    table.class(Class::Value(&cudnn9::cudnnHandle_t));
    table.class(Class::Enum(&cudnn9::cudnnIndicesType_t));
    table.class(Class::Value(&cudnn9::cudnnLRNDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnLRNMode_t));
    table.class(Class::Enum(&cudnn9::cudnnLossNormalizationMode_t));
    table.class(Class::Enum(&cudnn9::cudnnMathType_t));
    table.class(Class::Enum(&cudnn9::cudnnMoeGroupedMatmulMode_t));
    table.class(Class::Enum(&cudnn9::cudnnMultiHeadAttnWeightKind_t));
    table.class(Class::Enum(&cudnn9::cudnnNanPropagation_t));
    table.class(Class::Enum(&cudnn9::cudnnNormAlgo_t));
    table.class(Class::Enum(&cudnn9::cudnnNormMode_t));
    table.class(Class::Enum(&cudnn9::cudnnNormOps_t));
    table.class(Class::Value(&cudnn9::cudnnOpTensorDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnOpTensorOp_t));
    table.class(Class::Enum(&cudnn9::cudnnPaddingMode_t));
    table.class(Class::Enum(&cudnn9::cudnnPointwiseMode_t));
    table.class(Class::Value(&cudnn9::cudnnPoolingDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnPoolingMode_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNAlgo_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNBiasMode_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNClipMode_t));
    table.class(Class::Value(&cudnn9::cudnnRNNDataDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNDataLayout_t));
    table.class(Class::Value(&cudnn9::cudnnRNNDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNInputMode_t));
    table.class(Class::Enum(&cudnn9::cudnnRNNMode_t));
    table.class(Class::Value(&cudnn9::cudnnReduceTensorDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnReduceTensorIndices_t));
    table.class(Class::Enum(&cudnn9::cudnnReduceTensorOp_t));
    table.class(Class::Enum(&cudnn9::cudnnReorderType_t));
    table.class(Class::Enum(&cudnn9::cudnnResampleMode_t));
    table.class(Class::Enum(&cudnn9::cudnnRngDistribution_t));
    table.class(Class::Enum(&cudnn9::cudnnSamplerType_t));
    table.class(Class::Enum(&cudnn9::cudnnSeqDataAxis_t));
    table.class(Class::Value(&cudnn9::cudnnSeqDataDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnSeverity_t));
    table.class(Class::Enum(&cudnn9::cudnnSignalMode_t));
    table.class(Class::Enum(&cudnn9::cudnnSoftmaxAlgorithm_t));
    table.class(Class::Enum(&cudnn9::cudnnSoftmaxMode_t));
    table.class(Class::Value(&cudnn9::cudnnSpatialTransformerDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnStatus_t));
    table.class(Class::Value(&cudnn9::cudnnTensorDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnTensorFormat_t));
    table.class(Class::Value(&cudnn9::cudnnTensorTransformDescriptor_t));
    table.class(Class::Enum(&cudnn9::cudnnWgradMode_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CUDNN_BN_MIN_EPSILON", Constant::Float(0.0));
    table.constant("CUDNN_LRN_MIN_BETA", Constant::Float(0.01));
    table.constant("CUDNN_LRN_MIN_K", Constant::Float(1e-5));
}

functions! {
    common::cudnnActivationBackward,
    common::cudnnActivationForward,
    common::cudnnAddTensor,
    common::cudnnAdvVersionCheck,
    common::cudnnB2BCausalConv1dBackward,
    common::cudnnB2BCausalConv1dForward,
    common::cudnnBackendCreateDescriptor,
    common::cudnnBackendDestroyDescriptor,
    common::cudnnBackendExecute,
    common::cudnnBackendFinalize,
    common::cudnnBackendGetAttribute,
    common::cudnnBackendInitialize,
    common::cudnnBackendPopulateCudaGraph,
    common::cudnnBackendSetAttribute,
    common::cudnnBackendUpdateCudaGraph,
    common::cudnnBatchNormalizationBackward,
    common::cudnnBatchNormalizationBackwardEx,
    common::cudnnBatchNormalizationForwardInference,
    common::cudnnBatchNormalizationForwardTraining,
    common::cudnnBatchNormalizationForwardTrainingEx,
    common::cudnnBuildRNNDynamic,
    common::cudnnCTCLoss,
    common::cudnnCTCLoss_v8,
    common::cudnnCausalConv1dBackward,
    common::cudnnCausalConv1dForward,
    common::cudnnCausalConv1dNwhBackward,
    common::cudnnCausalConv1dNwhForward,
    common::cudnnCnnVersionCheck,
    common::cudnnConvolutionBackwardBias,
    common::cudnnConvolutionBackwardData,
    common::cudnnConvolutionBackwardFilter,
    common::cudnnConvolutionBiasActivationForward,
    common::cudnnConvolutionForward,
    common::cudnnCreate,
    common::cudnnCreateActivationDescriptor,
    common::cudnnCreateAttnDescriptor,
    common::cudnnCreateCTCLossDescriptor,
    common::cudnnCreateConvolutionDescriptor,
    common::cudnnCreateDropoutDescriptor,
    common::cudnnCreateFilterDescriptor,
    common::cudnnCreateFusedOpsConstParamPack,
    common::cudnnCreateFusedOpsPlan,
    common::cudnnCreateFusedOpsVariantParamPack,
    common::cudnnCreateLRNDescriptor,
    common::cudnnCreateOpTensorDescriptor,
    common::cudnnCreatePoolingDescriptor,
    common::cudnnCreateRNNDataDescriptor,
    common::cudnnCreateRNNDescriptor,
    common::cudnnCreateReduceTensorDescriptor,
    common::cudnnCreateSeqDataDescriptor,
    common::cudnnCreateSpatialTransformerDescriptor,
    common::cudnnCreateTensorDescriptor,
    common::cudnnCreateTensorTransformDescriptor,
    common::cudnnDeriveBNTensorDescriptor,
    common::cudnnDeriveNormTensorDescriptor,
    common::cudnnDestroy,
    common::cudnnDestroyActivationDescriptor,
    common::cudnnDestroyAttnDescriptor,
    common::cudnnDestroyCTCLossDescriptor,
    common::cudnnDestroyConvolutionDescriptor,
    common::cudnnDestroyDropoutDescriptor,
    common::cudnnDestroyFilterDescriptor,
    common::cudnnDestroyFusedOpsConstParamPack,
    common::cudnnDestroyFusedOpsPlan,
    common::cudnnDestroyFusedOpsVariantParamPack,
    common::cudnnDestroyLRNDescriptor,
    common::cudnnDestroyOpTensorDescriptor,
    common::cudnnDestroyPoolingDescriptor,
    common::cudnnDestroyRNNDataDescriptor,
    common::cudnnDestroyRNNDescriptor,
    common::cudnnDestroyReduceTensorDescriptor,
    common::cudnnDestroySeqDataDescriptor,
    common::cudnnDestroySpatialTransformerDescriptor,
    common::cudnnDestroyTensorDescriptor,
    common::cudnnDestroyTensorTransformDescriptor,
    common::cudnnDivisiveNormalizationBackward,
    common::cudnnDivisiveNormalizationForward,
    common::cudnnDropoutBackward,
    common::cudnnDropoutForward,
    common::cudnnDropoutGetReserveSpaceSize,
    common::cudnnDropoutGetStatesSize,
    common::cudnnFFTCausalConv1dBackward,
    common::cudnnFFTCausalConv1dForward,
    common::cudnnFindConvolutionBackwardDataAlgorithm,
    common::cudnnFindConvolutionBackwardDataAlgorithmEx,
    common::cudnnFindConvolutionBackwardFilterAlgorithm,
    common::cudnnFindConvolutionBackwardFilterAlgorithmEx,
    common::cudnnFindConvolutionForwardAlgorithm,
    common::cudnnFindConvolutionForwardAlgorithmEx,
    common::cudnnFusedOpsExecute,
    common::cudnnGetActivationDescriptor,
    common::cudnnGetActivationDescriptorSwishBeta,
    common::cudnnGetAttnDescriptor,
    common::cudnnGetBatchNormalizationBackwardExWorkspaceSize,
    common::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize,
    common::cudnnGetBatchNormalizationTrainingExReserveSpaceSize,
    common::cudnnGetCTCLossDescriptor,
    common::cudnnGetCTCLossDescriptorEx,
    common::cudnnGetCTCLossDescriptor_v8,
    common::cudnnGetCTCLossDescriptor_v9,
    common::cudnnGetCTCLossWorkspaceSize,
    common::cudnnGetCTCLossWorkspaceSize_v8,
    common::cudnnGetCallback,
    common::cudnnGetConvolution2dDescriptor,
    common::cudnnGetConvolution2dForwardOutputDim,
    common::cudnnGetConvolutionBackwardDataAlgorithmMaxCount,
    common::cudnnGetConvolutionBackwardDataAlgorithm_v7,
    common::cudnnGetConvolutionBackwardDataWorkspaceSize,
    common::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount,
    common::cudnnGetConvolutionBackwardFilterAlgorithm_v7,
    common::cudnnGetConvolutionBackwardFilterWorkspaceSize,
    common::cudnnGetConvolutionForwardAlgorithmMaxCount,
    common::cudnnGetConvolutionForwardAlgorithm_v7,
    common::cudnnGetConvolutionForwardWorkspaceSize,
    common::cudnnGetConvolutionGroupCount,
    common::cudnnGetConvolutionMathType,
    common::cudnnGetConvolutionNdDescriptor,
    common::cudnnGetConvolutionNdForwardOutputDim,
    common::cudnnGetConvolutionReorderType,
    common::cudnnGetCudartVersion,
    common::cudnnGetDropoutDescriptor,
    common::cudnnGetErrorString,
    common::cudnnGetExecutionPlanWorkspaceSize,
    common::cudnnGetFilter4dDescriptor,
    common::cudnnGetFilterNdDescriptor,
    common::cudnnGetFilterSizeInBytes,
    common::cudnnGetFoldedConvBackwardDataDescriptors,
    common::cudnnGetFusedOpsConstParamPackAttribute,
    common::cudnnGetFusedOpsVariantParamPackAttribute,
    common::cudnnGetLRNDescriptor,
    common::cudnnGetLastErrorString,
    common::cudnnGetMaxDeviceVersion,
    common::cudnnGetMultiHeadAttnBuffers,
    common::cudnnGetMultiHeadAttnWeights,
    common::cudnnGetNormalizationBackwardWorkspaceSize,
    common::cudnnGetNormalizationForwardTrainingWorkspaceSize,
    common::cudnnGetNormalizationTrainingReserveSpaceSize,
    common::cudnnGetOpTensorDescriptor,
    common::cudnnGetPooling2dDescriptor,
    common::cudnnGetPooling2dForwardOutputDim,
    common::cudnnGetPoolingNdDescriptor,
    common::cudnnGetPoolingNdForwardOutputDim,
    common::cudnnGetProperty,
    common::cudnnGetRNNDataDescriptor,
    common::cudnnGetRNNDescriptor_v8,
    common::cudnnGetRNNTempSpaceSizes,
    common::cudnnGetRNNWeightParams,
    common::cudnnGetRNNWeightSpaceSize,
    common::cudnnGetReduceTensorDescriptor,
    common::cudnnGetReductionIndicesSize,
    common::cudnnGetReductionWorkspaceSize,
    common::cudnnGetSeqDataDescriptor,
    common::cudnnGetStream,
    common::cudnnGetTensor4dDescriptor,
    common::cudnnGetTensorNdDescriptor,
    common::cudnnGetTensorSizeInBytes,
    common::cudnnGetTensorTransformDescriptor,
    common::cudnnGetVersion,
    common::cudnnGnnAggSimpleBackward,
    common::cudnnGnnAggSimpleForward,
    common::cudnnGnnMhaGatBackward,
    common::cudnnGnnMhaGatForward,
    common::cudnnGnnMhaGatV2Backward,
    common::cudnnGnnMhaGatV2Forward,
    common::cudnnGraphVersionCheck,
    common::cudnnIm2Col,
    common::cudnnInitTransformDest,
    common::cudnnLRNCrossChannelBackward,
    common::cudnnLRNCrossChannelForward,
    common::cudnnLongFFTCausalConv1dBackward,
    common::cudnnLongFFTCausalConv1dForward,
    common::cudnnLongFFTCausalConv1dGetBufferSizes,
    common::cudnnMakeFusedOpsPlan,
    common::cudnnMultiHeadAttnBackwardData,
    common::cudnnMultiHeadAttnBackwardWeights,
    common::cudnnMultiHeadAttnForward,
    common::cudnnNormalizationBackward,
    common::cudnnNormalizationForwardInference,
    common::cudnnNormalizationForwardTraining,
    common::cudnnOpTensor,
    common::cudnnOpsVersionCheck,
    common::cudnnPoolingBackward,
    common::cudnnPoolingForward,
    common::cudnnQueryRuntimeError,
    common::cudnnRNNBackwardData_v8,
    common::cudnnRNNBackwardWeights_v8,
    common::cudnnRNNForward,
    common::cudnnRNNGetClip_v8,
    common::cudnnRNNGetClip_v9,
    common::cudnnRNNSetClip_v8,
    common::cudnnRNNSetClip_v9,
    common::cudnnReduceTensor,
    common::cudnnReorderFilterAndBias,
    common::cudnnRestoreDropoutDescriptor,
    common::cudnnScaleTensor,
    common::cudnnSetActivationDescriptor,
    common::cudnnSetActivationDescriptorSwishBeta,
    common::cudnnSetAttnDescriptor,
    common::cudnnSetCTCLossDescriptor,
    common::cudnnSetCTCLossDescriptorEx,
    common::cudnnSetCTCLossDescriptor_v8,
    common::cudnnSetCTCLossDescriptor_v9,
    common::cudnnSetCallback,
    common::cudnnSetConvolution2dDescriptor,
    common::cudnnSetConvolutionGroupCount,
    common::cudnnSetConvolutionMathType,
    common::cudnnSetConvolutionNdDescriptor,
    common::cudnnSetConvolutionReorderType,
    common::cudnnSetDropoutDescriptor,
    common::cudnnSetFilter4dDescriptor,
    common::cudnnSetFilterNdDescriptor,
    common::cudnnSetFusedOpsConstParamPackAttribute,
    common::cudnnSetFusedOpsVariantParamPackAttribute,
    common::cudnnSetLRNDescriptor,
    common::cudnnSetOpTensorDescriptor,
    common::cudnnSetPooling2dDescriptor,
    common::cudnnSetPoolingNdDescriptor,
    common::cudnnSetRNNDataDescriptor,
    common::cudnnSetRNNDescriptor_v8,
    common::cudnnSetReduceTensorDescriptor,
    common::cudnnSetSeqDataDescriptor,
    common::cudnnSetSpatialTransformerNdDescriptor,
    common::cudnnSetStream,
    common::cudnnSetTensor,
    common::cudnnSetTensor4dDescriptor,
    common::cudnnSetTensor4dDescriptorEx,
    common::cudnnSetTensorNdDescriptor,
    common::cudnnSetTensorNdDescriptorEx,
    common::cudnnSetTensorTransformDescriptor,
    common::cudnnSoftmaxBackward,
    common::cudnnSoftmaxForward,
    common::cudnnSpatialTfGridGeneratorBackward,
    common::cudnnSpatialTfGridGeneratorForward,
    common::cudnnSpatialTfSamplerBackward,
    common::cudnnSpatialTfSamplerForward,
    common::cudnnSubquadraticOpsVersionCheck,
    common::cudnnTransformFilter,
    common::cudnnTransformTensor,
    common::cudnnTransformTensorEx,
}

c_functions! {}

int_constants! {
    CUDNN_ADV_MAJOR = 9,
    CUDNN_ADV_MINOR = 28,
    CUDNN_ADV_PATCH = 0,
    CUDNN_ATTN_DISABLE_PROJ_BIASES = 0,
    CUDNN_ATTN_ENABLE_PROJ_BIASES = 2,
    CUDNN_ATTN_QUERYMAP_ALL_TO_ONE = 0,
    CUDNN_ATTN_QUERYMAP_ONE_TO_ONE = 1,
    CUDNN_ATTN_WKIND_COUNT = 8,
    CUDNN_CNN_MAJOR = 9,
    CUDNN_CNN_MINOR = 28,
    CUDNN_CNN_PATCH = 0,
    CUDNN_DIM_MAX = 8,
    CUDNN_GRAPH_MAJOR = 9,
    CUDNN_GRAPH_MINOR = 28,
    CUDNN_GRAPH_PATCH = 0,
    CUDNN_LRN_MAX_N = 16,
    CUDNN_LRN_MIN_N = 1,
    CUDNN_MAJOR = 9,
    CUDNN_MAX_DEVICE_VERSION = 1210,
    CUDNN_MAX_SM_MAJOR_NUMBER = 12,
    CUDNN_MAX_SM_MINOR_NUMBER = 1,
    CUDNN_MINOR = 28,
    CUDNN_OPS_MAJOR = 9,
    CUDNN_OPS_MINOR = 28,
    CUDNN_OPS_PATCH = 0,
    CUDNN_PATCHLEVEL = 0,
    CUDNN_RNN_PADDED_IO_DISABLED = 0,
    CUDNN_RNN_PADDED_IO_ENABLED = 1,
    CUDNN_SEQDATA_DIM_COUNT = 4,
    CUDNN_SEV_ERROR_EN = 2,
    CUDNN_SEV_INFO_EN = 8,
    CUDNN_SEV_WARNING_EN = 4,
    CUDNN_VERSION = 92800,
}
