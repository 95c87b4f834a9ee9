"""CUDA driver API of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, overload as _overload

from cubind import _typing
from cubind.cuda13.driver import (
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
    CUDA_EVENT_RECORD_NODE_PARAMS_anon0 as CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
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
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS as CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUDA_FABRIC_COPY_BATCH_OP as CUDA_FABRIC_COPY_BATCH_OP,
    CUDA_FABRIC_COPY_BATCH_OP_st as CUDA_FABRIC_COPY_BATCH_OP_st,
    CUDA_FABRIC_COPY_BATCH_OP_v1 as CUDA_FABRIC_COPY_BATCH_OP_v1,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS as CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 as CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0 as CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st as CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st,
    CUDA_GRAPH_INSTANTIATE_PARAMS as CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUDA_GRAPH_INSTANTIATE_PARAMS_st as CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS as CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_st as CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v1 as CUDA_HOST_NODE_PARAMS_v1,
    CUDA_HOST_NODE_PARAMS_v2 as CUDA_HOST_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS_v2_anon0 as CUDA_HOST_NODE_PARAMS_v2_anon0,
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
    CUDA_MEMCPY_BATCH_NODE_PARAMS as CUDA_MEMCPY_BATCH_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 as CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0 as CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st as CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st,
    CUDA_MEMCPY_NODE_PARAMS as CUDA_MEMCPY_NODE_PARAMS,
    CUDA_MEMCPY_NODE_PARAMS_st as CUDA_MEMCPY_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS as CUDA_MEMSET_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_st as CUDA_MEMSET_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS_v1 as CUDA_MEMSET_NODE_PARAMS_v1,
    CUDA_MEMSET_NODE_PARAMS_v2 as CUDA_MEMSET_NODE_PARAMS_v2,
    CUDA_MEMSET_NODE_PARAMS_v2_st as CUDA_MEMSET_NODE_PARAMS_v2_st,
    CUDA_MEM_ALLOC_NODE_PARAMS as CUDA_MEM_ALLOC_NODE_PARAMS,
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
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY as CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS as CU_DEV_SM_RESOURCE_GROUP_PARAMS,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS_st as CU_DEV_SM_RESOURCE_GROUP_PARAMS_st,
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
    CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE as CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE,
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
    CUatomicOperation as CUatomicOperation,
    CUatomicOperationCapability as CUatomicOperationCapability,
    CUcheckpointCheckpointArgs as CUcheckpointCheckpointArgs,
    CUcheckpointCheckpointArgs_st as CUcheckpointCheckpointArgs_st,
    CUcheckpointCustomStorageInfo as CUcheckpointCustomStorageInfo,
    CUcheckpointCustomStorageInfo_st as CUcheckpointCustomStorageInfo_st,
    CUcheckpointCustomStoragePerDeviceData as CUcheckpointCustomStoragePerDeviceData,
    CUcheckpointCustomStoragePerDeviceData_st as CUcheckpointCustomStoragePerDeviceData_st,
    CUcheckpointGpuPair as CUcheckpointGpuPair,
    CUcheckpointGpuPair_st as CUcheckpointGpuPair_st,
    CUcheckpointLockArgs as CUcheckpointLockArgs,
    CUcheckpointLockArgs_st as CUcheckpointLockArgs_st,
    CUcheckpointOperationHandle as CUcheckpointOperationHandle,
    CUcheckpointRestoreArgs as CUcheckpointRestoreArgs,
    CUcheckpointRestoreArgs_st as CUcheckpointRestoreArgs_st,
    CUcheckpointUnlockArgs as CUcheckpointUnlockArgs,
    CUcheckpointUnlockArgs_st as CUcheckpointUnlockArgs_st,
    CUcigDataType as CUcigDataType,
    CUcliqueInfo as CUcliqueInfo,
    CUcliqueInfo_st as CUcliqueInfo_st,
    CUcliqueType as CUcliqueType,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy,
    CUcomputemode as CUcomputemode,
    CUcontext as CUcontext,
    CUcoredumpCallbackHandle as CUcoredumpCallbackHandle,
    CUcoredumpSettings as CUcoredumpSettings,
    CUcoredumpStatusCallback as CUcoredumpStatusCallback,
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
    CUdevSmResourceGroup_flags as CUdevSmResourceGroup_flags,
    CUdevSmResourceSplitByCount_flags as CUdevSmResourceSplitByCount_flags,
    CUdevSmResourceSplit_flags as CUdevSmResourceSplit_flags,
    CUdevSmResource_st as CUdevSmResource_st,
    CUdevWorkqueueConfigResource as CUdevWorkqueueConfigResource,
    CUdevWorkqueueConfigResource_st as CUdevWorkqueueConfigResource_st,
    CUdevWorkqueueConfigScope as CUdevWorkqueueConfigScope,
    CUdevWorkqueueResource as CUdevWorkqueueResource,
    CUdevWorkqueueResource_st as CUdevWorkqueueResource_st,
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
    CUfabricCpyOperand as CUfabricCpyOperand,
    CUfabricCpyOperandType as CUfabricCpyOperandType,
    CUfabricCpyOperand_op as CUfabricCpyOperand_op,
    CUfabricCpyOperand_op_le as CUfabricCpyOperand_op_le,
    CUfabricCpyOperand_op_ptr as CUfabricCpyOperand_op_ptr,
    CUfabricCpyOperand_st as CUfabricCpyOperand_st,
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
    CUgraphRecaptureCallback as CUgraphRecaptureCallback,
    CUgraphRecaptureStatus as CUgraphRecaptureStatus,
    CUgraphicsMapResourceFlags as CUgraphicsMapResourceFlags,
    CUgraphicsRegisterFlags as CUgraphicsRegisterFlags,
    CUgraphicsResource as CUgraphicsResource,
    CUgreenCtx as CUgreenCtx,
    CUgreenCtxCreate_flags as CUgreenCtxCreate_flags,
    CUhostFn as CUhostFn,
    CUhostTaskSyncMode as CUhostTaskSyncMode,
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
    CUlaunchAttributePortableClusterMode as CUlaunchAttributePortableClusterMode,
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
    CUlogicalEndpointFabricHandle as CUlogicalEndpointFabricHandle,
    CUlogicalEndpointFabricHandle_st as CUlogicalEndpointFabricHandle_st,
    CUlogicalEndpointFlag as CUlogicalEndpointFlag,
    CUlogicalEndpointId as CUlogicalEndpointId,
    CUlogicalEndpointIpcHandleType as CUlogicalEndpointIpcHandleType,
    CUlogicalEndpointProp as CUlogicalEndpointProp,
    CUlogicalEndpointProp_anon0 as CUlogicalEndpointProp_anon0,
    CUlogicalEndpointProp_anon0_multicast as CUlogicalEndpointProp_anon0_multicast,
    CUlogicalEndpointProp_anon0_unicast as CUlogicalEndpointProp_anon0_unicast,
    CUlogicalEndpointProp_struct as CUlogicalEndpointProp_struct,
    CUlogicalEndpointType as CUlogicalEndpointType,
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
    CUmemLocation_v1_anon0 as CUmemLocation_v1_anon0,
    CUmemLocation_v1_anon0_localized as CUmemLocation_v1_anon0_localized,
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
    CUsharedMemoryMode as CUsharedMemoryMode,
    CUshared_carveout as CUshared_carveout,
    CUsharedconfig as CUsharedconfig,
    CUstream as CUstream,
    CUstreamAtomicReductionDataType as CUstreamAtomicReductionDataType,
    CUstreamAtomicReductionOpType as CUstreamAtomicReductionOpType,
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
    CUstreamCigCaptureParams as CUstreamCigCaptureParams,
    CUstreamCigCaptureParams_st as CUstreamCigCaptureParams_st,
    CUstreamCigDataType as CUstreamCigDataType,
    CUstreamCigParam as CUstreamCigParam,
    CUstreamCigParam_st as CUstreamCigParam_st,
    CUstreamMemOpAtomicReductionParams_st as CUstreamMemOpAtomicReductionParams_st,
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
    CUtensorMapAllocClass as CUtensorMapAllocClass,
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

def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray:
    """Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.

    Returns
    -------
    pHandle : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuArray3DCreate_v2(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray:
    """An alias of cuArray3DCreate."""

def cuArray3DGetDescriptor(hArray: CUarray | _typing.Integer | None) -> CUDA_ARRAY3D_DESCRIPTOR:
    """Returns the size, element format and flags of any CUDA array.

    Returns
    -------
    pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuArray3DGetDescriptor_v2(hArray: CUarray | _typing.Integer | None) -> CUDA_ARRAY3D_DESCRIPTOR:
    """An alias of cuArray3DGetDescriptor."""

def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray:
    """Creates a one- or two-dimensional CUDA array, for textures and surfaces.

    Returns
    -------
    pHandle : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuArrayCreate_v2(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray:
    """An alias of cuArrayCreate."""

def cuArrayDestroy(hArray: CUarray | _typing.Integer | None) -> None:
    """Destroys a CUDA array, which must no longer be used by any texture or surface.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``,
        ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hArray``, or objects that belong to it, during or after the call.
    """

def cuArrayGetDescriptor(hArray: CUarray | _typing.Integer | None) -> CUDA_ARRAY_DESCRIPTOR:
    """Returns the width, height and element format of a one- or two-dimensional CUDA array.

    Returns
    -------
    pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuArrayGetDescriptor_v2(hArray: CUarray | _typing.Integer | None) -> CUDA_ARRAY_DESCRIPTOR:
    """An alias of cuArrayGetDescriptor."""

def cuArrayGetMemoryRequirements(
    array: CUarray | _typing.Integer | None,
    device: CUdevice | _typing.Integer | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.

    Returns
    -------
    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuArrayGetPlane(hArray: CUarray | _typing.Integer | None, planeIdx: _typing.Integer) -> CUarray:
    """Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.

    Returns
    -------
    pPlaneArray : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuArrayGetSparseProperties(array: CUarray | _typing.Integer | None) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """Returns the tile size and the mip tail of a sparse CUDA array.

    Returns
    -------
    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | _typing.Integer | None) -> None:
    """Completes a checkpoint or restore operation in which the caller transfers the data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cuCheckpointProcessCheckpoint(pid: _typing.Integer, args: CUcheckpointCheckpointArgs | None) -> None:
    """Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCheckpointProcessGetRestoreThreadId(pid: _typing.Integer) -> int:
    """Returns the ID of the thread that restores the CUDA state of a process.

    Returns
    -------
    tid : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCheckpointProcessGetState(pid: _typing.Integer) -> CUprocessState:
    """Returns a process's checkpoint state: running, locked, checkpointed or failed.

    Returns
    -------
    state : CUprocessState

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCheckpointProcessLock(pid: _typing.Integer, args: CUcheckpointLockArgs | None) -> None:
    """Blocks further CUDA calls of a process and waits for its pending work, before a checkpoint.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
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
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCheckpointProcessUnlock(pid: _typing.Integer, args: CUcheckpointUnlockArgs | None) -> None:
    """Allows a locked process to call CUDA again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCoredumpDeregisterCompleteCallback(
    callback: CUcoredumpCallbackHandle | _typing.Integer | None,
) -> None:
    """Unregisters a callback that runs when a GPU core dump is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_PERMITTED``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | _typing.Integer | None) -> None:
    """Unregisters a callback that runs when a GPU core dump starts.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_PERMITTED``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> _Any:
    """Returns one attribute, such as the file name, of GPU core dumps for the current context.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``.
    """

def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> _Any:
    """Returns one attribute of GPU core dumps for the whole process.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuCoredumpRegisterCompleteCallback(
    callback: _typing.Callback,
    userData: object,
) -> CUcoredumpCallbackHandle:
    """Registers a callback that runs when a GPU core dump is complete.

    Parameters
    ----------
    callback, userData
        Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterCompleteCallback`` is called.

    Returns
    -------
    callbackOut : CUcoredumpCallbackHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - ``callback`` may be called with ``userData`` until ``cuCoredumpDeregisterCompleteCallback`` is called, on any
      thread.
    """

def cuCoredumpRegisterStartCallback(
    callback: _typing.Callback,
    userData: object,
) -> CUcoredumpCallbackHandle:
    """Registers a callback that runs when a GPU core dump starts.

    Parameters
    ----------
    callback, userData
        Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterStartCallback`` is called.

    Returns
    -------
    callbackOut : CUcoredumpCallbackHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - ``callback`` may be called with ``userData`` until ``cuCoredumpDeregisterStartCallback`` is called, on any thread.
    """

def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: object) -> None:
    """Changes one attribute, such as the file name, of GPU core dumps for the current context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``CU_COREDUMP_GENERATION_FLAGS`` must not be set together with the attributes that it replaces.
    """

def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: object) -> None:
    """Changes one attribute of GPU core dumps for the whole process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_PERMITTED``.

    Warnings
    --------
    - ``CU_COREDUMP_GENERATION_FLAGS`` must not be set together with the attributes that it replaces.
    """

def cuCtxAttach(flags: _typing.Integer) -> CUcontext:
    """Increments the usage count of the current context and returns the context.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

@_overload
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
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - ``ctxCreateParams`` must not set both ``execAffinityParams`` and ``cigParams``.
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.
    """

