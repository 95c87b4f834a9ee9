"""CUDA driver API of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda12.driver import (
    CUCoredumpGenerationFlags as CUCoredumpGenerationFlags,
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
    CUDA_BATCH_MEM_OP_NODE_PARAMS as CUDA_BATCH_MEM_OP_NODE_PARAMS,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_st as CUDA_BATCH_MEM_OP_NODE_PARAMS_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 as CUDA_BATCH_MEM_OP_NODE_PARAMS_v1,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st as CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    CUDA_CHILD_GRAPH_NODE_PARAMS as CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_CHILD_GRAPH_NODE_PARAMS_st as CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    CUDA_CONDITIONAL_NODE_PARAMS as CUDA_CONDITIONAL_NODE_PARAMS,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC,
    CUDA_EGL_INFINITE_TIMEOUT as CUDA_EGL_INFINITE_TIMEOUT,
    CUDA_EVENT_RECORD_NODE_PARAMS as CUDA_EVENT_RECORD_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS_st as CUDA_EVENT_RECORD_NODE_PARAMS_st,
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
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS as CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUDA_GRAPH_INSTANTIATE_PARAMS as CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUDA_GRAPH_INSTANTIATE_PARAMS_st as CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS as CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_st as CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v1 as CUDA_HOST_NODE_PARAMS_v1,
    CUDA_HOST_NODE_PARAMS_v2 as CUDA_HOST_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS_v2_st as CUDA_HOST_NODE_PARAMS_v2_st,
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
    CUDA_MEMCPY3D_BATCH_OP as CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEMCPY3D_BATCH_OP_st as CUDA_MEMCPY3D_BATCH_OP_st,
    CUDA_MEMCPY3D_BATCH_OP_v1 as CUDA_MEMCPY3D_BATCH_OP_v1,
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
    CUDA_MEM_ALLOC_NODE_PARAMS as CUDA_MEM_ALLOC_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS_st as CUDA_MEM_ALLOC_NODE_PARAMS_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1 as CUDA_MEM_ALLOC_NODE_PARAMS_v1,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1_st as CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 as CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2_st as CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
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
    CUDA_VERSION as CUDA_VERSION,
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
    CUcheckpointCheckpointArgs as CUcheckpointCheckpointArgs,
    CUcheckpointCheckpointArgs_st as CUcheckpointCheckpointArgs_st,
    CUcheckpointLockArgs as CUcheckpointLockArgs,
    CUcheckpointLockArgs_st as CUcheckpointLockArgs_st,
    CUcheckpointRestoreArgs as CUcheckpointRestoreArgs,
    CUcheckpointRestoreArgs_st as CUcheckpointRestoreArgs_st,
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
    CUdevResource as CUdevResource,
    CUdevResourceDesc as CUdevResourceDesc,
    CUdevResourceType as CUdevResourceType,
    CUdevResource_st as CUdevResource_st,
    CUdevResource_v1 as CUdevResource_v1,
    CUdevResource_v1_anon0 as CUdevResource_v1_anon0,
    CUdevSmResource as CUdevSmResource,
    CUdevSmResourceSplit_flags as CUdevSmResourceSplit_flags,
    CUdevSmResource_st as CUdevSmResource_st,
    CUdevice as CUdevice,
    CUdeviceNumaConfig as CUdeviceNumaConfig,
    CUdevice_P2PAttribute as CUdevice_P2PAttribute,
    CUdevice_attribute as CUdevice_attribute,
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
    CUfunction_attribute as CUfunction_attribute,
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
    CUgraphNodeParams as CUgraphNodeParams,
    CUgraphNodeParams_anon0 as CUgraphNodeParams_anon0,
    CUgraphNodeParams_st as CUgraphNodeParams_st,
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
    CUjit_option as CUjit_option,
    CUjit_target as CUjit_target,
    CUkernel as CUkernel,
    CUkernelNodeAttrID as CUkernelNodeAttrID,
    CUkernelNodeAttrValue as CUkernelNodeAttrValue,
    CUkernelNodeAttrValue_v1 as CUkernelNodeAttrValue_v1,
    CUlaunchAttribute as CUlaunchAttribute,
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUlaunchAttributeValue as CUlaunchAttributeValue,
    CUlaunchAttributeValue_clusterDim as CUlaunchAttributeValue_clusterDim,
    CUlaunchAttributeValue_deviceUpdatableKernelNode as CUlaunchAttributeValue_deviceUpdatableKernelNode,
    CUlaunchAttributeValue_launchCompletionEvent as CUlaunchAttributeValue_launchCompletionEvent,
    CUlaunchAttributeValue_preferredClusterDim as CUlaunchAttributeValue_preferredClusterDim,
    CUlaunchAttributeValue_programmaticEvent as CUlaunchAttributeValue_programmaticEvent,
    CUlaunchAttributeValue_union as CUlaunchAttributeValue_union,
    CUlaunchAttribute_st as CUlaunchAttribute_st,
    CUlaunchConfig as CUlaunchConfig,
    CUlaunchConfig_st as CUlaunchConfig_st,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap,
    CUlaunchMemSyncDomainMap_st as CUlaunchMemSyncDomainMap_st,
    CUlibrary as CUlibrary,
    CUlibraryHostUniversalFunctionAndDataTable as CUlibraryHostUniversalFunctionAndDataTable,
    CUlibraryHostUniversalFunctionAndDataTable_st as CUlibraryHostUniversalFunctionAndDataTable_st,
    CUlibraryOption as CUlibraryOption,
    CUlimit as CUlimit,
    CUlinkState as CUlinkState,
    CUlogIterator as CUlogIterator,
    CUlogLevel as CUlogLevel,
    CUlogsCallback as CUlogsCallback,
    CUlogsCallbackHandle as CUlogsCallbackHandle,
    CUmemAccessDesc as CUmemAccessDesc,
    CUmemAccessDesc_st as CUmemAccessDesc_st,
    CUmemAccessDesc_v1 as CUmemAccessDesc_v1,
    CUmemAccess_flags as CUmemAccess_flags,
    CUmemAllocationCompType as CUmemAllocationCompType,
    CUmemAllocationGranularity_flags as CUmemAllocationGranularity_flags,
    CUmemAllocationHandleType as CUmemAllocationHandleType,
    CUmemAllocationProp as CUmemAllocationProp,
    CUmemAllocationProp_st as CUmemAllocationProp_st,
    CUmemAllocationProp_v1 as CUmemAllocationProp_v1,
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
    CUmemLocation as CUmemLocation,
    CUmemLocationType as CUmemLocationType,
    CUmemLocation_st as CUmemLocation_st,
    CUmemLocation_v1 as CUmemLocation_v1,
    CUmemOperationType as CUmemOperationType,
    CUmemPoolProps as CUmemPoolProps,
    CUmemPoolProps_st as CUmemPoolProps_st,
    CUmemPoolProps_v1 as CUmemPoolProps_v1,
    CUmemPoolPtrExportData as CUmemPoolPtrExportData,
    CUmemPoolPtrExportData_st as CUmemPoolPtrExportData_st,
    CUmemPoolPtrExportData_v1 as CUmemPoolPtrExportData_v1,
    CUmemPool_attribute as CUmemPool_attribute,
    CUmemRangeFlags as CUmemRangeFlags,
    CUmemRangeHandleType as CUmemRangeHandleType,
    CUmem_advise as CUmem_advise,
    CUmem_range_attribute as CUmem_range_attribute,
    CUmemcpy3DOperand as CUmemcpy3DOperand,
    CUmemcpy3DOperandType as CUmemcpy3DOperandType,
    CUmemcpy3DOperand_st as CUmemcpy3DOperand_st,
    CUmemcpy3DOperand_v1 as CUmemcpy3DOperand_v1,
    CUmemcpy3DOperand_v1_op as CUmemcpy3DOperand_v1_op,
    CUmemcpy3DOperand_v1_op_array as CUmemcpy3DOperand_v1_op_array,
    CUmemcpy3DOperand_v1_op_ptr as CUmemcpy3DOperand_v1_op_ptr,
    CUmemcpyAttributes as CUmemcpyAttributes,
    CUmemcpyAttributes_st as CUmemcpyAttributes_st,
    CUmemcpyAttributes_v1 as CUmemcpyAttributes_v1,
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
    CUstreamAttrValue as CUstreamAttrValue,
    CUstreamAttrValue_v1 as CUstreamAttrValue_v1,
    CUstreamBatchMemOpParams as CUstreamBatchMemOpParams,
    CUstreamBatchMemOpParams_union as CUstreamBatchMemOpParams_union,
    CUstreamBatchMemOpParams_v1 as CUstreamBatchMemOpParams_v1,
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
    CUtensorMap as CUtensorMap,
    CUtensorMapDataType as CUtensorMapDataType,
    CUtensorMapFloatOOBfill as CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode as CUtensorMapIm2ColWideMode,
    CUtensorMapInterleave as CUtensorMapInterleave,
    CUtensorMapL2promotion as CUtensorMapL2promotion,
    CUtensorMapSwizzle as CUtensorMapSwizzle,
    CUtensorMap_st as CUtensorMap_st,
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
    cuuint32_t as cuuint32_t,
    cuuint64_t as cuuint64_t,
    sizeof as sizeof,
)
from cubind.checked.cuda13.driver import (
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
    cuDeviceGetUuid as cuDeviceGetUuid,
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
    cuEventElapsedTime as cuEventElapsedTime,
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
)

def cuCheckpointProcessCheckpoint(pid: _typing.Integer, args: CUcheckpointCheckpointArgs | None) -> None:
    """Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCheckpointProcessRestore(pid: _typing.Integer, args: CUcheckpointRestoreArgs | None) -> None:
    """Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCtxCreate(flags: _typing.Integer, dev: CUdevice | _typing.Integer | None) -> CUcontext:
    """Creates a context on a device, pushes it onto the thread's context stack and makes it current.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.
    """

def cuCtxCreate_v2(flags: _typing.Integer, dev: CUdevice | _typing.Integer | None) -> CUcontext:
    """An alias of cuCtxCreate."""

def cuCtxCreate_v3(
    paramsArray: _Sequence[CUexecAffinityParam] | None,
    numParams: _typing.Integer,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> CUcontext:
    """Creates a context with limits such as an SM count (execution affinities), and makes the context current.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``,
        ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.
    """

@_overload
def cuCtxCreate_v4(flags: _typing.Integer, dev: CUdevice | _typing.Integer | None) -> CUcontext:
    """Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - ``ctxCreateParams`` must not set both ``execAffinityParams`` and ``cigParams``.
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.
    """

@_overload
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> CUcontext: ...
def cuCtxGetDevResource(
    hCtx: CUcontext | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns a context's resources of one type, such as SMs or work queues.

    Returns
    -------
    resource : CUdevResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetLimit(limit: CUlimit) -> int:
    """Returns one limit of the current context, such as the stack size of each device thread in bytes.

    Returns
    -------
    pvalue : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_UNSUPPORTED_LIMIT``.
    """

def cuCtxSetLimit(limit: CUlimit, value: _typing.Integer) -> None:
    """Requests a new limit for the current context; the driver may round or clamp the value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.
    """

def cuCtxSynchronize() -> None:
    """Blocks until all work submitted to the current context has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDevResourceGenerateDesc(
    resources: _Sequence[CUdevResource] | None,
    nbResources: _typing.Integer,
) -> CUdevResourceDesc:
    """Combines device resources into a descriptor for ``cuGreenCtxCreate``.

    Returns
    -------
    phDesc : CUdevResourceDesc

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDevSmResourceSplitByCount(
    nbGroups: _typing.Integer,
    input_: CUdevResource | None,
    useFlags: _typing.Integer,
    minCount: _typing.Integer,
) -> tuple[list[CUdevResource], int, CUdevResource]:
    """Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

    Parameters
    ----------
    useFlags
        Flags: members of ``CUdevSmResourceSplit_flags``.

    Returns
    -------
    result : list[CUdevResource]
    nbGroups : int
    remaining : CUdevResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``result``, ``nbGroups``, ``remaining``.
    """

def cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice | _typing.Integer | None) -> int:
    """Returns the value of one device attribute, such as the number of multiprocessors.

    Returns
    -------
    pi : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetDevResource(
    device: CUdevice | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

    Returns
    -------
    resource : CUdevResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetUuid_v2(dev: CUdevice | _typing.Integer | None) -> CUuuid:
    """Returns a device's UUID (16 bytes); a MIG instance has its own UUID.

    Returns
    -------
    uuid : CUuuid

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuEventElapsedTime_v2(
    hStart: CUevent | _typing.Integer | None,
    hEnd: CUevent | _typing.Integer | None,
) -> float:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    Returns
    -------
    pMilliseconds : float

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _typing.Integer | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr:
    """Maps a range of imported memory as device memory.

    Returns
    -------
    devPtr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction | _typing.Integer | None) -> int:
    """Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.

    Returns
    -------
    pi : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_FUNCTION_NOT_LOADED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuFuncSetAttribute(
    hfunc: CUfunction | _typing.Integer | None,
    attrib: CUfunction_attribute,
    value: _typing.Integer,
) -> None:
    """Sets an attribute of a function, such as the limit on dynamic shared memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that waits on and writes memory words, like ``cuStreamBatchMemOp``.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphAddDependencies_v2(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """Adds a node of any type, described by one record, to a graph.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphAddNode_v2(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """Adds a node of any type to a graph, with data for the edges to its dependencies.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _typing.Integer | None,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS:
    """Returns the memory operations of a batch memory operation node.

    Returns
    -------
    nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """Sets the memory operations of a batch memory operation node.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
    """

def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """Sets the operations of a batch memory operation node in an executable graph.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
    """

def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """Sets the parameters of a node of any type, in an executable graph only.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphGetEdges(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphNode]]:
    """Lists the edges of a graph as two arrays of nodes.

    Parameters
    ----------
    numEdges
        If omitted, cubind determines the required length.

    Returns
    -------
    from : list[CUgraphNode]
    to : list[CUgraphNode]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``numEdges``.
    """

