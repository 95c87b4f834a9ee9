//! Functions (nvTIFF).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Decodes the images or regions of a TIFF into device memory in a stream.
///
/// `nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecode))]
///
/// - `image_out`: in and out, array, of the length that `params` requires
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecode).
///
/// # Safety
///
/// - `tiff_stream`, `params`: live handles that no other thread uses during the call.
/// - `decoder`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `image_out`: at least as long as `params` requires. The length is not checked.
/// - Pointers, handles and lengths in `image_out` must stay valid until the call's work completes on `stream`.
/// - `tiff_stream`, `decoder`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvtiffDecode(
    tiff_stream: nvtiffStream_t,
    decoder: nvtiffDecoder_t,
    params: nvtiffDecodeParams_t,
    image_out: &mut [nvtiffImage_t],
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffDecode(tiff_stream, decoder, params, args::as_mut_ptr(image_out), stream) };
    (returned,)
}

/// Checks whether a decoder supports a TIFF with given parameters.
///
/// `nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecodeCheckSupported))]
///
/// - `image_out`: in, array, of the length that `params` requires; an empty slice passes NULL
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeCheckSupported).
///
/// # Safety
///
/// - `tiff_stream`, `params`: live handles that no other thread uses during the call.
/// - `decoder`: a live handle.
/// - `image_out`: at least as long as `params` requires. The length is not checked.
/// - Pointers, handles and lengths in `image_out` must be valid.
#[inline]
pub unsafe fn nvtiffDecodeCheckSupported(
    tiff_stream: nvtiffStream_t,
    decoder: nvtiffDecoder_t,
    params: nvtiffDecodeParams_t,
    image_out: &[nvtiffImage_t],
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffDecodeCheckSupported(tiff_stream, decoder, params, args::as_ptr(image_out)) };
    (returned,)
}

/// Creates decoding parameters with default values.
///
/// `nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecodeParamsCreate))]
///
/// Returns `(nvtiffStatus_t, decode_params: nvtiffDecodeParams_t)`.
///
/// - `decode_params`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtiffDecodeParamsCreate() -> (nvtiffStatus_t, nvtiffDecodeParams_t) {
    let mut decode_params: nvtiffDecodeParams_t = output::zeroed();
    let returned = unsafe { sys::nvtiffDecodeParamsCreate(&mut decode_params) };
    (returned, decode_params)
}

/// Destroys decoding parameters.
///
/// `nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffDecodeParamsDestroy))]
///
/// - `decode_params`: in; invalid afterwards
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsDestroy).
///
/// # Safety
///
/// - `decode_params`: a live handle that no other thread uses during the call.
/// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtiffDecodeParamsDestroy(
    decode_params: nvtiffDecodeParams_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffDecodeParamsDestroy(decode_params) };
    (returned,)
}

/// Sets the pixel format of decoded images, such as interleaved RGB.
///
/// `nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecodeParamsSetOutputFormat))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetOutputFormat).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffDecodeParamsSetOutputFormat(
    decode_params: nvtiffDecodeParams_t,
    format: nvtiffOutputFormat_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffDecodeParamsSetOutputFormat(decode_params, format) };
    (returned,)
}

/// Sets the regions to decode, each within the image in one directory.
///
/// `nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecodeParamsSetRegions))]
///
/// - `regions`: in, array, whose length is passed as `count`; an empty slice passes NULL
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetRegions).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffDecodeParamsSetRegions(
    decode_params: nvtiffDecodeParams_t,
    regions: &[nvtiffDecodeRegion_t],
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffDecodeParamsSetRegions(decode_params, args::as_ptr(regions), args::count(regions.len()))
    };
    (returned,)
}

/// Creates a TIFF decoder with the caller's device and pinned memory allocators.
///
/// `nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecoderCreate))]
///
/// Returns `(nvtiffStatus_t, decoder: nvtiffDecoder_t)`.
///
/// - `decoder`: out
/// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreate).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `decoder` exists.
/// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `decoder` exists.
#[inline]
pub unsafe fn nvtiffDecoderCreate(
    device_allocator: Option<&nvtiffDeviceAllocator_t>,
    pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t, nvtiffDecoder_t) {
    let mut decoder: nvtiffDecoder_t = output::zeroed();
    let returned = unsafe { sys::nvtiffDecoderCreate(
        &mut decoder, args::option_ptr(device_allocator).cast_mut(), args::option_ptr(pinned_allocator).cast_mut(),
        stream,
    ) };
    (returned, decoder)
}