@_overload
def cuCtxCreate(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> CUcontext: ...
@_overload
def cuCtxCreate_v4(flags: _typing.Integer, dev: CUdevice | _typing.Integer | None) -> CUcontext:
    """An alias of cuCtxCreate."""

@_overload
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> CUcontext: ...
def cuCtxCreate_v2(flags: _typing.Integer, dev: CUdevice | _typing.Integer | None) -> CUcontext:
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
        The result code is not ``CUDA_SUCCESS``.

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Kept for binary compatibility.
    """

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
        The result code is not ``CUDA_SUCCESS``.

    Warnings
    --------
    - Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Kept for binary compatibility.
    """

def cuCtxDestroy(ctx: CUcontext | _typing.Integer | None) -> None:
    """Destroys a context and all its resources; threads to which it was current must not use it again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``ctx``, or objects that belong to it, during or after the call.
    """

def cuCtxDestroy_v2(ctx: CUcontext | _typing.Integer | None) -> None:
    """An alias of cuCtxDestroy."""

def cuCtxDetach(ctx: CUcontext | _typing.Integer | None) -> None:
    """Decrements the usage count of a context, and destroys the context if the count is zero.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``ctx``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cuCtxDisablePeerAccess(peerContext: CUcontext | _typing.Integer | None) -> None:
    """Disables the current context's direct access to a peer context's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PEER_ACCESS_NOT_ENABLED``.

    Warnings
    --------
    - Before the call, all work in the current context that uses memory of ``peerContext`` must be complete.
    """

def cuCtxEnablePeerAccess(peerContext: CUcontext | _typing.Integer | None, Flags: _typing.Integer) -> None:
    """Gives the current context direct access to a peer context's memory, but not vice versa.

    Parameters
    ----------
    Flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED``, ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``,
        ``CUDA_ERROR_TOO_MANY_PEERS``.
    """

def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _typing.Integer | None) -> CUcontext:
    """Converts a green context to a context handle, for functions such as ``cuCtxSetCurrent``.

    Returns
    -------
    pContext : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - The returned context must not be destroyed separately: it is destroyed with ``hCtx``.
    """

def cuCtxGetApiVersion(ctx: CUcontext | _typing.Integer | None) -> int:
    """Returns the API version that a context was created for (3010 or later).

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
    """

def cuCtxGetCacheConfig() -> CUfunc_cache:
    """Returns the preferred split of on-chip memory between L1 and shared memory for the current context.

    Returns
    -------
    pconfig : CUfunc_cache

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetCurrent() -> CUcontext:
    """Returns the calling thread's current context, or null if there is none.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetDevResource(
    hCtx: CUcontext | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns a context's resources of one type, such as SMs or work queues.

    Returns
    -------
    resource : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetDevice() -> CUdevice:
    """Returns the device that the current context belongs to.

    Returns
    -------
    device : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetDevice_v2(ctx: CUcontext | _typing.Integer | None) -> CUdevice:
    """Returns the device that the given context belongs to.

    Returns
    -------
    device : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetExecAffinity(typename: CUexecAffinityType) -> CUexecAffinityParam:
    """Returns an execution affinity of the current context, such as the number of SMs that it may use.

    Returns
    -------
    pExecAffinity : CUexecAffinityParam

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.
    """

def cuCtxGetFlags() -> int:
    """Returns the flags of the current context, which specify, for example, how the CPU waits for the GPU.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxGetId(ctx: CUcontext | _typing.Integer | None) -> int:
    """Returns a context's ID, which is unique for the lifetime of the process.

    Returns
    -------
    ctxId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
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

def cuCtxGetSharedMemConfig() -> CUsharedconfig:
    """Returns the bank width of shared memory in the current context.

    Returns
    -------
    pConfig : CUsharedconfig

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuCtxGetStreamPriorityRange() -> tuple[int, int]:
    """Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.

    Returns
    -------
    leastPriority : int
    greatestPriority : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuCtxPopCurrent() -> CUcontext:
    """Removes the current context from the top of the calling thread's stack, and returns the context.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxPopCurrent_v2() -> CUcontext:
    """An alias of cuCtxPopCurrent."""

def cuCtxPushCurrent(ctx: CUcontext | _typing.Integer | None) -> None:
    """Pushes a context onto the calling thread's context stack, which makes it current.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxPushCurrent_v2(ctx: CUcontext | _typing.Integer | None) -> None:
    """An alias of cuCtxPushCurrent."""

def cuCtxRecordEvent(
    hCtx: CUcontext | _typing.Integer | None,
    hEvent: CUevent | _typing.Integer | None,
) -> None:
    """Records an event that completes when all work submitted to a context so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuCtxResetPersistingL2Cache() -> None:
    """Resets all persisting lines in the L2 cache of the current context's device to the normal state.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuCtxSetCacheConfig(config: CUfunc_cache) -> None:
    """Sets the preferred split of on-chip memory between L1 and shared memory for the current context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxSetCurrent(ctx: CUcontext | _typing.Integer | None) -> None:
    """Makes a context current to the calling thread, replacing the context on top of the thread's stack.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuCtxSetFlags(flags: _typing.Integer) -> None:
    """Changes the flags of the current context, which specify, for example, how the CPU waits for the GPU.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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

def cuCtxSetSharedMemConfig(config: CUsharedconfig) -> None:
    """Sets the bank width of shared memory for kernels of the current context, if the device supports it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
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
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuCtxSynchronize_v2(ctx: CUcontext | _typing.Integer | None) -> None:
    """Blocks until all work submitted to the given context has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuCtxWaitEvent(
    hCtx: CUcontext | _typing.Integer | None,
    hEvent: CUevent | _typing.Integer | None,
) -> None:
    """Makes all work that is later submitted to a context wait for an event.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuDestroyExternalMemory(extMem: CUexternalMemory | _typing.Integer | None) -> None:
    """Destroys imported memory; its mappings must be freed first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``extMem``, or objects that belong to it, during or after the call.
    """

def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _typing.Integer | None) -> None:
    """Destroys an imported semaphore; all work that uses it must be complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``extSem``, or objects that belong to it, during or after the call.
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

def cuDevSmResourceSplit(
    nbGroups: _typing.Integer,
    input_: CUdevResource | None,
    flags: _typing.Integer,
    groupParams: _Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None,
) -> tuple[list[CUdevResource], CUdevResource]:
    """Splits SMs into groups, each described by its own record, and a remainder.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    result : list[CUdevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    remainder : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDevSmResourceSplitByCount(
    nbGroups: _typing.Integer,
    input_: CUdevResource | None,
    flags: _typing.Integer,
    minCount: _typing.Integer,
) -> tuple[list[CUdevResource], int, CUdevResource]:
    """Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

    Parameters
    ----------
    flags
        Flags: members of ``CUdevSmResourceSplitByCount_flags``.

    Returns
    -------
    result : list[CUdevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    nbGroups : int
    remainder : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``,
        ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``result``, ``nbGroups``, ``remainder``.
    """

def cuDeviceCanAccessPeer(
    dev: CUdevice | _typing.Integer | None,
    peerDev: CUdevice | _typing.Integer | None,
) -> int:
    """Returns whether a device can directly access another device's memory.

    Returns
    -------
    canAccessPeer : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceComputeCapability(dev: CUdevice | _typing.Integer | None) -> tuple[int, int]:
    """Returns a device's compute capability, major and minor (superseded by ``cuDeviceGetAttribute``).

    Returns
    -------
    major : int
    minor : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuDeviceGet(ordinal: _typing.Integer) -> CUdevice:
    """Returns the handle of the device with the given ordinal, from 0 to the device count minus 1.

    Returns
    -------
    device : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
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

def cuDeviceGetByPCIBusId(pciBusId: _typing.Text) -> CUdevice:
    """Returns the device at a PCI address, given as a string such as ``0000:3b:00.0``.

    Returns
    -------
    dev : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetCliqueCount(dev: CUdevice | _typing.Integer | None) -> int:
    """Returns the number of fabric cliques that a device belongs to.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuDeviceGetCliqueInfo(
    dev: CUdevice | _typing.Integer | None,
    count: _typing.Integer | None = None,
) -> list[CUcliqueInfo]:
    """Lists the fabric cliques that a device belongs to, with the type and number of each clique.

    Parameters
    ----------
    count
        If omitted, cubind determines the required length.

    Returns
    -------
    cliqueInfo : list[CUcliqueInfo]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
        The exception's attribute ``outputs`` contains: ``cliqueInfo``, ``count``.
    """

def cuDeviceGetCount() -> int:
    """Returns the number of CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetDefaultMemPool(dev: CUdevice | _typing.Integer | None) -> CUmemoryPool:
    """Returns a device's default memory pool, which the driver created and which cannot be destroyed.

    Returns
    -------
    pool_out : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuDeviceGetDevResource(
    device: CUdevice | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

    Returns
    -------
    resource : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType,
    dev: CUdevice | _typing.Integer | None,
) -> int:
    """Returns whether a device supports one type of execution affinity for contexts, such as an SM count.

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

def cuDeviceGetFabricClusterUuid(dev: CUdevice | _typing.Integer | None) -> CUuuid:
    """Returns the UUID of the NVLink fabric cluster to which a device belongs.

    Returns
    -------
    uuid : CUuuid

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuDeviceGetGraphMemAttribute(
    device: CUdevice | _typing.Integer | None,
    attr: CUgraphMem_attribute,
) -> _Any:
    """Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.
    """

def cuDeviceGetHostAtomicCapabilities(
    operations: _Sequence[CUatomicOperation] | None,
    count: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> list[int]:
    """Returns a device's support for each of the given atomic operations on host memory.

    Returns
    -------
    capabilities : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuDeviceGetLuid(dev: CUdevice | _typing.Integer | None) -> tuple[bytes, int]:
    """Returns a device's LUID and node mask, which identify the adapter in Windows graphics APIs.

    Returns
    -------
    luid : bytes
    deviceNodeMask : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetMemPool(dev: CUdevice | _typing.Integer | None) -> CUmemoryPool:
    """Returns a device's current memory pool, from which ``cuMemAllocAsync`` allocates.

    Returns
    -------
    pool : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuDeviceGetName(dev: CUdevice | _typing.Integer | None, length: _typing.Integer | None = None) -> str:
    """Returns a device's product name, truncated to the given length.

    Parameters
    ----------
    length
        If omitted, cubind determines the required length.

    Returns
    -------
    name : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _typing.Pointer,
    dev: CUdevice | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.

    Parameters
    ----------
    flags
        Flags: ``CUDA_NVSCISYNC_ATTR_SIGNAL``, ``CUDA_NVSCISYNC_ATTR_WAIT``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuDeviceGetP2PAtomicCapabilities(
    operations: _Sequence[CUatomicOperation] | None,
    count: _typing.Integer,
    srcDevice: CUdevice | _typing.Integer | None,
    dstDevice: CUdevice | _typing.Integer | None,
) -> list[int]:
    """Returns a device's support for each of the given atomic operations on a peer device's memory.

    Returns
    -------
    capabilities : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice | _typing.Integer | None,
    dstDevice: CUdevice | _typing.Integer | None,
) -> int:
    """Returns one property of the link between two devices, such as its performance rank or support for atomics.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetPCIBusId(
    dev: CUdevice | _typing.Integer | None,
    length: _typing.Integer | None = None,
) -> str:
    """Returns a device's PCI address, such as ``0000:3b:00.0``.

    Parameters
    ----------
    length
        If omitted, cubind determines the required length.

    Returns
    -------
    pciBusId : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetProperties(dev: CUdevice | _typing.Integer | None) -> CUdevprop:
    """Returns basic limits and the clock rate of a device (superseded by ``cuDeviceGetAttribute``).

    Returns
    -------
    prop : CUdevprop

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format,
    numChannels: _typing.Integer,
    dev: CUdevice | _typing.Integer | None,
) -> int:
    """Returns the maximum number of elements of a 1D texture in linear memory, for a given format.

    Returns
    -------
    maxWidthInElements : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetUuid(dev: CUdevice | _typing.Integer | None) -> CUuuid:
    """Returns a device's UUID (16 bytes).

    Returns
    -------
    uuid : CUuuid

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceGetUuid_v2(dev: CUdevice | _typing.Integer | None) -> CUuuid:
    """An alias of cuDeviceGetUuid."""

def cuDeviceGraphMemTrim(device: CUdevice | _typing.Integer | None) -> None:
    """Releases a device's unused memory that is reserved for graphs to the operating system.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.
    """

def cuDevicePrimaryCtxGetState(dev: CUdevice | _typing.Integer | None) -> tuple[int, int]:
    """Returns the flags of a device's primary context and whether the context is active.

    Returns
    -------
    flags : int
    active : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDevicePrimaryCtxRelease(dev: CUdevice | _typing.Integer | None) -> None:
    """Releases one reference to a device's primary context; the last release resets the context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - Nothing in the process may use objects of the device's primary context during or after the call. Library handles
      that were created in it must be destroyed first, because destroying one uses the context.
    """

def cuDevicePrimaryCtxRelease_v2(dev: CUdevice | _typing.Integer | None) -> None:
    """An alias of cuDevicePrimaryCtxRelease."""

def cuDevicePrimaryCtxReset(dev: CUdevice | _typing.Integer | None) -> None:
    """Destroys all allocations and state in a device's primary context, even if it is still referenced.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE``.

    Warnings
    --------
    - Nothing in the process may use objects of the device's primary context during or after the call. Library handles
      that were created in it must be destroyed first, because destroying one uses the context.
    """

def cuDevicePrimaryCtxReset_v2(dev: CUdevice | _typing.Integer | None) -> None:
    """An alias of cuDevicePrimaryCtxReset."""

def cuDevicePrimaryCtxRetain(dev: CUdevice | _typing.Integer | None) -> CUcontext:
    """Retains a device's primary context, creating it if necessary, but does not make it current.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _typing.Integer | None, flags: _typing.Integer) -> None:
    """Sets the flags of a device's primary context, which specify, for example, how the CPU waits for the GPU.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice | _typing.Integer | None, flags: _typing.Integer) -> None:
    """An alias of cuDevicePrimaryCtxSetFlags."""

def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _typing.Integer | None,
    callbackFunc: _typing.Callback,
    userData: object,
) -> CUasyncCallbackHandle:
    """Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cuDeviceUnregisterAsyncNotification`` is called.

    Returns
    -------
    callback : CUasyncCallbackHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cuDeviceUnregisterAsyncNotification`` is called, on any
      thread.
    """

def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _typing.Integer | None,
    attr: CUgraphMem_attribute,
    value: object,
) -> None:
    """Resets a high-water mark of graph memory on a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.
    """

def cuDeviceSetMemPool(
    dev: CUdevice | _typing.Integer | None,
    pool: CUmemoryPool | _typing.Integer | None,
) -> None:
    """Sets a device's current memory pool, from which later ``cuMemAllocAsync`` calls allocate.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuDeviceTotalMem(dev: CUdevice | _typing.Integer | None) -> int:
    """Returns the total size in bytes of a device's memory.

    Returns
    -------
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuDeviceTotalMem_v2(dev: CUdevice | _typing.Integer | None) -> int:
    """An alias of cuDeviceTotalMem."""

def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _typing.Integer | None,
    callback: CUasyncCallbackHandle | _typing.Integer | None,
) -> None:
    """Unregisters a callback for asynchronous notifications from a device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cuDriverGetVersion() -> int:
    """Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.

    Returns
    -------
    driverVersion : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuEGLStreamConsumerAcquireFrame(
    conn: object,
    pCudaResource: object,
    pStream: CUstream | _typing.Integer | _typing.Stream | None,
    timeout: _typing.Integer,
) -> None:
    """Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_LAUNCH_TIMEOUT``.
    """

def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | _typing.Integer | None) -> CUeglStreamConnection:
    """Makes CUDA the consumer of an EGL stream's frames.

    Returns
    -------
    conn : CUeglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUeglStreamConnection:
    """Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.

    Parameters
    ----------
    flags
        Flags: members of ``CUeglResourceLocationFlags``.

    Returns
    -------
    conn : CUeglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamConsumerDisconnect(conn: object) -> None:
    """Disconnects CUDA as the consumer of an EGL stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamConsumerReleaseFrame(
    conn: object,
    pCudaResource: CUgraphicsResource | _typing.Integer | None,
    pStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Gives a frame back to the EGL stream from which it was acquired.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _typing.Integer | None,
    width: EGLint | _typing.Integer | None,
    height: EGLint | _typing.Integer | None,
) -> CUeglStreamConnection:
    """Makes CUDA the producer of an EGL stream's frames of a given size.

    Returns
    -------
    conn : CUeglStreamConnection

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamProducerDisconnect(conn: object) -> None:
    """Disconnects CUDA as the producer of an EGL stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuEGLStreamProducerPresentFrame(
    conn: object,
    eglframe: CUeglFrame,
    pStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Passes a frame to the consumer of an EGL stream, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.

    Warnings
    --------
    - The frame must not be freed before the producer has disconnected.
    """

def cuEGLStreamProducerReturnFrame(
    conn: object,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Retrieves, for the producer of an EGL stream, a frame that the consumer has released.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_LAUNCH_TIMEOUT``.
    """

def cuEventCreate(Flags: _typing.Integer) -> CUevent:
    """Creates an event in the current context; flags disable timing or allow interprocess use.

    Parameters
    ----------
    Flags
        Flags: members of ``CUevent_flags``.

    Returns
    -------
    phEvent : CUevent

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUevent:
    """Creates an event from an EGL sync object, so that streams can wait for it.

    Parameters
    ----------
    flags
        Flags: members of ``CUevent_flags``.

    Returns
    -------
    phEvent : CUevent

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuEventDestroy(hEvent: CUevent | _typing.Integer | None) -> None:
    """Destroys an event, even if it has not completed yet.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hEvent``, or objects that belong to it, during or after the call.
    """

def cuEventDestroy_v2(hEvent: CUevent | _typing.Integer | None) -> None:
    """An alias of cuEventDestroy."""

def cuEventElapsedTime(
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

def cuEventElapsedTime_v2(
    hStart: CUevent | _typing.Integer | None,
    hEnd: CUevent | _typing.Integer | None,
) -> float:
    """An alias of cuEventElapsedTime."""

def cuEventQuery(hEvent: CUevent | _typing.Integer | None) -> None:
    """Checks without blocking whether an event has completed (if not, ``CUDA_ERROR_NOT_READY``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_READY``.
    """

def cuEventRecord(
    hEvent: CUevent | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Records an event that completes when all work submitted to a stream so far is complete.

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

def cuEventRecordWithFlags(
    hEvent: CUevent | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    flags: _typing.Integer,
) -> None:
    """Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.

    Parameters
    ----------
    flags
        Flags: members of ``CUevent_record_flags``.

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

def cuEventSynchronize(hEvent: CUevent | _typing.Integer | None) -> None:
    """Blocks until an event has completed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _typing.Integer | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray:
    """Maps imported memory as a mipmapped CUDA array.

    Returns
    -------
    mipmap : CUmipmappedArray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuFabricCpyBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies multiple ranges in stream order, each to or from an address or a logical endpoint.

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> None:
    """Blocks until all previous GPUDirect RDMA writes are visible in the given scope.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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

def cuFuncGetModule(hfunc: CUfunction | _typing.Integer | None) -> CUmodule:
    """Returns the module that contains a function.

    Returns
    -------
    hmod : CUmodule

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - The program must not unload a module that the CUDA runtime has loaded.
    """

def cuFuncGetName(hfunc: CUfunction | _typing.Integer | None) -> str:
    """Returns a function's mangled name.

    Returns
    -------
    name : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuFuncGetParamCount(func: CUfunction | _typing.Integer | None) -> int:
    """Returns the number of parameters of a function.

    Returns
    -------
    paramCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuFuncGetParamInfo(
    func: CUfunction | _typing.Integer | None,
    paramIndex: _typing.Integer,
) -> tuple[int, int]:
    """Returns the offset and size in bytes of one of a function's parameters.

    Returns
    -------
    paramOffset : int
    paramSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuFuncIsLoaded(function: CUfunction | _typing.Integer | None) -> CUfunctionLoadingState:
    """Returns whether a function's code has already been loaded (lazy loading).

    Returns
    -------
    state : CUfunctionLoadingState

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuFuncLoad(function: CUfunction | _typing.Integer | None) -> None:
    """Loads a function's code immediately, rather than at its first launch.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
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

def cuFuncSetBlockShape(
    hfunc: CUfunction | _typing.Integer | None,
    x: _typing.Integer,
    y: _typing.Integer,
    z: _typing.Integer,
) -> None:
    """Sets the block dimensions for launches of a function by ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuFuncSetCacheConfig(hfunc: CUfunction | _typing.Integer | None, config: CUfunc_cache) -> None:
    """Sets the preferred split of on-chip memory between L1 and shared memory for a function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuFuncSetSharedMemConfig(hfunc: CUfunction | _typing.Integer | None, config: CUsharedconfig) -> None:
    """Sets the bank width of shared memory for launches of a function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuFuncSetSharedSize(hfunc: CUfunction | _typing.Integer | None, numbytes: _typing.Integer) -> None:
    """Sets the size in bytes of dynamic shared memory for launches by ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuGLCtxCreate(Flags: _typing.Integer, device: CUdevice | _typing.Integer | None) -> CUcontext:
    """Creates a context for use with OpenGL (superseded by ``cuCtxCreate``).

    Parameters
    ----------
    Flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    pCtx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - Destroying ``pCtx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Deprecated.
    """

def cuGLCtxCreate_v2(Flags: _typing.Integer, device: CUdevice | _typing.Integer | None) -> CUcontext:
    """An alias of cuGLCtxCreate."""

def cuGLGetDevices(
    cudaDeviceCount: _typing.Integer,
    deviceList: CUGLDeviceList,
) -> tuple[int, list[CUdevice]]:
    """Lists the CUDA devices on which the current OpenGL context renders.

    Returns
    -------
    pCudaDeviceCount : int
    pCudaDevices : list[CUdevice]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_GRAPHICS_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_DEVICE``,
        ``CUDA_ERROR_OPERATING_SYSTEM``.
    """

def cuGLGetDevices_v2(
    cudaDeviceCount: _typing.Integer,
    deviceList: CUGLDeviceList,
) -> tuple[int, list[CUdevice]]:
    """An alias of cuGLGetDevices."""

def cuGLInit() -> None:
    """Prepares OpenGL for use with CUDA (no longer required).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.

    Notes
    -----
    Deprecated.
    """

def cuGLMapBufferObject(buffer: GLuint | _typing.Integer | None) -> tuple[CUdeviceptr, int]:
    """Maps a shared OpenGL buffer and returns its device address and size in bytes.

    Returns
    -------
    dptr : CUdeviceptr
    size : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuGLMapBufferObject_v2(buffer: GLuint | _typing.Integer | None) -> tuple[CUdeviceptr, int]:
    """An alias of cuGLMapBufferObject."""

def cuGLMapBufferObjectAsync(
    buffer: GLuint | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUdeviceptr, int]:
    """Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.

    Returns
    -------
    dptr : CUdeviceptr
    size : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuGLMapBufferObjectAsync_v2(
    buffer: GLuint | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUdeviceptr, int]:
    """An alias of cuGLMapBufferObjectAsync."""

def cuGLRegisterBufferObject(buffer: GLuint | _typing.Integer | None) -> None:
    """Shares an OpenGL buffer with CUDA (superseded by ``cuGraphicsGLRegisterBuffer``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuGLSetBufferObjectMapFlags(buffer: GLuint | _typing.Integer | None, Flags: _typing.Integer) -> None:
    """Specifies how CUDA will use an OpenGL buffer while it is mapped.

    Parameters
    ----------
    Flags
        Flags: members of ``CUGLmap_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuGLUnmapBufferObject(buffer: GLuint | _typing.Integer | None) -> None:
    """Unmaps a buffer, so that OpenGL can use it again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Unmaps a buffer in stream order, so that OpenGL can use it again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cuGLUnregisterBufferObject(buffer: GLuint | _typing.Integer | None) -> None:
    """Ends CUDA's use of an OpenGL buffer.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``buffer`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Deprecated.
    """

def cuGetErrorName(error: CUresult) -> str:
    """Returns the name of an error code, such as ``CUDA_ERROR_INVALID_VALUE``.

    Returns
    -------
    pStr : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGetErrorString(error: CUresult) -> str:
    """Returns the English description of an error code.

    Returns
    -------
    pStr : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGetExportTable(pExportTableId: CUuuid | None) -> int:
    """Looks up a table of driver-internal functions by its UUID; these functions are undocumented.

    Returns
    -------
    ppExportTable : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.
    """

def cuGetProcAddress(
    symbol: _typing.Text,
    cudaVersion: _typing.Integer,
    flags: cuuint64_t | _typing.Integer | None,
) -> tuple[int, CUdriverProcAddressQueryResult]:
    """Looks up the address of a driver function by name, in the revision for a given CUDA version.

    Parameters
    ----------
    flags
        Flags: members of ``CUdriverProcAddress_flags``.

    Returns
    -------
    pfn : int
        Referenced memory and handles are valid as long as the process runs.
    symbolStatus : CUdriverProcAddressQueryResult

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGetProcAddress_v2(
    symbol: _typing.Text,
    cudaVersion: _typing.Integer,
    flags: cuuint64_t | _typing.Integer | None,
) -> tuple[int, CUdriverProcAddressQueryResult]:
    """An alias of cuGetProcAddress."""

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

def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    childGraph: CUgraph | _typing.Integer | None,
) -> CUgraphNode:
    """Adds a graph node that runs a copy of another graph.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``childGraph`` must not be ``hGraph`` itself.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
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
    """An alias of cuGraphAddDependencies."""

def cuGraphAddEmptyNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
) -> CUgraphNode:
    """Adds a graph node that does nothing except join and fork dependencies.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    event: CUevent | _typing.Integer | None,
) -> CUgraphNode:
    """Adds a graph node that records an event.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

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

def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    event: CUevent | _typing.Integer | None,
) -> CUgraphNode:
    """Adds a graph node that waits for an event.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

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

def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that signals external semaphores.

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

def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that waits for external semaphores.

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

def cuGraphAddHostNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that calls a host function.

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

def cuGraphAddKernelNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a graph node that launches a kernel.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - The kernel must not use a texture or surface reference.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddKernelNode_v2(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode:
    """An alias of cuGraphAddKernelNode."""

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

def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> CUgraphNode:
    """Adds a graph node that frees the memory that an allocation node allocated.

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind as long as ``hGraph``, or a copy of it, exists.

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

def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _typing.Integer | None,
) -> CUgraphNode:
    """Adds a graph node that copies a 3D region of memory.

    Parameters
    ----------
    copyParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.
    ctx
        Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddMemsetNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _typing.Integer,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _typing.Integer | None,
) -> CUgraphNode:
    """Adds a graph node that fills memory with a value.

    Parameters
    ----------
    memsetParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or
        a copy of it, exists.
    ctx
        Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

    Returns
    -------
    phGraphNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
    """

def cuGraphAddNode(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
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
    """An alias of cuGraphAddNode."""

def cuGraphAddNode_v3(
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
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

def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _typing.Integer | None) -> CUgraph:
    """Returns the graph that a child graph node contains and owns.

    Returns
    -------
    phGraph : CUgraph

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphClone(originalGraph: CUgraph | _typing.Integer | None) -> CUgraph:
    """Copies a graph, including its nodes and child graphs.

    Returns
    -------
    phGraphClone : CUgraph

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _typing.Integer | None,
    ctx: CUcontext | _typing.Integer | None,
    defaultLaunchValue: _typing.Integer,
    flags: _typing.Integer,
) -> CUgraphConditionalHandle:
    """Creates the handle with which kernels set the condition of a conditional node.

    Parameters
    ----------
    flags
        Flags: ``CU_GRAPH_COND_ASSIGN_DEFAULT``.

    Returns
    -------
    pHandle_out : CUgraphConditionalHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphCreate(flags: _typing.Integer) -> CUgraph:
    """Creates a graph without nodes.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    phGraph : CUgraph

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuGraphDebugDotPrint(
    hGraph: CUgraph | _typing.Integer | None,
    path: _typing.Text,
    flags: _typing.Integer,
) -> None:
    """Writes a graph to a file in Graphviz's DOT language.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphDebugDot_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_OPERATING_SYSTEM``.
    """

def cuGraphDestroy(hGraph: CUgraph | _typing.Integer | None) -> None:
    """Destroys a graph and its nodes; executable graphs that were created from it remain.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hGraph``, or objects that belong to it, during or after the call.
    """

def cuGraphDestroyNode(hNode: CUgraphNode | _typing.Integer | None) -> None:
    """Removes a node and its edges from its graph.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - No thread may use ``hNode``, or objects that belong to it, during or after the call.
    """

def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _typing.Integer | None) -> CUevent:
    """Returns the event that a node records.

    Returns
    -------
    event_out : CUevent

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _typing.Integer | None,
    event: CUevent | _typing.Integer | None,
) -> None:
    """Sets the event that a node records.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hNode``, or a copy of it, exists.

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

def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _typing.Integer | None) -> CUevent:
    """Returns the event that a node waits for.

    Returns
    -------
    event_out : CUevent

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _typing.Integer | None,
    event: CUevent | _typing.Integer | None,
) -> None:
    """Sets the event that a node waits for.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hNode``, or a copy of it, exists.

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

def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    childGraph: CUgraph | _typing.Integer | None,
) -> None:
    """Updates a child graph of an executable graph with the parameters of another graph.

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

def cuGraphExecDestroy(hGraphExec: CUgraphExec | _typing.Integer | None) -> None:
    """Destroys an executable graph; a running launch finishes first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hGraphExec``, or objects that belong to it, during or after the call.
    """

def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    event: CUevent | _typing.Integer | None,
) -> None:
    """Sets the event that a node of an executable graph records.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

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

def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    event: CUevent | _typing.Integer | None,
) -> None:
    """Sets the event that a node of an executable graph waits for.

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

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

