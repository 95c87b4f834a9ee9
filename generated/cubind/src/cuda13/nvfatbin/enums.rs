//! Enumerations: nvFatbin.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvFatbinResult`, from `nvFatbin.h`, since CUDA 12.4 or earlier.
///
/// nvFatbin: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvFatbinResult(pub i32);

impl nvFatbinResult {
    /// 0, since CUDA 12.4 or earlier.
    pub const NVFATBIN_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_INTERNAL: Self = Self(1);
    /// 2, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_ELF_ARCH_MISMATCH: Self = Self(2);
    /// 3, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_ELF_SIZE_MISMATCH: Self = Self(3);
    /// 4, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_MISSING_PTX_VERSION: Self = Self(4);
    /// 5, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_NULL_POINTER: Self = Self(5);
    /// 6, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_COMPRESSION_FAILED: Self = Self(6);
    /// 7, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: Self = Self(7);
    /// 8, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_UNRECOGNIZED_OPTION: Self = Self(8);
    /// 9, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_INVALID_ARCH: Self = Self(9);
    /// 10, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_INVALID_NVVM: Self = Self(10);
    /// 11, since CUDA 12.4 or earlier.
    pub const NVFATBIN_ERROR_EMPTY_INPUT: Self = Self(11);
    /// 12, since CUDA 12.5.
    pub const NVFATBIN_ERROR_MISSING_PTX_ARCH: Self = Self(12);
    /// 13, since CUDA 12.5.
    pub const NVFATBIN_ERROR_PTX_ARCH_MISMATCH: Self = Self(13);
    /// 14, since CUDA 12.5.
    pub const NVFATBIN_ERROR_MISSING_FATBIN: Self = Self(14);
    /// 15, since CUDA 12.5.
    pub const NVFATBIN_ERROR_INVALID_INDEX: Self = Self(15);
    /// 16, since CUDA 12.5.
    pub const NVFATBIN_ERROR_IDENTIFIER_REUSE: Self = Self(16);
    /// 17, since CUDA 12.6.
    pub const NVFATBIN_ERROR_INTERNAL_PTX_OPTION: Self = Self(17);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVFATBIN_SUCCESS"),
        (1, "NVFATBIN_ERROR_INTERNAL"),
        (2, "NVFATBIN_ERROR_ELF_ARCH_MISMATCH"),
        (3, "NVFATBIN_ERROR_ELF_SIZE_MISMATCH"),
        (4, "NVFATBIN_ERROR_MISSING_PTX_VERSION"),
        (5, "NVFATBIN_ERROR_NULL_POINTER"),
        (6, "NVFATBIN_ERROR_COMPRESSION_FAILED"),
        (7, "NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED"),
        (8, "NVFATBIN_ERROR_UNRECOGNIZED_OPTION"),
        (9, "NVFATBIN_ERROR_INVALID_ARCH"),
        (10, "NVFATBIN_ERROR_INVALID_NVVM"),
        (11, "NVFATBIN_ERROR_EMPTY_INPUT"),
        (12, "NVFATBIN_ERROR_MISSING_PTX_ARCH"),
        (13, "NVFATBIN_ERROR_PTX_ARCH_MISMATCH"),
        (14, "NVFATBIN_ERROR_MISSING_FATBIN"),
        (15, "NVFATBIN_ERROR_INVALID_INDEX"),
        (16, "NVFATBIN_ERROR_IDENTIFIER_REUSE"),
        (17, "NVFATBIN_ERROR_INTERNAL_PTX_OPTION"),
    ];
}

enumeration!(nvFatbinResult, status);

impl Status for nvFatbinResult {
    const SUCCESS: Self = Self::NVFATBIN_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVFATBIN_ERROR_INTERNAL;
    const MISSING_SYMBOL: Self = Self::NVFATBIN_ERROR_INTERNAL;
    const INVALID_ARGUMENT: Self = Self::NVFATBIN_ERROR_UNRECOGNIZED_OPTION;
    fn library() -> &'static Library {
        &NVFATBIN
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NVFATBIN.is_loaded() {
            return None;
        }
        unsafe { text(sys::nvFatbinGetErrorString(self)) }
    }
}

status!(nvFatbinResult);
