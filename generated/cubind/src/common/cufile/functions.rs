//! Functions that are identical in all major versions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Cancels the unfinished transfers of a batch.
///
/// `CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBatchIOCancel))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOCancel).
///
/// # Safety
///
/// `batch_idp`: a live handle.
#[inline]
pub unsafe fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileBatchIOCancel(batch_idp) };
    (returned,)
}

/// Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.
///
/// `CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBatchIOGetStatus))]
///
/// Returns `(CUfileError_t, nr: unsigned int)`.
///
/// - `nr`: in and out: the length of `iocbp`
/// - `iocbp`: out, array, length `nr`
/// - `timeout`: in; `None` passes NULL
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - Pointers in `iocbp` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t,
    min_nr: u32,
    iocbp: &mut [CUfileIOEvents_t],
    timeout: Option<&timespec>,
) -> (CUfileError_t, u32) {
    let mut nr: u32 = args::count(iocbp.len());
    let returned = unsafe { sys::cuFileBatchIOGetStatus(
        batch_idp, min_nr, &mut nr, args::as_mut_ptr(iocbp), args::option_ptr(timeout).cast_mut(),
    ) };
    (returned, nr)
}

/// Creates a batch for up to a given number of transfers.
///
/// `CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBatchIOSetUp))]
///
/// Returns `(CUfileError_t, batch_idp: CUfileBatchHandle_t)`.
///
/// - `batch_idp`: out
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSetUp).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileBatchIOSetUp(nr: u32) -> (CUfileError_t, CUfileBatchHandle_t) {
    let mut batch_idp: CUfileBatchHandle_t = output::zeroed();
    let returned = unsafe { sys::cuFileBatchIOSetUp(&mut batch_idp, nr) };
    (returned, batch_idp)
}

/// Submits read and write transfers to a batch.
///
/// `CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBatchIOSubmit))]
///
/// - `iocbp`: in, array, whose length is passed as `nr`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSubmit).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - `iocbp` is used after the call returns: keep it alive and do not modify it as long as `batch_idp` exists.
/// - Pointers, handles and lengths in `iocbp` must stay valid as long as `batch_idp` exists.
#[inline]
pub unsafe fn cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t,
    iocbp: &[CUfileIOParams_t],
    flags: u32,
) -> (CUfileError_t,) {
    let returned = unsafe {
        sys::cuFileBatchIOSubmit(batch_idp, args::count(iocbp.len()), args::as_ptr(iocbp).cast_mut(), flags)
    };
    (returned,)
}

/// Deregisters the range of GPU memory that `cuFileBufRegister` registered at an address.
///
/// `CUfileError_t cuFileBufDeregister(const void *bufPtr_base)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBufDeregister))]
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufDeregister).
///
/// # Safety
///
/// `bufPtr_base` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuFileBufDeregister(bufPtr_base: *const c_void) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileBufDeregister(bufPtr_base) };
    (returned,)
}

/// Shuts down GPUDirect Storage for the process and frees its buffers.
///
/// `CUfileError_t cuFileDriverClose_v2(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverClose = cuFileDriverClose_v2))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose).
///
/// # Safety
///
/// No thread may use objects that the library has returned, during or after the call.
#[inline]
pub unsafe fn cuFileDriverClose() -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverClose_v2() };
    (returned,)
}

/// The symbol behind [`cuFileDriverClose`].
pub use self::cuFileDriverClose as cuFileDriverClose_v2;

/// Returns the version, features and limits of the driver, with sizes in KiB.
///
/// `CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverGetProperties))]
///
/// Returns `(CUfileError_t, props: CUfileDrvProps_t)`.
///
/// - `props`: out
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverGetProperties() -> (CUfileError_t, CUfileDrvProps_t) {
    let mut props = output::Reserved::<CUfileDrvProps_t>::new();
    let returned = unsafe { sys::cuFileDriverGetProperties(props.slot()) };
    (returned, props.take())
}

/// Initializes GPUDirect Storage for the process; without this call, the first use does so.
///
/// `CUfileError_t cuFileDriverOpen(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverOpen))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverOpen).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverOpen() -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverOpen() };
    (returned,)
}

/// Sets the maximum amount of GPU memory in KiB for bounce buffers.
///
/// `CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverSetMaxCacheSize))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxCacheSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverSetMaxCacheSize(max_cache_size) };
    (returned,)
}

/// Sets the maximum chunk size of direct transfers in KiB, which must be a multiple of 64.
///
/// `CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverSetMaxDirectIOSize))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxDirectIOSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxDirectIOSize(
    max_direct_io_size: usize,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverSetMaxDirectIOSize(max_direct_io_size) };
    (returned,)
}

/// Sets the maximum amount of GPU memory in KiB that may be pinned at a time.
///
/// `CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverSetMaxPinnedMemSize))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxPinnedMemSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxPinnedMemSize(
    max_pinned_size: usize,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverSetMaxPinnedMemSize(max_pinned_size) };
    (returned,)
}

/// Enables or disables polling for the completion of requests up to a size in KiB.
///
/// `CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverSetPollMode))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetPollMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetPollMode(
    poll: bool,
    poll_threshold_size: usize,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverSetPollMode(poll, poll_threshold_size) };
    (returned,)
}

