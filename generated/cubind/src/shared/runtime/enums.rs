//! Enumerations: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudaAccessProperty`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaAccessProperty(pub i32);

impl cudaAccessProperty {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaAccessPropertyNormal: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaAccessPropertyStreaming: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaAccessPropertyPersisting: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaAccessPropertyNormal"),
        (1, "cudaAccessPropertyStreaming"),
        (2, "cudaAccessPropertyPersisting"),
    ];
}

enumeration!(cudaAccessProperty);

/// `enum cudaAsyncNotificationType`, from `driver_types.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaAsyncNotificationType(pub i32);

impl cudaAsyncNotificationType {
    /// 1, since CUDA 12.4.
    pub const cudaAsyncNotificationTypeOverBudget: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaAsyncNotificationTypeOverBudget"),
    ];
}

enumeration!(cudaAsyncNotificationType);

/// `enum cudaCGScope`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaCGScope(pub i32);

impl cudaCGScope {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaCGScopeInvalid: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaCGScopeGrid: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier, until CUDA 12.9.
    pub const cudaCGScopeMultiGrid: Self = Self(2);
    /// 2, since CUDA 13.0.
    pub const cudaCGScopeReserved: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaCGScopeInvalid"),
        (1, "cudaCGScopeGrid"),
        (2, "cudaCGScopeMultiGrid"),
        (2, "cudaCGScopeReserved"),
    ];
}

enumeration!(cudaCGScope);

/// `enum cudaChannelFormatKind`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaChannelFormatKind(pub i32);

impl cudaChannelFormatKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSigned: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsigned: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindFloat: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindNone: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindNV12: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized8X1: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized8X2: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized8X4: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized16X1: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized16X2: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedNormalized16X4: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized8X1: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized8X2: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized8X4: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized16X1: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized16X2: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedNormalized16X4: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1SRGB: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2SRGB: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3SRGB: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed4: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedBlockCompressed4: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed5: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedBlockCompressed5: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed6H: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindSignedBlockCompressed6H: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7SRGB: Self = Self(30);
    /// 31, since CUDA 12.8.
    pub const cudaChannelFormatKindUnsignedNormalized1010102: Self = Self(31);
    /// 32, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8Packed422: Self = Self(32);
    /// 33, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8Packed444: Self = Self(33);
    /// 34, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar420: Self = Self(34);
    /// 35, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar420: Self = Self(35);
    /// 36, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar422: Self = Self(36);
    /// 37, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar422: Self = Self(37);
    /// 38, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar444: Self = Self(38);
    /// 39, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar444: Self = Self(39);
    /// 40, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8Planar420: Self = Self(40);
    /// 41, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16Planar420: Self = Self(41);
    /// 42, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8Planar422: Self = Self(42);
    /// 43, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16Planar422: Self = Self(43);
    /// 44, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned8Planar444: Self = Self(44);
    /// 45, since CUDA 13.3.
    pub const cudaChannelFormatKindUnsigned16Planar444: Self = Self(45);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaChannelFormatKindSigned"),
        (1, "cudaChannelFormatKindUnsigned"),
        (2, "cudaChannelFormatKindFloat"),
        (3, "cudaChannelFormatKindNone"),
        (4, "cudaChannelFormatKindNV12"),
        (5, "cudaChannelFormatKindUnsignedNormalized8X1"),
        (6, "cudaChannelFormatKindUnsignedNormalized8X2"),
        (7, "cudaChannelFormatKindUnsignedNormalized8X4"),
        (8, "cudaChannelFormatKindUnsignedNormalized16X1"),
        (9, "cudaChannelFormatKindUnsignedNormalized16X2"),
        (10, "cudaChannelFormatKindUnsignedNormalized16X4"),
        (11, "cudaChannelFormatKindSignedNormalized8X1"),
        (12, "cudaChannelFormatKindSignedNormalized8X2"),
        (13, "cudaChannelFormatKindSignedNormalized8X4"),
        (14, "cudaChannelFormatKindSignedNormalized16X1"),
        (15, "cudaChannelFormatKindSignedNormalized16X2"),
        (16, "cudaChannelFormatKindSignedNormalized16X4"),
        (17, "cudaChannelFormatKindUnsignedBlockCompressed1"),
        (18, "cudaChannelFormatKindUnsignedBlockCompressed1SRGB"),
        (19, "cudaChannelFormatKindUnsignedBlockCompressed2"),
        (20, "cudaChannelFormatKindUnsignedBlockCompressed2SRGB"),
        (21, "cudaChannelFormatKindUnsignedBlockCompressed3"),
        (22, "cudaChannelFormatKindUnsignedBlockCompressed3SRGB"),
        (23, "cudaChannelFormatKindUnsignedBlockCompressed4"),
        (24, "cudaChannelFormatKindSignedBlockCompressed4"),
        (25, "cudaChannelFormatKindUnsignedBlockCompressed5"),
        (26, "cudaChannelFormatKindSignedBlockCompressed5"),
        (27, "cudaChannelFormatKindUnsignedBlockCompressed6H"),
        (28, "cudaChannelFormatKindSignedBlockCompressed6H"),
        (29, "cudaChannelFormatKindUnsignedBlockCompressed7"),
        (30, "cudaChannelFormatKindUnsignedBlockCompressed7SRGB"),
        (31, "cudaChannelFormatKindUnsignedNormalized1010102"),
        (32, "cudaChannelFormatKindUnsigned8Packed422"),
        (33, "cudaChannelFormatKindUnsigned8Packed444"),
        (34, "cudaChannelFormatKindUnsigned8SemiPlanar420"),
        (35, "cudaChannelFormatKindUnsigned16SemiPlanar420"),
        (36, "cudaChannelFormatKindUnsigned8SemiPlanar422"),
        (37, "cudaChannelFormatKindUnsigned16SemiPlanar422"),
        (38, "cudaChannelFormatKindUnsigned8SemiPlanar444"),
        (39, "cudaChannelFormatKindUnsigned16SemiPlanar444"),
        (40, "cudaChannelFormatKindUnsigned8Planar420"),
        (41, "cudaChannelFormatKindUnsigned16Planar420"),
        (42, "cudaChannelFormatKindUnsigned8Planar422"),
        (43, "cudaChannelFormatKindUnsigned16Planar422"),
        (44, "cudaChannelFormatKindUnsigned8Planar444"),
        (45, "cudaChannelFormatKindUnsigned16Planar444"),
    ];
}

enumeration!(cudaChannelFormatKind);

/// `enum cudaClusterSchedulingPolicy`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaClusterSchedulingPolicy(pub i32);

impl cudaClusterSchedulingPolicy {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaClusterSchedulingPolicyDefault: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaClusterSchedulingPolicySpread: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaClusterSchedulingPolicyLoadBalancing: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const cudaClusterSchedulingPolicyRubinDsmemLocality: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaClusterSchedulingPolicyDefault"),
        (1, "cudaClusterSchedulingPolicySpread"),
        (2, "cudaClusterSchedulingPolicyLoadBalancing"),
        (3, "cudaClusterSchedulingPolicyRubinDsmemLocality"),
    ];
}

enumeration!(cudaClusterSchedulingPolicy);

/// `enum cudaComputeMode`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaComputeMode(pub i32);

impl cudaComputeMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaComputeModeDefault: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaComputeModeExclusive: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaComputeModeProhibited: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaComputeModeExclusiveProcess: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaComputeModeDefault"),
        (1, "cudaComputeModeExclusive"),
        (2, "cudaComputeModeProhibited"),
        (3, "cudaComputeModeExclusiveProcess"),
    ];
}

enumeration!(cudaComputeMode);

/// `enum cudaDataType`, from `library_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDataType(pub i32);

