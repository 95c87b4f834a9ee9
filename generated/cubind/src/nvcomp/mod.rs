//! nvCOMP 6, with the API of version 6.0: compression and decompression of data in device memory.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvcomp`](super::checked::nvcomp) returns [`Result`]s, [`owned::nvcomp`](super::owned::nvcomp) owns handles,
//! [`sys::nvcomp`](super::sys::nvcomp) has the C functions unchanged.
//!
//! [`NVCOMP`] reports the file that was loaded, or the error.
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
use crate::sys::nvcomp as sys;

mod enums;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use records::*;
pub use constants::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
}

/// The file with the functions: nvCOMP.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVCOMP: Library = unsafe { Library::new(
    "nvCOMP 6",
    if cfg!(windows) {
        &["nvcomp64_6.dll"]
    } else {
        &["libnvcomp.so.6"]
    },
    None,
) }
.versions_of("nvCOMP")
.installed_by(&["nvidia-libnvcomp-cu13", "nvidia-libnvcomp-cu12"]);
