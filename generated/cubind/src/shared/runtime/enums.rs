//! Enumerations (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudaAccessProperty`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaAccessProperty(pub i32);

enumeration! {
    cudaAccessProperty;
    cudaAccessPropertyNormal = 0,
    cudaAccessPropertyStreaming = 1,
    cudaAccessPropertyPersisting = 2,
}

/// `enum cudaAsyncNotificationType`, from `driver_types.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaAsyncNotificationType(pub i32);

enumeration! {
    cudaAsyncNotificationType;
    cudaAsyncNotificationTypeOverBudget = 1,
}

/// `enum cudaCGScope`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaCGScope(pub i32);

enumeration! {
    cudaCGScope;
    cudaCGScopeInvalid = 0,
    cudaCGScopeGrid = 1,
    cudaCGScopeMultiGrid = 2 "since at least CUDA 12.0, until CUDA 12.9",
    cudaCGScopeReserved = 2 "since CUDA 13.0",
}

/// `enum cudaChannelFormatKind`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaChannelFormatKind(pub i32);

enumeration! {
    cudaChannelFormatKind;
    cudaChannelFormatKindSigned = 0,
    cudaChannelFormatKindUnsigned = 1,
    cudaChannelFormatKindFloat = 2,
    cudaChannelFormatKindNone = 3,
    cudaChannelFormatKindNV12 = 4,
    cudaChannelFormatKindUnsignedNormalized8X1 = 5,
    cudaChannelFormatKindUnsignedNormalized8X2 = 6,
    cudaChannelFormatKindUnsignedNormalized8X4 = 7,
    cudaChannelFormatKindUnsignedNormalized16X1 = 8,
    cudaChannelFormatKindUnsignedNormalized16X2 = 9,
    cudaChannelFormatKindUnsignedNormalized16X4 = 10,
    cudaChannelFormatKindSignedNormalized8X1 = 11,
    cudaChannelFormatKindSignedNormalized8X2 = 12,
    cudaChannelFormatKindSignedNormalized8X4 = 13,
    cudaChannelFormatKindSignedNormalized16X1 = 14,
    cudaChannelFormatKindSignedNormalized16X2 = 15,
    cudaChannelFormatKindSignedNormalized16X4 = 16,
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
    cudaChannelFormatKindSignedBlockCompressed4 = 24,
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
    cudaChannelFormatKindSignedBlockCompressed5 = 26,
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
    cudaChannelFormatKindSignedBlockCompressed6H = 28,
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
    cudaChannelFormatKindUnsignedNormalized1010102 = 31 "since CUDA 12.8",
    cudaChannelFormatKindUnsigned8Packed422 = 32 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8Packed444 = 33 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8Planar420 = 40 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16Planar420 = 41 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8Planar422 = 42 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16Planar422 = 43 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned8Planar444 = 44 "since CUDA 13.3",
    cudaChannelFormatKindUnsigned16Planar444 = 45 "since CUDA 13.3",
}

/// `enum cudaClusterSchedulingPolicy`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaClusterSchedulingPolicy(pub i32);

enumeration! {
    cudaClusterSchedulingPolicy;
    cudaClusterSchedulingPolicyDefault = 0,
    cudaClusterSchedulingPolicySpread = 1,
    cudaClusterSchedulingPolicyLoadBalancing = 2,
    cudaClusterSchedulingPolicyRubinDsmemLocality = 3 "since CUDA 13.4",
}

/// `enum cudaComputeMode`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaComputeMode(pub i32);

enumeration! {
    cudaComputeMode;
    cudaComputeModeDefault = 0,
    cudaComputeModeExclusive = 1,
    cudaComputeModeProhibited = 2,
    cudaComputeModeExclusiveProcess = 3,
}

/// `enum cudaDataType`, from `library_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDataType(pub i32);

enumeration! {
    cudaDataType;
    CUDA_R_16F = 2,
    CUDA_C_16F = 6,
    CUDA_R_16BF = 14,
    CUDA_C_16BF = 15,
    CUDA_R_32F = 0,
    CUDA_C_32F = 4,
    CUDA_R_64F = 1,
    CUDA_C_64F = 5,
    CUDA_R_4I = 16,
    CUDA_C_4I = 17,
    CUDA_R_4U = 18,
    CUDA_C_4U = 19,
    CUDA_R_8I = 3,
    CUDA_C_8I = 7,
    CUDA_R_8U = 8,
    CUDA_C_8U = 9,
    CUDA_R_16I = 20,
    CUDA_C_16I = 21,
    CUDA_R_16U = 22,
    CUDA_C_16U = 23,
    CUDA_R_32I = 10,
    CUDA_C_32I = 11,
    CUDA_R_32U = 12,
    CUDA_C_32U = 13,
    CUDA_R_64I = 24,
    CUDA_C_64I = 25,
    CUDA_R_64U = 26,
    CUDA_C_64U = 27,
    CUDA_R_8F_E4M3 = 28,
    CUDA_R_8F_UE4M3 = 28 "since CUDA 12.8",
    CUDA_R_8F_E5M2 = 29,
    CUDA_R_8F_UE8M0 = 30 "since CUDA 12.8",
    CUDA_R_6F_E2M3 = 31 "since CUDA 12.8",
    CUDA_R_6F_E3M2 = 32 "since CUDA 12.8",
    CUDA_R_4F_E2M1 = 33 "since CUDA 12.8",
    CUDA_R_8F_UE5M3 = 34 "since CUDA 13.4",
}

