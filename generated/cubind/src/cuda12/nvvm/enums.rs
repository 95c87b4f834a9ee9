//! Enumerations: NVVM.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvvmResult`, from `nvvm.h`, since CUDA 12.0 or earlier.
///
/// NVVM: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvvmResult(pub i32);

impl nvvmResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVVM_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_OUT_OF_MEMORY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_PROGRAM_CREATION_FAILURE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_IR_VERSION_MISMATCH: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_INVALID_INPUT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_INVALID_PROGRAM: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_INVALID_IR: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_INVALID_OPTION: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_NO_MODULE_IN_PROGRAM: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVVM_ERROR_COMPILATION: Self = Self(9);
    /// 10, since CUDA 12.8.
    pub const NVVM_ERROR_CANCELLED: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVVM_SUCCESS"),
        (1, "NVVM_ERROR_OUT_OF_MEMORY"),
        (2, "NVVM_ERROR_PROGRAM_CREATION_FAILURE"),
        (3, "NVVM_ERROR_IR_VERSION_MISMATCH"),
        (4, "NVVM_ERROR_INVALID_INPUT"),
        (5, "NVVM_ERROR_INVALID_PROGRAM"),
        (6, "NVVM_ERROR_INVALID_IR"),
        (7, "NVVM_ERROR_INVALID_OPTION"),
        (8, "NVVM_ERROR_NO_MODULE_IN_PROGRAM"),
        (9, "NVVM_ERROR_COMPILATION"),
        (10, "NVVM_ERROR_CANCELLED"),
    ];
}

enumeration!(nvvmResult, status);

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
        unsafe { text(sys::nvvmGetErrorString(self)) }
    }
}

status!(nvvmResult);
