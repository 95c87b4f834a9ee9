"""NCCL 2, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
)
from cubind.nccl import (
    NCCL_API_MAGIC as NCCL_API_MAGIC,
    NCCL_COMM_NULL as NCCL_COMM_NULL,
    NCCL_CONFIG_UNDEF_INT as NCCL_CONFIG_UNDEF_INT,
    NCCL_CONFIG_UNDEF_PTR as NCCL_CONFIG_UNDEF_PTR,
    NCCL_CTA_POLICY_DEFAULT as NCCL_CTA_POLICY_DEFAULT,
    NCCL_CTA_POLICY_EFFICIENCY as NCCL_CTA_POLICY_EFFICIENCY,
    NCCL_CTA_POLICY_ZERO as NCCL_CTA_POLICY_ZERO,
    NCCL_MAJOR as NCCL_MAJOR,
    NCCL_MINOR as NCCL_MINOR,
    NCCL_PATCH as NCCL_PATCH,
    NCCL_REVOKE_DEFAULT as NCCL_REVOKE_DEFAULT,
    NCCL_SHRINK_ABORT as NCCL_SHRINK_ABORT,
    NCCL_SHRINK_DEFAULT as NCCL_SHRINK_DEFAULT,
    NCCL_SPLIT_NOCOLOR as NCCL_SPLIT_NOCOLOR,
    NCCL_SUFFIX as NCCL_SUFFIX,
    NCCL_SUSPEND_MEM as NCCL_SUSPEND_MEM,
    NCCL_UNDEF_FLOAT as NCCL_UNDEF_FLOAT,
    NCCL_UNIQUE_ID_BYTES as NCCL_UNIQUE_ID_BYTES,
    NCCL_VERSION_CODE as NCCL_VERSION_CODE,
    NCCL_WIN_CFT_COUNTED as NCCL_WIN_CFT_COUNTED,
    NCCL_WIN_COLL_SYMMETRIC as NCCL_WIN_COLL_SYMMETRIC,
    NCCL_WIN_DEFAULT as NCCL_WIN_DEFAULT,
    NCCL_WIN_GIN_ONLY as NCCL_WIN_GIN_ONLY,
    NCCL_WIN_REQUIRED_ALIGNMENT as NCCL_WIN_REQUIRED_ALIGNMENT,
    NCCL_WIN_STRICT_ORDERING as NCCL_WIN_STRICT_ORDERING,
    ncclCollConfig_t as ncclCollConfig_t,
    ncclCollConfig_v23200 as ncclCollConfig_v23200,
    ncclCommMemStat_t as ncclCommMemStat_t,
    ncclComm_t as ncclComm_t,
    ncclConfigExt as ncclConfigExt,
    ncclConfigExt_t as ncclConfigExt_t,
    ncclConfigExt_t_key as ncclConfigExt_t_key,
    ncclConfigExt_t_val as ncclConfigExt_t_val,
    ncclConfig_t as ncclConfig_t,
    ncclConfig_v23100 as ncclConfig_v23100,
    ncclDataType_t as ncclDataType_t,
    ncclEncryptionConfig_t as ncclEncryptionConfig_t,
    ncclEncryptionConfig_v23200 as ncclEncryptionConfig_v23200,
    ncclEncryptionMode_t as ncclEncryptionMode_t,
    ncclHostCftMode_t as ncclHostCftMode_t,
    ncclNvlsHostMode_t as ncclNvlsHostMode_t,
    ncclParamHandle_t as ncclParamHandle_t,
    ncclRedOp_dummy_t as ncclRedOp_dummy_t,
    ncclRedOp_t as ncclRedOp_t,
    ncclResult_t as ncclResult_t,
    ncclScalarResidence_t as ncclScalarResidence_t,
    ncclSimInfo_t as ncclSimInfo_t,
    ncclSimInfo_v22200 as ncclSimInfo_v22200,
    ncclUniqueId as ncclUniqueId,
    ncclWaitSignalDesc_t as ncclWaitSignalDesc_t,
    ncclWindow_t as ncclWindow_t,
    sizeof as sizeof,
)

def ncclAllGather(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    sendcount: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Concatenates ``sendcount`` elements from each rank, in rank order, on every rank.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclAllGatherConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    sendcount: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Concatenates ``sendcount`` elements from each rank on every rank, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclAllReduce(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Reduces ``count`` elements from all ranks, and stores the result on every rank.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclAllReduceConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Reduces ``count`` elements from all ranks to every rank, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclAlltoAll(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Exchanges ``count`` elements between each pair of ranks.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclAlltoAllConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Exchanges ``count`` elements between each pair of ranks, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclBcast(
    buff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies ``count`` elements from the rank ``root`` to every rank in place (legacy form of ``ncclBroadcast``).

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Notes
    -----
    Deprecated.
    """

