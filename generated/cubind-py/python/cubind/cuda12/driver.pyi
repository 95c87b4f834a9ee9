"""CUDA driver API of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.driver import (
    CUDA_ARRAY3D_2DARRAY as CUDA_ARRAY3D_2DARRAY,
    CUDA_ARRAY3D_COLOR_ATTACHMENT as CUDA_ARRAY3D_COLOR_ATTACHMENT,
    CUDA_ARRAY3D_CUBEMAP as CUDA_ARRAY3D_CUBEMAP,
    CUDA_ARRAY3D_DEFERRED_MAPPING as CUDA_ARRAY3D_DEFERRED_MAPPING,
    CUDA_ARRAY3D_DEPTH_TEXTURE as CUDA_ARRAY3D_DEPTH_TEXTURE,
    CUDA_ARRAY3D_DESCRIPTOR as CUDA_ARRAY3D_DESCRIPTOR,
    CUDA_ARRAY3D_DESCRIPTOR_st as CUDA_ARRAY3D_DESCRIPTOR_st,
    CUDA_ARRAY3D_DESCRIPTOR_v1 as CUDA_ARRAY3D_DESCRIPTOR_v1,
    CUDA_ARRAY3D_DESCRIPTOR_v1_st as CUDA_ARRAY3D_DESCRIPTOR_v1_st,
    CUDA_ARRAY3D_DESCRIPTOR_v2 as CUDA_ARRAY3D_DESCRIPTOR_v2,
    CUDA_ARRAY3D_LAYERED as CUDA_ARRAY3D_LAYERED,
    CUDA_ARRAY3D_SPARSE as CUDA_ARRAY3D_SPARSE,
    CUDA_ARRAY3D_SURFACE_LDST as CUDA_ARRAY3D_SURFACE_LDST,
    CUDA_ARRAY3D_TEXTURE_GATHER as CUDA_ARRAY3D_TEXTURE_GATHER,
    CUDA_ARRAY3D_VIDEO_ENCODE_DECODE as CUDA_ARRAY3D_VIDEO_ENCODE_DECODE,
    CUDA_ARRAY_DESCRIPTOR as CUDA_ARRAY_DESCRIPTOR,
    CUDA_ARRAY_DESCRIPTOR_st as CUDA_ARRAY_DESCRIPTOR_st,
    CUDA_ARRAY_DESCRIPTOR_v1 as CUDA_ARRAY_DESCRIPTOR_v1,
    CUDA_ARRAY_DESCRIPTOR_v1_st as CUDA_ARRAY_DESCRIPTOR_v1_st,
    CUDA_ARRAY_DESCRIPTOR_v2 as CUDA_ARRAY_DESCRIPTOR_v2,
    CUDA_ARRAY_MEMORY_REQUIREMENTS as CUDA_ARRAY_MEMORY_REQUIREMENTS,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_st as CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 as CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
    CUDA_ARRAY_SPARSE_PROPERTIES as CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY_SPARSE_PROPERTIES_st as CUDA_ARRAY_SPARSE_PROPERTIES_st,
    CUDA_ARRAY_SPARSE_PROPERTIES_v1 as CUDA_ARRAY_SPARSE_PROPERTIES_v1,
    CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent as CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent,
    CUDA_CHILD_GRAPH_NODE_PARAMS as CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_CHILD_GRAPH_NODE_PARAMS_st as CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    CUDA_CONDITIONAL_NODE_PARAMS as CUDA_CONDITIONAL_NODE_PARAMS,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC,
    CUDA_EGL_INFINITE_TIMEOUT as CUDA_EGL_INFINITE_TIMEOUT,
    CUDA_EVENT_WAIT_NODE_PARAMS as CUDA_EVENT_WAIT_NODE_PARAMS,
    CUDA_EVENT_WAIT_NODE_PARAMS_st as CUDA_EVENT_WAIT_NODE_PARAMS_st,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC as CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st as CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 as CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
    CUDA_EXTERNAL_MEMORY_DEDICATED as CUDA_EXTERNAL_MEMORY_DEDICATED,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC as CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC as CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st as CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 as CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC as CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS as CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_GRAPH_INSTANTIATE_PARAMS as CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUDA_GRAPH_INSTANTIATE_PARAMS_st as CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS as CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_st as CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v1 as CUDA_HOST_NODE_PARAMS_v1,
    CUDA_KERNEL_NODE_PARAMS as CUDA_KERNEL_NODE_PARAMS,
    CUDA_KERNEL_NODE_PARAMS_st as CUDA_KERNEL_NODE_PARAMS_st,
    CUDA_KERNEL_NODE_PARAMS_v1 as CUDA_KERNEL_NODE_PARAMS_v1,
    CUDA_KERNEL_NODE_PARAMS_v2 as CUDA_KERNEL_NODE_PARAMS_v2,
    CUDA_KERNEL_NODE_PARAMS_v2_st as CUDA_KERNEL_NODE_PARAMS_v2_st,
    CUDA_KERNEL_NODE_PARAMS_v3 as CUDA_KERNEL_NODE_PARAMS_v3,
    CUDA_KERNEL_NODE_PARAMS_v3_st as CUDA_KERNEL_NODE_PARAMS_v3_st,
    CUDA_LAUNCH_PARAMS as CUDA_LAUNCH_PARAMS,
    CUDA_LAUNCH_PARAMS_st as CUDA_LAUNCH_PARAMS_st,
    CUDA_LAUNCH_PARAMS_v1 as CUDA_LAUNCH_PARAMS_v1,
    CUDA_MEMCPY2D as CUDA_MEMCPY2D,
    CUDA_MEMCPY2D_st as CUDA_MEMCPY2D_st,
    CUDA_MEMCPY2D_v1 as CUDA_MEMCPY2D_v1,
    CUDA_MEMCPY2D_v1_st as CUDA_MEMCPY2D_v1_st,
    CUDA_MEMCPY2D_v2 as CUDA_MEMCPY2D_v2,
    CUDA_MEMCPY3D as CUDA_MEMCPY3D,
    CUDA_MEMCPY3D_PEER as CUDA_MEMCPY3D_PEER,
    CUDA_MEMCPY3D_PEER_st as CUDA_MEMCPY3D_PEER_st,
    CUDA_MEMCPY3D_PEER_v1 as CUDA_MEMCPY3D_PEER_v1,
    CUDA_MEMCPY3D_st as CUDA_MEMCPY3D_st,
    CUDA_MEMCPY3D_v1 as CUDA_MEMCPY3D_v1,
    CUDA_MEMCPY3D_v1_st as CUDA_MEMCPY3D_v1_st,
    CUDA_MEMCPY3D_v2 as CUDA_MEMCPY3D_v2,
    CUDA_MEMCPY_NODE_PARAMS as CUDA_MEMCPY_NODE_PARAMS,
    CUDA_MEMCPY_NODE_PARAMS_st as CUDA_MEMCPY_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS as CUDA_MEMSET_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_st as CUDA_MEMSET_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS_v1 as CUDA_MEMSET_NODE_PARAMS_v1,
    CUDA_MEMSET_NODE_PARAMS_v2 as CUDA_MEMSET_NODE_PARAMS_v2,
    CUDA_MEMSET_NODE_PARAMS_v2_st as CUDA_MEMSET_NODE_PARAMS_v2_st,
    CUDA_MEM_FREE_NODE_PARAMS as CUDA_MEM_FREE_NODE_PARAMS,
    CUDA_MEM_FREE_NODE_PARAMS_st as CUDA_MEM_FREE_NODE_PARAMS_st,
    CUDA_NVSCISYNC_ATTR_SIGNAL as CUDA_NVSCISYNC_ATTR_SIGNAL,
    CUDA_NVSCISYNC_ATTR_WAIT as CUDA_NVSCISYNC_ATTR_WAIT,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
    CUDA_RESOURCE_DESC as CUDA_RESOURCE_DESC,
    CUDA_RESOURCE_DESC_st as CUDA_RESOURCE_DESC_st,
    CUDA_RESOURCE_DESC_v1 as CUDA_RESOURCE_DESC_v1,
    CUDA_RESOURCE_DESC_v1_res as CUDA_RESOURCE_DESC_v1_res,
    CUDA_RESOURCE_DESC_v1_res_array as CUDA_RESOURCE_DESC_v1_res_array,
    CUDA_RESOURCE_DESC_v1_res_linear as CUDA_RESOURCE_DESC_v1_res_linear,
    CUDA_RESOURCE_DESC_v1_res_mipmap as CUDA_RESOURCE_DESC_v1_res_mipmap,
    CUDA_RESOURCE_DESC_v1_res_pitch2D as CUDA_RESOURCE_DESC_v1_res_pitch2D,
    CUDA_RESOURCE_DESC_v1_res_reserved as CUDA_RESOURCE_DESC_v1_res_reserved,
    CUDA_RESOURCE_VIEW_DESC as CUDA_RESOURCE_VIEW_DESC,
    CUDA_RESOURCE_VIEW_DESC_st as CUDA_RESOURCE_VIEW_DESC_st,
    CUDA_RESOURCE_VIEW_DESC_v1 as CUDA_RESOURCE_VIEW_DESC_v1,
    CUDA_TEXTURE_DESC as CUDA_TEXTURE_DESC,
    CUDA_TEXTURE_DESC_st as CUDA_TEXTURE_DESC_st,
    CUDA_TEXTURE_DESC_v1 as CUDA_TEXTURE_DESC_v1,
    CUGLDeviceList as CUGLDeviceList,
    CUGLmap_flags as CUGLmap_flags,
    CUGPUDirectRDMAWritesOrdering as CUGPUDirectRDMAWritesOrdering,
    CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL as CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL,
    CU_COMPUTE_ACCELERATED_TARGET_BASE as CU_COMPUTE_ACCELERATED_TARGET_BASE,
    CU_COMPUTE_FAMILY_TARGET_BASE as CU_COMPUTE_FAMILY_TARGET_BASE,
    CU_DEVICE_CPU as CU_DEVICE_CPU,
    CU_DEVICE_INVALID as CU_DEVICE_INVALID,
    CU_GRAPH_COND_ASSIGN_DEFAULT as CU_GRAPH_COND_ASSIGN_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_DEFAULT as CU_GRAPH_KERNEL_NODE_PORT_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER as CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER,
    CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC as CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
    CU_IPC_HANDLE_SIZE as CU_IPC_HANDLE_SIZE,
    CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW as CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION as CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE as CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE as CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE,
    CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE as CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN as CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP as CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION as CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT as CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    CU_KERNEL_NODE_ATTRIBUTE_PRIORITY as CU_KERNEL_NODE_ATTRIBUTE_PRIORITY,
    CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM as CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM,
    CU_LAUNCH_PARAM_BUFFER_POINTER as CU_LAUNCH_PARAM_BUFFER_POINTER,
    CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT as CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT,
    CU_LAUNCH_PARAM_BUFFER_SIZE as CU_LAUNCH_PARAM_BUFFER_SIZE,
    CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT as CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT,
    CU_LAUNCH_PARAM_END as CU_LAUNCH_PARAM_END,
    CU_LAUNCH_PARAM_END_AS_INT as CU_LAUNCH_PARAM_END_AS_INT,
    CU_MEMHOSTALLOC_DEVICEMAP as CU_MEMHOSTALLOC_DEVICEMAP,
    CU_MEMHOSTALLOC_PORTABLE as CU_MEMHOSTALLOC_PORTABLE,
    CU_MEMHOSTALLOC_WRITECOMBINED as CU_MEMHOSTALLOC_WRITECOMBINED,
    CU_MEMHOSTREGISTER_DEVICEMAP as CU_MEMHOSTREGISTER_DEVICEMAP,
    CU_MEMHOSTREGISTER_IOMEMORY as CU_MEMHOSTREGISTER_IOMEMORY,
    CU_MEMHOSTREGISTER_PORTABLE as CU_MEMHOSTREGISTER_PORTABLE,
    CU_MEMHOSTREGISTER_READ_ONLY as CU_MEMHOSTREGISTER_READ_ONLY,
    CU_MEM_CREATE_USAGE_HW_DECOMPRESS as CU_MEM_CREATE_USAGE_HW_DECOMPRESS,
    CU_MEM_CREATE_USAGE_TILE_POOL as CU_MEM_CREATE_USAGE_TILE_POOL,
    CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS as CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS,
    CU_PARAM_TR_DEFAULT as CU_PARAM_TR_DEFAULT,
    CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW as CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN as CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP as CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_STREAM_ATTRIBUTE_PRIORITY as CU_STREAM_ATTRIBUTE_PRIORITY,
    CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY as CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY,
    CU_STREAM_LEGACY as CU_STREAM_LEGACY,
    CU_STREAM_PER_THREAD as CU_STREAM_PER_THREAD,
    CU_TENSOR_MAP_NUM_QWORDS as CU_TENSOR_MAP_NUM_QWORDS,
    CU_TRSA_OVERRIDE_FORMAT as CU_TRSA_OVERRIDE_FORMAT,
    CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION as CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION,
    CU_TRSF_NORMALIZED_COORDINATES as CU_TRSF_NORMALIZED_COORDINATES,
    CU_TRSF_READ_AS_INTEGER as CU_TRSF_READ_AS_INTEGER,
    CU_TRSF_SEAMLESS_CUBEMAP as CU_TRSF_SEAMLESS_CUBEMAP,
    CU_TRSF_SRGB as CU_TRSF_SRGB,
    CUaccessPolicyWindow as CUaccessPolicyWindow,
    CUaccessPolicyWindow_st as CUaccessPolicyWindow_st,
    CUaccessPolicyWindow_v1 as CUaccessPolicyWindow_v1,
    CUaccessProperty as CUaccessProperty,
    CUaddress_mode as CUaddress_mode,
    CUarray as CUarray,
    CUarrayMapInfo as CUarrayMapInfo,
    CUarrayMapInfo_st as CUarrayMapInfo_st,
    CUarrayMapInfo_v1 as CUarrayMapInfo_v1,
    CUarrayMapInfo_v1_memHandle as CUarrayMapInfo_v1_memHandle,
    CUarrayMapInfo_v1_resource as CUarrayMapInfo_v1_resource,
    CUarrayMapInfo_v1_subresource as CUarrayMapInfo_v1_subresource,
    CUarrayMapInfo_v1_subresource_miptail as CUarrayMapInfo_v1_subresource_miptail,
    CUarrayMapInfo_v1_subresource_sparseLevel as CUarrayMapInfo_v1_subresource_sparseLevel,
    CUarraySparseSubresourceType as CUarraySparseSubresourceType,
    CUarray_cubemap_face as CUarray_cubemap_face,
    CUarray_format as CUarray_format,
    CUasyncCallback as CUasyncCallback,
    CUasyncCallbackHandle as CUasyncCallbackHandle,
    CUasyncNotificationInfo as CUasyncNotificationInfo,
    CUasyncNotificationInfo_info as CUasyncNotificationInfo_info,
    CUasyncNotificationInfo_info_overBudget as CUasyncNotificationInfo_info_overBudget,
    CUasyncNotificationInfo_st as CUasyncNotificationInfo_st,
    CUasyncNotificationType as CUasyncNotificationType,
    CUcheckpointLockArgs as CUcheckpointLockArgs,
    CUcheckpointLockArgs_st as CUcheckpointLockArgs_st,
    CUcheckpointUnlockArgs as CUcheckpointUnlockArgs,
    CUcheckpointUnlockArgs_st as CUcheckpointUnlockArgs_st,
    CUcigDataType as CUcigDataType,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy,
    CUcomputemode as CUcomputemode,
    CUcontext as CUcontext,
    CUcoredumpSettings as CUcoredumpSettings,
    CUctxCigParam as CUctxCigParam,
    CUctxCigParam_st as CUctxCigParam_st,
    CUctxCreateParams as CUctxCreateParams,
    CUctxCreateParams_st as CUctxCreateParams_st,
    CUctx_flags as CUctx_flags,
    CUdevResourceDesc as CUdevResourceDesc,
    CUdevResourceType as CUdevResourceType,
    CUdevice as CUdevice,
    CUdeviceNumaConfig as CUdeviceNumaConfig,
    CUdevice_P2PAttribute as CUdevice_P2PAttribute,
    CUdevice_v1 as CUdevice_v1,
    CUdeviceptr as CUdeviceptr,
    CUdeviceptr_v1 as CUdeviceptr_v1,
    CUdeviceptr_v2 as CUdeviceptr_v2,
    CUdevprop as CUdevprop,
    CUdevprop_st as CUdevprop_st,
    CUdevprop_v1 as CUdevprop_v1,
    CUdriverProcAddressQueryResult as CUdriverProcAddressQueryResult,
    CUdriverProcAddress_flags as CUdriverProcAddress_flags,
    CUeglColorFormat as CUeglColorFormat,
    CUeglFrame as CUeglFrame,
    CUeglFrameType as CUeglFrameType,
    CUeglFrame_st as CUeglFrame_st,
    CUeglFrame_v1 as CUeglFrame_v1,
    CUeglFrame_v1_frame as CUeglFrame_v1_frame,
    CUeglResourceLocationFlags as CUeglResourceLocationFlags,
    CUeglStreamConnection as CUeglStreamConnection,
    CUevent as CUevent,
    CUevent_flags as CUevent_flags,
    CUevent_record_flags as CUevent_record_flags,
    CUevent_sched_flags as CUevent_sched_flags,
    CUevent_wait_flags as CUevent_wait_flags,
    CUexecAffinityParam as CUexecAffinityParam,
    CUexecAffinityParam_st as CUexecAffinityParam_st,
    CUexecAffinityParam_v1 as CUexecAffinityParam_v1,
    CUexecAffinityParam_v1_param as CUexecAffinityParam_v1_param,
    CUexecAffinitySmCount as CUexecAffinitySmCount,
    CUexecAffinitySmCount_st as CUexecAffinitySmCount_st,
    CUexecAffinitySmCount_v1 as CUexecAffinitySmCount_v1,
    CUexecAffinityType as CUexecAffinityType,
    CUextent3D as CUextent3D,
    CUextent3D_st as CUextent3D_st,
    CUextent3D_v1 as CUextent3D_v1,
    CUexternalMemory as CUexternalMemory,
    CUexternalMemoryHandleType as CUexternalMemoryHandleType,
    CUexternalSemaphore as CUexternalSemaphore,
    CUexternalSemaphoreHandleType as CUexternalSemaphoreHandleType,
    CUfilter_mode as CUfilter_mode,
    CUflushGPUDirectRDMAWritesOptions as CUflushGPUDirectRDMAWritesOptions,
    CUflushGPUDirectRDMAWritesScope as CUflushGPUDirectRDMAWritesScope,
    CUflushGPUDirectRDMAWritesTarget as CUflushGPUDirectRDMAWritesTarget,
    CUfunc_cache as CUfunc_cache,
    CUfunction as CUfunction,
    CUfunctionLoadingState as CUfunctionLoadingState,
    CUgraph as CUgraph,
    CUgraphChildGraphNodeOwnership as CUgraphChildGraphNodeOwnership,
    CUgraphConditionalHandle as CUgraphConditionalHandle,
    CUgraphConditionalNodeType as CUgraphConditionalNodeType,
    CUgraphDebugDot_flags as CUgraphDebugDot_flags,
    CUgraphDependencyType as CUgraphDependencyType,
    CUgraphDeviceNode as CUgraphDeviceNode,
    CUgraphEdgeData as CUgraphEdgeData,
    CUgraphEdgeData_st as CUgraphEdgeData_st,
    CUgraphExec as CUgraphExec,
    CUgraphExecUpdateResult as CUgraphExecUpdateResult,
    CUgraphExecUpdateResultInfo as CUgraphExecUpdateResultInfo,
    CUgraphExecUpdateResultInfo_st as CUgraphExecUpdateResultInfo_st,
    CUgraphExecUpdateResultInfo_v1 as CUgraphExecUpdateResultInfo_v1,
    CUgraphInstantiateResult as CUgraphInstantiateResult,
    CUgraphInstantiate_flags as CUgraphInstantiate_flags,
    CUgraphMem_attribute as CUgraphMem_attribute,
    CUgraphNode as CUgraphNode,
    CUgraphNodeType as CUgraphNodeType,
    CUgraphicsMapResourceFlags as CUgraphicsMapResourceFlags,
    CUgraphicsRegisterFlags as CUgraphicsRegisterFlags,
    CUgraphicsResource as CUgraphicsResource,
    CUgreenCtx as CUgreenCtx,
    CUgreenCtxCreate_flags as CUgreenCtxCreate_flags,
    CUhostFn as CUhostFn,
    CUipcEventHandle as CUipcEventHandle,
    CUipcEventHandle_st as CUipcEventHandle_st,
    CUipcEventHandle_v1 as CUipcEventHandle_v1,
    CUipcMemHandle as CUipcMemHandle,
    CUipcMemHandle_st as CUipcMemHandle_st,
    CUipcMemHandle_v1 as CUipcMemHandle_v1,
    CUipcMem_flags as CUipcMem_flags,
    CUjitInputType as CUjitInputType,
    CUjit_cacheMode as CUjit_cacheMode,
    CUjit_fallback as CUjit_fallback,
    CUjit_target as CUjit_target,
    CUkernel as CUkernel,
    CUkernelNodeAttrID as CUkernelNodeAttrID,
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUlaunchAttributeValue_clusterDim as CUlaunchAttributeValue_clusterDim,
    CUlaunchAttributeValue_deviceUpdatableKernelNode as CUlaunchAttributeValue_deviceUpdatableKernelNode,
    CUlaunchAttributeValue_launchCompletionEvent as CUlaunchAttributeValue_launchCompletionEvent,
    CUlaunchAttributeValue_preferredClusterDim as CUlaunchAttributeValue_preferredClusterDim,
    CUlaunchAttributeValue_programmaticEvent as CUlaunchAttributeValue_programmaticEvent,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap,
    CUlaunchMemSyncDomainMap_st as CUlaunchMemSyncDomainMap_st,
    CUlibrary as CUlibrary,
    CUlibraryHostUniversalFunctionAndDataTable as CUlibraryHostUniversalFunctionAndDataTable,
    CUlibraryHostUniversalFunctionAndDataTable_st as CUlibraryHostUniversalFunctionAndDataTable_st,
    CUlibraryOption as CUlibraryOption,
    CUlinkState as CUlinkState,
    CUlogIterator as CUlogIterator,
    CUlogLevel as CUlogLevel,
    CUlogsCallback as CUlogsCallback,
    CUlogsCallbackHandle as CUlogsCallbackHandle,
    CUmemAccess_flags as CUmemAccess_flags,
    CUmemAllocationCompType as CUmemAllocationCompType,
    CUmemAllocationGranularity_flags as CUmemAllocationGranularity_flags,
    CUmemAllocationHandleType as CUmemAllocationHandleType,
    CUmemAllocationProp_v1_allocFlags as CUmemAllocationProp_v1_allocFlags,
    CUmemAllocationType as CUmemAllocationType,
    CUmemAttach_flags as CUmemAttach_flags,
    CUmemDecompressAlgorithm as CUmemDecompressAlgorithm,
    CUmemDecompressParams as CUmemDecompressParams,
    CUmemDecompressParams_st as CUmemDecompressParams_st,
    CUmemFabricHandle as CUmemFabricHandle,
    CUmemFabricHandle_st as CUmemFabricHandle_st,
    CUmemFabricHandle_v1 as CUmemFabricHandle_v1,
    CUmemGenericAllocationHandle as CUmemGenericAllocationHandle,
    CUmemGenericAllocationHandle_v1 as CUmemGenericAllocationHandle_v1,
    CUmemHandleType as CUmemHandleType,
    CUmemLocationType as CUmemLocationType,
    CUmemOperationType as CUmemOperationType,
    CUmemPoolPtrExportData as CUmemPoolPtrExportData,
    CUmemPoolPtrExportData_st as CUmemPoolPtrExportData_st,
    CUmemPoolPtrExportData_v1 as CUmemPoolPtrExportData_v1,
    CUmemPool_attribute as CUmemPool_attribute,
    CUmemRangeFlags as CUmemRangeFlags,
    CUmemRangeHandleType as CUmemRangeHandleType,
    CUmem_advise as CUmem_advise,
    CUmem_range_attribute as CUmem_range_attribute,
    CUmemcpy3DOperandType as CUmemcpy3DOperandType,
    CUmemcpy3DOperand_v1_op_array as CUmemcpy3DOperand_v1_op_array,
    CUmemcpyFlags as CUmemcpyFlags,
    CUmemcpySrcAccessOrder as CUmemcpySrcAccessOrder,
    CUmemoryPool as CUmemoryPool,
    CUmemorytype as CUmemorytype,
    CUmipmappedArray as CUmipmappedArray,
    CUmodule as CUmodule,
    CUmoduleLoadingMode as CUmoduleLoadingMode,
    CUmulticastGranularity_flags as CUmulticastGranularity_flags,
    CUmulticastObjectProp as CUmulticastObjectProp,
    CUmulticastObjectProp_st as CUmulticastObjectProp_st,
    CUmulticastObjectProp_v1 as CUmulticastObjectProp_v1,
    CUoccupancyB2DSize as CUoccupancyB2DSize,
    CUoccupancy_flags as CUoccupancy_flags,
    CUoffset3D as CUoffset3D,
    CUoffset3D_st as CUoffset3D_st,
    CUoffset3D_v1 as CUoffset3D_v1,
    CUoutput_mode as CUoutput_mode,
    CUpointer_attribute as CUpointer_attribute,
    CUprocessState as CUprocessState,
    CUresourceViewFormat as CUresourceViewFormat,
    CUresourcetype as CUresourcetype,
    CUresult as CUresult,
    CUshared_carveout as CUshared_carveout,
    CUsharedconfig as CUsharedconfig,
    CUstream as CUstream,
    CUstreamAttrID as CUstreamAttrID,
    CUstreamBatchMemOpType as CUstreamBatchMemOpType,
    CUstreamCallback as CUstreamCallback,
    CUstreamCaptureMode as CUstreamCaptureMode,
    CUstreamCaptureStatus as CUstreamCaptureStatus,
    CUstreamMemOpFlushRemoteWritesParams_st as CUstreamMemOpFlushRemoteWritesParams_st,
    CUstreamMemOpMemoryBarrierParams_st as CUstreamMemOpMemoryBarrierParams_st,
    CUstreamMemOpWaitValueParams_st as CUstreamMemOpWaitValueParams_st,
    CUstreamMemOpWaitValueParams_st_anon0 as CUstreamMemOpWaitValueParams_st_anon0,
    CUstreamMemOpWriteValueParams_st as CUstreamMemOpWriteValueParams_st,
    CUstreamMemOpWriteValueParams_st_anon0 as CUstreamMemOpWriteValueParams_st_anon0,
    CUstreamMemoryBarrier_flags as CUstreamMemoryBarrier_flags,
    CUstreamUpdateCaptureDependencies_flags as CUstreamUpdateCaptureDependencies_flags,
    CUstreamWaitValue_flags as CUstreamWaitValue_flags,
    CUstreamWriteValue_flags as CUstreamWriteValue_flags,
    CUstream_flags as CUstream_flags,
    CUsurfObject as CUsurfObject,
    CUsurfObject_v1 as CUsurfObject_v1,
    CUsurfref as CUsurfref,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
    CUtensorMapDataType as CUtensorMapDataType,
    CUtensorMapFloatOOBfill as CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode as CUtensorMapIm2ColWideMode,
    CUtensorMapInterleave as CUtensorMapInterleave,
    CUtensorMapL2promotion as CUtensorMapL2promotion,
    CUtensorMapSwizzle as CUtensorMapSwizzle,
    CUtexObject as CUtexObject,
    CUtexObject_v1 as CUtexObject_v1,
    CUtexref as CUtexref,
    CUuserObject as CUuserObject,
    CUuserObjectRetain_flags as CUuserObjectRetain_flags,
    CUuserObject_flags as CUuserObject_flags,
    CUuuid as CUuuid,
    CUuuid_st as CUuuid_st,
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    MAX_PLANES as MAX_PLANES,
    RESOURCE_ABI_EXTERNAL_BYTES as RESOURCE_ABI_EXTERNAL_BYTES,
    RESOURCE_ABI_VERSION as RESOURCE_ABI_VERSION,
    VdpDevice as VdpDevice,
    VdpFuncId as VdpFuncId,
    VdpGetProcAddress as VdpGetProcAddress,
    VdpOutputSurface as VdpOutputSurface,
    VdpStatus as VdpStatus,
    VdpVideoSurface as VdpVideoSurface,
    cl_context_flags as cl_context_flags,
    cl_event_flags as cl_event_flags,
    cuArray3DCreate as cuArray3DCreate,
    cuArray3DCreate_v2 as cuArray3DCreate_v2,
    cuArray3DGetDescriptor as cuArray3DGetDescriptor,
    cuArray3DGetDescriptor_v2 as cuArray3DGetDescriptor_v2,
    cuArrayCreate as cuArrayCreate,
    cuArrayCreate_v2 as cuArrayCreate_v2,
    cuArrayDestroy as cuArrayDestroy,
    cuArrayGetDescriptor as cuArrayGetDescriptor,
    cuArrayGetDescriptor_v2 as cuArrayGetDescriptor_v2,
    cuArrayGetMemoryRequirements as cuArrayGetMemoryRequirements,
    cuArrayGetPlane as cuArrayGetPlane,
    cuArrayGetSparseProperties as cuArrayGetSparseProperties,
    cuCheckpointProcessGetRestoreThreadId as cuCheckpointProcessGetRestoreThreadId,
    cuCheckpointProcessGetState as cuCheckpointProcessGetState,
    cuCheckpointProcessLock as cuCheckpointProcessLock,
    cuCheckpointProcessUnlock as cuCheckpointProcessUnlock,
    cuCoredumpGetAttribute as cuCoredumpGetAttribute,
    cuCoredumpGetAttributeGlobal as cuCoredumpGetAttributeGlobal,
    cuCoredumpSetAttribute as cuCoredumpSetAttribute,
    cuCoredumpSetAttributeGlobal as cuCoredumpSetAttributeGlobal,
    cuCtxAttach as cuCtxAttach,
    cuCtxDestroy as cuCtxDestroy,
    cuCtxDestroy_v2 as cuCtxDestroy_v2,
    cuCtxDetach as cuCtxDetach,
    cuCtxDisablePeerAccess as cuCtxDisablePeerAccess,
    cuCtxEnablePeerAccess as cuCtxEnablePeerAccess,
    cuCtxFromGreenCtx as cuCtxFromGreenCtx,
    cuCtxGetApiVersion as cuCtxGetApiVersion,
    cuCtxGetCacheConfig as cuCtxGetCacheConfig,
    cuCtxGetCurrent as cuCtxGetCurrent,
    cuCtxGetDevice as cuCtxGetDevice,
    cuCtxGetExecAffinity as cuCtxGetExecAffinity,
    cuCtxGetFlags as cuCtxGetFlags,
    cuCtxGetId as cuCtxGetId,
    cuCtxGetSharedMemConfig as cuCtxGetSharedMemConfig,
    cuCtxGetStreamPriorityRange as cuCtxGetStreamPriorityRange,
    cuCtxPopCurrent as cuCtxPopCurrent,
    cuCtxPopCurrent_v2 as cuCtxPopCurrent_v2,
    cuCtxPushCurrent as cuCtxPushCurrent,
    cuCtxPushCurrent_v2 as cuCtxPushCurrent_v2,
    cuCtxRecordEvent as cuCtxRecordEvent,
    cuCtxResetPersistingL2Cache as cuCtxResetPersistingL2Cache,
    cuCtxSetCacheConfig as cuCtxSetCacheConfig,
    cuCtxSetCurrent as cuCtxSetCurrent,
    cuCtxSetFlags as cuCtxSetFlags,
    cuCtxSetSharedMemConfig as cuCtxSetSharedMemConfig,
    cuCtxWaitEvent as cuCtxWaitEvent,
    cuDestroyExternalMemory as cuDestroyExternalMemory,
    cuDestroyExternalSemaphore as cuDestroyExternalSemaphore,
    cuDeviceCanAccessPeer as cuDeviceCanAccessPeer,
    cuDeviceComputeCapability as cuDeviceComputeCapability,
    cuDeviceGet as cuDeviceGet,
    cuDeviceGetByPCIBusId as cuDeviceGetByPCIBusId,
    cuDeviceGetCount as cuDeviceGetCount,
    cuDeviceGetDefaultMemPool as cuDeviceGetDefaultMemPool,
    cuDeviceGetExecAffinitySupport as cuDeviceGetExecAffinitySupport,
    cuDeviceGetGraphMemAttribute as cuDeviceGetGraphMemAttribute,
    cuDeviceGetLuid as cuDeviceGetLuid,
    cuDeviceGetMemPool as cuDeviceGetMemPool,
    cuDeviceGetName as cuDeviceGetName,
    cuDeviceGetNvSciSyncAttributes as cuDeviceGetNvSciSyncAttributes,
    cuDeviceGetP2PAttribute as cuDeviceGetP2PAttribute,
    cuDeviceGetPCIBusId as cuDeviceGetPCIBusId,
    cuDeviceGetProperties as cuDeviceGetProperties,
    cuDeviceGetTexture1DLinearMaxWidth as cuDeviceGetTexture1DLinearMaxWidth,
    cuDeviceGraphMemTrim as cuDeviceGraphMemTrim,
    cuDevicePrimaryCtxGetState as cuDevicePrimaryCtxGetState,
    cuDevicePrimaryCtxRelease as cuDevicePrimaryCtxRelease,
    cuDevicePrimaryCtxRelease_v2 as cuDevicePrimaryCtxRelease_v2,
    cuDevicePrimaryCtxReset as cuDevicePrimaryCtxReset,
    cuDevicePrimaryCtxReset_v2 as cuDevicePrimaryCtxReset_v2,
    cuDevicePrimaryCtxRetain as cuDevicePrimaryCtxRetain,
    cuDevicePrimaryCtxSetFlags as cuDevicePrimaryCtxSetFlags,
    cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags_v2,
    cuDeviceRegisterAsyncNotification as cuDeviceRegisterAsyncNotification,
    cuDeviceSetGraphMemAttribute as cuDeviceSetGraphMemAttribute,
    cuDeviceSetMemPool as cuDeviceSetMemPool,
    cuDeviceTotalMem as cuDeviceTotalMem,
    cuDeviceTotalMem_v2 as cuDeviceTotalMem_v2,
    cuDeviceUnregisterAsyncNotification as cuDeviceUnregisterAsyncNotification,
    cuDriverGetVersion as cuDriverGetVersion,
    cuEGLStreamConsumerAcquireFrame as cuEGLStreamConsumerAcquireFrame,
    cuEGLStreamConsumerConnect as cuEGLStreamConsumerConnect,
    cuEGLStreamConsumerConnectWithFlags as cuEGLStreamConsumerConnectWithFlags,
    cuEGLStreamConsumerDisconnect as cuEGLStreamConsumerDisconnect,
    cuEGLStreamConsumerReleaseFrame as cuEGLStreamConsumerReleaseFrame,
    cuEGLStreamProducerConnect as cuEGLStreamProducerConnect,
    cuEGLStreamProducerDisconnect as cuEGLStreamProducerDisconnect,
    cuEGLStreamProducerPresentFrame as cuEGLStreamProducerPresentFrame,
    cuEGLStreamProducerReturnFrame as cuEGLStreamProducerReturnFrame,
    cuEventCreate as cuEventCreate,
    cuEventCreateFromEGLSync as cuEventCreateFromEGLSync,
    cuEventDestroy as cuEventDestroy,
    cuEventDestroy_v2 as cuEventDestroy_v2,
    cuEventQuery as cuEventQuery,
    cuEventRecord as cuEventRecord,
    cuEventRecordWithFlags as cuEventRecordWithFlags,
    cuEventSynchronize as cuEventSynchronize,
    cuExternalMemoryGetMappedMipmappedArray as cuExternalMemoryGetMappedMipmappedArray,
    cuFlushGPUDirectRDMAWrites as cuFlushGPUDirectRDMAWrites,
    cuFuncGetModule as cuFuncGetModule,
    cuFuncGetName as cuFuncGetName,
    cuFuncGetParamInfo as cuFuncGetParamInfo,
    cuFuncIsLoaded as cuFuncIsLoaded,
    cuFuncLoad as cuFuncLoad,
    cuFuncSetBlockShape as cuFuncSetBlockShape,
    cuFuncSetCacheConfig as cuFuncSetCacheConfig,
    cuFuncSetSharedMemConfig as cuFuncSetSharedMemConfig,
    cuFuncSetSharedSize as cuFuncSetSharedSize,
    cuGLCtxCreate as cuGLCtxCreate,
    cuGLCtxCreate_v2 as cuGLCtxCreate_v2,
    cuGLGetDevices as cuGLGetDevices,
    cuGLGetDevices_v2 as cuGLGetDevices_v2,
    cuGLInit as cuGLInit,
    cuGLMapBufferObject as cuGLMapBufferObject,
    cuGLMapBufferObjectAsync as cuGLMapBufferObjectAsync,
    cuGLMapBufferObjectAsync_v2 as cuGLMapBufferObjectAsync_v2,
    cuGLMapBufferObject_v2 as cuGLMapBufferObject_v2,
    cuGLRegisterBufferObject as cuGLRegisterBufferObject,
    cuGLSetBufferObjectMapFlags as cuGLSetBufferObjectMapFlags,
    cuGLUnmapBufferObject as cuGLUnmapBufferObject,
    cuGLUnmapBufferObjectAsync as cuGLUnmapBufferObjectAsync,
    cuGLUnregisterBufferObject as cuGLUnregisterBufferObject,
    cuGetErrorName as cuGetErrorName,
    cuGetErrorString as cuGetErrorString,
    cuGetExportTable as cuGetExportTable,
    cuGetProcAddress as cuGetProcAddress,
    cuGetProcAddress_v2 as cuGetProcAddress_v2,
    cuGraphAddChildGraphNode as cuGraphAddChildGraphNode,
    cuGraphAddEmptyNode as cuGraphAddEmptyNode,
    cuGraphAddEventRecordNode as cuGraphAddEventRecordNode,
    cuGraphAddEventWaitNode as cuGraphAddEventWaitNode,
    cuGraphAddExternalSemaphoresSignalNode as cuGraphAddExternalSemaphoresSignalNode,
    cuGraphAddExternalSemaphoresWaitNode as cuGraphAddExternalSemaphoresWaitNode,
    cuGraphAddHostNode as cuGraphAddHostNode,
    cuGraphAddKernelNode as cuGraphAddKernelNode,
    cuGraphAddKernelNode_v2 as cuGraphAddKernelNode_v2,
    cuGraphAddMemFreeNode as cuGraphAddMemFreeNode,
    cuGraphAddMemcpyNode as cuGraphAddMemcpyNode,
    cuGraphAddMemsetNode as cuGraphAddMemsetNode,
    cuGraphChildGraphNodeGetGraph as cuGraphChildGraphNodeGetGraph,
    cuGraphClone as cuGraphClone,
    cuGraphConditionalHandleCreate as cuGraphConditionalHandleCreate,
    cuGraphCreate as cuGraphCreate,
    cuGraphDebugDotPrint as cuGraphDebugDotPrint,
    cuGraphDestroy as cuGraphDestroy,
    cuGraphDestroyNode as cuGraphDestroyNode,
    cuGraphEventRecordNodeGetEvent as cuGraphEventRecordNodeGetEvent,
    cuGraphEventRecordNodeSetEvent as cuGraphEventRecordNodeSetEvent,
    cuGraphEventWaitNodeGetEvent as cuGraphEventWaitNodeGetEvent,
    cuGraphEventWaitNodeSetEvent as cuGraphEventWaitNodeSetEvent,
    cuGraphExecChildGraphNodeSetParams as cuGraphExecChildGraphNodeSetParams,
    cuGraphExecDestroy as cuGraphExecDestroy,
    cuGraphExecEventRecordNodeSetEvent as cuGraphExecEventRecordNodeSetEvent,
    cuGraphExecEventWaitNodeSetEvent as cuGraphExecEventWaitNodeSetEvent,
    cuGraphExecExternalSemaphoresSignalNodeSetParams as cuGraphExecExternalSemaphoresSignalNodeSetParams,
    cuGraphExecExternalSemaphoresWaitNodeSetParams as cuGraphExecExternalSemaphoresWaitNodeSetParams,
    cuGraphExecGetFlags as cuGraphExecGetFlags,
    cuGraphExecHostNodeSetParams as cuGraphExecHostNodeSetParams,
    cuGraphExecKernelNodeSetParams as cuGraphExecKernelNodeSetParams,
    cuGraphExecKernelNodeSetParams_v2 as cuGraphExecKernelNodeSetParams_v2,
    cuGraphExecMemcpyNodeSetParams as cuGraphExecMemcpyNodeSetParams,
    cuGraphExecMemsetNodeSetParams as cuGraphExecMemsetNodeSetParams,
    cuGraphExecUpdate as cuGraphExecUpdate,
    cuGraphExecUpdate_v2 as cuGraphExecUpdate_v2,
    cuGraphExternalSemaphoresSignalNodeGetParams as cuGraphExternalSemaphoresSignalNodeGetParams,
    cuGraphExternalSemaphoresSignalNodeSetParams as cuGraphExternalSemaphoresSignalNodeSetParams,
    cuGraphExternalSemaphoresWaitNodeGetParams as cuGraphExternalSemaphoresWaitNodeGetParams,
    cuGraphExternalSemaphoresWaitNodeSetParams as cuGraphExternalSemaphoresWaitNodeSetParams,
    cuGraphGetNodes as cuGraphGetNodes,
    cuGraphGetRootNodes as cuGraphGetRootNodes,
    cuGraphHostNodeGetParams as cuGraphHostNodeGetParams,
    cuGraphHostNodeSetParams as cuGraphHostNodeSetParams,
    cuGraphInstantiate as cuGraphInstantiate,
    cuGraphInstantiateWithFlags as cuGraphInstantiateWithFlags,
    cuGraphInstantiateWithParams as cuGraphInstantiateWithParams,
    cuGraphInstantiate_v2 as cuGraphInstantiate_v2,
    cuGraphKernelNodeCopyAttributes as cuGraphKernelNodeCopyAttributes,
    cuGraphKernelNodeGetParams as cuGraphKernelNodeGetParams,
    cuGraphKernelNodeGetParams_v2 as cuGraphKernelNodeGetParams_v2,
    cuGraphKernelNodeSetParams as cuGraphKernelNodeSetParams,
    cuGraphKernelNodeSetParams_v2 as cuGraphKernelNodeSetParams_v2,
    cuGraphLaunch as cuGraphLaunch,
    cuGraphMemFreeNodeGetParams as cuGraphMemFreeNodeGetParams,
    cuGraphMemcpyNodeGetParams as cuGraphMemcpyNodeGetParams,
    cuGraphMemcpyNodeSetParams as cuGraphMemcpyNodeSetParams,
    cuGraphMemsetNodeGetParams as cuGraphMemsetNodeGetParams,
    cuGraphMemsetNodeSetParams as cuGraphMemsetNodeSetParams,
    cuGraphNodeFindInClone as cuGraphNodeFindInClone,
    cuGraphNodeGetEnabled as cuGraphNodeGetEnabled,
    cuGraphNodeGetType as cuGraphNodeGetType,
    cuGraphNodeSetEnabled as cuGraphNodeSetEnabled,
    cuGraphReleaseUserObject as cuGraphReleaseUserObject,
    cuGraphRetainUserObject as cuGraphRetainUserObject,
    cuGraphUpload as cuGraphUpload,
    cuGraphicsEGLRegisterImage as cuGraphicsEGLRegisterImage,
    cuGraphicsGLRegisterBuffer as cuGraphicsGLRegisterBuffer,
    cuGraphicsGLRegisterImage as cuGraphicsGLRegisterImage,
    cuGraphicsMapResources as cuGraphicsMapResources,
    cuGraphicsResourceGetMappedEglFrame as cuGraphicsResourceGetMappedEglFrame,
    cuGraphicsResourceGetMappedMipmappedArray as cuGraphicsResourceGetMappedMipmappedArray,
    cuGraphicsResourceGetMappedPointer as cuGraphicsResourceGetMappedPointer,
    cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer_v2,
    cuGraphicsResourceSetMapFlags as cuGraphicsResourceSetMapFlags,
    cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags_v2,
    cuGraphicsSubResourceGetMappedArray as cuGraphicsSubResourceGetMappedArray,
    cuGraphicsUnmapResources as cuGraphicsUnmapResources,
    cuGraphicsUnregisterResource as cuGraphicsUnregisterResource,
    cuGraphicsVDPAURegisterOutputSurface as cuGraphicsVDPAURegisterOutputSurface,
    cuGraphicsVDPAURegisterVideoSurface as cuGraphicsVDPAURegisterVideoSurface,
    cuGreenCtxCreate as cuGreenCtxCreate,
    cuGreenCtxDestroy as cuGreenCtxDestroy,
    cuGreenCtxRecordEvent as cuGreenCtxRecordEvent,
    cuGreenCtxStreamCreate as cuGreenCtxStreamCreate,
    cuGreenCtxWaitEvent as cuGreenCtxWaitEvent,
    cuImportExternalMemory as cuImportExternalMemory,
    cuImportExternalSemaphore as cuImportExternalSemaphore,
    cuInit as cuInit,
    cuIpcCloseMemHandle as cuIpcCloseMemHandle,
    cuIpcGetEventHandle as cuIpcGetEventHandle,
    cuIpcGetMemHandle as cuIpcGetMemHandle,
    cuIpcOpenEventHandle as cuIpcOpenEventHandle,
    cuIpcOpenMemHandle as cuIpcOpenMemHandle,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle_v2,
    cuKernelGetFunction as cuKernelGetFunction,
    cuKernelGetLibrary as cuKernelGetLibrary,
    cuKernelGetName as cuKernelGetName,
    cuKernelGetParamInfo as cuKernelGetParamInfo,
    cuKernelSetCacheConfig as cuKernelSetCacheConfig,
    cuLaunch as cuLaunch,
    cuLaunchCooperativeKernel as cuLaunchCooperativeKernel,
    cuLaunchCooperativeKernelMultiDevice as cuLaunchCooperativeKernelMultiDevice,
    cuLaunchGrid as cuLaunchGrid,
    cuLaunchGridAsync as cuLaunchGridAsync,
    cuLaunchHostFunc as cuLaunchHostFunc,
    cuLaunchKernel as cuLaunchKernel,
    cuLibraryEnumerateKernels as cuLibraryEnumerateKernels,
    cuLibraryGetGlobal as cuLibraryGetGlobal,
    cuLibraryGetKernel as cuLibraryGetKernel,
    cuLibraryGetKernelCount as cuLibraryGetKernelCount,
    cuLibraryGetManaged as cuLibraryGetManaged,
    cuLibraryGetModule as cuLibraryGetModule,
    cuLibraryGetUnifiedFunction as cuLibraryGetUnifiedFunction,
    cuLibraryUnload as cuLibraryUnload,
    cuLinkComplete as cuLinkComplete,
    cuLinkDestroy as cuLinkDestroy,
    cuLogsCurrent as cuLogsCurrent,
    cuLogsDumpToFile as cuLogsDumpToFile,
    cuLogsDumpToMemory as cuLogsDumpToMemory,
    cuLogsRegisterCallback as cuLogsRegisterCallback,
    cuLogsUnregisterCallback as cuLogsUnregisterCallback,
    cuMemAddressFree as cuMemAddressFree,
    cuMemAddressReserve as cuMemAddressReserve,
    cuMemAllocAsync as cuMemAllocAsync,
    cuMemAllocFromPoolAsync as cuMemAllocFromPoolAsync,
    cuMemAllocManaged as cuMemAllocManaged,
    cuMemAllocPitch as cuMemAllocPitch,
    cuMemAllocPitch_v2 as cuMemAllocPitch_v2,
    cuMemBatchDecompressAsync as cuMemBatchDecompressAsync,
    cuMemExportToShareableHandle as cuMemExportToShareableHandle,
    cuMemFree as cuMemFree,
    cuMemFreeAsync as cuMemFreeAsync,
    cuMemFreeHost as cuMemFreeHost,
    cuMemFree_v2 as cuMemFree_v2,
    cuMemGetAddressRange as cuMemGetAddressRange,
    cuMemGetAddressRange_v2 as cuMemGetAddressRange_v2,
    cuMemGetHandleForAddressRange as cuMemGetHandleForAddressRange,
    cuMemGetInfo as cuMemGetInfo,
    cuMemGetInfo_v2 as cuMemGetInfo_v2,
    cuMemHostGetDevicePointer as cuMemHostGetDevicePointer,
    cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer_v2,
    cuMemHostGetFlags as cuMemHostGetFlags,
    cuMemHostUnregister as cuMemHostUnregister,
    cuMemImportFromShareableHandle as cuMemImportFromShareableHandle,
    cuMemMap as cuMemMap,
    cuMemMapArrayAsync as cuMemMapArrayAsync,
    cuMemPoolDestroy as cuMemPoolDestroy,
    cuMemPoolExportPointer as cuMemPoolExportPointer,
    cuMemPoolExportToShareableHandle as cuMemPoolExportToShareableHandle,
    cuMemPoolGetAttribute as cuMemPoolGetAttribute,
    cuMemPoolImportFromShareableHandle as cuMemPoolImportFromShareableHandle,
    cuMemPoolImportPointer as cuMemPoolImportPointer,
    cuMemPoolSetAttribute as cuMemPoolSetAttribute,
    cuMemPoolTrimTo as cuMemPoolTrimTo,
    cuMemRangeGetAttribute as cuMemRangeGetAttribute,
    cuMemRangeGetAttributes as cuMemRangeGetAttributes,
    cuMemRelease as cuMemRelease,
    cuMemRetainAllocationHandle as cuMemRetainAllocationHandle,
    cuMemUnmap as cuMemUnmap,
    cuMemcpy as cuMemcpy,
    cuMemcpy2D as cuMemcpy2D,
    cuMemcpy2DAsync as cuMemcpy2DAsync,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync_v2,
    cuMemcpy2DUnaligned as cuMemcpy2DUnaligned,
    cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned_v2,
    cuMemcpy2D_v2 as cuMemcpy2D_v2,
    cuMemcpy3D as cuMemcpy3D,
    cuMemcpy3DAsync as cuMemcpy3DAsync,
    cuMemcpy3DAsync_v2 as cuMemcpy3DAsync_v2,
    cuMemcpy3DPeer as cuMemcpy3DPeer,
    cuMemcpy3DPeerAsync as cuMemcpy3DPeerAsync,
    cuMemcpy3D_v2 as cuMemcpy3D_v2,
    cuMemcpyAsync as cuMemcpyAsync,
    cuMemcpyAtoA as cuMemcpyAtoA,
    cuMemcpyAtoA_v2 as cuMemcpyAtoA_v2,
    cuMemcpyAtoD as cuMemcpyAtoD,
    cuMemcpyAtoD_v2 as cuMemcpyAtoD_v2,
    cuMemcpyAtoH as cuMemcpyAtoH,
    cuMemcpyAtoHAsync as cuMemcpyAtoHAsync,
    cuMemcpyAtoHAsync_v2 as cuMemcpyAtoHAsync_v2,
    cuMemcpyAtoH_v2 as cuMemcpyAtoH_v2,
    cuMemcpyDtoA as cuMemcpyDtoA,
    cuMemcpyDtoA_v2 as cuMemcpyDtoA_v2,
    cuMemcpyDtoD as cuMemcpyDtoD,
    cuMemcpyDtoDAsync as cuMemcpyDtoDAsync,
    cuMemcpyDtoDAsync_v2 as cuMemcpyDtoDAsync_v2,
    cuMemcpyDtoD_v2 as cuMemcpyDtoD_v2,
    cuMemcpyDtoH as cuMemcpyDtoH,
    cuMemcpyDtoHAsync as cuMemcpyDtoHAsync,
    cuMemcpyDtoHAsync_v2 as cuMemcpyDtoHAsync_v2,
    cuMemcpyDtoH_v2 as cuMemcpyDtoH_v2,
    cuMemcpyHtoA as cuMemcpyHtoA,
    cuMemcpyHtoAAsync as cuMemcpyHtoAAsync,
    cuMemcpyHtoAAsync_v2 as cuMemcpyHtoAAsync_v2,
    cuMemcpyHtoA_v2 as cuMemcpyHtoA_v2,
    cuMemcpyHtoD as cuMemcpyHtoD,
    cuMemcpyHtoDAsync as cuMemcpyHtoDAsync,
    cuMemcpyHtoDAsync_v2 as cuMemcpyHtoDAsync_v2,
    cuMemcpyHtoD_v2 as cuMemcpyHtoD_v2,
    cuMemcpyPeer as cuMemcpyPeer,
    cuMemcpyPeerAsync as cuMemcpyPeerAsync,
    cuMemsetD16 as cuMemsetD16,
    cuMemsetD16Async as cuMemsetD16Async,
    cuMemsetD16_v2 as cuMemsetD16_v2,
    cuMemsetD2D16 as cuMemsetD2D16,
    cuMemsetD2D16Async as cuMemsetD2D16Async,
    cuMemsetD2D16_v2 as cuMemsetD2D16_v2,
    cuMemsetD2D32 as cuMemsetD2D32,
    cuMemsetD2D32Async as cuMemsetD2D32Async,
    cuMemsetD2D32_v2 as cuMemsetD2D32_v2,
    cuMemsetD2D8 as cuMemsetD2D8,
    cuMemsetD2D8Async as cuMemsetD2D8Async,
    cuMemsetD2D8_v2 as cuMemsetD2D8_v2,
    cuMemsetD32 as cuMemsetD32,
    cuMemsetD32Async as cuMemsetD32Async,
    cuMemsetD32_v2 as cuMemsetD32_v2,
    cuMemsetD8 as cuMemsetD8,
    cuMemsetD8Async as cuMemsetD8Async,
    cuMemsetD8_v2 as cuMemsetD8_v2,
    cuMipmappedArrayCreate as cuMipmappedArrayCreate,
    cuMipmappedArrayDestroy as cuMipmappedArrayDestroy,
    cuMipmappedArrayGetLevel as cuMipmappedArrayGetLevel,
    cuMipmappedArrayGetMemoryRequirements as cuMipmappedArrayGetMemoryRequirements,
    cuMipmappedArrayGetSparseProperties as cuMipmappedArrayGetSparseProperties,
    cuModuleEnumerateFunctions as cuModuleEnumerateFunctions,
    cuModuleGetFunction as cuModuleGetFunction,
    cuModuleGetFunctionCount as cuModuleGetFunctionCount,
    cuModuleGetGlobal as cuModuleGetGlobal,
    cuModuleGetGlobal_v2 as cuModuleGetGlobal_v2,
    cuModuleGetLoadingMode as cuModuleGetLoadingMode,
    cuModuleGetSurfRef as cuModuleGetSurfRef,
    cuModuleGetTexRef as cuModuleGetTexRef,
    cuModuleLoad as cuModuleLoad,
    cuModuleLoadData as cuModuleLoadData,
    cuModuleLoadFatBinary as cuModuleLoadFatBinary,
    cuModuleUnload as cuModuleUnload,
    cuMulticastAddDevice as cuMulticastAddDevice,
    cuMulticastCreate as cuMulticastCreate,
    cuMulticastGetGranularity as cuMulticastGetGranularity,
    cuMulticastUnbind as cuMulticastUnbind,
    cuOccupancyAvailableDynamicSMemPerBlock as cuOccupancyAvailableDynamicSMemPerBlock,
    cuOccupancyMaxActiveBlocksPerMultiprocessor as cuOccupancyMaxActiveBlocksPerMultiprocessor,
    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags as cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    cuOccupancyMaxPotentialBlockSize as cuOccupancyMaxPotentialBlockSize,
    cuOccupancyMaxPotentialBlockSizeWithFlags as cuOccupancyMaxPotentialBlockSizeWithFlags,
    cuParamSetSize as cuParamSetSize,
    cuParamSetTexRef as cuParamSetTexRef,
    cuParamSetf as cuParamSetf,
    cuParamSeti as cuParamSeti,
    cuParamSetv as cuParamSetv,
    cuPointerGetAttribute as cuPointerGetAttribute,
    cuPointerGetAttributes as cuPointerGetAttributes,
    cuPointerSetAttribute as cuPointerSetAttribute,
    cuProfilerInitialize as cuProfilerInitialize,
    cuProfilerStart as cuProfilerStart,
    cuProfilerStop as cuProfilerStop,
    cuSignalExternalSemaphoresAsync as cuSignalExternalSemaphoresAsync,
    cuStreamAddCallback as cuStreamAddCallback,
    cuStreamAttachMemAsync as cuStreamAttachMemAsync,
    cuStreamBeginCapture as cuStreamBeginCapture,
    cuStreamBeginCaptureToGraph as cuStreamBeginCaptureToGraph,
    cuStreamBeginCapture_v2 as cuStreamBeginCapture_v2,
    cuStreamCopyAttributes as cuStreamCopyAttributes,
    cuStreamDestroy as cuStreamDestroy,
    cuStreamDestroy_v2 as cuStreamDestroy_v2,
    cuStreamEndCapture as cuStreamEndCapture,
    cuStreamGetCtx as cuStreamGetCtx,
    cuStreamGetCtx_v2 as cuStreamGetCtx_v2,
    cuStreamGetDevice as cuStreamGetDevice,
    cuStreamGetFlags as cuStreamGetFlags,
    cuStreamGetGreenCtx as cuStreamGetGreenCtx,
    cuStreamGetId as cuStreamGetId,
    cuStreamGetPriority as cuStreamGetPriority,
    cuStreamIsCapturing as cuStreamIsCapturing,
    cuStreamQuery as cuStreamQuery,
    cuStreamSynchronize as cuStreamSynchronize,
    cuStreamWaitEvent as cuStreamWaitEvent,
    cuStreamWaitValue32 as cuStreamWaitValue32,
    cuStreamWaitValue32_v2 as cuStreamWaitValue32_v2,
    cuStreamWaitValue64 as cuStreamWaitValue64,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64_v2,
    cuStreamWriteValue32 as cuStreamWriteValue32,
    cuStreamWriteValue32_v2 as cuStreamWriteValue32_v2,
    cuStreamWriteValue64 as cuStreamWriteValue64,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64_v2,
    cuSurfObjectCreate as cuSurfObjectCreate,
    cuSurfObjectDestroy as cuSurfObjectDestroy,
    cuSurfObjectGetResourceDesc as cuSurfObjectGetResourceDesc,
    cuSurfRefGetArray as cuSurfRefGetArray,
    cuSurfRefSetArray as cuSurfRefSetArray,
    cuTexObjectCreate as cuTexObjectCreate,
    cuTexObjectDestroy as cuTexObjectDestroy,
    cuTexObjectGetResourceDesc as cuTexObjectGetResourceDesc,
    cuTexObjectGetResourceViewDesc as cuTexObjectGetResourceViewDesc,
    cuTexObjectGetTextureDesc as cuTexObjectGetTextureDesc,
    cuTexRefCreate as cuTexRefCreate,
    cuTexRefDestroy as cuTexRefDestroy,
    cuTexRefGetAddress as cuTexRefGetAddress,
    cuTexRefGetAddressMode as cuTexRefGetAddressMode,
    cuTexRefGetAddress_v2 as cuTexRefGetAddress_v2,
    cuTexRefGetArray as cuTexRefGetArray,
    cuTexRefGetBorderColor as cuTexRefGetBorderColor,
    cuTexRefGetFilterMode as cuTexRefGetFilterMode,
    cuTexRefGetFlags as cuTexRefGetFlags,
    cuTexRefGetFormat as cuTexRefGetFormat,
    cuTexRefGetMaxAnisotropy as cuTexRefGetMaxAnisotropy,
    cuTexRefGetMipmapFilterMode as cuTexRefGetMipmapFilterMode,
    cuTexRefGetMipmapLevelBias as cuTexRefGetMipmapLevelBias,
    cuTexRefGetMipmapLevelClamp as cuTexRefGetMipmapLevelClamp,
    cuTexRefGetMipmappedArray as cuTexRefGetMipmappedArray,
    cuTexRefSetAddress as cuTexRefSetAddress,
    cuTexRefSetAddress2D as cuTexRefSetAddress2D,
    cuTexRefSetAddress2D_v2 as cuTexRefSetAddress2D_v2,
    cuTexRefSetAddress2D_v3 as cuTexRefSetAddress2D_v3,
    cuTexRefSetAddressMode as cuTexRefSetAddressMode,
    cuTexRefSetAddress_v2 as cuTexRefSetAddress_v2,
    cuTexRefSetArray as cuTexRefSetArray,
    cuTexRefSetBorderColor as cuTexRefSetBorderColor,
    cuTexRefSetFilterMode as cuTexRefSetFilterMode,
    cuTexRefSetFlags as cuTexRefSetFlags,
    cuTexRefSetFormat as cuTexRefSetFormat,
    cuTexRefSetMaxAnisotropy as cuTexRefSetMaxAnisotropy,
    cuTexRefSetMipmapFilterMode as cuTexRefSetMipmapFilterMode,
    cuTexRefSetMipmapLevelBias as cuTexRefSetMipmapLevelBias,
    cuTexRefSetMipmapLevelClamp as cuTexRefSetMipmapLevelClamp,
    cuTexRefSetMipmappedArray as cuTexRefSetMipmappedArray,
    cuThreadExchangeStreamCaptureMode as cuThreadExchangeStreamCaptureMode,
    cuUserObjectCreate as cuUserObjectCreate,
    cuUserObjectRelease as cuUserObjectRelease,
    cuUserObjectRetain as cuUserObjectRetain,
    cuVDPAUCtxCreate as cuVDPAUCtxCreate,
    cuVDPAUCtxCreate_v2 as cuVDPAUCtxCreate_v2,
    cuVDPAUGetDevice as cuVDPAUGetDevice,
    cuWaitExternalSemaphoresAsync as cuWaitExternalSemaphoresAsync,
    cuuint32_t as cuuint32_t,
    cuuint64_t as cuuint64_t,
)

CUDA_VERSION: _Final = 12090

class CUCoredumpGenerationFlags(_enums.IntEnum):
    """CUCoredumpGenerationFlags, from cuda.h. Since CUDA 12.5."""

    CU_COREDUMP_DEFAULT_FLAGS = 0
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1
    CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2
    CU_COREDUMP_SKIP_SHARED_MEMORY = 4
    CU_COREDUMP_SKIP_LOCAL_MEMORY = 8
    CU_COREDUMP_SKIP_ABORT = 16
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32
    CU_COREDUMP_LIGHTWEIGHT_FLAGS = 47

class CUdevSmResourceSplit_flags(_enums.IntEnum):
    """CUdevSmResourceSplit_flags, from cuda.h. Since CUDA 12.5, until CUDA 13.0."""

    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2

class CUdevice_attribute(_enums.IntEnum):
    """CUdevice_attribute, from cuda.h. Since at least CUDA 12.0. Deprecated:
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK,
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH,
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES,
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH,
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1,
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH,
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED."""

    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9
    CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10
    CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13
    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16
    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17
    CU_DEVICE_ATTRIBUTE_INTEGRATED = 18
    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29
    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30
    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31
    CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32
    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33
    CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34
    CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35
    CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36
    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39
    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40
    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49
    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50
    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77
    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78
    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79
    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82
    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85
    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86
    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88
    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89
    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90
    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97
    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98
    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100
    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105
    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106
    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107
    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108
    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110
    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111
    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112
    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113
    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114
    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118
    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119
    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120
    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123
    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124
    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125
    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128
    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129
    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130
    CU_DEVICE_ATTRIBUTE_NUMA_ID = 131
    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132
    CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138
    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139
    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143
    CU_DEVICE_ATTRIBUTE_MAX = 144

class CUfunction_attribute(_enums.IntEnum):
    """CUfunction_attribute, from cuda.h. Since at least CUDA 12.0."""

    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
    CU_FUNC_ATTRIBUTE_NUM_REGS = 4
    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5
    CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9
    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13
    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14
    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15
    CU_FUNC_ATTRIBUTE_MAX = 16

class CUjit_option(_enums.IntEnum):
    """CUjit_option, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_JIT_NEW_SM3X_OPT, CU_JIT_LTO, CU_JIT_FTZ,
    CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA, CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_KERNEL_COUNT,
    CU_JIT_REFERENCED_VARIABLE_NAMES, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES,
    CU_JIT_POSITION_INDEPENDENT_CODE."""

    CU_JIT_MAX_REGISTERS = 0
    CU_JIT_THREADS_PER_BLOCK = 1
    CU_JIT_WALL_TIME = 2
    CU_JIT_INFO_LOG_BUFFER = 3
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4
    CU_JIT_ERROR_LOG_BUFFER = 5
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6
    CU_JIT_OPTIMIZATION_LEVEL = 7
    CU_JIT_TARGET_FROM_CUCONTEXT = 8
    CU_JIT_TARGET = 9
    CU_JIT_FALLBACK_STRATEGY = 10
    CU_JIT_GENERATE_DEBUG_INFO = 11
    CU_JIT_LOG_VERBOSE = 12
    CU_JIT_GENERATE_LINE_INFO = 13
    CU_JIT_CACHE_MODE = 14
    CU_JIT_NEW_SM3X_OPT = 15
    CU_JIT_FAST_COMPILE = 16
    CU_JIT_GLOBAL_SYMBOL_NAMES = 17
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18
    CU_JIT_GLOBAL_SYMBOL_COUNT = 19
    CU_JIT_LTO = 20
    CU_JIT_FTZ = 21
    CU_JIT_PREC_DIV = 22
    CU_JIT_PREC_SQRT = 23
    CU_JIT_FMA = 24
    CU_JIT_REFERENCED_KERNEL_NAMES = 25
    CU_JIT_REFERENCED_KERNEL_COUNT = 26
    CU_JIT_REFERENCED_VARIABLE_NAMES = 27
    CU_JIT_REFERENCED_VARIABLE_COUNT = 28
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29
    CU_JIT_POSITION_INDEPENDENT_CODE = 30
    CU_JIT_MIN_CTA_PER_SM = 31
    CU_JIT_MAX_THREADS_PER_BLOCK = 32
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33
    CU_JIT_NUM_OPTIONS = 34

class CUlimit(_enums.IntEnum):
    """CUlimit, from cuda.h. Since at least CUDA 12.0."""

    CU_LIMIT_STACK_SIZE = 0
    CU_LIMIT_PRINTF_FIFO_SIZE = 1
    CU_LIMIT_MALLOC_HEAP_SIZE = 2
    CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3
    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4
    CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5
    CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6
    CU_LIMIT_SHMEM_SIZE = 7
    CU_LIMIT_CIG_ENABLED = 8
    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9
    CU_LIMIT_MAX = 10

@_disjoint_base
class CUDA_BATCH_MEM_OP_NODE_PARAMS_st:
    """CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1."""

    def __init__(
        self,
        ctx: CUcontext | _typing.Integer | None = ...,
        count: _typing.Integer = ...,
        paramArray: _Sequence[CUstreamBatchMemOpParams] | None = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.ValueField[CUcontext]
    count: _typing.IntField
    paramArray: _typing.ListField[CUstreamBatchMemOpParams]
    flags: _typing.IntField

@_disjoint_base
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st:
    """CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        ctx: CUcontext | _typing.Integer | None = ...,
        count: _typing.Integer = ...,
        paramArray: _Sequence[CUstreamBatchMemOpParams] | None = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.ValueField[CUcontext]
    count: _typing.IntField
    paramArray: _typing.ListField[CUstreamBatchMemOpParams]
    flags: _typing.IntField

