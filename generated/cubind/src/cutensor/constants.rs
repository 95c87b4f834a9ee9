//! Macros with a value: cuTENSOR.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUTENSOR_MAJOR`, from `cutensor.h`, since cuTENSOR 2.3 or earlier.
pub const CUTENSOR_MAJOR: u32 = 2;

/// `#define CUTENSOR_MINOR`, from `cutensor.h`, since cuTENSOR 2.3 or earlier.
pub const CUTENSOR_MINOR: u32 = 8;

/// `#define CUTENSOR_PATCH`, from `cutensor.h`, since cuTENSOR 2.3 or earlier.
pub const CUTENSOR_PATCH: u32 = 0;

/// `#define CUTENSOR_VERSION`, from `cutensor.h`, since cuTENSOR 2.3 or earlier.
pub const CUTENSOR_VERSION: u32 = 20800;