elements! {
    cudaDataType;
    i8 = CUDA_R_8I,
    u8 = CUDA_R_8U,
    i16 = CUDA_R_16I,
    u16 = CUDA_R_16U,
    i32 = CUDA_R_32I,
    u32 = CUDA_R_32U,
    f32 = CUDA_R_32F,
    f64 = CUDA_R_64F,
    i64 = CUDA_R_64I,
    u64 = CUDA_R_64U,
    ;
    float16 CUDA_R_16F;
    bfloat16 CUDA_R_16BF;
    complex f32 = CUDA_C_32F,
    f64 = CUDA_C_64F,
}

/// `enum cudaDeviceNumaConfig`, from `driver_types.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDeviceNumaConfig(pub i32);

enumeration! {
    cudaDeviceNumaConfig;
    cudaDeviceNumaConfigNone = 0,
    cudaDeviceNumaConfigNumaNode = 1,
}

/// `enum cudaDeviceP2PAttr`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceP2PAttr(pub i32);

enumeration! {
    cudaDeviceP2PAttr;
    cudaDevP2PAttrPerformanceRank = 1,
    cudaDevP2PAttrAccessSupported = 2,
    cudaDevP2PAttrNativeAtomicSupported = 3,
    cudaDevP2PAttrCudaArrayAccessSupported = 4,
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5 "since CUDA 13.0",
}

/// `enum cudaDriverEntryPointQueryResult`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDriverEntryPointQueryResult(pub i32);

enumeration! {
    cudaDriverEntryPointQueryResult;
    cudaDriverEntryPointSuccess = 0,
    cudaDriverEntryPointSymbolNotFound = 1,
    cudaDriverEntryPointVersionNotSufficent = 2,
}

/// `enum cudaEglColorFormat`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEglColorFormat(pub i32);

