//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, prelude::*},
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

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cudaConditionalNodeParams",
    "cubind.cuda13.runtime",
    (32, 8, false),
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
        FieldDef {
            name: c"ctx",
            offset: 24,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaDevResource_st: RecordDef = RecordDef::new(
    "cudaDevResource_st",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime13::cudaDevResourceType),
        },
        FieldDef {
            name: c"_internal_padding",
            offset: 4,
            ty: Ty::Chars(92),
        },
        FieldDef {
            name: c"sm",
            offset: 96,
            ty: Ty::Record(&runtime13::cudaDevSmResource),
        },
        FieldDef {
            name: c"wqConfig",
            offset: 96,
            ty: Ty::Record(&runtime13::cudaDevWorkqueueConfigResource),
        },
        FieldDef {
            name: c"wq",
            offset: 96,
            ty: Ty::Record(&runtime13::cudaDevWorkqueueResource),
        },
        FieldDef {
            name: c"_oversize",
            offset: 96,
            ty: Ty::Chars(40),
        },
        FieldDef {
            name: c"nextResource",
            offset: 136,
            ty: Ty::List(&Ty::Record(&runtime13::cudaDevResource)),
        },
    ],
    "struct cudaDevResource, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevResource: RecordDef = RecordDef::alias(
    "cudaDevResource",
    "cubind.cuda13.runtime",
    &runtime13::cudaDevResource_st,
    "struct cudaDevResource, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevResource_anon0: RecordDef = RecordDef::new(
    "cudaDevResource_anon0",
    "cubind.cuda13.runtime",
    (40, 4, true),
    &[
        FieldDef {
            name: c"sm",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaDevSmResource),
        },
        FieldDef {
            name: c"wqConfig",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaDevWorkqueueConfigResource),
        },
        FieldDef {
            name: c"wq",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaDevWorkqueueResource),
        },
        FieldDef {
            name: c"_oversize",
            offset: 0,
            ty: Ty::Chars(40),
        },
    ],
    "struct cudaDevResource.anon0, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevResourceDesc_t: ValueDef = ValueDef::new(
    "cudaDevResourceDesc_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUdevResourceDesc),
    "typedef cudaDevResourceDesc_t, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevResourceType: EnumDef = EnumDef::new(
    "cudaDevResourceType",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevResourceTypeInvalid", 0),
        ("cudaDevResourceTypeSm", 1),
        ("cudaDevResourceTypeWorkqueueConfig", 1000),
        ("cudaDevResourceTypeWorkqueue", 10000),
    ],
    "enum cudaDevResourceType, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResource: RecordDef = RecordDef::new(
    "cudaDevSmResource",
    "cubind.cuda13.runtime",
    (20, 4, false),
    &[
        FieldDef {
            name: c"smCount",
            offset: 0,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"minSmPartitionSize",
            offset: 4,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"smCoscheduledAlignment",
            offset: 8,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"flags",
            offset: 12,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"localityDomainId",
            offset: 16,
            ty: Ty::U32,
        },
    ],
    "struct cudaDevSmResource, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResourceGroupParams_st: RecordDef = RecordDef::new(
    "cudaDevSmResourceGroupParams_st",
    "cubind.cuda13.runtime",
    (64, 4, false),
    &[
        FieldDef {
            name: c"smCount",
            offset: 0,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"coscheduledSmCount",
            offset: 4,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"preferredCoscheduledSmCount",
            offset: 8,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"flags",
            offset: 12,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"localityDomainId",
            offset: 16,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"reserved",
            offset: 20,
            ty: Ty::Array(&Ty::U32, 11),
        },
    ],
    "struct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResourceGroupParams: RecordDef = RecordDef::alias(
    "cudaDevSmResourceGroupParams",
    "cubind.cuda13.runtime",
    &runtime13::cudaDevSmResourceGroupParams_st,
    "struct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResourceGroup_flags: EnumDef = EnumDef::new(
    "cudaDevSmResourceGroup_flags",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevSmResourceGroupDefault", 0),
        ("cudaDevSmResourceGroupBackfill", 1),
        ("cudaDevSmResourceGroupLocalityDomainId", 2),
        ("cudaDevSmResourceGroupLocalityDomainSupplementalSms", 4),
    ],
    "enum cudaDevSmResourceGroup_flags, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResourceSplitByCount_flags: EnumDef = EnumDef::new(
    "cudaDevSmResourceSplitByCount_flags",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevSmResourceSplitIgnoreSmCoscheduling", 1),
        ("cudaDevSmResourceSplitMaxPotentialClusterSize", 2),
    ],
    "enum cudaDevSmResourceSplitByCount_flags, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevWorkqueueConfigResource: RecordDef = RecordDef::new(
    "cudaDevWorkqueueConfigResource",
    "cubind.cuda13.runtime",
    (12, 4, false),
    &[
        FieldDef {
            name: c"device",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"wqConcurrencyLimit",
            offset: 4,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"sharingScope",
            offset: 8,
            ty: Ty::Enum(&runtime13::cudaDevWorkqueueConfigScope),
        },
    ],
    "struct cudaDevWorkqueueConfigResource, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevWorkqueueConfigScope: EnumDef = EnumDef::new(
    "cudaDevWorkqueueConfigScope",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevWorkqueueConfigScopeDeviceCtx", 0),
        ("cudaDevWorkqueueConfigScopeGreenCtxBalanced", 1),
    ],
    "enum cudaDevWorkqueueConfigScope, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevWorkqueueResource: RecordDef = RecordDef::new(
    "cudaDevWorkqueueResource",
    "cubind.cuda13.runtime",
    (40, 1, false),
    &[
        FieldDef {
            name: c"reserved",
            offset: 0,
            ty: Ty::Chars(40),
        },
    ],
    "struct cudaDevWorkqueueResource, from driver_types.h. Since CUDA 13.1.",
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
        ("cudaDevAttrAtomicReductionSupported", 148),
        ("cudaDevAttrLocalityDomainCount", 149),
        ("cudaDevAttrOversizedSharedMemoryPerBlock", 150),
        ("cudaDevAttrCigStreamsSupported", 151),
        ("cudaDevAttrLocalityDomainMultiprocessorCount", 157),
        ("cudaDevAttrTensorMapLargeTensorMinSize", 160),
        ("cudaDevAttrMax", 161),
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

