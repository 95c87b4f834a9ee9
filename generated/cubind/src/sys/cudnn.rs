//! The C functions, as the library exports them: cuDNN.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cudnn::{CUDNN, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

sys! {
    CUDNN, Err(_) => ();

    /// `void cudnnGetLastErrorString(char *message, size_t max_size)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetLastErrorString(message: *mut core::ffi::c_char, max_size: usize);
}

sys! {
    CUDNN, Err(_) => core::ptr::null();

    /// `const char *cudnnGetErrorString(cudnnStatus_t status)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetErrorString(status: cudnnStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUDNN, Err(_) => output::zeroed();

    /// `size_t cudnnGetCudartVersion(void)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCudartVersion() -> usize;

    /// `size_t cudnnGetMaxDeviceVersion(void)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetMaxDeviceVersion() -> usize;

    /// `size_t cudnnGetVersion(void)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetVersion() -> usize;
}

sys! {
    CUDNN, Err(missing) => missing.status();

    /// `cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnActivationBackward(handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnActivationForward(handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnAddTensor(handle: cudnnHandle_t, alpha: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnAdvVersionCheck(void)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnAdvVersionCheck() -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnB2BCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, const void *y, const void *dy, void *dx, void *dweightsProj, void *dweightsMixer, void *dskipBias, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType, cudnnDataType_t dwDataType)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
    #[since = "9.24"]
    fn cudnnB2BCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weightsProj: *const c_void, weightsMixer: *const c_void, skipBias: *const c_void, y: *const c_void, dy: *const c_void, dx: *mut c_void, dweightsProj: *mut c_void, dweightsMixer: *mut c_void, dskipBias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnB2BCausalConv1dForward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, void *y, void *yGated, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
    #[since = "9.24"]
    fn cudnnB2BCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weightsProj: *const c_void, weightsMixer: *const c_void, skipBias: *const c_void, y: *mut c_void, yGated: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t descriptorType, cudnnBackendDescriptor_t *descriptor)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t, descriptor: *mut cudnnBackendDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendExecute(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t requestedElementCount, int64_t *elementCount, void *arrayOfElements)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendGetAttribute(descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t, attributeType: cudnnBackendAttributeType_t, requestedElementCount: i64, elementCount: *mut i64, arrayOfElements: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t descriptor)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendPopulateCudaGraph(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, graph: runtime::cudaGraph_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t elementCount, const void *arrayOfElements)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendSetAttribute(descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t, attributeType: cudnnBackendAttributeType_t, elementCount: i64, arrayOfElements: *const c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnBackendUpdateCudaGraph(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, graph: runtime::cudaGraph_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t dxDesc, void *dx, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScale, void *dBnScaleResult, void *dBnBiasResult, double epsilon, const void *savedMean, const void *savedInvVariance)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnBatchNormalizationBackward(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, dBnScaleResult: *mut c_void, dBnBiasResult: *mut c_void, epsilon: f64, savedMean: *const c_void, savedInvVariance: *const c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScaleData, const void *bnBiasData, void *dBnScaleData, void *dBnBiasData, double epsilon, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnBatchNormalizationBackwardEx(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *const c_void, dyDesc: cudnnTensorDescriptor_t, dyData: *const c_void, dzDesc: cudnnTensorDescriptor_t, dzData: *mut c_void, dxDesc: cudnnTensorDescriptor_t, dxData: *mut c_void, dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScaleData: *const c_void, bnBiasData: *const c_void, dBnScaleData: *mut c_void, dBnBiasData: *mut c_void, epsilon: f64, savedMean: *const c_void, savedInvVariance: *const c_void, activationDesc: cudnnActivationDescriptor_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, const void *estimatedMean, const void *estimatedVariance, double epsilon)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnBatchNormalizationForwardInference(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, estimatedMean: *const c_void, estimatedVariance: *const c_void, epsilon: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnBatchNormalizationForwardTraining(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, exponentialAverageFactor: f64, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnBatchNormalizationForwardTrainingEx(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, zDesc: cudnnTensorDescriptor_t, zData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *mut c_void, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: *const c_void, bnBias: *const c_void, exponentialAverageFactor: f64, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void, activationDesc: cudnnActivationDescriptor_t, workspace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int miniBatch)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnBuildRNNDynamic(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, miniBatch: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCTCLoss(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *hostLabels, const int *hostLabelLengths, const int *hostInputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, void *workspace, size_t workSpaceSizeInBytes)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCTCLoss(handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, probs: *const c_void, hostLabels: *const i32, hostLabelLengths: *const i32, hostInputLengths: *const i32, costs: *mut c_void, gradientsDesc: cudnnTensorDescriptor_t, gradients: *mut c_void, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, workspace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *labels, const int *labelLengths, const int *inputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, size_t workSpaceSizeInBytes, void *workspace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCTCLoss_v8(handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, probsDesc: cudnnTensorDescriptor_t, probs: *const c_void, labels: *const i32, labelLengths: *const i32, inputLengths: *const i32, costs: *mut c_void, gradientsDesc: cudnnTensorDescriptor_t, gradients: *mut c_void, workSpaceSizeInBytes: usize, workspace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
    #[since = "9.22"]
    fn cudnnCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, dbias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
    #[since = "9.22"]
    fn cudnnCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCausalConv1dNwhBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
    #[since = "9.24"]
    fn cudnnCausalConv1dNwhBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, dbias: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCausalConv1dNwhForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
    #[since = "9.24"]
    fn cudnnCausalConv1dNwhForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, bias: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCnnVersionCheck(void)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnCnnVersionCheck() -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dbDesc, void *db)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnConvolutionBackwardBias(handle: cudnnHandle_t, alpha: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, beta: *const c_void, dbDesc: cudnnTensorDescriptor_t, db: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdDataAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnConvolutionBackwardData(handle: cudnnHandle_t, alpha: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionBwdDataAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdFilterAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnFilterDescriptor_t dwDesc, void *dw)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnConvolutionBackwardFilter(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionBwdFilterAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, dwDesc: cudnnFilterDescriptor_t, dw: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *alpha2, cudnnTensorDescriptor_t zDesc, const void *z, cudnnTensorDescriptor_t biasDesc, const void *bias, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnConvolutionBiasActivationForward(handle: cudnnHandle_t, alpha1: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, alpha2: *const c_void, zDesc: cudnnTensorDescriptor_t, z: *const c_void, biasDesc: cudnnTensorDescriptor_t, bias: *const c_void, activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnConvolutionForward(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnCreate(handle: *mut cudnnHandle_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *activationDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateActivationDescriptor(activationDesc: *mut cudnnActivationDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *attnDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateAttnDescriptor(attnDesc: *mut cudnnAttnDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *ctcLossDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateCTCLossDescriptor(ctcLossDesc: *mut cudnnCTCLossDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *convDesc)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateConvolutionDescriptor(convDesc: *mut cudnnConvolutionDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *dropoutDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateDropoutDescriptor(dropoutDesc: *mut cudnnDropoutDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filterDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateFilterDescriptor(filterDesc: *mut cudnnFilterDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *constPack, cudnnFusedOps_t ops)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateFusedOpsConstParamPack(constPack: *mut cudnnFusedOpsConstParamPack_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *plan, cudnnFusedOps_t ops)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateFusedOpsPlan(plan: *mut cudnnFusedOpsPlan_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *varPack, cudnnFusedOps_t ops)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateFusedOpsVariantParamPack(varPack: *mut cudnnFusedOpsVariantParamPack_t, ops: cudnnFusedOps_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *normDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateLRNDescriptor(normDesc: *mut cudnnLRNDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *opTensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateOpTensorDescriptor(opTensorDesc: *mut cudnnOpTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *poolingDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreatePoolingDescriptor(poolingDesc: *mut cudnnPoolingDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *rnnDataDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateRNNDataDescriptor(rnnDataDesc: *mut cudnnRNNDataDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *rnnDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateRNNDescriptor(rnnDesc: *mut cudnnRNNDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *reduceTensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateReduceTensorDescriptor(reduceTensorDesc: *mut cudnnReduceTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *seqDataDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateSeqDataDescriptor(seqDataDesc: *mut cudnnSeqDataDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *stDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateSpatialTransformerDescriptor(stDesc: *mut cudnnSpatialTransformerDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateTensorDescriptor(tensorDesc: *mut cudnnTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *transformDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnCreateTensorTransformDescriptor(transformDesc: *mut cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derivedBnDesc, cudnnTensorDescriptor_t xDesc, cudnnBatchNormMode_t mode)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDeriveBNTensorDescriptor(derivedBnDesc: cudnnTensorDescriptor_t, xDesc: cudnnTensorDescriptor_t, mode: cudnnBatchNormMode_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t derivedNormScaleBiasDesc, cudnnTensorDescriptor_t derivedNormMeanVarDesc, cudnnTensorDescriptor_t xDesc, cudnnNormMode_t mode, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDeriveNormTensorDescriptor(derivedNormScaleBiasDesc: cudnnTensorDescriptor_t, derivedNormMeanVarDesc: cudnnTensorDescriptor_t, xDesc: cudnnTensorDescriptor_t, mode: cudnnNormMode_t, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroy(handle: cudnnHandle_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t activationDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyActivationDescriptor(activationDesc: cudnnActivationDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t attnDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t convDesc)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyConvolutionDescriptor(convDesc: cudnnConvolutionDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filterDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t constPack)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyFusedOpsConstParamPack(constPack: cudnnFusedOpsConstParamPack_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t plan)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t varPack)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyFusedOpsVariantParamPack(varPack: cudnnFusedOpsVariantParamPack_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t lrnDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t poolingDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t rnnDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t stDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroySpatialTransformerDescriptor(stDesc: cudnnSpatialTransformerDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensorDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDestroyTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, const void *dy, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t dXdMeansDesc, void *dx, void *dMeans)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDivisiveNormalizationBackward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, means: *const c_void, dy: *const c_void, temp: *mut c_void, temp2: *mut c_void, beta: *const c_void, dXdMeansDesc: cudnnTensorDescriptor_t, dx: *mut c_void, dMeans: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDivisiveNormalizationForward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, means: *const c_void, temp: *mut c_void, temp2: *mut c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t dydesc, const void *dy, cudnnTensorDescriptor_t dxdesc, void *dx, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDropoutBackward(handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, dydesc: cudnnTensorDescriptor_t, dy: *const c_void, dxdesc: cudnnTensorDescriptor_t, dx: *mut c_void, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t xdesc, const void *x, cudnnTensorDescriptor_t ydesc, void *y, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDropoutForward(handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, xdesc: cudnnTensorDescriptor_t, x: *const c_void, ydesc: cudnnTensorDescriptor_t, y: *mut c_void, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t xdesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t handle, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnDropoutGetStatesSize(handle: cudnnHandle_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFFTCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnFFTCausalConv1dBackward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnFFTCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionBackwardDataAlgorithm(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, void *dx, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionBackwardDataAlgorithmEx(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, w: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionBackwardFilterAlgorithm(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *y, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, void *dw, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionBackwardFilterAlgorithmEx(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, dyDesc: cudnnTensorDescriptor_t, y: *const c_void, convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t, dw: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionForwardAlgorithm(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, void *y, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFindConvolutionForwardAlgorithmEx(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, w: *const c_void, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsVariantParamPack_t varPack)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnFusedOpsExecute(handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, varPack: cudnnFusedOpsVariantParamPack_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t *mode, cudnnNanPropagation_t *reluNanOpt, double *coef)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetActivationDescriptor(activationDesc: cudnnActivationDescriptor_t, mode: *mut cudnnActivationMode_t, reluNanOpt: *mut cudnnNanPropagation_t, coef: *mut f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double *swish_beta)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t, swish_beta: *mut f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int *attnMode, int *nHeads, double *smScaler, cudnnDataType_t *dataType, cudnnDataType_t *computePrec, cudnnMathType_t *mathType, cudnnDropoutDescriptor_t *attnDropoutDesc, cudnnDropoutDescriptor_t *postDropoutDesc, int *qSize, int *kSize, int *vSize, int *qProjSize, int *kProjSize, int *vProjSize, int *oProjSize, int *qoMaxSeqLength, int *kvMaxSeqLength, int *maxBatchSize, int *maxBeamSize)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetAttnDescriptor(attnDesc: cudnnAttnDescriptor_t, attnMode: *mut u32, nHeads: *mut i32, smScaler: *mut f64, dataType: *mut cudnnDataType_t, computePrec: *mut cudnnDataType_t, mathType: *mut cudnnMathType_t, attnDropoutDesc: *mut cudnnDropoutDescriptor_t, postDropoutDesc: *mut cudnnDropoutDescriptor_t, qSize: *mut i32, kSize: *mut i32, vSize: *mut i32, qProjSize: *mut i32, kProjSize: *mut i32, vProjSize: *mut i32, oProjSize: *mut i32, qoMaxSeqLength: *mut i32, kvMaxSeqLength: *mut i32, maxBatchSize: *mut i32, maxBeamSize: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dBnScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, dzDesc: cudnnTensorDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dBnScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t, zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossDescriptorEx(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, gradMode: *mut cudnnNanPropagation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode, int *maxLabelLength)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossDescriptor_v8(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, gradMode: *mut cudnnNanPropagation_t, maxLabelLength: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnCTCGradMode_t *ctcGradMode, int *maxLabelLength)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossDescriptor_v9(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: *mut cudnnDataType_t, normMode: *mut cudnnLossNormalizationMode_t, ctcGradMode: *mut cudnnCTCGradMode_t, maxLabelLength: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, const int *labels, const int *labelLengths, const int *inputLengths, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossWorkspaceSize(handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t, labels: *const i32, labelLengths: *const i32, inputLengths: *const i32, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCTCLossWorkspaceSize_v8(handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t, probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetCallback(unsigned int *mask, void **udata, cudnnCallback_t *fptr)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetCallback(mask: *mut u32, udata: *mut *mut c_void, fptr: *mut cudnnCallback_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int *pad_h, int *pad_w, int *u, int *v, int *dilation_h, int *dilation_w, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolution2dDescriptor(convDesc: cudnnConvolutionDescriptor_t, pad_h: *mut i32, pad_w: *mut i32, u: *mut i32, v: *mut i32, dilation_h: *mut i32, dilation_w: *mut i32, mode: *mut cudnnConvolutionMode_t, computeType: *mut cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int *n, int *c, int *h, int *w)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolution2dForwardOutputDim(convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardDataAlgorithm_v7(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, cudnnConvolutionBwdDataAlgo_t algo, size_t *sizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardDataWorkspaceSize(handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionBwdDataAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, cudnnConvolutionBwdFilterAlgo_t algo, size_t *sizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionBackwardFilterWorkspaceSize(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t, algo: cudnnConvolutionBwdFilterAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t, count: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnFilterDescriptor_t filterDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t destDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionForwardAlgorithm_v7(handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, destDesc: cudnnTensorDescriptor_t, requestedAlgoCount: i32, returnedAlgoCount: *mut i32, perfResults: *mut cudnnConvolutionFwdAlgoPerf_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, cudnnConvolutionFwdAlgo_t algo, size_t *sizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionForwardWorkspaceSize(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionFwdAlgo_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int *groupCount)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t, groupCount: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t *mathType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t, mathType: *mut cudnnMathType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLengthRequested, int *arrayLength, int *padA, int *strideA, int *dilationA, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionNdDescriptor(convDesc: cudnnConvolutionDescriptor_t, arrayLengthRequested: i32, arrayLength: *mut i32, padA: *mut i32, strideA: *mut i32, dilationA: *mut i32, mode: *mut cudnnConvolutionMode_t, computeType: *mut cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int nbDims, int *tensorOuputDimA)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionNdForwardOutputDim(convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t, nbDims: i32, tensorOuputDimA: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t *reorderType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t, reorderType: *mut cudnnReorderType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float *dropout, void **states, unsigned long long *seed)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: *mut f32, states: *mut *mut c_void, seed: *mut u64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetExecutionPlanWorkspaceSize(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, size_t *workspaceSizeInBytes)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.23.
    #[since = "9.23"]
    fn cudnnGetExecutionPlanWorkspaceSize(handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t, workspaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFilter4dDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: *mut cudnnDataType_t, format: *mut cudnnTensorFormat_t, k: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, int nbDimsRequested, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *nbDims, int *filterDimA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFilterNdDescriptor(filterDesc: cudnnFilterDescriptor_t, nbDimsRequested: i32, dataType: *mut cudnnDataType_t, format: *mut cudnnTensorFormat_t, nbDims: *mut i32, filterDimA: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filterDesc, size_t *size)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t, size: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, cudnnTensorFormat_t transformFormat, cudnnFilterDescriptor_t foldedFilterDesc, cudnnTensorDescriptor_t paddedDiffDesc, cudnnConvolutionDescriptor_t foldedConvDesc, cudnnTensorDescriptor_t foldedGradDesc, cudnnTensorTransformDescriptor_t filterFoldTransDesc, cudnnTensorTransformDescriptor_t diffPadTransDesc, cudnnTensorTransformDescriptor_t gradFoldTransDesc, cudnnTensorTransformDescriptor_t gradUnfoldTransDesc)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFoldedConvBackwardDataDescriptors(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t, transformFormat: cudnnTensorFormat_t, foldedFilterDesc: cudnnFilterDescriptor_t, paddedDiffDesc: cudnnTensorDescriptor_t, foldedConvDesc: cudnnConvolutionDescriptor_t, foldedGradDesc: cudnnTensorDescriptor_t, filterFoldTransDesc: cudnnTensorTransformDescriptor_t, diffPadTransDesc: cudnnTensorTransformDescriptor_t, gradFoldTransDesc: cudnnTensorTransformDescriptor_t, gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, void *param, int *isNULL)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFusedOpsConstParamPackAttribute(constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *mut c_void, isNULL: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnGetFusedOpsVariantParamPackAttribute(varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int *lrnN, double *lrnAlpha, double *lrnBeta, double *lrnK)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetLRNDescriptor(normDesc: cudnnLRNDescriptor_t, lrnN: *mut u32, lrnAlpha: *mut f64, lrnBeta: *mut f64, lrnK: *mut f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, size_t *weightSizeInBytes, size_t *workSpaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetMultiHeadAttnBuffers(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, weightSizeInBytes: *mut usize, workSpaceSizeInBytes: *mut usize, reserveSpaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnMultiHeadAttnWeightKind_t wKind, size_t weightSizeInBytes, const void *weights, cudnnTensorDescriptor_t wDesc, void **wAddr)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetMultiHeadAttnWeights(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, wKind: cudnnMultiHeadAttnWeightKind_t, weightSizeInBytes: usize, weights: *const c_void, wDesc: cudnnTensorDescriptor_t, wAddr: *mut *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dNormScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetNormalizationBackwardWorkspaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, xDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, dzDesc: cudnnTensorDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dNormScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, normMeanVarDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t normScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetNormalizationForwardTrainingWorkspaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, xDesc: cudnnTensorDescriptor_t, zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, normScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t, normMeanVarDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetNormalizationTrainingReserveSpaceSize(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t *opTensorOp, cudnnDataType_t *opTensorCompType, cudnnNanPropagation_t *opTensorNanOpt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t, opTensorOp: *mut cudnnOpTensorOp_t, opTensorCompType: *mut cudnnDataType_t, opTensorNanOpt: *mut cudnnNanPropagation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *windowHeight, int *windowWidth, int *verticalPadding, int *horizontalPadding, int *verticalStride, int *horizontalStride)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetPooling2dDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: *mut cudnnPoolingMode_t, maxpoolingNanOpt: *mut cudnnNanPropagation_t, windowHeight: *mut i32, windowWidth: *mut i32, verticalPadding: *mut i32, horizontalPadding: *mut i32, verticalStride: *mut i32, horizontalStride: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int *n, int *c, int *h, int *w)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetPooling2dForwardOutputDim(poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, int nbDimsRequested, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *nbDims, int *windowDimA, int *paddingA, int *strideA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetPoolingNdDescriptor(poolingDesc: cudnnPoolingDescriptor_t, nbDimsRequested: i32, mode: *mut cudnnPoolingMode_t, maxpoolingNanOpt: *mut cudnnNanPropagation_t, nbDims: *mut i32, windowDimA: *mut i32, paddingA: *mut i32, strideA: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int nbDims, int *outputTensorDimA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetPoolingNdForwardOutputDim(poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, nbDims: i32, outputTensorDimA: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t *dataType, cudnnRNNDataLayout_t *layout, int *maxSeqLength, int *batchSize, int *vectorSize, int arrayLengthRequested, int *seqLengthArray, void *paddingFill)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t, dataType: *mut cudnnDataType_t, layout: *mut cudnnRNNDataLayout_t, maxSeqLength: *mut i32, batchSize: *mut i32, vectorSize: *mut i32, arrayLengthRequested: i32, seqLengthArray: *mut i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t *algo, cudnnRNNMode_t *cellMode, cudnnRNNBiasMode_t *biasMode, cudnnDirectionMode_t *dirMode, cudnnRNNInputMode_t *inputMode, cudnnDataType_t *dataType, cudnnDataType_t *mathPrec, cudnnMathType_t *mathType, int32_t *inputSize, int32_t *hiddenSize, int32_t *projSize, int32_t *numLayers, cudnnDropoutDescriptor_t *dropoutDesc, uint32_t *auxFlags)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetRNNDescriptor_v8(rnnDesc: cudnnRNNDescriptor_t, algo: *mut cudnnRNNAlgo_t, cellMode: *mut cudnnRNNMode_t, biasMode: *mut cudnnRNNBiasMode_t, dirMode: *mut cudnnDirectionMode_t, inputMode: *mut cudnnRNNInputMode_t, dataType: *mut cudnnDataType_t, mathPrec: *mut cudnnDataType_t, mathType: *mut cudnnMathType_t, inputSize: *mut i32, hiddenSize: *mut i32, projSize: *mut i32, numLayers: *mut i32, dropoutDesc: *mut cudnnDropoutDescriptor_t, auxFlags: *mut u32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, cudnnRNNDataDescriptor_t xDesc, size_t *workSpaceSize, size_t *reserveSpaceSize)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetRNNTempSpaceSizes(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t, xDesc: cudnnRNNDataDescriptor_t, workSpaceSize: *mut usize, reserveSpaceSize: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int32_t pseudoLayer, size_t weightSpaceSize, const void *weightSpace, int32_t linLayerID, cudnnTensorDescriptor_t mDesc, void **mAddr, cudnnTensorDescriptor_t bDesc, void **bAddr)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetRNNWeightParams(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, pseudoLayer: i32, weightSpaceSize: usize, weightSpace: *const c_void, linLayerID: i32, mDesc: cudnnTensorDescriptor_t, mAddr: *mut *mut c_void, bDesc: cudnnTensorDescriptor_t, bAddr: *mut *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, size_t *weightSpaceSize)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetRNNWeightSpaceSize(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, weightSpaceSize: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t *reduceTensorOp, cudnnDataType_t *reduceTensorCompType, cudnnNanPropagation_t *reduceTensorNanOpt, cudnnReduceTensorIndices_t *reduceTensorIndices, cudnnIndicesType_t *reduceTensorIndicesType)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t, reduceTensorOp: *mut cudnnReduceTensorOp_t, reduceTensorCompType: *mut cudnnDataType_t, reduceTensorNanOpt: *mut cudnnNanPropagation_t, reduceTensorIndices: *mut cudnnReduceTensorIndices_t, reduceTensorIndicesType: *mut cudnnIndicesType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetReductionIndicesSize(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t, cDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetReductionWorkspaceSize(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t, cDesc: cudnnTensorDescriptor_t, sizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t *dataType, int *nbDims, int nbDimsRequested, int *dimA, cudnnSeqDataAxis_t *axes, size_t *seqLengthArraySize, size_t seqLengthSizeRequested, int *seqLengthArray, void *paddingFill)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnGetSeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t, dataType: *mut cudnnDataType_t, nbDims: *mut i32, nbDimsRequested: i32, dimA: *mut i32, axes: *mut cudnnSeqDataAxis_t, seqLengthArraySize: *mut usize, seqLengthSizeRequested: usize, seqLengthArray: *mut i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *streamId)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGetStream(handle: cudnnHandle_t, streamId: *mut runtime::cudaStream_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t *dataType, int *n, int *c, int *h, int *w, int *nStride, int *cStride, int *hStride, int *wStride)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetTensor4dDescriptor(tensorDesc: cudnnTensorDescriptor_t, dataType: *mut cudnnDataType_t, n: *mut i32, c: *mut i32, h: *mut i32, w: *mut i32, nStride: *mut i32, cStride: *mut i32, hStride: *mut i32, wStride: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, int nbDimsRequested, cudnnDataType_t *dataType, int *nbDims, int *dimA, int *strideA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetTensorNdDescriptor(tensorDesc: cudnnTensorDescriptor_t, nbDimsRequested: i32, dataType: *mut cudnnDataType_t, nbDims: *mut i32, dimA: *mut i32, strideA: *mut i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensorDesc, size_t *size)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t, size: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDimsRequested, cudnnTensorFormat_t *destFormat, int32_t *padBeforeA, int32_t *padAfterA, uint32_t *foldA, cudnnFoldingDirection_t *direction)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnGetTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t, nbDimsRequested: u32, destFormat: *mut cudnnTensorFormat_t, padBeforeA: *mut i32, padAfterA: *mut i32, foldA: *mut u32, direction: *mut cudnnFoldingDirection_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnAggSimpleBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOutput, const void *outPositions, void *gradNodeFeatures, void *gradEdgeFeatures, void *gradConcatFeatures, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnGnnAggSimpleBackward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOutput: *const c_void, outPositions: *const c_void, gradNodeFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradConcatFeatures: *mut c_void, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnAggSimpleForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *nodeFeatures, const void *edgeFeatures, const void *concatFeatures, void *output, void *outPositions, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnGnnAggSimpleForward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, nodeFeatures: *const c_void, edgeFeatures: *const c_void, concatFeatures: *const c_void, output: *mut c_void, outPositions: *mut c_void, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnMhaGatBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradDataType, cudnnDataType_t gradWeightType)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.28.
    #[since = "9.28"]
    fn cudnnGnnMhaGatBackward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOut: *const c_void, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, smScores: *const c_void, dropoutMask: *const f32, gradAttention: *const f32, gradSrcFeatures: *mut c_void, gradDstFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradWeights: *mut c_void, gradSmScores: *mut c_void, gradWspaceFeat: *mut c_void, gradWspaceWeights: *mut c_void, dimNode: i32, dimEdge: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradDataType: cudnnDataType_t, gradWeightType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnMhaGatForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.28.
    #[since = "9.28"]
    fn cudnnGnnMhaGatForward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, dropoutMask: *const f32, output: *mut c_void, smScores: *mut c_void, dimNode: i32, dimEdge: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnMhaGatV2Backward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const void *actScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradType)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.28.
    #[since = "9.28"]
    fn cudnnGnnMhaGatV2Backward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, gradOut: *const c_void, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, smScores: *const c_void, actScores: *const c_void, dropoutMask: *const f32, gradAttention: *const f32, gradSrcFeatures: *mut c_void, gradDstFeatures: *mut c_void, gradEdgeFeatures: *mut c_void, gradWeights: *mut c_void, gradSmScores: *mut c_void, gradWspaceFeat: *mut c_void, gradWspaceWeights: *mut c_void, dimNode: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGnnMhaGatV2Forward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, void *actScores, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
    ///
    /// In `cudnn_gnn_ops.h` since cuDNN 9.28.
    #[since = "9.28"]
    fn cudnnGnnMhaGatV2Forward(stream: runtime::cudaStream_t, graph: *const cudnnGnnCscGraph_t, srcFeatures: *const c_void, dstFeatures: *const c_void, edgeFeatures: *const c_void, attnWeights: *const c_void, dropoutMask: *const f32, output: *mut c_void, smScores: *mut c_void, actScores: *mut c_void, dimNode: i32, params: *const cudnnGnnMhaParams_t, dataType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnGraphVersionCheck(void)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnGraphVersionCheck() -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnIm2Col(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, void *colBuffer)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnIm2Col(handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: *const c_void, wDesc: cudnnFilterDescriptor_t, convDesc: cudnnConvolutionDescriptor_t, colBuffer: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnInitTransformDest(cudnnTensorTransformDescriptor_t transformDesc, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t destDesc, size_t *destSizeInBytes)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnInitTransformDest(transformDesc: cudnnTensorTransformDescriptor_t, srcDesc: cudnnTensorDescriptor_t, destDesc: cudnnTensorDescriptor_t, destSizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnLRNCrossChannelBackward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnLRNCrossChannelForward(handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnLongFFTCausalConv1dBackward(cudaStream_t stream, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dBackward(stream: runtime::cudaStream_t, dy: *const c_void, dx: *mut c_void, dweight: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: *mut c_void, workspaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnLongFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dForward(stream: runtime::cudaStream_t, x: *const c_void, weight: *const c_void, y: *mut c_void, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: *mut c_void, workspaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnLongFFTCausalConv1dGetBufferSizes(int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, size_t *workspaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
    #[since = "9.26"]
    fn cudnnLongFFTCausalConv1dGetBufferSizes(batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspaceSizeInBytes: *mut usize, reserveSpaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsConstParamPack_t constPack, size_t *workspaceSizeInBytes)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnMakeFusedOpsPlan(handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, constPack: cudnnFusedOpsConstParamPack_t, workspaceSizeInBytes: *mut usize) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsDQDO, const int *devSeqLengthsDKDV, cudnnSeqDataDescriptor_t doDesc, const void *dout, cudnnSeqDataDescriptor_t dqDesc, void *dqueries, const void *queries, cudnnSeqDataDescriptor_t dkDesc, void *dkeys, const void *keys, cudnnSeqDataDescriptor_t dvDesc, void *dvalues, const void *values, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnMultiHeadAttnBackwardData(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, loWinIdx: *const i32, hiWinIdx: *const i32, devSeqLengthsDQDO: *const i32, devSeqLengthsDKDV: *const i32, doDesc: cudnnSeqDataDescriptor_t, dout: *const c_void, dqDesc: cudnnSeqDataDescriptor_t, dqueries: *mut c_void, queries: *const c_void, dkDesc: cudnnSeqDataDescriptor_t, dkeys: *mut c_void, keys: *const c_void, dvDesc: cudnnSeqDataDescriptor_t, dvalues: *mut c_void, values: *const c_void, weightSizeInBytes: usize, weights: *const c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnWgradMode_t addGrad, cudnnSeqDataDescriptor_t qDesc, const void *queries, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t doDesc, const void *dout, size_t weightSizeInBytes, const void *weights, void *dweights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnMultiHeadAttnBackwardWeights(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, addGrad: cudnnWgradMode_t, qDesc: cudnnSeqDataDescriptor_t, queries: *const c_void, kDesc: cudnnSeqDataDescriptor_t, keys: *const c_void, vDesc: cudnnSeqDataDescriptor_t, values: *const c_void, doDesc: cudnnSeqDataDescriptor_t, dout: *const c_void, weightSizeInBytes: usize, weights: *const c_void, dweights: *mut c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, int currIdx, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsQO, const int *devSeqLengthsKV, cudnnSeqDataDescriptor_t qDesc, const void *queries, const void *residuals, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t oDesc, void *out, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnMultiHeadAttnForward(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, currIdx: i32, loWinIdx: *const i32, hiWinIdx: *const i32, devSeqLengthsQO: *const i32, devSeqLengthsKV: *const i32, qDesc: cudnnSeqDataDescriptor_t, queries: *const c_void, residuals: *const c_void, kDesc: cudnnSeqDataDescriptor_t, keys: *const c_void, vDesc: cudnnSeqDataDescriptor_t, values: *const c_void, oDesc: cudnnSeqDataDescriptor_t, out: *mut c_void, weightSizeInBytes: usize, weights: *const c_void, workSpaceSizeInBytes: usize, workSpace: *mut c_void, reserveSpaceSizeInBytes: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dNormScaleBiasDesc, const void *normScaleData, const void *normBiasData, void *dNormScaleData, void *dNormBiasData, double epsilon, cudnnTensorDescriptor_t normMeanVarDesc, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnNormalizationBackward(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alphaDataDiff: *const c_void, betaDataDiff: *const c_void, alphaParamDiff: *const c_void, betaParamDiff: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *const c_void, dyDesc: cudnnTensorDescriptor_t, dyData: *const c_void, dzDesc: cudnnTensorDescriptor_t, dzData: *mut c_void, dxDesc: cudnnTensorDescriptor_t, dxData: *mut c_void, dNormScaleBiasDesc: cudnnTensorDescriptor_t, normScaleData: *const c_void, normBiasData: *const c_void, dNormScaleData: *mut c_void, dNormBiasData: *mut c_void, epsilon: f64, normMeanVarDesc: cudnnTensorDescriptor_t, savedMean: *const c_void, savedInvVariance: *const c_void, activationDesc: cudnnActivationDescriptor_t, workSpace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, cudnnTensorDescriptor_t normMeanVarDesc, const void *estimatedMean, const void *estimatedVariance, cudnnTensorDescriptor_t zDesc, const void *z, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y, double epsilon, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnNormalizationForwardInference(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, normScaleBiasDesc: cudnnTensorDescriptor_t, normScale: *const c_void, normBias: *const c_void, normMeanVarDesc: cudnnTensorDescriptor_t, estimatedMean: *const c_void, estimatedVariance: *const c_void, zDesc: cudnnTensorDescriptor_t, z: *const c_void, activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, epsilon: f64, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, double exponentialAverageFactor, cudnnTensorDescriptor_t normMeanVarDesc, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnNormalizationForwardTraining(handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: *const c_void, beta: *const c_void, xDesc: cudnnTensorDescriptor_t, xData: *const c_void, normScaleBiasDesc: cudnnTensorDescriptor_t, normScale: *const c_void, normBias: *const c_void, exponentialAverageFactor: f64, normMeanVarDesc: cudnnTensorDescriptor_t, resultRunningMean: *mut c_void, resultRunningVariance: *mut c_void, epsilon: f64, resultSaveMean: *mut c_void, resultSaveInvVariance: *mut c_void, activationDesc: cudnnActivationDescriptor_t, zDesc: cudnnTensorDescriptor_t, zData: *const c_void, yDesc: cudnnTensorDescriptor_t, yData: *mut c_void, workspace: *mut c_void, workSpaceSizeInBytes: usize, reserveSpace: *mut c_void, reserveSpaceSizeInBytes: usize, groupCnt: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t opTensorDesc, const void *alpha1, cudnnTensorDescriptor_t aDesc, const void *A, const void *alpha2, cudnnTensorDescriptor_t bDesc, const void *B, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnOpTensor(handle: cudnnHandle_t, opTensorDesc: cudnnOpTensorDescriptor_t, alpha1: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, alpha2: *const c_void, bDesc: cudnnTensorDescriptor_t, B: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnOpsVersionCheck(void)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnOpsVersionCheck() -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnPoolingBackward(handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnPoolingForward(handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t handle, cudnnStatus_t *rstatus, cudnnErrQueryMode_t mode, cudnnRuntimeTag_t *tag)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnQueryRuntimeError(handle: cudnnHandle_t, rstatus: *mut cudnnStatus_t, mode: cudnnErrQueryMode_t, tag: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t yDesc, const void *y, const void *dy, cudnnRNNDataDescriptor_t xDesc, void *dx, cudnnTensorDescriptor_t hDesc, const void *hx, const void *dhy, void *dhx, cudnnTensorDescriptor_t cDesc, const void *cx, const void *dcy, void *dcx, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNBackwardData_v8(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, devSeqLengths: *const i32, yDesc: cudnnRNNDataDescriptor_t, y: *const c_void, dy: *const c_void, xDesc: cudnnRNNDataDescriptor_t, dx: *mut c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, dhy: *const c_void, dhx: *mut c_void, cDesc: cudnnTensorDescriptor_t, cx: *const c_void, dcy: *const c_void, dcx: *mut c_void, weightSpaceSize: usize, weightSpace: *const c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnWgradMode_t addGrad, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t hDesc, const void *hx, cudnnRNNDataDescriptor_t yDesc, const void *y, size_t weightSpaceSize, void *dweightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNBackwardWeights_v8(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, addGrad: cudnnWgradMode_t, devSeqLengths: *const i32, xDesc: cudnnRNNDataDescriptor_t, x: *const c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, yDesc: cudnnRNNDataDescriptor_t, y: *const c_void, weightSpaceSize: usize, dweightSpace: *mut c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNForward(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnRNNDataDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t hDesc, const void *hx, void *hy, cudnnTensorDescriptor_t cDesc, const void *cx, void *cy, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNForward(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t, devSeqLengths: *const i32, xDesc: cudnnRNNDataDescriptor_t, x: *const c_void, yDesc: cudnnRNNDataDescriptor_t, y: *mut c_void, hDesc: cudnnTensorDescriptor_t, hx: *const c_void, hy: *mut c_void, cDesc: cudnnTensorDescriptor_t, cx: *const c_void, cy: *mut c_void, weightSpaceSize: usize, weightSpace: *const c_void, workSpaceSize: usize, workSpace: *mut c_void, reserveSpaceSize: usize, reserveSpace: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, cudnnNanPropagation_t *clipNanOpt, double *lclip, double *rclip)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNGetClip_v8(rnnDesc: cudnnRNNDescriptor_t, clipMode: *mut cudnnRNNClipMode_t, clipNanOpt: *mut cudnnNanPropagation_t, lclip: *mut f64, rclip: *mut f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, double *lclip, double *rclip)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNGetClip_v9(rnnDesc: cudnnRNNDescriptor_t, clipMode: *mut cudnnRNNClipMode_t, lclip: *mut f64, rclip: *mut f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, cudnnNanPropagation_t clipNanOpt, double lclip, double rclip)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNSetClip_v8(rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t, lclip: f64, rclip: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, double lclip, double rclip)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnRNNSetClip_v9(rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, lclip: f64, rclip: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, void *indices, size_t indicesSizeInBytes, void *workspace, size_t workspaceSizeInBytes, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnReduceTensor(handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, indices: *mut c_void, indicesSizeInBytes: usize, workspace: *mut c_void, workspaceSizeInBytes: usize, alpha: *const c_void, aDesc: cudnnTensorDescriptor_t, A: *const c_void, beta: *const c_void, cDesc: cudnnTensorDescriptor_t, C: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnReorderType_t reorderType, const void *filterData, void *reorderedFilterData, int reorderBias, const void *biasData, void *reorderedBiasData)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnReorderFilterAndBias(handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, reorderType: cudnnReorderType_t, filterData: *const c_void, reorderedFilterData: *mut c_void, reorderBias: i32, biasData: *const c_void, reorderedBiasData: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnRestoreDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: *mut c_void, stateSizeInBytes: usize, seed: u64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *alpha)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnScaleTensor(handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, alpha: *const c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t mode, cudnnNanPropagation_t reluNanOpt, double coef)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetActivationDescriptor(activationDesc: cudnnActivationDescriptor_t, mode: cudnnActivationMode_t, reluNanOpt: cudnnNanPropagation_t, coef: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double swish_beta)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t, swish_beta: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int attnMode, int nHeads, double smScaler, cudnnDataType_t dataType, cudnnDataType_t computePrec, cudnnMathType_t mathType, cudnnDropoutDescriptor_t attnDropoutDesc, cudnnDropoutDescriptor_t postDropoutDesc, int qSize, int kSize, int vSize, int qProjSize, int kProjSize, int vProjSize, int oProjSize, int qoMaxSeqLength, int kvMaxSeqLength, int maxBatchSize, int maxBeamSize)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetAttnDescriptor(attnDesc: cudnnAttnDescriptor_t, attnMode: u32, nHeads: i32, smScaler: f64, dataType: cudnnDataType_t, computePrec: cudnnDataType_t, mathType: cudnnMathType_t, attnDropoutDesc: cudnnDropoutDescriptor_t, postDropoutDesc: cudnnDropoutDescriptor_t, qSize: i32, kSize: i32, vSize: i32, qProjSize: i32, kProjSize: i32, vProjSize: i32, oProjSize: i32, qoMaxSeqLength: i32, kvMaxSeqLength: i32, maxBatchSize: i32, maxBeamSize: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetCTCLossDescriptorEx(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode, int maxLabelLength)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetCTCLossDescriptor_v8(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t, maxLabelLength: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnCTCGradMode_t ctcGradMode, int maxLabelLength)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetCTCLossDescriptor_v9(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t, ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetCallback(unsigned int mask, void *udata, cudnnCallback_t fptr)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnSetCallback(mask: u32, udata: *mut c_void, fptr: cudnnCallback_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int pad_h, int pad_w, int u, int v, int dilation_h, int dilation_w, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetConvolution2dDescriptor(convDesc: cudnnConvolutionDescriptor_t, pad_h: i32, pad_w: i32, u: i32, v: i32, dilation_h: i32, dilation_w: i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int groupCount)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t, groupCount: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t mathType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t, mathType: cudnnMathType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLength, const int *padA, const int *filterStrideA, const int *dilationA, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetConvolutionNdDescriptor(convDesc: cudnnConvolutionDescriptor_t, arrayLength: i32, padA: *const i32, filterStrideA: *const i32, dilationA: *const i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t reorderType)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t, reorderType: cudnnReorderType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: *mut c_void, stateSizeInBytes: usize, seed: u64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int k, int c, int h, int w)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetFilter4dDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, k: i32, c: i32, h: i32, w: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int nbDims, const int *filterDimA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetFilterNdDescriptor(filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, nbDims: i32, filterDimA: *const i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, const void *param)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetFusedOpsConstParamPackAttribute(constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *const c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
    ///
    /// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
    fn cudnnSetFusedOpsVariantParamPackAttribute(varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int lrnN, double lrnAlpha, double lrnBeta, double lrnK)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetLRNDescriptor(normDesc: cudnnLRNDescriptor_t, lrnN: u32, lrnAlpha: f64, lrnBeta: f64, lrnK: f64) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t opTensorOp, cudnnDataType_t opTensorCompType, cudnnNanPropagation_t opTensorNanOpt)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t, opTensorOp: cudnnOpTensorOp_t, opTensorCompType: cudnnDataType_t, opTensorNanOpt: cudnnNanPropagation_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int windowHeight, int windowWidth, int verticalPadding, int horizontalPadding, int verticalStride, int horizontalStride)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetPooling2dDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, windowHeight: i32, windowWidth: i32, verticalPadding: i32, horizontalPadding: i32, verticalStride: i32, horizontalStride: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int nbDims, const int *windowDimA, const int *paddingA, const int *strideA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetPoolingNdDescriptor(poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t, nbDims: i32, windowDimA: *const i32, paddingA: *const i32, strideA: *const i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t dataType, cudnnRNNDataLayout_t layout, int maxSeqLength, int batchSize, int vectorSize, const int *seqLengthArray, void *paddingFill)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t, dataType: cudnnDataType_t, layout: cudnnRNNDataLayout_t, maxSeqLength: i32, batchSize: i32, vectorSize: i32, seqLengthArray: *const i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t algo, cudnnRNNMode_t cellMode, cudnnRNNBiasMode_t biasMode, cudnnDirectionMode_t dirMode, cudnnRNNInputMode_t inputMode, cudnnDataType_t dataType, cudnnDataType_t mathPrec, cudnnMathType_t mathType, int32_t inputSize, int32_t hiddenSize, int32_t projSize, int32_t numLayers, cudnnDropoutDescriptor_t dropoutDesc, uint32_t auxFlags)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetRNNDescriptor_v8(rnnDesc: cudnnRNNDescriptor_t, algo: cudnnRNNAlgo_t, cellMode: cudnnRNNMode_t, biasMode: cudnnRNNBiasMode_t, dirMode: cudnnDirectionMode_t, inputMode: cudnnRNNInputMode_t, dataType: cudnnDataType_t, mathPrec: cudnnDataType_t, mathType: cudnnMathType_t, inputSize: i32, hiddenSize: i32, projSize: i32, numLayers: i32, dropoutDesc: cudnnDropoutDescriptor_t, auxFlags: u32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t reduceTensorOp, cudnnDataType_t reduceTensorCompType, cudnnNanPropagation_t reduceTensorNanOpt, cudnnReduceTensorIndices_t reduceTensorIndices, cudnnIndicesType_t reduceTensorIndicesType)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t, reduceTensorOp: cudnnReduceTensorOp_t, reduceTensorCompType: cudnnDataType_t, reduceTensorNanOpt: cudnnNanPropagation_t, reduceTensorIndices: cudnnReduceTensorIndices_t, reduceTensorIndicesType: cudnnIndicesType_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const cudnnSeqDataAxis_t *axes, size_t seqLengthArraySize, const int *seqLengthArray, void *paddingFill)`
    ///
    /// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
    fn cudnnSetSeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32, axes: *const cudnnSeqDataAxis_t, seqLengthArraySize: usize, seqLengthArray: *const i32, paddingFill: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t stDesc, cudnnSamplerType_t samplerType, cudnnDataType_t dataType, int nbDims, const int *dimA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetSpatialTransformerNdDescriptor(stDesc: cudnnSpatialTransformerDescriptor_t, samplerType: cudnnSamplerType_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t streamId)`
    ///
    /// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
    fn cudnnSetStream(handle: cudnnHandle_t, streamId: runtime::cudaStream_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *valuePtr)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensor(handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: *mut c_void, valuePtr: *const c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int n, int c, int h, int w)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensor4dDescriptor(tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int n, int c, int h, int w, int nStride, int cStride, int hStride, int wStride)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensor4dDescriptorEx(tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32, nStride: i32, cStride: i32, hStride: i32, wStride: i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const int *strideA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensorNdDescriptor(tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32, strideA: *const i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int nbDims, const int *dimA)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensorNdDescriptorEx(tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, nbDims: i32, dimA: *const i32) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDims, cudnnTensorFormat_t destFormat, const int32_t *padBeforeA, const int32_t *padAfterA, const uint32_t *foldA, cudnnFoldingDirection_t direction)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSetTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t, nbDims: u32, destFormat: cudnnTensorFormat_t, padBeforeA: *const i32, padAfterA: *const i32, foldA: *const u32, direction: cudnnFoldingDirection_t) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSoftmaxBackward(handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSoftmaxForward(handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *dgrid, void *dtheta)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSpatialTfGridGeneratorBackward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, dgrid: *const c_void, dtheta: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *theta, void *grid)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSpatialTfGridGeneratorForward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, theta: *const c_void, grid: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx, const void *alphaDgrid, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *grid, const void *betaDgrid, void *dgrid)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSpatialTfSamplerBackward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, dxDesc: cudnnTensorDescriptor_t, dx: *mut c_void, alphaDgrid: *const c_void, dyDesc: cudnnTensorDescriptor_t, dy: *const c_void, grid: *const c_void, betaDgrid: *const c_void, dgrid: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *grid, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnSpatialTfSamplerForward(handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, grid: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnSubquadraticOpsVersionCheck(void)`
    ///
    /// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
    #[since = "9.22"]
    fn cudnnSubquadraticOpsVersionCheck() -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnTransformFilter(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnFilterDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnFilterDescriptor_t destDesc, void *destData)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnTransformFilter(handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: *const c_void, srcDesc: cudnnFilterDescriptor_t, srcData: *const c_void, beta: *const c_void, destDesc: cudnnFilterDescriptor_t, destData: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnTransformTensor(handle: cudnnHandle_t, alpha: *const c_void, xDesc: cudnnTensorDescriptor_t, x: *const c_void, beta: *const c_void, yDesc: cudnnTensorDescriptor_t, y: *mut c_void) -> cudnnStatus_t;

    /// `cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnTensorDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnTensorDescriptor_t destDesc, void *destData)`
    ///
    /// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
    fn cudnnTransformTensorEx(handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: *const c_void, srcDesc: cudnnTensorDescriptor_t, srcData: *const c_void, beta: *const c_void, destDesc: cudnnTensorDescriptor_t, destData: *mut c_void) -> cudnnStatus_t;
}
