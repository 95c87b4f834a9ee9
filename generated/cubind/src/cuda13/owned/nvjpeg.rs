//! nvJPEG with owned handles: decoder and encoder for JPEG images.
//!
//! See [`owned`](super) for this form of the functions. [`nvjpeg`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::nvjpeg as checked;
#[allow(unused_imports)]
use crate::cuda13::nvjpeg::NVJPEG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvjpeg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjpeg::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    13 nvjpegHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    13 nvjpegHandle_t
}

destroy! {
    nvjpegStatus_t;
    13 nvjpegBufferDevice_t: |handle| checked::nvjpegBufferDeviceDestroy(handle);
    13 nvjpegBufferPinned_t: |handle| checked::nvjpegBufferPinnedDestroy(handle);
    13 nvjpegDecodeParams_t: |handle| checked::nvjpegDecodeParamsDestroy(handle);
    13 nvjpegJpegDecoder_t: |handle| checked::nvjpegDecoderDestroy(handle);
    13 nvjpegHandle_t: |handle| destroy_then_release!(13 handle, checked::nvjpegDestroy(handle));
    13 nvjpegEncoderParams_t: |handle| checked::nvjpegEncoderParamsDestroy(handle);
    13 nvjpegEncoderState_t: |handle| checked::nvjpegEncoderStateDestroy(handle);
    13 nvjpegJpegState_t: |handle| checked::nvjpegJpegStateDestroy(handle);
    13 nvjpegJpegStream_t: |handle| checked::nvjpegJpegStreamDestroy(handle);
}

any_thread! {
    13 nvjpegHandle_t // nvJPEG, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/nvjpeg.rs"]
mod common;
pub use common::*;
