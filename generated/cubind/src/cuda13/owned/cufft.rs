//! cuFFT with owned handles: fast Fourier transforms in one to three dimensions.
//!
//! See [`owned`](super) for this form of the functions. [`cufft`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cufft as checked;
#[allow(unused_imports)]
use crate::cuda13::cufft::CUFFT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cufft as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cufft::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    13 cufftHandle
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    13 cufftHandle
}

destroy! {
    cufftResult;
    13 cufftHandle: |handle| destroy_then_release!(13 handle, checked::cufftDestroy(handle)), retire plan_ends;
}

any_thread! {
    13 cufftHandle // cuFFT API Reference, Thread Safety
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
plans! { cufftHandle, cufftType: [CUFFT_C2R, CUFFT_Z2D], [CUFFT_R2C, CUFFT_D2Z] }
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
no_plans! { cufftHandle, cufftType: [CUFFT_C2R, CUFFT_Z2D], [CUFFT_R2C, CUFFT_D2Z] }

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cufft.rs"]
mod common;
pub use common::*;

owned! {
    cufft, cufftResult;

    safe {}

    unsafe {
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
            plan: impl AsHandle<cufftHandle, MAJOR>, lto_callback_symbol_name: &CStr, lto_callback_fatbin: &[T],
            r#type: cufftXtCallbackType, caller_info: &[*mut c_void],
        ) -> () {
            checked::cufftXtSetJITCallback(
                plan.as_handle(), lto_callback_symbol_name, lto_callback_fatbin, r#type, caller_info,
            )?
        }
    }
}
