//! Enumerations: cuSPARSE.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseSpGEAMAlg_t`, from `cusparse.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpGEAMAlg_t(pub i32);

impl cusparseSpGEAMAlg_t {
    /// 0, since CUDA 13.3.
    pub const CUSPARSE_SPGEAM_ALG_DEFAULT: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const CUSPARSE_SPGEAM_ALG1: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPGEAM_ALG_DEFAULT"),
        (1, "CUSPARSE_SPGEAM_ALG1"),
    ];
}

enumeration!(cusparseSpGEAMAlg_t);

/// `enum cusparseSpMatStorage_t`, from `cusparse.h`, since CUDA 13.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMatStorage_t(pub i32);

impl cusparseSpMatStorage_t {
    /// 0, since CUDA 13.5.
    pub const CUSPARSE_STORE_FULL: Self = Self(0);
    /// 1, since CUDA 13.5.
    pub const CUSPARSE_STORE_LOWER: Self = Self(1);
    /// 2, since CUDA 13.5.
    pub const CUSPARSE_STORE_UPPER: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_STORE_FULL"),
        (1, "CUSPARSE_STORE_LOWER"),
        (2, "CUSPARSE_STORE_UPPER"),
    ];
}

enumeration!(cusparseSpMatStorage_t);

/// `enum cusparseSymmetryType_t`, from `cusparse.h`, since CUDA 13.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSymmetryType_t(pub i32);

impl cusparseSymmetryType_t {
    /// 0, since CUDA 13.5.
    pub const CUSPARSE_GENERAL: Self = Self(0);
    /// 1, since CUDA 13.5.
    pub const CUSPARSE_SYMMETRIC: Self = Self(1);
    /// 2, since CUDA 13.5.
    pub const CUSPARSE_HERMITIAN: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_GENERAL"),
        (1, "CUSPARSE_SYMMETRIC"),
        (2, "CUSPARSE_HERMITIAN"),
    ];
}

enumeration!(cusparseSymmetryType_t);
