//! nvJPEG with functions that return [`Result`]s: decoder and encoder for JPEG images.
//!
//! See [`checked`](super) for this form of the functions. [`nvjpeg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvjpeg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::NVJPEG;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjpeg::all_types::*;

#[path = "../../common/checked/nvjpeg.rs"]
mod common;
pub use common::*;

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    #[other = owned]
    /// Copies the Huffman tables of a parsed JPEG to encoding parameters.
    /// # Safety
    ///
    /// - `encoder_state`, `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncoderParamsCopyHuffmanTables(
        encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
}
