//! nvJPEG2000 with owned handles: decoder and encoder for JPEG 2000 images.
//!
//! See [`owned`](super) for this form of the functions. [`nvjpeg2k`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::nvjpeg2k as checked;
#[allow(unused_imports)]
use crate::nvjpeg2k::NVJPEG2K;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvjpeg2k as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvjpeg2k::all_types::*;

destroy! {
    nvjpeg2kStatus_t;
    0 nvjpeg2kDecodeParams_t: |handle| checked::nvjpeg2kDecodeParamsDestroy(handle);
    0 nvjpeg2kDecodeState_t: |handle| checked::nvjpeg2kDecodeStateDestroy(handle);
    0 nvjpeg2kHandle_t: |handle| checked::nvjpeg2kDestroy(handle);
    0 nvjpeg2kEncodeParams_t: |handle| checked::nvjpeg2kEncodeParamsDestroy(handle);
    0 nvjpeg2kEncodeState_t: |handle| checked::nvjpeg2kEncodeStateDestroy(handle);
    0 nvjpeg2kEncoder_t: |handle| checked::nvjpeg2kEncoderDestroy(handle);
    0 nvjpeg2kStream_t: |handle| checked::nvjpeg2kStreamDestroy(handle);
}

any_thread! {
    0 nvjpeg2kHandle_t // nvjpeg2k.h
    0 nvjpeg2kEncoder_t // nvjpeg2k.h
}

owned! {
    nvjpeg2k, nvjpeg2kStatus_t;

    safe {
        /// Creates a JPEG 2000 decoder handle with the default backend and allocators.
        fn nvjpeg2kCreateSimple() -> Owned<nvjpeg2kHandle_t> {
            Owned::from_raw(checked::nvjpeg2kCreateSimple()?)
        }
        /// Creates decoding parameters with default values.
        fn nvjpeg2kDecodeParamsCreate() -> Owned<nvjpeg2kDecodeParams_t> {
            Owned::from_raw(checked::nvjpeg2kDecodeParamsCreate()?)
        }
        /// Sets the area of the image to decode, as start and end coordinates in pixels.
        fn nvjpeg2kDecodeParamsSetDecodeArea(
            decode_params: impl AsHandle<nvjpeg2kDecodeParams_t>, start_x: u32, end_x: u32, start_y: u32, end_y: u32,
        ) -> () {
            checked::nvjpeg2kDecodeParamsSetDecodeArea(decode_params.as_handle(), start_x, end_x, start_y, end_y)?
        }
        /// Sets whether decoded components are planar or interleaved.
        fn nvjpeg2kDecodeParamsSetOutputFormat(
            decode_params: impl AsHandle<nvjpeg2kDecodeParams_t>, format: nvjpeg2kImageFormat_t,
        ) -> () {
            checked::nvjpeg2kDecodeParamsSetOutputFormat(decode_params.as_handle(), format)?
        }
        /// Sets whether YCC components are converted to RGB.
        fn nvjpeg2kDecodeParamsSetRGBOutput(decode_params: impl AsHandle<nvjpeg2kDecodeParams_t>, force_rgb: i32) -> () {
            checked::nvjpeg2kDecodeParamsSetRGBOutput(decode_params.as_handle(), force_rgb)?
        }
        /// Creates encoding parameters with default values.
        fn nvjpeg2kEncodeParamsCreate() -> Owned<nvjpeg2kEncodeParams_t> {
            Owned::from_raw(checked::nvjpeg2kEncodeParamsCreate()?)
        }
        /// Sets whether the components of the image to encode are planar or interleaved.
        fn nvjpeg2kEncodeParamsSetInputFormat(
            encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, format: nvjpeg2kImageFormat_t,
        ) -> () {
            checked::nvjpeg2kEncodeParamsSetInputFormat(encode_params.as_handle(), format)?
        }
        /// Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.
        fn nvjpeg2kEncodeParamsSetQuality(encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, target_psnr: f64) -> () {
            checked::nvjpeg2kEncodeParamsSetQuality(encode_params.as_handle(), target_psnr)?
        }
        /// Sets the quality of the compressed image as the value of a selected metric, such as PSNR.
        fn nvjpeg2kEncodeParamsSpecifyQuality(
            encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, quality_type: nvjpeg2kQualityType_t, quality_value: f64,
        ) -> () {
            checked::nvjpeg2kEncodeParamsSpecifyQuality(encode_params.as_handle(), quality_type, quality_value)?
        }
        /// Creates a JPEG 2000 encoder with the default allocators.
        fn nvjpeg2kEncoderCreateSimple() -> Owned<nvjpeg2kEncoder_t> {
            Owned::from_raw(checked::nvjpeg2kEncoderCreateSimple()?)
        }
        /// Returns the granularity in bytes of device memory allocations.
        fn nvjpeg2kGetDeviceMemoryPadding(handle: impl AsHandle<nvjpeg2kHandle_t>) -> usize {
            checked::nvjpeg2kGetDeviceMemoryPadding(handle.as_handle())?
        }
        /// Returns the granularity in bytes of pinned memory allocations.
        fn nvjpeg2kGetPinnedMemoryPadding(handle: impl AsHandle<nvjpeg2kHandle_t>) -> usize {
            checked::nvjpeg2kGetPinnedMemoryPadding(handle.as_handle())?
        }
        /// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
        fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: impl AsHandle<nvjpeg2kHandle_t>) -> () {
            checked::nvjpeg2kSetDeviceMemoryPadding(padding, handle.as_handle())?
        }
        /// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
        fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: impl AsHandle<nvjpeg2kHandle_t>) -> () {
            checked::nvjpeg2kSetPinnedMemoryPadding(padding, handle.as_handle())?
        }
        /// Creates an object that stores a parsed JPEG 2000 image.
        fn nvjpeg2kStreamCreate() -> Owned<nvjpeg2kStream_t> {
            Owned::from_raw(checked::nvjpeg2kStreamCreate()?)
        }
    }

    unsafe {}
}

