//! Enumerations (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudaAtomicOperation`, from `driver_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaAtomicOperation(pub i32);

enumeration! {
    cudaAtomicOperation;
    cudaAtomicOperationIntegerAdd = 0,
    cudaAtomicOperationIntegerMin = 1,
    cudaAtomicOperationIntegerMax = 2,
    cudaAtomicOperationIntegerIncrement = 3,
    cudaAtomicOperationIntegerDecrement = 4,
    cudaAtomicOperationAnd = 5,
    cudaAtomicOperationOr = 6,
    cudaAtomicOperationXOR = 7,
    cudaAtomicOperationExchange = 8,
    cudaAtomicOperationCAS = 9,
    cudaAtomicOperationFloatAdd = 10,
    cudaAtomicOperationFloatMin = 11,
    cudaAtomicOperationFloatMax = 12,
}

/// `enum cudaAtomicOperationCapability`, from `driver_types.h`, since CUDA 13.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaAtomicOperationCapability(pub u32);

flag_set! {
    cudaAtomicOperationCapability;
    cudaAtomicCapabilitySigned = 1,
    cudaAtomicCapabilityUnsigned = 2,
    cudaAtomicCapabilityReduction = 4,
    cudaAtomicCapabilityScalar32 = 8,
    cudaAtomicCapabilityScalar64 = 0x10,
    cudaAtomicCapabilityScalar128 = 0x20,
    cudaAtomicCapabilityVector32x4 = 0x40,
}

/// `enum cudaDevResourceType`, from `driver_types.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDevResourceType(pub i32);

enumeration! {
    cudaDevResourceType;
    cudaDevResourceTypeInvalid = 0,
    cudaDevResourceTypeSm = 1,
    cudaDevResourceTypeWorkqueueConfig = 1000,
    cudaDevResourceTypeWorkqueue = 10000,
}

/// `enum cudaDevSmResourceGroup_flags`, from `driver_types.h`, since CUDA 13.1.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaDevSmResourceGroup_flags(pub u32);

flag_set! {
    cudaDevSmResourceGroup_flags;
    cudaDevSmResourceGroupDefault = 0,
    cudaDevSmResourceGroupBackfill = 1,
    cudaDevSmResourceGroupLocalityDomainId = 2 "since CUDA 13.4",
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4 "since CUDA 13.5",
}

/// `enum cudaDevSmResourceSplitByCount_flags`, from `driver_types.h`, since CUDA 13.1.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaDevSmResourceSplitByCount_flags(pub u32);

flag_set! {
    cudaDevSmResourceSplitByCount_flags;
    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1,
    cudaDevSmResourceSplitMaxPotentialClusterSize = 2,
}

/// `enum cudaDevWorkqueueConfigScope`, from `driver_types.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDevWorkqueueConfigScope(pub i32);

enumeration! {
    cudaDevWorkqueueConfigScope;
    cudaDevWorkqueueConfigScopeDeviceCtx = 0,
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1,
}

/// `enum cudaDeviceAttr`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceAttr(pub i32);

