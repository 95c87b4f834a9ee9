//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{cufile, cufile13, driver};

pub(crate) static CUFileArrayConfigParameter_t: EnumDef = EnumDef::new(
    "CUFileArrayConfigParameter_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB", 0),
        ("CUFILE_PARAM_POSIX_POOL_SLAB_COUNT", 1),
        ("CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB", 2),
        ("CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT", 3),
    ],
    "enum CUFileArrayConfigParameter_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "CUfileDescr_t",
    "cubind.cuda13.cufile",
    (24, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType)),
        FieldDef::new(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle)),
        FieldDef::new(c"fs_ops", 16, Ty::List(&Ty::Record(&cufile13::CUfileFSOps_t))),
    ],
    "struct CUfileDescr_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "CUfileDriverStatusFlags_t",
    "cubind.cuda13.cufile",
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
        ("CU_FILE_VIRTIOFS_SUPPORTED", 13),
        ("CU_FILE_PANFS_SUPPORTED", 14),
        ("CU_FILE_MAX_TARGET_TYPES", 15),
    ],
    "enum CUfileDriverStatusFlags_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "CUfileError",
    "cubind.cuda13.cufile",
    (8, 4, false),
    &[
        FieldDef::new(c"err", 0, Ty::Enum(&cufile13::CUfileOpError)),
        FieldDef::new(c"cu_err", 4, Ty::Enum(&driver::CUresult)),
    ],
    "struct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "CUfileError_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileError,
    "struct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "CUfileFSOps",
    "cubind.cuda13.cufile",
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
    "cubind.cuda13.cufile",
    &cufile13::CUfileFSOps,
    "struct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileIOVec: RecordDef = RecordDef::new(
    "CUfileIOVec",
    "cubind.cuda13.cufile",
    (16, 8, false),
    &[FieldDef::new(c"base", 0, Ty::Pointer), FieldDef::new(c"len", 8, Ty::U64)],
    "struct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.",
);

pub(crate) static CUfileIOVec_t: RecordDef = RecordDef::alias(
    "CUfileIOVec_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileIOVec,
    "struct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.",
);

pub(crate) static CUfileOpCounter: RecordDef = RecordDef::new(
    "CUfileOpCounter",
    "cubind.cuda13.cufile",
    (16, 8, false),
    &[FieldDef::new(c"ok", 0, Ty::U64), FieldDef::new(c"err", 8, Ty::U64)],
    "struct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileOpCounter_t: RecordDef = RecordDef::alias(
    "CUfileOpCounter_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileOpCounter,
    "struct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "CUfileOpError",
    "cubind.cuda13.cufile",
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
        ("CU_FILE_INTERNAL_BATCH_SETUP_ERROR", 5039),
        ("CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR", 5040),
        ("CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR", 5041),
        ("CU_FILE_INTERNAL_BATCH_CANCEL_ERROR", 5042),
        ("CU_FILE_NOMEM_ERROR", 5043),
        ("CU_FILE_IO_ERROR", 5044),
        ("CU_FILE_INTERNAL_BUF_REGISTER_ERROR", 5045),
        ("CU_FILE_HASH_OPR_ERROR", 5046),
        ("CU_FILE_INVALID_CONTEXT_ERROR", 5047),
        ("CU_FILE_NVFS_INTERNAL_DRIVER_ERROR", 5048),
        ("CU_FILE_BATCH_NOCOMPAT_ERROR", 5049),
        ("CU_FILE_IO_MAX_ERROR", 5050),
    ],
    "enum CUfileOpError, from cufile.h. Since CUDA 12.6 or earlier.",
);

pub(crate) static CUfileP2PFlags_t: EnumDef = EnumDef::new(
    "CUfileP2PFlags_t",
    "cubind.cuda13.cufile",
    &[
        ("CUFILE_P2PDMA", 0),
        ("CUFILE_NVFS", 1),
        ("CUFILE_DMABUF", 2),
        ("CUFILE_C2C", 3),
        ("CUFILE_NVIDIA_PEERMEM", 4),
    ],
    "enum CUfileP2PFlags_t, from cufile.h. Since CUDA 13.1.",
);

