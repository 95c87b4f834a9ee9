//! Items that are the same in every major version (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::shared::sys::driver as sys;

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

/// The file with the functions: CUDA driver API.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static DRIVER: Library = unsafe { Library::new(
    "CUDA driver API",
    if cfg!(windows) {
        &["nvcuda.dll"]
    } else {
        &["libcuda.so.1"]
    },
    None,
) };
