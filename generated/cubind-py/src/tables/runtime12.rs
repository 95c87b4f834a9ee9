//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{runtime, runtime12};

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cudaConditionalNodeParams",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"handle", 0, Ty::Value(&runtime::cudaGraphConditionalHandle)),
        FieldDef::new(c"type", 8, Ty::Enum(&runtime::cudaGraphConditionalNodeType)),
        FieldDef::new(c"size", 12, Ty::U32),
        FieldDef::new(
            c"phGraph_out",
            16,
            Ty::Filled(&Ty::Value(&runtime::cudaGraph_t), -4, 4),
        ),
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
        FieldDef::new(c"clockRate", 348, Ty::I32),
        FieldDef::new(c"totalConstMem", 352, Ty::U64),
        FieldDef::new(c"major", 360, Ty::I32),
        FieldDef::new(c"minor", 364, Ty::I32),
        FieldDef::new(c"textureAlignment", 368, Ty::U64),
        FieldDef::new(c"texturePitchAlignment", 376, Ty::U64),
        FieldDef::new(c"deviceOverlap", 384, Ty::I32),
        FieldDef::new(c"multiProcessorCount", 388, Ty::I32),
        FieldDef::new(c"kernelExecTimeoutEnabled", 392, Ty::I32),
        FieldDef::new(c"integrated", 396, Ty::I32),
        FieldDef::new(c"canMapHostMemory", 400, Ty::I32),
        FieldDef::new(c"computeMode", 404, Ty::I32),
        FieldDef::new(c"maxTexture1D", 408, Ty::I32),
        FieldDef::new(c"maxTexture1DMipmap", 412, Ty::I32),
        FieldDef::new(c"maxTexture1DLinear", 416, Ty::I32),
        FieldDef::new(c"maxTexture2D", 420, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DMipmap", 428, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DLinear", 436, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTexture2DGather", 448, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture3D", 456, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTexture3DAlt", 468, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTextureCubemap", 480, Ty::I32),
        FieldDef::new(c"maxTexture1DLayered", 484, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxTexture2DLayered", 492, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxTextureCubemapLayered", 504, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface1D", 512, Ty::I32),
        FieldDef::new(c"maxSurface2D", 516, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface3D", 524, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxSurface1DLayered", 536, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"maxSurface2DLayered", 544, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxSurfaceCubemap", 556, Ty::I32),
        FieldDef::new(c"maxSurfaceCubemapLayered", 560, Ty::Array(&Ty::I32, 2)),
        FieldDef::new(c"surfaceAlignment", 568, Ty::U64),
        FieldDef::new(c"concurrentKernels", 576, Ty::I32),
        FieldDef::new(c"ECCEnabled", 580, Ty::I32),
        FieldDef::new(c"pciBusID", 584, Ty::I32),
        FieldDef::new(c"pciDeviceID", 588, Ty::I32),
        FieldDef::new(c"pciDomainID", 592, Ty::I32),
        FieldDef::new(c"tccDriver", 596, Ty::I32),
        FieldDef::new(c"asyncEngineCount", 600, Ty::I32),
        FieldDef::new(c"unifiedAddressing", 604, Ty::I32),
        FieldDef::new(c"memoryClockRate", 608, Ty::I32),
        FieldDef::new(c"memoryBusWidth", 612, Ty::I32),
        FieldDef::new(c"l2CacheSize", 616, Ty::I32),
        FieldDef::new(c"persistingL2CacheMaxSize", 620, Ty::I32),
        FieldDef::new(c"maxThreadsPerMultiProcessor", 624, Ty::I32),
        FieldDef::new(c"streamPrioritiesSupported", 628, Ty::I32),
        FieldDef::new(c"globalL1CacheSupported", 632, Ty::I32),
        FieldDef::new(c"localL1CacheSupported", 636, Ty::I32),
        FieldDef::new(c"sharedMemPerMultiprocessor", 640, Ty::U64),
        FieldDef::new(c"regsPerMultiprocessor", 648, Ty::I32),
        FieldDef::new(c"managedMemory", 652, Ty::I32),
        FieldDef::new(c"isMultiGpuBoard", 656, Ty::I32),
        FieldDef::new(c"multiGpuBoardGroupID", 660, Ty::I32),
        FieldDef::new(c"hostNativeAtomicSupported", 664, Ty::I32),
        FieldDef::new(c"singleToDoublePrecisionPerfRatio", 668, Ty::I32),
        FieldDef::new(c"pageableMemoryAccess", 672, Ty::I32),
        FieldDef::new(c"concurrentManagedAccess", 676, Ty::I32),
        FieldDef::new(c"computePreemptionSupported", 680, Ty::I32),
        FieldDef::new(c"canUseHostPointerForRegisteredMem", 684, Ty::I32),
        FieldDef::new(c"cooperativeLaunch", 688, Ty::I32),
        FieldDef::new(c"cooperativeMultiDeviceLaunch", 692, Ty::I32),
        FieldDef::new(c"sharedMemPerBlockOptin", 696, Ty::U64),
        FieldDef::new(c"pageableMemoryAccessUsesHostPageTables", 704, Ty::I32),
        FieldDef::new(c"directManagedMemAccessFromHost", 708, Ty::I32),
        FieldDef::new(c"maxBlocksPerMultiProcessor", 712, Ty::I32),
        FieldDef::new(c"accessPolicyMaxWindowSize", 716, Ty::I32),
        FieldDef::new(c"reservedSharedMemPerBlock", 720, Ty::U64),
        FieldDef::new(c"hostRegisterSupported", 728, Ty::I32),
        FieldDef::new(c"sparseCudaArraySupported", 732, Ty::I32),
        FieldDef::new(c"hostRegisterReadOnlySupported", 736, Ty::I32),
        FieldDef::new(c"timelineSemaphoreInteropSupported", 740, Ty::I32),
        FieldDef::new(c"memoryPoolsSupported", 744, Ty::I32),
        FieldDef::new(c"gpuDirectRDMASupported", 748, Ty::I32),
        FieldDef::new(c"gpuDirectRDMAFlushWritesOptions", 752, Ty::U32),
        FieldDef::new(c"gpuDirectRDMAWritesOrdering", 756, Ty::I32),
        FieldDef::new(c"memoryPoolSupportedHandleTypes", 760, Ty::U32),
        FieldDef::new(c"deferredMappingCudaArraySupported", 764, Ty::I32),
        FieldDef::new(c"ipcEventSupported", 768, Ty::I32),
        FieldDef::new(c"clusterLaunch", 772, Ty::I32),
        FieldDef::new(c"unifiedFunctionPointers", 776, Ty::I32),
        FieldDef::new(c"reserved", 780, Ty::Array(&Ty::I32, 63)),
    ],
    "struct cudaDeviceProp, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEventRecordNodeParams: RecordDef = RecordDef::new(
    "cudaEventRecordNodeParams",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[FieldDef::new(c"event", 0, Ty::Value(&runtime::cudaEvent_t))],
    "struct cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalMemoryBufferDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryBufferDesc",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"size", 8, Ty::U64),
        FieldDef::new(c"flags", 16, Ty::U32),
    ],
    "struct cudaExternalMemoryBufferDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle),
        ),
        FieldDef::new(c"size", 24, Ty::U64),
        FieldDef::new(c"flags", 32, Ty::U32),
    ],
    "struct cudaExternalMemoryHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cudaExternalMemoryMipmappedArrayDesc",
    "cubind.cuda12.runtime",
    (64, 8, false),
    &[
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc)),
        FieldDef::new(c"extent", 32, Ty::Record(&runtime::cudaExtent)),
        FieldDef::new(c"flags", 56, Ty::U32),
        FieldDef::new(c"numLevels", 60, Ty::U32),
    ],
    "struct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
    ],
    "struct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cubind.cuda12.runtime",
    (24, 8, false),
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
    ],
    "struct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
    ],
    "struct cudaExternalSemaphoreSignalParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_nvSciSync),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(
                &runtime12::cudaExternalSemaphoreSignalParams_v1_params_keyedMutex,
            ),
        ),
    ],
    "struct cudaExternalSemaphoreSignalParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_fence",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_keyedMutex",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_v1_params_nvSciSync",
    "cubind.cuda12.runtime",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams_v1.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cubind.cuda12.runtime",
    (24, 8, false),
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
    ],
    "struct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params),
        ),
        FieldDef::new(c"flags", 32, Ty::U32),
    ],
    "struct cudaExternalSemaphoreWaitParams_v1, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_nvSciSync),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_keyedMutex),
        ),
    ],
    "struct cudaExternalSemaphoreWaitParams_v1.params, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_fence",
    "cubind.cuda12.runtime",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct cudaExternalSemaphoreWaitParams_v1.params.fence, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_keyedMutex",
    "cubind.cuda12.runtime",
    (16, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64), FieldDef::new(c"timeoutMs", 8, Ty::U32)],
    "struct cudaExternalSemaphoreWaitParams_v1.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier, until CUDA 12.9.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_v1_params_nvSciSync",
    "cubind.cuda12.runtime",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
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
        FieldDef::new(c"reserved", 76, Ty::Array(&Ty::I32, 16)),
    ],
    "struct cudaFuncAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphNodeParams: RecordDef = RecordDef::new(
        "cudaGraphNodeParams",
        "cubind.cuda12.runtime",
        (256, 8, false),
        &[
            FieldDef::new(c"type", 0, Ty::Enum(&runtime12::cudaGraphNodeType)),
            FieldDef::new(c"reserved0", 4, Ty::Array(&Ty::I32, 3)),
            FieldDef::new(c"reserved1", 16, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(c"kernel", 16, Ty::Record(&runtime12::cudaKernelNodeParamsV2)),
            FieldDef::new(c"memcpy", 16, Ty::Record(&runtime12::cudaMemcpyNodeParams)),
            FieldDef::new(c"memset", 16, Ty::Record(&runtime12::cudaMemsetParamsV2)),
            FieldDef::new(c"host", 16, Ty::Record(&runtime12::cudaHostNodeParamsV2)),
            FieldDef::new(c"graph", 16, Ty::Record(&runtime::cudaChildGraphNodeParams)),
            FieldDef::new(
                c"eventWait",
                16,
                Ty::Record(&runtime::cudaEventWaitNodeParams),
            ),
            FieldDef::new(
                c"eventRecord",
                16,
                Ty::Record(&runtime12::cudaEventRecordNodeParams),
            ),
            FieldDef::new(
                c"extSemSignal",
                16,
                Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2),
            ),
            FieldDef::new(
                c"extSemWait",
                16,
                Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2),
            ),
            FieldDef::new(
                c"alloc",
                16,
                Ty::Record(&runtime12::cudaMemAllocNodeParamsV2),
            ),
            FieldDef::new(c"free", 16, Ty::Record(&runtime::cudaMemFreeNodeParams)),
            FieldDef::new(
                c"conditional",
                16,
                Ty::Record(&runtime12::cudaConditionalNodeParams),
            ),
            FieldDef::new(c"reserved2", 248, Ty::I64),
        ],
        "struct cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 16,
                size: 24,
                by: Some((0, 13)),
            },
        ],
    );

