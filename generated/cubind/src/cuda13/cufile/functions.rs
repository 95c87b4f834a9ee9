//! Functions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cufile/functions.rs"]
mod common;
pub use common::*;

/// Registers and pins a range of GPU memory for transfers without bounce buffers.
///
/// `CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBufRegister))]
///
/// - `bufPtr_base`: in, an address, passed unchanged
/// - `flags`: in, flags: [`CU_FILE_RDMA_REGISTER`], [`CU_FILE_RDMA_RELAXED_ORDERING`], [`CU_FILE_RDMA_RESET_TOKEN`], [`CU_FILE_RDMA_RESET_TOKEN_FAILED`]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister).
///
/// # Safety
///
/// `bufPtr_base`: valid memory of the size that the other arguments imply, until `cuFileBufDeregister` is called.
#[inline]
pub unsafe fn cuFileBufRegister(
    bufPtr_base: *const c_void,
    length: usize,
    flags: i32,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileBufRegister(bufPtr_base, length, flags) };
    (returned,)
}

/// Returns the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.
///
/// `CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverGetP2PFlags))]
///
/// Returns `(CUfileError_t, p2p_flags: CUfileP2PFlags_t)`.
///
/// - `p2p_flags`: out
///
/// In `cufile.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetP2PFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverGetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t,
) -> (CUfileError_t, CUfileP2PFlags_t) {
    let mut p2p_flags: CUfileP2PFlags_t = output::zeroed();
    let returned = unsafe { sys::cuFileDriverGetP2PFlags(status_flag, &mut p2p_flags) };
    (returned, p2p_flags)
}

/// Sets the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.
///
/// `CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileDriverSetP2PFlags))]
///
/// In `cufile.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetP2PFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t,
    p2p_flags: CUfileP2PFlags_t,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileDriverSetP2PFlags(status_flag, p2p_flags) };
    (returned,)
}

/// Writes the PCIe topology that cuFile detected to a file.
///
/// `CUfileError_t cuFileExportPCIeTopology(const char *filename)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileExportPCIeTopology))]
///
/// - `filename`: in, string
///
/// In `cufile.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileExportPCIeTopology).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileExportPCIeTopology(filename: &CStr) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileExportPCIeTopology(filename.as_ptr()) };
    (returned,)
}

/// Returns the size of a GPU's BAR in KiB.
///
/// `CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetBARSizeInKB))]
///
/// Returns `(CUfileError_t, barSize: size_t)`.
///
/// - `barSize`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetBARSizeInKB).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetBARSizeInKB(gpuIndex: i32) -> (CUfileError_t, usize) {
    let mut barSize: usize = output::zeroed();
    let returned = unsafe { sys::cuFileGetBARSizeInKB(gpuIndex, &mut barSize) };
    (returned, barSize)
}

/// Returns the sizes and counts of the slabs of GPU bounce buffers.
///
/// `CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterGpuBounceBufferSlabArray))]
///
/// - `size_values`, `count_values`: out, array, whose length is passed as `len`
///
/// In `cufile.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterGpuBounceBufferSlabArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterGpuBounceBufferSlabArray(
    size_values: &mut [usize],
    count_values: &mut [usize],
) -> (CUfileError_t,) {
    let Some(len) = args::same_len([size_values.len(), count_values.len()], []) else {
        refusal::refuse(
            "cuFileGetParameterGpuBounceBufferSlabArray", "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuFileGetParameterGpuBounceBufferSlabArray(
        args::as_mut_ptr(size_values), args::as_mut_ptr(count_values), args::count(len),
    ) };
    (returned,)
}

/// Returns the minimum and maximum values of a numeric parameter.
///
/// `CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterMinMaxValue))]
///
/// Returns `(CUfileError_t, min_value: size_t, max_value: size_t)`.
///
/// - `min_value`, `max_value`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterMinMaxValue).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterMinMaxValue(
    param: CUFileSizeTConfigParameter_t,
) -> (CUfileError_t, usize, usize) {
    let mut min_value: usize = output::zeroed();
    let mut max_value: usize = output::zeroed();
    let returned = unsafe { sys::cuFileGetParameterMinMaxValue(param, &mut min_value, &mut max_value) };
    (returned, min_value, max_value)
}

/// Returns the sizes and counts of the slabs of host memory for POSIX transfers.
///
/// `CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetParameterPosixPoolSlabArray))]
///
/// - `size_values`, `count_values`: out, array, whose length is passed as `len`
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterPosixPoolSlabArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterPosixPoolSlabArray(
    size_values: &mut [usize],
    count_values: &mut [usize],
) -> (CUfileError_t,) {
    let Some(len) = args::same_len([size_values.len(), count_values.len()], []) else {
        refusal::refuse(
            "cuFileGetParameterPosixPoolSlabArray", "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuFileGetParameterPosixPoolSlabArray(
        args::as_mut_ptr(size_values), args::as_mut_ptr(count_values), args::count(len),
    ) };
    (returned,)
}

/// Returns basic statistics of the process: operations, bytes, times and errors.
///
/// `CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetStatsL1))]
///
/// Returns `(CUfileError_t, stats: CUfileStatsLevel1_t)`.
///
/// - `stats`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL1).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetStatsL1() -> (CUfileError_t, CUfileStatsLevel1_t) {
    let mut stats = output::Reserved::<CUfileStatsLevel1_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL1(stats.slot()) };
    (returned, stats.take())
}

