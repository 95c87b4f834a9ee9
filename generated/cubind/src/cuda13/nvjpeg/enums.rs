//! Enumerations (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpegOutputFormat_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpegOutputFormat_t(pub i32);

enumeration! {
    nvjpegOutputFormat_t;
    NVJPEG_OUTPUT_UNCHANGED = 0,
    NVJPEG_OUTPUT_YUV = 1,
    NVJPEG_OUTPUT_Y = 2,
    NVJPEG_OUTPUT_RGB = 3,
    NVJPEG_OUTPUT_BGR = 4,
    NVJPEG_OUTPUT_RGBI = 5,
    NVJPEG_OUTPUT_BGRI = 6,
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = 7 "since CUDA 12.1",
    NVJPEG_OUTPUT_NV12 = 8 "since CUDA 12.9",
    NVJPEG_OUTPUT_YUY2 = 9 "since CUDA 12.9",
    NVJPEG_OUTPUT_UNCHANGEDI = 10 "since CUDA 13.2",
    NVJPEG_OUTPUT_FORMAT_MAX = 10,
}

/// `enum nvjpegStatus_t`, from `nvjpeg.h`, since at least CUDA 12.0.
///
/// The result codes of nvJPEG.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvjpegStatus_t(pub i32);

enumeration! {
    status nvjpegStatus_t;
    NVJPEG_STATUS_SUCCESS = 0,
    NVJPEG_STATUS_NOT_INITIALIZED = 1,
    NVJPEG_STATUS_INVALID_PARAMETER = 2,
    NVJPEG_STATUS_BAD_JPEG = 3,
    NVJPEG_STATUS_JPEG_NOT_SUPPORTED = 4,
    NVJPEG_STATUS_ALLOCATOR_FAILURE = 5,
    NVJPEG_STATUS_EXECUTION_FAILED = 6,
    NVJPEG_STATUS_ARCH_MISMATCH = 7,
    NVJPEG_STATUS_INTERNAL_ERROR = 8,
    NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9,
    NVJPEG_STATUS_INCOMPLETE_BITSTREAM = 10,
}

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
