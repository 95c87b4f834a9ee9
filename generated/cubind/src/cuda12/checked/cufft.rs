//! cuFFT with functions that return [`Result`]s: fast Fourier transforms in one to three dimensions.
//!
//! See [`checked`](super) for this form of the functions. [`cufft`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cufft as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUFFT;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cufft::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cufftXtQueryType {
            CUFFT_QUERY_1D_FACTORS: cufftXt1dFactors,
        }
    }
}

#[path = "../../common/checked/cufft.rs"]
mod common;
pub use common::*;
