//! The contents of `cubind.cudnn`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudnn::{both, slots};
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

c_functions! {
}

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
    table.constant("CUDNN_ADV_MAJOR", Constant::Int(9));
    table.constant("CUDNN_ADV_MINOR", Constant::Int(28));
    table.constant("CUDNN_ADV_PATCH", Constant::Int(0));
    table.constant("CUDNN_ATTN_DISABLE_PROJ_BIASES", Constant::Int(0));
    table.constant("CUDNN_ATTN_ENABLE_PROJ_BIASES", Constant::Int(2));
    table.constant("CUDNN_ATTN_QUERYMAP_ALL_TO_ONE", Constant::Int(0));
    table.constant("CUDNN_ATTN_QUERYMAP_ONE_TO_ONE", Constant::Int(1));
    table.constant("CUDNN_ATTN_WKIND_COUNT", Constant::Int(8));
    table.constant("CUDNN_BN_MIN_EPSILON", Constant::Float(0.0));
    table.constant("CUDNN_CNN_MAJOR", Constant::Int(9));
    table.constant("CUDNN_CNN_MINOR", Constant::Int(28));
    table.constant("CUDNN_CNN_PATCH", Constant::Int(0));
    table.constant("CUDNN_DIM_MAX", Constant::Int(8));
    table.constant("CUDNN_GRAPH_MAJOR", Constant::Int(9));
    table.constant("CUDNN_GRAPH_MINOR", Constant::Int(28));
    table.constant("CUDNN_GRAPH_PATCH", Constant::Int(0));
    table.constant("CUDNN_LRN_MAX_N", Constant::Int(16));
    table.constant("CUDNN_LRN_MIN_BETA", Constant::Float(0.01));
    table.constant("CUDNN_LRN_MIN_K", Constant::Float(1e-5));
    table.constant("CUDNN_LRN_MIN_N", Constant::Int(1));
    table.constant("CUDNN_MAJOR", Constant::Int(9));
    table.constant("CUDNN_MAX_DEVICE_VERSION", Constant::Int(1210));
    table.constant("CUDNN_MAX_SM_MAJOR_NUMBER", Constant::Int(12));
    table.constant("CUDNN_MAX_SM_MINOR_NUMBER", Constant::Int(1));
    table.constant("CUDNN_MINOR", Constant::Int(28));
    table.constant("CUDNN_OPS_MAJOR", Constant::Int(9));
    table.constant("CUDNN_OPS_MINOR", Constant::Int(28));
    table.constant("CUDNN_OPS_PATCH", Constant::Int(0));
    table.constant("CUDNN_PATCHLEVEL", Constant::Int(0));
    table.constant("CUDNN_RNN_PADDED_IO_DISABLED", Constant::Int(0));
    table.constant("CUDNN_RNN_PADDED_IO_ENABLED", Constant::Int(1));
    table.constant("CUDNN_SEQDATA_DIM_COUNT", Constant::Int(4));
    table.constant("CUDNN_SEV_ERROR_EN", Constant::Int(2));
    table.constant("CUDNN_SEV_INFO_EN", Constant::Int(8));
    table.constant("CUDNN_SEV_WARNING_EN", Constant::Int(4));
    table.constant("CUDNN_VERSION", Constant::Int(92800));
}

