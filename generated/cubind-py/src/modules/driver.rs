//! The contents of `driver` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::driver::{common, slots};
use crate::support::gen1::*;
use crate::tables::driver;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_st));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v1_st));
    table.class(Class::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR_v2));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v1_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_DESCRIPTOR_v2));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_st));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1));
    table.class(Class::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent));
    table.class(Class::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex));
    table.class(Class::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_GRAPH_INSTANTIATE_PARAMS));
    table.class(Class::Record(&driver::CUDA_GRAPH_INSTANTIATE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_HOST_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v2));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
    table.class(Class::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3_st));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_LAUNCH_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v1_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY2D_v2));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_PEER_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v1));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v1_st));
    table.class(Class::Record(&driver::CUDA_MEMCPY3D_v2));
    table.class(Class::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEMCPY_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_st));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v1));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
    table.class(Class::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2_st));
    table.class(Class::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
    table.class(Class::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS_st));
    table.class(Class::Enum(&driver::CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st));
    table.class(Class::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_st));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_array));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_linear));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_mipmap));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_pitch2D));
    table.class(Class::Record(&driver::CUDA_RESOURCE_DESC_v1_res_reserved));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC_st));
    table.class(Class::Record(&driver::CUDA_RESOURCE_VIEW_DESC_v1));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC_st));
    table.class(Class::Record(&driver::CUDA_TEXTURE_DESC_v1));
    table.class(Class::Enum(&driver::CUGLDeviceList));
    table.class(Class::Enum(&driver::CUGLmap_flags));
    table.class(Class::Enum(&driver::CUGPUDirectRDMAWritesOrdering));
    table.class(Class::Record(&driver::CUaccessPolicyWindow));
    table.class(Class::Record(&driver::CUaccessPolicyWindow_st));
    table.class(Class::Record(&driver::CUaccessPolicyWindow_v1));
    table.class(Class::Enum(&driver::CUaccessProperty));
    table.class(Class::Enum(&driver::CUaddress_mode));
    table.class(Class::Value(&driver::CUarray));
    table.class(Class::Record(&driver::CUarrayMapInfo));
    table.class(Class::Record(&driver::CUarrayMapInfo_st));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_memHandle));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_resource));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource_miptail));
    table.class(Class::Record(&driver::CUarrayMapInfo_v1_subresource_sparseLevel));
    table.class(Class::Enum(&driver::CUarraySparseSubresourceType));
    table.class(Class::Enum(&driver::CUarray_cubemap_face));
    table.class(Class::Enum(&driver::CUarray_format));
    table.class(Class::Value(&driver::CUasyncCallback));
    table.class(Class::Value(&driver::CUasyncCallbackHandle));
    table.class(Class::Record(&driver::CUasyncNotificationInfo));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_info));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_info_overBudget));
    table.class(Class::Record(&driver::CUasyncNotificationInfo_st));
    table.class(Class::Enum(&driver::CUasyncNotificationType));
    table.class(Class::Record(&driver::CUcheckpointLockArgs));
    table.class(Class::Record(&driver::CUcheckpointLockArgs_st));
    table.class(Class::Record(&driver::CUcheckpointUnlockArgs));
    table.class(Class::Record(&driver::CUcheckpointUnlockArgs_st));
    table.class(Class::Enum(&driver::CUcigDataType));
    table.class(Class::Enum(&driver::CUclusterSchedulingPolicy));
    table.class(Class::Enum(&driver::CUcomputemode));
    table.class(Class::Value(&driver::CUcontext));
    table.class(Class::Enum(&driver::CUcoredumpSettings));
    table.class(Class::Record(&driver::CUctxCigParam));
    table.class(Class::Record(&driver::CUctxCigParam_st));
    table.class(Class::Record(&driver::CUctxCreateParams));
    table.class(Class::Record(&driver::CUctxCreateParams_st));
    table.class(Class::Enum(&driver::CUctx_flags));
    table.class(Class::Value(&driver::CUdevResourceDesc));
    table.class(Class::Enum(&driver::CUdevResourceType));
    table.class(Class::Value(&driver::CUdevice));
    table.class(Class::Enum(&driver::CUdeviceNumaConfig));
    table.class(Class::Enum(&driver::CUdevice_P2PAttribute));
    table.class_as("CUdevice_v1", Class::Value(&driver::CUdevice));
    table.class(Class::Value(&driver::CUdeviceptr));
    table.class(Class::Value(&driver::CUdeviceptr_v1));
    table.class_as("CUdeviceptr_v2", Class::Value(&driver::CUdeviceptr));
    table.class(Class::Record(&driver::CUdevprop));
    table.class(Class::Record(&driver::CUdevprop_st));
    table.class(Class::Record(&driver::CUdevprop_v1));
    table.class(Class::Enum(&driver::CUdriverProcAddressQueryResult));
    table.class(Class::Enum(&driver::CUdriverProcAddress_flags));
    table.class(Class::Enum(&driver::CUeglColorFormat));
    table.class(Class::Record(&driver::CUeglFrame));
    table.class(Class::Enum(&driver::CUeglFrameType));
    table.class(Class::Record(&driver::CUeglFrame_st));
    table.class(Class::Record(&driver::CUeglFrame_v1));
    table.class(Class::Record(&driver::CUeglFrame_v1_frame));
    table.class(Class::Enum(&driver::CUeglResourceLocationFlags));
    table.class(Class::Value(&driver::CUeglStreamConnection));
    table.class(Class::Value(&driver::CUevent));
    table.class(Class::Enum(&driver::CUevent_flags));
    table.class(Class::Enum(&driver::CUevent_record_flags));
    table.class(Class::Enum(&driver::CUevent_sched_flags));
    table.class(Class::Enum(&driver::CUevent_wait_flags));
    table.class(Class::Record(&driver::CUexecAffinityParam));
    table.class(Class::Record(&driver::CUexecAffinityParam_st));
    table.class(Class::Record(&driver::CUexecAffinityParam_v1));
    table.class(Class::Record(&driver::CUexecAffinityParam_v1_param));
    table.class(Class::Record(&driver::CUexecAffinitySmCount));
    table.class(Class::Record(&driver::CUexecAffinitySmCount_st));
    table.class(Class::Record(&driver::CUexecAffinitySmCount_v1));
    table.class(Class::Enum(&driver::CUexecAffinityType));
    table.class(Class::Record(&driver::CUextent3D));
    table.class(Class::Record(&driver::CUextent3D_st));
    table.class(Class::Record(&driver::CUextent3D_v1));
    table.class(Class::Value(&driver::CUexternalMemory));
    table.class(Class::Enum(&driver::CUexternalMemoryHandleType));
    table.class(Class::Value(&driver::CUexternalSemaphore));
    table.class(Class::Enum(&driver::CUexternalSemaphoreHandleType));
    table.class(Class::Enum(&driver::CUfilter_mode));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesOptions));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesScope));
    table.class(Class::Enum(&driver::CUflushGPUDirectRDMAWritesTarget));
    table.class(Class::Enum(&driver::CUfunc_cache));
    table.class(Class::Value(&driver::CUfunction));
    table.class(Class::Enum(&driver::CUfunctionLoadingState));
    table.class(Class::Value(&driver::CUgraph));
    table.class(Class::Enum(&driver::CUgraphChildGraphNodeOwnership));
    table.class(Class::Value(&driver::CUgraphConditionalHandle));
    table.class(Class::Enum(&driver::CUgraphConditionalNodeType));
    table.class(Class::Enum(&driver::CUgraphDebugDot_flags));
    table.class(Class::Enum(&driver::CUgraphDependencyType));
    table.class(Class::Value(&driver::CUgraphDeviceNode));
    table.class(Class::Record(&driver::CUgraphEdgeData));
    table.class(Class::Record(&driver::CUgraphEdgeData_st));
    table.class(Class::Value(&driver::CUgraphExec));
    table.class(Class::Enum(&driver::CUgraphExecUpdateResult));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo_st));
    table.class(Class::Record(&driver::CUgraphExecUpdateResultInfo_v1));
    table.class(Class::Enum(&driver::CUgraphInstantiateResult));
    table.class(Class::Enum(&driver::CUgraphInstantiate_flags));
    table.class(Class::Enum(&driver::CUgraphMem_attribute));
    table.class(Class::Value(&driver::CUgraphNode));
    table.class(Class::Enum(&driver::CUgraphNodeType));
    table.class(Class::Enum(&driver::CUgraphicsMapResourceFlags));
    table.class(Class::Enum(&driver::CUgraphicsRegisterFlags));
    table.class(Class::Value(&driver::CUgraphicsResource));
    table.class(Class::Value(&driver::CUgreenCtx));
    table.class(Class::Enum(&driver::CUgreenCtxCreate_flags));
    table.class(Class::Value(&driver::CUhostFn));
    table.class(Class::Record(&driver::CUipcEventHandle));
    table.class(Class::Record(&driver::CUipcEventHandle_st));
    table.class(Class::Record(&driver::CUipcEventHandle_v1));
    table.class(Class::Record(&driver::CUipcMemHandle));
    table.class(Class::Record(&driver::CUipcMemHandle_st));
    table.class(Class::Record(&driver::CUipcMemHandle_v1));
    table.class(Class::Enum(&driver::CUipcMem_flags));
    table.class(Class::Enum(&driver::CUjitInputType));
    table.class(Class::Enum(&driver::CUjit_cacheMode));
    table.class(Class::Enum(&driver::CUjit_fallback));
    table.class(Class::Enum(&driver::CUjit_target));
    table.class(Class::Value(&driver::CUkernel));
    table.class_as("CUkernelNodeAttrID", Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_clusterDim));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_preferredClusterDim));
    table.class(Class::Record(&driver::CUlaunchAttributeValue_programmaticEvent));
    table.class(Class::Enum(&driver::CUlaunchMemSyncDomain));
    table.class(Class::Record(&driver::CUlaunchMemSyncDomainMap));
    table.class(Class::Record(&driver::CUlaunchMemSyncDomainMap_st));
    table.class(Class::Value(&driver::CUlibrary));
    table.class(Class::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable));
    table.class(Class::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable_st));
    table.class(Class::Enum(&driver::CUlibraryOption));
    table.class(Class::Value(&driver::CUlinkState));
    table.class(Class::Value(&driver::CUlogIterator));
    table.class(Class::Enum(&driver::CUlogLevel));
    table.class(Class::Value(&driver::CUlogsCallback));
    table.class(Class::Value(&driver::CUlogsCallbackHandle));
    table.class(Class::Enum(&driver::CUmemAccess_flags));
    table.class(Class::Enum(&driver::CUmemAllocationCompType));
    table.class(Class::Enum(&driver::CUmemAllocationGranularity_flags));
    table.class(Class::Enum(&driver::CUmemAllocationHandleType));
    table.class(Class::Record(&driver::CUmemAllocationProp_v1_allocFlags));
    table.class(Class::Enum(&driver::CUmemAllocationType));
    table.class(Class::Enum(&driver::CUmemAttach_flags));
    table.class(Class::Enum(&driver::CUmemDecompressAlgorithm));
    table.class(Class::Record(&driver::CUmemDecompressParams));
    table.class(Class::Record(&driver::CUmemDecompressParams_st));
    table.class(Class::Record(&driver::CUmemFabricHandle));
    table.class(Class::Record(&driver::CUmemFabricHandle_st));
    table.class(Class::Record(&driver::CUmemFabricHandle_v1));
    table.class(Class::Value(&driver::CUmemGenericAllocationHandle));
    table.class_as("CUmemGenericAllocationHandle_v1", Class::Value(&driver::CUmemGenericAllocationHandle));
    table.class(Class::Enum(&driver::CUmemHandleType));
    table.class(Class::Enum(&driver::CUmemLocationType));
    table.class(Class::Enum(&driver::CUmemOperationType));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData_st));
    table.class(Class::Record(&driver::CUmemPoolPtrExportData_v1));
    table.class(Class::Enum(&driver::CUmemPool_attribute));
    table.class(Class::Enum(&driver::CUmemRangeFlags));
    table.class(Class::Enum(&driver::CUmemRangeHandleType));
    table.class(Class::Enum(&driver::CUmem_advise));
    table.class(Class::Enum(&driver::CUmem_range_attribute));
    table.class(Class::Enum(&driver::CUmemcpy3DOperandType));
    table.class(Class::Record(&driver::CUmemcpy3DOperand_v1_op_array));
    table.class(Class::Enum(&driver::CUmemcpyFlags));
    table.class(Class::Enum(&driver::CUmemcpySrcAccessOrder));
    table.class(Class::Value(&driver::CUmemoryPool));
    table.class(Class::Enum(&driver::CUmemorytype));
    table.class(Class::Value(&driver::CUmipmappedArray));
    table.class(Class::Value(&driver::CUmodule));
    table.class(Class::Enum(&driver::CUmoduleLoadingMode));
    table.class(Class::Enum(&driver::CUmulticastGranularity_flags));
    table.class(Class::Record(&driver::CUmulticastObjectProp));
    table.class(Class::Record(&driver::CUmulticastObjectProp_st));
    table.class(Class::Record(&driver::CUmulticastObjectProp_v1));
    table.class(Class::Value(&driver::CUoccupancyB2DSize));
    table.class(Class::Enum(&driver::CUoccupancy_flags));
    table.class(Class::Record(&driver::CUoffset3D));
    table.class(Class::Record(&driver::CUoffset3D_st));
    table.class(Class::Record(&driver::CUoffset3D_v1));
    table.class(Class::Enum(&driver::CUoutput_mode));
    table.class(Class::Enum(&driver::CUpointer_attribute));
    table.class(Class::Enum(&driver::CUprocessState));
    table.class(Class::Enum(&driver::CUresourceViewFormat));
    table.class(Class::Enum(&driver::CUresourcetype));
    table.class(Class::Enum(&driver::CUresult));
    table.class(Class::Enum(&driver::CUshared_carveout));
    table.class(Class::Enum(&driver::CUsharedconfig));
    table.class(Class::Value(&driver::CUstream));
    table.class_as("CUstreamAttrID", Class::Enum(&driver::CUlaunchAttributeID));
    table.class(Class::Enum(&driver::CUstreamBatchMemOpType));
    table.class(Class::Value(&driver::CUstreamCallback));
    table.class(Class::Enum(&driver::CUstreamCaptureMode));
    table.class(Class::Enum(&driver::CUstreamCaptureStatus));
    table.class(Class::Record(&driver::CUstreamMemOpFlushRemoteWritesParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpMemoryBarrierParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWaitValueParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWaitValueParams_st_anon0));
    table.class(Class::Record(&driver::CUstreamMemOpWriteValueParams_st));
    table.class(Class::Record(&driver::CUstreamMemOpWriteValueParams_st_anon0));
    table.class(Class::Enum(&driver::CUstreamMemoryBarrier_flags));
    table.class(Class::Enum(&driver::CUstreamUpdateCaptureDependencies_flags));
    table.class(Class::Enum(&driver::CUstreamWaitValue_flags));
    table.class(Class::Enum(&driver::CUstreamWriteValue_flags));
    table.class(Class::Enum(&driver::CUstream_flags));
    table.class(Class::Value(&driver::CUsurfObject));
    table.class_as("CUsurfObject_v1", Class::Value(&driver::CUsurfObject));
    table.class(Class::Value(&driver::CUsurfref));
    table.class(Class::Enum(&driver::CUsynchronizationPolicy));
    table.class(Class::Enum(&driver::CUtensorMapDataType));
    table.class(Class::Enum(&driver::CUtensorMapFloatOOBfill));
    table.class(Class::Enum(&driver::CUtensorMapIm2ColWideMode));
    table.class(Class::Enum(&driver::CUtensorMapInterleave));
    table.class(Class::Enum(&driver::CUtensorMapL2promotion));
    table.class(Class::Enum(&driver::CUtensorMapSwizzle));
    table.class(Class::Value(&driver::CUtexObject));
    table.class_as("CUtexObject_v1", Class::Value(&driver::CUtexObject));
    table.class(Class::Value(&driver::CUtexref));
    table.class(Class::Value(&driver::CUuserObject));
    table.class(Class::Enum(&driver::CUuserObjectRetain_flags));
    table.class(Class::Enum(&driver::CUuserObject_flags));
    table.class(Class::Record(&driver::CUuuid));
    table.class(Class::Record(&driver::CUuuid_st));
    table.class(Class::Value(&driver::EGLImageKHR));
    table.class(Class::Value(&driver::EGLStreamKHR));
    table.class(Class::Value(&driver::EGLSyncKHR));
    table.class(Class::Value(&driver::EGLint));
    table.class(Class::Value(&driver::GLenum));
    table.class(Class::Value(&driver::GLuint));
    table.class(Class::Value(&driver::VdpDevice));
    table.class(Class::Value(&driver::VdpFuncId));
    table.class(Class::Value(&driver::VdpGetProcAddress));
    table.class(Class::Value(&driver::VdpOutputSurface));
    table.class(Class::Enum(&driver::VdpStatus));
    table.class(Class::Value(&driver::VdpVideoSurface));
    table.class(Class::Enum(&driver::cl_context_flags));
    table.class(Class::Enum(&driver::cl_event_flags));
    table.class(Class::Value(&driver::cuuint32_t));
    table.class(Class::Value(&driver::cuuint64_t));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW", Constant::Enum(&driver::CUlaunchAttributeID, 1));
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION", Constant::Enum(&driver::CUlaunchAttributeID, 4));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            Constant::Enum(&driver::CUlaunchAttributeID, 5),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE", Constant::Enum(&driver::CUlaunchAttributeID, 2));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", Constant::Enum(&driver::CUlaunchAttributeID, 13),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN", Constant::Enum(&driver::CUlaunchAttributeID, 10));
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", Constant::Enum(&driver::CUlaunchAttributeID, 9));
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", Constant::Enum(&driver::CUlaunchAttributeID, 11),
        );
    table
        .constant(
            "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            Constant::Enum(&driver::CUlaunchAttributeID, 14),
        );
    table.constant("CU_KERNEL_NODE_ATTRIBUTE_PRIORITY", Constant::Enum(&driver::CUlaunchAttributeID, 8));
    table.constant("CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW", Constant::Enum(&driver::CUlaunchAttributeID, 1));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN", Constant::Enum(&driver::CUlaunchAttributeID, 10));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", Constant::Enum(&driver::CUlaunchAttributeID, 9));
    table.constant("CU_STREAM_ATTRIBUTE_PRIORITY", Constant::Enum(&driver::CUlaunchAttributeID, 8));
    table.constant("CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY", Constant::Enum(&driver::CUlaunchAttributeID, 3));
}

