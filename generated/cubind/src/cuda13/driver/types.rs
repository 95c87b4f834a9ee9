//! Handles, integer typedefs, callback types and other type aliases (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
pub type CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;

/// `typedef CUDA_FABRIC_COPY_BATCH_OP_v1 CUDA_FABRIC_COPY_BATCH_OP`, from `cuda.h`, since CUDA 13.5.
pub type CUDA_FABRIC_COPY_BATCH_OP = CUDA_FABRIC_COPY_BATCH_OP_v1;

/// `typedef CUDA_FABRIC_COPY_BATCH_OP_st CUDA_FABRIC_COPY_BATCH_OP_v1`, from `cuda.h`, since CUDA 13.5.
pub type CUDA_FABRIC_COPY_BATCH_OP_v1 = CUDA_FABRIC_COPY_BATCH_OP_st;

/// `typedef CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 CUDA_FABRIC_CPY_BATCH_NODE_PARAMS`, from `cuda.h`, since CUDA 13.5.
pub type CUDA_FABRIC_CPY_BATCH_NODE_PARAMS = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1;

/// `typedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP`, from `cuda.h`, since CUDA 12.8.
pub type CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1;

/// `typedef CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 CUDA_MEMCPY_BATCH_NODE_PARAMS`, from `cuda.h`, since CUDA 13.5.
pub type CUDA_MEMCPY_BATCH_NODE_PARAMS = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1;

/// `typedef CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
pub type CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1;

/// `typedef struct CUIcheckpointOperation_st *CUcheckpointOperationHandle`, from `cuda.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointOperationHandle(pub *mut c_void);

handle!(CUcheckpointOperationHandle);

/// `typedef struct CUcoredumpCallbackEntry_st *CUcoredumpCallbackHandle`, from `cuda.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcoredumpCallbackHandle(pub *mut c_void);

handle!(CUcoredumpCallbackHandle);

/// `void (*CUcoredumpStatusCallback)(void *, int, CUdevice)`, from `cuda.h`, since CUDA 13.2.
pub type CUcoredumpStatusCallback = Option<
    unsafe extern "system" fn(userData: *mut c_void, pid: i32, dev: CUdevice),
>;

/// `typedef CUdevResource_v1 CUdevResource`, from `cuda.h`, since CUDA 12.4.
pub type CUdevResource = CUdevResource_v1;

/// `typedef CUdevSmResourceSplitByCount_flags CUdevSmResourceSplit_flags`, from `cuda.h`, since CUDA 12.5, until CUDA 13.0.
#[deprecated(note = "renamed to `CUdevSmResourceSplitByCount_flags`")]
pub type CUdevSmResourceSplit_flags = CUdevSmResourceSplitByCount_flags;

/// `CUresult (*CUgraphRecaptureCallback)(void *, CUgraphNode, const CUgraphNodeParams *, const CUgraphNodeParams *, CUgraphRecaptureStatus)`, from `cuda.h`, since CUDA 13.3.
pub type CUgraphRecaptureCallback = Option<
    unsafe extern "system" fn(
        data: *mut c_void, node: CUgraphNode, originalParams: *const CUgraphNodeParams,
        recaptureParams: *const CUgraphNodeParams, status: CUgraphRecaptureStatus,
    ) -> CUresult,
>;

/// `typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue`, from `cuda.h`, since at least CUDA 12.0.
pub type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;

/// `typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;

/// `typedef uint32_t CUlogicalEndpointId`, from `cuda.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUlogicalEndpointId(pub u32);

scalar!(CUlogicalEndpointId, u32);

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