enumeration! {
    cudaDeviceAttr;
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxBlockDimX = 2,
    cudaDevAttrMaxBlockDimY = 3,
    cudaDevAttrMaxBlockDimZ = 4,
    cudaDevAttrMaxGridDimX = 5,
    cudaDevAttrMaxGridDimY = 6,
    cudaDevAttrMaxGridDimZ = 7,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrMaxPitch = 11,
    cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13,
    cudaDevAttrTextureAlignment = 14,
    cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrKernelExecTimeout = 17,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrMaxTexture1DWidth = 21,
    cudaDevAttrMaxTexture2DWidth = 22,
    cudaDevAttrMaxTexture2DHeight = 23,
    cudaDevAttrMaxTexture3DWidth = 24,
    cudaDevAttrMaxTexture3DHeight = 25,
    cudaDevAttrMaxTexture3DDepth = 26,
    cudaDevAttrMaxTexture2DLayeredWidth = 27,
    cudaDevAttrMaxTexture2DLayeredHeight = 28,
    cudaDevAttrMaxTexture2DLayeredLayers = 29,
    cudaDevAttrSurfaceAlignment = 30,
    cudaDevAttrConcurrentKernels = 31,
    cudaDevAttrEccEnabled = 32,
    cudaDevAttrPciBusId = 33,
    cudaDevAttrPciDeviceId = 34,
    cudaDevAttrTccDriver = 35,
    cudaDevAttrMemoryClockRate = 36,
    cudaDevAttrGlobalMemoryBusWidth = 37,
    cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrAsyncEngineCount = 40,
    cudaDevAttrUnifiedAddressing = 41,
    cudaDevAttrMaxTexture1DLayeredWidth = 42,
    cudaDevAttrMaxTexture1DLayeredLayers = 43,
    cudaDevAttrMaxTexture2DGatherWidth = 45,
    cudaDevAttrMaxTexture2DGatherHeight = 46,
    cudaDevAttrMaxTexture3DWidthAlt = 47,
    cudaDevAttrMaxTexture3DHeightAlt = 48,
    cudaDevAttrMaxTexture3DDepthAlt = 49,
    cudaDevAttrPciDomainId = 50,
    cudaDevAttrTexturePitchAlignment = 51,
    cudaDevAttrMaxTextureCubemapWidth = 52,
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
    cudaDevAttrMaxSurface1DWidth = 55,
    cudaDevAttrMaxSurface2DWidth = 56,
    cudaDevAttrMaxSurface2DHeight = 57,
    cudaDevAttrMaxSurface3DWidth = 58,
    cudaDevAttrMaxSurface3DHeight = 59,
    cudaDevAttrMaxSurface3DDepth = 60,
    cudaDevAttrMaxSurface1DLayeredWidth = 61,
    cudaDevAttrMaxSurface1DLayeredLayers = 62,
    cudaDevAttrMaxSurface2DLayeredWidth = 63,
    cudaDevAttrMaxSurface2DLayeredHeight = 64,
    cudaDevAttrMaxSurface2DLayeredLayers = 65,
    cudaDevAttrMaxSurfaceCubemapWidth = 66,
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
    cudaDevAttrMaxTexture1DLinearWidth = 69,
    cudaDevAttrMaxTexture2DLinearWidth = 70,
    cudaDevAttrMaxTexture2DLinearHeight = 71,
    cudaDevAttrMaxTexture2DLinearPitch = 72,
    cudaDevAttrMaxTexture2DMipmappedWidth = 73,
    cudaDevAttrMaxTexture2DMipmappedHeight = 74,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76,
    cudaDevAttrMaxTexture1DMipmappedWidth = 77,
    cudaDevAttrStreamPrioritiesSupported = 78,
    cudaDevAttrGlobalL1CacheSupported = 79,
    cudaDevAttrLocalL1CacheSupported = 80,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrMaxRegistersPerMultiprocessor = 82,
    cudaDevAttrManagedMemory = 83,
    cudaDevAttrIsMultiGpuBoard = 84,
    cudaDevAttrMultiGpuBoardGroupID = 85,
    cudaDevAttrHostNativeAtomicSupported = 86,
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
    cudaDevAttrPageableMemoryAccess = 88,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrComputePreemptionSupported = 90,
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
    cudaDevAttrReserved92 = 92,
    cudaDevAttrReserved93 = 93,
    cudaDevAttrReserved94 = 94,
    cudaDevAttrCooperativeLaunch = 95,
    cudaDevAttrReserved96 = 96 "since CUDA 13.0",
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrCanFlushRemoteWrites = 98,
    cudaDevAttrHostRegisterSupported = 99,
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
    cudaDevAttrDirectManagedMemAccessFromHost = 101,
    cudaDevAttrMaxBlocksPerMultiprocessor = 106,
    cudaDevAttrMaxPersistingL2CacheSize = 108,
    cudaDevAttrMaxAccessPolicyWindowSize = 109,
    cudaDevAttrReservedSharedMemoryPerBlock = 111,
    cudaDevAttrSparseCudaArraySupported = 112,
    cudaDevAttrHostRegisterReadOnlySupported = 113,
    cudaDevAttrTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrMemoryPoolsSupported = 115,
    cudaDevAttrGPUDirectRDMASupported = 116,
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
    cudaDevAttrClusterLaunch = 120,
    cudaDevAttrDeferredMappingCudaArraySupported = 121,
    cudaDevAttrReserved122 = 122,
    cudaDevAttrReserved123 = 123,
    cudaDevAttrReserved124 = 124,
    cudaDevAttrIpcEventSupport = 125,
    cudaDevAttrMemSyncDomainCount = 126,
    cudaDevAttrReserved127 = 127 "since CUDA 12.1",
    cudaDevAttrReserved128 = 128 "since CUDA 12.1",
    cudaDevAttrReserved129 = 129 "since CUDA 12.1",
    cudaDevAttrNumaConfig = 130 "since CUDA 12.2",
    cudaDevAttrNumaId = 131 "since CUDA 12.2",
    cudaDevAttrReserved132 = 132 "since CUDA 12.1",
    cudaDevAttrMpsEnabled = 133 "since CUDA 12.3",
    cudaDevAttrHostNumaId = 134 "since CUDA 12.2",
    cudaDevAttrD3D12CigSupported = 135 "since CUDA 12.5",
    cudaDevAttrVulkanCigSupported = 138 "since CUDA 12.9",
    cudaDevAttrGpuPciDeviceId = 139 "since CUDA 12.8",
    cudaDevAttrGpuPciSubsystemId = 140 "since CUDA 12.8",
    cudaDevAttrReserved141 = 141 "since CUDA 12.9",
    cudaDevAttrHostNumaMemoryPoolsSupported = 142 "since CUDA 12.9",
    cudaDevAttrHostNumaMultinodeIpcSupported = 143 "since CUDA 12.8",
    cudaDevAttrHostMemoryPoolsSupported = 144 "since CUDA 13.0",
    cudaDevAttrReserved145 = 145 "since CUDA 13.0",
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147 "since CUDA 13.0",
    cudaDevAttrAtomicReductionSupported = 148 "since CUDA 13.3",
    cudaDevAttrLocalityDomainCount = 149 "since CUDA 13.4",
    cudaDevAttrOversizedSharedMemoryPerBlock = 150 "since CUDA 13.4",
    cudaDevAttrCigStreamsSupported = 151 "since CUDA 13.3",
    cudaDevAttrLocalityDomainMultiprocessorCount = 157 "since CUDA 13.4",
    cudaDevAttrTensorMapLargeTensorMinSize = 160 "since CUDA 13.5",
    cudaDevAttrMax = 161,
}

