//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvjpeg2k0, runtime};

pub(crate) static nvjpeg2kBackend_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kBackend_t\nenum nvjpeg2kBackend_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_BACKEND_DEFAULT", 0);
    },
);

pub(crate) static nvjpeg2kBitstreamType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kBitstreamType_t\nenum nvjpeg2kBitstreamType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9.",
    |table| {
        table.member("NVJPEG2K_STREAM_J2K", 0);
        table.member("NVJPEG2K_STREAM_JP2", 1);
    },
);

pub(crate) static nvjpeg2kColorSpace_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kColorSpace_t\nenum nvjpeg2kColorSpace_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_COLORSPACE_NOT_SUPPORTED", -1);
        table.member("NVJPEG2K_COLORSPACE_UNKNOWN", 0);
        table.member("NVJPEG2K_COLORSPACE_SRGB", 1);
        table.member("NVJPEG2K_COLORSPACE_GRAY", 2);
        table.member("NVJPEG2K_COLORSPACE_SYCC", 3);
    },
);

pub(crate) static nvjpeg2kDecodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDecodeParams_t\ntypedef nvjpeg2kDecodeParams_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kDecodeState_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDecodeState_t\ntypedef nvjpeg2kDecodeState_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kDeviceAllocatorV2: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocatorV2\nstruct nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceMallocV2__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceFreeV2__signature)));
        table.field(c"device_ctx", 16, Ty::Pointer);
    },
);

pub(crate) static nvjpeg2kDeviceAllocatorV2_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocatorV2_t\nstruct nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    &nvjpeg2k0::nvjpeg2kDeviceAllocatorV2,
);

pub(crate) static nvjpeg2kDeviceAllocator_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kDeviceAllocator_t\nstruct nvjpeg2kDeviceAllocator_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceMalloc__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kDeviceFree__signature)));
    },
);

pub(crate) static nvjpeg2kDeviceFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static nvjpeg2kDeviceFree: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceFree\nthe address of a C function, nvjpeg2kDeviceFree, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
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
        "cubind.nvjpeg2k.nvjpeg2kDeviceFreeV2\nthe address of a C function, nvjpeg2kDeviceFreeV2, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceFreeV2__signature);

pub(crate) static nvjpeg2kDeviceMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64)],
);

pub(crate) static nvjpeg2kDeviceMalloc: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kDeviceMalloc\nthe address of a C function, nvjpeg2kDeviceMalloc, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
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
        "cubind.nvjpeg2k.nvjpeg2kDeviceMallocV2\nthe address of a C function, nvjpeg2kDeviceMallocV2, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kDeviceMallocV2__signature);

pub(crate) static nvjpeg2kEncodeConfig_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeConfig_t\nstruct nvjpeg2kEncodeConfig_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (360, 8, false),
    |table| {
        table.field(c"stream_type", 0, Ty::Enum(&nvjpeg2k0::nvjpeg2kBitstreamType_t));
        table.field(c"color_space", 4, Ty::Enum(&nvjpeg2k0::nvjpeg2kColorSpace_t));
        table.field(c"rsiz", 8, Ty::U16);
        table.field(c"image_width", 12, Ty::U32);
        table.field(c"image_height", 16, Ty::U32);
        table.field(c"enable_tiling", 20, Ty::U32);
        table.field(c"tile_width", 24, Ty::U32);
        table.field(c"tile_height", 28, Ty::U32);
        table.field(c"num_components", 32, Ty::U32);
        table.field(c"image_comp_info", 40, Ty::list(Ty::Record(&nvjpeg2k0::nvjpeg2kImageComponentInfo_t)));
        table.field(c"enable_SOP_marker", 48, Ty::U32);
        table.field(c"enable_EPH_marker", 52, Ty::U32);
        table.field(c"prog_order", 56, Ty::Enum(&nvjpeg2k0::nvjpeg2kProgOrder_t));
        table.field(c"num_layers", 60, Ty::U32);
        table.field(c"mct_mode", 64, Ty::U32);
        table.field(c"num_resolutions", 68, Ty::U32);
        table.field(c"code_block_w", 72, Ty::U32);
        table.field(c"code_block_h", 76, Ty::U32);
        table.field(c"encode_modes", 80, Ty::U32);
        table.field(c"irreversible", 84, Ty::U32);
        table.field(c"num_precincts_init", 88, Ty::U32);
        table.field(c"precinct_width", 92, Ty::array(Ty::U32, 33));
        table.field(c"precinct_height", 224, Ty::array(Ty::U32, 33));
    },
);

pub(crate) static nvjpeg2kEncodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeParams_t\ntypedef nvjpeg2kEncodeParams_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kEncodeState_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncodeState_t\ntypedef nvjpeg2kEncodeState_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kEncoder_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kEncoder_t\ntypedef nvjpeg2kEncoder_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kHandle_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kHandle_t\ntypedef nvjpeg2kHandle_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpeg2kImageComponentInfo_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageComponentInfo_t\nstruct nvjpeg2kImageComponentInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"component_width", 0, Ty::U32);
        table.field(c"component_height", 4, Ty::U32);
        table.field(c"precision", 8, Ty::U8);
        table.field(c"sgn", 9, Ty::U8);
    },
);

pub(crate) static nvjpeg2kImageFormat_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageFormat_t\nenum nvjpeg2kImageFormat_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_FORMAT_PLANAR", 0);
        table.member("NVJPEG2K_FORMAT_INTERLEAVED", 1);
    },
);

