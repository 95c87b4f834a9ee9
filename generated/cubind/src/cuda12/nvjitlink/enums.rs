//! Enumerations (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvJitLinkResult`, from `nvJitLink.h`, since at least CUDA 12.0.
///
/// The result codes of nvJitLink.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvJitLinkResult(pub i32);

enumeration! {
    status nvJitLinkResult;
    NVJITLINK_SUCCESS = 0,
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1,
    NVJITLINK_ERROR_MISSING_ARCH = 2,
    NVJITLINK_ERROR_INVALID_INPUT = 3,
    NVJITLINK_ERROR_PTX_COMPILE = 4,
    NVJITLINK_ERROR_NVVM_COMPILE = 5,
    NVJITLINK_ERROR_INTERNAL = 6,
    NVJITLINK_ERROR_THREADPOOL = 7 "since CUDA 12.3",
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8 "since CUDA 12.4",
    NVJITLINK_ERROR_FINALIZE = 9 "since CUDA 12.6",
    NVJITLINK_ERROR_NULL_INPUT = 10 "since CUDA 13.0",
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11 "since CUDA 13.0",
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12 "since CUDA 13.0",
    NVJITLINK_ERROR_ARCH_MISMATCH = 13 "since CUDA 13.0",
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14 "since CUDA 13.0",
    NVJITLINK_ERROR_MISSING_FATBIN = 15 "since CUDA 13.0",
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16 "since CUDA 13.0",
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17 "since CUDA 13.0",
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18 "since CUDA 13.0",
}

impl Status for nvJitLinkResult {
    const SUCCESS: Self = Self::NVJITLINK_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVJITLINK_ERROR_INTERNAL;
    const MISSING_SYMBOL: Self = Self::NVJITLINK_ERROR_INTERNAL;
    const INVALID_ARGUMENT: Self = Self::NVJITLINK_ERROR_INVALID_INPUT;
    fn library() -> &'static Library {
        &NVJITLINK
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(nvJitLinkResult);
