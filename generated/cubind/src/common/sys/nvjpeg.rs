//! C functions with identical declarations in all major versions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegBufferDeviceCreate)]
    fn nvjpegBufferDeviceCreate(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocator_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferDeviceCreateV2)]
    fn nvjpegBufferDeviceCreateV2(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocatorV2_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferDeviceDestroy)]
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferDeviceResize)]
    #[since = "12.3"]
    fn nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferDeviceRetrieve)]
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedCreate)]
    fn nvjpegBufferPinnedCreate(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedCreateV2)]
    fn nvjpegBufferPinnedCreateV2(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedDestroy)]
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedResize)]
    #[since = "12.3"]
    fn nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedRetrieve)]
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    #[called_by(nvjpegCreate)]
    fn nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegCreateEx)]
    fn nvjpegCreateEx(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegCreateExV2)]
    fn nvjpegCreateExV2(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocatorV2_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegCreateSimple)]
    fn nvjpegCreateSimple(handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecode)]
    fn nvjpegDecode(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize, output_format: nvjpegOutputFormat_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatched)]
    fn nvjpegDecodeBatched(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedEx)]
    fn nvjpegDecodeBatchedEx(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, decode_params: *mut nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedInitialize)]
    fn nvjpegDecodeBatchedInitialize(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, max_cpu_threads: i32, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedParseJpegTables)]
    fn nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedPreAllocate)]
    fn nvjpegDecodeBatchedPreAllocate(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, width: i32, height: i32, chroma_subsampling: nvjpegChromaSubsampling_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedSupported)]
    fn nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeBatchedSupportedEx)]
    fn nvjpegDecodeBatchedSupportedEx(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeJpeg)]
    fn nvjpegDecodeJpeg(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_bitstream: nvjpegJpegStream_t, destination: *mut nvjpegImage_t, decode_params: nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeJpegDevice)]
    fn nvjpegDecodeJpegDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeJpegHost)]
    fn nvjpegDecodeJpegHost(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, decode_params: nvjpegDecodeParams_t, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeJpegTransferToDevice)]
    fn nvjpegDecodeJpegTransferToDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsCreate)]
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t, decode_params: *mut nvjpegDecodeParams_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsDestroy)]
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsSetAllowCMYK)]
    fn nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t, allow_cmyk: i32) -> nvjpegStatus_t;
}

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegDecodeParamsSetExifOrientation)]
    fn nvjpegDecodeParamsSetExifOrientation(decode_params: nvjpegDecodeParams_t, orientation: nvjpegExifOrientation_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsSetOutputFormat)]
    fn nvjpegDecodeParamsSetOutputFormat(decode_params: nvjpegDecodeParams_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;
}

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegDecodeParamsSetROI)]
    fn nvjpegDecodeParamsSetROI(decode_params: nvjpegDecodeParams_t, offset_x: i32, offset_y: i32, roi_width: i32, roi_height: i32) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsSetScaleFactor)]
    fn nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t, scale_factor: nvjpegScaleFactor_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecoderCreate)]
    fn nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t, implementation: nvjpegBackend_t, decoder_handle: *mut nvjpegJpegDecoder_t) -> nvjpegStatus_t;
}

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegDecoderDestroy)]
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecoderJpegSupported)]
    fn nvjpegDecoderJpegSupported(decoder_handle: nvjpegJpegDecoder_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegDecoderStateCreate)]
    fn nvjpegDecoderStateCreate(nvjpeg_handle: nvjpegHandle_t, decoder_handle: nvjpegJpegDecoder_t, decoder_state: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDestroy)]
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncode)]
    #[since = "12.9"]
    fn nvjpegEncode(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_subsampling: nvjpegChromaSubsampling_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncodeGetBufferSize)]
    fn nvjpegEncodeGetBufferSize(handle: nvjpegHandle_t, encoder_params: nvjpegEncoderParams_t, image_width: i32, image_height: i32, max_stream_length: *mut usize) -> nvjpegStatus_t;

    #[called_by(nvjpegEncodeImage)]
    fn nvjpegEncodeImage(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncodeRetrieveBitstream)]
    fn nvjpegEncodeRetrieveBitstream(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncodeRetrieveBitstreamDevice)]
    fn nvjpegEncodeRetrieveBitstreamDevice(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncodeYUV)]
    fn nvjpegEncodeYUV(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, chroma_subsampling: nvjpegChromaSubsampling_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsCopyMetadata)]
    fn nvjpegEncoderParamsCopyMetadata(encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsCopyQuantizationTables)]
    fn nvjpegEncoderParamsCopyQuantizationTables(encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsCreate)]
    fn nvjpegEncoderParamsCreate(handle: nvjpegHandle_t, encoder_params: *mut nvjpegEncoderParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsDestroy)]
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsSetEncoding)]
    fn nvjpegEncoderParamsSetEncoding(encoder_params: nvjpegEncoderParams_t, etype: nvjpegJpegEncoding_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsSetOptimizedHuffman)]
    fn nvjpegEncoderParamsSetOptimizedHuffman(encoder_params: nvjpegEncoderParams_t, optimized: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsSetQuality)]
    fn nvjpegEncoderParamsSetQuality(encoder_params: nvjpegEncoderParams_t, quality: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsSetRestartInterval)]
    #[since = "12.9"]
    fn nvjpegEncoderParamsSetRestartInterval(encoder_params: nvjpegEncoderParams_t, restart_interval: u32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsSetSamplingFactors)]
    fn nvjpegEncoderParamsSetSamplingFactors(encoder_params: nvjpegEncoderParams_t, chroma_subsampling: nvjpegChromaSubsampling_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderStateCreate)]
    fn nvjpegEncoderStateCreate(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderStateCreateWithBackend)]
    #[since = "12.9"]
    fn nvjpegEncoderStateCreateWithBackend(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, backend: nvjpegEncBackend_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderStateDestroy)]
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegGetCudartProperty)]
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegGetDeviceMemoryPadding)]
    fn nvjpegGetDeviceMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegGetHardwareDecoderInfo)]
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32, num_cores_per_engine: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegGetHardwareEncoderInfo)]
    #[since = "12.9"]
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegGetImageInfo)]
    fn nvjpegGetImageInfo(handle: nvjpegHandle_t, data: *const u8, length: usize, nComponents: *mut i32, subsampling: *mut nvjpegChromaSubsampling_t, widths: *mut i32, heights: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegGetPinnedMemoryPadding)]
    fn nvjpegGetPinnedMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;
}

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegGetProperty)]
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStateCreate)]
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t, jpeg_handle: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStateDestroy)]
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamCreate)]
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t, jpeg_stream: *mut nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamDestroy)]
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetChromaSubsampling)]
    fn nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t, chroma_subsampling: *mut nvjpegChromaSubsampling_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetComponentDimensions)]
    fn nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t, component: u32, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetComponentsNum)]
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t, components_num: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetExifOrientation)]
    fn nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t, orientation_flag: *mut nvjpegExifOrientation_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetFrameDimensions)]
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetJpegEncoding)]
    fn nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t, jpeg_encoding: *mut nvjpegJpegEncoding_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamGetSamplePrecision)]
    #[since = "12.1"]
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t, precision: *mut u32) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamParse)]
    fn nvjpegJpegStreamParse(handle: nvjpegHandle_t, data: *const u8, length: usize, save_metadata: i32, save_stream: i32, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamParseHeader)]
    fn nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamParseTables)]
    fn nvjpegJpegStreamParseTables(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;
}

sys! {
    NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegSetDeviceMemoryPadding)]
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegSetPinnedMemoryPadding)]
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(nvjpegStateAttachDeviceBuffer)]
    fn nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t, device_buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(nvjpegStateAttachPinnedBuffer)]
    fn nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t, pinned_buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;
}
