//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, runtime};

pub(crate) static cuComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuComplex\ntypedef cuFloatComplex cuComplex, from cuComplex.h. Since at least CUDA 12.0.",
    &runtime::cuFloatComplex,
);

pub(crate) static cuDoubleComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuDoubleComplex\ntypedef double2 cuDoubleComplex, from cuComplex.h. Since at least CUDA 12.0.",
    &runtime::double2,
);

pub(crate) static cuFloatComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cuFloatComplex\ntypedef float2 cuFloatComplex, from cuComplex.h. Since at least CUDA 12.0.",
    &runtime::float2,
);

pub(crate) static cudaAccessPolicyWindow: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaAccessPolicyWindow\nstruct cudaAccessPolicyWindow, from driver_types.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("base_ptr\0Pointer 0\0num_bytes\0U64 8\0hitRatio\0F32 16\0");
        table.field(c"hitProp", 20, Ty::Enum(&runtime::cudaAccessProperty));
        table.field(c"missProp", 24, Ty::Enum(&runtime::cudaAccessProperty));
    },
);

pub(crate) static cudaAccessProperty: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAccessProperty\nenum cudaAccessProperty, from driver_types.h. Since at least CUDA 12.0.",
    "cudaAccessPropertyNormal cudaAccessPropertyStreaming cudaAccessPropertyPersisting",
);

pub(crate) static cudaArrayMemoryRequirements: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArrayMemoryRequirements\nstruct cudaArrayMemoryRequirements, from driver_types.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("size\0U64 0\0alignment\0U64 8\0");
        table.field(c"reserved", 16, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaArraySparseProperties: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArraySparseProperties\nstruct cudaArraySparseProperties, from driver_types.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"tileExtent", 0, Ty::Record(&runtime::cudaArraySparseProperties_tileExtent));
        table.plain("miptailFirstLevel\0U32 12\0miptailSize\0U64 16\0flags\0U32 24\0");
        table.field(c"reserved", 28, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaArraySparseProperties_tileExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaArraySparseProperties_tileExtent\nstruct cudaArraySparseProperties.tileExtent, from driver_types.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("width\0U32 0\0height\0U32 4\0depth\0U32 8\0");
    },
);

pub(crate) static cudaArray_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaArray_t\ntypedef cudaArray_t, from driver_types.h. Since at least CUDA 12.0.",
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
        table.plain("bytesOverBudget\0U64 0\0");
    },
);

pub(crate) static cudaAsyncNotificationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaAsyncNotificationType\nenum cudaAsyncNotificationType, from driver_types.h. Since CUDA 12.4.",
    "cudaAsyncNotificationTypeOverBudget=1",
);

pub(crate) static cudaCGScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaCGScope\nenum cudaCGScope, from driver_types.h. Since at least CUDA 12.0.",
    "cudaCGScopeInvalid cudaCGScopeGrid cudaCGScopeReserved cudaCGScopeMultiGrid=2",
);

pub(crate) static cudaChannelFormatDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaChannelFormatDesc\nstruct cudaChannelFormatDesc, from driver_types.h. Since at least CUDA 12.0.",
    (20, 4, false),
    |table| {
        table.plain("x\0I32 0\0y\0I32 4\0z\0I32 8\0w\0I32 12\0");
        table.field(c"f", 16, Ty::Enum(&runtime::cudaChannelFormatKind));
    },
);

pub(crate) static cudaChannelFormatKind: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaChannelFormatKind\nenum cudaChannelFormatKind, from driver_types.h. Since at least CUDA 12.0.",
    "cudaChannelFormatKindSigned cudaChannelFormatKindUnsigned cudaChannelFormatKindFloat cudaChannelFormatKindNone cudaChannelFormatKindNV12 cudaChannelFormatKindUnsignedNormalized8X1 cudaChannelFormatKindUnsignedNormalized8X2 cudaChannelFormatKindUnsignedNormalized8X4 cudaChannelFormatKindUnsignedNormalized16X1 cudaChannelFormatKindUnsignedNormalized16X2 cudaChannelFormatKindUnsignedNormalized16X4 cudaChannelFormatKindSignedNormalized8X1 cudaChannelFormatKindSignedNormalized8X2 cudaChannelFormatKindSignedNormalized8X4 cudaChannelFormatKindSignedNormalized16X1 cudaChannelFormatKindSignedNormalized16X2 cudaChannelFormatKindSignedNormalized16X4 cudaChannelFormatKindUnsignedBlockCompressed1 cudaChannelFormatKindUnsignedBlockCompressed1SRGB cudaChannelFormatKindUnsignedBlockCompressed2 cudaChannelFormatKindUnsignedBlockCompressed2SRGB cudaChannelFormatKindUnsignedBlockCompressed3 cudaChannelFormatKindUnsignedBlockCompressed3SRGB cudaChannelFormatKindUnsignedBlockCompressed4 cudaChannelFormatKindSignedBlockCompressed4 cudaChannelFormatKindUnsignedBlockCompressed5 cudaChannelFormatKindSignedBlockCompressed5 cudaChannelFormatKindUnsignedBlockCompressed6H cudaChannelFormatKindSignedBlockCompressed6H cudaChannelFormatKindUnsignedBlockCompressed7 cudaChannelFormatKindUnsignedBlockCompressed7SRGB cudaChannelFormatKindUnsignedNormalized1010102 cudaChannelFormatKindUnsigned8Packed422 cudaChannelFormatKindUnsigned8Packed444 cudaChannelFormatKindUnsigned8SemiPlanar420 cudaChannelFormatKindUnsigned16SemiPlanar420 cudaChannelFormatKindUnsigned8SemiPlanar422 cudaChannelFormatKindUnsigned16SemiPlanar422 cudaChannelFormatKindUnsigned8SemiPlanar444 cudaChannelFormatKindUnsigned16SemiPlanar444 cudaChannelFormatKindUnsigned8Planar420 cudaChannelFormatKindUnsigned16Planar420 cudaChannelFormatKindUnsigned8Planar422 cudaChannelFormatKindUnsigned16Planar422 cudaChannelFormatKindUnsigned8Planar444 cudaChannelFormatKindUnsigned16Planar444",
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
    "cubind.cuda13.runtime.cudaClusterSchedulingPolicy\nenum cudaClusterSchedulingPolicy, from driver_types.h. Since at least CUDA 12.0.",
    "cudaClusterSchedulingPolicyDefault cudaClusterSchedulingPolicySpread cudaClusterSchedulingPolicyLoadBalancing cudaClusterSchedulingPolicyRubinDsmemLocality",
);

pub(crate) static cudaComputeMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaComputeMode\nenum cudaComputeMode, from driver_types.h. Since at least CUDA 12.0.",
    "cudaComputeModeDefault cudaComputeModeExclusive cudaComputeModeProhibited cudaComputeModeExclusiveProcess",
);

pub(crate) static cudaDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDataType\nenum cudaDataType, from library_types.h. Since at least CUDA 12.0.",
    "CUDA_R_16F=2 CUDA_C_16F=6 CUDA_R_16BF=14 CUDA_C_16BF CUDA_R_32F=0 CUDA_C_32F=4 CUDA_R_64F=1 CUDA_C_64F=5 CUDA_R_4I=16 CUDA_C_4I CUDA_R_4U CUDA_C_4U CUDA_R_8I=3 CUDA_C_8I=7 CUDA_R_8U CUDA_C_8U CUDA_R_16I=20 CUDA_C_16I CUDA_R_16U CUDA_C_16U CUDA_R_32I=10 CUDA_C_32I CUDA_R_32U CUDA_C_32U CUDA_R_64I=24 CUDA_C_64I CUDA_R_64U CUDA_C_64U CUDA_R_8F_E4M3 CUDA_R_8F_UE4M3=28 CUDA_R_8F_E5M2 CUDA_R_8F_UE8M0 CUDA_R_6F_E2M3 CUDA_R_6F_E3M2 CUDA_R_4F_E2M1 CUDA_R_8F_UE5M3",
);

