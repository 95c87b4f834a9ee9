//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{runtime, runtime12};

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaConditionalNodeParams\nstruct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
    (24, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Value(&runtime::cudaGraphConditionalHandle));
        table.field(c"type", 8, Ty::Enum(&runtime::cudaGraphConditionalNodeType));
        table.field(c"size", 12, Ty::U32);
        table.field(c"phGraph_out", 16, Ty::filled(Ty::Value(&runtime::cudaGraph_t))).counted(12, 4);
    },
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cubind.cuda12.runtime.cudaDeviceAttr\nenum cudaDeviceAttr, from driver_types.h. Since CUDA 12.0 or earlier. Deprecated: cudaDevAttrCooperativeMultiDeviceLaunch, cudaDevAttrMaxTimelineSemaphoreInteropSupported.",
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
        table.member("cudaDevAttrCooperativeMultiDeviceLaunch", 96);
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
        table.member("cudaDevAttrMaxTimelineSemaphoreInteropSupported", 114);
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
        table.member("cudaDevAttrMax", 144);
    },
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaDeviceProp\nstruct cudaDeviceProp, from driver_types.h. Since CUDA 12.0 or earlier.",
    (1032, 8, false),
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
        table.field(c"clockRate", 348, Ty::I32);
        table.field(c"totalConstMem", 352, Ty::U64);
        table.field(c"major", 360, Ty::I32);
        table.field(c"minor", 364, Ty::I32);
        table.field(c"textureAlignment", 368, Ty::U64);
        table.field(c"texturePitchAlignment", 376, Ty::U64);
        table.field(c"deviceOverlap", 384, Ty::I32);
        table.field(c"multiProcessorCount", 388, Ty::I32);
        table.field(c"kernelExecTimeoutEnabled", 392, Ty::I32);
        table.field(c"integrated", 396, Ty::I32);
        table.field(c"canMapHostMemory", 400, Ty::I32);
        table.field(c"computeMode", 404, Ty::I32);
        table.field(c"maxTexture1D", 408, Ty::I32);
        table.field(c"maxTexture1DMipmap", 412, Ty::I32);
        table.field(c"maxTexture1DLinear", 416, Ty::I32);
        table.field(c"maxTexture2D", 420, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DMipmap", 428, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DLinear", 436, Ty::array(Ty::I32, 3));
        table.field(c"maxTexture2DGather", 448, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture3D", 456, Ty::array(Ty::I32, 3));
        table.field(c"maxTexture3DAlt", 468, Ty::array(Ty::I32, 3));
        table.field(c"maxTextureCubemap", 480, Ty::I32);
        table.field(c"maxTexture1DLayered", 484, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DLayered", 492, Ty::array(Ty::I32, 3));
        table.field(c"maxTextureCubemapLayered", 504, Ty::array(Ty::I32, 2));
        table.field(c"maxSurface1D", 512, Ty::I32);
        table.field(c"maxSurface2D", 516, Ty::array(Ty::I32, 2));
        table.field(c"maxSurface3D", 524, Ty::array(Ty::I32, 3));
        table.field(c"maxSurface1DLayered", 536, Ty::array(Ty::I32, 2));
        table.field(c"maxSurface2DLayered", 544, Ty::array(Ty::I32, 3));
        table.field(c"maxSurfaceCubemap", 556, Ty::I32);
        table.field(c"maxSurfaceCubemapLayered", 560, Ty::array(Ty::I32, 2));
        table.field(c"surfaceAlignment", 568, Ty::U64);
        table.field(c"concurrentKernels", 576, Ty::I32);
        table.field(c"ECCEnabled", 580, Ty::I32);
        table.field(c"pciBusID", 584, Ty::I32);
        table.field(c"pciDeviceID", 588, Ty::I32);
        table.field(c"pciDomainID", 592, Ty::I32);
        table.field(c"tccDriver", 596, Ty::I32);
        table.field(c"asyncEngineCount", 600, Ty::I32);
        table.field(c"unifiedAddressing", 604, Ty::I32);
        table.field(c"memoryClockRate", 608, Ty::I32);
        table.field(c"memoryBusWidth", 612, Ty::I32);
        table.field(c"l2CacheSize", 616, Ty::I32);
        table.field(c"persistingL2CacheMaxSize", 620, Ty::I32);
        table.field(c"maxThreadsPerMultiProcessor", 624, Ty::I32);
        table.field(c"streamPrioritiesSupported", 628, Ty::I32);
        table.field(c"globalL1CacheSupported", 632, Ty::I32);
        table.field(c"localL1CacheSupported", 636, Ty::I32);
        table.field(c"sharedMemPerMultiprocessor", 640, Ty::U64);
        table.field(c"regsPerMultiprocessor", 648, Ty::I32);
        table.field(c"managedMemory", 652, Ty::I32);
        table.field(c"isMultiGpuBoard", 656, Ty::I32);
        table.field(c"multiGpuBoardGroupID", 660, Ty::I32);
        table.field(c"hostNativeAtomicSupported", 664, Ty::I32);
        table.field(c"singleToDoublePrecisionPerfRatio", 668, Ty::I32);
        table.field(c"pageableMemoryAccess", 672, Ty::I32);
        table.field(c"concurrentManagedAccess", 676, Ty::I32);
        table.field(c"computePreemptionSupported", 680, Ty::I32);
        table.field(c"canUseHostPointerForRegisteredMem", 684, Ty::I32);
        table.field(c"cooperativeLaunch", 688, Ty::I32);
        table.field(c"cooperativeMultiDeviceLaunch", 692, Ty::I32);
        table.field(c"sharedMemPerBlockOptin", 696, Ty::U64);
        table.field(c"pageableMemoryAccessUsesHostPageTables", 704, Ty::I32);
        table.field(c"directManagedMemAccessFromHost", 708, Ty::I32);
        table.field(c"maxBlocksPerMultiProcessor", 712, Ty::I32);
        table.field(c"accessPolicyMaxWindowSize", 716, Ty::I32);
        table.field(c"reservedSharedMemPerBlock", 720, Ty::U64);
        table.field(c"hostRegisterSupported", 728, Ty::I32);
        table.field(c"sparseCudaArraySupported", 732, Ty::I32);
        table.field(c"hostRegisterReadOnlySupported", 736, Ty::I32);
        table.field(c"timelineSemaphoreInteropSupported", 740, Ty::I32);
        table.field(c"memoryPoolsSupported", 744, Ty::I32);
        table.field(c"gpuDirectRDMASupported", 748, Ty::I32);
        table.field(c"gpuDirectRDMAFlushWritesOptions", 752, Ty::U32);
        table.field(c"gpuDirectRDMAWritesOrdering", 756, Ty::I32);
        table.field(c"memoryPoolSupportedHandleTypes", 760, Ty::U32);
        table.field(c"deferredMappingCudaArraySupported", 764, Ty::I32);
        table.field(c"ipcEventSupported", 768, Ty::I32);
        table.field(c"clusterLaunch", 772, Ty::I32);
        table.field(c"unifiedFunctionPointers", 776, Ty::I32);
        table.field(c"reserved", 780, Ty::array(Ty::I32, 63));
    },
);

