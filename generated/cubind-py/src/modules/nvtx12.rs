//! The contents of `cubind.cuda12.nvtx`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtx::{both, slots};
use crate::support::gen1::*;
use crate::tables::{driver, nvtx};

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVTX of CUDA 12",
        if cfg!(windows) {
            &[]
        } else {
            &["libnvtx3interop.so.1", "libnvToolsExt.so.1"]
        },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvtx/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtx-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvtx",
    name: c"cubind.cuda12.nvtx",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

c_functions! {
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
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

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("NVTX_ERR_INIT_ACCESS_LIBRARY", Constant::Int(3));
    table.constant("NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT", Constant::Int(6));
    table.constant("NVTX_ERR_INIT_LOAD_LIBRARY", Constant::Int(4));
    table.constant("NVTX_ERR_INIT_LOAD_PROPERTY", Constant::Int(2));
    table.constant("NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT", Constant::Int(5));
    table.constant("NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE", Constant::Int(7));
    table.constant("NVTX_EVENT_ATTRIB_STRUCT_SIZE", Constant::Int(48));
    table.constant("NVTX_FAIL", Constant::Int(1));
    table.constant("NVTX_NO_PUSH_POP_TRACKING", Constant::Int(-2));
    table.constant("NVTX_RESOURCE_ATTRIB_STRUCT_SIZE", Constant::Int(32));
    table.constant("NVTX_RESOURCE_CLASS_CUDA", Constant::Int(4));
    table.constant("NVTX_RESOURCE_CLASS_CUDART", Constant::Int(5));
    table.constant("NVTX_RESOURCE_CLASS_GENERIC", Constant::Int(1));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_OS", Constant::Int(2));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_PTHREAD", Constant::Int(3));
    table.constant("NVTX_SUCCESS", Constant::Int(0));
    table.constant("NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE", Constant::Int(16));
    table.constant("NVTX_VERSION", Constant::Int(3));
}

functions! {
    both::nvtxDomainCreate,
    "nvtxDomainCreateA" = both::nvtxDomainCreate,
    both::nvtxDomainCreateW,
    both::nvtxDomainDestroy,
    both::nvtxDomainMarkEx,
    both::nvtxDomainNameCategory,
    "nvtxDomainNameCategoryA" = both::nvtxDomainNameCategory,
    both::nvtxDomainNameCategoryW,
    both::nvtxDomainRangeEnd,
    both::nvtxDomainRangePop,
    both::nvtxDomainRangePushEx,
    both::nvtxDomainRangeStartEx,
    both::nvtxDomainRegisterString,
    "nvtxDomainRegisterStringA" = both::nvtxDomainRegisterString,
    both::nvtxDomainRegisterStringW,
    both::nvtxDomainResourceCreate,
    both::nvtxDomainResourceDestroy,
    both::nvtxDomainSyncUserAcquireFailed,
    both::nvtxDomainSyncUserAcquireStart,
    both::nvtxDomainSyncUserAcquireSuccess,
    both::nvtxDomainSyncUserCreate,
    both::nvtxDomainSyncUserDestroy,
    both::nvtxDomainSyncUserReleasing,
    both::nvtxInitialize,
    both::nvtxMark,
    "nvtxMarkA" = both::nvtxMark,
    both::nvtxMarkEx,
    both::nvtxMarkW,
    both::nvtxNameCategory,
    "nvtxNameCategoryA" = both::nvtxNameCategory,
    both::nvtxNameCategoryW,
    both::nvtxNameCuContext,
    "nvtxNameCuContextA" = both::nvtxNameCuContext,
    both::nvtxNameCuContextW,
    both::nvtxNameCuDevice,
    "nvtxNameCuDeviceA" = both::nvtxNameCuDevice,
    both::nvtxNameCuDeviceW,
    both::nvtxNameCuEvent,
    "nvtxNameCuEventA" = both::nvtxNameCuEvent,
    both::nvtxNameCuEventW,
    both::nvtxNameCuStream,
    "nvtxNameCuStreamA" = both::nvtxNameCuStream,
    both::nvtxNameCuStreamW,
    both::nvtxNameCudaDevice,
    "nvtxNameCudaDeviceA" = both::nvtxNameCudaDevice,
    both::nvtxNameCudaDeviceW,
    both::nvtxNameCudaEvent,
    "nvtxNameCudaEventA" = both::nvtxNameCudaEvent,
    both::nvtxNameCudaEventW,
    both::nvtxNameCudaStream,
    "nvtxNameCudaStreamA" = both::nvtxNameCudaStream,
    both::nvtxNameCudaStreamW,
    both::nvtxNameOsThread,
    "nvtxNameOsThreadA" = both::nvtxNameOsThread,
    both::nvtxNameOsThreadW,
    both::nvtxRangeEnd,
    both::nvtxRangePop,
    both::nvtxRangePush,
    "nvtxRangePushA" = both::nvtxRangePush,
    both::nvtxRangePushEx,
    both::nvtxRangePushW,
    both::nvtxRangeStart,
    "nvtxRangeStartA" = both::nvtxRangeStart,
    both::nvtxRangeStartEx,
    both::nvtxRangeStartW,
}
