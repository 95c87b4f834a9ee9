//! Functions that return [`Result`]s, and the library's types (nvJitLink). See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvjitlink as raw;
#[allow(unused_imports)]
use raw::NVJITLINK;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjitlink::all_types::*;

#[path = "../../common/checked/nvjitlink.rs"]
mod common;
pub use common::*;
