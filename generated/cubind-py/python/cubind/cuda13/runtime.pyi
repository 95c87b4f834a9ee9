"""CUDA runtime API of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.driver import (
    CUdevResourceDesc,
    CUeglStreamConnection,
    CUevent,
    CUfunction,
    CUgraph,
    CUgraphDeviceNode,
    CUgraphExec,
    CUgraphNode,
    CUkernel,
    CUlibrary,
    CUlogsCallbackHandle,
    CUmemoryPool,
    CUstream,
    CUuserObject,
    CUuuid_st as CUuuid_st,
    CUuuid as CUuuid,
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    VdpDevice as VdpDevice,
    VdpFuncId as VdpFuncId,
    VdpOutputSurface as VdpOutputSurface,
    VdpStatus as VdpStatus,
    VdpVideoSurface as VdpVideoSurface,
)

CUDART_VERSION: _Final = 13050
CUDA_EGL_MAX_PLANES: _Final = 3
CUDA_IPC_HANDLE_SIZE: _Final = 64
cudaArrayColorAttachment: _Final = 32
cudaArrayCubemap: _Final = 4
cudaArrayDefault: _Final = 0
cudaArrayDeferredMapping: _Final = 128
cudaArrayLayered: _Final = 1
cudaArraySparse: _Final = 64
cudaArraySparsePropertiesSingleMipTail: _Final = 1
cudaArraySurfaceLoadStore: _Final = 2
cudaArrayTextureGather: _Final = 8
cudaCpuDeviceId: _Final = -1
cudaDevSmResourceGroupLocalityDomainIdAny: _Final = 4294967295
cudaDeviceBlockingSync: _Final = 4
cudaDeviceLmemResizeToMax: _Final = 16
cudaDeviceMapHost: _Final = 8
cudaDeviceMask: _Final = 255
cudaDeviceScheduleAuto: _Final = 0
cudaDeviceScheduleBlockingSync: _Final = 4
cudaDeviceScheduleMask: _Final = 7
cudaDeviceScheduleSpin: _Final = 1
cudaDeviceScheduleYield: _Final = 2
cudaDeviceSyncMemops: _Final = 128
cudaEventBlockingSync: _Final = 1
cudaEventDefault: _Final = 0
cudaEventDisableTiming: _Final = 2
cudaEventInterprocess: _Final = 4
cudaEventRecordDefault: _Final = 0
cudaEventRecordExternal: _Final = 1
cudaEventWaitDefault: _Final = 0
cudaEventWaitExternal: _Final = 1
cudaExternalMemoryDedicated: _Final = 1
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: _Final = 1
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: _Final = 2
cudaGraphKernelNodePortDefault: _Final = 0
cudaGraphKernelNodePortLaunchCompletion: _Final = 2
cudaGraphKernelNodePortProgrammatic: _Final = 1
cudaHostAllocDefault: _Final = 0
cudaHostAllocMapped: _Final = 2
cudaHostAllocPortable: _Final = 1
cudaHostAllocWriteCombined: _Final = 4
cudaHostRegisterDefault: _Final = 0
cudaHostRegisterIoMemory: _Final = 4
cudaHostRegisterMapped: _Final = 2
cudaHostRegisterPortable: _Final = 1
cudaHostRegisterReadOnly: _Final = 8
cudaInitDeviceFlagsAreValid: _Final = 1
cudaInvalidDeviceId: _Final = -2
cudaIpcMemLazyEnablePeerAccess: _Final = 1
cudaKernelNodeAttributeAccessPolicyWindow: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeClusterDimension: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeCooperative: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeDeviceUpdatableKernelNode: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeMemSyncDomain: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeMemSyncDomainMap: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributeNvlinkUtilCentricScheduling: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributePreferredSharedMemoryCarveout: _Final[cudaLaunchAttributeID]
cudaKernelNodeAttributePriority: _Final[cudaLaunchAttributeID]
cudaMemAttachGlobal: _Final = 1
cudaMemAttachHost: _Final = 2
cudaMemAttachSingle: _Final = 4
cudaMemPoolCreateUsageHwDecompress: _Final = 2
cudaNvSciSyncAttrSignal: _Final = 1
cudaNvSciSyncAttrWait: _Final = 2
cudaOccupancyDefault: _Final = 0
cudaOccupancyDisableCachingOverride: _Final = 1
cudaPeerAccessDefault: _Final = 0
cudaStreamAttributeAccessPolicyWindow: _Final[cudaLaunchAttributeID]
cudaStreamAttributeMemSyncDomain: _Final[cudaLaunchAttributeID]
cudaStreamAttributeMemSyncDomainMap: _Final[cudaLaunchAttributeID]
cudaStreamAttributePriority: _Final[cudaLaunchAttributeID]
cudaStreamAttributeSynchronizationPolicy: _Final[cudaLaunchAttributeID]
cudaStreamDefault: _Final = 0
cudaStreamLegacy: _Final = 1
cudaStreamNonBlocking: _Final = 1
cudaStreamPerThread: _Final = 2
cudaSurfaceType1D: _Final = 1
cudaSurfaceType1DLayered: _Final = 241
cudaSurfaceType2D: _Final = 2
cudaSurfaceType2DLayered: _Final = 242
cudaSurfaceType3D: _Final = 3
cudaSurfaceTypeCubemap: _Final = 12
cudaSurfaceTypeCubemapLayered: _Final = 252
cudaTextureType1D: _Final = 1
cudaTextureType1DLayered: _Final = 241
cudaTextureType2D: _Final = 2
cudaTextureType2DLayered: _Final = 242
cudaTextureType3D: _Final = 3
cudaTextureTypeCubemap: _Final = 12
cudaTextureTypeCubemapLayered: _Final = 252

class cudaAccessProperty(_enums.IntEnum):
    """cudaAccessProperty, from driver_types.h. Since at least CUDA 12.0."""

    cudaAccessPropertyNormal = 0
    cudaAccessPropertyStreaming = 1
    cudaAccessPropertyPersisting = 2

class cudaAsyncNotificationType(_enums.IntEnum):
    """cudaAsyncNotificationType, from driver_types.h. Since CUDA 12.4."""

    cudaAsyncNotificationTypeOverBudget = 1

class cudaAtomicOperation(_enums.IntEnum):
    """cudaAtomicOperation, from driver_types.h. Since CUDA 13.0."""

    cudaAtomicOperationIntegerAdd = 0
    cudaAtomicOperationIntegerMin = 1
    cudaAtomicOperationIntegerMax = 2
    cudaAtomicOperationIntegerIncrement = 3
    cudaAtomicOperationIntegerDecrement = 4
    cudaAtomicOperationAnd = 5
    cudaAtomicOperationOr = 6
    cudaAtomicOperationXOR = 7
    cudaAtomicOperationExchange = 8
    cudaAtomicOperationCAS = 9
    cudaAtomicOperationFloatAdd = 10
    cudaAtomicOperationFloatMin = 11
    cudaAtomicOperationFloatMax = 12

class cudaAtomicOperationCapability(_enums.IntEnum):
    """cudaAtomicOperationCapability, from driver_types.h. Since CUDA 13.0."""

    cudaAtomicCapabilitySigned = 1
    cudaAtomicCapabilityUnsigned = 2
    cudaAtomicCapabilityReduction = 4
    cudaAtomicCapabilityScalar32 = 8
    cudaAtomicCapabilityScalar64 = 16
    cudaAtomicCapabilityScalar128 = 32
    cudaAtomicCapabilityVector32x4 = 64

class cudaCGScope(_enums.IntEnum):
    """cudaCGScope, from driver_types.h. Since at least CUDA 12.0."""

    cudaCGScopeInvalid = 0
    cudaCGScopeGrid = 1
    cudaCGScopeMultiGrid = 2
    cudaCGScopeReserved = 2

class cudaChannelFormatKind(_enums.IntEnum):
    """cudaChannelFormatKind, from driver_types.h. Since at least CUDA 12.0."""

    cudaChannelFormatKindSigned = 0
    cudaChannelFormatKindUnsigned = 1
    cudaChannelFormatKindFloat = 2
    cudaChannelFormatKindNone = 3
    cudaChannelFormatKindNV12 = 4
    cudaChannelFormatKindUnsignedNormalized8X1 = 5
    cudaChannelFormatKindUnsignedNormalized8X2 = 6
    cudaChannelFormatKindUnsignedNormalized8X4 = 7
    cudaChannelFormatKindUnsignedNormalized16X1 = 8
    cudaChannelFormatKindUnsignedNormalized16X2 = 9
    cudaChannelFormatKindUnsignedNormalized16X4 = 10
    cudaChannelFormatKindSignedNormalized8X1 = 11
    cudaChannelFormatKindSignedNormalized8X2 = 12
    cudaChannelFormatKindSignedNormalized8X4 = 13
    cudaChannelFormatKindSignedNormalized16X1 = 14
    cudaChannelFormatKindSignedNormalized16X2 = 15
    cudaChannelFormatKindSignedNormalized16X4 = 16
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23
    cudaChannelFormatKindSignedBlockCompressed4 = 24
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25
    cudaChannelFormatKindSignedBlockCompressed5 = 26
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27
    cudaChannelFormatKindSignedBlockCompressed6H = 28
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30
    cudaChannelFormatKindUnsignedNormalized1010102 = 31
    cudaChannelFormatKindUnsigned8Packed422 = 32
    cudaChannelFormatKindUnsigned8Packed444 = 33
    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34
    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35
    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36
    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37
    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38
    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39
    cudaChannelFormatKindUnsigned8Planar420 = 40
    cudaChannelFormatKindUnsigned16Planar420 = 41
    cudaChannelFormatKindUnsigned8Planar422 = 42
    cudaChannelFormatKindUnsigned16Planar422 = 43
    cudaChannelFormatKindUnsigned8Planar444 = 44
    cudaChannelFormatKindUnsigned16Planar444 = 45

class cudaClusterSchedulingPolicy(_enums.IntEnum):
    """cudaClusterSchedulingPolicy, from driver_types.h. Since at least CUDA 12.0."""

    cudaClusterSchedulingPolicyDefault = 0
    cudaClusterSchedulingPolicySpread = 1
    cudaClusterSchedulingPolicyLoadBalancing = 2
    cudaClusterSchedulingPolicyRubinDsmemLocality = 3

class cudaComputeMode(_enums.IntEnum):
    """cudaComputeMode, from driver_types.h. Since at least CUDA 12.0."""

    cudaComputeModeDefault = 0
    cudaComputeModeExclusive = 1
    cudaComputeModeProhibited = 2
    cudaComputeModeExclusiveProcess = 3

class cudaDataType(_enums.IntEnum):
    """cudaDataType, from library_types.h. Since at least CUDA 12.0."""

    CUDA_R_16F = 2
    CUDA_C_16F = 6
    CUDA_R_16BF = 14
    CUDA_C_16BF = 15
    CUDA_R_32F = 0
    CUDA_C_32F = 4
    CUDA_R_64F = 1
    CUDA_C_64F = 5
    CUDA_R_4I = 16
    CUDA_C_4I = 17
    CUDA_R_4U = 18
    CUDA_C_4U = 19
    CUDA_R_8I = 3
    CUDA_C_8I = 7
    CUDA_R_8U = 8
    CUDA_C_8U = 9
    CUDA_R_16I = 20
    CUDA_C_16I = 21
    CUDA_R_16U = 22
    CUDA_C_16U = 23
    CUDA_R_32I = 10
    CUDA_C_32I = 11
    CUDA_R_32U = 12
    CUDA_C_32U = 13
    CUDA_R_64I = 24
    CUDA_C_64I = 25
    CUDA_R_64U = 26
    CUDA_C_64U = 27
    CUDA_R_8F_E4M3 = 28
    CUDA_R_8F_UE4M3 = 28
    CUDA_R_8F_E5M2 = 29
    CUDA_R_8F_UE8M0 = 30
    CUDA_R_6F_E2M3 = 31
    CUDA_R_6F_E3M2 = 32
    CUDA_R_4F_E2M1 = 33
    CUDA_R_8F_UE5M3 = 34

class cudaDevResourceType(_enums.IntEnum):
    """cudaDevResourceType, from driver_types.h. Since CUDA 13.1."""

    cudaDevResourceTypeInvalid = 0
    cudaDevResourceTypeSm = 1
    cudaDevResourceTypeWorkqueueConfig = 1000
    cudaDevResourceTypeWorkqueue = 10000

class cudaDevSmResourceGroup_flags(_enums.IntEnum):
    """cudaDevSmResourceGroup_flags, from driver_types.h. Since CUDA 13.1."""

    cudaDevSmResourceGroupDefault = 0
    cudaDevSmResourceGroupBackfill = 1
    cudaDevSmResourceGroupLocalityDomainId = 2
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4

class cudaDevSmResourceSplitByCount_flags(_enums.IntEnum):
    """cudaDevSmResourceSplitByCount_flags, from driver_types.h. Since CUDA 13.1."""

    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1
    cudaDevSmResourceSplitMaxPotentialClusterSize = 2

class cudaDevWorkqueueConfigScope(_enums.IntEnum):
    """cudaDevWorkqueueConfigScope, from driver_types.h. Since CUDA 13.1."""

    cudaDevWorkqueueConfigScopeDeviceCtx = 0
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1

class cudaDeviceAttr(_enums.IntEnum):
    """cudaDeviceAttr, from driver_types.h. Since at least CUDA 12.0."""

    cudaDevAttrMaxThreadsPerBlock = 1
    cudaDevAttrMaxBlockDimX = 2
    cudaDevAttrMaxBlockDimY = 3
    cudaDevAttrMaxBlockDimZ = 4
    cudaDevAttrMaxGridDimX = 5
    cudaDevAttrMaxGridDimY = 6
    cudaDevAttrMaxGridDimZ = 7
    cudaDevAttrMaxSharedMemoryPerBlock = 8
    cudaDevAttrTotalConstantMemory = 9
    cudaDevAttrWarpSize = 10
    cudaDevAttrMaxPitch = 11
    cudaDevAttrMaxRegistersPerBlock = 12
    cudaDevAttrClockRate = 13
    cudaDevAttrTextureAlignment = 14
    cudaDevAttrGpuOverlap = 15
    cudaDevAttrMultiProcessorCount = 16
    cudaDevAttrKernelExecTimeout = 17
    cudaDevAttrIntegrated = 18
    cudaDevAttrCanMapHostMemory = 19
    cudaDevAttrComputeMode = 20
    cudaDevAttrMaxTexture1DWidth = 21
    cudaDevAttrMaxTexture2DWidth = 22
    cudaDevAttrMaxTexture2DHeight = 23
    cudaDevAttrMaxTexture3DWidth = 24
    cudaDevAttrMaxTexture3DHeight = 25
    cudaDevAttrMaxTexture3DDepth = 26
    cudaDevAttrMaxTexture2DLayeredWidth = 27
    cudaDevAttrMaxTexture2DLayeredHeight = 28
    cudaDevAttrMaxTexture2DLayeredLayers = 29
    cudaDevAttrSurfaceAlignment = 30
    cudaDevAttrConcurrentKernels = 31
    cudaDevAttrEccEnabled = 32
    cudaDevAttrPciBusId = 33
    cudaDevAttrPciDeviceId = 34
    cudaDevAttrTccDriver = 35
    cudaDevAttrMemoryClockRate = 36
    cudaDevAttrGlobalMemoryBusWidth = 37
    cudaDevAttrL2CacheSize = 38
    cudaDevAttrMaxThreadsPerMultiProcessor = 39
    cudaDevAttrAsyncEngineCount = 40
    cudaDevAttrUnifiedAddressing = 41
    cudaDevAttrMaxTexture1DLayeredWidth = 42
    cudaDevAttrMaxTexture1DLayeredLayers = 43
    cudaDevAttrMaxTexture2DGatherWidth = 45
    cudaDevAttrMaxTexture2DGatherHeight = 46
    cudaDevAttrMaxTexture3DWidthAlt = 47
    cudaDevAttrMaxTexture3DHeightAlt = 48
    cudaDevAttrMaxTexture3DDepthAlt = 49
    cudaDevAttrPciDomainId = 50
    cudaDevAttrTexturePitchAlignment = 51
    cudaDevAttrMaxTextureCubemapWidth = 52
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54
    cudaDevAttrMaxSurface1DWidth = 55
    cudaDevAttrMaxSurface2DWidth = 56
    cudaDevAttrMaxSurface2DHeight = 57
    cudaDevAttrMaxSurface3DWidth = 58
    cudaDevAttrMaxSurface3DHeight = 59
    cudaDevAttrMaxSurface3DDepth = 60
    cudaDevAttrMaxSurface1DLayeredWidth = 61
    cudaDevAttrMaxSurface1DLayeredLayers = 62
    cudaDevAttrMaxSurface2DLayeredWidth = 63
    cudaDevAttrMaxSurface2DLayeredHeight = 64
    cudaDevAttrMaxSurface2DLayeredLayers = 65
    cudaDevAttrMaxSurfaceCubemapWidth = 66
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68
    cudaDevAttrMaxTexture1DLinearWidth = 69
    cudaDevAttrMaxTexture2DLinearWidth = 70
    cudaDevAttrMaxTexture2DLinearHeight = 71
    cudaDevAttrMaxTexture2DLinearPitch = 72
    cudaDevAttrMaxTexture2DMipmappedWidth = 73
    cudaDevAttrMaxTexture2DMipmappedHeight = 74
    cudaDevAttrComputeCapabilityMajor = 75
    cudaDevAttrComputeCapabilityMinor = 76
    cudaDevAttrMaxTexture1DMipmappedWidth = 77
    cudaDevAttrStreamPrioritiesSupported = 78
    cudaDevAttrGlobalL1CacheSupported = 79
    cudaDevAttrLocalL1CacheSupported = 80
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
    cudaDevAttrMaxRegistersPerMultiprocessor = 82
    cudaDevAttrManagedMemory = 83
    cudaDevAttrIsMultiGpuBoard = 84
    cudaDevAttrMultiGpuBoardGroupID = 85
    cudaDevAttrHostNativeAtomicSupported = 86
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87
    cudaDevAttrPageableMemoryAccess = 88
    cudaDevAttrConcurrentManagedAccess = 89
    cudaDevAttrComputePreemptionSupported = 90
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91
    cudaDevAttrReserved92 = 92
    cudaDevAttrReserved93 = 93
    cudaDevAttrReserved94 = 94
    cudaDevAttrCooperativeLaunch = 95
    cudaDevAttrReserved96 = 96
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
    cudaDevAttrCanFlushRemoteWrites = 98
    cudaDevAttrHostRegisterSupported = 99
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
    cudaDevAttrDirectManagedMemAccessFromHost = 101
    cudaDevAttrMaxBlocksPerMultiprocessor = 106
    cudaDevAttrMaxPersistingL2CacheSize = 108
    cudaDevAttrMaxAccessPolicyWindowSize = 109
    cudaDevAttrReservedSharedMemoryPerBlock = 111
    cudaDevAttrSparseCudaArraySupported = 112
    cudaDevAttrHostRegisterReadOnlySupported = 113
    cudaDevAttrTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMemoryPoolsSupported = 115
    cudaDevAttrGPUDirectRDMASupported = 116
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119
    cudaDevAttrClusterLaunch = 120
    cudaDevAttrDeferredMappingCudaArraySupported = 121
    cudaDevAttrReserved122 = 122
    cudaDevAttrReserved123 = 123
    cudaDevAttrReserved124 = 124
    cudaDevAttrIpcEventSupport = 125
    cudaDevAttrMemSyncDomainCount = 126
    cudaDevAttrReserved127 = 127
    cudaDevAttrReserved128 = 128
    cudaDevAttrReserved129 = 129
    cudaDevAttrNumaConfig = 130
    cudaDevAttrNumaId = 131
    cudaDevAttrReserved132 = 132
    cudaDevAttrMpsEnabled = 133
    cudaDevAttrHostNumaId = 134
    cudaDevAttrD3D12CigSupported = 135
    cudaDevAttrVulkanCigSupported = 138
    cudaDevAttrGpuPciDeviceId = 139
    cudaDevAttrGpuPciSubsystemId = 140
    cudaDevAttrReserved141 = 141
    cudaDevAttrHostNumaMemoryPoolsSupported = 142
    cudaDevAttrHostNumaMultinodeIpcSupported = 143
    cudaDevAttrHostMemoryPoolsSupported = 144
    cudaDevAttrReserved145 = 145
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147
    cudaDevAttrAtomicReductionSupported = 148
    cudaDevAttrLocalityDomainCount = 149
    cudaDevAttrOversizedSharedMemoryPerBlock = 150
    cudaDevAttrCigStreamsSupported = 151
    cudaDevAttrLocalityDomainMultiprocessorCount = 157
    cudaDevAttrTensorMapLargeTensorMinSize = 160
    cudaDevAttrMax = 161

class cudaDeviceNumaConfig(_enums.IntEnum):
    """cudaDeviceNumaConfig, from driver_types.h. Since CUDA 12.2."""

    cudaDeviceNumaConfigNone = 0
    cudaDeviceNumaConfigNumaNode = 1

class cudaDeviceP2PAttr(_enums.IntEnum):
    """cudaDeviceP2PAttr, from driver_types.h. Since at least CUDA 12.0."""

    cudaDevP2PAttrPerformanceRank = 1
    cudaDevP2PAttrAccessSupported = 2
    cudaDevP2PAttrNativeAtomicSupported = 3
    cudaDevP2PAttrCudaArrayAccessSupported = 4
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5

class cudaDriverEntryPointQueryResult(_enums.IntEnum):
    """cudaDriverEntryPointQueryResult, from driver_types.h. Since at least CUDA 12.0."""

    cudaDriverEntryPointSuccess = 0
    cudaDriverEntryPointSymbolNotFound = 1
    cudaDriverEntryPointVersionNotSufficent = 2

class cudaEglColorFormat(_enums.IntEnum):
    """cudaEglColorFormat, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    cudaEglColorFormatYUV420Planar = 0
    cudaEglColorFormatYUV420SemiPlanar = 1
    cudaEglColorFormatYUV422Planar = 2
    cudaEglColorFormatYUV422SemiPlanar = 3
    cudaEglColorFormatARGB = 6
    cudaEglColorFormatRGBA = 7
    cudaEglColorFormatL = 8
    cudaEglColorFormatR = 9
    cudaEglColorFormatYUV444Planar = 10
    cudaEglColorFormatYUV444SemiPlanar = 11
    cudaEglColorFormatYUYV422 = 12
    cudaEglColorFormatUYVY422 = 13
    cudaEglColorFormatABGR = 14
    cudaEglColorFormatBGRA = 15
    cudaEglColorFormatA = 16
    cudaEglColorFormatRG = 17
    cudaEglColorFormatAYUV = 18
    cudaEglColorFormatYVU444SemiPlanar = 19
    cudaEglColorFormatYVU422SemiPlanar = 20
    cudaEglColorFormatYVU420SemiPlanar = 21
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25
    cudaEglColorFormatVYUY_ER = 26
    cudaEglColorFormatUYVY_ER = 27
    cudaEglColorFormatYUYV_ER = 28
    cudaEglColorFormatYVYU_ER = 29
    cudaEglColorFormatYUVA_ER = 31
    cudaEglColorFormatAYUV_ER = 32
    cudaEglColorFormatYUV444Planar_ER = 33
    cudaEglColorFormatYUV422Planar_ER = 34
    cudaEglColorFormatYUV420Planar_ER = 35
    cudaEglColorFormatYUV444SemiPlanar_ER = 36
    cudaEglColorFormatYUV422SemiPlanar_ER = 37
    cudaEglColorFormatYUV420SemiPlanar_ER = 38
    cudaEglColorFormatYVU444Planar_ER = 39
    cudaEglColorFormatYVU422Planar_ER = 40
    cudaEglColorFormatYVU420Planar_ER = 41
    cudaEglColorFormatYVU444SemiPlanar_ER = 42
    cudaEglColorFormatYVU422SemiPlanar_ER = 43
    cudaEglColorFormatYVU420SemiPlanar_ER = 44
    cudaEglColorFormatBayerRGGB = 45
    cudaEglColorFormatBayerBGGR = 46
    cudaEglColorFormatBayerGRBG = 47
    cudaEglColorFormatBayerGBRG = 48
    cudaEglColorFormatBayer10RGGB = 49
    cudaEglColorFormatBayer10BGGR = 50
    cudaEglColorFormatBayer10GRBG = 51
    cudaEglColorFormatBayer10GBRG = 52
    cudaEglColorFormatBayer12RGGB = 53
    cudaEglColorFormatBayer12BGGR = 54
    cudaEglColorFormatBayer12GRBG = 55
    cudaEglColorFormatBayer12GBRG = 56
    cudaEglColorFormatBayer14RGGB = 57
    cudaEglColorFormatBayer14BGGR = 58
    cudaEglColorFormatBayer14GRBG = 59
    cudaEglColorFormatBayer14GBRG = 60
    cudaEglColorFormatBayer20RGGB = 61
    cudaEglColorFormatBayer20BGGR = 62
    cudaEglColorFormatBayer20GRBG = 63
    cudaEglColorFormatBayer20GBRG = 64
    cudaEglColorFormatYVU444Planar = 65
    cudaEglColorFormatYVU422Planar = 66
    cudaEglColorFormatYVU420Planar = 67
    cudaEglColorFormatBayerIspRGGB = 68
    cudaEglColorFormatBayerIspBGGR = 69
    cudaEglColorFormatBayerIspGRBG = 70
    cudaEglColorFormatBayerIspGBRG = 71
    cudaEglColorFormatBayerBCCR = 72
    cudaEglColorFormatBayerRCCB = 73
    cudaEglColorFormatBayerCRBC = 74
    cudaEglColorFormatBayerCBRC = 75
    cudaEglColorFormatBayer10CCCC = 76
    cudaEglColorFormatBayer12BCCR = 77
    cudaEglColorFormatBayer12RCCB = 78
    cudaEglColorFormatBayer12CRBC = 79
    cudaEglColorFormatBayer12CBRC = 80
    cudaEglColorFormatBayer12CCCC = 81
    cudaEglColorFormatY = 82
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84
    cudaEglColorFormatYUV420Planar_2020 = 85
    cudaEglColorFormatYVU420Planar_2020 = 86
    cudaEglColorFormatYUV420SemiPlanar_709 = 87
    cudaEglColorFormatYVU420SemiPlanar_709 = 88
    cudaEglColorFormatYUV420Planar_709 = 89
    cudaEglColorFormatYVU420Planar_709 = 90
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95
    cudaEglColorFormatY_ER = 96
    cudaEglColorFormatY_709_ER = 97
    cudaEglColorFormatY10_ER = 98
    cudaEglColorFormatY10_709_ER = 99
    cudaEglColorFormatY12_ER = 100
    cudaEglColorFormatY12_709_ER = 101
    cudaEglColorFormatYUVA = 102
    cudaEglColorFormatYVYU = 104
    cudaEglColorFormatVYUY = 105
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113
    cudaEglColorFormatUYVY709 = 114
    cudaEglColorFormatUYVY709_ER = 115
    cudaEglColorFormatUYVY2020 = 116

