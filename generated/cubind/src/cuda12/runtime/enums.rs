//! Enumerations: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudaDeviceAttr`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceAttr(pub i32);

impl cudaDeviceAttr {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxThreadsPerBlock: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxBlockDimX: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxBlockDimY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxBlockDimZ: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxGridDimX: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxGridDimY: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxGridDimZ: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSharedMemoryPerBlock: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaDevAttrTotalConstantMemory: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaDevAttrWarpSize: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxPitch: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxRegistersPerBlock: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaDevAttrClockRate: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaDevAttrTextureAlignment: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGpuOverlap: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMultiProcessorCount: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const cudaDevAttrKernelExecTimeout: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const cudaDevAttrIntegrated: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const cudaDevAttrCanMapHostMemory: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const cudaDevAttrComputeMode: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture1DWidth: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DWidth: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DHeight: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DWidth: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DHeight: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DDepth: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLayeredWidth: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLayeredHeight: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLayeredLayers: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const cudaDevAttrSurfaceAlignment: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const cudaDevAttrConcurrentKernels: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const cudaDevAttrEccEnabled: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const cudaDevAttrPciBusId: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const cudaDevAttrPciDeviceId: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const cudaDevAttrTccDriver: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMemoryClockRate: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGlobalMemoryBusWidth: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const cudaDevAttrL2CacheSize: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxThreadsPerMultiProcessor: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const cudaDevAttrAsyncEngineCount: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const cudaDevAttrUnifiedAddressing: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture1DLayeredWidth: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture1DLayeredLayers: Self = Self(43);
    /// 45, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DGatherWidth: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DGatherHeight: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DWidthAlt: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DHeightAlt: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture3DDepthAlt: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const cudaDevAttrPciDomainId: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const cudaDevAttrTexturePitchAlignment: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTextureCubemapWidth: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTextureCubemapLayeredWidth: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTextureCubemapLayeredLayers: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface1DWidth: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface2DWidth: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface2DHeight: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface3DWidth: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface3DHeight: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface3DDepth: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface1DLayeredWidth: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface1DLayeredLayers: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface2DLayeredWidth: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface2DLayeredHeight: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurface2DLayeredLayers: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurfaceCubemapWidth: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredWidth: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredLayers: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture1DLinearWidth: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLinearWidth: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLinearHeight: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DLinearPitch: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DMipmappedWidth: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture2DMipmappedHeight: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const cudaDevAttrComputeCapabilityMajor: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier.
    pub const cudaDevAttrComputeCapabilityMinor: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxTexture1DMipmappedWidth: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const cudaDevAttrStreamPrioritiesSupported: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGlobalL1CacheSupported: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier.
    pub const cudaDevAttrLocalL1CacheSupported: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSharedMemoryPerMultiprocessor: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxRegistersPerMultiprocessor: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const cudaDevAttrManagedMemory: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const cudaDevAttrIsMultiGpuBoard: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMultiGpuBoardGroupID: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const cudaDevAttrHostNativeAtomicSupported: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const cudaDevAttrSingleToDoublePrecisionPerfRatio: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const cudaDevAttrPageableMemoryAccess: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const cudaDevAttrConcurrentManagedAccess: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const cudaDevAttrComputePreemptionSupported: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const cudaDevAttrCanUseHostPointerForRegisteredMem: Self = Self(91);
    /// 92, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved92: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved93: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved94: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const cudaDevAttrCooperativeLaunch: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier, until CUDA 12.9, deprecated.
    pub const cudaDevAttrCooperativeMultiDeviceLaunch: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxSharedMemoryPerBlockOptin: Self = Self(97);
    /// 98, since CUDA 12.0 or earlier.
    pub const cudaDevAttrCanFlushRemoteWrites: Self = Self(98);
    /// 99, since CUDA 12.0 or earlier.
    pub const cudaDevAttrHostRegisterSupported: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaDevAttrPageableMemoryAccessUsesHostPageTables: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const cudaDevAttrDirectManagedMemAccessFromHost: Self = Self(101);
    /// 106, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxBlocksPerMultiprocessor: Self = Self(106);
    /// 108, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxPersistingL2CacheSize: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMaxAccessPolicyWindowSize: Self = Self(109);
    /// 111, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReservedSharedMemoryPerBlock: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const cudaDevAttrSparseCudaArraySupported: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const cudaDevAttrHostRegisterReadOnlySupported: Self = Self(113);
    /// 114, since CUDA 12.0 or earlier.
    pub const cudaDevAttrTimelineSemaphoreInteropSupported: Self = Self(114);
    /// 114, since CUDA 12.0 or earlier, until CUDA 12.9, deprecated.
    pub const cudaDevAttrMaxTimelineSemaphoreInteropSupported: Self = Self(114);
    /// 115, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMemoryPoolsSupported: Self = Self(115);
    /// 116, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGPUDirectRDMASupported: Self = Self(116);
    /// 117, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGPUDirectRDMAFlushWritesOptions: Self = Self(117);
    /// 118, since CUDA 12.0 or earlier.
    pub const cudaDevAttrGPUDirectRDMAWritesOrdering: Self = Self(118);
    /// 119, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMemoryPoolSupportedHandleTypes: Self = Self(119);
    /// 120, since CUDA 12.0 or earlier.
    pub const cudaDevAttrClusterLaunch: Self = Self(120);
    /// 121, since CUDA 12.0 or earlier.
    pub const cudaDevAttrDeferredMappingCudaArraySupported: Self = Self(121);
    /// 122, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved122: Self = Self(122);
    /// 123, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved123: Self = Self(123);
    /// 124, since CUDA 12.0 or earlier.
    pub const cudaDevAttrReserved124: Self = Self(124);
    /// 125, since CUDA 12.0 or earlier.
    pub const cudaDevAttrIpcEventSupport: Self = Self(125);
    /// 126, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMemSyncDomainCount: Self = Self(126);
    /// 127, since CUDA 12.1.
    pub const cudaDevAttrReserved127: Self = Self(127);
    /// 128, since CUDA 12.1.
    pub const cudaDevAttrReserved128: Self = Self(128);
    /// 129, since CUDA 12.1.
    pub const cudaDevAttrReserved129: Self = Self(129);
    /// 130, since CUDA 12.2.
    pub const cudaDevAttrNumaConfig: Self = Self(130);
    /// 131, since CUDA 12.2.
    pub const cudaDevAttrNumaId: Self = Self(131);
    /// 132, since CUDA 12.1.
    pub const cudaDevAttrReserved132: Self = Self(132);
    /// 133, since CUDA 12.3.
    pub const cudaDevAttrMpsEnabled: Self = Self(133);
    /// 134, since CUDA 12.2.
    pub const cudaDevAttrHostNumaId: Self = Self(134);
    /// 135, since CUDA 12.5.
    pub const cudaDevAttrD3D12CigSupported: Self = Self(135);
    /// 138, since CUDA 12.9.
    pub const cudaDevAttrVulkanCigSupported: Self = Self(138);
    /// 139, since CUDA 12.8.
    pub const cudaDevAttrGpuPciDeviceId: Self = Self(139);
    /// 140, since CUDA 12.8.
    pub const cudaDevAttrGpuPciSubsystemId: Self = Self(140);
    /// 141, since CUDA 12.9.
    pub const cudaDevAttrReserved141: Self = Self(141);
    /// 142, since CUDA 12.9.
    pub const cudaDevAttrHostNumaMemoryPoolsSupported: Self = Self(142);
    /// 143, since CUDA 12.8.
    pub const cudaDevAttrHostNumaMultinodeIpcSupported: Self = Self(143);
    /// 144, since CUDA 12.0 or earlier.
    pub const cudaDevAttrMax: Self = Self(144);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaDevAttrMaxThreadsPerBlock"),
        (2, "cudaDevAttrMaxBlockDimX"),
        (3, "cudaDevAttrMaxBlockDimY"),
        (4, "cudaDevAttrMaxBlockDimZ"),
        (5, "cudaDevAttrMaxGridDimX"),
        (6, "cudaDevAttrMaxGridDimY"),
        (7, "cudaDevAttrMaxGridDimZ"),
        (8, "cudaDevAttrMaxSharedMemoryPerBlock"),
        (9, "cudaDevAttrTotalConstantMemory"),
        (10, "cudaDevAttrWarpSize"),
        (11, "cudaDevAttrMaxPitch"),
        (12, "cudaDevAttrMaxRegistersPerBlock"),
        (13, "cudaDevAttrClockRate"),
        (14, "cudaDevAttrTextureAlignment"),
        (15, "cudaDevAttrGpuOverlap"),
        (16, "cudaDevAttrMultiProcessorCount"),
        (17, "cudaDevAttrKernelExecTimeout"),
        (18, "cudaDevAttrIntegrated"),
        (19, "cudaDevAttrCanMapHostMemory"),
        (20, "cudaDevAttrComputeMode"),
        (21, "cudaDevAttrMaxTexture1DWidth"),
        (22, "cudaDevAttrMaxTexture2DWidth"),
        (23, "cudaDevAttrMaxTexture2DHeight"),
        (24, "cudaDevAttrMaxTexture3DWidth"),
        (25, "cudaDevAttrMaxTexture3DHeight"),
        (26, "cudaDevAttrMaxTexture3DDepth"),
        (27, "cudaDevAttrMaxTexture2DLayeredWidth"),
        (28, "cudaDevAttrMaxTexture2DLayeredHeight"),
        (29, "cudaDevAttrMaxTexture2DLayeredLayers"),
        (30, "cudaDevAttrSurfaceAlignment"),
        (31, "cudaDevAttrConcurrentKernels"),
        (32, "cudaDevAttrEccEnabled"),
        (33, "cudaDevAttrPciBusId"),
        (34, "cudaDevAttrPciDeviceId"),
        (35, "cudaDevAttrTccDriver"),
        (36, "cudaDevAttrMemoryClockRate"),
        (37, "cudaDevAttrGlobalMemoryBusWidth"),
        (38, "cudaDevAttrL2CacheSize"),
        (39, "cudaDevAttrMaxThreadsPerMultiProcessor"),
        (40, "cudaDevAttrAsyncEngineCount"),
        (41, "cudaDevAttrUnifiedAddressing"),
        (42, "cudaDevAttrMaxTexture1DLayeredWidth"),
        (43, "cudaDevAttrMaxTexture1DLayeredLayers"),
        (45, "cudaDevAttrMaxTexture2DGatherWidth"),
        (46, "cudaDevAttrMaxTexture2DGatherHeight"),
        (47, "cudaDevAttrMaxTexture3DWidthAlt"),
        (48, "cudaDevAttrMaxTexture3DHeightAlt"),
        (49, "cudaDevAttrMaxTexture3DDepthAlt"),
        (50, "cudaDevAttrPciDomainId"),
        (51, "cudaDevAttrTexturePitchAlignment"),
        (52, "cudaDevAttrMaxTextureCubemapWidth"),
        (53, "cudaDevAttrMaxTextureCubemapLayeredWidth"),
        (54, "cudaDevAttrMaxTextureCubemapLayeredLayers"),
        (55, "cudaDevAttrMaxSurface1DWidth"),
        (56, "cudaDevAttrMaxSurface2DWidth"),
        (57, "cudaDevAttrMaxSurface2DHeight"),
        (58, "cudaDevAttrMaxSurface3DWidth"),
        (59, "cudaDevAttrMaxSurface3DHeight"),
        (60, "cudaDevAttrMaxSurface3DDepth"),
        (61, "cudaDevAttrMaxSurface1DLayeredWidth"),
        (62, "cudaDevAttrMaxSurface1DLayeredLayers"),
        (63, "cudaDevAttrMaxSurface2DLayeredWidth"),
        (64, "cudaDevAttrMaxSurface2DLayeredHeight"),
        (65, "cudaDevAttrMaxSurface2DLayeredLayers"),
        (66, "cudaDevAttrMaxSurfaceCubemapWidth"),
        (67, "cudaDevAttrMaxSurfaceCubemapLayeredWidth"),
        (68, "cudaDevAttrMaxSurfaceCubemapLayeredLayers"),
        (69, "cudaDevAttrMaxTexture1DLinearWidth"),
        (70, "cudaDevAttrMaxTexture2DLinearWidth"),
        (71, "cudaDevAttrMaxTexture2DLinearHeight"),
        (72, "cudaDevAttrMaxTexture2DLinearPitch"),
        (73, "cudaDevAttrMaxTexture2DMipmappedWidth"),
        (74, "cudaDevAttrMaxTexture2DMipmappedHeight"),
        (75, "cudaDevAttrComputeCapabilityMajor"),
        (76, "cudaDevAttrComputeCapabilityMinor"),
        (77, "cudaDevAttrMaxTexture1DMipmappedWidth"),
        (78, "cudaDevAttrStreamPrioritiesSupported"),
        (79, "cudaDevAttrGlobalL1CacheSupported"),
        (80, "cudaDevAttrLocalL1CacheSupported"),
        (81, "cudaDevAttrMaxSharedMemoryPerMultiprocessor"),
        (82, "cudaDevAttrMaxRegistersPerMultiprocessor"),
        (83, "cudaDevAttrManagedMemory"),
        (84, "cudaDevAttrIsMultiGpuBoard"),
        (85, "cudaDevAttrMultiGpuBoardGroupID"),
        (86, "cudaDevAttrHostNativeAtomicSupported"),
        (87, "cudaDevAttrSingleToDoublePrecisionPerfRatio"),
        (88, "cudaDevAttrPageableMemoryAccess"),
        (89, "cudaDevAttrConcurrentManagedAccess"),
        (90, "cudaDevAttrComputePreemptionSupported"),
        (91, "cudaDevAttrCanUseHostPointerForRegisteredMem"),
        (92, "cudaDevAttrReserved92"),
        (93, "cudaDevAttrReserved93"),
        (94, "cudaDevAttrReserved94"),
        (95, "cudaDevAttrCooperativeLaunch"),
        (96, "cudaDevAttrCooperativeMultiDeviceLaunch"),
        (97, "cudaDevAttrMaxSharedMemoryPerBlockOptin"),
        (98, "cudaDevAttrCanFlushRemoteWrites"),
        (99, "cudaDevAttrHostRegisterSupported"),
        (100, "cudaDevAttrPageableMemoryAccessUsesHostPageTables"),
        (101, "cudaDevAttrDirectManagedMemAccessFromHost"),
        (106, "cudaDevAttrMaxBlocksPerMultiprocessor"),
        (108, "cudaDevAttrMaxPersistingL2CacheSize"),
        (109, "cudaDevAttrMaxAccessPolicyWindowSize"),
        (111, "cudaDevAttrReservedSharedMemoryPerBlock"),
        (112, "cudaDevAttrSparseCudaArraySupported"),
        (113, "cudaDevAttrHostRegisterReadOnlySupported"),
        (114, "cudaDevAttrTimelineSemaphoreInteropSupported"),
        (114, "cudaDevAttrMaxTimelineSemaphoreInteropSupported"),
        (115, "cudaDevAttrMemoryPoolsSupported"),
        (116, "cudaDevAttrGPUDirectRDMASupported"),
        (117, "cudaDevAttrGPUDirectRDMAFlushWritesOptions"),
        (118, "cudaDevAttrGPUDirectRDMAWritesOrdering"),
        (119, "cudaDevAttrMemoryPoolSupportedHandleTypes"),
        (120, "cudaDevAttrClusterLaunch"),
        (121, "cudaDevAttrDeferredMappingCudaArraySupported"),
        (122, "cudaDevAttrReserved122"),
        (123, "cudaDevAttrReserved123"),
        (124, "cudaDevAttrReserved124"),
        (125, "cudaDevAttrIpcEventSupport"),
        (126, "cudaDevAttrMemSyncDomainCount"),
        (127, "cudaDevAttrReserved127"),
        (128, "cudaDevAttrReserved128"),
        (129, "cudaDevAttrReserved129"),
        (130, "cudaDevAttrNumaConfig"),
        (131, "cudaDevAttrNumaId"),
        (132, "cudaDevAttrReserved132"),
        (133, "cudaDevAttrMpsEnabled"),
        (134, "cudaDevAttrHostNumaId"),
        (135, "cudaDevAttrD3D12CigSupported"),
        (138, "cudaDevAttrVulkanCigSupported"),
        (139, "cudaDevAttrGpuPciDeviceId"),
        (140, "cudaDevAttrGpuPciSubsystemId"),
        (141, "cudaDevAttrReserved141"),
        (142, "cudaDevAttrHostNumaMemoryPoolsSupported"),
        (143, "cudaDevAttrHostNumaMultinodeIpcSupported"),
        (144, "cudaDevAttrMax"),
    ];
}

