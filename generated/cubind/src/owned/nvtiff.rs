//! nvTIFF with owned handles: decoder and encoder for TIFF images.
//!
//! See [`owned`](super) for this form of the functions. [`nvtiff`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::nvtiff as checked;
#[allow(unused_imports)]
use crate::nvtiff::NVTIFF;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvtiff as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvtiff::all_types::*;

destroy! {
    nvtiffStatus_t;
    0 nvtiffDecodeParams_t: |handle| checked::nvtiffDecodeParamsDestroy(handle);
    0 nvtiffStream_t: |handle| checked::nvtiffStreamClose(handle);
}

owned! {
    nvtiff, nvtiffStatus_t;

    safe {
        /// Creates decoding parameters with default values.
        fn nvtiffDecodeParamsCreate() -> Owned<nvtiffDecodeParams_t> {
            Owned::from_raw(checked::nvtiffDecodeParamsCreate()?)
        }
        /// Sets the pixel format of decoded images, such as interleaved RGB.
        fn nvtiffDecodeParamsSetOutputFormat(
            decode_params: impl AsHandle<nvtiffDecodeParams_t>, format: nvtiffOutputFormat_t,
        ) -> () {
            checked::nvtiffDecodeParamsSetOutputFormat(decode_params.as_handle(), format)?
        }
        /// Sets the regions to decode, each within the image in one directory.
        /// - `regions`: in, array, whose length is passed as `count`; an empty slice passes NULL
        fn nvtiffDecodeParamsSetRegions(
            decode_params: impl AsHandle<nvtiffDecodeParams_t>, regions: &[nvtiffDecodeRegion_t],
        ) -> () {
            checked::nvtiffDecodeParamsSetRegions(decode_params.as_handle(), regions)?
        }
        /// Creates a TIFF decoder with the default allocators.
        fn nvtiffDecoderCreateSimple(stream: impl MaybeHandle<driver::CUstream>) -> nvtiffDecoder_t {
            checked::nvtiffDecoderCreateSimple(stream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    nvtiff, nvtiffStatus_t;

    safe {}

    unsafe {
        /// Decodes the images or regions of a TIFF into device memory in a stream.
        /// - `image_out`: in and out, array, of the length that `params` requires
        ///
        /// # Safety
        ///
        /// - `decoder`: a live handle.
        /// - `image_out`: at least as long as `params` requires. The length is not checked.
        /// - Pointers, handles and lengths in `image_out` must stay valid until the call's work completes on `stream`.
        /// - `tiff_stream`, `decoder`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `image_out` must not be moved, changed or freed while the library may hold its address.
        /// - `tiff_stream`, `params` must outlive every graph that records the call.
        fn nvtiffDecode(
            tiff_stream: impl AsHandle<nvtiffStream_t>, decoder: nvtiffDecoder_t,
            params: impl AsHandle<nvtiffDecodeParams_t>, image_out: &mut [nvtiffImage_t],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvtiffDecode(
                tiff_stream.as_handle(), decoder, params.as_handle(), image_out, stream.as_handle_or_null(),
            )?
        }
        /// Checks whether a decoder supports a TIFF with given parameters.
        /// - `image_out`: in, array, of the length that `params` requires; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `decoder`: a live handle.
        /// - `image_out`: at least as long as `params` requires. The length is not checked.
        /// - Pointers, handles and lengths in `image_out` must be valid.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `image_out` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffDecodeCheckSupported(
            tiff_stream: impl AsHandle<nvtiffStream_t>, decoder: nvtiffDecoder_t,
            params: impl AsHandle<nvtiffDecodeParams_t>, image_out: &[nvtiffImage_t],
        ) -> () {
            checked::nvtiffDecodeCheckSupported(tiff_stream.as_handle(), decoder, params.as_handle(), image_out)?
        }
        /// Creates a TIFF decoder with the caller's device and pinned memory allocators.
        /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `decoder` exists.
        /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `decoder` exists.
        /// - `device_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffDecoderCreate(
            device_allocator: Option<&nvtiffDeviceAllocator_t>, pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvtiffDecoder_t {
            checked::nvtiffDecoderCreate(device_allocator, pinned_allocator, stream.as_handle_or_null())?
        }
        /// Encodes, in a stream, the images that an array of encoding parameters describes.
        /// - `params`: in, array, whose length is passed as `num_params`
        ///
        /// # Safety
        ///
        /// - `encoder`, `params`: live handles.
        /// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        fn nvtiffEncode(
            encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvtiffEncode(encoder, params, stream.as_handle_or_null())?
        }
        /// Completes the encoding of images; their sizes are then known, and they can be written.
        /// - `params`: in, array, whose length is passed as `num_params`
        ///
        /// # Safety
        ///
        /// - `encoder`, `params`: live handles.
        /// - `encoder`, `params`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        fn nvtiffEncodeFinalize(
            encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvtiffEncodeFinalize(encoder, params, stream.as_handle_or_null())?
        }
        /// Creates a TIFF encoder, optionally with the caller's allocators.
        /// - `device_allocator`, `pinned_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `device_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `encoder` exists.
        /// - Pointers, handles and lengths in `device_allocator`, `pinned_allocator` must stay valid as long as `encoder` exists.
        /// - `device_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffEncoderCreate(
            device_allocator: Option<&nvtiffDeviceAllocator_t>, pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvtiffEncoder_t {
            checked::nvtiffEncoderCreate(device_allocator, pinned_allocator, stream.as_handle_or_null())?
        }
        /// Gets the values of a GeoTIFF key of any type.
        /// - `val`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `val`: valid memory of the size that the other arguments imply.
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetGeoKey(
            tiff_stream: impl AsHandle<nvtiffStream_t>, key: nvtiffGeoKey_t, val: *mut c_void, count: u32,
        ) -> () {
            checked::nvtiffStreamGetGeoKey(tiff_stream.as_handle(), key, val, count)?
        }
        /// Gets the string value of a GeoTIFF key.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetGeoKeyASCII(tiff_stream: impl AsHandle<nvtiffStream_t>, key: nvtiffGeoKey_t) -> CString {
            checked::nvtiffStreamGetGeoKeyASCII(tiff_stream.as_handle(), key)?
        }
        /// Gets double-precision values of a GeoTIFF key, starting at an index.
        /// - `val`: out, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetGeoKeyDOUBLE(
            tiff_stream: impl AsHandle<nvtiffStream_t>, key: nvtiffGeoKey_t, val: &mut [f64], index: u32,
        ) -> () {
            checked::nvtiffStreamGetGeoKeyDOUBLE(tiff_stream.as_handle(), key, val, index)?
        }
        /// Returns the size, count and type of a GeoTIFF key.
        /// Returns `size`, `count`, `type`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetGeoKeyInfo(
            tiff_stream: impl AsHandle<nvtiffStream_t>, key: nvtiffGeoKey_t,
        ) -> (u32, u32, nvtiffGeoKeyDataType_t) {
            checked::nvtiffStreamGetGeoKeyInfo(tiff_stream.as_handle(), key)?
        }
        /// Gets 16-bit integer values of a GeoTIFF key, starting at an index.
        /// - `val`: out, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetGeoKeySHORT(
            tiff_stream: impl AsHandle<nvtiffStream_t>, key: nvtiffGeoKey_t, val: &mut [u16], index: u32,
        ) -> () {
            checked::nvtiffStreamGetGeoKeySHORT(tiff_stream.as_handle(), key, val, index)?
        }
        /// Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetHeader(tiff_stream: impl AsHandle<nvtiffStream_t>) -> nvtiffStreamHeader_t {
            checked::nvtiffStreamGetHeader(tiff_stream.as_handle())?
        }
        /// Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetImageGeometry(
            tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize,
        ) -> nvtiffImageGeometry_t {
            checked::nvtiffStreamGetImageGeometry(tiff_stream.as_handle(), ifd_offset)?
        }
        /// Returns the size, compression and sample format of the image in a directory.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetImageInfo(tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize) -> nvtiffImageInfo_t {
            checked::nvtiffStreamGetImageInfo(tiff_stream.as_handle(), ifd_offset)?
        }
        /// Returns the offset of the next directory of a TIFF, or 0 after the last one.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetNextIFDOffset(tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize) -> usize {
            checked::nvtiffStreamGetNextIFDOffset(tiff_stream.as_handle(), ifd_offset)?
        }
        /// Returns the number of GeoTIFF keys, and their identifiers.
        /// - `key`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `key`: valid memory of the size that the other arguments imply.
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetNumberOfGeoKeys(tiff_stream: impl AsHandle<nvtiffStream_t>, key: *mut nvtiffGeoKey_t) -> u32 {
            checked::nvtiffStreamGetNumberOfGeoKeys(tiff_stream.as_handle(), key)?
        }
        /// Returns the number of tags in a directory, and their identifiers.
        /// - `tags`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `tags`: valid memory of the size that the other arguments imply.
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetNumberOfTags(
            tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize, tags: *mut u16,
        ) -> u32 {
            checked::nvtiffStreamGetNumberOfTags(tiff_stream.as_handle(), ifd_offset, tags)?
        }
        /// Returns the type, size and count of a tag in a directory.
        /// Returns `tag_type`, `size`, `count`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetTagInfo(
            tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize, tiff_tag: u16,
        ) -> (nvtiffTagDataType_t, u32, u32) {
            checked::nvtiffStreamGetTagInfo(tiff_stream.as_handle(), ifd_offset, tiff_tag)?
        }
        /// Gets the values of a tag in a directory.
        /// - `tag_value`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `tag_value`: valid memory of the size that the other arguments imply.
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamGetTagValue(
            tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize, tiff_tag: u16, tag_value: *mut c_void,
            count: u32,
        ) -> () {
            checked::nvtiffStreamGetTagValue(tiff_stream.as_handle(), ifd_offset, tiff_tag, tag_value, count)?
        }
        /// Checks whether a directory has a given tag.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the items with these indices.
        fn nvtiffStreamHasTag(tiff_stream: impl AsHandle<nvtiffStream_t>, ifd_offset: usize, tag: u16) -> i32 {
            checked::nvtiffStreamHasTag(tiff_stream.as_handle(), ifd_offset, tag)?
        }
        /// Opens a TIFF in host memory, which must not change until the TIFF stream is closed.
        /// - `buffer`: in, host memory, whose size in bytes is passed as `buffer_size`
        ///
        /// # Safety
        ///
        /// - `buffer` is used after the call returns: keep it alive and do not modify it as long as `tiff_stream` exists.
        /// - `buffer` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffStreamOpen(buffer: &[u8]) -> Owned<nvtiffStream_t> {
            Owned::from_raw(checked::nvtiffStreamOpen(buffer)?)
        }
        /// Opens the TIFF file at a path and reads the file.
        /// - `fname`: in, string
        ///
        /// # Safety
        ///
        /// - `fname` must name a complete, valid file; the library does not check the contents.
        fn nvtiffStreamOpenFromFile(fname: &CStr) -> Owned<nvtiffStream_t> {
            Owned::from_raw(checked::nvtiffStreamOpenFromFile(fname)?)
        }
        /// Prints the contents of a TIFF's directories to stdout.
        /// # Safety
        ///
        /// - The stream has been parsed.
        fn nvtiffStreamPrint(tiff_stream: impl AsHandle<nvtiffStream_t>) -> () {
            checked::nvtiffStreamPrint(tiff_stream.as_handle())?
        }
        /// Writes encoded images to host memory as a TIFF.
        /// - `params`: in, array, whose length is passed as `num_params`
        /// - `buffer`: out, host memory, whose size in bytes is passed as `size`
        ///
        /// # Safety
        ///
        /// - `encoder`, `params`: live handles.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffWriteTiffBuffer(
            encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], buffer: &mut [u8],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvtiffWriteTiffBuffer(encoder, params, buffer, stream.as_handle_or_null())?
        }
        /// Writes encoded images as a TIFF to the file at a path.
        /// - `params`: in, array, whose length is passed as `num_params`
        /// - `fname`: in, string
        ///
        /// # Safety
        ///
        /// - `encoder`, `params`: live handles.
        /// - `params` must not be moved, changed or freed while the library may hold its address.
        fn nvtiffWriteTiffFile(
            encoder: nvtiffEncoder_t, params: &[nvtiffEncodeParams_t], fname: &CStr,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvtiffWriteTiffFile(encoder, params, fname, stream.as_handle_or_null())?
        }
    }
}