enumeration! {
    cudaEglColorFormat;
    cudaEglColorFormatYUV420Planar = 0,
    cudaEglColorFormatYUV420SemiPlanar = 1,
    cudaEglColorFormatYUV422Planar = 2,
    cudaEglColorFormatYUV422SemiPlanar = 3,
    cudaEglColorFormatARGB = 6,
    cudaEglColorFormatRGBA = 7,
    cudaEglColorFormatL = 8,
    cudaEglColorFormatR = 9,
    cudaEglColorFormatYUV444Planar = 10,
    cudaEglColorFormatYUV444SemiPlanar = 11,
    cudaEglColorFormatYUYV422 = 12,
    cudaEglColorFormatUYVY422 = 13,
    cudaEglColorFormatABGR = 14,
    cudaEglColorFormatBGRA = 15,
    cudaEglColorFormatA = 16,
    cudaEglColorFormatRG = 17,
    cudaEglColorFormatAYUV = 18,
    cudaEglColorFormatYVU444SemiPlanar = 19,
    cudaEglColorFormatYVU422SemiPlanar = 20,
    cudaEglColorFormatYVU420SemiPlanar = 21,
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22,
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23,
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24,
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25,
    cudaEglColorFormatVYUY_ER = 26,
    cudaEglColorFormatUYVY_ER = 27,
    cudaEglColorFormatYUYV_ER = 28,
    cudaEglColorFormatYVYU_ER = 29,
    cudaEglColorFormatYUVA_ER = 31,
    cudaEglColorFormatAYUV_ER = 32,
    cudaEglColorFormatYUV444Planar_ER = 33,
    cudaEglColorFormatYUV422Planar_ER = 34,
    cudaEglColorFormatYUV420Planar_ER = 35,
    cudaEglColorFormatYUV444SemiPlanar_ER = 36,
    cudaEglColorFormatYUV422SemiPlanar_ER = 37,
    cudaEglColorFormatYUV420SemiPlanar_ER = 38,
    cudaEglColorFormatYVU444Planar_ER = 39,
    cudaEglColorFormatYVU422Planar_ER = 40,
    cudaEglColorFormatYVU420Planar_ER = 41,
    cudaEglColorFormatYVU444SemiPlanar_ER = 42,
    cudaEglColorFormatYVU422SemiPlanar_ER = 43,
    cudaEglColorFormatYVU420SemiPlanar_ER = 44,
    cudaEglColorFormatBayerRGGB = 45,
    cudaEglColorFormatBayerBGGR = 46,
    cudaEglColorFormatBayerGRBG = 47,
    cudaEglColorFormatBayerGBRG = 48,
    cudaEglColorFormatBayer10RGGB = 49,
    cudaEglColorFormatBayer10BGGR = 50,
    cudaEglColorFormatBayer10GRBG = 51,
    cudaEglColorFormatBayer10GBRG = 52,
    cudaEglColorFormatBayer12RGGB = 53,
    cudaEglColorFormatBayer12BGGR = 54,
    cudaEglColorFormatBayer12GRBG = 55,
    cudaEglColorFormatBayer12GBRG = 56,
    cudaEglColorFormatBayer14RGGB = 57,
    cudaEglColorFormatBayer14BGGR = 58,
    cudaEglColorFormatBayer14GRBG = 59,
    cudaEglColorFormatBayer14GBRG = 60,
    cudaEglColorFormatBayer20RGGB = 61,
    cudaEglColorFormatBayer20BGGR = 62,
    cudaEglColorFormatBayer20GRBG = 63,
    cudaEglColorFormatBayer20GBRG = 64,
    cudaEglColorFormatYVU444Planar = 65,
    cudaEglColorFormatYVU422Planar = 66,
    cudaEglColorFormatYVU420Planar = 67,
    cudaEglColorFormatBayerIspRGGB = 68,
    cudaEglColorFormatBayerIspBGGR = 69,
    cudaEglColorFormatBayerIspGRBG = 70,
    cudaEglColorFormatBayerIspGBRG = 71,
    cudaEglColorFormatBayerBCCR = 72,
    cudaEglColorFormatBayerRCCB = 73,
    cudaEglColorFormatBayerCRBC = 74,
    cudaEglColorFormatBayerCBRC = 75,
    cudaEglColorFormatBayer10CCCC = 76,
    cudaEglColorFormatBayer12BCCR = 77,
    cudaEglColorFormatBayer12RCCB = 78,
    cudaEglColorFormatBayer12CRBC = 79,
    cudaEglColorFormatBayer12CBRC = 80,
    cudaEglColorFormatBayer12CCCC = 81,
    cudaEglColorFormatY = 82,
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83,
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84,
    cudaEglColorFormatYUV420Planar_2020 = 85,
    cudaEglColorFormatYVU420Planar_2020 = 86,
    cudaEglColorFormatYUV420SemiPlanar_709 = 87,
    cudaEglColorFormatYVU420SemiPlanar_709 = 88,
    cudaEglColorFormatYUV420Planar_709 = 89,
    cudaEglColorFormatYVU420Planar_709 = 90,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91,
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92,
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93,
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94,
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95,
    cudaEglColorFormatY_ER = 96,
    cudaEglColorFormatY_709_ER = 97,
    cudaEglColorFormatY10_ER = 98,
    cudaEglColorFormatY10_709_ER = 99,
    cudaEglColorFormatY12_ER = 100,
    cudaEglColorFormatY12_709_ER = 101,
    cudaEglColorFormatYUVA = 102,
    cudaEglColorFormatYVYU = 104,
    cudaEglColorFormatVYUY = 105,
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107,
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108,
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109,
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110,
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111,
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112,
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113,
    cudaEglColorFormatUYVY709 = 114 "since CUDA 12.8",
    cudaEglColorFormatUYVY709_ER = 115 "since CUDA 12.8",
    cudaEglColorFormatUYVY2020 = 116 "since CUDA 12.8",
}

/// `enum cudaEglFrameType`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEglFrameType(pub i32);

enumeration! {
    cudaEglFrameType;
    cudaEglFrameTypeArray = 0,
    cudaEglFrameTypePitch = 1,
}

/// `enum cudaEglResourceLocationFlags`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaEglResourceLocationFlags(pub u32);

flag_set! {
    cudaEglResourceLocationFlags;
    cudaEglResourceLocationSysmem = 0,
    cudaEglResourceLocationVidmem = 1,
}

/// `enum cudaExternalMemoryHandleType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaExternalMemoryHandleType(pub i32);

enumeration! {
    cudaExternalMemoryHandleType;
    cudaExternalMemoryHandleTypeOpaqueFd = 1,
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalMemoryHandleTypeD3D12Heap = 4,
    cudaExternalMemoryHandleTypeD3D12Resource = 5,
    cudaExternalMemoryHandleTypeD3D11Resource = 6,
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
    cudaExternalMemoryHandleTypeNvSciBuf = 8,
}

/// `enum cudaExternalSemaphoreHandleType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaExternalSemaphoreHandleType(pub i32);

enumeration! {
    cudaExternalSemaphoreHandleType;
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
    cudaExternalSemaphoreHandleTypeNvSciSync = 6,
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
}

/// `enum cudaFlushGPUDirectRDMAWritesOptions`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaFlushGPUDirectRDMAWritesOptions(pub u32);