def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """Sets the external semaphores that a node of an executable graph signals.

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

def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """Sets the external semaphores that a node of an executable graph waits for.

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

def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _typing.Integer | None) -> cuuint64_t:
    """Returns the flags with which an executable graph was created.

    Returns
    -------
    flags : cuuint64_t

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphExecGetId(hGraphExec: CUgraphExec | _typing.Integer | None) -> int:
    """Returns an executable graph's ID.

    Returns
    -------
    graphId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """Sets the function of a host node, and the function's argument, in an executable graph.

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

def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """Sets a kernel node's function, grid and arguments, in an executable graph only.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
    """

def cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """An alias of cuGraphExecKernelNodeSetParams."""

def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _typing.Integer | None,
) -> None:
    """Sets the parameters of a memory copy node in an executable graph.

    Parameters
    ----------
    copyParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.
    ctx
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

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

def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _typing.Integer | None,
) -> None:
    """Sets the destination and the value of a memset node in an executable graph.

    Parameters
    ----------
    memsetParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.
    ctx
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

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

def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hGraph: CUgraph | _typing.Integer | None,
) -> CUgraphExecUpdateResultInfo:
    """Updates an executable graph with the parameters of a graph that has the same nodes and edges.

    Returns
    -------
    resultInfo : CUgraphExecUpdateResultInfo
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.
        The exception's attribute ``outputs`` contains: ``resultInfo``.
    """

def cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hGraph: CUgraph | _typing.Integer | None,
) -> CUgraphExecUpdateResultInfo:
    """An alias of cuGraphExecUpdate."""

def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _typing.Integer | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS:
    """Returns the external semaphores that a node signals, and the signaled values.

    Returns
    -------
    params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
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

