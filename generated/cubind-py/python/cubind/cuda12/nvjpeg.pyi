"""nvJPEG of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import Final as _Final

from cubind import _enums, _typing
from cubind.cuda12.runtime import (
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
    nvjpegBackend_t as nvjpegBackend_t,
    nvjpegBufferDeviceCreate as nvjpegBufferDeviceCreate,
    nvjpegBufferDeviceCreateV2 as nvjpegBufferDeviceCreateV2,
    nvjpegBufferDeviceDestroy as nvjpegBufferDeviceDestroy,
    nvjpegBufferDeviceResize as nvjpegBufferDeviceResize,
    nvjpegBufferDeviceRetrieve as nvjpegBufferDeviceRetrieve,
    nvjpegBufferDevice_t as nvjpegBufferDevice_t,
    nvjpegBufferPinnedCreate as nvjpegBufferPinnedCreate,
    nvjpegBufferPinnedCreateV2 as nvjpegBufferPinnedCreateV2,
    nvjpegBufferPinnedDestroy as nvjpegBufferPinnedDestroy,
    nvjpegBufferPinnedResize as nvjpegBufferPinnedResize,
    nvjpegBufferPinnedRetrieve as nvjpegBufferPinnedRetrieve,
    nvjpegBufferPinned_t as nvjpegBufferPinned_t,
    nvjpegChromaSubsampling_t as nvjpegChromaSubsampling_t,
    nvjpegCreate as nvjpegCreate,
    nvjpegCreateEx as nvjpegCreateEx,
    nvjpegCreateExV2 as nvjpegCreateExV2,
    nvjpegCreateSimple as nvjpegCreateSimple,
    nvjpegDecodeBatched as nvjpegDecodeBatched,
    nvjpegDecodeBatchedEx as nvjpegDecodeBatchedEx,
    nvjpegDecodeBatchedParseJpegTables as nvjpegDecodeBatchedParseJpegTables,
    nvjpegDecodeBatchedSupported as nvjpegDecodeBatchedSupported,
    nvjpegDecodeBatchedSupportedEx as nvjpegDecodeBatchedSupportedEx,
    nvjpegDecodeJpeg as nvjpegDecodeJpeg,
    nvjpegDecodeJpegDevice as nvjpegDecodeJpegDevice,
    nvjpegDecodeJpegHost as nvjpegDecodeJpegHost,
    nvjpegDecodeJpegTransferToDevice as nvjpegDecodeJpegTransferToDevice,
    nvjpegDecodeParamsCreate as nvjpegDecodeParamsCreate,
    nvjpegDecodeParamsDestroy as nvjpegDecodeParamsDestroy,
    nvjpegDecodeParamsSetAllowCMYK as nvjpegDecodeParamsSetAllowCMYK,
    nvjpegDecodeParamsSetExifOrientation as nvjpegDecodeParamsSetExifOrientation,
    nvjpegDecodeParamsSetROI as nvjpegDecodeParamsSetROI,
    nvjpegDecodeParamsSetScaleFactor as nvjpegDecodeParamsSetScaleFactor,
    nvjpegDecodeParams_t as nvjpegDecodeParams_t,
    nvjpegDecoderCreate as nvjpegDecoderCreate,
    nvjpegDecoderDestroy as nvjpegDecoderDestroy,
    nvjpegDecoderJpegSupported as nvjpegDecoderJpegSupported,
    nvjpegDecoderStateCreate as nvjpegDecoderStateCreate,
    nvjpegDestroy as nvjpegDestroy,
    nvjpegDevAllocatorV2_t as nvjpegDevAllocatorV2_t,
    nvjpegDevAllocator_t as nvjpegDevAllocator_t,
    nvjpegEncBackend_t as nvjpegEncBackend_t,
    nvjpegEncode as nvjpegEncode,
    nvjpegEncodeGetBufferSize as nvjpegEncodeGetBufferSize,
    nvjpegEncodeImage as nvjpegEncodeImage,
    nvjpegEncodeRetrieveBitstream as nvjpegEncodeRetrieveBitstream,
    nvjpegEncodeRetrieveBitstreamDevice as nvjpegEncodeRetrieveBitstreamDevice,
    nvjpegEncodeYUV as nvjpegEncodeYUV,
    nvjpegEncoderParamsCopyMetadata as nvjpegEncoderParamsCopyMetadata,
    nvjpegEncoderParamsCopyQuantizationTables as nvjpegEncoderParamsCopyQuantizationTables,
    nvjpegEncoderParamsCreate as nvjpegEncoderParamsCreate,
    nvjpegEncoderParamsDestroy as nvjpegEncoderParamsDestroy,
    nvjpegEncoderParamsSetEncoding as nvjpegEncoderParamsSetEncoding,
    nvjpegEncoderParamsSetOptimizedHuffman as nvjpegEncoderParamsSetOptimizedHuffman,
    nvjpegEncoderParamsSetQuality as nvjpegEncoderParamsSetQuality,
    nvjpegEncoderParamsSetRestartInterval as nvjpegEncoderParamsSetRestartInterval,
    nvjpegEncoderParamsSetSamplingFactors as nvjpegEncoderParamsSetSamplingFactors,
    nvjpegEncoderParams_t as nvjpegEncoderParams_t,
    nvjpegEncoderStateCreate as nvjpegEncoderStateCreate,
    nvjpegEncoderStateCreateWithBackend as nvjpegEncoderStateCreateWithBackend,
    nvjpegEncoderStateDestroy as nvjpegEncoderStateDestroy,
    nvjpegEncoderState_t as nvjpegEncoderState_t,
    nvjpegExifOrientation_t as nvjpegExifOrientation_t,
    nvjpegGetCudartProperty as nvjpegGetCudartProperty,
    nvjpegGetDeviceMemoryPadding as nvjpegGetDeviceMemoryPadding,
    nvjpegGetHardwareDecoderInfo as nvjpegGetHardwareDecoderInfo,
    nvjpegGetHardwareEncoderInfo as nvjpegGetHardwareEncoderInfo,
    nvjpegGetImageInfo as nvjpegGetImageInfo,
    nvjpegGetPinnedMemoryPadding as nvjpegGetPinnedMemoryPadding,
    nvjpegGetProperty as nvjpegGetProperty,
    nvjpegHandle_t as nvjpegHandle_t,
    nvjpegImage_t as nvjpegImage_t,
    nvjpegInputFormat_t as nvjpegInputFormat_t,
    nvjpegJpegDecoder_t as nvjpegJpegDecoder_t,
    nvjpegJpegEncoding_t as nvjpegJpegEncoding_t,
    nvjpegJpegStateCreate as nvjpegJpegStateCreate,
    nvjpegJpegStateDestroy as nvjpegJpegStateDestroy,
    nvjpegJpegState_t as nvjpegJpegState_t,
    nvjpegJpegStreamCreate as nvjpegJpegStreamCreate,
    nvjpegJpegStreamDestroy as nvjpegJpegStreamDestroy,
    nvjpegJpegStreamGetChromaSubsampling as nvjpegJpegStreamGetChromaSubsampling,
    nvjpegJpegStreamGetComponentDimensions as nvjpegJpegStreamGetComponentDimensions,
    nvjpegJpegStreamGetComponentsNum as nvjpegJpegStreamGetComponentsNum,
    nvjpegJpegStreamGetExifOrientation as nvjpegJpegStreamGetExifOrientation,
    nvjpegJpegStreamGetFrameDimensions as nvjpegJpegStreamGetFrameDimensions,
    nvjpegJpegStreamGetJpegEncoding as nvjpegJpegStreamGetJpegEncoding,
    nvjpegJpegStreamGetSamplePrecision as nvjpegJpegStreamGetSamplePrecision,
    nvjpegJpegStreamParse as nvjpegJpegStreamParse,
    nvjpegJpegStreamParseHeader as nvjpegJpegStreamParseHeader,
    nvjpegJpegStreamParseTables as nvjpegJpegStreamParseTables,
    nvjpegJpegStream_t as nvjpegJpegStream_t,
    nvjpegPinnedAllocatorV2_t as nvjpegPinnedAllocatorV2_t,
    nvjpegPinnedAllocator_t as nvjpegPinnedAllocator_t,
    nvjpegScaleFactor_t as nvjpegScaleFactor_t,
    nvjpegSetDeviceMemoryPadding as nvjpegSetDeviceMemoryPadding,
    nvjpegSetPinnedMemoryPadding as nvjpegSetPinnedMemoryPadding,
    nvjpegStateAttachDeviceBuffer as nvjpegStateAttachDeviceBuffer,
    nvjpegStateAttachPinnedBuffer as nvjpegStateAttachPinnedBuffer,
    nvjpegStatus_t as nvjpegStatus_t,
    tDevFree as tDevFree,
    tDevFreeV2 as tDevFreeV2,
    tDevMalloc as tDevMalloc,
    tDevMallocV2 as tDevMallocV2,
    tPinnedFree as tPinnedFree,
    tPinnedFreeV2 as tPinnedFreeV2,
    tPinnedMalloc as tPinnedMalloc,
    tPinnedMallocV2 as tPinnedMallocV2,
)

NVJPEG_VER_BUILD: _Final = 76
NVJPEG_VER_MAJOR: _Final = 12
NVJPEG_VER_MINOR: _Final = 4
NVJPEG_VER_PATCH: _Final = 0

class nvjpegOutputFormat_t(_enums.IntEnum):
    """nvjpegOutputFormat_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_OUTPUT_UNCHANGED = 0
    NVJPEG_OUTPUT_YUV = 1
    NVJPEG_OUTPUT_Y = 2
    NVJPEG_OUTPUT_RGB = 3
    NVJPEG_OUTPUT_BGR = 4
    NVJPEG_OUTPUT_RGBI = 5
    NVJPEG_OUTPUT_BGRI = 6
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = 7
    NVJPEG_OUTPUT_NV12 = 8
    NVJPEG_OUTPUT_YUY2 = 9
    NVJPEG_OUTPUT_FORMAT_MAX = 9

def sizeof(objType: type) -> int: ...
def nvjpegDecode(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.

    ``nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data,
    size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)``

    Parameters
    ----------
    jpeg_handle, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode
    """

def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    max_cpu_threads: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Initializes a state for batches of a given size and output format.

    ``nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size,
    int max_cpu_threads, nvjpegOutputFormat_t output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize
    """

def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Allocates a state's memory in advance, for batches of images up to a given size.

    ``nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int
    batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t
    output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate
    """

def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Sets the pixel format of decoded images, such as interleaved RGB.

    ``nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t
    output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat
    """

def nvjpegEncoderParamsCopyHuffmanTables(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Copies the Huffman tables of a parsed JPEG to encoding parameters.

    ``nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t
    encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state, jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0, until CUDA 12.9.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyHuffmanTables
    """
