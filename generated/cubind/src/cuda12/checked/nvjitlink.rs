//! nvJitLink with functions that return [`Result`]s: links compiled kernels at run time.
//!
//! See [`checked`](super) for this form of the functions. [`nvjitlink`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvjitlink as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVJITLINK;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjitlink::all_types::*;

#[path = "../../common/checked/nvjitlink.rs"]
mod common;
pub use common::*;
