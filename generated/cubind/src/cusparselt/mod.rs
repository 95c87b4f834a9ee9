//! cuSPARSELt 0, with the API of version 0.10: products of matrices with structured sparsity.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cusparselt`](super::checked::cusparselt) returns [`Result`]s, [`owned::cusparselt`](super::owned::cusparselt) owns handles,
//! [`sys::cusparselt`](super::sys::cusparselt) has the C functions unchanged.
//!
//! [`CUSPARSELT`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::sys::cusparselt as sys;

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

/// The file with the functions: cuSPARSELt.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUSPARSELT: Library = unsafe { Library::new(
    "cuSPARSELt 0",
    if cfg!(windows) {
        &["cusparseLt_13.dll", "cusparseLt.dll"]
    } else {
        &["libcusparseLt.so.0"]
    },
    None,
) }
.versions_of("cuSPARSELt")
.requiring(c"cusparseLtMatmulAlgSelectionDestroy")
.installed_by(&["nvidia-cusparselt-cu13", "nvidia-cusparselt-cu12"]);
