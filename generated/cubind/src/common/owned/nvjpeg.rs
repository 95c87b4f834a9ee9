//! Functions with owned handles that are identical in all major versions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    nvjpeg, nvjpegStatus_t;

    safe {}

    unsafe {
        /// Copies the compressed image to device memory, or returns its length if the address is null.
        /// - `length`: in and out
        ///
        /// # Safety
        ///
        /// - `data`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_state` must outlive every graph that records the call.
        fn nvjpegEncodeRetrieveBitstreamDevice(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            data: impl DeviceOutput<u8>, length: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVJPEG, nvjpegEncodeRetrieveBitstreamDevice);
            borrow!(work = Work::in_stream(& stream), called : [user = MAJOR handle.as_handle()] data);
            let returned = {
                checked::nvjpegEncodeRetrieveBitstreamDevice(
                    handle.as_handle(), encoder_state.as_handle(), data.0.into(), length, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; data);
            returned
        }
    }
}

owned! {
    nvjpeg, nvjpegStatus_t;

    safe {
        /// Returns the current size and address of a device buffer.
        /// Returns `size`, `ptr`.
        fn nvjpegBufferDeviceRetrieve(buffer: impl AsHandle<nvjpegBufferDevice_t, MAJOR>) -> (usize, *mut c_void) {
            checked::nvjpegBufferDeviceRetrieve(buffer.as_handle())?
        }
        /// Returns the current size and address of a pinned buffer.
        /// Returns `size`, `ptr`.
        fn nvjpegBufferPinnedRetrieve(buffer: impl AsHandle<nvjpegBufferPinned_t, MAJOR>) -> (usize, *mut c_void) {
            checked::nvjpegBufferPinnedRetrieve(buffer.as_handle())?
        }
        /// Creates an nvJPEG handle with the default backend and allocators.
        fn nvjpegCreateSimple() -> Owned<nvjpegHandle_t, MAJOR> {
            Owned::from_raw(checked::nvjpegCreateSimple()?)
        }
        /// Sets whether CMYK and YCCK images may be converted to RGB.
        fn nvjpegDecodeParamsSetAllowCMYK(
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, allow_cmyk: i32,
        ) -> () {
            checked::nvjpegDecodeParamsSetAllowCMYK(decode_params.as_handle(), allow_cmyk)?
        }
        /// Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.
        fn nvjpegDecodeParamsSetExifOrientation(
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, orientation: nvjpegExifOrientation_t,
        ) -> () {
            checked::nvjpegDecodeParamsSetExifOrientation(decode_params.as_handle(), orientation)?
        }
        /// Sets the pixel format of decoded images, such as interleaved RGB.
        fn nvjpegDecodeParamsSetOutputFormat(
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, output_format: nvjpegOutputFormat_t,
        ) -> () {
            checked::nvjpegDecodeParamsSetOutputFormat(decode_params.as_handle(), output_format)?
        }
        /// Sets the region of the image to decode, given by its top left corner and size.
        fn nvjpegDecodeParamsSetROI(
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, offset_x: i32, offset_y: i32, roi_width: i32,
            roi_height: i32,
        ) -> () {
            checked::nvjpegDecodeParamsSetROI(decode_params.as_handle(), offset_x, offset_y, roi_width, roi_height)?
        }
        /// Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.
        fn nvjpegDecodeParamsSetScaleFactor(
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, scale_factor: nvjpegScaleFactor_t,
        ) -> () {
            checked::nvjpegDecodeParamsSetScaleFactor(decode_params.as_handle(), scale_factor)?
        }
        /// Returns the granularity in bytes of device memory allocations.
        fn nvjpegGetDeviceMemoryPadding(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> usize {
            checked::nvjpegGetDeviceMemoryPadding(handle.as_handle())?
        }
        /// Returns the number of hardware JPEG decoders of the device, and the number of cores in each.
        /// Returns `num_engines`, `num_cores_per_engine`.
        fn nvjpegGetHardwareDecoderInfo(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> (u32, u32) {
            checked::nvjpegGetHardwareDecoderInfo(handle.as_handle())?
        }
        /// Returns the number of hardware JPEG encoders of the device.
        fn nvjpegGetHardwareEncoderInfo(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> u32 {
            checked::nvjpegGetHardwareEncoderInfo(handle.as_handle())?
        }
        /// Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// Returns `nComponents`, `subsampling`, `widths`, `heights`.
        fn nvjpegGetImageInfo(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, data: &[u8],
        ) -> (i32, nvjpegChromaSubsampling_t, [i32; 4], [i32; 4]) {
            checked::nvjpegGetImageInfo(handle.as_handle(), data)?
        }
        /// Returns the granularity in bytes of pinned memory allocations.
        fn nvjpegGetPinnedMemoryPadding(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> usize {
            checked::nvjpegGetPinnedMemoryPadding(handle.as_handle())?
        }
        /// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
        fn nvjpegSetDeviceMemoryPadding(padding: usize, handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> () {
            checked::nvjpegSetDeviceMemoryPadding(padding, handle.as_handle())?
        }
        /// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
        fn nvjpegSetPinnedMemoryPadding(padding: usize, handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> () {
            checked::nvjpegSetPinnedMemoryPadding(padding, handle.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    nvjpeg, nvjpegStatus_t;

    safe {}

    unsafe {
        /// Creates an empty buffer of device memory, which grows during decoding as needed.
        /// - `device_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
        /// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
        /// - `device_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `buffer` must be dropped before `handle`.
        fn nvjpegBufferDeviceCreate(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, device_allocator: Option<&nvjpegDevAllocator_t>,
        ) -> Owned<nvjpegBufferDevice_t, MAJOR> {
            Owned::from_raw(checked::nvjpegBufferDeviceCreate(handle.as_handle(), device_allocator)?)
        }
        /// Creates an empty buffer of device memory with stream-ordered allocators.
        /// - `device_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
        /// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
        /// - `device_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `buffer` must be dropped before `handle`.
        fn nvjpegBufferDeviceCreateV2(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, device_allocator: Option<&nvjpegDevAllocatorV2_t>,
        ) -> Owned<nvjpegBufferDevice_t, MAJOR> {
            Owned::from_raw(checked::nvjpegBufferDeviceCreateV2(handle.as_handle(), device_allocator)?)
        }
        /// Resizes a buffer of device memory in stream order.
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buffer` must outlive every graph that records the call.
        fn nvjpegBufferDeviceResize(
            buffer: impl AsHandle<nvjpegBufferDevice_t, MAJOR>, size: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegBufferDeviceResize(buffer.as_handle(), size, stream.as_handle_or_null())?
        }
        /// Creates an empty buffer of pinned host memory, which grows during decoding as needed.
        /// - `pinned_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
        /// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `buffer` must be dropped before `handle`.
        fn nvjpegBufferPinnedCreate(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
        ) -> Owned<nvjpegBufferPinned_t, MAJOR> {
            Owned::from_raw(checked::nvjpegBufferPinnedCreate(handle.as_handle(), pinned_allocator)?)
        }
        /// Creates an empty buffer of pinned host memory with stream-ordered allocators.
        /// - `pinned_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
        /// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `buffer` must be dropped before `handle`.
        fn nvjpegBufferPinnedCreateV2(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
        ) -> Owned<nvjpegBufferPinned_t, MAJOR> {
            Owned::from_raw(checked::nvjpegBufferPinnedCreateV2(handle.as_handle(), pinned_allocator)?)
        }
        /// Resizes a buffer of pinned host memory in stream order.
        /// # Safety
        ///
        /// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `buffer` must outlive every graph that records the call.
        fn nvjpegBufferPinnedResize(
            buffer: impl AsHandle<nvjpegBufferPinned_t, MAJOR>, size: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegBufferPinnedResize(buffer.as_handle(), size, stream.as_handle_or_null())?
        }
        /// Creates an nvJPEG handle with a given backend and the caller's device memory allocator.
        /// - `dev_allocator`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `dev_allocator` is used after the call returns: keep it alive and do not modify it as long as `handle` exists.
        /// - Pointers, handles and lengths in `dev_allocator` must stay valid as long as `handle` exists.
        /// - `dev_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvjpegCreate(
            backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocator_t>,
        ) -> Owned<nvjpegHandle_t, MAJOR> {
            Owned::from_raw(checked::nvjpegCreate(backend, dev_allocator)?)
        }
        /// Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.
        /// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
        /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
        ///
        /// # Safety
        ///
        /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
        /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
        /// - `dev_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvjpegCreateEx(
            backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocator_t>,
            pinned_allocator: Option<&nvjpegPinnedAllocator_t>, flags: u32,
        ) -> Owned<nvjpegHandle_t, MAJOR> {
            Owned::from_raw(checked::nvjpegCreateEx(backend, dev_allocator, pinned_allocator, flags)?)
        }
        /// Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.
        /// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
        /// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
        ///
        /// # Safety
        ///
        /// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
        /// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
        /// - `dev_allocator` must not be moved, changed or freed while the library may hold its address.
        /// - `pinned_allocator` must not be moved, changed or freed while the library may hold its address.
        fn nvjpegCreateExV2(
            backend: nvjpegBackend_t, dev_allocator: Option<&nvjpegDevAllocatorV2_t>,
            pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>, flags: u32,
        ) -> Owned<nvjpegHandle_t, MAJOR> {
            Owned::from_raw(checked::nvjpegCreateExV2(backend, dev_allocator, pinned_allocator, flags)?)
        }
        /// Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        /// - `destination`: read and updated in place
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until the call's work completes on `stream`.
        /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
        /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `jpeg_handle` must outlive every graph that records the call.
        fn nvjpegDecode(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>, data: &[u8],
            output_format: nvjpegOutputFormat_t, destination: &mut nvjpegImage_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecode(
                handle.as_handle(), jpeg_handle.as_handle(), data, output_format, destination, stream.as_handle_or_null(),
            )?
        }
        /// Decodes a batch of JPEGs from host memory to device memory in a stream.
        /// - `data`, `lengths`, `destinations`: in, array, of the length that `jpeg_handle` requires
        ///
        /// # Safety
        ///
        /// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `data`, `lengths`, `destinations`: at least as long as `jpeg_handle` requires. The length is not checked.
        /// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
        /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - `lengths` must not be moved, changed or freed while the library may hold its address.
        /// - `destinations` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `jpeg_handle` must outlive every graph that records the call.
        fn nvjpegDecodeBatched(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            data: &[*const u8], lengths: &[usize], destinations: &[nvjpegImage_t],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecodeBatched(
                handle.as_handle(), jpeg_handle.as_handle(), data, lengths, destinations, stream.as_handle_or_null(),
            )?
        }
        /// Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.
        /// - `data`, `lengths`, `destinations`, `decode_params`: in, array, of the length that `jpeg_handle` requires
        ///
        /// # Safety
        ///
        /// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `data`, `lengths`, `destinations`, `decode_params`: at least as long as `jpeg_handle` requires. The length is not checked.
        /// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
        /// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - `lengths` must not be moved, changed or freed while the library may hold its address.
        /// - `destinations` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `jpeg_handle` must outlive every graph that records the call.
        fn nvjpegDecodeBatchedEx(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            data: &[*const u8], lengths: &[usize], destinations: &[nvjpegImage_t],
            decode_params: &[Borrowed<'_, nvjpegDecodeParams_t, MAJOR>], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecodeBatchedEx(
                handle.as_handle(), jpeg_handle.as_handle(), data, lengths, destinations, Borrowed::handles(decode_params),
                stream.as_handle_or_null(),
            )?
        }
        /// Initializes a state for batches of a given size and output format.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeBatchedInitialize(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            batch_size: i32, max_cpu_threads: i32, output_format: nvjpegOutputFormat_t,
        ) -> () {
            checked::nvjpegDecodeBatchedInitialize(
                handle.as_handle(), jpeg_handle.as_handle(), batch_size, max_cpu_threads, output_format,
            )?
        }
        /// Parses the tables of an abbreviated JPEG, which the images of a batch share.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_handle`, or `jpeg_handle` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeBatchedParseJpegTables(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>, data: &[u8],
        ) -> () {
            checked::nvjpegDecodeBatchedParseJpegTables(handle.as_handle(), jpeg_handle.as_handle(), data)?
        }
        /// Allocates a state's memory in advance, for batches of images up to a given size.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeBatchedPreAllocate(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_handle: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            batch_size: i32, width: i32, height: i32, chroma_subsampling: nvjpegChromaSubsampling_t,
            output_format: nvjpegOutputFormat_t,
        ) -> () {
            checked::nvjpegDecodeBatchedPreAllocate(
                handle.as_handle(), jpeg_handle.as_handle(), batch_size, width, height, chroma_subsampling, output_format,
            )?
        }
        /// Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeBatchedSupported(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> i32 {
            checked::nvjpegDecodeBatchedSupported(handle.as_handle(), jpeg_stream.as_handle())?
        }
        /// Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeBatchedSupportedEx(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>,
        ) -> i32 {
            checked::nvjpegDecodeBatchedSupportedEx(handle.as_handle(), jpeg_stream.as_handle(), decode_params.as_handle())?
        }
        /// Decodes a parsed JPEG in one call with a decoder and parameters.
        /// - `destination`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
        /// - `decoder_state`, `jpeg_bitstream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decoder`, `decoder_state`, `jpeg_bitstream`, `decode_params` must outlive every graph that records the call.
        fn nvjpegDecodeJpeg(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, decoder: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            jpeg_bitstream: impl AsHandle<nvjpegJpegStream_t, MAJOR>, destination: &mut nvjpegImage_t,
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecodeJpeg(
                handle.as_handle(), decoder.as_handle(), decoder_state.as_handle(), jpeg_bitstream.as_handle(), destination,
                decode_params.as_handle(), stream.as_handle_or_null(),
            )?
        }
        /// Runs the last phase of decoding on the GPU in a stream, and writes the image.
        /// - `destination`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
        /// - `decoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decoder`, `decoder_state` must outlive every graph that records the call.
        fn nvjpegDecodeJpegDevice(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, decoder: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>, destination: &mut nvjpegImage_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecodeJpegDevice(
                handle.as_handle(), decoder.as_handle(), decoder_state.as_handle(), destination, stream.as_handle_or_null(),
            )?
        }
        /// Runs the first phase of decoding on the CPU.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecodeJpegHost(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, decoder: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> () {
            checked::nvjpegDecodeJpegHost(
                handle.as_handle(), decoder.as_handle(), decoder_state.as_handle(), decode_params.as_handle(),
                jpeg_stream.as_handle(),
            )?
        }
        /// Runs the second phase of decoding, which copies from pinned to device memory in a stream.
        /// # Safety
        ///
        /// - `decoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `decoder`, `decoder_state`, `jpeg_stream` must outlive every graph that records the call.
        fn nvjpegDecodeJpegTransferToDevice(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, decoder: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>, jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegDecodeJpegTransferToDevice(
                handle.as_handle(), decoder.as_handle(), decoder_state.as_handle(), jpeg_stream.as_handle(),
                stream.as_handle_or_null(),
            )?
        }
        /// Creates decoding parameters with default values.
        /// # Safety
        ///
        /// - `decode_params` must be dropped before `handle`.
        fn nvjpegDecodeParamsCreate(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> Owned<nvjpegDecodeParams_t, MAJOR> {
            Owned::from_raw(checked::nvjpegDecodeParamsCreate(handle.as_handle())?)
        }
        /// Creates a decoder with a given implementation, for decoding in phases.
        /// # Safety
        ///
        /// - `decoder_handle` must be dropped before `nvjpeg_handle`.
        fn nvjpegDecoderCreate(
            nvjpeg_handle: impl AsHandle<nvjpegHandle_t, MAJOR>, implementation: nvjpegBackend_t,
        ) -> Owned<nvjpegJpegDecoder_t, MAJOR> {
            Owned::from_raw(checked::nvjpegDecoderCreate(nvjpeg_handle.as_handle(), implementation)?)
        }
        /// Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegDecoderJpegSupported(
            decoder_handle: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
            decode_params: impl AsHandle<nvjpegDecodeParams_t, MAJOR>,
        ) -> i32 {
            checked::nvjpegDecoderJpegSupported(
                decoder_handle.as_handle(), jpeg_stream.as_handle(), decode_params.as_handle(),
            )?
        }
        /// Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `decoder_state` must be dropped before `nvjpeg_handle` and `decoder_handle`.
        fn nvjpegDecoderStateCreate(
            nvjpeg_handle: impl AsHandle<nvjpegHandle_t, MAJOR>, decoder_handle: impl AsHandle<nvjpegJpegDecoder_t, MAJOR>,
        ) -> Owned<nvjpegJpegState_t, MAJOR> {
            Owned::from_raw(checked::nvjpegDecoderStateCreate(nvjpeg_handle.as_handle(), decoder_handle.as_handle())?)
        }
        /// Encodes an RGB or YUV image in device memory into the encoder state in a stream.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
        /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `source` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `encoder_state`, `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncode(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, source: &nvjpegImage_t,
            input_subsampling: nvjpegChromaSubsampling_t, input_format: nvjpegInputFormat_t, image_width: i32,
            image_height: i32, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncode(
                handle.as_handle(), encoder_state.as_handle(), encoder_params.as_handle(), source, input_subsampling,
                input_format, image_width, image_height, stream.as_handle_or_null(),
            )?
        }
        /// Returns the maximum size in bytes of the compressed image.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegEncodeGetBufferSize(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>,
            image_width: i32, image_height: i32,
        ) -> usize {
            checked::nvjpegEncodeGetBufferSize(handle.as_handle(), encoder_params.as_handle(), image_width, image_height)?
        }
        /// Encodes an RGB or BGR image in device memory into the encoder state in a stream.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
        /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `source` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `encoder_state`, `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncodeImage(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, source: &nvjpegImage_t,
            input_format: nvjpegInputFormat_t, image_width: i32, image_height: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncodeImage(
                handle.as_handle(), encoder_state.as_handle(), encoder_params.as_handle(), source, input_format,
                image_width, image_height, stream.as_handle_or_null(),
            )?
        }
        /// Copies the compressed image to host memory, or returns its length if the address is null.
        /// - `data`: out, host memory, whose size in bytes is passed as `length`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
        /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `handle`, `encoder_state` must outlive every graph that records the call.
        fn nvjpegEncodeRetrieveBitstream(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            data: &mut [u8], stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvjpegEncodeRetrieveBitstream(
                handle.as_handle(), encoder_state.as_handle(), data, stream.as_handle_or_null(),
            )?
        }
        /// Encodes a YUV image in device memory into the encoder state in a stream.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
        /// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `source` must not be moved, changed or freed while the library may hold its address.
        /// - `handle`, `encoder_state`, `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncodeYUV(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, source: &nvjpegImage_t,
            chroma_subsampling: nvjpegChromaSubsampling_t, image_width: i32, image_height: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncodeYUV(
                handle.as_handle(), encoder_state.as_handle(), encoder_params.as_handle(), source, chroma_subsampling,
                image_width, image_height, stream.as_handle_or_null(),
            )?
        }
        /// Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.
        /// # Safety
        ///
        /// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_state`, `encode_params`, `jpeg_stream` must outlive every graph that records the call.
        fn nvjpegEncoderParamsCopyMetadata(
            encoder_state: impl AsHandle<nvjpegEncoderState_t, MAJOR>,
            encode_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsCopyMetadata(
                encoder_state.as_handle(), encode_params.as_handle(), jpeg_stream.as_handle(), stream.as_handle_or_null(),
            )?
        }
        /// Copies the quantization tables of a parsed JPEG to encoding parameters.
        /// # Safety
        ///
        /// - `jpeg_stream`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encode_params`, `jpeg_stream` must outlive every graph that records the call.
        fn nvjpegEncoderParamsCopyQuantizationTables(
            encode_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsCopyQuantizationTables(
                encode_params.as_handle(), jpeg_stream.as_handle(), stream.as_handle_or_null(),
            )?
        }
        /// Creates encoding parameters with default values.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must be dropped before `handle` and `stream`.
        /// - `handle` must outlive every graph that records the call.
        fn nvjpegEncoderParamsCreate(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> Owned<nvjpegEncoderParams_t, MAJOR> {
            Owned::from_raw(checked::nvjpegEncoderParamsCreate(handle.as_handle(), stream.as_handle_or_null())?)
        }
        /// Sets the encoding of the encoded image, such as baseline or progressive.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncoderParamsSetEncoding(
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, etype: nvjpegJpegEncoding_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsSetEncoding(encoder_params.as_handle(), etype, stream.as_handle_or_null())?
        }
        /// Sets whether Huffman tables are optimized for each image, which reduces the size of the output.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncoderParamsSetOptimizedHuffman(
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, optimized: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsSetOptimizedHuffman(
                encoder_params.as_handle(), optimized, stream.as_handle_or_null(),
            )?
        }
        /// Sets the quality of the encoded image, from 1 to 100.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncoderParamsSetQuality(
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, quality: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsSetQuality(encoder_params.as_handle(), quality, stream.as_handle_or_null())?
        }
        /// Sets the number of MCUs between restart markers of the encoded image.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncoderParamsSetRestartInterval(
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, restart_interval: u32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsSetRestartInterval(
                encoder_params.as_handle(), restart_interval, stream.as_handle_or_null(),
            )?
        }
        /// Sets the chroma subsampling of the compressed image, such as 4:2:0.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_params` must outlive every graph that records the call.
        fn nvjpegEncoderParamsSetSamplingFactors(
            encoder_params: impl AsHandle<nvjpegEncoderParams_t, MAJOR>, chroma_subsampling: nvjpegChromaSubsampling_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvjpegEncoderParamsSetSamplingFactors(
                encoder_params.as_handle(), chroma_subsampling, stream.as_handle_or_null(),
            )?
        }
        /// Creates the state of an encoder, which also stores the compressed image.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_state` must be dropped before `handle` and `stream`.
        /// - `handle` must outlive every graph that records the call.
        fn nvjpegEncoderStateCreate(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> Owned<nvjpegEncoderState_t, MAJOR> {
            Owned::from_raw(checked::nvjpegEncoderStateCreate(handle.as_handle(), stream.as_handle_or_null())?)
        }
        /// Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `encoder_state` must be dropped before `handle` and `stream`.
        /// - `handle` must outlive every graph that records the call.
        fn nvjpegEncoderStateCreateWithBackend(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, backend: nvjpegEncBackend_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> Owned<nvjpegEncoderState_t, MAJOR> {
            Owned::from_raw(
                checked::nvjpegEncoderStateCreateWithBackend(handle.as_handle(), backend, stream.as_handle_or_null())?,
            )
        }
        /// Creates a state object, which stores the intermediate data of a decoder.
        /// # Safety
        ///
        /// - `jpeg_handle` must be dropped before `handle`.
        fn nvjpegJpegStateCreate(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> Owned<nvjpegJpegState_t, MAJOR> {
            Owned::from_raw(checked::nvjpegJpegStateCreate(handle.as_handle())?)
        }
        /// Creates an object that stores a parsed JPEG.
        /// # Safety
        ///
        /// - `jpeg_stream` must be dropped before `handle`.
        fn nvjpegJpegStreamCreate(handle: impl AsHandle<nvjpegHandle_t, MAJOR>) -> Owned<nvjpegJpegStream_t, MAJOR> {
            Owned::from_raw(checked::nvjpegJpegStreamCreate(handle.as_handle())?)
        }
        /// Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetChromaSubsampling(
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> nvjpegChromaSubsampling_t {
            checked::nvjpegJpegStreamGetChromaSubsampling(jpeg_stream.as_handle())?
        }
        /// Returns the width and height of one component of a parsed JPEG.
        /// Returns `width`, `height`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetComponentDimensions(
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>, component: u32,
        ) -> (u32, u32) {
            checked::nvjpegJpegStreamGetComponentDimensions(jpeg_stream.as_handle(), component)?
        }
        /// Returns the number of components of a parsed JPEG.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetComponentsNum(jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>) -> u32 {
            checked::nvjpegJpegStreamGetComponentsNum(jpeg_stream.as_handle())?
        }
        /// Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetExifOrientation(
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> nvjpegExifOrientation_t {
            checked::nvjpegJpegStreamGetExifOrientation(jpeg_stream.as_handle())?
        }
        /// Returns the width and height in pixels of a parsed JPEG.
        /// Returns `width`, `height`.
        ///
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetFrameDimensions(jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>) -> (u32, u32) {
            checked::nvjpegJpegStreamGetFrameDimensions(jpeg_stream.as_handle())?
        }
        /// Returns the encoding of a parsed JPEG, such as baseline or progressive.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetJpegEncoding(jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>) -> nvjpegJpegEncoding_t {
            checked::nvjpegJpegStreamGetJpegEncoding(jpeg_stream.as_handle())?
        }
        /// Returns the number of bits per sample of a parsed JPEG.
        /// # Safety
        ///
        /// - The stream has been parsed, and contains the component.
        fn nvjpegJpegStreamGetSamplePrecision(jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>) -> u32 {
            checked::nvjpegJpegStreamGetSamplePrecision(jpeg_stream.as_handle())?
        }
        /// Parses a complete JPEG, optionally copying its metadata and data.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegJpegStreamParse(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, data: &[u8], save_metadata: i32, save_stream: i32,
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> () {
            checked::nvjpegJpegStreamParse(handle.as_handle(), data, save_metadata, save_stream, jpeg_stream.as_handle())?
        }
        /// Parses only the header of a JPEG, which contains its properties.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegJpegStreamParseHeader(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, data: &[u8],
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> () {
            checked::nvjpegJpegStreamParseHeader(handle.as_handle(), data, jpeg_stream.as_handle())?
        }
        /// Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.
        /// - `data`: in, host memory, whose size in bytes is passed as `length`
        ///
        /// # Safety
        ///
        /// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegJpegStreamParseTables(
            handle: impl AsHandle<nvjpegHandle_t, MAJOR>, data: &[u8],
            jpeg_stream: impl AsHandle<nvjpegJpegStream_t, MAJOR>,
        ) -> () {
            checked::nvjpegJpegStreamParseTables(handle.as_handle(), data, jpeg_stream.as_handle())?
        }
        /// Attaches a device buffer, which other states may share, to a decoder's state.
        /// # Safety
        ///
        /// - `device_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegStateAttachDeviceBuffer(
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            device_buffer: impl AsHandle<nvjpegBufferDevice_t, MAJOR>,
        ) -> () {
            checked::nvjpegStateAttachDeviceBuffer(decoder_state.as_handle(), device_buffer.as_handle())?
        }
        /// Attaches a pinned buffer, which other states may share, to a decoder's state.
        /// # Safety
        ///
        /// - `pinned_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn nvjpegStateAttachPinnedBuffer(
            decoder_state: impl AsHandle<nvjpegJpegState_t, MAJOR>,
            pinned_buffer: impl AsHandle<nvjpegBufferPinned_t, MAJOR>,
        ) -> () {
            checked::nvjpegStateAttachPinnedBuffer(decoder_state.as_handle(), pinned_buffer.as_handle())?
        }
    }
}