pub(crate) static cudaDeviceNumaConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceNumaConfig\nenum cudaDeviceNumaConfig, from driver_types.h. Since CUDA 12.2.",
    "cudaDeviceNumaConfigNone cudaDeviceNumaConfigNumaNode",
);

pub(crate) static cudaDeviceP2PAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDeviceP2PAttr\nenum cudaDeviceP2PAttr, from driver_types.h. Since at least CUDA 12.0.",
    "cudaDevP2PAttrPerformanceRank=1 cudaDevP2PAttrAccessSupported cudaDevP2PAttrNativeAtomicSupported cudaDevP2PAttrCudaArrayAccessSupported cudaDevP2PAttrOnlyPartialNativeAtomicSupported",
);

pub(crate) static cudaDriverEntryPointQueryResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaDriverEntryPointQueryResult\nenum cudaDriverEntryPointQueryResult, from driver_types.h. Since at least CUDA 12.0.",
    "cudaDriverEntryPointSuccess cudaDriverEntryPointSymbolNotFound cudaDriverEntryPointVersionNotSufficent",
);

pub(crate) static cudaEglColorFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglColorFormat\nenum cudaEglColorFormat, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    "cudaEglColorFormatYUV420Planar cudaEglColorFormatYUV420SemiPlanar cudaEglColorFormatYUV422Planar cudaEglColorFormatYUV422SemiPlanar cudaEglColorFormatARGB=6 cudaEglColorFormatRGBA cudaEglColorFormatL cudaEglColorFormatR cudaEglColorFormatYUV444Planar cudaEglColorFormatYUV444SemiPlanar cudaEglColorFormatYUYV422 cudaEglColorFormatUYVY422 cudaEglColorFormatABGR cudaEglColorFormatBGRA cudaEglColorFormatA cudaEglColorFormatRG cudaEglColorFormatAYUV cudaEglColorFormatYVU444SemiPlanar cudaEglColorFormatYVU422SemiPlanar cudaEglColorFormatYVU420SemiPlanar cudaEglColorFormatY10V10U10_444SemiPlanar cudaEglColorFormatY10V10U10_420SemiPlanar cudaEglColorFormatY12V12U12_444SemiPlanar cudaEglColorFormatY12V12U12_420SemiPlanar cudaEglColorFormatVYUY_ER cudaEglColorFormatUYVY_ER cudaEglColorFormatYUYV_ER cudaEglColorFormatYVYU_ER cudaEglColorFormatYUVA_ER=31 cudaEglColorFormatAYUV_ER cudaEglColorFormatYUV444Planar_ER cudaEglColorFormatYUV422Planar_ER cudaEglColorFormatYUV420Planar_ER cudaEglColorFormatYUV444SemiPlanar_ER cudaEglColorFormatYUV422SemiPlanar_ER cudaEglColorFormatYUV420SemiPlanar_ER cudaEglColorFormatYVU444Planar_ER cudaEglColorFormatYVU422Planar_ER cudaEglColorFormatYVU420Planar_ER cudaEglColorFormatYVU444SemiPlanar_ER cudaEglColorFormatYVU422SemiPlanar_ER cudaEglColorFormatYVU420SemiPlanar_ER cudaEglColorFormatBayerRGGB cudaEglColorFormatBayerBGGR cudaEglColorFormatBayerGRBG cudaEglColorFormatBayerGBRG cudaEglColorFormatBayer10RGGB cudaEglColorFormatBayer10BGGR cudaEglColorFormatBayer10GRBG cudaEglColorFormatBayer10GBRG cudaEglColorFormatBayer12RGGB cudaEglColorFormatBayer12BGGR cudaEglColorFormatBayer12GRBG cudaEglColorFormatBayer12GBRG cudaEglColorFormatBayer14RGGB cudaEglColorFormatBayer14BGGR cudaEglColorFormatBayer14GRBG cudaEglColorFormatBayer14GBRG cudaEglColorFormatBayer20RGGB cudaEglColorFormatBayer20BGGR cudaEglColorFormatBayer20GRBG cudaEglColorFormatBayer20GBRG cudaEglColorFormatYVU444Planar cudaEglColorFormatYVU422Planar cudaEglColorFormatYVU420Planar cudaEglColorFormatBayerIspRGGB cudaEglColorFormatBayerIspBGGR cudaEglColorFormatBayerIspGRBG cudaEglColorFormatBayerIspGBRG cudaEglColorFormatBayerBCCR cudaEglColorFormatBayerRCCB cudaEglColorFormatBayerCRBC cudaEglColorFormatBayerCBRC cudaEglColorFormatBayer10CCCC cudaEglColorFormatBayer12BCCR cudaEglColorFormatBayer12RCCB cudaEglColorFormatBayer12CRBC cudaEglColorFormatBayer12CBRC cudaEglColorFormatBayer12CCCC cudaEglColorFormatY cudaEglColorFormatYUV420SemiPlanar_2020 cudaEglColorFormatYVU420SemiPlanar_2020 cudaEglColorFormatYUV420Planar_2020 cudaEglColorFormatYVU420Planar_2020 cudaEglColorFormatYUV420SemiPlanar_709 cudaEglColorFormatYVU420SemiPlanar_709 cudaEglColorFormatYUV420Planar_709 cudaEglColorFormatYVU420Planar_709 cudaEglColorFormatY10V10U10_420SemiPlanar_709 cudaEglColorFormatY10V10U10_420SemiPlanar_2020 cudaEglColorFormatY10V10U10_422SemiPlanar_2020 cudaEglColorFormatY10V10U10_422SemiPlanar cudaEglColorFormatY10V10U10_422SemiPlanar_709 cudaEglColorFormatY_ER cudaEglColorFormatY_709_ER cudaEglColorFormatY10_ER cudaEglColorFormatY10_709_ER cudaEglColorFormatY12_ER cudaEglColorFormatY12_709_ER cudaEglColorFormatYUVA cudaEglColorFormatYVYU=104 cudaEglColorFormatVYUY cudaEglColorFormatY10V10U10_420SemiPlanar_ER cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER cudaEglColorFormatY10V10U10_444SemiPlanar_ER cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER cudaEglColorFormatY12V12U12_420SemiPlanar_ER cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER cudaEglColorFormatY12V12U12_444SemiPlanar_ER cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER cudaEglColorFormatUYVY709 cudaEglColorFormatUYVY709_ER cudaEglColorFormatUYVY2020",
);

pub(crate) static cudaEglFrame_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglFrame_st\nstruct cudaEglFrame, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    (280, 8, false),
    |table| {
        table.field(c"frame", 0, Ty::Record(&runtime::cudaEglFrame_frame));
        table.field(c"planeDesc", 96, Ty::array(Ty::Record(&runtime::cudaEglPlaneDesc), 3));
        table.plain("planeCount\0U32 264\0");
        table.field(c"frameType", 268, Ty::Enum(&runtime::cudaEglFrameType));
        table.field(c"eglColorFormat", 272, Ty::Enum(&runtime::cudaEglColorFormat));
    },
);

pub(crate) static cudaEglFrame: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaEglFrame\nstruct cudaEglFrame, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    &runtime::cudaEglFrame_st,
);

pub(crate) static cudaEglFrame_frame: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglFrame_frame\nstruct cudaEglFrame.frame, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    (96, 8, true),
    |table| {
        table.field(c"pArray", 0, Ty::array(Ty::Value(&runtime::cudaArray_t), 3));
        table.field(c"pPitch", 0, Ty::array(Ty::Record(&runtime::cudaPitchedPtr), 3));
    },
);

pub(crate) static cudaEglFrameType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglFrameType\nenum cudaEglFrameType, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    "cudaEglFrameTypeArray cudaEglFrameTypePitch",
);

