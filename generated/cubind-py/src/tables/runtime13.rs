//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, runtime, runtime13};

pub(crate) static cudaAtomicOperation: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAtomicOperation\nenum cudaAtomicOperation, from driver_types.h. Since CUDA 13.0.",
    |table| {
        table.member("cudaAtomicOperationIntegerAdd", 0);
        table.member("cudaAtomicOperationIntegerMin", 1);
        table.member("cudaAtomicOperationIntegerMax", 2);
        table.member("cudaAtomicOperationIntegerIncrement", 3);
        table.member("cudaAtomicOperationIntegerDecrement", 4);
        table.member("cudaAtomicOperationAnd", 5);
        table.member("cudaAtomicOperationOr", 6);
        table.member("cudaAtomicOperationXOR", 7);
        table.member("cudaAtomicOperationExchange", 8);
        table.member("cudaAtomicOperationCAS", 9);
        table.member("cudaAtomicOperationFloatAdd", 10);
        table.member("cudaAtomicOperationFloatMin", 11);
        table.member("cudaAtomicOperationFloatMax", 12);
    },
);

pub(crate) static cudaAtomicOperationCapability: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAtomicOperationCapability\nenum cudaAtomicOperationCapability, from driver_types.h. Since CUDA 13.0.",
    |table| {
        table.member("cudaAtomicCapabilitySigned", 1);
        table.member("cudaAtomicCapabilityUnsigned", 2);
        table.member("cudaAtomicCapabilityReduction", 4);
        table.member("cudaAtomicCapabilityScalar32", 8);
        table.member("cudaAtomicCapabilityScalar64", 16);
        table.member("cudaAtomicCapabilityScalar128", 32);
        table.member("cudaAtomicCapabilityVector32x4", 64);
    },
);

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaConditionalNodeParams\nstruct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
    (32, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Value(&runtime::cudaGraphConditionalHandle));
        table.field(c"type", 8, Ty::Enum(&runtime::cudaGraphConditionalNodeType));
        table.field(c"size", 12, Ty::U32);
        table.field(c"phGraph_out", 16, Ty::filled(Ty::Value(&runtime::cudaGraph_t))).counted(12, 4);
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaDevResource_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevResource_st\nstruct cudaDevResource, from driver_types.h. Since CUDA 13.1.",
    (144, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime13::cudaDevResourceType));
        table.field(c"_internal_padding", 4, Ty::Chars(92));
        table.field(c"sm", 96, Ty::Record(&runtime13::cudaDevSmResource));
        table.field(c"wqConfig", 96, Ty::Record(&runtime13::cudaDevWorkqueueConfigResource));
        table.field(c"wq", 96, Ty::Record(&runtime13::cudaDevWorkqueueResource));
        table.field(c"_oversize", 96, Ty::Chars(40));
        table.field(c"nextResource", 136, Ty::list(Ty::Record(&runtime13::cudaDevResource)));
    },
);

pub(crate) static cudaDevResource: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaDevResource\nstruct cudaDevResource, from driver_types.h. Since CUDA 13.1.",
    &runtime13::cudaDevResource_st,
);

pub(crate) static cudaDevResource_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevResource_anon0\nstruct cudaDevResource.anon0, from driver_types.h. Since CUDA 13.1.",
    (40, 4, true),
    |table| {
        table.field(c"sm", 0, Ty::Record(&runtime13::cudaDevSmResource));
        table.field(c"wqConfig", 0, Ty::Record(&runtime13::cudaDevWorkqueueConfigResource));
        table.field(c"wq", 0, Ty::Record(&runtime13::cudaDevWorkqueueResource));
        table.field(c"_oversize", 0, Ty::Chars(40));
    },
);

pub(crate) static cudaDevResourceDesc_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaDevResourceDesc_t\ntypedef cudaDevResourceDesc_t, from driver_types.h. Since CUDA 13.1.",
    ValueKind::Handle, Some(&driver::CUdevResourceDesc),
);

pub(crate) static cudaDevResourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevResourceType\nenum cudaDevResourceType, from driver_types.h. Since CUDA 13.1.",
    |table| {
        table.member("cudaDevResourceTypeInvalid", 0);
        table.member("cudaDevResourceTypeSm", 1);
        table.member("cudaDevResourceTypeWorkqueueConfig", 1000);
        table.member("cudaDevResourceTypeWorkqueue", 10000);
    },
);

pub(crate) static cudaDevSmResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevSmResource\nstruct cudaDevSmResource, from driver_types.h. Since CUDA 13.1.",
    (20, 4, false),
    |table| {
        table.field(c"smCount", 0, Ty::U32);
        table.field(c"minSmPartitionSize", 4, Ty::U32);
        table.field(c"smCoscheduledAlignment", 8, Ty::U32);
        table.field(c"flags", 12, Ty::U32);
        table.field(c"localityDomainId", 16, Ty::U32);
    },
);

pub(crate) static cudaDevSmResourceGroupParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceGroupParams_st\nstruct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
    (64, 4, false),
    |table| {
        table.field(c"smCount", 0, Ty::U32);
        table.field(c"coscheduledSmCount", 4, Ty::U32);
        table.field(c"preferredCoscheduledSmCount", 8, Ty::U32);
        table.field(c"flags", 12, Ty::U32);
        table.field(c"localityDomainId", 16, Ty::U32);
        table.field(c"reserved", 20, Ty::array(Ty::U32, 11));
    },
);

pub(crate) static cudaDevSmResourceGroupParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaDevSmResourceGroupParams\nstruct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
    &runtime13::cudaDevSmResourceGroupParams_st,
);

pub(crate) static cudaDevSmResourceGroup_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceGroup_flags\nenum cudaDevSmResourceGroup_flags, from driver_types.h. Since CUDA 13.1.",
    |table| {
        table.member("cudaDevSmResourceGroupDefault", 0);
        table.member("cudaDevSmResourceGroupBackfill", 1);
        table.member("cudaDevSmResourceGroupLocalityDomainId", 2);
        table.member("cudaDevSmResourceGroupLocalityDomainSupplementalSms", 4);
    },
);

pub(crate) static cudaDevSmResourceSplitByCount_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceSplitByCount_flags\nenum cudaDevSmResourceSplitByCount_flags, from driver_types.h. Since CUDA 13.1.",
    |table| {
        table.member("cudaDevSmResourceSplitIgnoreSmCoscheduling", 1);
        table.member("cudaDevSmResourceSplitMaxPotentialClusterSize", 2);
    },
);

pub(crate) static cudaDevWorkqueueConfigResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueConfigResource\nstruct cudaDevWorkqueueConfigResource, from driver_types.h. Since CUDA 13.1.",
    (12, 4, false),
    |table| {
        table.field(c"device", 0, Ty::I32);
        table.field(c"wqConcurrencyLimit", 4, Ty::U32);
        table.field(c"sharingScope", 8, Ty::Enum(&runtime13::cudaDevWorkqueueConfigScope));
    },
);

pub(crate) static cudaDevWorkqueueConfigScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueConfigScope\nenum cudaDevWorkqueueConfigScope, from driver_types.h. Since CUDA 13.1.",
    |table| {
        table.member("cudaDevWorkqueueConfigScopeDeviceCtx", 0);
        table.member("cudaDevWorkqueueConfigScopeGreenCtxBalanced", 1);
    },
);

pub(crate) static cudaDevWorkqueueResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueResource\nstruct cudaDevWorkqueueResource, from driver_types.h. Since CUDA 13.1.",
    (40, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(40));
    },
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceAttr\nenum cudaDeviceAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaDevAttrMaxThreadsPerBlock", 1);
        table.member("cudaDevAttrMaxBlockDimX", 2);
        table.member("cudaDevAttrMaxBlockDimY", 3);
        table.member("cudaDevAttrMaxBlockDimZ", 4);
        table.member("cudaDevAttrMaxGridDimX", 5);
        table.member("cudaDevAttrMaxGridDimY", 6);
        table.member("cudaDevAttrMaxGridDimZ", 7);
        table.member("cudaDevAttrMaxSharedMemoryPerBlock", 8);
        table.member("cudaDevAttrTotalConstantMemory", 9);
        table.member("cudaDevAttrWarpSize", 10);
        table.member("cudaDevAttrMaxPitch", 11);
        table.member("cudaDevAttrMaxRegistersPerBlock", 12);
        table.member("cudaDevAttrClockRate", 13);
        table.member("cudaDevAttrTextureAlignment", 14);
        table.member("cudaDevAttrGpuOverlap", 15);
        table.member("cudaDevAttrMultiProcessorCount", 16);
        table.member("cudaDevAttrKernelExecTimeout", 17);
        table.member("cudaDevAttrIntegrated", 18);
        table.member("cudaDevAttrCanMapHostMemory", 19);
        table.member("cudaDevAttrComputeMode", 20);
        table.member("cudaDevAttrMaxTexture1DWidth", 21);
        table.member("cudaDevAttrMaxTexture2DWidth", 22);
        table.member("cudaDevAttrMaxTexture2DHeight", 23);
        table.member("cudaDevAttrMaxTexture3DWidth", 24);
        table.member("cudaDevAttrMaxTexture3DHeight", 25);
        table.member("cudaDevAttrMaxTexture3DDepth", 26);
        table.member("cudaDevAttrMaxTexture2DLayeredWidth", 27);
        table.member("cudaDevAttrMaxTexture2DLayeredHeight", 28);
        table.member("cudaDevAttrMaxTexture2DLayeredLayers", 29);
        table.member("cudaDevAttrSurfaceAlignment", 30);
        table.member("cudaDevAttrConcurrentKernels", 31);
        table.member("cudaDevAttrEccEnabled", 32);
        table.member("cudaDevAttrPciBusId", 33);
        table.member("cudaDevAttrPciDeviceId", 34);
        table.member("cudaDevAttrTccDriver", 35);
        table.member("cudaDevAttrMemoryClockRate", 36);
        table.member("cudaDevAttrGlobalMemoryBusWidth", 37);
        table.member("cudaDevAttrL2CacheSize", 38);
        table.member("cudaDevAttrMaxThreadsPerMultiProcessor", 39);
        table.member("cudaDevAttrAsyncEngineCount", 40);
        table.member("cudaDevAttrUnifiedAddressing", 41);
        table.member("cudaDevAttrMaxTexture1DLayeredWidth", 42);
        table.member("cudaDevAttrMaxTexture1DLayeredLayers", 43);
        table.member("cudaDevAttrMaxTexture2DGatherWidth", 45);
        table.member("cudaDevAttrMaxTexture2DGatherHeight", 46);
        table.member("cudaDevAttrMaxTexture3DWidthAlt", 47);
        table.member("cudaDevAttrMaxTexture3DHeightAlt", 48);
        table.member("cudaDevAttrMaxTexture3DDepthAlt", 49);
        table.member("cudaDevAttrPciDomainId", 50);
        table.member("cudaDevAttrTexturePitchAlignment", 51);
        table.member("cudaDevAttrMaxTextureCubemapWidth", 52);
        table.member("cudaDevAttrMaxTextureCubemapLayeredWidth", 53);
        table.member("cudaDevAttrMaxTextureCubemapLayeredLayers", 54);
        table.member("cudaDevAttrMaxSurface1DWidth", 55);
        table.member("cudaDevAttrMaxSurface2DWidth", 56);
        table.member("cudaDevAttrMaxSurface2DHeight", 57);
        table.member("cudaDevAttrMaxSurface3DWidth", 58);
        table.member("cudaDevAttrMaxSurface3DHeight", 59);
        table.member("cudaDevAttrMaxSurface3DDepth", 60);
        table.member("cudaDevAttrMaxSurface1DLayeredWidth", 61);
        table.member("cudaDevAttrMaxSurface1DLayeredLayers", 62);
        table.member("cudaDevAttrMaxSurface2DLayeredWidth", 63);
        table.member("cudaDevAttrMaxSurface2DLayeredHeight", 64);
        table.member("cudaDevAttrMaxSurface2DLayeredLayers", 65);
        table.member("cudaDevAttrMaxSurfaceCubemapWidth", 66);
        table.member("cudaDevAttrMaxSurfaceCubemapLayeredWidth", 67);
        table.member("cudaDevAttrMaxSurfaceCubemapLayeredLayers", 68);
        table.member("cudaDevAttrMaxTexture1DLinearWidth", 69);
        table.member("cudaDevAttrMaxTexture2DLinearWidth", 70);
        table.member("cudaDevAttrMaxTexture2DLinearHeight", 71);
        table.member("cudaDevAttrMaxTexture2DLinearPitch", 72);
        table.member("cudaDevAttrMaxTexture2DMipmappedWidth", 73);
        table.member("cudaDevAttrMaxTexture2DMipmappedHeight", 74);
        table.member("cudaDevAttrComputeCapabilityMajor", 75);
        table.member("cudaDevAttrComputeCapabilityMinor", 76);
        table.member("cudaDevAttrMaxTexture1DMipmappedWidth", 77);
        table.member("cudaDevAttrStreamPrioritiesSupported", 78);
        table.member("cudaDevAttrGlobalL1CacheSupported", 79);
        table.member("cudaDevAttrLocalL1CacheSupported", 80);
        table.member("cudaDevAttrMaxSharedMemoryPerMultiprocessor", 81);
        table.member("cudaDevAttrMaxRegistersPerMultiprocessor", 82);
        table.member("cudaDevAttrManagedMemory", 83);
        table.member("cudaDevAttrIsMultiGpuBoard", 84);
        table.member("cudaDevAttrMultiGpuBoardGroupID", 85);
        table.member("cudaDevAttrHostNativeAtomicSupported", 86);
        table.member("cudaDevAttrSingleToDoublePrecisionPerfRatio", 87);
        table.member("cudaDevAttrPageableMemoryAccess", 88);
        table.member("cudaDevAttrConcurrentManagedAccess", 89);
        table.member("cudaDevAttrComputePreemptionSupported", 90);
        table.member("cudaDevAttrCanUseHostPointerForRegisteredMem", 91);
        table.member("cudaDevAttrReserved92", 92);
        table.member("cudaDevAttrReserved93", 93);
        table.member("cudaDevAttrReserved94", 94);
        table.member("cudaDevAttrCooperativeLaunch", 95);
        table.member("cudaDevAttrReserved96", 96);
        table.member("cudaDevAttrMaxSharedMemoryPerBlockOptin", 97);
        table.member("cudaDevAttrCanFlushRemoteWrites", 98);
        table.member("cudaDevAttrHostRegisterSupported", 99);
        table.member("cudaDevAttrPageableMemoryAccessUsesHostPageTables", 100);
        table.member("cudaDevAttrDirectManagedMemAccessFromHost", 101);
        table.member("cudaDevAttrMaxBlocksPerMultiprocessor", 106);
        table.member("cudaDevAttrMaxPersistingL2CacheSize", 108);
        table.member("cudaDevAttrMaxAccessPolicyWindowSize", 109);
        table.member("cudaDevAttrReservedSharedMemoryPerBlock", 111);
        table.member("cudaDevAttrSparseCudaArraySupported", 112);
        table.member("cudaDevAttrHostRegisterReadOnlySupported", 113);
        table.member("cudaDevAttrTimelineSemaphoreInteropSupported", 114);
        table.member("cudaDevAttrMemoryPoolsSupported", 115);
        table.member("cudaDevAttrGPUDirectRDMASupported", 116);
        table.member("cudaDevAttrGPUDirectRDMAFlushWritesOptions", 117);
        table.member("cudaDevAttrGPUDirectRDMAWritesOrdering", 118);
        table.member("cudaDevAttrMemoryPoolSupportedHandleTypes", 119);
        table.member("cudaDevAttrClusterLaunch", 120);
        table.member("cudaDevAttrDeferredMappingCudaArraySupported", 121);
        table.member("cudaDevAttrReserved122", 122);
        table.member("cudaDevAttrReserved123", 123);
        table.member("cudaDevAttrReserved124", 124);
        table.member("cudaDevAttrIpcEventSupport", 125);
        table.member("cudaDevAttrMemSyncDomainCount", 126);
        table.member("cudaDevAttrReserved127", 127);
        table.member("cudaDevAttrReserved128", 128);
        table.member("cudaDevAttrReserved129", 129);
        table.member("cudaDevAttrNumaConfig", 130);
        table.member("cudaDevAttrNumaId", 131);
        table.member("cudaDevAttrReserved132", 132);
        table.member("cudaDevAttrMpsEnabled", 133);
        table.member("cudaDevAttrHostNumaId", 134);
        table.member("cudaDevAttrD3D12CigSupported", 135);
        table.member("cudaDevAttrVulkanCigSupported", 138);
        table.member("cudaDevAttrGpuPciDeviceId", 139);
        table.member("cudaDevAttrGpuPciSubsystemId", 140);
        table.member("cudaDevAttrReserved141", 141);
        table.member("cudaDevAttrHostNumaMemoryPoolsSupported", 142);
        table.member("cudaDevAttrHostNumaMultinodeIpcSupported", 143);
        table.member("cudaDevAttrHostMemoryPoolsSupported", 144);
        table.member("cudaDevAttrReserved145", 145);
        table.member("cudaDevAttrOnlyPartialHostNativeAtomicSupported", 147);
        table.member("cudaDevAttrAtomicReductionSupported", 148);
        table.member("cudaDevAttrLocalityDomainCount", 149);
        table.member("cudaDevAttrOversizedSharedMemoryPerBlock", 150);
        table.member("cudaDevAttrCigStreamsSupported", 151);
        table.member("cudaDevAttrLocalityDomainMultiprocessorCount", 157);
        table.member("cudaDevAttrTensorMapLargeTensorMinSize", 160);
        table.member("cudaDevAttrMax", 161);
    },
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaDeviceProp\nstruct cudaDeviceProp, from driver_types.h. Since CUDA 12.0 or earlier.",
        (1008, 8, false),
        |table| {
            table.field(c"name", 0, Ty::Name(256));
            table.field(c"uuid", 256, Ty::Record(&runtime::cudaUUID_t));
            table.field(c"luid", 272, Ty::Id(8));
            table.field(c"luidDeviceNodeMask", 280, Ty::U32);
            table.field(c"totalGlobalMem", 288, Ty::U64);
            table.field(c"sharedMemPerBlock", 296, Ty::U64);
            table.field(c"regsPerBlock", 304, Ty::I32);
            table.field(c"warpSize", 308, Ty::I32);
            table.field(c"memPitch", 312, Ty::U64);
            table.field(c"maxThreadsPerBlock", 320, Ty::I32);
            table.field(c"maxThreadsDim", 324, Ty::array(Ty::I32, 3));
            table.field(c"maxGridSize", 336, Ty::array(Ty::I32, 3));
            table.field(c"totalConstMem", 352, Ty::U64);
            table.field(c"major", 360, Ty::I32);
            table.field(c"minor", 364, Ty::I32);
            table.field(c"textureAlignment", 368, Ty::U64);
            table.field(c"texturePitchAlignment", 376, Ty::U64);
            table.field(c"multiProcessorCount", 384, Ty::I32);
            table.field(c"integrated", 388, Ty::I32);
            table.field(c"canMapHostMemory", 392, Ty::I32);
            table.field(c"maxTexture1D", 396, Ty::I32);
            table.field(c"maxTexture1DMipmap", 400, Ty::I32);
            table.field(c"maxTexture2D", 404, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DMipmap", 412, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DLinear", 420, Ty::array(Ty::I32, 3));
            table.field(c"maxTexture2DGather", 432, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture3D", 440, Ty::array(Ty::I32, 3));
            table.field(c"maxTexture3DAlt", 452, Ty::array(Ty::I32, 3));
            table.field(c"maxTextureCubemap", 464, Ty::I32);
            table.field(c"maxTexture1DLayered", 468, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DLayered", 476, Ty::array(Ty::I32, 3));
            table.field(c"maxTextureCubemapLayered", 488, Ty::array(Ty::I32, 2));
            table.field(c"maxSurface1D", 496, Ty::I32);
            table.field(c"maxSurface2D", 500, Ty::array(Ty::I32, 2));
            table.field(c"maxSurface3D", 508, Ty::array(Ty::I32, 3));
            table.field(c"maxSurface1DLayered", 520, Ty::array(Ty::I32, 2));
            table.field(c"maxSurface2DLayered", 528, Ty::array(Ty::I32, 3));
            table.field(c"maxSurfaceCubemap", 540, Ty::I32);
            table.field(c"maxSurfaceCubemapLayered", 544, Ty::array(Ty::I32, 2));
            table.field(c"surfaceAlignment", 552, Ty::U64);
            table.field(c"concurrentKernels", 560, Ty::I32);
            table.field(c"ECCEnabled", 564, Ty::I32);
            table.field(c"pciBusID", 568, Ty::I32);
            table.field(c"pciDeviceID", 572, Ty::I32);
            table.field(c"pciDomainID", 576, Ty::I32);
            table.field(c"tccDriver", 580, Ty::I32);
            table.field(c"asyncEngineCount", 584, Ty::I32);
            table.field(c"unifiedAddressing", 588, Ty::I32);
            table.field(c"memoryBusWidth", 592, Ty::I32);
            table.field(c"l2CacheSize", 596, Ty::I32);
            table.field(c"persistingL2CacheMaxSize", 600, Ty::I32);
            table.field(c"maxThreadsPerMultiProcessor", 604, Ty::I32);
            table.field(c"streamPrioritiesSupported", 608, Ty::I32);
            table.field(c"globalL1CacheSupported", 612, Ty::I32);
            table.field(c"localL1CacheSupported", 616, Ty::I32);
            table.field(c"sharedMemPerMultiprocessor", 624, Ty::U64);
            table.field(c"regsPerMultiprocessor", 632, Ty::I32);
            table.field(c"managedMemory", 636, Ty::I32);
            table.field(c"isMultiGpuBoard", 640, Ty::I32);
            table.field(c"multiGpuBoardGroupID", 644, Ty::I32);
            table.field(c"hostNativeAtomicSupported", 648, Ty::I32);
            table.field(c"pageableMemoryAccess", 652, Ty::I32);
            table.field(c"concurrentManagedAccess", 656, Ty::I32);
            table.field(c"computePreemptionSupported", 660, Ty::I32);
            table.field(c"canUseHostPointerForRegisteredMem", 664, Ty::I32);
            table.field(c"cooperativeLaunch", 668, Ty::I32);
            table.field(c"sharedMemPerBlockOptin", 672, Ty::U64);
            table.field(c"pageableMemoryAccessUsesHostPageTables", 680, Ty::I32);
            table.field(c"directManagedMemAccessFromHost", 684, Ty::I32);
            table.field(c"maxBlocksPerMultiProcessor", 688, Ty::I32);
            table.field(c"accessPolicyMaxWindowSize", 692, Ty::I32);
            table.field(c"reservedSharedMemPerBlock", 696, Ty::U64);
            table.field(c"hostRegisterSupported", 704, Ty::I32);
            table.field(c"sparseCudaArraySupported", 708, Ty::I32);
            table.field(c"hostRegisterReadOnlySupported", 712, Ty::I32);
            table.field(c"timelineSemaphoreInteropSupported", 716, Ty::I32);
            table.field(c"memoryPoolsSupported", 720, Ty::I32);
            table.field(c"gpuDirectRDMASupported", 724, Ty::I32);
            table.field(c"gpuDirectRDMAFlushWritesOptions", 728, Ty::U32);
            table.field(c"gpuDirectRDMAWritesOrdering", 732, Ty::I32);
            table.field(c"memoryPoolSupportedHandleTypes", 736, Ty::U32);
            table.field(c"deferredMappingCudaArraySupported", 740, Ty::I32);
            table.field(c"ipcEventSupported", 744, Ty::I32);
            table.field(c"clusterLaunch", 748, Ty::I32);
            table.field(c"unifiedFunctionPointers", 752, Ty::I32);
            table.field(c"deviceNumaConfig", 756, Ty::I32);
            table.field(c"deviceNumaId", 760, Ty::I32);
            table.field(c"mpsEnabled", 764, Ty::I32);
            table.field(c"hostNumaId", 768, Ty::I32);
            table.field(c"gpuPciDeviceID", 772, Ty::U32);
            table.field(c"gpuPciSubsystemID", 776, Ty::U32);
            table.field(c"hostNumaMultinodeIpcSupported", 780, Ty::I32);
            table.field(c"reserved", 784, Ty::array(Ty::I32, 56));
        },
    )
    .without(
        &[
            ("clockRate", "removed in CUDA 13.0, see cudaDevAttrClockRate"),
            ("deviceOverlap", "removed in CUDA 13.0"),
            ("kernelExecTimeoutEnabled", "removed in CUDA 13.0"),
            ("computeMode", "removed in CUDA 13.0, see cudaDevAttrComputeMode"),
            ("maxTexture1DLinear", "removed in CUDA 13.0"),
            ("memoryClockRate", "removed in CUDA 13.0, see cudaDevAttrMemoryClockRate"),
            (
                "singleToDoublePrecisionPerfRatio",
                "removed in CUDA 13.0, see cudaDevAttrSingleToDoublePrecisionPerfRatio",
            ),
            ("cooperativeMultiDeviceLaunch", "removed in CUDA 13.0"),
        ],
    );

pub(crate) static cudaEmulationMantissaControl: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEmulationMantissaControl\nenum cudaEmulationMantissaControl, from library_types.h. Since CUDA 13.0.",
    |table| {
        table.member("CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC", 0);
        table.member("CUDA_EMULATION_MANTISSA_CONTROL_FIXED", 1);
    },
);

