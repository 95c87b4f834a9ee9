//! Enumerations: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUFileBoolConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileBoolConfigParameter_t(pub i32);

impl CUFileBoolConfigParameter_t {
    /// 0, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_USE_POLL_MODE: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CUFILE_PARAM_FORCE_COMPAT_MODE: Self = Self(2);
    /// 3, since CUDA 12.9.
    pub const CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE: Self = Self(3);
    /// 4, since CUDA 12.9.
    pub const CUFILE_PARAM_EXECUTION_PARALLEL_IO: Self = Self(4);
    /// 5, since CUDA 12.9.
    pub const CUFILE_PARAM_PROFILE_NVTX: Self = Self(5);
    /// 6, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY: Self = Self(6);
    /// 7, since CUDA 12.9.
    pub const CUFILE_PARAM_USE_PCIP2PDMA: Self = Self(7);
    /// 8, since CUDA 12.9.
    pub const CUFILE_PARAM_PREFER_IO_URING: Self = Self(8);
    /// 9, since CUDA 12.9.
    pub const CUFILE_PARAM_FORCE_ODIRECT_MODE: Self = Self(9);
    /// 10, since CUDA 12.9.
    pub const CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION: Self = Self(10);
    /// 11, since CUDA 12.9.
    pub const CUFILE_PARAM_STREAM_MEMOPS_BYPASS: Self = Self(11);
    /// 12, since CUDA 13.4.
    pub const CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE: Self = Self(12);
    /// 13, since CUDA 13.4.
    pub const CUFILE_PARAM_GDS_FALLBACK_IO: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFILE_PARAM_PROPERTIES_USE_POLL_MODE"),
        (1, "CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE"),
        (2, "CUFILE_PARAM_FORCE_COMPAT_MODE"),
        (3, "CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE"),
        (4, "CUFILE_PARAM_EXECUTION_PARALLEL_IO"),
        (5, "CUFILE_PARAM_PROFILE_NVTX"),
        (6, "CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY"),
        (7, "CUFILE_PARAM_USE_PCIP2PDMA"),
        (8, "CUFILE_PARAM_PREFER_IO_URING"),
        (9, "CUFILE_PARAM_FORCE_ODIRECT_MODE"),
        (10, "CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION"),
        (11, "CUFILE_PARAM_STREAM_MEMOPS_BYPASS"),
        (12, "CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE"),
        (13, "CUFILE_PARAM_GDS_FALLBACK_IO"),
    ];
}

enumeration!(CUFileBoolConfigParameter_t);

/// `enum CUFileSizeTConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileSizeTConfigParameter_t(pub i32);

impl CUFileSizeTConfigParameter_t {
    /// 0, since CUDA 12.9.
    pub const CUFILE_PARAM_PROFILE_STATS: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CUFILE_PARAM_EXECUTION_MAX_IO_THREADS: Self = Self(2);
    /// 3, since CUDA 12.9.
    pub const CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB: Self = Self(3);
    /// 4, since CUDA 12.9.
    pub const CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM: Self = Self(4);
    /// 5, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB: Self = Self(5);
    /// 6, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB: Self = Self(6);
    /// 7, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB: Self = Self(7);
    /// 8, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB: Self = Self(8);
    /// 9, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE: Self = Self(9);
    /// 10, since CUDA 12.9.
    pub const CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB: Self = Self(10);
    /// 11, since CUDA 12.9.
    pub const CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS: Self = Self(11);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFILE_PARAM_PROFILE_STATS"),
        (1, "CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH"),
        (2, "CUFILE_PARAM_EXECUTION_MAX_IO_THREADS"),
        (3, "CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB"),
        (4, "CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM"),
        (5, "CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB"),
        (6, "CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB"),
        (7, "CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB"),
        (8, "CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB"),
        (9, "CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE"),
        (10, "CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB"),
        (11, "CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS"),
    ];
}

enumeration!(CUFileSizeTConfigParameter_t);

/// `enum CUFileStringConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileStringConfigParameter_t(pub i32);

impl CUFileStringConfigParameter_t {
    /// 0, since CUDA 12.9.
    pub const CUFILE_PARAM_LOGGING_LEVEL: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUFILE_PARAM_ENV_LOGFILE_PATH: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CUFILE_PARAM_LOG_DIR: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const CUFILE_PARAM_RDMA_TRANSPORT: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFILE_PARAM_LOGGING_LEVEL"),
        (1, "CUFILE_PARAM_ENV_LOGFILE_PATH"),
        (2, "CUFILE_PARAM_LOG_DIR"),
        (3, "CUFILE_PARAM_RDMA_TRANSPORT"),
    ];
}

enumeration!(CUFileStringConfigParameter_t);

/// `enum CUfileBatchMode_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUfileBatchMode_t(pub i32);

impl CUfileBatchMode_t {
    /// 1, since CUDA 12.6 or earlier.
    pub const CUFILE_BATCH: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[(1, "CUFILE_BATCH")];
}