@_disjoint_base
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st:
    """CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        ctx: CUcontext | _typing.Integer | None = ...,
        count: _typing.Integer = ...,
        paramArray: _Sequence[CUstreamBatchMemOpParams] | None = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.ValueField[CUcontext]
    count: _typing.IntField
    paramArray: _typing.ListField[CUstreamBatchMemOpParams]
    flags: _typing.IntField

@_disjoint_base
class CUDA_EVENT_RECORD_NODE_PARAMS_st:
    """CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2."""

    def __init__(self, event: CUevent | _typing.Integer | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[CUevent]

@_disjoint_base
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st:
    """CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[CUexternalSemaphore] | None = ...,
        paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[CUexternalSemaphore]
    paramsArray: _typing.ListField[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]
    numExtSems: _typing.IntField

@_disjoint_base
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st:
    """CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[CUexternalSemaphore] | None = ...,
        paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[CUexternalSemaphore]
    paramsArray: _typing.ListField[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]
    numExtSems: _typing.IntField

@_disjoint_base
class CUDA_HOST_NODE_PARAMS_v2_st:
    """CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

    def __init__(self, fn: _typing.Callback = ..., userData: object = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fn: _typing.CallbackField
    userData: _typing.DataField

@_disjoint_base
class CUDA_MEMCPY3D_BATCH_OP_st:
    """CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8."""

    def __init__(
        self,
        src: CUmemcpy3DOperand = ...,
        dst: CUmemcpy3DOperand = ...,
        extent: CUextent3D = ...,
        srcAccessOrder: CUmemcpySrcAccessOrder | _typing.Integer = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    src: _typing.RecordField[CUmemcpy3DOperand]
    dst: _typing.RecordField[CUmemcpy3DOperand]
    extent: _typing.RecordField[CUextent3D]
    srcAccessOrder: _typing.EnumField[CUmemcpySrcAccessOrder]
    flags: _typing.IntField

@_disjoint_base
class CUDA_MEM_ALLOC_NODE_PARAMS_st:
    """CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1."""

    def __init__(
        self,
        poolProps: CUmemPoolProps = ...,
        accessDescs: _Sequence[CUmemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: CUdeviceptr | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[CUmemPoolProps]
    accessDescs: _typing.ListField[CUmemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.ValueField[CUdeviceptr]

@_disjoint_base
class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st:
    """CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        poolProps: CUmemPoolProps = ...,
        accessDescs: _Sequence[CUmemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: CUdeviceptr | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[CUmemPoolProps]
    accessDescs: _typing.ListField[CUmemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.ValueField[CUdeviceptr]

@_disjoint_base
class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st:
    """CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        poolProps: CUmemPoolProps = ...,
        accessDescs: _Sequence[CUmemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: CUdeviceptr | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[CUmemPoolProps]
    accessDescs: _typing.ListField[CUmemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.ValueField[CUdeviceptr]

@_disjoint_base
class CUcheckpointCheckpointArgs_st:
    """CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8."""

    def __init__(self, reserved: _Sequence[cuuint64_t] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.ListField[cuuint64_t]

@_disjoint_base
class CUcheckpointRestoreArgs_st:
    """CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8."""

    def __init__(self, reserved: _Sequence[cuuint64_t] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.ListField[cuuint64_t]

@_disjoint_base
class CUdevResource_st:
    """CUdevResource_v1, from cuda.h. Since CUDA 12.4."""

    def __init__(
        self,
        type: CUdevResourceType | _typing.Integer = ...,
        _internal_padding: _typing.Chars = ...,
        sm: CUdevSmResource = ...,
        _oversize: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUdevResourceType]
    _internal_padding: _typing.CharsField
    sm: _typing.RecordField[CUdevSmResource]
    _oversize: _typing.CharsField

@_disjoint_base
class CUdevResource_v1_anon0:
    """CUdevResource_v1.anon0, from cuda.h. Since CUDA 12.4."""

    def __init__(self, sm: CUdevSmResource = ..., _oversize: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    sm: _typing.RecordField[CUdevSmResource]
    _oversize: _typing.CharsField

@_disjoint_base
class CUdevSmResource_st:
    """CUdevSmResource, from cuda.h. Since CUDA 12.4."""

    def __init__(self, smCount: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    smCount: _typing.IntField

@_disjoint_base
class CUgraphNodeParams_st:
    """CUgraphNodeParams, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        type: CUgraphNodeType | _typing.Integer = ...,
        reserved0: _Sequence[int] | None = ...,
        reserved1: _Sequence[int] | None = ...,
        kernel: CUDA_KERNEL_NODE_PARAMS_v3 = ...,
        memcpy: CUDA_MEMCPY_NODE_PARAMS = ...,
        memset: CUDA_MEMSET_NODE_PARAMS_v2 = ...,
        host: CUDA_HOST_NODE_PARAMS_v2 = ...,
        graph: CUDA_CHILD_GRAPH_NODE_PARAMS = ...,
        eventWait: CUDA_EVENT_WAIT_NODE_PARAMS = ...,
        eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS = ...,
        extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = ...,
        extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = ...,
        alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2 = ...,
        free: CUDA_MEM_FREE_NODE_PARAMS = ...,
        memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = ...,
        conditional: CUDA_CONDITIONAL_NODE_PARAMS = ...,
        reserved2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUgraphNodeType]
    reserved0: _typing.ListField[int]
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[CUDA_KERNEL_NODE_PARAMS_v3]
    memcpy: _typing.RecordField[CUDA_MEMCPY_NODE_PARAMS]
    memset: _typing.RecordField[CUDA_MEMSET_NODE_PARAMS_v2]
    host: _typing.RecordField[CUDA_HOST_NODE_PARAMS_v2]
    graph: _typing.RecordField[CUDA_CHILD_GRAPH_NODE_PARAMS]
    eventWait: _typing.RecordField[CUDA_EVENT_WAIT_NODE_PARAMS]
    eventRecord: _typing.RecordField[CUDA_EVENT_RECORD_NODE_PARAMS]
    extSemSignal: _typing.RecordField[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2]
    extSemWait: _typing.RecordField[CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2]
    alloc: _typing.RecordField[CUDA_MEM_ALLOC_NODE_PARAMS_v2]
    free: _typing.RecordField[CUDA_MEM_FREE_NODE_PARAMS]
    memOp: _typing.RecordField[CUDA_BATCH_MEM_OP_NODE_PARAMS_v2]
    conditional: _typing.RecordField[CUDA_CONDITIONAL_NODE_PARAMS]
    reserved2: _typing.IntField

@_disjoint_base
class CUgraphNodeParams_anon0:
    """CUgraphNodeParams.anon0, from cuda.h. Since CUDA 12.2."""

    def __init__(
        self,
        reserved1: _Sequence[int] | None = ...,
        kernel: CUDA_KERNEL_NODE_PARAMS_v3 = ...,
        memcpy: CUDA_MEMCPY_NODE_PARAMS = ...,
        memset: CUDA_MEMSET_NODE_PARAMS_v2 = ...,
        host: CUDA_HOST_NODE_PARAMS_v2 = ...,
        graph: CUDA_CHILD_GRAPH_NODE_PARAMS = ...,
        eventWait: CUDA_EVENT_WAIT_NODE_PARAMS = ...,
        eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS = ...,
        extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = ...,
        extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = ...,
        alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2 = ...,
        free: CUDA_MEM_FREE_NODE_PARAMS = ...,
        memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = ...,
        conditional: CUDA_CONDITIONAL_NODE_PARAMS = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[CUDA_KERNEL_NODE_PARAMS_v3]
    memcpy: _typing.RecordField[CUDA_MEMCPY_NODE_PARAMS]
    memset: _typing.RecordField[CUDA_MEMSET_NODE_PARAMS_v2]
    host: _typing.RecordField[CUDA_HOST_NODE_PARAMS_v2]
    graph: _typing.RecordField[CUDA_CHILD_GRAPH_NODE_PARAMS]
    eventWait: _typing.RecordField[CUDA_EVENT_WAIT_NODE_PARAMS]
    eventRecord: _typing.RecordField[CUDA_EVENT_RECORD_NODE_PARAMS]
    extSemSignal: _typing.RecordField[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2]
    extSemWait: _typing.RecordField[CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2]
    alloc: _typing.RecordField[CUDA_MEM_ALLOC_NODE_PARAMS_v2]
    free: _typing.RecordField[CUDA_MEM_FREE_NODE_PARAMS]
    memOp: _typing.RecordField[CUDA_BATCH_MEM_OP_NODE_PARAMS_v2]
    conditional: _typing.RecordField[CUDA_CONDITIONAL_NODE_PARAMS]

@_disjoint_base
class CUlaunchAttribute_st:
    """CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        id: CUlaunchAttributeID | _typing.Integer = ...,
        pad: _typing.Chars = ...,
        value: CUlaunchAttributeValue = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    id: _typing.EnumField[CUlaunchAttributeID]
    pad: _typing.CharsField
    value: _typing.RecordField[CUlaunchAttributeValue]

@_disjoint_base
class CUlaunchAttributeValue_union:
    """CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pad: _typing.Chars = ...,
        accessPolicyWindow: CUaccessPolicyWindow = ...,
        cooperative: _typing.Integer = ...,
        syncPolicy: CUsynchronizationPolicy | _typing.Integer = ...,
        clusterDim: CUlaunchAttributeValue_clusterDim = ...,
        clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy | _typing.Integer = ...,
        programmaticStreamSerializationAllowed: _typing.Integer = ...,
        programmaticEvent: CUlaunchAttributeValue_programmaticEvent = ...,
        launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent = ...,
        priority: _typing.Integer = ...,
        memSyncDomainMap: CUlaunchMemSyncDomainMap = ...,
        memSyncDomain: CUlaunchMemSyncDomain | _typing.Integer = ...,
        preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim = ...,
        deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode = ...,
        sharedMemCarveout: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pad: _typing.CharsField
    accessPolicyWindow: _typing.RecordField[CUaccessPolicyWindow]
    cooperative: _typing.IntField
    syncPolicy: _typing.EnumField[CUsynchronizationPolicy]
    clusterDim: _typing.RecordField[CUlaunchAttributeValue_clusterDim]
    clusterSchedulingPolicyPreference: _typing.EnumField[CUclusterSchedulingPolicy]
    programmaticStreamSerializationAllowed: _typing.IntField
    programmaticEvent: _typing.RecordField[CUlaunchAttributeValue_programmaticEvent]
    launchCompletionEvent: _typing.RecordField[CUlaunchAttributeValue_launchCompletionEvent]
    priority: _typing.IntField
    memSyncDomainMap: _typing.RecordField[CUlaunchMemSyncDomainMap]
    memSyncDomain: _typing.EnumField[CUlaunchMemSyncDomain]
    preferredClusterDim: _typing.RecordField[CUlaunchAttributeValue_preferredClusterDim]
    deviceUpdatableKernelNode: _typing.RecordField[CUlaunchAttributeValue_deviceUpdatableKernelNode]
    sharedMemCarveout: _typing.IntField

@_disjoint_base
class CUlaunchConfig_st:
    """CUlaunchConfig, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        gridDimX: _typing.Integer = ...,
        gridDimY: _typing.Integer = ...,
        gridDimZ: _typing.Integer = ...,
        blockDimX: _typing.Integer = ...,
        blockDimY: _typing.Integer = ...,
        blockDimZ: _typing.Integer = ...,
        sharedMemBytes: _typing.Integer = ...,
        hStream: CUstream | _typing.Integer | None = ...,
        attrs: _Sequence[CUlaunchAttribute] | None = ...,
        numAttrs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gridDimX: _typing.IntField
    gridDimY: _typing.IntField
    gridDimZ: _typing.IntField
    blockDimX: _typing.IntField
    blockDimY: _typing.IntField
    blockDimZ: _typing.IntField
    sharedMemBytes: _typing.IntField
    hStream: _typing.ValueField[CUstream]
    attrs: _typing.ListField[CUlaunchAttribute]
    numAttrs: _typing.IntField

@_disjoint_base
class CUmemAccessDesc_st:
    """CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        location: CUmemLocation = ...,
        flags: CUmemAccess_flags | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    location: _typing.RecordField[CUmemLocation]
    flags: _typing.EnumField[CUmemAccess_flags]

@_disjoint_base
class CUmemAllocationProp_st:
    """CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: CUmemAllocationType | _typing.Integer = ...,
        requestedHandleTypes: CUmemAllocationHandleType | _typing.Integer = ...,
        location: CUmemLocation = ...,
        win32HandleMetaData: _typing.Pointer = ...,
        allocFlags: CUmemAllocationProp_v1_allocFlags = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUmemAllocationType]
    requestedHandleTypes: _typing.EnumField[CUmemAllocationHandleType]
    location: _typing.RecordField[CUmemLocation]
    win32HandleMetaData: _typing.PointerField
    allocFlags: _typing.RecordField[CUmemAllocationProp_v1_allocFlags]

@_disjoint_base
class CUmemLocation_st:
    """CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: CUmemLocationType | _typing.Integer = ...,
        id: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUmemLocationType]
    id: _typing.IntField

@_disjoint_base
class CUmemPoolProps_st:
    """CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        allocType: CUmemAllocationType | _typing.Integer = ...,
        handleTypes: CUmemAllocationHandleType | _typing.Integer = ...,
        location: CUmemLocation = ...,
        win32SecurityAttributes: _typing.Pointer = ...,
        maxSize: _typing.Integer = ...,
        usage: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    allocType: _typing.EnumField[CUmemAllocationType]
    handleTypes: _typing.EnumField[CUmemAllocationHandleType]
    location: _typing.RecordField[CUmemLocation]
    win32SecurityAttributes: _typing.PointerField
    maxSize: _typing.IntField
    usage: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class CUmemcpy3DOperand_st:
    """CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8."""

    def __init__(
        self,
        type: CUmemcpy3DOperandType | _typing.Integer = ...,
        op: CUmemcpy3DOperand_v1_op = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUmemcpy3DOperandType]
    op: _typing.RecordField[CUmemcpy3DOperand_v1_op]

@_disjoint_base
class CUmemcpy3DOperand_v1_op:
    """CUmemcpy3DOperand_v1.op, from cuda.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: CUmemcpy3DOperand_v1_op_ptr = ...,
        array: CUmemcpy3DOperand_v1_op_array = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.RecordField[CUmemcpy3DOperand_v1_op_ptr]
    array: _typing.RecordField[CUmemcpy3DOperand_v1_op_array]

@_disjoint_base
class CUmemcpy3DOperand_v1_op_ptr:
    """CUmemcpy3DOperand_v1.op.ptr, from cuda.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: CUdeviceptr | _typing.Integer | None = ...,
        rowLength: _typing.Integer = ...,
        layerHeight: _typing.Integer = ...,
        locHint: CUmemLocation = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.ValueField[CUdeviceptr]
    rowLength: _typing.IntField
    layerHeight: _typing.IntField
    locHint: _typing.RecordField[CUmemLocation]

@_disjoint_base
class CUmemcpyAttributes_st:
    """CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8."""

    def __init__(
        self,
        srcAccessOrder: CUmemcpySrcAccessOrder | _typing.Integer = ...,
        srcLocHint: CUmemLocation = ...,
        dstLocHint: CUmemLocation = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    srcAccessOrder: _typing.EnumField[CUmemcpySrcAccessOrder]
    srcLocHint: _typing.RecordField[CUmemLocation]
    dstLocHint: _typing.RecordField[CUmemLocation]
    flags: _typing.IntField

@_disjoint_base
class CUstreamBatchMemOpParams_union:
    """CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        operation: CUstreamBatchMemOpType | _typing.Integer = ...,
        waitValue: CUstreamMemOpWaitValueParams_st = ...,
        writeValue: CUstreamMemOpWriteValueParams_st = ...,
        flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st = ...,
        memoryBarrier: CUstreamMemOpMemoryBarrierParams_st = ...,
        pad: _Sequence[cuuint64_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    operation: _typing.EnumField[CUstreamBatchMemOpType]
    waitValue: _typing.RecordField[CUstreamMemOpWaitValueParams_st]
    writeValue: _typing.RecordField[CUstreamMemOpWriteValueParams_st]
    flushRemoteWrites: _typing.RecordField[CUstreamMemOpFlushRemoteWritesParams_st]
    memoryBarrier: _typing.RecordField[CUstreamMemOpMemoryBarrierParams_st]
    pad: _typing.ListField[cuuint64_t]

@_disjoint_base
class CUtensorMap_st:
    """CUtensorMap, from cuda.h. Since at least CUDA 12.0."""

    def __init__(self, opaque: _Sequence[cuuint64_t] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    opaque: _typing.ListField[cuuint64_t]

class CUDA_BATCH_MEM_OP_NODE_PARAMS(CUDA_BATCH_MEM_OP_NODE_PARAMS_st):
    """CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1."""

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st):
    """CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2."""

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st):
    """CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

class CUDA_EVENT_RECORD_NODE_PARAMS(CUDA_EVENT_RECORD_NODE_PARAMS_st):
    """CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2."""

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st):
    """CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st):
    """CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

class CUDA_HOST_NODE_PARAMS_v2(CUDA_HOST_NODE_PARAMS_v2_st):
    """CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

class CUDA_MEMCPY3D_BATCH_OP_v1(CUDA_MEMCPY3D_BATCH_OP_st):
    """CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8."""

class CUDA_MEM_ALLOC_NODE_PARAMS(CUDA_MEM_ALLOC_NODE_PARAMS_st):
    """CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1."""

class CUDA_MEM_ALLOC_NODE_PARAMS_v1(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st):
    """CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2."""

class CUDA_MEM_ALLOC_NODE_PARAMS_v2(CUDA_MEM_ALLOC_NODE_PARAMS_v2_st):
    """CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2."""

class CUcheckpointCheckpointArgs(CUcheckpointCheckpointArgs_st):
    """CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8."""

class CUcheckpointRestoreArgs(CUcheckpointRestoreArgs_st):
    """CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8."""

class CUdevResource_v1(CUdevResource_st):
    """CUdevResource_v1, from cuda.h. Since CUDA 12.4."""

class CUdevSmResource(CUdevSmResource_st):
    """CUdevSmResource, from cuda.h. Since CUDA 12.4."""

class CUgraphNodeParams(CUgraphNodeParams_st):
    """CUgraphNodeParams, from cuda.h. Since CUDA 12.2."""

class CUlaunchAttribute(CUlaunchAttribute_st):
    """CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0."""

class CUlaunchAttributeValue(CUlaunchAttributeValue_union):
    """CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0."""

class CUlaunchConfig(CUlaunchConfig_st):
    """CUlaunchConfig, from cuda.h. Since at least CUDA 12.0."""

class CUmemAccessDesc_v1(CUmemAccessDesc_st):
    """CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0."""

class CUmemAllocationProp_v1(CUmemAllocationProp_st):
    """CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0."""

class CUmemLocation_v1(CUmemLocation_st):
    """CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0."""

class CUmemPoolProps_v1(CUmemPoolProps_st):
    """CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0."""

class CUmemcpy3DOperand_v1(CUmemcpy3DOperand_st):
    """CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8."""

class CUmemcpyAttributes_v1(CUmemcpyAttributes_st):
    """CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8."""

class CUstreamBatchMemOpParams_v1(CUstreamBatchMemOpParams_union):
    """CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0."""

class CUtensorMap(CUtensorMap_st):
    """CUtensorMap, from cuda.h. Since at least CUDA 12.0."""

class CUDA_MEMCPY3D_BATCH_OP(CUDA_MEMCPY3D_BATCH_OP_v1):
    """CUDA_MEMCPY3D_BATCH_OP, from cuda.h. Since CUDA 12.8."""

class CUdevResource(CUdevResource_v1):
    """CUdevResource, from cuda.h. Since CUDA 12.4."""

class CUkernelNodeAttrValue_v1(CUlaunchAttributeValue):
    """CUkernelNodeAttrValue_v1, from cuda.h. Since at least CUDA 12.0."""

class CUmemAccessDesc(CUmemAccessDesc_v1):
    """CUmemAccessDesc, from cuda.h. Since at least CUDA 12.0."""

class CUmemAllocationProp(CUmemAllocationProp_v1):
    """CUmemAllocationProp, from cuda.h. Since at least CUDA 12.0."""

class CUmemLocation(CUmemLocation_v1):
    """CUmemLocation, from cuda.h. Since at least CUDA 12.0."""

class CUmemPoolProps(CUmemPoolProps_v1):
    """CUmemPoolProps, from cuda.h. Since at least CUDA 12.0."""

class CUmemcpy3DOperand(CUmemcpy3DOperand_v1):
    """CUmemcpy3DOperand, from cuda.h. Since CUDA 12.8."""

class CUmemcpyAttributes(CUmemcpyAttributes_v1):
    """CUmemcpyAttributes, from cuda.h. Since CUDA 12.8."""

class CUstreamAttrValue_v1(CUlaunchAttributeValue):
    """CUstreamAttrValue_v1, from cuda.h. Since at least CUDA 12.0."""

class CUstreamBatchMemOpParams(CUstreamBatchMemOpParams_v1):
    """CUstreamBatchMemOpParams, from cuda.h. Since at least CUDA 12.0."""

class CUkernelNodeAttrValue(CUkernelNodeAttrValue_v1):
    """CUkernelNodeAttrValue, from cuda.h. Since at least CUDA 12.0."""

class CUstreamAttrValue(CUstreamAttrValue_v1):
    """CUstreamAttrValue, from cuda.h. Since at least CUDA 12.0."""

def sizeof(objType: type) -> int: ...
def cuCheckpointProcessCheckpoint(
    pid: _typing.Integer,
    args: CUcheckpointCheckpointArgs | None,
) -> tuple[CUresult]:
    """Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.

    ``CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint
    """

def cuCheckpointProcessRestore(
    pid: _typing.Integer,
    args: CUcheckpointRestoreArgs | None,
) -> tuple[CUresult]:
    """Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.

    ``CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore
    """

def cuCtxCreate(
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, CUcontext]:
    """Creates a context on a device, pushes it onto the thread's context stack and makes it current.

    ``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    pctx : CUcontext

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 3.2.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate
    """

def cuCtxCreate_v2(
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, CUcontext]:
    """An alias of cuCtxCreate."""

def cuCtxCreate_v3(
    paramsArray: _Sequence[CUexecAffinityParam] | None,
    numParams: _typing.Integer,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, CUcontext]:
    """Creates a context with limits such as an SM count (execution affinities), and makes the context current.

    ``CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags,
    CUdevice dev)``

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``, ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.
    pctx : CUcontext

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.4.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3
    """

@_overload
def cuCtxCreate_v4(
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, CUcontext]:
    """Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.

    ``CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)``

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    pctx : CUcontext

    Warnings
    --------
    - ``ctxCreateParams`` must not set both ``execAffinityParams`` and ``cigParams``.
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v4
    """

@_overload
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, CUcontext]: ...
def cuCtxGetDevResource(
    hCtx: CUcontext | _typing.Integer | None,
    typename: CUdevResourceType,
) -> tuple[CUresult, CUdevResource]:
    """Returns a context's resources of one type, such as SMs or work queues.

    ``CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    resource : CUdevResource

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource
    """

def cuCtxGetLimit(limit: CUlimit) -> tuple[CUresult, int]:
    """Returns one limit of the current context, such as the stack size of each device thread in bytes.

    ``CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.
    pvalue : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetLimit
    """

def cuCtxSetLimit(limit: CUlimit, value: _typing.Integer) -> tuple[CUresult]:
    """Requests a new limit for the current context; the driver may round or clamp the value.

    ``CUresult cuCtxSetLimit(CUlimit limit, size_t value)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetLimit
    """

def cuCtxSynchronize() -> tuple[CUresult]:
    """Blocks until all work submitted to the current context has finished.

    ``CUresult cuCtxSynchronize(void)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize
    """

def cuDevResourceGenerateDesc(
    resources: _Sequence[CUdevResource] | None,
    nbResources: _typing.Integer,
) -> tuple[CUresult, CUdevResourceDesc]:
    """Combines device resources into a descriptor for ``cuGreenCtxCreate``.

    ``CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int
    nbResources)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    phDesc : CUdevResourceDesc

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevResourceGenerateDesc
    """

def cuDevSmResourceSplitByCount(
    nbGroups: _typing.Integer,
    input_: CUdevResource | None,
    useFlags: _typing.Integer,
    minCount: _typing.Integer,
) -> tuple[CUresult, list[CUdevResource], int, CUdevResource]:
    """Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

    ``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input,
    CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)``

    Parameters
    ----------
    useFlags
        Flags: members of ``CUdevSmResourceSplit_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    result : list[CUdevResource]
    nbGroups : int
    remaining : CUdevResource

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/archive/13.3.0/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount
    """

def cuDeviceGetAttribute(
    attrib: CUdevice_attribute,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, int]:
    """Returns the value of one device attribute, such as the number of multiprocessors.

    ``CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    pi : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetAttribute
    """

def cuDeviceGetDevResource(
    device: CUdevice | _typing.Integer | None,
    typename: CUdevResourceType,
) -> tuple[CUresult, CUdevResource]:
    """Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

    ``CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    resource : CUdevResource

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource
    """

def cuDeviceGetUuid(dev: CUdevice | _typing.Integer | None) -> tuple[CUresult, CUuuid]:
    """Returns a device's UUID (16 bytes).

    ``CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    uuid : CUuuid

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 9.2.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid
    """

def cuDeviceGetUuid_v2(dev: CUdevice | _typing.Integer | None) -> tuple[CUresult, CUuuid]:
    """Returns a device's UUID (16 bytes); a MIG instance has its own UUID.

    ``CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    uuid : CUuuid

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid_v2
    """

def cuEventElapsedTime(
    hStart: CUevent | _typing.Integer | None,
    hEnd: CUevent | _typing.Integer | None,
) -> tuple[CUresult, float]:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    ``CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.
    pMilliseconds : float

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime
    """

def cuEventElapsedTime_v2(
    hStart: CUevent | _typing.Integer | None,
    hEnd: CUevent | _typing.Integer | None,
) -> tuple[CUresult, float]:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    ``CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.
    pMilliseconds : float

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime_v2
    """

def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _typing.Integer | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> tuple[CUresult, CUdeviceptr]:
    """Maps a range of imported memory as device memory.

    ``CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    devPtr : CUdeviceptr

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer
    """

def cuFuncGetAttribute(
    attrib: CUfunction_attribute,
    hfunc: CUfunction | _typing.Integer | None,
) -> tuple[CUresult, int]:
    """Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.

    ``CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_FUNCTION_NOT_LOADED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    pi : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetAttribute
    """

def cuFuncSetAttribute(
    hfunc: CUfunction | _typing.Integer | None,
    attrib: CUfunction_attribute,
    value: _typing.Integer,
) -> tuple[CUresult]:
    """Sets an attribute of a function, such as the limit on dynamic shared memory.

    ``CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 9.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetAttribute
    """

def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a graph node that waits on and writes memory words, like ``cuStreamBatchMemOp``.

    ``CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    phGraphNode : CUgraphNode

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddBatchMemOpNode
    """

def cuGraphAddDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
) -> tuple[CUresult]:
    """Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

    ``CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t
    numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies
    """

def cuGraphAddDependencies_v2(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[CUresult]:
    """Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

    ``CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const
    CUgraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies_v2
    """

def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

    ``CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t
    numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    phGraphNode : CUgraphNode

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemAllocNode
    """

def cuGraphAddNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a node of any type, described by one record, to a graph.

    ``CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t
    numDependencies, CUgraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    phGraphNode : CUgraphNode

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode
    """

def cuGraphAddNode_v2(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a node of any type to a graph, with data for the edges to its dependencies.

    ``CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const
    CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    phGraphNode : CUgraphNode

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v2
    """

def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _typing.Integer | None,
) -> tuple[CUresult, CUDA_BATCH_MEM_OP_NODE_PARAMS]:
    """Returns the memory operations of a batch memory operation node.

    ``CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeGetParams
    """

def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Sets the memory operations of a batch memory operation node.

    ``CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeSetParams
    """

def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Sets the operations of a batch memory operation node in an executable graph.

    ``CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecBatchMemOpNodeSetParams
    """

def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    """Sets the parameters of a node of any type, in an executable graph only.

    ``CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecNodeSetParams
    """

def cuGraphGetEdges(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphNode], int]:
    """Lists the edges of a graph as two arrays of nodes.

    ``CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    from : list[CUgraphNode]
    to : list[CUgraphNode]
    numEdges : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
    """

def cuGraphGetEdges_v2(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the edges of a graph as two arrays of nodes, with data for each edge.

    ``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t
    *numEdges)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    from : list[CUgraphNode]
    to : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]
    numEdges : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges_v2
    """

def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _typing.Integer | None,
    attr: CUlaunchAttributeID,
) -> tuple[CUresult, CUkernelNodeAttrValue]:
    """Returns an attribute of a kernel node, such as the priority.

    ``CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue
    *value_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
    value_out : CUkernelNodeAttrValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Warnings
    --------
    - ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetAttribute
    """

def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _typing.Integer | None,
    attr: CUlaunchAttributeID,
    value: CUkernelNodeAttrValue | None,
) -> tuple[CUresult]:
    """Sets an attribute of a kernel node, such as the priority.

    ``CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue
    *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetAttribute
    """

def cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode | _typing.Integer | None,
) -> tuple[CUresult, CUDA_MEM_ALLOC_NODE_PARAMS]:
    """Returns the pool, size and address of the memory that a node allocates.

    ``CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    params_out : CUDA_MEM_ALLOC_NODE_PARAMS
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemAllocNodeGetParams
    """

def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], int]:
    """Lists the nodes that a node waits for.

    ``CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    dependencies : list[CUgraphNode]
    numDependencies : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
    """

def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the nodes that a node waits for, with data for each edge.

    ``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData,
    size_t *numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    dependencies : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]
    numDependencies : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies_v2
    """

def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], int]:
    """Lists the nodes that wait for a node.

    ``CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    dependentNodes : list[CUgraphNode]
    numDependentNodes : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
    """

def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer = 0,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the nodes that wait for a node, with data for each edge.

    ``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData
    *edgeData, size_t *numDependentNodes)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    dependentNodes : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]
    numDependentNodes : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes_v2
    """

def cuGraphNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    """Sets the parameters of a node of any type; the type itself cannot change.

    ``CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams
    """

def cuGraphRemoveDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
) -> tuple[CUresult]:
    """Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

    ``CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t
    numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies
    """

