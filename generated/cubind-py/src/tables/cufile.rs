//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cufile;

pub(crate) static CUFileBoolConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileBoolConfigParameter_t\nenum CUFileBoolConfigParameter_t, from cufile.h. Since CUDA 12.9. Deprecated: CUFILE_PARAM_PROFILE_NVTX.",
    "CUFILE_PARAM_PROPERTIES_USE_POLL_MODE CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE CUFILE_PARAM_FORCE_COMPAT_MODE CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE CUFILE_PARAM_EXECUTION_PARALLEL_IO CUFILE_PARAM_PROFILE_NVTX CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY CUFILE_PARAM_USE_PCIP2PDMA CUFILE_PARAM_PREFER_IO_URING CUFILE_PARAM_FORCE_ODIRECT_MODE CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION CUFILE_PARAM_STREAM_MEMOPS_BYPASS CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE CUFILE_PARAM_GDS_FALLBACK_IO",
);

pub(crate) static CUFileSizeTConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileSizeTConfigParameter_t\nenum CUFileSizeTConfigParameter_t, from cufile.h. Since CUDA 12.9.",
    "CUFILE_PARAM_PROFILE_STATS CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH CUFILE_PARAM_EXECUTION_MAX_IO_THREADS CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS",
);

pub(crate) static CUFileStringConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileStringConfigParameter_t\nenum CUFileStringConfigParameter_t, from cufile.h. Since CUDA 12.9.",
    "CUFILE_PARAM_LOGGING_LEVEL CUFILE_PARAM_ENV_LOGFILE_PATH CUFILE_PARAM_LOG_DIR CUFILE_PARAM_RDMA_TRANSPORT",
);

pub(crate) static CUfileBatchHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cufile.CUfileBatchHandle_t\ntypedef CUfileBatchHandle_t, from cufile.h. Since at least CUDA 12.6.",
    ValueKind::Handle, None,
);

pub(crate) static CUfileBatchMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileBatchMode_t\nenum CUfileBatchMode_t, from cufile.h. Since at least CUDA 12.6.",
    "CUFILE_BATCH=1",
);

pub(crate) static CUfileDescr_t_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDescr_t_handle\nstruct CUfileDescr_t.handle, from cufile.h. Since at least CUDA 12.6.",
    (8, 8, true),
    |table| {
        table.plain("fd\0I32 0\0handle\0Pointer 0\0");
    },
);

pub(crate) static CUfileDriverControlFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileDriverControlFlags_t\nenum CUfileDriverControlFlags_t, from cufile.h. Since at least CUDA 12.6.",
    "CU_FILE_USE_POLL_MODE CU_FILE_ALLOW_COMPAT_MODE CU_FILE_VANILLA_POSIX_IO_MODE CU_FILE_POSIX_IO_MODE=2 CU_FILE_FALLBACK_IO_MODE=4",
);

pub(crate) static CUfileDrvProps: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDrvProps\nstruct CUfileDrvProps_t, from cufile.h. Since at least CUDA 12.6.",
    (56, 8, false),
    |table| {
        table.field(c"nvfs", 0, Ty::Record(&cufile::CUfileDrvProps_t_nvfs));
        table
            .plain(
                "fflags\0U32 32\0max_device_cache_size\0U32 36\0per_buffer_cache_size\0U32 40\0max_device_pinned_mem_size\0U32 44\0max_batch_io_size\0U32 48\0max_batch_io_timeout_msecs\0U32 52\0",
            );
    },
);

pub(crate) static CUfileDrvProps_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileDrvProps_t\nstruct CUfileDrvProps_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile::CUfileDrvProps,
);

pub(crate) static CUfileDrvProps_t_nvfs: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDrvProps_t_nvfs\nstruct CUfileDrvProps_t.nvfs, from cufile.h. Since at least CUDA 12.6.",
    (32, 8, false),
    |table| {
        table
            .plain(
                "major_version\0U32 0\0minor_version\0U32 4\0poll_thresh_size\0U64 8\0max_direct_io_size\0U64 16\0dstatusflags\0U32 24\0dcontrolflags\0U32 28\0",
            );
    },
);

