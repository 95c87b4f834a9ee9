//! Functions: NVVM.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/nvvm/functions.rs"]
mod both;
pub use both::*;