enumeration!(cudaDeviceAttr);

/// `enum cudaError`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// CUDA runtime API: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaError(pub i32);

impl cudaError {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaSuccess: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidValue: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaErrorMemoryAllocation: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaErrorInitializationError: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaErrorCudartUnloading: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaErrorProfilerDisabled: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorProfilerNotInitialized: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorProfilerAlreadyStarted: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorProfilerAlreadyStopped: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidConfiguration: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const cudaErrorVersionTranslation: Self = Self(10);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidPitchValue: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidSymbol: Self = Self(13);
    /// 16, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorInvalidHostPointer: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorInvalidDevicePointer: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidTexture: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidTextureBinding: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidChannelDescriptor: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidMemcpyDirection: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorAddressOfConstant: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorTextureFetchFailed: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorTextureNotBound: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorSynchronizationError: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidFilterSetting: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidNormSetting: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorMixedDeviceExecution: Self = Self(28);
    /// 31, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorNotYetImplemented: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorMemoryValueTooLarge: Self = Self(32);
    /// 34, since CUDA 12.0 or earlier.
    pub const cudaErrorStubLibrary: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const cudaErrorInsufficientDriver: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const cudaErrorCallRequiresNewerDriver: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidSurface: Self = Self(37);
    /// 43, since CUDA 12.0 or earlier.
    pub const cudaErrorDuplicateVariableName: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const cudaErrorDuplicateTextureName: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const cudaErrorDuplicateSurfaceName: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const cudaErrorDevicesUnavailable: Self = Self(46);
    /// 49, since CUDA 12.0 or earlier.
    pub const cudaErrorIncompatibleDriverContext: Self = Self(49);
    /// 52, since CUDA 12.0 or earlier.
    pub const cudaErrorMissingConfiguration: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorPriorLaunchFailure: Self = Self(53);
    /// 65, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchMaxDepthExceeded: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchFileScopedTex: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchFileScopedSurf: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const cudaErrorSyncDepthExceeded: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchPendingCountExceeded: Self = Self(69);
    /// 98, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidDeviceFunction: Self = Self(98);
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaErrorNoDevice: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidDevice: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const cudaErrorDeviceNotLicensed: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const cudaErrorSoftwareValidityNotEstablished: Self = Self(103);
    /// 127, since CUDA 12.0 or earlier.
    pub const cudaErrorStartupFailure: Self = Self(127);
    /// 200, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidKernelImage: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier.
    pub const cudaErrorDeviceUninitialized: Self = Self(201);
    /// 205, since CUDA 12.0 or earlier.
    pub const cudaErrorMapBufferObjectFailed: Self = Self(205);
    /// 206, since CUDA 12.0 or earlier.
    pub const cudaErrorUnmapBufferObjectFailed: Self = Self(206);
    /// 207, since CUDA 12.0 or earlier.
    pub const cudaErrorArrayIsMapped: Self = Self(207);
    /// 208, since CUDA 12.0 or earlier.
    pub const cudaErrorAlreadyMapped: Self = Self(208);
    /// 209, since CUDA 12.0 or earlier.
    pub const cudaErrorNoKernelImageForDevice: Self = Self(209);
    /// 210, since CUDA 12.0 or earlier.
    pub const cudaErrorAlreadyAcquired: Self = Self(210);
    /// 211, since CUDA 12.0 or earlier.
    pub const cudaErrorNotMapped: Self = Self(211);
    /// 212, since CUDA 12.0 or earlier.
    pub const cudaErrorNotMappedAsArray: Self = Self(212);
    /// 213, since CUDA 12.0 or earlier.
    pub const cudaErrorNotMappedAsPointer: Self = Self(213);
    /// 214, since CUDA 12.0 or earlier.
    pub const cudaErrorECCUncorrectable: Self = Self(214);
    /// 215, since CUDA 12.0 or earlier.
    pub const cudaErrorUnsupportedLimit: Self = Self(215);
    /// 216, since CUDA 12.0 or earlier.
    pub const cudaErrorDeviceAlreadyInUse: Self = Self(216);
    /// 217, since CUDA 12.0 or earlier.
    pub const cudaErrorPeerAccessUnsupported: Self = Self(217);
    /// 218, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidPtx: Self = Self(218);
    /// 219, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidGraphicsContext: Self = Self(219);
    /// 220, since CUDA 12.0 or earlier.
    pub const cudaErrorNvlinkUncorrectable: Self = Self(220);
    /// 221, since CUDA 12.0 or earlier.
    pub const cudaErrorJitCompilerNotFound: Self = Self(221);
    /// 222, since CUDA 12.0 or earlier.
    pub const cudaErrorUnsupportedPtxVersion: Self = Self(222);
    /// 223, since CUDA 12.0 or earlier.
    pub const cudaErrorJitCompilationDisabled: Self = Self(223);
    /// 224, since CUDA 12.0 or earlier.
    pub const cudaErrorUnsupportedExecAffinity: Self = Self(224);
    /// 225, since CUDA 12.1.
    pub const cudaErrorUnsupportedDevSideSync: Self = Self(225);
    /// 226, since CUDA 12.8.
    pub const cudaErrorContained: Self = Self(226);
    /// 227, since CUDA 13.4.
    pub const cudaErrorInsufficientLoaderVersion: Self = Self(227);
    /// 300, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidSource: Self = Self(300);
    /// 301, since CUDA 12.0 or earlier.
    pub const cudaErrorFileNotFound: Self = Self(301);
    /// 302, since CUDA 12.0 or earlier.
    pub const cudaErrorSharedObjectSymbolNotFound: Self = Self(302);
    /// 303, since CUDA 12.0 or earlier.
    pub const cudaErrorSharedObjectInitFailed: Self = Self(303);
    /// 304, since CUDA 12.0 or earlier.
    pub const cudaErrorOperatingSystem: Self = Self(304);
    /// 400, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidResourceHandle: Self = Self(400);
    /// 401, since CUDA 12.0 or earlier.
    pub const cudaErrorIllegalState: Self = Self(401);
    /// 402, since CUDA 12.3.
    pub const cudaErrorLossyQuery: Self = Self(402);
    /// 500, since CUDA 12.0 or earlier.
    pub const cudaErrorSymbolNotFound: Self = Self(500);
    /// 600, since CUDA 12.0 or earlier.
    pub const cudaErrorNotReady: Self = Self(600);
    /// 700, since CUDA 12.0 or earlier.
    pub const cudaErrorIllegalAddress: Self = Self(700);
    /// 701, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchOutOfResources: Self = Self(701);
    /// 702, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchTimeout: Self = Self(702);
    /// 703, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchIncompatibleTexturing: Self = Self(703);
    /// 704, since CUDA 12.0 or earlier.
    pub const cudaErrorPeerAccessAlreadyEnabled: Self = Self(704);
    /// 705, since CUDA 12.0 or earlier.
    pub const cudaErrorPeerAccessNotEnabled: Self = Self(705);
    /// 708, since CUDA 12.0 or earlier.
    pub const cudaErrorSetOnActiveProcess: Self = Self(708);
    /// 709, since CUDA 12.0 or earlier.
    pub const cudaErrorContextIsDestroyed: Self = Self(709);
    /// 710, since CUDA 12.0 or earlier.
    pub const cudaErrorAssert: Self = Self(710);
    /// 711, since CUDA 12.0 or earlier.
    pub const cudaErrorTooManyPeers: Self = Self(711);
    /// 712, since CUDA 12.0 or earlier.
    pub const cudaErrorHostMemoryAlreadyRegistered: Self = Self(712);
    /// 713, since CUDA 12.0 or earlier.
    pub const cudaErrorHostMemoryNotRegistered: Self = Self(713);
    /// 714, since CUDA 12.0 or earlier.
    pub const cudaErrorHardwareStackError: Self = Self(714);
    /// 715, since CUDA 12.0 or earlier.
    pub const cudaErrorIllegalInstruction: Self = Self(715);
    /// 716, since CUDA 12.0 or earlier.
    pub const cudaErrorMisalignedAddress: Self = Self(716);
    /// 717, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidAddressSpace: Self = Self(717);
    /// 718, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidPc: Self = Self(718);
    /// 719, since CUDA 12.0 or earlier.
    pub const cudaErrorLaunchFailure: Self = Self(719);
    /// 720, since CUDA 12.0 or earlier.
    pub const cudaErrorCooperativeLaunchTooLarge: Self = Self(720);
    /// 721, since CUDA 12.8.
    pub const cudaErrorTensorMemoryLeak: Self = Self(721);
    /// 800, since CUDA 12.0 or earlier.
    pub const cudaErrorNotPermitted: Self = Self(800);
    /// 801, since CUDA 12.0 or earlier.
    pub const cudaErrorNotSupported: Self = Self(801);
    /// 802, since CUDA 12.0 or earlier.
    pub const cudaErrorSystemNotReady: Self = Self(802);
    /// 803, since CUDA 12.0 or earlier.
    pub const cudaErrorSystemDriverMismatch: Self = Self(803);
    /// 804, since CUDA 12.0 or earlier.
    pub const cudaErrorCompatNotSupportedOnDevice: Self = Self(804);
    /// 805, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsConnectionFailed: Self = Self(805);
    /// 806, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsRpcFailure: Self = Self(806);
    /// 807, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsServerNotReady: Self = Self(807);
    /// 808, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsMaxClientsReached: Self = Self(808);
    /// 809, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsMaxConnectionsReached: Self = Self(809);
    /// 810, since CUDA 12.0 or earlier.
    pub const cudaErrorMpsClientTerminated: Self = Self(810);
    /// 811, since CUDA 12.0 or earlier.
    pub const cudaErrorCdpNotSupported: Self = Self(811);
    /// 812, since CUDA 12.0 or earlier.
    pub const cudaErrorCdpVersionMismatch: Self = Self(812);
    /// 900, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureUnsupported: Self = Self(900);
    /// 901, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureInvalidated: Self = Self(901);
    /// 902, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureMerge: Self = Self(902);
    /// 903, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureUnmatched: Self = Self(903);
    /// 904, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureUnjoined: Self = Self(904);
    /// 905, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureIsolation: Self = Self(905);
    /// 906, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureImplicit: Self = Self(906);
    /// 907, since CUDA 12.0 or earlier.
    pub const cudaErrorCapturedEvent: Self = Self(907);
    /// 908, since CUDA 12.0 or earlier.
    pub const cudaErrorStreamCaptureWrongThread: Self = Self(908);
    /// 909, since CUDA 12.0 or earlier.
    pub const cudaErrorTimeout: Self = Self(909);
    /// 910, since CUDA 12.0 or earlier.
    pub const cudaErrorGraphExecUpdateFailure: Self = Self(910);
    /// 911, since CUDA 12.0 or earlier.
    pub const cudaErrorExternalDevice: Self = Self(911);
    /// 912, since CUDA 12.0 or earlier.
    pub const cudaErrorInvalidClusterSize: Self = Self(912);
    /// 913, since CUDA 12.6.
    pub const cudaErrorFunctionNotLoaded: Self = Self(913);
    /// 914, since CUDA 12.6.
    pub const cudaErrorInvalidResourceType: Self = Self(914);
    /// 915, since CUDA 12.6.
    pub const cudaErrorInvalidResourceConfiguration: Self = Self(915);
    /// 917, since CUDA 13.1.
    pub const cudaErrorStreamDetached: Self = Self(917);
    /// 918, since CUDA 13.3.
    pub const cudaErrorGraphRecaptureFailure: Self = Self(918);
    /// 919, since CUDA 13.4.
    pub const cudaErrorFabricNotReady: Self = Self(919);
    /// 999, since CUDA 12.0 or earlier.
    pub const cudaErrorUnknown: Self = Self(999);
    /// 10000, since CUDA 12.0 or earlier, deprecated.
    pub const cudaErrorApiFailureBase: Self = Self(10000);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaSuccess"),
        (1, "cudaErrorInvalidValue"),
        (2, "cudaErrorMemoryAllocation"),
        (3, "cudaErrorInitializationError"),
        (4, "cudaErrorCudartUnloading"),
        (5, "cudaErrorProfilerDisabled"),
        (6, "cudaErrorProfilerNotInitialized"),
        (7, "cudaErrorProfilerAlreadyStarted"),
        (8, "cudaErrorProfilerAlreadyStopped"),
        (9, "cudaErrorInvalidConfiguration"),
        (10, "cudaErrorVersionTranslation"),
        (12, "cudaErrorInvalidPitchValue"),
        (13, "cudaErrorInvalidSymbol"),
        (16, "cudaErrorInvalidHostPointer"),
        (17, "cudaErrorInvalidDevicePointer"),
        (18, "cudaErrorInvalidTexture"),
        (19, "cudaErrorInvalidTextureBinding"),
        (20, "cudaErrorInvalidChannelDescriptor"),
        (21, "cudaErrorInvalidMemcpyDirection"),
        (22, "cudaErrorAddressOfConstant"),
        (23, "cudaErrorTextureFetchFailed"),
        (24, "cudaErrorTextureNotBound"),
        (25, "cudaErrorSynchronizationError"),
        (26, "cudaErrorInvalidFilterSetting"),
        (27, "cudaErrorInvalidNormSetting"),
        (28, "cudaErrorMixedDeviceExecution"),
        (31, "cudaErrorNotYetImplemented"),
        (32, "cudaErrorMemoryValueTooLarge"),
        (34, "cudaErrorStubLibrary"),
        (35, "cudaErrorInsufficientDriver"),
        (36, "cudaErrorCallRequiresNewerDriver"),
        (37, "cudaErrorInvalidSurface"),
        (43, "cudaErrorDuplicateVariableName"),
        (44, "cudaErrorDuplicateTextureName"),
        (45, "cudaErrorDuplicateSurfaceName"),
        (46, "cudaErrorDevicesUnavailable"),
        (49, "cudaErrorIncompatibleDriverContext"),
        (52, "cudaErrorMissingConfiguration"),
        (53, "cudaErrorPriorLaunchFailure"),
        (65, "cudaErrorLaunchMaxDepthExceeded"),
        (66, "cudaErrorLaunchFileScopedTex"),
        (67, "cudaErrorLaunchFileScopedSurf"),
        (68, "cudaErrorSyncDepthExceeded"),
        (69, "cudaErrorLaunchPendingCountExceeded"),
        (98, "cudaErrorInvalidDeviceFunction"),
        (100, "cudaErrorNoDevice"),
        (101, "cudaErrorInvalidDevice"),
        (102, "cudaErrorDeviceNotLicensed"),
        (103, "cudaErrorSoftwareValidityNotEstablished"),
        (127, "cudaErrorStartupFailure"),
        (200, "cudaErrorInvalidKernelImage"),
        (201, "cudaErrorDeviceUninitialized"),
        (205, "cudaErrorMapBufferObjectFailed"),
        (206, "cudaErrorUnmapBufferObjectFailed"),
        (207, "cudaErrorArrayIsMapped"),
        (208, "cudaErrorAlreadyMapped"),
        (209, "cudaErrorNoKernelImageForDevice"),
        (210, "cudaErrorAlreadyAcquired"),
        (211, "cudaErrorNotMapped"),
        (212, "cudaErrorNotMappedAsArray"),
        (213, "cudaErrorNotMappedAsPointer"),
        (214, "cudaErrorECCUncorrectable"),
        (215, "cudaErrorUnsupportedLimit"),
        (216, "cudaErrorDeviceAlreadyInUse"),
        (217, "cudaErrorPeerAccessUnsupported"),
        (218, "cudaErrorInvalidPtx"),
        (219, "cudaErrorInvalidGraphicsContext"),
        (220, "cudaErrorNvlinkUncorrectable"),
        (221, "cudaErrorJitCompilerNotFound"),
        (222, "cudaErrorUnsupportedPtxVersion"),
        (223, "cudaErrorJitCompilationDisabled"),
        (224, "cudaErrorUnsupportedExecAffinity"),
        (225, "cudaErrorUnsupportedDevSideSync"),
        (226, "cudaErrorContained"),
        (227, "cudaErrorInsufficientLoaderVersion"),
        (300, "cudaErrorInvalidSource"),
        (301, "cudaErrorFileNotFound"),
        (302, "cudaErrorSharedObjectSymbolNotFound"),
        (303, "cudaErrorSharedObjectInitFailed"),
        (304, "cudaErrorOperatingSystem"),
        (400, "cudaErrorInvalidResourceHandle"),
        (401, "cudaErrorIllegalState"),
        (402, "cudaErrorLossyQuery"),
        (500, "cudaErrorSymbolNotFound"),
        (600, "cudaErrorNotReady"),
        (700, "cudaErrorIllegalAddress"),
        (701, "cudaErrorLaunchOutOfResources"),
        (702, "cudaErrorLaunchTimeout"),
        (703, "cudaErrorLaunchIncompatibleTexturing"),
        (704, "cudaErrorPeerAccessAlreadyEnabled"),
        (705, "cudaErrorPeerAccessNotEnabled"),
        (708, "cudaErrorSetOnActiveProcess"),
        (709, "cudaErrorContextIsDestroyed"),
        (710, "cudaErrorAssert"),
        (711, "cudaErrorTooManyPeers"),
        (712, "cudaErrorHostMemoryAlreadyRegistered"),
        (713, "cudaErrorHostMemoryNotRegistered"),
        (714, "cudaErrorHardwareStackError"),
        (715, "cudaErrorIllegalInstruction"),
        (716, "cudaErrorMisalignedAddress"),
        (717, "cudaErrorInvalidAddressSpace"),
        (718, "cudaErrorInvalidPc"),
        (719, "cudaErrorLaunchFailure"),
        (720, "cudaErrorCooperativeLaunchTooLarge"),
        (721, "cudaErrorTensorMemoryLeak"),
        (800, "cudaErrorNotPermitted"),
        (801, "cudaErrorNotSupported"),
        (802, "cudaErrorSystemNotReady"),
        (803, "cudaErrorSystemDriverMismatch"),
        (804, "cudaErrorCompatNotSupportedOnDevice"),
        (805, "cudaErrorMpsConnectionFailed"),
        (806, "cudaErrorMpsRpcFailure"),
        (807, "cudaErrorMpsServerNotReady"),
        (808, "cudaErrorMpsMaxClientsReached"),
        (809, "cudaErrorMpsMaxConnectionsReached"),
        (810, "cudaErrorMpsClientTerminated"),
        (811, "cudaErrorCdpNotSupported"),
        (812, "cudaErrorCdpVersionMismatch"),
        (900, "cudaErrorStreamCaptureUnsupported"),
        (901, "cudaErrorStreamCaptureInvalidated"),
        (902, "cudaErrorStreamCaptureMerge"),
        (903, "cudaErrorStreamCaptureUnmatched"),
        (904, "cudaErrorStreamCaptureUnjoined"),
        (905, "cudaErrorStreamCaptureIsolation"),
        (906, "cudaErrorStreamCaptureImplicit"),
        (907, "cudaErrorCapturedEvent"),
        (908, "cudaErrorStreamCaptureWrongThread"),
        (909, "cudaErrorTimeout"),
        (910, "cudaErrorGraphExecUpdateFailure"),
        (911, "cudaErrorExternalDevice"),
        (912, "cudaErrorInvalidClusterSize"),
        (913, "cudaErrorFunctionNotLoaded"),
        (914, "cudaErrorInvalidResourceType"),
        (915, "cudaErrorInvalidResourceConfiguration"),
        (917, "cudaErrorStreamDetached"),
        (918, "cudaErrorGraphRecaptureFailure"),
        (919, "cudaErrorFabricNotReady"),
        (999, "cudaErrorUnknown"),
        (10000, "cudaErrorApiFailureBase"),
    ];
}