enumeration!(CUfileBatchMode_t);

/// `enum CUfileDriverControlFlags_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileDriverControlFlags_t(pub i32);

impl CUfileDriverControlFlags_t {
    /// 0, since CUDA 12.6 or earlier.
    pub const CU_FILE_USE_POLL_MODE: Self = Self(0);
    /// 1, since CUDA 12.6 or earlier.
    pub const CU_FILE_ALLOW_COMPAT_MODE: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const CU_FILE_VANILLA_POSIX_IO_MODE: Self = Self(2);
    /// 2, since CUDA 13.2.
    pub const CU_FILE_POSIX_IO_MODE: Self = Self(2);
    /// 4, since CUDA 13.2.
    pub const CU_FILE_FALLBACK_IO_MODE: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FILE_USE_POLL_MODE"),
        (1, "CU_FILE_ALLOW_COMPAT_MODE"),
        (2, "CU_FILE_VANILLA_POSIX_IO_MODE"),
        (2, "CU_FILE_POSIX_IO_MODE"),
        (4, "CU_FILE_FALLBACK_IO_MODE"),
    ];
}

enumeration!(CUfileDriverControlFlags_t);

/// `enum CUfileFeatureFlags_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileFeatureFlags_t(pub i32);

impl CUfileFeatureFlags_t {
    /// 0, since CUDA 12.6 or earlier.
    pub const CU_FILE_DYN_ROUTING_SUPPORTED: Self = Self(0);
    /// 1, since CUDA 12.6 or earlier.
    pub const CU_FILE_BATCH_IO_SUPPORTED: Self = Self(1);
    /// 2, since CUDA 12.6 or earlier.
    pub const CU_FILE_STREAMS_SUPPORTED: Self = Self(2);
    /// 3, since CUDA 12.6 or earlier.
    pub const CU_FILE_PARALLEL_IO_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 13.1.
    pub const CU_FILE_P2P_SUPPORTED: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FILE_DYN_ROUTING_SUPPORTED"),
        (1, "CU_FILE_BATCH_IO_SUPPORTED"),
        (2, "CU_FILE_STREAMS_SUPPORTED"),
        (3, "CU_FILE_PARALLEL_IO_SUPPORTED"),
        (4, "CU_FILE_P2P_SUPPORTED"),
    ];
}

enumeration!(CUfileFeatureFlags_t);

/// `enum CUfileFileHandleType`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUfileFileHandleType(pub i32);

impl CUfileFileHandleType {
    /// 1, since CUDA 12.6 or earlier.
    pub const CU_FILE_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// 2, since CUDA 12.6 or earlier.
    pub const CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// 3, since CUDA 12.6 or earlier.
    pub const CU_FILE_HANDLE_TYPE_USERSPACE_FS: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_FILE_HANDLE_TYPE_OPAQUE_FD"),
        (2, "CU_FILE_HANDLE_TYPE_OPAQUE_WIN32"),
        (3, "CU_FILE_HANDLE_TYPE_USERSPACE_FS"),
    ];
}

enumeration!(CUfileFileHandleType);

/// `enum CUfileOpcode_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileOpcode_t(pub i32);

impl CUfileOpcode_t {
    /// 0, since CUDA 12.6 or earlier.
    pub const CUFILE_READ: Self = Self(0);
    /// 1, since CUDA 12.6 or earlier.
    pub const CUFILE_WRITE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFILE_READ"),
        (1, "CUFILE_WRITE"),
    ];
}

enumeration!(CUfileOpcode_t);

/// `enum CUfileStatus_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUfileStatus_t(pub i32);

impl CUfileStatus_t {
    /// 1, since CUDA 12.6 or earlier.
    pub const CUFILE_WAITING: Self = Self(1);
    /// 2, since CUDA 12.6 or earlier.
    pub const CUFILE_PENDING: Self = Self(2);
    /// 4, since CUDA 12.6 or earlier.
    pub const CUFILE_INVALID: Self = Self(4);
    /// 8, since CUDA 12.6 or earlier.
    pub const CUFILE_CANCELED: Self = Self(8);
    /// 16, since CUDA 12.6 or earlier.
    pub const CUFILE_COMPLETE: Self = Self(16);
    /// 32, since CUDA 12.6 or earlier.
    pub const CUFILE_TIMEOUT: Self = Self(32);
    /// 64, since CUDA 12.6 or earlier.
    pub const CUFILE_FAILED: Self = Self(64);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUFILE_WAITING"),
        (2, "CUFILE_PENDING"),
        (4, "CUFILE_INVALID"),
        (8, "CUFILE_CANCELED"),
        (16, "CUFILE_COMPLETE"),
        (32, "CUFILE_TIMEOUT"),
        (64, "CUFILE_FAILED"),
    ];
}

enumeration!(CUfileStatus_t);
