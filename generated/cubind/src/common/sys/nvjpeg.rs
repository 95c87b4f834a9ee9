//! C functions with identical declarations in all major versions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(owned nvjpegBufferDeviceCreate)]
    fn nvjpegBufferDeviceCreate(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocator_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferDeviceCreateV2)]
    fn nvjpegBufferDeviceCreateV2(handle: nvjpegHandle_t, device_allocator: *mut nvjpegDevAllocatorV2_t, buffer: *mut nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferDeviceDestroy)]
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferDeviceResize)]
    #[since = "12.3"]
    fn nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferDeviceRetrieve)]
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferPinnedCreate)]
    fn nvjpegBufferPinnedCreate(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferPinnedCreateV2)]
    fn nvjpegBufferPinnedCreateV2(handle: nvjpegHandle_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, buffer: *mut nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(nvjpegBufferPinnedDestroy)]
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferPinnedResize)]
    #[since = "12.3"]
    fn nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t, size: usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegBufferPinnedRetrieve)]
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t, size: *mut usize, ptr: *mut *mut c_void) -> nvjpegStatus_t;

    #[called_by(owned nvjpegCreate)]
    fn nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegCreateEx)]
    fn nvjpegCreateEx(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocator_t, pinned_allocator: *mut nvjpegPinnedAllocator_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegCreateExV2)]
    fn nvjpegCreateExV2(backend: nvjpegBackend_t, dev_allocator: *mut nvjpegDevAllocatorV2_t, pinned_allocator: *mut nvjpegPinnedAllocatorV2_t, flags: u32, handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegCreateSimple)]
    fn nvjpegCreateSimple(handle: *mut nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecode)]
    fn nvjpegDecode(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize, output_format: nvjpegOutputFormat_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatched)]
    fn nvjpegDecodeBatched(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedEx)]
    fn nvjpegDecodeBatchedEx(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const *const u8, lengths: *const usize, destinations: *mut nvjpegImage_t, decode_params: *mut nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedInitialize)]
    fn nvjpegDecodeBatchedInitialize(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, max_cpu_threads: i32, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedParseJpegTables)]
    fn nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: *const u8, length: usize) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedPreAllocate)]
    fn nvjpegDecodeBatchedPreAllocate(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, width: i32, height: i32, chroma_subsampling: nvjpegChromaSubsampling_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedSupported)]
    fn nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeBatchedSupportedEx)]
    fn nvjpegDecodeBatchedSupportedEx(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeJpeg)]
    fn nvjpegDecodeJpeg(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_bitstream: nvjpegJpegStream_t, destination: *mut nvjpegImage_t, decode_params: nvjpegDecodeParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeJpegDevice)]
    fn nvjpegDecodeJpegDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, destination: *mut nvjpegImage_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeJpegHost)]
    fn nvjpegDecodeJpegHost(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, decode_params: nvjpegDecodeParams_t, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeJpegTransferToDevice)]
    fn nvjpegDecodeJpegTransferToDevice(handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeParamsCreate)]
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t, decode_params: *mut nvjpegDecodeParams_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDecodeParamsDestroy)]
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeParamsSetAllowCMYK)]
    fn nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t, allow_cmyk: i32) -> nvjpegStatus_t;
}

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(owned nvjpegDecodeParamsSetExifOrientation)]
    fn nvjpegDecodeParamsSetExifOrientation(decode_params: nvjpegDecodeParams_t, orientation: nvjpegExifOrientation_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeParamsSetOutputFormat)]
    fn nvjpegDecodeParamsSetOutputFormat(decode_params: nvjpegDecodeParams_t, output_format: nvjpegOutputFormat_t) -> nvjpegStatus_t;
}

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(owned nvjpegDecodeParamsSetROI)]
    fn nvjpegDecodeParamsSetROI(decode_params: nvjpegDecodeParams_t, offset_x: i32, offset_y: i32, roi_width: i32, roi_height: i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecodeParamsSetScaleFactor)]
    fn nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t, scale_factor: nvjpegScaleFactor_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecoderCreate)]
    fn nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t, implementation: nvjpegBackend_t, decoder_handle: *mut nvjpegJpegDecoder_t) -> nvjpegStatus_t;
}

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegDecoderDestroy)]
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecoderJpegSupported)]
    fn nvjpegDecoderJpegSupported(decoder_handle: nvjpegJpegDecoder_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t, is_supported: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegDecoderStateCreate)]
    fn nvjpegDecoderStateCreate(nvjpeg_handle: nvjpegHandle_t, decoder_handle: nvjpegJpegDecoder_t, decoder_state: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegDestroy)]
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncode)]
    #[since = "12.9"]
    fn nvjpegEncode(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_subsampling: nvjpegChromaSubsampling_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncodeGetBufferSize)]
    fn nvjpegEncodeGetBufferSize(handle: nvjpegHandle_t, encoder_params: nvjpegEncoderParams_t, image_width: i32, image_height: i32, max_stream_length: *mut usize) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncodeImage)]
    fn nvjpegEncodeImage(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncodeRetrieveBitstream)]
    fn nvjpegEncodeRetrieveBitstream(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncodeRetrieveBitstreamDevice)]
    fn nvjpegEncodeRetrieveBitstreamDevice(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: *mut u8, length: *mut usize, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncodeYUV)]
    fn nvjpegEncodeYUV(handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t, source: *const nvjpegImage_t, chroma_subsampling: nvjpegChromaSubsampling_t, image_width: i32, image_height: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsCopyMetadata)]
    fn nvjpegEncoderParamsCopyMetadata(encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsCopyQuantizationTables)]
    fn nvjpegEncoderParamsCopyQuantizationTables(encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsCreate)]
    fn nvjpegEncoderParamsCreate(handle: nvjpegHandle_t, encoder_params: *mut nvjpegEncoderParams_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderParamsDestroy)]
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsSetEncoding)]
    fn nvjpegEncoderParamsSetEncoding(encoder_params: nvjpegEncoderParams_t, etype: nvjpegJpegEncoding_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsSetOptimizedHuffman)]
    fn nvjpegEncoderParamsSetOptimizedHuffman(encoder_params: nvjpegEncoderParams_t, optimized: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsSetQuality)]
    fn nvjpegEncoderParamsSetQuality(encoder_params: nvjpegEncoderParams_t, quality: i32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsSetRestartInterval)]
    #[since = "12.9"]
    fn nvjpegEncoderParamsSetRestartInterval(encoder_params: nvjpegEncoderParams_t, restart_interval: u32, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderParamsSetSamplingFactors)]
    fn nvjpegEncoderParamsSetSamplingFactors(encoder_params: nvjpegEncoderParams_t, chroma_subsampling: nvjpegChromaSubsampling_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderStateCreate)]
    fn nvjpegEncoderStateCreate(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegEncoderStateCreateWithBackend)]
    #[since = "12.9"]
    fn nvjpegEncoderStateCreateWithBackend(handle: nvjpegHandle_t, encoder_state: *mut nvjpegEncoderState_t, backend: nvjpegEncBackend_t, stream: runtime::cudaStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegEncoderStateDestroy)]
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegGetCudartProperty)]
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegGetDeviceMemoryPadding)]
    fn nvjpegGetDeviceMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegGetHardwareDecoderInfo)]
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32, num_cores_per_engine: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegGetHardwareEncoderInfo)]
    #[since = "12.9"]
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t, num_engines: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegGetImageInfo)]
    fn nvjpegGetImageInfo(handle: nvjpegHandle_t, data: *const u8, length: usize, nComponents: *mut i32, subsampling: *mut nvjpegChromaSubsampling_t, widths: *mut i32, heights: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegGetPinnedMemoryPadding)]
    fn nvjpegGetPinnedMemoryPadding(padding: *mut usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;
}

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(nvjpegGetProperty)]
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStateCreate)]
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t, jpeg_handle: *mut nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStateDestroy)]
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamCreate)]
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t, jpeg_stream: *mut nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(nvjpegJpegStreamDestroy)]
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetChromaSubsampling)]
    fn nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t, chroma_subsampling: *mut nvjpegChromaSubsampling_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetComponentDimensions)]
    fn nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t, component: u32, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetComponentsNum)]
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t, components_num: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetExifOrientation)]
    fn nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t, orientation_flag: *mut nvjpegExifOrientation_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetFrameDimensions)]
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t, width: *mut u32, height: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetJpegEncoding)]
    fn nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t, jpeg_encoding: *mut nvjpegJpegEncoding_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamGetSamplePrecision)]
    #[since = "12.1"]
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t, precision: *mut u32) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamParse)]
    fn nvjpegJpegStreamParse(handle: nvjpegHandle_t, data: *const u8, length: usize, save_metadata: i32, save_stream: i32, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamParseHeader)]
    fn nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegJpegStreamParseTables)]
    fn nvjpegJpegStreamParseTables(handle: nvjpegHandle_t, data: *const u8, length: usize, jpeg_stream: nvjpegJpegStream_t) -> nvjpegStatus_t;
}

sys! {
    nvjpeg, NVJPEG, Err(missing) => missing.status();

    #[called_by(owned nvjpegSetDeviceMemoryPadding)]
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegSetPinnedMemoryPadding)]
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegStateAttachDeviceBuffer)]
    fn nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t, device_buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t;

    #[called_by(owned nvjpegStateAttachPinnedBuffer)]
    fn nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t, pinned_buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t;
}
