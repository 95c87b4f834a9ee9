//! The C functions, as the library exports them: nvTIFF.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nvtiff::NVTIFF;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvtiff::all_types::*;

sys! {
    NVTIFF, Err(missing) => missing.status();

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecode(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *mut nvtiffImage_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeCheckSupported(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *const nvtiffImage_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsCreate(decode_params: *mut nvtiffDecodeParams_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsSetOutputFormat(decode_params: nvtiffDecodeParams_t, format: nvtiffOutputFormat_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsSetRegions(decode_params: nvtiffDecodeParams_t, regions: *const nvtiffDecodeRegion_t, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderCreate(decoder: *mut nvtiffDecoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderCreateSimple(decoder: *mut nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderDestroy(decoder: nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncode(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeFinalize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsCreate(params: *mut nvtiffEncodeParams_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsDestroy(params: nvtiffEncodeParams_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKey(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, r#type: nvtiffGeoKeyDataType_t, value: *mut c_void, value_size: u32, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeyASCII(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: *const core::ffi::c_char, value_size: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeyDOUBLE(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: f64, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeySHORT(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: u16, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetImageGeometry(params: nvtiffEncodeParams_t, geometry: *const nvtiffImageGeometry_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetImageInfo(params: nvtiffEncodeParams_t, image_info: *const nvtiffImageInfo_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetInputs(params: nvtiffEncodeParams_t, images_d: *mut *mut u8, num_images: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetJpegOptions(params: nvtiffEncodeParams_t, options: *const nvtiffJpegEncodeOptions_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetTag(params: nvtiffEncodeParams_t, tag: u16, r#type: nvtiffTagDataType_t, value: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetTiffVariant(params: nvtiffEncodeParams_t, variant: nvtiffVariant_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncoderCreate(encoder: *mut nvtiffEncoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncoderDestroy(encoder: nvtiffEncoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffGetBitstreamSize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, metadata_size: *mut usize, bitstream_size: *mut usize) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKey(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyASCII(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, str: *mut core::ffi::c_char, max_len: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyDOUBLE(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut f64, index: u32, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyInfo(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, size: *mut u32, count: *mut u32, r#type: *mut nvtiffGeoKeyDataType_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeySHORT(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut u16, index: u32, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t, header: *mut nvtiffStreamHeader_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetImageGeometry(tiff_stream: nvtiffStream_t, ifd_offset: usize, geometry: *mut nvtiffImageGeometry_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetImageInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, image_info: *mut nvtiffImageInfo_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNextIFDOffset(tiff_stream: nvtiffStream_t, ifd_offset: usize, next_ifd_offset: *mut usize) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNumberOfGeoKeys(tiff_stream: nvtiffStream_t, key: *mut nvtiffGeoKey_t, num_keys: *mut u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNumberOfTags(tiff_stream: nvtiffStream_t, ifd_offset: usize, tags: *mut u16, num_tags: *mut u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetTagInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_type: *mut nvtiffTagDataType_t, size: *mut u32, count: *mut u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetTagValue(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_value: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamHasTag(tiff_stream: nvtiffStream_t, ifd_offset: usize, tag: u16, has_tag: *mut i32) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamOpen(buffer: *const u8, buffer_size: usize, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamOpenFromFile(fname: *const core::ffi::c_char, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffWriteTiffBuffer(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, buffer: *mut u8, size: usize, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffWriteTiffFile(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, fname: *const core::ffi::c_char, stream: runtime::cudaStream_t) -> nvtiffStatus_t;
}
