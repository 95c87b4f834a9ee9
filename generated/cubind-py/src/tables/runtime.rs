//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{driver, runtime};

pub(crate) static cudaAccessPolicyWindow: RecordDef = RecordDef::new(
    "cudaAccessPolicyWindow",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"base_ptr", 0, Ty::Pointer),
        FieldDef::new(c"num_bytes", 8, Ty::U64),
        FieldDef::new(c"hitRatio", 16, Ty::F32),
        FieldDef::new(c"hitProp", 20, Ty::Enum(&runtime::cudaAccessProperty)),
        FieldDef::new(c"missProp", 24, Ty::Enum(&runtime::cudaAccessProperty)),
    ],
    "struct cudaAccessPolicyWindow, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaAccessProperty: EnumDef = EnumDef::new(
    "cudaAccessProperty",
    "cubind.cuda13.runtime",
    &[
        ("cudaAccessPropertyNormal", 0),
        ("cudaAccessPropertyStreaming", 1),
        ("cudaAccessPropertyPersisting", 2),
    ],
    "enum cudaAccessProperty, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaArrayMemoryRequirements: RecordDef = RecordDef::new(
    "cudaArrayMemoryRequirements",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"size", 0, Ty::U64),
        FieldDef::new(c"alignment", 8, Ty::U64),
        FieldDef::new(c"reserved", 16, Ty::Array(&Ty::U32, 4)),
    ],
    "struct cudaArrayMemoryRequirements, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaArraySparseProperties: RecordDef = RecordDef::new(
    "cudaArraySparseProperties",
    "cubind.cuda13.runtime",
    (48, 8, false),
    &[
        FieldDef::new(
            c"tileExtent",
            0,
            Ty::Record(&runtime::cudaArraySparseProperties_tileExtent),
        ),
        FieldDef::new(c"miptailFirstLevel", 12, Ty::U32),
        FieldDef::new(c"miptailSize", 16, Ty::U64),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"reserved", 28, Ty::Array(&Ty::U32, 4)),
    ],
    "struct cudaArraySparseProperties, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaArraySparseProperties_tileExtent: RecordDef = RecordDef::new(
    "cudaArraySparseProperties_tileExtent",
    "cubind.cuda13.runtime",
    (12, 4, false),
    &[
        FieldDef::new(c"width", 0, Ty::U32),
        FieldDef::new(c"height", 4, Ty::U32),
        FieldDef::new(c"depth", 8, Ty::U32),
    ],
    "struct cudaArraySparseProperties.tileExtent, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaArray_t: ValueDef = ValueDef::new(
    "cudaArray_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaArray_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaAsyncCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Record(&runtime::cudaAsyncNotificationInfo_t),
        ArgKind::Data,
        ArgKind::Value(Ty::Value(&runtime::cudaAsyncCallbackHandle_t)),
    ],
);

pub(crate) static cudaAsyncCallback: ValueDef = ValueDef::new(
        "cudaAsyncCallback",
        "cubind.cuda13.runtime",
        ValueKind::Callback,
        None,
        "the address of a C function, cudaAsyncCallback, from driver_types.h. Since CUDA 12.4.",
    )
    .calling(&cudaAsyncCallback__signature);