def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[CUresult]:
    """Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

    ``CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const
    CUgraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies_v2
    """

def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _typing.Integer | None,
    typename: CUdevResourceType,
) -> tuple[CUresult, CUdevResource]:
    """Returns a green context's resources of one type, such as SMs or work queues.

    ``CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    resource : CUdevResource

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource
    """

def cuKernelGetAttribute(
    attrib: CUfunction_attribute,
    kernel: CUkernel | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult, int]:
    """Returns an attribute of a kernel on a device, such as the number of registers per thread.

    ``CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    pi : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetAttribute
    """

def cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: _typing.Integer,
    kernel: CUkernel | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> tuple[CUresult]:
    """Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

    ``CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetAttribute
    """

def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _typing.Integer | None,
    kernelParams: _typing.KernelParams,
    extra: _typing.Pointer,
) -> tuple[CUresult]:
    """Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

    ``CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)``

    Parameters
    ----------
    config, kernelParams, extra
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``config``'s stream.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``,
        ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernelEx
    """

def cuLibraryLoadData(
    code: _typing.Pointer | str,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> tuple[CUresult, CUlibrary]:
    """Loads code from memory as a library, which is not tied to any context.

    ``CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void
    **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)``

    Parameters
    ----------
    code
        Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``,
        ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    library : CUlibrary

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadData
    """

def cuLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> tuple[CUresult, CUlibrary]:
    """Loads code from a file as a library, which is not tied to any context.

    ``CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void
    **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``,
        ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    library : CUlibrary

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadFromFile
    """

def cuLinkAddData(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    data: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult]:
    """Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.

    ``CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
    unsigned int numOptions, CUjit_option *options, void **optionValues)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``,
        ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 6.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddData
    """

def cuLinkAddData_v2(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    data: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult]:
    """An alias of cuLinkAddData."""

def cuLinkAddFile(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult]:
    """Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.

    ``CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
    CUjit_option *options, void **optionValues)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

    Warnings
    --------
    - ``path`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 6.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddFile
    """

def cuLinkAddFile_v2(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult]:
    """An alias of cuLinkAddFile."""

def cuLinkCreate(
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult, CUlinkState]:
    """Starts a link of device code by creating a linker state with options for the JIT compiler.

    ``CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState
    *stateOut)``

    Parameters
    ----------
    optionValues
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``stateOut`` exists.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    stateOut : CUlinkState

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 6.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkCreate
    """

def cuLinkCreate_v2(
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult, CUlinkState]:
    """An alias of cuLinkCreate."""

def cuMemAdvise(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    advice: CUmem_advise,
    device: CUdevice | _typing.Integer | None,
) -> tuple[CUresult]:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    ``CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 8.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise
    """

def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> tuple[CUresult]:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    ``CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise_v2
    """

def cuMemAlloc(bytesize: _typing.Integer) -> tuple[CUresult, CUdeviceptr]:
    """Allocates device memory in the current context, aligned for any type.

    ``CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    dptr : CUdeviceptr

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc
    """

def cuMemAlloc_v2(bytesize: _typing.Integer) -> tuple[CUresult, CUdeviceptr]:
    """An alias of cuMemAlloc."""

def cuMemAllocHost(bytesize: _typing.Integer) -> tuple[CUresult, int]:
    """Allocates page-locked host memory that the device can read and write.

    ``CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    pp : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost
    """

def cuMemAllocHost_v2(bytesize: _typing.Integer) -> tuple[CUresult, int]:
    """An alias of cuMemAllocHost."""

def cuMemCreate(
    size: _typing.Integer,
    prop: CUmemAllocationProp | None,
    flags: _typing.Integer,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    """Allocates physical memory and returns its handle, which ``cuMemMap`` maps to an address.

    ``CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned
    long long flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    handle : CUmemGenericAllocationHandle

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemCreate
    """

def cuMemGetAccess(
    location: CUmemLocation | None,
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> tuple[CUresult, int]:
    """Returns the access that a location has to a mapped address.

    ``CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    flags : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAccess
    """

def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags,
) -> tuple[CUresult, int]:
    """Returns the granularity in bytes of physical memory, to which the sizes of allocations must be aligned.

    ``CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
    CUmemAllocationGranularity_flags option)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    granularity : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationGranularity
    """

def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _typing.Integer | None,
) -> tuple[CUresult, CUmemAllocationProp]:
    """Returns the properties with which physical memory was created.

    ``CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    prop : CUmemAllocationProp
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationPropertiesFromHandle
    """

def cuMemHostAlloc(bytesize: _typing.Integer, Flags: _typing.Integer) -> tuple[CUresult, int]:
    """Allocates page-locked host memory with flags (portable, mapped, write-combined).

    ``CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)``

    Parameters
    ----------
    Flags
        Flags: ``CU_MEMHOSTALLOC_DEVICEMAP``, ``CU_MEMHOSTALLOC_PORTABLE``, ``CU_MEMHOSTALLOC_WRITECOMBINED``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    pp : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostAlloc
    """

def cuMemHostRegister(
    p: _typing.Pointer,
    bytesize: _typing.Integer,
    Flags: _typing.Integer,
) -> tuple[CUresult]:
    """Page-locks existing host memory, and maps it into device address spaces if requested.

    ``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``

    Parameters
    ----------
    p
        Used after the call returns; must be kept alive until ``cuMemHostUnregister`` is called.
    Flags
        Flags: ``CU_MEMHOSTREGISTER_DEVICEMAP``, ``CU_MEMHOSTREGISTER_IOMEMORY``, ``CU_MEMHOSTREGISTER_PORTABLE``,
        ``CU_MEMHOSTREGISTER_READ_ONLY``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 6.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister
    """

def cuMemHostRegister_v2(
    p: _typing.Pointer,
    bytesize: _typing.Integer,
    Flags: _typing.Integer,
) -> tuple[CUresult]:
    """An alias of cuMemHostRegister."""

def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> tuple[CUresult, CUmemoryPool]:
    """Creates a memory pool on a device or on the host.

    ``CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    pool : CUmemoryPool

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolCreate
    """

def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _typing.Integer | None,
    location: CUmemLocation | None,
) -> tuple[CUresult, CUmemAccess_flags]:
    """Returns the access that a location has to a pool's memory.

    ``CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    flags : CUmemAccess_flags

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAccess
    """