functions! {
    both::cudnnActivationBackward,
    both::cudnnActivationForward,
    both::cudnnAddTensor,
    both::cudnnAdvVersionCheck,
    both::cudnnB2BCausalConv1dBackward,
    both::cudnnB2BCausalConv1dForward,
    both::cudnnBackendCreateDescriptor,
    both::cudnnBackendDestroyDescriptor,
    both::cudnnBackendExecute,
    both::cudnnBackendFinalize,
    both::cudnnBackendGetAttribute,
    both::cudnnBackendInitialize,
    both::cudnnBackendPopulateCudaGraph,
    both::cudnnBackendSetAttribute,
    both::cudnnBackendUpdateCudaGraph,
    both::cudnnBatchNormalizationBackward,
    both::cudnnBatchNormalizationBackwardEx,
    both::cudnnBatchNormalizationForwardInference,
    both::cudnnBatchNormalizationForwardTraining,
    both::cudnnBatchNormalizationForwardTrainingEx,
    both::cudnnBuildRNNDynamic,
    both::cudnnCTCLoss,
    both::cudnnCTCLoss_v8,
    both::cudnnCausalConv1dBackward,
    both::cudnnCausalConv1dForward,
    both::cudnnCausalConv1dNwhBackward,
    both::cudnnCausalConv1dNwhForward,
    both::cudnnCnnVersionCheck,
    both::cudnnConvolutionBackwardBias,
    both::cudnnConvolutionBackwardData,
    both::cudnnConvolutionBackwardFilter,
    both::cudnnConvolutionBiasActivationForward,
    both::cudnnConvolutionForward,
    both::cudnnCreate,
    both::cudnnCreateActivationDescriptor,
    both::cudnnCreateAttnDescriptor,
    both::cudnnCreateCTCLossDescriptor,
    both::cudnnCreateConvolutionDescriptor,
    both::cudnnCreateDropoutDescriptor,
    both::cudnnCreateFilterDescriptor,
    both::cudnnCreateFusedOpsConstParamPack,
    both::cudnnCreateFusedOpsPlan,
    both::cudnnCreateFusedOpsVariantParamPack,
    both::cudnnCreateLRNDescriptor,
    both::cudnnCreateOpTensorDescriptor,
    both::cudnnCreatePoolingDescriptor,
    both::cudnnCreateRNNDataDescriptor,
    both::cudnnCreateRNNDescriptor,
    both::cudnnCreateReduceTensorDescriptor,
    both::cudnnCreateSeqDataDescriptor,
    both::cudnnCreateSpatialTransformerDescriptor,
    both::cudnnCreateTensorDescriptor,
    both::cudnnCreateTensorTransformDescriptor,
    both::cudnnDeriveBNTensorDescriptor,
    both::cudnnDeriveNormTensorDescriptor,
    both::cudnnDestroy,
    both::cudnnDestroyActivationDescriptor,
    both::cudnnDestroyAttnDescriptor,
    both::cudnnDestroyCTCLossDescriptor,
    both::cudnnDestroyConvolutionDescriptor,
    both::cudnnDestroyDropoutDescriptor,
    both::cudnnDestroyFilterDescriptor,
    both::cudnnDestroyFusedOpsConstParamPack,
    both::cudnnDestroyFusedOpsPlan,
    both::cudnnDestroyFusedOpsVariantParamPack,
    both::cudnnDestroyLRNDescriptor,
    both::cudnnDestroyOpTensorDescriptor,
    both::cudnnDestroyPoolingDescriptor,
    both::cudnnDestroyRNNDataDescriptor,
    both::cudnnDestroyRNNDescriptor,
    both::cudnnDestroyReduceTensorDescriptor,
    both::cudnnDestroySeqDataDescriptor,
    both::cudnnDestroySpatialTransformerDescriptor,
    both::cudnnDestroyTensorDescriptor,
    both::cudnnDestroyTensorTransformDescriptor,
    both::cudnnDivisiveNormalizationBackward,
    both::cudnnDivisiveNormalizationForward,
    both::cudnnDropoutBackward,
    both::cudnnDropoutForward,
    both::cudnnDropoutGetReserveSpaceSize,
    both::cudnnDropoutGetStatesSize,
    both::cudnnFFTCausalConv1dBackward,
    both::cudnnFFTCausalConv1dForward,
    both::cudnnFindConvolutionBackwardDataAlgorithm,
    both::cudnnFindConvolutionBackwardDataAlgorithmEx,
    both::cudnnFindConvolutionBackwardFilterAlgorithm,
    both::cudnnFindConvolutionBackwardFilterAlgorithmEx,
    both::cudnnFindConvolutionForwardAlgorithm,
    both::cudnnFindConvolutionForwardAlgorithmEx,
    both::cudnnFusedOpsExecute,
    both::cudnnGetActivationDescriptor,
    both::cudnnGetActivationDescriptorSwishBeta,
    both::cudnnGetAttnDescriptor,
    both::cudnnGetBatchNormalizationBackwardExWorkspaceSize,
    both::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize,
    both::cudnnGetBatchNormalizationTrainingExReserveSpaceSize,
    both::cudnnGetCTCLossDescriptor,
    both::cudnnGetCTCLossDescriptorEx,
    both::cudnnGetCTCLossDescriptor_v8,
    both::cudnnGetCTCLossDescriptor_v9,
    both::cudnnGetCTCLossWorkspaceSize,
    both::cudnnGetCTCLossWorkspaceSize_v8,
    both::cudnnGetCallback,
    both::cudnnGetConvolution2dDescriptor,
    both::cudnnGetConvolution2dForwardOutputDim,
    both::cudnnGetConvolutionBackwardDataAlgorithmMaxCount,
    both::cudnnGetConvolutionBackwardDataAlgorithm_v7,
    both::cudnnGetConvolutionBackwardDataWorkspaceSize,
    both::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount,
    both::cudnnGetConvolutionBackwardFilterAlgorithm_v7,
    both::cudnnGetConvolutionBackwardFilterWorkspaceSize,
    both::cudnnGetConvolutionForwardAlgorithmMaxCount,
    both::cudnnGetConvolutionForwardAlgorithm_v7,
    both::cudnnGetConvolutionForwardWorkspaceSize,
    both::cudnnGetConvolutionGroupCount,
    both::cudnnGetConvolutionMathType,
    both::cudnnGetConvolutionNdDescriptor,
    both::cudnnGetConvolutionNdForwardOutputDim,
    both::cudnnGetConvolutionReorderType,
    both::cudnnGetCudartVersion,
    both::cudnnGetDropoutDescriptor,
    both::cudnnGetErrorString,
    both::cudnnGetExecutionPlanWorkspaceSize,
    both::cudnnGetFilter4dDescriptor,
    both::cudnnGetFilterNdDescriptor,
    both::cudnnGetFilterSizeInBytes,
    both::cudnnGetFoldedConvBackwardDataDescriptors,
    both::cudnnGetFusedOpsConstParamPackAttribute,
    both::cudnnGetFusedOpsVariantParamPackAttribute,
    both::cudnnGetLRNDescriptor,
    both::cudnnGetLastErrorString,
    both::cudnnGetMaxDeviceVersion,
    both::cudnnGetMultiHeadAttnBuffers,
    both::cudnnGetMultiHeadAttnWeights,
    both::cudnnGetNormalizationBackwardWorkspaceSize,
    both::cudnnGetNormalizationForwardTrainingWorkspaceSize,
    both::cudnnGetNormalizationTrainingReserveSpaceSize,
    both::cudnnGetOpTensorDescriptor,
    both::cudnnGetPooling2dDescriptor,
    both::cudnnGetPooling2dForwardOutputDim,
    both::cudnnGetPoolingNdDescriptor,
    both::cudnnGetPoolingNdForwardOutputDim,
    both::cudnnGetProperty,
    both::cudnnGetRNNDataDescriptor,
    both::cudnnGetRNNDescriptor_v8,
    both::cudnnGetRNNTempSpaceSizes,
    both::cudnnGetRNNWeightParams,
    both::cudnnGetRNNWeightSpaceSize,
    both::cudnnGetReduceTensorDescriptor,
    both::cudnnGetReductionIndicesSize,
    both::cudnnGetReductionWorkspaceSize,
    both::cudnnGetSeqDataDescriptor,
    both::cudnnGetStream,
    both::cudnnGetTensor4dDescriptor,
    both::cudnnGetTensorNdDescriptor,
    both::cudnnGetTensorSizeInBytes,
    both::cudnnGetTensorTransformDescriptor,
    both::cudnnGetVersion,
    both::cudnnGnnAggSimpleBackward,
    both::cudnnGnnAggSimpleForward,
    both::cudnnGnnMhaGatBackward,
    both::cudnnGnnMhaGatForward,
    both::cudnnGnnMhaGatV2Backward,
    both::cudnnGnnMhaGatV2Forward,
    both::cudnnGraphVersionCheck,
    both::cudnnIm2Col,
    both::cudnnInitTransformDest,
    both::cudnnLRNCrossChannelBackward,
    both::cudnnLRNCrossChannelForward,
    both::cudnnLongFFTCausalConv1dBackward,
    both::cudnnLongFFTCausalConv1dForward,
    both::cudnnLongFFTCausalConv1dGetBufferSizes,
    both::cudnnMakeFusedOpsPlan,
    both::cudnnMultiHeadAttnBackwardData,
    both::cudnnMultiHeadAttnBackwardWeights,
    both::cudnnMultiHeadAttnForward,
    both::cudnnNormalizationBackward,
    both::cudnnNormalizationForwardInference,
    both::cudnnNormalizationForwardTraining,
    both::cudnnOpTensor,
    both::cudnnOpsVersionCheck,
    both::cudnnPoolingBackward,
    both::cudnnPoolingForward,
    both::cudnnQueryRuntimeError,
    both::cudnnRNNBackwardData_v8,
    both::cudnnRNNBackwardWeights_v8,
    both::cudnnRNNForward,
    both::cudnnRNNGetClip_v8,
    both::cudnnRNNGetClip_v9,
    both::cudnnRNNSetClip_v8,
    both::cudnnRNNSetClip_v9,
    both::cudnnReduceTensor,
    both::cudnnReorderFilterAndBias,
    both::cudnnRestoreDropoutDescriptor,
    both::cudnnScaleTensor,
    both::cudnnSetActivationDescriptor,
    both::cudnnSetActivationDescriptorSwishBeta,
    both::cudnnSetAttnDescriptor,
    both::cudnnSetCTCLossDescriptor,
    both::cudnnSetCTCLossDescriptorEx,
    both::cudnnSetCTCLossDescriptor_v8,
    both::cudnnSetCTCLossDescriptor_v9,
    both::cudnnSetCallback,
    both::cudnnSetConvolution2dDescriptor,
    both::cudnnSetConvolutionGroupCount,
    both::cudnnSetConvolutionMathType,
    both::cudnnSetConvolutionNdDescriptor,
    both::cudnnSetConvolutionReorderType,
    both::cudnnSetDropoutDescriptor,
    both::cudnnSetFilter4dDescriptor,
    both::cudnnSetFilterNdDescriptor,
    both::cudnnSetFusedOpsConstParamPackAttribute,
    both::cudnnSetFusedOpsVariantParamPackAttribute,
    both::cudnnSetLRNDescriptor,
    both::cudnnSetOpTensorDescriptor,
    both::cudnnSetPooling2dDescriptor,
    both::cudnnSetPoolingNdDescriptor,
    both::cudnnSetRNNDataDescriptor,
    both::cudnnSetRNNDescriptor_v8,
    both::cudnnSetReduceTensorDescriptor,
    both::cudnnSetSeqDataDescriptor,
    both::cudnnSetSpatialTransformerNdDescriptor,
    both::cudnnSetStream,
    both::cudnnSetTensor,
    both::cudnnSetTensor4dDescriptor,
    both::cudnnSetTensor4dDescriptorEx,
    both::cudnnSetTensorNdDescriptor,
    both::cudnnSetTensorNdDescriptorEx,
    both::cudnnSetTensorTransformDescriptor,
    both::cudnnSoftmaxBackward,
    both::cudnnSoftmaxForward,
    both::cudnnSpatialTfGridGeneratorBackward,
    both::cudnnSpatialTfGridGeneratorForward,
    both::cudnnSpatialTfSamplerBackward,
    both::cudnnSpatialTfSamplerForward,
    both::cudnnSubquadraticOpsVersionCheck,
    both::cudnnTransformFilter,
    both::cudnnTransformTensor,
    both::cudnnTransformTensorEx,
}