pub(crate) static cudaAsyncCallbackHandle_t: ValueDef = ValueDef::new(
    "cudaAsyncCallbackHandle_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaAsyncCallbackHandle_t, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaAsyncNotificationInfo: RecordDef = RecordDef::new(
    "cudaAsyncNotificationInfo",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&runtime::cudaAsyncNotificationType)),
        FieldDef::new(c"info", 8, Ty::Record(&runtime::cudaAsyncNotificationInfo_t_info)),
    ],
    "struct cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaAsyncNotificationInfo_t: RecordDef = RecordDef::alias(
    "cudaAsyncNotificationInfo_t",
    "cubind.cuda13.runtime",
    &runtime::cudaAsyncNotificationInfo,
    "struct cudaAsyncNotificationInfo_t, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaAsyncNotificationInfo_t_info: RecordDef = RecordDef::new(
    "cudaAsyncNotificationInfo_t_info",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[
        FieldDef::new(
            c"overBudget",
            0,
            Ty::Record(&runtime::cudaAsyncNotificationInfo_t_info_overBudget),
        ),
    ],
    "struct cudaAsyncNotificationInfo_t.info, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaAsyncNotificationInfo_t_info_overBudget: RecordDef = RecordDef::new(
    "cudaAsyncNotificationInfo_t_info_overBudget",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"bytesOverBudget", 0, Ty::U64)],
    "struct cudaAsyncNotificationInfo_t.info.overBudget, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaAsyncNotificationType: EnumDef = EnumDef::new(
    "cudaAsyncNotificationType",
    "cubind.cuda13.runtime",
    &[("cudaAsyncNotificationTypeOverBudget", 1)],
    "enum cudaAsyncNotificationType, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaCGScope: EnumDef = EnumDef::new(
    "cudaCGScope",
    "cubind.cuda13.runtime",
    &[
        ("cudaCGScopeInvalid", 0),
        ("cudaCGScopeGrid", 1),
        ("cudaCGScopeReserved", 2),
        ("cudaCGScopeMultiGrid", 2),
    ],
    "enum cudaCGScope, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaChannelFormatDesc: RecordDef = RecordDef::new(
    "cudaChannelFormatDesc",
    "cubind.cuda13.runtime",
    (20, 4, false),
    &[
        FieldDef::new(c"x", 0, Ty::I32),
        FieldDef::new(c"y", 4, Ty::I32),
        FieldDef::new(c"z", 8, Ty::I32),
        FieldDef::new(c"w", 12, Ty::I32),
        FieldDef::new(c"f", 16, Ty::Enum(&runtime::cudaChannelFormatKind)),
    ],
    "struct cudaChannelFormatDesc, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaChannelFormatKind: EnumDef = EnumDef::new(
    "cudaChannelFormatKind",
    "cubind.cuda13.runtime",
    &[
        ("cudaChannelFormatKindSigned", 0),
        ("cudaChannelFormatKindUnsigned", 1),
        ("cudaChannelFormatKindFloat", 2),
        ("cudaChannelFormatKindNone", 3),
        ("cudaChannelFormatKindNV12", 4),
        ("cudaChannelFormatKindUnsignedNormalized8X1", 5),
        ("cudaChannelFormatKindUnsignedNormalized8X2", 6),
        ("cudaChannelFormatKindUnsignedNormalized8X4", 7),
        ("cudaChannelFormatKindUnsignedNormalized16X1", 8),
        ("cudaChannelFormatKindUnsignedNormalized16X2", 9),
        ("cudaChannelFormatKindUnsignedNormalized16X4", 10),
        ("cudaChannelFormatKindSignedNormalized8X1", 11),
        ("cudaChannelFormatKindSignedNormalized8X2", 12),
        ("cudaChannelFormatKindSignedNormalized8X4", 13),
        ("cudaChannelFormatKindSignedNormalized16X1", 14),
        ("cudaChannelFormatKindSignedNormalized16X2", 15),
        ("cudaChannelFormatKindSignedNormalized16X4", 16),
        ("cudaChannelFormatKindUnsignedBlockCompressed1", 17),
        ("cudaChannelFormatKindUnsignedBlockCompressed1SRGB", 18),
        ("cudaChannelFormatKindUnsignedBlockCompressed2", 19),
        ("cudaChannelFormatKindUnsignedBlockCompressed2SRGB", 20),
        ("cudaChannelFormatKindUnsignedBlockCompressed3", 21),
        ("cudaChannelFormatKindUnsignedBlockCompressed3SRGB", 22),
        ("cudaChannelFormatKindUnsignedBlockCompressed4", 23),
        ("cudaChannelFormatKindSignedBlockCompressed4", 24),
        ("cudaChannelFormatKindUnsignedBlockCompressed5", 25),
        ("cudaChannelFormatKindSignedBlockCompressed5", 26),
        ("cudaChannelFormatKindUnsignedBlockCompressed6H", 27),
        ("cudaChannelFormatKindSignedBlockCompressed6H", 28),
        ("cudaChannelFormatKindUnsignedBlockCompressed7", 29),
        ("cudaChannelFormatKindUnsignedBlockCompressed7SRGB", 30),
        ("cudaChannelFormatKindUnsignedNormalized1010102", 31),
        ("cudaChannelFormatKindUnsigned8Packed422", 32),
        ("cudaChannelFormatKindUnsigned8Packed444", 33),
        ("cudaChannelFormatKindUnsigned8SemiPlanar420", 34),
        ("cudaChannelFormatKindUnsigned16SemiPlanar420", 35),
        ("cudaChannelFormatKindUnsigned8SemiPlanar422", 36),
        ("cudaChannelFormatKindUnsigned16SemiPlanar422", 37),
        ("cudaChannelFormatKindUnsigned8SemiPlanar444", 38),
        ("cudaChannelFormatKindUnsigned16SemiPlanar444", 39),
        ("cudaChannelFormatKindUnsigned8Planar420", 40),
        ("cudaChannelFormatKindUnsigned16Planar420", 41),
        ("cudaChannelFormatKindUnsigned8Planar422", 42),
        ("cudaChannelFormatKindUnsigned16Planar422", 43),
        ("cudaChannelFormatKindUnsigned8Planar444", 44),
        ("cudaChannelFormatKindUnsigned16Planar444", 45),
    ],
    "enum cudaChannelFormatKind, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaChildGraphNodeParams: RecordDef = RecordDef::new(
    "cudaChildGraphNodeParams",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"graph", 0, Ty::Value(&runtime::cudaGraph_t)),
        FieldDef::new(
            c"ownership",
            8,
            Ty::Enum(&runtime::cudaGraphChildGraphNodeOwnership),
        ),
    ],
    "struct cudaChildGraphNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaClusterSchedulingPolicy: EnumDef = EnumDef::new(
    "cudaClusterSchedulingPolicy",
    "cubind.cuda13.runtime",
    &[
        ("cudaClusterSchedulingPolicyDefault", 0),
        ("cudaClusterSchedulingPolicySpread", 1),
        ("cudaClusterSchedulingPolicyLoadBalancing", 2),
        ("cudaClusterSchedulingPolicyRubinDsmemLocality", 3),
    ],
    "enum cudaClusterSchedulingPolicy, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaComputeMode: EnumDef = EnumDef::new(
    "cudaComputeMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaComputeModeDefault", 0),
        ("cudaComputeModeExclusive", 1),
        ("cudaComputeModeProhibited", 2),
        ("cudaComputeModeExclusiveProcess", 3),
    ],
    "enum cudaComputeMode, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaDataType: EnumDef = EnumDef::new(
    "cudaDataType",
    "cubind.cuda13.runtime",
    &[
        ("CUDA_R_16F", 2),
        ("CUDA_C_16F", 6),
        ("CUDA_R_16BF", 14),
        ("CUDA_C_16BF", 15),
        ("CUDA_R_32F", 0),
        ("CUDA_C_32F", 4),
        ("CUDA_R_64F", 1),
        ("CUDA_C_64F", 5),
        ("CUDA_R_4I", 16),
        ("CUDA_C_4I", 17),
        ("CUDA_R_4U", 18),
        ("CUDA_C_4U", 19),
        ("CUDA_R_8I", 3),
        ("CUDA_C_8I", 7),
        ("CUDA_R_8U", 8),
        ("CUDA_C_8U", 9),
        ("CUDA_R_16I", 20),
        ("CUDA_C_16I", 21),
        ("CUDA_R_16U", 22),
        ("CUDA_C_16U", 23),
        ("CUDA_R_32I", 10),
        ("CUDA_C_32I", 11),
        ("CUDA_R_32U", 12),
        ("CUDA_C_32U", 13),
        ("CUDA_R_64I", 24),
        ("CUDA_C_64I", 25),
        ("CUDA_R_64U", 26),
        ("CUDA_C_64U", 27),
        ("CUDA_R_8F_E4M3", 28),
        ("CUDA_R_8F_UE4M3", 28),
        ("CUDA_R_8F_E5M2", 29),
        ("CUDA_R_8F_UE8M0", 30),
        ("CUDA_R_6F_E2M3", 31),
        ("CUDA_R_6F_E3M2", 32),
        ("CUDA_R_4F_E2M1", 33),
        ("CUDA_R_8F_UE5M3", 34),
    ],
    "enum cudaDataType, from library_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaDeviceNumaConfig: EnumDef = EnumDef::new(
    "cudaDeviceNumaConfig",
    "cubind.cuda13.runtime",
    &[("cudaDeviceNumaConfigNone", 0), ("cudaDeviceNumaConfigNumaNode", 1)],
    "enum cudaDeviceNumaConfig, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaDeviceP2PAttr: EnumDef = EnumDef::new(
    "cudaDeviceP2PAttr",
    "cubind.cuda13.runtime",
    &[
        ("cudaDevP2PAttrPerformanceRank", 1),
        ("cudaDevP2PAttrAccessSupported", 2),
        ("cudaDevP2PAttrNativeAtomicSupported", 3),
        ("cudaDevP2PAttrCudaArrayAccessSupported", 4),
        ("cudaDevP2PAttrOnlyPartialNativeAtomicSupported", 5),
    ],
    "enum cudaDeviceP2PAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaDriverEntryPointQueryResult: EnumDef = EnumDef::new(
    "cudaDriverEntryPointQueryResult",
    "cubind.cuda13.runtime",
    &[
        ("cudaDriverEntryPointSuccess", 0),
        ("cudaDriverEntryPointSymbolNotFound", 1),
        ("cudaDriverEntryPointVersionNotSufficent", 2),
    ],
    "enum cudaDriverEntryPointQueryResult, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglColorFormat: EnumDef = EnumDef::new(
    "cudaEglColorFormat",
    "cubind.cuda13.runtime",
    &[
        ("cudaEglColorFormatYUV420Planar", 0),
        ("cudaEglColorFormatYUV420SemiPlanar", 1),
        ("cudaEglColorFormatYUV422Planar", 2),
        ("cudaEglColorFormatYUV422SemiPlanar", 3),
        ("cudaEglColorFormatARGB", 6),
        ("cudaEglColorFormatRGBA", 7),
        ("cudaEglColorFormatL", 8),
        ("cudaEglColorFormatR", 9),
        ("cudaEglColorFormatYUV444Planar", 10),
        ("cudaEglColorFormatYUV444SemiPlanar", 11),
        ("cudaEglColorFormatYUYV422", 12),
        ("cudaEglColorFormatUYVY422", 13),
        ("cudaEglColorFormatABGR", 14),
        ("cudaEglColorFormatBGRA", 15),
        ("cudaEglColorFormatA", 16),
        ("cudaEglColorFormatRG", 17),
        ("cudaEglColorFormatAYUV", 18),
        ("cudaEglColorFormatYVU444SemiPlanar", 19),
        ("cudaEglColorFormatYVU422SemiPlanar", 20),
        ("cudaEglColorFormatYVU420SemiPlanar", 21),
        ("cudaEglColorFormatY10V10U10_444SemiPlanar", 22),
        ("cudaEglColorFormatY10V10U10_420SemiPlanar", 23),
        ("cudaEglColorFormatY12V12U12_444SemiPlanar", 24),
        ("cudaEglColorFormatY12V12U12_420SemiPlanar", 25),
        ("cudaEglColorFormatVYUY_ER", 26),
        ("cudaEglColorFormatUYVY_ER", 27),
        ("cudaEglColorFormatYUYV_ER", 28),
        ("cudaEglColorFormatYVYU_ER", 29),
        ("cudaEglColorFormatYUVA_ER", 31),
        ("cudaEglColorFormatAYUV_ER", 32),
        ("cudaEglColorFormatYUV444Planar_ER", 33),
        ("cudaEglColorFormatYUV422Planar_ER", 34),
        ("cudaEglColorFormatYUV420Planar_ER", 35),
        ("cudaEglColorFormatYUV444SemiPlanar_ER", 36),
        ("cudaEglColorFormatYUV422SemiPlanar_ER", 37),
        ("cudaEglColorFormatYUV420SemiPlanar_ER", 38),
        ("cudaEglColorFormatYVU444Planar_ER", 39),
        ("cudaEglColorFormatYVU422Planar_ER", 40),
        ("cudaEglColorFormatYVU420Planar_ER", 41),
        ("cudaEglColorFormatYVU444SemiPlanar_ER", 42),
        ("cudaEglColorFormatYVU422SemiPlanar_ER", 43),
        ("cudaEglColorFormatYVU420SemiPlanar_ER", 44),
        ("cudaEglColorFormatBayerRGGB", 45),
        ("cudaEglColorFormatBayerBGGR", 46),
        ("cudaEglColorFormatBayerGRBG", 47),
        ("cudaEglColorFormatBayerGBRG", 48),
        ("cudaEglColorFormatBayer10RGGB", 49),
        ("cudaEglColorFormatBayer10BGGR", 50),
        ("cudaEglColorFormatBayer10GRBG", 51),
        ("cudaEglColorFormatBayer10GBRG", 52),
        ("cudaEglColorFormatBayer12RGGB", 53),
        ("cudaEglColorFormatBayer12BGGR", 54),
        ("cudaEglColorFormatBayer12GRBG", 55),
        ("cudaEglColorFormatBayer12GBRG", 56),
        ("cudaEglColorFormatBayer14RGGB", 57),
        ("cudaEglColorFormatBayer14BGGR", 58),
        ("cudaEglColorFormatBayer14GRBG", 59),
        ("cudaEglColorFormatBayer14GBRG", 60),
        ("cudaEglColorFormatBayer20RGGB", 61),
        ("cudaEglColorFormatBayer20BGGR", 62),
        ("cudaEglColorFormatBayer20GRBG", 63),
        ("cudaEglColorFormatBayer20GBRG", 64),
        ("cudaEglColorFormatYVU444Planar", 65),
        ("cudaEglColorFormatYVU422Planar", 66),
        ("cudaEglColorFormatYVU420Planar", 67),
        ("cudaEglColorFormatBayerIspRGGB", 68),
        ("cudaEglColorFormatBayerIspBGGR", 69),
        ("cudaEglColorFormatBayerIspGRBG", 70),
        ("cudaEglColorFormatBayerIspGBRG", 71),
        ("cudaEglColorFormatBayerBCCR", 72),
        ("cudaEglColorFormatBayerRCCB", 73),
        ("cudaEglColorFormatBayerCRBC", 74),
        ("cudaEglColorFormatBayerCBRC", 75),
        ("cudaEglColorFormatBayer10CCCC", 76),
        ("cudaEglColorFormatBayer12BCCR", 77),
        ("cudaEglColorFormatBayer12RCCB", 78),
        ("cudaEglColorFormatBayer12CRBC", 79),
        ("cudaEglColorFormatBayer12CBRC", 80),
        ("cudaEglColorFormatBayer12CCCC", 81),
        ("cudaEglColorFormatY", 82),
        ("cudaEglColorFormatYUV420SemiPlanar_2020", 83),
        ("cudaEglColorFormatYVU420SemiPlanar_2020", 84),
        ("cudaEglColorFormatYUV420Planar_2020", 85),
        ("cudaEglColorFormatYVU420Planar_2020", 86),
        ("cudaEglColorFormatYUV420SemiPlanar_709", 87),
        ("cudaEglColorFormatYVU420SemiPlanar_709", 88),
        ("cudaEglColorFormatYUV420Planar_709", 89),
        ("cudaEglColorFormatYVU420Planar_709", 90),
        ("cudaEglColorFormatY10V10U10_420SemiPlanar_709", 91),
        ("cudaEglColorFormatY10V10U10_420SemiPlanar_2020", 92),
        ("cudaEglColorFormatY10V10U10_422SemiPlanar_2020", 93),
        ("cudaEglColorFormatY10V10U10_422SemiPlanar", 94),
        ("cudaEglColorFormatY10V10U10_422SemiPlanar_709", 95),
        ("cudaEglColorFormatY_ER", 96),
        ("cudaEglColorFormatY_709_ER", 97),
        ("cudaEglColorFormatY10_ER", 98),
        ("cudaEglColorFormatY10_709_ER", 99),
        ("cudaEglColorFormatY12_ER", 100),
        ("cudaEglColorFormatY12_709_ER", 101),
        ("cudaEglColorFormatYUVA", 102),
        ("cudaEglColorFormatYVYU", 104),
        ("cudaEglColorFormatVYUY", 105),
        ("cudaEglColorFormatY10V10U10_420SemiPlanar_ER", 106),
        ("cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER", 107),
        ("cudaEglColorFormatY10V10U10_444SemiPlanar_ER", 108),
        ("cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER", 109),
        ("cudaEglColorFormatY12V12U12_420SemiPlanar_ER", 110),
        ("cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER", 111),
        ("cudaEglColorFormatY12V12U12_444SemiPlanar_ER", 112),
        ("cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER", 113),
        ("cudaEglColorFormatUYVY709", 114),
        ("cudaEglColorFormatUYVY709_ER", 115),
        ("cudaEglColorFormatUYVY2020", 116),
    ],
    "enum cudaEglColorFormat, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglFrame_st: RecordDef = RecordDef::new(
    "cudaEglFrame_st",
    "cubind.cuda13.runtime",
    (280, 8, false),
    &[
        FieldDef::new(c"frame", 0, Ty::Record(&runtime::cudaEglFrame_frame)),
        FieldDef::new(
            c"planeDesc",
            96,
            Ty::Array(&Ty::Record(&runtime::cudaEglPlaneDesc), 3),
        ),
        FieldDef::new(c"planeCount", 264, Ty::U32),
        FieldDef::new(c"frameType", 268, Ty::Enum(&runtime::cudaEglFrameType)),
        FieldDef::new(c"eglColorFormat", 272, Ty::Enum(&runtime::cudaEglColorFormat)),
    ],
    "struct cudaEglFrame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglFrame: RecordDef = RecordDef::alias(
    "cudaEglFrame",
    "cubind.cuda13.runtime",
    &runtime::cudaEglFrame_st,
    "struct cudaEglFrame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglFrame_frame: RecordDef = RecordDef::new(
    "cudaEglFrame_frame",
    "cubind.cuda13.runtime",
    (96, 8, true),
    &[
        FieldDef::new(c"pArray", 0, Ty::Array(&Ty::Value(&runtime::cudaArray_t), 3)),
        FieldDef::new(c"pPitch", 0, Ty::Array(&Ty::Record(&runtime::cudaPitchedPtr), 3)),
    ],
    "struct cudaEglFrame.frame, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglFrameType: EnumDef = EnumDef::new(
    "cudaEglFrameType",
    "cubind.cuda13.runtime",
    &[("cudaEglFrameTypeArray", 0), ("cudaEglFrameTypePitch", 1)],
    "enum cudaEglFrameType, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglPlaneDesc_st: RecordDef = RecordDef::new(
    "cudaEglPlaneDesc_st",
    "cubind.cuda13.runtime",
    (56, 4, false),
    &[
        FieldDef::new(c"width", 0, Ty::U32),
        FieldDef::new(c"height", 4, Ty::U32),
        FieldDef::new(c"depth", 8, Ty::U32),
        FieldDef::new(c"pitch", 12, Ty::U32),
        FieldDef::new(c"numChannels", 16, Ty::U32),
        FieldDef::new(c"channelDesc", 20, Ty::Record(&runtime::cudaChannelFormatDesc)),
        FieldDef::new(c"reserved", 40, Ty::Array(&Ty::U32, 4)),
    ],
    "struct cudaEglPlaneDesc, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglPlaneDesc: RecordDef = RecordDef::alias(
    "cudaEglPlaneDesc",
    "cubind.cuda13.runtime",
    &runtime::cudaEglPlaneDesc_st,
    "struct cudaEglPlaneDesc, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglResourceLocationFlags: EnumDef = EnumDef::new(
    "cudaEglResourceLocationFlags",
    "cubind.cuda13.runtime",
    &[("cudaEglResourceLocationSysmem", 0), ("cudaEglResourceLocationVidmem", 1)],
    "enum cudaEglResourceLocationFlags, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaEglStreamConnection: ValueDef = ValueDef::new(
    "cudaEglStreamConnection",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUeglStreamConnection),
    "typedef cudaEglStreamConnection, from cuda_egl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaError: EnumDef = EnumDef::new(
    "cudaError_t",
    "cubind.cuda13.runtime",
    &[
        ("cudaSuccess", 0),
        ("cudaErrorInvalidValue", 1),
        ("cudaErrorMemoryAllocation", 2),
        ("cudaErrorInitializationError", 3),
        ("cudaErrorCudartUnloading", 4),
        ("cudaErrorProfilerDisabled", 5),
        ("cudaErrorProfilerNotInitialized", 6),
        ("cudaErrorProfilerAlreadyStarted", 7),
        ("cudaErrorProfilerAlreadyStopped", 8),
        ("cudaErrorInvalidConfiguration", 9),
        ("cudaErrorVersionTranslation", 10),
        ("cudaErrorInvalidPitchValue", 12),
        ("cudaErrorInvalidSymbol", 13),
        ("cudaErrorInvalidHostPointer", 16),
        ("cudaErrorInvalidDevicePointer", 17),
        ("cudaErrorInvalidTexture", 18),
        ("cudaErrorInvalidTextureBinding", 19),
        ("cudaErrorInvalidChannelDescriptor", 20),
        ("cudaErrorInvalidMemcpyDirection", 21),
        ("cudaErrorAddressOfConstant", 22),
        ("cudaErrorTextureFetchFailed", 23),
        ("cudaErrorTextureNotBound", 24),
        ("cudaErrorSynchronizationError", 25),
        ("cudaErrorInvalidFilterSetting", 26),
        ("cudaErrorInvalidNormSetting", 27),
        ("cudaErrorMixedDeviceExecution", 28),
        ("cudaErrorNotYetImplemented", 31),
        ("cudaErrorMemoryValueTooLarge", 32),
        ("cudaErrorStubLibrary", 34),
        ("cudaErrorInsufficientDriver", 35),
        ("cudaErrorCallRequiresNewerDriver", 36),
        ("cudaErrorInvalidSurface", 37),
        ("cudaErrorDuplicateVariableName", 43),
        ("cudaErrorDuplicateTextureName", 44),
        ("cudaErrorDuplicateSurfaceName", 45),
        ("cudaErrorDevicesUnavailable", 46),
        ("cudaErrorIncompatibleDriverContext", 49),
        ("cudaErrorMissingConfiguration", 52),
        ("cudaErrorPriorLaunchFailure", 53),
        ("cudaErrorLaunchMaxDepthExceeded", 65),
        ("cudaErrorLaunchFileScopedTex", 66),
        ("cudaErrorLaunchFileScopedSurf", 67),
        ("cudaErrorSyncDepthExceeded", 68),
        ("cudaErrorLaunchPendingCountExceeded", 69),
        ("cudaErrorInvalidDeviceFunction", 98),
        ("cudaErrorNoDevice", 100),
        ("cudaErrorInvalidDevice", 101),
        ("cudaErrorDeviceNotLicensed", 102),
        ("cudaErrorSoftwareValidityNotEstablished", 103),
        ("cudaErrorStartupFailure", 127),
        ("cudaErrorInvalidKernelImage", 200),
        ("cudaErrorDeviceUninitialized", 201),
        ("cudaErrorMapBufferObjectFailed", 205),
        ("cudaErrorUnmapBufferObjectFailed", 206),
        ("cudaErrorArrayIsMapped", 207),
        ("cudaErrorAlreadyMapped", 208),
        ("cudaErrorNoKernelImageForDevice", 209),
        ("cudaErrorAlreadyAcquired", 210),
        ("cudaErrorNotMapped", 211),
        ("cudaErrorNotMappedAsArray", 212),
        ("cudaErrorNotMappedAsPointer", 213),
        ("cudaErrorECCUncorrectable", 214),
        ("cudaErrorUnsupportedLimit", 215),
        ("cudaErrorDeviceAlreadyInUse", 216),
        ("cudaErrorPeerAccessUnsupported", 217),
        ("cudaErrorInvalidPtx", 218),
        ("cudaErrorInvalidGraphicsContext", 219),
        ("cudaErrorNvlinkUncorrectable", 220),
        ("cudaErrorJitCompilerNotFound", 221),
        ("cudaErrorUnsupportedPtxVersion", 222),
        ("cudaErrorJitCompilationDisabled", 223),
        ("cudaErrorUnsupportedExecAffinity", 224),
        ("cudaErrorUnsupportedDevSideSync", 225),
        ("cudaErrorContained", 226),
        ("cudaErrorInsufficientLoaderVersion", 227),
        ("cudaErrorInvalidSource", 300),
        ("cudaErrorFileNotFound", 301),
        ("cudaErrorSharedObjectSymbolNotFound", 302),
        ("cudaErrorSharedObjectInitFailed", 303),
        ("cudaErrorOperatingSystem", 304),
        ("cudaErrorInvalidResourceHandle", 400),
        ("cudaErrorIllegalState", 401),
        ("cudaErrorLossyQuery", 402),
        ("cudaErrorSymbolNotFound", 500),
        ("cudaErrorNotReady", 600),
        ("cudaErrorIllegalAddress", 700),
        ("cudaErrorLaunchOutOfResources", 701),
        ("cudaErrorLaunchTimeout", 702),
        ("cudaErrorLaunchIncompatibleTexturing", 703),
        ("cudaErrorPeerAccessAlreadyEnabled", 704),
        ("cudaErrorPeerAccessNotEnabled", 705),
        ("cudaErrorSetOnActiveProcess", 708),
        ("cudaErrorContextIsDestroyed", 709),
        ("cudaErrorAssert", 710),
        ("cudaErrorTooManyPeers", 711),
        ("cudaErrorHostMemoryAlreadyRegistered", 712),
        ("cudaErrorHostMemoryNotRegistered", 713),
        ("cudaErrorHardwareStackError", 714),
        ("cudaErrorIllegalInstruction", 715),
        ("cudaErrorMisalignedAddress", 716),
        ("cudaErrorInvalidAddressSpace", 717),
        ("cudaErrorInvalidPc", 718),
        ("cudaErrorLaunchFailure", 719),
        ("cudaErrorCooperativeLaunchTooLarge", 720),
        ("cudaErrorTensorMemoryLeak", 721),
        ("cudaErrorNotPermitted", 800),
        ("cudaErrorNotSupported", 801),
        ("cudaErrorSystemNotReady", 802),
        ("cudaErrorSystemDriverMismatch", 803),
        ("cudaErrorCompatNotSupportedOnDevice", 804),
        ("cudaErrorMpsConnectionFailed", 805),
        ("cudaErrorMpsRpcFailure", 806),
        ("cudaErrorMpsServerNotReady", 807),
        ("cudaErrorMpsMaxClientsReached", 808),
        ("cudaErrorMpsMaxConnectionsReached", 809),
        ("cudaErrorMpsClientTerminated", 810),
        ("cudaErrorCdpNotSupported", 811),
        ("cudaErrorCdpVersionMismatch", 812),
        ("cudaErrorStreamCaptureUnsupported", 900),
        ("cudaErrorStreamCaptureInvalidated", 901),
        ("cudaErrorStreamCaptureMerge", 902),
        ("cudaErrorStreamCaptureUnmatched", 903),
        ("cudaErrorStreamCaptureUnjoined", 904),
        ("cudaErrorStreamCaptureIsolation", 905),
        ("cudaErrorStreamCaptureImplicit", 906),
        ("cudaErrorCapturedEvent", 907),
        ("cudaErrorStreamCaptureWrongThread", 908),
        ("cudaErrorTimeout", 909),
        ("cudaErrorGraphExecUpdateFailure", 910),
        ("cudaErrorExternalDevice", 911),
        ("cudaErrorInvalidClusterSize", 912),
        ("cudaErrorFunctionNotLoaded", 913),
        ("cudaErrorInvalidResourceType", 914),
        ("cudaErrorInvalidResourceConfiguration", 915),
        ("cudaErrorStreamDetached", 917),
        ("cudaErrorGraphRecaptureFailure", 918),
        ("cudaErrorFabricNotReady", 919),
        ("cudaErrorUnknown", 999),
        ("cudaErrorApiFailureBase", 10000),
    ],
    "enum cudaError, from driver_types.h. Since CUDA 12.0 or earlier. Deprecated: cudaErrorProfilerNotInitialized, cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped, cudaErrorInvalidHostPointer, cudaErrorInvalidDevicePointer, cudaErrorAddressOfConstant, cudaErrorTextureFetchFailed, cudaErrorTextureNotBound, cudaErrorSynchronizationError, cudaErrorMixedDeviceExecution, cudaErrorNotYetImplemented, cudaErrorMemoryValueTooLarge, cudaErrorPriorLaunchFailure, cudaErrorApiFailureBase.",
);

