"""nvJPEG of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.nvjpeg` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

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
    handle: nvjpegHandle_t | _SupportsInt | None,
    device_allocator: nvjpegDevAllocator_t | None,
) -> nvjpegBufferDevice_t: ...
def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | _SupportsInt | None,
    device_allocator: nvjpegDevAllocatorV2_t | None,
) -> nvjpegBufferDevice_t: ...
def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | _SupportsInt | None) -> None: ...
def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | _SupportsInt | None,
    size: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | _SupportsInt | None) -> tuple[int, int]: ...
def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | _SupportsInt | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
) -> nvjpegBufferPinned_t: ...
def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | _SupportsInt | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
) -> nvjpegBufferPinned_t: ...
def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | _SupportsInt | None) -> None: ...
def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | _SupportsInt | None,
    size: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | _SupportsInt | None) -> tuple[int, int]: ...
def nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: nvjpegDevAllocator_t | None) -> nvjpegHandle_t: ...
def nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocator_t | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
    flags: _SupportsInt,
) -> nvjpegHandle_t: ...
def nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocatorV2_t | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
    flags: _SupportsInt,
) -> nvjpegHandle_t: ...
def nvjpegCreateSimple() -> nvjpegHandle_t: ...
def nvjpegDecode(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
    output_format: nvjpegOutputFormat_t,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_SupportsInt] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_SupportsInt] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    decode_params: _Sequence[nvjpegDecodeParams_t] | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    batch_size: _SupportsInt,
    max_cpu_threads: _SupportsInt,
    output_format: nvjpegOutputFormat_t,
) -> None: ...
def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
) -> None: ...
def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_handle: nvjpegJpegState_t | _SupportsInt | None,
    batch_size: _SupportsInt,
    width: _SupportsInt,
    height: _SupportsInt,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> None: ...
def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> int: ...
def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
) -> int: ...
def nvjpegDecodeJpeg(
    handle: nvjpegHandle_t | _SupportsInt | None,
    decoder: nvjpegJpegDecoder_t | _SupportsInt | None,
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    jpeg_bitstream: nvjpegJpegStream_t | _SupportsInt | None,
    destination: nvjpegImage_t | None,
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | _SupportsInt | None,
    decoder: nvjpegJpegDecoder_t | _SupportsInt | None,
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | _SupportsInt | None,
    decoder: nvjpegJpegDecoder_t | _SupportsInt | None,
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> None: ...
def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | _SupportsInt | None,
    decoder: nvjpegJpegDecoder_t | _SupportsInt | None,
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | _SupportsInt | None) -> nvjpegDecodeParams_t: ...
def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | _SupportsInt | None) -> None: ...
def nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    allow_cmyk: _SupportsInt,
) -> None: ...
def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    orientation: nvjpegExifOrientation_t,
) -> None: ...
def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    output_format: nvjpegOutputFormat_t,
) -> None: ...
def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    offset_x: _SupportsInt,
    offset_y: _SupportsInt,
    roi_width: _SupportsInt,
    roi_height: _SupportsInt,
) -> None: ...
def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
    scale_factor: nvjpegScaleFactor_t,
) -> None: ...
def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | _SupportsInt | None,
    implementation: nvjpegBackend_t,
) -> nvjpegJpegDecoder_t: ...
def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | _SupportsInt | None) -> None: ...
def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    decode_params: nvjpegDecodeParams_t | _SupportsInt | None,
) -> int: ...
def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | _SupportsInt | None,
    decoder_handle: nvjpegJpegDecoder_t | _SupportsInt | None,
) -> nvjpegJpegState_t: ...
def nvjpegDestroy(handle: nvjpegHandle_t | _SupportsInt | None) -> None: ...
def nvjpegEncode(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    source: nvjpegImage_t | None,
    input_subsampling: nvjpegChromaSubsampling_t,
    input_format: nvjpegInputFormat_t,
    image_width: _SupportsInt,
    image_height: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    image_width: _SupportsInt,
    image_height: _SupportsInt,
) -> int: ...
def nvjpegEncodeImage(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    source: nvjpegImage_t | None,
    input_format: nvjpegInputFormat_t,
    image_width: _SupportsInt,
    image_height: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    data: int,
    length: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[int, bytes]: ...
@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    data: _typing.Output | None,
    length: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    data: _typing.DevicePointer,
    length: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvjpegEncodeYUV(
    handle: nvjpegHandle_t | _SupportsInt | None,
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    source: nvjpegImage_t | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    image_width: _SupportsInt,
    image_height: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | _SupportsInt | None,
    encode_params: nvjpegEncoderParams_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | _SupportsInt | None,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvjpegEncoderParams_t: ...
def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | _SupportsInt | None) -> None: ...
def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    etype: nvjpegJpegEncoding_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    optimized: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    quality: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    restart_interval: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | _SupportsInt | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvjpegEncoderState_t: ...
def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | _SupportsInt | None,
    backend: nvjpegEncBackend_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvjpegEncoderState_t: ...
def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | _SupportsInt | None) -> None: ...
def nvjpegGetCudartProperty(typename: libraryPropertyType) -> int: ...
def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | _SupportsInt | None) -> int: ...
def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | _SupportsInt | None) -> tuple[int, int]: ...
def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | _SupportsInt | None) -> int: ...
def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
) -> tuple[int, nvjpegChromaSubsampling_t, list[int], list[int]]: ...
def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | _SupportsInt | None) -> int: ...
def nvjpegGetProperty(typename: libraryPropertyType) -> int: ...
def nvjpegJpegStateCreate(handle: nvjpegHandle_t | _SupportsInt | None) -> nvjpegJpegState_t: ...
def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | _SupportsInt | None) -> None: ...
def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | _SupportsInt | None) -> nvjpegJpegStream_t: ...
def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None) -> None: ...
def nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> nvjpegChromaSubsampling_t: ...
def nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
    component: _SupportsInt,
) -> tuple[int, int]: ...
def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None) -> int: ...
def nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> nvjpegExifOrientation_t: ...
def nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> tuple[int, int]: ...
def nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> nvjpegJpegEncoding_t: ...
def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None) -> int: ...
def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
    save_metadata: _SupportsInt,
    save_stream: _SupportsInt,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> None: ...
def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> None: ...
def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | _SupportsInt | None,
    data: _typing.Pointer,
    length: _SupportsInt,
    jpeg_stream: nvjpegJpegStream_t | _SupportsInt | None,
) -> None: ...
def nvjpegSetDeviceMemoryPadding(
    padding: _SupportsInt,
    handle: nvjpegHandle_t | _SupportsInt | None,
) -> None: ...
def nvjpegSetPinnedMemoryPadding(
    padding: _SupportsInt,
    handle: nvjpegHandle_t | _SupportsInt | None,
) -> None: ...
def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    device_buffer: nvjpegBufferDevice_t | _SupportsInt | None,
) -> None: ...
def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | _SupportsInt | None,
    pinned_buffer: nvjpegBufferPinned_t | _SupportsInt | None,
) -> None: ...
