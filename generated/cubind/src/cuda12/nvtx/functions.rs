//! Functions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvtx/functions.rs"]
mod common;
pub use common::*;