/// Creates a TIFF decoder with the default allocators.
///
/// `nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffDecoderCreateSimple))]
///
/// Returns `(nvtiffStatus_t, decoder: nvtiffDecoder_t)`.
///
/// - `decoder`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreateSimple).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvtiffDecoderCreateSimple(
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t, nvtiffDecoder_t) {
    let mut decoder: nvtiffDecoder_t = output::zeroed();
    let returned = unsafe { sys::nvtiffDecoderCreateSimple(&mut decoder, stream) };
    (returned, decoder)
}

/// Destroys a TIFF decoder and frees its memory in stream order.
///
/// `nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffDecoderDestroy))]
///
/// - `decoder`: in; invalid afterwards
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderDestroy).
///
/// # Safety
///
/// - `decoder`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use `decoder`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtiffDecoderDestroy(
    decoder: nvtiffDecoder_t,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffDecoderDestroy(decoder, stream) };
    (returned,)
}

/// Encodes, in a stream, the images that an array of encoding parameters describes.
///
/// `nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffEncode))]
///
/// - `params`: in, array, whose length is passed as `num_params`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncode).
///
/// # Safety
///
/// - `encoder`, `params`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvtiffEncode(
    encoder: nvtiffEncoder_t,
    params: &[nvtiffEncodeParams_t],
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffEncode(encoder, args::as_ptr(params).cast_mut(), args::count(params.len()), stream)
    };
    (returned,)
}

/// Completes the encoding of images; their sizes are then known, and they can be written.
///
/// `nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffEncodeFinalize))]
///
/// - `params`: in, array, whose length is passed as `num_params`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeFinalize).
///
/// # Safety
///
/// - `encoder`, `params`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvtiffEncodeFinalize(
    encoder: nvtiffEncoder_t,
    params: &[nvtiffEncodeParams_t],
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffEncodeFinalize(encoder, args::as_ptr(params).cast_mut(), args::count(params.len()), stream)
    };
    (returned,)
}

/// Creates encoding parameters for the images of one file, with default values.
///
/// `nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsCreate))]
///
/// Returns `(nvtiffStatus_t, params: nvtiffEncodeParams_t)`.
///
/// - `params`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtiffEncodeParamsCreate() -> (nvtiffStatus_t, nvtiffEncodeParams_t) {
    let mut params: nvtiffEncodeParams_t = output::zeroed();
    let returned = unsafe { sys::nvtiffEncodeParamsCreate(&mut params) };
    (returned, params)
}

/// Destroys encoding parameters in stream order.
///
/// `nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsDestroy))]
///
/// - `params`: in; invalid afterwards
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsDestroy).
///
/// # Safety
///
/// - `params`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use `params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtiffEncodeParamsDestroy(
    params: nvtiffEncodeParams_t,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsDestroy(params, stream) };
    (returned,)
}

/// Sets a GeoTIFF key of any type, including its values.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetGeoKey))]
///
/// - `value`: in, an address, passed unchanged
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKey).
///
/// # Safety
///
/// - `params`: a live handle.
/// - `value`: valid memory of the size that the other arguments imply, until another value is set in `params`, or `params` is destroyed.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKey(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    r#type: nvtiffGeoKeyDataType_t,
    value: *mut c_void,
    value_size: u32,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetGeoKey(params, key, r#type, value, value_size, count) };
    (returned,)
}

/// Sets a GeoTIFF key to a string value.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetGeoKeyASCII))]
///
/// - `value`: in, host memory, whose size in bytes is passed as `value_size`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyASCII).
///
/// # Safety
///
/// - `params`: a live handle.
/// - `value` is used after the call returns: keep it alive and do not modify it until another value is set in `params`, or `params` is destroyed.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeyASCII(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: &[u8],
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffEncodeParamsSetGeoKeyASCII(params, key, args::as_ptr(value).cast(), args::count(size_of_val(value)))
    };
    (returned,)
}

