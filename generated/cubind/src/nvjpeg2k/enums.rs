//! Enumerations (nvJPEG2000).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpeg2kBackend_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kBackend_t(pub i32);

enumeration! {
    nvjpeg2kBackend_t;
    NVJPEG2K_BACKEND_DEFAULT = 0,
}

/// `enum nvjpeg2kBitstreamType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kBitstreamType_t(pub i32);

enumeration! {
    nvjpeg2kBitstreamType_t;
    NVJPEG2K_STREAM_J2K = 0,
    NVJPEG2K_STREAM_JP2 = 1,
}

/// `enum nvjpeg2kColorSpace_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kColorSpace_t(pub i32);

enumeration! {
    nvjpeg2kColorSpace_t;
    NVJPEG2K_COLORSPACE_NOT_SUPPORTED = - 1,
    NVJPEG2K_COLORSPACE_UNKNOWN = 0,
    NVJPEG2K_COLORSPACE_SRGB = 1,
    NVJPEG2K_COLORSPACE_GRAY = 2,
    NVJPEG2K_COLORSPACE_SYCC = 3,
}

/// `enum nvjpeg2kImageFormat_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kImageFormat_t(pub i32);

enumeration! {
    nvjpeg2kImageFormat_t;
    NVJPEG2K_FORMAT_PLANAR = 0,
    NVJPEG2K_FORMAT_INTERLEAVED = 1,
}

/// `enum nvjpeg2kImageType_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kImageType_t(pub i32);

enumeration! {
    nvjpeg2kImageType_t;
    NVJPEG2K_UINT8 = 0,
    NVJPEG2K_UINT16 = 1,
    NVJPEG2K_INT16 = 2,
    NVJPEG2K_FP16 = 3 "since nvJPEG2000 0.11",
    NVJPEG2K_FP32 = 4 "since nvJPEG2000 0.11",
}

/// `enum nvjpeg2kNLTType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.11.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kNLTType_t(pub i32);

enumeration! {
    nvjpeg2kNLTType_t;
    NVJPEG2K_NLT_NONE = 0,
    NVJPEG2K_NLT_TYPE3 = 3,
}

/// `enum nvjpeg2kProgOrder_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kProgOrder_t(pub i32);

enumeration! {
    nvjpeg2kProgOrder_t;
    NVJPEG2K_LRCP = 0,
    NVJPEG2K_RLCP = 1,
    NVJPEG2K_RPCL = 2,
    NVJPEG2K_PCRL = 3,
    NVJPEG2K_CPRL = 4,
}

/// `enum nvjpeg2kQualityType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kQualityType_t(pub i32);

enumeration! {
    nvjpeg2kQualityType_t;
    NVJPEG2K_QUALITY_TYPE_TARGET_PSNR = 0,
    NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP = 1,
    NVJPEG2K_QUALITY_TYPE_Q_FACTOR = 2,
}

/// `enum nvjpeg2kStatus_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
///
/// The result codes of nvJPEG2000.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvjpeg2kStatus_t(pub i32);

enumeration! {
    status nvjpeg2kStatus_t;
    NVJPEG2K_STATUS_SUCCESS = 0,
    NVJPEG2K_STATUS_NOT_INITIALIZED = 1,
    NVJPEG2K_STATUS_INVALID_PARAMETER = 2,
    NVJPEG2K_STATUS_BAD_JPEG = 3,
    NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED = 4,
    NVJPEG2K_STATUS_ALLOCATOR_FAILURE = 5,
    NVJPEG2K_STATUS_EXECUTION_FAILED = 6,
    NVJPEG2K_STATUS_ARCH_MISMATCH = 7,
    NVJPEG2K_STATUS_INTERNAL_ERROR = 8,
    NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9,
}

impl Status for nvjpeg2kStatus_t {
    const SUCCESS: Self = Self::NVJPEG2K_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVJPEG2K_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::NVJPEG2K_STATUS_INVALID_PARAMETER;
    fn library() -> &'static Library {
        &NVJPEG2K
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(nvjpeg2kStatus_t);