pub(crate) static cudaEglPlaneDesc_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEglPlaneDesc_st\nstruct cudaEglPlaneDesc, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    (56, 4, false),
    |table| {
        table.plain("width\0U32 0\0height\0U32 4\0depth\0U32 8\0pitch\0U32 12\0numChannels\0U32 16\0");
        table.field(c"channelDesc", 20, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.field(c"reserved", 40, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static cudaEglPlaneDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaEglPlaneDesc\nstruct cudaEglPlaneDesc, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    &runtime::cudaEglPlaneDesc_st,
);

pub(crate) static cudaEglResourceLocationFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaEglResourceLocationFlags\nenum cudaEglResourceLocationFlags, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    "cudaEglResourceLocationSysmem cudaEglResourceLocationVidmem",
);

pub(crate) static cudaEglStreamConnection: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaEglStreamConnection\ntypedef cudaEglStreamConnection, from cuda_egl_interop.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUeglStreamConnection),
);

pub(crate) static cudaError: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaError_t\nenum cudaError, from driver_types.h. Since at least CUDA 12.0. Deprecated: cudaErrorProfilerNotInitialized, cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped, cudaErrorInvalidHostPointer, cudaErrorInvalidDevicePointer, cudaErrorAddressOfConstant, cudaErrorTextureFetchFailed, cudaErrorTextureNotBound, cudaErrorSynchronizationError, cudaErrorMixedDeviceExecution, cudaErrorNotYetImplemented, cudaErrorMemoryValueTooLarge, cudaErrorPriorLaunchFailure, cudaErrorApiFailureBase.",
    "cudaSuccess cudaErrorInvalidValue cudaErrorMemoryAllocation cudaErrorInitializationError cudaErrorCudartUnloading cudaErrorProfilerDisabled cudaErrorProfilerNotInitialized cudaErrorProfilerAlreadyStarted cudaErrorProfilerAlreadyStopped cudaErrorInvalidConfiguration cudaErrorVersionTranslation cudaErrorInvalidPitchValue=12 cudaErrorInvalidSymbol cudaErrorInvalidHostPointer=16 cudaErrorInvalidDevicePointer cudaErrorInvalidTexture cudaErrorInvalidTextureBinding cudaErrorInvalidChannelDescriptor cudaErrorInvalidMemcpyDirection cudaErrorAddressOfConstant cudaErrorTextureFetchFailed cudaErrorTextureNotBound cudaErrorSynchronizationError cudaErrorInvalidFilterSetting cudaErrorInvalidNormSetting cudaErrorMixedDeviceExecution cudaErrorNotYetImplemented=31 cudaErrorMemoryValueTooLarge cudaErrorStubLibrary=34 cudaErrorInsufficientDriver cudaErrorCallRequiresNewerDriver cudaErrorInvalidSurface cudaErrorDuplicateVariableName=43 cudaErrorDuplicateTextureName cudaErrorDuplicateSurfaceName cudaErrorDevicesUnavailable cudaErrorIncompatibleDriverContext=49 cudaErrorMissingConfiguration=52 cudaErrorPriorLaunchFailure cudaErrorLaunchMaxDepthExceeded=65 cudaErrorLaunchFileScopedTex cudaErrorLaunchFileScopedSurf cudaErrorSyncDepthExceeded cudaErrorLaunchPendingCountExceeded cudaErrorInvalidDeviceFunction=98 cudaErrorNoDevice=100 cudaErrorInvalidDevice cudaErrorDeviceNotLicensed cudaErrorSoftwareValidityNotEstablished cudaErrorStartupFailure=127 cudaErrorInvalidKernelImage=200 cudaErrorDeviceUninitialized cudaErrorMapBufferObjectFailed=205 cudaErrorUnmapBufferObjectFailed cudaErrorArrayIsMapped cudaErrorAlreadyMapped cudaErrorNoKernelImageForDevice cudaErrorAlreadyAcquired cudaErrorNotMapped cudaErrorNotMappedAsArray cudaErrorNotMappedAsPointer cudaErrorECCUncorrectable cudaErrorUnsupportedLimit cudaErrorDeviceAlreadyInUse cudaErrorPeerAccessUnsupported cudaErrorInvalidPtx cudaErrorInvalidGraphicsContext cudaErrorNvlinkUncorrectable cudaErrorJitCompilerNotFound cudaErrorUnsupportedPtxVersion cudaErrorJitCompilationDisabled cudaErrorUnsupportedExecAffinity cudaErrorUnsupportedDevSideSync cudaErrorContained cudaErrorInsufficientLoaderVersion cudaErrorInvalidSource=300 cudaErrorFileNotFound cudaErrorSharedObjectSymbolNotFound cudaErrorSharedObjectInitFailed cudaErrorOperatingSystem cudaErrorInvalidResourceHandle=400 cudaErrorIllegalState cudaErrorLossyQuery cudaErrorSymbolNotFound=500 cudaErrorNotReady=600 cudaErrorIllegalAddress=700 cudaErrorLaunchOutOfResources cudaErrorLaunchTimeout cudaErrorLaunchIncompatibleTexturing cudaErrorPeerAccessAlreadyEnabled cudaErrorPeerAccessNotEnabled cudaErrorSetOnActiveProcess=708 cudaErrorContextIsDestroyed cudaErrorAssert cudaErrorTooManyPeers cudaErrorHostMemoryAlreadyRegistered cudaErrorHostMemoryNotRegistered cudaErrorHardwareStackError cudaErrorIllegalInstruction cudaErrorMisalignedAddress cudaErrorInvalidAddressSpace cudaErrorInvalidPc cudaErrorLaunchFailure cudaErrorCooperativeLaunchTooLarge cudaErrorTensorMemoryLeak cudaErrorNotPermitted=800 cudaErrorNotSupported cudaErrorSystemNotReady cudaErrorSystemDriverMismatch cudaErrorCompatNotSupportedOnDevice cudaErrorMpsConnectionFailed cudaErrorMpsRpcFailure cudaErrorMpsServerNotReady cudaErrorMpsMaxClientsReached cudaErrorMpsMaxConnectionsReached cudaErrorMpsClientTerminated cudaErrorCdpNotSupported cudaErrorCdpVersionMismatch cudaErrorStreamCaptureUnsupported=900 cudaErrorStreamCaptureInvalidated cudaErrorStreamCaptureMerge cudaErrorStreamCaptureUnmatched cudaErrorStreamCaptureUnjoined cudaErrorStreamCaptureIsolation cudaErrorStreamCaptureImplicit cudaErrorCapturedEvent cudaErrorStreamCaptureWrongThread cudaErrorTimeout cudaErrorGraphExecUpdateFailure cudaErrorExternalDevice cudaErrorInvalidClusterSize cudaErrorFunctionNotLoaded cudaErrorInvalidResourceType cudaErrorInvalidResourceConfiguration cudaErrorStreamDetached=917 cudaErrorGraphRecaptureFailure cudaErrorFabricNotReady cudaErrorUnknown=999 cudaErrorApiFailureBase=10000",
);

pub(crate) static cudaEventWaitNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaEventWaitNodeParams\nstruct cudaEventWaitNodeParams, from driver_types.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
    },
);

pub(crate) static cudaEvent_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaEvent_t\ntypedef cudaEvent_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUevent),
);

pub(crate) static cudaExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExtent\nstruct cudaExtent, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("width\0U64 0\0height\0U64 8\0depth\0U64 16\0");
    },
);

pub(crate) static cudaExternalMemoryHandleDesc_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc_handle\nstruct cudaExternalMemoryHandleDesc.handle, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, true),
    |table| {
        table.plain("fd\0I32 0\0");
        table.field(c"win32", 0, Ty::Record(&runtime::cudaExternalMemoryHandleDesc_handle_win32));
        table.plain("nvSciBufObject\0Pointer 0\0");
    },
);

