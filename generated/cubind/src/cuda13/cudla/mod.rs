//! cuDLA of CUDA 13: deep learning accelerators (DLA).
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cudla`](super::checked::cudla) returns [`Result`]s, [`owned::cudla`](super::owned::cudla) owns handles,
//! [`sys::cudla`](super::sys::cudla) has the C functions unchanged.
//!
//! [`CUDLA`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda13::sys::cudla as sys;

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

/// The file with the functions: cuDLA.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUDLA: Library = unsafe { Library::new(
    "cuDLA of CUDA 13",
    if cfg!(windows) {
        &[]
    } else {
        &["libcudla.so.1"]
    },
    Some(Toolkit { major: 13, folder: "" }),
) }
.installed_by(&["nvidia-cudla"]);
