//! Structs and unions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUfileDescr_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileDescr_t {
    /// `CUfileFileHandleType type`.
    pub r#type: CUfileFileHandleType,
    /// `CUfileDescr_t.handle handle`.
    pub handle: CUfileDescr_t_handle,
    /// `const CUfileFSOps_t *fs_ops`.
    pub fs_ops: *const CUfileFSOps_t,
}

layout!(CUfileDescr_t size 24 align 8, r#type at 0, handle at 8, fs_ops at 16);

record!(CUfileDescr_t);

/// `struct CUfileError_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileError_t {
    /// `CUfileOpError err`.
    pub err: CUfileOpError,
    /// `CUresult cu_err`.
    pub cu_err: driver::CUresult,
}

layout!(CUfileError_t size 8 align 4, err at 0, cu_err at 4);

impl Eq for CUfileError_t {}

record!(CUfileError_t);

impl Status for CUfileError_t {
    const SUCCESS: Self = Self {
        err: CUfileOpError::CU_FILE_SUCCESS,
        ..output::zeroed()
    };
    const MISSING_LIBRARY: Self = Self {
        err: CUfileOpError::CU_FILE_DRIVER_NOT_INITIALIZED,
        ..output::zeroed()
    };
    const MISSING_SYMBOL: Self = Self {
        err: CUfileOpError::CU_FILE_DRIVER_VERSION_MISMATCH,
        ..output::zeroed()
    };
    const INVALID_ARGUMENT: Self = Self {
        err: CUfileOpError::CU_FILE_INVALID_VALUE,
        ..output::zeroed()
    };
    fn library() -> &'static Library {
        &CUFILE
    }
    #[inline]
    fn code(self) -> i32 {
        self.err.0
    }
    fn name(self) -> Option<&'static str> {
        self.err.name()
    }
}

record_status!(CUfileError_t, err);

/// `struct CUfileFSOps_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileFSOps_t {
    /// `const char * (*fs_type)(const void *)`.
    pub fs_type: Option<
        unsafe extern "system" fn(*const c_void) -> *const core::ffi::c_char,
    >,
    /// `int (*getRDMADeviceList)(const void *, sockaddr_t **)`.
    pub getRDMADeviceList: Option<
        unsafe extern "system" fn(*const c_void, *mut *mut sockaddr_t) -> i32,
    >,
    /// `int (*getRDMADevicePriority)(const void *, char *, size_t, loff_t, const sockaddr_t *)`.
    pub getRDMADevicePriority: Option<
        unsafe extern "system" fn(*const c_void, *mut core::ffi::c_char, usize, loff_t, *const sockaddr_t) -> i32,
    >,
    /// `ssize_t (*read)(const void *, char *, size_t, loff_t, const cufileRDMAInfo_t *)`.
    pub read: Option<
        unsafe extern "system" fn(
            *const c_void, *mut core::ffi::c_char, usize, loff_t, *const cufileRDMAInfo_t,
        ) -> ssize_t,
    >,
    /// `ssize_t (*write)(const void *, const char *, size_t, loff_t, const cufileRDMAInfo_t *)`.
    pub write: Option<
        unsafe extern "system" fn(
            *const c_void, *const core::ffi::c_char, usize, loff_t, *const cufileRDMAInfo_t,
        ) -> ssize_t,
    >,
}

layout!(
    CUfileFSOps_t size 40 align 8, fs_type at 0, getRDMADeviceList at 8, getRDMADevicePriority at 16, read at 24,
    write at 32
);

record!(CUfileFSOps_t);

/// `struct CUfileIOVec_t`, from `cufile.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileIOVec_t {
    /// `void *base`.
    pub base: *mut c_void,
    /// `size_t len`.
    pub len: usize,
}

layout!(CUfileIOVec_t size 16 align 8, base at 0, len at 8);

impl Eq for CUfileIOVec_t {}

record!(CUfileIOVec_t);

/// `struct CUfileOpCounter_t`, from `cufile.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileOpCounter_t {
    /// `uint64_t ok`.
    pub ok: u64,
    /// `uint64_t err`.
    pub err: u64,
}

layout!(CUfileOpCounter_t size 16 align 8, ok at 0, err at 8);

