//! The C functions of cuDNN, as the library exports them.
//!
//! [`cudnn`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cudnn::CUDNN;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cudnn as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudnn::all_types::*;

sys! {
    cudnn, CUDNN, Err(_) => ();

    #[called_by(only cudnnGetLastErrorString)]
    fn cudnnGetLastErrorString(message: *mut core::ffi::c_char, max_size: usize);
}

sys! {
    cudnn, CUDNN, Err(_) => 0;

    #[called_by(only cudnnGetCudartVersion)]
    fn cudnnGetCudartVersion() -> usize;

    #[called_by(only cudnnGetMaxDeviceVersion)]
    fn cudnnGetMaxDeviceVersion() -> usize;

    #[called_by(only cudnnGetVersion)]
    fn cudnnGetVersion() -> usize;
}

sys! {
    cudnn, CUDNN, Err(_) => core::ptr::null();

    #[called_by(only cudnnGetErrorString)]
    fn cudnnGetErrorString(status: cudnnStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnActivationBackward)]
    fn cudnnActivationBackward(handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnActivationForward)]
    fn cudnnActivationForward(handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnAddTensor)]
    fn cudnnAddTensor(handle: cudnnHandle_t, alpha: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    #[called_by(cudnnAdvVersionCheck)]
    fn cudnnAdvVersionCheck() -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnB2BCausalConv1dBackward)]
    #[since = "9.24"]
    fn cudnnB2BCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weightsProj: *const c_void, weightsMixer: *const c_void, skipBias: *const c_void, y: *const c_void, dy: *const c_void, dx: *mut c_void, dweightsProj: *mut c_void, dweightsMixer: *mut c_void, dskipBias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnB2BCausalConv1dForward)]
    #[since = "9.24"]
    fn cudnnB2BCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weightsProj: *const c_void, weightsMixer: *const c_void, skipBias: *const c_void, y: *mut c_void, yGated: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendCreateDescriptor)]
    fn cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t, descriptor: *mut cudnnBackendDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnBackendDestroyDescriptor)]
    fn cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendExecute)]
    fn cudnnBackendExecute(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendFinalize)]
    fn cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendGetAttribute)]
    fn cudnnBackendGetAttribute(descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t, attributeType: cudnnBackendAttributeType_t, requestedElementCount: i64, elementCount: *mut i64, arrayOfElements: *mut c_void) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnBackendInitialize)]
    fn cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendPopulateCudaGraph)]
    fn cudnnBackendPopulateCudaGraph(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, graph: runtime::cudaGraph_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnBackendSetAttribute)]
    fn cudnnBackendSetAttribute(descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t, attributeType: cudnnBackendAttributeType_t, elementCount: i64, arrayOfElements: *const c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnBackendUpdateCudaGraph)]
    fn cudnnBackendUpdateCudaGraph(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, graph: runtime::cudaGraph_t) -> cudnnStatus_t;

    #[called_by(owned cudnnBatchNormalizationBackward)]
    fn cudnnBatchNormalizationBackward(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, dBnScaleResult: *mut c_void, dBnBiasResult: *mut c_void, epsilon: f64, savedMean: *const c_void, savedInvVariance: *const c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnBatchNormalizationBackwardEx)]
    fn cudnnBatchNormalizationBackwardEx(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *const c_void, dyDesc: cudnnTensorDescriptor_t, dyData: *const c_void, dzDesc: cudnnTensorDescriptor_t, dzData: *mut c_void, dxDesc: cudnnTensorDescriptor_t, dxData: *mut c_void, dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScaleData: *const c_void, bnBiasData: *const c_void, dBnScaleData: *mut c_void, dBnBiasData: *mut c_void, epsilon: f64, savedMean: *const c_void, savedInvVariance: *const c_void, activationDesc: cudnnActivationDescriptor_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnBatchNormalizationForwardInference)]
    fn cudnnBatchNormalizationForwardInference(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, estimatedMean: *const c_void, estimatedVariance: *const c_void, epsilon: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnBatchNormalizationForwardTraining)]
    fn cudnnBatchNormalizationForwardTraining(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, exponentialAverageFactor: f64, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnBatchNormalizationForwardTrainingEx)]
    fn cudnnBatchNormalizationForwardTrainingEx(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, zDesc: cudnnTensorDescriptor_t, zData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, exponentialAverageFactor: f64, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void, activationDesc: cudnnActivationDescriptor_t, workspace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnBuildRNNDynamic)]
    fn cudnnBuildRNNDynamic(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, miniBatch: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnCTCLoss)]
    fn cudnnCTCLoss(handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, probs: *const c_void, hostLabels: *const i32, hostLabelLengths: *const i32, hostInputLengths: *const i32, costs: *mut c_void, gradientsDesc: cudnnTensorDescriptor_t, gradients: *mut c_void, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, workspace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnCTCLoss_v8)]
    fn cudnnCTCLoss_v8(handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, probsDesc: cudnnTensorDescriptor_t, probs: *const c_void, labels: *const i32, labelLengths: *const i32, inputLengths: *const i32, costs: *mut c_void, gradientsDesc: cudnnTensorDescriptor_t, gradients: *mut c_void, workSpaceSizeInBytes: usize, workspace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnCausalConv1dBackward)]
    #[since = "9.22"]
    fn cudnnCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, dbias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCausalConv1dForward)]
    #[since = "9.22"]
    fn cudnnCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCausalConv1dNwhBackward)]
    #[since = "9.24"]
    fn cudnnCausalConv1dNwhBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, dbias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCausalConv1dNwhForward)]
    #[since = "9.24"]
    fn cudnnCausalConv1dNwhForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    #[called_by(cudnnCnnVersionCheck)]
    fn cudnnCnnVersionCheck() -> cudnnStatus_t;

    #[called_by(owned cudnnConvolutionBackwardBias)]
    fn cudnnConvolutionBackwardBias(handle: cudnnHandle_t, alpha: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, beta: *const c_void, dbDesc: cudnnTensorDescriptor_t, db: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnConvolutionBackwardData)]
    fn cudnnConvolutionBackwardData(handle: cudnnHandle_t, alpha: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionBwdDataAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnConvolutionBackwardFilter)]
    fn cudnnConvolutionBackwardFilter(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionBwdFilterAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, dwDesc: cudnnFilterDescriptor_t, dw: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnConvolutionBiasActivationForward)]
    fn cudnnConvolutionBiasActivationForward(handle: cudnnHandle_t, alpha1: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, alpha2: *const c_void, zDesc: cudnnTensorDescriptor_t, z: *const c_void, biasDesc: cudnnTensorDescriptor_t, bias: *const c_void, activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnConvolutionForward)]
    fn cudnnConvolutionForward(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnCreate)]
    fn cudnnCreate(handle: *mut cudnnHandle_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnCreateActivationDescriptor)]
    fn cudnnCreateActivationDescriptor(activationDesc: *mut cudnnActivationDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateAttnDescriptor)]
    fn cudnnCreateAttnDescriptor(attnDesc: *mut cudnnAttnDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateCTCLossDescriptor)]
    fn cudnnCreateCTCLossDescriptor(ctcLossDesc: *mut cudnnCTCLossDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateConvolutionDescriptor)]
    fn cudnnCreateConvolutionDescriptor(convDesc: *mut cudnnConvolutionDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateDropoutDescriptor)]
    fn cudnnCreateDropoutDescriptor(dropoutDesc: *mut cudnnDropoutDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateFilterDescriptor)]
    fn cudnnCreateFilterDescriptor(filterDesc: *mut cudnnFilterDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateFusedOpsConstParamPack)]
    fn cudnnCreateFusedOpsConstParamPack(constPack: *mut cudnnFusedOpsConstParamPack_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateFusedOpsPlan)]
    fn cudnnCreateFusedOpsPlan(plan: *mut cudnnFusedOpsPlan_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateFusedOpsVariantParamPack)]
    fn cudnnCreateFusedOpsVariantParamPack(varPack: *mut cudnnFusedOpsVariantParamPack_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateLRNDescriptor)]
    fn cudnnCreateLRNDescriptor(normDesc: *mut cudnnLRNDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateOpTensorDescriptor)]
    fn cudnnCreateOpTensorDescriptor(opTensorDesc: *mut cudnnOpTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreatePoolingDescriptor)]
    fn cudnnCreatePoolingDescriptor(poolingDesc: *mut cudnnPoolingDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateRNNDataDescriptor)]
    fn cudnnCreateRNNDataDescriptor(rnnDataDesc: *mut cudnnRNNDataDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateRNNDescriptor)]
    fn cudnnCreateRNNDescriptor(rnnDesc: *mut cudnnRNNDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateReduceTensorDescriptor)]
    fn cudnnCreateReduceTensorDescriptor(reduceTensorDesc: *mut cudnnReduceTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateSeqDataDescriptor)]
    fn cudnnCreateSeqDataDescriptor(seqDataDesc: *mut cudnnSeqDataDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateSpatialTransformerDescriptor)]
    fn cudnnCreateSpatialTransformerDescriptor(stDesc: *mut cudnnSpatialTransformerDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateTensorDescriptor)]
    fn cudnnCreateTensorDescriptor(tensorDesc: *mut cudnnTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnCreateTensorTransformDescriptor)]
    fn cudnnCreateTensorTransformDescriptor(transformDesc: *mut cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnDeriveBNTensorDescriptor)]
    fn cudnnDeriveBNTensorDescriptor(derivedBnDesc: cudnnTensorDescriptor_t, xDesc: cudnnTensorDescriptor_t, mode: cudnnBatchNormMode_t) -> cudnnStatus_t;

    #[called_by(owned cudnnDeriveNormTensorDescriptor)]
    fn cudnnDeriveNormTensorDescriptor(derivedNormScaleBiasDesc: cudnnTensorDescriptor_t, derivedNormMeanVarDesc: cudnnTensorDescriptor_t, xDesc: cudnnTensorDescriptor_t, mode: cudnnNormMode_t, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(cudnnDestroy)]
    fn cudnnDestroy(handle: cudnnHandle_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyActivationDescriptor)]
    fn cudnnDestroyActivationDescriptor(activationDesc: cudnnActivationDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyAttnDescriptor)]
    fn cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyCTCLossDescriptor)]
    fn cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyConvolutionDescriptor)]
    fn cudnnDestroyConvolutionDescriptor(convDesc: cudnnConvolutionDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyDropoutDescriptor)]
    fn cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyFilterDescriptor)]
    fn cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyFusedOpsConstParamPack)]
    fn cudnnDestroyFusedOpsConstParamPack(constPack: cudnnFusedOpsConstParamPack_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(cudnnDestroyFusedOpsPlan)]
    fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyFusedOpsVariantParamPack)]
    fn cudnnDestroyFusedOpsVariantParamPack(varPack: cudnnFusedOpsVariantParamPack_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyLRNDescriptor)]
    fn cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyOpTensorDescriptor)]
    fn cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyPoolingDescriptor)]
    fn cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyRNNDataDescriptor)]
    fn cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyRNNDescriptor)]
    fn cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyReduceTensorDescriptor)]
    fn cudnnDestroyReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroySeqDataDescriptor)]
    fn cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroySpatialTransformerDescriptor)]
    fn cudnnDestroySpatialTransformerDescriptor(stDesc: cudnnSpatialTransformerDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyTensorDescriptor)]
    fn cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t) -> cudnnStatus_t;

    #[called_by(cudnnDestroyTensorTransformDescriptor)]
    fn cudnnDestroyTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnDivisiveNormalizationBackward)]
    fn cudnnDivisiveNormalizationBackward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, means: *const c_void, dy: *const c_void, temp: *mut c_void, temp2: *mut c_void, beta: *const c_void, dXdMeansDesc: cudnnTensorDescriptor_t, dx: *mut c_void, dMeans: *mut c_void) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnDivisiveNormalizationForward)]
    fn cudnnDivisiveNormalizationForward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, means: *const c_void, temp: *mut c_void, temp2: *mut c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnDropoutBackward)]
    fn cudnnDropoutBackward(handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, dydesc: cudnnTensorDescriptor_t, dy: *const c_void, dxdesc: cudnnTensorDescriptor_t, dx: *mut c_void, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnDropoutForward)]
    fn cudnnDropoutForward(handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, xdesc: cudnnTensorDescriptor_t, x: *const c_void, ydesc: cudnnTensorDescriptor_t, y: *mut c_void, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnDropoutGetReserveSpaceSize)]
    fn cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnDropoutGetStatesSize)]
    fn cudnnDropoutGetStatesSize(handle: cudnnHandle_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnFFTCausalConv1dBackward)]
    #[since = "9.26"]
    fn cudnnFFTCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnFFTCausalConv1dForward)]
    #[since = "9.26"]
    fn cudnnFFTCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionBackwardDataAlgorithm)]
    fn cudnnFindConvolutionBackwardDataAlgorithm(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionBackwardDataAlgorithmEx)]
    fn cudnnFindConvolutionBackwardDataAlgorithmEx(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, w: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionBackwardFilterAlgorithm)]
    fn cudnnFindConvolutionBackwardFilterAlgorithm(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionBackwardFilterAlgorithmEx)]
    fn cudnnFindConvolutionBackwardFilterAlgorithmEx(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, y: *const c_void, convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t, dw: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionForwardAlgorithm)]
    fn cudnnFindConvolutionForwardAlgorithm(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnFindConvolutionForwardAlgorithmEx)]
    fn cudnnFindConvolutionForwardAlgorithmEx(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnFusedOpsExecute)]
    fn cudnnFusedOpsExecute(handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, varPack: cudnnFusedOpsVariantParamPack_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetActivationDescriptor)]
    fn cudnnGetActivationDescriptor(activationDesc: cudnnActivationDescriptor_t, mode: *mut cudnnActivationMode_t, reluNanOpt: *mut cudnnNanPropagation_t, coef: *mut f64) -> cudnnStatus_t;

    #[called_by(owned cudnnGetActivationDescriptorSwishBeta)]
    fn cudnnGetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t, swish_beta: *mut f64) -> cudnnStatus_t;

    #[called_by(owned cudnnGetAttnDescriptor)]
    fn cudnnGetAttnDescriptor(attnDesc: cudnnAttnDescriptor_t, attnMode: *mut u32, nHeads: *mut i32, smScaler: *mut f64, dataType: *mut cudnnDataType_t, computePrec: *mut cudnnDataType_t, mathType: *mut cudnnMathType_t, attnDropoutDesc: *mut cudnnDropoutDescriptor_t, postDropoutDesc: *mut cudnnDropoutDescriptor_t, qSize: *mut i32, kSize: *mut i32, vSize: *mut i32, qProjSize: *mut i32, kProjSize: *mut i32, vProjSize: *mut i32, oProjSize: *mut i32, qoMaxSeqLength: *mut i32, kvMaxSeqLength: *mut i32, maxBatchSize: *mut i32, maxBeamSize: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetBatchNormalizationBackwardExWorkspaceSize)]
    fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, dzDesc: cudnnTensorDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dBnScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize)]
    fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t, zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetBatchNormalizationTrainingExReserveSpaceSize)]
    fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetCTCLossDescriptor)]
    fn cudnnGetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetCTCLossDescriptorEx)]
    fn cudnnGetCTCLossDescriptorEx(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, gradMode: *mut cudnnNanPropagation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetCTCLossDescriptor_v8)]
    fn cudnnGetCTCLossDescriptor_v8(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, gradMode: *mut cudnnNanPropagation_t, maxLabelLength: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetCTCLossDescriptor_v9)]
    fn cudnnGetCTCLossDescriptor_v9(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, ctcGradMode: *mut cudnnCTCGradMode_t, maxLabelLength: *mut i32) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGetCTCLossWorkspaceSize)]
    fn cudnnGetCTCLossWorkspaceSize(handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t, labels: *const i32, labelLengths: *const i32, inputLengths: *const i32, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetCTCLossWorkspaceSize_v8)]
    fn cudnnGetCTCLossWorkspaceSize_v8(handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(cudnnGetCallback)]
    fn cudnnGetCallback(mask: *mut u32, udata: *mut *mut c_void, fptr: *mut cudnnCallback_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolution2dDescriptor)]
    fn cudnnGetConvolution2dDescriptor(convDesc: cudnnConvolutionDescriptor_t, pad_h: *mut i32, pad_w: *mut i32, u: *mut i32, v: *mut i32, dilation_h: *mut i32, dilation_w: *mut i32, mode: *mut cudnnConvolutionMode_t, computeType: *mut cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolution2dForwardOutputDim)]
    fn cudnnGetConvolution2dForwardOutputDim(convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionBackwardDataAlgorithmMaxCount)]
    fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionBackwardDataAlgorithm_v7)]
    fn cudnnGetConvolutionBackwardDataAlgorithm_v7(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionBackwardDataWorkspaceSize)]
    fn cudnnGetConvolutionBackwardDataWorkspaceSize(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionBwdDataAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGetConvolutionBackwardFilterAlgorithmMaxCount)]
    fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionBackwardFilterAlgorithm_v7)]
    fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionBackwardFilterWorkspaceSize)]
    fn cudnnGetConvolutionBackwardFilterWorkspaceSize(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t, algo: cudnnConvolutionBwdFilterAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionForwardAlgorithmMaxCount)]
    fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionForwardAlgorithm_v7)]
    fn cudnnGetConvolutionForwardAlgorithm_v7(handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, destDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionForwardWorkspaceSize)]
    fn cudnnGetConvolutionForwardWorkspaceSize(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionGroupCount)]
    fn cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t, groupCount: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionMathType)]
    fn cudnnGetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t, mathType: *mut cudnnMathType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionNdDescriptor)]
    fn cudnnGetConvolutionNdDescriptor(convDesc: cudnnConvolutionDescriptor_t, arrayLengthRequested: i32, arrayLength: *mut i32, padA: *mut i32, strideA: *mut i32, dilationA: *mut i32, mode: *mut cudnnConvolutionMode_t, computeType: *mut cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetConvolutionNdForwardOutputDim)]
    fn cudnnGetConvolutionNdForwardOutputDim(convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, nbDims: i32, tensorOuputDimA: *mut i32) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGetConvolutionReorderType)]
    fn cudnnGetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t, reorderType: *mut cudnnReorderType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetDropoutDescriptor)]
    fn cudnnGetDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: *mut f32, states: *mut *mut c_void, seed: *mut u64) -> cudnnStatus_t;

    #[called_by(owned cudnnGetExecutionPlanWorkspaceSize)]
    #[since = "9.23"]
    fn cudnnGetExecutionPlanWorkspaceSize(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, workspaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFilter4dDescriptor)]
    fn cudnnGetFilter4dDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: *mut cudnnDataType_t, format: *mut cudnnTensorFormat_t, k: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFilterNdDescriptor)]
    fn cudnnGetFilterNdDescriptor(filterDesc: cudnnFilterDescriptor_t, nbDimsRequested: i32, dataType: *mut cudnnDataType_t, format: *mut cudnnTensorFormat_t, nbDims: *mut i32, filterDimA: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFilterSizeInBytes)]
    fn cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t, size: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFoldedConvBackwardDataDescriptors)]
    fn cudnnGetFoldedConvBackwardDataDescriptors(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t, transformFormat: cudnnTensorFormat_t, foldedFilterDesc: cudnnFilterDescriptor_t, paddedDiffDesc: cudnnTensorDescriptor_t, foldedConvDesc: cudnnConvolutionDescriptor_t, foldedGradDesc: cudnnTensorDescriptor_t, filterFoldTransDesc: cudnnTensorTransformDescriptor_t, diffPadTransDesc: cudnnTensorTransformDescriptor_t, gradFoldTransDesc: cudnnTensorTransformDescriptor_t, gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFusedOpsConstParamPackAttribute)]
    fn cudnnGetFusedOpsConstParamPackAttribute(constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *mut c_void, isNULL: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetFusedOpsVariantParamPackAttribute)]
    fn cudnnGetFusedOpsVariantParamPackAttribute(varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnGetLRNDescriptor)]
    fn cudnnGetLRNDescriptor(normDesc: cudnnLRNDescriptor_t, lrnN: *mut u32, lrnAlpha: *mut f64, lrnBeta: *mut f64, lrnK: *mut f64) -> cudnnStatus_t;

    #[called_by(owned cudnnGetMultiHeadAttnBuffers)]
    fn cudnnGetMultiHeadAttnBuffers(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, weightSizeInBytes: *mut usize, workSpaceSizeInBytes: *mut usize, reserveSpaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetMultiHeadAttnWeights)]
    fn cudnnGetMultiHeadAttnWeights(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, wKind: cudnnMultiHeadAttnWeightKind_t, weightSizeInBytes: usize, weights: *const c_void, wDesc: cudnnTensorDescriptor_t, wAddr: *mut *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnGetNormalizationBackwardWorkspaceSize)]
    fn cudnnGetNormalizationBackwardWorkspaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, xDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, dzDesc: cudnnTensorDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dNormScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, normMeanVarDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetNormalizationForwardTrainingWorkspaceSize)]
    fn cudnnGetNormalizationForwardTrainingWorkspaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, xDesc: cudnnTensorDescriptor_t, zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, normScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, normMeanVarDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetNormalizationTrainingReserveSpaceSize)]
    fn cudnnGetNormalizationTrainingReserveSpaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetOpTensorDescriptor)]
    fn cudnnGetOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t, opTensorOp: *mut cudnnOpTensorOp_t, opTensorCompType: *mut cudnnDataType_t, opTensorNanOpt: *mut cudnnNanPropagation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetPooling2dDescriptor)]
    fn cudnnGetPooling2dDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: *mut cudnnPoolingMode_t, maxpoolingNanOpt: *mut cudnnNanPropagation_t, windowHeight: *mut i32, windowWidth: *mut i32, verticalPadding: *mut i32, horizontalPadding: *mut i32, verticalStride: *mut i32, horizontalStride: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetPooling2dForwardOutputDim)]
    fn cudnnGetPooling2dForwardOutputDim(poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetPoolingNdDescriptor)]
    fn cudnnGetPoolingNdDescriptor(poolingDesc: cudnnPoolingDescriptor_t, nbDimsRequested: i32, mode: *mut cudnnPoolingMode_t, maxpoolingNanOpt: *mut cudnnNanPropagation_t, nbDims: *mut i32, windowDimA: *mut i32, paddingA: *mut i32, strideA: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetPoolingNdForwardOutputDim)]
    fn cudnnGetPoolingNdForwardOutputDim(poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, nbDims: i32, outputTensorDimA: *mut i32) -> cudnnStatus_t;

    #[called_by(cudnnGetProperty)]
    fn cudnnGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetRNNDataDescriptor)]
    fn cudnnGetRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t, dataType: *mut cudnnDataType_t, layout: *mut cudnnRNNDataLayout_t, maxSeqLength: *mut i32, batchSize: *mut i32, vectorSize: *mut i32, arrayLengthRequested: i32, seqLengthArray: *mut i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnGetRNNDescriptor_v8)]
    fn cudnnGetRNNDescriptor_v8(rnnDesc: cudnnRNNDescriptor_t, algo: *mut cudnnRNNAlgo_t, cellMode: *mut cudnnRNNMode_t, biasMode: *mut cudnnRNNBiasMode_t, dirMode: *mut cudnnDirectionMode_t, inputMode: *mut cudnnRNNInputMode_t, dataType: *mut cudnnDataType_t, mathPrec: *mut cudnnDataType_t, mathType: *mut cudnnMathType_t, inputSize: *mut i32, hiddenSize: *mut i32, projSize: *mut i32, numLayers: *mut i32, dropoutDesc: *mut cudnnDropoutDescriptor_t, auxFlags: *mut u32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetRNNTempSpaceSizes)]
    fn cudnnGetRNNTempSpaceSizes(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t, xDesc: cudnnRNNDataDescriptor_t, workSpaceSize: *mut usize, reserveSpaceSize: *mut usize) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGetRNNWeightParams)]
    fn cudnnGetRNNWeightParams(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, pseudoLayer: i32, weightSpaceSize: usize, weightSpace: *const c_void, linLayerID: i32, mDesc: cudnnTensorDescriptor_t, mAddr: *mut *mut c_void, bDesc: cudnnTensorDescriptor_t, bAddr: *mut *mut c_void) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGetRNNWeightSpaceSize)]
    fn cudnnGetRNNWeightSpaceSize(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, weightSpaceSize: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetReduceTensorDescriptor)]
    fn cudnnGetReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t, reduceTensorOp: *mut cudnnReduceTensorOp_t, reduceTensorCompType: *mut cudnnDataType_t, reduceTensorNanOpt: *mut cudnnNanPropagation_t, reduceTensorIndices: *mut cudnnReduceTensorIndices_t, reduceTensorIndicesType: *mut cudnnIndicesType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetReductionIndicesSize)]
    fn cudnnGetReductionIndicesSize(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t, cDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetReductionWorkspaceSize)]
    fn cudnnGetReductionWorkspaceSize(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t, cDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetSeqDataDescriptor)]
    fn cudnnGetSeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t, dataType: *mut cudnnDataType_t, nbDims: *mut i32, nbDimsRequested: i32, dimA: *mut i32, axes: *mut cudnnSeqDataAxis_t, seqLengthArraySize: *mut usize, seqLengthSizeRequested: usize, seqLengthArray: *mut i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnGetStream)]
    fn cudnnGetStream(handle: cudnnHandle_t, streamId: *mut runtime::cudaStream_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGetTensor4dDescriptor)]
    fn cudnnGetTensor4dDescriptor(tensorDesc: cudnnTensorDescriptor_t, dataType: *mut cudnnDataType_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32, nStride: *mut i32, cStride: *mut i32, hStride: *mut i32, wStride: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetTensorNdDescriptor)]
    fn cudnnGetTensorNdDescriptor(tensorDesc: cudnnTensorDescriptor_t, nbDimsRequested: i32, dataType: *mut cudnnDataType_t, nbDims: *mut i32, dimA: *mut i32, strideA: *mut i32) -> cudnnStatus_t;

    #[called_by(owned cudnnGetTensorSizeInBytes)]
    fn cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t, size: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnGetTensorTransformDescriptor)]
    fn cudnnGetTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t, nbDimsRequested: u32, destFormat: *mut cudnnTensorFormat_t, padBeforeA: *mut i32, padAfterA: *mut i32, foldA: *mut u32, direction: *mut cudnnFoldingDirection_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGnnAggSimpleBackward)]
    #[since = "9.26"]
    fn cudnnGnnAggSimpleBackward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOutput: *const c_void, outPositions: *const c_void, gradNodeFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradConcatFeatures: *mut c_void, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGnnAggSimpleForward)]
    #[since = "9.26"]
    fn cudnnGnnAggSimpleForward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, nodeFeatures: *const c_void, edgeFeatures: *const c_void, concatFeatures: *const c_void, output: *mut c_void, outPositions: *mut c_void, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGnnMhaGatBackward)]
    #[since = "9.28"]
    fn cudnnGnnMhaGatBackward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOut: *const c_void, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, smScores: *const c_void, dropoutMask: *const f32, gradAttention: *const f32, gradSrcFeatures: *mut c_void, gradDstFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradWeights: *mut c_void, gradSmScores: *mut c_void, gradWspaceFeat: *mut c_void, gradWspaceWeights: *mut c_void, dimNode: i32, dimEdge: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradDataType: cudnnDataType_t, gradWeightType: cudnnDataType_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnGnnMhaGatForward)]
    #[since = "9.28"]
    fn cudnnGnnMhaGatForward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, dropoutMask: *const f32, output: *mut c_void, smScores: *mut c_void, dimNode: i32, dimEdge: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGnnMhaGatV2Backward)]
    #[since = "9.28"]
    fn cudnnGnnMhaGatV2Backward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOut: *const c_void, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, smScores: *const c_void, actScores: *const c_void, dropoutMask: *const f32, gradAttention: *const f32, gradSrcFeatures: *mut c_void, gradDstFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradWeights: *mut c_void, gradSmScores: *mut c_void, gradWspaceFeat: *mut c_void, gradWspaceWeights: *mut c_void, dimNode: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnGnnMhaGatV2Forward)]
    #[since = "9.28"]
    fn cudnnGnnMhaGatV2Forward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, dropoutMask: *const f32, output: *mut c_void, smScores: *mut c_void, actScores: *mut c_void, dimNode: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(cudnnGraphVersionCheck)]
    fn cudnnGraphVersionCheck() -> cudnnStatus_t;

    #[called_by(owned cudnnIm2Col)]
    fn cudnnIm2Col(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, colBuffer: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnInitTransformDest)]
    fn cudnnInitTransformDest(transformDesc: cudnnTensorTransformDescriptor_t, srcDesc: cudnnTensorDescriptor_t, destDesc: cudnnTensorDescriptor_t, destSizeInBytes: *mut usize) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnLRNCrossChannelBackward)]
    fn cudnnLRNCrossChannelBackward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnLRNCrossChannelForward)]
    fn cudnnLRNCrossChannelForward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnLongFFTCausalConv1dBackward)]
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dBackward(stream: runtime::cudaStream_t, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: *mut c_void, workspaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(owned cudnnLongFFTCausalConv1dForward)]
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: *mut c_void, workspaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    #[called_by(cudnnLongFFTCausalConv1dGetBufferSizes)]
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dGetBufferSizes(batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspaceSizeInBytes: *mut usize, reserveSpaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnMakeFusedOpsPlan)]
    fn cudnnMakeFusedOpsPlan(handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, constPack: cudnnFusedOpsConstParamPack_t, workspaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    #[called_by(owned cudnnMultiHeadAttnBackwardData)]
    fn cudnnMultiHeadAttnBackwardData(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, loWinIdx: *const i32, hiWinIdx: *const i32, devSeqLengthsDQDO: *const i32, devSeqLengthsDKDV: *const i32, doDesc: cudnnSeqDataDescriptor_t, dout: *const c_void, dqDesc: cudnnSeqDataDescriptor_t, dqueries: *mut c_void, queries: *const c_void, dkDesc: cudnnSeqDataDescriptor_t, dkeys: *mut c_void, keys: *const c_void, dvDesc: cudnnSeqDataDescriptor_t, dvalues: *mut c_void, values: *const c_void, weightSizeInBytes: usize, weights: *const c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnMultiHeadAttnBackwardWeights)]
    fn cudnnMultiHeadAttnBackwardWeights(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, addGrad: cudnnWgradMode_t, qDesc: cudnnSeqDataDescriptor_t, queries: *const c_void, kDesc: cudnnSeqDataDescriptor_t, keys: *const c_void, vDesc: cudnnSeqDataDescriptor_t, values: *const c_void, doDesc: cudnnSeqDataDescriptor_t, dout: *const c_void, weightSizeInBytes: usize, weights: *const c_void, dweights: *mut c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnMultiHeadAttnForward)]
    fn cudnnMultiHeadAttnForward(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, currIdx: i32, loWinIdx: *const i32, hiWinIdx: *const i32, devSeqLengthsQO: *const i32, devSeqLengthsKV: *const i32, qDesc: cudnnSeqDataDescriptor_t, queries: *const c_void, residuals: *const c_void, kDesc: cudnnSeqDataDescriptor_t, keys: *const c_void, vDesc: cudnnSeqDataDescriptor_t, values: *const c_void, oDesc: cudnnSeqDataDescriptor_t, out: *mut c_void, weightSizeInBytes: usize, weights: *const c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnNormalizationBackward)]
    fn cudnnNormalizationBackward(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *const c_void, dyDesc: cudnnTensorDescriptor_t, dyData: *const c_void, dzDesc: cudnnTensorDescriptor_t, dzData: *mut c_void, dxDesc: cudnnTensorDescriptor_t, dxData: *mut c_void, dNormScaleBiasDesc: cudnnTensorDescriptor_t, normScaleData: *const c_void, normBiasData: *const c_void, dNormScaleData: *mut c_void, dNormBiasData: *mut c_void, epsilon: f64, normMeanVarDesc: cudnnTensorDescriptor_t, savedMean: *const c_void, savedInvVariance: *const c_void, activationDesc: cudnnActivationDescriptor_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnNormalizationForwardInference)]
    fn cudnnNormalizationForwardInference(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, normScaleBiasDesc: cudnnTensorDescriptor_t, normScale: *const c_void, normBias: *const c_void, normMeanVarDesc: cudnnTensorDescriptor_t, estimatedMean: *const c_void, estimatedVariance: *const c_void, zDesc: cudnnTensorDescriptor_t, z: *const c_void, activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, epsilon: f64, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnNormalizationForwardTraining)]
    fn cudnnNormalizationForwardTraining(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, normScaleBiasDesc: cudnnTensorDescriptor_t, normScale: *const c_void, normBias: *const c_void, exponentialAverageFactor: f64, normMeanVarDesc: cudnnTensorDescriptor_t, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void, activationDesc: cudnnActivationDescriptor_t, zDesc: cudnnTensorDescriptor_t, zData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *mut c_void, workspace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize, groupCnt: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnOpTensor)]
    fn cudnnOpTensor(handle: cudnnHandle_t, opTensorDesc: cudnnOpTensorDescriptor_t, alpha1: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, alpha2: *const c_void, bDesc: cudnnTensorDescriptor_t, B: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    #[called_by(cudnnOpsVersionCheck)]
    fn cudnnOpsVersionCheck() -> cudnnStatus_t;

    #[called_by(owned cudnnPoolingBackward)]
    fn cudnnPoolingBackward(handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnPoolingForward)]
    fn cudnnPoolingForward(handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnQueryRuntimeError)]
    fn cudnnQueryRuntimeError(handle: cudnnHandle_t, rstatus: *mut cudnnStatus_t, mode: cudnnErrQueryMode_t, tag: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNBackwardData_v8)]
    fn cudnnRNNBackwardData_v8(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, devSeqLengths: *const i32, yDesc: cudnnRNNDataDescriptor_t, y: *const c_void, dy: *const c_void, xDesc: cudnnRNNDataDescriptor_t, dx: *mut c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, dhy: *const c_void, dhx: *mut c_void, cDesc: cudnnTensorDescriptor_t, cx: *const c_void, dcy: *const c_void, dcx: *mut c_void, weightSpaceSize: usize, weightSpace: *const c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNBackwardWeights_v8)]
    fn cudnnRNNBackwardWeights_v8(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, addGrad: cudnnWgradMode_t, devSeqLengths: *const i32, xDesc: cudnnRNNDataDescriptor_t, x: *const c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, yDesc: cudnnRNNDataDescriptor_t, y: *const c_void, weightSpaceSize: usize, dweightSpace: *mut c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNForward)]
    fn cudnnRNNForward(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t, devSeqLengths: *const i32, xDesc: cudnnRNNDataDescriptor_t, x: *const c_void, yDesc: cudnnRNNDataDescriptor_t, y: *mut c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, hy: *mut c_void, cDesc: cudnnTensorDescriptor_t, cx: *const c_void, cy: *mut c_void, weightSpaceSize: usize, weightSpace: *const c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNGetClip_v8)]
    fn cudnnRNNGetClip_v8(rnnDesc: cudnnRNNDescriptor_t, clipMode: *mut cudnnRNNClipMode_t, clipNanOpt: *mut cudnnNanPropagation_t, lclip: *mut f64, rclip: *mut f64) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNGetClip_v9)]
    fn cudnnRNNGetClip_v9(rnnDesc: cudnnRNNDescriptor_t, clipMode: *mut cudnnRNNClipMode_t, lclip: *mut f64, rclip: *mut f64) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNSetClip_v8)]
    fn cudnnRNNSetClip_v8(rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t, lclip: f64, rclip: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnRNNSetClip_v9)]
    fn cudnnRNNSetClip_v9(rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, lclip: f64, rclip: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnReduceTensor)]
    fn cudnnReduceTensor(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, indices: *mut c_void, indicesSizeInBytes: usize, workspace: *mut c_void, workspaceSizeInBytes: usize, alpha: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnReorderFilterAndBias)]
    fn cudnnReorderFilterAndBias(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, reorderType: cudnnReorderType_t, filterData: *const c_void, reorderedFilterData: *mut c_void, reorderBias: i32, biasData: *const c_void, reorderedBiasData: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnRestoreDropoutDescriptor)]
    fn cudnnRestoreDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: *mut c_void, stateSizeInBytes: usize, seed: u64) -> cudnnStatus_t;

    #[called_by(owned cudnnScaleTensor)]
    fn cudnnScaleTensor(handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, alpha: *const c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetActivationDescriptor)]
    fn cudnnSetActivationDescriptor(activationDesc: cudnnActivationDescriptor_t, mode: cudnnActivationMode_t, reluNanOpt: cudnnNanPropagation_t, coef: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnSetActivationDescriptorSwishBeta)]
    fn cudnnSetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t, swish_beta: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnSetAttnDescriptor)]
    fn cudnnSetAttnDescriptor(attnDesc: cudnnAttnDescriptor_t, attnMode: u32, nHeads: i32, smScaler: f64, dataType: cudnnDataType_t, computePrec: cudnnDataType_t, mathType: cudnnMathType_t, attnDropoutDesc: cudnnDropoutDescriptor_t, postDropoutDesc: cudnnDropoutDescriptor_t, qSize: i32, kSize: i32, vSize: i32, qProjSize: i32, kProjSize: i32, vProjSize: i32, oProjSize: i32, qoMaxSeqLength: i32, kvMaxSeqLength: i32, maxBatchSize: i32, maxBeamSize: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetCTCLossDescriptor)]
    fn cudnnSetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetCTCLossDescriptorEx)]
    fn cudnnSetCTCLossDescriptorEx(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetCTCLossDescriptor_v8)]
    fn cudnnSetCTCLossDescriptor_v8(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t, maxLabelLength: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetCTCLossDescriptor_v9)]
    fn cudnnSetCTCLossDescriptor_v9(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: i32) -> cudnnStatus_t;

    #[called_by(cudnnSetCallback)]
    fn cudnnSetCallback(mask: u32, udata: *mut c_void, fptr: cudnnCallback_t) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnSetConvolution2dDescriptor)]
    fn cudnnSetConvolution2dDescriptor(convDesc: cudnnConvolutionDescriptor_t, pad_h: i32, pad_w: i32, u: i32, v: i32, dilation_h: i32, dilation_w: i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetConvolutionGroupCount)]
    fn cudnnSetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t, groupCount: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetConvolutionMathType)]
    fn cudnnSetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t, mathType: cudnnMathType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetConvolutionNdDescriptor)]
    fn cudnnSetConvolutionNdDescriptor(convDesc: cudnnConvolutionDescriptor_t, arrayLength: i32, padA: *const i32, filterStrideA: *const i32, dilationA: *const i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetConvolutionReorderType)]
    fn cudnnSetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t, reorderType: cudnnReorderType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetDropoutDescriptor)]
    fn cudnnSetDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: *mut c_void, stateSizeInBytes: usize, seed: u64) -> cudnnStatus_t;

    #[called_by(owned cudnnSetFilter4dDescriptor)]
    fn cudnnSetFilter4dDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, k: i32, c: i32, h: i32, w: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetFilterNdDescriptor)]
    fn cudnnSetFilterNdDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, nbDims: i32, filterDimA: *const i32) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnSetFusedOpsConstParamPackAttribute)]
    fn cudnnSetFusedOpsConstParamPackAttribute(constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *const c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetFusedOpsVariantParamPackAttribute)]
    fn cudnnSetFusedOpsVariantParamPackAttribute(varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetLRNDescriptor)]
    fn cudnnSetLRNDescriptor(normDesc: cudnnLRNDescriptor_t, lrnN: u32, lrnAlpha: f64, lrnBeta: f64, lrnK: f64) -> cudnnStatus_t;

    #[called_by(owned cudnnSetOpTensorDescriptor)]
    fn cudnnSetOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t, opTensorOp: cudnnOpTensorOp_t, opTensorCompType: cudnnDataType_t, opTensorNanOpt: cudnnNanPropagation_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetPooling2dDescriptor)]
    fn cudnnSetPooling2dDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, windowHeight: i32, windowWidth: i32, verticalPadding: i32, horizontalPadding: i32, verticalStride: i32, horizontalStride: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetPoolingNdDescriptor)]
    fn cudnnSetPoolingNdDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, nbDims: i32, windowDimA: *const i32, paddingA: *const i32, strideA: *const i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetRNNDataDescriptor)]
    fn cudnnSetRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t, dataType: cudnnDataType_t, layout: cudnnRNNDataLayout_t, maxSeqLength: i32, batchSize: i32, vectorSize: i32, seqLengthArray: *const i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetRNNDescriptor_v8)]
    fn cudnnSetRNNDescriptor_v8(rnnDesc: cudnnRNNDescriptor_t, algo: cudnnRNNAlgo_t, cellMode: cudnnRNNMode_t, biasMode: cudnnRNNBiasMode_t, dirMode: cudnnDirectionMode_t, inputMode: cudnnRNNInputMode_t, dataType: cudnnDataType_t, mathPrec: cudnnDataType_t, mathType: cudnnMathType_t, inputSize: i32, hiddenSize: i32, projSize: i32, numLayers: i32, dropoutDesc: cudnnDropoutDescriptor_t, auxFlags: u32) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnSetReduceTensorDescriptor)]
    fn cudnnSetReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t, reduceTensorOp: cudnnReduceTensorOp_t, reduceTensorCompType: cudnnDataType_t, reduceTensorNanOpt: cudnnNanPropagation_t, reduceTensorIndices: cudnnReduceTensorIndices_t, reduceTensorIndicesType: cudnnIndicesType_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetSeqDataDescriptor)]
    fn cudnnSetSeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32, axes: *const cudnnSeqDataAxis_t, seqLengthArraySize: usize, seqLengthArray: *const i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetSpatialTransformerNdDescriptor)]
    fn cudnnSetSpatialTransformerNdDescriptor(stDesc: cudnnSpatialTransformerDescriptor_t, samplerType: cudnnSamplerType_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnSetStream)]
    fn cudnnSetStream(handle: cudnnHandle_t, streamId: runtime::cudaStream_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensor)]
    fn cudnnSetTensor(handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, valuePtr: *const c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensor4dDescriptor)]
    fn cudnnSetTensor4dDescriptor(tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensor4dDescriptorEx)]
    fn cudnnSetTensor4dDescriptorEx(tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32, nStride: i32, cStride: i32, hStride: i32, wStride: i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensorNdDescriptor)]
    fn cudnnSetTensorNdDescriptor(tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32, strideA: *const i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensorNdDescriptorEx)]
    fn cudnnSetTensorNdDescriptorEx(tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32) -> cudnnStatus_t;

    #[called_by(owned cudnnSetTensorTransformDescriptor)]
    fn cudnnSetTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t, nbDims: u32, destFormat: cudnnTensorFormat_t, padBeforeA: *const i32, padAfterA: *const i32, foldA: *const u32, direction: cudnnFoldingDirection_t) -> cudnnStatus_t;

    #[called_by(owned cudnnSoftmaxBackward)]
    fn cudnnSoftmaxBackward(handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSoftmaxForward)]
    fn cudnnSoftmaxForward(handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSpatialTfGridGeneratorBackward)]
    fn cudnnSpatialTfGridGeneratorBackward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, dgrid: *const c_void, dtheta: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSpatialTfGridGeneratorForward)]
    fn cudnnSpatialTfGridGeneratorForward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, theta: *const c_void, grid: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSpatialTfSamplerBackward)]
    fn cudnnSpatialTfSamplerBackward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, alphaDgrid: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, grid: *const c_void, betaDgrid: *const c_void, dgrid: *mut c_void) -> cudnnStatus_t;

    #[called_by(owned cudnnSpatialTfSamplerForward)]
    fn cudnnSpatialTfSamplerForward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, grid: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    #[called_by(cudnnSubquadraticOpsVersionCheck)]
    #[since = "9.22"]
    fn cudnnSubquadraticOpsVersionCheck() -> cudnnStatus_t;

    #[called_by(owned cudnnTransformFilter)]
    fn cudnnTransformFilter(handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: *const c_void, srcDesc: cudnnFilterDescriptor_t, srcData: *const c_void, beta: *const c_void, destDesc: cudnnFilterDescriptor_t, destData: *mut c_void) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnTransformTensor)]
    fn cudnnTransformTensor(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;
}

sys! {
    cudnn, CUDNN, Err(missing) => missing.status();

    #[called_by(owned cudnnTransformTensorEx)]
    fn cudnnTransformTensorEx(handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: *const c_void, srcDesc: cudnnTensorDescriptor_t, srcData: *const c_void, beta: *const c_void, destDesc: cudnnTensorDescriptor_t, destData: *mut c_void) -> cudnnStatus_t;
}
