//! The contents of `driver` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::driver::common;
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
    table.constant("CUDA_ARRAY3D_2DARRAY", Constant::Int(1));
    table.constant("CUDA_ARRAY3D_COLOR_ATTACHMENT", Constant::Int(32));
    table.constant("CUDA_ARRAY3D_CUBEMAP", Constant::Int(4));
    table.constant("CUDA_ARRAY3D_DEFERRED_MAPPING", Constant::Int(128));
    table.constant("CUDA_ARRAY3D_DEPTH_TEXTURE", Constant::Int(16));
    table.constant("CUDA_ARRAY3D_LAYERED", Constant::Int(1));
    table.constant("CUDA_ARRAY3D_SPARSE", Constant::Int(64));
    table.constant("CUDA_ARRAY3D_SURFACE_LDST", Constant::Int(2));
    table.constant("CUDA_ARRAY3D_TEXTURE_GATHER", Constant::Int(8));
    table.constant("CUDA_ARRAY3D_VIDEO_ENCODE_DECODE", Constant::Int(256));
    table.constant("CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC", Constant::Int(2));
    table.constant("CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC", Constant::Int(1));
    table.constant("CUDA_EGL_INFINITE_TIMEOUT", Constant::Int(4294967295));
    table.constant("CUDA_EXTERNAL_MEMORY_DEDICATED", Constant::Int(1));
    table.constant("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC", Constant::Int(1));
    table.constant("CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC", Constant::Int(2));
    table.constant("CUDA_NVSCISYNC_ATTR_SIGNAL", Constant::Int(1));
    table.constant("CUDA_NVSCISYNC_ATTR_WAIT", Constant::Int(2));
    table.constant("CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL", Constant::Int(1));
    table.constant("CU_COMPUTE_ACCELERATED_TARGET_BASE", Constant::Int(65536));
    table.constant("CU_COMPUTE_FAMILY_TARGET_BASE", Constant::Int(131072));
    table.constant("CU_DEVICE_CPU", Constant::Int(-1));
    table.constant("CU_DEVICE_INVALID", Constant::Int(-2));
    table.constant("CU_GRAPH_COND_ASSIGN_DEFAULT", Constant::Int(1));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_DEFAULT", Constant::Int(0));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER", Constant::Int(2));
    table.constant("CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC", Constant::Int(1));
    table.constant("CU_IPC_HANDLE_SIZE", Constant::Int(64));
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
    table.constant("CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_POINTER", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT", Constant::Int(1));
    table.constant("CU_LAUNCH_PARAM_BUFFER_SIZE", Constant::Int(2));
    table.constant("CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT", Constant::Int(2));
    table.constant("CU_LAUNCH_PARAM_END", Constant::Int(0));
    table.constant("CU_LAUNCH_PARAM_END_AS_INT", Constant::Int(0));
    table.constant("CU_MEMHOSTALLOC_DEVICEMAP", Constant::Int(2));
    table.constant("CU_MEMHOSTALLOC_PORTABLE", Constant::Int(1));
    table.constant("CU_MEMHOSTALLOC_WRITECOMBINED", Constant::Int(4));
    table.constant("CU_MEMHOSTREGISTER_DEVICEMAP", Constant::Int(2));
    table.constant("CU_MEMHOSTREGISTER_IOMEMORY", Constant::Int(4));
    table.constant("CU_MEMHOSTREGISTER_PORTABLE", Constant::Int(1));
    table.constant("CU_MEMHOSTREGISTER_READ_ONLY", Constant::Int(8));
    table.constant("CU_MEM_CREATE_USAGE_HW_DECOMPRESS", Constant::Int(2));
    table.constant("CU_MEM_CREATE_USAGE_TILE_POOL", Constant::Int(1));
    table.constant("CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS", Constant::Int(2));
    table.constant("CU_PARAM_TR_DEFAULT", Constant::Int(-1));
    table.constant("CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW", Constant::Enum(&driver::CUlaunchAttributeID, 1));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN", Constant::Enum(&driver::CUlaunchAttributeID, 10));
    table.constant("CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", Constant::Enum(&driver::CUlaunchAttributeID, 9));
    table.constant("CU_STREAM_ATTRIBUTE_PRIORITY", Constant::Enum(&driver::CUlaunchAttributeID, 8));
    table.constant("CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY", Constant::Enum(&driver::CUlaunchAttributeID, 3));
    table.constant("CU_STREAM_LEGACY", Constant::Int(1));
    table.constant("CU_STREAM_PER_THREAD", Constant::Int(2));
    table.constant("CU_TENSOR_MAP_NUM_QWORDS", Constant::Int(16));
    table.constant("CU_TRSA_OVERRIDE_FORMAT", Constant::Int(1));
    table.constant("CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION", Constant::Int(32));
    table.constant("CU_TRSF_NORMALIZED_COORDINATES", Constant::Int(2));
    table.constant("CU_TRSF_READ_AS_INTEGER", Constant::Int(1));
    table.constant("CU_TRSF_SEAMLESS_CUBEMAP", Constant::Int(64));
    table.constant("CU_TRSF_SRGB", Constant::Int(16));
    table.constant("MAX_PLANES", Constant::Int(3));
    table.constant("RESOURCE_ABI_EXTERNAL_BYTES", Constant::Int(48));
    table.constant("RESOURCE_ABI_VERSION", Constant::Int(1));
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