/// `enum cudaEmulationMantissaControl`, from `library_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEmulationMantissaControl(pub i32);

enumeration! {
    cudaEmulationMantissaControl;
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1,
}

/// `enum cudaEmulationSpecialValuesSupport`, from `library_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEmulationSpecialValuesSupport(pub i32);

enumeration! {
    cudaEmulationSpecialValuesSupport;
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2,
}

/// `enum cudaEmulationStrategy`, from `library_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEmulationStrategy(pub i32);

enumeration! {
    cudaEmulationStrategy;
    CUDA_EMULATION_STRATEGY_DEFAULT = 0,
    CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
    CUDA_EMULATION_STRATEGY_EAGER = 2,
}

/// `enum cudaError`, from `driver_types.h`, since at least CUDA 12.0.
///
/// The result codes of CUDA runtime API.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaError(pub i32);

enumeration! {
    status cudaError;
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5,
    cudaErrorProfilerNotInitialized = 6 "since at least CUDA 12.0, deprecated",
    cudaErrorProfilerAlreadyStarted = 7 "since at least CUDA 12.0, deprecated",
    cudaErrorProfilerAlreadyStopped = 8 "since at least CUDA 12.0, deprecated",
    cudaErrorInvalidConfiguration = 9,
    cudaErrorVersionTranslation = 10 "since CUDA 13.2",
    cudaErrorInvalidPitchValue = 12,
    cudaErrorInvalidSymbol = 13,
    cudaErrorInvalidHostPointer = 16 "since at least CUDA 12.0, deprecated",
    cudaErrorInvalidDevicePointer = 17 "since at least CUDA 12.0, deprecated",
    cudaErrorInvalidTexture = 18,
    cudaErrorInvalidTextureBinding = 19,
    cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21,
    cudaErrorAddressOfConstant = 22 "since at least CUDA 12.0, deprecated",
    cudaErrorTextureFetchFailed = 23 "since at least CUDA 12.0, deprecated",
    cudaErrorTextureNotBound = 24 "since at least CUDA 12.0, deprecated",
    cudaErrorSynchronizationError = 25 "since at least CUDA 12.0, deprecated",
    cudaErrorInvalidFilterSetting = 26,
    cudaErrorInvalidNormSetting = 27,
    cudaErrorMixedDeviceExecution = 28 "since at least CUDA 12.0, deprecated",
    cudaErrorNotYetImplemented = 31 "since at least CUDA 12.0, deprecated",
    cudaErrorMemoryValueTooLarge = 32 "since at least CUDA 12.0, deprecated",
    cudaErrorStubLibrary = 34,
    cudaErrorInsufficientDriver = 35,
    cudaErrorCallRequiresNewerDriver = 36,
    cudaErrorInvalidSurface = 37,
    cudaErrorDuplicateVariableName = 43,
    cudaErrorDuplicateTextureName = 44,
    cudaErrorDuplicateSurfaceName = 45,
    cudaErrorDevicesUnavailable = 46,
    cudaErrorIncompatibleDriverContext = 49,
    cudaErrorMissingConfiguration = 52,
    cudaErrorPriorLaunchFailure = 53 "since at least CUDA 12.0, deprecated",
    cudaErrorLaunchMaxDepthExceeded = 65,
    cudaErrorLaunchFileScopedTex = 66,
    cudaErrorLaunchFileScopedSurf = 67,
    cudaErrorSyncDepthExceeded = 68,
    cudaErrorLaunchPendingCountExceeded = 69,
    cudaErrorInvalidDeviceFunction = 98,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101,
    cudaErrorDeviceNotLicensed = 102,
    cudaErrorSoftwareValidityNotEstablished = 103,
    cudaErrorStartupFailure = 127,
    cudaErrorInvalidKernelImage = 200,
    cudaErrorDeviceUninitialized = 201,
    cudaErrorMapBufferObjectFailed = 205,
    cudaErrorUnmapBufferObjectFailed = 206,
    cudaErrorArrayIsMapped = 207,
    cudaErrorAlreadyMapped = 208,
    cudaErrorNoKernelImageForDevice = 209,
    cudaErrorAlreadyAcquired = 210,
    cudaErrorNotMapped = 211,
    cudaErrorNotMappedAsArray = 212,
    cudaErrorNotMappedAsPointer = 213,
    cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215,
    cudaErrorDeviceAlreadyInUse = 216,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorInvalidPtx = 218,
    cudaErrorInvalidGraphicsContext = 219,
    cudaErrorNvlinkUncorrectable = 220,
    cudaErrorJitCompilerNotFound = 221,
    cudaErrorUnsupportedPtxVersion = 222,
    cudaErrorJitCompilationDisabled = 223,
    cudaErrorUnsupportedExecAffinity = 224,
    cudaErrorUnsupportedDevSideSync = 225 "since CUDA 12.1",
    cudaErrorContained = 226 "since CUDA 12.8",
    cudaErrorInsufficientLoaderVersion = 227 "since CUDA 13.4",
    cudaErrorInvalidSource = 300,
    cudaErrorFileNotFound = 301,
    cudaErrorSharedObjectSymbolNotFound = 302,
    cudaErrorSharedObjectInitFailed = 303,
    cudaErrorOperatingSystem = 304,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorIllegalState = 401,
    cudaErrorLossyQuery = 402 "since CUDA 12.3",
    cudaErrorSymbolNotFound = 500,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorLaunchOutOfResources = 701,
    cudaErrorLaunchTimeout = 702,
    cudaErrorLaunchIncompatibleTexturing = 703,
    cudaErrorPeerAccessAlreadyEnabled = 704,
    cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorSetOnActiveProcess = 708,
    cudaErrorContextIsDestroyed = 709,
    cudaErrorAssert = 710,
    cudaErrorTooManyPeers = 711,
    cudaErrorHostMemoryAlreadyRegistered = 712,
    cudaErrorHostMemoryNotRegistered = 713,
    cudaErrorHardwareStackError = 714,
    cudaErrorIllegalInstruction = 715,
    cudaErrorMisalignedAddress = 716,
    cudaErrorInvalidAddressSpace = 717,
    cudaErrorInvalidPc = 718,
    cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720,
    cudaErrorTensorMemoryLeak = 721 "since CUDA 12.8",
    cudaErrorNotPermitted = 800,
    cudaErrorNotSupported = 801,
    cudaErrorSystemNotReady = 802,
    cudaErrorSystemDriverMismatch = 803,
    cudaErrorCompatNotSupportedOnDevice = 804,
    cudaErrorMpsConnectionFailed = 805,
    cudaErrorMpsRpcFailure = 806,
    cudaErrorMpsServerNotReady = 807,
    cudaErrorMpsMaxClientsReached = 808,
    cudaErrorMpsMaxConnectionsReached = 809,
    cudaErrorMpsClientTerminated = 810,
    cudaErrorCdpNotSupported = 811,
    cudaErrorCdpVersionMismatch = 812,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorStreamCaptureMerge = 902,
    cudaErrorStreamCaptureUnmatched = 903,
    cudaErrorStreamCaptureUnjoined = 904,
    cudaErrorStreamCaptureIsolation = 905,
    cudaErrorStreamCaptureImplicit = 906,
    cudaErrorCapturedEvent = 907,
    cudaErrorStreamCaptureWrongThread = 908,
    cudaErrorTimeout = 909,
    cudaErrorGraphExecUpdateFailure = 910,
    cudaErrorExternalDevice = 911,
    cudaErrorInvalidClusterSize = 912,
    cudaErrorFunctionNotLoaded = 913 "since CUDA 12.6",
    cudaErrorInvalidResourceType = 914 "since CUDA 12.6",
    cudaErrorInvalidResourceConfiguration = 915 "since CUDA 12.6",
    cudaErrorStreamDetached = 917 "since CUDA 13.1",
    cudaErrorGraphRecaptureFailure = 918 "since CUDA 13.3",
    cudaErrorFabricNotReady = 919 "since CUDA 13.4",
    cudaErrorUnknown = 999,
    cudaErrorApiFailureBase = 10000 "since at least CUDA 12.0, deprecated",
}

