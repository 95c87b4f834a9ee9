//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, runtime, runtime13};

pub(crate) static cudaAtomicOperation: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAtomicOperation\nenum cudaAtomicOperation, from driver_types.h. Since CUDA 13.0.",
    "cudaAtomicOperationIntegerAdd cudaAtomicOperationIntegerMin cudaAtomicOperationIntegerMax cudaAtomicOperationIntegerIncrement cudaAtomicOperationIntegerDecrement cudaAtomicOperationAnd cudaAtomicOperationOr cudaAtomicOperationXOR cudaAtomicOperationExchange cudaAtomicOperationCAS cudaAtomicOperationFloatAdd cudaAtomicOperationFloatMin cudaAtomicOperationFloatMax",
);

pub(crate) static cudaAtomicOperationCapability: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAtomicOperationCapability\nenum cudaAtomicOperationCapability, from driver_types.h. Since CUDA 13.0.",
    "cudaAtomicCapabilitySigned=1 cudaAtomicCapabilityUnsigned cudaAtomicCapabilityReduction=4 cudaAtomicCapabilityScalar32=8 cudaAtomicCapabilityScalar64=16 cudaAtomicCapabilityScalar128=32 cudaAtomicCapabilityVector32x4=64",
);

pub(crate) static cudaConditionalNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaConditionalNodeParams\nstruct cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3.",
    (32, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Value(&runtime::cudaGraphConditionalHandle));
        table.field(c"type", 8, Ty::Enum(&runtime::cudaGraphConditionalNodeType));
        table.plain("size\0U32 12\0");
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
    "cudaDevResourceTypeInvalid cudaDevResourceTypeSm cudaDevResourceTypeWorkqueueConfig=1000 cudaDevResourceTypeWorkqueue=10000",
);

pub(crate) static cudaDevSmResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevSmResource\nstruct cudaDevSmResource, from driver_types.h. Since CUDA 13.1.",
    (20, 4, false),
    |table| {
        table
            .plain(
                "smCount\0U32 0\0minSmPartitionSize\0U32 4\0smCoscheduledAlignment\0U32 8\0flags\0U32 12\0localityDomainId\0U32 16\0",
            );
    },
);

pub(crate) static cudaDevSmResourceGroupParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceGroupParams_st\nstruct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
    (64, 4, false),
    |table| {
        table
            .plain(
                "smCount\0U32 0\0coscheduledSmCount\0U32 4\0preferredCoscheduledSmCount\0U32 8\0flags\0U32 12\0localityDomainId\0U32 16\0",
            );
        table.field(c"reserved", 20, Ty::array(Ty::U32, 11));
    },
);

pub(crate) static cudaDevSmResourceGroupParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaDevSmResourceGroupParams\nstruct cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1.",
    &runtime13::cudaDevSmResourceGroupParams_st,
);

pub(crate) static cudaDevSmResourceGroup_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceGroup_flags\nenum cudaDevSmResourceGroup_flags, from driver_types.h. Since CUDA 13.1.",
    "cudaDevSmResourceGroupDefault cudaDevSmResourceGroupBackfill cudaDevSmResourceGroupLocalityDomainId cudaDevSmResourceGroupLocalityDomainSupplementalSms=4",
);

pub(crate) static cudaDevSmResourceSplitByCount_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevSmResourceSplitByCount_flags\nenum cudaDevSmResourceSplitByCount_flags, from driver_types.h. Since CUDA 13.1.",
    "cudaDevSmResourceSplitIgnoreSmCoscheduling=1 cudaDevSmResourceSplitMaxPotentialClusterSize",
);

pub(crate) static cudaDevWorkqueueConfigResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueConfigResource\nstruct cudaDevWorkqueueConfigResource, from driver_types.h. Since CUDA 13.1.",
    (12, 4, false),
    |table| {
        table.plain("device\0I32 0\0wqConcurrencyLimit\0U32 4\0");
        table.field(c"sharingScope", 8, Ty::Enum(&runtime13::cudaDevWorkqueueConfigScope));
    },
);

pub(crate) static cudaDevWorkqueueConfigScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueConfigScope\nenum cudaDevWorkqueueConfigScope, from driver_types.h. Since CUDA 13.1.",
    "cudaDevWorkqueueConfigScopeDeviceCtx cudaDevWorkqueueConfigScopeGreenCtxBalanced",
);

pub(crate) static cudaDevWorkqueueResource: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaDevWorkqueueResource\nstruct cudaDevWorkqueueResource, from driver_types.h. Since CUDA 13.1.",
    (40, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(40));
    },
);

pub(crate) static cudaDeviceAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceAttr\nenum cudaDeviceAttr, from driver_types.h. Since at least CUDA 12.0.",
    "cudaDevAttrMaxThreadsPerBlock=1 cudaDevAttrMaxBlockDimX cudaDevAttrMaxBlockDimY cudaDevAttrMaxBlockDimZ cudaDevAttrMaxGridDimX cudaDevAttrMaxGridDimY cudaDevAttrMaxGridDimZ cudaDevAttrMaxSharedMemoryPerBlock cudaDevAttrTotalConstantMemory cudaDevAttrWarpSize cudaDevAttrMaxPitch cudaDevAttrMaxRegistersPerBlock cudaDevAttrClockRate cudaDevAttrTextureAlignment cudaDevAttrGpuOverlap cudaDevAttrMultiProcessorCount cudaDevAttrKernelExecTimeout cudaDevAttrIntegrated cudaDevAttrCanMapHostMemory cudaDevAttrComputeMode cudaDevAttrMaxTexture1DWidth cudaDevAttrMaxTexture2DWidth cudaDevAttrMaxTexture2DHeight cudaDevAttrMaxTexture3DWidth cudaDevAttrMaxTexture3DHeight cudaDevAttrMaxTexture3DDepth cudaDevAttrMaxTexture2DLayeredWidth cudaDevAttrMaxTexture2DLayeredHeight cudaDevAttrMaxTexture2DLayeredLayers cudaDevAttrSurfaceAlignment cudaDevAttrConcurrentKernels cudaDevAttrEccEnabled cudaDevAttrPciBusId cudaDevAttrPciDeviceId cudaDevAttrTccDriver cudaDevAttrMemoryClockRate cudaDevAttrGlobalMemoryBusWidth cudaDevAttrL2CacheSize cudaDevAttrMaxThreadsPerMultiProcessor cudaDevAttrAsyncEngineCount cudaDevAttrUnifiedAddressing cudaDevAttrMaxTexture1DLayeredWidth cudaDevAttrMaxTexture1DLayeredLayers cudaDevAttrMaxTexture2DGatherWidth=45 cudaDevAttrMaxTexture2DGatherHeight cudaDevAttrMaxTexture3DWidthAlt cudaDevAttrMaxTexture3DHeightAlt cudaDevAttrMaxTexture3DDepthAlt cudaDevAttrPciDomainId cudaDevAttrTexturePitchAlignment cudaDevAttrMaxTextureCubemapWidth cudaDevAttrMaxTextureCubemapLayeredWidth cudaDevAttrMaxTextureCubemapLayeredLayers cudaDevAttrMaxSurface1DWidth cudaDevAttrMaxSurface2DWidth cudaDevAttrMaxSurface2DHeight cudaDevAttrMaxSurface3DWidth cudaDevAttrMaxSurface3DHeight cudaDevAttrMaxSurface3DDepth cudaDevAttrMaxSurface1DLayeredWidth cudaDevAttrMaxSurface1DLayeredLayers cudaDevAttrMaxSurface2DLayeredWidth cudaDevAttrMaxSurface2DLayeredHeight cudaDevAttrMaxSurface2DLayeredLayers cudaDevAttrMaxSurfaceCubemapWidth cudaDevAttrMaxSurfaceCubemapLayeredWidth cudaDevAttrMaxSurfaceCubemapLayeredLayers cudaDevAttrMaxTexture1DLinearWidth cudaDevAttrMaxTexture2DLinearWidth cudaDevAttrMaxTexture2DLinearHeight cudaDevAttrMaxTexture2DLinearPitch cudaDevAttrMaxTexture2DMipmappedWidth cudaDevAttrMaxTexture2DMipmappedHeight cudaDevAttrComputeCapabilityMajor cudaDevAttrComputeCapabilityMinor cudaDevAttrMaxTexture1DMipmappedWidth cudaDevAttrStreamPrioritiesSupported cudaDevAttrGlobalL1CacheSupported cudaDevAttrLocalL1CacheSupported cudaDevAttrMaxSharedMemoryPerMultiprocessor cudaDevAttrMaxRegistersPerMultiprocessor cudaDevAttrManagedMemory cudaDevAttrIsMultiGpuBoard cudaDevAttrMultiGpuBoardGroupID cudaDevAttrHostNativeAtomicSupported cudaDevAttrSingleToDoublePrecisionPerfRatio cudaDevAttrPageableMemoryAccess cudaDevAttrConcurrentManagedAccess cudaDevAttrComputePreemptionSupported cudaDevAttrCanUseHostPointerForRegisteredMem cudaDevAttrReserved92 cudaDevAttrReserved93 cudaDevAttrReserved94 cudaDevAttrCooperativeLaunch cudaDevAttrReserved96 cudaDevAttrMaxSharedMemoryPerBlockOptin cudaDevAttrCanFlushRemoteWrites cudaDevAttrHostRegisterSupported cudaDevAttrPageableMemoryAccessUsesHostPageTables cudaDevAttrDirectManagedMemAccessFromHost cudaDevAttrMaxBlocksPerMultiprocessor=106 cudaDevAttrMaxPersistingL2CacheSize=108 cudaDevAttrMaxAccessPolicyWindowSize cudaDevAttrReservedSharedMemoryPerBlock=111 cudaDevAttrSparseCudaArraySupported cudaDevAttrHostRegisterReadOnlySupported cudaDevAttrTimelineSemaphoreInteropSupported cudaDevAttrMemoryPoolsSupported cudaDevAttrGPUDirectRDMASupported cudaDevAttrGPUDirectRDMAFlushWritesOptions cudaDevAttrGPUDirectRDMAWritesOrdering cudaDevAttrMemoryPoolSupportedHandleTypes cudaDevAttrClusterLaunch cudaDevAttrDeferredMappingCudaArraySupported cudaDevAttrReserved122 cudaDevAttrReserved123 cudaDevAttrReserved124 cudaDevAttrIpcEventSupport cudaDevAttrMemSyncDomainCount cudaDevAttrReserved127 cudaDevAttrReserved128 cudaDevAttrReserved129 cudaDevAttrNumaConfig cudaDevAttrNumaId cudaDevAttrReserved132 cudaDevAttrMpsEnabled cudaDevAttrHostNumaId cudaDevAttrD3D12CigSupported cudaDevAttrVulkanCigSupported=138 cudaDevAttrGpuPciDeviceId cudaDevAttrGpuPciSubsystemId cudaDevAttrReserved141 cudaDevAttrHostNumaMemoryPoolsSupported cudaDevAttrHostNumaMultinodeIpcSupported cudaDevAttrHostMemoryPoolsSupported cudaDevAttrReserved145 cudaDevAttrOnlyPartialHostNativeAtomicSupported=147 cudaDevAttrAtomicReductionSupported cudaDevAttrLocalityDomainCount cudaDevAttrOversizedSharedMemoryPerBlock cudaDevAttrCigStreamsSupported cudaDevAttrLocalityDomainMultiprocessorCount=157 cudaDevAttrTensorMapLargeTensorMinSize=160 cudaDevAttrMax",
);

