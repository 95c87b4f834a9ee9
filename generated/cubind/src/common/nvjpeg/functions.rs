//! Functions that are identical in all major versions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates an empty buffer of device memory, which grows during decoding as needed.
///
/// `nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferDeviceCreate))]
///
/// Returns `(nvjpegStatus_t, buffer: nvjpegBufferDevice_t)`.
///
/// - `device_allocator`: in; `None` passes NULL
/// - `buffer`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
/// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
#[inline]
pub unsafe fn nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t,
    device_allocator: Option<&nvjpegDevAllocator_t>,
) -> (nvjpegStatus_t, nvjpegBufferDevice_t) {
    let mut buffer: nvjpegBufferDevice_t = output::zeroed();
    let returned = unsafe {
        sys::nvjpegBufferDeviceCreate(handle, args::option_ptr(device_allocator).cast_mut(), &mut buffer)
    };
    (returned, buffer)
}

/// Creates an empty buffer of device memory with stream-ordered allocators.
///
/// `nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferDeviceCreateV2))]
///
/// Returns `(nvjpegStatus_t, buffer: nvjpegBufferDevice_t)`.
///
/// - `device_allocator`: in; `None` passes NULL
/// - `buffer`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreateV2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `device_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
/// - Pointers, handles and lengths in `device_allocator` must stay valid as long as `buffer` exists.
#[inline]
pub unsafe fn nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t,
    device_allocator: Option<&nvjpegDevAllocatorV2_t>,
) -> (nvjpegStatus_t, nvjpegBufferDevice_t) {
    let mut buffer: nvjpegBufferDevice_t = output::zeroed();
    let returned = unsafe {
        sys::nvjpegBufferDeviceCreateV2(handle, args::option_ptr(device_allocator).cast_mut(), &mut buffer)
    };
    (returned, buffer)
}

/// Destroys a buffer of device memory.
///
/// `nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegBufferDeviceDestroy))]
///
/// - `buffer`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceDestroy).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - No thread may use `buffer`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegBufferDeviceDestroy(
    buffer: nvjpegBufferDevice_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegBufferDeviceDestroy(buffer) };
    (returned,)
}

/// Resizes a buffer of device memory in stream order.
///
/// `nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferDeviceResize))]
///
/// In `nvjpeg.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceResize).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
#[inline]
pub unsafe fn nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t,
    size: usize,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegBufferDeviceResize(buffer, size, stream) };
    (returned,)
}

/// Returns the current size and address of a device buffer.
///
/// `nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferDeviceRetrieve))]
///
/// Returns `(nvjpegStatus_t, size: size_t, ptr: void *)`.
///
/// - `size`, `ptr`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceRetrieve).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - `ptr` points to memory of the library, valid until another value is set in `buffer`, or `buffer` is destroyed.
#[inline]
pub unsafe fn nvjpegBufferDeviceRetrieve(
    buffer: nvjpegBufferDevice_t,
) -> (nvjpegStatus_t, usize, *mut c_void) {
    let mut size: usize = output::zeroed();
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::nvjpegBufferDeviceRetrieve(buffer, &mut size, &mut ptr) };
    (returned, size, ptr)
}

/// Creates an empty buffer of pinned host memory, which grows during decoding as needed.
///
/// `nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferPinnedCreate))]
///
/// Returns `(nvjpegStatus_t, buffer: nvjpegBufferPinned_t)`.
///
/// - `pinned_allocator`: in; `None` passes NULL
/// - `buffer`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
/// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
#[inline]
pub unsafe fn nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t,
    pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
) -> (nvjpegStatus_t, nvjpegBufferPinned_t) {
    let mut buffer: nvjpegBufferPinned_t = output::zeroed();
    let returned = unsafe {
        sys::nvjpegBufferPinnedCreate(handle, args::option_ptr(pinned_allocator).cast_mut(), &mut buffer)
    };
    (returned, buffer)
}

/// Creates an empty buffer of pinned host memory with stream-ordered allocators.
///
/// `nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferPinnedCreateV2))]
///
/// Returns `(nvjpegStatus_t, buffer: nvjpegBufferPinned_t)`.
///
/// - `pinned_allocator`: in; `None` passes NULL
/// - `buffer`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreateV2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `pinned_allocator` is used after the call returns: keep it alive and do not modify it as long as `buffer` exists.
/// - Pointers, handles and lengths in `pinned_allocator` must stay valid as long as `buffer` exists.
#[inline]
pub unsafe fn nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t,
    pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
) -> (nvjpegStatus_t, nvjpegBufferPinned_t) {
    let mut buffer: nvjpegBufferPinned_t = output::zeroed();
    let returned = unsafe {
        sys::nvjpegBufferPinnedCreateV2(handle, args::option_ptr(pinned_allocator).cast_mut(), &mut buffer)
    };
    (returned, buffer)
}

/// Destroys a buffer of pinned host memory.
///
/// `nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegBufferPinnedDestroy))]
///
/// - `buffer`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedDestroy).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - No thread may use `buffer`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegBufferPinnedDestroy(
    buffer: nvjpegBufferPinned_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegBufferPinnedDestroy(buffer) };
    (returned,)
}

