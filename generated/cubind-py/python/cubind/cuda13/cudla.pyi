"""cuDLA of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing

CUDLA_DATA_CATEGORY_BIAS: _Final = 4
CUDLA_DATA_CATEGORY_FEATURE: _Final = 2
CUDLA_DATA_CATEGORY_IMAGE: _Final = 0
CUDLA_DATA_CATEGORY_PLANAR: _Final = 3
CUDLA_DATA_CATEGORY_WEIGHT: _Final = 1
CUDLA_DATA_FORMAT_NCHW: _Final = 1
CUDLA_DATA_FORMAT_NCxHWx: _Final = 3
CUDLA_DATA_FORMAT_NHWC: _Final = 2
CUDLA_DATA_FORMAT_UNKNOWN: _Final = 0
CUDLA_DATA_TYPE_FLOAT: _Final = 1
CUDLA_DATA_TYPE_HALF: _Final = 2
CUDLA_DATA_TYPE_INT16: _Final = 3
CUDLA_DATA_TYPE_INT8: _Final = 4
CUDLA_DATA_TYPE_UINT16: _Final = 6
CUDLA_DATA_TYPE_UINT8: _Final = 5
CUDLA_DATA_TYPE_UNKNOWN: _Final = 0
CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES: _Final = 8
CUDLA_PIXEL_FORMAT_A16B16G16R16: _Final = 6
CUDLA_PIXEL_FORMAT_A16B16G16R16_F: _Final = 8
CUDLA_PIXEL_FORMAT_A16Y16U16V16: _Final = 9
CUDLA_PIXEL_FORMAT_A16Y16U16V16_F: _Final = 11
CUDLA_PIXEL_FORMAT_A2B10G10R10: _Final = 20
CUDLA_PIXEL_FORMAT_A2R10G10B10: _Final = 21
CUDLA_PIXEL_FORMAT_A2Y10U10V10: _Final = 24
CUDLA_PIXEL_FORMAT_A8B8G8R8: _Final = 12
CUDLA_PIXEL_FORMAT_A8R8G8B8: _Final = 13
CUDLA_PIXEL_FORMAT_A8Y8U8V8: _Final = 26
CUDLA_PIXEL_FORMAT_B10G10R10A2: _Final = 22
CUDLA_PIXEL_FORMAT_B8G8R8A8: _Final = 14
CUDLA_PIXEL_FORMAT_B8G8R8X8: _Final = 18
CUDLA_PIXEL_FORMAT_FEATURE: _Final = 36
CUDLA_PIXEL_FORMAT_R10: _Final = 1
CUDLA_PIXEL_FORMAT_R10G10B10A2: _Final = 23
CUDLA_PIXEL_FORMAT_R12: _Final = 2
CUDLA_PIXEL_FORMAT_R16: _Final = 3
CUDLA_PIXEL_FORMAT_R16_F: _Final = 5
CUDLA_PIXEL_FORMAT_R16_I: _Final = 4
CUDLA_PIXEL_FORMAT_R8: _Final = 0
CUDLA_PIXEL_FORMAT_R8G8B8A8: _Final = 15
CUDLA_PIXEL_FORMAT_R8G8B8X8: _Final = 19
CUDLA_PIXEL_FORMAT_UNKNOWN: _Final = 37
CUDLA_PIXEL_FORMAT_V10U10Y10A2: _Final = 25
CUDLA_PIXEL_FORMAT_V16U16Y16A16: _Final = 10
CUDLA_PIXEL_FORMAT_V8U8Y8A8: _Final = 27
CUDLA_PIXEL_FORMAT_X16B16G16R16: _Final = 7
CUDLA_PIXEL_FORMAT_X8B8G8R8: _Final = 16
CUDLA_PIXEL_FORMAT_X8R8G8B8: _Final = 17
CUDLA_PIXEL_FORMAT_Y10___U10V10_N444: _Final = 30
CUDLA_PIXEL_FORMAT_Y10___V10U10_N444: _Final = 31
CUDLA_PIXEL_FORMAT_Y12___U12V12_N444: _Final = 32
CUDLA_PIXEL_FORMAT_Y12___V12U12_N444: _Final = 33
CUDLA_PIXEL_FORMAT_Y16___U16V16_N444: _Final = 34
CUDLA_PIXEL_FORMAT_Y16___V16U16_N444: _Final = 35
CUDLA_PIXEL_FORMAT_Y8___U8V8_N444: _Final = 28
CUDLA_PIXEL_FORMAT_Y8___V8U8_N444: _Final = 29
CUDLA_PIXEL_MAPPING_BLOCK_LINEAR: _Final = 1
CUDLA_PIXEL_MAPPING_PITCH_LINEAR: _Final = 0
CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN: _Final = 80
CUDLA_VER_MAJOR: _Final = 1
CUDLA_VER_MINOR: _Final = 5
CUDLA_VER_PATCH: _Final = 0

class cudlaAccessPermissionFlags(_enums.IntEnum):
    """cudlaAccessPermissionFlags, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_READ_WRITE_PERM = 0
    CUDLA_READ_ONLY_PERM = 1
    CUDLA_TASK_STATISTICS = 2

