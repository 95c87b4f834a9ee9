//! Functions with a `Result` that are identical in all major versions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cufile, CUFILE, CUfileError_t;
    /// Cancels the unfinished transfers of a batch.
    /// # Safety
    ///
    /// `batch_idp`: a live handle.
    fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> ();
    /// Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.
    /// - `iocbp`: out, array, whose length is passed as `nr`
    /// - `timeout`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `batch_idp`: a live handle.
    /// - Pointers in `iocbp` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuFileBatchIOGetStatus(
        batch_idp: CUfileBatchHandle_t, min_nr: u32, iocbp: &mut [CUfileIOEvents_t], timeout: Option<&timespec>,
    ) -> u32;
    /// Creates a batch for up to a given number of transfers.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileBatchIOSetUp(nr: u32) -> CUfileBatchHandle_t;
    /// Submits read and write transfers to a batch.
    /// - `iocbp`: in, array, whose length is passed as `nr`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `batch_idp`: a live handle.
    /// - `iocbp` is used after the call returns: keep it alive and do not modify it as long as `batch_idp` exists.
    /// - Pointers, handles and lengths in `iocbp` must stay valid as long as `batch_idp` exists.
    fn cuFileBatchIOSubmit(batch_idp: CUfileBatchHandle_t, iocbp: &[CUfileIOParams_t], flags: u32) -> ();
    /// Deregisters the range of GPU memory that `cuFileBufRegister` registered at an address.
    /// - `bufPtr_base`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `bufPtr_base` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cuFileBufDeregister(bufPtr_base: *const c_void) -> ();
    #[symbol = cuFileDriverClose_v2]
    /// Shuts down GPUDirect Storage for the process and frees its buffers.
    /// # Safety
    ///
    /// No thread may use objects that the library has returned, during or after the call.
    fn cuFileDriverClose() -> ();
    /// Returns the version, features and limits of the driver, with sizes in KiB.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverGetProperties() -> CUfileDrvProps_t;
    /// Initializes GPUDirect Storage for the process; without this call, the first use does so.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverOpen() -> ();
    /// Sets the maximum amount of GPU memory in KiB for bounce buffers.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> ();
    /// Sets the maximum chunk size of direct transfers in KiB, which must be a multiple of 64.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverSetMaxDirectIOSize(max_direct_io_size: usize) -> ();
    /// Sets the maximum amount of GPU memory in KiB that may be pinned at a time.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverSetMaxPinnedMemSize(max_pinned_size: usize) -> ();
    /// Enables or disables polling for the completion of requests up to a size in KiB.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverSetPollMode(poll: bool, poll_threshold_size: usize) -> ();
    /// Returns the value of a Boolean parameter, such as the one for polling.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> bool;
    /// Returns the value of a numeric parameter, such as the number of threads.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> usize;
    /// Returns the version of cuFile as 1000·major + 10·minor.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetVersion() -> i32;
    /// Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.
    /// # Safety
    ///
    /// - `descr` is used after the call returns: keep it alive and do not modify it as long as `fh` exists.
    /// - Pointers, handles and lengths in `descr` must stay valid as long as `fh` exists.
    fn cuFileHandleRegister(descr: &CUfileDescr_t) -> CUfileHandle_t;
    /// Reads from a file synchronously into GPU or host memory, and returns the byte count or a negative error code.
    /// - `bufPtr_base`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `bufPtr_base`: valid memory of `size` bytes.
    fn cuFileRead(
        fh: CUfileHandle_t, bufPtr_base: *mut c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t,
    ) -> ssize_t;
    #[other = owned]
    /// Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.
    /// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_read_p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    /// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    /// - `bytes_read_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    fn cuFileReadAsync(
        fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t,
        bufPtr_offset_p: *mut off_t, bytes_read_p: *mut ssize_t, stream: driver::CUstream,
    ) -> ();
    /// Sets a Boolean parameter, such as the one for polling, before the driver is opened.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: bool) -> ();
    /// Sets a numeric parameter, such as the number of threads, before the driver is opened.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: usize) -> ();
    /// Sets a string parameter, such as the log directory, before the driver is opened.
    /// - `desc_str`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetParameterString(param: CUFileStringConfigParameter_t, desc_str: &CStr) -> ();
    #[other = owned]
    /// Frees the resources that `cuFileStreamRegister` allocated for a stream.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cuFileStreamDeregister(stream: driver::CUstream) -> ();
    #[other = owned]
    /// Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.
    /// - `flags`: in, flags: [`CU_FILE_STREAM_FIXED_BUF_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_SIZE`], [`CU_FILE_STREAM_PAGE_ALIGNED_INPUTS`]
    ///
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn cuFileStreamRegister(stream: driver::CUstream, flags: u32) -> ();
    /// Returns the reference count of the cuFile driver in this process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileUseCount() -> core::ffi::c_long;
    /// Writes GPU or host memory synchronously to a file, and returns the byte count or a negative error code.
    /// - `bufPtr_base`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `bufPtr_base`: valid memory of the size that the other arguments imply.
    fn cuFileWrite(
        fh: CUfileHandle_t, bufPtr_base: *const c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t,
    ) -> ssize_t;
    #[other = owned]
    /// Writes memory to a file in stream order; sizes and offsets are evaluated at execution.
    /// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_written_p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    /// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    /// - `bytes_written_p`: valid memory of `1` elements, until the call's work completes on `stream`.
    fn cuFileWriteAsync(
        fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t,
        bufPtr_offset_p: *mut off_t, bytes_written_p: *mut ssize_t, stream: driver::CUstream,
    ) -> ();
}

/// Returns the value of a string parameter, such as the log directory.
///
/// Like [`cuFileGetParameterString`](raw::cuFileGetParameterString), but returns a `Result` of a string of any length.
#[cfg_attr(doc, doc = form!(different, cufile cuFileGetParameterString))]
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
) -> Result<CString, support::Error<CUfileError_t>> {
    grow::string(
        called!(CUFILE, cuFileGetParameterString),
        |desc_str| {
            let (returned,) = unsafe { raw::cuFileGetParameterString(param, desc_str) };
            returned
        },
    )
}
