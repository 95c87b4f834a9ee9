"""cuFile of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.driver import (
    CUresult as CUresult,
    CUstream as CUstream,
)

CUFILEOP_BASE_ERR: _Final = 5000
CUFILE_GPU_UUID_LEN: _Final = 16
CU_FILE_P2P_FLAG_C2C: _Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_DMABUF: _Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_NVFS: _Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_PCI_P2PDMA: _Final[CUfileP2PFlags_t]
CU_FILE_RDMA_ERR_BASE: _Final = 6000
CU_FILE_RDMA_REGISTER: _Final = 1
CU_FILE_RDMA_RELAXED_ORDERING: _Final = 2
CU_FILE_RDMA_RESET_TOKEN: _Final = 6001
CU_FILE_RDMA_RESET_TOKEN_FAILED: _Final = 6002
CU_FILE_RDMA_SUCCESS: _Final = 0
CU_FILE_STREAM_FIXED_BUF_OFFSET: _Final = 1
CU_FILE_STREAM_FIXED_FILE_OFFSET: _Final = 2
CU_FILE_STREAM_FIXED_FILE_SIZE: _Final = 4
CU_FILE_STREAM_PAGE_ALIGNED_INPUTS: _Final = 8

class CUFileArrayConfigParameter_t(_enums.IntEnum):
    """CUFileArrayConfigParameter_t, from cufile.h. Since CUDA 13.0."""

    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB = 0
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT = 1
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT = 3

class CUFileBoolConfigParameter_t(_enums.IntEnum):
    """CUFileBoolConfigParameter_t, from cufile.h. Since CUDA 12.9. Deprecated: CUFILE_PARAM_PROFILE_NVTX."""

    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE = 0
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE = 1
    CUFILE_PARAM_FORCE_COMPAT_MODE = 2
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE = 3
    CUFILE_PARAM_EXECUTION_PARALLEL_IO = 4
    CUFILE_PARAM_PROFILE_NVTX = 5
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY = 6
    CUFILE_PARAM_USE_PCIP2PDMA = 7
    CUFILE_PARAM_PREFER_IO_URING = 8
    CUFILE_PARAM_FORCE_ODIRECT_MODE = 9
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION = 10
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS = 11
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE = 12
    CUFILE_PARAM_GDS_FALLBACK_IO = 13

class CUFileSizeTConfigParameter_t(_enums.IntEnum):
    """CUFileSizeTConfigParameter_t, from cufile.h. Since CUDA 12.9."""

    CUFILE_PARAM_PROFILE_STATS = 0
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH = 1
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS = 2
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM = 4
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE = 9
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB = 10
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS = 11

class CUFileStringConfigParameter_t(_enums.IntEnum):
    """CUFileStringConfigParameter_t, from cufile.h. Since CUDA 12.9."""

    CUFILE_PARAM_LOGGING_LEVEL = 0
    CUFILE_PARAM_ENV_LOGFILE_PATH = 1
    CUFILE_PARAM_LOG_DIR = 2
    CUFILE_PARAM_RDMA_TRANSPORT = 3

class CUfileBatchMode_t(_enums.IntEnum):
    """CUfileBatchMode_t, from cufile.h. Since at least CUDA 12.6."""

    CUFILE_BATCH = 1

class CUfileDriverControlFlags_t(_enums.IntEnum):
    """CUfileDriverControlFlags_t, from cufile.h. Since at least CUDA 12.6."""

    CU_FILE_USE_POLL_MODE = 0
    CU_FILE_ALLOW_COMPAT_MODE = 1
    CU_FILE_VANILLA_POSIX_IO_MODE = 2
    CU_FILE_POSIX_IO_MODE = 2
    CU_FILE_FALLBACK_IO_MODE = 4

class CUfileDriverStatusFlags_t(_enums.IntEnum):
    """CUfileDriverStatusFlags_t, from cufile.h. Since at least CUDA 12.6. Deprecated: CU_FILE_NVME_P2P_SUPPORTED."""

    CU_FILE_LUSTRE_SUPPORTED = 0
    CU_FILE_WEKAFS_SUPPORTED = 1
    CU_FILE_NFS_SUPPORTED = 2
    CU_FILE_GPFS_SUPPORTED = 3
    CU_FILE_NVME_SUPPORTED = 4
    CU_FILE_NVMEOF_SUPPORTED = 5
    CU_FILE_SCSI_SUPPORTED = 6
    CU_FILE_SCALEFLUX_CSD_SUPPORTED = 7
    CU_FILE_NVMESH_SUPPORTED = 8
    CU_FILE_BEEGFS_SUPPORTED = 9
    CU_FILE_NVME_P2P_SUPPORTED = 11
    CU_FILE_SCATEFS_SUPPORTED = 12
    CU_FILE_VIRTIOFS_SUPPORTED = 13
    CU_FILE_PANFS_SUPPORTED = 14
    CU_FILE_MAX_TARGET_TYPES = 15

class CUfileFeatureFlags_t(_enums.IntEnum):
    """CUfileFeatureFlags_t, from cufile.h. Since at least CUDA 12.6."""

    CU_FILE_DYN_ROUTING_SUPPORTED = 0
    CU_FILE_BATCH_IO_SUPPORTED = 1
    CU_FILE_STREAMS_SUPPORTED = 2
    CU_FILE_PARALLEL_IO_SUPPORTED = 3
    CU_FILE_P2P_SUPPORTED = 4

class CUfileFileHandleType(_enums.IntEnum):
    """CUfileFileHandleType, from cufile.h. Since at least CUDA 12.6."""

    CU_FILE_HANDLE_TYPE_OPAQUE_FD = 1
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_FILE_HANDLE_TYPE_USERSPACE_FS = 3

class CUfileOpError(_enums.IntEnum):
    """CUfileOpError, from cufile.h. Since at least CUDA 12.6."""

    CU_FILE_SUCCESS = 0
    CU_FILE_DRIVER_NOT_INITIALIZED = 5001
    CU_FILE_DRIVER_INVALID_PROPS = 5002
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT = 5003
    CU_FILE_DRIVER_VERSION_MISMATCH = 5004
    CU_FILE_DRIVER_VERSION_READ_ERROR = 5005
    CU_FILE_DRIVER_CLOSING = 5006
    CU_FILE_PLATFORM_NOT_SUPPORTED = 5007
    CU_FILE_IO_NOT_SUPPORTED = 5008
    CU_FILE_DEVICE_NOT_SUPPORTED = 5009
    CU_FILE_NVFS_DRIVER_ERROR = 5010
    CU_FILE_CUDA_DRIVER_ERROR = 5011
    CU_FILE_CUDA_POINTER_INVALID = 5012
    CU_FILE_CUDA_MEMORY_TYPE_INVALID = 5013
    CU_FILE_CUDA_POINTER_RANGE_ERROR = 5014
    CU_FILE_CUDA_CONTEXT_MISMATCH = 5015
    CU_FILE_INVALID_MAPPING_SIZE = 5016
    CU_FILE_INVALID_MAPPING_RANGE = 5017
    CU_FILE_INVALID_FILE_TYPE = 5018
    CU_FILE_INVALID_FILE_OPEN_FLAG = 5019
    CU_FILE_DIO_NOT_SET = 5020
    CU_FILE_INVALID_VALUE = 5022
    CU_FILE_MEMORY_ALREADY_REGISTERED = 5023
    CU_FILE_MEMORY_NOT_REGISTERED = 5024
    CU_FILE_PERMISSION_DENIED = 5025
    CU_FILE_DRIVER_ALREADY_OPEN = 5026
    CU_FILE_HANDLE_NOT_REGISTERED = 5027
    CU_FILE_HANDLE_ALREADY_REGISTERED = 5028
    CU_FILE_DEVICE_NOT_FOUND = 5029
    CU_FILE_INTERNAL_ERROR = 5030
    CU_FILE_GETNEWFD_FAILED = 5031
    CU_FILE_NVFS_SETUP_ERROR = 5033
    CU_FILE_IO_DISABLED = 5034
    CU_FILE_BATCH_SUBMIT_FAILED = 5035
    CU_FILE_GPU_MEMORY_PINNING_FAILED = 5036
    CU_FILE_BATCH_FULL = 5037
    CU_FILE_ASYNC_NOT_SUPPORTED = 5038
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR = 5039
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR = 5040
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR = 5041
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR = 5042
    CU_FILE_NOMEM_ERROR = 5043
    CU_FILE_IO_ERROR = 5044
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR = 5045
    CU_FILE_HASH_OPR_ERROR = 5046
    CU_FILE_INVALID_CONTEXT_ERROR = 5047
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR = 5048
    CU_FILE_BATCH_NOCOMPAT_ERROR = 5049
    CU_FILE_IO_MAX_ERROR = 5050

class CUfileOpcode_t(_enums.IntEnum):
    """CUfileOpcode_t, from cufile.h. Since at least CUDA 12.6."""

    CUFILE_READ = 0
    CUFILE_WRITE = 1

class CUfileP2PFlags_t(_enums.IntEnum):
    """CUfileP2PFlags_t, from cufile.h. Since CUDA 13.1."""

    CUFILE_P2PDMA = 0
    CUFILE_NVFS = 1
    CUFILE_DMABUF = 2
    CUFILE_C2C = 3
    CUFILE_NVIDIA_PEERMEM = 4

class CUfileStatus_t(_enums.IntEnum):
    """CUfileStatus_t, from cufile.h. Since at least CUDA 12.6."""

    CUFILE_WAITING = 1
    CUFILE_PENDING = 2
    CUFILE_INVALID = 4
    CUFILE_CANCELED = 8
    CUFILE_COMPLETE = 16
    CUFILE_TIMEOUT = 32
    CUFILE_FAILED = 64

@_disjoint_base
class CUfileBatchHandle_t:
    """CUfileBatchHandle_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class CUfileHandle_t:
    """CUfileHandle_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class CUfileDescr_t:
    """CUfileDescr_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        type: CUfileFileHandleType | _typing.Integer = ...,
        handle: CUfileDescr_t_handle = ...,
        fs_ops: _Sequence[CUfileFSOps_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[CUfileFileHandleType]
    handle: _typing.RecordField[CUfileDescr_t_handle]
    fs_ops: _typing.ListField[CUfileFSOps_t]

@_disjoint_base
class CUfileDescr_t_handle:
    """CUfileDescr_t.handle, from cufile.h. Since at least CUDA 12.6."""

    def __init__(self, fd: _typing.Integer = ..., handle: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fd: _typing.IntField
    handle: _typing.PointerField

@_disjoint_base
class CUfileDrvProps:
    """CUfileDrvProps_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        nvfs: CUfileDrvProps_t_nvfs = ...,
        fflags: _typing.Integer = ...,
        max_device_cache_size: _typing.Integer = ...,
        per_buffer_cache_size: _typing.Integer = ...,
        max_device_pinned_mem_size: _typing.Integer = ...,
        max_batch_io_size: _typing.Integer = ...,
        max_batch_io_timeout_msecs: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    nvfs: _typing.RecordField[CUfileDrvProps_t_nvfs]
    fflags: _typing.IntField
    max_device_cache_size: _typing.IntField
    per_buffer_cache_size: _typing.IntField
    max_device_pinned_mem_size: _typing.IntField
    max_batch_io_size: _typing.IntField
    max_batch_io_timeout_msecs: _typing.IntField

@_disjoint_base
class CUfileDrvProps_t_nvfs:
    """CUfileDrvProps_t.nvfs, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        major_version: _typing.Integer = ...,
        minor_version: _typing.Integer = ...,
        poll_thresh_size: _typing.Integer = ...,
        max_direct_io_size: _typing.Integer = ...,
        dstatusflags: _typing.Integer = ...,
        dcontrolflags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    major_version: _typing.IntField
    minor_version: _typing.IntField
    poll_thresh_size: _typing.IntField
    max_direct_io_size: _typing.IntField
    dstatusflags: _typing.IntField
    dcontrolflags: _typing.IntField

@_disjoint_base
class CUfileError:
    """CUfileError_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        err: CUfileOpError | _typing.Integer = ...,
        cu_err: CUresult | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    err: _typing.EnumField[CUfileOpError]
    cu_err: _typing.EnumField[CUresult]

@_disjoint_base
class CUfileFSOps:
    """CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        fs_type: _typing.Callback = ...,
        getRDMADeviceList: _typing.Callback = ...,
        getRDMADevicePriority: _typing.Callback = ...,
        read: _typing.Callback = ...,
        write: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fs_type: _typing.CallbackField
    getRDMADeviceList: _typing.CallbackField
    getRDMADevicePriority: _typing.CallbackField
    read: _typing.CallbackField
    write: _typing.CallbackField

@_disjoint_base
class CUfileIOEvents:
    """CUfileIOEvents_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        cookie: _typing.Pointer = ...,
        status: CUfileStatus_t | _typing.Integer = ...,
        ret: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    cookie: _typing.PointerField
    status: _typing.EnumField[CUfileStatus_t]
    ret: _typing.IntField

@_disjoint_base
class CUfileIOParams:
    """CUfileIOParams_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        mode: CUfileBatchMode_t | _typing.Integer = ...,
        u: CUfileIOParams_t_u = ...,
        fh: CUfileHandle_t | _typing.Integer | None = ...,
        opcode: CUfileOpcode_t | _typing.Integer = ...,
        cookie: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    mode: _typing.EnumField[CUfileBatchMode_t]
    u: _typing.RecordField[CUfileIOParams_t_u]
    fh: _typing.ValueField[CUfileHandle_t]
    opcode: _typing.EnumField[CUfileOpcode_t]
    cookie: _typing.PointerField

@_disjoint_base
class CUfileIOParams_t_u:
    """CUfileIOParams_t.u, from cufile.h. Since at least CUDA 12.6."""

    def __init__(self, batch: CUfileIOParams_t_u_batch = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    batch: _typing.RecordField[CUfileIOParams_t_u_batch]

@_disjoint_base
class CUfileIOParams_t_u_batch:
    """CUfileIOParams_t.u.batch, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        devPtr_base: _typing.Pointer = ...,
        file_offset: _typing.Integer = ...,
        devPtr_offset: _typing.Integer = ...,
        size: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    devPtr_base: _typing.PointerField
    file_offset: _typing.IntField
    devPtr_offset: _typing.IntField
    size: _typing.IntField

@_disjoint_base
class CUfileIOVec:
    """CUfileIOVec_t, from cufile.h. Since CUDA 13.4."""

    def __init__(self, base: _typing.Pointer = ..., len: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    base: _typing.PointerField
    len: _typing.IntField

@_disjoint_base
class CUfileOpCounter:
    """CUfileOpCounter_t, from cufile.h. Since CUDA 13.0."""

    def __init__(self, ok: _typing.Integer = ..., err: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ok: _typing.IntField
    err: _typing.IntField

@_disjoint_base
class CUfilePerGpuStats:
    """CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0."""

    def __init__(
        self,
        uuid: _typing.Chars = ...,
        read_bytes: _typing.Integer = ...,
        read_bw_bytes_per_sec: _typing.Integer = ...,
        read_utilization: _typing.Integer = ...,
        read_duration_us: _typing.Integer = ...,
        n_total_reads: _typing.Integer = ...,
        n_p2p_reads: _typing.Integer = ...,
        n_nvfs_reads: _typing.Integer = ...,
        n_posix_reads: _typing.Integer = ...,
        n_unaligned_reads: _typing.Integer = ...,
        n_dr_reads: _typing.Integer = ...,
        n_sparse_regions: _typing.Integer = ...,
        n_inline_regions: _typing.Integer = ...,
        n_reads_err: _typing.Integer = ...,
        writes_bytes: _typing.Integer = ...,
        write_bw_bytes_per_sec: _typing.Integer = ...,
        write_utilization: _typing.Integer = ...,
        write_duration_us: _typing.Integer = ...,
        n_total_writes: _typing.Integer = ...,
        n_p2p_writes: _typing.Integer = ...,
        n_nvfs_writes: _typing.Integer = ...,
        n_posix_writes: _typing.Integer = ...,
        n_unaligned_writes: _typing.Integer = ...,
        n_dr_writes: _typing.Integer = ...,
        n_writes_err: _typing.Integer = ...,
        n_mmap: _typing.Integer = ...,
        n_mmap_ok: _typing.Integer = ...,
        n_mmap_err: _typing.Integer = ...,
        n_mmap_free: _typing.Integer = ...,
        reg_bytes: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    uuid: _typing.CharsField
    read_bytes: _typing.IntField
    read_bw_bytes_per_sec: _typing.IntField
    read_utilization: _typing.IntField
    read_duration_us: _typing.IntField
    n_total_reads: _typing.IntField
    n_p2p_reads: _typing.IntField
    n_nvfs_reads: _typing.IntField
    n_posix_reads: _typing.IntField
    n_unaligned_reads: _typing.IntField
    n_dr_reads: _typing.IntField
    n_sparse_regions: _typing.IntField
    n_inline_regions: _typing.IntField
    n_reads_err: _typing.IntField
    writes_bytes: _typing.IntField
    write_bw_bytes_per_sec: _typing.IntField
    write_utilization: _typing.IntField
    write_duration_us: _typing.IntField
    n_total_writes: _typing.IntField
    n_p2p_writes: _typing.IntField
    n_nvfs_writes: _typing.IntField
    n_posix_writes: _typing.IntField
    n_unaligned_writes: _typing.IntField
    n_dr_writes: _typing.IntField
    n_writes_err: _typing.IntField
    n_mmap: _typing.IntField
    n_mmap_ok: _typing.IntField
    n_mmap_err: _typing.IntField
    n_mmap_free: _typing.IntField
    reg_bytes: _typing.IntField

@_disjoint_base
class CUfileStatsLevel1:
    """CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0."""

    def __init__(
        self,
        read_ops: CUfileOpCounter_t = ...,
        write_ops: CUfileOpCounter_t = ...,
        hdl_register_ops: CUfileOpCounter_t = ...,
        hdl_deregister_ops: CUfileOpCounter_t = ...,
        buf_register_ops: CUfileOpCounter_t = ...,
        buf_deregister_ops: CUfileOpCounter_t = ...,
        read_bytes: _typing.Integer = ...,
        write_bytes: _typing.Integer = ...,
        read_bw_bytes_per_sec: _typing.Integer = ...,
        write_bw_bytes_per_sec: _typing.Integer = ...,
        read_lat_avg_us: _typing.Integer = ...,
        write_lat_avg_us: _typing.Integer = ...,
        read_ops_per_sec: _typing.Integer = ...,
        write_ops_per_sec: _typing.Integer = ...,
        read_lat_sum_us: _typing.Integer = ...,
        write_lat_sum_us: _typing.Integer = ...,
        batch_submit_ops: CUfileOpCounter_t = ...,
        batch_complete_ops: CUfileOpCounter_t = ...,
        batch_setup_ops: CUfileOpCounter_t = ...,
        batch_cancel_ops: CUfileOpCounter_t = ...,
        batch_destroy_ops: CUfileOpCounter_t = ...,
        batch_enqueued_ops: CUfileOpCounter_t = ...,
        batch_posix_enqueued_ops: CUfileOpCounter_t = ...,
        batch_processed_ops: CUfileOpCounter_t = ...,
        batch_posix_processed_ops: CUfileOpCounter_t = ...,
        batch_nvfs_submit_ops: CUfileOpCounter_t = ...,
        batch_p2p_submit_ops: CUfileOpCounter_t = ...,
        batch_aio_submit_ops: CUfileOpCounter_t = ...,
        batch_iouring_submit_ops: CUfileOpCounter_t = ...,
        batch_mixed_io_submit_ops: CUfileOpCounter_t = ...,
        batch_total_submit_ops: CUfileOpCounter_t = ...,
        batch_read_bytes: _typing.Integer = ...,
        batch_write_bytes: _typing.Integer = ...,
        batch_read_bw_bytes: _typing.Integer = ...,
        batch_write_bw_bytes: _typing.Integer = ...,
        batch_submit_lat_avg_us: _typing.Integer = ...,
        batch_completion_lat_avg_us: _typing.Integer = ...,
        batch_submit_ops_per_sec: _typing.Integer = ...,
        batch_complete_ops_per_sec: _typing.Integer = ...,
        batch_submit_lat_sum_us: _typing.Integer = ...,
        batch_completion_lat_sum_us: _typing.Integer = ...,
        last_batch_read_bytes: _typing.Integer = ...,
        last_batch_write_bytes: _typing.Integer = ...,
        readv_ops: CUfileOpCounter_t = ...,
        writev_ops: CUfileOpCounter_t = ...,
        readv_bytes: _typing.Integer = ...,
        writev_bytes: _typing.Integer = ...,
        readv_bw_bytes_per_sec: _typing.Integer = ...,
        writev_bw_bytes_per_sec: _typing.Integer = ...,
        readv_lat_avg_us: _typing.Integer = ...,
        writev_lat_avg_us: _typing.Integer = ...,
        readv_ops_per_sec: _typing.Integer = ...,
        writev_ops_per_sec: _typing.Integer = ...,
        readv_lat_sum_us: _typing.Integer = ...,
        writev_lat_sum_us: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    read_ops: _typing.RecordField[CUfileOpCounter_t]
    write_ops: _typing.RecordField[CUfileOpCounter_t]
    hdl_register_ops: _typing.RecordField[CUfileOpCounter_t]
    hdl_deregister_ops: _typing.RecordField[CUfileOpCounter_t]
    buf_register_ops: _typing.RecordField[CUfileOpCounter_t]
    buf_deregister_ops: _typing.RecordField[CUfileOpCounter_t]
    read_bytes: _typing.IntField
    write_bytes: _typing.IntField
    read_bw_bytes_per_sec: _typing.IntField
    write_bw_bytes_per_sec: _typing.IntField
    read_lat_avg_us: _typing.IntField
    write_lat_avg_us: _typing.IntField
    read_ops_per_sec: _typing.IntField
    write_ops_per_sec: _typing.IntField
    read_lat_sum_us: _typing.IntField
    write_lat_sum_us: _typing.IntField
    batch_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_complete_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_setup_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_cancel_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_destroy_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_enqueued_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_posix_enqueued_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_processed_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_posix_processed_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_nvfs_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_p2p_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_aio_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_iouring_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_mixed_io_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_total_submit_ops: _typing.RecordField[CUfileOpCounter_t]
    batch_read_bytes: _typing.IntField
    batch_write_bytes: _typing.IntField
    batch_read_bw_bytes: _typing.IntField
    batch_write_bw_bytes: _typing.IntField
    batch_submit_lat_avg_us: _typing.IntField
    batch_completion_lat_avg_us: _typing.IntField
    batch_submit_ops_per_sec: _typing.IntField
    batch_complete_ops_per_sec: _typing.IntField
    batch_submit_lat_sum_us: _typing.IntField
    batch_completion_lat_sum_us: _typing.IntField
    last_batch_read_bytes: _typing.IntField
    last_batch_write_bytes: _typing.IntField
    readv_ops: _typing.RecordField[CUfileOpCounter_t]
    writev_ops: _typing.RecordField[CUfileOpCounter_t]
    readv_bytes: _typing.IntField
    writev_bytes: _typing.IntField
    readv_bw_bytes_per_sec: _typing.IntField
    writev_bw_bytes_per_sec: _typing.IntField
    readv_lat_avg_us: _typing.IntField
    writev_lat_avg_us: _typing.IntField
    readv_ops_per_sec: _typing.IntField
    writev_ops_per_sec: _typing.IntField
    readv_lat_sum_us: _typing.IntField
    writev_lat_sum_us: _typing.IntField

@_disjoint_base
class CUfileStatsLevel2:
    """CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0."""

    def __init__(
        self,
        basic: CUfileStatsLevel1_t = ...,
        read_size_kb_hist: _Sequence[int] | None = ...,
        write_size_kb_hist: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    basic: _typing.RecordField[CUfileStatsLevel1_t]
    read_size_kb_hist: _typing.ListField[int]
    write_size_kb_hist: _typing.ListField[int]

@_disjoint_base
class CUfileStatsLevel3:
    """CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0."""

    def __init__(
        self,
        detailed: CUfileStatsLevel2_t = ...,
        num_gpus: _typing.Integer = ...,
        per_gpu_stats: _Sequence[CUfilePerGpuStats_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    detailed: _typing.RecordField[CUfileStatsLevel2_t]
    num_gpus: _typing.IntField
    per_gpu_stats: _typing.ListField[CUfilePerGpuStats_t]

@_disjoint_base
class cufileRDMAInfo:
    """cufileRDMAInfo_t, from cufile.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        desc_len: _typing.Integer = ...,
        desc_str: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    desc_len: _typing.IntField
    desc_str: _typing.TextField

@_disjoint_base
class timespec:
    """timespec, from time.h. Since at least CUDA 12.6."""

    def __init__(
        self,
        tv_sec: _typing.Integer = ...,
        tv_nsec: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    tv_sec: _typing.IntField
    tv_nsec: _typing.IntField

class CUfileDrvProps_t(CUfileDrvProps):
    """CUfileDrvProps_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileError_t(CUfileError):
    """CUfileError_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileFSOps_t(CUfileFSOps):
    """CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileIOEvents_t(CUfileIOEvents):
    """CUfileIOEvents_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileIOParams_t(CUfileIOParams):
    """CUfileIOParams_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileIOVec_t(CUfileIOVec):
    """CUfileIOVec_t, from cufile.h. Since CUDA 13.4."""

class CUfileOpCounter_t(CUfileOpCounter):
    """CUfileOpCounter_t, from cufile.h. Since CUDA 13.0."""

class CUfilePerGpuStats_t(CUfilePerGpuStats):
    """CUfilePerGpuStats_t, from cufile.h. Since CUDA 13.0."""

class CUfileStatsLevel1_t(CUfileStatsLevel1):
    """CUfileStatsLevel1_t, from cufile.h. Since CUDA 13.0."""

class CUfileStatsLevel2_t(CUfileStatsLevel2):
    """CUfileStatsLevel2_t, from cufile.h. Since CUDA 13.0."""

class CUfileStatsLevel3_t(CUfileStatsLevel3):
    """CUfileStatsLevel3_t, from cufile.h. Since CUDA 13.0."""

class cufileRDMAInfo_t(cufileRDMAInfo):
    """cufileRDMAInfo_t, from cufile.h. Since at least CUDA 12.6."""

def sizeof(objType: type) -> int: ...
def cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t | _typing.Integer | None) -> tuple[CUfileError_t]:
    """Cancels the unfinished transfers of a batch.

    ``CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOCancel
    """

def cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t | _typing.Integer | None) -> tuple[CUfileError_t]:
    """Destroys a batch of transfers.

    ``void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``batch_idp``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIODestroy
    """

def cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t | _typing.Integer | None,
    min_nr: _typing.Integer,
    nr: _typing.Integer,
    timeout: timespec | None,
) -> tuple[CUfileError_t, int, list[CUfileIOEvents_t]]:
    """Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.

    ``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr,
    CUfileIOEvents_t *iocbp, timespec *timeout)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    nr : int
    iocbp : list[CUfileIOEvents_t]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus
    """

def cuFileBatchIOSetUp(nr: _typing.Integer) -> tuple[CUfileError_t, CUfileBatchHandle_t]:
    """Creates a batch for up to a given number of transfers.

    ``CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    batch_idp : CUfileBatchHandle_t

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSetUp
    """

def cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t | _typing.Integer | None,
    nr: _typing.Integer,
    iocbp: _Sequence[CUfileIOParams_t] | None,
    flags: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Submits read and write transfers to a batch.

    ``CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp,
    unsigned int flags)``

    Parameters
    ----------
    iocbp
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``batch_idp`` exists.
    flags
        Must be 0.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSubmit
    """

def cuFileBufDeregister(bufPtr_base: _typing.Pointer) -> tuple[CUfileError_t]:
    """Deregisters the range of GPU memory that ``cuFileBufRegister`` registered at an address.

    ``CUfileError_t cuFileBufDeregister(const void *bufPtr_base)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Warnings
    --------
    - ``bufPtr_base`` must come from the function that creates, allocates or registers it; all uses, including those by
      work in streams, must complete before this call.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufDeregister
    """

def cuFileBufRegister(
    bufPtr_base: _typing.Pointer,
    length: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Registers and pins a range of GPU memory for transfers without bounce buffers.

    ``CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)``

    Parameters
    ----------
    bufPtr_base
        Used after the call returns; must be kept alive until ``cuFileBufDeregister`` is called.
    flags
        Flags: ``CU_FILE_RDMA_REGISTER``, ``CU_FILE_RDMA_RELAXED_ORDERING``, ``CU_FILE_RDMA_RESET_TOKEN``,
        ``CU_FILE_RDMA_RESET_TOKEN_FAILED``.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister
    """

def cuFileDriverClose() -> tuple[CUfileError_t]:
    """Shuts down GPUDirect Storage for the process and frees its buffers.

    ``CUfileError_t cuFileDriverClose_v2(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Warnings
    --------
    - No thread may use objects that the library has returned, during or after the call.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose
    """

def cuFileDriverClose_v2() -> tuple[CUfileError_t]:
    """An alias of cuFileDriverClose."""

def cuFileDriverGetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t,
) -> tuple[CUfileError_t, CUfileP2PFlags_t]:
    """Returns the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

    ``CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    p2p_flags : CUfileP2PFlags_t

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.1.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetP2PFlags
    """

def cuFileDriverGetProperties() -> tuple[CUfileError_t, CUfileDrvProps_t]:
    """Returns the version, features and limits of the driver, with sizes in KiB.

    ``CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    props : CUfileDrvProps_t

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetProperties
    """

def cuFileDriverOpen() -> tuple[CUfileError_t]:
    """Initializes GPUDirect Storage for the process; without this call, the first use does so.

    ``CUfileError_t cuFileDriverOpen(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverOpen
    """

def cuFileDriverSetMaxCacheSize(max_cache_size: _typing.Integer) -> tuple[CUfileError_t]:
    """Sets the maximum amount of GPU memory in KiB for bounce buffers.

    ``CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxCacheSize
    """

def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: _typing.Integer) -> tuple[CUfileError_t]:
    """Sets the maximum chunk size of direct transfers in KiB, which must be a multiple of 64.

    ``CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxDirectIOSize
    """

def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: _typing.Integer) -> tuple[CUfileError_t]:
    """Sets the maximum amount of GPU memory in KiB that may be pinned at a time.

    ``CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxPinnedMemSize
    """

def cuFileDriverSetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t,
    p2p_flags: CUfileP2PFlags_t,
) -> tuple[CUfileError_t]:
    """Sets the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

    ``CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.1.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetP2PFlags
    """

def cuFileDriverSetPollMode(
    poll: _typing.Integer,
    poll_threshold_size: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Enables or disables polling for the completion of requests up to a size in KiB.

    ``CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetPollMode
    """

def cuFileExportPCIeTopology(filename: _typing.Text) -> tuple[CUfileError_t]:
    """Writes the PCIe topology that cuFile detected to a file.

    ``CUfileError_t cuFileExportPCIeTopology(const char *filename)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.2.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileExportPCIeTopology
    """

def cuFileGetBARSizeInKB(gpuIndex: _typing.Integer) -> tuple[CUfileError_t, int]:
    """Returns the size of a GPU's BAR in KiB.

    ``CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    barSize : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetBARSizeInKB
    """

def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> tuple[CUfileError_t, bool]:
    """Returns the value of a Boolean parameter, such as the one for polling.

    ``CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : bool

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterBool
    """

def cuFileGetParameterGpuBounceBufferSlabArray(
    length: _typing.Integer,
) -> tuple[CUfileError_t, list[int], list[int]]:
    """Returns the sizes and counts of the slabs of GPU bounce buffers.

    ``CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    size_values : list[int]
    count_values : list[int]

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.2.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterGpuBounceBufferSlabArray
    """

def cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t) -> tuple[CUfileError_t, int, int]:
    """Returns the minimum and maximum values of a numeric parameter.

    ``CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t
    *max_value)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    min_value : int
    max_value : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterMinMaxValue
    """

def cuFileGetParameterPosixPoolSlabArray(
    length: _typing.Integer,
) -> tuple[CUfileError_t, list[int], list[int]]:
    """Returns the sizes and counts of the slabs of host memory for POSIX transfers.

    ``CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    size_values : list[int]
    count_values : list[int]

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterPosixPoolSlabArray
    """

def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> tuple[CUfileError_t, int]:
    """Returns the value of a numeric parameter, such as the number of threads.

    ``CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterSizeT
    """

def cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
    length: _typing.Integer,
) -> tuple[CUfileError_t, bytes]:
    """Returns the value of a string parameter, such as the log directory.

    ``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    desc_str : bytes

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString
    """

def cuFileGetStatsL1() -> tuple[CUfileError_t, CUfileStatsLevel1_t]:
    """Returns basic statistics of the process: operations, bytes, times and errors.

    ``CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    stats : CUfileStatsLevel1_t

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL1
    """

def cuFileGetStatsL2() -> tuple[CUfileError_t, CUfileStatsLevel2_t]:
    """Returns statistics of the process, including a histogram of transfer sizes.

    ``CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    stats : CUfileStatsLevel2_t

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL2
    """

def cuFileGetStatsL3() -> tuple[CUfileError_t, CUfileStatsLevel3_t]:
    """Returns statistics of the process and of each GPU.

    ``CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    stats : CUfileStatsLevel3_t

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL3
    """

def cuFileGetStatsLevel() -> tuple[CUfileError_t, int]:
    """Returns the level of detail of statistics, from 0 (none) to 3.

    ``CUfileError_t cuFileGetStatsLevel(int *level)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    level : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsLevel
    """

def cuFileGetVersion() -> tuple[CUfileError_t, int]:
    """Returns the version of cuFile as 1000·major + 10·minor.

    ``CUfileError_t cuFileGetVersion(int *version)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetVersion
    """

def cuFileHandleDeregister(fh: CUfileHandle_t | _typing.Integer | None) -> tuple[CUfileError_t]:
    """Destroys the handle of a file, without closing the file.

    ``void cuFileHandleDeregister(CUfileHandle_t fh)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``fh``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleDeregister
    """

def cuFileHandleRegister(descr: CUfileDescr_t | None) -> tuple[CUfileError_t, CUfileHandle_t]:
    """Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.

    ``CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)``

    Parameters
    ----------
    descr
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``fh`` exists.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    fh : CUfileHandle_t

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleRegister
    """

def cuFileRead(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size: _typing.Integer,
    file_offset: _typing.Integer,
    bufPtr_offset: _typing.Integer,
) -> tuple[CUfileError_t, int]:
    """Reads from a file synchronously into GPU or host memory, and returns the byte count or a negative error code.

    ``ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileRead
    """

def cuFileReadAsync(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_read_p: _typing.Pointer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUfileError_t]:
    """Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.

    ``CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t
    *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)``

    Parameters
    ----------
    bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadAsync
    """

def cuFileReadv(
    fh: CUfileHandle_t | _typing.Integer | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _typing.Integer,
    file_offset: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUfileError_t, int]:
    """Reads from a file synchronously into several buffers, and returns the byte count or a negative error code.

    ``ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.4.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadv
    """

def cuFileSetParameterBool(
    param: CUFileBoolConfigParameter_t,
    value: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Sets a Boolean parameter, such as the one for polling, before the driver is opened.

    ``CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterBool
    """

def cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: _Sequence[_typing.Integer] | None,
    count_values: _Sequence[_typing.Integer] | None,
    length: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Sets the sizes and counts of the slabs of GPU bounce buffers.

    ``CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values,
    int len)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.2.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterGpuBounceBufferSlabArray
    """

def cuFileSetParameterPosixPoolSlabArray(
    size_values: _Sequence[_typing.Integer] | None,
    count_values: _Sequence[_typing.Integer] | None,
    length: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Sets the sizes and counts of the slabs of host memory for POSIX transfers.

    ``CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int
    len)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterPosixPoolSlabArray
    """

def cuFileSetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
    value: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Sets a numeric parameter, such as the number of threads, before the driver is opened.

    ``CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterSizeT
    """

def cuFileSetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: _typing.Text,
) -> tuple[CUfileError_t]:
    """Sets a string parameter, such as the log directory, before the driver is opened.

    ``CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 12.9.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterString
    """

def cuFileSetStatsLevel(level: _typing.Integer) -> tuple[CUfileError_t]:
    """Sets the level of detail of statistics, from 0 (none) to 3.

    ``CUfileError_t cuFileSetStatsLevel(int level)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetStatsLevel
    """

def cuFileStatsReset() -> tuple[CUfileError_t]:
    """Resets all statistics to zero.

    ``CUfileError_t cuFileStatsReset(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsReset
    """

def cuFileStatsStart() -> tuple[CUfileError_t]:
    """Starts the collection of statistics.

    ``CUfileError_t cuFileStatsStart(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStart
    """

def cuFileStatsStop() -> tuple[CUfileError_t]:
    """Stops the collection of statistics, but keeps the values.

    ``CUfileError_t cuFileStatsStop(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.0.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStop
    """

def cuFileStreamDeregister(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUfileError_t]:
    """Frees the resources that ``cuFileStreamRegister`` allocated for a stream.

    ``CUfileError_t cuFileStreamDeregister(CUstream stream)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamDeregister
    """

def cuFileStreamRegister(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    flags: _typing.Integer,
) -> tuple[CUfileError_t]:
    """Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.

    ``CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)``

    Parameters
    ----------
    flags
        Flags: ``CU_FILE_STREAM_FIXED_BUF_OFFSET``, ``CU_FILE_STREAM_FIXED_FILE_OFFSET``,
        ``CU_FILE_STREAM_FIXED_FILE_SIZE``, ``CU_FILE_STREAM_PAGE_ALIGNED_INPUTS``.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamRegister
    """

def cuFileUseCount() -> tuple[CUfileError_t, int]:
    """Returns the reference count of the cuFile driver in this process.

    ``long cuFileUseCount(void)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileUseCount
    """

def cuFileWrite(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size: _typing.Integer,
    file_offset: _typing.Integer,
    bufPtr_offset: _typing.Integer,
) -> tuple[CUfileError_t, int]:
    """Writes GPU or host memory synchronously to a file, and returns the byte count or a negative error code.

    ``ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t
    bufPtr_offset)``

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWrite
    """

def cuFileWriteAsync(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_written_p: _typing.Pointer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> tuple[CUfileError_t]:
    """Writes memory to a file in stream order; sizes and offsets are evaluated at execution.

    ``CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t
    *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)``

    Parameters
    ----------
    bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.

    Notes
    -----
    Declared in ``cufile.h``. Since at least CUDA 12.6.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWriteAsync
    """

def cuFileWritev(
    fh: CUfileHandle_t | _typing.Integer | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _typing.Integer,
    file_offset: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUfileError_t, int]:
    """Writes several buffers synchronously to a file, and returns the byte count or a negative error code.

    ``ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int
    flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    CUfileError_t
        ``CU_FILE_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufile.h``. Since CUDA 13.4.
    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWritev
    """
