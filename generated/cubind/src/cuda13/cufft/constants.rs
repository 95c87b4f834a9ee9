//! Macros with a value (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUFFT_PLAN_NULL`, from `cufft.h`, since CUDA 13.0.
pub const CUFFT_PLAN_NULL: i32 = -1;

/// `#define CUFFT_VERSION`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_VERSION: u32 = 12500;

/// `#define CUFFT_VER_BUILD`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_VER_BUILD: u32 = 14;

/// `#define CUFFT_VER_MAJOR`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_VER_MAJOR: u32 = 12;

/// `#define CUFFT_VER_MINOR`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_VER_MINOR: u32 = 5;

/// `#define CUFFT_VER_PATCH`, from `cufft.h`, since at least CUDA 12.0.
pub const CUFFT_VER_PATCH: u32 = 0;

/// `#define MAX_CUFFT_ERROR`, from `cufft.h`, since at least CUDA 12.0.
pub const MAX_CUFFT_ERROR: u32 = 21;