pub(crate) static cudaExternalMemoryHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleDesc_handle_win32\nstruct cudaExternalMemoryHandleDesc.handle.win32, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("handle\0Pointer 0\0name\0Pointer 8\0");
    },
);

pub(crate) static cudaExternalMemoryHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaExternalMemoryHandleType\nenum cudaExternalMemoryHandleType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaExternalMemoryHandleTypeOpaqueFd=1 cudaExternalMemoryHandleTypeOpaqueWin32 cudaExternalMemoryHandleTypeOpaqueWin32Kmt cudaExternalMemoryHandleTypeD3D12Heap cudaExternalMemoryHandleTypeD3D12Resource cudaExternalMemoryHandleTypeD3D11Resource cudaExternalMemoryHandleTypeD3D11ResourceKmt cudaExternalMemoryHandleTypeNvSciBuf",
);

pub(crate) static cudaExternalMemory_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaExternalMemory_t\ntypedef cudaExternalMemory_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc_handle\nstruct cudaExternalSemaphoreHandleDesc.handle, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, true),
    |table| {
        table.plain("fd\0I32 0\0");
        table.field(c"win32", 0, Ty::Record(&runtime::cudaExternalSemaphoreHandleDesc_handle_win32));
        table.plain("nvSciSyncObj\0Pointer 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreHandleDesc_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleDesc_handle_win32\nstruct cudaExternalSemaphoreHandleDesc.handle.win32, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("handle\0Pointer 0\0name\0Pointer 8\0");
    },
);

pub(crate) static cudaExternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreHandleType\nenum cudaExternalSemaphoreHandleType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaExternalSemaphoreHandleTypeOpaqueFd=1 cudaExternalSemaphoreHandleTypeOpaqueWin32 cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt cudaExternalSemaphoreHandleTypeD3D12Fence cudaExternalSemaphoreHandleTypeD3D11Fence cudaExternalSemaphoreHandleTypeNvSciSync cudaExternalSemaphoreHandleTypeKeyedMutex cudaExternalSemaphoreHandleTypeKeyedMutexKmt cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32",
);

pub(crate) static cudaExternalSemaphoreSignalNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalNodeParams\nstruct cudaExternalSemaphoreSignalNodeParams, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreSignalParams)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams\nstruct cudaExternalSemaphoreSignalParams, from driver_types.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params));
        table.plain("flags\0U32 72\0");
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params\nstruct cudaExternalSemaphoreSignalParams.params, from driver_types.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime::cudaExternalSemaphoreSignalParams_params_keyedMutex));
        table.field(c"reserved", 24, Ty::array(Ty::U32, 12));
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_fence\nstruct cudaExternalSemaphoreSignalParams.params.fence, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_keyedMutex\nstruct cudaExternalSemaphoreSignalParams.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("key\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreSignalParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreSignalParams_params_nvSciSync\nstruct cudaExternalSemaphoreSignalParams.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitNodeParams\nstruct cudaExternalSemaphoreWaitNodeParams, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&runtime::cudaExternalSemaphore_t)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&runtime::cudaExternalSemaphoreWaitParams)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams\nstruct cudaExternalSemaphoreWaitParams, from driver_types.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params));
        table.plain("flags\0U32 72\0");
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params\nstruct cudaExternalSemaphoreWaitParams.params, from driver_types.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&runtime::cudaExternalSemaphoreWaitParams_params_keyedMutex));
        table.field(c"reserved", 32, Ty::array(Ty::U32, 10));
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_fence\nstruct cudaExternalSemaphoreWaitParams.params.fence, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_keyedMutex\nstruct cudaExternalSemaphoreWaitParams.params.keyedMutex, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("key\0U64 0\0timeoutMs\0U32 8\0");
    },
);

pub(crate) static cudaExternalSemaphoreWaitParams_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphoreWaitParams_params_nvSciSync\nstruct cudaExternalSemaphoreWaitParams.params.nvSciSync, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static cudaExternalSemaphore_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaExternalSemaphore_t\ntypedef cudaExternalSemaphore_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudaFlushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesOptions\nenum cudaFlushGPUDirectRDMAWritesOptions, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFlushGPUDirectRDMAWritesOptionHost=1 cudaFlushGPUDirectRDMAWritesOptionMemOps",
);

pub(crate) static cudaFlushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesScope\nenum cudaFlushGPUDirectRDMAWritesScope, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFlushGPUDirectRDMAWritesToOwner=100 cudaFlushGPUDirectRDMAWritesToAllDevices=200",
);

pub(crate) static cudaFlushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFlushGPUDirectRDMAWritesTarget\nenum cudaFlushGPUDirectRDMAWritesTarget, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFlushGPUDirectRDMAWritesTargetCurrentDevice",
);

pub(crate) static cudaFuncCache: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaFuncCache\nenum cudaFuncCache, from driver_types.h. Since at least CUDA 12.0.",
    "cudaFuncCachePreferNone cudaFuncCachePreferShared cudaFuncCachePreferL1 cudaFuncCachePreferEqual",
);

pub(crate) static cudaFunction_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaFunction_t\ntypedef cudaFunction_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUfunction),
);

pub(crate) static cudaGLDeviceList: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGLDeviceList\nenum cudaGLDeviceList, from cuda_gl_interop.h. Since at least CUDA 12.0.",
    "cudaGLDeviceListAll=1 cudaGLDeviceListCurrentFrame cudaGLDeviceListNextFrame",
);

pub(crate) static cudaGLMapFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGLMapFlags\nenum cudaGLMapFlags, from cuda_gl_interop.h. Since at least CUDA 12.0.",
    "cudaGLMapFlagsNone cudaGLMapFlagsReadOnly cudaGLMapFlagsWriteDiscard",
);

pub(crate) static cudaGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGPUDirectRDMAWritesOrdering\nenum cudaGPUDirectRDMAWritesOrdering, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGPUDirectRDMAWritesOrderingNone cudaGPUDirectRDMAWritesOrderingOwner=100 cudaGPUDirectRDMAWritesOrderingAllDevices=200",
);

pub(crate) static cudaGetDriverEntryPointFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGetDriverEntryPointFlags\nenum cudaGetDriverEntryPointFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaEnableDefault cudaEnableLegacyStream cudaEnablePerThreadDefaultStream",
);

pub(crate) static cudaGraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphChildGraphNodeOwnership\nenum cudaGraphChildGraphNodeOwnership, from driver_types.h. Since CUDA 12.9.",
    "cudaGraphChildGraphOwnershipClone cudaGraphChildGraphOwnershipMove cudaGraphChildGraphOwnershipInvalid=-1",
);

pub(crate) static cudaGraphConditionalHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalHandle\ntypedef cudaGraphConditionalHandle, from driver_types.h. Since CUDA 12.3.",
    ValueKind::U64, None,
);

pub(crate) static cudaGraphConditionalHandleFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalHandleFlags\nenum cudaGraphConditionalHandleFlags, from driver_types.h. Since CUDA 12.3.",
    "cudaGraphCondAssignDefault=1",
);

pub(crate) static cudaGraphConditionalNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphConditionalNodeType\nenum cudaGraphConditionalNodeType, from driver_types.h. Since CUDA 12.3.",
    "cudaGraphCondTypeIf cudaGraphCondTypeWhile cudaGraphCondTypeSwitch",
);

pub(crate) static cudaGraphDebugDotFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphDebugDotFlags\nenum cudaGraphDebugDotFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphDebugDotFlagsVerbose=1 cudaGraphDebugDotFlagsKernelNodeParams=4 cudaGraphDebugDotFlagsMemcpyNodeParams=8 cudaGraphDebugDotFlagsMemsetNodeParams=16 cudaGraphDebugDotFlagsHostNodeParams=32 cudaGraphDebugDotFlagsEventNodeParams=64 cudaGraphDebugDotFlagsExtSemasSignalNodeParams=128 cudaGraphDebugDotFlagsExtSemasWaitNodeParams=256 cudaGraphDebugDotFlagsKernelNodeAttributes=512 cudaGraphDebugDotFlagsHandles=1024 cudaGraphDebugDotFlagsConditionalNodeParams=32768 cudaGraphDebugDotFlagsMemcpyBatchNodeParams=65536",
);

