//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, runtime};

pub(crate) static cuComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuComplex\ntypedef cuFloatComplex cuComplex, from cuComplex.h. Since CUDA 12.0 or earlier.",
    &runtime::cuFloatComplex,
);

pub(crate) static cuDoubleComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuDoubleComplex\ntypedef double2 cuDoubleComplex, from cuComplex.h. Since CUDA 12.0 or earlier.",
    &runtime::double2,
);

pub(crate) static cuFloatComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuFloatComplex\ntypedef float2 cuFloatComplex, from cuComplex.h. Since CUDA 12.0 or earlier.",
    &runtime::float2,
);

pub(crate) static cudaAccessPolicyWindow: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaAccessPolicyWindow\nstruct cudaAccessPolicyWindow, from driver_types.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"base_ptr", 0, Ty::Pointer);
        table.field(c"num_bytes", 8, Ty::U64);
        table.field(c"hitRatio", 16, Ty::F32);
        table.field(c"hitProp", 20, Ty::Enum(&runtime::cudaAccessProperty));
        table.field(c"missProp", 24, Ty::Enum(&runtime::cudaAccessProperty));
    },
);

pub(crate) static cudaAccessProperty: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAccessProperty\nenum cudaAccessProperty, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaAccessPropertyNormal", 0);
        table.member("cudaAccessPropertyStreaming", 1);
        table.member("cudaAccessPropertyPersisting", 2);
    },
);

pub(crate) static cudaArrayMemoryRequirements: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArrayMemoryRequirements\nstruct cudaArrayMemoryRequirements, from driver_types.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"alignment", 8, Ty::U64);
        table.field(c"reserved", 16, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaArraySparseProperties: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArraySparseProperties\nstruct cudaArraySparseProperties, from driver_types.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"tileExtent", 0, Ty::Record(&runtime::cudaArraySparseProperties_tileExtent));
        table.field(c"miptailFirstLevel", 12, Ty::U32);
        table.field(c"miptailSize", 16, Ty::U64);
        table.field(c"flags", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaArraySparseProperties_tileExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArraySparseProperties_tileExtent\nstruct cudaArraySparseProperties.tileExtent, from driver_types.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"width", 0, Ty::U32);
        table.field(c"height", 4, Ty::U32);
        table.field(c"depth", 8, Ty::U32);
    },
);

pub(crate) static cudaArray_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaArray_t\ntypedef cudaArray_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudaAsyncCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Record(&runtime::cudaAsyncNotificationInfo_t), ArgKind::Data,
        ArgKind::Value(Ty::Value(&runtime::cudaAsyncCallbackHandle_t)),
    ],
);

pub(crate) static cudaAsyncCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaAsyncCallback\nthe address of a C function, cudaAsyncCallback, from driver_types.h. Since CUDA 12.4.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaAsyncCallback__signature);

pub(crate) static cudaAsyncCallbackHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaAsyncCallbackHandle_t\ntypedef cudaAsyncCallbackHandle_t, from driver_types.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static cudaAsyncNotificationInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaAsyncNotificationInfo\nstruct cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&runtime::cudaAsyncNotificationType));
        table.field(c"info", 8, Ty::Record(&runtime::cudaAsyncNotificationInfo_t_info));
    },
);

pub(crate) static cudaAsyncNotificationInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaAsyncNotificationInfo_t\nstruct cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4.",
    &runtime::cudaAsyncNotificationInfo,
);

pub(crate) static cudaAsyncNotificationInfo_t_info: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaAsyncNotificationInfo_t_info\nstruct cudaAsyncNotificationInfo_t.info, from driver_types.h. Since CUDA 12.4.",
    (8, 8, true),
    |table| {
        table.field(c"overBudget", 0, Ty::Record(&runtime::cudaAsyncNotificationInfo_t_info_overBudget));
    },
);

pub(crate) static cudaAsyncNotificationInfo_t_info_overBudget: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaAsyncNotificationInfo_t_info_overBudget\nstruct cudaAsyncNotificationInfo_t.info.overBudget, from driver_types.h. Since CUDA 12.4.",
    (8, 8, false),
    |table| {
        table.field(c"bytesOverBudget", 0, Ty::U64);
    },
);

pub(crate) static cudaAsyncNotificationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAsyncNotificationType\nenum cudaAsyncNotificationType, from driver_types.h. Since CUDA 12.4.",
    |table| {
        table.member("cudaAsyncNotificationTypeOverBudget", 1);
    },
);

pub(crate) static cudaCGScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaCGScope\nenum cudaCGScope, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaCGScopeInvalid", 0);
        table.member("cudaCGScopeGrid", 1);
        table.member("cudaCGScopeReserved", 2);
        table.member("cudaCGScopeMultiGrid", 2);
    },
);

pub(crate) static cudaChannelFormatDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaChannelFormatDesc\nstruct cudaChannelFormatDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
    (20, 4, false),
    |table| {
        table.field(c"x", 0, Ty::I32);
        table.field(c"y", 4, Ty::I32);
        table.field(c"z", 8, Ty::I32);
        table.field(c"w", 12, Ty::I32);
        table.field(c"f", 16, Ty::Enum(&runtime::cudaChannelFormatKind));
    },
);

pub(crate) static cudaChannelFormatKind: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaChannelFormatKind\nenum cudaChannelFormatKind, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaChannelFormatKindSigned", 0);
        table.member("cudaChannelFormatKindUnsigned", 1);
        table.member("cudaChannelFormatKindFloat", 2);
        table.member("cudaChannelFormatKindNone", 3);
        table.member("cudaChannelFormatKindNV12", 4);
        table.member("cudaChannelFormatKindUnsignedNormalized8X1", 5);
        table.member("cudaChannelFormatKindUnsignedNormalized8X2", 6);
        table.member("cudaChannelFormatKindUnsignedNormalized8X4", 7);
        table.member("cudaChannelFormatKindUnsignedNormalized16X1", 8);
        table.member("cudaChannelFormatKindUnsignedNormalized16X2", 9);
        table.member("cudaChannelFormatKindUnsignedNormalized16X4", 10);
        table.member("cudaChannelFormatKindSignedNormalized8X1", 11);
        table.member("cudaChannelFormatKindSignedNormalized8X2", 12);
        table.member("cudaChannelFormatKindSignedNormalized8X4", 13);
        table.member("cudaChannelFormatKindSignedNormalized16X1", 14);
        table.member("cudaChannelFormatKindSignedNormalized16X2", 15);
        table.member("cudaChannelFormatKindSignedNormalized16X4", 16);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed1", 17);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed1SRGB", 18);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed2", 19);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed2SRGB", 20);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed3", 21);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed3SRGB", 22);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed4", 23);
        table.member("cudaChannelFormatKindSignedBlockCompressed4", 24);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed5", 25);
        table.member("cudaChannelFormatKindSignedBlockCompressed5", 26);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed6H", 27);
        table.member("cudaChannelFormatKindSignedBlockCompressed6H", 28);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed7", 29);
        table.member("cudaChannelFormatKindUnsignedBlockCompressed7SRGB", 30);
        table.member("cudaChannelFormatKindUnsignedNormalized1010102", 31);
        table.member("cudaChannelFormatKindUnsigned8Packed422", 32);
        table.member("cudaChannelFormatKindUnsigned8Packed444", 33);
        table.member("cudaChannelFormatKindUnsigned8SemiPlanar420", 34);
        table.member("cudaChannelFormatKindUnsigned16SemiPlanar420", 35);
        table.member("cudaChannelFormatKindUnsigned8SemiPlanar422", 36);
        table.member("cudaChannelFormatKindUnsigned16SemiPlanar422", 37);
        table.member("cudaChannelFormatKindUnsigned8SemiPlanar444", 38);
        table.member("cudaChannelFormatKindUnsigned16SemiPlanar444", 39);
        table.member("cudaChannelFormatKindUnsigned8Planar420", 40);
        table.member("cudaChannelFormatKindUnsigned16Planar420", 41);
        table.member("cudaChannelFormatKindUnsigned8Planar422", 42);
        table.member("cudaChannelFormatKindUnsigned16Planar422", 43);
        table.member("cudaChannelFormatKindUnsigned8Planar444", 44);
        table.member("cudaChannelFormatKindUnsigned16Planar444", 45);
    },
);

pub(crate) static cudaChildGraphNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaChildGraphNodeParams\nstruct cudaChildGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"graph", 0, Ty::Value(&runtime::cudaGraph_t));
        table.field(c"ownership", 8, Ty::Enum(&runtime::cudaGraphChildGraphNodeOwnership));
    },
);

pub(crate) static cudaClusterSchedulingPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaClusterSchedulingPolicy\nenum cudaClusterSchedulingPolicy, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaClusterSchedulingPolicyDefault", 0);
        table.member("cudaClusterSchedulingPolicySpread", 1);
        table.member("cudaClusterSchedulingPolicyLoadBalancing", 2);
        table.member("cudaClusterSchedulingPolicyRubinDsmemLocality", 3);
    },
);

pub(crate) static cudaComputeMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaComputeMode\nenum cudaComputeMode, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaComputeModeDefault", 0);
        table.member("cudaComputeModeExclusive", 1);
        table.member("cudaComputeModeProhibited", 2);
        table.member("cudaComputeModeExclusiveProcess", 3);
    },
);