/// Resizes a buffer of pinned host memory in stream order.
///
/// `nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferPinnedResize))]
///
/// In `nvjpeg.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedResize).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
#[inline]
pub unsafe fn nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t,
    size: usize,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegBufferPinnedResize(buffer, size, stream) };
    (returned,)
}

/// Returns the current size and address of a pinned buffer.
///
/// `nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegBufferPinnedRetrieve))]
///
/// Returns `(nvjpegStatus_t, size: size_t, ptr: void *)`.
///
/// - `size`, `ptr`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedRetrieve).
///
/// # Safety
///
/// - `buffer`: a live handle that no other thread uses during the call.
/// - `ptr` points to memory of the library, valid until another value is set in `buffer`, or `buffer` is destroyed.
#[inline]
pub unsafe fn nvjpegBufferPinnedRetrieve(
    buffer: nvjpegBufferPinned_t,
) -> (nvjpegStatus_t, usize, *mut c_void) {
    let mut size: usize = output::zeroed();
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::nvjpegBufferPinnedRetrieve(buffer, &mut size, &mut ptr) };
    (returned, size, ptr)
}

/// Creates an nvJPEG handle with a given backend and the caller's device memory allocator.
///
/// `nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegCreate))]
///
/// Returns `(nvjpegStatus_t, handle: nvjpegHandle_t)`.
///
/// - `dev_allocator`: in; `None` passes NULL
/// - `handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreate).
///
/// # Safety
///
/// - `dev_allocator` is used after the call returns: keep it alive and do not modify it as long as `handle` exists.
/// - Pointers, handles and lengths in `dev_allocator` must stay valid as long as `handle` exists.
#[inline]
pub unsafe fn nvjpegCreate(
    backend: nvjpegBackend_t,
    dev_allocator: Option<&nvjpegDevAllocator_t>,
) -> (nvjpegStatus_t, nvjpegHandle_t) {
    let mut handle: nvjpegHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpegCreate(backend, args::option_ptr(dev_allocator).cast_mut(), &mut handle) };
    (returned, handle)
}

/// Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.
///
/// `nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegCreateEx))]
///
/// Returns `(nvjpegStatus_t, handle: nvjpegHandle_t)`.
///
/// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
/// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
/// - `handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateEx).
///
/// # Safety
///
/// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
/// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
#[inline]
pub unsafe fn nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: Option<&nvjpegDevAllocator_t>,
    pinned_allocator: Option<&nvjpegPinnedAllocator_t>,
    flags: u32,
) -> (nvjpegStatus_t, nvjpegHandle_t) {
    let mut handle: nvjpegHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpegCreateEx(
        backend, args::option_ptr(dev_allocator).cast_mut(), args::option_ptr(pinned_allocator).cast_mut(), flags,
        &mut handle,
    ) };
    (returned, handle)
}

/// Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.
///
/// `nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegCreateExV2))]
///
/// Returns `(nvjpegStatus_t, handle: nvjpegHandle_t)`.
///
/// - `dev_allocator`, `pinned_allocator`: in; `None` passes NULL
/// - `flags`: in, flags: [`NVJPEG_FLAGS_BITSTREAM_STRICT`], [`NVJPEG_FLAGS_DEFAULT`], [`NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`], [`NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`], [`NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`], [`NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`]
/// - `handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateExV2).
///
/// # Safety
///
/// - `dev_allocator`, `pinned_allocator` are used after the call returns: keep them alive and do not modify them as long as `handle` exists.
/// - Pointers, handles and lengths in `dev_allocator`, `pinned_allocator` must stay valid as long as `handle` exists.
#[inline]
pub unsafe fn nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: Option<&nvjpegDevAllocatorV2_t>,
    pinned_allocator: Option<&nvjpegPinnedAllocatorV2_t>,
    flags: u32,
) -> (nvjpegStatus_t, nvjpegHandle_t) {
    let mut handle: nvjpegHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpegCreateExV2(
        backend, args::option_ptr(dev_allocator).cast_mut(), args::option_ptr(pinned_allocator).cast_mut(), flags,
        &mut handle,
    ) };
    (returned, handle)
}

/// Creates an nvJPEG handle with the default backend and allocators.
///
/// `nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegCreateSimple))]
///
/// Returns `(nvjpegStatus_t, handle: nvjpegHandle_t)`.
///
/// - `handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateSimple).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpegCreateSimple() -> (nvjpegStatus_t, nvjpegHandle_t) {
    let mut handle: nvjpegHandle_t = output::zeroed();
    let returned = unsafe { sys::nvjpegCreateSimple(&mut handle) };
    (returned, handle)
}

/// Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.
///
/// `nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecode))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
/// - `destination`: read and updated in place
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode).
///
/// # Safety
///
/// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `data` is used after the call returns: keep it alive and do not modify it until the call's work completes on `stream`.
/// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
/// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecode(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: &[u8],
    output_format: nvjpegOutputFormat_t,
    destination: &mut nvjpegImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecode(
        handle, jpeg_handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), output_format, destination,
        stream,
    ) };
    (returned,)
}

