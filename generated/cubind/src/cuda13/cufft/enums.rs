//! Enumerations: cuFFT.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cufftResult`, from `cufft.h`, since CUDA 12.0 or earlier.
///
/// cuFFT: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cufftResult(pub i32);

impl cufftResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_INVALID_PLAN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUFFT_ALLOC_FAILED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUFFT_INVALID_TYPE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUFFT_INVALID_VALUE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUFFT_INTERNAL_ERROR: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUFFT_EXEC_FAILED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUFFT_SETUP_FAILED: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUFFT_INVALID_SIZE: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUFFT_UNALIGNED_DATA: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier, until CUDA 12.9.
    pub const CUFFT_INCOMPLETE_PARAMETER_LIST: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUFFT_INVALID_DEVICE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier, until CUDA 12.9.
    pub const CUFFT_PARSE_ERROR: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUFFT_NO_WORKSPACE: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUFFT_NOT_IMPLEMENTED: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier, until CUDA 12.9.
    pub const CUFFT_LICENSE_ERROR: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUFFT_NOT_SUPPORTED: Self = Self(16);
    /// 17, since CUDA 13.0.
    pub const CUFFT_MISSING_DEPENDENCY: Self = Self(17);
    /// 18, since CUDA 13.0.
    pub const CUFFT_NVRTC_FAILURE: Self = Self(18);
    /// 19, since CUDA 13.0.
    pub const CUFFT_NVJITLINK_FAILURE: Self = Self(19);
    /// 20, since CUDA 13.0.
    pub const CUFFT_NVSHMEM_FAILURE: Self = Self(20);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_SUCCESS"),
        (1, "CUFFT_INVALID_PLAN"),
        (2, "CUFFT_ALLOC_FAILED"),
        (3, "CUFFT_INVALID_TYPE"),
        (4, "CUFFT_INVALID_VALUE"),
        (5, "CUFFT_INTERNAL_ERROR"),
        (6, "CUFFT_EXEC_FAILED"),
        (7, "CUFFT_SETUP_FAILED"),
        (8, "CUFFT_INVALID_SIZE"),
        (9, "CUFFT_UNALIGNED_DATA"),
        (10, "CUFFT_INCOMPLETE_PARAMETER_LIST"),
        (11, "CUFFT_INVALID_DEVICE"),
        (12, "CUFFT_PARSE_ERROR"),
        (13, "CUFFT_NO_WORKSPACE"),
        (14, "CUFFT_NOT_IMPLEMENTED"),
        (15, "CUFFT_LICENSE_ERROR"),
        (16, "CUFFT_NOT_SUPPORTED"),
        (17, "CUFFT_MISSING_DEPENDENCY"),
        (18, "CUFFT_NVRTC_FAILURE"),
        (19, "CUFFT_NVJITLINK_FAILURE"),
        (20, "CUFFT_NVSHMEM_FAILURE"),
    ];
}

enumeration!(cufftResult, status);

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