impl cudaDataType {
    /// 2, since CUDA 12.0 or earlier.
    pub const CUDA_R_16F: Self = Self(2);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUDA_C_16F: Self = Self(6);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUDA_R_16BF: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUDA_C_16BF: Self = Self(15);
    /// 0, since CUDA 12.0 or earlier.
    pub const CUDA_R_32F: Self = Self(0);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUDA_C_32F: Self = Self(4);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUDA_R_64F: Self = Self(1);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUDA_C_64F: Self = Self(5);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUDA_R_4I: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUDA_C_4I: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUDA_R_4U: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUDA_C_4U: Self = Self(19);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUDA_R_8I: Self = Self(3);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUDA_C_8I: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUDA_R_8U: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUDA_C_8U: Self = Self(9);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUDA_R_16I: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUDA_C_16I: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUDA_R_16U: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUDA_C_16U: Self = Self(23);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUDA_R_32I: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUDA_C_32I: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUDA_R_32U: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUDA_C_32U: Self = Self(13);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUDA_R_64I: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUDA_C_64I: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUDA_R_64U: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUDA_C_64U: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUDA_R_8F_E4M3: Self = Self(28);
    /// 28, since CUDA 12.8.
    pub const CUDA_R_8F_UE4M3: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUDA_R_8F_E5M2: Self = Self(29);
    /// 30, since CUDA 12.8.
    pub const CUDA_R_8F_UE8M0: Self = Self(30);
    /// 31, since CUDA 12.8.
    pub const CUDA_R_6F_E2M3: Self = Self(31);
    /// 32, since CUDA 12.8.
    pub const CUDA_R_6F_E3M2: Self = Self(32);
    /// 33, since CUDA 12.8.
    pub const CUDA_R_4F_E2M1: Self = Self(33);
    /// 34, since CUDA 13.4.
    pub const CUDA_R_8F_UE5M3: Self = Self(34);
    const NAMES: &'static [(i32, &'static str)] = &[
        (2, "CUDA_R_16F"),
        (6, "CUDA_C_16F"),
        (14, "CUDA_R_16BF"),
        (15, "CUDA_C_16BF"),
        (0, "CUDA_R_32F"),
        (4, "CUDA_C_32F"),
        (1, "CUDA_R_64F"),
        (5, "CUDA_C_64F"),
        (16, "CUDA_R_4I"),
        (17, "CUDA_C_4I"),
        (18, "CUDA_R_4U"),
        (19, "CUDA_C_4U"),
        (3, "CUDA_R_8I"),
        (7, "CUDA_C_8I"),
        (8, "CUDA_R_8U"),
        (9, "CUDA_C_8U"),
        (20, "CUDA_R_16I"),
        (21, "CUDA_C_16I"),
        (22, "CUDA_R_16U"),
        (23, "CUDA_C_16U"),
        (10, "CUDA_R_32I"),
        (11, "CUDA_C_32I"),
        (12, "CUDA_R_32U"),
        (13, "CUDA_C_32U"),
        (24, "CUDA_R_64I"),
        (25, "CUDA_C_64I"),
        (26, "CUDA_R_64U"),
        (27, "CUDA_C_64U"),
        (28, "CUDA_R_8F_E4M3"),
        (28, "CUDA_R_8F_UE4M3"),
        (29, "CUDA_R_8F_E5M2"),
        (30, "CUDA_R_8F_UE8M0"),
        (31, "CUDA_R_6F_E2M3"),
        (32, "CUDA_R_6F_E3M2"),
        (33, "CUDA_R_4F_E2M1"),
        (34, "CUDA_R_8F_UE5M3"),
    ];
}

enumeration!(cudaDataType);

/// `enum cudaDeviceNumaConfig`, from `driver_types.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDeviceNumaConfig(pub i32);

impl cudaDeviceNumaConfig {
    /// 0, since CUDA 12.2.
    pub const cudaDeviceNumaConfigNone: Self = Self(0);
    /// 1, since CUDA 12.2.
    pub const cudaDeviceNumaConfigNumaNode: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaDeviceNumaConfigNone"),
        (1, "cudaDeviceNumaConfigNumaNode"),
    ];
}

enumeration!(cudaDeviceNumaConfig);

/// `enum cudaDeviceP2PAttr`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceP2PAttr(pub i32);

impl cudaDeviceP2PAttr {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaDevP2PAttrPerformanceRank: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaDevP2PAttrAccessSupported: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaDevP2PAttrNativeAtomicSupported: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaDevP2PAttrCudaArrayAccessSupported: Self = Self(4);
    /// 5, since CUDA 13.0.
    pub const cudaDevP2PAttrOnlyPartialNativeAtomicSupported: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaDevP2PAttrPerformanceRank"),
        (2, "cudaDevP2PAttrAccessSupported"),
        (3, "cudaDevP2PAttrNativeAtomicSupported"),
        (4, "cudaDevP2PAttrCudaArrayAccessSupported"),
        (5, "cudaDevP2PAttrOnlyPartialNativeAtomicSupported"),
    ];
}

enumeration!(cudaDeviceP2PAttr);

/// `enum cudaDriverEntryPointQueryResult`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaDriverEntryPointQueryResult(pub i32);

impl cudaDriverEntryPointQueryResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaDriverEntryPointSuccess: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaDriverEntryPointSymbolNotFound: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaDriverEntryPointVersionNotSufficent: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaDriverEntryPointSuccess"),
        (1, "cudaDriverEntryPointSymbolNotFound"),
        (2, "cudaDriverEntryPointVersionNotSufficent"),
    ];
}

enumeration!(cudaDriverEntryPointQueryResult);

/// `enum cudaEglColorFormat`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEglColorFormat(pub i32);

