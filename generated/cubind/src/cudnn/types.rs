//! Handles, integer typedefs, callback types and other type aliases (cuDNN).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct cudnnActivationStruct *cudnnActivationDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnActivationDescriptor_t(pub *mut c_void);

handle!(cudnnActivationDescriptor_t);

/// `typedef struct cudnnAttnStruct *cudnnAttnDescriptor_t`, from `cudnn_adv.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnAttnDescriptor_t(pub *mut c_void);

handle!(cudnnAttnDescriptor_t);

/// `typedef void *cudnnBackendDescriptor_t`, from `cudnn_graph.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnBackendDescriptor_t(pub *mut c_void);

handle!(cudnnBackendDescriptor_t);

/// `typedef struct cudnnCTCLossStruct *cudnnCTCLossDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnCTCLossDescriptor_t(pub *mut c_void);

handle!(cudnnCTCLossDescriptor_t);

/// `void (*cudnnCallback_t)(cudnnSeverity_t, void *, const cudnnDebug_t *, const char *)`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub type cudnnCallback_t = Option<
    unsafe extern "system" fn(
        sev: cudnnSeverity_t, udata: *mut c_void, dbg: *const cudnnDebug_t, msg: *const core::ffi::c_char,
    ),
>;

/// `typedef struct cudnnConvolutionStruct *cudnnConvolutionDescriptor_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnConvolutionDescriptor_t(pub *mut c_void);

handle!(cudnnConvolutionDescriptor_t);

/// `typedef struct cudnnDropoutStruct *cudnnDropoutDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnDropoutDescriptor_t(pub *mut c_void);

handle!(cudnnDropoutDescriptor_t);

/// `typedef struct cudnnFilterStruct *cudnnFilterDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnFilterDescriptor_t(pub *mut c_void);

handle!(cudnnFilterDescriptor_t);

/// `typedef struct cudnnFusedOpsConstParamStruct *cudnnFusedOpsConstParamPack_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnFusedOpsConstParamPack_t(pub *mut c_void);

handle!(cudnnFusedOpsConstParamPack_t);

/// `typedef struct cudnnFusedOpsPlanStruct *cudnnFusedOpsPlan_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnFusedOpsPlan_t(pub *mut c_void);

handle!(cudnnFusedOpsPlan_t);

/// `typedef struct cudnnFusedOpsVariantParamStruct *cudnnFusedOpsVariantParamPack_t`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnFusedOpsVariantParamPack_t(pub *mut c_void);

handle!(cudnnFusedOpsVariantParamPack_t);

/// `typedef struct cudnnContext *cudnnHandle_t`, from `cudnn_graph.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnHandle_t(pub *mut c_void);

handle!(cudnnHandle_t);

/// `typedef struct cudnnLRNStruct *cudnnLRNDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnLRNDescriptor_t(pub *mut c_void);

handle!(cudnnLRNDescriptor_t);

/// `typedef struct cudnnOpTensorStruct *cudnnOpTensorDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnOpTensorDescriptor_t(pub *mut c_void);

handle!(cudnnOpTensorDescriptor_t);

/// `typedef struct cudnnPoolingStruct *cudnnPoolingDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnPoolingDescriptor_t(pub *mut c_void);

handle!(cudnnPoolingDescriptor_t);

/// `typedef struct cudnnRNNDataStruct *cudnnRNNDataDescriptor_t`, from `cudnn_adv.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnRNNDataDescriptor_t(pub *mut c_void);

handle!(cudnnRNNDataDescriptor_t);

/// `typedef struct cudnnRNNStruct *cudnnRNNDescriptor_t`, from `cudnn_adv.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnRNNDescriptor_t(pub *mut c_void);

handle!(cudnnRNNDescriptor_t);

/// `typedef struct cudnnReduceTensorStruct *cudnnReduceTensorDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnReduceTensorDescriptor_t(pub *mut c_void);

handle!(cudnnReduceTensorDescriptor_t);

/// `typedef struct cudnnSeqDataStruct *cudnnSeqDataDescriptor_t`, from `cudnn_adv.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnSeqDataDescriptor_t(pub *mut c_void);

handle!(cudnnSeqDataDescriptor_t);

/// `typedef struct cudnnSpatialTransformerStruct *cudnnSpatialTransformerDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnSpatialTransformerDescriptor_t(pub *mut c_void);

handle!(cudnnSpatialTransformerDescriptor_t);

/// `typedef struct cudnnTensorStruct *cudnnTensorDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnTensorDescriptor_t(pub *mut c_void);

handle!(cudnnTensorDescriptor_t);

/// `typedef struct cudnnTensorTransformStruct *cudnnTensorTransformDescriptor_t`, from `cudnn_ops.h`, since at least cuDNN 9.10.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudnnTensorTransformDescriptor_t(pub *mut c_void);

handle!(cudnnTensorTransformDescriptor_t);