pub(crate) static cudaGraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cudaGraphNodeParams_anon0",
        "cubind.cuda12.runtime",
        (232, 8, true),
        &[
            FieldDef::new(c"reserved1", 0, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(c"kernel", 0, Ty::Record(&runtime12::cudaKernelNodeParamsV2)),
            FieldDef::new(c"memcpy", 0, Ty::Record(&runtime12::cudaMemcpyNodeParams)),
            FieldDef::new(c"memset", 0, Ty::Record(&runtime12::cudaMemsetParamsV2)),
            FieldDef::new(c"host", 0, Ty::Record(&runtime12::cudaHostNodeParamsV2)),
            FieldDef::new(c"graph", 0, Ty::Record(&runtime::cudaChildGraphNodeParams)),
            FieldDef::new(
                c"eventWait",
                0,
                Ty::Record(&runtime::cudaEventWaitNodeParams),
            ),
            FieldDef::new(
                c"eventRecord",
                0,
                Ty::Record(&runtime12::cudaEventRecordNodeParams),
            ),
            FieldDef::new(
                c"extSemSignal",
                0,
                Ty::Record(&runtime12::cudaExternalSemaphoreSignalNodeParamsV2),
            ),
            FieldDef::new(
                c"extSemWait",
                0,
                Ty::Record(&runtime12::cudaExternalSemaphoreWaitNodeParamsV2),
            ),
            FieldDef::new(c"alloc", 0, Ty::Record(&runtime12::cudaMemAllocNodeParamsV2)),
            FieldDef::new(c"free", 0, Ty::Record(&runtime::cudaMemFreeNodeParams)),
            FieldDef::new(
                c"conditional",
                0,
                Ty::Record(&runtime12::cudaConditionalNodeParams),
            ),
        ],
        "struct cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 0,
                size: 24,
                by: None,
            },
        ],
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
        FieldDef::new(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature))),
        FieldDef::new(c"userData", 8, Ty::Data),
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
            FieldDef::new(c"func", 0, Ty::Pointer),
            FieldDef::new(c"gridDim", 8, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 20, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
            FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
            FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
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
        FieldDef::new(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID)),
        FieldDef::new(c"pad", 4, Ty::Chars(4)),
        FieldDef::new(c"val", 8, Ty::Record(&runtime12::cudaLaunchAttributeValue)),
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
    ],
    "struct cudaLaunchAttributeValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cudaLaunchConfig_st",
        "cubind.cuda12.runtime",
        (56, 8, false),
        &[
            FieldDef::new(c"gridDim", 0, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 12, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"dynamicSmemBytes", 24, Ty::U64),
            FieldDef::new(c"stream", 32, Ty::Value(&runtime::cudaStream_t)),
            FieldDef::new(
                c"attrs",
                40,
                Ty::List(&Ty::Record(&runtime12::cudaLaunchAttribute)),
            ),
            FieldDef::new(c"numAttrs", 48, Ty::U32),
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
            FieldDef::new(c"func", 0, Ty::Pointer),
            FieldDef::new(c"gridDim", 8, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 20, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"args", 32, Ty::KernelParams).in_digits(),
            FieldDef::new(c"sharedMem", 40, Ty::U64),
            FieldDef::new(c"stream", 48, Ty::Value(&runtime::cudaStream_t)),
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
        FieldDef::new(c"location", 0, Ty::Record(&runtime12::cudaMemLocation)),
        FieldDef::new(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags)),
    ],
    "struct cudaMemAccessDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParams",
    "cubind.cuda12.runtime",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&runtime12::cudaMemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Pointer),
    ],
    "struct cudaMemAllocNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cudaMemAllocNodeParamsV2",
    "cubind.cuda12.runtime",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&runtime12::cudaMemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Pointer),
    ],
    "struct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cudaMemLocation",
    "cubind.cuda12.runtime",
    (8, 4, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType)),
        FieldDef::new(c"id", 4, Ty::I32),
    ],
    "struct cudaMemLocation, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cudaMemPoolProps",
    "cubind.cuda12.runtime",
    (88, 8, false),
    &[
        FieldDef::new(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType)),
        FieldDef::new(
            c"handleTypes",
            4,
            Ty::Enum(&runtime::cudaMemAllocationHandleType),
        ),
        FieldDef::new(c"location", 8, Ty::Record(&runtime12::cudaMemLocation)),
        FieldDef::new(c"win32SecurityAttributes", 16, Ty::Pointer),
        FieldDef::new(c"maxSize", 24, Ty::U64),
        FieldDef::new(c"usage", 32, Ty::U16),
        FieldDef::new(c"reserved", 34, Ty::Chars(54)),
    ],
    "struct cudaMemPoolProps, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DBatchOp: RecordDef = RecordDef::new(
    "cudaMemcpy3DBatchOp",
    "cubind.cuda12.runtime",
    (112, 8, false),
    &[
        FieldDef::new(c"src", 0, Ty::Record(&runtime12::cudaMemcpy3DOperand)),
        FieldDef::new(c"dst", 40, Ty::Record(&runtime12::cudaMemcpy3DOperand)),
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
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemcpy3DOperandType)),
        FieldDef::new(c"op", 8, Ty::Record(&runtime12::cudaMemcpy3DOperand_op)),
    ],
    "struct cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op",
    "cubind.cuda12.runtime",
    (32, 8, true),
    &[
        FieldDef::new(c"ptr", 0, Ty::Record(&runtime12::cudaMemcpy3DOperand_op_ptr)),
        FieldDef::new(c"array", 0, Ty::Record(&runtime::cudaMemcpy3DOperand_op_array)),
    ],
    "struct cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperand_op_ptr: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op_ptr",
    "cubind.cuda12.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"ptr", 0, Ty::Pointer),
        FieldDef::new(c"rowLength", 8, Ty::U64),
        FieldDef::new(c"layerHeight", 16, Ty::U64),
        FieldDef::new(c"locHint", 24, Ty::Record(&runtime12::cudaMemLocation)),
    ],
    "struct cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyAttributes: RecordDef = RecordDef::new(
    "cudaMemcpyAttributes",
    "cubind.cuda12.runtime",
    (24, 4, false),
    &[
        FieldDef::new(
            c"srcAccessOrder",
            0,
            Ty::Enum(&runtime::cudaMemcpySrcAccessOrder),
        ),
        FieldDef::new(c"srcLocHint", 4, Ty::Record(&runtime12::cudaMemLocation)),
        FieldDef::new(c"dstLocHint", 12, Ty::Record(&runtime12::cudaMemLocation)),
        FieldDef::new(c"flags", 20, Ty::U32),
    ],
    "struct cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cudaMemcpyNodeParams",
    "cubind.cuda12.runtime",
    (176, 8, false),
    &[
        FieldDef::new(c"flags", 0, Ty::I32),
        FieldDef::new(c"reserved", 4, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms)),
    ],
    "struct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cudaMemsetParamsV2",
    "cubind.cuda12.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"dst", 0, Ty::Pointer),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"value", 16, Ty::U32),
        FieldDef::new(c"elementSize", 20, Ty::U32),
        FieldDef::new(c"width", 24, Ty::U64),
        FieldDef::new(c"height", 32, Ty::U64),
    ],
    "struct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cudaPointerAttributes",
    "cubind.cuda12.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaMemoryType)),
        FieldDef::new(c"device", 4, Ty::I32),
        FieldDef::new(c"devicePointer", 8, Ty::Pointer),
        FieldDef::new(c"hostPointer", 16, Ty::Pointer),
    ],
    "struct cudaPointerAttributes, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cudaResourceDesc",
    "cubind.cuda12.runtime",
    (64, 8, false),
    &[
        FieldDef::new(c"resType", 0, Ty::Enum(&runtime::cudaResourceType)),
        FieldDef::new(c"res", 8, Ty::Record(&runtime12::cudaResourceDesc_res)),
    ],
    "struct cudaResourceDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cudaResourceDesc_res",
    "cubind.cuda12.runtime",
    (56, 8, true),
    &[
        FieldDef::new(c"array", 0, Ty::Record(&runtime::cudaResourceDesc_res_array)),
        FieldDef::new(c"mipmap", 0, Ty::Record(&runtime::cudaResourceDesc_res_mipmap)),
        FieldDef::new(c"linear", 0, Ty::Record(&runtime::cudaResourceDesc_res_linear)),
        FieldDef::new(c"pitch2D", 0, Ty::Record(&runtime::cudaResourceDesc_res_pitch2D)),
    ],
    "struct cudaResourceDesc.res, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cudaResourceViewDesc",
    "cubind.cuda12.runtime",
    (48, 8, false),
    &[
        FieldDef::new(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat)),
        FieldDef::new(c"width", 8, Ty::U64),
        FieldDef::new(c"height", 16, Ty::U64),
        FieldDef::new(c"depth", 24, Ty::U64),
        FieldDef::new(c"firstMipmapLevel", 32, Ty::U32),
        FieldDef::new(c"lastMipmapLevel", 36, Ty::U32),
        FieldDef::new(c"firstLayer", 40, Ty::U32),
        FieldDef::new(c"lastLayer", 44, Ty::U32),
    ],
    "struct cudaResourceViewDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cudaStreamAttrValue",
    "cubind.cuda12.runtime",
    &runtime12::cudaLaunchAttributeValue,
    "typedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since CUDA 12.0 or earlier.",
);