pub(crate) static cudaGraphDependencyType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphDependencyType\nenum cudaGraphDependencyType, from driver_types.h. Since CUDA 12.3.",
    "cudaGraphDependencyTypeDefault cudaGraphDependencyTypeProgrammatic",
);

pub(crate) static cudaGraphDeviceNode_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphDeviceNode_t\ntypedef cudaGraphDeviceNode_t, from driver_types.h. Since CUDA 12.4.",
    ValueKind::Handle, Some(&driver::CUgraphDeviceNode),
);

pub(crate) static cudaGraphEdgeData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphEdgeData_st\nstruct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
    (8, 1, false),
    |table| {
        table.plain("from_port\0U8 0\0to_port\0U8 1\0type\0U8 2\0");
        table.field(c"reserved", 3, Ty::Chars(5));
    },
);

pub(crate) static cudaGraphEdgeData: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphEdgeData\nstruct cudaGraphEdgeData, from driver_types.h. Since CUDA 12.3.",
    &runtime::cudaGraphEdgeData_st,
);

pub(crate) static cudaGraphExecUpdateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResult\nenum cudaGraphExecUpdateResult, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphExecUpdateSuccess cudaGraphExecUpdateError cudaGraphExecUpdateErrorTopologyChanged cudaGraphExecUpdateErrorNodeTypeChanged cudaGraphExecUpdateErrorFunctionChanged cudaGraphExecUpdateErrorParametersChanged cudaGraphExecUpdateErrorNotSupported cudaGraphExecUpdateErrorUnsupportedFunctionChange cudaGraphExecUpdateErrorAttributesChanged",
);

pub(crate) static cudaGraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResultInfo_st\nstruct cudaGraphExecUpdateResultInfo, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"result", 0, Ty::Enum(&runtime::cudaGraphExecUpdateResult));
        table.field(c"errorNode", 8, Ty::Value(&runtime::cudaGraphNode_t));
        table.field(c"errorFromNode", 16, Ty::Value(&runtime::cudaGraphNode_t));
    },
);

pub(crate) static cudaGraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphExecUpdateResultInfo\nstruct cudaGraphExecUpdateResultInfo, from driver_types.h. Since at least CUDA 12.0.",
    &runtime::cudaGraphExecUpdateResultInfo_st,
);

pub(crate) static cudaGraphExec_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphExec_t\ntypedef cudaGraphExec_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUgraphExec),
);

pub(crate) static cudaGraphInstantiateFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateFlags\nenum cudaGraphInstantiateFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphInstantiateFlagAutoFreeOnLaunch=1 cudaGraphInstantiateFlagUpload cudaGraphInstantiateFlagDeviceLaunch=4 cudaGraphInstantiateFlagUseNodePriority=8",
);

pub(crate) static cudaGraphInstantiateParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateParams_st\nstruct cudaGraphInstantiateParams, from driver_types.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("flags\0U64 0\0");
        table.field(c"uploadStream", 8, Ty::Value(&runtime::cudaStream_t));
        table.field(c"errNode_out", 16, Ty::Value(&runtime::cudaGraphNode_t));
        table.field(c"result_out", 24, Ty::Enum(&runtime::cudaGraphInstantiateResult));
    },
);

pub(crate) static cudaGraphInstantiateParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaGraphInstantiateParams\nstruct cudaGraphInstantiateParams, from driver_types.h. Since at least CUDA 12.0.",
    &runtime::cudaGraphInstantiateParams_st,
);

pub(crate) static cudaGraphInstantiateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphInstantiateResult\nenum cudaGraphInstantiateResult, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphInstantiateSuccess cudaGraphInstantiateError cudaGraphInstantiateInvalidStructure cudaGraphInstantiateNodeOperationNotSupported cudaGraphInstantiateMultipleDevicesNotSupported cudaGraphInstantiateConditionalHandleUnused",
);

pub(crate) static cudaGraphKernelNodeField: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeField\nenum cudaGraphKernelNodeField, from driver_types.h. Since CUDA 12.4.",
    "cudaGraphKernelNodeFieldInvalid cudaGraphKernelNodeFieldGridDim cudaGraphKernelNodeFieldParam cudaGraphKernelNodeFieldEnabled",
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
        table.plain("isEnabled\0U32 0\0");
    },
);

pub(crate) static cudaGraphKernelNodeUpdate_updateData_param: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaGraphKernelNodeUpdate_updateData_param\nstruct cudaGraphKernelNodeUpdate.updateData.param, from driver_types.h. Since CUDA 12.4.",
    (24, 8, false),
    |table| {
        table.plain("pValue\0Pointer 0\0offset\0U64 8\0size\0U64 16\0");
    },
);

pub(crate) static cudaGraphMemAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphMemAttributeType\nenum cudaGraphMemAttributeType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphMemAttrUsedMemCurrent cudaGraphMemAttrUsedMemHigh cudaGraphMemAttrReservedMemCurrent cudaGraphMemAttrReservedMemHigh",
);

pub(crate) static cudaGraphNode_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphNode_t\ntypedef cudaGraphNode_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUgraphNode),
);

pub(crate) static cudaGraph_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraph_t\ntypedef cudaGraph_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUgraph),
);

pub(crate) static cudaGraphicsCubeFace: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsCubeFace\nenum cudaGraphicsCubeFace, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphicsCubeFacePositiveX cudaGraphicsCubeFaceNegativeX cudaGraphicsCubeFacePositiveY cudaGraphicsCubeFaceNegativeY cudaGraphicsCubeFacePositiveZ cudaGraphicsCubeFaceNegativeZ",
);

pub(crate) static cudaGraphicsMapFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsMapFlags\nenum cudaGraphicsMapFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphicsMapFlagsNone cudaGraphicsMapFlagsReadOnly cudaGraphicsMapFlagsWriteDiscard",
);

pub(crate) static cudaGraphicsRegisterFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaGraphicsRegisterFlags\nenum cudaGraphicsRegisterFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphicsRegisterFlagsNone cudaGraphicsRegisterFlagsReadOnly cudaGraphicsRegisterFlagsWriteDiscard cudaGraphicsRegisterFlagsSurfaceLoadStore=4 cudaGraphicsRegisterFlagsTextureGather=8",
);

pub(crate) static cudaGraphicsResource_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaGraphicsResource_t\ntypedef cudaGraphicsResource_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudaHostFn_t__signature: Signature = Signature::new(None, &[ArgKind::Data]);

pub(crate) static cudaHostFn_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaHostFn_t\nthe address of a C function, cudaHostFn_t, from driver_types.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaHostFn_t__signature);

pub(crate) static cudaHostNodeParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaHostNodeParams\nstruct cudaHostNodeParams, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&runtime::cudaHostFn_t__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static cudaIpcEventHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaIpcEventHandle_st\nstruct cudaIpcEventHandle_t, from driver_types.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaIpcEventHandle_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaIpcEventHandle_t\nstruct cudaIpcEventHandle_t, from driver_types.h. Since at least CUDA 12.0.",
    &runtime::cudaIpcEventHandle_st,
);

pub(crate) static cudaIpcMemHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaIpcMemHandle_st\nstruct cudaIpcMemHandle_t, from driver_types.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaIpcMemHandle_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaIpcMemHandle_t\nstruct cudaIpcMemHandle_t, from driver_types.h. Since at least CUDA 12.0.",
    &runtime::cudaIpcMemHandle_st,
);