pub(crate) static cudaEmulationSpecialValuesSupport: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEmulationSpecialValuesSupport\nenum cudaEmulationSpecialValuesSupport, from library_types.h. Since CUDA 13.0.",
    |table| {
        table.member("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT", 65535);
        table.member("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE", 0);
        table.member("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY", 1);
        table.member("CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN", 2);
    },
);

pub(crate) static cudaEmulationStrategy: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEmulationStrategy\nenum cudaEmulationStrategy, from library_types.h. Since CUDA 13.0.",
    |table| {
        table.member("CUDA_EMULATION_STRATEGY_DEFAULT", 0);
        table.member("CUDA_EMULATION_STRATEGY_PERFORMANT", 1);
        table.member("CUDA_EMULATION_STRATEGY_EAGER", 2);
    },
);

pub(crate) static cudaEventRecordNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEventRecordNodeParams\nstruct cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
        table.field(c"ctx", 8, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaExecutionContext_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaExecutionContext_t\ntypedef cudaExecutionContext_t, from driver_types.h. Since CUDA 13.1.",
    ValueKind::Handle, None,
);

pub(crate) static cudaExternalMemoryBufferDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryBufferDesc\nstruct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"size", 8, Ty::U64);
        table.field(c"flags", 16, Ty::U32);
        table.field(c"reserved", 20, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc\nstruct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (104, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
        table.field(c"size", 24, Ty::U64);
        table.field(c"flags", 32, Ty::U32);
        table.field(c"reserved", 36, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryMipmappedArrayDesc\nstruct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (128, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"extent", 32, Ty::Record(&runtime::cudaExtent));
        table.field(c"flags", 56, Ty::U32);
        table.field(c"numLevels", 60, Ty::U32);
        table.field(c"reserved", 64, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc\nstruct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
        table.field(c"flags", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalNodeParamsV2\nstruct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.field(c"numExtSems", 16, Ty::U32);
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitNodeParamsV2\nstruct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.field(c"numExtSems", 16, Ty::U32);
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaFabricOpStatusInfo: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFabricOpStatusInfo\nenum cudaFabricOpStatusInfo, from driver_types.h. Since CUDA 13.3.",
    |table| {
        table.member("cudaFabricOpStatusInfoSuccess", 0);
        table.member("cudaFabricOpStatusInfoLast", 0);
        table.member("cudaFabricOpStatusInfoMax", 2147483647);
    },
);

pub(crate) static cudaFabricOpStatusSource: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFabricOpStatusSource\nenum cudaFabricOpStatusSource, from driver_types.h. Since CUDA 13.3.",
    |table| {
        table.member("cudaFabricOpStatusSourceMbarrierV1", 0);
        table.member("cudaFabricOpStatusSourceMax", 2147483647);
    },
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFuncAttribute\nenum cudaFuncAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFuncAttributeMaxDynamicSharedMemorySize", 8);
        table.member("cudaFuncAttributePreferredSharedMemoryCarveout", 9);
        table.member("cudaFuncAttributeClusterDimMustBeSet", 10);
        table.member("cudaFuncAttributeRequiredClusterWidth", 11);
        table.member("cudaFuncAttributeRequiredClusterHeight", 12);
        table.member("cudaFuncAttributeRequiredClusterDepth", 13);
        table.member("cudaFuncAttributeNonPortableClusterSizeAllowed", 14);
        table.member("cudaFuncAttributeClusterSchedulingPolicyPreference", 15);
        table.member("cudaFuncAttributeSharedMemoryMode", 16);
        table.member("cudaFuncAttributeMax", 17);
    },
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaFuncAttributes\nstruct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"sharedSizeBytes", 0, Ty::U64);
        table.field(c"constSizeBytes", 8, Ty::U64);
        table.field(c"localSizeBytes", 16, Ty::U64);
        table.field(c"maxThreadsPerBlock", 24, Ty::I32);
        table.field(c"numRegs", 28, Ty::I32);
        table.field(c"ptxVersion", 32, Ty::I32);
        table.field(c"binaryVersion", 36, Ty::I32);
        table.field(c"cacheModeCA", 40, Ty::I32);
        table.field(c"maxDynamicSharedSizeBytes", 44, Ty::I32);
        table.field(c"preferredShmemCarveout", 48, Ty::I32);
        table.field(c"clusterDimMustBeSet", 52, Ty::I32);
        table.field(c"requiredClusterWidth", 56, Ty::I32);
        table.field(c"requiredClusterHeight", 60, Ty::I32);
        table.field(c"requiredClusterDepth", 64, Ty::I32);
        table.field(c"clusterSchedulingPolicyPreference", 68, Ty::I32);
        table.field(c"nonPortableClusterSizeAllowed", 72, Ty::I32);
        table.field(c"deviceNodeUpdateStatus", 76, Ty::I32);
        table.field(c"sharedMemoryMode", 80, Ty::Enum(&runtime13::cudaSharedMemoryMode));
        table.field(c"reserved", 84, Ty::array(Ty::I32, 14));
    },
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaGraphNodeParams\nstruct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
        (256, 8, false),
        |table| {
            table.field(c"type", 0, Ty::Enum(&runtime13::cudaGraphNodeType));
            table.field(c"reserved0", 4, Ty::array(Ty::I32, 3));
            table.field(c"reserved1", 16, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 16, Ty::Record(&runtime13::cudaKernelNodeParamsV2));
            table.field(c"memcpy", 16, Ty::Record(&runtime13::cudaMemcpyNodeParams));
            table.field(c"memset", 16, Ty::Record(&runtime13::cudaMemsetParamsV2));
            table.field(c"host", 16, Ty::Record(&runtime13::cudaHostNodeParamsV2));
            table.field(c"graph", 16, Ty::Record(&runtime::cudaChildGraphNodeParams));
            table.field(c"eventWait", 16, Ty::Record(&runtime::cudaEventWaitNodeParams));
            table.field(c"eventRecord", 16, Ty::Record(&runtime13::cudaEventRecordNodeParams));
            table.field(c"extSemSignal", 16, Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2));
            table.field(c"extSemWait", 16, Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2));
            table.field(c"alloc", 16, Ty::Record(&runtime13::cudaMemAllocNodeParamsV2));
            table.field(c"free", 16, Ty::Record(&runtime::cudaMemFreeNodeParams));
            table.field(c"conditional", 16, Ty::Record(&runtime13::cudaConditionalNodeParams));
            table.field(c"memcpyBatch", 16, Ty::Record(&runtime13::cudaMemcpyBatchNodeParams));
            table.field(c"reserved2", 248, Ty::I64);
        },
    )
    .selecting(
        &[
            Selected {
                at: 16,
                of: &runtime13::cudaConditionalNodeParams,
                by: Some((0, 13)),
            },
            Selected {
                at: 16,
                of: &runtime13::cudaMemcpyBatchNodeParams,
                by: Some((0, 14)),
            },
        ],
    );

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaGraphNodeParams_anon0\nstruct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
        (232, 8, true),
        |table| {
            table.field(c"reserved1", 0, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 0, Ty::Record(&runtime13::cudaKernelNodeParamsV2));
            table.field(c"memcpy", 0, Ty::Record(&runtime13::cudaMemcpyNodeParams));
            table.field(c"memset", 0, Ty::Record(&runtime13::cudaMemsetParamsV2));
            table.field(c"host", 0, Ty::Record(&runtime13::cudaHostNodeParamsV2));
            table.field(c"graph", 0, Ty::Record(&runtime::cudaChildGraphNodeParams));
            table.field(c"eventWait", 0, Ty::Record(&runtime::cudaEventWaitNodeParams));
            table.field(c"eventRecord", 0, Ty::Record(&runtime13::cudaEventRecordNodeParams));
            table.field(c"extSemSignal", 0, Ty::Record(&runtime13::cudaExternalSemaphoreSignalNodeParamsV2));
            table.field(c"extSemWait", 0, Ty::Record(&runtime13::cudaExternalSemaphoreWaitNodeParamsV2));
            table.field(c"alloc", 0, Ty::Record(&runtime13::cudaMemAllocNodeParamsV2));
            table.field(c"free", 0, Ty::Record(&runtime::cudaMemFreeNodeParams));
            table.field(c"conditional", 0, Ty::Record(&runtime13::cudaConditionalNodeParams));
            table.field(c"memcpyBatch", 0, Ty::Record(&runtime13::cudaMemcpyBatchNodeParams));
        },
    )
    .selecting(
        &[
            Selected {
                at: 0,
                of: &runtime13::cudaConditionalNodeParams,
                by: None,
            },
            Selected {
                at: 0,
                of: &runtime13::cudaMemcpyBatchNodeParams,
                by: None,
            },
        ],
    );

