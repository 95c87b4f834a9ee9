//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufile, cufile13, driver};

pub(crate) static CUFileArrayConfigParameter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUFileArrayConfigParameter_t\nenum CUFileArrayConfigParameter_t, from cufile.h. Since CUDA 13.0.",
    "CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB CUFILE_PARAM_POSIX_POOL_SLAB_COUNT CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT",
);

pub(crate) static CUfileDescr_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileDescr_t\nstruct CUfileDescr_t, from cufile.h. Since at least CUDA 12.6.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&cufile::CUfileFileHandleType));
        table.field(c"handle", 8, Ty::Record(&cufile::CUfileDescr_t_handle));
        table.field(c"fs_ops", 16, Ty::list(Ty::Record(&cufile13::CUfileFSOps_t)));
    },
);

pub(crate) static CUfileDriverStatusFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileDriverStatusFlags_t\nenum CUfileDriverStatusFlags_t, from cufile.h. Since at least CUDA 12.6. Deprecated: CU_FILE_NVME_P2P_SUPPORTED.",
    "CU_FILE_LUSTRE_SUPPORTED CU_FILE_WEKAFS_SUPPORTED CU_FILE_NFS_SUPPORTED CU_FILE_GPFS_SUPPORTED CU_FILE_NVME_SUPPORTED CU_FILE_NVMEOF_SUPPORTED CU_FILE_SCSI_SUPPORTED CU_FILE_SCALEFLUX_CSD_SUPPORTED CU_FILE_NVMESH_SUPPORTED CU_FILE_BEEGFS_SUPPORTED CU_FILE_NVME_P2P_SUPPORTED=11 CU_FILE_SCATEFS_SUPPORTED CU_FILE_VIRTIOFS_SUPPORTED CU_FILE_PANFS_SUPPORTED CU_FILE_MAX_TARGET_TYPES",
);

pub(crate) static CUfileError: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileError\nstruct CUfileError_t, from cufile.h. Since at least CUDA 12.6.",
    (8, 4, false),
    |table| {
        table.field(c"err", 0, Ty::Enum(&cufile13::CUfileOpError));
        table.field(c"cu_err", 4, Ty::Enum(&driver::CUresult));
    },
);

pub(crate) static CUfileError_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileError_t\nstruct CUfileError_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile13::CUfileError,
);

pub(crate) static CUfileFSOps: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileFSOps\nstruct CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6.",
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
    "cubind.cuda13.cufile.CUfileFSOps_t\nstruct CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6.",
    &cufile13::CUfileFSOps,
);

pub(crate) static CUfileIOVec: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileIOVec\nstruct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.plain("base\0Pointer 0\0len\0U64 8\0");
    },
);

pub(crate) static CUfileIOVec_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileIOVec_t\nstruct CUfileIOVec_t, from cufile.h. Since CUDA 13.4.", &cufile13::CUfileIOVec,
);

pub(crate) static CUfileOpCounter: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfileOpCounter\nstruct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("ok\0U64 0\0err\0U64 8\0");
    },
);

pub(crate) static CUfileOpCounter_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileOpCounter_t\nstruct CUfileOpCounter_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileOpCounter,
);

pub(crate) static CUfileOpError: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileOpError\nenum CUfileOpError, from cufile.h. Since at least CUDA 12.6.",
    "CU_FILE_SUCCESS CU_FILE_DRIVER_NOT_INITIALIZED=5001 CU_FILE_DRIVER_INVALID_PROPS CU_FILE_DRIVER_UNSUPPORTED_LIMIT CU_FILE_DRIVER_VERSION_MISMATCH CU_FILE_DRIVER_VERSION_READ_ERROR CU_FILE_DRIVER_CLOSING CU_FILE_PLATFORM_NOT_SUPPORTED CU_FILE_IO_NOT_SUPPORTED CU_FILE_DEVICE_NOT_SUPPORTED CU_FILE_NVFS_DRIVER_ERROR CU_FILE_CUDA_DRIVER_ERROR CU_FILE_CUDA_POINTER_INVALID CU_FILE_CUDA_MEMORY_TYPE_INVALID CU_FILE_CUDA_POINTER_RANGE_ERROR CU_FILE_CUDA_CONTEXT_MISMATCH CU_FILE_INVALID_MAPPING_SIZE CU_FILE_INVALID_MAPPING_RANGE CU_FILE_INVALID_FILE_TYPE CU_FILE_INVALID_FILE_OPEN_FLAG CU_FILE_DIO_NOT_SET CU_FILE_INVALID_VALUE=5022 CU_FILE_MEMORY_ALREADY_REGISTERED CU_FILE_MEMORY_NOT_REGISTERED CU_FILE_PERMISSION_DENIED CU_FILE_DRIVER_ALREADY_OPEN CU_FILE_HANDLE_NOT_REGISTERED CU_FILE_HANDLE_ALREADY_REGISTERED CU_FILE_DEVICE_NOT_FOUND CU_FILE_INTERNAL_ERROR CU_FILE_GETNEWFD_FAILED CU_FILE_NVFS_SETUP_ERROR=5033 CU_FILE_IO_DISABLED CU_FILE_BATCH_SUBMIT_FAILED CU_FILE_GPU_MEMORY_PINNING_FAILED CU_FILE_BATCH_FULL CU_FILE_ASYNC_NOT_SUPPORTED CU_FILE_INTERNAL_BATCH_SETUP_ERROR CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR CU_FILE_INTERNAL_BATCH_CANCEL_ERROR CU_FILE_NOMEM_ERROR CU_FILE_IO_ERROR CU_FILE_INTERNAL_BUF_REGISTER_ERROR CU_FILE_HASH_OPR_ERROR CU_FILE_INVALID_CONTEXT_ERROR CU_FILE_NVFS_INTERNAL_DRIVER_ERROR CU_FILE_BATCH_NOCOMPAT_ERROR CU_FILE_IO_MAX_ERROR",
);