pub(crate) static cudaEventWaitNodeParams: RecordDef = RecordDef::new(
    "cudaEventWaitNodeParams",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"event", 0, Ty::Value(&runtime::cudaEvent_t))],
    "struct cudaEventWaitNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaEvent_t: ValueDef = ValueDef::new(
    "cudaEvent_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUevent),
    "typedef cudaEvent_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExtent: RecordDef = RecordDef::new(
    "cudaExtent",
    "cubind.cuda13.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"width", 0, Ty::U64),
        FieldDef::new(c"height", 8, Ty::U64),
        FieldDef::new(c"depth", 16, Ty::U64),
    ],
    "struct cudaExtent, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc_handle: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc_handle",
    "cubind.cuda13.runtime",
    (16, 8, true),
    &[
        FieldDef::new(c"fd", 0, Ty::I32),
        FieldDef::new(
            c"win32",
            0,
            Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle_win32),
        ),
        FieldDef::new(c"nvSciBufObject", 0, Ty::Pointer),
    ],
    "struct cudaExternalMemoryHandleDesc.handle, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cudaExternalMemoryHandleDesc_handle_win32",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[FieldDef::new(c"handle", 0, Ty::Pointer), FieldDef::new(c"name", 8, Ty::Pointer)],
    "struct cudaExternalMemoryHandleDesc.handle.win32, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemoryHandleType: EnumDef = EnumDef::new(
    "cudaExternalMemoryHandleType",
    "cubind.cuda13.runtime",
    &[
        ("cudaExternalMemoryHandleTypeOpaqueFd", 1),
        ("cudaExternalMemoryHandleTypeOpaqueWin32", 2),
        ("cudaExternalMemoryHandleTypeOpaqueWin32Kmt", 3),
        ("cudaExternalMemoryHandleTypeD3D12Heap", 4),
        ("cudaExternalMemoryHandleTypeD3D12Resource", 5),
        ("cudaExternalMemoryHandleTypeD3D11Resource", 6),
        ("cudaExternalMemoryHandleTypeD3D11ResourceKmt", 7),
        ("cudaExternalMemoryHandleTypeNvSciBuf", 8),
    ],
    "enum cudaExternalMemoryHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalMemory_t: ValueDef = ValueDef::new(
    "cudaExternalMemory_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaExternalMemory_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc_handle",
    "cubind.cuda13.runtime",
    (16, 8, true),
    &[
        FieldDef::new(c"fd", 0, Ty::I32),
        FieldDef::new(
            c"win32",
            0,
            Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle_win32),
        ),
        FieldDef::new(c"nvSciSyncObj", 0, Ty::Pointer),
    ],
    "struct cudaExternalSemaphoreHandleDesc.handle, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreHandleDesc_handle_win32",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[FieldDef::new(c"handle", 0, Ty::Pointer), FieldDef::new(c"name", 8, Ty::Pointer)],
    "struct cudaExternalSemaphoreHandleDesc.handle.win32, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "cudaExternalSemaphoreHandleType",
    "cubind.cuda13.runtime",
    &[
        ("cudaExternalSemaphoreHandleTypeOpaqueFd", 1),
        ("cudaExternalSemaphoreHandleTypeOpaqueWin32", 2),
        ("cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt", 3),
        ("cudaExternalSemaphoreHandleTypeD3D12Fence", 4),
        ("cudaExternalSemaphoreHandleTypeD3D11Fence", 5),
        ("cudaExternalSemaphoreHandleTypeNvSciSync", 6),
        ("cudaExternalSemaphoreHandleTypeKeyedMutex", 7),
        ("cudaExternalSemaphoreHandleTypeKeyedMutexKmt", 8),
        ("cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd", 9),
        ("cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32", 10),
    ],
    "enum cudaExternalSemaphoreHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalNodeParams: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalNodeParams",
    "cubind.cuda13.runtime",
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
    "struct cudaExternalSemaphoreSignalNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalParams: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params),
        ),
        FieldDef::new(c"flags", 72, Ty::U32),
        FieldDef::new(c"reserved", 76, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalSemaphoreSignalParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_params",
    "cubind.cuda13.runtime",
    (72, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex),
        ),
        FieldDef::new(c"reserved", 24, Ty::Array(&Ty::U32, 12)),
    ],
    "struct cudaExternalSemaphoreSignalParams.params, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_params_fence",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams.params.fence, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_params_keyedMutex",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreSignalParams_params_nvSciSync",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
    "struct cudaExternalSemaphoreSignalParams.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitNodeParams: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitNodeParams",
    "cubind.cuda13.runtime",
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
    "struct cudaExternalSemaphoreWaitNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitParams: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams",
    "cubind.cuda13.runtime",
    (144, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params),
        ),
        FieldDef::new(c"flags", 72, Ty::U32),
        FieldDef::new(c"reserved", 76, Ty::Array(&Ty::U32, 16)),
    ],
    "struct cudaExternalSemaphoreWaitParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_params: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_params",
    "cubind.cuda13.runtime",
    (72, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex),
        ),
        FieldDef::new(c"reserved", 32, Ty::Array(&Ty::U32, 10)),
    ],
    "struct cudaExternalSemaphoreWaitParams.params, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_fence: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_params_fence",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct cudaExternalSemaphoreWaitParams.params.fence, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_params_keyedMutex",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64), FieldDef::new(c"timeoutMs", 8, Ty::U32)],
    "struct cudaExternalSemaphoreWaitParams.params.keyedMutex, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cudaExternalSemaphoreWaitParams_params_nvSciSync",
    "cubind.cuda13.runtime",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
    "struct cudaExternalSemaphoreWaitParams.params.nvSciSync, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaExternalSemaphore_t: ValueDef = ValueDef::new(
    "cudaExternalSemaphore_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaExternalSemaphore_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFlushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "cudaFlushGPUDirectRDMAWritesOptions",
    "cubind.cuda13.runtime",
    &[
        ("cudaFlushGPUDirectRDMAWritesOptionHost", 1),
        ("cudaFlushGPUDirectRDMAWritesOptionMemOps", 2),
    ],
    "enum cudaFlushGPUDirectRDMAWritesOptions, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFlushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "cudaFlushGPUDirectRDMAWritesScope",
    "cubind.cuda13.runtime",
    &[
        ("cudaFlushGPUDirectRDMAWritesToOwner", 100),
        ("cudaFlushGPUDirectRDMAWritesToAllDevices", 200),
    ],
    "enum cudaFlushGPUDirectRDMAWritesScope, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFlushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "cudaFlushGPUDirectRDMAWritesTarget",
    "cubind.cuda13.runtime",
    &[("cudaFlushGPUDirectRDMAWritesTargetCurrentDevice", 0)],
    "enum cudaFlushGPUDirectRDMAWritesTarget, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFuncCache: EnumDef = EnumDef::new(
    "cudaFuncCache",
    "cubind.cuda13.runtime",
    &[
        ("cudaFuncCachePreferNone", 0),
        ("cudaFuncCachePreferShared", 1),
        ("cudaFuncCachePreferL1", 2),
        ("cudaFuncCachePreferEqual", 3),
    ],
    "enum cudaFuncCache, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaFunction_t: ValueDef = ValueDef::new(
    "cudaFunction_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUfunction),
    "typedef cudaFunction_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGLDeviceList: EnumDef = EnumDef::new(
    "cudaGLDeviceList",
    "cubind.cuda13.runtime",
    &[
        ("cudaGLDeviceListAll", 1),
        ("cudaGLDeviceListCurrentFrame", 2),
        ("cudaGLDeviceListNextFrame", 3),
    ],
    "enum cudaGLDeviceList, from cuda_gl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGLMapFlags: EnumDef = EnumDef::new(
    "cudaGLMapFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaGLMapFlagsNone", 0),
        ("cudaGLMapFlagsReadOnly", 1),
        ("cudaGLMapFlagsWriteDiscard", 2),
    ],
    "enum cudaGLMapFlags, from cuda_gl_interop.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "cudaGPUDirectRDMAWritesOrdering",
    "cubind.cuda13.runtime",
    &[
        ("cudaGPUDirectRDMAWritesOrderingNone", 0),
        ("cudaGPUDirectRDMAWritesOrderingOwner", 100),
        ("cudaGPUDirectRDMAWritesOrderingAllDevices", 200),
    ],
    "enum cudaGPUDirectRDMAWritesOrdering, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGetDriverEntryPointFlags: EnumDef = EnumDef::new(
    "cudaGetDriverEntryPointFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaEnableDefault", 0),
        ("cudaEnableLegacyStream", 1),
        ("cudaEnablePerThreadDefaultStream", 2),
    ],
    "enum cudaGetDriverEntryPointFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "cudaGraphChildGraphNodeOwnership",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphChildGraphOwnershipClone", 0),
        ("cudaGraphChildGraphOwnershipMove", 1),
        ("cudaGraphChildGraphOwnershipInvalid", -1),
    ],
    "enum cudaGraphChildGraphNodeOwnership, from driver_types.h. Since CUDA 12.9.",
);

