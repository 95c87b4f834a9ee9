//! NVVM with functions that return [`Result`]s: compiles NVVM IR to PTX.
//!
//! See [`checked`](super) for this form of the functions. [`nvvm`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvvm as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVVM;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvvm::all_types::*;

#[path = "../../common/checked/nvvm.rs"]
mod common;
pub use common::*;