class cudaEglFrameType(_enums.IntEnum):
    """cudaEglFrameType, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    cudaEglFrameTypeArray = 0
    cudaEglFrameTypePitch = 1

class cudaEglResourceLocationFlags(_enums.IntEnum):
    """cudaEglResourceLocationFlags, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    cudaEglResourceLocationSysmem = 0
    cudaEglResourceLocationVidmem = 1

class cudaEmulationMantissaControl(_enums.IntEnum):
    """cudaEmulationMantissaControl, from library_types.h. Since CUDA 13.0."""

    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1

class cudaEmulationSpecialValuesSupport(_enums.IntEnum):
    """cudaEmulationSpecialValuesSupport, from library_types.h. Since CUDA 13.0."""

    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2

class cudaEmulationStrategy(_enums.IntEnum):
    """cudaEmulationStrategy, from library_types.h. Since CUDA 13.0."""

    CUDA_EMULATION_STRATEGY_DEFAULT = 0
    CUDA_EMULATION_STRATEGY_PERFORMANT = 1
    CUDA_EMULATION_STRATEGY_EAGER = 2

class cudaError_t(_enums.IntEnum):
    """cudaError, from driver_types.h. Since at least CUDA 12.0. Deprecated: cudaErrorProfilerNotInitialized,
    cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped, cudaErrorInvalidHostPointer,
    cudaErrorInvalidDevicePointer, cudaErrorAddressOfConstant, cudaErrorTextureFetchFailed, cudaErrorTextureNotBound,
    cudaErrorSynchronizationError, cudaErrorMixedDeviceExecution, cudaErrorNotYetImplemented,
    cudaErrorMemoryValueTooLarge, cudaErrorPriorLaunchFailure, cudaErrorApiFailureBase."""

    cudaSuccess = 0
    cudaErrorInvalidValue = 1
    cudaErrorMemoryAllocation = 2
    cudaErrorInitializationError = 3
    cudaErrorCudartUnloading = 4
    cudaErrorProfilerDisabled = 5
    cudaErrorProfilerNotInitialized = 6
    cudaErrorProfilerAlreadyStarted = 7
    cudaErrorProfilerAlreadyStopped = 8
    cudaErrorInvalidConfiguration = 9
    cudaErrorVersionTranslation = 10
    cudaErrorInvalidPitchValue = 12
    cudaErrorInvalidSymbol = 13
    cudaErrorInvalidHostPointer = 16
    cudaErrorInvalidDevicePointer = 17
    cudaErrorInvalidTexture = 18
    cudaErrorInvalidTextureBinding = 19
    cudaErrorInvalidChannelDescriptor = 20
    cudaErrorInvalidMemcpyDirection = 21
    cudaErrorAddressOfConstant = 22
    cudaErrorTextureFetchFailed = 23
    cudaErrorTextureNotBound = 24
    cudaErrorSynchronizationError = 25
    cudaErrorInvalidFilterSetting = 26
    cudaErrorInvalidNormSetting = 27
    cudaErrorMixedDeviceExecution = 28
    cudaErrorNotYetImplemented = 31
    cudaErrorMemoryValueTooLarge = 32
    cudaErrorStubLibrary = 34
    cudaErrorInsufficientDriver = 35
    cudaErrorCallRequiresNewerDriver = 36
    cudaErrorInvalidSurface = 37
    cudaErrorDuplicateVariableName = 43
    cudaErrorDuplicateTextureName = 44
    cudaErrorDuplicateSurfaceName = 45
    cudaErrorDevicesUnavailable = 46
    cudaErrorIncompatibleDriverContext = 49
    cudaErrorMissingConfiguration = 52
    cudaErrorPriorLaunchFailure = 53
    cudaErrorLaunchMaxDepthExceeded = 65
    cudaErrorLaunchFileScopedTex = 66
    cudaErrorLaunchFileScopedSurf = 67
    cudaErrorSyncDepthExceeded = 68
    cudaErrorLaunchPendingCountExceeded = 69
    cudaErrorInvalidDeviceFunction = 98
    cudaErrorNoDevice = 100
    cudaErrorInvalidDevice = 101
    cudaErrorDeviceNotLicensed = 102
    cudaErrorSoftwareValidityNotEstablished = 103
    cudaErrorStartupFailure = 127
    cudaErrorInvalidKernelImage = 200
    cudaErrorDeviceUninitialized = 201
    cudaErrorMapBufferObjectFailed = 205
    cudaErrorUnmapBufferObjectFailed = 206
    cudaErrorArrayIsMapped = 207
    cudaErrorAlreadyMapped = 208
    cudaErrorNoKernelImageForDevice = 209
    cudaErrorAlreadyAcquired = 210
    cudaErrorNotMapped = 211
    cudaErrorNotMappedAsArray = 212
    cudaErrorNotMappedAsPointer = 213
    cudaErrorECCUncorrectable = 214
    cudaErrorUnsupportedLimit = 215
    cudaErrorDeviceAlreadyInUse = 216
    cudaErrorPeerAccessUnsupported = 217
    cudaErrorInvalidPtx = 218
    cudaErrorInvalidGraphicsContext = 219
    cudaErrorNvlinkUncorrectable = 220
    cudaErrorJitCompilerNotFound = 221
    cudaErrorUnsupportedPtxVersion = 222
    cudaErrorJitCompilationDisabled = 223
    cudaErrorUnsupportedExecAffinity = 224
    cudaErrorUnsupportedDevSideSync = 225
    cudaErrorContained = 226
    cudaErrorInsufficientLoaderVersion = 227
    cudaErrorInvalidSource = 300
    cudaErrorFileNotFound = 301
    cudaErrorSharedObjectSymbolNotFound = 302
    cudaErrorSharedObjectInitFailed = 303
    cudaErrorOperatingSystem = 304
    cudaErrorInvalidResourceHandle = 400
    cudaErrorIllegalState = 401
    cudaErrorLossyQuery = 402
    cudaErrorSymbolNotFound = 500
    cudaErrorNotReady = 600
    cudaErrorIllegalAddress = 700
    cudaErrorLaunchOutOfResources = 701
    cudaErrorLaunchTimeout = 702
    cudaErrorLaunchIncompatibleTexturing = 703
    cudaErrorPeerAccessAlreadyEnabled = 704
    cudaErrorPeerAccessNotEnabled = 705
    cudaErrorSetOnActiveProcess = 708
    cudaErrorContextIsDestroyed = 709
    cudaErrorAssert = 710
    cudaErrorTooManyPeers = 711
    cudaErrorHostMemoryAlreadyRegistered = 712
    cudaErrorHostMemoryNotRegistered = 713
    cudaErrorHardwareStackError = 714
    cudaErrorIllegalInstruction = 715
    cudaErrorMisalignedAddress = 716
    cudaErrorInvalidAddressSpace = 717
    cudaErrorInvalidPc = 718
    cudaErrorLaunchFailure = 719
    cudaErrorCooperativeLaunchTooLarge = 720
    cudaErrorTensorMemoryLeak = 721
    cudaErrorNotPermitted = 800
    cudaErrorNotSupported = 801
    cudaErrorSystemNotReady = 802
    cudaErrorSystemDriverMismatch = 803
    cudaErrorCompatNotSupportedOnDevice = 804
    cudaErrorMpsConnectionFailed = 805
    cudaErrorMpsRpcFailure = 806
    cudaErrorMpsServerNotReady = 807
    cudaErrorMpsMaxClientsReached = 808
    cudaErrorMpsMaxConnectionsReached = 809
    cudaErrorMpsClientTerminated = 810
    cudaErrorCdpNotSupported = 811
    cudaErrorCdpVersionMismatch = 812
    cudaErrorStreamCaptureUnsupported = 900
    cudaErrorStreamCaptureInvalidated = 901
    cudaErrorStreamCaptureMerge = 902
    cudaErrorStreamCaptureUnmatched = 903
    cudaErrorStreamCaptureUnjoined = 904
    cudaErrorStreamCaptureIsolation = 905
    cudaErrorStreamCaptureImplicit = 906
    cudaErrorCapturedEvent = 907
    cudaErrorStreamCaptureWrongThread = 908
    cudaErrorTimeout = 909
    cudaErrorGraphExecUpdateFailure = 910
    cudaErrorExternalDevice = 911
    cudaErrorInvalidClusterSize = 912
    cudaErrorFunctionNotLoaded = 913
    cudaErrorInvalidResourceType = 914
    cudaErrorInvalidResourceConfiguration = 915
    cudaErrorStreamDetached = 917
    cudaErrorGraphRecaptureFailure = 918
    cudaErrorFabricNotReady = 919
    cudaErrorUnknown = 999
    cudaErrorApiFailureBase = 10000

class cudaExternalMemoryHandleType(_enums.IntEnum):
    """cudaExternalMemoryHandleType, from driver_types.h. Since at least CUDA 12.0."""

    cudaExternalMemoryHandleTypeOpaqueFd = 1
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3
    cudaExternalMemoryHandleTypeD3D12Heap = 4
    cudaExternalMemoryHandleTypeD3D12Resource = 5
    cudaExternalMemoryHandleTypeD3D11Resource = 6
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7
    cudaExternalMemoryHandleTypeNvSciBuf = 8

class cudaExternalSemaphoreHandleType(_enums.IntEnum):
    """cudaExternalSemaphoreHandleType, from driver_types.h. Since at least CUDA 12.0."""

    cudaExternalSemaphoreHandleTypeOpaqueFd = 1
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5
    cudaExternalSemaphoreHandleTypeNvSciSync = 6
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10

class cudaFabricOpStatusInfo(_enums.IntEnum):
    """cudaFabricOpStatusInfo, from driver_types.h. Since CUDA 13.3."""

    cudaFabricOpStatusInfoSuccess = 0
    cudaFabricOpStatusInfoLast = 0
    cudaFabricOpStatusInfoMax = 2147483647

class cudaFabricOpStatusSource(_enums.IntEnum):
    """cudaFabricOpStatusSource, from driver_types.h. Since CUDA 13.3."""

    cudaFabricOpStatusSourceMbarrierV1 = 0
    cudaFabricOpStatusSourceMax = 2147483647

class cudaFlushGPUDirectRDMAWritesOptions(_enums.IntEnum):
    """cudaFlushGPUDirectRDMAWritesOptions, from driver_types.h. Since at least CUDA 12.0."""

    cudaFlushGPUDirectRDMAWritesOptionHost = 1
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2

class cudaFlushGPUDirectRDMAWritesScope(_enums.IntEnum):
    """cudaFlushGPUDirectRDMAWritesScope, from driver_types.h. Since at least CUDA 12.0."""

    cudaFlushGPUDirectRDMAWritesToOwner = 100
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200

class cudaFlushGPUDirectRDMAWritesTarget(_enums.IntEnum):
    """cudaFlushGPUDirectRDMAWritesTarget, from driver_types.h. Since at least CUDA 12.0."""

    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0

class cudaFuncAttribute(_enums.IntEnum):
    """cudaFuncAttribute, from driver_types.h. Since at least CUDA 12.0."""

    cudaFuncAttributeMaxDynamicSharedMemorySize = 8
    cudaFuncAttributePreferredSharedMemoryCarveout = 9
    cudaFuncAttributeClusterDimMustBeSet = 10
    cudaFuncAttributeRequiredClusterWidth = 11
    cudaFuncAttributeRequiredClusterHeight = 12
    cudaFuncAttributeRequiredClusterDepth = 13
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15
    cudaFuncAttributeSharedMemoryMode = 16
    cudaFuncAttributeMax = 17

class cudaFuncCache(_enums.IntEnum):
    """cudaFuncCache, from driver_types.h. Since at least CUDA 12.0."""

    cudaFuncCachePreferNone = 0
    cudaFuncCachePreferShared = 1
    cudaFuncCachePreferL1 = 2
    cudaFuncCachePreferEqual = 3

class cudaGLDeviceList(_enums.IntEnum):
    """cudaGLDeviceList, from cuda_gl_interop.h. Since at least CUDA 12.0."""

    cudaGLDeviceListAll = 1
    cudaGLDeviceListCurrentFrame = 2
    cudaGLDeviceListNextFrame = 3

class cudaGLMapFlags(_enums.IntEnum):
    """cudaGLMapFlags, from cuda_gl_interop.h. Since at least CUDA 12.0."""

    cudaGLMapFlagsNone = 0
    cudaGLMapFlagsReadOnly = 1
    cudaGLMapFlagsWriteDiscard = 2

class cudaGPUDirectRDMAWritesOrdering(_enums.IntEnum):
    """cudaGPUDirectRDMAWritesOrdering, from driver_types.h. Since at least CUDA 12.0."""

    cudaGPUDirectRDMAWritesOrderingNone = 0
    cudaGPUDirectRDMAWritesOrderingOwner = 100
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200

class cudaGetDriverEntryPointFlags(_enums.IntEnum):
    """cudaGetDriverEntryPointFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaEnableDefault = 0
    cudaEnableLegacyStream = 1
    cudaEnablePerThreadDefaultStream = 2

class cudaGraphChildGraphNodeOwnership(_enums.IntEnum):
    """cudaGraphChildGraphNodeOwnership, from driver_types.h. Since CUDA 12.9."""

    cudaGraphChildGraphOwnershipClone = 0
    cudaGraphChildGraphOwnershipMove = 1
    cudaGraphChildGraphOwnershipInvalid = -1

class cudaGraphConditionalHandleFlags(_enums.IntEnum):
    """cudaGraphConditionalHandleFlags, from driver_types.h. Since CUDA 12.3."""

    cudaGraphCondAssignDefault = 1

class cudaGraphConditionalNodeType(_enums.IntEnum):
    """cudaGraphConditionalNodeType, from driver_types.h. Since CUDA 12.3."""

    cudaGraphCondTypeIf = 0
    cudaGraphCondTypeWhile = 1
    cudaGraphCondTypeSwitch = 2

class cudaGraphDebugDotFlags(_enums.IntEnum):
    """cudaGraphDebugDotFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphDebugDotFlagsVerbose = 1
    cudaGraphDebugDotFlagsKernelNodeParams = 4
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8
    cudaGraphDebugDotFlagsMemsetNodeParams = 16
    cudaGraphDebugDotFlagsHostNodeParams = 32
    cudaGraphDebugDotFlagsEventNodeParams = 64
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512
    cudaGraphDebugDotFlagsHandles = 1024
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536

class cudaGraphDependencyType(_enums.IntEnum):
    """cudaGraphDependencyType, from driver_types.h. Since CUDA 12.3."""

    cudaGraphDependencyTypeDefault = 0
    cudaGraphDependencyTypeProgrammatic = 1

class cudaGraphExecUpdateResult(_enums.IntEnum):
    """cudaGraphExecUpdateResult, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphExecUpdateSuccess = 0
    cudaGraphExecUpdateError = 1
    cudaGraphExecUpdateErrorTopologyChanged = 2
    cudaGraphExecUpdateErrorNodeTypeChanged = 3
    cudaGraphExecUpdateErrorFunctionChanged = 4
    cudaGraphExecUpdateErrorParametersChanged = 5
    cudaGraphExecUpdateErrorNotSupported = 6
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7
    cudaGraphExecUpdateErrorAttributesChanged = 8

class cudaGraphInstantiateFlags(_enums.IntEnum):
    """cudaGraphInstantiateFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1
    cudaGraphInstantiateFlagUpload = 2
    cudaGraphInstantiateFlagDeviceLaunch = 4
    cudaGraphInstantiateFlagUseNodePriority = 8

class cudaGraphInstantiateResult(_enums.IntEnum):
    """cudaGraphInstantiateResult, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphInstantiateSuccess = 0
    cudaGraphInstantiateError = 1
    cudaGraphInstantiateInvalidStructure = 2
    cudaGraphInstantiateNodeOperationNotSupported = 3
    cudaGraphInstantiateMultipleDevicesNotSupported = 4
    cudaGraphInstantiateConditionalHandleUnused = 5

class cudaGraphKernelNodeField(_enums.IntEnum):
    """cudaGraphKernelNodeField, from driver_types.h. Since CUDA 12.4."""

    cudaGraphKernelNodeFieldInvalid = 0
    cudaGraphKernelNodeFieldGridDim = 1
    cudaGraphKernelNodeFieldParam = 2
    cudaGraphKernelNodeFieldEnabled = 3

class cudaGraphMemAttributeType(_enums.IntEnum):
    """cudaGraphMemAttributeType, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphMemAttrUsedMemCurrent = 0
    cudaGraphMemAttrUsedMemHigh = 1
    cudaGraphMemAttrReservedMemCurrent = 2
    cudaGraphMemAttrReservedMemHigh = 3

class cudaGraphNodeType(_enums.IntEnum):
    """cudaGraphNodeType, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphNodeTypeKernel = 0
    cudaGraphNodeTypeMemcpy = 1
    cudaGraphNodeTypeMemset = 2
    cudaGraphNodeTypeHost = 3
    cudaGraphNodeTypeGraph = 4
    cudaGraphNodeTypeEmpty = 5
    cudaGraphNodeTypeWaitEvent = 6
    cudaGraphNodeTypeEventRecord = 7
    cudaGraphNodeTypeExtSemaphoreSignal = 8
    cudaGraphNodeTypeExtSemaphoreWait = 9
    cudaGraphNodeTypeMemAlloc = 10
    cudaGraphNodeTypeMemFree = 11
    cudaGraphNodeTypeConditional = 13
    cudaGraphNodeTypeMemcpyBatch = 14
    cudaGraphNodeTypeReserved16 = 16
    cudaGraphNodeTypeExternalEngine = 17
    cudaGraphNodeTypeCount = 18

class cudaGraphRecaptureStatus(_enums.IntEnum):
    """cudaGraphRecaptureStatus, from driver_types.h. Since CUDA 13.3."""

    cudaGraphRecaptureEligibleForUpdate = 0
    cudaGraphRecaptureIneligibleForUpdate = 1
    cudaGraphRecaptureError = 2

class cudaGraphicsCubeFace(_enums.IntEnum):
    """cudaGraphicsCubeFace, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphicsCubeFacePositiveX = 0
    cudaGraphicsCubeFaceNegativeX = 1
    cudaGraphicsCubeFacePositiveY = 2
    cudaGraphicsCubeFaceNegativeY = 3
    cudaGraphicsCubeFacePositiveZ = 4
    cudaGraphicsCubeFaceNegativeZ = 5

class cudaGraphicsMapFlags(_enums.IntEnum):
    """cudaGraphicsMapFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphicsMapFlagsNone = 0
    cudaGraphicsMapFlagsReadOnly = 1
    cudaGraphicsMapFlagsWriteDiscard = 2

class cudaGraphicsRegisterFlags(_enums.IntEnum):
    """cudaGraphicsRegisterFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphicsRegisterFlagsNone = 0
    cudaGraphicsRegisterFlagsReadOnly = 1
    cudaGraphicsRegisterFlagsWriteDiscard = 2
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4
    cudaGraphicsRegisterFlagsTextureGather = 8

class cudaHostTaskSyncMode(_enums.IntEnum):
    """cudaHostTaskSyncMode, from driver_types.h. Since CUDA 13.2."""

    cudaHostTaskBlocking = 0
    cudaHostTaskSpinWait = 1

class cudaJitOption(_enums.IntEnum):
    """cudaJitOption, from driver_types.h. Since CUDA 12.8."""

    cudaJitMaxRegisters = 0
    cudaJitThreadsPerBlock = 1
    cudaJitWallTime = 2
    cudaJitInfoLogBuffer = 3
    cudaJitInfoLogBufferSizeBytes = 4
    cudaJitErrorLogBuffer = 5
    cudaJitErrorLogBufferSizeBytes = 6
    cudaJitOptimizationLevel = 7
    cudaJitFallbackStrategy = 10
    cudaJitGenerateDebugInfo = 11
    cudaJitLogVerbose = 12
    cudaJitGenerateLineInfo = 13
    cudaJitCacheMode = 14
    cudaJitPositionIndependentCode = 30
    cudaJitMinCtaPerSm = 31
    cudaJitMaxThreadsPerBlock = 32
    cudaJitOverrideDirectiveValues = 33

class cudaJit_CacheMode(_enums.IntEnum):
    """cudaJit_CacheMode, from driver_types.h. Since CUDA 12.8."""

    cudaJitCacheOptionNone = 0
    cudaJitCacheOptionCG = 1
    cudaJitCacheOptionCA = 2

class cudaJit_Fallback(_enums.IntEnum):
    """cudaJit_Fallback, from driver_types.h. Since CUDA 12.8."""

    cudaPreferPtx = 0
    cudaPreferBinary = 1

class cudaKernelFunctionType(_enums.IntEnum):
    """cudaKernelFunctionType, from driver_types.h. Since CUDA 13.2."""

    cudaKernelFunctionTypeUnspecified = 0
    cudaKernelFunctionTypeDeviceEntry = 1
    cudaKernelFunctionTypeKernel = 2
    cudaKernelFunctionTypeFunction = 3

class cudaLaunchAttributeID(_enums.IntEnum):
    """cudaLaunchAttributeID, from driver_types.h. Since at least CUDA 12.0."""

    cudaLaunchAttributeIgnore = 0
    cudaLaunchAttributeAccessPolicyWindow = 1
    cudaLaunchAttributeCooperative = 2
    cudaLaunchAttributeSynchronizationPolicy = 3
    cudaLaunchAttributeClusterDimension = 4
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5
    cudaLaunchAttributeProgrammaticStreamSerialization = 6
    cudaLaunchAttributeProgrammaticEvent = 7
    cudaLaunchAttributePriority = 8
    cudaLaunchAttributeMemSyncDomainMap = 9
    cudaLaunchAttributeMemSyncDomain = 10
    cudaLaunchAttributePreferredClusterDimension = 11
    cudaLaunchAttributeLaunchCompletionEvent = 12
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16
    cudaLaunchAttributePortableClusterSizeMode = 17
    cudaLaunchAttributeSharedMemoryMode = 18

class cudaLaunchAttributePortableClusterMode(_enums.IntEnum):
    """cudaLaunchAttributePortableClusterMode, from driver_types.h. Since CUDA 13.2."""

    cudaLaunchPortableClusterModeDefault = 0
    cudaLaunchPortableClusterModeRequirePortable = 1
    cudaLaunchPortableClusterModeAllowNonPortable = 2

class cudaLaunchMemSyncDomain(_enums.IntEnum):
    """cudaLaunchMemSyncDomain, from driver_types.h. Since at least CUDA 12.0."""

    cudaLaunchMemSyncDomainDefault = 0
    cudaLaunchMemSyncDomainRemote = 1

class cudaLibraryOption(_enums.IntEnum):
    """cudaLibraryOption, from driver_types.h. Since CUDA 12.8."""

    cudaLibraryHostUniversalFunctionAndDataTable = 0
    cudaLibraryBinaryIsPreserved = 1

class cudaLimit(_enums.IntEnum):
    """cudaLimit, from driver_types.h. Since at least CUDA 12.0."""

    cudaLimitStackSize = 0
    cudaLimitPrintfFifoSize = 1
    cudaLimitMallocHeapSize = 2
    cudaLimitDevRuntimeSyncDepth = 3
    cudaLimitDevRuntimePendingLaunchCount = 4
    cudaLimitMaxL2FetchGranularity = 5
    cudaLimitPersistingL2CacheSize = 6
    cudaLimitPerBlockMemorySize = 10

class cudaLogLevel(_enums.IntEnum):
    """cudaLogLevel, from driver_types.h. Since CUDA 13.0."""

    cudaLogLevelError = 0
    cudaLogLevelWarning = 1

class cudaMemAccessFlags(_enums.IntEnum):
    """cudaMemAccessFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemAccessFlagsProtNone = 0
    cudaMemAccessFlagsProtRead = 1
    cudaMemAccessFlagsProtReadWrite = 3

class cudaMemAllocationHandleType(_enums.IntEnum):
    """cudaMemAllocationHandleType, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemHandleTypeNone = 0
    cudaMemHandleTypePosixFileDescriptor = 1
    cudaMemHandleTypeWin32 = 2
    cudaMemHandleTypeWin32Kmt = 4
    cudaMemHandleTypeFabric = 8

class cudaMemAllocationType(_enums.IntEnum):
    """cudaMemAllocationType, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemAllocationTypeInvalid = 0
    cudaMemAllocationTypePinned = 1
    cudaMemAllocationTypeManaged = 2
    cudaMemAllocationTypeMax = 2147483647

class cudaMemLocationType(_enums.IntEnum):
    """cudaMemLocationType, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemLocationTypeInvalid = 0
    cudaMemLocationTypeNone = 0
    cudaMemLocationTypeDevice = 1
    cudaMemLocationTypeHost = 2
    cudaMemLocationTypeHostNuma = 3
    cudaMemLocationTypeHostNumaCurrent = 4
    cudaMemLocationTypeInvisible = 5
    cudaMemLocationTypeDeviceLocalityDomain = 6

class cudaMemPoolAttr(_enums.IntEnum):
    """cudaMemPoolAttr, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemPoolReuseFollowEventDependencies = 1
    cudaMemPoolReuseAllowOpportunistic = 2
    cudaMemPoolReuseAllowInternalDependencies = 3
    cudaMemPoolAttrReleaseThreshold = 4
    cudaMemPoolAttrReservedMemCurrent = 5
    cudaMemPoolAttrReservedMemHigh = 6
    cudaMemPoolAttrUsedMemCurrent = 7
    cudaMemPoolAttrUsedMemHigh = 8
    cudaMemPoolAttrAllocationType = 9
    cudaMemPoolAttrExportHandleTypes = 10
    cudaMemPoolAttrLocationId = 11
    cudaMemPoolAttrLocationType = 12
    cudaMemPoolAttrMaxPoolSize = 13
    cudaMemPoolAttrHwDecompressEnabled = 14
    cudaMemPoolAttrLocalityDomainId = 15

class cudaMemRangeAttribute(_enums.IntEnum):
    """cudaMemRangeAttribute, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemRangeAttributeReadMostly = 1
    cudaMemRangeAttributePreferredLocation = 2
    cudaMemRangeAttributeAccessedBy = 3
    cudaMemRangeAttributeLastPrefetchLocation = 4
    cudaMemRangeAttributePreferredLocationType = 5
    cudaMemRangeAttributePreferredLocationId = 6
    cudaMemRangeAttributeLastPrefetchLocationType = 7
    cudaMemRangeAttributeLastPrefetchLocationId = 8