functions! {
    common::cuArray3DCreate,
    "cuArray3DCreate_v2" = common::cuArray3DCreate,
    common::cuArray3DGetDescriptor,
    "cuArray3DGetDescriptor_v2" = common::cuArray3DGetDescriptor,
    common::cuArrayCreate,
    "cuArrayCreate_v2" = common::cuArrayCreate,
    common::cuArrayDestroy,
    common::cuArrayGetDescriptor,
    "cuArrayGetDescriptor_v2" = common::cuArrayGetDescriptor,
    common::cuArrayGetMemoryRequirements,
    common::cuArrayGetPlane,
    common::cuArrayGetSparseProperties,
    common::cuCheckpointProcessGetRestoreThreadId,
    common::cuCheckpointProcessGetState,
    common::cuCheckpointProcessLock,
    common::cuCheckpointProcessUnlock,
    common::cuCoredumpGetAttribute,
    common::cuCoredumpGetAttributeGlobal,
    common::cuCoredumpSetAttribute,
    common::cuCoredumpSetAttributeGlobal,
    common::cuCtxAttach,
    common::cuCtxDestroy,
    "cuCtxDestroy_v2" = common::cuCtxDestroy,
    common::cuCtxDetach,
    common::cuCtxDisablePeerAccess,
    common::cuCtxEnablePeerAccess,
    common::cuCtxFromGreenCtx,
    common::cuCtxGetApiVersion,
    common::cuCtxGetCacheConfig,
    common::cuCtxGetCurrent,
    common::cuCtxGetDevice,
    common::cuCtxGetExecAffinity,
    common::cuCtxGetFlags,
    common::cuCtxGetId,
    common::cuCtxGetSharedMemConfig,
    common::cuCtxGetStreamPriorityRange,
    common::cuCtxPopCurrent,
    "cuCtxPopCurrent_v2" = common::cuCtxPopCurrent,
    common::cuCtxPushCurrent,
    "cuCtxPushCurrent_v2" = common::cuCtxPushCurrent,
    common::cuCtxRecordEvent,
    common::cuCtxResetPersistingL2Cache,
    common::cuCtxSetCacheConfig,
    common::cuCtxSetCurrent,
    common::cuCtxSetFlags,
    common::cuCtxSetSharedMemConfig,
    common::cuCtxWaitEvent,
    common::cuDestroyExternalMemory,
    common::cuDestroyExternalSemaphore,
    common::cuDeviceCanAccessPeer,
    common::cuDeviceComputeCapability,
    common::cuDeviceGet,
    common::cuDeviceGetByPCIBusId,
    common::cuDeviceGetCount,
    common::cuDeviceGetDefaultMemPool,
    common::cuDeviceGetExecAffinitySupport,
    common::cuDeviceGetGraphMemAttribute,
    common::cuDeviceGetLuid,
    common::cuDeviceGetMemPool,
    common::cuDeviceGetName,
    common::cuDeviceGetNvSciSyncAttributes,
    common::cuDeviceGetP2PAttribute,
    common::cuDeviceGetPCIBusId,
    common::cuDeviceGetProperties,
    common::cuDeviceGetTexture1DLinearMaxWidth,
    common::cuDeviceGraphMemTrim,
    common::cuDevicePrimaryCtxGetState,
    common::cuDevicePrimaryCtxRelease,
    "cuDevicePrimaryCtxRelease_v2" = common::cuDevicePrimaryCtxRelease,
    common::cuDevicePrimaryCtxReset,
    "cuDevicePrimaryCtxReset_v2" = common::cuDevicePrimaryCtxReset,
    common::cuDevicePrimaryCtxRetain,
    common::cuDevicePrimaryCtxSetFlags,
    "cuDevicePrimaryCtxSetFlags_v2" = common::cuDevicePrimaryCtxSetFlags,
    common::cuDeviceRegisterAsyncNotification,
    common::cuDeviceSetGraphMemAttribute,
    common::cuDeviceSetMemPool,
    common::cuDeviceTotalMem,
    "cuDeviceTotalMem_v2" = common::cuDeviceTotalMem,
    common::cuDeviceUnregisterAsyncNotification,
    common::cuDriverGetVersion,
    common::cuEGLStreamConsumerAcquireFrame,
    common::cuEGLStreamConsumerConnect,
    common::cuEGLStreamConsumerConnectWithFlags,
    common::cuEGLStreamConsumerDisconnect,
    common::cuEGLStreamConsumerReleaseFrame,
    common::cuEGLStreamProducerConnect,
    common::cuEGLStreamProducerDisconnect,
    common::cuEGLStreamProducerPresentFrame,
    common::cuEGLStreamProducerReturnFrame,
    common::cuEventCreate,
    common::cuEventCreateFromEGLSync,
    common::cuEventDestroy,
    "cuEventDestroy_v2" = common::cuEventDestroy,
    common::cuEventQuery,
    common::cuEventRecord,
    common::cuEventRecordWithFlags,
    common::cuEventSynchronize,
    common::cuExternalMemoryGetMappedMipmappedArray,
    common::cuFlushGPUDirectRDMAWrites,
    common::cuFuncGetModule,
    common::cuFuncGetName,
    common::cuFuncGetParamInfo,
    common::cuFuncIsLoaded,
    common::cuFuncLoad,
    common::cuFuncSetBlockShape,
    common::cuFuncSetCacheConfig,
    common::cuFuncSetSharedMemConfig,
    common::cuFuncSetSharedSize,
    common::cuGLCtxCreate,
    "cuGLCtxCreate_v2" = common::cuGLCtxCreate,
    common::cuGLGetDevices,
    "cuGLGetDevices_v2" = common::cuGLGetDevices,
    common::cuGLInit,
    common::cuGLMapBufferObject,
    common::cuGLMapBufferObjectAsync,
    "cuGLMapBufferObjectAsync_v2" = common::cuGLMapBufferObjectAsync,
    "cuGLMapBufferObject_v2" = common::cuGLMapBufferObject,
    common::cuGLRegisterBufferObject,
    common::cuGLSetBufferObjectMapFlags,
    common::cuGLUnmapBufferObject,
    common::cuGLUnmapBufferObjectAsync,
    common::cuGLUnregisterBufferObject,
    common::cuGetErrorName,
    common::cuGetErrorString,
    common::cuGetExportTable,
    common::cuGetProcAddress,
    "cuGetProcAddress_v2" = common::cuGetProcAddress,
    common::cuGraphAddChildGraphNode,
    common::cuGraphAddEmptyNode,
    common::cuGraphAddEventRecordNode,
    common::cuGraphAddEventWaitNode,
    common::cuGraphAddExternalSemaphoresSignalNode,
    common::cuGraphAddExternalSemaphoresWaitNode,
    common::cuGraphAddHostNode,
    common::cuGraphAddKernelNode,
    "cuGraphAddKernelNode_v2" = common::cuGraphAddKernelNode,
    common::cuGraphAddMemFreeNode,
    common::cuGraphAddMemcpyNode,
    common::cuGraphAddMemsetNode,
    common::cuGraphChildGraphNodeGetGraph,
    common::cuGraphClone,
    common::cuGraphConditionalHandleCreate,
    common::cuGraphCreate,
    common::cuGraphDebugDotPrint,
    common::cuGraphDestroy,
    common::cuGraphDestroyNode,
    common::cuGraphEventRecordNodeGetEvent,
    common::cuGraphEventRecordNodeSetEvent,
    common::cuGraphEventWaitNodeGetEvent,
    common::cuGraphEventWaitNodeSetEvent,
    common::cuGraphExecChildGraphNodeSetParams,
    common::cuGraphExecDestroy,
    common::cuGraphExecEventRecordNodeSetEvent,
    common::cuGraphExecEventWaitNodeSetEvent,
    common::cuGraphExecExternalSemaphoresSignalNodeSetParams,
    common::cuGraphExecExternalSemaphoresWaitNodeSetParams,
    common::cuGraphExecGetFlags,
    common::cuGraphExecHostNodeSetParams,
    common::cuGraphExecKernelNodeSetParams,
    "cuGraphExecKernelNodeSetParams_v2" = common::cuGraphExecKernelNodeSetParams,
    common::cuGraphExecMemcpyNodeSetParams,
    common::cuGraphExecMemsetNodeSetParams,
    common::cuGraphExecUpdate,
    "cuGraphExecUpdate_v2" = common::cuGraphExecUpdate,
    common::cuGraphExternalSemaphoresSignalNodeGetParams,
    common::cuGraphExternalSemaphoresSignalNodeSetParams,
    common::cuGraphExternalSemaphoresWaitNodeGetParams,
    common::cuGraphExternalSemaphoresWaitNodeSetParams,
    common::cuGraphGetNodes,
    common::cuGraphGetRootNodes,
    common::cuGraphHostNodeGetParams,
    common::cuGraphHostNodeSetParams,
    common::cuGraphInstantiate,
    "cuGraphInstantiateWithFlags" = common::cuGraphInstantiate,
    common::cuGraphInstantiateWithParams,
    common::cuGraphInstantiate_v2,
    common::cuGraphKernelNodeCopyAttributes,
    common::cuGraphKernelNodeGetParams,
    "cuGraphKernelNodeGetParams_v2" = common::cuGraphKernelNodeGetParams,
    common::cuGraphKernelNodeSetParams,
    "cuGraphKernelNodeSetParams_v2" = common::cuGraphKernelNodeSetParams,
    common::cuGraphLaunch,
    common::cuGraphMemFreeNodeGetParams,
    common::cuGraphMemcpyNodeGetParams,
    common::cuGraphMemcpyNodeSetParams,
    common::cuGraphMemsetNodeGetParams,
    common::cuGraphMemsetNodeSetParams,
    common::cuGraphNodeFindInClone,
    common::cuGraphNodeGetEnabled,
    common::cuGraphNodeGetType,
    common::cuGraphNodeSetEnabled,
    common::cuGraphReleaseUserObject,
    common::cuGraphRetainUserObject,
    common::cuGraphUpload,
    common::cuGraphicsEGLRegisterImage,
    common::cuGraphicsGLRegisterBuffer,
    common::cuGraphicsGLRegisterImage,
    common::cuGraphicsMapResources,
    common::cuGraphicsResourceGetMappedEglFrame,
    common::cuGraphicsResourceGetMappedMipmappedArray,
    common::cuGraphicsResourceGetMappedPointer,
    "cuGraphicsResourceGetMappedPointer_v2" = common::cuGraphicsResourceGetMappedPointer,
    common::cuGraphicsResourceSetMapFlags,
    "cuGraphicsResourceSetMapFlags_v2" = common::cuGraphicsResourceSetMapFlags,
    common::cuGraphicsSubResourceGetMappedArray,
    common::cuGraphicsUnmapResources,
    common::cuGraphicsUnregisterResource,
    common::cuGraphicsVDPAURegisterOutputSurface,
    common::cuGraphicsVDPAURegisterVideoSurface,
    common::cuGreenCtxCreate,
    common::cuGreenCtxDestroy,
    common::cuGreenCtxRecordEvent,
    common::cuGreenCtxStreamCreate,
    common::cuGreenCtxWaitEvent,
    common::cuImportExternalMemory,
    common::cuImportExternalSemaphore,
    common::cuInit,
    common::cuIpcCloseMemHandle,
    common::cuIpcGetEventHandle,
    common::cuIpcGetMemHandle,
    common::cuIpcOpenEventHandle,
    common::cuIpcOpenMemHandle,
    "cuIpcOpenMemHandle_v2" = common::cuIpcOpenMemHandle,
    common::cuKernelGetFunction,
    common::cuKernelGetLibrary,
    common::cuKernelGetName,
    common::cuKernelGetParamInfo,
    common::cuKernelSetCacheConfig,
    common::cuLaunch,
    common::cuLaunchCooperativeKernel,
    common::cuLaunchCooperativeKernelMultiDevice,
    common::cuLaunchGrid,
    common::cuLaunchGridAsync,
    common::cuLaunchHostFunc,
    common::cuLaunchKernel,
    common::cuLibraryEnumerateKernels,
    common::cuLibraryGetGlobal,
    common::cuLibraryGetKernel,
    common::cuLibraryGetKernelCount,
    common::cuLibraryGetManaged,
    common::cuLibraryGetModule,
    common::cuLibraryGetUnifiedFunction,
    common::cuLibraryUnload,
    common::cuLinkComplete,
    common::cuLinkDestroy,
    common::cuLogsCurrent,
    common::cuLogsDumpToFile,
    common::cuLogsDumpToMemory,
    common::cuLogsRegisterCallback,
    common::cuLogsUnregisterCallback,
    common::cuMemAddressFree,
    common::cuMemAddressReserve,
    common::cuMemAllocAsync,
    common::cuMemAllocFromPoolAsync,
    common::cuMemAllocManaged,
    common::cuMemAllocPitch,
    "cuMemAllocPitch_v2" = common::cuMemAllocPitch,
    common::cuMemBatchDecompressAsync,
    common::cuMemExportToShareableHandle,
    common::cuMemFree,
    common::cuMemFreeAsync,
    common::cuMemFreeHost,
    "cuMemFree_v2" = common::cuMemFree,
    common::cuMemGetAddressRange,
    "cuMemGetAddressRange_v2" = common::cuMemGetAddressRange,
    common::cuMemGetHandleForAddressRange,
    common::cuMemGetInfo,
    "cuMemGetInfo_v2" = common::cuMemGetInfo,
    common::cuMemHostGetDevicePointer,
    "cuMemHostGetDevicePointer_v2" = common::cuMemHostGetDevicePointer,
    common::cuMemHostGetFlags,
    common::cuMemHostUnregister,
    common::cuMemImportFromShareableHandle,
    common::cuMemMap,
    common::cuMemMapArrayAsync,
    common::cuMemPoolDestroy,
    common::cuMemPoolExportPointer,
    common::cuMemPoolExportToShareableHandle,
    common::cuMemPoolGetAttribute,
    common::cuMemPoolImportFromShareableHandle,
    common::cuMemPoolImportPointer,
    common::cuMemPoolSetAttribute,
    common::cuMemPoolTrimTo,
    common::cuMemRangeGetAttribute,
    common::cuMemRangeGetAttributes,
    common::cuMemRelease,
    common::cuMemRetainAllocationHandle,
    common::cuMemUnmap,
    common::cuMemcpy,
    common::cuMemcpy2D,
    common::cuMemcpy2DAsync,
    "cuMemcpy2DAsync_v2" = common::cuMemcpy2DAsync,
    common::cuMemcpy2DUnaligned,
    "cuMemcpy2DUnaligned_v2" = common::cuMemcpy2DUnaligned,
    "cuMemcpy2D_v2" = common::cuMemcpy2D,
    common::cuMemcpy3D,
    common::cuMemcpy3DAsync,
    "cuMemcpy3DAsync_v2" = common::cuMemcpy3DAsync,
    common::cuMemcpy3DPeer,
    common::cuMemcpy3DPeerAsync,
    "cuMemcpy3D_v2" = common::cuMemcpy3D,
    common::cuMemcpyAsync,
    common::cuMemcpyAtoA,
    "cuMemcpyAtoA_v2" = common::cuMemcpyAtoA,
    common::cuMemcpyAtoD,
    "cuMemcpyAtoD_v2" = common::cuMemcpyAtoD,
    common::cuMemcpyAtoH,
    common::cuMemcpyAtoHAsync,
    "cuMemcpyAtoHAsync_v2" = common::cuMemcpyAtoHAsync,
    "cuMemcpyAtoH_v2" = common::cuMemcpyAtoH,
    common::cuMemcpyDtoA,
    "cuMemcpyDtoA_v2" = common::cuMemcpyDtoA,
    common::cuMemcpyDtoD,
    common::cuMemcpyDtoDAsync,
    "cuMemcpyDtoDAsync_v2" = common::cuMemcpyDtoDAsync,
    "cuMemcpyDtoD_v2" = common::cuMemcpyDtoD,
    common::cuMemcpyDtoH,
    common::cuMemcpyDtoHAsync,
    "cuMemcpyDtoHAsync_v2" = common::cuMemcpyDtoHAsync,
    "cuMemcpyDtoH_v2" = common::cuMemcpyDtoH,
    common::cuMemcpyHtoA,
    common::cuMemcpyHtoAAsync,
    "cuMemcpyHtoAAsync_v2" = common::cuMemcpyHtoAAsync,
    "cuMemcpyHtoA_v2" = common::cuMemcpyHtoA,
    common::cuMemcpyHtoD,
    common::cuMemcpyHtoDAsync,
    "cuMemcpyHtoDAsync_v2" = common::cuMemcpyHtoDAsync,
    "cuMemcpyHtoD_v2" = common::cuMemcpyHtoD,
    common::cuMemcpyPeer,
    common::cuMemcpyPeerAsync,
    common::cuMemsetD16,
    common::cuMemsetD16Async,
    "cuMemsetD16_v2" = common::cuMemsetD16,
    common::cuMemsetD2D16,
    common::cuMemsetD2D16Async,
    "cuMemsetD2D16_v2" = common::cuMemsetD2D16,
    common::cuMemsetD2D32,
    common::cuMemsetD2D32Async,
    "cuMemsetD2D32_v2" = common::cuMemsetD2D32,
    common::cuMemsetD2D8,
    common::cuMemsetD2D8Async,
    "cuMemsetD2D8_v2" = common::cuMemsetD2D8,
    common::cuMemsetD32,
    common::cuMemsetD32Async,
    "cuMemsetD32_v2" = common::cuMemsetD32,
    common::cuMemsetD8,
    common::cuMemsetD8Async,
    "cuMemsetD8_v2" = common::cuMemsetD8,
    common::cuMipmappedArrayCreate,
    common::cuMipmappedArrayDestroy,
    common::cuMipmappedArrayGetLevel,
    common::cuMipmappedArrayGetMemoryRequirements,
    common::cuMipmappedArrayGetSparseProperties,
    common::cuModuleEnumerateFunctions,
    common::cuModuleGetFunction,
    common::cuModuleGetFunctionCount,
    common::cuModuleGetGlobal,
    "cuModuleGetGlobal_v2" = common::cuModuleGetGlobal,
    common::cuModuleGetLoadingMode,
    common::cuModuleGetSurfRef,
    common::cuModuleGetTexRef,
    common::cuModuleLoad,
    common::cuModuleLoadData,
    common::cuModuleLoadFatBinary,
    common::cuModuleUnload,
    common::cuMulticastAddDevice,
    common::cuMulticastCreate,
    common::cuMulticastGetGranularity,
    common::cuMulticastUnbind,
    common::cuOccupancyAvailableDynamicSMemPerBlock,
    common::cuOccupancyMaxActiveBlocksPerMultiprocessor,
    common::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    common::cuOccupancyMaxPotentialBlockSize,
    common::cuOccupancyMaxPotentialBlockSizeWithFlags,
    common::cuParamSetSize,
    common::cuParamSetTexRef,
    common::cuParamSetf,
    common::cuParamSeti,
    common::cuParamSetv,
    common::cuPointerGetAttribute,
    common::cuPointerGetAttributes,
    common::cuPointerSetAttribute,
    common::cuProfilerInitialize,
    common::cuProfilerStart,
    common::cuProfilerStop,
    common::cuSignalExternalSemaphoresAsync,
    common::cuStreamAddCallback,
    common::cuStreamAttachMemAsync,
    common::cuStreamBeginCapture,
    common::cuStreamBeginCaptureToGraph,
    "cuStreamBeginCapture_v2" = common::cuStreamBeginCapture,
    common::cuStreamCopyAttributes,
    common::cuStreamDestroy,
    "cuStreamDestroy_v2" = common::cuStreamDestroy,
    common::cuStreamEndCapture,
    common::cuStreamGetCtx,
    common::cuStreamGetCtx_v2,
    common::cuStreamGetDevice,
    common::cuStreamGetFlags,
    common::cuStreamGetGreenCtx,
    common::cuStreamGetId,
    common::cuStreamGetPriority,
    common::cuStreamIsCapturing,
    common::cuStreamQuery,
    common::cuStreamSynchronize,
    common::cuStreamWaitEvent,
    common::cuStreamWaitValue32,
    "cuStreamWaitValue32_v2" = common::cuStreamWaitValue32,
    common::cuStreamWaitValue64,
    "cuStreamWaitValue64_v2" = common::cuStreamWaitValue64,
    common::cuStreamWriteValue32,
    "cuStreamWriteValue32_v2" = common::cuStreamWriteValue32,
    common::cuStreamWriteValue64,
    "cuStreamWriteValue64_v2" = common::cuStreamWriteValue64,
    common::cuSurfObjectCreate,
    common::cuSurfObjectDestroy,
    common::cuSurfObjectGetResourceDesc,
    common::cuSurfRefGetArray,
    common::cuSurfRefSetArray,
    common::cuTexObjectCreate,
    common::cuTexObjectDestroy,
    common::cuTexObjectGetResourceDesc,
    common::cuTexObjectGetResourceViewDesc,
    common::cuTexObjectGetTextureDesc,
    common::cuTexRefCreate,
    common::cuTexRefDestroy,
    common::cuTexRefGetAddress,
    common::cuTexRefGetAddressMode,
    "cuTexRefGetAddress_v2" = common::cuTexRefGetAddress,
    common::cuTexRefGetArray,
    common::cuTexRefGetBorderColor,
    common::cuTexRefGetFilterMode,
    common::cuTexRefGetFlags,
    common::cuTexRefGetFormat,
    common::cuTexRefGetMaxAnisotropy,
    common::cuTexRefGetMipmapFilterMode,
    common::cuTexRefGetMipmapLevelBias,
    common::cuTexRefGetMipmapLevelClamp,
    common::cuTexRefGetMipmappedArray,
    common::cuTexRefSetAddress,
    common::cuTexRefSetAddress2D,
    common::cuTexRefSetAddress2D_v2,
    "cuTexRefSetAddress2D_v3" = common::cuTexRefSetAddress2D,
    common::cuTexRefSetAddressMode,
    "cuTexRefSetAddress_v2" = common::cuTexRefSetAddress,
    common::cuTexRefSetArray,
    common::cuTexRefSetBorderColor,
    common::cuTexRefSetFilterMode,
    common::cuTexRefSetFlags,
    common::cuTexRefSetFormat,
    common::cuTexRefSetMaxAnisotropy,
    common::cuTexRefSetMipmapFilterMode,
    common::cuTexRefSetMipmapLevelBias,
    common::cuTexRefSetMipmapLevelClamp,
    common::cuTexRefSetMipmappedArray,
    common::cuThreadExchangeStreamCaptureMode,
    common::cuUserObjectCreate,
    common::cuUserObjectRelease,
    common::cuUserObjectRetain,
    common::cuVDPAUCtxCreate,
    "cuVDPAUCtxCreate_v2" = common::cuVDPAUCtxCreate,
    common::cuVDPAUGetDevice,
    common::cuWaitExternalSemaphoresAsync,
}