/// Decodes a batch of JPEGs from host memory to device memory in a stream.
///
/// `nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatched))]
///
/// - `data`, `lengths`, `destinations`: in, array, of the length that `jpeg_handle` requires
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatched).
///
/// # Safety
///
/// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `data`, `lengths`, `destinations`: at least as long as `jpeg_handle` requires. The length is not checked.
/// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
/// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecodeBatched(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: &[*const u8],
    lengths: &[usize],
    destinations: &[nvjpegImage_t],
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeBatched(
        handle, jpeg_handle, args::as_ptr(data), args::as_ptr(lengths), args::as_ptr(destinations).cast_mut(), stream,
    ) };
    (returned,)
}

/// Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedEx))]
///
/// - `data`, `lengths`, `destinations`, `decode_params`: in, array, of the length that `jpeg_handle` requires
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedEx).
///
/// # Safety
///
/// - `handle`, `jpeg_handle`, `decode_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `data` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `data`, `lengths`, `destinations`, `decode_params`: at least as long as `jpeg_handle` requires. The length is not checked.
/// - Pointers, handles and lengths in `destinations` must stay valid until the call's work completes on `stream`.
/// - `jpeg_handle`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: &[*const u8],
    lengths: &[usize],
    destinations: &[nvjpegImage_t],
    decode_params: &[nvjpegDecodeParams_t],
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeBatchedEx(
        handle, jpeg_handle, args::as_ptr(data), args::as_ptr(lengths), args::as_ptr(destinations).cast_mut(),
        args::as_ptr(decode_params).cast_mut(), stream,
    ) };
    (returned,)
}

/// Initializes a state for batches of a given size and output format.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedInitialize))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize).
///
/// # Safety
///
/// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    batch_size: i32,
    max_cpu_threads: i32,
    output_format: nvjpegOutputFormat_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegDecodeBatchedInitialize(handle, jpeg_handle, batch_size, max_cpu_threads, output_format)
    };
    (returned,)
}

/// Parses the tables of an abbreviated JPEG, which the images of a batch share.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedParseJpegTables))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedParseJpegTables).
///
/// # Safety
///
/// - `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_handle`, or `jpeg_handle` is destroyed.
#[inline]
pub unsafe fn nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: &[u8],
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeBatchedParseJpegTables(
        handle, jpeg_handle, args::as_ptr(data).cast(), args::count(size_of_val(data)),
    ) };
    (returned,)
}

/// Allocates a state's memory in advance, for batches of images up to a given size.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedPreAllocate))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate).
///
/// # Safety
///
/// `handle`, `jpeg_handle`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    batch_size: i32,
    width: i32,
    height: i32,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeBatchedPreAllocate(
        handle, jpeg_handle, batch_size, width, height, chroma_subsampling, output_format,
    ) };
    (returned,)
}

/// Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedSupported))]
///
/// Returns `(nvjpegStatus_t, is_supported: int)`.
///
/// - `is_supported`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupported).
///
/// # Safety
///
/// `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t,
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, i32) {
    let mut is_supported: i32 = output::zeroed();
    let returned = unsafe { sys::nvjpegDecodeBatchedSupported(handle, jpeg_stream, &mut is_supported) };
    (returned, is_supported)
}

/// Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.
///
/// `nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeBatchedSupportedEx))]
///
/// Returns `(nvjpegStatus_t, is_supported: int)`.
///
/// - `is_supported`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupportedEx).
///
/// # Safety
///
/// `handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t,
    jpeg_stream: nvjpegJpegStream_t,
    decode_params: nvjpegDecodeParams_t,
) -> (nvjpegStatus_t, i32) {
    let mut is_supported: i32 = output::zeroed();
    let returned = unsafe {
        sys::nvjpegDecodeBatchedSupportedEx(handle, jpeg_stream, decode_params, &mut is_supported)
    };
    (returned, is_supported)
}

/// Decodes a parsed JPEG in one call with a decoder and parameters.
///
/// `nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeJpeg))]
///
/// - `destination`: read and updated in place
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpeg).
///
/// # Safety
///
/// - `handle`, `decoder`, `decoder_state`, `jpeg_bitstream`, `decode_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
/// - `decoder_state`, `jpeg_bitstream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecodeJpeg(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    jpeg_bitstream: nvjpegJpegStream_t,
    destination: &mut nvjpegImage_t,
    decode_params: nvjpegDecodeParams_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegDecodeJpeg(handle, decoder, decoder_state, jpeg_bitstream, destination, decode_params, stream)
    };
    (returned,)
}

/// Runs the last phase of decoding on the GPU in a stream, and writes the image.
///
/// `nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeJpegDevice))]
///
/// - `destination`: read and updated in place
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegDevice).
///
/// # Safety
///
/// - `handle`, `decoder`, `decoder_state`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `destination` must stay valid until the call's work completes on `stream`.
/// - `decoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    destination: &mut nvjpegImage_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeJpegDevice(handle, decoder, decoder_state, destination, stream) };
    (returned,)
}

