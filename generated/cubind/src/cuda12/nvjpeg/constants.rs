//! Macros with a value (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVJPEG_VER_BUILD`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_VER_BUILD: u32 = 76;

/// `#define NVJPEG_VER_MAJOR`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_VER_MAJOR: u32 = 12;

/// `#define NVJPEG_VER_MINOR`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_VER_MINOR: u32 = 4;

/// `#define NVJPEG_VER_PATCH`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_VER_PATCH: u32 = 0;