def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """Sets the external semaphores that a node signals, and the signaled values.

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

def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _typing.Integer | None,
) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS:
    """Returns the external semaphores that a node waits for, and the expected values.

    Returns
    -------
    params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS
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

def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """Sets the external semaphores that a node waits for, and the expected values.

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

def cuGraphGetEdges(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the edges of a graph as two arrays of nodes.

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

def cuGraphGetEdges_v2(
    hGraph: CUgraph | _typing.Integer | None,
    numEdges: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    """An alias of cuGraphGetEdges."""

def cuGraphGetId(hGraph: CUgraph | _typing.Integer | None) -> int:
    """Returns a graph's ID.

    Returns
    -------
    graphId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphGetNodes(
    hGraph: CUgraph | _typing.Integer | None,
    numNodes: _typing.Integer | None = None,
) -> list[CUgraphNode]:
    """Lists the nodes of a graph.

    Parameters
    ----------
    numNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    nodes : list[CUgraphNode]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``nodes``, ``numNodes``.
    """

def cuGraphGetRootNodes(
    hGraph: CUgraph | _typing.Integer | None,
    numRootNodes: _typing.Integer | None = None,
) -> list[CUgraphNode]:
    """Lists the root nodes of a graph (nodes without dependencies).

    Parameters
    ----------
    numRootNodes
        If omitted, cubind determines the required length.

    Returns
    -------
    rootNodes : list[CUgraphNode]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``rootNodes``, ``numRootNodes``.
    """

def cuGraphHostNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_HOST_NODE_PARAMS:
    """Returns the function of a host node and the function's argument.

    Returns
    -------
    nodeParams : CUDA_HOST_NODE_PARAMS
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

def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """Sets the function of a host node and the function's argument.

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
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
    """

def cuGraphInstantiate(hGraph: CUgraph | _typing.Integer | None, flags: _typing.Integer) -> CUgraphExec:
    """Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphInstantiate_flags``.

    Returns
    -------
    phGraphExec : CUgraphExec

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphInstantiateWithFlags(
    hGraph: CUgraph | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUgraphExec:
    """An alias of cuGraphInstantiate."""

def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _typing.Integer | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec:
    """Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.

    Returns
    -------
    phGraphExec : CUgraphExec

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphInstantiate_v2(
    hGraph: CUgraph | _typing.Integer | None,
    bufferSize: _typing.Integer,
) -> tuple[CUgraphExec, CUgraphNode, str]:
    """Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

    Returns
    -------
    phGraphExec : CUgraphExec
    phErrorNode : CUgraphNode
    logBuffer : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.

    Notes
    -----
    Kept for binary compatibility.
    """

def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _typing.Integer | None,
    src: CUgraphNode | _typing.Integer | None,
) -> None:
    """Copies all attributes of one kernel node to another.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
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

def cuGraphKernelNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_KERNEL_NODE_PARAMS:
    """Returns the kernel, grid and arguments of a kernel node.

    Returns
    -------
    nodeParams : CUDA_KERNEL_NODE_PARAMS
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

def cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_KERNEL_NODE_PARAMS:
    """An alias of cuGraphKernelNodeGetParams."""

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

def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """Sets the kernel, grid and arguments of a kernel node.

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

def cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """An alias of cuGraphKernelNodeSetParams."""

def cuGraphLaunch(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Launches an executable graph in stream order; launches of the same graph run one after another.

    Parameters
    ----------
    hGraphExec
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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

def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUdeviceptr:
    """Returns the address of the memory that a node frees.

    Returns
    -------
    dptr_out : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
    """

def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_MEMCPY3D:
    """Returns the parameters of a memory copy node.

    Returns
    -------
    nodeParams : CUDA_MEMCPY3D
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

def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> None:
    """Sets the parameters of a memory copy node.

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
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
    """

def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUDA_MEMSET_NODE_PARAMS:
    """Returns the destination and the value of a memset node.

    Returns
    -------
    nodeParams : CUDA_MEMSET_NODE_PARAMS
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

def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _typing.Integer | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> None:
    """Sets the destination and the value of a memset node.

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
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
    """

def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _typing.Integer | None,
    hClonedGraph: CUgraph | _typing.Integer | None,
) -> CUgraphNode:
    """Finds the node in a cloned graph that was copied from a given node.

    Returns
    -------
    phNode : CUgraphNode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - ``hOriginalNode`` must be a node of the graph from which ``hClonedGraph`` was cloned.
    """

def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | _typing.Integer | None) -> CUgraph:
    """Returns the graph that contains a node.

    Returns
    -------
    phGraph : CUgraph

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that a node waits for.

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

def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependencies: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """An alias of cuGraphNodeGetDependencies."""

def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that wait for a node.

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

def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _typing.Integer | None,
    numDependentNodes: _typing.Integer | None = None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """An alias of cuGraphNodeGetDependentNodes."""

def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
) -> int:
    """Returns whether a node of an executable graph is enabled; a disabled node does nothing.

    Returns
    -------
    isEnabled : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphNodeGetLocalId(hNode: CUgraphNode | _typing.Integer | None) -> int:
    """Returns a node's ID within its graph.

    Returns
    -------
    nodeId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphNodeGetParams(hNode: CUgraphNode | _typing.Integer | None) -> CUgraphNodeParams:
    """Returns the parameters of a node of any type.

    Returns
    -------
    nodeParams : CUgraphNodeParams
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphNodeGetToolsId(hNode: CUgraphNode | _typing.Integer | None) -> int:
    """Returns the ID by which tools such as profilers identify a node.

    Returns
    -------
    toolsNodeId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuGraphNodeGetType(hNode: CUgraphNode | _typing.Integer | None) -> CUgraphNodeType:
    """Returns the type of a node.

    Returns
    -------
    type : CUgraphNodeType

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hNode: CUgraphNode | _typing.Integer | None,
    isEnabled: _typing.Integer,
) -> None:
    """Enables or disables a kernel, memory copy or memset node in an executable graph.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.
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

def cuGraphNodeSetParams_v2(
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
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuGraphReleaseUserObject(
    graph: CUgraph | _typing.Integer | None,
    object: CUuserObject | _typing.Integer | None,
    count: _typing.Integer,
) -> None:
    """Releases a graph's references to a user object.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cuGraphRemoveDependencies(
    hGraph: CUgraph | _typing.Integer | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
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
    """An alias of cuGraphRemoveDependencies."""

def cuGraphRetainUserObject(
    graph: CUgraph | _typing.Integer | None,
    object: CUuserObject | _typing.Integer | None,
    count: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Makes a graph hold references to a user object; a flag transfers the caller's references.

    Parameters
    ----------
    flags
        Flags: members of ``CUuserObjectRetain_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cuGraphUpload(
    hGraphExec: CUgraphExec | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Uploads an executable graph to the device in stream order, to make its first launch faster.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphicsEGLRegisterImage(
    image: EGLImageKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUgraphicsResource:
    """Shares an EGL image with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphicsMapResourceFlags``.

    Returns
    -------
    pCudaResource : CUgraphicsResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuGraphicsGLRegisterBuffer(
    buffer: GLuint | _typing.Integer | None,
    Flags: _typing.Integer,
) -> CUgraphicsResource:
    """Shares an OpenGL buffer with CUDA.

    Parameters
    ----------
    Flags
        Flags: members of ``CUgraphicsRegisterFlags``.

    Returns
    -------
    pCudaResource : CUgraphicsResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.
    """

def cuGraphicsGLRegisterImage(
    image: GLuint | _typing.Integer | None,
    target: GLenum | _typing.Integer | None,
    Flags: _typing.Integer,
) -> CUgraphicsResource:
    """Shares an OpenGL texture or renderbuffer with CUDA.

    Parameters
    ----------
    Flags
        Flags: members of ``CUgraphicsRegisterFlags``.

    Returns
    -------
    pCudaResource : CUgraphicsResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.
    """

def cuGraphicsMapResources(
    count: _typing.Integer,
    resources: CUgraphicsResource | int | _Sequence[CUgraphicsResource] | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Maps registered graphics resources for use by CUDA, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - The graphics API must not use the resources until they are unmapped.
    """

def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _typing.Integer | None,
    index: _typing.Integer,
    mipLevel: _typing.Integer,
) -> CUeglFrame:
    """Returns the frame of a mapped EGL resource.

    Returns
    -------
    eglFrame : CUeglFrame
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``.
    """

def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _typing.Integer | None,
) -> CUmipmappedArray:
    """Returns a mapped graphics image as a mipmapped CUDA array.

    Returns
    -------
    pMipmappedArray : CUmipmappedArray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.
    """

def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _typing.Integer | None,
) -> tuple[CUdeviceptr, int]:
    """Returns the address and size in bytes of a mapped graphics buffer.

    Returns
    -------
    pDevPtr : CUdeviceptr
    pSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_POINTER``.
    """

def cuGraphicsResourceGetMappedPointer_v2(
    resource: CUgraphicsResource | _typing.Integer | None,
) -> tuple[CUdeviceptr, int]:
    """An alias of cuGraphicsResourceGetMappedPointer."""

def cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphicsMapResourceFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuGraphicsResourceSetMapFlags."""

def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _typing.Integer | None,
    arrayIndex: _typing.Integer,
    mipLevel: _typing.Integer,
) -> CUarray:
    """Returns one layer and mipmap level of a mapped graphics image as a CUDA array.

    Returns
    -------
    pArray : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.
    """

def cuGraphicsUnmapResources(
    count: _typing.Integer,
    resources: CUgraphicsResource | int | _Sequence[CUgraphicsResource] | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Unmaps graphics resources in stream order, so that the graphics API can use them again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``resources`` specifies, during or after the call.
    """

def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _typing.Integer | None) -> None:
    """Unregisters a graphics resource from CUDA; its handle becomes invalid.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - No thread may use ``resource``, or objects that belong to it, during or after the call.
    """

def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUgraphicsResource:
    """Shares a VDPAU output surface with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphicsMapResourceFlags``.

    Returns
    -------
    pCudaResource : CUgraphicsResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUgraphicsResource:
    """Shares a VDPAU video surface with CUDA.

    Parameters
    ----------
    flags
        Flags: members of ``CUgraphicsMapResourceFlags``.

    Returns
    -------
    pCudaResource : CUgraphicsResource

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
    """

def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    flags: _typing.Integer,
) -> CUgreenCtx:
    """Creates a green context, whose work runs only on some of a device's SMs and work queues.

    Parameters
    ----------
    flags
        Flags: members of ``CUgreenCtxCreate_flags``.

    Returns
    -------
    phCtx : CUgreenCtx

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - Destroying ``phCtx`` destroys everything that was created in it, which must not be used afterwards.
    """

def cuGreenCtxDestroy(hCtx: CUgreenCtx | _typing.Integer | None) -> None:
    """Destroys a green context, frees its resources and releases the device's primary context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hCtx``, or objects that belong to it, during or after the call.
    """

def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _typing.Integer | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns a green context's resources of one type, such as SMs or work queues.

    Returns
    -------
    resource : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGreenCtxGetId(greenCtx: CUgreenCtx | _typing.Integer | None) -> int:
    """Returns a green context's ID, which is unique in the process.

    Returns
    -------
    greenCtxId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuGreenCtxRecordEvent(
    hCtx: CUgreenCtx | _typing.Integer | None,
    hEvent: CUevent | _typing.Integer | None,
) -> None:
    """Records an event that completes when all work submitted to a green context so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _typing.Integer | None,
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> CUstream:
    """Creates a stream with a priority; its work runs on the resources of a green context.

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

