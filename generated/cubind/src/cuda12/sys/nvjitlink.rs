//! The C functions of nvJitLink, as the library exports them.
//!
//! [`nvjitlink`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvjitlink::NVJITLINK;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvjitlink as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjitlink::all_types::*;

#[path = "../../common/sys/nvjitlink.rs"]
mod common;
pub use common::*;