def cuGraphGetEdges_v2(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the edges of a graph as two arrays of nodes, with data for each edge.

    Parameters
    ----------
    numEdges
        If omitted, cubind determines the required length.

    Returns
    -------
    from : list[CUgraphNode]
    to : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``edgeData``, ``numEdges``.
    """

def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _typing.Integer | None,
    attr: CUlaunchAttributeID,
) -> CUkernelNodeAttrValue:
    """Returns an attribute of a kernel node, such as the priority.

    Returns
    -------
    value_out : CUkernelNodeAttrValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.
    """

def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _typing.Integer | None,
    attr: CUlaunchAttributeID,
    value: CUkernelNodeAttrValue | None,
) -> None:
    """Sets an attribute of a kernel node, such as the priority.

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_MEM_ALLOC_NODE_PARAMS:
    """Returns the pool, size and address of the memory that a node allocates.

    Returns
    -------
    params_out : CUDA_MEM_ALLOC_NODE_PARAMS
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer | None = None,
) -> list[CUgraphNode]:
    """Lists the nodes that a node waits for.

    Parameters
    ----------
    numDependencies
        If omitted, cubind determines the required length.

    Returns
    -------
    dependencies : list[CUgraphNode]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``dependencies``, ``numDependencies``.
    """

def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that a node waits for, with data for each edge.

    Parameters
    ----------
    numDependencies
        If omitted, cubind determines the required length.

    Returns
    -------
    dependencies : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``dependencies``, ``edgeData``, ``numDependencies``.
    """

def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer | None = None,
) -> list[CUgraphNode]:
    """Lists the nodes that wait for a node.

    Parameters
    ----------
    numDependentNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    dependentNodes : list[CUgraphNode]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``dependentNodes``, ``numDependentNodes``.
    """