pub(crate) static cudaDeviceProp: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaDeviceProp\nstruct cudaDeviceProp, from driver_types.h. Since at least CUDA 12.0.",
        (1008, 8, false),
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
                    "totalConstMem\0U64 352\0major\0I32 360\0minor\0I32 364\0textureAlignment\0U64 368\0texturePitchAlignment\0U64 376\0multiProcessorCount\0I32 384\0integrated\0I32 388\0canMapHostMemory\0I32 392\0maxTexture1D\0I32 396\0maxTexture1DMipmap\0I32 400\0",
                );
            table.field(c"maxTexture2D", 404, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DMipmap", 412, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DLinear", 420, Ty::array(Ty::I32, 3));
            table.field(c"maxTexture2DGather", 432, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture3D", 440, Ty::array(Ty::I32, 3));
            table.field(c"maxTexture3DAlt", 452, Ty::array(Ty::I32, 3));
            table.plain("maxTextureCubemap\0I32 464\0");
            table.field(c"maxTexture1DLayered", 468, Ty::array(Ty::I32, 2));
            table.field(c"maxTexture2DLayered", 476, Ty::array(Ty::I32, 3));
            table.field(c"maxTextureCubemapLayered", 488, Ty::array(Ty::I32, 2));
            table.plain("maxSurface1D\0I32 496\0");
            table.field(c"maxSurface2D", 500, Ty::array(Ty::I32, 2));
            table.field(c"maxSurface3D", 508, Ty::array(Ty::I32, 3));
            table.field(c"maxSurface1DLayered", 520, Ty::array(Ty::I32, 2));
            table.field(c"maxSurface2DLayered", 528, Ty::array(Ty::I32, 3));
            table.plain("maxSurfaceCubemap\0I32 540\0");
            table.field(c"maxSurfaceCubemapLayered", 544, Ty::array(Ty::I32, 2));
            table
                .plain(
                    "surfaceAlignment\0U64 552\0concurrentKernels\0I32 560\0ECCEnabled\0I32 564\0pciBusID\0I32 568\0pciDeviceID\0I32 572\0pciDomainID\0I32 576\0tccDriver\0I32 580\0asyncEngineCount\0I32 584\0unifiedAddressing\0I32 588\0memoryBusWidth\0I32 592\0l2CacheSize\0I32 596\0persistingL2CacheMaxSize\0I32 600\0maxThreadsPerMultiProcessor\0I32 604\0streamPrioritiesSupported\0I32 608\0globalL1CacheSupported\0I32 612\0localL1CacheSupported\0I32 616\0sharedMemPerMultiprocessor\0U64 624\0regsPerMultiprocessor\0I32 632\0managedMemory\0I32 636\0isMultiGpuBoard\0I32 640\0multiGpuBoardGroupID\0I32 644\0hostNativeAtomicSupported\0I32 648\0pageableMemoryAccess\0I32 652\0concurrentManagedAccess\0I32 656\0computePreemptionSupported\0I32 660\0canUseHostPointerForRegisteredMem\0I32 664\0cooperativeLaunch\0I32 668\0sharedMemPerBlockOptin\0U64 672\0pageableMemoryAccessUsesHostPageTables\0I32 680\0directManagedMemAccessFromHost\0I32 684\0maxBlocksPerMultiProcessor\0I32 688\0accessPolicyMaxWindowSize\0I32 692\0reservedSharedMemPerBlock\0U64 696\0hostRegisterSupported\0I32 704\0sparseCudaArraySupported\0I32 708\0hostRegisterReadOnlySupported\0I32 712\0timelineSemaphoreInteropSupported\0I32 716\0memoryPoolsSupported\0I32 720\0gpuDirectRDMASupported\0I32 724\0gpuDirectRDMAFlushWritesOptions\0U32 728\0gpuDirectRDMAWritesOrdering\0I32 732\0memoryPoolSupportedHandleTypes\0U32 736\0deferredMappingCudaArraySupported\0I32 740\0ipcEventSupported\0I32 744\0clusterLaunch\0I32 748\0unifiedFunctionPointers\0I32 752\0deviceNumaConfig\0I32 756\0deviceNumaId\0I32 760\0mpsEnabled\0I32 764\0hostNumaId\0I32 768\0gpuPciDeviceID\0U32 772\0gpuPciSubsystemID\0U32 776\0hostNumaMultinodeIpcSupported\0I32 780\0",
                );
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
    "CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC CUDA_EMULATION_MANTISSA_CONTROL_FIXED",
);