pub(crate) static cudaGraphNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphNodeType\nenum cudaGraphNodeType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphNodeTypeKernel", 0);
        table.member("cudaGraphNodeTypeMemcpy", 1);
        table.member("cudaGraphNodeTypeMemset", 2);
        table.member("cudaGraphNodeTypeHost", 3);
        table.member("cudaGraphNodeTypeGraph", 4);
        table.member("cudaGraphNodeTypeEmpty", 5);
        table.member("cudaGraphNodeTypeWaitEvent", 6);
        table.member("cudaGraphNodeTypeEventRecord", 7);
        table.member("cudaGraphNodeTypeExtSemaphoreSignal", 8);
        table.member("cudaGraphNodeTypeExtSemaphoreWait", 9);
        table.member("cudaGraphNodeTypeMemAlloc", 10);
        table.member("cudaGraphNodeTypeMemFree", 11);
        table.member("cudaGraphNodeTypeConditional", 13);
        table.member("cudaGraphNodeTypeMemcpyBatch", 14);
        table.member("cudaGraphNodeTypeReserved16", 16);
        table.member("cudaGraphNodeTypeExternalEngine", 17);
        table.member("cudaGraphNodeTypeCount", 18);
    },
);

pub(crate) static cudaGraphRecaptureCallbackData: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphRecaptureCallbackData\nstruct cudaGraphRecaptureCallbackData, from cuda_runtime_api.h. Since CUDA 13.3.",
    (16, 8, false),
    |table| {
        table.field(c"callbackFunc", 0, Ty::Callback(Some(&runtime13::cudaGraphRecaptureCallback_t__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static cudaGraphRecaptureCallback_t__signature: Signature = Signature::new(
    Some(Ty::Enum(&runtime::cudaError)),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Value(&runtime::cudaGraphNode_t)),
        ArgKind::Record(&runtime13::cudaGraphNodeParams), ArgKind::Record(&runtime13::cudaGraphNodeParams),
        ArgKind::Value(Ty::Enum(&runtime13::cudaGraphRecaptureStatus)),
    ],
);

pub(crate) static cudaGraphRecaptureCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaGraphRecaptureCallback_t\nthe address of a C function, cudaGraphRecaptureCallback_t, from cuda_runtime_api.h. Since CUDA 13.3.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaGraphRecaptureCallback_t__signature);

pub(crate) static cudaGraphRecaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphRecaptureStatus\nenum cudaGraphRecaptureStatus, from driver_types.h. Since CUDA 13.3.",
    |table| {
        table.member("cudaGraphRecaptureEligibleForUpdate", 0);
        table.member("cudaGraphRecaptureIneligibleForUpdate", 1);
        table.member("cudaGraphRecaptureError", 2);
    },
);