pub(crate) static nvjpeg2kImageInfo_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageInfo_t\nstruct nvjpeg2kImageInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (28, 4, false),
    |table| {
        table.field(c"image_width", 0, Ty::U32);
        table.field(c"image_height", 4, Ty::U32);
        table.field(c"tile_width", 8, Ty::U32);
        table.field(c"tile_height", 12, Ty::U32);
        table.field(c"num_tiles_x", 16, Ty::U32);
        table.field(c"num_tiles_y", 20, Ty::U32);
        table.field(c"num_components", 24, Ty::U32);
    },
);

pub(crate) static nvjpeg2kImageType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImageType_t\nenum nvjpeg2kImageType_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_UINT8", 0);
        table.member("NVJPEG2K_UINT16", 1);
        table.member("NVJPEG2K_INT16", 2);
        table.member("NVJPEG2K_FP16", 3);
        table.member("NVJPEG2K_FP32", 4);
    },
);

pub(crate) static nvjpeg2kImage_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kImage_t\nstruct nvjpeg2kImage_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"pixel_data", 0, Ty::list(Ty::Pointer));
        table.field(c"pitch_in_bytes", 8, Ty::list(Ty::U64));
        table.field(c"pixel_type", 16, Ty::Enum(&nvjpeg2k0::nvjpeg2kImageType_t));
        table.field(c"num_components", 20, Ty::U32);
    },
);

pub(crate) static nvjpeg2kNLTInfo: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kNLTInfo\nstruct nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvjpeg2k0::nvjpeg2kNLTType_t));
        table.field(c"bit_depth", 4, Ty::U8);
    },
);

pub(crate) static nvjpeg2kNLTInfo_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kNLTInfo_t\nstruct nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    &nvjpeg2k0::nvjpeg2kNLTInfo,
);

pub(crate) static nvjpeg2kNLTType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kNLTType_t\nenum nvjpeg2kNLTType_t, from nvjpeg2k.h. Since nvJPEG2000 0.11.",
    |table| {
        table.member("NVJPEG2K_NLT_NONE", 0);
        table.member("NVJPEG2K_NLT_TYPE3", 3);
    },
);

pub(crate) static nvjpeg2kPinnedAllocatorV2: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocatorV2\nstruct nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedMallocV2__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedFreeV2__signature)));
        table.field(c"pinned_ctx", 16, Ty::Pointer);
    },
);

pub(crate) static nvjpeg2kPinnedAllocatorV2_t: RecordDef = RecordDef::alias(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocatorV2_t\nstruct nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    &nvjpeg2k0::nvjpeg2kPinnedAllocatorV2,
);

pub(crate) static nvjpeg2kPinnedAllocator_t: RecordDef = RecordDef::new(
    "cubind.nvjpeg2k.nvjpeg2kPinnedAllocator_t\nstruct nvjpeg2kPinnedAllocator_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedMalloc__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg2k0::nvjpeg2kPinnedFree__signature)));
    },
);

pub(crate) static nvjpeg2kPinnedFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static nvjpeg2kPinnedFree: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedFree\nthe address of a C function, nvjpeg2kPinnedFree, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
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
        "cubind.nvjpeg2k.nvjpeg2kPinnedFreeV2\nthe address of a C function, nvjpeg2kPinnedFreeV2, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedFreeV2__signature);

pub(crate) static nvjpeg2kPinnedMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U32)],
);

pub(crate) static nvjpeg2kPinnedMalloc: ValueDef = ValueDef::new(
        "cubind.nvjpeg2k.nvjpeg2kPinnedMalloc\nthe address of a C function, nvjpeg2kPinnedMalloc, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
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
        "cubind.nvjpeg2k.nvjpeg2kPinnedMallocV2\nthe address of a C function, nvjpeg2kPinnedMallocV2, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvjpeg2kPinnedMallocV2__signature);

pub(crate) static nvjpeg2kProgOrder_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kProgOrder_t\nenum nvjpeg2kProgOrder_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_LRCP", 0);
        table.member("NVJPEG2K_RLCP", 1);
        table.member("NVJPEG2K_RPCL", 2);
        table.member("NVJPEG2K_PCRL", 3);
        table.member("NVJPEG2K_CPRL", 4);
    },
);

pub(crate) static nvjpeg2kQualityType_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kQualityType_t\nenum nvjpeg2kQualityType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9.",
    |table| {
        table.member("NVJPEG2K_QUALITY_TYPE_TARGET_PSNR", 0);
        table.member("NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP", 1);
        table.member("NVJPEG2K_QUALITY_TYPE_Q_FACTOR", 2);
    },
);

pub(crate) static nvjpeg2kStatus_t: EnumDef = EnumDef::new(
    "cubind.nvjpeg2k.nvjpeg2kStatus_t\nenum nvjpeg2kStatus_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    |table| {
        table.member("NVJPEG2K_STATUS_SUCCESS", 0);
        table.member("NVJPEG2K_STATUS_NOT_INITIALIZED", 1);
        table.member("NVJPEG2K_STATUS_INVALID_PARAMETER", 2);
        table.member("NVJPEG2K_STATUS_BAD_JPEG", 3);
        table.member("NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED", 4);
        table.member("NVJPEG2K_STATUS_ALLOCATOR_FAILURE", 5);
        table.member("NVJPEG2K_STATUS_EXECUTION_FAILED", 6);
        table.member("NVJPEG2K_STATUS_ARCH_MISMATCH", 7);
        table.member("NVJPEG2K_STATUS_INTERNAL_ERROR", 8);
        table.member("NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED", 9);
    },
);

pub(crate) static nvjpeg2kStream_t: ValueDef = ValueDef::new(
    "cubind.nvjpeg2k.nvjpeg2kStream_t\ntypedef nvjpeg2kStream_t, from nvjpeg2k.h. Since nvJPEG2000 0.8 or earlier.",
    ValueKind::Handle, None,
);
