//! The C functions of cuFFT, as the library exports them.
//!
//! [`cufft`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cufft::CUFFT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufft as raw;
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
pub use crate::cuda12::cufft::all_types::*;

#[path = "../../common/sys/cufft.rs"]
mod common;
pub use common::*;

sys! {
    cufft, CUFFT, Err(missing) => missing.status();

    /// `cufftResult cufftXtSetJITCallback(cufftHandle plan, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)`
    ///
    /// In `cufftXt.h` since CUDA 12.2.
    ///
    /// Bound only in `sys`: libraries of CUDA 12 export a function with this name that has fewer parameters than headers since 12.6 declare.
    #[since = "12.2"]
    fn cufftXtSetJITCallback(plan: cufftHandle, lto_callback_fatbin: *const c_void, lto_callback_fatbin_size: usize, r#type: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;

    /// `cufftResult cufftXtSetSubformatDefault(cufftHandle plan, cufftXtSubFormat subformat_forward, cufftXtSubFormat subformat_inverse)`
    ///
    /// In `cufftXt.h` since CUDA 12.2, until CUDA 12.3.
    ///
    /// Bound only in `sys`: not declared since 12.4; cuFFTMp provides its feature.
    #[since = "12.2"]
    fn cufftXtSetSubformatDefault(plan: cufftHandle, subformat_forward: cufftXtSubFormat, subformat_inverse: cufftXtSubFormat) -> cufftResult;
}