pub(crate) static cudaGraphConditionalHandle: ValueDef = ValueDef::new(
    "cudaGraphConditionalHandle",
    "cubind.cuda13.runtime",
    ValueKind::U64,
    None,
    "typedef cudaGraphConditionalHandle, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphConditionalHandleFlags: EnumDef = EnumDef::new(
    "cudaGraphConditionalHandleFlags",
    "cubind.cuda13.runtime",
    &[("cudaGraphCondAssignDefault", 1)],
    "enum cudaGraphConditionalHandleFlags, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphConditionalNodeType: EnumDef = EnumDef::new(
    "cudaGraphConditionalNodeType",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphCondTypeIf", 0),
        ("cudaGraphCondTypeWhile", 1),
        ("cudaGraphCondTypeSwitch", 2),
    ],
    "enum cudaGraphConditionalNodeType, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphDebugDotFlags: EnumDef = EnumDef::new(
    "cudaGraphDebugDotFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphDebugDotFlagsVerbose", 1),
        ("cudaGraphDebugDotFlagsKernelNodeParams", 4),
        ("cudaGraphDebugDotFlagsMemcpyNodeParams", 8),
        ("cudaGraphDebugDotFlagsMemsetNodeParams", 16),
        ("cudaGraphDebugDotFlagsHostNodeParams", 32),
        ("cudaGraphDebugDotFlagsEventNodeParams", 64),
        ("cudaGraphDebugDotFlagsExtSemasSignalNodeParams", 128),
        ("cudaGraphDebugDotFlagsExtSemasWaitNodeParams", 256),
        ("cudaGraphDebugDotFlagsKernelNodeAttributes", 512),
        ("cudaGraphDebugDotFlagsHandles", 1024),
        ("cudaGraphDebugDotFlagsConditionalNodeParams", 32768),
        ("cudaGraphDebugDotFlagsMemcpyBatchNodeParams", 65536),
    ],
    "enum cudaGraphDebugDotFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphDependencyType: EnumDef = EnumDef::new(
    "cudaGraphDependencyType",
    "cubind.cuda13.runtime",
    &[("cudaGraphDependencyTypeDefault", 0), ("cudaGraphDependencyTypeProgrammatic", 1)],
    "enum cudaGraphDependencyType, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphDeviceNode_t: ValueDef = ValueDef::new(
    "cudaGraphDeviceNode_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUgraphDeviceNode),
    "typedef cudaGraphDeviceNode_t, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaGraphEdgeData_st: RecordDef = RecordDef::new(
    "cudaGraphEdgeData_st",
    "cubind.cuda13.runtime",
    (8, 1, false),
    &[
        FieldDef::new(c"from_port", 0, Ty::U8),
        FieldDef::new(c"to_port", 1, Ty::U8),
        FieldDef::new(c"type", 2, Ty::U8),
        FieldDef::new(c"reserved", 3, Ty::Chars(5)),
    ],
    "struct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphEdgeData: RecordDef = RecordDef::alias(
    "cudaGraphEdgeData",
    "cubind.cuda13.runtime",
    &runtime::cudaGraphEdgeData_st,
    "struct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaGraphExecUpdateResult: EnumDef = EnumDef::new(
    "cudaGraphExecUpdateResult",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphExecUpdateSuccess", 0),
        ("cudaGraphExecUpdateError", 1),
        ("cudaGraphExecUpdateErrorTopologyChanged", 2),
        ("cudaGraphExecUpdateErrorNodeTypeChanged", 3),
        ("cudaGraphExecUpdateErrorFunctionChanged", 4),
        ("cudaGraphExecUpdateErrorParametersChanged", 5),
        ("cudaGraphExecUpdateErrorNotSupported", 6),
        ("cudaGraphExecUpdateErrorUnsupportedFunctionChange", 7),
        ("cudaGraphExecUpdateErrorAttributesChanged", 8),
    ],
    "enum cudaGraphExecUpdateResult, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "cudaGraphExecUpdateResultInfo_st",
    "cubind.cuda13.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"result", 0, Ty::Enum(&runtime::cudaGraphExecUpdateResult)),
        FieldDef::new(c"errorNode", 8, Ty::Value(&runtime::cudaGraphNode_t)),
        FieldDef::new(c"errorFromNode", 16, Ty::Value(&runtime::cudaGraphNode_t)),
    ],
    "struct cudaGraphExecUpdateResultInfo, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "cudaGraphExecUpdateResultInfo",
    "cubind.cuda13.runtime",
    &runtime::cudaGraphExecUpdateResultInfo_st,
    "struct cudaGraphExecUpdateResultInfo, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphExec_t: ValueDef = ValueDef::new(
    "cudaGraphExec_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUgraphExec),
    "typedef cudaGraphExec_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphInstantiateFlags: EnumDef = EnumDef::new(
    "cudaGraphInstantiateFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphInstantiateFlagAutoFreeOnLaunch", 1),
        ("cudaGraphInstantiateFlagUpload", 2),
        ("cudaGraphInstantiateFlagDeviceLaunch", 4),
        ("cudaGraphInstantiateFlagUseNodePriority", 8),
    ],
    "enum cudaGraphInstantiateFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphInstantiateParams_st: RecordDef = RecordDef::new(
    "cudaGraphInstantiateParams_st",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"flags", 0, Ty::U64),
        FieldDef::new(c"uploadStream", 8, Ty::Value(&runtime::cudaStream_t)),
        FieldDef::new(c"errNode_out", 16, Ty::Value(&runtime::cudaGraphNode_t)),
        FieldDef::new(c"result_out", 24, Ty::Enum(&runtime::cudaGraphInstantiateResult)),
    ],
    "struct cudaGraphInstantiateParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphInstantiateParams: RecordDef = RecordDef::alias(
    "cudaGraphInstantiateParams",
    "cubind.cuda13.runtime",
    &runtime::cudaGraphInstantiateParams_st,
    "struct cudaGraphInstantiateParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphInstantiateResult: EnumDef = EnumDef::new(
    "cudaGraphInstantiateResult",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphInstantiateSuccess", 0),
        ("cudaGraphInstantiateError", 1),
        ("cudaGraphInstantiateInvalidStructure", 2),
        ("cudaGraphInstantiateNodeOperationNotSupported", 3),
        ("cudaGraphInstantiateMultipleDevicesNotSupported", 4),
        ("cudaGraphInstantiateConditionalHandleUnused", 5),
    ],
    "enum cudaGraphInstantiateResult, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphKernelNodeField: EnumDef = EnumDef::new(
    "cudaGraphKernelNodeField",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphKernelNodeFieldInvalid", 0),
        ("cudaGraphKernelNodeFieldGridDim", 1),
        ("cudaGraphKernelNodeFieldParam", 2),
        ("cudaGraphKernelNodeFieldEnabled", 3),
    ],
    "enum cudaGraphKernelNodeField, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaGraphKernelNodeUpdate: RecordDef = RecordDef::new(
    "cudaGraphKernelNodeUpdate",
    "cubind.cuda13.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"node", 0, Ty::Value(&runtime::cudaGraphDeviceNode_t)),
        FieldDef::new(c"field", 8, Ty::Enum(&runtime::cudaGraphKernelNodeField)),
        FieldDef::new(
            c"updateData",
            16,
            Ty::Record(&runtime::cudaGraphKernelNodeUpdate_updateData),
        ),
    ],
    "struct cudaGraphKernelNodeUpdate, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaGraphKernelNodeUpdate_updateData: RecordDef = RecordDef::new(
    "cudaGraphKernelNodeUpdate_updateData",
    "cubind.cuda13.runtime",
    (24, 8, true),
    &[
        FieldDef::new(c"gridDim", 0, Ty::Record(&runtime::dim3)),
        FieldDef::new(
            c"param",
            0,
            Ty::Record(&runtime::cudaGraphKernelNodeUpdate_updateData_param),
        ),
        FieldDef::new(c"isEnabled", 0, Ty::U32),
    ],
    "struct cudaGraphKernelNodeUpdate.updateData, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaGraphKernelNodeUpdate_updateData_param: RecordDef = RecordDef::new(
    "cudaGraphKernelNodeUpdate_updateData_param",
    "cubind.cuda13.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"pValue", 0, Ty::Pointer),
        FieldDef::new(c"offset", 8, Ty::U64),
        FieldDef::new(c"size", 16, Ty::U64),
    ],
    "struct cudaGraphKernelNodeUpdate.updateData.param, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaGraphMemAttributeType: EnumDef = EnumDef::new(
    "cudaGraphMemAttributeType",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphMemAttrUsedMemCurrent", 0),
        ("cudaGraphMemAttrUsedMemHigh", 1),
        ("cudaGraphMemAttrReservedMemCurrent", 2),
        ("cudaGraphMemAttrReservedMemHigh", 3),
    ],
    "enum cudaGraphMemAttributeType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphNode_t: ValueDef = ValueDef::new(
    "cudaGraphNode_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUgraphNode),
    "typedef cudaGraphNode_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraph_t: ValueDef = ValueDef::new(
    "cudaGraph_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUgraph),
    "typedef cudaGraph_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphicsCubeFace: EnumDef = EnumDef::new(
    "cudaGraphicsCubeFace",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphicsCubeFacePositiveX", 0),
        ("cudaGraphicsCubeFaceNegativeX", 1),
        ("cudaGraphicsCubeFacePositiveY", 2),
        ("cudaGraphicsCubeFaceNegativeY", 3),
        ("cudaGraphicsCubeFacePositiveZ", 4),
        ("cudaGraphicsCubeFaceNegativeZ", 5),
    ],
    "enum cudaGraphicsCubeFace, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphicsMapFlags: EnumDef = EnumDef::new(
    "cudaGraphicsMapFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphicsMapFlagsNone", 0),
        ("cudaGraphicsMapFlagsReadOnly", 1),
        ("cudaGraphicsMapFlagsWriteDiscard", 2),
    ],
    "enum cudaGraphicsMapFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphicsRegisterFlags: EnumDef = EnumDef::new(
    "cudaGraphicsRegisterFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaGraphicsRegisterFlagsNone", 0),
        ("cudaGraphicsRegisterFlagsReadOnly", 1),
        ("cudaGraphicsRegisterFlagsWriteDiscard", 2),
        ("cudaGraphicsRegisterFlagsSurfaceLoadStore", 4),
        ("cudaGraphicsRegisterFlagsTextureGather", 8),
    ],
    "enum cudaGraphicsRegisterFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaGraphicsResource_t: ValueDef = ValueDef::new(
    "cudaGraphicsResource_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaGraphicsResource_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaHostFn_t__signature: Signature = Signature::new(
    None,
    &[ArgKind::Data],
);

