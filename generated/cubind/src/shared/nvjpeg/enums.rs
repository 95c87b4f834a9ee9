//! Enumerations (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpegBackend_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegBackend_t(pub i32);

enumeration! {
    nvjpegBackend_t;
    NVJPEG_BACKEND_DEFAULT = 0,
    NVJPEG_BACKEND_HYBRID = 1,
    NVJPEG_BACKEND_GPU_HYBRID = 2,
    NVJPEG_BACKEND_HARDWARE = 3,
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = 4,
    NVJPEG_BACKEND_HARDWARE_DEVICE = 5,
    NVJPEG_BACKEND_LOSSLESS_JPEG = 6 "since CUDA 12.1",
}

/// `enum nvjpegChromaSubsampling_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegChromaSubsampling_t(pub i32);

enumeration! {
    nvjpegChromaSubsampling_t;
    NVJPEG_CSS_444 = 0,
    NVJPEG_CSS_422 = 1,
    NVJPEG_CSS_420 = 2,
    NVJPEG_CSS_440 = 3,
    NVJPEG_CSS_411 = 4,
    NVJPEG_CSS_410 = 5,
    NVJPEG_CSS_GRAY = 6,
    NVJPEG_CSS_410V = 7,
    NVJPEG_CSS_UNKNOWN = - 1,
}

/// `enum nvjpegEncBackend_t`, from `nvjpeg.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegEncBackend_t(pub i32);

enumeration! {
    nvjpegEncBackend_t;
    NVJPEG_ENC_BACKEND_DEFAULT = 0,
    NVJPEG_ENC_BACKEND_GPU = 1,
    NVJPEG_ENC_BACKEND_HARDWARE = 2,
}

/// `enum nvjpegExifOrientation_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegExifOrientation_t(pub i32);

enumeration! {
    nvjpegExifOrientation_t;
    NVJPEG_ORIENTATION_UNKNOWN = 0,
    NVJPEG_ORIENTATION_NORMAL = 1,
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = 2,
    NVJPEG_ORIENTATION_ROTATE_180 = 3,
    NVJPEG_ORIENTATION_FLIP_VERTICAL = 4,
    NVJPEG_ORIENTATION_TRANSPOSE = 5,
    NVJPEG_ORIENTATION_ROTATE_90 = 6,
    NVJPEG_ORIENTATION_TRANSVERSE = 7,
    NVJPEG_ORIENTATION_ROTATE_270 = 8,
}

/// `enum nvjpegInputFormat_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvjpegInputFormat_t(pub i32);

enumeration! {
    nvjpegInputFormat_t;
    NVJPEG_INPUT_YUV = 1 "since CUDA 12.9",
    NVJPEG_INPUT_RGB = 3,
    NVJPEG_INPUT_BGR = 4,
    NVJPEG_INPUT_RGBI = 5,
    NVJPEG_INPUT_BGRI = 6,
    NVJPEG_INPUT_NV12 = 8 "since CUDA 12.9",
}

/// `enum nvjpegJpegEncoding_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegJpegEncoding_t(pub i32);

enumeration! {
    nvjpegJpegEncoding_t;
    NVJPEG_ENCODING_UNKNOWN = 0,
    NVJPEG_ENCODING_BASELINE_DCT = 192,
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = 193,
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = 194,
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = 195 "since CUDA 12.1",
}

/// `enum nvjpegScaleFactor_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegScaleFactor_t(pub i32);

enumeration! {
    nvjpegScaleFactor_t;
    NVJPEG_SCALE_NONE = 0,
    NVJPEG_SCALE_1_BY_2 = 1,
    NVJPEG_SCALE_1_BY_4 = 2,
    NVJPEG_SCALE_1_BY_8 = 3,
}