pub(crate) static cudaJitOption: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJitOption\nenum cudaJitOption, from driver_types.h. Since CUDA 12.8.",
    "cudaJitMaxRegisters cudaJitThreadsPerBlock cudaJitWallTime cudaJitInfoLogBuffer cudaJitInfoLogBufferSizeBytes cudaJitErrorLogBuffer cudaJitErrorLogBufferSizeBytes cudaJitOptimizationLevel cudaJitFallbackStrategy=10 cudaJitGenerateDebugInfo cudaJitLogVerbose cudaJitGenerateLineInfo cudaJitCacheMode cudaJitPositionIndependentCode=30 cudaJitMinCtaPerSm cudaJitMaxThreadsPerBlock cudaJitOverrideDirectiveValues",
);

pub(crate) static cudaJit_CacheMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJit_CacheMode\nenum cudaJit_CacheMode, from driver_types.h. Since CUDA 12.8.",
    "cudaJitCacheOptionNone cudaJitCacheOptionCG cudaJitCacheOptionCA",
);

pub(crate) static cudaJit_Fallback: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaJit_Fallback\nenum cudaJit_Fallback, from driver_types.h. Since CUDA 12.8.",
    "cudaPreferPtx cudaPreferBinary",
);

pub(crate) static cudaKernelNodeParams: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.cudaKernelNodeParams\nstruct cudaKernelNodeParams, from driver_types.h. Since at least CUDA 12.0.",
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

pub(crate) static cudaKernel_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaKernel_t\ntypedef cudaKernel_t, from driver_types.h. Since CUDA 12.1.",
    ValueKind::Handle, Some(&driver::CUkernel),
);

pub(crate) static cudaLaunchAttributeID: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeID\nenum cudaLaunchAttributeID, from driver_types.h. Since at least CUDA 12.0.",
    "cudaLaunchAttributeIgnore cudaLaunchAttributeAccessPolicyWindow cudaLaunchAttributeCooperative cudaLaunchAttributeSynchronizationPolicy cudaLaunchAttributeClusterDimension cudaLaunchAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeProgrammaticStreamSerialization cudaLaunchAttributeProgrammaticEvent cudaLaunchAttributePriority cudaLaunchAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomain cudaLaunchAttributePreferredClusterDimension cudaLaunchAttributeLaunchCompletionEvent cudaLaunchAttributeDeviceUpdatableKernelNode cudaLaunchAttributePreferredSharedMemoryCarveout cudaLaunchAttributeNvlinkUtilCentricScheduling=16 cudaLaunchAttributePortableClusterSizeMode cudaLaunchAttributeSharedMemoryMode",
);

pub(crate) static cudaLaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_clusterDim\nstruct cudaLaunchAttributeValue.clusterDim, from driver_types.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("x\0U32 0\0y\0U32 4\0z\0U32 8\0");
    },
);

pub(crate) static cudaLaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_deviceUpdatableKernelNode\nstruct cudaLaunchAttributeValue.deviceUpdatableKernelNode, from driver_types.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.plain("deviceUpdatable\0I32 0\0");
        table.field(c"devNode", 8, Ty::Value(&runtime::cudaGraphDeviceNode_t));
    },
);

pub(crate) static cudaLaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_launchCompletionEvent\nstruct cudaLaunchAttributeValue.launchCompletionEvent, from driver_types.h. Since CUDA 12.3.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
        table.plain("flags\0I32 8\0");
    },
);

pub(crate) static cudaLaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_preferredClusterDim\nstruct cudaLaunchAttributeValue.preferredClusterDim, from driver_types.h. Since CUDA 12.8.",
    (12, 4, false),
    |table| {
        table.plain("x\0U32 0\0y\0U32 4\0z\0U32 8\0");
    },
);

pub(crate) static cudaLaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchAttributeValue_programmaticEvent\nstruct cudaLaunchAttributeValue.programmaticEvent, from driver_types.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&runtime::cudaEvent_t));
        table.plain("flags\0I32 8\0triggerAtBlockStart\0I32 12\0");
    },
);

pub(crate) static cudaLaunchMemSyncDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomain\nenum cudaLaunchMemSyncDomain, from driver_types.h. Since at least CUDA 12.0.",
    "cudaLaunchMemSyncDomainDefault cudaLaunchMemSyncDomainRemote",
);

pub(crate) static cudaLaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomainMap_st\nstruct cudaLaunchMemSyncDomainMap, from driver_types.h. Since at least CUDA 12.0.",
    (2, 1, false),
    |table| {
        table.plain("default_\0U8 0\0remote\0U8 1\0");
    },
);

pub(crate) static cudaLaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaLaunchMemSyncDomainMap\nstruct cudaLaunchMemSyncDomainMap, from driver_types.h. Since at least CUDA 12.0.",
    &runtime::cudaLaunchMemSyncDomainMap_st,
);

pub(crate) static cudaLibraryOption: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLibraryOption\nenum cudaLibraryOption, from driver_types.h. Since CUDA 12.8.",
    "cudaLibraryHostUniversalFunctionAndDataTable cudaLibraryBinaryIsPreserved",
);

pub(crate) static cudaLibrary_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaLibrary_t\ntypedef cudaLibrary_t, from driver_types.h. Since CUDA 12.8.",
    ValueKind::Handle, Some(&driver::CUlibrary),
);

pub(crate) static cudaLimit: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaLimit\nenum cudaLimit, from driver_types.h. Since at least CUDA 12.0.",
    "cudaLimitStackSize cudaLimitPrintfFifoSize cudaLimitMallocHeapSize cudaLimitDevRuntimeSyncDepth cudaLimitDevRuntimePendingLaunchCount cudaLimitMaxL2FetchGranularity cudaLimitPersistingL2CacheSize cudaLimitPerBlockMemorySize=10",
);

pub(crate) static cudaMemAccessFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAccessFlags\nenum cudaMemAccessFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemAccessFlagsProtNone cudaMemAccessFlagsProtRead cudaMemAccessFlagsProtReadWrite=3",
);

pub(crate) static cudaMemAllocationHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAllocationHandleType\nenum cudaMemAllocationHandleType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemHandleTypeNone cudaMemHandleTypePosixFileDescriptor cudaMemHandleTypeWin32 cudaMemHandleTypeWin32Kmt=4 cudaMemHandleTypeFabric=8",
);

pub(crate) static cudaMemAllocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemAllocationType\nenum cudaMemAllocationType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemAllocationTypeInvalid cudaMemAllocationTypePinned cudaMemAllocationTypeManaged cudaMemAllocationTypeMax=2147483647",
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
        table.plain("dptr\0Pointer 0\0");
    },
);

pub(crate) static cudaMemLocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemLocationType\nenum cudaMemLocationType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemLocationTypeInvalid cudaMemLocationTypeNone=0 cudaMemLocationTypeDevice cudaMemLocationTypeHost cudaMemLocationTypeHostNuma cudaMemLocationTypeHostNumaCurrent cudaMemLocationTypeInvisible cudaMemLocationTypeDeviceLocalityDomain",
);

pub(crate) static cudaMemPoolAttr: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemPoolAttr\nenum cudaMemPoolAttr, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemPoolReuseFollowEventDependencies=1 cudaMemPoolReuseAllowOpportunistic cudaMemPoolReuseAllowInternalDependencies cudaMemPoolAttrReleaseThreshold cudaMemPoolAttrReservedMemCurrent cudaMemPoolAttrReservedMemHigh cudaMemPoolAttrUsedMemCurrent cudaMemPoolAttrUsedMemHigh cudaMemPoolAttrAllocationType cudaMemPoolAttrExportHandleTypes cudaMemPoolAttrLocationId cudaMemPoolAttrLocationType cudaMemPoolAttrMaxPoolSize cudaMemPoolAttrHwDecompressEnabled cudaMemPoolAttrLocalityDomainId",
);

