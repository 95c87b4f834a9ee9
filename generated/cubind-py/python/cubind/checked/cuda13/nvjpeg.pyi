"""nvJPEG of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.nvjpeg import (
    NVJPEG_FLAGS_BITSTREAM_STRICT as NVJPEG_FLAGS_BITSTREAM_STRICT,
    NVJPEG_FLAGS_DEFAULT as NVJPEG_FLAGS_DEFAULT,
    NVJPEG_FLAGS_ENABLE_MEMORY_POOLS as NVJPEG_FLAGS_ENABLE_MEMORY_POOLS,
    NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE as NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE as NVJPEG_FLAGS_REDUCED_MEMORY_DECODE,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY as NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY,
    NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION as NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION,
    NVJPEG_MAX_COMPONENT as NVJPEG_MAX_COMPONENT,
    NVJPEG_VER_BUILD as NVJPEG_VER_BUILD,
    NVJPEG_VER_MAJOR as NVJPEG_VER_MAJOR,
    NVJPEG_VER_MINOR as NVJPEG_VER_MINOR,
    NVJPEG_VER_PATCH as NVJPEG_VER_PATCH,
    libraryPropertyType as libraryPropertyType,
    nvjpegBackend_t as nvjpegBackend_t,
    nvjpegBufferDevice_t as nvjpegBufferDevice_t,
    nvjpegBufferPinned_t as nvjpegBufferPinned_t,
    nvjpegChromaSubsampling_t as nvjpegChromaSubsampling_t,
    nvjpegDecodeParams_t as nvjpegDecodeParams_t,
    nvjpegDevAllocatorV2_t as nvjpegDevAllocatorV2_t,
    nvjpegDevAllocator_t as nvjpegDevAllocator_t,
    nvjpegEncBackend_t as nvjpegEncBackend_t,
    nvjpegEncoderParams_t as nvjpegEncoderParams_t,
    nvjpegEncoderState_t as nvjpegEncoderState_t,
    nvjpegExifOrientation_t as nvjpegExifOrientation_t,
    nvjpegHandle_t as nvjpegHandle_t,
    nvjpegImage_t as nvjpegImage_t,
    nvjpegInputFormat_t as nvjpegInputFormat_t,
    nvjpegJpegDecoder_t as nvjpegJpegDecoder_t,
    nvjpegJpegEncoding_t as nvjpegJpegEncoding_t,
    nvjpegJpegState_t as nvjpegJpegState_t,
    nvjpegJpegStream_t as nvjpegJpegStream_t,
    nvjpegOutputFormat_t as nvjpegOutputFormat_t,
    nvjpegPinnedAllocatorV2_t as nvjpegPinnedAllocatorV2_t,
    nvjpegPinnedAllocator_t as nvjpegPinnedAllocator_t,
    nvjpegScaleFactor_t as nvjpegScaleFactor_t,
    nvjpegStatus_t as nvjpegStatus_t,
    sizeof as sizeof,
    tDevFree as tDevFree,
    tDevFreeV2 as tDevFreeV2,
    tDevMalloc as tDevMalloc,
    tDevMallocV2 as tDevMallocV2,
    tPinnedFree as tPinnedFree,
    tPinnedFreeV2 as tPinnedFreeV2,
    tPinnedMalloc as tPinnedMalloc,
    tPinnedMallocV2 as tPinnedMallocV2,
)

def nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    device_allocator: nvjpegDevAllocator_t | None,
) -> nvjpegBufferDevice_t:
    """Creates an empty buffer of device memory, which grows during decoding as needed.

    Parameters
    ----------
    device_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    buffer : nvjpegBufferDevice_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    device_allocator: nvjpegDevAllocatorV2_t | None,
) -> nvjpegBufferDevice_t:
    """Creates an empty buffer of device memory with stream-ordered allocators.

    Parameters
    ----------
    device_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    buffer : nvjpegBufferDevice_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | _typing.Integer | None) -> None:
    """Destroys a buffer of device memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``buffer``, or objects that belong to it, during or after the call.
    """

def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Resizes a buffer of device memory in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.
    """

def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the current size and address of a device buffer.

    Returns
    -------
    size : int
    ptr : int
        Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
) -> nvjpegBufferPinned_t:
    """Creates an empty buffer of pinned host memory, which grows during decoding as needed.

    Parameters
    ----------
    pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    buffer : nvjpegBufferPinned_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
) -> nvjpegBufferPinned_t:
    """Creates an empty buffer of pinned host memory with stream-ordered allocators.

    Parameters
    ----------
    pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    buffer : nvjpegBufferPinned_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | _typing.Integer | None) -> None:
    """Destroys a buffer of pinned host memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``buffer``, or objects that belong to it, during or after the call.
    """

