"""NVTX of CUDA 12, as of toolkit 12.9.

The outputs in a returned tuple have the types that they have on success. On an error each of them is None: check
the result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda12.driver import (
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUevent as CUevent,
    CUresult,
    CUstream as CUstream,
)
from cubind.cuda12.runtime import (
    cudaEvent_t,
    cudaStream_t,
)

NVTX_ERR_INIT_ACCESS_LIBRARY: _Final = 3
NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT: _Final = 6
NVTX_ERR_INIT_LOAD_LIBRARY: _Final = 4
NVTX_ERR_INIT_LOAD_PROPERTY: _Final = 2
NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT: _Final = 5
NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE: _Final = 7
NVTX_EVENT_ATTRIB_STRUCT_SIZE: _Final = 48
NVTX_FAIL: _Final = 1
NVTX_NO_PUSH_POP_TRACKING: _Final = -2
NVTX_RESOURCE_ATTRIB_STRUCT_SIZE: _Final = 32
NVTX_RESOURCE_CLASS_CUDA: _Final = 4
NVTX_RESOURCE_CLASS_CUDART: _Final = 5
NVTX_RESOURCE_CLASS_GENERIC: _Final = 1
NVTX_RESOURCE_CLASS_SYNC_OS: _Final = 2
NVTX_RESOURCE_CLASS_SYNC_PTHREAD: _Final = 3
NVTX_SUCCESS: _Final = 0
NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE: _Final = 16
NVTX_VERSION: _Final = 3

class nvtxColorType_t(_enums.IntEnum):
    """nvtxColorType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    NVTX_COLOR_UNKNOWN = 0
    NVTX_COLOR_ARGB = 1

class nvtxMessageType_t(_enums.IntEnum):
    """nvtxMessageType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    NVTX_MESSAGE_UNKNOWN = 0
    NVTX_MESSAGE_TYPE_ASCII = 1
    NVTX_MESSAGE_TYPE_UNICODE = 2
    NVTX_MESSAGE_TYPE_REGISTERED = 3

class nvtxPayloadType_t(_enums.IntEnum):
    """nvtxPayloadType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    NVTX_PAYLOAD_UNKNOWN = 0
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1
    NVTX_PAYLOAD_TYPE_INT64 = 2
    NVTX_PAYLOAD_TYPE_DOUBLE = 3
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4
    NVTX_PAYLOAD_TYPE_INT32 = 5
    NVTX_PAYLOAD_TYPE_FLOAT = 6

class nvtxResourceCUDARTType_t(_enums.IntEnum):
    """nvtxResourceCUDARTType_t, from nvtx3/nvToolsExtCudaRt.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680
    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681
    NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682

class nvtxResourceCUDAType_t(_enums.IntEnum):
    """nvtxResourceCUDAType_t, from nvtx3/nvToolsExtCuda.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146
    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147
    NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148

class nvtxResourceGenericType_t(_enums.IntEnum):
    """nvtxResourceGenericType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_UNKNOWN = 0
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540

class nvtxResourceSyncLinuxType_t(_enums.IntEnum):
    """nvtxResourceSyncLinuxType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079

class nvtxResourceSyncPosixThreadType_t(_enums.IntEnum):
    """nvtxResourceSyncPosixThreadType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614

class nvtxResourceSyncWindowsType_t(_enums.IntEnum):
    """nvtxResourceSyncWindowsType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077

@_disjoint_base
class nvtxDomainHandle_t:
    """nvtxDomainHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class nvtxRangeId_t:
    """nvtxRangeId_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class nvtxResourceHandle_t:
    """nvtxResourceHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class nvtxStringHandle_t:
    """nvtxStringHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class nvtxSyncUser_t:
    """nvtxSyncUser_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class identifier_t:
    """identifier_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pValue: _typing.PointerField
    ullValue: _typing.IntField

