//! Enumerations: nvJitLink.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvJitLinkResult`, from `nvJitLink.h`, since CUDA 12.0 or earlier.
///
/// nvJitLink: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvJitLinkResult(pub i32);

impl nvJitLinkResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJITLINK_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_UNRECOGNIZED_OPTION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_MISSING_ARCH: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_INVALID_INPUT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_PTX_COMPILE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_NVVM_COMPILE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJITLINK_ERROR_INTERNAL: Self = Self(6);
    /// 7, since CUDA 12.3.
    pub const NVJITLINK_ERROR_THREADPOOL: Self = Self(7);
    /// 8, since CUDA 12.4.
    pub const NVJITLINK_ERROR_UNRECOGNIZED_INPUT: Self = Self(8);
    /// 9, since CUDA 12.6.
    pub const NVJITLINK_ERROR_FINALIZE: Self = Self(9);
    /// 10, since CUDA 13.0.
    pub const NVJITLINK_ERROR_NULL_INPUT: Self = Self(10);
    /// 11, since CUDA 13.0.
    pub const NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Self = Self(11);
    /// 12, since CUDA 13.0.
    pub const NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: Self = Self(12);
    /// 13, since CUDA 13.0.
    pub const NVJITLINK_ERROR_ARCH_MISMATCH: Self = Self(13);
    /// 14, since CUDA 13.0.
    pub const NVJITLINK_ERROR_OUTDATED_LIBRARY: Self = Self(14);
    /// 15, since CUDA 13.0.
    pub const NVJITLINK_ERROR_MISSING_FATBIN: Self = Self(15);
    /// 16, since CUDA 13.0.
    pub const NVJITLINK_ERROR_UNRECOGNIZED_ARCH: Self = Self(16);
    /// 17, since CUDA 13.0.
    pub const NVJITLINK_ERROR_UNSUPPORTED_ARCH: Self = Self(17);
    /// 18, since CUDA 13.0.
    pub const NVJITLINK_ERROR_LTO_NOT_ENABLED: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJITLINK_SUCCESS"),
        (1, "NVJITLINK_ERROR_UNRECOGNIZED_OPTION"),
        (2, "NVJITLINK_ERROR_MISSING_ARCH"),
        (3, "NVJITLINK_ERROR_INVALID_INPUT"),
        (4, "NVJITLINK_ERROR_PTX_COMPILE"),
        (5, "NVJITLINK_ERROR_NVVM_COMPILE"),
        (6, "NVJITLINK_ERROR_INTERNAL"),
        (7, "NVJITLINK_ERROR_THREADPOOL"),
        (8, "NVJITLINK_ERROR_UNRECOGNIZED_INPUT"),
        (9, "NVJITLINK_ERROR_FINALIZE"),
        (10, "NVJITLINK_ERROR_NULL_INPUT"),
        (11, "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS"),
        (12, "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE"),
        (13, "NVJITLINK_ERROR_ARCH_MISMATCH"),
        (14, "NVJITLINK_ERROR_OUTDATED_LIBRARY"),
        (15, "NVJITLINK_ERROR_MISSING_FATBIN"),
        (16, "NVJITLINK_ERROR_UNRECOGNIZED_ARCH"),
        (17, "NVJITLINK_ERROR_UNSUPPORTED_ARCH"),
        (18, "NVJITLINK_ERROR_LTO_NOT_ENABLED"),
    ];
}

enumeration!(nvJitLinkResult, status);

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
