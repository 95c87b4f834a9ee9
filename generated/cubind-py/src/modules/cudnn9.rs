//! The contents of `cubind.cudnn`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudnn::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cudnn9, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuDNN",
        &["libcudnn.so.9"],
        None,
        &["nvidia/cudnn/lib"],
        "cudnn",
        &[],
    )
    .installed_by(&["nvidia-cudnn-cu13", "nvidia-cudnn-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cudnnActivationBackward, None, ""),
        (slots::cudnnActivationForward, None, ""),
        (slots::cudnnAddTensor, None, ""),
        (slots::cudnnAdvVersionCheck, None, ""),
        (slots::cudnnB2BCausalConv1dBackward, None, "9.24"),
        (slots::cudnnB2BCausalConv1dForward, None, "9.24"),
        (slots::cudnnBackendCreateDescriptor, None, ""),
        (slots::cudnnBackendDestroyDescriptor, None, ""),
        (slots::cudnnBackendExecute, None, ""),
        (slots::cudnnBackendFinalize, None, ""),
        (slots::cudnnBackendGetAttribute, None, ""),
        (slots::cudnnBackendInitialize, None, ""),
        (slots::cudnnBackendPopulateCudaGraph, None, ""),
        (slots::cudnnBackendSetAttribute, None, ""),
        (slots::cudnnBackendUpdateCudaGraph, None, ""),
        (slots::cudnnBatchNormalizationBackward, None, ""),
        (slots::cudnnBatchNormalizationBackwardEx, None, ""),
        (slots::cudnnBatchNormalizationForwardInference, None, ""),
        (slots::cudnnBatchNormalizationForwardTraining, None, ""),
        (slots::cudnnBatchNormalizationForwardTrainingEx, None, ""),
        (slots::cudnnBuildRNNDynamic, None, ""),
        (slots::cudnnCTCLoss, None, ""),
        (slots::cudnnCTCLoss_v8, None, ""),
        (slots::cudnnCausalConv1dBackward, None, "9.22"),
        (slots::cudnnCausalConv1dForward, None, "9.22"),
        (slots::cudnnCausalConv1dNwhBackward, None, "9.24"),
        (slots::cudnnCausalConv1dNwhForward, None, "9.24"),
        (slots::cudnnCnnVersionCheck, None, ""),
        (slots::cudnnConvolutionBackwardBias, None, ""),
        (slots::cudnnConvolutionBackwardData, None, ""),
        (slots::cudnnConvolutionBackwardFilter, None, ""),
        (slots::cudnnConvolutionBiasActivationForward, None, ""),
        (slots::cudnnConvolutionForward, None, ""),
        (slots::cudnnCreate, None, ""),
        (slots::cudnnCreateActivationDescriptor, None, ""),
        (slots::cudnnCreateAttnDescriptor, None, ""),
        (slots::cudnnCreateCTCLossDescriptor, None, ""),
        (slots::cudnnCreateConvolutionDescriptor, None, ""),
        (slots::cudnnCreateDropoutDescriptor, None, ""),
        (slots::cudnnCreateFilterDescriptor, None, ""),
        (slots::cudnnCreateFusedOpsConstParamPack, None, ""),
        (slots::cudnnCreateFusedOpsPlan, None, ""),
        (slots::cudnnCreateFusedOpsVariantParamPack, None, ""),
        (slots::cudnnCreateLRNDescriptor, None, ""),
        (slots::cudnnCreateOpTensorDescriptor, None, ""),
        (slots::cudnnCreatePoolingDescriptor, None, ""),
        (slots::cudnnCreateRNNDataDescriptor, None, ""),
        (slots::cudnnCreateRNNDescriptor, None, ""),
        (slots::cudnnCreateReduceTensorDescriptor, None, ""),
        (slots::cudnnCreateSeqDataDescriptor, None, ""),
        (slots::cudnnCreateSpatialTransformerDescriptor, None, ""),
        (slots::cudnnCreateTensorDescriptor, None, ""),
        (slots::cudnnCreateTensorTransformDescriptor, None, ""),
        (slots::cudnnDeriveBNTensorDescriptor, None, ""),
        (slots::cudnnDeriveNormTensorDescriptor, None, ""),
        (slots::cudnnDestroy, None, ""),
        (slots::cudnnDestroyActivationDescriptor, None, ""),
        (slots::cudnnDestroyAttnDescriptor, None, ""),
        (slots::cudnnDestroyCTCLossDescriptor, None, ""),
        (slots::cudnnDestroyConvolutionDescriptor, None, ""),
        (slots::cudnnDestroyDropoutDescriptor, None, ""),
        (slots::cudnnDestroyFilterDescriptor, None, ""),
        (slots::cudnnDestroyFusedOpsConstParamPack, None, ""),
        (slots::cudnnDestroyFusedOpsPlan, None, ""),
        (slots::cudnnDestroyFusedOpsVariantParamPack, None, ""),
        (slots::cudnnDestroyLRNDescriptor, None, ""),
        (slots::cudnnDestroyOpTensorDescriptor, None, ""),
        (slots::cudnnDestroyPoolingDescriptor, None, ""),
        (slots::cudnnDestroyRNNDataDescriptor, None, ""),
        (slots::cudnnDestroyRNNDescriptor, None, ""),
        (slots::cudnnDestroyReduceTensorDescriptor, None, ""),
        (slots::cudnnDestroySeqDataDescriptor, None, ""),
        (slots::cudnnDestroySpatialTransformerDescriptor, None, ""),
        (slots::cudnnDestroyTensorDescriptor, None, ""),
        (slots::cudnnDestroyTensorTransformDescriptor, None, ""),
        (slots::cudnnDivisiveNormalizationBackward, None, ""),
        (slots::cudnnDivisiveNormalizationForward, None, ""),
        (slots::cudnnDropoutBackward, None, ""),
        (slots::cudnnDropoutForward, None, ""),
        (slots::cudnnDropoutGetReserveSpaceSize, None, ""),
        (slots::cudnnDropoutGetStatesSize, None, ""),
        (slots::cudnnFFTCausalConv1dBackward, None, "9.26"),
        (slots::cudnnFFTCausalConv1dForward, None, "9.26"),
        (slots::cudnnFindConvolutionBackwardDataAlgorithm, None, ""),
        (slots::cudnnFindConvolutionBackwardDataAlgorithmEx, None, ""),
        (slots::cudnnFindConvolutionBackwardFilterAlgorithm, None, ""),
        (slots::cudnnFindConvolutionBackwardFilterAlgorithmEx, None, ""),
        (slots::cudnnFindConvolutionForwardAlgorithm, None, ""),
        (slots::cudnnFindConvolutionForwardAlgorithmEx, None, ""),
        (slots::cudnnFusedOpsExecute, None, ""),
        (slots::cudnnGetActivationDescriptor, None, ""),
        (slots::cudnnGetActivationDescriptorSwishBeta, None, ""),
        (slots::cudnnGetAttnDescriptor, None, ""),
        (slots::cudnnGetBatchNormalizationBackwardExWorkspaceSize, None, ""),
        (slots::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize, None, ""),
        (slots::cudnnGetBatchNormalizationTrainingExReserveSpaceSize, None, ""),
        (slots::cudnnGetCTCLossDescriptor, None, ""),
        (slots::cudnnGetCTCLossDescriptorEx, None, ""),
        (slots::cudnnGetCTCLossDescriptor_v8, None, ""),
        (slots::cudnnGetCTCLossDescriptor_v9, None, ""),
        (slots::cudnnGetCTCLossWorkspaceSize, None, ""),
        (slots::cudnnGetCTCLossWorkspaceSize_v8, None, ""),
        (slots::cudnnGetCallback, None, ""),
        (slots::cudnnGetConvolution2dDescriptor, None, ""),
        (slots::cudnnGetConvolution2dForwardOutputDim, None, ""),
        (slots::cudnnGetConvolutionBackwardDataAlgorithmMaxCount, None, ""),
        (slots::cudnnGetConvolutionBackwardDataAlgorithm_v7, None, ""),
        (slots::cudnnGetConvolutionBackwardDataWorkspaceSize, None, ""),
        (slots::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount, None, ""),
        (slots::cudnnGetConvolutionBackwardFilterAlgorithm_v7, None, ""),
        (slots::cudnnGetConvolutionBackwardFilterWorkspaceSize, None, ""),
        (slots::cudnnGetConvolutionForwardAlgorithmMaxCount, None, ""),
        (slots::cudnnGetConvolutionForwardAlgorithm_v7, None, ""),
        (slots::cudnnGetConvolutionForwardWorkspaceSize, None, ""),
        (slots::cudnnGetConvolutionGroupCount, None, ""),
        (slots::cudnnGetConvolutionMathType, None, ""),
        (slots::cudnnGetConvolutionNdDescriptor, None, ""),
        (slots::cudnnGetConvolutionNdForwardOutputDim, None, ""),
        (slots::cudnnGetConvolutionReorderType, None, ""),
        (slots::cudnnGetCudartVersion, None, ""),
        (slots::cudnnGetDropoutDescriptor, None, ""),
        (slots::cudnnGetErrorString, None, ""),
        (slots::cudnnGetExecutionPlanWorkspaceSize, None, "9.23"),
        (slots::cudnnGetFilter4dDescriptor, None, ""),
        (slots::cudnnGetFilterNdDescriptor, None, ""),
        (slots::cudnnGetFilterSizeInBytes, None, ""),
        (slots::cudnnGetFoldedConvBackwardDataDescriptors, None, ""),
        (slots::cudnnGetFusedOpsConstParamPackAttribute, None, ""),
        (slots::cudnnGetFusedOpsVariantParamPackAttribute, None, ""),
        (slots::cudnnGetLRNDescriptor, None, ""),
        (slots::cudnnGetLastErrorString, None, ""),
        (slots::cudnnGetMaxDeviceVersion, None, ""),
        (slots::cudnnGetMultiHeadAttnBuffers, None, ""),
        (slots::cudnnGetMultiHeadAttnWeights, None, ""),
        (slots::cudnnGetNormalizationBackwardWorkspaceSize, None, ""),
        (slots::cudnnGetNormalizationForwardTrainingWorkspaceSize, None, ""),
        (slots::cudnnGetNormalizationTrainingReserveSpaceSize, None, ""),
        (slots::cudnnGetOpTensorDescriptor, None, ""),
        (slots::cudnnGetPooling2dDescriptor, None, ""),
        (slots::cudnnGetPooling2dForwardOutputDim, None, ""),
        (slots::cudnnGetPoolingNdDescriptor, None, ""),
        (slots::cudnnGetPoolingNdForwardOutputDim, None, ""),
        (slots::cudnnGetProperty, None, ""),
        (slots::cudnnGetRNNDataDescriptor, None, ""),
        (slots::cudnnGetRNNDescriptor_v8, None, ""),
        (slots::cudnnGetRNNTempSpaceSizes, None, ""),
        (slots::cudnnGetRNNWeightParams, None, ""),
        (slots::cudnnGetRNNWeightSpaceSize, None, ""),
        (slots::cudnnGetReduceTensorDescriptor, None, ""),
        (slots::cudnnGetReductionIndicesSize, None, ""),
        (slots::cudnnGetReductionWorkspaceSize, None, ""),
        (slots::cudnnGetSeqDataDescriptor, None, ""),
        (slots::cudnnGetStream, None, ""),
        (slots::cudnnGetTensor4dDescriptor, None, ""),
        (slots::cudnnGetTensorNdDescriptor, None, ""),
        (slots::cudnnGetTensorSizeInBytes, None, ""),
        (slots::cudnnGetTensorTransformDescriptor, None, ""),
        (slots::cudnnGetVersion, None, ""),
        (slots::cudnnGnnAggSimpleBackward, None, "9.26"),
        (slots::cudnnGnnAggSimpleForward, None, "9.26"),
        (slots::cudnnGnnMhaGatBackward, None, "9.28"),
        (slots::cudnnGnnMhaGatForward, None, "9.28"),
        (slots::cudnnGnnMhaGatV2Backward, None, "9.28"),
        (slots::cudnnGnnMhaGatV2Forward, None, "9.28"),
        (slots::cudnnGraphVersionCheck, None, ""),
        (slots::cudnnIm2Col, None, ""),
        (slots::cudnnInitTransformDest, None, ""),
        (slots::cudnnLRNCrossChannelBackward, None, ""),
        (slots::cudnnLRNCrossChannelForward, None, ""),
        (slots::cudnnLongFFTCausalConv1dBackward, None, "9.26"),
        (slots::cudnnLongFFTCausalConv1dForward, None, "9.26"),
        (slots::cudnnLongFFTCausalConv1dGetBufferSizes, None, "9.26"),
        (slots::cudnnMakeFusedOpsPlan, None, ""),
        (slots::cudnnMultiHeadAttnBackwardData, None, ""),
        (slots::cudnnMultiHeadAttnBackwardWeights, None, ""),
        (slots::cudnnMultiHeadAttnForward, None, ""),
        (slots::cudnnNormalizationBackward, None, ""),
        (slots::cudnnNormalizationForwardInference, None, ""),
        (slots::cudnnNormalizationForwardTraining, None, ""),
        (slots::cudnnOpTensor, None, ""),
        (slots::cudnnOpsVersionCheck, None, ""),
        (slots::cudnnPoolingBackward, None, ""),
        (slots::cudnnPoolingForward, None, ""),
        (slots::cudnnQueryRuntimeError, None, ""),
        (slots::cudnnRNNBackwardData_v8, None, ""),
        (slots::cudnnRNNBackwardWeights_v8, None, ""),
        (slots::cudnnRNNForward, None, ""),
        (slots::cudnnRNNGetClip_v8, None, ""),
        (slots::cudnnRNNGetClip_v9, None, ""),
        (slots::cudnnRNNSetClip_v8, None, ""),
        (slots::cudnnRNNSetClip_v9, None, ""),
        (slots::cudnnReduceTensor, None, ""),
        (slots::cudnnReorderFilterAndBias, None, ""),
        (slots::cudnnRestoreDropoutDescriptor, None, ""),
        (slots::cudnnScaleTensor, None, ""),
        (slots::cudnnSetActivationDescriptor, None, ""),
        (slots::cudnnSetActivationDescriptorSwishBeta, None, ""),
        (slots::cudnnSetAttnDescriptor, None, ""),
        (slots::cudnnSetCTCLossDescriptor, None, ""),
        (slots::cudnnSetCTCLossDescriptorEx, None, ""),
        (slots::cudnnSetCTCLossDescriptor_v8, None, ""),
        (slots::cudnnSetCTCLossDescriptor_v9, None, ""),
        (slots::cudnnSetCallback, None, ""),
        (slots::cudnnSetConvolution2dDescriptor, None, ""),
        (slots::cudnnSetConvolutionGroupCount, None, ""),
        (slots::cudnnSetConvolutionMathType, None, ""),
        (slots::cudnnSetConvolutionNdDescriptor, None, ""),
        (slots::cudnnSetConvolutionReorderType, None, ""),
        (slots::cudnnSetDropoutDescriptor, None, ""),
        (slots::cudnnSetFilter4dDescriptor, None, ""),
        (slots::cudnnSetFilterNdDescriptor, None, ""),
        (slots::cudnnSetFusedOpsConstParamPackAttribute, None, ""),
        (slots::cudnnSetFusedOpsVariantParamPackAttribute, None, ""),
        (slots::cudnnSetLRNDescriptor, None, ""),
        (slots::cudnnSetOpTensorDescriptor, None, ""),
        (slots::cudnnSetPooling2dDescriptor, None, ""),
        (slots::cudnnSetPoolingNdDescriptor, None, ""),
        (slots::cudnnSetRNNDataDescriptor, None, ""),
        (slots::cudnnSetRNNDescriptor_v8, None, ""),
        (slots::cudnnSetReduceTensorDescriptor, None, ""),
        (slots::cudnnSetSeqDataDescriptor, None, ""),
        (slots::cudnnSetSpatialTransformerNdDescriptor, None, ""),
        (slots::cudnnSetStream, None, ""),
        (slots::cudnnSetTensor, None, ""),
        (slots::cudnnSetTensor4dDescriptor, None, ""),
        (slots::cudnnSetTensor4dDescriptorEx, None, ""),
        (slots::cudnnSetTensorNdDescriptor, None, ""),
        (slots::cudnnSetTensorNdDescriptorEx, None, ""),
        (slots::cudnnSetTensorTransformDescriptor, None, ""),
        (slots::cudnnSoftmaxBackward, None, ""),
        (slots::cudnnSoftmaxForward, None, ""),
        (slots::cudnnSpatialTfGridGeneratorBackward, None, ""),
        (slots::cudnnSpatialTfGridGeneratorForward, None, ""),
        (slots::cudnnSpatialTfSamplerBackward, None, ""),
        (slots::cudnnSpatialTfSamplerForward, None, ""),
        (slots::cudnnSubquadraticOpsVersionCheck, None, "9.22"),
        (slots::cudnnTransformFilter, None, ""),
        (slots::cudnnTransformTensor, None, ""),
        (slots::cudnnTransformTensorEx, None, ""),
    ],
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cudnnActivationBackward",
            both::cudnnActivationBackward,
            c"cudnnActivationBackward($self, handle, activationDesc, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)\n--\n\nComputes an activation's gradient dx from y, dy and x, as α·gradient + β·dx.\n\n``cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\nalpha : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationBackward\n",
        );
    table
        .function(
            c"cudnnActivationForward",
            both::cudnnActivationForward,
            c"cudnnActivationForward($self, handle, activationDesc, alpha, xDesc, x, beta, yDesc, y)\n--\n\ny = α·act(x) + β·y for each element; in place if y is x.\n\n``cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationForward\n",
        );
    table
        .function(
            c"cudnnAddTensor",
            both::cudnnAddTensor,
            c"cudnnAddTensor($self, handle, alpha, aDesc, A, beta, cDesc, C)\n--\n\nC = α·A + β·C, where dimensions of size 1 in A are repeated (such as a bias).\n\n``cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\naDesc : cudnnTensorDescriptor_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ncDesc : cudnnTensorDescriptor_t or None\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAddTensor\n",
        );
    table
        .function(
            c"cudnnAdvVersionCheck",
            both::cudnnAdvVersionCheck,
            c"cudnnAdvVersionCheck($self)\n--\n\nChecks that the library of RNNs, attention and CTC loss fits the version of those it needs.\n\n``cudnnStatus_t cudnnAdvVersionCheck(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAdvVersionCheck\n",
        );
    table
        .function(
            c"cudnnB2BCausalConv1dBackward",
            both::cudnnB2BCausalConv1dBackward,
            c"cudnnB2BCausalConv1dBackward($self, stream, x, weightsProj, weightsMixer, skipBias, y, dy, dx, dweightsProj, dweightsMixer, dskipBias, batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType, dwDataType)\n--\n\nComputes the gradients of two causal convolutions that were computed in one pass.\n\n``cudnnStatus_t cudnnB2BCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, const void *y, const void *dy, void *dx, void *dweightsProj, void *dweightsMixer, void *dskipBias, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType, cudnnDataType_t dwDataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweightsProj : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweightsMixer : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nskipBias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweightsProj : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweightsMixer : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndskipBias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSizeProj : int\nkernelSizeMixer : int\ndataType : cudnnDataType_t\ndwDataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dBackward\n",
        );
    table
        .function(
            c"cudnnB2BCausalConv1dForward",
            both::cudnnB2BCausalConv1dForward,
            c"cudnnB2BCausalConv1dForward($self, stream, x, weightsProj, weightsMixer, skipBias, y, yGated, batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType)\n--\n\nComputes two causal convolutions in one pass, a projection and a mixer with gates between.\n\n``cudnnStatus_t cudnnB2BCausalConv1dForward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, void *y, void *yGated, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweightsProj : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweightsMixer : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nskipBias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nyGated : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSizeProj : int\nkernelSizeMixer : int\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dForward\n",
        );
    table
        .function(
            c"cudnnBackendCreateDescriptor",
            both::cudnnBackendCreateDescriptor,
            c"cudnnBackendCreateDescriptor($self, descriptorType)\n--\n\nAllocates a backend descriptor of a type, such as a tensor, an operation or an execution plan.\n\n``cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t descriptorType, cudnnBackendDescriptor_t *descriptor)``\n\nParameters\n----------\ndescriptorType : cudnnBackendDescriptorType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``, ``CUDNN_STATUS_NOT_SUPPORTED``.\ndescriptor : cudnnBackendDescriptor_t\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendCreateDescriptor\n",
        );
    table
        .function(
            c"cudnnBackendDestroyDescriptor",
            both::cudnnBackendDestroyDescriptor,
            c"cudnnBackendDestroyDescriptor($self, descriptor)\n--\n\nDestroys a backend descriptor and frees its memory.\n\n``cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor)``\n\nParameters\n----------\ndescriptor : cudnnBackendDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendDestroyDescriptor\n",
        );
    table
        .function(
            c"cudnnBackendExecute",
            both::cudnnBackendExecute,
            c"cudnnBackendExecute($self, handle, executionPlan, variantPack)\n--\n\nRuns a finalized execution plan with the data pointers and workspace of a variant pack.\n\n``cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nexecutionPlan : cudnnBackendDescriptor_t or None\nvariantPack : cudnnBackendDescriptor_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendExecute\n",
        );
    table
        .function(
            c"cudnnBackendFinalize",
            both::cudnnBackendFinalize,
            c"cudnnBackendFinalize($self, descriptor)\n--\n\nChecks a backend descriptor's attributes and completes it, after which it cannot be changed.\n\n``cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor)``\n\nParameters\n----------\ndescriptor : cudnnBackendDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendFinalize\n",
        );
    table
        .function(
            c"cudnnBackendGetAttribute",
            both::cudnnBackendGetAttribute,
            c"cudnnBackendGetAttribute($self, descriptor, attributeName, attributeType, requestedElementCount, arrayOfElements)\n--\n\nReads one attribute of a finalized backend descriptor, or how many elements it has.\n\n``cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t requestedElementCount, int64_t *elementCount, void *arrayOfElements)``\n\nParameters\n----------\ndescriptor : cudnnBackendDescriptor_t or None\nattributeName : cudnnBackendAttributeName_t\nattributeType : cudnnBackendAttributeType_t\nrequestedElementCount : int\narrayOfElements : object\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``.\nelementCount : int\narrayOfElements : object\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendGetAttribute\n",
        );
    table
        .function(
            c"cudnnBackendInitialize",
            both::cudnnBackendInitialize,
            c"cudnnBackendInitialize($self, descriptor)\n--\n\nBrings a backend descriptor into the state it had when it was created.\n\n``cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t descriptor)``\n\nParameters\n----------\ndescriptor : cudnnBackendDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendInitialize\n",
        );
    table
        .function(
            c"cudnnBackendPopulateCudaGraph",
            both::cudnnBackendPopulateCudaGraph,
            c"cudnnBackendPopulateCudaGraph($self, handle, executionPlan, variantPack, graph)\n--\n\nAdds the nodes that run an execution plan to an empty CUDA graph.\n\n``cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nexecutionPlan : cudnnBackendDescriptor_t or None\nvariantPack : cudnnBackendDescriptor_t or None\n    Used after the call: keep it alive as long as ``graph``, or a copy of it, exists.\ngraph : runtime.cudaGraph_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendPopulateCudaGraph\n",
        );
    table
        .function(
            c"cudnnBackendSetAttribute",
            both::cudnnBackendSetAttribute,
            c"cudnnBackendSetAttribute($self, descriptor, attributeName, attributeType, elementCount, arrayOfElements)\n--\n\nSets one attribute of a backend descriptor that is not finalized yet.\n\n``cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t elementCount, const void *arrayOfElements)``\n\nParameters\n----------\ndescriptor : cudnnBackendDescriptor_t or None\nattributeName : cudnnBackendAttributeName_t\nattributeType : cudnnBackendAttributeType_t\nelementCount : int\narrayOfElements : object\n    cubind keeps it alive until ``descriptor`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendSetAttribute\n",
        );
    table
        .function(
            c"cudnnBackendUpdateCudaGraph",
            both::cudnnBackendUpdateCudaGraph,
            c"cudnnBackendUpdateCudaGraph($self, handle, executionPlan, variantPack, graph)\n--\n\nGives the nodes of a populated CUDA graph the pointers of another variant pack.\n\n``cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nexecutionPlan : cudnnBackendDescriptor_t or None\nvariantPack : cudnnBackendDescriptor_t or None\n    Used after the call: keep it alive as long as ``graph``, or a copy of it, exists.\ngraph : runtime.cudaGraph_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendUpdateCudaGraph\n",
        );
    table
        .function(
            c"cudnnBatchNormalizationBackward",
            both::cudnnBatchNormalizationBackward,
            c"cudnnBatchNormalizationBackward($self, handle, mode, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, x, dyDesc, dy, dxDesc, dx, dBnScaleBiasDesc, bnScale, dBnScaleResult, dBnBiasResult, epsilon, savedMean, savedInvVariance)\n--\n\nComputes batch normalization's gradients for x, scale and bias.\n\n``cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t dxDesc, void *dx, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScale, void *dBnScaleResult, void *dBnBiasResult, double epsilon, const void *savedMean, const void *savedInvVariance)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nalphaDataDiff : number with a type\nbetaDataDiff : number with a type\nalphaParamDiff : number with a type\nbetaParamDiff : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnScaleBiasDesc : cudnnTensorDescriptor_t or None\nbnScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnScaleResult : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnBiasResult : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nsavedMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nsavedInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackward\n",
        );
    table
        .function(
            c"cudnnBatchNormalizationBackwardEx",
            both::cudnnBatchNormalizationBackwardEx,
            c"cudnnBatchNormalizationBackwardEx($self, handle, mode, bnOps, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, xData, yDesc, yData, dyDesc, dyData, dzDesc, dzData, dxDesc, dxData, dBnScaleBiasDesc, bnScaleData, bnBiasData, dBnScaleData, dBnBiasData, epsilon, savedMean, savedInvVariance, activationDesc, workSpace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nComputes batch normalization's gradients with those of z and the activation that were fused in.\n\n``cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScaleData, const void *bnBiasData, void *dBnScaleData, void *dBnBiasData, double epsilon, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nbnOps : cudnnBatchNormOps_t\nalphaDataDiff : number with a type\nbetaDataDiff : number with a type\nalphaParamDiff : number with a type\nbetaParamDiff : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\nyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndzDesc : cudnnTensorDescriptor_t or None\ndzData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndxDesc : cudnnTensorDescriptor_t or None\ndxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnScaleBiasDesc : cudnnTensorDescriptor_t or None\nbnScaleData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnBiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnScaleData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndBnBiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nsavedMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nsavedInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackwardEx\n",
        );
    table
        .function(
            c"cudnnBatchNormalizationForwardInference",
            both::cudnnBatchNormalizationForwardInference,
            c"cudnnBatchNormalizationForwardInference($self, handle, mode, alpha, beta, xDesc, x, yDesc, y, bnScaleBiasMeanVarDesc, bnScale, bnBias, estimatedMean, estimatedVariance, epsilon)\n--\n\nNormalizes x by means and variances that were estimated in training.\n\n``cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, const void *estimatedMean, const void *estimatedVariance, double epsilon)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nalpha : number with a type\nbeta : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None\nbnScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnBias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nestimatedMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nestimatedVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardInference\n",
        );
    table
        .function(
            c"cudnnBatchNormalizationForwardTraining",
            both::cudnnBatchNormalizationForwardTraining,
            c"cudnnBatchNormalizationForwardTraining($self, handle, mode, alpha, beta, xDesc, x, yDesc, y, bnScaleBiasMeanVarDesc, bnScale, bnBias, exponentialAverageFactor, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance)\n--\n\nNormalizes x by the mean and variance of its batch, and updates running averages of them.\n\n``cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nalpha : number with a type\nbeta : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None\nbnScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnBias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nexponentialAverageFactor : float\nresultRunningMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultRunningVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nresultSaveMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultSaveInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTraining\n",
        );
    table
        .function(
            c"cudnnBatchNormalizationForwardTrainingEx",
            both::cudnnBatchNormalizationForwardTrainingEx,
            c"cudnnBatchNormalizationForwardTrainingEx($self, handle, mode, bnOps, alpha, beta, xDesc, xData, zDesc, zData, yDesc, yData, bnScaleBiasMeanVarDesc, bnScale, bnBias, exponentialAverageFactor, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance, activationDesc, workspace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nNormalizes x by its batch in training, on request with an addition of z and an activation.\n\n``cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nbnOps : cudnnBatchNormOps_t\nalpha : number with a type\nbeta : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nzDesc : cudnnTensorDescriptor_t or None\nzData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\nyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None\nbnScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbnBias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nexponentialAverageFactor : float\nresultRunningMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultRunningVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nresultSaveMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultSaveInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTrainingEx\n",
        );
    table
        .function(
            c"cudnnBuildRNNDynamic",
            both::cudnnBuildRNNDynamic,
            c"cudnnBuildRNNDynamic($self, handle, rnnDesc, miniBatch)\n--\n\nCompiles the kernels of a dynamic persistent RNN for a size of mini-batch.\n\n``cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int miniBatch)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\nminiBatch : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBuildRNNDynamic\n",
        );
    table
        .function(
            c"cudnnCTCLoss",
            both::cudnnCTCLoss,
            c"cudnnCTCLoss($self, handle, probsDesc, probs, hostLabels, hostLabelLengths, hostInputLengths, costs, gradientsDesc, gradients, algo, ctcLossDesc, workspace, workSpaceSizeInBytes)\n--\n\nComputes the CTC loss and its gradients; labels and lengths are in host memory.\n\n``cudnnStatus_t cudnnCTCLoss(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *hostLabels, const int *hostLabelLengths, const int *hostInputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, void *workspace, size_t workSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nprobsDesc : cudnnTensorDescriptor_t or None\nprobs : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhostLabels : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhostLabelLengths : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhostInputLengths : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncosts : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ngradientsDesc : cudnnTensorDescriptor_t or None\ngradients : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalgo : cudnnCTCLossAlgo_t\nctcLossDesc : cudnnCTCLossDescriptor_t or None\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss\n",
        );
    table
        .function(
            c"cudnnCTCLoss_v8",
            both::cudnnCTCLoss_v8,
            c"cudnnCTCLoss_v8($self, handle, algo, ctcLossDesc, probsDesc, probs, labels, labelLengths, inputLengths, costs, gradientsDesc, gradients, workSpaceSizeInBytes, workspace)\n--\n\nComputes the CTC loss and its gradients; labels and lengths are in device memory.\n\n``cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *labels, const int *labelLengths, const int *inputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, size_t workSpaceSizeInBytes, void *workspace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalgo : cudnnCTCLossAlgo_t\nctcLossDesc : cudnnCTCLossDescriptor_t or None\nprobsDesc : cudnnTensorDescriptor_t or None\nprobs : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlabels : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlabelLengths : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninputLengths : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncosts : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ngradientsDesc : cudnnTensorDescriptor_t or None\ngradients : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss_v8\n",
        );
    table
        .function(
            c"cudnnCausalConv1dBackward",
            both::cudnnCausalConv1dBackward,
            c"cudnnCausalConv1dBackward($self, stream, x, weight, bias, dy, dx, dweight, dbias, batch, dim, seqLen, kernelSize, dataType, dwDataType, activation)\n--\n\nComputes a causal convolution's gradients for x, weight and bias, for NHW data.\n\n``cudnnStatus_t cudnnCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\ndwDataType : cudnnDataType_t\nactivation : cudnnCausalConv1dActivation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dBackward\n",
        );
    table
        .function(
            c"cudnnCausalConv1dForward",
            both::cudnnCausalConv1dForward,
            c"cudnnCausalConv1dForward($self, stream, x, weight, bias, y, batch, dim, seqLen, kernelSize, dataType, activation)\n--\n\ny = act(conv(x, weight) + bias), each channel by itself and only over the past, for NHW data.\n\n``cudnnStatus_t cudnnCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\nactivation : cudnnCausalConv1dActivation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dForward\n",
        );
    table
        .function(
            c"cudnnCausalConv1dNwhBackward",
            both::cudnnCausalConv1dNwhBackward,
            c"cudnnCausalConv1dNwhBackward($self, stream, x, weight, bias, dy, dx, dweight, dbias, batch, dim, seqLen, kernelSize, dataType, dwDataType, activation)\n--\n\nComputes a causal convolution's gradients for x, weight and bias, for NWH data.\n\n``cudnnStatus_t cudnnCausalConv1dNwhBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\ndwDataType : cudnnDataType_t\nactivation : cudnnCausalConv1dActivation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhBackward\n",
        );
    table
        .function(
            c"cudnnCausalConv1dNwhForward",
            both::cudnnCausalConv1dNwhForward,
            c"cudnnCausalConv1dNwhForward($self, stream, x, weight, bias, y, batch, dim, seqLen, kernelSize, dataType, activation)\n--\n\ny = act(conv(x, weight) + bias), each channel by itself and only over the past, for NWH data.\n\n``cudnnStatus_t cudnnCausalConv1dNwhForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbias : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\nactivation : cudnnCausalConv1dActivation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhForward\n",
        );
    table
        .function(
            c"cudnnCnnVersionCheck",
            both::cudnnCnnVersionCheck,
            c"cudnnCnnVersionCheck($self)\n--\n\nChecks that the library of convolutions fits the version of those it needs.\n\n``cudnnStatus_t cudnnCnnVersionCheck(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCnnVersionCheck\n",
        );
    table
        .function(
            c"cudnnConvolutionBackwardBias",
            both::cudnnConvolutionBackwardBias,
            c"cudnnConvolutionBackwardBias($self, handle, alpha, dyDesc, dy, beta, dbDesc, db)\n--\n\nComputes a convolution's gradient db for its bias, the sum of dy over all but channels.\n\n``cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dbDesc, void *db)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndbDesc : cudnnTensorDescriptor_t or None\ndb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardBias\n",
        );
    table
        .function(
            c"cudnnConvolutionBackwardData",
            both::cudnnConvolutionBackwardData,
            c"cudnnConvolutionBackwardData($self, handle, alpha, wDesc, w, dyDesc, dy, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, dxDesc, dx)\n--\n\nComputes a convolution's gradient dx for its input from w and dy, as α·gradient + β·dx.\n\n``cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdDataAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\nwDesc : cudnnFilterDescriptor_t or None\nw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\nalgo : cudnnConvolutionBwdDataAlgo_t\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardData\n",
        );
    table
        .function(
            c"cudnnConvolutionBackwardFilter",
            both::cudnnConvolutionBackwardFilter,
            c"cudnnConvolutionBackwardFilter($self, handle, alpha, xDesc, x, dyDesc, dy, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, dwDesc, dw)\n--\n\nComputes a convolution's gradient dw for its filter from x and dy, as α·gradient + β·dw.\n\n``cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdFilterAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnFilterDescriptor_t dwDesc, void *dw)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\nalgo : cudnnConvolutionBwdFilterAlgo_t\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nbeta : number with a type\ndwDesc : cudnnFilterDescriptor_t or None\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardFilter\n",
        );
    table
        .function(
            c"cudnnConvolutionBiasActivationForward",
            both::cudnnConvolutionBiasActivationForward,
            c"cudnnConvolutionBiasActivationForward($self, handle, alpha1, xDesc, x, wDesc, w, convDesc, algo, workSpace, workSpaceSizeInBytes, alpha2, zDesc, z, biasDesc, bias, activationDesc, yDesc, y)\n--\n\ny = act(α1·conv(x, w) + α2·z + bias) in one pass.\n\n``cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *alpha2, cudnnTensorDescriptor_t zDesc, const void *z, cudnnTensorDescriptor_t biasDesc, const void *bias, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha1 : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwDesc : cudnnFilterDescriptor_t or None\nw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\nalgo : cudnnConvolutionFwdAlgo_t\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nalpha2 : number with a type\nzDesc : cudnnTensorDescriptor_t or None\nz : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbiasDesc : cudnnTensorDescriptor_t or None\nbias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBiasActivationForward\n",
        );
    table
        .function(
            c"cudnnConvolutionForward",
            both::cudnnConvolutionForward,
            c"cudnnConvolutionForward($self, handle, alpha, xDesc, x, wDesc, w, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, yDesc, y)\n--\n\ny = α·conv(x, w) + β·y with the chosen algorithm.\n\n``cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwDesc : cudnnFilterDescriptor_t or None\nw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\nalgo : cudnnConvolutionFwdAlgo_t\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionForward\n",
        );
    table
        .function(
            c"cudnnCreate",
            both::cudnnCreate,
            c"cudnnCreate($self)\n--\n\nCreates a cuDNN handle on the current device; it allocates memory there and may synchronize.\n\n``cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH``.\nhandle : cudnnHandle_t\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreate\n",
        );
    table
        .function(
            c"cudnnCreateActivationDescriptor",
            both::cudnnCreateActivationDescriptor,
            c"cudnnCreateActivationDescriptor($self)\n--\n\nCreates the empty descriptor of an activation, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *activationDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nactivationDesc : cudnnActivationDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateActivationDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateAttnDescriptor",
            both::cudnnCreateAttnDescriptor,
            c"cudnnCreateAttnDescriptor($self)\n--\n\nCreates an empty descriptor of multi-head attention.\n\n``cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *attnDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nattnDesc : cudnnAttnDescriptor_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateAttnDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateCTCLossDescriptor",
            both::cudnnCreateCTCLossDescriptor,
            c"cudnnCreateCTCLossDescriptor($self)\n--\n\nCreates an empty descriptor of the CTC loss.\n\n``cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *ctcLossDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nctcLossDesc : cudnnCTCLossDescriptor_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateCTCLossDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateConvolutionDescriptor",
            both::cudnnCreateConvolutionDescriptor,
            c"cudnnCreateConvolutionDescriptor($self)\n--\n\nCreates an empty convolution descriptor, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *convDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nconvDesc : cudnnConvolutionDescriptor_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateConvolutionDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateDropoutDescriptor",
            both::cudnnCreateDropoutDescriptor,
            c"cudnnCreateDropoutDescriptor($self)\n--\n\nCreates an empty dropout descriptor.\n\n``cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *dropoutDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\ndropoutDesc : cudnnDropoutDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateDropoutDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateFilterDescriptor",
            both::cudnnCreateFilterDescriptor,
            c"cudnnCreateFilterDescriptor($self)\n--\n\nCreates the empty descriptor of a filter, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filterDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nfilterDesc : cudnnFilterDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFilterDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateFusedOpsConstParamPack",
            both::cudnnCreateFusedOpsConstParamPack,
            c"cudnnCreateFusedOpsConstParamPack($self, ops)\n--\n\nCreates the pack of a fused operation's fixed parameters, such as descriptors.\n\n``cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *constPack, cudnnFusedOps_t ops)``\n\nParameters\n----------\nops : cudnnFusedOps_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nconstPack : cudnnFusedOpsConstParamPack_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsConstParamPack\n",
        );
    table
        .function(
            c"cudnnCreateFusedOpsPlan",
            both::cudnnCreateFusedOpsPlan,
            c"cudnnCreateFusedOpsPlan($self, ops)\n--\n\nCreates the empty plan of a fused operation.\n\n``cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *plan, cudnnFusedOps_t ops)``\n\nParameters\n----------\nops : cudnnFusedOps_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nplan : cudnnFusedOpsPlan_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsPlan\n",
        );
    table
        .function(
            c"cudnnCreateFusedOpsVariantParamPack",
            both::cudnnCreateFusedOpsVariantParamPack,
            c"cudnnCreateFusedOpsVariantParamPack($self, ops)\n--\n\nCreates the pack of a fused operation's parameters that vary by call, such as pointers.\n\n``cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *varPack, cudnnFusedOps_t ops)``\n\nParameters\n----------\nops : cudnnFusedOps_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvarPack : cudnnFusedOpsVariantParamPack_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsVariantParamPack\n",
        );
    table
        .function(
            c"cudnnCreateLRNDescriptor",
            both::cudnnCreateLRNDescriptor,
            c"cudnnCreateLRNDescriptor($self)\n--\n\nCreates the descriptor of a local response or divisive normalization.\n\n``cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *normDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nnormDesc : cudnnLRNDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateLRNDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateOpTensorDescriptor",
            both::cudnnCreateOpTensorDescriptor,
            c"cudnnCreateOpTensorDescriptor($self)\n--\n\nCreates the empty descriptor of an operation of two tensors.\n\n``cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *opTensorDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nopTensorDesc : cudnnOpTensorDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateOpTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnCreatePoolingDescriptor",
            both::cudnnCreatePoolingDescriptor,
            c"cudnnCreatePoolingDescriptor($self)\n--\n\nCreates the empty descriptor of a pooling, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *poolingDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\npoolingDesc : cudnnPoolingDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreatePoolingDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateRNNDataDescriptor",
            both::cudnnCreateRNNDataDescriptor,
            c"cudnnCreateRNNDataDescriptor($self)\n--\n\nCreates an empty descriptor of a batch of sequences for an RNN.\n\n``cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *rnnDataDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nrnnDataDesc : cudnnRNNDataDescriptor_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDataDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateRNNDescriptor",
            both::cudnnCreateRNNDescriptor,
            c"cudnnCreateRNNDescriptor($self)\n--\n\nCreates the empty descriptor of an RNN, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *rnnDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nrnnDesc : cudnnRNNDescriptor_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateReduceTensorDescriptor",
            both::cudnnCreateReduceTensorDescriptor,
            c"cudnnCreateReduceTensorDescriptor($self)\n--\n\nCreates the empty descriptor of a reduction.\n\n``cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *reduceTensorDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nreduceTensorDesc : cudnnReduceTensorDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateReduceTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateSeqDataDescriptor",
            both::cudnnCreateSeqDataDescriptor,
            c"cudnnCreateSeqDataDescriptor($self)\n--\n\nCreates an empty descriptor of sequences for attention.\n\n``cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *seqDataDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nseqDataDesc : cudnnSeqDataDescriptor_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSeqDataDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateSpatialTransformerDescriptor",
            both::cudnnCreateSpatialTransformerDescriptor,
            c"cudnnCreateSpatialTransformerDescriptor($self)\n--\n\nCreates the empty descriptor of a spatial transformer, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *stDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\nstDesc : cudnnSpatialTransformerDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSpatialTransformerDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateTensorDescriptor",
            both::cudnnCreateTensorDescriptor,
            c"cudnnCreateTensorDescriptor($self)\n--\n\nCreates the empty descriptor of a tensor, which a Set function then fills in.\n\n``cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensorDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\ntensorDesc : cudnnTensorDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnCreateTensorTransformDescriptor",
            both::cudnnCreateTensorTransformDescriptor,
            c"cudnnCreateTensorTransformDescriptor($self)\n--\n\nCreates the empty descriptor of a transformation of tensors.\n\n``cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *transformDesc)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.\ntransformDesc : cudnnTensorTransformDescriptor_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorTransformDescriptor\n",
        );
    table
        .function(
            c"cudnnDeriveBNTensorDescriptor",
            both::cudnnDeriveBNTensorDescriptor,
            c"cudnnDeriveBNTensorDescriptor($self, derivedBnDesc, xDesc, mode)\n--\n\nFills in the descriptor of batch normalization's scale, bias, mean and variance from x's.\n\n``cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derivedBnDesc, cudnnTensorDescriptor_t xDesc, cudnnBatchNormMode_t mode)``\n\nParameters\n----------\nderivedBnDesc : cudnnTensorDescriptor_t or None\nxDesc : cudnnTensorDescriptor_t or None\nmode : cudnnBatchNormMode_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveBNTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnDeriveNormTensorDescriptor",
            both::cudnnDeriveNormTensorDescriptor,
            c"cudnnDeriveNormTensorDescriptor($self, derivedNormScaleBiasDesc, derivedNormMeanVarDesc, xDesc, mode, groupCnt)\n--\n\nFills in the descriptors of a normalization's scale and bias, and mean and variance, from x's.\n\n``cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t derivedNormScaleBiasDesc, cudnnTensorDescriptor_t derivedNormMeanVarDesc, cudnnTensorDescriptor_t xDesc, cudnnNormMode_t mode, int groupCnt)``\n\nParameters\n----------\nderivedNormScaleBiasDesc : cudnnTensorDescriptor_t or None\nderivedNormMeanVarDesc : cudnnTensorDescriptor_t or None\nxDesc : cudnnTensorDescriptor_t or None\nmode : cudnnNormMode_t\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveNormTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroy",
            both::cudnnDestroy,
            c"cudnnDestroy($self, handle)\n--\n\nDestroys a cuDNN handle; it may synchronize the device to free what the handle allocated.\n\n``cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroy\n",
        );
    table
        .function(
            c"cudnnDestroyActivationDescriptor",
            both::cudnnDestroyActivationDescriptor,
            c"cudnnDestroyActivationDescriptor($self, activationDesc)\n--\n\nDestroys the descriptor of an activation.\n\n``cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t activationDesc)``\n\nParameters\n----------\nactivationDesc : cudnnActivationDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyActivationDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyAttnDescriptor",
            both::cudnnDestroyAttnDescriptor,
            c"cudnnDestroyAttnDescriptor($self, attnDesc)\n--\n\nDestroys what describes multi-head attention, not the weights.\n\n``cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t attnDesc)``\n\nParameters\n----------\nattnDesc : cudnnAttnDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyAttnDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyCTCLossDescriptor",
            both::cudnnDestroyCTCLossDescriptor,
            c"cudnnDestroyCTCLossDescriptor($self, ctcLossDesc)\n--\n\nDestroys a descriptor of the CTC loss.\n\n``cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyCTCLossDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyConvolutionDescriptor",
            both::cudnnDestroyConvolutionDescriptor,
            c"cudnnDestroyConvolutionDescriptor($self, convDesc)\n--\n\nDestroys a convolution descriptor.\n\n``cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t convDesc)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyConvolutionDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyDropoutDescriptor",
            both::cudnnDestroyDropoutDescriptor,
            c"cudnnDestroyDropoutDescriptor($self, dropoutDesc)\n--\n\nDestroys a dropout descriptor, not its states.\n\n``cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc)``\n\nParameters\n----------\ndropoutDesc : cudnnDropoutDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyDropoutDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyFilterDescriptor",
            both::cudnnDestroyFilterDescriptor,
            c"cudnnDestroyFilterDescriptor($self, filterDesc)\n--\n\nDestroys the descriptor of a filter, not its data.\n\n``cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filterDesc)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFilterDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyFusedOpsConstParamPack",
            both::cudnnDestroyFusedOpsConstParamPack,
            c"cudnnDestroyFusedOpsConstParamPack($self, constPack)\n--\n\nDestroys the pack of a fused operation's fixed parameters.\n\n``cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t constPack)``\n\nParameters\n----------\nconstPack : cudnnFusedOpsConstParamPack_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsConstParamPack\n",
        );
    table
        .function(
            c"cudnnDestroyFusedOpsPlan",
            both::cudnnDestroyFusedOpsPlan,
            c"cudnnDestroyFusedOpsPlan($self, plan)\n--\n\nDestroys the plan of a fused operation.\n\n``cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t plan)``\n\nParameters\n----------\nplan : cudnnFusedOpsPlan_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsPlan\n",
        );
    table
        .function(
            c"cudnnDestroyFusedOpsVariantParamPack",
            both::cudnnDestroyFusedOpsVariantParamPack,
            c"cudnnDestroyFusedOpsVariantParamPack($self, varPack)\n--\n\nDestroys the pack of a fused operation's parameters that vary by call.\n\n``cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t varPack)``\n\nParameters\n----------\nvarPack : cudnnFusedOpsVariantParamPack_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsVariantParamPack\n",
        );
    table
        .function(
            c"cudnnDestroyLRNDescriptor",
            both::cudnnDestroyLRNDescriptor,
            c"cudnnDestroyLRNDescriptor($self, lrnDesc)\n--\n\nDestroys the descriptor of a local response or divisive normalization.\n\n``cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t lrnDesc)``\n\nParameters\n----------\nlrnDesc : cudnnLRNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyLRNDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyOpTensorDescriptor",
            both::cudnnDestroyOpTensorDescriptor,
            c"cudnnDestroyOpTensorDescriptor($self, opTensorDesc)\n--\n\nDestroys the descriptor of an operation of two tensors.\n\n``cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc)``\n\nParameters\n----------\nopTensorDesc : cudnnOpTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyOpTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyPoolingDescriptor",
            both::cudnnDestroyPoolingDescriptor,
            c"cudnnDestroyPoolingDescriptor($self, poolingDesc)\n--\n\nDestroys the descriptor of a pooling.\n\n``cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t poolingDesc)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyPoolingDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyRNNDataDescriptor",
            both::cudnnDestroyRNNDataDescriptor,
            c"cudnnDestroyRNNDataDescriptor($self, rnnDataDesc)\n--\n\nDestroys a descriptor of a batch of sequences.\n\n``cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc)``\n\nParameters\n----------\nrnnDataDesc : cudnnRNNDataDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDataDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyRNNDescriptor",
            both::cudnnDestroyRNNDescriptor,
            c"cudnnDestroyRNNDescriptor($self, rnnDesc)\n--\n\nDestroys the descriptor of an RNN.\n\n``cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t rnnDesc)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyReduceTensorDescriptor",
            both::cudnnDestroyReduceTensorDescriptor,
            c"cudnnDestroyReduceTensorDescriptor($self, reduceTensorDesc)\n--\n\nDestroys the descriptor of a reduction.\n\n``cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc)``\n\nParameters\n----------\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyReduceTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroySeqDataDescriptor",
            both::cudnnDestroySeqDataDescriptor,
            c"cudnnDestroySeqDataDescriptor($self, seqDataDesc)\n--\n\nDestroys a descriptor of sequences for attention.\n\n``cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc)``\n\nParameters\n----------\nseqDataDesc : cudnnSeqDataDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySeqDataDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroySpatialTransformerDescriptor",
            both::cudnnDestroySpatialTransformerDescriptor,
            c"cudnnDestroySpatialTransformerDescriptor($self, stDesc)\n--\n\nDestroys the descriptor of a spatial transformer.\n\n``cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t stDesc)``\n\nParameters\n----------\nstDesc : cudnnSpatialTransformerDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySpatialTransformerDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyTensorDescriptor",
            both::cudnnDestroyTensorDescriptor,
            c"cudnnDestroyTensorDescriptor($self, tensorDesc)\n--\n\nDestroys the descriptor of a tensor, not its data.\n\n``cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensorDesc)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnDestroyTensorTransformDescriptor",
            both::cudnnDestroyTensorTransformDescriptor,
            c"cudnnDestroyTensorTransformDescriptor($self, transformDesc)\n--\n\nDestroys the descriptor of a transformation of tensors.\n\n``cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc)``\n\nParameters\n----------\ntransformDesc : cudnnTensorTransformDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorTransformDescriptor\n",
        );
    table
        .function(
            c"cudnnDivisiveNormalizationBackward",
            both::cudnnDivisiveNormalizationBackward,
            c"cudnnDivisiveNormalizationBackward($self, handle, normDesc, mode, alpha, xDesc, x, means, dy, temp, temp2, beta, dXdMeansDesc, dx, dMeans)\n--\n\nComputes the gradients of divisive normalization for x and the means.\n\n``cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, const void *dy, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t dXdMeansDesc, void *dx, void *dMeans)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nnormDesc : cudnnLRNDescriptor_t or None\nmode : cudnnDivNormMode_t\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmeans : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntemp : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntemp2 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndXdMeansDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndMeans : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationBackward\n",
        );
    table
        .function(
            c"cudnnDivisiveNormalizationForward",
            both::cudnnDivisiveNormalizationForward,
            c"cudnnDivisiveNormalizationForward($self, handle, normDesc, mode, alpha, xDesc, x, means, temp, temp2, beta, yDesc, y)\n--\n\nSubtracts means from x and divides by local deviations (divisive normalization).\n\n``cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nnormDesc : cudnnLRNDescriptor_t or None\nmode : cudnnDivNormMode_t\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmeans : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntemp : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntemp2 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationForward\n",
        );
    table
        .function(
            c"cudnnDropoutBackward",
            both::cudnnDropoutBackward,
            c"cudnnDropoutBackward($self, handle, dropoutDesc, dydesc, dy, dxdesc, dx, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nComputes dropout's gradient dx from dy with what the forward pass kept in reserveSpace.\n\n``cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t dydesc, const void *dy, cudnnTensorDescriptor_t dxdesc, void *dx, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\ndropoutDesc : cudnnDropoutDescriptor_t or None\ndydesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndxdesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutBackward\n",
        );
    table
        .function(
            c"cudnnDropoutForward",
            both::cudnnDropoutForward,
            c"cudnnDropoutForward($self, handle, dropoutDesc, xdesc, x, ydesc, y, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nZeroes random elements of x, scales the others to keep the mean, and keeps which in reserveSpace.\n\n``cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t xdesc, const void *x, cudnnTensorDescriptor_t ydesc, void *y, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\ndropoutDesc : cudnnDropoutDescriptor_t or None\nxdesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nydesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutForward\n",
        );
    table
        .function(
            c"cudnnDropoutGetReserveSpaceSize",
            both::cudnnDropoutGetReserveSpaceSize,
            c"cudnnDropoutGetReserveSpaceSize($self, xdesc)\n--\n\nWrites how many bytes dropout keeps between forward and backward for a tensor.\n\n``cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t xdesc, size_t *sizeInBytes)``\n\nParameters\n----------\nxdesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetReserveSpaceSize\n",
        );
    table
        .function(
            c"cudnnDropoutGetStatesSize",
            both::cudnnDropoutGetStatesSize,
            c"cudnnDropoutGetStatesSize($self, handle)\n--\n\nWrites how many bytes the states of dropout's random generators take.\n\n``cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t handle, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetStatesSize\n",
        );
    table
        .function(
            c"cudnnFFTCausalConv1dBackward",
            both::cudnnFFTCausalConv1dBackward,
            c"cudnnFFTCausalConv1dBackward($self, stream, x, weight, dy, dx, dweight, batch, dim, seqLen, kernelSize, dataType)\n--\n\nComputes the gradients of a causal convolution by FFT for x and weight.\n\n``cudnnStatus_t cudnnFFTCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dBackward\n",
        );
    table
        .function(
            c"cudnnFFTCausalConv1dForward",
            both::cudnnFFTCausalConv1dForward,
            c"cudnnFFTCausalConv1dForward($self, stream, x, weight, y, batch, dim, seqLen, kernelSize, dataType)\n--\n\nComputes a causal convolution of each channel by FFT.\n\n``cudnnStatus_t cudnnFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dForward\n",
        );
    table
        .function(
            c"cudnnFindConvolutionBackwardDataAlgorithm",
            both::cudnnFindConvolutionBackwardDataAlgorithm,
            c"cudnnFindConvolutionBackwardDataAlgorithm($self, handle, wDesc, dyDesc, convDesc, dxDesc, requestedAlgoCount)\n--\n\nTimes every algorithm for the data's gradient on memory of its own; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nwDesc : cudnnFilterDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ndxDesc : cudnnTensorDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithm\n",
        );
    table
        .function(
            c"cudnnFindConvolutionBackwardDataAlgorithmEx",
            both::cudnnFindConvolutionBackwardDataAlgorithmEx,
            c"cudnnFindConvolutionBackwardDataAlgorithmEx($self, handle, wDesc, w, dyDesc, dy, convDesc, dxDesc, dx, requestedAlgoCount, workSpace, workSpaceSizeInBytes)\n--\n\nTimes every algorithm for the data's gradient on the caller's data and workspace; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, void *dx, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nwDesc : cudnnFilterDescriptor_t or None\nw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrequestedAlgoCount : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithmEx\n",
        );
    table
        .function(
            c"cudnnFindConvolutionBackwardFilterAlgorithm",
            both::cudnnFindConvolutionBackwardFilterAlgorithm,
            c"cudnnFindConvolutionBackwardFilterAlgorithm($self, handle, xDesc, dyDesc, convDesc, dwDesc, requestedAlgoCount)\n--\n\nTimes every algorithm for the filter's gradient on memory of its own; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ndwDesc : cudnnFilterDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithm\n",
        );
    table
        .function(
            c"cudnnFindConvolutionBackwardFilterAlgorithmEx",
            both::cudnnFindConvolutionBackwardFilterAlgorithmEx,
            c"cudnnFindConvolutionBackwardFilterAlgorithmEx($self, handle, xDesc, x, dyDesc, y, convDesc, dwDesc, dw, requestedAlgoCount, workSpace, workSpaceSizeInBytes)\n--\n\nTimes every algorithm for the filter's gradient on the caller's data and workspace; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *y, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, void *dw, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\ndwDesc : cudnnFilterDescriptor_t or None\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrequestedAlgoCount : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithmEx\n",
        );
    table
        .function(
            c"cudnnFindConvolutionForwardAlgorithm",
            both::cudnnFindConvolutionForwardAlgorithm,
            c"cudnnFindConvolutionForwardAlgorithm($self, handle, xDesc, wDesc, convDesc, yDesc, requestedAlgoCount)\n--\n\nTimes every algorithm for a convolution on memory of its own; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\nwDesc : cudnnFilterDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionFwdAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithm\n",
        );
    table
        .function(
            c"cudnnFindConvolutionForwardAlgorithmEx",
            both::cudnnFindConvolutionForwardAlgorithmEx,
            c"cudnnFindConvolutionForwardAlgorithmEx($self, handle, xDesc, x, wDesc, w, convDesc, yDesc, y, requestedAlgoCount, workSpace, workSpaceSizeInBytes)\n--\n\nTimes every algorithm for a convolution on the caller's data and workspace; fastest first.\n\n``cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, void *y, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwDesc : cudnnFilterDescriptor_t or None\nw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nconvDesc : cudnnConvolutionDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrequestedAlgoCount : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionFwdAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithmEx\n",
        );
    table
        .function(
            c"cudnnFusedOpsExecute",
            both::cudnnFusedOpsExecute,
            c"cudnnFusedOpsExecute($self, handle, plan, varPack)\n--\n\nRuns the plan of a fused operation with the pointers of a variant pack.\n\n``cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsVariantParamPack_t varPack)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nplan : cudnnFusedOpsPlan_t or None\nvarPack : cudnnFusedOpsVariantParamPack_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFusedOpsExecute\n",
        );
    table
        .function(
            c"cudnnGetActivationDescriptor",
            both::cudnnGetActivationDescriptor,
            c"cudnnGetActivationDescriptor($self, activationDesc)\n--\n\nReads an activation's function, treatment of NaN and coefficient.\n\n``cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t *mode, cudnnNanPropagation_t *reluNanOpt, double *coef)``\n\nParameters\n----------\nactivationDesc : cudnnActivationDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmode : cudnnActivationMode_t\nreluNanOpt : cudnnNanPropagation_t\ncoef : float\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptor\n",
        );
    table
        .function(
            c"cudnnGetActivationDescriptorSwishBeta",
            both::cudnnGetActivationDescriptorSwishBeta,
            c"cudnnGetActivationDescriptorSwishBeta($self, activationDesc)\n--\n\nReads the β of a swish activation, x·sigmoid(β·x).\n\n``cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double *swish_beta)``\n\nParameters\n----------\nactivationDesc : cudnnActivationDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nswish_beta : float\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptorSwishBeta\n",
        );
    table
        .function(
            c"cudnnGetAttnDescriptor",
            both::cudnnGetAttnDescriptor,
            c"cudnnGetAttnDescriptor($self, attnDesc)\n--\n\nReads multi-head attention's heads, scale, precision, dropout, projections and greatest sizes.\n\n``cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int *attnMode, int *nHeads, double *smScaler, cudnnDataType_t *dataType, cudnnDataType_t *computePrec, cudnnMathType_t *mathType, cudnnDropoutDescriptor_t *attnDropoutDesc, cudnnDropoutDescriptor_t *postDropoutDesc, int *qSize, int *kSize, int *vSize, int *qProjSize, int *kProjSize, int *vProjSize, int *oProjSize, int *qoMaxSeqLength, int *kvMaxSeqLength, int *maxBatchSize, int *maxBeamSize)``\n\nParameters\n----------\nattnDesc : cudnnAttnDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nattnMode : int\nnHeads : int\nsmScaler : float\ndataType : cudnnDataType_t\ncomputePrec : cudnnDataType_t\nmathType : cudnnMathType_t\nattnDropoutDesc : cudnnDropoutDescriptor_t\npostDropoutDesc : cudnnDropoutDescriptor_t\nqSize : int\nkSize : int\nvSize : int\nqProjSize : int\nkProjSize : int\nvProjSize : int\noProjSize : int\nqoMaxSeqLength : int\nkvMaxSeqLength : int\nmaxBatchSize : int\nmaxBeamSize : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetAttnDescriptor\n",
        );
    table
        .function(
            c"cudnnGetBatchNormalizationBackwardExWorkspaceSize",
            both::cudnnGetBatchNormalizationBackwardExWorkspaceSize,
            c"cudnnGetBatchNormalizationBackwardExWorkspaceSize($self, handle, mode, bnOps, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dBnScaleBiasDesc, activationDesc)\n--\n\nWrites how many bytes of workspace ``cudnnBatchNormalizationBackwardEx`` needs.\n\n``cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dBnScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nbnOps : cudnnBatchNormOps_t\nxDesc : cudnnTensorDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\ndzDesc : cudnnTensorDescriptor_t or None\ndxDesc : cudnnTensorDescriptor_t or None\ndBnScaleBiasDesc : cudnnTensorDescriptor_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationBackwardExWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize",
            both::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize,
            c"cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize($self, handle, mode, bnOps, xDesc, zDesc, yDesc, bnScaleBiasMeanVarDesc, activationDesc)\n--\n\nWrites how many bytes of workspace ``cudnnBatchNormalizationForwardTrainingEx`` needs.\n\n``cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nbnOps : cudnnBatchNormOps_t\nxDesc : cudnnTensorDescriptor_t or None\nzDesc : cudnnTensorDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\nbnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetBatchNormalizationTrainingExReserveSpaceSize",
            both::cudnnGetBatchNormalizationTrainingExReserveSpaceSize,
            c"cudnnGetBatchNormalizationTrainingExReserveSpaceSize($self, handle, mode, bnOps, activationDesc, xDesc)\n--\n\nWrites how many bytes batch normalization keeps between forward and backward.\n\n``cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnBatchNormMode_t\nbnOps : cudnnBatchNormOps_t\nactivationDesc : cudnnActivationDescriptor_t or None\nxDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationTrainingExReserveSpaceSize\n",
        );
    table
        .function(
            c"cudnnGetCTCLossDescriptor",
            both::cudnnGetCTCLossDescriptor,
            c"cudnnGetCTCLossDescriptor($self, ctcLossDesc)\n--\n\nReads the precision of the CTC loss.\n\n``cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncompType : cudnnDataType_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor\n",
        );
    table
        .function(
            c"cudnnGetCTCLossDescriptorEx",
            both::cudnnGetCTCLossDescriptorEx,
            c"cudnnGetCTCLossDescriptorEx($self, ctcLossDesc)\n--\n\nReads the precision and normalization of the CTC loss, and what becomes of NaN.\n\n``cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\ngradMode : cudnnNanPropagation_t\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptorEx\n",
        );
    table
        .function(
            c"cudnnGetCTCLossDescriptor_v8",
            both::cudnnGetCTCLossDescriptor_v8,
            c"cudnnGetCTCLossDescriptor_v8($self, ctcLossDesc)\n--\n\nReads the CTC loss's precision, normalization, treatment of NaN and longest label.\n\n``cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode, int *maxLabelLength)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\ngradMode : cudnnNanPropagation_t\nmaxLabelLength : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v8\n",
        );
    table
        .function(
            c"cudnnGetCTCLossDescriptor_v9",
            both::cudnnGetCTCLossDescriptor_v9,
            c"cudnnGetCTCLossDescriptor_v9($self, ctcLossDesc)\n--\n\nReads the CTC loss's precision, normalization, mode of gradients and longest label.\n\n``cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnCTCGradMode_t *ctcGradMode, int *maxLabelLength)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\nctcGradMode : cudnnCTCGradMode_t\nmaxLabelLength : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v9\n",
        );
    table
        .function(
            c"cudnnGetCTCLossWorkspaceSize",
            both::cudnnGetCTCLossWorkspaceSize,
            c"cudnnGetCTCLossWorkspaceSize($self, handle, probsDesc, gradientsDesc, labels, labelLengths, inputLengths, algo, ctcLossDesc)\n--\n\nWrites how many bytes of workspace ``cudnnCTCLoss`` needs for labels in host memory.\n\n``cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, const int *labels, const int *labelLengths, const int *inputLengths, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nprobsDesc : cudnnTensorDescriptor_t or None\ngradientsDesc : cudnnTensorDescriptor_t or None\nlabels : list[int] or None\nlabelLengths : list[int] or None\ninputLengths : list[int] or None\nalgo : cudnnCTCLossAlgo_t\nctcLossDesc : cudnnCTCLossDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetCTCLossWorkspaceSize_v8",
            both::cudnnGetCTCLossWorkspaceSize_v8,
            c"cudnnGetCTCLossWorkspaceSize_v8($self, handle, algo, ctcLossDesc, probsDesc, gradientsDesc)\n--\n\nWrites how many bytes of workspace ``cudnnCTCLoss_v8`` needs.\n\n``cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalgo : cudnnCTCLossAlgo_t\nctcLossDesc : cudnnCTCLossDescriptor_t or None\nprobsDesc : cudnnTensorDescriptor_t or None\ngradientsDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize_v8\n",
        );
    table
        .function(
            c"cudnnGetCallback",
            both::cudnnGetCallback,
            c"cudnnGetCallback($self)\n--\n\nWrites the installed function for messages, its data and its mask.\n\n``cudnnStatus_t cudnnGetCallback(unsigned int *mask, void **udata, cudnnCallback_t *fptr)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmask : int\nudata : int\nfptr : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCallback\n",
        );
    table
        .function(
            c"cudnnGetConvolution2dDescriptor",
            both::cudnnGetConvolution2dDescriptor,
            c"cudnnGetConvolution2dDescriptor($self, convDesc)\n--\n\nReads a 2D convolution's padding, strides (u, v), dilation, mode and precision.\n\n``cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int *pad_h, int *pad_w, int *u, int *v, int *dilation_h, int *dilation_w, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\npad_h : int\npad_w : int\nu : int\nv : int\ndilation_h : int\ndilation_w : int\nmode : cudnnConvolutionMode_t\ncomputeType : cudnnDataType_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dDescriptor\n",
        );
    table
        .function(
            c"cudnnGetConvolution2dForwardOutputDim",
            both::cudnnGetConvolution2dForwardOutputDim,
            c"cudnnGetConvolution2dForwardOutputDim($self, convDesc, inputTensorDesc, filterDesc)\n--\n\nWrites the n, c, h and w that a 2D convolution's output has.\n\n``cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int *n, int *c, int *h, int *w)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\ninputTensorDesc : cudnnTensorDescriptor_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nn : int\nc : int\nh : int\nw : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dForwardOutputDim\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardDataAlgorithmMaxCount",
            both::cudnnGetConvolutionBackwardDataAlgorithmMaxCount,
            c"cudnnGetConvolutionBackwardDataAlgorithmMaxCount($self, handle)\n--\n\nWrites how many algorithms for the data's gradient there are at most.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t handle, int *count)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncount : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithmMaxCount\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardDataAlgorithm_v7",
            both::cudnnGetConvolutionBackwardDataAlgorithm_v7,
            c"cudnnGetConvolutionBackwardDataAlgorithm_v7($self, handle, filterDesc, diffDesc, convDesc, gradDesc, requestedAlgoCount)\n--\n\nWrites the algorithms for the data's gradient by a heuristic, the presumably fastest first.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\ndiffDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ngradDesc : cudnnTensorDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithm_v7\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardDataWorkspaceSize",
            both::cudnnGetConvolutionBackwardDataWorkspaceSize,
            c"cudnnGetConvolutionBackwardDataWorkspaceSize($self, handle, wDesc, dyDesc, convDesc, dxDesc, algo)\n--\n\nWrites how many bytes of workspace the data's gradient needs with an algorithm.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, cudnnConvolutionBwdDataAlgo_t algo, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nwDesc : cudnnFilterDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ndxDesc : cudnnTensorDescriptor_t or None\nalgo : cudnnConvolutionBwdDataAlgo_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardFilterAlgorithmMaxCount",
            both::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount,
            c"cudnnGetConvolutionBackwardFilterAlgorithmMaxCount($self, handle)\n--\n\nWrites how many algorithms for the filter's gradient there are at most.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t handle, int *count)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncount : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithmMaxCount\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardFilterAlgorithm_v7",
            both::cudnnGetConvolutionBackwardFilterAlgorithm_v7,
            c"cudnnGetConvolutionBackwardFilterAlgorithm_v7($self, handle, srcDesc, diffDesc, convDesc, gradDesc, requestedAlgoCount)\n--\n\nWrites the algorithms for the filter's gradient by a heuristic, the presumably fastest first.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nsrcDesc : cudnnTensorDescriptor_t or None\ndiffDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ngradDesc : cudnnFilterDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithm_v7\n",
        );
    table
        .function(
            c"cudnnGetConvolutionBackwardFilterWorkspaceSize",
            both::cudnnGetConvolutionBackwardFilterWorkspaceSize,
            c"cudnnGetConvolutionBackwardFilterWorkspaceSize($self, handle, xDesc, dyDesc, convDesc, gradDesc, algo)\n--\n\nWrites how many bytes of workspace the filter's gradient needs with an algorithm.\n\n``cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, cudnnConvolutionBwdFilterAlgo_t algo, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ngradDesc : cudnnFilterDescriptor_t or None\nalgo : cudnnConvolutionBwdFilterAlgo_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetConvolutionForwardAlgorithmMaxCount",
            both::cudnnGetConvolutionForwardAlgorithmMaxCount,
            c"cudnnGetConvolutionForwardAlgorithmMaxCount($self, handle)\n--\n\nWrites how many algorithms for convolutions there are at most.\n\n``cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t handle, int *count)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ncount : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithmMaxCount\n",
        );
    table
        .function(
            c"cudnnGetConvolutionForwardAlgorithm_v7",
            both::cudnnGetConvolutionForwardAlgorithm_v7,
            c"cudnnGetConvolutionForwardAlgorithm_v7($self, handle, srcDesc, filterDesc, convDesc, destDesc, requestedAlgoCount)\n--\n\nWrites the algorithms for a convolution by a heuristic, the presumably fastest first.\n\n``cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnFilterDescriptor_t filterDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t destDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nsrcDesc : cudnnTensorDescriptor_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ndestDesc : cudnnTensorDescriptor_t or None\nrequestedAlgoCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreturnedAlgoCount : int\nperfResults : list[cudnnConvolutionFwdAlgoPerf_t]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithm_v7\n",
        );
    table
        .function(
            c"cudnnGetConvolutionForwardWorkspaceSize",
            both::cudnnGetConvolutionForwardWorkspaceSize,
            c"cudnnGetConvolutionForwardWorkspaceSize($self, handle, xDesc, wDesc, convDesc, yDesc, algo)\n--\n\nWrites how many bytes of workspace a convolution needs with an algorithm.\n\n``cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, cudnnConvolutionFwdAlgo_t algo, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\nwDesc : cudnnFilterDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\nalgo : cudnnConvolutionFwdAlgo_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetConvolutionGroupCount",
            both::cudnnGetConvolutionGroupCount,
            c"cudnnGetConvolutionGroupCount($self, convDesc)\n--\n\nWrites into how many groups a convolution's channels are divided.\n\n``cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int *groupCount)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ngroupCount : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionGroupCount\n",
        );
    table
        .function(
            c"cudnnGetConvolutionMathType",
            both::cudnnGetConvolutionMathType,
            c"cudnnGetConvolutionMathType($self, convDesc)\n--\n\nTells whether a convolution may use Tensor Cores, and with which conversions.\n\n``cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t *mathType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmathType : cudnnMathType_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionMathType\n",
        );
    table
        .function(
            c"cudnnGetConvolutionNdDescriptor",
            both::cudnnGetConvolutionNdDescriptor,
            c"cudnnGetConvolutionNdDescriptor($self, convDesc, arrayLengthRequested)\n--\n\nReads a convolution's padding, strides and dilation in each dimension, mode and precision.\n\n``cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLengthRequested, int *arrayLength, int *padA, int *strideA, int *dilationA, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\narrayLengthRequested : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\narrayLength : int\npadA : list[int]\nstrideA : list[int]\ndilationA : list[int]\nmode : cudnnConvolutionMode_t\ncomputeType : cudnnDataType_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdDescriptor\n",
        );
    table
        .function(
            c"cudnnGetConvolutionNdForwardOutputDim",
            both::cudnnGetConvolutionNdForwardOutputDim,
            c"cudnnGetConvolutionNdForwardOutputDim($self, convDesc, inputTensorDesc, filterDesc, nbDims)\n--\n\nWrites the sizes that a convolution's output has in each dimension.\n\n``cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int nbDims, int *tensorOuputDimA)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\ninputTensorDesc : cudnnTensorDescriptor_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\nnbDims : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ntensorOuputDimA : list[int]\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdForwardOutputDim\n",
        );
    table
        .function(
            c"cudnnGetConvolutionReorderType",
            both::cudnnGetConvolutionReorderType,
            c"cudnnGetConvolutionReorderType($self, convDesc)\n--\n\nTells whether an int8 convolution reorders its filter first.\n\n``cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t *reorderType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreorderType : cudnnReorderType_t\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionReorderType\n",
        );
    table
        .function(
            c"cudnnGetCudartVersion",
            both::cudnnGetCudartVersion,
            c"cudnnGetCudartVersion($self)\n--\n\nReturns the version of the CUDA runtime that cuDNN was built with.\n\n``size_t cudnnGetCudartVersion(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCudartVersion\n",
        );
    table
        .function(
            c"cudnnGetDropoutDescriptor",
            both::cudnnGetDropoutDescriptor,
            c"cudnnGetDropoutDescriptor($self, dropoutDesc, handle)\n--\n\nReads dropout's probability, states and seed.\n\n``cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float *dropout, void **states, unsigned long long *seed)``\n\nParameters\n----------\ndropoutDesc : cudnnDropoutDescriptor_t or None\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndropout : float\nstates : int\nseed : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetDropoutDescriptor\n",
        );
    table
        .function(
            c"cudnnGetErrorString",
            both::cudnnGetErrorString,
            c"cudnnGetErrorString($self, status)\n--\n\nReturns the name of a status as a static string.\n\n``const char *cudnnGetErrorString(cudnnStatus_t status)``\n\nParameters\n----------\nstatus : cudnnStatus_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetErrorString\n",
        );
    table
        .function(
            c"cudnnGetExecutionPlanWorkspaceSize",
            both::cudnnGetExecutionPlanWorkspaceSize,
            c"cudnnGetExecutionPlanWorkspaceSize($self, handle, executionPlan, variantPack)\n--\n\nWrites how many bytes of workspace an execution plan needs with a variant pack.\n\n``cudnnStatus_t cudnnGetExecutionPlanWorkspaceSize(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, size_t *workspaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nexecutionPlan : cudnnBackendDescriptor_t or None\nvariantPack : cudnnBackendDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nworkspaceSizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.23.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetExecutionPlanWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetFilter4dDescriptor",
            both::cudnnGetFilter4dDescriptor,
            c"cudnnGetFilter4dDescriptor($self, filterDesc)\n--\n\nReads a filter's type, format and four dimensions.\n\n``cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nformat : cudnnTensorFormat_t\nk : int\nc : int\nh : int\nw : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilter4dDescriptor\n",
        );
    table
        .function(
            c"cudnnGetFilterNdDescriptor",
            both::cudnnGetFilterNdDescriptor,
            c"cudnnGetFilterNdDescriptor($self, filterDesc, nbDimsRequested)\n--\n\nReads a filter's type, format, number of dimensions and sizes.\n\n``cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, int nbDimsRequested, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *nbDims, int *filterDimA)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\nnbDimsRequested : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nformat : cudnnTensorFormat_t\nnbDims : int\nfilterDimA : list[int]\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterNdDescriptor\n",
        );
    table
        .function(
            c"cudnnGetFilterSizeInBytes",
            both::cudnnGetFilterSizeInBytes,
            c"cudnnGetFilterSizeInBytes($self, filterDesc)\n--\n\nWrites how many bytes the filter of a descriptor takes.\n\n``cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filterDesc, size_t *size)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterSizeInBytes\n",
        );
    table
        .function(
            c"cudnnGetFoldedConvBackwardDataDescriptors",
            both::cudnnGetFoldedConvBackwardDataDescriptors,
            c"cudnnGetFoldedConvBackwardDataDescriptors($self, handle, filterDesc, diffDesc, convDesc, gradDesc, transformFormat, foldedFilterDesc, paddedDiffDesc, foldedConvDesc, foldedGradDesc, filterFoldTransDesc, diffPadTransDesc, gradFoldTransDesc, gradUnfoldTransDesc)\n--\n\nFills in the descriptors that turn a strided data gradient into one of stride 1 by folding.\n\n``cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, cudnnTensorFormat_t transformFormat, cudnnFilterDescriptor_t foldedFilterDesc, cudnnTensorDescriptor_t paddedDiffDesc, cudnnConvolutionDescriptor_t foldedConvDesc, cudnnTensorDescriptor_t foldedGradDesc, cudnnTensorTransformDescriptor_t filterFoldTransDesc, cudnnTensorTransformDescriptor_t diffPadTransDesc, cudnnTensorTransformDescriptor_t gradFoldTransDesc, cudnnTensorTransformDescriptor_t gradUnfoldTransDesc)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\ndiffDesc : cudnnTensorDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ngradDesc : cudnnTensorDescriptor_t or None\ntransformFormat : cudnnTensorFormat_t\nfoldedFilterDesc : cudnnFilterDescriptor_t or None\npaddedDiffDesc : cudnnTensorDescriptor_t or None\nfoldedConvDesc : cudnnConvolutionDescriptor_t or None\nfoldedGradDesc : cudnnTensorDescriptor_t or None\nfilterFoldTransDesc : cudnnTensorTransformDescriptor_t or None\ndiffPadTransDesc : cudnnTensorTransformDescriptor_t or None\ngradFoldTransDesc : cudnnTensorTransformDescriptor_t or None\ngradUnfoldTransDesc : cudnnTensorTransformDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFoldedConvBackwardDataDescriptors\n",
        );
    table
        .function(
            c"cudnnGetFusedOpsConstParamPackAttribute",
            both::cudnnGetFusedOpsConstParamPackAttribute,
            c"cudnnGetFusedOpsConstParamPackAttribute($self, constPack, paramLabel, param)\n--\n\nReads one fixed parameter of a fused operation, and whether it is null.\n\n``cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, void *param, int *isNULL)``\n\nParameters\n----------\nconstPack : cudnnFusedOpsConstParamPack_t or None\nparamLabel : cudnnFusedOpsConstParamLabel_t\nparam : address or buffer\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nisNULL : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsConstParamPackAttribute\n",
        );
    table
        .function(
            c"cudnnGetFusedOpsVariantParamPackAttribute",
            both::cudnnGetFusedOpsVariantParamPackAttribute,
            c"cudnnGetFusedOpsVariantParamPackAttribute($self, varPack, paramLabel, ptr)\n--\n\nReads one parameter of a fused operation that varies by call.\n\n``cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)``\n\nParameters\n----------\nvarPack : cudnnFusedOpsVariantParamPack_t or None\nparamLabel : cudnnFusedOpsVariantParamLabel_t\nptr : address or buffer\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsVariantParamPackAttribute\n",
        );
    table
        .function(
            c"cudnnGetLRNDescriptor",
            both::cudnnGetLRNDescriptor,
            c"cudnnGetLRNDescriptor($self, normDesc)\n--\n\nReads local response normalization's window lrnN and its α, β and k.\n\n``cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int *lrnN, double *lrnAlpha, double *lrnBeta, double *lrnK)``\n\nParameters\n----------\nnormDesc : cudnnLRNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nlrnN : int\nlrnAlpha : float\nlrnBeta : float\nlrnK : float\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLRNDescriptor\n",
        );
    table
        .function(
            c"cudnnGetLastErrorString",
            both::cudnnGetLastErrorString,
            c"cudnnGetLastErrorString($self, max_size)\n--\n\nCopies the message of this thread's last error into a buffer.\n\n``void cudnnGetLastErrorString(char *message, size_t max_size)``\n\nParameters\n----------\nmax_size : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmessage : bytes\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLastErrorString\n",
        );
    table
        .function(
            c"cudnnGetMaxDeviceVersion",
            both::cudnnGetMaxDeviceVersion,
            c"cudnnGetMaxDeviceVersion($self)\n--\n\nReturns the newest GPU architecture that this cuDNN knows, such as 900 for compute capability 9.0.\n\n``size_t cudnnGetMaxDeviceVersion(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMaxDeviceVersion\n",
        );
    table
        .function(
            c"cudnnGetMultiHeadAttnBuffers",
            both::cudnnGetMultiHeadAttnBuffers,
            c"cudnnGetMultiHeadAttnBuffers($self, handle, attnDesc)\n--\n\nWrites how many bytes attention's weights, workspace and reserve space take.\n\n``cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, size_t *weightSizeInBytes, size_t *workSpaceSizeInBytes, size_t *reserveSpaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nattnDesc : cudnnAttnDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nweightSizeInBytes : int\nworkSpaceSizeInBytes : int\nreserveSpaceSizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnBuffers\n",
        );
    table
        .function(
            c"cudnnGetMultiHeadAttnWeights",
            both::cudnnGetMultiHeadAttnWeights,
            c"cudnnGetMultiHeadAttnWeights($self, handle, attnDesc, wKind, weightSizeInBytes, weights, wDesc)\n--\n\nWrites where one group of attention's weights or biases is, and fills in its descriptor.\n\n``cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnMultiHeadAttnWeightKind_t wKind, size_t weightSizeInBytes, const void *weights, cudnnTensorDescriptor_t wDesc, void **wAddr)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nattnDesc : cudnnAttnDescriptor_t or None\nwKind : cudnnMultiHeadAttnWeightKind_t\nweightSizeInBytes : int\nweights : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nwAddr : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnWeights\n",
        );
    table
        .function(
            c"cudnnGetNormalizationBackwardWorkspaceSize",
            both::cudnnGetNormalizationBackwardWorkspaceSize,
            c"cudnnGetNormalizationBackwardWorkspaceSize($self, handle, mode, normOps, algo, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dNormScaleBiasDesc, activationDesc, normMeanVarDesc, groupCnt)\n--\n\nWrites how many bytes of workspace ``cudnnNormalizationBackward`` needs.\n\n``cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dNormScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nxDesc : cudnnTensorDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\ndyDesc : cudnnTensorDescriptor_t or None\ndzDesc : cudnnTensorDescriptor_t or None\ndxDesc : cudnnTensorDescriptor_t or None\ndNormScaleBiasDesc : cudnnTensorDescriptor_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\nnormMeanVarDesc : cudnnTensorDescriptor_t or None\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationBackwardWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetNormalizationForwardTrainingWorkspaceSize",
            both::cudnnGetNormalizationForwardTrainingWorkspaceSize,
            c"cudnnGetNormalizationForwardTrainingWorkspaceSize($self, handle, mode, normOps, algo, xDesc, zDesc, yDesc, normScaleBiasDesc, activationDesc, normMeanVarDesc, groupCnt)\n--\n\nWrites how many bytes of workspace ``cudnnNormalizationForwardTraining`` needs.\n\n``cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t normScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nxDesc : cudnnTensorDescriptor_t or None\nzDesc : cudnnTensorDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\nnormScaleBiasDesc : cudnnTensorDescriptor_t or None\nactivationDesc : cudnnActivationDescriptor_t or None\nnormMeanVarDesc : cudnnTensorDescriptor_t or None\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationForwardTrainingWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetNormalizationTrainingReserveSpaceSize",
            both::cudnnGetNormalizationTrainingReserveSpaceSize,
            c"cudnnGetNormalizationTrainingReserveSpaceSize($self, handle, mode, normOps, algo, activationDesc, xDesc, groupCnt)\n--\n\nWrites how many bytes a normalization keeps between forward and backward.\n\n``cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nactivationDesc : cudnnActivationDescriptor_t or None\nxDesc : cudnnTensorDescriptor_t or None\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationTrainingReserveSpaceSize\n",
        );
    table
        .function(
            c"cudnnGetOpTensorDescriptor",
            both::cudnnGetOpTensorDescriptor,
            c"cudnnGetOpTensorDescriptor($self, opTensorDesc)\n--\n\nReads which operation of two tensors a descriptor stands for, and its precision.\n\n``cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t *opTensorOp, cudnnDataType_t *opTensorCompType, cudnnNanPropagation_t *opTensorNanOpt)``\n\nParameters\n----------\nopTensorDesc : cudnnOpTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nopTensorOp : cudnnOpTensorOp_t\nopTensorCompType : cudnnDataType_t\nopTensorNanOpt : cudnnNanPropagation_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetOpTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnGetPooling2dDescriptor",
            both::cudnnGetPooling2dDescriptor,
            c"cudnnGetPooling2dDescriptor($self, poolingDesc)\n--\n\nReads a 2D pooling's mode, window, padding and strides.\n\n``cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *windowHeight, int *windowWidth, int *verticalPadding, int *horizontalPadding, int *verticalStride, int *horizontalStride)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmode : cudnnPoolingMode_t\nmaxpoolingNanOpt : cudnnNanPropagation_t\nwindowHeight : int\nwindowWidth : int\nverticalPadding : int\nhorizontalPadding : int\nverticalStride : int\nhorizontalStride : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dDescriptor\n",
        );
    table
        .function(
            c"cudnnGetPooling2dForwardOutputDim",
            both::cudnnGetPooling2dForwardOutputDim,
            c"cudnnGetPooling2dForwardOutputDim($self, poolingDesc, inputTensorDesc)\n--\n\nWrites the n, c, h and w that a 2D pooling's output has.\n\n``cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int *n, int *c, int *h, int *w)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\ninputTensorDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\nn : int\nc : int\nh : int\nw : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dForwardOutputDim\n",
        );
    table
        .function(
            c"cudnnGetPoolingNdDescriptor",
            both::cudnnGetPoolingNdDescriptor,
            c"cudnnGetPoolingNdDescriptor($self, poolingDesc, nbDimsRequested)\n--\n\nReads a pooling's mode and its window, padding and stride by dimension.\n\n``cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, int nbDimsRequested, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *nbDims, int *windowDimA, int *paddingA, int *strideA)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\nnbDimsRequested : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmode : cudnnPoolingMode_t\nmaxpoolingNanOpt : cudnnNanPropagation_t\nnbDims : int\nwindowDimA : list[int]\npaddingA : list[int]\nstrideA : list[int]\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdDescriptor\n",
        );
    table
        .function(
            c"cudnnGetPoolingNdForwardOutputDim",
            both::cudnnGetPoolingNdForwardOutputDim,
            c"cudnnGetPoolingNdForwardOutputDim($self, poolingDesc, inputTensorDesc, nbDims)\n--\n\nWrites the sizes that a pooling's output has in each dimension.\n\n``cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int nbDims, int *outputTensorDimA)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\ninputTensorDesc : cudnnTensorDescriptor_t or None\nnbDims : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\noutputTensorDimA : list[int]\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdForwardOutputDim\n",
        );
    table
        .function(
            c"cudnnGetProperty",
            both::cudnnGetProperty,
            c"cudnnGetProperty($self, typename)\n--\n\nWrites one part of cuDNN's version (major, minor or patch level).\n\n``cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetProperty\n",
        );
    table
        .function(
            c"cudnnGetRNNDataDescriptor",
            both::cudnnGetRNNDataDescriptor,
            c"cudnnGetRNNDataDescriptor($self, rnnDataDesc, arrayLengthRequested, paddingFill)\n--\n\nReads a batch of sequences' layout, sizes, lengths and what fills gaps.\n\n``cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t *dataType, cudnnRNNDataLayout_t *layout, int *maxSeqLength, int *batchSize, int *vectorSize, int arrayLengthRequested, int *seqLengthArray, void *paddingFill)``\n\nParameters\n----------\nrnnDataDesc : cudnnRNNDataDescriptor_t or None\narrayLengthRequested : int\npaddingFill : address or buffer\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nlayout : cudnnRNNDataLayout_t\nmaxSeqLength : int\nbatchSize : int\nvectorSize : int\nseqLengthArray : list[int]\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDataDescriptor\n",
        );
    table
        .function(
            c"cudnnGetRNNDescriptor_v8",
            both::cudnnGetRNNDescriptor_v8,
            c"cudnnGetRNNDescriptor_v8($self, rnnDesc)\n--\n\nReads an RNN's cell, sizes, layers, directions and precision.\n\n``cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t *algo, cudnnRNNMode_t *cellMode, cudnnRNNBiasMode_t *biasMode, cudnnDirectionMode_t *dirMode, cudnnRNNInputMode_t *inputMode, cudnnDataType_t *dataType, cudnnDataType_t *mathPrec, cudnnMathType_t *mathType, int32_t *inputSize, int32_t *hiddenSize, int32_t *projSize, int32_t *numLayers, cudnnDropoutDescriptor_t *dropoutDesc, uint32_t *auxFlags)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nalgo : cudnnRNNAlgo_t\ncellMode : cudnnRNNMode_t\nbiasMode : cudnnRNNBiasMode_t\ndirMode : cudnnDirectionMode_t\ninputMode : cudnnRNNInputMode_t\ndataType : cudnnDataType_t\nmathPrec : cudnnDataType_t\nmathType : cudnnMathType_t\ninputSize : int\nhiddenSize : int\nprojSize : int\nnumLayers : int\ndropoutDesc : cudnnDropoutDescriptor_t\nauxFlags : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDescriptor_v8\n",
        );
    table
        .function(
            c"cudnnGetRNNTempSpaceSizes",
            both::cudnnGetRNNTempSpaceSizes,
            c"cudnnGetRNNTempSpaceSizes($self, handle, rnnDesc, fwdMode, xDesc)\n--\n\nWrites how many bytes of workspace and of reserve space an RNN needs for an input.\n\n``cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, cudnnRNNDataDescriptor_t xDesc, size_t *workSpaceSize, size_t *reserveSpaceSize)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\nfwdMode : cudnnForwardMode_t\nxDesc : cudnnRNNDataDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nworkSpaceSize : int\nreserveSpaceSize : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNTempSpaceSizes\n",
        );
    table
        .function(
            c"cudnnGetRNNWeightParams",
            both::cudnnGetRNNWeightParams,
            c"cudnnGetRNNWeightParams($self, handle, rnnDesc, pseudoLayer, weightSpaceSize, weightSpace, linLayerID, mDesc, bDesc)\n--\n\nWrites where one weight matrix and bias of an RNN are, and fills in their descriptors.\n\n``cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int32_t pseudoLayer, size_t weightSpaceSize, const void *weightSpace, int32_t linLayerID, cudnnTensorDescriptor_t mDesc, void **mAddr, cudnnTensorDescriptor_t bDesc, void **bAddr)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\npseudoLayer : int\nweightSpaceSize : int\nweightSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlinLayerID : int\nmDesc : cudnnTensorDescriptor_t or None\nbDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nmAddr : int\nbAddr : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightParams\n",
        );
    table
        .function(
            c"cudnnGetRNNWeightSpaceSize",
            both::cudnnGetRNNWeightSpaceSize,
            c"cudnnGetRNNWeightSpaceSize($self, handle, rnnDesc)\n--\n\nWrites how many bytes an RNN's weights and biases take.\n\n``cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, size_t *weightSpaceSize)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nweightSpaceSize : int\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightSpaceSize\n",
        );
    table
        .function(
            c"cudnnGetReduceTensorDescriptor",
            both::cudnnGetReduceTensorDescriptor,
            c"cudnnGetReduceTensorDescriptor($self, reduceTensorDesc)\n--\n\nReads a reduction's operation, precision and whether it writes indices.\n\n``cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t *reduceTensorOp, cudnnDataType_t *reduceTensorCompType, cudnnNanPropagation_t *reduceTensorNanOpt, cudnnReduceTensorIndices_t *reduceTensorIndices, cudnnIndicesType_t *reduceTensorIndicesType)``\n\nParameters\n----------\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nreduceTensorOp : cudnnReduceTensorOp_t\nreduceTensorCompType : cudnnDataType_t\nreduceTensorNanOpt : cudnnNanPropagation_t\nreduceTensorIndices : cudnnReduceTensorIndices_t\nreduceTensorIndicesType : cudnnIndicesType_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReduceTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnGetReductionIndicesSize",
            both::cudnnGetReductionIndicesSize,
            c"cudnnGetReductionIndicesSize($self, handle, reduceTensorDesc, aDesc, cDesc)\n--\n\nWrites how many bytes the indices of a reduction's minima or maxima take at least.\n\n``cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\naDesc : cudnnTensorDescriptor_t or None\ncDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionIndicesSize\n",
        );
    table
        .function(
            c"cudnnGetReductionWorkspaceSize",
            both::cudnnGetReductionWorkspaceSize,
            c"cudnnGetReductionWorkspaceSize($self, handle, reduceTensorDesc, aDesc, cDesc)\n--\n\nWrites how many bytes of workspace a reduction needs.\n\n``cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\naDesc : cudnnTensorDescriptor_t or None\ncDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionWorkspaceSize\n",
        );
    table
        .function(
            c"cudnnGetSeqDataDescriptor",
            both::cudnnGetSeqDataDescriptor,
            c"cudnnGetSeqDataDescriptor($self, seqDataDesc, nbDimsRequested, seqLengthSizeRequested, paddingFill)\n--\n\nReads the sizes, order of dimensions and lengths of sequences for attention.\n\n``cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t *dataType, int *nbDims, int nbDimsRequested, int *dimA, cudnnSeqDataAxis_t *axes, size_t *seqLengthArraySize, size_t seqLengthSizeRequested, int *seqLengthArray, void *paddingFill)``\n\nParameters\n----------\nseqDataDesc : cudnnSeqDataDescriptor_t or None\nnbDimsRequested : int\nseqLengthSizeRequested : int\npaddingFill : address or buffer\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int]\naxes : list[cudnnSeqDataAxis_t]\nseqLengthArraySize : int\nseqLengthArray : list[int]\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetSeqDataDescriptor\n",
        );
    table
        .function(
            c"cudnnGetStream",
            both::cudnnGetStream,
            c"cudnnGetStream($self, handle)\n--\n\nWrites the stream on which the handle's calls run (null is the default stream).\n\n``cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetStream\n",
        );
    table
        .function(
            c"cudnnGetTensor4dDescriptor",
            both::cudnnGetTensor4dDescriptor,
            c"cudnnGetTensor4dDescriptor($self, tensorDesc)\n--\n\nReads a tensor's type, its four dimensions and their strides.\n\n``cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t *dataType, int *n, int *c, int *h, int *w, int *nStride, int *cStride, int *hStride, int *wStride)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nn : int\nc : int\nh : int\nw : int\nnStride : int\ncStride : int\nhStride : int\nwStride : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensor4dDescriptor\n",
        );
    table
        .function(
            c"cudnnGetTensorNdDescriptor",
            both::cudnnGetTensorNdDescriptor,
            c"cudnnGetTensorNdDescriptor($self, tensorDesc, nbDimsRequested)\n--\n\nReads a tensor's type, number of dimensions, sizes and strides.\n\n``cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, int nbDimsRequested, cudnnDataType_t *dataType, int *nbDims, int *dimA, int *strideA)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\nnbDimsRequested : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int]\nstrideA : list[int]\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorNdDescriptor\n",
        );
    table
        .function(
            c"cudnnGetTensorSizeInBytes",
            both::cudnnGetTensorSizeInBytes,
            c"cudnnGetTensorSizeInBytes($self, tensorDesc)\n--\n\nWrites how many bytes the tensor of a descriptor takes.\n\n``cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensorDesc, size_t *size)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorSizeInBytes\n",
        );
    table
        .function(
            c"cudnnGetTensorTransformDescriptor",
            both::cudnnGetTensorTransformDescriptor,
            c"cudnnGetTensorTransformDescriptor($self, transformDesc, nbDimsRequested)\n--\n\nReads a transformation's target format, padding and folding.\n\n``cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDimsRequested, cudnnTensorFormat_t *destFormat, int32_t *padBeforeA, int32_t *padAfterA, uint32_t *foldA, cudnnFoldingDirection_t *direction)``\n\nParameters\n----------\ntransformDesc : cudnnTensorTransformDescriptor_t or None\nnbDimsRequested : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\ndestFormat : cudnnTensorFormat_t\npadBeforeA : list[int]\npadAfterA : list[int]\nfoldA : list[int]\ndirection : cudnnFoldingDirection_t\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorTransformDescriptor\n",
        );
    table
        .function(
            c"cudnnGetVersion",
            both::cudnnGetVersion,
            c"cudnnGetVersion($self)\n--\n\nReturns cuDNN's version as one number, such as 91000 for 9.10.0.\n\n``size_t cudnnGetVersion(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetVersion\n",
        );
    table
        .function(
            c"cudnnGnnAggSimpleBackward",
            both::cudnnGnnAggSimpleBackward,
            c"cudnnGnnAggSimpleBackward($self, stream, graph, gradOutput, outPositions, gradNodeFeatures, gradEdgeFeatures, gradConcatFeatures, nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp)\n--\n\nComputes the gradients of a simple aggregation for the features that went into it.\n\n``cudnnStatus_t cudnnGnnAggSimpleBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOutput, const void *outPositions, void *gradNodeFeatures, void *gradEdgeFeatures, void *gradConcatFeatures, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradOutput : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\noutPositions : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradNodeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradEdgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradConcatFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nnodeFeatDim : int\nedgeFeatDim : int\nconcatFeatDim : int\ndataType : cudnnDataType_t\naggOp : cudnnGnnAggOp_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleBackward\n",
        );
    table
        .function(
            c"cudnnGnnAggSimpleForward",
            both::cudnnGnnAggSimpleForward,
            c"cudnnGnnAggSimpleForward($self, stream, graph, nodeFeatures, edgeFeatures, concatFeatures, output, outPositions, nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp)\n--\n\nAggregates the features of each node's neighbors and edges in a CSC graph, such as by sum.\n\n``cudnnStatus_t cudnnGnnAggSimpleForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *nodeFeatures, const void *edgeFeatures, const void *concatFeatures, void *output, void *outPositions, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnodeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nedgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nconcatFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\noutput : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\noutPositions : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nnodeFeatDim : int\nedgeFeatDim : int\nconcatFeatDim : int\ndataType : cudnnDataType_t\naggOp : cudnnGnnAggOp_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleForward\n",
        );
    table
        .function(
            c"cudnnGnnMhaGatBackward",
            both::cudnnGnnMhaGatBackward,
            c"cudnnGnnMhaGatBackward($self, stream, graph, gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights, dimNode, dimEdge, params, dataType, gradDataType, gradWeightType)\n--\n\nComputes the gradients of a graph attention layer (GAT) of many heads.\n\n``cudnnStatus_t cudnnGnnMhaGatBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradDataType, cudnnDataType_t gradWeightType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradOut : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nedgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nattnWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndropoutMask : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradAttention : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradSrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradDstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradEdgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradSmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWspaceFeat : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWspaceWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndimNode : int\ndimEdge : int\nparams : cudnnGnnMhaParams_t or None\ndataType : cudnnDataType_t\ngradDataType : cudnnDataType_t\ngradWeightType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.28.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatBackward\n",
        );
    table
        .function(
            c"cudnnGnnMhaGatForward",
            both::cudnnGnnMhaGatForward,
            c"cudnnGnnMhaGatForward($self, stream, graph, srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, dimNode, dimEdge, params, dataType)\n--\n\nAggregates features by a graph attention layer (GAT) of many heads on a CSC graph.\n\n``cudnnStatus_t cudnnGnnMhaGatForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nedgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nattnWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndropoutMask : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\noutput : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndimNode : int\ndimEdge : int\nparams : cudnnGnnMhaParams_t or None\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.28.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatForward\n",
        );
    table
        .function(
            c"cudnnGnnMhaGatV2Backward",
            both::cudnnGnnMhaGatV2Backward,
            c"cudnnGnnMhaGatV2Backward($self, stream, graph, gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, actScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights, dimNode, params, dataType, gradType)\n--\n\nComputes the gradients of a graph attention layer of version 2 (GATv2).\n\n``cudnnStatus_t cudnnGnnMhaGatV2Backward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const void *actScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradOut : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nedgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nattnWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nactScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndropoutMask : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradAttention : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradSrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradDstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradEdgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradSmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWspaceFeat : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ngradWspaceWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndimNode : int\nparams : cudnnGnnMhaParams_t or None\ndataType : cudnnDataType_t\ngradType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.28.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Backward\n",
        );
    table
        .function(
            c"cudnnGnnMhaGatV2Forward",
            both::cudnnGnnMhaGatV2Forward,
            c"cudnnGnnMhaGatV2Forward($self, stream, graph, srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, actScores, dimNode, params, dataType)\n--\n\nAggregates features by a graph attention layer of version 2 (GATv2) on a CSC graph.\n\n``cudnnStatus_t cudnnGnnMhaGatV2Forward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, void *actScores, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ngraph : cudnnGnnCscGraph_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nsrcFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndstFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nedgeFeatures : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nattnWeights : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndropoutMask : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\noutput : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nsmScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nactScores : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndimNode : int\nparams : cudnnGnnMhaParams_t or None\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_gnn_ops.h``. Since cuDNN 9.28.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Forward\n",
        );
    table
        .function(
            c"cudnnGraphVersionCheck",
            both::cudnnGraphVersionCheck,
            c"cudnnGraphVersionCheck($self)\n--\n\nChecks that the library of the graph interface fits the version of the others.\n\n``cudnnStatus_t cudnnGraphVersionCheck(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGraphVersionCheck\n",
        );
    table
        .function(
            c"cudnnIm2Col",
            both::cudnnIm2Col,
            c"cudnnIm2Col($self, handle, xDesc, x, wDesc, convDesc, colBuffer)\n--\n\nCopies the patches of x that a filter sees into columns of a buffer.\n\n``cudnnStatus_t cudnnIm2Col(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, void *colBuffer)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwDesc : cudnnFilterDescriptor_t or None\nconvDesc : cudnnConvolutionDescriptor_t or None\ncolBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnIm2Col\n",
        );
    table
        .function(
            c"cudnnInitTransformDest",
            both::cudnnInitTransformDest,
            c"cudnnInitTransformDest($self, transformDesc, srcDesc, destDesc)\n--\n\nFills in the tensor that a transformation makes of a source, and writes its bytes.\n\n``cudnnStatus_t cudnnInitTransformDest(cudnnTensorTransformDescriptor_t transformDesc, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t destDesc, size_t *destSizeInBytes)``\n\nParameters\n----------\ntransformDesc : cudnnTensorTransformDescriptor_t or None\nsrcDesc : cudnnTensorDescriptor_t or None\ndestDesc : cudnnTensorDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\ndestSizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnInitTransformDest\n",
        );
    table
        .function(
            c"cudnnLRNCrossChannelBackward",
            both::cudnnLRNCrossChannelBackward,
            c"cudnnLRNCrossChannelBackward($self, handle, normDesc, lrnMode, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)\n--\n\nComputes the gradient dx of local response normalization from y, dy and x.\n\n``cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nnormDesc : cudnnLRNDescriptor_t or None\nlrnMode : cudnnLRNMode_t\nalpha : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelBackward\n",
        );
    table
        .function(
            c"cudnnLRNCrossChannelForward",
            both::cudnnLRNCrossChannelForward,
            c"cudnnLRNCrossChannelForward($self, handle, normDesc, lrnMode, alpha, xDesc, x, beta, yDesc, y)\n--\n\nNormalizes each element by its neighbors in other channels (local response normalization).\n\n``cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nnormDesc : cudnnLRNDescriptor_t or None\nlrnMode : cudnnLRNMode_t\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelForward\n",
        );
    table
        .function(
            c"cudnnLongFFTCausalConv1dBackward",
            both::cudnnLongFFTCausalConv1dBackward,
            c"cudnnLongFFTCausalConv1dBackward($self, stream, dy, dx, dweight, batch, dim, seqLen, kernelSize, dataType, workspace, workspaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nComputes the gradients of a long causal convolution by FFT, from what forward kept in reserveSpace.\n\n``cudnnStatus_t cudnnLongFFTCausalConv1dBackward(cudaStream_t stream, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ndweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dBackward\n",
        );
    table
        .function(
            c"cudnnLongFFTCausalConv1dForward",
            both::cudnnLongFFTCausalConv1dForward,
            c"cudnnLongFFTCausalConv1dForward($self, stream, x, weight, y, batch, dim, seqLen, kernelSize, dataType, workspace, workspaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)\n--\n\nComputes a long causal convolution by FFT in the caller's workspace.\n\n``cudnnStatus_t cudnnLongFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nweight : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nreserveSpaceSizeInBytes : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dForward\n",
        );
    table
        .function(
            c"cudnnLongFFTCausalConv1dGetBufferSizes",
            both::cudnnLongFFTCausalConv1dGetBufferSizes,
            c"cudnnLongFFTCausalConv1dGetBufferSizes($self, batch, dim, seqLen, kernelSize, dataType)\n--\n\nWrites how many bytes of workspace and reserve space a long causal convolution by FFT needs.\n\n``cudnnStatus_t cudnnLongFFTCausalConv1dGetBufferSizes(int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, size_t *workspaceSizeInBytes, size_t *reserveSpaceSizeInBytes)``\n\nParameters\n----------\nbatch : int\ndim : int\nseqLen : int\nkernelSize : int\ndataType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nworkspaceSizeInBytes : int\nreserveSpaceSizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dGetBufferSizes\n",
        );
    table
        .function(
            c"cudnnMakeFusedOpsPlan",
            both::cudnnMakeFusedOpsPlan,
            c"cudnnMakeFusedOpsPlan($self, handle, plan, constPack)\n--\n\nCompletes the plan of a fused operation by its fixed parameters; writes the workspace's bytes.\n\n``cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsConstParamPack_t constPack, size_t *workspaceSizeInBytes)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nplan : cudnnFusedOpsPlan_t or None\nconstPack : cudnnFusedOpsConstParamPack_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nworkspaceSizeInBytes : int\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMakeFusedOpsPlan\n",
        );
    table
        .function(
            c"cudnnMultiHeadAttnBackwardData",
            both::cudnnMultiHeadAttnBackwardData,
            c"cudnnMultiHeadAttnBackwardData($self, handle, attnDesc, loWinIdx, hiWinIdx, devSeqLengthsDQDO, devSeqLengthsDKDV, doDesc, dout, dqDesc, dqueries, queries, dkDesc, dkeys, keys, dvDesc, dvalues, values, weightSizeInBytes, weights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)\n--\n\nComputes attention's gradients for queries, keys and values.\n\n``cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsDQDO, const int *devSeqLengthsDKDV, cudnnSeqDataDescriptor_t doDesc, const void *dout, cudnnSeqDataDescriptor_t dqDesc, void *dqueries, const void *queries, cudnnSeqDataDescriptor_t dkDesc, void *dkeys, const void *keys, cudnnSeqDataDescriptor_t dvDesc, void *dvalues, const void *values, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nattnDesc : cudnnAttnDescriptor_t or None\nloWinIdx : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhiWinIdx : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevSeqLengthsDQDO : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevSeqLengthsDKDV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndoDesc : cudnnSeqDataDescriptor_t or None\ndout : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndqDesc : cudnnSeqDataDescriptor_t or None\ndqueries : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nqueries : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndkDesc : cudnnSeqDataDescriptor_t or None\ndkeys : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nkeys : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndvDesc : cudnnSeqDataDescriptor_t or None\ndvalues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvalues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSizeInBytes : int\nweights : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardData\n",
        );
    table
        .function(
            c"cudnnMultiHeadAttnBackwardWeights",
            both::cudnnMultiHeadAttnBackwardWeights,
            c"cudnnMultiHeadAttnBackwardWeights($self, handle, attnDesc, addGrad, qDesc, queries, kDesc, keys, vDesc, values, doDesc, dout, weightSizeInBytes, weights, dweights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)\n--\n\nComputes attention's gradients for its weights and biases, after the ones for data.\n\n``cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnWgradMode_t addGrad, cudnnSeqDataDescriptor_t qDesc, const void *queries, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t doDesc, const void *dout, size_t weightSizeInBytes, const void *weights, void *dweights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nattnDesc : cudnnAttnDescriptor_t or None\naddGrad : cudnnWgradMode_t\nqDesc : cudnnSeqDataDescriptor_t or None\nqueries : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nkDesc : cudnnSeqDataDescriptor_t or None\nkeys : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvDesc : cudnnSeqDataDescriptor_t or None\nvalues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndoDesc : cudnnSeqDataDescriptor_t or None\ndout : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSizeInBytes : int\nweights : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndweights : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardWeights\n",
        );
    table
        .function(
            c"cudnnMultiHeadAttnForward",
            both::cudnnMultiHeadAttnForward,
            c"cudnnMultiHeadAttnForward($self, handle, attnDesc, currIdx, loWinIdx, hiWinIdx, devSeqLengthsQO, devSeqLengthsKV, qDesc, queries, residuals, kDesc, keys, vDesc, values, oDesc, out, weightSizeInBytes, weights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)\n--\n\nComputes multi-head attention of queries, keys and values, all at once or step by step.\n\n``cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, int currIdx, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsQO, const int *devSeqLengthsKV, cudnnSeqDataDescriptor_t qDesc, const void *queries, const void *residuals, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t oDesc, void *out, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nattnDesc : cudnnAttnDescriptor_t or None\ncurrIdx : int\nloWinIdx : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhiWinIdx : list[int] or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevSeqLengthsQO : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevSeqLengthsKV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nqDesc : cudnnSeqDataDescriptor_t or None\nqueries : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresiduals : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nkDesc : cudnnSeqDataDescriptor_t or None\nkeys : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvDesc : cudnnSeqDataDescriptor_t or None\nvalues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\noDesc : cudnnSeqDataDescriptor_t or None\nout : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSizeInBytes : int\nweights : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnForward\n",
        );
    table
        .function(
            c"cudnnNormalizationBackward",
            both::cudnnNormalizationBackward,
            c"cudnnNormalizationBackward($self, handle, mode, normOps, algo, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, xData, yDesc, yData, dyDesc, dyData, dzDesc, dzData, dxDesc, dxData, dNormScaleBiasDesc, normScaleData, normBiasData, dNormScaleData, dNormBiasData, epsilon, normMeanVarDesc, savedMean, savedInvVariance, activationDesc, workSpace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes, groupCnt)\n--\n\nComputes a normalization's gradients for x, scale and bias, and for z if it was added.\n\n``cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dNormScaleBiasDesc, const void *normScaleData, const void *normBiasData, void *dNormScaleData, void *dNormBiasData, double epsilon, cudnnTensorDescriptor_t normMeanVarDesc, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nalphaDataDiff : number with a type\nbetaDataDiff : number with a type\nalphaParamDiff : number with a type\nbetaParamDiff : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\nyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndzDesc : cudnnTensorDescriptor_t or None\ndzData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndxDesc : cudnnTensorDescriptor_t or None\ndxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndNormScaleBiasDesc : cudnnTensorDescriptor_t or None\nnormScaleData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormBiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndNormScaleData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndNormBiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nnormMeanVarDesc : cudnnTensorDescriptor_t or None\nsavedMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nsavedInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationBackward\n",
        );
    table
        .function(
            c"cudnnNormalizationForwardInference",
            both::cudnnNormalizationForwardInference,
            c"cudnnNormalizationForwardInference($self, handle, mode, normOps, algo, alpha, beta, xDesc, x, normScaleBiasDesc, normScale, normBias, normMeanVarDesc, estimatedMean, estimatedVariance, zDesc, z, activationDesc, yDesc, y, epsilon, groupCnt)\n--\n\nNormalizes x by estimated means and variances, on request adding z and an activation.\n\n``cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, cudnnTensorDescriptor_t normMeanVarDesc, const void *estimatedMean, const void *estimatedVariance, cudnnTensorDescriptor_t zDesc, const void *z, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y, double epsilon, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nalpha : number with a type\nbeta : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormScaleBiasDesc : cudnnTensorDescriptor_t or None\nnormScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormBias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormMeanVarDesc : cudnnTensorDescriptor_t or None\nestimatedMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nestimatedVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nzDesc : cudnnTensorDescriptor_t or None\nz : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardInference\n",
        );
    table
        .function(
            c"cudnnNormalizationForwardTraining",
            both::cudnnNormalizationForwardTraining,
            c"cudnnNormalizationForwardTraining($self, handle, mode, normOps, algo, alpha, beta, xDesc, xData, normScaleBiasDesc, normScale, normBias, exponentialAverageFactor, normMeanVarDesc, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance, activationDesc, zDesc, zData, yDesc, yData, workspace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes, groupCnt)\n--\n\nNormalizes x by activation or by channel in training, on request adding z and an activation.\n\n``cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, double exponentialAverageFactor, cudnnTensorDescriptor_t normMeanVarDesc, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnNormMode_t\nnormOps : cudnnNormOps_t\nalgo : cudnnNormAlgo_t\nalpha : number with a type\nbeta : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nxData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormScaleBiasDesc : cudnnTensorDescriptor_t or None\nnormScale : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnormBias : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nexponentialAverageFactor : float\nnormMeanVarDesc : cudnnTensorDescriptor_t or None\nresultRunningMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultRunningVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nepsilon : float\nresultSaveMean : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresultSaveInvVariance : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nactivationDesc : cudnnActivationDescriptor_t or None\nzDesc : cudnnTensorDescriptor_t or None\nzData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnTensorDescriptor_t or None\nyData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSizeInBytes : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSizeInBytes : int\ngroupCnt : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardTraining\n",
        );
    table
        .function(
            c"cudnnOpTensor",
            both::cudnnOpTensor,
            c"cudnnOpTensor($self, handle, opTensorDesc, alpha1, aDesc, A, alpha2, bDesc, B, beta, cDesc, C)\n--\n\nC = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are repeated.\n\n``cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t opTensorDesc, const void *alpha1, cudnnTensorDescriptor_t aDesc, const void *A, const void *alpha2, cudnnTensorDescriptor_t bDesc, const void *B, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nopTensorDesc : cudnnOpTensorDescriptor_t or None\nalpha1 : number with a type\naDesc : cudnnTensorDescriptor_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalpha2 : number with a type\nbDesc : cudnnTensorDescriptor_t or None\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ncDesc : cudnnTensorDescriptor_t or None\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpTensor\n",
        );
    table
        .function(
            c"cudnnOpsVersionCheck",
            both::cudnnOpsVersionCheck,
            c"cudnnOpsVersionCheck($self)\n--\n\nChecks that the library of basic operations fits the version of those it needs.\n\n``cudnnStatus_t cudnnOpsVersionCheck(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpsVersionCheck\n",
        );
    table
        .function(
            c"cudnnPoolingBackward",
            both::cudnnPoolingBackward,
            c"cudnnPoolingBackward($self, handle, poolingDesc, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)\n--\n\nComputes pooling's gradient dx from y, dy and x, as α·gradient + β·dx.\n\n``cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\npoolingDesc : cudnnPoolingDescriptor_t or None\nalpha : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingBackward\n",
        );
    table
        .function(
            c"cudnnPoolingForward",
            both::cudnnPoolingForward,
            c"cudnnPoolingForward($self, handle, poolingDesc, alpha, xDesc, x, beta, yDesc, y)\n--\n\ny = α·pool(x) + β·y, the maximum or average of each window.\n\n``cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\npoolingDesc : cudnnPoolingDescriptor_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingForward\n",
        );
    table
        .function(
            c"cudnnQueryRuntimeError",
            both::cudnnQueryRuntimeError,
            c"cudnnQueryRuntimeError($self, handle, mode, tag)\n--\n\nTells, at once or after waiting, whether kernels of a handle reported an error.\n\n``cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t handle, cudnnStatus_t *rstatus, cudnnErrQueryMode_t mode, cudnnRuntimeTag_t *tag)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nmode : cudnnErrQueryMode_t\ntag : address or buffer\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nrstatus : cudnnStatus_t\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnQueryRuntimeError\n",
        );
    table
        .function(
            c"cudnnRNNBackwardData_v8",
            both::cudnnRNNBackwardData_v8,
            c"cudnnRNNBackwardData_v8($self, handle, rnnDesc, devSeqLengths, yDesc, y, dy, xDesc, dx, hDesc, hx, dhy, dhx, cDesc, cx, dcy, dcx, weightSpaceSize, weightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)\n--\n\nComputes an RNN's gradients for its input and initial states.\n\n``cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t yDesc, const void *y, const void *dy, cudnnRNNDataDescriptor_t xDesc, void *dx, cudnnTensorDescriptor_t hDesc, const void *hx, const void *dhy, void *dhx, cudnnTensorDescriptor_t cDesc, const void *cx, const void *dcy, void *dcx, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\ndevSeqLengths : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnRNNDataDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnRNNDataDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhDesc : cudnnTensorDescriptor_t or None\nhx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndhy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndhx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncDesc : cudnnTensorDescriptor_t or None\ncx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndcy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndcx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSpaceSize : int\nweightSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSize : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSize : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardData_v8\n",
        );
    table
        .function(
            c"cudnnRNNBackwardWeights_v8",
            both::cudnnRNNBackwardWeights_v8,
            c"cudnnRNNBackwardWeights_v8($self, handle, rnnDesc, addGrad, devSeqLengths, xDesc, x, hDesc, hx, yDesc, y, weightSpaceSize, dweightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)\n--\n\nAdds an RNN's gradients for all weights and biases to dweightSpace, after the ones for data.\n\n``cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnWgradMode_t addGrad, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t hDesc, const void *hx, cudnnRNNDataDescriptor_t yDesc, const void *y, size_t weightSpaceSize, void *dweightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\naddGrad : cudnnWgradMode_t\ndevSeqLengths : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnRNNDataDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhDesc : cudnnTensorDescriptor_t or None\nhx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnRNNDataDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSpaceSize : int\ndweightSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSize : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSize : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardWeights_v8\n",
        );
    table
        .function(
            c"cudnnRNNForward",
            both::cudnnRNNForward,
            c"cudnnRNNForward($self, handle, rnnDesc, fwdMode, devSeqLengths, xDesc, x, yDesc, y, hDesc, hx, hy, cDesc, cx, cy, weightSpaceSize, weightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)\n--\n\nRuns an RNN over a batch of sequences; training keeps intermediate results in reserveSpace.\n\n``cudnnStatus_t cudnnRNNForward(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnRNNDataDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t hDesc, const void *hx, void *hy, cudnnTensorDescriptor_t cDesc, const void *cx, void *cy, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nrnnDesc : cudnnRNNDescriptor_t or None\nfwdMode : cudnnForwardMode_t\ndevSeqLengths : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxDesc : cudnnRNNDataDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nyDesc : cudnnRNNDataDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhDesc : cudnnTensorDescriptor_t or None\nhx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nhy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncDesc : cudnnTensorDescriptor_t or None\ncx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nweightSpaceSize : int\nweightSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkSpaceSize : int\nworkSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreserveSpaceSize : int\nreserveSpace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNForward\n",
        );
    table
        .function(
            c"cudnnRNNGetClip_v8",
            both::cudnnRNNGetClip_v8,
            c"cudnnRNNGetClip_v8($self, rnnDesc)\n--\n\nReads whether and between which bounds LSTM cell states are clipped, and what becomes of NaN.\n\n``cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, cudnnNanPropagation_t *clipNanOpt, double *lclip, double *rclip)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nclipMode : cudnnRNNClipMode_t\nclipNanOpt : cudnnNanPropagation_t\nlclip : float\nrclip : float\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v8\n",
        );
    table
        .function(
            c"cudnnRNNGetClip_v9",
            both::cudnnRNNGetClip_v9,
            c"cudnnRNNGetClip_v9($self, rnnDesc)\n--\n\nReads whether and between which bounds LSTM cell states are clipped.\n\n``cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, double *lclip, double *rclip)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\nclipMode : cudnnRNNClipMode_t\nlclip : float\nrclip : float\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v9\n",
        );
    table
        .function(
            c"cudnnRNNSetClip_v8",
            both::cudnnRNNSetClip_v8,
            c"cudnnRNNSetClip_v8($self, rnnDesc, clipMode, clipNanOpt, lclip, rclip)\n--\n\nSets whether and between which bounds LSTM cell states are clipped, and what becomes of NaN.\n\n``cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, cudnnNanPropagation_t clipNanOpt, double lclip, double rclip)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\nclipMode : cudnnRNNClipMode_t\nclipNanOpt : cudnnNanPropagation_t\nlclip : float\nrclip : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v8\n",
        );
    table
        .function(
            c"cudnnRNNSetClip_v9",
            both::cudnnRNNSetClip_v9,
            c"cudnnRNNSetClip_v9($self, rnnDesc, clipMode, lclip, rclip)\n--\n\nSets whether and between which bounds LSTM cell states are clipped.\n\n``cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, double lclip, double rclip)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\nclipMode : cudnnRNNClipMode_t\nlclip : float\nrclip : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v9\n",
        );
    table
        .function(
            c"cudnnReduceTensor",
            both::cudnnReduceTensor,
            c"cudnnReduceTensor($self, handle, reduceTensorDesc, indices, indicesSizeInBytes, workspace, workspaceSizeInBytes, alpha, aDesc, A, beta, cDesc, C)\n--\n\nC = α·reduce(A) + β·C over the dimensions that have size 1 in C.\n\n``cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, void *indices, size_t indicesSizeInBytes, void *workspace, size_t workspaceSizeInBytes, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\nindices : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nindicesSizeInBytes : int\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceSizeInBytes : int\nalpha : number with a type\naDesc : cudnnTensorDescriptor_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ncDesc : cudnnTensorDescriptor_t or None\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReduceTensor\n",
        );
    table
        .function(
            c"cudnnReorderFilterAndBias",
            both::cudnnReorderFilterAndBias,
            c"cudnnReorderFilterAndBias($self, handle, filterDesc, reorderType, filterData, reorderedFilterData, reorderBias, biasData, reorderedBiasData)\n--\n\nReorders an int8 filter and bias as Tensor Core convolutions of int8 want them.\n\n``cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnReorderType_t reorderType, const void *filterData, void *reorderedFilterData, int reorderBias, const void *biasData, void *reorderedBiasData)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nfilterDesc : cudnnFilterDescriptor_t or None\nreorderType : cudnnReorderType_t\nfilterData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreorderedFilterData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreorderBias : int\nbiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreorderedBiasData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReorderFilterAndBias\n",
        );
    table
        .function(
            c"cudnnRestoreDropoutDescriptor",
            both::cudnnRestoreDropoutDescriptor,
            c"cudnnRestoreDropoutDescriptor($self, dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)\n--\n\nFills in dropout with states that were seeded before, without seeding them anew.\n\n``cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)``\n\nParameters\n----------\ndropoutDesc : cudnnDropoutDescriptor_t or None\nhandle : cudnnHandle_t or None\ndropout : float\nstates : device address or array\n    cubind keeps it alive until ``dropoutDesc`` is destroyed, or such a call replaces it.\nstateSizeInBytes : int\nseed : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRestoreDropoutDescriptor\n",
        );
    table
        .function(
            c"cudnnScaleTensor",
            both::cudnnScaleTensor,
            c"cudnnScaleTensor($self, handle, yDesc, y, alpha)\n--\n\nMultiplies each element of a tensor by α.\n\n``cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *alpha)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalpha : number with a type\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnScaleTensor\n",
        );
    table
        .function(
            c"cudnnSetActivationDescriptor",
            both::cudnnSetActivationDescriptor,
            c"cudnnSetActivationDescriptor($self, activationDesc, mode, reluNanOpt, coef)\n--\n\nFills in an activation: its function and coefficient, such as the bound of a clipped ReLU.\n\n``cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t mode, cudnnNanPropagation_t reluNanOpt, double coef)``\n\nParameters\n----------\nactivationDesc : cudnnActivationDescriptor_t or None\nmode : cudnnActivationMode_t\nreluNanOpt : cudnnNanPropagation_t\ncoef : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptor\n",
        );
    table
        .function(
            c"cudnnSetActivationDescriptorSwishBeta",
            both::cudnnSetActivationDescriptorSwishBeta,
            c"cudnnSetActivationDescriptorSwishBeta($self, activationDesc, swish_beta)\n--\n\nSets the β of a swish activation, x·sigmoid(β·x).\n\n``cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double swish_beta)``\n\nParameters\n----------\nactivationDesc : cudnnActivationDescriptor_t or None\nswish_beta : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptorSwishBeta\n",
        );
    table
        .function(
            c"cudnnSetAttnDescriptor",
            both::cudnnSetAttnDescriptor,
            c"cudnnSetAttnDescriptor($self, attnDesc, attnMode, nHeads, smScaler, dataType, computePrec, mathType, attnDropoutDesc, postDropoutDesc, qSize, kSize, vSize, qProjSize, kProjSize, vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize, maxBeamSize)\n--\n\nFills in multi-head attention: heads, scale, precision, dropout, projections and greatest sizes.\n\n``cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int attnMode, int nHeads, double smScaler, cudnnDataType_t dataType, cudnnDataType_t computePrec, cudnnMathType_t mathType, cudnnDropoutDescriptor_t attnDropoutDesc, cudnnDropoutDescriptor_t postDropoutDesc, int qSize, int kSize, int vSize, int qProjSize, int kProjSize, int vProjSize, int oProjSize, int qoMaxSeqLength, int kvMaxSeqLength, int maxBatchSize, int maxBeamSize)``\n\nParameters\n----------\nattnDesc : cudnnAttnDescriptor_t or None\nattnMode : int\nnHeads : int\nsmScaler : float\ndataType : cudnnDataType_t\ncomputePrec : cudnnDataType_t\nmathType : cudnnMathType_t\nattnDropoutDesc : cudnnDropoutDescriptor_t or None\npostDropoutDesc : cudnnDropoutDescriptor_t or None\nqSize : int\nkSize : int\nvSize : int\nqProjSize : int\nkProjSize : int\nvProjSize : int\noProjSize : int\nqoMaxSeqLength : int\nkvMaxSeqLength : int\nmaxBatchSize : int\nmaxBeamSize : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetAttnDescriptor\n",
        );
    table
        .function(
            c"cudnnSetCTCLossDescriptor",
            both::cudnnSetCTCLossDescriptor,
            c"cudnnSetCTCLossDescriptor($self, ctcLossDesc, compType)\n--\n\nFills in the precision of the CTC loss.\n\n``cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\ncompType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor\n",
        );
    table
        .function(
            c"cudnnSetCTCLossDescriptorEx",
            both::cudnnSetCTCLossDescriptorEx,
            c"cudnnSetCTCLossDescriptorEx($self, ctcLossDesc, compType, normMode, gradMode)\n--\n\nFills in the precision and normalization of the CTC loss, and what becomes of NaN.\n\n``cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\ngradMode : cudnnNanPropagation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptorEx\n",
        );
    table
        .function(
            c"cudnnSetCTCLossDescriptor_v8",
            both::cudnnSetCTCLossDescriptor_v8,
            c"cudnnSetCTCLossDescriptor_v8($self, ctcLossDesc, compType, normMode, gradMode, maxLabelLength)\n--\n\nFills in the CTC loss's precision, normalization, treatment of NaN and longest label.\n\n``cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode, int maxLabelLength)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\ngradMode : cudnnNanPropagation_t\nmaxLabelLength : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v8\n",
        );
    table
        .function(
            c"cudnnSetCTCLossDescriptor_v9",
            both::cudnnSetCTCLossDescriptor_v9,
            c"cudnnSetCTCLossDescriptor_v9($self, ctcLossDesc, compType, normMode, ctcGradMode, maxLabelLength)\n--\n\nFills in the CTC loss's precision, normalization, mode of gradients and longest label.\n\n``cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnCTCGradMode_t ctcGradMode, int maxLabelLength)``\n\nParameters\n----------\nctcLossDesc : cudnnCTCLossDescriptor_t or None\ncompType : cudnnDataType_t\nnormMode : cudnnLossNormalizationMode_t\nctcGradMode : cudnnCTCGradMode_t\nmaxLabelLength : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v9\n",
        );
    table
        .function(
            c"cudnnSetCallback",
            both::cudnnSetCallback,
            c"cudnnSetCallback($self, mask, udata, fptr)\n--\n\nInstalls a function that gets messages of the kinds in a mask: errors, warnings and notes.\n\n``cudnnStatus_t cudnnSetCallback(unsigned int mask, void *udata, cudnnCallback_t fptr)``\n\nParameters\n----------\nmask : int\nudata : object\nfptr : callback\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCallback\n",
        );
    table
        .function(
            c"cudnnSetConvolution2dDescriptor",
            both::cudnnSetConvolution2dDescriptor,
            c"cudnnSetConvolution2dDescriptor($self, convDesc, pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType)\n--\n\nFills in a 2D convolution's padding, strides (u, v), dilation, mode and precision.\n\n``cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int pad_h, int pad_w, int u, int v, int dilation_h, int dilation_w, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\npad_h : int\npad_w : int\nu : int\nv : int\ndilation_h : int\ndilation_w : int\nmode : cudnnConvolutionMode_t\ncomputeType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolution2dDescriptor\n",
        );
    table
        .function(
            c"cudnnSetConvolutionGroupCount",
            both::cudnnSetConvolutionGroupCount,
            c"cudnnSetConvolutionGroupCount($self, convDesc, groupCount)\n--\n\nSets into how many groups a convolution's channels are divided.\n\n``cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int groupCount)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\ngroupCount : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionGroupCount\n",
        );
    table
        .function(
            c"cudnnSetConvolutionMathType",
            both::cudnnSetConvolutionMathType,
            c"cudnnSetConvolutionMathType($self, convDesc, mathType)\n--\n\nSets whether a convolution may use Tensor Cores, and with which conversions.\n\n``cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t mathType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\nmathType : cudnnMathType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionMathType\n",
        );
    table
        .function(
            c"cudnnSetConvolutionNdDescriptor",
            both::cudnnSetConvolutionNdDescriptor,
            c"cudnnSetConvolutionNdDescriptor($self, convDesc, arrayLength, padA, filterStrideA, dilationA, mode, computeType)\n--\n\nFills in a convolution's padding, strides and dilation in each dimension, mode and precision.\n\n``cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLength, const int *padA, const int *filterStrideA, const int *dilationA, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\narrayLength : int\npadA : list[int] or None\nfilterStrideA : list[int] or None\ndilationA : list[int] or None\nmode : cudnnConvolutionMode_t\ncomputeType : cudnnDataType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionNdDescriptor\n",
        );
    table
        .function(
            c"cudnnSetConvolutionReorderType",
            both::cudnnSetConvolutionReorderType,
            c"cudnnSetConvolutionReorderType($self, convDesc, reorderType)\n--\n\nSets whether an int8 convolution reorders its filter first.\n\n``cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t reorderType)``\n\nParameters\n----------\nconvDesc : cudnnConvolutionDescriptor_t or None\nreorderType : cudnnReorderType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionReorderType\n",
        );
    table
        .function(
            c"cudnnSetDropoutDescriptor",
            both::cudnnSetDropoutDescriptor,
            c"cudnnSetDropoutDescriptor($self, dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)\n--\n\nFills in dropout's probability and seeds its random states in device memory, which takes time.\n\n``cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)``\n\nParameters\n----------\ndropoutDesc : cudnnDropoutDescriptor_t or None\nhandle : cudnnHandle_t or None\ndropout : float\nstates : device address or array\n    cubind keeps it alive until ``dropoutDesc`` is destroyed, or such a call replaces it.\nstateSizeInBytes : int\nseed : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetDropoutDescriptor\n",
        );
    table
        .function(
            c"cudnnSetFilter4dDescriptor",
            both::cudnnSetFilter4dDescriptor,
            c"cudnnSetFilter4dDescriptor($self, filterDesc, dataType, pformat, k, c, h, w)\n--\n\nFills in a filter of k output and c input maps with h × w elements each.\n\n``cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int k, int c, int h, int w)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\ndataType : cudnnDataType_t\npformat : cudnnTensorFormat_t\nk : int\nc : int\nh : int\nw : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilter4dDescriptor\n",
        );
    table
        .function(
            c"cudnnSetFilterNdDescriptor",
            both::cudnnSetFilterNdDescriptor,
            c"cudnnSetFilterNdDescriptor($self, filterDesc, dataType, pformat, nbDims, filterDimA)\n--\n\nFills in a filter of nbDims dimensions: output maps, input maps, then the sizes.\n\n``cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int nbDims, const int *filterDimA)``\n\nParameters\n----------\nfilterDesc : cudnnFilterDescriptor_t or None\ndataType : cudnnDataType_t\npformat : cudnnTensorFormat_t\nnbDims : int\nfilterDimA : list[int] or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilterNdDescriptor\n",
        );
    table
        .function(
            c"cudnnSetFusedOpsConstParamPackAttribute",
            both::cudnnSetFusedOpsConstParamPackAttribute,
            c"cudnnSetFusedOpsConstParamPackAttribute($self, constPack, paramLabel, param)\n--\n\nSets one fixed parameter of a fused operation; its descriptors are copied.\n\n``cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, const void *param)``\n\nParameters\n----------\nconstPack : cudnnFusedOpsConstParamPack_t or None\nparamLabel : cudnnFusedOpsConstParamLabel_t\nparam : address or buffer\n    cubind keeps it alive until ``constPack`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsConstParamPackAttribute\n",
        );
    table
        .function(
            c"cudnnSetFusedOpsVariantParamPackAttribute",
            both::cudnnSetFusedOpsVariantParamPackAttribute,
            c"cudnnSetFusedOpsVariantParamPackAttribute($self, varPack, paramLabel, ptr)\n--\n\nSets one parameter of a fused operation that varies by call.\n\n``cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)``\n\nParameters\n----------\nvarPack : cudnnFusedOpsVariantParamPack_t or None\nparamLabel : cudnnFusedOpsVariantParamLabel_t\nptr : address or buffer\n    cubind keeps it alive until ``varPack`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_cnn.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsVariantParamPackAttribute\n",
        );
    table
        .function(
            c"cudnnSetLRNDescriptor",
            both::cudnnSetLRNDescriptor,
            c"cudnnSetLRNDescriptor($self, normDesc, lrnN, lrnAlpha, lrnBeta, lrnK)\n--\n\nFills in local response normalization's window lrnN and its α, β and k.\n\n``cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int lrnN, double lrnAlpha, double lrnBeta, double lrnK)``\n\nParameters\n----------\nnormDesc : cudnnLRNDescriptor_t or None\nlrnN : int\nlrnAlpha : float\nlrnBeta : float\nlrnK : float\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetLRNDescriptor\n",
        );
    table
        .function(
            c"cudnnSetOpTensorDescriptor",
            both::cudnnSetOpTensorDescriptor,
            c"cudnnSetOpTensorDescriptor($self, opTensorDesc, opTensorOp, opTensorCompType, opTensorNanOpt)\n--\n\nFills in an operation of two tensors, such as a sum, product or maximum.\n\n``cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t opTensorOp, cudnnDataType_t opTensorCompType, cudnnNanPropagation_t opTensorNanOpt)``\n\nParameters\n----------\nopTensorDesc : cudnnOpTensorDescriptor_t or None\nopTensorOp : cudnnOpTensorOp_t\nopTensorCompType : cudnnDataType_t\nopTensorNanOpt : cudnnNanPropagation_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetOpTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnSetPooling2dDescriptor",
            both::cudnnSetPooling2dDescriptor,
            c"cudnnSetPooling2dDescriptor($self, poolingDesc, mode, maxpoolingNanOpt, windowHeight, windowWidth, verticalPadding, horizontalPadding, verticalStride, horizontalStride)\n--\n\nFills in a 2D pooling's mode (maximum or average), window, padding and strides.\n\n``cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int windowHeight, int windowWidth, int verticalPadding, int horizontalPadding, int verticalStride, int horizontalStride)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\nmode : cudnnPoolingMode_t\nmaxpoolingNanOpt : cudnnNanPropagation_t\nwindowHeight : int\nwindowWidth : int\nverticalPadding : int\nhorizontalPadding : int\nverticalStride : int\nhorizontalStride : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPooling2dDescriptor\n",
        );
    table
        .function(
            c"cudnnSetPoolingNdDescriptor",
            both::cudnnSetPoolingNdDescriptor,
            c"cudnnSetPoolingNdDescriptor($self, poolingDesc, mode, maxpoolingNanOpt, nbDims, windowDimA, paddingA, strideA)\n--\n\nFills in a pooling's mode (maximum or average) and its window, padding and stride by dimension.\n\n``cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int nbDims, const int *windowDimA, const int *paddingA, const int *strideA)``\n\nParameters\n----------\npoolingDesc : cudnnPoolingDescriptor_t or None\nmode : cudnnPoolingMode_t\nmaxpoolingNanOpt : cudnnNanPropagation_t\nnbDims : int\nwindowDimA : list[int] or None\npaddingA : list[int] or None\nstrideA : list[int] or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPoolingNdDescriptor\n",
        );
    table
        .function(
            c"cudnnSetRNNDataDescriptor",
            both::cudnnSetRNNDataDescriptor,
            c"cudnnSetRNNDataDescriptor($self, rnnDataDesc, dataType, layout, maxSeqLength, batchSize, vectorSize, seqLengthArray, paddingFill)\n--\n\nFills in a batch of sequences of their own lengths: layout, vectors and what fills gaps.\n\n``cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t dataType, cudnnRNNDataLayout_t layout, int maxSeqLength, int batchSize, int vectorSize, const int *seqLengthArray, void *paddingFill)``\n\nParameters\n----------\nrnnDataDesc : cudnnRNNDataDescriptor_t or None\ndataType : cudnnDataType_t\nlayout : cudnnRNNDataLayout_t\nmaxSeqLength : int\nbatchSize : int\nvectorSize : int\nseqLengthArray : list[int] or None\npaddingFill : object\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDataDescriptor\n",
        );
    table
        .function(
            c"cudnnSetRNNDescriptor_v8",
            both::cudnnSetRNNDescriptor_v8,
            c"cudnnSetRNNDescriptor_v8($self, rnnDesc, algo, cellMode, biasMode, dirMode, inputMode, dataType, mathPrec, mathType, inputSize, hiddenSize, projSize, numLayers, dropoutDesc, auxFlags)\n--\n\nFills in an RNN: the cell (ReLU, tanh, LSTM or GRU), sizes, layers, directions and precision.\n\n``cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t algo, cudnnRNNMode_t cellMode, cudnnRNNBiasMode_t biasMode, cudnnDirectionMode_t dirMode, cudnnRNNInputMode_t inputMode, cudnnDataType_t dataType, cudnnDataType_t mathPrec, cudnnMathType_t mathType, int32_t inputSize, int32_t hiddenSize, int32_t projSize, int32_t numLayers, cudnnDropoutDescriptor_t dropoutDesc, uint32_t auxFlags)``\n\nParameters\n----------\nrnnDesc : cudnnRNNDescriptor_t or None\nalgo : cudnnRNNAlgo_t\ncellMode : cudnnRNNMode_t\nbiasMode : cudnnRNNBiasMode_t\ndirMode : cudnnDirectionMode_t\ninputMode : cudnnRNNInputMode_t\ndataType : cudnnDataType_t\nmathPrec : cudnnDataType_t\nmathType : cudnnMathType_t\ninputSize : int\nhiddenSize : int\nprojSize : int\nnumLayers : int\ndropoutDesc : cudnnDropoutDescriptor_t or None\n    Used after the call: keep it alive until ``rnnDesc`` is destroyed or set again.\nauxFlags : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDescriptor_v8\n",
        );
    table
        .function(
            c"cudnnSetReduceTensorDescriptor",
            both::cudnnSetReduceTensorDescriptor,
            c"cudnnSetReduceTensorDescriptor($self, reduceTensorDesc, reduceTensorOp, reduceTensorCompType, reduceTensorNanOpt, reduceTensorIndices, reduceTensorIndicesType)\n--\n\nFills in a reduction: its operation, precision and whether it writes indices.\n\n``cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t reduceTensorOp, cudnnDataType_t reduceTensorCompType, cudnnNanPropagation_t reduceTensorNanOpt, cudnnReduceTensorIndices_t reduceTensorIndices, cudnnIndicesType_t reduceTensorIndicesType)``\n\nParameters\n----------\nreduceTensorDesc : cudnnReduceTensorDescriptor_t or None\nreduceTensorOp : cudnnReduceTensorOp_t\nreduceTensorCompType : cudnnDataType_t\nreduceTensorNanOpt : cudnnNanPropagation_t\nreduceTensorIndices : cudnnReduceTensorIndices_t\nreduceTensorIndicesType : cudnnIndicesType_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetReduceTensorDescriptor\n",
        );
    table
        .function(
            c"cudnnSetSeqDataDescriptor",
            both::cudnnSetSeqDataDescriptor,
            c"cudnnSetSeqDataDescriptor($self, seqDataDesc, dataType, nbDims, dimA, axes, seqLengthArraySize, seqLengthArray, paddingFill)\n--\n\nFills in sequences for attention: sizes and order of time, batch, beam and vector, and lengths.\n\n``cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const cudnnSeqDataAxis_t *axes, size_t seqLengthArraySize, const int *seqLengthArray, void *paddingFill)``\n\nParameters\n----------\nseqDataDesc : cudnnSeqDataDescriptor_t or None\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int] or None\naxes : list[cudnnSeqDataAxis_t] or None\nseqLengthArraySize : int\nseqLengthArray : list[int] or None\npaddingFill : object\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_adv.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSeqDataDescriptor\n",
        );
    table
        .function(
            c"cudnnSetSpatialTransformerNdDescriptor",
            both::cudnnSetSpatialTransformerNdDescriptor,
            c"cudnnSetSpatialTransformerNdDescriptor($self, stDesc, samplerType, dataType, nbDims, dimA)\n--\n\nFills in a spatial transformer's sampler, type and sizes of the output.\n\n``cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t stDesc, cudnnSamplerType_t samplerType, cudnnDataType_t dataType, int nbDims, const int *dimA)``\n\nParameters\n----------\nstDesc : cudnnSpatialTransformerDescriptor_t or None\nsamplerType : cudnnSamplerType_t\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int] or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSpatialTransformerNdDescriptor\n",
        );
    table
        .function(
            c"cudnnSetStream",
            both::cudnnSetStream,
            c"cudnnSetStream($self, handle, streamId)\n--\n\nMakes later calls with the handle run on a stream.\n\n``cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``handle`` is destroyed or set again.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_graph.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetStream\n",
        );
    table
        .function(
            c"cudnnSetTensor",
            both::cudnnSetTensor,
            c"cudnnSetTensor($self, handle, yDesc, y, valuePtr)\n--\n\nSets each element of a tensor to one value.\n\n``cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *valuePtr)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvaluePtr : number with a type\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor\n",
        );
    table
        .function(
            c"cudnnSetTensor4dDescriptor",
            both::cudnnSetTensor4dDescriptor,
            c"cudnnSetTensor4dDescriptor($self, tensorDesc, pformat, dataType, n, c, h, w)\n--\n\nFills in a tensor of n × c × h × w elements without gaps, in a format such as NCHW.\n\n``cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int n, int c, int h, int w)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\npformat : cudnnTensorFormat_t\ndataType : cudnnDataType_t\nn : int\nc : int\nh : int\nw : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptor\n",
        );
    table
        .function(
            c"cudnnSetTensor4dDescriptorEx",
            both::cudnnSetTensor4dDescriptorEx,
            c"cudnnSetTensor4dDescriptorEx($self, tensorDesc, dataType, n, c, h, w, nStride, cStride, hStride, wStride)\n--\n\nFills in a tensor of n × c × h × w elements with a stride for each dimension.\n\n``cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int n, int c, int h, int w, int nStride, int cStride, int hStride, int wStride)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\ndataType : cudnnDataType_t\nn : int\nc : int\nh : int\nw : int\nnStride : int\ncStride : int\nhStride : int\nwStride : int\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptorEx\n",
        );
    table
        .function(
            c"cudnnSetTensorNdDescriptor",
            both::cudnnSetTensorNdDescriptor,
            c"cudnnSetTensorNdDescriptor($self, tensorDesc, dataType, nbDims, dimA, strideA)\n--\n\nFills in a tensor of nbDims dimensions with a stride for each.\n\n``cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const int *strideA)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int] or None\nstrideA : list[int] or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptor\n",
        );
    table
        .function(
            c"cudnnSetTensorNdDescriptorEx",
            both::cudnnSetTensorNdDescriptorEx,
            c"cudnnSetTensorNdDescriptorEx($self, tensorDesc, pformat, dataType, nbDims, dimA)\n--\n\nFills in a tensor of nbDims dimensions without gaps, in a format such as NCHW.\n\n``cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int nbDims, const int *dimA)``\n\nParameters\n----------\ntensorDesc : cudnnTensorDescriptor_t or None\npformat : cudnnTensorFormat_t\ndataType : cudnnDataType_t\nnbDims : int\ndimA : list[int] or None\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptorEx\n",
        );
    table
        .function(
            c"cudnnSetTensorTransformDescriptor",
            both::cudnnSetTensorTransformDescriptor,
            c"cudnnSetTensorTransformDescriptor($self, transformDesc, nbDims, destFormat, padBeforeA, padAfterA, foldA, direction)\n--\n\nFills in a transformation: the target's format, padding and folding of strides.\n\n``cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDims, cudnnTensorFormat_t destFormat, const int32_t *padBeforeA, const int32_t *padAfterA, const uint32_t *foldA, cudnnFoldingDirection_t direction)``\n\nParameters\n----------\ntransformDesc : cudnnTensorTransformDescriptor_t or None\nnbDims : int\ndestFormat : cudnnTensorFormat_t\npadBeforeA : list[int] or None\npadAfterA : list[int] or None\nfoldA : list[int] or None\ndirection : cudnnFoldingDirection_t\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorTransformDescriptor\n",
        );
    table
        .function(
            c"cudnnSoftmaxBackward",
            both::cudnnSoftmaxBackward,
            c"cudnnSoftmaxBackward($self, handle, algo, mode, alpha, yDesc, y, dyDesc, dy, beta, dxDesc, dx)\n--\n\nComputes softmax's gradient dx from y and dy, as α·gradient + β·dx.\n\n``cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalgo : cudnnSoftmaxAlgorithm_t\nmode : cudnnSoftmaxMode_t\nalpha : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxBackward\n",
        );
    table
        .function(
            c"cudnnSoftmaxForward",
            both::cudnnSoftmaxForward,
            c"cudnnSoftmaxForward($self, handle, algo, mode, alpha, xDesc, x, beta, yDesc, y)\n--\n\nComputes the softmax or its logarithm over channels or each sample, as α·softmax(x) + β·y.\n\n``cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalgo : cudnnSoftmaxAlgorithm_t\nmode : cudnnSoftmaxMode_t\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxForward\n",
        );
    table
        .function(
            c"cudnnSpatialTfGridGeneratorBackward",
            both::cudnnSpatialTfGridGeneratorBackward,
            c"cudnnSpatialTfGridGeneratorBackward($self, handle, stDesc, dgrid, dtheta)\n--\n\nComputes the gradient of the matrices theta from the one of the grid.\n\n``cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *dgrid, void *dtheta)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nstDesc : cudnnSpatialTransformerDescriptor_t or None\ndgrid : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndtheta : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorBackward\n",
        );
    table
        .function(
            c"cudnnSpatialTfGridGeneratorForward",
            both::cudnnSpatialTfGridGeneratorForward,
            c"cudnnSpatialTfGridGeneratorForward($self, handle, stDesc, theta, grid)\n--\n\nComputes the points of the input to sample, from affine matrices theta.\n\n``cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *theta, void *grid)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nstDesc : cudnnSpatialTransformerDescriptor_t or None\ntheta : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ngrid : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorForward\n",
        );
    table
        .function(
            c"cudnnSpatialTfSamplerBackward",
            both::cudnnSpatialTfSamplerBackward,
            c"cudnnSpatialTfSamplerBackward($self, handle, stDesc, alpha, xDesc, x, beta, dxDesc, dx, alphaDgrid, dyDesc, dy, grid, betaDgrid, dgrid)\n--\n\nComputes a sampler's gradients for x and for the grid.\n\n``cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx, const void *alphaDgrid, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *grid, const void *betaDgrid, void *dgrid)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nstDesc : cudnnSpatialTransformerDescriptor_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndxDesc : cudnnTensorDescriptor_t or None\ndx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalphaDgrid : number with a type\ndyDesc : cudnnTensorDescriptor_t or None\ndy : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ngrid : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbetaDgrid : number with a type\ndgrid : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerBackward\n",
        );
    table
        .function(
            c"cudnnSpatialTfSamplerForward",
            both::cudnnSpatialTfSamplerForward,
            c"cudnnSpatialTfSamplerForward($self, handle, stDesc, alpha, xDesc, x, grid, beta, yDesc, y)\n--\n\nSamples x at the points of a grid, with bilinear interpolation.\n\n``cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *grid, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nstDesc : cudnnSpatialTransformerDescriptor_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ngrid : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerForward\n",
        );
    table
        .function(
            c"cudnnSubquadraticOpsVersionCheck",
            both::cudnnSubquadraticOpsVersionCheck,
            c"cudnnSubquadraticOpsVersionCheck($self)\n--\n\nChecks that the library of subquadratic operations fits the version of those it needs.\n\n``cudnnStatus_t cudnnSubquadraticOpsVersionCheck(void)``\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSubquadraticOpsVersionCheck\n",
        );
    table
        .function(
            c"cudnnTransformFilter",
            both::cudnnTransformFilter,
            c"cudnnTransformFilter($self, handle, transDesc, alpha, srcDesc, srcData, beta, destDesc, destData)\n--\n\nCopies a filter into another format, padded or folded as a descriptor says, as α·src + β·dest.\n\n``cudnnStatus_t cudnnTransformFilter(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnFilterDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnFilterDescriptor_t destDesc, void *destData)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\ntransDesc : cudnnTensorTransformDescriptor_t or None\nalpha : number with a type\nsrcDesc : cudnnFilterDescriptor_t or None\nsrcData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndestDesc : cudnnFilterDescriptor_t or None\ndestData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformFilter\n",
        );
    table
        .function(
            c"cudnnTransformTensor",
            both::cudnnTransformTensor,
            c"cudnnTransformTensor($self, handle, alpha, xDesc, x, beta, yDesc, y)\n--\n\ny = α·x + β·y, where y may have another layout than x.\n\n``cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\nalpha : number with a type\nxDesc : cudnnTensorDescriptor_t or None\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\nyDesc : cudnnTensorDescriptor_t or None\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensor\n",
        );
    table
        .function(
            c"cudnnTransformTensorEx",
            both::cudnnTransformTensorEx,
            c"cudnnTransformTensorEx($self, handle, transDesc, alpha, srcDesc, srcData, beta, destDesc, destData)\n--\n\nCopies a tensor into another format, padded or folded as a descriptor says, as α·src + β·dest.\n\n``cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnTensorDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnTensorDescriptor_t destDesc, void *destData)``\n\nParameters\n----------\nhandle : cudnnHandle_t or None\ntransDesc : cudnnTensorTransformDescriptor_t or None\nalpha : number with a type\nsrcDesc : cudnnTensorDescriptor_t or None\nsrcData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : number with a type\ndestDesc : cudnnTensorDescriptor_t or None\ndestData : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncudnnStatus_t\n    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.\n\nNotes\n-----\nIn ``cudnn_ops.h``. Since cuDNN 9.10 or earlier.\nhttps://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensorEx\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

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
    table.constant("CUDNN_CNN_MAJOR", Constant::Int(9));
    table.constant("CUDNN_CNN_MINOR", Constant::Int(28));
    table.constant("CUDNN_CNN_PATCH", Constant::Int(0));
    table.constant("CUDNN_DIM_MAX", Constant::Int(8));
    table.constant("CUDNN_GRAPH_MAJOR", Constant::Int(9));
    table.constant("CUDNN_GRAPH_MINOR", Constant::Int(28));
    table.constant("CUDNN_GRAPH_PATCH", Constant::Int(0));
    table.constant("CUDNN_LRN_MAX_N", Constant::Int(16));
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
