//! Macros with a value (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUBLAS_VERSION`, from `cublas_api.h`, since at least CUDA 12.0.
pub const CUBLAS_VERSION: u32 = 120902;

/// `#define CUBLAS_VER_BUILD`, from `cublas_api.h`, since at least CUDA 12.0.
pub const CUBLAS_VER_BUILD: u32 = 10;

/// `#define CUBLAS_VER_MAJOR`, from `cublas_api.h`, since at least CUDA 12.0.
pub const CUBLAS_VER_MAJOR: u32 = 12;

/// `#define CUBLAS_VER_MINOR`, from `cublas_api.h`, since at least CUDA 12.0.
pub const CUBLAS_VER_MINOR: u32 = 9;

/// `#define CUBLAS_VER_PATCH`, from `cublas_api.h`, since at least CUDA 12.0.
pub const CUBLAS_VER_PATCH: u32 = 2;