pub(crate) static cudaDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDataType\nenum cudaDataType, from library_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUDA_R_16F", 2);
        table.member("CUDA_C_16F", 6);
        table.member("CUDA_R_16BF", 14);
        table.member("CUDA_C_16BF", 15);
        table.member("CUDA_R_32F", 0);
        table.member("CUDA_C_32F", 4);
        table.member("CUDA_R_64F", 1);
        table.member("CUDA_C_64F", 5);
        table.member("CUDA_R_4I", 16);
        table.member("CUDA_C_4I", 17);
        table.member("CUDA_R_4U", 18);
        table.member("CUDA_C_4U", 19);
        table.member("CUDA_R_8I", 3);
        table.member("CUDA_C_8I", 7);
        table.member("CUDA_R_8U", 8);
        table.member("CUDA_C_8U", 9);
        table.member("CUDA_R_16I", 20);
        table.member("CUDA_C_16I", 21);
        table.member("CUDA_R_16U", 22);
        table.member("CUDA_C_16U", 23);
        table.member("CUDA_R_32I", 10);
        table.member("CUDA_C_32I", 11);
        table.member("CUDA_R_32U", 12);
        table.member("CUDA_C_32U", 13);
        table.member("CUDA_R_64I", 24);
        table.member("CUDA_C_64I", 25);
        table.member("CUDA_R_64U", 26);
        table.member("CUDA_C_64U", 27);
        table.member("CUDA_R_8F_E4M3", 28);
        table.member("CUDA_R_8F_UE4M3", 28);
        table.member("CUDA_R_8F_E5M2", 29);
        table.member("CUDA_R_8F_UE8M0", 30);
        table.member("CUDA_R_6F_E2M3", 31);
        table.member("CUDA_R_6F_E3M2", 32);
        table.member("CUDA_R_4F_E2M1", 33);
        table.member("CUDA_R_8F_UE5M3", 34);
    },
);

pub(crate) static cudaDeviceNumaConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceNumaConfig\nenum cudaDeviceNumaConfig, from driver_types.h. Since CUDA 12.2.",
    |table| {
        table.member("cudaDeviceNumaConfigNone", 0);
        table.member("cudaDeviceNumaConfigNumaNode", 1);
    },
);

pub(crate) static cudaDeviceP2PAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceP2PAttr\nenum cudaDeviceP2PAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaDevP2PAttrPerformanceRank", 1);
        table.member("cudaDevP2PAttrAccessSupported", 2);
        table.member("cudaDevP2PAttrNativeAtomicSupported", 3);
        table.member("cudaDevP2PAttrCudaArrayAccessSupported", 4);
        table.member("cudaDevP2PAttrOnlyPartialNativeAtomicSupported", 5);
    },
);

pub(crate) static cudaDriverEntryPointQueryResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDriverEntryPointQueryResult\nenum cudaDriverEntryPointQueryResult, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaDriverEntryPointSuccess", 0);
        table.member("cudaDriverEntryPointSymbolNotFound", 1);
        table.member("cudaDriverEntryPointVersionNotSufficent", 2);
    },
);

pub(crate) static cudaEglColorFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglColorFormat\nenum cudaEglColorFormat, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaEglColorFormatYUV420Planar", 0);
        table.member("cudaEglColorFormatYUV420SemiPlanar", 1);
        table.member("cudaEglColorFormatYUV422Planar", 2);
        table.member("cudaEglColorFormatYUV422SemiPlanar", 3);
        table.member("cudaEglColorFormatARGB", 6);
        table.member("cudaEglColorFormatRGBA", 7);
        table.member("cudaEglColorFormatL", 8);
        table.member("cudaEglColorFormatR", 9);
        table.member("cudaEglColorFormatYUV444Planar", 10);
        table.member("cudaEglColorFormatYUV444SemiPlanar", 11);
        table.member("cudaEglColorFormatYUYV422", 12);
        table.member("cudaEglColorFormatUYVY422", 13);
        table.member("cudaEglColorFormatABGR", 14);
        table.member("cudaEglColorFormatBGRA", 15);
        table.member("cudaEglColorFormatA", 16);
        table.member("cudaEglColorFormatRG", 17);
        table.member("cudaEglColorFormatAYUV", 18);
        table.member("cudaEglColorFormatYVU444SemiPlanar", 19);
        table.member("cudaEglColorFormatYVU422SemiPlanar", 20);
        table.member("cudaEglColorFormatYVU420SemiPlanar", 21);
        table.member("cudaEglColorFormatY10V10U10_444SemiPlanar", 22);
        table.member("cudaEglColorFormatY10V10U10_420SemiPlanar", 23);
        table.member("cudaEglColorFormatY12V12U12_444SemiPlanar", 24);
        table.member("cudaEglColorFormatY12V12U12_420SemiPlanar", 25);
        table.member("cudaEglColorFormatVYUY_ER", 26);
        table.member("cudaEglColorFormatUYVY_ER", 27);
        table.member("cudaEglColorFormatYUYV_ER", 28);
        table.member("cudaEglColorFormatYVYU_ER", 29);
        table.member("cudaEglColorFormatYUVA_ER", 31);
        table.member("cudaEglColorFormatAYUV_ER", 32);
        table.member("cudaEglColorFormatYUV444Planar_ER", 33);
        table.member("cudaEglColorFormatYUV422Planar_ER", 34);
        table.member("cudaEglColorFormatYUV420Planar_ER", 35);
        table.member("cudaEglColorFormatYUV444SemiPlanar_ER", 36);
        table.member("cudaEglColorFormatYUV422SemiPlanar_ER", 37);
        table.member("cudaEglColorFormatYUV420SemiPlanar_ER", 38);
        table.member("cudaEglColorFormatYVU444Planar_ER", 39);
        table.member("cudaEglColorFormatYVU422Planar_ER", 40);
        table.member("cudaEglColorFormatYVU420Planar_ER", 41);
        table.member("cudaEglColorFormatYVU444SemiPlanar_ER", 42);
        table.member("cudaEglColorFormatYVU422SemiPlanar_ER", 43);
        table.member("cudaEglColorFormatYVU420SemiPlanar_ER", 44);
        table.member("cudaEglColorFormatBayerRGGB", 45);
        table.member("cudaEglColorFormatBayerBGGR", 46);
        table.member("cudaEglColorFormatBayerGRBG", 47);
        table.member("cudaEglColorFormatBayerGBRG", 48);
        table.member("cudaEglColorFormatBayer10RGGB", 49);
        table.member("cudaEglColorFormatBayer10BGGR", 50);
        table.member("cudaEglColorFormatBayer10GRBG", 51);
        table.member("cudaEglColorFormatBayer10GBRG", 52);
        table.member("cudaEglColorFormatBayer12RGGB", 53);
        table.member("cudaEglColorFormatBayer12BGGR", 54);
        table.member("cudaEglColorFormatBayer12GRBG", 55);
        table.member("cudaEglColorFormatBayer12GBRG", 56);
        table.member("cudaEglColorFormatBayer14RGGB", 57);
        table.member("cudaEglColorFormatBayer14BGGR", 58);
        table.member("cudaEglColorFormatBayer14GRBG", 59);
        table.member("cudaEglColorFormatBayer14GBRG", 60);
        table.member("cudaEglColorFormatBayer20RGGB", 61);
        table.member("cudaEglColorFormatBayer20BGGR", 62);
        table.member("cudaEglColorFormatBayer20GRBG", 63);
        table.member("cudaEglColorFormatBayer20GBRG", 64);
        table.member("cudaEglColorFormatYVU444Planar", 65);
        table.member("cudaEglColorFormatYVU422Planar", 66);
        table.member("cudaEglColorFormatYVU420Planar", 67);
        table.member("cudaEglColorFormatBayerIspRGGB", 68);
        table.member("cudaEglColorFormatBayerIspBGGR", 69);
        table.member("cudaEglColorFormatBayerIspGRBG", 70);
        table.member("cudaEglColorFormatBayerIspGBRG", 71);
        table.member("cudaEglColorFormatBayerBCCR", 72);
        table.member("cudaEglColorFormatBayerRCCB", 73);
        table.member("cudaEglColorFormatBayerCRBC", 74);
        table.member("cudaEglColorFormatBayerCBRC", 75);
        table.member("cudaEglColorFormatBayer10CCCC", 76);
        table.member("cudaEglColorFormatBayer12BCCR", 77);
        table.member("cudaEglColorFormatBayer12RCCB", 78);
        table.member("cudaEglColorFormatBayer12CRBC", 79);
        table.member("cudaEglColorFormatBayer12CBRC", 80);
        table.member("cudaEglColorFormatBayer12CCCC", 81);
        table.member("cudaEglColorFormatY", 82);
        table.member("cudaEglColorFormatYUV420SemiPlanar_2020", 83);
        table.member("cudaEglColorFormatYVU420SemiPlanar_2020", 84);
        table.member("cudaEglColorFormatYUV420Planar_2020", 85);
        table.member("cudaEglColorFormatYVU420Planar_2020", 86);
        table.member("cudaEglColorFormatYUV420SemiPlanar_709", 87);
        table.member("cudaEglColorFormatYVU420SemiPlanar_709", 88);
        table.member("cudaEglColorFormatYUV420Planar_709", 89);
        table.member("cudaEglColorFormatYVU420Planar_709", 90);
        table.member("cudaEglColorFormatY10V10U10_420SemiPlanar_709", 91);
        table.member("cudaEglColorFormatY10V10U10_420SemiPlanar_2020", 92);
        table.member("cudaEglColorFormatY10V10U10_422SemiPlanar_2020", 93);
        table.member("cudaEglColorFormatY10V10U10_422SemiPlanar", 94);
        table.member("cudaEglColorFormatY10V10U10_422SemiPlanar_709", 95);
        table.member("cudaEglColorFormatY_ER", 96);
        table.member("cudaEglColorFormatY_709_ER", 97);
        table.member("cudaEglColorFormatY10_ER", 98);
        table.member("cudaEglColorFormatY10_709_ER", 99);
        table.member("cudaEglColorFormatY12_ER", 100);
        table.member("cudaEglColorFormatY12_709_ER", 101);
        table.member("cudaEglColorFormatYUVA", 102);
        table.member("cudaEglColorFormatYVYU", 104);
        table.member("cudaEglColorFormatVYUY", 105);
        table.member("cudaEglColorFormatY10V10U10_420SemiPlanar_ER", 106);
        table.member("cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER", 107);
        table.member("cudaEglColorFormatY10V10U10_444SemiPlanar_ER", 108);
        table.member("cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER", 109);
        table.member("cudaEglColorFormatY12V12U12_420SemiPlanar_ER", 110);
        table.member("cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER", 111);
        table.member("cudaEglColorFormatY12V12U12_444SemiPlanar_ER", 112);
        table.member("cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER", 113);
        table.member("cudaEglColorFormatUYVY709", 114);
        table.member("cudaEglColorFormatUYVY709_ER", 115);
        table.member("cudaEglColorFormatUYVY2020", 116);
    },
);

