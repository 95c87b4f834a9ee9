//! Functions: nvFatbin.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/nvfatbin/functions.rs"]
mod both;
pub use both::*;
