"""NCCL 2 (API of 2.32).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaEvent_t,
    cudaStream_t,
)

NCCL_API_MAGIC: _Final = 3405692655
NCCL_COMM_NULL: _Final = 0
NCCL_CONFIG_UNDEF_INT: _Final = -2147483648
NCCL_CONFIG_UNDEF_PTR: _Final = 0
NCCL_CTA_POLICY_DEFAULT: _Final = 0
NCCL_CTA_POLICY_EFFICIENCY: _Final = 1
NCCL_CTA_POLICY_ZERO: _Final = 2
NCCL_MAJOR: _Final = 2
NCCL_MINOR: _Final = 32
NCCL_PATCH: _Final = 3
NCCL_REVOKE_DEFAULT: _Final = 0
NCCL_SHRINK_ABORT: _Final = 1
NCCL_SHRINK_DEFAULT: _Final = 0
NCCL_SPLIT_NOCOLOR: _Final = -1
NCCL_SUFFIX: _Final = ""
NCCL_SUSPEND_MEM: _Final = 1
NCCL_UNDEF_FLOAT: _Final = -1.0
NCCL_UNIQUE_ID_BYTES: _Final = 128
NCCL_VERSION_CODE: _Final = 23203
NCCL_WIN_CFT_COUNTED: _Final = 8
NCCL_WIN_COLL_SYMMETRIC: _Final = 1
NCCL_WIN_DEFAULT: _Final = 0
NCCL_WIN_GIN_ONLY: _Final = 4
NCCL_WIN_REQUIRED_ALIGNMENT: _Final = 4096
NCCL_WIN_STRICT_ORDERING: _Final = 2

class ncclCommMemStat_t(_enums.IntEnum):
    """ncclCommMemStat_t, from nccl.h. Since NCCL 2.29."""

    ncclStatGpuMemSuspend = 0
    ncclStatGpuMemSuspended = 1
    ncclStatGpuMemPersist = 2
    ncclStatGpuMemTotal = 3

class ncclDataType_t(_enums.IntEnum):
    """ncclDataType_t, from nccl.h. Since at least NCCL 2.18."""

    ncclInt8 = 0
    ncclChar = 0
    ncclUint8 = 1
    ncclInt32 = 2
    ncclInt = 2
    ncclUint32 = 3
    ncclInt64 = 4
    ncclUint64 = 5
    ncclFloat16 = 6
    ncclHalf = 6
    ncclFloat32 = 7
    ncclFloat = 7
    ncclFloat64 = 8
    ncclDouble = 8
    ncclBfloat16 = 9
    ncclFloat8e4m3 = 10
    ncclFloat8e5m2 = 11
    ncclNumTypes = 12

class ncclEncryptionMode_t(_enums.IntEnum):
    """ncclEncryptionMode_t, from nccl.h. Since NCCL 2.32."""

    NCCL_ENCRYPTION_MODE_NONE = 0
    NCCL_ENCRYPTION_MODE_PSK = 1

class ncclHostCftMode_t(_enums.IntEnum):
    """ncclHostCftMode_t, from nccl.h. Since NCCL 2.31."""

    ncclHostCftDefault = -2147483648
    ncclHostCftEnable = 1
    ncclHostCftDisable = 2
    ncclHostCftFallback = 3

class ncclNvlsHostMode_t(_enums.IntEnum):
    """ncclNvlsHostMode_t, from nccl.h. Since NCCL 2.32."""

    ncclNvlsHostModeDefault = -2147483648
    ncclNvlsHostModeEnable = 0
    ncclNvlsHostModeDisableTransport = 1
    ncclNvlsHostModeDisableSymmetricMultimem = 2
    ncclNvlsHostModeDisable = 2147483647

class ncclRedOp_dummy_t(_enums.IntEnum):
    """ncclRedOp_dummy_t, from nccl.h. Since at least NCCL 2.18."""

    ncclNumOps_dummy = 5

class ncclRedOp_t(_enums.IntEnum):
    """ncclRedOp_t, from nccl.h. Since at least NCCL 2.18."""

    ncclSum = 0
    ncclProd = 1
    ncclMax = 2
    ncclMin = 3
    ncclAvg = 4
    ncclNumOps = 5
    ncclMaxRedOp = 2147483647

class ncclResult_t(_enums.IntEnum):
    """ncclResult_t, from nccl.h. Since at least NCCL 2.18."""

    ncclSuccess = 0
    ncclUnhandledCudaError = 1
    ncclSystemError = 2
    ncclInternalError = 3
    ncclInvalidArgument = 4
    ncclInvalidUsage = 5
    ncclRemoteError = 6
    ncclInProgress = 7
    ncclTimeout = 8
    ncclNumResults = 9

class ncclScalarResidence_t(_enums.IntEnum):
    """ncclScalarResidence_t, from nccl.h. Since at least NCCL 2.18."""

    ncclScalarDevice = 0
    ncclScalarHostImmediate = 1

@_disjoint_base
class ncclComm_t:
    """ncclComm_t, from nccl.h. Since at least NCCL 2.18."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class ncclParamHandle_t:
    """ncclParamHandle_t, from nccl.h. Since NCCL 2.30."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class ncclWindow_t:
    """ncclWindow_t, from nccl.h. Since NCCL 2.27."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class ncclCollConfig_v23200:
    """ncclCollConfig_t, from nccl.h. Since NCCL 2.31."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        magic: _typing.Integer = ...,
        version: _typing.Integer = ...,
        ext: _Sequence[ncclConfigExt_t] | None = ...,
        minCTAs: _typing.Integer = ...,
        maxCTAs: _typing.Integer = ...,
        nvlsCTAs: _typing.Integer = ...,
        cgaClusterSize: _typing.Integer = ...,
        algSelection: _typing.Text | None = ...,
        forceAlgSelection: _typing.Integer = ...,
        CTAPolicy: _typing.Integer = ...,
        userProfilerTag: _typing.Integer = ...,
        launchCompletionEvent: cudaEvent_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    magic: _typing.IntField
    version: _typing.IntField
    ext: _typing.ListField[ncclConfigExt_t]
    minCTAs: _typing.IntField
    maxCTAs: _typing.IntField
    nvlsCTAs: _typing.IntField
    cgaClusterSize: _typing.IntField
    algSelection: _typing.TextField
    forceAlgSelection: _typing.IntField
    CTAPolicy: _typing.IntField
    userProfilerTag: _typing.IntField
    launchCompletionEvent: _typing.ValueField[cudaEvent_t]

@_disjoint_base
class ncclConfigExt:
    """ncclConfigExt_t, from nccl.h. Since NCCL 2.31."""

    def __init__(
        self,
        next: _Sequence[ncclConfigExt_t] | None = ...,
        key: ncclConfigExt_t_key = ...,
        val: ncclConfigExt_t_val = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    next: _typing.ListField[ncclConfigExt_t]
    key: _typing.RecordField[ncclConfigExt_t_key]
    val: _typing.RecordField[ncclConfigExt_t_val]

@_disjoint_base
class ncclConfigExt_t_key:
    """ncclConfigExt_t.key, from nccl.h. Since NCCL 2.31."""

    def __init__(
        self,
        vendorId: _typing.Integer = ...,
        optionId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    vendorId: _typing.IntField
    optionId: _typing.IntField

@_disjoint_base
class ncclConfigExt_t_val:
    """ncclConfigExt_t.val, from nccl.h. Since NCCL 2.31."""

    def __init__(
        self,
        i: _typing.Integer = ...,
        s: _typing.Text | int | None = ...,
        raw: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    i: _typing.IntField
    s: _typing.UnionTextField
    raw: _typing.PointerField

@_disjoint_base
class ncclConfig_v23100:
    """ncclConfig_t, from nccl.h. Since at least NCCL 2.18."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        magic: _typing.Integer = ...,
        version: _typing.Integer = ...,
        blocking: _typing.Integer = ...,
        cgaClusterSize: _typing.Integer = ...,
        minCTAs: _typing.Integer = ...,
        maxCTAs: _typing.Integer = ...,
        netName: _typing.Text | None = ...,
        splitShare: _typing.Integer = ...,
        trafficClass: _typing.Integer = ...,
        commName: _typing.Text | None = ...,
        collnetEnable: _typing.Integer = ...,
        CTAPolicy: _typing.Integer = ...,
        shrinkShare: _typing.Integer = ...,
        nvlsCTAs: _typing.Integer = ...,
        nChannelsPerNetPeer: _typing.Integer = ...,
        nvlinkCentricSched: _typing.Integer = ...,
        graphUsageMode: _typing.Integer = ...,
        numRmaCtx: _typing.Integer = ...,
        maxP2pPeers: _typing.Integer = ...,
        graphStreamOrdering: _typing.Integer = ...,
        launchOrderImplicit: _typing.Integer = ...,
        numRmaSig: _typing.Integer = ...,
        rmaEagerInit: _typing.Integer = ...,
        hostCftMode: _typing.Integer = ...,
        nvlsHostMode: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    magic: _typing.IntField
    version: _typing.IntField
    blocking: _typing.IntField
    cgaClusterSize: _typing.IntField
    minCTAs: _typing.IntField
    maxCTAs: _typing.IntField
    netName: _typing.TextField
    splitShare: _typing.IntField
    trafficClass: _typing.IntField
    commName: _typing.TextField
    collnetEnable: _typing.IntField
    CTAPolicy: _typing.IntField
    shrinkShare: _typing.IntField
    nvlsCTAs: _typing.IntField
    nChannelsPerNetPeer: _typing.IntField
    nvlinkCentricSched: _typing.IntField
    graphUsageMode: _typing.IntField
    numRmaCtx: _typing.IntField
    maxP2pPeers: _typing.IntField
    graphStreamOrdering: _typing.IntField
    launchOrderImplicit: _typing.IntField
    numRmaSig: _typing.IntField
    rmaEagerInit: _typing.IntField
    hostCftMode: _typing.IntField
    nvlsHostMode: _typing.IntField

