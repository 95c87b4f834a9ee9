//! Handles, integer typedefs, callback types and other type aliases (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cudaError cudaError_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaError_t = cudaError;

/// `typedef cudaLaunchAttributeValue cudaKernelNodeAttrValue`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaKernelNodeAttrValue = cudaLaunchAttributeValue;

/// `typedef cudaLaunchAttributeValue cudaStreamAttrValue`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaStreamAttrValue = cudaLaunchAttributeValue;

/// `void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *)`, from `cuda_runtime_api.h`, since at least CUDA 12.0.
pub type cudaStreamCallback_t = Option<
    unsafe extern "system" fn(stream: cudaStream_t, status: cudaError_t, userData: *mut c_void),
>;
