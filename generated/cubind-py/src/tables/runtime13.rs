//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) static cudaAtomicOperation: EnumDef = EnumDef::new(
    "cudaAtomicOperation",
    "cubind.cuda13.runtime",
    &[
        ("cudaAtomicOperationIntegerAdd", 0),
        ("cudaAtomicOperationIntegerMin", 1),
        ("cudaAtomicOperationIntegerMax", 2),
        ("cudaAtomicOperationIntegerIncrement", 3),
        ("cudaAtomicOperationIntegerDecrement", 4),
        ("cudaAtomicOperationAnd", 5),
        ("cudaAtomicOperationOr", 6),
        ("cudaAtomicOperationXOR", 7),
        ("cudaAtomicOperationExchange", 8),
        ("cudaAtomicOperationCAS", 9),
        ("cudaAtomicOperationFloatAdd", 10),
        ("cudaAtomicOperationFloatMin", 11),
        ("cudaAtomicOperationFloatMax", 12),
    ],
    "enum cudaAtomicOperation, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaAtomicOperationCapability: EnumDef = EnumDef::new(
    "cudaAtomicOperationCapability",
    "cubind.cuda13.runtime",
    &[
        ("cudaAtomicCapabilitySigned", 1),
        ("cudaAtomicCapabilityUnsigned", 2),
        ("cudaAtomicCapabilityReduction", 4),
        ("cudaAtomicCapabilityScalar32", 8),
        ("cudaAtomicCapabilityScalar64", 16),
        ("cudaAtomicCapabilityScalar128", 32),
        ("cudaAtomicCapabilityVector32x4", 64),
    ],
    "enum cudaAtomicOperationCapability, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cudaDeviceAttr",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevAttrMaxThreadsPerBlock", 1),
        ("cudaDevAttrMaxBlockDimX", 2),
        ("cudaDevAttrMaxBlockDimY", 3),
        ("cudaDevAttrMaxBlockDimZ", 4),
        ("cudaDevAttrMaxGridDimX", 5),
        ("cudaDevAttrMaxGridDimY", 6),
        ("cudaDevAttrMaxGridDimZ", 7),
        ("cudaDevAttrMaxSharedMemoryPerBlock", 8),
        ("cudaDevAttrTotalConstantMemory", 9),
        ("cudaDevAttrWarpSize", 10),
        ("cudaDevAttrMaxPitch", 11),
        ("cudaDevAttrMaxRegistersPerBlock", 12),
        ("cudaDevAttrClockRate", 13),
        ("cudaDevAttrTextureAlignment", 14),
        ("cudaDevAttrGpuOverlap", 15),
        ("cudaDevAttrMultiProcessorCount", 16),
        ("cudaDevAttrKernelExecTimeout", 17),
        ("cudaDevAttrIntegrated", 18),
        ("cudaDevAttrCanMapHostMemory", 19),
        ("cudaDevAttrComputeMode", 20),
        ("cudaDevAttrMaxTexture1DWidth", 21),
        ("cudaDevAttrMaxTexture2DWidth", 22),
        ("cudaDevAttrMaxTexture2DHeight", 23),
        ("cudaDevAttrMaxTexture3DWidth", 24),
        ("cudaDevAttrMaxTexture3DHeight", 25),
        ("cudaDevAttrMaxTexture3DDepth", 26),
        ("cudaDevAttrMaxTexture2DLayeredWidth", 27),
        ("cudaDevAttrMaxTexture2DLayeredHeight", 28),
        ("cudaDevAttrMaxTexture2DLayeredLayers", 29),
        ("cudaDevAttrSurfaceAlignment", 30),
        ("cudaDevAttrConcurrentKernels", 31),
        ("cudaDevAttrEccEnabled", 32),
        ("cudaDevAttrPciBusId", 33),
        ("cudaDevAttrPciDeviceId", 34),
        ("cudaDevAttrTccDriver", 35),
        ("cudaDevAttrMemoryClockRate", 36),
        ("cudaDevAttrGlobalMemoryBusWidth", 37),
        ("cudaDevAttrL2CacheSize", 38),
        ("cudaDevAttrMaxThreadsPerMultiProcessor", 39),
        ("cudaDevAttrAsyncEngineCount", 40),
        ("cudaDevAttrUnifiedAddressing", 41),
        ("cudaDevAttrMaxTexture1DLayeredWidth", 42),
        ("cudaDevAttrMaxTexture1DLayeredLayers", 43),
        ("cudaDevAttrMaxTexture2DGatherWidth", 45),
        ("cudaDevAttrMaxTexture2DGatherHeight", 46),
        ("cudaDevAttrMaxTexture3DWidthAlt", 47),
        ("cudaDevAttrMaxTexture3DHeightAlt", 48),
        ("cudaDevAttrMaxTexture3DDepthAlt", 49),
        ("cudaDevAttrPciDomainId", 50),
        ("cudaDevAttrTexturePitchAlignment", 51),
        ("cudaDevAttrMaxTextureCubemapWidth", 52),
        ("cudaDevAttrMaxTextureCubemapLayeredWidth", 53),
        ("cudaDevAttrMaxTextureCubemapLayeredLayers", 54),
        ("cudaDevAttrMaxSurface1DWidth", 55),
        ("cudaDevAttrMaxSurface2DWidth", 56),
        ("cudaDevAttrMaxSurface2DHeight", 57),
        ("cudaDevAttrMaxSurface3DWidth", 58),
        ("cudaDevAttrMaxSurface3DHeight", 59),
        ("cudaDevAttrMaxSurface3DDepth", 60),
        ("cudaDevAttrMaxSurface1DLayeredWidth", 61),
        ("cudaDevAttrMaxSurface1DLayeredLayers", 62),
        ("cudaDevAttrMaxSurface2DLayeredWidth", 63),
        ("cudaDevAttrMaxSurface2DLayeredHeight", 64),
        ("cudaDevAttrMaxSurface2DLayeredLayers", 65),
        ("cudaDevAttrMaxSurfaceCubemapWidth", 66),
        ("cudaDevAttrMaxSurfaceCubemapLayeredWidth", 67),
        ("cudaDevAttrMaxSurfaceCubemapLayeredLayers", 68),
        ("cudaDevAttrMaxTexture1DLinearWidth", 69),
        ("cudaDevAttrMaxTexture2DLinearWidth", 70),
        ("cudaDevAttrMaxTexture2DLinearHeight", 71),
        ("cudaDevAttrMaxTexture2DLinearPitch", 72),
        ("cudaDevAttrMaxTexture2DMipmappedWidth", 73),
        ("cudaDevAttrMaxTexture2DMipmappedHeight", 74),
        ("cudaDevAttrComputeCapabilityMajor", 75),
        ("cudaDevAttrComputeCapabilityMinor", 76),
        ("cudaDevAttrMaxTexture1DMipmappedWidth", 77),
        ("cudaDevAttrStreamPrioritiesSupported", 78),
        ("cudaDevAttrGlobalL1CacheSupported", 79),
        ("cudaDevAttrLocalL1CacheSupported", 80),
        ("cudaDevAttrMaxSharedMemoryPerMultiprocessor", 81),
        ("cudaDevAttrMaxRegistersPerMultiprocessor", 82),
        ("cudaDevAttrManagedMemory", 83),
        ("cudaDevAttrIsMultiGpuBoard", 84),
        ("cudaDevAttrMultiGpuBoardGroupID", 85),
        ("cudaDevAttrHostNativeAtomicSupported", 86),
        ("cudaDevAttrSingleToDoublePrecisionPerfRatio", 87),
        ("cudaDevAttrPageableMemoryAccess", 88),
        ("cudaDevAttrConcurrentManagedAccess", 89),
        ("cudaDevAttrComputePreemptionSupported", 90),
        ("cudaDevAttrCanUseHostPointerForRegisteredMem", 91),
        ("cudaDevAttrReserved92", 92),
        ("cudaDevAttrReserved93", 93),
        ("cudaDevAttrReserved94", 94),
        ("cudaDevAttrCooperativeLaunch", 95),
        ("cudaDevAttrReserved96", 96),
        ("cudaDevAttrMaxSharedMemoryPerBlockOptin", 97),
        ("cudaDevAttrCanFlushRemoteWrites", 98),
        ("cudaDevAttrHostRegisterSupported", 99),
        ("cudaDevAttrPageableMemoryAccessUsesHostPageTables", 100),
        ("cudaDevAttrDirectManagedMemAccessFromHost", 101),
        ("cudaDevAttrMaxBlocksPerMultiprocessor", 106),
        ("cudaDevAttrMaxPersistingL2CacheSize", 108),
        ("cudaDevAttrMaxAccessPolicyWindowSize", 109),
        ("cudaDevAttrReservedSharedMemoryPerBlock", 111),
        ("cudaDevAttrSparseCudaArraySupported", 112),
        ("cudaDevAttrHostRegisterReadOnlySupported", 113),
        ("cudaDevAttrTimelineSemaphoreInteropSupported", 114),
        ("cudaDevAttrMemoryPoolsSupported", 115),
        ("cudaDevAttrGPUDirectRDMASupported", 116),
        ("cudaDevAttrGPUDirectRDMAFlushWritesOptions", 117),
        ("cudaDevAttrGPUDirectRDMAWritesOrdering", 118),
        ("cudaDevAttrMemoryPoolSupportedHandleTypes", 119),
        ("cudaDevAttrClusterLaunch", 120),
        ("cudaDevAttrDeferredMappingCudaArraySupported", 121),
        ("cudaDevAttrReserved122", 122),
        ("cudaDevAttrReserved123", 123),
        ("cudaDevAttrReserved124", 124),
        ("cudaDevAttrIpcEventSupport", 125),
        ("cudaDevAttrMemSyncDomainCount", 126),
        ("cudaDevAttrReserved127", 127),
        ("cudaDevAttrReserved128", 128),
        ("cudaDevAttrReserved129", 129),
        ("cudaDevAttrNumaConfig", 130),
        ("cudaDevAttrNumaId", 131),
        ("cudaDevAttrReserved132", 132),
        ("cudaDevAttrMpsEnabled", 133),
        ("cudaDevAttrHostNumaId", 134),
        ("cudaDevAttrD3D12CigSupported", 135),
        ("cudaDevAttrVulkanCigSupported", 138),
        ("cudaDevAttrGpuPciDeviceId", 139),
        ("cudaDevAttrGpuPciSubsystemId", 140),
        ("cudaDevAttrReserved141", 141),
        ("cudaDevAttrHostNumaMemoryPoolsSupported", 142),
        ("cudaDevAttrHostNumaMultinodeIpcSupported", 143),
        ("cudaDevAttrHostMemoryPoolsSupported", 144),
        ("cudaDevAttrReserved145", 145),
        ("cudaDevAttrOnlyPartialHostNativeAtomicSupported", 147),
        ("cudaDevAttrMax", 148),
    ],
    "enum cudaDeviceAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
    "cudaDeviceProp",
    "cubind.cuda13.runtime",
    (1008, 8, false),
    &[
        FieldDef {
            name: c"name",
            offset: 0,
            ty: Ty::Chars(256),
        },
        FieldDef {
            name: c"uuid",
            offset: 256,
            ty: Ty::Record(&runtime::cudaUUID_t),
        },
        FieldDef {
            name: c"luid",
            offset: 272,
            ty: Ty::Chars(8),
        },
        FieldDef {
            name: c"luidDeviceNodeMask",
            offset: 280,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"totalGlobalMem",
            offset: 288,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"sharedMemPerBlock",
            offset: 296,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"regsPerBlock",
            offset: 304,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"warpSize",
            offset: 308,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memPitch",
            offset: 312,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"maxThreadsPerBlock",
            offset: 320,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxThreadsDim",
            offset: 324,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxGridSize",
            offset: 336,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"totalConstMem",
            offset: 352,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"major",
            offset: 360,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"minor",
            offset: 364,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"textureAlignment",
            offset: 368,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"texturePitchAlignment",
            offset: 376,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"multiProcessorCount",
            offset: 384,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"integrated",
            offset: 388,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"canMapHostMemory",
            offset: 392,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1D",
            offset: 396,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1DMipmap",
            offset: 400,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture2D",
            offset: 404,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DMipmap",
            offset: 412,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DLinear",
            offset: 420,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTexture2DGather",
            offset: 432,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture3D",
            offset: 440,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTexture3DAlt",
            offset: 452,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTextureCubemap",
            offset: 464,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1DLayered",
            offset: 468,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DLayered",
            offset: 476,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTextureCubemapLayered",
            offset: 488,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface1D",
            offset: 496,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxSurface2D",
            offset: 500,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface3D",
            offset: 508,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxSurface1DLayered",
            offset: 520,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface2DLayered",
            offset: 528,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxSurfaceCubemap",
            offset: 540,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxSurfaceCubemapLayered",
            offset: 544,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"surfaceAlignment",
            offset: 552,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"concurrentKernels",
            offset: 560,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ECCEnabled",
            offset: 564,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciBusID",
            offset: 568,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciDeviceID",
            offset: 572,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciDomainID",
            offset: 576,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"tccDriver",
            offset: 580,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"asyncEngineCount",
            offset: 584,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unifiedAddressing",
            offset: 588,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryBusWidth",
            offset: 592,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"l2CacheSize",
            offset: 596,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"persistingL2CacheMaxSize",
            offset: 600,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxThreadsPerMultiProcessor",
            offset: 604,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"streamPrioritiesSupported",
            offset: 608,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"globalL1CacheSupported",
            offset: 612,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"localL1CacheSupported",
            offset: 616,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sharedMemPerMultiprocessor",
            offset: 624,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"regsPerMultiprocessor",
            offset: 632,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"managedMemory",
            offset: 636,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"isMultiGpuBoard",
            offset: 640,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"multiGpuBoardGroupID",
            offset: 644,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"hostNativeAtomicSupported",
            offset: 648,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pageableMemoryAccess",
            offset: 652,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"concurrentManagedAccess",
            offset: 656,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"computePreemptionSupported",
            offset: 660,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"canUseHostPointerForRegisteredMem",
            offset: 664,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"cooperativeLaunch",
            offset: 668,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sharedMemPerBlockOptin",
            offset: 672,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"pageableMemoryAccessUsesHostPageTables",
            offset: 680,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"directManagedMemAccessFromHost",
            offset: 684,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxBlocksPerMultiProcessor",
            offset: 688,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"accessPolicyMaxWindowSize",
            offset: 692,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reservedSharedMemPerBlock",
            offset: 696,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"hostRegisterSupported",
            offset: 704,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sparseCudaArraySupported",
            offset: 708,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"hostRegisterReadOnlySupported",
            offset: 712,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"timelineSemaphoreInteropSupported",
            offset: 716,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryPoolsSupported",
            offset: 720,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"gpuDirectRDMASupported",
            offset: 724,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"gpuDirectRDMAFlushWritesOptions",
            offset: 728,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"gpuDirectRDMAWritesOrdering",
            offset: 732,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryPoolSupportedHandleTypes",
            offset: 736,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"deferredMappingCudaArraySupported",
            offset: 740,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ipcEventSupported",
            offset: 744,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"clusterLaunch",
            offset: 748,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unifiedFunctionPointers",
            offset: 752,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"deviceNumaConfig",
            offset: 756,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"deviceNumaId",
            offset: 760,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"mpsEnabled",
            offset: 764,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"hostNumaId",
            offset: 768,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"gpuPciDeviceID",
            offset: 772,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"gpuPciSubsystemID",
            offset: 776,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"hostNumaMultinodeIpcSupported",
            offset: 780,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reserved",
            offset: 784,
            ty: Ty::Array(&Ty::I32, 56),
        },
    ],
    "struct cudaDeviceProp, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryBufferDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryBufferDesc",
    "cubind.cuda13.runtime",
    (88, 8, false),
    &[
        FieldDef {
            name: c"offset",
            offset: 0,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"size",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"flags",
            offset: 16,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 20,
            ty: Ty::Array(&Ty::U32, 16),
        },
    ],
    "struct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc",
    "cubind.cuda13.runtime",
    (104, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaExternalMemoryHandleType),
        },
        FieldDef {
            name: c"handle",
            offset: 8,
            ty: Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle),
        },
        FieldDef {
            name: c"size",
            offset: 24,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"flags",
            offset: 32,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 36,
            ty: Ty::Array(&Ty::U32, 16),
        },
    ],
    "struct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryMipmappedArrayDesc",
    "cubind.cuda13.runtime",
    (128, 8, false),
    &[
        FieldDef {
            name: c"offset",
            offset: 0,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"formatDesc",
            offset: 8,
            ty: Ty::Record(&runtime::cudaChannelFormatDesc),
        },
        FieldDef {
            name: c"extent",
            offset: 32,
            ty: Ty::Record(&runtime::cudaExtent),
        },
        FieldDef {
            name: c"flags",
            offset: 56,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"numLevels",
            offset: 60,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 64,
            ty: Ty::Array(&Ty::U32, 16),
        },
    ],
    "struct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc",
    "cubind.cuda13.runtime",
    (96, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaExternalSemaphoreHandleType),
        },
        FieldDef {
            name: c"handle",
            offset: 8,
            ty: Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle),
        },
        FieldDef {
            name: c"flags",
            offset: 24,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 28,
            ty: Ty::Array(&Ty::U32, 16),
        },
    ],
    "struct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cudaKernelNodeAttrValue",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cudaLaunchAttribute_st",
    "cubind.cuda13.runtime",
    (72, 8, false),
    &[
        FieldDef {
            name: c"id",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaLaunchAttributeID),
        },
        FieldDef {
            name: c"pad",
            offset: 4,
            ty: Ty::Chars(4),
        },
        FieldDef {
            name: c"val",
            offset: 8,
            ty: Ty::Record(&runtime13::cudaLaunchAttributeValue),
        },
    ],
    "struct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cudaLaunchAttribute",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchAttribute_st,
    "struct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue",
    "cubind.cuda13.runtime",
    (64, 8, true),
    &[
        FieldDef {
            name: c"pad",
            offset: 0,
            ty: Ty::Chars(64),
        },
        FieldDef {
            name: c"accessPolicyWindow",
            offset: 0,
            ty: Ty::Record(&runtime::cudaAccessPolicyWindow),
        },
        FieldDef {
            name: c"cooperative",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"syncPolicy",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaSynchronizationPolicy),
        },
        FieldDef {
            name: c"clusterDim",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchAttributeValue_clusterDim),
        },
        FieldDef {
            name: c"clusterSchedulingPolicyPreference",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaClusterSchedulingPolicy),
        },
        FieldDef {
            name: c"programmaticStreamSerializationAllowed",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"programmaticEvent",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent),
        },
        FieldDef {
            name: c"priority",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memSyncDomainMap",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchMemSyncDomainMap),
        },
        FieldDef {
            name: c"memSyncDomain",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaLaunchMemSyncDomain),
        },
        FieldDef {
            name: c"preferredClusterDim",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim),
        },
        FieldDef {
            name: c"launchCompletionEvent",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent),
        },
        FieldDef {
            name: c"deviceUpdatableKernelNode",
            offset: 0,
            ty: Ty::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode),
        },
        FieldDef {
            name: c"sharedMemCarveout",
            offset: 0,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"nvlinkUtilCentricScheduling",
            offset: 0,
            ty: Ty::U32,
        },
    ],
    "struct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
    "cudaLaunchConfig_st",
    "cubind.cuda13.runtime",
    (56, 8, false),
    &[
        FieldDef {
            name: c"gridDim",
            offset: 0,
            ty: Ty::Record(&runtime::dim3),
        },
        FieldDef {
            name: c"blockDim",
            offset: 12,
            ty: Ty::Record(&runtime::dim3),
        },
        FieldDef {
            name: c"dynamicSmemBytes",
            offset: 24,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"stream",
            offset: 32,
            ty: Ty::Value(&runtime::cudaStream_t),
        },
        FieldDef {
            name: c"attrs",
            offset: 40,
            ty: Ty::List(&Ty::Record(&runtime13::cudaLaunchAttribute)),
        },
        FieldDef {
            name: c"numAttrs",
            offset: 48,
            ty: Ty::U32,
        },
    ],
    "struct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cudaLaunchConfig_t",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchConfig_st,
    "struct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLogIterator: ValueDef = ValueDef::new(
    "cudaLogIterator",
    "cubind.cuda13.runtime",
    ValueKind::U32,
    None,
    "typedef cudaLogIterator, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaLogLevel: EnumDef = EnumDef::new(
    "cudaLogLevel",
    "cubind.cuda13.runtime",
    &[("cudaLogLevelError", 0), ("cudaLogLevelWarning", 1)],
    "enum cudaLogLevel, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaLogsCallbackHandle: ValueDef = ValueDef::new(
    "cudaLogsCallbackHandle",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUlogsCallbackHandle),
    "typedef cudaLogsCallbackHandle, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaLogsCallback_t: ValueDef = ValueDef::new(
    "cudaLogsCallback_t",
    "cubind.cuda13.runtime",
    ValueKind::Callback,
    None,
    "the address of a C function, cudaLogsCallback_t, from cuda_runtime_api.h. Since CUDA 13.0.",
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cudaPointerAttributes",
    "cubind.cuda13.runtime",
    (88, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaMemoryType),
        },
        FieldDef {
            name: c"device",
            offset: 4,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"devicePointer",
            offset: 8,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"hostPointer",
            offset: 16,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"reserved",
            offset: 24,
            ty: Ty::Array(&Ty::I64, 8),
        },
    ],
    "struct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cudaResourceDesc",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef {
            name: c"resType",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaResourceType),
        },
        FieldDef {
            name: c"res",
            offset: 8,
            ty: Ty::Record(&runtime13::cudaResourceDesc_res),
        },
        FieldDef {
            name: c"flags",
            offset: 136,
            ty: Ty::U32,
        },
    ],
    "struct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cudaResourceDesc_res",
    "cubind.cuda13.runtime",
    (128, 8, true),
    &[
        FieldDef {
            name: c"array",
            offset: 0,
            ty: Ty::Record(&runtime::cudaResourceDesc_res_array),
        },
        FieldDef {
            name: c"mipmap",
            offset: 0,
            ty: Ty::Record(&runtime::cudaResourceDesc_res_mipmap),
        },
        FieldDef {
            name: c"linear",
            offset: 0,
            ty: Ty::Record(&runtime::cudaResourceDesc_res_linear),
        },
        FieldDef {
            name: c"pitch2D",
            offset: 0,
            ty: Ty::Record(&runtime::cudaResourceDesc_res_pitch2D),
        },
        FieldDef {
            name: c"reserved",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaResourceDesc_res_reserved),
        },
    ],
    "struct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_reserved: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_reserved",
    "cubind.cuda13.runtime",
    (128, 4, false),
    &[
        FieldDef {
            name: c"reserved",
            offset: 0,
            ty: Ty::Array(&Ty::I32, 32),
        },
    ],
    "struct cudaResourceDesc.res.reserved, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cudaResourceViewDesc",
    "cubind.cuda13.runtime",
    (112, 8, false),
    &[
        FieldDef {
            name: c"format",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaResourceViewFormat),
        },
        FieldDef {
            name: c"width",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"height",
            offset: 16,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"depth",
            offset: 24,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"firstMipmapLevel",
            offset: 32,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"lastMipmapLevel",
            offset: 36,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"firstLayer",
            offset: 40,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"lastLayer",
            offset: 44,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 48,
            ty: Ty::Array(&Ty::U32, 16),
        },
    ],
    "struct cudaResourceViewDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cudaStreamAttrValue",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);