pub(crate) static cudaEmulationSpecialValuesSupport: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEmulationSpecialValuesSupport\nenum cudaEmulationSpecialValuesSupport, from library_types.h. Since CUDA 13.0.",
    "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT=65535 CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE=0 CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN",
);

pub(crate) static cudaEmulationStrategy: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEmulationStrategy\nenum cudaEmulationStrategy, from library_types.h. Since CUDA 13.0.",
    "CUDA_EMULATION_STRATEGY_DEFAULT CUDA_EMULATION_STRATEGY_PERFORMANT CUDA_EMULATION_STRATEGY_EAGER",
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
    "cubind.cuda13.runtime.cudaExternalMemoryBufferDesc\nstruct cudaExternalMemoryBufferDesc, from driver_types.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.plain("offset\0U64 0\0size\0U64 8\0flags\0U32 16\0");
        table.field(c"reserved", 20, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalMemoryHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc\nstruct cudaExternalMemoryHandleDesc, from driver_types.h. Since at least CUDA 12.0.",
    (104, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle));
        table.plain("size\0U64 24\0flags\0U32 32\0");
        table.field(c"reserved", 36, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalMemoryMipmappedArrayDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryMipmappedArrayDesc\nstruct cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since at least CUDA 12.0.",
    (128, 8, false),
    |table| {
        table.plain("offset\0U64 0\0");
        table.field(c"formatDesc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"extent", 32, Ty::Record(&runtime::cudaExtent));
        table.plain("flags\0U32 56\0numLevels\0U32 60\0");
        table.field(c"reserved", 64, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc\nstruct cudaExternalSemaphoreHandleDesc, from driver_types.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaExternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle));
        table.plain("flags\0U32 24\0");
        table.field(c"reserved", 28, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreSignalNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalNodeParamsV2\nstruct cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.plain("numExtSems\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitNodeParamsV2\nstruct cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.plain("numExtSems\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaFabricOpStatusInfo: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFabricOpStatusInfo\nenum cudaFabricOpStatusInfo, from driver_types.h. Since CUDA 13.3.",
    "cudaFabricOpStatusInfoSuccess cudaFabricOpStatusInfoLast=0 cudaFabricOpStatusInfoMax=2147483647",
);

pub(crate) static cudaFabricOpStatusSource: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFabricOpStatusSource\nenum cudaFabricOpStatusSource, from driver_types.h. Since CUDA 13.3.",
    "cudaFabricOpStatusSourceMbarrierV1 cudaFabricOpStatusSourceMax=2147483647",
);

pub(crate) static cudaFuncAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFuncAttribute\nenum cudaFuncAttribute, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFuncAttributeMaxDynamicSharedMemorySize=8 cudaFuncAttributePreferredSharedMemoryCarveout cudaFuncAttributeClusterDimMustBeSet cudaFuncAttributeRequiredClusterWidth cudaFuncAttributeRequiredClusterHeight cudaFuncAttributeRequiredClusterDepth cudaFuncAttributeNonPortableClusterSizeAllowed cudaFuncAttributeClusterSchedulingPolicyPreference cudaFuncAttributeSharedMemoryMode cudaFuncAttributeMax",
);

pub(crate) static cudaFuncAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaFuncAttributes\nstruct cudaFuncAttributes, from driver_types.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table
            .plain(
                "sharedSizeBytes\0U64 0\0constSizeBytes\0U64 8\0localSizeBytes\0U64 16\0maxThreadsPerBlock\0I32 24\0numRegs\0I32 28\0ptxVersion\0I32 32\0binaryVersion\0I32 36\0cacheModeCA\0I32 40\0maxDynamicSharedSizeBytes\0I32 44\0preferredShmemCarveout\0I32 48\0clusterDimMustBeSet\0I32 52\0requiredClusterWidth\0I32 56\0requiredClusterHeight\0I32 60\0requiredClusterDepth\0I32 64\0clusterSchedulingPolicyPreference\0I32 68\0nonPortableClusterSizeAllowed\0I32 72\0deviceNodeUpdateStatus\0I32 76\0",
            );
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
            table.plain("reserved2\0I64 248\0");
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
    "cubind.cuda13.runtime.cudaGraphNodeType\nenum cudaGraphNodeType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphNodeTypeKernel cudaGraphNodeTypeMemcpy cudaGraphNodeTypeMemset cudaGraphNodeTypeHost cudaGraphNodeTypeGraph cudaGraphNodeTypeEmpty cudaGraphNodeTypeWaitEvent cudaGraphNodeTypeEventRecord cudaGraphNodeTypeExtSemaphoreSignal cudaGraphNodeTypeExtSemaphoreWait cudaGraphNodeTypeMemAlloc cudaGraphNodeTypeMemFree cudaGraphNodeTypeConditional=13 cudaGraphNodeTypeMemcpyBatch cudaGraphNodeTypeReserved16=16 cudaGraphNodeTypeExternalEngine cudaGraphNodeTypeCount",
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
    "cudaGraphRecaptureEligibleForUpdate cudaGraphRecaptureIneligibleForUpdate cudaGraphRecaptureError",
);

