//! Functions: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Cancels the transfers of a batch that have not ended.
///
/// `CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOCancel).
///
/// # Safety
///
/// `batch_idp`: a live handle.
#[inline]
pub unsafe fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> (CUfileError_t,) {
    (unsafe { sys::cuFileBatchIOCancel(batch_idp) },)
}

/// Waits for some transfers of a batch to end, up to a timeout, and tells their outcome.
///
/// `CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)`
///
/// Returns `(CUfileError_t, nr: unsigned int)`.
///
/// - `nr`: in: the length of `iocbp`; out
/// - `iocbp`: out, array, length `nr`
/// - `timeout`: in; `None` passes NULL
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - Pointers in `iocbp` are borrowed; they are valid until their owner changes or is destroyed.
#[inline]
pub unsafe fn cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t,
    min_nr: u32,
    iocbp: &mut [CUfileIOEvents_t],
    timeout: Option<&timespec>,
) -> (CUfileError_t, u32) {
    let mut nr: u32 = args::count(iocbp.len());
    let returned = unsafe {
        sys::cuFileBatchIOGetStatus(
            batch_idp,
            min_nr,
            &mut nr,
            args::as_mut_ptr(iocbp),
            args::option_ptr(timeout).cast_mut(),
        )
    };
    (returned, nr)
}

/// Makes a batch of up to a number of transfers.
///
/// `CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)`
///
/// Returns `(CUfileError_t, batch_idp: CUfileBatchHandle_t)`.
///
/// - `batch_idp`: out
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSetUp).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileBatchIOSetUp(nr: u32) -> (CUfileError_t, CUfileBatchHandle_t) {
    let mut batch_idp: CUfileBatchHandle_t = output::zeroed();
    let returned = unsafe { sys::cuFileBatchIOSetUp(&mut batch_idp, nr) };
    (returned, batch_idp)
}

/// Starts transfers of a batch, some of them reads, some writes.
///
/// `CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `nr`: in; the length of `iocbp`
/// - `iocbp`: in, array, length `nr`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSubmit).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - Pointers, handles and lengths in `iocbp` are valid as long as `batch_idp` exists.
#[inline]
pub unsafe fn cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t,
    iocbp: &[CUfileIOParams_t],
    flags: u32,
) -> (CUfileError_t,) {
    (
        unsafe {
            sys::cuFileBatchIOSubmit(
                batch_idp,
                args::count(iocbp.len()),
                args::as_ptr(iocbp).cast_mut(),
                flags,
            )
        },
    )
}

/// Undoes `cuFileBufRegister` for the memory that starts at an address.
///
/// `CUfileError_t cuFileBufDeregister(const void *bufPtr_base)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufDeregister).
///
/// # Safety
///
/// `bufPtr_base`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
#[inline]
pub unsafe fn cuFileBufDeregister(bufPtr_base: *const c_void) -> (CUfileError_t,) {
    (unsafe { sys::cuFileBufDeregister(bufPtr_base) },)
}

/// Pins a range of GPU memory for transfers, which saves a copy through bounce buffers.
///
/// `CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
/// - `flags`: in, flags: [`CU_FILE_RDMA_REGISTER`], [`CU_FILE_RDMA_RELAXED_ORDERING`], [`CU_FILE_RDMA_RESET_TOKEN`], [`CU_FILE_RDMA_RESET_TOKEN_FAILED`]
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister).
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
    (unsafe { sys::cuFileBufRegister(bufPtr_base, length, flags) },)
}

/// Ends GPUDirect Storage for the process and frees its buffers.
///
/// `CUfileError_t cuFileDriverClose_v2(void)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose).
///
/// # Safety
///
/// No thread uses what the library has returned during or after the call.
#[inline]
pub unsafe fn cuFileDriverClose() -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverClose_v2() },)
}

/// The symbol behind [`cuFileDriverClose`].
pub use self::cuFileDriverClose as cuFileDriverClose_v2;

/// Tells how peer-to-peer transfers with a kind of storage may go, such as by DMA-BUF.
///
/// `CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)`
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

/// Tells the driver's version, features and limits, with sizes in KiB.
///
/// `CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)`
///
/// Returns `(CUfileError_t, props: CUfileDrvProps_t)`.
///
/// - `props`: out
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverGetProperties() -> (CUfileError_t, CUfileDrvProps_t) {
    let mut props = output::Slack::<CUfileDrvProps_t>::new();
    let returned = unsafe { sys::cuFileDriverGetProperties(props.slot()) };
    (returned, props.take())
}

/// Starts GPUDirect Storage for the process; otherwise the first use does it.
///
/// `CUfileError_t cuFileDriverOpen(void)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverOpen).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverOpen() -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverOpen() },)
}