pub(crate) static cudaEventRecordNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaEventRecordNodeParams\nstruct cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
    },
);

pub(crate) static cudaExternalMemoryBufferDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalMemoryBufferDesc\nstruct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"size", 8, Ty::U64);
        table.field(c"flags", 16, Ty::U32);
    },
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalMemoryHandleDesc\nstruct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
        table.field(c"size", 24, Ty::U64);
        table.field(c"flags", 32, Ty::U32);
    },
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalMemoryMipmappedArrayDesc\nstruct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"extent", 32, Ty::Record(&runtime::cudaExtent));
        table.field(c"flags", 56, Ty::U32);
        table.field(c"numLevels", 60, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreHandleDesc\nstruct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
        table.field(c"flags", 24, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalNodeParamsV2\nstruct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1\nstruct cudaExternalSemaphoreSignalParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params));
        table.field(c"flags", 24, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params\nstruct cudaExternalSemaphoreSignalParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (24, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_keyedMutex));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_fence\nstruct cudaExternalSemaphoreSignalParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_keyedMutex\nstruct cudaExternalSemaphoreSignalParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_nvSciSync\nstruct cudaExternalSemaphoreSignalParams_v1.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitNodeParamsV2\nstruct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1\nstruct cudaExternalSemaphoreWaitParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (40, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params));
        table.field(c"flags", 32, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params\nstruct cudaExternalSemaphoreWaitParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_keyedMutex));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_fence\nstruct cudaExternalSemaphoreWaitParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_keyedMutex\nstruct cudaExternalSemaphoreWaitParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (16, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
        table.field(c"timeoutMs", 8, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_nvSciSync\nstruct cudaExternalSemaphoreWaitParams_v1.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cubind.cuda12.runtime.cudaFuncAttribute\nenum cudaFuncAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFuncAttributeMaxDynamicSharedMemorySize", 8);
        table.member("cudaFuncAttributePreferredSharedMemoryCarveout", 9);
        table.member("cudaFuncAttributeClusterDimMustBeSet", 10);
        table.member("cudaFuncAttributeRequiredClusterWidth", 11);
        table.member("cudaFuncAttributeRequiredClusterHeight", 12);
        table.member("cudaFuncAttributeRequiredClusterDepth", 13);
        table.member("cudaFuncAttributeNonPortableClusterSizeAllowed", 14);
        table.member("cudaFuncAttributeClusterSchedulingPolicyPreference", 15);
        table.member("cudaFuncAttributeMax", 16);
    },
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaFuncAttributes\nstruct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
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
        table.field(c"reserved", 76, Ty::array(Ty::I32, 16));
    },
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaGraphNodeParams\nstruct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
        (256, 8, false),
        |table| {
            table.field(c"type", 0, Ty::Enum(&runtime12::cudaGraphNodeType));
            table.field(c"reserved0", 4, Ty::array(Ty::I32, 3));
            table.field(c"reserved1", 16, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 16, Ty::Record(&runtime12::cudaKernelNodeParamsV2));
            table.field(c"memcpy", 16, Ty::Record(&runtime12::cudaMemcpyNodeParams));
            table.field(c"memset", 16, Ty::Record(&runtime12::cudaMemsetParamsV2));
            table.field(c"host", 16, Ty::Record(&runtime12::cudaHostNodeParamsV2));
            table.field(c"graph", 16, Ty::Record(&runtime::cudaChildGraphNodeParams));
            table.field(c"eventWait", 16, Ty::Record(&runtime::cudaEventWaitNodeParams));
            table.field(c"eventRecord", 16, Ty::Record(&runtime12::cudaEventRecordNodeParams));
            table.field(c"extSemSignal", 16, Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2));
            table.field(c"extSemWait", 16, Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2));
            table.field(c"alloc", 16, Ty::Record(&runtime12::cudaMemAllocNodeParamsV2));
            table.field(c"free", 16, Ty::Record(&runtime::cudaMemFreeNodeParams));
            table.field(c"conditional", 16, Ty::Record(&runtime12::cudaConditionalNodeParams));
            table.field(c"reserved2", 248, Ty::I64);
        },
    )
    .selecting(
        &[
            Selected {
                at: 16,
                of: &runtime12::cudaConditionalNodeParams,
                by: Some((0, 13)),
            },
        ],
    );

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaGraphNodeParams_anon0\nstruct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
        (232, 8, true),
        |table| {
            table.field(c"reserved1", 0, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 0, Ty::Record(&runtime12::cudaKernelNodeParamsV2));
            table.field(c"memcpy", 0, Ty::Record(&runtime12::cudaMemcpyNodeParams));
            table.field(c"memset", 0, Ty::Record(&runtime12::cudaMemsetParamsV2));
            table.field(c"host", 0, Ty::Record(&runtime12::cudaHostNodeParamsV2));
            table.field(c"graph", 0, Ty::Record(&runtime::cudaChildGraphNodeParams));
            table.field(c"eventWait", 0, Ty::Record(&runtime::cudaEventWaitNodeParams));
            table.field(c"eventRecord", 0, Ty::Record(&runtime12::cudaEventRecordNodeParams));
            table.field(c"extSemSignal", 0, Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2));
            table.field(c"extSemWait", 0, Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2));
            table.field(c"alloc", 0, Ty::Record(&runtime12::cudaMemAllocNodeParamsV2));
            table.field(c"free", 0, Ty::Record(&runtime::cudaMemFreeNodeParams));
            table.field(c"conditional", 0, Ty::Record(&runtime12::cudaConditionalNodeParams));
        },
    )
    .selecting(
        &[
            Selected {
                at: 0,
                of: &runtime12::cudaConditionalNodeParams,
                by: None,
            },
        ],
    );