pub(crate) static cudaHostNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaHostNodeParamsV2\nstruct cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature)));
        table.field(c"userData", 8, Ty::Data);
        table.plain("syncMode\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaHostTaskSyncMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaHostTaskSyncMode\nenum cudaHostTaskSyncMode, from driver_types.h. Since CUDA 13.2.",
    "cudaHostTaskBlocking cudaHostTaskSpinWait",
);

pub(crate) static cudaKernelFunctionType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaKernelFunctionType\nenum cudaKernelFunctionType, from driver_types.h. Since CUDA 13.2.",
    "cudaKernelFunctionTypeUnspecified cudaKernelFunctionTypeDeviceEntry cudaKernelFunctionTypeKernel cudaKernelFunctionTypeFunction",
);

pub(crate) static cudaKernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaKernelNodeAttrValue\ntypedef cudaLaunchAttributeValue cudaKernelNodeAttrValue, from driver_types.h. Since at least CUDA 12.0.",
    &runtime13::cudaLaunchAttributeValue,
);

pub(crate) static cudaKernelNodeParamsV2: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaKernelNodeParamsV2\nstruct cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
        (72, 8, false),
        |table| {
            table.plain("func\0Pointer 0\0");
            table.field(c"kern", 0, Ty::Value(&runtime::cudaKernel_t));
            table.field(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t));
            table.field(c"gridDim", 8, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 20, Ty::Record(&runtime::dim3));
            table.plain("sharedMemBytes\0U32 32\0");
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
        table.plain("func\0Pointer 0\0");
        table.field(c"kern", 0, Ty::Value(&runtime::cudaKernel_t));
        table.field(c"cuFunc", 0, Ty::Value(&runtime::cudaFunction_t));
    },
);