/// Sets a GeoTIFF key to a double-precision value.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetGeoKeyDOUBLE))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyDOUBLE).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeyDOUBLE(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: f64,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetGeoKeyDOUBLE(params, key, value, count) };
    (returned,)
}

/// Sets a GeoTIFF key to a 16-bit integer value.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetGeoKeySHORT))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeySHORT).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeySHORT(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: u16,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetGeoKeySHORT(params, key, value, count) };
    (returned,)
}

/// Sets the layout (strips or tiles) of the images to encode, and the size of the strips or tiles.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetImageGeometry))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageGeometry).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetImageGeometry(
    params: nvtiffEncodeParams_t,
    geometry: &nvtiffImageGeometry_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetImageGeometry(params, core::ptr::from_ref(geometry)) };
    (returned,)
}

/// Sets the size, compression and sample format of the images to encode.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetImageInfo))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageInfo).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetImageInfo(
    params: nvtiffEncodeParams_t,
    image_info: &nvtiffImageInfo_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetImageInfo(params, core::ptr::from_ref(image_info)) };
    (returned,)
}

/// Sets the device memory addresses of the images to encode.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetInputs))]
///
/// - `images_d`: in, array, whose length is passed as `num_images`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetInputs).
///
/// # Safety
///
/// - `params`: a live handle.
/// - Each address in `images_d` points to valid memory of the size that the other arguments imply, as long as `params` exists.
/// - `images_d` is used after the call returns: keep it alive and do not modify it as long as `params` exists.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetInputs(
    params: nvtiffEncodeParams_t,
    images_d: &[*mut u8],
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffEncodeParamsSetInputs(params, args::as_ptr(images_d).cast_mut(), args::count(images_d.len()))
    };
    (returned,)
}

/// Sets options, such as the quality, for images that are compressed as JPEG.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetJpegOptions))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetJpegOptions).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetJpegOptions(
    params: nvtiffEncodeParams_t,
    options: &nvtiffJpegEncodeOptions_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetJpegOptions(params, core::ptr::from_ref(options)) };
    (returned,)
}

/// Sets a tag of a directory, including its values.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void *value, uint32_t count)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetTag))]
///
/// - `value`: in, an address, passed unchanged
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTag).
///
/// # Safety
///
/// - `params`: a live handle.
/// - `value`: valid memory of the size that the other arguments imply, as long as `params` exists.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetTag(
    params: nvtiffEncodeParams_t,
    tag: u16,
    r#type: nvtiffTagDataType_t,
    value: *mut c_void,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetTag(params, tag, r#type, value, count) };
    (returned,)
}

/// Sets the variant of the file to encode: classic TIFF or BigTIFF.
///
/// `nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncodeParamsSetTiffVariant))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTiffVariant).
///
/// # Safety
///
/// `params`: a live handle.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetTiffVariant(
    params: nvtiffEncodeParams_t,
    variant: nvtiffVariant_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncodeParamsSetTiffVariant(params, variant) };
    (returned,)
}

/// Creates a TIFF encoder, optionally with the caller's allocators.
///
/// `nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffEncoderCreate))]
///
/// Returns `(nvtiffStatus_t, encoder: nvtiffEncoder_t)`.
///
/// - `encoder`: out
/// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderCreate).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `encoder` exists.
/// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `encoder` exists.
#[inline]
pub unsafe fn nvtiffEncoderCreate(
    device_allocator: Option<&nvtiffDeviceAllocator_t>,
    pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t, nvtiffEncoder_t) {
    let mut encoder: nvtiffEncoder_t = output::zeroed();
    let returned = unsafe { sys::nvtiffEncoderCreate(
        &mut encoder, args::option_ptr(device_allocator).cast_mut(), args::option_ptr(pinned_allocator).cast_mut(),
        stream,
    ) };
    (returned, encoder)
}

/// Destroys a TIFF encoder and frees its memory in stream order.
///
/// `nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffEncoderDestroy))]
///
/// - `encoder`: in; invalid afterwards
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderDestroy).
///
/// # Safety
///
/// - `encoder`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use `encoder`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtiffEncoderDestroy(
    encoder: nvtiffEncoder_t,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffEncoderDestroy(encoder, stream) };
    (returned,)
}

