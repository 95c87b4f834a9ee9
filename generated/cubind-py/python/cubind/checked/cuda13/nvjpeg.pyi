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
    """Creates an empty buffer of device memory, which grows as decoding needs it.

    Parameters
    ----------
    device_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``buffer``
        exists.

    Returns
    -------
    buffer : nvjpegBufferDevice_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    device_allocator: nvjpegDevAllocatorV2_t | None,
) -> nvjpegBufferDevice_t:
    """Creates an empty buffer of device memory with stream-ordered allocators.

    Parameters
    ----------
    device_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``buffer``
        exists.

    Returns
    -------
    buffer : nvjpegBufferDevice_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | _typing.Integer | None) -> None:
    """Destroys a buffer of device memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``buffer``, or objects that belong to it, during or after the call.
    """

def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Resizes a buffer of device memory, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses memory that ``buffer`` mapped or bound, during or after the call.
    """

def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the current size and address of a device buffer.

    Returns
    -------
    size : int
    ptr : int
        Everything that it refers to is valid until ``buffer`` is destroyed or set again.

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
) -> nvjpegBufferPinned_t:
    """Creates an empty buffer of pinned host memory, which grows as decoding needs it.

    Parameters
    ----------
    pinned_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``buffer``
        exists.

    Returns
    -------
    buffer : nvjpegBufferPinned_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
) -> nvjpegBufferPinned_t:
    """Creates an empty buffer of pinned memory with stream-ordered allocators.

    Parameters
    ----------
    pinned_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``buffer``
        exists.

    Returns
    -------
    buffer : nvjpegBufferPinned_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | _typing.Integer | None) -> None:
    """Destroys a buffer of pinned host memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``buffer``, or objects that belong to it, during or after the call.
    """

def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Resizes a buffer of pinned memory, in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses memory that ``buffer`` mapped or bound, during or after the call.
    """

