//! Enumerations (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvvmResult`, from `nvvm.h`, since at least CUDA 12.0.
///
/// The result codes of NVVM.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvvmResult(pub i32);

enumeration! {
    status nvvmResult;
    NVVM_SUCCESS = 0,
    NVVM_ERROR_OUT_OF_MEMORY = 1,
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2,
    NVVM_ERROR_IR_VERSION_MISMATCH = 3,
    NVVM_ERROR_INVALID_INPUT = 4,
    NVVM_ERROR_INVALID_PROGRAM = 5,
    NVVM_ERROR_INVALID_IR = 6,
    NVVM_ERROR_INVALID_OPTION = 7,
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8,
    NVVM_ERROR_COMPILATION = 9,
    NVVM_ERROR_CANCELLED = 10 "since CUDA 12.8",
}

impl Status for nvvmResult {
    const SUCCESS: Self = Self::NVVM_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVVM_ERROR_PROGRAM_CREATION_FAILURE;
    const MISSING_SYMBOL: Self = Self::NVVM_ERROR_PROGRAM_CREATION_FAILURE;
    const INVALID_ARGUMENT: Self = Self::NVVM_ERROR_INVALID_INPUT;
    fn library() -> &'static Library {
        &NVVM
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NVVM.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::nvvmGetErrorString(self)) }
    }
}

status!(nvvmResult);
