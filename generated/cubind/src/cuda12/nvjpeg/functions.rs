//! Functions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvjpeg/functions.rs"]
mod common;
pub use common::*;

/// Copies the Huffman tables of a parsed JPEG to encoding parameters.
///
/// `nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsCopyHuffmanTables))]
///
/// In `nvjpeg.h` since at least CUDA 12.0, until CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyHuffmanTables).
///
/// # Safety
///
/// - `encoder_state`, `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyHuffmanTables(
    encoder_state: nvjpegEncoderState_t,
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegEncoderParamsCopyHuffmanTables(encoder_state, encode_params, jpeg_stream, stream)
    };
    (returned,)
}
