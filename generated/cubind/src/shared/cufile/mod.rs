//! Items that are the same in every major version (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::shared::sys::cufile as sys;

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

/// The file with the functions: cuFile.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUFILE: Library = unsafe { Library::new(
    "cuFile",
    if cfg!(windows) {
        &[]
    } else {
        &["libcufile.so.0"]
    },
    Some(Toolkit { major: 0, folder: "" }),
) }
.installed_by(&["nvidia-cufile"]);