impl cudaEglColorFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420Planar: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420SemiPlanar: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV422Planar: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV422SemiPlanar: Self = Self(3);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatARGB: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatRGBA: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatL: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatR: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV444Planar: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV444SemiPlanar: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUYV422: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatUYVY422: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatABGR: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBGRA: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatA: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatRG: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatAYUV: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU444SemiPlanar: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU422SemiPlanar: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420SemiPlanar: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_444SemiPlanar: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_420SemiPlanar: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_444SemiPlanar: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_420SemiPlanar: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatVYUY_ER: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatUYVY_ER: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUYV_ER: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVYU_ER: Self = Self(29);
    /// 31, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUVA_ER: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatAYUV_ER: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV444Planar_ER: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV422Planar_ER: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420Planar_ER: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV444SemiPlanar_ER: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV422SemiPlanar_ER: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420SemiPlanar_ER: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU444Planar_ER: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU422Planar_ER: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420Planar_ER: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU444SemiPlanar_ER: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU422SemiPlanar_ER: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420SemiPlanar_ER: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerRGGB: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerBGGR: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerGRBG: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerGBRG: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer10RGGB: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer10BGGR: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer10GRBG: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer10GBRG: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12RGGB: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12BGGR: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12GRBG: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12GBRG: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer14RGGB: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer14BGGR: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer14GRBG: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer14GBRG: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer20RGGB: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer20BGGR: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer20GRBG: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer20GBRG: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU444Planar: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU422Planar: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420Planar: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerIspRGGB: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerIspBGGR: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerIspGRBG: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerIspGBRG: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerBCCR: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerRCCB: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerCRBC: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayerCBRC: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer10CCCC: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12BCCR: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12RCCB: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12CRBC: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12CBRC: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatBayer12CCCC: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420SemiPlanar_2020: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420SemiPlanar_2020: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420Planar_2020: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420Planar_2020: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420SemiPlanar_709: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420SemiPlanar_709: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUV420Planar_709: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVU420Planar_709: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_420SemiPlanar_709: Self = Self(91);
    /// 92, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_420SemiPlanar_2020: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_422SemiPlanar_2020: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_422SemiPlanar: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_422SemiPlanar_709: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY_ER: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY_709_ER: Self = Self(97);
    /// 98, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10_ER: Self = Self(98);
    /// 99, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10_709_ER: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12_ER: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12_709_ER: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYUVA: Self = Self(102);
    /// 104, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatYVYU: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatVYUY: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_420SemiPlanar_ER: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_444SemiPlanar_ER: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_420SemiPlanar_ER: Self = Self(110);
    /// 111, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_444SemiPlanar_ER: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER: Self = Self(113);
    /// 114, since CUDA 12.8.
    pub const cudaEglColorFormatUYVY709: Self = Self(114);
    /// 115, since CUDA 12.8.
    pub const cudaEglColorFormatUYVY709_ER: Self = Self(115);
    /// 116, since CUDA 12.8.
    pub const cudaEglColorFormatUYVY2020: Self = Self(116);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaEglColorFormatYUV420Planar"),
        (1, "cudaEglColorFormatYUV420SemiPlanar"),
        (2, "cudaEglColorFormatYUV422Planar"),
        (3, "cudaEglColorFormatYUV422SemiPlanar"),
        (6, "cudaEglColorFormatARGB"),
        (7, "cudaEglColorFormatRGBA"),
        (8, "cudaEglColorFormatL"),
        (9, "cudaEglColorFormatR"),
        (10, "cudaEglColorFormatYUV444Planar"),
        (11, "cudaEglColorFormatYUV444SemiPlanar"),
        (12, "cudaEglColorFormatYUYV422"),
        (13, "cudaEglColorFormatUYVY422"),
        (14, "cudaEglColorFormatABGR"),
        (15, "cudaEglColorFormatBGRA"),
        (16, "cudaEglColorFormatA"),
        (17, "cudaEglColorFormatRG"),
        (18, "cudaEglColorFormatAYUV"),
        (19, "cudaEglColorFormatYVU444SemiPlanar"),
        (20, "cudaEglColorFormatYVU422SemiPlanar"),
        (21, "cudaEglColorFormatYVU420SemiPlanar"),
        (22, "cudaEglColorFormatY10V10U10_444SemiPlanar"),
        (23, "cudaEglColorFormatY10V10U10_420SemiPlanar"),
        (24, "cudaEglColorFormatY12V12U12_444SemiPlanar"),
        (25, "cudaEglColorFormatY12V12U12_420SemiPlanar"),
        (26, "cudaEglColorFormatVYUY_ER"),
        (27, "cudaEglColorFormatUYVY_ER"),
        (28, "cudaEglColorFormatYUYV_ER"),
        (29, "cudaEglColorFormatYVYU_ER"),
        (31, "cudaEglColorFormatYUVA_ER"),
        (32, "cudaEglColorFormatAYUV_ER"),
        (33, "cudaEglColorFormatYUV444Planar_ER"),
        (34, "cudaEglColorFormatYUV422Planar_ER"),
        (35, "cudaEglColorFormatYUV420Planar_ER"),
        (36, "cudaEglColorFormatYUV444SemiPlanar_ER"),
        (37, "cudaEglColorFormatYUV422SemiPlanar_ER"),
        (38, "cudaEglColorFormatYUV420SemiPlanar_ER"),
        (39, "cudaEglColorFormatYVU444Planar_ER"),
        (40, "cudaEglColorFormatYVU422Planar_ER"),
        (41, "cudaEglColorFormatYVU420Planar_ER"),
        (42, "cudaEglColorFormatYVU444SemiPlanar_ER"),
        (43, "cudaEglColorFormatYVU422SemiPlanar_ER"),
        (44, "cudaEglColorFormatYVU420SemiPlanar_ER"),
        (45, "cudaEglColorFormatBayerRGGB"),
        (46, "cudaEglColorFormatBayerBGGR"),
        (47, "cudaEglColorFormatBayerGRBG"),
        (48, "cudaEglColorFormatBayerGBRG"),
        (49, "cudaEglColorFormatBayer10RGGB"),
        (50, "cudaEglColorFormatBayer10BGGR"),
        (51, "cudaEglColorFormatBayer10GRBG"),
        (52, "cudaEglColorFormatBayer10GBRG"),
        (53, "cudaEglColorFormatBayer12RGGB"),
        (54, "cudaEglColorFormatBayer12BGGR"),
        (55, "cudaEglColorFormatBayer12GRBG"),
        (56, "cudaEglColorFormatBayer12GBRG"),
        (57, "cudaEglColorFormatBayer14RGGB"),
        (58, "cudaEglColorFormatBayer14BGGR"),
        (59, "cudaEglColorFormatBayer14GRBG"),
        (60, "cudaEglColorFormatBayer14GBRG"),
        (61, "cudaEglColorFormatBayer20RGGB"),
        (62, "cudaEglColorFormatBayer20BGGR"),
        (63, "cudaEglColorFormatBayer20GRBG"),
        (64, "cudaEglColorFormatBayer20GBRG"),
        (65, "cudaEglColorFormatYVU444Planar"),
        (66, "cudaEglColorFormatYVU422Planar"),
        (67, "cudaEglColorFormatYVU420Planar"),
        (68, "cudaEglColorFormatBayerIspRGGB"),
        (69, "cudaEglColorFormatBayerIspBGGR"),
        (70, "cudaEglColorFormatBayerIspGRBG"),
        (71, "cudaEglColorFormatBayerIspGBRG"),
        (72, "cudaEglColorFormatBayerBCCR"),
        (73, "cudaEglColorFormatBayerRCCB"),
        (74, "cudaEglColorFormatBayerCRBC"),
        (75, "cudaEglColorFormatBayerCBRC"),
        (76, "cudaEglColorFormatBayer10CCCC"),
        (77, "cudaEglColorFormatBayer12BCCR"),
        (78, "cudaEglColorFormatBayer12RCCB"),
        (79, "cudaEglColorFormatBayer12CRBC"),
        (80, "cudaEglColorFormatBayer12CBRC"),
        (81, "cudaEglColorFormatBayer12CCCC"),
        (82, "cudaEglColorFormatY"),
        (83, "cudaEglColorFormatYUV420SemiPlanar_2020"),
        (84, "cudaEglColorFormatYVU420SemiPlanar_2020"),
        (85, "cudaEglColorFormatYUV420Planar_2020"),
        (86, "cudaEglColorFormatYVU420Planar_2020"),
        (87, "cudaEglColorFormatYUV420SemiPlanar_709"),
        (88, "cudaEglColorFormatYVU420SemiPlanar_709"),
        (89, "cudaEglColorFormatYUV420Planar_709"),
        (90, "cudaEglColorFormatYVU420Planar_709"),
        (91, "cudaEglColorFormatY10V10U10_420SemiPlanar_709"),
        (92, "cudaEglColorFormatY10V10U10_420SemiPlanar_2020"),
        (93, "cudaEglColorFormatY10V10U10_422SemiPlanar_2020"),
        (94, "cudaEglColorFormatY10V10U10_422SemiPlanar"),
        (95, "cudaEglColorFormatY10V10U10_422SemiPlanar_709"),
        (96, "cudaEglColorFormatY_ER"),
        (97, "cudaEglColorFormatY_709_ER"),
        (98, "cudaEglColorFormatY10_ER"),
        (99, "cudaEglColorFormatY10_709_ER"),
        (100, "cudaEglColorFormatY12_ER"),
        (101, "cudaEglColorFormatY12_709_ER"),
        (102, "cudaEglColorFormatYUVA"),
        (104, "cudaEglColorFormatYVYU"),
        (105, "cudaEglColorFormatVYUY"),
        (106, "cudaEglColorFormatY10V10U10_420SemiPlanar_ER"),
        (107, "cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER"),
        (108, "cudaEglColorFormatY10V10U10_444SemiPlanar_ER"),
        (109, "cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER"),
        (110, "cudaEglColorFormatY12V12U12_420SemiPlanar_ER"),
        (111, "cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER"),
        (112, "cudaEglColorFormatY12V12U12_444SemiPlanar_ER"),
        (113, "cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER"),
        (114, "cudaEglColorFormatUYVY709"),
        (115, "cudaEglColorFormatUYVY709_ER"),
        (116, "cudaEglColorFormatUYVY2020"),
    ];
}

enumeration!(cudaEglColorFormat);

/// `enum cudaEglFrameType`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaEglFrameType(pub i32);

impl cudaEglFrameType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaEglFrameTypeArray: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaEglFrameTypePitch: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaEglFrameTypeArray"),
        (1, "cudaEglFrameTypePitch"),
    ];
}

enumeration!(cudaEglFrameType);

/// `enum cudaEglResourceLocationFlags`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaEglResourceLocationFlags(pub u32);

flag_set! {
    impl cudaEglResourceLocationFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaEglResourceLocationSysmem: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaEglResourceLocationVidmem: Self = Self(1);
    }
}

/// `enum cudaExternalMemoryHandleType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalMemoryHandleType(pub i32);

impl cudaExternalMemoryHandleType {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeOpaqueFd: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeD3D12Heap: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeD3D12Resource: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeD3D11Resource: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeD3D11ResourceKmt: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaExternalMemoryHandleTypeNvSciBuf: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaExternalMemoryHandleTypeOpaqueFd"),
        (2, "cudaExternalMemoryHandleTypeOpaqueWin32"),
        (3, "cudaExternalMemoryHandleTypeOpaqueWin32Kmt"),
        (4, "cudaExternalMemoryHandleTypeD3D12Heap"),
        (5, "cudaExternalMemoryHandleTypeD3D12Resource"),
        (6, "cudaExternalMemoryHandleTypeD3D11Resource"),
        (7, "cudaExternalMemoryHandleTypeD3D11ResourceKmt"),
        (8, "cudaExternalMemoryHandleTypeNvSciBuf"),
    ];
}