pub(crate) static cudaEglFrame_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglFrame_st\nstruct cudaEglFrame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    (280, 8, false),
    |table| {
        table.field(c"frame", 0, Ty::Record(&runtime::cudaEglFrame_frame));
        table.field(c"planeDesc", 96, Ty::array(Ty::Record(&runtime::cudaEglPlaneDesc), 3));
        table.field(c"planeCount", 264, Ty::U32);
        table.field(c"frameType", 268, Ty::Enum(&runtime::cudaEglFrameType));
        table.field(c"eglColorFormat", 272, Ty::Enum(&runtime::cudaEglColorFormat));
    },
);

pub(crate) static cudaEglFrame: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaEglFrame\nstruct cudaEglFrame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaEglFrame_st,
);

pub(crate) static cudaEglFrame_frame: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglFrame_frame\nstruct cudaEglFrame.frame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    (96, 8, true),
    |table| {
        table.field(c"pArray", 0, Ty::array(Ty::Value(&runtime::cudaArray_t), 3));
        table.field(c"pPitch", 0, Ty::array(Ty::Record(&runtime::cudaPitchedPtr), 3));
    },
);

pub(crate) static cudaEglFrameType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglFrameType\nenum cudaEglFrameType, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaEglFrameTypeArray", 0);
        table.member("cudaEglFrameTypePitch", 1);
    },
);

pub(crate) static cudaEglPlaneDesc_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglPlaneDesc_st\nstruct cudaEglPlaneDesc, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    (56, 4, false),
    |table| {
        table.field(c"width", 0, Ty::U32);
        table.field(c"height", 4, Ty::U32);
        table.field(c"depth", 8, Ty::U32);
        table.field(c"pitch", 12, Ty::U32);
        table.field(c"numChannels", 16, Ty::U32);
        table.field(c"channelDesc", 20, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"reserved", 40, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaEglPlaneDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaEglPlaneDesc\nstruct cudaEglPlaneDesc, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaEglPlaneDesc_st,
);

pub(crate) static cudaEglResourceLocationFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglResourceLocationFlags\nenum cudaEglResourceLocationFlags, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaEglResourceLocationSysmem", 0);
        table.member("cudaEglResourceLocationVidmem", 1);
    },
);

pub(crate) static cudaEglStreamConnection: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaEglStreamConnection\ntypedef cudaEglStreamConnection, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUeglStreamConnection),
);

pub(crate) static cudaError: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaError_t\nenum cudaError, from driver_types.h. Since CUDA 12.0 or earlier. Deprecated: cudaErrorProfilerNotInitialized, cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped, cudaErrorInvalidHostPointer, cudaErrorInvalidDevicePointer, cudaErrorAddressOfConstant, cudaErrorTextureFetchFailed, cudaErrorTextureNotBound, cudaErrorSynchronizationError, cudaErrorMixedDeviceExecution, cudaErrorNotYetImplemented, cudaErrorMemoryValueTooLarge, cudaErrorPriorLaunchFailure, cudaErrorApiFailureBase.",
    |table| {
        table.member("cudaSuccess", 0);
        table.member("cudaErrorInvalidValue", 1);
        table.member("cudaErrorMemoryAllocation", 2);
        table.member("cudaErrorInitializationError", 3);
        table.member("cudaErrorCudartUnloading", 4);
        table.member("cudaErrorProfilerDisabled", 5);
        table.member("cudaErrorProfilerNotInitialized", 6);
        table.member("cudaErrorProfilerAlreadyStarted", 7);
        table.member("cudaErrorProfilerAlreadyStopped", 8);
        table.member("cudaErrorInvalidConfiguration", 9);
        table.member("cudaErrorVersionTranslation", 10);
        table.member("cudaErrorInvalidPitchValue", 12);
        table.member("cudaErrorInvalidSymbol", 13);
        table.member("cudaErrorInvalidHostPointer", 16);
        table.member("cudaErrorInvalidDevicePointer", 17);
        table.member("cudaErrorInvalidTexture", 18);
        table.member("cudaErrorInvalidTextureBinding", 19);
        table.member("cudaErrorInvalidChannelDescriptor", 20);
        table.member("cudaErrorInvalidMemcpyDirection", 21);
        table.member("cudaErrorAddressOfConstant", 22);
        table.member("cudaErrorTextureFetchFailed", 23);
        table.member("cudaErrorTextureNotBound", 24);
        table.member("cudaErrorSynchronizationError", 25);
        table.member("cudaErrorInvalidFilterSetting", 26);
        table.member("cudaErrorInvalidNormSetting", 27);
        table.member("cudaErrorMixedDeviceExecution", 28);
        table.member("cudaErrorNotYetImplemented", 31);
        table.member("cudaErrorMemoryValueTooLarge", 32);
        table.member("cudaErrorStubLibrary", 34);
        table.member("cudaErrorInsufficientDriver", 35);
        table.member("cudaErrorCallRequiresNewerDriver", 36);
        table.member("cudaErrorInvalidSurface", 37);
        table.member("cudaErrorDuplicateVariableName", 43);
        table.member("cudaErrorDuplicateTextureName", 44);
        table.member("cudaErrorDuplicateSurfaceName", 45);
        table.member("cudaErrorDevicesUnavailable", 46);
        table.member("cudaErrorIncompatibleDriverContext", 49);
        table.member("cudaErrorMissingConfiguration", 52);
        table.member("cudaErrorPriorLaunchFailure", 53);
        table.member("cudaErrorLaunchMaxDepthExceeded", 65);
        table.member("cudaErrorLaunchFileScopedTex", 66);
        table.member("cudaErrorLaunchFileScopedSurf", 67);
        table.member("cudaErrorSyncDepthExceeded", 68);
        table.member("cudaErrorLaunchPendingCountExceeded", 69);
        table.member("cudaErrorInvalidDeviceFunction", 98);
        table.member("cudaErrorNoDevice", 100);
        table.member("cudaErrorInvalidDevice", 101);
        table.member("cudaErrorDeviceNotLicensed", 102);
        table.member("cudaErrorSoftwareValidityNotEstablished", 103);
        table.member("cudaErrorStartupFailure", 127);
        table.member("cudaErrorInvalidKernelImage", 200);
        table.member("cudaErrorDeviceUninitialized", 201);
        table.member("cudaErrorMapBufferObjectFailed", 205);
        table.member("cudaErrorUnmapBufferObjectFailed", 206);
        table.member("cudaErrorArrayIsMapped", 207);
        table.member("cudaErrorAlreadyMapped", 208);
        table.member("cudaErrorNoKernelImageForDevice", 209);
        table.member("cudaErrorAlreadyAcquired", 210);
        table.member("cudaErrorNotMapped", 211);
        table.member("cudaErrorNotMappedAsArray", 212);
        table.member("cudaErrorNotMappedAsPointer", 213);
        table.member("cudaErrorECCUncorrectable", 214);
        table.member("cudaErrorUnsupportedLimit", 215);
        table.member("cudaErrorDeviceAlreadyInUse", 216);
        table.member("cudaErrorPeerAccessUnsupported", 217);
        table.member("cudaErrorInvalidPtx", 218);
        table.member("cudaErrorInvalidGraphicsContext", 219);
        table.member("cudaErrorNvlinkUncorrectable", 220);
        table.member("cudaErrorJitCompilerNotFound", 221);
        table.member("cudaErrorUnsupportedPtxVersion", 222);
        table.member("cudaErrorJitCompilationDisabled", 223);
        table.member("cudaErrorUnsupportedExecAffinity", 224);
        table.member("cudaErrorUnsupportedDevSideSync", 225);
        table.member("cudaErrorContained", 226);
        table.member("cudaErrorInsufficientLoaderVersion", 227);
        table.member("cudaErrorInvalidSource", 300);
        table.member("cudaErrorFileNotFound", 301);
        table.member("cudaErrorSharedObjectSymbolNotFound", 302);
        table.member("cudaErrorSharedObjectInitFailed", 303);
        table.member("cudaErrorOperatingSystem", 304);
        table.member("cudaErrorInvalidResourceHandle", 400);
        table.member("cudaErrorIllegalState", 401);
        table.member("cudaErrorLossyQuery", 402);
        table.member("cudaErrorSymbolNotFound", 500);
        table.member("cudaErrorNotReady", 600);
        table.member("cudaErrorIllegalAddress", 700);
        table.member("cudaErrorLaunchOutOfResources", 701);
        table.member("cudaErrorLaunchTimeout", 702);
        table.member("cudaErrorLaunchIncompatibleTexturing", 703);
        table.member("cudaErrorPeerAccessAlreadyEnabled", 704);
        table.member("cudaErrorPeerAccessNotEnabled", 705);
        table.member("cudaErrorSetOnActiveProcess", 708);
        table.member("cudaErrorContextIsDestroyed", 709);
        table.member("cudaErrorAssert", 710);
        table.member("cudaErrorTooManyPeers", 711);
        table.member("cudaErrorHostMemoryAlreadyRegistered", 712);
        table.member("cudaErrorHostMemoryNotRegistered", 713);
        table.member("cudaErrorHardwareStackError", 714);
        table.member("cudaErrorIllegalInstruction", 715);
        table.member("cudaErrorMisalignedAddress", 716);
        table.member("cudaErrorInvalidAddressSpace", 717);
        table.member("cudaErrorInvalidPc", 718);
        table.member("cudaErrorLaunchFailure", 719);
        table.member("cudaErrorCooperativeLaunchTooLarge", 720);
        table.member("cudaErrorTensorMemoryLeak", 721);
        table.member("cudaErrorNotPermitted", 800);
        table.member("cudaErrorNotSupported", 801);
        table.member("cudaErrorSystemNotReady", 802);
        table.member("cudaErrorSystemDriverMismatch", 803);
        table.member("cudaErrorCompatNotSupportedOnDevice", 804);
        table.member("cudaErrorMpsConnectionFailed", 805);
        table.member("cudaErrorMpsRpcFailure", 806);
        table.member("cudaErrorMpsServerNotReady", 807);
        table.member("cudaErrorMpsMaxClientsReached", 808);
        table.member("cudaErrorMpsMaxConnectionsReached", 809);
        table.member("cudaErrorMpsClientTerminated", 810);
        table.member("cudaErrorCdpNotSupported", 811);
        table.member("cudaErrorCdpVersionMismatch", 812);
        table.member("cudaErrorStreamCaptureUnsupported", 900);
        table.member("cudaErrorStreamCaptureInvalidated", 901);
        table.member("cudaErrorStreamCaptureMerge", 902);
        table.member("cudaErrorStreamCaptureUnmatched", 903);
        table.member("cudaErrorStreamCaptureUnjoined", 904);
        table.member("cudaErrorStreamCaptureIsolation", 905);
        table.member("cudaErrorStreamCaptureImplicit", 906);
        table.member("cudaErrorCapturedEvent", 907);
        table.member("cudaErrorStreamCaptureWrongThread", 908);
        table.member("cudaErrorTimeout", 909);
        table.member("cudaErrorGraphExecUpdateFailure", 910);
        table.member("cudaErrorExternalDevice", 911);
        table.member("cudaErrorInvalidClusterSize", 912);
        table.member("cudaErrorFunctionNotLoaded", 913);
        table.member("cudaErrorInvalidResourceType", 914);
        table.member("cudaErrorInvalidResourceConfiguration", 915);
        table.member("cudaErrorStreamDetached", 917);
        table.member("cudaErrorGraphRecaptureFailure", 918);
        table.member("cudaErrorFabricNotReady", 919);
        table.member("cudaErrorUnknown", 999);
        table.member("cudaErrorApiFailureBase", 10000);
    },
);

