"""nvJPEG2000 0, with exceptions instead of result codes.

`cubind.nvjpeg2k` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.nvjpeg2k import (
    NVJPEG2K_MAXRES as NVJPEG2K_MAXRES,
    NVJPEG2K_MODE_HT as NVJPEG2K_MODE_HT,
    NVJPEG2K_RSIZ_HT as NVJPEG2K_RSIZ_HT,
    NVJPEG2K_VER_BUILD as NVJPEG2K_VER_BUILD,
    NVJPEG2K_VER_MAJOR as NVJPEG2K_VER_MAJOR,
    NVJPEG2K_VER_MINOR as NVJPEG2K_VER_MINOR,
    NVJPEG2K_VER_PATCH as NVJPEG2K_VER_PATCH,
    libraryPropertyType as libraryPropertyType,
    nvjpeg2kBackend_t as nvjpeg2kBackend_t,
    nvjpeg2kBitstreamType as nvjpeg2kBitstreamType,
    nvjpeg2kBitstreamType_t as nvjpeg2kBitstreamType_t,
    nvjpeg2kColorSpace_t as nvjpeg2kColorSpace_t,
    nvjpeg2kDecodeParams_t as nvjpeg2kDecodeParams_t,
    nvjpeg2kDecodeState_t as nvjpeg2kDecodeState_t,
    nvjpeg2kDeviceAllocatorV2 as nvjpeg2kDeviceAllocatorV2,
    nvjpeg2kDeviceAllocatorV2_t as nvjpeg2kDeviceAllocatorV2_t,
    nvjpeg2kDeviceAllocator_t as nvjpeg2kDeviceAllocator_t,
    nvjpeg2kDeviceFree as nvjpeg2kDeviceFree,
    nvjpeg2kDeviceFreeV2 as nvjpeg2kDeviceFreeV2,
    nvjpeg2kDeviceMalloc as nvjpeg2kDeviceMalloc,
    nvjpeg2kDeviceMallocV2 as nvjpeg2kDeviceMallocV2,
    nvjpeg2kEncodeConfig_t as nvjpeg2kEncodeConfig_t,
    nvjpeg2kEncodeParams_t as nvjpeg2kEncodeParams_t,
    nvjpeg2kEncodeState_t as nvjpeg2kEncodeState_t,
    nvjpeg2kEncoder_t as nvjpeg2kEncoder_t,
    nvjpeg2kHandle_t as nvjpeg2kHandle_t,
    nvjpeg2kImageComponentInfo_t as nvjpeg2kImageComponentInfo_t,
    nvjpeg2kImageFormat_t as nvjpeg2kImageFormat_t,
    nvjpeg2kImageInfo_t as nvjpeg2kImageInfo_t,
    nvjpeg2kImageType_t as nvjpeg2kImageType_t,
    nvjpeg2kImage_t as nvjpeg2kImage_t,
    nvjpeg2kNLTInfo as nvjpeg2kNLTInfo,
    nvjpeg2kNLTInfo_t as nvjpeg2kNLTInfo_t,
    nvjpeg2kNLTType_t as nvjpeg2kNLTType_t,
    nvjpeg2kPinnedAllocatorV2 as nvjpeg2kPinnedAllocatorV2,
    nvjpeg2kPinnedAllocatorV2_t as nvjpeg2kPinnedAllocatorV2_t,
    nvjpeg2kPinnedAllocator_t as nvjpeg2kPinnedAllocator_t,
    nvjpeg2kPinnedFree as nvjpeg2kPinnedFree,
    nvjpeg2kPinnedFreeV2 as nvjpeg2kPinnedFreeV2,
    nvjpeg2kPinnedMalloc as nvjpeg2kPinnedMalloc,
    nvjpeg2kPinnedMallocV2 as nvjpeg2kPinnedMallocV2,
    nvjpeg2kProgOrder_t as nvjpeg2kProgOrder_t,
    nvjpeg2kQualityType_t as nvjpeg2kQualityType_t,
    nvjpeg2kStatus_t as nvjpeg2kStatus_t,
    nvjpeg2kStream_t as nvjpeg2kStream_t,
    sizeof as sizeof,
)

def nvjpeg2kCreate(
    backend: nvjpeg2kBackend_t,
    device_allocator: nvjpeg2kDeviceAllocator_t | None,
    pinned_allocator: nvjpeg2kPinnedAllocator_t | None,
) -> nvjpeg2kHandle_t: ...
def nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t: ...
def nvjpeg2kCreateV2(
    backend: nvjpeg2kBackend_t,
    dev_allocator: nvjpeg2kDeviceAllocatorV2_t | None,
    pinned_allocator: nvjpeg2kPinnedAllocatorV2_t | None,
) -> nvjpeg2kHandle_t: ...
def nvjpeg2kDecode(
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
    decode_state: nvjpeg2kDecodeState_t | _SupportsInt | None,
    jpeg2k_stream: nvjpeg2kStream_t | _SupportsInt | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpeg2kDecodeImage(
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
    decode_state: nvjpeg2kDecodeState_t | _SupportsInt | None,
    jpeg2k_stream: nvjpeg2kStream_t | _SupportsInt | None,
    decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t: ...
def nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None) -> None: ...
def nvjpeg2kDecodeParamsSetDecodeArea(
    decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None,
    start_x: _SupportsInt,
    end_x: _SupportsInt,
    start_y: _SupportsInt,
    end_y: _SupportsInt,
) -> None: ...
def nvjpeg2kDecodeParamsSetOutputFormat(
    decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None,
    pformat: nvjpeg2kImageFormat_t,
) -> None: ...
def nvjpeg2kDecodeParamsSetRGBOutput(
    decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None,
    force_rgb: _SupportsInt,
) -> None: ...
def nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t | _SupportsInt | None) -> nvjpeg2kDecodeState_t: ...
def nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t | _SupportsInt | None) -> None: ...
def nvjpeg2kDecodeTile(
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
    decode_state: nvjpeg2kDecodeState_t | _SupportsInt | None,
    jpeg2k_stream: nvjpeg2kStream_t | _SupportsInt | None,
    decode_params: nvjpeg2kDecodeParams_t | _SupportsInt | None,
    tile_id: _SupportsInt,
    num_res_levels: _SupportsInt,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpeg2kDestroy(handle: nvjpeg2kHandle_t | _SupportsInt | None) -> None: ...
def nvjpeg2kEncode(
    enc_handle: nvjpeg2kEncoder_t | _SupportsInt | None,
    encode_state: nvjpeg2kEncodeState_t | _SupportsInt | None,
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    input_image: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t: ...
def nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None) -> None: ...
def nvjpeg2kEncodeParamsSetEncodeConfig(
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    encoder_config: nvjpeg2kEncodeConfig_t | None,
) -> None: ...
def nvjpeg2kEncodeParamsSetInputFormat(
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    pformat: nvjpeg2kImageFormat_t,
) -> None: ...
def nvjpeg2kEncodeParamsSetNLTInfo(
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    nlt_info: _Sequence[nvjpeg2kNLTInfo_t] | None,
    num_components: _SupportsInt,
) -> None: ...
def nvjpeg2kEncodeParamsSetQuality(
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    target_psnr: float,
) -> None: ...
def nvjpeg2kEncodeParamsSpecifyQuality(
    encode_params: nvjpeg2kEncodeParams_t | _SupportsInt | None,
    quality_type: nvjpeg2kQualityType_t,
    quality_value: float,
) -> None: ...
@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _SupportsInt | None,
    encode_state: nvjpeg2kEncodeState_t | _SupportsInt | None,
    compressed_data: int,
    length: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[int, bytes]: ...
@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _SupportsInt | None,
    encode_state: nvjpeg2kEncodeState_t | _SupportsInt | None,
    compressed_data: _typing.Output | None,
    length: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t | _SupportsInt | None) -> nvjpeg2kEncodeState_t: ...
def nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t | _SupportsInt | None) -> None: ...
def nvjpeg2kEncoderCreateSimple() -> nvjpeg2kEncoder_t: ...
def nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t | _SupportsInt | None) -> None: ...
def nvjpeg2kGetCudartProperty(typename: libraryPropertyType) -> int: ...
def nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t | _SupportsInt | None) -> int: ...
def nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t | _SupportsInt | None) -> int: ...
def nvjpeg2kGetProperty(typename: libraryPropertyType) -> int: ...
def nvjpeg2kSetDeviceMemoryPadding(
    padding: _SupportsInt,
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
) -> None: ...
def nvjpeg2kSetPinnedMemoryPadding(
    padding: _SupportsInt,
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
) -> None: ...
def nvjpeg2kStreamCreate() -> nvjpeg2kStream_t: ...
def nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t | _SupportsInt | None) -> None: ...
def nvjpeg2kStreamGetColorSpace(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
) -> nvjpeg2kColorSpace_t: ...
def nvjpeg2kStreamGetComponentNLTInfo(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
    component_id: _SupportsInt,
) -> nvjpeg2kNLTInfo_t: ...
def nvjpeg2kStreamGetImageComponentInfo(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
    component_id: _SupportsInt,
) -> nvjpeg2kImageComponentInfo_t: ...
def nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t | _SupportsInt | None) -> nvjpeg2kImageInfo_t: ...
def nvjpeg2kStreamGetResolutionComponentDim(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
    component_id: _SupportsInt,
    tile_id: _SupportsInt,
    res_level: _SupportsInt,
) -> tuple[int, int]: ...
def nvjpeg2kStreamGetResolutionsInTile(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
    tile_id: _SupportsInt,
) -> int: ...
def nvjpeg2kStreamGetTileComponentDim(
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
    component_id: _SupportsInt,
    tile_id: _SupportsInt,
) -> tuple[int, int]: ...
def nvjpeg2kStreamParse(
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
    save_metadata: _SupportsInt,
    save_stream: _SupportsInt,
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
) -> None: ...
def nvjpeg2kStreamParseFile(
    handle: nvjpeg2kHandle_t | _SupportsInt | None,
    filename: _typing.Text,
    stream_handle: nvjpeg2kStream_t | _SupportsInt | None,
) -> None: ...
