//! Macros with a value (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CURAND_VER_MAJOR`, from `curand.h`, since at least CUDA 12.0.
pub const CURAND_VER_MAJOR: u32 = 10;
