//! Enumerations (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvrtcResult`, from `nvrtc.h`, since at least CUDA 12.0.
///
/// The result codes of NVRTC.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvrtcResult(pub i32);

enumeration! {
    status nvrtcResult;
    NVRTC_SUCCESS = 0,
    NVRTC_ERROR_OUT_OF_MEMORY = 1,
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    NVRTC_ERROR_INVALID_INPUT = 3,
    NVRTC_ERROR_INVALID_PROGRAM = 4,
    NVRTC_ERROR_INVALID_OPTION = 5,
    NVRTC_ERROR_COMPILATION = 6,
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    NVRTC_ERROR_INTERNAL_ERROR = 11,
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12 "since CUDA 12.1",
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13 "since CUDA 12.8",
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14 "since CUDA 12.8",
    NVRTC_ERROR_PCH_CREATE = 15 "since CUDA 12.8",
    NVRTC_ERROR_CANCELLED = 16 "since CUDA 12.8",
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17 "since CUDA 13.0",
    NVRTC_ERROR_BUSY = 18 "since CUDA 13.3",
}

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
        unsafe { support::text(sys::nvrtcGetErrorString(self)) }
    }
}

status!(nvrtcResult);
