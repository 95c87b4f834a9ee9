"""cuDLA of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cudla` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt

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

def cudlaCreateDevice(device: _SupportsInt, flags: _SupportsInt) -> cudlaDevHandle: ...
def cudlaDestroyDevice(devHandle: cudlaDevHandle | _SupportsInt | None) -> None: ...
def cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    attrib: cudlaDevAttributeType,
) -> cudlaDevAttribute: ...
def cudlaDeviceGetCount() -> int: ...
def cudlaGetLastError(devHandle: cudlaDevHandle | _SupportsInt | None) -> None: ...
def cudlaGetNvSciSyncAttributes(attrList: _typing.Pointer, flags: _SupportsInt) -> None: ...
def cudlaGetVersion() -> int: ...
def cudlaImportExternalMemory(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    desc: cudlaExternalMemoryHandleDesc | None,
    flags: _SupportsInt,
) -> int: ...
def cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    desc: cudlaExternalSemaphoreHandleDesc | None,
    flags: _SupportsInt,
) -> int: ...
def cudlaMemRegister(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    ptr: _typing.Pointer,
    size: _SupportsInt,
    flags: _SupportsInt,
) -> int: ...
def cudlaMemUnregister(devHandle: cudlaDevHandle | _SupportsInt | None, devPtr: _typing.Pointer) -> None: ...
def cudlaModuleGetAttributes(
    hModule: cudlaModule | _SupportsInt | None,
    attrType: cudlaModuleAttributeType,
    attribute: cudlaModuleAttribute | None,
) -> None: ...
def cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    pModule: _typing.Pointer,
    moduleSize: _SupportsInt,
    flags: _SupportsInt,
) -> cudlaModule: ...
def cudlaModuleUnload(hModule: cudlaModule | _SupportsInt | None, flags: _SupportsInt) -> None: ...
def cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle | _SupportsInt | None, timeout: _SupportsInt) -> None: ...
def cudlaSubmitTask(
    devHandle: cudlaDevHandle | _SupportsInt | None,
    ptrToTasks: _Sequence[cudlaTask] | None,
    numTasks: _SupportsInt,
    stream: _typing.Pointer,
    flags: _SupportsInt,
) -> None: ...
