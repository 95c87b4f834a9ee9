//! Enumerations (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverDeterministicMode_t`, from `cusolver_common.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverDeterministicMode_t(pub i32);

enumeration! {
    cusolverDeterministicMode_t;
    CUSOLVER_DETERMINISTIC_RESULTS = 1,
    CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2,
}

/// `enum cusolverEigComp_t`, from `cusolver_common.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverEigComp_t(pub i32);

enumeration! {
    cusolverEigComp_t;
    CUSOLVER_EIG_COMP_N = 10,
    CUSOLVER_EIG_COMP_I = 11,
    CUSOLVER_EIG_COMP_V = 12,
}

/// `enum cusolverMathMode_t`, from `cusolver_common.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverMathMode_t(pub i32);

enumeration! {
    cusolverMathMode_t;
    CUSOLVER_DEFAULT_MATH = 1,
    CUSOLVER_FP32_EMULATED_BF16X9_MATH = 2,
    CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH = 4 "since CUDA 13.2",
    CUSOLVER_FP32_FP64_EMULATED_MATH = 6 "since CUDA 13.2",
}

/// `enum cusolverStatus_t`, from `cusolver_common.h`, since at least CUDA 12.0.
///
/// The result codes of cuSOLVER.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverStatus_t(pub i32);

enumeration! {
    status cusolverStatus_t;
    CUSOLVER_STATUS_SUCCESS = 0,
    CUSOLVER_STATUS_NOT_INITIALIZED = 1,
    CUSOLVER_STATUS_ALLOC_FAILED = 2,
    CUSOLVER_STATUS_INVALID_VALUE = 3,
    CUSOLVER_STATUS_ARCH_MISMATCH = 4,
    CUSOLVER_STATUS_MAPPING_ERROR = 5,
    CUSOLVER_STATUS_EXECUTION_FAILED = 6,
    CUSOLVER_STATUS_INTERNAL_ERROR = 7,
    CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
    CUSOLVER_STATUS_NOT_SUPPORTED = 9,
    CUSOLVER_STATUS_ZERO_PIVOT = 10,
    CUSOLVER_STATUS_INVALID_LICENSE = 11,
    CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12,
    CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13,
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14,
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15,
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16,
    CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20,
    CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21,
    CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22,
    CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23,
    CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25,
    CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26,
    CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30,
    CUSOLVER_STATUS_INVALID_WORKSPACE = 31,
}

impl Status for cusolverStatus_t {
    const SUCCESS: Self = Self::CUSOLVER_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUSOLVER_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUSOLVER_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUSOLVER_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUSOLVER
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(cusolverStatus_t);
