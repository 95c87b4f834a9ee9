//! The functions of the nvJPEG2000 as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::nvjpeg2k as raw;
#[allow(unused_imports)]
use raw::NVJPEG2K;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::nvjpeg2k::all_types::*;

checked! {
    NVJPEG2K, nvjpeg2kStatus_t;
    fn nvjpeg2kCreate(
        backend: nvjpeg2kBackend_t,
        device_allocator: Option<&nvjpeg2kDeviceAllocator_t>,
        pinned_allocator: Option<&nvjpeg2kPinnedAllocator_t>,
    ) -> nvjpeg2kHandle_t;
    fn nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t;
    fn nvjpeg2kCreateV2(
        backend: nvjpeg2kBackend_t,
        dev_allocator: &nvjpeg2kDeviceAllocatorV2_t,
        pinned_allocator: &nvjpeg2kPinnedAllocatorV2_t,
    ) -> nvjpeg2kHandle_t;
    fn nvjpeg2kDecode(
        handle: nvjpeg2kHandle_t,
        decode_state: nvjpeg2kDecodeState_t,
        jpeg2k_stream: nvjpeg2kStream_t,
        decode_output: &mut nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpeg2kDecodeImage(
        handle: nvjpeg2kHandle_t,
        decode_state: nvjpeg2kDecodeState_t,
        jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t,
        decode_output: &mut nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t;
    fn nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t) -> ();
    fn nvjpeg2kDecodeParamsSetDecodeArea(
        decode_params: nvjpeg2kDecodeParams_t,
        start_x: u32,
        end_x: u32,
        start_y: u32,
        end_y: u32,
    ) -> ();
    fn nvjpeg2kDecodeParamsSetOutputFormat(
        decode_params: nvjpeg2kDecodeParams_t,
        format: nvjpeg2kImageFormat_t,
    ) -> ();
    fn nvjpeg2kDecodeParamsSetRGBOutput(
        decode_params: nvjpeg2kDecodeParams_t,
        force_rgb: i32,
    ) -> ();
    fn nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t) -> nvjpeg2kDecodeState_t;
    fn nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t) -> ();
    fn nvjpeg2kDecodeTile(
        handle: nvjpeg2kHandle_t,
        decode_state: nvjpeg2kDecodeState_t,
        jpeg2k_stream: nvjpeg2kStream_t,
        decode_params: nvjpeg2kDecodeParams_t,
        tile_id: u32,
        num_res_levels: u32,
        decode_output: &mut nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpeg2kDestroy(handle: nvjpeg2kHandle_t) -> ();
    fn nvjpeg2kEncode(
        enc_handle: nvjpeg2kEncoder_t,
        encode_state: nvjpeg2kEncodeState_t,
        encode_params: nvjpeg2kEncodeParams_t,
        input_image: &nvjpeg2kImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t;
    fn nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t) -> ();
    fn nvjpeg2kEncodeParamsSetEncodeConfig(
        encode_params: nvjpeg2kEncodeParams_t,
        encoder_config: &nvjpeg2kEncodeConfig_t,
    ) -> ();
    fn nvjpeg2kEncodeParamsSetInputFormat(
        encode_params: nvjpeg2kEncodeParams_t,
        format: nvjpeg2kImageFormat_t,
    ) -> ();
    fn nvjpeg2kEncodeParamsSetNLTInfo(
        encode_params: nvjpeg2kEncodeParams_t,
        nlt_info: &[nvjpeg2kNLTInfo_t],
    ) -> ();
    fn nvjpeg2kEncodeParamsSetQuality(
        encode_params: nvjpeg2kEncodeParams_t,
        target_psnr: f64,
    ) -> ();
    fn nvjpeg2kEncodeParamsSpecifyQuality(
        encode_params: nvjpeg2kEncodeParams_t,
        quality_type: nvjpeg2kQualityType_t,
        quality_value: f64,
    ) -> ();
    fn nvjpeg2kEncodeRetrieveBitstream(
        enc_handle: nvjpeg2kEncoder_t,
        encode_state: nvjpeg2kEncodeState_t,
        compressed_data: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> usize;
    fn nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t) -> nvjpeg2kEncodeState_t;
    fn nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t) -> ();
    fn nvjpeg2kEncoderCreateSimple() -> nvjpeg2kEncoder_t;
    fn nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t) -> ();
    fn nvjpeg2kGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    fn nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t) -> usize;
    fn nvjpeg2kGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn nvjpeg2kSetDeviceMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    fn nvjpeg2kSetPinnedMemoryPadding(padding: usize, handle: nvjpeg2kHandle_t) -> ();
    fn nvjpeg2kStreamCreate() -> nvjpeg2kStream_t;
    fn nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t) -> ();
    fn nvjpeg2kStreamGetColorSpace(
        stream_handle: nvjpeg2kStream_t,
    ) -> nvjpeg2kColorSpace_t;
    fn nvjpeg2kStreamGetComponentNLTInfo(
        stream_handle: nvjpeg2kStream_t,
        component_id: u32,
    ) -> nvjpeg2kNLTInfo_t;
    fn nvjpeg2kStreamGetImageComponentInfo(
        stream_handle: nvjpeg2kStream_t,
        component_id: u32,
    ) -> nvjpeg2kImageComponentInfo_t;
    fn nvjpeg2kStreamGetImageInfo(
        stream_handle: nvjpeg2kStream_t,
    ) -> nvjpeg2kImageInfo_t;
    fn nvjpeg2kStreamGetResolutionComponentDim(
        stream_handle: nvjpeg2kStream_t,
        component_id: u32,
        tile_id: u32,
        res_level: u32,
    ) -> (u32, u32);
    fn nvjpeg2kStreamGetResolutionsInTile(
        stream_handle: nvjpeg2kStream_t,
        tile_id: u32,
    ) -> u32;
    fn nvjpeg2kStreamGetTileComponentDim(
        stream_handle: nvjpeg2kStream_t,
        component_id: u32,
        tile_id: u32,
    ) -> (u32, u32);
    fn nvjpeg2kStreamParse(
        handle: nvjpeg2kHandle_t,
        data: &[u8],
        save_metadata: i32,
        save_stream: i32,
        stream_handle: nvjpeg2kStream_t,
    ) -> ();
    fn nvjpeg2kStreamParseFile(
        handle: nvjpeg2kHandle_t,
        filename: &CStr,
        stream_handle: nvjpeg2kStream_t,
    ) -> ();
}