@_disjoint_base
class nvtxEventAttributes_v2:
    """nvtxEventAttributes_v2, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    category: _typing.IntField
    colorType: _typing.IntField
    color: _typing.IntField
    payloadType: _typing.IntField
    reserved0: _typing.IntField
    payload: _typing.RecordField[payload_t]
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxMessageValue_t:
    """nvtxMessageValue_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ascii: _typing.UnionTextField
    unicode: _typing.PointerField
    registered: _typing.ValueField[nvtxStringHandle_t]

@_disjoint_base
class nvtxResourceAttributes_v0:
    """nvtxResourceAttributes_v0, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    identifierType: _typing.IntField
    identifier: _typing.RecordField[identifier_t]
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxSyncUserAttributes_v0:
    """nvtxSyncUserAttributes_v0, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class payload_t:
    """payload_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ullValue: _typing.IntField
    llValue: _typing.IntField
    dValue: _typing.FloatField
    uiValue: _typing.IntField
    iValue: _typing.IntField
    fValue: _typing.FloatField

class nvtxEventAttributes_t(nvtxEventAttributes_v2):
    """nvtxEventAttributes_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

class nvtxResourceAttributes_t(nvtxResourceAttributes_v0):
    """nvtxResourceAttributes_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier."""

class nvtxSyncUserAttributes_t(nvtxSyncUserAttributes_v0):
    """nvtxSyncUserAttributes_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier."""

nvtxResourceSyncAndroidType_t = nvtxResourceSyncLinuxType_t

def sizeof(objType: type) -> int: ...
def nvtxDomainCreate(name: _typing.Text) -> tuple[CUresult, nvtxDomainHandle_t]:
    """Creates a domain, by whose name tools keep one library's marks and ranges apart.

    ``nvtxDomainHandle_t nvtxDomainCreateA(const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxDomainHandle_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate
    """

def nvtxDomainCreateA(name: _typing.Text) -> tuple[CUresult, nvtxDomainHandle_t]:
    """Another name of nvtxDomainCreate."""

def nvtxDomainCreateW(name: str) -> tuple[CUresult, nvtxDomainHandle_t]:
    """Creates a domain for marks and ranges, with a name of ``wchar_t`` characters.

    ``nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxDomainHandle_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW
    """

def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _SupportsInt | None) -> tuple[CUresult]:
    """Destroys a domain and what belongs to it.

    ``void nvtxDomainDestroy(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy
    """

def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult]:
    """Marks an instant in a domain with message, color, category and payload.

    ``void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx
    """

def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    category: _SupportsInt,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a category of a domain, a number by which its marks and ranges are grouped.

    ``void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory
    """

def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    category: _SupportsInt,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Another name of nvtxDomainNameCategory."""

def nvtxDomainNameCategoryW(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    category: _SupportsInt,
    name: str,
) -> tuple[CUresult]:
    """Names a category of a domain, with ``wchar_t`` characters.

    ``void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW
    """

def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    id: nvtxRangeId_t | _SupportsInt | None,
) -> tuple[CUresult]:
    """Ends a range of a domain, started on any thread, by its ID.

    ``void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd
    """

def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _SupportsInt | None) -> tuple[CUresult, int]:
    """Closes the calling thread's last open range in a domain and returns its depth.

    ``int nvtxDomainRangePop(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop
    """

def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult, int]:
    """Opens a nested range on the calling thread in a domain, with message, color and payload.

    ``int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx
    """

