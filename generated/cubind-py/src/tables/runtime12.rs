//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, prelude::*},
    tables::*,
};

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cudaConditionalNodeParams",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef {
            name: c"handle",
            offset: 0,
            ty: Ty::Value(&runtime::cudaGraphConditionalHandle),
        },
        FieldDef {
            name: c"type",
            offset: 8,
            ty: Ty::Enum(&runtime::cudaGraphConditionalNodeType),
        },
        FieldDef {
            name: c"size",
            offset: 12,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"phGraph_out",
            offset: 16,
            ty: Ty::Filled(&Ty::Value(&runtime::cudaGraph_t), -4),
        },
    ],
    "struct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cudaDeviceAttr",
    "cubind.cuda12.runtime",
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
        ("cudaDevAttrCooperativeMultiDeviceLaunch", 96),
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
        ("cudaDevAttrMaxTimelineSemaphoreInteropSupported", 114),
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
        ("cudaDevAttrMax", 144),
    ],
    "enum cudaDeviceAttr, from driver_types.h. Since CUDA 12.0 or earlier. Deprecated: cudaDevAttrCooperativeMultiDeviceLaunch, cudaDevAttrMaxTimelineSemaphoreInteropSupported.",
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
    "cudaDeviceProp",
    "cubind.cuda12.runtime",
    (1032, 8, false),
    &[
        FieldDef {
            name: c"name",
            offset: 0,
            ty: Ty::Name(256),
        },
        FieldDef {
            name: c"uuid",
            offset: 256,
            ty: Ty::Record(&runtime::cudaUUID_t),
        },
        FieldDef {
            name: c"luid",
            offset: 272,
            ty: Ty::Id(8),
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
            name: c"clockRate",
            offset: 348,
            ty: Ty::I32,
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
            name: c"deviceOverlap",
            offset: 384,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"multiProcessorCount",
            offset: 388,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"kernelExecTimeoutEnabled",
            offset: 392,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"integrated",
            offset: 396,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"canMapHostMemory",
            offset: 400,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"computeMode",
            offset: 404,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1D",
            offset: 408,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1DMipmap",
            offset: 412,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1DLinear",
            offset: 416,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture2D",
            offset: 420,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DMipmap",
            offset: 428,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DLinear",
            offset: 436,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTexture2DGather",
            offset: 448,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture3D",
            offset: 456,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTexture3DAlt",
            offset: 468,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTextureCubemap",
            offset: 480,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxTexture1DLayered",
            offset: 484,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxTexture2DLayered",
            offset: 492,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxTextureCubemapLayered",
            offset: 504,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface1D",
            offset: 512,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxSurface2D",
            offset: 516,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface3D",
            offset: 524,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxSurface1DLayered",
            offset: 536,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"maxSurface2DLayered",
            offset: 544,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"maxSurfaceCubemap",
            offset: 556,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxSurfaceCubemapLayered",
            offset: 560,
            ty: Ty::Array(&Ty::I32, 2),
        },
        FieldDef {
            name: c"surfaceAlignment",
            offset: 568,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"concurrentKernels",
            offset: 576,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ECCEnabled",
            offset: 580,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciBusID",
            offset: 584,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciDeviceID",
            offset: 588,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pciDomainID",
            offset: 592,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"tccDriver",
            offset: 596,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"asyncEngineCount",
            offset: 600,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unifiedAddressing",
            offset: 604,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryClockRate",
            offset: 608,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryBusWidth",
            offset: 612,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"l2CacheSize",
            offset: 616,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"persistingL2CacheMaxSize",
            offset: 620,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxThreadsPerMultiProcessor",
            offset: 624,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"streamPrioritiesSupported",
            offset: 628,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"globalL1CacheSupported",
            offset: 632,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"localL1CacheSupported",
            offset: 636,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sharedMemPerMultiprocessor",
            offset: 640,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"regsPerMultiprocessor",
            offset: 648,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"managedMemory",
            offset: 652,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"isMultiGpuBoard",
            offset: 656,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"multiGpuBoardGroupID",
            offset: 660,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"hostNativeAtomicSupported",
            offset: 664,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"singleToDoublePrecisionPerfRatio",
            offset: 668,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"pageableMemoryAccess",
            offset: 672,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"concurrentManagedAccess",
            offset: 676,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"computePreemptionSupported",
            offset: 680,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"canUseHostPointerForRegisteredMem",
            offset: 684,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"cooperativeLaunch",
            offset: 688,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"cooperativeMultiDeviceLaunch",
            offset: 692,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sharedMemPerBlockOptin",
            offset: 696,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"pageableMemoryAccessUsesHostPageTables",
            offset: 704,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"directManagedMemAccessFromHost",
            offset: 708,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxBlocksPerMultiProcessor",
            offset: 712,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"accessPolicyMaxWindowSize",
            offset: 716,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reservedSharedMemPerBlock",
            offset: 720,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"hostRegisterSupported",
            offset: 728,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sparseCudaArraySupported",
            offset: 732,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"hostRegisterReadOnlySupported",
            offset: 736,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"timelineSemaphoreInteropSupported",
            offset: 740,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryPoolsSupported",
            offset: 744,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"gpuDirectRDMASupported",
            offset: 748,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"gpuDirectRDMAFlushWritesOptions",
            offset: 752,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"gpuDirectRDMAWritesOrdering",
            offset: 756,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"memoryPoolSupportedHandleTypes",
            offset: 760,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"deferredMappingCudaArraySupported",
            offset: 764,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ipcEventSupported",
            offset: 768,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"clusterLaunch",
            offset: 772,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unifiedFunctionPointers",
            offset: 776,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reserved",
            offset: 780,
            ty: Ty::Array(&Ty::I32, 63),
        },
    ],
    "struct cudaDeviceProp, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEventRecordNodeParams: RecordDef = RecordDef::new(
    "cudaEventRecordNodeParams",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[
        FieldDef {
            name: c"event",
            offset: 0,
            ty: Ty::Value(&runtime::cudaEvent_t),
        },
    ],
    "struct cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalMemoryBufferDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryBufferDesc",
    "cubind.cuda12.runtime",
    (24, 8, false),
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
    ],
    "struct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc",
    "cubind.cuda12.runtime",
    (40, 8, false),
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
    ],
    "struct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryMipmappedArrayDesc",
    "cubind.cuda12.runtime",
    (64, 8, false),
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
    ],
    "struct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc",
    "cubind.cuda12.runtime",
    (32, 8, false),
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
    ],
    "struct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef {
            name: c"extSemArray",
            offset: 0,
            ty: Ty::List(&Ty::Value(&runtime::cudaExternalSemaphore_t)),
        },
        FieldDef {
            name: c"paramsArray",
            offset: 8,
            ty: Ty::List(&Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)),
        },
        FieldDef {
            name: c"numExtSems",
            offset: 16,
            ty: Ty::U32,
        },
    ],
    "struct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef {
            name: c"params",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params),
        },
        FieldDef {
            name: c"flags",
            offset: 24,
            ty: Ty::U32,
        },
    ],
    "struct cudaExternalSemaphoreSignalParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef {
            name: c"fence",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_fence),
        },
        FieldDef {
            name: c"nvSciSync",
            offset: 8,
            ty: Ty::Record(
                &runtime12::cudaExternalSemaphoreSignalParams_v1_params_nvSciSync,
            ),
        },
        FieldDef {
            name: c"keyedMutex",
            offset: 16,
            ty: Ty::Record(
                &runtime12::cudaExternalSemaphoreSignalParams_v1_params_keyedMutex,
            ),
        },
    ],
    "struct cudaExternalSemaphoreSignalParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_fence",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[
        FieldDef {
            name: c"value",
            offset: 0,
            ty: Ty::U64,
        },
    ],
    "struct cudaExternalSemaphoreSignalParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_keyedMutex",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[
        FieldDef {
            name: c"key",
            offset: 0,
            ty: Ty::U64,
        },
    ],
    "struct cudaExternalSemaphoreSignalParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_nvSciSync",
    "cubind.cuda12.runtime",
    (8, 8, true),
    &[
        FieldDef {
            name: c"fence",
            offset: 0,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"reserved",
            offset: 0,
            ty: Ty::U64,
        },
    ],
    "struct cudaExternalSemaphoreSignalParams_v1.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef {
            name: c"extSemArray",
            offset: 0,
            ty: Ty::List(&Ty::Value(&runtime::cudaExternalSemaphore_t)),
        },
        FieldDef {
            name: c"paramsArray",
            offset: 8,
            ty: Ty::List(&Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)),
        },
        FieldDef {
            name: c"numExtSems",
            offset: 16,
            ty: Ty::U32,
        },
    ],
    "struct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef {
            name: c"params",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params),
        },
        FieldDef {
            name: c"flags",
            offset: 32,
            ty: Ty::U32,
        },
    ],
    "struct cudaExternalSemaphoreWaitParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef {
            name: c"fence",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_fence),
        },
        FieldDef {
            name: c"nvSciSync",
            offset: 8,
            ty: Ty::Record(
                &runtime12::cudaExternalSemaphoreWaitParams_v1_params_nvSciSync,
            ),
        },
        FieldDef {
            name: c"keyedMutex",
            offset: 16,
            ty: Ty::Record(
                &runtime12::cudaExternalSemaphoreWaitParams_v1_params_keyedMutex,
            ),
        },
    ],
    "struct cudaExternalSemaphoreWaitParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_fence",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[
        FieldDef {
            name: c"value",
            offset: 0,
            ty: Ty::U64,
        },
    ],
    "struct cudaExternalSemaphoreWaitParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_keyedMutex",
    "cubind.cuda12.runtime",
    (16, 8, false),
    &[
        FieldDef {
            name: c"key",
            offset: 0,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"timeoutMs",
            offset: 8,
            ty: Ty::U32,
        },
    ],
    "struct cudaExternalSemaphoreWaitParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_nvSciSync",
    "cubind.cuda12.runtime",
    (8, 8, true),
    &[
        FieldDef {
            name: c"fence",
            offset: 0,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"reserved",
            offset: 0,
            ty: Ty::U64,
        },
    ],
    "struct cudaExternalSemaphoreWaitParams_v1.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cudaFuncAttribute",
    "cubind.cuda12.runtime",
    &[
        ("cudaFuncAttributeMaxDynamicSharedMemorySize", 8),
        ("cudaFuncAttributePreferredSharedMemoryCarveout", 9),
        ("cudaFuncAttributeClusterDimMustBeSet", 10),
        ("cudaFuncAttributeRequiredClusterWidth", 11),
        ("cudaFuncAttributeRequiredClusterHeight", 12),
        ("cudaFuncAttributeRequiredClusterDepth", 13),
        ("cudaFuncAttributeNonPortableClusterSizeAllowed", 14),
        ("cudaFuncAttributeClusterSchedulingPolicyPreference", 15),
        ("cudaFuncAttributeMax", 16),
    ],
    "enum cudaFuncAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cudaFuncAttributes",
    "cubind.cuda12.runtime",
    (144, 8, false),
    &[
        FieldDef {
            name: c"sharedSizeBytes",
            offset: 0,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"constSizeBytes",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"localSizeBytes",
            offset: 16,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"maxThreadsPerBlock",
            offset: 24,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"numRegs",
            offset: 28,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ptxVersion",
            offset: 32,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"binaryVersion",
            offset: 36,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"cacheModeCA",
            offset: 40,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"maxDynamicSharedSizeBytes",
            offset: 44,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"preferredShmemCarveout",
            offset: 48,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"clusterDimMustBeSet",
            offset: 52,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"requiredClusterWidth",
            offset: 56,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"requiredClusterHeight",
            offset: 60,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"requiredClusterDepth",
            offset: 64,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"clusterSchedulingPolicyPreference",
            offset: 68,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"nonPortableClusterSizeAllowed",
            offset: 72,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reserved",
            offset: 76,
            ty: Ty::Array(&Ty::I32, 16),
        },
    ],
    "struct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
        "cudaGraphNodeParams",
        "cubind.cuda12.runtime",
        (256, 8, false),
        &[
            FieldDef {
                name: c"type",
                offset: 0,
                ty: Ty::Enum(&runtime12::cudaGraphNodeType),
            },
            FieldDef {
                name: c"reserved0",
                offset: 4,
                ty: Ty::Array(&Ty::I32, 3),
            },
            FieldDef {
                name: c"reserved1",
                offset: 16,
                ty: Ty::Array(&Ty::I64, 29),
            },
            FieldDef {
                name: c"kernel",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaKernelNodeParamsV2),
            },
            FieldDef {
                name: c"memcpy",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaMemcpyNodeParams),
            },
            FieldDef {
                name: c"memset",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaMemsetParamsV2),
            },
            FieldDef {
                name: c"host",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaHostNodeParamsV2),
            },
            FieldDef {
                name: c"graph",
                offset: 16,
                ty: Ty::Record(&runtime::cudaChildGraphNodeParams),
            },
            FieldDef {
                name: c"eventWait",
                offset: 16,
                ty: Ty::Record(&runtime::cudaEventWaitNodeParams),
            },
            FieldDef {
                name: c"eventRecord",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaEventRecordNodeParams),
            },
            FieldDef {
                name: c"extSemSignal",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2),
            },
            FieldDef {
                name: c"extSemWait",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2),
            },
            FieldDef {
                name: c"alloc",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaMemAllocNodeParamsV2),
            },
            FieldDef {
                name: c"free",
                offset: 16,
                ty: Ty::Record(&runtime::cudaMemFreeNodeParams),
            },
            FieldDef {
                name: c"conditional",
                offset: 16,
                ty: Ty::Record(&runtime12::cudaConditionalNodeParams),
            },
            FieldDef {
                name: c"reserved2",
                offset: 248,
                ty: Ty::I64,
            },
        ],
        "struct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 16,
                size: 24,
                selector: 0,
                value: 13,
            },
        ],
    );

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
    "cudaGraphNodeParams_anon0",
    "cubind.cuda12.runtime",
    (232, 8, true),
    &[
        FieldDef {
            name: c"reserved1",
            offset: 0,
            ty: Ty::Array(&Ty::I64, 29),
        },
        FieldDef {
            name: c"kernel",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaKernelNodeParamsV2),
        },
        FieldDef {
            name: c"memcpy",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemcpyNodeParams),
        },
        FieldDef {
            name: c"memset",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemsetParamsV2),
        },
        FieldDef {
            name: c"host",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaHostNodeParamsV2),
        },
        FieldDef {
            name: c"graph",
            offset: 0,
            ty: Ty::Record(&runtime::cudaChildGraphNodeParams),
        },
        FieldDef {
            name: c"eventWait",
            offset: 0,
            ty: Ty::Record(&runtime::cudaEventWaitNodeParams),
        },
        FieldDef {
            name: c"eventRecord",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaEventRecordNodeParams),
        },
        FieldDef {
            name: c"extSemSignal",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2),
        },
        FieldDef {
            name: c"extSemWait",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2),
        },
        FieldDef {
            name: c"alloc",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemAllocNodeParamsV2),
        },
        FieldDef {
            name: c"free",
            offset: 0,
            ty: Ty::Record(&runtime::cudaMemFreeNodeParams),
        },
        FieldDef {
            name: c"conditional",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaConditionalNodeParams),
        },
    ],
    "struct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaGraphNodeType: EnumDef = EnumDef::new(
    "cudaGraphNodeType",
    "cubind.cuda12.runtime",
    &[
        ("cudaGraphNodeTypeKernel", 0),
        ("cudaGraphNodeTypeMemcpy", 1),
        ("cudaGraphNodeTypeMemset", 2),
        ("cudaGraphNodeTypeHost", 3),
        ("cudaGraphNodeTypeGraph", 4),
        ("cudaGraphNodeTypeEmpty", 5),
        ("cudaGraphNodeTypeWaitEvent", 6),
        ("cudaGraphNodeTypeEventRecord", 7),
        ("cudaGraphNodeTypeExtSemaphoreSignal", 8),
        ("cudaGraphNodeTypeExtSemaphoreWait", 9),
        ("cudaGraphNodeTypeMemAlloc", 10),
        ("cudaGraphNodeTypeMemFree", 11),
        ("cudaGraphNodeTypeConditional", 13),
        ("cudaGraphNodeTypeCount", 14),
    ],
    "enum cudaGraphNodeType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaHostNodeParamsV2: RecordDef = RecordDef::new(
    "cudaHostNodeParamsV2",
    "cubind.cuda12.runtime",
    (16, 8, false),
    &[
        FieldDef {
            name: c"fn",
            offset: 0,
            ty: Ty::Callback(Some(&runtime::cudaHostFn_t__signature)),
        },
        FieldDef {
            name: c"userData",
            offset: 8,
            ty: Ty::Data,
        },
    ],
    "struct cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cudaKernelNodeAttrValue",
    "cubind.cuda12.runtime",
    &runtime12::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cudaKernelNodeParamsV2",
        "cubind.cuda12.runtime",
        (56, 8, false),
        &[
            FieldDef {
                name: c"func",
                offset: 0,
                ty: Ty::Pointer,
            },
            FieldDef {
                name: c"gridDim",
                offset: 8,
                ty: Ty::Record(&runtime::dim3),
            },
            FieldDef {
                name: c"blockDim",
                offset: 20,
                ty: Ty::Record(&runtime::dim3),
            },
            FieldDef {
                name: c"sharedMemBytes",
                offset: 32,
                ty: Ty::U32,
            },
            FieldDef {
                name: c"kernelParams",
                offset: 40,
                ty: Ty::KernelParams,
            },
            FieldDef {
                name: c"extra",
                offset: 48,
                ty: Ty::Pointer,
            },
        ],
        "struct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    )
    .starting(
        b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0",
    );

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cudaLaunchAttribute_st",
    "cubind.cuda12.runtime",
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
            ty: Ty::Record(&runtime12::cudaLaunchAttributeValue),
        },
    ],
    "struct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cudaLaunchAttribute",
    "cubind.cuda12.runtime",
    &runtime12::cudaLaunchAttribute_st,
    "struct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue",
    "cubind.cuda12.runtime",
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
    ],
    "struct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cudaLaunchConfig_st",
        "cubind.cuda12.runtime",
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
                ty: Ty::List(&Ty::Record(&runtime12::cudaLaunchAttribute)),
            },
            FieldDef {
                name: c"numAttrs",
                offset: 48,
                ty: Ty::U32,
            },
        ],
        "struct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cudaLaunchConfig_t",
    "cubind.cuda12.runtime",
    &runtime12::cudaLaunchConfig_st,
    "struct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchParams: RecordDef = RecordDef::new(
        "cudaLaunchParams",
        "cubind.cuda12.runtime",
        (56, 8, false),
        &[
            FieldDef {
                name: c"func",
                offset: 0,
                ty: Ty::Pointer,
            },
            FieldDef {
                name: c"gridDim",
                offset: 8,
                ty: Ty::Record(&runtime::dim3),
            },
            FieldDef {
                name: c"blockDim",
                offset: 20,
                ty: Ty::Record(&runtime::dim3),
            },
            FieldDef {
                name: c"args",
                offset: 32,
                ty: Ty::KernelParams,
            },
            FieldDef {
                name: c"sharedMem",
                offset: 40,
                ty: Ty::U64,
            },
            FieldDef {
                name: c"stream",
                offset: 48,
                ty: Ty::Value(&runtime::cudaStream_t),
            },
        ],
        "struct cudaLaunchParams, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    )
    .starting(
        b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0",
    );

