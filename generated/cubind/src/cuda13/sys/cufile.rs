//! The C functions, as the library exports them: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cufile::{CUFILE, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;

pub use crate::shared::sys::cufile::*;

#[path = "../../both/sys/cufile.rs"]
mod both;
pub use both::*;

sys! {
    CUFILE, Err(_) => output::zeroed();

    /// `ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
    ///
    /// In `cufile.h` since CUDA 13.4.
    #[since = "13.4"]
    fn cuFileReadv(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;

    /// `ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
    ///
    /// In `cufile.h` since CUDA 13.4.
    #[since = "13.4"]
    fn cuFileWritev(fh: CUfileHandle_t, iov: *const CUfileIOVec_t, iovcnt: usize, file_offset: off_t, flags: u32) -> ssize_t;
}

sys! {
    CUFILE, Err(missing) => missing.status();

    /// `CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)`
    ///
    /// In `cufile.h` since CUDA 13.1.
    #[since = "13.1"]
    fn cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: *mut CUfileP2PFlags_t) -> CUfileError_t;

    /// `CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)`
    ///
    /// In `cufile.h` since CUDA 13.1.
    #[since = "13.1"]
    fn cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> CUfileError_t;

    /// `CUfileError_t cuFileExportPCIeTopology(const char *filename)`
    ///
    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileExportPCIeTopology(filename: *const core::ffi::c_char) -> CUfileError_t;

    /// `CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetBARSizeInKB(gpuIndex: i32, barSize: *mut usize) -> CUfileError_t;

    /// `CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)`
    ///
    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileGetParameterGpuBounceBufferSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t, min_value: *mut usize, max_value: *mut usize) -> CUfileError_t;

    /// `CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetParameterPosixPoolSlabArray(size_values: *mut usize, count_values: *mut usize, len: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL1(stats: *mut CUfileStatsLevel1_t) -> CUfileError_t;

    /// `CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL2(stats: *mut CUfileStatsLevel2_t) -> CUfileError_t;

    /// `CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsL3(stats: *mut CUfileStatsLevel3_t) -> CUfileError_t;

    /// `CUfileError_t cuFileGetStatsLevel(int *level)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileGetStatsLevel(level: *mut i32) -> CUfileError_t;

    /// `CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)`
    ///
    /// In `cufile.h` since CUDA 13.2.
    #[since = "13.2"]
    fn cuFileSetParameterGpuBounceBufferSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileSetParameterPosixPoolSlabArray(size_values: *const usize, count_values: *const usize, len: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileSetStatsLevel(int level)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileSetStatsLevel(level: i32) -> CUfileError_t;

    /// `CUfileError_t cuFileStatsReset(void)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsReset() -> CUfileError_t;

    /// `CUfileError_t cuFileStatsStart(void)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsStart() -> CUfileError_t;

    /// `CUfileError_t cuFileStatsStop(void)`
    ///
    /// In `cufile.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cuFileStatsStop() -> CUfileError_t;
}