pub(crate) static cudaEventWaitNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEventWaitNodeParams\nstruct cudaEventWaitNodeParams, from driver_types.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
    },
);

pub(crate) static cudaEvent_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaEvent_t\ntypedef cudaEvent_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUevent),
);

pub(crate) static cudaExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExtent\nstruct cudaExtent, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"width", 0, Ty::U64);
        table.field(c"height", 8, Ty::U64);
        table.field(c"depth", 16, Ty::U64);
    },
);

pub(crate) static cudaExternalMemoryHandleDesc_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc_handle\nstruct cudaExternalMemoryHandleDesc.handle, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, true),
    |table| {
        table.field(c"fd", 0, Ty::I32);
        table.field(c"win32", 0, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle_win32));
        table.field(c"nvSciBufObject", 0, Ty::Pointer);
    },
);

pub(crate) static cudaExternalMemoryHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc_handle_win32\nstruct cudaExternalMemoryHandleDesc.handle.win32, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Pointer);
        table.field(c"name", 8, Ty::Pointer);
    },
);

pub(crate) static cudaExternalMemoryHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleType\nenum cudaExternalMemoryHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaExternalMemoryHandleTypeOpaqueFd", 1);
        table.member("cudaExternalMemoryHandleTypeOpaqueWin32", 2);
        table.member("cudaExternalMemoryHandleTypeOpaqueWin32Kmt", 3);
        table.member("cudaExternalMemoryHandleTypeD3D12Heap", 4);
        table.member("cudaExternalMemoryHandleTypeD3D12Resource", 5);
        table.member("cudaExternalMemoryHandleTypeD3D11Resource", 6);
        table.member("cudaExternalMemoryHandleTypeD3D11ResourceKmt", 7);
        table.member("cudaExternalMemoryHandleTypeNvSciBuf", 8);
    },
);

pub(crate) static cudaExternalMemory_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaExternalMemory_t\ntypedef cudaExternalMemory_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc_handle\nstruct cudaExternalSemaphoreHandleDesc.handle, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, true),
    |table| {
        table.field(c"fd", 0, Ty::I32);
        table.field(c"win32", 0, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle_win32));
        table.field(c"nvSciSyncObj", 0, Ty::Pointer);
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc_handle_win32\nstruct cudaExternalSemaphoreHandleDesc.handle.win32, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Pointer);
        table.field(c"name", 8, Ty::Pointer);
    },
);

pub(crate) static cudaExternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleType\nenum cudaExternalSemaphoreHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaExternalSemaphoreHandleTypeOpaqueFd", 1);
        table.member("cudaExternalSemaphoreHandleTypeOpaqueWin32", 2);
        table.member("cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt", 3);
        table.member("cudaExternalSemaphoreHandleTypeD3D12Fence", 4);
        table.member("cudaExternalSemaphoreHandleTypeD3D11Fence", 5);
        table.member("cudaExternalSemaphoreHandleTypeNvSciSync", 6);
        table.member("cudaExternalSemaphoreHandleTypeKeyedMutex", 7);
        table.member("cudaExternalSemaphoreHandleTypeKeyedMutexKmt", 8);
        table.member("cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd", 9);
        table.member("cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32", 10);
    },
);

pub(crate) static cudaExternalSemaphoreSignalNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalNodeParams\nstruct cudaExternalSemaphoreSignalNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams\nstruct cudaExternalSemaphoreSignalParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params));
        table.field(c"flags", 72, Ty::U32);
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params\nstruct cudaExternalSemaphoreSignalParams.params, from driver_types.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex));
        table.field(c"reserved", 24, Ty::array(Ty::U32, 12));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_fence\nstruct cudaExternalSemaphoreSignalParams.params.fence, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_keyedMutex\nstruct cudaExternalSemaphoreSignalParams.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_nvSciSync\nstruct cudaExternalSemaphoreSignalParams.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitNodeParams\nstruct cudaExternalSemaphoreWaitNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams\nstruct cudaExternalSemaphoreWaitParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params));
        table.field(c"flags", 72, Ty::U32);
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params\nstruct cudaExternalSemaphoreWaitParams.params, from driver_types.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex));
        table.field(c"reserved", 32, Ty::array(Ty::U32, 10));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_fence\nstruct cudaExternalSemaphoreWaitParams.params.fence, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_keyedMutex\nstruct cudaExternalSemaphoreWaitParams.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
        table.field(c"timeoutMs", 8, Ty::U32);
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_nvSciSync\nstruct cudaExternalSemaphoreWaitParams.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static cudaExternalSemaphore_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphore_t\ntypedef cudaExternalSemaphore_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudaFlushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesOptions\nenum cudaFlushGPUDirectRDMAWritesOptions, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFlushGPUDirectRDMAWritesOptionHost", 1);
        table.member("cudaFlushGPUDirectRDMAWritesOptionMemOps", 2);
    },
);

pub(crate) static cudaFlushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesScope\nenum cudaFlushGPUDirectRDMAWritesScope, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFlushGPUDirectRDMAWritesToOwner", 100);
        table.member("cudaFlushGPUDirectRDMAWritesToAllDevices", 200);
    },
);

pub(crate) static cudaFlushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesTarget\nenum cudaFlushGPUDirectRDMAWritesTarget, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFlushGPUDirectRDMAWritesTargetCurrentDevice", 0);
    },
);

pub(crate) static cudaFuncCache: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFuncCache\nenum cudaFuncCache, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFuncCachePreferNone", 0);
        table.member("cudaFuncCachePreferShared", 1);
        table.member("cudaFuncCachePreferL1", 2);
        table.member("cudaFuncCachePreferEqual", 3);
    },
);

pub(crate) static cudaFunction_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaFunction_t\ntypedef cudaFunction_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUfunction),
);

pub(crate) static cudaGLDeviceList: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGLDeviceList\nenum cudaGLDeviceList, from cuda_gl_interop.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGLDeviceListAll", 1);
        table.member("cudaGLDeviceListCurrentFrame", 2);
        table.member("cudaGLDeviceListNextFrame", 3);
    },
);

pub(crate) static cudaGLMapFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGLMapFlags\nenum cudaGLMapFlags, from cuda_gl_interop.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGLMapFlagsNone", 0);
        table.member("cudaGLMapFlagsReadOnly", 1);
        table.member("cudaGLMapFlagsWriteDiscard", 2);
    },
);

pub(crate) static cudaGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGPUDirectRDMAWritesOrdering\nenum cudaGPUDirectRDMAWritesOrdering, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGPUDirectRDMAWritesOrderingNone", 0);
        table.member("cudaGPUDirectRDMAWritesOrderingOwner", 100);
        table.member("cudaGPUDirectRDMAWritesOrderingAllDevices", 200);
    },
);

pub(crate) static cudaGetDriverEntryPointFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGetDriverEntryPointFlags\nenum cudaGetDriverEntryPointFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaEnableDefault", 0);
        table.member("cudaEnableLegacyStream", 1);
        table.member("cudaEnablePerThreadDefaultStream", 2);
    },
);

