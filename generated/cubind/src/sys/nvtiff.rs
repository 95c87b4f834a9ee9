//! The C functions, as the library exports them: nvTIFF.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::nvtiff::{NVTIFF, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

sys! {
    NVTIFF, Err(missing) => missing.status();

    /// `nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecode(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *mut nvtiffImage_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeCheckSupported(tiff_stream: nvtiffStream_t, decoder: nvtiffDecoder_t, params: nvtiffDecodeParams_t, image_out: *const nvtiffImage_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsCreate(decode_params: *mut nvtiffDecodeParams_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsSetOutputFormat(decode_params: nvtiffDecodeParams_t, format: nvtiffOutputFormat_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecodeParamsSetRegions(decode_params: nvtiffDecodeParams_t, regions: *const nvtiffDecodeRegion_t, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderCreate(decoder: *mut nvtiffDecoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderCreateSimple(decoder: *mut nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffDecoderDestroy(decoder: nvtiffDecoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncode(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeFinalize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsCreate(params: *mut nvtiffEncodeParams_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsDestroy(params: nvtiffEncodeParams_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKey(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, r#type: nvtiffGeoKeyDataType_t, value: *mut c_void, value_size: u32, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeyASCII(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: *const core::ffi::c_char, value_size: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeyDOUBLE(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: f64, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetGeoKeySHORT(params: nvtiffEncodeParams_t, key: nvtiffGeoKey_t, value: u16, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetImageGeometry(params: nvtiffEncodeParams_t, geometry: *const nvtiffImageGeometry_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetImageInfo(params: nvtiffEncodeParams_t, image_info: *const nvtiffImageInfo_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetInputs(params: nvtiffEncodeParams_t, images_d: *mut *mut u8, num_images: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetJpegOptions(params: nvtiffEncodeParams_t, options: *const nvtiffJpegEncodeOptions_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void *value, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetTag(params: nvtiffEncodeParams_t, tag: u16, r#type: nvtiffTagDataType_t, value: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncodeParamsSetTiffVariant(params: nvtiffEncodeParams_t, variant: nvtiffVariant_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncoderCreate(encoder: *mut nvtiffEncoder_t, device_allocator: *mut nvtiffDeviceAllocator_t, pinned_allocator: *mut nvtiffPinnedAllocator_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffEncoderDestroy(encoder: nvtiffEncoder_t, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffGetBitstreamSize(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, metadata_size: *mut usize, bitstream_size: *mut usize) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKey(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyASCII(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, str: *mut core::ffi::c_char, max_len: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyDOUBLE(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut f64, index: u32, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeyInfo(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, size: *mut u32, count: *mut u32, r#type: *mut nvtiffGeoKeyDataType_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetGeoKeySHORT(tiff_stream: nvtiffStream_t, key: nvtiffGeoKey_t, val: *mut u16, index: u32, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t, header: *mut nvtiffStreamHeader_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetImageGeometry(tiff_stream: nvtiffStream_t, ifd_offset: usize, geometry: *mut nvtiffImageGeometry_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetImageInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, image_info: *mut nvtiffImageInfo_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNextIFDOffset(tiff_stream: nvtiffStream_t, ifd_offset: usize, next_ifd_offset: *mut usize) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNumberOfGeoKeys(tiff_stream: nvtiffStream_t, key: *mut nvtiffGeoKey_t, num_keys: *mut u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetNumberOfTags(tiff_stream: nvtiffStream_t, ifd_offset: usize, tags: *mut u16, num_tags: *mut u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetTagInfo(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_type: *mut nvtiffTagDataType_t, size: *mut u32, count: *mut u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamGetTagValue(tiff_stream: nvtiffStream_t, ifd_offset: usize, tiff_tag: u16, tag_value: *mut c_void, count: u32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamHasTag(tiff_stream: nvtiffStream_t, ifd_offset: usize, tag: u16, has_tag: *mut i32) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamOpen(buffer: *const u8, buffer_size: usize, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamOpenFromFile(fname: *const core::ffi::c_char, tiff_stream: *mut nvtiffStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffWriteTiffBuffer(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, buffer: *mut u8, size: usize, stream: runtime::cudaStream_t) -> nvtiffStatus_t;

    /// `nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)`
    ///
    /// In `nvtiff.h` since nvTIFF 0.8 or earlier.
    fn nvtiffWriteTiffFile(encoder: nvtiffEncoder_t, params: *mut nvtiffEncodeParams_t, num_params: u32, fname: *const core::ffi::c_char, stream: runtime::cudaStream_t) -> nvtiffStatus_t;
}
