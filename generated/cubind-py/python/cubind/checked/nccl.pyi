"""NCCL 2, with exceptions instead of result codes.

`cubind.nccl` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt

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
    sendcount: _SupportsInt,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclAllGatherConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    sendcount: _SupportsInt,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclAllReduce(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclAllReduceConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclAlltoAll(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclAlltoAllConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclBcast(
    buff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclBroadcast(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclBroadcastConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclCommAbort(comm: ncclComm_t | _SupportsInt | None) -> None: ...
def ncclCommCount(comm: ncclComm_t | _SupportsInt | None) -> int: ...
def ncclCommCuDevice(comm: ncclComm_t | _SupportsInt | None) -> int: ...
def ncclCommDeregister(comm: ncclComm_t | _SupportsInt | None, handle: _typing.Pointer) -> None: ...
def ncclCommDestroy(comm: ncclComm_t | _SupportsInt | None) -> None: ...
def ncclCommFinalize(comm: ncclComm_t | _SupportsInt | None) -> None: ...
def ncclCommGetAsyncError(comm: ncclComm_t | _SupportsInt | None) -> ncclResult_t: ...
def ncclCommGetUniqueId(comm: ncclComm_t | _SupportsInt | None) -> ncclUniqueId: ...
def ncclCommGrow(
    comm: ncclComm_t | _SupportsInt | None,
    nRanks: _SupportsInt,
    uniqueId: ncclUniqueId | None,
    rank: _SupportsInt,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclCommInitAll(ndev: _SupportsInt, devlist: _Sequence[_SupportsInt] | None) -> list[ncclComm_t]: ...
def ncclCommInitRank(nranks: _SupportsInt, commId: ncclUniqueId, rank: _SupportsInt) -> ncclComm_t: ...
def ncclCommInitRankConfig(
    nranks: _SupportsInt,
    commId: ncclUniqueId,
    rank: _SupportsInt,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclCommInitRankScalable(
    nranks: _SupportsInt,
    myrank: _SupportsInt,
    nId: _SupportsInt,
    commIds: _Sequence[ncclUniqueId] | None,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclCommMemStats(comm: ncclComm_t | _SupportsInt | None, stat: ncclCommMemStat_t) -> int: ...
def ncclCommRegister(
    comm: ncclComm_t | _SupportsInt | None,
    buff: _typing.DevicePointer,
    size: _SupportsInt,
) -> int: ...
def ncclCommResume(comm: ncclComm_t | _SupportsInt | None) -> None: ...
def ncclCommRevoke(comm: ncclComm_t | _SupportsInt | None, revokeFlags: _SupportsInt) -> None: ...
def ncclCommShrink(
    comm: ncclComm_t | _SupportsInt | None,
    excludeRanksList: _Sequence[_SupportsInt] | None,
    excludeRanksCount: _SupportsInt,
    config: ncclConfig_t | None,
    shrinkFlags: _SupportsInt,
) -> ncclComm_t: ...
def ncclCommSplit(
    comm: ncclComm_t | _SupportsInt | None,
    color: _SupportsInt,
    key: _SupportsInt,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclCommSuspend(comm: ncclComm_t | _SupportsInt | None, flags: _SupportsInt) -> None: ...
def ncclCommUserRank(comm: ncclComm_t | _SupportsInt | None) -> int: ...
def ncclCommWindowDeregister(
    comm: ncclComm_t | _SupportsInt | None,
    win: ncclWindow_t | _SupportsInt | None,
) -> None: ...
def ncclCommWindowRegister(
    comm: ncclComm_t | _SupportsInt | None,
    buff: _typing.DevicePointer,
    size: _SupportsInt,
    winFlags: _SupportsInt,
) -> ncclWindow_t: ...
def ncclGather(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclGatherConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclGetErrorString(result: ncclResult_t) -> bytes: ...
def ncclGetLastError(comm: ncclComm_t | _SupportsInt | None) -> bytes: ...
def ncclGetUniqueId() -> ncclUniqueId: ...
def ncclGetVersion() -> int: ...
def ncclGroupEnd() -> None: ...
def ncclGroupSimulateEnd(simInfo: ncclSimInfo_t | None) -> None: ...
def ncclGroupStart() -> None: ...
def ncclMemAlloc(size: _SupportsInt) -> int: ...
def ncclMemFree(ptr: _typing.Pointer) -> None: ...
def ncclParamBind(key: _typing.Text) -> ncclParamHandle_t: ...
def ncclParamDumpAll() -> None: ...
def ncclParamGet(
    h: ncclParamHandle_t | _SupportsInt | None,
    out: _typing.Pointer,
    maxLen: _SupportsInt,
) -> int: ...
def ncclParamGetAllParameterKeys() -> tuple[int, int]: ...
def ncclParamGetI16(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetI32(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetI64(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetI8(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetParameter(key: _typing.Text) -> tuple[bytes, int]: ...
def ncclParamGetStr(h: ncclParamHandle_t | _SupportsInt | None) -> bytes: ...
def ncclParamGetU16(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetU32(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetU64(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclParamGetU8(h: ncclParamHandle_t | _SupportsInt | None) -> int: ...
def ncclPutSignal(
    localbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    peer: _SupportsInt,
    peerWin: ncclWindow_t | _SupportsInt | None,
    peerWinOffset: _SupportsInt,
    sigIdx: _SupportsInt,
    ctx: _SupportsInt,
    flags: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclRecv(
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    peer: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclRedOpCreatePreMulSum(
    scalar: _typing.Pointer,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t | _SupportsInt | None,
) -> ncclRedOp_t: ...
def ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t | _SupportsInt | None) -> None: ...
def ncclReduce(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclReduceConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclReduceScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    recvcount: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclReduceScatterConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    recvcount: _SupportsInt,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclResetDebugInit() -> None: ...
def ncclScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclScatterConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    root: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclSend(
    sendbuff: _typing.DevicePointer,
    count: _SupportsInt,
    datatype: ncclDataType_t,
    peer: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclSetEncryption(config: ncclEncryptionConfig_t | None) -> None: ...
def ncclSignal(
    peer: _SupportsInt,
    sigIdx: _SupportsInt,
    ctx: _SupportsInt,
    flags: _SupportsInt,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclWaitSignal(
    nDesc: _SupportsInt,
    signalDescs: _Sequence[ncclWaitSignalDesc_t] | None,
    comm: ncclComm_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def ncclWinGetUserPtr(
    comm: ncclComm_t | _SupportsInt | None,
    win: ncclWindow_t | _SupportsInt | None,
) -> int: ...
