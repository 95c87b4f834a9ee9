"""cuFile of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda12.driver import (
    CUresult as CUresult,
    CUstream as CUstream,
)
from cubind.cuda13.cufile import (
    CUFILEOP_BASE_ERR as CUFILEOP_BASE_ERR,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_STREAM_FIXED_BUF_OFFSET as CU_FILE_STREAM_FIXED_BUF_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_OFFSET as CU_FILE_STREAM_FIXED_FILE_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_SIZE as CU_FILE_STREAM_FIXED_FILE_SIZE,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS as CU_FILE_STREAM_PAGE_ALIGNED_INPUTS,
    CUfileBatchHandle_t as CUfileBatchHandle_t,
    CUfileBatchMode_t as CUfileBatchMode_t,
    CUfileDescr_t_handle as CUfileDescr_t_handle,
    CUfileDriverControlFlags_t as CUfileDriverControlFlags_t,
    CUfileDrvProps as CUfileDrvProps,
    CUfileDrvProps_t as CUfileDrvProps_t,
    CUfileDrvProps_t_nvfs as CUfileDrvProps_t_nvfs,
    CUfileFeatureFlags_t as CUfileFeatureFlags_t,
    CUfileFileHandleType as CUfileFileHandleType,
    CUfileHandle_t as CUfileHandle_t,
    CUfileIOEvents as CUfileIOEvents,
    CUfileIOEvents_t as CUfileIOEvents_t,
    CUfileIOParams as CUfileIOParams,
    CUfileIOParams_t as CUfileIOParams_t,
    CUfileIOParams_t_u as CUfileIOParams_t_u,
    CUfileIOParams_t_u_batch as CUfileIOParams_t_u_batch,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileStatus_t as CUfileStatus_t,
    cufileRDMAInfo as cufileRDMAInfo,
    cufileRDMAInfo_t as cufileRDMAInfo_t,
    timespec as timespec,
)

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
    CU_FILE_IO_MAX_ERROR = 5039

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

class CUfileError_t(CUfileError):
    """CUfileError_t, from cufile.h. Since at least CUDA 12.6."""

class CUfileFSOps_t(CUfileFSOps):
    """CUfileFSOps_t, from cufile.h. Since at least CUDA 12.6."""

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
        Flags: ``CU_FILE_RDMA_REGISTER``, ``CU_FILE_RDMA_RELAXED_ORDERING``.

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