impl Eq for CUfileOpCounter_t {}

record!(CUfileOpCounter_t);

/// `struct CUfilePerGpuStats_t`, from `cufile.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfilePerGpuStats_t {
    /// `char uuid[16]`.
    pub uuid: [core::ffi::c_char; 16],
    /// `uint64_t read_bytes`.
    pub read_bytes: u64,
    /// `uint64_t read_bw_bytes_per_sec`.
    pub read_bw_bytes_per_sec: u64,
    /// `uint64_t read_utilization`.
    pub read_utilization: u64,
    /// `uint64_t read_duration_us`.
    pub read_duration_us: u64,
    /// `uint64_t n_total_reads`.
    pub n_total_reads: u64,
    /// `uint64_t n_p2p_reads`.
    pub n_p2p_reads: u64,
    /// `uint64_t n_nvfs_reads`.
    pub n_nvfs_reads: u64,
    /// `uint64_t n_posix_reads`.
    pub n_posix_reads: u64,
    /// `uint64_t n_unaligned_reads`.
    pub n_unaligned_reads: u64,
    /// `uint64_t n_dr_reads`.
    pub n_dr_reads: u64,
    /// `uint64_t n_sparse_regions`.
    pub n_sparse_regions: u64,
    /// `uint64_t n_inline_regions`.
    pub n_inline_regions: u64,
    /// `uint64_t n_reads_err`.
    pub n_reads_err: u64,
    /// `uint64_t writes_bytes`.
    pub writes_bytes: u64,
    /// `uint64_t write_bw_bytes_per_sec`.
    pub write_bw_bytes_per_sec: u64,
    /// `uint64_t write_utilization`.
    pub write_utilization: u64,
    /// `uint64_t write_duration_us`.
    pub write_duration_us: u64,
    /// `uint64_t n_total_writes`.
    pub n_total_writes: u64,
    /// `uint64_t n_p2p_writes`.
    pub n_p2p_writes: u64,
    /// `uint64_t n_nvfs_writes`.
    pub n_nvfs_writes: u64,
    /// `uint64_t n_posix_writes`.
    pub n_posix_writes: u64,
    /// `uint64_t n_unaligned_writes`.
    pub n_unaligned_writes: u64,
    /// `uint64_t n_dr_writes`.
    pub n_dr_writes: u64,
    /// `uint64_t n_writes_err`.
    pub n_writes_err: u64,
    /// `uint64_t n_mmap`.
    pub n_mmap: u64,
    /// `uint64_t n_mmap_ok`.
    pub n_mmap_ok: u64,
    /// `uint64_t n_mmap_err`.
    pub n_mmap_err: u64,
    /// `uint64_t n_mmap_free`.
    pub n_mmap_free: u64,
    /// `uint64_t reg_bytes`.
    pub reg_bytes: u64,
}

layout!(
    CUfilePerGpuStats_t size 248 align 8, uuid at 0, read_bytes at 16, read_bw_bytes_per_sec at 24,
    read_utilization at 32, read_duration_us at 40, n_total_reads at 48, n_p2p_reads at 56, n_nvfs_reads at 64,
    n_posix_reads at 72, n_unaligned_reads at 80, n_dr_reads at 88, n_sparse_regions at 96, n_inline_regions at 104,
    n_reads_err at 112, writes_bytes at 120, write_bw_bytes_per_sec at 128, write_utilization at 136,
    write_duration_us at 144, n_total_writes at 152, n_p2p_writes at 160, n_nvfs_writes at 168, n_posix_writes at 176,
    n_unaligned_writes at 184, n_dr_writes at 192, n_writes_err at 200, n_mmap at 208, n_mmap_ok at 216,
    n_mmap_err at 224, n_mmap_free at 232, reg_bytes at 240
);

impl Eq for CUfilePerGpuStats_t {}

record!(CUfilePerGpuStats_t);

