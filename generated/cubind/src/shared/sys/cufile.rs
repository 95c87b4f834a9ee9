//! The C functions, as the library exports them: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::cufile::{CUFILE, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;

sys! {
    CUFILE, Err(_) => ();

    /// `void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)`
    ///
    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t);

    /// `void cuFileHandleDeregister(CUfileHandle_t fh)`
    ///
    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileHandleDeregister(fh: CUfileHandle_t);
}

sys! {
    CUFILE, Err(_) => output::zeroed();

    /// `ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
    ///
    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileRead(fh: CUfileHandle_t, bufPtr_base: *mut c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t) -> ssize_t;

    /// `long cuFileUseCount(void)`
    ///
    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileUseCount() -> core::ffi::c_long;

    /// `ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
    ///
    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileWrite(fh: CUfileHandle_t, bufPtr_base: *const c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t) -> ssize_t;
}
