//! cuDSS 1, with the API of version 1.0: direct solver for sparse linear systems.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cudss`](super::checked::cudss) returns [`Result`]s, [`owned::cudss`](super::owned::cudss) owns handles,
//! [`sys::cudss`](super::sys::cudss) has the C functions unchanged.
//!
//! [`CUDSS`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::sys::cudss as sys;

mod enums;
mod types;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use types::*;
pub use records::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::types::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
}

/// The file with the functions: cuDSS.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUDSS: Library = unsafe { Library::new(
    "cuDSS 1",
    if cfg!(windows) {
        &["cudss64_1.dll"]
    } else {
        &["libcudss.so.1"]
    },
    None,
) }
.versions_of("cuDSS")
.installed_by(&["nvidia-cudss-cu13", "nvidia-cudss-cu12"]);
