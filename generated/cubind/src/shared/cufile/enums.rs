//! Enumerations (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUFileBoolConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileBoolConfigParameter_t(pub i32);

enumeration! {
    CUFileBoolConfigParameter_t;
    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE = 0,
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE = 1,
    CUFILE_PARAM_FORCE_COMPAT_MODE = 2,
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE = 3,
    CUFILE_PARAM_EXECUTION_PARALLEL_IO = 4,
    CUFILE_PARAM_PROFILE_NVTX = 5 "since CUDA 12.9, deprecated",
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY = 6,
    CUFILE_PARAM_USE_PCIP2PDMA = 7,
    CUFILE_PARAM_PREFER_IO_URING = 8,
    CUFILE_PARAM_FORCE_ODIRECT_MODE = 9,
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION = 10,
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS = 11,
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE = 12 "since CUDA 13.4",
    CUFILE_PARAM_GDS_FALLBACK_IO = 13 "since CUDA 13.4",
}

/// `enum CUFileSizeTConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileSizeTConfigParameter_t(pub i32);

enumeration! {
    CUFileSizeTConfigParameter_t;
    CUFILE_PARAM_PROFILE_STATS = 0,
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH = 1,
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS = 2,
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3,
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM = 4,
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5,
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6,
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7,
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8,
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE = 9,
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB = 10,
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS = 11,
}

/// `enum CUFileStringConfigParameter_t`, from `cufile.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileStringConfigParameter_t(pub i32);

enumeration! {
    CUFileStringConfigParameter_t;
    CUFILE_PARAM_LOGGING_LEVEL = 0,
    CUFILE_PARAM_ENV_LOGFILE_PATH = 1,
    CUFILE_PARAM_LOG_DIR = 2,
    CUFILE_PARAM_RDMA_TRANSPORT = 3 "since CUDA 13.4",
}

/// `enum CUfileBatchMode_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUfileBatchMode_t(pub i32);

enumeration! {
    CUfileBatchMode_t;
    CUFILE_BATCH = 1,
}

/// `enum CUfileDriverControlFlags_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileDriverControlFlags_t(pub i32);

enumeration! {
    CUfileDriverControlFlags_t;
    CU_FILE_USE_POLL_MODE = 0,
    CU_FILE_ALLOW_COMPAT_MODE = 1,
    CU_FILE_VANILLA_POSIX_IO_MODE = 2 "since CUDA 13.4",
    CU_FILE_POSIX_IO_MODE = 2 "since CUDA 13.2",
    CU_FILE_FALLBACK_IO_MODE = 4 "since CUDA 13.2",
}

/// `enum CUfileFeatureFlags_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileFeatureFlags_t(pub i32);

enumeration! {
    CUfileFeatureFlags_t;
    CU_FILE_DYN_ROUTING_SUPPORTED = 0,
    CU_FILE_BATCH_IO_SUPPORTED = 1,
    CU_FILE_STREAMS_SUPPORTED = 2,
    CU_FILE_PARALLEL_IO_SUPPORTED = 3,
    CU_FILE_P2P_SUPPORTED = 4 "since CUDA 13.1",
}

/// `enum CUfileFileHandleType`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUfileFileHandleType(pub i32);

enumeration! {
    CUfileFileHandleType;
    CU_FILE_HANDLE_TYPE_OPAQUE_FD = 1,
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
    CU_FILE_HANDLE_TYPE_USERSPACE_FS = 3,
}

/// `enum CUfileOpcode_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileOpcode_t(pub i32);

enumeration! {
    CUfileOpcode_t;
    CUFILE_READ = 0,
    CUFILE_WRITE = 1,
}

/// `enum CUfileStatus_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUfileStatus_t(pub i32);

enumeration! {
    CUfileStatus_t;
    CUFILE_WAITING = 1,
    CUFILE_PENDING = 2,
    CUFILE_INVALID = 4,
    CUFILE_CANCELED = 8,
    CUFILE_COMPLETE = 16,
    CUFILE_TIMEOUT = 32,
    CUFILE_FAILED = 64,
}