def cuMemPoolSetAccess(
    pool: CUmemoryPool | _typing.Integer | None,
    map: _Sequence[CUmemAccessDesc] | None,
    count: _typing.Integer,
) -> tuple[CUresult]:
    """Sets the access that devices have to a pool's memory.

    ``CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess
    """

def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    dstDevice: CUdevice | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult]:
    """Prefetches managed memory to a device or to the host, in stream order.

    ``CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 8.0.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync
    """

def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    location: CUmemLocation,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult]:
    """Prefetches managed memory to a device or to the host, in stream order.

    ``CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
    CUstream hStream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync_v2
    """

def cuMemSetAccess(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    desc: _Sequence[CUmemAccessDesc] | None,
    count: _typing.Integer,
) -> tuple[CUresult]:
    """Specifies which devices may read and write a mapped range of addresses.

    ``CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - The memory must not be used from a location that loses access.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemSetAccess
    """

def cuMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult, int]:
    """Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

    ``CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long
    flags, CUstream hStream)``

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    failIdx : int

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync
    """

def cuMemcpyBatchAsync(
    dsts: _Sequence[CUdeviceptr] | None,
    srcs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    attrs: _Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: _Sequence[_typing.Integer] | None,
    numAttrs: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult, int]:
    """Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

    ``CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes
    *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)``

    Parameters
    ----------
    dsts
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    srcs
        Referenced memory and handles are used after the call returns; they must be kept alive for the duration that
        ``attrs`` specifies.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    failIdx : int

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync
    """

