//! Macros with a value (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSPARSE_VERSION`, from `cusparse.h`, since at least CUDA 12.0.
pub const CUSPARSE_VERSION: u32 = 12904;

/// `#define CUSPARSE_VER_BUILD`, from `cusparse.h`, since at least CUDA 12.0.
pub const CUSPARSE_VER_BUILD: u32 = 2;

/// `#define CUSPARSE_VER_MINOR`, from `cusparse.h`, since at least CUDA 12.0.
pub const CUSPARSE_VER_MINOR: u32 = 9;

/// `#define CUSPARSE_VER_PATCH`, from `cusparse.h`, since at least CUDA 12.0.
pub const CUSPARSE_VER_PATCH: u32 = 4;
