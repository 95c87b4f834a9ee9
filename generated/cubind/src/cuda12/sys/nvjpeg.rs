//! The C functions of nvJPEG, as the library exports them.
//!
//! [`nvjpeg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::nvjpeg::NVJPEG;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::nvjpeg as raw;
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
pub use crate::cuda12::nvjpeg::all_types::*;

#[path = "../../common/sys/nvjpeg.rs"]
mod common;
pub use common::*;

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(owned nvjpegEncoderParamsCopyHuffmanTables)]
    fn nvjpegEncoderParamsCopyHuffmanTables(encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;
}
