//! Enumerations: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUFileArrayConfigParameter_t`, from `cufile.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUFileArrayConfigParameter_t(pub i32);

enumeration! {
    CUFileArrayConfigParameter_t;
    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB = 0,
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT = 1,
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2 "since CUDA 13.2",
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT = 3 "since CUDA 13.2",
}

/// `enum CUfileDriverStatusFlags_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileDriverStatusFlags_t(pub i32);

enumeration! {
    CUfileDriverStatusFlags_t;
    CU_FILE_LUSTRE_SUPPORTED = 0,
    CU_FILE_WEKAFS_SUPPORTED = 1,
    CU_FILE_NFS_SUPPORTED = 2,
    CU_FILE_GPFS_SUPPORTED = 3,
    CU_FILE_NVME_SUPPORTED = 4,
    CU_FILE_NVMEOF_SUPPORTED = 5,
    CU_FILE_SCSI_SUPPORTED = 6,
    CU_FILE_SCALEFLUX_CSD_SUPPORTED = 7,
    CU_FILE_NVMESH_SUPPORTED = 8,
    CU_FILE_BEEGFS_SUPPORTED = 9,
    CU_FILE_NVME_P2P_SUPPORTED = 11 "since CUDA 12.8, deprecated",
    CU_FILE_SCATEFS_SUPPORTED = 12 "since CUDA 12.9",
    CU_FILE_VIRTIOFS_SUPPORTED = 13 "since CUDA 13.1",
    CU_FILE_PANFS_SUPPORTED = 14 "since CUDA 13.4",
    CU_FILE_MAX_TARGET_TYPES = 15 "since CUDA 13.1",
}

/// `enum CUfileOpError`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileOpError(pub i32);

enumeration! {
    CUfileOpError;
    CU_FILE_SUCCESS = 0,
    CU_FILE_DRIVER_NOT_INITIALIZED = 5001,
    CU_FILE_DRIVER_INVALID_PROPS = 5002,
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT = 5003,
    CU_FILE_DRIVER_VERSION_MISMATCH = 5004,
    CU_FILE_DRIVER_VERSION_READ_ERROR = 5005,
    CU_FILE_DRIVER_CLOSING = 5006,
    CU_FILE_PLATFORM_NOT_SUPPORTED = 5007,
    CU_FILE_IO_NOT_SUPPORTED = 5008,
    CU_FILE_DEVICE_NOT_SUPPORTED = 5009,
    CU_FILE_NVFS_DRIVER_ERROR = 5010,
    CU_FILE_CUDA_DRIVER_ERROR = 5011,
    CU_FILE_CUDA_POINTER_INVALID = 5012,
    CU_FILE_CUDA_MEMORY_TYPE_INVALID = 5013,
    CU_FILE_CUDA_POINTER_RANGE_ERROR = 5014,
    CU_FILE_CUDA_CONTEXT_MISMATCH = 5015,
    CU_FILE_INVALID_MAPPING_SIZE = 5016,
    CU_FILE_INVALID_MAPPING_RANGE = 5017,
    CU_FILE_INVALID_FILE_TYPE = 5018,
    CU_FILE_INVALID_FILE_OPEN_FLAG = 5019,
    CU_FILE_DIO_NOT_SET = 5020,
    CU_FILE_INVALID_VALUE = 5022,
    CU_FILE_MEMORY_ALREADY_REGISTERED = 5023,
    CU_FILE_MEMORY_NOT_REGISTERED = 5024,
    CU_FILE_PERMISSION_DENIED = 5025,
    CU_FILE_DRIVER_ALREADY_OPEN = 5026,
    CU_FILE_HANDLE_NOT_REGISTERED = 5027,
    CU_FILE_HANDLE_ALREADY_REGISTERED = 5028,
    CU_FILE_DEVICE_NOT_FOUND = 5029,
    CU_FILE_INTERNAL_ERROR = 5030,
    CU_FILE_GETNEWFD_FAILED = 5031,
    CU_FILE_NVFS_SETUP_ERROR = 5033,
    CU_FILE_IO_DISABLED = 5034,
    CU_FILE_BATCH_SUBMIT_FAILED = 5035,
    CU_FILE_GPU_MEMORY_PINNING_FAILED = 5036,
    CU_FILE_BATCH_FULL = 5037,
    CU_FILE_ASYNC_NOT_SUPPORTED = 5038,
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR = 5039 "since CUDA 13.0",
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR = 5040 "since CUDA 13.0",
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR = 5041 "since CUDA 13.0",
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR = 5042 "since CUDA 13.0",
    CU_FILE_NOMEM_ERROR = 5043 "since CUDA 13.0",
    CU_FILE_IO_ERROR = 5044 "since CUDA 13.0",
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR = 5045 "since CUDA 13.0",
    CU_FILE_HASH_OPR_ERROR = 5046 "since CUDA 13.0",
    CU_FILE_INVALID_CONTEXT_ERROR = 5047 "since CUDA 13.0",
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR = 5048 "since CUDA 13.0",
    CU_FILE_BATCH_NOCOMPAT_ERROR = 5049 "since CUDA 13.0",
    CU_FILE_IO_MAX_ERROR = 5050,
}

/// `enum CUfileP2PFlags_t`, from `cufile.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileP2PFlags_t(pub i32);

enumeration! {
    CUfileP2PFlags_t;
    CUFILE_P2PDMA = 0,
    CUFILE_NVFS = 1,
    CUFILE_DMABUF = 2,
    CUFILE_C2C = 3,
    CUFILE_NVIDIA_PEERMEM = 4,
}