def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range of a domain that any thread may end, with message, color and payload.

    ``nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxRangeId_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx
    """

def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    string: _typing.Text,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """Registers text with a domain, for use as a message without a copy each time.

    ``nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxStringHandle_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString
    """

def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    string: _typing.Text,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """Another name of nvtxDomainRegisterString."""

def nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    string: str,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """Registers text of ``wchar_t`` characters with a domain, for use as a message.

    ``nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxStringHandle_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW
    """

def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    attribs: nvtxResourceAttributes_t | None,
) -> tuple[CUresult, nvtxResourceHandle_t]:
    """Names something of the caller's, such as a lock given by address, in a domain.

    ``nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxResourceHandle_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate
    """

def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _SupportsInt | None) -> tuple[CUresult]:
    """Removes the name that ``nvtxDomainResourceCreate`` gave to something.

    ``void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy
    """

def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _SupportsInt | None) -> tuple[CUresult]:
    """Tells tools that this thread has not got the lock it tried to take.

    ``void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed
    """

def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _SupportsInt | None) -> tuple[CUresult]:
    """Tells tools that this thread tries to take a lock.

    ``void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart
    """

def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _SupportsInt | None) -> tuple[CUresult]:
    """Tells tools that this thread has got the lock it tried to take.

    ``void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess
    """

def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _SupportsInt | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> tuple[CUresult, nvtxSyncUser_t]:
    """Tells tools of a lock of the caller's own.

    ``nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxSyncUser_t

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate
    """

def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _SupportsInt | None) -> tuple[CUresult]:
    """Tells tools that a lock of the caller's own is gone.

    ``void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy
    """

def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _SupportsInt | None) -> tuple[CUresult]:
    """Tells tools that this thread is about to release a lock.

    ``void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing
    """

def nvtxInitialize(reserved: _typing.Pointer) -> tuple[CUresult]:
    """Loads the tool, if there is one, now rather than at the first call.

    ``void nvtxInitialize(const void *reserved)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize
    """

def nvtxMark(message: _typing.Text) -> tuple[CUresult]:
    """Marks an instant of the program with a message.

    ``void nvtxMarkA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark
    """

def nvtxMarkA(message: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxMark."""

def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult]:
    """Marks an instant of the program with message, color, category and payload.

    ``void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx
    """

def nvtxMarkW(message: str) -> tuple[CUresult]:
    """Marks an instant of the program with a message of ``wchar_t`` characters.

    ``void nvtxMarkW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW
    """