/// Runs the first phase of decoding on the CPU.
///
/// `nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeJpegHost))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegHost).
///
/// # Safety
///
/// `handle`, `decoder`, `decoder_state`, `decode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    decode_params: nvjpegDecodeParams_t,
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeJpegHost(handle, decoder, decoder_state, decode_params, jpeg_stream) };
    (returned,)
}

/// Runs the second phase of decoding, which copies from pinned to device memory in a stream.
///
/// `nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeJpegTransferToDevice))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegTransferToDevice).
///
/// # Safety
///
/// - `handle`, `decoder`, `decoder_state`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `decoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegDecodeJpegTransferToDevice(handle, decoder, decoder_state, jpeg_stream, stream)
    };
    (returned,)
}

/// Creates decoding parameters with default values.
///
/// `nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsCreate))]
///
/// Returns `(nvjpegStatus_t, decode_params: nvjpegDecodeParams_t)`.
///
/// - `decode_params`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsCreate(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, nvjpegDecodeParams_t) {
    let mut decode_params: nvjpegDecodeParams_t = output::zeroed();
    let returned = unsafe { sys::nvjpegDecodeParamsCreate(handle, &mut decode_params) };
    (returned, decode_params)
}

/// Destroys decoding parameters.
///
/// `nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegDecodeParamsDestroy))]
///
/// - `decode_params`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsDestroy).
///
/// # Safety
///
/// - `decode_params`: a live handle that no other thread uses during the call.
/// - No thread may use `decode_params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsDestroy(
    decode_params: nvjpegDecodeParams_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsDestroy(decode_params) };
    (returned,)
}

/// Sets whether CMYK and YCCK images may be converted to RGB.
///
/// `nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsSetAllowCMYK))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetAllowCMYK).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t,
    allow_cmyk: i32,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsSetAllowCMYK(decode_params, allow_cmyk) };
    (returned,)
}

/// Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.
///
/// `nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsSetExifOrientation))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetExifOrientation).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t,
    orientation: nvjpegExifOrientation_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsSetExifOrientation(decode_params, orientation) };
    (returned,)
}

/// Sets the pixel format of decoded images, such as interleaved RGB.
///
/// `nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsSetOutputFormat))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t,
    output_format: nvjpegOutputFormat_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsSetOutputFormat(decode_params, output_format) };
    (returned,)
}

/// Sets the region of the image to decode, given by its top left corner and size.
///
/// `nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsSetROI))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetROI).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t,
    offset_x: i32,
    offset_y: i32,
    roi_width: i32,
    roi_height: i32,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsSetROI(decode_params, offset_x, offset_y, roi_width, roi_height) };
    (returned,)
}

/// Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.
///
/// `nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecodeParamsSetScaleFactor))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetScaleFactor).
///
/// # Safety
///
/// `decode_params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t,
    scale_factor: nvjpegScaleFactor_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecodeParamsSetScaleFactor(decode_params, scale_factor) };
    (returned,)
}

/// Creates a decoder with a given implementation, for decoding in phases.
///
/// `nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecoderCreate))]
///
/// Returns `(nvjpegStatus_t, decoder_handle: nvjpegJpegDecoder_t)`.
///
/// - `decoder_handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderCreate).
///
/// # Safety
///
/// `nvjpeg_handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t,
    implementation: nvjpegBackend_t,
) -> (nvjpegStatus_t, nvjpegJpegDecoder_t) {
    let mut decoder_handle: nvjpegJpegDecoder_t = output::zeroed();
    let returned = unsafe { sys::nvjpegDecoderCreate(nvjpeg_handle, implementation, &mut decoder_handle) };
    (returned, decoder_handle)
}

/// Destroys a decoder for decoding in phases.
///
/// `nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegDecoderDestroy))]
///
/// - `decoder_handle`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderDestroy).
///
/// # Safety
///
/// - `decoder_handle`: a live handle that no other thread uses during the call.
/// - No thread may use `decoder_handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegDecoderDestroy(
    decoder_handle: nvjpegJpegDecoder_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDecoderDestroy(decoder_handle) };
    (returned,)
}

/// Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.
///
/// `nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecoderJpegSupported))]
///
/// Returns `(nvjpegStatus_t, is_supported: int)`.
///
/// - `is_supported`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderJpegSupported).
///
/// # Safety
///
/// `decoder_handle`, `jpeg_stream`, `decode_params`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t,
    jpeg_stream: nvjpegJpegStream_t,
    decode_params: nvjpegDecodeParams_t,
) -> (nvjpegStatus_t, i32) {
    let mut is_supported: i32 = output::zeroed();
    let returned = unsafe {
        sys::nvjpegDecoderJpegSupported(decoder_handle, jpeg_stream, decode_params, &mut is_supported)
    };
    (returned, is_supported)
}

/// Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.
///
/// `nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegDecoderStateCreate))]
///
/// Returns `(nvjpegStatus_t, decoder_state: nvjpegJpegState_t)`.
///
/// - `decoder_state`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderStateCreate).
///
/// # Safety
///
/// `nvjpeg_handle`, `decoder_handle`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t,
    decoder_handle: nvjpegJpegDecoder_t,
) -> (nvjpegStatus_t, nvjpegJpegState_t) {
    let mut decoder_state: nvjpegJpegState_t = output::zeroed();
    let returned = unsafe { sys::nvjpegDecoderStateCreate(nvjpeg_handle, decoder_handle, &mut decoder_state) };
    (returned, decoder_state)
}