pub(crate) static cudaLaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttribute_st\nstruct cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&runtime::cudaLaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"val", 8, Ty::Record(&runtime13::cudaLaunchAttributeValue));
    },
);

pub(crate) static cudaLaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchAttribute\nstruct cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0.",
    &runtime13::cudaLaunchAttribute_st,
);

pub(crate) static cudaLaunchAttributePortableClusterMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributePortableClusterMode\nenum cudaLaunchAttributePortableClusterMode, from driver_types.h. Since CUDA 13.2.",
    "cudaLaunchPortableClusterModeDefault cudaLaunchPortableClusterModeRequirePortable cudaLaunchPortableClusterModeAllowNonPortable",
);

pub(crate) static cudaLaunchAttributeValue: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue\nstruct cudaLaunchAttributeValue, from driver_types.h. Since at least CUDA 12.0.",
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
        table.plain("sharedMemCarveout\0U32 0\0nvlinkUtilCentricScheduling\0U32 0\0");
        table.field(c"portableClusterSizeMode", 0, Ty::Enum(&runtime13::cudaLaunchAttributePortableClusterMode));
        table.field(c"sharedMemoryMode", 0, Ty::Enum(&runtime13::cudaSharedMemoryMode));
    },
);

pub(crate) static cudaLaunchConfig_st: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaLaunchConfig_st\nstruct cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0.",
        (56, 8, false),
        |table| {
            table.field(c"gridDim", 0, Ty::Record(&runtime::dim3));
            table.field(c"blockDim", 12, Ty::Record(&runtime::dim3));
            table.plain("dynamicSmemBytes\0U64 24\0");
            table.field(c"stream", 32, Ty::Value(&runtime::cudaStream_t));
            table.field(c"attrs", 40, Ty::list(Ty::Record(&runtime13::cudaLaunchAttribute)));
            table.plain("numAttrs\0U32 48\0");
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static cudaLaunchConfig_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchConfig_t\nstruct cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0.",
    &runtime13::cudaLaunchConfig_st,
);

