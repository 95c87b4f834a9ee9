//! Enumerations: cuSOLVER.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverDeterministicMode_t`, from `cusolver_common.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverDeterministicMode_t(pub i32);

impl cusolverDeterministicMode_t {
    /// 1, since CUDA 12.2.
    pub const CUSOLVER_DETERMINISTIC_RESULTS: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSOLVER_DETERMINISTIC_RESULTS"),
        (2, "CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS"),
    ];
}

enumeration!(cusolverDeterministicMode_t);

/// `enum cusolverEigComp_t`, from `cusolver_common.h`, since CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverEigComp_t(pub i32);

impl cusolverEigComp_t {
    /// 10, since CUDA 13.2.
    pub const CUSOLVER_EIG_COMP_N: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const CUSOLVER_EIG_COMP_I: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const CUSOLVER_EIG_COMP_V: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (10, "CUSOLVER_EIG_COMP_N"),
        (11, "CUSOLVER_EIG_COMP_I"),
        (12, "CUSOLVER_EIG_COMP_V"),
    ];
}

enumeration!(cusolverEigComp_t);

/// `enum cusolverMathMode_t`, from `cusolver_common.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverMathMode_t(pub i32);

impl cusolverMathMode_t {
    /// 1, since CUDA 13.0.
    pub const CUSOLVER_DEFAULT_MATH: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const CUSOLVER_FP32_EMULATED_BF16X9_MATH: Self = Self(2);
    /// 4, since CUDA 13.2.
    pub const CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH: Self = Self(4);
    /// 6, since CUDA 13.2.
    pub const CUSOLVER_FP32_FP64_EMULATED_MATH: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSOLVER_DEFAULT_MATH"),
        (2, "CUSOLVER_FP32_EMULATED_BF16X9_MATH"),
        (4, "CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH"),
        (6, "CUSOLVER_FP32_FP64_EMULATED_MATH"),
    ];
}

enumeration!(cusolverMathMode_t);

/// `enum cusolverStatus_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
///
/// cuSOLVER: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverStatus_t(pub i32);

impl cusolverStatus_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_ALLOC_FAILED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_INVALID_VALUE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_ARCH_MISMATCH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_MAPPING_ERROR: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_EXECUTION_FAILED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_INTERNAL_ERROR: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_NOT_SUPPORTED: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_ZERO_PIVOT: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_INVALID_LICENSE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_PARAMS_INVALID: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER: Self = Self(16);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_INTERNAL_ERROR: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_NOT_SUPPORTED: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_OUT_OF_RANGE: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES: Self = Self(23);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED: Self = Self(26);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_IRS_MATRIX_SINGULAR: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUSOLVER_STATUS_INVALID_WORKSPACE: Self = Self(31);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVER_STATUS_SUCCESS"),
        (1, "CUSOLVER_STATUS_NOT_INITIALIZED"),
        (2, "CUSOLVER_STATUS_ALLOC_FAILED"),
        (3, "CUSOLVER_STATUS_INVALID_VALUE"),
        (4, "CUSOLVER_STATUS_ARCH_MISMATCH"),
        (5, "CUSOLVER_STATUS_MAPPING_ERROR"),
        (6, "CUSOLVER_STATUS_EXECUTION_FAILED"),
        (7, "CUSOLVER_STATUS_INTERNAL_ERROR"),
        (8, "CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED"),
        (9, "CUSOLVER_STATUS_NOT_SUPPORTED"),
        (10, "CUSOLVER_STATUS_ZERO_PIVOT"),
        (11, "CUSOLVER_STATUS_INVALID_LICENSE"),
        (12, "CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED"),
        (13, "CUSOLVER_STATUS_IRS_PARAMS_INVALID"),
        (14, "CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC"),
        (15, "CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE"),
        (16, "CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER"),
        (20, "CUSOLVER_STATUS_IRS_INTERNAL_ERROR"),
        (21, "CUSOLVER_STATUS_IRS_NOT_SUPPORTED"),
        (22, "CUSOLVER_STATUS_IRS_OUT_OF_RANGE"),
        (23, "CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES"),
        (25, "CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED"),
        (26, "CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED"),
        (30, "CUSOLVER_STATUS_IRS_MATRIX_SINGULAR"),
        (31, "CUSOLVER_STATUS_INVALID_WORKSPACE"),
    ];
}

enumeration!(cusolverStatus_t, status);

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
