//! The C functions of nvTIFF, as the library exports them.
//!
//! [`nvtiff`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nvtiff::NVTIFF;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvtiff as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
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
    nvtiff, NVTIFF, Err(missing) => missing.status();

    #[called_by(owned nvtiffDecode)]
    fn nvtiffDecode(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *mut nvtiffImage_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecodeCheckSupported)]
    fn nvtiffDecodeCheckSupported(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *const nvtiffImage_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecodeParamsCreate)]
    fn nvtiffDecodeParamsCreate(decode_params: *mut nvtiffDecodeParams_t) -> nvtiffStatus_t;

    #[called_by(nvtiffDecodeParamsDestroy)]
    fn nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecodeParamsSetOutputFormat)]
    fn nvtiffDecodeParamsSetOutputFormat(decode_params: nvtiffDecodeParams_t, format: nvtiffOutputFormat_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecodeParamsSetRegions)]
    fn nvtiffDecodeParamsSetRegions(decode_params: nvtiffDecodeParams_t, regions: *const nvtiffDecodeRegion_t, count: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecoderCreate)]
    fn nvtiffDecoderCreate(decoder: *mut nvtiffDecoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffDecoderCreateSimple)]
    fn nvtiffDecoderCreateSimple(decoder: *mut nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(nvtiffDecoderDestroy)]
    fn nvtiffDecoderDestroy(decoder: nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffEncode)]
    fn nvtiffEncode(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffEncodeFinalize)]
    fn nvtiffEncodeFinalize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsCreate)]
    fn nvtiffEncodeParamsCreate(params: *mut nvtiffEncodeParams_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsDestroy)]
    fn nvtiffEncodeParamsDestroy(params: nvtiffEncodeParams_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetGeoKey)]
    fn nvtiffEncodeParamsSetGeoKey(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, r#type: nvtiffGeoKeyDataType_t, value: *mut c_void, value_size: u32, count: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetGeoKeyASCII)]
    fn nvtiffEncodeParamsSetGeoKeyASCII(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: *const core::ffi::c_char, value_size: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetGeoKeyDOUBLE)]
    fn nvtiffEncodeParamsSetGeoKeyDOUBLE(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: f64, count: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetGeoKeySHORT)]
    fn nvtiffEncodeParamsSetGeoKeySHORT(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: u16, count: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetImageGeometry)]
    fn nvtiffEncodeParamsSetImageGeometry(params: nvtiffEncodeParams_t, geometry: *const nvtiffImageGeometry_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetImageInfo)]
    fn nvtiffEncodeParamsSetImageInfo(params: nvtiffEncodeParams_t, image_info: *const nvtiffImageInfo_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetInputs)]
    fn nvtiffEncodeParamsSetInputs(params: nvtiffEncodeParams_t, images_d: *mut *mut u8, num_images: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetJpegOptions)]
    fn nvtiffEncodeParamsSetJpegOptions(params: nvtiffEncodeParams_t, options: *const nvtiffJpegEncodeOptions_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetTag)]
    fn nvtiffEncodeParamsSetTag(params: nvtiffEncodeParams_t, tag: u16, r#type: nvtiffTagDataType_t, value: *mut c_void, count: u32) -> nvtiffStatus_t;

    #[called_by(nvtiffEncodeParamsSetTiffVariant)]
    fn nvtiffEncodeParamsSetTiffVariant(params: nvtiffEncodeParams_t, variant: nvtiffVariant_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffEncoderCreate)]
    fn nvtiffEncoderCreate(encoder: *mut nvtiffEncoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(nvtiffEncoderDestroy)]
    fn nvtiffEncoderDestroy(encoder: nvtiffEncoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(nvtiffGetBitstreamSize)]
    fn nvtiffGetBitstreamSize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, metadata_size: *mut usize, bitstream_size: *mut usize) -> nvtiffStatus_t;

    #[called_by(nvtiffGetProperty)]
    fn nvtiffGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvtiffStatus_t;

    #[called_by(nvtiffStreamClose)]
    fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetGeoKey)]
    fn nvtiffStreamGetGeoKey(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut c_void, count: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetGeoKeyASCII)]
    fn nvtiffStreamGetGeoKeyASCII(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, str: *mut core::ffi::c_char, max_len: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetGeoKeyDOUBLE)]
    fn nvtiffStreamGetGeoKeyDOUBLE(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut f64, index: u32, count: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetGeoKeyInfo)]
    fn nvtiffStreamGetGeoKeyInfo(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, size: *mut u32, count: *mut u32, r#type: *mut nvtiffGeoKeyDataType_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetGeoKeySHORT)]
    fn nvtiffStreamGetGeoKeySHORT(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut u16, index: u32, count: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetHeader)]
    fn nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t, header: *mut nvtiffStreamHeader_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetImageGeometry)]
    fn nvtiffStreamGetImageGeometry(tiff_stream: nvtiffStream_t, ifd_offset: usize, geometry: *mut nvtiffImageGeometry_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetImageInfo)]
    fn nvtiffStreamGetImageInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, image_info: *mut nvtiffImageInfo_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetNextIFDOffset)]
    fn nvtiffStreamGetNextIFDOffset(tiff_stream: nvtiffStream_t, ifd_offset: usize, next_ifd_offset: *mut usize) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetNumberOfGeoKeys)]
    fn nvtiffStreamGetNumberOfGeoKeys(tiff_stream: nvtiffStream_t, key: *mut nvtiffGeoKey_t, num_keys: *mut u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetNumberOfTags)]
    fn nvtiffStreamGetNumberOfTags(tiff_stream: nvtiffStream_t, ifd_offset: usize, tags: *mut u16, num_tags: *mut u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetTagInfo)]
    fn nvtiffStreamGetTagInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_type: *mut nvtiffTagDataType_t, size: *mut u32, count: *mut u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamGetTagValue)]
    fn nvtiffStreamGetTagValue(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_value: *mut c_void, count: u32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamHasTag)]
    fn nvtiffStreamHasTag(tiff_stream: nvtiffStream_t, ifd_offset: usize, tag: u16, has_tag: *mut i32) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamOpen)]
    fn nvtiffStreamOpen(buffer: *const u8, buffer_size: usize, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamOpenFromFile)]
    fn nvtiffStreamOpenFromFile(fname: *const core::ffi::c_char, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffStreamPrint)]
    fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffWriteTiffBuffer)]
    fn nvtiffWriteTiffBuffer(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, buffer: *mut u8, size: usize, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    #[called_by(owned nvtiffWriteTiffFile)]
    fn nvtiffWriteTiffFile(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, fname: *const core::ffi::c_char, stream: runtime::cudaStream_t) -> nvtiffStatus_t;
}