class cudaMemcpy3DOperandType(_enums.IntEnum):
    """cudaMemcpy3DOperandType, from driver_types.h. Since CUDA 12.8."""

    cudaMemcpyOperandTypePointer = 1
    cudaMemcpyOperandTypeArray = 2
    cudaMemcpyOperandTypeMax = 2147483647

class cudaMemcpyFlags(_enums.IntEnum):
    """cudaMemcpyFlags, from driver_types.h. Since CUDA 12.8."""

    cudaMemcpyFlagDefault = 0
    cudaMemcpyFlagPreferOverlapWithCompute = 1

class cudaMemcpyKind(_enums.IntEnum):
    """cudaMemcpyKind, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemcpyHostToHost = 0
    cudaMemcpyHostToDevice = 1
    cudaMemcpyDeviceToHost = 2
    cudaMemcpyDeviceToDevice = 3
    cudaMemcpyDefault = 4

class cudaMemcpySrcAccessOrder(_enums.IntEnum):
    """cudaMemcpySrcAccessOrder, from driver_types.h. Since CUDA 12.8."""

    cudaMemcpySrcAccessOrderInvalid = 0
    cudaMemcpySrcAccessOrderStream = 1
    cudaMemcpySrcAccessOrderDuringApiCall = 2
    cudaMemcpySrcAccessOrderAny = 3
    cudaMemcpySrcAccessOrderMax = 2147483647

class cudaMemoryAdvise(_enums.IntEnum):
    """cudaMemoryAdvise, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemAdviseSetReadMostly = 1
    cudaMemAdviseUnsetReadMostly = 2
    cudaMemAdviseSetPreferredLocation = 3
    cudaMemAdviseUnsetPreferredLocation = 4
    cudaMemAdviseSetAccessedBy = 5
    cudaMemAdviseUnsetAccessedBy = 6

class cudaMemoryType(_enums.IntEnum):
    """cudaMemoryType, from driver_types.h. Since at least CUDA 12.0."""

    cudaMemoryTypeUnregistered = 0
    cudaMemoryTypeHost = 1
    cudaMemoryTypeDevice = 2
    cudaMemoryTypeManaged = 3

class cudaResourceType(_enums.IntEnum):
    """cudaResourceType, from driver_types.h. Since at least CUDA 12.0."""

    cudaResourceTypeArray = 0
    cudaResourceTypeMipmappedArray = 1
    cudaResourceTypeLinear = 2
    cudaResourceTypePitch2D = 3

class cudaResourceViewFormat(_enums.IntEnum):
    """cudaResourceViewFormat, from driver_types.h. Since at least CUDA 12.0."""

    cudaResViewFormatNone = 0
    cudaResViewFormatUnsignedChar1 = 1
    cudaResViewFormatUnsignedChar2 = 2
    cudaResViewFormatUnsignedChar4 = 3
    cudaResViewFormatSignedChar1 = 4
    cudaResViewFormatSignedChar2 = 5
    cudaResViewFormatSignedChar4 = 6
    cudaResViewFormatUnsignedShort1 = 7
    cudaResViewFormatUnsignedShort2 = 8
    cudaResViewFormatUnsignedShort4 = 9
    cudaResViewFormatSignedShort1 = 10
    cudaResViewFormatSignedShort2 = 11
    cudaResViewFormatSignedShort4 = 12
    cudaResViewFormatUnsignedInt1 = 13
    cudaResViewFormatUnsignedInt2 = 14
    cudaResViewFormatUnsignedInt4 = 15
    cudaResViewFormatSignedInt1 = 16
    cudaResViewFormatSignedInt2 = 17
    cudaResViewFormatSignedInt4 = 18
    cudaResViewFormatHalf1 = 19
    cudaResViewFormatHalf2 = 20
    cudaResViewFormatHalf4 = 21
    cudaResViewFormatFloat1 = 22
    cudaResViewFormatFloat2 = 23
    cudaResViewFormatFloat4 = 24
    cudaResViewFormatUnsignedBlockCompressed1 = 25
    cudaResViewFormatUnsignedBlockCompressed2 = 26
    cudaResViewFormatUnsignedBlockCompressed3 = 27
    cudaResViewFormatUnsignedBlockCompressed4 = 28
    cudaResViewFormatSignedBlockCompressed4 = 29
    cudaResViewFormatUnsignedBlockCompressed5 = 30
    cudaResViewFormatSignedBlockCompressed5 = 31
    cudaResViewFormatUnsignedBlockCompressed6H = 32
    cudaResViewFormatSignedBlockCompressed6H = 33
    cudaResViewFormatUnsignedBlockCompressed7 = 34

class cudaRoundMode(_enums.IntEnum):
    """cudaRoundMode, from device_types.h. Since at least CUDA 12.0."""

    cudaRoundNearest = 0
    cudaRoundZero = 1
    cudaRoundPosInf = 2
    cudaRoundMinInf = 3

class cudaSharedCarveout(_enums.IntEnum):
    """cudaSharedCarveout, from driver_types.h. Since at least CUDA 12.0."""

    cudaSharedmemCarveoutDefault = -1
    cudaSharedmemCarveoutMaxShared = 100
    cudaSharedmemCarveoutMaxL1 = 0

class cudaSharedMemConfig(_enums.IntEnum):
    """cudaSharedMemConfig, from driver_types.h. Since at least CUDA 12.0."""

    cudaSharedMemBankSizeDefault = 0
    cudaSharedMemBankSizeFourByte = 1
    cudaSharedMemBankSizeEightByte = 2

class cudaSharedMemoryMode(_enums.IntEnum):
    """cudaSharedMemoryMode, from driver_types.h. Since CUDA 13.2."""

    cudaSharedMemoryModeDefault = 0
    cudaSharedMemoryModeRequirePortable = 1
    cudaSharedMemoryModeAllowNonPortable = 2
    cudaSharedMemoryModeAllowOversizedSharedMemory = 3
    cudaSharedMemoryModePreferOversizedSharedMemory = 4

class cudaStreamCaptureMode(_enums.IntEnum):
    """cudaStreamCaptureMode, from driver_types.h. Since at least CUDA 12.0."""

    cudaStreamCaptureModeGlobal = 0
    cudaStreamCaptureModeThreadLocal = 1
    cudaStreamCaptureModeRelaxed = 2

class cudaStreamCaptureStatus(_enums.IntEnum):
    """cudaStreamCaptureStatus, from driver_types.h. Since at least CUDA 12.0."""

    cudaStreamCaptureStatusNone = 0
    cudaStreamCaptureStatusActive = 1
    cudaStreamCaptureStatusInvalidated = 2

class cudaStreamUpdateCaptureDependenciesFlags(_enums.IntEnum):
    """cudaStreamUpdateCaptureDependenciesFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaStreamAddCaptureDependencies = 0
    cudaStreamSetCaptureDependencies = 1

class cudaSurfaceBoundaryMode(_enums.IntEnum):
    """cudaSurfaceBoundaryMode, from surface_types.h. Since at least CUDA 12.0."""

    cudaBoundaryModeZero = 0
    cudaBoundaryModeClamp = 1
    cudaBoundaryModeTrap = 2

class cudaSurfaceFormatMode(_enums.IntEnum):
    """cudaSurfaceFormatMode, from surface_types.h. Since at least CUDA 12.0."""

    cudaFormatModeForced = 0
    cudaFormatModeAuto = 1

class cudaSynchronizationPolicy(_enums.IntEnum):
    """cudaSynchronizationPolicy, from driver_types.h. Since at least CUDA 12.0."""

    cudaSyncPolicyAuto = 1
    cudaSyncPolicySpin = 2
    cudaSyncPolicyYield = 3
    cudaSyncPolicyBlockingSync = 4

class cudaTextureAddressMode(_enums.IntEnum):
    """cudaTextureAddressMode, from texture_types.h. Since at least CUDA 12.0."""

    cudaAddressModeWrap = 0
    cudaAddressModeClamp = 1
    cudaAddressModeMirror = 2
    cudaAddressModeBorder = 3

class cudaTextureFilterMode(_enums.IntEnum):
    """cudaTextureFilterMode, from texture_types.h. Since at least CUDA 12.0."""

    cudaFilterModePoint = 0
    cudaFilterModeLinear = 1

class cudaTextureReadMode(_enums.IntEnum):
    """cudaTextureReadMode, from texture_types.h. Since at least CUDA 12.0."""

    cudaReadModeElementType = 0
    cudaReadModeNormalizedFloat = 1

class cudaUserObjectFlags(_enums.IntEnum):
    """cudaUserObjectFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaUserObjectNoDestructorSync = 1

class cudaUserObjectRetainFlags(_enums.IntEnum):
    """cudaUserObjectRetainFlags, from driver_types.h. Since at least CUDA 12.0."""

    cudaGraphUserObjectMove = 1

class libraryPropertyType(_enums.IntEnum):
    """libraryPropertyType, from library_types.h. Since at least CUDA 12.0."""

    MAJOR_VERSION = 0
    MINOR_VERSION = 1
    PATCH_LEVEL = 2

@_disjoint_base
class cudaArray_t:
    """cudaArray_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaAsyncCallback:
    """cudaAsyncCallback, from driver_types.h. Since CUDA 12.4."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaAsyncCallbackHandle_t:
    """cudaAsyncCallbackHandle_t, from driver_types.h. Since CUDA 12.4."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaDevResourceDesc_t(CUdevResourceDesc):
    """cudaDevResourceDesc_t, from driver_types.h. Since CUDA 13.1."""

class cudaEglStreamConnection(CUeglStreamConnection):
    """cudaEglStreamConnection, from cuda_egl_interop.h. Since at least CUDA 12.0."""

class cudaEvent_t(CUevent):
    """cudaEvent_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaExecutionContext_t:
    """cudaExecutionContext_t, from driver_types.h. Since CUDA 13.1."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaExternalMemory_t:
    """cudaExternalMemory_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaExternalSemaphore_t:
    """cudaExternalSemaphore_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaFunction_t(CUfunction):
    """cudaFunction_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaGraphConditionalHandle:
    """cudaGraphConditionalHandle, from driver_types.h. Since CUDA 12.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaGraphDeviceNode_t(CUgraphDeviceNode):
    """cudaGraphDeviceNode_t, from driver_types.h. Since CUDA 12.4."""

class cudaGraphExec_t(CUgraphExec):
    """cudaGraphExec_t, from driver_types.h. Since at least CUDA 12.0."""

class cudaGraphNode_t(CUgraphNode):
    """cudaGraphNode_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaGraphRecaptureCallback_t:
    """cudaGraphRecaptureCallback_t, from cuda_runtime_api.h. Since CUDA 13.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaGraph_t(CUgraph):
    """cudaGraph_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaGraphicsResource_t:
    """cudaGraphicsResource_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaHostFn_t:
    """cudaHostFn_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaKernel_t(CUkernel):
    """cudaKernel_t, from driver_types.h. Since CUDA 12.1."""

class cudaLibrary_t(CUlibrary):
    """cudaLibrary_t, from driver_types.h. Since CUDA 12.8."""

@_disjoint_base
class cudaLogIterator:
    """cudaLogIterator, from driver_types.h. Since CUDA 13.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaLogsCallbackHandle(CUlogsCallbackHandle):
    """cudaLogsCallbackHandle, from driver_types.h. Since CUDA 13.0."""

@_disjoint_base
class cudaLogsCallback_t:
    """cudaLogsCallback_t, from cuda_runtime_api.h. Since CUDA 13.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaMemPool_t(CUmemoryPool):
    """cudaMemPool_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaMipmappedArray_t:
    """cudaMipmappedArray_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaStreamCallback_t:
    """cudaStreamCallback_t, from cuda_runtime_api.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaStream_t(CUstream):
    """cudaStream_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaSurfaceObject_t:
    """cudaSurfaceObject_t, from surface_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaTextureObject_t:
    """cudaTextureObject_t, from texture_types.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

class cudaUserObject_t(CUuserObject):
    """cudaUserObject_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudaAccessPolicyWindow:
    """cudaAccessPolicyWindow, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        base_ptr: _typing.Pointer = ...,
        num_bytes: _typing.Integer = ...,
        hitRatio: float = ...,
        hitProp: cudaAccessProperty | _typing.Integer = ...,
        missProp: cudaAccessProperty | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    base_ptr: _typing.PointerField
    num_bytes: _typing.IntField
    hitRatio: _typing.FloatField
    hitProp: _typing.EnumField[cudaAccessProperty]
    missProp: _typing.EnumField[cudaAccessProperty]

@_disjoint_base
class cudaArrayMemoryRequirements:
    """cudaArrayMemoryRequirements, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        alignment: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    alignment: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaArraySparseProperties:
    """cudaArraySparseProperties, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        tileExtent: cudaArraySparseProperties_tileExtent = ...,
        miptailFirstLevel: _typing.Integer = ...,
        miptailSize: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    tileExtent: _typing.RecordField[cudaArraySparseProperties_tileExtent]
    miptailFirstLevel: _typing.IntField
    miptailSize: _typing.IntField
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaArraySparseProperties_tileExtent:
    """cudaArraySparseProperties.tileExtent, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        depth: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    width: _typing.IntField
    height: _typing.IntField
    depth: _typing.IntField

@_disjoint_base
class cudaAsyncNotificationInfo:
    """cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        type: cudaAsyncNotificationType | _typing.Integer = ...,
        info: cudaAsyncNotificationInfo_t_info = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaAsyncNotificationType]
    info: _typing.RecordField[cudaAsyncNotificationInfo_t_info]

@_disjoint_base
class cudaAsyncNotificationInfo_t_info:
    """cudaAsyncNotificationInfo_t.info, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        overBudget: cudaAsyncNotificationInfo_t_info_overBudget = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    overBudget: _typing.RecordField[cudaAsyncNotificationInfo_t_info_overBudget]

@_disjoint_base
class cudaAsyncNotificationInfo_t_info_overBudget:
    """cudaAsyncNotificationInfo_t.info.overBudget, from driver_types.h. Since CUDA 12.4."""

    def __init__(self, bytesOverBudget: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    bytesOverBudget: _typing.IntField

@_disjoint_base
class cudaChannelFormatDesc:
    """cudaChannelFormatDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        w: _typing.Integer = ...,
        f: cudaChannelFormatKind | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField
    w: _typing.IntField
    f: _typing.EnumField[cudaChannelFormatKind]

@_disjoint_base
class cudaChildGraphNodeParams:
    """cudaChildGraphNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        graph: cudaGraph_t | _typing.Integer | None = ...,
        ownership: cudaGraphChildGraphNodeOwnership | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    graph: _typing.ValueField[cudaGraph_t]
    ownership: _typing.EnumField[cudaGraphChildGraphNodeOwnership]

@_disjoint_base
class cudaConditionalNodeParams:
    """cudaConditionalNodeParams, from driver_types.h. Since CUDA 12.3."""

    def __init__(
        self,
        handle: cudaGraphConditionalHandle | _typing.Integer | None = ...,
        type: cudaGraphConditionalNodeType | _typing.Integer = ...,
        size: _typing.Integer = ...,
        phGraph_out: _typing.Unset = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    handle: _typing.ValueField[cudaGraphConditionalHandle]
    type: _typing.EnumField[cudaGraphConditionalNodeType]
    size: _typing.IntField
    phGraph_out: _typing.ReadOnlyListField[cudaGraph_t]
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaDevResource_st:
    """cudaDevResource, from driver_types.h. Since CUDA 13.1."""

    def __init__(
        self,
        type: cudaDevResourceType | _typing.Integer = ...,
        _internal_padding: _typing.Chars = ...,
        sm: cudaDevSmResource = ...,
        wqConfig: cudaDevWorkqueueConfigResource = ...,
        wq: cudaDevWorkqueueResource = ...,
        _oversize: _typing.Chars = ...,
        nextResource: _Sequence[cudaDevResource] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaDevResourceType]
    _internal_padding: _typing.CharsField
    sm: _typing.RecordField[cudaDevSmResource]
    wqConfig: _typing.RecordField[cudaDevWorkqueueConfigResource]
    wq: _typing.RecordField[cudaDevWorkqueueResource]
    _oversize: _typing.CharsField
    nextResource: _typing.ListField[cudaDevResource]

@_disjoint_base
class cudaDevResource_anon0:
    """cudaDevResource.anon0, from driver_types.h. Since CUDA 13.1."""

    def __init__(
        self,
        sm: cudaDevSmResource = ...,
        wqConfig: cudaDevWorkqueueConfigResource = ...,
        wq: cudaDevWorkqueueResource = ...,
        _oversize: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    sm: _typing.RecordField[cudaDevSmResource]
    wqConfig: _typing.RecordField[cudaDevWorkqueueConfigResource]
    wq: _typing.RecordField[cudaDevWorkqueueResource]
    _oversize: _typing.CharsField

@_disjoint_base
class cudaDevSmResource:
    """cudaDevSmResource, from driver_types.h. Since CUDA 13.1."""

    def __init__(
        self,
        smCount: _typing.Integer = ...,
        minSmPartitionSize: _typing.Integer = ...,
        smCoscheduledAlignment: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        localityDomainId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    smCount: _typing.IntField
    minSmPartitionSize: _typing.IntField
    smCoscheduledAlignment: _typing.IntField
    flags: _typing.IntField
    localityDomainId: _typing.IntField

@_disjoint_base
class cudaDevSmResourceGroupParams_st:
    """cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1."""

    def __init__(
        self,
        smCount: _typing.Integer = ...,
        coscheduledSmCount: _typing.Integer = ...,
        preferredCoscheduledSmCount: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        localityDomainId: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    smCount: _typing.IntField
    coscheduledSmCount: _typing.IntField
    preferredCoscheduledSmCount: _typing.IntField
    flags: _typing.IntField
    localityDomainId: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaDevWorkqueueConfigResource:
    """cudaDevWorkqueueConfigResource, from driver_types.h. Since CUDA 13.1."""

    def __init__(
        self,
        device: _typing.Integer = ...,
        wqConcurrencyLimit: _typing.Integer = ...,
        sharingScope: cudaDevWorkqueueConfigScope | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    device: _typing.IntField
    wqConcurrencyLimit: _typing.IntField
    sharingScope: _typing.EnumField[cudaDevWorkqueueConfigScope]

@_disjoint_base
class cudaDevWorkqueueResource:
    """cudaDevWorkqueueResource, from driver_types.h. Since CUDA 13.1."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class cudaDeviceProp:
    """cudaDeviceProp, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        name: _typing.Chars = ...,
        uuid: cudaUUID_t = ...,
        luid: _typing.Chars = ...,
        luidDeviceNodeMask: _typing.Integer = ...,
        totalGlobalMem: _typing.Integer = ...,
        sharedMemPerBlock: _typing.Integer = ...,
        regsPerBlock: _typing.Integer = ...,
        warpSize: _typing.Integer = ...,
        memPitch: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        maxThreadsDim: _Sequence[int] | None = ...,
        maxGridSize: _Sequence[int] | None = ...,
        totalConstMem: _typing.Integer = ...,
        major: _typing.Integer = ...,
        minor: _typing.Integer = ...,
        textureAlignment: _typing.Integer = ...,
        texturePitchAlignment: _typing.Integer = ...,
        multiProcessorCount: _typing.Integer = ...,
        integrated: _typing.Integer = ...,
        canMapHostMemory: _typing.Integer = ...,
        maxTexture1D: _typing.Integer = ...,
        maxTexture1DMipmap: _typing.Integer = ...,
        maxTexture2D: _Sequence[int] | None = ...,
        maxTexture2DMipmap: _Sequence[int] | None = ...,
        maxTexture2DLinear: _Sequence[int] | None = ...,
        maxTexture2DGather: _Sequence[int] | None = ...,
        maxTexture3D: _Sequence[int] | None = ...,
        maxTexture3DAlt: _Sequence[int] | None = ...,
        maxTextureCubemap: _typing.Integer = ...,
        maxTexture1DLayered: _Sequence[int] | None = ...,
        maxTexture2DLayered: _Sequence[int] | None = ...,
        maxTextureCubemapLayered: _Sequence[int] | None = ...,
        maxSurface1D: _typing.Integer = ...,
        maxSurface2D: _Sequence[int] | None = ...,
        maxSurface3D: _Sequence[int] | None = ...,
        maxSurface1DLayered: _Sequence[int] | None = ...,
        maxSurface2DLayered: _Sequence[int] | None = ...,
        maxSurfaceCubemap: _typing.Integer = ...,
        maxSurfaceCubemapLayered: _Sequence[int] | None = ...,
        surfaceAlignment: _typing.Integer = ...,
        concurrentKernels: _typing.Integer = ...,
        ECCEnabled: _typing.Integer = ...,
        pciBusID: _typing.Integer = ...,
        pciDeviceID: _typing.Integer = ...,
        pciDomainID: _typing.Integer = ...,
        tccDriver: _typing.Integer = ...,
        asyncEngineCount: _typing.Integer = ...,
        unifiedAddressing: _typing.Integer = ...,
        memoryBusWidth: _typing.Integer = ...,
        l2CacheSize: _typing.Integer = ...,
        persistingL2CacheMaxSize: _typing.Integer = ...,
        maxThreadsPerMultiProcessor: _typing.Integer = ...,
        streamPrioritiesSupported: _typing.Integer = ...,
        globalL1CacheSupported: _typing.Integer = ...,
        localL1CacheSupported: _typing.Integer = ...,
        sharedMemPerMultiprocessor: _typing.Integer = ...,
        regsPerMultiprocessor: _typing.Integer = ...,
        managedMemory: _typing.Integer = ...,
        isMultiGpuBoard: _typing.Integer = ...,
        multiGpuBoardGroupID: _typing.Integer = ...,
        hostNativeAtomicSupported: _typing.Integer = ...,
        pageableMemoryAccess: _typing.Integer = ...,
        concurrentManagedAccess: _typing.Integer = ...,
        computePreemptionSupported: _typing.Integer = ...,
        canUseHostPointerForRegisteredMem: _typing.Integer = ...,
        cooperativeLaunch: _typing.Integer = ...,
        sharedMemPerBlockOptin: _typing.Integer = ...,
        pageableMemoryAccessUsesHostPageTables: _typing.Integer = ...,
        directManagedMemAccessFromHost: _typing.Integer = ...,
        maxBlocksPerMultiProcessor: _typing.Integer = ...,
        accessPolicyMaxWindowSize: _typing.Integer = ...,
        reservedSharedMemPerBlock: _typing.Integer = ...,
        hostRegisterSupported: _typing.Integer = ...,
        sparseCudaArraySupported: _typing.Integer = ...,
        hostRegisterReadOnlySupported: _typing.Integer = ...,
        timelineSemaphoreInteropSupported: _typing.Integer = ...,
        memoryPoolsSupported: _typing.Integer = ...,
        gpuDirectRDMASupported: _typing.Integer = ...,
        gpuDirectRDMAFlushWritesOptions: _typing.Integer = ...,
        gpuDirectRDMAWritesOrdering: _typing.Integer = ...,
        memoryPoolSupportedHandleTypes: _typing.Integer = ...,
        deferredMappingCudaArraySupported: _typing.Integer = ...,
        ipcEventSupported: _typing.Integer = ...,
        clusterLaunch: _typing.Integer = ...,
        unifiedFunctionPointers: _typing.Integer = ...,
        deviceNumaConfig: _typing.Integer = ...,
        deviceNumaId: _typing.Integer = ...,
        mpsEnabled: _typing.Integer = ...,
        hostNumaId: _typing.Integer = ...,
        gpuPciDeviceID: _typing.Integer = ...,
        gpuPciSubsystemID: _typing.Integer = ...,
        hostNumaMultinodeIpcSupported: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    name: _typing.CharsField
    uuid: _typing.RecordField[cudaUUID_t]
    luid: _typing.CharsField
    luidDeviceNodeMask: _typing.IntField
    totalGlobalMem: _typing.IntField
    sharedMemPerBlock: _typing.IntField
    regsPerBlock: _typing.IntField
    warpSize: _typing.IntField
    memPitch: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    maxThreadsDim: _typing.ListField[int]
    maxGridSize: _typing.ListField[int]
    totalConstMem: _typing.IntField
    major: _typing.IntField
    minor: _typing.IntField
    textureAlignment: _typing.IntField
    texturePitchAlignment: _typing.IntField
    multiProcessorCount: _typing.IntField
    integrated: _typing.IntField
    canMapHostMemory: _typing.IntField
    maxTexture1D: _typing.IntField
    maxTexture1DMipmap: _typing.IntField
    maxTexture2D: _typing.ListField[int]
    maxTexture2DMipmap: _typing.ListField[int]
    maxTexture2DLinear: _typing.ListField[int]
    maxTexture2DGather: _typing.ListField[int]
    maxTexture3D: _typing.ListField[int]
    maxTexture3DAlt: _typing.ListField[int]
    maxTextureCubemap: _typing.IntField
    maxTexture1DLayered: _typing.ListField[int]
    maxTexture2DLayered: _typing.ListField[int]
    maxTextureCubemapLayered: _typing.ListField[int]
    maxSurface1D: _typing.IntField
    maxSurface2D: _typing.ListField[int]
    maxSurface3D: _typing.ListField[int]
    maxSurface1DLayered: _typing.ListField[int]
    maxSurface2DLayered: _typing.ListField[int]
    maxSurfaceCubemap: _typing.IntField
    maxSurfaceCubemapLayered: _typing.ListField[int]
    surfaceAlignment: _typing.IntField
    concurrentKernels: _typing.IntField
    ECCEnabled: _typing.IntField
    pciBusID: _typing.IntField
    pciDeviceID: _typing.IntField
    pciDomainID: _typing.IntField
    tccDriver: _typing.IntField
    asyncEngineCount: _typing.IntField
    unifiedAddressing: _typing.IntField
    memoryBusWidth: _typing.IntField
    l2CacheSize: _typing.IntField
    persistingL2CacheMaxSize: _typing.IntField
    maxThreadsPerMultiProcessor: _typing.IntField
    streamPrioritiesSupported: _typing.IntField
    globalL1CacheSupported: _typing.IntField
    localL1CacheSupported: _typing.IntField
    sharedMemPerMultiprocessor: _typing.IntField
    regsPerMultiprocessor: _typing.IntField
    managedMemory: _typing.IntField
    isMultiGpuBoard: _typing.IntField
    multiGpuBoardGroupID: _typing.IntField
    hostNativeAtomicSupported: _typing.IntField
    pageableMemoryAccess: _typing.IntField
    concurrentManagedAccess: _typing.IntField
    computePreemptionSupported: _typing.IntField
    canUseHostPointerForRegisteredMem: _typing.IntField
    cooperativeLaunch: _typing.IntField
    sharedMemPerBlockOptin: _typing.IntField
    pageableMemoryAccessUsesHostPageTables: _typing.IntField
    directManagedMemAccessFromHost: _typing.IntField
    maxBlocksPerMultiProcessor: _typing.IntField
    accessPolicyMaxWindowSize: _typing.IntField
    reservedSharedMemPerBlock: _typing.IntField
    hostRegisterSupported: _typing.IntField
    sparseCudaArraySupported: _typing.IntField
    hostRegisterReadOnlySupported: _typing.IntField
    timelineSemaphoreInteropSupported: _typing.IntField
    memoryPoolsSupported: _typing.IntField
    gpuDirectRDMASupported: _typing.IntField
    gpuDirectRDMAFlushWritesOptions: _typing.IntField
    gpuDirectRDMAWritesOrdering: _typing.IntField
    memoryPoolSupportedHandleTypes: _typing.IntField
    deferredMappingCudaArraySupported: _typing.IntField
    ipcEventSupported: _typing.IntField
    clusterLaunch: _typing.IntField
    unifiedFunctionPointers: _typing.IntField
    deviceNumaConfig: _typing.IntField
    deviceNumaId: _typing.IntField
    mpsEnabled: _typing.IntField
    hostNumaId: _typing.IntField
    gpuPciDeviceID: _typing.IntField
    gpuPciSubsystemID: _typing.IntField
    hostNumaMultinodeIpcSupported: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaEglFrame_st:
    """cudaEglFrame, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        frame: cudaEglFrame_frame = ...,
        planeDesc: _Sequence[cudaEglPlaneDesc] | None = ...,
        planeCount: _typing.Integer = ...,
        frameType: cudaEglFrameType | _typing.Integer = ...,
        eglColorFormat: cudaEglColorFormat | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    frame: _typing.RecordField[cudaEglFrame_frame]
    planeDesc: _typing.ListField[cudaEglPlaneDesc]
    planeCount: _typing.IntField
    frameType: _typing.EnumField[cudaEglFrameType]
    eglColorFormat: _typing.EnumField[cudaEglColorFormat]

