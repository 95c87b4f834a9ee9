//! Enumerations: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUfileDriverStatusFlags_t`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileDriverStatusFlags_t(pub i32);

impl CUfileDriverStatusFlags_t {
    /// 0, since CUDA 12.6 or earlier.
    pub const CU_FILE_LUSTRE_SUPPORTED: Self = Self(0);
    /// 1, since CUDA 12.6 or earlier.
    pub const CU_FILE_WEKAFS_SUPPORTED: Self = Self(1);
    /// 2, since CUDA 12.6 or earlier.
    pub const CU_FILE_NFS_SUPPORTED: Self = Self(2);
    /// 3, since CUDA 12.6 or earlier.
    pub const CU_FILE_GPFS_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 12.6 or earlier.
    pub const CU_FILE_NVME_SUPPORTED: Self = Self(4);
    /// 5, since CUDA 12.6 or earlier.
    pub const CU_FILE_NVMEOF_SUPPORTED: Self = Self(5);
    /// 6, since CUDA 12.6 or earlier.
    pub const CU_FILE_SCSI_SUPPORTED: Self = Self(6);
    /// 7, since CUDA 12.6 or earlier.
    pub const CU_FILE_SCALEFLUX_CSD_SUPPORTED: Self = Self(7);
    /// 8, since CUDA 12.6 or earlier.
    pub const CU_FILE_NVMESH_SUPPORTED: Self = Self(8);
    /// 9, since CUDA 12.6 or earlier.
    pub const CU_FILE_BEEGFS_SUPPORTED: Self = Self(9);
    /// 11, since CUDA 12.8.
    pub const CU_FILE_NVME_P2P_SUPPORTED: Self = Self(11);
    /// 12, since CUDA 12.9.
    pub const CU_FILE_SCATEFS_SUPPORTED: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FILE_LUSTRE_SUPPORTED"),
        (1, "CU_FILE_WEKAFS_SUPPORTED"),
        (2, "CU_FILE_NFS_SUPPORTED"),
        (3, "CU_FILE_GPFS_SUPPORTED"),
        (4, "CU_FILE_NVME_SUPPORTED"),
        (5, "CU_FILE_NVMEOF_SUPPORTED"),
        (6, "CU_FILE_SCSI_SUPPORTED"),
        (7, "CU_FILE_SCALEFLUX_CSD_SUPPORTED"),
        (8, "CU_FILE_NVMESH_SUPPORTED"),
        (9, "CU_FILE_BEEGFS_SUPPORTED"),
        (11, "CU_FILE_NVME_P2P_SUPPORTED"),
        (12, "CU_FILE_SCATEFS_SUPPORTED"),
    ];
}

enumeration!(CUfileDriverStatusFlags_t);

/// `enum CUfileOpError`, from `cufile.h`, since CUDA 12.6 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfileOpError(pub i32);

