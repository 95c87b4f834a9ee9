//! Enumerations (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvFatbinResult`, from `nvFatbin.h`, since at least CUDA 12.4.
///
/// The result codes of nvFatbin.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvFatbinResult(pub i32);

enumeration! {
    status nvFatbinResult;
    NVFATBIN_SUCCESS = 0,
    NVFATBIN_ERROR_INTERNAL = 1,
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2,
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3,
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4,
    NVFATBIN_ERROR_NULL_POINTER = 5,
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6,
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7,
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8,
    NVFATBIN_ERROR_INVALID_ARCH = 9,
    NVFATBIN_ERROR_INVALID_NVVM = 10,
    NVFATBIN_ERROR_EMPTY_INPUT = 11,
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12 "since CUDA 12.5",
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13 "since CUDA 12.5",
    NVFATBIN_ERROR_MISSING_FATBIN = 14 "since CUDA 12.5",
    NVFATBIN_ERROR_INVALID_INDEX = 15 "since CUDA 12.5",
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16 "since CUDA 12.5",
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17 "since CUDA 12.6",
}

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
        unsafe { support::text(sys::nvFatbinGetErrorString(self)) }
    }
}

status!(nvFatbinResult);
