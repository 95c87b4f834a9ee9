//! The C functions of NVVM, as the library exports them.
//!
//! [`nvvm`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvvm::NVVM;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvvm as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvvm::all_types::*;

#[path = "../../common/sys/nvvm.rs"]
mod common;
pub use common::*;