/// Destroys an nvJPEG handle; objects that were created from the handle must be destroyed first.
///
/// `nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegDestroy(handle: nvjpegHandle_t) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegDestroy(handle) };
    (returned,)
}

/// Encodes an RGB or YUV image in device memory into the encoder state in a stream.
///
/// `nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncode))]
///
/// In `nvjpeg.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncode).
///
/// # Safety
///
/// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
/// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncode(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: &nvjpegImage_t,
    input_subsampling: nvjpegChromaSubsampling_t,
    input_format: nvjpegInputFormat_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncode(
        handle, encoder_state, encoder_params, core::ptr::from_ref(source), input_subsampling, input_format,
        image_width, image_height, stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of the compressed image.
///
/// `nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncodeGetBufferSize))]
///
/// Returns `(nvjpegStatus_t, max_stream_length: size_t)`.
///
/// - `max_stream_length`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeGetBufferSize).
///
/// # Safety
///
/// `handle`, `encoder_params`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t,
    encoder_params: nvjpegEncoderParams_t,
    image_width: i32,
    image_height: i32,
) -> (nvjpegStatus_t, usize) {
    let mut max_stream_length: usize = output::zeroed();
    let returned = unsafe {
        sys::nvjpegEncodeGetBufferSize(handle, encoder_params, image_width, image_height, &mut max_stream_length)
    };
    (returned, max_stream_length)
}

/// Encodes an RGB or BGR image in device memory into the encoder state in a stream.
///
/// `nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncodeImage))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeImage).
///
/// # Safety
///
/// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
/// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncodeImage(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: &nvjpegImage_t,
    input_format: nvjpegInputFormat_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncodeImage(
        handle, encoder_state, encoder_params, core::ptr::from_ref(source), input_format, image_width, image_height,
        stream,
    ) };
    (returned,)
}

/// Copies the compressed image to host memory, or returns its length if the address is null.
///
/// `nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncodeRetrieveBitstream))]
///
/// Returns `(nvjpegStatus_t, length: size_t)`.
///
/// - `data`: out, host memory, `length` bytes; an empty slice passes NULL
/// - `length`: in and out: the length of `data`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream).
///
/// # Safety
///
/// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `data` is used after the call returns: keep it alive and do not access it until the call's work completes on `stream`.
/// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    data: &mut [u8],
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t, usize) {
    let mut length: usize = args::count(size_of_val(data));
    let returned = unsafe {
        sys::nvjpegEncodeRetrieveBitstream(handle, encoder_state, args::as_mut_ptr(data).cast(), &mut length, stream)
    };
    (returned, length)
}

/// Copies the compressed image to device memory, or returns its length if the address is null.
///
/// `nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncodeRetrieveBitstreamDevice))]
///
/// Returns `(nvjpegStatus_t, length: size_t)`.
///
/// - `data`: on the device
/// - `length`: in and out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstreamDevice).
///
/// # Safety
///
/// - `handle`, `encoder_state`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `data`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    data: CuPtr<u8>,
    mut length: usize,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t, usize) {
    let returned = unsafe {
        sys::nvjpegEncodeRetrieveBitstreamDevice(handle, encoder_state, data.as_mut_ptr(), &mut length, stream)
    };
    (returned, length)
}

/// Encodes a YUV image in device memory into the encoder state in a stream.
///
/// `nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncodeYUV))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeYUV).
///
/// # Safety
///
/// - `handle`, `encoder_state`, `encoder_params`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `source` must stay valid until the call's work completes on `stream`.
/// - `encoder_state`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncodeYUV(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: &nvjpegImage_t,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncodeYUV(
        handle, encoder_state, encoder_params, core::ptr::from_ref(source), chroma_subsampling, image_width,
        image_height, stream,
    ) };
    (returned,)
}

/// Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.
///
/// `nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsCopyMetadata))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyMetadata).
///
/// # Safety
///
/// - `encoder_state`, `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `encoder_state`, `jpeg_stream`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t,
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsCopyMetadata(encoder_state, encode_params, jpeg_stream, stream) };
    (returned,)
}

/// Copies the quantization tables of a parsed JPEG to encoding parameters.
///
/// `nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsCopyQuantizationTables))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyQuantizationTables).
///
/// # Safety
///
/// - `encode_params`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `jpeg_stream`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsCopyQuantizationTables(encode_params, jpeg_stream, stream) };
    (returned,)
}

/// Creates encoding parameters with default values.
///
/// `nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsCreate))]
///
/// Returns `(nvjpegStatus_t, encoder_params: nvjpegEncoderParams_t)`.
///
/// - `encoder_params`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t, nvjpegEncoderParams_t) {
    let mut encoder_params: nvjpegEncoderParams_t = output::zeroed();
    let returned = unsafe { sys::nvjpegEncoderParamsCreate(handle, &mut encoder_params, stream) };
    (returned, encoder_params)
}

