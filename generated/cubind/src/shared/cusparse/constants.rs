//! Macros with a value (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSPARSE_VER_MAJOR`, from `cusparse.h`, since CUDA 12.0 or earlier.
pub const CUSPARSE_VER_MAJOR: u32 = 12;
