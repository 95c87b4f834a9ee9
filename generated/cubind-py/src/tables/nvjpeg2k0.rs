//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvjpeg2k0, runtime};

pub(crate) static nvjpeg2kBackend_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kBackend_t\nenum nvjpeg2kBackend_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_BACKEND_DEFAULT",
);

pub(crate) static nvjpeg2kBitstreamType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kBitstreamType_t\nenum nvjpeg2kBitstreamType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9.",
    "NVJPEG2K_STREAM_J2K NVJPEG2K_STREAM_JP2",
);

pub(crate) static nvjpeg2kColorSpace_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kColorSpace_t\nenum nvjpeg2kColorSpace_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_COLORSPACE_NOT_SUPPORTED=-1 NVJPEG2K_COLORSPACE_UNKNOWN NVJPEG2K_COLORSPACE_SRGB NVJPEG2K_COLORSPACE_GRAY NVJPEG2K_COLORSPACE_SYCC",
);

pub(crate) static nvjpeg2kDecodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDecodeParams_t\ntypedef nvjpeg2kDecodeParams_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kDecodeState_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDecodeState_t\ntypedef nvjpeg2kDecodeState_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kDeviceAllocatorV2: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocatorV2\nstruct nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceMallocV2__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceFreeV2__signature)));
        table.plain("device_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvjpeg2kDeviceAllocatorV2_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocatorV2_t\nstruct nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    &nvjpeg2k0::nvjpeg2kDeviceAllocatorV2,
);

pub(crate) static nvjpeg2kDeviceAllocator_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocator_t\nstruct nvjpeg2kDeviceAllocator_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (16, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceMalloc__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceFree__signature)));
    },
);

pub(crate) static nvjpeg2kDeviceFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static nvjpeg2kDeviceFree: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceFree\nthe address of a C function, nvjpeg2kDeviceFree, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceFree__signature);

pub(crate) static nvjpeg2kDeviceFreeV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvjpeg2kDeviceFreeV2: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceFreeV2\nthe address of a C function, nvjpeg2kDeviceFreeV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceFreeV2__signature);

pub(crate) static nvjpeg2kDeviceMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64)],
);

pub(crate) static nvjpeg2kDeviceMalloc: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceMalloc\nthe address of a C function, nvjpeg2kDeviceMalloc, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceMalloc__signature);

pub(crate) static nvjpeg2kDeviceMallocV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvjpeg2kDeviceMallocV2: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceMallocV2\nthe address of a C function, nvjpeg2kDeviceMallocV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceMallocV2__signature);

pub(crate) static nvjpeg2kEncodeConfig_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeConfig_t\nstruct nvjpeg2kEncodeConfig_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (360, 8, false),
    |table| {
        table.field(c"stream_type", 0, Ty::Enum(&nvjpeg2k0::nvjpeg2kBitstreamType_t));
        table.field(c"color_space", 4, Ty::Enum(&nvjpeg2k0::nvjpeg2kColorSpace_t));
        table
            .plain(
                "rsiz\0U16 8\0image_width\0U32 12\0image_height\0U32 16\0enable_tiling\0U32 20\0tile_width\0U32 24\0tile_height\0U32 28\0num_components\0U32 32\0",
            );
        table.field(c"image_comp_info", 40, Ty::list(Ty::Record(&nvjpeg2k0::nvjpeg2kImageComponentInfo_t)));
        table.plain("enable_SOP_marker\0U32 48\0enable_EPH_marker\0U32 52\0");
        table.field(c"prog_order", 56, Ty::Enum(&nvjpeg2k0::nvjpeg2kProgOrder_t));
        table
            .plain(
                "num_layers\0U32 60\0mct_mode\0U32 64\0num_resolutions\0U32 68\0code_block_w\0U32 72\0code_block_h\0U32 76\0encode_modes\0U32 80\0irreversible\0U32 84\0num_precincts_init\0U32 88\0",
            );
        table.field(c"precinct_width", 92, Ty::array(Ty::U32, 33));
        table.field(c"precinct_height", 224, Ty::array(Ty::U32, 33));
    },
);

pub(crate) static nvjpeg2kEncodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeParams_t\ntypedef nvjpeg2kEncodeParams_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kEncodeState_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeState_t\ntypedef nvjpeg2kEncodeState_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kEncoder_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncoder_t\ntypedef nvjpeg2kEncoder_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kHandle_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kHandle_t\ntypedef nvjpeg2kHandle_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kImageComponentInfo_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageComponentInfo_t\nstruct nvjpeg2kImageComponentInfo_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (12, 4, false),
    |table| {
        table.plain("component_width\0U32 0\0component_height\0U32 4\0precision\0U8 8\0sgn\0U8 9\0");
    },
);

