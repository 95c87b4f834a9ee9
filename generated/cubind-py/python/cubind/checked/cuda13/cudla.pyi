"""cuDLA of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.cudla import (
    CUDLA_DATA_CATEGORY_BIAS as CUDLA_DATA_CATEGORY_BIAS,
    CUDLA_DATA_CATEGORY_FEATURE as CUDLA_DATA_CATEGORY_FEATURE,
    CUDLA_DATA_CATEGORY_IMAGE as CUDLA_DATA_CATEGORY_IMAGE,
    CUDLA_DATA_CATEGORY_PLANAR as CUDLA_DATA_CATEGORY_PLANAR,
    CUDLA_DATA_CATEGORY_WEIGHT as CUDLA_DATA_CATEGORY_WEIGHT,
    CUDLA_DATA_FORMAT_NCHW as CUDLA_DATA_FORMAT_NCHW,
    CUDLA_DATA_FORMAT_NCxHWx as CUDLA_DATA_FORMAT_NCxHWx,
    CUDLA_DATA_FORMAT_NHWC as CUDLA_DATA_FORMAT_NHWC,
    CUDLA_DATA_FORMAT_UNKNOWN as CUDLA_DATA_FORMAT_UNKNOWN,
    CUDLA_DATA_TYPE_FLOAT as CUDLA_DATA_TYPE_FLOAT,
    CUDLA_DATA_TYPE_HALF as CUDLA_DATA_TYPE_HALF,
    CUDLA_DATA_TYPE_INT16 as CUDLA_DATA_TYPE_INT16,
    CUDLA_DATA_TYPE_INT8 as CUDLA_DATA_TYPE_INT8,
    CUDLA_DATA_TYPE_UINT16 as CUDLA_DATA_TYPE_UINT16,
    CUDLA_DATA_TYPE_UINT8 as CUDLA_DATA_TYPE_UINT8,
    CUDLA_DATA_TYPE_UNKNOWN as CUDLA_DATA_TYPE_UNKNOWN,
    CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES as CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES,
    CUDLA_PIXEL_FORMAT_A16B16G16R16 as CUDLA_PIXEL_FORMAT_A16B16G16R16,
    CUDLA_PIXEL_FORMAT_A16B16G16R16_F as CUDLA_PIXEL_FORMAT_A16B16G16R16_F,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16 as CUDLA_PIXEL_FORMAT_A16Y16U16V16,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16_F as CUDLA_PIXEL_FORMAT_A16Y16U16V16_F,
    CUDLA_PIXEL_FORMAT_A2B10G10R10 as CUDLA_PIXEL_FORMAT_A2B10G10R10,
    CUDLA_PIXEL_FORMAT_A2R10G10B10 as CUDLA_PIXEL_FORMAT_A2R10G10B10,
    CUDLA_PIXEL_FORMAT_A2Y10U10V10 as CUDLA_PIXEL_FORMAT_A2Y10U10V10,
    CUDLA_PIXEL_FORMAT_A8B8G8R8 as CUDLA_PIXEL_FORMAT_A8B8G8R8,
    CUDLA_PIXEL_FORMAT_A8R8G8B8 as CUDLA_PIXEL_FORMAT_A8R8G8B8,
    CUDLA_PIXEL_FORMAT_A8Y8U8V8 as CUDLA_PIXEL_FORMAT_A8Y8U8V8,
    CUDLA_PIXEL_FORMAT_B10G10R10A2 as CUDLA_PIXEL_FORMAT_B10G10R10A2,
    CUDLA_PIXEL_FORMAT_B8G8R8A8 as CUDLA_PIXEL_FORMAT_B8G8R8A8,
    CUDLA_PIXEL_FORMAT_B8G8R8X8 as CUDLA_PIXEL_FORMAT_B8G8R8X8,
    CUDLA_PIXEL_FORMAT_FEATURE as CUDLA_PIXEL_FORMAT_FEATURE,
    CUDLA_PIXEL_FORMAT_R10 as CUDLA_PIXEL_FORMAT_R10,
    CUDLA_PIXEL_FORMAT_R10G10B10A2 as CUDLA_PIXEL_FORMAT_R10G10B10A2,
    CUDLA_PIXEL_FORMAT_R12 as CUDLA_PIXEL_FORMAT_R12,
    CUDLA_PIXEL_FORMAT_R16 as CUDLA_PIXEL_FORMAT_R16,
    CUDLA_PIXEL_FORMAT_R16_F as CUDLA_PIXEL_FORMAT_R16_F,
    CUDLA_PIXEL_FORMAT_R16_I as CUDLA_PIXEL_FORMAT_R16_I,
    CUDLA_PIXEL_FORMAT_R8 as CUDLA_PIXEL_FORMAT_R8,
    CUDLA_PIXEL_FORMAT_R8G8B8A8 as CUDLA_PIXEL_FORMAT_R8G8B8A8,
    CUDLA_PIXEL_FORMAT_R8G8B8X8 as CUDLA_PIXEL_FORMAT_R8G8B8X8,
    CUDLA_PIXEL_FORMAT_UNKNOWN as CUDLA_PIXEL_FORMAT_UNKNOWN,
    CUDLA_PIXEL_FORMAT_V10U10Y10A2 as CUDLA_PIXEL_FORMAT_V10U10Y10A2,
    CUDLA_PIXEL_FORMAT_V16U16Y16A16 as CUDLA_PIXEL_FORMAT_V16U16Y16A16,
    CUDLA_PIXEL_FORMAT_V8U8Y8A8 as CUDLA_PIXEL_FORMAT_V8U8Y8A8,
    CUDLA_PIXEL_FORMAT_X16B16G16R16 as CUDLA_PIXEL_FORMAT_X16B16G16R16,
    CUDLA_PIXEL_FORMAT_X8B8G8R8 as CUDLA_PIXEL_FORMAT_X8B8G8R8,
    CUDLA_PIXEL_FORMAT_X8R8G8B8 as CUDLA_PIXEL_FORMAT_X8R8G8B8,
    CUDLA_PIXEL_FORMAT_Y10___U10V10_N444 as CUDLA_PIXEL_FORMAT_Y10___U10V10_N444,
    CUDLA_PIXEL_FORMAT_Y10___V10U10_N444 as CUDLA_PIXEL_FORMAT_Y10___V10U10_N444,
    CUDLA_PIXEL_FORMAT_Y12___U12V12_N444 as CUDLA_PIXEL_FORMAT_Y12___U12V12_N444,
    CUDLA_PIXEL_FORMAT_Y12___V12U12_N444 as CUDLA_PIXEL_FORMAT_Y12___V12U12_N444,
    CUDLA_PIXEL_FORMAT_Y16___U16V16_N444 as CUDLA_PIXEL_FORMAT_Y16___U16V16_N444,
    CUDLA_PIXEL_FORMAT_Y16___V16U16_N444 as CUDLA_PIXEL_FORMAT_Y16___V16U16_N444,
    CUDLA_PIXEL_FORMAT_Y8___U8V8_N444 as CUDLA_PIXEL_FORMAT_Y8___U8V8_N444,
    CUDLA_PIXEL_FORMAT_Y8___V8U8_N444 as CUDLA_PIXEL_FORMAT_Y8___V8U8_N444,
    CUDLA_PIXEL_MAPPING_BLOCK_LINEAR as CUDLA_PIXEL_MAPPING_BLOCK_LINEAR,
    CUDLA_PIXEL_MAPPING_PITCH_LINEAR as CUDLA_PIXEL_MAPPING_PITCH_LINEAR,
    CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN as CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN,
    CUDLA_VER_MAJOR as CUDLA_VER_MAJOR,
    CUDLA_VER_MINOR as CUDLA_VER_MINOR,
    CUDLA_VER_PATCH as CUDLA_VER_PATCH,
    CudlaFence as CudlaFence,
    cudlaAccessPermissionFlags as cudlaAccessPermissionFlags,
    cudlaDevAttribute as cudlaDevAttribute,
    cudlaDevAttributeType as cudlaDevAttributeType,
    cudlaDevAttribute_t as cudlaDevAttribute_t,
    cudlaDevHandle as cudlaDevHandle,
    cudlaExternalMemoryHandleDesc as cudlaExternalMemoryHandleDesc,
    cudlaExternalMemoryHandleDesc_t as cudlaExternalMemoryHandleDesc_t,
    cudlaExternalSemaphoreHandleDesc as cudlaExternalSemaphoreHandleDesc,
    cudlaExternalSemaphoreHandleDesc_t as cudlaExternalSemaphoreHandleDesc_t,
    cudlaFenceType as cudlaFenceType,
    cudlaMode as cudlaMode,
    cudlaModule as cudlaModule,
    cudlaModuleAttribute as cudlaModuleAttribute,
    cudlaModuleAttributeType as cudlaModuleAttributeType,
    cudlaModuleAttribute_t as cudlaModuleAttribute_t,
    cudlaModuleLoadFlags as cudlaModuleLoadFlags,
    cudlaModuleTensorDescriptor as cudlaModuleTensorDescriptor,
    cudlaModuleTensorDescriptor_t as cudlaModuleTensorDescriptor_t,
    cudlaNvSciSyncAttributes as cudlaNvSciSyncAttributes,
    cudlaScratchMemoryConfig as cudlaScratchMemoryConfig,
    cudlaSignalEvents as cudlaSignalEvents,
    cudlaStatus as cudlaStatus,
    cudlaSubmissionFlags as cudlaSubmissionFlags,
    cudlaTask as cudlaTask,
    cudlaTask_t as cudlaTask_t,
    cudlaWaitEvents as cudlaWaitEvents,
    sizeof as sizeof,
)

def cudlaCreateDevice(device: _typing.Integer, flags: _typing.Integer) -> cudlaDevHandle:
    """Opens a DLA, for use with CUDA streams or in standalone mode.

    Parameters
    ----------
    flags
        Flags: ``cudlaMode``, ``cudlaScratchMemoryConfig``.

    Returns
    -------
    devHandle : cudlaDevHandle

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorCreationFailed``, ``cudlaErrorCuda``,
        ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    """

def cudlaDestroyDevice(devHandle: cudlaDevHandle | _typing.Integer | None) -> None:
    """Closes a DLA; its modules and memory must be released first.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

    Warnings
    --------
    - No thread may use ``devHandle``, or objects that belong to it, during or after the call.
    """

def cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    attrib: cudlaDevAttributeType,
) -> cudlaDevAttribute:
    """Returns an attribute of a DLA, such as the support for unified addressing.

    Returns
    -------
    pAttribute : cudlaDevAttribute

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
    """

def cudlaDeviceGetCount() -> int:
    """Returns the number of available deep learning accelerators (DLA).

    Returns
    -------
    pNumDevices : int

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
    """

def cudlaGetLastError(devHandle: cudlaDevHandle | _typing.Integer | None) -> None:
    """Reports the last error of the asynchronous work of a DLA.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDlaErrDataMismatch``,
        ``cudlaErrorDlaErrEngineTimeout``, ``cudlaErrorDlaErrInvalidInput``, ``cudlaErrorDlaErrInvalidPreAction``,
        ``cudlaErrorDlaErrNoMem``, ``cudlaErrorDlaErrProcessorBusy``, ``cudlaErrorDlaErrTaskStatusMismatch``,
        ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUnknown``.
    """

def cudlaGetNvSciSyncAttributes(attrList: _typing.Pointer, flags: _typing.Integer) -> None:
    """Fills an NvSciSync attribute list with the attributes that a DLA needs to wait or signal.

    Parameters
    ----------
    flags
        Flags: members of ``cudlaNvSciSyncAttributes``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorUnknown``,
        ``cudlaErrorUnsupportedOperation``.

    Warnings
    --------
    - The values that the call sets in ``attrList`` must not be changed afterwards.
    """

def cudlaGetVersion() -> int:
    """Returns the version of cuDLA as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidParam``.
    """

def cudlaImportExternalMemory(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    desc: cudlaExternalMemoryHandleDesc | None,
    flags: _typing.Integer,
) -> int:
    """Imports NvSciBuf memory and registers it with a DLA.

    Parameters
    ----------
    flags
        Flags: members of ``cudlaAccessPermissionFlags``.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.

    Warnings
    --------
    - The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.
    """

def cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    desc: cudlaExternalSemaphoreHandleDesc | None,
    flags: _typing.Integer,
) -> int:
    """Imports an NvSciSync object that a DLA's tasks can wait on or signal.

    Parameters
    ----------
    flags
        Must be 0.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUnsupportedOperation``.
    """

def cudlaMemRegister(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    ptr: _typing.Pointer,
    size: _typing.Integer,
    flags: _typing.Integer,
) -> int:
    """Registers CUDA memory with a DLA and returns the address for tasks.

    Parameters
    ----------
    ptr
        Used after the call returns; must be kept alive until ``cudlaMemUnregister`` is called.
    flags
        Flags: members of ``cudlaAccessPermissionFlags``.

    Returns
    -------
    devPtr : int

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``,
        ``cudlaErrorMemoryRegistered``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``,
        ``cudlaErrorUnsupportedOperation``.

    Warnings
    --------
    - ``ptr`` must be aligned to 32 bytes.
    """

def cudlaMemUnregister(devHandle: cudlaDevHandle | _typing.Integer | None, devPtr: _typing.Pointer) -> None:
    """Undoes the registration or import of memory, or of a semaphore, with a DLA.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

    Warnings
    --------
    - ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work
      in streams, must complete before this call.
    """

def cudlaModuleGetAttributes(
    hModule: cudlaModule | _typing.Integer | None,
    attrType: cudlaModuleAttributeType,
    attribute: cudlaModuleAttribute | None,
) -> None:
    """Stores in ``attribute`` an attribute of a module, such as the number or the descriptors of its tensors.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``,
        ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    """

def cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    pModule: _typing.Pointer,
    moduleSize: _typing.Integer,
    flags: _typing.Integer,
) -> cudlaModule:
    """Loads a module (a network compiled to a loadable) from memory into a DLA.

    Parameters
    ----------
    flags
        Flags: members of ``cudlaModuleLoadFlags``.

    Returns
    -------
    hModule : cudlaModule

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``,
        ``cudlaErrorUnsupportedOperation``.
    """

def cudlaModuleUnload(hModule: cudlaModule | _typing.Integer | None, flags: _typing.Integer) -> None:
    """Unloads a module from a DLA.

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
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.

    Warnings
    --------
    - No thread may use ``hModule``, or objects that belong to it, during or after the call.
    """

def cudlaSetTaskTimeoutInMs(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    timeout: _typing.Integer,
) -> None:
    """Sets the timeout in milliseconds of a DLA's tasks.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidParam``.
    """

def cudlaSubmitTask(
    devHandle: cudlaDevHandle | _typing.Integer | None,
    ptrToTasks: _Sequence[cudlaTask] | None,
    numTasks: _typing.Integer,
    stream: _typing.Pointer,
    flags: _typing.Integer,
) -> None:
    """Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.

    Parameters
    ----------
    ptrToTasks
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    flags
        Flags: members of ``cudlaSubmissionFlags``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``,
        ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``,
        ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorOs``,
        ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
    """
