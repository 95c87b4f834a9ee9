//! Enumerations: nvJPEG.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpegOutputFormat_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegOutputFormat_t(pub i32);

impl nvjpegOutputFormat_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_UNCHANGED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_YUV: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_Y: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_RGB: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_BGR: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_RGBI: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_BGRI: Self = Self(6);
    /// 7, since CUDA 12.1.
    pub const NVJPEG_OUTPUT_UNCHANGEDI_U16: Self = Self(7);
    /// 8, since CUDA 12.9.
    pub const NVJPEG_OUTPUT_NV12: Self = Self(8);
    /// 9, since CUDA 12.9.
    pub const NVJPEG_OUTPUT_YUY2: Self = Self(9);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVJPEG_OUTPUT_FORMAT_MAX: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_OUTPUT_UNCHANGED"),
        (1, "NVJPEG_OUTPUT_YUV"),
        (2, "NVJPEG_OUTPUT_Y"),
        (3, "NVJPEG_OUTPUT_RGB"),
        (4, "NVJPEG_OUTPUT_BGR"),
        (5, "NVJPEG_OUTPUT_RGBI"),
        (6, "NVJPEG_OUTPUT_BGRI"),
        (7, "NVJPEG_OUTPUT_UNCHANGEDI_U16"),
        (8, "NVJPEG_OUTPUT_NV12"),
        (9, "NVJPEG_OUTPUT_YUY2"),
        (9, "NVJPEG_OUTPUT_FORMAT_MAX"),
    ];
}

enumeration!(nvjpegOutputFormat_t);

/// `enum nvjpegStatus_t`, from `nvjpeg.h`, since CUDA 12.0 or earlier.
///
/// nvJPEG: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvjpegStatus_t(pub i32);

impl nvjpegStatus_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_INVALID_PARAMETER: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_BAD_JPEG: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_JPEG_NOT_SUPPORTED: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_ALLOCATOR_FAILURE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_EXECUTION_FAILED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_ARCH_MISMATCH: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_INTERNAL_ERROR: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVJPEG_STATUS_INCOMPLETE_BITSTREAM: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG_STATUS_SUCCESS"),
        (1, "NVJPEG_STATUS_NOT_INITIALIZED"),
        (2, "NVJPEG_STATUS_INVALID_PARAMETER"),
        (3, "NVJPEG_STATUS_BAD_JPEG"),
        (4, "NVJPEG_STATUS_JPEG_NOT_SUPPORTED"),
        (5, "NVJPEG_STATUS_ALLOCATOR_FAILURE"),
        (6, "NVJPEG_STATUS_EXECUTION_FAILED"),
        (7, "NVJPEG_STATUS_ARCH_MISMATCH"),
        (8, "NVJPEG_STATUS_INTERNAL_ERROR"),
        (9, "NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED"),
        (10, "NVJPEG_STATUS_INCOMPLETE_BITSTREAM"),
    ];
}

enumeration!(nvjpegStatus_t, status);

impl Status for nvjpegStatus_t {
    const SUCCESS: Self = Self::NVJPEG_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVJPEG_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::NVJPEG_STATUS_INVALID_PARAMETER;
    fn library() -> &'static Library {
        &NVJPEG
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(nvjpegStatus_t);