enumeration!(cudaError, status);

impl Status for cudaError {
    const SUCCESS: Self = Self::cudaSuccess;
    const MISSING_LIBRARY: Self = Self::cudaErrorSharedObjectInitFailed;
    const MISSING_SYMBOL: Self = Self::cudaErrorSharedObjectSymbolNotFound;
    const INVALID_ARGUMENT: Self = Self::cudaErrorInvalidValue;
    fn library() -> &'static Library {
        &RUNTIME
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !RUNTIME.is_loaded() {
            return None;
        }
        unsafe { text(sys::cudaGetErrorString(self)) }
    }
}

status!(cudaError);

/// `enum cudaFuncAttribute`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaFuncAttribute(pub i32);

impl cudaFuncAttribute {
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeMaxDynamicSharedMemorySize: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributePreferredSharedMemoryCarveout: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeClusterDimMustBeSet: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeRequiredClusterWidth: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeRequiredClusterHeight: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeRequiredClusterDepth: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeNonPortableClusterSizeAllowed: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeClusterSchedulingPolicyPreference: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const cudaFuncAttributeMax: Self = Self(16);
    const NAMES: &'static [(i32, &'static str)] = &[
        (8, "cudaFuncAttributeMaxDynamicSharedMemorySize"),
        (9, "cudaFuncAttributePreferredSharedMemoryCarveout"),
        (10, "cudaFuncAttributeClusterDimMustBeSet"),
        (11, "cudaFuncAttributeRequiredClusterWidth"),
        (12, "cudaFuncAttributeRequiredClusterHeight"),
        (13, "cudaFuncAttributeRequiredClusterDepth"),
        (14, "cudaFuncAttributeNonPortableClusterSizeAllowed"),
        (15, "cudaFuncAttributeClusterSchedulingPolicyPreference"),
        (16, "cudaFuncAttributeMax"),
    ];
}