pub(crate) static CUfileP2PFlags_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufile.CUfileP2PFlags_t\nenum CUfileP2PFlags_t, from cufile.h. Since CUDA 13.1.",
    "CUFILE_P2PDMA CUFILE_NVFS CUFILE_DMABUF CUFILE_C2C CUFILE_NVIDIA_PEERMEM",
);

pub(crate) static CUfilePerGpuStats: RecordDef = RecordDef::new(
    "cubind.cuda13.cufile.CUfilePerGpuStats\nstruct CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0.",
    (248, 8, false),
    |table| {
        table.field(c"uuid", 0, Ty::Chars(16));
        table
            .plain(
                "read_bytes\0U64 16\0read_bw_bytes_per_sec\0U64 24\0read_utilization\0U64 32\0read_duration_us\0U64 40\0n_total_reads\0U64 48\0n_p2p_reads\0U64 56\0n_nvfs_reads\0U64 64\0n_posix_reads\0U64 72\0n_unaligned_reads\0U64 80\0n_dr_reads\0U64 88\0n_sparse_regions\0U64 96\0n_inline_regions\0U64 104\0n_reads_err\0U64 112\0writes_bytes\0U64 120\0write_bw_bytes_per_sec\0U64 128\0write_utilization\0U64 136\0write_duration_us\0U64 144\0n_total_writes\0U64 152\0n_p2p_writes\0U64 160\0n_nvfs_writes\0U64 168\0n_posix_writes\0U64 176\0n_unaligned_writes\0U64 184\0n_dr_writes\0U64 192\0n_writes_err\0U64 200\0n_mmap\0U64 208\0n_mmap_ok\0U64 216\0n_mmap_err\0U64 224\0n_mmap_free\0U64 232\0reg_bytes\0U64 240\0",
            );
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
        table
            .plain(
                "read_bytes\0U64 96\0write_bytes\0U64 104\0read_bw_bytes_per_sec\0U64 112\0write_bw_bytes_per_sec\0U64 120\0read_lat_avg_us\0U64 128\0write_lat_avg_us\0U64 136\0read_ops_per_sec\0U64 144\0write_ops_per_sec\0U64 152\0read_lat_sum_us\0U64 160\0write_lat_sum_us\0U64 168\0",
            );
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
        table
            .plain(
                "batch_read_bytes\0U64 416\0batch_write_bytes\0U64 424\0batch_read_bw_bytes\0U64 432\0batch_write_bw_bytes\0U64 440\0batch_submit_lat_avg_us\0U64 448\0batch_completion_lat_avg_us\0U64 456\0batch_submit_ops_per_sec\0U64 464\0batch_complete_ops_per_sec\0U64 472\0batch_submit_lat_sum_us\0U64 480\0batch_completion_lat_sum_us\0U64 488\0last_batch_read_bytes\0U64 496\0last_batch_write_bytes\0U64 504\0",
            );
        table.field(c"readv_ops", 512, Ty::Record(&cufile13::CUfileOpCounter_t));
        table.field(c"writev_ops", 528, Ty::Record(&cufile13::CUfileOpCounter_t));
        table
            .plain(
                "readv_bytes\0U64 544\0writev_bytes\0U64 552\0readv_bw_bytes_per_sec\0U64 560\0writev_bw_bytes_per_sec\0U64 568\0readv_lat_avg_us\0U64 576\0writev_lat_avg_us\0U64 584\0readv_ops_per_sec\0U64 592\0writev_ops_per_sec\0U64 600\0readv_lat_sum_us\0U64 608\0writev_lat_sum_us\0U64 616\0",
            );
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
        table.plain("num_gpus\0U32 1136\0");
        table.field(c"per_gpu_stats", 1144, Ty::array(Ty::Record(&cufile13::CUfilePerGpuStats_t), 16));
    },
);

pub(crate) static CUfileStatsLevel3_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufile.CUfileStatsLevel3_t\nstruct CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0.",
    &cufile13::CUfileStatsLevel3,
);