@_disjoint_base
class cudaEglFrame_frame:
    """cudaEglFrame.frame, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pArray: _Sequence[cudaArray_t] | None = ...,
        pPitch: _Sequence[cudaPitchedPtr] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pArray: _typing.ListField[cudaArray_t]
    pPitch: _typing.ListField[cudaPitchedPtr]

@_disjoint_base
class cudaEglPlaneDesc_st:
    """cudaEglPlaneDesc, from cuda_egl_interop.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        depth: _typing.Integer = ...,
        pitch: _typing.Integer = ...,
        numChannels: _typing.Integer = ...,
        channelDesc: cudaChannelFormatDesc = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    width: _typing.IntField
    height: _typing.IntField
    depth: _typing.IntField
    pitch: _typing.IntField
    numChannels: _typing.IntField
    channelDesc: _typing.RecordField[cudaChannelFormatDesc]
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaEventRecordNodeParams:
    """cudaEventRecordNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        event: cudaEvent_t | _typing.Integer | None = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[cudaEvent_t]
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaEventWaitNodeParams:
    """cudaEventWaitNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(self, event: cudaEvent_t | _typing.Integer | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[cudaEvent_t]

@_disjoint_base
class cudaExtent:
    """cudaExtent, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        depth: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    width: _typing.IntField
    height: _typing.IntField
    depth: _typing.IntField

@_disjoint_base
class cudaExternalMemoryBufferDesc:
    """cudaExternalMemoryBufferDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        offset: _typing.Integer = ...,
        size: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    offset: _typing.IntField
    size: _typing.IntField
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalMemoryHandleDesc:
    """cudaExternalMemoryHandleDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaExternalMemoryHandleType | _typing.Integer = ...,
        handle: cudaExternalMemoryHandleDesc_handle = ...,
        size: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaExternalMemoryHandleType]
    handle: _typing.RecordField[cudaExternalMemoryHandleDesc_handle]
    size: _typing.IntField
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalMemoryHandleDesc_handle:
    """cudaExternalMemoryHandleDesc.handle, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fd: _typing.Integer = ...,
        win32: cudaExternalMemoryHandleDesc_handle_win32 = ...,
        nvSciBufObject: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fd: _typing.IntField
    win32: _typing.RecordField[cudaExternalMemoryHandleDesc_handle_win32]
    nvSciBufObject: _typing.PointerField

@_disjoint_base
class cudaExternalMemoryHandleDesc_handle_win32:
    """cudaExternalMemoryHandleDesc.handle.win32, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, handle: _typing.Pointer = ..., name: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    handle: _typing.PointerField
    name: _typing.PointerField

@_disjoint_base
class cudaExternalMemoryMipmappedArrayDesc:
    """cudaExternalMemoryMipmappedArrayDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        offset: _typing.Integer = ...,
        formatDesc: cudaChannelFormatDesc = ...,
        extent: cudaExtent = ...,
        flags: _typing.Integer = ...,
        numLevels: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    offset: _typing.IntField
    formatDesc: _typing.RecordField[cudaChannelFormatDesc]
    extent: _typing.RecordField[cudaExtent]
    flags: _typing.IntField
    numLevels: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreHandleDesc:
    """cudaExternalSemaphoreHandleDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaExternalSemaphoreHandleType | _typing.Integer = ...,
        handle: cudaExternalSemaphoreHandleDesc_handle = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaExternalSemaphoreHandleType]
    handle: _typing.RecordField[cudaExternalSemaphoreHandleDesc_handle]
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreHandleDesc_handle:
    """cudaExternalSemaphoreHandleDesc.handle, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fd: _typing.Integer = ...,
        win32: cudaExternalSemaphoreHandleDesc_handle_win32 = ...,
        nvSciSyncObj: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fd: _typing.IntField
    win32: _typing.RecordField[cudaExternalSemaphoreHandleDesc_handle_win32]
    nvSciSyncObj: _typing.PointerField

@_disjoint_base
class cudaExternalSemaphoreHandleDesc_handle_win32:
    """cudaExternalSemaphoreHandleDesc.handle.win32, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, handle: _typing.Pointer = ..., name: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    handle: _typing.PointerField
    name: _typing.PointerField

@_disjoint_base
class cudaExternalSemaphoreSignalNodeParams:
    """cudaExternalSemaphoreSignalNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreSignalParams]
    numExtSems: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalNodeParamsV2:
    """cudaExternalSemaphoreSignalNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreSignalParams]
    numExtSems: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaExternalSemaphoreSignalParams:
    """cudaExternalSemaphoreSignalParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        params: cudaExternalSemaphoreSignalParams_params = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    params: _typing.RecordField[cudaExternalSemaphoreSignalParams_params]
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreSignalParams_params:
    """cudaExternalSemaphoreSignalParams.params, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fence: cudaExternalSemaphoreSignalParams_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.RecordField[cudaExternalSemaphoreSignalParams_params_fence]
    nvSciSync: _typing.RecordField[cudaExternalSemaphoreSignalParams_params_nvSciSync]
    keyedMutex: _typing.RecordField[cudaExternalSemaphoreSignalParams_params_keyedMutex]
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreSignalParams_params_fence:
    """cudaExternalSemaphoreSignalParams.params.fence, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, value: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    value: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_params_keyedMutex:
    """cudaExternalSemaphoreSignalParams.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, key: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    key: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreSignalParams_params_nvSciSync:
    """cudaExternalSemaphoreSignalParams.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fence: _typing.Pointer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.PointerField
    reserved: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitNodeParams:
    """cudaExternalSemaphoreWaitNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreWaitParams]
    numExtSems: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitNodeParamsV2:
    """cudaExternalSemaphoreWaitNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        extSemArray: _Sequence[cudaExternalSemaphore_t] | None = ...,
        paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None = ...,
        numExtSems: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSemArray: _typing.ListField[cudaExternalSemaphore_t]
    paramsArray: _typing.ListField[cudaExternalSemaphoreWaitParams]
    numExtSems: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaExternalSemaphoreWaitParams:
    """cudaExternalSemaphoreWaitParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        params: cudaExternalSemaphoreWaitParams_params = ...,
        flags: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    params: _typing.RecordField[cudaExternalSemaphoreWaitParams_params]
    flags: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreWaitParams_params:
    """cudaExternalSemaphoreWaitParams.params, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fence: cudaExternalSemaphoreWaitParams_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.RecordField[cudaExternalSemaphoreWaitParams_params_fence]
    nvSciSync: _typing.RecordField[cudaExternalSemaphoreWaitParams_params_nvSciSync]
    keyedMutex: _typing.RecordField[cudaExternalSemaphoreWaitParams_params_keyedMutex]
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaExternalSemaphoreWaitParams_params_fence:
    """cudaExternalSemaphoreWaitParams.params.fence, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, value: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    value: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_params_keyedMutex:
    """cudaExternalSemaphoreWaitParams.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        key: _typing.Integer = ...,
        timeoutMs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    key: _typing.IntField
    timeoutMs: _typing.IntField

