//! The C functions of cuRAND, as the library exports them.
//!
//! [`curand`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::curand::CURAND;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::curand as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::curand::all_types::*;

#[doc(inline)]
pub use crate::shared::sys::curand::*;