enumeration!(cudaExternalMemoryHandleType);

/// `enum cudaExternalSemaphoreHandleType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalSemaphoreHandleType(pub i32);

impl cudaExternalSemaphoreHandleType {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeOpaqueFd: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeD3D12Fence: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeD3D11Fence: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeNvSciSync: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutex: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutexKmt: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaExternalSemaphoreHandleTypeOpaqueFd"),
        (2, "cudaExternalSemaphoreHandleTypeOpaqueWin32"),
        (3, "cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt"),
        (4, "cudaExternalSemaphoreHandleTypeD3D12Fence"),
        (5, "cudaExternalSemaphoreHandleTypeD3D11Fence"),
        (6, "cudaExternalSemaphoreHandleTypeNvSciSync"),
        (7, "cudaExternalSemaphoreHandleTypeKeyedMutex"),
        (8, "cudaExternalSemaphoreHandleTypeKeyedMutexKmt"),
        (9, "cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd"),
        (10, "cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32"),
    ];
}

enumeration!(cudaExternalSemaphoreHandleType);

/// `enum cudaFlushGPUDirectRDMAWritesOptions`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaFlushGPUDirectRDMAWritesOptions(pub u32);

flag_set! {
    impl cudaFlushGPUDirectRDMAWritesOptions {
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaFlushGPUDirectRDMAWritesOptionHost: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaFlushGPUDirectRDMAWritesOptionMemOps: Self = Self(2);
    }
}

/// `enum cudaFlushGPUDirectRDMAWritesScope`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaFlushGPUDirectRDMAWritesScope(pub i32);

impl cudaFlushGPUDirectRDMAWritesScope {
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaFlushGPUDirectRDMAWritesToOwner: Self = Self(100);
    /// 200, since CUDA 12.0 or earlier.
    pub const cudaFlushGPUDirectRDMAWritesToAllDevices: Self = Self(200);
    const NAMES: &'static [(i32, &'static str)] = &[
        (100, "cudaFlushGPUDirectRDMAWritesToOwner"),
        (200, "cudaFlushGPUDirectRDMAWritesToAllDevices"),
    ];
}

enumeration!(cudaFlushGPUDirectRDMAWritesScope);

/// `enum cudaFlushGPUDirectRDMAWritesTarget`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFlushGPUDirectRDMAWritesTarget(pub i32);

impl cudaFlushGPUDirectRDMAWritesTarget {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaFlushGPUDirectRDMAWritesTargetCurrentDevice"),
    ];
}

enumeration!(cudaFlushGPUDirectRDMAWritesTarget);

/// `enum cudaFuncCache`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaFuncCache(pub i32);

impl cudaFuncCache {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaFuncCachePreferNone: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaFuncCachePreferShared: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaFuncCachePreferL1: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaFuncCachePreferEqual: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaFuncCachePreferNone"),
        (1, "cudaFuncCachePreferShared"),
        (2, "cudaFuncCachePreferL1"),
        (3, "cudaFuncCachePreferEqual"),
    ];
}

enumeration!(cudaFuncCache);

/// `enum cudaGLDeviceList`, from `cuda_gl_interop.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGLDeviceList(pub i32);

impl cudaGLDeviceList {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGLDeviceListAll: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGLDeviceListCurrentFrame: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGLDeviceListNextFrame: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaGLDeviceListAll"),
        (2, "cudaGLDeviceListCurrentFrame"),
        (3, "cudaGLDeviceListNextFrame"),
    ];
}

enumeration!(cudaGLDeviceList);

/// `enum cudaGLMapFlags`, from `cuda_gl_interop.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGLMapFlags(pub u32);

flag_set! {
    impl cudaGLMapFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaGLMapFlagsNone: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGLMapFlagsReadOnly: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaGLMapFlagsWriteDiscard: Self = Self(2);
    }
}

/// `enum cudaGPUDirectRDMAWritesOrdering`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGPUDirectRDMAWritesOrdering(pub i32);

impl cudaGPUDirectRDMAWritesOrdering {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGPUDirectRDMAWritesOrderingNone: Self = Self(0);
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaGPUDirectRDMAWritesOrderingOwner: Self = Self(100);
    /// 200, since CUDA 12.0 or earlier.
    pub const cudaGPUDirectRDMAWritesOrderingAllDevices: Self = Self(200);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGPUDirectRDMAWritesOrderingNone"),
        (100, "cudaGPUDirectRDMAWritesOrderingOwner"),
        (200, "cudaGPUDirectRDMAWritesOrderingAllDevices"),
    ];
}

enumeration!(cudaGPUDirectRDMAWritesOrdering);

/// `enum cudaGetDriverEntryPointFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGetDriverEntryPointFlags(pub u32);

flag_set! {
    impl cudaGetDriverEntryPointFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaEnableDefault: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaEnableLegacyStream: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaEnablePerThreadDefaultStream: Self = Self(2);
    }
}

/// `enum cudaGraphChildGraphNodeOwnership`, from `driver_types.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphChildGraphNodeOwnership(pub i32);

impl cudaGraphChildGraphNodeOwnership {
    /// 0, since CUDA 12.9.
    pub const cudaGraphChildGraphOwnershipClone: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const cudaGraphChildGraphOwnershipMove: Self = Self(1);
    /// -1, since CUDA 13.2.
    pub const cudaGraphChildGraphOwnershipInvalid: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphChildGraphOwnershipClone"),
        (1, "cudaGraphChildGraphOwnershipMove"),
        (-1, "cudaGraphChildGraphOwnershipInvalid"),
    ];
}

enumeration!(cudaGraphChildGraphNodeOwnership);

/// `enum cudaGraphConditionalHandleFlags`, from `driver_types.h`, since CUDA 12.3.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGraphConditionalHandleFlags(pub u32);

flag_set! {
    impl cudaGraphConditionalHandleFlags {
        /// 1, since CUDA 12.3.
        pub const cudaGraphCondAssignDefault: Self = Self(1);
    }
}

/// `enum cudaGraphConditionalNodeType`, from `driver_types.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphConditionalNodeType(pub i32);

impl cudaGraphConditionalNodeType {
    /// 0, since CUDA 12.3.
    pub const cudaGraphCondTypeIf: Self = Self(0);
    /// 1, since CUDA 12.3.
    pub const cudaGraphCondTypeWhile: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const cudaGraphCondTypeSwitch: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphCondTypeIf"),
        (1, "cudaGraphCondTypeWhile"),
        (2, "cudaGraphCondTypeSwitch"),
    ];
}

enumeration!(cudaGraphConditionalNodeType);

/// `enum cudaGraphDebugDotFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGraphDebugDotFlags(pub u32);

flag_set! {
    impl cudaGraphDebugDotFlags {
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsVerbose: Self = Self(1);
        /// 4, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsKernelNodeParams: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsMemcpyNodeParams: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsMemsetNodeParams: Self = Self(0x10);
        /// 0x20, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsHostNodeParams: Self = Self(0x20);
        /// 0x40, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsEventNodeParams: Self = Self(0x40);
        /// 0x80, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsExtSemasSignalNodeParams: Self = Self(0x80);
        /// 0x100, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsExtSemasWaitNodeParams: Self = Self(0x100);
        /// 0x200, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsKernelNodeAttributes: Self = Self(0x200);
        /// 0x400, since CUDA 12.0 or earlier.
        pub const cudaGraphDebugDotFlagsHandles: Self = Self(0x400);
        /// 0x8000, since CUDA 12.3.
        pub const cudaGraphDebugDotFlagsConditionalNodeParams: Self = Self(0x8000);
        /// 0x10000, since CUDA 13.5.
        pub const cudaGraphDebugDotFlagsMemcpyBatchNodeParams: Self = Self(0x10000);
    }
}

/// `enum cudaGraphDependencyType`, from `driver_types.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphDependencyType(pub i32);