impl Status for cudaError {
    const SUCCESS: Self = Self::cudaSuccess;
    const MISSING_LIBRARY: Self = Self::cudaErrorSharedObjectInitFailed;
    const MISSING_SYMBOL: Self = Self::cudaErrorSharedObjectSymbolNotFound;
    const INVALID_ARGUMENT: Self = Self::cudaErrorInvalidValue;
    const STUB_LIBRARY: Option<Self> = Some(Self::cudaErrorStubLibrary);
    const IN_CHILD: Option<Self> = Some(Self::cudaErrorInitializationError);
    fn library() -> &'static Library {
        &RUNTIME
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !RUNTIME.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::cudaGetErrorString(self)) }
    }
}

status!(cudaError);

/// `enum cudaFabricOpStatusInfo`, from `driver_types.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFabricOpStatusInfo(pub i32);

enumeration! {
    cudaFabricOpStatusInfo;
    cudaFabricOpStatusInfoSuccess = 0,
    cudaFabricOpStatusInfoLast = 0,
    cudaFabricOpStatusInfoMax = 2147483647,
}

/// `enum cudaFabricOpStatusSource`, from `driver_types.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFabricOpStatusSource(pub i32);

enumeration! {
    cudaFabricOpStatusSource;
    cudaFabricOpStatusSourceMbarrierV1 = 0,
    cudaFabricOpStatusSourceMax = 2147483647,
}