/// Returns statistics of the process, including a histogram of transfer sizes.
///
/// `CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetStatsL2))]
///
/// Returns `(CUfileError_t, stats: CUfileStatsLevel2_t)`.
///
/// - `stats`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL2).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetStatsL2() -> (CUfileError_t, CUfileStatsLevel2_t) {
    let mut stats = output::Reserved::<CUfileStatsLevel2_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL2(stats.slot()) };
    (returned, stats.take())
}

/// Returns statistics of the process and of each GPU.
///
/// `CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetStatsL3))]
///
/// Returns `(CUfileError_t, stats: CUfileStatsLevel3_t)`.
///
/// - `stats`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL3).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetStatsL3() -> (CUfileError_t, CUfileStatsLevel3_t) {
    let mut stats = output::Reserved::<CUfileStatsLevel3_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL3(stats.slot()) };
    (returned, stats.take())
}

/// Returns the level of detail of statistics, from 0 (none) to 3.
///
/// `CUfileError_t cuFileGetStatsLevel(int *level)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileGetStatsLevel))]
///
/// Returns `(CUfileError_t, level: int)`.
///
/// - `level`: out
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetStatsLevel() -> (CUfileError_t, i32) {
    let mut level: i32 = output::zeroed();
    let returned = unsafe { sys::cuFileGetStatsLevel(&mut level) };
    (returned, level)
}

/// Reads from a file synchronously into several buffers, and returns the byte count or a negative error code.
///
/// `ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileReadv))]
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `iov`: in, array, whose length is passed as `iovcnt`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadv).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - Pointers, handles and lengths in `iov` must be valid.
#[inline]
pub unsafe fn cuFileReadv(
    fh: CUfileHandle_t,
    iov: &[CUfileIOVec_t],
    file_offset: off_t,
    flags: u32,
) -> (CUfileError_t, ssize_t) {
    let counted = unsafe { sys::cuFileReadv(fh, args::as_ptr(iov), args::count(iov.len()), file_offset, flags) };
    (
        CUfileError_t {
            err: support::code_of_count(counted as i64).into(),
            ..output::zeroed()
        },
        counted,
    )
}

/// Sets the sizes and counts of the slabs of GPU bounce buffers.
///
/// `CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetParameterGpuBounceBufferSlabArray))]
///
/// - `size_values`, `count_values`: in, array, whose length is passed as `len`
///
/// In `cufile.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterGpuBounceBufferSlabArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: &[usize],
    count_values: &[usize],
) -> (CUfileError_t,) {
    let Some(len) = args::same_len([size_values.len(), count_values.len()], []) else {
        refusal::refuse(
            "cuFileSetParameterGpuBounceBufferSlabArray", "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuFileSetParameterGpuBounceBufferSlabArray(
        args::as_ptr(size_values), args::as_ptr(count_values), args::count(len),
    ) };
    (returned,)
}

/// Sets the sizes and counts of the slabs of host memory for POSIX transfers.
///
/// `CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetParameterPosixPoolSlabArray))]
///
/// - `size_values`, `count_values`: in, array, whose length is passed as `len`
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterPosixPoolSlabArray).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterPosixPoolSlabArray(
    size_values: &[usize],
    count_values: &[usize],
) -> (CUfileError_t,) {
    let Some(len) = args::same_len([size_values.len(), count_values.len()], []) else {
        refusal::refuse(
            "cuFileSetParameterPosixPoolSlabArray", "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuFileSetParameterPosixPoolSlabArray(
        args::as_ptr(size_values), args::as_ptr(count_values), args::count(len),
    ) };
    (returned,)
}

/// Sets the level of detail of statistics, from 0 (none) to 3.
///
/// `CUfileError_t cuFileSetStatsLevel(int level)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileSetStatsLevel))]
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetStatsLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetStatsLevel(level: i32) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileSetStatsLevel(level) };
    (returned,)
}

/// Resets all statistics to zero.
///
/// `CUfileError_t cuFileStatsReset(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileStatsReset))]
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsReset).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsReset() -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileStatsReset() };
    (returned,)
}

/// Starts the collection of statistics.
///
/// `CUfileError_t cuFileStatsStart(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileStatsStart))]
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStart).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsStart() -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileStatsStart() };
    (returned,)
}

/// Stops the collection of statistics, but keeps the values.
///
/// `CUfileError_t cuFileStatsStop(void)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileStatsStop))]
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStop).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsStop() -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileStatsStop() };
    (returned,)
}

/// Writes several buffers synchronously to a file, and returns the byte count or a negative error code.
///
/// `ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileWritev))]
///
/// Returns `(CUfileError_t, counted: ssize_t)`.
///
/// - `iov`: in, array, whose length is passed as `iovcnt`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWritev).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - Pointers, handles and lengths in `iov` must be valid.
#[inline]
pub unsafe fn cuFileWritev(
    fh: CUfileHandle_t,
    iov: &[CUfileIOVec_t],
    file_offset: off_t,
    flags: u32,
) -> (CUfileError_t, ssize_t) {
    let counted = unsafe { sys::cuFileWritev(fh, args::as_ptr(iov), args::count(iov.len()), file_offset, flags) };
    (
        CUfileError_t {
            err: support::code_of_count(counted as i64).into(),
            ..output::zeroed()
        },
        counted,
    )
}
