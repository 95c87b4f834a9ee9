"""CUDA driver API of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.driver` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt, overload as _overload

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

def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray: ...
def cuArray3DCreate_v2(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray: ...
def cuArray3DGetDescriptor(hArray: CUarray | _SupportsInt | None) -> CUDA_ARRAY3D_DESCRIPTOR: ...
def cuArray3DGetDescriptor_v2(hArray: CUarray | _SupportsInt | None) -> CUDA_ARRAY3D_DESCRIPTOR: ...
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray: ...
def cuArrayCreate_v2(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray: ...
def cuArrayDestroy(hArray: CUarray | _SupportsInt | None) -> None: ...
def cuArrayGetDescriptor(hArray: CUarray | _SupportsInt | None) -> CUDA_ARRAY_DESCRIPTOR: ...
def cuArrayGetDescriptor_v2(hArray: CUarray | _SupportsInt | None) -> CUDA_ARRAY_DESCRIPTOR: ...
def cuArrayGetMemoryRequirements(
    array: CUarray | _SupportsInt | None,
    device: CUdevice | _SupportsInt | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS: ...
def cuArrayGetPlane(hArray: CUarray | _SupportsInt | None, planeIdx: _SupportsInt) -> CUarray: ...
def cuArrayGetSparseProperties(array: CUarray | _SupportsInt | None) -> CUDA_ARRAY_SPARSE_PROPERTIES: ...
def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | _SupportsInt | None) -> None: ...
def cuCheckpointProcessCheckpoint(pid: _SupportsInt, args: CUcheckpointCheckpointArgs | None) -> None: ...
def cuCheckpointProcessGetRestoreThreadId(pid: _SupportsInt) -> int: ...
def cuCheckpointProcessGetState(pid: _SupportsInt) -> CUprocessState: ...
def cuCheckpointProcessLock(pid: _SupportsInt, args: CUcheckpointLockArgs | None) -> None: ...
def cuCheckpointProcessRestore(pid: _SupportsInt, args: CUcheckpointRestoreArgs | None) -> None: ...
def cuCheckpointProcessUnlock(pid: _SupportsInt, args: CUcheckpointUnlockArgs | None) -> None: ...
def cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle | _SupportsInt | None) -> None: ...
def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | _SupportsInt | None) -> None: ...
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> _Any: ...
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> _Any: ...
def cuCoredumpRegisterCompleteCallback(
    callback: _typing.Callback,
    userData: object,
) -> CUcoredumpCallbackHandle: ...
def cuCoredumpRegisterStartCallback(
    callback: _typing.Callback,
    userData: object,
) -> CUcoredumpCallbackHandle: ...
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: object) -> None: ...
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: object) -> None: ...
def cuCtxAttach(flags: _SupportsInt) -> CUcontext: ...
@_overload
def cuCtxCreate(flags: _SupportsInt, dev: CUdevice | _SupportsInt | None) -> CUcontext: ...
@_overload
def cuCtxCreate(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> CUcontext: ...
@_overload
def cuCtxCreate_v4(flags: _SupportsInt, dev: CUdevice | _SupportsInt | None) -> CUcontext: ...
@_overload
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> CUcontext: ...
def cuCtxCreate_v2(flags: _SupportsInt, dev: CUdevice | _SupportsInt | None) -> CUcontext: ...
def cuCtxCreate_v3(
    paramsArray: _Sequence[CUexecAffinityParam] | None,
    numParams: _SupportsInt,
    flags: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> CUcontext: ...
def cuCtxDestroy(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxDestroy_v2(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxDetach(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxDisablePeerAccess(peerContext: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxEnablePeerAccess(peerContext: CUcontext | _SupportsInt | None, Flags: _SupportsInt) -> None: ...
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _SupportsInt | None) -> CUcontext: ...
def cuCtxGetApiVersion(ctx: CUcontext | _SupportsInt | None) -> int: ...
def cuCtxGetCacheConfig() -> CUfunc_cache: ...
def cuCtxGetCurrent() -> CUcontext: ...
def cuCtxGetDevResource(hCtx: CUcontext | _SupportsInt | None, typename: CUdevResourceType) -> CUdevResource: ...
def cuCtxGetDevice() -> CUdevice: ...
def cuCtxGetDevice_v2(ctx: CUcontext | _SupportsInt | None) -> CUdevice: ...
def cuCtxGetExecAffinity(typename: CUexecAffinityType) -> CUexecAffinityParam: ...
def cuCtxGetFlags() -> int: ...
def cuCtxGetId(ctx: CUcontext | _SupportsInt | None) -> int: ...
def cuCtxGetLimit(limit: CUlimit) -> int: ...
def cuCtxGetSharedMemConfig() -> CUsharedconfig: ...
def cuCtxGetStreamPriorityRange() -> tuple[int, int]: ...
def cuCtxPopCurrent() -> CUcontext: ...
def cuCtxPopCurrent_v2() -> CUcontext: ...
def cuCtxPushCurrent(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxPushCurrent_v2(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxRecordEvent(hCtx: CUcontext | _SupportsInt | None, hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuCtxResetPersistingL2Cache() -> None: ...
def cuCtxSetCacheConfig(config: CUfunc_cache) -> None: ...
def cuCtxSetCurrent(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxSetFlags(flags: _SupportsInt) -> None: ...
def cuCtxSetLimit(limit: CUlimit, value: _SupportsInt) -> None: ...
def cuCtxSetSharedMemConfig(config: CUsharedconfig) -> None: ...
def cuCtxSynchronize() -> None: ...
def cuCtxSynchronize_v2(ctx: CUcontext | _SupportsInt | None) -> None: ...
def cuCtxWaitEvent(hCtx: CUcontext | _SupportsInt | None, hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuDestroyExternalMemory(extMem: CUexternalMemory | _SupportsInt | None) -> None: ...
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _SupportsInt | None) -> None: ...
def cuDevResourceGenerateDesc(
    resources: _Sequence[CUdevResource] | None,
    nbResources: _SupportsInt,
) -> CUdevResourceDesc: ...
def cuDevSmResourceSplit(
    nbGroups: _SupportsInt,
    input_: CUdevResource | None,
    flags: _SupportsInt,
    groupParams: _Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None,
) -> tuple[list[CUdevResource], CUdevResource]: ...
def cuDevSmResourceSplitByCount(
    nbGroups: _SupportsInt,
    input_: CUdevResource | None,
    flags: _SupportsInt,
    minCount: _SupportsInt,
) -> tuple[list[CUdevResource], int, CUdevResource]: ...
def cuDeviceCanAccessPeer(
    dev: CUdevice | _SupportsInt | None,
    peerDev: CUdevice | _SupportsInt | None,
) -> int: ...
def cuDeviceComputeCapability(dev: CUdevice | _SupportsInt | None) -> tuple[int, int]: ...
def cuDeviceGet(ordinal: _SupportsInt) -> CUdevice: ...
def cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice | _SupportsInt | None) -> int: ...
def cuDeviceGetByPCIBusId(pciBusId: _typing.Text) -> CUdevice: ...
def cuDeviceGetCliqueCount(dev: CUdevice | _SupportsInt | None) -> int: ...
def cuDeviceGetCliqueInfo(
    count: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> tuple[list[CUcliqueInfo], int]: ...
def cuDeviceGetCount() -> int: ...
def cuDeviceGetDefaultMemPool(dev: CUdevice | _SupportsInt | None) -> CUmemoryPool: ...
def cuDeviceGetDevResource(
    device: CUdevice | _SupportsInt | None,
    typename: CUdevResourceType,
) -> CUdevResource: ...
def cuDeviceGetExecAffinitySupport(typename: CUexecAffinityType, dev: CUdevice | _SupportsInt | None) -> int: ...
def cuDeviceGetFabricClusterUuid(dev: CUdevice | _SupportsInt | None) -> CUuuid: ...
def cuDeviceGetGraphMemAttribute(device: CUdevice | _SupportsInt | None, attr: CUgraphMem_attribute) -> _Any: ...
def cuDeviceGetHostAtomicCapabilities(
    operations: _Sequence[CUatomicOperation] | None,
    count: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> list[int]: ...
def cuDeviceGetLuid(dev: CUdevice | _SupportsInt | None) -> tuple[bytes, int]: ...
def cuDeviceGetMemPool(dev: CUdevice | _SupportsInt | None) -> CUmemoryPool: ...
def cuDeviceGetName(length: _SupportsInt, dev: CUdevice | _SupportsInt | None) -> bytes: ...
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _typing.Pointer,
    dev: CUdevice | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuDeviceGetP2PAtomicCapabilities(
    operations: _Sequence[CUatomicOperation] | None,
    count: _SupportsInt,
    srcDevice: CUdevice | _SupportsInt | None,
    dstDevice: CUdevice | _SupportsInt | None,
) -> list[int]: ...
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice | _SupportsInt | None,
    dstDevice: CUdevice | _SupportsInt | None,
) -> int: ...
def cuDeviceGetPCIBusId(length: _SupportsInt, dev: CUdevice | _SupportsInt | None) -> bytes: ...
def cuDeviceGetProperties(dev: CUdevice | _SupportsInt | None) -> CUdevprop: ...
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format,
    numChannels: _SupportsInt,
    dev: CUdevice | _SupportsInt | None,
) -> int: ...
def cuDeviceGetUuid(dev: CUdevice | _SupportsInt | None) -> CUuuid: ...
def cuDeviceGetUuid_v2(dev: CUdevice | _SupportsInt | None) -> CUuuid: ...
def cuDeviceGraphMemTrim(device: CUdevice | _SupportsInt | None) -> None: ...
def cuDevicePrimaryCtxGetState(dev: CUdevice | _SupportsInt | None) -> tuple[int, int]: ...
def cuDevicePrimaryCtxRelease(dev: CUdevice | _SupportsInt | None) -> None: ...
def cuDevicePrimaryCtxRelease_v2(dev: CUdevice | _SupportsInt | None) -> None: ...
def cuDevicePrimaryCtxReset(dev: CUdevice | _SupportsInt | None) -> None: ...
def cuDevicePrimaryCtxReset_v2(dev: CUdevice | _SupportsInt | None) -> None: ...
def cuDevicePrimaryCtxRetain(dev: CUdevice | _SupportsInt | None) -> CUcontext: ...
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _SupportsInt | None, flags: _SupportsInt) -> None: ...
def cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice | _SupportsInt | None, flags: _SupportsInt) -> None: ...
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _SupportsInt | None,
    callbackFunc: _typing.Callback,
    userData: object,
) -> CUasyncCallbackHandle: ...
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _SupportsInt | None,
    attr: CUgraphMem_attribute,
    value: object,
) -> None: ...
def cuDeviceSetMemPool(
    dev: CUdevice | _SupportsInt | None,
    pool: CUmemoryPool | _SupportsInt | None,
) -> None: ...
def cuDeviceTotalMem(dev: CUdevice | _SupportsInt | None) -> int: ...
def cuDeviceTotalMem_v2(dev: CUdevice | _SupportsInt | None) -> int: ...
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _SupportsInt | None,
    callback: CUasyncCallbackHandle | _SupportsInt | None,
) -> None: ...
def cuDriverGetVersion() -> int: ...
def cuEGLStreamConsumerAcquireFrame(
    conn: object,
    pCudaResource: object,
    pStream: CUstream | _SupportsInt | _typing.Stream | None,
    timeout: _SupportsInt,
) -> None: ...
def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | _SupportsInt | None) -> CUeglStreamConnection: ...
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _SupportsInt | None,
    flags: _SupportsInt,
) -> CUeglStreamConnection: ...
def cuEGLStreamConsumerDisconnect(conn: object) -> None: ...
def cuEGLStreamConsumerReleaseFrame(
    conn: object,
    pCudaResource: CUgraphicsResource | _SupportsInt | None,
    pStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _SupportsInt | None,
    width: EGLint | _SupportsInt | None,
    height: EGLint | _SupportsInt | None,
) -> CUeglStreamConnection: ...
def cuEGLStreamProducerDisconnect(conn: object) -> None: ...
def cuEGLStreamProducerPresentFrame(
    conn: object,
    eglframe: CUeglFrame,
    pStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuEGLStreamProducerReturnFrame(
    conn: object,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuEventCreate(Flags: _SupportsInt) -> CUevent: ...
def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | _SupportsInt | None, flags: _SupportsInt) -> CUevent: ...
def cuEventDestroy(hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuEventDestroy_v2(hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuEventElapsedTime(hStart: CUevent | _SupportsInt | None, hEnd: CUevent | _SupportsInt | None) -> float: ...
def cuEventElapsedTime_v2(
    hStart: CUevent | _SupportsInt | None,
    hEnd: CUevent | _SupportsInt | None,
) -> float: ...
def cuEventQuery(hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuEventRecord(
    hEvent: CUevent | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuEventRecordWithFlags(
    hEvent: CUevent | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    flags: _SupportsInt,
) -> None: ...
def cuEventSynchronize(hEvent: CUevent | _SupportsInt | None) -> None: ...
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _SupportsInt | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr: ...
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _SupportsInt | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray: ...
def cuFabricCpyBatchAsync(
    numOps: _SupportsInt,
    opList: _Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> None: ...
def cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction | _SupportsInt | None) -> int: ...
def cuFuncGetModule(hfunc: CUfunction | _SupportsInt | None) -> CUmodule: ...
def cuFuncGetName(hfunc: CUfunction | _SupportsInt | None) -> bytes: ...
def cuFuncGetParamCount(func: CUfunction | _SupportsInt | None) -> int: ...
def cuFuncGetParamInfo(func: CUfunction | _SupportsInt | None, paramIndex: _SupportsInt) -> tuple[int, int]: ...
def cuFuncIsLoaded(function: CUfunction | _SupportsInt | None) -> CUfunctionLoadingState: ...
def cuFuncLoad(function: CUfunction | _SupportsInt | None) -> None: ...
def cuFuncSetAttribute(
    hfunc: CUfunction | _SupportsInt | None,
    attrib: CUfunction_attribute,
    value: _SupportsInt,
) -> None: ...
def cuFuncSetBlockShape(
    hfunc: CUfunction | _SupportsInt | None,
    x: _SupportsInt,
    y: _SupportsInt,
    z: _SupportsInt,
) -> None: ...
def cuFuncSetCacheConfig(hfunc: CUfunction | _SupportsInt | None, config: CUfunc_cache) -> None: ...
def cuFuncSetSharedMemConfig(hfunc: CUfunction | _SupportsInt | None, config: CUsharedconfig) -> None: ...
def cuFuncSetSharedSize(hfunc: CUfunction | _SupportsInt | None, numbytes: _SupportsInt) -> None: ...
def cuGLCtxCreate(Flags: _SupportsInt, device: CUdevice | _SupportsInt | None) -> CUcontext: ...
def cuGLCtxCreate_v2(Flags: _SupportsInt, device: CUdevice | _SupportsInt | None) -> CUcontext: ...
def cuGLGetDevices(cudaDeviceCount: _SupportsInt, deviceList: CUGLDeviceList) -> tuple[int, list[CUdevice]]: ...
def cuGLGetDevices_v2(
    cudaDeviceCount: _SupportsInt,
    deviceList: CUGLDeviceList,
) -> tuple[int, list[CUdevice]]: ...
def cuGLInit() -> None: ...
def cuGLMapBufferObject(buffer: GLuint | _SupportsInt | None) -> tuple[CUdeviceptr, int]: ...
def cuGLMapBufferObject_v2(buffer: GLuint | _SupportsInt | None) -> tuple[CUdeviceptr, int]: ...
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUdeviceptr, int]: ...
def cuGLMapBufferObjectAsync_v2(
    buffer: GLuint | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUdeviceptr, int]: ...
def cuGLRegisterBufferObject(buffer: GLuint | _SupportsInt | None) -> None: ...
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _SupportsInt | None, Flags: _SupportsInt) -> None: ...
def cuGLUnmapBufferObject(buffer: GLuint | _SupportsInt | None) -> None: ...
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuGLUnregisterBufferObject(buffer: GLuint | _SupportsInt | None) -> None: ...
def cuGetErrorName(error: CUresult) -> bytes: ...
def cuGetErrorString(error: CUresult) -> bytes: ...
def cuGetExportTable(pExportTableId: CUuuid | None) -> int: ...
def cuGetProcAddress(
    symbol: _typing.Text,
    cudaVersion: _SupportsInt,
    flags: cuuint64_t | _SupportsInt | None,
) -> tuple[int, CUdriverProcAddressQueryResult]: ...
def cuGetProcAddress_v2(
    symbol: _typing.Text,
    cudaVersion: _SupportsInt,
    flags: cuuint64_t | _SupportsInt | None,
) -> tuple[int, CUdriverProcAddressQueryResult]: ...
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    childGraph: CUgraph | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphAddDependencies(
    hGraph: CUgraph | _SupportsInt | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cuGraphAddDependencies_v2(
    hGraph: CUgraph | _SupportsInt | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
) -> CUgraphNode: ...
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    event: CUevent | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    event: CUevent | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddHostNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddKernelNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddKernelNode_v2(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> CUgraphNode: ...
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    numDependencies: _SupportsInt,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphAddNode(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode: ...
def cuGraphAddNode_v2(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode: ...
def cuGraphAddNode_v3(
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode: ...
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _SupportsInt | None,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS: ...
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None: ...
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _SupportsInt | None) -> CUgraph: ...
def cuGraphClone(originalGraph: CUgraph | _SupportsInt | None) -> CUgraph: ...
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _SupportsInt | None,
    ctx: CUcontext | _SupportsInt | None,
    defaultLaunchValue: _SupportsInt,
    flags: _SupportsInt,
) -> CUgraphConditionalHandle: ...
def cuGraphCreate(flags: _SupportsInt) -> CUgraph: ...
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _SupportsInt | None,
    path: _typing.Text,
    flags: _SupportsInt,
) -> None: ...
def cuGraphDestroy(hGraph: CUgraph | _SupportsInt | None) -> None: ...
def cuGraphDestroyNode(hNode: CUgraphNode | _SupportsInt | None) -> None: ...
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _SupportsInt | None) -> CUevent: ...
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _SupportsInt | None,
    event: CUevent | _SupportsInt | None,
) -> None: ...
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _SupportsInt | None) -> CUevent: ...
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _SupportsInt | None,
    event: CUevent | _SupportsInt | None,
) -> None: ...
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    childGraph: CUgraph | _SupportsInt | None,
) -> None: ...
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _SupportsInt | None) -> None: ...
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    event: CUevent | _SupportsInt | None,
) -> None: ...
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    event: CUevent | _SupportsInt | None,
) -> None: ...
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _SupportsInt | None) -> cuuint64_t: ...
def cuGraphExecGetId(hGraphExec: CUgraphExec | _SupportsInt | None) -> int: ...
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _SupportsInt | None,
) -> None: ...
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _SupportsInt | None,
) -> None: ...
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUgraphNodeParams | None,
) -> None: ...
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hGraph: CUgraph | _SupportsInt | None,
) -> CUgraphExecUpdateResultInfo: ...
def cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hGraph: CUgraph | _SupportsInt | None,
) -> CUgraphExecUpdateResultInfo: ...
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _SupportsInt | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: ...
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _SupportsInt | None,
) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS: ...
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None: ...
def cuGraphGetEdges(
    hGraph: CUgraph | _SupportsInt | None,
    numEdges: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphGetEdges_v2(
    hGraph: CUgraph | _SupportsInt | None,
    numEdges: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphGetId(hGraph: CUgraph | _SupportsInt | None) -> int: ...
def cuGraphGetNodes(
    hGraph: CUgraph | _SupportsInt | None,
    numNodes: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], int]: ...
def cuGraphGetRootNodes(
    hGraph: CUgraph | _SupportsInt | None,
    numRootNodes: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], int]: ...
def cuGraphHostNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_HOST_NODE_PARAMS: ...
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None: ...
def cuGraphInstantiate(hGraph: CUgraph | _SupportsInt | None, flags: _SupportsInt) -> CUgraphExec: ...
def cuGraphInstantiateWithFlags(hGraph: CUgraph | _SupportsInt | None, flags: _SupportsInt) -> CUgraphExec: ...
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _SupportsInt | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec: ...
def cuGraphInstantiate_v2(
    hGraph: CUgraph | _SupportsInt | None,
    bufferSize: _SupportsInt,
) -> tuple[CUgraphExec, CUgraphNode, bytes]: ...
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _SupportsInt | None,
    src: CUgraphNode | _SupportsInt | None,
) -> None: ...
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _SupportsInt | None,
    attr: CUlaunchAttributeID,
) -> CUkernelNodeAttrValue: ...
def cuGraphKernelNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_KERNEL_NODE_PARAMS: ...
def cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_KERNEL_NODE_PARAMS: ...
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _SupportsInt | None,
    attr: CUlaunchAttributeID,
    value: CUkernelNodeAttrValue | None,
) -> None: ...
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None: ...
def cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None: ...
def cuGraphLaunch(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_MEM_ALLOC_NODE_PARAMS: ...
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUdeviceptr: ...
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_MEMCPY3D: ...
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> None: ...
def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUDA_MEMSET_NODE_PARAMS: ...
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> None: ...
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _SupportsInt | None,
    hClonedGraph: CUgraph | _SupportsInt | None,
) -> CUgraphNode: ...
def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | _SupportsInt | None) -> CUgraph: ...
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _SupportsInt | None,
    numDependencies: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _SupportsInt | None,
    numDependencies: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _SupportsInt | None,
    numDependentNodes: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _SupportsInt | None,
    numDependentNodes: _SupportsInt = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
) -> int: ...
def cuGraphNodeGetLocalId(hNode: CUgraphNode | _SupportsInt | None) -> int: ...
def cuGraphNodeGetParams(hNode: CUgraphNode | _SupportsInt | None) -> CUgraphNodeParams: ...
def cuGraphNodeGetToolsId(hNode: CUgraphNode | _SupportsInt | None) -> int: ...
def cuGraphNodeGetType(hNode: CUgraphNode | _SupportsInt | None) -> CUgraphNodeType: ...
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hNode: CUgraphNode | _SupportsInt | None,
    isEnabled: _SupportsInt,
) -> None: ...
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUgraphNodeParams | None,
) -> None: ...
def cuGraphNodeSetParams_v2(
    hNode: CUgraphNode | _SupportsInt | None,
    nodeParams: CUgraphNodeParams | None,
) -> None: ...
def cuGraphReleaseUserObject(
    graph: CUgraph | _SupportsInt | None,
    object: CUuserObject | _SupportsInt | None,
    count: _SupportsInt,
) -> None: ...
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _SupportsInt | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | _SupportsInt | None,
    from_: _Sequence[CUgraphNode] | None,
    to: _Sequence[CUgraphNode] | None,
    edgeData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
) -> None: ...
def cuGraphRetainUserObject(
    graph: CUgraph | _SupportsInt | None,
    object: CUuserObject | _SupportsInt | None,
    count: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuGraphUpload(
    hGraphExec: CUgraphExec | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuGraphicsEGLRegisterImage(
    image: EGLImageKHR | _SupportsInt | None,
    flags: _SupportsInt,
) -> CUgraphicsResource: ...
def cuGraphicsGLRegisterBuffer(
    buffer: GLuint | _SupportsInt | None,
    Flags: _SupportsInt,
) -> CUgraphicsResource: ...
def cuGraphicsGLRegisterImage(
    image: GLuint | _SupportsInt | None,
    target: GLenum | _SupportsInt | None,
    Flags: _SupportsInt,
) -> CUgraphicsResource: ...
def cuGraphicsMapResources(
    count: _SupportsInt,
    resources: CUgraphicsResource | int | _Sequence[CUgraphicsResource] | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _SupportsInt | None,
    index: _SupportsInt,
    mipLevel: _SupportsInt,
) -> CUeglFrame: ...
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _SupportsInt | None,
) -> CUmipmappedArray: ...
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _SupportsInt | None,
) -> tuple[CUdeviceptr, int]: ...
def cuGraphicsResourceGetMappedPointer_v2(
    resource: CUgraphicsResource | _SupportsInt | None,
) -> tuple[CUdeviceptr, int]: ...
def cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _SupportsInt | None,
    arrayIndex: _SupportsInt,
    mipLevel: _SupportsInt,
) -> CUarray: ...
def cuGraphicsUnmapResources(
    count: _SupportsInt,
    resources: CUgraphicsResource | int | _Sequence[CUgraphicsResource] | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _SupportsInt | None) -> None: ...
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _SupportsInt | None,
    flags: _SupportsInt,
) -> CUgraphicsResource: ...
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _SupportsInt | None,
    flags: _SupportsInt,
) -> CUgraphicsResource: ...
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    flags: _SupportsInt,
) -> CUgreenCtx: ...
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _SupportsInt | None) -> None: ...
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _SupportsInt | None,
    typename: CUdevResourceType,
) -> CUdevResource: ...
def cuGreenCtxGetId(greenCtx: CUgreenCtx | _SupportsInt | None) -> int: ...
def cuGreenCtxRecordEvent(
    hCtx: CUgreenCtx | _SupportsInt | None,
    hEvent: CUevent | _SupportsInt | None,
) -> None: ...
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _SupportsInt | None,
    flags: _SupportsInt,
    priority: _SupportsInt,
) -> CUstream: ...
def cuGreenCtxWaitEvent(
    hCtx: CUgreenCtx | _SupportsInt | None,
    hEvent: CUevent | _SupportsInt | None,
) -> None: ...
def cuImportExternalMemory(memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None) -> CUexternalMemory: ...
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> CUexternalSemaphore: ...
def cuInit(Flags: _SupportsInt) -> None: ...
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None) -> None: ...
def cuIpcGetEventHandle(event: CUevent | _SupportsInt | None) -> CUipcEventHandle: ...
def cuIpcGetMemHandle(dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None) -> CUipcMemHandle: ...
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent: ...
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _SupportsInt) -> CUdeviceptr: ...
def cuIpcOpenMemHandle_v2(handle: CUipcMemHandle, Flags: _SupportsInt) -> CUdeviceptr: ...
def cuKernelGetAttribute(
    attrib: CUfunction_attribute,
    kernel: CUkernel | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
) -> int: ...
def cuKernelGetFunction(kernel: CUkernel | _SupportsInt | None) -> CUfunction: ...
def cuKernelGetLibrary(kernel: CUkernel | _SupportsInt | None) -> CUlibrary: ...
def cuKernelGetName(hfunc: CUkernel | _SupportsInt | None) -> bytes: ...
def cuKernelGetParamCount(kernel: CUkernel | _SupportsInt | None) -> int: ...
def cuKernelGetParamInfo(
    kernel: CUkernel | _SupportsInt | None,
    paramIndex: _SupportsInt,
) -> tuple[int, int]: ...
def cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: _SupportsInt,
    kernel: CUkernel | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
) -> None: ...
def cuKernelSetCacheConfig(
    kernel: CUkernel | _SupportsInt | None,
    config: CUfunc_cache,
    dev: CUdevice | _SupportsInt | None,
) -> None: ...
def cuLaunch(f: CUfunction | _SupportsInt | None) -> None: ...
def cuLaunchCooperativeKernel(
    f: CUfunction | _SupportsInt | None,
    gridDimX: _SupportsInt,
    gridDimY: _SupportsInt,
    gridDimZ: _SupportsInt,
    blockDimX: _SupportsInt,
    blockDimY: _SupportsInt,
    blockDimZ: _SupportsInt,
    sharedMemBytes: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    kernelParams: _typing.KernelParams,
) -> None: ...
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: _Sequence[CUDA_LAUNCH_PARAMS] | None,
    numDevices: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuLaunchGrid(
    f: CUfunction | _SupportsInt | None,
    grid_width: _SupportsInt,
    grid_height: _SupportsInt,
) -> None: ...
def cuLaunchGridAsync(
    f: CUfunction | _SupportsInt | None,
    grid_width: _SupportsInt,
    grid_height: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuLaunchHostFunc(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
) -> None: ...
def cuLaunchHostFunc_v2(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
    syncMode: _SupportsInt,
) -> None: ...
def cuLaunchKernel(
    f: CUfunction | _SupportsInt | None,
    gridDimX: _SupportsInt,
    gridDimY: _SupportsInt,
    gridDimZ: _SupportsInt,
    blockDimX: _SupportsInt,
    blockDimY: _SupportsInt,
    blockDimZ: _SupportsInt,
    sharedMemBytes: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    kernelParams: _typing.KernelParams,
    extra: _typing.Pointer,
) -> None: ...
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _SupportsInt | None,
    kernelParams: _typing.KernelParams,
    extra: _typing.Pointer,
) -> None: ...
def cuLibraryEnumerateKernels(
    numKernels: _SupportsInt,
    lib: CUlibrary | _SupportsInt | None,
) -> list[CUkernel]: ...
def cuLibraryGetGlobal(
    library: CUlibrary | _SupportsInt | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]: ...
def cuLibraryGetKernel(library: CUlibrary | _SupportsInt | None, name: _typing.Text) -> CUkernel: ...
def cuLibraryGetKernelCount(lib: CUlibrary | _SupportsInt | None) -> int: ...
def cuLibraryGetManaged(
    library: CUlibrary | _SupportsInt | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]: ...
def cuLibraryGetModule(library: CUlibrary | _SupportsInt | None) -> CUmodule: ...
def cuLibraryGetUnifiedFunction(library: CUlibrary | _SupportsInt | None, symbol: _typing.Text) -> int: ...
def cuLibraryLoadData(
    code: _typing.Pointer,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _SupportsInt,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _SupportsInt,
) -> CUlibrary: ...
def cuLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[CUjit_option] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _SupportsInt,
    libraryOptions: _Sequence[CUlibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _SupportsInt,
) -> CUlibrary: ...
def cuLibraryUnload(library: CUlibrary | _SupportsInt | None) -> None: ...
def cuLinkAddData(
    state: CUlinkState | _SupportsInt | None,
    typename: CUjitInputType,
    data: _typing.Pointer,
    size: _SupportsInt,
    name: _typing.Text | None,
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None: ...
def cuLinkAddData_v2(
    state: CUlinkState | _SupportsInt | None,
    typename: CUjitInputType,
    data: _typing.Pointer,
    size: _SupportsInt,
    name: _typing.Text | None,
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None: ...
def cuLinkAddFile(
    state: CUlinkState | _SupportsInt | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None: ...
def cuLinkAddFile_v2(
    state: CUlinkState | _SupportsInt | None,
    typename: CUjitInputType,
    path: _typing.Text,
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> None: ...
def cuLinkComplete(state: CUlinkState | _SupportsInt | None) -> tuple[int, int]: ...
def cuLinkCreate(
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUlinkState: ...
def cuLinkCreate_v2(
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUlinkState: ...
def cuLinkDestroy(state: CUlinkState | _SupportsInt | None) -> None: ...
def cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
) -> None: ...
def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    offset: cuuint64_t | _SupportsInt | None,
    ptr: _typing.Pointer,
    size: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    offset: cuuint64_t | _SupportsInt | None,
    memHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    memOffset: cuuint64_t | _SupportsInt | None,
    size: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    prop: CUlogicalEndpointProp | None,
) -> None: ...
def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | _SupportsInt | None) -> None: ...
def cuLogicalEndpointExport(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    handleType: CUlogicalEndpointIpcHandleType,
) -> _Any: ...
def cuLogicalEndpointGetLimits(prop: CUlogicalEndpointProp | None) -> tuple[cuuint64_t, cuuint64_t]: ...
def cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId | _SupportsInt | None,
    count: cuuint32_t | _SupportsInt | None,
) -> None: ...
def cuLogicalEndpointIdReserve(count: cuuint32_t | _SupportsInt | None) -> CUlogicalEndpointId: ...
def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    handle: object,
    handleType: CUlogicalEndpointIpcHandleType,
) -> None: ...
def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    count: cuuint32_t | _SupportsInt | None,
) -> int: ...
def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    offset: cuuint64_t | _SupportsInt | None,
    size: cuuint64_t | _SupportsInt | None,
) -> None: ...
def cuLogsCurrent(flags: _SupportsInt) -> CUlogIterator: ...
def cuLogsDumpToFile(
    iterator: CUlogIterator,
    pathToFile: _typing.Text,
    flags: _SupportsInt,
) -> CUlogIterator | None: ...
@_overload
def cuLogsDumpToMemory(
    iterator: CUlogIterator,
    buffer: int,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[CUlogIterator | None, int, bytes]: ...
@_overload
def cuLogsDumpToMemory(
    iterator: CUlogIterator,
    buffer: _typing.Output,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[CUlogIterator | None, int]: ...
def cuLogsRegisterCallback(callbackFunc: _typing.Callback, userData: object) -> CUlogsCallbackHandle: ...
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _SupportsInt | None) -> None: ...
def cuMemAddressFree(ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None, size: _SupportsInt) -> None: ...
def cuMemAddressReserve(
    size: _SupportsInt,
    alignment: _SupportsInt,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    flags: _SupportsInt,
) -> CUdeviceptr: ...
def cuMemAdvise(
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> None: ...
def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> None: ...
def cuMemAlloc(bytesize: _SupportsInt) -> CUdeviceptr: ...
def cuMemAlloc_v2(bytesize: _SupportsInt) -> CUdeviceptr: ...
def cuMemAllocAsync(
    bytesize: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> CUdeviceptr: ...
def cuMemAllocFromPoolAsync(
    bytesize: _SupportsInt,
    pool: CUmemoryPool | _SupportsInt | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> CUdeviceptr: ...
def cuMemAllocHost(bytesize: _SupportsInt) -> int: ...
def cuMemAllocHost_v2(bytesize: _SupportsInt) -> int: ...
def cuMemAllocManaged(bytesize: _SupportsInt, flags: _SupportsInt) -> CUdeviceptr: ...
def cuMemAllocPitch(
    WidthInBytes: _SupportsInt,
    Height: _SupportsInt,
    ElementSizeBytes: _SupportsInt,
) -> tuple[CUdeviceptr, int]: ...
def cuMemAllocPitch_v2(
    WidthInBytes: _SupportsInt,
    Height: _SupportsInt,
    ElementSizeBytes: _SupportsInt,
) -> tuple[CUdeviceptr, int]: ...
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | _Sequence[CUmemDecompressParams] | None,
    count: _SupportsInt,
    flags: _SupportsInt,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> int: ...
def cuMemCreate(
    size: _SupportsInt,
    prop: CUmemAllocationProp | None,
    flags: _SupportsInt,
) -> CUmemGenericAllocationHandle: ...
def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    prefetchLocs: _Sequence[CUmemLocation] | None,
    prefetchLocIdxs: _Sequence[_SupportsInt] | None,
    numPrefetchLocs: _SupportsInt,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemDiscardBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _SupportsInt | None,
    handleType: CUmemAllocationHandleType,
    flags: _SupportsInt,
) -> _Any: ...
def cuMemFree(dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None) -> None: ...
def cuMemFree_v2(dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None) -> None: ...
def cuMemFreeAsync(
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemFreeHost(p: _typing.Pointer) -> None: ...
def cuMemGetAccess(
    location: CUmemLocation | None,
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> int: ...
def cuMemGetAddressRange(
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> tuple[CUdeviceptr, int]: ...
def cuMemGetAddressRange_v2(
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> tuple[CUdeviceptr, int]: ...
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags,
) -> int: ...
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _SupportsInt | None,
) -> CUmemAllocationProp: ...
def cuMemGetDefaultMemPool(location: CUmemLocation | None, typename: CUmemAllocationType) -> CUmemoryPool: ...
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    handleType: CUmemRangeHandleType,
    flags: _SupportsInt,
) -> _Any: ...
def cuMemGetInfo() -> tuple[int, int]: ...
def cuMemGetInfo_v2() -> tuple[int, int]: ...
def cuMemGetLocationInfo(
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    summaryGranularity: _SupportsInt,
    samplingGranularity: _SupportsInt,
    location_out: CUmemLocation | _Sequence[CUmemLocation] | None,
) -> None: ...
def cuMemGetMemPool(location: CUmemLocation | None, typename: CUmemAllocationType) -> CUmemoryPool: ...
def cuMemHostAlloc(bytesize: _SupportsInt, Flags: _SupportsInt) -> int: ...
def cuMemHostGetDevicePointer(p: _typing.Pointer, Flags: _SupportsInt) -> CUdeviceptr: ...
def cuMemHostGetDevicePointer_v2(p: _typing.Pointer, Flags: _SupportsInt) -> CUdeviceptr: ...
def cuMemHostGetFlags(p: _typing.Pointer) -> int: ...
def cuMemHostRegister(p: _typing.Pointer, bytesize: _SupportsInt, Flags: _SupportsInt) -> None: ...
def cuMemHostRegister_v2(p: _typing.Pointer, bytesize: _SupportsInt, Flags: _SupportsInt) -> None: ...
def cuMemHostUnregister(p: _typing.Pointer) -> None: ...
def cuMemImportFromShareableHandle(
    osHandle: object,
    shHandleType: CUmemAllocationHandleType,
) -> CUmemGenericAllocationHandle: ...
def cuMemMap(
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    offset: _SupportsInt,
    handle: CUmemGenericAllocationHandle | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuMemMapArrayAsync(
    mapInfoList: _Sequence[CUarrayMapInfo] | None,
    count: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool: ...
def cuMemPoolDestroy(pool: CUmemoryPool | _SupportsInt | None) -> None: ...
def cuMemPoolExportPointer(
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> CUmemPoolPtrExportData: ...
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _SupportsInt | None,
    handleType: CUmemAllocationHandleType,
    flags: _SupportsInt,
) -> _Any: ...
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _SupportsInt | None,
    location: CUmemLocation | None,
) -> CUmemAccess_flags: ...
def cuMemPoolGetAttribute(pool: CUmemoryPool | _SupportsInt | None, attr: CUmemPool_attribute) -> _Any: ...
def cuMemPoolImportFromShareableHandle(
    handle: object,
    handleType: CUmemAllocationHandleType,
    flags: _SupportsInt,
) -> CUmemoryPool: ...
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _SupportsInt | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr: ...
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _SupportsInt | None,
    map: _Sequence[CUmemAccessDesc] | None,
    count: _SupportsInt,
) -> None: ...
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _SupportsInt | None,
    attr: CUmemPool_attribute,
    value: object,
) -> None: ...
def cuMemPoolTrimTo(pool: CUmemoryPool | _SupportsInt | None, minBytesToKeep: _SupportsInt) -> None: ...
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
    location: CUmemLocation,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
    location: CUmemLocation,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemPrefetchBatchAsync(
    dptrs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    prefetchLocs: _Sequence[CUmemLocation] | None,
    prefetchLocIdxs: _Sequence[_SupportsInt] | None,
    numPrefetchLocs: _SupportsInt,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemRangeGetAttribute(
    dataSize: _SupportsInt,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
) -> _Any: ...
def cuMemRangeGetAttributes(
    dataSizes: _Sequence[_SupportsInt] | None,
    attributes: _Sequence[CUmem_range_attribute] | None,
    numAttributes: _SupportsInt,
    devPtr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    count: _SupportsInt,
) -> list[_Any]: ...
def cuMemRelease(handle: CUmemGenericAllocationHandle | _SupportsInt | None) -> None: ...
def cuMemRetainAllocationHandle(addr: _typing.Pointer) -> CUmemGenericAllocationHandle: ...
def cuMemSetAccess(
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    desc: _Sequence[CUmemAccessDesc] | None,
    count: _SupportsInt,
) -> None: ...
def cuMemSetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType,
    pool: CUmemoryPool | _SupportsInt | None,
) -> None: ...
def cuMemUnmap(ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None, size: _SupportsInt) -> None: ...
def cuMemcpy(
    dst: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    src: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy2D_v2(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy2DAsync(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy2DAsync_v2(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy2DUnaligned_v2(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None: ...
def cuMemcpy3D_v2(pCopy: CUDA_MEMCPY3D | None) -> None: ...
def cuMemcpy3DAsync(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy3DAsync_v2(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy3DBatchAsync(
    numOps: _SupportsInt,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy3DBatchAsync_v2(
    numOps: _SupportsInt,
    opList: _Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None: ...
def cuMemcpy3DPeerAsync(
    pCopy: CUDA_MEMCPY3D_PEER | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpy3DWithAttributesAsync(
    op: CUDA_MEMCPY3D_BATCH_OP | None,
    flags: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyAsync(
    dst: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    src: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyAtoA(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoA_v2(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoH(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoH_v2(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyAtoHAsync(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyAtoHAsync_v2(
    dstHost: _typing.Pointer,
    srcArray: CUarray | _SupportsInt | None,
    srcOffset: _SupportsInt,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyBatchAsync(
    dsts: _Sequence[CUdeviceptr] | None,
    srcs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    attrs: _Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: _Sequence[_SupportsInt] | None,
    numAttrs: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyBatchAsync_v2(
    dsts: _Sequence[CUdeviceptr] | None,
    srcs: _Sequence[CUdeviceptr] | None,
    sizes: _Sequence[_SupportsInt] | None,
    count: _SupportsInt,
    attrs: _Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: _Sequence[_SupportsInt] | None,
    numAttrs: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyDtoA(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoA_v2(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoD_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyDtoH(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoH_v2(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyDtoHAsync(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyDtoHAsync_v2(
    dstHost: _typing.Pointer,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyHtoA(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyHtoA_v2(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyHtoAAsync_v2(
    dstArray: CUarray | _SupportsInt | None,
    dstOffset: _SupportsInt,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyHtoD(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyHtoD_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcHost: _typing.Pointer,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstContext: CUcontext | _SupportsInt | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcContext: CUcontext | _SupportsInt | None,
    ByteCount: _SupportsInt,
) -> None: ...
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstContext: CUcontext | _SupportsInt | None,
    srcDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    srcContext: CUcontext | _SupportsInt | None,
    ByteCount: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    src: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    attr: CUmemcpyAttributes | None,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD16(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    us: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD16_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    us: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    us: _SupportsInt,
    N: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    us: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    us: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    us: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    ui: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    ui: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    ui: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    uc: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    uc: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
) -> None: ...
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    dstPitch: _SupportsInt,
    uc: _SupportsInt,
    Width: _SupportsInt,
    Height: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD32(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ui: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD32_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ui: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    ui: _SupportsInt,
    N: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMemsetD8(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    uc: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD8_v2(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    uc: _SupportsInt,
    N: _SupportsInt,
) -> None: ...
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    uc: _SupportsInt,
    N: _SupportsInt,
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _SupportsInt,
) -> CUmipmappedArray: ...
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _SupportsInt | None) -> None: ...
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _SupportsInt | None,
    level: _SupportsInt,
) -> CUarray: ...
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _SupportsInt | None,
    device: CUdevice | _SupportsInt | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS: ...
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _SupportsInt | None,
) -> CUDA_ARRAY_SPARSE_PROPERTIES: ...
def cuModuleEnumerateFunctions(
    numFunctions: _SupportsInt,
    mod: CUmodule | _SupportsInt | None,
) -> list[CUfunction]: ...
def cuModuleGetFunction(hmod: CUmodule | _SupportsInt | None, name: _typing.Text) -> CUfunction: ...
def cuModuleGetFunctionCount(mod: CUmodule | _SupportsInt | None) -> int: ...
def cuModuleGetGlobal(hmod: CUmodule | _SupportsInt | None, name: _typing.Text) -> tuple[CUdeviceptr, int]: ...
def cuModuleGetGlobal_v2(
    hmod: CUmodule | _SupportsInt | None,
    name: _typing.Text,
) -> tuple[CUdeviceptr, int]: ...
def cuModuleGetLoadingMode() -> CUmoduleLoadingMode: ...
def cuModuleGetSurfRef(hmod: CUmodule | _SupportsInt | None, name: _typing.Text) -> CUsurfref: ...
def cuModuleGetTexRef(hmod: CUmodule | _SupportsInt | None, name: _typing.Text) -> CUtexref: ...
def cuModuleLoad(fname: _typing.Text) -> CUmodule: ...
def cuModuleLoadData(image: _typing.Pointer) -> CUmodule: ...
def cuModuleLoadDataEx(
    image: _typing.Pointer,
    numOptions: _SupportsInt,
    options: _Sequence[CUjit_option] | None,
    optionValues: _Sequence[object] | None,
) -> CUmodule: ...
def cuModuleLoadFatBinary(fatCubin: _typing.Pointer) -> CUmodule: ...
def cuModuleUnload(hmod: CUmodule | _SupportsInt | None) -> None: ...
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
) -> None: ...
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    mcOffset: _SupportsInt,
    memptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    mcOffset: _SupportsInt,
    memptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    mcOffset: _SupportsInt,
    memHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    memOffset: _SupportsInt,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    mcOffset: _SupportsInt,
    memHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    memOffset: _SupportsInt,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle: ...
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags,
) -> int: ...
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _SupportsInt | None,
    dev: CUdevice | _SupportsInt | None,
    mcOffset: _SupportsInt,
    size: _SupportsInt,
) -> None: ...
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _SupportsInt | None,
    numBlocks: _SupportsInt,
    blockSize: _SupportsInt,
) -> int: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _SupportsInt | None,
    blockSize: _SupportsInt,
    dynamicSMemSize: _SupportsInt,
) -> int: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _SupportsInt | None,
    blockSize: _SupportsInt,
    dynamicSMemSize: _SupportsInt,
    flags: _SupportsInt,
) -> int: ...
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _SupportsInt | None,
    config: CUlaunchConfig | None,
) -> int: ...
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _SupportsInt | None,
    blockSizeToDynamicSMemSize: _typing.Callback,
    dynamicSMemSize: _SupportsInt,
    blockSizeLimit: _SupportsInt,
) -> tuple[int, int]: ...
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _SupportsInt | None,
    blockSizeToDynamicSMemSize: _typing.Callback,
    dynamicSMemSize: _SupportsInt,
    blockSizeLimit: _SupportsInt,
    flags: _SupportsInt,
) -> tuple[int, int]: ...
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _SupportsInt | None,
    config: CUlaunchConfig | None,
) -> int: ...
def cuParamSetSize(hfunc: CUfunction | _SupportsInt | None, numbytes: _SupportsInt) -> None: ...
def cuParamSetTexRef(
    hfunc: CUfunction | _SupportsInt | None,
    texunit: _SupportsInt,
    hTexRef: CUtexref | _SupportsInt | None,
) -> None: ...
def cuParamSetf(hfunc: CUfunction | _SupportsInt | None, offset: _SupportsInt, value: float) -> None: ...
def cuParamSeti(hfunc: CUfunction | _SupportsInt | None, offset: _SupportsInt, value: _SupportsInt) -> None: ...
def cuParamSetv(
    hfunc: CUfunction | _SupportsInt | None,
    offset: _SupportsInt,
    ptr: _typing.Pointer,
    numbytes: _SupportsInt,
) -> None: ...
def cuPointerGetAttribute(
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> _Any: ...
def cuPointerGetAttributes(
    numAttributes: _SupportsInt,
    attributes: _Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> list[_Any]: ...
def cuPointerSetAttribute(
    value: object,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
) -> None: ...
def cuProfilerInitialize(
    configFile: _typing.Text,
    outputFile: _typing.Text,
    outputMode: CUoutput_mode,
) -> None: ...
def cuProfilerStart() -> None: ...
def cuProfilerStop() -> None: ...
def cuSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[CUexternalSemaphore] | None,
    paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    numExtSems: _SupportsInt,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuStreamAddCallback(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    callback: _typing.Callback,
    userData: object,
    flags: _SupportsInt,
) -> None: ...
def cuStreamAttachMemAsync(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    length: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuStreamBatchMemOp(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    count: _SupportsInt,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamBatchMemOp_v2(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    count: _SupportsInt,
    paramArray: _Sequence[CUstreamBatchMemOpParams] | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamBeginCapture(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    mode: CUstreamCaptureMode,
) -> None: ...
def cuStreamBeginCapture_v2(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    mode: CUstreamCaptureMode,
) -> None: ...
def cuStreamBeginCaptureToCig(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    streamCigCaptureParams: CUstreamCigCaptureParams | None,
) -> None: ...
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    hGraph: CUgraph | _SupportsInt | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    mode: CUstreamCaptureMode,
) -> None: ...
def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph | _SupportsInt | None,
    callbackFunc: _typing.Callback,
    userData: object,
) -> None: ...
def cuStreamCopyAttributes(
    dst: CUstream | _SupportsInt | _typing.Stream | None,
    src: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuStreamCreate(Flags: _SupportsInt) -> CUstream: ...
def cuStreamCreateWithPriority(flags: _SupportsInt, priority: _SupportsInt) -> CUstream: ...
def cuStreamDestroy(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuStreamDestroy_v2(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuStreamEndCapture(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> CUgraph: ...
def cuStreamEndCaptureToCig(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuStreamGetAttribute(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    attr: CUlaunchAttributeID,
) -> CUstreamAttrValue: ...
def cuStreamGetCaptureInfo(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuStreamGetCaptureInfo_v2(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]: ...
def cuStreamGetCtx(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> CUcontext: ...
def cuStreamGetCtx_v2(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
) -> tuple[CUcontext, CUgreenCtx]: ...
def cuStreamGetDevResource(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    typename: CUdevResourceType,
) -> CUdevResource: ...
def cuStreamGetDevice(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> CUdevice: ...
def cuStreamGetFlags(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> int: ...
def cuStreamGetGreenCtx(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> CUgreenCtx: ...
def cuStreamGetId(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> int: ...
def cuStreamGetPriority(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> int: ...
def cuStreamIsCapturing(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> CUstreamCaptureStatus: ...
def cuStreamQuery(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuStreamSetAttribute(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    attr: CUlaunchAttributeID,
    value: CUstreamAttrValue | None,
) -> None: ...
def cuStreamSynchronize(hStream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    dependencies: _Sequence[CUgraphNode] | None,
    dependencyData: _Sequence[CUgraphEdgeData] | None,
    numDependencies: _SupportsInt,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWaitEvent(
    hStream: CUstream | _SupportsInt | _typing.Stream | None,
    hEvent: CUevent | _SupportsInt | None,
    Flags: _SupportsInt,
) -> None: ...
def cuStreamWaitValue32(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint32_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWaitValue32_v2(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint32_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWaitValue64(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWaitValue64_v2(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWriteValue32(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint32_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWriteValue32_v2(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint32_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWriteValue64(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuStreamWriteValue64_v2(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    addr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    value: cuuint64_t | _SupportsInt | None,
    flags: _SupportsInt,
) -> None: ...
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> CUsurfObject: ...
def cuSurfObjectDestroy(surfObject: CUsurfObject | _SupportsInt | None) -> None: ...
def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | _SupportsInt | None) -> CUDA_RESOURCE_DESC: ...
def cuSurfRefGetArray(hSurfRef: CUsurfref | _SupportsInt | None) -> CUarray: ...
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _SupportsInt | None,
    hArray: CUarray | _SupportsInt | None,
    Flags: _SupportsInt,
) -> None: ...
def cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _SupportsInt | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t] | None,
    globalStrides: _Sequence[cuuint64_t] | None,
    pixelBoxLowerCorner: _Sequence[_SupportsInt] | None,
    pixelBoxUpperCorner: _Sequence[_SupportsInt] | None,
    channelsPerPixel: cuuint32_t | _SupportsInt | None,
    pixelsPerColumn: cuuint32_t | _SupportsInt | None,
    elementStrides: _Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUtensorMap: ...
def cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _SupportsInt | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t] | None,
    globalStrides: _Sequence[cuuint64_t] | None,
    pixelBoxLowerCornerWidth: _SupportsInt,
    pixelBoxUpperCornerWidth: _SupportsInt,
    channelsPerPixel: cuuint32_t | _SupportsInt | None,
    pixelsPerColumn: cuuint32_t | _SupportsInt | None,
    elementStrides: _Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUtensorMap: ...
def cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t | _SupportsInt | None,
    globalAddress: _typing.Pointer,
    globalDim: _Sequence[cuuint64_t] | None,
    globalStrides: _Sequence[cuuint64_t] | None,
    boxDim: _Sequence[cuuint32_t] | None,
    elementStrides: _Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUtensorMap: ...
def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _typing.Pointer) -> None: ...
def cuTensorMapSetAllocationClass(
    tensorMap: CUtensorMap | None,
    allocClass: CUtensorMapAllocClass,
) -> CUtensorMapAllocClass: ...
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None,
) -> CUtexObject: ...
def cuTexObjectDestroy(texObject: CUtexObject | _SupportsInt | None) -> None: ...
def cuTexObjectGetResourceDesc(texObject: CUtexObject | _SupportsInt | None) -> CUDA_RESOURCE_DESC: ...
def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | _SupportsInt | None) -> CUDA_RESOURCE_VIEW_DESC: ...
def cuTexObjectGetTextureDesc(texObject: CUtexObject | _SupportsInt | None) -> CUDA_TEXTURE_DESC: ...
def cuTexRefCreate() -> CUtexref: ...
def cuTexRefDestroy(hTexRef: CUtexref | _SupportsInt | None) -> None: ...
def cuTexRefGetAddress(hTexRef: CUtexref | _SupportsInt | None) -> CUdeviceptr: ...
def cuTexRefGetAddress_v2(hTexRef: CUtexref | _SupportsInt | None) -> CUdeviceptr: ...
def cuTexRefGetAddressMode(hTexRef: CUtexref | _SupportsInt | None, dim: _SupportsInt) -> CUaddress_mode: ...
def cuTexRefGetArray(hTexRef: CUtexref | _SupportsInt | None) -> CUarray: ...
def cuTexRefGetBorderColor(hTexRef: CUtexref | _SupportsInt | None) -> list[float]: ...
def cuTexRefGetFilterMode(hTexRef: CUtexref | _SupportsInt | None) -> CUfilter_mode: ...
def cuTexRefGetFlags(hTexRef: CUtexref | _SupportsInt | None) -> int: ...
def cuTexRefGetFormat(hTexRef: CUtexref | _SupportsInt | None) -> tuple[CUarray_format, int]: ...
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _SupportsInt | None) -> int: ...
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _SupportsInt | None) -> CUfilter_mode: ...
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _SupportsInt | None) -> float: ...
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _SupportsInt | None) -> tuple[float, float]: ...
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _SupportsInt | None) -> CUmipmappedArray: ...
def cuTexRefSetAddress(
    hTexRef: CUtexref | _SupportsInt | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    numbytes: _SupportsInt,
) -> int: ...
def cuTexRefSetAddress_v2(
    hTexRef: CUtexref | _SupportsInt | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    numbytes: _SupportsInt,
) -> int: ...
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _SupportsInt | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    Pitch: _SupportsInt,
) -> None: ...
def cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref | _SupportsInt | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    Pitch: _SupportsInt,
) -> None: ...
def cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref | _SupportsInt | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _SupportsInt | _typing.OnDevice | None,
    Pitch: _SupportsInt,
) -> None: ...
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _SupportsInt | None,
    dim: _SupportsInt,
    am: CUaddress_mode,
) -> None: ...
def cuTexRefSetArray(
    hTexRef: CUtexref | _SupportsInt | None,
    hArray: CUarray | _SupportsInt | None,
    Flags: _SupportsInt,
) -> None: ...
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _SupportsInt | None,
    pBorderColor: _Sequence[float] | None,
) -> None: ...
def cuTexRefSetFilterMode(hTexRef: CUtexref | _SupportsInt | None, fm: CUfilter_mode) -> None: ...
def cuTexRefSetFlags(hTexRef: CUtexref | _SupportsInt | None, Flags: _SupportsInt) -> None: ...
def cuTexRefSetFormat(
    hTexRef: CUtexref | _SupportsInt | None,
    fmt: CUarray_format,
    NumPackedComponents: _SupportsInt,
) -> None: ...
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _SupportsInt | None, maxAniso: _SupportsInt) -> None: ...
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | _SupportsInt | None, fm: CUfilter_mode) -> None: ...
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | _SupportsInt | None, bias: float) -> None: ...
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _SupportsInt | None,
    minMipmapLevelClamp: float,
    maxMipmapLevelClamp: float,
) -> None: ...
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _SupportsInt | None,
    hMipmappedArray: CUmipmappedArray | _SupportsInt | None,
    Flags: _SupportsInt,
) -> None: ...
def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode) -> CUstreamCaptureMode: ...
def cuUserObjectCreate(
    ptr: object,
    destroy: _typing.Callback,
    initialRefcount: _SupportsInt,
    flags: _SupportsInt,
) -> CUuserObject: ...
def cuUserObjectRelease(object: CUuserObject | _SupportsInt | None, count: _SupportsInt) -> None: ...
def cuUserObjectRetain(object: CUuserObject | _SupportsInt | None, count: _SupportsInt) -> None: ...
def cuVDPAUCtxCreate(
    flags: _SupportsInt,
    device: CUdevice | _SupportsInt | None,
    vdpDevice: VdpDevice | _SupportsInt | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUcontext: ...
def cuVDPAUCtxCreate_v2(
    flags: _SupportsInt,
    device: CUdevice | _SupportsInt | None,
    vdpDevice: VdpDevice | _SupportsInt | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUcontext: ...
def cuVDPAUGetDevice(
    vdpDevice: VdpDevice | _SupportsInt | None,
    vdpGetProcAddress: _typing.Callback,
) -> CUdevice: ...
def cuWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[CUexternalSemaphore] | None,
    paramsArray: _Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    numExtSems: _SupportsInt,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