class cudlaDevAttributeType(_enums.IntEnum):
    """cudlaDevAttributeType, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_UNIFIED_ADDRESSING = 0
    CUDLA_DEVICE_VERSION = 1

class cudlaFenceType(_enums.IntEnum):
    """cudlaFenceType, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_NVSCISYNC_FENCE = 1
    CUDLA_NVSCISYNC_FENCE_SOF = 2

class cudlaMode(_enums.IntEnum):
    """cudlaMode, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_CUDA_DLA = 0
    CUDLA_STANDALONE = 1

class cudlaModuleAttributeType(_enums.IntEnum):
    """cudlaModuleAttributeType, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_NUM_INPUT_TENSORS = 0
    CUDLA_NUM_OUTPUT_TENSORS = 1
    CUDLA_INPUT_TENSOR_DESCRIPTORS = 2
    CUDLA_OUTPUT_TENSOR_DESCRIPTORS = 3
    CUDLA_NUM_OUTPUT_TASK_STATISTICS = 4
    CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS = 5

class cudlaModuleLoadFlags(_enums.IntEnum):
    """cudlaModuleLoadFlags, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_MODULE_DEFAULT = 0
    CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS = 1

class cudlaNvSciSyncAttributes(_enums.IntEnum):
    """cudlaNvSciSyncAttributes, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_NVSCISYNC_ATTR_WAIT = 1
    CUDLA_NVSCISYNC_ATTR_SIGNAL = 2

class cudlaScratchMemoryConfig(_enums.IntEnum):
    """cudlaScratchMemoryConfig, from cudla.h. Since CUDA 13.4."""

    CUDLA_SCRATCH_MEMORY_DEFAULT = 0
    CUDLA_SCRATCH_MEMORY_SHARED_STATIC = 2
    CUDLA_SCRATCH_MEMORY_CONFIG_MAX = 2147483647

class cudlaStatus(_enums.IntEnum):
    """cudlaStatus, from cudla.h. Since at least CUDA 13.2."""

    cudlaSuccess = 0
    cudlaErrorInvalidParam = 1
    cudlaErrorOutOfResources = 2
    cudlaErrorCreationFailed = 3
    cudlaErrorInvalidAddress = 4
    cudlaErrorOs = 5
    cudlaErrorCuda = 6
    cudlaErrorUmd = 7
    cudlaErrorInvalidDevice = 8
    cudlaErrorInvalidAttribute = 9
    cudlaErrorIncompatibleDlaSWVersion = 10
    cudlaErrorMemoryRegistered = 11
    cudlaErrorInvalidModule = 12
    cudlaErrorUnsupportedOperation = 13
    cudlaErrorNvSci = 14
    cudlaErrorDriverNotFound = 15
    cudlaErrorDlaErrInvalidInput = 1073741825
    cudlaErrorDlaErrInvalidPreAction = 1073741826
    cudlaErrorDlaErrNoMem = 1073741827
    cudlaErrorDlaErrProcessorBusy = 1073741828
    cudlaErrorDlaErrTaskStatusMismatch = 1073741829
    cudlaErrorDlaErrEngineTimeout = 1073741830
    cudlaErrorDlaErrDataMismatch = 1073741831
    cudlaErrorUnknown = 2147483647

