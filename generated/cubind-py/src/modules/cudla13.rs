//! The contents of `cubind.cuda13.cudla`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudla::{common, slots};
use crate::support::gen1::*;
use crate::tables::cudla13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuDLA of CUDA 13",
        if cfg!(windows) { &[] } else { &["libcudla.so.1"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cudla",
        &[],
    )
    .installed_by(&["nvidia-cudla"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cudla",
    name: c"cubind.cuda13.cudla",
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

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&cudla13::CudlaFence));
    table.class(Class::Enum(&cudla13::cudlaAccessPermissionFlags));
    table.class(Class::Record(&cudla13::cudlaDevAttribute));
    table.class(Class::Enum(&cudla13::cudlaDevAttributeType));
    table.class(Class::Record(&cudla13::cudlaDevAttribute_t));
    table.class(Class::Value(&cudla13::cudlaDevHandle));
    table.class(Class::Record(&cudla13::cudlaExternalMemoryHandleDesc));
    table.class(Class::Record(&cudla13::cudlaExternalMemoryHandleDesc_t));
    table.class(Class::Record(&cudla13::cudlaExternalSemaphoreHandleDesc));
    table.class(Class::Record(&cudla13::cudlaExternalSemaphoreHandleDesc_t));
    table.class(Class::Enum(&cudla13::cudlaFenceType));
    table.class(Class::Enum(&cudla13::cudlaMode));
    table.class(Class::Value(&cudla13::cudlaModule));
    table.class(Class::Record(&cudla13::cudlaModuleAttribute));
    table.class(Class::Enum(&cudla13::cudlaModuleAttributeType));
    table.class(Class::Record(&cudla13::cudlaModuleAttribute_t));
    table.class(Class::Enum(&cudla13::cudlaModuleLoadFlags));
    table.class(Class::Record(&cudla13::cudlaModuleTensorDescriptor));
    table.class(Class::Record(&cudla13::cudlaModuleTensorDescriptor_t));
    table.class(Class::Enum(&cudla13::cudlaNvSciSyncAttributes));
    table.class(Class::Enum(&cudla13::cudlaScratchMemoryConfig));
    table.class(Class::Record(&cudla13::cudlaSignalEvents));
    table.class(Class::Enum(&cudla13::cudlaStatus));
    table.class(Class::Enum(&cudla13::cudlaSubmissionFlags));
    table.class(Class::Record(&cudla13::cudlaTask));
    table.class(Class::Record(&cudla13::cudlaTask_t));
    table.class(Class::Record(&cudla13::cudlaWaitEvents));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::cudlaCreateDevice,
    common::cudlaDestroyDevice,
    common::cudlaDeviceGetAttribute,
    common::cudlaDeviceGetCount,
    common::cudlaGetLastError,
    common::cudlaGetNvSciSyncAttributes,
    common::cudlaGetVersion,
    common::cudlaImportExternalMemory,
    common::cudlaImportExternalSemaphore,
    common::cudlaMemRegister,
    common::cudlaMemUnregister,
    common::cudlaModuleGetAttributes,
    common::cudlaModuleLoadFromMemory,
    common::cudlaModuleUnload,
    common::cudlaSetTaskTimeoutInMs,
    common::cudlaSubmitTask,
}

c_functions! {
    "cudlaCreateDevice" "cudlaStatus (uint64_t, cudlaDevHandle *, uint32_t)" 4294967254 slots::cudlaCreateDevice,
    "cudlaDestroyDevice" "cudlaStatus (cudlaDevHandle)" 4294967254 slots::cudlaDestroyDevice,
    "cudlaDeviceGetAttribute" "cudlaStatus (cudlaDevHandle, cudlaDevAttributeType, cudlaDevAttribute *)" 4294967254 slots::cudlaDeviceGetAttribute,
    "cudlaDeviceGetCount" "cudlaStatus (uint64_t *)" 4294967254 slots::cudlaDeviceGetCount,
    "cudlaGetLastError" "cudlaStatus (cudlaDevHandle)" 4294967254 slots::cudlaGetLastError,
    "cudlaGetNvSciSyncAttributes" "cudlaStatus (uint64_t *, uint32_t)" 4294967254 slots::cudlaGetNvSciSyncAttributes,
    "cudlaGetVersion" "cudlaStatus (uint64_t *)" 4294967254 slots::cudlaGetVersion,
    "cudlaImportExternalMemory" "cudlaStatus (cudlaDevHandle, cudlaExternalMemoryHandleDesc const *, uint64_t **, uint32_t)" 4294967254 slots::cudlaImportExternalMemory,
    "cudlaImportExternalSemaphore" "cudlaStatus (cudlaDevHandle, cudlaExternalSemaphoreHandleDesc const *, uint64_t **, uint32_t)" 4294967254 slots::cudlaImportExternalSemaphore,
    "cudlaMemRegister" "cudlaStatus (cudlaDevHandle, uint64_t const *, size_t, uint64_t **, uint32_t)" 4294967254 slots::cudlaMemRegister,
    "cudlaMemUnregister" "cudlaStatus (cudlaDevHandle, uint64_t const *)" 4294967254 slots::cudlaMemUnregister,
    "cudlaModuleGetAttributes" "cudlaStatus (cudlaModule, cudlaModuleAttributeType, cudlaModuleAttribute *)" 4294967254 slots::cudlaModuleGetAttributes,
    "cudlaModuleLoadFromMemory" "cudlaStatus (cudlaDevHandle, uint8_t const *, size_t, cudlaModule *, uint32_t)" 4294967254 slots::cudlaModuleLoadFromMemory,
    "cudlaModuleUnload" "cudlaStatus (cudlaModule, uint32_t)" 4294967254 slots::cudlaModuleUnload,
    "cudlaSetTaskTimeoutInMs" "cudlaStatus (cudlaDevHandle, uint32_t)" 4294967254 slots::cudlaSetTaskTimeoutInMs,
    "cudlaSubmitTask" "cudlaStatus (cudlaDevHandle, cudlaTask const *, uint32_t, void *, uint32_t)" 4294967254 slots::cudlaSubmitTask,
}