pub(crate) static cudaGraphNodeType: EnumDef = EnumDef::new(
    "cubind.cuda12.runtime.cudaGraphNodeType\nenum cudaGraphNodeType, from driver_types.h. Since CUDA 12.0 or earlier.",
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
        table.member("cudaGraphNodeTypeCount", 14);
    },
);

pub(crate) static cudaHostNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaHostNodeParamsV2\nstruct cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaKernelNodeAttrValue\ntypedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime12::cudaLaunchAttributeValue,
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaKernelNodeParamsV2\nstruct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
        (56, 8, false),
        |table| {
            table.field(c"func", 0, Ty::Pointer);
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.field(c"sharedMemBytes", 32, Ty::U32);
            table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
            table.field(c"extra", 48, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaLaunchAttribute_st\nstruct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"val", 8, Ty::Record(&runtime12::cudaLaunchAttributeValue));
    },
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaLaunchAttribute\nstruct cudaLaunchAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime12::cudaLaunchAttribute_st,
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaLaunchAttributeValue\nstruct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
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
    },
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaLaunchConfig_st\nstruct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
        (56, 8, false),
        |table| {
            table.field(c"gridDim", 0, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 12, Ty::Record(&runtime::dim3));
            table.field(c"dynamicSmemBytes", 24, Ty::U64);
            table.field(c"stream", 32, Ty::Value(&runtime::cudaStream_t));
            table.field(c"attrs", 40, Ty::list(Ty::Record(&runtime12::cudaLaunchAttribute)));
            table.field(c"numAttrs", 48, Ty::U32);
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaLaunchConfig_t\nstruct cudaLaunchConfig_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime12::cudaLaunchConfig_st,
);

