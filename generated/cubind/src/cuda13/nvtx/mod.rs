//! NVTX of CUDA 13: markers and ranges for profilers.
//!
//! ```no_run
//! use cubind::cuda13::nvtx::*;
//!
//! unsafe {
//!     nvtxRangePush(c"step 1");
//!     // … work that the profiler shows under this name
//!     nvtxRangePop();
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`sys::nvtx`](super::sys::nvtx) has the C functions unchanged.
//!
//! [`NVTX`] reports the file that was loaded, or the error.
#![cfg_attr(doc, doc = include_str!("groups.md"))]
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::nvtx as sys;

mod types;
mod records;
mod constants;
mod functions;

pub use types::*;
pub use records::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::types::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::nvtx::all_types::*;
}

#[doc(inline)]
pub use crate::shared::nvtx::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("range"))]
pub use functions::nvtxRangePush;

/// The file with the functions: NVTX.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVTX: Library = unsafe { Library::new(
    "NVTX of CUDA 13",
    if cfg!(windows) {
        &[]
    } else {
        &["libnvtx3interop.so.1"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-nvtx"]);
