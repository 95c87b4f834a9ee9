//! Functions with a `Result` that are identical in all major versions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    #[other = owned]
    /// Creates an empty buffer of device memory, which grows during decoding as needed.
    /// - `device_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
    /// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
    fn nvjpegBufferDeviceCreate(
        handle: nvjpegHandle_t, device_allocator: Option<&nvjpegDevAllocator_t>,
    ) -> nvjpegBufferDevice_t;
    #[other = owned]
    /// Creates an empty buffer of device memory with stream-ordered allocators.
    /// - `device_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
    /// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
    fn nvjpegBufferDeviceCreateV2(
        handle: nvjpegHandle_t, device_allocator: Option<&nvjpegDevAllocatorV2_t>,
    ) -> nvjpegBufferDevice_t;
    /// Destroys a buffer of device memory.
    /// - `buffer`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - No thread may use `buffer`, or objects that belong to it, during or after the call.
    fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> ();
    #[other = owned]
    /// Resizes a buffer of device memory in stream order.
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
    fn nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t, size: usize, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Returns the current size and address of a device buffer.
    /// Returns `size`, `ptr`.
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `ptr` points to memory of the library, valid until another value is set in `buffer`, or `buffer` is destroyed.
    fn nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t) -> (usize, *mut c_void);
    #[other = owned]
    /// Creates an empty buffer of pinned host memory, which grows during decoding as needed.
    /// - `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
    /// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
    fn nvjpegBufferPinnedCreate(
        handle: nvjpegHandle_t, pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
    ) -> nvjpegBufferPinned_t;
    #[other = owned]
    /// Creates an empty buffer of pinned host memory with stream-ordered allocators.
    /// - `pinned_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
    /// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
    fn nvjpegBufferPinnedCreateV2(
        handle: nvjpegHandle_t, pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
    ) -> nvjpegBufferPinned_t;
    /// Destroys a buffer of pinned host memory.
    /// - `buffer`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - No thread may use `buffer`, or objects that belong to it, during or after the call.
    fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> ();
    #[other = owned]
    /// Resizes a buffer of pinned host memory in stream order.
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
    fn nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t, size: usize, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Returns the current size and address of a pinned buffer.
    /// Returns `size`, `ptr`.
    ///
    /// # Safety
    ///
    /// - `buffer`: a live handle that no other thread uses during the call.
    /// - `ptr` points to memory of the library, valid until another value is set in `buffer`, or `buffer` is destroyed.
    fn nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t) -> (usize, *mut c_void);
    #[other = owned]
    /// Creates an nvJPEG handle with a given backend and the caller's device memory allocator.
    /// - `dev_allocator`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `dev_allocator` is used after the call returns: keep it alive and do not modify it as long as `handle` exists.
    /// - Pointers, handles and lengths in `dev_allocator` must stay valid as long as `handle` exists.
    fn nvjpegCreate(backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocator_t>) -> nvjpegHandle_t;
    #[other = owned]
    /// Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.
    /// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
    /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
    ///
    /// # Safety
    ///
    /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
    /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
    fn nvjpegCreateEx(
        backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocator_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocator_t>, flags: u32,
    ) -> nvjpegHandle_t;
    #[other = owned]
    /// Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.
    /// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
    /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
    ///
    /// # Safety
    ///
    /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
    /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
    fn nvjpegCreateExV2(
        backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocatorV2_t>,
        pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>, flags: u32,
    ) -> nvjpegHandle_t;
    #[other = owned]
    /// Creates an nvJPEG handle with the default backend and allocators.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegCreateSimple() -> nvjpegHandle_t;
    #[other = owned]
    /// Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `data` is used after the call returns: keep it alive and do not modify it until the call's work completes on `stream`.
    /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
    /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecode(
        handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: &[u8], output_format: nvjpegOutputFormat_t,
        destination: &mut nvjpegImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Decodes a batch of JPEGs from host memory to device memory in a stream.
    /// - `data`, `lengths`, `destinations`: in, array, of the length that `jpeg_handle` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `data`, `lengths`, `destinations`: at least as long as `jpeg_handle` requires. The length is not checked.
    /// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
    /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecodeBatched(
        handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: &[*const u8], lengths: &[usize],
        destinations: &[nvjpegImage_t], stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.
    /// - `data`, `lengths`, `destinations`, `decode_params`: in, array, of the length that `jpeg_handle` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `data`, `lengths`, `destinations`, `decode_params`: at least as long as `jpeg_handle` requires. The length is not checked.
    /// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
    /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecodeBatchedEx(
        handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: &[*const u8], lengths: &[usize],
        destinations: &[nvjpegImage_t], decode_params: &[nvjpegDecodeParams_t], stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Initializes a state for batches of a given size and output format.
    /// # Safety
    ///
    /// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedInitialize(
        handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, max_cpu_threads: i32,
        output_format: nvjpegOutputFormat_t,
    ) -> ();
    #[other = owned]
    /// Parses the tables of an abbreviated JPEG, which the images of a batch share.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_handle`, or `jpeg_handle` is destroyed.
    fn nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, data: &[u8]) -> ();
    #[other = owned]
    /// Allocates a state's memory in advance, for batches of images up to a given size.
    /// # Safety
    ///
    /// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedPreAllocate(
        handle: nvjpegHandle_t, jpeg_handle: nvjpegJpegState_t, batch_size: i32, width: i32, height: i32,
        chroma_subsampling: nvjpegChromaSubsampling_t, output_format: nvjpegOutputFormat_t,
    ) -> ();
    #[other = owned]
    /// Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.
    /// # Safety
    ///
    /// `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t) -> i32;
    #[other = owned]
    /// Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.
    /// # Safety
    ///
    /// `handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
    fn nvjpegDecodeBatchedSupportedEx(
        handle: nvjpegHandle_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    #[other = owned]
    /// Decodes a parsed JPEG in one call with a decoder and parameters.
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`, `jpeg_bitstream`, `decode_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
    /// - `decoder_state`, `jpeg_bitstream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecodeJpeg(
        handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t,
        jpeg_bitstream: nvjpegJpegStream_t, destination: &mut nvjpegImage_t, decode_params: nvjpegDecodeParams_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the last phase of decoding on the GPU in a stream, and writes the image.
    /// - `destination`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
    /// - `decoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecodeJpegDevice(
        handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t,
        destination: &mut nvjpegImage_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the first phase of decoding on the CPU.
    /// # Safety
    ///
    /// `handle`, `decoder`, `decoder_state`, `decode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    fn nvjpegDecodeJpegHost(
        handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t,
        decode_params: nvjpegDecodeParams_t, jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    #[other = owned]
    /// Runs the second phase of decoding, which copies from pinned to device memory in a stream.
    /// # Safety
    ///
    /// - `handle`, `decoder`, `decoder_state`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `decoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegDecodeJpegTransferToDevice(
        handle: nvjpegHandle_t, decoder: nvjpegJpegDecoder_t, decoder_state: nvjpegJpegState_t,
        jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates decoding parameters with default values.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsCreate(handle: nvjpegHandle_t) -> nvjpegDecodeParams_t;
    /// Destroys decoding parameters.
    /// - `decode_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decode_params`: a live handle that no other thread uses during the call.
    /// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
    fn nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t) -> ();
    #[other = owned]
    /// Sets whether CMYK and YCCK images may be converted to RGB.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t, allow_cmyk: i32) -> ();
}

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    #[other = owned]
    /// Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetExifOrientation(
        decode_params: nvjpegDecodeParams_t, orientation: nvjpegExifOrientation_t,
    ) -> ();
    #[other = owned]
    /// Sets the pixel format of decoded images, such as interleaved RGB.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetOutputFormat(
        decode_params: nvjpegDecodeParams_t, output_format: nvjpegOutputFormat_t,
    ) -> ();
}

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    #[other = owned]
    /// Sets the region of the image to decode, given by its top left corner and size.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetROI(
        decode_params: nvjpegDecodeParams_t, offset_x: i32, offset_y: i32, roi_width: i32, roi_height: i32,
    ) -> ();
    #[other = owned]
    /// Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.
    /// # Safety
    ///
    /// `decode_params`: a live handle that no other thread uses during the call.
    fn nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t, scale_factor: nvjpegScaleFactor_t) -> ();
    #[other = owned]
    /// Creates a decoder with a given implementation, for decoding in phases.
    /// # Safety
    ///
    /// `nvjpeg_handle`: a live handle that no other thread uses during the call.
    fn nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t, implementation: nvjpegBackend_t) -> nvjpegJpegDecoder_t;
}

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    /// Destroys a decoder for decoding in phases.
    /// - `decoder_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `decoder_handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `decoder_handle`, or objects that belong to it, during or after the call.
    fn nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t) -> ();
    #[other = owned]
    /// Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.
    /// # Safety
    ///
    /// `decoder_handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
    fn nvjpegDecoderJpegSupported(
        decoder_handle: nvjpegJpegDecoder_t, jpeg_stream: nvjpegJpegStream_t, decode_params: nvjpegDecodeParams_t,
    ) -> i32;
    #[other = owned]
    /// Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.
    /// # Safety
    ///
    /// `nvjpeg_handle`, `decoder_handle`: live handles that no other thread uses during the call.
    fn nvjpegDecoderStateCreate(
        nvjpeg_handle: nvjpegHandle_t, decoder_handle: nvjpegJpegDecoder_t,
    ) -> nvjpegJpegState_t;
    /// Destroys an nvJPEG handle; objects that were created from the handle must be destroyed first.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn nvjpegDestroy(handle: nvjpegHandle_t) -> ();
    #[other = owned]
    /// Encodes an RGB or YUV image in device memory into the encoder state in a stream.
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
    /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncode(
        handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t, input_subsampling: nvjpegChromaSubsampling_t, input_format: nvjpegInputFormat_t,
        image_width: i32, image_height: i32, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Returns the maximum size in bytes of the compressed image.
    /// # Safety
    ///
    /// `handle`, `encoder_params`: live handles that no other thread uses during the call.
    fn nvjpegEncodeGetBufferSize(
        handle: nvjpegHandle_t, encoder_params: nvjpegEncoderParams_t, image_width: i32, image_height: i32,
    ) -> usize;
    #[other = owned]
    /// Encodes an RGB or BGR image in device memory into the encoder state in a stream.
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
    /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncodeImage(
        handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t, input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies the compressed image to host memory, or returns its length if the address is null.
    /// - `data`: out, host memory, whose size in bytes is passed as `length`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
    /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncodeRetrieveBitstream(
        handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: &mut [u8], stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Copies the compressed image to device memory, or returns its length if the address is null.
    /// - `data`: on the device
    /// - `length`: in and out
    ///
    /// # Safety
    ///
    /// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `data`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncodeRetrieveBitstreamDevice(
        handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, data: CuPtr<u8>, length: usize,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Encodes a YUV image in device memory into the encoder state in a stream.
    /// # Safety
    ///
    /// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
    /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncodeYUV(
        handle: nvjpegHandle_t, encoder_state: nvjpegEncoderState_t, encoder_params: nvjpegEncoderParams_t,
        source: &nvjpegImage_t, chroma_subsampling: nvjpegChromaSubsampling_t, image_width: i32, image_height: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.
    /// # Safety
    ///
    /// - `encoder_state`, `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncoderParamsCopyMetadata(
        encoder_state: nvjpegEncoderState_t, encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies the quantization tables of a parsed JPEG to encoding parameters.
    /// # Safety
    ///
    /// - `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `jpeg_stream`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
    fn nvjpegEncoderParamsCopyQuantizationTables(
        encode_params: nvjpegEncoderParams_t, jpeg_stream: nvjpegJpegStream_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates encoding parameters with default values.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsCreate(handle: nvjpegHandle_t, stream: runtime::cudaStream_t) -> nvjpegEncoderParams_t;
    /// Destroys encoding parameters.
    /// - `encoder_params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - No thread may use `encoder_params`, or objects that belong to it, during or after the call.
    fn nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t) -> ();
    #[other = owned]
    /// Sets the encoding of the encoded image, such as baseline or progressive.
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsSetEncoding(
        encoder_params: nvjpegEncoderParams_t, etype: nvjpegJpegEncoding_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Sets whether Huffman tables are optimized for each image, which reduces the size of the output.
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsSetOptimizedHuffman(
        encoder_params: nvjpegEncoderParams_t, optimized: i32, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Sets the quality of the encoded image, from 1 to 100.
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsSetQuality(
        encoder_params: nvjpegEncoderParams_t, quality: i32, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Sets the number of MCUs between restart markers of the encoded image.
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsSetRestartInterval(
        encoder_params: nvjpegEncoderParams_t, restart_interval: u32, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Sets the chroma subsampling of the compressed image, such as 4:2:0.
    /// # Safety
    ///
    /// - `encoder_params`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderParamsSetSamplingFactors(
        encoder_params: nvjpegEncoderParams_t, chroma_subsampling: nvjpegChromaSubsampling_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates the state of an encoder, which also stores the compressed image.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderStateCreate(handle: nvjpegHandle_t, stream: runtime::cudaStream_t) -> nvjpegEncoderState_t;
    #[other = owned]
    /// Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn nvjpegEncoderStateCreateWithBackend(
        handle: nvjpegHandle_t, backend: nvjpegEncBackend_t, stream: runtime::cudaStream_t,
    ) -> nvjpegEncoderState_t;
    /// Destroys the state of an encoder.
    /// - `encoder_state`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `encoder_state`: a live handle that no other thread uses during the call.
    /// - No thread may use `encoder_state`, or objects that belong to it, during or after the call.
    fn nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t) -> ();
    /// Returns one part of the version of the CUDA runtime that nvJPEG was built with.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegGetCudartProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the granularity in bytes of device memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t) -> usize;
    #[other = owned]
    /// Returns the number of hardware JPEG decoders of the device, and the number of cores in each.
    /// Returns `num_engines`, `num_cores_per_engine`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t) -> (u32, u32);
    #[other = owned]
    /// Returns the number of hardware JPEG encoders of the device.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t) -> u32;
    #[other = owned]
    /// Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// Returns `nComponents`, `subsampling`, `widths`, `heights`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetImageInfo(handle: nvjpegHandle_t, data: &[u8]) -> (i32, nvjpegChromaSubsampling_t, [i32; 4], [i32; 4]);
    #[other = owned]
    /// Returns the granularity in bytes of pinned memory allocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t) -> usize;
}

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    /// Returns one part of the version of nvJPEG: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvjpegGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Creates a state object, which stores the intermediate data of a decoder.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStateCreate(handle: nvjpegHandle_t) -> nvjpegJpegState_t;
    /// Destroys a decoder's state and frees its buffers.
    /// - `jpeg_handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `jpeg_handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `jpeg_handle`, or objects that belong to it, during or after the call.
    fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> ();
    #[other = owned]
    /// Creates an object that stores a parsed JPEG.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamCreate(handle: nvjpegHandle_t) -> nvjpegJpegStream_t;
    /// Destroys a parsed JPEG.
    /// - `jpeg_stream`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `jpeg_stream`: a live handle that no other thread uses during the call.
    /// - No thread may use `jpeg_stream`, or objects that belong to it, during or after the call.
    fn nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t) -> ();
    #[other = owned]
    /// Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t) -> nvjpegChromaSubsampling_t;
    #[other = owned]
    /// Returns the width and height of one component of a parsed JPEG.
    /// Returns `width`, `height`.
    ///
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t, component: u32) -> (u32, u32);
    #[other = owned]
    /// Returns the number of components of a parsed JPEG.
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t) -> u32;
    #[other = owned]
    /// Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t) -> nvjpegExifOrientation_t;
    #[other = owned]
    /// Returns the width and height in pixels of a parsed JPEG.
    /// Returns `width`, `height`.
    ///
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t) -> (u32, u32);
    #[other = owned]
    /// Returns the encoding of a parsed JPEG, such as baseline or progressive.
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t) -> nvjpegJpegEncoding_t;
    #[other = owned]
    /// Returns the number of bits per sample of a parsed JPEG.
    /// # Safety
    ///
    /// `jpeg_stream`: a live handle that no other thread uses during the call.
    fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t) -> u32;
    #[other = owned]
    /// Parses a complete JPEG, optionally copying its metadata and data.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
    fn nvjpegJpegStreamParse(
        handle: nvjpegHandle_t, data: &[u8], save_metadata: i32, save_stream: i32, jpeg_stream: nvjpegJpegStream_t,
    ) -> ();
    #[other = owned]
    /// Parses only the header of a JPEG, which contains its properties.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
    fn nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t, data: &[u8], jpeg_stream: nvjpegJpegStream_t) -> ();
    #[other = owned]
    /// Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.
    /// - `data`: in, host memory, whose size in bytes is passed as `length`
    ///
    /// # Safety
    ///
    /// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
    /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
    fn nvjpegJpegStreamParseTables(handle: nvjpegHandle_t, data: &[u8], jpeg_stream: nvjpegJpegStream_t) -> ();
}

checked! {
    nvjpeg, NVJPEG, nvjpegStatus_t;
    #[other = owned]
    /// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    #[other = owned]
    /// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: nvjpegHandle_t) -> ();
    #[other = owned]
    /// Attaches a device buffer, which other states may share, to a decoder's state.
    /// # Safety
    ///
    /// - `decoder_state`, `device_buffer`: live handles that no other thread uses during the call.
    /// - `device_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
    fn nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t, device_buffer: nvjpegBufferDevice_t) -> ();
    #[other = owned]
    /// Attaches a pinned buffer, which other states may share, to a decoder's state.
    /// # Safety
    ///
    /// - `decoder_state`, `pinned_buffer`: live handles that no other thread uses during the call.
    /// - `pinned_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
    fn nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t, pinned_buffer: nvjpegBufferPinned_t) -> ();
}
