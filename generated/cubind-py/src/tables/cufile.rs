//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::cufile;

pub(crate) static CUFileBoolConfigParameter_t: EnumDef = EnumDef::new(
    "CUFileBoolConfigParameter_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_PARAM_PROPERTIES_USE_POLL_MODE", 0),
        ("CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE", 1),
        ("CUFILE_PARAM_FORCE_COMPAT_MODE", 2),
        ("CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE", 3),
        ("CUFILE_PARAM_EXECUTION_PARALLEL_IO", 4),
        ("CUFILE_PARAM_PROFILE_NVTX", 5),
        ("CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY", 6),
        ("CUFILE_PARAM_USE_PCIP2PDMA", 7),
        ("CUFILE_PARAM_PREFER_IO_URING", 8),
        ("CUFILE_PARAM_FORCE_ODIRECT_MODE", 9),
        ("CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION", 10),
        ("CUFILE_PARAM_STREAM_MEMOPS_BYPASS", 11),
        ("CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE", 12),
        ("CUFILE_PARAM_GDS_FALLBACK_IO", 13),
    ],
    "enum CUFileBoolConfigParameter_t, from cufile.h. Since CUDA 12.9.",
);

pub(crate) static CUFileSizeTConfigParameter_t: EnumDef = EnumDef::new(
    "CUFileSizeTConfigParameter_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_PARAM_PROFILE_STATS", 0),
        ("CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH", 1),
        ("CUFILE_PARAM_EXECUTION_MAX_IO_THREADS", 2),
        ("CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB", 3),
        ("CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM", 4),
        ("CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB", 5),
        ("CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB", 6),
        ("CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB", 7),
        ("CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB", 8),
        ("CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE", 9),
        ("CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB", 10),
        ("CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS", 11),
    ],
    "enum CUFileSizeTConfigParameter_t, from cufile.h. Since CUDA 12.9.",
);

pub(crate) static CUFileStringConfigParameter_t: EnumDef = EnumDef::new(
    "CUFileStringConfigParameter_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_PARAM_LOGGING_LEVEL", 0),
        ("CUFILE_PARAM_ENV_LOGFILE_PATH", 1),
        ("CUFILE_PARAM_LOG_DIR", 2),
        ("CUFILE_PARAM_RDMA_TRANSPORT", 3),
    ],
    "enum CUFileStringConfigParameter_t, from cufile.h. Since CUDA 12.9.",
);