/// `struct CUfileStatsLevel1_t`, from `cufile.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileStatsLevel1_t {
    /// `CUfileOpCounter_t read_ops`.
    pub read_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t write_ops`.
    pub write_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t hdl_register_ops`.
    pub hdl_register_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t hdl_deregister_ops`.
    pub hdl_deregister_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t buf_register_ops`.
    pub buf_register_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t buf_deregister_ops`.
    pub buf_deregister_ops: CUfileOpCounter_t,
    /// `uint64_t read_bytes`.
    pub read_bytes: u64,
    /// `uint64_t write_bytes`.
    pub write_bytes: u64,
    /// `uint64_t read_bw_bytes_per_sec`.
    pub read_bw_bytes_per_sec: u64,
    /// `uint64_t write_bw_bytes_per_sec`.
    pub write_bw_bytes_per_sec: u64,
    /// `uint64_t read_lat_avg_us`.
    pub read_lat_avg_us: u64,
    /// `uint64_t write_lat_avg_us`.
    pub write_lat_avg_us: u64,
    /// `uint64_t read_ops_per_sec`.
    pub read_ops_per_sec: u64,
    /// `uint64_t write_ops_per_sec`.
    pub write_ops_per_sec: u64,
    /// `uint64_t read_lat_sum_us`.
    pub read_lat_sum_us: u64,
    /// `uint64_t write_lat_sum_us`.
    pub write_lat_sum_us: u64,
    /// `CUfileOpCounter_t batch_submit_ops`.
    pub batch_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_complete_ops`.
    pub batch_complete_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_setup_ops`.
    pub batch_setup_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_cancel_ops`.
    pub batch_cancel_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_destroy_ops`.
    pub batch_destroy_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_enqueued_ops`.
    pub batch_enqueued_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_posix_enqueued_ops`.
    pub batch_posix_enqueued_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_processed_ops`.
    pub batch_processed_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_posix_processed_ops`.
    pub batch_posix_processed_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_nvfs_submit_ops`.
    pub batch_nvfs_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_p2p_submit_ops`.
    pub batch_p2p_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_aio_submit_ops`.
    pub batch_aio_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_iouring_submit_ops`.
    pub batch_iouring_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_mixed_io_submit_ops`.
    pub batch_mixed_io_submit_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t batch_total_submit_ops`.
    pub batch_total_submit_ops: CUfileOpCounter_t,
    /// `uint64_t batch_read_bytes`.
    pub batch_read_bytes: u64,
    /// `uint64_t batch_write_bytes`.
    pub batch_write_bytes: u64,
    /// `uint64_t batch_read_bw_bytes`.
    pub batch_read_bw_bytes: u64,
    /// `uint64_t batch_write_bw_bytes`.
    pub batch_write_bw_bytes: u64,
    /// `uint64_t batch_submit_lat_avg_us`.
    pub batch_submit_lat_avg_us: u64,
    /// `uint64_t batch_completion_lat_avg_us`.
    pub batch_completion_lat_avg_us: u64,
    /// `uint64_t batch_submit_ops_per_sec`.
    pub batch_submit_ops_per_sec: u64,
    /// `uint64_t batch_complete_ops_per_sec`.
    pub batch_complete_ops_per_sec: u64,
    /// `uint64_t batch_submit_lat_sum_us`.
    pub batch_submit_lat_sum_us: u64,
    /// `uint64_t batch_completion_lat_sum_us`.
    pub batch_completion_lat_sum_us: u64,
    /// `uint64_t last_batch_read_bytes`.
    pub last_batch_read_bytes: u64,
    /// `uint64_t last_batch_write_bytes`.
    pub last_batch_write_bytes: u64,
    /// `CUfileOpCounter_t readv_ops`, since CUDA 13.4.
    pub readv_ops: CUfileOpCounter_t,
    /// `CUfileOpCounter_t writev_ops`, since CUDA 13.4.
    pub writev_ops: CUfileOpCounter_t,
    /// `uint64_t readv_bytes`, since CUDA 13.4.
    pub readv_bytes: u64,
    /// `uint64_t writev_bytes`, since CUDA 13.4.
    pub writev_bytes: u64,
    /// `uint64_t readv_bw_bytes_per_sec`, since CUDA 13.4.
    pub readv_bw_bytes_per_sec: u64,
    /// `uint64_t writev_bw_bytes_per_sec`, since CUDA 13.4.
    pub writev_bw_bytes_per_sec: u64,
    /// `uint64_t readv_lat_avg_us`, since CUDA 13.4.
    pub readv_lat_avg_us: u64,
    /// `uint64_t writev_lat_avg_us`, since CUDA 13.4.
    pub writev_lat_avg_us: u64,
    /// `uint64_t readv_ops_per_sec`, since CUDA 13.4.
    pub readv_ops_per_sec: u64,
    /// `uint64_t writev_ops_per_sec`, since CUDA 13.4.
    pub writev_ops_per_sec: u64,
    /// `uint64_t readv_lat_sum_us`, since CUDA 13.4.
    pub readv_lat_sum_us: u64,
    /// `uint64_t writev_lat_sum_us`, since CUDA 13.4.
    pub writev_lat_sum_us: u64,
}

layout!(
    CUfileStatsLevel1_t size 624 align 8, read_ops at 0, write_ops at 16, hdl_register_ops at 32,
    hdl_deregister_ops at 48, buf_register_ops at 64, buf_deregister_ops at 80, read_bytes at 96, write_bytes at 104,
    read_bw_bytes_per_sec at 112, write_bw_bytes_per_sec at 120, read_lat_avg_us at 128, write_lat_avg_us at 136,
    read_ops_per_sec at 144, write_ops_per_sec at 152, read_lat_sum_us at 160, write_lat_sum_us at 168,
    batch_submit_ops at 176, batch_complete_ops at 192, batch_setup_ops at 208, batch_cancel_ops at 224,
    batch_destroy_ops at 240, batch_enqueued_ops at 256, batch_posix_enqueued_ops at 272, batch_processed_ops at 288,
    batch_posix_processed_ops at 304, batch_nvfs_submit_ops at 320, batch_p2p_submit_ops at 336,
    batch_aio_submit_ops at 352, batch_iouring_submit_ops at 368, batch_mixed_io_submit_ops at 384,
    batch_total_submit_ops at 400, batch_read_bytes at 416, batch_write_bytes at 424, batch_read_bw_bytes at 432,
    batch_write_bw_bytes at 440, batch_submit_lat_avg_us at 448, batch_completion_lat_avg_us at 456,
    batch_submit_ops_per_sec at 464, batch_complete_ops_per_sec at 472, batch_submit_lat_sum_us at 480,
    batch_completion_lat_sum_us at 488, last_batch_read_bytes at 496, last_batch_write_bytes at 504, readv_ops at 512,
    writev_ops at 528, readv_bytes at 544, writev_bytes at 552, readv_bw_bytes_per_sec at 560,
    writev_bw_bytes_per_sec at 568, readv_lat_avg_us at 576, writev_lat_avg_us at 584, readv_ops_per_sec at 592,
    writev_ops_per_sec at 600, readv_lat_sum_us at 608, writev_lat_sum_us at 616
);

impl Eq for CUfileStatsLevel1_t {}

record!(CUfileStatsLevel1_t);

/// `struct CUfileStatsLevel2_t`, from `cufile.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileStatsLevel2_t {
    /// `CUfileStatsLevel1_t basic`.
    pub basic: CUfileStatsLevel1_t,
    /// `uint64_t read_size_kb_hist[32]`.
    pub read_size_kb_hist: [u64; 32],
    /// `uint64_t write_size_kb_hist[32]`.
    pub write_size_kb_hist: [u64; 32],
}

layout!(CUfileStatsLevel2_t size 1136 align 8, basic at 0, read_size_kb_hist at 624, write_size_kb_hist at 880);

impl Eq for CUfileStatsLevel2_t {}

record!(CUfileStatsLevel2_t);

/// `struct CUfileStatsLevel3_t`, from `cufile.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileStatsLevel3_t {
    /// `CUfileStatsLevel2_t detailed`.
    pub detailed: CUfileStatsLevel2_t,
    /// `uint32_t num_gpus`.
    pub num_gpus: u32,
    /// `CUfilePerGpuStats_t per_gpu_stats[16]`.
    pub per_gpu_stats: [CUfilePerGpuStats_t; 16],
}

layout!(CUfileStatsLevel3_t size 5112 align 8, detailed at 0, num_gpus at 1136, per_gpu_stats at 1144);

impl Eq for CUfileStatsLevel3_t {}

record!(CUfileStatsLevel3_t);
