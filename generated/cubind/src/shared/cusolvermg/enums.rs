//! Enumerations: cuSOLVERMg.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverMgGridMapping_t`, from `cusolverMg.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverMgGridMapping_t(pub i32);

impl cusolverMgGridMapping_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUDALIBMG_GRID_MAPPING_ROW_MAJOR: Self = Self(1);
    /// 0, since CUDA 12.0 or earlier.
    pub const CUDALIBMG_GRID_MAPPING_COL_MAJOR: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUDALIBMG_GRID_MAPPING_ROW_MAJOR"),
        (0, "CUDALIBMG_GRID_MAPPING_COL_MAJOR"),
    ];
}

enumeration!(cusolverMgGridMapping_t);
