//! CUDA runtime API of CUDA 12.
//!
//! C's names and C's order of parameters; outputs are returned after the result code. [`RUNTIME`] reports the file
//! that was loaded, or the error; [`sys::runtime`](super::sys::runtime) has the C functions unchanged.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
// Private, so that globs of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::runtime as sys;

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
    #[allow(unused_imports)]
    pub use crate::shared::runtime::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::runtime::*;

/// The file with the functions: CUDA runtime API.
// SAFETY: the files that the library comes with, and its function for messages.
pub static RUNTIME: Library = unsafe { Library::new(
    "CUDA runtime API of CUDA 12",
    if cfg!(windows) {
        &["cudart64_12.dll"]
    } else {
        &["libcudart.so.12"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cuda-runtime-cu12"]);