/// Sets the GPU memory in KiB that is kept for bounce buffers.
///
/// `CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxCacheSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverSetMaxCacheSize(max_cache_size) },)
}

/// Sets the largest piece of a direct transfer in KiB, in multiples of 64 KiB.
///
/// `CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxDirectIOSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxDirectIOSize(
    max_direct_io_size: usize,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverSetMaxDirectIOSize(max_direct_io_size) },)
}

/// Sets the GPU memory in KiB that may be pinned at a time.
///
/// `CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxPinnedMemSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetMaxPinnedMemSize(
    max_pinned_size: usize,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverSetMaxPinnedMemSize(max_pinned_size) },)
}

/// Sets how peer-to-peer transfers with a kind of storage may go, such as by DMA-BUF.
///
/// `CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)`
///
/// Returns `(CUfileError_t,)`.
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
    (unsafe { sys::cuFileDriverSetP2PFlags(status_flag, p2p_flags) },)
}

/// Turns polling for completion on or off for requests up to a size in KiB.
///
/// `CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetPollMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileDriverSetPollMode(
    poll: bool,
    poll_threshold_size: usize,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileDriverSetPollMode(poll, poll_threshold_size) },)
}

/// Writes the PCIe topology that cuFile has found to a file.
///
/// `CUfileError_t cuFileExportPCIeTopology(const char *filename)`
///
/// Returns `(CUfileError_t,)`.
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
    (unsafe { sys::cuFileExportPCIeTopology(filename.as_ptr()) },)
}

/// Tells the size of a GPU's BAR, in KiB.
///
/// `CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)`
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

/// Tells the value of an on/off setting, such as use of polling.
///
/// `CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)`
///
/// Returns `(CUfileError_t, value: _Bool)`.
///
/// - `value`: out
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterBool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterBool(
    param: CUFileBoolConfigParameter_t,
) -> (CUfileError_t, bool) {
    let mut value: bool = output::zeroed();
    let returned = unsafe { sys::cuFileGetParameterBool(param, &mut value) };
    (returned, value)
}

/// Tells the sizes and counts of the slabs of bounce buffers on GPUs.
///
/// `CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `size_values`: out, array, length `len`
/// - `count_values`: out, array, length `len`
/// - `len`: in; the length of `size_values`, `count_values`
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
            "cuFileGetParameterGpuBounceBufferSlabArray",
            "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    (
        unsafe {
            sys::cuFileGetParameterGpuBounceBufferSlabArray(
                args::as_mut_ptr(size_values),
                args::as_mut_ptr(count_values),
                args::count(len),
            )
        },
    )
}

/// Tells the smallest and the largest value that a numeric setting can have.
///
/// `CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)`
///
/// Returns `(CUfileError_t, min_value: size_t, max_value: size_t)`.
///
/// - `min_value`: out
/// - `max_value`: out
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
    let returned = unsafe {
        sys::cuFileGetParameterMinMaxValue(param, &mut min_value, &mut max_value)
    };
    (returned, min_value, max_value)
}

/// Tells the sizes and counts of the slabs of host memory for POSIX transfers.
///
/// `CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `size_values`: out, array, length `len`
/// - `count_values`: out, array, length `len`
/// - `len`: in; the length of `size_values`, `count_values`
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
            "cuFileGetParameterPosixPoolSlabArray",
            "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    (
        unsafe {
            sys::cuFileGetParameterPosixPoolSlabArray(
                args::as_mut_ptr(size_values),
                args::as_mut_ptr(count_values),
                args::count(len),
            )
        },
    )
}

/// Tells the value of a numeric setting, such as the number of threads.
///
/// `CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)`
///
/// Returns `(CUfileError_t, value: size_t)`.
///
/// - `value`: out
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterSizeT).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
) -> (CUfileError_t, usize) {
    let mut value: usize = output::zeroed();
    let returned = unsafe { sys::cuFileGetParameterSizeT(param, &mut value) };
    (returned, value)
}

/// Tells the value of a text setting, such as the folder of the log.
///
/// `CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `desc_str`: out, a buffer for a string of up to `len` bytes
/// - `len`: in; the length of `desc_str`
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: &mut [u8],
) -> (CUfileError_t,) {
    (
        unsafe {
            sys::cuFileGetParameterString(
                param,
                args::as_mut_ptr(desc_str).cast(),
                args::count(desc_str.len()),
            )
        },
    )
}

/// Tells statistics of the process: operations, bytes, times and errors.
///
/// `CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)`
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
    let mut stats = output::Slack::<CUfileStatsLevel1_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL1(stats.slot()) };
    (returned, stats.take())
}