owned! {
    nvjpeg2k, nvjpeg2kStatus_t;

    safe {}

    unsafe {
        /// Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.
        /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
        /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
        /// - `device_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvjpeg2kCreate(
            backend: nvjpeg2kBackend_t, device_allocator: Option<&nvjpeg2kDeviceAllocator_t>,
            pinned_allocator: Option<&nvjpeg2kPinnedAllocator_t>,
        ) -> Owned<nvjpeg2kHandle_t> {
            Owned::from_raw(checked::nvjpeg2kCreate(backend, device_allocator, pinned_allocator)?)
        }
        /// Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.
        /// # Safety
        ///
        /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
        /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
        /// - `dev_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvjpeg2kCreateV2(
            backend: nvjpeg2kBackend_t, dev_allocator: &nvjpeg2kDeviceAllocatorV2_t,
            pinned_allocator: &nvjpeg2kPinnedAllocatorV2_t,
        ) -> Owned<nvjpeg2kHandle_t> {
            Owned::from_raw(checked::nvjpeg2kCreateV2(backend, dev_allocator, pinned_allocator)?)
        }
        /// Decodes a parsed image to device memory in a stream.
        /// - `decode_output`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
        /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decode_state`, `jpeg2k_stream` must outlive every graph that records the call.
        fn nvjpeg2kDecode(
            handle: impl AsHandle<nvjpeg2kHandle_t>, decode_state: impl AsHandle<nvjpeg2kDecodeState_t>,
            jpeg2k_stream: impl AsHandle<nvjpeg2kStream_t>, decode_output: &mut nvjpeg2kImage_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpeg2kDecode(
                handle.as_handle(), decode_state.as_handle(), jpeg2k_stream.as_handle(), decode_output,
                stream.as_handle_or_null(),
            )?
        }
        /// Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.
        /// - `decode_params`: in; may be NULL
        /// - `decode_output`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
        /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decode_state`, `jpeg2k_stream`, `decode_params` must outlive every graph that records the call.
        fn nvjpeg2kDecodeImage(
            handle: impl AsHandle<nvjpeg2kHandle_t>, decode_state: impl AsHandle<nvjpeg2kDecodeState_t>,
            jpeg2k_stream: impl AsHandle<nvjpeg2kStream_t>, decode_params: impl MaybeHandle<nvjpeg2kDecodeParams_t>,
            decode_output: &mut nvjpeg2kImage_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpeg2kDecodeImage(
                handle.as_handle(), decode_state.as_handle(), jpeg2k_stream.as_handle(), decode_params.as_handle_or_null(),
                decode_output, stream.as_handle_or_null(),
            )?
        }
        /// Creates a state object, which stores the intermediate data of decoding.
        /// # Safety
        ///
        /// - `decode_state` must be dropped before `handle`.
        fn nvjpeg2kDecodeStateCreate(handle: impl AsHandle<nvjpeg2kHandle_t>) -> Owned<nvjpeg2kDecodeState_t> {
            Owned::from_raw(checked::nvjpeg2kDecodeStateCreate(handle.as_handle())?)
        }
        /// Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.
        /// - `decode_params`: in; may be NULL
        /// - `decode_output`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
        /// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decode_state`, `jpeg2k_stream`, `decode_params` must outlive every graph that records the call.
        fn nvjpeg2kDecodeTile(
            handle: impl AsHandle<nvjpeg2kHandle_t>, decode_state: impl AsHandle<nvjpeg2kDecodeState_t>,
            jpeg2k_stream: impl AsHandle<nvjpeg2kStream_t>, decode_params: impl MaybeHandle<nvjpeg2kDecodeParams_t>,
            tile_id: u32, num_res_levels: u32, decode_output: &mut nvjpeg2kImage_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpeg2kDecodeTile(
                handle.as_handle(), decode_state.as_handle(), jpeg2k_stream.as_handle(), decode_params.as_handle_or_null(),
                tile_id, num_res_levels, decode_output, stream.as_handle_or_null(),
            )?
        }
        /// Encodes an image in device memory into the encoder state in a stream.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `input_image` must stay valid until the call's work completes on `stream`.
        /// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `input_image` must not be moved, changed or freed while the library may hold its address.
        /// - `enc_handle`, `encode_state`, `encode_params` must outlive every graph that records the call.
        fn nvjpeg2kEncode(
            enc_handle: impl AsHandle<nvjpeg2kEncoder_t>, encode_state: impl AsHandle<nvjpeg2kEncodeState_t>,
            encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, input_image: &nvjpeg2kImage_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpeg2kEncode(
                enc_handle.as_handle(), encode_state.as_handle(), encode_params.as_handle(), input_image,
                stream.as_handle_or_null(),
            )?
        }
        /// Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.
        /// # Safety
        ///
        /// - `encoder_config` is used after the call returns: keep it alive and do not modify it as long as `encode_params` exists.
        /// - Pointers, handles and lengths in `encoder_config` must stay valid as long as `encode_params` exists.
        /// - `encoder_config` must not be moved, changed or freed while the library may hold its address.
        fn nvjpeg2kEncodeParamsSetEncodeConfig(
            encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, encoder_config: &nvjpeg2kEncodeConfig_t,
        ) -> () {
            checked::nvjpeg2kEncodeParamsSetEncodeConfig(encode_params.as_handle(), encoder_config)?
        }
        /// Sets the nonlinear point transformations (NLT) of the components to encode.
        /// - `nlt_info`: in, array, whose length is passed as `num_components`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `nlt_info` is used after the call returns: keep it alive and do not modify it until another value is set in `encode_params`, or `encode_params` is destroyed.
        fn nvjpeg2kEncodeParamsSetNLTInfo(
            encode_params: impl AsHandle<nvjpeg2kEncodeParams_t>, nlt_info: &[nvjpeg2kNLTInfo_t],
        ) -> () {
            checked::nvjpeg2kEncodeParamsSetNLTInfo(encode_params.as_handle(), nlt_info)?
        }
        /// Copies the compressed image to host memory, or returns its length if the address is null.
        /// - `compressed_data`: out, host memory, whose size in bytes is passed as `length`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `compressed_data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
        /// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `enc_handle`, `encode_state` must outlive every graph that records the call.
        fn nvjpeg2kEncodeRetrieveBitstream(
            enc_handle: impl AsHandle<nvjpeg2kEncoder_t>, encode_state: impl AsHandle<nvjpeg2kEncodeState_t>,
            compressed_data: &mut [u8], stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvjpeg2kEncodeRetrieveBitstream(
                enc_handle.as_handle(), encode_state.as_handle(), compressed_data, stream.as_handle_or_null(),
            )?
        }
        /// Creates the state of an encoder, which also stores the compressed image.
        /// # Safety
        ///
        /// - `encode_state` must be dropped before `enc_handle`.
        fn nvjpeg2kEncodeStateCreate(enc_handle: impl AsHandle<nvjpeg2kEncoder_t>) -> Owned<nvjpeg2kEncodeState_t> {
            Owned::from_raw(checked::nvjpeg2kEncodeStateCreate(enc_handle.as_handle())?)
        }
        /// Returns a parsed image's color space, such as sRGB or gray.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetColorSpace(stream_handle: impl AsHandle<nvjpeg2kStream_t>) -> nvjpeg2kColorSpace_t {
            checked::nvjpeg2kStreamGetColorSpace(stream_handle.as_handle())?
        }
        /// Returns the nonlinear point transformation (NLT) of one component.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetComponentNLTInfo(
            stream_handle: impl AsHandle<nvjpeg2kStream_t>, component_id: u32,
        ) -> nvjpeg2kNLTInfo_t {
            checked::nvjpeg2kStreamGetComponentNLTInfo(stream_handle.as_handle(), component_id)?
        }
        /// Returns one component's width, height, precision in bits and signedness.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetImageComponentInfo(
            stream_handle: impl AsHandle<nvjpeg2kStream_t>, component_id: u32,
        ) -> nvjpeg2kImageComponentInfo_t {
            checked::nvjpeg2kStreamGetImageComponentInfo(stream_handle.as_handle(), component_id)?
        }
        /// Returns the image size, tile size, number of tiles and number of components of a parsed image.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetImageInfo(stream_handle: impl AsHandle<nvjpeg2kStream_t>) -> nvjpeg2kImageInfo_t {
            checked::nvjpeg2kStreamGetImageInfo(stream_handle.as_handle())?
        }
        /// Returns the width and height of one component in a tile at one resolution level.
        /// Returns `res_width`, `res_height`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetResolutionComponentDim(
            stream_handle: impl AsHandle<nvjpeg2kStream_t>, component_id: u32, tile_id: u32, res_level: u32,
        ) -> (u32, u32) {
            checked::nvjpeg2kStreamGetResolutionComponentDim(stream_handle.as_handle(), component_id, tile_id, res_level)?
        }
        /// Returns the number of resolution levels in a tile.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetResolutionsInTile(stream_handle: impl AsHandle<nvjpeg2kStream_t>, tile_id: u32) -> u32 {
            checked::nvjpeg2kStreamGetResolutionsInTile(stream_handle.as_handle(), tile_id)?
        }
        /// Returns the width and height of one component in a tile.
        /// Returns `tile_width`, `tile_height`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component, the tile and the level.
        fn nvjpeg2kStreamGetTileComponentDim(
            stream_handle: impl AsHandle<nvjpeg2kStream_t>, component_id: u32, tile_id: u32,
        ) -> (u32, u32) {
            checked::nvjpeg2kStreamGetTileComponentDim(stream_handle.as_handle(), component_id, tile_id)?
        }
        /// Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `stream_handle`, or `stream_handle` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpeg2kStreamParse(
            handle: impl AsHandle<nvjpeg2kHandle_t>, data: &[u8], save_metadata: i32, save_stream: i32,
            stream_handle: impl AsHandle<nvjpeg2kStream_t>,
        ) -> () {
            checked::nvjpeg2kStreamParse(handle.as_handle(), data, save_metadata, save_stream, stream_handle.as_handle())?
        }
        /// Parses a JPEG 2000 file.
        /// - `filename`: in, string
        ///
        /// # Safety
        ///
        /// - `filename` must name a complete, valid file; the library does not check the contents.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpeg2kStreamParseFile(
            handle: impl AsHandle<nvjpeg2kHandle_t>, filename: &CStr, stream_handle: impl AsHandle<nvjpeg2kStream_t>,
        ) -> () {
            checked::nvjpeg2kStreamParseFile(handle.as_handle(), filename, stream_handle.as_handle())?
        }
    }
}
