//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufile, cufile12, driver};

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileDescr_t\nstruct CUfileDescr_t, from cufile.h. Since at least CUDA 12.6.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType));
        table.field(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle));
        table.field(c"fs_ops", 16, Ty::list(Ty::Record(&cufile12::CUfileFSOps_t)));
    },
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda12.cufile.CUfileDriverStatusFlags_t\nenum CUfileDriverStatusFlags_t, from cufile.h. Since at least CUDA 12.6. Deprecated: CU_FILE_NVME_P2P_SUPPORTED.",
    "CU_FILE_LUSTRE_SUPPORTED CU_FILE_WEKAFS_SUPPORTED CU_FILE_NFS_SUPPORTED CU_FILE_GPFS_SUPPORTED CU_FILE_NVME_SUPPORTED CU_FILE_NVMEOF_SUPPORTED CU_FILE_SCSI_SUPPORTED CU_FILE_SCALEFLUX_CSD_SUPPORTED CU_FILE_NVMESH_SUPPORTED CU_FILE_BEEGFS_SUPPORTED CU_FILE_NVME_P2P_SUPPORTED=11 CU_FILE_SCATEFS_SUPPORTED",
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileError\nstruct CUfileError_t, from cufile.h. Since at least CUDA 12.6.",
    (8, 4, false),
    |table| {
        table.field(c"err", 0, Ty::Enum(&cufile12::CUfileOpError));
        table.field(c"cu_err", 4, Ty::Enum(&driver::CUresult));
    },
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.cufile.CUfileError_t\nstruct CUfileError_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile12::CUfileError,
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileFSOps\nstruct CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6.",
    (40, 8, false),
    |table| {
        table.field(c"fs_type", 0, Ty::Callback(None));
        table.field(c"getRDMADeviceList", 8, Ty::Callback(None));
        table.field(c"getRDMADevicePriority", 16, Ty::Callback(None));
        table.field(c"read", 24, Ty::Callback(None));
        table.field(c"write", 32, Ty::Callback(None));
    },
);

pub(crate) static CUfileFSOps_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.cufile.CUfileFSOps_t\nstruct CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile12::CUfileFSOps,
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "cubind.cuda12.cufile.CUfileOpError\nenum CUfileOpError, from cufile.h. Since at least CUDA 12.6.",
    "CU_FILE_SUCCESS CU_FILE_DRIVER_NOT_INITIALIZED=5001 CU_FILE_DRIVER_INVALID_PROPS CU_FILE_DRIVER_UNSUPPORTED_LIMIT CU_FILE_DRIVER_VERSION_MISMATCH CU_FILE_DRIVER_VERSION_READ_ERROR CU_FILE_DRIVER_CLOSING CU_FILE_PLATFORM_NOT_SUPPORTED CU_FILE_IO_NOT_SUPPORTED CU_FILE_DEVICE_NOT_SUPPORTED CU_FILE_NVFS_DRIVER_ERROR CU_FILE_CUDA_DRIVER_ERROR CU_FILE_CUDA_POINTER_INVALID CU_FILE_CUDA_MEMORY_TYPE_INVALID CU_FILE_CUDA_POINTER_RANGE_ERROR CU_FILE_CUDA_CONTEXT_MISMATCH CU_FILE_INVALID_MAPPING_SIZE CU_FILE_INVALID_MAPPING_RANGE CU_FILE_INVALID_FILE_TYPE CU_FILE_INVALID_FILE_OPEN_FLAG CU_FILE_DIO_NOT_SET CU_FILE_INVALID_VALUE=5022 CU_FILE_MEMORY_ALREADY_REGISTERED CU_FILE_MEMORY_NOT_REGISTERED CU_FILE_PERMISSION_DENIED CU_FILE_DRIVER_ALREADY_OPEN CU_FILE_HANDLE_NOT_REGISTERED CU_FILE_HANDLE_ALREADY_REGISTERED CU_FILE_DEVICE_NOT_FOUND CU_FILE_INTERNAL_ERROR CU_FILE_GETNEWFD_FAILED CU_FILE_NVFS_SETUP_ERROR=5033 CU_FILE_IO_DISABLED CU_FILE_BATCH_SUBMIT_FAILED CU_FILE_GPU_MEMORY_PINNING_FAILED CU_FILE_BATCH_FULL CU_FILE_ASYNC_NOT_SUPPORTED CU_FILE_IO_MAX_ERROR",
);
