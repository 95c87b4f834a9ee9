//! The C functions, as the library exports them (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cufft::CUFFT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufft as raw;
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
    CUFFT, Err(missing) => missing.status();

    /// `cufftResult cufftXtSetJITCallback(cufftHandle plan, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)`
    ///
    /// In `cufftXt.h` since CUDA 12.2.
    ///
    /// Older ABI version. In the headers, this name refers to a different function.
    #[since = "12.2"]
    fn cufftXtSetJITCallback(plan: cufftHandle, lto_callback_fatbin: *const c_void, lto_callback_fatbin_size: usize, r#type: cufftXtCallbackType, caller_info: *mut *mut c_void) -> cufftResult;

    /// `cufftResult cufftXtSetSubformatDefault(cufftHandle plan, cufftXtSubFormat subformat_forward, cufftXtSubFormat subformat_inverse)`
    ///
    /// In `cufftXt.h` since CUDA 12.2, until CUDA 12.3.
    ///
    /// Older ABI version. In the headers, this name refers to a different function.
    #[since = "12.2"]
    fn cufftXtSetSubformatDefault(plan: cufftHandle, subformat_forward: cufftXtSubFormat, subformat_inverse: cufftXtSubFormat) -> cufftResult;
}
