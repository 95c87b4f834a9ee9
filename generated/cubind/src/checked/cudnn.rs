//! The functions of the cuDNN as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cudnn as raw;
#[allow(unused_imports)]
use raw::CUDNN;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cudnn::all_types::*;

checked! {
    CUDNN, cudnnStatus_t;
    fn cudnnActivationBackward(
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
    ) -> ();
    fn cudnnActivationForward(
        handle: cudnnHandle_t,
        activationDesc: cudnnActivationDescriptor_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnAddTensor(
        handle: cudnnHandle_t,
        alpha: HostScalar,
        aDesc: cudnnTensorDescriptor_t,
        A: CuPtr<c_void>,
        beta: HostScalar,
        cDesc: cudnnTensorDescriptor_t,
        C: CuPtr<c_void>,
    ) -> ();
    fn cudnnAdvVersionCheck() -> ();
    fn cudnnB2BCausalConv1dBackward(
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
    ) -> ();
    fn cudnnB2BCausalConv1dForward(
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
    ) -> ();
    fn cudnnBackendCreateDescriptor(
        descriptorType: cudnnBackendDescriptorType_t,
    ) -> cudnnBackendDescriptor_t;
    fn cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t) -> ();
    fn cudnnBackendExecute(
        handle: cudnnHandle_t,
        executionPlan: cudnnBackendDescriptor_t,
        variantPack: cudnnBackendDescriptor_t,
    ) -> ();
    fn cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t) -> ();
    fn cudnnBackendGetAttribute<T: Output>(
        descriptor: cudnnBackendDescriptor_t,
        attributeName: cudnnBackendAttributeName_t,
        attributeType: cudnnBackendAttributeType_t,
        arrayOfElements: &mut [T],
    ) -> i64;
    fn cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t) -> ();
    fn cudnnBackendPopulateCudaGraph(
        handle: cudnnHandle_t,
        executionPlan: cudnnBackendDescriptor_t,
        variantPack: cudnnBackendDescriptor_t,
        graph: runtime::cudaGraph_t,
    ) -> ();
    fn cudnnBackendSetAttribute<T: Input>(
        descriptor: cudnnBackendDescriptor_t,
        attributeName: cudnnBackendAttributeName_t,
        attributeType: cudnnBackendAttributeType_t,
        arrayOfElements: &[T],
    ) -> ();
    fn cudnnBackendUpdateCudaGraph(
        handle: cudnnHandle_t,
        executionPlan: cudnnBackendDescriptor_t,
        variantPack: cudnnBackendDescriptor_t,
        graph: runtime::cudaGraph_t,
    ) -> ();
    fn cudnnBatchNormalizationBackward(
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
    ) -> ();
    fn cudnnBatchNormalizationBackwardEx(
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
    ) -> ();
    fn cudnnBatchNormalizationForwardInference(
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
    ) -> ();
    fn cudnnBatchNormalizationForwardTraining(
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
    ) -> ();
    fn cudnnBatchNormalizationForwardTrainingEx(
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
    ) -> ();
    fn cudnnBuildRNNDynamic(
        handle: cudnnHandle_t,
        rnnDesc: cudnnRNNDescriptor_t,
        miniBatch: i32,
    ) -> ();
    fn cudnnCTCLoss(
        handle: cudnnHandle_t,
        probsDesc: cudnnTensorDescriptor_t,
        probs: CuPtr<c_void>,
        hostLabels: *const i32,
        hostLabelLengths: *const i32,
        hostInputLengths: *const i32,
        costs: CuPtr<c_void>,
        gradientsDesc: cudnnTensorDescriptor_t,
        gradients: CuPtr<c_void>,
        algo: cudnnCTCLossAlgo_t,
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        workspace: CuPtr<c_void>,
        workSpaceSizeInBytes: usize,
    ) -> ();
    fn cudnnCTCLoss_v8(
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
    ) -> ();
    fn cudnnCausalConv1dBackward(
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
    ) -> ();
    fn cudnnCausalConv1dForward(
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
    ) -> ();
    fn cudnnCausalConv1dNwhBackward(
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
    ) -> ();
    fn cudnnCausalConv1dNwhForward(
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
    ) -> ();
    fn cudnnCnnVersionCheck() -> ();
    fn cudnnConvolutionBackwardBias(
        handle: cudnnHandle_t,
        alpha: HostScalar,
        dyDesc: cudnnTensorDescriptor_t,
        dy: CuPtr<c_void>,
        beta: HostScalar,
        dbDesc: cudnnTensorDescriptor_t,
        db: CuPtr<c_void>,
    ) -> ();
    fn cudnnConvolutionBackwardData(
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
    ) -> ();
    fn cudnnConvolutionBackwardFilter(
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
    ) -> ();
    fn cudnnConvolutionBiasActivationForward(
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
    ) -> ();
    fn cudnnConvolutionForward(
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
    ) -> ();
    fn cudnnCreate() -> cudnnHandle_t;
    fn cudnnCreateActivationDescriptor() -> cudnnActivationDescriptor_t;
    fn cudnnCreateAttnDescriptor() -> cudnnAttnDescriptor_t;
    fn cudnnCreateCTCLossDescriptor() -> cudnnCTCLossDescriptor_t;
    fn cudnnCreateConvolutionDescriptor() -> cudnnConvolutionDescriptor_t;
    fn cudnnCreateDropoutDescriptor() -> cudnnDropoutDescriptor_t;
    fn cudnnCreateFilterDescriptor() -> cudnnFilterDescriptor_t;
    fn cudnnCreateFusedOpsConstParamPack(
        ops: cudnnFusedOps_t,
    ) -> cudnnFusedOpsConstParamPack_t;
    fn cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> cudnnFusedOpsPlan_t;
    fn cudnnCreateFusedOpsVariantParamPack(
        ops: cudnnFusedOps_t,
    ) -> cudnnFusedOpsVariantParamPack_t;
    fn cudnnCreateLRNDescriptor() -> cudnnLRNDescriptor_t;
    fn cudnnCreateOpTensorDescriptor() -> cudnnOpTensorDescriptor_t;
    fn cudnnCreatePoolingDescriptor() -> cudnnPoolingDescriptor_t;
    fn cudnnCreateRNNDataDescriptor() -> cudnnRNNDataDescriptor_t;
    fn cudnnCreateRNNDescriptor() -> cudnnRNNDescriptor_t;
    fn cudnnCreateReduceTensorDescriptor() -> cudnnReduceTensorDescriptor_t;
    fn cudnnCreateSeqDataDescriptor() -> cudnnSeqDataDescriptor_t;
    fn cudnnCreateSpatialTransformerDescriptor() -> cudnnSpatialTransformerDescriptor_t;
    fn cudnnCreateTensorDescriptor() -> cudnnTensorDescriptor_t;
    fn cudnnCreateTensorTransformDescriptor() -> cudnnTensorTransformDescriptor_t;
    fn cudnnDeriveBNTensorDescriptor(
        derivedBnDesc: cudnnTensorDescriptor_t,
        xDesc: cudnnTensorDescriptor_t,
        mode: cudnnBatchNormMode_t,
    ) -> ();
    fn cudnnDeriveNormTensorDescriptor(
        derivedNormScaleBiasDesc: cudnnTensorDescriptor_t,
        derivedNormMeanVarDesc: cudnnTensorDescriptor_t,
        xDesc: cudnnTensorDescriptor_t,
        mode: cudnnNormMode_t,
        groupCnt: i32,
    ) -> ();
    fn cudnnDestroy(handle: cudnnHandle_t) -> ();
    fn cudnnDestroyActivationDescriptor(
        activationDesc: cudnnActivationDescriptor_t,
    ) -> ();
    fn cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t) -> ();
    fn cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t) -> ();
    fn cudnnDestroyConvolutionDescriptor(convDesc: cudnnConvolutionDescriptor_t) -> ();
    fn cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t) -> ();
    fn cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t) -> ();
    fn cudnnDestroyFusedOpsConstParamPack(
        constPack: cudnnFusedOpsConstParamPack_t,
    ) -> ();
    fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> ();
    fn cudnnDestroyFusedOpsVariantParamPack(
        varPack: cudnnFusedOpsVariantParamPack_t,
    ) -> ();
    fn cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t) -> ();
    fn cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t) -> ();
    fn cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t) -> ();
    fn cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t) -> ();
    fn cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t) -> ();
    fn cudnnDestroyReduceTensorDescriptor(
        reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    ) -> ();
    fn cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t) -> ();
    fn cudnnDestroySpatialTransformerDescriptor(
        stDesc: cudnnSpatialTransformerDescriptor_t,
    ) -> ();
    fn cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t) -> ();
    fn cudnnDestroyTensorTransformDescriptor(
        transformDesc: cudnnTensorTransformDescriptor_t,
    ) -> ();
    fn cudnnDivisiveNormalizationBackward(
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
    ) -> ();
    fn cudnnDivisiveNormalizationForward(
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
    ) -> ();
    fn cudnnDropoutBackward(
        handle: cudnnHandle_t,
        dropoutDesc: cudnnDropoutDescriptor_t,
        dydesc: cudnnTensorDescriptor_t,
        dy: CuPtr<c_void>,
        dxdesc: cudnnTensorDescriptor_t,
        dx: CuPtr<c_void>,
        reserveSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize,
    ) -> ();
    fn cudnnDropoutForward(
        handle: cudnnHandle_t,
        dropoutDesc: cudnnDropoutDescriptor_t,
        xdesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        ydesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
        reserveSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize,
    ) -> ();
    fn cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t) -> usize;
    fn cudnnDropoutGetStatesSize(handle: cudnnHandle_t) -> usize;
    fn cudnnFFTCausalConv1dBackward(
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
    ) -> ();
    fn cudnnFFTCausalConv1dForward(
        stream: runtime::cudaStream_t,
        x: CuPtr<c_void>,
        weight: CuPtr<c_void>,
        y: CuPtr<c_void>,
        batch: i32,
        dim: i32,
        seqLen: i32,
        kernelSize: i32,
        dataType: cudnnDataType_t,
    ) -> ();
    fn cudnnFindConvolutionBackwardDataAlgorithm(
        handle: cudnnHandle_t,
        wDesc: cudnnFilterDescriptor_t,
        dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        dxDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
    ) -> i32;
    fn cudnnFindConvolutionBackwardDataAlgorithmEx(
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
    ) -> i32;
    fn cudnnFindConvolutionBackwardFilterAlgorithm(
        handle: cudnnHandle_t,
        xDesc: cudnnTensorDescriptor_t,
        dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        dwDesc: cudnnFilterDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
    ) -> i32;
    fn cudnnFindConvolutionBackwardFilterAlgorithmEx(
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
    ) -> i32;
    fn cudnnFindConvolutionForwardAlgorithm(
        handle: cudnnHandle_t,
        xDesc: cudnnTensorDescriptor_t,
        wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        yDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
    ) -> i32;
    fn cudnnFindConvolutionForwardAlgorithmEx(
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
    ) -> i32;
    fn cudnnFusedOpsExecute(
        handle: cudnnHandle_t,
        plan: cudnnFusedOpsPlan_t,
        varPack: cudnnFusedOpsVariantParamPack_t,
    ) -> ();
    fn cudnnGetActivationDescriptor(
        activationDesc: cudnnActivationDescriptor_t,
    ) -> (cudnnActivationMode_t, cudnnNanPropagation_t, f64);
    fn cudnnGetActivationDescriptorSwishBeta(
        activationDesc: cudnnActivationDescriptor_t,
    ) -> f64;
    fn cudnnGetAttnDescriptor(
        attnDesc: cudnnAttnDescriptor_t,
    ) -> (
        u32,
        i32,
        f64,
        cudnnDataType_t,
        cudnnDataType_t,
        cudnnMathType_t,
        cudnnDropoutDescriptor_t,
        cudnnDropoutDescriptor_t,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
        i32,
    );
    fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(
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
    ) -> usize;
    fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
        handle: cudnnHandle_t,
        mode: cudnnBatchNormMode_t,
        bnOps: cudnnBatchNormOps_t,
        xDesc: cudnnTensorDescriptor_t,
        zDesc: cudnnTensorDescriptor_t,
        yDesc: cudnnTensorDescriptor_t,
        bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
        activationDesc: cudnnActivationDescriptor_t,
    ) -> usize;
    fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
        handle: cudnnHandle_t,
        mode: cudnnBatchNormMode_t,
        bnOps: cudnnBatchNormOps_t,
        activationDesc: cudnnActivationDescriptor_t,
        xDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    fn cudnnGetCTCLossDescriptor(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> cudnnDataType_t;
    fn cudnnGetCTCLossDescriptorEx(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t);
    fn cudnnGetCTCLossDescriptor_v8(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, i32);
    fn cudnnGetCTCLossDescriptor_v9(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, i32);
    fn cudnnGetCTCLossWorkspaceSize(
        handle: cudnnHandle_t,
        probsDesc: cudnnTensorDescriptor_t,
        gradientsDesc: cudnnTensorDescriptor_t,
        labels: *const i32,
        labelLengths: *const i32,
        inputLengths: *const i32,
        algo: cudnnCTCLossAlgo_t,
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> usize;
    fn cudnnGetCTCLossWorkspaceSize_v8(
        handle: cudnnHandle_t,
        algo: cudnnCTCLossAlgo_t,
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        probsDesc: cudnnTensorDescriptor_t,
        gradientsDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    fn cudnnGetCallback() -> (u32, *mut c_void, cudnnCallback_t);
    fn cudnnGetConvolution2dDescriptor(
        convDesc: cudnnConvolutionDescriptor_t,
    ) -> (i32, i32, i32, i32, i32, i32, cudnnConvolutionMode_t, cudnnDataType_t);
    fn cudnnGetConvolution2dForwardOutputDim(
        convDesc: cudnnConvolutionDescriptor_t,
        inputTensorDesc: cudnnTensorDescriptor_t,
        filterDesc: cudnnFilterDescriptor_t,
    ) -> (i32, i32, i32, i32);
    fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    fn cudnnGetConvolutionBackwardDataAlgorithm_v7(
        handle: cudnnHandle_t,
        filterDesc: cudnnFilterDescriptor_t,
        diffDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        gradDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
    ) -> i32;
    fn cudnnGetConvolutionBackwardDataWorkspaceSize(
        handle: cudnnHandle_t,
        wDesc: cudnnFilterDescriptor_t,
        dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        dxDesc: cudnnTensorDescriptor_t,
        algo: cudnnConvolutionBwdDataAlgo_t,
    ) -> usize;
    fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(
        handle: cudnnHandle_t,
        srcDesc: cudnnTensorDescriptor_t,
        diffDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        gradDesc: cudnnFilterDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
    ) -> i32;
    fn cudnnGetConvolutionBackwardFilterWorkspaceSize(
        handle: cudnnHandle_t,
        xDesc: cudnnTensorDescriptor_t,
        dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        gradDesc: cudnnFilterDescriptor_t,
        algo: cudnnConvolutionBwdFilterAlgo_t,
    ) -> usize;
    fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    fn cudnnGetConvolutionForwardAlgorithm_v7(
        handle: cudnnHandle_t,
        srcDesc: cudnnTensorDescriptor_t,
        filterDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        destDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
    ) -> i32;
    fn cudnnGetConvolutionForwardWorkspaceSize(
        handle: cudnnHandle_t,
        xDesc: cudnnTensorDescriptor_t,
        wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        yDesc: cudnnTensorDescriptor_t,
        algo: cudnnConvolutionFwdAlgo_t,
    ) -> usize;
    fn cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t) -> i32;
    fn cudnnGetConvolutionMathType(
        convDesc: cudnnConvolutionDescriptor_t,
    ) -> cudnnMathType_t;
    fn cudnnGetConvolutionNdDescriptor(
        convDesc: cudnnConvolutionDescriptor_t,
        padA: &mut [i32],
        strideA: &mut [i32],
        dilationA: &mut [i32],
    ) -> (i32, cudnnConvolutionMode_t, cudnnDataType_t);
    fn cudnnGetConvolutionNdForwardOutputDim(
        convDesc: cudnnConvolutionDescriptor_t,
        inputTensorDesc: cudnnTensorDescriptor_t,
        filterDesc: cudnnFilterDescriptor_t,
        tensorOuputDimA: &mut [i32],
    ) -> ();
    fn cudnnGetConvolutionReorderType(
        convDesc: cudnnConvolutionDescriptor_t,
    ) -> cudnnReorderType_t;
    fn cudnnGetDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t,
        handle: cudnnHandle_t,
    ) -> (f32, *mut c_void, u64);
    fn cudnnGetExecutionPlanWorkspaceSize(
        handle: cudnnHandle_t,
        executionPlan: cudnnBackendDescriptor_t,
        variantPack: cudnnBackendDescriptor_t,
    ) -> usize;
    fn cudnnGetFilter4dDescriptor(
        filterDesc: cudnnFilterDescriptor_t,
    ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32, i32, i32, i32);
    fn cudnnGetFilterNdDescriptor(
        filterDesc: cudnnFilterDescriptor_t,
        filterDimA: &mut [i32],
    ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32);
    fn cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t) -> usize;
    fn cudnnGetFoldedConvBackwardDataDescriptors(
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
    ) -> ();
    fn cudnnGetFusedOpsConstParamPackAttribute(
        constPack: cudnnFusedOpsConstParamPack_t,
        paramLabel: cudnnFusedOpsConstParamLabel_t,
        param: *mut c_void,
    ) -> i32;
    fn cudnnGetFusedOpsVariantParamPackAttribute(
        varPack: cudnnFusedOpsVariantParamPack_t,
        paramLabel: cudnnFusedOpsVariantParamLabel_t,
        ptr: *mut c_void,
    ) -> ();
    fn cudnnGetLRNDescriptor(normDesc: cudnnLRNDescriptor_t) -> (u32, f64, f64, f64);
    fn cudnnGetMultiHeadAttnBuffers(
        handle: cudnnHandle_t,
        attnDesc: cudnnAttnDescriptor_t,
    ) -> (usize, usize, usize);
    fn cudnnGetMultiHeadAttnWeights(
        handle: cudnnHandle_t,
        attnDesc: cudnnAttnDescriptor_t,
        wKind: cudnnMultiHeadAttnWeightKind_t,
        weightSizeInBytes: usize,
        weights: CuPtr<c_void>,
        wDesc: cudnnTensorDescriptor_t,
    ) -> *mut c_void;
    fn cudnnGetNormalizationBackwardWorkspaceSize(
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
    ) -> usize;
    fn cudnnGetNormalizationForwardTrainingWorkspaceSize(
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
    ) -> usize;
    fn cudnnGetNormalizationTrainingReserveSpaceSize(
        handle: cudnnHandle_t,
        mode: cudnnNormMode_t,
        normOps: cudnnNormOps_t,
        algo: cudnnNormAlgo_t,
        activationDesc: cudnnActivationDescriptor_t,
        xDesc: cudnnTensorDescriptor_t,
        groupCnt: i32,
    ) -> usize;
    fn cudnnGetOpTensorDescriptor(
        opTensorDesc: cudnnOpTensorDescriptor_t,
    ) -> (cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t);
    fn cudnnGetPooling2dDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t,
    ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32, i32, i32, i32, i32, i32);
    fn cudnnGetPooling2dForwardOutputDim(
        poolingDesc: cudnnPoolingDescriptor_t,
        inputTensorDesc: cudnnTensorDescriptor_t,
    ) -> (i32, i32, i32, i32);
    fn cudnnGetPoolingNdDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t,
        windowDimA: &mut [i32],
        paddingA: &mut [i32],
        strideA: &mut [i32],
    ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32);
    fn cudnnGetPoolingNdForwardOutputDim(
        poolingDesc: cudnnPoolingDescriptor_t,
        inputTensorDesc: cudnnTensorDescriptor_t,
        outputTensorDimA: &mut [i32],
    ) -> ();
    fn cudnnGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cudnnGetRNNDataDescriptor(
        rnnDataDesc: cudnnRNNDataDescriptor_t,
        seqLengthArray: &mut [i32],
        paddingFill: *mut c_void,
    ) -> (cudnnDataType_t, cudnnRNNDataLayout_t, i32, i32, i32);
    fn cudnnGetRNNDescriptor_v8(
        rnnDesc: cudnnRNNDescriptor_t,
    ) -> (
        cudnnRNNAlgo_t,
        cudnnRNNMode_t,
        cudnnRNNBiasMode_t,
        cudnnDirectionMode_t,
        cudnnRNNInputMode_t,
        cudnnDataType_t,
        cudnnDataType_t,
        cudnnMathType_t,
        i32,
        i32,
        i32,
        i32,
        cudnnDropoutDescriptor_t,
        u32,
    );
    fn cudnnGetRNNTempSpaceSizes(
        handle: cudnnHandle_t,
        rnnDesc: cudnnRNNDescriptor_t,
        fwdMode: cudnnForwardMode_t,
        xDesc: cudnnRNNDataDescriptor_t,
    ) -> (usize, usize);
    fn cudnnGetRNNWeightParams(
        handle: cudnnHandle_t,
        rnnDesc: cudnnRNNDescriptor_t,
        pseudoLayer: i32,
        weightSpaceSize: usize,
        weightSpace: CuPtr<c_void>,
        linLayerID: i32,
        mDesc: cudnnTensorDescriptor_t,
        bDesc: cudnnTensorDescriptor_t,
    ) -> (*mut c_void, *mut c_void);
    fn cudnnGetRNNWeightSpaceSize(
        handle: cudnnHandle_t,
        rnnDesc: cudnnRNNDescriptor_t,
    ) -> usize;
    fn cudnnGetReduceTensorDescriptor(
        reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    ) -> (
        cudnnReduceTensorOp_t,
        cudnnDataType_t,
        cudnnNanPropagation_t,
        cudnnReduceTensorIndices_t,
        cudnnIndicesType_t,
    );
    fn cudnnGetReductionIndicesSize(
        handle: cudnnHandle_t,
        reduceTensorDesc: cudnnReduceTensorDescriptor_t,
        aDesc: cudnnTensorDescriptor_t,
        cDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    fn cudnnGetReductionWorkspaceSize(
        handle: cudnnHandle_t,
        reduceTensorDesc: cudnnReduceTensorDescriptor_t,
        aDesc: cudnnTensorDescriptor_t,
        cDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    fn cudnnGetSeqDataDescriptor(
        seqDataDesc: cudnnSeqDataDescriptor_t,
        dimA: &mut [i32],
        axes: &mut [cudnnSeqDataAxis_t],
        seqLengthArray: &mut [i32],
        paddingFill: *mut c_void,
    ) -> (cudnnDataType_t, i32, usize);
    fn cudnnGetStream(handle: cudnnHandle_t) -> runtime::cudaStream_t;
    fn cudnnGetTensor4dDescriptor(
        tensorDesc: cudnnTensorDescriptor_t,
    ) -> (cudnnDataType_t, i32, i32, i32, i32, i32, i32, i32, i32);
    fn cudnnGetTensorNdDescriptor(
        tensorDesc: cudnnTensorDescriptor_t,
        dimA: &mut [i32],
        strideA: &mut [i32],
    ) -> (cudnnDataType_t, i32);
    fn cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t) -> usize;
    fn cudnnGetTensorTransformDescriptor(
        transformDesc: cudnnTensorTransformDescriptor_t,
        padBeforeA: &mut [i32],
        padAfterA: &mut [i32],
        foldA: &mut [u32],
    ) -> (cudnnTensorFormat_t, cudnnFoldingDirection_t);
    fn cudnnGnnAggSimpleBackward(
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
    ) -> ();
    fn cudnnGnnAggSimpleForward(
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
    ) -> ();
    fn cudnnGnnMhaGatBackward(
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
    ) -> ();
    fn cudnnGnnMhaGatForward(
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
    ) -> ();
    fn cudnnGnnMhaGatV2Backward(
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
    ) -> ();
    fn cudnnGnnMhaGatV2Forward(
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
    ) -> ();
    fn cudnnGraphVersionCheck() -> ();
    fn cudnnIm2Col(
        handle: cudnnHandle_t,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t,
        colBuffer: CuPtr<c_void>,
    ) -> ();
    fn cudnnInitTransformDest(
        transformDesc: cudnnTensorTransformDescriptor_t,
        srcDesc: cudnnTensorDescriptor_t,
        destDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    fn cudnnLRNCrossChannelBackward(
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
    ) -> ();
    fn cudnnLRNCrossChannelForward(
        handle: cudnnHandle_t,
        normDesc: cudnnLRNDescriptor_t,
        lrnMode: cudnnLRNMode_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnLongFFTCausalConv1dBackward(
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
    ) -> ();
    fn cudnnLongFFTCausalConv1dForward(
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
    ) -> ();
    fn cudnnLongFFTCausalConv1dGetBufferSizes(
        batch: i32,
        dim: i32,
        seqLen: i32,
        kernelSize: i32,
        dataType: cudnnDataType_t,
    ) -> (usize, usize);
    fn cudnnMakeFusedOpsPlan(
        handle: cudnnHandle_t,
        plan: cudnnFusedOpsPlan_t,
        constPack: cudnnFusedOpsConstParamPack_t,
    ) -> usize;
    fn cudnnMultiHeadAttnBackwardData(
        handle: cudnnHandle_t,
        attnDesc: cudnnAttnDescriptor_t,
        loWinIdx: *const i32,
        hiWinIdx: *const i32,
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
    ) -> ();
    fn cudnnMultiHeadAttnBackwardWeights(
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
    ) -> ();
    fn cudnnMultiHeadAttnForward(
        handle: cudnnHandle_t,
        attnDesc: cudnnAttnDescriptor_t,
        currIdx: i32,
        loWinIdx: *const i32,
        hiWinIdx: *const i32,
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
    ) -> ();
    fn cudnnNormalizationBackward(
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
    ) -> ();
    fn cudnnNormalizationForwardInference(
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
    ) -> ();
    fn cudnnNormalizationForwardTraining(
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
    ) -> ();
    fn cudnnOpTensor(
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
    ) -> ();
    fn cudnnOpsVersionCheck() -> ();
    fn cudnnPoolingBackward(
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
    ) -> ();
    fn cudnnPoolingForward(
        handle: cudnnHandle_t,
        poolingDesc: cudnnPoolingDescriptor_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnQueryRuntimeError(
        handle: cudnnHandle_t,
        mode: cudnnErrQueryMode_t,
        tag: *mut c_void,
    ) -> cudnnStatus_t;
    fn cudnnRNNBackwardData_v8(
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
    ) -> ();
    fn cudnnRNNBackwardWeights_v8(
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
    ) -> ();
    fn cudnnRNNForward(
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
    ) -> ();
    fn cudnnRNNGetClip_v8(
        rnnDesc: cudnnRNNDescriptor_t,
    ) -> (cudnnRNNClipMode_t, cudnnNanPropagation_t, f64, f64);
    fn cudnnRNNGetClip_v9(
        rnnDesc: cudnnRNNDescriptor_t,
    ) -> (cudnnRNNClipMode_t, f64, f64);
    fn cudnnRNNSetClip_v8(
        rnnDesc: cudnnRNNDescriptor_t,
        clipMode: cudnnRNNClipMode_t,
        clipNanOpt: cudnnNanPropagation_t,
        lclip: f64,
        rclip: f64,
    ) -> ();
    fn cudnnRNNSetClip_v9(
        rnnDesc: cudnnRNNDescriptor_t,
        clipMode: cudnnRNNClipMode_t,
        lclip: f64,
        rclip: f64,
    ) -> ();
    fn cudnnReduceTensor(
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
    ) -> ();
    fn cudnnReorderFilterAndBias(
        handle: cudnnHandle_t,
        filterDesc: cudnnFilterDescriptor_t,
        reorderType: cudnnReorderType_t,
        filterData: CuPtr<c_void>,
        reorderedFilterData: CuPtr<c_void>,
        reorderBias: i32,
        biasData: CuPtr<c_void>,
        reorderedBiasData: CuPtr<c_void>,
    ) -> ();
    fn cudnnRestoreDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t,
        handle: cudnnHandle_t,
        dropout: f32,
        states: CuPtr<c_void>,
        stateSizeInBytes: usize,
        seed: u64,
    ) -> ();
    fn cudnnScaleTensor(
        handle: cudnnHandle_t,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
        alpha: HostScalar,
    ) -> ();
    fn cudnnSetActivationDescriptor(
        activationDesc: cudnnActivationDescriptor_t,
        mode: cudnnActivationMode_t,
        reluNanOpt: cudnnNanPropagation_t,
        coef: f64,
    ) -> ();
    fn cudnnSetActivationDescriptorSwishBeta(
        activationDesc: cudnnActivationDescriptor_t,
        swish_beta: f64,
    ) -> ();
    fn cudnnSetAttnDescriptor(
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
    ) -> ();
    fn cudnnSetCTCLossDescriptor(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        compType: cudnnDataType_t,
    ) -> ();
    fn cudnnSetCTCLossDescriptorEx(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        compType: cudnnDataType_t,
        normMode: cudnnLossNormalizationMode_t,
        gradMode: cudnnNanPropagation_t,
    ) -> ();
    fn cudnnSetCTCLossDescriptor_v8(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        compType: cudnnDataType_t,
        normMode: cudnnLossNormalizationMode_t,
        gradMode: cudnnNanPropagation_t,
        maxLabelLength: i32,
    ) -> ();
    fn cudnnSetCTCLossDescriptor_v9(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
        compType: cudnnDataType_t,
        normMode: cudnnLossNormalizationMode_t,
        ctcGradMode: cudnnCTCGradMode_t,
        maxLabelLength: i32,
    ) -> ();
    fn cudnnSetCallback(mask: u32, udata: *mut c_void, fptr: cudnnCallback_t) -> ();
    fn cudnnSetConvolution2dDescriptor(
        convDesc: cudnnConvolutionDescriptor_t,
        pad_h: i32,
        pad_w: i32,
        u: i32,
        v: i32,
        dilation_h: i32,
        dilation_w: i32,
        mode: cudnnConvolutionMode_t,
        computeType: cudnnDataType_t,
    ) -> ();
    fn cudnnSetConvolutionGroupCount(
        convDesc: cudnnConvolutionDescriptor_t,
        groupCount: i32,
    ) -> ();
    fn cudnnSetConvolutionMathType(
        convDesc: cudnnConvolutionDescriptor_t,
        mathType: cudnnMathType_t,
    ) -> ();
    fn cudnnSetConvolutionNdDescriptor(
        convDesc: cudnnConvolutionDescriptor_t,
        padA: &[i32],
        filterStrideA: &[i32],
        dilationA: &[i32],
        mode: cudnnConvolutionMode_t,
        computeType: cudnnDataType_t,
    ) -> ();
    fn cudnnSetConvolutionReorderType(
        convDesc: cudnnConvolutionDescriptor_t,
        reorderType: cudnnReorderType_t,
    ) -> ();
    fn cudnnSetDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t,
        handle: cudnnHandle_t,
        dropout: f32,
        states: CuPtr<c_void>,
        stateSizeInBytes: usize,
        seed: u64,
    ) -> ();
    fn cudnnSetFilter4dDescriptor(
        filterDesc: cudnnFilterDescriptor_t,
        dataType: cudnnDataType_t,
        format: cudnnTensorFormat_t,
        k: i32,
        c: i32,
        h: i32,
        w: i32,
    ) -> ();
    fn cudnnSetFilterNdDescriptor(
        filterDesc: cudnnFilterDescriptor_t,
        dataType: cudnnDataType_t,
        format: cudnnTensorFormat_t,
        filterDimA: &[i32],
    ) -> ();
    fn cudnnSetFusedOpsConstParamPackAttribute(
        constPack: cudnnFusedOpsConstParamPack_t,
        paramLabel: cudnnFusedOpsConstParamLabel_t,
        param: *const c_void,
    ) -> ();
    fn cudnnSetFusedOpsVariantParamPackAttribute(
        varPack: cudnnFusedOpsVariantParamPack_t,
        paramLabel: cudnnFusedOpsVariantParamLabel_t,
        ptr: *mut c_void,
    ) -> ();
    fn cudnnSetLRNDescriptor(
        normDesc: cudnnLRNDescriptor_t,
        lrnN: u32,
        lrnAlpha: f64,
        lrnBeta: f64,
        lrnK: f64,
    ) -> ();
    fn cudnnSetOpTensorDescriptor(
        opTensorDesc: cudnnOpTensorDescriptor_t,
        opTensorOp: cudnnOpTensorOp_t,
        opTensorCompType: cudnnDataType_t,
        opTensorNanOpt: cudnnNanPropagation_t,
    ) -> ();
    fn cudnnSetPooling2dDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t,
        mode: cudnnPoolingMode_t,
        maxpoolingNanOpt: cudnnNanPropagation_t,
        windowHeight: i32,
        windowWidth: i32,
        verticalPadding: i32,
        horizontalPadding: i32,
        verticalStride: i32,
        horizontalStride: i32,
    ) -> ();
    fn cudnnSetPoolingNdDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t,
        mode: cudnnPoolingMode_t,
        maxpoolingNanOpt: cudnnNanPropagation_t,
        windowDimA: &[i32],
        paddingA: &[i32],
        strideA: &[i32],
    ) -> ();
    fn cudnnSetRNNDataDescriptor<T: Input>(
        rnnDataDesc: cudnnRNNDataDescriptor_t,
        dataType: cudnnDataType_t,
        layout: cudnnRNNDataLayout_t,
        maxSeqLength: i32,
        vectorSize: i32,
        seqLengthArray: &[i32],
        paddingFill: Option<&T>,
    ) -> ();
    fn cudnnSetRNNDescriptor_v8(
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
    ) -> ();
    fn cudnnSetReduceTensorDescriptor(
        reduceTensorDesc: cudnnReduceTensorDescriptor_t,
        reduceTensorOp: cudnnReduceTensorOp_t,
        reduceTensorCompType: cudnnDataType_t,
        reduceTensorNanOpt: cudnnNanPropagation_t,
        reduceTensorIndices: cudnnReduceTensorIndices_t,
        reduceTensorIndicesType: cudnnIndicesType_t,
    ) -> ();
    fn cudnnSetSeqDataDescriptor<T: Input>(
        seqDataDesc: cudnnSeqDataDescriptor_t,
        dataType: cudnnDataType_t,
        dimA: &[i32],
        axes: &[cudnnSeqDataAxis_t],
        seqLengthArray: &[i32],
        paddingFill: Option<&T>,
    ) -> ();
    fn cudnnSetSpatialTransformerNdDescriptor(
        stDesc: cudnnSpatialTransformerDescriptor_t,
        samplerType: cudnnSamplerType_t,
        dataType: cudnnDataType_t,
        dimA: &[i32],
    ) -> ();
    fn cudnnSetStream(handle: cudnnHandle_t, streamId: runtime::cudaStream_t) -> ();
    fn cudnnSetTensor(
        handle: cudnnHandle_t,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
        valuePtr: HostScalar,
    ) -> ();
    fn cudnnSetTensor4dDescriptor(
        tensorDesc: cudnnTensorDescriptor_t,
        format: cudnnTensorFormat_t,
        dataType: cudnnDataType_t,
        n: i32,
        c: i32,
        h: i32,
        w: i32,
    ) -> ();
    fn cudnnSetTensor4dDescriptorEx(
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
    ) -> ();
    fn cudnnSetTensorNdDescriptor(
        tensorDesc: cudnnTensorDescriptor_t,
        dataType: cudnnDataType_t,
        dimA: &[i32],
        strideA: &[i32],
    ) -> ();
    fn cudnnSetTensorNdDescriptorEx(
        tensorDesc: cudnnTensorDescriptor_t,
        format: cudnnTensorFormat_t,
        dataType: cudnnDataType_t,
        dimA: &[i32],
    ) -> ();
    fn cudnnSetTensorTransformDescriptor(
        transformDesc: cudnnTensorTransformDescriptor_t,
        destFormat: cudnnTensorFormat_t,
        padBeforeA: &[i32],
        padAfterA: &[i32],
        foldA: &[u32],
        direction: cudnnFoldingDirection_t,
    ) -> ();
    fn cudnnSoftmaxBackward(
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
    ) -> ();
    fn cudnnSoftmaxForward(
        handle: cudnnHandle_t,
        algo: cudnnSoftmaxAlgorithm_t,
        mode: cudnnSoftmaxMode_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnSpatialTfGridGeneratorBackward(
        handle: cudnnHandle_t,
        stDesc: cudnnSpatialTransformerDescriptor_t,
        dgrid: CuPtr<c_void>,
        dtheta: CuPtr<c_void>,
    ) -> ();
    fn cudnnSpatialTfGridGeneratorForward(
        handle: cudnnHandle_t,
        stDesc: cudnnSpatialTransformerDescriptor_t,
        theta: CuPtr<c_void>,
        grid: CuPtr<c_void>,
    ) -> ();
    fn cudnnSpatialTfSamplerBackward(
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
    ) -> ();
    fn cudnnSpatialTfSamplerForward(
        handle: cudnnHandle_t,
        stDesc: cudnnSpatialTransformerDescriptor_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        grid: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnSubquadraticOpsVersionCheck() -> ();
    fn cudnnTransformFilter(
        handle: cudnnHandle_t,
        transDesc: cudnnTensorTransformDescriptor_t,
        alpha: HostScalar,
        srcDesc: cudnnFilterDescriptor_t,
        srcData: CuPtr<c_void>,
        beta: HostScalar,
        destDesc: cudnnFilterDescriptor_t,
        destData: CuPtr<c_void>,
    ) -> ();
    fn cudnnTransformTensor(
        handle: cudnnHandle_t,
        alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>,
        beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    fn cudnnTransformTensorEx(
        handle: cudnnHandle_t,
        transDesc: cudnnTensorTransformDescriptor_t,
        alpha: HostScalar,
        srcDesc: cudnnTensorDescriptor_t,
        srcData: CuPtr<c_void>,
        beta: HostScalar,
        destDesc: cudnnTensorDescriptor_t,
        destData: CuPtr<c_void>,
    ) -> ();
}