flag_set! {
    cudaFlushGPUDirectRDMAWritesOptions;
    cudaFlushGPUDirectRDMAWritesOptionHost = 1,
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
}

/// `enum cudaFlushGPUDirectRDMAWritesScope`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaFlushGPUDirectRDMAWritesScope(pub i32);

enumeration! {
    cudaFlushGPUDirectRDMAWritesScope;
    cudaFlushGPUDirectRDMAWritesToOwner = 100,
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
}

/// `enum cudaFlushGPUDirectRDMAWritesTarget`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFlushGPUDirectRDMAWritesTarget(pub i32);

enumeration! {
    cudaFlushGPUDirectRDMAWritesTarget;
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
}

/// `enum cudaFuncCache`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFuncCache(pub i32);

enumeration! {
    cudaFuncCache;
    cudaFuncCachePreferNone = 0,
    cudaFuncCachePreferShared = 1,
    cudaFuncCachePreferL1 = 2,
    cudaFuncCachePreferEqual = 3,
}

/// `enum cudaGLDeviceList`, from `cuda_gl_interop.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGLDeviceList(pub i32);

enumeration! {
    cudaGLDeviceList;
    cudaGLDeviceListAll = 1,
    cudaGLDeviceListCurrentFrame = 2,
    cudaGLDeviceListNextFrame = 3,
}

/// `enum cudaGLMapFlags`, from `cuda_gl_interop.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGLMapFlags(pub u32);

flag_set! {
    cudaGLMapFlags;
    cudaGLMapFlagsNone = 0,
    cudaGLMapFlagsReadOnly = 1,
    cudaGLMapFlagsWriteDiscard = 2,
}

/// `enum cudaGPUDirectRDMAWritesOrdering`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGPUDirectRDMAWritesOrdering(pub i32);

enumeration! {
    cudaGPUDirectRDMAWritesOrdering;
    cudaGPUDirectRDMAWritesOrderingNone = 0,
    cudaGPUDirectRDMAWritesOrderingOwner = 100,
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
}

/// `enum cudaGetDriverEntryPointFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGetDriverEntryPointFlags(pub u32);

flag_set! {
    cudaGetDriverEntryPointFlags;
    cudaEnableDefault = 0,
    cudaEnableLegacyStream = 1,
    cudaEnablePerThreadDefaultStream = 2,
}

/// `enum cudaGraphChildGraphNodeOwnership`, from `driver_types.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphChildGraphNodeOwnership(pub i32);

enumeration! {
    cudaGraphChildGraphNodeOwnership;
    cudaGraphChildGraphOwnershipClone = 0,
    cudaGraphChildGraphOwnershipMove = 1,
    cudaGraphChildGraphOwnershipInvalid = - 1 "since CUDA 13.2",
}

/// `enum cudaGraphConditionalHandleFlags`, from `driver_types.h`, since CUDA 12.3.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphConditionalHandleFlags(pub u32);

flag_set! {
    cudaGraphConditionalHandleFlags;
    cudaGraphCondAssignDefault = 1,
}

/// `enum cudaGraphConditionalNodeType`, from `driver_types.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphConditionalNodeType(pub i32);

enumeration! {
    cudaGraphConditionalNodeType;
    cudaGraphCondTypeIf = 0,
    cudaGraphCondTypeWhile = 1,
    cudaGraphCondTypeSwitch = 2 "since CUDA 12.8",
}

/// `enum cudaGraphDebugDotFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphDebugDotFlags(pub u32);

flag_set! {
    cudaGraphDebugDotFlags;
    cudaGraphDebugDotFlagsVerbose = 1,
    cudaGraphDebugDotFlagsKernelNodeParams = 4,
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
    cudaGraphDebugDotFlagsMemsetNodeParams = 0x10,
    cudaGraphDebugDotFlagsHostNodeParams = 0x20,
    cudaGraphDebugDotFlagsEventNodeParams = 0x40,
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 0x80,
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 0x100,
    cudaGraphDebugDotFlagsKernelNodeAttributes = 0x200,
    cudaGraphDebugDotFlagsHandles = 0x400,
    cudaGraphDebugDotFlagsConditionalNodeParams = 0x8000 "since CUDA 12.3",
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 0x10000 "since CUDA 13.5",
}

/// `enum cudaGraphDependencyType`, from `driver_types.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphDependencyType(pub i32);

enumeration! {
    cudaGraphDependencyType;
    cudaGraphDependencyTypeDefault = 0,
    cudaGraphDependencyTypeProgrammatic = 1,
}

/// `enum cudaGraphExecUpdateResult`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphExecUpdateResult(pub i32);