pub(crate) static cudaHostFn_t: ValueDef = ValueDef::new(
        "cudaHostFn_t",
        "cubind.cuda13.runtime",
        ValueKind::Callback,
        None,
        "the address of a C function, cudaHostFn_t, from driver_types.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&cudaHostFn_t__signature);

pub(crate) static cudaHostNodeParams: RecordDef = RecordDef::new(
    "cudaHostNodeParams",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature))),
        FieldDef::new(c"userData", 8, Ty::Data),
    ],
    "struct cudaHostNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaIpcEventHandle_st: RecordDef = RecordDef::new(
    "cudaIpcEventHandle_st",
    "cubind.cuda13.runtime",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct cudaIpcEventHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaIpcEventHandle_t: RecordDef = RecordDef::alias(
    "cudaIpcEventHandle_t",
    "cubind.cuda13.runtime",
    &runtime::cudaIpcEventHandle_st,
    "struct cudaIpcEventHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaIpcMemHandle_st: RecordDef = RecordDef::new(
    "cudaIpcMemHandle_st",
    "cubind.cuda13.runtime",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct cudaIpcMemHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaIpcMemHandle_t: RecordDef = RecordDef::alias(
    "cudaIpcMemHandle_t",
    "cubind.cuda13.runtime",
    &runtime::cudaIpcMemHandle_st,
    "struct cudaIpcMemHandle_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaJitOption: EnumDef = EnumDef::new(
    "cudaJitOption",
    "cubind.cuda13.runtime",
    &[
        ("cudaJitMaxRegisters", 0),
        ("cudaJitThreadsPerBlock", 1),
        ("cudaJitWallTime", 2),
        ("cudaJitInfoLogBuffer", 3),
        ("cudaJitInfoLogBufferSizeBytes", 4),
        ("cudaJitErrorLogBuffer", 5),
        ("cudaJitErrorLogBufferSizeBytes", 6),
        ("cudaJitOptimizationLevel", 7),
        ("cudaJitFallbackStrategy", 10),
        ("cudaJitGenerateDebugInfo", 11),
        ("cudaJitLogVerbose", 12),
        ("cudaJitGenerateLineInfo", 13),
        ("cudaJitCacheMode", 14),
        ("cudaJitPositionIndependentCode", 30),
        ("cudaJitMinCtaPerSm", 31),
        ("cudaJitMaxThreadsPerBlock", 32),
        ("cudaJitOverrideDirectiveValues", 33),
    ],
    "enum cudaJitOption, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaJit_CacheMode: EnumDef = EnumDef::new(
    "cudaJit_CacheMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaJitCacheOptionNone", 0),
        ("cudaJitCacheOptionCG", 1),
        ("cudaJitCacheOptionCA", 2),
    ],
    "enum cudaJit_CacheMode, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaJit_Fallback: EnumDef = EnumDef::new(
    "cudaJit_Fallback",
    "cubind.cuda13.runtime",
    &[("cudaPreferPtx", 0), ("cudaPreferBinary", 1)],
    "enum cudaJit_Fallback, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaKernelNodeParams: RecordDef = RecordDef::new(
        "cudaKernelNodeParams",
        "cubind.cuda13.runtime",
        (56, 8, false),
        &[
            FieldDef::new(c"func", 0, Ty::Pointer),
            FieldDef::new(c"gridDim", 8, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"blockDim", 20, Ty::Record(&runtime::dim3)),
            FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
            FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
            FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
        ],
        "struct cudaKernelNodeParams, from driver_types.h. Since CUDA 12.0 or earlier.",
    )
    .starting(
        b"\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\0\0",
    );

