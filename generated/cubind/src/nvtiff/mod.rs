//! nvTIFF 0, with the API of version 0.8: decoder and encoder for TIFF images.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvtiff`](super::checked::nvtiff) returns [`Result`]s, [`owned::nvtiff`](super::owned::nvtiff) owns handles,
//! [`sys::nvtiff`](super::sys::nvtiff) has the C functions unchanged.
//!
//! [`NVTIFF`] reports the file that was loaded, or the error.
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
use crate::sys::nvtiff as sys;

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

/// The file with the functions: nvTIFF.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVTIFF: Library = unsafe { Library::new(
    "nvTIFF 0",
    if cfg!(windows) {
        &["nvtiff_0.dll"]
    } else {
        &["libnvtiff.so.0"]
    },
    None,
) }
.versions_of("nvTIFF")
.installed_by(&["nvidia-nvtiff-cu13", "nvidia-nvtiff-cu12"]);