pub(crate) static cudaMemPoolPtrExportData: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemPoolPtrExportData\nstruct cudaMemPoolPtrExportData, from driver_types.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static cudaMemPool_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaMemPool_t\ntypedef cudaMemPool_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUmemoryPool),
);

pub(crate) static cudaMemRangeAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemRangeAttribute\nenum cudaMemRangeAttribute, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemRangeAttributeReadMostly=1 cudaMemRangeAttributePreferredLocation cudaMemRangeAttributeAccessedBy cudaMemRangeAttributeLastPrefetchLocation cudaMemRangeAttributePreferredLocationType cudaMemRangeAttributePreferredLocationId cudaMemRangeAttributeLastPrefetchLocationType cudaMemRangeAttributeLastPrefetchLocationId",
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
    "cudaMemcpyOperandTypePointer=1 cudaMemcpyOperandTypeArray cudaMemcpyOperandTypeMax=2147483647",
);

pub(crate) static cudaMemcpy3DParms: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemcpy3DParms\nstruct cudaMemcpy3DParms, from driver_types.h. Since at least CUDA 12.0.",
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
    "cubind.cuda13.runtime.cudaMemcpy3DPeerParms\nstruct cudaMemcpy3DPeerParms, from driver_types.h. Since at least CUDA 12.0.",
    (168, 8, false),
    |table| {
        table.field(c"srcArray", 0, Ty::Value(&runtime::cudaArray_t));
        table.field(c"srcPos", 8, Ty::Record(&runtime::cudaPos));
        table.field(c"srcPtr", 32, Ty::Record(&runtime::cudaPitchedPtr));
        table.plain("srcDevice\0I32 64\0");
        table.field(c"dstArray", 72, Ty::Value(&runtime::cudaArray_t));
        table.field(c"dstPos", 80, Ty::Record(&runtime::cudaPos));
        table.field(c"dstPtr", 104, Ty::Record(&runtime::cudaPitchedPtr));
        table.plain("dstDevice\0I32 136\0");
        table.field(c"extent", 144, Ty::Record(&runtime::cudaExtent));
    },
);

pub(crate) static cudaMemcpyFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpyFlags\nenum cudaMemcpyFlags, from driver_types.h. Since CUDA 12.8.",
    "cudaMemcpyFlagDefault cudaMemcpyFlagPreferOverlapWithCompute",
);

pub(crate) static cudaMemcpyKind: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpyKind\nenum cudaMemcpyKind, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemcpyHostToHost cudaMemcpyHostToDevice cudaMemcpyDeviceToHost cudaMemcpyDeviceToDevice cudaMemcpyDefault",
);

pub(crate) static cudaMemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemcpySrcAccessOrder\nenum cudaMemcpySrcAccessOrder, from driver_types.h. Since CUDA 12.8.",
    "cudaMemcpySrcAccessOrderInvalid cudaMemcpySrcAccessOrderStream cudaMemcpySrcAccessOrderDuringApiCall cudaMemcpySrcAccessOrderAny cudaMemcpySrcAccessOrderMax=2147483647",
);

pub(crate) static cudaMemoryAdvise: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemoryAdvise\nenum cudaMemoryAdvise, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemAdviseSetReadMostly=1 cudaMemAdviseUnsetReadMostly cudaMemAdviseSetPreferredLocation cudaMemAdviseUnsetPreferredLocation cudaMemAdviseSetAccessedBy cudaMemAdviseUnsetAccessedBy",
);

pub(crate) static cudaMemoryType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaMemoryType\nenum cudaMemoryType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaMemoryTypeUnregistered cudaMemoryTypeHost cudaMemoryTypeDevice cudaMemoryTypeManaged",
);

pub(crate) static cudaMemsetParams: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaMemsetParams\nstruct cudaMemsetParams, from driver_types.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table
            .plain("dst\0Pointer 0\0pitch\0U64 8\0value\0U32 16\0elementSize\0U32 20\0width\0U64 24\0height\0U64 32\0");
    },
);

pub(crate) static cudaMipmappedArray_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaMipmappedArray_t\ntypedef cudaMipmappedArray_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudaOffset3D: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaOffset3D\nstruct cudaOffset3D, from driver_types.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.plain("x\0U64 0\0y\0U64 8\0z\0U64 16\0");
    },
);

pub(crate) static cudaPitchedPtr: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPitchedPtr\nstruct cudaPitchedPtr, from driver_types.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("ptr\0Pointer 0\0pitch\0U64 8\0xsize\0U64 16\0ysize\0U64 24\0");
    },
);

pub(crate) static cudaPos: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaPos\nstruct cudaPos, from driver_types.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("x\0U64 0\0y\0U64 8\0z\0U64 16\0");
    },
);

pub(crate) static cudaResourceDesc_res_array: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_array\nstruct cudaResourceDesc.res.array, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.field(c"array", 0, Ty::Value(&runtime::cudaArray_t));
    },
);

pub(crate) static cudaResourceDesc_res_linear: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_linear\nstruct cudaResourceDesc.res.linear, from driver_types.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.plain("devPtr\0Pointer 0\0");
        table.field(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.plain("sizeInBytes\0U64 32\0");
    },
);

pub(crate) static cudaResourceDesc_res_mipmap: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_mipmap\nstruct cudaResourceDesc.res.mipmap, from driver_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.field(c"mipmap", 0, Ty::Value(&runtime::cudaMipmappedArray_t));
    },
);

pub(crate) static cudaResourceDesc_res_pitch2D: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaResourceDesc_res_pitch2D\nstruct cudaResourceDesc.res.pitch2D, from driver_types.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.plain("devPtr\0Pointer 0\0");
        table.field(c"desc", 8, Ty::Record(&runtime::cudaChannelFormatDesc));
        table.plain("width\0U64 32\0height\0U64 40\0pitchInBytes\0U64 48\0");
    },
);

pub(crate) static cudaResourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaResourceType\nenum cudaResourceType, from driver_types.h. Since at least CUDA 12.0.",
    "cudaResourceTypeArray cudaResourceTypeMipmappedArray cudaResourceTypeLinear cudaResourceTypePitch2D",
);

pub(crate) static cudaResourceViewFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaResourceViewFormat\nenum cudaResourceViewFormat, from driver_types.h. Since at least CUDA 12.0.",
    "cudaResViewFormatNone cudaResViewFormatUnsignedChar1 cudaResViewFormatUnsignedChar2 cudaResViewFormatUnsignedChar4 cudaResViewFormatSignedChar1 cudaResViewFormatSignedChar2 cudaResViewFormatSignedChar4 cudaResViewFormatUnsignedShort1 cudaResViewFormatUnsignedShort2 cudaResViewFormatUnsignedShort4 cudaResViewFormatSignedShort1 cudaResViewFormatSignedShort2 cudaResViewFormatSignedShort4 cudaResViewFormatUnsignedInt1 cudaResViewFormatUnsignedInt2 cudaResViewFormatUnsignedInt4 cudaResViewFormatSignedInt1 cudaResViewFormatSignedInt2 cudaResViewFormatSignedInt4 cudaResViewFormatHalf1 cudaResViewFormatHalf2 cudaResViewFormatHalf4 cudaResViewFormatFloat1 cudaResViewFormatFloat2 cudaResViewFormatFloat4 cudaResViewFormatUnsignedBlockCompressed1 cudaResViewFormatUnsignedBlockCompressed2 cudaResViewFormatUnsignedBlockCompressed3 cudaResViewFormatUnsignedBlockCompressed4 cudaResViewFormatSignedBlockCompressed4 cudaResViewFormatUnsignedBlockCompressed5 cudaResViewFormatSignedBlockCompressed5 cudaResViewFormatUnsignedBlockCompressed6H cudaResViewFormatSignedBlockCompressed6H cudaResViewFormatUnsignedBlockCompressed7",
);

