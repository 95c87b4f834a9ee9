"""nvTIFF 0, with exceptions instead of result codes.

`cubind.nvtiff` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

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
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    decoder: nvtiffDecoder_t | _SupportsInt | None,
    params: nvtiffDecodeParams_t | _SupportsInt | None,
    image_out: _Sequence[nvtiffImage_t] | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffDecodeCheckSupported(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    decoder: nvtiffDecoder_t | _SupportsInt | None,
    params: nvtiffDecodeParams_t | _SupportsInt | None,
    image_out: _Sequence[nvtiffImage_t] | None,
) -> None: ...
def nvtiffDecodeParamsCreate() -> nvtiffDecodeParams_t: ...
def nvtiffDecodeParamsDestroy(decode_params: nvtiffDecodeParams_t | _SupportsInt | None) -> None: ...
def nvtiffDecodeParamsSetOutputFormat(
    decode_params: nvtiffDecodeParams_t | _SupportsInt | None,
    pformat: nvtiffOutputFormat_t,
) -> None: ...
def nvtiffDecodeParamsSetRegions(
    decode_params: nvtiffDecodeParams_t | _SupportsInt | None,
    regions: _Sequence[nvtiffDecodeRegion_t] | None,
    count: _SupportsInt,
) -> None: ...
def nvtiffDecoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvtiffDecoder_t: ...
def nvtiffDecoderCreateSimple(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvtiffDecoder_t: ...
def nvtiffDecoderDestroy(
    decoder: nvtiffDecoder_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffEncode(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffEncodeFinalize(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffEncodeParamsCreate() -> nvtiffEncodeParams_t: ...
def nvtiffEncodeParamsDestroy(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffEncodeParamsSetGeoKey(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    typename: nvtiffGeoKeyDataType_t,
    value: _typing.Pointer,
    value_size: _SupportsInt,
    count: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetGeoKeyASCII(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    value: _typing.Pointer,
    value_size: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetGeoKeyDOUBLE(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    value: float,
    count: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetGeoKeySHORT(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    value: _SupportsInt,
    count: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetImageGeometry(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    geometry: nvtiffImageGeometry_t | None,
) -> None: ...
def nvtiffEncodeParamsSetImageInfo(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    image_info: nvtiffImageInfo_t | None,
) -> None: ...
def nvtiffEncodeParamsSetInputs(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    images_d: _Sequence[_typing.Pointer] | None,
    num_images: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetJpegOptions(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    options: nvtiffJpegEncodeOptions_t | None,
) -> None: ...
def nvtiffEncodeParamsSetTag(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    tag: _SupportsInt,
    typename: nvtiffTagDataType_t,
    value: _typing.Pointer,
    count: _SupportsInt,
) -> None: ...
def nvtiffEncodeParamsSetTiffVariant(
    params: nvtiffEncodeParams_t | _SupportsInt | None,
    variant: nvtiffVariant_t,
) -> None: ...
def nvtiffEncoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvtiffEncoder_t: ...
def nvtiffEncoderDestroy(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffGetBitstreamSize(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
) -> tuple[int, int]: ...
def nvtiffGetProperty(typename: libraryPropertyType) -> int: ...
def nvtiffStreamClose(tiff_stream: nvtiffStream_t | _SupportsInt | None) -> None: ...
def nvtiffStreamGetGeoKey(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    val: _typing.Pointer,
    count: _SupportsInt,
) -> None: ...
def nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    max_len: _SupportsInt,
) -> bytes: ...
def nvtiffStreamGetGeoKeyDOUBLE(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    index: _SupportsInt,
    count: _SupportsInt,
) -> list[float]: ...
def nvtiffStreamGetGeoKeyInfo(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
) -> tuple[int, int, nvtiffGeoKeyDataType_t]: ...
def nvtiffStreamGetGeoKeySHORT(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: nvtiffGeoKey_t,
    index: _SupportsInt,
    count: _SupportsInt,
) -> list[int]: ...
def nvtiffStreamGetHeader(tiff_stream: nvtiffStream_t | _SupportsInt | None) -> nvtiffStreamHeader_t: ...
def nvtiffStreamGetImageGeometry(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
) -> nvtiffImageGeometry_t: ...
def nvtiffStreamGetImageInfo(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
) -> nvtiffImageInfo_t: ...
def nvtiffStreamGetNextIFDOffset(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
) -> int: ...
def nvtiffStreamGetNumberOfGeoKeys(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    key: _typing.Pointer,
) -> int: ...
def nvtiffStreamGetNumberOfTags(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
    tags: _typing.Pointer,
) -> int: ...
def nvtiffStreamGetTagInfo(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
    tiff_tag: _SupportsInt,
) -> tuple[nvtiffTagDataType_t, int, int]: ...
def nvtiffStreamGetTagValue(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
    tiff_tag: _SupportsInt,
    tag_value: _typing.Pointer,
    count: _SupportsInt,
) -> None: ...
def nvtiffStreamHasTag(
    tiff_stream: nvtiffStream_t | _SupportsInt | None,
    ifd_offset: _SupportsInt,
    tag: _SupportsInt,
) -> int: ...
def nvtiffStreamOpen(buffer: _typing.Pointer, buffer_size: _SupportsInt) -> nvtiffStream_t: ...
def nvtiffStreamOpenFromFile(fname: _typing.Text) -> nvtiffStream_t: ...
def nvtiffStreamPrint(tiff_stream: nvtiffStream_t | _SupportsInt | None) -> None: ...
@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
    buffer: int,
    size: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> bytes: ...
@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
    buffer: _typing.Output,
    size: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvtiffWriteTiffFile(
    encoder: nvtiffEncoder_t | _SupportsInt | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _SupportsInt,
    fname: _typing.Text,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