def cuGreenCtxWaitEvent(
    hCtx: CUgreenCtx | _typing.Integer | None,
    hEvent: CUevent | _typing.Integer | None,
) -> None:
    """Makes all work that is later submitted to a green context wait for an event.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.
    """

def cuImportExternalMemory(memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None) -> CUexternalMemory:
    """Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

    Parameters
    ----------
    memHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out``
        exists.

    Returns
    -------
    extMem_out : CUexternalMemory

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OPERATING_SYSTEM``.

    Warnings
    --------
    - A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.
    """

def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> CUexternalSemaphore:
    """Imports a semaphore or fence from another API, given its handle.

    Parameters
    ----------
    semHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out``
        exists.

    Returns
    -------
    extSem_out : CUexternalSemaphore

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OPERATING_SYSTEM``.

    Warnings
    --------
    - A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.
    """

def cuInit(Flags: _typing.Integer) -> None:
    """Initializes the driver API for the process; nearly all other functions fail until it succeeds.

    Parameters
    ----------
    Flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_SYSTEM_DRIVER_MISMATCH``.
    """

def cuIpcCloseMemHandle(dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None) -> None:
    """Unmaps memory that ``cuIpcOpenMemHandle`` mapped; the exporting process keeps it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``.

    Warnings
    --------
    - ``dptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cuIpcGetEventHandle(event: CUevent | _typing.Integer | None) -> CUipcEventHandle:
    """Creates a handle with which other processes can open an event that was created for interprocess use.

    Returns
    -------
    pHandle : CUipcEventHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - Other processes must not use the event after this process has destroyed it.
    """

def cuIpcGetMemHandle(dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None) -> CUipcMemHandle:
    """Creates a handle with which other processes can open an allocation of device memory.

    Returns
    -------
    pHandle : CUipcMemHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent:
    """Opens another process's event, given its handle.

    Returns
    -------
    phEvent : CUevent

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``,
        ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``.

    Warnings
    --------
    - Another process must have exported ``handle``. The event must not be used after that process has destroyed it.
    """

def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _typing.Integer) -> CUdeviceptr:
    """Maps another process's device memory, given by its handle, into the current context.

    Parameters
    ----------
    Flags
        Flags: members of ``CUipcMem_flags``.

    Returns
    -------
    pdptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``,
        ``CUDA_ERROR_TOO_MANY_PEERS``.

    Warnings
    --------
    - The process that exported the memory must not free it before this process has closed it.
    """

def cuIpcOpenMemHandle_v2(handle: CUipcMemHandle, Flags: _typing.Integer) -> CUdeviceptr:
    """An alias of cuIpcOpenMemHandle."""

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

def cuKernelGetFunction(kernel: CUkernel | _typing.Integer | None) -> CUfunction:
    """Returns a kernel's function handle in the current context.

    Returns
    -------
    pFunc : CUfunction

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuKernelGetLibrary(kernel: CUkernel | _typing.Integer | None) -> CUlibrary:
    """Returns the library that contains a kernel.

    Returns
    -------
    pLib : CUlibrary

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuKernelGetName(hfunc: CUkernel | _typing.Integer | None) -> str:
    """Returns a kernel's mangled name.

    Returns
    -------
    name : str

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuKernelGetParamCount(kernel: CUkernel | _typing.Integer | None) -> int:
    """Returns the number of parameters of a kernel.

    Returns
    -------
    paramCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuKernelGetParamInfo(
    kernel: CUkernel | _typing.Integer | None,
    paramIndex: _typing.Integer,
) -> tuple[int, int]:
    """Returns the offset and size in bytes of one of a kernel's parameters.

    Returns
    -------
    paramOffset : int
    paramSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
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

def cuKernelSetCacheConfig(
    kernel: CUkernel | _typing.Integer | None,
    config: CUfunc_cache,
    dev: CUdevice | _typing.Integer | None,
) -> None:
    """Sets the preferred split of on-chip memory between L1 and shared memory for a kernel on a device.

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

def cuLaunch(f: CUfunction | _typing.Integer | None) -> None:
    """Launches a function as one block, with the previously set parameters (superseded by ``cuLaunchKernel``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``,
        ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``,
        ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

    Warnings
    --------
    - The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last
      launched it.

    Notes
    -----
    Deprecated.
    """

def cuLaunchCooperativeKernel(
    f: CUfunction | _typing.Integer | None,
    gridDimX: _typing.Integer,
    gridDimY: _typing.Integer,
    gridDimZ: _typing.Integer,
    blockDimX: _typing.Integer,
    blockDimY: _typing.Integer,
    blockDimZ: _typing.Integer,
    sharedMemBytes: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    kernelParams: _typing.KernelParams,
) -> None:
    """Launches a kernel whose blocks all run at the same time and can synchronize across the grid.

    Parameters
    ----------
    kernelParams
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

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

def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: _Sequence[CUDA_LAUNCH_PARAMS] | None,
    numDevices: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Launches a kernel on several devices, whose grids can synchronize with each other.

    Parameters
    ----------
    launchParamsList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``launchParamsList``'s stream.
    flags
        Flags: ``CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC``,
        ``CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC``.

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
        ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

    Warnings
    --------
    - ``kernelParams`` of each element must contain one address for each parameter of the kernel, which points to a
      value of the parameter's type.

    Notes
    -----
    Deprecated.
    """

def cuLaunchGrid(
    f: CUfunction | _typing.Integer | None,
    grid_width: _typing.Integer,
    grid_height: _typing.Integer,
) -> None:
    """Launches a function on a 2D grid, with the previously set parameters (superseded by ``cuLaunchKernel``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``,
        ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``,
        ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

    Warnings
    --------
    - The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last
      launched it.

    Notes
    -----
    Deprecated.
    """

def cuLaunchGridAsync(
    f: CUfunction | _typing.Integer | None,
    grid_width: _typing.Integer,
    grid_height: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Launches a function on a 2D grid in stream order, with the previously set parameters.

    Parameters
    ----------
    f
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``,
        ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

    Warnings
    --------
    - The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last
      launched it.

    Notes
    -----
    Deprecated.
    """

def cuLaunchHostFunc(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
) -> None:
    """Runs a host function in stream order; the function must not call CUDA, and does not run after errors.

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.
    """

def cuLaunchHostFunc_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
    syncMode: _typing.Integer,
) -> None:
    """Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.
    """

def cuLaunchKernel(
    f: CUfunction | _typing.Integer | None,
    gridDimX: _typing.Integer,
    gridDimY: _typing.Integer,
    gridDimZ: _typing.Integer,
    blockDimX: _typing.Integer,
    blockDimY: _typing.Integer,
    blockDimZ: _typing.Integer,
    sharedMemBytes: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    kernelParams: _typing.KernelParams,
    extra: _typing.Pointer,
) -> None:
    """Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.

    Parameters
    ----------
    kernelParams, extra
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``,
        ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.
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

def cuLibraryEnumerateKernels(
    numKernels: _typing.Integer,
    lib: CUlibrary | _typing.Integer | None,
) -> list[CUkernel]:
    """Lists the kernels in a library, up to a given number.

    Returns
    -------
    kernels : list[CUkernel]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuLibraryGetGlobal(
    library: CUlibrary | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]:
    """Returns the current context's address, and the size, of a library's ``__device__`` or ``__constant__`` variable.

    Returns
    -------
    dptr : CUdeviceptr
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuLibraryGetKernel(library: CUlibrary | _typing.Integer | None, name: _typing.Text) -> CUkernel:
    """Finds a kernel in a library by its (mangled) name.

    Returns
    -------
    pKernel : CUkernel

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuLibraryGetKernelCount(lib: CUlibrary | _typing.Integer | None) -> int:
    """Returns the number of kernels in a library.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuLibraryGetManaged(
    library: CUlibrary | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]:
    """Returns the address (the same in all contexts) and the size of a library's ``__managed__`` variable.

    Returns
    -------
    dptr : CUdeviceptr
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuLibraryGetModule(library: CUlibrary | _typing.Integer | None) -> CUmodule:
    """Returns the module that a library has in the current context, after loading it if necessary.

    Returns
    -------
    pMod : CUmodule

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``,
        ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuLibraryGetUnifiedFunction(library: CUlibrary | _typing.Integer | None, symbol: _typing.Text) -> int:
    """Finds a library's function by symbol name, and returns a pointer that host and device code can call.

    Returns
    -------
    fptr : int
        Referenced memory and handles are valid as long as ``library`` exists.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
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

def cuLibraryUnload(library: CUlibrary | _typing.Integer | None) -> None:
    """Unloads a library; its kernels and variables must not be used again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``library``, or objects that belong to it, during or after the call.
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

def cuLinkComplete(state: CUlinkState | _typing.Integer | None) -> tuple[int, int]:
    """Completes a link and returns the address and size of the cubin, which the linker state owns.

    Returns
    -------
    cubinOut : int
        Referenced memory and handles are valid as long as ``state`` exists.
    sizeOut : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

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

def cuLinkDestroy(state: CUlinkState | _typing.Integer | None) -> None:
    """Destroys a linker state and its cubin.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.

    Warnings
    --------
    - No thread may use ``state``, or objects that belong to it, during or after the call.
    """

def cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> None:
    """Adds one more device to the team of a multicast logical endpoint.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    offset: cuuint64_t | _typing.Integer | None,
    ptr: _typing.Pointer,
    size: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Binds device memory, given by its address, at an offset within a logical endpoint.

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
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    offset: cuuint64_t | _typing.Integer | None,
    memHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    memOffset: cuuint64_t | _typing.Integer | None,
    size: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Binds physical device memory, given by its handle, at an offset within a logical endpoint.

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
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    prop: CUlogicalEndpointProp | None,
) -> None:
    """Creates a unicast or multicast logical endpoint with a reserved ID.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | _typing.Integer | None) -> None:
    """Destroys the logical endpoint with the given ID; the ID remains reserved.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``leId`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cuLogicalEndpointExport(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    handleType: CUlogicalEndpointIpcHandleType,
) -> _Any:
    """Exports a logical endpoint to other processes, as a fabric handle.

    Returns
    -------
    handle : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLogicalEndpointGetLimits(prop: CUlogicalEndpointProp | None) -> tuple[cuuint64_t, cuuint64_t]:
    """Returns the alignment of bindings and the maximum size for one kind of logical endpoint.

    Returns
    -------
    bindAlignment : cuuint64_t
    maxSize : cuuint64_t

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId | _typing.Integer | None,
    count: cuuint32_t | _typing.Integer | None,
) -> None:
    """Releases reserved IDs of logical endpoints.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - ``baseLeId`` must come from the function that creates, allocates or registers it; all uses, including those by
      work in streams, must complete before this call.
    """

def cuLogicalEndpointIdReserve(count: cuuint32_t | _typing.Integer | None) -> CUlogicalEndpointId:
    """Reserves a range of consecutive IDs for logical endpoints.

    Returns
    -------
    baseLeId : CUlogicalEndpointId

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    handle: object,
    handleType: CUlogicalEndpointIpcHandleType,
) -> None:
    """Imports another process's logical endpoint, given its handle, under a reserved ID.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    count: cuuint32_t | _typing.Integer | None,
) -> int:
    """Returns whether the logical endpoints in a range of IDs are complete and can be used.

    Returns
    -------
    queryStatus : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.

    Warnings
    --------
    - An endpoint must not be used before a query has found it complete.
    """

def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    offset: cuuint64_t | _typing.Integer | None,
    size: cuuint64_t | _typing.Integer | None,
) -> None:
    """Unbinds a device's memory from a range of a logical endpoint.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SYSTEM_NOT_READY``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``leId`` specifies, during or after the call.
    """

def cuLogsCurrent(flags: _typing.Integer) -> CUlogIterator:
    """Returns an iterator to the current end of the driver's log.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator_out : CUlogIterator

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuLogsDumpToFile(
    iterator: CUlogIterator,
    pathToFile: _typing.Text,
    flags: _typing.Integer,
) -> CUlogIterator | None:
    """Writes the driver's log messages, starting at an iterator, to a file.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator : CUlogIterator or None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

@_overload
def cuLogsDumpToMemory(
    iterator: CUlogIterator,
    buffer: int,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUlogIterator | None, int, bytes]:
    """Writes the driver's log messages, starting at an iterator, to a buffer.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    iterator : CUlogIterator or None
    size : int
    buffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
        The exception's attribute ``outputs`` contains: ``iterator``, ``size``.
    """

@_overload
def cuLogsDumpToMemory(
    iterator: CUlogIterator,
    buffer: _typing.Output,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUlogIterator | None, int]: ...
def cuLogsRegisterCallback(callbackFunc: _typing.Callback, userData: object) -> CUlogsCallbackHandle:
    """Registers a callback that receives the driver's log messages about errors.

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cuLogsUnregisterCallback`` is called.

    Returns
    -------
    callback_out : CUlogsCallbackHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cuLogsUnregisterCallback`` is called, on any thread.
    """

def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _typing.Integer | None) -> None:
    """Unregisters a callback that receives the driver's log messages.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.
    """

def cuMemAddressFree(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
) -> None:
    """Frees a reserved range of virtual addresses, which must be unmapped.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    - ``size`` must be that of the reservation.
    """

def cuMemAddressReserve(
    size: _typing.Integer,
    alignment: _typing.Integer,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    flags: _typing.Integer,
) -> CUdeviceptr:
    """Reserves a range of virtual addresses, without physical memory.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    ptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAdvise(
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
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> None:
    """An alias of cuMemAdvise."""

def cuMemAlloc(bytesize: _typing.Integer) -> CUdeviceptr:
    """Allocates device memory in the current context, aligned for any type.

    Returns
    -------
    dptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAlloc_v2(bytesize: _typing.Integer) -> CUdeviceptr:
    """An alias of cuMemAlloc."""

def cuMemAllocAsync(
    bytesize: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> CUdeviceptr:
    """Allocates device memory in stream order, from the current pool of the stream's device.

    Returns
    -------
    dptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocFromPoolAsync(
    bytesize: _typing.Integer,
    pool: CUmemoryPool | _typing.Integer | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> CUdeviceptr:
    """Allocates memory in stream order, from a given memory pool.

    Returns
    -------
    dptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocHost(bytesize: _typing.Integer) -> int:
    """Allocates page-locked host memory that the device can read and write.

    Returns
    -------
    pp : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocHost_v2(bytesize: _typing.Integer) -> int:
    """An alias of cuMemAllocHost."""

def cuMemAllocManaged(bytesize: _typing.Integer, flags: _typing.Integer) -> CUdeviceptr:
    """Allocates managed memory, which migrates automatically between the host and devices.

    Parameters
    ----------
    flags
        Flags: members of ``CUmemAttach_flags``.

    Returns
    -------
    dptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocPitch(
    WidthInBytes: _typing.Integer,
    Height: _typing.Integer,
    ElementSizeBytes: _typing.Integer,
) -> tuple[CUdeviceptr, int]:
    """Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.

    Returns
    -------
    dptr : CUdeviceptr
    pPitch : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemAllocPitch_v2(
    WidthInBytes: _typing.Integer,
    Height: _typing.Integer,
    ElementSizeBytes: _typing.Integer,
) -> tuple[CUdeviceptr, int]:
    """An alias of cuMemAllocPitch."""

def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | _Sequence[CUmemDecompressParams] | None,
    count: _typing.Integer,
    flags: _typing.Integer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> int:
    """Decompresses multiple buffers with the hardware decompression engine, in stream order.

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    errorIndex : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
        The exception's attribute ``outputs`` contains: ``errorIndex``.
    """

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

def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[CUmemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    """

def cuMemDiscardBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
    """

def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _typing.Integer | None,
    handleType: CUmemAllocationHandleType,
    flags: _typing.Integer,
) -> _Any:
    """Exports physical memory to other processes, as an operating-system or fabric handle.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    shareableHandle : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``handle`` must not be used after it has been released and everything that was exported from it has been closed.
    """

def cuMemFree(dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None) -> None:
    """Frees device or managed memory, given the address that the allocation returned.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``dptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cuMemFree_v2(dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None) -> None:
    """An alias of cuMemFree."""

def cuMemFreeAsync(
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Frees memory in stream order, after earlier work in the stream has finished.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``dptr`` must come from the function that creates, allocates or registers it; all uses must precede this call in
      the order of ``hStream``.
    """

def cuMemFreeHost(p: _typing.Pointer) -> None:
    """Frees page-locked memory that was allocated with ``cuMemAllocHost`` or ``cuMemHostAlloc``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``p`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
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

