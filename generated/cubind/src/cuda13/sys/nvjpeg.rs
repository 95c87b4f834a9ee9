//! The C functions of nvJPEG, as the library exports them.
//!
//! [`nvjpeg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvjpeg::NVJPEG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvjpeg as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjpeg::all_types::*;

#[path = "../../common/sys/nvjpeg.rs"]
mod common;
pub use common::*;
