//! cuFile with owned handles: direct file I/O to and from device memory.
//!
//! See [`owned`](super) for this form of the functions. [`cufile`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cufile as checked;
#[allow(unused_imports)]
use crate::cuda12::cufile::CUFILE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufile as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cufile::all_types::*;

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/cufile.rs"]
mod common;
pub use common::*;