def cuMemGetAddressRange(
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> tuple[CUdeviceptr, int]:
    """Returns the start and the size in bytes of the allocation that contains a device address.

    Returns
    -------
    pbase : CUdeviceptr
    psize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemGetAddressRange_v2(
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> tuple[CUdeviceptr, int]:
    """An alias of cuMemGetAddressRange."""

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

def cuMemGetDefaultMemPool(location: CUmemLocation | None, typename: CUmemAllocationType) -> CUmemoryPool:
    """Returns the default memory pool, created by the driver, for a location and an allocation type.

    Returns
    -------
    pool_out : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    handleType: CUmemRangeHandleType,
    flags: _typing.Integer,
) -> _Any:
    """Creates a handle, such as a dma-buf file descriptor, for a range of device memory.

    Parameters
    ----------
    flags
        Flags: members of ``CUmemRangeFlags``.

    Returns
    -------
    handle : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemGetInfo() -> tuple[int, int]:
    """Returns the free and the total memory in bytes of the current context's device.

    Returns
    -------
    free : int
    total : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemGetInfo_v2() -> tuple[int, int]:
    """An alias of cuMemGetInfo."""

def cuMemGetLocationInfo(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    summaryGranularity: _typing.Integer,
    samplingGranularity: _typing.Integer,
    location_out: CUmemLocation | _Sequence[CUmemLocation] | None,
) -> None:
    """Stores in ``location_out`` the memory location of each part of an address range.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemGetMemPool(location: CUmemLocation | None, typename: CUmemAllocationType) -> CUmemoryPool:
    """Returns the current memory pool for a location and an allocation type.

    Returns
    -------
    pool : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
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
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemHostGetDevicePointer(p: _typing.Pointer, Flags: _typing.Integer) -> CUdeviceptr:
    """Returns the device address of mapped, page-locked host memory.

    Parameters
    ----------
    Flags
        Must be 0.

    Returns
    -------
    pdptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemHostGetDevicePointer_v2(p: _typing.Pointer, Flags: _typing.Integer) -> CUdeviceptr:
    """An alias of cuMemHostGetDevicePointer."""

def cuMemHostGetFlags(p: _typing.Pointer) -> int:
    """Returns the flags with which page-locked host memory was allocated.

    Returns
    -------
    pFlags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
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
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemHostRegister_v2(p: _typing.Pointer, bytesize: _typing.Integer, Flags: _typing.Integer) -> None:
    """An alias of cuMemHostRegister."""