/// Returns the sizes in bytes of the metadata and of the encoded images.
///
/// `nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffGetBitstreamSize))]
///
/// Returns `(nvtiffStatus_t, metadata_size: size_t, bitstream_size: size_t)`.
///
/// - `params`: in, array, whose length is passed as `num_params`
/// - `metadata_size`, `bitstream_size`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetBitstreamSize).
///
/// # Safety
///
/// `encoder`, `params`: live handles.
#[inline]
pub unsafe fn nvtiffGetBitstreamSize(
    encoder: nvtiffEncoder_t,
    params: &[nvtiffEncodeParams_t],
) -> (nvtiffStatus_t, usize, usize) {
    let mut metadata_size: usize = output::zeroed();
    let mut bitstream_size: usize = output::zeroed();
    let returned = unsafe { sys::nvtiffGetBitstreamSize(
        encoder, args::as_ptr(params).cast_mut(), args::count(params.len()), &mut metadata_size, &mut bitstream_size,
    ) };
    (returned, metadata_size, bitstream_size)
}

/// Returns one part of the version of nvTIFF: major, minor or patch level.
///
/// `nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffGetProperty))]
///
/// Returns `(nvtiffStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtiffGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (nvtiffStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::nvtiffGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Closes a TIFF stream and frees its memory.
///
/// `nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)`
#[cfg_attr(doc, doc = forms!(nvtiff::nvtiffStreamClose))]
///
/// - `tiff_stream`: in; invalid afterwards
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamClose).
///
/// # Safety
///
/// - `tiff_stream`: a live handle that no other thread uses during the call.
/// - No thread may use `tiff_stream`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffStreamClose(tiff_stream) };
    (returned,)
}

/// Gets the values of a GeoTIFF key of any type.
///
/// `nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetGeoKey))]
///
/// - `val`: in, an address, passed unchanged
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKey).
///
/// # Safety
///
/// - `tiff_stream`: a live handle that no other thread uses during the call.
/// - `val`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKey(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: *mut c_void,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffStreamGetGeoKey(tiff_stream, key, val, count) };
    (returned,)
}

/// Gets the string value of a GeoTIFF key.
///
/// `nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetGeoKeyASCII))]
///
/// - `str`: out, a buffer for a string whose size in bytes is passed as `max_len`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyASCII).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    str: &mut [u8],
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffStreamGetGeoKeyASCII(tiff_stream, key, args::as_mut_ptr(str).cast(), args::count(str.len()))
    };
    (returned,)
}

/// Gets double-precision values of a GeoTIFF key, starting at an index.
///
/// `nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetGeoKeyDOUBLE))]
///
/// - `val`: out, array, whose length is passed as `count`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyDOUBLE).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyDOUBLE(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: &mut [f64],
    index: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffStreamGetGeoKeyDOUBLE(tiff_stream, key, args::as_mut_ptr(val), index, args::count(val.len()))
    };
    (returned,)
}

/// Returns the size, count and type of a GeoTIFF key.
///
/// `nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetGeoKeyInfo))]
///
/// Returns `(nvtiffStatus_t, size: uint32_t, count: uint32_t, type: nvtiffGeoKeyDataType_t)`.
///
/// - `size`, `count`, `type`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyInfo).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyInfo(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
) -> (nvtiffStatus_t, u32, u32, nvtiffGeoKeyDataType_t) {
    let mut size: u32 = output::zeroed();
    let mut count: u32 = output::zeroed();
    let mut r#type: nvtiffGeoKeyDataType_t = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamGetGeoKeyInfo(tiff_stream, key, &mut size, &mut count, &mut r#type) };
    (returned, size, count, r#type)
}

/// Gets 16-bit integer values of a GeoTIFF key, starting at an index.
///
/// `nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetGeoKeySHORT))]
///
/// - `val`: out, array, whose length is passed as `count`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeySHORT).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeySHORT(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: &mut [u16],
    index: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe {
        sys::nvtiffStreamGetGeoKeySHORT(tiff_stream, key, args::as_mut_ptr(val), index, args::count(val.len()))
    };
    (returned,)
}

/// Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.
///
/// `nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetHeader))]
///
/// Returns `(nvtiffStatus_t, header: nvtiffStreamHeader_t)`.
///
/// - `header`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetHeader).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetHeader(
    tiff_stream: nvtiffStream_t,
) -> (nvtiffStatus_t, nvtiffStreamHeader_t) {
    let mut header = output::Reserved::<nvtiffStreamHeader_t>::new();
    let returned = unsafe { sys::nvtiffStreamGetHeader(tiff_stream, header.slot()) };
    (returned, header.take())
}

/// Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.
///
/// `nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetImageGeometry))]
///
/// Returns `(nvtiffStatus_t, geometry: nvtiffImageGeometry_t)`.
///
/// - `geometry`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageGeometry).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetImageGeometry(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
) -> (nvtiffStatus_t, nvtiffImageGeometry_t) {
    let mut geometry = output::Reserved::<nvtiffImageGeometry_t>::new();
    let returned = unsafe { sys::nvtiffStreamGetImageGeometry(tiff_stream, ifd_offset, geometry.slot()) };
    (returned, geometry.take())
}

/// Returns the size, compression and sample format of the image in a directory.
///
/// `nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetImageInfo))]
///
/// Returns `(nvtiffStatus_t, image_info: nvtiffImageInfo_t)`.
///
/// - `image_info`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageInfo).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetImageInfo(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
) -> (nvtiffStatus_t, nvtiffImageInfo_t) {
    let mut image_info = output::Reserved::<nvtiffImageInfo_t>::new();
    let returned = unsafe { sys::nvtiffStreamGetImageInfo(tiff_stream, ifd_offset, image_info.slot()) };
    (returned, image_info.take())
}

/// Returns the offset of the next directory of a TIFF, or 0 after the last one.
///
/// `nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetNextIFDOffset))]
///
/// Returns `(nvtiffStatus_t, next_ifd_offset: size_t)`.
///
/// - `next_ifd_offset`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNextIFDOffset).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetNextIFDOffset(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
) -> (nvtiffStatus_t, usize) {
    let mut next_ifd_offset: usize = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamGetNextIFDOffset(tiff_stream, ifd_offset, &mut next_ifd_offset) };
    (returned, next_ifd_offset)
}

/// Returns the number of GeoTIFF keys, and their identifiers.
///
/// `nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetNumberOfGeoKeys))]
///
/// Returns `(nvtiffStatus_t, num_keys: uint32_t)`.
///
/// - `key`: in, an address, passed unchanged
/// - `num_keys`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfGeoKeys).
///
/// # Safety
///
/// - `tiff_stream`: a live handle that no other thread uses during the call.
/// - `key`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtiffStreamGetNumberOfGeoKeys(
    tiff_stream: nvtiffStream_t,
    key: *mut nvtiffGeoKey_t,
) -> (nvtiffStatus_t, u32) {
    let mut num_keys: u32 = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamGetNumberOfGeoKeys(tiff_stream, key, &mut num_keys) };
    (returned, num_keys)
}

/// Returns the number of tags in a directory, and their identifiers.
///
/// `nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetNumberOfTags))]
///
/// Returns `(nvtiffStatus_t, num_tags: uint32_t)`.
///
/// - `tags`: in, an address, passed unchanged
/// - `num_tags`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfTags).
///
/// # Safety
///
/// - `tiff_stream`: a live handle that no other thread uses during the call.
/// - `tags`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtiffStreamGetNumberOfTags(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tags: *mut u16,
) -> (nvtiffStatus_t, u32) {
    let mut num_tags: u32 = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamGetNumberOfTags(tiff_stream, ifd_offset, tags, &mut num_tags) };
    (returned, num_tags)
}

/// Returns the type, size and count of a tag in a directory.
///
/// `nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetTagInfo))]
///
/// Returns `(nvtiffStatus_t, tag_type: nvtiffTagDataType_t, size: uint32_t, count: uint32_t)`.
///
/// - `tag_type`, `size`, `count`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagInfo).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetTagInfo(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tiff_tag: u16,
) -> (nvtiffStatus_t, nvtiffTagDataType_t, u32, u32) {
    let mut tag_type: nvtiffTagDataType_t = output::zeroed();
    let mut size: u32 = output::zeroed();
    let mut count: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvtiffStreamGetTagInfo(tiff_stream, ifd_offset, tiff_tag, &mut tag_type, &mut size, &mut count)
    };
    (returned, tag_type, size, count)
}

