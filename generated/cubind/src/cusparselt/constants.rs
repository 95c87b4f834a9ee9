//! Macros with a value (cuSPARSELt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSPARSELT_VERSION`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
pub const CUSPARSELT_VERSION: u32 = 1000;

/// `#define CUSPARSELT_VER_BUILD`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
pub const CUSPARSELT_VER_BUILD: u32 = 12;

/// `#define CUSPARSELT_VER_MAJOR`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
pub const CUSPARSELT_VER_MAJOR: u32 = 0;

/// `#define CUSPARSELT_VER_MINOR`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
pub const CUSPARSELT_VER_MINOR: u32 = 10;

/// `#define CUSPARSELT_VER_PATCH`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
pub const CUSPARSELT_VER_PATCH: u32 = 0;