/// `enum cudaFuncAttribute`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaFuncAttribute(pub i32);

enumeration! {
    cudaFuncAttribute;
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
    cudaFuncAttributePreferredSharedMemoryCarveout = 9,
    cudaFuncAttributeClusterDimMustBeSet = 10,
    cudaFuncAttributeRequiredClusterWidth = 11,
    cudaFuncAttributeRequiredClusterHeight = 12,
    cudaFuncAttributeRequiredClusterDepth = 13,
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
    cudaFuncAttributeSharedMemoryMode = 16 "since CUDA 13.4",
    cudaFuncAttributeMax = 17,
}

/// `enum cudaGraphNodeType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphNodeType(pub i32);

enumeration! {
    cudaGraphNodeType;
    cudaGraphNodeTypeKernel = 0,
    cudaGraphNodeTypeMemcpy = 1,
    cudaGraphNodeTypeMemset = 2,
    cudaGraphNodeTypeHost = 3,
    cudaGraphNodeTypeGraph = 4,
    cudaGraphNodeTypeEmpty = 5,
    cudaGraphNodeTypeWaitEvent = 6,
    cudaGraphNodeTypeEventRecord = 7,
    cudaGraphNodeTypeExtSemaphoreSignal = 8,
    cudaGraphNodeTypeExtSemaphoreWait = 9,
    cudaGraphNodeTypeMemAlloc = 10,
    cudaGraphNodeTypeMemFree = 11,
    cudaGraphNodeTypeConditional = 13 "since CUDA 12.3",
    cudaGraphNodeTypeMemcpyBatch = 14 "since CUDA 13.5",
    cudaGraphNodeTypeReserved16 = 16 "since CUDA 13.3",
    cudaGraphNodeTypeExternalEngine = 17 "since CUDA 13.5",
    cudaGraphNodeTypeCount = 18,
}

