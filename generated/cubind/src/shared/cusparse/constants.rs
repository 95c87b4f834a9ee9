//! Macros with a value (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUSPARSE_VER_MAJOR`, from `cusparse.h`, since at least CUDA 12.0.
pub const CUSPARSE_VER_MAJOR: u32 = 12;