/// Gets the values of a tag in a directory.
///
/// `nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamGetTagValue))]
///
/// - `tag_value`: in, an address, passed unchanged
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagValue).
///
/// # Safety
///
/// - `tiff_stream`: a live handle that no other thread uses during the call.
/// - `tag_value`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtiffStreamGetTagValue(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tiff_tag: u16,
    tag_value: *mut c_void,
    count: u32,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffStreamGetTagValue(tiff_stream, ifd_offset, tiff_tag, tag_value, count) };
    (returned,)
}

/// Checks whether a directory has a given tag.
///
/// `nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamHasTag))]
///
/// Returns `(nvtiffStatus_t, has_tag: int)`.
///
/// - `has_tag`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamHasTag).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamHasTag(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tag: u16,
) -> (nvtiffStatus_t, i32) {
    let mut has_tag: i32 = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamHasTag(tiff_stream, ifd_offset, tag, &mut has_tag) };
    (returned, has_tag)
}

/// Opens a TIFF in host memory, which must not change until the TIFF stream is closed.
///
/// `nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamOpen))]
///
/// Returns `(nvtiffStatus_t, tiff_stream: nvtiffStream_t)`.
///
/// - `buffer`: in, host memory, whose size in bytes is passed as `buffer_size`
/// - `tiff_stream`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpen).
///
/// # Safety
///
/// `buffer` is used after the call returns: keep it alive and do not modify it as long as `tiff_stream` exists.
#[inline]
pub unsafe fn nvtiffStreamOpen(buffer: &[u8]) -> (nvtiffStatus_t, nvtiffStream_t) {
    let mut tiff_stream: nvtiffStream_t = output::zeroed();
    let returned = unsafe {
        sys::nvtiffStreamOpen(args::as_ptr(buffer).cast(), args::count(size_of_val(buffer)), &mut tiff_stream)
    };
    (returned, tiff_stream)
}

/// Opens the TIFF file at a path and reads the file.
///
/// `nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamOpenFromFile))]
///
/// Returns `(nvtiffStatus_t, tiff_stream: nvtiffStream_t)`.
///
/// - `fname`: in, string
/// - `tiff_stream`: out
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpenFromFile).
///
/// # Safety
///
/// `fname` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn nvtiffStreamOpenFromFile(
    fname: &CStr,
) -> (nvtiffStatus_t, nvtiffStream_t) {
    let mut tiff_stream: nvtiffStream_t = output::zeroed();
    let returned = unsafe { sys::nvtiffStreamOpenFromFile(fname.as_ptr(), &mut tiff_stream) };
    (returned, tiff_stream)
}

/// Prints the contents of a TIFF's directories to stdout.
///
/// `nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffStreamPrint))]
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamPrint).
///
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffStreamPrint(tiff_stream) };
    (returned,)
}

/// Writes encoded images to host memory as a TIFF.
///
/// `nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffWriteTiffBuffer))]
///
/// - `params`: in, array, whose length is passed as `num_params`
/// - `buffer`: out, host memory, whose size in bytes is passed as `size`
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffBuffer).
///
/// # Safety
///
/// - `encoder`, `params`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t,
    params: &[nvtiffEncodeParams_t],
    buffer: &mut [u8],
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffWriteTiffBuffer(
        encoder, args::as_ptr(params).cast_mut(), args::count(params.len()), args::as_mut_ptr(buffer).cast(),
        args::count(size_of_val(buffer)), stream,
    ) };
    (returned,)
}

/// Writes encoded images as a TIFF to the file at a path.
///
/// `nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvtiff::nvtiffWriteTiffFile))]
///
/// - `params`: in, array, whose length is passed as `num_params`
/// - `fname`: in, string
///
/// In `nvtiff.h` since at least nvTIFF 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffFile).
///
/// # Safety
///
/// - `encoder`, `params`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvtiffWriteTiffFile(
    encoder: nvtiffEncoder_t,
    params: &[nvtiffEncodeParams_t],
    fname: &CStr,
    stream: runtime::cudaStream_t,
) -> (nvtiffStatus_t,) {
    let returned = unsafe { sys::nvtiffWriteTiffFile(
        encoder, args::as_ptr(params).cast_mut(), args::count(params.len()), fname.as_ptr(), stream,
    ) };
    (returned,)
}
