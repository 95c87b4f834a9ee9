//! Handles, integer typedefs, callback types and other type aliases (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUdevResourceDesc cudaDevResourceDesc_t`, from `driver_types.h`, since CUDA 13.1.
pub type cudaDevResourceDesc_t = driver::CUdevResourceDesc;

/// `typedef cudaError cudaError_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaError_t = cudaError;

/// `typedef struct cudaExecutionContext_st *cudaExecutionContext_t`, from `driver_types.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExecutionContext_t(pub *mut c_void);

handle!(cudaExecutionContext_t);

/// `cudaError_t (*cudaGraphRecaptureCallback_t)(void *, cudaGraphNode_t, const cudaGraphNodeParams *, const cudaGraphNodeParams *, cudaGraphRecaptureStatus)`, from `cuda_runtime_api.h`, since CUDA 13.3.
pub type cudaGraphRecaptureCallback_t = Option<
    unsafe extern "system" fn(
        data: *mut c_void, node: cudaGraphNode_t, originalParams: *const cudaGraphNodeParams,
        recaptureParams: *const cudaGraphNodeParams, status: cudaGraphRecaptureStatus,
    ) -> cudaError_t,
>;

/// `typedef cudaLaunchAttributeValue cudaKernelNodeAttrValue`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaKernelNodeAttrValue = cudaLaunchAttributeValue;

/// `typedef unsigned int cudaLogIterator`, from `driver_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaLogIterator(pub u32);

scalar!(cudaLogIterator, u32);

/// `typedef CUlogsCallbackHandle cudaLogsCallbackHandle`, from `driver_types.h`, since CUDA 13.0.
pub type cudaLogsCallbackHandle = driver::CUlogsCallbackHandle;

/// `void (*cudaLogsCallback_t)(void *, cudaLogLevel, char *, size_t)`, from `cuda_runtime_api.h`, since CUDA 13.0.
pub type cudaLogsCallback_t = Option<
    unsafe extern "system" fn(
        data: *mut c_void, logLevel: cudaLogLevel, message: *mut core::ffi::c_char, length: usize,
    ),
>;

/// `typedef cudaLaunchAttributeValue cudaStreamAttrValue`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaStreamAttrValue = cudaLaunchAttributeValue;

/// `void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *)`, from `cuda_runtime_api.h`, since at least CUDA 12.0.
pub type cudaStreamCallback_t = Option<
    unsafe extern "system" fn(stream: cudaStream_t, status: cudaError_t, userData: *mut c_void),
>;
