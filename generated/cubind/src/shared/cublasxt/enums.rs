//! Enumerations: cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasXtBlasOp_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasXtBlasOp_t(pub i32);

impl cublasXtBlasOp_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_GEMM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYRK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HERK: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYMM: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HEMM: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASXT_TRSM: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYR2K: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HER2K: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SPMM: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYRKX: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HERKX: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASXT_TRMM: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASXT_ROUTINE_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_GEMM"),
        (1, "CUBLASXT_SYRK"),
        (2, "CUBLASXT_HERK"),
        (3, "CUBLASXT_SYMM"),
        (4, "CUBLASXT_HEMM"),
        (5, "CUBLASXT_TRSM"),
        (6, "CUBLASXT_SYR2K"),
        (7, "CUBLASXT_HER2K"),
        (8, "CUBLASXT_SPMM"),
        (9, "CUBLASXT_SYRKX"),
        (10, "CUBLASXT_HERKX"),
        (11, "CUBLASXT_TRMM"),
        (12, "CUBLASXT_ROUTINE_MAX"),
    ];
}

enumeration!(cublasXtBlasOp_t);

/// `enum cublasXtOpType_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasXtOpType_t(pub i32);

impl cublasXtOpType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_FLOAT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_DOUBLE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASXT_COMPLEX: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASXT_DOUBLECOMPLEX: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_FLOAT"),
        (1, "CUBLASXT_DOUBLE"),
        (2, "CUBLASXT_COMPLEX"),
        (3, "CUBLASXT_DOUBLECOMPLEX"),
    ];
}

enumeration!(cublasXtOpType_t);

/// `enum cublasXtPinnedMemMode_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasXtPinnedMemMode_t(pub i32);

impl cublasXtPinnedMemMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_PINNING_DISABLED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_PINNING_ENABLED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_PINNING_DISABLED"),
        (1, "CUBLASXT_PINNING_ENABLED"),
    ];
}

enumeration!(cublasXtPinnedMemMode_t);