def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that wait for a node, with data for each edge.

    Parameters
    ----------
    numDependentNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    dependentNodes : list[CUgraphNode]
    edgeData : list[CUgraphEdgeData]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``dependentNodes``, ``edgeData``, ``numDependentNodes``.
    """

def cuGraphNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """Sets the parameters of a node of any type; the type itself cannot change.

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphRemoveDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> None:
    """Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns a green context's resources of one type, such as SMs or work queues.

    Returns
    -------
    resource : CUdevResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuKernelGetAttribute(
    attrib: CUfunction_attribute,
    kernel: CUkernel | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> int:
    """Returns an attribute of a kernel on a device, such as the number of registers per thread.

    Returns
    -------
    pi : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: _typing.Integer,
    kernel: CUkernel | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> None:
    """Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _typing.Integer | None,
    kernelParams: _typing.KernelParams,
    extra: _typing.Pointer,
) -> None:
    """Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

    Parameters
    ----------
    config, kernelParams, extra
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``config``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``,
        ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``,
        ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.
    """

def cuLibraryLoadData(
    code: _typing.Pointer | str,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> CUlibrary:
    """Loads code from memory as a library, which is not tied to any context.

    Parameters
    ----------
    code
        Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.

    Returns
    -------
    library : CUlibrary

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``,
        ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    """

def cuLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> CUlibrary:
    """Loads code from a file as a library, which is not tied to any context.

    Returns
    -------
    library : CUlibrary

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``,
        ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.
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
) -> None:
    """Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
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
) -> None:
    """An alias of cuLinkAddData."""

def cuLinkAddFile(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None:
    """Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_FILE_NOT_FOUND``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

    Warnings
    --------
    - ``path`` must name a complete, valid file; the library does not check the contents.
    """

def cuLinkAddFile_v2(
    state: CUlinkState | _typing.Integer | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None:
    """An alias of cuLinkAddFile."""

def cuLinkCreate(
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUlinkState:
    """Starts a link of device code by creating a linker state with options for the JIT compiler.

    Parameters
    ----------
    optionValues
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``stateOut`` exists.

    Returns
    -------
    stateOut : CUlinkState

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLinkCreate_v2(
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUlinkState:
    """An alias of cuLinkCreate."""

def cuMemAdvise(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    advice: CUmem_advise,
    device: CUdevice | _typing.Integer | None,
) -> None:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> None:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemAlloc(bytesize: _typing.Integer) -> CUdeviceptr:
    """Allocates device memory in the current context, aligned for any type.

    Returns
    -------
    dptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAlloc_v2(bytesize: _typing.Integer) -> CUdeviceptr:
    """An alias of cuMemAlloc."""

def cuMemAllocHost(bytesize: _typing.Integer) -> int:
    """Allocates page-locked host memory that the device can read and write.

    Returns
    -------
    pp : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocHost_v2(bytesize: _typing.Integer) -> int:
    """An alias of cuMemAllocHost."""

def cuMemCreate(
    size: _typing.Integer,
    prop: CUmemAllocationProp | None,
    flags: _typing.Integer,
) -> CUmemGenericAllocationHandle:
    """Allocates physical memory and returns its handle, which ``cuMemMap`` maps to an address.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    handle : CUmemGenericAllocationHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemGetAccess(
    location: CUmemLocation | None,
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> int:
    """Returns the access that a location has to a mapped address.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags,
) -> int:
    """Returns the granularity in bytes of physical memory, to which the sizes of allocations must be aligned.

    Returns
    -------
    granularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _typing.Integer | None,
) -> CUmemAllocationProp:
    """Returns the properties with which physical memory was created.

    Returns
    -------
    prop : CUmemAllocationProp
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemHostAlloc(bytesize: _typing.Integer, Flags: _typing.Integer) -> int:
    """Allocates page-locked host memory with flags (portable, mapped, write-combined).

    Parameters
    ----------
    Flags
        Flags: ``CU_MEMHOSTALLOC_DEVICEMAP``, ``CU_MEMHOSTALLOC_PORTABLE``, ``CU_MEMHOSTALLOC_WRITECOMBINED``.

    Returns
    -------
    pp : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemHostRegister(p: _typing.Pointer, bytesize: _typing.Integer, Flags: _typing.Integer) -> None:
    """Page-locks existing host memory, and maps it into device address spaces if requested.

    Parameters
    ----------
    p
        Used after the call returns; must be kept alive until ``cuMemHostUnregister`` is called.
    Flags
        Flags: ``CU_MEMHOSTREGISTER_DEVICEMAP``, ``CU_MEMHOSTREGISTER_IOMEMORY``, ``CU_MEMHOSTREGISTER_PORTABLE``,
        ``CU_MEMHOSTREGISTER_READ_ONLY``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemHostRegister_v2(p: _typing.Pointer, bytesize: _typing.Integer, Flags: _typing.Integer) -> None:
    """An alias of cuMemHostRegister."""

