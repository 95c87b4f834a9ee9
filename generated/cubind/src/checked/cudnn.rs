//! cuDNN with functions that return [`Result`]s: neural network layers, and graphs of operations.
//!
//! See [`checked`](super) for this form of the functions. [`cudnn`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cudnn as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::CUDNN;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudnn::all_types::*;

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Computes the gradient dx of an activation from y, dy and x, as α·gradient + β·dx.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `y`, `dy`, `x`: in, on the device
    /// - `dx`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `activationDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnActivationBackward(
        handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, dxDesc: cudnnTensorDescriptor_t,
        dx: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·act(x) + β·y for each element; works in place if y is x.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `activationDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnActivationForward(
        handle: cudnnHandle_t, activationDesc: cudnnActivationDescriptor_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// C = α·A + β·C, where dimensions of size 1 in A are broadcast (for example, for a bias).
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnAddTensor(
        handle: cudnnHandle_t, alpha: HostScalar, aDesc: cudnnTensorDescriptor_t, A: CuPtr<c_void>, beta: HostScalar,
        cDesc: cudnnTensorDescriptor_t, C: CuPtr<c_void>,
    ) -> ();
    /// Checks that the version of the RNN, attention and CTC loss library matches its dependencies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnAdvVersionCheck() -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Computes the gradients of two consecutive causal convolutions, a projection and a mixer.
    /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `dy`: in, on the device
    /// - `dx`, `dweightsProj`, `dweightsMixer`, `dskipBias`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `dy`, `dx`, `dweightsProj`, `dweightsMixer`, `dskipBias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnB2BCausalConv1dBackward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weightsProj: CuPtr<c_void>, weightsMixer: CuPtr<c_void>,
        skipBias: CuPtr<c_void>, y: CuPtr<c_void>, dy: CuPtr<c_void>, dx: CuPtr<c_void>, dweightsProj: CuPtr<c_void>,
        dweightsMixer: CuPtr<c_void>, dskipBias: CuPtr<c_void>, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32,
        kernelSizeMixer: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Computes two consecutive causal convolutions, a projection and a mixer, with gating in between.
    /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`: in, on the device
    /// - `y`, `yGated`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `yGated`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnB2BCausalConv1dForward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weightsProj: CuPtr<c_void>, weightsMixer: CuPtr<c_void>,
        skipBias: CuPtr<c_void>, y: CuPtr<c_void>, yGated: CuPtr<c_void>, batch: i32, dim: i32, seqLen: i32,
        kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Creates a backend descriptor of a given type: for example, of a tensor, operation or execution plan.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t) -> cudnnBackendDescriptor_t;
    /// Destroys a backend descriptor and frees its memory.
    /// - `descriptor`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `descriptor`: a live handle that no other thread uses during the call.
    /// - No thread may use `descriptor`, or objects that belong to it, during or after the call.
    fn cudnnBackendDestroyDescriptor(descriptor: cudnnBackendDescriptor_t) -> ();
    #[other = owned]
    /// Runs a finalized execution plan with the data pointers and workspace of a variant pack.
    /// # Safety
    ///
    /// - `handle`, `executionPlan`, `variantPack`: live handles that no other thread uses during the call.
    /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
    /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cudnnBackendExecute(
        handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t,
    ) -> ();
    #[other = owned]
    /// Validates the attributes of a backend descriptor and makes the descriptor immutable.
    /// # Safety
    ///
    /// - `descriptor`: a live handle that no other thread uses during the call.
    /// - All attributes that a descriptor of this type requires must have been set.
    fn cudnnBackendFinalize(descriptor: cudnnBackendDescriptor_t) -> ();
    #[other = owned]
    /// Gets an attribute of a finalized backend descriptor, or the number of its elements.
    /// - `arrayOfElements`: in and out, array, whose length is passed as `requestedElementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `descriptor`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `arrayOfElements` must be valid.
    fn cudnnBackendGetAttribute<T: Output>(
        descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t,
        attributeType: cudnnBackendAttributeType_t, arrayOfElements: &mut [T],
    ) -> i64;
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Resets a backend descriptor to its initial state.
    /// # Safety
    ///
    /// `descriptor`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBackendInitialize(descriptor: cudnnBackendDescriptor_t) -> ();
    #[other = owned]
    /// Adds the nodes that run an execution plan to an empty CUDA graph.
    /// # Safety
    ///
    /// - `handle`, `executionPlan`, `variantPack`, `graph`: live handles that no other thread uses during the call.
    /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
    /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
    fn cudnnBackendPopulateCudaGraph(
        handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t,
        graph: runtime::cudaGraph_t,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Sets an attribute of a backend descriptor that is not finalized yet.
    /// - `arrayOfElements`: in, array, whose length is passed as `elementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`
    ///
    /// # Safety
    ///
    /// - `descriptor`: a live handle that no other thread uses during the call.
    /// - `arrayOfElements` is used after the call returns: keep it alive and do not modify it until another value is set in `descriptor`, or `descriptor` is destroyed.
    /// - Pointers, handles and lengths in `arrayOfElements` must stay valid until another value is set in `descriptor`, or `descriptor` is destroyed.
    fn cudnnBackendSetAttribute<T: Input>(
        descriptor: cudnnBackendDescriptor_t, attributeName: cudnnBackendAttributeName_t,
        attributeType: cudnnBackendAttributeType_t, arrayOfElements: &[T],
    ) -> ();
    #[other = owned]
    /// Replaces the pointers in a populated CUDA graph with those of another variant pack.
    /// # Safety
    ///
    /// - `handle`, `executionPlan`, `variantPack`, `graph`: live handles that no other thread uses during the call.
    /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
    /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
    fn cudnnBackendUpdateCudaGraph(
        handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t,
        graph: runtime::cudaGraph_t,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of batch normalization with respect to x, scale and bias.
    /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `dy`, `bnScale`, `savedMean`, `savedInvVariance`: in, on the device
    /// - `dx`, `dBnScaleResult`, `dBnBiasResult`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`: live handles that no other thread uses during the call.
    /// - `x`, `dy`, `bnScale`, `savedMean`, `savedInvVariance`, `dx`, `dBnScaleResult`, `dBnBiasResult`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBatchNormalizationBackward(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alphaDataDiff: HostScalar, betaDataDiff: HostScalar,
        alphaParamDiff: HostScalar, betaParamDiff: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>,
        dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>, dxDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
        dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScale: CuPtr<c_void>, dBnScaleResult: CuPtr<c_void>,
        dBnBiasResult: CuPtr<c_void>, epsilon: f64, savedMean: CuPtr<c_void>, savedInvVariance: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of batch normalization, optionally fused with an addition of z and an activation.
    /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `xData`, `yData`, `dyData`, `bnScaleData`, `bnBiasData`, `savedMean`, `savedInvVariance`: in, on the device
    /// - `dzDesc`: in; may be NULL
    /// - `dzData`, `dxData`, `dBnScaleData`, `dBnBiasData`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`, `activationDesc`: live handles that no other thread uses during the call.
    /// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `xData`, `yData`, `dyData`, `bnScaleData`, `bnBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dBnScaleData`, `dBnBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBatchNormalizationBackwardEx(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alphaDataDiff: HostScalar,
        betaDataDiff: HostScalar, alphaParamDiff: HostScalar, betaParamDiff: HostScalar, xDesc: cudnnTensorDescriptor_t,
        xData: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, yData: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t,
        dyData: CuPtr<c_void>, dzDesc: cudnnTensorDescriptor_t, dzData: CuPtr<c_void>, dxDesc: cudnnTensorDescriptor_t,
        dxData: CuPtr<c_void>, dBnScaleBiasDesc: cudnnTensorDescriptor_t, bnScaleData: CuPtr<c_void>,
        bnBiasData: CuPtr<c_void>, dBnScaleData: CuPtr<c_void>, dBnBiasData: CuPtr<c_void>, epsilon: f64,
        savedMean: CuPtr<c_void>, savedInvVariance: CuPtr<c_void>, activationDesc: cudnnActivationDescriptor_t,
        workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Normalizes x by the mean and variance estimated during training.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `bnScale`, `bnBias`, `estimatedMean`, `estimatedVariance`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`: live handles that no other thread uses during the call.
    /// - `x`, `bnScale`, `bnBias`, `estimatedMean`, `estimatedVariance`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBatchNormalizationForwardInference(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: HostScalar, beta: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
        bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: CuPtr<c_void>, bnBias: CuPtr<c_void>,
        estimatedMean: CuPtr<c_void>, estimatedVariance: CuPtr<c_void>, epsilon: f64,
    ) -> ();
    #[other = owned]
    /// Normalizes x by its batch mean and variance, and updates the running averages of both.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `bnScale`, `bnBias`: in, on the device
    /// - `y`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`: live handles that no other thread uses during the call.
    /// - `x`, `bnScale`, `bnBias`, `y`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBatchNormalizationForwardTraining(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, alpha: HostScalar, beta: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
        bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: CuPtr<c_void>, bnBias: CuPtr<c_void>,
        exponentialAverageFactor: f64, resultRunningMean: CuPtr<c_void>, resultRunningVariance: CuPtr<c_void>,
        epsilon: f64, resultSaveMean: CuPtr<c_void>, resultSaveInvVariance: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Normalizes x by its batch in training, and optionally adds z and applies an activation.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `xData`, `zData`, `bnScale`, `bnBias`: in, on the device
    /// - `zDesc`: in; may be NULL
    /// - `yData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `workspace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
    /// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `xData`, `zData`, `bnScale`, `bnBias`, `yData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnBatchNormalizationForwardTrainingEx(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alpha: HostScalar,
        beta: HostScalar, xDesc: cudnnTensorDescriptor_t, xData: CuPtr<c_void>, zDesc: cudnnTensorDescriptor_t,
        zData: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, yData: CuPtr<c_void>,
        bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t, bnScale: CuPtr<c_void>, bnBias: CuPtr<c_void>,
        exponentialAverageFactor: f64, resultRunningMean: CuPtr<c_void>, resultRunningVariance: CuPtr<c_void>,
        epsilon: f64, resultSaveMean: CuPtr<c_void>, resultSaveInvVariance: CuPtr<c_void>,
        activationDesc: cudnnActivationDescriptor_t, workspace: CuPtr<c_void>, workSpaceSizeInBytes: usize,
        reserveSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Compiles the kernels of a dynamic persistent RNN for a given mini-batch size.
    /// # Safety
    ///
    /// `handle`, `rnnDesc`: live handles that no other thread uses during the call.
    fn cudnnBuildRNNDynamic(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, miniBatch: i32) -> ();
    #[other = owned]
    /// Computes the CTC loss and its gradients; labels and lengths are in host memory.
    /// - `probs`: in, on the device
    /// - `hostLabels`: in, array, of the length that `hostLabelLengths` requires
    /// - `hostLabelLengths`, `hostInputLengths`: in, array, of the length that `probsDesc` requires
    /// - `costs`, `gradients`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `probsDesc`, `gradientsDesc`, `ctcLossDesc`: live handles that no other thread uses during the call.
    /// - `probs`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `hostLabels`, `hostLabelLengths`, `hostInputLengths` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
    /// - `hostLabels`: at least as long as `hostLabelLengths` requires. The length is not checked.
    /// - `hostLabelLengths`, `hostInputLengths`: at least as long as `probsDesc` requires. The length is not checked.
    fn cudnnCTCLoss(
        handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, probs: CuPtr<c_void>, hostLabels: &[i32],
        hostLabelLengths: &[i32], hostInputLengths: &[i32], costs: CuPtr<c_void>,
        gradientsDesc: cudnnTensorDescriptor_t, gradients: CuPtr<c_void>, algo: cudnnCTCLossAlgo_t,
        ctcLossDesc: cudnnCTCLossDescriptor_t, workspace: CuPtr<c_void>, workSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Computes the CTC loss and its gradients; labels and lengths are in device memory.
    /// - `probs`, `labels`, `labelLengths`, `inputLengths`: in, on the device
    /// - `costs`, `gradients`, `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `ctcLossDesc`, `probsDesc`, `gradientsDesc`: live handles that no other thread uses during the call.
    /// - `probs`, `labels`, `labelLengths`, `inputLengths`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnCTCLoss_v8(
        handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t,
        probsDesc: cudnnTensorDescriptor_t, probs: CuPtr<c_void>, labels: CuPtr<i32>, labelLengths: CuPtr<i32>,
        inputLengths: CuPtr<i32>, costs: CuPtr<c_void>, gradientsDesc: cudnnTensorDescriptor_t,
        gradients: CuPtr<c_void>, workSpaceSizeInBytes: usize, workspace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a causal convolution of NHW data with respect to x, weight and bias.
    /// - `x`, `weight`, `bias`, `dy`: in, on the device
    /// - `dx`, `dweight`, `dbias`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnCausalConv1dBackward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, bias: CuPtr<c_void>, dy: CuPtr<c_void>,
        dx: CuPtr<c_void>, dweight: CuPtr<c_void>, dbias: CuPtr<c_void>, batch: i32, dim: i32, seqLen: i32,
        kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t,
        activation: cudnnCausalConv1dActivation_t,
    ) -> ();
    #[other = owned]
    /// y = act(conv(x, weight) + bias), a causal depthwise convolution of NHW data.
    /// - `x`, `weight`, `bias`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnCausalConv1dForward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, bias: CuPtr<c_void>, y: CuPtr<c_void>,
        batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
        activation: cudnnCausalConv1dActivation_t,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a causal convolution of NWH data with respect to x, weight and bias.
    /// - `x`, `weight`, `bias`, `dy`: in, on the device
    /// - `dx`, `dweight`, `dbias`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnCausalConv1dNwhBackward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, bias: CuPtr<c_void>, dy: CuPtr<c_void>,
        dx: CuPtr<c_void>, dweight: CuPtr<c_void>, dbias: CuPtr<c_void>, batch: i32, dim: i32, seqLen: i32,
        kernelSize: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t,
        activation: cudnnCausalConv1dActivation_t,
    ) -> ();
    #[other = owned]
    /// y = act(conv(x, weight) + bias), a causal depthwise convolution of NWH data.
    /// - `x`, `weight`, `bias`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnCausalConv1dNwhForward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, bias: CuPtr<c_void>, y: CuPtr<c_void>,
        batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
        activation: cudnnCausalConv1dActivation_t,
    ) -> ();
    /// Checks that the version of the convolution library matches its dependencies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCnnVersionCheck() -> ();
    #[other = owned]
    /// Computes the bias gradient db of a convolution: the sum of dy over all dimensions except channels.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `dy`: in, on the device
    /// - `db`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `dyDesc`, `dbDesc`: live handles that no other thread uses during the call.
    /// - `dy`, `db`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnConvolutionBackwardBias(
        handle: cudnnHandle_t, alpha: HostScalar, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>, beta: HostScalar,
        dbDesc: cudnnTensorDescriptor_t, db: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the data gradient dx of a convolution from w and dy, as α·gradient + β·dx.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `w`, `dy`: in, on the device
    /// - `workSpace`, `dx`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `w`, `dy`, `workSpace`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnConvolutionBackwardData(
        handle: cudnnHandle_t, alpha: HostScalar, wDesc: cudnnFilterDescriptor_t, w: CuPtr<c_void>,
        dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t,
        algo: cudnnConvolutionBwdDataAlgo_t, workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize, beta: HostScalar,
        dxDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the filter gradient dw of a convolution from x and dy, as α·gradient + β·dw.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `dy`: in, on the device
    /// - `workSpace`, `dw`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
    /// - `x`, `dy`, `workSpace`, `dw`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnConvolutionBackwardFilter(
        handle: cudnnHandle_t, alpha: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>,
        dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t,
        algo: cudnnConvolutionBwdFilterAlgo_t, workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize, beta: HostScalar,
        dwDesc: cudnnFilterDescriptor_t, dw: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = act(α1·conv(x, w) + α2·z + bias) as one fused operation.
    /// - `alpha1`, `alpha2`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `w`, `z`, `bias`: in, on the device
    /// - `workSpace`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `wDesc`, `convDesc`, `zDesc`, `biasDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `w`, `z`, `bias`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnConvolutionBiasActivationForward(
        handle: cudnnHandle_t, alpha1: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>,
        wDesc: cudnnFilterDescriptor_t, w: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t,
        algo: cudnnConvolutionFwdAlgo_t, workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize, alpha2: HostScalar,
        zDesc: cudnnTensorDescriptor_t, z: CuPtr<c_void>, biasDesc: cudnnTensorDescriptor_t, bias: CuPtr<c_void>,
        activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·conv(x, w) + β·y with a given algorithm.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `w`: in, on the device
    /// - `workSpace`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `w`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnConvolutionForward(
        handle: cudnnHandle_t, alpha: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>,
        wDesc: cudnnFilterDescriptor_t, w: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t,
        algo: cudnnConvolutionFwdAlgo_t, workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize, beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Creates a cuDNN handle on the current device; may allocate device memory and synchronize.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreate() -> cudnnHandle_t;
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Creates an empty activation descriptor, which `cudnnSetActivationDescriptor` must initialize.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateActivationDescriptor() -> cudnnActivationDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of multi-head attention.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateAttnDescriptor() -> cudnnAttnDescriptor_t;
    #[other = owned]
    /// Creates an empty CTC loss descriptor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateCTCLossDescriptor() -> cudnnCTCLossDescriptor_t;
    #[other = owned]
    /// Creates an empty convolution descriptor, for `cudnnSetConvolution2dDescriptor` or a similar function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateConvolutionDescriptor() -> cudnnConvolutionDescriptor_t;
    #[other = owned]
    /// Creates an empty dropout descriptor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateDropoutDescriptor() -> cudnnDropoutDescriptor_t;
    #[other = owned]
    /// Creates an empty filter descriptor, for `cudnnSetFilter4dDescriptor` or `cudnnSetFilterNdDescriptor`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateFilterDescriptor() -> cudnnFilterDescriptor_t;
    #[other = owned]
    /// Creates a pack for the constant parameters, such as descriptors, of a fused operation.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateFusedOpsConstParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsConstParamPack_t;
    #[other = owned]
    /// Creates an empty plan of a fused operation.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> cudnnFusedOpsPlan_t;
    #[other = owned]
    /// Creates a pack for the parameters of a fused operation that vary by call, such as pointers.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateFusedOpsVariantParamPack(ops: cudnnFusedOps_t) -> cudnnFusedOpsVariantParamPack_t;
    #[other = owned]
    /// Creates a descriptor for local response normalization or divisive normalization.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateLRNDescriptor() -> cudnnLRNDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of a tensor operation, such as a sum.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateOpTensorDescriptor() -> cudnnOpTensorDescriptor_t;
    #[other = owned]
    /// Creates an empty pooling descriptor, for `cudnnSetPooling2dDescriptor` or `cudnnSetPoolingNdDescriptor`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreatePoolingDescriptor() -> cudnnPoolingDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of a batch of sequences for an RNN.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateRNNDataDescriptor() -> cudnnRNNDataDescriptor_t;
    #[other = owned]
    /// Creates an empty RNN descriptor, which `cudnnSetRNNDescriptor_v8` must initialize.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateRNNDescriptor() -> cudnnRNNDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of a reduction.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateReduceTensorDescriptor() -> cudnnReduceTensorDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of sequence data for attention.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateSeqDataDescriptor() -> cudnnSeqDataDescriptor_t;
    #[other = owned]
    /// Creates an empty spatial transformer descriptor, for `cudnnSetSpatialTransformerNdDescriptor`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateSpatialTransformerDescriptor() -> cudnnSpatialTransformerDescriptor_t;
    #[other = owned]
    /// Creates an empty tensor descriptor, for `cudnnSetTensor4dDescriptor` or a similar function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnCreateTensorDescriptor() -> cudnnTensorDescriptor_t;
    #[other = owned]
    /// Creates an empty descriptor of a tensor transformation.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnCreateTensorTransformDescriptor() -> cudnnTensorTransformDescriptor_t;
    #[other = owned]
    /// Derives the descriptor of batch normalization's scale, bias, mean and variance from that of x.
    /// # Safety
    ///
    /// `derivedBnDesc`, `xDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDeriveBNTensorDescriptor(
        derivedBnDesc: cudnnTensorDescriptor_t, xDesc: cudnnTensorDescriptor_t, mode: cudnnBatchNormMode_t,
    ) -> ();
    #[other = owned]
    /// Derives the descriptors of a normalization's scale and bias, and of its mean and variance, from that of x.
    /// # Safety
    ///
    /// `derivedNormScaleBiasDesc`, `derivedNormMeanVarDesc`, `xDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDeriveNormTensorDescriptor(
        derivedNormScaleBiasDesc: cudnnTensorDescriptor_t, derivedNormMeanVarDesc: cudnnTensorDescriptor_t,
        xDesc: cudnnTensorDescriptor_t, mode: cudnnNormMode_t, groupCnt: i32,
    ) -> ();
    /// Destroys a cuDNN handle; may synchronize the device to free the handle's memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cudnnDestroy(handle: cudnnHandle_t) -> ();
    /// Destroys an activation descriptor.
    /// - `activationDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `activationDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `activationDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyActivationDescriptor(activationDesc: cudnnActivationDescriptor_t) -> ();
    /// Destroys a descriptor of multi-head attention, but not the weights.
    /// - `attnDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `attnDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `attnDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyAttnDescriptor(attnDesc: cudnnAttnDescriptor_t) -> ();
    /// Destroys the descriptor of a CTC loss.
    /// - `ctcLossDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `ctcLossDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `ctcLossDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t) -> ();
    /// Destroys a convolution descriptor.
    /// - `convDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `convDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `convDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyConvolutionDescriptor(convDesc: cudnnConvolutionDescriptor_t) -> ();
    /// Destroys a dropout descriptor, but not its random states.
    /// - `dropoutDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `dropoutDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `dropoutDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyDropoutDescriptor(dropoutDesc: cudnnDropoutDescriptor_t) -> ();
    /// Destroys the descriptor of a filter, but not its data.
    /// - `filterDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `filterDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `filterDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyFilterDescriptor(filterDesc: cudnnFilterDescriptor_t) -> ();
    /// Destroys the constant parameter pack of a fused operation.
    /// - `constPack`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `constPack`: a live handle that no other thread uses during the call.
    /// - No thread may use `constPack`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyFusedOpsConstParamPack(constPack: cudnnFusedOpsConstParamPack_t) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    /// Destroys the plan of a fused operation.
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread may use `plan`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> ();
    /// Destroys the variant parameter pack of a fused operation.
    /// - `varPack`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `varPack`: a live handle that no other thread uses during the call.
    /// - No thread may use `varPack`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyFusedOpsVariantParamPack(varPack: cudnnFusedOpsVariantParamPack_t) -> ();
    /// Destroys a descriptor for local response normalization or divisive normalization.
    /// - `lrnDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `lrnDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `lrnDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t) -> ();
    /// Destroys the descriptor of a tensor operation.
    /// - `opTensorDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `opTensorDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `opTensorDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyOpTensorDescriptor(opTensorDesc: cudnnOpTensorDescriptor_t) -> ();
    /// Destroys a pooling descriptor.
    /// - `poolingDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `poolingDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `poolingDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyPoolingDescriptor(poolingDesc: cudnnPoolingDescriptor_t) -> ();
    /// Destroys the descriptor of a batch of sequences for an RNN.
    /// - `rnnDataDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `rnnDataDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `rnnDataDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyRNNDataDescriptor(rnnDataDesc: cudnnRNNDataDescriptor_t) -> ();
    /// Destroys an RNN descriptor.
    /// - `rnnDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `rnnDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `rnnDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t) -> ();
    /// Destroys the descriptor of a reduction.
    /// - `reduceTensorDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `reduceTensorDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `reduceTensorDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t) -> ();
    /// Destroys a descriptor of sequence data for attention.
    /// - `seqDataDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `seqDataDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `seqDataDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroySeqDataDescriptor(seqDataDesc: cudnnSeqDataDescriptor_t) -> ();
    /// Destroys the descriptor of a spatial transformer.
    /// - `stDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `stDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroySpatialTransformerDescriptor(stDesc: cudnnSpatialTransformerDescriptor_t) -> ();
    /// Destroys the descriptor of a tensor, but not its data.
    /// - `tensorDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `tensorDesc`, or objects that belong to it, during or after the call.
    fn cudnnDestroyTensorDescriptor(tensorDesc: cudnnTensorDescriptor_t) -> ();
    /// Destroys the descriptor of a tensor transformation.
    /// - `transformDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `transformDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `transformDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnDestroyTensorTransformDescriptor(transformDesc: cudnnTensorTransformDescriptor_t) -> ();
    #[other = owned]
    /// Computes the gradients of divisive normalization with respect to x and the means.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `means`, `dy`: in, on the device
    /// - `temp`, `temp2`, `dx`, `dMeans`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `normDesc`, `xDesc`, `dXdMeansDesc`: live handles that no other thread uses during the call.
    /// - `x`, `means`, `dy`, `temp`, `temp2`, `dx`, `dMeans`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnDivisiveNormalizationBackward(
        handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, means: CuPtr<c_void>, dy: CuPtr<c_void>, temp: CuPtr<c_void>,
        temp2: CuPtr<c_void>, beta: HostScalar, dXdMeansDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
        dMeans: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Subtracts means from x and divides the result by local deviations (divisive normalization).
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `means`: in, on the device
    /// - `temp`, `temp2`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `normDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `means`, `temp`, `temp2`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnDivisiveNormalizationForward(
        handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, mode: cudnnDivNormMode_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, means: CuPtr<c_void>, temp: CuPtr<c_void>,
        temp2: CuPtr<c_void>, beta: HostScalar, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradient dx of dropout from dy and the mask that the forward pass stored in `reserveSpace`.
    /// - `dy`: in, on the device
    /// - `dx`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `dropoutDesc`, `dydesc`, `dxdesc`: live handles that no other thread uses during the call.
    /// - `dy`, `dx`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnDropoutBackward(
        handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, dydesc: cudnnTensorDescriptor_t,
        dy: CuPtr<c_void>, dxdesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>, reserveSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Zeroes random elements of x, scales the others to preserve the mean, and stores the mask in `reserveSpace`.
    /// - `x`: in, on the device
    /// - `y`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `dropoutDesc`, `xdesc`, `ydesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnDropoutForward(
        handle: cudnnHandle_t, dropoutDesc: cudnnDropoutDescriptor_t, xdesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>,
        ydesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, reserveSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Returns the size in bytes of the reserve space that dropout of a tensor keeps for the backward pass.
    /// # Safety
    ///
    /// `xdesc`: a live handle that no other thread uses during the call.
    fn cudnnDropoutGetReserveSpaceSize(xdesc: cudnnTensorDescriptor_t) -> usize;
    #[other = owned]
    /// Returns the size in bytes of the random number generator states for dropout.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cudnnDropoutGetStatesSize(handle: cudnnHandle_t) -> usize;
    #[other = owned]
    /// Computes the gradients of a causal convolution by FFT with respect to x and weight.
    /// - `x`, `weight`, `dy`: in, on the device
    /// - `dx`, `dweight`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `dy`, `dx`, `dweight`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnFFTCausalConv1dBackward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, dy: CuPtr<c_void>, dx: CuPtr<c_void>,
        dweight: CuPtr<c_void>, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Computes a causal depthwise convolution by FFT.
    /// - `x`, `weight`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnFFTCausalConv1dForward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, y: CuPtr<c_void>, batch: i32, dim: i32,
        seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Measures all algorithms for a convolution's data gradient, using its own memory, and sorts them by time.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionBackwardDataAlgorithm(
        handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Measures all algorithms for a convolution's data gradient in the caller's memory, and sorts them by time.
    /// - `w`, `dy`: in, on the device
    /// - `dx`, `workSpace`: on the device
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// - `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `w`, `dy`, `dx`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionBackwardDataAlgorithmEx(
        handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, w: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t,
        dy: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
        perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t], workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize,
    ) -> i32;
    #[other = owned]
    /// Measures all algorithms for a convolution's filter gradient, using its own memory, and sorts them by time.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionBackwardFilterAlgorithm(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Measures all algorithms for a convolution's filter gradient in the caller's memory, and sorts them by time.
    /// - `x`, `y`: in, on the device
    /// - `dw`, `workSpace`: on the device
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `dyDesc`, `convDesc`, `dwDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`, `dw`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionBackwardFilterAlgorithmEx(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t, dwDesc: cudnnFilterDescriptor_t, dw: CuPtr<c_void>,
        perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t], workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize,
    ) -> i32;
    #[other = owned]
    /// Measures all algorithms for a forward convolution, using its own memory, and sorts them by time.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionForwardAlgorithm(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Measures all algorithms for a forward convolution in the caller's memory, and sorts them by time.
    /// - `x`, `w`: in, on the device
    /// - `y`, `workSpace`: on the device
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `w`, `y`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFindConvolutionForwardAlgorithmEx(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, wDesc: cudnnFilterDescriptor_t,
        w: CuPtr<c_void>, convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
        perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t], workSpace: CuPtr<c_void>, workSpaceSizeInBytes: usize,
    ) -> i32;
    #[other = owned]
    /// Runs the plan of a fused operation with a variant parameter pack.
    /// # Safety
    ///
    /// - `handle`, `plan`, `varPack`: live handles that no other thread uses during the call.
    /// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
    /// - `varPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnFusedOpsExecute(
        handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, varPack: cudnnFusedOpsVariantParamPack_t,
    ) -> ();
    #[other = owned]
    /// Returns the function, NaN propagation and coefficient of an activation.
    /// Returns `mode`, `reluNanOpt`, `coef`.
    ///
    /// # Safety
    ///
    /// `activationDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetActivationDescriptor(
        activationDesc: cudnnActivationDescriptor_t,
    ) -> (cudnnActivationMode_t, cudnnNanPropagation_t, f64);
    #[other = owned]
    /// Returns the β of a swish activation, x·sigmoid(β·x).
    /// # Safety
    ///
    /// `activationDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t) -> f64;
    #[other = owned]
    /// Returns the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
    /// Returns `attnMode`, `nHeads`, `smScaler`, `dataType`, `computePrec`, `mathType`, `attnDropoutDesc`, `postDropoutDesc`, `qSize`, `kSize`, `vSize`, `qProjSize`, `kProjSize`, `vProjSize`, `oProjSize`, `qoMaxSeqLength`, `kvMaxSeqLength`, `maxBatchSize`, `maxBeamSize`.
    ///
    /// # Safety
    ///
    /// `attnDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetAttnDescriptor(attnDesc: cudnnAttnDescriptor_t) -> (
        u32, i32, f64, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t,
        cudnnDropoutDescriptor_t, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
    );
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnBatchNormalizationBackwardEx`.
    /// - `dzDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dBnScaleBiasDesc`, `activationDesc`: live handles that no other thread uses during the call.
    /// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t,
        yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t, dzDesc: cudnnTensorDescriptor_t,
        dxDesc: cudnnTensorDescriptor_t, dBnScaleBiasDesc: cudnnTensorDescriptor_t,
        activationDesc: cudnnActivationDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnBatchNormalizationForwardTrainingEx`.
    /// - `zDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `bnScaleBiasMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
    /// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, xDesc: cudnnTensorDescriptor_t,
        zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
        activationDesc: cudnnActivationDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the size in bytes of the reserve space that batch normalization keeps for the backward pass.
    /// # Safety
    ///
    /// `handle`, `activationDesc`, `xDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
        handle: cudnnHandle_t, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t,
        activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns a CTC loss descriptor's compute type.
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnGetCTCLossDescriptor_v9` instead")]
    fn cudnnGetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t) -> cudnnDataType_t;
    #[other = owned]
    /// Returns a CTC loss descriptor's compute type, normalization mode and NaN propagation.
    /// Returns `compType`, `normMode`, `gradMode`.
    ///
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetCTCLossDescriptorEx(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t);
    #[other = owned]
    /// Returns a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
    /// Returns `compType`, `normMode`, `gradMode`, `maxLabelLength`.
    ///
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnGetCTCLossDescriptor_v9` instead")]
    fn cudnnGetCTCLossDescriptor_v8(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, i32);
    #[other = owned]
    /// Returns a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
    /// Returns `compType`, `normMode`, `ctcGradMode`, `maxLabelLength`.
    ///
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    fn cudnnGetCTCLossDescriptor_v9(
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, i32);
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnCTCLoss`, with labels in host memory.
    /// - `labels`: in, array, of the length that `labelLengths` requires
    /// - `labelLengths`, `inputLengths`: in, array, of the length that `probsDesc` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `probsDesc`, `gradientsDesc`, `ctcLossDesc`: live handles that no other thread uses during the call.
    /// - `labels`: at least as long as `labelLengths` requires. The length is not checked.
    /// - `labelLengths`, `inputLengths`: at least as long as `probsDesc` requires. The length is not checked.
    fn cudnnGetCTCLossWorkspaceSize(
        handle: cudnnHandle_t, probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t,
        labels: &[i32], labelLengths: &[i32], inputLengths: &[i32], algo: cudnnCTCLossAlgo_t,
        ctcLossDesc: cudnnCTCLossDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnCTCLoss_v8`.
    /// # Safety
    ///
    /// `handle`, `ctcLossDesc`, `probsDesc`, `gradientsDesc`: live handles that no other thread uses during the call.
    fn cudnnGetCTCLossWorkspaceSize_v8(
        handle: cudnnHandle_t, algo: cudnnCTCLossAlgo_t, ctcLossDesc: cudnnCTCLossDescriptor_t,
        probsDesc: cudnnTensorDescriptor_t, gradientsDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    /// Returns the message callback, its user data and its mask.
    /// Returns `mask`, `udata`, `fptr`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnGetCallback() -> (u32, *mut c_void, cudnnCallback_t);
    #[other = owned]
    /// Returns the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
    /// Returns `pad_h`, `pad_w`, `u`, `v`, `dilation_h`, `dilation_w`, `mode`, `computeType`.
    ///
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolution2dDescriptor(
        convDesc: cudnnConvolutionDescriptor_t,
    ) -> (i32, i32, i32, i32, i32, i32, cudnnConvolutionMode_t, cudnnDataType_t);
    #[other = owned]
    /// Returns the output dimensions (n, c, h and w) of a 2D convolution.
    /// Returns `n`, `c`, `h`, `w`.
    ///
    /// # Safety
    ///
    /// `convDesc`, `inputTensorDesc`, `filterDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolution2dForwardOutputDim(
        convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t,
        filterDesc: cudnnFilterDescriptor_t,
    ) -> (i32, i32, i32, i32);
    #[other = owned]
    /// Returns the maximum number of algorithms for the data gradient of a convolution.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    #[other = owned]
    /// Returns the algorithms for a convolution's data gradient, sorted by estimated speed.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `filterDesc`, `diffDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardDataAlgorithm_v7(
        handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in bytes for a convolution's data gradient with a given algorithm.
    /// # Safety
    ///
    /// `handle`, `wDesc`, `dyDesc`, `convDesc`, `dxDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardDataWorkspaceSize(
        handle: cudnnHandle_t, wDesc: cudnnFilterDescriptor_t, dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, dxDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionBwdDataAlgo_t,
    ) -> usize;
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Returns the maximum number of algorithms for the filter gradient of a convolution.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    #[other = owned]
    /// Returns the algorithms for a convolution's filter gradient, sorted by estimated speed.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `srcDesc`, `diffDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(
        handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, diffDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t,
        perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in bytes for a convolution's filter gradient with a given algorithm.
    /// # Safety
    ///
    /// `handle`, `xDesc`, `dyDesc`, `convDesc`, `gradDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionBackwardFilterWorkspaceSize(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnFilterDescriptor_t,
        algo: cudnnConvolutionBwdFilterAlgo_t,
    ) -> usize;
    #[other = owned]
    /// Returns the maximum number of algorithms for a forward convolution.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: cudnnHandle_t) -> i32;
    #[other = owned]
    /// Returns the algorithms for a forward convolution, sorted by estimated speed.
    /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `handle`, `srcDesc`, `filterDesc`, `convDesc`, `destDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionForwardAlgorithm_v7(
        handle: cudnnHandle_t, srcDesc: cudnnTensorDescriptor_t, filterDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, destDesc: cudnnTensorDescriptor_t,
        perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in bytes for a forward convolution with a given algorithm.
    /// # Safety
    ///
    /// `handle`, `xDesc`, `wDesc`, `convDesc`, `yDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionForwardWorkspaceSize(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, yDesc: cudnnTensorDescriptor_t, algo: cudnnConvolutionFwdAlgo_t,
    ) -> usize;
    #[other = owned]
    /// Returns the number of channel groups of a convolution.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t) -> i32;
    #[other = owned]
    /// Returns the math type of a convolution: the permitted use of Tensor Cores and conversions.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t) -> cudnnMathType_t;
    #[other = owned]
    /// Returns a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
    /// - `padA`, `strideA`, `dilationA`: out, array, whose length is passed as `arrayLengthRequested`
    ///
    /// Returns `arrayLength`, `mode`, `computeType`.
    ///
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionNdDescriptor(
        convDesc: cudnnConvolutionDescriptor_t, padA: &mut [i32], strideA: &mut [i32], dilationA: &mut [i32],
    ) -> (i32, cudnnConvolutionMode_t, cudnnDataType_t);
    #[other = owned]
    /// Returns the output size of a convolution in each dimension.
    /// - `tensorOuputDimA`: out, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `convDesc`, `inputTensorDesc`, `filterDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionNdForwardOutputDim(
        convDesc: cudnnConvolutionDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t,
        filterDesc: cudnnFilterDescriptor_t, tensorOuputDimA: &mut [i32],
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Returns whether an int8 convolution reorders its filter before use.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t) -> cudnnReorderType_t;
    #[other = owned]
    /// Returns the probability, random states and seed of dropout.
    /// Returns `dropout`, `states`, `seed`.
    ///
    /// # Safety
    ///
    /// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
    /// - `states` points to memory of the library, valid until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
    fn cudnnGetDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t,
    ) -> (f32, *mut c_void, u64);
    #[other = owned]
    /// Returns the workspace size in bytes for an execution plan with a variant pack.
    /// # Safety
    ///
    /// `handle`, `executionPlan`, `variantPack`: live handles that no other thread uses during the call.
    fn cudnnGetExecutionPlanWorkspaceSize(
        handle: cudnnHandle_t, executionPlan: cudnnBackendDescriptor_t, variantPack: cudnnBackendDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the type, format and four dimensions of a 4D filter.
    /// Returns `dataType`, `format`, `k`, `c`, `h`, `w`.
    ///
    /// # Safety
    ///
    /// `filterDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFilter4dDescriptor(
        filterDesc: cudnnFilterDescriptor_t,
    ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32, i32, i32, i32);
    #[other = owned]
    /// Returns the type, format, number of dimensions and sizes of a filter.
    /// - `filterDimA`: out, array, whose length is passed as `nbDimsRequested`
    ///
    /// Returns `dataType`, `format`, `nbDims`.
    ///
    /// # Safety
    ///
    /// - `filterDesc`: a live handle that no other thread uses during the call.
    /// - `filterDimA`: at least as long as `filterDesc` requires. The length is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFilterNdDescriptor(
        filterDesc: cudnnFilterDescriptor_t, filterDimA: &mut [i32],
    ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32);
    #[other = owned]
    /// Returns the size in bytes of the filter that a descriptor describes.
    /// # Safety
    ///
    /// `filterDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFilterSizeInBytes(filterDesc: cudnnFilterDescriptor_t) -> usize;
    #[other = owned]
    /// Sets the descriptors that convert, by folding, a strided data gradient into one with stride 1.
    /// # Safety
    ///
    /// `handle`, `filterDesc`, `diffDesc`, `convDesc`, `gradDesc`, `foldedFilterDesc`, `paddedDiffDesc`, `foldedConvDesc`, `foldedGradDesc`, `filterFoldTransDesc`, `diffPadTransDesc`, `gradFoldTransDesc`, `gradUnfoldTransDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFoldedConvBackwardDataDescriptors(
        handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, diffDesc: cudnnTensorDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, gradDesc: cudnnTensorDescriptor_t, transformFormat: cudnnTensorFormat_t,
        foldedFilterDesc: cudnnFilterDescriptor_t, paddedDiffDesc: cudnnTensorDescriptor_t,
        foldedConvDesc: cudnnConvolutionDescriptor_t, foldedGradDesc: cudnnTensorDescriptor_t,
        filterFoldTransDesc: cudnnTensorTransformDescriptor_t, diffPadTransDesc: cudnnTensorTransformDescriptor_t,
        gradFoldTransDesc: cudnnTensorTransformDescriptor_t, gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t,
    ) -> ();
    #[other = owned]
    /// Gets a constant parameter of a fused operation, and whether it is null.
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `constPack`: a live handle that no other thread uses during the call.
    /// - `param`: the value that `paramLabel` requires, or its address.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFusedOpsConstParamPackAttribute(
        constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *mut c_void,
    ) -> i32;
    #[other = owned]
    /// Stores in `ptr` a parameter of a fused operation that varies by call, such as a pointer.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `varPack`: a live handle that no other thread uses during the call.
    /// - `ptr`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetFusedOpsVariantParamPackAttribute(
        varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the window size `lrnN` and the coefficients α, β and k of local response normalization.
    /// Returns `lrnN`, `lrnAlpha`, `lrnBeta`, `lrnK`.
    ///
    /// # Safety
    ///
    /// `normDesc`: a live handle that no other thread uses during the call.
    fn cudnnGetLRNDescriptor(normDesc: cudnnLRNDescriptor_t) -> (u32, f64, f64, f64);
    #[other = owned]
    /// Returns the sizes in bytes of the weights, workspace and reserve space of multi-head attention.
    /// Returns `weightSizeInBytes`, `workSpaceSizeInBytes`, `reserveSpaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// `handle`, `attnDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetMultiHeadAttnBuffers(handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t) -> (usize, usize, usize);
    #[other = owned]
    /// Returns the address of one group of attention weights or biases, and sets its descriptor.
    /// - `weights`: in, on the device
    ///
    /// # Safety
    ///
    /// `handle`, `attnDesc`, `wDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetMultiHeadAttnWeights(
        handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, wKind: cudnnMultiHeadAttnWeightKind_t,
        weightSizeInBytes: usize, weights: CuPtr<c_void>, wDesc: cudnnTensorDescriptor_t,
    ) -> *mut c_void;
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnNormalizationBackward`.
    /// - `dzDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dNormScaleBiasDesc`, `activationDesc`, `normMeanVarDesc`: live handles that no other thread uses during the call.
    /// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetNormalizationBackwardWorkspaceSize(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
        xDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t, dyDesc: cudnnTensorDescriptor_t,
        dzDesc: cudnnTensorDescriptor_t, dxDesc: cudnnTensorDescriptor_t, dNormScaleBiasDesc: cudnnTensorDescriptor_t,
        activationDesc: cudnnActivationDescriptor_t, normMeanVarDesc: cudnnTensorDescriptor_t, groupCnt: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for `cudnnNormalizationForwardTraining`.
    /// - `zDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `normScaleBiasDesc`, `activationDesc`, `normMeanVarDesc`: live handles that no other thread uses during the call.
    /// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetNormalizationForwardTrainingWorkspaceSize(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
        xDesc: cudnnTensorDescriptor_t, zDesc: cudnnTensorDescriptor_t, yDesc: cudnnTensorDescriptor_t,
        normScaleBiasDesc: cudnnTensorDescriptor_t, activationDesc: cudnnActivationDescriptor_t,
        normMeanVarDesc: cudnnTensorDescriptor_t, groupCnt: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the size in bytes of the reserve space that a normalization keeps for the backward pass.
    /// # Safety
    ///
    /// `handle`, `activationDesc`, `xDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetNormalizationTrainingReserveSpaceSize(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
        activationDesc: cudnnActivationDescriptor_t, xDesc: cudnnTensorDescriptor_t, groupCnt: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the operation, compute type and NaN propagation of a tensor operation's descriptor.
    /// Returns `opTensorOp`, `opTensorCompType`, `opTensorNanOpt`.
    ///
    /// # Safety
    ///
    /// `opTensorDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetOpTensorDescriptor(
        opTensorDesc: cudnnOpTensorDescriptor_t,
    ) -> (cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t);
    #[other = owned]
    /// Returns the mode, window, padding and strides of 2D pooling.
    /// Returns `mode`, `maxpoolingNanOpt`, `windowHeight`, `windowWidth`, `verticalPadding`, `horizontalPadding`, `verticalStride`, `horizontalStride`.
    ///
    /// # Safety
    ///
    /// `poolingDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetPooling2dDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t,
    ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32, i32, i32, i32, i32, i32);
    #[other = owned]
    /// Returns the output dimensions (n, c, h and w) of 2D pooling.
    /// Returns `n`, `c`, `h`, `w`.
    ///
    /// # Safety
    ///
    /// `poolingDesc`, `inputTensorDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetPooling2dForwardOutputDim(
        poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t,
    ) -> (i32, i32, i32, i32);
    #[other = owned]
    /// Returns the mode of pooling, and the window, padding and stride in each dimension.
    /// - `windowDimA`, `paddingA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
    ///
    /// Returns `mode`, `maxpoolingNanOpt`, `nbDims`.
    ///
    /// # Safety
    ///
    /// `poolingDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetPoolingNdDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t, windowDimA: &mut [i32], paddingA: &mut [i32], strideA: &mut [i32],
    ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32);
    #[other = owned]
    /// Returns the output dimensions of N-dimensional pooling.
    /// - `outputTensorDimA`: out, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `poolingDesc`, `inputTensorDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetPoolingNdForwardOutputDim(
        poolingDesc: cudnnPoolingDescriptor_t, inputTensorDesc: cudnnTensorDescriptor_t, outputTensorDimA: &mut [i32],
    ) -> ();
    /// Returns one part of the version of cuDNN: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the layout, sizes, sequence lengths and padding of a batch of sequences for an RNN.
    /// - `seqLengthArray`: out, array, whose length is passed as `arrayLengthRequested`
    /// - `paddingFill`: in, an address, passed unchanged
    ///
    /// Returns `dataType`, `layout`, `maxSeqLength`, `batchSize`, `vectorSize`.
    ///
    /// # Safety
    ///
    /// - `rnnDataDesc`: a live handle that no other thread uses during the call.
    /// - `paddingFill`: valid memory of the size that the other arguments imply.
    fn cudnnGetRNNDataDescriptor(
        rnnDataDesc: cudnnRNNDataDescriptor_t, seqLengthArray: &mut [i32], paddingFill: *mut c_void,
    ) -> (cudnnDataType_t, cudnnRNNDataLayout_t, i32, i32, i32);
    #[other = owned]
    /// Returns an RNN's cell, sizes, number of layers, directions and data types.
    /// Returns `algo`, `cellMode`, `biasMode`, `dirMode`, `inputMode`, `dataType`, `mathPrec`, `mathType`, `inputSize`, `hiddenSize`, `projSize`, `numLayers`, `dropoutDesc`, `auxFlags`.
    ///
    /// # Safety
    ///
    /// `rnnDesc`: a live handle that no other thread uses during the call.
    fn cudnnGetRNNDescriptor_v8(rnnDesc: cudnnRNNDescriptor_t) -> (
        cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t,
        cudnnDataType_t, cudnnMathType_t, i32, i32, i32, i32, cudnnDropoutDescriptor_t, u32,
    );
    #[other = owned]
    /// Returns the sizes in bytes of the workspace and reserve space that an RNN needs for an input.
    /// Returns `workSpaceSize`, `reserveSpaceSize`.
    ///
    /// # Safety
    ///
    /// `handle`, `rnnDesc`, `xDesc`: live handles that no other thread uses during the call.
    fn cudnnGetRNNTempSpaceSizes(
        handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t,
        xDesc: cudnnRNNDataDescriptor_t,
    ) -> (usize, usize);
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Returns the addresses of one weight matrix and one bias of an RNN, and sets their descriptors.
    /// - `weightSpace`: in, on the device
    ///
    /// Returns `mAddr`, `bAddr`.
    ///
    /// # Safety
    ///
    /// `handle`, `rnnDesc`, `mDesc`, `bDesc`: live handles that no other thread uses during the call.
    fn cudnnGetRNNWeightParams(
        handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, pseudoLayer: i32, weightSpaceSize: usize,
        weightSpace: CuPtr<c_void>, linLayerID: i32, mDesc: cudnnTensorDescriptor_t, bDesc: cudnnTensorDescriptor_t,
    ) -> (*mut c_void, *mut c_void);
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Returns the size in bytes of the weights and biases of an RNN.
    /// # Safety
    ///
    /// `handle`, `rnnDesc`: live handles that no other thread uses during the call.
    fn cudnnGetRNNWeightSpaceSize(handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t) -> usize;
    #[other = owned]
    /// Returns the operation and compute type of a reduction, and whether the reduction returns indices.
    /// Returns `reduceTensorOp`, `reduceTensorCompType`, `reduceTensorNanOpt`, `reduceTensorIndices`, `reduceTensorIndicesType`.
    ///
    /// # Safety
    ///
    /// `reduceTensorDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetReduceTensorDescriptor(reduceTensorDesc: cudnnReduceTensorDescriptor_t) -> (
        cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t,
    );
    #[other = owned]
    /// Returns the minimum size in bytes of the index buffer for a minimum or maximum reduction.
    /// # Safety
    ///
    /// `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetReductionIndicesSize(
        handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t,
        cDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for a reduction.
    /// # Safety
    ///
    /// `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetReductionWorkspaceSize(
        handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, aDesc: cudnnTensorDescriptor_t,
        cDesc: cudnnTensorDescriptor_t,
    ) -> usize;
    #[other = owned]
    /// Returns the dimensions, their order, and the sequence lengths of sequence data for attention.
    /// - `dimA`, `axes`: out, array, whose length is passed as `nbDimsRequested`
    /// - `seqLengthArray`: out, array, whose length is passed as `seqLengthSizeRequested`
    /// - `paddingFill`: in, an address, passed unchanged
    ///
    /// Returns `dataType`, `nbDims`, `seqLengthArraySize`.
    ///
    /// # Safety
    ///
    /// - `seqDataDesc`: a live handle that no other thread uses during the call.
    /// - `paddingFill`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetSeqDataDescriptor(
        seqDataDesc: cudnnSeqDataDescriptor_t, dimA: &mut [i32], axes: &mut [cudnnSeqDataAxis_t],
        seqLengthArray: &mut [i32], paddingFill: *mut c_void,
    ) -> (cudnnDataType_t, i32, usize);
    #[other = owned]
    /// Returns the stream in which calls with the handle run; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cudnnGetStream(handle: cudnnHandle_t) -> runtime::cudaStream_t;
    #[other = owned]
    /// Returns the type, the four dimensions and the strides of a 4D tensor.
    /// Returns `dataType`, `n`, `c`, `h`, `w`, `nStride`, `cStride`, `hStride`, `wStride`.
    ///
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnGetTensor4dDescriptor(
        tensorDesc: cudnnTensorDescriptor_t,
    ) -> (cudnnDataType_t, i32, i32, i32, i32, i32, i32, i32, i32);
    #[other = owned]
    /// Returns the type, number of dimensions, sizes and strides of a tensor.
    /// - `dimA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
    ///
    /// Returns `dataType`, `nbDims`.
    ///
    /// # Safety
    ///
    /// - `tensorDesc`: a live handle that no other thread uses during the call.
    /// - `dimA`: at least as long as `tensorDesc` requires. The length is not checked.
    fn cudnnGetTensorNdDescriptor(
        tensorDesc: cudnnTensorDescriptor_t, dimA: &mut [i32], strideA: &mut [i32],
    ) -> (cudnnDataType_t, i32);
    #[other = owned]
    /// Returns the size in bytes of the tensor that a descriptor describes.
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnGetTensorSizeInBytes(tensorDesc: cudnnTensorDescriptor_t) -> usize;
    #[other = owned]
    /// Returns the destination format, padding and folding of a tensor transformation.
    /// - `padBeforeA`, `padAfterA`: out, array, whose length is passed as `nbDimsRequested`
    /// - `foldA`: out, array, length `nbDimsRequested - 2`
    ///
    /// Returns `destFormat`, `direction`.
    ///
    /// # Safety
    ///
    /// `transformDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnGetTensorTransformDescriptor(
        transformDesc: cudnnTensorTransformDescriptor_t, padBeforeA: &mut [i32], padAfterA: &mut [i32],
        foldA: &mut [u32],
    ) -> (cudnnTensorFormat_t, cudnnFoldingDirection_t);
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Computes the gradients of a simple aggregation with respect to its input features.
    /// - `gradOutput`, `outPositions`: in, on the device
    /// - `gradNodeFeatures`, `gradEdgeFeatures`, `gradConcatFeatures`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `gradOutput`, `outPositions`, `gradNodeFeatures`, `gradEdgeFeatures`, `gradConcatFeatures`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnAggSimpleBackward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, gradOutput: CuPtr<c_void>,
        outPositions: CuPtr<c_void>, gradNodeFeatures: CuPtr<c_void>, gradEdgeFeatures: CuPtr<c_void>,
        gradConcatFeatures: CuPtr<c_void>, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32,
        dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t,
    ) -> ();
    #[other = owned]
    /// Aggregates the features of each node's neighbors and edges in a CSC graph, for example by summation.
    /// - `nodeFeatures`, `edgeFeatures`, `concatFeatures`: in, on the device
    /// - `output`, `outPositions`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `nodeFeatures`, `edgeFeatures`, `concatFeatures`, `output`, `outPositions`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnAggSimpleForward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, nodeFeatures: CuPtr<c_void>,
        edgeFeatures: CuPtr<c_void>, concatFeatures: CuPtr<c_void>, output: CuPtr<c_void>, outPositions: CuPtr<c_void>,
        nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a multi-head graph attention layer (GAT).
    /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `dropoutMask`, `gradAttention`: in, on the device
    /// - `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnMhaGatBackward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, gradOut: CuPtr<c_void>, srcFeatures: CuPtr<c_void>,
        dstFeatures: CuPtr<c_void>, edgeFeatures: CuPtr<c_void>, attnWeights: CuPtr<c_void>, smScores: CuPtr<c_void>,
        dropoutMask: CuPtr<f32>, gradAttention: CuPtr<f32>, gradSrcFeatures: CuPtr<c_void>,
        gradDstFeatures: CuPtr<c_void>, gradEdgeFeatures: CuPtr<c_void>, gradWeights: CuPtr<c_void>,
        gradSmScores: CuPtr<c_void>, gradWspaceFeat: CuPtr<c_void>, gradWspaceWeights: CuPtr<c_void>, dimNode: i32,
        dimEdge: i32, params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradDataType: cudnnDataType_t,
        gradWeightType: cudnnDataType_t,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Aggregates features by a multi-head graph attention layer (GAT) on a CSC graph.
    /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`: in, on the device
    /// - `output`, `smScores`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnMhaGatForward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, srcFeatures: CuPtr<c_void>,
        dstFeatures: CuPtr<c_void>, edgeFeatures: CuPtr<c_void>, attnWeights: CuPtr<c_void>, dropoutMask: CuPtr<f32>,
        output: CuPtr<c_void>, smScores: CuPtr<c_void>, dimNode: i32, dimEdge: i32, params: &cudnnGnnMhaParams_t,
        dataType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a multi-head GATv2 graph attention layer.
    /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `actScores`, `dropoutMask`, `gradAttention`: in, on the device
    /// - `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `actScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnMhaGatV2Backward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, gradOut: CuPtr<c_void>, srcFeatures: CuPtr<c_void>,
        dstFeatures: CuPtr<c_void>, edgeFeatures: CuPtr<c_void>, attnWeights: CuPtr<c_void>, smScores: CuPtr<c_void>,
        actScores: CuPtr<c_void>, dropoutMask: CuPtr<f32>, gradAttention: CuPtr<f32>, gradSrcFeatures: CuPtr<c_void>,
        gradDstFeatures: CuPtr<c_void>, gradEdgeFeatures: CuPtr<c_void>, gradWeights: CuPtr<c_void>,
        gradSmScores: CuPtr<c_void>, gradWspaceFeat: CuPtr<c_void>, gradWspaceWeights: CuPtr<c_void>, dimNode: i32,
        params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t, gradType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Aggregates features by a multi-head GATv2 graph attention layer on a CSC graph.
    /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`: in, on the device
    /// - `output`, `smScores`, `actScores`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`, `actScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
    fn cudnnGnnMhaGatV2Forward(
        stream: runtime::cudaStream_t, graph: &cudnnGnnCscGraph_t, srcFeatures: CuPtr<c_void>,
        dstFeatures: CuPtr<c_void>, edgeFeatures: CuPtr<c_void>, attnWeights: CuPtr<c_void>, dropoutMask: CuPtr<f32>,
        output: CuPtr<c_void>, smScores: CuPtr<c_void>, actScores: CuPtr<c_void>, dimNode: i32,
        params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t,
    ) -> ();
    /// Checks that the version of the graph library matches the other cuDNN libraries.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnGraphVersionCheck() -> ();
    #[other = owned]
    /// Copies the patches of x that a filter covers to the columns of a buffer.
    /// - `x`: in, on the device
    /// - `colBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `wDesc`, `convDesc`: live handles that no other thread uses during the call.
    /// - `x`, `colBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnIm2Col(
        handle: cudnnHandle_t, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, wDesc: cudnnFilterDescriptor_t,
        convDesc: cudnnConvolutionDescriptor_t, colBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Initializes the descriptor of a transformation's destination tensor, and returns the tensor's size in bytes.
    /// # Safety
    ///
    /// `transformDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnInitTransformDest(
        transformDesc: cudnnTensorTransformDescriptor_t, srcDesc: cudnnTensorDescriptor_t,
        destDesc: cudnnTensorDescriptor_t,
    ) -> usize;
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Computes the gradient dx of local response normalization from y, dy and x.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `y`, `dy`, `x`: in, on the device
    /// - `dx`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `normDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnLRNCrossChannelBackward(
        handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, dxDesc: cudnnTensorDescriptor_t,
        dx: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Normalizes each element by its neighbors in adjacent channels (local response normalization).
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `normDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnLRNCrossChannelForward(
        handle: cudnnHandle_t, normDesc: cudnnLRNDescriptor_t, lrnMode: cudnnLRNMode_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a long causal convolution by FFT, using the forward pass's `reserveSpace`.
    /// - `dy`: in, on the device
    /// - `dx`, `dweight`, `workspace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `dy`, `dx`, `dweight`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnLongFFTCausalConv1dBackward(
        stream: runtime::cudaStream_t, dy: CuPtr<c_void>, dx: CuPtr<c_void>, dweight: CuPtr<c_void>, batch: i32,
        dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: CuPtr<c_void>,
        workspaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize,
    ) -> ();
    #[other = owned]
    /// Computes a long causal convolution by FFT in the caller's workspace.
    /// - `x`, `weight`: in, on the device
    /// - `y`, `workspace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `x`, `weight`, `y`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cudnnLongFFTCausalConv1dForward(
        stream: runtime::cudaStream_t, x: CuPtr<c_void>, weight: CuPtr<c_void>, y: CuPtr<c_void>, batch: i32, dim: i32,
        seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize,
        reserveSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize,
    ) -> ();
    /// Returns the workspace and reserve space sizes in bytes for a long causal convolution by FFT.
    /// Returns `workspaceSizeInBytes`, `reserveSpaceSizeInBytes`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnLongFFTCausalConv1dGetBufferSizes(
        batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Completes the plan of a fused operation from constant parameters, and returns the workspace size in bytes.
    /// # Safety
    ///
    /// `handle`, `plan`, `constPack`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnMakeFusedOpsPlan(
        handle: cudnnHandle_t, plan: cudnnFusedOpsPlan_t, constPack: cudnnFusedOpsConstParamPack_t,
    ) -> usize;
    #[other = owned]
    /// Computes the gradients of multi-head attention with respect to queries, keys and values.
    /// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
    /// - `devSeqLengthsDQDO`, `devSeqLengthsDKDV`, `dout`, `queries`, `keys`, `values`, `weights`: in, on the device
    /// - `dqueries`, `dkeys`, `dvalues`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `attnDesc`, `doDesc`, `dqDesc`, `dkDesc`, `dvDesc`: live handles that no other thread uses during the call.
    /// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
    /// - `devSeqLengthsDQDO`, `devSeqLengthsDKDV`, `dout`, `queries`, `keys`, `values`, `weights`, `dqueries`, `dkeys`, `dvalues`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnMultiHeadAttnBackwardData(
        handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, loWinIdx: &[i32], hiWinIdx: &[i32],
        devSeqLengthsDQDO: CuPtr<i32>, devSeqLengthsDKDV: CuPtr<i32>, doDesc: cudnnSeqDataDescriptor_t,
        dout: CuPtr<c_void>, dqDesc: cudnnSeqDataDescriptor_t, dqueries: CuPtr<c_void>, queries: CuPtr<c_void>,
        dkDesc: cudnnSeqDataDescriptor_t, dkeys: CuPtr<c_void>, keys: CuPtr<c_void>, dvDesc: cudnnSeqDataDescriptor_t,
        dvalues: CuPtr<c_void>, values: CuPtr<c_void>, weightSizeInBytes: usize, weights: CuPtr<c_void>,
        workSpaceSizeInBytes: usize, workSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize,
        reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of attention weights and biases, after the data gradients are computed.
    /// - `queries`, `keys`, `values`, `dout`, `weights`: in, on the device
    /// - `dweights`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `attnDesc`, `qDesc`, `kDesc`, `vDesc`, `doDesc`: live handles that no other thread uses during the call.
    /// - `queries`, `keys`, `values`, `dout`, `weights`, `dweights`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnMultiHeadAttnBackwardWeights(
        handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, addGrad: cudnnWgradMode_t,
        qDesc: cudnnSeqDataDescriptor_t, queries: CuPtr<c_void>, kDesc: cudnnSeqDataDescriptor_t, keys: CuPtr<c_void>,
        vDesc: cudnnSeqDataDescriptor_t, values: CuPtr<c_void>, doDesc: cudnnSeqDataDescriptor_t, dout: CuPtr<c_void>,
        weightSizeInBytes: usize, weights: CuPtr<c_void>, dweights: CuPtr<c_void>, workSpaceSizeInBytes: usize,
        workSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes multi-head attention of queries, keys and values, for all time steps at once or step by step.
    /// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
    /// - `devSeqLengthsQO`, `devSeqLengthsKV`, `queries`, `residuals`, `keys`, `values`, `weights`: in, on the device
    /// - `out`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `attnDesc`, `qDesc`, `kDesc`, `vDesc`, `oDesc`: live handles that no other thread uses during the call.
    /// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
    /// - `devSeqLengthsQO`, `devSeqLengthsKV`, `queries`, `residuals`, `keys`, `values`, `weights`, `out`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnMultiHeadAttnForward(
        handle: cudnnHandle_t, attnDesc: cudnnAttnDescriptor_t, currIdx: i32, loWinIdx: &[i32], hiWinIdx: &[i32],
        devSeqLengthsQO: CuPtr<i32>, devSeqLengthsKV: CuPtr<i32>, qDesc: cudnnSeqDataDescriptor_t,
        queries: CuPtr<c_void>, residuals: CuPtr<c_void>, kDesc: cudnnSeqDataDescriptor_t, keys: CuPtr<c_void>,
        vDesc: cudnnSeqDataDescriptor_t, values: CuPtr<c_void>, oDesc: cudnnSeqDataDescriptor_t, out: CuPtr<c_void>,
        weightSizeInBytes: usize, weights: CuPtr<c_void>, workSpaceSizeInBytes: usize, workSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a normalization with respect to x, scale and bias, and to z if z was added.
    /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `xData`, `yData`, `dyData`, `normScaleData`, `normBiasData`, `savedMean`, `savedInvVariance`: in, on the device
    /// - `dzDesc`: in; may be NULL
    /// - `dzData`, `dxData`, `dNormScaleData`, `dNormBiasData`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`, `dyDesc`, `dxDesc`, `dNormScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`: live handles that no other thread uses during the call.
    /// - `dzDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `xData`, `yData`, `dyData`, `normScaleData`, `normBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dNormScaleData`, `dNormBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnNormalizationBackward(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
        alphaDataDiff: HostScalar, betaDataDiff: HostScalar, alphaParamDiff: HostScalar, betaParamDiff: HostScalar,
        xDesc: cudnnTensorDescriptor_t, xData: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, yData: CuPtr<c_void>,
        dyDesc: cudnnTensorDescriptor_t, dyData: CuPtr<c_void>, dzDesc: cudnnTensorDescriptor_t, dzData: CuPtr<c_void>,
        dxDesc: cudnnTensorDescriptor_t, dxData: CuPtr<c_void>, dNormScaleBiasDesc: cudnnTensorDescriptor_t,
        normScaleData: CuPtr<c_void>, normBiasData: CuPtr<c_void>, dNormScaleData: CuPtr<c_void>,
        dNormBiasData: CuPtr<c_void>, epsilon: f64, normMeanVarDesc: cudnnTensorDescriptor_t, savedMean: CuPtr<c_void>,
        savedInvVariance: CuPtr<c_void>, activationDesc: cudnnActivationDescriptor_t, workSpace: CuPtr<c_void>,
        workSpaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>, reserveSpaceSizeInBytes: usize, groupCnt: i32,
    ) -> ();
    #[other = owned]
    /// Normalizes x by estimated mean and variance, and optionally adds z and applies an activation.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `normScale`, `normBias`, `estimatedMean`, `estimatedVariance`, `z`: in, on the device
    /// - `zDesc`: in; may be NULL
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `normScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `x`, `normScale`, `normBias`, `estimatedMean`, `estimatedVariance`, `z`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnNormalizationForwardInference(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: HostScalar,
        beta: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, normScaleBiasDesc: cudnnTensorDescriptor_t,
        normScale: CuPtr<c_void>, normBias: CuPtr<c_void>, normMeanVarDesc: cudnnTensorDescriptor_t,
        estimatedMean: CuPtr<c_void>, estimatedVariance: CuPtr<c_void>, zDesc: cudnnTensorDescriptor_t,
        z: CuPtr<c_void>, activationDesc: cudnnActivationDescriptor_t, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
        epsilon: f64, groupCnt: i32,
    ) -> ();
    #[other = owned]
    /// Normalizes x per activation or per channel in training, and optionally adds z and applies an activation.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `xData`, `normScale`, `normBias`, `zData`: in, on the device
    /// - `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `yData`, `workspace`, `reserveSpace`: on the device
    /// - `zDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `normScaleBiasDesc`, `normMeanVarDesc`, `activationDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `zDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `xData`, `normScale`, `normBias`, `zData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `yData`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnNormalizationForwardTraining(
        handle: cudnnHandle_t, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t, alpha: HostScalar,
        beta: HostScalar, xDesc: cudnnTensorDescriptor_t, xData: CuPtr<c_void>,
        normScaleBiasDesc: cudnnTensorDescriptor_t, normScale: CuPtr<c_void>, normBias: CuPtr<c_void>,
        exponentialAverageFactor: f64, normMeanVarDesc: cudnnTensorDescriptor_t, resultRunningMean: CuPtr<c_void>,
        resultRunningVariance: CuPtr<c_void>, epsilon: f64, resultSaveMean: CuPtr<c_void>,
        resultSaveInvVariance: CuPtr<c_void>, activationDesc: cudnnActivationDescriptor_t,
        zDesc: cudnnTensorDescriptor_t, zData: CuPtr<c_void>, yDesc: cudnnTensorDescriptor_t, yData: CuPtr<c_void>,
        workspace: CuPtr<c_void>, workSpaceSizeInBytes: usize, reserveSpace: CuPtr<c_void>,
        reserveSpaceSizeInBytes: usize, groupCnt: i32,
    ) -> ();
    #[other = owned]
    /// C = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are broadcast.
    /// - `alpha1`, `alpha2`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `opTensorDesc`, `aDesc`, `bDesc`, `cDesc`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnOpTensor(
        handle: cudnnHandle_t, opTensorDesc: cudnnOpTensorDescriptor_t, alpha1: HostScalar,
        aDesc: cudnnTensorDescriptor_t, A: CuPtr<c_void>, alpha2: HostScalar, bDesc: cudnnTensorDescriptor_t,
        B: CuPtr<c_void>, beta: HostScalar, cDesc: cudnnTensorDescriptor_t, C: CuPtr<c_void>,
    ) -> ();
    /// Checks that the version of the operations library matches its dependencies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnOpsVersionCheck() -> ();
    #[other = owned]
    /// Computes the gradient dx of pooling from y, dy and x, as α·gradient + β·dx.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `y`, `dy`, `x`: in, on the device
    /// - `dx`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `poolingDesc`, `yDesc`, `dyDesc`, `xDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnPoolingBackward(
        handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: HostScalar, yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>, xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>, beta: HostScalar, dxDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·pool(x) + β·y, where pool is the maximum or average of each window.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `poolingDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnPoolingForward(
        handle: cudnnHandle_t, poolingDesc: cudnnPoolingDescriptor_t, alpha: HostScalar, xDesc: cudnnTensorDescriptor_t,
        x: CuPtr<c_void>, beta: HostScalar, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Reports whether kernels of a handle have failed, either immediately or after waiting for the kernels.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `tag`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnQueryRuntimeError(handle: cudnnHandle_t, mode: cudnnErrQueryMode_t, tag: *mut c_void) -> cudnnStatus_t;
    #[other = owned]
    /// Computes the gradients of an RNN with respect to its input and initial states.
    /// - `devSeqLengths`, `y`, `dy`, `hx`, `dhy`, `cx`, `dcy`, `weightSpace`: in, on the device
    /// - `dx`, `dhx`, `dcx`, `workSpace`, `reserveSpace`: on the device
    /// - `hDesc`, `cDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `rnnDesc`, `yDesc`, `xDesc`: live handles that no other thread uses during the call.
    /// - `hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL.
    /// - `devSeqLengths`, `y`, `dy`, `hx`, `dhy`, `cx`, `dcy`, `weightSpace`, `dx`, `dhx`, `dcx`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnRNNBackwardData_v8(
        handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, devSeqLengths: CuPtr<i32>,
        yDesc: cudnnRNNDataDescriptor_t, y: CuPtr<c_void>, dy: CuPtr<c_void>, xDesc: cudnnRNNDataDescriptor_t,
        dx: CuPtr<c_void>, hDesc: cudnnTensorDescriptor_t, hx: CuPtr<c_void>, dhy: CuPtr<c_void>, dhx: CuPtr<c_void>,
        cDesc: cudnnTensorDescriptor_t, cx: CuPtr<c_void>, dcy: CuPtr<c_void>, dcx: CuPtr<c_void>,
        weightSpaceSize: usize, weightSpace: CuPtr<c_void>, workSpaceSize: usize, workSpace: CuPtr<c_void>,
        reserveSpaceSize: usize, reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Adds the gradients of an RNN's weights and biases to `dweightSpace`, after the data gradients are computed.
    /// - `devSeqLengths`, `x`, `hx`, `y`: in, on the device
    /// - `hDesc`: in; may be NULL
    /// - `dweightSpace`, `workSpace`, `reserveSpace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `rnnDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `hDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `devSeqLengths`, `x`, `hx`, `y`, `dweightSpace`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnRNNBackwardWeights_v8(
        handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, addGrad: cudnnWgradMode_t, devSeqLengths: CuPtr<i32>,
        xDesc: cudnnRNNDataDescriptor_t, x: CuPtr<c_void>, hDesc: cudnnTensorDescriptor_t, hx: CuPtr<c_void>,
        yDesc: cudnnRNNDataDescriptor_t, y: CuPtr<c_void>, weightSpaceSize: usize, dweightSpace: CuPtr<c_void>,
        workSpaceSize: usize, workSpace: CuPtr<c_void>, reserveSpaceSize: usize, reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Runs an RNN on a batch of sequences and, in training, stores intermediate results in `reserveSpace`.
    /// - `devSeqLengths`, `x`, `hx`, `cx`, `weightSpace`: in, on the device
    /// - `y`, `hy`, `cy`, `workSpace`, `reserveSpace`: on the device
    /// - `hDesc`, `cDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `rnnDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL.
    /// - `devSeqLengths`, `x`, `hx`, `cx`, `weightSpace`, `y`, `hy`, `cy`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnRNNForward(
        handle: cudnnHandle_t, rnnDesc: cudnnRNNDescriptor_t, fwdMode: cudnnForwardMode_t, devSeqLengths: CuPtr<i32>,
        xDesc: cudnnRNNDataDescriptor_t, x: CuPtr<c_void>, yDesc: cudnnRNNDataDescriptor_t, y: CuPtr<c_void>,
        hDesc: cudnnTensorDescriptor_t, hx: CuPtr<c_void>, hy: CuPtr<c_void>, cDesc: cudnnTensorDescriptor_t,
        cx: CuPtr<c_void>, cy: CuPtr<c_void>, weightSpaceSize: usize, weightSpace: CuPtr<c_void>, workSpaceSize: usize,
        workSpace: CuPtr<c_void>, reserveSpaceSize: usize, reserveSpace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the clipping mode, bounds and NaN propagation of LSTM cell states.
    /// Returns `clipMode`, `clipNanOpt`, `lclip`, `rclip`.
    ///
    /// # Safety
    ///
    /// `rnnDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnRNNGetClip_v9` instead")]
    fn cudnnRNNGetClip_v8(rnnDesc: cudnnRNNDescriptor_t) -> (cudnnRNNClipMode_t, cudnnNanPropagation_t, f64, f64);
    #[other = owned]
    /// Returns the clipping mode and bounds of LSTM cell states.
    /// Returns `clipMode`, `lclip`, `rclip`.
    ///
    /// # Safety
    ///
    /// `rnnDesc`: a live handle that no other thread uses during the call.
    fn cudnnRNNGetClip_v9(rnnDesc: cudnnRNNDescriptor_t) -> (cudnnRNNClipMode_t, f64, f64);
    #[other = owned]
    /// Sets the clipping mode, bounds and NaN propagation of LSTM cell states.
    /// # Safety
    ///
    /// `rnnDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnRNNSetClip_v9` instead")]
    fn cudnnRNNSetClip_v8(
        rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t, lclip: f64,
        rclip: f64,
    ) -> ();
    #[other = owned]
    /// Sets the clipping mode and bounds of LSTM cell states.
    /// # Safety
    ///
    /// `rnnDesc`: a live handle that no other thread uses during the call.
    fn cudnnRNNSetClip_v9(rnnDesc: cudnnRNNDescriptor_t, clipMode: cudnnRNNClipMode_t, lclip: f64, rclip: f64) -> ();
    #[other = owned]
    /// C = α·reduce(A) + β·C, reducing over the dimensions that have size 1 in C.
    /// - `indices`, `workspace`, `C`: on the device
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `A`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `reduceTensorDesc`, `aDesc`, `cDesc`: live handles that no other thread uses during the call.
    /// - `indices`, `workspace`, `C`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnReduceTensor(
        handle: cudnnHandle_t, reduceTensorDesc: cudnnReduceTensorDescriptor_t, indices: CuPtr<c_void>,
        indicesSizeInBytes: usize, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize, alpha: HostScalar,
        aDesc: cudnnTensorDescriptor_t, A: CuPtr<c_void>, beta: HostScalar, cDesc: cudnnTensorDescriptor_t,
        C: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Reorders an int8 filter and bias for int8 convolutions on Tensor Cores.
    /// - `filterData`, `biasData`: in, on the device
    /// - `reorderedFilterData`, `reorderedBiasData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `filterDesc`: live handles that no other thread uses during the call.
    /// - `filterData`, `biasData`, `reorderedFilterData`, `reorderedBiasData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnReorderFilterAndBias(
        handle: cudnnHandle_t, filterDesc: cudnnFilterDescriptor_t, reorderType: cudnnReorderType_t,
        filterData: CuPtr<c_void>, reorderedFilterData: CuPtr<c_void>, reorderBias: i32, biasData: CuPtr<c_void>,
        reorderedBiasData: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Sets the probability of dropout, with random states that have already been seeded.
    /// - `states`: on the device
    ///
    /// # Safety
    ///
    /// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
    /// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
    fn cudnnRestoreDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: CuPtr<c_void>,
        stateSizeInBytes: usize, seed: u64,
    ) -> ();
    #[other = owned]
    /// Multiplies all elements of a tensor by α.
    /// - `y`: on the device
    /// - `alpha`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    ///
    /// # Safety
    ///
    /// - `handle`, `yDesc`: live handles that no other thread uses during the call.
    /// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnScaleTensor(
        handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, alpha: HostScalar,
    ) -> ();
    #[other = owned]
    /// Sets the function, NaN propagation and coefficient (for example, a ReLU's bound) of an activation.
    /// # Safety
    ///
    /// `activationDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetActivationDescriptor(
        activationDesc: cudnnActivationDescriptor_t, mode: cudnnActivationMode_t, reluNanOpt: cudnnNanPropagation_t,
        coef: f64,
    ) -> ();
    #[other = owned]
    /// Sets the β of a swish activation, x·sigmoid(β·x).
    /// # Safety
    ///
    /// `activationDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetActivationDescriptorSwishBeta(activationDesc: cudnnActivationDescriptor_t, swish_beta: f64) -> ();
    #[other = owned]
    /// Sets the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
    /// # Safety
    ///
    /// `attnDesc`, `attnDropoutDesc`, `postDropoutDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetAttnDescriptor(
        attnDesc: cudnnAttnDescriptor_t, attnMode: u32, nHeads: i32, smScaler: f64, dataType: cudnnDataType_t,
        computePrec: cudnnDataType_t, mathType: cudnnMathType_t, attnDropoutDesc: cudnnDropoutDescriptor_t,
        postDropoutDesc: cudnnDropoutDescriptor_t, qSize: i32, kSize: i32, vSize: i32, qProjSize: i32, kProjSize: i32,
        vProjSize: i32, oProjSize: i32, qoMaxSeqLength: i32, kvMaxSeqLength: i32, maxBatchSize: i32, maxBeamSize: i32,
    ) -> ();
    #[other = owned]
    /// Sets a CTC loss descriptor's compute type.
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnSetCTCLossDescriptor_v9` instead")]
    fn cudnnSetCTCLossDescriptor(ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t) -> ();
    #[other = owned]
    /// Sets a CTC loss descriptor's compute type, normalization mode and NaN propagation.
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetCTCLossDescriptorEx(
        ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t,
        gradMode: cudnnNanPropagation_t,
    ) -> ();
    #[other = owned]
    /// Sets a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "use `cudnnSetCTCLossDescriptor_v9` instead")]
    fn cudnnSetCTCLossDescriptor_v8(
        ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t,
        gradMode: cudnnNanPropagation_t, maxLabelLength: i32,
    ) -> ();
    #[other = owned]
    /// Sets a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
    /// # Safety
    ///
    /// `ctcLossDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetCTCLossDescriptor_v9(
        ctcLossDesc: cudnnCTCLossDescriptor_t, compType: cudnnDataType_t, normMode: cudnnLossNormalizationMode_t,
        ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: i32,
    ) -> ();
    /// Sets a callback for errors, warnings and informational messages, as selected by a mask.
    /// - `udata`: in, passed to the callback
    /// - `fptr`: in, called by CUDA with `udata`
    ///
    /// # Safety
    ///
    /// `fptr` may be called with `udata` at any time from now on, on any thread: it must not unwind. `udata` must live as long as `fptr` may be called.
    fn cudnnSetCallback(mask: u32, udata: *mut c_void, fptr: cudnnCallback_t) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Sets the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetConvolution2dDescriptor(
        convDesc: cudnnConvolutionDescriptor_t, pad_h: i32, pad_w: i32, u: i32, v: i32, dilation_h: i32,
        dilation_w: i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Sets the number of channel groups of a convolution.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetConvolutionGroupCount(convDesc: cudnnConvolutionDescriptor_t, groupCount: i32) -> ();
    #[other = owned]
    /// Sets the math type of a convolution: the permitted use of Tensor Cores and conversions.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetConvolutionMathType(convDesc: cudnnConvolutionDescriptor_t, mathType: cudnnMathType_t) -> ();
    #[other = owned]
    /// Sets a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
    /// - `padA`, `filterStrideA`, `dilationA`: in, array, whose length is passed as `arrayLength`
    ///
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetConvolutionNdDescriptor(
        convDesc: cudnnConvolutionDescriptor_t, padA: &[i32], filterStrideA: &[i32], dilationA: &[i32],
        mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
    ) -> ();
    #[other = owned]
    /// Sets whether an int8 convolution reorders its filter before use.
    /// # Safety
    ///
    /// `convDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetConvolutionReorderType(convDesc: cudnnConvolutionDescriptor_t, reorderType: cudnnReorderType_t) -> ();
    #[other = owned]
    /// Sets the probability of dropout and seeds the random states in device memory, which is slow.
    /// - `states`: on the device
    ///
    /// # Safety
    ///
    /// - `dropoutDesc`, `handle`: live handles that no other thread uses during the call.
    /// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
    fn cudnnSetDropoutDescriptor(
        dropoutDesc: cudnnDropoutDescriptor_t, handle: cudnnHandle_t, dropout: f32, states: CuPtr<c_void>,
        stateSizeInBytes: usize, seed: u64,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a filter with k output maps, c input maps and h × w elements in each.
    /// # Safety
    ///
    /// `filterDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetFilter4dDescriptor(
        filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, k: i32, c: i32,
        h: i32, w: i32,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a filter of `nbDims` dimensions: output maps, input maps, then spatial sizes.
    /// - `filterDimA`: in, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `filterDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetFilterNdDescriptor(
        filterDesc: cudnnFilterDescriptor_t, dataType: cudnnDataType_t, format: cudnnTensorFormat_t, filterDimA: &[i32],
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Sets a constant parameter of a fused operation; a descriptor is copied.
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `constPack`: a live handle that no other thread uses during the call.
    /// - `param`: the value that `paramLabel` requires, or its address, until another value is set in `constPack`, or `constPack` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetFusedOpsConstParamPackAttribute(
        constPack: cudnnFusedOpsConstParamPack_t, paramLabel: cudnnFusedOpsConstParamLabel_t, param: *const c_void,
    ) -> ();
    #[other = owned]
    /// Sets a parameter of a fused operation that varies by call, such as a pointer.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `varPack`: a live handle that no other thread uses during the call.
    /// - `ptr`: valid memory of the size that the other arguments imply, until another value is set in `varPack`, or `varPack` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetFusedOpsVariantParamPackAttribute(
        varPack: cudnnFusedOpsVariantParamPack_t, paramLabel: cudnnFusedOpsVariantParamLabel_t, ptr: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets the window size `lrnN` and the coefficients α, β and k of local response normalization.
    /// # Safety
    ///
    /// `normDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetLRNDescriptor(normDesc: cudnnLRNDescriptor_t, lrnN: u32, lrnAlpha: f64, lrnBeta: f64, lrnK: f64) -> ();
    #[other = owned]
    /// Sets the operation (for example, sum or maximum), compute type and NaN propagation of a descriptor.
    /// # Safety
    ///
    /// `opTensorDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetOpTensorDescriptor(
        opTensorDesc: cudnnOpTensorDescriptor_t, opTensorOp: cudnnOpTensorOp_t, opTensorCompType: cudnnDataType_t,
        opTensorNanOpt: cudnnNanPropagation_t,
    ) -> ();
    #[other = owned]
    /// Sets the mode (maximum or average), window, padding and strides of 2D pooling.
    /// # Safety
    ///
    /// `poolingDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetPooling2dDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t,
        windowHeight: i32, windowWidth: i32, verticalPadding: i32, horizontalPadding: i32, verticalStride: i32,
        horizontalStride: i32,
    ) -> ();
    #[other = owned]
    /// Sets the mode of pooling (maximum or average), and the window, padding and stride in each dimension.
    /// - `windowDimA`, `paddingA`, `strideA`: in, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `poolingDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetPoolingNdDescriptor(
        poolingDesc: cudnnPoolingDescriptor_t, mode: cudnnPoolingMode_t, maxpoolingNanOpt: cudnnNanPropagation_t,
        windowDimA: &[i32], paddingA: &[i32], strideA: &[i32],
    ) -> ();
    #[other = owned]
    /// Sets the layout, vector size, sequence lengths and padding of a batch of sequences for an RNN.
    /// - `seqLengthArray`: in, array, whose length is passed as `batchSize`
    /// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `rnnDataDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetRNNDataDescriptor<T: Input>(
        rnnDataDesc: cudnnRNNDataDescriptor_t, dataType: cudnnDataType_t, layout: cudnnRNNDataLayout_t,
        maxSeqLength: i32, vectorSize: i32, seqLengthArray: &[i32], paddingFill: Option<&T>,
    ) -> ();
    #[other = owned]
    /// Sets an RNN's cell (ReLU, tanh, LSTM or GRU), sizes, number of layers, directions and data types.
    /// - `auxFlags`: in, flags: [`CUDNN_RNN_PADDED_IO_DISABLED`], [`CUDNN_RNN_PADDED_IO_ENABLED`]
    ///
    /// # Safety
    ///
    /// - `rnnDesc`, `dropoutDesc`: live handles that no other thread uses during the call.
    /// - `dropoutDesc`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `rnnDesc`, or `rnnDesc` is destroyed.
    fn cudnnSetRNNDescriptor_v8(
        rnnDesc: cudnnRNNDescriptor_t, algo: cudnnRNNAlgo_t, cellMode: cudnnRNNMode_t, biasMode: cudnnRNNBiasMode_t,
        dirMode: cudnnDirectionMode_t, inputMode: cudnnRNNInputMode_t, dataType: cudnnDataType_t,
        mathPrec: cudnnDataType_t, mathType: cudnnMathType_t, inputSize: i32, hiddenSize: i32, projSize: i32,
        numLayers: i32, dropoutDesc: cudnnDropoutDescriptor_t, auxFlags: u32,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Sets the operation and compute type of a reduction, and whether the reduction returns indices.
    /// # Safety
    ///
    /// `reduceTensorDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetReduceTensorDescriptor(
        reduceTensorDesc: cudnnReduceTensorDescriptor_t, reduceTensorOp: cudnnReduceTensorOp_t,
        reduceTensorCompType: cudnnDataType_t, reduceTensorNanOpt: cudnnNanPropagation_t,
        reduceTensorIndices: cudnnReduceTensorIndices_t, reduceTensorIndicesType: cudnnIndicesType_t,
    ) -> ();
    #[other = owned]
    /// Sets the dimensions (time, batch, beam and vector), their order, and the sequence lengths for attention.
    /// - `dimA`, `axes`: in, array, whose length is passed as `nbDims`
    /// - `seqLengthArray`: in, array, whose length is passed as `seqLengthArraySize`
    /// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `seqDataDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetSeqDataDescriptor<T: Input>(
        seqDataDesc: cudnnSeqDataDescriptor_t, dataType: cudnnDataType_t, dimA: &[i32], axes: &[cudnnSeqDataAxis_t],
        seqLengthArray: &[i32], paddingFill: Option<&T>,
    ) -> ();
    #[other = owned]
    /// Sets the sampler, data type and output dimensions of a spatial transformer.
    /// - `dimA`: in, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `stDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetSpatialTransformerNdDescriptor(
        stDesc: cudnnSpatialTransformerDescriptor_t, samplerType: cudnnSamplerType_t, dataType: cudnnDataType_t,
        dimA: &[i32],
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Sets the stream in which later calls with the handle run.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cudnnSetStream(handle: cudnnHandle_t, streamId: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Sets all elements of a tensor to one value.
    /// - `y`: on the device
    /// - `valuePtr`: in, a scalar on the host; its type: that of the tensor's elements
    ///
    /// # Safety
    ///
    /// - `handle`, `yDesc`: live handles that no other thread uses during the call.
    /// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSetTensor(
        handle: cudnnHandle_t, yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, valuePtr: HostScalar,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a packed n × c × h × w tensor in a format such as NCHW.
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetTensor4dDescriptor(
        tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, n: i32, c: i32,
        h: i32, w: i32,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe an n × c × h × w tensor with a stride for each dimension.
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetTensor4dDescriptorEx(
        tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32, nStride: i32,
        cStride: i32, hStride: i32, wStride: i32,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a tensor of `nbDims` dimensions with a stride for each dimension.
    /// - `dimA`, `strideA`: in, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetTensorNdDescriptor(
        tensorDesc: cudnnTensorDescriptor_t, dataType: cudnnDataType_t, dimA: &[i32], strideA: &[i32],
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a packed tensor of `nbDims` dimensions in a format such as NCHW.
    /// - `dimA`: in, array, whose length is passed as `nbDims`
    ///
    /// # Safety
    ///
    /// `tensorDesc`: a live handle that no other thread uses during the call.
    fn cudnnSetTensorNdDescriptorEx(
        tensorDesc: cudnnTensorDescriptor_t, format: cudnnTensorFormat_t, dataType: cudnnDataType_t, dimA: &[i32],
    ) -> ();
    #[other = owned]
    /// Sets the destination format, padding and folding of a tensor transformation.
    /// - `padBeforeA`, `padAfterA`: in, array, whose length is passed as `nbDims`; an empty slice passes NULL
    /// - `foldA`: in, array, length `nbDims - 2`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `transformDesc`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnSetTensorTransformDescriptor(
        transformDesc: cudnnTensorTransformDescriptor_t, destFormat: cudnnTensorFormat_t, padBeforeA: &[i32],
        padAfterA: &[i32], foldA: &[u32], direction: cudnnFoldingDirection_t,
    ) -> ();
    #[other = owned]
    /// Computes the gradient dx of softmax from y and dy, as α·gradient + β·dx.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `y`, `dy`: in, on the device
    /// - `dx`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `yDesc`, `dyDesc`, `dxDesc`: live handles that no other thread uses during the call.
    /// - `y`, `dy`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSoftmaxBackward(
        handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>,
        beta: HostScalar, dxDesc: cudnnTensorDescriptor_t, dx: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes softmax, or its logarithm, over channels or over whole samples, as α·softmax(x) + β·y.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSoftmaxForward(
        handle: cudnnHandle_t, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, yDesc: cudnnTensorDescriptor_t,
        y: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradient of the affine matrices (`dtheta`) from the gradient of the grid.
    /// - `dgrid`: in, on the device
    /// - `dtheta`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `stDesc`: live handles that no other thread uses during the call.
    /// - `dgrid`, `dtheta`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSpatialTfGridGeneratorBackward(
        handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, dgrid: CuPtr<c_void>, dtheta: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes a grid of sampling points in the input from the affine matrices `theta`.
    /// - `theta`: in, on the device
    /// - `grid`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `stDesc`: live handles that no other thread uses during the call.
    /// - `theta`, `grid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSpatialTfGridGeneratorForward(
        handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, theta: CuPtr<c_void>, grid: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the gradients of a sampler with respect to x and the grid.
    /// - `alpha`, `beta`, `alphaDgrid`, `betaDgrid`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `dy`, `grid`: in, on the device
    /// - `dx`, `dgrid`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `stDesc`, `xDesc`, `dxDesc`, `dyDesc`: live handles that no other thread uses during the call.
    /// - `x`, `dy`, `grid`, `dx`, `dgrid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSpatialTfSamplerBackward(
        handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar, dxDesc: cudnnTensorDescriptor_t,
        dx: CuPtr<c_void>, alphaDgrid: HostScalar, dyDesc: cudnnTensorDescriptor_t, dy: CuPtr<c_void>,
        grid: CuPtr<c_void>, betaDgrid: HostScalar, dgrid: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Samples x at the points of a grid with bilinear interpolation.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`, `grid`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `stDesc`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `grid`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cudnnSpatialTfSamplerForward(
        handle: cudnnHandle_t, stDesc: cudnnSpatialTransformerDescriptor_t, alpha: HostScalar,
        xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, grid: CuPtr<c_void>, beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
    /// Checks that the version of the subquadratic operations library matches its dependencies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudnnSubquadraticOpsVersionCheck() -> ();
    #[other = owned]
    /// Computes α·src + β·dest for a filter, with the change of format, padding or folding in a descriptor.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `srcData`: in, on the device
    /// - `destData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `transDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
    /// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnTransformFilter(
        handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: HostScalar,
        srcDesc: cudnnFilterDescriptor_t, srcData: CuPtr<c_void>, beta: HostScalar, destDesc: cudnnFilterDescriptor_t,
        destData: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// y = α·x + β·y, where the layouts of x and y may differ.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `xDesc`, `yDesc`: live handles that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnTransformTensor(
        handle: cudnnHandle_t, alpha: HostScalar, xDesc: cudnnTensorDescriptor_t, x: CuPtr<c_void>, beta: HostScalar,
        yDesc: cudnnTensorDescriptor_t, y: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cudnn, CUDNN, cudnnStatus_t;
    #[other = owned]
    /// Computes α·src + β·dest with the change of format, padding or folding that a descriptor specifies.
    /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
    /// - `srcData`: in, on the device
    /// - `destData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `transDesc`, `srcDesc`, `destDesc`: live handles that no other thread uses during the call.
    /// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cudnnTransformTensorEx(
        handle: cudnnHandle_t, transDesc: cudnnTensorTransformDescriptor_t, alpha: HostScalar,
        srcDesc: cudnnTensorDescriptor_t, srcData: CuPtr<c_void>, beta: HostScalar, destDesc: cudnnTensorDescriptor_t,
        destData: CuPtr<c_void>,
    ) -> ();
}
