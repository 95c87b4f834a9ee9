//! Enumerations (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasStatus_t`, from `cublas_api.h`, since at least CUDA 12.0.
///
/// The result codes of cuBLAS and cuBLASXt.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cublasStatus_t(pub i32);

enumeration! {
    status cublasStatus_t;
    CUBLAS_STATUS_SUCCESS = 0,
    CUBLAS_STATUS_NOT_INITIALIZED = 1,
    CUBLAS_STATUS_ALLOC_FAILED = 3,
    CUBLAS_STATUS_INVALID_VALUE = 7,
    CUBLAS_STATUS_ARCH_MISMATCH = 8,
    CUBLAS_STATUS_MAPPING_ERROR = 11,
    CUBLAS_STATUS_EXECUTION_FAILED = 13,
    CUBLAS_STATUS_INTERNAL_ERROR = 14,
    CUBLAS_STATUS_NOT_SUPPORTED = 15,
    CUBLAS_STATUS_LICENSE_ERROR = 16,
}

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
        unsafe { support::text(sys::cublasGetStatusString(self)) }
    }
}

status!(cublasStatus_t);
