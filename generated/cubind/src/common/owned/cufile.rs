//! Functions with owned handles that are identical in all major versions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    cufile, CUfileError_t;

    safe {
        /// Frees the resources that `cuFileStreamRegister` allocated for a stream.
        fn cuFileStreamDeregister(stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cuFileStreamDeregister(stream.as_handle_or_null())?
        }
    }

    unsafe {}
}

owned! {
    cufile, CUfileError_t;

    safe {}

    unsafe {
        /// Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.
        /// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_read_p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `fh`: a live handle.
        /// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        /// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        /// - `bytes_read_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        fn cuFileReadAsync(
            fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t,
            bufPtr_offset_p: *mut off_t, bytes_read_p: *mut ssize_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cuFileReadAsync(
                fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream.as_handle_or_null(),
            )?
        }
        /// Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.
        /// - `flags`: in, flags: [`CU_FILE_STREAM_FIXED_BUF_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_SIZE`], [`CU_FILE_STREAM_PAGE_ALIGNED_INPUTS`]
        ///
        /// # Safety
        ///
        /// - The stream is deregistered before it is dropped.
        fn cuFileStreamRegister(stream: impl MaybeHandle<driver::CUstream>, flags: u32) -> () {
            checked::cuFileStreamRegister(stream.as_handle_or_null(), flags)?
        }
        /// Writes memory to a file in stream order; sizes and offsets are evaluated at execution.
        /// - `bufPtr_base`, `size_p`, `file_offset_p`, `bufPtr_offset_p`, `bytes_written_p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `fh`: a live handle.
        /// - `bufPtr_base`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `size_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        /// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        /// - `bytes_written_p`: valid memory of `1` elements, until the call's work completes on `stream`.
        fn cuFileWriteAsync(
            fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t,
            bufPtr_offset_p: *mut off_t, bytes_written_p: *mut ssize_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cuFileWriteAsync(
                fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream.as_handle_or_null(),
            )?
        }
    }
}
