//! C functions that are declared alike in all major versions: nvJPEG.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVJPEG, Err(missing) => missing.status();

    /// `nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferDeviceCreate(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocator_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferDeviceCreateV2(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocatorV2_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.3.
    #[since = "12.3"]
    fn nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferPinnedCreate(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferPinnedCreateV2(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.3.
    #[since = "12.3"]
    fn nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegCreateEx(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegCreateExV2(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocatorV2_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegCreateSimple(handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecode(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize, output_format: nvjpegOutputFormat_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatched(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedEx(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, decode_params: *mut nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedInitialize(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, max_cpu_threads: i32, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedPreAllocate(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, width: i32, height: i32, chroma_subsampling: nvjpegChromaSubsampling_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, is_supported: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeBatchedSupportedEx(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeJpeg(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_bitstream: nvjpegJpegStream_t, destination: *mut nvjpegImage_t, decode_params: nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeJpegDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeJpegHost(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, decode_params: nvjpegDecodeParams_t, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeJpegTransferToDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t, decode_params: *mut nvjpegDecodeParams_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t, allow_cmyk: i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsSetExifOrientation(decode_params: nvjpegDecodeParams_t, orientation: nvjpegExifOrientation_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsSetOutputFormat(decode_params: nvjpegDecodeParams_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsSetROI(decode_params: nvjpegDecodeParams_t, offset_x: i32, offset_y: i32, roi_width: i32, roi_height: i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t, scale_factor: nvjpegScaleFactor_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t, implementation: nvjpegBackend_t, decoder_handle: *mut nvjpegJpegDecoder_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecoderJpegSupported(decoder_handle: nvjpegJpegDecoder_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDecoderStateCreate(nvjpeg_handle: nvjpegHandle_t, decoder_handle: nvjpegJpegDecoder_t, decoder_state: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvjpegEncode(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_subsampling: nvjpegChromaSubsampling_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncodeGetBufferSize(handle: nvjpegHandle_t, encoder_params: nvjpegEncoderParams_t, image_width: i32, image_height: i32, max_stream_length: *mut usize) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncodeImage(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncodeRetrieveBitstream(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncodeRetrieveBitstreamDevice(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncodeYUV(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, chroma_subsampling: nvjpegChromaSubsampling_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsCopyMetadata(encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsCopyQuantizationTables(encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsCreate(handle: nvjpegHandle_t, encoder_params: *mut nvjpegEncoderParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsSetEncoding(encoder_params: nvjpegEncoderParams_t, etype: nvjpegJpegEncoding_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsSetOptimizedHuffman(encoder_params: nvjpegEncoderParams_t, optimized: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsSetQuality(encoder_params: nvjpegEncoderParams_t, quality: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvjpegEncoderParamsSetRestartInterval(encoder_params: nvjpegEncoderParams_t, restart_interval: u32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderParamsSetSamplingFactors(encoder_params: nvjpegEncoderParams_t, chroma_subsampling: nvjpegChromaSubsampling_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderStateCreate(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvjpegEncoderStateCreateWithBackend(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, backend: nvjpegEncBackend_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetDeviceMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32, num_cores_per_engine: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)`
    ///
    /// In `nvjpeg.h` since CUDA 12.9.
    #[since = "12.9"]
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetImageInfo(handle: nvjpegHandle_t, data: *const u8, length: usize, nComponents: *mut i32, subsampling: *mut nvjpegChromaSubsampling_t, widths: *mut i32, heights: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetPinnedMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t, jpeg_handle: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t, jpeg_stream: *mut nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t, chroma_subsampling: *mut nvjpegChromaSubsampling_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t, component: u32, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t, components_num: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t, orientation_flag: *mut nvjpegExifOrientation_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t, jpeg_encoding: *mut nvjpegJpegEncoding_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)`
    ///
    /// In `nvjpeg.h` since CUDA 12.1.
    #[since = "12.1"]
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t, precision: *mut u32) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamParse(handle: nvjpegHandle_t, data: *const u8, length: usize, save_metadata: i32, save_stream: i32, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegJpegStreamParseTables(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t, device_buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    /// `nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)`
    ///
    /// In `nvjpeg.h` since CUDA 12.0 or earlier.
    fn nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t, pinned_buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;
}
