//! The functions of the cuFile as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cufile as raw;
#[allow(unused_imports)]
use raw::CUFILE;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cufile::all_types::*;

checked! {
    CUFILE, CUfileError_t;
    fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> ();
    fn cuFileBatchIOGetStatus(
        batch_idp: CUfileBatchHandle_t,
        min_nr: u32,
        iocbp: &mut [CUfileIOEvents_t],
        timeout: Option<&timespec>,
    ) -> u32;
    fn cuFileBatchIOSetUp(nr: u32) -> CUfileBatchHandle_t;
    fn cuFileBatchIOSubmit(
        batch_idp: CUfileBatchHandle_t,
        iocbp: &[CUfileIOParams_t],
        flags: u32,
    ) -> ();
    fn cuFileBufDeregister(bufPtr_base: *const c_void) -> ();
    fn cuFileBufRegister(bufPtr_base: *const c_void, length: usize, flags: i32) -> ();
    fn cuFileDriverClose() -> ();
    fn cuFileDriverGetProperties() -> CUfileDrvProps_t;
    fn cuFileDriverOpen() -> ();
    fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> ();
    fn cuFileDriverSetMaxDirectIOSize(max_direct_io_size: usize) -> ();
    fn cuFileDriverSetMaxPinnedMemSize(max_pinned_size: usize) -> ();
    fn cuFileDriverSetPollMode(poll: bool, poll_threshold_size: usize) -> ();
    fn cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> bool;
    fn cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> usize;
    fn cuFileGetVersion() -> i32;
    fn cuFileHandleRegister(descr: &CUfileDescr_t) -> CUfileHandle_t;
    fn cuFileReadAsync(
        fh: CUfileHandle_t,
        bufPtr_base: *mut c_void,
        size_p: *mut usize,
        file_offset_p: *mut off_t,
        bufPtr_offset_p: *mut off_t,
        bytes_read_p: *mut ssize_t,
        stream: driver::CUstream,
    ) -> ();
    fn cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: bool) -> ();
    fn cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: usize) -> ();
    fn cuFileSetParameterString(
        param: CUFileStringConfigParameter_t,
        desc_str: &CStr,
    ) -> ();
    fn cuFileStreamDeregister(stream: driver::CUstream) -> ();
    fn cuFileStreamRegister(stream: driver::CUstream, flags: u32) -> ();
    fn cuFileWriteAsync(
        fh: CUfileHandle_t,
        bufPtr_base: *mut c_void,
        size_p: *mut usize,
        file_offset_p: *mut off_t,
        bufPtr_offset_p: *mut off_t,
        bytes_written_p: *mut ssize_t,
        stream: driver::CUstream,
    ) -> ();
}

/// As [`cuFileGetParameterString`](raw::cuFileGetParameterString), with a `Result` and a string of any length.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
) -> Result<CString, crate::Error<CUfileError_t>> {
    grow::string(
        called!(CUFILE, cuFileGetParameterString),
        |desc_str| {
            let (returned,) = unsafe { raw::cuFileGetParameterString(param, desc_str) };
            returned
        },
    )
}

#[doc(no_inline)]
pub use self::cuFileDriverClose as cuFileDriverClose_v2;
