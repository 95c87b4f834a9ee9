//! Functions (nvJPEG2000).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.
///
/// `nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator, nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kCreate))]
///
/// Returns `(nvjpeg2kStatus_t, handle: nvjpeg2kHandle_t)`.
///
/// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
/// - `handle`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreate).
///
/// # Safety
///
/// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
/// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
#[inline]
pub unsafe fn nvjpeg2kCreate(
    backend: nvjpeg2kBackend_t,
    device_allocator: Option<&nvjpeg2kDeviceAllocator_t>,
    pinned_allocator: Option<&nvjpeg2kPinnedAllocator_t>,
) -> (nvjpeg2kStatus_t, nvjpeg2kHandle_t) {
    let mut handle: nvjpeg2kHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kCreate(
        backend, args::option_ptr(device_allocator).cast_mut(), args::option_ptr(pinned_allocator).cast_mut(),
        &mut handle,
    ) };
    (returned, handle)
}

/// Creates a JPEG 2000 decoder handle with the default backend and allocators.
///
/// `nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kCreateSimple))]
///
/// Returns `(nvjpeg2kStatus_t, handle: nvjpeg2kHandle_t)`.
///
/// - `handle`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateSimple).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kCreateSimple() -> (nvjpeg2kStatus_t, nvjpeg2kHandle_t) {
    let mut handle: nvjpeg2kHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kCreateSimple(&mut handle) };
    (returned, handle)
}

/// Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.
///
/// `nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator, nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kCreateV2))]
///
/// Returns `(nvjpeg2kStatus_t, handle: nvjpeg2kHandle_t)`.
///
/// - `handle`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateV2).
///
/// # Safety
///
/// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
/// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
#[inline]
pub unsafe fn nvjpeg2kCreateV2(
    backend: nvjpeg2kBackend_t,
    dev_allocator: &nvjpeg2kDeviceAllocatorV2_t,
    pinned_allocator: &nvjpeg2kPinnedAllocatorV2_t,
) -> (nvjpeg2kStatus_t, nvjpeg2kHandle_t) {
    let mut handle: nvjpeg2kHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kCreateV2(
        backend, core::ptr::from_ref(dev_allocator).cast_mut(), core::ptr::from_ref(pinned_allocator).cast_mut(),
        &mut handle,
    ) };
    (returned, handle)
}

/// Decodes a parsed image to device memory in a stream.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecode))]
///
/// - `decode_output`: read and updated in place
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecode).
///
/// # Safety
///
/// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
/// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpeg2kDecode(
    handle: nvjpeg2kHandle_t,
    decode_state: nvjpeg2kDecodeState_t,
    jpeg2k_stream: nvjpeg2kStream_t,
    decode_output: &mut nvjpeg2kImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecode(handle, decode_state, jpeg2k_stream, decode_output, stream) };
    (returned,)
}

/// Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeImage))]
///
/// - `decode_params`: in; may be NULL
/// - `decode_output`: read and updated in place
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeImage).
///
/// # Safety
///
/// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
/// - `decode_params`: a live handle that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
/// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpeg2kDecodeImage(
    handle: nvjpeg2kHandle_t,
    decode_state: nvjpeg2kDecodeState_t,
    jpeg2k_stream: nvjpeg2kStream_t,
    decode_params: nvjpeg2kDecodeParams_t,
    decode_output: &mut nvjpeg2kImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe {
        sys::nvjpeg2kDecodeImage(handle, decode_state, jpeg2k_stream, decode_params, decode_output, stream)
    };
    (returned,)
}

/// Creates decoding parameters with default values.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeParamsCreate))]
///
/// Returns `(nvjpeg2kStatus_t, decode_params: nvjpeg2kDecodeParams_t)`.
///
/// - `decode_params`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kDecodeParamsCreate() -> (
    nvjpeg2kStatus_t,
    nvjpeg2kDecodeParams_t,
) {
    let mut decode_params: nvjpeg2kDecodeParams_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kDecodeParamsCreate(&mut decode_params) };
    (returned, decode_params)
}