pub(crate) static cudaLogIterator: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaLogIterator\ntypedef cudaLogIterator, from driver_types.h. Since CUDA 13.0.",
    ValueKind::U32, None,
);

pub(crate) static cudaLogLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLogLevel\nenum cudaLogLevel, from driver_types.h. Since CUDA 13.0.",
    "cudaLogLevelError cudaLogLevelWarning",
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
    "cubind.cuda13.runtime.cudaMemAccessDesc\nstruct cudaMemAccessDesc, from driver_types.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&runtime13::cudaMemLocation));
        table.field(c"flags", 8, Ty::Enum(&runtime::cudaMemAccessFlags));
    },
);

pub(crate) static cudaMemAllocNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemAllocNodeParams\nstruct cudaMemAllocNodeParams, from driver_types.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime13::cudaMemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0dptr\0Pointer 112\0");
    },
);

pub(crate) static cudaMemAllocNodeParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemAllocNodeParamsV2\nstruct cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&runtime13::cudaMemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&runtime13::cudaMemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0dptr\0Pointer 112\0");
    },
);

pub(crate) static cudaMemLocation: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation\nstruct cudaMemLocation, from driver_types.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemLocationType));
        table.plain("id\0I32 4\0");
        table.field(c"localized", 4, Ty::Record(&runtime13::cudaMemLocation_anon0_localized));
    },
);

pub(crate) static cudaMemLocation_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation_anon0\nstruct cudaMemLocation.anon0, from driver_types.h. Since CUDA 13.3.",
    (4, 4, true),
    |table| {
        table.plain("id\0I32 0\0");
        table.field(c"localized", 0, Ty::Record(&runtime13::cudaMemLocation_anon0_localized));
    },
);

pub(crate) static cudaMemLocation_anon0_localized: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemLocation_anon0_localized\nstruct cudaMemLocation.anon0.localized, from driver_types.h. Since CUDA 13.4.",
    (2, 1, false),
    |table| {
        table.plain("deviceId\0U8 0\0localityDomainId\0U8 1\0");
    },
);

pub(crate) static cudaMemPoolProps: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemPoolProps\nstruct cudaMemPoolProps, from driver_types.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&runtime::cudaMemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&runtime::cudaMemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&runtime13::cudaMemLocation));
        table.plain("win32SecurityAttributes\0Pointer 16\0maxSize\0U64 24\0usage\0U16 32\0");
        table.field(c"reserved", 34, Ty::Chars(53));
        table.plain("reserved1\0U8 87\0");
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
        table.plain("flags\0U32 108\0");
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
        table.plain("ptr\0Pointer 0\0rowLength\0U64 8\0layerHeight\0U64 16\0");
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
        table.plain("flags\0U32 20\0");
    },
);