impl cudaGraphDependencyType {
    /// 0, since CUDA 12.3.
    pub const cudaGraphDependencyTypeDefault: Self = Self(0);
    /// 1, since CUDA 12.3.
    pub const cudaGraphDependencyTypeProgrammatic: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphDependencyTypeDefault"),
        (1, "cudaGraphDependencyTypeProgrammatic"),
    ];
}

enumeration!(cudaGraphDependencyType);

/// `enum cudaGraphExecUpdateResult`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphExecUpdateResult(pub i32);

impl cudaGraphExecUpdateResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateSuccess: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateError: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorTopologyChanged: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorNodeTypeChanged: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorFunctionChanged: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorParametersChanged: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorNotSupported: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorUnsupportedFunctionChange: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaGraphExecUpdateErrorAttributesChanged: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphExecUpdateSuccess"),
        (1, "cudaGraphExecUpdateError"),
        (2, "cudaGraphExecUpdateErrorTopologyChanged"),
        (3, "cudaGraphExecUpdateErrorNodeTypeChanged"),
        (4, "cudaGraphExecUpdateErrorFunctionChanged"),
        (5, "cudaGraphExecUpdateErrorParametersChanged"),
        (6, "cudaGraphExecUpdateErrorNotSupported"),
        (7, "cudaGraphExecUpdateErrorUnsupportedFunctionChange"),
        (8, "cudaGraphExecUpdateErrorAttributesChanged"),
    ];
}

enumeration!(cudaGraphExecUpdateResult);

/// `enum cudaGraphInstantiateFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGraphInstantiateFlags(pub u32);

flag_set! {
    impl cudaGraphInstantiateFlags {
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGraphInstantiateFlagAutoFreeOnLaunch: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaGraphInstantiateFlagUpload: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const cudaGraphInstantiateFlagDeviceLaunch: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const cudaGraphInstantiateFlagUseNodePriority: Self = Self(8);
    }
}

/// `enum cudaGraphInstantiateResult`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphInstantiateResult(pub i32);

impl cudaGraphInstantiateResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGraphInstantiateSuccess: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGraphInstantiateError: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGraphInstantiateInvalidStructure: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGraphInstantiateNodeOperationNotSupported: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaGraphInstantiateMultipleDevicesNotSupported: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const cudaGraphInstantiateConditionalHandleUnused: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphInstantiateSuccess"),
        (1, "cudaGraphInstantiateError"),
        (2, "cudaGraphInstantiateInvalidStructure"),
        (3, "cudaGraphInstantiateNodeOperationNotSupported"),
        (4, "cudaGraphInstantiateMultipleDevicesNotSupported"),
        (5, "cudaGraphInstantiateConditionalHandleUnused"),
    ];
}

enumeration!(cudaGraphInstantiateResult);

/// `enum cudaGraphKernelNodeField`, from `driver_types.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphKernelNodeField(pub i32);

impl cudaGraphKernelNodeField {
    /// 0, since CUDA 12.4.
    pub const cudaGraphKernelNodeFieldInvalid: Self = Self(0);
    /// 1, since CUDA 12.4.
    pub const cudaGraphKernelNodeFieldGridDim: Self = Self(1);
    /// 2, since CUDA 12.4.
    pub const cudaGraphKernelNodeFieldParam: Self = Self(2);
    /// 3, since CUDA 12.4.
    pub const cudaGraphKernelNodeFieldEnabled: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphKernelNodeFieldInvalid"),
        (1, "cudaGraphKernelNodeFieldGridDim"),
        (2, "cudaGraphKernelNodeFieldParam"),
        (3, "cudaGraphKernelNodeFieldEnabled"),
    ];
}

enumeration!(cudaGraphKernelNodeField);

/// `enum cudaGraphMemAttributeType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphMemAttributeType(pub i32);

impl cudaGraphMemAttributeType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGraphMemAttrUsedMemCurrent: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGraphMemAttrUsedMemHigh: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGraphMemAttrReservedMemCurrent: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGraphMemAttrReservedMemHigh: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphMemAttrUsedMemCurrent"),
        (1, "cudaGraphMemAttrUsedMemHigh"),
        (2, "cudaGraphMemAttrReservedMemCurrent"),
        (3, "cudaGraphMemAttrReservedMemHigh"),
    ];
}

enumeration!(cudaGraphMemAttributeType);

/// `enum cudaGraphicsCubeFace`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaGraphicsCubeFace(pub i32);

impl cudaGraphicsCubeFace {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFacePositiveX: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFaceNegativeX: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFacePositiveY: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFaceNegativeY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFacePositiveZ: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaGraphicsCubeFaceNegativeZ: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaGraphicsCubeFacePositiveX"),
        (1, "cudaGraphicsCubeFaceNegativeX"),
        (2, "cudaGraphicsCubeFacePositiveY"),
        (3, "cudaGraphicsCubeFaceNegativeY"),
        (4, "cudaGraphicsCubeFacePositiveZ"),
        (5, "cudaGraphicsCubeFaceNegativeZ"),
    ];
}

enumeration!(cudaGraphicsCubeFace);

/// `enum cudaGraphicsMapFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGraphicsMapFlags(pub u32);

flag_set! {
    impl cudaGraphicsMapFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaGraphicsMapFlagsNone: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGraphicsMapFlagsReadOnly: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaGraphicsMapFlagsWriteDiscard: Self = Self(2);
    }
}

/// `enum cudaGraphicsRegisterFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaGraphicsRegisterFlags(pub u32);

flag_set! {
    impl cudaGraphicsRegisterFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaGraphicsRegisterFlagsNone: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGraphicsRegisterFlagsReadOnly: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaGraphicsRegisterFlagsWriteDiscard: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const cudaGraphicsRegisterFlagsSurfaceLoadStore: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const cudaGraphicsRegisterFlagsTextureGather: Self = Self(8);
    }
}

/// `enum cudaJitOption`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJitOption(pub i32);

impl cudaJitOption {
    /// 0, since CUDA 12.8.
    pub const cudaJitMaxRegisters: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const cudaJitThreadsPerBlock: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const cudaJitWallTime: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const cudaJitInfoLogBuffer: Self = Self(3);
    /// 4, since CUDA 12.8.
    pub const cudaJitInfoLogBufferSizeBytes: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const cudaJitErrorLogBuffer: Self = Self(5);
    /// 6, since CUDA 12.8.
    pub const cudaJitErrorLogBufferSizeBytes: Self = Self(6);
    /// 7, since CUDA 12.8.
    pub const cudaJitOptimizationLevel: Self = Self(7);
    /// 10, since CUDA 12.8.
    pub const cudaJitFallbackStrategy: Self = Self(10);
    /// 11, since CUDA 12.8.
    pub const cudaJitGenerateDebugInfo: Self = Self(11);
    /// 12, since CUDA 12.8.
    pub const cudaJitLogVerbose: Self = Self(12);
    /// 13, since CUDA 12.8.
    pub const cudaJitGenerateLineInfo: Self = Self(13);
    /// 14, since CUDA 12.8.
    pub const cudaJitCacheMode: Self = Self(14);
    /// 30, since CUDA 12.8.
    pub const cudaJitPositionIndependentCode: Self = Self(30);
    /// 31, since CUDA 12.8.
    pub const cudaJitMinCtaPerSm: Self = Self(31);
    /// 32, since CUDA 12.8.
    pub const cudaJitMaxThreadsPerBlock: Self = Self(32);
    /// 33, since CUDA 12.8.
    pub const cudaJitOverrideDirectiveValues: Self = Self(33);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaJitMaxRegisters"),
        (1, "cudaJitThreadsPerBlock"),
        (2, "cudaJitWallTime"),
        (3, "cudaJitInfoLogBuffer"),
        (4, "cudaJitInfoLogBufferSizeBytes"),
        (5, "cudaJitErrorLogBuffer"),
        (6, "cudaJitErrorLogBufferSizeBytes"),
        (7, "cudaJitOptimizationLevel"),
        (10, "cudaJitFallbackStrategy"),
        (11, "cudaJitGenerateDebugInfo"),
        (12, "cudaJitLogVerbose"),
        (13, "cudaJitGenerateLineInfo"),
        (14, "cudaJitCacheMode"),
        (30, "cudaJitPositionIndependentCode"),
        (31, "cudaJitMinCtaPerSm"),
        (32, "cudaJitMaxThreadsPerBlock"),
        (33, "cudaJitOverrideDirectiveValues"),
    ];
}

