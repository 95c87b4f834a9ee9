//! Functions: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Destroys a batch.
///
/// `void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)`
///
/// - `batch_idp`: in; invalid afterwards
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIODestroy).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - No thread uses `batch_idp`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t) {
    unsafe { sys::cuFileBatchIODestroy(batch_idp) }
}

/// Releases a file's handle; the file itself stays open.
///
/// `void cuFileHandleDeregister(CUfileHandle_t fh)`
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleDeregister).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - No thread uses `fh`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuFileHandleDeregister(fh: CUfileHandle_t) {
    unsafe { sys::cuFileHandleDeregister(fh) }
}

/// Reads bytes of a file into GPU or host memory and waits; returns the count, or a negative error.
///
/// `ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileRead).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `bufPtr_base`: valid memory of `size` bytes.
#[inline]
pub unsafe fn cuFileRead(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size: usize,
    file_offset: off_t,
    bufPtr_offset: off_t,
) -> (CUfileError_t, ssize_t) {
    let counted = unsafe { sys::cuFileRead(fh, bufPtr_base, size, file_offset, bufPtr_offset) };
    (
        CUfileError_t {
            err: support::code_of_count(counted as i64).into(),
            ..output::zeroed()
        },
        counted,
    )
}

/// Returns how many users of the driver this process has now.
///
/// `long cuFileUseCount(void)`
///
/// Returns `(CUfileError_t, counted: long)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileUseCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileUseCount() -> (CUfileError_t, core::ffi::c_long) {
    let counted = unsafe { sys::cuFileUseCount() };
    (
        CUfileError_t {
            err: support::code_of_count(counted as i64).into(),
            ..output::zeroed()
        },
        counted,
    )
}

/// Writes bytes of GPU or host memory to a file and waits; returns the count, or a negative error.
///
/// `ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWrite).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `bufPtr_base`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cuFileWrite(
    fh: CUfileHandle_t,
    bufPtr_base: *const c_void,
    size: usize,
    file_offset: off_t,
    bufPtr_offset: off_t,
) -> (CUfileError_t, ssize_t) {
    let counted = unsafe { sys::cuFileWrite(fh, bufPtr_base, size, file_offset, bufPtr_offset) };
    (
        CUfileError_t {
            err: support::code_of_count(counted as i64).into(),
            ..output::zeroed()
        },
        counted,
    )
}
