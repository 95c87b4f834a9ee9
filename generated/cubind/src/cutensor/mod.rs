//! cuTENSOR 2, with the API of version 2.8: tensor contractions, reductions and permutations.
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::cutensor`](super::checked::cutensor) returns [`Result`]s, [`owned::cutensor`](super::owned::cutensor) owns handles,
//! [`sys::cutensor`](super::sys::cutensor) has the C functions unchanged.
//!
//! [`CUTENSOR`] reports the file that was loaded, or the error.
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
use crate::sys::cutensor as sys;

mod enums;
mod types;
mod constants;
mod functions;

pub use enums::*;
pub use types::*;
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
    pub use super::constants::*;
}

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("einsum", "contraction"))]
pub use functions::cutensorContract;

/// The file with the functions: cuTENSOR.
// SAFETY: these are the files with which the library comes, and its function for messages.
pub static CUTENSOR: Library = unsafe { Library::new(
    "cuTENSOR 2",
    if cfg!(windows) {
        &["cutensor.dll"]
    } else {
        &["libcutensor.so.2"]
    },
    None,
) }
.versions_of("cuTENSOR")
.installed_by(&["cutensor-cu13", "cutensor-cu12"]);