@_disjoint_base
class cudaExternalSemaphoreWaitParams_params_nvSciSync:
    """cudaExternalSemaphoreWaitParams.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        fence: _typing.Pointer = ...,
        reserved: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.PointerField
    reserved: _typing.IntField

@_disjoint_base
class cudaFuncAttributes:
    """cudaFuncAttributes, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        sharedSizeBytes: _typing.Integer = ...,
        constSizeBytes: _typing.Integer = ...,
        localSizeBytes: _typing.Integer = ...,
        maxThreadsPerBlock: _typing.Integer = ...,
        numRegs: _typing.Integer = ...,
        ptxVersion: _typing.Integer = ...,
        binaryVersion: _typing.Integer = ...,
        cacheModeCA: _typing.Integer = ...,
        maxDynamicSharedSizeBytes: _typing.Integer = ...,
        preferredShmemCarveout: _typing.Integer = ...,
        clusterDimMustBeSet: _typing.Integer = ...,
        requiredClusterWidth: _typing.Integer = ...,
        requiredClusterHeight: _typing.Integer = ...,
        requiredClusterDepth: _typing.Integer = ...,
        clusterSchedulingPolicyPreference: _typing.Integer = ...,
        nonPortableClusterSizeAllowed: _typing.Integer = ...,
        deviceNodeUpdateStatus: _typing.Integer = ...,
        sharedMemoryMode: cudaSharedMemoryMode | _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    sharedSizeBytes: _typing.IntField
    constSizeBytes: _typing.IntField
    localSizeBytes: _typing.IntField
    maxThreadsPerBlock: _typing.IntField
    numRegs: _typing.IntField
    ptxVersion: _typing.IntField
    binaryVersion: _typing.IntField
    cacheModeCA: _typing.IntField
    maxDynamicSharedSizeBytes: _typing.IntField
    preferredShmemCarveout: _typing.IntField
    clusterDimMustBeSet: _typing.IntField
    requiredClusterWidth: _typing.IntField
    requiredClusterHeight: _typing.IntField
    requiredClusterDepth: _typing.IntField
    clusterSchedulingPolicyPreference: _typing.IntField
    nonPortableClusterSizeAllowed: _typing.IntField
    deviceNodeUpdateStatus: _typing.IntField
    sharedMemoryMode: _typing.EnumField[cudaSharedMemoryMode]
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaGraphEdgeData_st:
    """cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3."""

    def __init__(
        self,
        from_port: _typing.Integer = ...,
        to_port: _typing.Integer = ...,
        type: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    from_port: _typing.IntField
    to_port: _typing.IntField
    type: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class cudaGraphExecUpdateResultInfo_st:
    """cudaGraphExecUpdateResultInfo, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        result: cudaGraphExecUpdateResult | _typing.Integer = ...,
        errorNode: cudaGraphNode_t | _typing.Integer | None = ...,
        errorFromNode: cudaGraphNode_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    result: _typing.EnumField[cudaGraphExecUpdateResult]
    errorNode: _typing.ValueField[cudaGraphNode_t]
    errorFromNode: _typing.ValueField[cudaGraphNode_t]

@_disjoint_base
class cudaGraphInstantiateParams_st:
    """cudaGraphInstantiateParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        flags: _typing.Integer = ...,
        uploadStream: cudaStream_t | _typing.Integer | None = ...,
        errNode_out: cudaGraphNode_t | _typing.Integer | None = ...,
        result_out: cudaGraphInstantiateResult | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    flags: _typing.IntField
    uploadStream: _typing.ValueField[cudaStream_t]
    errNode_out: _typing.ValueField[cudaGraphNode_t]
    result_out: _typing.EnumField[cudaGraphInstantiateResult]

@_disjoint_base
class cudaGraphKernelNodeUpdate:
    """cudaGraphKernelNodeUpdate, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        node: cudaGraphDeviceNode_t | _typing.Integer | None = ...,
        field: cudaGraphKernelNodeField | _typing.Integer = ...,
        updateData: cudaGraphKernelNodeUpdate_updateData = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    node: _typing.ValueField[cudaGraphDeviceNode_t]
    field: _typing.EnumField[cudaGraphKernelNodeField]
    updateData: _typing.RecordField[cudaGraphKernelNodeUpdate_updateData]

@_disjoint_base
class cudaGraphKernelNodeUpdate_updateData:
    """cudaGraphKernelNodeUpdate.updateData, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        gridDim: dim3 = ...,
        param: cudaGraphKernelNodeUpdate_updateData_param = ...,
        isEnabled: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gridDim: _typing.RecordField[dim3]
    param: _typing.RecordField[cudaGraphKernelNodeUpdate_updateData_param]
    isEnabled: _typing.IntField

@_disjoint_base
class cudaGraphKernelNodeUpdate_updateData_param:
    """cudaGraphKernelNodeUpdate.updateData.param, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        pValue: _typing.Pointer = ...,
        offset: _typing.Integer = ...,
        size: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pValue: _typing.PointerField
    offset: _typing.IntField
    size: _typing.IntField

@_disjoint_base
class cudaGraphNodeParams:
    """cudaGraphNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        type: cudaGraphNodeType | _typing.Integer = ...,
        reserved0: _Sequence[int] | None = ...,
        reserved1: _Sequence[int] | None = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
        memcpyBatch: cudaMemcpyBatchNodeParams = ...,
        reserved2: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaGraphNodeType]
    reserved0: _typing.ListField[int]
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[cudaKernelNodeParamsV2]
    memcpy: _typing.RecordField[cudaMemcpyNodeParams]
    memset: _typing.RecordField[cudaMemsetParamsV2]
    host: _typing.RecordField[cudaHostNodeParamsV2]
    graph: _typing.RecordField[cudaChildGraphNodeParams]
    eventWait: _typing.RecordField[cudaEventWaitNodeParams]
    eventRecord: _typing.RecordField[cudaEventRecordNodeParams]
    extSemSignal: _typing.RecordField[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: _typing.RecordField[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: _typing.RecordField[cudaMemAllocNodeParamsV2]
    free: _typing.RecordField[cudaMemFreeNodeParams]
    conditional: _typing.RecordField[cudaConditionalNodeParams]
    memcpyBatch: _typing.RecordField[cudaMemcpyBatchNodeParams]
    reserved2: _typing.IntField

@_disjoint_base
class cudaGraphNodeParams_anon0:
    """cudaGraphNodeParams.anon0, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        reserved1: _Sequence[int] | None = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
        memcpyBatch: cudaMemcpyBatchNodeParams = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved1: _typing.ListField[int]
    kernel: _typing.RecordField[cudaKernelNodeParamsV2]
    memcpy: _typing.RecordField[cudaMemcpyNodeParams]
    memset: _typing.RecordField[cudaMemsetParamsV2]
    host: _typing.RecordField[cudaHostNodeParamsV2]
    graph: _typing.RecordField[cudaChildGraphNodeParams]
    eventWait: _typing.RecordField[cudaEventWaitNodeParams]
    eventRecord: _typing.RecordField[cudaEventRecordNodeParams]
    extSemSignal: _typing.RecordField[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: _typing.RecordField[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: _typing.RecordField[cudaMemAllocNodeParamsV2]
    free: _typing.RecordField[cudaMemFreeNodeParams]
    conditional: _typing.RecordField[cudaConditionalNodeParams]
    memcpyBatch: _typing.RecordField[cudaMemcpyBatchNodeParams]

@_disjoint_base
class cudaGraphRecaptureCallbackData:
    """cudaGraphRecaptureCallbackData, from cuda_runtime_api.h. Since CUDA 13.3."""

    def __init__(
        self,
        callbackFunc: _typing.Callback = ...,
        userData: object = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    callbackFunc: _typing.CallbackField
    userData: _typing.DataField

@_disjoint_base
class cudaHostNodeParams:
    """cudaHostNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, fn: _typing.Callback = ..., userData: object = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fn: _typing.CallbackField
    userData: _typing.DataField

@_disjoint_base
class cudaHostNodeParamsV2:
    """cudaHostNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        fn: _typing.Callback = ...,
        userData: object = ...,
        syncMode: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fn: _typing.CallbackField
    userData: _typing.DataField
    syncMode: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaIpcEventHandle_st:
    """cudaIpcEventHandle_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class cudaIpcMemHandle_st:
    """cudaIpcMemHandle_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class cudaKernelNodeParams:
    """cudaKernelNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        func: _typing.Pointer = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        sharedMemBytes: _typing.Integer = ...,
        kernelParams: _typing.KernelParams = ...,
        extra: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    func: _typing.PointerField
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    sharedMemBytes: _typing.IntField
    kernelParams: _typing.KernelParamsField
    extra: _typing.PointerField

@_disjoint_base
class cudaKernelNodeParamsV2:
    """cudaKernelNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        func: _typing.Pointer = ...,
        kern: cudaKernel_t | _typing.Integer | None = ...,
        cuFunc: cudaFunction_t | _typing.Integer | None = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        sharedMemBytes: _typing.Integer = ...,
        kernelParams: _typing.KernelParams = ...,
        extra: _typing.Pointer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        functionType: cudaKernelFunctionType | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    func: _typing.PointerField
    kern: _typing.ValueField[cudaKernel_t]
    cuFunc: _typing.ValueField[cudaFunction_t]
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    sharedMemBytes: _typing.IntField
    kernelParams: _typing.KernelParamsField
    extra: _typing.PointerField
    ctx: _typing.ValueField[cudaExecutionContext_t]
    functionType: _typing.EnumField[cudaKernelFunctionType]

@_disjoint_base
class cudaKernelNodeParamsV2_anon0:
    """cudaKernelNodeParamsV2.anon0, from driver_types.h. Since CUDA 13.2."""

    def __init__(
        self,
        func: _typing.Pointer = ...,
        kern: cudaKernel_t | _typing.Integer | None = ...,
        cuFunc: cudaFunction_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    func: _typing.PointerField
    kern: _typing.ValueField[cudaKernel_t]
    cuFunc: _typing.ValueField[cudaFunction_t]

@_disjoint_base
class cudaLaunchAttribute_st:
    """cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        id: cudaLaunchAttributeID | _typing.Integer = ...,
        pad: _typing.Chars = ...,
        val: cudaLaunchAttributeValue = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    id: _typing.EnumField[cudaLaunchAttributeID]
    pad: _typing.CharsField
    val: _typing.RecordField[cudaLaunchAttributeValue]

@_disjoint_base
class cudaLaunchAttributeValue:
    """cudaLaunchAttributeValue, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pad: _typing.Chars = ...,
        accessPolicyWindow: cudaAccessPolicyWindow = ...,
        cooperative: _typing.Integer = ...,
        syncPolicy: cudaSynchronizationPolicy | _typing.Integer = ...,
        clusterDim: cudaLaunchAttributeValue_clusterDim = ...,
        clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy | _typing.Integer = ...,
        programmaticStreamSerializationAllowed: _typing.Integer = ...,
        programmaticEvent: cudaLaunchAttributeValue_programmaticEvent = ...,
        priority: _typing.Integer = ...,
        memSyncDomainMap: cudaLaunchMemSyncDomainMap = ...,
        memSyncDomain: cudaLaunchMemSyncDomain | _typing.Integer = ...,
        preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim = ...,
        launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent = ...,
        deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode = ...,
        sharedMemCarveout: _typing.Integer = ...,
        nvlinkUtilCentricScheduling: _typing.Integer = ...,
        portableClusterSizeMode: cudaLaunchAttributePortableClusterMode | _typing.Integer = ...,
        sharedMemoryMode: cudaSharedMemoryMode | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pad: _typing.CharsField
    accessPolicyWindow: _typing.RecordField[cudaAccessPolicyWindow]
    cooperative: _typing.IntField
    syncPolicy: _typing.EnumField[cudaSynchronizationPolicy]
    clusterDim: _typing.RecordField[cudaLaunchAttributeValue_clusterDim]
    clusterSchedulingPolicyPreference: _typing.EnumField[cudaClusterSchedulingPolicy]
    programmaticStreamSerializationAllowed: _typing.IntField
    programmaticEvent: _typing.RecordField[cudaLaunchAttributeValue_programmaticEvent]
    priority: _typing.IntField
    memSyncDomainMap: _typing.RecordField[cudaLaunchMemSyncDomainMap]
    memSyncDomain: _typing.EnumField[cudaLaunchMemSyncDomain]
    preferredClusterDim: _typing.RecordField[cudaLaunchAttributeValue_preferredClusterDim]
    launchCompletionEvent: _typing.RecordField[cudaLaunchAttributeValue_launchCompletionEvent]
    deviceUpdatableKernelNode: _typing.RecordField[cudaLaunchAttributeValue_deviceUpdatableKernelNode]
    sharedMemCarveout: _typing.IntField
    nvlinkUtilCentricScheduling: _typing.IntField
    portableClusterSizeMode: _typing.EnumField[cudaLaunchAttributePortableClusterMode]
    sharedMemoryMode: _typing.EnumField[cudaSharedMemoryMode]

@_disjoint_base
class cudaLaunchAttributeValue_clusterDim:
    """cudaLaunchAttributeValue.clusterDim, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField

@_disjoint_base
class cudaLaunchAttributeValue_deviceUpdatableKernelNode:
    """cudaLaunchAttributeValue.deviceUpdatableKernelNode, from driver_types.h. Since CUDA 12.4."""

    def __init__(
        self,
        deviceUpdatable: _typing.Integer = ...,
        devNode: cudaGraphDeviceNode_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    deviceUpdatable: _typing.IntField
    devNode: _typing.ValueField[cudaGraphDeviceNode_t]

@_disjoint_base
class cudaLaunchAttributeValue_launchCompletionEvent:
    """cudaLaunchAttributeValue.launchCompletionEvent, from driver_types.h. Since CUDA 12.3."""

    def __init__(
        self,
        event: cudaEvent_t | _typing.Integer | None = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[cudaEvent_t]
    flags: _typing.IntField

@_disjoint_base
class cudaLaunchAttributeValue_preferredClusterDim:
    """cudaLaunchAttributeValue.preferredClusterDim, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField

@_disjoint_base
class cudaLaunchAttributeValue_programmaticEvent:
    """cudaLaunchAttributeValue.programmaticEvent, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        event: cudaEvent_t | _typing.Integer | None = ...,
        flags: _typing.Integer = ...,
        triggerAtBlockStart: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    event: _typing.ValueField[cudaEvent_t]
    flags: _typing.IntField
    triggerAtBlockStart: _typing.IntField

@_disjoint_base
class cudaLaunchConfig_st:
    """cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        dynamicSmemBytes: _typing.Integer = ...,
        stream: cudaStream_t | _typing.Integer | None = ...,
        attrs: _Sequence[cudaLaunchAttribute] | None = ...,
        numAttrs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    gridDim: _typing.RecordField[dim3]
    blockDim: _typing.RecordField[dim3]
    dynamicSmemBytes: _typing.IntField
    stream: _typing.ValueField[cudaStream_t]
    attrs: _typing.ListField[cudaLaunchAttribute]
    numAttrs: _typing.IntField

@_disjoint_base
class cudaLaunchMemSyncDomainMap_st:
    """cudaLaunchMemSyncDomainMap, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        default_: _typing.Integer = ...,
        remote: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    default_: _typing.IntField
    remote: _typing.IntField

@_disjoint_base
class cudaMemAccessDesc:
    """cudaMemAccessDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        location: cudaMemLocation = ...,
        flags: cudaMemAccessFlags | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    location: _typing.RecordField[cudaMemLocation]
    flags: _typing.EnumField[cudaMemAccessFlags]

@_disjoint_base
class cudaMemAllocNodeParams:
    """cudaMemAllocNodeParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: _Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[cudaMemPoolProps]
    accessDescs: _typing.ListField[cudaMemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.PointerField

@_disjoint_base
class cudaMemAllocNodeParamsV2:
    """cudaMemAllocNodeParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: _Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: _typing.Integer = ...,
        bytesize: _typing.Integer = ...,
        dptr: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poolProps: _typing.RecordField[cudaMemPoolProps]
    accessDescs: _typing.ListField[cudaMemAccessDesc]
    accessDescCount: _typing.IntField
    bytesize: _typing.IntField
    dptr: _typing.PointerField

@_disjoint_base
class cudaMemFabricHandle_st:
    """cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class cudaMemFreeNodeParams:
    """cudaMemFreeNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(self, dptr: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dptr: _typing.PointerField

@_disjoint_base
class cudaMemLocation:
    """cudaMemLocation, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaMemLocationType | _typing.Integer = ...,
        id: _typing.Integer = ...,
        localized: cudaMemLocation_anon0_localized = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemLocationType]
    id: _typing.IntField
    localized: _typing.RecordField[cudaMemLocation_anon0_localized]

@_disjoint_base
class cudaMemLocation_anon0:
    """cudaMemLocation.anon0, from driver_types.h. Since CUDA 13.3."""

    def __init__(
        self,
        id: _typing.Integer = ...,
        localized: cudaMemLocation_anon0_localized = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    id: _typing.IntField
    localized: _typing.RecordField[cudaMemLocation_anon0_localized]

@_disjoint_base
class cudaMemLocation_anon0_localized:
    """cudaMemLocation.anon0.localized, from driver_types.h. Since CUDA 13.4."""

    def __init__(
        self,
        deviceId: _typing.Integer = ...,
        localityDomainId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    deviceId: _typing.IntField
    localityDomainId: _typing.IntField

@_disjoint_base
class cudaMemPoolProps:
    """cudaMemPoolProps, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        allocType: cudaMemAllocationType | _typing.Integer = ...,
        handleTypes: cudaMemAllocationHandleType | _typing.Integer = ...,
        location: cudaMemLocation = ...,
        win32SecurityAttributes: _typing.Pointer = ...,
        maxSize: _typing.Integer = ...,
        usage: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        reserved1: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    allocType: _typing.EnumField[cudaMemAllocationType]
    handleTypes: _typing.EnumField[cudaMemAllocationHandleType]
    location: _typing.RecordField[cudaMemLocation]
    win32SecurityAttributes: _typing.PointerField
    maxSize: _typing.IntField
    usage: _typing.IntField
    reserved: _typing.CharsField
    reserved1: _typing.IntField

@_disjoint_base
class cudaMemPoolPtrExportData:
    """cudaMemPoolPtrExportData, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class cudaMemcpy3DBatchOp:
    """cudaMemcpy3DBatchOp, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        src: cudaMemcpy3DOperand = ...,
        dst: cudaMemcpy3DOperand = ...,
        extent: cudaExtent = ...,
        srcAccessOrder: cudaMemcpySrcAccessOrder | _typing.Integer = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    src: _typing.RecordField[cudaMemcpy3DOperand]
    dst: _typing.RecordField[cudaMemcpy3DOperand]
    extent: _typing.RecordField[cudaExtent]
    srcAccessOrder: _typing.EnumField[cudaMemcpySrcAccessOrder]
    flags: _typing.IntField

@_disjoint_base
class cudaMemcpy3DOperand:
    """cudaMemcpy3DOperand, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        type: cudaMemcpy3DOperandType | _typing.Integer = ...,
        op: cudaMemcpy3DOperand_op = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemcpy3DOperandType]
    op: _typing.RecordField[cudaMemcpy3DOperand_op]

@_disjoint_base
class cudaMemcpy3DOperand_op:
    """cudaMemcpy3DOperand.op, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: cudaMemcpy3DOperand_op_ptr = ...,
        array: cudaMemcpy3DOperand_op_array = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.RecordField[cudaMemcpy3DOperand_op_ptr]
    array: _typing.RecordField[cudaMemcpy3DOperand_op_array]

@_disjoint_base
class cudaMemcpy3DOperand_op_array:
    """cudaMemcpy3DOperand.op.array, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        array: cudaArray_t | _typing.Integer | None = ...,
        offset: cudaOffset3D = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    array: _typing.ValueField[cudaArray_t]
    offset: _typing.RecordField[cudaOffset3D]

@_disjoint_base
class cudaMemcpy3DOperand_op_ptr:
    """cudaMemcpy3DOperand.op.ptr, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        ptr: _typing.Pointer = ...,
        rowLength: _typing.Integer = ...,
        layerHeight: _typing.Integer = ...,
        locHint: cudaMemLocation = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.PointerField
    rowLength: _typing.IntField
    layerHeight: _typing.IntField
    locHint: _typing.RecordField[cudaMemLocation]

@_disjoint_base
class cudaMemcpy3DParms:
    """cudaMemcpy3DParms, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        srcArray: cudaArray_t | _typing.Integer | None = ...,
        srcPos: cudaPos = ...,
        srcPtr: cudaPitchedPtr = ...,
        dstArray: cudaArray_t | _typing.Integer | None = ...,
        dstPos: cudaPos = ...,
        dstPtr: cudaPitchedPtr = ...,
        extent: cudaExtent = ...,
        kind: cudaMemcpyKind | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    srcArray: _typing.ValueField[cudaArray_t]
    srcPos: _typing.RecordField[cudaPos]
    srcPtr: _typing.RecordField[cudaPitchedPtr]
    dstArray: _typing.ValueField[cudaArray_t]
    dstPos: _typing.RecordField[cudaPos]
    dstPtr: _typing.RecordField[cudaPitchedPtr]
    extent: _typing.RecordField[cudaExtent]
    kind: _typing.EnumField[cudaMemcpyKind]

@_disjoint_base
class cudaMemcpy3DPeerParms:
    """cudaMemcpy3DPeerParms, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        srcArray: cudaArray_t | _typing.Integer | None = ...,
        srcPos: cudaPos = ...,
        srcPtr: cudaPitchedPtr = ...,
        srcDevice: _typing.Integer = ...,
        dstArray: cudaArray_t | _typing.Integer | None = ...,
        dstPos: cudaPos = ...,
        dstPtr: cudaPitchedPtr = ...,
        dstDevice: _typing.Integer = ...,
        extent: cudaExtent = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    srcArray: _typing.ValueField[cudaArray_t]
    srcPos: _typing.RecordField[cudaPos]
    srcPtr: _typing.RecordField[cudaPitchedPtr]
    srcDevice: _typing.IntField
    dstArray: _typing.ValueField[cudaArray_t]
    dstPos: _typing.RecordField[cudaPos]
    dstPtr: _typing.RecordField[cudaPitchedPtr]
    dstDevice: _typing.IntField
    extent: _typing.RecordField[cudaExtent]

@_disjoint_base
class cudaMemcpyAttributes:
    """cudaMemcpyAttributes, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        srcAccessOrder: cudaMemcpySrcAccessOrder | _typing.Integer = ...,
        srcLocHint: cudaMemLocation = ...,
        dstLocHint: cudaMemLocation = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    srcAccessOrder: _typing.EnumField[cudaMemcpySrcAccessOrder]
    srcLocHint: _typing.RecordField[cudaMemLocation]
    dstLocHint: _typing.RecordField[cudaMemLocation]
    flags: _typing.IntField

@_disjoint_base
class cudaMemcpyBatchNodeParams:
    """cudaMemcpyBatchNodeParams, from driver_types.h. Since CUDA 13.5."""

    def __init__(
        self,
        count: _typing.Integer = ...,
        dsts: _typing.Pointer = ...,
        srcs: _typing.Pointer = ...,
        sizes: _typing.Pointer = ...,
        attrs: _Sequence[cudaMemcpyAttributes] | None = ...,
        attrsIdxs: _typing.Pointer = ...,
        numAttrs: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    count: _typing.IntField
    dsts: _typing.PointerField
    srcs: _typing.PointerField
    sizes: _typing.PointerField
    attrs: _typing.ListField[cudaMemcpyAttributes]
    attrsIdxs: _typing.PointerField
    numAttrs: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaMemcpyNodeParams:
    """cudaMemcpyNodeParams, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        flags: _typing.Integer = ...,
        reserved: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        copyParams: cudaMemcpy3DParms = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    flags: _typing.IntField
    reserved: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]
    copyParams: _typing.RecordField[cudaMemcpy3DParms]

@_disjoint_base
class cudaMemsetParams:
    """cudaMemsetParams, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        dst: _typing.Pointer = ...,
        pitch: _typing.Integer = ...,
        value: _typing.Integer = ...,
        elementSize: _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dst: _typing.PointerField
    pitch: _typing.IntField
    value: _typing.IntField
    elementSize: _typing.IntField
    width: _typing.IntField
    height: _typing.IntField

@_disjoint_base
class cudaMemsetParamsV2:
    """cudaMemsetParamsV2, from driver_types.h. Since CUDA 12.2."""

    def __init__(
        self,
        dst: _typing.Pointer = ...,
        pitch: _typing.Integer = ...,
        value: _typing.Integer = ...,
        elementSize: _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        ctx: cudaExecutionContext_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dst: _typing.PointerField
    pitch: _typing.IntField
    value: _typing.IntField
    elementSize: _typing.IntField
    width: _typing.IntField
    height: _typing.IntField
    ctx: _typing.ValueField[cudaExecutionContext_t]

@_disjoint_base
class cudaOffset3D:
    """cudaOffset3D, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField

@_disjoint_base
class cudaPitchedPtr:
    """cudaPitchedPtr, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        ptr: _typing.Pointer = ...,
        pitch: _typing.Integer = ...,
        xsize: _typing.Integer = ...,
        ysize: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ptr: _typing.PointerField
    pitch: _typing.IntField
    xsize: _typing.IntField
    ysize: _typing.IntField

@_disjoint_base
class cudaPointerAttributes:
    """cudaPointerAttributes, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        type: cudaMemoryType | _typing.Integer = ...,
        device: _typing.Integer = ...,
        devicePointer: _typing.Pointer = ...,
        hostPointer: _typing.Pointer = ...,
        localityDomainOrdinal: _typing.Integer = ...,
        unused: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[cudaMemoryType]
    device: _typing.IntField
    devicePointer: _typing.PointerField
    hostPointer: _typing.PointerField
    localityDomainOrdinal: _typing.IntField
    unused: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaPointerAttributes_anon0:
    """cudaPointerAttributes.anon0, from driver_types.h. Since CUDA 13.4."""

    def __init__(
        self,
        localityDomainOrdinal: _typing.Integer = ...,
        unused: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    localityDomainOrdinal: _typing.IntField
    unused: _typing.IntField

@_disjoint_base
class cudaPos:
    """cudaPos, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField

@_disjoint_base
class cudaResourceDesc:
    """cudaResourceDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        resType: cudaResourceType | _typing.Integer = ...,
        res: cudaResourceDesc_res = ...,
        flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    resType: _typing.EnumField[cudaResourceType]
    res: _typing.RecordField[cudaResourceDesc_res]
    flags: _typing.IntField

@_disjoint_base
class cudaResourceDesc_res:
    """cudaResourceDesc.res, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        array: cudaResourceDesc_res_array = ...,
        mipmap: cudaResourceDesc_res_mipmap = ...,
        linear: cudaResourceDesc_res_linear = ...,
        pitch2D: cudaResourceDesc_res_pitch2D = ...,
        reserved: cudaResourceDesc_res_reserved = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    array: _typing.RecordField[cudaResourceDesc_res_array]
    mipmap: _typing.RecordField[cudaResourceDesc_res_mipmap]
    linear: _typing.RecordField[cudaResourceDesc_res_linear]
    pitch2D: _typing.RecordField[cudaResourceDesc_res_pitch2D]
    reserved: _typing.RecordField[cudaResourceDesc_res_reserved]

@_disjoint_base
class cudaResourceDesc_res_array:
    """cudaResourceDesc.res.array, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(self, array: cudaArray_t | _typing.Integer | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    array: _typing.ValueField[cudaArray_t]

@_disjoint_base
class cudaResourceDesc_res_linear:
    """cudaResourceDesc.res.linear, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        devPtr: _typing.Pointer = ...,
        desc: cudaChannelFormatDesc = ...,
        sizeInBytes: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    devPtr: _typing.PointerField
    desc: _typing.RecordField[cudaChannelFormatDesc]
    sizeInBytes: _typing.IntField

@_disjoint_base
class cudaResourceDesc_res_mipmap:
    """cudaResourceDesc.res.mipmap, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        mipmap: cudaMipmappedArray_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    mipmap: _typing.ValueField[cudaMipmappedArray_t]

@_disjoint_base
class cudaResourceDesc_res_pitch2D:
    """cudaResourceDesc.res.pitch2D, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        devPtr: _typing.Pointer = ...,
        desc: cudaChannelFormatDesc = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        pitchInBytes: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    devPtr: _typing.PointerField
    desc: _typing.RecordField[cudaChannelFormatDesc]
    width: _typing.IntField
    height: _typing.IntField
    pitchInBytes: _typing.IntField

@_disjoint_base
class cudaResourceDesc_res_reserved:
    """cudaResourceDesc.res.reserved, from driver_types.h. Since CUDA 13.0."""

    def __init__(self, reserved: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaResourceViewDesc:
    """cudaResourceViewDesc, from driver_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        format: cudaResourceViewFormat | _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        depth: _typing.Integer = ...,
        firstMipmapLevel: _typing.Integer = ...,
        lastMipmapLevel: _typing.Integer = ...,
        firstLayer: _typing.Integer = ...,
        lastLayer: _typing.Integer = ...,
        reserved: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    format: _typing.EnumField[cudaResourceViewFormat]
    width: _typing.IntField
    height: _typing.IntField
    depth: _typing.IntField
    firstMipmapLevel: _typing.IntField
    lastMipmapLevel: _typing.IntField
    firstLayer: _typing.IntField
    lastLayer: _typing.IntField
    reserved: _typing.ListField[int]

@_disjoint_base
class cudaTextureDesc:
    """cudaTextureDesc, from texture_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        addressMode: _Sequence[cudaTextureAddressMode] | None = ...,
        filterMode: cudaTextureFilterMode | _typing.Integer = ...,
        readMode: cudaTextureReadMode | _typing.Integer = ...,
        sRGB: _typing.Integer = ...,
        borderColor: _Sequence[float] | None = ...,
        normalizedCoords: _typing.Integer = ...,
        maxAnisotropy: _typing.Integer = ...,
        mipmapFilterMode: cudaTextureFilterMode | _typing.Integer = ...,
        mipmapLevelBias: float = ...,
        minMipmapLevelClamp: float = ...,
        maxMipmapLevelClamp: float = ...,
        disableTrilinearOptimization: _typing.Integer = ...,
        seamlessCubemap: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    addressMode: _typing.ListField[cudaTextureAddressMode]
    filterMode: _typing.EnumField[cudaTextureFilterMode]
    readMode: _typing.EnumField[cudaTextureReadMode]
    sRGB: _typing.IntField
    borderColor: _typing.ListField[float]
    normalizedCoords: _typing.IntField
    maxAnisotropy: _typing.IntField
    mipmapFilterMode: _typing.EnumField[cudaTextureFilterMode]
    mipmapLevelBias: _typing.FloatField
    minMipmapLevelClamp: _typing.FloatField
    maxMipmapLevelClamp: _typing.FloatField
    disableTrilinearOptimization: _typing.IntField
    seamlessCubemap: _typing.IntField

class cudaUUID_t(CUuuid):
    """cudaUUID_t, from driver_types.h. Since at least CUDA 12.0."""

@_disjoint_base
class cudalibraryHostUniversalFunctionAndDataTable:
    """cudalibraryHostUniversalFunctionAndDataTable, from driver_types.h. Since CUDA 12.8."""

    def __init__(
        self,
        functionTable: _typing.Pointer = ...,
        functionWindowSize: _typing.Integer = ...,
        dataTable: _typing.Pointer = ...,
        dataWindowSize: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    functionTable: _typing.PointerField
    functionWindowSize: _typing.IntField
    dataTable: _typing.PointerField
    dataWindowSize: _typing.IntField

@_disjoint_base
class dim3:
    """dim3, from vector_types.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        x: _typing.Integer = ...,
        y: _typing.Integer = ...,
        z: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField
    z: _typing.IntField

@_disjoint_base
class double2:
    """double2, from vector_types.h. Since at least CUDA 12.0."""

    def __init__(self, x: float = ..., y: float = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.FloatField
    y: _typing.FloatField

@_disjoint_base
class float2:
    """float2, from vector_types.h. Since at least CUDA 12.0."""

    def __init__(self, x: float = ..., y: float = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.FloatField
    y: _typing.FloatField

class cuDoubleComplex(double2):
    """cuDoubleComplex, from cuComplex.h. Since at least CUDA 12.0."""

class cuFloatComplex(float2):
    """cuFloatComplex, from cuComplex.h. Since at least CUDA 12.0."""

class cudaAsyncNotificationInfo_t(cudaAsyncNotificationInfo):
    """cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4."""

class cudaDevResource(cudaDevResource_st):
    """cudaDevResource, from driver_types.h. Since CUDA 13.1."""

class cudaDevSmResourceGroupParams(cudaDevSmResourceGroupParams_st):
    """cudaDevSmResourceGroupParams, from driver_types.h. Since CUDA 13.1."""

class cudaEglFrame(cudaEglFrame_st):
    """cudaEglFrame, from cuda_egl_interop.h. Since at least CUDA 12.0."""

class cudaEglPlaneDesc(cudaEglPlaneDesc_st):
    """cudaEglPlaneDesc, from cuda_egl_interop.h. Since at least CUDA 12.0."""

class cudaGraphEdgeData(cudaGraphEdgeData_st):
    """cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3."""

class cudaGraphExecUpdateResultInfo(cudaGraphExecUpdateResultInfo_st):
    """cudaGraphExecUpdateResultInfo, from driver_types.h. Since at least CUDA 12.0."""

class cudaGraphInstantiateParams(cudaGraphInstantiateParams_st):
    """cudaGraphInstantiateParams, from driver_types.h. Since at least CUDA 12.0."""

class cudaIpcEventHandle_t(cudaIpcEventHandle_st):
    """cudaIpcEventHandle_t, from driver_types.h. Since at least CUDA 12.0."""

class cudaIpcMemHandle_t(cudaIpcMemHandle_st):
    """cudaIpcMemHandle_t, from driver_types.h. Since at least CUDA 12.0."""

class cudaKernelNodeAttrValue(cudaLaunchAttributeValue):
    """cudaKernelNodeAttrValue, from driver_types.h. Since at least CUDA 12.0."""

class cudaLaunchAttribute(cudaLaunchAttribute_st):
    """cudaLaunchAttribute, from driver_types.h. Since at least CUDA 12.0."""

class cudaLaunchConfig_t(cudaLaunchConfig_st):
    """cudaLaunchConfig_t, from driver_types.h. Since at least CUDA 12.0."""

class cudaLaunchMemSyncDomainMap(cudaLaunchMemSyncDomainMap_st):
    """cudaLaunchMemSyncDomainMap, from driver_types.h. Since at least CUDA 12.0."""

class cudaMemFabricHandle_t(cudaMemFabricHandle_st):
    """cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3."""

class cudaStreamAttrValue(cudaLaunchAttributeValue):
    """cudaStreamAttrValue, from driver_types.h. Since at least CUDA 12.0."""

class cuComplex(cuFloatComplex):
    """cuComplex, from cuComplex.h. Since at least CUDA 12.0."""

cudaArray_const_t = cudaArray_t
cudaError = cudaError_t
cudaKernelNodeAttrID = cudaLaunchAttributeID
cudaMipmappedArray_const_t = cudaMipmappedArray_t
cudaStreamAttrID = cudaLaunchAttributeID

def sizeof(objType: type) -> int: ...
def cudaArrayGetInfo(
    array: cudaArray_t | _typing.Integer | None,
) -> tuple[cudaError, cudaChannelFormatDesc, cudaExtent, int]:
    """Returns the element format, the extent in elements and the flags of a CUDA array.

    ``cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t
    array)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    desc : cudaChannelFormatDesc
    extent : cudaExtent
    flags : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetInfo
    """

def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _typing.Integer | None,
    device: _typing.Integer,
) -> tuple[cudaError, cudaArrayMemoryRequirements]:
    """Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.

    ``cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int
    device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    memoryRequirements : cudaArrayMemoryRequirements

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetMemoryRequirements
    """

def cudaArrayGetPlane(
    hArray: cudaArray_t | _typing.Integer | None,
    planeIdx: _typing.Integer,
) -> tuple[cudaError, cudaArray_t]:
    """Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.

    ``cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    pPlaneArray : cudaArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetPlane
    """

def cudaArrayGetSparseProperties(
    array: cudaArray_t | _typing.Integer | None,
) -> tuple[cudaError, cudaArraySparseProperties]:
    """Returns the tile size and the mip tail of a sparse CUDA array.

    ``cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    sparseProperties : cudaArraySparseProperties

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetSparseProperties
    """

def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError, int]:
    """Selects the device whose properties best match the requested ones.

    ``cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice
    """

def cudaCreateChannelDesc(
    x: _typing.Integer,
    y: _typing.Integer,
    z: _typing.Integer,
    w: _typing.Integer,
    f: cudaChannelFormatKind,
) -> tuple[cudaError, cudaChannelFormatDesc]:
    """Creates an element format from the number of bits of x, y, z and w, and their type (signed, unsigned or float).

    ``cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)``

    Returns
    -------
    cudaError
        ``cudaSuccess``, always.
    value : cudaChannelFormatDesc

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateChannelDesc
    """

def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> tuple[cudaError, cudaSurfaceObject_t]:
    """Creates a surface object, with which kernels read and write a CUDA array.

    ``cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)``

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as
        ``pSurfObject`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``.
    pSurfObject : cudaSurfaceObject_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject
    """

def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> tuple[cudaError, cudaTextureObject_t]:
    """Creates a texture object from a resource and modes for addressing, filtering and reading.

    ``cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const
    cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``

    Parameters
    ----------
    pResDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pTexObject : cudaTextureObject_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject
    """

def cudaCtxResetPersistingL2Cache() -> tuple[cudaError]:
    """Resets all persisting lines in the L2 cache of the current device to the normal state.

    ``cudaError_t cudaCtxResetPersistingL2Cache(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaCtxResetPersistingL2Cache
    """

def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys imported memory; its mappings must be freed first.

    ``cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - No thread may use ``extMem``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalMemory
    """

def cudaDestroyExternalSemaphore(
    extSem: cudaExternalSemaphore_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Destroys an imported semaphore; all work that uses it must be complete.

    ``cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - No thread may use ``extSem``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalSemaphore
    """

def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a surface object, but not its array.

    ``cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``surfObject``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaDestroySurfaceObject
    """

def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a texture object, but not its resource.

    ``cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``texObject``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaDestroyTextureObject
    """

def cudaDevResourceGenerateDesc(
    resources: _Sequence[cudaDevResource] | None,
    nbResources: _typing.Integer,
) -> tuple[cudaError, cudaDevResourceDesc_t]:
    """Combines device resources into a descriptor for ``cudaGreenCtxCreate``.

    ``cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int
    nbResources)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    phDesc : cudaDevResourceDesc_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevResourceGenerateDesc
    """

def cudaDevSmResourceSplit(
    nbGroups: _typing.Integer,
    input_: cudaDevResource | None,
    flags: _typing.Integer,
    groupParams: _Sequence[cudaDevSmResourceGroupParams] | None,
) -> tuple[cudaError, list[cudaDevResource], cudaDevResource]:
    """Splits SMs into groups, each described by its own record, and a remainder.

    ``cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input,
    cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    result : list[cudaDevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    remainder : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplit
    """

def cudaDevSmResourceSplitByCount(
    nbGroups: _typing.Integer,
    input_: cudaDevResource | None,
    flags: _typing.Integer,
    minCount: _typing.Integer,
) -> tuple[cudaError, list[cudaDevResource], int, cudaDevResource]:
    """Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

    ``cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource
    *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaDevSmResourceSplitByCount_flags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    result : list[cudaDevResource]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
    nbGroups : int
    remaining : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount
    """

def cudaDeviceCanAccessPeer(device: _typing.Integer, peerDevice: _typing.Integer) -> tuple[cudaError, int]:
    """Returns whether a device can directly access another device's memory.

    ``cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    canAccessPeer : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceCanAccessPeer
    """

def cudaDeviceDisablePeerAccess(peerDevice: _typing.Integer) -> tuple[cudaError]:
    """Disables the current device's direct access to a peer device's memory.

    ``cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorPeerAccessNotEnabled``.

    Warnings
    --------
    - Before the call, all work on the current device that uses memory of ``peerDevice`` must be complete.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceDisablePeerAccess
    """

def cudaDeviceEnablePeerAccess(peerDevice: _typing.Integer, flags: _typing.Integer) -> tuple[cudaError]:
    """Gives the current device direct access to a peer device's memory, but not vice versa.

    ``cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorPeerAccessAlreadyEnabled``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceEnablePeerAccess
    """

def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> tuple[cudaError]:
    """Blocks until all previous GPUDirect RDMA writes are visible in the given scope.

    ``cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target,
    cudaFlushGPUDirectRDMAWritesScope scope)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceFlushGPUDirectRDMAWrites
    """

def cudaDeviceGetAttribute(attr: cudaDeviceAttr, device: _typing.Integer) -> tuple[cudaError, int]:
    """Returns the value of one device attribute, such as the number of multiprocessors.

    ``cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    value : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute
    """

def cudaDeviceGetByPCIBusId(pciBusId: _typing.Text) -> tuple[cudaError, int]:
    """Returns the device at a PCI address, given as a string such as ``0000:3b:00.0``.

    ``cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetByPCIBusId
    """

def cudaDeviceGetCacheConfig() -> tuple[cudaError, cudaFuncCache]:
    """Returns the preferred split of on-chip memory between L1 and shared memory for the current device.

    ``cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pCacheConfig : cudaFuncCache

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetCacheConfig
    """

def cudaDeviceGetDefaultMemPool(device: _typing.Integer) -> tuple[cudaError, cudaMemPool_t]:
    """Returns a device's default memory pool, which the driver created and which cannot be destroyed.

    ``cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetDefaultMemPool
    """

def cudaDeviceGetDevResource(
    device: _typing.Integer,
    typename: cudaDevResourceType,
) -> tuple[cudaError, cudaDevResource]:
    """Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

    ``cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource, cudaDevResourceType type)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetDevResource
    """

def cudaDeviceGetExecutionCtx(device: _typing.Integer) -> tuple[cudaError, cudaExecutionContext_t]:
    """Returns the execution context of a whole device, which is its primary context.

    ``cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    ctx : cudaExecutionContext_t

    Warnings
    --------
    - The returned context must not be destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetExecutionCtx
    """

def cudaDeviceGetGraphMemAttribute(
    device: _typing.Integer,
    attr: cudaGraphMemAttributeType,
) -> tuple[cudaError, _Any]:
    """Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.

    ``cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    value : object

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGetGraphMemAttribute
    """

def cudaDeviceGetHostAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _typing.Integer,
    device: _typing.Integer,
) -> tuple[cudaError, list[int]]:
    """Returns a device's support for each of the given atomic operations on host memory.

    ``cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations,
    unsigned int count, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    capabilities : list[int]

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetHostAtomicCapabilities
    """

def cudaDeviceGetLimit(limit: cudaLimit) -> tuple[cudaError, int]:
    """Returns one limit of the current device, such as the stack size of each device thread in bytes.

    ``cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.
    pValue : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetLimit
    """

def cudaDeviceGetMemPool(device: _typing.Integer) -> tuple[cudaError, cudaMemPool_t]:
    """Returns a device's current memory pool, from which ``cudaMallocAsync`` allocates.

    ``cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetMemPool
    """

def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _typing.Pointer,
    device: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.

    ``cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaNvSciSyncAttrSignal``, ``cudaNvSciSyncAttrWait``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetNvSciSyncAttributes
    """

def cudaDeviceGetP2PAtomicCapabilities(
    operations: _Sequence[cudaAtomicOperation] | None,
    count: _typing.Integer,
    srcDevice: _typing.Integer,
    dstDevice: _typing.Integer,
) -> tuple[cudaError, list[int]]:
    """Returns a device's support for each of the given atomic operations on a peer device's memory.

    ``cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations,
    unsigned int count, int srcDevice, int dstDevice)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    capabilities : list[int]

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAtomicCapabilities
    """

def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr,
    srcDevice: _typing.Integer,
    dstDevice: _typing.Integer,
) -> tuple[cudaError, int]:
    """Returns one property of the link between two devices, such as its performance rank or support for atomics.

    ``cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    value : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAttribute
    """

def cudaDeviceGetPCIBusId(length: _typing.Integer, device: _typing.Integer) -> tuple[cudaError, bytes]:
    """Returns a device's PCI address, such as ``0000:3b:00.0``.

    ``cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    pciBusId : bytes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId
    """

def cudaDeviceGetSharedMemConfig() -> tuple[cudaError, cudaSharedMemConfig]:
    """Returns the bank width of shared memory on the current device.

    ``cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pConfig : cudaSharedMemConfig

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceGetSharedMemConfig
    """

def cudaDeviceGetStreamPriorityRange() -> tuple[cudaError, int, int]:
    """Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.

    ``cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    leastPriority : int
    greatestPriority : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetStreamPriorityRange
    """

def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _typing.Integer,
) -> tuple[cudaError, int]:
    """Returns the maximum number of elements of a 1D texture in linear memory, for a given format.

    ``cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc,
    int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    maxWidthInElements : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetTexture1DLinearMaxWidth
    """

def cudaDeviceGraphMemTrim(device: _typing.Integer) -> tuple[cudaError]:
    """Releases a device's unused memory that is reserved for graphs to the operating system.

    ``cudaError_t cudaDeviceGraphMemTrim(int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGraphMemTrim
    """

def cudaDeviceRegisterAsyncNotification(
    device: _typing.Integer,
    callbackFunc: _typing.Callback,
    userData: object,
) -> tuple[cudaError, cudaAsyncCallbackHandle_t]:
    """Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.

    ``cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback)``

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cudaDeviceUnregisterAsyncNotification`` is called.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.
    callback : cudaAsyncCallbackHandle_t

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cudaDeviceUnregisterAsyncNotification`` is called, on any
      thread.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceRegisterAsyncNotification
    """

def cudaDeviceReset() -> tuple[cudaError]:
    """Destroys all allocations and state of this process on the current device.

    ``cudaError_t cudaDeviceReset(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - Nothing in the process may use objects of the device's primary context during or after the call. Library handles
      that were created in it must be destroyed first, because destroying one uses the context.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceReset
    """

def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> tuple[cudaError]:
    """Sets the preferred split of on-chip memory between L1 and shared memory for the current device.

    ``cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetCacheConfig
    """

def cudaDeviceSetGraphMemAttribute(
    device: _typing.Integer,
    attr: cudaGraphMemAttributeType,
    value: object,
) -> tuple[cudaError]:
    """Resets a high-water mark of graph memory on a device.

    ``cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceSetGraphMemAttribute
    """

def cudaDeviceSetLimit(limit: cudaLimit, value: _typing.Integer) -> tuple[cudaError]:
    """Requests a new limit for the current device; the driver may round or clamp the value.

    ``cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``,
        ``cudaErrorUnsupportedLimit``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetLimit
    """

def cudaDeviceSetMemPool(
    device: _typing.Integer,
    memPool: cudaMemPool_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Sets a device's current memory pool, from which later ``cudaMallocAsync`` calls allocate.

    ``cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetMemPool
    """

def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> tuple[cudaError]:
    """Sets the bank width of shared memory on the current device, if the device supports it.

    ``cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceSetSharedMemConfig
    """

def cudaDeviceSynchronize() -> tuple[cudaError]:
    """Blocks until all work submitted to the current device has finished.

    ``cudaError_t cudaDeviceSynchronize(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorStreamCaptureUnsupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize
    """

def cudaDeviceUnregisterAsyncNotification(
    device: _typing.Integer,
    callback: cudaAsyncCallbackHandle_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Unregisters a callback for asynchronous notifications from a device.

    ``cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceUnregisterAsyncNotification
    """

def cudaDriverGetVersion() -> tuple[cudaError, int]:
    """Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.

    ``cudaError_t cudaDriverGetVersion(int *driverVersion)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    driverVersion : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaDriverGetVersion
    """

def cudaEGLStreamConsumerAcquireFrame(
    conn: object,
    pCudaResource: object,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    timeout: _typing.Integer,
) -> tuple[cudaError]:
    """Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.

    ``cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t
    *pCudaResource, cudaStream_t *pStream, unsigned int timeout)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerAcquireFrame
    """

def cudaEGLStreamConsumerConnect(
    eglStream: EGLStreamKHR | _typing.Integer | None,
) -> tuple[cudaError, cudaEglStreamConnection]:
    """Makes CUDA the consumer of an EGL stream's frames.

    ``cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    conn : cudaEglStreamConnection

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnect
    """

def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaEglStreamConnection]:
    """Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.

    ``cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned
    int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaEglResourceLocationFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    conn : cudaEglStreamConnection

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnectWithFlags
    """

def cudaEGLStreamConsumerDisconnect(conn: object) -> tuple[cudaError]:
    """Disconnects CUDA as the consumer of an EGL stream.

    ``cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerDisconnect
    """

def cudaEGLStreamConsumerReleaseFrame(
    conn: object,
    pCudaResource: cudaGraphicsResource_t | _typing.Integer | None,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Gives a frame back to the EGL stream from which it was acquired.

    ``cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource,
    cudaStream_t *pStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerReleaseFrame
    """

def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _typing.Integer | None,
    width: EGLint | _typing.Integer | None,
    height: EGLint | _typing.Integer | None,
) -> tuple[cudaError, cudaEglStreamConnection]:
    """Makes CUDA the producer of an EGL stream's frames of a given size.

    ``cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width,
    EGLint height)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    conn : cudaEglStreamConnection

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerConnect
    """

def cudaEGLStreamProducerDisconnect(conn: object) -> tuple[cudaError]:
    """Disconnects CUDA as the producer of an EGL stream.

    ``cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerDisconnect
    """

def cudaEGLStreamProducerPresentFrame(
    conn: object,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Passes a frame to the consumer of an EGL stream, in stream order.

    ``cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t
    *pStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerPresentFrame
    """

def cudaEGLStreamProducerReturnFrame(
    conn: object,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Retrieves, for the producer of an EGL stream, a frame that the consumer has released.

    ``cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t
    *pStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerReturnFrame
    """

def cudaEventCreate() -> tuple[cudaError, cudaEvent_t]:
    """Creates an event on the current device, with timing enabled.

    ``cudaError_t cudaEventCreate(cudaEvent_t *event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``,
        ``cudaErrorMemoryAllocation``.
    event : cudaEvent_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreate
    """

def cudaEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaEvent_t]:
    """Creates an event from an EGL sync object, so that streams can wait for it.

    ``cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
    phEvent : cudaEvent_t

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEventCreateFromEGLSync
    """

def cudaEventCreateWithFlags(flags: _typing.Integer) -> tuple[cudaError, cudaEvent_t]:
    """Creates an event on the current device; flags disable timing or allow interprocess use.

    ``cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``, ``cudaEventDisableTiming``, ``cudaEventInterprocess``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``,
        ``cudaErrorMemoryAllocation``.
    event : cudaEvent_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreateWithFlags
    """

def cudaEventDestroy(event: cudaEvent_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys an event, even if it has not completed yet.

    ``cudaError_t cudaEventDestroy(cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``.

    Warnings
    --------
    - No thread may use ``event``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventDestroy
    """

def cudaEventElapsedTime(
    start: cudaEvent_t | _typing.Integer | None,
    end: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError, float]:
    """Returns the time in milliseconds between two events; both must be recorded with timing enabled.

    ``cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.
    ms : float

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime
    """

def cudaEventQuery(event: cudaEvent_t | _typing.Integer | None) -> tuple[cudaError]:
    """Checks without blocking whether an event has completed (if not, ``cudaErrorNotReady``).

    ``cudaError_t cudaEventQuery(cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventQuery
    """

def cudaEventRecord(
    event: cudaEvent_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Records an event that completes when all work submitted to a stream so far is complete.

    ``cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecord
    """

def cudaEventRecordWithFlags(
    event: cudaEvent_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.

    ``cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaEventRecordDefault``, ``cudaEventRecordExternal``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags
    """

def cudaEventSynchronize(event: cudaEvent_t | _typing.Integer | None) -> tuple[cudaError]:
    """Blocks until an event has completed.

    ``cudaError_t cudaEventSynchronize(cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorLaunchFailure``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventSynchronize
    """

def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a green context and frees its resources.

    ``cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.

    Warnings
    --------
    - No thread may use ``ctx``, or objects that belong to it, during or after the call.
    - The program must have created ``ctx``; it must not be a device's context.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxDestroy
    """

def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    typename: cudaDevResourceType,
) -> tuple[cudaError, cudaDevResource]:
    """Returns an execution context's resources of one type, such as SMs or work queues.

    ``cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource,
    cudaDevResourceType type)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevResource
    """

def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns the device that an execution context belongs to.

    ``cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevice
    """

def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns an execution context's ID, which is unique in the process.

    ``cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    ctxId : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetId
    """

def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Records an event that completes when all work submitted to an execution context so far is complete.

    ``cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorStreamCaptureUnsupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxRecordEvent
    """

def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> tuple[cudaError, cudaStream_t]:
    """Creates a stream with a priority; its work runs on the resources of an execution context.

    ``cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags,
    int priority)``

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    phStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxStreamCreate
    """

def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | _typing.Integer | None) -> tuple[cudaError]:
    """Blocks until all work submitted to an execution context has finished.

    ``cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxSynchronize
    """

def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Makes all work that is later submitted to an execution context wait for an event.

    ``cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorStreamCaptureUnsupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxWaitEvent
    """

def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> tuple[cudaError, int]:
    """Maps a range of imported memory as device memory.

    ``cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const
    cudaExternalMemoryBufferDesc *bufferDesc)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer
    """

def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _typing.Integer | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> tuple[cudaError, cudaMipmappedArray_t]:
    """Maps imported memory as a mipmapped CUDA array.

    ``cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    mipmap : cudaMipmappedArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray
    """

def cudaFree(devPtr: _typing.Pointer) -> tuple[cudaError]:
    """Frees device or managed memory; does nothing for null.

    ``cudaError_t cudaFree(void *devPtr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFree
    """

def cudaFreeArray(array: cudaArray_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a CUDA array that was created with ``cudaMallocArray`` or ``cudaMalloc3DArray``.

    ``cudaError_t cudaFreeArray(cudaArray_t array)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``array``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeArray
    """

def cudaFreeAsync(
    devPtr: _typing.Pointer,
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Frees memory in stream order, after earlier work in the stream has finished.

    ``cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses must precede this call in
      the order of ``hStream``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync
    """

def cudaFreeHost(ptr: _typing.Pointer) -> tuple[cudaError]:
    """Frees page-locked memory that was allocated with ``cudaMallocHost`` or ``cudaHostAlloc``.

    ``cudaError_t cudaFreeHost(void *ptr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeHost
    """

def cudaFreeMipmappedArray(
    mipmappedArray: cudaMipmappedArray_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Destroys a mipmapped CUDA array, including all levels.

    ``cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``mipmappedArray``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeMipmappedArray
    """

def cudaFuncGetAttributes(func: _typing.Pointer | str) -> tuple[cudaError, cudaFuncAttributes]:
    """Returns the attributes of a kernel, such as its register count, memory use and PTX version.

    ``cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.
    attr : cudaFuncAttributes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes
    """

def cudaFuncGetName(func: _typing.Pointer | str) -> tuple[cudaError, bytes]:
    """Returns a kernel's mangled name.

    ``cudaError_t cudaFuncGetName(const char **name, const void *func)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
    name : bytes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName
    """

def cudaFuncGetParamCount(func: _typing.Pointer | str) -> tuple[cudaError, int]:
    """Returns the number of parameters of a kernel.

    ``cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    paramCount : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamCount
    """

def cudaFuncGetParamInfo(
    func: _typing.Pointer | str,
    paramIndex: _typing.Integer,
) -> tuple[cudaError, int, int]:
    """Returns the offset and size in bytes of one of a kernel's parameters.

    ``cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    paramOffset : int
    paramSize : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamInfo
    """

def cudaFuncSetAttribute(
    func: _typing.Pointer | str,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel, such as the limit on dynamic shared memory.

    ``cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute
    """

def cudaFuncSetCacheConfig(func: _typing.Pointer | str, cacheConfig: cudaFuncCache) -> tuple[cudaError]:
    """Sets the preferred split of on-chip memory between L1 and shared memory for a kernel.

    ``cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetCacheConfig
    """

def cudaFuncSetSharedMemConfig(func: _typing.Pointer | str, config: cudaSharedMemConfig) -> tuple[cudaError]:
    """Sets the bank width of shared memory for launches of a kernel.

    ``cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__DEPRECATED.html#:~:text=cudaFuncSetSharedMemConfig
    """

def cudaGLGetDevices(
    cudaDeviceCount: _typing.Integer,
    deviceList: cudaGLDeviceList,
) -> tuple[cudaError, int, list[int]]:
    """Lists the CUDA devices on which the current OpenGL context renders.

    ``cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    cudaGLDeviceList deviceList)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidGraphicsContext``, ``cudaErrorNoDevice``,
        ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
    pCudaDeviceCount : int
    pCudaDevices : list[int]

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGLGetDevices
    """

def cudaGLMapBufferObject(bufObj: GLuint | _typing.Integer | None) -> tuple[cudaError, int]:
    """Maps a shared OpenGL buffer and returns its device address and size in bytes.

    ``cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.
    devPtr : int

    Warnings
    --------
    - OpenGL must not use the buffer until it is unmapped.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObject
    """

def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.

    ``cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.
    devPtr : int

    Warnings
    --------
    - OpenGL must not use the buffer until it is unmapped.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObjectAsync
    """

def cudaGLRegisterBufferObject(bufObj: GLuint | _typing.Integer | None) -> tuple[cudaError]:
    """Shares an OpenGL buffer with CUDA (superseded by ``cudaGraphicsGLRegisterBuffer``).

    ``cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLRegisterBufferObject
    """

def cudaGLSetBufferObjectMapFlags(
    bufObj: GLuint | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Specifies how CUDA will use an OpenGL buffer while it is mapped.

    ``cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGLMapFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetBufferObjectMapFlags
    """

def cudaGLSetGLDevice(device: _typing.Integer) -> tuple[cudaError]:
    """Makes a device current for use with OpenGL (superseded by ``cudaSetDevice``).

    ``cudaError_t cudaGLSetGLDevice(int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetGLDevice
    """

def cudaGLUnmapBufferObject(bufObj: GLuint | _typing.Integer | None) -> tuple[cudaError]:
    """Unmaps a buffer, so that OpenGL can use it again.

    ``cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObject
    """

def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Unmaps a buffer in stream order, so that OpenGL can use it again.

    ``cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObjectAsync
    """

def cudaGLUnregisterBufferObject(bufObj: GLuint | _typing.Integer | None) -> tuple[cudaError]:
    """Ends CUDA's use of an OpenGL buffer.

    ``cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - ``bufObj`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnregisterBufferObject
    """

def cudaGetChannelDesc(
    array: cudaArray_t | _typing.Integer | None,
) -> tuple[cudaError, cudaChannelFormatDesc]:
    """Returns the element format of a CUDA array.

    ``cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    desc : cudaChannelFormatDesc

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetChannelDesc
    """

def cudaGetDevice() -> tuple[cudaError, int]:
    """Returns the current device of the calling thread.

    ``cudaError_t cudaGetDevice(int *device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDevice
    """

def cudaGetDeviceCount() -> tuple[cudaError, int]:
    """Returns the number of CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).

    ``cudaError_t cudaGetDeviceCount(int *count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    count : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceCount
    """

def cudaGetDeviceFlags() -> tuple[cudaError, int]:
    """Returns the flags of the current device, which specify, for example, how the CPU waits for the GPU.

    ``cudaError_t cudaGetDeviceFlags(unsigned int *flags)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    flags : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceFlags
    """

def cudaGetDeviceProperties(device: _typing.Integer) -> tuple[cudaError, cudaDeviceProp]:
    """Returns the properties of a device: name, compute capability, memory and limits.

    ``cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
    prop : cudaDeviceProp

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties
    """

def cudaGetDriverEntryPoint(
    symbol: _typing.Text,
    flags: _typing.Integer,
) -> tuple[cudaError, int, cudaDriverEntryPointQueryResult]:
    """Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.

    ``cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
    cudaDriverEntryPointQueryResult *driverStatus)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGetDriverEntryPointFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    funcPtr : int
        Referenced memory and handles are valid as long as the process runs.
    driverStatus : cudaDriverEntryPointQueryResult

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
    """

def cudaGetDriverEntryPointByVersion(
    symbol: _typing.Text,
    cudaVersion: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, int, cudaDriverEntryPointQueryResult]:
    """Looks up the address of a driver function by name, in the revision for a given CUDA version.

    ``cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGetDriverEntryPointFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    funcPtr : int
        Referenced memory and handles are valid as long as the process runs.
    driverStatus : cudaDriverEntryPointQueryResult

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion
    """

def cudaGetErrorName(error: cudaError) -> tuple[cudaError, bytes]:
    """Returns the name of an error code, such as ``cudaErrorInvalidValue``.

    ``const char *cudaGetErrorName(cudaError_t error)``

    Returns
    -------
    cudaError
        ``cudaSuccess``, always.
    value : bytes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName
    """

def cudaGetErrorString(error: cudaError) -> tuple[cudaError, bytes]:
    """Returns the English description of an error code.

    ``const char *cudaGetErrorString(cudaError_t error)``

    Returns
    -------
    cudaError
        ``cudaSuccess``, always.
    value : bytes

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString
    """

def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> tuple[cudaError, int]:
    """Looks up a table of internal functions by its UUID; these functions are undocumented.

    ``cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    ppExportTable : int
        Referenced memory and handles are valid as long as the process runs.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/index.html
    """

def cudaGetFuncBySymbol(symbolPtr: _typing.Pointer | str) -> tuple[cudaError, cudaFunction_t]:
    """Returns a kernel's driver function handle (``cudaFunction_t``), given the kernel's host-side symbol.

    ``cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    functionPtr : cudaFunction_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetFuncBySymbol
    """

def cudaGetKernel(entryFuncAddr: _typing.Pointer | str) -> tuple[cudaError, cudaKernel_t]:
    """Returns a kernel's ``cudaKernel_t`` handle, given the kernel's host-side symbol.

    ``cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    kernelPtr : cudaKernel_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetKernel
    """

def cudaGetLastError() -> tuple[cudaError]:
    """Reports the last error of this thread's runtime calls, and clears it unless it is sticky.

    ``cudaError_t cudaGetLastError(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``,
        ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``,
        ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``,
        ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``,
        ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``,
        ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``,
        ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``,
        ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetLastError
    """

def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_t | _typing.Integer | None,
    level: _typing.Integer,
) -> tuple[cudaError, cudaArray_t]:
    """Returns one level of a mipmapped array as a CUDA array.

    ``cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    levelArray : cudaArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetMipmappedArrayLevel
    """

def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceDesc]:
    """Returns the CUDA array that a surface object accesses.

    ``cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc
    """

def cudaGetSymbolAddress(symbol: _typing.Pointer | str) -> tuple[cudaError, int]:
    """Returns the device address of a ``__device__`` variable, given its host-side symbol.

    ``cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolAddress
    """

def cudaGetSymbolSize(symbol: _typing.Pointer | str) -> tuple[cudaError, int]:
    """Returns the size in bytes of a ``__device__`` variable, given its host-side symbol.

    ``cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.
    size : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolSize
    """

def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceDesc]:
    """Returns the array or memory that a texture object reads.

    ``cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResDesc : cudaResourceDesc
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc
    """

def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaResourceViewDesc]:
    """Returns the format, size and mipmap levels with which a texture object views its resource.

    ``cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t
    texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pResViewDesc : cudaResourceViewDesc

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc
    """

def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _typing.Integer | None,
) -> tuple[cudaError, cudaTextureDesc]:
    """Returns the addressing, filtering and read modes of a texture object.

    ``cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pTexDesc : cudaTextureDesc

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectTextureDesc
    """

def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    childGraph: cudaGraph_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that runs a copy of another graph.

    ``cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, cudaGraph_t childGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraphNode : cudaGraphNode_t

    Warnings
    --------
    - ``childGraph`` must not be ``graph`` itself.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddChildGraphNode
    """

def cudaGraphAddDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

    ``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies
    """

def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that does nothing except join and fork dependencies.

    ``cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEmptyNode
    """

def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that records an event.

    ``cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, cudaEvent_t event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventRecordNode
    """

def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that waits for an event.

    ``cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, cudaEvent_t event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventWaitNode
    """

def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that signals external semaphores.

    ``cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
    cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresSignalNode
    """

def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that waits for external semaphores.

    ``cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
    cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresWaitNode
    """

def cudaGraphAddHostNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that calls a host function.

    ``cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddHostNode
    """

def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that launches a kernel.

    ``cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
    pGraphNode : cudaGraphNode_t

    Warnings
    --------
    - The kernel must not use a texture or surface reference.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddKernelNode
    """

def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaMemAllocNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

    ``cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode
    """

def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dptr: _typing.Pointer,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that frees the memory that an allocation node allocated.

    ``cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, void *dptr)``

    Parameters
    ----------
    dptr
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemFreeNode
    """

def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pCopyParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that copies a 3D region of memory.

    ``cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)``

    Parameters
    ----------
    pCopyParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode
    """

def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that copies bytes between host and device memory.

    ``cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode1D
    """

def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that copies bytes from a ``__device__`` variable.

    ``cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind
    kind)``

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeFromSymbol
    """

def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that copies bytes into a ``__device__`` variable.

    ``cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset,
    cudaMemcpyKind kind)``

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeToSymbol
    """

def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    numDependencies: _typing.Integer,
    pMemsetParams: cudaMemsetParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a graph node that fills memory with a value.

    ``cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t
    *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)``

    Parameters
    ----------
    pMemsetParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphAddNode``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemsetNode
    """

def cudaGraphAddNode(
    graph: cudaGraph_t | _typing.Integer | None,
    pDependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Adds a node of any type, described by one record, to a graph.

    ``cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.
    pGraphNode : cudaGraphNode_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode
    """

def cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraph_t]:
    """Returns the graph that a child graph node contains and owns.

    ``cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraph : cudaGraph_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphChildGraphNodeGetGraph
    """

def cudaGraphClone(originalGraph: cudaGraph_t | _typing.Integer | None) -> tuple[cudaError, cudaGraph_t]:
    """Copies a graph, including its nodes and child graphs.

    ``cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    pGraphClone : cudaGraph_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphClone
    """

def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _typing.Integer | None,
    defaultLaunchValue: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphConditionalHandle]:
    """Creates the handle with which kernels set the condition of a conditional node.

    ``cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned
    int defaultLaunchValue, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphConditionalHandleFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pHandle_out : cudaGraphConditionalHandle

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate
    """

def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | _typing.Integer | None,
    ctx: cudaExecutionContext_t | _typing.Integer | None,
    defaultLaunchValue: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphConditionalHandle]:
    """Creates the handle with which kernels set a conditional node's condition, in an execution context.

    ``cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphConditionalHandleFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pHandle_out : cudaGraphConditionalHandle

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate_v2
    """

def cudaGraphCreate(flags: _typing.Integer) -> tuple[cudaError, cudaGraph_t]:
    """Creates a graph without nodes.

    ``cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    pGraph : cudaGraph_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphCreate
    """

def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _typing.Integer | None,
    path: _typing.Text,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Writes a graph to a file in Graphviz's DOT language.

    ``cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphDebugDotFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDebugDotPrint
    """

def cudaGraphDestroy(graph: cudaGraph_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a graph and its nodes; executable graphs that were created from it remain.

    ``cudaError_t cudaGraphDestroy(cudaGraph_t graph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``graph``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroy
    """

def cudaGraphDestroyNode(node: cudaGraphNode_t | _typing.Integer | None) -> tuple[cudaError]:
    """Removes a node and its edges from its graph.

    ``cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``node``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroyNode
    """

def cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaEvent_t]:
    """Returns the event that a node records.

    ``cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    event_out : cudaEvent_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeGetEvent
    """

