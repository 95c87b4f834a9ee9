//! Enumerations: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUCoredumpGenerationFlags`, from `cuda.h`, since CUDA 12.5.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUCoredumpGenerationFlags(pub u32);

flag_set! {
    impl CUCoredumpGenerationFlags {
        /// 0, since CUDA 12.5.
        pub const CU_COREDUMP_DEFAULT_FLAGS: Self = Self(0);
        /// 1, since CUDA 12.5.
        pub const CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: Self = Self(1);
        /// 2, since CUDA 12.5.
        pub const CU_COREDUMP_SKIP_GLOBAL_MEMORY: Self = Self(2);
        /// 4, since CUDA 12.5.
        pub const CU_COREDUMP_SKIP_SHARED_MEMORY: Self = Self(4);
        /// 8, since CUDA 12.5.
        pub const CU_COREDUMP_SKIP_LOCAL_MEMORY: Self = Self(8);
        /// 0x10, since CUDA 12.5.
        pub const CU_COREDUMP_SKIP_ABORT: Self = Self(0x10);
        /// 0x20, since CUDA 12.6.
        pub const CU_COREDUMP_SKIP_CONSTBANK_MEMORY: Self = Self(0x20);
        /// 0x2f, since CUDA 12.5.
        pub const CU_COREDUMP_LIGHTWEIGHT_FLAGS: Self = Self(0x2f);
    }
}

/// `enum CUdevSmResourceSplit_flags`, from `cuda.h`, since CUDA 12.5, until CUDA 13.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdevSmResourceSplit_flags(pub u32);

flag_set! {
    impl CUdevSmResourceSplit_flags {
        /// 1, since CUDA 12.5, until CUDA 13.0.
        pub const CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: Self = Self(1);
        /// 2, since CUDA 12.5, until CUDA 13.0.
        pub const CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: Self = Self(2);
    }
}

/// `enum CUdevice_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdevice_attribute(pub i32);