pub(crate) static cudaGraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphChildGraphNodeOwnership\nenum cudaGraphChildGraphNodeOwnership, from driver_types.h. Since CUDA 12.9.",
    |table| {
        table.member("cudaGraphChildGraphOwnershipClone", 0);
        table.member("cudaGraphChildGraphOwnershipMove", 1);
        table.member("cudaGraphChildGraphOwnershipInvalid", -1);
    },
);

pub(crate) static cudaGraphConditionalHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalHandle\ntypedef cudaGraphConditionalHandle, from driver_types.h. Since CUDA 12.3.",
    ValueKind::U64, None,
);

pub(crate) static cudaGraphConditionalHandleFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalHandleFlags\nenum cudaGraphConditionalHandleFlags, from driver_types.h. Since CUDA 12.3.",
    |table| {
        table.member("cudaGraphCondAssignDefault", 1);
    },
);

pub(crate) static cudaGraphConditionalNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalNodeType\nenum cudaGraphConditionalNodeType, from driver_types.h. Since CUDA 12.3.",
    |table| {
        table.member("cudaGraphCondTypeIf", 0);
        table.member("cudaGraphCondTypeWhile", 1);
        table.member("cudaGraphCondTypeSwitch", 2);
    },
);

pub(crate) static cudaGraphDebugDotFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphDebugDotFlags\nenum cudaGraphDebugDotFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphDebugDotFlagsVerbose", 1);
        table.member("cudaGraphDebugDotFlagsKernelNodeParams", 4);
        table.member("cudaGraphDebugDotFlagsMemcpyNodeParams", 8);
        table.member("cudaGraphDebugDotFlagsMemsetNodeParams", 16);
        table.member("cudaGraphDebugDotFlagsHostNodeParams", 32);
        table.member("cudaGraphDebugDotFlagsEventNodeParams", 64);
        table.member("cudaGraphDebugDotFlagsExtSemasSignalNodeParams", 128);
        table.member("cudaGraphDebugDotFlagsExtSemasWaitNodeParams", 256);
        table.member("cudaGraphDebugDotFlagsKernelNodeAttributes", 512);
        table.member("cudaGraphDebugDotFlagsHandles", 1024);
        table.member("cudaGraphDebugDotFlagsConditionalNodeParams", 32768);
        table.member("cudaGraphDebugDotFlagsMemcpyBatchNodeParams", 65536);
    },
);

pub(crate) static cudaGraphDependencyType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphDependencyType\nenum cudaGraphDependencyType, from driver_types.h. Since CUDA 12.3.",
    |table| {
        table.member("cudaGraphDependencyTypeDefault", 0);
        table.member("cudaGraphDependencyTypeProgrammatic", 1);
    },
);

pub(crate) static cudaGraphDeviceNode_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphDeviceNode_t\ntypedef cudaGraphDeviceNode_t, from driver_types.h. Since CUDA 12.4.",
    ValueKind::Handle, Some(&driver::CUgraphDeviceNode),
);

pub(crate) static cudaGraphEdgeData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphEdgeData_st\nstruct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
    (8, 1, false),
    |table| {
        table.field(c"from_port", 0, Ty::U8);
        table.field(c"to_port", 1, Ty::U8);
        table.field(c"type", 2, Ty::U8);
        table.field(c"reserved", 3, Ty::Chars(5));
    },
);

pub(crate) static cudaGraphEdgeData: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphEdgeData\nstruct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
    &runtime::cudaGraphEdgeData_st,
);

pub(crate) static cudaGraphExecUpdateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResult\nenum cudaGraphExecUpdateResult, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphExecUpdateSuccess", 0);
        table.member("cudaGraphExecUpdateError", 1);
        table.member("cudaGraphExecUpdateErrorTopologyChanged", 2);
        table.member("cudaGraphExecUpdateErrorNodeTypeChanged", 3);
        table.member("cudaGraphExecUpdateErrorFunctionChanged", 4);
        table.member("cudaGraphExecUpdateErrorParametersChanged", 5);
        table.member("cudaGraphExecUpdateErrorNotSupported", 6);
        table.member("cudaGraphExecUpdateErrorUnsupportedFunctionChange", 7);
        table.member("cudaGraphExecUpdateErrorAttributesChanged", 8);
    },
);

pub(crate) static cudaGraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResultInfo_st\nstruct cudaGraphExecUpdateResultInfo, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"result", 0, Ty::Enum(&runtime::cudaGraphExecUpdateResult));
        table.field(c"errorNode", 8, Ty::Value(&runtime::cudaGraphNode_t));
        table.field(c"errorFromNode", 16, Ty::Value(&runtime::cudaGraphNode_t));
    },
);

pub(crate) static cudaGraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResultInfo\nstruct cudaGraphExecUpdateResultInfo, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaGraphExecUpdateResultInfo_st,
);

pub(crate) static cudaGraphExec_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphExec_t\ntypedef cudaGraphExec_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUgraphExec),
);

pub(crate) static cudaGraphInstantiateFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateFlags\nenum cudaGraphInstantiateFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphInstantiateFlagAutoFreeOnLaunch", 1);
        table.member("cudaGraphInstantiateFlagUpload", 2);
        table.member("cudaGraphInstantiateFlagDeviceLaunch", 4);
        table.member("cudaGraphInstantiateFlagUseNodePriority", 8);
    },
);

pub(crate) static cudaGraphInstantiateParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateParams_st\nstruct cudaGraphInstantiateParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::U64);
        table.field(c"uploadStream", 8, Ty::Value(&runtime::cudaStream_t));
        table.field(c"errNode_out", 16, Ty::Value(&runtime::cudaGraphNode_t));
        table.field(c"result_out", 24, Ty::Enum(&runtime::cudaGraphInstantiateResult));
    },
);

pub(crate) static cudaGraphInstantiateParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphInstantiateParams\nstruct cudaGraphInstantiateParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaGraphInstantiateParams_st,
);

pub(crate) static cudaGraphInstantiateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateResult\nenum cudaGraphInstantiateResult, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphInstantiateSuccess", 0);
        table.member("cudaGraphInstantiateError", 1);
        table.member("cudaGraphInstantiateInvalidStructure", 2);
        table.member("cudaGraphInstantiateNodeOperationNotSupported", 3);
        table.member("cudaGraphInstantiateMultipleDevicesNotSupported", 4);
        table.member("cudaGraphInstantiateConditionalHandleUnused", 5);
    },
);

pub(crate) static cudaGraphKernelNodeField: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeField\nenum cudaGraphKernelNodeField, from driver_types.h. Since CUDA 12.4.",
    |table| {
        table.member("cudaGraphKernelNodeFieldInvalid", 0);
        table.member("cudaGraphKernelNodeFieldGridDim", 1);
        table.member("cudaGraphKernelNodeFieldParam", 2);
        table.member("cudaGraphKernelNodeFieldEnabled", 3);
    },
);

pub(crate) static cudaGraphKernelNodeUpdate: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeUpdate\nstruct cudaGraphKernelNodeUpdate, from driver_types.h. Since CUDA 12.4.",
    (40, 8, false),
    |table| {
        table.field(c"node", 0, Ty::Value(&runtime::cudaGraphDeviceNode_t));
        table.field(c"field", 8, Ty::Enum(&runtime::cudaGraphKernelNodeField));
        table.field(c"updateData", 16, Ty::Record(&runtime::cudaGraphKernelNodeUpdate_updateData));
    },
);

pub(crate) static cudaGraphKernelNodeUpdate_updateData: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeUpdate_updateData\nstruct cudaGraphKernelNodeUpdate.updateData, from driver_types.h. Since CUDA 12.4.",
    (24, 8, true),
    |table| {
        table.field(c"gridDim", 0, Ty::Record(&runtime::dim3));
        table.field(c"param", 0, Ty::Record(&runtime::cudaGraphKernelNodeUpdate_updateData_param));
        table.field(c"isEnabled", 0, Ty::U32);
    },
);

pub(crate) static cudaGraphKernelNodeUpdate_updateData_param: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeUpdate_updateData_param\nstruct cudaGraphKernelNodeUpdate.updateData.param, from driver_types.h. Since CUDA 12.4.",
    (24, 8, false),
    |table| {
        table.field(c"pValue", 0, Ty::Pointer);
        table.field(c"offset", 8, Ty::U64);
        table.field(c"size", 16, Ty::U64);
    },
);

pub(crate) static cudaGraphMemAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphMemAttributeType\nenum cudaGraphMemAttributeType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphMemAttrUsedMemCurrent", 0);
        table.member("cudaGraphMemAttrUsedMemHigh", 1);
        table.member("cudaGraphMemAttrReservedMemCurrent", 2);
        table.member("cudaGraphMemAttrReservedMemHigh", 3);
    },
);

pub(crate) static cudaGraphNode_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphNode_t\ntypedef cudaGraphNode_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUgraphNode),
);

pub(crate) static cudaGraph_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraph_t\ntypedef cudaGraph_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUgraph),
);

pub(crate) static cudaGraphicsCubeFace: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsCubeFace\nenum cudaGraphicsCubeFace, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphicsCubeFacePositiveX", 0);
        table.member("cudaGraphicsCubeFaceNegativeX", 1);
        table.member("cudaGraphicsCubeFacePositiveY", 2);
        table.member("cudaGraphicsCubeFaceNegativeY", 3);
        table.member("cudaGraphicsCubeFacePositiveZ", 4);
        table.member("cudaGraphicsCubeFaceNegativeZ", 5);
    },
);

