//! The C functions of nvJPEG2000, as the library exports them.
//!
//! [`nvjpeg2k`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nvjpeg2k::NVJPEG2K;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvjpeg2k as raw;
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
pub use crate::nvjpeg2k::all_types::*;

sys! {
    nvjpeg2k, NVJPEG2K, Err(missing) => missing.status();

    #[called_by(owned nvjpeg2kCreate)]
    fn nvjpeg2kCreate(backend: nvjpeg2kBackend_t, device_allocator: *mut nvjpeg2kDeviceAllocator_t, pinned_allocator: *mut nvjpeg2kPinnedAllocator_t, handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kCreateSimple)]
    fn nvjpeg2kCreateSimple(handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kCreateV2)]
    fn nvjpeg2kCreateV2(backend: nvjpeg2kBackend_t, dev_allocator: *mut nvjpeg2kDeviceAllocatorV2_t, pinned_allocator: *mut nvjpeg2kPinnedAllocatorV2_t, handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecode)]
    fn nvjpeg2kDecode(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeImage)]
    fn nvjpeg2kDecodeImage(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_params: nvjpeg2kDecodeParams_t, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeParamsCreate)]
    fn nvjpeg2kDecodeParamsCreate(decode_params: *mut nvjpeg2kDecodeParams_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kDecodeParamsDestroy)]
    fn nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeParamsSetDecodeArea)]
    fn nvjpeg2kDecodeParamsSetDecodeArea(decode_params: nvjpeg2kDecodeParams_t, start_x: u32, end_x: u32, start_y: u32, end_y: u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeParamsSetOutputFormat)]
    fn nvjpeg2kDecodeParamsSetOutputFormat(decode_params: nvjpeg2kDecodeParams_t, format: nvjpeg2kImageFormat_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeParamsSetRGBOutput)]
    fn nvjpeg2kDecodeParamsSetRGBOutput(decode_params: nvjpeg2kDecodeParams_t, force_rgb: i32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeStateCreate)]
    fn nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t, decode_state: *mut nvjpeg2kDecodeState_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kDecodeStateDestroy)]
    fn nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kDecodeTile)]
    fn nvjpeg2kDecodeTile(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_params: nvjpeg2kDecodeParams_t, tile_id: u32, num_res_levels: u32, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kDestroy)]
    fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncode)]
    fn nvjpeg2kEncode(enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, encode_params: nvjpeg2kEncodeParams_t, input_image: *const nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsCreate)]
    fn nvjpeg2kEncodeParamsCreate(encode_params: *mut nvjpeg2kEncodeParams_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kEncodeParamsDestroy)]
    fn nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsSetEncodeConfig)]
    fn nvjpeg2kEncodeParamsSetEncodeConfig(encode_params: nvjpeg2kEncodeParams_t, encoder_config: *mut nvjpeg2kEncodeConfig_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsSetInputFormat)]
    fn nvjpeg2kEncodeParamsSetInputFormat(encode_params: nvjpeg2kEncodeParams_t, format: nvjpeg2kImageFormat_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsSetNLTInfo)]
    #[since = "0.11"]
    fn nvjpeg2kEncodeParamsSetNLTInfo(encode_params: nvjpeg2kEncodeParams_t, nlt_info: *const nvjpeg2kNLTInfo_t, num_components: u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsSetQuality)]
    fn nvjpeg2kEncodeParamsSetQuality(encode_params: nvjpeg2kEncodeParams_t, target_psnr: f64) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeParamsSpecifyQuality)]
    #[since = "0.9"]
    fn nvjpeg2kEncodeParamsSpecifyQuality(encode_params: nvjpeg2kEncodeParams_t, quality_type: nvjpeg2kQualityType_t, quality_value: f64) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeRetrieveBitstream)]
    fn nvjpeg2kEncodeRetrieveBitstream(enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, compressed_data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncodeStateCreate)]
    fn nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t, encode_state: *mut nvjpeg2kEncodeState_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kEncodeStateDestroy)]
    fn nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kEncoderCreateSimple)]
    fn nvjpeg2kEncoderCreateSimple(enc_handle: *mut nvjpeg2kEncoder_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kEncoderDestroy)]
    fn nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kGetCudartProperty)]
    fn nvjpeg2kGetCudartProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kGetDeviceMemoryPadding)]
    fn nvjpeg2kGetDeviceMemoryPadding(padding: *mut usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kGetPinnedMemoryPadding)]
    fn nvjpeg2kGetPinnedMemoryPadding(padding: *mut usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kGetProperty)]
    fn nvjpeg2kGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kSetDeviceMemoryPadding)]
    fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kSetPinnedMemoryPadding)]
    fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamCreate)]
    fn nvjpeg2kStreamCreate(stream_handle: *mut nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    #[called_by(nvjpeg2kStreamDestroy)]
    fn nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetColorSpace)]
    fn nvjpeg2kStreamGetColorSpace(stream_handle: nvjpeg2kStream_t, color_space: *mut nvjpeg2kColorSpace_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetComponentNLTInfo)]
    #[since = "0.11"]
    fn nvjpeg2kStreamGetComponentNLTInfo(stream_handle: nvjpeg2kStream_t, component_id: u32, nlt_info: *mut nvjpeg2kNLTInfo_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetImageComponentInfo)]
    fn nvjpeg2kStreamGetImageComponentInfo(stream_handle: nvjpeg2kStream_t, component_info: *mut nvjpeg2kImageComponentInfo_t, component_id: u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetImageInfo)]
    fn nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t, image_info: *mut nvjpeg2kImageInfo_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetResolutionComponentDim)]
    fn nvjpeg2kStreamGetResolutionComponentDim(stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, res_level: u32, res_width: *mut u32, res_height: *mut u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetResolutionsInTile)]
    fn nvjpeg2kStreamGetResolutionsInTile(stream_handle: nvjpeg2kStream_t, tile_id: u32, num_res: *mut u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamGetTileComponentDim)]
    fn nvjpeg2kStreamGetTileComponentDim(stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, tile_width: *mut u32, tile_height: *mut u32) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamParse)]
    fn nvjpeg2kStreamParse(handle: nvjpeg2kHandle_t, data: *const u8, length: usize, save_metadata: i32, save_stream: i32, stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    #[called_by(owned nvjpeg2kStreamParseFile)]
    fn nvjpeg2kStreamParseFile(handle: nvjpeg2kHandle_t, filename: *const core::ffi::c_char, stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;
}
