//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cufile;

pub(crate) static CUFileBoolConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileBoolConfigParameter_t\nenum CUFileBoolConfigParameter_t, from cufile.h. Since CUDA 12.9. Deprecated: CUFILE_PARAM_PROFILE_NVTX.",
    |table| {
        table.member("CUFILE_PARAM_PROPERTIES_USE_POLL_MODE", 0);
        table.member("CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE", 1);
        table.member("CUFILE_PARAM_FORCE_COMPAT_MODE", 2);
        table.member("CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE", 3);
        table.member("CUFILE_PARAM_EXECUTION_PARALLEL_IO", 4);
        table.member("CUFILE_PARAM_PROFILE_NVTX", 5);
        table.member("CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY", 6);
        table.member("CUFILE_PARAM_USE_PCIP2PDMA", 7);
        table.member("CUFILE_PARAM_PREFER_IO_URING", 8);
        table.member("CUFILE_PARAM_FORCE_ODIRECT_MODE", 9);
        table.member("CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION", 10);
        table.member("CUFILE_PARAM_STREAM_MEMOPS_BYPASS", 11);
        table.member("CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE", 12);
        table.member("CUFILE_PARAM_GDS_FALLBACK_IO", 13);
    },
);

pub(crate) static CUFileSizeTConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileSizeTConfigParameter_t\nenum CUFileSizeTConfigParameter_t, from cufile.h. Since CUDA 12.9.",
    |table| {
        table.member("CUFILE_PARAM_PROFILE_STATS", 0);
        table.member("CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH", 1);
        table.member("CUFILE_PARAM_EXECUTION_MAX_IO_THREADS", 2);
        table.member("CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB", 3);
        table.member("CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM", 4);
        table.member("CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB", 5);
        table.member("CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB", 6);
        table.member("CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB", 7);
        table.member("CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB", 8);
        table.member("CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE", 9);
        table.member("CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB", 10);
        table.member("CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS", 11);
    },
);

pub(crate) static CUFileStringConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileStringConfigParameter_t\nenum CUFileStringConfigParameter_t, from cufile.h. Since CUDA 12.9.",
    |table| {
        table.member("CUFILE_PARAM_LOGGING_LEVEL", 0);
        table.member("CUFILE_PARAM_ENV_LOGFILE_PATH", 1);
        table.member("CUFILE_PARAM_LOG_DIR", 2);
        table.member("CUFILE_PARAM_RDMA_TRANSPORT", 3);
    },
);

pub(crate) static CUfileBatchHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cufile.CUfileBatchHandle_t\ntypedef CUfileBatchHandle_t, from cufile.h. Since CUDA 12.6 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUfileBatchMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileBatchMode_t\nenum CUfileBatchMode_t, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CUFILE_BATCH", 1);
    },
);

pub(crate) static CUfileDescr_t_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDescr_t_handle\nstruct CUfileDescr_t.handle, from cufile.h. Since CUDA 12.6 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"fd", 0, Ty::I32);
        table.field(c"handle", 0, Ty::Pointer);
    },
);

pub(crate) static CUfileDriverControlFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileDriverControlFlags_t\nenum CUfileDriverControlFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CU_FILE_USE_POLL_MODE", 0);
        table.member("CU_FILE_ALLOW_COMPAT_MODE", 1);
        table.member("CU_FILE_VANILLA_POSIX_IO_MODE", 2);
        table.member("CU_FILE_POSIX_IO_MODE", 2);
        table.member("CU_FILE_FALLBACK_IO_MODE", 4);
    },
);

pub(crate) static CUfileDrvProps: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDrvProps\nstruct CUfileDrvProps_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"nvfs", 0, Ty::Record(&cufile::CUfileDrvProps_t_nvfs));
        table.field(c"fflags", 32, Ty::U32);
        table.field(c"max_device_cache_size", 36, Ty::U32);
        table.field(c"per_buffer_cache_size", 40, Ty::U32);
        table.field(c"max_device_pinned_mem_size", 44, Ty::U32);
        table.field(c"max_batch_io_size", 48, Ty::U32);
        table.field(c"max_batch_io_timeout_msecs", 52, Ty::U32);
    },
);

pub(crate) static CUfileDrvProps_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileDrvProps_t\nstruct CUfileDrvProps_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile::CUfileDrvProps,
);

