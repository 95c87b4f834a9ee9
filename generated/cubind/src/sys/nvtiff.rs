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

/// `nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecode(
    tiff_stream: nvtiffStream_t,
    decoder: nvtiffDecoder_t,
    params: nvtiffDecodeParams_t,
    image_out: *mut nvtiffImage_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffDecoder_t,
            nvtiffDecodeParams_t,
            *mut nvtiffImage_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecode");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(tiff_stream, decoder, params, image_out, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecodeCheckSupported(
    tiff_stream: nvtiffStream_t,
    decoder: nvtiffDecoder_t,
    params: nvtiffDecodeParams_t,
    image_out: *const nvtiffImage_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffDecoder_t,
            nvtiffDecodeParams_t,
            *const nvtiffImage_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecodeCheckSupported");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, decoder, params, image_out) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecodeParamsCreate(
    decode_params: *mut nvtiffDecodeParams_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvtiffDecodeParams_t) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecodeParamsCreate");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decode_params) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecodeParamsDestroy(
    decode_params: nvtiffDecodeParams_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtiffDecodeParams_t) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecodeParamsDestroy");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decode_params) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecodeParamsSetOutputFormat(
    decode_params: nvtiffDecodeParams_t,
    format: nvtiffOutputFormat_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffDecodeParams_t,
            nvtiffOutputFormat_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecodeParamsSetOutputFormat");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decode_params, format) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecodeParamsSetRegions(
    decode_params: nvtiffDecodeParams_t,
    regions: *const nvtiffDecodeRegion_t,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffDecodeParams_t,
            *const nvtiffDecodeRegion_t,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecodeParamsSetRegions");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decode_params, regions, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecoderCreate(
    decoder: *mut nvtiffDecoder_t,
    device_allocator: *mut nvtiffDeviceAllocator_t,
    pinned_allocator: *mut nvtiffPinnedAllocator_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvtiffDecoder_t,
            *mut nvtiffDeviceAllocator_t,
            *mut nvtiffPinnedAllocator_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecoderCreate");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(decoder, device_allocator, pinned_allocator, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecoderCreateSimple(
    decoder: *mut nvtiffDecoder_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvtiffDecoder_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecoderCreateSimple");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decoder, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffDecoderDestroy(
    decoder: nvtiffDecoder_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffDecoder_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffDecoderDestroy");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(decoder, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncode(
    encoder: nvtiffEncoder_t,
    params: *mut nvtiffEncodeParams_t,
    num_params: u32,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            *mut nvtiffEncodeParams_t,
            u32,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncode");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(encoder, params, num_params, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeFinalize(
    encoder: nvtiffEncoder_t,
    params: *mut nvtiffEncodeParams_t,
    num_params: u32,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            *mut nvtiffEncodeParams_t,
            u32,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeFinalize");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(encoder, params, num_params, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsCreate(
    params: *mut nvtiffEncodeParams_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvtiffEncodeParams_t) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsCreate");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsDestroy(
    params: nvtiffEncodeParams_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsDestroy");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKey(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    r#type: nvtiffGeoKeyDataType_t,
    value: *mut c_void,
    value_size: u32,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            nvtiffGeoKey_t,
            nvtiffGeoKeyDataType_t,
            *mut c_void,
            u32,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetGeoKey");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(params, key, r#type, value, value_size, count) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeyASCII(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: *const core::ffi::c_char,
    value_size: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            nvtiffGeoKey_t,
            *const core::ffi::c_char,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetGeoKeyASCII");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, key, value, value_size) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeyDOUBLE(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: f64,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            nvtiffGeoKey_t,
            f64,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetGeoKeyDOUBLE");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, key, value, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetGeoKeySHORT(
    params: nvtiffEncodeParams_t,
    key: nvtiffGeoKey_t,
    value: u16,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            nvtiffGeoKey_t,
            u16,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetGeoKeySHORT");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, key, value, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetImageGeometry(
    params: nvtiffEncodeParams_t,
    geometry: *const nvtiffImageGeometry_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            *const nvtiffImageGeometry_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetImageGeometry");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, geometry) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetImageInfo(
    params: nvtiffEncodeParams_t,
    image_info: *const nvtiffImageInfo_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            *const nvtiffImageInfo_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetImageInfo");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, image_info) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetInputs(
    params: nvtiffEncodeParams_t,
    images_d: *mut *mut u8,
    num_images: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            *mut *mut u8,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetInputs");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, images_d, num_images) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetJpegOptions(
    params: nvtiffEncodeParams_t,
    options: *const nvtiffJpegEncodeOptions_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            *const nvtiffJpegEncodeOptions_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetJpegOptions");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, options) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void *value, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetTag(
    params: nvtiffEncodeParams_t,
    tag: u16,
    r#type: nvtiffTagDataType_t,
    value: *mut c_void,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            u16,
            nvtiffTagDataType_t,
            *mut c_void,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetTag");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, tag, r#type, value, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncodeParamsSetTiffVariant(
    params: nvtiffEncodeParams_t,
    variant: nvtiffVariant_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncodeParams_t,
            nvtiffVariant_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncodeParamsSetTiffVariant");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(params, variant) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncoderCreate(
    encoder: *mut nvtiffEncoder_t,
    device_allocator: *mut nvtiffDeviceAllocator_t,
    pinned_allocator: *mut nvtiffPinnedAllocator_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvtiffEncoder_t,
            *mut nvtiffDeviceAllocator_t,
            *mut nvtiffPinnedAllocator_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncoderCreate");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(encoder, device_allocator, pinned_allocator, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffEncoderDestroy(
    encoder: nvtiffEncoder_t,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffEncoderDestroy");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(encoder, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffGetBitstreamSize(
    encoder: nvtiffEncoder_t,
    params: *mut nvtiffEncodeParams_t,
    num_params: u32,
    metadata_size: *mut usize,
    bitstream_size: *mut usize,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            *mut nvtiffEncodeParams_t,
            u32,
            *mut usize,
            *mut usize,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffGetBitstreamSize");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe {
                exported(encoder, params, num_params, metadata_size, bitstream_size)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffGetProperty");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtiffStream_t) -> nvtiffStatus_t> = Symbol::new(
        c"nvtiffStreamClose",
    );
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKey(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: *mut c_void,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffGeoKey_t,
            *mut c_void,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetGeoKey");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, val, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    str: *mut core::ffi::c_char,
    max_len: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffGeoKey_t,
            *mut core::ffi::c_char,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetGeoKeyASCII");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, str, max_len) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyDOUBLE(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: *mut f64,
    index: u32,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffGeoKey_t,
            *mut f64,
            u32,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetGeoKeyDOUBLE");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, val, index, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyInfo(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    size: *mut u32,
    count: *mut u32,
    r#type: *mut nvtiffGeoKeyDataType_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffGeoKey_t,
            *mut u32,
            *mut u32,
            *mut nvtiffGeoKeyDataType_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetGeoKeyInfo");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, size, count, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeySHORT(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
    val: *mut u16,
    index: u32,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            nvtiffGeoKey_t,
            *mut u16,
            u32,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetGeoKeySHORT");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, val, index, count) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetHeader(
    tiff_stream: nvtiffStream_t,
    header: *mut nvtiffStreamHeader_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            *mut nvtiffStreamHeader_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetHeader");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, header) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetImageGeometry(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    geometry: *mut nvtiffImageGeometry_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            usize,
            *mut nvtiffImageGeometry_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetImageGeometry");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, ifd_offset, geometry) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetImageInfo(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    image_info: *mut nvtiffImageInfo_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            usize,
            *mut nvtiffImageInfo_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetImageInfo");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, ifd_offset, image_info) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetNextIFDOffset(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    next_ifd_offset: *mut usize,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtiffStream_t, usize, *mut usize) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetNextIFDOffset");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, ifd_offset, next_ifd_offset) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetNumberOfGeoKeys(
    tiff_stream: nvtiffStream_t,
    key: *mut nvtiffGeoKey_t,
    num_keys: *mut u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            *mut nvtiffGeoKey_t,
            *mut u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetNumberOfGeoKeys");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, key, num_keys) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetNumberOfTags(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tags: *mut u16,
    num_tags: *mut u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            usize,
            *mut u16,
            *mut u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetNumberOfTags");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, ifd_offset, tags, num_tags) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetTagInfo(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tiff_tag: u16,
    tag_type: *mut nvtiffTagDataType_t,
    size: *mut u32,
    count: *mut u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            usize,
            u16,
            *mut nvtiffTagDataType_t,
            *mut u32,
            *mut u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetTagInfo");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(tiff_stream, ifd_offset, tiff_tag, tag_type, size, count) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamGetTagValue(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tiff_tag: u16,
    tag_value: *mut c_void,
    count: u32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffStream_t,
            usize,
            u16,
            *mut c_void,
            u32,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamGetTagValue");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(tiff_stream, ifd_offset, tiff_tag, tag_value, count) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamHasTag(
    tiff_stream: nvtiffStream_t,
    ifd_offset: usize,
    tag: u16,
    has_tag: *mut i32,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvtiffStream_t, usize, u16, *mut i32) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamHasTag");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream, ifd_offset, tag, has_tag) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamOpen(
    buffer: *const u8,
    buffer_size: usize,
    tiff_stream: *mut nvtiffStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const u8,
            usize,
            *mut nvtiffStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamOpen");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(buffer, buffer_size, tiff_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamOpenFromFile(
    fname: *const core::ffi::c_char,
    tiff_stream: *mut nvtiffStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut nvtiffStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffStreamOpenFromFile");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(fname, tiff_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> nvtiffStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvtiffStream_t) -> nvtiffStatus_t> = Symbol::new(
        c"nvtiffStreamPrint",
    );
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(tiff_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t,
    params: *mut nvtiffEncodeParams_t,
    num_params: u32,
    buffer: *mut u8,
    size: usize,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            *mut nvtiffEncodeParams_t,
            u32,
            *mut u8,
            usize,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffWriteTiffBuffer");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => {
            unsafe { exported(encoder, params, num_params, buffer, size, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)`
///
/// In `nvtiff.h` since nvTIFF 0.8 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvtiffWriteTiffFile(
    encoder: nvtiffEncoder_t,
    params: *mut nvtiffEncodeParams_t,
    num_params: u32,
    fname: *const core::ffi::c_char,
    stream: runtime::cudaStream_t,
) -> nvtiffStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvtiffEncoder_t,
            *mut nvtiffEncodeParams_t,
            u32,
            *const core::ffi::c_char,
            runtime::cudaStream_t,
        ) -> nvtiffStatus_t,
    > = Symbol::new(c"nvtiffWriteTiffFile");
    match SYMBOL.get(&NVTIFF) {
        Ok(exported) => unsafe { exported(encoder, params, num_params, fname, stream) }
        Err(missing) => missing.status(),
    }
}