pub(crate) static cudaHostNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaHostNodeParamsV2\nstruct cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature)));
        table.field(c"userData", 8, Ty::Data);
        table.field(c"syncMode", 16, Ty::U32);
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaHostTaskSyncMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaHostTaskSyncMode\nenum cudaHostTaskSyncMode, from driver_types.h. Since CUDA 13.2.",
    |table| {
        table.member("cudaHostTaskBlocking", 0);
        table.member("cudaHostTaskSpinWait", 1);
    },
);

pub(crate) static cudaKernelFunctionType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaKernelFunctionType\nenum cudaKernelFunctionType, from driver_types.h. Since CUDA 13.2.",
    |table| {
        table.member("cudaKernelFunctionTypeUnspecified", 0);
        table.member("cudaKernelFunctionTypeDeviceEntry", 1);
        table.member("cudaKernelFunctionTypeKernel", 2);
        table.member("cudaKernelFunctionTypeFunction", 3);
    },
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaKernelNodeAttrValue\ntypedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime13::cudaLaunchAttributeValue,
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaKernelNodeParamsV2\nstruct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
        (72, 8, false),
        |table| {
            table.field(c"func", 0, Ty::Pointer);
            table.field(c"kern", 0, Ty::Value(&runtime::cudaKernel_t));
            table.field(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t));
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.field(c"sharedMemBytes", 32, Ty::U32);
            table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
            table.field(c"extra", 48, Ty::Pointer).in_digits();
            table.field(c"ctx", 56, Ty::Value(&runtime13::cudaExecutionContext_t));
            table.field(c"functionType", 64, Ty::Enum(&runtime13::cudaKernelFunctionType));
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaKernelNodeParamsV2_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaKernelNodeParamsV2_anon0\nstruct cudaKernelNodeParamsV2.anon0, from driver_types.h. Since CUDA 13.2.",
    (8, 8, true),
    |table| {
        table.field(c"func", 0, Ty::Pointer);
        table.field(c"kern", 0, Ty::Value(&runtime::cudaKernel_t));
        table.field(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t));
    },
);

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttribute_st\nstruct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"val", 8, Ty::Record(&runtime13::cudaLaunchAttributeValue));
    },
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchAttribute\nstruct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime13::cudaLaunchAttribute_st,
);

