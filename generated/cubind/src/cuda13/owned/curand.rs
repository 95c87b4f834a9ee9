//! cuRAND with owned handles: random number generation.
//!
//! See [`owned`](super) for this form of the functions. [`curand`](raw) describes the library, and contains a program.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::curand as checked;
#[allow(unused_imports)]
use crate::cuda13::curand::CURAND;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::curand as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::curand::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::curand::*;
