//! Macros with a value (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDA_ARRAY3D_2DARRAY`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_2DARRAY: u32 = 1;

/// `#define CUDA_ARRAY3D_COLOR_ATTACHMENT`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_COLOR_ATTACHMENT: u32 = 32;

/// `#define CUDA_ARRAY3D_CUBEMAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_CUBEMAP: u32 = 4;

/// `#define CUDA_ARRAY3D_DEFERRED_MAPPING`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_DEFERRED_MAPPING: u32 = 128;

/// `#define CUDA_ARRAY3D_DEPTH_TEXTURE`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_DEPTH_TEXTURE: u32 = 16;

/// `#define CUDA_ARRAY3D_LAYERED`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_LAYERED: u32 = 1;

/// `#define CUDA_ARRAY3D_SPARSE`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_SPARSE: u32 = 64;

/// `#define CUDA_ARRAY3D_SURFACE_LDST`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_SURFACE_LDST: u32 = 2;

/// `#define CUDA_ARRAY3D_TEXTURE_GATHER`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_ARRAY3D_TEXTURE_GATHER: u32 = 8;

/// `#define CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`, from `cuda.h`, since CUDA 12.5.
pub const CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: u32 = 256;

/// `#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: u32 = 2;

/// `#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: u32 = 1;

/// `#define CUDA_EGL_INFINITE_TIMEOUT`, from `cudaEGL.h`, since at least CUDA 12.0.
pub const CUDA_EGL_INFINITE_TIMEOUT: u32 = 4294967295;

/// `#define CUDA_EXTERNAL_MEMORY_DEDICATED`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_EXTERNAL_MEMORY_DEDICATED: u32 = 1;

/// `#define CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: u32 = 1;

/// `#define CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: u32 = 2;

/// `#define CUDA_NVSCISYNC_ATTR_SIGNAL`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_NVSCISYNC_ATTR_SIGNAL: u32 = 1;

/// `#define CUDA_NVSCISYNC_ATTR_WAIT`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_NVSCISYNC_ATTR_WAIT: u32 = 2;

/// `#define CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: u32 = 1;

/// `#define CU_COMPUTE_ACCELERATED_TARGET_BASE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_COMPUTE_ACCELERATED_TARGET_BASE: u32 = 65536;

/// `#define CU_COMPUTE_FAMILY_TARGET_BASE`, from `cuda.h`, since CUDA 12.9.
pub const CU_COMPUTE_FAMILY_TARGET_BASE: u32 = 131072;

/// `#define CU_DEVICE_CPU`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_DEVICE_CPU: CUdevice = CUdevice(-1);

/// `#define CU_DEVICE_INVALID`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_DEVICE_INVALID: CUdevice = CUdevice(-2);

/// `#define CU_GRAPH_COND_ASSIGN_DEFAULT`, from `cuda.h`, since CUDA 12.3.
pub const CU_GRAPH_COND_ASSIGN_DEFAULT: u32 = 1;

/// `#define CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`, from `cuda.h`, since CUDA 12.3.
pub const CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: u32 = 0;

/// `#define CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`, from `cuda.h`, since CUDA 12.3.
pub const CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: u32 = 2;

/// `#define CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`, from `cuda.h`, since CUDA 12.3.
pub const CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: u32 = 1;

/// `#define CU_IPC_HANDLE_SIZE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_IPC_HANDLE_SIZE: u32 = 64;

/// `#define CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID(1);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(4);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUlaunchAttributeID = CUlaunchAttributeID(5);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: CUlaunchAttributeID = CUlaunchAttributeID(2);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`, from `cuda.h`, since CUDA 12.4.
pub const CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: CUlaunchAttributeID = CUlaunchAttributeID(13);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID(10);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID(9);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`, from `cuda.h`, since CUDA 12.8.
pub const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(11);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`, from `cuda.h`, since CUDA 12.5.
pub const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUlaunchAttributeID = CUlaunchAttributeID(14);

/// `#define CU_KERNEL_NODE_ATTRIBUTE_PRIORITY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID(8);

/// `#define CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM`, from `cuda.h`, since CUDA 12.9.
pub const CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: u32 = 1;