@_disjoint_base
class ncclEncryptionConfig_v23200:
    """ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        magic: _typing.Integer = ...,
        version: _typing.Integer = ...,
        mode: _typing.Integer = ...,
        psk: _typing.Text | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    magic: _typing.IntField
    version: _typing.IntField
    mode: _typing.IntField
    psk: _typing.TextField

@_disjoint_base
class ncclSimInfo_v22200:
    """ncclSimInfo_t, from nccl.h. Since NCCL 2.22."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        magic: _typing.Integer = ...,
        version: _typing.Integer = ...,
        estimatedTime: float = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    magic: _typing.IntField
    version: _typing.IntField
    estimatedTime: _typing.FloatField

@_disjoint_base
class ncclUniqueId:
    """ncclUniqueId, from nccl.h. Since at least NCCL 2.18."""

    def __init__(self, internal: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    internal: _typing.CharsField

@_disjoint_base
class ncclWaitSignalDesc_t:
    """ncclWaitSignalDesc_t, from nccl.h. Since NCCL 2.29."""

    def __init__(
        self,
        opCnt: _typing.Integer = ...,
        peer: _typing.Integer = ...,
        sigIdx: _typing.Integer = ...,
        ctx: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    opCnt: _typing.IntField
    peer: _typing.IntField
    sigIdx: _typing.IntField
    ctx: _typing.IntField

class ncclCollConfig_t(ncclCollConfig_v23200):
    """ncclCollConfig_t, from nccl.h. Since NCCL 2.31."""

class ncclConfigExt_t(ncclConfigExt):
    """ncclConfigExt_t, from nccl.h. Since NCCL 2.31."""

class ncclConfig_t(ncclConfig_v23100):
    """ncclConfig_t, from nccl.h. Since at least NCCL 2.18."""

class ncclEncryptionConfig_t(ncclEncryptionConfig_v23200):
    """ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32."""

class ncclSimInfo_t(ncclSimInfo_v22200):
    """ncclSimInfo_t, from nccl.h. Since NCCL 2.22."""

def sizeof(objType: type) -> int: ...
def ncclAllGather(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    sendcount: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Concatenates ``sendcount`` elements from each rank, in rank order, on every rank.

    ``ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype,
    ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGather
    """

def ncclAllGatherConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    sendcount: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> tuple[ncclResult_t]:
    """Concatenates ``sendcount`` elements from each rank on every rank, with a configuration for this call.

    ``ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype,
    ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGatherConfig
    """

def ncclAllReduce(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Reduces ``count`` elements from all ranks, and stores the result on every rank.

    ``ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype,
    ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduce
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
) -> tuple[ncclResult_t]:
    """Reduces ``count`` elements from all ranks to every rank, with a configuration for this call.

    ``ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype,
    ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduceConfig
    """

def ncclAlltoAll(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Exchanges ``count`` elements between each pair of ranks.

    ``ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t
    comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.28.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAll
    """

def ncclAlltoAllConfig(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    config: ncclCollConfig_t | None,
) -> tuple[ncclResult_t]:
    """Exchanges ``count`` elements between each pair of ranks, with a configuration for this call.

    ``ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype,
    ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAllConfig
    """

def ncclBcast(
    buff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Copies ``count`` elements from the rank ``root`` to every rank in place (legacy form of ``ncclBroadcast``).

    ``ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t
    stream)``

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18. Deprecated.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBcast
    """

def ncclBroadcast(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Copies ``count`` elements from the rank ``root`` to every rank.

    ``ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root,
    ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcast
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
) -> tuple[ncclResult_t]:
    """Copies ``count`` elements from the rank ``root`` to every rank, with a configuration for this call.

    ``ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int
    root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcastConfig
    """

def ncclCommAbort(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t]:
    """Aborts a communicator's outstanding work and destroys the communicator, without waiting for other ranks.

    ``ncclResult_t ncclCommAbort(ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``comm``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommAbort
    """

def ncclCommCount(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Returns the number of ranks of a communicator.

    ``ncclResult_t ncclCommCount(ncclComm_t comm, int *count)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    count : int

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCount
    """

def ncclCommCuDevice(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Returns the ordinal of the CUDA device that a communicator uses in this process.

    ``ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    device : int

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCuDevice
    """

def ncclCommDeregister(
    comm: ncclComm_t | _typing.Integer | None,
    handle: _typing.Pointer,
) -> tuple[ncclResult_t]:
    """Deregisters a buffer that ``ncclCommRegister`` registered.

    ``ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - ``handle`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.19.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDeregister
    """

def ncclCommDestroy(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t]:
    """Destroys a communicator and frees its memory.

    ``ncclResult_t ncclCommDestroy(ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``comm``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDestroy
    """

def ncclCommFinalize(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t]:
    """Completes all outstanding work of a communicator in preparation for its destruction.

    ``ncclResult_t ncclCommFinalize(ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommFinalize
    """

def ncclCommGetAsyncError(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, ncclResult_t]:
    """Returns the state of a communicator's asynchronous work: complete, in progress or failed.

    ``ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    asyncError : ncclResult_t

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetAsyncError
    """

def ncclCommGetUniqueId(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, ncclUniqueId]:
    """Creates the unique ID with which new ranks join a communicator by ``ncclCommGrow``.

    ``ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    uniqueId : ncclUniqueId

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetUniqueId
    """

def ncclCommGrow(
    comm: ncclComm_t | _typing.Integer | None,
    nRanks: _typing.Integer,
    uniqueId: ncclUniqueId | None,
    rank: _typing.Integer,
    config: ncclConfig_t | None,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Creates a larger communicator from an existing one and additional ranks.

    ``ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t
    *newcomm, ncclConfig_t *config)``

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGrow
    """

def ncclCommInitAll(
    ndev: _typing.Integer,
    devlist: _Sequence[_typing.Integer] | None,
) -> tuple[ncclResult_t, list[ncclComm_t]]:
    """Creates the communicators of all ranks in one process, one for each of the given devices.

    ``ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    comm : list[ncclComm_t]

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitAll
    """

def ncclCommInitRank(
    nranks: _typing.Integer,
    commId: ncclUniqueId,
    rank: _typing.Integer,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Creates a communicator for one rank on the current device; all ranks must call this function.

    ``ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    comm : ncclComm_t

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRank
    """

def ncclCommInitRankConfig(
    nranks: _typing.Integer,
    commId: ncclUniqueId,
    rank: _typing.Integer,
    config: ncclConfig_t | None,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Creates a communicator for one rank with a configuration, for example for nonblocking calls.

    ``ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t
    *config)``

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``comm``
        exists.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    comm : ncclComm_t

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankConfig
    """

def ncclCommInitRankScalable(
    nranks: _typing.Integer,
    myrank: _typing.Integer,
    nId: _typing.Integer,
    commIds: _Sequence[ncclUniqueId] | None,
    config: ncclConfig_t | None,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Creates a communicator for one rank from several unique IDs, which suits many ranks.

    ``ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds,
    ncclConfig_t *config)``

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    newcomm : ncclComm_t

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.23.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankScalable
    """

def ncclCommMemStats(
    comm: ncclComm_t | _typing.Integer | None,
    stat: ncclCommMemStat_t,
) -> tuple[ncclResult_t, int]:
    """Returns the size in bytes of one kind of GPU memory that a communicator uses.

    ``ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    value : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommMemStats
    """

def ncclCommRegister(
    comm: ncclComm_t | _typing.Integer | None,
    buff: _typing.DevicePointer,
    size: _typing.Integer,
) -> tuple[ncclResult_t, int]:
    """Registers a buffer with a communicator, which reduces copies in later operations.

    ``ncclResult_t ncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)``

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until ``ncclCommDeregister`` is called.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    handle : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.19.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRegister
    """

def ncclCommResume(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t]:
    """Restores the resources that ``ncclCommSuspend`` freed.

    ``ncclResult_t ncclCommResume(ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommResume
    """

def ncclCommRevoke(
    comm: ncclComm_t | _typing.Integer | None,
    revokeFlags: _typing.Integer,
) -> tuple[ncclResult_t]:
    """Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.

    ``ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)``

    Parameters
    ----------
    revokeFlags
        Flags: ``NCCL_REVOKE_DEFAULT``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.28.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRevoke
    """

def ncclCommShrink(
    comm: ncclComm_t | _typing.Integer | None,
    excludeRanksList: _Sequence[_typing.Integer] | None,
    excludeRanksCount: _typing.Integer,
    config: ncclConfig_t | None,
    shrinkFlags: _typing.Integer,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Creates a communicator from an existing one without the given ranks, for example after failures.

    ``ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm,
    ncclConfig_t *config, int shrinkFlags)``

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.
    shrinkFlags
        Flags: ``NCCL_SHRINK_ABORT``, ``NCCL_SHRINK_DEFAULT``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.27.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommShrink
    """

def ncclCommSplit(
    comm: ncclComm_t | _typing.Integer | None,
    color: _typing.Integer,
    key: _typing.Integer,
    config: ncclConfig_t | None,
) -> tuple[ncclResult_t, ncclComm_t]:
    """Splits a communicator by color into new communicators, whose ranks are ordered by key.

    ``ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)``

    Parameters
    ----------
    config
        Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm``
        exists.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    newcomm : ncclComm_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSplit
    """

def ncclCommSuspend(
    comm: ncclComm_t | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[ncclResult_t]:
    """Frees memory of an idle communicator until ``ncclCommResume`` is called.

    ``ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)``

    Parameters
    ----------
    flags
        Flags: ``NCCL_SUSPEND_MEM``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - Until ``ncclCommResume`` is called, the communicator must not be passed to any other function or destroyed.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSuspend
    """

def ncclCommUserRank(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Returns the calling process's rank in a communicator.

    ``ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    rank : int

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommUserRank
    """

def ncclCommWindowDeregister(
    comm: ncclComm_t | _typing.Integer | None,
    win: ncclWindow_t | _typing.Integer | None,
) -> tuple[ncclResult_t]:
    """Deregisters a window that ``ncclCommWindowRegister`` registered.

    ``ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - No thread may use ``win``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.27.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowDeregister
    """

def ncclCommWindowRegister(
    comm: ncclComm_t | _typing.Integer | None,
    buff: _typing.DevicePointer,
    size: _typing.Integer,
    winFlags: _typing.Integer,
) -> tuple[ncclResult_t, ncclWindow_t]:
    """Registers a buffer of each rank as a window for symmetric or one-sided operations.

    ``ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)``

    Parameters
    ----------
    buff
        Used after the call returns; must be kept alive until ``ncclCommWindowDeregister`` is called.
    winFlags
        Flags: ``NCCL_WIN_CFT_COUNTED``, ``NCCL_WIN_COLL_SYMMETRIC``, ``NCCL_WIN_DEFAULT``, ``NCCL_WIN_GIN_ONLY``,
        ``NCCL_WIN_STRICT_ORDERING``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    win : ncclWindow_t
        Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and
        ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.27.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowRegister
    """

def ncclGather(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Concatenates ``count`` elements from each rank, in rank order, on the rank ``root``.

    ``ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root,
    ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.28.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGather
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
) -> tuple[ncclResult_t]:
    """Concatenates ``count`` elements from each rank on the rank ``root``, with a configuration for this call.

    ``ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int
    root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGatherConfig
    """

def ncclGetErrorString(result: ncclResult_t) -> tuple[ncclResult_t, bytes]:
    """Returns the English description of a result code.

    ``const char *ncclGetErrorString(ncclResult_t result)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``, always.
    value : bytes

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetErrorString
    """

def ncclGetLastError(comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t, bytes]:
    """Returns a description of the last NCCL error of any communicator.

    ``const char *ncclGetLastError(ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``, always.
    value : bytes

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetLastError
    """

def ncclGetUniqueId() -> tuple[ncclResult_t, ncclUniqueId]:
    """Creates the unique ID that one process must send to all others before they create a communicator.

    ``ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    uniqueId : ncclUniqueId

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetUniqueId
    """

def ncclGetVersion() -> tuple[ncclResult_t, int]:
    """Returns NCCL's version as 10000·major + 100·minor + patch.

    ``ncclResult_t ncclGetVersion(int *version)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    version : int

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetVersion
    """

def ncclGroupEnd() -> tuple[ncclResult_t]:
    """Ends a group of calls and submits them.

    ``ncclResult_t ncclGroupEnd(void)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupEnd
    """

def ncclGroupSimulateEnd(simInfo: ncclSimInfo_t | None) -> tuple[ncclResult_t]:
    """Ends a group of calls without running the calls, and estimates their execution time.

    ``ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.22.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupSimulateEnd
    """

def ncclGroupStart() -> tuple[ncclResult_t]:
    """Starts a group of calls, which are submitted together and may use several devices.

    ``ncclResult_t ncclGroupStart(void)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - Until ``ncclGroupEnd``, all memory, streams and communicators that this thread's calls take, including safe calls,
      must stay alive.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupStart
    """

def ncclMemAlloc(size: _typing.Integer) -> tuple[ncclResult_t, int]:
    """Allocates GPU memory that NCCL can use without copies.

    ``ncclResult_t ncclMemAlloc(void **ptr, size_t size)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    ptr : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.19.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemAlloc
    """

def ncclMemFree(ptr: _typing.Pointer) -> tuple[ncclResult_t]:
    """Frees memory that ``ncclMemAlloc`` allocated.

    ``ncclResult_t ncclMemFree(void *ptr)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.19.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemFree
    """

def ncclParamBind(key: _typing.Text) -> tuple[ncclResult_t, ncclParamHandle_t]:
    """Returns a handle for reading an NCCL parameter, given by its name.

    ``ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : ncclParamHandle_t

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamBind
    """

def ncclParamDumpAll() -> tuple[ncclResult_t]:
    """Prints all parameters and their values.

    ``void ncclParamDumpAll(void)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``, always.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamDumpAll
    """

def ncclParamGet(
    h: ncclParamHandle_t | _typing.Integer | None,
    out: _typing.Pointer,
    maxLen: _typing.Integer,
) -> tuple[ncclResult_t, int]:
    """Gets the value of a parameter in the parameter's own type.

    ``ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    len : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGet
    """

def ncclParamGetAllParameterKeys() -> tuple[ncclResult_t, int, int]:
    """Returns the address and the length of a table of the names of all parameters.

    ``ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    table : int
        Referenced memory and handles are valid until ``ncclParamGetAllParameterKeys`` is called.
    tableLen : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetAllParameterKeys
    """

def ncclParamGetI16(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as a signed 16-bit integer.

    ``ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI16
    """

def ncclParamGetI32(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as a signed 32-bit integer.

    ``ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI32
    """

def ncclParamGetI64(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as a signed 64-bit integer.

    ``ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI64
    """

def ncclParamGetI8(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as a signed 8-bit integer.

    ``ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI8
    """

def ncclParamGetParameter(key: _typing.Text) -> tuple[ncclResult_t, bytes, int]:
    """Returns the value of a parameter, given by its name, as a string.

    ``ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    value : bytes
    valueLen : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetParameter
    """

def ncclParamGetStr(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, bytes]:
    """Reads a parameter as a string.

    ``ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : bytes

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetStr
    """

def ncclParamGetU16(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as an unsigned 16-bit integer.

    ``ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU16
    """

def ncclParamGetU32(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as an unsigned 32-bit integer.

    ``ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU32
    """

def ncclParamGetU64(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as an unsigned 64-bit integer.

    ``ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU64
    """

def ncclParamGetU8(h: ncclParamHandle_t | _typing.Integer | None) -> tuple[ncclResult_t, int]:
    """Reads a parameter as an unsigned 8-bit integer.

    ``ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    out : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.30.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU8
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
) -> tuple[ncclResult_t]:
    """Writes ``count`` elements to a window of the rank ``peer``, and then signals the rank.

    ``ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t
    peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    localbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.
    flags
        Must be 0.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclPutSignal
    """

def ncclRecv(
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    peer: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Receives ``count`` elements from the rank ``peer``, which must call ``ncclSend``.

    ``ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm,
    cudaStream_t stream)``

    Parameters
    ----------
    recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRecv
    """

def ncclRedOpCreatePreMulSum(
    scalar: _typing.Pointer,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t | _typing.Integer | None,
) -> tuple[ncclResult_t, ncclRedOp_t]:
    """Creates a reduction operator that multiplies each rank's elements by a scalar before summation.

    ``ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype,
    ncclScalarResidence_t residence, ncclComm_t comm)``

    Parameters
    ----------
    scalar
        Used after the call returns; must be kept alive for the duration that ``residence`` specifies.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    op : ncclRedOp_t

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpCreatePreMulSum
    """

def ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t | _typing.Integer | None) -> tuple[ncclResult_t]:
    """Destroys a user-defined reduction operator.

    ``ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Warnings
    --------
    - ``op`` must come from the function that creates, allocates or registers it; all uses, including those by work in
      streams, must complete before this call.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpDestroy
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
) -> tuple[ncclResult_t]:
    """Reduces ``count`` elements from all ranks, and stores the result only on the rank ``root``.

    ``ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t
    op, int root, ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduce
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
) -> tuple[ncclResult_t]:
    """Reduces ``count`` elements from all ranks to the rank ``root``, with a configuration for this call.

    ``ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype,
    ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceConfig
    """

def ncclReduceScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    recvcount: _typing.Integer,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Reduces elements from all ranks, and stores a block of ``recvcount`` results on each rank.

    ``ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype,
    ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatter
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
) -> tuple[ncclResult_t]:
    """Reduces elements, and stores a block of ``recvcount`` results on each rank, with a configuration for this call.

    ``ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t
    datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatterConfig
    """

def ncclResetDebugInit() -> tuple[ncclResult_t]:
    """Rereads the configuration of the debug log.

    ``void ncclResetDebugInit(void)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``, always.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.24, until NCCL 2.29. Deprecated.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclResetDebugInit
    """

def ncclScatter(
    sendbuff: _typing.DevicePointer,
    recvbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    root: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Sends a different block of ``count`` elements from the rank ``root`` to each rank.

    ``ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root,
    ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    sendbuff, recvbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.28.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatter
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
) -> tuple[ncclResult_t]:
    """Sends a block of ``count`` elements from the rank ``root`` to each rank, with a configuration for this call.

    ``ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int
    root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

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
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.31.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatterConfig
    """

def ncclSend(
    sendbuff: _typing.DevicePointer,
    count: _typing.Integer,
    datatype: ncclDataType_t,
    peer: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Sends ``count`` elements to the rank ``peer``, which must call ``ncclRecv``.

    ``ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm,
    cudaStream_t stream)``

    Parameters
    ----------
    sendbuff
        Used after the call returns; must be kept alive until the call's work (in a group: the work that
        ``ncclGroupEnd`` enqueues) completes on ``stream``.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since at least NCCL 2.18.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSend
    """

def ncclSetEncryption(config: ncclEncryptionConfig_t | None) -> tuple[ncclResult_t]:
    """Sets the encryption of NCCL traffic for the process: none, or with a shared key.

    ``ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.32.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSetEncryption
    """

def ncclSignal(
    peer: _typing.Integer,
    sigIdx: _typing.Integer,
    ctx: _typing.Integer,
    flags: _typing.Integer,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Signals the rank ``peer`` without transferring data.

    ``ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSignal
    """

def ncclWaitSignal(
    nDesc: _typing.Integer,
    signalDescs: _Sequence[ncclWaitSignalDesc_t] | None,
    comm: ncclComm_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[ncclResult_t]:
    """Makes a stream wait for given numbers of signals from other ranks.

    ``ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWaitSignal
    """

def ncclWinGetUserPtr(
    comm: ncclComm_t | _typing.Integer | None,
    win: ncclWindow_t | _typing.Integer | None,
) -> tuple[ncclResult_t, int]:
    """Returns the address of a window's buffer.

    ``ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)``

    Returns
    -------
    ncclResult_t
        ``ncclSuccess``.
    outUserPtr : int

    Notes
    -----
    Declared in ``nccl.h``. Since NCCL 2.29.
    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWinGetUserPtr
    """