pub(crate) static cudaMemAccessDesc: RecordDef = RecordDef::new(
    "cudaMemAccessDesc",
    "cubind.cuda12.runtime",
    (12, 4, false),
    &[
        FieldDef {
            name: c"location",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemLocation),
        },
        FieldDef {
            name: c"flags",
            offset: 8,
            ty: Ty::Enum(&runtime::cudaMemAccessFlags),
        },
    ],
    "struct cudaMemAccessDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParams",
    "cubind.cuda12.runtime",
    (120, 8, false),
    &[
        FieldDef {
            name: c"poolProps",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemPoolProps),
        },
        FieldDef {
            name: c"accessDescs",
            offset: 88,
            ty: Ty::List(&Ty::Record(&runtime12::cudaMemAccessDesc)),
        },
        FieldDef {
            name: c"accessDescCount",
            offset: 96,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"bytesize",
            offset: 104,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"dptr",
            offset: 112,
            ty: Ty::Pointer,
        },
    ],
    "struct cudaMemAllocNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParamsV2",
    "cubind.cuda12.runtime",
    (120, 8, false),
    &[
        FieldDef {
            name: c"poolProps",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemPoolProps),
        },
        FieldDef {
            name: c"accessDescs",
            offset: 88,
            ty: Ty::List(&Ty::Record(&runtime12::cudaMemAccessDesc)),
        },
        FieldDef {
            name: c"accessDescCount",
            offset: 96,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"bytesize",
            offset: 104,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"dptr",
            offset: 112,
            ty: Ty::Pointer,
        },
    ],
    "struct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cudaMemLocation",
    "cubind.cuda12.runtime",
    (8, 4, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaMemLocationType),
        },
        FieldDef {
            name: c"id",
            offset: 4,
            ty: Ty::I32,
        },
    ],
    "struct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cudaMemPoolProps",
    "cubind.cuda12.runtime",
    (88, 8, false),
    &[
        FieldDef {
            name: c"allocType",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaMemAllocationType),
        },
        FieldDef {
            name: c"handleTypes",
            offset: 4,
            ty: Ty::Enum(&runtime::cudaMemAllocationHandleType),
        },
        FieldDef {
            name: c"location",
            offset: 8,
            ty: Ty::Record(&runtime12::cudaMemLocation),
        },
        FieldDef {
            name: c"win32SecurityAttributes",
            offset: 16,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"maxSize",
            offset: 24,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"usage",
            offset: 32,
            ty: Ty::U16,
        },
        FieldDef {
            name: c"reserved",
            offset: 34,
            ty: Ty::Chars(54),
        },
    ],
    "struct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cudaMemcpy3DBatchOp",
    "cubind.cuda12.runtime",
    (112, 8, false),
    &[
        FieldDef {
            name: c"src",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemcpy3DOperand),
        },
        FieldDef {
            name: c"dst",
            offset: 40,
            ty: Ty::Record(&runtime12::cudaMemcpy3DOperand),
        },
        FieldDef {
            name: c"extent",
            offset: 80,
            ty: Ty::Record(&runtime::cudaExtent),
        },
        FieldDef {
            name: c"srcAccessOrder",
            offset: 104,
            ty: Ty::Enum(&runtime::cudaMemcpySrcAccessOrder),
        },
        FieldDef {
            name: c"flags",
            offset: 108,
            ty: Ty::U32,
        },
    ],
    "struct cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaMemcpy3DOperandType),
        },
        FieldDef {
            name: c"op",
            offset: 8,
            ty: Ty::Record(&runtime12::cudaMemcpy3DOperand_op),
        },
    ],
    "struct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op",
    "cubind.cuda12.runtime",
    (32, 8, true),
    &[
        FieldDef {
            name: c"ptr",
            offset: 0,
            ty: Ty::Record(&runtime12::cudaMemcpy3DOperand_op_ptr),
        },
        FieldDef {
            name: c"array",
            offset: 0,
            ty: Ty::Record(&runtime::cudaMemcpy3DOperand_op_array),
        },
    ],
    "struct cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op_ptr: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op_ptr",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef {
            name: c"ptr",
            offset: 0,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"rowLength",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"layerHeight",
            offset: 16,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"locHint",
            offset: 24,
            ty: Ty::Record(&runtime12::cudaMemLocation),
        },
    ],
    "struct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cudaMemcpyAttributes",
    "cubind.cuda12.runtime",
    (24, 4, false),
    &[
        FieldDef {
            name: c"srcAccessOrder",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaMemcpySrcAccessOrder),
        },
        FieldDef {
            name: c"srcLocHint",
            offset: 4,
            ty: Ty::Record(&runtime12::cudaMemLocation),
        },
        FieldDef {
            name: c"dstLocHint",
            offset: 12,
            ty: Ty::Record(&runtime12::cudaMemLocation),
        },
        FieldDef {
            name: c"flags",
            offset: 20,
            ty: Ty::U32,
        },
    ],
    "struct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyNodeParams",
    "cubind.cuda12.runtime",
    (176, 8, false),
    &[
        FieldDef {
            name: c"flags",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"reserved",
            offset: 4,
            ty: Ty::Array(&Ty::I32, 3),
        },
        FieldDef {
            name: c"copyParams",
            offset: 16,
            ty: Ty::Record(&runtime::cudaMemcpy3DParms),
        },
    ],
    "struct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cudaMemsetParamsV2",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef {
            name: c"dst",
            offset: 0,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"pitch",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"value",
            offset: 16,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"elementSize",
            offset: 20,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"width",
            offset: 24,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"height",
            offset: 32,
            ty: Ty::U64,
        },
    ],
    "struct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cudaPointerAttributes",
    "cubind.cuda12.runtime",
    (24, 8, false),
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
    ],
    "struct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cudaResourceDesc",
    "cubind.cuda12.runtime",
    (64, 8, false),
    &[
        FieldDef {
            name: c"resType",
            offset: 0,
            ty: Ty::Enum(&runtime::cudaResourceType),
        },
        FieldDef {
            name: c"res",
            offset: 8,
            ty: Ty::Record(&runtime12::cudaResourceDesc_res),
        },
    ],
    "struct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cudaResourceDesc_res",
    "cubind.cuda12.runtime",
    (56, 8, true),
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
    ],
    "struct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cudaResourceViewDesc",
    "cubind.cuda12.runtime",
    (48, 8, false),
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
    ],
    "struct cudaResourceViewDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cudaStreamAttrValue",
    "cubind.cuda12.runtime",
    &runtime12::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);
