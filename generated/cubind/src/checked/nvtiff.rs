//! nvTIFF with functions that return [`Result`]s: decoder and encoder for TIFF images.
//!
//! See [`checked`](super) for this form of the functions. [`nvtiff`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::nvtiff as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::NVTIFF;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvtiff::all_types::*;

checked! {
    nvtiff, NVTIFF, nvtiffStatus_t;
    #[other = owned]
    /// Decodes the images or regions of a TIFF into device memory in a stream.
    /// - `image_out`: in and out, array, of the length that `params` requires
    ///
    /// # Safety
    ///
    /// - `tiff_stream`, `params`: live handles that no other thread uses during the call.
    /// - `decoder`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `image_out`: at least as long as `params` requires. The length is not checked.
    /// - Pointers, handles and lengths in `image_out` must stay valid until the call's work completes on `stream`.
    /// - `tiff_stream`, `decoder`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvtiffDecode(
        tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t,
        image_out: &mut [nvtiffImage_t], stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Checks whether a decoder supports a TIFF with given parameters.
    /// - `image_out`: in, array, of the length that `params` requires; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `tiff_stream`, `params`: live handles that no other thread uses during the call.
    /// - `decoder`: a live handle.
    /// - `image_out`: at least as long as `params` requires. The length is not checked.
    /// - Pointers, handles and lengths in `image_out` must be valid.
    fn nvtiffDecodeCheckSupported(
        tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t,
        image_out: &[nvtiffImage_t],
    ) -> ();
    #[other = owned]
    /// Creates decoding parameters with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvtiffDecodeParamsCreate() -> nvtiffDecodeParams_t;
    /// Destroys decoding parameters.
    /// - `decode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_params`: a live handle that no other thread uses during the call.
    /// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
    fn nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t) -> ();
    #[other = owned]
    /// Sets the pixel format of decoded images, such as interleaved RGB.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvtiffDecodeParamsSetOutputFormat(decode_params: nvtiffDecodeParams_t, format: nvtiffOutputFormat_t) -> ();
    #[other = owned]
    /// Sets the regions to decode, each within the image in one directory.
    /// - `regions`: in, array, whose length is passed as `count`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvtiffDecodeParamsSetRegions(decode_params: nvtiffDecodeParams_t, regions: &[nvtiffDecodeRegion_t]) -> ();
    #[other = owned]
    /// Creates a TIFF decoder with the caller's device and pinned memory allocators.
    /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `decoder` exists.
    /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `decoder` exists.
    fn nvtiffDecoderCreate(
        device_allocator: Option<&nvtiffDeviceAllocator_t>, pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
        stream: runtime::cudaStream_t,
    ) -> nvtiffDecoder_t;
    #[other = owned]
    /// Creates a TIFF decoder with the default allocators.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvtiffDecoderCreateSimple(stream: runtime::cudaStream_t) -> nvtiffDecoder_t;
    /// Destroys a TIFF decoder and frees its memory in stream order.
    /// - `decoder`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decoder`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use `decoder`, or objects that belong to it, during or after the call.
    fn nvtiffDecoderDestroy(decoder: nvtiffDecoder_t, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Encodes, in a stream, the images that an array of encoding parameters describes.
    /// - `params`: in, array, whose length is passed as `num_params`
    ///
    /// # Safety
    ///
    /// - `encoder`, `params`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvtiffEncode(encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Completes the encoding of images; their sizes are then known, and they can be written.
    /// - `params`: in, array, whose length is passed as `num_params`
    ///
    /// # Safety
    ///
    /// - `encoder`, `params`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvtiffEncodeFinalize(
        encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], stream: runtime::cudaStream_t,
    ) -> ();
    /// Creates encoding parameters for the images of one file, with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvtiffEncodeParamsCreate() -> nvtiffEncodeParams_t;
    /// Destroys encoding parameters in stream order.
    /// - `params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `params`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use `params`, or objects that belong to it, during or after the call.
    fn nvtiffEncodeParamsDestroy(params: nvtiffEncodeParams_t, stream: runtime::cudaStream_t) -> ();
    /// Sets a GeoTIFF key of any type, including its values.
    /// - `value`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `params`: a live handle.
    /// - `value`: valid memory of the size that the other arguments imply, until another value is set in `params`, or `params` is destroyed.
    fn nvtiffEncodeParamsSetGeoKey(
        params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, r#type: nvtiffGeoKeyDataType_t, value: *mut c_void,
        value_size: u32, count: u32,
    ) -> ();
    /// Sets a GeoTIFF key to a string value.
    /// - `value`: in, host memory, whose size in bytes is passed as `value_size`
    ///
    /// # Safety
    ///
    /// - `params`: a live handle.
    /// - `value` is used after the call returns: keep it alive and do not modify it until another value is set in `params`, or `params` is destroyed.
    fn nvtiffEncodeParamsSetGeoKeyASCII(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: &[u8]) -> ();
    /// Sets a GeoTIFF key to a double-precision value.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetGeoKeyDOUBLE(
        params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: f64, count: u32,
    ) -> ();
    /// Sets a GeoTIFF key to a 16-bit integer value.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetGeoKeySHORT(
        params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: u16, count: u32,
    ) -> ();
    /// Sets the layout (strips or tiles) of the images to encode, and the size of the strips or tiles.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetImageGeometry(params: nvtiffEncodeParams_t, geometry: &nvtiffImageGeometry_t) -> ();
    /// Sets the size, compression and sample format of the images to encode.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetImageInfo(params: nvtiffEncodeParams_t, image_info: &nvtiffImageInfo_t) -> ();
    /// Sets the device memory addresses of the images to encode.
    /// - `images_d`: in, array, whose length is passed as `num_images`
    ///
    /// # Safety
    ///
    /// - `params`: a live handle.
    /// - Each address in `images_d` points to valid memory of the size that the other arguments imply, as long as `params` exists.
    /// - `images_d` is used after the call returns: keep it alive and do not modify it as long as `params` exists.
    fn nvtiffEncodeParamsSetInputs(params: nvtiffEncodeParams_t, images_d: &[*mut u8]) -> ();
    /// Sets options, such as the quality, for images that are compressed as JPEG.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetJpegOptions(params: nvtiffEncodeParams_t, options: &nvtiffJpegEncodeOptions_t) -> ();
    /// Sets a tag of a directory, including its values.
    /// - `value`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `params`: a live handle.
    /// - `value`: valid memory of the size that the other arguments imply, as long as `params` exists.
    fn nvtiffEncodeParamsSetTag(
        params: nvtiffEncodeParams_t, tag: u16, r#type: nvtiffTagDataType_t, value: *mut c_void, count: u32,
    ) -> ();
    /// Sets the variant of the file to encode: classic TIFF or BigTIFF.
    /// # Safety
    ///
    /// `params`: a live handle.
    fn nvtiffEncodeParamsSetTiffVariant(params: nvtiffEncodeParams_t, variant: nvtiffVariant_t) -> ();
    #[other = owned]
    /// Creates a TIFF encoder, optionally with the caller's allocators.
    /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `encoder` exists.
    /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `encoder` exists.
    fn nvtiffEncoderCreate(
        device_allocator: Option<&nvtiffDeviceAllocator_t>, pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
        stream: runtime::cudaStream_t,
    ) -> nvtiffEncoder_t;
    /// Destroys a TIFF encoder and frees its memory in stream order.
    /// - `encoder`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encoder`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use `encoder`, or objects that belong to it, during or after the call.
    fn nvtiffEncoderDestroy(encoder: nvtiffEncoder_t, stream: runtime::cudaStream_t) -> ();
    /// Returns the sizes in bytes of the metadata and of the encoded images.
    /// - `params`: in, array, whose length is passed as `num_params`
    ///
    /// Returns `metadata_size`, `bitstream_size`.
    ///
    /// # Safety
    ///
    /// `encoder`, `params`: live handles.
    fn nvtiffGetBitstreamSize(encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t]) -> (usize, usize);
    /// Returns one part of the version of nvTIFF: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvtiffGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Closes a TIFF stream and frees its memory.
    /// - `tiff_stream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tiff_stream`: a live handle that no other thread uses during the call.
    /// - No thread may use `tiff_stream`, or objects that belong to it, during or after the call.
    fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> ();
    #[other = owned]
    /// Gets the values of a GeoTIFF key of any type.
    /// - `val`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `tiff_stream`: a live handle that no other thread uses during the call.
    /// - `val`: valid memory of the size that the other arguments imply.
    fn nvtiffStreamGetGeoKey(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut c_void, count: u32) -> ();
    #[other = owned]
    /// Gets double-precision values of a GeoTIFF key, starting at an index.
    /// - `val`: out, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetGeoKeyDOUBLE(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: &mut [f64], index: u32) -> ();
    #[other = owned]
    /// Returns the size, count and type of a GeoTIFF key.
    /// Returns `size`, `count`, `type`.
    ///
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetGeoKeyInfo(
        tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t,
    ) -> (u32, u32, nvtiffGeoKeyDataType_t);
    #[other = owned]
    /// Gets 16-bit integer values of a GeoTIFF key, starting at an index.
    /// - `val`: out, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetGeoKeySHORT(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: &mut [u16], index: u32) -> ();
    #[other = owned]
    /// Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t) -> nvtiffStreamHeader_t;
    #[other = owned]
    /// Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetImageGeometry(tiff_stream: nvtiffStream_t, ifd_offset: usize) -> nvtiffImageGeometry_t;
    #[other = owned]
    /// Returns the size, compression and sample format of the image in a directory.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetImageInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize) -> nvtiffImageInfo_t;
    #[other = owned]
    /// Returns the offset of the next directory of a TIFF, or 0 after the last one.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetNextIFDOffset(tiff_stream: nvtiffStream_t, ifd_offset: usize) -> usize;
    #[other = owned]
    /// Returns the number of GeoTIFF keys, and their identifiers.
    /// - `key`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `tiff_stream`: a live handle that no other thread uses during the call.
    /// - `key`: valid memory of the size that the other arguments imply.
    fn nvtiffStreamGetNumberOfGeoKeys(tiff_stream: nvtiffStream_t, key: *mut nvtiffGeoKey_t) -> u32;
    #[other = owned]
    /// Returns the number of tags in a directory, and their identifiers.
    /// - `tags`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `tiff_stream`: a live handle that no other thread uses during the call.
    /// - `tags`: valid memory of the size that the other arguments imply.
    fn nvtiffStreamGetNumberOfTags(tiff_stream: nvtiffStream_t, ifd_offset: usize, tags: *mut u16) -> u32;
    #[other = owned]
    /// Returns the type, size and count of a tag in a directory.
    /// Returns `tag_type`, `size`, `count`.
    ///
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamGetTagInfo(
        tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16,
    ) -> (nvtiffTagDataType_t, u32, u32);
    #[other = owned]
    /// Gets the values of a tag in a directory.
    /// - `tag_value`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `tiff_stream`: a live handle that no other thread uses during the call.
    /// - `tag_value`: valid memory of the size that the other arguments imply.
    fn nvtiffStreamGetTagValue(
        tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_value: *mut c_void, count: u32,
    ) -> ();
    #[other = owned]
    /// Checks whether a directory has a given tag.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamHasTag(tiff_stream: nvtiffStream_t, ifd_offset: usize, tag: u16) -> i32;
    #[other = owned]
    /// Opens a TIFF in host memory, which must not change until the TIFF stream is closed.
    /// - `buffer`: in, host memory, whose size in bytes is passed as `buffer_size`
    ///
    /// # Safety
    ///
    /// `buffer` is used after the call returns: keep it alive and do not modify it as long as `tiff_stream` exists.
    fn nvtiffStreamOpen(buffer: &[u8]) -> nvtiffStream_t;
    #[other = owned]
    /// Opens the TIFF file at a path and reads the file.
    /// - `fname`: in, string
    ///
    /// # Safety
    ///
    /// `fname` must name a complete, valid file; the library does not check the contents.
    fn nvtiffStreamOpenFromFile(fname: &CStr) -> nvtiffStream_t;
    #[other = owned]
    /// Prints the contents of a TIFF's directories to stdout.
    /// # Safety
    ///
    /// `tiff_stream`: a live handle that no other thread uses during the call.
    fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> ();
    #[other = owned]
    /// Writes encoded images to host memory as a TIFF.
    /// - `params`: in, array, whose length is passed as `num_params`
    /// - `buffer`: out, host memory, whose size in bytes is passed as `size`
    ///
    /// # Safety
    ///
    /// - `encoder`, `params`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvtiffWriteTiffBuffer(
        encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], buffer: &mut [u8], stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Writes encoded images as a TIFF to the file at a path.
    /// - `params`: in, array, whose length is passed as `num_params`
    /// - `fname`: in, string
    ///
    /// # Safety
    ///
    /// - `encoder`, `params`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvtiffWriteTiffFile(
        encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], fname: &CStr, stream: runtime::cudaStream_t,
    ) -> ();
}

/// Gets the string value of a GeoTIFF key.
///
/// Like [`nvtiffStreamGetGeoKeyASCII`](raw::nvtiffStreamGetGeoKeyASCII), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different owned, nvtiff nvtiffStreamGetGeoKeyASCII))]
/// # Safety
///
/// `tiff_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
) -> Result<CString, support::Error<nvtiffStatus_t>> {
    grow::string(
        called!(NVTIFF, nvtiffStreamGetGeoKeyASCII),
        |str| {
            let (returned,) = unsafe { raw::nvtiffStreamGetGeoKeyASCII(tiff_stream, key, str) };
            returned
        },
    )
}
