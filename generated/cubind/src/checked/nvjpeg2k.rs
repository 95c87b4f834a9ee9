//! nvJPEG2000: functions that return [`Result`]s, and its types. See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::nvjpeg2k as raw;
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
    NVJPEG2K, nvjpeg2kStatus_t;
    /// Creates a handle for decoding JPEG 2000 with a backend and the caller's allocators.
    /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `device_allocator`, `pinned_allocator` are used after the call: keep them alive and unwritten as long as `handle` exists.
    /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` are valid as long as `handle` exists.
    fn nvjpeg2kCreate(
        backend: nvjpeg2kBackend_t, device_allocator: Option<&nvjpeg2kDeviceAllocator_t>,
        pinned_allocator: Option<&nvjpeg2kPinnedAllocator_t>,
    ) -> nvjpeg2kHandle_t;
    /// Creates a handle for decoding JPEG 2000, with the default backend and allocators.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t;
    /// Creates a handle for decoding JPEG 2000 with the caller's stream-ordered allocators.
    /// # Safety
    ///
    /// - `dev_allocator`, `pinned_allocator` are used after the call: keep them alive and unwritten as long as `handle` exists.
    /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` are valid as long as `handle` exists.
    fn nvjpeg2kCreateV2(
        backend: nvjpeg2kBackend_t, dev_allocator: &nvjpeg2kDeviceAllocatorV2_t,
        pinned_allocator: &nvjpeg2kPinnedAllocatorV2_t,
    ) -> nvjpeg2kHandle_t;
    /// Decodes a parsed image into device memory on a stream.
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` are valid until this call completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream` and everything that they refer to stay valid after the call, until this call completes on `stream`.
    fn nvjpeg2kDecode(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_output: &mut nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Decodes a parsed image with parameters, such as an area, into device memory on a stream.
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` are valid until this call completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream` and everything that they refer to stay valid after the call, until this call completes on `stream`.
    fn nvjpeg2kDecodeImage(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t, decode_output: &mut nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Creates the parameters of decoding, with defaults.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t;
    /// Destroys parameters of decoding.
    /// - `decode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_params`: a live handle that no other thread uses during the call.
    /// - No thread uses `decode_params`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t) -> ();
    /// Sets the area of the image to decode, from start to end in pixels.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetDecodeArea(
        decode_params: nvjpeg2kDecodeParams_t, start_x: u32, end_x: u32, start_y: u32, end_y: u32,
    ) -> ();
    /// Sets whether decoded components are planar or interleaved.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetOutputFormat(decode_params: nvjpeg2kDecodeParams_t, format: nvjpeg2kImageFormat_t) -> ();
    /// Sets whether components in YCC are converted to RGB.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kDecodeParamsSetRGBOutput(decode_params: nvjpeg2kDecodeParams_t, force_rgb: i32) -> ();
    /// Creates the state that decoding keeps its intermediate data in.
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
    /// - No thread uses `decode_state`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t) -> ();
    /// Decodes one tile of a parsed image, to a number of resolutions, into device memory on a stream.
    /// - `decode_output`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decode_state`, `jpeg2k_stream`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `decode_output` are valid until this call completes on `stream`.
    /// - `decode_state`, `jpeg2k_stream` and everything that they refer to stay valid after the call, until this call completes on `stream`.
    fn nvjpeg2kDecodeTile(
        handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t, tile_id: u32, num_res_levels: u32, decode_output: &mut nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Destroys a handle for decoding; destroy the objects that were created from it first.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> ();
    /// Compresses an image in device memory into the state on a stream.
    /// # Safety
    ///
    /// - `enc_handle`, `encode_state`, `encode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `input_image` are valid until this call completes on `stream`.
    /// - `encode_state` and everything that it refers to stay valid after the call, until this call completes on `stream`.
    fn nvjpeg2kEncode(
        enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, encode_params: nvjpeg2kEncodeParams_t,
        input_image: &nvjpeg2kImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Creates the parameters of encoding, with defaults.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t;
    /// Destroys parameters of encoding.
    /// - `encode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - No thread uses `encode_params`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t) -> ();
    /// Sets the image's and the stream's structure: size, components, tiles, blocks, resolutions.
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - `encoder_config` is used after the call: keep it alive and unwritten as long as `encode_params` exists.
    /// - Pointers, handles and lengths in `encoder_config` are valid as long as `encode_params` exists.
    fn nvjpeg2kEncodeParamsSetEncodeConfig(
        encode_params: nvjpeg2kEncodeParams_t, encoder_config: &nvjpeg2kEncodeConfig_t,
    ) -> ();
    /// Sets whether the components of the image to encode are planar or interleaved.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kEncodeParamsSetInputFormat(encode_params: nvjpeg2kEncodeParams_t, format: nvjpeg2kImageFormat_t) -> ();
    /// Sets the nonlinear point transformations (NLT) of the components to encode.
    /// - `nlt_info`: in, array, length `num_components`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `encode_params`: a live handle that no other thread uses during the call.
    /// - `nlt_info` is used after the call: keep it alive and unwritten until `encode_params` is destroyed or set again.
    fn nvjpeg2kEncodeParamsSetNLTInfo(encode_params: nvjpeg2kEncodeParams_t, nlt_info: &[nvjpeg2kNLTInfo_t]) -> ();
    /// Sets the peak signal-to-noise ratio, in dB, that the compressed image should have.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn nvjpeg2kEncodeParamsSetQuality(encode_params: nvjpeg2kEncodeParams_t, target_psnr: f64) -> ();
    /// Sets the quality of the compressed image as a value of a chosen measure, such as PSNR.
    /// # Safety
    ///
    /// `encode_params`: a live handle that no other thread uses during the call.
    fn nvjpeg2kEncodeParamsSpecifyQuality(
        encode_params: nvjpeg2kEncodeParams_t, quality_type: nvjpeg2kQualityType_t, quality_value: f64,
    ) -> ();
    /// Copies the compressed image to host memory; with null data, writes its length.
    /// - `compressed_data`: out, host memory, `length` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `enc_handle`, `encode_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `compressed_data` is used after the call: keep it alive and unread and unwritten until this call completes on `stream`.
    fn nvjpeg2kEncodeRetrieveBitstream(
        enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, compressed_data: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> usize;
    /// Creates the state of an encoder, which also holds the compressed image.
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
    /// - No thread uses `encode_state`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t) -> ();
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
    /// - No thread uses `enc_handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t) -> ();
    /// Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Returns the granularity in bytes of device memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    /// Returns the granularity in bytes of pinned memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    /// Returns one part of nvJPEG2000's version (major, minor or patch level).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Sets the granularity in bytes of device memory allocations, for fewer reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    /// Sets the granularity in bytes of pinned memory allocations, for fewer reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    /// Creates the object that holds a parsed JPEG 2000.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpeg2kStreamCreate() -> nvjpeg2kStream_t;
    /// Destroys a parsed JPEG 2000.
    /// - `stream_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `stream_handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `stream_handle`, or objects that belong to it, during or after the call.
    fn nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t) -> ();
    /// Returns a parsed image's color space, such as sRGB or gray.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetColorSpace(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kColorSpace_t;
    /// Returns the nonlinear point transformation (NLT) of one component.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetComponentNLTInfo(stream_handle: nvjpeg2kStream_t, component_id: u32) -> nvjpeg2kNLTInfo_t;
    /// Returns one component's width, height, bits of precision and sign.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetImageComponentInfo(
        stream_handle: nvjpeg2kStream_t, component_id: u32,
    ) -> nvjpeg2kImageComponentInfo_t;
    /// Returns a parsed image's size, size and number of tiles, and number of components.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kImageInfo_t;
    /// Returns the width and height of one component of a tile at a resolution.
    /// Returns `res_width`, `res_height`.
    ///
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetResolutionComponentDim(
        stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, res_level: u32,
    ) -> (u32, u32);
    /// Returns the number of resolutions of a tile.
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetResolutionsInTile(stream_handle: nvjpeg2kStream_t, tile_id: u32) -> u32;
    /// Returns the width and height of one component of a tile.
    /// Returns `tile_width`, `tile_height`.
    ///
    /// # Safety
    ///
    /// `stream_handle`: a live handle that no other thread uses during the call.
    fn nvjpeg2kStreamGetTileComponentDim(
        stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32,
    ) -> (u32, u32);
    /// Parses a JPEG 2000 in host memory; can keep copies of the metadata and of the data.
    /// - `data`: in, host memory, `length` bytes
    ///
    /// # Safety
    ///
    /// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
    /// - `data` is used after the call: keep it alive and unwritten until `stream_handle` is destroyed or set again.
    fn nvjpeg2kStreamParse(
        handle: nvjpeg2kHandle_t, data: &[u8], save_metadata: i32, save_stream: i32, stream_handle: nvjpeg2kStream_t,
    ) -> ();
    /// Parses a JPEG 2000 in a file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
    /// - `filename`: a complete, valid file: the library does not check its contents.
    fn nvjpeg2kStreamParseFile(handle: nvjpeg2kHandle_t, filename: &CStr, stream_handle: nvjpeg2kStream_t) -> ();
}
