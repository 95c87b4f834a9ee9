//! cuFile with functions that return [`Result`]s: direct file I/O to and from device memory.
//!
//! See [`checked`](super) for this form of the functions. [`cufile`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cufile as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::CUFILE;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cufile::all_types::*;

#[path = "../../common/checked/cufile.rs"]
mod common;
pub use common::*;

checked! {
    cufile, CUFILE, CUfileError_t;
    /// Registers and pins a range of GPU memory for transfers without bounce buffers.
    /// - `bufPtr_base`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`CU_FILE_RDMA_REGISTER`], [`CU_FILE_RDMA_RELAXED_ORDERING`], [`CU_FILE_RDMA_RESET_TOKEN`], [`CU_FILE_RDMA_RESET_TOKEN_FAILED`]
    ///
    /// # Safety
    ///
    /// `bufPtr_base`: valid memory of the size that the other arguments imply, until `cuFileBufDeregister` is called.
    fn cuFileBufRegister(bufPtr_base: *const c_void, length: usize, flags: i32) -> ();
    /// Returns the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t) -> CUfileP2PFlags_t;
    /// Sets the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> ();
    /// Writes the PCIe topology that cuFile detected to a file.
    /// - `filename`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileExportPCIeTopology(filename: &CStr) -> ();
    /// Returns the size of a GPU's BAR in KiB.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetBARSizeInKB(gpuIndex: i32) -> usize;
    /// Returns the sizes and counts of the slabs of GPU bounce buffers.
    /// - `size_values`, `count_values`: out, array, whose length is passed as `len`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetParameterGpuBounceBufferSlabArray(size_values: &mut [usize], count_values: &mut [usize]) -> ();
    /// Returns the minimum and maximum values of a numeric parameter.
    /// Returns `min_value`, `max_value`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t) -> (usize, usize);
    /// Returns the sizes and counts of the slabs of host memory for POSIX transfers.
    /// - `size_values`, `count_values`: out, array, whose length is passed as `len`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetParameterPosixPoolSlabArray(size_values: &mut [usize], count_values: &mut [usize]) -> ();
    /// Returns basic statistics of the process: operations, bytes, times and errors.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetStatsL1() -> CUfileStatsLevel1_t;
    /// Returns statistics of the process, including a histogram of transfer sizes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetStatsL2() -> CUfileStatsLevel2_t;
    /// Returns statistics of the process and of each GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetStatsL3() -> CUfileStatsLevel3_t;
    /// Returns the level of detail of statistics, from 0 (none) to 3.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileGetStatsLevel() -> i32;
    /// Reads from a file synchronously into several buffers, and returns the byte count or a negative error code.
    /// - `iov`: in, array, whose length is passed as `iovcnt`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - Pointers, handles and lengths in `iov` must be valid.
    fn cuFileReadv(fh: CUfileHandle_t, iov: &[CUfileIOVec_t], file_offset: off_t, flags: u32) -> ssize_t;
    /// Sets the sizes and counts of the slabs of GPU bounce buffers.
    /// - `size_values`, `count_values`: in, array, whose length is passed as `len`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetParameterGpuBounceBufferSlabArray(size_values: &[usize], count_values: &[usize]) -> ();
    /// Sets the sizes and counts of the slabs of host memory for POSIX transfers.
    /// - `size_values`, `count_values`: in, array, whose length is passed as `len`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetParameterPosixPoolSlabArray(size_values: &[usize], count_values: &[usize]) -> ();
    /// Sets the level of detail of statistics, from 0 (none) to 3.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileSetStatsLevel(level: i32) -> ();
    /// Resets all statistics to zero.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileStatsReset() -> ();
    /// Starts the collection of statistics.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileStatsStart() -> ();
    /// Stops the collection of statistics, but keeps the values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuFileStatsStop() -> ();
    /// Writes several buffers synchronously to a file, and returns the byte count or a negative error code.
    /// - `iov`: in, array, whose length is passed as `iovcnt`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `fh`: a live handle.
    /// - Pointers, handles and lengths in `iov` must be valid.
    fn cuFileWritev(fh: CUfileHandle_t, iov: &[CUfileIOVec_t], file_offset: off_t, flags: u32) -> ssize_t;
}

#[doc(no_inline)]
pub use self::cuFileDriverClose as cuFileDriverClose_v2;