pub(crate) static CUfilePerGpuStats: RecordDef = RecordDef::new(
    "CUfilePerGpuStats",
    "cubind.cuda13.cufile",
    (248, 8, false),
    &[
        FieldDef::new(c"uuid", 0, Ty::Chars(16)),
        FieldDef::new(c"read_bytes", 16, Ty::U64),
        FieldDef::new(c"read_bw_bytes_per_sec", 24, Ty::U64),
        FieldDef::new(c"read_utilization", 32, Ty::U64),
        FieldDef::new(c"read_duration_us", 40, Ty::U64),
        FieldDef::new(c"n_total_reads", 48, Ty::U64),
        FieldDef::new(c"n_p2p_reads", 56, Ty::U64),
        FieldDef::new(c"n_nvfs_reads", 64, Ty::U64),
        FieldDef::new(c"n_posix_reads", 72, Ty::U64),
        FieldDef::new(c"n_unaligned_reads", 80, Ty::U64),
        FieldDef::new(c"n_dr_reads", 88, Ty::U64),
        FieldDef::new(c"n_sparse_regions", 96, Ty::U64),
        FieldDef::new(c"n_inline_regions", 104, Ty::U64),
        FieldDef::new(c"n_reads_err", 112, Ty::U64),
        FieldDef::new(c"writes_bytes", 120, Ty::U64),
        FieldDef::new(c"write_bw_bytes_per_sec", 128, Ty::U64),
        FieldDef::new(c"write_utilization", 136, Ty::U64),
        FieldDef::new(c"write_duration_us", 144, Ty::U64),
        FieldDef::new(c"n_total_writes", 152, Ty::U64),
        FieldDef::new(c"n_p2p_writes", 160, Ty::U64),
        FieldDef::new(c"n_nvfs_writes", 168, Ty::U64),
        FieldDef::new(c"n_posix_writes", 176, Ty::U64),
        FieldDef::new(c"n_unaligned_writes", 184, Ty::U64),
        FieldDef::new(c"n_dr_writes", 192, Ty::U64),
        FieldDef::new(c"n_writes_err", 200, Ty::U64),
        FieldDef::new(c"n_mmap", 208, Ty::U64),
        FieldDef::new(c"n_mmap_ok", 216, Ty::U64),
        FieldDef::new(c"n_mmap_err", 224, Ty::U64),
        FieldDef::new(c"n_mmap_free", 232, Ty::U64),
        FieldDef::new(c"reg_bytes", 240, Ty::U64),
    ],
    "struct CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfilePerGpuStats_t: RecordDef = RecordDef::alias(
    "CUfilePerGpuStats_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfilePerGpuStats,
    "struct CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel1: RecordDef = RecordDef::new(
    "CUfileStatsLevel1",
    "cubind.cuda13.cufile",
    (624, 8, false),
    &[
        FieldDef::new(c"read_ops", 0, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(c"write_ops", 16, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(c"hdl_register_ops", 32, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(
            c"hdl_deregister_ops",
            48,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(c"buf_register_ops", 64, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(
            c"buf_deregister_ops",
            80,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(c"read_bytes", 96, Ty::U64),
        FieldDef::new(c"write_bytes", 104, Ty::U64),
        FieldDef::new(c"read_bw_bytes_per_sec", 112, Ty::U64),
        FieldDef::new(c"write_bw_bytes_per_sec", 120, Ty::U64),
        FieldDef::new(c"read_lat_avg_us", 128, Ty::U64),
        FieldDef::new(c"write_lat_avg_us", 136, Ty::U64),
        FieldDef::new(c"read_ops_per_sec", 144, Ty::U64),
        FieldDef::new(c"write_ops_per_sec", 152, Ty::U64),
        FieldDef::new(c"read_lat_sum_us", 160, Ty::U64),
        FieldDef::new(c"write_lat_sum_us", 168, Ty::U64),
        FieldDef::new(
            c"batch_submit_ops",
            176,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_complete_ops",
            192,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(c"batch_setup_ops", 208, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(
            c"batch_cancel_ops",
            224,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_destroy_ops",
            240,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_enqueued_ops",
            256,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_posix_enqueued_ops",
            272,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_processed_ops",
            288,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_posix_processed_ops",
            304,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_nvfs_submit_ops",
            320,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_p2p_submit_ops",
            336,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_aio_submit_ops",
            352,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_iouring_submit_ops",
            368,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_mixed_io_submit_ops",
            384,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(
            c"batch_total_submit_ops",
            400,
            Ty::Record(&cufile13::CUfileOpCounter_t),
        ),
        FieldDef::new(c"batch_read_bytes", 416, Ty::U64),
        FieldDef::new(c"batch_write_bytes", 424, Ty::U64),
        FieldDef::new(c"batch_read_bw_bytes", 432, Ty::U64),
        FieldDef::new(c"batch_write_bw_bytes", 440, Ty::U64),
        FieldDef::new(c"batch_submit_lat_avg_us", 448, Ty::U64),
        FieldDef::new(c"batch_completion_lat_avg_us", 456, Ty::U64),
        FieldDef::new(c"batch_submit_ops_per_sec", 464, Ty::U64),
        FieldDef::new(c"batch_complete_ops_per_sec", 472, Ty::U64),
        FieldDef::new(c"batch_submit_lat_sum_us", 480, Ty::U64),
        FieldDef::new(c"batch_completion_lat_sum_us", 488, Ty::U64),
        FieldDef::new(c"last_batch_read_bytes", 496, Ty::U64),
        FieldDef::new(c"last_batch_write_bytes", 504, Ty::U64),
        FieldDef::new(c"readv_ops", 512, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(c"writev_ops", 528, Ty::Record(&cufile13::CUfileOpCounter_t)),
        FieldDef::new(c"readv_bytes", 544, Ty::U64),
        FieldDef::new(c"writev_bytes", 552, Ty::U64),
        FieldDef::new(c"readv_bw_bytes_per_sec", 560, Ty::U64),
        FieldDef::new(c"writev_bw_bytes_per_sec", 568, Ty::U64),
        FieldDef::new(c"readv_lat_avg_us", 576, Ty::U64),
        FieldDef::new(c"writev_lat_avg_us", 584, Ty::U64),
        FieldDef::new(c"readv_ops_per_sec", 592, Ty::U64),
        FieldDef::new(c"writev_ops_per_sec", 600, Ty::U64),
        FieldDef::new(c"readv_lat_sum_us", 608, Ty::U64),
        FieldDef::new(c"writev_lat_sum_us", 616, Ty::U64),
    ],
    "struct CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel1_t: RecordDef = RecordDef::alias(
    "CUfileStatsLevel1_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileStatsLevel1,
    "struct CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel2: RecordDef = RecordDef::new(
    "CUfileStatsLevel2",
    "cubind.cuda13.cufile",
    (1136, 8, false),
    &[
        FieldDef::new(c"basic", 0, Ty::Record(&cufile13::CUfileStatsLevel1_t)),
        FieldDef::new(c"read_size_kb_hist", 624, Ty::Array(&Ty::U64, 32)),
        FieldDef::new(c"write_size_kb_hist", 880, Ty::Array(&Ty::U64, 32)),
    ],
    "struct CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel2_t: RecordDef = RecordDef::alias(
    "CUfileStatsLevel2_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileStatsLevel2,
    "struct CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel3: RecordDef = RecordDef::new(
    "CUfileStatsLevel3",
    "cubind.cuda13.cufile",
    (5112, 8, false),
    &[
        FieldDef::new(c"detailed", 0, Ty::Record(&cufile13::CUfileStatsLevel2_t)),
        FieldDef::new(c"num_gpus", 1136, Ty::U32),
        FieldDef::new(
            c"per_gpu_stats",
            1144,
            Ty::Array(&Ty::Record(&cufile13::CUfilePerGpuStats_t), 16),
        ),
    ],
    "struct CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0.",
);

pub(crate) static CUfileStatsLevel3_t: RecordDef = RecordDef::alias(
    "CUfileStatsLevel3_t",
    "cubind.cuda13.cufile",
    &cufile13::CUfileStatsLevel3,
    "struct CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0.",
);
