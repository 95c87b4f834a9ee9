//! nvFatbin of CUDA 13: packs compiled kernels for several GPU architectures into one file.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::nvfatbin`](super::checked::nvfatbin) returns [`Result`]s, [`owned::nvfatbin`](super::owned::nvfatbin) owns handles,
//! [`sys::nvfatbin`](super::sys::nvfatbin) has the C functions unchanged.
//!
//! [`NVFATBIN`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::nvfatbin as sys;

mod enums;
mod functions;

pub use enums::*;
pub use functions::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use crate::shared::nvfatbin::all_types::*;
}

#[doc(inline)]
pub use crate::shared::nvfatbin::*;

/// The file with the functions: nvFatbin.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static NVFATBIN: Library = unsafe { Library::new(
    "nvFatbin of CUDA 13",
    if cfg!(windows) {
        &["nvfatbin_130_0.dll"]
    } else {
        &["libnvfatbin.so.13"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-nvfatbin"]);
