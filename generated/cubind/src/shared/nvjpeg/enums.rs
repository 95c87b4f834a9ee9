//! Enumerations: nvJPEG.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpegBackend_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegBackend_t(pub i32);

impl nvjpegBackend_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_HYBRID: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_GPU_HYBRID: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_HARDWARE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_GPU_HYBRID_DEVICE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_BACKEND_HARDWARE_DEVICE: Self = Self(5);
    /// 6, since CUDA 12.1.
    pub const NVJPEG_BACKEND_LOSSLESS_JPEG: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_BACKEND_DEFAULT"),
        (1, "NVJPEG_BACKEND_HYBRID"),
        (2, "NVJPEG_BACKEND_GPU_HYBRID"),
        (3, "NVJPEG_BACKEND_HARDWARE"),
        (4, "NVJPEG_BACKEND_GPU_HYBRID_DEVICE"),
        (5, "NVJPEG_BACKEND_HARDWARE_DEVICE"),
        (6, "NVJPEG_BACKEND_LOSSLESS_JPEG"),
    ];
}

enumeration!(nvjpegBackend_t);

/// `enum nvjpegChromaSubsampling_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegChromaSubsampling_t(pub i32);

impl nvjpegChromaSubsampling_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_444: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_422: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_420: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_440: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_411: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_410: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_GRAY: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_410V: Self = Self(7);
    /// -1, since CUDA 12.0 or earlier.
    pub const NVJPEG_CSS_UNKNOWN: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_CSS_444"),
        (1, "NVJPEG_CSS_422"),
        (2, "NVJPEG_CSS_420"),
        (3, "NVJPEG_CSS_440"),
        (4, "NVJPEG_CSS_411"),
        (5, "NVJPEG_CSS_410"),
        (6, "NVJPEG_CSS_GRAY"),
        (7, "NVJPEG_CSS_410V"),
        (-1, "NVJPEG_CSS_UNKNOWN"),
    ];
}

enumeration!(nvjpegChromaSubsampling_t);

/// `enum nvjpegEncBackend_t`, from `nvjpeg.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegEncBackend_t(pub i32);

impl nvjpegEncBackend_t {
    /// 0, since CUDA 12.9.
    pub const NVJPEG_ENC_BACKEND_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const NVJPEG_ENC_BACKEND_GPU: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const NVJPEG_ENC_BACKEND_HARDWARE: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_ENC_BACKEND_DEFAULT"),
        (1, "NVJPEG_ENC_BACKEND_GPU"),
        (2, "NVJPEG_ENC_BACKEND_HARDWARE"),
    ];
}

enumeration!(nvjpegEncBackend_t);

/// `enum nvjpegExifOrientation_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegExifOrientation_t(pub i32);

impl nvjpegExifOrientation_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_NORMAL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_FLIP_HORIZONTAL: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_ROTATE_180: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_FLIP_VERTICAL: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_TRANSPOSE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_ROTATE_90: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_TRANSVERSE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVJPEG_ORIENTATION_ROTATE_270: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_ORIENTATION_UNKNOWN"),
        (1, "NVJPEG_ORIENTATION_NORMAL"),
        (2, "NVJPEG_ORIENTATION_FLIP_HORIZONTAL"),
        (3, "NVJPEG_ORIENTATION_ROTATE_180"),
        (4, "NVJPEG_ORIENTATION_FLIP_VERTICAL"),
        (5, "NVJPEG_ORIENTATION_TRANSPOSE"),
        (6, "NVJPEG_ORIENTATION_ROTATE_90"),
        (7, "NVJPEG_ORIENTATION_TRANSVERSE"),
        (8, "NVJPEG_ORIENTATION_ROTATE_270"),
    ];
}

enumeration!(nvjpegExifOrientation_t);

/// `enum nvjpegInputFormat_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvjpegInputFormat_t(pub i32);

impl nvjpegInputFormat_t {
    /// 1, since CUDA 12.9.
    pub const NVJPEG_INPUT_YUV: Self = Self(1);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_INPUT_RGB: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_INPUT_BGR: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_INPUT_RGBI: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJPEG_INPUT_BGRI: Self = Self(6);
    /// 8, since CUDA 12.9.
    pub const NVJPEG_INPUT_NV12: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVJPEG_INPUT_YUV"),
        (3, "NVJPEG_INPUT_RGB"),
        (4, "NVJPEG_INPUT_BGR"),
        (5, "NVJPEG_INPUT_RGBI"),
        (6, "NVJPEG_INPUT_BGRI"),
        (8, "NVJPEG_INPUT_NV12"),
    ];
}

enumeration!(nvjpegInputFormat_t);

/// `enum nvjpegJpegEncoding_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegJpegEncoding_t(pub i32);

impl nvjpegJpegEncoding_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_ENCODING_UNKNOWN: Self = Self(0);
    /// 192, since CUDA 12.0 or earlier.
    pub const NVJPEG_ENCODING_BASELINE_DCT: Self = Self(192);
    /// 193, since CUDA 12.0 or earlier.
    pub const NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN: Self = Self(193);
    /// 194, since CUDA 12.0 or earlier.
    pub const NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN: Self = Self(194);
    /// 195, since CUDA 12.1.
    pub const NVJPEG_ENCODING_LOSSLESS_HUFFMAN: Self = Self(195);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_ENCODING_UNKNOWN"),
        (192, "NVJPEG_ENCODING_BASELINE_DCT"),
        (193, "NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN"),
        (194, "NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN"),
        (195, "NVJPEG_ENCODING_LOSSLESS_HUFFMAN"),
    ];
}

enumeration!(nvjpegJpegEncoding_t);

/// `enum nvjpegScaleFactor_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegScaleFactor_t(pub i32);

impl nvjpegScaleFactor_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_SCALE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_SCALE_1_BY_2: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_SCALE_1_BY_4: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_SCALE_1_BY_8: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_SCALE_NONE"),
        (1, "NVJPEG_SCALE_1_BY_2"),
        (2, "NVJPEG_SCALE_1_BY_4"),
        (3, "NVJPEG_SCALE_1_BY_8"),
    ];
}

enumeration!(nvjpegScaleFactor_t);
