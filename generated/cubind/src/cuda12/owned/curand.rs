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
use crate::cuda12::checked::curand as checked;
#[allow(unused_imports)]
use crate::cuda12::curand::CURAND;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::curand as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::curand::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::owned::curand::*;
