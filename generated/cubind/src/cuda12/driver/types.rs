//! Handles, integer typedefs, callback types and other type aliases (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP`, from `cuda.h`, since CUDA 12.8.
pub type CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1;

/// `typedef CUdevResource_v1 CUdevResource`, from `cuda.h`, since CUDA 12.4.
pub type CUdevResource = CUdevResource_v1;

/// `typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue`, from `cuda.h`, since at least CUDA 12.0.
pub type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;

/// `typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;

/// `typedef CUmemAccessDesc_v1 CUmemAccessDesc`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemAccessDesc = CUmemAccessDesc_v1;

/// `typedef CUmemAllocationProp_v1 CUmemAllocationProp`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemAllocationProp = CUmemAllocationProp_v1;

/// `typedef CUmemLocation_v1 CUmemLocation`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemLocation = CUmemLocation_v1;

/// `typedef CUmemPoolProps_v1 CUmemPoolProps`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemPoolProps = CUmemPoolProps_v1;

/// `typedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand`, from `cuda.h`, since CUDA 12.8.
pub type CUmemcpy3DOperand = CUmemcpy3DOperand_v1;

/// `typedef CUmemcpyAttributes_v1 CUmemcpyAttributes`, from `cuda.h`, since CUDA 12.8.
pub type CUmemcpyAttributes = CUmemcpyAttributes_v1;

/// `typedef CUstreamAttrValue_v1 CUstreamAttrValue`, from `cuda.h`, since at least CUDA 12.0.
pub type CUstreamAttrValue = CUstreamAttrValue_v1;

/// `typedef CUlaunchAttributeValue CUstreamAttrValue_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUstreamAttrValue_v1 = CUlaunchAttributeValue;

/// `typedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams`, from `cuda.h`, since at least CUDA 12.0.
pub type CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1;
