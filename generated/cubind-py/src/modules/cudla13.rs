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

c_functions! {
    c"cudlaCreateDevice" c"cudlaStatus (uint64_t, cudlaDevHandle *, uint32_t)" 4294967254 slots::cudlaCreateDevice,
    c"cudlaDestroyDevice" c"cudlaStatus (cudlaDevHandle)" 4294967254 slots::cudlaDestroyDevice,
    c"cudlaDeviceGetAttribute" c"cudlaStatus (cudlaDevHandle, cudlaDevAttributeType, cudlaDevAttribute *)" 4294967254 slots::cudlaDeviceGetAttribute,
    c"cudlaDeviceGetCount" c"cudlaStatus (uint64_t *)" 4294967254 slots::cudlaDeviceGetCount,
    c"cudlaGetLastError" c"cudlaStatus (cudlaDevHandle)" 4294967254 slots::cudlaGetLastError,
    c"cudlaGetNvSciSyncAttributes" c"cudlaStatus (uint64_t *, uint32_t)" 4294967254 slots::cudlaGetNvSciSyncAttributes,
    c"cudlaGetVersion" c"cudlaStatus (uint64_t *)" 4294967254 slots::cudlaGetVersion,
    c"cudlaImportExternalMemory" c"cudlaStatus (cudlaDevHandle, cudlaExternalMemoryHandleDesc const *, uint64_t **, uint32_t)" 4294967254 slots::cudlaImportExternalMemory,
    c"cudlaImportExternalSemaphore" c"cudlaStatus (cudlaDevHandle, cudlaExternalSemaphoreHandleDesc const *, uint64_t **, uint32_t)" 4294967254 slots::cudlaImportExternalSemaphore,
    c"cudlaMemRegister" c"cudlaStatus (cudlaDevHandle, uint64_t const *, size_t, uint64_t **, uint32_t)" 4294967254 slots::cudlaMemRegister,
    c"cudlaMemUnregister" c"cudlaStatus (cudlaDevHandle, uint64_t const *)" 4294967254 slots::cudlaMemUnregister,
    c"cudlaModuleGetAttributes" c"cudlaStatus (cudlaModule, cudlaModuleAttributeType, cudlaModuleAttribute *)" 4294967254 slots::cudlaModuleGetAttributes,
    c"cudlaModuleLoadFromMemory" c"cudlaStatus (cudlaDevHandle, uint8_t const *, size_t, cudlaModule *, uint32_t)" 4294967254 slots::cudlaModuleLoadFromMemory,
    c"cudlaModuleUnload" c"cudlaStatus (cudlaModule, uint32_t)" 4294967254 slots::cudlaModuleUnload,
    c"cudlaSetTaskTimeoutInMs" c"cudlaStatus (cudlaDevHandle, uint32_t)" 4294967254 slots::cudlaSetTaskTimeoutInMs,
    c"cudlaSubmitTask" c"cudlaStatus (cudlaDevHandle, cudlaTask const *, uint32_t, void *, uint32_t)" 4294967254 slots::cudlaSubmitTask,
}

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
    table.constant("CUDLA_DATA_CATEGORY_BIAS", Constant::Int(4));
    table.constant("CUDLA_DATA_CATEGORY_FEATURE", Constant::Int(2));
    table.constant("CUDLA_DATA_CATEGORY_IMAGE", Constant::Int(0));
    table.constant("CUDLA_DATA_CATEGORY_PLANAR", Constant::Int(3));
    table.constant("CUDLA_DATA_CATEGORY_WEIGHT", Constant::Int(1));
    table.constant("CUDLA_DATA_FORMAT_NCHW", Constant::Int(1));
    table.constant("CUDLA_DATA_FORMAT_NCxHWx", Constant::Int(3));
    table.constant("CUDLA_DATA_FORMAT_NHWC", Constant::Int(2));
    table.constant("CUDLA_DATA_FORMAT_UNKNOWN", Constant::Int(0));
    table.constant("CUDLA_DATA_TYPE_FLOAT", Constant::Int(1));
    table.constant("CUDLA_DATA_TYPE_HALF", Constant::Int(2));
    table.constant("CUDLA_DATA_TYPE_INT16", Constant::Int(3));
    table.constant("CUDLA_DATA_TYPE_INT8", Constant::Int(4));
    table.constant("CUDLA_DATA_TYPE_UINT16", Constant::Int(6));
    table.constant("CUDLA_DATA_TYPE_UINT8", Constant::Int(5));
    table.constant("CUDLA_DATA_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES", Constant::Int(8));
    table.constant("CUDLA_PIXEL_FORMAT_A16B16G16R16", Constant::Int(6));
    table.constant("CUDLA_PIXEL_FORMAT_A16B16G16R16_F", Constant::Int(8));
    table.constant("CUDLA_PIXEL_FORMAT_A16Y16U16V16", Constant::Int(9));
    table.constant("CUDLA_PIXEL_FORMAT_A16Y16U16V16_F", Constant::Int(11));
    table.constant("CUDLA_PIXEL_FORMAT_A2B10G10R10", Constant::Int(20));
    table.constant("CUDLA_PIXEL_FORMAT_A2R10G10B10", Constant::Int(21));
    table.constant("CUDLA_PIXEL_FORMAT_A2Y10U10V10", Constant::Int(24));
    table.constant("CUDLA_PIXEL_FORMAT_A8B8G8R8", Constant::Int(12));
    table.constant("CUDLA_PIXEL_FORMAT_A8R8G8B8", Constant::Int(13));
    table.constant("CUDLA_PIXEL_FORMAT_A8Y8U8V8", Constant::Int(26));
    table.constant("CUDLA_PIXEL_FORMAT_B10G10R10A2", Constant::Int(22));
    table.constant("CUDLA_PIXEL_FORMAT_B8G8R8A8", Constant::Int(14));
    table.constant("CUDLA_PIXEL_FORMAT_B8G8R8X8", Constant::Int(18));
    table.constant("CUDLA_PIXEL_FORMAT_FEATURE", Constant::Int(36));
    table.constant("CUDLA_PIXEL_FORMAT_R10", Constant::Int(1));
    table.constant("CUDLA_PIXEL_FORMAT_R10G10B10A2", Constant::Int(23));
    table.constant("CUDLA_PIXEL_FORMAT_R12", Constant::Int(2));
    table.constant("CUDLA_PIXEL_FORMAT_R16", Constant::Int(3));
    table.constant("CUDLA_PIXEL_FORMAT_R16_F", Constant::Int(5));
    table.constant("CUDLA_PIXEL_FORMAT_R16_I", Constant::Int(4));
    table.constant("CUDLA_PIXEL_FORMAT_R8", Constant::Int(0));
    table.constant("CUDLA_PIXEL_FORMAT_R8G8B8A8", Constant::Int(15));
    table.constant("CUDLA_PIXEL_FORMAT_R8G8B8X8", Constant::Int(19));
    table.constant("CUDLA_PIXEL_FORMAT_UNKNOWN", Constant::Int(37));
    table.constant("CUDLA_PIXEL_FORMAT_V10U10Y10A2", Constant::Int(25));
    table.constant("CUDLA_PIXEL_FORMAT_V16U16Y16A16", Constant::Int(10));
    table.constant("CUDLA_PIXEL_FORMAT_V8U8Y8A8", Constant::Int(27));
    table.constant("CUDLA_PIXEL_FORMAT_X16B16G16R16", Constant::Int(7));
    table.constant("CUDLA_PIXEL_FORMAT_X8B8G8R8", Constant::Int(16));
    table.constant("CUDLA_PIXEL_FORMAT_X8R8G8B8", Constant::Int(17));
    table.constant("CUDLA_PIXEL_FORMAT_Y10___U10V10_N444", Constant::Int(30));
    table.constant("CUDLA_PIXEL_FORMAT_Y10___V10U10_N444", Constant::Int(31));
    table.constant("CUDLA_PIXEL_FORMAT_Y12___U12V12_N444", Constant::Int(32));
    table.constant("CUDLA_PIXEL_FORMAT_Y12___V12U12_N444", Constant::Int(33));
    table.constant("CUDLA_PIXEL_FORMAT_Y16___U16V16_N444", Constant::Int(34));
    table.constant("CUDLA_PIXEL_FORMAT_Y16___V16U16_N444", Constant::Int(35));
    table.constant("CUDLA_PIXEL_FORMAT_Y8___U8V8_N444", Constant::Int(28));
    table.constant("CUDLA_PIXEL_FORMAT_Y8___V8U8_N444", Constant::Int(29));
    table.constant("CUDLA_PIXEL_MAPPING_BLOCK_LINEAR", Constant::Int(1));
    table.constant("CUDLA_PIXEL_MAPPING_PITCH_LINEAR", Constant::Int(0));
    table.constant("CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN", Constant::Int(80));
    table.constant("CUDLA_VER_MAJOR", Constant::Int(1));
    table.constant("CUDLA_VER_MINOR", Constant::Int(5));
    table.constant("CUDLA_VER_PATCH", Constant::Int(0));
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