pub(crate) static CUfileBatchHandle_t: ValueDef = ValueDef::new(
    "CUfileBatchHandle_t",
    "cubind.cuda13.cufile",
    ValueKind::Handle,
    None,
    "typedef CUfileBatchHandle_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileBatchMode_t: EnumDef = EnumDef::new(
    "CUfileBatchMode_t",
    "cubind.cuda13.cufile",
    &[("CUFILE_BATCH", 1)],
    "enum CUfileBatchMode_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDescr_t_handle: RecordDef = RecordDef::new(
    "CUfileDescr_t_handle",
    "cubind.cuda13.cufile",
    (8, 8, true),
    &[FieldDef::new(c"fd", 0, Ty::I32), FieldDef::new(c"handle", 0, Ty::Pointer)],
    "struct CUfileDescr_t.handle, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDriverControlFlags_t: EnumDef = EnumDef::new(
    "CUfileDriverControlFlags_t",
    "cubind.cuda13.cufile",
    &[
        ("CU_FILE_USE_POLL_MODE", 0),
        ("CU_FILE_ALLOW_COMPAT_MODE", 1),
        ("CU_FILE_VANILLA_POSIX_IO_MODE", 2),
        ("CU_FILE_POSIX_IO_MODE", 2),
        ("CU_FILE_FALLBACK_IO_MODE", 4),
    ],
    "enum CUfileDriverControlFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDrvProps: RecordDef = RecordDef::new(
    "CUfileDrvProps",
    "cubind.cuda13.cufile",
    (56, 8, false),
    &[
        FieldDef::new(c"nvfs", 0, Ty::Record(&cufile::CUfileDrvProps_t_nvfs)),
        FieldDef::new(c"fflags", 32, Ty::U32),
        FieldDef::new(c"max_device_cache_size", 36, Ty::U32),
        FieldDef::new(c"per_buffer_cache_size", 40, Ty::U32),
        FieldDef::new(c"max_device_pinned_mem_size", 44, Ty::U32),
        FieldDef::new(c"max_batch_io_size", 48, Ty::U32),
        FieldDef::new(c"max_batch_io_timeout_msecs", 52, Ty::U32),
    ],
    "struct CUfileDrvProps_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDrvProps_t: RecordDef = RecordDef::alias(
    "CUfileDrvProps_t",
    "cubind.cuda13.cufile",
    &cufile::CUfileDrvProps,
    "struct CUfileDrvProps_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDrvProps_t_nvfs: RecordDef = RecordDef::new(
    "CUfileDrvProps_t_nvfs",
    "cubind.cuda13.cufile",
    (32, 8, false),
    &[
        FieldDef::new(c"major_version", 0, Ty::U32),
        FieldDef::new(c"minor_version", 4, Ty::U32),
        FieldDef::new(c"poll_thresh_size", 8, Ty::U64),
        FieldDef::new(c"max_direct_io_size", 16, Ty::U64),
        FieldDef::new(c"dstatusflags", 24, Ty::U32),
        FieldDef::new(c"dcontrolflags", 28, Ty::U32),
    ],
    "struct CUfileDrvProps_t.nvfs, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileFeatureFlags_t: EnumDef = EnumDef::new(
    "CUfileFeatureFlags_t",
    "cubind.cuda13.cufile",
    &[
        ("CU_FILE_DYN_ROUTING_SUPPORTED", 0),
        ("CU_FILE_BATCH_IO_SUPPORTED", 1),
        ("CU_FILE_STREAMS_SUPPORTED", 2),
        ("CU_FILE_PARALLEL_IO_SUPPORTED", 3),
        ("CU_FILE_P2P_SUPPORTED", 4),
    ],
    "enum CUfileFeatureFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileFileHandleType: EnumDef = EnumDef::new(
    "CUfileFileHandleType",
    "cubind.cuda13.cufile",
    &[
        ("CU_FILE_HANDLE_TYPE_OPAQUE_FD", 1),
        ("CU_FILE_HANDLE_TYPE_OPAQUE_WIN32", 2),
        ("CU_FILE_HANDLE_TYPE_USERSPACE_FS", 3),
    ],
    "enum CUfileFileHandleType, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileHandle_t: ValueDef = ValueDef::new(
    "CUfileHandle_t",
    "cubind.cuda13.cufile",
    ValueKind::Handle,
    None,
    "typedef CUfileHandle_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOEvents: RecordDef = RecordDef::new(
    "CUfileIOEvents",
    "cubind.cuda13.cufile",
    (24, 8, false),
    &[
        FieldDef::new(c"cookie", 0, Ty::Pointer),
        FieldDef::new(c"status", 8, Ty::Enum(&cufile::CUfileStatus_t)),
        FieldDef::new(c"ret", 16, Ty::U64),
    ],
    "struct CUfileIOEvents_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOEvents_t: RecordDef = RecordDef::alias(
    "CUfileIOEvents_t",
    "cubind.cuda13.cufile",
    &cufile::CUfileIOEvents,
    "struct CUfileIOEvents_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOParams: RecordDef = RecordDef::new(
    "CUfileIOParams",
    "cubind.cuda13.cufile",
    (64, 8, false),
    &[
        FieldDef::new(c"mode", 0, Ty::Enum(&cufile::CUfileBatchMode_t)),
        FieldDef::new(c"u", 8, Ty::Record(&cufile::CUfileIOParams_t_u)),
        FieldDef::new(c"fh", 40, Ty::Value(&cufile::CUfileHandle_t)),
        FieldDef::new(c"opcode", 48, Ty::Enum(&cufile::CUfileOpcode_t)),
        FieldDef::new(c"cookie", 56, Ty::Pointer),
    ],
    "struct CUfileIOParams_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOParams_t: RecordDef = RecordDef::alias(
    "CUfileIOParams_t",
    "cubind.cuda13.cufile",
    &cufile::CUfileIOParams,
    "struct CUfileIOParams_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOParams_t_u: RecordDef = RecordDef::new(
    "CUfileIOParams_t_u",
    "cubind.cuda13.cufile",
    (32, 8, true),
    &[FieldDef::new(c"batch", 0, Ty::Record(&cufile::CUfileIOParams_t_u_batch))],
    "struct CUfileIOParams_t.u, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOParams_t_u_batch: RecordDef = RecordDef::new(
    "CUfileIOParams_t_u_batch",
    "cubind.cuda13.cufile",
    (32, 8, false),
    &[
        FieldDef::new(c"devPtr_base", 0, Ty::Pointer),
        FieldDef::new(c"file_offset", 8, Ty::Value(&cufile::off_t)),
        FieldDef::new(c"devPtr_offset", 16, Ty::Value(&cufile::off_t)),
        FieldDef::new(c"size", 24, Ty::U64),
    ],
    "struct CUfileIOParams_t.u.batch, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileOpcode_t: EnumDef = EnumDef::new(
    "CUfileOpcode_t",
    "cubind.cuda13.cufile",
    &[("CUFILE_READ", 0), ("CUFILE_WRITE", 1)],
    "enum CUfileOpcode_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileStatus_t: EnumDef = EnumDef::new(
    "CUfileStatus_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_WAITING", 1),
        ("CUFILE_PENDING", 2),
        ("CUFILE_INVALID", 4),
        ("CUFILE_CANCELED", 8),
        ("CUFILE_COMPLETE", 16),
        ("CUFILE_TIMEOUT", 32),
        ("CUFILE_FAILED", 64),
    ],
    "enum CUfileStatus_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static cufileRDMAInfo: RecordDef = RecordDef::new(
    "cufileRDMAInfo",
    "cubind.cuda13.cufile",
    (16, 8, false),
    &[
        FieldDef::new(c"version", 0, Ty::I32),
        FieldDef::new(c"desc_len", 4, Ty::I32),
        FieldDef::new(c"desc_str", 8, Ty::CString),
    ],
    "struct cufileRDMAInfo_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static cufileRDMAInfo_t: RecordDef = RecordDef::alias(
    "cufileRDMAInfo_t",
    "cubind.cuda13.cufile",
    &cufile::cufileRDMAInfo,
    "struct cufileRDMAInfo_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static loff_t: ValueDef = ValueDef::new(
    "loff_t",
    "cubind.cuda13.cufile",
    ValueKind::I64,
    None,
    "typedef loff_t, from sys/types.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static off_t: ValueDef = ValueDef::new(
    "off_t",
    "cubind.cuda13.cufile",
    ValueKind::I64,
    None,
    "typedef off_t, from sys/types.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static ssize_t: ValueDef = ValueDef::new(
    "ssize_t",
    "cubind.cuda13.cufile",
    ValueKind::I64,
    None,
    "typedef ssize_t, from sys/types.h. Since CUDA 12.6 or earlier.",
);
