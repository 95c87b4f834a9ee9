//! Enumerations: NVRTC.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvrtcResult`, from `nvrtc.h`, since CUDA 12.0 or earlier.
///
/// NVRTC: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvrtcResult(pub i32);

impl nvrtcResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVRTC_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_OUT_OF_MEMORY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_PROGRAM_CREATION_FAILURE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_INVALID_INPUT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_INVALID_PROGRAM: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_INVALID_OPTION: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_COMPILATION: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVRTC_ERROR_INTERNAL_ERROR: Self = Self(11);
    /// 12, since CUDA 12.1.
    pub const NVRTC_ERROR_TIME_FILE_WRITE_FAILED: Self = Self(12);
    /// 13, since CUDA 12.8.
    pub const NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: Self = Self(13);
    /// 14, since CUDA 12.8.
    pub const NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: Self = Self(14);
    /// 15, since CUDA 12.8.
    pub const NVRTC_ERROR_PCH_CREATE: Self = Self(15);
    /// 16, since CUDA 12.8.
    pub const NVRTC_ERROR_CANCELLED: Self = Self(16);
    /// 17, since CUDA 13.0.
    pub const NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED: Self = Self(17);
    /// 18, since CUDA 13.3.
    pub const NVRTC_ERROR_BUSY: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVRTC_SUCCESS"),
        (1, "NVRTC_ERROR_OUT_OF_MEMORY"),
        (2, "NVRTC_ERROR_PROGRAM_CREATION_FAILURE"),
        (3, "NVRTC_ERROR_INVALID_INPUT"),
        (4, "NVRTC_ERROR_INVALID_PROGRAM"),
        (5, "NVRTC_ERROR_INVALID_OPTION"),
        (6, "NVRTC_ERROR_COMPILATION"),
        (7, "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE"),
        (8, "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION"),
        (9, "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION"),
        (10, "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID"),
        (11, "NVRTC_ERROR_INTERNAL_ERROR"),
        (12, "NVRTC_ERROR_TIME_FILE_WRITE_FAILED"),
        (13, "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED"),
        (14, "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED"),
        (15, "NVRTC_ERROR_PCH_CREATE"),
        (16, "NVRTC_ERROR_CANCELLED"),
        (17, "NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED"),
        (18, "NVRTC_ERROR_BUSY"),
    ];
}

enumeration!(nvrtcResult, status);

impl Status for nvrtcResult {
    const SUCCESS: Self = Self::NVRTC_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVRTC_ERROR_INTERNAL_ERROR;
    const MISSING_SYMBOL: Self = Self::NVRTC_ERROR_INTERNAL_ERROR;
    const INVALID_ARGUMENT: Self = Self::NVRTC_ERROR_INVALID_INPUT;
    fn library() -> &'static Library {
        &NVRTC
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NVRTC.is_loaded() {
            return None;
        }
        unsafe { text(sys::nvrtcGetErrorString(self)) }
    }
}

status!(nvrtcResult);
