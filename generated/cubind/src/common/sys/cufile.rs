//! C functions with identical declarations in all major versions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cufile, CUFILE, Err(missing) => missing.count::<CUfileError_t>() as core::ffi::c_long;

    #[called_by(cuFileUseCount)]
    fn cuFileUseCount() -> core::ffi::c_long;
}

sys! {
    cufile, CUFILE, Err(missing) => missing.count::<CUfileError_t>() as ssize_t;

    #[called_by(cuFileRead)]
    fn cuFileRead(fh: CUfileHandle_t, bufPtr_base: *mut c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t) -> ssize_t;

    #[called_by(cuFileWrite)]
    fn cuFileWrite(fh: CUfileHandle_t, bufPtr_base: *const c_void, size: usize, file_offset: off_t, bufPtr_offset: off_t) -> ssize_t;
}

sys! {
    cufile, CUFILE, Err(missing) => missing.status();

    #[called_by(cuFileBatchIOCancel)]
    fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> CUfileError_t;

    #[called_by(cuFileBatchIOGetStatus)]
    fn cuFileBatchIOGetStatus(batch_idp: CUfileBatchHandle_t, min_nr: u32, nr: *mut u32, iocbp: *mut CUfileIOEvents_t, timeout: *mut timespec) -> CUfileError_t;

    #[called_by(cuFileBatchIOSetUp)]
    fn cuFileBatchIOSetUp(batch_idp: *mut CUfileBatchHandle_t, nr: u32) -> CUfileError_t;

    #[called_by(cuFileBatchIOSubmit)]
    fn cuFileBatchIOSubmit(batch_idp: CUfileBatchHandle_t, nr: u32, iocbp: *mut CUfileIOParams_t, flags: u32) -> CUfileError_t;

    #[called_by(cuFileBufDeregister)]
    fn cuFileBufDeregister(bufPtr_base: *const c_void) -> CUfileError_t;

    #[called_by(cuFileBufRegister)]
    fn cuFileBufRegister(bufPtr_base: *const c_void, length: usize, flags: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileDriverClose(void)`
    ///
    /// In `cufile.h` since at least CUDA 12.6.
    ///
    /// Older ABI version. In the headers, this name refers to `cuFileDriverClose_v2`, which [`cuFileDriverClose`](raw::cuFileDriverClose) calls.
    fn cuFileDriverClose() -> CUfileError_t;

    #[called_by(cuFileDriverClose)]
    fn cuFileDriverClose_v2() -> CUfileError_t;

    #[called_by(cuFileDriverGetProperties)]
    fn cuFileDriverGetProperties(props: *mut CUfileDrvProps_t) -> CUfileError_t;

    #[called_by(cuFileDriverOpen)]
    fn cuFileDriverOpen() -> CUfileError_t;

    #[called_by(cuFileDriverSetMaxCacheSize)]
    fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> CUfileError_t;

    #[called_by(cuFileDriverSetMaxDirectIOSize)]
    fn cuFileDriverSetMaxDirectIOSize(max_direct_io_size: usize) -> CUfileError_t;

    #[called_by(cuFileDriverSetMaxPinnedMemSize)]
    fn cuFileDriverSetMaxPinnedMemSize(max_pinned_size: usize) -> CUfileError_t;

    #[called_by(cuFileDriverSetPollMode)]
    fn cuFileDriverSetPollMode(poll: bool, poll_threshold_size: usize) -> CUfileError_t;

    #[called_by(cuFileGetParameterBool)]
    #[since = "12.9"]
    fn cuFileGetParameterBool(param: CUFileBoolConfigParameter_t, value: *mut bool) -> CUfileError_t;

    #[called_by(cuFileGetParameterSizeT)]
    #[since = "12.9"]
    fn cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: *mut usize) -> CUfileError_t;

    #[called_by(cuFileGetParameterString)]
    #[since = "12.9"]
    fn cuFileGetParameterString(param: CUFileStringConfigParameter_t, desc_str: *mut core::ffi::c_char, len: i32) -> CUfileError_t;

    #[called_by(cuFileGetVersion)]
    fn cuFileGetVersion(version: *mut i32) -> CUfileError_t;

    #[called_by(cuFileHandleRegister)]
    fn cuFileHandleRegister(fh: *mut CUfileHandle_t, descr: *mut CUfileDescr_t) -> CUfileError_t;

    #[called_by(owned cuFileReadAsync)]
    fn cuFileReadAsync(fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t, bufPtr_offset_p: *mut off_t, bytes_read_p: *mut ssize_t, stream: driver::CUstream) -> CUfileError_t;

    #[called_by(cuFileSetParameterBool)]
    #[since = "12.9"]
    fn cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: bool) -> CUfileError_t;

    #[called_by(cuFileSetParameterSizeT)]
    #[since = "12.9"]
    fn cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: usize) -> CUfileError_t;

    #[called_by(cuFileSetParameterString)]
    #[since = "12.9"]
    fn cuFileSetParameterString(param: CUFileStringConfigParameter_t, desc_str: *const core::ffi::c_char) -> CUfileError_t;

    #[called_by(owned cuFileStreamDeregister)]
    fn cuFileStreamDeregister(stream: driver::CUstream) -> CUfileError_t;

    #[called_by(owned cuFileStreamRegister)]
    fn cuFileStreamRegister(stream: driver::CUstream, flags: u32) -> CUfileError_t;

    #[called_by(owned cuFileWriteAsync)]
    fn cuFileWriteAsync(fh: CUfileHandle_t, bufPtr_base: *mut c_void, size_p: *mut usize, file_offset_p: *mut off_t, bufPtr_offset_p: *mut off_t, bytes_written_p: *mut ssize_t, stream: driver::CUstream) -> CUfileError_t;
}
