//! nvJPEG with owned handles: decoder and encoder for JPEG images.
//!
//! See [`owned`](super) for this form of the functions. [`nvjpeg`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::nvjpeg as checked;
#[allow(unused_imports)]
use crate::cuda12::nvjpeg::NVJPEG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvjpeg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjpeg::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    12 nvjpegHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    12 nvjpegHandle_t
}

destroy! {
    nvjpegStatus_t;
    12 nvjpegBufferDevice_t: |handle| checked::nvjpegBufferDeviceDestroy(handle);
    12 nvjpegBufferPinned_t: |handle| checked::nvjpegBufferPinnedDestroy(handle);
    12 nvjpegDecodeParams_t: |handle| checked::nvjpegDecodeParamsDestroy(handle);
    12 nvjpegJpegDecoder_t: |handle| checked::nvjpegDecoderDestroy(handle);
    12 nvjpegHandle_t: |handle| destroy_then_release!(12 handle, checked::nvjpegDestroy(handle));
    12 nvjpegEncoderParams_t: |handle| checked::nvjpegEncoderParamsDestroy(handle);
    12 nvjpegEncoderState_t: |handle| checked::nvjpegEncoderStateDestroy(handle);
    12 nvjpegJpegState_t: |handle| checked::nvjpegJpegStateDestroy(handle);
    12 nvjpegJpegStream_t: |handle| checked::nvjpegJpegStreamDestroy(handle);
}

any_thread! {
    12 nvjpegHandle_t // nvJPEG, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/nvjpeg.rs"]
mod common;
pub use common::*;

owned! {
    nvjpeg, nvjpegStatus_t;

    safe {}

    unsafe {
        /// Copies the Huffman tables of a parsed JPEG to encoding parameters.
        /// # Safety
        ///
        /// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_state`, `encode_params`, `jpeg_stream` must outlive every graph that records the call.
        fn nvjpegEncoderParamsCopyHuffmanTables(
            encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            encode_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsCopyHuffmanTables(
                encoder_state.as_handle(), encode_params.as_handle(), jpeg_stream.as_handle(), stream.as_handle_or_null(),
            )?
        }
    }
}
