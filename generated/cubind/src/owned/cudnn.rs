//! cuDNN with owned handles: neural network layers, and graphs of operations.
//!
//! See [`owned`](super) for this form of the functions. [`cudnn`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cudnn as checked;
#[allow(unused_imports)]
use crate::cudnn::CUDNN;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cudnn as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudnn::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 cudnnHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 cudnnHandle_t
}

destroy! {
    cudnnStatus_t;
    0 cudnnBackendDescriptor_t: |handle| checked::cudnnBackendDestroyDescriptor(handle);
    0 cudnnHandle_t: |handle| destroy_then_release!(0 handle, checked::cudnnDestroy(handle));
    0 cudnnActivationDescriptor_t: |handle| checked::cudnnDestroyActivationDescriptor(handle);
    0 cudnnAttnDescriptor_t: |handle| checked::cudnnDestroyAttnDescriptor(handle);
    0 cudnnCTCLossDescriptor_t: |handle| checked::cudnnDestroyCTCLossDescriptor(handle);
    0 cudnnConvolutionDescriptor_t: |handle| checked::cudnnDestroyConvolutionDescriptor(handle);
    0 cudnnDropoutDescriptor_t: |handle| checked::cudnnDestroyDropoutDescriptor(handle);
    0 cudnnFilterDescriptor_t: |handle| checked::cudnnDestroyFilterDescriptor(handle);
    0 cudnnFusedOpsConstParamPack_t: |handle| checked::cudnnDestroyFusedOpsConstParamPack(handle);
    0 cudnnFusedOpsPlan_t: |handle| checked::cudnnDestroyFusedOpsPlan(handle);
    0 cudnnFusedOpsVariantParamPack_t: |handle| checked::cudnnDestroyFusedOpsVariantParamPack(handle);
    0 cudnnLRNDescriptor_t: |handle| checked::cudnnDestroyLRNDescriptor(handle);
    0 cudnnOpTensorDescriptor_t: |handle| checked::cudnnDestroyOpTensorDescriptor(handle);
    0 cudnnPoolingDescriptor_t: |handle| checked::cudnnDestroyPoolingDescriptor(handle);
    0 cudnnRNNDataDescriptor_t: |handle| checked::cudnnDestroyRNNDataDescriptor(handle);
    0 cudnnRNNDescriptor_t: |handle| checked::cudnnDestroyRNNDescriptor(handle);
    0 cudnnReduceTensorDescriptor_t: |handle| checked::cudnnDestroyReduceTensorDescriptor(handle);
    0 cudnnSeqDataDescriptor_t: |handle| checked::cudnnDestroySeqDataDescriptor(handle);
    0 cudnnSpatialTransformerDescriptor_t: |handle| checked::cudnnDestroySpatialTransformerDescriptor(handle);
    0 cudnnTensorDescriptor_t: |handle| checked::cudnnDestroyTensorDescriptor(handle);
    0 cudnnTensorTransformDescriptor_t: |handle| checked::cudnnDestroyTensorTransformDescriptor(handle);
}

any_thread! {
    0 cudnnBackendDescriptor_t // cuDNN, Thread Safety
    0 cudnnHandle_t // cuDNN, Thread Safety
    0 cudnnActivationDescriptor_t // cuDNN, Thread Safety
    0 cudnnAttnDescriptor_t // cuDNN, Thread Safety
    0 cudnnCTCLossDescriptor_t // cuDNN, Thread Safety
    0 cudnnConvolutionDescriptor_t // cuDNN, Thread Safety
    0 cudnnDropoutDescriptor_t // cuDNN, Thread Safety
    0 cudnnFilterDescriptor_t // cuDNN, Thread Safety
    0 cudnnFusedOpsConstParamPack_t // cuDNN, Thread Safety
    0 cudnnFusedOpsPlan_t // cuDNN, Thread Safety
    0 cudnnFusedOpsVariantParamPack_t // cuDNN, Thread Safety
    0 cudnnLRNDescriptor_t // cuDNN, Thread Safety
    0 cudnnOpTensorDescriptor_t // cuDNN, Thread Safety
    0 cudnnPoolingDescriptor_t // cuDNN, Thread Safety
    0 cudnnRNNDataDescriptor_t // cuDNN, Thread Safety
    0 cudnnRNNDescriptor_t // cuDNN, Thread Safety
    0 cudnnReduceTensorDescriptor_t // cuDNN, Thread Safety
    0 cudnnSeqDataDescriptor_t // cuDNN, Thread Safety
    0 cudnnSpatialTransformerDescriptor_t // cuDNN, Thread Safety
    0 cudnnTensorDescriptor_t // cuDNN, Thread Safety
    0 cudnnTensorTransformDescriptor_t // cuDNN, Thread Safety
}

