//! The functions of the nvJPEG as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::nvjpeg as raw;
#[allow(unused_imports)]
use raw::NVJPEG;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::nvjpeg::all_types::*;

checked! {
    NVJPEG, nvjpegStatus_t;
    /// - `device_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `device_allocator` are valid as long as `buffer` exists.
    fn nvjpegBufferDeviceCreate(
        handle: nvjpegHandle_t,
        device_allocator: Option<&nvjpegDevAllocator_t>,
    ) -> nvjpegBufferDevice_t;
    /// - `device_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `device_allocator` are valid as long as `buffer` exists.
    fn nvjpegBufferDeviceCreateV2(
        handle: nvjpegHandle_t,
        device_allocator: Option<&nvjpegDevAllocatorV2_t>,
    ) -> nvjpegBufferDevice_t;
    /// - `buffer`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - No thread uses `buffer`, or objects that belong to it, during or after the call.
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> ();
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `buffer` mapped or bound, during or after the call.
    fn nvjpegBufferDeviceResize(
        buffer: nvjpegBufferDevice_t,
        size: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns `size`, `ptr`.
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `ptr` points to memory of the library, valid until `buffer` is destroyed or set again.
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t) -> (usize, *mut c_void);
    /// - `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pinned_allocator` are valid as long as `buffer` exists.
    fn nvjpegBufferPinnedCreate(
        handle: nvjpegHandle_t,
        pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
    ) -> nvjpegBufferPinned_t;
    /// - `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `pinned_allocator` are valid as long as `buffer` exists.
    fn nvjpegBufferPinnedCreateV2(
        handle: nvjpegHandle_t,
        pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
    ) -> nvjpegBufferPinned_t;
    /// - `buffer`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - No thread uses `buffer`, or objects that belong to it, during or after the call.
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> ();
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - No thread uses what `buffer` mapped or bound, during or after the call.
    fn nvjpegBufferPinnedResize(
        buffer: nvjpegBufferPinned_t,
        size: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns `size`, `ptr`.
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `ptr` points to memory of the library, valid until `buffer` is destroyed or set again.
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t) -> (usize, *mut c_void);
    /// - `dev_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `dev_allocator` are valid as long as `handle` exists.
    fn nvjpegCreate(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocator_t>,
    ) -> nvjpegHandle_t;
    /// - `dev_allocator`: in; `None` passes NULL
    /// - `pinned_allocator`: in; `None` passes NULL
    /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` are valid as long as `handle` exists.
    fn nvjpegCreateEx(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocator_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
        flags: u32,
    ) -> nvjpegHandle_t;
    /// - `dev_allocator`: in; `None` passes NULL
    /// - `pinned_allocator`: in; `None` passes NULL
    /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` are valid as long as `handle` exists.
    fn nvjpegCreateExV2(
        backend: nvjpegBackend_t,
        dev_allocator: Option<&nvjpegDevAllocatorV2_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
        flags: u32,
    ) -> nvjpegHandle_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegCreateSimple() -> nvjpegHandle_t;
    /// - `data`: in, host memory, `length` bytes
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `data` is used after the call: keep it alive and unwritten until this call completes on `stream`.
    /// - Pointers, handles and lengths in `destination` are valid until this call completes on `stream`.
    fn nvjpegDecode(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[u8],
        output_format: nvjpegOutputFormat_t,
        destination: &mut nvjpegImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `data`: in, array, length `known by jpeg_handle`
    /// - `lengths`: in, array, length `known by jpeg_handle`
    /// - `destinations`: in, array, length `known by jpeg_handle`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `data`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `data`, `lengths`, `destinations`: at least as long as `jpeg_handle` needs; that is not checked.
    /// - Pointers, handles and lengths in `destinations` are valid until this call completes on `stream`.
    fn nvjpegDecodeBatched(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[*const u8],
        lengths: &[usize],
        destinations: &[nvjpegImage_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `data`: in, array, length `known by jpeg_handle`
    /// - `lengths`: in, array, length `known by jpeg_handle`
    /// - `destinations`: in, array, length `known by jpeg_handle`
    /// - `decode_params`: in, array, length `known by jpeg_handle`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `data`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `data`, `lengths`, `destinations`, `decode_params`: at least as long as `jpeg_handle` needs; that is not checked.
    /// - Pointers, handles and lengths in `destinations` are valid until this call completes on `stream`.
    fn nvjpegDecodeBatchedEx(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[*const u8],
        lengths: &[usize],
        destinations: &[nvjpegImage_t],
        decode_params: &[nvjpegDecodeParams_t],
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedInitialize(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        batch_size: i32,
        max_cpu_threads: i32,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    /// - `data`: in, host memory, `length` bytes
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `data` is used after the call: keep it alive and unwritten until `jpeg_handle` is destroyed or set again.
    fn nvjpegDecodeBatchedParseJpegTables(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        data: &[u8],
    ) -> ();
    /// # Safety
    ///
    /// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedPreAllocate(
        handle: nvjpegHandle_t,
        jpeg_handle: nvjpegJpegState_t,
        batch_size: i32,
        width: i32,
        height: i32,
        chroma_subsampling: nvjpegChromaSubsampling_t,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    /// # Safety
    ///
    /// `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedSupported(
        handle: nvjpegHandle_t,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> i32;
    /// # Safety
    ///
    /// `handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedSupportedEx(
        handle: nvjpegHandle_t,
        jpeg_stream: nvjpegJpegStream_t,
        decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`, `jpeg_bitstream`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `destination` are valid until this call completes on `stream`.
    /// - `decoder_state`, `jpeg_bitstream` and what they refer to are used after the call, until this call completes on `stream`.
    fn nvjpegDecodeJpeg(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        jpeg_bitstream: nvjpegJpegStream_t,
        destination: &mut nvjpegImage_t,
        decode_params: nvjpegDecodeParams_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `destination` are valid until this call completes on `stream`.
    /// - `decoder_state` and what it refers to are used after the call, until this call completes on `stream`.
    fn nvjpegDecodeJpegDevice(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        destination: &mut nvjpegImage_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `handle`, `decoder`, `decoder_state`, `decode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    fn nvjpegDecodeJpegHost(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        decode_params: nvjpegDecodeParams_t,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `decoder_state`, `jpeg_stream` and what they refer to are used after the call, until this call completes on `stream`.
    fn nvjpegDecodeJpegTransferToDevice(
        handle: nvjpegHandle_t,
        decoder: nvjpegJpegDecoder_t,
        decoder_state: nvjpegJpegState_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t) -> nvjpegDecodeParams_t;
    /// - `decode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_params`: a live handle that no other thread uses during the call.
    /// - No thread uses `decode_params`, or objects that belong to it, during or after the call.
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> ();
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetAllowCMYK(
        decode_params: nvjpegDecodeParams_t,
        allow_cmyk: i32,
    ) -> ();
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetExifOrientation(
        decode_params: nvjpegDecodeParams_t,
        orientation: nvjpegExifOrientation_t,
    ) -> ();
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetOutputFormat(
        decode_params: nvjpegDecodeParams_t,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetROI(
        decode_params: nvjpegDecodeParams_t,
        offset_x: i32,
        offset_y: i32,
        roi_width: i32,
        roi_height: i32,
    ) -> ();
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetScaleFactor(
        decode_params: nvjpegDecodeParams_t,
        scale_factor: nvjpegScaleFactor_t,
    ) -> ();
    /// # Safety
    ///
    /// `nvjpeg_handle`: a live handle that no other thread uses during the call.
    fn nvjpegDecoderCreate(
        nvjpeg_handle: nvjpegHandle_t,
        implementation: nvjpegBackend_t,
    ) -> nvjpegJpegDecoder_t;
    /// - `decoder_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decoder_handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `decoder_handle`, or objects that belong to it, during or after the call.
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> ();
    /// # Safety
    ///
    /// `decoder_handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
    fn nvjpegDecoderJpegSupported(
        decoder_handle: nvjpegJpegDecoder_t,
        jpeg_stream: nvjpegJpegStream_t,
        decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    /// # Safety
    ///
    /// `nvjpeg_handle`, `decoder_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecoderStateCreate(
        nvjpeg_handle: nvjpegHandle_t,
        decoder_handle: nvjpegJpegDecoder_t,
    ) -> nvjpegJpegState_t;
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> ();
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `source` are valid until this call completes on `stream`.
    /// - `encoder_state` and what it refers to are used after the call, until this call completes on `stream`.
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
    /// # Safety
    ///
    /// `handle`, `encoder_params`: live handles that no other thread uses during the call.
    fn nvjpegEncodeGetBufferSize(
        handle: nvjpegHandle_t,
        encoder_params: nvjpegEncoderParams_t,
        image_width: i32,
        image_height: i32,
    ) -> usize;
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `source` are valid until this call completes on `stream`.
    /// - `encoder_state` and what it refers to are used after the call, until this call completes on `stream`.
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
    /// - `data`: out, host memory, `length` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `data` is used after the call: keep it alive and unread and unwritten until this call completes on `stream`.
    /// - `encoder_state` and what it refers to are used after the call, until this call completes on `stream`.
    fn nvjpegEncodeRetrieveBitstream(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        data: &mut [u8],
        stream: runtime::cudaStream_t,
    ) -> usize;
    /// - `data`: on the device
    /// - `length`: in and out
    ///
    /// # Safety
    ///
    /// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `data`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    /// - `encoder_state` and what it refers to are used after the call, until this call completes on `stream`.
    fn nvjpegEncodeRetrieveBitstreamDevice(
        handle: nvjpegHandle_t,
        encoder_state: nvjpegEncoderState_t,
        data: CuPtr<u8>,
        length: usize,
        stream: runtime::cudaStream_t,
    ) -> usize;
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `source` are valid until this call completes on `stream`.
    /// - `encoder_state` and what it refers to are used after the call, until this call completes on `stream`.
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
    /// # Safety
    ///
    /// - `encoder_state`, `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `encoder_state`, `jpeg_stream` and what they refer to are used after the call, until this call completes on `stream`.
    fn nvjpegEncoderParamsCopyMetadata(
        encoder_state: nvjpegEncoderState_t,
        encode_params: nvjpegEncoderParams_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `jpeg_stream` and what it refers to are used after the call, until this call completes on `stream`.
    fn nvjpegEncoderParamsCopyQuantizationTables(
        encode_params: nvjpegEncoderParams_t,
        jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsCreate(
        handle: nvjpegHandle_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderParams_t;
    /// - `encoder_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - No thread uses `encoder_params`, or objects that belong to it, during or after the call.
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> ();
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsSetEncoding(
        encoder_params: nvjpegEncoderParams_t,
        etype: nvjpegJpegEncoding_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsSetOptimizedHuffman(
        encoder_params: nvjpegEncoderParams_t,
        optimized: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsSetQuality(
        encoder_params: nvjpegEncoderParams_t,
        quality: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsSetRestartInterval(
        encoder_params: nvjpegEncoderParams_t,
        restart_interval: u32,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderParamsSetSamplingFactors(
        encoder_params: nvjpegEncoderParams_t,
        chroma_subsampling: nvjpegChromaSubsampling_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderStateCreate(
        handle: nvjpegHandle_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderState_t;
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn nvjpegEncoderStateCreateWithBackend(
        handle: nvjpegHandle_t,
        backend: nvjpegEncBackend_t,
        stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderState_t;
    /// - `encoder_state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encoder_state`: a live handle that no other thread uses during the call.
    /// - No thread uses `encoder_state`, or objects that belong to it, during or after the call.
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t) -> usize;
    /// Returns `num_engines`, `num_cores_per_engine`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t) -> (u32, u32);
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t) -> u32;
    /// - `data`: in, host memory, `length` bytes
    ///
    /// Returns `nComponents`, `subsampling`, `widths`, `heights`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetImageInfo(
        handle: nvjpegHandle_t,
        data: &[u8],
    ) -> (i32, nvjpegChromaSubsampling_t, [i32; 4], [i32; 4]);
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t) -> usize;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t) -> nvjpegJpegState_t;
    /// - `jpeg_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `jpeg_handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `jpeg_handle`, or objects that belong to it, during or after the call.
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> ();
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t) -> nvjpegJpegStream_t;
    /// - `jpeg_stream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `jpeg_stream`: a live handle that no other thread uses during the call.
    /// - No thread uses `jpeg_stream`, or objects that belong to it, during or after the call.
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> ();
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetChromaSubsampling(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegChromaSubsampling_t;
    /// Returns `width`, `height`.
    ///
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetComponentDimensions(
        jpeg_stream: nvjpegJpegStream_t,
        component: u32,
    ) -> (u32, u32);
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t) -> u32;
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetExifOrientation(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegExifOrientation_t;
    /// Returns `width`, `height`.
    ///
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t) -> (u32, u32);
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetJpegEncoding(
        jpeg_stream: nvjpegJpegStream_t,
    ) -> nvjpegJpegEncoding_t;
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t) -> u32;
    /// - `data`: in, host memory, `length` bytes
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call: keep it alive and unwritten until `jpeg_stream` is destroyed or set again.
    fn nvjpegJpegStreamParse(
        handle: nvjpegHandle_t,
        data: &[u8],
        save_metadata: i32,
        save_stream: i32,
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    /// - `data`: in, host memory, `length` bytes
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call: keep it alive and unwritten until `jpeg_stream` is destroyed or set again.
    fn nvjpegJpegStreamParseHeader(
        handle: nvjpegHandle_t,
        data: &[u8],
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    /// - `data`: in, host memory, `length` bytes
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call: keep it alive and unwritten until `jpeg_stream` is destroyed or set again.
    fn nvjpegJpegStreamParseTables(
        handle: nvjpegHandle_t,
        data: &[u8],
        jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    /// # Safety
    ///
    /// - `decoder_state`, `device_buffer`: live handles that no other thread uses during the call.
    /// - `device_buffer` and what it refers to are used after the call, until `decoder_state` is destroyed or set again.
    fn nvjpegStateAttachDeviceBuffer(
        decoder_state: nvjpegJpegState_t,
        device_buffer: nvjpegBufferDevice_t,
    ) -> ();
    /// # Safety
    ///
    /// - `decoder_state`, `pinned_buffer`: live handles that no other thread uses during the call.
    /// - `pinned_buffer` and what it refers to are used after the call, until `decoder_state` is destroyed or set again.
    fn nvjpegStateAttachPinnedBuffer(
        decoder_state: nvjpegJpegState_t,
        pinned_buffer: nvjpegBufferPinned_t,
    ) -> ();
}