pub(crate) static cudaKernel_t: ValueDef = ValueDef::new(
    "cudaKernel_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUkernel),
    "typedef cudaKernel_t, from driver_types.h. Since CUDA 12.1.",
);

pub(crate) static cudaLaunchAttributeID: EnumDef = EnumDef::new(
    "cudaLaunchAttributeID",
    "cubind.cuda13.runtime",
    &[
        ("cudaLaunchAttributeIgnore", 0),
        ("cudaLaunchAttributeAccessPolicyWindow", 1),
        ("cudaLaunchAttributeCooperative", 2),
        ("cudaLaunchAttributeSynchronizationPolicy", 3),
        ("cudaLaunchAttributeClusterDimension", 4),
        ("cudaLaunchAttributeClusterSchedulingPolicyPreference", 5),
        ("cudaLaunchAttributeProgrammaticStreamSerialization", 6),
        ("cudaLaunchAttributeProgrammaticEvent", 7),
        ("cudaLaunchAttributePriority", 8),
        ("cudaLaunchAttributeMemSyncDomainMap", 9),
        ("cudaLaunchAttributeMemSyncDomain", 10),
        ("cudaLaunchAttributePreferredClusterDimension", 11),
        ("cudaLaunchAttributeLaunchCompletionEvent", 12),
        ("cudaLaunchAttributeDeviceUpdatableKernelNode", 13),
        ("cudaLaunchAttributePreferredSharedMemoryCarveout", 14),
        ("cudaLaunchAttributeNvlinkUtilCentricScheduling", 16),
        ("cudaLaunchAttributePortableClusterSizeMode", 17),
        ("cudaLaunchAttributeSharedMemoryMode", 18),
    ],
    "enum cudaLaunchAttributeID, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue_clusterDim",
    "cubind.cuda13.runtime",
    (12, 4, false),
    &[
        FieldDef::new(c"x", 0, Ty::U32),
        FieldDef::new(c"y", 4, Ty::U32),
        FieldDef::new(c"z", 8, Ty::U32),
    ],
    "struct cudaLaunchAttributeValue.clusterDim, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue_deviceUpdatableKernelNode",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"deviceUpdatable", 0, Ty::I32),
        FieldDef::new(c"devNode", 8, Ty::Value(&runtime::cudaGraphDeviceNode_t)),
    ],
    "struct cudaLaunchAttributeValue.deviceUpdatableKernelNode, from driver_types.h. Since CUDA 12.4.",
);

pub(crate) static cudaLaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue_launchCompletionEvent",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"event", 0, Ty::Value(&runtime::cudaEvent_t)),
        FieldDef::new(c"flags", 8, Ty::I32),
    ],
    "struct cudaLaunchAttributeValue.launchCompletionEvent, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaLaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue_preferredClusterDim",
    "cubind.cuda13.runtime",
    (12, 4, false),
    &[
        FieldDef::new(c"x", 0, Ty::U32),
        FieldDef::new(c"y", 4, Ty::U32),
        FieldDef::new(c"z", 8, Ty::U32),
    ],
    "struct cudaLaunchAttributeValue.preferredClusterDim, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaLaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "cudaLaunchAttributeValue_programmaticEvent",
    "cubind.cuda13.runtime",
    (16, 8, false),
    &[
        FieldDef::new(c"event", 0, Ty::Value(&runtime::cudaEvent_t)),
        FieldDef::new(c"flags", 8, Ty::I32),
        FieldDef::new(c"triggerAtBlockStart", 12, Ty::I32),
    ],
    "struct cudaLaunchAttributeValue.programmaticEvent, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchMemSyncDomain: EnumDef = EnumDef::new(
    "cudaLaunchMemSyncDomain",
    "cubind.cuda13.runtime",
    &[("cudaLaunchMemSyncDomainDefault", 0), ("cudaLaunchMemSyncDomainRemote", 1)],
    "enum cudaLaunchMemSyncDomain, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "cudaLaunchMemSyncDomainMap_st",
    "cubind.cuda13.runtime",
    (2, 1, false),
    &[FieldDef::new(c"default_", 0, Ty::U8), FieldDef::new(c"remote", 1, Ty::U8)],
    "struct cudaLaunchMemSyncDomainMap, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "cudaLaunchMemSyncDomainMap",
    "cubind.cuda13.runtime",
    &runtime::cudaLaunchMemSyncDomainMap_st,
    "struct cudaLaunchMemSyncDomainMap, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaLibraryOption: EnumDef = EnumDef::new(
    "cudaLibraryOption",
    "cubind.cuda13.runtime",
    &[
        ("cudaLibraryHostUniversalFunctionAndDataTable", 0),
        ("cudaLibraryBinaryIsPreserved", 1),
    ],
    "enum cudaLibraryOption, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaLibrary_t: ValueDef = ValueDef::new(
    "cudaLibrary_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUlibrary),
    "typedef cudaLibrary_t, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaLimit: EnumDef = EnumDef::new(
    "cudaLimit",
    "cubind.cuda13.runtime",
    &[
        ("cudaLimitStackSize", 0),
        ("cudaLimitPrintfFifoSize", 1),
        ("cudaLimitMallocHeapSize", 2),
        ("cudaLimitDevRuntimeSyncDepth", 3),
        ("cudaLimitDevRuntimePendingLaunchCount", 4),
        ("cudaLimitMaxL2FetchGranularity", 5),
        ("cudaLimitPersistingL2CacheSize", 6),
        ("cudaLimitPerBlockMemorySize", 10),
    ],
    "enum cudaLimit, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAccessFlags: EnumDef = EnumDef::new(
    "cudaMemAccessFlags",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemAccessFlagsProtNone", 0),
        ("cudaMemAccessFlagsProtRead", 1),
        ("cudaMemAccessFlagsProtReadWrite", 3),
    ],
    "enum cudaMemAccessFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocationHandleType: EnumDef = EnumDef::new(
    "cudaMemAllocationHandleType",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemHandleTypeNone", 0),
        ("cudaMemHandleTypePosixFileDescriptor", 1),
        ("cudaMemHandleTypeWin32", 2),
        ("cudaMemHandleTypeWin32Kmt", 4),
        ("cudaMemHandleTypeFabric", 8),
    ],
    "enum cudaMemAllocationHandleType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemAllocationType: EnumDef = EnumDef::new(
    "cudaMemAllocationType",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemAllocationTypeInvalid", 0),
        ("cudaMemAllocationTypePinned", 1),
        ("cudaMemAllocationTypeManaged", 2),
        ("cudaMemAllocationTypeMax", 2147483647),
    ],
    "enum cudaMemAllocationType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemFabricHandle_st: RecordDef = RecordDef::new(
    "cudaMemFabricHandle_st",
    "cubind.cuda13.runtime",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaMemFabricHandle_t: RecordDef = RecordDef::alias(
    "cudaMemFabricHandle_t",
    "cubind.cuda13.runtime",
    &runtime::cudaMemFabricHandle_st,
    "struct cudaMemFabricHandle_t, from driver_types.h. Since CUDA 12.3.",
);

pub(crate) static cudaMemFreeNodeParams: RecordDef = RecordDef::new(
    "cudaMemFreeNodeParams",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"dptr", 0, Ty::Pointer)],
    "struct cudaMemFreeNodeParams, from driver_types.h. Since CUDA 12.2.",
);

