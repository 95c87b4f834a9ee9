//! Macros with a value (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSOLVER_VERSION`, from `cusolver_common.h`, since at least CUDA 12.0.
pub const CUSOLVER_VERSION: u32 = 11705;

/// `#define CUSOLVER_VER_BUILD`, from `cusolver_common.h`, since at least CUDA 12.0.
pub const CUSOLVER_VER_BUILD: u32 = 82;

/// `#define CUSOLVER_VER_MAJOR`, from `cusolver_common.h`, since at least CUDA 12.0.
pub const CUSOLVER_VER_MAJOR: u32 = 11;

/// `#define CUSOLVER_VER_MINOR`, from `cusolver_common.h`, since at least CUDA 12.0.
pub const CUSOLVER_VER_MINOR: u32 = 7;

/// `#define CUSOLVER_VER_PATCH`, from `cusolver_common.h`, since at least CUDA 12.0.
pub const CUSOLVER_VER_PATCH: u32 = 5;