def nvtxNameCategory(category: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Names a category, a number by which marks and ranges are grouped.

    ``void nvtxNameCategoryA(uint32_t category, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory
    """

def nvtxNameCategoryA(category: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCategory."""

def nvtxNameCategoryW(category: _SupportsInt, name: str) -> tuple[CUresult]:
    """Names a category of marks and ranges, with ``wchar_t`` characters.

    ``void nvtxNameCategoryW(uint32_t category, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW
    """

def nvtxNameCuContext(context: CUcontext | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Names a context of the driver in tools.

    ``void nvtxNameCuContextA(CUcontext context, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext
    """

def nvtxNameCuContextA(context: CUcontext | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCuContext."""

def nvtxNameCuContextW(context: CUcontext | _SupportsInt | None, name: str) -> tuple[CUresult]:
    """Names a context of the driver in tools, with ``wchar_t`` characters.

    ``void nvtxNameCuContextW(CUcontext context, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW
    """

def nvtxNameCuDevice(device: CUdevice | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Names a device of the driver in tools.

    ``void nvtxNameCuDeviceA(CUdevice device, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice
    """

def nvtxNameCuDeviceA(device: CUdevice | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCuDevice."""

def nvtxNameCuDeviceW(device: CUdevice | _SupportsInt | None, name: str) -> tuple[CUresult]:
    """Names a device of the driver in tools, with ``wchar_t`` characters.

    ``void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW
    """

def nvtxNameCuEvent(event: CUevent | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Names an event of the driver in tools.

    ``void nvtxNameCuEventA(CUevent event, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent
    """

def nvtxNameCuEventA(event: CUevent | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCuEvent."""

def nvtxNameCuEventW(event: CUevent | _SupportsInt | None, name: str) -> tuple[CUresult]:
    """Names an event of the driver in tools, with ``wchar_t`` characters.

    ``void nvtxNameCuEventW(CUevent event, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW
    """

def nvtxNameCuStream(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a stream of the driver in tools.

    ``void nvtxNameCuStreamA(CUstream stream, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream
    """

def nvtxNameCuStreamA(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Another name of nvtxNameCuStream."""

def nvtxNameCuStreamW(stream: CUstream | _SupportsInt | _typing.Stream | None, name: str) -> tuple[CUresult]:
    """Names a stream of the driver in tools, with ``wchar_t`` characters.

    ``void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW
    """

def nvtxNameCudaDevice(device: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Names a device of the runtime in tools.

    ``void nvtxNameCudaDeviceA(int device, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice
    """

def nvtxNameCudaDeviceA(device: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCudaDevice."""

def nvtxNameCudaDeviceW(device: _SupportsInt, name: str) -> tuple[CUresult]:
    """Names a device of the runtime in tools, with ``wchar_t`` characters.

    ``void nvtxNameCudaDeviceW(int device, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW
    """

def nvtxNameCudaEvent(event: cudaEvent_t | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Names an event of the runtime in tools.

    ``void nvtxNameCudaEventA(cudaEvent_t event, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent
    """

def nvtxNameCudaEventA(event: cudaEvent_t | _SupportsInt | None, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameCudaEvent."""

def nvtxNameCudaEventW(event: cudaEvent_t | _SupportsInt | None, name: str) -> tuple[CUresult]:
    """Names an event of the runtime in tools, with ``wchar_t`` characters.

    ``void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW
    """

def nvtxNameCudaStream(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a stream of the runtime in tools.

    ``void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream
    """

def nvtxNameCudaStreamA(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Another name of nvtxNameCudaStream."""

def nvtxNameCudaStreamW(
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    name: str,
) -> tuple[CUresult]:
    """Names a stream of the runtime in tools, with ``wchar_t`` characters.

    ``void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW
    """

def nvtxNameOsThread(threadId: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Names a thread of the system, by its ID, in tools.

    ``void nvtxNameOsThreadA(uint32_t threadId, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread
    """

def nvtxNameOsThreadA(threadId: _SupportsInt, name: _typing.Text) -> tuple[CUresult]:
    """Another name of nvtxNameOsThread."""

def nvtxNameOsThreadW(threadId: _SupportsInt, name: str) -> tuple[CUresult]:
    """Names a thread of the system in tools, with ``wchar_t`` characters.

    ``void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW
    """

def nvtxRangeEnd(id: nvtxRangeId_t | _SupportsInt | None) -> tuple[CUresult]:
    """Ends a range, started on any thread, by its ID.

    ``void nvtxRangeEnd(nvtxRangeId_t id)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd
    """

def nvtxRangePop() -> tuple[CUresult, int]:
    """Closes the calling thread's last open range and returns its depth.

    ``int nvtxRangePop(void)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop
    """

def nvtxRangePush(message: _typing.Text) -> tuple[CUresult, int]:
    """Opens a range on the calling thread, nested in those that are open, and returns its depth from 0.

    ``int nvtxRangePushA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush
    """

def nvtxRangePushA(message: _typing.Text) -> tuple[CUresult, int]:
    """Another name of nvtxRangePush."""

def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult, int]:
    """Opens a nested range on the calling thread with message, color, category and payload.

    ``int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx
    """

def nvtxRangePushW(message: str) -> tuple[CUresult, int]:
    """Opens a nested range on the calling thread, with a message of ``wchar_t`` characters.

    ``int nvtxRangePushW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : int

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW
    """

def nvtxRangeStart(message: _typing.Text) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, and returns its ID.

    ``nvtxRangeId_t nvtxRangeStartA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxRangeId_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart
    """

def nvtxRangeStartA(message: _typing.Text) -> tuple[CUresult, nvtxRangeId_t]:
    """Another name of nvtxRangeStart."""

def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, with message, color, category and payload.

    ``nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxRangeId_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx
    """

def nvtxRangeStartW(message: str) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, with a message of ``wchar_t`` characters.

    ``nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``.
    value : nvtxRangeId_t

    Notes
    -----
    In ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW
    """