bytes! {
    cudnnStatus_t; length_of_cudnnTensorDescriptor_t(cudnnTensorDescriptor_t): cudnnGetTensorSizeInBytes;
    strides of 8 |handle, strides| cudnnGetTensorNdDescriptor(handle, &mut [0; 8], &mut strides)
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// y = α·act(x) + β·y for each element; works in place if y is x.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cudnnActivationForward(
            handle: impl AsHandle<cudnnHandle_t>, activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyKnownInput, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyKnownOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnActivationForward);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y);
            checked::cudnnActivationForward(
                handle.as_handle(), activationDesc.as_handle(), alpha, xDesc.as_handle(), x.0.into(), beta,
                yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x y);
        }
        /// C = α·A + β·C, where dimensions of size 1 in A are broadcast (for example, for a bias).
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cudnnAddTensor(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, aDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            A: impl AnyKnownInput, beta: HostScalar, cDesc: impl AsHandle<cudnnTensorDescriptor_t>, C: impl AnyKnownOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnAddTensor);
            measured!(called : A, length_of_cudnnTensorDescriptor_t(called, aDesc.as_handle()) ?);
            measured!(called : C, length_of_cudnnTensorDescriptor_t(called, cDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : A C);
            checked::cudnnAddTensor(
                handle.as_handle(), alpha, aDesc.as_handle(), A.0.into(), beta, cDesc.as_handle(), C.0.into(),
            )?;
            record_use!(work; A C);
        }
        /// C = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are broadcast.
        /// - `alpha1`, `alpha2`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cudnnOpTensor(
            handle: impl AsHandle<cudnnHandle_t>, opTensorDesc: impl AsHandle<cudnnOpTensorDescriptor_t>,
            alpha1: HostScalar, aDesc: impl AsHandle<cudnnTensorDescriptor_t>, A: impl AnyKnownInput, alpha2: HostScalar,
            bDesc: impl AsHandle<cudnnTensorDescriptor_t>, B: impl AnyKnownInput, beta: HostScalar,
            cDesc: impl AsHandle<cudnnTensorDescriptor_t>, C: impl AnyKnownOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnOpTensor);
            measured!(called : A, length_of_cudnnTensorDescriptor_t(called, aDesc.as_handle()) ?);
            measured!(called : B, length_of_cudnnTensorDescriptor_t(called, bDesc.as_handle()) ?);
            measured!(called : C, length_of_cudnnTensorDescriptor_t(called, cDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : A B C);
            checked::cudnnOpTensor(
                handle.as_handle(), opTensorDesc.as_handle(), alpha1, aDesc.as_handle(), A.0.into(), alpha2,
                bDesc.as_handle(), B.0.into(), beta, cDesc.as_handle(), C.0.into(),
            )?;
            record_use!(work; A B C);
        }
        /// Sets the stream in which later calls with the handle run.
        /// `handle` keeps `streamId` alive until another stream is set, or until `handle` is destroyed.
        fn cudnnSetStream(handle: impl AsHandle<cudnnHandle_t>, streamId: impl SharedStream) -> () {
            keep!(
                0 handle.as_handle(), streamId; checked::cudnnSetStream(handle.as_handle(),
                streamId.as_handle_or_null())
            )
        }
        /// Computes the gradient dx of softmax from y and dy, as α·gradient + β·dx.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `dx`, `dy`, `y`.
        fn cudnnSoftmaxBackward(
            handle: impl AsHandle<cudnnHandle_t>, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t,
            alpha: HostScalar, yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyKnownInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyKnownInput, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyKnownOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSoftmaxBackward);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            measured!(called : dy, length_of_cudnnTensorDescriptor_t(called, dyDesc.as_handle()) ?);
            measured!(called : dx, length_of_cudnnTensorDescriptor_t(called, dxDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y dy dx);
            checked::cudnnSoftmaxBackward(
                handle.as_handle(), algo, mode, alpha, yDesc.as_handle(), y.0.into(), dyDesc.as_handle(), dy.0.into(), beta,
                dxDesc.as_handle(), dx.0.into(),
            )?;
            record_use!(work; y dy dx);
        }
        /// Computes softmax, or its logarithm, over channels or over whole samples, as α·softmax(x) + β·y.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cudnnSoftmaxForward(
            handle: impl AsHandle<cudnnHandle_t>, algo: cudnnSoftmaxAlgorithm_t, mode: cudnnSoftmaxMode_t,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyKnownInput, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyKnownOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSoftmaxForward);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y);
            checked::cudnnSoftmaxForward(
                handle.as_handle(), algo, mode, alpha, xDesc.as_handle(), x.0.into(), beta, yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cudnn, cudnnStatus_t;

    safe {}

    unsafe {
        /// Computes the gradient dx of an activation from y, dy and x, as α·gradient + β·dx.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `dx`, `dy`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnActivationBackward(
            handle: impl AsHandle<cudnnHandle_t>, activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            alpha: HostScalar, yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnActivationBackward);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            measured!(called : dy, length_of_cudnnTensorDescriptor_t(called, dyDesc.as_handle()) ?);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : dx, length_of_cudnnTensorDescriptor_t(called, dxDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y dy x dx);
            checked::cudnnActivationBackward(
                handle.as_handle(), activationDesc.as_handle(), alpha, yDesc.as_handle(), y.0.into(), dyDesc.as_handle(),
                dy.0.into(), xDesc.as_handle(), x.0.into(), beta, dxDesc.as_handle(), dx.0.into(),
            )?;
            record_use!(work; y dy x dx);
        }
        /// Computes the gradients of two consecutive causal convolutions, a projection and a mixer.
        /// # Safety
        ///
        /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `dy`, `dx`, `dweightsProj`, `dweightsMixer`, `dskipBias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnB2BCausalConv1dBackward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weightsProj: impl AnyDeviceInput,
            weightsMixer: impl AnyDeviceInput, skipBias: impl AnyDeviceInput, y: impl AnyDeviceInput,
            dy: impl AnyDeviceInput, dx: impl AnyDeviceOutput, dweightsProj: impl AnyDeviceOutput,
            dweightsMixer: impl AnyDeviceOutput, dskipBias: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32,
            kernelSizeProj: i32, kernelSizeMixer: i32, dataType: cudnnDataType_t, dwDataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnB2BCausalConv1dBackward);
            borrow!(
                work = Work::in_stream(& stream),
                called : x weightsProj weightsMixer skipBias y dy dx dweightsProj dweightsMixer dskipBias
            );
            checked::cudnnB2BCausalConv1dBackward(
                stream.as_handle_or_null(), x.0.into(), weightsProj.0.into(), weightsMixer.0.into(), skipBias.0.into(),
                y.0.into(), dy.0.into(), dx.0.into(), dweightsProj.0.into(), dweightsMixer.0.into(), dskipBias.0.into(),
                batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType, dwDataType,
            )?;
            record_use!(work; x weightsProj weightsMixer skipBias y dy dx dweightsProj dweightsMixer dskipBias);
        }
        /// Computes two consecutive causal convolutions, a projection and a mixer, with gating in between.
        /// # Safety
        ///
        /// - `x`, `weightsProj`, `weightsMixer`, `skipBias`, `y`, `yGated`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnB2BCausalConv1dForward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weightsProj: impl AnyDeviceInput,
            weightsMixer: impl AnyDeviceInput, skipBias: impl AnyDeviceInput, y: impl AnyDeviceOutput,
            yGated: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSizeProj: i32, kernelSizeMixer: i32,
            dataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnB2BCausalConv1dForward);
            borrow!(work = Work::in_stream(& stream), called : x weightsProj weightsMixer skipBias y yGated);
            checked::cudnnB2BCausalConv1dForward(
                stream.as_handle_or_null(), x.0.into(), weightsProj.0.into(), weightsMixer.0.into(), skipBias.0.into(),
                y.0.into(), yGated.0.into(), batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType,
            )?;
            record_use!(work; x weightsProj weightsMixer skipBias y yGated);
        }
        /// Computes the gradients of batch normalization with respect to x, scale and bias.
        /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `dy`, `bnScale`, `savedMean`, `savedInvVariance`, `dx`, `dBnScaleResult`, `dBnBiasResult`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBatchNormalizationBackward(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, alphaDataDiff: HostScalar,
            betaDataDiff: HostScalar, alphaParamDiff: HostScalar, betaParamDiff: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
            dBnScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScale: impl AnyDeviceInput,
            dBnScaleResult: impl AnyDeviceOutput, dBnBiasResult: impl AnyDeviceOutput, epsilon: f64,
            savedMean: impl AnyDeviceInput, savedInvVariance: impl AnyDeviceInput,
        ) -> () {
            let called = called!(CUDNN, cudnnBatchNormalizationBackward);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : x dy dx bnScale dBnScaleResult dBnBiasResult savedMean savedInvVariance
            );
            checked::cudnnBatchNormalizationBackward(
                handle.as_handle(), mode, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc.as_handle(),
                x.0.into(), dyDesc.as_handle(), dy.0.into(), dxDesc.as_handle(), dx.0.into(), dBnScaleBiasDesc.as_handle(),
                bnScale.0.into(), dBnScaleResult.0.into(), dBnBiasResult.0.into(), epsilon, savedMean.0.into(),
                savedInvVariance.0.into(),
            )?;
            record_use!(work; x dy dx bnScale dBnScaleResult dBnBiasResult savedMean savedInvVariance);
        }
        /// Computes the gradients of batch normalization, optionally fused with an addition of z and an activation.
        /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        /// - `dzDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `xData`, `yData`, `dyData`, `bnScaleData`, `bnBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dBnScaleData`, `dBnBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBatchNormalizationBackwardEx(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t,
            alphaDataDiff: HostScalar, betaDataDiff: HostScalar, alphaParamDiff: HostScalar, betaParamDiff: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, xData: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, yData: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dyData: impl AnyDeviceInput,
            dzDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, dzData: impl AnyDeviceOutput,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dxData: impl AnyDeviceOutput,
            dBnScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScaleData: impl AnyDeviceInput,
            bnBiasData: impl AnyDeviceInput, dBnScaleData: impl AnyDeviceOutput, dBnBiasData: impl AnyDeviceOutput,
            epsilon: f64, savedMean: impl AnyDeviceInput, savedInvVariance: impl AnyDeviceInput,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, workSpace: impl AnyDeviceOutput,
            workSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput, reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnBatchNormalizationBackwardEx);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : xData yData dyData dzData dxData
                bnScaleData bnBiasData dBnScaleData dBnBiasData savedMean savedInvVariance workSpace reserveSpace
            );
            checked::cudnnBatchNormalizationBackwardEx(
                handle.as_handle(), mode, bnOps, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff,
                xDesc.as_handle(), xData.0.into(), yDesc.as_handle(), yData.0.into(), dyDesc.as_handle(), dyData.0.into(),
                dzDesc.as_handle_or_null(), dzData.0.into(), dxDesc.as_handle(), dxData.0.into(),
                dBnScaleBiasDesc.as_handle(), bnScaleData.0.into(), bnBiasData.0.into(), dBnScaleData.0.into(),
                dBnBiasData.0.into(), epsilon, savedMean.0.into(), savedInvVariance.0.into(), activationDesc.as_handle(),
                workSpace.0.into(), workSpaceSizeInBytes, reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(
                work; xData yData dyData dzData dxData bnScaleData bnBiasData dBnScaleData dBnBiasData savedMean
                savedInvVariance workSpace reserveSpace
            );
        }
        /// Normalizes x by the mean and variance estimated during training.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `bnScale`, `bnBias`, `estimatedMean`, `estimatedVariance`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBatchNormalizationForwardInference(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, alpha: HostScalar, beta: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
            bnScaleBiasMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScale: impl AnyDeviceInput,
            bnBias: impl AnyDeviceInput, estimatedMean: impl AnyDeviceInput, estimatedVariance: impl AnyDeviceInput,
            epsilon: f64,
        ) -> () {
            let called = called!(CUDNN, cudnnBatchNormalizationForwardInference);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : x y bnScale bnBias estimatedMean estimatedVariance
            );
            checked::cudnnBatchNormalizationForwardInference(
                handle.as_handle(), mode, alpha, beta, xDesc.as_handle(), x.0.into(), yDesc.as_handle(), y.0.into(),
                bnScaleBiasMeanVarDesc.as_handle(), bnScale.0.into(), bnBias.0.into(), estimatedMean.0.into(),
                estimatedVariance.0.into(), epsilon,
            )?;
            record_use!(work; x y bnScale bnBias estimatedMean estimatedVariance);
        }
        /// Normalizes x by its batch mean and variance, and updates the running averages of both.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `bnScale`, `bnBias`, `y`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBatchNormalizationForwardTraining(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, alpha: HostScalar, beta: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
            bnScaleBiasMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScale: impl AnyDeviceInput,
            bnBias: impl AnyDeviceInput, exponentialAverageFactor: f64, resultRunningMean: impl AnyDeviceOutput,
            resultRunningVariance: impl AnyDeviceOutput, epsilon: f64, resultSaveMean: impl AnyDeviceOutput,
            resultSaveInvVariance: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnBatchNormalizationForwardTraining);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : x y bnScale bnBias resultRunningMean resultRunningVariance resultSaveMean resultSaveInvVariance
            );
            checked::cudnnBatchNormalizationForwardTraining(
                handle.as_handle(), mode, alpha, beta, xDesc.as_handle(), x.0.into(), yDesc.as_handle(), y.0.into(),
                bnScaleBiasMeanVarDesc.as_handle(), bnScale.0.into(), bnBias.0.into(), exponentialAverageFactor,
                resultRunningMean.0.into(), resultRunningVariance.0.into(), epsilon, resultSaveMean.0.into(),
                resultSaveInvVariance.0.into(),
            )?;
            record_use!(
                work; x y bnScale bnBias resultRunningMean resultRunningVariance resultSaveMean resultSaveInvVariance
            );
        }
        /// Normalizes x by its batch in training, and optionally adds z and applies an activation.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        /// - `zDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `xData`, `zData`, `bnScale`, `bnBias`, `yData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBatchNormalizationForwardTrainingEx(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t, alpha: HostScalar,
            beta: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, xData: impl AnyDeviceInput,
            zDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, zData: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, yData: impl AnyDeviceOutput,
            bnScaleBiasMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScale: impl AnyDeviceInput,
            bnBias: impl AnyDeviceInput, exponentialAverageFactor: f64, resultRunningMean: impl AnyDeviceOutput,
            resultRunningVariance: impl AnyDeviceOutput, epsilon: f64, resultSaveMean: impl AnyDeviceOutput,
            resultSaveInvVariance: impl AnyDeviceOutput, activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            workspace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnBatchNormalizationForwardTrainingEx);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : xData zData yData bnScale bnBias
                resultRunningMean resultRunningVariance resultSaveMean resultSaveInvVariance workspace reserveSpace
            );
            checked::cudnnBatchNormalizationForwardTrainingEx(
                handle.as_handle(), mode, bnOps, alpha, beta, xDesc.as_handle(), xData.0.into(), zDesc.as_handle_or_null(),
                zData.0.into(), yDesc.as_handle(), yData.0.into(), bnScaleBiasMeanVarDesc.as_handle(), bnScale.0.into(),
                bnBias.0.into(), exponentialAverageFactor, resultRunningMean.0.into(), resultRunningVariance.0.into(),
                epsilon, resultSaveMean.0.into(), resultSaveInvVariance.0.into(), activationDesc.as_handle(),
                workspace.0.into(), workSpaceSizeInBytes, reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(
                work; xData zData yData bnScale bnBias resultRunningMean resultRunningVariance resultSaveMean
                resultSaveInvVariance workspace reserveSpace
            );
        }
        /// Computes the CTC loss and its gradients; labels and lengths are in host memory.
        /// - `hostLabels`: in, array, of the length that `hostLabelLengths` requires
        /// - `hostLabelLengths`, `hostInputLengths`: in, array, of the length that `probsDesc` requires
        ///
        /// # Safety
        ///
        /// - `probs`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `hostLabels`, `hostLabelLengths`, `hostInputLengths` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
        /// - `hostLabels`: at least as long as `hostLabelLengths` requires. The length is not checked.
        /// - `hostLabelLengths`, `hostInputLengths`: at least as long as `probsDesc` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnCTCLoss(
            handle: impl AsHandle<cudnnHandle_t>, probsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            probs: impl AnyDeviceInput, hostLabels: &[i32], hostLabelLengths: &[i32], hostInputLengths: &[i32],
            costs: impl AnyDeviceOutput, gradientsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            gradients: impl AnyDeviceOutput, algo: cudnnCTCLossAlgo_t, ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
            workspace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnCTCLoss);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : probs costs gradients workspace
            );
            checked::cudnnCTCLoss(
                handle.as_handle(), probsDesc.as_handle(), probs.0.into(), hostLabels, hostLabelLengths, hostInputLengths,
                costs.0.into(), gradientsDesc.as_handle(), gradients.0.into(), algo, ctcLossDesc.as_handle(),
                workspace.0.into(), workSpaceSizeInBytes,
            )?;
            record_use!(work; probs costs gradients workspace);
        }
        /// Computes the CTC loss and its gradients; labels and lengths are in device memory.
        /// # Safety
        ///
        /// - `probs`, `labels`, `labelLengths`, `inputLengths`, `costs`, `gradients`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnCTCLoss_v8(
            handle: impl AsHandle<cudnnHandle_t>, algo: cudnnCTCLossAlgo_t,
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, probsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            probs: impl AnyDeviceInput, labels: impl DeviceInput<i32>, labelLengths: impl DeviceInput<i32>,
            inputLengths: impl DeviceInput<i32>, costs: impl AnyDeviceOutput,
            gradientsDesc: impl AsHandle<cudnnTensorDescriptor_t>, gradients: impl AnyDeviceOutput,
            workSpaceSizeInBytes: usize, workspace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnCTCLoss_v8);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : probs labels labelLengths inputLengths costs gradients workspace
            );
            checked::cudnnCTCLoss_v8(
                handle.as_handle(), algo, ctcLossDesc.as_handle(), probsDesc.as_handle(), probs.0.into(), labels.0.into(),
                labelLengths.0.into(), inputLengths.0.into(), costs.0.into(), gradientsDesc.as_handle(), gradients.0.into(),
                workSpaceSizeInBytes, workspace.0.into(),
            )?;
            record_use!(work; probs labels labelLengths inputLengths costs gradients workspace);
        }
        /// Computes the gradients of a causal convolution of NHW data with respect to x, weight and bias.
        /// # Safety
        ///
        /// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnCausalConv1dBackward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            bias: impl AnyDeviceInput, dy: impl AnyDeviceInput, dx: impl AnyDeviceOutput, dweight: impl AnyDeviceOutput,
            dbias: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
            dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t,
        ) -> () {
            let called = called!(CUDNN, cudnnCausalConv1dBackward);
            borrow!(work = Work::in_stream(& stream), called : x weight bias dy dx dweight dbias);
            checked::cudnnCausalConv1dBackward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), bias.0.into(), dy.0.into(), dx.0.into(),
                dweight.0.into(), dbias.0.into(), batch, dim, seqLen, kernelSize, dataType, dwDataType, activation,
            )?;
            record_use!(work; x weight bias dy dx dweight dbias);
        }
        /// y = act(conv(x, weight) + bias), a causal depthwise convolution of NHW data.
        /// # Safety
        ///
        /// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnCausalConv1dForward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            bias: impl AnyDeviceInput, y: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32,
            dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t,
        ) -> () {
            let called = called!(CUDNN, cudnnCausalConv1dForward);
            borrow!(work = Work::in_stream(& stream), called : x weight bias y);
            checked::cudnnCausalConv1dForward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), bias.0.into(), y.0.into(), batch, dim, seqLen,
                kernelSize, dataType, activation,
            )?;
            record_use!(work; x weight bias y);
        }
        /// Computes the gradients of a causal convolution of NWH data with respect to x, weight and bias.
        /// # Safety
        ///
        /// - `x`, `weight`, `bias`, `dy`, `dx`, `dweight`, `dbias`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnCausalConv1dNwhBackward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            bias: impl AnyDeviceInput, dy: impl AnyDeviceInput, dx: impl AnyDeviceOutput, dweight: impl AnyDeviceOutput,
            dbias: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
            dwDataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t,
        ) -> () {
            let called = called!(CUDNN, cudnnCausalConv1dNwhBackward);
            borrow!(work = Work::in_stream(& stream), called : x weight bias dy dx dweight dbias);
            checked::cudnnCausalConv1dNwhBackward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), bias.0.into(), dy.0.into(), dx.0.into(),
                dweight.0.into(), dbias.0.into(), batch, dim, seqLen, kernelSize, dataType, dwDataType, activation,
            )?;
            record_use!(work; x weight bias dy dx dweight dbias);
        }
        /// y = act(conv(x, weight) + bias), a causal depthwise convolution of NWH data.
        /// # Safety
        ///
        /// - `x`, `weight`, `bias`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnCausalConv1dNwhForward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            bias: impl AnyDeviceInput, y: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32,
            dataType: cudnnDataType_t, activation: cudnnCausalConv1dActivation_t,
        ) -> () {
            let called = called!(CUDNN, cudnnCausalConv1dNwhForward);
            borrow!(work = Work::in_stream(& stream), called : x weight bias y);
            checked::cudnnCausalConv1dNwhForward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), bias.0.into(), y.0.into(), batch, dim, seqLen,
                kernelSize, dataType, activation,
            )?;
            record_use!(work; x weight bias y);
        }
        /// Computes the bias gradient db of a convolution: the sum of dy over all dimensions except channels.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `dy`, `db`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnConvolutionBackwardBias(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, dyDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dy: impl AnyDeviceInput, beta: HostScalar, dbDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            db: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnConvolutionBackwardBias);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : dy db);
            checked::cudnnConvolutionBackwardBias(
                handle.as_handle(), alpha, dyDesc.as_handle(), dy.0.into(), beta, dbDesc.as_handle(), db.0.into(),
            )?;
            record_use!(work; dy db);
        }
        /// Computes the data gradient dx of a convolution from w and dy, as α·gradient + β·dx.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `w`, `dy`, `workSpace`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnConvolutionBackwardData(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, wDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            w: impl AnyDeviceInput, dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, algo: cudnnConvolutionBwdDataAlgo_t,
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnConvolutionBackwardData);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : w dy workSpace dx);
            checked::cudnnConvolutionBackwardData(
                handle.as_handle(), alpha, wDesc.as_handle(), w.0.into(), dyDesc.as_handle(), dy.0.into(),
                convDesc.as_handle(), algo, workSpace.0.into(), workSpaceSizeInBytes, beta, dxDesc.as_handle(), dx.0.into(),
            )?;
            record_use!(work; w dy workSpace dx);
        }
        /// Computes the filter gradient dw of a convolution from x and dy, as α·gradient + β·dw.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `dy`, `workSpace`, `dw`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnConvolutionBackwardFilter(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            x: impl AnyDeviceInput, dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, algo: cudnnConvolutionBwdFilterAlgo_t,
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, beta: HostScalar,
            dwDesc: impl AsHandle<cudnnFilterDescriptor_t>, dw: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnConvolutionBackwardFilter);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x dy workSpace dw);
            checked::cudnnConvolutionBackwardFilter(
                handle.as_handle(), alpha, xDesc.as_handle(), x.0.into(), dyDesc.as_handle(), dy.0.into(),
                convDesc.as_handle(), algo, workSpace.0.into(), workSpaceSizeInBytes, beta, dwDesc.as_handle(), dw.0.into(),
            )?;
            record_use!(work; x dy workSpace dw);
        }
        /// y = act(α1·conv(x, w) + α2·z + bias) as one fused operation.
        /// - `alpha1`, `alpha2`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `w`, `z`, `bias`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnConvolutionBiasActivationForward(
            handle: impl AsHandle<cudnnHandle_t>, alpha1: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            x: impl AnyDeviceInput, wDesc: impl AsHandle<cudnnFilterDescriptor_t>, w: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, algo: cudnnConvolutionFwdAlgo_t,
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, alpha2: HostScalar,
            zDesc: impl AsHandle<cudnnTensorDescriptor_t>, z: impl AnyDeviceInput,
            biasDesc: impl AsHandle<cudnnTensorDescriptor_t>, bias: impl AnyDeviceInput,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnConvolutionBiasActivationForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x w workSpace z bias y);
            checked::cudnnConvolutionBiasActivationForward(
                handle.as_handle(), alpha1, xDesc.as_handle(), x.0.into(), wDesc.as_handle(), w.0.into(),
                convDesc.as_handle(), algo, workSpace.0.into(), workSpaceSizeInBytes, alpha2, zDesc.as_handle(), z.0.into(),
                biasDesc.as_handle(), bias.0.into(), activationDesc.as_handle(), yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x w workSpace z bias y);
        }
        /// y = α·conv(x, w) + β·y with a given algorithm.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `w`, `workSpace`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnConvolutionForward(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            x: impl AnyDeviceInput, wDesc: impl AsHandle<cudnnFilterDescriptor_t>, w: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, algo: cudnnConvolutionFwdAlgo_t,
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnConvolutionForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x w workSpace y);
            checked::cudnnConvolutionForward(
                handle.as_handle(), alpha, xDesc.as_handle(), x.0.into(), wDesc.as_handle(), w.0.into(),
                convDesc.as_handle(), algo, workSpace.0.into(), workSpaceSizeInBytes, beta, yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x w workSpace y);
        }
        /// Computes the gradients of divisive normalization with respect to x and the means.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `means`, `dy`, `temp`, `temp2`, `dx`, `dMeans`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDivisiveNormalizationBackward(
            handle: impl AsHandle<cudnnHandle_t>, normDesc: impl AsHandle<cudnnLRNDescriptor_t>, mode: cudnnDivNormMode_t,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            means: impl AnyDeviceInput, dy: impl AnyDeviceInput, temp: impl AnyDeviceOutput, temp2: impl AnyDeviceOutput,
            beta: HostScalar, dXdMeansDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
            dMeans: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnDivisiveNormalizationBackward);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x means dy temp temp2 dx dMeans
            );
            checked::cudnnDivisiveNormalizationBackward(
                handle.as_handle(), normDesc.as_handle(), mode, alpha, xDesc.as_handle(), x.0.into(), means.0.into(),
                dy.0.into(), temp.0.into(), temp2.0.into(), beta, dXdMeansDesc.as_handle(), dx.0.into(), dMeans.0.into(),
            )?;
            record_use!(work; x means dy temp temp2 dx dMeans);
        }
        /// Subtracts means from x and divides the result by local deviations (divisive normalization).
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `means`, `temp`, `temp2`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDivisiveNormalizationForward(
            handle: impl AsHandle<cudnnHandle_t>, normDesc: impl AsHandle<cudnnLRNDescriptor_t>, mode: cudnnDivNormMode_t,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            means: impl AnyDeviceInput, temp: impl AnyDeviceOutput, temp2: impl AnyDeviceOutput, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnDivisiveNormalizationForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x means temp temp2 y);
            checked::cudnnDivisiveNormalizationForward(
                handle.as_handle(), normDesc.as_handle(), mode, alpha, xDesc.as_handle(), x.0.into(), means.0.into(),
                temp.0.into(), temp2.0.into(), beta, yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x means temp temp2 y);
        }
        /// Computes the gradient dx of dropout from dy and the mask that the forward pass stored in `reserveSpace`.
        /// # Safety
        ///
        /// - `dy`, `dx`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDropoutBackward(
            handle: impl AsHandle<cudnnHandle_t>, dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>,
            dydesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            dxdesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnDropoutBackward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : dy dx reserveSpace);
            checked::cudnnDropoutBackward(
                handle.as_handle(), dropoutDesc.as_handle(), dydesc.as_handle(), dy.0.into(), dxdesc.as_handle(),
                dx.0.into(), reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(work; dy dx reserveSpace);
        }
        /// Zeroes random elements of x, scales the others to preserve the mean, and stores the mask in `reserveSpace`.
        /// # Safety
        ///
        /// - `x`, `y`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDropoutForward(
            handle: impl AsHandle<cudnnHandle_t>, dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>,
            xdesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            ydesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnDropoutForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y reserveSpace);
            checked::cudnnDropoutForward(
                handle.as_handle(), dropoutDesc.as_handle(), xdesc.as_handle(), x.0.into(), ydesc.as_handle(), y.0.into(),
                reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(work; x y reserveSpace);
        }
        /// Computes the gradients of a causal convolution by FFT with respect to x and weight.
        /// # Safety
        ///
        /// - `x`, `weight`, `dy`, `dx`, `dweight`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnFFTCausalConv1dBackward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            dy: impl AnyDeviceInput, dx: impl AnyDeviceOutput, dweight: impl AnyDeviceOutput, batch: i32, dim: i32,
            seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnFFTCausalConv1dBackward);
            borrow!(work = Work::in_stream(& stream), called : x weight dy dx dweight);
            checked::cudnnFFTCausalConv1dBackward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), dy.0.into(), dx.0.into(), dweight.0.into(), batch,
                dim, seqLen, kernelSize, dataType,
            )?;
            record_use!(work; x weight dy dx dweight);
        }
        /// Computes a causal depthwise convolution by FFT.
        /// # Safety
        ///
        /// - `x`, `weight`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnFFTCausalConv1dForward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            y: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnFFTCausalConv1dForward);
            borrow!(work = Work::in_stream(& stream), called : x weight y);
            checked::cudnnFFTCausalConv1dForward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), y.0.into(), batch, dim, seqLen, kernelSize,
                dataType,
            )?;
            record_use!(work; x weight y);
        }
        /// Measures all algorithms for a convolution's data gradient in the caller's memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - `w`, `dy`, `dx`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionBackwardDataAlgorithmEx(
            handle: impl AsHandle<cudnnHandle_t>, wDesc: impl AsHandle<cudnnFilterDescriptor_t>, w: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, dxDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dx: impl AnyDeviceOutput, perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize,
        ) -> i32 {
            let called = called!(CUDNN, cudnnFindConvolutionBackwardDataAlgorithmEx);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : w dy dx workSpace);
            let returned = {
                checked::cudnnFindConvolutionBackwardDataAlgorithmEx(
                    handle.as_handle(), wDesc.as_handle(), w.0.into(), dyDesc.as_handle(), dy.0.into(),
                    convDesc.as_handle(), dxDesc.as_handle(), dx.0.into(), perfResults, workSpace.0.into(),
                    workSpaceSizeInBytes,
                )?
            };
            record_use!(work; w dy dx workSpace);
            returned
        }
        /// Measures all algorithms for a convolution's filter gradient in the caller's memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `dw`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionBackwardFilterAlgorithmEx(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, dwDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            dw: impl AnyDeviceOutput, perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize,
        ) -> i32 {
            let called = called!(CUDNN, cudnnFindConvolutionBackwardFilterAlgorithmEx);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y dw workSpace);
            let returned = {
                checked::cudnnFindConvolutionBackwardFilterAlgorithmEx(
                    handle.as_handle(), xDesc.as_handle(), x.0.into(), dyDesc.as_handle(), y.0.into(), convDesc.as_handle(),
                    dwDesc.as_handle(), dw.0.into(), perfResults, workSpace.0.into(), workSpaceSizeInBytes,
                )?
            };
            record_use!(work; x y dw workSpace);
            returned
        }
        /// Measures all algorithms for a forward convolution in the caller's memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - `x`, `w`, `y`, `workSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionForwardAlgorithmEx(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            wDesc: impl AsHandle<cudnnFilterDescriptor_t>, w: impl AnyDeviceInput,
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            y: impl AnyDeviceOutput, perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t], workSpace: impl AnyDeviceOutput,
            workSpaceSizeInBytes: usize,
        ) -> i32 {
            let called = called!(CUDNN, cudnnFindConvolutionForwardAlgorithmEx);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x w y workSpace);
            let returned = {
                checked::cudnnFindConvolutionForwardAlgorithmEx(
                    handle.as_handle(), xDesc.as_handle(), x.0.into(), wDesc.as_handle(), w.0.into(), convDesc.as_handle(),
                    yDesc.as_handle(), y.0.into(), perfResults, workSpace.0.into(), workSpaceSizeInBytes,
                )?
            };
            record_use!(work; x w y workSpace);
            returned
        }
        /// Returns the address of one group of attention weights or biases, and sets its descriptor.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetMultiHeadAttnWeights(
            handle: impl AsHandle<cudnnHandle_t>, attnDesc: impl AsHandle<cudnnAttnDescriptor_t>,
            wKind: cudnnMultiHeadAttnWeightKind_t, weightSizeInBytes: usize, weights: impl AnyDeviceInput,
            wDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> *mut c_void {
            borrow!(weights);
            let returned = {
                checked::cudnnGetMultiHeadAttnWeights(
                    handle.as_handle(), attnDesc.as_handle(), wKind, weightSizeInBytes, weights.0.into(), wDesc.as_handle(),
                )?
            };
            record_use!(Work::Done; weights);
            returned
        }
        /// Returns the addresses of one weight matrix and one bias of an RNN, and sets their descriptors.
        /// Returns `mAddr`, `bAddr`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetRNNWeightParams(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, pseudoLayer: i32,
            weightSpaceSize: usize, weightSpace: impl AnyDeviceInput, linLayerID: i32,
            mDesc: impl AsHandle<cudnnTensorDescriptor_t>, bDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> (*mut c_void, *mut c_void) {
            borrow!(weightSpace);
            let returned = {
                checked::cudnnGetRNNWeightParams(
                    handle.as_handle(), rnnDesc.as_handle(), pseudoLayer, weightSpaceSize, weightSpace.0.into(), linLayerID,
                    mDesc.as_handle(), bDesc.as_handle(),
                )?
            };
            record_use!(Work::Done; weightSpace);
            returned
        }
        /// Computes the gradients of a simple aggregation with respect to its input features.
        /// # Safety
        ///
        /// - `gradOutput`, `outPositions`, `gradNodeFeatures`, `gradEdgeFeatures`, `gradConcatFeatures`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnAggSimpleBackward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, gradOutput: impl AnyDeviceInput,
            outPositions: impl AnyDeviceInput, gradNodeFeatures: impl AnyDeviceOutput,
            gradEdgeFeatures: impl AnyDeviceOutput, gradConcatFeatures: impl AnyDeviceOutput, nodeFeatDim: i32,
            edgeFeatDim: i32, concatFeatDim: i32, dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnAggSimpleBackward);
            borrow!(
                work = Work::in_stream(& stream),
                called : gradOutput outPositions gradNodeFeatures gradEdgeFeatures gradConcatFeatures
            );
            checked::cudnnGnnAggSimpleBackward(
                stream.as_handle_or_null(), graph, gradOutput.0.into(), outPositions.0.into(), gradNodeFeatures.0.into(),
                gradEdgeFeatures.0.into(), gradConcatFeatures.0.into(), nodeFeatDim, edgeFeatDim, concatFeatDim, dataType,
                aggOp,
            )?;
            record_use!(work; gradOutput outPositions gradNodeFeatures gradEdgeFeatures gradConcatFeatures);
        }
        /// Aggregates the features of each node's neighbors and edges in a CSC graph, for example by summation.
        /// # Safety
        ///
        /// - `nodeFeatures`, `edgeFeatures`, `concatFeatures`, `output`, `outPositions`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnAggSimpleForward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, nodeFeatures: impl AnyDeviceInput,
            edgeFeatures: impl AnyDeviceInput, concatFeatures: impl AnyDeviceInput, output: impl AnyDeviceOutput,
            outPositions: impl AnyDeviceOutput, nodeFeatDim: i32, edgeFeatDim: i32, concatFeatDim: i32,
            dataType: cudnnDataType_t, aggOp: cudnnGnnAggOp_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnAggSimpleForward);
            borrow!(
                work = Work::in_stream(& stream), called : nodeFeatures edgeFeatures concatFeatures output outPositions
            );
            checked::cudnnGnnAggSimpleForward(
                stream.as_handle_or_null(), graph, nodeFeatures.0.into(), edgeFeatures.0.into(), concatFeatures.0.into(),
                output.0.into(), outPositions.0.into(), nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp,
            )?;
            record_use!(work; nodeFeatures edgeFeatures concatFeatures output outPositions);
        }
        /// Computes the gradients of a multi-head graph attention layer (GAT).
        /// # Safety
        ///
        /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnMhaGatBackward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, gradOut: impl AnyDeviceInput,
            srcFeatures: impl AnyDeviceInput, dstFeatures: impl AnyDeviceInput, edgeFeatures: impl AnyDeviceInput,
            attnWeights: impl AnyDeviceInput, smScores: impl AnyDeviceInput, dropoutMask: impl DeviceInput<f32>,
            gradAttention: impl DeviceInput<f32>, gradSrcFeatures: impl AnyDeviceOutput,
            gradDstFeatures: impl AnyDeviceOutput, gradEdgeFeatures: impl AnyDeviceOutput,
            gradWeights: impl AnyDeviceOutput, gradSmScores: impl AnyDeviceOutput, gradWspaceFeat: impl AnyDeviceOutput,
            gradWspaceWeights: impl AnyDeviceOutput, dimNode: i32, dimEdge: i32, params: &cudnnGnnMhaParams_t,
            dataType: cudnnDataType_t, gradDataType: cudnnDataType_t, gradWeightType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnMhaGatBackward);
            borrow!(
                work = Work::in_stream(& stream), called : gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores
                dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores
                gradWspaceFeat gradWspaceWeights
            );
            checked::cudnnGnnMhaGatBackward(
                stream.as_handle_or_null(), graph, gradOut.0.into(), srcFeatures.0.into(), dstFeatures.0.into(),
                edgeFeatures.0.into(), attnWeights.0.into(), smScores.0.into(), dropoutMask.0.into(),
                gradAttention.0.into(), gradSrcFeatures.0.into(), gradDstFeatures.0.into(), gradEdgeFeatures.0.into(),
                gradWeights.0.into(), gradSmScores.0.into(), gradWspaceFeat.0.into(), gradWspaceWeights.0.into(), dimNode,
                dimEdge, params, dataType, gradDataType, gradWeightType,
            )?;
            record_use!(
                work; gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores dropoutMask gradAttention
                gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores gradWspaceFeat gradWspaceWeights
            );
        }
        /// Aggregates features by a multi-head graph attention layer (GAT) on a CSC graph.
        /// # Safety
        ///
        /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnMhaGatForward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, srcFeatures: impl AnyDeviceInput,
            dstFeatures: impl AnyDeviceInput, edgeFeatures: impl AnyDeviceInput, attnWeights: impl AnyDeviceInput,
            dropoutMask: impl DeviceInput<f32>, output: impl AnyDeviceOutput, smScores: impl AnyDeviceOutput, dimNode: i32,
            dimEdge: i32, params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnMhaGatForward);
            borrow!(
                work = Work::in_stream(& stream),
                called : srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores
            );
            checked::cudnnGnnMhaGatForward(
                stream.as_handle_or_null(), graph, srcFeatures.0.into(), dstFeatures.0.into(), edgeFeatures.0.into(),
                attnWeights.0.into(), dropoutMask.0.into(), output.0.into(), smScores.0.into(), dimNode, dimEdge, params,
                dataType,
            )?;
            record_use!(work; srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores);
        }
        /// Computes the gradients of a multi-head GATv2 graph attention layer.
        /// # Safety
        ///
        /// - `gradOut`, `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `smScores`, `actScores`, `dropoutMask`, `gradAttention`, `gradSrcFeatures`, `gradDstFeatures`, `gradEdgeFeatures`, `gradWeights`, `gradSmScores`, `gradWspaceFeat`, `gradWspaceWeights`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnMhaGatV2Backward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, gradOut: impl AnyDeviceInput,
            srcFeatures: impl AnyDeviceInput, dstFeatures: impl AnyDeviceInput, edgeFeatures: impl AnyDeviceInput,
            attnWeights: impl AnyDeviceInput, smScores: impl AnyDeviceInput, actScores: impl AnyDeviceInput,
            dropoutMask: impl DeviceInput<f32>, gradAttention: impl DeviceInput<f32>, gradSrcFeatures: impl AnyDeviceOutput,
            gradDstFeatures: impl AnyDeviceOutput, gradEdgeFeatures: impl AnyDeviceOutput,
            gradWeights: impl AnyDeviceOutput, gradSmScores: impl AnyDeviceOutput, gradWspaceFeat: impl AnyDeviceOutput,
            gradWspaceWeights: impl AnyDeviceOutput, dimNode: i32, params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t,
            gradType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnMhaGatV2Backward);
            borrow!(
                work = Work::in_stream(& stream), called : gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores
                actScores dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights
                gradSmScores gradWspaceFeat gradWspaceWeights
            );
            checked::cudnnGnnMhaGatV2Backward(
                stream.as_handle_or_null(), graph, gradOut.0.into(), srcFeatures.0.into(), dstFeatures.0.into(),
                edgeFeatures.0.into(), attnWeights.0.into(), smScores.0.into(), actScores.0.into(), dropoutMask.0.into(),
                gradAttention.0.into(), gradSrcFeatures.0.into(), gradDstFeatures.0.into(), gradEdgeFeatures.0.into(),
                gradWeights.0.into(), gradSmScores.0.into(), gradWspaceFeat.0.into(), gradWspaceWeights.0.into(), dimNode,
                params, dataType, gradType,
            )?;
            record_use!(
                work; gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores actScores dropoutMask gradAttention
                gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores gradWspaceFeat gradWspaceWeights
            );
        }
        /// Aggregates features by a multi-head GATv2 graph attention layer on a CSC graph.
        /// # Safety
        ///
        /// - `srcFeatures`, `dstFeatures`, `edgeFeatures`, `attnWeights`, `dropoutMask`, `output`, `smScores`, `actScores`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `graph` must stay valid until the call's work completes on `stream`.
        /// - `graph` must not be moved, changed or freed while the library may hold its address.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGnnMhaGatV2Forward(
            stream: impl MaybeHandle<driver::CUstream>, graph: &cudnnGnnCscGraph_t, srcFeatures: impl AnyDeviceInput,
            dstFeatures: impl AnyDeviceInput, edgeFeatures: impl AnyDeviceInput, attnWeights: impl AnyDeviceInput,
            dropoutMask: impl DeviceInput<f32>, output: impl AnyDeviceOutput, smScores: impl AnyDeviceOutput,
            actScores: impl AnyDeviceOutput, dimNode: i32, params: &cudnnGnnMhaParams_t, dataType: cudnnDataType_t,
        ) -> () {
            let called = called!(CUDNN, cudnnGnnMhaGatV2Forward);
            borrow!(
                work = Work::in_stream(& stream),
                called : srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores actScores
            );
            checked::cudnnGnnMhaGatV2Forward(
                stream.as_handle_or_null(), graph, srcFeatures.0.into(), dstFeatures.0.into(), edgeFeatures.0.into(),
                attnWeights.0.into(), dropoutMask.0.into(), output.0.into(), smScores.0.into(), actScores.0.into(), dimNode,
                params, dataType,
            )?;
            record_use!(work; srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask output smScores actScores);
        }
        /// Copies the patches of x that a filter covers to the columns of a buffer.
        /// # Safety
        ///
        /// - `x`, `colBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnIm2Col(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            wDesc: impl AsHandle<cudnnFilterDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            colBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnIm2Col);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x colBuffer);
            checked::cudnnIm2Col(
                handle.as_handle(), xDesc.as_handle(), x.0.into(), wDesc.as_handle(), convDesc.as_handle(),
                colBuffer.0.into(),
            )?;
            record_use!(work; x colBuffer);
        }
        /// Computes the gradient dx of local response normalization from y, dy and x.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnLRNCrossChannelBackward(
            handle: impl AsHandle<cudnnHandle_t>, normDesc: impl AsHandle<cudnnLRNDescriptor_t>, lrnMode: cudnnLRNMode_t,
            alpha: HostScalar, yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnLRNCrossChannelBackward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y dy x dx);
            checked::cudnnLRNCrossChannelBackward(
                handle.as_handle(), normDesc.as_handle(), lrnMode, alpha, yDesc.as_handle(), y.0.into(), dyDesc.as_handle(),
                dy.0.into(), xDesc.as_handle(), x.0.into(), beta, dxDesc.as_handle(), dx.0.into(),
            )?;
            record_use!(work; y dy x dx);
        }
        /// Normalizes each element by its neighbors in adjacent channels (local response normalization).
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnLRNCrossChannelForward(
            handle: impl AsHandle<cudnnHandle_t>, normDesc: impl AsHandle<cudnnLRNDescriptor_t>, lrnMode: cudnnLRNMode_t,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnLRNCrossChannelForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y);
            checked::cudnnLRNCrossChannelForward(
                handle.as_handle(), normDesc.as_handle(), lrnMode, alpha, xDesc.as_handle(), x.0.into(), beta,
                yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x y);
        }
        /// Computes the gradients of a long causal convolution by FFT, using the forward pass's `reserveSpace`.
        /// # Safety
        ///
        /// - `dy`, `dx`, `dweight`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnLongFFTCausalConv1dBackward(
            stream: impl MaybeHandle<driver::CUstream>, dy: impl AnyDeviceInput, dx: impl AnyDeviceOutput,
            dweight: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
            workspace: impl AnyDeviceOutput, workspaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnLongFFTCausalConv1dBackward);
            borrow!(work = Work::in_stream(& stream), called : dy dx dweight workspace reserveSpace);
            checked::cudnnLongFFTCausalConv1dBackward(
                stream.as_handle_or_null(), dy.0.into(), dx.0.into(), dweight.0.into(), batch, dim, seqLen, kernelSize,
                dataType, workspace.0.into(), workspaceSizeInBytes, reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(work; dy dx dweight workspace reserveSpace);
        }
        /// Computes a long causal convolution by FFT in the caller's workspace.
        /// # Safety
        ///
        /// - `x`, `weight`, `y`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cudnnLongFFTCausalConv1dForward(
            stream: impl MaybeHandle<driver::CUstream>, x: impl AnyDeviceInput, weight: impl AnyDeviceInput,
            y: impl AnyDeviceOutput, batch: i32, dim: i32, seqLen: i32, kernelSize: i32, dataType: cudnnDataType_t,
            workspace: impl AnyDeviceOutput, workspaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize,
        ) -> () {
            let called = called!(CUDNN, cudnnLongFFTCausalConv1dForward);
            borrow!(work = Work::in_stream(& stream), called : x weight y workspace reserveSpace);
            checked::cudnnLongFFTCausalConv1dForward(
                stream.as_handle_or_null(), x.0.into(), weight.0.into(), y.0.into(), batch, dim, seqLen, kernelSize,
                dataType, workspace.0.into(), workspaceSizeInBytes, reserveSpace.0.into(), reserveSpaceSizeInBytes,
            )?;
            record_use!(work; x weight y workspace reserveSpace);
        }
        /// Computes the gradients of multi-head attention with respect to queries, keys and values.
        /// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
        ///
        /// # Safety
        ///
        /// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
        /// - `devSeqLengthsDQDO`, `devSeqLengthsDKDV`, `dout`, `queries`, `keys`, `values`, `weights`, `dqueries`, `dkeys`, `dvalues`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnMultiHeadAttnBackwardData(
            handle: impl AsHandle<cudnnHandle_t>, attnDesc: impl AsHandle<cudnnAttnDescriptor_t>, loWinIdx: &[i32],
            hiWinIdx: &[i32], devSeqLengthsDQDO: impl DeviceInput<i32>, devSeqLengthsDKDV: impl DeviceInput<i32>,
            doDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dout: impl AnyDeviceInput,
            dqDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dqueries: impl AnyDeviceOutput, queries: impl AnyDeviceInput,
            dkDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dkeys: impl AnyDeviceOutput, keys: impl AnyDeviceInput,
            dvDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dvalues: impl AnyDeviceOutput, values: impl AnyDeviceInput,
            weightSizeInBytes: usize, weights: impl AnyDeviceInput, workSpaceSizeInBytes: usize,
            workSpace: impl AnyDeviceOutput, reserveSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnMultiHeadAttnBackwardData);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : devSeqLengthsDQDO
                devSeqLengthsDKDV dout dqueries queries dkeys keys dvalues values weights workSpace reserveSpace
            );
            checked::cudnnMultiHeadAttnBackwardData(
                handle.as_handle(), attnDesc.as_handle(), loWinIdx, hiWinIdx, devSeqLengthsDQDO.0.into(),
                devSeqLengthsDKDV.0.into(), doDesc.as_handle(), dout.0.into(), dqDesc.as_handle(), dqueries.0.into(),
                queries.0.into(), dkDesc.as_handle(), dkeys.0.into(), keys.0.into(), dvDesc.as_handle(), dvalues.0.into(),
                values.0.into(), weightSizeInBytes, weights.0.into(), workSpaceSizeInBytes, workSpace.0.into(),
                reserveSpaceSizeInBytes, reserveSpace.0.into(),
            )?;
            record_use!(
                work; devSeqLengthsDQDO devSeqLengthsDKDV dout dqueries queries dkeys keys dvalues values weights workSpace
                reserveSpace
            );
        }
        /// Computes the gradients of attention weights and biases, after the data gradients are computed.
        /// # Safety
        ///
        /// - `queries`, `keys`, `values`, `dout`, `weights`, `dweights`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnMultiHeadAttnBackwardWeights(
            handle: impl AsHandle<cudnnHandle_t>, attnDesc: impl AsHandle<cudnnAttnDescriptor_t>, addGrad: cudnnWgradMode_t,
            qDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, queries: impl AnyDeviceInput,
            kDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, keys: impl AnyDeviceInput,
            vDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, values: impl AnyDeviceInput,
            doDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dout: impl AnyDeviceInput, weightSizeInBytes: usize,
            weights: impl AnyDeviceInput, dweights: impl AnyDeviceOutput, workSpaceSizeInBytes: usize,
            workSpace: impl AnyDeviceOutput, reserveSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnMultiHeadAttnBackwardWeights);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : queries keys values dout weights dweights workSpace reserveSpace
            );
            checked::cudnnMultiHeadAttnBackwardWeights(
                handle.as_handle(), attnDesc.as_handle(), addGrad, qDesc.as_handle(), queries.0.into(), kDesc.as_handle(),
                keys.0.into(), vDesc.as_handle(), values.0.into(), doDesc.as_handle(), dout.0.into(), weightSizeInBytes,
                weights.0.into(), dweights.0.into(), workSpaceSizeInBytes, workSpace.0.into(), reserveSpaceSizeInBytes,
                reserveSpace.0.into(),
            )?;
            record_use!(work; queries keys values dout weights dweights workSpace reserveSpace);
        }
        /// Computes multi-head attention of queries, keys and values, for all time steps at once or step by step.
        /// - `loWinIdx`, `hiWinIdx`: in, array, of the length that `attnDesc` requires
        ///
        /// # Safety
        ///
        /// - `loWinIdx`, `hiWinIdx` are used after the call returns: keep them alive and do not modify them until the call's work completes on `handle`'s stream.
        /// - `devSeqLengthsQO`, `devSeqLengthsKV`, `queries`, `residuals`, `keys`, `values`, `weights`, `out`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `loWinIdx`, `hiWinIdx`: at least as long as `attnDesc` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnMultiHeadAttnForward(
            handle: impl AsHandle<cudnnHandle_t>, attnDesc: impl AsHandle<cudnnAttnDescriptor_t>, currIdx: i32,
            loWinIdx: &[i32], hiWinIdx: &[i32], devSeqLengthsQO: impl DeviceInput<i32>,
            devSeqLengthsKV: impl DeviceInput<i32>, qDesc: impl AsHandle<cudnnSeqDataDescriptor_t>,
            queries: impl AnyDeviceInput, residuals: impl AnyDeviceInput, kDesc: impl AsHandle<cudnnSeqDataDescriptor_t>,
            keys: impl AnyDeviceInput, vDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, values: impl AnyDeviceInput,
            oDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, out: impl AnyDeviceOutput, weightSizeInBytes: usize,
            weights: impl AnyDeviceInput, workSpaceSizeInBytes: usize, workSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnMultiHeadAttnForward);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : devSeqLengthsQO devSeqLengthsKV queries residuals keys values out weights workSpace reserveSpace
            );
            checked::cudnnMultiHeadAttnForward(
                handle.as_handle(), attnDesc.as_handle(), currIdx, loWinIdx, hiWinIdx, devSeqLengthsQO.0.into(),
                devSeqLengthsKV.0.into(), qDesc.as_handle(), queries.0.into(), residuals.0.into(), kDesc.as_handle(),
                keys.0.into(), vDesc.as_handle(), values.0.into(), oDesc.as_handle(), out.0.into(), weightSizeInBytes,
                weights.0.into(), workSpaceSizeInBytes, workSpace.0.into(), reserveSpaceSizeInBytes, reserveSpace.0.into(),
            )?;
            record_use!(
                work; devSeqLengthsQO devSeqLengthsKV queries residuals keys values out weights workSpace reserveSpace
            );
        }
        /// Computes the gradients of a normalization with respect to x, scale and bias, and to z if z was added.
        /// - `alphaDataDiff`, `betaDataDiff`, `alphaParamDiff`, `betaParamDiff`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        /// - `dzDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `xData`, `yData`, `dyData`, `normScaleData`, `normBiasData`, `savedMean`, `savedInvVariance`, `dzData`, `dxData`, `dNormScaleData`, `dNormBiasData`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnNormalizationBackward(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            alphaDataDiff: HostScalar, betaDataDiff: HostScalar, alphaParamDiff: HostScalar, betaParamDiff: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, xData: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, yData: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dyData: impl AnyDeviceInput,
            dzDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, dzData: impl AnyDeviceOutput,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dxData: impl AnyDeviceOutput,
            dNormScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>, normScaleData: impl AnyDeviceInput,
            normBiasData: impl AnyDeviceInput, dNormScaleData: impl AnyDeviceOutput, dNormBiasData: impl AnyDeviceOutput,
            epsilon: f64, normMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, savedMean: impl AnyDeviceInput,
            savedInvVariance: impl AnyDeviceInput, activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            workSpace: impl AnyDeviceOutput, workSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput,
            reserveSpaceSizeInBytes: usize, groupCnt: i32,
        ) -> () {
            let called = called!(CUDNN, cudnnNormalizationBackward);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : xData yData dyData dzData dxData
                normScaleData normBiasData dNormScaleData dNormBiasData savedMean savedInvVariance workSpace reserveSpace
            );
            checked::cudnnNormalizationBackward(
                handle.as_handle(), mode, normOps, algo, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff,
                xDesc.as_handle(), xData.0.into(), yDesc.as_handle(), yData.0.into(), dyDesc.as_handle(), dyData.0.into(),
                dzDesc.as_handle_or_null(), dzData.0.into(), dxDesc.as_handle(), dxData.0.into(),
                dNormScaleBiasDesc.as_handle(), normScaleData.0.into(), normBiasData.0.into(), dNormScaleData.0.into(),
                dNormBiasData.0.into(), epsilon, normMeanVarDesc.as_handle(), savedMean.0.into(), savedInvVariance.0.into(),
                activationDesc.as_handle(), workSpace.0.into(), workSpaceSizeInBytes, reserveSpace.0.into(),
                reserveSpaceSizeInBytes, groupCnt,
            )?;
            record_use!(
                work; xData yData dyData dzData dxData normScaleData normBiasData dNormScaleData dNormBiasData savedMean
                savedInvVariance workSpace reserveSpace
            );
        }
        /// Normalizes x by estimated mean and variance, and optionally adds z and applies an activation.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        /// - `zDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `x`, `normScale`, `normBias`, `estimatedMean`, `estimatedVariance`, `z`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnNormalizationForwardInference(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            alpha: HostScalar, beta: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            normScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>, normScale: impl AnyDeviceInput,
            normBias: impl AnyDeviceInput, normMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            estimatedMean: impl AnyDeviceInput, estimatedVariance: impl AnyDeviceInput,
            zDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, z: impl AnyDeviceInput,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            y: impl AnyDeviceOutput, epsilon: f64, groupCnt: i32,
        ) -> () {
            let called = called!(CUDNN, cudnnNormalizationForwardInference);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : x normScale normBias estimatedMean estimatedVariance z y
            );
            checked::cudnnNormalizationForwardInference(
                handle.as_handle(), mode, normOps, algo, alpha, beta, xDesc.as_handle(), x.0.into(),
                normScaleBiasDesc.as_handle(), normScale.0.into(), normBias.0.into(), normMeanVarDesc.as_handle(),
                estimatedMean.0.into(), estimatedVariance.0.into(), zDesc.as_handle_or_null(), z.0.into(),
                activationDesc.as_handle(), yDesc.as_handle(), y.0.into(), epsilon, groupCnt,
            )?;
            record_use!(work; x normScale normBias estimatedMean estimatedVariance z y);
        }
        /// Normalizes x per activation or per channel in training, and optionally adds z and applies an activation.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        /// - `zDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `xData`, `normScale`, `normBias`, `zData`, `resultRunningMean`, `resultRunningVariance`, `resultSaveMean`, `resultSaveInvVariance`, `yData`, `workspace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnNormalizationForwardTraining(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            alpha: HostScalar, beta: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, xData: impl AnyDeviceInput,
            normScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>, normScale: impl AnyDeviceInput,
            normBias: impl AnyDeviceInput, exponentialAverageFactor: f64,
            normMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, resultRunningMean: impl AnyDeviceOutput,
            resultRunningVariance: impl AnyDeviceOutput, epsilon: f64, resultSaveMean: impl AnyDeviceOutput,
            resultSaveInvVariance: impl AnyDeviceOutput, activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            zDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, zData: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, yData: impl AnyDeviceOutput, workspace: impl AnyDeviceOutput,
            workSpaceSizeInBytes: usize, reserveSpace: impl AnyDeviceOutput, reserveSpaceSizeInBytes: usize, groupCnt: i32,
        ) -> () {
            let called = called!(CUDNN, cudnnNormalizationForwardTraining);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : xData normScale normBias
                resultRunningMean resultRunningVariance resultSaveMean resultSaveInvVariance zData yData workspace
                reserveSpace
            );
            checked::cudnnNormalizationForwardTraining(
                handle.as_handle(), mode, normOps, algo, alpha, beta, xDesc.as_handle(), xData.0.into(),
                normScaleBiasDesc.as_handle(), normScale.0.into(), normBias.0.into(), exponentialAverageFactor,
                normMeanVarDesc.as_handle(), resultRunningMean.0.into(), resultRunningVariance.0.into(), epsilon,
                resultSaveMean.0.into(), resultSaveInvVariance.0.into(), activationDesc.as_handle(),
                zDesc.as_handle_or_null(), zData.0.into(), yDesc.as_handle(), yData.0.into(), workspace.0.into(),
                workSpaceSizeInBytes, reserveSpace.0.into(), reserveSpaceSizeInBytes, groupCnt,
            )?;
            record_use!(
                work; xData normScale normBias resultRunningMean resultRunningVariance resultSaveMean resultSaveInvVariance
                zData yData workspace reserveSpace
            );
        }
        /// Computes the gradient dx of pooling from y, dy and x, as α·gradient + β·dx.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `dx`, `dy`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `y`, `dy`, `x`, `dx`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnPoolingBackward(
            handle: impl AsHandle<cudnnHandle_t>, poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, alpha: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceInput,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnPoolingBackward);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            measured!(called : dy, length_of_cudnnTensorDescriptor_t(called, dyDesc.as_handle()) ?);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : dx, length_of_cudnnTensorDescriptor_t(called, dxDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y dy x dx);
            checked::cudnnPoolingBackward(
                handle.as_handle(), poolingDesc.as_handle(), alpha, yDesc.as_handle(), y.0.into(), dyDesc.as_handle(),
                dy.0.into(), xDesc.as_handle(), x.0.into(), beta, dxDesc.as_handle(), dx.0.into(),
            )?;
            record_use!(work; y dy x dx);
        }
        /// y = α·pool(x) + β·y, where pool is the maximum or average of each window.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnPoolingForward(
            handle: impl AsHandle<cudnnHandle_t>, poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, alpha: HostScalar,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnPoolingForward);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y);
            checked::cudnnPoolingForward(
                handle.as_handle(), poolingDesc.as_handle(), alpha, xDesc.as_handle(), x.0.into(), beta, yDesc.as_handle(),
                y.0.into(),
            )?;
            record_use!(work; x y);
        }
        /// Computes the gradients of an RNN with respect to its input and initial states.
        /// - `hDesc`, `cDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `devSeqLengths`, `y`, `dy`, `hx`, `dhy`, `cx`, `dcy`, `weightSpace`, `dx`, `dhx`, `dcx`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnRNNBackwardData_v8(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>,
            devSeqLengths: impl DeviceInput<i32>, yDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, y: impl AnyDeviceInput,
            dy: impl AnyDeviceInput, xDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, dx: impl AnyDeviceOutput,
            hDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, hx: impl AnyDeviceInput, dhy: impl AnyDeviceInput,
            dhx: impl AnyDeviceOutput, cDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, cx: impl AnyDeviceInput,
            dcy: impl AnyDeviceInput, dcx: impl AnyDeviceOutput, weightSpaceSize: usize, weightSpace: impl AnyDeviceInput,
            workSpaceSize: usize, workSpace: impl AnyDeviceOutput, reserveSpaceSize: usize,
            reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnRNNBackwardData_v8);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : devSeqLengths y dy dx hx dhy dhx cx dcy dcx weightSpace workSpace reserveSpace
            );
            checked::cudnnRNNBackwardData_v8(
                handle.as_handle(), rnnDesc.as_handle(), devSeqLengths.0.into(), yDesc.as_handle(), y.0.into(), dy.0.into(),
                xDesc.as_handle(), dx.0.into(), hDesc.as_handle_or_null(), hx.0.into(), dhy.0.into(), dhx.0.into(),
                cDesc.as_handle_or_null(), cx.0.into(), dcy.0.into(), dcx.0.into(), weightSpaceSize, weightSpace.0.into(),
                workSpaceSize, workSpace.0.into(), reserveSpaceSize, reserveSpace.0.into(),
            )?;
            record_use!(work; devSeqLengths y dy dx hx dhy dhx cx dcy dcx weightSpace workSpace reserveSpace);
        }
        /// Adds the gradients of an RNN's weights and biases to `dweightSpace`, after the data gradients are computed.
        /// - `hDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `devSeqLengths`, `x`, `hx`, `y`, `dweightSpace`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnRNNBackwardWeights_v8(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, addGrad: cudnnWgradMode_t,
            devSeqLengths: impl DeviceInput<i32>, xDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, x: impl AnyDeviceInput,
            hDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, hx: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, y: impl AnyDeviceInput, weightSpaceSize: usize,
            dweightSpace: impl AnyDeviceOutput, workSpaceSize: usize, workSpace: impl AnyDeviceOutput,
            reserveSpaceSize: usize, reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnRNNBackwardWeights_v8);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : devSeqLengths x hx y dweightSpace workSpace reserveSpace
            );
            checked::cudnnRNNBackwardWeights_v8(
                handle.as_handle(), rnnDesc.as_handle(), addGrad, devSeqLengths.0.into(), xDesc.as_handle(), x.0.into(),
                hDesc.as_handle_or_null(), hx.0.into(), yDesc.as_handle(), y.0.into(), weightSpaceSize,
                dweightSpace.0.into(), workSpaceSize, workSpace.0.into(), reserveSpaceSize, reserveSpace.0.into(),
            )?;
            record_use!(work; devSeqLengths x hx y dweightSpace workSpace reserveSpace);
        }
        /// Runs an RNN on a batch of sequences and, in training, stores intermediate results in `reserveSpace`.
        /// - `hDesc`, `cDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - `devSeqLengths`, `x`, `hx`, `cx`, `weightSpace`, `y`, `hy`, `cy`, `workSpace`, `reserveSpace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnRNNForward(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, fwdMode: cudnnForwardMode_t,
            devSeqLengths: impl DeviceInput<i32>, xDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, x: impl AnyDeviceInput,
            yDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, y: impl AnyDeviceOutput,
            hDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, hx: impl AnyDeviceInput, hy: impl AnyDeviceOutput,
            cDesc: impl MaybeHandle<cudnnTensorDescriptor_t>, cx: impl AnyDeviceInput, cy: impl AnyDeviceOutput,
            weightSpaceSize: usize, weightSpace: impl AnyDeviceInput, workSpaceSize: usize, workSpace: impl AnyDeviceOutput,
            reserveSpaceSize: usize, reserveSpace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnRNNForward);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : devSeqLengths x y hx hy cx cy weightSpace workSpace reserveSpace
            );
            checked::cudnnRNNForward(
                handle.as_handle(), rnnDesc.as_handle(), fwdMode, devSeqLengths.0.into(), xDesc.as_handle(), x.0.into(),
                yDesc.as_handle(), y.0.into(), hDesc.as_handle_or_null(), hx.0.into(), hy.0.into(),
                cDesc.as_handle_or_null(), cx.0.into(), cy.0.into(), weightSpaceSize, weightSpace.0.into(), workSpaceSize,
                workSpace.0.into(), reserveSpaceSize, reserveSpace.0.into(),
            )?;
            record_use!(work; devSeqLengths x y hx hy cx cy weightSpace workSpace reserveSpace);
        }
        /// C = α·reduce(A) + β·C, reducing over the dimensions that have size 1 in C.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `indices`, `workspace`, `C`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnReduceTensor(
            handle: impl AsHandle<cudnnHandle_t>, reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>,
            indices: impl AnyDeviceOutput, indicesSizeInBytes: usize, workspace: impl AnyDeviceOutput,
            workspaceSizeInBytes: usize, alpha: HostScalar, aDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            A: impl AnyDeviceInput, beta: HostScalar, cDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            C: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnReduceTensor);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : indices workspace A C);
            checked::cudnnReduceTensor(
                handle.as_handle(), reduceTensorDesc.as_handle(), indices.0.into(), indicesSizeInBytes, workspace.0.into(),
                workspaceSizeInBytes, alpha, aDesc.as_handle(), A.0.into(), beta, cDesc.as_handle(), C.0.into(),
            )?;
            record_use!(work; indices workspace A C);
        }
        /// Reorders an int8 filter and bias for int8 convolutions on Tensor Cores.
        /// # Safety
        ///
        /// - `filterData`, `biasData`, `reorderedFilterData`, `reorderedBiasData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnReorderFilterAndBias(
            handle: impl AsHandle<cudnnHandle_t>, filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            reorderType: cudnnReorderType_t, filterData: impl AnyDeviceInput, reorderedFilterData: impl AnyDeviceOutput,
            reorderBias: i32, biasData: impl AnyDeviceInput, reorderedBiasData: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnReorderFilterAndBias);
            borrow!(
                work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())),
                called : filterData reorderedFilterData biasData reorderedBiasData
            );
            checked::cudnnReorderFilterAndBias(
                handle.as_handle(), filterDesc.as_handle(), reorderType, filterData.0.into(), reorderedFilterData.0.into(),
                reorderBias, biasData.0.into(), reorderedBiasData.0.into(),
            )?;
            record_use!(work; filterData reorderedFilterData biasData reorderedBiasData);
        }
        /// Multiplies all elements of a tensor by α.
        /// - `alpha`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `y`.
        ///
        /// # Safety
        ///
        /// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnScaleTensor(
            handle: impl AsHandle<cudnnHandle_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
            alpha: HostScalar,
        ) -> () {
            let called = called!(CUDNN, cudnnScaleTensor);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y);
            checked::cudnnScaleTensor(handle.as_handle(), yDesc.as_handle(), y.0.into(), alpha)?;
            record_use!(work; y);
        }
        /// Sets all elements of a tensor to one value.
        /// - `valuePtr`: in, a scalar on the host; its type: that of the tensor's elements
        ///
        /// Returns an error if one of these is shorter than required: `y`.
        ///
        /// # Safety
        ///
        /// - `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnSetTensor(
            handle: impl AsHandle<cudnnHandle_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>, y: impl AnyDeviceOutput,
            valuePtr: HostScalar,
        ) -> () {
            let called = called!(CUDNN, cudnnSetTensor);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : y);
            checked::cudnnSetTensor(handle.as_handle(), yDesc.as_handle(), y.0.into(), valuePtr)?;
            record_use!(work; y);
        }
        /// Computes the gradient of the affine matrices (`dtheta`) from the gradient of the grid.
        /// # Safety
        ///
        /// - `dgrid`, `dtheta`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSpatialTfGridGeneratorBackward(
            handle: impl AsHandle<cudnnHandle_t>, stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>,
            dgrid: impl AnyDeviceInput, dtheta: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSpatialTfGridGeneratorBackward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : dgrid dtheta);
            checked::cudnnSpatialTfGridGeneratorBackward(
                handle.as_handle(), stDesc.as_handle(), dgrid.0.into(), dtheta.0.into(),
            )?;
            record_use!(work; dgrid dtheta);
        }
        /// Computes a grid of sampling points in the input from the affine matrices `theta`.
        /// # Safety
        ///
        /// - `theta`, `grid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSpatialTfGridGeneratorForward(
            handle: impl AsHandle<cudnnHandle_t>, stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>,
            theta: impl AnyDeviceInput, grid: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSpatialTfGridGeneratorForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : theta grid);
            checked::cudnnSpatialTfGridGeneratorForward(
                handle.as_handle(), stDesc.as_handle(), theta.0.into(), grid.0.into(),
            )?;
            record_use!(work; theta grid);
        }
        /// Computes the gradients of a sampler with respect to x and the grid.
        /// - `alpha`, `beta`, `alphaDgrid`, `betaDgrid`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `dy`, `grid`, `dx`, `dgrid`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSpatialTfSamplerBackward(
            handle: impl AsHandle<cudnnHandle_t>, stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput, beta: HostScalar,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dx: impl AnyDeviceOutput, alphaDgrid: HostScalar,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dy: impl AnyDeviceInput, grid: impl AnyDeviceInput,
            betaDgrid: HostScalar, dgrid: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSpatialTfSamplerBackward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x dx dy grid dgrid);
            checked::cudnnSpatialTfSamplerBackward(
                handle.as_handle(), stDesc.as_handle(), alpha, xDesc.as_handle(), x.0.into(), beta, dxDesc.as_handle(),
                dx.0.into(), alphaDgrid, dyDesc.as_handle(), dy.0.into(), grid.0.into(), betaDgrid, dgrid.0.into(),
            )?;
            record_use!(work; x dx dy grid dgrid);
        }
        /// Samples x at the points of a grid with bilinear interpolation.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `x`, `grid`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSpatialTfSamplerForward(
            handle: impl AsHandle<cudnnHandle_t>, stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>,
            alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>, x: impl AnyDeviceInput,
            grid: impl AnyDeviceInput, beta: HostScalar, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnSpatialTfSamplerForward);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x grid y);
            checked::cudnnSpatialTfSamplerForward(
                handle.as_handle(), stDesc.as_handle(), alpha, xDesc.as_handle(), x.0.into(), grid.0.into(), beta,
                yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x grid y);
        }
        /// Computes α·src + β·dest for a filter, with the change of format, padding or folding in a descriptor.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnTransformFilter(
            handle: impl AsHandle<cudnnHandle_t>, transDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
            alpha: HostScalar, srcDesc: impl AsHandle<cudnnFilterDescriptor_t>, srcData: impl AnyDeviceInput,
            beta: HostScalar, destDesc: impl AsHandle<cudnnFilterDescriptor_t>, destData: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnTransformFilter);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : srcData destData);
            checked::cudnnTransformFilter(
                handle.as_handle(), transDesc.as_handle(), alpha, srcDesc.as_handle(), srcData.0.into(), beta,
                destDesc.as_handle(), destData.0.into(),
            )?;
            record_use!(work; srcData destData);
        }
        /// y = α·x + β·y, where the layouts of x and y may differ.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cudnnTransformTensor(
            handle: impl AsHandle<cudnnHandle_t>, alpha: HostScalar, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            x: impl AnyDeviceInput, beta: HostScalar, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            y: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnTransformTensor);
            measured!(called : x, length_of_cudnnTensorDescriptor_t(called, xDesc.as_handle()) ?);
            measured!(called : y, length_of_cudnnTensorDescriptor_t(called, yDesc.as_handle()) ?);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : x y);
            checked::cudnnTransformTensor(
                handle.as_handle(), alpha, xDesc.as_handle(), x.0.into(), beta, yDesc.as_handle(), y.0.into(),
            )?;
            record_use!(work; x y);
        }
        /// Computes α·src + β·dest with the change of format, padding or folding that a descriptor specifies.
        /// - `alpha`, `beta`: in, a scalar on the host; its type: `float`, or `double` if the tensors are `CUDNN_DATA_DOUBLE`
        ///
        /// # Safety
        ///
        /// - `srcData`, `destData`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnTransformTensorEx(
            handle: impl AsHandle<cudnnHandle_t>, transDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
            alpha: HostScalar, srcDesc: impl AsHandle<cudnnTensorDescriptor_t>, srcData: impl AnyDeviceInput,
            beta: HostScalar, destDesc: impl AsHandle<cudnnTensorDescriptor_t>, destData: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUDNN, cudnnTransformTensorEx);
            borrow!(work = Work::in_raw(checked::cudnnGetStream(handle.as_handle())), called : srcData destData);
            checked::cudnnTransformTensorEx(
                handle.as_handle(), transDesc.as_handle(), alpha, srcDesc.as_handle(), srcData.0.into(), beta,
                destDesc.as_handle(), destData.0.into(),
            )?;
            record_use!(work; srcData destData);
        }
    }
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Creates a backend descriptor of a given type: for example, of a tensor, operation or execution plan.
        fn cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t) -> Owned<cudnnBackendDescriptor_t> {
            Owned::from_raw(checked::cudnnBackendCreateDescriptor(descriptorType)?)
        }
        /// Resets a backend descriptor to its initial state.
        fn cudnnBackendInitialize(descriptor: impl AsHandle<cudnnBackendDescriptor_t>) -> () {
            checked::cudnnBackendInitialize(descriptor.as_handle())?
        }
        /// Creates a cuDNN handle on the current device; may allocate device memory and synchronize.
        fn cudnnCreate() -> Owned<cudnnHandle_t> {
            Owned::from_raw(checked::cudnnCreate()?)
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Creates an empty activation descriptor, which `cudnnSetActivationDescriptor` must initialize.
        fn cudnnCreateActivationDescriptor() -> Owned<cudnnActivationDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateActivationDescriptor()?)
        }
        /// Creates an empty descriptor of multi-head attention.
        fn cudnnCreateAttnDescriptor() -> Owned<cudnnAttnDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateAttnDescriptor()?)
        }
        /// Creates an empty CTC loss descriptor.
        fn cudnnCreateCTCLossDescriptor() -> Owned<cudnnCTCLossDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateCTCLossDescriptor()?)
        }
        /// Creates an empty convolution descriptor, for `cudnnSetConvolution2dDescriptor` or a similar function.
        fn cudnnCreateConvolutionDescriptor() -> Owned<cudnnConvolutionDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateConvolutionDescriptor()?)
        }
        /// Creates an empty dropout descriptor.
        fn cudnnCreateDropoutDescriptor() -> Owned<cudnnDropoutDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateDropoutDescriptor()?)
        }
        /// Creates an empty filter descriptor, for `cudnnSetFilter4dDescriptor` or `cudnnSetFilterNdDescriptor`.
        fn cudnnCreateFilterDescriptor() -> Owned<cudnnFilterDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateFilterDescriptor()?)
        }
        /// Creates a pack for the constant parameters, such as descriptors, of a fused operation.
        fn cudnnCreateFusedOpsConstParamPack(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsConstParamPack_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsConstParamPack(ops)?)
        }
        /// Creates an empty plan of a fused operation.
        fn cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsPlan_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsPlan(ops)?)
        }
        /// Creates a pack for the parameters of a fused operation that vary by call, such as pointers.
        fn cudnnCreateFusedOpsVariantParamPack(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsVariantParamPack_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsVariantParamPack(ops)?)
        }
        /// Creates a descriptor for local response normalization or divisive normalization.
        fn cudnnCreateLRNDescriptor() -> Owned<cudnnLRNDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateLRNDescriptor()?)
        }
        /// Creates an empty descriptor of a tensor operation, such as a sum.
        fn cudnnCreateOpTensorDescriptor() -> Owned<cudnnOpTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateOpTensorDescriptor()?)
        }
        /// Creates an empty pooling descriptor, for `cudnnSetPooling2dDescriptor` or `cudnnSetPoolingNdDescriptor`.
        fn cudnnCreatePoolingDescriptor() -> Owned<cudnnPoolingDescriptor_t> {
            Owned::from_raw(checked::cudnnCreatePoolingDescriptor()?)
        }
        /// Creates an empty descriptor of a batch of sequences for an RNN.
        fn cudnnCreateRNNDataDescriptor() -> Owned<cudnnRNNDataDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateRNNDataDescriptor()?)
        }
        /// Creates an empty RNN descriptor, which `cudnnSetRNNDescriptor_v8` must initialize.
        fn cudnnCreateRNNDescriptor() -> Owned<cudnnRNNDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateRNNDescriptor()?)
        }
        /// Creates an empty descriptor of a reduction.
        fn cudnnCreateReduceTensorDescriptor() -> Owned<cudnnReduceTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateReduceTensorDescriptor()?)
        }
        /// Creates an empty descriptor of sequence data for attention.
        fn cudnnCreateSeqDataDescriptor() -> Owned<cudnnSeqDataDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateSeqDataDescriptor()?)
        }
        /// Creates an empty spatial transformer descriptor, for `cudnnSetSpatialTransformerNdDescriptor`.
        fn cudnnCreateSpatialTransformerDescriptor() -> Owned<
            cudnnSpatialTransformerDescriptor_t,
        > {
            Owned::from_raw(checked::cudnnCreateSpatialTransformerDescriptor()?)
        }
        /// Creates an empty tensor descriptor, for `cudnnSetTensor4dDescriptor` or a similar function.
        fn cudnnCreateTensorDescriptor() -> Owned<cudnnTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateTensorDescriptor()?)
        }
        /// Creates an empty descriptor of a tensor transformation.
        fn cudnnCreateTensorTransformDescriptor() -> Owned<
            cudnnTensorTransformDescriptor_t,
        > {
            Owned::from_raw(checked::cudnnCreateTensorTransformDescriptor()?)
        }
        /// Returns the size in bytes of the reserve space that dropout of a tensor keeps for the backward pass.
        fn cudnnDropoutGetReserveSpaceSize(xdesc: impl AsHandle<cudnnTensorDescriptor_t>) -> usize {
            checked::cudnnDropoutGetReserveSpaceSize(xdesc.as_handle())?
        }
        /// Returns the size in bytes of the random number generator states for dropout.
        fn cudnnDropoutGetStatesSize(handle: impl AsHandle<cudnnHandle_t>) -> usize {
            checked::cudnnDropoutGetStatesSize(handle.as_handle())?
        }
        /// Returns the function, NaN propagation and coefficient of an activation.
        /// Returns `mode`, `reluNanOpt`, `coef`.
        fn cudnnGetActivationDescriptor(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
        ) -> (cudnnActivationMode_t, cudnnNanPropagation_t, f64) {
            checked::cudnnGetActivationDescriptor(activationDesc.as_handle())?
        }
        /// Returns the β of a swish activation, x·sigmoid(β·x).
        fn cudnnGetActivationDescriptorSwishBeta(activationDesc: impl AsHandle<cudnnActivationDescriptor_t>) -> f64 {
            checked::cudnnGetActivationDescriptorSwishBeta(activationDesc.as_handle())?
        }
        /// Returns the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
        /// Returns `attnMode`, `nHeads`, `smScaler`, `dataType`, `computePrec`, `mathType`, `attnDropoutDesc`, `postDropoutDesc`, `qSize`, `kSize`, `vSize`, `qProjSize`, `kProjSize`, `vProjSize`, `oProjSize`, `qoMaxSeqLength`, `kvMaxSeqLength`, `maxBatchSize`, `maxBeamSize`.
        fn cudnnGetAttnDescriptor(attnDesc: impl AsHandle<cudnnAttnDescriptor_t>) -> (
            u32, i32, f64, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t,
            cudnnDropoutDescriptor_t, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
        ) {
            checked::cudnnGetAttnDescriptor(attnDesc.as_handle())?
        }
        /// Returns a CTC loss descriptor's compute type.
        fn cudnnGetCTCLossDescriptor(ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>) -> cudnnDataType_t {
            checked::cudnnGetCTCLossDescriptor(ctcLossDesc.as_handle())?
        }
        /// Returns a CTC loss descriptor's compute type, normalization mode and NaN propagation.
        /// Returns `compType`, `normMode`, `gradMode`.
        fn cudnnGetCTCLossDescriptorEx(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t) {
            checked::cudnnGetCTCLossDescriptorEx(ctcLossDesc.as_handle())?
        }
        /// Returns a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
        /// Returns `compType`, `normMode`, `gradMode`, `maxLabelLength`.
        fn cudnnGetCTCLossDescriptor_v8(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, i32) {
            checked::cudnnGetCTCLossDescriptor_v8(ctcLossDesc.as_handle())?
        }
        /// Returns a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
        /// Returns `compType`, `normMode`, `ctcGradMode`, `maxLabelLength`.
        fn cudnnGetCTCLossDescriptor_v9(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, i32) {
            checked::cudnnGetCTCLossDescriptor_v9(ctcLossDesc.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Returns the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
        /// Returns `pad_h`, `pad_w`, `u`, `v`, `dilation_h`, `dilation_w`, `mode`, `computeType`.
        fn cudnnGetConvolution2dDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
        ) -> (i32, i32, i32, i32, i32, i32, cudnnConvolutionMode_t, cudnnDataType_t) {
            checked::cudnnGetConvolution2dDescriptor(convDesc.as_handle())?
        }
        /// Returns the maximum number of algorithms for the data gradient of a convolution.
        fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle.as_handle())?
        }
        /// Returns the maximum number of algorithms for the filter gradient of a convolution.
        fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle.as_handle())?
        }
        /// Returns the maximum number of algorithms for a forward convolution.
        fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionForwardAlgorithmMaxCount(handle.as_handle())?
        }
        /// Returns the number of channel groups of a convolution.
        fn cudnnGetConvolutionGroupCount(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> i32 {
            checked::cudnnGetConvolutionGroupCount(convDesc.as_handle())?
        }
        /// Returns the math type of a convolution: the permitted use of Tensor Cores and conversions.
        fn cudnnGetConvolutionMathType(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> cudnnMathType_t {
            checked::cudnnGetConvolutionMathType(convDesc.as_handle())?
        }
        /// Returns a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
        /// - `padA`, `strideA`, `dilationA`: out, array, whose length is passed as `arrayLengthRequested`
        ///
        /// Returns `arrayLength`, `mode`, `computeType`.
        fn cudnnGetConvolutionNdDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, padA: &mut [i32], strideA: &mut [i32],
            dilationA: &mut [i32],
        ) -> (i32, cudnnConvolutionMode_t, cudnnDataType_t) {
            checked::cudnnGetConvolutionNdDescriptor(convDesc.as_handle(), padA, strideA, dilationA)?
        }
        /// Returns whether an int8 convolution reorders its filter before use.
        fn cudnnGetConvolutionReorderType(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> cudnnReorderType_t {
            checked::cudnnGetConvolutionReorderType(convDesc.as_handle())?
        }
        /// Returns the type, format and four dimensions of a 4D filter.
        /// Returns `dataType`, `format`, `k`, `c`, `h`, `w`.
        fn cudnnGetFilter4dDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32, i32, i32, i32) {
            checked::cudnnGetFilter4dDescriptor(filterDesc.as_handle())?
        }
        /// Returns the size in bytes of the filter that a descriptor describes.
        fn cudnnGetFilterSizeInBytes(filterDesc: impl AsHandle<cudnnFilterDescriptor_t>) -> usize {
            checked::cudnnGetFilterSizeInBytes(filterDesc.as_handle())?
        }
        /// Returns the window size `lrnN` and the coefficients α, β and k of local response normalization.
        /// Returns `lrnN`, `lrnAlpha`, `lrnBeta`, `lrnK`.
        fn cudnnGetLRNDescriptor(normDesc: impl AsHandle<cudnnLRNDescriptor_t>) -> (u32, f64, f64, f64) {
            checked::cudnnGetLRNDescriptor(normDesc.as_handle())?
        }
        /// Returns the operation, compute type and NaN propagation of a tensor operation's descriptor.
        /// Returns `opTensorOp`, `opTensorCompType`, `opTensorNanOpt`.
        fn cudnnGetOpTensorDescriptor(
            opTensorDesc: impl AsHandle<cudnnOpTensorDescriptor_t>,
        ) -> (cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t) {
            checked::cudnnGetOpTensorDescriptor(opTensorDesc.as_handle())?
        }
        /// Returns the mode, window, padding and strides of 2D pooling.
        /// Returns `mode`, `maxpoolingNanOpt`, `windowHeight`, `windowWidth`, `verticalPadding`, `horizontalPadding`, `verticalStride`, `horizontalStride`.
        fn cudnnGetPooling2dDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>,
        ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32, i32, i32, i32, i32, i32) {
            checked::cudnnGetPooling2dDescriptor(poolingDesc.as_handle())?
        }
        /// Returns the mode of pooling, and the window, padding and stride in each dimension.
        /// - `windowDimA`, `paddingA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
        ///
        /// Returns `mode`, `maxpoolingNanOpt`, `nbDims`.
        fn cudnnGetPoolingNdDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, windowDimA: &mut [i32], paddingA: &mut [i32],
            strideA: &mut [i32],
        ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32) {
            checked::cudnnGetPoolingNdDescriptor(poolingDesc.as_handle(), windowDimA, paddingA, strideA)?
        }
        /// Returns an RNN's cell, sizes, number of layers, directions and data types.
        /// Returns `algo`, `cellMode`, `biasMode`, `dirMode`, `inputMode`, `dataType`, `mathPrec`, `mathType`, `inputSize`, `hiddenSize`, `projSize`, `numLayers`, `dropoutDesc`, `auxFlags`.
        fn cudnnGetRNNDescriptor_v8(rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>) -> (
            cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t,
            cudnnDataType_t, cudnnMathType_t, i32, i32, i32, i32, cudnnDropoutDescriptor_t, u32,
        ) {
            checked::cudnnGetRNNDescriptor_v8(rnnDesc.as_handle())?
        }
        /// Returns the operation and compute type of a reduction, and whether the reduction returns indices.
        /// Returns `reduceTensorOp`, `reduceTensorCompType`, `reduceTensorNanOpt`, `reduceTensorIndices`, `reduceTensorIndicesType`.
        fn cudnnGetReduceTensorDescriptor(reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>) -> (
            cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t,
        ) {
            checked::cudnnGetReduceTensorDescriptor(reduceTensorDesc.as_handle())?
        }
        /// Returns the stream in which calls with the handle run; null means the default stream.
        fn cudnnGetStream(handle: impl AsHandle<cudnnHandle_t>) -> runtime::cudaStream_t {
            checked::cudnnGetStream(handle.as_handle())?
        }
        /// Returns the type, the four dimensions and the strides of a 4D tensor.
        /// Returns `dataType`, `n`, `c`, `h`, `w`, `nStride`, `cStride`, `hStride`, `wStride`.
        fn cudnnGetTensor4dDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> (cudnnDataType_t, i32, i32, i32, i32, i32, i32, i32, i32) {
            checked::cudnnGetTensor4dDescriptor(tensorDesc.as_handle())?
        }
        /// Returns the size in bytes of the tensor that a descriptor describes.
        fn cudnnGetTensorSizeInBytes(tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>) -> usize {
            checked::cudnnGetTensorSizeInBytes(tensorDesc.as_handle())?
        }
        /// Returns the destination format, padding and folding of a tensor transformation.
        /// - `padBeforeA`, `padAfterA`: out, array, whose length is passed as `nbDimsRequested`
        /// - `foldA`: out, array, length `nbDimsRequested - 2`
        ///
        /// Returns `destFormat`, `direction`.
        fn cudnnGetTensorTransformDescriptor(
            transformDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>, padBeforeA: &mut [i32], padAfterA: &mut [i32],
            foldA: &mut [u32],
        ) -> (cudnnTensorFormat_t, cudnnFoldingDirection_t) {
            checked::cudnnGetTensorTransformDescriptor(transformDesc.as_handle(), padBeforeA, padAfterA, foldA)?
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Returns the clipping mode, bounds and NaN propagation of LSTM cell states.
        /// Returns `clipMode`, `clipNanOpt`, `lclip`, `rclip`.
        fn cudnnRNNGetClip_v8(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>,
        ) -> (cudnnRNNClipMode_t, cudnnNanPropagation_t, f64, f64) {
            checked::cudnnRNNGetClip_v8(rnnDesc.as_handle())?
        }
        /// Returns the clipping mode and bounds of LSTM cell states.
        /// Returns `clipMode`, `lclip`, `rclip`.
        fn cudnnRNNGetClip_v9(rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>) -> (cudnnRNNClipMode_t, f64, f64) {
            checked::cudnnRNNGetClip_v9(rnnDesc.as_handle())?
        }
        /// Sets the clipping mode, bounds and NaN propagation of LSTM cell states.
        fn cudnnRNNSetClip_v8(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t,
            lclip: f64, rclip: f64,
        ) -> () {
            checked::cudnnRNNSetClip_v8(rnnDesc.as_handle(), clipMode, clipNanOpt, lclip, rclip)?
        }
        /// Sets the clipping mode and bounds of LSTM cell states.
        fn cudnnRNNSetClip_v9(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, clipMode: cudnnRNNClipMode_t, lclip: f64, rclip: f64,
        ) -> () {
            checked::cudnnRNNSetClip_v9(rnnDesc.as_handle(), clipMode, lclip, rclip)?
        }
        /// Sets the function, NaN propagation and coefficient (for example, a ReLU's bound) of an activation.
        fn cudnnSetActivationDescriptor(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, mode: cudnnActivationMode_t,
            reluNanOpt: cudnnNanPropagation_t, coef: f64,
        ) -> () {
            checked::cudnnSetActivationDescriptor(activationDesc.as_handle(), mode, reluNanOpt, coef)?
        }
        /// Sets the β of a swish activation, x·sigmoid(β·x).
        fn cudnnSetActivationDescriptorSwishBeta(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, swish_beta: f64,
        ) -> () {
            checked::cudnnSetActivationDescriptorSwishBeta(activationDesc.as_handle(), swish_beta)?
        }
        /// Sets a CTC loss descriptor's compute type.
        fn cudnnSetCTCLossDescriptor(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor(ctcLossDesc.as_handle(), compType)?
        }
        /// Sets a CTC loss descriptor's compute type, normalization mode and NaN propagation.
        fn cudnnSetCTCLossDescriptorEx(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t,
        ) -> () {
            checked::cudnnSetCTCLossDescriptorEx(ctcLossDesc.as_handle(), compType, normMode, gradMode)?
        }
        /// Sets a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.
        fn cudnnSetCTCLossDescriptor_v8(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t, maxLabelLength: i32,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor_v8(ctcLossDesc.as_handle(), compType, normMode, gradMode, maxLabelLength)?
        }
        /// Sets a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.
        fn cudnnSetCTCLossDescriptor_v9(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: i32,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor_v9(ctcLossDesc.as_handle(), compType, normMode, ctcGradMode, maxLabelLength)?
        }
        /// Sets the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.
        fn cudnnSetConvolution2dDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, pad_h: i32, pad_w: i32, u: i32, v: i32, dilation_h: i32,
            dilation_w: i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetConvolution2dDescriptor(
                convDesc.as_handle(), pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType,
            )?
        }
        /// Sets the number of channel groups of a convolution.
        fn cudnnSetConvolutionGroupCount(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, groupCount: i32) -> () {
            checked::cudnnSetConvolutionGroupCount(convDesc.as_handle(), groupCount)?
        }
        /// Sets the math type of a convolution: the permitted use of Tensor Cores and conversions.
        fn cudnnSetConvolutionMathType(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, mathType: cudnnMathType_t,
        ) -> () {
            checked::cudnnSetConvolutionMathType(convDesc.as_handle(), mathType)?
        }
        /// Sets a convolution's mode and compute type, and its padding, stride and dilation in each dimension.
        /// - `padA`, `filterStrideA`, `dilationA`: in, array, whose length is passed as `arrayLength`
        fn cudnnSetConvolutionNdDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, padA: &[i32], filterStrideA: &[i32], dilationA: &[i32],
            mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetConvolutionNdDescriptor(
                convDesc.as_handle(), padA, filterStrideA, dilationA, mode, computeType,
            )?
        }
        /// Sets whether an int8 convolution reorders its filter before use.
        fn cudnnSetConvolutionReorderType(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, reorderType: cudnnReorderType_t,
        ) -> () {
            checked::cudnnSetConvolutionReorderType(convDesc.as_handle(), reorderType)?
        }
        /// Makes a descriptor describe a filter with k output maps, c input maps and h × w elements in each.
        fn cudnnSetFilter4dDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, dataType: cudnnDataType_t, format: cudnnTensorFormat_t,
            k: i32, c: i32, h: i32, w: i32,
        ) -> () {
            checked::cudnnSetFilter4dDescriptor(filterDesc.as_handle(), dataType, format, k, c, h, w)?
        }
        /// Makes a descriptor describe a filter of `nbDims` dimensions: output maps, input maps, then spatial sizes.
        /// - `filterDimA`: in, array, whose length is passed as `nbDims`
        fn cudnnSetFilterNdDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, dataType: cudnnDataType_t, format: cudnnTensorFormat_t,
            filterDimA: &[i32],
        ) -> () {
            checked::cudnnSetFilterNdDescriptor(filterDesc.as_handle(), dataType, format, filterDimA)?
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Sets the window size `lrnN` and the coefficients α, β and k of local response normalization.
        fn cudnnSetLRNDescriptor(
            normDesc: impl AsHandle<cudnnLRNDescriptor_t>, lrnN: u32, lrnAlpha: f64, lrnBeta: f64, lrnK: f64,
        ) -> () {
            checked::cudnnSetLRNDescriptor(normDesc.as_handle(), lrnN, lrnAlpha, lrnBeta, lrnK)?
        }
        /// Sets the operation (for example, sum or maximum), compute type and NaN propagation of a descriptor.
        fn cudnnSetOpTensorDescriptor(
            opTensorDesc: impl AsHandle<cudnnOpTensorDescriptor_t>, opTensorOp: cudnnOpTensorOp_t,
            opTensorCompType: cudnnDataType_t, opTensorNanOpt: cudnnNanPropagation_t,
        ) -> () {
            checked::cudnnSetOpTensorDescriptor(opTensorDesc.as_handle(), opTensorOp, opTensorCompType, opTensorNanOpt)?
        }
        /// Sets the mode (maximum or average), window, padding and strides of 2D pooling.
        fn cudnnSetPooling2dDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, mode: cudnnPoolingMode_t,
            maxpoolingNanOpt: cudnnNanPropagation_t, windowHeight: i32, windowWidth: i32, verticalPadding: i32,
            horizontalPadding: i32, verticalStride: i32, horizontalStride: i32,
        ) -> () {
            checked::cudnnSetPooling2dDescriptor(
                poolingDesc.as_handle(), mode, maxpoolingNanOpt, windowHeight, windowWidth, verticalPadding,
                horizontalPadding, verticalStride, horizontalStride,
            )?
        }
        /// Sets the mode of pooling (maximum or average), and the window, padding and stride in each dimension.
        /// - `windowDimA`, `paddingA`, `strideA`: in, array, whose length is passed as `nbDims`
        fn cudnnSetPoolingNdDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, mode: cudnnPoolingMode_t,
            maxpoolingNanOpt: cudnnNanPropagation_t, windowDimA: &[i32], paddingA: &[i32], strideA: &[i32],
        ) -> () {
            checked::cudnnSetPoolingNdDescriptor(
                poolingDesc.as_handle(), mode, maxpoolingNanOpt, windowDimA, paddingA, strideA,
            )?
        }
        /// Sets the operation and compute type of a reduction, and whether the reduction returns indices.
        fn cudnnSetReduceTensorDescriptor(
            reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>, reduceTensorOp: cudnnReduceTensorOp_t,
            reduceTensorCompType: cudnnDataType_t, reduceTensorNanOpt: cudnnNanPropagation_t,
            reduceTensorIndices: cudnnReduceTensorIndices_t, reduceTensorIndicesType: cudnnIndicesType_t,
        ) -> () {
            checked::cudnnSetReduceTensorDescriptor(
                reduceTensorDesc.as_handle(), reduceTensorOp, reduceTensorCompType, reduceTensorNanOpt, reduceTensorIndices,
                reduceTensorIndicesType,
            )?
        }
        /// Sets the sampler, data type and output dimensions of a spatial transformer.
        /// - `dimA`: in, array, whose length is passed as `nbDims`
        fn cudnnSetSpatialTransformerNdDescriptor(
            stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>, samplerType: cudnnSamplerType_t,
            dataType: cudnnDataType_t, dimA: &[i32],
        ) -> () {
            checked::cudnnSetSpatialTransformerNdDescriptor(stDesc.as_handle(), samplerType, dataType, dimA)?
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {
        /// Makes a descriptor describe a packed n × c × h × w tensor in a format such as NCHW.
        fn cudnnSetTensor4dDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, format: cudnnTensorFormat_t, dataType: cudnnDataType_t,
            n: i32, c: i32, h: i32, w: i32,
        ) -> () {
            checked::cudnnSetTensor4dDescriptor(tensorDesc.as_handle(), format, dataType, n, c, h, w)?
        }
        /// Makes a descriptor describe an n × c × h × w tensor with a stride for each dimension.
        fn cudnnSetTensor4dDescriptorEx(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32,
            nStride: i32, cStride: i32, hStride: i32, wStride: i32,
        ) -> () {
            checked::cudnnSetTensor4dDescriptorEx(
                tensorDesc.as_handle(), dataType, n, c, h, w, nStride, cStride, hStride, wStride,
            )?
        }
        /// Makes a descriptor describe a tensor of `nbDims` dimensions with a stride for each dimension.
        /// - `dimA`, `strideA`: in, array, whose length is passed as `nbDims`
        fn cudnnSetTensorNdDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dataType: cudnnDataType_t, dimA: &[i32], strideA: &[i32],
        ) -> () {
            checked::cudnnSetTensorNdDescriptor(tensorDesc.as_handle(), dataType, dimA, strideA)?
        }
        /// Makes a descriptor describe a packed tensor of `nbDims` dimensions in a format such as NCHW.
        /// - `dimA`: in, array, whose length is passed as `nbDims`
        fn cudnnSetTensorNdDescriptorEx(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, format: cudnnTensorFormat_t, dataType: cudnnDataType_t,
            dimA: &[i32],
        ) -> () {
            checked::cudnnSetTensorNdDescriptorEx(tensorDesc.as_handle(), format, dataType, dimA)?
        }
        /// Sets the destination format, padding and folding of a tensor transformation.
        /// - `padBeforeA`, `padAfterA`: in, array, whose length is passed as `nbDims`; an empty slice passes NULL
        /// - `foldA`: in, array, length `nbDims - 2`; an empty slice passes NULL
        fn cudnnSetTensorTransformDescriptor(
            transformDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>, destFormat: cudnnTensorFormat_t,
            padBeforeA: &[i32], padAfterA: &[i32], foldA: &[u32], direction: cudnnFoldingDirection_t,
        ) -> () {
            checked::cudnnSetTensorTransformDescriptor(
                transformDesc.as_handle(), destFormat, padBeforeA, padAfterA, foldA, direction,
            )?
        }
    }

    unsafe {}
}

