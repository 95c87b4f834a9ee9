//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{driver, runtime, runtime13};

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
        FieldDef::new(c"handle", 0, Ty::Value(&runtime::cudaGraphConditionalHandle)),
        FieldDef::new(c"type", 8, Ty::Enum(&runtime::cudaGraphConditionalNodeType)),
        FieldDef::new(c"size", 12, Ty::U32),
        FieldDef::new(
            c"phGraph_out",
            16,
            Ty::Filled(&Ty::Value(&runtime::cudaGraph_t), -4, 4),
        ),
        FieldDef::new(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t)),
    ],
    "struct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaDevResource_st: RecordDef = RecordDef::new(
    "cudaDevResource_st",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime13::cudaDevResourceType)),
        FieldDef::new(c"_internal_padding", 4, Ty::Chars(92)),
        FieldDef::new(c"sm", 96, Ty::Record(&runtime13::cudaDevSmResource)),
        FieldDef::new(
            c"wqConfig",
            96,
            Ty::Record(&runtime13::cudaDevWorkqueueConfigResource),
        ),
        FieldDef::new(c"wq", 96, Ty::Record(&runtime13::cudaDevWorkqueueResource)),
        FieldDef::new(c"_oversize", 96, Ty::Chars(40)),
        FieldDef::new(
            c"nextResource",
            136,
            Ty::List(&Ty::Record(&runtime13::cudaDevResource)),
        ),
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
        FieldDef::new(c"sm", 0, Ty::Record(&runtime13::cudaDevSmResource)),
        FieldDef::new(
            c"wqConfig",
            0,
            Ty::Record(&runtime13::cudaDevWorkqueueConfigResource),
        ),
        FieldDef::new(c"wq", 0, Ty::Record(&runtime13::cudaDevWorkqueueResource)),
        FieldDef::new(c"_oversize", 0, Ty::Chars(40)),
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
        FieldDef::new(c"smCount", 0, Ty::U32),
        FieldDef::new(c"minSmPartitionSize", 4, Ty::U32),
        FieldDef::new(c"smCoscheduledAlignment", 8, Ty::U32),
        FieldDef::new(c"flags", 12, Ty::U32),
        FieldDef::new(c"localityDomainId", 16, Ty::U32),
    ],
    "struct cudaDevSmResource, from driver_types.h. Since CUDA 13.1.",
);

