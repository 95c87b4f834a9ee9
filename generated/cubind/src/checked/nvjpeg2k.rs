//! nvJPEG2000 with functions that return [`Result`]s: decoder and encoder for JPEG 2000 images.
//!
//! See [`checked`](super) for this form of the functions. [`nvjpeg2k`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::nvjpeg2k as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::NVJPEG2K;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvjpeg2k::all_types::*;

checked! {
    nvjpeg2k, NVJPEG2K, nvjpeg2kStatus_t;
    #[other = owned]
    /// Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.
    /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
    /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
    fn nvjpeg2kCreate(
        backend: nvjpeg2kBackend_t, device_allocator: Option<&nvjpeg2kDeviceAllocator_t>,
        pinned_allocator: Option<&nvjpeg2kPinnedAllocator_t>,
    ) -> nvjpeg2kHandle_t;
    #[other = owned]
    /// Creates a JPEG 2000 decoder handle with the default backend and allocators.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t;
    #[other = owned]
    /// Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.
    /// # Safety
    ///
    /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
    /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
    fn nvjpeg2kCreateV2(
        backend: nvjpeg2kBackend_t, dev_allocator: &nvjpeg2kDeviceAllocatorV2_t,
        pinned_allocator: &nvjpeg2kPinnedAllocatorV2_t,
    ) -> nvjpeg2kHandle_t;
    #[other = owned]
    /// Decodes a parsed image to device memory in a stream.
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpeg2kDecode(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_output: &mut nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.
    /// - `decode_params`: in; may be NULL
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
    /// - `decode_params`: a live handle that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpeg2kDecodeImage(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t, decode_output: &mut nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates decoding parameters with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t;
    /// Destroys decoding parameters.
    /// - `decode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_params`: a live handle that no other thread uses during the call.
    /// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t) -> ();
    #[other = owned]
    /// Sets the area of the image to decode, as start and end coordinates in pixels.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetDecodeArea(
        decode_params: nvjpeg2kDecodeParams_t, start_x: u32, end_x: u32, start_y: u32, end_y: u32,
    ) -> ();
    #[other = owned]
    /// Sets whether decoded components are planar or interleaved.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetOutputFormat(decode_params: nvjpeg2kDecodeParams_t, format: nvjpeg2kImageFormat_t) -> ();
    #[other = owned]
    /// Sets whether YCC components are converted to RGB.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetRGBOutput(decode_params: nvjpeg2kDecodeParams_t, force_rgb: i32) -> ();
    #[other = owned]
    /// Creates a state object, which stores the intermediate data of decoding.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t) -> nvjpeg2kDecodeState_t;
    /// Destroys a decoder's state and frees its buffers.
    /// - `decode_state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_state`: a live handle that no other thread uses during the call.
    /// - No thread may use `decode_state`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t) -> ();
    #[other = owned]
    /// Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.
    /// - `decode_params`: in; may be NULL
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
    /// - `decode_params`: a live handle that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpeg2kDecodeTile(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t, tile_id: u32, num_res_levels: u32, decode_output: &mut nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Destroys a JPEG 2000 decoder handle; objects that were created from the handle must be destroyed first.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> ();
    #[other = owned]
    /// Encodes an image in device memory into the encoder state in a stream.
    /// # Safety
    ///
    /// - `enc_handle`, `encode_state`, `encode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `input_image` must stay valid until the call's work completes on `stream`.
    /// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpeg2kEncode(
        enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, encode_params: nvjpeg2kEncodeParams_t,
        input_image: &nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates encoding parameters with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t;
    /// Destroys encoding parameters.
    /// - `encode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - No thread may use `encode_params`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t) -> ();
    #[other = owned]
    /// Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - `encoder_config` is used after the call returns: keep it alive and do not modify it as long as `encode_params` exists.
    /// - Pointers, handles and lengths in `encoder_config` must stay valid as long as `encode_params` exists.
    fn nvjpeg2kEncodeParamsSetEncodeConfig(
        encode_params: nvjpeg2kEncodeParams_t, encoder_config: &nvjpeg2kEncodeConfig_t,
    ) -> ();
    #[other = owned]
    /// Sets whether the components of the image to encode are planar or interleaved.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kEncodeParamsSetInputFormat(encode_params: nvjpeg2kEncodeParams_t, format: nvjpeg2kImageFormat_t) -> ();
    #[other = owned]
    /// Sets the nonlinear point transformations (NLT) of the components to encode.
    /// - `nlt_info`: in, array, whose length is passed as `num_components`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - `nlt_info` is used after the call returns: keep it alive and do not modify it until another value is set in `encode_params`, or `encode_params` is destroyed.
    fn nvjpeg2kEncodeParamsSetNLTInfo(encode_params: nvjpeg2kEncodeParams_t, nlt_info: &[nvjpeg2kNLTInfo_t]) -> ();
    #[other = owned]
    /// Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvjpeg2kEncodeParamsSetQuality(encode_params: nvjpeg2kEncodeParams_t, target_psnr: f64) -> ();
    #[other = owned]
    /// Sets the quality of the compressed image as the value of a selected metric, such as PSNR.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kEncodeParamsSpecifyQuality(
        encode_params: nvjpeg2kEncodeParams_t, quality_type: nvjpeg2kQualityType_t, quality_value: f64,
    ) -> ();
    #[other = owned]
    /// Copies the compressed image to host memory, or returns its length if the address is null.
    /// - `compressed_data`: out, host memory, whose size in bytes is passed as `length`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `enc_handle`, `encode_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `compressed_data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
    /// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpeg2kEncodeRetrieveBitstream(
        enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, compressed_data: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Creates the state of an encoder, which also stores the compressed image.
    /// # Safety
    ///
    /// `enc_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t) -> nvjpeg2kEncodeState_t;
    /// Destroys the state of an encoder.
    /// - `encode_state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encode_state`: a live handle that no other thread uses during the call.
    /// - No thread may use `encode_state`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t) -> ();
    #[other = owned]
    /// Creates a JPEG 2000 encoder with the default allocators.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kEncoderCreateSimple() -> nvjpeg2kEncoder_t;
    /// Destroys a JPEG 2000 encoder.
    /// - `enc_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `enc_handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `enc_handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t) -> ();
    /// Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the granularity in bytes of device memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    #[other = owned]
    /// Returns the granularity in bytes of pinned memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    /// Returns one part of the version of nvJPEG2000: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    #[other = owned]
    /// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    #[other = owned]
    /// Creates an object that stores a parsed JPEG 2000 image.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kStreamCreate() -> nvjpeg2kStream_t;
    /// Destroys a parsed JPEG 2000 image.
    /// - `stream_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stream_handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `stream_handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t) -> ();
    #[other = owned]
    /// Returns a parsed image's color space, such as sRGB or gray.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetColorSpace(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kColorSpace_t;
    #[other = owned]
    /// Returns the nonlinear point transformation (NLT) of one component.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetComponentNLTInfo(stream_handle: nvjpeg2kStream_t, component_id: u32) -> nvjpeg2kNLTInfo_t;
    #[other = owned]
    /// Returns one component's width, height, precision in bits and signedness.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetImageComponentInfo(
        stream_handle: nvjpeg2kStream_t, component_id: u32,
    ) -> nvjpeg2kImageComponentInfo_t;
    #[other = owned]
    /// Returns the image size, tile size, number of tiles and number of components of a parsed image.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kImageInfo_t;
    #[other = owned]
    /// Returns the width and height of one component in a tile at one resolution level.
    /// Returns `res_width`, `res_height`.
    ///
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetResolutionComponentDim(
        stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, res_level: u32,
    ) -> (u32, u32);
    #[other = owned]
    /// Returns the number of resolution levels in a tile.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetResolutionsInTile(stream_handle: nvjpeg2kStream_t, tile_id: u32) -> u32;
    #[other = owned]
    /// Returns the width and height of one component in a tile.
    /// Returns `tile_width`, `tile_height`.
    ///
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetTileComponentDim(
        stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32,
    ) -> (u32, u32);
    #[other = owned]
    /// Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
    /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `stream_handle`, or `stream_handle` is destroyed.
    fn nvjpeg2kStreamParse(
        handle: nvjpeg2kHandle_t, data: &[u8], save_metadata: i32, save_stream: i32, stream_handle: nvjpeg2kStream_t,
    ) -> ();
    #[other = owned]
    /// Parses a JPEG 2000 file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
    /// - `filename` must name a complete, valid file; the library does not check the contents.
    fn nvjpeg2kStreamParseFile(handle: nvjpeg2kHandle_t, filename: &CStr, stream_handle: nvjpeg2kStream_t) -> ();
}
