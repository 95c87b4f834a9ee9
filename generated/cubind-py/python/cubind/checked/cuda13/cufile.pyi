"""cuFile of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.driver import (
    CUstream as CUstream,
)
from cubind.cuda13.cufile import (
    CUFILEOP_BASE_ERR as CUFILEOP_BASE_ERR,
    CUFILE_GPU_UUID_LEN as CUFILE_GPU_UUID_LEN,
    CUFileArrayConfigParameter_t as CUFileArrayConfigParameter_t,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CU_FILE_P2P_FLAG_C2C as CU_FILE_P2P_FLAG_C2C,
    CU_FILE_P2P_FLAG_DMABUF as CU_FILE_P2P_FLAG_DMABUF,
    CU_FILE_P2P_FLAG_NVFS as CU_FILE_P2P_FLAG_NVFS,
    CU_FILE_P2P_FLAG_PCI_P2PDMA as CU_FILE_P2P_FLAG_PCI_P2PDMA,
    CU_FILE_RDMA_ERR_BASE as CU_FILE_RDMA_ERR_BASE,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_RDMA_RESET_TOKEN as CU_FILE_RDMA_RESET_TOKEN,
    CU_FILE_RDMA_RESET_TOKEN_FAILED as CU_FILE_RDMA_RESET_TOKEN_FAILED,
    CU_FILE_RDMA_SUCCESS as CU_FILE_RDMA_SUCCESS,
    CU_FILE_STREAM_FIXED_BUF_OFFSET as CU_FILE_STREAM_FIXED_BUF_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_OFFSET as CU_FILE_STREAM_FIXED_FILE_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_SIZE as CU_FILE_STREAM_FIXED_FILE_SIZE,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS as CU_FILE_STREAM_PAGE_ALIGNED_INPUTS,
    CUfileBatchHandle_t as CUfileBatchHandle_t,
    CUfileBatchMode_t as CUfileBatchMode_t,
    CUfileDescr_t as CUfileDescr_t,
    CUfileDescr_t_handle as CUfileDescr_t_handle,
    CUfileDriverControlFlags_t as CUfileDriverControlFlags_t,
    CUfileDriverStatusFlags_t as CUfileDriverStatusFlags_t,
    CUfileDrvProps as CUfileDrvProps,
    CUfileDrvProps_t as CUfileDrvProps_t,
    CUfileDrvProps_t_nvfs as CUfileDrvProps_t_nvfs,
    CUfileError as CUfileError,
    CUfileError_t as CUfileError_t,
    CUfileFSOps as CUfileFSOps,
    CUfileFSOps_t as CUfileFSOps_t,
    CUfileFeatureFlags_t as CUfileFeatureFlags_t,
    CUfileFileHandleType as CUfileFileHandleType,
    CUfileHandle_t as CUfileHandle_t,
    CUfileIOEvents as CUfileIOEvents,
    CUfileIOEvents_t as CUfileIOEvents_t,
    CUfileIOParams as CUfileIOParams,
    CUfileIOParams_t as CUfileIOParams_t,
    CUfileIOParams_t_u as CUfileIOParams_t_u,
    CUfileIOParams_t_u_batch as CUfileIOParams_t_u_batch,
    CUfileIOVec as CUfileIOVec,
    CUfileIOVec_t as CUfileIOVec_t,
    CUfileOpCounter as CUfileOpCounter,
    CUfileOpCounter_t as CUfileOpCounter_t,
    CUfileOpError as CUfileOpError,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileP2PFlags_t as CUfileP2PFlags_t,
    CUfilePerGpuStats as CUfilePerGpuStats,
    CUfilePerGpuStats_t as CUfilePerGpuStats_t,
    CUfileStatsLevel1 as CUfileStatsLevel1,
    CUfileStatsLevel1_t as CUfileStatsLevel1_t,
    CUfileStatsLevel2 as CUfileStatsLevel2,
    CUfileStatsLevel2_t as CUfileStatsLevel2_t,
    CUfileStatsLevel3 as CUfileStatsLevel3,
    CUfileStatsLevel3_t as CUfileStatsLevel3_t,
    CUfileStatus_t as CUfileStatus_t,
    CUresult as CUresult,
    CUstream as CUstream,
    cufileRDMAInfo as cufileRDMAInfo,
    cufileRDMAInfo_t as cufileRDMAInfo_t,
    sizeof as sizeof,
    timespec as timespec,
)

def cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t | _typing.Integer | None) -> None:
    """Cancels the unfinished transfers of a batch.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t | _typing.Integer | None) -> None:
    """Destroys a batch of transfers.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``batch_idp``, or objects that belong to it, during or after the call.
    """

def cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t | _typing.Integer | None,
    min_nr: _typing.Integer,
    nr: _typing.Integer,
    timeout: timespec | None,
) -> tuple[int, list[CUfileIOEvents_t]]:
    """Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.

    Returns
    -------
    nr : int
    iocbp : list[CUfileIOEvents_t]
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
        The exception's attribute ``outputs`` contains: ``nr``, ``iocbp``.
    """

def cuFileBatchIOSetUp(nr: _typing.Integer) -> CUfileBatchHandle_t:
    """Creates a batch for up to a given number of transfers.

    Returns
    -------
    batch_idp : CUfileBatchHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t | _typing.Integer | None,
    nr: _typing.Integer,
    iocbp: _Sequence[CUfileIOParams_t] | None,
    flags: _typing.Integer,
) -> None:
    """Submits read and write transfers to a batch.

    Parameters
    ----------
    iocbp
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``batch_idp`` exists.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileBufDeregister(bufPtr_base: _typing.Pointer) -> None:
    """Deregisters the range of GPU memory that ``cuFileBufRegister`` registered at an address.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.

    Warnings
    --------
    - ``bufPtr_base`` must come from the function that creates, allocates or registers it; all uses, including those by
      work in streams, must complete before this call.
    """

def cuFileBufRegister(bufPtr_base: _typing.Pointer, length: _typing.Integer, flags: _typing.Integer) -> None:
    """Registers and pins a range of GPU memory for transfers without bounce buffers.

    Parameters
    ----------
    bufPtr_base
        Used after the call returns; must be kept alive until ``cuFileBufDeregister`` is called.
    flags
        Flags: ``CU_FILE_RDMA_REGISTER``, ``CU_FILE_RDMA_RELAXED_ORDERING``, ``CU_FILE_RDMA_RESET_TOKEN``,
        ``CU_FILE_RDMA_RESET_TOKEN_FAILED``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverClose() -> None:
    """Shuts down GPUDirect Storage for the process and frees its buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.

    Warnings
    --------
    - No thread may use objects that the library has returned, during or after the call.
    """

def cuFileDriverClose_v2() -> None:
    """An alias of cuFileDriverClose."""

def cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t) -> CUfileP2PFlags_t:
    """Returns the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

    Returns
    -------
    p2p_flags : CUfileP2PFlags_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverGetProperties() -> CUfileDrvProps_t:
    """Returns the version, features and limits of the driver, with sizes in KiB.

    Returns
    -------
    props : CUfileDrvProps_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverOpen() -> None:
    """Initializes GPUDirect Storage for the process; without this call, the first use does so.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverSetMaxCacheSize(max_cache_size: _typing.Integer) -> None:
    """Sets the maximum amount of GPU memory in KiB for bounce buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: _typing.Integer) -> None:
    """Sets the maximum chunk size of direct transfers in KiB, which must be a multiple of 64.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: _typing.Integer) -> None:
    """Sets the maximum amount of GPU memory in KiB that may be pinned at a time.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> None:
    """Sets the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileDriverSetPollMode(poll: _typing.Integer, poll_threshold_size: _typing.Integer) -> None:
    """Enables or disables polling for the completion of requests up to a size in KiB.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileExportPCIeTopology(filename: _typing.Text) -> None:
    """Writes the PCIe topology that cuFile detected to a file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetBARSizeInKB(gpuIndex: _typing.Integer) -> int:
    """Returns the size of a GPU's BAR in KiB.

    Returns
    -------
    barSize : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> bool:
    """Returns the value of a Boolean parameter, such as the one for polling.

    Returns
    -------
    value : bool

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterGpuBounceBufferSlabArray(length: _typing.Integer) -> tuple[list[int], list[int]]:
    """Returns the sizes and counts of the slabs of GPU bounce buffers.

    Returns
    -------
    size_values : list[int]
    count_values : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t) -> tuple[int, int]:
    """Returns the minimum and maximum values of a numeric parameter.

    Returns
    -------
    min_value : int
    max_value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterPosixPoolSlabArray(length: _typing.Integer) -> tuple[list[int], list[int]]:
    """Returns the sizes and counts of the slabs of host memory for POSIX transfers.

    Returns
    -------
    size_values : list[int]
    count_values : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> int:
    """Returns the value of a numeric parameter, such as the number of threads.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
    length: _typing.Integer | None = None,
) -> str:
    """Returns the value of a string parameter, such as the log directory.

    Parameters
    ----------
    length
        If omitted, cubind determines the required length.

    Returns
    -------
    desc_str : str

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetStatsL1() -> CUfileStatsLevel1_t:
    """Returns basic statistics of the process: operations, bytes, times and errors.

    Returns
    -------
    stats : CUfileStatsLevel1_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetStatsL2() -> CUfileStatsLevel2_t:
    """Returns statistics of the process, including a histogram of transfer sizes.

    Returns
    -------
    stats : CUfileStatsLevel2_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetStatsL3() -> CUfileStatsLevel3_t:
    """Returns statistics of the process and of each GPU.

    Returns
    -------
    stats : CUfileStatsLevel3_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetStatsLevel() -> int:
    """Returns the level of detail of statistics, from 0 (none) to 3.

    Returns
    -------
    level : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileGetVersion() -> int:
    """Returns the version of cuFile as 1000·major + 10·minor.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileHandleDeregister(fh: CUfileHandle_t | _typing.Integer | None) -> None:
    """Destroys the handle of a file, without closing the file.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``fh``, or objects that belong to it, during or after the call.
    """