class cudlaSubmissionFlags(_enums.IntEnum):
    """cudlaSubmissionFlags, from cudla.h. Since at least CUDA 13.2."""

    CUDLA_SUBMIT_NOOP = 1
    CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE = 2
    CUDLA_SUBMIT_DIAGNOSTICS_TASK = 4

@_disjoint_base
class cudlaDevHandle:
    """cudlaDevHandle, from cudla.h. Since at least CUDA 13.2."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudlaModule:
    """cudlaModule, from cudla.h. Since at least CUDA 13.2."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class CudlaFence:
    """CudlaFence, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        fence: _typing.Pointer = ...,
        type: cudlaFenceType | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fence: _typing.PointerField
    type: _typing.EnumField[cudlaFenceType]

@_disjoint_base
class cudlaDevAttribute_t:
    """cudlaDevAttribute, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        unifiedAddressingSupported: _typing.Integer = ...,
        deviceVersion: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    unifiedAddressingSupported: _typing.IntField
    deviceVersion: _typing.IntField

@_disjoint_base
class cudlaExternalMemoryHandleDesc_t:
    """cudlaExternalMemoryHandleDesc_t, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        extBufObject: _typing.Pointer = ...,
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
    extBufObject: _typing.PointerField
    size: _typing.IntField

@_disjoint_base
class cudlaExternalSemaphoreHandleDesc_t:
    """cudlaExternalSemaphoreHandleDesc_t, from cudla.h. Since at least CUDA 13.2."""

    def __init__(self, extSyncObject: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extSyncObject: _typing.PointerField

@_disjoint_base
class cudlaModuleAttribute_t:
    """cudlaModuleAttribute, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        numInputTensors: _typing.Integer = ...,
        numOutputTensors: _typing.Integer = ...,
        inputTensorDesc: _Sequence[cudlaModuleTensorDescriptor] | None = ...,
        outputTensorDesc: _Sequence[cudlaModuleTensorDescriptor] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    numInputTensors: _typing.IntField
    numOutputTensors: _typing.IntField
    inputTensorDesc: _typing.ListField[cudlaModuleTensorDescriptor]
    outputTensorDesc: _typing.ListField[cudlaModuleTensorDescriptor]

@_disjoint_base
class cudlaModuleTensorDescriptor_t:
    """cudlaModuleTensorDescriptor, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        name: _typing.Chars = ...,
        size: _typing.Integer = ...,
        n: _typing.Integer = ...,
        c: _typing.Integer = ...,
        h: _typing.Integer = ...,
        w: _typing.Integer = ...,
        dataFormat: _typing.Integer = ...,
        dataType: _typing.Integer = ...,
        dataCategory: _typing.Integer = ...,
        pixelFormat: _typing.Integer = ...,
        pixelMapping: _typing.Integer = ...,
        stride: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    name: _typing.CharsField
    size: _typing.IntField
    n: _typing.IntField
    c: _typing.IntField
    h: _typing.IntField
    w: _typing.IntField
    dataFormat: _typing.IntField
    dataType: _typing.IntField
    dataCategory: _typing.IntField
    pixelFormat: _typing.IntField
    pixelMapping: _typing.IntField
    stride: _typing.ListField[int]

@_disjoint_base
class cudlaSignalEvents:
    """cudlaSignalEvents, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        devPtrs: _typing.Pointer = ...,
        eofFences: _Sequence[CudlaFence] | None = ...,
        numEvents: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    devPtrs: _typing.PointerField
    eofFences: _typing.ListField[CudlaFence]
    numEvents: _typing.IntField

