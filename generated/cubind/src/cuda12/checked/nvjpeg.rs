//! The functions of the nvJPEG as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::nvjpeg as raw;
#[allow(unused_imports)]
use raw::NVJPEG;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::nvjpeg::all_types::*;

checked! {
    NVJPEG, nvjpegStatus_t;
    fn nvjpegBufferDeviceCreate(
        handle: nvjpegHandle_t,
        device_allocator: Option<&nvjpegDevAllocator_t>,
    ) -> nvjpegBufferDevice_t;
    fn nvjpegBufferDeviceCreateV2(
        handle: nvjpegHandle_t,
        device_allocator: Option<&nvjpegDevAllocatorV2_t>,
    ) -> nvjpegBufferDevice_t;
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> ();
    fn nvjpegBufferDeviceResize(
        buffer: nvjpegBufferDevice_t,
        size: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t) -> (usize, *mut c_void);
    fn nvjpegBufferPinnedCreate(
        handle: nvjpegHandle_t,
        pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
    ) -> nvjpegBufferPinned_t;
    fn nvjpegBufferPinnedCreateV2(
        handle: nvjpegHandle_t,
        pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
    ) -> nvjpegBufferPinned_t;
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> ();
    fn nvjpegBufferPinnedResize(
        buffer: nvjpegBufferPinned_t,
        size: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t) -> (usize, *mut c_void);
    fn nvjpegCreate(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocator_t>,
    ) -> nvjpegHandle_t;
    fn nvjpegCreateEx(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocator_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
        flags: u32,
    ) -> nvjpegHandle_t;
    fn nvjpegCreateExV2(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocatorV2_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
        flags: u32,
    ) -> nvjpegHandle_t;
    fn nvjpegCreateSimple() -> nvjpegHandle_t;
    fn nvjpegDecode(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[u8],
        output_format: nvjpegOutputFormat_t,
        destination: &mut nvjpegImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeBatched(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[*const u8],
        lengths: &[usize],
        destinations: &[nvjpegImage_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeBatchedEx(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[*const u8],
        lengths: &[usize],
        destinations: &[nvjpegImage_t],
        decode_params: &[nvjpegDecodeParams_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeBatchedInitialize(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        batch_size: i32,
        max_cpu_threads: i32,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    fn nvjpegDecodeBatchedParseJpegTables(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[u8],
    ) -> ();
    fn nvjpegDecodeBatchedPreAllocate(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        batch_size: i32,
        width: i32,
        height: i32,
        chroma_subsampling: nvjpegChromaSubsampling_t,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    fn nvjpegDecodeBatchedSupported(
        handle: nvjpegHandle_t,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> i32;
    fn nvjpegDecodeBatchedSupportedEx(
        handle: nvjpegHandle_t,
        jpeg_stream: nvjpegJpegStream_t,
        decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    fn nvjpegDecodeJpeg(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        jpeg_bitstream: nvjpegJpegStream_t,
        destination: &mut nvjpegImage_t,
        decode_params: nvjpegDecodeParams_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeJpegDevice(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        destination: &mut nvjpegImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeJpegHost(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        decode_params: nvjpegDecodeParams_t,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    fn nvjpegDecodeJpegTransferToDevice(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t) -> nvjpegDecodeParams_t;
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> ();
    fn nvjpegDecodeParamsSetAllowCMYK(
        decode_params: nvjpegDecodeParams_t,
        allow_cmyk: i32,
    ) -> ();
    fn nvjpegDecodeParamsSetExifOrientation(
        decode_params: nvjpegDecodeParams_t,
        orientation: nvjpegExifOrientation_t,
    ) -> ();
    fn nvjpegDecodeParamsSetOutputFormat(
        decode_params: nvjpegDecodeParams_t,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    fn nvjpegDecodeParamsSetROI(
        decode_params: nvjpegDecodeParams_t,
        offset_x: i32,
        offset_y: i32,
        roi_width: i32,
        roi_height: i32,
    ) -> ();
    fn nvjpegDecodeParamsSetScaleFactor(
        decode_params: nvjpegDecodeParams_t,
        scale_factor: nvjpegScaleFactor_t,
    ) -> ();
    fn nvjpegDecoderCreate(
        nvjpeg_handle: nvjpegHandle_t,
        implementation: nvjpegBackend_t,
    ) -> nvjpegJpegDecoder_t;
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> ();
    fn nvjpegDecoderJpegSupported(
        decoder_handle: nvjpegJpegDecoder_t,
        jpeg_stream: nvjpegJpegStream_t,
        decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    fn nvjpegDecoderStateCreate(
        nvjpeg_handle: nvjpegHandle_t,
        decoder_handle: nvjpegJpegDecoder_t,
    ) -> nvjpegJpegState_t;
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> ();
    fn nvjpegEncode(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t,
        input_subsampling: nvjpegChromaSubsampling_t,
        input_format: nvjpegInputFormat_t,
        image_width: i32,
        image_height: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncodeGetBufferSize(
        handle: nvjpegHandle_t,
        encoder_params: nvjpegEncoderParams_t,
        image_width: i32,
        image_height: i32,
    ) -> usize;
    fn nvjpegEncodeImage(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t,
        input_format: nvjpegInputFormat_t,
        image_width: i32,
        image_height: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncodeRetrieveBitstream(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        data: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> usize;
    fn nvjpegEncodeRetrieveBitstreamDevice(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        data: CuPtr<u8>,
        length: usize,
        stream: runtime::cudaStream_t,
    ) -> usize;
    fn nvjpegEncodeYUV(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t,
        chroma_subsampling: nvjpegChromaSubsampling_t,
        image_width: i32,
        image_height: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsCopyHuffmanTables(
        encoder_state: nvjpegEncoderState_t,
        encode_params: nvjpegEncoderParams_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsCopyMetadata(
        encoder_state: nvjpegEncoderState_t,
        encode_params: nvjpegEncoderParams_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsCopyQuantizationTables(
        encode_params: nvjpegEncoderParams_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsCreate(
        handle: nvjpegHandle_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderParams_t;
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> ();
    fn nvjpegEncoderParamsSetEncoding(
        encoder_params: nvjpegEncoderParams_t,
        etype: nvjpegJpegEncoding_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsSetOptimizedHuffman(
        encoder_params: nvjpegEncoderParams_t,
        optimized: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsSetQuality(
        encoder_params: nvjpegEncoderParams_t,
        quality: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsSetRestartInterval(
        encoder_params: nvjpegEncoderParams_t,
        restart_interval: u32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderParamsSetSamplingFactors(
        encoder_params: nvjpegEncoderParams_t,
        chroma_subsampling: nvjpegChromaSubsampling_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn nvjpegEncoderStateCreate(
        handle: nvjpegHandle_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderState_t;
    fn nvjpegEncoderStateCreateWithBackend(
        handle: nvjpegHandle_t,
        backend: nvjpegEncBackend_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderState_t;
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> ();
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t) -> usize;
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t) -> (u32, u32);
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t) -> u32;
    fn nvjpegGetImageInfo(
        handle: nvjpegHandle_t,
        data: &[u8],
    ) -> (i32, nvjpegChromaSubsampling_t, [i32; 4], [i32; 4]);
    fn nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t) -> usize;
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t) -> nvjpegJpegState_t;
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> ();
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t) -> nvjpegJpegStream_t;
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> ();
    fn nvjpegJpegStreamGetChromaSubsampling(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegChromaSubsampling_t;
    fn nvjpegJpegStreamGetComponentDimensions(
        jpeg_stream: nvjpegJpegStream_t,
        component: u32,
    ) -> (u32, u32);
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t) -> u32;
    fn nvjpegJpegStreamGetExifOrientation(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegExifOrientation_t;
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t) -> (u32, u32);
    fn nvjpegJpegStreamGetJpegEncoding(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegJpegEncoding_t;
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t) -> u32;
    fn nvjpegJpegStreamParse(
        handle: nvjpegHandle_t,
        data: &[u8],
        save_metadata: i32,
        save_stream: i32,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    fn nvjpegJpegStreamParseHeader(
        handle: nvjpegHandle_t,
        data: &[u8],
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    fn nvjpegJpegStreamParseTables(
        handle: nvjpegHandle_t,
        data: &[u8],
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    fn nvjpegStateAttachDeviceBuffer(
        decoder_state: nvjpegJpegState_t,
        device_buffer: nvjpegBufferDevice_t,
    ) -> ();
    fn nvjpegStateAttachPinnedBuffer(
        decoder_state: nvjpegJpegState_t,
        pinned_buffer: nvjpegBufferPinned_t,
    ) -> ();
}