pub(crate) static cudaLaunchAttributePortableClusterMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributePortableClusterMode\nenum cudaLaunchAttributePortableClusterMode, from driver_types.h. Since CUDA 13.2.",
    |table| {
        table.member("cudaLaunchPortableClusterModeDefault", 0);
        table.member("cudaLaunchPortableClusterModeRequirePortable", 1);
        table.member("cudaLaunchPortableClusterModeAllowNonPortable", 2);
    },
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue\nstruct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 8, true),
    |table| {
        table.field(c"pad", 0, Ty::Chars(64));
        table.field(c"accessPolicyWindow", 0, Ty::Record(&runtime::cudaAccessPolicyWindow));
        table.field(c"cooperative", 0, Ty::I32);
        table.field(c"syncPolicy", 0, Ty::Enum(&runtime::cudaSynchronizationPolicy));
        table.field(c"clusterDim", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_clusterDim));
        table.field(c"clusterSchedulingPolicyPreference", 0, Ty::Enum(&runtime::cudaClusterSchedulingPolicy));
        table.field(c"programmaticStreamSerializationAllowed", 0, Ty::I32);
        table.field(c"programmaticEvent", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent));
        table.field(c"priority", 0, Ty::I32);
        table.field(c"memSyncDomainMap", 0, Ty::Record(&runtime::cudaLaunchMemSyncDomainMap));
        table.field(c"memSyncDomain", 0, Ty::Enum(&runtime::cudaLaunchMemSyncDomain));
        table.field(c"preferredClusterDim", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim));
        table.field(c"launchCompletionEvent", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent));
        table
            .field(
                c"deviceUpdatableKernelNode", 0,
                Ty::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode),
            );
        table.field(c"sharedMemCarveout", 0, Ty::U32);
        table.field(c"nvlinkUtilCentricScheduling", 0, Ty::U32);
        table.field(c"portableClusterSizeMode", 0, Ty::Enum(&runtime13::cudaLaunchAttributePortableClusterMode));
        table.field(c"sharedMemoryMode", 0, Ty::Enum(&runtime13::cudaSharedMemoryMode));
    },
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaLaunchConfig_st\nstruct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
        (56, 8, false),
        |table| {
            table.field(c"gridDim", 0, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 12, Ty::Record(&runtime::dim3));
            table.field(c"dynamicSmemBytes", 24, Ty::U64);
            table.field(c"stream", 32, Ty::Value(&runtime::cudaStream_t));
            table.field(c"attrs", 40, Ty::list(Ty::Record(&runtime13::cudaLaunchAttribute)));
            table.field(c"numAttrs", 48, Ty::U32);
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchConfig_t\nstruct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime13::cudaLaunchConfig_st,
);

