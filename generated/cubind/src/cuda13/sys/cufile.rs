//! The C functions, as the library exports them: cuFile.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cufile::CUFILE;
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
    CUFILE, Err(missing) => missing.count::<CUfileError_t>() as ssize_t;

    /// In `cufile.h` since CUDA 13.4.
    #[since = "13.4"]
    fn cuFileReadv(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;

    /// In `cufile.h` since CUDA 13.4.
    #[since = "13.4"]
    fn cuFileWritev(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;
}

sys! {
    CUFILE, Err(missing) => missing.status();

    /// In `cufile.h` since CUDA 13.1.
    #[since = "13.1"]
    fn cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: *mut CUfileP2PFlags_t) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.1.
    #[since = "13.1"]
    fn cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileExportPCIeTopology(filename: *const core::ffi::c_char) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetBARSizeInKB(gpuIndex: i32, barSize: *mut usize) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileGetParameterGpuBounceBufferSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t, min_value: *mut usize, max_value: *mut usize) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetParameterPosixPoolSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL1(stats: *mut CUfileStatsLevel1_t) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL2(stats: *mut CUfileStatsLevel2_t) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL3(stats: *mut CUfileStatsLevel3_t) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsLevel(level: *mut i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileSetParameterGpuBounceBufferSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileSetParameterPosixPoolSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileSetStatsLevel(level: i32) -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsReset() -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsStart() -> CUfileError_t;

    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsStop() -> CUfileError_t;
}