enumeration!(cudaJitOption);

/// `enum cudaJit_CacheMode`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJit_CacheMode(pub i32);

impl cudaJit_CacheMode {
    /// 0, since CUDA 12.8.
    pub const cudaJitCacheOptionNone: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const cudaJitCacheOptionCG: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const cudaJitCacheOptionCA: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaJitCacheOptionNone"),
        (1, "cudaJitCacheOptionCG"),
        (2, "cudaJitCacheOptionCA"),
    ];
}

enumeration!(cudaJit_CacheMode);

/// `enum cudaJit_Fallback`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaJit_Fallback(pub i32);

impl cudaJit_Fallback {
    /// 0, since CUDA 12.8.
    pub const cudaPreferPtx: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const cudaPreferBinary: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaPreferPtx"),
        (1, "cudaPreferBinary"),
    ];
}

enumeration!(cudaJit_Fallback);

/// `enum cudaLaunchAttributeID`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLaunchAttributeID(pub i32);

impl cudaLaunchAttributeID {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeIgnore: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeAccessPolicyWindow: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeCooperative: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeSynchronizationPolicy: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeClusterDimension: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeClusterSchedulingPolicyPreference: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeProgrammaticStreamSerialization: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeProgrammaticEvent: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributePriority: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeMemSyncDomainMap: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaLaunchAttributeMemSyncDomain: Self = Self(10);
    /// 11, since CUDA 12.8.
    pub const cudaLaunchAttributePreferredClusterDimension: Self = Self(11);
    /// 12, since CUDA 12.3.
    pub const cudaLaunchAttributeLaunchCompletionEvent: Self = Self(12);
    /// 13, since CUDA 12.4.
    pub const cudaLaunchAttributeDeviceUpdatableKernelNode: Self = Self(13);
    /// 14, since CUDA 12.5.
    pub const cudaLaunchAttributePreferredSharedMemoryCarveout: Self = Self(14);
    /// 16, since CUDA 13.0.
    pub const cudaLaunchAttributeNvlinkUtilCentricScheduling: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const cudaLaunchAttributePortableClusterSizeMode: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const cudaLaunchAttributeSharedMemoryMode: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaLaunchAttributeIgnore"),
        (1, "cudaLaunchAttributeAccessPolicyWindow"),
        (2, "cudaLaunchAttributeCooperative"),
        (3, "cudaLaunchAttributeSynchronizationPolicy"),
        (4, "cudaLaunchAttributeClusterDimension"),
        (5, "cudaLaunchAttributeClusterSchedulingPolicyPreference"),
        (6, "cudaLaunchAttributeProgrammaticStreamSerialization"),
        (7, "cudaLaunchAttributeProgrammaticEvent"),
        (8, "cudaLaunchAttributePriority"),
        (9, "cudaLaunchAttributeMemSyncDomainMap"),
        (10, "cudaLaunchAttributeMemSyncDomain"),
        (11, "cudaLaunchAttributePreferredClusterDimension"),
        (12, "cudaLaunchAttributeLaunchCompletionEvent"),
        (13, "cudaLaunchAttributeDeviceUpdatableKernelNode"),
        (14, "cudaLaunchAttributePreferredSharedMemoryCarveout"),
        (16, "cudaLaunchAttributeNvlinkUtilCentricScheduling"),
        (17, "cudaLaunchAttributePortableClusterSizeMode"),
        (18, "cudaLaunchAttributeSharedMemoryMode"),
    ];
}

enumeration!(cudaLaunchAttributeID);

/// `enum cudaLaunchMemSyncDomain`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLaunchMemSyncDomain(pub i32);

impl cudaLaunchMemSyncDomain {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaLaunchMemSyncDomainDefault: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaLaunchMemSyncDomainRemote: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaLaunchMemSyncDomainDefault"),
        (1, "cudaLaunchMemSyncDomainRemote"),
    ];
}

enumeration!(cudaLaunchMemSyncDomain);

/// `enum cudaLibraryOption`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLibraryOption(pub i32);

impl cudaLibraryOption {
    /// 0, since CUDA 12.8.
    pub const cudaLibraryHostUniversalFunctionAndDataTable: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const cudaLibraryBinaryIsPreserved: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaLibraryHostUniversalFunctionAndDataTable"),
        (1, "cudaLibraryBinaryIsPreserved"),
    ];
}

enumeration!(cudaLibraryOption);

/// `enum cudaLimit`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaLimit(pub i32);

impl cudaLimit {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaLimitStackSize: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaLimitPrintfFifoSize: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaLimitMallocHeapSize: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaLimitDevRuntimeSyncDepth: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaLimitDevRuntimePendingLaunchCount: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaLimitMaxL2FetchGranularity: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaLimitPersistingL2CacheSize: Self = Self(6);
    /// 10, since CUDA 13.4.
    pub const cudaLimitPerBlockMemorySize: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaLimitStackSize"),
        (1, "cudaLimitPrintfFifoSize"),
        (2, "cudaLimitMallocHeapSize"),
        (3, "cudaLimitDevRuntimeSyncDepth"),
        (4, "cudaLimitDevRuntimePendingLaunchCount"),
        (5, "cudaLimitMaxL2FetchGranularity"),
        (6, "cudaLimitPersistingL2CacheSize"),
        (10, "cudaLimitPerBlockMemorySize"),
    ];
}

enumeration!(cudaLimit);

/// `enum cudaMemAccessFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemAccessFlags(pub u32);

flag_set! {
    impl cudaMemAccessFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaMemAccessFlagsProtNone: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaMemAccessFlagsProtRead: Self = Self(1);
        /// 3, since CUDA 12.0 or earlier.
        pub const cudaMemAccessFlagsProtReadWrite: Self = Self(3);
    }
}

/// `enum cudaMemAllocationHandleType`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemAllocationHandleType(pub u32);

flag_set! {
    impl cudaMemAllocationHandleType {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaMemHandleTypeNone: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaMemHandleTypePosixFileDescriptor: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const cudaMemHandleTypeWin32: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const cudaMemHandleTypeWin32Kmt: Self = Self(4);
        /// 8, since CUDA 12.4.
        pub const cudaMemHandleTypeFabric: Self = Self(8);
    }
}

/// `enum cudaMemAllocationType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemAllocationType(pub i32);

impl cudaMemAllocationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaMemAllocationTypeInvalid: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemAllocationTypePinned: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const cudaMemAllocationTypeManaged: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const cudaMemAllocationTypeMax: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaMemAllocationTypeInvalid"),
        (1, "cudaMemAllocationTypePinned"),
        (2, "cudaMemAllocationTypeManaged"),
        (2147483647, "cudaMemAllocationTypeMax"),
    ];
}

enumeration!(cudaMemAllocationType);

/// `enum cudaMemLocationType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemLocationType(pub i32);

impl cudaMemLocationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaMemLocationTypeInvalid: Self = Self(0);
    /// 0, since CUDA 13.0.
    pub const cudaMemLocationTypeNone: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemLocationTypeDevice: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const cudaMemLocationTypeHost: Self = Self(2);
    /// 3, since CUDA 12.2.
    pub const cudaMemLocationTypeHostNuma: Self = Self(3);
    /// 4, since CUDA 12.2.
    pub const cudaMemLocationTypeHostNumaCurrent: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const cudaMemLocationTypeInvisible: Self = Self(5);
    /// 6, since CUDA 13.4.
    pub const cudaMemLocationTypeDeviceLocalityDomain: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaMemLocationTypeInvalid"),
        (0, "cudaMemLocationTypeNone"),
        (1, "cudaMemLocationTypeDevice"),
        (2, "cudaMemLocationTypeHost"),
        (3, "cudaMemLocationTypeHostNuma"),
        (4, "cudaMemLocationTypeHostNumaCurrent"),
        (5, "cudaMemLocationTypeInvisible"),
        (6, "cudaMemLocationTypeDeviceLocalityDomain"),
    ];
}

enumeration!(cudaMemLocationType);

/// `enum cudaMemPoolAttr`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemPoolAttr(pub i32);