pub(crate) static cudaDevSmResourceGroupParams_st: RecordDef = RecordDef::new(
    "cudaDevSmResourceGroupParams_st",
    "cubind.cuda13.runtime",
    (64, 4, false),
    &[
        FieldDef::new(c"smCount", 0, Ty::U32),
        FieldDef::new(c"coscheduledSmCount", 4, Ty::U32),
        FieldDef::new(c"preferredCoscheduledSmCount", 8, Ty::U32),
        FieldDef::new(c"flags", 12, Ty::U32),
        FieldDef::new(c"localityDomainId", 16, Ty::U32),
        FieldDef::new(c"reserved", 20, Ty::Array(&Ty::U32, 11)),
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
        FieldDef::new(c"device", 0, Ty::I32),
        FieldDef::new(c"wqConcurrencyLimit", 4, Ty::U32),
        FieldDef::new(
            c"sharingScope",
            8,
            Ty::Enum(&runtime13::cudaDevWorkqueueConfigScope),
        ),
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
    &[FieldDef::new(c"reserved", 0, Ty::Chars(40))],
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
        FieldDef::new(c"name", 0, Ty::Name(256)),
        FieldDef::new(c"uuid", 256, Ty::Record(&runtime::cudaUUID_t)),
        FieldDef::new(c"luid", 272, Ty::Id(8)),
        FieldDef::new(c"luidDeviceNodeMask", 280, Ty::U32),
        FieldDef::new(c"totalGlobalMem", 288, Ty::U64),
        FieldDef::new(c"sharedMemPerBlock", 296, Ty::U64),
        FieldDef::new(c"regsPerBlock", 304, Ty::I32),
        FieldDef::new(c"warpSize", 308, Ty::I32),
        FieldDef::new(c"memPitch", 312, Ty::U64),
        FieldDef::new(c"maxThreadsPerBlock", 320, Ty::I32),
        FieldDef::new(c"maxThreadsDim", 324, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxGridSize", 336, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"totalConstMem", 352, Ty::U64),
        FieldDef::new(c"major", 360, Ty::I32),
        FieldDef::new(c"minor", 364, Ty::I32),
        FieldDef::new(c"textureAlignment", 368, Ty::U64),
        FieldDef::new(c"texturePitchAlignment", 376, Ty::U64),
        FieldDef::new(c"multiProcessorCount", 384, Ty::I32),
        FieldDef::new(c"integrated", 388, Ty::I32),
        FieldDef::new(c"canMapHostMemory", 392, Ty::I32),
        FieldDef::new(c"maxTexture1D", 396, Ty::I32),
        FieldDef::new(c"maxTexture1DMipmap", 400, Ty::I32),
        FieldDef::new(c"maxTexture2D", 404, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DMipmap", 412, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DLinear", 420, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTexture2DGather", 432, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture3D", 440, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTexture3DAlt", 452, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTextureCubemap", 464, Ty::I32),
        FieldDef::new(c"maxTexture1DLayered", 468, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DLayered", 476, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTextureCubemapLayered", 488, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface1D", 496, Ty::I32),
        FieldDef::new(c"maxSurface2D", 500, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface3D", 508, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxSurface1DLayered", 520, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface2DLayered", 528, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxSurfaceCubemap", 540, Ty::I32),
        FieldDef::new(c"maxSurfaceCubemapLayered", 544, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"surfaceAlignment", 552, Ty::U64),
        FieldDef::new(c"concurrentKernels", 560, Ty::I32),
        FieldDef::new(c"ECCEnabled", 564, Ty::I32),
        FieldDef::new(c"pciBusID", 568, Ty::I32),
        FieldDef::new(c"pciDeviceID", 572, Ty::I32),
        FieldDef::new(c"pciDomainID", 576, Ty::I32),
        FieldDef::new(c"tccDriver", 580, Ty::I32),
        FieldDef::new(c"asyncEngineCount", 584, Ty::I32),
        FieldDef::new(c"unifiedAddressing", 588, Ty::I32),
        FieldDef::new(c"memoryBusWidth", 592, Ty::I32),
        FieldDef::new(c"l2CacheSize", 596, Ty::I32),
        FieldDef::new(c"persistingL2CacheMaxSize", 600, Ty::I32),
        FieldDef::new(c"maxThreadsPerMultiProcessor", 604, Ty::I32),
        FieldDef::new(c"streamPrioritiesSupported", 608, Ty::I32),
        FieldDef::new(c"globalL1CacheSupported", 612, Ty::I32),
        FieldDef::new(c"localL1CacheSupported", 616, Ty::I32),
        FieldDef::new(c"sharedMemPerMultiprocessor", 624, Ty::U64),
        FieldDef::new(c"regsPerMultiprocessor", 632, Ty::I32),
        FieldDef::new(c"managedMemory", 636, Ty::I32),
        FieldDef::new(c"isMultiGpuBoard", 640, Ty::I32),
        FieldDef::new(c"multiGpuBoardGroupID", 644, Ty::I32),
        FieldDef::new(c"hostNativeAtomicSupported", 648, Ty::I32),
        FieldDef::new(c"pageableMemoryAccess", 652, Ty::I32),
        FieldDef::new(c"concurrentManagedAccess", 656, Ty::I32),
        FieldDef::new(c"computePreemptionSupported", 660, Ty::I32),
        FieldDef::new(c"canUseHostPointerForRegisteredMem", 664, Ty::I32),
        FieldDef::new(c"cooperativeLaunch", 668, Ty::I32),
        FieldDef::new(c"sharedMemPerBlockOptin", 672, Ty::U64),
        FieldDef::new(c"pageableMemoryAccessUsesHostPageTables", 680, Ty::I32),
        FieldDef::new(c"directManagedMemAccessFromHost", 684, Ty::I32),
        FieldDef::new(c"maxBlocksPerMultiProcessor", 688, Ty::I32),
        FieldDef::new(c"accessPolicyMaxWindowSize", 692, Ty::I32),
        FieldDef::new(c"reservedSharedMemPerBlock", 696, Ty::U64),
        FieldDef::new(c"hostRegisterSupported", 704, Ty::I32),
        FieldDef::new(c"sparseCudaArraySupported", 708, Ty::I32),
        FieldDef::new(c"hostRegisterReadOnlySupported", 712, Ty::I32),
        FieldDef::new(c"timelineSemaphoreInteropSupported", 716, Ty::I32),
        FieldDef::new(c"memoryPoolsSupported", 720, Ty::I32),
        FieldDef::new(c"gpuDirectRDMASupported", 724, Ty::I32),
        FieldDef::new(c"gpuDirectRDMAFlushWritesOptions", 728, Ty::U32),
        FieldDef::new(c"gpuDirectRDMAWritesOrdering", 732, Ty::I32),
        FieldDef::new(c"memoryPoolSupportedHandleTypes", 736, Ty::U32),
        FieldDef::new(c"deferredMappingCudaArraySupported", 740, Ty::I32),
        FieldDef::new(c"ipcEventSupported", 744, Ty::I32),
        FieldDef::new(c"clusterLaunch", 748, Ty::I32),
        FieldDef::new(c"unifiedFunctionPointers", 752, Ty::I32),
        FieldDef::new(c"deviceNumaConfig", 756, Ty::I32),
        FieldDef::new(c"deviceNumaId", 760, Ty::I32),
        FieldDef::new(c"mpsEnabled", 764, Ty::I32),
        FieldDef::new(c"hostNumaId", 768, Ty::I32),
        FieldDef::new(c"gpuPciDeviceID", 772, Ty::U32),
        FieldDef::new(c"gpuPciSubsystemID", 776, Ty::U32),
        FieldDef::new(c"hostNumaMultinodeIpcSupported", 780, Ty::I32),
        FieldDef::new(c"reserved", 784, Ty::Array(&Ty::I32, 56)),
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
        FieldDef::new(c"event", 0, Ty::Value(&runtime::cudaEvent_t)),
        FieldDef::new(c"ctx", 8, Ty::Value(&runtime13::cudaExecutionContext_t)),
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
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"size", 8, Ty::U64),
        FieldDef::new(c"flags", 16, Ty::U32),
        FieldDef::new(c"reserved", 20, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc",
    "cubind.cuda13.runtime",
    (104, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle),
        ),
        FieldDef::new(c"size", 24, Ty::U64),
        FieldDef::new(c"flags", 32, Ty::U32),
        FieldDef::new(c"reserved", 36, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryMipmappedArrayDesc",
    "cubind.cuda13.runtime",
    (128, 8, false),
    &[
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc)),
        FieldDef::new(c"extent", 32, Ty::Record(&runtime::cudaExtent)),
        FieldDef::new(c"flags", 56, Ty::U32),
        FieldDef::new(c"numLevels", 60, Ty::U32),
        FieldDef::new(c"reserved", 64, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc",
    "cubind.cuda13.runtime",
    (96, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"reserved", 28, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(
            c"extSemArray",
            0,
            Ty::List(&Ty::Value(&runtime::cudaExternalSemaphore_t)),
        ),
        FieldDef::new(
            c"paramsArray",
            8,
            Ty::List(&Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)),
        ),
        FieldDef::new(c"numExtSems", 16, Ty::U32),
        FieldDef::new(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t)),
    ],
    "struct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(
            c"extSemArray",
            0,
            Ty::List(&Ty::Value(&runtime::cudaExternalSemaphore_t)),
        ),
        FieldDef::new(
            c"paramsArray",
            8,
            Ty::List(&Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)),
        ),
        FieldDef::new(c"numExtSems", 16, Ty::U32),
        FieldDef::new(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t)),
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
        FieldDef::new(c"sharedSizeBytes", 0, Ty::U64),
        FieldDef::new(c"constSizeBytes", 8, Ty::U64),
        FieldDef::new(c"localSizeBytes", 16, Ty::U64),
        FieldDef::new(c"maxThreadsPerBlock", 24, Ty::I32),
        FieldDef::new(c"numRegs", 28, Ty::I32),
        FieldDef::new(c"ptxVersion", 32, Ty::I32),
        FieldDef::new(c"binaryVersion", 36, Ty::I32),
        FieldDef::new(c"cacheModeCA", 40, Ty::I32),
        FieldDef::new(c"maxDynamicSharedSizeBytes", 44, Ty::I32),
        FieldDef::new(c"preferredShmemCarveout", 48, Ty::I32),
        FieldDef::new(c"clusterDimMustBeSet", 52, Ty::I32),
        FieldDef::new(c"requiredClusterWidth", 56, Ty::I32),
        FieldDef::new(c"requiredClusterHeight", 60, Ty::I32),
        FieldDef::new(c"requiredClusterDepth", 64, Ty::I32),
        FieldDef::new(c"clusterSchedulingPolicyPreference", 68, Ty::I32),
        FieldDef::new(c"nonPortableClusterSizeAllowed", 72, Ty::I32),
        FieldDef::new(c"deviceNodeUpdateStatus", 76, Ty::I32),
        FieldDef::new(
            c"sharedMemoryMode",
            80,
            Ty::Enum(&runtime13::cudaSharedMemoryMode),
        ),
        FieldDef::new(c"reserved", 84, Ty::Array(&Ty::I32, 14)),
    ],
    "struct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
        "cudaGraphNodeParams",
        "cubind.cuda13.runtime",
        (256, 8, false),
        &[
            FieldDef::new(c"type", 0, Ty::Enum(&runtime13::cudaGraphNodeType)),
            FieldDef::new(c"reserved0", 4, Ty::Array(&Ty::I32, 3)),
            FieldDef::new(c"reserved1", 16, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(c"kernel", 16, Ty::Record(&runtime13::cudaKernelNodeParamsV2)),
            FieldDef::new(c"memcpy", 16, Ty::Record(&runtime13::cudaMemcpyNodeParams)),
            FieldDef::new(c"memset", 16, Ty::Record(&runtime13::cudaMemsetParamsV2)),
            FieldDef::new(c"host", 16, Ty::Record(&runtime13::cudaHostNodeParamsV2)),
            FieldDef::new(c"graph", 16, Ty::Record(&runtime::cudaChildGraphNodeParams)),
            FieldDef::new(
                c"eventWait",
                16,
                Ty::Record(&runtime::cudaEventWaitNodeParams),
            ),
            FieldDef::new(
                c"eventRecord",
                16,
                Ty::Record(&runtime13::cudaEventRecordNodeParams),
            ),
            FieldDef::new(
                c"extSemSignal",
                16,
                Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2),
            ),
            FieldDef::new(
                c"extSemWait",
                16,
                Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2),
            ),
            FieldDef::new(
                c"alloc",
                16,
                Ty::Record(&runtime13::cudaMemAllocNodeParamsV2),
            ),
            FieldDef::new(c"free", 16, Ty::Record(&runtime::cudaMemFreeNodeParams)),
            FieldDef::new(
                c"conditional",
                16,
                Ty::Record(&runtime13::cudaConditionalNodeParams),
            ),
            FieldDef::new(
                c"memcpyBatch",
                16,
                Ty::Record(&runtime13::cudaMemcpyBatchNodeParams),
            ),
            FieldDef::new(c"reserved2", 248, Ty::I64),
        ],
        "struct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 16,
                size: 32,
                by: Some((0, 13)),
            },
        ],
    );

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cudaGraphNodeParams_anon0",
        "cubind.cuda13.runtime",
        (232, 8, true),
        &[
            FieldDef::new(c"reserved1", 0, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(c"kernel", 0, Ty::Record(&runtime13::cudaKernelNodeParamsV2)),
            FieldDef::new(c"memcpy", 0, Ty::Record(&runtime13::cudaMemcpyNodeParams)),
            FieldDef::new(c"memset", 0, Ty::Record(&runtime13::cudaMemsetParamsV2)),
            FieldDef::new(c"host", 0, Ty::Record(&runtime13::cudaHostNodeParamsV2)),
            FieldDef::new(c"graph", 0, Ty::Record(&runtime::cudaChildGraphNodeParams)),
            FieldDef::new(
                c"eventWait",
                0,
                Ty::Record(&runtime::cudaEventWaitNodeParams),
            ),
            FieldDef::new(
                c"eventRecord",
                0,
                Ty::Record(&runtime13::cudaEventRecordNodeParams),
            ),
            FieldDef::new(
                c"extSemSignal",
                0,
                Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2),
            ),
            FieldDef::new(
                c"extSemWait",
                0,
                Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2),
            ),
            FieldDef::new(c"alloc", 0, Ty::Record(&runtime13::cudaMemAllocNodeParamsV2)),
            FieldDef::new(c"free", 0, Ty::Record(&runtime::cudaMemFreeNodeParams)),
            FieldDef::new(
                c"conditional",
                0,
                Ty::Record(&runtime13::cudaConditionalNodeParams),
            ),
            FieldDef::new(
                c"memcpyBatch",
                0,
                Ty::Record(&runtime13::cudaMemcpyBatchNodeParams),
            ),
        ],
        "struct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 0,
                size: 32,
                by: None,
            },
        ],
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
        FieldDef::new(
            c"callbackFunc",
            0,
            Ty::Callback(Some(&runtime13::cudaGraphRecaptureCallback_t__signature)),
        ),
        FieldDef::new(c"userData", 8, Ty::Data),
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
        FieldDef::new(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature))),
        FieldDef::new(c"userData", 8, Ty::Data),
        FieldDef::new(c"syncMode", 16, Ty::U32),
        FieldDef::new(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t)),
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
            FieldDef::new(c"func", 0, Ty::Pointer),
            FieldDef::new(c"kern", 0, Ty::Value(&runtime::cudaKernel_t)),
            FieldDef::new(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t)),
            FieldDef::new(c"gridDim", 8, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 20, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
            FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
            FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
            FieldDef::new(c"ctx", 56, Ty::Value(&runtime13::cudaExecutionContext_t)),
            FieldDef::new(
                c"functionType",
                64,
                Ty::Enum(&runtime13::cudaKernelFunctionType),
            ),
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
        FieldDef::new(c"func", 0, Ty::Pointer),
        FieldDef::new(c"kern", 0, Ty::Value(&runtime::cudaKernel_t)),
        FieldDef::new(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t)),
    ],
    "struct cudaKernelNodeParamsV2.anon0, from driver_types.h. Since CUDA 13.2.",
);

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cudaLaunchAttribute_st",
    "cubind.cuda13.runtime",
    (72, 8, false),
    &[
        FieldDef::new(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID)),
        FieldDef::new(c"pad", 4, Ty::Chars(4)),
        FieldDef::new(c"val", 8, Ty::Record(&runtime13::cudaLaunchAttributeValue)),
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
        FieldDef::new(c"pad", 0, Ty::Chars(64)),
        FieldDef::new(
            c"accessPolicyWindow",
            0,
            Ty::Record(&runtime::cudaAccessPolicyWindow),
        ),
        FieldDef::new(c"cooperative", 0, Ty::I32),
        FieldDef::new(c"syncPolicy", 0, Ty::Enum(&runtime::cudaSynchronizationPolicy)),
        FieldDef::new(
            c"clusterDim",
            0,
            Ty::Record(&runtime::cudaLaunchAttributeValue_clusterDim),
        ),
        FieldDef::new(
            c"clusterSchedulingPolicyPreference",
            0,
            Ty::Enum(&runtime::cudaClusterSchedulingPolicy),
        ),
        FieldDef::new(c"programmaticStreamSerializationAllowed", 0, Ty::I32),
        FieldDef::new(
            c"programmaticEvent",
            0,
            Ty::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent),
        ),
        FieldDef::new(c"priority", 0, Ty::I32),
        FieldDef::new(
            c"memSyncDomainMap",
            0,
            Ty::Record(&runtime::cudaLaunchMemSyncDomainMap),
        ),
        FieldDef::new(c"memSyncDomain", 0, Ty::Enum(&runtime::cudaLaunchMemSyncDomain)),
        FieldDef::new(
            c"preferredClusterDim",
            0,
            Ty::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim),
        ),
        FieldDef::new(
            c"launchCompletionEvent",
            0,
            Ty::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent),
        ),
        FieldDef::new(
            c"deviceUpdatableKernelNode",
            0,
            Ty::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode),
        ),
        FieldDef::new(c"sharedMemCarveout", 0, Ty::U32),
        FieldDef::new(c"nvlinkUtilCentricScheduling", 0, Ty::U32),
        FieldDef::new(
            c"portableClusterSizeMode",
            0,
            Ty::Enum(&runtime13::cudaLaunchAttributePortableClusterMode),
        ),
        FieldDef::new(c"sharedMemoryMode", 0, Ty::Enum(&runtime13::cudaSharedMemoryMode)),
    ],
    "struct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cudaLaunchConfig_st",
        "cubind.cuda13.runtime",
        (56, 8, false),
        &[
            FieldDef::new(c"gridDim", 0, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 12, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"dynamicSmemBytes", 24, Ty::U64),
            FieldDef::new(c"stream", 32, Ty::Value(&runtime::cudaStream_t)),
            FieldDef::new(
                c"attrs",
                40,
                Ty::List(&Ty::Record(&runtime13::cudaLaunchAttribute)),
            ),
            FieldDef::new(c"numAttrs", 48, Ty::U32),
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
        FieldDef::new(c"location", 0, Ty::Record(&runtime13::cudaMemLocation)),
        FieldDef::new(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags)),
    ],
    "struct cudaMemAccessDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParams",
    "cubind.cuda13.runtime",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&runtime13::cudaMemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Pointer),
    ],
    "struct cudaMemAllocNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParamsV2",
    "cubind.cuda13.runtime",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&runtime13::cudaMemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Pointer),
    ],
    "struct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cudaMemLocation",
    "cubind.cuda13.runtime",
    (8, 4, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType)),
        FieldDef::new(c"id", 4, Ty::I32),
        FieldDef::new(
            c"localized",
            4,
            Ty::Record(&runtime13::cudaMemLocation_anon0_localized),
        ),
    ],
    "struct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemLocation_anon0: RecordDef = RecordDef::new(
    "cudaMemLocation_anon0",
    "cubind.cuda13.runtime",
    (4, 4, true),
    &[
        FieldDef::new(c"id", 0, Ty::I32),
        FieldDef::new(
            c"localized",
            0,
            Ty::Record(&runtime13::cudaMemLocation_anon0_localized),
        ),
    ],
    "struct cudaMemLocation.anon0, from driver_types.h. Since CUDA 13.3.",
);

