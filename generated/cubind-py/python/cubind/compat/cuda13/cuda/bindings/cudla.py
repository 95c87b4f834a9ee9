"""cuDLA, like `cuda.bindings.cudla`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda13.cudla`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda13.cudla
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

_c: Any = cubind.cuda13.cudla


class AccessPermissionFlags(CudaEnum):
    """`cudlaAccessPermissionFlags`."""

    READ_WRITE_PERM = 0
    READ_ONLY_PERM = 1
    TASK_STATISTICS = 2


class DevAttributeType(CudaEnum):
    """`cudlaDevAttributeType`."""

    UNIFIED_ADDRESSING = 0
    DEVICE_VERSION = 1


class FenceType(CudaEnum):
    """`cudlaFenceType`."""

    FENCE = 1
    NVSCISYNC_FENCE = 1
    FENCE_SOF = 2
    NVSCISYNC_FENCE_SOF = 2


class Mode(CudaEnum):
    """`cudlaMode`."""

    CUDA_DLA = 0
    STANDALONE = 1


class ModuleAttributeType(CudaEnum):
    """`cudlaModuleAttributeType`."""

    NUM_INPUT_TENSORS = 0
    NUM_OUTPUT_TENSORS = 1
    INPUT_TENSOR_DESCRIPTORS = 2
    OUTPUT_TENSOR_DESCRIPTORS = 3
    NUM_OUTPUT_TASK_STATISTICS = 4
    OUTPUT_TASK_STATISTICS_DESCRIPTORS = 5


class ModuleLoadFlags(CudaEnum):
    """`cudlaModuleLoadFlags`."""

    DEFAULT = 0
    MODULE_DEFAULT = 0
    ENABLE_FAULT_DIAGNOSTICS = 1
    MODULE_ENABLE_FAULT_DIAGNOSTICS = 1


class NvSciSyncAttributes(CudaEnum):
    """`cudlaNvSciSyncAttributes`."""

    WAIT = 1
    NVSCISYNC_ATTR_WAIT = 1
    SIGNAL = 2
    NVSCISYNC_ATTR_SIGNAL = 2


class ScratchMemoryConfig(CudaEnum):
    """`cudlaScratchMemoryConfig`."""

    DEFAULT = 0
    SCRATCH_MEMORY_DEFAULT = 0
    SHARED_STATIC = 2
    SCRATCH_MEMORY_SHARED_STATIC = 2
    CONFIG_MAX = 2147483647
    MAX = 2147483647


class Status(CudaEnum):
    """`cudlaStatus`."""

    SUCCESS = 0
    Success = 0
    ERROR_INVALID_PARAM = 1
    ErrorInvalidParam = 1
    ERROR_OUT_OF_RESOURCES = 2
    ErrorOutOfResources = 2
    ERROR_CREATION_FAILED = 3
    ErrorCreationFailed = 3
    ERROR_INVALID_ADDRESS = 4
    ErrorInvalidAddress = 4
    ERROR_OS = 5
    ErrorOs = 5
    ERROR_CUDA = 6
    ErrorCuda = 6
    ERROR_UMD = 7
    ErrorUmd = 7
    ERROR_INVALID_DEVICE = 8
    ErrorInvalidDevice = 8
    ERROR_INVALID_ATTRIBUTE = 9
    ErrorInvalidAttribute = 9
    ERROR_INCOMPATIBLE_DLA_SW_VERSION = 10
    ErrorIncompatibleDlaSWVersion = 10
    ERROR_MEMORY_REGISTERED = 11
    ErrorMemoryRegistered = 11
    ERROR_INVALID_MODULE = 12
    ErrorInvalidModule = 12
    ERROR_UNSUPPORTED_OPERATION = 13
    ErrorUnsupportedOperation = 13
    ERROR_NV_SCI = 14
    ErrorNvSci = 14
    ERROR_DRIVER_NOT_FOUND = 15
    ErrorDriverNotFound = 15
    ERROR_DLA_ERR_INVALID_INPUT = 1073741825
    ErrorDlaErrInvalidInput = 1073741825
    ERROR_DLA_ERR_INVALID_PRE_ACTION = 1073741826
    ErrorDlaErrInvalidPreAction = 1073741826
    ERROR_DLA_ERR_NO_MEM = 1073741827
    ErrorDlaErrNoMem = 1073741827
    ERROR_DLA_ERR_PROCESSOR_BUSY = 1073741828
    ErrorDlaErrProcessorBusy = 1073741828
    ERROR_DLA_ERR_TASK_STATUS_MISMATCH = 1073741829
    ErrorDlaErrTaskStatusMismatch = 1073741829
    ERROR_DLA_ERR_ENGINE_TIMEOUT = 1073741830
    ErrorDlaErrEngineTimeout = 1073741830
    ERROR_DLA_ERR_DATA_MISMATCH = 1073741831
    ErrorDlaErrDataMismatch = 1073741831
    ERROR_UNKNOWN = 2147483647
    ErrorUnknown = 2147483647


class SubmissionFlags(CudaEnum):
    """`cudlaSubmissionFlags`."""

    NOOP = 1
    SUBMIT_NOOP = 1
    SKIP_LOCK_ACQUIRE = 2
    SUBMIT_SKIP_LOCK_ACQUIRE = 2
    DIAGNOSTICS_TASK = 4
    SUBMIT_DIAGNOSTICS_TASK = 4


class CudlaError(_view.StatusError):
    """A function returned a code other than `Status.SUCCESS`."""

    _codes = Status



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise CudlaError(status)
    return status


class Fence(
    _records.Array,
    of="CudlaFence",
    size=16,
    fields={
        "fence": ("n", None, 0),
        "type": ("i", None, 8),
    },
):
    """`CudlaFence`."""

    __slots__ = ()


class DevAttribute(
    _records.Record,
    of="cudlaDevAttribute",
    size=4,
    fields={
        "unified_addressing_supported": ("B", None, 0),
        "device_version": ("I", None, 0),
    },
):
    """`cudlaDevAttribute`."""

    __slots__ = ()


class ExternalMemoryHandleDesc(
    _records.Record,
    of="cudlaExternalMemoryHandleDesc",
    size=16,
    fields={
        "ext_buf_object": ("n", None, 0),
        "size_": ("Q", None, 8),
    },
):
    """`cudlaExternalMemoryHandleDesc`."""

    __slots__ = ()


class ExternalSemaphoreHandleDesc(
    _records.Record,
    of="cudlaExternalSemaphoreHandleDesc",
    size=8,
    fields={
        "ext_sync_object": ("n", None, 0),
    },
):
    """`cudlaExternalSemaphoreHandleDesc`."""

    __slots__ = ()


class ModuleAttribute(
    _records.Record,
    of="cudlaModuleAttribute",
    size=8,
    fields={
        "num_input_tensors": ("I", None, 0),
        "num_output_tensors": ("I", None, 0),
        "input_tensor_desc": ("n", None, 0),
        "output_tensor_desc": ("n", None, 0),
    },
):
    """`cudlaModuleAttribute`."""

    __slots__ = ()


class ModuleTensorDescriptor(
    _records.Record,
    of="cudlaModuleTensorDescriptor",
    size=168,
    fields={
        "name": ("s", 81, 0),
        "size_": ("Q", None, 88),
        "n": ("Q", None, 96),
        "c": ("Q", None, 104),
        "h": ("Q", None, 112),
        "w": ("Q", None, 120),
        "data_format": ("B", None, 128),
        "data_type": ("B", None, 129),
        "data_category": ("B", None, 130),
        "pixel_format": ("B", None, 131),
        "pixel_mapping": ("B", None, 132),
        "stride": ("I", 8, 136),
    },
):
    """`cudlaModuleTensorDescriptor`."""

    __slots__ = ()


class SignalEvents(
    _records.Record,
    of="cudlaSignalEvents",
    size=24,
    fields={
        "dev_ptrs": ("n", None, 0),
        "eof_fences": ("n", None, 8),
        "num_events": ("I", None, 16),
    },
    lengths={
        "dev_ptrs": ("num_events", "n"),
        "eof_fences": ("num_events", Fence),
    },
):
    """`cudlaSignalEvents`."""

    __slots__ = ()


class Task(
    _records.Array,
    of="cudlaTask",
    size=48,
    fields={
        "module_handle": ("n", None, 0),
        "output_tensor": ("n", None, 8),
        "num_output_tensors": ("I", None, 16),
        "num_input_tensors": ("I", None, 20),
        "input_tensor": ("n", None, 24),
        "wait_events": ("n", None, 32),
        "signal_events": ("n", None, 40),
    },
    lengths={
        "output_tensor": ("num_output_tensors", "n"),
        "input_tensor": ("num_input_tensors", "n"),
    },
):
    """`cudlaTask`."""

    __slots__ = ()


class WaitEvents(
    _records.Record,
    of="cudlaWaitEvents",
    size=16,
    fields={
        "pre_fences": ("n", None, 0),
        "num_events": ("I", None, 8),
    },
    lengths={
        "pre_fences": ("num_events", Fence),
    },
):
    """`cudlaWaitEvents`."""

    __slots__ = ()




def create_device(device: int, flags: int) -> int:
    """`cudlaCreateDevice`"""
    _status, dev_handle = _c.cudlaCreateDevice(device, flags)
    if _status:
        raise CudlaError(_status)
    return int(dev_handle)


def destroy_device(dev_handle: int) -> None:
    """`cudlaDestroyDevice`"""
    (_status,) = _c.cudlaDestroyDevice(_view.handle(dev_handle))
    if _status:
        raise CudlaError(_status)


def device_get_attribute(dev_handle: int, attrib: int) -> DevAttribute:
    """`cudlaDeviceGetAttribute`"""
    _status, p_attribute = _c.cudlaDeviceGetAttribute(_view.handle(dev_handle), _view.number(attrib))
    if _status:
        raise CudlaError(_status)
    return _records.of(p_attribute, DevAttribute)


def device_get_count() -> int:
    """`cudlaDeviceGetCount`"""
    _status, p_num_devices = _c.cudlaDeviceGetCount()
    if _status:
        raise CudlaError(_status)
    return p_num_devices


def get_last_error(dev_handle: int) -> int:
    """`cudlaGetLastError`"""
    (_status,) = _c.cudlaGetLastError(_view.handle(dev_handle))
    return int(_status)


def get_nv_sci_sync_attributes(attr_list: int, flags: int) -> None:
    """`cudlaGetNvSciSyncAttributes`"""
    (_status,) = _c.cudlaGetNvSciSyncAttributes(_view.handle(attr_list), flags)
    if _status:
        raise CudlaError(_status)


def get_version() -> int:
    """`cudlaGetVersion`"""
    _status, version = _c.cudlaGetVersion()
    if _status:
        raise CudlaError(_status)
    return version


def import_external_memory(dev_handle: int, desc: ExternalMemoryHandleDesc | int, flags: int) -> int:
    """`cudlaImportExternalMemory`"""
    _status, dev_ptr = _c.cudlaImportExternalMemory(_view.handle(dev_handle), _records.given(desc, ExternalMemoryHandleDesc), flags)
    if _status:
        raise CudlaError(_status)
    return dev_ptr


def import_external_semaphore(dev_handle: int, desc: ExternalSemaphoreHandleDesc | int, flags: int) -> int:
    """`cudlaImportExternalSemaphore`"""
    _status, dev_ptr = _c.cudlaImportExternalSemaphore(_view.handle(dev_handle), _records.given(desc, ExternalSemaphoreHandleDesc), flags)
    if _status:
        raise CudlaError(_status)
    return dev_ptr


def mem_register(dev_handle: int, ptr: int, size: int, flags: int) -> int:
    """`cudlaMemRegister`"""
    _status, dev_ptr = _c.cudlaMemRegister(_view.handle(dev_handle), _view.handle(ptr), size, flags)
    if _status:
        raise CudlaError(_status)
    return dev_ptr


def mem_unregister(dev_handle: int, dev_ptr: int) -> None:
    """`cudlaMemUnregister`"""
    (_status,) = _c.cudlaMemUnregister(_view.handle(dev_handle), _view.handle(dev_ptr))
    if _status:
        raise CudlaError(_status)


def module_get_attributes(h_module: int, attr_type: int, attribute: ModuleAttribute | int) -> None:
    """`cudlaModuleGetAttributes`"""
    (_status,) = _c.cudlaModuleGetAttributes(_view.handle(h_module), _view.number(attr_type), _records.given(attribute, ModuleAttribute))
    if _status:
        raise CudlaError(_status)


def module_load_from_memory(dev_handle: int, p_module: _typing.Output | int, module_size: int, flags: int) -> int:
    """`cudlaModuleLoadFromMemory`"""
    _status, h_module = _c.cudlaModuleLoadFromMemory(_view.handle(dev_handle), _view.buffer(p_module, module_size), module_size, flags)
    if _status:
        raise CudlaError(_status)
    return int(h_module)


def module_unload(h_module: int, flags: int) -> None:
    """`cudlaModuleUnload`"""
    (_status,) = _c.cudlaModuleUnload(_view.handle(h_module), flags)
    if _status:
        raise CudlaError(_status)


def set_task_timeout_in_ms(dev_handle: int, timeout: int) -> None:
    """`cudlaSetTaskTimeoutInMs`"""
    (_status,) = _c.cudlaSetTaskTimeoutInMs(_view.handle(dev_handle), timeout)
    if _status:
        raise CudlaError(_status)


def submit_task(dev_handle: int, ptr_to_tasks: Task | int, num_tasks: int, stream: int, flags: int) -> None:
    """`cudlaSubmitTask`"""
    (_status,) = _c.cudlaSubmitTask(_view.handle(dev_handle), _records.several(ptr_to_tasks, Task, _view.count(num_tasks, "I")), num_tasks, _view.handle(stream), flags)
    if _status:
        raise CudlaError(_status)


__getattr__, __dir__ = _dtypes.dtypes(
    globals(),
    {
        "fence_dtype": "Fence",
        "dev_attribute_dtype": "DevAttribute",
        "external_memory_handle_desc_dtype": "ExternalMemoryHandleDesc",
        "external_semaphore_handle_desc_dtype": "ExternalSemaphoreHandleDesc",
        "module_attribute_dtype": "ModuleAttribute",
        "module_tensor_descriptor_dtype": "ModuleTensorDescriptor",
        "signal_events_dtype": "SignalEvents",
        "task_dtype": "Task",
        "wait_events_dtype": "WaitEvents",
    },
)
