//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufile, cufile13, driver};

pub(crate) static CUFileArrayConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileArrayConfigParameter_t\nenum CUFileArrayConfigParameter_t, from cufile.h. Since CUDA 13.0.",
    |table| {
        table.member("CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB", 0);
        table.member("CUFILE_PARAM_POSIX_POOL_SLAB_COUNT", 1);
        table.member("CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB", 2);
        table.member("CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT", 3);
    },
);

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDescr_t\nstruct CUfileDescr_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType));
        table.field(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle));
        table.field(c"fs_ops", 16, Ty::list(Ty::Record(&cufile13::CUfileFSOps_t)));
    },
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileDriverStatusFlags_t\nenum CUfileDriverStatusFlags_t, from cufile.h. Since CUDA 12.6 or earlier. Deprecated: CU_FILE_NVME_P2P_SUPPORTED.",
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
        table.member("CU_FILE_VIRTIOFS_SUPPORTED", 13);
        table.member("CU_FILE_PANFS_SUPPORTED", 14);
        table.member("CU_FILE_MAX_TARGET_TYPES", 15);
    },
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileError\nstruct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"err", 0, Ty::Enum(&cufile13::CUfileOpError));
        table.field(c"cu_err", 4, Ty::Enum(&driver::CUresult));
    },
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileError_t\nstruct CUfileError_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile13::CUfileError,
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileFSOps\nstruct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
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
    "cubind.cuda13.cufile.CUfileFSOps_t\nstruct CUfileFSOps_t, from cufile.h. Since CUDA 12.6 or earlier.",
    &cufile13::CUfileFSOps,
);

pub(crate) static CUfileIOVec: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOVec\nstruct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.field(c"base", 0, Ty::Pointer);
        table.field(c"len", 8, Ty::U64);
    },
);

pub(crate) static CUfileIOVec_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOVec_t\nstruct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.", &cufile13::CUfileIOVec,
);

pub(crate) static CUfileOpCounter: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileOpCounter\nstruct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.field(c"ok", 0, Ty::U64);
        table.field(c"err", 8, Ty::U64);
    },
);

pub(crate) static CUfileOpCounter_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileOpCounter_t\nstruct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileOpCounter,
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileOpError\nenum CUfileOpError, from cufile.h. Since CUDA 12.6 or earlier.",
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
        table.member("CU_FILE_INTERNAL_BATCH_SETUP_ERROR", 5039);
        table.member("CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR", 5040);
        table.member("CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR", 5041);
        table.member("CU_FILE_INTERNAL_BATCH_CANCEL_ERROR", 5042);
        table.member("CU_FILE_NOMEM_ERROR", 5043);
        table.member("CU_FILE_IO_ERROR", 5044);
        table.member("CU_FILE_INTERNAL_BUF_REGISTER_ERROR", 5045);
        table.member("CU_FILE_HASH_OPR_ERROR", 5046);
        table.member("CU_FILE_INVALID_CONTEXT_ERROR", 5047);
        table.member("CU_FILE_NVFS_INTERNAL_DRIVER_ERROR", 5048);
        table.member("CU_FILE_BATCH_NOCOMPAT_ERROR", 5049);
        table.member("CU_FILE_IO_MAX_ERROR", 5050);
    },
);

pub(crate) static CUfileP2PFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileP2PFlags_t\nenum CUfileP2PFlags_t, from cufile.h. Since CUDA 13.1.",
    |table| {
        table.member("CUFILE_P2PDMA", 0);
        table.member("CUFILE_NVFS", 1);
        table.member("CUFILE_DMABUF", 2);
        table.member("CUFILE_C2C", 3);
        table.member("CUFILE_NVIDIA_PEERMEM", 4);
    },
);

pub(crate) static CUfilePerGpuStats: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfilePerGpuStats\nstruct CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0.",
    (248, 8, false),
    |table| {
        table.field(c"uuid", 0, Ty::Chars(16));
        table.field(c"read_bytes", 16, Ty::U64);
        table.field(c"read_bw_bytes_per_sec", 24, Ty::U64);
        table.field(c"read_utilization", 32, Ty::U64);
        table.field(c"read_duration_us", 40, Ty::U64);
        table.field(c"n_total_reads", 48, Ty::U64);
        table.field(c"n_p2p_reads", 56, Ty::U64);
        table.field(c"n_nvfs_reads", 64, Ty::U64);
        table.field(c"n_posix_reads", 72, Ty::U64);
        table.field(c"n_unaligned_reads", 80, Ty::U64);
        table.field(c"n_dr_reads", 88, Ty::U64);
        table.field(c"n_sparse_regions", 96, Ty::U64);
        table.field(c"n_inline_regions", 104, Ty::U64);
        table.field(c"n_reads_err", 112, Ty::U64);
        table.field(c"writes_bytes", 120, Ty::U64);
        table.field(c"write_bw_bytes_per_sec", 128, Ty::U64);
        table.field(c"write_utilization", 136, Ty::U64);
        table.field(c"write_duration_us", 144, Ty::U64);
        table.field(c"n_total_writes", 152, Ty::U64);
        table.field(c"n_p2p_writes", 160, Ty::U64);
        table.field(c"n_nvfs_writes", 168, Ty::U64);
        table.field(c"n_posix_writes", 176, Ty::U64);
        table.field(c"n_unaligned_writes", 184, Ty::U64);
        table.field(c"n_dr_writes", 192, Ty::U64);
        table.field(c"n_writes_err", 200, Ty::U64);
        table.field(c"n_mmap", 208, Ty::U64);
        table.field(c"n_mmap_ok", 216, Ty::U64);
        table.field(c"n_mmap_err", 224, Ty::U64);
        table.field(c"n_mmap_free", 232, Ty::U64);
        table.field(c"reg_bytes", 240, Ty::U64);
    },
);

