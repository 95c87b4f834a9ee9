//! The C functions, as the library exports them: nvJPEG2000.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::nvjpeg2k::{NVJPEG2K, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

sys! {
    NVJPEG2K, Err(missing) => missing.status();

    /// `nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator, nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kCreate(backend: nvjpeg2kBackend_t, device_allocator: *mut nvjpeg2kDeviceAllocator_t, pinned_allocator: *mut nvjpeg2kPinnedAllocator_t, handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kCreateSimple(handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator, nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kCreateV2(backend: nvjpeg2kBackend_t, dev_allocator: *mut nvjpeg2kDeviceAllocatorV2_t, pinned_allocator: *mut nvjpeg2kPinnedAllocatorV2_t, handle: *mut nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecode(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeImage(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_params: nvjpeg2kDecodeParams_t, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeParamsCreate(decode_params: *mut nvjpeg2kDecodeParams_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeParamsSetDecodeArea(decode_params: nvjpeg2kDecodeParams_t, start_x: u32, end_x: u32, start_y: u32, end_y: u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeParamsSetOutputFormat(decode_params: nvjpeg2kDecodeParams_t, format: nvjpeg2kImageFormat_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeParamsSetRGBOutput(decode_params: nvjpeg2kDecodeParams_t, force_rgb: i32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t, decode_state: *mut nvjpeg2kDecodeState_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t *decode_output, cudaStream_t stream)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDecodeTile(handle: nvjpeg2kHandle_t, decode_state: nvjpeg2kDecodeState_t, jpeg2k_stream: nvjpeg2kStream_t, decode_params: nvjpeg2kDecodeParams_t, tile_id: u32, num_res_levels: u32, decode_output: *mut nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncode(enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, encode_params: nvjpeg2kEncodeParams_t, input_image: *const nvjpeg2kImage_t, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeParamsCreate(encode_params: *mut nvjpeg2kEncodeParams_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t *encoder_config)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeParamsSetEncodeConfig(encode_params: nvjpeg2kEncodeParams_t, encoder_config: *mut nvjpeg2kEncodeConfig_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeParamsSetInputFormat(encode_params: nvjpeg2kEncodeParams_t, format: nvjpeg2kImageFormat_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.11.
    #[since = "0.11"]
    fn nvjpeg2kEncodeParamsSetNLTInfo(encode_params: nvjpeg2kEncodeParams_t, nlt_info: *const nvjpeg2kNLTInfo_t, num_components: u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t encode_params, double target_psnr)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier, until nvJPEG2000 0.9.
    fn nvjpeg2kEncodeParamsSetQuality(encode_params: nvjpeg2kEncodeParams_t, target_psnr: f64) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.9.
    #[since = "0.9"]
    fn nvjpeg2kEncodeParamsSpecifyQuality(encode_params: nvjpeg2kEncodeParams_t, quality_type: nvjpeg2kQualityType_t, quality_value: f64) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeRetrieveBitstream(enc_handle: nvjpeg2kEncoder_t, encode_state: nvjpeg2kEncodeState_t, compressed_data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t, encode_state: *mut nvjpeg2kEncodeState_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncoderCreateSimple(enc_handle: *mut nvjpeg2kEncoder_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kGetCudartProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kGetDeviceMemoryPadding(padding: *mut usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kGetPinnedMemoryPadding(padding: *mut usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamCreate(stream_handle: *mut nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetColorSpace(stream_handle: nvjpeg2kStream_t, color_space: *mut nvjpeg2kColorSpace_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id, nvjpeg2kNLTInfo_t *nlt_info)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.11.
    #[since = "0.11"]
    fn nvjpeg2kStreamGetComponentNLTInfo(stream_handle: nvjpeg2kStream_t, component_id: u32, nlt_info: *mut nvjpeg2kNLTInfo_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetImageComponentInfo(stream_handle: nvjpeg2kStream_t, component_info: *mut nvjpeg2kImageComponentInfo_t, component_id: u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t, image_info: *mut nvjpeg2kImageInfo_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetResolutionComponentDim(stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, res_level: u32, res_width: *mut u32, res_height: *mut u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t *num_res)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetResolutionsInTile(stream_handle: nvjpeg2kStream_t, tile_id: u32, num_res: *mut u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t *tile_width, uint32_t *tile_height)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamGetTileComponentDim(stream_handle: nvjpeg2kStream_t, component_id: u32, tile_id: u32, tile_width: *mut u32, tile_height: *mut u32) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamParse(handle: nvjpeg2kHandle_t, data: *const u8, length: usize, save_metadata: i32, save_stream: i32, stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;

    /// `nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)`
    ///
    /// In `nvjpeg2k.h` since nvJPEG2000 0.8 or earlier.
    fn nvjpeg2kStreamParseFile(handle: nvjpeg2kHandle_t, filename: *const core::ffi::c_char, stream_handle: nvjpeg2kStream_t) -> nvjpeg2kStatus_t;
}