pub(crate) static cudaMemLocation_anon0_localized: RecordDef = RecordDef::new(
    "cudaMemLocation_anon0_localized",
    "cubind.cuda13.runtime",
    (2, 1, false),
    &[
        FieldDef::new(c"deviceId", 0, Ty::U8),
        FieldDef::new(c"localityDomainId", 1, Ty::U8),
    ],
    "struct cudaMemLocation.anon0.localized, from driver_types.h. Since CUDA 13.4.",
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cudaMemPoolProps",
    "cubind.cuda13.runtime",
    (88, 8, false),
    &[
        FieldDef::new(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType)),
        FieldDef::new(
            c"handleTypes",
            4,
            Ty::Enum(&runtime::cudaMemAllocationHandleType),
        ),
        FieldDef::new(c"location", 8, Ty::Record(&runtime13::cudaMemLocation)),
        FieldDef::new(c"win32SecurityAttributes", 16, Ty::Pointer),
        FieldDef::new(c"maxSize", 24, Ty::U64),
        FieldDef::new(c"usage", 32, Ty::U16),
        FieldDef::new(c"reserved", 34, Ty::Chars(53)),
        FieldDef::new(c"reserved1", 87, Ty::U8),
    ],
    "struct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cudaMemcpy3DBatchOp",
    "cubind.cuda13.runtime",
    (112, 8, false),
    &[
        FieldDef::new(c"src", 0, Ty::Record(&runtime13::cudaMemcpy3DOperand)),
        FieldDef::new(c"dst", 40, Ty::Record(&runtime13::cudaMemcpy3DOperand)),
        FieldDef::new(c"extent", 80, Ty::Record(&runtime::cudaExtent)),
        FieldDef::new(
            c"srcAccessOrder",
            104,
            Ty::Enum(&runtime::cudaMemcpySrcAccessOrder),
        ),
        FieldDef::new(c"flags", 108, Ty::U32),
    ],
    "struct cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand",
    "cubind.cuda13.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemcpy3DOperandType)),
        FieldDef::new(c"op", 8, Ty::Record(&runtime13::cudaMemcpy3DOperand_op)),
    ],
    "struct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op",
    "cubind.cuda13.runtime",
    (32, 8, true),
    &[
        FieldDef::new(c"ptr", 0, Ty::Record(&runtime13::cudaMemcpy3DOperand_op_ptr)),
        FieldDef::new(c"array", 0, Ty::Record(&runtime::cudaMemcpy3DOperand_op_array)),
    ],
    "struct cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op_ptr: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op_ptr",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"ptr", 0, Ty::Pointer),
        FieldDef::new(c"rowLength", 8, Ty::U64),
        FieldDef::new(c"layerHeight", 16, Ty::U64),
        FieldDef::new(c"locHint", 24, Ty::Record(&runtime13::cudaMemLocation)),
    ],
    "struct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cudaMemcpyAttributes",
    "cubind.cuda13.runtime",
    (24, 4, false),
    &[
        FieldDef::new(
            c"srcAccessOrder",
            0,
            Ty::Enum(&runtime::cudaMemcpySrcAccessOrder),
        ),
        FieldDef::new(c"srcLocHint", 4, Ty::Record(&runtime13::cudaMemLocation)),
        FieldDef::new(c"dstLocHint", 12, Ty::Record(&runtime13::cudaMemLocation)),
        FieldDef::new(c"flags", 20, Ty::U32),
    ],
    "struct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyBatchNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyBatchNodeParams",
    "cubind.cuda13.runtime",
    (64, 8, false),
    &[
        FieldDef::new(c"count", 0, Ty::U64),
        FieldDef::new(c"dsts", 8, Ty::Pointer).in_digits(),
        FieldDef::new(c"srcs", 16, Ty::Pointer).in_digits(),
        FieldDef::new(c"sizes", 24, Ty::Pointer).in_digits(),
        FieldDef::new(
                c"attrs",
                32,
                Ty::List(&Ty::Record(&runtime13::cudaMemcpyAttributes)),
            )
            .counted(48, 8),
        FieldDef::new(c"attrsIdxs", 40, Ty::Pointer).in_digits(),
        FieldDef::new(c"numAttrs", 48, Ty::U64),
        FieldDef::new(c"ctx", 56, Ty::Value(&runtime13::cudaExecutionContext_t)),
    ],
    "struct cudaMemcpyBatchNodeParams, from driver_types.h. Since CUDA 13.5.",
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyNodeParams",
    "cubind.cuda13.runtime",
    (176, 8, false),
    &[
        FieldDef::new(c"flags", 0, Ty::I32),
        FieldDef::new(c"reserved", 4, Ty::I32),
        FieldDef::new(c"ctx", 8, Ty::Value(&runtime13::cudaExecutionContext_t)),
        FieldDef::new(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms)),
    ],
    "struct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cudaMemsetParamsV2",
    "cubind.cuda13.runtime",
    (48, 8, false),
    &[
        FieldDef::new(c"dst", 0, Ty::Pointer),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"value", 16, Ty::U32),
        FieldDef::new(c"elementSize", 20, Ty::U32),
        FieldDef::new(c"width", 24, Ty::U64),
        FieldDef::new(c"height", 32, Ty::U64),
        FieldDef::new(c"ctx", 40, Ty::Value(&runtime13::cudaExecutionContext_t)),
    ],
    "struct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cudaPointerAttributes",
    "cubind.cuda13.runtime",
    (88, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemoryType)),
        FieldDef::new(c"device", 4, Ty::I32),
        FieldDef::new(c"devicePointer", 8, Ty::Pointer),
        FieldDef::new(c"hostPointer", 16, Ty::Pointer),
        FieldDef::new(c"localityDomainOrdinal", 24, Ty::I32),
        FieldDef::new(c"unused", 24, Ty::I64),
        FieldDef::new(c"reserved", 32, Ty::Array(&Ty::I64, 7)),
    ],
    "struct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cudaPointerAttributes_anon0",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[
        FieldDef::new(c"localityDomainOrdinal", 0, Ty::I32),
        FieldDef::new(c"unused", 0, Ty::I64),
    ],
    "struct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cudaResourceDesc",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef::new(c"resType", 0, Ty::Enum(&runtime::cudaResourceType)),
        FieldDef::new(c"res", 8, Ty::Record(&runtime13::cudaResourceDesc_res)),
        FieldDef::new(c"flags", 136, Ty::U32),
    ],
    "struct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cudaResourceDesc_res",
    "cubind.cuda13.runtime",
    (128, 8, true),
    &[
        FieldDef::new(c"array", 0, Ty::Record(&runtime::cudaResourceDesc_res_array)),
        FieldDef::new(c"mipmap", 0, Ty::Record(&runtime::cudaResourceDesc_res_mipmap)),
        FieldDef::new(c"linear", 0, Ty::Record(&runtime::cudaResourceDesc_res_linear)),
        FieldDef::new(c"pitch2D", 0, Ty::Record(&runtime::cudaResourceDesc_res_pitch2D)),
        FieldDef::new(
            c"reserved",
            0,
            Ty::Record(&runtime13::cudaResourceDesc_res_reserved),
        ),
    ],
    "struct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_reserved: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_reserved",
    "cubind.cuda13.runtime",
    (128, 4, false),
    &[FieldDef::new(c"reserved", 0, Ty::Array(&Ty::I32, 32))],
    "struct cudaResourceDesc.res.reserved, from driver_types.h. Since CUDA 13.0.",
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cudaResourceViewDesc",
    "cubind.cuda13.runtime",
    (112, 8, false),
    &[
        FieldDef::new(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat)),
        FieldDef::new(c"width", 8, Ty::U64),
        FieldDef::new(c"height", 16, Ty::U64),
        FieldDef::new(c"depth", 24, Ty::U64),
        FieldDef::new(c"firstMipmapLevel", 32, Ty::U32),
        FieldDef::new(c"lastMipmapLevel", 36, Ty::U32),
        FieldDef::new(c"firstLayer", 40, Ty::U32),
        FieldDef::new(c"lastLayer", 44, Ty::U32),
        FieldDef::new(c"reserved", 48, Ty::Array(&Ty::U32, 16)),
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
