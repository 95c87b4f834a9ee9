"""nvJPEG2000 0, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

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
) -> nvjpeg2kHandle_t:
    """Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    handle : nvjpeg2kHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t:
    """Creates a JPEG 2000 decoder handle with the default backend and allocators.

    Returns
    -------
    handle : nvjpeg2kHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kCreateV2(
    backend: nvjpeg2kBackend_t,
    dev_allocator: nvjpeg2kDeviceAllocatorV2_t | None,
    pinned_allocator: nvjpeg2kPinnedAllocatorV2_t | None,
) -> nvjpeg2kHandle_t:
    """Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    handle : nvjpeg2kHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecode(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a parsed image to device memory in a stream.

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeImage(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t:
    """Creates decoding parameters with default values.

    Returns
    -------
    decode_params : nvjpeg2kDecodeParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None) -> None:
    """Destroys decoding parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kDecodeParamsSetDecodeArea(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    start_x: _typing.Integer,
    end_x: _typing.Integer,
    start_y: _typing.Integer,
    end_y: _typing.Integer,
) -> None:
    """Sets the area of the image to decode, as start and end coordinates in pixels.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeParamsSetOutputFormat(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    pformat: nvjpeg2kImageFormat_t,
) -> None:
    """Sets whether decoded components are planar or interleaved.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeParamsSetRGBOutput(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    force_rgb: _typing.Integer,
) -> None:
    """Sets whether YCC components are converted to RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t | _typing.Integer | None) -> nvjpeg2kDecodeState_t:
    """Creates a state object, which stores the intermediate data of decoding.

    Returns
    -------
    decode_state : nvjpeg2kDecodeState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None) -> None:
    """Destroys a decoder's state and frees its buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_state``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kDecodeTile(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    tile_id: _typing.Integer,
    num_res_levels: _typing.Integer,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kDestroy(handle: nvjpeg2kHandle_t | _typing.Integer | None) -> None:
    """Destroys a JPEG 2000 decoder handle; objects that were created from the handle must be destroyed first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kEncode(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    input_image: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Encodes an image in device memory into the encoder state in a stream.

    Parameters
    ----------
    encode_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    input_image
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t:
    """Creates encoding parameters with default values.

    Returns
    -------
    encode_params : nvjpeg2kEncodeParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None) -> None:
    """Destroys encoding parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encode_params``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kEncodeParamsSetEncodeConfig(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    encoder_config: nvjpeg2kEncodeConfig_t | None,
) -> None:
    """Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.

    Parameters
    ----------
    encoder_config
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``encode_params`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeParamsSetInputFormat(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    pformat: nvjpeg2kImageFormat_t,
) -> None:
    """Sets whether the components of the image to encode are planar or interleaved.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeParamsSetNLTInfo(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    nlt_info: _Sequence[nvjpeg2kNLTInfo_t] | None,
    num_components: _typing.Integer,
) -> None:
    """Sets the nonlinear point transformations (NLT) of the components to encode.

    Parameters
    ----------
    nlt_info
        Used after the call returns; kept alive by cubind until another value is set in ``encode_params``, or
        ``encode_params`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeParamsSetQuality(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    target_psnr: float,
) -> None:
    """Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def nvjpeg2kEncodeParamsSpecifyQuality(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    quality_type: nvjpeg2kQualityType_t,
    quality_value: float,
) -> None:
    """Sets the quality of the compressed image as the value of a selected metric, such as PSNR.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    compressed_data: int,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[int, bytes]:
    """Copies the compressed image to host memory, or returns its length if the address is null.

    Parameters
    ----------
    encode_state, compressed_data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    length : int
    compressed_data : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
        The exception's attribute ``outputs`` contains: ``length``.
    """

@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    compressed_data: _typing.Output | None,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int: ...
def nvjpeg2kEncodeStateCreate(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
) -> nvjpeg2kEncodeState_t:
    """Creates the state of an encoder, which also stores the compressed image.

    Returns
    -------
    encode_state : nvjpeg2kEncodeState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None) -> None:
    """Destroys the state of an encoder.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encode_state``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kEncoderCreateSimple() -> nvjpeg2kEncoder_t:
    """Creates a JPEG 2000 encoder with the default allocators.

    Returns
    -------
    enc_handle : nvjpeg2kEncoder_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None) -> None:
    """Destroys a JPEG 2000 encoder.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``enc_handle``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kGetCudartProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of device memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of pinned memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of nvJPEG2000: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kSetDeviceMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of device memory allocations, to reduce reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kSetPinnedMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamCreate() -> nvjpeg2kStream_t:
    """Creates an object that stores a parsed JPEG 2000 image.

    Returns
    -------
    stream_handle : nvjpeg2kStream_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t | _typing.Integer | None) -> None:
    """Destroys a parsed JPEG 2000 image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``stream_handle``, or objects that belong to it, during or after the call.
    """

def nvjpeg2kStreamGetColorSpace(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> nvjpeg2kColorSpace_t:
    """Returns a parsed image's color space, such as sRGB or gray.

    Returns
    -------
    color_space : nvjpeg2kColorSpace_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetComponentNLTInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
) -> nvjpeg2kNLTInfo_t:
    """Returns the nonlinear point transformation (NLT) of one component.

    Returns
    -------
    nlt_info : nvjpeg2kNLTInfo_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetImageComponentInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
) -> nvjpeg2kImageComponentInfo_t:
    """Returns one component's width, height, precision in bits and signedness.

    Returns
    -------
    component_info : nvjpeg2kImageComponentInfo_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetImageInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> nvjpeg2kImageInfo_t:
    """Returns the image size, tile size, number of tiles and number of components of a parsed image.

    Returns
    -------
    image_info : nvjpeg2kImageInfo_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetResolutionComponentDim(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
    tile_id: _typing.Integer,
    res_level: _typing.Integer,
) -> tuple[int, int]:
    """Returns the width and height of one component in a tile at one resolution level.

    Returns
    -------
    res_width : int
    res_height : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetResolutionsInTile(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    tile_id: _typing.Integer,
) -> int:
    """Returns the number of resolution levels in a tile.

    Returns
    -------
    num_res : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamGetTileComponentDim(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
    tile_id: _typing.Integer,
) -> tuple[int, int]:
    """Returns the width and height of one component in a tile.

    Returns
    -------
    tile_width : int
    tile_height : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamParse(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    save_metadata: _typing.Integer,
    save_stream: _typing.Integer,
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> None:
    """Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``stream_handle``, or
        ``stream_handle`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    """

def nvjpeg2kStreamParseFile(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    filename: _typing.Text,
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> None:
    """Parses a JPEG 2000 file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.
    """
