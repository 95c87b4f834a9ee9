//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cudla13;

pub(crate) static CudlaFence: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.CudlaFence\nstruct CudlaFence, from cudla.h. Since CUDA 13.2 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"type", 8, Ty::Enum(&cudla13::cudlaFenceType));
    },
);

pub(crate) static cudlaAccessPermissionFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaAccessPermissionFlags\nenum cudlaAccessPermissionFlags, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_READ_WRITE_PERM", 0);
        table.member("CUDLA_READ_ONLY_PERM", 1);
        table.member("CUDLA_TASK_STATISTICS", 2);
    },
);

pub(crate) static cudlaDevAttribute_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaDevAttribute_t\nstruct cudlaDevAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
    (4, 4, true),
    |table| {
        table.field(c"unifiedAddressingSupported", 0, Ty::U8);
        table.field(c"deviceVersion", 0, Ty::U32);
    },
);

pub(crate) static cudlaDevAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaDevAttribute\nstruct cudlaDevAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
    &cudla13::cudlaDevAttribute_t,
);

pub(crate) static cudlaDevAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaDevAttributeType\nenum cudlaDevAttributeType, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_UNIFIED_ADDRESSING", 0);
        table.member("CUDLA_DEVICE_VERSION", 1);
    },
);

pub(crate) static cudlaDevHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cudla.cudlaDevHandle\ntypedef cudlaDevHandle, from cudla.h. Since CUDA 13.2 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudlaExternalMemoryHandleDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaExternalMemoryHandleDesc\ntypedef cudlaExternalMemoryHandleDesc_t cudlaExternalMemoryHandleDesc, from cudla.h. Since CUDA 13.2 or earlier.",
    &cudla13::cudlaExternalMemoryHandleDesc_t,
);

pub(crate) static cudlaExternalMemoryHandleDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaExternalMemoryHandleDesc_t\nstruct cudlaExternalMemoryHandleDesc_t, from cudla.h. Since CUDA 13.2 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"extBufObject", 0, Ty::Pointer);
        table.field(c"size", 8, Ty::U64);
    },
);

pub(crate) static cudlaExternalSemaphoreHandleDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaExternalSemaphoreHandleDesc\ntypedef cudlaExternalSemaphoreHandleDesc_t cudlaExternalSemaphoreHandleDesc, from cudla.h. Since CUDA 13.2 or earlier.",
    &cudla13::cudlaExternalSemaphoreHandleDesc_t,
);

pub(crate) static cudlaExternalSemaphoreHandleDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaExternalSemaphoreHandleDesc_t\nstruct cudlaExternalSemaphoreHandleDesc_t, from cudla.h. Since CUDA 13.2 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"extSyncObject", 0, Ty::Pointer);
    },
);

pub(crate) static cudlaFenceType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaFenceType\nenum cudlaFenceType, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_NVSCISYNC_FENCE", 1);
        table.member("CUDLA_NVSCISYNC_FENCE_SOF", 2);
    },
);

pub(crate) static cudlaMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaMode\nenum cudlaMode, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_CUDA_DLA", 0);
        table.member("CUDLA_STANDALONE", 1);
    },
);

pub(crate) static cudlaModule: ValueDef = ValueDef::new(
    "cubind.cuda13.cudla.cudlaModule\ntypedef cudlaModule, from cudla.h. Since CUDA 13.2 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudlaModuleAttribute_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaModuleAttribute_t\nstruct cudlaModuleAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"numInputTensors", 0, Ty::U32);
        table.field(c"numOutputTensors", 0, Ty::U32);
        table.field(c"inputTensorDesc", 0, Ty::list(Ty::Record(&cudla13::cudlaModuleTensorDescriptor)));
        table.field(c"outputTensorDesc", 0, Ty::list(Ty::Record(&cudla13::cudlaModuleTensorDescriptor)));
    },
);

pub(crate) static cudlaModuleAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaModuleAttribute\nstruct cudlaModuleAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
    &cudla13::cudlaModuleAttribute_t,
);

pub(crate) static cudlaModuleAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaModuleAttributeType\nenum cudlaModuleAttributeType, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_NUM_INPUT_TENSORS", 0);
        table.member("CUDLA_NUM_OUTPUT_TENSORS", 1);
        table.member("CUDLA_INPUT_TENSOR_DESCRIPTORS", 2);
        table.member("CUDLA_OUTPUT_TENSOR_DESCRIPTORS", 3);
        table.member("CUDLA_NUM_OUTPUT_TASK_STATISTICS", 4);
        table.member("CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS", 5);
    },
);

pub(crate) static cudlaModuleLoadFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaModuleLoadFlags\nenum cudlaModuleLoadFlags, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_MODULE_DEFAULT", 0);
        table.member("CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS", 1);
    },
);