/// Destroys decoding parameters.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kDecodeParamsDestroy))]
///
/// - `decode_params`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsDestroy).
///
/// # Safety
///
/// - `decode_params`: a live handle that no other thread uses during the call.
/// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeParamsDestroy(
    decode_params: nvjpeg2kDecodeParams_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeParamsDestroy(decode_params) };
    (returned,)
}

/// Sets the area of the image to decode, as start and end coordinates in pixels.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeParamsSetDecodeArea))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetDecodeArea).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeParamsSetDecodeArea(
    decode_params: nvjpeg2kDecodeParams_t,
    start_x: u32,
    end_x: u32,
    start_y: u32,
    end_y: u32,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeParamsSetDecodeArea(decode_params, start_x, end_x, start_y, end_y) };
    (returned,)
}

/// Sets whether decoded components are planar or interleaved.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeParamsSetOutputFormat))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetOutputFormat).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeParamsSetOutputFormat(
    decode_params: nvjpeg2kDecodeParams_t,
    format: nvjpeg2kImageFormat_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeParamsSetOutputFormat(decode_params, format) };
    (returned,)
}

/// Sets whether YCC components are converted to RGB.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeParamsSetRGBOutput))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetRGBOutput).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeParamsSetRGBOutput(
    decode_params: nvjpeg2kDecodeParams_t,
    force_rgb: i32,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeParamsSetRGBOutput(decode_params, force_rgb) };
    (returned,)
}

/// Creates a state object, which stores the intermediate data of decoding.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeStateCreate))]
///
/// Returns `(nvjpeg2kStatus_t, decode_state: nvjpeg2kDecodeState_t)`.
///
/// - `decode_state`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeStateCreate(
    handle: nvjpeg2kHandle_t,
) -> (nvjpeg2kStatus_t, nvjpeg2kDecodeState_t) {
    let mut decode_state: nvjpeg2kDecodeState_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kDecodeStateCreate(handle, &mut decode_state) };
    (returned, decode_state)
}

/// Destroys a decoder's state and frees its buffers.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kDecodeStateDestroy))]
///
/// - `decode_state`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateDestroy).
///
/// # Safety
///
/// - `decode_state`: a live handle that no other thread uses during the call.
/// - No thread may use `decode_state`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kDecodeStateDestroy(
    decode_state: nvjpeg2kDecodeState_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeStateDestroy(decode_state) };
    (returned,)
}

/// Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.
///
/// `nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kDecodeTile))]
///
/// - `decode_params`: in; may be NULL
/// - `decode_output`: read and updated in place
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeTile).
///
/// # Safety
///
/// - `handle`, `decode_state`, `jpeg2k_stream`: live handles that no other thread uses during the call.
/// - `decode_params`: a live handle that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `decode_output` must stay valid until the call's work completes on `stream`.
/// - `decode_state`, `jpeg2k_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpeg2kDecodeTile(
    handle: nvjpeg2kHandle_t,
    decode_state: nvjpeg2kDecodeState_t,
    jpeg2k_stream: nvjpeg2kStream_t,
    decode_params: nvjpeg2kDecodeParams_t,
    tile_id: u32,
    num_res_levels: u32,
    decode_output: &mut nvjpeg2kImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDecodeTile(
        handle, decode_state, jpeg2k_stream, decode_params, tile_id, num_res_levels, decode_output, stream,
    ) };
    (returned,)
}

/// Destroys a JPEG 2000 decoder handle; objects that were created from the handle must be destroyed first.
///
/// `nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kDestroy(handle) };
    (returned,)
}

/// Encodes an image in device memory into the encoder state in a stream.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncode))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncode).
///
/// # Safety
///
/// - `enc_handle`, `encode_state`, `encode_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `input_image` must stay valid until the call's work completes on `stream`.
/// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpeg2kEncode(
    enc_handle: nvjpeg2kEncoder_t,
    encode_state: nvjpeg2kEncodeState_t,
    encode_params: nvjpeg2kEncodeParams_t,
    input_image: &nvjpeg2kImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe {
        sys::nvjpeg2kEncode(enc_handle, encode_state, encode_params, core::ptr::from_ref(input_image), stream)
    };
    (returned,)
}