def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Resizes a buffer of pinned host memory in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.
    """

def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the current size and address of a pinned buffer.

    Returns
    -------
    size : int
    ptr : int
        Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: nvjpegDevAllocator_t | None) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a given backend and the caller's device memory allocator.

    Parameters
    ----------
    dev_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocator_t | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
    flags: _typing.Integer,
) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.
    flags
        Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``,
        ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``,
        ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocatorV2_t | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
    flags: _typing.Integer,
) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.
    flags
        Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``,
        ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``,
        ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateSimple() -> nvjpegHandle_t:
    """Creates an nvJPEG handle with the default backend and allocators.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecode(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.

    Parameters
    ----------
    jpeg_handle, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_typing.Integer] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a batch of JPEGs from host memory to device memory in a stream.

    Parameters
    ----------
    jpeg_handle
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    data, destinations
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_typing.Integer] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    decode_params: _Sequence[nvjpegDecodeParams_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.

    Parameters
    ----------
    jpeg_handle
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    data, destinations
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    max_cpu_threads: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
) -> None:
    """Initializes a state for batches of a given size and output format.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> None:
    """Parses the tables of an abbreviated JPEG, which the images of a batch share.

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_handle``, or
        ``jpeg_handle`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> None:
    """Allocates a state's memory in advance, for batches of images up to a given size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> int:
    """Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> int:
    """Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpeg(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    jpeg_bitstream: nvjpegJpegStream_t | _typing.Integer | None,
    destination: nvjpegImage_t | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a parsed JPEG in one call with a decoder and parameters.

    Parameters
    ----------
    decoder_state, jpeg_bitstream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the last phase of decoding on the GPU in a stream, and writes the image.

    Parameters
    ----------
    decoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Runs the first phase of decoding on the CPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the second phase of decoding, which copies from pinned to device memory in a stream.

    Parameters
    ----------
    decoder_state, jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegDecodeParams_t:
    """Creates decoding parameters with default values.

    Returns
    -------
    decode_params : nvjpegDecodeParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | _typing.Integer | None) -> None:
    """Destroys decoding parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.
    """

def nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    allow_cmyk: _typing.Integer,
) -> None:
    """Sets whether CMYK and YCCK images may be converted to RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    orientation: nvjpegExifOrientation_t,
) -> None:
    """Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    output_format: nvjpegOutputFormat_t,
) -> None:
    """Sets the pixel format of decoded images, such as interleaved RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    offset_x: _typing.Integer,
    offset_y: _typing.Integer,
    roi_width: _typing.Integer,
    roi_height: _typing.Integer,
) -> None:
    """Sets the region of the image to decode, given by its top left corner and size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    scale_factor: nvjpegScaleFactor_t,
) -> None:
    """Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    implementation: nvjpegBackend_t,
) -> nvjpegJpegDecoder_t:
    """Creates a decoder with a given implementation, for decoding in phases.

    Returns
    -------
    decoder_handle : nvjpegJpegDecoder_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None) -> None:
    """Destroys a decoder for decoding in phases.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decoder_handle``, or objects that belong to it, during or after the call.
    """

def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> int:
    """Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
) -> nvjpegJpegState_t:
    """Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.

    Returns
    -------
    decoder_state : nvjpegJpegState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDestroy(handle: nvjpegHandle_t | _typing.Integer | None) -> None:
    """Destroys an nvJPEG handle; objects that were created from the handle must be destroyed first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def nvjpegEncode(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    input_subsampling: nvjpegChromaSubsampling_t,
    input_format: nvjpegInputFormat_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Encodes an RGB or YUV image in device memory into the encoder state in a stream.

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
) -> int:
    """Returns the maximum size in bytes of the compressed image.

    Returns
    -------
    max_stream_length : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncodeImage(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    input_format: nvjpegInputFormat_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Encodes an RGB or BGR image in device memory into the encoder state in a stream.

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: int,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[int, bytes]:
    """Copies the compressed image to host memory, or returns its length if the address is null.

    Parameters
    ----------
    encoder_state, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    length : int
    data : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
        The exception's attribute ``outputs`` contains: ``length``.
    """

@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: _typing.Output | None,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int: ...
def nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: _typing.DevicePointer,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Copies the compressed image to device memory, or returns its length if the address is null.

    Parameters
    ----------
    encoder_state, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    length : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncodeYUV(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Encodes a YUV image in device memory into the encoder state in a stream.

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.

    Parameters
    ----------
    encoder_state, jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies the quantization tables of a parsed JPEG to encoding parameters.

    Parameters
    ----------
    jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderParams_t:
    """Creates encoding parameters with default values.

    Returns
    -------
    encoder_params : nvjpegEncoderParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | _typing.Integer | None) -> None:
    """Destroys encoding parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder_params``, or objects that belong to it, during or after the call.
    """

def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    etype: nvjpegJpegEncoding_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the encoding of the encoded image, such as baseline or progressive.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    optimized: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets whether Huffman tables are optimized for each image, which reduces the size of the output.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    quality: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the quality of the encoded image, from 1 to 100.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    restart_interval: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the number of MCUs between restart markers of the encoded image.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the chroma subsampling of the compressed image, such as 4:2:0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderState_t:
    """Creates the state of an encoder, which also stores the compressed image.

    Returns
    -------
    encoder_state : nvjpegEncoderState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | _typing.Integer | None,
    backend: nvjpegEncBackend_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderState_t:
    """Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.

    Returns
    -------
    encoder_state : nvjpegEncoderState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | _typing.Integer | None) -> None:
    """Destroys the state of an encoder.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder_state``, or objects that belong to it, during or after the call.
    """

def nvjpegGetCudartProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of the CUDA runtime that nvJPEG was built with.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of device memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the number of hardware JPEG decoders of the device, and the number of cores in each.

    Returns
    -------
    num_engines : int
    num_cores_per_engine : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the number of hardware JPEG encoders of the device.

    Returns
    -------
    num_engines : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> tuple[int, nvjpegChromaSubsampling_t, list[int], list[int]]:
    """Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.

    Returns
    -------
    nComponents : int
    subsampling : nvjpegChromaSubsampling_t
    widths : list[int]
    heights : list[int]

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of pinned memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of nvJPEG: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStateCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegJpegState_t:
    """Creates a state object, which stores the intermediate data of a decoder.

    Returns
    -------
    jpeg_handle : nvjpegJpegState_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | _typing.Integer | None) -> None:
    """Destroys a decoder's state and frees its buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``jpeg_handle``, or objects that belong to it, during or after the call.
    """

def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegJpegStream_t:
    """Creates an object that stores a parsed JPEG.

    Returns
    -------
    jpeg_stream : nvjpegJpegStream_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> None:
    """Destroys a parsed JPEG.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``jpeg_stream``, or objects that belong to it, during or after the call.
    """

def nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> nvjpegChromaSubsampling_t:
    """Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.

    Returns
    -------
    chroma_subsampling : nvjpegChromaSubsampling_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    component: _typing.Integer,
) -> tuple[int, int]:
    """Returns the width and height of one component of a parsed JPEG.

    Returns
    -------
    width : int
    height : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> int:
    """Returns the number of components of a parsed JPEG.

    Returns
    -------
    components_num : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> nvjpegExifOrientation_t:
    """Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.

    Returns
    -------
    orientation_flag : nvjpegExifOrientation_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the width and height in pixels of a parsed JPEG.

    Returns
    -------
    width : int
    height : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> nvjpegJpegEncoding_t:
    """Returns the encoding of a parsed JPEG, such as baseline or progressive.

    Returns
    -------
    jpeg_encoding : nvjpegJpegEncoding_t

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> int:
    """Returns the number of bits per sample of a parsed JPEG.

    Returns
    -------
    precision : int

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    save_metadata: _typing.Integer,
    save_stream: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses a complete JPEG, optionally copying its metadata and data.

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses only the header of a JPEG, which contains its properties.

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegSetDeviceMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of device memory allocations, to reduce reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegSetPinnedMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    device_buffer: nvjpegBufferDevice_t | _typing.Integer | None,
) -> None:
    """Attaches a device buffer, which other states may share, to a decoder's state.

    Parameters
    ----------
    device_buffer
        Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or
        ``decoder_state`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    pinned_buffer: nvjpegBufferPinned_t | _typing.Integer | None,
) -> None:
    """Attaches a pinned buffer, which other states may share, to a decoder's state.

    Parameters
    ----------
    pinned_buffer
        Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or
        ``decoder_state`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJPEG_STATUS_SUCCESS``.
    """