pub(crate) static CUfileFeatureFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileFeatureFlags_t\nenum CUfileFeatureFlags_t, from cufile.h. Since at least CUDA 12.6.",
    "CU_FILE_DYN_ROUTING_SUPPORTED CU_FILE_BATCH_IO_SUPPORTED CU_FILE_STREAMS_SUPPORTED CU_FILE_PARALLEL_IO_SUPPORTED CU_FILE_P2P_SUPPORTED",
);

pub(crate) static CUfileFileHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileFileHandleType\nenum CUfileFileHandleType, from cufile.h. Since at least CUDA 12.6.",
    "CU_FILE_HANDLE_TYPE_OPAQUE_FD=1 CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 CU_FILE_HANDLE_TYPE_USERSPACE_FS",
);

pub(crate) static CUfileHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cufile.CUfileHandle_t\ntypedef CUfileHandle_t, from cufile.h. Since at least CUDA 12.6.",
    ValueKind::Handle, None,
);

pub(crate) static CUfileIOEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOEvents\nstruct CUfileIOEvents_t, from cufile.h. Since at least CUDA 12.6.",
    (24, 8, false),
    |table| {
        table.plain("cookie\0Pointer 0\0");
        table.field(c"status", 8, Ty::Enum(&cufile::CUfileStatus_t));
        table.plain("ret\0U64 16\0");
    },
);

pub(crate) static CUfileIOEvents_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOEvents_t\nstruct CUfileIOEvents_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile::CUfileIOEvents,
);

pub(crate) static CUfileIOParams: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams\nstruct CUfileIOParams_t, from cufile.h. Since at least CUDA 12.6.",
    (64, 8, false),
    |table| {
        table.field(c"mode", 0, Ty::Enum(&cufile::CUfileBatchMode_t));
        table.field(c"u", 8, Ty::Record(&cufile::CUfileIOParams_t_u));
        table.field(c"fh", 40, Ty::Value(&cufile::CUfileHandle_t));
        table.field(c"opcode", 48, Ty::Enum(&cufile::CUfileOpcode_t));
        table.plain("cookie\0Pointer 56\0");
    },
);

pub(crate) static CUfileIOParams_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOParams_t\nstruct CUfileIOParams_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile::CUfileIOParams,
);

pub(crate) static CUfileIOParams_t_u: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams_t_u\nstruct CUfileIOParams_t.u, from cufile.h. Since at least CUDA 12.6.",
    (32, 8, true),
    |table| {
        table.field(c"batch", 0, Ty::Record(&cufile::CUfileIOParams_t_u_batch));
    },
);

pub(crate) static CUfileIOParams_t_u_batch: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOParams_t_u_batch\nstruct CUfileIOParams_t.u.batch, from cufile.h. Since at least CUDA 12.6.",
    (32, 8, false),
    |table| {
        table.plain("devPtr_base\0Pointer 0\0file_offset\0I64 8\0devPtr_offset\0I64 16\0size\0U64 24\0");
    },
);

pub(crate) static CUfileOpcode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileOpcode_t\nenum CUfileOpcode_t, from cufile.h. Since at least CUDA 12.6.",
    "CUFILE_READ CUFILE_WRITE",
);

pub(crate) static CUfileStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileStatus_t\nenum CUfileStatus_t, from cufile.h. Since at least CUDA 12.6.",
    "CUFILE_WAITING=1 CUFILE_PENDING CUFILE_INVALID=4 CUFILE_CANCELED=8 CUFILE_COMPLETE=16 CUFILE_TIMEOUT=32 CUFILE_FAILED=64",
);

pub(crate) static cufileRDMAInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.cufileRDMAInfo\nstruct cufileRDMAInfo_t, from cufile.h. Since at least CUDA 12.6.",
    (16, 8, false),
    |table| {
        table.plain("version\0I32 0\0desc_len\0I32 4\0desc_str\0CString 8\0");
    },
);

pub(crate) static cufileRDMAInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.cufileRDMAInfo_t\nstruct cufileRDMAInfo_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile::cufileRDMAInfo,
);

pub(crate) static timespec: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.timespec\nstruct timespec, from time.h. Since at least CUDA 12.6.",
    (16, 8, false),
    |table| {
        table.plain("tv_sec\0I64 0\0tv_nsec\0I64 8\0");
    },
);