/// Creates encoding parameters with default values.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsCreate))]
///
/// Returns `(nvjpeg2kStatus_t, encode_params: nvjpeg2kEncodeParams_t)`.
///
/// - `encode_params`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsCreate() -> (
    nvjpeg2kStatus_t,
    nvjpeg2kEncodeParams_t,
) {
    let mut encode_params: nvjpeg2kEncodeParams_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kEncodeParamsCreate(&mut encode_params) };
    (returned, encode_params)
}

/// Destroys encoding parameters.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kEncodeParamsDestroy))]
///
/// - `encode_params`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsDestroy).
///
/// # Safety
///
/// - `encode_params`: a live handle that no other thread uses during the call.
/// - No thread may use `encode_params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsDestroy(
    encode_params: nvjpeg2kEncodeParams_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncodeParamsDestroy(encode_params) };
    (returned,)
}

/// Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t *encoder_config)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsSetEncodeConfig))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetEncodeConfig).
///
/// # Safety
///
/// - `encode_params`: a live handle that no other thread uses during the call.
/// - `encoder_config` is used after the call returns: keep it alive and do not modify it as long as `encode_params` exists.
/// - Pointers, handles and lengths in `encoder_config` must stay valid as long as `encode_params` exists.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsSetEncodeConfig(
    encode_params: nvjpeg2kEncodeParams_t,
    encoder_config: &nvjpeg2kEncodeConfig_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe {
        sys::nvjpeg2kEncodeParamsSetEncodeConfig(encode_params, core::ptr::from_ref(encoder_config).cast_mut())
    };
    (returned,)
}

/// Sets whether the components of the image to encode are planar or interleaved.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsSetInputFormat))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetInputFormat).
///
/// # Safety
///
/// `encode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsSetInputFormat(
    encode_params: nvjpeg2kEncodeParams_t,
    format: nvjpeg2kImageFormat_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncodeParamsSetInputFormat(encode_params, format) };
    (returned,)
}

/// Sets the nonlinear point transformations (NLT) of the components to encode.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsSetNLTInfo))]
///
/// - `nlt_info`: in, array, whose length is passed as `num_components`; an empty slice passes NULL
///
/// In `nvjpeg2k.h` since nvJPEG2000 0.11. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetNLTInfo).
///
/// # Safety
///
/// - `encode_params`: a live handle that no other thread uses during the call.
/// - `nlt_info` is used after the call returns: keep it alive and do not modify it until another value is set in `encode_params`, or `encode_params` is destroyed.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsSetNLTInfo(
    encode_params: nvjpeg2kEncodeParams_t,
    nlt_info: &[nvjpeg2kNLTInfo_t],
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe {
        sys::nvjpeg2kEncodeParamsSetNLTInfo(encode_params, args::as_ptr(nlt_info), args::count(nlt_info.len()))
    };
    (returned,)
}

/// Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t encode_params, double target_psnr)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsSetQuality))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8, until nvJPEG2000 0.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetQuality).
///
/// # Safety
///
/// `encode_params`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsSetQuality(
    encode_params: nvjpeg2kEncodeParams_t,
    target_psnr: f64,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncodeParamsSetQuality(encode_params, target_psnr) };
    (returned,)
}

/// Sets the quality of the compressed image as the value of a selected metric, such as PSNR.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeParamsSpecifyQuality))]
///
/// In `nvjpeg2k.h` since nvJPEG2000 0.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSpecifyQuality).
///
/// # Safety
///
/// `encode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kEncodeParamsSpecifyQuality(
    encode_params: nvjpeg2kEncodeParams_t,
    quality_type: nvjpeg2kQualityType_t,
    quality_value: f64,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncodeParamsSpecifyQuality(encode_params, quality_type, quality_value) };
    (returned,)
}

