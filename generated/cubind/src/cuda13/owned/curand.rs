//! Functions with owned handles (cuRAND). See [`owned`](super).
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
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::curand::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::curand::*;