pub(crate) static cudaLaunchParams: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaLaunchParams\nstruct cudaLaunchParams, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
        (56, 8, false),
        |table| {
            table.field(c"func", 0, Ty::Pointer);
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.field(c"args", 32, Ty::KernelParams).in_digits();
            table.field(c"sharedMem", 40, Ty::U64);
            table.field(c"stream", 48, Ty::Value(&runtime::cudaStream_t));
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaMemAccessDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAccessDesc\nstruct cudaMemAccessDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&runtime12::cudaMemLocation));
        table.field(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags));
    },
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAllocNodeParams\nstruct cudaMemAllocNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime12::cudaMemAccessDesc)));
        table.field(c"accessDescCount", 96, Ty::U64);
        table.field(c"bytesize", 104, Ty::U64);
        table.field(c"dptr", 112, Ty::Pointer);
    },
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAllocNodeParamsV2\nstruct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime12::cudaMemAccessDesc)));
        table.field(c"accessDescCount", 96, Ty::U64);
        table.field(c"bytesize", 104, Ty::U64);
        table.field(c"dptr", 112, Ty::Pointer);
    },
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemLocation\nstruct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType));
        table.field(c"id", 4, Ty::I32);
    },
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemPoolProps\nstruct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&runtime::cudaMemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&runtime12::cudaMemLocation));
        table.field(c"win32SecurityAttributes", 16, Ty::Pointer);
        table.field(c"maxSize", 24, Ty::U64);
        table.field(c"usage", 32, Ty::U16);
        table.field(c"reserved", 34, Ty::Chars(54));
    },
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpy3DBatchOp\nstruct cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8.",
    (112, 8, false),
    |table| {
        table.field(c"src", 0, Ty::Record(&runtime12::cudaMemcpy3DOperand));
        table.field(c"dst", 40, Ty::Record(&runtime12::cudaMemcpy3DOperand));
        table.field(c"extent", 80, Ty::Record(&runtime::cudaExtent));
        table.field(c"srcAccessOrder", 104, Ty::Enum(&runtime::cudaMemcpySrcAccessOrder));
        table.field(c"flags", 108, Ty::U32);
    },
);

