//! Macros with a value (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CURAND_VER_MAJOR`, from `curand.h`, since CUDA 12.0 or earlier.
pub const CURAND_VER_MAJOR: u32 = 10;