pub(crate) static cudaRoundMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaRoundMode\nenum cudaRoundMode, from device_types.h. Since at least CUDA 12.0.",
    "cudaRoundNearest cudaRoundZero cudaRoundPosInf cudaRoundMinInf",
);

pub(crate) static cudaSharedCarveout: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedCarveout\nenum cudaSharedCarveout, from driver_types.h. Since at least CUDA 12.0.",
    "cudaSharedmemCarveoutDefault=-1 cudaSharedmemCarveoutMaxShared=100 cudaSharedmemCarveoutMaxL1=0",
);

pub(crate) static cudaSharedMemConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSharedMemConfig\nenum cudaSharedMemConfig, from driver_types.h. Since at least CUDA 12.0.",
    "cudaSharedMemBankSizeDefault cudaSharedMemBankSizeFourByte cudaSharedMemBankSizeEightByte",
);

pub(crate) static cudaStreamCallback_t__signature: Signature = Signature::new(
    None,
    &[ArgKind::Value(Ty::Value(&runtime::cudaStream_t)), ArgKind::Value(Ty::Enum(&runtime::cudaError)), ArgKind::Data],
);

pub(crate) static cudaStreamCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.runtime.cudaStreamCallback_t\nthe address of a C function, cudaStreamCallback_t, from cuda_runtime_api.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudaStreamCallback_t__signature);

pub(crate) static cudaStreamCaptureMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamCaptureMode\nenum cudaStreamCaptureMode, from driver_types.h. Since at least CUDA 12.0.",
    "cudaStreamCaptureModeGlobal cudaStreamCaptureModeThreadLocal cudaStreamCaptureModeRelaxed",
);

pub(crate) static cudaStreamCaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamCaptureStatus\nenum cudaStreamCaptureStatus, from driver_types.h. Since at least CUDA 12.0.",
    "cudaStreamCaptureStatusNone cudaStreamCaptureStatusActive cudaStreamCaptureStatusInvalidated",
);

pub(crate) static cudaStreamUpdateCaptureDependenciesFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaStreamUpdateCaptureDependenciesFlags\nenum cudaStreamUpdateCaptureDependenciesFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaStreamAddCaptureDependencies cudaStreamSetCaptureDependencies",
);

pub(crate) static cudaStream_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaStream_t\ntypedef cudaStream_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Stream, Some(&driver::CUstream),
);

pub(crate) static cudaSurfaceBoundaryMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSurfaceBoundaryMode\nenum cudaSurfaceBoundaryMode, from surface_types.h. Since at least CUDA 12.0.",
    "cudaBoundaryModeZero cudaBoundaryModeClamp cudaBoundaryModeTrap",
);

pub(crate) static cudaSurfaceFormatMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSurfaceFormatMode\nenum cudaSurfaceFormatMode, from surface_types.h. Since at least CUDA 12.0.",
    "cudaFormatModeForced cudaFormatModeAuto",
);

pub(crate) static cudaSurfaceObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaSurfaceObject_t\ntypedef cudaSurfaceObject_t, from surface_types.h. Since at least CUDA 12.0.",
    ValueKind::U64, None,
);

pub(crate) static cudaSynchronizationPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaSynchronizationPolicy\nenum cudaSynchronizationPolicy, from driver_types.h. Since at least CUDA 12.0.",
    "cudaSyncPolicyAuto=1 cudaSyncPolicySpin cudaSyncPolicyYield cudaSyncPolicyBlockingSync",
);

pub(crate) static cudaTextureAddressMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureAddressMode\nenum cudaTextureAddressMode, from texture_types.h. Since at least CUDA 12.0.",
    "cudaAddressModeWrap cudaAddressModeClamp cudaAddressModeMirror cudaAddressModeBorder",
);

pub(crate) static cudaTextureDesc: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudaTextureDesc\nstruct cudaTextureDesc, from texture_types.h. Since at least CUDA 12.0.",
    (72, 4, false),
    |table| {
        table.field(c"addressMode", 0, Ty::array(Ty::Enum(&runtime::cudaTextureAddressMode), 3));
        table.field(c"filterMode", 12, Ty::Enum(&runtime::cudaTextureFilterMode));
        table.field(c"readMode", 16, Ty::Enum(&runtime::cudaTextureReadMode));
        table.plain("sRGB\0I32 20\0");
        table.field(c"borderColor", 24, Ty::array(Ty::F32, 4));
        table.plain("normalizedCoords\0I32 40\0maxAnisotropy\0U32 44\0");
        table.field(c"mipmapFilterMode", 48, Ty::Enum(&runtime::cudaTextureFilterMode));
        table
            .plain(
                "mipmapLevelBias\0F32 52\0minMipmapLevelClamp\0F32 56\0maxMipmapLevelClamp\0F32 60\0disableTrilinearOptimization\0I32 64\0seamlessCubemap\0I32 68\0",
            );
    },
);

pub(crate) static cudaTextureFilterMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureFilterMode\nenum cudaTextureFilterMode, from texture_types.h. Since at least CUDA 12.0.",
    "cudaFilterModePoint cudaFilterModeLinear",
);

pub(crate) static cudaTextureObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaTextureObject_t\ntypedef cudaTextureObject_t, from texture_types.h. Since at least CUDA 12.0.",
    ValueKind::U64, None,
);

pub(crate) static cudaTextureReadMode: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaTextureReadMode\nenum cudaTextureReadMode, from texture_types.h. Since at least CUDA 12.0.",
    "cudaReadModeElementType cudaReadModeNormalizedFloat",
);

pub(crate) static cudaUUID_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.runtime.cudaUUID_t\ntypedef CUuuid cudaUUID_t, from driver_types.h. Since at least CUDA 12.0.",
    &driver::CUuuid,
);

pub(crate) static cudaUserObjectFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaUserObjectFlags\nenum cudaUserObjectFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaUserObjectNoDestructorSync=1",
);

pub(crate) static cudaUserObjectRetainFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.cudaUserObjectRetainFlags\nenum cudaUserObjectRetainFlags, from driver_types.h. Since at least CUDA 12.0.",
    "cudaGraphUserObjectMove=1",
);

pub(crate) static cudaUserObject_t: ValueDef = ValueDef::new(
    "cubind.cuda13.runtime.cudaUserObject_t\ntypedef cudaUserObject_t, from driver_types.h. Since at least CUDA 12.0.",
    ValueKind::Handle, Some(&driver::CUuserObject),
);

pub(crate) static cudalibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.cudalibraryHostUniversalFunctionAndDataTable\nstruct cudalibraryHostUniversalFunctionAndDataTable, from driver_types.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table
            .plain(
                "functionTable\0Pointer 0\0functionWindowSize\0U64 8\0dataTable\0Pointer 16\0dataWindowSize\0U64 24\0",
            );
    },
);

pub(crate) static dim3: RecordDef = RecordDef::new(
        "cubind.cuda13.runtime.dim3\nstruct dim3, from vector_types.h. Since at least CUDA 12.0.",
        (12, 4, false),
        |table| {
            table.plain("x\0U32 0\0y\0U32 4\0z\0U32 8\0");
        },
    )
    .starting(b"\x01\0\0\0\x01\0\0\0\x01\0\0\0");

pub(crate) static double2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.double2\nstruct double2, from vector_types.h. Since at least CUDA 12.0.",
    (16, 16, false),
    |table| {
        table.plain("x\0F64 0\0y\0F64 8\0");
    },
);

pub(crate) static float2: RecordDef = RecordDef::new(
    "cubind.cuda13.runtime.float2\nstruct float2, from vector_types.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("x\0F32 0\0y\0F32 4\0");
    },
);

pub(crate) static libraryPropertyType: EnumDef = EnumDef::new(
    "cubind.cuda13.runtime.libraryPropertyType\nenum libraryPropertyType, from library_types.h. Since at least CUDA 12.0.",
    "MAJOR_VERSION MINOR_VERSION PATCH_LEVEL",
);
