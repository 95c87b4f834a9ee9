//! Handles, integers with a meaning, callbacks, and other names of types: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUdevResource_v1 CUdevResource`, from `cuda.h`, since CUDA 12.4.
pub type CUdevResource = CUdevResource_v1;

/// `typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue`, from `cuda.h`, since CUDA 12.0 or earlier.
pub type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;

/// `typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
pub type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;

/// `typedef CUstreamAttrValue_v1 CUstreamAttrValue`, from `cuda.h`, since CUDA 12.0 or earlier.
pub type CUstreamAttrValue = CUstreamAttrValue_v1;

/// `typedef CUlaunchAttributeValue CUstreamAttrValue_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
pub type CUstreamAttrValue_v1 = CUlaunchAttributeValue;