/// Tells statistics of the process with a histogram of transfer sizes.
///
/// `CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)`
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
    let mut stats = output::Slack::<CUfileStatsLevel2_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL2(stats.slot()) };
    (returned, stats.take())
}

/// Tells statistics of the process and of each GPU.
///
/// `CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)`
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
    let mut stats = output::Slack::<CUfileStatsLevel3_t>::new();
    let returned = unsafe { sys::cuFileGetStatsL3(stats.slot()) };
    (returned, stats.take())
}

/// Tells how detailed the statistics are, from 0 (none) to 3.
///
/// `CUfileError_t cuFileGetStatsLevel(int *level)`
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

/// Tells the cuFile version, as 1000·major + 10·minor.
///
/// `CUfileError_t cuFileGetVersion(int *version)`
///
/// Returns `(CUfileError_t, version: int)`.
///
/// - `version`: out
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileGetVersion() -> (CUfileError_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cuFileGetVersion(&mut version) };
    (returned, version)
}

/// Makes a handle for transfers of an open file, given its descriptor or user-space file system.
///
/// `CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)`
///
/// Returns `(CUfileError_t, fh: CUfileHandle_t)`.
///
/// - `fh`: out
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleRegister).
///
/// # Safety
///
/// Pointers, handles and lengths in `descr` are valid as long as `fh` exists.
#[inline]
pub unsafe fn cuFileHandleRegister(
    descr: &CUfileDescr_t,
) -> (CUfileError_t, CUfileHandle_t) {
    let mut fh: CUfileHandle_t = output::zeroed();
    let returned = unsafe {
        sys::cuFileHandleRegister(&mut fh, core::ptr::from_ref(descr).cast_mut())
    };
    (returned, fh)
}

/// Reads bytes of a file into memory in stream order; sizes and offsets are read when it runs.
///
/// `CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
/// - `size_p`: in, an address, passed unchanged
/// - `file_offset_p`: in, an address, passed unchanged
/// - `bufPtr_offset_p`: in, an address, passed unchanged
/// - `bytes_read_p`: in, an address, passed unchanged
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadAsync).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL is one).
/// - `bufPtr_base`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `size_p`: valid memory of `1` elements, until this call completes on `stream`.
/// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until this call completes on `stream`.
/// - `bytes_read_p`: valid memory of `1` elements, until this call completes on `stream`.
#[inline]
pub unsafe fn cuFileReadAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_read_p: *mut ssize_t,
    stream: driver::CUstream,
) -> (CUfileError_t,) {
    (
        unsafe {
            sys::cuFileReadAsync(
                fh,
                bufPtr_base,
                size_p,
                file_offset_p,
                bufPtr_offset_p,
                bytes_read_p,
                stream,
            )
        },
    )
}

/// Reads bytes of a file into several pieces of memory and waits; returns the count, or a negative error.
///
/// `ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
///
/// Returns `ssize_t`.
///
/// - `iov`: in, array, length `iovcnt`
/// - `iovcnt`: in; the length of `iov`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadv).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - Pointers, handles and lengths in `iov` are valid.
#[inline]
pub unsafe fn cuFileReadv(
    fh: CUfileHandle_t,
    iov: &[CUfileIOVec_t],
    file_offset: off_t,
    flags: u32,
) -> ssize_t {
    unsafe {
        sys::cuFileReadv(
            fh,
            args::as_ptr(iov),
            args::count(iov.len()),
            file_offset,
            flags,
        )
    }
}

/// Turns a setting on or off, before the driver opens.
///
/// `CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterBool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterBool(
    param: CUFileBoolConfigParameter_t,
    value: bool,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileSetParameterBool(param, value) },)
}

/// Sets the sizes and counts of the slabs of bounce buffers on GPUs.
///
/// `CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `size_values`: in, array, length `len`
/// - `count_values`: in, array, length `len`
/// - `len`: in; the length of `size_values`, `count_values`
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
            "cuFileSetParameterGpuBounceBufferSlabArray",
            "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    (
        unsafe {
            sys::cuFileSetParameterGpuBounceBufferSlabArray(
                args::as_ptr(size_values),
                args::as_ptr(count_values),
                args::count(len),
            )
        },
    )
}

/// Sets the sizes and counts of the slabs of host memory for POSIX transfers.
///
/// `CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `size_values`: in, array, length `len`
/// - `count_values`: in, array, length `len`
/// - `len`: in; the length of `size_values`, `count_values`
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
            "cuFileSetParameterPosixPoolSlabArray",
            "the lengths of `size_values`, `count_values` disagree",
        );
        return (CUfileError_t::INVALID_ARGUMENT,);
    };
    (
        unsafe {
            sys::cuFileSetParameterPosixPoolSlabArray(
                args::as_ptr(size_values),
                args::as_ptr(count_values),
                args::count(len),
            )
        },
    )
}