def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Sets the event that a node records.

    ``cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeSetEvent
    """

def cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaEvent_t]:
    """Returns the event that a node waits for.

    ``cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    event_out : cudaEvent_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeGetEvent
    """

def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Sets the event that a node waits for.

    ``cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeSetEvent
    """

def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    childGraph: cudaGraph_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Updates a child graph of an executable graph with the parameters of another graph.

    ``cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t
    childGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecChildGraphNodeSetParams
    """

def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys an executable graph; a running launch finishes first.

    ``cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``graphExec``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecDestroy
    """

def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Sets the event that a node of an executable graph records.

    ``cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t
    event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventRecordNodeSetEvent
    """

def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Sets the event that a node of an executable graph waits for.

    ``cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t
    event)``

    Parameters
    ----------
    event
        Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventWaitNodeSetEvent
    """

def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError]:
    """Sets the external semaphores that a node of an executable graph signals.

    ``cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const cudaExternalSemaphoreSignalNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresSignalNodeSetParams
    """

def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError]:
    """Sets the external semaphores that a node of an executable graph waits for.

    ``cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const cudaExternalSemaphoreWaitNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresWaitNodeSetParams
    """

def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns the flags with which an executable graph was created.

    ``cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    flags : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetFlags
    """

def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns an executable graph's ID.

    ``cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    graphID : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetId
    """

def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError]:
    """Sets the function of a host node, and the function's argument, in an executable graph.

    ``cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const
    cudaHostNodeParams *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecHostNodeSetParams
    """