enumeration! {
    cudaGraphExecUpdateResult;
    cudaGraphExecUpdateSuccess = 0,
    cudaGraphExecUpdateError = 1,
    cudaGraphExecUpdateErrorTopologyChanged = 2,
    cudaGraphExecUpdateErrorNodeTypeChanged = 3,
    cudaGraphExecUpdateErrorFunctionChanged = 4,
    cudaGraphExecUpdateErrorParametersChanged = 5,
    cudaGraphExecUpdateErrorNotSupported = 6,
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    cudaGraphExecUpdateErrorAttributesChanged = 8,
}

/// `enum cudaGraphInstantiateFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphInstantiateFlags(pub u32);

flag_set! {
    cudaGraphInstantiateFlags;
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
    cudaGraphInstantiateFlagUpload = 2,
    cudaGraphInstantiateFlagDeviceLaunch = 4,
    cudaGraphInstantiateFlagUseNodePriority = 8,
}

/// `enum cudaGraphInstantiateResult`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphInstantiateResult(pub i32);

enumeration! {
    cudaGraphInstantiateResult;
    cudaGraphInstantiateSuccess = 0,
    cudaGraphInstantiateError = 1,
    cudaGraphInstantiateInvalidStructure = 2,
    cudaGraphInstantiateNodeOperationNotSupported = 3,
    cudaGraphInstantiateMultipleDevicesNotSupported = 4,
    cudaGraphInstantiateConditionalHandleUnused = 5 "since CUDA 12.8",
}

/// `enum cudaGraphKernelNodeField`, from `driver_types.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphKernelNodeField(pub i32);

enumeration! {
    cudaGraphKernelNodeField;
    cudaGraphKernelNodeFieldInvalid = 0,
    cudaGraphKernelNodeFieldGridDim = 1,
    cudaGraphKernelNodeFieldParam = 2,
    cudaGraphKernelNodeFieldEnabled = 3,
}

/// `enum cudaGraphMemAttributeType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphMemAttributeType(pub i32);

enumeration! {
    cudaGraphMemAttributeType;
    cudaGraphMemAttrUsedMemCurrent = 0,
    cudaGraphMemAttrUsedMemHigh = 1,
    cudaGraphMemAttrReservedMemCurrent = 2,
    cudaGraphMemAttrReservedMemHigh = 3,
}

/// `enum cudaGraphicsCubeFace`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphicsCubeFace(pub i32);

enumeration! {
    cudaGraphicsCubeFace;
    cudaGraphicsCubeFacePositiveX = 0,
    cudaGraphicsCubeFaceNegativeX = 1,
    cudaGraphicsCubeFacePositiveY = 2,
    cudaGraphicsCubeFaceNegativeY = 3,
    cudaGraphicsCubeFacePositiveZ = 4,
    cudaGraphicsCubeFaceNegativeZ = 5,
}

/// `enum cudaGraphicsMapFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphicsMapFlags(pub u32);

flag_set! {
    cudaGraphicsMapFlags;
    cudaGraphicsMapFlagsNone = 0,
    cudaGraphicsMapFlagsReadOnly = 1,
    cudaGraphicsMapFlagsWriteDiscard = 2,
}

/// `enum cudaGraphicsRegisterFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphicsRegisterFlags(pub u32);

flag_set! {
    cudaGraphicsRegisterFlags;
    cudaGraphicsRegisterFlagsNone = 0,
    cudaGraphicsRegisterFlagsReadOnly = 1,
    cudaGraphicsRegisterFlagsWriteDiscard = 2,
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
    cudaGraphicsRegisterFlagsTextureGather = 8,
}

/// `enum cudaJitOption`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJitOption(pub i32);

enumeration! {
    cudaJitOption;
    cudaJitMaxRegisters = 0,
    cudaJitThreadsPerBlock = 1,
    cudaJitWallTime = 2,
    cudaJitInfoLogBuffer = 3,
    cudaJitInfoLogBufferSizeBytes = 4,
    cudaJitErrorLogBuffer = 5,
    cudaJitErrorLogBufferSizeBytes = 6,
    cudaJitOptimizationLevel = 7,
    cudaJitFallbackStrategy = 10,
    cudaJitGenerateDebugInfo = 11,
    cudaJitLogVerbose = 12,
    cudaJitGenerateLineInfo = 13,
    cudaJitCacheMode = 14,
    cudaJitPositionIndependentCode = 30,
    cudaJitMinCtaPerSm = 31,
    cudaJitMaxThreadsPerBlock = 32,
    cudaJitOverrideDirectiveValues = 33,
}

/// `enum cudaJit_CacheMode`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJit_CacheMode(pub i32);

enumeration! {
    cudaJit_CacheMode;
    cudaJitCacheOptionNone = 0,
    cudaJitCacheOptionCG = 1,
    cudaJitCacheOptionCA = 2,
}

/// `enum cudaJit_Fallback`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJit_Fallback(pub i32);

enumeration! {
    cudaJit_Fallback;
    cudaPreferPtx = 0,
    cudaPreferBinary = 1,
}

/// `enum cudaLaunchAttributeID`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLaunchAttributeID(pub i32);

