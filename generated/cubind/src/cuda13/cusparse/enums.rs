//! Enumerations (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseSpGEAMAlg_t`, from `cusparse.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpGEAMAlg_t(pub i32);

enumeration! {
    cusparseSpGEAMAlg_t;
    CUSPARSE_SPGEAM_ALG_DEFAULT = 0,
    CUSPARSE_SPGEAM_ALG1 = 1,
}

/// `enum cusparseSpMatStorage_t`, from `cusparse.h`, since CUDA 13.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMatStorage_t(pub i32);

enumeration! {
    cusparseSpMatStorage_t;
    CUSPARSE_STORE_FULL = 0,
    CUSPARSE_STORE_LOWER = 1,
    CUSPARSE_STORE_UPPER = 2,
}

/// `enum cusparseSymmetryType_t`, from `cusparse.h`, since CUDA 13.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSymmetryType_t(pub i32);

enumeration! {
    cusparseSymmetryType_t;
    CUSPARSE_GENERAL = 0,
    CUSPARSE_SYMMETRIC = 1,
    CUSPARSE_HERMITIAN = 2,
}