def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError]:
    """Sets a kernel node's function, grid and arguments, in an executable graph only.

    ``cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const
    cudaKernelNodeParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecKernelNodeSetParams
    """

def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError]:
    """Sets the parameters of a memory copy node in an executable graph.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const
    cudaMemcpy3DParms *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams
    """

def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node of an executable graph copy bytes between host and device memory.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const
    void *src, size_t count, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams1D
    """

def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node of an executable graph copy from a ``__device__`` variable.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void
    *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsFromSymbol
    """

def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node of an executable graph copy into a ``__device__`` variable.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void
    *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsToSymbol
    """

def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError]:
    """Sets the destination and the value of a memset node in an executable graph.

    ``cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const
    cudaMemsetParams *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphExecNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemsetNodeSetParams
    """

def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError]:
    """Sets the parameters of a node of any type, in an executable graph only.

    ``cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams
    *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graphExec``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams
    """

def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hGraph: cudaGraph_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphExecUpdateResultInfo]:
    """Updates an executable graph with the parameters of a graph that has the same nodes and edges.

    ``cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo
    *resultInfo)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorGraphExecUpdateFailure``.
    resultInfo : cudaGraphExecUpdateResultInfo
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate
    """

def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaExternalSemaphoreSignalNodeParams]:
    """Returns the external semaphores that a node signals, and the signaled values.

    ``cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    cudaExternalSemaphoreSignalNodeParams *params_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    params_out : cudaExternalSemaphoreSignalNodeParams
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeGetParams
    """

def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError]:
    """Sets the external semaphores that a node signals, and the signaled values.

    ``cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const
    cudaExternalSemaphoreSignalNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeSetParams
    """

def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaExternalSemaphoreWaitNodeParams]:
    """Returns the external semaphores that a node waits for, and the expected values.

    ``cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    cudaExternalSemaphoreWaitNodeParams *params_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    params_out : cudaExternalSemaphoreWaitNodeParams
        Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeGetParams
    """

def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError]:
    """Sets the external semaphores that a node waits for, and the expected values.

    ``cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const
    cudaExternalSemaphoreWaitNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeSetParams
    """

def cudaGraphGetEdges(
    graph: cudaGraph_t | _typing.Integer | None,
    numEdges: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the edges of a graph as two arrays of nodes.

    ``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData
    *edgeData, size_t *numEdges)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    from : list[cudaGraphNode_t]
    to : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    numEdges : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
    """

def cudaGraphGetId(hGraph: cudaGraph_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns a graph's ID.

    ``cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    graphID : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetId
    """

def cudaGraphGetNodes(
    graph: cudaGraph_t | _typing.Integer | None,
    numNodes: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], int]:
    """Lists the nodes of a graph.

    ``cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    nodes : list[cudaGraphNode_t]
    numNodes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes
    """

def cudaGraphGetRootNodes(
    graph: cudaGraph_t | _typing.Integer | None,
    pNumRootNodes: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], int]:
    """Lists the root nodes of a graph (nodes without dependencies).

    ``cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pRootNodes : list[cudaGraphNode_t]
    pNumRootNodes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes
    """

def cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaHostNodeParams]:
    """Returns the function of a host node and the function's argument.

    ``cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pNodeParams : cudaHostNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeGetParams
    """

def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError]:
    """Sets the function of a host node and the function's argument.

    ``cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeSetParams
    """

def cudaGraphInstantiate(
    graph: cudaGraph_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphExec_t]:
    """Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

    ``cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphInstantiateFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraphExec : cudaGraphExec_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiate
    """

def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphExec_t]:
    """Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.

    ``cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long
    flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphInstantiateFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    pGraphExec : cudaGraphExec_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithFlags
    """

def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _typing.Integer | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> tuple[cudaError, cudaGraphExec_t]:
    """Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.

    ``cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pGraphExec : cudaGraphExec_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams
    """

def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | _typing.Integer | None,
    hSrc: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Copies all attributes of one kernel node to another.

    ``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes
    """

def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
) -> tuple[cudaError, cudaLaunchAttributeValue]:
    """Returns an attribute of a kernel node, such as the priority.

    ``cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr,
    cudaLaunchAttributeValue *value_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Warnings
    --------
    - ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute
    """

def cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaKernelNodeParams]:
    """Returns the kernel, grid and arguments of a kernel node.

    ``cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
    pNodeParams : cudaKernelNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetParams
    """

def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _typing.Integer | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel node, such as the priority.

    ``cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const
    cudaLaunchAttributeValue *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or
        a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute
    """

def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError]:
    """Sets the kernel, grid and arguments of a kernel node.

    ``cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetParams
    """

def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Launches an executable graph in stream order; launches of the same graph run one after another.

    ``cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)``

    Parameters
    ----------
    graphExec
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch
    """

def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaMemAllocNodeParams]:
    """Returns the pool, size and address of the memory that a node allocates.

    ``cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    params_out : cudaMemAllocNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams
    """

def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns the address of the memory that a node frees.

    ``cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    dptr_out : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemFreeNodeGetParams
    """

def cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaMemcpy3DParms]:
    """Returns the parameters of a memory copy node.

    ``cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pNodeParams : cudaMemcpy3DParms
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeGetParams
    """

def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError]:
    """Sets the parameters of a memory copy node.

    ``cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams
    """

def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node copy bytes between host and device memory.

    ``cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    cudaMemcpyKind kind)``

    Parameters
    ----------
    dst, src
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams1D
    """

def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _typing.Integer | None,
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node copy from a ``__device__`` variable.

    ``cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t
    count, size_t offset, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsFromSymbol
    """

def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _typing.Integer | None,
    symbol: _typing.Pointer | str,
    src: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Makes a memory copy node copy into a ``__device__`` variable.

    ``cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t
    count, size_t offset, cudaMemcpyKind kind)``

    Parameters
    ----------
    src
        Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsToSymbol
    """

def cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaMemsetParams]:
    """Returns the destination and the value of a memset node.

    ``cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pNodeParams : cudaMemsetParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeGetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeGetParams
    """

def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError]:
    """Sets the destination and the value of a memset node.

    ``cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``

    Parameters
    ----------
    pNodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use
    ``cudaGraphNodeSetParams``.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeSetParams
    """

def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _typing.Integer | None,
    clonedGraph: cudaGraph_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNode_t]:
    """Finds the node in a cloned graph that was copied from a given node.

    ``cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t
    clonedGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pNode : cudaGraphNode_t

    Warnings
    --------
    - ``originalNode`` must be a node of the graph from which ``clonedGraph`` was cloned.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeFindInClone
    """

def cudaGraphNodeGetContainingGraph(
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraph_t]:
    """Returns the graph that contains a node.

    ``cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    phGraph : cudaGraph_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetContainingGraph
    """

def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependencies: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that a node waits for.

    ``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData
    *edgeData, size_t *pNumDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    pDependencies : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    pNumDependencies : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
    """

def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _typing.Integer | None,
    pNumDependentNodes: _typing.Integer = 0,
) -> tuple[cudaError, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that wait for a node.

    ``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    pDependentNodes : list[cudaGraphNode_t]
    edgeData : list[cudaGraphEdgeData]
    pNumDependentNodes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
    """

def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, int]:
    """Returns whether a node of an executable graph is enabled; a disabled node does nothing.

    ``cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    isEnabled : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetEnabled
    """

def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns a node's ID within its graph.

    ``cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    nodeId : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetLocalId
    """

def cudaGraphNodeGetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNodeParams]:
    """Returns the parameters of a node of any type.

    ``cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    nodeParams : cudaGraphNodeParams
        Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetParams
    """

def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns the ID by which tools such as profilers identify a node.

    ``cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    toolsNodeId : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetToolsId
    """

def cudaGraphNodeGetType(
    node: cudaGraphNode_t | _typing.Integer | None,
) -> tuple[cudaError, cudaGraphNodeType]:
    """Returns the type of a node.

    ``cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pType : cudaGraphNodeType

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType
    """

def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _typing.Integer | None,
    hNode: cudaGraphNode_t | _typing.Integer | None,
    isEnabled: _typing.Integer,
) -> tuple[cudaError]:
    """Enables or disables a kernel, memory copy or memset node in an executable graph.

    ``cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - No kernel on the device may update the node at the same time.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetEnabled
    """

def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _typing.Integer | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError]:
    """Sets the parameters of a node of any type; the type itself cannot change.

    ``cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

    Parameters
    ----------
    nodeParams
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a
        copy of it, exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams
    """

def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _typing.Integer | None,
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Releases a graph's references to a user object.

    ``cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphReleaseUserObject
    """

def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _typing.Integer | None,
    from_: _Sequence[cudaGraphNode_t] | None,
    to: _Sequence[cudaGraphNode_t] | None,
    edgeData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
) -> tuple[cudaError]:
    """Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

    ``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies
    """

def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _typing.Integer | None,
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Makes a graph hold references to a user object; a flag transfers the caller's references.

    ``cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaUserObjectRetainFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRetainUserObject
    """

def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Uploads an executable graph to the device in stream order, to make its first launch faster.

    ``cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload
    """

def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphicsResource_t]:
    """Shares an EGL image with CUDA.

    ``cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    pCudaResource : cudaGraphicsResource_t

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsEGLRegisterImage
    """

def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphicsResource_t]:
    """Shares an OpenGL buffer with CUDA.

    ``cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
    resource : cudaGraphicsResource_t

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterBuffer
    """

def cudaGraphicsGLRegisterImage(
    image: GLuint | _typing.Integer | None,
    target: GLenum | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphicsResource_t]:
    """Shares an OpenGL texture or renderbuffer with CUDA.

    ``cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsRegisterFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
    resource : cudaGraphicsResource_t

    Notes
    -----
    Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterImage
    """

def cudaGraphicsMapResources(
    count: _typing.Integer,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Maps registered graphics resources for use by CUDA, in stream order.

    ``cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

    Warnings
    --------
    - The graphics API must not use the resources until they are unmapped.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsMapResources
    """

def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    index: _typing.Integer,
    mipLevel: _typing.Integer,
) -> tuple[cudaError, cudaEglFrame]:
    """Returns the frame of a mapped EGL resource.

    ``cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource,
    unsigned int index, unsigned int mipLevel)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    eglFrame : cudaEglFrame
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsResourceGetMappedEglFrame
    """

def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
) -> tuple[cudaError, cudaMipmappedArray_t]:
    """Returns a mapped graphics image as a mipmapped CUDA array.

    ``cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    cudaGraphicsResource_t resource)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    mipmappedArray : cudaMipmappedArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedMipmappedArray
    """

def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
) -> tuple[cudaError, int, int]:
    """Returns the address and size in bytes of a mapped graphics buffer.

    ``cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    devPtr : int
    size : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedPointer
    """

def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.

    ``cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceSetMapFlags
    """

def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
    arrayIndex: _typing.Integer,
    mipLevel: _typing.Integer,
) -> tuple[cudaError, cudaArray_t]:
    """Returns one layer and mipmap level of a mapped graphics image as a CUDA array.

    ``cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned
    int arrayIndex, unsigned int mipLevel)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    array : cudaArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsSubResourceGetMappedArray
    """

def cudaGraphicsUnmapResources(
    count: _typing.Integer,
    resources: cudaGraphicsResource_t | int | _Sequence[cudaGraphicsResource_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Unmaps graphics resources in stream order, so that the graphics API can use them again.

    ``cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``resources`` specifies, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnmapResources
    """

def cudaGraphicsUnregisterResource(
    resource: cudaGraphicsResource_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Unregisters a graphics resource from CUDA; its handle becomes invalid.

    ``cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

    Warnings
    --------
    - No thread may use ``resource``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnregisterResource
    """

def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphicsResource_t]:
    """Shares a VDPAU output surface with CUDA.

    ``cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface,
    unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    resource : cudaGraphicsResource_t

    Notes
    -----
    Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterOutputSurface
    """

def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaGraphicsResource_t]:
    """Shares a VDPAU video surface with CUDA.

    ``cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface,
    unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaGraphicsMapFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    resource : cudaGraphicsResource_t

    Notes
    -----
    Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterVideoSurface
    """

def cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t | _typing.Integer | None,
    device: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaExecutionContext_t]:
    """Creates an execution context whose work runs only on some of a device's SMs and work queues.

    ``cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    phCtx : cudaExecutionContext_t

    Warnings
    --------
    - Destroying ``phCtx`` destroys everything that was created in it, which must not be used afterwards.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaGreenCtxCreate
    """

def cudaHostAlloc(size: _typing.Integer, flags: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates page-locked host memory with flags (portable, mapped, write-combined).

    ``cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaHostAllocDefault``, ``cudaHostAllocMapped``, ``cudaHostAllocPortable``,
        ``cudaHostAllocWriteCombined``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    pHost : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc
    """

def cudaHostGetDevicePointer(pHost: _typing.Pointer, flags: _typing.Integer) -> tuple[cudaError, int]:
    """Returns the device address of mapped, page-locked host memory.

    ``cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    pDevice : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetDevicePointer
    """

def cudaHostGetFlags(pHost: _typing.Pointer) -> tuple[cudaError, int]:
    """Returns the flags with which page-locked host memory was allocated.

    ``cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    pFlags : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetFlags
    """

def cudaHostRegister(
    ptr: _typing.Pointer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Page-locks existing host memory, and maps it into device address spaces if requested.

    ``cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)``

    Parameters
    ----------
    ptr
        Used after the call returns; must be kept alive until ``cudaHostUnregister`` is called.
    flags
        Flags: ``cudaHostRegisterDefault``, ``cudaHostRegisterIoMemory``, ``cudaHostRegisterMapped``,
        ``cudaHostRegisterPortable``, ``cudaHostRegisterReadOnly``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorHostMemoryAlreadyRegistered``,
        ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister
    """

def cudaHostUnregister(ptr: _typing.Pointer) -> tuple[cudaError]:
    """Undoes ``cudaHostRegister``; the memory is pageable again.

    ``cudaError_t cudaHostUnregister(void *ptr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryNotRegistered``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostUnregister
    """

def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> tuple[cudaError, cudaExternalMemory_t]:
    """Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

    ``cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc
    *memHandleDesc)``

    Parameters
    ----------
    memHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorOperatingSystem``.
    extMem_out : cudaExternalMemory_t

    Warnings
    --------
    - A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory
    """

def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> tuple[cudaError, cudaExternalSemaphore_t]:
    """Imports a semaphore or fence from another API, given its handle.

    ``cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc
    *semHandleDesc)``

    Parameters
    ----------
    semHandleDesc
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out``
        exists.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorOperatingSystem``.
    extSem_out : cudaExternalSemaphore_t

    Warnings
    --------
    - A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use
      nor close it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore
    """

def cudaInitDevice(
    device: _typing.Integer,
    deviceFlags: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Initializes a device with flags, but does not make it current.

    ``cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)``

    Parameters
    ----------
    deviceFlags
        Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``,
        ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``,
        ``cudaDeviceSyncMemops``.
    flags
        Flags: ``cudaInitDeviceFlagsAreValid``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaInitDevice
    """

def cudaIpcCloseMemHandle(devPtr: _typing.Pointer) -> tuple[cudaError]:
    """Unmaps memory that ``cudaIpcOpenMemHandle`` mapped; the exporting process keeps it.

    ``cudaError_t cudaIpcCloseMemHandle(void *devPtr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``,
        ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcCloseMemHandle
    """

def cudaIpcGetEventHandle(
    event: cudaEvent_t | _typing.Integer | None,
) -> tuple[cudaError, cudaIpcEventHandle_t]:
    """Creates a handle with which other processes can open an event that was created for interprocess use.

    ``cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
    handle : cudaIpcEventHandle_t

    Warnings
    --------
    - Other processes must not use the event after this process has destroyed it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetEventHandle
    """

def cudaIpcGetMemHandle(devPtr: _typing.Pointer) -> tuple[cudaError, cudaIpcMemHandle_t]:
    """Creates a handle with which other processes can open an allocation of device memory.

    ``cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
    handle : cudaIpcMemHandle_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetMemHandle
    """

def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> tuple[cudaError, cudaEvent_t]:
    """Opens another process's event, given its handle.

    ``cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``,
        ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.
    event : cudaEvent_t

    Warnings
    --------
    - Another process must have exported ``handle``. The event must not be used after that process has destroyed it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenEventHandle
    """

def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _typing.Integer) -> tuple[cudaError, int]:
    """Maps another process's device memory, given by its handle, for the current device.

    ``cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaIpcMemLazyEnablePeerAccess``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``,
        ``cudaErrorTooManyPeers``.
    devPtr : int

    Warnings
    --------
    - The process that exported the memory must not free it before this process has closed it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenMemHandle
    """

def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _typing.Integer | None,
    attr: cudaFuncAttribute,
    value: _typing.Integer,
    device: _typing.Integer,
) -> tuple[cudaError]:
    """Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

    ``cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice
    """

def cudaLaunchCooperativeKernel(
    func: _typing.Pointer | str,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Launches a kernel whose blocks all run at the same time and can synchronize across the grid.

    ``cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t
    sharedMem, cudaStream_t stream)``

    Parameters
    ----------
    args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``, ``cudaErrorInvalidConfiguration``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``,
        ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel
    """

def cudaLaunchHostFunc(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
) -> tuple[cudaError]:
    """Runs a host function in stream order; the function must not call CUDA, and does not run after errors.

    ``cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)``

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
    """

def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    fn: _typing.Callback,
    userData: object,
    syncMode: _typing.Integer,
) -> tuple[cudaError]:
    """Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.

    ``cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)``

    Parameters
    ----------
    fn, userData
        Used after the call returns; kept alive by cubind until the last call of ``fn``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc_v2
    """

def cudaLaunchKernel(
    func: _typing.Pointer | str,
    gridDim: dim3,
    blockDim: dim3,
    args: _typing.KernelParams,
    sharedMem: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.

    ``cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)``

    Parameters
    ----------
    args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``,
        ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel
    """

def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _typing.Pointer | str,
    args: _typing.KernelParams,
) -> tuple[cudaError]:
    """Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

    ``cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)``

    Parameters
    ----------
    config, args
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``config``'s stream.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``,
        ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC
    """

def cudaLibraryEnumerateKernels(
    numKernels: _typing.Integer,
    lib: cudaLibrary_t | _typing.Integer | None,
) -> tuple[cudaError, list[cudaKernel_t]]:
    """Lists the kernels in a library, up to a given number.

    ``cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    kernels : list[cudaKernel_t]

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryEnumerateKernels
    """

def cudaLibraryGetGlobal(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[cudaError, int, int]:
    """Returns the current device's address, and the size, of a library's ``__device__`` or ``__constant__`` variable.

    ``cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorContextIsDestroyed``, ``cudaErrorCudartUnloading``,
        ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``,
        ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
    dptr : int
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetGlobal
    """

def cudaLibraryGetKernel(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[cudaError, cudaKernel_t]:
    """Finds a kernel in a library by its (mangled) name.

    ``cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
    pKernel : cudaKernel_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernel
    """

def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _typing.Integer | None) -> tuple[cudaError, int]:
    """Returns the number of kernels in a library.

    ``cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    count : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernelCount
    """

def cudaLibraryGetManaged(
    library: cudaLibrary_t | _typing.Integer | None,
    name: _typing.Text,
) -> tuple[cudaError, int, int]:
    """Returns the address (the same on all devices) and the size of a library's ``__managed__`` variable.

    ``cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
    dptr : int
        Referenced memory and handles are valid as long as ``library`` exists.
    bytes : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetManaged
    """

def cudaLibraryGetUnifiedFunction(
    library: cudaLibrary_t | _typing.Integer | None,
    symbol: _typing.Text,
) -> tuple[cudaError, int]:
    """Finds a library's function by symbol name, and returns a pointer that host and device code can call.

    ``cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
    fptr : int
        Referenced memory and handles are valid as long as ``library`` exists.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetUnifiedFunction
    """

def cudaLibraryLoadData(
    code: _typing.Pointer | str,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> tuple[cudaError, cudaLibrary_t]:
    """Loads code from memory as a library, which is not tied to any device.

    ``cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void
    **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)``

    Parameters
    ----------
    code
        Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``,
        ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.
    library : cudaLibrary_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadData
    """

def cudaLibraryLoadFromFile(
    fileName: _typing.Text,
    jitOptions: _Sequence[cudaJitOption] | None,
    jitOptionsValues: _Sequence[object] | None,
    numJitOptions: _typing.Integer,
    libraryOptions: _Sequence[cudaLibraryOption] | None,
    libraryOptionValues: _Sequence[object] | None,
    numLibraryOptions: _typing.Integer,
) -> tuple[cudaError, cudaLibrary_t]:
    """Loads code from a file as a library, which is not tied to any device.

    ``cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void
    **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``,
        ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``,
        ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.
    library : cudaLibrary_t

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadFromFile
    """

def cudaLibraryUnload(library: cudaLibrary_t | _typing.Integer | None) -> tuple[cudaError]:
    """Unloads a library; its kernels and variables must not be used again.

    ``cudaError_t cudaLibraryUnload(cudaLibrary_t library)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``library``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryUnload
    """

def cudaLogsCurrent(flags: _typing.Integer) -> tuple[cudaError, cudaLogIterator]:
    """Returns an iterator to the current end of the driver's log.

    ``cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    iterator_out : cudaLogIterator

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsCurrent
    """

def cudaLogsDumpToFile(
    iterator: cudaLogIterator,
    pathToFile: _typing.Text,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaLogIterator | None]:
    """Writes the driver's log messages, starting at an iterator, to a file.

    ``cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    iterator : cudaLogIterator or None

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToFile
    """

@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: int,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaLogIterator | None, int, bytes]:
    """Writes the driver's log messages, starting at an iterator, to a buffer.

    ``cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    iterator : cudaLogIterator or None
    size : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory
    """

@_overload
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator,
    buffer: _typing.Output,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaLogIterator | None, int]: ...
def cudaLogsRegisterCallback(
    callbackFunc: _typing.Callback,
    userData: object,
) -> tuple[cudaError, cudaLogsCallbackHandle]:
    """Registers a callback that receives the driver's log messages about errors.

    ``cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle
    *callback_out)``

    Parameters
    ----------
    callbackFunc, userData
        Used after the call returns; kept alive by cubind until ``cudaLogsUnregisterCallback`` is called.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    callback_out : cudaLogsCallbackHandle

    Warnings
    --------
    - ``callbackFunc`` may be called with ``userData`` until ``cudaLogsUnregisterCallback`` is called, on any thread.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsRegisterCallback
    """

def cudaLogsUnregisterCallback(
    callback: cudaLogsCallbackHandle | _typing.Integer | None,
) -> tuple[cudaError]:
    """Unregisters a callback that receives the driver's log messages.

    ``cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``callback``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsUnregisterCallback
    """

def cudaMalloc(size: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates device memory on the current device.

    ``cudaError_t cudaMalloc(void **devPtr, size_t size)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc
    """

def cudaMalloc3D(extent: cudaExtent) -> tuple[cudaError, cudaPitchedPtr]:
    """Allocates a 3D region of device memory, whose rows are padded to a pitch in bytes.

    ``cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    pitchedDevPtr : cudaPitchedPtr
        Referenced memory and handles are valid until ``cudaFree`` is called.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3D
    """

def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaArray_t]:
    """Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.

    ``cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned
    int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``,
        ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    array : cudaArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3DArray
    """

def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _typing.Integer,
    height: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaArray_t]:
    """Creates a one- or two-dimensional CUDA array, for textures and surfaces.

    ``cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height,
    unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``,
        ``cudaArrayTextureGather``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    array : cudaArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocArray
    """

def cudaMallocAsync(
    size: _typing.Integer,
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Allocates device memory in stream order, from the current pool of the stream's device.

    ``cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync
    """

def cudaMallocFromPoolAsync(
    size: _typing.Integer,
    memPool: cudaMemPool_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Allocates memory in stream order, from a given memory pool.

    ``cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    ptr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync
    """

def cudaMallocHost(size: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates page-locked host memory that the device can read and write.

    ``cudaError_t cudaMallocHost(void **ptr, size_t size)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorMemoryAllocation``.
    ptr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost
    """

def cudaMallocManaged(size: _typing.Integer, flags: _typing.Integer) -> tuple[cudaError, int]:
    """Allocates managed memory, which migrates automatically between the host and devices.

    ``cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    devPtr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocManaged
    """

def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaMipmappedArray_t]:
    """Creates a mipmapped CUDA array with a given number of levels.

    ``cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc,
    cudaExtent extent, unsigned int numLevels, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``,
        ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    mipmappedArray : cudaMipmappedArray_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocMipmappedArray
    """

def cudaMallocPitch(width: _typing.Integer, height: _typing.Integer) -> tuple[cudaError, int, int]:
    """Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.

    ``cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
    devPtr : int
    pitch : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocPitch
    """

def cudaMemAdvise(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> tuple[cudaError]:
    """Advises the driver about the use of a range of managed memory, for example that it is mostly read.

    ``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise
    """

def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.

    ``cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation
    *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync
    """

def cudaMemDiscardBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.

    ``cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags,
    cudaStream_t stream)``

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - The ranges must not be read, written or prefetched at the same time, on the host or on the device.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync
    """

def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
) -> tuple[cudaError, cudaMemPool_t]:
    """Returns the default memory pool, created by the driver, for a location and an allocation type.

    ``cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType
    type)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetDefaultMemPool
    """

def cudaMemGetInfo() -> tuple[cudaError, int, int]:
    """Returns the free and the total memory in bytes of the current device.

    ``cudaError_t cudaMemGetInfo(size_t *free, size_t *total)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.
    free : int
    total : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetInfo
    """

def cudaMemGetLocationInfo(
    devPtr: _typing.Pointer,
    size: _typing.Integer,
    summaryGranularity: _typing.Integer,
    samplingGranularity: _typing.Integer,
    location_out: cudaMemLocation | _Sequence[cudaMemLocation] | None,
) -> tuple[cudaError]:
    """Stores in ``location_out`` the memory location of each part of an address range.

    ``cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t
    samplingGranularity, cudaMemLocation *location_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetLocationInfo
    """

def cudaMemGetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
) -> tuple[cudaError, cudaMemPool_t]:
    """Returns the current memory pool for a location and an allocation type.

    ``cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetMemPool
    """

def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError, cudaMemPool_t]:
    """Creates a memory pool on a device or on the host.

    ``cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate
    """

def cudaMemPoolDestroy(memPool: cudaMemPool_t | _typing.Integer | None) -> tuple[cudaError]:
    """Destroys a memory pool; its memory is released after all allocations have been freed.

    ``cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``memPool``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolDestroy
    """

