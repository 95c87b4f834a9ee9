//! Macros with a value (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CURAND_VERSION`, from `curand.h`, since at least CUDA 12.0.
pub const CURAND_VERSION: u32 = 10405;

/// `#define CURAND_VER_BUILD`, from `curand.h`, since at least CUDA 12.0.
pub const CURAND_VER_BUILD: u32 = 25;

/// `#define CURAND_VER_MINOR`, from `curand.h`, since at least CUDA 12.0.
pub const CURAND_VER_MINOR: u32 = 4;

/// `#define CURAND_VER_PATCH`, from `curand.h`, since at least CUDA 12.0.
pub const CURAND_VER_PATCH: u32 = 5;
