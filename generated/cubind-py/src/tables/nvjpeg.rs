//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvjpeg, runtime};

pub(crate) static nvjpegBackend_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegBackend_t\nenum nvjpegBackend_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_BACKEND_DEFAULT NVJPEG_BACKEND_HYBRID NVJPEG_BACKEND_GPU_HYBRID NVJPEG_BACKEND_HARDWARE NVJPEG_BACKEND_GPU_HYBRID_DEVICE NVJPEG_BACKEND_HARDWARE_DEVICE NVJPEG_BACKEND_LOSSLESS_JPEG",
);

pub(crate) static nvjpegBufferDevice_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegBufferDevice_t\ntypedef nvjpegBufferDevice_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegBufferPinned_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegBufferPinned_t\ntypedef nvjpegBufferPinned_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegChromaSubsampling_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegChromaSubsampling_t\nenum nvjpegChromaSubsampling_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_CSS_444 NVJPEG_CSS_422 NVJPEG_CSS_420 NVJPEG_CSS_440 NVJPEG_CSS_411 NVJPEG_CSS_410 NVJPEG_CSS_GRAY NVJPEG_CSS_410V NVJPEG_CSS_UNKNOWN=-1",
);

pub(crate) static nvjpegDecodeParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegDecodeParams_t\ntypedef nvjpegDecodeParams_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegDevAllocatorV2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvjpeg.nvjpegDevAllocatorV2_t\nstruct nvjpegDevAllocatorV2_t, from nvjpeg.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"dev_malloc", 0, Ty::Callback(Some(&nvjpeg::tDevMallocV2__signature)));
        table.field(c"dev_free", 8, Ty::Callback(Some(&nvjpeg::tDevFreeV2__signature)));
        table.plain("dev_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvjpegDevAllocator_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvjpeg.nvjpegDevAllocator_t\nstruct nvjpegDevAllocator_t, from nvjpeg.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"dev_malloc", 0, Ty::Callback(Some(&nvjpeg::tDevMalloc__signature)));
        table.field(c"dev_free", 8, Ty::Callback(Some(&nvjpeg::tDevFree__signature)));
    },
);

pub(crate) static nvjpegEncBackend_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegEncBackend_t\nenum nvjpegEncBackend_t, from nvjpeg.h. Since CUDA 12.9.",
    "NVJPEG_ENC_BACKEND_DEFAULT NVJPEG_ENC_BACKEND_GPU NVJPEG_ENC_BACKEND_HARDWARE",
);

pub(crate) static nvjpegEncoderParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegEncoderParams_t\ntypedef nvjpegEncoderParams_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegEncoderState_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegEncoderState_t\ntypedef nvjpegEncoderState_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegExifOrientation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegExifOrientation_t\nenum nvjpegExifOrientation_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_ORIENTATION_UNKNOWN NVJPEG_ORIENTATION_NORMAL NVJPEG_ORIENTATION_FLIP_HORIZONTAL NVJPEG_ORIENTATION_ROTATE_180 NVJPEG_ORIENTATION_FLIP_VERTICAL NVJPEG_ORIENTATION_TRANSPOSE NVJPEG_ORIENTATION_ROTATE_90 NVJPEG_ORIENTATION_TRANSVERSE NVJPEG_ORIENTATION_ROTATE_270",
);

pub(crate) static nvjpegHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegHandle_t\ntypedef nvjpegHandle_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegImage_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvjpeg.nvjpegImage_t\nstruct nvjpegImage_t, from nvjpeg.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"channel", 0, Ty::array(Ty::Pointer, 4));
        table.field(c"pitch", 32, Ty::array(Ty::U64, 4));
    },
);

pub(crate) static nvjpegInputFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegInputFormat_t\nenum nvjpegInputFormat_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_INPUT_YUV=1 NVJPEG_INPUT_RGB=3 NVJPEG_INPUT_BGR NVJPEG_INPUT_RGBI NVJPEG_INPUT_BGRI NVJPEG_INPUT_NV12=8",
);