def cudaMemPoolExportPointer(ptr: _typing.Pointer) -> tuple[cudaError, cudaMemPoolPtrExportData]:
    """Returns the data with which another process can import one allocation of a shared pool.

    ``cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    exportData : cudaMemPoolPtrExportData

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportPointer
    """

def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _typing.Integer | None,
    handleType: cudaMemAllocationHandleType,
    flags: _typing.Integer,
) -> tuple[cudaError, _Any]:
    """Exports a memory pool to other processes, as an operating-system handle.

    ``cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
    cudaMemAllocationHandleType handleType, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    shareableHandle : object

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportToShareableHandle
    """

def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    location: cudaMemLocation | None,
) -> tuple[cudaError, cudaMemAccessFlags]:
    """Returns the access that a location has to a pool's memory.

    ``cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    flags : cudaMemAccessFlags

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess
    """

def cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t | _typing.Integer | None,
    attr: cudaMemPoolAttr,
) -> tuple[cudaError, _Any]:
    """Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.

    ``cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    value : object

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAttribute
    """

def cudaMemPoolImportFromShareableHandle(
    shareableHandle: object,
    handleType: cudaMemAllocationHandleType,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaMemPool_t]:
    """Imports a memory pool of another process, given its handle.

    ``cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
    cudaMemAllocationHandleType handleType, unsigned int flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    memPool : cudaMemPool_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportFromShareableHandle
    """

def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _typing.Integer | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> tuple[cudaError, int]:
    """Imports one allocation of an imported pool, using the exporter's data.

    ``cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    ptr : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportPointer
    """

def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _typing.Integer | None,
    descList: _Sequence[cudaMemAccessDesc] | None,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Sets the access that devices have to a pool's memory.

    ``cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Warnings
    --------
    - Memory of the pool must not be used from a location that loses access.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess
    """

def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _typing.Integer | None,
    attr: cudaMemPoolAttr,
    value: object,
) -> tuple[cudaError]:
    """Sets an attribute of a memory pool, such as the release threshold.

    ``cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAttribute
    """

def cudaMemPoolTrimTo(
    memPool: cudaMemPool_t | _typing.Integer | None,
    minBytesToKeep: _typing.Integer,
) -> tuple[cudaError]:
    """Releases unused memory of a pool until the pool holds at most a given number of bytes.

    ``cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolTrimTo
    """

def cudaMemPrefetchAsync(
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
    location: cudaMemLocation,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Prefetches managed memory to a device or to the host, in stream order.

    ``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags,
    cudaStream_t stream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
    """

def cudaMemPrefetchBatchAsync(
    dptrs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    prefetchLocs: _Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: _Sequence[_typing.Integer] | None,
    numPrefetchLocs: _typing.Integer,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Prefetches multiple ranges of managed memory, each to its own location, in stream order.

    ``cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs,
    size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``

    Parameters
    ----------
    dptrs
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync
    """

def cudaMemRangeGetAttribute(
    dataSize: _typing.Integer,
    attribute: cudaMemRangeAttribute,
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
) -> tuple[cudaError, _Any]:
    """Returns one attribute of a range of managed memory, such as its preferred location.

    ``cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void
    *devPtr, size_t count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    data : object

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttribute
    """

def cudaMemRangeGetAttributes(
    dataSizes: _Sequence[_typing.Integer] | None,
    attributes: _Sequence[cudaMemRangeAttribute] | None,
    numAttributes: _typing.Integer,
    devPtr: _typing.Pointer | str,
    count: _typing.Integer,
) -> tuple[cudaError, list[_Any]]:
    """Returns several attributes of a range of managed memory.

    ``cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t
    numAttributes, const void *devPtr, size_t count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    data : list[object]

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttributes
    """

def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType,
    memPool: cudaMemPool_t | _typing.Integer | None,
) -> tuple[cudaError]:
    """Selects the current memory pool for a location and an allocation type.

    ``cudaError_t cudaMemSetMemPool(cudaMemLocation *location, cudaMemAllocationType type, cudaMemPool_t memPool)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemSetMemPool
    """

def cudaMemcpy(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes between host and device memory, in the direction that ``kind`` specifies.

    ``cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst, src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    - Source and destination must not overlap.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy
    """

def cudaMemcpy2D(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies a 2D region between host and device memory; each side has its own row pitch in bytes.

    ``cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    cudaMemcpyKind kind)``

    Parameters
    ----------
    dst, src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D
    """

def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffsetDst: _typing.Integer,
    hOffsetDst: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffsetSrc: _typing.Integer,
    hOffsetSrc: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies a 2D region from one CUDA array to another.

    ``cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray
    """

def cudaMemcpy2DAsync(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.

    ``cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t
    height, cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync
    """

def cudaMemcpy2DFromArray(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies a 2D region of a CUDA array to rows of memory.

    ``cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t width, size_t height, cudaMemcpyKind kind)``

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray
    """

def cudaMemcpy2DFromArrayAsync(
    dst: _typing.Pointer,
    dpitch: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies a 2D region of a CUDA array to rows of memory, in stream order.

    ``cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t
    hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync
    """

def cudaMemcpy2DToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies rows of memory into a 2D region of a CUDA array.

    ``cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch,
    size_t width, size_t height, cudaMemcpyKind kind)``

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray
    """

def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    spitch: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies rows of memory into a 2D region of a CUDA array, in stream order.

    ``cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t
    spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync
    """

def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> tuple[cudaError]:
    """Copies a 3D region between host memory, device memory and CUDA arrays.

    ``cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)``

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Source and destination must not overlap.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D
    """

def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.

    ``cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)``

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Source and destination must not overlap.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync
    """

def cudaMemcpy3DBatchAsync(
    numOps: _typing.Integer,
    opList: _Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

    ``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, unsigned long long flags,
    cudaStream_t stream)``

    Parameters
    ----------
    opList
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
    """

def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> tuple[cudaError]:
    """Copies a 3D region of memory from one device to another.

    ``cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)``

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer
    """

def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies a 3D region of memory from one device to another, in stream order.

    ``cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)``

    Parameters
    ----------
    p
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync
    """

def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies a 3D region in stream order; attributes specify, for example, when the source is read.

    ``cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t
    stream)``

    Parameters
    ----------
    op
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync
    """

def cudaMemcpyArrayToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffsetDst: _typing.Integer,
    hOffsetDst: _typing.Integer,
    src: cudaArray_t | _typing.Integer | None,
    wOffsetSrc: _typing.Integer,
    hOffsetSrc: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes from one CUDA array to another (superseded by ``cudaMemcpy2DArrayToArray``).

    ``cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray
    """

def cudaMemcpyAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes between host and device memory in stream order, in the direction that ``kind`` specifies.

    ``cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - ``kind`` must match the locations of ``dst`` and ``src``.
    - Source and destination must not overlap.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync
    """

def cudaMemcpyBatchAsync(
    dsts: _Sequence[_typing.Pointer] | None,
    srcs: _Sequence[_typing.Pointer] | None,
    sizes: _Sequence[_typing.Integer] | None,
    count: _typing.Integer,
    attrs: _Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: _Sequence[_typing.Integer] | None,
    numAttrs: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

    ``cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count,
    cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)``

    Parameters
    ----------
    dsts
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    srcs
        Referenced memory and handles are used after the call returns; they must be kept alive for the duration that
        ``attrs`` specifies.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No copy of the batch may depend on another copy of the batch.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
    """

def cudaMemcpyFromArray(
    dst: _typing.Pointer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes from a CUDA array (superseded by ``cudaMemcpy2DFromArray``).

    ``cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    cudaMemcpyKind kind)``

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray
    """

def cudaMemcpyFromArrayAsync(
    dst: _typing.Pointer,
    src: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes from a CUDA array in stream order (superseded by ``cudaMemcpy2DFromArrayAsync``).

    ``cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t
    count, cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync
    """

def cudaMemcpyFromSymbol(
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes from a ``__device__`` variable, starting at an offset.

    ``cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind
    kind)``

    Parameters
    ----------
    dst
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol
    """

def cudaMemcpyFromSymbolAsync(
    dst: _typing.Pointer,
    symbol: _typing.Pointer | str,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes from a ``__device__`` variable, starting at an offset, in stream order.

    ``cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind
    kind, cudaStream_t stream)``

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync
    """

def cudaMemcpyPeer(
    dst: _typing.Pointer,
    dstDevice: _typing.Integer,
    src: _typing.Pointer | str,
    srcDevice: _typing.Integer,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Copies bytes of device memory from one device to another.

    ``cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)``

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeer
    """

def cudaMemcpyPeerAsync(
    dst: _typing.Pointer,
    dstDevice: _typing.Integer,
    src: _typing.Pointer | str,
    srcDevice: _typing.Integer,
    count: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes of device memory from one device to another, in stream order.

    ``cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream)``

    Parameters
    ----------
    dst, src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeerAsync
    """

def cudaMemcpyToArray(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes into a CUDA array (superseded by ``cudaMemcpy2DToArray``).

    ``cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    cudaMemcpyKind kind)``

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray
    """

def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _typing.Integer | None,
    wOffset: _typing.Integer,
    hOffset: _typing.Integer,
    src: _typing.Pointer,
    count: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes into a CUDA array in stream order (superseded by ``cudaMemcpy2DToArrayAsync``).

    ``cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync
    """

def cudaMemcpyToSymbol(
    symbol: _typing.Pointer | str,
    src: _typing.Pointer,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
) -> tuple[cudaError]:
    """Copies bytes into a ``__device__`` variable, starting at an offset.

    ``cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind
    kind)``

    Parameters
    ----------
    src
        If in device memory, used after the call returns; must be kept alive until the program has synchronized every
        device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol
    """

def cudaMemcpyToSymbolAsync(
    symbol: _typing.Pointer | str,
    src: _typing.Pointer,
    count: _typing.Integer,
    offset: _typing.Integer,
    kind: cudaMemcpyKind,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes into a ``__device__`` variable, starting at an offset, in stream order.

    ``cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
    cudaMemcpyKind kind, cudaStream_t stream)``

    Parameters
    ----------
    src
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync
    """

def cudaMemcpyWithAttributesAsync(
    dst: _typing.Pointer,
    src: _typing.Pointer,
    size: _typing.Integer,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies bytes in stream order; attributes specify, for example, when the source is read.

    ``cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size, cudaMemcpyAttributes *attr,
    cudaStream_t stream)``

    Parameters
    ----------
    dst
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    src
        Used after the call returns; must be kept alive for the duration that ``attr`` specifies.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync
    """

def cudaMemset(devPtr: _typing.Pointer, value: _typing.Integer, count: _typing.Integer) -> tuple[cudaError]:
    """Fills ``count`` bytes of device memory with the low byte of ``value``.

    ``cudaError_t cudaMemset(void *devPtr, int value, size_t count)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset
    """

def cudaMemset2D(
    devPtr: _typing.Pointer,
    pitch: _typing.Integer,
    value: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
) -> tuple[cudaError]:
    """Fills a 2D region of device memory with the low byte of a value; the row pitch is in bytes.

    ``cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D
    """

def cudaMemset2DAsync(
    devPtr: _typing.Pointer,
    pitch: _typing.Integer,
    value: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.

    ``cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t
    stream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync
    """

def cudaMemset3D(
    pitchedDevPtr: cudaPitchedPtr,
    value: _typing.Integer,
    extent: cudaExtent,
) -> tuple[cudaError]:
    """Fills a 3D region of pitched device memory with the low byte of a value.

    ``cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)``

    Parameters
    ----------
    pitchedDevPtr
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D
    """

def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _typing.Integer,
    extent: cudaExtent,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Fills a 3D region of pitched device memory with the low byte of a value, in stream order.

    ``cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)``

    Parameters
    ----------
    pitchedDevPtr
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync
    """

def cudaMemsetAsync(
    devPtr: _typing.Pointer,
    value: _typing.Integer,
    count: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Fills ``count`` bytes of device memory with the low byte of ``value``, in stream order.

    ``cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync
    """

def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _typing.Integer | None,
    device: _typing.Integer,
) -> tuple[cudaError, cudaArrayMemoryRequirements]:
    """Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.

    ``cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    memoryRequirements : cudaArrayMemoryRequirements

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetMemoryRequirements
    """

def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _typing.Integer | None,
) -> tuple[cudaError, cudaArraySparseProperties]:
    """Returns the tile size and the mip tail of a sparse mipmapped array.

    ``cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties,
    cudaMipmappedArray_t mipmap)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    sparseProperties : cudaArraySparseProperties

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetSparseProperties
    """

def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _typing.Pointer | str,
    numBlocks: _typing.Integer,
    blockSize: _typing.Integer,
) -> tuple[cudaError, int]:
    """Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.

    ``cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks,
    int blockSize)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    dynamicSmemSize : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyAvailableDynamicSMemPerBlock
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _typing.Pointer | str,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
) -> tuple[cudaError, int]:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.

    ``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t
    dynamicSMemSize)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    numBlocks : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessor
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _typing.Pointer | str,
    blockSize: _typing.Integer,
    dynamicSMemSize: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, int]:
    """Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.

    ``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int
    blockSize, size_t dynamicSMemSize, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaOccupancyDefault``, ``cudaOccupancyDisableCachingOverride``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    numBlocks : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    """

def cudaOccupancyMaxActiveClusters(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError, int]:
    """Returns the maximum number of clusters of a launch that can run on a device at the same time.

    ``cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t
    *launchConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidClusterSize``, ``cudaErrorInvalidDeviceFunction``,
        ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
    numClusters : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters
    """

def cudaOccupancyMaxPotentialClusterSize(
    func: _typing.Pointer | str,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError, int]:
    """Returns the maximum cluster size, in blocks, for a launch configuration.

    ``cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t
    *launchConfig)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``,
        ``cudaErrorUnknown``.
    clusterSize : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize
    """

def cudaPeekAtLastError() -> tuple[cudaError]:
    """Reports the last error of this thread's runtime calls without clearing it.

    ``cudaError_t cudaPeekAtLastError(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``,
        ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``,
        ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``,
        ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``,
        ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``,
        ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``,
        ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``,
        ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``,
        ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``,
        ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``,
        ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaPeekAtLastError
    """

def cudaPointerGetAttributes(ptr: _typing.Pointer | str) -> tuple[cudaError, cudaPointerAttributes]:
    """Returns the memory type at an address (host, device, managed or unknown) and the device.

    ``cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
    attributes : cudaPointerAttributes
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes
    """

def cudaProfilerStart() -> tuple[cudaError]:
    """Starts data collection by an attached profiler.

    ``cudaError_t cudaProfilerStart(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_profiler_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStart
    """

def cudaProfilerStop() -> tuple[cudaError]:
    """Stops data collection by an attached profiler.

    ``cudaError_t cudaProfilerStop(void)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Notes
    -----
    Declared in ``cuda_profiler_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStop
    """

def cudaRuntimeGetVersion() -> tuple[cudaError, int]:
    """Returns the CUDA version of the runtime library, as 1000·major + 10·minor.

    ``cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    runtimeVersion : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion
    """

def getLocalRuntimeVersion() -> tuple[cudaError, int]:
    """An alias of cudaRuntimeGetVersion."""

def cudaSetDevice(device: _typing.Integer) -> tuple[cudaError]:
    """Makes a device current to the calling thread and, since CUDA 12, initializes it.

    ``cudaError_t cudaSetDevice(int device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDevice
    """

def cudaSetDeviceFlags(flags: _typing.Integer) -> tuple[cudaError]:
    """Sets the flags of the current device, which specify, for example, how the CPU waits for the GPU.

    ``cudaError_t cudaSetDeviceFlags(unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``,
        ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``,
        ``cudaDeviceSyncMemops``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDeviceFlags
    """

def cudaSetValidDevices(
    device_arr: _Sequence[_typing.Integer] | None,
    length: _typing.Integer,
) -> tuple[cudaError]:
    """Sets the list of devices that the runtime may select from automatically, in order of preference.

    ``cudaError_t cudaSetValidDevices(int *device_arr, int len)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetValidDevices
    """

def cudaSignalExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Signals imported semaphores in stream order.

    ``cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const
    cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
    - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before
      the fence has been signaled.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
    """

def cudaStreamAddCallback(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    callback: _typing.Callback,
    userData: object,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Runs a host callback in stream order, even after errors, and passes it the stream's status.

    ``cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int
    flags)``

    Parameters
    ----------
    callback, userData
        Used after the call returns; kept alive by cubind until the last call of ``callback``.
    flags
        Must be 0.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``,
        ``cudaErrorNotSupported``.

    Warnings
    --------
    - ``callback`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each
      launch of the graph); it must not call CUDA.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback
    """

def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    devPtr: _typing.Pointer,
    length: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Attaches managed memory to one stream, to all streams or to the host, in stream order.

    ``cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)``

    Parameters
    ----------
    devPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    flags
        Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``, ``cudaMemAttachSingle``.

    Returns
    -------
    cudaError
        ``cudaSuccess``.

    Warnings
    --------
    - On the device, only work in the stream that the memory is attached to may use it.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync
    """

def cudaStreamBeginCapture(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
) -> tuple[cudaError]:
    """Starts capturing the work submitted to a stream as a graph, instead of running it.

    ``cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture
    """

def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    graph: cudaGraph_t | _typing.Integer | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    mode: cudaStreamCaptureMode,
) -> tuple[cudaError]:
    """Starts capturing a stream's work into an existing graph, after the given nodes.

    ``cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t
    *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - Captured kernels must not use texture or surface references.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph
    """

def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t | _typing.Integer | None,
    callbackData: cudaGraphRecaptureCallbackData | None,
) -> tuple[cudaError]:
    """Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.

    ``cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph,
    cudaGraphRecaptureCallbackData *callbackData)``

    Parameters
    ----------
    callbackData
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until ``cudaStreamEndCapture`` is called.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph
    """

def cudaStreamCopyAttributes(
    dst: cudaStream_t | _typing.Integer | _typing.Stream | None,
    src: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Copies all attributes of one stream to another stream of the same device.

    ``cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorNotSupported``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes
    """

def cudaStreamCreate() -> tuple[cudaError, cudaStream_t]:
    """Creates a stream on the current device that synchronizes with the legacy default stream.

    ``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate
    """

def cudaStreamCreateWithFlags(flags: _typing.Integer) -> tuple[cudaError, cudaStream_t]:
    """Creates a stream; flags specify whether it synchronizes with the legacy default stream.

    ``cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags
    """

def cudaStreamCreateWithPriority(
    flags: _typing.Integer,
    priority: _typing.Integer,
) -> tuple[cudaError, cudaStream_t]:
    """Creates a stream with a priority; smaller numbers mean higher priorities.

    ``cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)``

    Parameters
    ----------
    flags
        Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
    pStream : cudaStream_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority
    """

def cudaStreamDestroy(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> tuple[cudaError]:
    """Destroys a stream; work that was already submitted to it still finishes.

    ``cudaError_t cudaStreamDestroy(cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Warnings
    --------
    - No thread may use ``stream``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamDestroy
    """

def cudaStreamEndCapture(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaGraph_t]:
    """Ends the capture of a stream and returns the graph, or null if the capture became invalid.

    ``cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureWrongThread``.
    pGraph : cudaGraph_t

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture
    """

def cudaStreamGetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
) -> tuple[cudaError, cudaLaunchAttributeValue]:
    """Returns an attribute of a stream, such as the L2 access policy window.

    ``cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue
    *value_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    value_out : cudaLaunchAttributeValue
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute
    """

def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

    ``cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned
    long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData
    **edgeData_out, size_t *numDependencies_out)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``,
        ``cudaErrorStreamCaptureImplicit``.
    captureStatus_out : cudaStreamCaptureStatus
    id_out : int
    graph_out : cudaGraph_t
    dependencies_out : list[cudaGraphNode_t]
    edgeData_out : list[cudaGraphEdgeData]
    numDependencies_out : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
    """

def cudaStreamGetDevResource(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    typename: cudaDevResourceType,
) -> tuple[cudaError, cudaDevResource]:
    """Returns the resources of one type, such as SMs or work queues, that a stream's work may use.

    ``cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource, cudaDevResourceType type)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorCallRequiresNewerDriver``, ``cudaErrorCudartUnloading``,
        ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceType``,
        ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
    resource : cudaDevResource
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource
    """

def cudaStreamGetDevice(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Returns the device that a stream belongs to.

    ``cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    device : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice
    """

def cudaStreamGetFlags(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Returns the flags with which a stream was created.

    ``cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    flags : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags
    """

def cudaStreamGetId(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Returns a stream's ID, which is unique in the process.

    ``cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    streamId : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId
    """

def cudaStreamGetPriority(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, int]:
    """Returns a stream's priority, clamped to the range of the device.

    ``cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
    priority : int

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority
    """

def cudaStreamIsCapturing(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError, cudaStreamCaptureStatus]:
    """Returns whether a stream is being captured, and whether the capture is still valid.

    ``cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureImplicit``.
    pCaptureStatus : cudaStreamCaptureStatus

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing
    """

def cudaStreamQuery(stream: cudaStream_t | _typing.Integer | _typing.Stream | None) -> tuple[cudaError]:
    """Checks without blocking whether all work in a stream is complete (if not, ``cudaErrorNotReady``).

    ``cudaError_t cudaStreamQuery(cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorNotReady``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery
    """

def cudaStreamSetAttribute(
    hStream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    attr: cudaLaunchAttributeID,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError]:
    """Sets an attribute of a stream, such as the L2 access policy window.

    ``cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const
    cudaLaunchAttributeValue *value)``

    Parameters
    ----------
    value
        Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is
        set in ``hStream``, or ``hStream`` is destroyed.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute
    """

def cudaStreamSynchronize(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Blocks until all work submitted to a stream so far is complete.

    ``cudaError_t cudaStreamSynchronize(cudaStream_t stream)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize
    """

def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    dependencies: _Sequence[cudaGraphNode_t] | None,
    dependencyData: _Sequence[cudaGraphEdgeData] | None,
    numDependencies: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Adds or replaces the nodes on which the next captured work of a stream depends.

    ``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, const
    cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
    """

def cudaStreamWaitEvent(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    event: cudaEvent_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudaError]:
    """Makes later work in a stream wait for an event, without blocking the caller.

    ``cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``cudaEventWaitDefault``, ``cudaEventWaitExternal``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent
    """

def cudaThreadExchangeStreamCaptureMode(
    mode: cudaStreamCaptureMode,
) -> tuple[cudaError, cudaStreamCaptureMode]:
    """Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.

    ``cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    mode : cudaStreamCaptureMode

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaThreadExchangeStreamCaptureMode
    """

def cudaUserObjectCreate(
    ptr: object,
    destroy: _typing.Callback,
    initialRefcount: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudaError, cudaUserObject_t]:
    """Creates a reference-counted user object from a pointer and its destructor.

    ``cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int
    initialRefcount, unsigned int flags)``

    Parameters
    ----------
    ptr, destroy
        Used after the call returns; kept alive by cubind until the last call of ``destroy``.
    flags
        Flags: members of ``cudaUserObjectFlags``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    object_out : cudaUserObject_t

    Warnings
    --------
    - ``destroy`` is called with ``ptr`` once, later, on a driver thread; it must not call CUDA.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectCreate
    """

def cudaUserObjectRelease(
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Releases the caller's references to a user object; the last release runs its destructor.

    ``cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Warnings
    --------
    - The caller must own the references to ``object`` that the call releases.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRelease
    """

def cudaUserObjectRetain(
    object: cudaUserObject_t | _typing.Integer | None,
    count: _typing.Integer,
) -> tuple[cudaError]:
    """Adds references to a user object on behalf of the caller.

    ``cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRetain
    """

def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> tuple[cudaError, int]:
    """Returns the CUDA device that corresponds to a VDPAU device.

    ``cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

    Returns
    -------
    cudaError
        ``cudaSuccess``.
    device : int

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.

    Notes
    -----
    Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUGetDevice
    """

def cudaVDPAUSetVDPAUDevice(
    device: _typing.Integer,
    vdpDevice: VdpDevice | _typing.Integer | None,
    vdpGetProcAddress: _typing.Callback,
) -> tuple[cudaError]:
    """Makes a device current and prepares it for sharing surfaces with a VDPAU device.

    ``cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.

    Warnings
    --------
    - ``vdpGetProcAddress`` may be called only before this function returns.

    Notes
    -----
    Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUSetVDPAUDevice
    """

def cudaWaitExternalSemaphoresAsync(
    extSemArray: _Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: _Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudaError]:
    """Makes a stream wait for imported semaphores.

    ``cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const
    cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

    Parameters
    ----------
    paramsArray
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    cudaError
        ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorTimeout``.

    Warnings
    --------
    - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.

    Notes
    -----
    Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
    """

def make_cuComplex(x: float, y: float) -> cuComplex:
    """Creates a single-precision complex number x + i·y.

    ``cuComplex make_cuComplex``

    Since at least CUDA 12.0.
    """

def make_cuDoubleComplex(r: float, i: float) -> cuDoubleComplex:
    """Creates a double-precision complex number from its real and imaginary parts.

    ``cuDoubleComplex make_cuDoubleComplex``

    Since at least CUDA 12.0.
    """

def make_cuFloatComplex(r: float, i: float) -> cuFloatComplex:
    """Creates a single-precision complex number from its real and imaginary parts.

    ``cuFloatComplex make_cuFloatComplex``

    Since at least CUDA 12.0.
    """

def make_cudaExtent(w: _typing.Integer, h: _typing.Integer, d: _typing.Integer) -> cudaExtent:
    """Creates an extent of width (bytes for memory, elements for arrays), height and depth.

    ``cudaExtent make_cudaExtent``

    Since at least CUDA 12.0.
    """

def make_cudaPitchedPtr(
    d: _typing.Pointer,
    p: _typing.Integer,
    xsz: _typing.Integer,
    ysz: _typing.Integer,
) -> cudaPitchedPtr:
    """Creates a record of an address, its pitch in bytes, and its logical width and height in elements.

    ``cudaPitchedPtr make_cudaPitchedPtr``

    Since at least CUDA 12.0.
    """

def make_cudaPos(x: _typing.Integer, y: _typing.Integer, z: _typing.Integer) -> cudaPos:
    """Creates a position (x, y, z) in a 3D region, for copies.

    ``cudaPos make_cudaPos``

    Since at least CUDA 12.0.
    """