def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool:
    """Creates a memory pool on a device or on the host.

    Returns
    -------
    pool : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _typing.Integer | None,
    location: CUmemLocation | None,
) -> CUmemAccess_flags:
    """Returns the access that a location has to a pool's memory.

    Returns
    -------
    flags : CUmemAccess_flags

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.
    """

def cuMemPoolSetAccess(
    pool: CUmemoryPool | _typing.Integer | None,
    map: _Sequence[CUmemAccessDesc] | None,
    count: _typing.Integer,
) -> None:
    """Sets the access that devices have to a pool's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.
    """

def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    dstDevice: CUdevice | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches managed memory to a device or to the host, in stream order.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    location: CUmemLocation,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches managed memory to a device or to the host, in stream order.

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemSetAccess(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    desc: _Sequence[CUmemAccessDesc] | None,
    count: _typing.Integer,
) -> None:
    """Specifies which devices may read and write a mapped range of addresses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - The memory must not be used from a location that loses access.
    """

def cuMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> int:
    """Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    failIdx : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``failIdx``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
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
) -> int:
    """Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

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
    failIdx : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``failIdx``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cuModuleLoadDataEx(
    image: _typing.Pointer | str,
    numOptions: _typing.Integer,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUmodule:
    """Loads a module from memory like ``cuModuleLoadData``, with options for the JIT compiler.

    Returns
    -------
    module : CUmodule

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``,
        ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    """

def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Binds mapped memory, given by its address, at an offset within a multicast object.

    Parameters
    ----------
    memptr
        Used after the call returns; must be kept alive until ``cuMulticastUnbind`` is called.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    memOffset: _typing.Integer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Binds physical memory, given by its handle, at an offset within a multicast object.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuOccupancyMaxActiveClusters(
    func: CUfunction | _typing.Integer | None,
    config: CUlaunchConfig | None,
) -> int:
    """Returns the maximum number of clusters of a launch that can run on a device at the same time.

    Returns
    -------
    numClusters : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CLUSTER_SIZE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _typing.Integer | None,
    config: CUlaunchConfig | None,
) -> int:
    """Returns the maximum cluster size, in blocks, for a launch configuration.

    Returns
    -------
    clusterSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
    """