pub(crate) static nvjpegJpegDecoder_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegJpegDecoder_t\ntypedef nvjpegJpegDecoder_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegJpegEncoding_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegJpegEncoding_t\nenum nvjpegJpegEncoding_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_ENCODING_UNKNOWN NVJPEG_ENCODING_BASELINE_DCT=192 NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN NVJPEG_ENCODING_LOSSLESS_HUFFMAN",
);

pub(crate) static nvjpegJpegState_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegJpegState_t\ntypedef nvjpegJpegState_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegJpegStream_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjpeg.nvjpegJpegStream_t\ntypedef nvjpegJpegStream_t, from nvjpeg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvjpegPinnedAllocatorV2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvjpeg.nvjpegPinnedAllocatorV2_t\nstruct nvjpegPinnedAllocatorV2_t, from nvjpeg.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg::tPinnedMallocV2__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg::tPinnedFreeV2__signature)));
        table.plain("pinned_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvjpegPinnedAllocator_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvjpeg.nvjpegPinnedAllocator_t\nstruct nvjpegPinnedAllocator_t, from nvjpeg.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvjpeg::tPinnedMalloc__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvjpeg::tPinnedFree__signature)));
    },
);

pub(crate) static nvjpegScaleFactor_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegScaleFactor_t\nenum nvjpegScaleFactor_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_SCALE_NONE NVJPEG_SCALE_1_BY_2 NVJPEG_SCALE_1_BY_4 NVJPEG_SCALE_1_BY_8",
);

pub(crate) static nvjpegStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegStatus_t\nenum nvjpegStatus_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_STATUS_SUCCESS NVJPEG_STATUS_NOT_INITIALIZED NVJPEG_STATUS_INVALID_PARAMETER NVJPEG_STATUS_BAD_JPEG NVJPEG_STATUS_JPEG_NOT_SUPPORTED NVJPEG_STATUS_ALLOCATOR_FAILURE NVJPEG_STATUS_EXECUTION_FAILED NVJPEG_STATUS_ARCH_MISMATCH NVJPEG_STATUS_INTERNAL_ERROR NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED NVJPEG_STATUS_INCOMPLETE_BITSTREAM",
);

pub(crate) static tDevFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static tDevFree: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tDevFree\nthe address of a C function, tDevFree, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tDevFree__signature);

pub(crate) static tDevFreeV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static tDevFreeV2: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tDevFreeV2\nthe address of a C function, tDevFreeV2, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tDevFreeV2__signature);

pub(crate) static tDevMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64)],
);

pub(crate) static tDevMalloc: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tDevMalloc\nthe address of a C function, tDevMalloc, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tDevMalloc__signature);

pub(crate) static tDevMallocV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static tDevMallocV2: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tDevMallocV2\nthe address of a C function, tDevMallocV2, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tDevMallocV2__signature);

pub(crate) static tPinnedFree__signature: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data]);

pub(crate) static tPinnedFree: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tPinnedFree\nthe address of a C function, tPinnedFree, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tPinnedFree__signature);

pub(crate) static tPinnedFreeV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static tPinnedFreeV2: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tPinnedFreeV2\nthe address of a C function, tPinnedFreeV2, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tPinnedFreeV2__signature);

pub(crate) static tPinnedMalloc__signature: Signature = Signature::new(
    Some(Ty::I32), &[ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U32)],
);

pub(crate) static tPinnedMalloc: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tPinnedMalloc\nthe address of a C function, tPinnedMalloc, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tPinnedMalloc__signature);

pub(crate) static tPinnedMallocV2__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static tPinnedMallocV2: ValueDef = ValueDef::new(
        "cubind.cuda13.nvjpeg.tPinnedMallocV2\nthe address of a C function, tPinnedMallocV2, from nvjpeg.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&tPinnedMallocV2__signature);