pub(crate) static cudaGraphicsMapFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsMapFlags\nenum cudaGraphicsMapFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphicsMapFlagsNone", 0);
        table.member("cudaGraphicsMapFlagsReadOnly", 1);
        table.member("cudaGraphicsMapFlagsWriteDiscard", 2);
    },
);

pub(crate) static cudaGraphicsRegisterFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsRegisterFlags\nenum cudaGraphicsRegisterFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphicsRegisterFlagsNone", 0);
        table.member("cudaGraphicsRegisterFlagsReadOnly", 1);
        table.member("cudaGraphicsRegisterFlagsWriteDiscard", 2);
        table.member("cudaGraphicsRegisterFlagsSurfaceLoadStore", 4);
        table.member("cudaGraphicsRegisterFlagsTextureGather", 8);
    },
);

pub(crate) static cudaGraphicsResource_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphicsResource_t\ntypedef cudaGraphicsResource_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudaHostFn_t__signature: Signature = Signature::new(None, &[ArgKind::Data]);

pub(crate) static cudaHostFn_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaHostFn_t\nthe address of a C function, cudaHostFn_t, from driver_types.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaHostFn_t__signature);

pub(crate) static cudaHostNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaHostNodeParams\nstruct cudaHostNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static cudaIpcEventHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaIpcEventHandle_st\nstruct cudaIpcEventHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaIpcEventHandle_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaIpcEventHandle_t\nstruct cudaIpcEventHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaIpcEventHandle_st,
);

pub(crate) static cudaIpcMemHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaIpcMemHandle_st\nstruct cudaIpcMemHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaIpcMemHandle_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaIpcMemHandle_t\nstruct cudaIpcMemHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaIpcMemHandle_st,
);

pub(crate) static cudaJitOption: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJitOption\nenum cudaJitOption, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaJitMaxRegisters", 0);
        table.member("cudaJitThreadsPerBlock", 1);
        table.member("cudaJitWallTime", 2);
        table.member("cudaJitInfoLogBuffer", 3);
        table.member("cudaJitInfoLogBufferSizeBytes", 4);
        table.member("cudaJitErrorLogBuffer", 5);
        table.member("cudaJitErrorLogBufferSizeBytes", 6);
        table.member("cudaJitOptimizationLevel", 7);
        table.member("cudaJitFallbackStrategy", 10);
        table.member("cudaJitGenerateDebugInfo", 11);
        table.member("cudaJitLogVerbose", 12);
        table.member("cudaJitGenerateLineInfo", 13);
        table.member("cudaJitCacheMode", 14);
        table.member("cudaJitPositionIndependentCode", 30);
        table.member("cudaJitMinCtaPerSm", 31);
        table.member("cudaJitMaxThreadsPerBlock", 32);
        table.member("cudaJitOverrideDirectiveValues", 33);
    },
);

pub(crate) static cudaJit_CacheMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJit_CacheMode\nenum cudaJit_CacheMode, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaJitCacheOptionNone", 0);
        table.member("cudaJitCacheOptionCG", 1);
        table.member("cudaJitCacheOptionCA", 2);
    },
);

pub(crate) static cudaJit_Fallback: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJit_Fallback\nenum cudaJit_Fallback, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaPreferPtx", 0);
        table.member("cudaPreferBinary", 1);
    },
);

pub(crate) static cudaKernelNodeParams: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaKernelNodeParams\nstruct cudaKernelNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
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

pub(crate) static cudaKernel_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaKernel_t\ntypedef cudaKernel_t, from driver_types.h. Since CUDA 12.1.",
    ValueKind::Handle, Some(&driver::CUkernel),
);

pub(crate) static cudaLaunchAttributeID: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeID\nenum cudaLaunchAttributeID, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaLaunchAttributeIgnore", 0);
        table.member("cudaLaunchAttributeAccessPolicyWindow", 1);
        table.member("cudaLaunchAttributeCooperative", 2);
        table.member("cudaLaunchAttributeSynchronizationPolicy", 3);
        table.member("cudaLaunchAttributeClusterDimension", 4);
        table.member("cudaLaunchAttributeClusterSchedulingPolicyPreference", 5);
        table.member("cudaLaunchAttributeProgrammaticStreamSerialization", 6);
        table.member("cudaLaunchAttributeProgrammaticEvent", 7);
        table.member("cudaLaunchAttributePriority", 8);
        table.member("cudaLaunchAttributeMemSyncDomainMap", 9);
        table.member("cudaLaunchAttributeMemSyncDomain", 10);
        table.member("cudaLaunchAttributePreferredClusterDimension", 11);
        table.member("cudaLaunchAttributeLaunchCompletionEvent", 12);
        table.member("cudaLaunchAttributeDeviceUpdatableKernelNode", 13);
        table.member("cudaLaunchAttributePreferredSharedMemoryCarveout", 14);
        table.member("cudaLaunchAttributeNvlinkUtilCentricScheduling", 16);
        table.member("cudaLaunchAttributePortableClusterSizeMode", 17);
        table.member("cudaLaunchAttributeSharedMemoryMode", 18);
    },
);

pub(crate) static cudaLaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_clusterDim\nstruct cudaLaunchAttributeValue.clusterDim, from driver_types.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"x", 0, Ty::U32);
        table.field(c"y", 4, Ty::U32);
        table.field(c"z", 8, Ty::U32);
    },
);

pub(crate) static cudaLaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_deviceUpdatableKernelNode\nstruct cudaLaunchAttributeValue.deviceUpdatableKernelNode, from driver_types.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.field(c"deviceUpdatable", 0, Ty::I32);
        table.field(c"devNode", 8, Ty::Value(&runtime::cudaGraphDeviceNode_t));
    },
);

pub(crate) static cudaLaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_launchCompletionEvent\nstruct cudaLaunchAttributeValue.launchCompletionEvent, from driver_types.h. Since CUDA 12.3.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
        table.field(c"flags", 8, Ty::I32);
    },
);

pub(crate) static cudaLaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_preferredClusterDim\nstruct cudaLaunchAttributeValue.preferredClusterDim, from driver_types.h. Since CUDA 12.8.",
    (12, 4, false),
    |table| {
        table.field(c"x", 0, Ty::U32);
        table.field(c"y", 4, Ty::U32);
        table.field(c"z", 8, Ty::U32);
    },
);

pub(crate) static cudaLaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_programmaticEvent\nstruct cudaLaunchAttributeValue.programmaticEvent, from driver_types.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
        table.field(c"flags", 8, Ty::I32);
        table.field(c"triggerAtBlockStart", 12, Ty::I32);
    },
);

pub(crate) static cudaLaunchMemSyncDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomain\nenum cudaLaunchMemSyncDomain, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaLaunchMemSyncDomainDefault", 0);
        table.member("cudaLaunchMemSyncDomainRemote", 1);
    },
);

pub(crate) static cudaLaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomainMap_st\nstruct cudaLaunchMemSyncDomainMap, from driver_types.h. Since CUDA 12.0 or earlier.",
    (2, 1, false),
    |table| {
        table.field(c"default_", 0, Ty::U8);
        table.field(c"remote", 1, Ty::U8);
    },
);

pub(crate) static cudaLaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomainMap\nstruct cudaLaunchMemSyncDomainMap, from driver_types.h. Since CUDA 12.0 or earlier.",
    &runtime::cudaLaunchMemSyncDomainMap_st,
);

pub(crate) static cudaLibraryOption: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLibraryOption\nenum cudaLibraryOption, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaLibraryHostUniversalFunctionAndDataTable", 0);
        table.member("cudaLibraryBinaryIsPreserved", 1);
    },
);

pub(crate) static cudaLibrary_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaLibrary_t\ntypedef cudaLibrary_t, from driver_types.h. Since CUDA 12.8.",
    ValueKind::Handle, Some(&driver::CUlibrary),
);

pub(crate) static cudaLimit: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLimit\nenum cudaLimit, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaLimitStackSize", 0);
        table.member("cudaLimitPrintfFifoSize", 1);
        table.member("cudaLimitMallocHeapSize", 2);
        table.member("cudaLimitDevRuntimeSyncDepth", 3);
        table.member("cudaLimitDevRuntimePendingLaunchCount", 4);
        table.member("cudaLimitMaxL2FetchGranularity", 5);
        table.member("cudaLimitPersistingL2CacheSize", 6);
        table.member("cudaLimitPerBlockMemorySize", 10);
    },
);

pub(crate) static cudaMemAccessFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAccessFlags\nenum cudaMemAccessFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemAccessFlagsProtNone", 0);
        table.member("cudaMemAccessFlagsProtRead", 1);
        table.member("cudaMemAccessFlagsProtReadWrite", 3);
    },
);

pub(crate) static cudaMemAllocationHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAllocationHandleType\nenum cudaMemAllocationHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemHandleTypeNone", 0);
        table.member("cudaMemHandleTypePosixFileDescriptor", 1);
        table.member("cudaMemHandleTypeWin32", 2);
        table.member("cudaMemHandleTypeWin32Kmt", 4);
        table.member("cudaMemHandleTypeFabric", 8);
    },
);

pub(crate) static cudaMemAllocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAllocationType\nenum cudaMemAllocationType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemAllocationTypeInvalid", 0);
        table.member("cudaMemAllocationTypePinned", 1);
        table.member("cudaMemAllocationTypeManaged", 2);
        table.member("cudaMemAllocationTypeMax", 2147483647);
    },
);

pub(crate) static cudaMemFabricHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemFabricHandle_st\nstruct cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaMemFabricHandle_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaMemFabricHandle_t\nstruct cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3.",
    &runtime::cudaMemFabricHandle_st,
);

pub(crate) static cudaMemFreeNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemFreeNodeParams\nstruct cudaMemFreeNodeParams, from driver_types.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"dptr", 0, Ty::Pointer);
    },
);

