//! The C functions of cuFFT, as the library exports them.
//!
//! [`cufft`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cufft::CUFFT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cufft as raw;
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
pub use crate::cuda13::cufft::all_types::*;

#[path = "../../common/sys/cufft.rs"]
mod common;
pub use common::*;

sys! {
    cufft, CUFFT, Err(missing) => missing.status();

    #[called_by(owned cufftXtSetJITCallback)]
    #[since = "12.2"]
    fn cufftXtSetJITCallback(plan: cufftHandle, lto_callback_symbol_name: *const core::ffi::c_char, lto_callback_fatbin: *const c_void, lto_callback_fatbin_size: usize, r#type: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;
}