/// Returns the value of a Boolean parameter, such as the one for polling.
///
/// `CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterBool))]
///
/// Returns `(CUfileError_t, value: _Bool)`.
///
/// - `value`: out
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterBool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterBool(
    param: CUFileBoolConfigParameter_t,
) -> (CUfileError_t, bool) {
    let mut value: bool = output::zeroed();
    let returned = unsafe { sys::cuFileGetParameterBool(param, &mut value) };
    (returned, value)
}

/// Returns the value of a numeric parameter, such as the number of threads.
///
/// `CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterSizeT))]
///
/// Returns `(CUfileError_t, value: size_t)`.
///
/// - `value`: out
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterSizeT).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
) -> (CUfileError_t, usize) {
    let mut value: usize = output::zeroed();
    let returned = unsafe { sys::cuFileGetParameterSizeT(param, &mut value) };
    (returned, value)
}

/// Returns the value of a string parameter, such as the log directory.
///
/// `CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterString))]
///
/// - `desc_str`: out, a buffer for a string whose size in bytes is passed as `len`
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: &mut [u8],
) -> (CUfileError_t,) {
    let returned = unsafe {
        sys::cuFileGetParameterString(param, args::as_mut_ptr(desc_str).cast(), args::count(desc_str.len()))
    };
    (returned,)
}

/// Returns the version of cuFile as 1000·major + 10·minor.
///
/// `CUfileError_t cuFileGetVersion(int *version)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetVersion))]
///
/// Returns `(CUfileError_t, version: int)`.
///
/// - `version`: out
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetVersion() -> (CUfileError_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cuFileGetVersion(&mut version) };
    (returned, version)
}

/// Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.
///
/// `CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileHandleRegister))]
///
/// Returns `(CUfileError_t, fh: CUfileHandle_t)`.
///
/// - `fh`: out
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleRegister).
///
/// # Safety
///
/// - `descr` is used after the call returns: keep it alive and do not modify it as long as `fh` exists.
/// - Pointers, handles and lengths in `descr` must stay valid as long as `fh` exists.
#[inline]
pub unsafe fn cuFileHandleRegister(
    descr: &CUfileDescr_t,
) -> (CUfileError_t, CUfileHandle_t) {
    let mut fh: CUfileHandle_t = output::zeroed();
    let returned = unsafe { sys::cuFileHandleRegister(&mut fh, core::ptr::from_ref(descr).cast_mut()) };
    (returned, fh)
}

/// Reads from a file synchronously into GPU or host memory, and returns the byte count or a negative error code.
///
/// `ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileRead))]
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileRead).
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

/// Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.
///
/// `CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned cufile::cuFileReadAsync))]
///
/// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_read_p`: in, an address, passed unchanged
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadAsync).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
/// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
/// - `bytes_read_p`: valid memory of `1` elements, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuFileReadAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_read_p: *mut ssize_t,
    stream: driver::CUstream,
) -> (CUfileError_t,) {
    let returned = unsafe {
        sys::cuFileReadAsync(fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream)
    };
    (returned,)
}

/// Sets a Boolean parameter, such as the one for polling, before the driver is opened.
///
/// `CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetParameterBool))]
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterBool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterBool(
    param: CUFileBoolConfigParameter_t,
    value: bool,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileSetParameterBool(param, value) };
    (returned,)
}

/// Sets a numeric parameter, such as the number of threads, before the driver is opened.
///
/// `CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetParameterSizeT))]
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterSizeT).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
    value: usize,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileSetParameterSizeT(param, value) };
    (returned,)
}

/// Sets a string parameter, such as the log directory, before the driver is opened.
///
/// `CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetParameterString))]
///
/// - `desc_str`: in, string
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: &CStr,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileSetParameterString(param, desc_str.as_ptr()) };
    (returned,)
}

/// Frees the resources that `cuFileStreamRegister` allocated for a stream.
///
/// `CUfileError_t cuFileStreamDeregister(CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned cufile::cuFileStreamDeregister))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamDeregister).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuFileStreamDeregister(stream: driver::CUstream) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileStreamDeregister(stream) };
    (returned,)
}

/// Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.
///
/// `CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned cufile::cuFileStreamRegister))]
///
/// - `flags`: in, flags: [`CU_FILE_STREAM_FIXED_BUF_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_SIZE`], [`CU_FILE_STREAM_PAGE_ALIGNED_INPUTS`]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamRegister).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuFileStreamRegister(
    stream: driver::CUstream,
    flags: u32,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileStreamRegister(stream, flags) };
    (returned,)
}

/// Returns the reference count of the cuFile driver in this process.
///
/// `long cuFileUseCount(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileUseCount))]
///
/// Returns `(CUfileError_t, counted: long)`.
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileUseCount).
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

/// Writes GPU or host memory synchronously to a file, and returns the byte count or a negative error code.
///
/// `ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileWrite))]
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWrite).
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

/// Writes memory to a file in stream order; sizes and offsets are evaluated at execution.
///
/// `CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned cufile::cuFileWriteAsync))]
///
/// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_written_p`: in, an address, passed unchanged
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWriteAsync).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
/// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
/// - `bytes_written_p`: valid memory of `1` elements, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuFileWriteAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_written_p: *mut ssize_t,
    stream: driver::CUstream,
) -> (CUfileError_t,) {
    let returned = unsafe {
        sys::cuFileWriteAsync(fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream)
    };
    (returned,)
}