@_disjoint_base
class cudlaTask_t:
    """cudlaTask, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        moduleHandle: cudlaModule | _typing.Integer | None = ...,
        outputTensor: _typing.Pointer = ...,
        numOutputTensors: _typing.Integer = ...,
        numInputTensors: _typing.Integer = ...,
        inputTensor: _typing.Pointer = ...,
        waitEvents: _Sequence[cudlaWaitEvents] | None = ...,
        signalEvents: _Sequence[cudlaSignalEvents] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    moduleHandle: _typing.ValueField[cudlaModule]
    outputTensor: _typing.PointerField
    numOutputTensors: _typing.IntField
    numInputTensors: _typing.IntField
    inputTensor: _typing.PointerField
    waitEvents: _typing.ListField[cudlaWaitEvents]
    signalEvents: _typing.ListField[cudlaSignalEvents]

@_disjoint_base
class cudlaWaitEvents:
    """cudlaWaitEvents, from cudla.h. Since at least CUDA 13.2."""

    def __init__(
        self,
        preFences: _Sequence[CudlaFence] | None = ...,
        numEvents: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    preFences: _typing.ListField[CudlaFence]
    numEvents: _typing.IntField

class cudlaDevAttribute(cudlaDevAttribute_t):
    """cudlaDevAttribute, from cudla.h. Since at least CUDA 13.2."""

class cudlaExternalMemoryHandleDesc(cudlaExternalMemoryHandleDesc_t):
    """cudlaExternalMemoryHandleDesc, from cudla.h. Since at least CUDA 13.2."""

class cudlaExternalSemaphoreHandleDesc(cudlaExternalSemaphoreHandleDesc_t):
    """cudlaExternalSemaphoreHandleDesc, from cudla.h. Since at least CUDA 13.2."""

class cudlaModuleAttribute(cudlaModuleAttribute_t):
    """cudlaModuleAttribute, from cudla.h. Since at least CUDA 13.2."""

class cudlaModuleTensorDescriptor(cudlaModuleTensorDescriptor_t):
    """cudlaModuleTensorDescriptor, from cudla.h. Since at least CUDA 13.2."""

class cudlaTask(cudlaTask_t):
    """cudlaTask, from cudla.h. Since at least CUDA 13.2."""

def sizeof(objType: type) -> int: ...
def cudlaCreateDevice(device: _typing.Integer, flags: _typing.Integer) -> tuple[cudlaStatus, cudlaDevHandle]:
    """Opens a DLA, for use with CUDA streams or in standalone mode.

    ``cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)``

    Parameters
    ----------
    flags
        Flags: ``cudlaMode``, ``cudlaScratchMemoryConfig``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorCreationFailed``, ``cudlaErrorCuda``,
        ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    devHandle : cudlaDevHandle

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaCreateDevice
    """

def cudlaDestroyDevice(devHandle: cudlaDevHandle | _typing.Integer | None) -> tuple[cudlaStatus]:
    """Closes a DLA; its modules and memory must be released first.

    ``cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

    Warnings
    --------
    - No thread may use ``devHandle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDestroyDevice
    """

def cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    attrib: cudlaDevAttributeType,
) -> tuple[cudlaStatus, cudlaDevAttribute]:
    """Returns an attribute of a DLA, such as the support for unified addressing.

    ``cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute
    *pAttribute)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
    pAttribute : cudlaDevAttribute

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetAttribute
    """

def cudlaDeviceGetCount() -> tuple[cudlaStatus, int]:
    """Returns the number of available deep learning accelerators (DLA).

    ``cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``,
        ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
    pNumDevices : int

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetCount
    """

def cudlaGetLastError(devHandle: cudlaDevHandle | _typing.Integer | None) -> tuple[cudlaStatus]:
    """Reports the last error of the asynchronous work of a DLA.

    ``cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDlaErrDataMismatch``, ``cudlaErrorDlaErrEngineTimeout``,
        ``cudlaErrorDlaErrInvalidInput``, ``cudlaErrorDlaErrInvalidPreAction``, ``cudlaErrorDlaErrNoMem``,
        ``cudlaErrorDlaErrProcessorBusy``, ``cudlaErrorDlaErrTaskStatusMismatch``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorUnknown``.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetLastError
    """

def cudlaGetNvSciSyncAttributes(attrList: _typing.Pointer, flags: _typing.Integer) -> tuple[cudlaStatus]:
    """Fills an NvSciSync attribute list with the attributes that a DLA needs to wait or signal.

    ``cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudlaNvSciSyncAttributes``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``,
        ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorUnknown``, ``cudlaErrorUnsupportedOperation``.

    Warnings
    --------
    - The values that the call sets in ``attrList`` must not be changed afterwards.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetNvSciSyncAttributes
    """

def cudlaGetVersion() -> tuple[cudlaStatus, int]:
    """Returns the version of cuDLA as an integer.

    ``cudlaStatus cudlaGetVersion(uint64_t *version)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.
    version : int

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetVersion
    """

def cudlaImportExternalMemory(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    desc: cudlaExternalMemoryHandleDesc | None,
    flags: _typing.Integer,
) -> tuple[cudlaStatus, int]:
    """Imports NvSciBuf memory and registers it with a DLA.

    ``cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc,
    uint64_t **devPtr, uint32_t flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudlaAccessPermissionFlags``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``,
        ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    devPtr : int

    Warnings
    --------
    - The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalMemory
    """

def cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    desc: cudlaExternalSemaphoreHandleDesc | None,
    flags: _typing.Integer,
) -> tuple[cudlaStatus, int]:
    """Imports an NvSciSync object that a DLA's tasks can wait on or signal.

    ``cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc,
    uint64_t **devPtr, uint32_t flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``,
        ``cudlaErrorUnsupportedOperation``.
    devPtr : int

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalSemaphore
    """

def cudlaMemRegister(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    ptr: _typing.Pointer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudlaStatus, int]:
    """Registers CUDA memory with a DLA and returns the address for tasks.

    ``cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr,
    uint32_t flags)``

    Parameters
    ----------
    ptr
        Used after the call returns; must be kept alive until ``cudlaMemUnregister`` is called.
    flags
        Flags: members of ``cudlaAccessPermissionFlags``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorMemoryRegistered``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``,
        ``cudlaErrorUnsupportedOperation``.
    devPtr : int

    Warnings
    --------
    - ``ptr`` must be aligned to 32 bytes.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemRegister
    """

def cudlaMemUnregister(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    devPtr: _typing.Pointer,
) -> tuple[cudlaStatus]:
    """Undoes the registration or import of memory, or of a semaphore, with a DLA.

    ``cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemUnregister
    """

def cudlaModuleGetAttributes(
    hModule: cudlaModule | _typing.Integer | None,
    attrType: cudlaModuleAttributeType,
    attribute: cudlaModuleAttribute | None,
) -> tuple[cudlaStatus]:
    """Stores in ``attribute`` an attribute of a module, such as the number or the descriptors of its tensors.

    ``cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute
    *attribute)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``,
        ``cudlaErrorUnsupportedOperation``.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleGetAttributes
    """

def cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    pModule: _typing.Pointer,
    moduleSize: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[cudlaStatus, cudlaModule]:
    """Loads a module (a network compiled to a loadable) from memory into a DLA.

    ``cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize,
    cudlaModule *hModule, uint32_t flags)``

    Parameters
    ----------
    flags
        Flags: members of ``cudlaModuleLoadFlags``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``,
        ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    hModule : cudlaModule

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleLoadFromMemory
    """

def cudlaModuleUnload(
    hModule: cudlaModule | _typing.Integer | None,
    flags: _typing.Integer,
) -> tuple[cudlaStatus]:
    """Unloads a module from a DLA.

    ``cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)``

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``,
        ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.

    Warnings
    --------
    - No thread may use ``hModule``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleUnload
    """

def cudlaSetTaskTimeoutInMs(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    timeout: _typing.Integer,
) -> tuple[cudlaStatus]:
    """Sets the timeout in milliseconds of a DLA's tasks.

    ``cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)``

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSetTaskTimeoutInMs
    """

def cudlaSubmitTask(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    ptrToTasks: _Sequence[cudlaTask] | None,
    numTasks: _typing.Integer,
    stream: _typing.Pointer,
    flags: _typing.Integer,
) -> tuple[cudlaStatus]:
    """Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.

    ``cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void
    *stream, uint32_t flags)``

    Parameters
    ----------
    ptrToTasks
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Flags: members of ``cudlaSubmissionFlags``.

    Returns
    -------
    cudlaStatus
        ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``,
        ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorOs``,
        ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.

    Notes
    -----
    Declared in ``cudla.h``. Since at least CUDA 13.2.
    https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSubmitTask
    """