pub(crate) static cudlaModuleTensorDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaModuleTensorDescriptor_t\nstruct cudlaModuleTensorDescriptor, from cudla.h. Since CUDA 13.2 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"name", 0, Ty::Chars(81));
        table.field(c"size", 88, Ty::U64);
        table.field(c"n", 96, Ty::U64);
        table.field(c"c", 104, Ty::U64);
        table.field(c"h", 112, Ty::U64);
        table.field(c"w", 120, Ty::U64);
        table.field(c"dataFormat", 128, Ty::U8);
        table.field(c"dataType", 129, Ty::U8);
        table.field(c"dataCategory", 130, Ty::U8);
        table.field(c"pixelFormat", 131, Ty::U8);
        table.field(c"pixelMapping", 132, Ty::U8);
        table.field(c"stride", 136, Ty::array(Ty::U32, 8));
    },
);

pub(crate) static cudlaModuleTensorDescriptor: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaModuleTensorDescriptor\nstruct cudlaModuleTensorDescriptor, from cudla.h. Since CUDA 13.2 or earlier.",
    &cudla13::cudlaModuleTensorDescriptor_t,
);

pub(crate) static cudlaNvSciSyncAttributes: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaNvSciSyncAttributes\nenum cudlaNvSciSyncAttributes, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_NVSCISYNC_ATTR_WAIT", 1);
        table.member("CUDLA_NVSCISYNC_ATTR_SIGNAL", 2);
    },
);

pub(crate) static cudlaScratchMemoryConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaScratchMemoryConfig\nenum cudlaScratchMemoryConfig, from cudla.h. Since CUDA 13.4.",
    |table| {
        table.member("CUDLA_SCRATCH_MEMORY_DEFAULT", 0);
        table.member("CUDLA_SCRATCH_MEMORY_SHARED_STATIC", 2);
        table.member("CUDLA_SCRATCH_MEMORY_CONFIG_MAX", 2147483647);
    },
);

pub(crate) static cudlaSignalEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaSignalEvents\nstruct cudlaSignalEvents, from cudla.h. Since CUDA 13.2 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"devPtrs", 0, Ty::Pointer).in_digits();
        table.field(c"eofFences", 8, Ty::list(Ty::Record(&cudla13::CudlaFence)));
        table.field(c"numEvents", 16, Ty::U32);
    },
);

pub(crate) static cudlaStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaStatus\nenum cudlaStatus, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("cudlaSuccess", 0);
        table.member("cudlaErrorInvalidParam", 1);
        table.member("cudlaErrorOutOfResources", 2);
        table.member("cudlaErrorCreationFailed", 3);
        table.member("cudlaErrorInvalidAddress", 4);
        table.member("cudlaErrorOs", 5);
        table.member("cudlaErrorCuda", 6);
        table.member("cudlaErrorUmd", 7);
        table.member("cudlaErrorInvalidDevice", 8);
        table.member("cudlaErrorInvalidAttribute", 9);
        table.member("cudlaErrorIncompatibleDlaSWVersion", 10);
        table.member("cudlaErrorMemoryRegistered", 11);
        table.member("cudlaErrorInvalidModule", 12);
        table.member("cudlaErrorUnsupportedOperation", 13);
        table.member("cudlaErrorNvSci", 14);
        table.member("cudlaErrorDriverNotFound", 15);
        table.member("cudlaErrorDlaErrInvalidInput", 1073741825);
        table.member("cudlaErrorDlaErrInvalidPreAction", 1073741826);
        table.member("cudlaErrorDlaErrNoMem", 1073741827);
        table.member("cudlaErrorDlaErrProcessorBusy", 1073741828);
        table.member("cudlaErrorDlaErrTaskStatusMismatch", 1073741829);
        table.member("cudlaErrorDlaErrEngineTimeout", 1073741830);
        table.member("cudlaErrorDlaErrDataMismatch", 1073741831);
        table.member("cudlaErrorUnknown", 2147483647);
    },
);

pub(crate) static cudlaSubmissionFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaSubmissionFlags\nenum cudlaSubmissionFlags, from cudla.h. Since CUDA 13.2 or earlier.",
    |table| {
        table.member("CUDLA_SUBMIT_NOOP", 1);
        table.member("CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE", 2);
        table.member("CUDLA_SUBMIT_DIAGNOSTICS_TASK", 4);
    },
);

pub(crate) static cudlaTask_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaTask_t\nstruct cudlaTask, from cudla.h. Since CUDA 13.2 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"moduleHandle", 0, Ty::Value(&cudla13::cudlaModule));
        table.field(c"outputTensor", 8, Ty::Pointer).in_digits();
        table.field(c"numOutputTensors", 16, Ty::U32);
        table.field(c"numInputTensors", 20, Ty::U32);
        table.field(c"inputTensor", 24, Ty::Pointer).in_digits();
        table.field(c"waitEvents", 32, Ty::list(Ty::Record(&cudla13::cudlaWaitEvents)));
        table.field(c"signalEvents", 40, Ty::list(Ty::Record(&cudla13::cudlaSignalEvents)));
    },
);

pub(crate) static cudlaTask: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaTask\nstruct cudlaTask, from cudla.h. Since CUDA 13.2 or earlier.", &cudla13::cudlaTask_t,
);

pub(crate) static cudlaWaitEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaWaitEvents\nstruct cudlaWaitEvents, from cudla.h. Since CUDA 13.2 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"preFences", 0, Ty::list(Ty::Record(&cudla13::CudlaFence)));
        table.field(c"numEvents", 8, Ty::U32);
    },
);