int_constants! {
    CUDLA_DATA_CATEGORY_BIAS = 4,
    CUDLA_DATA_CATEGORY_FEATURE = 2,
    CUDLA_DATA_CATEGORY_IMAGE = 0,
    CUDLA_DATA_CATEGORY_PLANAR = 3,
    CUDLA_DATA_CATEGORY_WEIGHT = 1,
    CUDLA_DATA_FORMAT_NCHW = 1,
    CUDLA_DATA_FORMAT_NCxHWx = 3,
    CUDLA_DATA_FORMAT_NHWC = 2,
    CUDLA_DATA_FORMAT_UNKNOWN = 0,
    CUDLA_DATA_TYPE_FLOAT = 1,
    CUDLA_DATA_TYPE_HALF = 2,
    CUDLA_DATA_TYPE_INT16 = 3,
    CUDLA_DATA_TYPE_INT8 = 4,
    CUDLA_DATA_TYPE_UINT16 = 6,
    CUDLA_DATA_TYPE_UINT8 = 5,
    CUDLA_DATA_TYPE_UNKNOWN = 0,
    CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES = 8,
    CUDLA_PIXEL_FORMAT_A16B16G16R16 = 6,
    CUDLA_PIXEL_FORMAT_A16B16G16R16_F = 8,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16 = 9,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16_F = 11,
    CUDLA_PIXEL_FORMAT_A2B10G10R10 = 20,
    CUDLA_PIXEL_FORMAT_A2R10G10B10 = 21,
    CUDLA_PIXEL_FORMAT_A2Y10U10V10 = 24,
    CUDLA_PIXEL_FORMAT_A8B8G8R8 = 12,
    CUDLA_PIXEL_FORMAT_A8R8G8B8 = 13,
    CUDLA_PIXEL_FORMAT_A8Y8U8V8 = 26,
    CUDLA_PIXEL_FORMAT_B10G10R10A2 = 22,
    CUDLA_PIXEL_FORMAT_B8G8R8A8 = 14,
    CUDLA_PIXEL_FORMAT_B8G8R8X8 = 18,
    CUDLA_PIXEL_FORMAT_FEATURE = 36,
    CUDLA_PIXEL_FORMAT_R10 = 1,
    CUDLA_PIXEL_FORMAT_R10G10B10A2 = 23,
    CUDLA_PIXEL_FORMAT_R12 = 2,
    CUDLA_PIXEL_FORMAT_R16 = 3,
    CUDLA_PIXEL_FORMAT_R16_F = 5,
    CUDLA_PIXEL_FORMAT_R16_I = 4,
    CUDLA_PIXEL_FORMAT_R8 = 0,
    CUDLA_PIXEL_FORMAT_R8G8B8A8 = 15,
    CUDLA_PIXEL_FORMAT_R8G8B8X8 = 19,
    CUDLA_PIXEL_FORMAT_UNKNOWN = 37,
    CUDLA_PIXEL_FORMAT_V10U10Y10A2 = 25,
    CUDLA_PIXEL_FORMAT_V16U16Y16A16 = 10,
    CUDLA_PIXEL_FORMAT_V8U8Y8A8 = 27,
    CUDLA_PIXEL_FORMAT_X16B16G16R16 = 7,
    CUDLA_PIXEL_FORMAT_X8B8G8R8 = 16,
    CUDLA_PIXEL_FORMAT_X8R8G8B8 = 17,
    CUDLA_PIXEL_FORMAT_Y10___U10V10_N444 = 30,
    CUDLA_PIXEL_FORMAT_Y10___V10U10_N444 = 31,
    CUDLA_PIXEL_FORMAT_Y12___U12V12_N444 = 32,
    CUDLA_PIXEL_FORMAT_Y12___V12U12_N444 = 33,
    CUDLA_PIXEL_FORMAT_Y16___U16V16_N444 = 34,
    CUDLA_PIXEL_FORMAT_Y16___V16U16_N444 = 35,
    CUDLA_PIXEL_FORMAT_Y8___U8V8_N444 = 28,
    CUDLA_PIXEL_FORMAT_Y8___V8U8_N444 = 29,
    CUDLA_PIXEL_MAPPING_BLOCK_LINEAR = 1,
    CUDLA_PIXEL_MAPPING_PITCH_LINEAR = 0,
    CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN = 80,
    CUDLA_VER_MAJOR = 1,
    CUDLA_VER_MINOR = 5,
    CUDLA_VER_PATCH = 0,
}
