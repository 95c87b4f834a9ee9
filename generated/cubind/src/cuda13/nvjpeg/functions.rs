//! Functions: nvJPEG.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/nvjpeg/functions.rs"]
mod both;
pub use both::*;
