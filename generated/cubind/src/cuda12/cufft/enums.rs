//! Enumerations (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cufftResult`, from `cufft.h`, since at least CUDA 12.0.
///
/// The result codes of cuFFT.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cufftResult(pub i32);

enumeration! {
    status cufftResult;
    CUFFT_SUCCESS = 0,
    CUFFT_INVALID_PLAN = 1,
    CUFFT_ALLOC_FAILED = 2,
    CUFFT_INVALID_TYPE = 3,
    CUFFT_INVALID_VALUE = 4,
    CUFFT_INTERNAL_ERROR = 5,
    CUFFT_EXEC_FAILED = 6,
    CUFFT_SETUP_FAILED = 7,
    CUFFT_INVALID_SIZE = 8,
    CUFFT_UNALIGNED_DATA = 9,
    CUFFT_INCOMPLETE_PARAMETER_LIST = 10 "since at least CUDA 12.0, until CUDA 12.9",
    CUFFT_INVALID_DEVICE = 11,
    CUFFT_PARSE_ERROR = 12 "since at least CUDA 12.0, until CUDA 12.9",
    CUFFT_NO_WORKSPACE = 13,
    CUFFT_NOT_IMPLEMENTED = 14,
    CUFFT_LICENSE_ERROR = 15 "since at least CUDA 12.0, until CUDA 12.9",
    CUFFT_NOT_SUPPORTED = 16,
    CUFFT_MISSING_DEPENDENCY = 17 "since CUDA 13.0",
    CUFFT_NVRTC_FAILURE = 18 "since CUDA 13.0",
    CUFFT_NVJITLINK_FAILURE = 19 "since CUDA 13.0",
    CUFFT_NVSHMEM_FAILURE = 20 "since CUDA 13.0",
}

impl Status for cufftResult {
    const SUCCESS: Self = Self::CUFFT_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUFFT_SETUP_FAILED;
    const MISSING_SYMBOL: Self = Self::CUFFT_NOT_IMPLEMENTED;
    const INVALID_ARGUMENT: Self = Self::CUFFT_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUFFT
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(cufftResult);
