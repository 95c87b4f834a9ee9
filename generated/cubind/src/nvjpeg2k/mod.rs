//! nvJPEG2000 0, with the API of version 0.11: decoder and encoder for JPEG 2000 images.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvjpeg2k`](super::checked::nvjpeg2k) returns [`Result`]s, [`owned::nvjpeg2k`](super::owned::nvjpeg2k) owns handles,
//! [`sys::nvjpeg2k`](super::sys::nvjpeg2k) has the C functions unchanged.
//!
//! [`NVJPEG2K`] reports the file that was loaded, or the error.
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
use crate::sys::nvjpeg2k as sys;

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

/// The file with the functions: nvJPEG2000.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVJPEG2K: Library = unsafe { Library::new(
    "nvJPEG2000 0",
    if cfg!(windows) {
        &["nvjpeg2k_0.dll"]
    } else {
        &["libnvjpeg2k.so.0"]
    },
    None,
) }
.versions_of("nvJPEG2000")
.installed_by(&["nvidia-nvjpeg2k-cu13", "nvidia-nvjpeg2k-cu12"]);