enumeration!(cudaFuncAttribute);

/// `enum cudaGraphNodeType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphNodeType(pub i32);

impl cudaGraphNodeType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeKernel: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeMemcpy: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeMemset: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeHost: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeGraph: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeEmpty: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeWaitEvent: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeEventRecord: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeExtSemaphoreSignal: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeExtSemaphoreWait: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeMemAlloc: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeMemFree: Self = Self(11);
    /// 13, since CUDA 12.3.
    pub const cudaGraphNodeTypeConditional: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaGraphNodeTypeCount: Self = Self(14);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphNodeTypeKernel"),
        (1, "cudaGraphNodeTypeMemcpy"),
        (2, "cudaGraphNodeTypeMemset"),
        (3, "cudaGraphNodeTypeHost"),
        (4, "cudaGraphNodeTypeGraph"),
        (5, "cudaGraphNodeTypeEmpty"),
        (6, "cudaGraphNodeTypeWaitEvent"),
        (7, "cudaGraphNodeTypeEventRecord"),
        (8, "cudaGraphNodeTypeExtSemaphoreSignal"),
        (9, "cudaGraphNodeTypeExtSemaphoreWait"),
        (10, "cudaGraphNodeTypeMemAlloc"),
        (11, "cudaGraphNodeTypeMemFree"),
        (13, "cudaGraphNodeTypeConditional"),
        (14, "cudaGraphNodeTypeCount"),
    ];
}

enumeration!(cudaGraphNodeType);