/// Destroys encoding parameters.
///
/// `nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegEncoderParamsDestroy))]
///
/// - `encoder_params`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsDestroy).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - No thread may use `encoder_params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegEncoderParamsDestroy(
    encoder_params: nvjpegEncoderParams_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsDestroy(encoder_params) };
    (returned,)
}

/// Sets the encoding of the encoded image, such as baseline or progressive.
///
/// `nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsSetEncoding))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetEncoding).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t,
    etype: nvjpegJpegEncoding_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsSetEncoding(encoder_params, etype, stream) };
    (returned,)
}

/// Sets whether Huffman tables are optimized for each image, which reduces the size of the output.
///
/// `nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsSetOptimizedHuffman))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetOptimizedHuffman).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t,
    optimized: i32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsSetOptimizedHuffman(encoder_params, optimized, stream) };
    (returned,)
}

/// Sets the quality of the encoded image, from 1 to 100.
///
/// `nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsSetQuality))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetQuality).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t,
    quality: i32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsSetQuality(encoder_params, quality, stream) };
    (returned,)
}

/// Sets the number of MCUs between restart markers of the encoded image.
///
/// `nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsSetRestartInterval))]
///
/// In `nvjpeg.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetRestartInterval).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t,
    restart_interval: u32,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsSetRestartInterval(encoder_params, restart_interval, stream) };
    (returned,)
}

/// Sets the chroma subsampling of the compressed image, such as 4:2:0.
///
/// `nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderParamsSetSamplingFactors))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetSamplingFactors).
///
/// # Safety
///
/// - `encoder_params`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderParamsSetSamplingFactors(encoder_params, chroma_subsampling, stream) };
    (returned,)
}

/// Creates the state of an encoder, which also stores the compressed image.
///
/// `nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderStateCreate))]
///
/// Returns `(nvjpegStatus_t, encoder_state: nvjpegEncoderState_t)`.
///
/// - `encoder_state`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreate).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t, nvjpegEncoderState_t) {
    let mut encoder_state: nvjpegEncoderState_t = output::zeroed();
    let returned = unsafe { sys::nvjpegEncoderStateCreate(handle, &mut encoder_state, stream) };
    (returned, encoder_state)
}

/// Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.
///
/// `nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegEncoderStateCreateWithBackend))]
///
/// Returns `(nvjpegStatus_t, encoder_state: nvjpegEncoderState_t)`.
///
/// - `encoder_state`: out
///
/// In `nvjpeg.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreateWithBackend).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t,
    backend: nvjpegEncBackend_t,
    stream: runtime::cudaStream_t,
) -> (nvjpegStatus_t, nvjpegEncoderState_t) {
    let mut encoder_state: nvjpegEncoderState_t = output::zeroed();
    let returned = unsafe { sys::nvjpegEncoderStateCreateWithBackend(handle, &mut encoder_state, backend, stream) };
    (returned, encoder_state)
}

/// Destroys the state of an encoder.
///
/// `nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegEncoderStateDestroy))]
///
/// - `encoder_state`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateDestroy).
///
/// # Safety
///
/// - `encoder_state`: a live handle that no other thread uses during the call.
/// - No thread may use `encoder_state`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegEncoderStateDestroy(
    encoder_state: nvjpegEncoderState_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegEncoderStateDestroy(encoder_state) };
    (returned,)
}

/// Returns one part of the version of the CUDA runtime that nvJPEG was built with.
///
/// `nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegGetCudartProperty))]
///
/// Returns `(nvjpegStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetCudartProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpegGetCudartProperty(
    r#type: runtime::libraryPropertyType,
) -> (nvjpegStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::nvjpegGetCudartProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the granularity in bytes of device memory allocations.
///
/// `nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegGetDeviceMemoryPadding))]
///
/// Returns `(nvjpegStatus_t, padding: size_t)`.
///
/// - `padding`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetDeviceMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegGetDeviceMemoryPadding(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, usize) {
    let mut padding: usize = output::zeroed();
    let returned = unsafe { sys::nvjpegGetDeviceMemoryPadding(&mut padding, handle) };
    (returned, padding)
}

/// Returns the number of hardware JPEG decoders of the device, and the number of cores in each.
///
/// `nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegGetHardwareDecoderInfo))]
///
/// Returns `(nvjpegStatus_t, num_engines: unsigned int, num_cores_per_engine: unsigned int)`.
///
/// - `num_engines`, `num_cores_per_engine`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareDecoderInfo).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegGetHardwareDecoderInfo(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, u32, u32) {
    let mut num_engines: u32 = output::zeroed();
    let mut num_cores_per_engine: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpegGetHardwareDecoderInfo(handle, &mut num_engines, &mut num_cores_per_engine) };
    (returned, num_engines, num_cores_per_engine)
}

/// Returns the number of hardware JPEG encoders of the device.
///
/// `nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegGetHardwareEncoderInfo))]
///
/// Returns `(nvjpegStatus_t, num_engines: unsigned int)`.
///
/// - `num_engines`: out
///
/// In `nvjpeg.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareEncoderInfo).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegGetHardwareEncoderInfo(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, u32) {
    let mut num_engines: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpegGetHardwareEncoderInfo(handle, &mut num_engines) };
    (returned, num_engines)
}

/// Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.
///
/// `nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegGetImageInfo))]
///
/// Returns `(nvjpegStatus_t, nComponents: int, subsampling: nvjpegChromaSubsampling_t, widths: int [4], heights: int [4])`.
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
/// - `nComponents`, `subsampling`: out
/// - `widths`, `heights`: out, array, length `4`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetImageInfo).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegGetImageInfo(
    handle: nvjpegHandle_t,
    data: &[u8],
) -> (nvjpegStatus_t, i32, nvjpegChromaSubsampling_t, [i32; 4], [i32; 4]) {
    let mut nComponents: i32 = output::zeroed();
    let mut subsampling: nvjpegChromaSubsampling_t = output::zeroed();
    let mut widths: [i32; 4] = output::zeroed();
    let mut heights: [i32; 4] = output::zeroed();
    let returned = unsafe { sys::nvjpegGetImageInfo(
        handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), &mut nComponents, &mut subsampling,
        widths.as_mut_ptr(), heights.as_mut_ptr(),
    ) };
    (returned, nComponents, subsampling, widths, heights)
}

/// Returns the granularity in bytes of pinned memory allocations.
///
/// `nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegGetPinnedMemoryPadding))]
///
/// Returns `(nvjpegStatus_t, padding: size_t)`.
///
/// - `padding`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetPinnedMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegGetPinnedMemoryPadding(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, usize) {
    let mut padding: usize = output::zeroed();
    let returned = unsafe { sys::nvjpegGetPinnedMemoryPadding(&mut padding, handle) };
    (returned, padding)
}

/// Returns one part of the version of nvJPEG: major, minor or patch level.
///
/// `nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegGetProperty))]
///
/// Returns `(nvjpegStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvjpegGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (nvjpegStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::nvjpegGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Creates a state object, which stores the intermediate data of a decoder.
///
/// `nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStateCreate))]
///
/// Returns `(nvjpegStatus_t, jpeg_handle: nvjpegJpegState_t)`.
///
/// - `jpeg_handle`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStateCreate(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, nvjpegJpegState_t) {
    let mut jpeg_handle: nvjpegJpegState_t = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStateCreate(handle, &mut jpeg_handle) };
    (returned, jpeg_handle)
}

/// Destroys a decoder's state and frees its buffers.
///
/// `nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegJpegStateDestroy))]
///
/// - `jpeg_handle`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateDestroy).
///
/// # Safety
///
/// - `jpeg_handle`: a live handle that no other thread uses during the call.
/// - No thread may use `jpeg_handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegJpegStateDestroy(
    jpeg_handle: nvjpegJpegState_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegJpegStateDestroy(jpeg_handle) };
    (returned,)
}

/// Creates an object that stores a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamCreate))]
///
/// Returns `(nvjpegStatus_t, jpeg_stream: nvjpegJpegStream_t)`.
///
/// - `jpeg_stream`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamCreate(
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t, nvjpegJpegStream_t) {
    let mut jpeg_stream: nvjpegJpegStream_t = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamCreate(handle, &mut jpeg_stream) };
    (returned, jpeg_stream)
}

/// Destroys a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)`
#[cfg_attr(doc, doc = forms!(nvjpeg::nvjpegJpegStreamDestroy))]
///
/// - `jpeg_stream`: in; invalid afterwards
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamDestroy).
///
/// # Safety
///
/// - `jpeg_stream`: a live handle that no other thread uses during the call.
/// - No thread may use `jpeg_stream`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvjpegJpegStreamDestroy(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegJpegStreamDestroy(jpeg_stream) };
    (returned,)
}

/// Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetChromaSubsampling))]
///
/// Returns `(nvjpegStatus_t, chroma_subsampling: nvjpegChromaSubsampling_t)`.
///
/// - `chroma_subsampling`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetChromaSubsampling).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, nvjpegChromaSubsampling_t) {
    let mut chroma_subsampling: nvjpegChromaSubsampling_t = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetChromaSubsampling(jpeg_stream, &mut chroma_subsampling) };
    (returned, chroma_subsampling)
}

/// Returns the width and height of one component of a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetComponentDimensions))]
///
/// Returns `(nvjpegStatus_t, width: unsigned int, height: unsigned int)`.
///
/// - `width`, `height`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentDimensions).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t,
    component: u32,
) -> (nvjpegStatus_t, u32, u32) {
    let mut width: u32 = output::zeroed();
    let mut height: u32 = output::zeroed();
    let returned = unsafe {
        sys::nvjpegJpegStreamGetComponentDimensions(jpeg_stream, component, &mut width, &mut height)
    };
    (returned, width, height)
}

/// Returns the number of components of a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetComponentsNum))]
///
/// Returns `(nvjpegStatus_t, components_num: unsigned int)`.
///
/// - `components_num`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentsNum).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetComponentsNum(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, u32) {
    let mut components_num: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetComponentsNum(jpeg_stream, &mut components_num) };
    (returned, components_num)
}

/// Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetExifOrientation))]
///
/// Returns `(nvjpegStatus_t, orientation_flag: nvjpegExifOrientation_t)`.
///
/// - `orientation_flag`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetExifOrientation).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, nvjpegExifOrientation_t) {
    let mut orientation_flag: nvjpegExifOrientation_t = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetExifOrientation(jpeg_stream, &mut orientation_flag) };
    (returned, orientation_flag)
}

/// Returns the width and height in pixels of a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetFrameDimensions))]
///
/// Returns `(nvjpegStatus_t, width: unsigned int, height: unsigned int)`.
///
/// - `width`, `height`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetFrameDimensions).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, u32, u32) {
    let mut width: u32 = output::zeroed();
    let mut height: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetFrameDimensions(jpeg_stream, &mut width, &mut height) };
    (returned, width, height)
}

/// Returns the encoding of a parsed JPEG, such as baseline or progressive.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetJpegEncoding))]
///
/// Returns `(nvjpegStatus_t, jpeg_encoding: nvjpegJpegEncoding_t)`.
///
/// - `jpeg_encoding`: out
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetJpegEncoding).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, nvjpegJpegEncoding_t) {
    let mut jpeg_encoding: nvjpegJpegEncoding_t = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetJpegEncoding(jpeg_stream, &mut jpeg_encoding) };
    (returned, jpeg_encoding)
}

/// Returns the number of bits per sample of a parsed JPEG.
///
/// `nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamGetSamplePrecision))]
///
/// Returns `(nvjpegStatus_t, precision: unsigned int)`.
///
/// - `precision`: out
///
/// In `nvjpeg.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetSamplePrecision).
///
/// # Safety
///
/// `jpeg_stream`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegJpegStreamGetSamplePrecision(
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t, u32) {
    let mut precision: u32 = output::zeroed();
    let returned = unsafe { sys::nvjpegJpegStreamGetSamplePrecision(jpeg_stream, &mut precision) };
    (returned, precision)
}

/// Parses a complete JPEG, optionally copying its metadata and data.
///
/// `nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamParse))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParse).
///
/// # Safety
///
/// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
#[inline]
pub unsafe fn nvjpegJpegStreamParse(
    handle: nvjpegHandle_t,
    data: &[u8],
    save_metadata: i32,
    save_stream: i32,
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegJpegStreamParse(
        handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), save_metadata, save_stream, jpeg_stream,
    ) };
    (returned,)
}

/// Parses only the header of a JPEG, which contains its properties.
///
/// `nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamParseHeader))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseHeader).
///
/// # Safety
///
/// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
#[inline]
pub unsafe fn nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t,
    data: &[u8],
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegJpegStreamParseHeader(handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), jpeg_stream)
    };
    (returned,)
}

/// Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.
///
/// `nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegJpegStreamParseTables))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `length`
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseTables).
///
/// # Safety
///
/// - `handle`, `jpeg_stream`: live handles that no other thread uses during the call.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `jpeg_stream`, or `jpeg_stream` is destroyed.
#[inline]
pub unsafe fn nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t,
    data: &[u8],
    jpeg_stream: nvjpegJpegStream_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe {
        sys::nvjpegJpegStreamParseTables(handle, args::as_ptr(data).cast(), args::count(size_of_val(data)), jpeg_stream)
    };
    (returned,)
}

/// Sets the granularity in bytes of device memory allocations, to reduce reallocations.
///
/// `nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegSetDeviceMemoryPadding))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetDeviceMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegSetDeviceMemoryPadding(
    padding: usize,
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegSetDeviceMemoryPadding(padding, handle) };
    (returned,)
}

/// Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.
///
/// `nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegSetPinnedMemoryPadding))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetPinnedMemoryPadding).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvjpegSetPinnedMemoryPadding(
    padding: usize,
    handle: nvjpegHandle_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegSetPinnedMemoryPadding(padding, handle) };
    (returned,)
}

/// Attaches a device buffer, which other states may share, to a decoder's state.
///
/// `nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegStateAttachDeviceBuffer))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachDeviceBuffer).
///
/// # Safety
///
/// - `decoder_state`, `device_buffer`: live handles that no other thread uses during the call.
/// - `device_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
#[inline]
pub unsafe fn nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t,
    device_buffer: nvjpegBufferDevice_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegStateAttachDeviceBuffer(decoder_state, device_buffer) };
    (returned,)
}

/// Attaches a pinned buffer, which other states may share, to a decoder's state.
///
/// `nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)`
#[cfg_attr(doc, doc = forms!(owned nvjpeg::nvjpegStateAttachPinnedBuffer))]
///
/// In `nvjpeg.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachPinnedBuffer).
///
/// # Safety
///
/// - `decoder_state`, `pinned_buffer`: live handles that no other thread uses during the call.
/// - `pinned_buffer`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `decoder_state`, or `decoder_state` is destroyed.
#[inline]
pub unsafe fn nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t,
    pinned_buffer: nvjpegBufferPinned_t,
) -> (nvjpegStatus_t,) {
    let returned = unsafe { sys::nvjpegStateAttachPinnedBuffer(decoder_state, pinned_buffer) };
    (returned,)
}
