"""cuFile, like `cuda.bindings.cufile`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda13.cufile`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda13.cufile
from cubind._enums import CudaEnum
from cubind.compat import _dtypes, _records, _view

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from cubind import _typing
else:
    from cubind.compat._view import Any, Sequence, _typing

_c: Any = cubind.cuda13.cufile


class ArrayConfigParameter(CudaEnum):
    """`CUFileArrayConfigParameter_t`."""

    POSIX_POOL_SLAB_SIZE_KB = 0
    POSIX_POOL_SLAB_COUNT = 1
    GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2
    GPU_BOUNCE_BUFFER_SLAB_COUNT = 3


class BoolConfigParameter(CudaEnum):
    """`CUFileBoolConfigParameter_t`."""

    PROPERTIES_USE_POLL_MODE = 0
    PROPERTIES_ALLOW_COMPAT_MODE = 1
    FORCE_COMPAT_MODE = 2
    FS_MISC_API_CHECK_AGGRESSIVE = 3
    EXECUTION_PARALLEL_IO = 4
    PROFILE_NVTX = 5
    PROPERTIES_ALLOW_SYSTEM_MEMORY = 6
    USE_PCIP2PDMA = 7
    PREFER_IO_URING = 8
    FORCE_ODIRECT_MODE = 9
    SKIP_TOPOLOGY_DETECTION = 10
    STREAM_MEMOPS_BYPASS = 11
    PROPERTIES_POSIX_IO_MODE = 12
    GDS_FALLBACK_IO = 13


class SizeTConfigParameter(CudaEnum):
    """`CUFileSizeTConfigParameter_t`."""

    PROFILE_STATS = 0
    EXECUTION_MAX_IO_QUEUE_DEPTH = 1
    EXECUTION_MAX_IO_THREADS = 2
    EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3
    EXECUTION_MAX_REQUEST_PARALLELISM = 4
    PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5
    PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6
    PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7
    PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8
    PROPERTIES_IO_BATCHSIZE = 9
    POLLTHRESHOLD_SIZE_KB = 10
    PROPERTIES_BATCH_IO_TIMEOUT_MS = 11


class StringConfigParameter(CudaEnum):
    """`CUFileStringConfigParameter_t`."""

    LOGGING_LEVEL = 0
    ENV_LOGFILE_PATH = 1
    LOG_DIR = 2
    RDMA_TRANSPORT = 3


class BatchMode(CudaEnum):
    """`CUfileBatchMode_t`."""

    BATCH = 1


class DriverControlFlags(CudaEnum):
    """`CUfileDriverControlFlags_t`."""

    USE_POLL_MODE = 0
    ALLOW_COMPAT_MODE = 1
    VANILLA_POSIX_IO_MODE = 2
    POSIX_IO_MODE = 2
    FALLBACK_IO_MODE = 4


class DriverStatusFlags(CudaEnum):
    """`CUfileDriverStatusFlags_t`."""

    LUSTRE_SUPPORTED = 0
    WEKAFS_SUPPORTED = 1
    NFS_SUPPORTED = 2
    GPFS_SUPPORTED = 3
    NVME_SUPPORTED = 4
    NVMEOF_SUPPORTED = 5
    SCSI_SUPPORTED = 6
    SCALEFLUX_CSD_SUPPORTED = 7
    NVMESH_SUPPORTED = 8
    BEEGFS_SUPPORTED = 9
    NVME_P2P_SUPPORTED = 11
    SCATEFS_SUPPORTED = 12
    VIRTIOFS_SUPPORTED = 13
    PANFS_SUPPORTED = 14
    MAX_TARGET_TYPES = 15


class FeatureFlags(CudaEnum):
    """`CUfileFeatureFlags_t`."""

    DYN_ROUTING_SUPPORTED = 0
    BATCH_IO_SUPPORTED = 1
    STREAMS_SUPPORTED = 2
    PARALLEL_IO_SUPPORTED = 3
    P2P_SUPPORTED = 4


class FileHandleType(CudaEnum):
    """`CUfileFileHandleType`."""

    OPAQUE_FD = 1
    OPAQUE_WIN32 = 2
    USERSPACE_FS = 3


class OpError(CudaEnum):
    """`CUfileOpError`."""

    SUCCESS = 0
    DRIVER_NOT_INITIALIZED = 5001
    DRIVER_INVALID_PROPS = 5002
    DRIVER_UNSUPPORTED_LIMIT = 5003
    DRIVER_VERSION_MISMATCH = 5004
    DRIVER_VERSION_READ_ERROR = 5005
    DRIVER_CLOSING = 5006
    PLATFORM_NOT_SUPPORTED = 5007
    IO_NOT_SUPPORTED = 5008
    DEVICE_NOT_SUPPORTED = 5009
    NVFS_DRIVER_ERROR = 5010
    CUDA_DRIVER_ERROR = 5011
    CUDA_POINTER_INVALID = 5012
    CUDA_MEMORY_TYPE_INVALID = 5013
    CUDA_POINTER_RANGE_ERROR = 5014
    CUDA_CONTEXT_MISMATCH = 5015
    INVALID_MAPPING_SIZE = 5016
    INVALID_MAPPING_RANGE = 5017
    INVALID_FILE_TYPE = 5018
    INVALID_FILE_OPEN_FLAG = 5019
    DIO_NOT_SET = 5020
    INVALID_VALUE = 5022
    MEMORY_ALREADY_REGISTERED = 5023
    MEMORY_NOT_REGISTERED = 5024
    PERMISSION_DENIED = 5025
    DRIVER_ALREADY_OPEN = 5026
    HANDLE_NOT_REGISTERED = 5027
    HANDLE_ALREADY_REGISTERED = 5028
    DEVICE_NOT_FOUND = 5029
    INTERNAL_ERROR = 5030
    GETNEWFD_FAILED = 5031
    NVFS_SETUP_ERROR = 5033
    IO_DISABLED = 5034
    BATCH_SUBMIT_FAILED = 5035
    GPU_MEMORY_PINNING_FAILED = 5036
    BATCH_FULL = 5037
    ASYNC_NOT_SUPPORTED = 5038
    INTERNAL_BATCH_SETUP_ERROR = 5039
    INTERNAL_BATCH_SUBMIT_ERROR = 5040
    INTERNAL_BATCH_GETSTATUS_ERROR = 5041
    INTERNAL_BATCH_CANCEL_ERROR = 5042
    NOMEM_ERROR = 5043
    IO_ERROR = 5044
    INTERNAL_BUF_REGISTER_ERROR = 5045
    HASH_OPR_ERROR = 5046
    INVALID_CONTEXT_ERROR = 5047
    NVFS_INTERNAL_DRIVER_ERROR = 5048
    BATCH_NOCOMPAT_ERROR = 5049
    IO_MAX_ERROR = 5050


class Opcode(CudaEnum):
    """`CUfileOpcode_t`."""

    READ = 0
    WRITE = 1


class P2PFlags(CudaEnum):
    """`CUfileP2PFlags_t`."""

    P2PDMA = 0
    NVFS = 1
    DMABUF = 2
    C2C = 3
    NVIDIA_PEERMEM = 4


class Status(CudaEnum):
    """`CUfileStatus_t`."""

    WAITING = 1
    PENDING = 2
    INVALID = 4
    CANCELED = 8
    COMPLETE = 16
    TIMEOUT = 32
    FAILED = 64


class cuFileError(_view.DriverStatusError):
    """A function returned a code other than `OpError.SUCCESS`."""

    _codes = OpError
    _of_driver = 5011



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise cuFileError(status)
    return status


class Descr_handle(
    _records.Record,
    of="CUfileDescr_t_handle",
    size=8,
    fields={
        "fd": ("i", None, 0),
        "handle": ("n", None, 0),
    },
):
    """`CUfileDescr_t_handle`."""

    __slots__ = ()


class Descr(
    _records.Array,
    of="CUfileDescr_t",
    size=24,
    fields={
        "type": ("i", None, 0),
        "handle": (Descr_handle, None, 8),
        "fs_ops": ("n", None, 16),
    },
):
    """`CUfileDescr_t`."""

    __slots__ = ()


class DrvProps_nvfs(
    _records.Record,
    of="CUfileDrvProps_t_nvfs",
    size=32,
    fields={
        "major_version": ("I", None, 0),
        "minor_version": ("I", None, 4),
        "poll_thresh_size": ("Q", None, 8),
        "max_direct_io_size": ("Q", None, 16),
        "dstatusflags": ("I", None, 24),
        "dcontrolflags": ("I", None, 28),
    },
):
    """`CUfileDrvProps_t_nvfs`."""

    __slots__ = ()


class DrvProps(
    _records.Record,
    of="CUfileDrvProps_t",
    size=56,
    fields={
        "nvfs": (DrvProps_nvfs, None, 0),
        "fflags": ("I", None, 32),
        "max_device_cache_size": ("I", None, 36),
        "per_buffer_cache_size": ("I", None, 40),
        "max_device_pinned_mem_size": ("I", None, 44),
        "max_batch_io_size": ("I", None, 48),
        "max_batch_io_timeout_msecs": ("I", None, 52),
    },
):
    """`CUfileDrvProps_t`."""

    __slots__ = ()


class Error(
    _records.Record,
    of="CUfileError_t",
    size=8,
    fields={
        "err": ("i", None, 0),
        "cu_err": ("i", None, 4),
    },
):
    """`CUfileError_t`."""

    __slots__ = ()


class FSOps(
    _records.Record,
    of="CUfileFSOps_t",
    size=40,
    fields={
        "fs_type": ("n", None, 0),
        "get_rdma_device_list": ("n", None, 8),
        "get_rdma_device_priority": ("n", None, 16),
        "read": ("n", None, 24),
        "write": ("n", None, 32),
    },
):
    """`CUfileFSOps_t`."""

    __slots__ = ()


class IOEvents(
    _records.Array,
    of="CUfileIOEvents_t",
    size=24,
    fields={
        "cookie": ("n", None, 0),
        "status": ("i", None, 8),
        "ret": ("Q", None, 16),
    },
):
    """`CUfileIOEvents_t`."""

    __slots__ = ()


class IOParams_u_batch(
    _records.Record,
    of="CUfileIOParams_t_u_batch",
    size=32,
    fields={
        "dev_ptr_base": ("n", None, 0),
        "file_offset": ("q", None, 8),
        "dev_ptr_offset": ("q", None, 16),
        "size_": ("Q", None, 24),
    },
):
    """`CUfileIOParams_t_u_batch`."""

    __slots__ = ()


class IOParams_u(
    _records.Record,
    of="CUfileIOParams_t_u",
    size=32,
    fields={
        "batch": (IOParams_u_batch, None, 0),
    },
):
    """`CUfileIOParams_t_u`."""

    __slots__ = ()


class IOParams(
    _records.Array,
    of="CUfileIOParams_t",
    size=64,
    fields={
        "mode": ("i", None, 0),
        "u": (IOParams_u, None, 8),
        "fh": ("n", None, 40),
        "opcode": ("i", None, 48),
        "cookie": ("n", None, 56),
    },
):
    """`CUfileIOParams_t`."""

    __slots__ = ()


class IOVec(
    _records.Array,
    of="CUfileIOVec_t",
    size=16,
    fields={
        "base_": ("n", None, 0),
        "len": ("Q", None, 8),
    },
):
    """`CUfileIOVec_t`."""

    __slots__ = ()


class OpCounter(
    _records.Record,
    of="CUfileOpCounter_t",
    size=16,
    fields={
        "ok": ("Q", None, 0),
        "err": ("Q", None, 8),
    },
):
    """`CUfileOpCounter_t`."""

    __slots__ = ()


class PerGpuStats(
    _records.Array,
    of="CUfilePerGpuStats_t",
    size=248,
    fields={
        "uuid": ("s", 16, 0),
        "read_bytes": ("Q", None, 16),
        "read_bw_bytes_per_sec": ("Q", None, 24),
        "read_utilization": ("Q", None, 32),
        "read_duration_us": ("Q", None, 40),
        "n_total_reads": ("Q", None, 48),
        "n_p2p_reads": ("Q", None, 56),
        "n_nvfs_reads": ("Q", None, 64),
        "n_posix_reads": ("Q", None, 72),
        "n_unaligned_reads": ("Q", None, 80),
        "n_dr_reads": ("Q", None, 88),
        "n_sparse_regions": ("Q", None, 96),
        "n_inline_regions": ("Q", None, 104),
        "n_reads_err": ("Q", None, 112),
        "writes_bytes": ("Q", None, 120),
        "write_bw_bytes_per_sec": ("Q", None, 128),
        "write_utilization": ("Q", None, 136),
        "write_duration_us": ("Q", None, 144),
        "n_total_writes": ("Q", None, 152),
        "n_p2p_writes": ("Q", None, 160),
        "n_nvfs_writes": ("Q", None, 168),
        "n_posix_writes": ("Q", None, 176),
        "n_unaligned_writes": ("Q", None, 184),
        "n_dr_writes": ("Q", None, 192),
        "n_writes_err": ("Q", None, 200),
        "n_mmap": ("Q", None, 208),
        "n_mmap_ok": ("Q", None, 216),
        "n_mmap_err": ("Q", None, 224),
        "n_mmap_free": ("Q", None, 232),
        "reg_bytes": ("Q", None, 240),
    },
):
    """`CUfilePerGpuStats_t`."""

    __slots__ = ()


class StatsLevel1(
    _records.Record,
    of="CUfileStatsLevel1_t",
    size=624,
    fields={
        "read_ops": (OpCounter, None, 0),
        "write_ops": (OpCounter, None, 16),
        "hdl_register_ops": (OpCounter, None, 32),
        "hdl_deregister_ops": (OpCounter, None, 48),
        "buf_register_ops": (OpCounter, None, 64),
        "buf_deregister_ops": (OpCounter, None, 80),
        "read_bytes": ("Q", None, 96),
        "write_bytes": ("Q", None, 104),
        "read_bw_bytes_per_sec": ("Q", None, 112),
        "write_bw_bytes_per_sec": ("Q", None, 120),
        "read_lat_avg_us": ("Q", None, 128),
        "write_lat_avg_us": ("Q", None, 136),
        "read_ops_per_sec": ("Q", None, 144),
        "write_ops_per_sec": ("Q", None, 152),
        "read_lat_sum_us": ("Q", None, 160),
        "write_lat_sum_us": ("Q", None, 168),
        "batch_submit_ops": (OpCounter, None, 176),
        "batch_complete_ops": (OpCounter, None, 192),
        "batch_setup_ops": (OpCounter, None, 208),
        "batch_cancel_ops": (OpCounter, None, 224),
        "batch_destroy_ops": (OpCounter, None, 240),
        "batch_enqueued_ops": (OpCounter, None, 256),
        "batch_posix_enqueued_ops": (OpCounter, None, 272),
        "batch_processed_ops": (OpCounter, None, 288),
        "batch_posix_processed_ops": (OpCounter, None, 304),
        "batch_nvfs_submit_ops": (OpCounter, None, 320),
        "batch_p2p_submit_ops": (OpCounter, None, 336),
        "batch_aio_submit_ops": (OpCounter, None, 352),
        "batch_iouring_submit_ops": (OpCounter, None, 368),
        "batch_mixed_io_submit_ops": (OpCounter, None, 384),
        "batch_total_submit_ops": (OpCounter, None, 400),
        "batch_read_bytes": ("Q", None, 416),
        "batch_write_bytes": ("Q", None, 424),
        "batch_read_bw_bytes": ("Q", None, 432),
        "batch_write_bw_bytes": ("Q", None, 440),
        "batch_submit_lat_avg_us": ("Q", None, 448),
        "batch_completion_lat_avg_us": ("Q", None, 456),
        "batch_submit_ops_per_sec": ("Q", None, 464),
        "batch_complete_ops_per_sec": ("Q", None, 472),
        "batch_submit_lat_sum_us": ("Q", None, 480),
        "batch_completion_lat_sum_us": ("Q", None, 488),
        "last_batch_read_bytes": ("Q", None, 496),
        "last_batch_write_bytes": ("Q", None, 504),
        "readv_ops": (OpCounter, None, 512),
        "writev_ops": (OpCounter, None, 528),
        "readv_bytes": ("Q", None, 544),
        "writev_bytes": ("Q", None, 552),
        "readv_bw_bytes_per_sec": ("Q", None, 560),
        "writev_bw_bytes_per_sec": ("Q", None, 568),
        "readv_lat_avg_us": ("Q", None, 576),
        "writev_lat_avg_us": ("Q", None, 584),
        "readv_ops_per_sec": ("Q", None, 592),
        "writev_ops_per_sec": ("Q", None, 600),
        "readv_lat_sum_us": ("Q", None, 608),
        "writev_lat_sum_us": ("Q", None, 616),
    },
):
    """`CUfileStatsLevel1_t`."""

    __slots__ = ()


class StatsLevel2(
    _records.Record,
    of="CUfileStatsLevel2_t",
    size=1136,
    fields={
        "basic": (StatsLevel1, None, 0),
        "read_size_kb_hist": ("Q", 32, 624),
        "write_size_kb_hist": ("Q", 32, 880),
    },
):
    """`CUfileStatsLevel2_t`."""

    __slots__ = ()


class StatsLevel3(
    _records.Record,
    of="CUfileStatsLevel3_t",
    size=5112,
    fields={
        "detailed": (StatsLevel2, None, 0),
        "num_gpus": ("I", None, 1136),
        "per_gpu_stats": (PerGpuStats, 16, 1144),
    },
):
    """`CUfileStatsLevel3_t`."""

    __slots__ = ()


class RDMAInfo(
    _records.Record,
    of="cufileRDMAInfo_t",
    size=16,
    fields={
        "version": ("i", None, 0),
        "desc_len": ("i", None, 4),
        "desc_str": ("z", None, 8),
    },
):
    """`cufileRDMAInfo_t`."""

    __slots__ = ()


class Timespec(
    _records.Record,
    of="timespec",
    size=16,
    fields={
        "tv_sec": ("q", None, 0),
        "tv_nsec": ("q", None, 8),
    },
):
    """`timespec`."""

    __slots__ = ()




def batch_io_cancel(batch_idp: int) -> None:
    """`cuFileBatchIOCancel`"""
    (_status,) = _c.cuFileBatchIOCancel(_view.handle(batch_idp))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def batch_io_destroy(batch_idp: int) -> None:
    """`cuFileBatchIODestroy`"""
    (_status,) = _c.cuFileBatchIODestroy(_view.handle(batch_idp))


def batch_io_get_status(batch_idp: int, min_nr: int, nr: int, iocbp: IOEvents | int, timeout: Timespec | int | None) -> None:
    """`cuFileBatchIOGetStatus`"""
    nr = _view.not_null(nr)
    iocbp = _records.target(iocbp, IOEvents, False)
    _status, _nr, _iocbp = _c.cuFileBatchIOGetStatus(_view.handle(batch_idp), min_nr, _view.read(nr, "I"), _records.given(timeout, Timespec))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _view.write(nr, "I", [_nr])
    _records.fill(iocbp, IOEvents, _iocbp)


def batch_io_set_up(nr: int) -> int:
    """`cuFileBatchIOSetUp`"""
    _status, batch_idp = _c.cuFileBatchIOSetUp(nr)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return int(batch_idp)


def batch_io_submit(batch_idp: int, nr: int, iocbp: IOParams | int, flags: int) -> None:
    """`cuFileBatchIOSubmit`"""
    (_status,) = _c.cuFileBatchIOSubmit(_view.handle(batch_idp), nr, _records.several(iocbp, IOParams, _view.count(nr, "I")), flags)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def buf_deregister(buf_ptr_base: int) -> None:
    """`cuFileBufDeregister`"""
    (_status,) = _c.cuFileBufDeregister(_view.handle(buf_ptr_base))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def buf_register(buf_ptr_base: int, length: int, flags: int) -> None:
    """`cuFileBufRegister`"""
    (_status,) = _c.cuFileBufRegister(_view.handle(buf_ptr_base), length, flags)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_close() -> None:
    """`cuFileDriverClose`"""
    (_status,) = _c.cuFileDriverClose()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_get_p2p_flags(status_flag: int) -> int:
    """`cuFileDriverGetP2PFlags`"""
    _status, p2p_flags = _c.cuFileDriverGetP2PFlags(_view.number(status_flag))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return int(p2p_flags)


def driver_get_properties(props: DrvProps | int) -> None:
    """`cuFileDriverGetProperties`"""
    props = _records.target(props, DrvProps, True)
    _status, _props = _c.cuFileDriverGetProperties()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _records.fill(props, DrvProps, [_props])


def driver_open() -> None:
    """`cuFileDriverOpen`"""
    (_status,) = _c.cuFileDriverOpen()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_set_max_cache_size(max_cache_size: int) -> None:
    """`cuFileDriverSetMaxCacheSize`"""
    (_status,) = _c.cuFileDriverSetMaxCacheSize(max_cache_size)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_set_max_direct_io_size(max_direct_io_size: int) -> None:
    """`cuFileDriverSetMaxDirectIOSize`"""
    (_status,) = _c.cuFileDriverSetMaxDirectIOSize(max_direct_io_size)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_set_max_pinned_mem_size(max_pinned_size: int) -> None:
    """`cuFileDriverSetMaxPinnedMemSize`"""
    (_status,) = _c.cuFileDriverSetMaxPinnedMemSize(max_pinned_size)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_set_p2p_flags(status_flag: int, p2p_flags: int) -> None:
    """`cuFileDriverSetP2PFlags`"""
    (_status,) = _c.cuFileDriverSetP2PFlags(_view.number(status_flag), _view.number(p2p_flags))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def driver_set_poll_mode(poll: bool, poll_threshold_size: int) -> None:
    """`cuFileDriverSetPollMode`"""
    (_status,) = _c.cuFileDriverSetPollMode(poll, poll_threshold_size)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def export_pcie_topology(filename: str | bytes) -> None:
    """`cuFileExportPCIeTopology`"""
    (_status,) = _c.cuFileExportPCIeTopology(filename)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def get_bar_size_in_kb(gpu_index: int) -> int:
    """`cuFileGetBARSizeInKB`"""
    _status, bar_size = _c.cuFileGetBARSizeInKB(gpu_index)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return bar_size


def get_parameter_bool(param: int) -> bool:
    """`cuFileGetParameterBool`"""
    _status, value = _c.cuFileGetParameterBool(_view.number(param))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return value


def get_parameter_gpu_bounce_buffer_slab_array(size_values: int, count_values: int, len: int) -> None:
    """`cuFileGetParameterGpuBounceBufferSlabArray`"""
    size_values = _view.not_null(size_values)
    count_values = _view.not_null(count_values)
    _status, _size_values, _count_values = _c.cuFileGetParameterGpuBounceBufferSlabArray(len)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _view.write(size_values, "Q", _size_values)
    _view.write(count_values, "Q", _count_values)


def get_parameter_min_max_value(param: int) -> tuple[int, int]:
    """`cuFileGetParameterMinMaxValue`"""
    _status, min_value, max_value = _c.cuFileGetParameterMinMaxValue(_view.number(param))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return min_value, max_value


def get_parameter_posix_pool_slab_array(size_values: int, count_values: int, len: int) -> None:
    """`cuFileGetParameterPosixPoolSlabArray`"""
    size_values = _view.not_null(size_values)
    count_values = _view.not_null(count_values)
    _status, _size_values, _count_values = _c.cuFileGetParameterPosixPoolSlabArray(len)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _view.write(size_values, "Q", _size_values)
    _view.write(count_values, "Q", _count_values)


def get_parameter_size_t(param: int) -> int:
    """`cuFileGetParameterSizeT`"""
    _status, value = _c.cuFileGetParameterSizeT(_view.number(param))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return value


def get_parameter_string(param: int, len: int) -> str:
    """`cuFileGetParameterString`"""
    _status, desc_str = _c.cuFileGetParameterString(_view.number(param), len)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _view.text(desc_str)


def get_stats_l1(stats: StatsLevel1 | int) -> None:
    """`cuFileGetStatsL1`"""
    stats = _records.target(stats, StatsLevel1, True)
    _status, _stats = _c.cuFileGetStatsL1()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _records.fill(stats, StatsLevel1, [_stats])


def get_stats_l2(stats: StatsLevel2 | int) -> None:
    """`cuFileGetStatsL2`"""
    stats = _records.target(stats, StatsLevel2, True)
    _status, _stats = _c.cuFileGetStatsL2()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _records.fill(stats, StatsLevel2, [_stats])


def get_stats_l3(stats: StatsLevel3 | int) -> None:
    """`cuFileGetStatsL3`"""
    stats = _records.target(stats, StatsLevel3, True)
    _status, _stats = _c.cuFileGetStatsL3()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    _records.fill(stats, StatsLevel3, [_stats])


def get_stats_level() -> int:
    """`cuFileGetStatsLevel`"""
    _status, level = _c.cuFileGetStatsLevel()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return level


def get_version() -> int:
    """`cuFileGetVersion`"""
    _status, version = _c.cuFileGetVersion()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return version


def handle_deregister(fh: int) -> None:
    """`cuFileHandleDeregister`"""
    (_status,) = _c.cuFileHandleDeregister(_view.handle(fh))


def handle_register(descr: Descr | int) -> int:
    """`cuFileHandleRegister`"""
    _status, fh = _c.cuFileHandleRegister(_records.given(descr, Descr))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return int(fh)


def read(fh: int, buf_ptr_base: int, size: int, file_offset: int, buf_ptr_offset: int) -> int:
    """`cuFileRead`"""
    _status, _value = _c.cuFileRead(_view.handle(fh), _view.handle(buf_ptr_base), size, file_offset, buf_ptr_offset)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _value


def read_async(fh: int, buf_ptr_base: int, size_p: int, file_offset_p: int, buf_ptr_offset_p: int, bytes_read_p: int, stream: int) -> None:
    """`cuFileReadAsync`"""
    (_status,) = _c.cuFileReadAsync(_view.handle(fh), _view.handle(buf_ptr_base), _view.handle(size_p), _view.handle(file_offset_p), _view.handle(buf_ptr_offset_p), _view.handle(bytes_read_p), _view.handle(stream))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def readv(fh: int, iov: IOVec, file_offset: int, flags: int = 0) -> int:
    """`cuFileReadv`"""
    _status, _value = _c.cuFileReadv(_view.handle(fh), _records.several(iov, IOVec, len(iov)), len(iov), file_offset, flags)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _value


def set_parameter_bool(param: int, value: bool) -> None:
    """`cuFileSetParameterBool`"""
    (_status,) = _c.cuFileSetParameterBool(_view.number(param), value)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def set_parameter_gpu_bounce_buffer_slab_array(size_values: Sequence[int] | int, count_values: Sequence[int] | int, len: int) -> None:
    """`cuFileSetParameterGpuBounceBufferSlabArray`"""
    (_status,) = _c.cuFileSetParameterGpuBounceBufferSlabArray(_view.numbers(size_values, "Q", _view.count(len, "i")), _view.numbers(count_values, "Q", _view.count(len, "i")), len)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def set_parameter_posix_pool_slab_array(size_values: Sequence[int] | int, count_values: Sequence[int] | int, len: int) -> None:
    """`cuFileSetParameterPosixPoolSlabArray`"""
    (_status,) = _c.cuFileSetParameterPosixPoolSlabArray(_view.numbers(size_values, "Q", _view.count(len, "i")), _view.numbers(count_values, "Q", _view.count(len, "i")), len)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def set_parameter_size_t(param: int, value: int) -> None:
    """`cuFileSetParameterSizeT`"""
    (_status,) = _c.cuFileSetParameterSizeT(_view.number(param), value)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def set_parameter_string(param: int, desc_str: str | bytes | int) -> None:
    """`cuFileSetParameterString`"""
    (_status,) = _c.cuFileSetParameterString(_view.number(param), _view.string(desc_str))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def set_stats_level(level: int) -> None:
    """`cuFileSetStatsLevel`"""
    (_status,) = _c.cuFileSetStatsLevel(level)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def stats_reset() -> None:
    """`cuFileStatsReset`"""
    (_status,) = _c.cuFileStatsReset()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def stats_start() -> None:
    """`cuFileStatsStart`"""
    (_status,) = _c.cuFileStatsStart()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def stats_stop() -> None:
    """`cuFileStatsStop`"""
    (_status,) = _c.cuFileStatsStop()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def stream_deregister(stream: int) -> None:
    """`cuFileStreamDeregister`"""
    (_status,) = _c.cuFileStreamDeregister(_view.handle(stream))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def stream_register(stream: int, flags: int) -> None:
    """`cuFileStreamRegister`"""
    (_status,) = _c.cuFileStreamRegister(_view.handle(stream), flags)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def use_count() -> int:
    """`cuFileUseCount`"""
    _status, _value = _c.cuFileUseCount()
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _value


def write(fh: int, buf_ptr_base: int, size: int, file_offset: int, buf_ptr_offset: int) -> int:
    """`cuFileWrite`"""
    _status, _value = _c.cuFileWrite(_view.handle(fh), _view.handle(buf_ptr_base), size, file_offset, buf_ptr_offset)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _value


def write_async(fh: int, buf_ptr_base: int, size_p: int, file_offset_p: int, buf_ptr_offset_p: int, bytes_written_p: int, stream: int) -> None:
    """`cuFileWriteAsync`"""
    (_status,) = _c.cuFileWriteAsync(_view.handle(fh), _view.handle(buf_ptr_base), _view.handle(size_p), _view.handle(file_offset_p), _view.handle(buf_ptr_offset_p), _view.handle(bytes_written_p), _view.handle(stream))
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)


def writev(fh: int, iov: IOVec, file_offset: int, flags: int = 0) -> int:
    """`cuFileWritev`"""
    _status, _value = _c.cuFileWritev(_view.handle(fh), _records.several(iov, IOVec, len(iov)), len(iov), file_offset, flags)
    if _status.err:
        raise cuFileError(_status.err, _status.cu_err)
    return _value


__getattr__, __dir__ = _dtypes.dtypes(
    globals(),
    {
        "descr_handle_dtype": "Descr_handle",
        "descr_dtype": "Descr",
        "drv_props_nvfs_dtype": "DrvProps_nvfs",
        "drv_props_dtype": "DrvProps",
        "error_dtype": "Error",
        "fs_ops_dtype": "FSOps",
        "io_events_dtype": "IOEvents",
        "io_params_u_batch_dtype": "IOParams_u_batch",
        "io_params_u_dtype": "IOParams_u",
        "io_params_dtype": "IOParams",
        "io_vec_dtype": "IOVec",
        "op_counter_dtype": "OpCounter",
        "per_gpu_stats_dtype": "PerGpuStats",
        "stats_level1_dtype": "StatsLevel1",
        "stats_level2_dtype": "StatsLevel2",
        "stats_level3_dtype": "StatsLevel3",
        "rdma_info_dtype": "RDMAInfo",
        "timespec_dtype": "Timespec",
    },
)