pub(crate) static nvjpeg2kImageFormat_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageFormat_t\nenum nvjpeg2kImageFormat_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_FORMAT_PLANAR NVJPEG2K_FORMAT_INTERLEAVED",
);

pub(crate) static nvjpeg2kImageInfo_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageInfo_t\nstruct nvjpeg2kImageInfo_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (28, 4, false),
    |table| {
        table
            .plain(
                "image_width\0U32 0\0image_height\0U32 4\0tile_width\0U32 8\0tile_height\0U32 12\0num_tiles_x\0U32 16\0num_tiles_y\0U32 20\0num_components\0U32 24\0",
            );
    },
);

pub(crate) static nvjpeg2kImageType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageType_t\nenum nvjpeg2kImageType_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_UINT8 NVJPEG2K_UINT16 NVJPEG2K_INT16 NVJPEG2K_FP16 NVJPEG2K_FP32",
);

pub(crate) static nvjpeg2kImage_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImage_t\nstruct nvjpeg2kImage_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"pixel_data", 0, Ty::list(Ty::Pointer));
        table.field(c"pitch_in_bytes", 8, Ty::list(Ty::U64));
        table.field(c"pixel_type", 16, Ty::Enum(&nvjpeg2k0::nvjpeg2kImageType_t));
        table.plain("num_components\0U32 20\0");
    },
);

pub(crate) static nvjpeg2kNLTInfo: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kNLTInfo\nstruct nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvjpeg2k0::nvjpeg2kNLTType_t));
        table.plain("bit_depth\0U8 4\0");
    },
);

pub(crate) static nvjpeg2kNLTInfo_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kNLTInfo_t\nstruct nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    &nvjpeg2k0::nvjpeg2kNLTInfo,
);

pub(crate) static nvjpeg2kNLTType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kNLTType_t\nenum nvjpeg2kNLTType_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    "NVJPEG2K_NLT_NONE NVJPEG2K_NLT_TYPE3=3",
);

pub(crate) static nvjpeg2kPinnedAllocatorV2: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocatorV2\nstruct nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedMallocV2__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedFreeV2__signature)));
        table.plain("pinned_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvjpeg2kPinnedAllocatorV2_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocatorV2_t\nstruct nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    &nvjpeg2k0::nvjpeg2kPinnedAllocatorV2,
);

pub(crate) static nvjpeg2kPinnedAllocator_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocator_t\nstruct nvjpeg2kPinnedAllocator_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    (16, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedMalloc__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedFree__signature)));
    },
);

pub(crate) static nvjpeg2kPinnedFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static nvjpeg2kPinnedFree: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedFree\nthe address of a C function, nvjpeg2kPinnedFree, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedFree__signature);

pub(crate) static nvjpeg2kPinnedFreeV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvjpeg2kPinnedFreeV2: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedFreeV2\nthe address of a C function, nvjpeg2kPinnedFreeV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedFreeV2__signature);

pub(crate) static nvjpeg2kPinnedMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U32)],
);

pub(crate) static nvjpeg2kPinnedMalloc: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedMalloc\nthe address of a C function, nvjpeg2kPinnedMalloc, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedMalloc__signature);

pub(crate) static nvjpeg2kPinnedMallocV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvjpeg2kPinnedMallocV2: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedMallocV2\nthe address of a C function, nvjpeg2kPinnedMallocV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedMallocV2__signature);

pub(crate) static nvjpeg2kProgOrder_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kProgOrder_t\nenum nvjpeg2kProgOrder_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_LRCP NVJPEG2K_RLCP NVJPEG2K_RPCL NVJPEG2K_PCRL NVJPEG2K_CPRL",
);

pub(crate) static nvjpeg2kQualityType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kQualityType_t\nenum nvjpeg2kQualityType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9.",
    "NVJPEG2K_QUALITY_TYPE_TARGET_PSNR NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP NVJPEG2K_QUALITY_TYPE_Q_FACTOR",
);

pub(crate) static nvjpeg2kStatus_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kStatus_t\nenum nvjpeg2kStatus_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    "NVJPEG2K_STATUS_SUCCESS NVJPEG2K_STATUS_NOT_INITIALIZED NVJPEG2K_STATUS_INVALID_PARAMETER NVJPEG2K_STATUS_BAD_JPEG NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED NVJPEG2K_STATUS_ALLOCATOR_FAILURE NVJPEG2K_STATUS_EXECUTION_FAILED NVJPEG2K_STATUS_ARCH_MISMATCH NVJPEG2K_STATUS_INTERNAL_ERROR NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED",
);

pub(crate) static nvjpeg2kStream_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kStream_t\ntypedef nvjpeg2kStream_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8.",
    ValueKind::Handle, None,
);