enumeration! {
    cudaLaunchAttributeID;
    cudaLaunchAttributeIgnore = 0,
    cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeSynchronizationPolicy = 3,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributeProgrammaticEvent = 7,
    cudaLaunchAttributePriority = 8,
    cudaLaunchAttributeMemSyncDomainMap = 9,
    cudaLaunchAttributeMemSyncDomain = 10,
    cudaLaunchAttributePreferredClusterDimension = 11 "since CUDA 12.8",
    cudaLaunchAttributeLaunchCompletionEvent = 12 "since CUDA 12.3",
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13 "since CUDA 12.4",
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14 "since CUDA 12.5",
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16 "since CUDA 13.0",
    cudaLaunchAttributePortableClusterSizeMode = 17 "since CUDA 13.2",
    cudaLaunchAttributeSharedMemoryMode = 18 "since CUDA 13.2",
}

/// `enum cudaLaunchMemSyncDomain`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLaunchMemSyncDomain(pub i32);

enumeration! {
    cudaLaunchMemSyncDomain;
    cudaLaunchMemSyncDomainDefault = 0,
    cudaLaunchMemSyncDomainRemote = 1,
}

/// `enum cudaLibraryOption`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLibraryOption(pub i32);

enumeration! {
    cudaLibraryOption;
    cudaLibraryHostUniversalFunctionAndDataTable = 0,
    cudaLibraryBinaryIsPreserved = 1,
}

/// `enum cudaLimit`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLimit(pub i32);

enumeration! {
    cudaLimit;
    cudaLimitStackSize = 0,
    cudaLimitPrintfFifoSize = 1,
    cudaLimitMallocHeapSize = 2,
    cudaLimitDevRuntimeSyncDepth = 3,
    cudaLimitDevRuntimePendingLaunchCount = 4,
    cudaLimitMaxL2FetchGranularity = 5,
    cudaLimitPersistingL2CacheSize = 6,
    cudaLimitPerBlockMemorySize = 10 "since CUDA 13.4",
}

/// `enum cudaMemAccessFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemAccessFlags(pub u32);

flag_set! {
    cudaMemAccessFlags;
    cudaMemAccessFlagsProtNone = 0,
    cudaMemAccessFlagsProtRead = 1,
    cudaMemAccessFlagsProtReadWrite = 3,
}

/// `enum cudaMemAllocationHandleType`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemAllocationHandleType(pub u32);

flag_set! {
    cudaMemAllocationHandleType;
    cudaMemHandleTypeNone = 0,
    cudaMemHandleTypePosixFileDescriptor = 1,
    cudaMemHandleTypeWin32 = 2,
    cudaMemHandleTypeWin32Kmt = 4,
    cudaMemHandleTypeFabric = 8 "since CUDA 12.4",
}

/// `enum cudaMemAllocationType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemAllocationType(pub i32);

enumeration! {
    cudaMemAllocationType;
    cudaMemAllocationTypeInvalid = 0,
    cudaMemAllocationTypePinned = 1,
    cudaMemAllocationTypeManaged = 2 "since CUDA 13.0",
    cudaMemAllocationTypeMax = 2147483647,
}

/// `enum cudaMemLocationType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemLocationType(pub i32);

enumeration! {
    cudaMemLocationType;
    cudaMemLocationTypeInvalid = 0,
    cudaMemLocationTypeNone = 0 "since CUDA 13.0",
    cudaMemLocationTypeDevice = 1,
    cudaMemLocationTypeHost = 2 "since CUDA 12.2",
    cudaMemLocationTypeHostNuma = 3 "since CUDA 12.2",
    cudaMemLocationTypeHostNumaCurrent = 4 "since CUDA 12.2",
    cudaMemLocationTypeInvisible = 5 "since CUDA 13.2",
    cudaMemLocationTypeDeviceLocalityDomain = 6 "since CUDA 13.4",
}

/// `enum cudaMemPoolAttr`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemPoolAttr(pub i32);

enumeration! {
    cudaMemPoolAttr;
    cudaMemPoolReuseFollowEventDependencies = 1,
    cudaMemPoolReuseAllowOpportunistic = 2,
    cudaMemPoolReuseAllowInternalDependencies = 3,
    cudaMemPoolAttrReleaseThreshold = 4,
    cudaMemPoolAttrReservedMemCurrent = 5,
    cudaMemPoolAttrReservedMemHigh = 6,
    cudaMemPoolAttrUsedMemCurrent = 7,
    cudaMemPoolAttrUsedMemHigh = 8,
    cudaMemPoolAttrAllocationType = 9 "since CUDA 13.2",
    cudaMemPoolAttrExportHandleTypes = 10 "since CUDA 13.2",
    cudaMemPoolAttrLocationId = 11 "since CUDA 13.2",
    cudaMemPoolAttrLocationType = 12 "since CUDA 13.2",
    cudaMemPoolAttrMaxPoolSize = 13 "since CUDA 13.2",
    cudaMemPoolAttrHwDecompressEnabled = 14 "since CUDA 13.2",
    cudaMemPoolAttrLocalityDomainId = 15 "since CUDA 13.4",
}