pub(crate) static cudaLogIterator: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaLogIterator\ntypedef cudaLogIterator, from driver_types.h. Since CUDA 13.0.",
    ValueKind::U32, None,
);

pub(crate) static cudaLogLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLogLevel\nenum cudaLogLevel, from driver_types.h. Since CUDA 13.0.",
    |table| {
        table.member("cudaLogLevelError", 0);
        table.member("cudaLogLevelWarning", 1);
    },
);

pub(crate) static cudaLogsCallbackHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaLogsCallbackHandle\ntypedef cudaLogsCallbackHandle, from driver_types.h. Since CUDA 13.0.",
    ValueKind::Handle, Some(&driver::CUlogsCallbackHandle),
);

pub(crate) static cudaLogsCallback_t__signature: Signature = Signature::new(
    None,
    &[ArgKind::Data, ArgKind::Value(Ty::Enum(&runtime13::cudaLogLevel)), ArgKind::String, ArgKind::Value(Ty::U64)],
);

pub(crate) static cudaLogsCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaLogsCallback_t\nthe address of a C function, cudaLogsCallback_t, from cuda_runtime_api.h. Since CUDA 13.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaLogsCallback_t__signature);

pub(crate) static cudaMemAccessDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemAccessDesc\nstruct cudaMemAccessDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&runtime13::cudaMemLocation));
        table.field(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags));
    },
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemAllocNodeParams\nstruct cudaMemAllocNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime13::cudaMemAccessDesc)));
        table.field(c"accessDescCount", 96, Ty::U64);
        table.field(c"bytesize", 104, Ty::U64);
        table.field(c"dptr", 112, Ty::Pointer);
    },
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemAllocNodeParamsV2\nstruct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime13::cudaMemAccessDesc)));
        table.field(c"accessDescCount", 96, Ty::U64);
        table.field(c"bytesize", 104, Ty::U64);
        table.field(c"dptr", 112, Ty::Pointer);
    },
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation\nstruct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType));
        table.field(c"id", 4, Ty::I32);
        table.field(c"localized", 4, Ty::Record(&runtime13::cudaMemLocation_anon0_localized));
    },
);

pub(crate) static cudaMemLocation_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation_anon0\nstruct cudaMemLocation.anon0, from driver_types.h. Since CUDA 13.3.",
    (4, 4, true),
    |table| {
        table.field(c"id", 0, Ty::I32);
        table.field(c"localized", 0, Ty::Record(&runtime13::cudaMemLocation_anon0_localized));
    },
);

pub(crate) static cudaMemLocation_anon0_localized: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation_anon0_localized\nstruct cudaMemLocation.anon0.localized, from driver_types.h. Since CUDA 13.4.",
    (2, 1, false),
    |table| {
        table.field(c"deviceId", 0, Ty::U8);
        table.field(c"localityDomainId", 1, Ty::U8);
    },
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemPoolProps\nstruct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&runtime::cudaMemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&runtime13::cudaMemLocation));
        table.field(c"win32SecurityAttributes", 16, Ty::Pointer);
        table.field(c"maxSize", 24, Ty::U64);
        table.field(c"usage", 32, Ty::U16);
        table.field(c"reserved", 34, Ty::Chars(53));
        table.field(c"reserved1", 87, Ty::U8);
    },
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DBatchOp\nstruct cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8.",
    (112, 8, false),
    |table| {
        table.field(c"src", 0, Ty::Record(&runtime13::cudaMemcpy3DOperand));
        table.field(c"dst", 40, Ty::Record(&runtime13::cudaMemcpy3DOperand));
        table.field(c"extent", 80, Ty::Record(&runtime::cudaExtent));
        table.field(c"srcAccessOrder", 104, Ty::Enum(&runtime::cudaMemcpySrcAccessOrder));
        table.field(c"flags", 108, Ty::U32);
    },
);

