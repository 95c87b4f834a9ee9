//! The contents of `nvtx` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtx::common;
use crate::support::gen1::*;
use crate::tables::{driver, nvtx};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUcontext", Class::Value(&driver::CUcontext));
    table.class_as("CUdevice", Class::Value(&driver::CUdevice));
    table.class_as("CUevent", Class::Value(&driver::CUevent));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class(Class::Record(&nvtx::identifier_t));
    table.class(Class::Enum(&nvtx::nvtxColorType_t));
    table.class(Class::Value(&nvtx::nvtxDomainHandle_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_v2));
    table.class(Class::Enum(&nvtx::nvtxMessageType_t));
    table.class(Class::Record(&nvtx::nvtxMessageValue_t));
    table.class(Class::Enum(&nvtx::nvtxPayloadType_t));
    table.class(Class::Value(&nvtx::nvtxRangeId_t));
    table.class(Class::Record(&nvtx::nvtxResourceAttributes_t));
    table.class(Class::Record(&nvtx::nvtxResourceAttributes_v0));
    table.class(Class::Enum(&nvtx::nvtxResourceCUDARTType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceCUDAType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceGenericType_t));
    table.class(Class::Value(&nvtx::nvtxResourceHandle_t));
    table.class_as("nvtxResourceSyncAndroidType_t", Class::Enum(&nvtx::nvtxResourceSyncLinuxType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceSyncLinuxType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceSyncPosixThreadType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceSyncWindowsType_t));
    table.class(Class::Value(&nvtx::nvtxStringHandle_t));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_t));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_v0));
    table.class(Class::Value(&nvtx::nvtxSyncUser_t));
    table.class(Class::Record(&nvtx::payload_t));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::nvtxDomainCreate,
    "nvtxDomainCreateA" = common::nvtxDomainCreate,
    common::nvtxDomainCreateW,
    common::nvtxDomainDestroy,
    common::nvtxDomainMarkEx,
    common::nvtxDomainNameCategory,
    "nvtxDomainNameCategoryA" = common::nvtxDomainNameCategory,
    common::nvtxDomainNameCategoryW,
    common::nvtxDomainRangeEnd,
    common::nvtxDomainRangePop,
    common::nvtxDomainRangePushEx,
    common::nvtxDomainRangeStartEx,
    common::nvtxDomainRegisterString,
    "nvtxDomainRegisterStringA" = common::nvtxDomainRegisterString,
    common::nvtxDomainRegisterStringW,
    common::nvtxDomainResourceCreate,
    common::nvtxDomainResourceDestroy,
    common::nvtxDomainSyncUserAcquireFailed,
    common::nvtxDomainSyncUserAcquireStart,
    common::nvtxDomainSyncUserAcquireSuccess,
    common::nvtxDomainSyncUserCreate,
    common::nvtxDomainSyncUserDestroy,
    common::nvtxDomainSyncUserReleasing,
    common::nvtxInitialize,
    common::nvtxMark,
    "nvtxMarkA" = common::nvtxMark,
    common::nvtxMarkEx,
    common::nvtxMarkW,
    common::nvtxNameCategory,
    "nvtxNameCategoryA" = common::nvtxNameCategory,
    common::nvtxNameCategoryW,
    common::nvtxNameCuContext,
    "nvtxNameCuContextA" = common::nvtxNameCuContext,
    common::nvtxNameCuContextW,
    common::nvtxNameCuDevice,
    "nvtxNameCuDeviceA" = common::nvtxNameCuDevice,
    common::nvtxNameCuDeviceW,
    common::nvtxNameCuEvent,
    "nvtxNameCuEventA" = common::nvtxNameCuEvent,
    common::nvtxNameCuEventW,
    common::nvtxNameCuStream,
    "nvtxNameCuStreamA" = common::nvtxNameCuStream,
    common::nvtxNameCuStreamW,
    common::nvtxNameCudaDevice,
    "nvtxNameCudaDeviceA" = common::nvtxNameCudaDevice,
    common::nvtxNameCudaDeviceW,
    common::nvtxNameCudaEvent,
    "nvtxNameCudaEventA" = common::nvtxNameCudaEvent,
    common::nvtxNameCudaEventW,
    common::nvtxNameCudaStream,
    "nvtxNameCudaStreamA" = common::nvtxNameCudaStream,
    common::nvtxNameCudaStreamW,
    common::nvtxNameOsThread,
    "nvtxNameOsThreadA" = common::nvtxNameOsThread,
    common::nvtxNameOsThreadW,
    common::nvtxRangeEnd,
    common::nvtxRangePop,
    common::nvtxRangePush,
    "nvtxRangePushA" = common::nvtxRangePush,
    common::nvtxRangePushEx,
    common::nvtxRangePushW,
    common::nvtxRangeStart,
    "nvtxRangeStartA" = common::nvtxRangeStart,
    common::nvtxRangeStartEx,
    common::nvtxRangeStartW,
}

int_constants! {
    NVTX_ERR_INIT_ACCESS_LIBRARY = 3,
    NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT = 6,
    NVTX_ERR_INIT_LOAD_LIBRARY = 4,
    NVTX_ERR_INIT_LOAD_PROPERTY = 2,
    NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT = 5,
    NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE = 7,
    NVTX_EVENT_ATTRIB_STRUCT_SIZE = 48,
    NVTX_FAIL = 1,
    NVTX_NO_PUSH_POP_TRACKING = -2,
    NVTX_RESOURCE_ATTRIB_STRUCT_SIZE = 32,
    NVTX_RESOURCE_CLASS_CUDA = 4,
    NVTX_RESOURCE_CLASS_CUDART = 5,
    NVTX_RESOURCE_CLASS_GENERIC = 1,
    NVTX_RESOURCE_CLASS_SYNC_OS = 2,
    NVTX_RESOURCE_CLASS_SYNC_PTHREAD = 3,
    NVTX_SUCCESS = 0,
    NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE = 16,
    NVTX_VERSION = 3,
}