/// `enum cudaMemRangeAttribute`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemRangeAttribute(pub i32);

enumeration! {
    cudaMemRangeAttribute;
    cudaMemRangeAttributeReadMostly = 1,
    cudaMemRangeAttributePreferredLocation = 2,
    cudaMemRangeAttributeAccessedBy = 3,
    cudaMemRangeAttributeLastPrefetchLocation = 4,
    cudaMemRangeAttributePreferredLocationType = 5 "since CUDA 12.2",
    cudaMemRangeAttributePreferredLocationId = 6 "since CUDA 12.2",
    cudaMemRangeAttributeLastPrefetchLocationType = 7 "since CUDA 12.2",
    cudaMemRangeAttributeLastPrefetchLocationId = 8 "since CUDA 12.2",
}

/// `enum cudaMemcpy3DOperandType`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpy3DOperandType(pub i32);

enumeration! {
    cudaMemcpy3DOperandType;
    cudaMemcpyOperandTypePointer = 1,
    cudaMemcpyOperandTypeArray = 2,
    cudaMemcpyOperandTypeMax = 2147483647,
}

/// `enum cudaMemcpyFlags`, from `driver_types.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpyFlags(pub u32);

flag_set! {
    cudaMemcpyFlags;
    cudaMemcpyFlagDefault = 0,
    cudaMemcpyFlagPreferOverlapWithCompute = 1,
}

/// `enum cudaMemcpyKind`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemcpyKind(pub i32);

enumeration! {
    cudaMemcpyKind;
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4,
}

/// `enum cudaMemcpySrcAccessOrder`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemcpySrcAccessOrder(pub i32);

enumeration! {
    cudaMemcpySrcAccessOrder;
    cudaMemcpySrcAccessOrderInvalid = 0,
    cudaMemcpySrcAccessOrderStream = 1,
    cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3,
    cudaMemcpySrcAccessOrderMax = 2147483647,
}

/// `enum cudaMemoryAdvise`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaMemoryAdvise(pub i32);

enumeration! {
    cudaMemoryAdvise;
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly = 2,
    cudaMemAdviseSetPreferredLocation = 3,
    cudaMemAdviseUnsetPreferredLocation = 4,
    cudaMemAdviseSetAccessedBy = 5,
    cudaMemAdviseUnsetAccessedBy = 6,
}

/// `enum cudaMemoryType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemoryType(pub i32);

enumeration! {
    cudaMemoryType;
    cudaMemoryTypeUnregistered = 0,
    cudaMemoryTypeHost = 1,
    cudaMemoryTypeDevice = 2,
    cudaMemoryTypeManaged = 3,
}

/// `enum cudaResourceType`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaResourceType(pub i32);

enumeration! {
    cudaResourceType;
    cudaResourceTypeArray = 0,
    cudaResourceTypeMipmappedArray = 1,
    cudaResourceTypeLinear = 2,
    cudaResourceTypePitch2D = 3,
}

/// `enum cudaResourceViewFormat`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaResourceViewFormat(pub i32);

enumeration! {
    cudaResourceViewFormat;
    cudaResViewFormatNone = 0,
    cudaResViewFormatUnsignedChar1 = 1,
    cudaResViewFormatUnsignedChar2 = 2,
    cudaResViewFormatUnsignedChar4 = 3,
    cudaResViewFormatSignedChar1 = 4,
    cudaResViewFormatSignedChar2 = 5,
    cudaResViewFormatSignedChar4 = 6,
    cudaResViewFormatUnsignedShort1 = 7,
    cudaResViewFormatUnsignedShort2 = 8,
    cudaResViewFormatUnsignedShort4 = 9,
    cudaResViewFormatSignedShort1 = 10,
    cudaResViewFormatSignedShort2 = 11,
    cudaResViewFormatSignedShort4 = 12,
    cudaResViewFormatUnsignedInt1 = 13,
    cudaResViewFormatUnsignedInt2 = 14,
    cudaResViewFormatUnsignedInt4 = 15,
    cudaResViewFormatSignedInt1 = 16,
    cudaResViewFormatSignedInt2 = 17,
    cudaResViewFormatSignedInt4 = 18,
    cudaResViewFormatHalf1 = 19,
    cudaResViewFormatHalf2 = 20,
    cudaResViewFormatHalf4 = 21,
    cudaResViewFormatFloat1 = 22,
    cudaResViewFormatFloat2 = 23,
    cudaResViewFormatFloat4 = 24,
    cudaResViewFormatUnsignedBlockCompressed1 = 25,
    cudaResViewFormatUnsignedBlockCompressed2 = 26,
    cudaResViewFormatUnsignedBlockCompressed3 = 27,
    cudaResViewFormatUnsignedBlockCompressed4 = 28,
    cudaResViewFormatSignedBlockCompressed4 = 29,
    cudaResViewFormatUnsignedBlockCompressed5 = 30,
    cudaResViewFormatSignedBlockCompressed5 = 31,
    cudaResViewFormatUnsignedBlockCompressed6H = 32,
    cudaResViewFormatSignedBlockCompressed6H = 33,
    cudaResViewFormatUnsignedBlockCompressed7 = 34,
}

