//! cuFFT with owned handles: fast Fourier transforms in one to three dimensions.
//!
//! See [`owned`](super) for this form of the functions. [`cufft`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cufft as checked;
#[allow(unused_imports)]
use crate::cuda12::cufft::CUFFT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufft as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cufft::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    12 cufftHandle
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    12 cufftHandle
}

destroy! {
    cufftResult;
    12 cufftHandle: |handle| destroy_then_release!(12 handle, checked::cufftDestroy(handle)), retire plan_ends;
}

any_thread! {
    12 cufftHandle // cuFFT API Reference, Thread Safety
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
const MAJOR: u32 = 12;

#[path = "../../common/owned/cufft.rs"]
mod common;
pub use common::*;