owned! {
    cudnn, cudnnStatus_t;

    safe {}

    unsafe {
        /// Runs a finalized execution plan with the data pointers and workspace of a variant pack.
        /// # Safety
        ///
        /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
        /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBackendExecute(
            handle: impl AsHandle<cudnnHandle_t>, executionPlan: impl AsHandle<cudnnBackendDescriptor_t>,
            variantPack: impl AsHandle<cudnnBackendDescriptor_t>,
        ) -> () {
            checked::cudnnBackendExecute(handle.as_handle(), executionPlan.as_handle(), variantPack.as_handle())?
        }
        /// Validates the attributes of a backend descriptor and makes the descriptor immutable.
        /// # Safety
        ///
        /// - All attributes that a descriptor of this type requires must have been set.
        fn cudnnBackendFinalize(descriptor: impl AsHandle<cudnnBackendDescriptor_t>) -> () {
            checked::cudnnBackendFinalize(descriptor.as_handle())?
        }
        /// Gets an attribute of a finalized backend descriptor, or the number of its elements.
        /// - `arrayOfElements`: in and out, array, whose length is passed as `requestedElementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `arrayOfElements` must be valid.
        /// - `arrayOfElements` must not be moved, changed or freed while the library may hold its address.
        /// - `arrayOfElements`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudnnBackendGetAttribute<T: Output>(
            descriptor: impl AsHandle<cudnnBackendDescriptor_t>, attributeName: cudnnBackendAttributeName_t,
            attributeType: cudnnBackendAttributeType_t, arrayOfElements: &mut [T],
        ) -> i64 {
            checked::cudnnBackendGetAttribute(descriptor.as_handle(), attributeName, attributeType, arrayOfElements)?
        }
        /// Adds the nodes that run an execution plan to an empty CUDA graph.
        /// # Safety
        ///
        /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
        /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBackendPopulateCudaGraph(
            handle: impl AsHandle<cudnnHandle_t>, executionPlan: impl AsHandle<cudnnBackendDescriptor_t>,
            variantPack: impl AsHandle<cudnnBackendDescriptor_t>, graph: impl AsHandle<driver::CUgraph>,
        ) -> () {
            checked::cudnnBackendPopulateCudaGraph(
                handle.as_handle(), executionPlan.as_handle(), variantPack.as_handle(), graph.as_handle(),
            )?
        }
        /// Sets an attribute of a backend descriptor that is not finalized yet.
        /// - `arrayOfElements`: in, array, whose length is passed as `elementCount`; `attributeType` selects the type of its elements: `_Bool` for `CUDNN_TYPE_BOOLEAN`; `char` for `CUDNN_TYPE_CHAR`; `cudnnBackendAttributeName_t` for `CUDNN_TYPE_ATTRIB_NAME`; `cudnnBackendBehaviorNote_t` for `CUDNN_TYPE_BEHAVIOR_NOTE`; `cudnnBackendDescriptor_t` for `CUDNN_TYPE_BACKEND_DESCRIPTOR`; `cudnnBackendHeurMode_t` for `CUDNN_TYPE_HEUR_MODE`; `cudnnBackendKnobType_t` for `CUDNN_TYPE_KNOB_TYPE`; `cudnnBackendLayoutType_t` for `CUDNN_TYPE_LAYOUT_TYPE`; `cudnnBackendNormFwdPhase_t` for `CUDNN_TYPE_NORM_FWD_PHASE`; `cudnnBackendNormMode_t` for `CUDNN_TYPE_NORM_MODE`; `cudnnBackendNumericalNote_t` for `CUDNN_TYPE_NUMERICAL_NOTE`; `cudnnBackendOperationGraphMode_t` for `CUDNN_TYPE_OPERATIONGRAPH_MODE`; `cudnnBackendReshapeMode_t` for `CUDNN_TYPE_RESHAPE_MODE`; `cudnnBackendTensorReordering_t` for `CUDNN_TYPE_TENSOR_REORDERING_MODE`; `cudnnBnFinalizeStatsMode_t` for `CUDNN_TYPE_BN_FINALIZE_STATS_MODE`; `cudnnConvolutionMode_t` for `CUDNN_TYPE_CONVOLUTION_MODE`; `cudnnCudaGraphRetention_t` for `CUDNN_TYPE_CUDA_GRAPH_RETENTION`; `cudnnDataType_t` for `CUDNN_TYPE_DATA_TYPE`; `cudnnFraction_t` for `CUDNN_TYPE_FRACTION`; `cudnnGenStatsMode_t` for `CUDNN_TYPE_GENSTATS_MODE`; `cudnnHandle_t` for `CUDNN_TYPE_HANDLE`; `cudnnMoeGroupedMatmulMode_t` for `CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE`; `cudnnNanPropagation_t` for `CUDNN_TYPE_NAN_PROPOGATION`; `cudnnPaddingMode_t` for `CUDNN_TYPE_PADDING_MODE`; `cudnnPointwiseMode_t` for `CUDNN_TYPE_POINTWISE_MODE`; `cudnnReduceTensorOp_t` for `CUDNN_TYPE_REDUCTION_OPERATOR_TYPE`; `cudnnResampleMode_t` for `CUDNN_TYPE_RESAMPLE_MODE`; `cudnnRngDistribution_t` for `CUDNN_TYPE_RNG_DISTRIBUTION`; `cudnnSignalMode_t` for `CUDNN_TYPE_SIGNAL_MODE`; `double` for `CUDNN_TYPE_DOUBLE`; `float` for `CUDNN_TYPE_FLOAT`; `int` for `CUDNN_TYPE_INT32`; `long long` for `CUDNN_TYPE_INT64`; `void *` for `CUDNN_TYPE_VOID_PTR`
        ///
        /// # Safety
        ///
        /// - `arrayOfElements` is used after the call returns: keep it alive and do not modify it until another value is set in `descriptor`, or `descriptor` is destroyed.
        /// - Pointers, handles and lengths in `arrayOfElements` must stay valid until another value is set in `descriptor`, or `descriptor` is destroyed.
        /// - `arrayOfElements`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudnnBackendSetAttribute<T: Input>(
            descriptor: impl AsHandle<cudnnBackendDescriptor_t>, attributeName: cudnnBackendAttributeName_t,
            attributeType: cudnnBackendAttributeType_t, arrayOfElements: &[T],
        ) -> () {
            checked::cudnnBackendSetAttribute(descriptor.as_handle(), attributeName, attributeType, arrayOfElements)?
        }
        /// Replaces the pointers in a populated CUDA graph with those of another variant pack.
        /// # Safety
        ///
        /// - Everything that `executionPlan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
        /// - `variantPack`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `graph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBackendUpdateCudaGraph(
            handle: impl AsHandle<cudnnHandle_t>, executionPlan: impl AsHandle<cudnnBackendDescriptor_t>,
            variantPack: impl AsHandle<cudnnBackendDescriptor_t>, graph: impl AsHandle<driver::CUgraph>,
        ) -> () {
            checked::cudnnBackendUpdateCudaGraph(
                handle.as_handle(), executionPlan.as_handle(), variantPack.as_handle(), graph.as_handle(),
            )?
        }
        /// Compiles the kernels of a dynamic persistent RNN for a given mini-batch size.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnBuildRNNDynamic(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, miniBatch: i32,
        ) -> () {
            checked::cudnnBuildRNNDynamic(handle.as_handle(), rnnDesc.as_handle(), miniBatch)?
        }
        /// Derives the descriptor of batch normalization's scale, bias, mean and variance from that of x.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDeriveBNTensorDescriptor(
            derivedBnDesc: impl AsHandle<cudnnTensorDescriptor_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            mode: cudnnBatchNormMode_t,
        ) -> () {
            checked::cudnnDeriveBNTensorDescriptor(derivedBnDesc.as_handle(), xDesc.as_handle(), mode)?
        }
        /// Derives the descriptors of a normalization's scale and bias, and of its mean and variance, from that of x.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnDeriveNormTensorDescriptor(
            derivedNormScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            derivedNormMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            mode: cudnnNormMode_t, groupCnt: i32,
        ) -> () {
            checked::cudnnDeriveNormTensorDescriptor(
                derivedNormScaleBiasDesc.as_handle(), derivedNormMeanVarDesc.as_handle(), xDesc.as_handle(), mode, groupCnt,
            )?
        }
        /// Measures all algorithms for a convolution's data gradient, using its own memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionBackwardDataAlgorithm(
            handle: impl AsHandle<cudnnHandle_t>, wDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
        ) -> i32 {
            checked::cudnnFindConvolutionBackwardDataAlgorithm(
                handle.as_handle(), wDesc.as_handle(), dyDesc.as_handle(), convDesc.as_handle(), dxDesc.as_handle(),
                perfResults,
            )?
        }
        /// Measures all algorithms for a convolution's filter gradient, using its own memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionBackwardFilterAlgorithm(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            dwDesc: impl AsHandle<cudnnFilterDescriptor_t>, perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
        ) -> i32 {
            checked::cudnnFindConvolutionBackwardFilterAlgorithm(
                handle.as_handle(), xDesc.as_handle(), dyDesc.as_handle(), convDesc.as_handle(), dwDesc.as_handle(),
                perfResults,
            )?
        }
        /// Measures all algorithms for a forward convolution, using its own memory, and sorts them by time.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFindConvolutionForwardAlgorithm(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            wDesc: impl AsHandle<cudnnFilterDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
        ) -> i32 {
            checked::cudnnFindConvolutionForwardAlgorithm(
                handle.as_handle(), xDesc.as_handle(), wDesc.as_handle(), convDesc.as_handle(), yDesc.as_handle(),
                perfResults,
            )?
        }
        /// Runs the plan of a fused operation with a variant parameter pack.
        /// # Safety
        ///
        /// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `handle`'s stream.
        /// - `varPack`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnFusedOpsExecute(
            handle: impl AsHandle<cudnnHandle_t>, plan: impl AsHandle<cudnnFusedOpsPlan_t>,
            varPack: impl AsHandle<cudnnFusedOpsVariantParamPack_t>,
        ) -> () {
            checked::cudnnFusedOpsExecute(handle.as_handle(), plan.as_handle(), varPack.as_handle())?
        }
        /// Returns the workspace size in bytes for `cudnnBatchNormalizationBackwardEx`.
        /// - `dzDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dzDesc: impl MaybeHandle<cudnnTensorDescriptor_t>,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dBnScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
        ) -> usize {
            checked::cudnnGetBatchNormalizationBackwardExWorkspaceSize(
                handle.as_handle(), mode, bnOps, xDesc.as_handle(), yDesc.as_handle(), dyDesc.as_handle(),
                dzDesc.as_handle_or_null(), dxDesc.as_handle(), dBnScaleBiasDesc.as_handle(), activationDesc.as_handle(),
            )?
        }
        /// Returns the workspace size in bytes for `cudnnBatchNormalizationForwardTrainingEx`.
        /// - `zDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, zDesc: impl MaybeHandle<cudnnTensorDescriptor_t>,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, bnScaleBiasMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
        ) -> usize {
            checked::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
                handle.as_handle(), mode, bnOps, xDesc.as_handle(), zDesc.as_handle_or_null(), yDesc.as_handle(),
                bnScaleBiasMeanVarDesc.as_handle(), activationDesc.as_handle(),
            )?
        }
        /// Returns the size in bytes of the reserve space that batch normalization keeps for the backward pass.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnBatchNormMode_t, bnOps: cudnnBatchNormOps_t,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> usize {
            checked::cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
                handle.as_handle(), mode, bnOps, activationDesc.as_handle(), xDesc.as_handle(),
            )?
        }
        /// Returns the workspace size in bytes for `cudnnCTCLoss`, with labels in host memory.
        /// - `labels`: in, array, of the length that `labelLengths` requires
        /// - `labelLengths`, `inputLengths`: in, array, of the length that `probsDesc` requires
        ///
        /// # Safety
        ///
        /// - `labels`: at least as long as `labelLengths` requires. The length is not checked.
        /// - `labelLengths`, `inputLengths`: at least as long as `probsDesc` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `labels` must not be moved, changed or freed while the library may hold its address.
        /// - `labelLengths` must not be moved, changed or freed while the library may hold its address.
        /// - `inputLengths` must not be moved, changed or freed while the library may hold its address.
        fn cudnnGetCTCLossWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, probsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            gradientsDesc: impl AsHandle<cudnnTensorDescriptor_t>, labels: &[i32], labelLengths: &[i32],
            inputLengths: &[i32], algo: cudnnCTCLossAlgo_t, ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> usize {
            checked::cudnnGetCTCLossWorkspaceSize(
                handle.as_handle(), probsDesc.as_handle(), gradientsDesc.as_handle(), labels, labelLengths, inputLengths,
                algo, ctcLossDesc.as_handle(),
            )?
        }
        /// Returns the workspace size in bytes for `cudnnCTCLoss_v8`.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetCTCLossWorkspaceSize_v8(
            handle: impl AsHandle<cudnnHandle_t>, algo: cudnnCTCLossAlgo_t,
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, probsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            gradientsDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> usize {
            checked::cudnnGetCTCLossWorkspaceSize_v8(
                handle.as_handle(), algo, ctcLossDesc.as_handle(), probsDesc.as_handle(), gradientsDesc.as_handle(),
            )?
        }
        /// Returns the output dimensions (n, c, h and w) of a 2D convolution.
        /// Returns `n`, `c`, `h`, `w`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolution2dForwardOutputDim(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, inputTensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
        ) -> (i32, i32, i32, i32) {
            checked::cudnnGetConvolution2dForwardOutputDim(
                convDesc.as_handle(), inputTensorDesc.as_handle(), filterDesc.as_handle(),
            )?
        }
        /// Returns the algorithms for a convolution's data gradient, sorted by estimated speed.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionBackwardDataAlgorithm_v7(
            handle: impl AsHandle<cudnnHandle_t>, filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            diffDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            gradDesc: impl AsHandle<cudnnTensorDescriptor_t>, perfResults: &mut [cudnnConvolutionBwdDataAlgoPerf_t],
        ) -> i32 {
            checked::cudnnGetConvolutionBackwardDataAlgorithm_v7(
                handle.as_handle(), filterDesc.as_handle(), diffDesc.as_handle(), convDesc.as_handle(),
                gradDesc.as_handle(), perfResults,
            )?
        }
        /// Returns the workspace size in bytes for a convolution's data gradient with a given algorithm.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionBackwardDataWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, wDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, algo: cudnnConvolutionBwdDataAlgo_t,
        ) -> usize {
            checked::cudnnGetConvolutionBackwardDataWorkspaceSize(
                handle.as_handle(), wDesc.as_handle(), dyDesc.as_handle(), convDesc.as_handle(), dxDesc.as_handle(), algo,
            )?
        }
        /// Returns the algorithms for a convolution's filter gradient, sorted by estimated speed.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(
            handle: impl AsHandle<cudnnHandle_t>, srcDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            diffDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            gradDesc: impl AsHandle<cudnnFilterDescriptor_t>, perfResults: &mut [cudnnConvolutionBwdFilterAlgoPerf_t],
        ) -> i32 {
            checked::cudnnGetConvolutionBackwardFilterAlgorithm_v7(
                handle.as_handle(), srcDesc.as_handle(), diffDesc.as_handle(), convDesc.as_handle(), gradDesc.as_handle(),
                perfResults,
            )?
        }
        /// Returns the workspace size in bytes for a convolution's filter gradient with a given algorithm.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionBackwardFilterWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            gradDesc: impl AsHandle<cudnnFilterDescriptor_t>, algo: cudnnConvolutionBwdFilterAlgo_t,
        ) -> usize {
            checked::cudnnGetConvolutionBackwardFilterWorkspaceSize(
                handle.as_handle(), xDesc.as_handle(), dyDesc.as_handle(), convDesc.as_handle(), gradDesc.as_handle(), algo,
            )?
        }
        /// Returns the algorithms for a forward convolution, sorted by estimated speed.
        /// - `perfResults`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionForwardAlgorithm_v7(
            handle: impl AsHandle<cudnnHandle_t>, srcDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            destDesc: impl AsHandle<cudnnTensorDescriptor_t>, perfResults: &mut [cudnnConvolutionFwdAlgoPerf_t],
        ) -> i32 {
            checked::cudnnGetConvolutionForwardAlgorithm_v7(
                handle.as_handle(), srcDesc.as_handle(), filterDesc.as_handle(), convDesc.as_handle(), destDesc.as_handle(),
                perfResults,
            )?
        }
        /// Returns the workspace size in bytes for a forward convolution with a given algorithm.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionForwardWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            wDesc: impl AsHandle<cudnnFilterDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, algo: cudnnConvolutionFwdAlgo_t,
        ) -> usize {
            checked::cudnnGetConvolutionForwardWorkspaceSize(
                handle.as_handle(), xDesc.as_handle(), wDesc.as_handle(), convDesc.as_handle(), yDesc.as_handle(), algo,
            )?
        }
        /// Returns the output size of a convolution in each dimension.
        /// - `tensorOuputDimA`: out, array, whose length is passed as `nbDims`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetConvolutionNdForwardOutputDim(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, inputTensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, tensorOuputDimA: &mut [i32],
        ) -> () {
            checked::cudnnGetConvolutionNdForwardOutputDim(
                convDesc.as_handle(), inputTensorDesc.as_handle(), filterDesc.as_handle(), tensorOuputDimA,
            )?
        }
        /// Returns the probability, random states and seed of dropout.
        /// Returns `dropout`, `states`, `seed`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetDropoutDescriptor(
            dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>, handle: impl AsHandle<cudnnHandle_t>,
        ) -> (f32, *mut c_void, u64) {
            checked::cudnnGetDropoutDescriptor(dropoutDesc.as_handle(), handle.as_handle())?
        }
        /// Returns the workspace size in bytes for an execution plan with a variant pack.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetExecutionPlanWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, executionPlan: impl AsHandle<cudnnBackendDescriptor_t>,
            variantPack: impl AsHandle<cudnnBackendDescriptor_t>,
        ) -> usize {
            checked::cudnnGetExecutionPlanWorkspaceSize(
                handle.as_handle(), executionPlan.as_handle(), variantPack.as_handle(),
            )?
        }
        /// Returns the type, format, number of dimensions and sizes of a filter.
        /// - `filterDimA`: out, array, whose length is passed as `nbDimsRequested`
        ///
        /// Returns `dataType`, `format`, `nbDims`.
        ///
        /// # Safety
        ///
        /// - `filterDimA`: at least as long as `filterDesc` requires. The length is not checked.
        fn cudnnGetFilterNdDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, filterDimA: &mut [i32],
        ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32) {
            checked::cudnnGetFilterNdDescriptor(filterDesc.as_handle(), filterDimA)?
        }
        /// Sets the descriptors that convert, by folding, a strided data gradient into one with stride 1.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetFoldedConvBackwardDataDescriptors(
            handle: impl AsHandle<cudnnHandle_t>, filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            diffDesc: impl AsHandle<cudnnTensorDescriptor_t>, convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            gradDesc: impl AsHandle<cudnnTensorDescriptor_t>, transformFormat: cudnnTensorFormat_t,
            foldedFilterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
            paddedDiffDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            foldedConvDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
            foldedGradDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            filterFoldTransDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
            diffPadTransDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
            gradFoldTransDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
            gradUnfoldTransDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>,
        ) -> () {
            checked::cudnnGetFoldedConvBackwardDataDescriptors(
                handle.as_handle(), filterDesc.as_handle(), diffDesc.as_handle(), convDesc.as_handle(),
                gradDesc.as_handle(), transformFormat, foldedFilterDesc.as_handle(), paddedDiffDesc.as_handle(),
                foldedConvDesc.as_handle(), foldedGradDesc.as_handle(), filterFoldTransDesc.as_handle(),
                diffPadTransDesc.as_handle(), gradFoldTransDesc.as_handle(), gradUnfoldTransDesc.as_handle(),
            )?
        }
        /// Gets a constant parameter of a fused operation, and whether it is null.
        /// - `param`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `param`: the value that `paramLabel` requires, or its address.
        fn cudnnGetFusedOpsConstParamPackAttribute(
            constPack: impl AsHandle<cudnnFusedOpsConstParamPack_t>, paramLabel: cudnnFusedOpsConstParamLabel_t,
            param: *mut c_void,
        ) -> i32 {
            checked::cudnnGetFusedOpsConstParamPackAttribute(constPack.as_handle(), paramLabel, param)?
        }
        /// Stores in `ptr` a parameter of a fused operation that varies by call, such as a pointer.
        /// - `ptr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `ptr`: valid memory of the size that the other arguments imply.
        fn cudnnGetFusedOpsVariantParamPackAttribute(
            varPack: impl AsHandle<cudnnFusedOpsVariantParamPack_t>, paramLabel: cudnnFusedOpsVariantParamLabel_t,
            ptr: *mut c_void,
        ) -> () {
            checked::cudnnGetFusedOpsVariantParamPackAttribute(varPack.as_handle(), paramLabel, ptr)?
        }
        /// Returns the sizes in bytes of the weights, workspace and reserve space of multi-head attention.
        /// Returns `weightSizeInBytes`, `workSpaceSizeInBytes`, `reserveSpaceSizeInBytes`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetMultiHeadAttnBuffers(
            handle: impl AsHandle<cudnnHandle_t>, attnDesc: impl AsHandle<cudnnAttnDescriptor_t>,
        ) -> (usize, usize, usize) {
            checked::cudnnGetMultiHeadAttnBuffers(handle.as_handle(), attnDesc.as_handle())?
        }
        /// Returns the workspace size in bytes for `cudnnNormalizationBackward`.
        /// - `dzDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetNormalizationBackwardWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, yDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            dyDesc: impl AsHandle<cudnnTensorDescriptor_t>, dzDesc: impl MaybeHandle<cudnnTensorDescriptor_t>,
            dxDesc: impl AsHandle<cudnnTensorDescriptor_t>, dNormScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            normMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, groupCnt: i32,
        ) -> usize {
            checked::cudnnGetNormalizationBackwardWorkspaceSize(
                handle.as_handle(), mode, normOps, algo, xDesc.as_handle(), yDesc.as_handle(), dyDesc.as_handle(),
                dzDesc.as_handle_or_null(), dxDesc.as_handle(), dNormScaleBiasDesc.as_handle(), activationDesc.as_handle(),
                normMeanVarDesc.as_handle(), groupCnt,
            )?
        }
        /// Returns the workspace size in bytes for `cudnnNormalizationForwardTraining`.
        /// - `zDesc`: in; may be NULL
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetNormalizationForwardTrainingWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            xDesc: impl AsHandle<cudnnTensorDescriptor_t>, zDesc: impl MaybeHandle<cudnnTensorDescriptor_t>,
            yDesc: impl AsHandle<cudnnTensorDescriptor_t>, normScaleBiasDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
            normMeanVarDesc: impl AsHandle<cudnnTensorDescriptor_t>, groupCnt: i32,
        ) -> usize {
            checked::cudnnGetNormalizationForwardTrainingWorkspaceSize(
                handle.as_handle(), mode, normOps, algo, xDesc.as_handle(), zDesc.as_handle_or_null(), yDesc.as_handle(),
                normScaleBiasDesc.as_handle(), activationDesc.as_handle(), normMeanVarDesc.as_handle(), groupCnt,
            )?
        }
        /// Returns the size in bytes of the reserve space that a normalization keeps for the backward pass.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetNormalizationTrainingReserveSpaceSize(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnNormMode_t, normOps: cudnnNormOps_t, algo: cudnnNormAlgo_t,
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, xDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            groupCnt: i32,
        ) -> usize {
            checked::cudnnGetNormalizationTrainingReserveSpaceSize(
                handle.as_handle(), mode, normOps, algo, activationDesc.as_handle(), xDesc.as_handle(), groupCnt,
            )?
        }
        /// Returns the output dimensions (n, c, h and w) of 2D pooling.
        /// Returns `n`, `c`, `h`, `w`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetPooling2dForwardOutputDim(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, inputTensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> (i32, i32, i32, i32) {
            checked::cudnnGetPooling2dForwardOutputDim(poolingDesc.as_handle(), inputTensorDesc.as_handle())?
        }
        /// Returns the output dimensions of N-dimensional pooling.
        /// - `outputTensorDimA`: out, array, whose length is passed as `nbDims`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetPoolingNdForwardOutputDim(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, inputTensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            outputTensorDimA: &mut [i32],
        ) -> () {
            checked::cudnnGetPoolingNdForwardOutputDim(
                poolingDesc.as_handle(), inputTensorDesc.as_handle(), outputTensorDimA,
            )?
        }
        /// Returns the layout, sizes, sequence lengths and padding of a batch of sequences for an RNN.
        /// - `seqLengthArray`: out, array, whose length is passed as `arrayLengthRequested`
        /// - `paddingFill`: in, an address, passed unchanged
        ///
        /// Returns `dataType`, `layout`, `maxSeqLength`, `batchSize`, `vectorSize`.
        ///
        /// # Safety
        ///
        /// - `paddingFill`: valid memory of the size that the other arguments imply.
        fn cudnnGetRNNDataDescriptor(
            rnnDataDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, seqLengthArray: &mut [i32], paddingFill: *mut c_void,
        ) -> (cudnnDataType_t, cudnnRNNDataLayout_t, i32, i32, i32) {
            checked::cudnnGetRNNDataDescriptor(rnnDataDesc.as_handle(), seqLengthArray, paddingFill)?
        }
        /// Returns the sizes in bytes of the workspace and reserve space that an RNN needs for an input.
        /// Returns `workSpaceSize`, `reserveSpaceSize`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetRNNTempSpaceSizes(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, fwdMode: cudnnForwardMode_t,
            xDesc: impl AsHandle<cudnnRNNDataDescriptor_t>,
        ) -> (usize, usize) {
            checked::cudnnGetRNNTempSpaceSizes(handle.as_handle(), rnnDesc.as_handle(), fwdMode, xDesc.as_handle())?
        }
        /// Returns the size in bytes of the weights and biases of an RNN.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetRNNWeightSpaceSize(
            handle: impl AsHandle<cudnnHandle_t>, rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>,
        ) -> usize {
            checked::cudnnGetRNNWeightSpaceSize(handle.as_handle(), rnnDesc.as_handle())?
        }
        /// Returns the minimum size in bytes of the index buffer for a minimum or maximum reduction.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetReductionIndicesSize(
            handle: impl AsHandle<cudnnHandle_t>, reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>,
            aDesc: impl AsHandle<cudnnTensorDescriptor_t>, cDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> usize {
            checked::cudnnGetReductionIndicesSize(
                handle.as_handle(), reduceTensorDesc.as_handle(), aDesc.as_handle(), cDesc.as_handle(),
            )?
        }
        /// Returns the workspace size in bytes for a reduction.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnGetReductionWorkspaceSize(
            handle: impl AsHandle<cudnnHandle_t>, reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>,
            aDesc: impl AsHandle<cudnnTensorDescriptor_t>, cDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> usize {
            checked::cudnnGetReductionWorkspaceSize(
                handle.as_handle(), reduceTensorDesc.as_handle(), aDesc.as_handle(), cDesc.as_handle(),
            )?
        }
        /// Returns the dimensions, their order, and the sequence lengths of sequence data for attention.
        /// - `dimA`, `axes`: out, array, whose length is passed as `nbDimsRequested`
        /// - `seqLengthArray`: out, array, whose length is passed as `seqLengthSizeRequested`
        /// - `paddingFill`: in, an address, passed unchanged
        ///
        /// Returns `dataType`, `nbDims`, `seqLengthArraySize`.
        ///
        /// # Safety
        ///
        /// - `paddingFill`: valid memory of the size that the other arguments imply.
        fn cudnnGetSeqDataDescriptor(
            seqDataDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dimA: &mut [i32], axes: &mut [cudnnSeqDataAxis_t],
            seqLengthArray: &mut [i32], paddingFill: *mut c_void,
        ) -> (cudnnDataType_t, i32, usize) {
            checked::cudnnGetSeqDataDescriptor(seqDataDesc.as_handle(), dimA, axes, seqLengthArray, paddingFill)?
        }
        /// Returns the type, number of dimensions, sizes and strides of a tensor.
        /// - `dimA`, `strideA`: out, array, whose length is passed as `nbDimsRequested`
        ///
        /// Returns `dataType`, `nbDims`.
        ///
        /// # Safety
        ///
        /// - `dimA`: at least as long as `tensorDesc` requires. The length is not checked.
        fn cudnnGetTensorNdDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dimA: &mut [i32], strideA: &mut [i32],
        ) -> (cudnnDataType_t, i32) {
            checked::cudnnGetTensorNdDescriptor(tensorDesc.as_handle(), dimA, strideA)?
        }
        /// Initializes the descriptor of a transformation's destination tensor, and returns the tensor's size in bytes.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnInitTransformDest(
            transformDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>, srcDesc: impl AsHandle<cudnnTensorDescriptor_t>,
            destDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> usize {
            checked::cudnnInitTransformDest(transformDesc.as_handle(), srcDesc.as_handle(), destDesc.as_handle())?
        }
        /// Completes the plan of a fused operation from constant parameters, and returns the workspace size in bytes.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnMakeFusedOpsPlan(
            handle: impl AsHandle<cudnnHandle_t>, plan: impl AsHandle<cudnnFusedOpsPlan_t>,
            constPack: impl AsHandle<cudnnFusedOpsConstParamPack_t>,
        ) -> usize {
            checked::cudnnMakeFusedOpsPlan(handle.as_handle(), plan.as_handle(), constPack.as_handle())?
        }
        /// Reports whether kernels of a handle have failed, either immediately or after waiting for the kernels.
        /// # Safety
        ///
        /// - `tag`: a live handle.
        fn cudnnQueryRuntimeError(
            handle: impl AsHandle<cudnnHandle_t>, mode: cudnnErrQueryMode_t, tag: *mut c_void,
        ) -> cudnnStatus_t {
            checked::cudnnQueryRuntimeError(handle.as_handle(), mode, tag)?
        }
        /// Sets the probability of dropout, with random states that have already been seeded.
        /// - `states`: on the device
        ///
        /// # Safety
        ///
        /// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnRestoreDropoutDescriptor(
            dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>, handle: impl AsHandle<cudnnHandle_t>, dropout: f32,
            states: CuPtr<c_void>, stateSizeInBytes: usize, seed: u64,
        ) -> () {
            checked::cudnnRestoreDropoutDescriptor(
                dropoutDesc.as_handle(), handle.as_handle(), dropout, states, stateSizeInBytes, seed,
            )?
        }
        /// Sets the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSetAttnDescriptor(
            attnDesc: impl AsHandle<cudnnAttnDescriptor_t>, attnMode: u32, nHeads: i32, smScaler: f64,
            dataType: cudnnDataType_t, computePrec: cudnnDataType_t, mathType: cudnnMathType_t,
            attnDropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>,
            postDropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>, qSize: i32, kSize: i32, vSize: i32, qProjSize: i32,
            kProjSize: i32, vProjSize: i32, oProjSize: i32, qoMaxSeqLength: i32, kvMaxSeqLength: i32, maxBatchSize: i32,
            maxBeamSize: i32,
        ) -> () {
            checked::cudnnSetAttnDescriptor(
                attnDesc.as_handle(), attnMode, nHeads, smScaler, dataType, computePrec, mathType,
                attnDropoutDesc.as_handle(), postDropoutDesc.as_handle(), qSize, kSize, vSize, qProjSize, kProjSize,
                vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize, maxBeamSize,
            )?
        }
        /// Sets the probability of dropout and seeds the random states in device memory, which is slow.
        /// - `states`: on the device
        ///
        /// # Safety
        ///
        /// - `states`: valid device memory of the size that the other arguments imply, until another value is set in `dropoutDesc`, or `dropoutDesc` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSetDropoutDescriptor(
            dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>, handle: impl AsHandle<cudnnHandle_t>, dropout: f32,
            states: CuPtr<c_void>, stateSizeInBytes: usize, seed: u64,
        ) -> () {
            checked::cudnnSetDropoutDescriptor(
                dropoutDesc.as_handle(), handle.as_handle(), dropout, states, stateSizeInBytes, seed,
            )?
        }
        /// Sets a constant parameter of a fused operation; a descriptor is copied.
        /// - `param`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `param`: the value that `paramLabel` requires, or its address, until another value is set in `constPack`, or `constPack` is destroyed.
        fn cudnnSetFusedOpsConstParamPackAttribute(
            constPack: impl AsHandle<cudnnFusedOpsConstParamPack_t>, paramLabel: cudnnFusedOpsConstParamLabel_t,
            param: *const c_void,
        ) -> () {
            checked::cudnnSetFusedOpsConstParamPackAttribute(constPack.as_handle(), paramLabel, param)?
        }
        /// Sets a parameter of a fused operation that varies by call, such as a pointer.
        /// - `ptr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `ptr`: valid memory of the size that the other arguments imply, until another value is set in `varPack`, or `varPack` is destroyed.
        fn cudnnSetFusedOpsVariantParamPackAttribute(
            varPack: impl AsHandle<cudnnFusedOpsVariantParamPack_t>, paramLabel: cudnnFusedOpsVariantParamLabel_t,
            ptr: *mut c_void,
        ) -> () {
            checked::cudnnSetFusedOpsVariantParamPackAttribute(varPack.as_handle(), paramLabel, ptr)?
        }
        /// Sets the layout, vector size, sequence lengths and padding of a batch of sequences for an RNN.
        /// - `seqLengthArray`: in, array, whose length is passed as `batchSize`
        /// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `seqLengthArray` must not be moved, changed or freed while the library may hold its address.
        /// - `paddingFill` must not be moved, changed or freed while the library may hold its address.
        /// - `paddingFill`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudnnSetRNNDataDescriptor<T: Input>(
            rnnDataDesc: impl AsHandle<cudnnRNNDataDescriptor_t>, dataType: cudnnDataType_t, layout: cudnnRNNDataLayout_t,
            maxSeqLength: i32, vectorSize: i32, seqLengthArray: &[i32], paddingFill: Option<&T>,
        ) -> () {
            checked::cudnnSetRNNDataDescriptor(
                rnnDataDesc.as_handle(), dataType, layout, maxSeqLength, vectorSize, seqLengthArray, paddingFill,
            )?
        }
        /// Sets an RNN's cell (ReLU, tanh, LSTM or GRU), sizes, number of layers, directions and data types.
        /// - `auxFlags`: in, flags: [`CUDNN_RNN_PADDED_IO_DISABLED`], [`CUDNN_RNN_PADDED_IO_ENABLED`]
        ///
        /// # Safety
        ///
        /// - `dropoutDesc`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `rnnDesc`, or `rnnDesc` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudnnSetRNNDescriptor_v8(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, algo: cudnnRNNAlgo_t, cellMode: cudnnRNNMode_t,
            biasMode: cudnnRNNBiasMode_t, dirMode: cudnnDirectionMode_t, inputMode: cudnnRNNInputMode_t,
            dataType: cudnnDataType_t, mathPrec: cudnnDataType_t, mathType: cudnnMathType_t, inputSize: i32,
            hiddenSize: i32, projSize: i32, numLayers: i32, dropoutDesc: impl AsHandle<cudnnDropoutDescriptor_t>,
            auxFlags: u32,
        ) -> () {
            checked::cudnnSetRNNDescriptor_v8(
                rnnDesc.as_handle(), algo, cellMode, biasMode, dirMode, inputMode, dataType, mathPrec, mathType, inputSize,
                hiddenSize, projSize, numLayers, dropoutDesc.as_handle(), auxFlags,
            )?
        }
        /// Sets the dimensions (time, batch, beam and vector), their order, and the sequence lengths for attention.
        /// - `dimA`, `axes`: in, array, whose length is passed as `nbDims`
        /// - `seqLengthArray`: in, array, whose length is passed as `seqLengthArraySize`
        /// - `paddingFill`: in, one value; `dataType` selects the type: `double` for `CUDNN_DATA_DOUBLE`; `float` for `CUDNN_DATA_FLOAT`; `int` for `CUDNN_DATA_INT32`; `long long` for `CUDNN_DATA_INT64`; `signed char` for `CUDNN_DATA_INT8`; `unsigned char` for `CUDNN_DATA_UINT8`; `unsigned int` for `CUDNN_DATA_UINT32`; `unsigned short` for `CUDNN_DATA_HALF`, `CUDNN_DATA_BFLOAT16`; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `axes` must not be moved, changed or freed while the library may hold its address.
        /// - `seqLengthArray` must not be moved, changed or freed while the library may hold its address.
        /// - `paddingFill` must not be moved, changed or freed while the library may hold its address.
        /// - `paddingFill`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudnnSetSeqDataDescriptor<T: Input>(
            seqDataDesc: impl AsHandle<cudnnSeqDataDescriptor_t>, dataType: cudnnDataType_t, dimA: &[i32],
            axes: &[cudnnSeqDataAxis_t], seqLengthArray: &[i32], paddingFill: Option<&T>,
        ) -> () {
            checked::cudnnSetSeqDataDescriptor(seqDataDesc.as_handle(), dataType, dimA, axes, seqLengthArray, paddingFill)?
        }
    }
}