/// `enum cudaRoundMode`, from `device_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaRoundMode(pub i32);

enumeration! {
    cudaRoundMode;
    cudaRoundNearest = 0,
    cudaRoundZero = 1,
    cudaRoundPosInf = 2,
    cudaRoundMinInf = 3,
}

/// `enum cudaSharedCarveout`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSharedCarveout(pub i32);

enumeration! {
    cudaSharedCarveout;
    cudaSharedmemCarveoutDefault = - 1,
    cudaSharedmemCarveoutMaxShared = 100,
    cudaSharedmemCarveoutMaxL1 = 0,
}

/// `enum cudaSharedMemConfig`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSharedMemConfig(pub i32);

enumeration! {
    cudaSharedMemConfig;
    cudaSharedMemBankSizeDefault = 0,
    cudaSharedMemBankSizeFourByte = 1,
    cudaSharedMemBankSizeEightByte = 2,
}

/// `enum cudaStreamCaptureMode`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaStreamCaptureMode(pub i32);

enumeration! {
    cudaStreamCaptureMode;
    cudaStreamCaptureModeGlobal = 0,
    cudaStreamCaptureModeThreadLocal = 1,
    cudaStreamCaptureModeRelaxed = 2,
}

/// `enum cudaStreamCaptureStatus`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaStreamCaptureStatus(pub i32);

enumeration! {
    cudaStreamCaptureStatus;
    cudaStreamCaptureStatusNone = 0,
    cudaStreamCaptureStatusActive = 1,
    cudaStreamCaptureStatusInvalidated = 2,
}

/// `enum cudaStreamUpdateCaptureDependenciesFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaStreamUpdateCaptureDependenciesFlags(pub u32);

flag_set! {
    cudaStreamUpdateCaptureDependenciesFlags;
    cudaStreamAddCaptureDependencies = 0,
    cudaStreamSetCaptureDependencies = 1,
}

/// `enum cudaSurfaceBoundaryMode`, from `surface_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSurfaceBoundaryMode(pub i32);

enumeration! {
    cudaSurfaceBoundaryMode;
    cudaBoundaryModeZero = 0,
    cudaBoundaryModeClamp = 1,
    cudaBoundaryModeTrap = 2,
}

/// `enum cudaSurfaceFormatMode`, from `surface_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSurfaceFormatMode(pub i32);

enumeration! {
    cudaSurfaceFormatMode;
    cudaFormatModeForced = 0,
    cudaFormatModeAuto = 1,
}

/// `enum cudaSynchronizationPolicy`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaSynchronizationPolicy(pub i32);

enumeration! {
    cudaSynchronizationPolicy;
    cudaSyncPolicyAuto = 1,
    cudaSyncPolicySpin = 2,
    cudaSyncPolicyYield = 3,
    cudaSyncPolicyBlockingSync = 4,
}

/// `enum cudaTextureAddressMode`, from `texture_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureAddressMode(pub i32);

enumeration! {
    cudaTextureAddressMode;
    cudaAddressModeWrap = 0,
    cudaAddressModeClamp = 1,
    cudaAddressModeMirror = 2,
    cudaAddressModeBorder = 3,
}

/// `enum cudaTextureFilterMode`, from `texture_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureFilterMode(pub i32);

enumeration! {
    cudaTextureFilterMode;
    cudaFilterModePoint = 0,
    cudaFilterModeLinear = 1,
}

/// `enum cudaTextureReadMode`, from `texture_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureReadMode(pub i32);

enumeration! {
    cudaTextureReadMode;
    cudaReadModeElementType = 0,
    cudaReadModeNormalizedFloat = 1,
}

/// `enum cudaUserObjectFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaUserObjectFlags(pub u32);

flag_set! {
    cudaUserObjectFlags;
    cudaUserObjectNoDestructorSync = 1,
}

/// `enum cudaUserObjectRetainFlags`, from `driver_types.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaUserObjectRetainFlags(pub u32);

flag_set! {
    cudaUserObjectRetainFlags;
    cudaGraphUserObjectMove = 1,
}

/// `enum libraryPropertyType`, from `library_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct libraryPropertyType(pub i32);

enumeration! {
    libraryPropertyType;
    MAJOR_VERSION = 0,
    MINOR_VERSION = 1,
    PATCH_LEVEL = 2,
}
