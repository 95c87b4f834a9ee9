"""nvTIFF 0, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.nvtiff import (
    MAX_NUM_SAMPLES as MAX_NUM_SAMPLES,
    NVTIFF_NO_IMAGE as NVTIFF_NO_IMAGE,
    NVTIFF_TAG_MODEL_PIXEL_SCALE as NVTIFF_TAG_MODEL_PIXEL_SCALE,
    NVTIFF_TAG_MODEL_TIE_POINT as NVTIFF_TAG_MODEL_TIE_POINT,
    NVTIFF_TAG_MODEL_TRANSFORMATION as NVTIFF_TAG_MODEL_TRANSFORMATION,
    NVTIFF_VER_BUILD as NVTIFF_VER_BUILD,
    NVTIFF_VER_MAJOR as NVTIFF_VER_MAJOR,
    NVTIFF_VER_MINOR as NVTIFF_VER_MINOR,
    NVTIFF_VER_PATCH as NVTIFF_VER_PATCH,
    libraryPropertyType as libraryPropertyType,
    nvtiffCompression_t as nvtiffCompression_t,
    nvtiffDecodeParams_t as nvtiffDecodeParams_t,
    nvtiffDecodeRegion as nvtiffDecodeRegion,
    nvtiffDecodeRegion_t as nvtiffDecodeRegion_t,
    nvtiffDecoder_t as nvtiffDecoder_t,
    nvtiffDeviceAllocator as nvtiffDeviceAllocator,
    nvtiffDeviceAllocator_t as nvtiffDeviceAllocator_t,
    nvtiffDeviceFreeAsync as nvtiffDeviceFreeAsync,
    nvtiffDeviceMallocAsync as nvtiffDeviceMallocAsync,
    nvtiffEncodeParams_t as nvtiffEncodeParams_t,
    nvtiffEncoder_t as nvtiffEncoder_t,
    nvtiffGeoKeyDataType_t as nvtiffGeoKeyDataType_t,
    nvtiffGeoKey_t as nvtiffGeoKey_t,
    nvtiffImage as nvtiffImage,
    nvtiffImageGeometry as nvtiffImageGeometry,
    nvtiffImageGeometryType_t as nvtiffImageGeometryType_t,
    nvtiffImageGeometry_t as nvtiffImageGeometry_t,
    nvtiffImageInfo as nvtiffImageInfo,
    nvtiffImageInfo_t as nvtiffImageInfo_t,
    nvtiffImageType as nvtiffImageType,
    nvtiffImageType_t as nvtiffImageType_t,
    nvtiffImage_t as nvtiffImage_t,
    nvtiffJpegChromaSubsampling_t as nvtiffJpegChromaSubsampling_t,
    nvtiffJpegEncodeOptions as nvtiffJpegEncodeOptions,
    nvtiffJpegEncodeOptions_t as nvtiffJpegEncodeOptions_t,
    nvtiffOutputFormat_t as nvtiffOutputFormat_t,
    nvtiffPhotometricInt_t as nvtiffPhotometricInt_t,
    nvtiffPinnedAllocator as nvtiffPinnedAllocator,
    nvtiffPinnedAllocator_t as nvtiffPinnedAllocator_t,
    nvtiffPinnedFreeAsync as nvtiffPinnedFreeAsync,
    nvtiffPinnedMallocAsync as nvtiffPinnedMallocAsync,
    nvtiffPlanarConfig_t as nvtiffPlanarConfig_t,
    nvtiffSampleFormat_t as nvtiffSampleFormat_t,
    nvtiffStatus_t as nvtiffStatus_t,
    nvtiffStreamHeader as nvtiffStreamHeader,
    nvtiffStreamHeader_t as nvtiffStreamHeader_t,
    nvtiffStream_t as nvtiffStream_t,
    nvtiffTagDataType_t as nvtiffTagDataType_t,
    nvtiffVariant_t as nvtiffVariant_t,
    sizeof as sizeof,
)

def nvtiffDecode(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    params: nvtiffDecodeParams_t | _typing.Integer | None,
    image_out: _Sequence[nvtiffImage_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decodes the images or regions of a TIFF into device memory in a stream.

    Parameters
    ----------
    tiff_stream, decoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    image_out
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecodeCheckSupported(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    params: nvtiffDecodeParams_t | _typing.Integer | None,
    image_out: _Sequence[nvtiffImage_t] | None,
) -> None:
    """Checks whether a decoder supports a TIFF with given parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecodeParamsCreate() -> nvtiffDecodeParams_t:
    """Creates decoding parameters with default values.

    Returns
    -------
    decode_params : nvtiffDecodeParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t | _typing.Integer | None) -> None:
    """Destroys decoding parameters.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.
    """

def nvtiffDecodeParamsSetOutputFormat(
    decode_params: nvtiffDecodeParams_t | _typing.Integer | None,
    pformat: nvtiffOutputFormat_t,
) -> None:
    """Sets the pixel format of decoded images, such as interleaved RGB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecodeParamsSetRegions(
    decode_params: nvtiffDecodeParams_t | _typing.Integer | None,
    regions: _Sequence[nvtiffDecodeRegion_t] | None,
    count: _typing.Integer,
) -> None:
    """Sets the regions to decode, each within the image in one directory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvtiffDecoder_t:
    """Creates a TIFF decoder with the caller's device and pinned memory allocators.

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``decoder`` exists.

    Returns
    -------
    decoder : nvtiffDecoder_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecoderCreateSimple(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvtiffDecoder_t:
    """Creates a TIFF decoder with the default allocators.

    Returns
    -------
    decoder : nvtiffDecoder_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffDecoderDestroy(
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Destroys a TIFF decoder and frees its memory in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decoder``, or objects that belong to it, during or after the call.
    """

def nvtiffEncode(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Encodes, in a stream, the images that an array of encoding parameters describes.

    Parameters
    ----------
    encoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    params
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeFinalize(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Completes the encoding of images; their sizes are then known, and they can be written.

    Parameters
    ----------
    encoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    params
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsCreate() -> nvtiffEncodeParams_t:
    """Creates encoding parameters for the images of one file, with default values.

    Returns
    -------
    params : nvtiffEncodeParams_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsDestroy(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Destroys encoding parameters in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.
    """

def nvtiffEncodeParamsSetGeoKey(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    typename: nvtiffGeoKeyDataType_t,
    value: _typing.Pointer,
    value_size: _typing.Integer,
    count: _typing.Integer,
) -> None:
    """Sets a GeoTIFF key of any type, including its values.

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetGeoKeyASCII(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: _typing.Pointer,
    value_size: _typing.Integer,
) -> None:
    """Sets a GeoTIFF key to a string value.

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetGeoKeyDOUBLE(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: float,
    count: _typing.Integer,
) -> None:
    """Sets a GeoTIFF key to a double-precision value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetGeoKeySHORT(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: _typing.Integer,
    count: _typing.Integer,
) -> None:
    """Sets a GeoTIFF key to a 16-bit integer value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetImageGeometry(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    geometry: nvtiffImageGeometry_t | None,
) -> None:
    """Sets the layout (strips or tiles) of the images to encode, and the size of the strips or tiles.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetImageInfo(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    image_info: nvtiffImageInfo_t | None,
) -> None:
    """Sets the size, compression and sample format of the images to encode.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetInputs(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    images_d: _Sequence[_typing.Pointer] | None,
    num_images: _typing.Integer,
) -> None:
    """Sets the device memory addresses of the images to encode.

    Parameters
    ----------
    images_d
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``params`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetJpegOptions(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    options: nvtiffJpegEncodeOptions_t | None,
) -> None:
    """Sets options, such as the quality, for images that are compressed as JPEG.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetTag(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    tag: _typing.Integer,
    typename: nvtiffTagDataType_t,
    value: _typing.Pointer,
    count: _typing.Integer,
) -> None:
    """Sets a tag of a directory, including its values.

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind as long as ``params`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncodeParamsSetTiffVariant(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    variant: nvtiffVariant_t,
) -> None:
    """Sets the variant of the file to encode: classic TIFF or BigTIFF.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvtiffEncoder_t:
    """Creates a TIFF encoder, optionally with the caller's allocators.

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``encoder`` exists.

    Returns
    -------
    encoder : nvtiffEncoder_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffEncoderDestroy(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Destroys a TIFF encoder and frees its memory in stream order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder``, or objects that belong to it, during or after the call.
    """

def nvtiffGetBitstreamSize(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the metadata and of the encoded images.

    Returns
    -------
    metadata_size : int
    bitstream_size : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of nvTIFF: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamClose(tiff_stream: nvtiffStream_t | _typing.Integer | None) -> None:
    """Closes a TIFF stream and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``tiff_stream``, or objects that belong to it, during or after the call.
    """

def nvtiffStreamGetGeoKey(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    val: _typing.Pointer,
    count: _typing.Integer,
) -> None:
    """Gets the values of a GeoTIFF key of any type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    max_len: _typing.Integer | None = None,
) -> str:
    """Gets the string value of a GeoTIFF key.

    Parameters
    ----------
    max_len
        If omitted, cubind determines the required length.

    Returns
    -------
    str : str

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetGeoKeyDOUBLE(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    index: _typing.Integer,
    count: _typing.Integer,
) -> list[float]:
    """Gets double-precision values of a GeoTIFF key, starting at an index.

    Returns
    -------
    val : list[float]

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetGeoKeyInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
) -> tuple[int, int, nvtiffGeoKeyDataType_t]:
    """Returns the size, count and type of a GeoTIFF key.

    Returns
    -------
    size : int
    count : int
    type : nvtiffGeoKeyDataType_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetGeoKeySHORT(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    index: _typing.Integer,
    count: _typing.Integer,
) -> list[int]:
    """Gets 16-bit integer values of a GeoTIFF key, starting at an index.

    Returns
    -------
    val : list[int]

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t | _typing.Integer | None) -> nvtiffStreamHeader_t:
    """Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.

    Returns
    -------
    header : nvtiffStreamHeader_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetImageGeometry(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> nvtiffImageGeometry_t:
    """Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.

    Returns
    -------
    geometry : nvtiffImageGeometry_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetImageInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> nvtiffImageInfo_t:
    """Returns the size, compression and sample format of the image in a directory.

    Returns
    -------
    image_info : nvtiffImageInfo_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetNextIFDOffset(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> int:
    """Returns the offset of the next directory of a TIFF, or 0 after the last one.

    Returns
    -------
    next_ifd_offset : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetNumberOfGeoKeys(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: _typing.Pointer,
) -> int:
    """Returns the number of GeoTIFF keys, and their identifiers.

    Returns
    -------
    num_keys : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetNumberOfTags(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tags: _typing.Pointer,
) -> int:
    """Returns the number of tags in a directory, and their identifiers.

    Returns
    -------
    num_tags : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetTagInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tiff_tag: _typing.Integer,
) -> tuple[nvtiffTagDataType_t, int, int]:
    """Returns the type, size and count of a tag in a directory.

    Returns
    -------
    tag_type : nvtiffTagDataType_t
    size : int
    count : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamGetTagValue(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tiff_tag: _typing.Integer,
    tag_value: _typing.Pointer,
    count: _typing.Integer,
) -> None:
    """Gets the values of a tag in a directory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamHasTag(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tag: _typing.Integer,
) -> int:
    """Checks whether a directory has a given tag.

    Returns
    -------
    has_tag : int

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamOpen(buffer: _typing.Pointer, buffer_size: _typing.Integer) -> nvtiffStream_t:
    """Opens a TIFF in host memory, which must not change until the TIFF stream is closed.

    Parameters
    ----------
    buffer
        Used after the call returns; kept alive by cubind as long as ``tiff_stream`` exists.

    Returns
    -------
    tiff_stream : nvtiffStream_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

def nvtiffStreamOpenFromFile(fname: _typing.Text) -> nvtiffStream_t:
    """Opens the TIFF file at a path and reads the file.

    Returns
    -------
    tiff_stream : nvtiffStream_t

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - ``fname`` must name a complete, valid file; the library does not check the contents.
    """

def nvtiffStreamPrint(tiff_stream: nvtiffStream_t | _typing.Integer | None) -> None:
    """Prints the contents of a TIFF's directories to stdout.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    buffer: int,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> bytes:
    """Writes encoded images to host memory as a TIFF.

    Returns
    -------
    buffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """

@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    buffer: _typing.Output,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None: ...
def nvtiffWriteTiffFile(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    fname: _typing.Text,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Writes encoded images as a TIFF to the file at a path.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVTIFF_STATUS_SUCCESS``.
    """