pub(crate) static cudaMemLocationType: EnumDef = EnumDef::new(
    "cudaMemLocationType",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemLocationTypeInvalid", 0),
        ("cudaMemLocationTypeNone", 0),
        ("cudaMemLocationTypeDevice", 1),
        ("cudaMemLocationTypeHost", 2),
        ("cudaMemLocationTypeHostNuma", 3),
        ("cudaMemLocationTypeHostNumaCurrent", 4),
        ("cudaMemLocationTypeInvisible", 5),
        ("cudaMemLocationTypeDeviceLocalityDomain", 6),
    ],
    "enum cudaMemLocationType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemPoolAttr: EnumDef = EnumDef::new(
    "cudaMemPoolAttr",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemPoolReuseFollowEventDependencies", 1),
        ("cudaMemPoolReuseAllowOpportunistic", 2),
        ("cudaMemPoolReuseAllowInternalDependencies", 3),
        ("cudaMemPoolAttrReleaseThreshold", 4),
        ("cudaMemPoolAttrReservedMemCurrent", 5),
        ("cudaMemPoolAttrReservedMemHigh", 6),
        ("cudaMemPoolAttrUsedMemCurrent", 7),
        ("cudaMemPoolAttrUsedMemHigh", 8),
        ("cudaMemPoolAttrAllocationType", 9),
        ("cudaMemPoolAttrExportHandleTypes", 10),
        ("cudaMemPoolAttrLocationId", 11),
        ("cudaMemPoolAttrLocationType", 12),
        ("cudaMemPoolAttrMaxPoolSize", 13),
        ("cudaMemPoolAttrHwDecompressEnabled", 14),
        ("cudaMemPoolAttrLocalityDomainId", 15),
    ],
    "enum cudaMemPoolAttr, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemPoolPtrExportData: RecordDef = RecordDef::new(
    "cudaMemPoolPtrExportData",
    "cubind.cuda13.runtime",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct cudaMemPoolPtrExportData, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemPool_t: ValueDef = ValueDef::new(
    "cudaMemPool_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUmemoryPool),
    "typedef cudaMemPool_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemRangeAttribute: EnumDef = EnumDef::new(
    "cudaMemRangeAttribute",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemRangeAttributeReadMostly", 1),
        ("cudaMemRangeAttributePreferredLocation", 2),
        ("cudaMemRangeAttributeAccessedBy", 3),
        ("cudaMemRangeAttributeLastPrefetchLocation", 4),
        ("cudaMemRangeAttributePreferredLocationType", 5),
        ("cudaMemRangeAttributePreferredLocationId", 6),
        ("cudaMemRangeAttributeLastPrefetchLocationType", 7),
        ("cudaMemRangeAttributeLastPrefetchLocationId", 8),
    ],
    "enum cudaMemRangeAttribute, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DOperand_op_array: RecordDef = RecordDef::new(
    "cudaMemcpy3DOperand_op_array",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"array", 0, Ty::Value(&runtime::cudaArray_t)),
        FieldDef::new(c"offset", 8, Ty::Record(&runtime::cudaOffset3D)),
    ],
    "struct cudaMemcpy3DOperand.op.array, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DOperandType: EnumDef = EnumDef::new(
    "cudaMemcpy3DOperandType",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemcpyOperandTypePointer", 1),
        ("cudaMemcpyOperandTypeArray", 2),
        ("cudaMemcpyOperandTypeMax", 2147483647),
    ],
    "enum cudaMemcpy3DOperandType, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpy3DParms: RecordDef = RecordDef::new(
    "cudaMemcpy3DParms",
    "cubind.cuda13.runtime",
    (160, 8, false),
    &[
        FieldDef::new(c"srcArray", 0, Ty::Value(&runtime::cudaArray_t)),
        FieldDef::new(c"srcPos", 8, Ty::Record(&runtime::cudaPos)),
        FieldDef::new(c"srcPtr", 32, Ty::Record(&runtime::cudaPitchedPtr)),
        FieldDef::new(c"dstArray", 64, Ty::Value(&runtime::cudaArray_t)),
        FieldDef::new(c"dstPos", 72, Ty::Record(&runtime::cudaPos)),
        FieldDef::new(c"dstPtr", 96, Ty::Record(&runtime::cudaPitchedPtr)),
        FieldDef::new(c"extent", 128, Ty::Record(&runtime::cudaExtent)),
        FieldDef::new(c"kind", 152, Ty::Enum(&runtime::cudaMemcpyKind)),
    ],
    "struct cudaMemcpy3DParms, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpy3DPeerParms: RecordDef = RecordDef::new(
    "cudaMemcpy3DPeerParms",
    "cubind.cuda13.runtime",
    (168, 8, false),
    &[
        FieldDef::new(c"srcArray", 0, Ty::Value(&runtime::cudaArray_t)),
        FieldDef::new(c"srcPos", 8, Ty::Record(&runtime::cudaPos)),
        FieldDef::new(c"srcPtr", 32, Ty::Record(&runtime::cudaPitchedPtr)),
        FieldDef::new(c"srcDevice", 64, Ty::I32),
        FieldDef::new(c"dstArray", 72, Ty::Value(&runtime::cudaArray_t)),
        FieldDef::new(c"dstPos", 80, Ty::Record(&runtime::cudaPos)),
        FieldDef::new(c"dstPtr", 104, Ty::Record(&runtime::cudaPitchedPtr)),
        FieldDef::new(c"dstDevice", 136, Ty::I32),
        FieldDef::new(c"extent", 144, Ty::Record(&runtime::cudaExtent)),
    ],
    "struct cudaMemcpy3DPeerParms, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpyFlags: EnumDef = EnumDef::new(
    "cudaMemcpyFlags",
    "cubind.cuda13.runtime",
    &[("cudaMemcpyFlagDefault", 0), ("cudaMemcpyFlagPreferOverlapWithCompute", 1)],
    "enum cudaMemcpyFlags, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemcpyKind: EnumDef = EnumDef::new(
    "cudaMemcpyKind",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemcpyHostToHost", 0),
        ("cudaMemcpyHostToDevice", 1),
        ("cudaMemcpyDeviceToHost", 2),
        ("cudaMemcpyDeviceToDevice", 3),
        ("cudaMemcpyDefault", 4),
    ],
    "enum cudaMemcpyKind, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "cudaMemcpySrcAccessOrder",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemcpySrcAccessOrderInvalid", 0),
        ("cudaMemcpySrcAccessOrderStream", 1),
        ("cudaMemcpySrcAccessOrderDuringApiCall", 2),
        ("cudaMemcpySrcAccessOrderAny", 3),
        ("cudaMemcpySrcAccessOrderMax", 2147483647),
    ],
    "enum cudaMemcpySrcAccessOrder, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaMemoryAdvise: EnumDef = EnumDef::new(
    "cudaMemoryAdvise",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemAdviseSetReadMostly", 1),
        ("cudaMemAdviseUnsetReadMostly", 2),
        ("cudaMemAdviseSetPreferredLocation", 3),
        ("cudaMemAdviseUnsetPreferredLocation", 4),
        ("cudaMemAdviseSetAccessedBy", 5),
        ("cudaMemAdviseUnsetAccessedBy", 6),
    ],
    "enum cudaMemoryAdvise, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemoryType: EnumDef = EnumDef::new(
    "cudaMemoryType",
    "cubind.cuda13.runtime",
    &[
        ("cudaMemoryTypeUnregistered", 0),
        ("cudaMemoryTypeHost", 1),
        ("cudaMemoryTypeDevice", 2),
        ("cudaMemoryTypeManaged", 3),
    ],
    "enum cudaMemoryType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMemsetParams: RecordDef = RecordDef::new(
    "cudaMemsetParams",
    "cubind.cuda13.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"dst", 0, Ty::Pointer),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"value", 16, Ty::U32),
        FieldDef::new(c"elementSize", 20, Ty::U32),
        FieldDef::new(c"width", 24, Ty::U64),
        FieldDef::new(c"height", 32, Ty::U64),
    ],
    "struct cudaMemsetParams, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaMipmappedArray_t: ValueDef = ValueDef::new(
    "cudaMipmappedArray_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    None,
    "typedef cudaMipmappedArray_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaOffset3D: RecordDef = RecordDef::new(
    "cudaOffset3D",
    "cubind.cuda13.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"x", 0, Ty::U64),
        FieldDef::new(c"y", 8, Ty::U64),
        FieldDef::new(c"z", 16, Ty::U64),
    ],
    "struct cudaOffset3D, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static cudaPitchedPtr: RecordDef = RecordDef::new(
    "cudaPitchedPtr",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"ptr", 0, Ty::Pointer),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"xsize", 16, Ty::U64),
        FieldDef::new(c"ysize", 24, Ty::U64),
    ],
    "struct cudaPitchedPtr, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaPos: RecordDef = RecordDef::new(
    "cudaPos",
    "cubind.cuda13.runtime",
    (24, 8, false),
    &[
        FieldDef::new(c"x", 0, Ty::U64),
        FieldDef::new(c"y", 8, Ty::U64),
        FieldDef::new(c"z", 16, Ty::U64),
    ],
    "struct cudaPos, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_array: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_array",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"array", 0, Ty::Value(&runtime::cudaArray_t))],
    "struct cudaResourceDesc.res.array, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_linear: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_linear",
    "cubind.cuda13.runtime",
    (40, 8, false),
    &[
        FieldDef::new(c"devPtr", 0, Ty::Pointer),
        FieldDef::new(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc)),
        FieldDef::new(c"sizeInBytes", 32, Ty::U64),
    ],
    "struct cudaResourceDesc.res.linear, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_mipmap: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_mipmap",
    "cubind.cuda13.runtime",
    (8, 8, false),
    &[FieldDef::new(c"mipmap", 0, Ty::Value(&runtime::cudaMipmappedArray_t))],
    "struct cudaResourceDesc.res.mipmap, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceDesc_res_pitch2D: RecordDef = RecordDef::new(
    "cudaResourceDesc_res_pitch2D",
    "cubind.cuda13.runtime",
    (56, 8, false),
    &[
        FieldDef::new(c"devPtr", 0, Ty::Pointer),
        FieldDef::new(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc)),
        FieldDef::new(c"width", 32, Ty::U64),
        FieldDef::new(c"height", 40, Ty::U64),
        FieldDef::new(c"pitchInBytes", 48, Ty::U64),
    ],
    "struct cudaResourceDesc.res.pitch2D, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceType: EnumDef = EnumDef::new(
    "cudaResourceType",
    "cubind.cuda13.runtime",
    &[
        ("cudaResourceTypeArray", 0),
        ("cudaResourceTypeMipmappedArray", 1),
        ("cudaResourceTypeLinear", 2),
        ("cudaResourceTypePitch2D", 3),
    ],
    "enum cudaResourceType, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaResourceViewFormat: EnumDef = EnumDef::new(
    "cudaResourceViewFormat",
    "cubind.cuda13.runtime",
    &[
        ("cudaResViewFormatNone", 0),
        ("cudaResViewFormatUnsignedChar1", 1),
        ("cudaResViewFormatUnsignedChar2", 2),
        ("cudaResViewFormatUnsignedChar4", 3),
        ("cudaResViewFormatSignedChar1", 4),
        ("cudaResViewFormatSignedChar2", 5),
        ("cudaResViewFormatSignedChar4", 6),
        ("cudaResViewFormatUnsignedShort1", 7),
        ("cudaResViewFormatUnsignedShort2", 8),
        ("cudaResViewFormatUnsignedShort4", 9),
        ("cudaResViewFormatSignedShort1", 10),
        ("cudaResViewFormatSignedShort2", 11),
        ("cudaResViewFormatSignedShort4", 12),
        ("cudaResViewFormatUnsignedInt1", 13),
        ("cudaResViewFormatUnsignedInt2", 14),
        ("cudaResViewFormatUnsignedInt4", 15),
        ("cudaResViewFormatSignedInt1", 16),
        ("cudaResViewFormatSignedInt2", 17),
        ("cudaResViewFormatSignedInt4", 18),
        ("cudaResViewFormatHalf1", 19),
        ("cudaResViewFormatHalf2", 20),
        ("cudaResViewFormatHalf4", 21),
        ("cudaResViewFormatFloat1", 22),
        ("cudaResViewFormatFloat2", 23),
        ("cudaResViewFormatFloat4", 24),
        ("cudaResViewFormatUnsignedBlockCompressed1", 25),
        ("cudaResViewFormatUnsignedBlockCompressed2", 26),
        ("cudaResViewFormatUnsignedBlockCompressed3", 27),
        ("cudaResViewFormatUnsignedBlockCompressed4", 28),
        ("cudaResViewFormatSignedBlockCompressed4", 29),
        ("cudaResViewFormatUnsignedBlockCompressed5", 30),
        ("cudaResViewFormatSignedBlockCompressed5", 31),
        ("cudaResViewFormatUnsignedBlockCompressed6H", 32),
        ("cudaResViewFormatSignedBlockCompressed6H", 33),
        ("cudaResViewFormatUnsignedBlockCompressed7", 34),
    ],
    "enum cudaResourceViewFormat, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaRoundMode: EnumDef = EnumDef::new(
    "cudaRoundMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaRoundNearest", 0),
        ("cudaRoundZero", 1),
        ("cudaRoundPosInf", 2),
        ("cudaRoundMinInf", 3),
    ],
    "enum cudaRoundMode, from device_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSharedCarveout: EnumDef = EnumDef::new(
    "cudaSharedCarveout",
    "cubind.cuda13.runtime",
    &[
        ("cudaSharedmemCarveoutDefault", -1),
        ("cudaSharedmemCarveoutMaxShared", 100),
        ("cudaSharedmemCarveoutMaxL1", 0),
    ],
    "enum cudaSharedCarveout, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSharedMemConfig: EnumDef = EnumDef::new(
    "cudaSharedMemConfig",
    "cubind.cuda13.runtime",
    &[
        ("cudaSharedMemBankSizeDefault", 0),
        ("cudaSharedMemBankSizeFourByte", 1),
        ("cudaSharedMemBankSizeEightByte", 2),
    ],
    "enum cudaSharedMemConfig, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamCallback_t__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
        ArgKind::Value(Ty::Enum(&runtime::cudaError)),
        ArgKind::Data,
    ],
);