/// Copies the compressed image to host memory, or returns its length if the address is null.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeRetrieveBitstream))]
///
/// Returns `(nvjpeg2kStatus_t, length: size_t)`.
///
/// - `compressed_data`: out, host memory, `length` bytes; an empty slice passes NULL
/// - `length`: in and out: the length of `compressed_data`
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeRetrieveBitstream).
///
/// # Safety
///
/// - `enc_handle`, `encode_state`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `compressed_data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
/// - `encode_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t,
    encode_state: nvjpeg2kEncodeState_t,
    compressed_data: &mut [u8],
    stream: runtime::cudaStream_t,
) -> (nvjpeg2kStatus_t, usize) {
    let mut length: usize = args::count(size_of_val(compressed_data));
    let returned = unsafe { sys::nvjpeg2kEncodeRetrieveBitstream(
        enc_handle, encode_state, args::as_mut_ptr(compressed_data).cast(), &mut length, stream,
    ) };
    (returned, length)
}

/// Creates the state of an encoder, which also stores the compressed image.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncodeStateCreate))]
///
/// Returns `(nvjpeg2kStatus_t, encode_state: nvjpeg2kEncodeState_t)`.
///
/// - `encode_state`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateCreate).
///
/// # Safety
///
/// `enc_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kEncodeStateCreate(
    enc_handle: nvjpeg2kEncoder_t,
) -> (nvjpeg2kStatus_t, nvjpeg2kEncodeState_t) {
    let mut encode_state: nvjpeg2kEncodeState_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kEncodeStateCreate(enc_handle, &mut encode_state) };
    (returned, encode_state)
}

/// Destroys the state of an encoder.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kEncodeStateDestroy))]
///
/// - `encode_state`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateDestroy).
///
/// # Safety
///
/// - `encode_state`: a live handle that no other thread uses during the call.
/// - No thread may use `encode_state`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kEncodeStateDestroy(
    encode_state: nvjpeg2kEncodeState_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncodeStateDestroy(encode_state) };
    (returned,)
}

/// Creates a JPEG 2000 encoder with the default allocators.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kEncoderCreateSimple))]
///
/// Returns `(nvjpeg2kStatus_t, enc_handle: nvjpeg2kEncoder_t)`.
///
/// - `enc_handle`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderCreateSimple).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kEncoderCreateSimple() -> (nvjpeg2kStatus_t, nvjpeg2kEncoder_t) {
    let mut enc_handle: nvjpeg2kEncoder_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kEncoderCreateSimple(&mut enc_handle) };
    (returned, enc_handle)
}

/// Destroys a JPEG 2000 encoder.
///
/// `nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kEncoderDestroy))]
///
/// - `enc_handle`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderDestroy).
///
/// # Safety
///
/// - `enc_handle`: a live handle that no other thread uses during the call.
/// - No thread may use `enc_handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kEncoderDestroy(
    enc_handle: nvjpeg2kEncoder_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kEncoderDestroy(enc_handle) };
    (returned,)
}

/// Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.
///
/// `nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kGetCudartProperty))]
///
/// Returns `(nvjpeg2kStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetCudartProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kGetCudartProperty(
    r#type: runtime::libraryPropertyType,
) -> (nvjpeg2kStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kGetCudartProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the granularity in bytes of device memory allocations.
///
/// `nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kGetDeviceMemoryPadding))]
///
/// Returns `(nvjpeg2kStatus_t, padding: size_t)`.
///
/// - `padding`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetDeviceMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kGetDeviceMemoryPadding(
    handle: nvjpeg2kHandle_t,
) -> (nvjpeg2kStatus_t, usize) {
    let mut padding: usize = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kGetDeviceMemoryPadding(&mut padding, handle) };
    (returned, padding)
}

/// Returns the granularity in bytes of pinned memory allocations.
///
/// `nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kGetPinnedMemoryPadding))]
///
/// Returns `(nvjpeg2kStatus_t, padding: size_t)`.
///
/// - `padding`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetPinnedMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kGetPinnedMemoryPadding(
    handle: nvjpeg2kHandle_t,
) -> (nvjpeg2kStatus_t, usize) {
    let mut padding: usize = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kGetPinnedMemoryPadding(&mut padding, handle) };
    (returned, padding)
}