pub(crate) static cudaEmulationMantissaControl: EnumDef = EnumDef::new(
    "cudaEmulationMantissaControl",
    "cubind.cuda13.runtime",
    &[
        ("CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC", 0),
        ("CUDA_EMULATION_MANTISSA_CONTROL_FIXED", 1),
    ],
    "enum cudaEmulationMantissaControl, from library_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaEmulationSpecialValuesSupport: EnumDef = EnumDef::new(
    "cudaEmulationSpecialValuesSupport",
    "cubind.cuda13.runtime",
    &[
        ("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT", 65535),
        ("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE", 0),
        ("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY", 1),
        ("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN", 2),
    ],
    "enum cudaEmulationSpecialValuesSupport, from library_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaEmulationStrategy: EnumDef = EnumDef::new(
    "cudaEmulationStrategy",
    "cubind.cuda13.runtime",
    &[
        ("CUDA_EMULATION_STRATEGY_DEFAULT", 0),
        ("CUDA_EMULATION_STRATEGY_PERFORMANT", 1),
        ("CUDA_EMULATION_STRATEGY_EAGER", 2),
    ],
    "enum cudaEmulationStrategy, from library_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaEventRecordNodeParams: RecordDef = RecordDef::new(
    "cudaEventRecordNodeParams",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef {
            name: c"event",
            offset: 0,
            ty: Ty::Value(&runtime::cudaEvent_t),
        },
        FieldDef {
            name: c"ctx",
            offset: 8,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExecutionContext_t: ValueDef = ValueDef::new(
    "cudaExecutionContext_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaExecutionContext_t, from driver_types.h. Since CUDA 13.1.",
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

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cubind.cuda13.runtime",
    (32, 8, false),
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
        FieldDef {
            name: c"ctx",
            offset: 24,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cubind.cuda13.runtime",
    (32, 8, false),
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
        FieldDef {
            name: c"ctx",
            offset: 24,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaFabricOpStatusInfo: EnumDef = EnumDef::new(
    "cudaFabricOpStatusInfo",
    "cubind.cuda13.runtime",
    &[
        ("cudaFabricOpStatusInfoSuccess", 0),
        ("cudaFabricOpStatusInfoLast", 0),
        ("cudaFabricOpStatusInfoMax", 2147483647),
    ],
    "enum cudaFabricOpStatusInfo, from driver_types.h. Since CUDA 13.3.",
);

pub(crate) static cudaFabricOpStatusSource: EnumDef = EnumDef::new(
    "cudaFabricOpStatusSource",
    "cubind.cuda13.runtime",
    &[
        ("cudaFabricOpStatusSourceMbarrierV1", 0),
        ("cudaFabricOpStatusSourceMax", 2147483647),
    ],
    "enum cudaFabricOpStatusSource, from driver_types.h. Since CUDA 13.3.",
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cudaFuncAttribute",
    "cubind.cuda13.runtime",
    &[
        ("cudaFuncAttributeMaxDynamicSharedMemorySize", 8),
        ("cudaFuncAttributePreferredSharedMemoryCarveout", 9),
        ("cudaFuncAttributeClusterDimMustBeSet", 10),
        ("cudaFuncAttributeRequiredClusterWidth", 11),
        ("cudaFuncAttributeRequiredClusterHeight", 12),
        ("cudaFuncAttributeRequiredClusterDepth", 13),
        ("cudaFuncAttributeNonPortableClusterSizeAllowed", 14),
        ("cudaFuncAttributeClusterSchedulingPolicyPreference", 15),
        ("cudaFuncAttributeSharedMemoryMode", 16),
        ("cudaFuncAttributeMax", 17),
    ],
    "enum cudaFuncAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cudaFuncAttributes",
    "cubind.cuda13.runtime",
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
            name: c"deviceNodeUpdateStatus",
            offset: 76,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"sharedMemoryMode",
            offset: 80,
            ty: Ty::Enum(&runtime13::cudaSharedMemoryMode),
        },
        FieldDef {
            name: c"reserved",
            offset: 84,
            ty: Ty::Array(&Ty::I32, 14),
        },
    ],
    "struct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
    "cudaGraphNodeParams",
    "cubind.cuda13.runtime",
    (256, 8, false),
    &[
        FieldDef {
            name: c"type",
            offset: 0,
            ty: Ty::Enum(&runtime13::cudaGraphNodeType),
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
            ty: Ty::Record(&runtime13::cudaKernelNodeParamsV2),
        },
        FieldDef {
            name: c"memcpy",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaMemcpyNodeParams),
        },
        FieldDef {
            name: c"memset",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaMemsetParamsV2),
        },
        FieldDef {
            name: c"host",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaHostNodeParamsV2),
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
            ty: Ty::Record(&runtime13::cudaEventRecordNodeParams),
        },
        FieldDef {
            name: c"extSemSignal",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2),
        },
        FieldDef {
            name: c"extSemWait",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2),
        },
        FieldDef {
            name: c"alloc",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaMemAllocNodeParamsV2),
        },
        FieldDef {
            name: c"free",
            offset: 16,
            ty: Ty::Record(&runtime::cudaMemFreeNodeParams),
        },
        FieldDef {
            name: c"conditional",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaConditionalNodeParams),
        },
        FieldDef {
            name: c"memcpyBatch",
            offset: 16,
            ty: Ty::Record(&runtime13::cudaMemcpyBatchNodeParams),
        },
        FieldDef {
            name: c"reserved2",
            offset: 248,
            ty: Ty::I64,
        },
    ],
    "struct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
    "cudaGraphNodeParams_anon0",
    "cubind.cuda13.runtime",
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
            ty: Ty::Record(&runtime13::cudaKernelNodeParamsV2),
        },
        FieldDef {
            name: c"memcpy",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemcpyNodeParams),
        },
        FieldDef {
            name: c"memset",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemsetParamsV2),
        },
        FieldDef {
            name: c"host",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaHostNodeParamsV2),
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
            ty: Ty::Record(&runtime13::cudaEventRecordNodeParams),
        },
        FieldDef {
            name: c"extSemSignal",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2),
        },
        FieldDef {
            name: c"extSemWait",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2),
        },
        FieldDef {
            name: c"alloc",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemAllocNodeParamsV2),
        },
        FieldDef {
            name: c"free",
            offset: 0,
            ty: Ty::Record(&runtime::cudaMemFreeNodeParams),
        },
        FieldDef {
            name: c"conditional",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaConditionalNodeParams),
        },
        FieldDef {
            name: c"memcpyBatch",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemcpyBatchNodeParams),
        },
    ],
    "struct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaGraphNodeType: EnumDef = EnumDef::new(
    "cudaGraphNodeType",
    "cubind.cuda13.runtime",
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
        ("cudaGraphNodeTypeMemcpyBatch", 14),
        ("cudaGraphNodeTypeReserved16", 16),
        ("cudaGraphNodeTypeExternalEngine", 17),
        ("cudaGraphNodeTypeCount", 18),
    ],
    "enum cudaGraphNodeType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphRecaptureCallbackData: RecordDef = RecordDef::new(
    "cudaGraphRecaptureCallbackData",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef {
            name: c"callbackFunc",
            offset: 0,
            ty: Ty::Callback(Some(&runtime13::cudaGraphRecaptureCallback_t__signature)),
        },
        FieldDef {
            name: c"userData",
            offset: 8,
            ty: Ty::Data,
        },
    ],
    "struct cudaGraphRecaptureCallbackData, from cuda_runtime_api.h. Since CUDA 13.3.",
);

