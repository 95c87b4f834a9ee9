//! Enumerations: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasStatus_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
///
/// cuBLAS and cuBLASXt: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasStatus_t(pub i32);

impl cublasStatus_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_ALLOC_FAILED: Self = Self(3);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_INVALID_VALUE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_ARCH_MISMATCH: Self = Self(8);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_MAPPING_ERROR: Self = Self(11);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_EXECUTION_FAILED: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_INTERNAL_ERROR: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_NOT_SUPPORTED: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLAS_STATUS_LICENSE_ERROR: Self = Self(16);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_STATUS_SUCCESS"),
        (1, "CUBLAS_STATUS_NOT_INITIALIZED"),
        (3, "CUBLAS_STATUS_ALLOC_FAILED"),
        (7, "CUBLAS_STATUS_INVALID_VALUE"),
        (8, "CUBLAS_STATUS_ARCH_MISMATCH"),
        (11, "CUBLAS_STATUS_MAPPING_ERROR"),
        (13, "CUBLAS_STATUS_EXECUTION_FAILED"),
        (14, "CUBLAS_STATUS_INTERNAL_ERROR"),
        (15, "CUBLAS_STATUS_NOT_SUPPORTED"),
        (16, "CUBLAS_STATUS_LICENSE_ERROR"),
    ];
}

enumeration!(cublasStatus_t, status);

impl Status for cublasStatus_t {
    const SUCCESS: Self = Self::CUBLAS_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUBLAS_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUBLAS_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUBLAS_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUBLAS
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUBLAS.is_loaded() {
            return None;
        }
        unsafe { text(sys::cublasGetStatusString(self)) }
    }
}

status!(cublasStatus_t);
