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
        table.plain("size\0U32 12\0");
        table.field(c"phGraph_out", 16, Ty::filled(Ty::Value(&runtime::cudaGraph_t))).counted(12, 4);
    },
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cubind.cuda12.runtime.cudaDeviceAttr\nenum cudaDeviceAttr, from driver_types.h. Since at least CUDA 12.0. Deprecated: cudaDevAttrCooperativeMultiDeviceLaunch, cudaDevAttrMaxTimelineSemaphoreInteropSupported.",
    "cudaDevAttrMaxThreadsPerBlock=1 cudaDevAttrMaxBlockDimX cudaDevAttrMaxBlockDimY cudaDevAttrMaxBlockDimZ cudaDevAttrMaxGridDimX cudaDevAttrMaxGridDimY cudaDevAttrMaxGridDimZ cudaDevAttrMaxSharedMemoryPerBlock cudaDevAttrTotalConstantMemory cudaDevAttrWarpSize cudaDevAttrMaxPitch cudaDevAttrMaxRegistersPerBlock cudaDevAttrClockRate cudaDevAttrTextureAlignment cudaDevAttrGpuOverlap cudaDevAttrMultiProcessorCount cudaDevAttrKernelExecTimeout cudaDevAttrIntegrated cudaDevAttrCanMapHostMemory cudaDevAttrComputeMode cudaDevAttrMaxTexture1DWidth cudaDevAttrMaxTexture2DWidth cudaDevAttrMaxTexture2DHeight cudaDevAttrMaxTexture3DWidth cudaDevAttrMaxTexture3DHeight cudaDevAttrMaxTexture3DDepth cudaDevAttrMaxTexture2DLayeredWidth cudaDevAttrMaxTexture2DLayeredHeight cudaDevAttrMaxTexture2DLayeredLayers cudaDevAttrSurfaceAlignment cudaDevAttrConcurrentKernels cudaDevAttrEccEnabled cudaDevAttrPciBusId cudaDevAttrPciDeviceId cudaDevAttrTccDriver cudaDevAttrMemoryClockRate cudaDevAttrGlobalMemoryBusWidth cudaDevAttrL2CacheSize cudaDevAttrMaxThreadsPerMultiProcessor cudaDevAttrAsyncEngineCount cudaDevAttrUnifiedAddressing cudaDevAttrMaxTexture1DLayeredWidth cudaDevAttrMaxTexture1DLayeredLayers cudaDevAttrMaxTexture2DGatherWidth=45 cudaDevAttrMaxTexture2DGatherHeight cudaDevAttrMaxTexture3DWidthAlt cudaDevAttrMaxTexture3DHeightAlt cudaDevAttrMaxTexture3DDepthAlt cudaDevAttrPciDomainId cudaDevAttrTexturePitchAlignment cudaDevAttrMaxTextureCubemapWidth cudaDevAttrMaxTextureCubemapLayeredWidth cudaDevAttrMaxTextureCubemapLayeredLayers cudaDevAttrMaxSurface1DWidth cudaDevAttrMaxSurface2DWidth cudaDevAttrMaxSurface2DHeight cudaDevAttrMaxSurface3DWidth cudaDevAttrMaxSurface3DHeight cudaDevAttrMaxSurface3DDepth cudaDevAttrMaxSurface1DLayeredWidth cudaDevAttrMaxSurface1DLayeredLayers cudaDevAttrMaxSurface2DLayeredWidth cudaDevAttrMaxSurface2DLayeredHeight cudaDevAttrMaxSurface2DLayeredLayers cudaDevAttrMaxSurfaceCubemapWidth cudaDevAttrMaxSurfaceCubemapLayeredWidth cudaDevAttrMaxSurfaceCubemapLayeredLayers cudaDevAttrMaxTexture1DLinearWidth cudaDevAttrMaxTexture2DLinearWidth cudaDevAttrMaxTexture2DLinearHeight cudaDevAttrMaxTexture2DLinearPitch cudaDevAttrMaxTexture2DMipmappedWidth cudaDevAttrMaxTexture2DMipmappedHeight cudaDevAttrComputeCapabilityMajor cudaDevAttrComputeCapabilityMinor cudaDevAttrMaxTexture1DMipmappedWidth cudaDevAttrStreamPrioritiesSupported cudaDevAttrGlobalL1CacheSupported cudaDevAttrLocalL1CacheSupported cudaDevAttrMaxSharedMemoryPerMultiprocessor cudaDevAttrMaxRegistersPerMultiprocessor cudaDevAttrManagedMemory cudaDevAttrIsMultiGpuBoard cudaDevAttrMultiGpuBoardGroupID cudaDevAttrHostNativeAtomicSupported cudaDevAttrSingleToDoublePrecisionPerfRatio cudaDevAttrPageableMemoryAccess cudaDevAttrConcurrentManagedAccess cudaDevAttrComputePreemptionSupported cudaDevAttrCanUseHostPointerForRegisteredMem cudaDevAttrReserved92 cudaDevAttrReserved93 cudaDevAttrReserved94 cudaDevAttrCooperativeLaunch cudaDevAttrCooperativeMultiDeviceLaunch cudaDevAttrMaxSharedMemoryPerBlockOptin cudaDevAttrCanFlushRemoteWrites cudaDevAttrHostRegisterSupported cudaDevAttrPageableMemoryAccessUsesHostPageTables cudaDevAttrDirectManagedMemAccessFromHost cudaDevAttrMaxBlocksPerMultiprocessor=106 cudaDevAttrMaxPersistingL2CacheSize=108 cudaDevAttrMaxAccessPolicyWindowSize cudaDevAttrReservedSharedMemoryPerBlock=111 cudaDevAttrSparseCudaArraySupported cudaDevAttrHostRegisterReadOnlySupported cudaDevAttrTimelineSemaphoreInteropSupported cudaDevAttrMaxTimelineSemaphoreInteropSupported=114 cudaDevAttrMemoryPoolsSupported cudaDevAttrGPUDirectRDMASupported cudaDevAttrGPUDirectRDMAFlushWritesOptions cudaDevAttrGPUDirectRDMAWritesOrdering cudaDevAttrMemoryPoolSupportedHandleTypes cudaDevAttrClusterLaunch cudaDevAttrDeferredMappingCudaArraySupported cudaDevAttrReserved122 cudaDevAttrReserved123 cudaDevAttrReserved124 cudaDevAttrIpcEventSupport cudaDevAttrMemSyncDomainCount cudaDevAttrReserved127 cudaDevAttrReserved128 cudaDevAttrReserved129 cudaDevAttrNumaConfig cudaDevAttrNumaId cudaDevAttrReserved132 cudaDevAttrMpsEnabled cudaDevAttrHostNumaId cudaDevAttrD3D12CigSupported cudaDevAttrVulkanCigSupported=138 cudaDevAttrGpuPciDeviceId cudaDevAttrGpuPciSubsystemId cudaDevAttrReserved141 cudaDevAttrHostNumaMemoryPoolsSupported cudaDevAttrHostNumaMultinodeIpcSupported cudaDevAttrMax",
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaDeviceProp\nstruct cudaDeviceProp, from driver_types.h. Since at least CUDA 12.0.",
    (1032, 8, false),
    |table| {
        table.field(c"name", 0, Ty::Name(256));
        table.field(c"uuid", 256, Ty::Record(&runtime::cudaUUID_t));
        table.field(c"luid", 272, Ty::Id(8));
        table
            .plain(
                "luidDeviceNodeMask\0U32 280\0totalGlobalMem\0U64 288\0sharedMemPerBlock\0U64 296\0regsPerBlock\0I32 304\0warpSize\0I32 308\0memPitch\0U64 312\0maxThreadsPerBlock\0I32 320\0",
            );
        table.field(c"maxThreadsDim", 324, Ty::array(Ty::I32, 3));
        table.field(c"maxGridSize", 336, Ty::array(Ty::I32, 3));
        table
            .plain(
                "clockRate\0I32 348\0totalConstMem\0U64 352\0major\0I32 360\0minor\0I32 364\0textureAlignment\0U64 368\0texturePitchAlignment\0U64 376\0deviceOverlap\0I32 384\0multiProcessorCount\0I32 388\0kernelExecTimeoutEnabled\0I32 392\0integrated\0I32 396\0canMapHostMemory\0I32 400\0computeMode\0I32 404\0maxTexture1D\0I32 408\0maxTexture1DMipmap\0I32 412\0maxTexture1DLinear\0I32 416\0",
            );
        table.field(c"maxTexture2D", 420, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DMipmap", 428, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DLinear", 436, Ty::array(Ty::I32, 3));
        table.field(c"maxTexture2DGather", 448, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture3D", 456, Ty::array(Ty::I32, 3));
        table.field(c"maxTexture3DAlt", 468, Ty::array(Ty::I32, 3));
        table.plain("maxTextureCubemap\0I32 480\0");
        table.field(c"maxTexture1DLayered", 484, Ty::array(Ty::I32, 2));
        table.field(c"maxTexture2DLayered", 492, Ty::array(Ty::I32, 3));
        table.field(c"maxTextureCubemapLayered", 504, Ty::array(Ty::I32, 2));
        table.plain("maxSurface1D\0I32 512\0");
        table.field(c"maxSurface2D", 516, Ty::array(Ty::I32, 2));
        table.field(c"maxSurface3D", 524, Ty::array(Ty::I32, 3));
        table.field(c"maxSurface1DLayered", 536, Ty::array(Ty::I32, 2));
        table.field(c"maxSurface2DLayered", 544, Ty::array(Ty::I32, 3));
        table.plain("maxSurfaceCubemap\0I32 556\0");
        table.field(c"maxSurfaceCubemapLayered", 560, Ty::array(Ty::I32, 2));
        table
            .plain(
                "surfaceAlignment\0U64 568\0concurrentKernels\0I32 576\0ECCEnabled\0I32 580\0pciBusID\0I32 584\0pciDeviceID\0I32 588\0pciDomainID\0I32 592\0tccDriver\0I32 596\0asyncEngineCount\0I32 600\0unifiedAddressing\0I32 604\0memoryClockRate\0I32 608\0memoryBusWidth\0I32 612\0l2CacheSize\0I32 616\0persistingL2CacheMaxSize\0I32 620\0maxThreadsPerMultiProcessor\0I32 624\0streamPrioritiesSupported\0I32 628\0globalL1CacheSupported\0I32 632\0localL1CacheSupported\0I32 636\0sharedMemPerMultiprocessor\0U64 640\0regsPerMultiprocessor\0I32 648\0managedMemory\0I32 652\0isMultiGpuBoard\0I32 656\0multiGpuBoardGroupID\0I32 660\0hostNativeAtomicSupported\0I32 664\0singleToDoublePrecisionPerfRatio\0I32 668\0pageableMemoryAccess\0I32 672\0concurrentManagedAccess\0I32 676\0computePreemptionSupported\0I32 680\0canUseHostPointerForRegisteredMem\0I32 684\0cooperativeLaunch\0I32 688\0cooperativeMultiDeviceLaunch\0I32 692\0sharedMemPerBlockOptin\0U64 696\0pageableMemoryAccessUsesHostPageTables\0I32 704\0directManagedMemAccessFromHost\0I32 708\0maxBlocksPerMultiProcessor\0I32 712\0accessPolicyMaxWindowSize\0I32 716\0reservedSharedMemPerBlock\0U64 720\0hostRegisterSupported\0I32 728\0sparseCudaArraySupported\0I32 732\0hostRegisterReadOnlySupported\0I32 736\0timelineSemaphoreInteropSupported\0I32 740\0memoryPoolsSupported\0I32 744\0gpuDirectRDMASupported\0I32 748\0gpuDirectRDMAFlushWritesOptions\0U32 752\0gpuDirectRDMAWritesOrdering\0I32 756\0memoryPoolSupportedHandleTypes\0U32 760\0deferredMappingCudaArraySupported\0I32 764\0ipcEventSupported\0I32 768\0clusterLaunch\0I32 772\0unifiedFunctionPointers\0I32 776\0",
            );
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
    "cubind.cuda12.runtime.cudaExternalMemoryBufferDesc\nstruct cudaExternalMemoryBufferDesc, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("offset\0U64 0\0size\0U64 8\0flags\0U32 16\0");
    },
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalMemoryHandleDesc\nstruct cudaExternalMemoryHandleDesc, from driver_types.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
        table.plain("size\0U64 24\0flags\0U32 32\0");
    },
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalMemoryMipmappedArrayDesc\nstruct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.plain("offset\0U64 0\0");
        table.field(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"extent", 32, Ty::Record(&runtime::cudaExtent));
        table.plain("flags\0U32 56\0numLevels\0U32 60\0");
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreHandleDesc\nstruct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalNodeParamsV2\nstruct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1\nstruct cudaExternalSemaphoreSignalParams_v1, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params\nstruct cudaExternalSemaphoreSignalParams_v1.params, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (24, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime12::cudaExternalSemaphoreSignalParams_v1_params_keyedMutex));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_fence\nstruct cudaExternalSemaphoreSignalParams_v1.params.fence, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_keyedMutex\nstruct cudaExternalSemaphoreSignalParams_v1.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.plain("key\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreSignalParams_v1_params_nvSciSync\nstruct cudaExternalSemaphoreSignalParams_v1.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitNodeParamsV2\nstruct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1\nstruct cudaExternalSemaphoreWaitParams_v1, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (40, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params));
        table.plain("flags\0U32 32\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params\nstruct cudaExternalSemaphoreWaitParams_v1.params, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime12::cudaExternalSemaphoreWaitParams_v1_params_keyedMutex));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_fence\nstruct cudaExternalSemaphoreWaitParams_v1.params.fence, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_keyedMutex\nstruct cudaExternalSemaphoreWaitParams_v1.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (16, 8, false),
    |table| {
        table.plain("key\0U64 0\0timeoutMs\0U32 8\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaExternalSemaphoreWaitParams_v1_params_nvSciSync\nstruct cudaExternalSemaphoreWaitParams_v1.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cubind.cuda12.runtime.cudaFuncAttribute\nenum cudaFuncAttribute, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFuncAttributeMaxDynamicSharedMemorySize=8 cudaFuncAttributePreferredSharedMemoryCarveout cudaFuncAttributeClusterDimMustBeSet cudaFuncAttributeRequiredClusterWidth cudaFuncAttributeRequiredClusterHeight cudaFuncAttributeRequiredClusterDepth cudaFuncAttributeNonPortableClusterSizeAllowed cudaFuncAttributeClusterSchedulingPolicyPreference cudaFuncAttributeMax",
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaFuncAttributes\nstruct cudaFuncAttributes, from driver_types.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table
            .plain(
                "sharedSizeBytes\0U64 0\0constSizeBytes\0U64 8\0localSizeBytes\0U64 16\0maxThreadsPerBlock\0I32 24\0numRegs\0I32 28\0ptxVersion\0I32 32\0binaryVersion\0I32 36\0cacheModeCA\0I32 40\0maxDynamicSharedSizeBytes\0I32 44\0preferredShmemCarveout\0I32 48\0clusterDimMustBeSet\0I32 52\0requiredClusterWidth\0I32 56\0requiredClusterHeight\0I32 60\0requiredClusterDepth\0I32 64\0clusterSchedulingPolicyPreference\0I32 68\0nonPortableClusterSizeAllowed\0I32 72\0",
            );
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
            table.plain("reserved2\0I64 248\0");
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
    "cubind.cuda12.runtime.cudaGraphNodeType\nenum cudaGraphNodeType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphNodeTypeKernel cudaGraphNodeTypeMemcpy cudaGraphNodeTypeMemset cudaGraphNodeTypeHost cudaGraphNodeTypeGraph cudaGraphNodeTypeEmpty cudaGraphNodeTypeWaitEvent cudaGraphNodeTypeEventRecord cudaGraphNodeTypeExtSemaphoreSignal cudaGraphNodeTypeExtSemaphoreWait cudaGraphNodeTypeMemAlloc cudaGraphNodeTypeMemFree cudaGraphNodeTypeConditional=13 cudaGraphNodeTypeCount",
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
    "cubind.cuda12.runtime.cudaKernelNodeAttrValue\ntypedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since at least CUDA 12.0.",
    &runtime12::cudaLaunchAttributeValue,
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaKernelNodeParamsV2\nstruct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
        (56, 8, false),
        |table| {
            table.plain("func\0Pointer 0\0");
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.plain("sharedMemBytes\0U32 32\0");
            table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
            table.field(c"extra", 48, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaLaunchAttribute_st\nstruct cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"val", 8, Ty::Record(&runtime12::cudaLaunchAttributeValue));
    },
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaLaunchAttribute\nstruct cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0.",
    &runtime12::cudaLaunchAttribute_st,
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaLaunchAttributeValue\nstruct cudaLaunchAttributeValue, from driver_types.h. Since at least CUDA 12.0.",
    (64, 8, true),
    |table| {
        table.field(c"pad", 0, Ty::Chars(64));
        table.field(c"accessPolicyWindow", 0, Ty::Record(&runtime::cudaAccessPolicyWindow));
        table.plain("cooperative\0I32 0\0");
        table.field(c"syncPolicy", 0, Ty::Enum(&runtime::cudaSynchronizationPolicy));
        table.field(c"clusterDim", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_clusterDim));
        table.field(c"clusterSchedulingPolicyPreference", 0, Ty::Enum(&runtime::cudaClusterSchedulingPolicy));
        table.plain("programmaticStreamSerializationAllowed\0I32 0\0");
        table.field(c"programmaticEvent", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_programmaticEvent));
        table.plain("priority\0I32 0\0");
        table.field(c"memSyncDomainMap", 0, Ty::Record(&runtime::cudaLaunchMemSyncDomainMap));
        table.field(c"memSyncDomain", 0, Ty::Enum(&runtime::cudaLaunchMemSyncDomain));
        table.field(c"preferredClusterDim", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_preferredClusterDim));
        table.field(c"launchCompletionEvent", 0, Ty::Record(&runtime::cudaLaunchAttributeValue_launchCompletionEvent));
        table
            .field(
                c"deviceUpdatableKernelNode", 0,
                Ty::Record(&runtime::cudaLaunchAttributeValue_deviceUpdatableKernelNode),
            );
        table.plain("sharedMemCarveout\0U32 0\0");
    },
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaLaunchConfig_st\nstruct cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0.",
        (56, 8, false),
        |table| {
            table.field(c"gridDim", 0, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 12, Ty::Record(&runtime::dim3));
            table.plain("dynamicSmemBytes\0U64 24\0");
            table.field(c"stream", 32, Ty::Value(&runtime::cudaStream_t));
            table.field(c"attrs", 40, Ty::list(Ty::Record(&runtime12::cudaLaunchAttribute)));
            table.plain("numAttrs\0U32 48\0");
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaLaunchConfig_t\nstruct cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0.",
    &runtime12::cudaLaunchConfig_st,
);

pub(crate) static cudaLaunchParams: RecordDef = RecordDef::new(
        "cubind.cuda12.runtime.cudaLaunchParams\nstruct cudaLaunchParams, from driver_types.h. Since at least CUDA 12.0, until CUDA 12.9.",
        (56, 8, false),
        |table| {
            table.plain("func\0Pointer 0\0");
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.field(c"args", 32, Ty::KernelParams).in_digits();
            table.plain("sharedMem\0U64 40\0");
            table.field(c"stream", 48, Ty::Value(&runtime::cudaStream_t));
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaMemAccessDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAccessDesc\nstruct cudaMemAccessDesc, from driver_types.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&runtime12::cudaMemLocation));
        table.field(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags));
    },
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAllocNodeParams\nstruct cudaMemAllocNodeParams, from driver_types.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime12::cudaMemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0dptr\0Pointer 112\0");
    },
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemAllocNodeParamsV2\nstruct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime12::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime12::cudaMemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0dptr\0Pointer 112\0");
    },
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemLocation\nstruct cudaMemLocation, from driver_types.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType));
        table.plain("id\0I32 4\0");
    },
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemPoolProps\nstruct cudaMemPoolProps, from driver_types.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&runtime::cudaMemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&runtime12::cudaMemLocation));
        table.plain("win32SecurityAttributes\0Pointer 16\0maxSize\0U64 24\0usage\0U16 32\0");
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
        table.plain("flags\0U32 108\0");
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
        table.plain("ptr\0Pointer 0\0rowLength\0U64 8\0layerHeight\0U64 16\0");
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
        table.plain("flags\0U32 20\0");
    },
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemcpyNodeParams\nstruct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
    (176, 8, false),
    |table| {
        table.plain("flags\0I32 0\0");
        table.field(c"reserved", 4, Ty::array(Ty::I32, 3));
        table.field(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms));
    },
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaMemsetParamsV2\nstruct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
    (40, 8, false),
    |table| {
        table
            .plain("dst\0Pointer 0\0pitch\0U64 8\0value\0U32 16\0elementSize\0U32 20\0width\0U64 24\0height\0U64 32\0");
    },
);

pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table.plain("device\0I32 4\0devicePointer\0Pointer 8\0hostPointer\0Pointer 16\0");
    },
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceDesc\nstruct cudaResourceDesc, from driver_types.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&runtime::cudaResourceType));
        table.field(c"res", 8, Ty::Record(&runtime12::cudaResourceDesc_res));
    },
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceDesc_res\nstruct cudaResourceDesc.res, from driver_types.h. Since at least CUDA 12.0.",
    (56, 8, true),
    |table| {
        table.field(c"array", 0, Ty::Record(&runtime::cudaResourceDesc_res_array));
        table.field(c"mipmap", 0, Ty::Record(&runtime::cudaResourceDesc_res_mipmap));
        table.field(c"linear", 0, Ty::Record(&runtime::cudaResourceDesc_res_linear));
        table.field(c"pitch2D", 0, Ty::Record(&runtime::cudaResourceDesc_res_pitch2D));
    },
);

pub(crate) static cudaResourceViewDesc: RecordDef = RecordDef::new(
    "cubind.cuda12.runtime.cudaResourceViewDesc\nstruct cudaResourceViewDesc, from driver_types.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat));
        table
            .plain(
                "width\0U64 8\0height\0U64 16\0depth\0U64 24\0firstMipmapLevel\0U32 32\0lastMipmapLevel\0U32 36\0firstLayer\0U32 40\0lastLayer\0U32 44\0",
            );
    },
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.runtime.cudaStreamAttrValue\ntypedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since at least CUDA 12.0.",
    &runtime12::cudaLaunchAttributeValue,
);
