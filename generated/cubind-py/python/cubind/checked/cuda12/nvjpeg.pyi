"""nvJPEG of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from cubind import _typing
from cubind.cuda12.runtime import (
    cudaStream_t,
)
from cubind.cuda12.nvjpeg import (
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
from cubind.checked.cuda13.nvjpeg import (
    nvjpegBufferDeviceCreate as nvjpegBufferDeviceCreate,
    nvjpegBufferDeviceCreateV2 as nvjpegBufferDeviceCreateV2,
    nvjpegBufferDeviceDestroy as nvjpegBufferDeviceDestroy,
    nvjpegBufferDeviceResize as nvjpegBufferDeviceResize,
    nvjpegBufferDeviceRetrieve as nvjpegBufferDeviceRetrieve,
    nvjpegBufferPinnedCreate as nvjpegBufferPinnedCreate,
    nvjpegBufferPinnedCreateV2 as nvjpegBufferPinnedCreateV2,
    nvjpegBufferPinnedDestroy as nvjpegBufferPinnedDestroy,
    nvjpegBufferPinnedResize as nvjpegBufferPinnedResize,
    nvjpegBufferPinnedRetrieve as nvjpegBufferPinnedRetrieve,
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
    nvjpegDecoderCreate as nvjpegDecoderCreate,
    nvjpegDecoderDestroy as nvjpegDecoderDestroy,
    nvjpegDecoderJpegSupported as nvjpegDecoderJpegSupported,
    nvjpegDecoderStateCreate as nvjpegDecoderStateCreate,
    nvjpegDestroy as nvjpegDestroy,
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
    nvjpegEncoderStateCreate as nvjpegEncoderStateCreate,
    nvjpegEncoderStateCreateWithBackend as nvjpegEncoderStateCreateWithBackend,
    nvjpegEncoderStateDestroy as nvjpegEncoderStateDestroy,
    nvjpegGetCudartProperty as nvjpegGetCudartProperty,
    nvjpegGetDeviceMemoryPadding as nvjpegGetDeviceMemoryPadding,
    nvjpegGetHardwareDecoderInfo as nvjpegGetHardwareDecoderInfo,
    nvjpegGetHardwareEncoderInfo as nvjpegGetHardwareEncoderInfo,
    nvjpegGetImageInfo as nvjpegGetImageInfo,
    nvjpegGetPinnedMemoryPadding as nvjpegGetPinnedMemoryPadding,
    nvjpegGetProperty as nvjpegGetProperty,
    nvjpegJpegStateCreate as nvjpegJpegStateCreate,
    nvjpegJpegStateDestroy as nvjpegJpegStateDestroy,
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
    nvjpegSetDeviceMemoryPadding as nvjpegSetDeviceMemoryPadding,
    nvjpegSetPinnedMemoryPadding as nvjpegSetPinnedMemoryPadding,
    nvjpegStateAttachDeviceBuffer as nvjpegStateAttachDeviceBuffer,
    nvjpegStateAttachPinnedBuffer as nvjpegStateAttachPinnedBuffer,
)

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

def nvjpegEncoderParamsCopyHuffmanTables(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies the Huffman tables of a parsed JPEG to encoding parameters.

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
