//! The C functions of NVTX, as the library exports them.
//!
//! [`nvtx`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvtx::NVTX;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvtx as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvtx::all_types::*;

#[path = "../../common/sys/nvtx.rs"]
mod common;
pub use common::*;