def cuModuleLoadDataEx(
    image: _typing.Pointer | str,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> tuple[CUresult, CUmodule]:
    """Loads a module from memory like ``cuModuleLoadData``, with options for the JIT compiler.

    ``CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options,
    void **optionValues)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``,
        ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    module : CUmodule

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadDataEx
    """

def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Binds mapped memory, given by its address, at an offset within a multicast object.

    ``CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t
    size, unsigned long long flags)``

    Parameters
    ----------
    memptr
        Used after the call returns; must be kept alive until ``cuMulticastUnbind`` is called.
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr
    """

def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    memOffset: _typing.Integer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Binds physical memory, given by its handle, at an offset within a multicast object.

    ``CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle
    memHandle, size_t memOffset, size_t size, unsigned long long flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem
    """

def cuOccupancyMaxActiveClusters(
    func: CUfunction | _typing.Integer | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    """Returns the maximum number of clusters of a launch that can run on a device at the same time.

    ``CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CLUSTER_SIZE``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
    numClusters : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveClusters
    """

def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _typing.Integer | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    """Returns the maximum cluster size, in blocks, for a launch configuration.

    ``CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
    clusterSize : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialClusterSize
    """

def cuStreamBatchMemOp(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    count: _typing.Integer,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.

    ``CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned
    int flags)``

    Parameters
    ----------
    paramArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamBatchMemOp
    """

def cuStreamBatchMemOp_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    count: _typing.Integer,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """An alias of cuStreamBatchMemOp."""

def cuStreamCreate(Flags: _typing.Integer) -> tuple[CUresult, CUstream]:
    """Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.

    ``CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)``

    Parameters
    ----------
    Flags
        Flags: members of ``CUstream_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    phStream : CUstream

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreate
    """

def cuStreamCreateWithPriority(
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> tuple[CUresult, CUstream]:
    """Creates a stream with a priority; smaller numbers mean higher priorities.

    ``CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)``

    Parameters
    ----------
    flags
        Flags: members of ``CUstream_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    phStream : CUstream

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 5.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority
    """

def cuStreamGetAttribute(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    attr: CUlaunchAttributeID,
) -> tuple[CUresult, CUstreamAttrValue]:
    """Returns an attribute of a stream, such as the L2 access policy window.

    ``CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
    value_out : CUstreamAttrValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetAttribute
    """

def cuStreamGetCaptureInfo(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    ``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
    CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
    captureStatus_out : CUstreamCaptureStatus
    id_out : cuuint64_t
    graph_out : CUgraph
    dependencies_out : list[CUgraphNode]
    numDependencies_out : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo
    """

