//! The functions of the nvTIFF as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::nvtiff as raw;
#[allow(unused_imports)]
use raw::NVTIFF;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::nvtiff::all_types::*;

checked! {
    NVTIFF, nvtiffStatus_t;
    fn nvtiffDecode(
        tiff_stream: nvtiffStream_t,
        decoder: nvtiffDecoder_t,
        params: nvtiffDecodeParams_t,
        image_out: &mut [nvtiffImage_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffDecodeCheckSupported(
        tiff_stream: nvtiffStream_t,
        decoder: nvtiffDecoder_t,
        params: nvtiffDecodeParams_t,
        image_out: &[nvtiffImage_t],
    ) -> ();
    fn nvtiffDecodeParamsCreate() -> nvtiffDecodeParams_t;
    fn nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t) -> ();
    fn nvtiffDecodeParamsSetOutputFormat(
        decode_params: nvtiffDecodeParams_t,
        format: nvtiffOutputFormat_t,
    ) -> ();
    fn nvtiffDecodeParamsSetRegions(
        decode_params: nvtiffDecodeParams_t,
        regions: &[nvtiffDecodeRegion_t],
    ) -> ();
    fn nvtiffDecoderCreate(
        device_allocator: Option<&nvtiffDeviceAllocator_t>,
        pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
        stream: runtime::cudaStream_t,
    ) -> nvtiffDecoder_t;
    fn nvtiffDecoderCreateSimple(stream: runtime::cudaStream_t) -> nvtiffDecoder_t;
    fn nvtiffDecoderDestroy(
        decoder: nvtiffDecoder_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffEncode(
        encoder: nvtiffEncoder_t,
        params: &[nvtiffEncodeParams_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffEncodeFinalize(
        encoder: nvtiffEncoder_t,
        params: &[nvtiffEncodeParams_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffEncodeParamsCreate() -> nvtiffEncodeParams_t;
    fn nvtiffEncodeParamsDestroy(
        params: nvtiffEncodeParams_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffEncodeParamsSetGeoKey(
        params: nvtiffEncodeParams_t,
        key: nvtiffGeoKey_t,
        r#type: nvtiffGeoKeyDataType_t,
        value: *mut c_void,
        value_size: u32,
        count: u32,
    ) -> ();
    fn nvtiffEncodeParamsSetGeoKeyASCII(
        params: nvtiffEncodeParams_t,
        key: nvtiffGeoKey_t,
        value: &[u8],
    ) -> ();
    fn nvtiffEncodeParamsSetGeoKeyDOUBLE(
        params: nvtiffEncodeParams_t,
        key: nvtiffGeoKey_t,
        value: f64,
        count: u32,
    ) -> ();
    fn nvtiffEncodeParamsSetGeoKeySHORT(
        params: nvtiffEncodeParams_t,
        key: nvtiffGeoKey_t,
        value: u16,
        count: u32,
    ) -> ();
    fn nvtiffEncodeParamsSetImageGeometry(
        params: nvtiffEncodeParams_t,
        geometry: &nvtiffImageGeometry_t,
    ) -> ();
    fn nvtiffEncodeParamsSetImageInfo(
        params: nvtiffEncodeParams_t,
        image_info: &nvtiffImageInfo_t,
    ) -> ();
    fn nvtiffEncodeParamsSetInputs(
        params: nvtiffEncodeParams_t,
        images_d: &[*mut u8],
    ) -> ();
    fn nvtiffEncodeParamsSetJpegOptions(
        params: nvtiffEncodeParams_t,
        options: &nvtiffJpegEncodeOptions_t,
    ) -> ();
    fn nvtiffEncodeParamsSetTag(
        params: nvtiffEncodeParams_t,
        tag: u16,
        r#type: nvtiffTagDataType_t,
        value: *mut c_void,
        count: u32,
    ) -> ();
    fn nvtiffEncodeParamsSetTiffVariant(
        params: nvtiffEncodeParams_t,
        variant: nvtiffVariant_t,
    ) -> ();
    fn nvtiffEncoderCreate(
        device_allocator: Option<&nvtiffDeviceAllocator_t>,
        pinned_allocator: Option<&nvtiffPinnedAllocator_t>,
        stream: runtime::cudaStream_t,
    ) -> nvtiffEncoder_t;
    fn nvtiffEncoderDestroy(
        encoder: nvtiffEncoder_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffGetBitstreamSize(
        encoder: nvtiffEncoder_t,
        params: &[nvtiffEncodeParams_t],
    ) -> (usize, usize);
    fn nvtiffGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn nvtiffStreamClose(tiff_stream: nvtiffStream_t) -> ();
    fn nvtiffStreamGetGeoKey(
        tiff_stream: nvtiffStream_t,
        key: nvtiffGeoKey_t,
        val: *mut c_void,
        count: u32,
    ) -> ();
    fn nvtiffStreamGetGeoKeyDOUBLE(
        tiff_stream: nvtiffStream_t,
        key: nvtiffGeoKey_t,
        val: &mut [f64],
        index: u32,
    ) -> ();
    fn nvtiffStreamGetGeoKeyInfo(
        tiff_stream: nvtiffStream_t,
        key: nvtiffGeoKey_t,
    ) -> (u32, u32, nvtiffGeoKeyDataType_t);
    fn nvtiffStreamGetGeoKeySHORT(
        tiff_stream: nvtiffStream_t,
        key: nvtiffGeoKey_t,
        val: &mut [u16],
        index: u32,
    ) -> ();
    fn nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t) -> nvtiffStreamHeader_t;
    fn nvtiffStreamGetImageGeometry(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
    ) -> nvtiffImageGeometry_t;
    fn nvtiffStreamGetImageInfo(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
    ) -> nvtiffImageInfo_t;
    fn nvtiffStreamGetNextIFDOffset(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
    ) -> usize;
    fn nvtiffStreamGetNumberOfGeoKeys(
        tiff_stream: nvtiffStream_t,
        key: *mut nvtiffGeoKey_t,
    ) -> u32;
    fn nvtiffStreamGetNumberOfTags(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
        tags: *mut u16,
    ) -> u32;
    fn nvtiffStreamGetTagInfo(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
        tiff_tag: u16,
    ) -> (nvtiffTagDataType_t, u32, u32);
    fn nvtiffStreamGetTagValue(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
        tiff_tag: u16,
        tag_value: *mut c_void,
        count: u32,
    ) -> ();
    fn nvtiffStreamHasTag(
        tiff_stream: nvtiffStream_t,
        ifd_offset: usize,
        tag: u16,
    ) -> i32;
    fn nvtiffStreamOpen(buffer: &[u8]) -> nvtiffStream_t;
    fn nvtiffStreamOpenFromFile(fname: &CStr) -> nvtiffStream_t;
    fn nvtiffStreamPrint(tiff_stream: nvtiffStream_t) -> ();
    fn nvtiffWriteTiffBuffer(
        encoder: nvtiffEncoder_t,
        params: &[nvtiffEncodeParams_t],
        buffer: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvtiffWriteTiffFile(
        encoder: nvtiffEncoder_t,
        params: &[nvtiffEncodeParams_t],
        fname: &CStr,
        stream: runtime::cudaStream_t,
    ) -> ();
}

/// As [`nvtiffStreamGetGeoKeyASCII`](raw::nvtiffStreamGetGeoKeyASCII), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t,
    key: nvtiffGeoKey_t,
) -> Result<CString, crate::Error<nvtiffStatus_t>> {
    grow::string(
        called!(NVTIFF, nvtiffStreamGetGeoKeyASCII),
        |str| {
            let (returned,) = unsafe {
                raw::nvtiffStreamGetGeoKeyASCII(tiff_stream, key, str)
            };
            returned
        },
    )
}