pub(crate) static cudaMemLocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemLocationType\nenum cudaMemLocationType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemLocationTypeInvalid", 0);
        table.member("cudaMemLocationTypeNone", 0);
        table.member("cudaMemLocationTypeDevice", 1);
        table.member("cudaMemLocationTypeHost", 2);
        table.member("cudaMemLocationTypeHostNuma", 3);
        table.member("cudaMemLocationTypeHostNumaCurrent", 4);
        table.member("cudaMemLocationTypeInvisible", 5);
        table.member("cudaMemLocationTypeDeviceLocalityDomain", 6);
    },
);

pub(crate) static cudaMemPoolAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemPoolAttr\nenum cudaMemPoolAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemPoolReuseFollowEventDependencies", 1);
        table.member("cudaMemPoolReuseAllowOpportunistic", 2);
        table.member("cudaMemPoolReuseAllowInternalDependencies", 3);
        table.member("cudaMemPoolAttrReleaseThreshold", 4);
        table.member("cudaMemPoolAttrReservedMemCurrent", 5);
        table.member("cudaMemPoolAttrReservedMemHigh", 6);
        table.member("cudaMemPoolAttrUsedMemCurrent", 7);
        table.member("cudaMemPoolAttrUsedMemHigh", 8);
        table.member("cudaMemPoolAttrAllocationType", 9);
        table.member("cudaMemPoolAttrExportHandleTypes", 10);
        table.member("cudaMemPoolAttrLocationId", 11);
        table.member("cudaMemPoolAttrLocationType", 12);
        table.member("cudaMemPoolAttrMaxPoolSize", 13);
        table.member("cudaMemPoolAttrHwDecompressEnabled", 14);
        table.member("cudaMemPoolAttrLocalityDomainId", 15);
    },
);

pub(crate) static cudaMemPoolPtrExportData: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemPoolPtrExportData\nstruct cudaMemPoolPtrExportData, from driver_types.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaMemPool_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaMemPool_t\ntypedef cudaMemPool_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUmemoryPool),
);

pub(crate) static cudaMemRangeAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemRangeAttribute\nenum cudaMemRangeAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemRangeAttributeReadMostly", 1);
        table.member("cudaMemRangeAttributePreferredLocation", 2);
        table.member("cudaMemRangeAttributeAccessedBy", 3);
        table.member("cudaMemRangeAttributeLastPrefetchLocation", 4);
        table.member("cudaMemRangeAttributePreferredLocationType", 5);
        table.member("cudaMemRangeAttributePreferredLocationId", 6);
        table.member("cudaMemRangeAttributeLastPrefetchLocationType", 7);
        table.member("cudaMemRangeAttributeLastPrefetchLocationId", 8);
    },
);

pub(crate) static cudaMemcpy3DOperand_op_array: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DOperand_op_array\nstruct cudaMemcpy3DOperand.op.array, from driver_types.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"array", 0, Ty::Value(&runtime::cudaArray_t));
        table.field(c"offset", 8, Ty::Record(&runtime::cudaOffset3D));
    },
);

pub(crate) static cudaMemcpy3DOperandType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DOperandType\nenum cudaMemcpy3DOperandType, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaMemcpyOperandTypePointer", 1);
        table.member("cudaMemcpyOperandTypeArray", 2);
        table.member("cudaMemcpyOperandTypeMax", 2147483647);
    },
);

pub(crate) static cudaMemcpy3DParms: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DParms\nstruct cudaMemcpy3DParms, from driver_types.h. Since CUDA 12.0 or earlier.",
    (160, 8, false),
    |table| {
        table.field(c"srcArray", 0, Ty::Value(&runtime::cudaArray_t));
        table.field(c"srcPos", 8, Ty::Record(&runtime::cudaPos));
        table.field(c"srcPtr", 32, Ty::Record(&runtime::cudaPitchedPtr));
        table.field(c"dstArray", 64, Ty::Value(&runtime::cudaArray_t));
        table.field(c"dstPos", 72, Ty::Record(&runtime::cudaPos));
        table.field(c"dstPtr", 96, Ty::Record(&runtime::cudaPitchedPtr));
        table.field(c"extent", 128, Ty::Record(&runtime::cudaExtent));
        table.field(c"kind", 152, Ty::Enum(&runtime::cudaMemcpyKind));
    },
);

pub(crate) static cudaMemcpy3DPeerParms: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DPeerParms\nstruct cudaMemcpy3DPeerParms, from driver_types.h. Since CUDA 12.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"srcArray", 0, Ty::Value(&runtime::cudaArray_t));
        table.field(c"srcPos", 8, Ty::Record(&runtime::cudaPos));
        table.field(c"srcPtr", 32, Ty::Record(&runtime::cudaPitchedPtr));
        table.field(c"srcDevice", 64, Ty::I32);
        table.field(c"dstArray", 72, Ty::Value(&runtime::cudaArray_t));
        table.field(c"dstPos", 80, Ty::Record(&runtime::cudaPos));
        table.field(c"dstPtr", 104, Ty::Record(&runtime::cudaPitchedPtr));
        table.field(c"dstDevice", 136, Ty::I32);
        table.field(c"extent", 144, Ty::Record(&runtime::cudaExtent));
    },
);

pub(crate) static cudaMemcpyFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpyFlags\nenum cudaMemcpyFlags, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaMemcpyFlagDefault", 0);
        table.member("cudaMemcpyFlagPreferOverlapWithCompute", 1);
    },
);

pub(crate) static cudaMemcpyKind: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpyKind\nenum cudaMemcpyKind, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemcpyHostToHost", 0);
        table.member("cudaMemcpyHostToDevice", 1);
        table.member("cudaMemcpyDeviceToHost", 2);
        table.member("cudaMemcpyDeviceToDevice", 3);
        table.member("cudaMemcpyDefault", 4);
    },
);

pub(crate) static cudaMemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpySrcAccessOrder\nenum cudaMemcpySrcAccessOrder, from driver_types.h. Since CUDA 12.8.",
    |table| {
        table.member("cudaMemcpySrcAccessOrderInvalid", 0);
        table.member("cudaMemcpySrcAccessOrderStream", 1);
        table.member("cudaMemcpySrcAccessOrderDuringApiCall", 2);
        table.member("cudaMemcpySrcAccessOrderAny", 3);
        table.member("cudaMemcpySrcAccessOrderMax", 2147483647);
    },
);

pub(crate) static cudaMemoryAdvise: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemoryAdvise\nenum cudaMemoryAdvise, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemAdviseSetReadMostly", 1);
        table.member("cudaMemAdviseUnsetReadMostly", 2);
        table.member("cudaMemAdviseSetPreferredLocation", 3);
        table.member("cudaMemAdviseUnsetPreferredLocation", 4);
        table.member("cudaMemAdviseSetAccessedBy", 5);
        table.member("cudaMemAdviseUnsetAccessedBy", 6);
    },
);

pub(crate) static cudaMemoryType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemoryType\nenum cudaMemoryType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaMemoryTypeUnregistered", 0);
        table.member("cudaMemoryTypeHost", 1);
        table.member("cudaMemoryTypeDevice", 2);
        table.member("cudaMemoryTypeManaged", 3);
    },
);

pub(crate) static cudaMemsetParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemsetParams\nstruct cudaMemsetParams, from driver_types.h. Since CUDA 12.0 or earlier.",
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

pub(crate) static cudaMipmappedArray_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaMipmappedArray_t\ntypedef cudaMipmappedArray_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudaOffset3D: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaOffset3D\nstruct cudaOffset3D, from driver_types.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.field(c"x", 0, Ty::U64);
        table.field(c"y", 8, Ty::U64);
        table.field(c"z", 16, Ty::U64);
    },
);

pub(crate) static cudaPitchedPtr: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPitchedPtr\nstruct cudaPitchedPtr, from driver_types.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Pointer);
        table.field(c"pitch", 8, Ty::U64);
        table.field(c"xsize", 16, Ty::U64);
        table.field(c"ysize", 24, Ty::U64);
    },
);

pub(crate) static cudaPos: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPos\nstruct cudaPos, from driver_types.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"x", 0, Ty::U64);
        table.field(c"y", 8, Ty::U64);
        table.field(c"z", 16, Ty::U64);
    },
);

pub(crate) static cudaResourceDesc_res_array: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_array\nstruct cudaResourceDesc.res.array, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"array", 0, Ty::Value(&runtime::cudaArray_t));
    },
);

pub(crate) static cudaResourceDesc_res_linear: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_linear\nstruct cudaResourceDesc.res.linear, from driver_types.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Pointer);
        table.field(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"sizeInBytes", 32, Ty::U64);
    },
);

pub(crate) static cudaResourceDesc_res_mipmap: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_mipmap\nstruct cudaResourceDesc.res.mipmap, from driver_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"mipmap", 0, Ty::Value(&runtime::cudaMipmappedArray_t));
    },
);

pub(crate) static cudaResourceDesc_res_pitch2D: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_pitch2D\nstruct cudaResourceDesc.res.pitch2D, from driver_types.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Pointer);
        table.field(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"width", 32, Ty::U64);
        table.field(c"height", 40, Ty::U64);
        table.field(c"pitchInBytes", 48, Ty::U64);
    },
);

pub(crate) static cudaResourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaResourceType\nenum cudaResourceType, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaResourceTypeArray", 0);
        table.member("cudaResourceTypeMipmappedArray", 1);
        table.member("cudaResourceTypeLinear", 2);
        table.member("cudaResourceTypePitch2D", 3);
    },
);

