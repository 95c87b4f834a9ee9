//! Macros with a value (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDA_VERSION`, from `cuda.h`, since at least CUDA 12.0.
pub const CUDA_VERSION: u32 = 12090;