def cuMemHostUnregister(p: _typing.Pointer) -> None:
    """Undoes ``cuMemHostRegister``; the memory is pageable again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - ``p`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cuMemImportFromShareableHandle(
    osHandle: object,
    shHandleType: CUmemAllocationHandleType,
) -> CUmemGenericAllocationHandle:
    """Imports physical memory of another process, given its handle.

    Returns
    -------
    handle : CUmemGenericAllocationHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemMap(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    offset: _typing.Integer,
    handle: CUmemGenericAllocationHandle | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Maps physical memory into a reserved range, which is inaccessible until ``cuMemSetAccess`` is called.

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
        ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemMapArrayAsync(
    mapInfoList: _Sequence[CUarrayMapInfo] | None,
    count: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Maps memory to parts of sparse CUDA arrays, or unmaps memory from them, in stream order.

    Parameters
    ----------
    mapInfoList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

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

def cuMemPoolDestroy(pool: CUmemoryPool | _typing.Integer | None) -> None:
    """Destroys a memory pool; its memory is released after all allocations have been freed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - No thread may use ``pool``, or objects that belong to it, during or after the call.
    """

def cuMemPoolExportPointer(
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> CUmemPoolPtrExportData:
    """Returns the data with which another process can import one allocation of a shared pool.

    Returns
    -------
    shareData_out : CUmemPoolPtrExportData

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _typing.Integer | None,
    handleType: CUmemAllocationHandleType,
    flags: _typing.Integer,
) -> _Any:
    """Exports a memory pool to other processes, as an operating-system handle.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    handle_out : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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

def cuMemPoolGetAttribute(pool: CUmemoryPool | _typing.Integer | None, attr: CUmemPool_attribute) -> _Any:
    """Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.

    Returns
    -------
    value : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemPoolImportFromShareableHandle(
    handle: object,
    handleType: CUmemAllocationHandleType,
    flags: _typing.Integer,
) -> CUmemoryPool:
    """Imports a memory pool of another process, given its handle.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    pool_out : CUmemoryPool

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMemPoolImportPointer(
    pool: CUmemoryPool | _typing.Integer | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr:
    """Imports one allocation of an imported pool, using the exporter's data.

    Returns
    -------
    ptr_out : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.
    """

def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _typing.Integer | None,
    attr: CUmemPool_attribute,
    value: object,
) -> None:
    """Sets an attribute of a memory pool, such as the release threshold.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemPoolTrimTo(pool: CUmemoryPool | _typing.Integer | None, minBytesToKeep: _typing.Integer) -> None:
    """Releases unused memory of a pool until the pool holds at most a given number of bytes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemPrefetchAsync(
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
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
    location: CUmemLocation,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemPrefetchAsync."""

def cuMemPrefetchBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[CUmemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Prefetches multiple ranges of managed memory, each to its own location, in stream order.

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.
    """

def cuMemRangeGetAttribute(
    dataSize: _typing.Integer,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
) -> _Any:
    """Returns one attribute of a range of managed memory, such as its preferred location.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemRangeGetAttributes(
    dataSizes: _Sequence[_typing.Integer] | None,
    attributes: _Sequence[CUmem_range_attribute] | None,
    numAttributes: _typing.Integer,
    devPtr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    count: _typing.Integer,
) -> list[_Any]:
    """Returns several attributes of a range of managed memory.

    Returns
    -------
    data : list[object]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMemRelease(handle: CUmemGenericAllocationHandle | _typing.Integer | None) -> None:
    """Releases a handle of physical memory, which is freed once it is neither mapped nor referenced.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cuMemRetainAllocationHandle(addr: _typing.Pointer) -> CUmemGenericAllocationHandle:
    """Returns the handle of the physical memory that is mapped at an address, and adds a reference.

    Returns
    -------
    handle : CUmemGenericAllocationHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
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

def cuMemSetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType,
    pool: CUmemoryPool | _typing.Integer | None,
) -> None:
    """Selects the current memory pool for a location and an allocation type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuMemUnmap(ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None, size: _typing.Integer) -> None:
    """Unmaps a range of virtual addresses from its physical memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def cuMemcpy(
    dst: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    src: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes between two unified addresses, each in host or device memory.

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None:
    """Copies a 2D region between host memory, device memory and CUDA arrays.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy2D_v2(pCopy: CUDA_MEMCPY2D | None) -> None:
    """An alias of cuMemcpy2D."""

def cuMemcpy2DAsync(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 2D region between host memory, device memory and CUDA arrays, in stream order.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

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

def cuMemcpy2DAsync_v2(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpy2DAsync."""

def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None:
    """Copies a 2D region like ``cuMemcpy2D``, but accepts any pitch and may be slower.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy2DUnaligned_v2(pCopy: CUDA_MEMCPY2D | None) -> None:
    """An alias of cuMemcpy2DUnaligned."""

def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None:
    """Copies a 3D region between host memory, device memory and CUDA arrays.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy3D_v2(pCopy: CUDA_MEMCPY3D | None) -> None:
    """An alias of cuMemcpy3D."""

def cuMemcpy3DAsync(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

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

def cuMemcpy3DAsync_v2(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpy3DAsync."""

def cuMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
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
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cuMemcpy3DBatchAsync_v2(
    numOps: _typing.Integer,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpy3DBatchAsync."""

def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None:
    """Copies a 3D region of memory from one context to another.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy3DPeerAsync(
    pCopy: CUDA_MEMCPY3D_PEER | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region of memory from one context to another, in stream order.

    Parameters
    ----------
    pCopy
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpy3DWithAttributesAsync(
    op: CUDA_MEMCPY3D_BATCH_OP | None,
    flags: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a 3D region in stream order; attributes specify, for example, when the source is read.

    Parameters
    ----------
    op
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyAsync(
    dst: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    src: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes between two unified addresses, each in host or device memory, in stream order.

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyAtoA(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes between 1D CUDA arrays, whose element sizes must match although their formats may differ.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyAtoA_v2(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyAtoA."""

def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from a 1D CUDA array into device memory.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyAtoD."""

def cuMemcpyAtoH(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from a 1D CUDA array into host memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyAtoH_v2(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyAtoH."""

def cuMemcpyAtoHAsync(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from a 1D CUDA array into host memory, in stream order.

    Parameters
    ----------
    dstHost
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyAtoHAsync_v2(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _typing.Integer | None,
    srcOffset: _typing.Integer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyAtoHAsync."""

def cuMemcpyBatchAsync(
    dsts: _Sequence[CUdeviceptr] | None,
    srcs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    attrs: _Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: _Sequence[_typing.Integer] | None,
    numAttrs: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
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
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.
    """

def cuMemcpyBatchAsync_v2(
    dsts: _Sequence[CUdeviceptr] | None,
    srcs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    attrs: _Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: _Sequence[_typing.Integer] | None,
    numAttrs: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyBatchAsync."""

def cuMemcpyDtoA(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from device memory into a 1D CUDA array.

    Parameters
    ----------
    srcDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyDtoA_v2(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyDtoA."""

def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes within device memory, or between devices.

    Parameters
    ----------
    dstDevice, srcDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyDtoD_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyDtoD."""

def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes within device memory, or between devices, in stream order.

    Parameters
    ----------
    dstDevice, srcDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyDtoDAsync."""

def cuMemcpyDtoH(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from device to host memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyDtoH_v2(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyDtoH."""

def cuMemcpyDtoHAsync(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from device to host memory in stream order.

    Parameters
    ----------
    dstHost, srcDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyDtoHAsync_v2(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyDtoHAsync."""

def cuMemcpyHtoA(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from host memory into a 1D CUDA array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyHtoA_v2(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyHtoA."""

def cuMemcpyHtoAAsync(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from host memory into a 1D CUDA array, in stream order.

    Parameters
    ----------
    srcHost
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyHtoAAsync_v2(
    dstArray: CUarray | _typing.Integer | None,
    dstOffset: _typing.Integer,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyHtoAAsync."""

def cuMemcpyHtoD(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes from host to device memory.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyHtoD_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
) -> None:
    """An alias of cuMemcpyHtoD."""

def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes from host to device memory in stream order.

    Parameters
    ----------
    dstDevice, srcHost
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cuMemcpyHtoDAsync."""

def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstContext: CUcontext | _typing.Integer | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcContext: CUcontext | _typing.Integer | None,
    ByteCount: _typing.Integer,
) -> None:
    """Copies bytes of device memory from one context to another.

    Parameters
    ----------
    dstDevice, srcDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstContext: CUcontext | _typing.Integer | None,
    srcDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    srcContext: CUcontext | _typing.Integer | None,
    ByteCount: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes of device memory from one context to another, in stream order.

    Parameters
    ----------
    dstDevice, srcDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

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

def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    src: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    attr: CUmemcpyAttributes | None,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies bytes in stream order; attributes specify, for example, when the source is read.

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
    src
        Used after the call returns; must be kept alive for the duration that ``attr`` specifies.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD16(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    us: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """Fills device memory with N copies of a 16-bit value; the address must be even.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD16_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    us: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """An alias of cuMemsetD16."""

def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    us: _typing.Integer,
    N: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills device memory with N copies of a 16-bit value, in stream order; the address must be even.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    us: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """Fills a 2D region of device memory with a 16-bit value; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    us: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """An alias of cuMemsetD2D16."""

def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    us: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills a 2D region of device memory with a 16-bit value, in stream order; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    ui: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """Fills a 2D region of device memory with a 32-bit value; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    ui: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """An alias of cuMemsetD2D32."""

def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    ui: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills a 2D region of device memory with a 32-bit value, in stream order; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    uc: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """Fills a 2D region of device memory with an 8-bit value; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    uc: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
) -> None:
    """An alias of cuMemsetD2D8."""

def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    dstPitch: _typing.Integer,
    uc: _typing.Integer,
    Width: _typing.Integer,
    Height: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills a 2D region of device memory with an 8-bit value, in stream order; the row pitch is in bytes.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD32(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ui: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """Fills device memory with N copies of a 32-bit value; the address must be a multiple of 4.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD32_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ui: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """An alias of cuMemsetD32."""

def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    ui: _typing.Integer,
    N: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills device memory with N copies of a 32-bit value, in stream order; the address must be a multiple of 4.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD8(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    uc: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """Fills device memory with N copies of an 8-bit value.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMemsetD8_v2(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    uc: _typing.Integer,
    N: _typing.Integer,
) -> None:
    """An alias of cuMemsetD8."""

def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    uc: _typing.Integer,
    N: _typing.Integer,
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Fills device memory with N copies of an 8-bit value, in stream order.

    Parameters
    ----------
    dstDevice
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _typing.Integer,
) -> CUmipmappedArray:
    """Creates a mipmapped CUDA array with a given number of levels.

    Returns
    -------
    pHandle : CUmipmappedArray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
    """

def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _typing.Integer | None) -> None:
    """Destroys a mipmapped CUDA array, including all levels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``,
        ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hMipmappedArray``, or objects that belong to it, during or after the call.
    """

def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _typing.Integer | None,
    level: _typing.Integer,
) -> CUarray:
    """Returns one level of a mipmapped array as a CUDA array.

    Returns
    -------
    pLevelArray : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _typing.Integer | None,
    device: CUdevice | _typing.Integer | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.

    Returns
    -------
    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _typing.Integer | None,
) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """Returns the tile size and the mip tail of a sparse mipmapped array.

    Returns
    -------
    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuModuleEnumerateFunctions(
    numFunctions: _typing.Integer,
    mod: CUmodule | _typing.Integer | None,
) -> list[CUfunction]:
    """Lists the functions (kernels) of a loaded module, up to a given number.

    Returns
    -------
    functions : list[CUfunction]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuModuleGetFunction(hmod: CUmodule | _typing.Integer | None, name: _typing.Text) -> CUfunction:
    """Finds a kernel in a module by its (mangled) name.

    Returns
    -------
    hfunc : CUfunction

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuModuleGetFunctionCount(mod: CUmodule | _typing.Integer | None) -> int:
    """Returns the number of kernels in a module.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuModuleGetGlobal(
    hmod: CUmodule | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]:
    """Returns the address and size in bytes of a module's global or constant variable, found by name.

    Returns
    -------
    dptr : CUdeviceptr
        Referenced memory and handles are valid as long as ``hmod`` exists.
    bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuModuleGetGlobal_v2(
    hmod: CUmodule | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]:
    """An alias of cuModuleGetGlobal."""

def cuModuleGetLoadingMode() -> CUmoduleLoadingMode:
    """Returns whether functions of modules are loaded eagerly or at first use (``CUDA_MODULE_LOADING``).

    Returns
    -------
    mode : CUmoduleLoadingMode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuModuleGetSurfRef(hmod: CUmodule | _typing.Integer | None, name: _typing.Text) -> CUsurfref:
    """Finds a surface reference in a module by name.

    Returns
    -------
    pSurfRef : CUsurfref

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuModuleGetTexRef(hmod: CUmodule | _typing.Integer | None, name: _typing.Text) -> CUtexref:
    """Finds a texture reference in a module by name.

    Returns
    -------
    pTexRef : CUtexref

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuModuleLoad(fname: _typing.Text) -> CUmodule:
    """Loads a module (PTX, cubin or fat binary) from a file into the current context.

    Returns
    -------
    module : CUmodule

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``,
        ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``,
        ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

    Warnings
    --------
    - ``fname`` must name a complete, valid file; the library does not check the contents.
    """

def cuModuleLoadData(image: _typing.Pointer | str) -> CUmodule:
    """Loads a module from PTX, a cubin or a fat binary in memory into the current context.

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

def cuModuleLoadFatBinary(fatCubin: _typing.Pointer | str) -> CUmodule:
    """Loads a module from a fat binary in memory, using the image that best suits the device.

    Returns
    -------
    module : CUmodule

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``,
        ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
    """

def cuModuleUnload(hmod: CUmodule | _typing.Integer | None) -> None:
    """Unloads a module from the current context; its functions and variables must not be used again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``.

    Warnings
    --------
    - No thread may use ``hmod``, or objects that belong to it, during or after the call.
    """

def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
) -> None:
    """Adds a device to a multicast object, which must include all devices before memory is bound.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
        ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Binds mapped memory, given by its address, at an offset within a multicast object, for a given device.

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
        ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
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
        ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    mcOffset: _typing.Integer,
    memHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    memOffset: _typing.Integer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Binds physical memory, given by its handle, at an offset within a multicast object, for a given device.

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
        ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``,
        ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
    """

def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle:
    """Creates a multicast object: accesses to its address write to, or reduce over, several devices.

    Returns
    -------
    mcHandle : CUmemGenericAllocationHandle

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags,
) -> int:
    """Returns the granularity in bytes of a multicast object, to which sizes and offsets must be aligned.

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

def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _typing.Integer | None,
    dev: CUdevice | _typing.Integer | None,
    mcOffset: _typing.Integer,
    size: _typing.Integer,
) -> None:
    """Unbinds a device's memory from a range of a multicast object.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``mcHandle`` specifies, during or after the call.
    - ``mcOffset`` and ``size`` must be those of the call that bound the memory.
    """

def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _typing.Integer | None,
    numBlocks: _typing.Integer,
    blockSize: _typing.Integer,
) -> int:
    """Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.

    Returns
    -------
    dynamicSmemSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
    """

def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _typing.Integer | None,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
) -> int:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.

    Returns
    -------
    numBlocks : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
    """

def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _typing.Integer | None,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
    flags: _typing.Integer,
) -> int:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.

    Parameters
    ----------
    flags
        Flags: members of ``CUoccupancy_flags``.

    Returns
    -------
    numBlocks : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.
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

def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _typing.Integer | None,
    blockSizeToDynamicSMemSize: _typing.Callback,
    dynamicSMemSize: _typing.Integer,
    blockSizeLimit: _typing.Integer,
) -> tuple[int, int]:
    """Suggests a block size with maximum occupancy, and the smallest grid that achieves it.

    Returns
    -------
    minGridSize : int
    blockSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - ``blockSizeToDynamicSMemSize`` may be called only before this function returns.
    """

def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _typing.Integer | None,
    blockSizeToDynamicSMemSize: _typing.Callback,
    dynamicSMemSize: _typing.Integer,
    blockSizeLimit: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[int, int]:
    """Suggests a block size with maximum occupancy, and the smallest grid that achieves it; accepts caching flags.

    Parameters
    ----------
    flags
        Flags: members of ``CUoccupancy_flags``.

    Returns
    -------
    minGridSize : int
    blockSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_UNKNOWN``.

    Warnings
    --------
    - ``blockSizeToDynamicSMemSize`` may be called only before this function returns.
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

def cuParamSetSize(hfunc: CUfunction | _typing.Integer | None, numbytes: _typing.Integer) -> None:
    """Sets the total size in bytes of a function's parameters for ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuParamSetTexRef(
    hfunc: CUfunction | _typing.Integer | None,
    texunit: _typing.Integer,
    hTexRef: CUtexref | _typing.Integer | None,
) -> None:
    """Makes the array or memory of a texture reference visible to a function.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuParamSetf(hfunc: CUfunction | _typing.Integer | None, offset: _typing.Integer, value: float) -> None:
    """Sets a ``float`` parameter of a function, at an offset, for ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuParamSeti(
    hfunc: CUfunction | _typing.Integer | None,
    offset: _typing.Integer,
    value: _typing.Integer,
) -> None:
    """Sets an integer parameter of a function, at an offset, for ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuParamSetv(
    hfunc: CUfunction | _typing.Integer | None,
    offset: _typing.Integer,
    ptr: _typing.Pointer,
    numbytes: _typing.Integer,
) -> None:
    """Copies bytes to an offset in a function's parameters, for ``cuLaunch``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuPointerGetAttribute(
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> _Any:
    """Returns one attribute of a pointer, such as the memory type or the device.

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuPointerGetAttributes(
    numAttributes: _typing.Integer,
    attributes: _Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> list[_Any]:
    """Returns several attributes of a pointer; inapplicable attributes are zero or null.

    Returns
    -------
    data : list[object]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuPointerSetAttribute(
    value: object,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
) -> None:
    """Sets an attribute, such as synchronous memory operations, of the allocation that contains an address.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuProfilerInitialize(
    configFile: _typing.Text,
    outputFile: _typing.Text,
    outputMode: CUoutput_mode,
) -> None:
    """Initializes the old command-line profiler with its configuration and output files.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.

    Notes
    -----
    Deprecated.
    """

def cuProfilerStart() -> None:
    """Starts data collection by an attached profiler.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.
    """

def cuProfilerStop() -> None:
    """Stops data collection by an attached profiler.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.
    """

def cuSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[CUexternalSemaphore] | None,
    paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    numExtSems: _typing.Integer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Signals imported semaphores in stream order.

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before
      the fence has been signaled.
    """

def cuStreamAddCallback(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    callback: _typing.Callback,
    userData: object,
    flags: _typing.Integer,
) -> None:
    """Runs a host callback in stream order, even after errors, and passes it the stream's status.

    Parameters
    ----------
    callback, userData
        Used after the call returns; kept alive by cubind until the last call of ``callback``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - ``callback`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA.

    Notes
    -----
    Deprecation announced in CUDA 12.0.
    """

def cuStreamAttachMemAsync(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    length: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Attaches managed memory to one stream, to all streams or to the host, in stream order.

    Parameters
    ----------
    dptr
        Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
    flags
        Flags: members of ``CUmemAttach_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.

    Warnings
    --------
    - On the device, only work in the stream that the memory is attached to may use it.
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

def cuStreamBeginCapture(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    mode: CUstreamCaptureMode,
) -> None:
    """Starts capturing the work submitted to a stream as a graph, instead of running it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.
    """

def cuStreamBeginCapture_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    mode: CUstreamCaptureMode,
) -> None:
    """An alias of cuStreamBeginCapture."""

def cuStreamBeginCaptureToCig(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    streamCigCaptureParams: CUstreamCigCaptureParams | None,
) -> None:
    """Starts capturing a stream's work into a command list of a graphics API.

    Parameters
    ----------
    streamCigCaptureParams
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``hStream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    hGraph: CUgraph | _typing.Integer | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    mode: CUstreamCaptureMode,
) -> None:
    """Starts capturing a stream's work into an existing graph, after the given nodes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.
    """

def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph | _typing.Integer | None,
    callbackFunc: _typing.Callback,
    userData: object,
) -> None:
    """Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cuStreamEndCapture`` is called.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cuStreamEndCapture`` is called, on any thread.
    """

def cuStreamCopyAttributes(
    dst: CUstream | _typing.Integer | _typing.Stream | None,
    src: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies all attributes of one stream to another stream of the same context.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

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
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
        ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamDestroy(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """Destroys a stream; work that was already submitted to it still finishes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hStream``, or objects that belong to it, during or after the call.
    """

def cuStreamDestroy_v2(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """An alias of cuStreamDestroy."""

def cuStreamEndCapture(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> CUgraph:
    """Ends the capture of a stream and returns the graph, or null if the capture became invalid.

    Returns
    -------
    phGraph : CUgraph

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD``.
    """

def cuStreamEndCaptureToCig(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """Ends the capture that ``cuStreamBeginCaptureToCig`` started in a stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD``.
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

def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """An alias of cuStreamGetCaptureInfo."""

def cuStreamGetCaptureInfo_v2(
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
        The result code is not ``CUDA_SUCCESS``.

    Notes
    -----
    Kept for binary compatibility.
    """

def cuStreamGetCtx(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> CUcontext:
    """Returns the context that a stream belongs to.

    Returns
    -------
    pctx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamGetCtx_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUcontext, CUgreenCtx]:
    """Returns the context that a stream belongs to, and the stream's green context if there is one.

    Returns
    -------
    pCtx : CUcontext
    pGreenCtx : CUgreenCtx

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuStreamGetDevResource(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    typename: CUdevResourceType,
) -> CUdevResource:
    """Returns the resources of one type, such as SMs or work queues, that a stream's work may use.

    Returns
    -------
    resource : CUdevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuStreamGetDevice(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> CUdevice:
    """Returns the device that a stream belongs to.

    Returns
    -------
    device : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamGetFlags(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> int:
    """Returns the flags with which a stream was created.

    Returns
    -------
    flags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamGetGreenCtx(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> CUgreenCtx:
    """Returns the green context that a stream was created in, or null if there is none.

    Returns
    -------
    phCtx : CUgreenCtx

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuStreamGetId(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> int:
    """Returns a stream's ID, which is unique in the process.

    Returns
    -------
    streamId : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuStreamGetPriority(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> int:
    """Returns a stream's priority, clamped to the range of the device.

    Returns
    -------
    priority : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
    """

def cuStreamIsCapturing(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
) -> CUstreamCaptureStatus:
    """Returns whether a stream is being captured, and whether the capture is still valid.

    Returns
    -------
    captureStatus : CUstreamCaptureStatus

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
    """

def cuStreamQuery(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """Checks without blocking whether all work in a stream is complete (if not, ``CUDA_ERROR_NOT_READY``).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_NOT_READY``.
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

def cuStreamSynchronize(hStream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """Blocks until all work submitted to a stream so far is complete.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuStreamUpdateCaptureDependencies(
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

def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamUpdateCaptureDependencies."""

def cuStreamWaitEvent(
    hStream: CUstream | _typing.Integer | _typing.Stream | None,
    hEvent: CUevent | _typing.Integer | None,
    Flags: _typing.Integer,
) -> None:
    """Makes later work in a stream wait for an event, without blocking the caller.

    Parameters
    ----------
    Flags
        Flags: members of ``CUevent_wait_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuStreamWaitValue32(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint32_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Makes a stream wait until the comparison of a 32-bit memory word with a value is true.

    Parameters
    ----------
    addr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: members of ``CUstreamWaitValue_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamWaitValue32_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint32_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamWaitValue32."""

def cuStreamWaitValue64(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Makes a stream wait until the comparison of a 64-bit memory word with a value is true.

    Parameters
    ----------
    addr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: members of ``CUstreamWaitValue_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamWaitValue64_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamWaitValue64."""

def cuStreamWriteValue32(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint32_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Writes a 32-bit value to memory in stream order, by default after a memory barrier.

    Parameters
    ----------
    addr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: members of ``CUstreamWriteValue_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamWriteValue32_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint32_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamWriteValue32."""

def cuStreamWriteValue64(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """Writes a 64-bit value to memory in stream order, by default after a memory barrier.

    Parameters
    ----------
    addr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: members of ``CUstreamWriteValue_flags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``,
        ``CUDA_ERROR_NOT_SUPPORTED``.
    """

def cuStreamWriteValue64_v2(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    addr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    value: cuuint64_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> None:
    """An alias of cuStreamWriteValue64."""

def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> CUsurfObject:
    """Creates a surface object, with which kernels read and write a CUDA array.

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as
        ``pSurfObject`` exists.

    Returns
    -------
    pSurfObject : CUsurfObject

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuSurfObjectDestroy(surfObject: CUsurfObject | _typing.Integer | None) -> None:
    """Destroys a surface object, but not its array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``surfObject``, or objects that belong to it, during or after the call.
    """

def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | _typing.Integer | None) -> CUDA_RESOURCE_DESC:
    """Returns the CUDA array that a surface object accesses.

    Returns
    -------
    pResDesc : CUDA_RESOURCE_DESC
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuSurfRefGetArray(hSurfRef: CUsurfref | _typing.Integer | None) -> CUarray:
    """Returns the CUDA array that a surface reference accesses.

    Returns
    -------
    phArray : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _typing.Integer | None,
    hArray: CUarray | _typing.Integer | None,
    Flags: _typing.Integer,
) -> None:
    """Binds a surface reference to a CUDA array.

    Parameters
    ----------
    hArray
        Used after the call returns; must be kept alive until another value is set in ``hSurfRef``, or ``hSurfRef`` is
        destroyed.
    Flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
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

def cuTensorMapSetAllocationClass(
    tensorMap: CUtensorMap | None,
    allocClass: CUtensorMapAllocClass,
) -> CUtensorMapAllocClass:
    """Requests an allocation class (small, large or automatic) for a tensor map; returns the resulting class.

    Returns
    -------
    outAllocClass : CUtensorMapAllocClass

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - When a kernel uses the tensor map, the map's address must refer to accessible memory of the size that its class
      requires.
    """

def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None,
) -> CUtexObject:
    """Creates a texture object from a resource and modes for addressing, filtering and reading.

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject``
        exists.

    Returns
    -------
    pTexObject : CUtexObject

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuTexObjectDestroy(texObject: CUtexObject | _typing.Integer | None) -> None:
    """Destroys a texture object, but not its resource.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``texObject``, or objects that belong to it, during or after the call.
    """

def cuTexObjectGetResourceDesc(texObject: CUtexObject | _typing.Integer | None) -> CUDA_RESOURCE_DESC:
    """Returns the array or memory that a texture object reads.

    Returns
    -------
    pResDesc : CUDA_RESOURCE_DESC
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuTexObjectGetResourceViewDesc(
    texObject: CUtexObject | _typing.Integer | None,
) -> CUDA_RESOURCE_VIEW_DESC:
    """Returns the format, size and mipmap levels with which a texture object views its resource.

    Returns
    -------
    pResViewDesc : CUDA_RESOURCE_VIEW_DESC

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuTexObjectGetTextureDesc(texObject: CUtexObject | _typing.Integer | None) -> CUDA_TEXTURE_DESC:
    """Returns the addressing, filtering and read modes of a texture object.

    Returns
    -------
    pTexDesc : CUDA_TEXTURE_DESC

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuTexRefCreate() -> CUtexref:
    """Creates a texture reference that does not belong to a module.

    Returns
    -------
    pTexRef : CUtexref

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefDestroy(hTexRef: CUtexref | _typing.Integer | None) -> None:
    """Destroys a texture reference created by ``cuTexRefCreate``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``hTexRef``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetAddress(hTexRef: CUtexref | _typing.Integer | None) -> CUdeviceptr:
    """Returns the memory that a texture reference reads.

    Returns
    -------
    pdptr : CUdeviceptr

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetAddress_v2(hTexRef: CUtexref | _typing.Integer | None) -> CUdeviceptr:
    """An alias of cuTexRefGetAddress."""

def cuTexRefGetAddressMode(
    hTexRef: CUtexref | _typing.Integer | None,
    dim: _typing.Integer,
) -> CUaddress_mode:
    """Returns how a texture reference treats coordinates outside a dimension.

    Returns
    -------
    pam : CUaddress_mode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetArray(hTexRef: CUtexref | _typing.Integer | None) -> CUarray:
    """Returns the CUDA array that a texture reference reads.

    Returns
    -------
    phArray : CUarray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetBorderColor(hTexRef: CUtexref | _typing.Integer | None) -> list[float]:
    """Returns the color (RGBA) that a texture reference reads outside its array.

    Returns
    -------
    pBorderColor : list[float]

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetFilterMode(hTexRef: CUtexref | _typing.Integer | None) -> CUfilter_mode:
    """Returns whether a texture reference reads the nearest element or interpolates linearly.

    Returns
    -------
    pfm : CUfilter_mode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetFlags(hTexRef: CUtexref | _typing.Integer | None) -> int:
    """Returns the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.

    Returns
    -------
    pFlags : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetFormat(hTexRef: CUtexref | _typing.Integer | None) -> tuple[CUarray_format, int]:
    """Returns the format and the number of components of the texels that a texture reference reads.

    Returns
    -------
    pFormat : CUarray_format
    pNumChannels : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _typing.Integer | None) -> int:
    """Returns the maximum anisotropy ratio of a texture reference.

    Returns
    -------
    pmaxAniso : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _typing.Integer | None) -> CUfilter_mode:
    """Returns whether a texture reference reads the nearest mipmap level or interpolates between two levels.

    Returns
    -------
    pfm : CUfilter_mode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _typing.Integer | None) -> float:
    """Returns the offset that a texture reference adds to a mipmap level.

    Returns
    -------
    pbias : float

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _typing.Integer | None) -> tuple[float, float]:
    """Returns the lowest and highest mipmap level that a texture reference reads.

    Returns
    -------
    pminMipmapLevelClamp : float
    pmaxMipmapLevelClamp : float

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _typing.Integer | None) -> CUmipmappedArray:
    """Returns the mipmapped CUDA array that a texture reference reads.

    Returns
    -------
    phMipmappedArray : CUmipmappedArray

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetAddress(
    hTexRef: CUtexref | _typing.Integer | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    numbytes: _typing.Integer,
) -> int:
    """Binds a texture reference to linear memory; returns the offset in bytes that fetches must add.

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is
        destroyed.

    Returns
    -------
    ByteOffset : int

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetAddress_v2(
    hTexRef: CUtexref | _typing.Integer | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    numbytes: _typing.Integer,
) -> int:
    """An alias of cuTexRefSetAddress."""

def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _typing.Integer | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    Pitch: _typing.Integer,
) -> None:
    """Binds a texture reference to rows of memory with a pitch in bytes.

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref | _typing.Integer | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    Pitch: _typing.Integer,
) -> None:
    """An alias of cuTexRefSetAddress2D."""

def cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref | _typing.Integer | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _typing.Integer | _typing.OnDevice | None,
    Pitch: _typing.Integer,
) -> None:
    """Binds a texture reference to rows of memory with a pitch in bytes.

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``.

    Notes
    -----
    Kept for binary compatibility.
    """

def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _typing.Integer | None,
    dim: _typing.Integer,
    am: CUaddress_mode,
) -> None:
    """Sets how a texture reference treats coordinates outside a dimension (wrap, clamp, mirror or border).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetArray(
    hTexRef: CUtexref | _typing.Integer | None,
    hArray: CUarray | _typing.Integer | None,
    Flags: _typing.Integer,
) -> None:
    """Binds a texture reference to a CUDA array.

    Parameters
    ----------
    hArray
        Used after the call returns; must be kept alive until another value is set in ``hTexRef``, or ``hTexRef`` is
        destroyed.
    Flags
        Flags: ``CU_TRSA_OVERRIDE_FORMAT``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _typing.Integer | None,
    pBorderColor: _Sequence[float] | None,
) -> None:
    """Sets the color (RGBA) that a texture reference reads outside its array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetFilterMode(hTexRef: CUtexref | _typing.Integer | None, fm: CUfilter_mode) -> None:
    """Sets whether a texture reference reads the nearest element or interpolates linearly.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetFlags(hTexRef: CUtexref | _typing.Integer | None, Flags: _typing.Integer) -> None:
    """Sets the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.

    Parameters
    ----------
    Flags
        Flags: ``CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION``, ``CU_TRSF_NORMALIZED_COORDINATES``,
        ``CU_TRSF_READ_AS_INTEGER``, ``CU_TRSF_SEAMLESS_CUBEMAP``, ``CU_TRSF_SRGB``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetFormat(
    hTexRef: CUtexref | _typing.Integer | None,
    fmt: CUarray_format,
    NumPackedComponents: _typing.Integer,
) -> None:
    """Sets the format and the number of components of the texels that a texture reference reads.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _typing.Integer | None, maxAniso: _typing.Integer) -> None:
    """Sets the maximum anisotropy ratio of a texture reference.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | _typing.Integer | None, fm: CUfilter_mode) -> None:
    """Sets whether a texture reference reads the nearest mipmap level or interpolates between two levels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | _typing.Integer | None, bias: float) -> None:
    """Sets the offset that a texture reference adds to a mipmap level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _typing.Integer | None,
    minMipmapLevelClamp: float,
    maxMipmapLevelClamp: float,
) -> None:
    """Sets the lowest and highest mipmap level that a texture reference reads.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _typing.Integer | None,
    hMipmappedArray: CUmipmappedArray | _typing.Integer | None,
    Flags: _typing.Integer,
) -> None:
    """Binds a texture reference to a mipmapped CUDA array.

    Parameters
    ----------
    hMipmappedArray
        Used after the call returns; must be kept alive until another value is set in ``hTexRef``, or ``hTexRef`` is
        destroyed.
    Flags
        Flags: ``CU_TRSA_OVERRIDE_FORMAT``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Notes
    -----
    Deprecated.
    """

def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode) -> CUstreamCaptureMode:
    """Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.

    Returns
    -------
    mode : CUstreamCaptureMode

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    """

def cuUserObjectCreate(
    ptr: object,
    destroy: _typing.Callback,
    initialRefcount: _typing.Integer,
    flags: _typing.Integer,
) -> CUuserObject:
    """Creates a reference-counted user object from a pointer and its destructor.

    Parameters
    ----------
    ptr, destroy
        Used after the call returns; kept alive by cubind until the last call of ``destroy``.
    flags
        Flags: members of ``CUuserObject_flags``.

    Returns
    -------
    object_out : CUuserObject

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - ``destroy`` is called with ``ptr`` once, later, on a driver thread; it must not call CUDA.
    """

def cuUserObjectRelease(object: CUuserObject | _typing.Integer | None, count: _typing.Integer) -> None:
    """Releases the caller's references to a user object; the last release runs its destructor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.
    """

def cuUserObjectRetain(object: CUuserObject | _typing.Integer | None, count: _typing.Integer) -> None:
    """Adds references to a user object on behalf of the caller.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    """

def cuVDPAUCtxCreate(
    flags: _typing.Integer,
    device: CUdevice | _typing.Integer | None,
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUcontext:
    """Creates a context that can share surfaces with a VDPAU device.

    Parameters
    ----------
    flags
        Flags: members of ``CUctx_flags``.

    Returns
    -------
    pCtx : CUcontext

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``,
        ``CUDA_ERROR_OUT_OF_MEMORY``.

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.
    - Destroying ``pCtx`` destroys everything that was created in it, which must not be used afterwards.
    """

def cuVDPAUCtxCreate_v2(
    flags: _typing.Integer,
    device: CUdevice | _typing.Integer | None,
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUcontext:
    """An alias of cuVDPAUCtxCreate."""

def cuVDPAUGetDevice(
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUdevice:
    """Returns the CUDA device that corresponds to a VDPAU device.

    Returns
    -------
    pDevice : CUdevice

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``,
        ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.
    """

def cuWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[CUexternalSemaphore] | None,
    paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    numExtSems: _typing.Integer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Makes a stream wait for imported semaphores.

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``,
        ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_TIMEOUT``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    """