pub(crate) static CUfileDrvProps_t_nvfs: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDrvProps_t_nvfs\nstruct CUfileDrvProps_t.nvfs, from cufile.h. Since CUDA 12.6 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"major_version", 0, Ty::U32);
        table.field(c"minor_version", 4, Ty::U32);
        table.field(c"poll_thresh_size", 8, Ty::U64);
        table.field(c"max_direct_io_size", 16, Ty::U64);
        table.field(c"dstatusflags", 24, Ty::U32);
        table.field(c"dcontrolflags", 28, Ty::U32);
    },
);

pub(crate) static CUfileFeatureFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileFeatureFlags_t\nenum CUfileFeatureFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CU_FILE_DYN_ROUTING_SUPPORTED", 0);
        table.member("CU_FILE_BATCH_IO_SUPPORTED", 1);
        table.member("CU_FILE_STREAMS_SUPPORTED", 2);
        table.member("CU_FILE_PARALLEL_IO_SUPPORTED", 3);
        table.member("CU_FILE_P2P_SUPPORTED", 4);
    },
);

pub(crate) static CUfileFileHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileFileHandleType\nenum CUfileFileHandleType, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CU_FILE_HANDLE_TYPE_OPAQUE_FD", 1);
        table.member("CU_FILE_HANDLE_TYPE_OPAQUE_WIN32", 2);
        table.member("CU_FILE_HANDLE_TYPE_USERSPACE_FS", 3);
    },
);

pub(crate) static CUfileHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cufile.CUfileHandle_t\ntypedef CUfileHandle_t, from cufile.h. Since CUDA 12.6 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUfileIOEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOEvents\nstruct CUfileIOEvents_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"cookie", 0, Ty::Pointer);
        table.field(c"status", 8, Ty::Enum(&cufile::CUfileStatus_t));
        table.field(c"ret", 16, Ty::U64);
    },
);

pub(crate) static CUfileIOEvents_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOEvents_t\nstruct CUfileIOEvents_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile::CUfileIOEvents,
);

pub(crate) static CUfileIOParams: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams\nstruct CUfileIOParams_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"mode", 0, Ty::Enum(&cufile::CUfileBatchMode_t));
        table.field(c"u", 8, Ty::Record(&cufile::CUfileIOParams_t_u));
        table.field(c"fh", 40, Ty::Value(&cufile::CUfileHandle_t));
        table.field(c"opcode", 48, Ty::Enum(&cufile::CUfileOpcode_t));
        table.field(c"cookie", 56, Ty::Pointer);
    },
);

pub(crate) static CUfileIOParams_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOParams_t\nstruct CUfileIOParams_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile::CUfileIOParams,
);

pub(crate) static CUfileIOParams_t_u: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams_t_u\nstruct CUfileIOParams_t.u, from cufile.h. Since CUDA 12.6 or earlier.",
    (32, 8, true),
    |table| {
        table.field(c"batch", 0, Ty::Record(&cufile::CUfileIOParams_t_u_batch));
    },
);

pub(crate) static CUfileIOParams_t_u_batch: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams_t_u_batch\nstruct CUfileIOParams_t.u.batch, from cufile.h. Since CUDA 12.6 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"devPtr_base", 0, Ty::Pointer);
        table.field(c"file_offset", 8, Ty::I64);
        table.field(c"devPtr_offset", 16, Ty::I64);
        table.field(c"size", 24, Ty::U64);
    },
);

pub(crate) static CUfileOpcode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileOpcode_t\nenum CUfileOpcode_t, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CUFILE_READ", 0);
        table.member("CUFILE_WRITE", 1);
    },
);

pub(crate) static CUfileStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileStatus_t\nenum CUfileStatus_t, from cufile.h. Since CUDA 12.6 or earlier.",
    |table| {
        table.member("CUFILE_WAITING", 1);
        table.member("CUFILE_PENDING", 2);
        table.member("CUFILE_INVALID", 4);
        table.member("CUFILE_CANCELED", 8);
        table.member("CUFILE_COMPLETE", 16);
        table.member("CUFILE_TIMEOUT", 32);
        table.member("CUFILE_FAILED", 64);
    },
);

pub(crate) static cufileRDMAInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.cufileRDMAInfo\nstruct cufileRDMAInfo_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"version", 0, Ty::I32);
        table.field(c"desc_len", 4, Ty::I32);
        table.field(c"desc_str", 8, Ty::CString);
    },
);

pub(crate) static cufileRDMAInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.cufileRDMAInfo_t\nstruct cufileRDMAInfo_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile::cufileRDMAInfo,
);

pub(crate) static timespec: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.timespec\nstruct timespec, from time.h. Since CUDA 12.6 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"tv_sec", 0, Ty::I64);
        table.field(c"tv_nsec", 8, Ty::I64);
    },
);