pub(crate) static CUfilePerGpuStats_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfilePerGpuStats_t\nstruct CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfilePerGpuStats,
);

pub(crate) static CUfileStatsLevel1: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileStatsLevel1\nstruct CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0.",
    (624, 8, false),
    |table| {
        table.field(c"read_ops", 0, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"write_ops", 16, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"hdl_register_ops", 32, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"hdl_deregister_ops", 48, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"buf_register_ops", 64, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"buf_deregister_ops", 80, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"read_bytes", 96, Ty::U64);
        table.field(c"write_bytes", 104, Ty::U64);
        table.field(c"read_bw_bytes_per_sec", 112, Ty::U64);
        table.field(c"write_bw_bytes_per_sec", 120, Ty::U64);
        table.field(c"read_lat_avg_us", 128, Ty::U64);
        table.field(c"write_lat_avg_us", 136, Ty::U64);
        table.field(c"read_ops_per_sec", 144, Ty::U64);
        table.field(c"write_ops_per_sec", 152, Ty::U64);
        table.field(c"read_lat_sum_us", 160, Ty::U64);
        table.field(c"write_lat_sum_us", 168, Ty::U64);
        table.field(c"batch_submit_ops", 176, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_complete_ops", 192, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_setup_ops", 208, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_cancel_ops", 224, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_destroy_ops", 240, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_enqueued_ops", 256, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_posix_enqueued_ops", 272, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_processed_ops", 288, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_posix_processed_ops", 304, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_nvfs_submit_ops", 320, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_p2p_submit_ops", 336, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_aio_submit_ops", 352, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_iouring_submit_ops", 368, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_mixed_io_submit_ops", 384, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_total_submit_ops", 400, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"batch_read_bytes", 416, Ty::U64);
        table.field(c"batch_write_bytes", 424, Ty::U64);
        table.field(c"batch_read_bw_bytes", 432, Ty::U64);
        table.field(c"batch_write_bw_bytes", 440, Ty::U64);
        table.field(c"batch_submit_lat_avg_us", 448, Ty::U64);
        table.field(c"batch_completion_lat_avg_us", 456, Ty::U64);
        table.field(c"batch_submit_ops_per_sec", 464, Ty::U64);
        table.field(c"batch_complete_ops_per_sec", 472, Ty::U64);
        table.field(c"batch_submit_lat_sum_us", 480, Ty::U64);
        table.field(c"batch_completion_lat_sum_us", 488, Ty::U64);
        table.field(c"last_batch_read_bytes", 496, Ty::U64);
        table.field(c"last_batch_write_bytes", 504, Ty::U64);
        table.field(c"readv_ops", 512, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"writev_ops", 528, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"readv_bytes", 544, Ty::U64);
        table.field(c"writev_bytes", 552, Ty::U64);
        table.field(c"readv_bw_bytes_per_sec", 560, Ty::U64);
        table.field(c"writev_bw_bytes_per_sec", 568, Ty::U64);
        table.field(c"readv_lat_avg_us", 576, Ty::U64);
        table.field(c"writev_lat_avg_us", 584, Ty::U64);
        table.field(c"readv_ops_per_sec", 592, Ty::U64);
        table.field(c"writev_ops_per_sec", 600, Ty::U64);
        table.field(c"readv_lat_sum_us", 608, Ty::U64);
        table.field(c"writev_lat_sum_us", 616, Ty::U64);
    },
);

pub(crate) static CUfileStatsLevel1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileStatsLevel1_t\nstruct CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileStatsLevel1,
);

pub(crate) static CUfileStatsLevel2: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileStatsLevel2\nstruct CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0.",
    (1136, 8, false),
    |table| {
        table.field(c"basic", 0, Ty::Record(&cufile13::CUfileStatsLevel1_t));
        table.field(c"read_size_kb_hist", 624, Ty::array(Ty::U64, 32));
        table.field(c"write_size_kb_hist", 880, Ty::array(Ty::U64, 32));
    },
);

pub(crate) static CUfileStatsLevel2_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileStatsLevel2_t\nstruct CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileStatsLevel2,
);

pub(crate) static CUfileStatsLevel3: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileStatsLevel3\nstruct CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0.",
    (5112, 8, false),
    |table| {
        table.field(c"detailed", 0, Ty::Record(&cufile13::CUfileStatsLevel2_t));
        table.field(c"num_gpus", 1136, Ty::U32);
        table.field(c"per_gpu_stats", 1144, Ty::array(Ty::Record(&cufile13::CUfilePerGpuStats_t), 16));
    },
);

pub(crate) static CUfileStatsLevel3_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileStatsLevel3_t\nstruct CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileStatsLevel3,
);