pub(crate) static cudaResourceViewFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaResourceViewFormat\nenum cudaResourceViewFormat, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaResViewFormatNone", 0);
        table.member("cudaResViewFormatUnsignedChar1", 1);
        table.member("cudaResViewFormatUnsignedChar2", 2);
        table.member("cudaResViewFormatUnsignedChar4", 3);
        table.member("cudaResViewFormatSignedChar1", 4);
        table.member("cudaResViewFormatSignedChar2", 5);
        table.member("cudaResViewFormatSignedChar4", 6);
        table.member("cudaResViewFormatUnsignedShort1", 7);
        table.member("cudaResViewFormatUnsignedShort2", 8);
        table.member("cudaResViewFormatUnsignedShort4", 9);
        table.member("cudaResViewFormatSignedShort1", 10);
        table.member("cudaResViewFormatSignedShort2", 11);
        table.member("cudaResViewFormatSignedShort4", 12);
        table.member("cudaResViewFormatUnsignedInt1", 13);
        table.member("cudaResViewFormatUnsignedInt2", 14);
        table.member("cudaResViewFormatUnsignedInt4", 15);
        table.member("cudaResViewFormatSignedInt1", 16);
        table.member("cudaResViewFormatSignedInt2", 17);
        table.member("cudaResViewFormatSignedInt4", 18);
        table.member("cudaResViewFormatHalf1", 19);
        table.member("cudaResViewFormatHalf2", 20);
        table.member("cudaResViewFormatHalf4", 21);
        table.member("cudaResViewFormatFloat1", 22);
        table.member("cudaResViewFormatFloat2", 23);
        table.member("cudaResViewFormatFloat4", 24);
        table.member("cudaResViewFormatUnsignedBlockCompressed1", 25);
        table.member("cudaResViewFormatUnsignedBlockCompressed2", 26);
        table.member("cudaResViewFormatUnsignedBlockCompressed3", 27);
        table.member("cudaResViewFormatUnsignedBlockCompressed4", 28);
        table.member("cudaResViewFormatSignedBlockCompressed4", 29);
        table.member("cudaResViewFormatUnsignedBlockCompressed5", 30);
        table.member("cudaResViewFormatSignedBlockCompressed5", 31);
        table.member("cudaResViewFormatUnsignedBlockCompressed6H", 32);
        table.member("cudaResViewFormatSignedBlockCompressed6H", 33);
        table.member("cudaResViewFormatUnsignedBlockCompressed7", 34);
    },
);

pub(crate) static cudaRoundMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaRoundMode\nenum cudaRoundMode, from device_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaRoundNearest", 0);
        table.member("cudaRoundZero", 1);
        table.member("cudaRoundPosInf", 2);
        table.member("cudaRoundMinInf", 3);
    },
);

pub(crate) static cudaSharedCarveout: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedCarveout\nenum cudaSharedCarveout, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaSharedmemCarveoutDefault", -1);
        table.member("cudaSharedmemCarveoutMaxShared", 100);
        table.member("cudaSharedmemCarveoutMaxL1", 0);
    },
);

pub(crate) static cudaSharedMemConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedMemConfig\nenum cudaSharedMemConfig, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaSharedMemBankSizeDefault", 0);
        table.member("cudaSharedMemBankSizeFourByte", 1);
        table.member("cudaSharedMemBankSizeEightByte", 2);
    },
);

pub(crate) static cudaStreamCallback_t__signature: Signature = Signature::new(
    None,
    &[ArgKind::Value(Ty::Value(&runtime::cudaStream_t)), ArgKind::Value(Ty::Enum(&runtime::cudaError)), ArgKind::Data],
);

pub(crate) static cudaStreamCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaStreamCallback_t\nthe address of a C function, cudaStreamCallback_t, from cuda_runtime_api.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaStreamCallback_t__signature);

pub(crate) static cudaStreamCaptureMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamCaptureMode\nenum cudaStreamCaptureMode, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaStreamCaptureModeGlobal", 0);
        table.member("cudaStreamCaptureModeThreadLocal", 1);
        table.member("cudaStreamCaptureModeRelaxed", 2);
    },
);

pub(crate) static cudaStreamCaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamCaptureStatus\nenum cudaStreamCaptureStatus, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaStreamCaptureStatusNone", 0);
        table.member("cudaStreamCaptureStatusActive", 1);
        table.member("cudaStreamCaptureStatusInvalidated", 2);
    },
);

pub(crate) static cudaStreamUpdateCaptureDependenciesFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamUpdateCaptureDependenciesFlags\nenum cudaStreamUpdateCaptureDependenciesFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaStreamAddCaptureDependencies", 0);
        table.member("cudaStreamSetCaptureDependencies", 1);
    },
);

pub(crate) static cudaStream_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaStream_t\ntypedef cudaStream_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Stream, Some(&driver::CUstream),
);

pub(crate) static cudaSurfaceBoundaryMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSurfaceBoundaryMode\nenum cudaSurfaceBoundaryMode, from surface_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaBoundaryModeZero", 0);
        table.member("cudaBoundaryModeClamp", 1);
        table.member("cudaBoundaryModeTrap", 2);
    },
);

pub(crate) static cudaSurfaceFormatMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSurfaceFormatMode\nenum cudaSurfaceFormatMode, from surface_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFormatModeForced", 0);
        table.member("cudaFormatModeAuto", 1);
    },
);

pub(crate) static cudaSurfaceObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaSurfaceObject_t\ntypedef cudaSurfaceObject_t, from surface_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::U64, None,
);

pub(crate) static cudaSynchronizationPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSynchronizationPolicy\nenum cudaSynchronizationPolicy, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaSyncPolicyAuto", 1);
        table.member("cudaSyncPolicySpin", 2);
        table.member("cudaSyncPolicyYield", 3);
        table.member("cudaSyncPolicyBlockingSync", 4);
    },
);

pub(crate) static cudaTextureAddressMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureAddressMode\nenum cudaTextureAddressMode, from texture_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaAddressModeWrap", 0);
        table.member("cudaAddressModeClamp", 1);
        table.member("cudaAddressModeMirror", 2);
        table.member("cudaAddressModeBorder", 3);
    },
);

pub(crate) static cudaTextureDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaTextureDesc\nstruct cudaTextureDesc, from texture_types.h. Since CUDA 12.0 or earlier.",
    (72, 4, false),
    |table| {
        table.field(c"addressMode", 0, Ty::array(Ty::Enum(&runtime::cudaTextureAddressMode), 3));
        table.field(c"filterMode", 12, Ty::Enum(&runtime::cudaTextureFilterMode));
        table.field(c"readMode", 16, Ty::Enum(&runtime::cudaTextureReadMode));
        table.field(c"sRGB", 20, Ty::I32);
        table.field(c"borderColor", 24, Ty::array(Ty::F32, 4));
        table.field(c"normalizedCoords", 40, Ty::I32);
        table.field(c"maxAnisotropy", 44, Ty::U32);
        table.field(c"mipmapFilterMode", 48, Ty::Enum(&runtime::cudaTextureFilterMode));
        table.field(c"mipmapLevelBias", 52, Ty::F32);
        table.field(c"minMipmapLevelClamp", 56, Ty::F32);
        table.field(c"maxMipmapLevelClamp", 60, Ty::F32);
        table.field(c"disableTrilinearOptimization", 64, Ty::I32);
        table.field(c"seamlessCubemap", 68, Ty::I32);
    },
);

pub(crate) static cudaTextureFilterMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureFilterMode\nenum cudaTextureFilterMode, from texture_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaFilterModePoint", 0);
        table.member("cudaFilterModeLinear", 1);
    },
);

pub(crate) static cudaTextureObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaTextureObject_t\ntypedef cudaTextureObject_t, from texture_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::U64, None,
);

pub(crate) static cudaTextureReadMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureReadMode\nenum cudaTextureReadMode, from texture_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaReadModeElementType", 0);
        table.member("cudaReadModeNormalizedFloat", 1);
    },
);

pub(crate) static cudaUUID_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaUUID_t\ntypedef CUuuid cudaUUID_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    &driver::CUuuid,
);

pub(crate) static cudaUserObjectFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaUserObjectFlags\nenum cudaUserObjectFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaUserObjectNoDestructorSync", 1);
    },
);

pub(crate) static cudaUserObjectRetainFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaUserObjectRetainFlags\nenum cudaUserObjectRetainFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("cudaGraphUserObjectMove", 1);
    },
);

pub(crate) static cudaUserObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaUserObject_t\ntypedef cudaUserObject_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, Some(&driver::CUuserObject),
);

pub(crate) static cudalibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudalibraryHostUniversalFunctionAndDataTable\nstruct cudalibraryHostUniversalFunctionAndDataTable, from driver_types.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"functionTable", 0, Ty::Pointer);
        table.field(c"functionWindowSize", 8, Ty::U64);
        table.field(c"dataTable", 16, Ty::Pointer);
        table.field(c"dataWindowSize", 24, Ty::U64);
    },
);

pub(crate) static dim3: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.dim3\nstruct dim3, from vector_types.h. Since CUDA 12.0 or earlier.",
        (12, 4, false),
        |table| {
            table.field(c"x", 0, Ty::U32);
            table.field(c"y", 4, Ty::U32);
            table.field(c"z", 8, Ty::U32);
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static double2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.double2\nstruct double2, from vector_types.h. Since CUDA 12.0 or earlier.",
    (16, 16, false),
    |table| {
        table.field(c"x", 0, Ty::F64);
        table.field(c"y", 8, Ty::F64);
    },
);

pub(crate) static float2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.float2\nstruct float2, from vector_types.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"x", 0, Ty::F32);
        table.field(c"y", 4, Ty::F32);
    },
);

pub(crate) static libraryPropertyType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.libraryPropertyType\nenum libraryPropertyType, from library_types.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("MAJOR_VERSION", 0);
        table.member("MINOR_VERSION", 1);
        table.member("PATCH_LEVEL", 2);
    },
);