def cuStreamGetCaptureInfo_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]:
    """An alias of cuStreamGetCaptureInfo."""

def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    ``CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
    CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t
    *numDependencies_out)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``,
        ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
    captureStatus_out : CUstreamCaptureStatus
    id_out : cuuint64_t
    graph_out : CUgraph
    dependencies_out : list[CUgraphNode]
    edgeData_out : list[CUgraphEdgeData]
    numDependencies_out : int

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v3
    """

def cuStreamSetAttribute(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    attr: CUlaunchAttributeID,
    value: CUstreamAttrValue | None,
) -> tuple[CUresult]:
    """Sets an attribute of a stream, such as the L2 access policy window.

    ``CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is
        set in ``hStream``, or ``hStream`` is destroyed.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSetAttribute
    """

def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    ``CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies,
    unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies
    """

def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    ``CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData
    *dependencyData, size_t numDependencies, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies_v2
    """

def cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _typing.Integer | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t | _typing.Integer] | None,
    globalStrides: _Sequence[cuuint64_t | _typing.Integer] | None,
    pixelBoxLowerCorner: _Sequence[_typing.Integer] | None,
    pixelBoxUpperCorner: _Sequence[_typing.Integer] | None,
    channelsPerPixel: cuuint32_t | _typing.Integer | None,
    pixelsPerColumn: cuuint32_t | _typing.Integer | None,
    elementStrides: _Sequence[cuuint32_t | _typing.Integer] | None,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> tuple[CUresult, CUtensorMap]:
    """Encodes a tensor map for TMA copies of an image tensor as convolution (im2col) columns.

    ``CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t
    tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int
    *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const
    cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion
    l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    tensorMap : CUtensorMap

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2col
    """

def cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _typing.Integer | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t | _typing.Integer] | None,
    globalStrides: _Sequence[cuuint64_t | _typing.Integer] | None,
    pixelBoxLowerCornerWidth: _typing.Integer,
    pixelBoxUpperCornerWidth: _typing.Integer,
    channelsPerPixel: cuuint32_t | _typing.Integer | None,
    pixelsPerColumn: cuuint32_t | _typing.Integer | None,
    elementStrides: _Sequence[cuuint32_t | _typing.Integer] | None,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> tuple[CUresult, CUtensorMap]:
    """Encodes a tensor map for TMA copies of an image tensor as wide im2col columns.

    ``CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t
    tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int
    pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    tensorMap : CUtensorMap

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2colWide
    """

def cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _typing.Integer | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t | _typing.Integer] | None,
    globalStrides: _Sequence[cuuint64_t | _typing.Integer] | None,
    boxDim: _Sequence[cuuint32_t | _typing.Integer] | None,
    elementStrides: _Sequence[cuuint32_t | _typing.Integer] | None,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> tuple[CUresult, CUtensorMap]:
    """Encodes a tensor map for TMA copies of tiles of a tensor with up to five dimensions.

    ``CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const
    cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion
    l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    tensorMap : CUtensorMap

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeTiled
    """

def cuTensorMapReplaceAddress(
    tensorMap: CUtensorMap | None,
    globalAddress: _typing.Pointer,
) -> tuple[CUresult]:
    """Replaces the address of the tensor in a tensor map.

    ``CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cuda.h``. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapReplaceAddress
    """