def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the current size and address of a pinned buffer.

    Returns
    -------
    size : int
    ptr : int
        Everything that it refers to is valid until ``buffer`` is destroyed or set again.

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: nvjpegDevAllocator_t | None) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a backend and the caller's allocator of device memory.

    Parameters
    ----------
    dev_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``handle``
        exists.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocator_t | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
    flags: _typing.Integer,
) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a backend, the caller's allocators of device and pinned memory, and flags.

    Parameters
    ----------
    dev_allocator, pinned_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``handle``
        exists.
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
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocatorV2_t | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
    flags: _typing.Integer,
) -> nvjpegHandle_t:
    """Creates an nvJPEG handle with a backend and the caller's stream-ordered allocators.

    Parameters
    ----------
    dev_allocator, pinned_allocator
        It and everything that it refers to are used after the call: cubind keeps both alive as long as ``handle``
        exists.
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
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegCreateSimple() -> nvjpegHandle_t:
    """Creates an nvJPEG handle with the default backend and allocators.

    Returns
    -------
    handle : nvjpegHandle_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Decodes one JPEG from host memory into device memory; the GPU's part runs on a stream.

    Parameters
    ----------
    data
        Used after the call: keep it alive until this call completes on ``stream``.
    destination
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_typing.Integer] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes a batch of JPEGs from host memory into device memory, on a stream.

    Parameters
    ----------
    data, destinations
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Decodes a batch of JPEGs, each with its own parameters, such as a region.

    Parameters
    ----------
    data, destinations
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    max_cpu_threads: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
) -> None:
    """Prepares a state for batches of a size and output format.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> None:
    """Parses the tables of an abbreviated JPEG for the batch to share.

    Parameters
    ----------
    data
        Used after the call: cubind keeps it alive until ``jpeg_handle`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Allocates a state's memory now for batches of images of at most this size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> int:
    """Returns (0 for yes) whether batched decoding supports a parsed JPEG.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> int:
    """Returns (0 for yes) whether batched decoding supports a parsed JPEG with these parameters.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Decodes a parsed JPEG in one call, with a decoder and parameters.

    Parameters
    ----------
    decoder_state, jpeg_bitstream
        Used after the call: keep it alive until this call completes on ``stream``.
    destination
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Performs the last phase of decoding on the GPU, on a stream, into the destination.

    Parameters
    ----------
    decoder_state
        Used after the call: keep it alive until this call completes on ``stream``.
    destination
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Performs the first phase of decoding, the one on the CPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Performs the second phase of decoding, the copy from pinned to device memory, on a stream.

    Parameters
    ----------
    decoder_state, jpeg_stream
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegDecodeParams_t:
    """Creates the parameters of decoding, with defaults.

    Returns
    -------
    decode_params : nvjpegDecodeParams_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | _typing.Integer | None) -> None:
    """Destroys parameters of decoding.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``decode_params``, or objects that belong to it, during or after the call.
    """

def nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    allow_cmyk: _typing.Integer,
) -> None:
    """Sets whether CMYK and YCCK images may be decoded to RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    orientation: nvjpegExifOrientation_t,
) -> None:
    """Sets the rotation or reflection of the decoded image, or that EXIF decides.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    output_format: nvjpegOutputFormat_t,
) -> None:
    """Sets the format that pixels are decoded to, such as interleaved RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    offset_x: _typing.Integer,
    offset_y: _typing.Integer,
    roi_width: _typing.Integer,
    roi_height: _typing.Integer,
) -> None:
    """Sets the region of the image to decode, by its corner and size.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    scale_factor: nvjpegScaleFactor_t,
) -> None:
    """Sets whether the image becomes smaller as it is decoded: 1/2, 1/4 or 1/8.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    implementation: nvjpegBackend_t,
) -> nvjpegJpegDecoder_t:
    """Creates a decoder with a chosen implementation, for decoding in phases.

    Returns
    -------
    decoder_handle : nvjpegJpegDecoder_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None) -> None:
    """Destroys a decoder for decoding in phases.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``decoder_handle``, or objects that belong to it, during or after the call.
    """

def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> int:
    """Returns (0 for yes) whether a decoder supports a parsed JPEG with these parameters.

    Returns
    -------
    is_supported : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
) -> nvjpegJpegState_t:
    """Creates the state of a decoder for decoding in phases; buffers are attached to it.

    Returns
    -------
    decoder_state : nvjpegJpegState_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegDestroy(handle: nvjpegHandle_t | _typing.Integer | None) -> None:
    """Destroys an nvJPEG handle; destroy the objects that were created from it first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``handle``, or objects that belong to it, during or after the call.
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
    """Compresses an image in device memory, RGB or YUV, into the state on a stream.

    Parameters
    ----------
    encoder_state
        Used after the call: keep it alive until this call completes on ``stream``.
    source
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Compresses an RGB or BGR image in device memory into the state on a stream.

    Parameters
    ----------
    encoder_state
        Used after the call: keep it alive until this call completes on ``stream``.
    source
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: int,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[int, bytes]:
    """Copies the compressed image to host memory; with null data, writes its length.

    Parameters
    ----------
    encoder_state, data
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    length : int
    data : bytes
        If no buffer is passed.

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
        Its ``outputs`` are: ``length``.
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
    """Copies the compressed image to device memory; with null data, writes its length.

    Parameters
    ----------
    encoder_state, data
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    length : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
    """Compresses a YUV image in device memory into the state on a stream.

    Parameters
    ----------
    encoder_state
        Used after the call: keep it alive until this call completes on ``stream``.
    source
        Everything that it refers to is used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a parsed JPEG's metadata, such as EXIF, into the image to encode.

    Parameters
    ----------
    jpeg_stream
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies the quantization tables of a parsed JPEG for encoding.

    Parameters
    ----------
    jpeg_stream
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderParams_t:
    """Creates the parameters of encoding, with defaults.

    Returns
    -------
    encoder_params : nvjpegEncoderParams_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | _typing.Integer | None) -> None:
    """Destroys parameters of encoding.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``encoder_params``, or objects that belong to it, during or after the call.
    """

def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    etype: nvjpegJpegEncoding_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the encoding of the image, such as baseline or progressive.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    optimized: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets whether Huffman tables are computed for the image, which makes the file smaller.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    quality: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the quality of the image, from 1 to 100.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    restart_interval: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the number of units of the scan between restart markers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the subsampling of color in the compressed image, such as 4:2:0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderState_t:
    """Creates the state of an encoder, which also holds the compressed image.

    Returns
    -------
    encoder_state : nvjpegEncoderState_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | _typing.Integer | None,
    backend: nvjpegEncBackend_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvjpegEncoderState_t:
    """Creates the state of an encoder that runs on the GPU's cores or its hardware encoder.

    Returns
    -------
    encoder_state : nvjpegEncoderState_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | _typing.Integer | None) -> None:
    """Destroys the state of an encoder.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``encoder_state``, or objects that belong to it, during or after the call.
    """

def nvjpegGetCudartProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of the CUDA runtime that nvJPEG was built with.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of device memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | _typing.Integer | None) -> tuple[int, int]:
    """Returns the number of hardware JPEG decoders of the device and the number of cores of each.

    Returns
    -------
    num_engines : int
    num_cores_per_engine : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the number of hardware JPEG encoders of the device.

    Returns
    -------
    num_engines : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> tuple[int, nvjpegChromaSubsampling_t, list[int], list[int]]:
    """Reads from a JPEG's header its components, subsampling and the width and height of each.

    Returns
    -------
    nComponents : int
    subsampling : nvjpegChromaSubsampling_t
    widths : list[int]
    heights : list[int]

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | _typing.Integer | None) -> int:
    """Returns the granularity in bytes of pinned memory allocations.

    Returns
    -------
    padding : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of nvJPEG's version (major, minor or patch level).

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStateCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegJpegState_t:
    """Creates the state that a decode call keeps its intermediate data in.

    Returns
    -------
    jpeg_handle : nvjpegJpegState_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | _typing.Integer | None) -> None:
    """Destroys a decoder's state and frees its buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``jpeg_handle``, or objects that belong to it, during or after the call.
    """

def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | _typing.Integer | None) -> nvjpegJpegStream_t:
    """Creates the object that holds a parsed JPEG.

    Returns
    -------
    jpeg_stream : nvjpegJpegStream_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> None:
    """Destroys a parsed JPEG.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread uses ``jpeg_stream``, or objects that belong to it, during or after the call.
    """

def nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> nvjpegChromaSubsampling_t:
    """Returns the subsampling of a parsed JPEG's color, such as 4:2:0.

    Returns
    -------
    chroma_subsampling : nvjpegChromaSubsampling_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> int:
    """Returns the number of components of a parsed JPEG.

    Returns
    -------
    components_num : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> nvjpegExifOrientation_t:
    """Returns the rotation or reflection of a parsed JPEG in its EXIF data.

    Returns
    -------
    orientation_flag : nvjpegExifOrientation_t

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns a parsed JPEG's width and height in pixels.

    Returns
    -------
    width : int
    height : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
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
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None) -> int:
    """Returns the number of bits of each sample of a parsed JPEG.

    Returns
    -------
    precision : int

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    save_metadata: _typing.Integer,
    save_stream: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses a whole JPEG; can keep copies of the metadata and of the data.

    Parameters
    ----------
    data
        Used after the call: cubind keeps it alive until ``jpeg_stream`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses only the header of a JPEG, for its properties.

    Parameters
    ----------
    data
        Used after the call: cubind keeps it alive until ``jpeg_stream`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> None:
    """Parses a JPEG that has only tables, to decode abbreviated JPEGs with them.

    Parameters
    ----------
    data
        Used after the call: cubind keeps it alive until ``jpeg_stream`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegSetDeviceMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of device memory allocations, for fewer reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegSetPinnedMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> None:
    """Sets the granularity in bytes of pinned memory allocations, for fewer reallocations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    device_buffer: nvjpegBufferDevice_t | _typing.Integer | None,
) -> None:
    """Sets the device buffer of a decoder's state; several states can share a buffer.

    Parameters
    ----------
    device_buffer
        Used after the call: keep it alive until ``decoder_state`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """

def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    pinned_buffer: nvjpegBufferPinned_t | _typing.Integer | None,
) -> None:
    """Sets the pinned buffer of a decoder's state; several states can share a buffer.

    Parameters
    ----------
    pinned_buffer
        Used after the call: keep it alive until ``decoder_state`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``NVJPEG_STATUS_SUCCESS``.
    """
