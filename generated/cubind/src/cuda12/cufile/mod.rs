//! cuFile of CUDA 12: direct file I/O to and from device memory.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cufile`](super::checked::cufile) returns [`Result`]s, [`owned::cufile`](super::owned::cufile) owns handles,
//! [`sys::cufile`](super::sys::cufile) has the C functions unchanged.
//!
//! [`CUFILE`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cufile as sys;

mod enums;
mod records;
mod functions;

pub use enums::*;
pub use records::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use crate::shared::cufile::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cufile::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("read"))]
pub use functions::cuFileRead;
#[cfg(doc)]
#[doc(inline, alias("write"))]
pub use functions::cuFileWrite;
