//! cuRAND of CUDA 12: random number generation.
//!
//! ```no_run
//! use cubind::cuda12::owned::curand::*;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Device::get(0)?.make_current()?;
//!     let generator = curandCreateGenerator(curandRngType_t::CURAND_RNG_PSEUDO_PHILOX4_32_10)?;
//!     let mut numbers = DeviceBuffer::<f32>::zeroed(1024)?;
//!     curandGenerateUniform(&generator, &mut numbers, 1024)?;
//!     assert!(numbers.to_vec()?.iter().all(|number| (0.0..=1.0).contains(number)));
//!     Ok(())
//! }
//! ```
//!
//! Functions have C's names and C's order of parameters; outputs are returned after the result code. Other forms:
//! [`checked::curand`](super::checked::curand) returns [`Result`]s, [`owned::curand`](super::owned::curand) owns handles,
//! [`sys::curand`](super::sys::curand) has the C functions unchanged.
//!
//! [`CURAND`] reports the file that was loaded, or the error.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
// This module is private, so that glob imports of several libraries do not conflict.
#[allow(unused_imports)]
use crate::cuda12::sys::curand as sys;

mod constants;

pub use constants::*;
pub(crate) mod history;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::constants::*;
    #[allow(unused_imports)]
    pub use crate::shared::curand::all_types::*;
}

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::curand::*;

// Words by which rustdoc's search finds these functions. rustdoc 1.95 ignores such words for items that a glob
// re-exports.
#[cfg(doc)]
#[doc(inline, alias("random"))]
pub use crate::shared::curand::curandGenerateUniform;
#[cfg(doc)]
#[doc(inline, alias("seed"))]
pub use crate::shared::curand::curandSetPseudoRandomGeneratorSeed;