def cuFileHandleRegister(descr: CUfileDescr_t | None) -> CUfileHandle_t:
    """Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.

    Parameters
    ----------
    descr
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``fh`` exists.

    Returns
    -------
    fh : CUfileHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileRead(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size: _typing.Integer,
    file_offset: _typing.Integer,
    bufPtr_offset: _typing.Integer,
) -> int:
    """Reads from a file synchronously into GPU or host memory, and returns the byte count or a negative error code.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileReadAsync(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_read_p: _typing.Pointer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.

    Parameters
    ----------
    bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileReadv(
    fh: CUfileHandle_t | _typing.Integer | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _typing.Integer,
    file_offset: _typing.Integer,
    flags: _typing.Integer,
) -> int:
    """Reads from a file synchronously into several buffers, and returns the byte count or a negative error code.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: _typing.Integer) -> None:
    """Sets a Boolean parameter, such as the one for polling, before the driver is opened.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: _Sequence[_typing.Integer] | None,
    count_values: _Sequence[_typing.Integer] | None,
    length: _typing.Integer,
) -> None:
    """Sets the sizes and counts of the slabs of GPU bounce buffers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetParameterPosixPoolSlabArray(
    size_values: _Sequence[_typing.Integer] | None,
    count_values: _Sequence[_typing.Integer] | None,
    length: _typing.Integer,
) -> None:
    """Sets the sizes and counts of the slabs of host memory for POSIX transfers.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: _typing.Integer) -> None:
    """Sets a numeric parameter, such as the number of threads, before the driver is opened.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetParameterString(param: CUFileStringConfigParameter_t, desc_str: _typing.Text) -> None:
    """Sets a string parameter, such as the log directory, before the driver is opened.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileSetStatsLevel(level: _typing.Integer) -> None:
    """Sets the level of detail of statistics, from 0 (none) to 3.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileStatsReset() -> None:
    """Resets all statistics to zero.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileStatsStart() -> None:
    """Starts the collection of statistics.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileStatsStop() -> None:
    """Stops the collection of statistics, but keeps the values.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileStreamDeregister(stream: CUstream | _typing.Integer | _typing.Stream | None) -> None:
    """Frees the resources that ``cuFileStreamRegister`` allocated for a stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileStreamRegister(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    flags: _typing.Integer,
) -> None:
    """Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.

    Parameters
    ----------
    flags
        Flags: ``CU_FILE_STREAM_FIXED_BUF_OFFSET``, ``CU_FILE_STREAM_FIXED_FILE_OFFSET``,
        ``CU_FILE_STREAM_FIXED_FILE_SIZE``, ``CU_FILE_STREAM_PAGE_ALIGNED_INPUTS``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileUseCount() -> int:
    """Returns the reference count of the cuFile driver in this process.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileWrite(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size: _typing.Integer,
    file_offset: _typing.Integer,
    bufPtr_offset: _typing.Integer,
) -> int:
    """Writes GPU or host memory synchronously to a file, and returns the byte count or a negative error code.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileWriteAsync(
    fh: CUfileHandle_t | _typing.Integer | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_written_p: _typing.Pointer,
    stream: CUstream | _typing.Integer | _typing.Stream | None,
) -> None:
    """Writes memory to a file in stream order; sizes and offsets are evaluated at execution.

    Parameters
    ----------
    bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileWritev(
    fh: CUfileHandle_t | _typing.Integer | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _typing.Integer,
    file_offset: _typing.Integer,
    flags: _typing.Integer,
) -> int:
    """Writes several buffers synchronously to a file, and returns the byte count or a negative error code.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """
