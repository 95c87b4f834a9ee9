//! The contents of `cubind.cuda13.cudla`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudla::{both, slots};
use crate::support::prelude::*;
use crate::tables::cudla13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuDLA of CUDA 13",
        &["libcudla.so.1"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cudla",
        &[],
    )
    .installed_by(&["nvidia-cudla"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cudlaCreateDevice, None, ""),
        (slots::cudlaDestroyDevice, None, ""),
        (slots::cudlaDeviceGetAttribute, None, ""),
        (slots::cudlaDeviceGetCount, None, ""),
        (slots::cudlaGetLastError, None, ""),
        (slots::cudlaGetNvSciSyncAttributes, None, ""),
        (slots::cudlaGetVersion, None, ""),
        (slots::cudlaImportExternalMemory, None, ""),
        (slots::cudlaImportExternalSemaphore, None, ""),
        (slots::cudlaMemRegister, None, ""),
        (slots::cudlaMemUnregister, None, ""),
        (slots::cudlaModuleGetAttributes, None, ""),
        (slots::cudlaModuleLoadFromMemory, None, ""),
        (slots::cudlaModuleUnload, None, ""),
        (slots::cudlaSetTaskTimeoutInMs, None, ""),
        (slots::cudlaSubmitTask, None, ""),
    ],
);

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

extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
    capsules::missing(&MODULE, SLOT, CODE)
}

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cudlaCreateDevice",
            both::cudlaCreateDevice,
            c"cudlaCreateDevice($self, device, flags)\n--\n\nOpens a DLA, for use with CUDA streams or on its own.\n\n``cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)``\n\nParameters\n----------\ndevice : int\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorCreationFailed``, ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\ndevHandle : cudlaDevHandle\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaCreateDevice\n",
        );
    table
        .function(
            c"cudlaDestroyDevice",
            both::cudlaDestroyDevice,
            c"cudlaDestroyDevice($self, devHandle)\n--\n\nCloses a DLA; all its modules and memory must be released before.\n\n``cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDestroyDevice\n",
        );
    table
        .function(
            c"cudlaDeviceGetAttribute",
            both::cudlaDeviceGetAttribute,
            c"cudlaDeviceGetAttribute($self, devHandle, attrib)\n--\n\nTells an attribute of a DLA, such as its support for unified addresses.\n\n``cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute *pAttribute)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\nattrib : cudlaDevAttributeType\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.\npAttribute : cudlaDevAttribute\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetAttribute\n",
        );
    table
        .function(
            c"cudlaDeviceGetCount",
            both::cudlaDeviceGetCount,
            c"cudlaDeviceGetCount($self)\n--\n\nCounts the deep learning accelerators (DLA) that can be used.\n\n``cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)``\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.\npNumDevices : int\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetCount\n",
        );
    table
        .function(
            c"cudlaGetLastError",
            both::cudlaGetLastError,
            c"cudlaGetLastError($self, devHandle)\n--\n\nReturns the last error of a DLA's asynchronous work.\n\n``cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDlaErrDataMismatch``, ``cudlaErrorDlaErrEngineTimeout``, ``cudlaErrorDlaErrInvalidInput``, ``cudlaErrorDlaErrInvalidPreAction``, ``cudlaErrorDlaErrNoMem``, ``cudlaErrorDlaErrProcessorBusy``, ``cudlaErrorDlaErrTaskStatusMismatch``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUnknown``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetLastError\n",
        );
    table
        .function(
            c"cudlaGetNvSciSyncAttributes",
            both::cudlaGetNvSciSyncAttributes,
            c"cudlaGetNvSciSyncAttributes($self, attrList, flags)\n--\n\nFills an NvSciSync attribute list with what a DLA needs to signal or wait.\n\n``cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)``\n\nParameters\n----------\nattrList : address or buffer\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorUnknown``, ``cudlaErrorUnsupportedOperation``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetNvSciSyncAttributes\n",
        );
    table
        .function(
            c"cudlaGetVersion",
            both::cudlaGetVersion,
            c"cudlaGetVersion($self)\n--\n\nTells the version of cuDLA as one number.\n\n``cudlaStatus cudlaGetVersion(uint64_t *version)``\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.\nversion : int\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetVersion\n",
        );
    table
        .function(
            c"cudlaImportExternalMemory",
            both::cudlaImportExternalMemory,
            c"cudlaImportExternalMemory($self, devHandle, desc, flags)\n--\n\nImports NvSciBuf memory and registers it with a DLA.\n\n``cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, uint64_t **devPtr, uint32_t flags)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\ndesc : cudlaExternalMemoryHandleDesc or None\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\ndevPtr : int\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalMemory\n",
        );
    table
        .function(
            c"cudlaImportExternalSemaphore",
            both::cudlaImportExternalSemaphore,
            c"cudlaImportExternalSemaphore($self, devHandle, desc, flags)\n--\n\nImports an NvSciSync object, for a DLA's tasks to wait on or signal.\n\n``cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, uint64_t **devPtr, uint32_t flags)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\ndesc : cudlaExternalSemaphoreHandleDesc or None\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUnsupportedOperation``.\ndevPtr : int\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalSemaphore\n",
        );
    table
        .function(
            c"cudlaMemRegister",
            both::cudlaMemRegister,
            c"cudlaMemRegister($self, devHandle, ptr, size, flags)\n--\n\nRegisters CUDA memory with a DLA and gives the address that tasks use.\n\n``cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr, uint32_t flags)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\nptr : address or buffer\n    Used after the call: keep it alive until ``cudlaMemUnregister`` is called.\nsize : int\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\ndevPtr : int\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemRegister\n",
        );
    table
        .function(
            c"cudlaMemUnregister",
            both::cudlaMemUnregister,
            c"cudlaMemUnregister($self, devHandle, devPtr)\n--\n\nUndoes a registration or import of memory or of a semaphore with a DLA.\n\n``cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\ndevPtr : address or buffer\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemUnregister\n",
        );
    table
        .function(
            c"cudlaModuleGetAttributes",
            both::cudlaModuleGetAttributes,
            c"cudlaModuleGetAttributes($self, hModule, attrType, attribute)\n--\n\nTells an attribute of a module: the number or the descriptors of its tensors.\n\n``cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)``\n\nParameters\n----------\nhModule : cudlaModule or None\nattrType : cudlaModuleAttributeType\nattribute : cudlaModuleAttribute or None\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleGetAttributes\n",
        );
    table
        .function(
            c"cudlaModuleLoadFromMemory",
            both::cudlaModuleLoadFromMemory,
            c"cudlaModuleLoadFromMemory($self, devHandle, pModule, moduleSize, flags)\n--\n\nLoads a DLA's module, a network compiled as a loadable, from memory.\n\n``cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize, cudlaModule *hModule, uint32_t flags)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\npModule : address or buffer\nmoduleSize : int\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\nhModule : cudlaModule\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleLoadFromMemory\n",
        );
    table
        .function(
            c"cudlaModuleUnload",
            both::cudlaModuleUnload,
            c"cudlaModuleUnload($self, hModule, flags)\n--\n\nUnloads a DLA's module.\n\n``cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)``\n\nParameters\n----------\nhModule : cudlaModule or None\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleUnload\n",
        );
    table
        .function(
            c"cudlaSetTaskTimeoutInMs",
            both::cudlaSetTaskTimeoutInMs,
            c"cudlaSetTaskTimeoutInMs($self, devHandle, timeout)\n--\n\nSets how many milliseconds a task of a DLA may take.\n\n``cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\ntimeout : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSetTaskTimeoutInMs\n",
        );
    table
        .function(
            c"cudlaSubmitTask",
            both::cudlaSubmitTask,
            c"cudlaSubmitTask($self, devHandle, ptrToTasks, numTasks, stream, flags)\n--\n\nSubmits tasks, each a run of a module on its tensors, to a DLA; to a stream if one is used.\n\n``cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void *stream, uint32_t flags)``\n\nParameters\n----------\ndevHandle : cudlaDevHandle or None\nptrToTasks : list[cudlaTask] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnumTasks : int\nstream : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nflags : int\n\nReturns\n-------\ncudlaStatus\n    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorOs``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.\n\nNotes\n-----\nIn ``cudla.h``. Since CUDA 13.2 or earlier.\nhttps://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSubmitTask\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"cudlaCreateDevice",
            c"cudlaStatus (uint64_t, cudlaDevHandle *, uint32_t)",
            slots::cudlaCreateDevice,
            Some(missing::<{ slots::cudlaCreateDevice }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaDestroyDevice",
            c"cudlaStatus (cudlaDevHandle)",
            slots::cudlaDestroyDevice,
            Some(missing::<{ slots::cudlaDestroyDevice }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaDeviceGetAttribute",
            c"cudlaStatus (cudlaDevHandle, cudlaDevAttributeType, cudlaDevAttribute *)",
            slots::cudlaDeviceGetAttribute,
            Some(missing::<{ slots::cudlaDeviceGetAttribute }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaDeviceGetCount",
            c"cudlaStatus (uint64_t *)",
            slots::cudlaDeviceGetCount,
            Some(missing::<{ slots::cudlaDeviceGetCount }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaGetLastError",
            c"cudlaStatus (cudlaDevHandle)",
            slots::cudlaGetLastError,
            Some(missing::<{ slots::cudlaGetLastError }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaGetNvSciSyncAttributes",
            c"cudlaStatus (uint64_t *, uint32_t)",
            slots::cudlaGetNvSciSyncAttributes,
            Some(missing::<{ slots::cudlaGetNvSciSyncAttributes }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaGetVersion",
            c"cudlaStatus (uint64_t *)",
            slots::cudlaGetVersion,
            Some(missing::<{ slots::cudlaGetVersion }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaImportExternalMemory",
            c"cudlaStatus (cudlaDevHandle, cudlaExternalMemoryHandleDesc const *, uint64_t **, uint32_t)",
            slots::cudlaImportExternalMemory,
            Some(missing::<{ slots::cudlaImportExternalMemory }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaImportExternalSemaphore",
            c"cudlaStatus (cudlaDevHandle, cudlaExternalSemaphoreHandleDesc const *, uint64_t **, uint32_t)",
            slots::cudlaImportExternalSemaphore,
            Some(missing::<{ slots::cudlaImportExternalSemaphore }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaMemRegister",
            c"cudlaStatus (cudlaDevHandle, uint64_t const *, size_t, uint64_t **, uint32_t)",
            slots::cudlaMemRegister,
            Some(missing::<{ slots::cudlaMemRegister }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaMemUnregister",
            c"cudlaStatus (cudlaDevHandle, uint64_t const *)",
            slots::cudlaMemUnregister,
            Some(missing::<{ slots::cudlaMemUnregister }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaModuleGetAttributes",
            c"cudlaStatus (cudlaModule, cudlaModuleAttributeType, cudlaModuleAttribute *)",
            slots::cudlaModuleGetAttributes,
            Some(missing::<{ slots::cudlaModuleGetAttributes }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaModuleLoadFromMemory",
            c"cudlaStatus (cudlaDevHandle, uint8_t const *, size_t, cudlaModule *, uint32_t)",
            slots::cudlaModuleLoadFromMemory,
            Some(missing::<{ slots::cudlaModuleLoadFromMemory }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaModuleUnload",
            c"cudlaStatus (cudlaModule, uint32_t)",
            slots::cudlaModuleUnload,
            Some(missing::<{ slots::cudlaModuleUnload }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaSetTaskTimeoutInMs",
            c"cudlaStatus (cudlaDevHandle, uint32_t)",
            slots::cudlaSetTaskTimeoutInMs,
            Some(missing::<{ slots::cudlaSetTaskTimeoutInMs }, 4294967254>),
        );
    table
        .c_function(
            c"cudlaSubmitTask",
            c"cudlaStatus (cudlaDevHandle, cudlaTask const *, uint32_t, void *, uint32_t)",
            slots::cudlaSubmitTask,
            Some(missing::<{ slots::cudlaSubmitTask }, 4294967254>),
        );
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
