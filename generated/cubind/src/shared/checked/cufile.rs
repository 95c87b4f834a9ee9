//! cuFile: functions that return [`Result`]s, and its types. See [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::cufile as raw;
#[allow(unused_imports)]
use raw::CUFILE;
#[allow(unused_imports)]
use crate::shared::driver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::cufile::all_types::*;

checked! {
    CUFILE, CUfileError_t;
    /// Reads bytes of a file into GPU or host memory and waits; returns the count, or a negative error.
    ///
    /// - `bufPtr_base`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `bufPtr_base`: valid memory of `size` bytes.
    fn cuFileRead(
        fh: CUfileHandle_t, bufPtr_base: *mut c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t,
    ) -> ssize_t;
    /// Returns how many users of the driver this process has now.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileUseCount() -> core::ffi::c_long;
    /// Writes bytes of GPU or host memory to a file and waits; returns the count, or a negative error.
    ///
    /// - `bufPtr_base`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - `bufPtr_base`: valid memory of the size that the other arguments imply.
    fn cuFileWrite(
        fh: CUfileHandle_t, bufPtr_base: *const c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t,
    ) -> ssize_t;
}