pub(crate) static cudaGraphRecaptureCallback_t__signature: Signature = Signature::new(
    Some(Ty::Enum(&runtime::cudaError)),
    &[
        ArgKind::Data,
        ArgKind::Value(Ty::Value(&runtime::cudaGraphNode_t)),
        ArgKind::Record(&runtime13::cudaGraphNodeParams),
        ArgKind::Record(&runtime13::cudaGraphNodeParams),
        ArgKind::Value(Ty::Enum(&runtime13::cudaGraphRecaptureStatus)),
    ],
);

pub(crate) static cudaGraphRecaptureCallback_t: ValueDef = ValueDef::new(
        "cudaGraphRecaptureCallback_t",
        "cubind.cuda13.runtime",
        ValueKind::Callback,
        None,
        "the address of a C function, cudaGraphRecaptureCallback_t, from cuda_runtime_api.h. Since CUDA 13.3.",
    )
    .calling(&cudaGraphRecaptureCallback_t__signature);

pub(crate) static cudaGraphRecaptureStatus: EnumDef = EnumDef::new(
    "cudaGraphRecaptureStatus",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphRecaptureEligibleForUpdate", 0),
        ("cudaGraphRecaptureIneligibleForUpdate", 1),
        ("cudaGraphRecaptureError", 2),
    ],
    "enum cudaGraphRecaptureStatus, from driver_types.h. Since CUDA 13.3.",
);