impl CUfileOpError {
    /// 0, since CUDA 12.6 or earlier.
    pub const CU_FILE_SUCCESS: Self = Self(0);
    /// 5001, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_NOT_INITIALIZED: Self = Self(5001);
    /// 5002, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_INVALID_PROPS: Self = Self(5002);
    /// 5003, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_UNSUPPORTED_LIMIT: Self = Self(5003);
    /// 5004, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_VERSION_MISMATCH: Self = Self(5004);
    /// 5005, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_VERSION_READ_ERROR: Self = Self(5005);
    /// 5006, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_CLOSING: Self = Self(5006);
    /// 5007, since CUDA 12.6 or earlier.
    pub const CU_FILE_PLATFORM_NOT_SUPPORTED: Self = Self(5007);
    /// 5008, since CUDA 12.6 or earlier.
    pub const CU_FILE_IO_NOT_SUPPORTED: Self = Self(5008);
    /// 5009, since CUDA 12.6 or earlier.
    pub const CU_FILE_DEVICE_NOT_SUPPORTED: Self = Self(5009);
    /// 5010, since CUDA 12.6 or earlier.
    pub const CU_FILE_NVFS_DRIVER_ERROR: Self = Self(5010);
    /// 5011, since CUDA 12.6 or earlier.
    pub const CU_FILE_CUDA_DRIVER_ERROR: Self = Self(5011);
    /// 5012, since CUDA 12.6 or earlier.
    pub const CU_FILE_CUDA_POINTER_INVALID: Self = Self(5012);
    /// 5013, since CUDA 12.6 or earlier.
    pub const CU_FILE_CUDA_MEMORY_TYPE_INVALID: Self = Self(5013);
    /// 5014, since CUDA 12.6 or earlier.
    pub const CU_FILE_CUDA_POINTER_RANGE_ERROR: Self = Self(5014);
    /// 5015, since CUDA 12.6 or earlier.
    pub const CU_FILE_CUDA_CONTEXT_MISMATCH: Self = Self(5015);
    /// 5016, since CUDA 12.6 or earlier.
    pub const CU_FILE_INVALID_MAPPING_SIZE: Self = Self(5016);
    /// 5017, since CUDA 12.6 or earlier.
    pub const CU_FILE_INVALID_MAPPING_RANGE: Self = Self(5017);
    /// 5018, since CUDA 12.6 or earlier.
    pub const CU_FILE_INVALID_FILE_TYPE: Self = Self(5018);
    /// 5019, since CUDA 12.6 or earlier.
    pub const CU_FILE_INVALID_FILE_OPEN_FLAG: Self = Self(5019);
    /// 5020, since CUDA 12.6 or earlier.
    pub const CU_FILE_DIO_NOT_SET: Self = Self(5020);
    /// 5022, since CUDA 12.6 or earlier.
    pub const CU_FILE_INVALID_VALUE: Self = Self(5022);
    /// 5023, since CUDA 12.6 or earlier.
    pub const CU_FILE_MEMORY_ALREADY_REGISTERED: Self = Self(5023);
    /// 5024, since CUDA 12.6 or earlier.
    pub const CU_FILE_MEMORY_NOT_REGISTERED: Self = Self(5024);
    /// 5025, since CUDA 12.6 or earlier.
    pub const CU_FILE_PERMISSION_DENIED: Self = Self(5025);
    /// 5026, since CUDA 12.6 or earlier.
    pub const CU_FILE_DRIVER_ALREADY_OPEN: Self = Self(5026);
    /// 5027, since CUDA 12.6 or earlier.
    pub const CU_FILE_HANDLE_NOT_REGISTERED: Self = Self(5027);
    /// 5028, since CUDA 12.6 or earlier.
    pub const CU_FILE_HANDLE_ALREADY_REGISTERED: Self = Self(5028);
    /// 5029, since CUDA 12.6 or earlier.
    pub const CU_FILE_DEVICE_NOT_FOUND: Self = Self(5029);
    /// 5030, since CUDA 12.6 or earlier.
    pub const CU_FILE_INTERNAL_ERROR: Self = Self(5030);
    /// 5031, since CUDA 12.6 or earlier.
    pub const CU_FILE_GETNEWFD_FAILED: Self = Self(5031);
    /// 5033, since CUDA 12.6 or earlier.
    pub const CU_FILE_NVFS_SETUP_ERROR: Self = Self(5033);
    /// 5034, since CUDA 12.6 or earlier.
    pub const CU_FILE_IO_DISABLED: Self = Self(5034);
    /// 5035, since CUDA 12.6 or earlier.
    pub const CU_FILE_BATCH_SUBMIT_FAILED: Self = Self(5035);
    /// 5036, since CUDA 12.6 or earlier.
    pub const CU_FILE_GPU_MEMORY_PINNING_FAILED: Self = Self(5036);
    /// 5037, since CUDA 12.6 or earlier.
    pub const CU_FILE_BATCH_FULL: Self = Self(5037);
    /// 5038, since CUDA 12.6 or earlier.
    pub const CU_FILE_ASYNC_NOT_SUPPORTED: Self = Self(5038);
    /// 5039, since CUDA 12.6 or earlier.
    pub const CU_FILE_IO_MAX_ERROR: Self = Self(5039);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FILE_SUCCESS"),
        (5001, "CU_FILE_DRIVER_NOT_INITIALIZED"),
        (5002, "CU_FILE_DRIVER_INVALID_PROPS"),
        (5003, "CU_FILE_DRIVER_UNSUPPORTED_LIMIT"),
        (5004, "CU_FILE_DRIVER_VERSION_MISMATCH"),
        (5005, "CU_FILE_DRIVER_VERSION_READ_ERROR"),
        (5006, "CU_FILE_DRIVER_CLOSING"),
        (5007, "CU_FILE_PLATFORM_NOT_SUPPORTED"),
        (5008, "CU_FILE_IO_NOT_SUPPORTED"),
        (5009, "CU_FILE_DEVICE_NOT_SUPPORTED"),
        (5010, "CU_FILE_NVFS_DRIVER_ERROR"),
        (5011, "CU_FILE_CUDA_DRIVER_ERROR"),
        (5012, "CU_FILE_CUDA_POINTER_INVALID"),
        (5013, "CU_FILE_CUDA_MEMORY_TYPE_INVALID"),
        (5014, "CU_FILE_CUDA_POINTER_RANGE_ERROR"),
        (5015, "CU_FILE_CUDA_CONTEXT_MISMATCH"),
        (5016, "CU_FILE_INVALID_MAPPING_SIZE"),
        (5017, "CU_FILE_INVALID_MAPPING_RANGE"),
        (5018, "CU_FILE_INVALID_FILE_TYPE"),
        (5019, "CU_FILE_INVALID_FILE_OPEN_FLAG"),
        (5020, "CU_FILE_DIO_NOT_SET"),
        (5022, "CU_FILE_INVALID_VALUE"),
        (5023, "CU_FILE_MEMORY_ALREADY_REGISTERED"),
        (5024, "CU_FILE_MEMORY_NOT_REGISTERED"),
        (5025, "CU_FILE_PERMISSION_DENIED"),
        (5026, "CU_FILE_DRIVER_ALREADY_OPEN"),
        (5027, "CU_FILE_HANDLE_NOT_REGISTERED"),
        (5028, "CU_FILE_HANDLE_ALREADY_REGISTERED"),
        (5029, "CU_FILE_DEVICE_NOT_FOUND"),
        (5030, "CU_FILE_INTERNAL_ERROR"),
        (5031, "CU_FILE_GETNEWFD_FAILED"),
        (5033, "CU_FILE_NVFS_SETUP_ERROR"),
        (5034, "CU_FILE_IO_DISABLED"),
        (5035, "CU_FILE_BATCH_SUBMIT_FAILED"),
        (5036, "CU_FILE_GPU_MEMORY_PINNING_FAILED"),
        (5037, "CU_FILE_BATCH_FULL"),
        (5038, "CU_FILE_ASYNC_NOT_SUPPORTED"),
        (5039, "CU_FILE_IO_MAX_ERROR"),
    ];
}

enumeration!(CUfileOpError);
