//! The C functions, as the library exports them: nvJPEG.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::nvjpeg::{NVJPEG, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

/// `nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t,
    device_allocator: *mut nvjpegDevAllocator_t,
    buffer: *mut nvjpegBufferDevice_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegDevAllocator_t,
            *mut nvjpegBufferDevice_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferDeviceCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, device_allocator, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t,
    device_allocator: *mut nvjpegDevAllocatorV2_t,
    buffer: *mut nvjpegBufferDevice_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegDevAllocatorV2_t,
            *mut nvjpegBufferDevice_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferDeviceCreateV2");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, device_allocator, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegBufferDevice_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferDeviceDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t,
    size: usize,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBufferDevice_t,
            usize,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferDeviceResize").since("12.3");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer, size, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferDeviceRetrieve(
    buffer: nvjpegBufferDevice_t,
    size: *mut usize,
    ptr: *mut *mut c_void,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBufferDevice_t,
            *mut usize,
            *mut *mut c_void,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferDeviceRetrieve");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer, size, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t,
    pinned_allocator: *mut nvjpegPinnedAllocator_t,
    buffer: *mut nvjpegBufferPinned_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegPinnedAllocator_t,
            *mut nvjpegBufferPinned_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferPinnedCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, pinned_allocator, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t,
    pinned_allocator: *mut nvjpegPinnedAllocatorV2_t,
    buffer: *mut nvjpegBufferPinned_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegPinnedAllocatorV2_t,
            *mut nvjpegBufferPinned_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferPinnedCreateV2");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, pinned_allocator, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegBufferPinned_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferPinnedDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t,
    size: usize,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBufferPinned_t,
            usize,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferPinnedResize").since("12.3");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer, size, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegBufferPinnedRetrieve(
    buffer: nvjpegBufferPinned_t,
    size: *mut usize,
    ptr: *mut *mut c_void,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBufferPinned_t,
            *mut usize,
            *mut *mut c_void,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegBufferPinnedRetrieve");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(buffer, size, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegCreate(
    backend: nvjpegBackend_t,
    dev_allocator: *mut nvjpegDevAllocator_t,
    handle: *mut nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBackend_t,
            *mut nvjpegDevAllocator_t,
            *mut nvjpegHandle_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(backend, dev_allocator, handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: *mut nvjpegDevAllocator_t,
    pinned_allocator: *mut nvjpegPinnedAllocator_t,
    flags: u32,
    handle: *mut nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBackend_t,
            *mut nvjpegDevAllocator_t,
            *mut nvjpegPinnedAllocator_t,
            u32,
            *mut nvjpegHandle_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegCreateEx");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(backend, dev_allocator, pinned_allocator, flags, handle) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: *mut nvjpegDevAllocatorV2_t,
    pinned_allocator: *mut nvjpegPinnedAllocatorV2_t,
    flags: u32,
    handle: *mut nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegBackend_t,
            *mut nvjpegDevAllocatorV2_t,
            *mut nvjpegPinnedAllocatorV2_t,
            u32,
            *mut nvjpegHandle_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegCreateExV2");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(backend, dev_allocator, pinned_allocator, flags, handle) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegCreateSimple(handle: *mut nvjpegHandle_t) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut nvjpegHandle_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegCreateSimple");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecode(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: *const u8,
    length: usize,
    output_format: nvjpegOutputFormat_t,
    destination: *mut nvjpegImage_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            *const u8,
            usize,
            nvjpegOutputFormat_t,
            *mut nvjpegImage_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecode");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jpeg_handle,
                    data,
                    length,
                    output_format,
                    destination,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatched(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: *const *const u8,
    lengths: *const usize,
    destinations: *mut nvjpegImage_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            *const *const u8,
            *const usize,
            *mut nvjpegImage_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatched");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(handle, jpeg_handle, data, lengths, destinations, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: *const *const u8,
    lengths: *const usize,
    destinations: *mut nvjpegImage_t,
    decode_params: *mut nvjpegDecodeParams_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            *const *const u8,
            *const usize,
            *mut nvjpegImage_t,
            *mut nvjpegDecodeParams_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedEx");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jpeg_handle,
                    data,
                    lengths,
                    destinations,
                    decode_params,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    batch_size: i32,
    max_cpu_threads: i32,
    output_format: nvjpegOutputFormat_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            i32,
            i32,
            nvjpegOutputFormat_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedInitialize");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(handle, jpeg_handle, batch_size, max_cpu_threads, output_format)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    data: *const u8,
    length: usize,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            *const u8,
            usize,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedParseJpegTables");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, jpeg_handle, data, length) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t,
    jpeg_handle: nvjpegJpegState_t,
    batch_size: i32,
    width: i32,
    height: i32,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegState_t,
            i32,
            i32,
            i32,
            nvjpegChromaSubsampling_t,
            nvjpegOutputFormat_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedPreAllocate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    jpeg_handle,
                    batch_size,
                    width,
                    height,
                    chroma_subsampling,
                    output_format,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t,
    jpeg_stream: nvjpegJpegStream_t,
    is_supported: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegStream_t,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedSupported");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, jpeg_stream, is_supported) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t,
    jpeg_stream: nvjpegJpegStream_t,
    decode_params: nvjpegDecodeParams_t,
    is_supported: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegStream_t,
            nvjpegDecodeParams_t,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeBatchedSupportedEx");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(handle, jpeg_stream, decode_params, is_supported) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeJpeg(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    jpeg_bitstream: nvjpegJpegStream_t,
    destination: *mut nvjpegImage_t,
    decode_params: nvjpegDecodeParams_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegDecoder_t,
            nvjpegJpegState_t,
            nvjpegJpegStream_t,
            *mut nvjpegImage_t,
            nvjpegDecodeParams_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeJpeg");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    decoder,
                    decoder_state,
                    jpeg_bitstream,
                    destination,
                    decode_params,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    destination: *mut nvjpegImage_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegDecoder_t,
            nvjpegJpegState_t,
            *mut nvjpegImage_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeJpegDevice");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(handle, decoder, decoder_state, destination, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    decode_params: nvjpegDecodeParams_t,
    jpeg_stream: nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegDecoder_t,
            nvjpegJpegState_t,
            nvjpegDecodeParams_t,
            nvjpegJpegStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeJpegHost");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(handle, decoder, decoder_state, decode_params, jpeg_stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t,
    decoder: nvjpegJpegDecoder_t,
    decoder_state: nvjpegJpegState_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegDecoder_t,
            nvjpegJpegState_t,
            nvjpegJpegStream_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeJpegTransferToDevice");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(handle, decoder, decoder_state, jpeg_stream, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsCreate(
    handle: nvjpegHandle_t,
    decode_params: *mut nvjpegDecodeParams_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegDecodeParams_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, decode_params) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsDestroy(
    decode_params: nvjpegDecodeParams_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegDecodeParams_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decode_params) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t,
    allow_cmyk: i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegDecodeParams_t, i32) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsSetAllowCMYK");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decode_params, allow_cmyk) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t,
    orientation: nvjpegExifOrientation_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegDecodeParams_t,
            nvjpegExifOrientation_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsSetExifOrientation");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decode_params, orientation) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t,
    output_format: nvjpegOutputFormat_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegDecodeParams_t,
            nvjpegOutputFormat_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsSetOutputFormat");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decode_params, output_format) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t,
    offset_x: i32,
    offset_y: i32,
    roi_width: i32,
    roi_height: i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegDecodeParams_t,
            i32,
            i32,
            i32,
            i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsSetROI");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(decode_params, offset_x, offset_y, roi_width, roi_height) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t,
    scale_factor: nvjpegScaleFactor_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegDecodeParams_t,
            nvjpegScaleFactor_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecodeParamsSetScaleFactor");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decode_params, scale_factor) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t,
    implementation: nvjpegBackend_t,
    decoder_handle: *mut nvjpegJpegDecoder_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegBackend_t,
            *mut nvjpegJpegDecoder_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecoderCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(nvjpeg_handle, implementation, decoder_handle) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecoderDestroy(
    decoder_handle: nvjpegJpegDecoder_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegJpegDecoder_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecoderDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decoder_handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t,
    jpeg_stream: nvjpegJpegStream_t,
    decode_params: nvjpegDecodeParams_t,
    is_supported: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegDecoder_t,
            nvjpegJpegStream_t,
            nvjpegDecodeParams_t,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecoderJpegSupported");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(decoder_handle, jpeg_stream, decode_params, is_supported) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t,
    decoder_handle: nvjpegJpegDecoder_t,
    decoder_state: *mut nvjpegJpegState_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegJpegDecoder_t,
            *mut nvjpegJpegState_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegDecoderStateCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(nvjpeg_handle, decoder_handle, decoder_state) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegDestroy(handle: nvjpegHandle_t) -> nvjpegStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvjpegHandle_t) -> nvjpegStatus_t> = Symbol::new(
        c"nvjpegDestroy",
    );
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncode(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: *const nvjpegImage_t,
    input_subsampling: nvjpegChromaSubsampling_t,
    input_format: nvjpegInputFormat_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderState_t,
            nvjpegEncoderParams_t,
            *const nvjpegImage_t,
            nvjpegChromaSubsampling_t,
            nvjpegInputFormat_t,
            i32,
            i32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncode").since("12.9");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    encoder_state,
                    encoder_params,
                    source,
                    input_subsampling,
                    input_format,
                    image_width,
                    image_height,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t,
    encoder_params: nvjpegEncoderParams_t,
    image_width: i32,
    image_height: i32,
    max_stream_length: *mut usize,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderParams_t,
            i32,
            i32,
            *mut usize,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncodeGetBufferSize");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    encoder_params,
                    image_width,
                    image_height,
                    max_stream_length,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncodeImage(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: *const nvjpegImage_t,
    input_format: nvjpegInputFormat_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderState_t,
            nvjpegEncoderParams_t,
            *const nvjpegImage_t,
            nvjpegInputFormat_t,
            i32,
            i32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncodeImage");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    encoder_state,
                    encoder_params,
                    source,
                    input_format,
                    image_width,
                    image_height,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    data: *mut u8,
    length: *mut usize,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderState_t,
            *mut u8,
            *mut usize,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncodeRetrieveBitstream");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, encoder_state, data, length, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    data: *mut u8,
    length: *mut usize,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderState_t,
            *mut u8,
            *mut usize,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncodeRetrieveBitstreamDevice");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, encoder_state, data, length, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncodeYUV(
    handle: nvjpegHandle_t,
    encoder_state: nvjpegEncoderState_t,
    encoder_params: nvjpegEncoderParams_t,
    source: *const nvjpegImage_t,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    image_width: i32,
    image_height: i32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            nvjpegEncoderState_t,
            nvjpegEncoderParams_t,
            *const nvjpegImage_t,
            nvjpegChromaSubsampling_t,
            i32,
            i32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncodeYUV");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    encoder_state,
                    encoder_params,
                    source,
                    chroma_subsampling,
                    image_width,
                    image_height,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier, until CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyHuffmanTables(
    encoder_state: nvjpegEncoderState_t,
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderState_t,
            nvjpegEncoderParams_t,
            nvjpegJpegStream_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsCopyHuffmanTables");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(encoder_state, encode_params, jpeg_stream, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t,
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderState_t,
            nvjpegEncoderParams_t,
            nvjpegJpegStream_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsCopyMetadata");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe { exported(encoder_state, encode_params, jpeg_stream, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t,
    jpeg_stream: nvjpegJpegStream_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            nvjpegJpegStream_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsCopyQuantizationTables");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encode_params, jpeg_stream, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t,
    encoder_params: *mut nvjpegEncoderParams_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegEncoderParams_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, encoder_params, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsDestroy(
    encoder_params: nvjpegEncoderParams_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegEncoderParams_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t,
    etype: nvjpegJpegEncoding_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            nvjpegJpegEncoding_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsSetEncoding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params, etype, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t,
    optimized: i32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            i32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsSetOptimizedHuffman");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params, optimized, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t,
    quality: i32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            i32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsSetQuality");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params, quality, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t,
    restart_interval: u32,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            u32,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsSetRestartInterval").since("12.9");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params, restart_interval, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegEncoderParams_t,
            nvjpegChromaSubsampling_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderParamsSetSamplingFactors");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_params, chroma_subsampling, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t,
    encoder_state: *mut nvjpegEncoderState_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegEncoderState_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderStateCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, encoder_state, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)`
///
/// In `nvjpeg.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t,
    encoder_state: *mut nvjpegEncoderState_t,
    backend: nvjpegEncBackend_t,
    stream: runtime::cudaStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegEncoderState_t,
            nvjpegEncBackend_t,
            runtime::cudaStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderStateCreateWithBackend").since("12.9");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, encoder_state, backend, stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegEncoderStateDestroy(
    encoder_state: nvjpegEncoderState_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegEncoderState_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegEncoderStateDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(encoder_state) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetCudartProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetCudartProperty");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetDeviceMemoryPadding(
    padding: *mut usize,
    handle: nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, nvjpegHandle_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetDeviceMemoryPadding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(padding, handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetHardwareDecoderInfo(
    handle: nvjpegHandle_t,
    num_engines: *mut u32,
    num_cores_per_engine: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegHandle_t, *mut u32, *mut u32) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetHardwareDecoderInfo");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, num_engines, num_cores_per_engine) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)`
///
/// In `nvjpeg.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetHardwareEncoderInfo(
    handle: nvjpegHandle_t,
    num_engines: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegHandle_t, *mut u32) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetHardwareEncoderInfo").since("12.9");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, num_engines) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetImageInfo(
    handle: nvjpegHandle_t,
    data: *const u8,
    length: usize,
    nComponents: *mut i32,
    subsampling: *mut nvjpegChromaSubsampling_t,
    widths: *mut i32,
    heights: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *const u8,
            usize,
            *mut i32,
            *mut nvjpegChromaSubsampling_t,
            *mut i32,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetImageInfo");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(handle, data, length, nComponents, subsampling, widths, heights)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetPinnedMemoryPadding(
    padding: *mut usize,
    handle: nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, nvjpegHandle_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetPinnedMemoryPadding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(padding, handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegGetProperty");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStateCreate(
    handle: nvjpegHandle_t,
    jpeg_handle: *mut nvjpegJpegState_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegJpegState_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStateCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, jpeg_handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegJpegState_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStateDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamCreate(
    handle: nvjpegHandle_t,
    jpeg_stream: *mut nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *mut nvjpegJpegStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamCreate");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, jpeg_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamDestroy(
    jpeg_stream: nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegJpegStream_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamDestroy");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t,
    chroma_subsampling: *mut nvjpegChromaSubsampling_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegStream_t,
            *mut nvjpegChromaSubsampling_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetChromaSubsampling");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, chroma_subsampling) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t,
    component: u32,
    width: *mut u32,
    height: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegStream_t,
            u32,
            *mut u32,
            *mut u32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetComponentDimensions");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, component, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetComponentsNum(
    jpeg_stream: nvjpegJpegStream_t,
    components_num: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegJpegStream_t, *mut u32) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetComponentsNum");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, components_num) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t,
    orientation_flag: *mut nvjpegExifOrientation_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegStream_t,
            *mut nvjpegExifOrientation_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetExifOrientation");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, orientation_flag) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t,
    width: *mut u32,
    height: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegStream_t,
            *mut u32,
            *mut u32,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetFrameDimensions");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t,
    jpeg_encoding: *mut nvjpegJpegEncoding_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegStream_t,
            *mut nvjpegJpegEncoding_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetJpegEncoding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, jpeg_encoding) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)`
///
/// In `nvjpeg.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamGetSamplePrecision(
    jpeg_stream: nvjpegJpegStream_t,
    precision: *mut u32,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvjpegJpegStream_t, *mut u32) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamGetSamplePrecision").since("12.1");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(jpeg_stream, precision) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamParse(
    handle: nvjpegHandle_t,
    data: *const u8,
    length: usize,
    save_metadata: i32,
    save_stream: i32,
    jpeg_stream: nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *const u8,
            usize,
            i32,
            i32,
            nvjpegJpegStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamParse");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => {
            unsafe {
                exported(handle, data, length, save_metadata, save_stream, jpeg_stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t,
    data: *const u8,
    length: usize,
    jpeg_stream: nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *const u8,
            usize,
            nvjpegJpegStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamParseHeader");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, data, length, jpeg_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t,
    data: *const u8,
    length: usize,
    jpeg_stream: nvjpegJpegStream_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegHandle_t,
            *const u8,
            usize,
            nvjpegJpegStream_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegJpegStreamParseTables");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(handle, data, length, jpeg_stream) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegSetDeviceMemoryPadding(
    padding: usize,
    handle: nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(usize, nvjpegHandle_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegSetDeviceMemoryPadding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(padding, handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegSetPinnedMemoryPadding(
    padding: usize,
    handle: nvjpegHandle_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(usize, nvjpegHandle_t) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegSetPinnedMemoryPadding");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(padding, handle) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t,
    device_buffer: nvjpegBufferDevice_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegState_t,
            nvjpegBufferDevice_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegStateAttachDeviceBuffer");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decoder_state, device_buffer) }
        Err(missing) => missing.status(),
    }
}

/// `nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)`
///
/// In `nvjpeg.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t,
    pinned_buffer: nvjpegBufferPinned_t,
) -> nvjpegStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvjpegJpegState_t,
            nvjpegBufferPinned_t,
        ) -> nvjpegStatus_t,
    > = Symbol::new(c"nvjpegStateAttachPinnedBuffer");
    match SYMBOL.get(&NVJPEG) {
        Ok(exported) => unsafe { exported(decoder_state, pinned_buffer) }
        Err(missing) => missing.status(),
    }
}
