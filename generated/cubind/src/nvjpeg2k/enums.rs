//! Enumerations: nvJPEG2000.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvjpeg2kBackend_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kBackend_t(pub i32);

impl nvjpeg2kBackend_t {
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_BACKEND_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "NVJPEG2K_BACKEND_DEFAULT")];
}

enumeration!(nvjpeg2kBackend_t);

/// `enum nvjpeg2kBitstreamType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kBitstreamType_t(pub i32);

impl nvjpeg2kBitstreamType_t {
    /// 0, since nvJPEG2000 0.9.
    pub const NVJPEG2K_STREAM_J2K: Self = Self(0);
    /// 1, since nvJPEG2000 0.9.
    pub const NVJPEG2K_STREAM_JP2: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_STREAM_J2K"),
        (1, "NVJPEG2K_STREAM_JP2"),
    ];
}

enumeration!(nvjpeg2kBitstreamType_t);

/// `enum nvjpeg2kColorSpace_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kColorSpace_t(pub i32);

impl nvjpeg2kColorSpace_t {
    /// -1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_COLORSPACE_NOT_SUPPORTED: Self = Self(-1);
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_COLORSPACE_UNKNOWN: Self = Self(0);
    /// 1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_COLORSPACE_SRGB: Self = Self(1);
    /// 2, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_COLORSPACE_GRAY: Self = Self(2);
    /// 3, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_COLORSPACE_SYCC: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "NVJPEG2K_COLORSPACE_NOT_SUPPORTED"),
        (0, "NVJPEG2K_COLORSPACE_UNKNOWN"),
        (1, "NVJPEG2K_COLORSPACE_SRGB"),
        (2, "NVJPEG2K_COLORSPACE_GRAY"),
        (3, "NVJPEG2K_COLORSPACE_SYCC"),
    ];
}

enumeration!(nvjpeg2kColorSpace_t);

/// `enum nvjpeg2kImageFormat_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kImageFormat_t(pub i32);

impl nvjpeg2kImageFormat_t {
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_FORMAT_PLANAR: Self = Self(0);
    /// 1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_FORMAT_INTERLEAVED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_FORMAT_PLANAR"),
        (1, "NVJPEG2K_FORMAT_INTERLEAVED"),
    ];
}

enumeration!(nvjpeg2kImageFormat_t);

/// `enum nvjpeg2kImageType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kImageType_t(pub i32);

impl nvjpeg2kImageType_t {
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_UINT8: Self = Self(0);
    /// 1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_UINT16: Self = Self(1);
    /// 2, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_INT16: Self = Self(2);
    /// 3, since nvJPEG2000 0.11.
    pub const NVJPEG2K_FP16: Self = Self(3);
    /// 4, since nvJPEG2000 0.11.
    pub const NVJPEG2K_FP32: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_UINT8"),
        (1, "NVJPEG2K_UINT16"),
        (2, "NVJPEG2K_INT16"),
        (3, "NVJPEG2K_FP16"),
        (4, "NVJPEG2K_FP32"),
    ];
}

enumeration!(nvjpeg2kImageType_t);

/// `enum nvjpeg2kNLTType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.11.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kNLTType_t(pub i32);

impl nvjpeg2kNLTType_t {
    /// 0, since nvJPEG2000 0.11.
    pub const NVJPEG2K_NLT_NONE: Self = Self(0);
    /// 3, since nvJPEG2000 0.11.
    pub const NVJPEG2K_NLT_TYPE3: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_NLT_NONE"),
        (3, "NVJPEG2K_NLT_TYPE3"),
    ];
}

enumeration!(nvjpeg2kNLTType_t);

/// `enum nvjpeg2kProgOrder_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kProgOrder_t(pub i32);

impl nvjpeg2kProgOrder_t {
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_LRCP: Self = Self(0);
    /// 1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_RLCP: Self = Self(1);
    /// 2, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_RPCL: Self = Self(2);
    /// 3, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_PCRL: Self = Self(3);
    /// 4, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_CPRL: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_LRCP"),
        (1, "NVJPEG2K_RLCP"),
        (2, "NVJPEG2K_RPCL"),
        (3, "NVJPEG2K_PCRL"),
        (4, "NVJPEG2K_CPRL"),
    ];
}

enumeration!(nvjpeg2kProgOrder_t);

/// `enum nvjpeg2kQualityType_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvjpeg2kQualityType_t(pub i32);

impl nvjpeg2kQualityType_t {
    /// 0, since nvJPEG2000 0.9.
    pub const NVJPEG2K_QUALITY_TYPE_TARGET_PSNR: Self = Self(0);
    /// 1, since nvJPEG2000 0.9.
    pub const NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP: Self = Self(1);
    /// 2, since nvJPEG2000 0.9.
    pub const NVJPEG2K_QUALITY_TYPE_Q_FACTOR: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_QUALITY_TYPE_TARGET_PSNR"),
        (1, "NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP"),
        (2, "NVJPEG2K_QUALITY_TYPE_Q_FACTOR"),
    ];
}

enumeration!(nvjpeg2kQualityType_t);

/// `enum nvjpeg2kStatus_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.8 or earlier.
///
/// nvJPEG2000: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvjpeg2kStatus_t(pub i32);

impl nvjpeg2kStatus_t {
    /// 0, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_SUCCESS: Self = Self(0);
    /// 1, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 2, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_INVALID_PARAMETER: Self = Self(2);
    /// 3, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_BAD_JPEG: Self = Self(3);
    /// 4, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED: Self = Self(4);
    /// 5, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_ALLOCATOR_FAILURE: Self = Self(5);
    /// 6, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_EXECUTION_FAILED: Self = Self(6);
    /// 7, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_ARCH_MISMATCH: Self = Self(7);
    /// 8, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_INTERNAL_ERROR: Self = Self(8);
    /// 9, since nvJPEG2000 0.8 or earlier.
    pub const NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJPEG2K_STATUS_SUCCESS"),
        (1, "NVJPEG2K_STATUS_NOT_INITIALIZED"),
        (2, "NVJPEG2K_STATUS_INVALID_PARAMETER"),
        (3, "NVJPEG2K_STATUS_BAD_JPEG"),
        (4, "NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED"),
        (5, "NVJPEG2K_STATUS_ALLOCATOR_FAILURE"),
        (6, "NVJPEG2K_STATUS_EXECUTION_FAILED"),
        (7, "NVJPEG2K_STATUS_ARCH_MISMATCH"),
        (8, "NVJPEG2K_STATUS_INTERNAL_ERROR"),
        (9, "NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED"),
    ];
}

enumeration!(nvjpeg2kStatus_t, status);

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