impl cudaMemPoolAttr {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemPoolReuseFollowEventDependencies: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaMemPoolReuseAllowOpportunistic: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaMemPoolReuseAllowInternalDependencies: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaMemPoolAttrReleaseThreshold: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaMemPoolAttrReservedMemCurrent: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaMemPoolAttrReservedMemHigh: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaMemPoolAttrUsedMemCurrent: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaMemPoolAttrUsedMemHigh: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const cudaMemPoolAttrAllocationType: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const cudaMemPoolAttrExportHandleTypes: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const cudaMemPoolAttrLocationId: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const cudaMemPoolAttrLocationType: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const cudaMemPoolAttrMaxPoolSize: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const cudaMemPoolAttrHwDecompressEnabled: Self = Self(14);
    /// 15, since CUDA 13.4.
    pub const cudaMemPoolAttrLocalityDomainId: Self = Self(15);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaMemPoolReuseFollowEventDependencies"),
        (2, "cudaMemPoolReuseAllowOpportunistic"),
        (3, "cudaMemPoolReuseAllowInternalDependencies"),
        (4, "cudaMemPoolAttrReleaseThreshold"),
        (5, "cudaMemPoolAttrReservedMemCurrent"),
        (6, "cudaMemPoolAttrReservedMemHigh"),
        (7, "cudaMemPoolAttrUsedMemCurrent"),
        (8, "cudaMemPoolAttrUsedMemHigh"),
        (9, "cudaMemPoolAttrAllocationType"),
        (10, "cudaMemPoolAttrExportHandleTypes"),
        (11, "cudaMemPoolAttrLocationId"),
        (12, "cudaMemPoolAttrLocationType"),
        (13, "cudaMemPoolAttrMaxPoolSize"),
        (14, "cudaMemPoolAttrHwDecompressEnabled"),
        (15, "cudaMemPoolAttrLocalityDomainId"),
    ];
}

enumeration!(cudaMemPoolAttr);

/// `enum cudaMemRangeAttribute`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemRangeAttribute(pub i32);

impl cudaMemRangeAttribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemRangeAttributeReadMostly: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaMemRangeAttributePreferredLocation: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaMemRangeAttributeAccessedBy: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaMemRangeAttributeLastPrefetchLocation: Self = Self(4);
    /// 5, since CUDA 12.2.
    pub const cudaMemRangeAttributePreferredLocationType: Self = Self(5);
    /// 6, since CUDA 12.2.
    pub const cudaMemRangeAttributePreferredLocationId: Self = Self(6);
    /// 7, since CUDA 12.2.
    pub const cudaMemRangeAttributeLastPrefetchLocationType: Self = Self(7);
    /// 8, since CUDA 12.2.
    pub const cudaMemRangeAttributeLastPrefetchLocationId: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaMemRangeAttributeReadMostly"),
        (2, "cudaMemRangeAttributePreferredLocation"),
        (3, "cudaMemRangeAttributeAccessedBy"),
        (4, "cudaMemRangeAttributeLastPrefetchLocation"),
        (5, "cudaMemRangeAttributePreferredLocationType"),
        (6, "cudaMemRangeAttributePreferredLocationId"),
        (7, "cudaMemRangeAttributeLastPrefetchLocationType"),
        (8, "cudaMemRangeAttributeLastPrefetchLocationId"),
    ];
}

enumeration!(cudaMemRangeAttribute);

/// `enum cudaMemcpy3DOperandType`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpy3DOperandType(pub i32);

impl cudaMemcpy3DOperandType {
    /// 1, since CUDA 12.8.
    pub const cudaMemcpyOperandTypePointer: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const cudaMemcpyOperandTypeArray: Self = Self(2);
    /// 2147483647, since CUDA 12.8.
    pub const cudaMemcpyOperandTypeMax: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaMemcpyOperandTypePointer"),
        (2, "cudaMemcpyOperandTypeArray"),
        (2147483647, "cudaMemcpyOperandTypeMax"),
    ];
}

enumeration!(cudaMemcpy3DOperandType);

/// `enum cudaMemcpyFlags`, from `driver_types.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpyFlags(pub u32);

flag_set! {
    impl cudaMemcpyFlags {
        /// 0, since CUDA 12.8.
        pub const cudaMemcpyFlagDefault: Self = Self(0);
        /// 1, since CUDA 12.8.
        pub const cudaMemcpyFlagPreferOverlapWithCompute: Self = Self(1);
    }
}

/// `enum cudaMemcpyKind`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemcpyKind(pub i32);

impl cudaMemcpyKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaMemcpyHostToHost: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemcpyHostToDevice: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaMemcpyDeviceToHost: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaMemcpyDeviceToDevice: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaMemcpyDefault: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaMemcpyHostToHost"),
        (1, "cudaMemcpyHostToDevice"),
        (2, "cudaMemcpyDeviceToHost"),
        (3, "cudaMemcpyDeviceToDevice"),
        (4, "cudaMemcpyDefault"),
    ];
}

enumeration!(cudaMemcpyKind);

/// `enum cudaMemcpySrcAccessOrder`, from `driver_types.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemcpySrcAccessOrder(pub i32);

impl cudaMemcpySrcAccessOrder {
    /// 0, since CUDA 12.8.
    pub const cudaMemcpySrcAccessOrderInvalid: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const cudaMemcpySrcAccessOrderStream: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const cudaMemcpySrcAccessOrderDuringApiCall: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const cudaMemcpySrcAccessOrderAny: Self = Self(3);
    /// 2147483647, since CUDA 12.8.
    pub const cudaMemcpySrcAccessOrderMax: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaMemcpySrcAccessOrderInvalid"),
        (1, "cudaMemcpySrcAccessOrderStream"),
        (2, "cudaMemcpySrcAccessOrderDuringApiCall"),
        (3, "cudaMemcpySrcAccessOrderAny"),
        (2147483647, "cudaMemcpySrcAccessOrderMax"),
    ];
}

enumeration!(cudaMemcpySrcAccessOrder);

/// `enum cudaMemoryAdvise`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemoryAdvise(pub i32);

impl cudaMemoryAdvise {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseSetReadMostly: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseUnsetReadMostly: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseSetPreferredLocation: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseUnsetPreferredLocation: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseSetAccessedBy: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaMemAdviseUnsetAccessedBy: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaMemAdviseSetReadMostly"),
        (2, "cudaMemAdviseUnsetReadMostly"),
        (3, "cudaMemAdviseSetPreferredLocation"),
        (4, "cudaMemAdviseUnsetPreferredLocation"),
        (5, "cudaMemAdviseSetAccessedBy"),
        (6, "cudaMemAdviseUnsetAccessedBy"),
    ];
}

enumeration!(cudaMemoryAdvise);

/// `enum cudaMemoryType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaMemoryType(pub i32);

impl cudaMemoryType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaMemoryTypeUnregistered: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaMemoryTypeHost: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaMemoryTypeDevice: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaMemoryTypeManaged: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaMemoryTypeUnregistered"),
        (1, "cudaMemoryTypeHost"),
        (2, "cudaMemoryTypeDevice"),
        (3, "cudaMemoryTypeManaged"),
    ];
}

enumeration!(cudaMemoryType);

/// `enum cudaResourceType`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaResourceType(pub i32);

impl cudaResourceType {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaResourceTypeArray: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaResourceTypeMipmappedArray: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaResourceTypeLinear: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaResourceTypePitch2D: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaResourceTypeArray"),
        (1, "cudaResourceTypeMipmappedArray"),
        (2, "cudaResourceTypeLinear"),
        (3, "cudaResourceTypePitch2D"),
    ];
}

enumeration!(cudaResourceType);

/// `enum cudaResourceViewFormat`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaResourceViewFormat(pub i32);