c_functions! {
    "cuArray3DCreate" "CUresult (CUarray *, CUDA_ARRAY3D_DESCRIPTOR const *)" 500 slots::cuArray3DCreate_v2,
    "cuArray3DGetDescriptor" "CUresult (CUDA_ARRAY3D_DESCRIPTOR *, CUarray)" 500 slots::cuArray3DGetDescriptor_v2,
    "cuArrayCreate" "CUresult (CUarray *, CUDA_ARRAY_DESCRIPTOR const *)" 500 slots::cuArrayCreate_v2,
    "cuArrayDestroy" "CUresult (CUarray)" 500 slots::cuArrayDestroy,
    "cuArrayGetDescriptor" "CUresult (CUDA_ARRAY_DESCRIPTOR *, CUarray)" 500 slots::cuArrayGetDescriptor_v2,
    "cuArrayGetMemoryRequirements" "CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUarray, CUdevice)" 500 slots::cuArrayGetMemoryRequirements,
    "cuArrayGetPlane" "CUresult (CUarray *, CUarray, unsigned int)" 500 slots::cuArrayGetPlane,
    "cuArrayGetSparseProperties" "CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray)" 500 slots::cuArrayGetSparseProperties,
    "cuCheckpointProcessCheckpoint" "CUresult (int, CUcheckpointCheckpointArgs *)" 500 slots::cuCheckpointProcessCheckpoint,
    "cuCheckpointProcessGetRestoreThreadId" "CUresult (int, int *)" 500 slots::cuCheckpointProcessGetRestoreThreadId,
    "cuCheckpointProcessGetState" "CUresult (int, CUprocessState *)" 500 slots::cuCheckpointProcessGetState,
    "cuCheckpointProcessLock" "CUresult (int, CUcheckpointLockArgs *)" 500 slots::cuCheckpointProcessLock,
    "cuCheckpointProcessRestore" "CUresult (int, CUcheckpointRestoreArgs *)" 500 slots::cuCheckpointProcessRestore,
    "cuCheckpointProcessUnlock" "CUresult (int, CUcheckpointUnlockArgs *)" 500 slots::cuCheckpointProcessUnlock,
    "cuCoredumpGetAttribute" "CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttribute,
    "cuCoredumpGetAttributeGlobal" "CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpGetAttributeGlobal,
    "cuCoredumpSetAttribute" "CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttribute,
    "cuCoredumpSetAttributeGlobal" "CUresult (CUcoredumpSettings, void *, size_t *)" 500 slots::cuCoredumpSetAttributeGlobal,
    "cuCtxAttach" "CUresult (CUcontext *, unsigned int)" 500 slots::cuCtxAttach,
    "cuCtxCreate_v3" "CUresult (CUcontext *, CUexecAffinityParam *, int, unsigned int, CUdevice)" 500 slots::cuCtxCreate_v3,
    "cuCtxDestroy" "CUresult (CUcontext)" 500 slots::cuCtxDestroy_v2,
    "cuCtxDetach" "CUresult (CUcontext)" 500 slots::cuCtxDetach,
    "cuCtxDisablePeerAccess" "CUresult (CUcontext)" 500 slots::cuCtxDisablePeerAccess,
    "cuCtxEnablePeerAccess" "CUresult (CUcontext, unsigned int)" 500 slots::cuCtxEnablePeerAccess,
    "cuCtxFromGreenCtx" "CUresult (CUcontext *, CUgreenCtx)" 500 slots::cuCtxFromGreenCtx,
    "cuCtxGetApiVersion" "CUresult (CUcontext, unsigned int *)" 500 slots::cuCtxGetApiVersion,
    "cuCtxGetCacheConfig" "CUresult (CUfunc_cache *)" 500 slots::cuCtxGetCacheConfig,
    "cuCtxGetCurrent" "CUresult (CUcontext *)" 500 slots::cuCtxGetCurrent,
    "cuCtxGetDevResource" "CUresult (CUcontext, CUdevResource *, CUdevResourceType)" 500 slots::cuCtxGetDevResource,
    "cuCtxGetDevice" "CUresult (CUdevice *)" 500 slots::cuCtxGetDevice,
    "cuCtxGetExecAffinity" "CUresult (CUexecAffinityParam *, CUexecAffinityType)" 500 slots::cuCtxGetExecAffinity,
    "cuCtxGetFlags" "CUresult (unsigned int *)" 500 slots::cuCtxGetFlags,
    "cuCtxGetId" "CUresult (CUcontext, unsigned PY_LONG_LONG *)" 500 slots::cuCtxGetId,
    "cuCtxGetLimit" "CUresult (size_t *, CUlimit)" 500 slots::cuCtxGetLimit,
    "cuCtxGetSharedMemConfig" "CUresult (CUsharedconfig *)" 500 slots::cuCtxGetSharedMemConfig,
    "cuCtxGetStreamPriorityRange" "CUresult (int *, int *)" 500 slots::cuCtxGetStreamPriorityRange,
    "cuCtxPopCurrent" "CUresult (CUcontext *)" 500 slots::cuCtxPopCurrent_v2,
    "cuCtxPushCurrent" "CUresult (CUcontext)" 500 slots::cuCtxPushCurrent_v2,
    "cuCtxRecordEvent" "CUresult (CUcontext, CUevent)" 500 slots::cuCtxRecordEvent,
    "cuCtxResetPersistingL2Cache" "CUresult (void)" 500 slots::cuCtxResetPersistingL2Cache,
    "cuCtxSetCacheConfig" "CUresult (CUfunc_cache)" 500 slots::cuCtxSetCacheConfig,
    "cuCtxSetCurrent" "CUresult (CUcontext)" 500 slots::cuCtxSetCurrent,
    "cuCtxSetFlags" "CUresult (unsigned int)" 500 slots::cuCtxSetFlags,
    "cuCtxSetLimit" "CUresult (CUlimit, size_t)" 500 slots::cuCtxSetLimit,
    "cuCtxSetSharedMemConfig" "CUresult (CUsharedconfig)" 500 slots::cuCtxSetSharedMemConfig,
    "cuCtxSynchronize" "CUresult (void)" 500 slots::cuCtxSynchronize,
    "cuCtxWaitEvent" "CUresult (CUcontext, CUevent)" 500 slots::cuCtxWaitEvent,
    "cuDestroyExternalMemory" "CUresult (CUexternalMemory)" 500 slots::cuDestroyExternalMemory,
    "cuDestroyExternalSemaphore" "CUresult (CUexternalSemaphore)" 500 slots::cuDestroyExternalSemaphore,
    "cuDevResourceGenerateDesc" "CUresult (CUdevResourceDesc *, CUdevResource *, unsigned int)" 500 slots::cuDevResourceGenerateDesc,
    "cuDevSmResourceSplitByCount" "CUresult (CUdevResource *, unsigned int *, CUdevResource const *, CUdevResource *, unsigned int, unsigned int)" 500 slots::cuDevSmResourceSplitByCount,
    "cuDeviceCanAccessPeer" "CUresult (int *, CUdevice, CUdevice)" 500 slots::cuDeviceCanAccessPeer,
    "cuDeviceComputeCapability" "CUresult (int *, int *, CUdevice)" 500 slots::cuDeviceComputeCapability,
    "cuDeviceGet" "CUresult (CUdevice *, int)" 500 slots::cuDeviceGet,
    "cuDeviceGetAttribute" "CUresult (int *, CUdevice_attribute, CUdevice)" 500 slots::cuDeviceGetAttribute,
    "cuDeviceGetByPCIBusId" "CUresult (CUdevice *, char const *)" 500 slots::cuDeviceGetByPCIBusId,
    "cuDeviceGetCount" "CUresult (int *)" 500 slots::cuDeviceGetCount,
    "cuDeviceGetDefaultMemPool" "CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetDefaultMemPool,
    "cuDeviceGetDevResource" "CUresult (CUdevice, CUdevResource *, CUdevResourceType)" 500 slots::cuDeviceGetDevResource,
    "cuDeviceGetExecAffinitySupport" "CUresult (int *, CUexecAffinityType, CUdevice)" 500 slots::cuDeviceGetExecAffinitySupport,
    "cuDeviceGetGraphMemAttribute" "CUresult (CUdevice, CUgraphMem_attribute, void *)" 500 slots::cuDeviceGetGraphMemAttribute,
    "cuDeviceGetLuid" "CUresult (char *, unsigned int *, CUdevice)" 500 slots::cuDeviceGetLuid,
    "cuDeviceGetMemPool" "CUresult (CUmemoryPool *, CUdevice)" 500 slots::cuDeviceGetMemPool,
    "cuDeviceGetName" "CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetName,
    "cuDeviceGetNvSciSyncAttributes" "CUresult (void *, CUdevice, int)" 500 slots::cuDeviceGetNvSciSyncAttributes,
    "cuDeviceGetP2PAttribute" "CUresult (int *, CUdevice_P2PAttribute, CUdevice, CUdevice)" 500 slots::cuDeviceGetP2PAttribute,
    "cuDeviceGetPCIBusId" "CUresult (char *, int, CUdevice)" 500 slots::cuDeviceGetPCIBusId,
    "cuDeviceGetProperties" "CUresult (CUdevprop *, CUdevice)" 500 slots::cuDeviceGetProperties,
    "cuDeviceGetTexture1DLinearMaxWidth" "CUresult (size_t *, CUarray_format, unsigned int, CUdevice)" 500 slots::cuDeviceGetTexture1DLinearMaxWidth,
    "cuDeviceGraphMemTrim" "CUresult (CUdevice)" 500 slots::cuDeviceGraphMemTrim,
    "cuDevicePrimaryCtxGetState" "CUresult (CUdevice, unsigned int *, int *)" 500 slots::cuDevicePrimaryCtxGetState,
    "cuDevicePrimaryCtxRelease" "CUresult (CUdevice)" 500 slots::cuDevicePrimaryCtxRelease_v2,
    "cuDevicePrimaryCtxReset" "CUresult (CUdevice)" 500 slots::cuDevicePrimaryCtxReset_v2,
    "cuDevicePrimaryCtxRetain" "CUresult (CUcontext *, CUdevice)" 500 slots::cuDevicePrimaryCtxRetain,
    "cuDevicePrimaryCtxSetFlags" "CUresult (CUdevice, unsigned int)" 500 slots::cuDevicePrimaryCtxSetFlags_v2,
    "cuDeviceRegisterAsyncNotification" "CUresult (CUdevice, CUasyncCallback, void *, CUasyncCallbackHandle *)" 500 slots::cuDeviceRegisterAsyncNotification,
    "cuDeviceSetGraphMemAttribute" "CUresult (CUdevice, CUgraphMem_attribute, void *)" 500 slots::cuDeviceSetGraphMemAttribute,
    "cuDeviceSetMemPool" "CUresult (CUdevice, CUmemoryPool)" 500 slots::cuDeviceSetMemPool,
    "cuDeviceTotalMem" "CUresult (size_t *, CUdevice)" 500 slots::cuDeviceTotalMem_v2,
    "cuDeviceUnregisterAsyncNotification" "CUresult (CUdevice, CUasyncCallbackHandle)" 500 slots::cuDeviceUnregisterAsyncNotification,
    "cuDriverGetVersion" "CUresult (int *)" 500 slots::cuDriverGetVersion,
    "cuEGLStreamConsumerAcquireFrame" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource *, CUstream *, unsigned int)" 500 slots::cuEGLStreamConsumerAcquireFrame,
    "cuEGLStreamConsumerConnect" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR)" 500 slots::cuEGLStreamConsumerConnect,
    "cuEGLStreamConsumerConnectWithFlags" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, unsigned int)" 500 slots::cuEGLStreamConsumerConnectWithFlags,
    "cuEGLStreamConsumerDisconnect" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)" 500 slots::cuEGLStreamConsumerDisconnect,
    "cuEGLStreamConsumerReleaseFrame" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, CUgraphicsResource, CUstream *)" 500 slots::cuEGLStreamConsumerReleaseFrame,
    "cuEGLStreamProducerConnect" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_EGLStreamKHR, __pyx_t_4cuda_8bindings_8cydriver_EGLint, __pyx_t_4cuda_8bindings_8cydriver_EGLint)" 500 slots::cuEGLStreamProducerConnect,
    "cuEGLStreamProducerDisconnect" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *)" 500 slots::cuEGLStreamProducerDisconnect,
    "cuEGLStreamProducerPresentFrame" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame, CUstream *)" 500 slots::cuEGLStreamProducerPresentFrame,
    "cuEGLStreamProducerReturnFrame" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglStreamConnection *, __pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUstream *)" 500 slots::cuEGLStreamProducerReturnFrame,
    "cuEventCreate" "CUresult (CUevent *, unsigned int)" 500 slots::cuEventCreate,
    "cuEventCreateFromEGLSync" "CUresult (CUevent *, __pyx_t_4cuda_8bindings_8cydriver_EGLSyncKHR, unsigned int)" 500 slots::cuEventCreateFromEGLSync,
    "cuEventDestroy" "CUresult (CUevent)" 500 slots::cuEventDestroy_v2,
    "cuEventQuery" "CUresult (CUevent)" 500 slots::cuEventQuery,
    "cuEventRecord" "CUresult (CUevent, CUstream)" 500 slots::cuEventRecord,
    "cuEventRecordWithFlags" "CUresult (CUevent, CUstream, unsigned int)" 500 slots::cuEventRecordWithFlags,
    "cuEventSynchronize" "CUresult (CUevent)" 500 slots::cuEventSynchronize,
    "cuExternalMemoryGetMappedBuffer" "CUresult (CUdeviceptr *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_BUFFER_DESC const *)" 500 slots::cuExternalMemoryGetMappedBuffer,
    "cuExternalMemoryGetMappedMipmappedArray" "CUresult (CUmipmappedArray *, CUexternalMemory, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC const *)" 500 slots::cuExternalMemoryGetMappedMipmappedArray,
    "cuFlushGPUDirectRDMAWrites" "CUresult (CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope)" 500 slots::cuFlushGPUDirectRDMAWrites,
    "cuFuncGetAttribute" "CUresult (int *, CUfunction_attribute, CUfunction)" 500 slots::cuFuncGetAttribute,
    "cuFuncGetModule" "CUresult (CUmodule *, CUfunction)" 500 slots::cuFuncGetModule,
    "cuFuncGetName" "CUresult (char const **, CUfunction)" 500 slots::cuFuncGetName,
    "cuFuncGetParamInfo" "CUresult (CUfunction, size_t, size_t *, size_t *)" 500 slots::cuFuncGetParamInfo,
    "cuFuncIsLoaded" "CUresult (CUfunctionLoadingState *, CUfunction)" 500 slots::cuFuncIsLoaded,
    "cuFuncLoad" "CUresult (CUfunction)" 500 slots::cuFuncLoad,
    "cuFuncSetAttribute" "CUresult (CUfunction, CUfunction_attribute, int)" 500 slots::cuFuncSetAttribute,
    "cuFuncSetBlockShape" "CUresult (CUfunction, int, int, int)" 500 slots::cuFuncSetBlockShape,
    "cuFuncSetCacheConfig" "CUresult (CUfunction, CUfunc_cache)" 500 slots::cuFuncSetCacheConfig,
    "cuFuncSetSharedMemConfig" "CUresult (CUfunction, CUsharedconfig)" 500 slots::cuFuncSetSharedMemConfig,
    "cuFuncSetSharedSize" "CUresult (CUfunction, unsigned int)" 500 slots::cuFuncSetSharedSize,
    "cuGLCtxCreate" "CUresult (CUcontext *, unsigned int, CUdevice)" 500 slots::cuGLCtxCreate_v2,
    "cuGLGetDevices" "CUresult (unsigned int *, CUdevice *, unsigned int, __pyx_t_4cuda_8bindings_8cydriver_CUGLDeviceList)" 500 slots::cuGLGetDevices_v2,
    "cuGLInit" "CUresult (void)" 500 slots::cuGLInit,
    "cuGLMapBufferObject" "CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLMapBufferObject_v2,
    "cuGLMapBufferObjectAsync" "CUresult (CUdeviceptr *, size_t *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)" 500 slots::cuGLMapBufferObjectAsync_v2,
    "cuGLRegisterBufferObject" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLRegisterBufferObject,
    "cuGLSetBufferObjectMapFlags" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)" 500 slots::cuGLSetBufferObjectMapFlags,
    "cuGLUnmapBufferObject" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLUnmapBufferObject,
    "cuGLUnmapBufferObjectAsync" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint, CUstream)" 500 slots::cuGLUnmapBufferObjectAsync,
    "cuGLUnregisterBufferObject" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_GLuint)" 500 slots::cuGLUnregisterBufferObject,
    "cuGetErrorName" "CUresult (CUresult, char const **)" 500 slots::cuGetErrorName,
    "cuGetErrorString" "CUresult (CUresult, char const **)" 500 slots::cuGetErrorString,
    "cuGetExportTable" "CUresult (void const **, CUuuid const *)" 500 slots::cuGetExportTable,
    "cuGetProcAddress" "CUresult (char const *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *)" 500 slots::cuGetProcAddress_v2,
    "cuGraphAddBatchMemOpNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphAddBatchMemOpNode,
    "cuGraphAddChildGraphNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUgraph)" 500 slots::cuGraphAddChildGraphNode,
    "cuGraphAddEmptyNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t)" 500 slots::cuGraphAddEmptyNode,
    "cuGraphAddEventRecordNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)" 500 slots::cuGraphAddEventRecordNode,
    "cuGraphAddEventWaitNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUevent)" 500 slots::cuGraphAddEventWaitNode,
    "cuGraphAddExternalSemaphoresSignalNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphAddExternalSemaphoresSignalNode,
    "cuGraphAddExternalSemaphoresWaitNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphAddExternalSemaphoresWaitNode,
    "cuGraphAddHostNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphAddHostNode,
    "cuGraphAddKernelNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphAddKernelNode_v2,
    "cuGraphAddMemAllocNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEM_ALLOC_NODE_PARAMS *)" 500 slots::cuGraphAddMemAllocNode,
    "cuGraphAddMemFreeNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUdeviceptr)" 500 slots::cuGraphAddMemFreeNode,
    "cuGraphAddMemcpyNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMCPY3D const *, CUcontext)" 500 slots::cuGraphAddMemcpyNode,
    "cuGraphAddMemsetNode" "CUresult (CUgraphNode *, CUgraph, CUgraphNode const *, size_t, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)" 500 slots::cuGraphAddMemsetNode,
    "cuGraphBatchMemOpNodeGetParams" "CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *)" 500 slots::cuGraphBatchMemOpNodeGetParams,
    "cuGraphBatchMemOpNodeSetParams" "CUresult (CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphBatchMemOpNodeSetParams,
    "cuGraphChildGraphNodeGetGraph" "CUresult (CUgraphNode, CUgraph *)" 500 slots::cuGraphChildGraphNodeGetGraph,
    "cuGraphClone" "CUresult (CUgraph *, CUgraph)" 500 slots::cuGraphClone,
    "cuGraphConditionalHandleCreate" "CUresult (CUgraphConditionalHandle *, CUgraph, CUcontext, unsigned int, unsigned int)" 500 slots::cuGraphConditionalHandleCreate,
    "cuGraphCreate" "CUresult (CUgraph *, unsigned int)" 500 slots::cuGraphCreate,
    "cuGraphDebugDotPrint" "CUresult (CUgraph, char const *, unsigned int)" 500 slots::cuGraphDebugDotPrint,
    "cuGraphDestroy" "CUresult (CUgraph)" 500 slots::cuGraphDestroy,
    "cuGraphDestroyNode" "CUresult (CUgraphNode)" 500 slots::cuGraphDestroyNode,
    "cuGraphEventRecordNodeGetEvent" "CUresult (CUgraphNode, CUevent *)" 500 slots::cuGraphEventRecordNodeGetEvent,
    "cuGraphEventRecordNodeSetEvent" "CUresult (CUgraphNode, CUevent)" 500 slots::cuGraphEventRecordNodeSetEvent,
    "cuGraphEventWaitNodeGetEvent" "CUresult (CUgraphNode, CUevent *)" 500 slots::cuGraphEventWaitNodeGetEvent,
    "cuGraphEventWaitNodeSetEvent" "CUresult (CUgraphNode, CUevent)" 500 slots::cuGraphEventWaitNodeSetEvent,
    "cuGraphExecBatchMemOpNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS const *)" 500 slots::cuGraphExecBatchMemOpNodeSetParams,
    "cuGraphExecChildGraphNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUgraph)" 500 slots::cuGraphExecChildGraphNodeSetParams,
    "cuGraphExecDestroy" "CUresult (CUgraphExec)" 500 slots::cuGraphExecDestroy,
    "cuGraphExecEventRecordNodeSetEvent" "CUresult (CUgraphExec, CUgraphNode, CUevent)" 500 slots::cuGraphExecEventRecordNodeSetEvent,
    "cuGraphExecEventWaitNodeSetEvent" "CUresult (CUgraphExec, CUgraphNode, CUevent)" 500 slots::cuGraphExecEventWaitNodeSetEvent,
    "cuGraphExecExternalSemaphoresSignalNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphExecExternalSemaphoresSignalNodeSetParams,
    "cuGraphExecExternalSemaphoresWaitNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphExecExternalSemaphoresWaitNodeSetParams,
    "cuGraphExecGetFlags" "CUresult (CUgraphExec, cuuint64_t *)" 500 slots::cuGraphExecGetFlags,
    "cuGraphExecHostNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphExecHostNodeSetParams,
    "cuGraphExecKernelNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphExecKernelNodeSetParams_v2,
    "cuGraphExecMemcpyNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_MEMCPY3D const *, CUcontext)" 500 slots::cuGraphExecMemcpyNodeSetParams,
    "cuGraphExecMemsetNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *, CUcontext)" 500 slots::cuGraphExecMemsetNodeSetParams,
    "cuGraphExecNodeSetParams" "CUresult (CUgraphExec, CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphExecNodeSetParams,
    "cuGraphExecUpdate" "CUresult (CUgraphExec, CUgraph, CUgraphExecUpdateResultInfo *)" 500 slots::cuGraphExecUpdate_v2,
    "cuGraphExternalSemaphoresSignalNodeGetParams" "CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *)" 500 slots::cuGraphExternalSemaphoresSignalNodeGetParams,
    "cuGraphExternalSemaphoresSignalNodeSetParams" "CUresult (CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS const *)" 500 slots::cuGraphExternalSemaphoresSignalNodeSetParams,
    "cuGraphExternalSemaphoresWaitNodeGetParams" "CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *)" 500 slots::cuGraphExternalSemaphoresWaitNodeGetParams,
    "cuGraphExternalSemaphoresWaitNodeSetParams" "CUresult (CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS const *)" 500 slots::cuGraphExternalSemaphoresWaitNodeSetParams,
    "cuGraphGetNodes" "CUresult (CUgraph, CUgraphNode *, size_t *)" 500 slots::cuGraphGetNodes,
    "cuGraphGetRootNodes" "CUresult (CUgraph, CUgraphNode *, size_t *)" 500 slots::cuGraphGetRootNodes,
    "cuGraphHostNodeGetParams" "CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS *)" 500 slots::cuGraphHostNodeGetParams,
    "cuGraphHostNodeSetParams" "CUresult (CUgraphNode, CUDA_HOST_NODE_PARAMS const *)" 500 slots::cuGraphHostNodeSetParams,
    "cuGraphInstantiate" "CUresult (CUgraphExec *, CUgraph, unsigned PY_LONG_LONG)" 500 slots::cuGraphInstantiateWithFlags,
    "cuGraphInstantiateWithParams" "CUresult (CUgraphExec *, CUgraph, CUDA_GRAPH_INSTANTIATE_PARAMS *)" 500 slots::cuGraphInstantiateWithParams,
    "cuGraphInstantiate_v2" "CUresult (CUgraphExec *, CUgraph, CUgraphNode *, char *, size_t)" 500 slots::cuGraphInstantiate_v2,
    "cuGraphKernelNodeCopyAttributes" "CUresult (CUgraphNode, CUgraphNode)" 500 slots::cuGraphKernelNodeCopyAttributes,
    "cuGraphKernelNodeGetAttribute" "CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue *)" 500 slots::cuGraphKernelNodeGetAttribute,
    "cuGraphKernelNodeGetParams" "CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS *)" 500 slots::cuGraphKernelNodeGetParams_v2,
    "cuGraphKernelNodeSetAttribute" "CUresult (CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue const *)" 500 slots::cuGraphKernelNodeSetAttribute,
    "cuGraphKernelNodeSetParams" "CUresult (CUgraphNode, CUDA_KERNEL_NODE_PARAMS const *)" 500 slots::cuGraphKernelNodeSetParams_v2,
    "cuGraphLaunch" "CUresult (CUgraphExec, CUstream)" 500 slots::cuGraphLaunch,
    "cuGraphMemAllocNodeGetParams" "CUresult (CUgraphNode, CUDA_MEM_ALLOC_NODE_PARAMS *)" 500 slots::cuGraphMemAllocNodeGetParams,
    "cuGraphMemFreeNodeGetParams" "CUresult (CUgraphNode, CUdeviceptr *)" 500 slots::cuGraphMemFreeNodeGetParams,
    "cuGraphMemcpyNodeGetParams" "CUresult (CUgraphNode, CUDA_MEMCPY3D *)" 500 slots::cuGraphMemcpyNodeGetParams,
    "cuGraphMemcpyNodeSetParams" "CUresult (CUgraphNode, CUDA_MEMCPY3D const *)" 500 slots::cuGraphMemcpyNodeSetParams,
    "cuGraphMemsetNodeGetParams" "CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS *)" 500 slots::cuGraphMemsetNodeGetParams,
    "cuGraphMemsetNodeSetParams" "CUresult (CUgraphNode, CUDA_MEMSET_NODE_PARAMS const *)" 500 slots::cuGraphMemsetNodeSetParams,
    "cuGraphNodeFindInClone" "CUresult (CUgraphNode *, CUgraphNode, CUgraph)" 500 slots::cuGraphNodeFindInClone,
    "cuGraphNodeGetEnabled" "CUresult (CUgraphExec, CUgraphNode, unsigned int *)" 500 slots::cuGraphNodeGetEnabled,
    "cuGraphNodeGetType" "CUresult (CUgraphNode, CUgraphNodeType *)" 500 slots::cuGraphNodeGetType,
    "cuGraphNodeSetEnabled" "CUresult (CUgraphExec, CUgraphNode, unsigned int)" 500 slots::cuGraphNodeSetEnabled,
    "cuGraphNodeSetParams" "CUresult (CUgraphNode, CUgraphNodeParams *)" 500 slots::cuGraphNodeSetParams,
    "cuGraphReleaseUserObject" "CUresult (CUgraph, CUuserObject, unsigned int)" 500 slots::cuGraphReleaseUserObject,
    "cuGraphRetainUserObject" "CUresult (CUgraph, CUuserObject, unsigned int, unsigned int)" 500 slots::cuGraphRetainUserObject,
    "cuGraphUpload" "CUresult (CUgraphExec, CUstream)" 500 slots::cuGraphUpload,
    "cuGraphicsEGLRegisterImage" "CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_EGLImageKHR, unsigned int)" 500 slots::cuGraphicsEGLRegisterImage,
    "cuGraphicsGLRegisterBuffer" "CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, unsigned int)" 500 slots::cuGraphicsGLRegisterBuffer,
    "cuGraphicsGLRegisterImage" "CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_GLuint, __pyx_t_4cuda_8bindings_8cydriver_GLenum, unsigned int)" 500 slots::cuGraphicsGLRegisterImage,
    "cuGraphicsMapResources" "CUresult (unsigned int, CUgraphicsResource *, CUstream)" 500 slots::cuGraphicsMapResources,
    "cuGraphicsResourceGetMappedEglFrame" "CUresult (__pyx_t_4cuda_8bindings_8cydriver_CUeglFrame *, CUgraphicsResource, unsigned int, unsigned int)" 500 slots::cuGraphicsResourceGetMappedEglFrame,
    "cuGraphicsResourceGetMappedMipmappedArray" "CUresult (CUmipmappedArray *, CUgraphicsResource)" 500 slots::cuGraphicsResourceGetMappedMipmappedArray,
    "cuGraphicsResourceGetMappedPointer" "CUresult (CUdeviceptr *, size_t *, CUgraphicsResource)" 500 slots::cuGraphicsResourceGetMappedPointer_v2,
    "cuGraphicsResourceSetMapFlags" "CUresult (CUgraphicsResource, unsigned int)" 500 slots::cuGraphicsResourceSetMapFlags_v2,
    "cuGraphicsSubResourceGetMappedArray" "CUresult (CUarray *, CUgraphicsResource, unsigned int, unsigned int)" 500 slots::cuGraphicsSubResourceGetMappedArray,
    "cuGraphicsUnmapResources" "CUresult (unsigned int, CUgraphicsResource *, CUstream)" 500 slots::cuGraphicsUnmapResources,
    "cuGraphicsUnregisterResource" "CUresult (CUgraphicsResource)" 500 slots::cuGraphicsUnregisterResource,
    "cuGraphicsVDPAURegisterOutputSurface" "CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpOutputSurface, unsigned int)" 500 slots::cuGraphicsVDPAURegisterOutputSurface,
    "cuGraphicsVDPAURegisterVideoSurface" "CUresult (CUgraphicsResource *, __pyx_t_4cuda_8bindings_8cydriver_VdpVideoSurface, unsigned int)" 500 slots::cuGraphicsVDPAURegisterVideoSurface,
    "cuGreenCtxCreate" "CUresult (CUgreenCtx *, CUdevResourceDesc, CUdevice, unsigned int)" 500 slots::cuGreenCtxCreate,
    "cuGreenCtxDestroy" "CUresult (CUgreenCtx)" 500 slots::cuGreenCtxDestroy,
    "cuGreenCtxGetDevResource" "CUresult (CUgreenCtx, CUdevResource *, CUdevResourceType)" 500 slots::cuGreenCtxGetDevResource,
    "cuGreenCtxRecordEvent" "CUresult (CUgreenCtx, CUevent)" 500 slots::cuGreenCtxRecordEvent,
    "cuGreenCtxStreamCreate" "CUresult (CUstream *, CUgreenCtx, unsigned int, int)" 500 slots::cuGreenCtxStreamCreate,
    "cuGreenCtxWaitEvent" "CUresult (CUgreenCtx, CUevent)" 500 slots::cuGreenCtxWaitEvent,
    "cuImportExternalMemory" "CUresult (CUexternalMemory *, CUDA_EXTERNAL_MEMORY_HANDLE_DESC const *)" 500 slots::cuImportExternalMemory,
    "cuImportExternalSemaphore" "CUresult (CUexternalSemaphore *, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC const *)" 500 slots::cuImportExternalSemaphore,
    "cuInit" "CUresult (unsigned int)" 500 slots::cuInit,
    "cuIpcCloseMemHandle" "CUresult (CUdeviceptr)" 500 slots::cuIpcCloseMemHandle,
    "cuIpcGetEventHandle" "CUresult (CUipcEventHandle *, CUevent)" 500 slots::cuIpcGetEventHandle,
    "cuIpcGetMemHandle" "CUresult (CUipcMemHandle *, CUdeviceptr)" 500 slots::cuIpcGetMemHandle,
    "cuIpcOpenEventHandle" "CUresult (CUevent *, CUipcEventHandle)" 500 slots::cuIpcOpenEventHandle,
    "cuIpcOpenMemHandle" "CUresult (CUdeviceptr *, CUipcMemHandle, unsigned int)" 500 slots::cuIpcOpenMemHandle_v2,
    "cuKernelGetAttribute" "CUresult (int *, CUfunction_attribute, CUkernel, CUdevice)" 500 slots::cuKernelGetAttribute,
    "cuKernelGetFunction" "CUresult (CUfunction *, CUkernel)" 500 slots::cuKernelGetFunction,
    "cuKernelGetLibrary" "CUresult (CUlibrary *, CUkernel)" 500 slots::cuKernelGetLibrary,
    "cuKernelGetName" "CUresult (char const **, CUkernel)" 500 slots::cuKernelGetName,
    "cuKernelGetParamInfo" "CUresult (CUkernel, size_t, size_t *, size_t *)" 500 slots::cuKernelGetParamInfo,
    "cuKernelSetAttribute" "CUresult (CUfunction_attribute, int, CUkernel, CUdevice)" 500 slots::cuKernelSetAttribute,
    "cuKernelSetCacheConfig" "CUresult (CUkernel, CUfunc_cache, CUdevice)" 500 slots::cuKernelSetCacheConfig,
    "cuLaunch" "CUresult (CUfunction)" 500 slots::cuLaunch,
    "cuLaunchCooperativeKernel" "CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **)" 500 slots::cuLaunchCooperativeKernel,
    "cuLaunchCooperativeKernelMultiDevice" "CUresult (CUDA_LAUNCH_PARAMS *, unsigned int, unsigned int)" 500 slots::cuLaunchCooperativeKernelMultiDevice,
    "cuLaunchGrid" "CUresult (CUfunction, int, int)" 500 slots::cuLaunchGrid,
    "cuLaunchGridAsync" "CUresult (CUfunction, int, int, CUstream)" 500 slots::cuLaunchGridAsync,
    "cuLaunchHostFunc" "CUresult (CUstream, CUhostFn, void *)" 500 slots::cuLaunchHostFunc,
    "cuLaunchKernel" "CUresult (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **, void **)" 500 slots::cuLaunchKernel,
    "cuLaunchKernelEx" "CUresult (CUlaunchConfig const *, CUfunction, void **, void **)" 500 slots::cuLaunchKernelEx,
    "cuLibraryEnumerateKernels" "CUresult (CUkernel *, unsigned int, CUlibrary)" 500 slots::cuLibraryEnumerateKernels,
    "cuLibraryGetGlobal" "CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)" 500 slots::cuLibraryGetGlobal,
    "cuLibraryGetKernel" "CUresult (CUkernel *, CUlibrary, char const *)" 500 slots::cuLibraryGetKernel,
    "cuLibraryGetKernelCount" "CUresult (unsigned int *, CUlibrary)" 500 slots::cuLibraryGetKernelCount,
    "cuLibraryGetManaged" "CUresult (CUdeviceptr *, size_t *, CUlibrary, char const *)" 500 slots::cuLibraryGetManaged,
    "cuLibraryGetModule" "CUresult (CUmodule *, CUlibrary)" 500 slots::cuLibraryGetModule,
    "cuLibraryGetUnifiedFunction" "CUresult (void **, CUlibrary, char const *)" 500 slots::cuLibraryGetUnifiedFunction,
    "cuLibraryLoadData" "CUresult (CUlibrary *, void const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)" 500 slots::cuLibraryLoadData,
    "cuLibraryLoadFromFile" "CUresult (CUlibrary *, char const *, CUjit_option *, void **, unsigned int, CUlibraryOption *, void **, unsigned int)" 500 slots::cuLibraryLoadFromFile,
    "cuLibraryUnload" "CUresult (CUlibrary)" 500 slots::cuLibraryUnload,
    "cuLinkAddData" "CUresult (CUlinkState, CUjitInputType, void *, size_t, char const *, unsigned int, CUjit_option *, void **)" 500 slots::cuLinkAddData_v2,
    "cuLinkAddFile" "CUresult (CUlinkState, CUjitInputType, char const *, unsigned int, CUjit_option *, void **)" 500 slots::cuLinkAddFile_v2,
    "cuLinkComplete" "CUresult (CUlinkState, void **, size_t *)" 500 slots::cuLinkComplete,
    "cuLinkCreate" "CUresult (unsigned int, CUjit_option *, void **, CUlinkState *)" 500 slots::cuLinkCreate_v2,
    "cuLinkDestroy" "CUresult (CUlinkState)" 500 slots::cuLinkDestroy,
    "cuLogsCurrent" "CUresult (CUlogIterator *, unsigned int)" 500 slots::cuLogsCurrent,
    "cuLogsDumpToFile" "CUresult (CUlogIterator *, char const *, unsigned int)" 500 slots::cuLogsDumpToFile,
    "cuLogsDumpToMemory" "CUresult (CUlogIterator *, char *, size_t *, unsigned int)" 500 slots::cuLogsDumpToMemory,
    "cuLogsRegisterCallback" "CUresult (CUlogsCallback, void *, CUlogsCallbackHandle *)" 500 slots::cuLogsRegisterCallback,
    "cuLogsUnregisterCallback" "CUresult (CUlogsCallbackHandle)" 500 slots::cuLogsUnregisterCallback,
    "cuMemAddressFree" "CUresult (CUdeviceptr, size_t)" 500 slots::cuMemAddressFree,
    "cuMemAddressReserve" "CUresult (CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned PY_LONG_LONG)" 500 slots::cuMemAddressReserve,
    "cuMemAlloc" "CUresult (CUdeviceptr *, size_t)" 500 slots::cuMemAlloc_v2,
    "cuMemAllocAsync" "CUresult (CUdeviceptr *, size_t, CUstream)" 500 slots::cuMemAllocAsync,
    "cuMemAllocFromPoolAsync" "CUresult (CUdeviceptr *, size_t, CUmemoryPool, CUstream)" 500 slots::cuMemAllocFromPoolAsync,
    "cuMemAllocHost" "CUresult (void **, size_t)" 500 slots::cuMemAllocHost_v2,
    "cuMemAllocManaged" "CUresult (CUdeviceptr *, size_t, unsigned int)" 500 slots::cuMemAllocManaged,
    "cuMemAllocPitch" "CUresult (CUdeviceptr *, size_t *, size_t, size_t, unsigned int)" 500 slots::cuMemAllocPitch_v2,
    "cuMemBatchDecompressAsync" "CUresult (CUmemDecompressParams *, size_t, unsigned int, size_t *, CUstream)" 500 slots::cuMemBatchDecompressAsync,
    "cuMemCreate" "CUresult (CUmemGenericAllocationHandle *, size_t, CUmemAllocationProp const *, unsigned PY_LONG_LONG)" 500 slots::cuMemCreate,
    "cuMemExportToShareableHandle" "CUresult (void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemExportToShareableHandle,
    "cuMemFree" "CUresult (CUdeviceptr)" 500 slots::cuMemFree_v2,
    "cuMemFreeAsync" "CUresult (CUdeviceptr, CUstream)" 500 slots::cuMemFreeAsync,
    "cuMemFreeHost" "CUresult (void *)" 500 slots::cuMemFreeHost,
    "cuMemGetAccess" "CUresult (unsigned PY_LONG_LONG *, CUmemLocation const *, CUdeviceptr)" 500 slots::cuMemGetAccess,
    "cuMemGetAddressRange" "CUresult (CUdeviceptr *, size_t *, CUdeviceptr)" 500 slots::cuMemGetAddressRange_v2,
    "cuMemGetAllocationGranularity" "CUresult (size_t *, CUmemAllocationProp const *, CUmemAllocationGranularity_flags)" 500 slots::cuMemGetAllocationGranularity,
    "cuMemGetAllocationPropertiesFromHandle" "CUresult (CUmemAllocationProp *, CUmemGenericAllocationHandle)" 500 slots::cuMemGetAllocationPropertiesFromHandle,
    "cuMemGetHandleForAddressRange" "CUresult (void *, CUdeviceptr, size_t, CUmemRangeHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemGetHandleForAddressRange,
    "cuMemGetInfo" "CUresult (size_t *, size_t *)" 500 slots::cuMemGetInfo_v2,
    "cuMemHostAlloc" "CUresult (void **, size_t, unsigned int)" 500 slots::cuMemHostAlloc,
    "cuMemHostGetDevicePointer" "CUresult (CUdeviceptr *, void *, unsigned int)" 500 slots::cuMemHostGetDevicePointer_v2,
    "cuMemHostGetFlags" "CUresult (unsigned int *, void *)" 500 slots::cuMemHostGetFlags,
    "cuMemHostRegister" "CUresult (void *, size_t, unsigned int)" 500 slots::cuMemHostRegister_v2,
    "cuMemHostUnregister" "CUresult (void *)" 500 slots::cuMemHostUnregister,
    "cuMemImportFromShareableHandle" "CUresult (CUmemGenericAllocationHandle *, void *, CUmemAllocationHandleType)" 500 slots::cuMemImportFromShareableHandle,
    "cuMemMap" "CUresult (CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned PY_LONG_LONG)" 500 slots::cuMemMap,
    "cuMemMapArrayAsync" "CUresult (CUarrayMapInfo *, unsigned int, CUstream)" 500 slots::cuMemMapArrayAsync,
    "cuMemPoolCreate" "CUresult (CUmemoryPool *, CUmemPoolProps const *)" 500 slots::cuMemPoolCreate,
    "cuMemPoolDestroy" "CUresult (CUmemoryPool)" 500 slots::cuMemPoolDestroy,
    "cuMemPoolExportPointer" "CUresult (CUmemPoolPtrExportData *, CUdeviceptr)" 500 slots::cuMemPoolExportPointer,
    "cuMemPoolExportToShareableHandle" "CUresult (void *, CUmemoryPool, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemPoolExportToShareableHandle,
    "cuMemPoolGetAccess" "CUresult (CUmemAccess_flags *, CUmemoryPool, CUmemLocation *)" 500 slots::cuMemPoolGetAccess,
    "cuMemPoolGetAttribute" "CUresult (CUmemoryPool, CUmemPool_attribute, void *)" 500 slots::cuMemPoolGetAttribute,
    "cuMemPoolImportFromShareableHandle" "CUresult (CUmemoryPool *, void *, CUmemAllocationHandleType, unsigned PY_LONG_LONG)" 500 slots::cuMemPoolImportFromShareableHandle,
    "cuMemPoolImportPointer" "CUresult (CUdeviceptr *, CUmemoryPool, CUmemPoolPtrExportData *)" 500 slots::cuMemPoolImportPointer,
    "cuMemPoolSetAccess" "CUresult (CUmemoryPool, CUmemAccessDesc const *, size_t)" 500 slots::cuMemPoolSetAccess,
    "cuMemPoolSetAttribute" "CUresult (CUmemoryPool, CUmemPool_attribute, void *)" 500 slots::cuMemPoolSetAttribute,
    "cuMemPoolTrimTo" "CUresult (CUmemoryPool, size_t)" 500 slots::cuMemPoolTrimTo,
    "cuMemRangeGetAttribute" "CUresult (void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttribute,
    "cuMemRangeGetAttributes" "CUresult (void **, size_t *, CUmem_range_attribute *, size_t, CUdeviceptr, size_t)" 500 slots::cuMemRangeGetAttributes,
    "cuMemRelease" "CUresult (CUmemGenericAllocationHandle)" 500 slots::cuMemRelease,
    "cuMemRetainAllocationHandle" "CUresult (CUmemGenericAllocationHandle *, void *)" 500 slots::cuMemRetainAllocationHandle,
    "cuMemSetAccess" "CUresult (CUdeviceptr, size_t, CUmemAccessDesc const *, size_t)" 500 slots::cuMemSetAccess,
    "cuMemUnmap" "CUresult (CUdeviceptr, size_t)" 500 slots::cuMemUnmap,
    "cuMemcpy" "CUresult (CUdeviceptr, CUdeviceptr, size_t)" 500 slots::cuMemcpy,
    "cuMemcpy2D" "CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2D_v2,
    "cuMemcpy2DAsync" "CUresult (CUDA_MEMCPY2D const *, CUstream)" 500 slots::cuMemcpy2DAsync_v2,
    "cuMemcpy2DUnaligned" "CUresult (CUDA_MEMCPY2D const *)" 500 slots::cuMemcpy2DUnaligned_v2,
    "cuMemcpy3D" "CUresult (CUDA_MEMCPY3D const *)" 500 slots::cuMemcpy3D_v2,
    "cuMemcpy3DAsync" "CUresult (CUDA_MEMCPY3D const *, CUstream)" 500 slots::cuMemcpy3DAsync_v2,
    "cuMemcpy3DPeer" "CUresult (CUDA_MEMCPY3D_PEER const *)" 500 slots::cuMemcpy3DPeer,
    "cuMemcpy3DPeerAsync" "CUresult (CUDA_MEMCPY3D_PEER const *, CUstream)" 500 slots::cuMemcpy3DPeerAsync,
    "cuMemcpyAsync" "CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyAsync,
    "cuMemcpyAtoA" "CUresult (CUarray, size_t, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoA_v2,
    "cuMemcpyAtoD" "CUresult (CUdeviceptr, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoD_v2,
    "cuMemcpyAtoH" "CUresult (void *, CUarray, size_t, size_t)" 500 slots::cuMemcpyAtoH_v2,
    "cuMemcpyAtoHAsync" "CUresult (void *, CUarray, size_t, size_t, CUstream)" 500 slots::cuMemcpyAtoHAsync_v2,
    "cuMemcpyDtoA" "CUresult (CUarray, size_t, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoA_v2,
    "cuMemcpyDtoD" "CUresult (CUdeviceptr, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoD_v2,
    "cuMemcpyDtoDAsync" "CUresult (CUdeviceptr, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyDtoDAsync_v2,
    "cuMemcpyDtoH" "CUresult (void *, CUdeviceptr, size_t)" 500 slots::cuMemcpyDtoH_v2,
    "cuMemcpyDtoHAsync" "CUresult (void *, CUdeviceptr, size_t, CUstream)" 500 slots::cuMemcpyDtoHAsync_v2,
    "cuMemcpyHtoA" "CUresult (CUarray, size_t, void const *, size_t)" 500 slots::cuMemcpyHtoA_v2,
    "cuMemcpyHtoAAsync" "CUresult (CUarray, size_t, void const *, size_t, CUstream)" 500 slots::cuMemcpyHtoAAsync_v2,
    "cuMemcpyHtoD" "CUresult (CUdeviceptr, void const *, size_t)" 500 slots::cuMemcpyHtoD_v2,
    "cuMemcpyHtoDAsync" "CUresult (CUdeviceptr, void const *, size_t, CUstream)" 500 slots::cuMemcpyHtoDAsync_v2,
    "cuMemcpyPeer" "CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t)" 500 slots::cuMemcpyPeer,
    "cuMemcpyPeerAsync" "CUresult (CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream)" 500 slots::cuMemcpyPeerAsync,
    "cuMemsetD16" "CUresult (CUdeviceptr, unsigned short, size_t)" 500 slots::cuMemsetD16_v2,
    "cuMemsetD16Async" "CUresult (CUdeviceptr, unsigned short, size_t, CUstream)" 500 slots::cuMemsetD16Async,
    "cuMemsetD2D16" "CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t)" 500 slots::cuMemsetD2D16_v2,
    "cuMemsetD2D16Async" "CUresult (CUdeviceptr, size_t, unsigned short, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D16Async,
    "cuMemsetD2D32" "CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t)" 500 slots::cuMemsetD2D32_v2,
    "cuMemsetD2D32Async" "CUresult (CUdeviceptr, size_t, unsigned int, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D32Async,
    "cuMemsetD2D8" "CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t)" 500 slots::cuMemsetD2D8_v2,
    "cuMemsetD2D8Async" "CUresult (CUdeviceptr, size_t, unsigned char, size_t, size_t, CUstream)" 500 slots::cuMemsetD2D8Async,
    "cuMemsetD32" "CUresult (CUdeviceptr, unsigned int, size_t)" 500 slots::cuMemsetD32_v2,
    "cuMemsetD32Async" "CUresult (CUdeviceptr, unsigned int, size_t, CUstream)" 500 slots::cuMemsetD32Async,
    "cuMemsetD8" "CUresult (CUdeviceptr, unsigned char, size_t)" 500 slots::cuMemsetD8_v2,
    "cuMemsetD8Async" "CUresult (CUdeviceptr, unsigned char, size_t, CUstream)" 500 slots::cuMemsetD8Async,
    "cuMipmappedArrayCreate" "CUresult (CUmipmappedArray *, CUDA_ARRAY3D_DESCRIPTOR const *, unsigned int)" 500 slots::cuMipmappedArrayCreate,
    "cuMipmappedArrayDestroy" "CUresult (CUmipmappedArray)" 500 slots::cuMipmappedArrayDestroy,
    "cuMipmappedArrayGetLevel" "CUresult (CUarray *, CUmipmappedArray, unsigned int)" 500 slots::cuMipmappedArrayGetLevel,
    "cuMipmappedArrayGetMemoryRequirements" "CUresult (CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUmipmappedArray, CUdevice)" 500 slots::cuMipmappedArrayGetMemoryRequirements,
    "cuMipmappedArrayGetSparseProperties" "CUresult (CUDA_ARRAY_SPARSE_PROPERTIES *, CUmipmappedArray)" 500 slots::cuMipmappedArrayGetSparseProperties,
    "cuModuleEnumerateFunctions" "CUresult (CUfunction *, unsigned int, CUmodule)" 500 slots::cuModuleEnumerateFunctions,
    "cuModuleGetFunction" "CUresult (CUfunction *, CUmodule, char const *)" 500 slots::cuModuleGetFunction,
    "cuModuleGetFunctionCount" "CUresult (unsigned int *, CUmodule)" 500 slots::cuModuleGetFunctionCount,
    "cuModuleGetGlobal" "CUresult (CUdeviceptr *, size_t *, CUmodule, char const *)" 500 slots::cuModuleGetGlobal_v2,
    "cuModuleGetLoadingMode" "CUresult (CUmoduleLoadingMode *)" 500 slots::cuModuleGetLoadingMode,
    "cuModuleGetSurfRef" "CUresult (CUsurfref *, CUmodule, char const *)" 500 slots::cuModuleGetSurfRef,
    "cuModuleGetTexRef" "CUresult (CUtexref *, CUmodule, char const *)" 500 slots::cuModuleGetTexRef,
    "cuModuleLoad" "CUresult (CUmodule *, char const *)" 500 slots::cuModuleLoad,
    "cuModuleLoadData" "CUresult (CUmodule *, void const *)" 500 slots::cuModuleLoadData,
    "cuModuleLoadDataEx" "CUresult (CUmodule *, void const *, unsigned int, CUjit_option *, void **)" 500 slots::cuModuleLoadDataEx,
    "cuModuleLoadFatBinary" "CUresult (CUmodule *, void const *)" 500 slots::cuModuleLoadFatBinary,
    "cuModuleUnload" "CUresult (CUmodule)" 500 slots::cuModuleUnload,
    "cuMulticastAddDevice" "CUresult (CUmemGenericAllocationHandle, CUdevice)" 500 slots::cuMulticastAddDevice,
    "cuMulticastBindAddr" "CUresult (CUmemGenericAllocationHandle, size_t, CUdeviceptr, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindAddr,
    "cuMulticastBindMem" "CUresult (CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle, size_t, size_t, unsigned PY_LONG_LONG)" 500 slots::cuMulticastBindMem,
    "cuMulticastCreate" "CUresult (CUmemGenericAllocationHandle *, CUmulticastObjectProp const *)" 500 slots::cuMulticastCreate,
    "cuMulticastGetGranularity" "CUresult (size_t *, CUmulticastObjectProp const *, CUmulticastGranularity_flags)" 500 slots::cuMulticastGetGranularity,
    "cuMulticastUnbind" "CUresult (CUmemGenericAllocationHandle, CUdevice, size_t, size_t)" 500 slots::cuMulticastUnbind,
    "cuOccupancyAvailableDynamicSMemPerBlock" "CUresult (size_t *, CUfunction, int, int)" 500 slots::cuOccupancyAvailableDynamicSMemPerBlock,
    "cuOccupancyMaxActiveBlocksPerMultiprocessor" "CUresult (int *, CUfunction, int, size_t)" 500 slots::cuOccupancyMaxActiveBlocksPerMultiprocessor,
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags" "CUresult (int *, CUfunction, int, size_t, unsigned int)" 500 slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cuOccupancyMaxActiveClusters" "CUresult (int *, CUfunction, CUlaunchConfig const *)" 500 slots::cuOccupancyMaxActiveClusters,
    "cuOccupancyMaxPotentialBlockSize" "CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int)" 500 slots::cuOccupancyMaxPotentialBlockSize,
    "cuOccupancyMaxPotentialBlockSizeWithFlags" "CUresult (int *, int *, CUfunction, CUoccupancyB2DSize, size_t, int, unsigned int)" 500 slots::cuOccupancyMaxPotentialBlockSizeWithFlags,
    "cuOccupancyMaxPotentialClusterSize" "CUresult (int *, CUfunction, CUlaunchConfig const *)" 500 slots::cuOccupancyMaxPotentialClusterSize,
    "cuParamSetSize" "CUresult (CUfunction, unsigned int)" 500 slots::cuParamSetSize,
    "cuParamSetTexRef" "CUresult (CUfunction, int, CUtexref)" 500 slots::cuParamSetTexRef,
    "cuParamSetf" "CUresult (CUfunction, int, float)" 500 slots::cuParamSetf,
    "cuParamSeti" "CUresult (CUfunction, int, unsigned int)" 500 slots::cuParamSeti,
    "cuParamSetv" "CUresult (CUfunction, int, void *, unsigned int)" 500 slots::cuParamSetv,
    "cuPointerGetAttribute" "CUresult (void *, CUpointer_attribute, CUdeviceptr)" 500 slots::cuPointerGetAttribute,
    "cuPointerGetAttributes" "CUresult (unsigned int, CUpointer_attribute *, void **, CUdeviceptr)" 500 slots::cuPointerGetAttributes,
    "cuPointerSetAttribute" "CUresult (void const *, CUpointer_attribute, CUdeviceptr)" 500 slots::cuPointerSetAttribute,
    "cuProfilerInitialize" "CUresult (char const *, char const *, CUoutput_mode)" 500 slots::cuProfilerInitialize,
    "cuProfilerStart" "CUresult (void)" 500 slots::cuProfilerStart,
    "cuProfilerStop" "CUresult (void)" 500 slots::cuProfilerStop,
    "cuSignalExternalSemaphoresAsync" "CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS const *, unsigned int, CUstream)" 500 slots::cuSignalExternalSemaphoresAsync,
    "cuStreamAddCallback" "CUresult (CUstream, CUstreamCallback, void *, unsigned int)" 500 slots::cuStreamAddCallback,
    "cuStreamAttachMemAsync" "CUresult (CUstream, CUdeviceptr, size_t, unsigned int)" 500 slots::cuStreamAttachMemAsync,
    "cuStreamBatchMemOp" "CUresult (CUstream, unsigned int, CUstreamBatchMemOpParams *, unsigned int)" 500 slots::cuStreamBatchMemOp_v2,
    "cuStreamBeginCapture" "CUresult (CUstream, CUstreamCaptureMode)" 500 slots::cuStreamBeginCapture_v2,
    "cuStreamBeginCaptureToGraph" "CUresult (CUstream, CUgraph, CUgraphNode const *, CUgraphEdgeData const *, size_t, CUstreamCaptureMode)" 500 slots::cuStreamBeginCaptureToGraph,
    "cuStreamCopyAttributes" "CUresult (CUstream, CUstream)" 500 slots::cuStreamCopyAttributes,
    "cuStreamCreate" "CUresult (CUstream *, unsigned int)" 500 slots::cuStreamCreate,
    "cuStreamCreateWithPriority" "CUresult (CUstream *, unsigned int, int)" 500 slots::cuStreamCreateWithPriority,
    "cuStreamDestroy" "CUresult (CUstream)" 500 slots::cuStreamDestroy_v2,
    "cuStreamEndCapture" "CUresult (CUstream, CUgraph *)" 500 slots::cuStreamEndCapture,
    "cuStreamGetAttribute" "CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue *)" 500 slots::cuStreamGetAttribute,
    "cuStreamGetCtx" "CUresult (CUstream, CUcontext *)" 500 slots::cuStreamGetCtx,
    "cuStreamGetCtx_v2" "CUresult (CUstream, CUcontext *, CUgreenCtx *)" 500 slots::cuStreamGetCtx_v2,
    "cuStreamGetDevice" "CUresult (CUstream, CUdevice *)" 500 slots::cuStreamGetDevice,
    "cuStreamGetFlags" "CUresult (CUstream, unsigned int *)" 500 slots::cuStreamGetFlags,
    "cuStreamGetGreenCtx" "CUresult (CUstream, CUgreenCtx *)" 500 slots::cuStreamGetGreenCtx,
    "cuStreamGetId" "CUresult (CUstream, unsigned PY_LONG_LONG *)" 500 slots::cuStreamGetId,
    "cuStreamGetPriority" "CUresult (CUstream, int *)" 500 slots::cuStreamGetPriority,
    "cuStreamIsCapturing" "CUresult (CUstream, CUstreamCaptureStatus *)" 500 slots::cuStreamIsCapturing,
    "cuStreamQuery" "CUresult (CUstream)" 500 slots::cuStreamQuery,
    "cuStreamSetAttribute" "CUresult (CUstream, CUstreamAttrID, CUstreamAttrValue const *)" 500 slots::cuStreamSetAttribute,
    "cuStreamSynchronize" "CUresult (CUstream)" 500 slots::cuStreamSynchronize,
    "cuStreamWaitEvent" "CUresult (CUstream, CUevent, unsigned int)" 500 slots::cuStreamWaitEvent,
    "cuStreamWaitValue32" "CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)" 500 slots::cuStreamWaitValue32_v2,
    "cuStreamWaitValue64" "CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)" 500 slots::cuStreamWaitValue64_v2,
    "cuStreamWriteValue32" "CUresult (CUstream, CUdeviceptr, cuuint32_t, unsigned int)" 500 slots::cuStreamWriteValue32_v2,
    "cuStreamWriteValue64" "CUresult (CUstream, CUdeviceptr, cuuint64_t, unsigned int)" 500 slots::cuStreamWriteValue64_v2,
    "cuSurfObjectCreate" "CUresult (CUsurfObject *, CUDA_RESOURCE_DESC const *)" 500 slots::cuSurfObjectCreate,
    "cuSurfObjectDestroy" "CUresult (CUsurfObject)" 500 slots::cuSurfObjectDestroy,
    "cuSurfObjectGetResourceDesc" "CUresult (CUDA_RESOURCE_DESC *, CUsurfObject)" 500 slots::cuSurfObjectGetResourceDesc,
    "cuSurfRefGetArray" "CUresult (CUarray *, CUsurfref)" 500 slots::cuSurfRefGetArray,
    "cuSurfRefSetArray" "CUresult (CUsurfref, CUarray, unsigned int)" 500 slots::cuSurfRefSetArray,
    "cuTensorMapEncodeIm2col" "CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int const *, int const *, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeIm2col,
    "cuTensorMapEncodeIm2colWide" "CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, int, int, cuuint32_t, cuuint32_t, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeIm2colWide,
    "cuTensorMapEncodeTiled" "CUresult (CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, cuuint64_t const *, cuuint64_t const *, cuuint32_t const *, cuuint32_t const *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill)" 500 slots::cuTensorMapEncodeTiled,
    "cuTensorMapReplaceAddress" "CUresult (CUtensorMap *, void *)" 500 slots::cuTensorMapReplaceAddress,
    "cuTexObjectCreate" "CUresult (CUtexObject *, CUDA_RESOURCE_DESC const *, CUDA_TEXTURE_DESC const *, CUDA_RESOURCE_VIEW_DESC const *)" 500 slots::cuTexObjectCreate,
    "cuTexObjectDestroy" "CUresult (CUtexObject)" 500 slots::cuTexObjectDestroy,
    "cuTexObjectGetResourceDesc" "CUresult (CUDA_RESOURCE_DESC *, CUtexObject)" 500 slots::cuTexObjectGetResourceDesc,
    "cuTexObjectGetResourceViewDesc" "CUresult (CUDA_RESOURCE_VIEW_DESC *, CUtexObject)" 500 slots::cuTexObjectGetResourceViewDesc,
    "cuTexObjectGetTextureDesc" "CUresult (CUDA_TEXTURE_DESC *, CUtexObject)" 500 slots::cuTexObjectGetTextureDesc,
    "cuTexRefCreate" "CUresult (CUtexref *)" 500 slots::cuTexRefCreate,
    "cuTexRefDestroy" "CUresult (CUtexref)" 500 slots::cuTexRefDestroy,
    "cuTexRefGetAddress" "CUresult (CUdeviceptr *, CUtexref)" 500 slots::cuTexRefGetAddress_v2,
    "cuTexRefGetAddressMode" "CUresult (CUaddress_mode *, CUtexref, int)" 500 slots::cuTexRefGetAddressMode,
    "cuTexRefGetArray" "CUresult (CUarray *, CUtexref)" 500 slots::cuTexRefGetArray,
    "cuTexRefGetBorderColor" "CUresult (float *, CUtexref)" 500 slots::cuTexRefGetBorderColor,
    "cuTexRefGetFilterMode" "CUresult (CUfilter_mode *, CUtexref)" 500 slots::cuTexRefGetFilterMode,
    "cuTexRefGetFlags" "CUresult (unsigned int *, CUtexref)" 500 slots::cuTexRefGetFlags,
    "cuTexRefGetFormat" "CUresult (CUarray_format *, int *, CUtexref)" 500 slots::cuTexRefGetFormat,
    "cuTexRefGetMaxAnisotropy" "CUresult (int *, CUtexref)" 500 slots::cuTexRefGetMaxAnisotropy,
    "cuTexRefGetMipmapFilterMode" "CUresult (CUfilter_mode *, CUtexref)" 500 slots::cuTexRefGetMipmapFilterMode,
    "cuTexRefGetMipmapLevelBias" "CUresult (float *, CUtexref)" 500 slots::cuTexRefGetMipmapLevelBias,
    "cuTexRefGetMipmapLevelClamp" "CUresult (float *, float *, CUtexref)" 500 slots::cuTexRefGetMipmapLevelClamp,
    "cuTexRefGetMipmappedArray" "CUresult (CUmipmappedArray *, CUtexref)" 500 slots::cuTexRefGetMipmappedArray,
    "cuTexRefSetAddress" "CUresult (size_t *, CUtexref, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress_v2,
    "cuTexRefSetAddress2D" "CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress2D_v3,
    "cuTexRefSetAddress2D_v2" "CUresult (CUtexref, CUDA_ARRAY_DESCRIPTOR const *, CUdeviceptr, size_t)" 500 slots::cuTexRefSetAddress2D_v2,
    "cuTexRefSetAddressMode" "CUresult (CUtexref, int, CUaddress_mode)" 500 slots::cuTexRefSetAddressMode,
    "cuTexRefSetArray" "CUresult (CUtexref, CUarray, unsigned int)" 500 slots::cuTexRefSetArray,
    "cuTexRefSetBorderColor" "CUresult (CUtexref, float *)" 500 slots::cuTexRefSetBorderColor,
    "cuTexRefSetFilterMode" "CUresult (CUtexref, CUfilter_mode)" 500 slots::cuTexRefSetFilterMode,
    "cuTexRefSetFlags" "CUresult (CUtexref, unsigned int)" 500 slots::cuTexRefSetFlags,
    "cuTexRefSetFormat" "CUresult (CUtexref, CUarray_format, int)" 500 slots::cuTexRefSetFormat,
    "cuTexRefSetMaxAnisotropy" "CUresult (CUtexref, unsigned int)" 500 slots::cuTexRefSetMaxAnisotropy,
    "cuTexRefSetMipmapFilterMode" "CUresult (CUtexref, CUfilter_mode)" 500 slots::cuTexRefSetMipmapFilterMode,
    "cuTexRefSetMipmapLevelBias" "CUresult (CUtexref, float)" 500 slots::cuTexRefSetMipmapLevelBias,
    "cuTexRefSetMipmapLevelClamp" "CUresult (CUtexref, float, float)" 500 slots::cuTexRefSetMipmapLevelClamp,
    "cuTexRefSetMipmappedArray" "CUresult (CUtexref, CUmipmappedArray, unsigned int)" 500 slots::cuTexRefSetMipmappedArray,
    "cuThreadExchangeStreamCaptureMode" "CUresult (CUstreamCaptureMode *)" 500 slots::cuThreadExchangeStreamCaptureMode,
    "cuUserObjectCreate" "CUresult (CUuserObject *, void *, CUhostFn, unsigned int, unsigned int)" 500 slots::cuUserObjectCreate,
    "cuUserObjectRelease" "CUresult (CUuserObject, unsigned int)" 500 slots::cuUserObjectRelease,
    "cuUserObjectRetain" "CUresult (CUuserObject, unsigned int)" 500 slots::cuUserObjectRetain,
    "cuVDPAUCtxCreate" "CUresult (CUcontext *, unsigned int, CUdevice, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)" 500 slots::cuVDPAUCtxCreate_v2,
    "cuVDPAUGetDevice" "CUresult (CUdevice *, __pyx_t_4cuda_8bindings_8cydriver_VdpDevice, __pyx_t_4cuda_8bindings_8cydriver_VdpGetProcAddress *)" 500 slots::cuVDPAUGetDevice,
    "cuWaitExternalSemaphoresAsync" "CUresult (CUexternalSemaphore const *, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS const *, unsigned int, CUstream)" 500 slots::cuWaitExternalSemaphoresAsync,
}