def ncclBroadcast(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies ``count`` elements from the rank ``root`` to every rank.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclBroadcastConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Copies ``count`` elements from the rank ``root`` to every rank, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommAbort(comm: ncclComm_t | _typing.Integer | None) -> None:
    """Aborts a communicator's outstanding work and destroys the communicator, without waiting for other ranks.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``comm``, or objects that belong to it, during or after the call.
    """

def ncclCommCount(comm: ncclComm_t | _typing.Integer | None) -> int:
    """Returns the number of ranks of a communicator.

    Returns
    -------
    count : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommCuDevice(comm: ncclComm_t | _typing.Integer | None) -> int:
    """Returns the ordinal of the CUDA device that a communicator uses in this process.

    Returns
    -------
    device : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommDeregister(comm: ncclComm_t | _typing.Integer | None, handle: _typing.Pointer) -> None:
    """Deregisters a buffer that ``ncclCommRegister`` registered.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - ``handle`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.
    """

def ncclCommDestroy(comm: ncclComm_t | _typing.Integer | None) -> None:
    """Destroys a communicator and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``comm``, or objects that belong to it, during or after the call.
    """

def ncclCommFinalize(comm: ncclComm_t | _typing.Integer | None) -> None:
    """Completes all outstanding work of a communicator in preparation for its destruction.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommGetAsyncError(comm: ncclComm_t | _typing.Integer | None) -> ncclResult_t:
    """Returns the state of a communicator's asynchronous work: complete, in progress or failed.

    Returns
    -------
    asyncError : ncclResult_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommGetUniqueId(comm: ncclComm_t | _typing.Integer | None) -> ncclUniqueId:
    """Creates the unique ID with which new ranks join a communicator by ``ncclCommGrow``.

    Returns
    -------
    uniqueId : ncclUniqueId

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommGrow(
    comm: ncclComm_t | _typing.Integer | None,
    nRanks: _typing.Integer,
    uniqueId: ncclUniqueId | None,
    rank: _typing.Integer,
    config: ncclConfig_t | None,
) -> ncclComm_t:
    """Creates a larger communicator from an existing one and additional ranks.

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommInitAll(ndev: _typing.Integer, devlist: _Sequence[_typing.Integer] | None) -> list[ncclComm_t]:
    """Creates the communicators of all ranks in one process, one for each of the given devices.

    Returns
    -------
    comm : list[ncclComm_t]

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommInitRank(nranks: _typing.Integer, commId: ncclUniqueId, rank: _typing.Integer) -> ncclComm_t:
    """Creates a communicator for one rank on the current device; all ranks must call this function.

    Returns
    -------
    comm : ncclComm_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommInitRankConfig(
    nranks: _typing.Integer,
    commId: ncclUniqueId,
    rank: _typing.Integer,
    config: ncclConfig_t | None,
) -> ncclComm_t:
    """Creates a communicator for one rank with a configuration, for example for nonblocking calls.

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``comm``
        exists.

    Returns
    -------
    comm : ncclComm_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommInitRankScalable(
    nranks: _typing.Integer,
    myrank: _typing.Integer,
    nId: _typing.Integer,
    commIds: _Sequence[ncclUniqueId] | None,
    config: ncclConfig_t | None,
) -> ncclComm_t:
    """Creates a communicator for one rank from several unique IDs, which suits many ranks.

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    newcomm : ncclComm_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommMemStats(comm: ncclComm_t | _typing.Integer | None, stat: ncclCommMemStat_t) -> int:
    """Returns the size in bytes of one kind of GPU memory that a communicator uses.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommRegister(
    comm: ncclComm_t | _typing.Integer | None,
    buff: _typing.DevicePointer,
    size: _typing.Integer,
) -> int:
    """Registers a buffer with a communicator, which reduces copies in later operations.

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until ``ncclCommDeregister`` is called.

    Returns
    -------
    handle : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommResume(comm: ncclComm_t | _typing.Integer | None) -> None:
    """Restores the resources that ``ncclCommSuspend`` freed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommRevoke(comm: ncclComm_t | _typing.Integer | None, revokeFlags: _typing.Integer) -> None:
    """Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.

    Parameters
    ----------
    revokeFlags
        Flags: ``NCCL_REVOKE_DEFAULT``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommShrink(
    comm: ncclComm_t | _typing.Integer | None,
    excludeRanksList: _Sequence[_typing.Integer] | None,
    excludeRanksCount: _typing.Integer,
    config: ncclConfig_t | None,
    shrinkFlags: _typing.Integer,
) -> ncclComm_t:
    """Creates a communicator from an existing one without the given ranks, for example after failures.

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.
    shrinkFlags
        Flags: ``NCCL_SHRINK_ABORT``, ``NCCL_SHRINK_DEFAULT``.

    Returns
    -------
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommSplit(
    comm: ncclComm_t | _typing.Integer | None,
    color: _typing.Integer,
    key: _typing.Integer,
    config: ncclConfig_t | None,
) -> ncclComm_t:
    """Splits a communicator by color into new communicators, whose ranks are ordered by key.

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommSuspend(comm: ncclComm_t | _typing.Integer | None, flags: _typing.Integer) -> None:
    """Frees memory of an idle communicator until ``ncclCommResume`` is called.

    Parameters
    ----------
    flags
        Flags: ``NCCL_SUSPEND_MEM``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - Until ``ncclCommResume`` is called, the communicator must not be passed to any other function or destroyed.
    """

def ncclCommUserRank(comm: ncclComm_t | _typing.Integer | None) -> int:
    """Returns the calling process's rank in a communicator.

    Returns
    -------
    rank : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclCommWindowDeregister(
    comm: ncclComm_t | _typing.Integer | None,
    win: ncclWindow_t | _typing.Integer | None,
) -> None:
    """Deregisters a window that ``ncclCommWindowRegister`` registered.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``win``, or objects that belong to it, during or after the call.
    """

def ncclCommWindowRegister(
    comm: ncclComm_t | _typing.Integer | None,
    buff: _typing.DevicePointer,
    size: _typing.Integer,
    winFlags: _typing.Integer,
) -> ncclWindow_t:
    """Registers a buffer of each rank as a window for symmetric or one-sided operations.

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until ``ncclCommWindowDeregister`` is called.
    winFlags
        Flags: ``NCCL_WIN_CFT_COUNTED``, ``NCCL_WIN_COLL_SYMMETRIC``, ``NCCL_WIN_DEFAULT``, ``NCCL_WIN_GIN_ONLY``,
        ``NCCL_WIN_STRICT_ORDERING``.

    Returns
    -------
    win : ncclWindow_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGather(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Concatenates ``count`` elements from each rank, in rank order, on the rank ``root``.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGatherConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Concatenates ``count`` elements from each rank on the rank ``root``, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGetErrorString(result: ncclResult_t) -> str:
    """Returns the English description of a result code.

    Returns
    -------
    value : str
    """

def ncclGetLastError(comm: ncclComm_t | _typing.Integer | None) -> str:
    """Returns a description of the last NCCL error of any communicator.

    Returns
    -------
    value : str
    """

def ncclGetUniqueId() -> ncclUniqueId:
    """Creates the unique ID that one process must send to all others before they create a communicator.

    Returns
    -------
    uniqueId : ncclUniqueId

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGetVersion() -> int:
    """Returns NCCL's version as 10000·major + 100·minor + patch.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGroupEnd() -> None:
    """Ends a group of calls and submits them.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGroupSimulateEnd(simInfo: ncclSimInfo_t | None) -> None:
    """Ends a group of calls without running the calls, and estimates their execution time.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclGroupStart() -> None:
    """Starts a group of calls, which are submitted together and may use several devices.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - Until ``ncclGroupEnd``, all memory, streams and communicators that this thread's calls take, including safe calls,
      must stay alive.
    """

def ncclMemAlloc(size: _typing.Integer) -> int:
    """Allocates GPU memory that NCCL can use without copies.

    Returns
    -------
    ptr : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclMemFree(ptr: _typing.Pointer) -> None:
    """Frees memory that ``ncclMemAlloc`` allocated.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def ncclParamBind(key: _typing.Text) -> ncclParamHandle_t:
    """Returns a handle for reading an NCCL parameter, given by its name.

    Returns
    -------
    out : ncclParamHandle_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamDumpAll() -> None:
    """Prints all parameters and their values.

    Returns
    -------
    None
    """

def ncclParamGet(
    h: ncclParamHandle_t | _typing.Integer | None,
    out: _typing.Pointer,
    maxLen: _typing.Integer,
) -> int:
    """Gets the value of a parameter in the parameter's own type.

    Returns
    -------
    len : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetAllParameterKeys() -> tuple[int, int]:
    """Returns the address and the length of a table of the names of all parameters.

    Returns
    -------
    table : int
        Referenced memory and handles are valid until ``ncclParamGetAllParameterKeys`` is called.
    tableLen : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetI16(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as a signed 16-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetI32(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as a signed 32-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetI64(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as a signed 64-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetI8(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as a signed 8-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetParameter(key: _typing.Text) -> tuple[str, int]:
    """Returns the value of a parameter, given by its name, as a string.

    Returns
    -------
    value : str
    valueLen : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetStr(h: ncclParamHandle_t | _typing.Integer | None) -> str:
    """Reads a parameter as a string.

    Returns
    -------
    out : str

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetU16(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as an unsigned 16-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetU32(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as an unsigned 32-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetU64(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as an unsigned 64-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclParamGetU8(h: ncclParamHandle_t | _typing.Integer | None) -> int:
    """Reads a parameter as an unsigned 8-bit integer.

    Returns
    -------
    out : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclPutSignal(
    localbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    peer: _typing.Integer,
    peerWin: ncclWindow_t | _typing.Integer | None,
    peerWinOffset: _typing.Integer,
    sigIdx: _typing.Integer,
    ctx: _typing.Integer,
    flags: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Writes ``count`` elements to a window of the rank ``peer``, and then signals the rank.

    Parameters
    ----------
    localbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclRecv(
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    peer: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Receives ``count`` elements from the rank ``peer``, which must call ``ncclSend``.

    Parameters
    ----------
    recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclRedOpCreatePreMulSum(
    scalar: _typing.Pointer,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t | _typing.Integer | None,
) -> ncclRedOp_t:
    """Creates a reduction operator that multiplies each rank's elements by a scalar before summation.

    Parameters
    ----------
    scalar
        Used after the call returns; must be kept alive for the duration that ``residence`` specifies.

    Returns
    -------
    op : ncclRedOp_t

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t | _typing.Integer | None) -> None:
    """Destroys a user-defined reduction operator.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.

    Warnings
    --------
    - ``op`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.
    """

def ncclReduce(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Reduces ``count`` elements from all ranks, and stores the result only on the rank ``root``.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclReduceConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Reduces ``count`` elements from all ranks to the rank ``root``, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclReduceScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    recvcount: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Reduces elements from all ranks, and stores a block of ``recvcount`` results on each rank.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclReduceScatterConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    recvcount: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Reduces elements, and stores a block of ``recvcount`` results on each rank, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclResetDebugInit() -> None:
    """Rereads the configuration of the debug log.

    Returns
    -------
    None

    Notes
    -----
    Deprecated.
    """

def ncclScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sends a different block of ``count`` elements from the rank ``root`` to each rank.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclScatterConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None:
    """Sends a block of ``count`` elements from the rank ``root`` to each rank, with a configuration for this call.

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    config
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in
        a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclSend(
    sendbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    peer: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sends ``count`` elements to the rank ``peer``, which must call ``ncclRecv``.

    Parameters
    ----------
    sendbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclSetEncryption(config: ncclEncryptionConfig_t | None) -> None:
    """Sets the encryption of NCCL traffic for the process: none, or with a shared key.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclSignal(
    peer: _typing.Integer,
    sigIdx: _typing.Integer,
    ctx: _typing.Integer,
    flags: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Signals the rank ``peer`` without transferring data.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclWaitSignal(
    nDesc: _typing.Integer,
    signalDescs: _Sequence[ncclWaitSignalDesc_t] | None,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Makes a stream wait for given numbers of signals from other ranks.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """

def ncclWinGetUserPtr(
    comm: ncclComm_t | _typing.Integer | None,
    win: ncclWindow_t | _typing.Integer | None,
) -> int:
    """Returns the address of a window's buffer.

    Returns
    -------
    outUserPtr : int

    Raises
    ------
    CudaError
        The result code is not ``ncclSuccess``.
    """
