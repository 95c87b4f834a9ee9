//! Functions: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/nvtx/functions.rs"]
mod both;
pub use both::*;