/// Returns one part of the version of nvJPEG2000: major, minor or patch level.
///
/// `nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kGetProperty))]
///
/// Returns `(nvjpeg2kStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (nvjpeg2kStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
///
/// `nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kSetDeviceMemoryPadding))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetDeviceMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kSetDeviceMemoryPadding(
    padding: usize,
    handle: nvjpeg2kHandle_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kSetDeviceMemoryPadding(padding, handle) };
    (returned,)
}

/// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
///
/// `nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kSetPinnedMemoryPadding))]
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetPinnedMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kSetPinnedMemoryPadding(
    padding: usize,
    handle: nvjpeg2kHandle_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kSetPinnedMemoryPadding(padding, handle) };
    (returned,)
}

/// Creates an object that stores a parsed JPEG 2000 image.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamCreate))]
///
/// Returns `(nvjpeg2kStatus_t, stream_handle: nvjpeg2kStream_t)`.
///
/// - `stream_handle`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpeg2kStreamCreate() -> (nvjpeg2kStatus_t, nvjpeg2kStream_t) {
    let mut stream_handle: nvjpeg2kStream_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kStreamCreate(&mut stream_handle) };
    (returned, stream_handle)
}

/// Destroys a parsed JPEG 2000 image.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg2k::nvjpeg2kStreamDestroy))]
///
/// - `stream_handle`: in; invalid afterwards
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamDestroy).
///
/// # Safety
///
/// - `stream_handle`: a live handle that no other thread uses during the call.
/// - No thread may use `stream_handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpeg2kStreamDestroy(
    stream_handle: nvjpeg2kStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kStreamDestroy(stream_handle) };
    (returned,)
}

/// Returns a parsed image's color space, such as sRGB or gray.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetColorSpace))]
///
/// Returns `(nvjpeg2kStatus_t, color_space: nvjpeg2kColorSpace_t)`.
///
/// - `color_space`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetColorSpace).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetColorSpace(
    stream_handle: nvjpeg2kStream_t,
) -> (nvjpeg2kStatus_t, nvjpeg2kColorSpace_t) {
    let mut color_space: nvjpeg2kColorSpace_t = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kStreamGetColorSpace(stream_handle, &mut color_space) };
    (returned, color_space)
}

/// Returns the nonlinear point transformation (NLT) of one component.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id, nvjpeg2kNLTInfo_t *nlt_info)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetComponentNLTInfo))]
///
/// Returns `(nvjpeg2kStatus_t, nlt_info: nvjpeg2kNLTInfo_t)`.
///
/// - `nlt_info`: out
///
/// In `nvjpeg2k.h` since nvJPEG2000 0.11. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetComponentNLTInfo).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetComponentNLTInfo(
    stream_handle: nvjpeg2kStream_t,
    component_id: u32,
) -> (nvjpeg2kStatus_t, nvjpeg2kNLTInfo_t) {
    let mut nlt_info = output::Reserved::<nvjpeg2kNLTInfo_t>::new();
    let returned = unsafe { sys::nvjpeg2kStreamGetComponentNLTInfo(stream_handle, component_id, nlt_info.slot()) };
    (returned, nlt_info.take())
}

/// Returns one component's width, height, precision in bits and signedness.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetImageComponentInfo))]
///
/// Returns `(nvjpeg2kStatus_t, component_info: nvjpeg2kImageComponentInfo_t)`.
///
/// - `component_info`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageComponentInfo).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetImageComponentInfo(
    stream_handle: nvjpeg2kStream_t,
    component_id: u32,
) -> (nvjpeg2kStatus_t, nvjpeg2kImageComponentInfo_t) {
    let mut component_info = output::Reserved::<nvjpeg2kImageComponentInfo_t>::new();
    let returned = unsafe {
        sys::nvjpeg2kStreamGetImageComponentInfo(stream_handle, component_info.slot(), component_id)
    };
    (returned, component_info.take())
}

