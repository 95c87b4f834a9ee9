//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{cufile, cufile12, driver};

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "CUfileDescr_t",
    "cubind.cuda12.cufile",
    (24, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType)),
        FieldDef::new(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle)),
        FieldDef::new(c"fs_ops", 16, Ty::List(&Ty::Record(&cufile12::CUfileFSOps_t))),
    ],
    "struct CUfileDescr_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "CUfileDriverStatusFlags_t",
    "cubind.cuda12.cufile",
    &[
        ("CU_FILE_LUSTRE_SUPPORTED", 0),
        ("CU_FILE_WEKAFS_SUPPORTED", 1),
        ("CU_FILE_NFS_SUPPORTED", 2),
        ("CU_FILE_GPFS_SUPPORTED", 3),
        ("CU_FILE_NVME_SUPPORTED", 4),
        ("CU_FILE_NVMEOF_SUPPORTED", 5),
        ("CU_FILE_SCSI_SUPPORTED", 6),
        ("CU_FILE_SCALEFLUX_CSD_SUPPORTED", 7),
        ("CU_FILE_NVMESH_SUPPORTED", 8),
        ("CU_FILE_BEEGFS_SUPPORTED", 9),
        ("CU_FILE_NVME_P2P_SUPPORTED", 11),
        ("CU_FILE_SCATEFS_SUPPORTED", 12),
    ],
    "enum CUfileDriverStatusFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "CUfileError",
    "cubind.cuda12.cufile",
    (8, 4, false),
    &[
        FieldDef::new(c"err", 0, Ty::Enum(&cufile12::CUfileOpError)),
        FieldDef::new(c"cu_err", 4, Ty::Enum(&driver::CUresult)),
    ],
    "struct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "CUfileError_t",
    "cubind.cuda12.cufile",
    &cufile12::CUfileError,
    "struct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "CUfileFSOps",
    "cubind.cuda12.cufile",
    (40, 8, false),
    &[
        FieldDef::new(c"fs_type", 0, Ty::Callback(None)),
        FieldDef::new(c"getRDMADeviceList", 8, Ty::Callback(None)),
        FieldDef::new(c"getRDMADevicePriority", 16, Ty::Callback(None)),
        FieldDef::new(c"read", 24, Ty::Callback(None)),
        FieldDef::new(c"write", 32, Ty::Callback(None)),
    ],
    "struct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileFSOps_t: RecordDef = RecordDef::alias(
    "CUfileFSOps_t",
    "cubind.cuda12.cufile",
    &cufile12::CUfileFSOps,
    "struct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "CUfileOpError",
    "cubind.cuda12.cufile",
    &[
        ("CU_FILE_SUCCESS", 0),
        ("CU_FILE_DRIVER_NOT_INITIALIZED", 5001),
        ("CU_FILE_DRIVER_INVALID_PROPS", 5002),
        ("CU_FILE_DRIVER_UNSUPPORTED_LIMIT", 5003),
        ("CU_FILE_DRIVER_VERSION_MISMATCH", 5004),
        ("CU_FILE_DRIVER_VERSION_READ_ERROR", 5005),
        ("CU_FILE_DRIVER_CLOSING", 5006),
        ("CU_FILE_PLATFORM_NOT_SUPPORTED", 5007),
        ("CU_FILE_IO_NOT_SUPPORTED", 5008),
        ("CU_FILE_DEVICE_NOT_SUPPORTED", 5009),
        ("CU_FILE_NVFS_DRIVER_ERROR", 5010),
        ("CU_FILE_CUDA_DRIVER_ERROR", 5011),
        ("CU_FILE_CUDA_POINTER_INVALID", 5012),
        ("CU_FILE_CUDA_MEMORY_TYPE_INVALID", 5013),
        ("CU_FILE_CUDA_POINTER_RANGE_ERROR", 5014),
        ("CU_FILE_CUDA_CONTEXT_MISMATCH", 5015),
        ("CU_FILE_INVALID_MAPPING_SIZE", 5016),
        ("CU_FILE_INVALID_MAPPING_RANGE", 5017),
        ("CU_FILE_INVALID_FILE_TYPE", 5018),
        ("CU_FILE_INVALID_FILE_OPEN_FLAG", 5019),
        ("CU_FILE_DIO_NOT_SET", 5020),
        ("CU_FILE_INVALID_VALUE", 5022),
        ("CU_FILE_MEMORY_ALREADY_REGISTERED", 5023),
        ("CU_FILE_MEMORY_NOT_REGISTERED", 5024),
        ("CU_FILE_PERMISSION_DENIED", 5025),
        ("CU_FILE_DRIVER_ALREADY_OPEN", 5026),
        ("CU_FILE_HANDLE_NOT_REGISTERED", 5027),
        ("CU_FILE_HANDLE_ALREADY_REGISTERED", 5028),
        ("CU_FILE_DEVICE_NOT_FOUND", 5029),
        ("CU_FILE_INTERNAL_ERROR", 5030),
        ("CU_FILE_GETNEWFD_FAILED", 5031),
        ("CU_FILE_NVFS_SETUP_ERROR", 5033),
        ("CU_FILE_IO_DISABLED", 5034),
        ("CU_FILE_BATCH_SUBMIT_FAILED", 5035),
        ("CU_FILE_GPU_MEMORY_PINNING_FAILED", 5036),
        ("CU_FILE_BATCH_FULL", 5037),
        ("CU_FILE_ASYNC_NOT_SUPPORTED", 5038),
        ("CU_FILE_IO_MAX_ERROR", 5039),
    ],
    "enum CUfileOpError, from cufile.h. Since CUDA 12.6 or earlier.",
);
