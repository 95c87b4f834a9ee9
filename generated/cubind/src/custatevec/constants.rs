//! Macros with a value: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSTATEVEC_ALLOCATOR_NAME_LEN`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_ALLOCATOR_NAME_LEN: u32 = 64;

/// `#define CUSTATEVEC_MAX_SEGMENT_MASK_SIZE`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_MAX_SEGMENT_MASK_SIZE: u32 = 48;

/// `#define CUSTATEVEC_VERSION`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_VERSION: u32 = 11500;

/// `#define CUSTATEVEC_VER_MAJOR`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_VER_MAJOR: u32 = 1;

/// `#define CUSTATEVEC_VER_MINOR`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_VER_MINOR: u32 = 15;

/// `#define CUSTATEVEC_VER_PATCH`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub const CUSTATEVEC_VER_PATCH: u32 = 0;
