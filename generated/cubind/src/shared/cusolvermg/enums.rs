//! Enumerations (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverMgGridMapping_t`, from `cusolverMg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverMgGridMapping_t(pub i32);

enumeration! {
    cusolverMgGridMapping_t;
    CUDALIBMG_GRID_MAPPING_ROW_MAJOR = 1,
    CUDALIBMG_GRID_MAPPING_COL_MAJOR = 0,
}