/// `#define CU_LAUNCH_PARAM_BUFFER_POINTER`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_BUFFER_POINTER: *mut c_void = core::ptr::without_provenance_mut(1);

/// `#define CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: u32 = 1;

/// `#define CU_LAUNCH_PARAM_BUFFER_SIZE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_BUFFER_SIZE: *mut c_void = core::ptr::without_provenance_mut(2);

/// `#define CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: u32 = 2;

/// `#define CU_LAUNCH_PARAM_END`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_END: *mut c_void = core::ptr::without_provenance_mut(0);

/// `#define CU_LAUNCH_PARAM_END_AS_INT`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_LAUNCH_PARAM_END_AS_INT: u32 = 0;

/// `#define CU_MEMHOSTALLOC_DEVICEMAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTALLOC_DEVICEMAP: u32 = 2;

/// `#define CU_MEMHOSTALLOC_PORTABLE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTALLOC_PORTABLE: u32 = 1;

/// `#define CU_MEMHOSTALLOC_WRITECOMBINED`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTALLOC_WRITECOMBINED: u32 = 4;

/// `#define CU_MEMHOSTREGISTER_DEVICEMAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTREGISTER_DEVICEMAP: u32 = 2;

/// `#define CU_MEMHOSTREGISTER_IOMEMORY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTREGISTER_IOMEMORY: u32 = 4;

/// `#define CU_MEMHOSTREGISTER_PORTABLE`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTREGISTER_PORTABLE: u32 = 1;

/// `#define CU_MEMHOSTREGISTER_READ_ONLY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEMHOSTREGISTER_READ_ONLY: u32 = 8;

/// `#define CU_MEM_CREATE_USAGE_HW_DECOMPRESS`, from `cuda.h`, since CUDA 12.8.
pub const CU_MEM_CREATE_USAGE_HW_DECOMPRESS: u32 = 2;

/// `#define CU_MEM_CREATE_USAGE_TILE_POOL`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_MEM_CREATE_USAGE_TILE_POOL: u32 = 1;

/// `#define CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS`, from `cuda.h`, since CUDA 12.8.
pub const CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: u32 = 2;

/// `#define CU_PARAM_TR_DEFAULT`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_PARAM_TR_DEFAULT: i32 = -1;

/// `#define CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID(1);

/// `#define CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID(10);

/// `#define CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID(9);

/// `#define CU_STREAM_ATTRIBUTE_PRIORITY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID(8);

/// `#define CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: CUlaunchAttributeID = CUlaunchAttributeID(3);

/// `#define CU_STREAM_LEGACY`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_LEGACY: CUstream = CUstream(core::ptr::without_provenance_mut(1));

/// `#define CU_STREAM_PER_THREAD`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_STREAM_PER_THREAD: CUstream = CUstream(core::ptr::without_provenance_mut(2));

/// `#define CU_TENSOR_MAP_NUM_QWORDS`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TENSOR_MAP_NUM_QWORDS: u32 = 16;

/// `#define CU_TRSA_OVERRIDE_FORMAT`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSA_OVERRIDE_FORMAT: u32 = 1;

/// `#define CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: u32 = 32;

/// `#define CU_TRSF_NORMALIZED_COORDINATES`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSF_NORMALIZED_COORDINATES: u32 = 2;

/// `#define CU_TRSF_READ_AS_INTEGER`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSF_READ_AS_INTEGER: u32 = 1;

/// `#define CU_TRSF_SEAMLESS_CUBEMAP`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSF_SEAMLESS_CUBEMAP: u32 = 64;

/// `#define CU_TRSF_SRGB`, from `cuda.h`, since at least CUDA 12.0.
pub const CU_TRSF_SRGB: u32 = 16;

/// `#define MAX_PLANES`, from `cudaEGL.h`, since at least CUDA 12.0.
pub const MAX_PLANES: u32 = 3;

/// `#define RESOURCE_ABI_EXTERNAL_BYTES`, from `cuda.h`, since CUDA 12.4, until CUDA 13.0.
pub const RESOURCE_ABI_EXTERNAL_BYTES: u32 = 48;

/// `#define RESOURCE_ABI_VERSION`, from `cuda.h`, since CUDA 12.4, until CUDA 13.0.
pub const RESOURCE_ABI_VERSION: u32 = 1;
