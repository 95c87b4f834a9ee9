//! Macros with a value (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUFFT_COMPATIBILITY_DEFAULT`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_COMPATIBILITY_DEFAULT: cufftCompatibility = cufftCompatibility(1);

/// `#define CUFFT_FORWARD`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_FORWARD: i32 = -1;

/// `#define CUFFT_INVERSE`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_INVERSE: u32 = 1;

/// `#define MAX_SHIM_RANK`, from `cufft.h`, since at least CUDA 12.0.
pub const MAX_SHIM_RANK: u32 = 3;
