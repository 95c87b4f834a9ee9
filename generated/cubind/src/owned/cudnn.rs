//! cuDNN: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cudnn as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cudnn::all_types::*;

destroy! {
    cudnnStatus_t;
    0 cudnnBackendDescriptor_t: |handle| checked::cudnnBackendDestroyDescriptor(handle);
    0 cudnnHandle_t: |handle| checked::cudnnDestroy(handle);
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

owned! {
    cudnnStatus_t;

    safe {
        fn cudnnBackendCreateDescriptor(descriptorType: cudnnBackendDescriptorType_t) -> Owned<cudnnBackendDescriptor_t> {
            Owned::from_raw(checked::cudnnBackendCreateDescriptor(descriptorType)?)
        }
        fn cudnnBackendFinalize(descriptor: impl AsHandle<cudnnBackendDescriptor_t>) -> () {
            checked::cudnnBackendFinalize(descriptor.as_handle())?
        }
        fn cudnnBackendInitialize(descriptor: impl AsHandle<cudnnBackendDescriptor_t>) -> () {
            checked::cudnnBackendInitialize(descriptor.as_handle())?
        }
        fn cudnnCreate() -> Owned<cudnnHandle_t> {
            Owned::from_raw(checked::cudnnCreate()?)
        }
        fn cudnnCreateActivationDescriptor() -> Owned<cudnnActivationDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateActivationDescriptor()?)
        }
        fn cudnnCreateAttnDescriptor() -> Owned<cudnnAttnDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateAttnDescriptor()?)
        }
        fn cudnnCreateCTCLossDescriptor() -> Owned<cudnnCTCLossDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateCTCLossDescriptor()?)
        }
        fn cudnnCreateConvolutionDescriptor() -> Owned<cudnnConvolutionDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateConvolutionDescriptor()?)
        }
        fn cudnnCreateDropoutDescriptor() -> Owned<cudnnDropoutDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateDropoutDescriptor()?)
        }
        fn cudnnCreateFilterDescriptor() -> Owned<cudnnFilterDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateFilterDescriptor()?)
        }
        fn cudnnCreateFusedOpsConstParamPack(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsConstParamPack_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsConstParamPack(ops)?)
        }
        fn cudnnCreateFusedOpsPlan(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsPlan_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsPlan(ops)?)
        }
        fn cudnnCreateFusedOpsVariantParamPack(ops: cudnnFusedOps_t) -> Owned<cudnnFusedOpsVariantParamPack_t> {
            Owned::from_raw(checked::cudnnCreateFusedOpsVariantParamPack(ops)?)
        }
        fn cudnnCreateLRNDescriptor() -> Owned<cudnnLRNDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateLRNDescriptor()?)
        }
        fn cudnnCreateOpTensorDescriptor() -> Owned<cudnnOpTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateOpTensorDescriptor()?)
        }
        fn cudnnCreatePoolingDescriptor() -> Owned<cudnnPoolingDescriptor_t> {
            Owned::from_raw(checked::cudnnCreatePoolingDescriptor()?)
        }
        fn cudnnCreateRNNDataDescriptor() -> Owned<cudnnRNNDataDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateRNNDataDescriptor()?)
        }
        fn cudnnCreateRNNDescriptor() -> Owned<cudnnRNNDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateRNNDescriptor()?)
        }
        fn cudnnCreateReduceTensorDescriptor() -> Owned<cudnnReduceTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateReduceTensorDescriptor()?)
        }
        fn cudnnCreateSeqDataDescriptor() -> Owned<cudnnSeqDataDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateSeqDataDescriptor()?)
        }
        fn cudnnCreateSpatialTransformerDescriptor() -> Owned<
            cudnnSpatialTransformerDescriptor_t,
        > {
            Owned::from_raw(checked::cudnnCreateSpatialTransformerDescriptor()?)
        }
        fn cudnnCreateTensorDescriptor() -> Owned<cudnnTensorDescriptor_t> {
            Owned::from_raw(checked::cudnnCreateTensorDescriptor()?)
        }
        fn cudnnCreateTensorTransformDescriptor() -> Owned<
            cudnnTensorTransformDescriptor_t,
        > {
            Owned::from_raw(checked::cudnnCreateTensorTransformDescriptor()?)
        }
        fn cudnnDropoutGetReserveSpaceSize(xdesc: impl AsHandle<cudnnTensorDescriptor_t>) -> usize {
            checked::cudnnDropoutGetReserveSpaceSize(xdesc.as_handle())?
        }
        fn cudnnDropoutGetStatesSize(handle: impl AsHandle<cudnnHandle_t>) -> usize {
            checked::cudnnDropoutGetStatesSize(handle.as_handle())?
        }
        fn cudnnGetActivationDescriptor(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>,
        ) -> (cudnnActivationMode_t, cudnnNanPropagation_t, f64) {
            checked::cudnnGetActivationDescriptor(activationDesc.as_handle())?
        }
        fn cudnnGetActivationDescriptorSwishBeta(activationDesc: impl AsHandle<cudnnActivationDescriptor_t>) -> f64 {
            checked::cudnnGetActivationDescriptorSwishBeta(activationDesc.as_handle())?
        }
        fn cudnnGetAttnDescriptor(attnDesc: impl AsHandle<cudnnAttnDescriptor_t>) -> (
            u32, i32, f64, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, cudnnDropoutDescriptor_t,
            cudnnDropoutDescriptor_t, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
        ) {
            checked::cudnnGetAttnDescriptor(attnDesc.as_handle())?
        }
        fn cudnnGetCTCLossDescriptor(ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>) -> cudnnDataType_t {
            checked::cudnnGetCTCLossDescriptor(ctcLossDesc.as_handle())?
        }
        fn cudnnGetCTCLossDescriptorEx(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t) {
            checked::cudnnGetCTCLossDescriptorEx(ctcLossDesc.as_handle())?
        }
        fn cudnnGetCTCLossDescriptor_v8(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnNanPropagation_t, i32) {
            checked::cudnnGetCTCLossDescriptor_v8(ctcLossDesc.as_handle())?
        }
        fn cudnnGetCTCLossDescriptor_v9(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnLossNormalizationMode_t, cudnnCTCGradMode_t, i32) {
            checked::cudnnGetCTCLossDescriptor_v9(ctcLossDesc.as_handle())?
        }
        fn cudnnGetConvolution2dDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>,
        ) -> (i32, i32, i32, i32, i32, i32, cudnnConvolutionMode_t, cudnnDataType_t) {
            checked::cudnnGetConvolution2dDescriptor(convDesc.as_handle())?
        }
        fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionBackwardDataAlgorithmMaxCount(handle.as_handle())?
        }
        fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(handle.as_handle())?
        }
        fn cudnnGetConvolutionForwardAlgorithmMaxCount(handle: impl AsHandle<cudnnHandle_t>) -> i32 {
            checked::cudnnGetConvolutionForwardAlgorithmMaxCount(handle.as_handle())?
        }
        fn cudnnGetConvolutionGroupCount(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> i32 {
            checked::cudnnGetConvolutionGroupCount(convDesc.as_handle())?
        }
        fn cudnnGetConvolutionMathType(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> cudnnMathType_t {
            checked::cudnnGetConvolutionMathType(convDesc.as_handle())?
        }
        fn cudnnGetConvolutionNdDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, padA: &mut [i32], strideA: &mut [i32],
            dilationA: &mut [i32],
        ) -> (i32, cudnnConvolutionMode_t, cudnnDataType_t) {
            checked::cudnnGetConvolutionNdDescriptor(convDesc.as_handle(), padA, strideA, dilationA)?
        }
        fn cudnnGetConvolutionReorderType(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>) -> cudnnReorderType_t {
            checked::cudnnGetConvolutionReorderType(convDesc.as_handle())?
        }
        fn cudnnGetFilter4dDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>,
        ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32, i32, i32, i32) {
            checked::cudnnGetFilter4dDescriptor(filterDesc.as_handle())?
        }
        fn cudnnGetFilterNdDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, filterDimA: &mut [i32],
        ) -> (cudnnDataType_t, cudnnTensorFormat_t, i32) {
            checked::cudnnGetFilterNdDescriptor(filterDesc.as_handle(), filterDimA)?
        }
        fn cudnnGetFilterSizeInBytes(filterDesc: impl AsHandle<cudnnFilterDescriptor_t>) -> usize {
            checked::cudnnGetFilterSizeInBytes(filterDesc.as_handle())?
        }
        fn cudnnGetLRNDescriptor(normDesc: impl AsHandle<cudnnLRNDescriptor_t>) -> (u32, f64, f64, f64) {
            checked::cudnnGetLRNDescriptor(normDesc.as_handle())?
        }
        fn cudnnGetOpTensorDescriptor(
            opTensorDesc: impl AsHandle<cudnnOpTensorDescriptor_t>,
        ) -> (cudnnOpTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t) {
            checked::cudnnGetOpTensorDescriptor(opTensorDesc.as_handle())?
        }
        fn cudnnGetPooling2dDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>,
        ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32, i32, i32, i32, i32, i32) {
            checked::cudnnGetPooling2dDescriptor(poolingDesc.as_handle())?
        }
        fn cudnnGetPoolingNdDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, windowDimA: &mut [i32], paddingA: &mut [i32],
            strideA: &mut [i32],
        ) -> (cudnnPoolingMode_t, cudnnNanPropagation_t, i32) {
            checked::cudnnGetPoolingNdDescriptor(poolingDesc.as_handle(), windowDimA, paddingA, strideA)?
        }
        fn cudnnGetRNNDescriptor_v8(rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>) -> (
            cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t, cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t,
            cudnnDataType_t, cudnnMathType_t, i32, i32, i32, i32, cudnnDropoutDescriptor_t, u32,
        ) {
            checked::cudnnGetRNNDescriptor_v8(rnnDesc.as_handle())?
        }
        fn cudnnGetReduceTensorDescriptor(reduceTensorDesc: impl AsHandle<cudnnReduceTensorDescriptor_t>) -> (
            cudnnReduceTensorOp_t, cudnnDataType_t, cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t,
        ) {
            checked::cudnnGetReduceTensorDescriptor(reduceTensorDesc.as_handle())?
        }
        fn cudnnGetStream(handle: impl AsHandle<cudnnHandle_t>) -> runtime::cudaStream_t {
            checked::cudnnGetStream(handle.as_handle())?
        }
        fn cudnnGetTensor4dDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>,
        ) -> (cudnnDataType_t, i32, i32, i32, i32, i32, i32, i32, i32) {
            checked::cudnnGetTensor4dDescriptor(tensorDesc.as_handle())?
        }
        fn cudnnGetTensorNdDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dimA: &mut [i32], strideA: &mut [i32],
        ) -> (cudnnDataType_t, i32) {
            checked::cudnnGetTensorNdDescriptor(tensorDesc.as_handle(), dimA, strideA)?
        }
        fn cudnnGetTensorSizeInBytes(tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>) -> usize {
            checked::cudnnGetTensorSizeInBytes(tensorDesc.as_handle())?
        }
        fn cudnnGetTensorTransformDescriptor(
            transformDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>, padBeforeA: &mut [i32], padAfterA: &mut [i32],
            foldA: &mut [u32],
        ) -> (cudnnTensorFormat_t, cudnnFoldingDirection_t) {
            checked::cudnnGetTensorTransformDescriptor(transformDesc.as_handle(), padBeforeA, padAfterA, foldA)?
        }
        fn cudnnRNNGetClip_v8(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>,
        ) -> (cudnnRNNClipMode_t, cudnnNanPropagation_t, f64, f64) {
            checked::cudnnRNNGetClip_v8(rnnDesc.as_handle())?
        }
        fn cudnnRNNGetClip_v9(rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>) -> (cudnnRNNClipMode_t, f64, f64) {
            checked::cudnnRNNGetClip_v9(rnnDesc.as_handle())?
        }
        fn cudnnRNNSetClip_v8(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, clipMode: cudnnRNNClipMode_t, clipNanOpt: cudnnNanPropagation_t,
            lclip: f64, rclip: f64,
        ) -> () {
            checked::cudnnRNNSetClip_v8(rnnDesc.as_handle(), clipMode, clipNanOpt, lclip, rclip)?
        }
        fn cudnnRNNSetClip_v9(
            rnnDesc: impl AsHandle<cudnnRNNDescriptor_t>, clipMode: cudnnRNNClipMode_t, lclip: f64, rclip: f64,
        ) -> () {
            checked::cudnnRNNSetClip_v9(rnnDesc.as_handle(), clipMode, lclip, rclip)?
        }
        fn cudnnSetActivationDescriptor(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, mode: cudnnActivationMode_t,
            reluNanOpt: cudnnNanPropagation_t, coef: f64,
        ) -> () {
            checked::cudnnSetActivationDescriptor(activationDesc.as_handle(), mode, reluNanOpt, coef)?
        }
        fn cudnnSetActivationDescriptorSwishBeta(
            activationDesc: impl AsHandle<cudnnActivationDescriptor_t>, swish_beta: f64,
        ) -> () {
            checked::cudnnSetActivationDescriptorSwishBeta(activationDesc.as_handle(), swish_beta)?
        }
        fn cudnnSetCTCLossDescriptor(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor(ctcLossDesc.as_handle(), compType)?
        }
        fn cudnnSetCTCLossDescriptorEx(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t,
        ) -> () {
            checked::cudnnSetCTCLossDescriptorEx(ctcLossDesc.as_handle(), compType, normMode, gradMode)?
        }
        fn cudnnSetCTCLossDescriptor_v8(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, gradMode: cudnnNanPropagation_t, maxLabelLength: i32,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor_v8(ctcLossDesc.as_handle(), compType, normMode, gradMode, maxLabelLength)?
        }
        fn cudnnSetCTCLossDescriptor_v9(
            ctcLossDesc: impl AsHandle<cudnnCTCLossDescriptor_t>, compType: cudnnDataType_t,
            normMode: cudnnLossNormalizationMode_t, ctcGradMode: cudnnCTCGradMode_t, maxLabelLength: i32,
        ) -> () {
            checked::cudnnSetCTCLossDescriptor_v9(ctcLossDesc.as_handle(), compType, normMode, ctcGradMode, maxLabelLength)?
        }
        fn cudnnSetConvolution2dDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, pad_h: i32, pad_w: i32, u: i32, v: i32, dilation_h: i32,
            dilation_w: i32, mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetConvolution2dDescriptor(
                convDesc.as_handle(), pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType,
            )?
        }
        fn cudnnSetConvolutionGroupCount(convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, groupCount: i32) -> () {
            checked::cudnnSetConvolutionGroupCount(convDesc.as_handle(), groupCount)?
        }
        fn cudnnSetConvolutionMathType(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, mathType: cudnnMathType_t,
        ) -> () {
            checked::cudnnSetConvolutionMathType(convDesc.as_handle(), mathType)?
        }
        fn cudnnSetConvolutionNdDescriptor(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, padA: &[i32], filterStrideA: &[i32], dilationA: &[i32],
            mode: cudnnConvolutionMode_t, computeType: cudnnDataType_t,
        ) -> () {
            checked::cudnnSetConvolutionNdDescriptor(
                convDesc.as_handle(), padA, filterStrideA, dilationA, mode, computeType,
            )?
        }
        fn cudnnSetConvolutionReorderType(
            convDesc: impl AsHandle<cudnnConvolutionDescriptor_t>, reorderType: cudnnReorderType_t,
        ) -> () {
            checked::cudnnSetConvolutionReorderType(convDesc.as_handle(), reorderType)?
        }
        fn cudnnSetFilter4dDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, dataType: cudnnDataType_t, format: cudnnTensorFormat_t,
            k: i32, c: i32, h: i32, w: i32,
        ) -> () {
            checked::cudnnSetFilter4dDescriptor(filterDesc.as_handle(), dataType, format, k, c, h, w)?
        }
        fn cudnnSetFilterNdDescriptor(
            filterDesc: impl AsHandle<cudnnFilterDescriptor_t>, dataType: cudnnDataType_t, format: cudnnTensorFormat_t,
            filterDimA: &[i32],
        ) -> () {
            checked::cudnnSetFilterNdDescriptor(filterDesc.as_handle(), dataType, format, filterDimA)?
        }
        fn cudnnSetLRNDescriptor(
            normDesc: impl AsHandle<cudnnLRNDescriptor_t>, lrnN: u32, lrnAlpha: f64, lrnBeta: f64, lrnK: f64,
        ) -> () {
            checked::cudnnSetLRNDescriptor(normDesc.as_handle(), lrnN, lrnAlpha, lrnBeta, lrnK)?
        }
        fn cudnnSetOpTensorDescriptor(
            opTensorDesc: impl AsHandle<cudnnOpTensorDescriptor_t>, opTensorOp: cudnnOpTensorOp_t,
            opTensorCompType: cudnnDataType_t, opTensorNanOpt: cudnnNanPropagation_t,
        ) -> () {
            checked::cudnnSetOpTensorDescriptor(opTensorDesc.as_handle(), opTensorOp, opTensorCompType, opTensorNanOpt)?
        }
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
        fn cudnnSetPoolingNdDescriptor(
            poolingDesc: impl AsHandle<cudnnPoolingDescriptor_t>, mode: cudnnPoolingMode_t,
            maxpoolingNanOpt: cudnnNanPropagation_t, windowDimA: &[i32], paddingA: &[i32], strideA: &[i32],
        ) -> () {
            checked::cudnnSetPoolingNdDescriptor(
                poolingDesc.as_handle(), mode, maxpoolingNanOpt, windowDimA, paddingA, strideA,
            )?
        }
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
        fn cudnnSetSpatialTransformerNdDescriptor(
            stDesc: impl AsHandle<cudnnSpatialTransformerDescriptor_t>, samplerType: cudnnSamplerType_t,
            dataType: cudnnDataType_t, dimA: &[i32],
        ) -> () {
            checked::cudnnSetSpatialTransformerNdDescriptor(stDesc.as_handle(), samplerType, dataType, dimA)?
        }
        fn cudnnSetTensor4dDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, format: cudnnTensorFormat_t, dataType: cudnnDataType_t,
            n: i32, c: i32, h: i32, w: i32,
        ) -> () {
            checked::cudnnSetTensor4dDescriptor(tensorDesc.as_handle(), format, dataType, n, c, h, w)?
        }
        fn cudnnSetTensor4dDescriptorEx(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dataType: cudnnDataType_t, n: i32, c: i32, h: i32, w: i32,
            nStride: i32, cStride: i32, hStride: i32, wStride: i32,
        ) -> () {
            checked::cudnnSetTensor4dDescriptorEx(
                tensorDesc.as_handle(), dataType, n, c, h, w, nStride, cStride, hStride, wStride,
            )?
        }
        fn cudnnSetTensorNdDescriptor(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, dataType: cudnnDataType_t, dimA: &[i32], strideA: &[i32],
        ) -> () {
            checked::cudnnSetTensorNdDescriptor(tensorDesc.as_handle(), dataType, dimA, strideA)?
        }
        fn cudnnSetTensorNdDescriptorEx(
            tensorDesc: impl AsHandle<cudnnTensorDescriptor_t>, format: cudnnTensorFormat_t, dataType: cudnnDataType_t,
            dimA: &[i32],
        ) -> () {
            checked::cudnnSetTensorNdDescriptorEx(tensorDesc.as_handle(), format, dataType, dimA)?
        }
        fn cudnnSetTensorTransformDescriptor(
            transformDesc: impl AsHandle<cudnnTensorTransformDescriptor_t>, destFormat: cudnnTensorFormat_t,
            padBeforeA: &[i32], padAfterA: &[i32], foldA: &[u32], direction: cudnnFoldingDirection_t,
        ) -> () {
            checked::cudnnSetTensorTransformDescriptor(
                transformDesc.as_handle(), destFormat, padBeforeA, padAfterA, foldA, direction,
            )?
        }
    }

    unsafe {
    }
}