impl CUdevice_attribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// 8, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_WARP_SIZE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PITCH: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: Self = Self(12);
    /// 12, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CLOCK_RATE: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_INTEGRATED: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: Self = Self(29);
    /// 27, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_ECC_ENABLED: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TCC_DRIVER: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: Self = Self(
        91,
    );
    /// 92, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: Self = Self(97);
    /// 98, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: Self = Self(98);
    /// 99, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: Self = Self(
        100,
    );
    /// 101, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// 102, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: Self = Self(
        103,
    );
    /// 104, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: Self = Self(
        105,
    );
    /// 106, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: Self = Self(
        110,
    );
    /// 111, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: Self = Self(113);
    /// 114, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: Self = Self(114);
    /// 115, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: Self = Self(115);
    /// 116, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: Self = Self(116);
    /// 117, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: Self = Self(117);
    /// 118, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: Self = Self(118);
    /// 119, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: Self = Self(119);
    /// 120, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: Self = Self(120);
    /// 121, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: Self = Self(
        121,
    );
    /// 122, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: Self = Self(122);
    /// 123, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: Self = Self(123);
    /// 124, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: Self = Self(124);
    /// 125, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: Self = Self(125);
    /// 126, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: Self = Self(126);
    /// 127, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: Self = Self(127);
    /// 128, since CUDA 12.3.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: Self = Self(128);
    /// 129, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: Self = Self(129);
    /// 130, since CUDA 12.2.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: Self = Self(130);
    /// 131, since CUDA 12.2.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_ID: Self = Self(131);
    /// 132, since CUDA 12.1.
    pub const CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: Self = Self(132);
    /// 133, since CUDA 12.3.
    pub const CU_DEVICE_ATTRIBUTE_MPS_ENABLED: Self = Self(133);
    /// 134, since CUDA 12.2.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: Self = Self(134);
    /// 135, since CUDA 12.5.
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: Self = Self(135);
    /// 136, since CUDA 12.8.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: Self = Self(136);
    /// 137, since CUDA 12.8.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: Self = Self(137);
    /// 138, since CUDA 12.9.
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: Self = Self(138);
    /// 139, since CUDA 12.8.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: Self = Self(139);
    /// 140, since CUDA 12.8.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: Self = Self(140);
    /// 141, since CUDA 12.9.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(
        141,
    );
    /// 142, since CUDA 12.9.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: Self = Self(142);
    /// 143, since CUDA 12.8.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: Self = Self(143);
    /// 144, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_ATTRIBUTE_MAX: Self = Self(144);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK"),
        (2, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X"),
        (3, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y"),
        (4, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z"),
        (5, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X"),
        (6, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y"),
        (7, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z"),
        (8, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK"),
        (8, "CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK"),
        (9, "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY"),
        (10, "CU_DEVICE_ATTRIBUTE_WARP_SIZE"),
        (11, "CU_DEVICE_ATTRIBUTE_MAX_PITCH"),
        (12, "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK"),
        (12, "CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK"),
        (13, "CU_DEVICE_ATTRIBUTE_CLOCK_RATE"),
        (14, "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT"),
        (15, "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP"),
        (16, "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT"),
        (17, "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT"),
        (18, "CU_DEVICE_ATTRIBUTE_INTEGRATED"),
        (19, "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY"),
        (20, "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE"),
        (21, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH"),
        (22, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH"),
        (23, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT"),
        (24, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH"),
        (25, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT"),
        (26, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH"),
        (27, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH"),
        (28, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT"),
        (29, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS"),
        (27, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH"),
        (28, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT"),
        (29, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES"),
        (30, "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT"),
        (31, "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS"),
        (32, "CU_DEVICE_ATTRIBUTE_ECC_ENABLED"),
        (33, "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID"),
        (34, "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID"),
        (35, "CU_DEVICE_ATTRIBUTE_TCC_DRIVER"),
        (36, "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE"),
        (37, "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH"),
        (38, "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE"),
        (39, "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR"),
        (40, "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT"),
        (41, "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING"),
        (42, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH"),
        (43, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS"),
        (44, "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER"),
        (45, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH"),
        (46, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT"),
        (47, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE"),
        (48, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE"),
        (49, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE"),
        (50, "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID"),
        (51, "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT"),
        (52, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH"),
        (53, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH"),
        (54, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS"),
        (55, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH"),
        (56, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH"),
        (57, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT"),
        (58, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH"),
        (59, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT"),
        (60, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH"),
        (61, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH"),
        (62, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS"),
        (63, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH"),
        (64, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT"),
        (65, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS"),
        (66, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH"),
        (67, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH"),
        (68, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS"),
        (69, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH"),
        (70, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH"),
        (71, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT"),
        (72, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH"),
        (73, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH"),
        (74, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT"),
        (75, "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR"),
        (76, "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR"),
        (77, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH"),
        (78, "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED"),
        (79, "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED"),
        (80, "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED"),
        (81, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR"),
        (82, "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR"),
        (83, "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY"),
        (84, "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD"),
        (85, "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID"),
        (86, "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED"),
        (87, "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO"),
        (88, "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS"),
        (89, "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS"),
        (90, "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED"),
        (91, "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM"),
        (92, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1"),
        (93, "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1"),
        (94, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1"),
        (95, "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH"),
        (96, "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH"),
        (97, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
        (98, "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES"),
        (99, "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED"),
        (100, "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES"),
        (101, "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST"),
        (102, "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED"),
        (102, "CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"),
        (103, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED"),
        (104, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED"),
        (105, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED"),
        (106, "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR"),
        (107, "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED"),
        (108, "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE"),
        (109, "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE"),
        (110, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED"),
        (111, "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK"),
        (112, "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED"),
        (113, "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED"),
        (114, "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED"),
        (115, "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED"),
        (116, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED"),
        (117, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS"),
        (118, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING"),
        (119, "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES"),
        (120, "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH"),
        (121, "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED"),
        (122, "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"),
        (123, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR"),
        (124, "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED"),
        (125, "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED"),
        (126, "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT"),
        (127, "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED"),
        (128, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED"),
        (129, "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS"),
        (130, "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG"),
        (131, "CU_DEVICE_ATTRIBUTE_NUMA_ID"),
        (132, "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED"),
        (133, "CU_DEVICE_ATTRIBUTE_MPS_ENABLED"),
        (134, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID"),
        (135, "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED"),
        (136, "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK"),
        (137, "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH"),
        (138, "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED"),
        (139, "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID"),
        (140, "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID"),
        (141, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"),
        (142, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED"),
        (143, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED"),
        (144, "CU_DEVICE_ATTRIBUTE_MAX"),
    ];
}

enumeration!(CUdevice_attribute);

/// `enum CUfunction_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfunction_attribute(pub i32);

impl CUfunction_attribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_NUM_REGS: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_PTX_VERSION: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_BINARY_VERSION: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_FUNC_ATTRIBUTE_MAX: Self = Self(16);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK"),
        (1, "CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES"),
        (2, "CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES"),
        (3, "CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES"),
        (4, "CU_FUNC_ATTRIBUTE_NUM_REGS"),
        (5, "CU_FUNC_ATTRIBUTE_PTX_VERSION"),
        (6, "CU_FUNC_ATTRIBUTE_BINARY_VERSION"),
        (7, "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA"),
        (8, "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"),
        (9, "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"),
        (10, "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET"),
        (11, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH"),
        (12, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT"),
        (13, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH"),
        (14, "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED"),
        (15, "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE"),
        (16, "CU_FUNC_ATTRIBUTE_MAX"),
    ];
}

enumeration!(CUfunction_attribute);

/// `enum CUjit_option`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUjit_option(pub i32);

impl CUjit_option {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_JIT_MAX_REGISTERS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_JIT_THREADS_PER_BLOCK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_JIT_WALL_TIME: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_JIT_INFO_LOG_BUFFER: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_JIT_ERROR_LOG_BUFFER: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_JIT_OPTIMIZATION_LEVEL: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_JIT_TARGET_FROM_CUCONTEXT: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_JIT_TARGET: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_JIT_FALLBACK_STRATEGY: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_JIT_GENERATE_DEBUG_INFO: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_JIT_LOG_VERBOSE: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_JIT_GENERATE_LINE_INFO: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_JIT_CACHE_MODE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_NEW_SM3X_OPT: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_JIT_FAST_COMPILE: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CU_JIT_GLOBAL_SYMBOL_NAMES: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CU_JIT_GLOBAL_SYMBOL_ADDRESSES: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CU_JIT_GLOBAL_SYMBOL_COUNT: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_LTO: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_FTZ: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_PREC_DIV: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_PREC_SQRT: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_FMA: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_REFERENCED_KERNEL_NAMES: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_REFERENCED_KERNEL_COUNT: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_REFERENCED_VARIABLE_NAMES: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_REFERENCED_VARIABLE_COUNT: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_POSITION_INDEPENDENT_CODE: Self = Self(30);
    /// 31, since CUDA 12.3.
    pub const CU_JIT_MIN_CTA_PER_SM: Self = Self(31);
    /// 32, since CUDA 12.4.
    pub const CU_JIT_MAX_THREADS_PER_BLOCK: Self = Self(32);
    /// 33, since CUDA 12.4.
    pub const CU_JIT_OVERRIDE_DIRECTIVE_VALUES: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CU_JIT_NUM_OPTIONS: Self = Self(34);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_JIT_MAX_REGISTERS"),
        (1, "CU_JIT_THREADS_PER_BLOCK"),
        (2, "CU_JIT_WALL_TIME"),
        (3, "CU_JIT_INFO_LOG_BUFFER"),
        (4, "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES"),
        (5, "CU_JIT_ERROR_LOG_BUFFER"),
        (6, "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES"),
        (7, "CU_JIT_OPTIMIZATION_LEVEL"),
        (8, "CU_JIT_TARGET_FROM_CUCONTEXT"),
        (9, "CU_JIT_TARGET"),
        (10, "CU_JIT_FALLBACK_STRATEGY"),
        (11, "CU_JIT_GENERATE_DEBUG_INFO"),
        (12, "CU_JIT_LOG_VERBOSE"),
        (13, "CU_JIT_GENERATE_LINE_INFO"),
        (14, "CU_JIT_CACHE_MODE"),
        (15, "CU_JIT_NEW_SM3X_OPT"),
        (16, "CU_JIT_FAST_COMPILE"),
        (17, "CU_JIT_GLOBAL_SYMBOL_NAMES"),
        (18, "CU_JIT_GLOBAL_SYMBOL_ADDRESSES"),
        (19, "CU_JIT_GLOBAL_SYMBOL_COUNT"),
        (20, "CU_JIT_LTO"),
        (21, "CU_JIT_FTZ"),
        (22, "CU_JIT_PREC_DIV"),
        (23, "CU_JIT_PREC_SQRT"),
        (24, "CU_JIT_FMA"),
        (25, "CU_JIT_REFERENCED_KERNEL_NAMES"),
        (26, "CU_JIT_REFERENCED_KERNEL_COUNT"),
        (27, "CU_JIT_REFERENCED_VARIABLE_NAMES"),
        (28, "CU_JIT_REFERENCED_VARIABLE_COUNT"),
        (29, "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES"),
        (30, "CU_JIT_POSITION_INDEPENDENT_CODE"),
        (31, "CU_JIT_MIN_CTA_PER_SM"),
        (32, "CU_JIT_MAX_THREADS_PER_BLOCK"),
        (33, "CU_JIT_OVERRIDE_DIRECTIVE_VALUES"),
        (34, "CU_JIT_NUM_OPTIONS"),
    ];
}

enumeration!(CUjit_option);

/// `enum CUlimit`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUlimit(pub i32);

impl CUlimit {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_STACK_SIZE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_PRINTF_FIFO_SIZE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_MALLOC_HEAP_SIZE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_MAX_L2_FETCH_GRANULARITY: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_PERSISTING_L2_CACHE_SIZE: Self = Self(6);
    /// 7, since CUDA 12.5.
    pub const CU_LIMIT_SHMEM_SIZE: Self = Self(7);
    /// 8, since CUDA 12.5.
    pub const CU_LIMIT_CIG_ENABLED: Self = Self(8);
    /// 9, since CUDA 12.5.
    pub const CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_LIMIT_MAX: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_LIMIT_STACK_SIZE"),
        (1, "CU_LIMIT_PRINTF_FIFO_SIZE"),
        (2, "CU_LIMIT_MALLOC_HEAP_SIZE"),
        (3, "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH"),
        (4, "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT"),
        (5, "CU_LIMIT_MAX_L2_FETCH_GRANULARITY"),
        (6, "CU_LIMIT_PERSISTING_L2_CACHE_SIZE"),
        (7, "CU_LIMIT_SHMEM_SIZE"),
        (8, "CU_LIMIT_CIG_ENABLED"),
        (9, "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED"),
        (10, "CU_LIMIT_MAX"),
    ];
}

enumeration!(CUlimit);