/// Returns the image size, tile size, number of tiles and number of components of a parsed image.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetImageInfo))]
///
/// Returns `(nvjpeg2kStatus_t, image_info: nvjpeg2kImageInfo_t)`.
///
/// - `image_info`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageInfo).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetImageInfo(
    stream_handle: nvjpeg2kStream_t,
) -> (nvjpeg2kStatus_t, nvjpeg2kImageInfo_t) {
    let mut image_info = output::Reserved::<nvjpeg2kImageInfo_t>::new();
    let returned = unsafe { sys::nvjpeg2kStreamGetImageInfo(stream_handle, image_info.slot()) };
    (returned, image_info.take())
}

/// Returns the width and height of one component in a tile at one resolution level.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetResolutionComponentDim))]
///
/// Returns `(nvjpeg2kStatus_t, res_width: uint32_t, res_height: uint32_t)`.
///
/// - `res_width`, `res_height`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionComponentDim).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetResolutionComponentDim(
    stream_handle: nvjpeg2kStream_t,
    component_id: u32,
    tile_id: u32,
    res_level: u32,
) -> (nvjpeg2kStatus_t, u32, u32) {
    let mut res_width: u32 = output::zeroed();
    let mut res_height: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kStreamGetResolutionComponentDim(
        stream_handle, component_id, tile_id, res_level, &mut res_width, &mut res_height,
    ) };
    (returned, res_width, res_height)
}

/// Returns the number of resolution levels in a tile.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t *num_res)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetResolutionsInTile))]
///
/// Returns `(nvjpeg2kStatus_t, num_res: uint32_t)`.
///
/// - `num_res`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionsInTile).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetResolutionsInTile(
    stream_handle: nvjpeg2kStream_t,
    tile_id: u32,
) -> (nvjpeg2kStatus_t, u32) {
    let mut num_res: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpeg2kStreamGetResolutionsInTile(stream_handle, tile_id, &mut num_res) };
    (returned, num_res)
}

/// Returns the width and height of one component in a tile.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t *tile_width, uint32_t *tile_height)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamGetTileComponentDim))]
///
/// Returns `(nvjpeg2kStatus_t, tile_width: uint32_t, tile_height: uint32_t)`.
///
/// - `tile_width`, `tile_height`: out
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetTileComponentDim).
///
/// # Safety
///
/// `stream_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpeg2kStreamGetTileComponentDim(
    stream_handle: nvjpeg2kStream_t,
    component_id: u32,
    tile_id: u32,
) -> (nvjpeg2kStatus_t, u32, u32) {
    let mut tile_width: u32 = output::zeroed();
    let mut tile_height: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvjpeg2kStreamGetTileComponentDim(stream_handle, component_id, tile_id, &mut tile_width, &mut tile_height)
    };
    (returned, tile_width, tile_height)
}

/// Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamParse))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParse).
///
/// # Safety
///
/// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `stream_handle`, or `stream_handle` is destroyed.
#[inline]
pub unsafe fn nvjpeg2kStreamParse(
    handle: nvjpeg2kHandle_t,
    data: &[u8],
    save_metadata: i32,
    save_stream: i32,
    stream_handle: nvjpeg2kStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kStreamParse(
        handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), save_metadata, save_stream, stream_handle,
    ) };
    (returned,)
}

/// Parses a JPEG 2000 file.
///
/// `nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg2k::nvjpeg2kStreamParseFile))]
///
/// - `filename`: in, string
///
/// In `nvjpeg2k.h` since at least nvJPEG2000 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParseFile).
///
/// # Safety
///
/// - `handle`, `stream_handle`: live handles that no other thread uses during the call.
/// - `filename` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn nvjpeg2kStreamParseFile(
    handle: nvjpeg2kHandle_t,
    filename: &CStr,
    stream_handle: nvjpeg2kStream_t,
) -> (nvjpeg2kStatus_t,) {
    let returned = unsafe { sys::nvjpeg2kStreamParseFile(handle, filename.as_ptr(), stream_handle) };
    (returned,)
}