pub(crate) static cudaMemcpy3DOperand: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DOperand\nstruct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemcpy3DOperandType));
        table.field(c"op", 8, Ty::Record(&runtime13::cudaMemcpy3DOperand_op));
    },
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DOperand_op\nstruct cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8.",
    (32, 8, true),
    |table| {
        table.field(c"ptr", 0, Ty::Record(&runtime13::cudaMemcpy3DOperand_op_ptr));
        table.field(c"array", 0, Ty::Record(&runtime::cudaMemcpy3DOperand_op_array));
    },
);

pub(crate) static cudaMemcpy3DOperand_op_ptr: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DOperand_op_ptr\nstruct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Pointer);
        table.field(c"rowLength", 8, Ty::U64);
        table.field(c"layerHeight", 16, Ty::U64);
        table.field(c"locHint", 24, Ty::Record(&runtime13::cudaMemLocation));
    },
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpyAttributes\nstruct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
    (24, 4, false),
    |table| {
        table.field(c"srcAccessOrder", 0, Ty::Enum(&runtime::cudaMemcpySrcAccessOrder));
        table.field(c"srcLocHint", 4, Ty::Record(&runtime13::cudaMemLocation));
        table.field(c"dstLocHint", 12, Ty::Record(&runtime13::cudaMemLocation));
        table.field(c"flags", 20, Ty::U32);
    },
);

pub(crate) static cudaMemcpyBatchNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpyBatchNodeParams\nstruct cudaMemcpyBatchNodeParams, from driver_types.h. Since CUDA 13.5.",
    (64, 8, false),
    |table| {
        table.field(c"count", 0, Ty::U64);
        table.field(c"dsts", 8, Ty::Pointer).in_digits();
        table.field(c"srcs", 16, Ty::Pointer).in_digits();
        table.field(c"sizes", 24, Ty::Pointer).in_digits();
        table.field(c"attrs", 32, Ty::list(Ty::Record(&runtime13::cudaMemcpyAttributes))).counted(48, 8);
        table.field(c"attrsIdxs", 40, Ty::Pointer).in_digits();
        table.field(c"numAttrs", 48, Ty::U64);
        table.field(c"ctx", 56, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpyNodeParams\nstruct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
    (176, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::I32);
        table.field(c"reserved", 4, Ty::I32);
        table.field(c"ctx", 8, Ty::Value(&runtime13::cudaExecutionContext_t));
        table.field(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms));
    },
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemsetParamsV2\nstruct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
    (48, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Pointer);
        table.field(c"pitch", 8, Ty::U64);
        table.field(c"value", 16, Ty::U32);
        table.field(c"elementSize", 20, Ty::U32);
        table.field(c"width", 24, Ty::U64);
        table.field(c"height", 32, Ty::U64);
        table.field(c"ctx", 40, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

#[cfg(not(windows))]
pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table.field(c"device", 4, Ty::I32);
        table.field(c"devicePointer", 8, Ty::Pointer);
        table.field(c"hostPointer", 16, Ty::Pointer);
        table.field(c"localityDomainOrdinal", 24, Ty::I32);
        table.field(c"unused", 24, Ty::I64);
        table.field(c"reserved", 32, Ty::array(Ty::I64, 7));
    },
);

#[cfg(windows)]
pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table.field(c"device", 4, Ty::I32);
        table.field(c"devicePointer", 8, Ty::Pointer);
        table.field(c"hostPointer", 16, Ty::Pointer);
        table.field(c"localityDomainOrdinal", 24, Ty::I32);
        table.field(c"unused", 24, Ty::I32);
        table.field(c"reserved", 28, Ty::array(Ty::I32, 7));
    },
);

#[cfg(not(windows))]
pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes_anon0\nstruct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.field(c"localityDomainOrdinal", 0, Ty::I32);
        table.field(c"unused", 0, Ty::I64);
    },
);

#[cfg(windows)]
pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes_anon0\nstruct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
    (4, 4, true),
    |table| {
        table.field(c"localityDomainOrdinal", 0, Ty::I32);
        table.field(c"unused", 0, Ty::I32);
    },
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc\nstruct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&runtime::cudaResourceType));
        table.field(c"res", 8, Ty::Record(&runtime13::cudaResourceDesc_res));
        table.field(c"flags", 136, Ty::U32);
    },
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res\nstruct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
    (128, 8, true),
    |table| {
        table.field(c"array", 0, Ty::Record(&runtime::cudaResourceDesc_res_array));
        table.field(c"mipmap", 0, Ty::Record(&runtime::cudaResourceDesc_res_mipmap));
        table.field(c"linear", 0, Ty::Record(&runtime::cudaResourceDesc_res_linear));
        table.field(c"pitch2D", 0, Ty::Record(&runtime::cudaResourceDesc_res_pitch2D));
        table.field(c"reserved", 0, Ty::Record(&runtime13::cudaResourceDesc_res_reserved));
    },
);

pub(crate) static cudaResourceDesc_res_reserved: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_reserved\nstruct cudaResourceDesc.res.reserved, from driver_types.h. Since CUDA 13.0.",
    (128, 4, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::I32, 32));
    },
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceViewDesc\nstruct cudaResourceViewDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat));
        table.field(c"width", 8, Ty::U64);
        table.field(c"height", 16, Ty::U64);
        table.field(c"depth", 24, Ty::U64);
        table.field(c"firstMipmapLevel", 32, Ty::U32);
        table.field(c"lastMipmapLevel", 36, Ty::U32);
        table.field(c"firstLayer", 40, Ty::U32);
        table.field(c"lastLayer", 44, Ty::U32);
        table.field(c"reserved", 48, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaSharedMemoryMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedMemoryMode\nenum cudaSharedMemoryMode, from driver_types.h. Since CUDA 13.2.",
    |table| {
        table.member("cudaSharedMemoryModeDefault", 0);
        table.member("cudaSharedMemoryModeRequirePortable", 1);
        table.member("cudaSharedMemoryModeAllowNonPortable", 2);
        table.member("cudaSharedMemoryModeAllowOversizedSharedMemory", 3);
        table.member("cudaSharedMemoryModePreferOversizedSharedMemory", 4);
    },
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaStreamAttrValue\ntypedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime13::cudaLaunchAttributeValue,
);
