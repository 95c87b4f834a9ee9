//! CUPTI of CUDA 12: profiling: callbacks, activities and counters.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cupti`](super::checked::cupti) returns [`Result`]s, [`owned::cupti`](super::owned::cupti) owns handles,
//! [`sys::cupti`](super::sys::cupti) has the C functions unchanged.
//!
//! [`CUPTI`] reports the file that was loaded, or the error.
#![cfg_attr(doc, doc = include_str!("groups.md"))]
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::cupti as sys;

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
    pub use crate::shared::cupti::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::cupti::*;

/// The file with the functions: CUPTI.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUPTI: Library = unsafe { Library::new(
    "CUPTI of CUDA 12",
    if cfg!(windows) {
        &["cupti64_2025.2.1.dll", "cupti64_2025.1.1.dll", "cupti64_2024.3.2.dll", "cupti64_2024.2.1.dll", "cupti64_2024.1.1.dll", "cupti64_2023.3.1.dll", "cupti64_2023.2.2.dll", "cupti64_2023.1.1.dll", "cupti64_2022.4.1.dll"]
    } else {
        &["libcupti.so.12"]
    },
    Some(Toolkit { major: 12, folder: "" }),
) }
.installed_by(&["nvidia-cuda-cupti-cu12"]);