impl cudaResourceViewFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatNone: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedChar1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedChar2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedChar4: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedChar1: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedChar2: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedChar4: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedShort1: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedShort2: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedShort4: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedShort1: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedShort2: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedShort4: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedInt1: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedInt2: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedInt4: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedInt1: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedInt2: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedInt4: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatHalf1: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatHalf2: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatHalf4: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatFloat1: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatFloat2: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatFloat4: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed1: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed2: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed3: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed4: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedBlockCompressed4: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed5: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedBlockCompressed5: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed6H: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatSignedBlockCompressed6H: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const cudaResViewFormatUnsignedBlockCompressed7: Self = Self(34);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaResViewFormatNone"),
        (1, "cudaResViewFormatUnsignedChar1"),
        (2, "cudaResViewFormatUnsignedChar2"),
        (3, "cudaResViewFormatUnsignedChar4"),
        (4, "cudaResViewFormatSignedChar1"),
        (5, "cudaResViewFormatSignedChar2"),
        (6, "cudaResViewFormatSignedChar4"),
        (7, "cudaResViewFormatUnsignedShort1"),
        (8, "cudaResViewFormatUnsignedShort2"),
        (9, "cudaResViewFormatUnsignedShort4"),
        (10, "cudaResViewFormatSignedShort1"),
        (11, "cudaResViewFormatSignedShort2"),
        (12, "cudaResViewFormatSignedShort4"),
        (13, "cudaResViewFormatUnsignedInt1"),
        (14, "cudaResViewFormatUnsignedInt2"),
        (15, "cudaResViewFormatUnsignedInt4"),
        (16, "cudaResViewFormatSignedInt1"),
        (17, "cudaResViewFormatSignedInt2"),
        (18, "cudaResViewFormatSignedInt4"),
        (19, "cudaResViewFormatHalf1"),
        (20, "cudaResViewFormatHalf2"),
        (21, "cudaResViewFormatHalf4"),
        (22, "cudaResViewFormatFloat1"),
        (23, "cudaResViewFormatFloat2"),
        (24, "cudaResViewFormatFloat4"),
        (25, "cudaResViewFormatUnsignedBlockCompressed1"),
        (26, "cudaResViewFormatUnsignedBlockCompressed2"),
        (27, "cudaResViewFormatUnsignedBlockCompressed3"),
        (28, "cudaResViewFormatUnsignedBlockCompressed4"),
        (29, "cudaResViewFormatSignedBlockCompressed4"),
        (30, "cudaResViewFormatUnsignedBlockCompressed5"),
        (31, "cudaResViewFormatSignedBlockCompressed5"),
        (32, "cudaResViewFormatUnsignedBlockCompressed6H"),
        (33, "cudaResViewFormatSignedBlockCompressed6H"),
        (34, "cudaResViewFormatUnsignedBlockCompressed7"),
    ];
}

enumeration!(cudaResourceViewFormat);

/// `enum cudaRoundMode`, from `device_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaRoundMode(pub i32);

impl cudaRoundMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaRoundNearest: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaRoundZero: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaRoundPosInf: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaRoundMinInf: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaRoundNearest"),
        (1, "cudaRoundZero"),
        (2, "cudaRoundPosInf"),
        (3, "cudaRoundMinInf"),
    ];
}

enumeration!(cudaRoundMode);

/// `enum cudaSharedCarveout`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSharedCarveout(pub i32);

impl cudaSharedCarveout {
    /// -1, since CUDA 12.0 or earlier.
    pub const cudaSharedmemCarveoutDefault: Self = Self(-1);
    /// 100, since CUDA 12.0 or earlier.
    pub const cudaSharedmemCarveoutMaxShared: Self = Self(100);
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaSharedmemCarveoutMaxL1: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "cudaSharedmemCarveoutDefault"),
        (100, "cudaSharedmemCarveoutMaxShared"),
        (0, "cudaSharedmemCarveoutMaxL1"),
    ];
}

enumeration!(cudaSharedCarveout);

/// `enum cudaSharedMemConfig`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSharedMemConfig(pub i32);

impl cudaSharedMemConfig {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaSharedMemBankSizeDefault: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaSharedMemBankSizeFourByte: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaSharedMemBankSizeEightByte: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaSharedMemBankSizeDefault"),
        (1, "cudaSharedMemBankSizeFourByte"),
        (2, "cudaSharedMemBankSizeEightByte"),
    ];
}

enumeration!(cudaSharedMemConfig);

/// `enum cudaStreamCaptureMode`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaStreamCaptureMode(pub i32);

impl cudaStreamCaptureMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureModeGlobal: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureModeThreadLocal: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureModeRelaxed: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaStreamCaptureModeGlobal"),
        (1, "cudaStreamCaptureModeThreadLocal"),
        (2, "cudaStreamCaptureModeRelaxed"),
    ];
}

enumeration!(cudaStreamCaptureMode);

/// `enum cudaStreamCaptureStatus`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaStreamCaptureStatus(pub i32);

impl cudaStreamCaptureStatus {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureStatusNone: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureStatusActive: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaStreamCaptureStatusInvalidated: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaStreamCaptureStatusNone"),
        (1, "cudaStreamCaptureStatusActive"),
        (2, "cudaStreamCaptureStatusInvalidated"),
    ];
}

enumeration!(cudaStreamCaptureStatus);

/// `enum cudaStreamUpdateCaptureDependenciesFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaStreamUpdateCaptureDependenciesFlags(pub u32);

flag_set! {
    impl cudaStreamUpdateCaptureDependenciesFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const cudaStreamAddCaptureDependencies: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaStreamSetCaptureDependencies: Self = Self(1);
    }
}

/// `enum cudaSurfaceBoundaryMode`, from `surface_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSurfaceBoundaryMode(pub i32);

impl cudaSurfaceBoundaryMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaBoundaryModeZero: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaBoundaryModeClamp: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaBoundaryModeTrap: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaBoundaryModeZero"),
        (1, "cudaBoundaryModeClamp"),
        (2, "cudaBoundaryModeTrap"),
    ];
}

enumeration!(cudaSurfaceBoundaryMode);

/// `enum cudaSurfaceFormatMode`, from `surface_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaSurfaceFormatMode(pub i32);

impl cudaSurfaceFormatMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaFormatModeForced: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaFormatModeAuto: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaFormatModeForced"),
        (1, "cudaFormatModeAuto"),
    ];
}

enumeration!(cudaSurfaceFormatMode);

/// `enum cudaSynchronizationPolicy`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaSynchronizationPolicy(pub i32);

impl cudaSynchronizationPolicy {
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaSyncPolicyAuto: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaSyncPolicySpin: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaSyncPolicyYield: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const cudaSyncPolicyBlockingSync: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "cudaSyncPolicyAuto"),
        (2, "cudaSyncPolicySpin"),
        (3, "cudaSyncPolicyYield"),
        (4, "cudaSyncPolicyBlockingSync"),
    ];
}

enumeration!(cudaSynchronizationPolicy);

/// `enum cudaTextureAddressMode`, from `texture_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureAddressMode(pub i32);

impl cudaTextureAddressMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaAddressModeWrap: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaAddressModeClamp: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const cudaAddressModeMirror: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const cudaAddressModeBorder: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaAddressModeWrap"),
        (1, "cudaAddressModeClamp"),
        (2, "cudaAddressModeMirror"),
        (3, "cudaAddressModeBorder"),
    ];
}

enumeration!(cudaTextureAddressMode);

/// `enum cudaTextureFilterMode`, from `texture_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureFilterMode(pub i32);

impl cudaTextureFilterMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaFilterModePoint: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaFilterModeLinear: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaFilterModePoint"),
        (1, "cudaFilterModeLinear"),
    ];
}

enumeration!(cudaTextureFilterMode);

/// `enum cudaTextureReadMode`, from `texture_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudaTextureReadMode(pub i32);

impl cudaTextureReadMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const cudaReadModeElementType: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const cudaReadModeNormalizedFloat: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudaReadModeElementType"),
        (1, "cudaReadModeNormalizedFloat"),
    ];
}

enumeration!(cudaTextureReadMode);

/// `enum cudaUserObjectFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaUserObjectFlags(pub u32);

flag_set! {
    impl cudaUserObjectFlags {
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaUserObjectNoDestructorSync: Self = Self(1);
    }
}

/// `enum cudaUserObjectRetainFlags`, from `driver_types.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaUserObjectRetainFlags(pub u32);

flag_set! {
    impl cudaUserObjectRetainFlags {
        /// 1, since CUDA 12.0 or earlier.
        pub const cudaGraphUserObjectMove: Self = Self(1);
    }
}

/// `enum libraryPropertyType`, from `library_types.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct libraryPropertyType(pub i32);

impl libraryPropertyType {
    /// 0, since CUDA 12.0 or earlier.
    pub const MAJOR_VERSION: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const MINOR_VERSION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const PATCH_LEVEL: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "MAJOR_VERSION"),
        (1, "MINOR_VERSION"),
        (2, "PATCH_LEVEL"),
    ];
}

enumeration!(libraryPropertyType);
