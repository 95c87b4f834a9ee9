//! The C functions of cuFile, as the library exports them.
//!
//! [`cufile`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cufile::CUFILE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cufile as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cufile::all_types::*;

#[doc(inline)]
pub use crate::shared::sys::cufile::*;

#[path = "../../common/sys/cufile.rs"]
mod common;
pub use common::*;

sys! {
    cufile, CUFILE, Err(missing) => missing.count::<CUfileError_t>() as ssize_t;

    #[called_by(cuFileReadv)]
    #[since = "13.4"]
    fn cuFileReadv(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;

    #[called_by(cuFileWritev)]
    #[since = "13.4"]
    fn cuFileWritev(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;
}

sys! {
    cufile, CUFILE, Err(missing) => missing.status();

    #[called_by(cuFileDriverGetP2PFlags)]
    #[since = "13.1"]
    fn cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: *mut CUfileP2PFlags_t) -> CUfileError_t;

    #[called_by(cuFileDriverSetP2PFlags)]
    #[since = "13.1"]
    fn cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> CUfileError_t;

    #[called_by(cuFileExportPCIeTopology)]
    #[since = "13.2"]
    fn cuFileExportPCIeTopology(filename: *const core::ffi::c_char) -> CUfileError_t;

    #[called_by(cuFileGetBARSizeInKB)]
    #[since = "13.0"]
    fn cuFileGetBARSizeInKB(gpuIndex: i32, barSize: *mut usize) -> CUfileError_t;

    #[called_by(cuFileGetParameterGpuBounceBufferSlabArray)]
    #[since = "13.2"]
    fn cuFileGetParameterGpuBounceBufferSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    #[called_by(cuFileGetParameterMinMaxValue)]
    #[since = "13.0"]
    fn cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t, min_value: *mut usize, max_value: *mut usize) -> CUfileError_t;

    #[called_by(cuFileGetParameterPosixPoolSlabArray)]
    #[since = "13.0"]
    fn cuFileGetParameterPosixPoolSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    #[called_by(cuFileGetStatsL1)]
    #[since = "13.0"]
    fn cuFileGetStatsL1(stats: *mut CUfileStatsLevel1_t) -> CUfileError_t;

    #[called_by(cuFileGetStatsL2)]
    #[since = "13.0"]
    fn cuFileGetStatsL2(stats: *mut CUfileStatsLevel2_t) -> CUfileError_t;

    #[called_by(cuFileGetStatsL3)]
    #[since = "13.0"]
    fn cuFileGetStatsL3(stats: *mut CUfileStatsLevel3_t) -> CUfileError_t;

    #[called_by(cuFileGetStatsLevel)]
    #[since = "13.0"]
    fn cuFileGetStatsLevel(level: *mut i32) -> CUfileError_t;

    #[called_by(cuFileSetParameterGpuBounceBufferSlabArray)]
    #[since = "13.2"]
    fn cuFileSetParameterGpuBounceBufferSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    #[called_by(cuFileSetParameterPosixPoolSlabArray)]
    #[since = "13.0"]
    fn cuFileSetParameterPosixPoolSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    #[called_by(cuFileSetStatsLevel)]
    #[since = "13.0"]
    fn cuFileSetStatsLevel(level: i32) -> CUfileError_t;

    #[called_by(cuFileStatsReset)]
    #[since = "13.0"]
    fn cuFileStatsReset() -> CUfileError_t;

    #[called_by(cuFileStatsStart)]
    #[since = "13.0"]
    fn cuFileStatsStart() -> CUfileError_t;

    #[called_by(cuFileStatsStop)]
    #[since = "13.0"]
    fn cuFileStatsStop() -> CUfileError_t;
}