pub(crate) static cudaMemcpyBatchNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpyBatchNodeParams\nstruct cudaMemcpyBatchNodeParams, from driver_types.h. Since CUDA 13.5.",
    (64, 8, false),
    |table| {
        table.plain("count\0U64 0\0");
        table.field(c"dsts", 8, Ty::Pointer).in_digits();
        table.field(c"srcs", 16, Ty::Pointer).in_digits();
        table.field(c"sizes", 24, Ty::Pointer).in_digits();
        table.field(c"attrs", 32, Ty::list(Ty::Record(&runtime13::cudaMemcpyAttributes))).counted(48, 8);
        table.field(c"attrsIdxs", 40, Ty::Pointer).in_digits();
        table.plain("numAttrs\0U64 48\0");
        table.field(c"ctx", 56, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

pub(crate) static cudaMemcpyNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpyNodeParams\nstruct cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2.",
    (176, 8, false),
    |table| {
        table.plain("flags\0I32 0\0reserved\0I32 4\0");
        table.field(c"ctx", 8, Ty::Value(&runtime13::cudaExecutionContext_t));
        table.field(c"copyParams", 16, Ty::Record(&runtime::cudaMemcpy3DParms));
    },
);

pub(crate) static cudaMemsetParamsV2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemsetParamsV2\nstruct cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2.",
    (48, 8, false),
    |table| {
        table
            .plain("dst\0Pointer 0\0pitch\0U64 8\0value\0U32 16\0elementSize\0U32 20\0width\0U64 24\0height\0U64 32\0");
        table.field(c"ctx", 40, Ty::Value(&runtime13::cudaExecutionContext_t));
    },
);

#[cfg(not(windows))]
pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table
            .plain(
                "device\0I32 4\0devicePointer\0Pointer 8\0hostPointer\0Pointer 16\0localityDomainOrdinal\0I32 24\0unused\0I64 24\0",
            );
        table.field(c"reserved", 32, Ty::array(Ty::I64, 7));
    },
);

#[cfg(windows)]
pub(crate) static cudaPointerAttributes: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes\nstruct cudaPointerAttributes, from driver_types.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaMemoryType));
        table
            .plain(
                "device\0I32 4\0devicePointer\0Pointer 8\0hostPointer\0Pointer 16\0localityDomainOrdinal\0I32 24\0unused\0I32 24\0",
            );
        table.field(c"reserved", 28, Ty::array(Ty::I32, 7));
    },
);

#[cfg(not(windows))]
pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes_anon0\nstruct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.plain("localityDomainOrdinal\0I32 0\0unused\0I64 0\0");
    },
);

#[cfg(windows)]
pub(crate) static cudaPointerAttributes_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPointerAttributes_anon0\nstruct cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4.",
    (4, 4, true),
    |table| {
        table.plain("localityDomainOrdinal\0I32 0\0unused\0I32 0\0");
    },
);

pub(crate) static cudaResourceDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc\nstruct cudaResourceDesc, from driver_types.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&runtime::cudaResourceType));
        table.field(c"res", 8, Ty::Record(&runtime13::cudaResourceDesc_res));
        table.plain("flags\0U32 136\0");
    },
);

pub(crate) static cudaResourceDesc_res: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res\nstruct cudaResourceDesc.res, from driver_types.h. Since at least CUDA 12.0.",
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
    "cubind.cuda13.runtime.cudaResourceViewDesc\nstruct cudaResourceViewDesc, from driver_types.h. Since at least CUDA 12.0.",
    (112, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&runtime::cudaResourceViewFormat));
        table
            .plain(
                "width\0U64 8\0height\0U64 16\0depth\0U64 24\0firstMipmapLevel\0U32 32\0lastMipmapLevel\0U32 36\0firstLayer\0U32 40\0lastLayer\0U32 44\0",
            );
        table.field(c"reserved", 48, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaSharedMemoryMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedMemoryMode\nenum cudaSharedMemoryMode, from driver_types.h. Since CUDA 13.2.",
    "cudaSharedMemoryModeDefault cudaSharedMemoryModeRequirePortable cudaSharedMemoryModeAllowNonPortable cudaSharedMemoryModeAllowOversizedSharedMemory cudaSharedMemoryModePreferOversizedSharedMemory",
);

pub(crate) static cudaStreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaStreamAttrValue\ntypedef cudaLaunchAttributeValue cudaStreamAttrValue, from driver_types.h. Since at least CUDA 12.0.",
    &runtime13::cudaLaunchAttributeValue,
);