pub(crate) static cudaMemcpy3DOperand: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpy3DOperand\nstruct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemcpy3DOperandType));
        table.field(c"op", 8, Ty::Record(&runtime12::cudaMemcpy3DOperand_op));
    },
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpy3DOperand_op\nstruct cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8.",
    (32, 8, true),
    |table| {
        table.field(c"ptr", 0, Ty::Record(&runtime12::cudaMemcpy3DOperand_op_ptr));
        table.field(c"array", 0, Ty::Record(&runtime::cudaMemcpy3DOperand_op_array));
    },
);

pub(crate) static cudaMemcpy3DOperand_op_ptr: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpy3DOperand_op_ptr\nstruct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Pointer);
        table.field(c"rowLength", 8, Ty::U64);
        table.field(c"layerHeight", 16, Ty::U64);
        table.field(c"locHint", 24, Ty::Record(&runtime12::cudaMemLocation));
    },
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpyAttributes\nstruct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
    (24, 4, false),
    |table| {
        table.field(c"srcAccessOrder", 0, Ty::Enum(&runtime::cudaMemcpySrcAccessOrder));
        table.field(c"srcLocHint", 4, Ty::Record(&runtime12::cudaMemLocation));
        table.field(c"dstLocHint", 12, Ty::Record(&runtime12::cudaMemLocation));
        table.field(c"flags", 20, Ty::U32);
    },
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpyNodeParams\nstruct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
    (176, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::I32);
        table.field(c"reserved", 4, Ty::array(Ty::I32, 3));
        table.field(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms));
    },
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemsetParamsV2\nstruct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
    (40, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Pointer);
        table.field(c"pitch", 8, Ty::U64);
        table.field(c"value", 16, Ty::U32);
        table.field(c"elementSize", 20, Ty::U32);
        table.field(c"width", 24, Ty::U64);
        table.field(c"height", 32, Ty::U64);
    },
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table.field(c"device", 4, Ty::I32);
        table.field(c"devicePointer", 8, Ty::Pointer);
        table.field(c"hostPointer", 16, Ty::Pointer);
    },
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceDesc\nstruct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&runtime::cudaResourceType));
        table.field(c"res", 8, Ty::Record(&runtime12::cudaResourceDesc_res));
    },
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceDesc_res\nstruct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
    (56, 8, true),
    |table| {
        table.field(c"array", 0, Ty::Record(&runtime::cudaResourceDesc_res_array));
        table.field(c"mipmap", 0, Ty::Record(&runtime::cudaResourceDesc_res_mipmap));
        table.field(c"linear", 0, Ty::Record(&runtime::cudaResourceDesc_res_linear));
        table.field(c"pitch2D", 0, Ty::Record(&runtime::cudaResourceDesc_res_pitch2D));
    },
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceViewDesc\nstruct cudaResourceViewDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat));
        table.field(c"width", 8, Ty::U64);
        table.field(c"height", 16, Ty::U64);
        table.field(c"depth", 24, Ty::U64);
        table.field(c"firstMipmapLevel", 32, Ty::U32);
        table.field(c"lastMipmapLevel", 36, Ty::U32);
        table.field(c"firstLayer", 40, Ty::U32);
        table.field(c"lastLayer", 44, Ty::U32);
    },
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaStreamAttrValue\ntypedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime12::cudaLaunchAttributeValue,
);