pub(crate) static cudaHostNodeParamsV2: RecordDef = RecordDef::new(
    "cudaHostNodeParamsV2",
    "cubind.cuda13.runtime",
    (32, 8, false),
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
        FieldDef {
            name: c"syncMode",
            offset: 16,
            ty: Ty::U32,
        },
        FieldDef {
            name: c"ctx",
            offset: 24,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaHostTaskSyncMode: EnumDef = EnumDef::new(
    "cudaHostTaskSyncMode",
    "cubind.cuda13.runtime",
    &[("cudaHostTaskBlocking", 0), ("cudaHostTaskSpinWait", 1)],
    "enum cudaHostTaskSyncMode, from driver_types.h. Since CUDA 13.2.",
);

pub(crate) static cudaKernelFunctionType: EnumDef = EnumDef::new(
    "cudaKernelFunctionType",
    "cubind.cuda13.runtime",
    &[
        ("cudaKernelFunctionTypeUnspecified", 0),
        ("cudaKernelFunctionTypeDeviceEntry", 1),
        ("cudaKernelFunctionTypeKernel", 2),
        ("cudaKernelFunctionTypeFunction", 3),
    ],
    "enum cudaKernelFunctionType, from driver_types.h. Since CUDA 13.2.",
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cudaKernelNodeAttrValue",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cudaKernelNodeParamsV2",
        "cubind.cuda13.runtime",
        (72, 8, false),
        &[
            FieldDef {
                name: c"func",
                offset: 0,
                ty: Ty::Pointer,
            },
            FieldDef {
                name: c"kern",
                offset: 0,
                ty: Ty::Value(&runtime::cudaKernel_t),
            },
            FieldDef {
                name: c"cuFunc",
                offset: 0,
                ty: Ty::Value(&runtime::cudaFunction_t),
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
            FieldDef {
                name: c"ctx",
                offset: 56,
                ty: Ty::Value(&runtime13::cudaExecutionContext_t),
            },
            FieldDef {
                name: c"functionType",
                offset: 64,
                ty: Ty::Enum(&runtime13::cudaKernelFunctionType),
            },
        ],
        "struct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    )
    .starting(
        b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0",
    );

pub(crate) static cudaKernelNodeParamsV2_anon0: RecordDef = RecordDef::new(
    "cudaKernelNodeParamsV2_anon0",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[
        FieldDef {
            name: c"func",
            offset: 0,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"kern",
            offset: 0,
            ty: Ty::Value(&runtime::cudaKernel_t),
        },
        FieldDef {
            name: c"cuFunc",
            offset: 0,
            ty: Ty::Value(&runtime::cudaFunction_t),
        },
    ],
    "struct cudaKernelNodeParamsV2.anon0, from driver_types.h. Since CUDA 13.2.",
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

pub(crate) static cudaLaunchAttributePortableClusterMode: EnumDef = EnumDef::new(
    "cudaLaunchAttributePortableClusterMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaLaunchPortableClusterModeDefault", 0),
        ("cudaLaunchPortableClusterModeRequirePortable", 1),
        ("cudaLaunchPortableClusterModeAllowNonPortable", 2),
    ],
    "enum cudaLaunchAttributePortableClusterMode, from driver_types.h. Since CUDA 13.2.",
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
        FieldDef {
            name: c"portableClusterSizeMode",
            offset: 0,
            ty: Ty::Enum(&runtime13::cudaLaunchAttributePortableClusterMode),
        },
        FieldDef {
            name: c"sharedMemoryMode",
            offset: 0,
            ty: Ty::Enum(&runtime13::cudaSharedMemoryMode),
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
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

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

pub(crate) static cudaLogsCallback_t__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data,
        ArgKind::Value(Ty::Enum(&runtime13::cudaLogLevel)),
        ArgKind::String,
        ArgKind::Value(Ty::U64),
    ],
);

pub(crate) static cudaLogsCallback_t: ValueDef = ValueDef::new(
        "cudaLogsCallback_t",
        "cubind.cuda13.runtime",
        ValueKind::Callback,
        None,
        "the address of a C function, cudaLogsCallback_t, from cuda_runtime_api.h. Since CUDA 13.0.",
    )
    .calling(&cudaLogsCallback_t__signature);

pub(crate) static cudaMemAccessDesc: RecordDef = RecordDef::new(
    "cudaMemAccessDesc",
    "cubind.cuda13.runtime",
    (12, 4, false),
    &[
        FieldDef {
            name: c"location",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemLocation),
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
    "cubind.cuda13.runtime",
    (120, 8, false),
    &[
        FieldDef {
            name: c"poolProps",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemPoolProps),
        },
        FieldDef {
            name: c"accessDescs",
            offset: 88,
            ty: Ty::List(&Ty::Record(&runtime13::cudaMemAccessDesc)),
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
    "cubind.cuda13.runtime",
    (120, 8, false),
    &[
        FieldDef {
            name: c"poolProps",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemPoolProps),
        },
        FieldDef {
            name: c"accessDescs",
            offset: 88,
            ty: Ty::List(&Ty::Record(&runtime13::cudaMemAccessDesc)),
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
    "cubind.cuda13.runtime",
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
        FieldDef {
            name: c"localized",
            offset: 4,
            ty: Ty::Record(&runtime13::cudaMemLocation_anon0_localized),
        },
    ],
    "struct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemLocation_anon0: RecordDef = RecordDef::new(
    "cudaMemLocation_anon0",
    "cubind.cuda13.runtime",
    (4, 4, true),
    &[
        FieldDef {
            name: c"id",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"localized",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemLocation_anon0_localized),
        },
    ],
    "struct cudaMemLocation.anon0, from driver_types.h. Since CUDA 13.3.",
);

pub(crate) static cudaMemLocation_anon0_localized: RecordDef = RecordDef::new(
    "cudaMemLocation_anon0_localized",
    "cubind.cuda13.runtime",
    (2, 1, false),
    &[
        FieldDef {
            name: c"deviceId",
            offset: 0,
            ty: Ty::U8,
        },
        FieldDef {
            name: c"localityDomainId",
            offset: 1,
            ty: Ty::U8,
        },
    ],
    "struct cudaMemLocation.anon0.localized, from driver_types.h. Since CUDA 13.4.",
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cudaMemPoolProps",
    "cubind.cuda13.runtime",
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
            ty: Ty::Record(&runtime13::cudaMemLocation),
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
            ty: Ty::Chars(53),
        },
        FieldDef {
            name: c"reserved1",
            offset: 87,
            ty: Ty::U8,
        },
    ],
    "struct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cudaMemcpy3DBatchOp",
    "cubind.cuda13.runtime",
    (112, 8, false),
    &[
        FieldDef {
            name: c"src",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemcpy3DOperand),
        },
        FieldDef {
            name: c"dst",
            offset: 40,
            ty: Ty::Record(&runtime13::cudaMemcpy3DOperand),
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
    "cubind.cuda13.runtime",
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
            ty: Ty::Record(&runtime13::cudaMemcpy3DOperand_op),
        },
    ],
    "struct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op",
    "cubind.cuda13.runtime",
    (32, 8, true),
    &[
        FieldDef {
            name: c"ptr",
            offset: 0,
            ty: Ty::Record(&runtime13::cudaMemcpy3DOperand_op_ptr),
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
    "cubind.cuda13.runtime",
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
            ty: Ty::Record(&runtime13::cudaMemLocation),
        },
    ],
    "struct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cudaMemcpyAttributes",
    "cubind.cuda13.runtime",
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
            ty: Ty::Record(&runtime13::cudaMemLocation),
        },
        FieldDef {
            name: c"dstLocHint",
            offset: 12,
            ty: Ty::Record(&runtime13::cudaMemLocation),
        },
        FieldDef {
            name: c"flags",
            offset: 20,
            ty: Ty::U32,
        },
    ],
    "struct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyBatchNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyBatchNodeParams",
    "cubind.cuda13.runtime",
    (64, 8, false),
    &[
        FieldDef {
            name: c"count",
            offset: 0,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"dsts",
            offset: 8,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"srcs",
            offset: 16,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"sizes",
            offset: 24,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"attrs",
            offset: 32,
            ty: Ty::List(&Ty::Record(&runtime13::cudaMemcpyAttributes)),
        },
        FieldDef {
            name: c"attrsIdxs",
            offset: 40,
            ty: Ty::Pointer,
        },
        FieldDef {
            name: c"numAttrs",
            offset: 48,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"ctx",
            offset: 56,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaMemcpyBatchNodeParams, from driver_types.h. Since CUDA 13.5.",
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyNodeParams",
    "cubind.cuda13.runtime",
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
            ty: Ty::I32,
        },
        FieldDef {
            name: c"ctx",
            offset: 8,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
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
    "cubind.cuda13.runtime",
    (48, 8, false),
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
        FieldDef {
            name: c"ctx",
            offset: 40,
            ty: Ty::Value(&runtime13::cudaExecutionContext_t),
        },
    ],
    "struct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
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
            name: c"localityDomainOrdinal",
            offset: 24,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unused",
            offset: 24,
            ty: Ty::I64,
        },
        FieldDef {
            name: c"reserved",
            offset: 32,
            ty: Ty::Array(&Ty::I64, 7),
        },
    ],
    "struct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cudaPointerAttributes_anon0",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[
        FieldDef {
            name: c"localityDomainOrdinal",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"unused",
            offset: 0,
            ty: Ty::I64,
        },
    ],
    "struct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
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

pub(crate) static cudaSharedMemoryMode: EnumDef = EnumDef::new(
    "cudaSharedMemoryMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaSharedMemoryModeDefault", 0),
        ("cudaSharedMemoryModeRequirePortable", 1),
        ("cudaSharedMemoryModeAllowNonPortable", 2),
        ("cudaSharedMemoryModeAllowOversizedSharedMemory", 3),
        ("cudaSharedMemoryModePreferOversizedSharedMemory", 4),
    ],
    "enum cudaSharedMemoryMode, from driver_types.h. Since CUDA 13.2.",
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cudaStreamAttrValue",
    "cubind.cuda13.runtime",
    &runtime13::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);
