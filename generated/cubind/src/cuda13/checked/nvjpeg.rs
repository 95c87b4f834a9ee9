//! nvJPEG with functions that return [`Result`]s: decoder and encoder for JPEG images.
//!
//! See [`checked`](super) for this form of the functions. [`nvjpeg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvjpeg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::NVJPEG;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjpeg::all_types::*;

#[path = "../../common/checked/nvjpeg.rs"]
mod common;
pub use common::*;