int_constants! {
    CUDA_ARRAY3D_2DARRAY = 1,
    CUDA_ARRAY3D_COLOR_ATTACHMENT = 32,
    CUDA_ARRAY3D_CUBEMAP = 4,
    CUDA_ARRAY3D_DEFERRED_MAPPING = 128,
    CUDA_ARRAY3D_DEPTH_TEXTURE = 16,
    CUDA_ARRAY3D_LAYERED = 1,
    CUDA_ARRAY3D_SPARSE = 64,
    CUDA_ARRAY3D_SURFACE_LDST = 2,
    CUDA_ARRAY3D_TEXTURE_GATHER = 8,
    CUDA_ARRAY3D_VIDEO_ENCODE_DECODE = 256,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC = 2,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC = 1,
    CUDA_EGL_INFINITE_TIMEOUT = 4294967295,
    CUDA_EXTERNAL_MEMORY_DEDICATED = 1,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC = 1,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC = 2,
    CUDA_NVSCISYNC_ATTR_SIGNAL = 1,
    CUDA_NVSCISYNC_ATTR_WAIT = 2,
    CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL = 1,
    CU_COMPUTE_ACCELERATED_TARGET_BASE = 65536,
    CU_COMPUTE_FAMILY_TARGET_BASE = 131072,
    CU_DEVICE_CPU = -1,
    CU_DEVICE_INVALID = -2,
    CU_GRAPH_COND_ASSIGN_DEFAULT = 1,
    CU_GRAPH_KERNEL_NODE_PORT_DEFAULT = 0,
    CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER = 2,
    CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC = 1,
    CU_IPC_HANDLE_SIZE = 64,
    CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM = 1,
    CU_LAUNCH_PARAM_BUFFER_POINTER = 1,
    CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT = 1,
    CU_LAUNCH_PARAM_BUFFER_SIZE = 2,
    CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT = 2,
    CU_LAUNCH_PARAM_END = 0,
    CU_LAUNCH_PARAM_END_AS_INT = 0,
    CU_MEMHOSTALLOC_DEVICEMAP = 2,
    CU_MEMHOSTALLOC_PORTABLE = 1,
    CU_MEMHOSTALLOC_WRITECOMBINED = 4,
    CU_MEMHOSTREGISTER_DEVICEMAP = 2,
    CU_MEMHOSTREGISTER_IOMEMORY = 4,
    CU_MEMHOSTREGISTER_PORTABLE = 1,
    CU_MEMHOSTREGISTER_READ_ONLY = 8,
    CU_MEM_CREATE_USAGE_HW_DECOMPRESS = 2,
    CU_MEM_CREATE_USAGE_TILE_POOL = 1,
    CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS = 2,
    CU_PARAM_TR_DEFAULT = -1,
    CU_STREAM_LEGACY = 1,
    CU_STREAM_PER_THREAD = 2,
    CU_TENSOR_MAP_NUM_QWORDS = 16,
    CU_TRSA_OVERRIDE_FORMAT = 1,
    CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION = 32,
    CU_TRSF_NORMALIZED_COORDINATES = 2,
    CU_TRSF_READ_AS_INTEGER = 1,
    CU_TRSF_SEAMLESS_CUBEMAP = 64,
    CU_TRSF_SRGB = 16,
    MAX_PLANES = 3,
    RESOURCE_ABI_EXTERNAL_BYTES = 48,
    RESOURCE_ABI_VERSION = 1,
}
