//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufile, cufile12, driver};

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileDescr_t\nstruct CUfileDescr_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType));
        table.field(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle));
        table.field(c"fs_ops", 16, Ty::list(Ty::Record(&cufile12::CUfileFSOps_t)));
    },
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda12.cufile.CUfileDriverStatusFlags_t\nenum CUfileDriverStatusFlags_t, from cufile.h. Since CUDA 12.6 or earlier. Deprecated: CU_FILE_NVME_P2P_SUPPORTED.",
    |table| {
        table.member("CU_FILE_LUSTRE_SUPPORTED", 0);
        table.member("CU_FILE_WEKAFS_SUPPORTED", 1);
        table.member("CU_FILE_NFS_SUPPORTED", 2);
        table.member("CU_FILE_GPFS_SUPPORTED", 3);
        table.member("CU_FILE_NVME_SUPPORTED", 4);
        table.member("CU_FILE_NVMEOF_SUPPORTED", 5);
        table.member("CU_FILE_SCSI_SUPPORTED", 6);
        table.member("CU_FILE_SCALEFLUX_CSD_SUPPORTED", 7);
        table.member("CU_FILE_NVMESH_SUPPORTED", 8);
        table.member("CU_FILE_BEEGFS_SUPPORTED", 9);
        table.member("CU_FILE_NVME_P2P_SUPPORTED", 11);
        table.member("CU_FILE_SCATEFS_SUPPORTED", 12);
    },
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileError\nstruct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"err", 0, Ty::Enum(&cufile12::CUfileOpError));
        table.field(c"cu_err", 4, Ty::Enum(&driver::CUresult));
    },
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.cufile.CUfileError_t\nstruct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile12::CUfileError,
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "cubind.cuda12.cufile.CUfileFSOps\nstruct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
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
    "cubind.cuda12.cufile.CUfileFSOps_t\nstruct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile12::CUfileFSOps,
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "cubind.cuda12.cufile.CUfileOpError\nenum CUfileOpError, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CU_FILE_SUCCESS", 0);
        table.member("CU_FILE_DRIVER_NOT_INITIALIZED", 5001);
        table.member("CU_FILE_DRIVER_INVALID_PROPS", 5002);
        table.member("CU_FILE_DRIVER_UNSUPPORTED_LIMIT", 5003);
        table.member("CU_FILE_DRIVER_VERSION_MISMATCH", 5004);
        table.member("CU_FILE_DRIVER_VERSION_READ_ERROR", 5005);
        table.member("CU_FILE_DRIVER_CLOSING", 5006);
        table.member("CU_FILE_PLATFORM_NOT_SUPPORTED", 5007);
        table.member("CU_FILE_IO_NOT_SUPPORTED", 5008);
        table.member("CU_FILE_DEVICE_NOT_SUPPORTED", 5009);
        table.member("CU_FILE_NVFS_DRIVER_ERROR", 5010);
        table.member("CU_FILE_CUDA_DRIVER_ERROR", 5011);
        table.member("CU_FILE_CUDA_POINTER_INVALID", 5012);
        table.member("CU_FILE_CUDA_MEMORY_TYPE_INVALID", 5013);
        table.member("CU_FILE_CUDA_POINTER_RANGE_ERROR", 5014);
        table.member("CU_FILE_CUDA_CONTEXT_MISMATCH", 5015);
        table.member("CU_FILE_INVALID_MAPPING_SIZE", 5016);
        table.member("CU_FILE_INVALID_MAPPING_RANGE", 5017);
        table.member("CU_FILE_INVALID_FILE_TYPE", 5018);
        table.member("CU_FILE_INVALID_FILE_OPEN_FLAG", 5019);
        table.member("CU_FILE_DIO_NOT_SET", 5020);
        table.member("CU_FILE_INVALID_VALUE", 5022);
        table.member("CU_FILE_MEMORY_ALREADY_REGISTERED", 5023);
        table.member("CU_FILE_MEMORY_NOT_REGISTERED", 5024);
        table.member("CU_FILE_PERMISSION_DENIED", 5025);
        table.member("CU_FILE_DRIVER_ALREADY_OPEN", 5026);
        table.member("CU_FILE_HANDLE_NOT_REGISTERED", 5027);
        table.member("CU_FILE_HANDLE_ALREADY_REGISTERED", 5028);
        table.member("CU_FILE_DEVICE_NOT_FOUND", 5029);
        table.member("CU_FILE_INTERNAL_ERROR", 5030);
        table.member("CU_FILE_GETNEWFD_FAILED", 5031);
        table.member("CU_FILE_NVFS_SETUP_ERROR", 5033);
        table.member("CU_FILE_IO_DISABLED", 5034);
        table.member("CU_FILE_BATCH_SUBMIT_FAILED", 5035);
        table.member("CU_FILE_GPU_MEMORY_PINNING_FAILED", 5036);
        table.member("CU_FILE_BATCH_FULL", 5037);
        table.member("CU_FILE_ASYNC_NOT_SUPPORTED", 5038);
        table.member("CU_FILE_IO_MAX_ERROR", 5039);
    },
);