/// Sets a numeric setting, such as the number of threads, before the driver opens.
///
/// `CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterSizeT).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
    value: usize,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileSetParameterSizeT(param, value) },)
}

/// Sets a text setting, such as the folder of the log, before the driver opens.
///
/// `CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `desc_str`: in, string
///
/// In `cufile.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: &CStr,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileSetParameterString(param, desc_str.as_ptr()) },)
}

/// Sets how detailed the statistics are, from 0 (none) to 3.
///
/// `CUfileError_t cuFileSetStatsLevel(int level)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetStatsLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileSetStatsLevel(level: i32) -> (CUfileError_t,) {
    (unsafe { sys::cuFileSetStatsLevel(level) },)
}

/// Sets all statistics back to zero.
///
/// `CUfileError_t cuFileStatsReset(void)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsReset).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsReset() -> (CUfileError_t,) {
    (unsafe { sys::cuFileStatsReset() },)
}

/// Begins to count statistics.
///
/// `CUfileError_t cuFileStatsStart(void)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStart).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsStart() -> (CUfileError_t,) {
    (unsafe { sys::cuFileStatsStart() },)
}

/// Stops counting statistics; what was counted stays.
///
/// `CUfileError_t cuFileStatsStop(void)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStop).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFileStatsStop() -> (CUfileError_t,) {
    (unsafe { sys::cuFileStatsStop() },)
}

/// Frees what `cuFileStreamRegister` prepared for a stream.
///
/// `CUfileError_t cuFileStreamDeregister(CUstream stream)`
///
/// Returns `(CUfileError_t,)`.
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamDeregister).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL is one).
#[inline]
pub unsafe fn cuFileStreamDeregister(stream: driver::CUstream) -> (CUfileError_t,) {
    (unsafe { sys::cuFileStreamDeregister(stream) },)
}

/// Prepares a stream for asynchronous transfers; flags promise which arguments are fixed or aligned.
///
/// `CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `flags`: in, flags: [`CU_FILE_STREAM_FIXED_BUF_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_OFFSET`], [`CU_FILE_STREAM_FIXED_FILE_SIZE`], [`CU_FILE_STREAM_PAGE_ALIGNED_INPUTS`]
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamRegister).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL is one).
#[inline]
pub unsafe fn cuFileStreamRegister(
    stream: driver::CUstream,
    flags: u32,
) -> (CUfileError_t,) {
    (unsafe { sys::cuFileStreamRegister(stream, flags) },)
}

/// Writes bytes of memory to a file in stream order; sizes and offsets are read when it runs.
///
/// `CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)`
///
/// Returns `(CUfileError_t,)`.
///
/// - `bufPtr_base`: in, an address, passed unchanged
/// - `size_p`: in, an address, passed unchanged
/// - `file_offset_p`: in, an address, passed unchanged
/// - `bufPtr_offset_p`: in, an address, passed unchanged
/// - `bytes_written_p`: in, an address, passed unchanged
///
/// In `cufile.h` since CUDA 12.6 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWriteAsync).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL is one).
/// - `bufPtr_base`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `size_p`: valid memory of `1` elements, until this call completes on `stream`.
/// - `file_offset_p`, `bufPtr_offset_p`: valid memory of `1` elements, until this call completes on `stream`.
/// - `bytes_written_p`: valid memory of `1` elements, until this call completes on `stream`.
#[inline]
pub unsafe fn cuFileWriteAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_written_p: *mut ssize_t,
    stream: driver::CUstream,
) -> (CUfileError_t,) {
    (
        unsafe {
            sys::cuFileWriteAsync(
                fh,
                bufPtr_base,
                size_p,
                file_offset_p,
                bufPtr_offset_p,
                bytes_written_p,
                stream,
            )
        },
    )
}

/// Writes several pieces of memory to a file and waits; returns the count, or a negative error.
///
/// `ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)`
///
/// Returns `ssize_t`.
///
/// - `iov`: in, array, length `iovcnt`
/// - `iovcnt`: in; the length of `iov`
/// - `flags`: in; must be 0
///
/// In `cufile.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWritev).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - Pointers, handles and lengths in `iov` are valid.
#[inline]
pub unsafe fn cuFileWritev(
    fh: CUfileHandle_t,
    iov: &[CUfileIOVec_t],
    file_offset: off_t,
    flags: u32,
) -> ssize_t {
    unsafe {
        sys::cuFileWritev(
            fh,
            args::as_ptr(iov),
            args::count(iov.len()),
            file_offset,
            flags,
        )
    }
}