/// `enum cudaGraphRecaptureStatus`, from `driver_types.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphRecaptureStatus(pub i32);

enumeration! {
    cudaGraphRecaptureStatus;
    cudaGraphRecaptureEligibleForUpdate = 0,
    cudaGraphRecaptureIneligibleForUpdate = 1,
    cudaGraphRecaptureError = 2,
}

/// `enum cudaHostTaskSyncMode`, from `driver_types.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaHostTaskSyncMode(pub i32);

enumeration! {
    cudaHostTaskSyncMode;
    cudaHostTaskBlocking = 0,
    cudaHostTaskSpinWait = 1,
}

/// `enum cudaKernelFunctionType`, from `driver_types.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaKernelFunctionType(pub i32);

enumeration! {
    cudaKernelFunctionType;
    cudaKernelFunctionTypeUnspecified = 0,
    cudaKernelFunctionTypeDeviceEntry = 1,
    cudaKernelFunctionTypeKernel = 2,
    cudaKernelFunctionTypeFunction = 3,
}

/// `enum cudaLaunchAttributePortableClusterMode`, from `driver_types.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLaunchAttributePortableClusterMode(pub i32);

enumeration! {
    cudaLaunchAttributePortableClusterMode;
    cudaLaunchPortableClusterModeDefault = 0,
    cudaLaunchPortableClusterModeRequirePortable = 1,
    cudaLaunchPortableClusterModeAllowNonPortable = 2,
}

/// `enum cudaLogLevel`, from `driver_types.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLogLevel(pub i32);

enumeration! {
    cudaLogLevel;
    cudaLogLevelError = 0,
    cudaLogLevelWarning = 1,
}

/// `enum cudaSharedMemoryMode`, from `driver_types.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSharedMemoryMode(pub i32);

enumeration! {
    cudaSharedMemoryMode;
    cudaSharedMemoryModeDefault = 0,
    cudaSharedMemoryModeRequirePortable = 1,
    cudaSharedMemoryModeAllowNonPortable = 2,
    cudaSharedMemoryModeAllowOversizedSharedMemory = 3 "since CUDA 13.4",
    cudaSharedMemoryModePreferOversizedSharedMemory = 4 "since CUDA 13.4",
}
