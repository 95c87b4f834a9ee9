//! The C functions of cuFile, as the library exports them.
//!
//! [`cufile`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cufile::CUFILE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufile as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cufile::all_types::*;

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::sys::cufile::*;

#[path = "../../common/sys/cufile.rs"]
mod common;
pub use common::*;
