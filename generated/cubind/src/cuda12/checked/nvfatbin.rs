//! nvFatbin with functions that return [`Result`]s: packs compiled kernels for several GPU architectures into one file.
//!
//! See [`checked`](super) for this form of the functions. [`nvfatbin`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvfatbin as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVFATBIN;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvfatbin::all_types::*;

#[path = "../../common/checked/nvfatbin.rs"]
mod common;
pub use common::*;