pub(crate) static cudaStreamCallback_t: ValueDef = ValueDef::new(
        "cudaStreamCallback_t",
        "cubind.cuda13.runtime",
        ValueKind::Callback,
        None,
        "the address of a C function, cudaStreamCallback_t, from cuda_runtime_api.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&cudaStreamCallback_t__signature);

pub(crate) static cudaStreamCaptureMode: EnumDef = EnumDef::new(
    "cudaStreamCaptureMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaStreamCaptureModeGlobal", 0),
        ("cudaStreamCaptureModeThreadLocal", 1),
        ("cudaStreamCaptureModeRelaxed", 2),
    ],
    "enum cudaStreamCaptureMode, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamCaptureStatus: EnumDef = EnumDef::new(
    "cudaStreamCaptureStatus",
    "cubind.cuda13.runtime",
    &[
        ("cudaStreamCaptureStatusNone", 0),
        ("cudaStreamCaptureStatusActive", 1),
        ("cudaStreamCaptureStatusInvalidated", 2),
    ],
    "enum cudaStreamCaptureStatus, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStreamUpdateCaptureDependenciesFlags: EnumDef = EnumDef::new(
    "cudaStreamUpdateCaptureDependenciesFlags",
    "cubind.cuda13.runtime",
    &[("cudaStreamAddCaptureDependencies", 0), ("cudaStreamSetCaptureDependencies", 1)],
    "enum cudaStreamUpdateCaptureDependenciesFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaStream_t: ValueDef = ValueDef::new(
    "cudaStream_t",
    "cubind.cuda13.runtime",
    ValueKind::Stream,
    Some(&driver::CUstream),
    "typedef cudaStream_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSurfaceBoundaryMode: EnumDef = EnumDef::new(
    "cudaSurfaceBoundaryMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaBoundaryModeZero", 0),
        ("cudaBoundaryModeClamp", 1),
        ("cudaBoundaryModeTrap", 2),
    ],
    "enum cudaSurfaceBoundaryMode, from surface_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSurfaceFormatMode: EnumDef = EnumDef::new(
    "cudaSurfaceFormatMode",
    "cubind.cuda13.runtime",
    &[("cudaFormatModeForced", 0), ("cudaFormatModeAuto", 1)],
    "enum cudaSurfaceFormatMode, from surface_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSurfaceObject_t: ValueDef = ValueDef::new(
    "cudaSurfaceObject_t",
    "cubind.cuda13.runtime",
    ValueKind::U64,
    None,
    "typedef cudaSurfaceObject_t, from surface_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaSynchronizationPolicy: EnumDef = EnumDef::new(
    "cudaSynchronizationPolicy",
    "cubind.cuda13.runtime",
    &[
        ("cudaSyncPolicyAuto", 1),
        ("cudaSyncPolicySpin", 2),
        ("cudaSyncPolicyYield", 3),
        ("cudaSyncPolicyBlockingSync", 4),
    ],
    "enum cudaSynchronizationPolicy, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaTextureAddressMode: EnumDef = EnumDef::new(
    "cudaTextureAddressMode",
    "cubind.cuda13.runtime",
    &[
        ("cudaAddressModeWrap", 0),
        ("cudaAddressModeClamp", 1),
        ("cudaAddressModeMirror", 2),
        ("cudaAddressModeBorder", 3),
    ],
    "enum cudaTextureAddressMode, from texture_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaTextureDesc: RecordDef = RecordDef::new(
    "cudaTextureDesc",
    "cubind.cuda13.runtime",
    (72, 4, false),
    &[
        FieldDef::new(
            c"addressMode",
            0,
            Ty::Array(&Ty::Enum(&runtime::cudaTextureAddressMode), 3),
        ),
        FieldDef::new(c"filterMode", 12, Ty::Enum(&runtime::cudaTextureFilterMode)),
        FieldDef::new(c"readMode", 16, Ty::Enum(&runtime::cudaTextureReadMode)),
        FieldDef::new(c"sRGB", 20, Ty::I32),
        FieldDef::new(c"borderColor", 24, Ty::Array(&Ty::F32, 4)),
        FieldDef::new(c"normalizedCoords", 40, Ty::I32),
        FieldDef::new(c"maxAnisotropy", 44, Ty::U32),
        FieldDef::new(
            c"mipmapFilterMode",
            48,
            Ty::Enum(&runtime::cudaTextureFilterMode),
        ),
        FieldDef::new(c"mipmapLevelBias", 52, Ty::F32),
        FieldDef::new(c"minMipmapLevelClamp", 56, Ty::F32),
        FieldDef::new(c"maxMipmapLevelClamp", 60, Ty::F32),
        FieldDef::new(c"disableTrilinearOptimization", 64, Ty::I32),
        FieldDef::new(c"seamlessCubemap", 68, Ty::I32),
    ],
    "struct cudaTextureDesc, from texture_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaTextureFilterMode: EnumDef = EnumDef::new(
    "cudaTextureFilterMode",
    "cubind.cuda13.runtime",
    &[("cudaFilterModePoint", 0), ("cudaFilterModeLinear", 1)],
    "enum cudaTextureFilterMode, from texture_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaTextureObject_t: ValueDef = ValueDef::new(
    "cudaTextureObject_t",
    "cubind.cuda13.runtime",
    ValueKind::U64,
    None,
    "typedef cudaTextureObject_t, from texture_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaTextureReadMode: EnumDef = EnumDef::new(
    "cudaTextureReadMode",
    "cubind.cuda13.runtime",
    &[("cudaReadModeElementType", 0), ("cudaReadModeNormalizedFloat", 1)],
    "enum cudaTextureReadMode, from texture_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaUUID_t: RecordDef = RecordDef::alias(
    "cudaUUID_t",
    "cubind.cuda13.runtime",
    &driver::CUuuid,
    "typedef CUuuid cudaUUID_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaUserObjectFlags: EnumDef = EnumDef::new(
    "cudaUserObjectFlags",
    "cubind.cuda13.runtime",
    &[("cudaUserObjectNoDestructorSync", 1)],
    "enum cudaUserObjectFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaUserObjectRetainFlags: EnumDef = EnumDef::new(
    "cudaUserObjectRetainFlags",
    "cubind.cuda13.runtime",
    &[("cudaGraphUserObjectMove", 1)],
    "enum cudaUserObjectRetainFlags, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudaUserObject_t: ValueDef = ValueDef::new(
    "cudaUserObject_t",
    "cubind.cuda13.runtime",
    ValueKind::Handle,
    Some(&driver::CUuserObject),
    "typedef cudaUserObject_t, from driver_types.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cudalibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::new(
    "cudalibraryHostUniversalFunctionAndDataTable",
    "cubind.cuda13.runtime",
    (32, 8, false),
    &[
        FieldDef::new(c"functionTable", 0, Ty::Pointer),
        FieldDef::new(c"functionWindowSize", 8, Ty::U64),
        FieldDef::new(c"dataTable", 16, Ty::Pointer),
        FieldDef::new(c"dataWindowSize", 24, Ty::U64),
    ],
    "struct cudalibraryHostUniversalFunctionAndDataTable, from driver_types.h. Since CUDA 12.8.",
);

pub(crate) static dim3: RecordDef = RecordDef::new(
        "dim3",
        "cubind.cuda13.runtime",
        (12, 4, false),
        &[
            FieldDef::new(c"x", 0, Ty::U32),
            FieldDef::new(c"y", 4, Ty::U32),
            FieldDef::new(c"z", 8, Ty::U32),
        ],
        "struct dim3, from vector_types.h. Since CUDA 12.0 or earlier.",
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static libraryPropertyType: EnumDef = EnumDef::new(
    "libraryPropertyType",
    "cubind.cuda13.runtime",
    &[("MAJOR_VERSION", 0), ("MINOR_VERSION", 1), ("PATCH_LEVEL", 2)],
    "enum libraryPropertyType, from library_types.h. Since CUDA 12.0 or earlier.",
);