def cuStreamBatchMemOp(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    count: _typing.Integer,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _typing.Integer,
) -> None:
    """Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.

    Parameters
    ----------
    paramArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamBatchMemOp_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    count: _typing.Integer,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamBatchMemOp."""

def cuStreamCreate(Flags: _typing.Integer) -> CUstream:
    """Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.

    Parameters
    ----------
    Flags
        Flags: members of ``CUstream_flags``.

    Returns
    -------
    phStream : CUstream

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamCreateWithPriority(flags: _typing.Integer, priority: _typing.Integer) -> CUstream:
    """Creates a stream with a priority; smaller numbers mean higher priorities.

    Parameters
    ----------
    flags
        Flags: members of ``CUstream_flags``.

    Returns
    -------
    phStream : CUstream

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamGetAttribute(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    attr: CUlaunchAttributeID,
) -> CUstreamAttrValue:
    """Returns an attribute of a stream, such as the L2 access policy window.

    Returns
    -------
    value_out : CUstreamAttrValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuStreamGetCaptureInfo(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    Returns
    -------
    captureStatus_out : CUstreamCaptureStatus
    id_out : cuuint64_t
    graph_out : CUgraph
    dependencies_out : list[CUgraphNode]
    numDependencies_out : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
    """

def cuStreamGetCaptureInfo_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]:
    """An alias of cuStreamGetCaptureInfo."""

def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    Returns
    -------
    captureStatus_out : CUstreamCaptureStatus
    id_out : cuuint64_t
    graph_out : CUgraph
    dependencies_out : list[CUgraphNode]
    edgeData_out : list[CUgraphEdgeData]
    numDependencies_out : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
    """

def cuStreamSetAttribute(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    attr: CUlaunchAttributeID,
    value: CUstreamAttrValue | None,
) -> None:
    """Sets an attribute of a stream, such as the L2 access policy window.

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is
        set in ``hStream``, or ``hStream`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    Parameters
    ----------
    flags
        Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    Parameters
    ----------
    flags
        Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``.
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
) -> CUtensorMap:
    """Encodes a tensor map for TMA copies of an image tensor as convolution (im2col) columns.

    Returns
    -------
    tensorMap : CUtensorMap

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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
) -> CUtensorMap:
    """Encodes a tensor map for TMA copies of an image tensor as wide im2col columns.

    Returns
    -------
    tensorMap : CUtensorMap

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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
) -> CUtensorMap:
    """Encodes a tensor map for TMA copies of tiles of a tensor with up to five dimensions.

    Returns
    -------
    tensorMap : CUtensorMap

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _typing.Pointer) -> None:
    """Replaces the address of the tensor in a tensor map.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """
