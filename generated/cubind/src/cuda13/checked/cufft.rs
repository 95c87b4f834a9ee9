//! cuFFT with functions that return [`Result`]s: fast Fourier transforms in one to three dimensions.
//!
//! See [`checked`](super) for this form of the functions. [`cufft`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cufft as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::CUFFT;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cufft::all_types::*;

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

checked! {
    cufft, CUFFT, cufftResult;
    #[other = owned]
    /// Sets an LTO device function with which a plan's kernels load or store data, before completion.
    /// - `lto_callback_symbol_name`: in, string
    /// - `lto_callback_fatbin`: in, host memory, whose size in bytes is passed as `lto_callback_fatbin_size`
    /// - `caller_info`: in, array, of the length that `plan` requires; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `lto_callback_fatbin`, `caller_info` are used after the call returns: keep them alive and do not modify them until another value is set in `plan`, or `plan` is destroyed.
    /// - Each address in `caller_info` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
    /// - `caller_info`: at least as long as `plan` requires. The length is not checked.
    /// - The callbacks may use only the memory that the library passes to them and the memory to which `caller_info` refers.
    fn cufftXtSetJITCallback<T: Input>(
        plan: cufftHandle, lto_callback_symbol_name: &CStr, lto_callback_fatbin: &[T], r#type: cufftXtCallbackType,
        caller_info: &[*mut c_void],
    ) -> ();
}
