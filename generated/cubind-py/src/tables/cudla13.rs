//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cudla13;

pub(crate) static CudlaFence: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.CudlaFence\nstruct CudlaFence, from cudla.h. Since at least CUDA 13.2.",
    (16, 8, false),
    |table| {
        table.plain("fence\0Pointer 0\0");
        table.field(c"type", 8, Ty::Enum(&cudla13::cudlaFenceType));
    },
);

pub(crate) static cudlaAccessPermissionFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaAccessPermissionFlags\nenum cudlaAccessPermissionFlags, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_READ_WRITE_PERM CUDLA_READ_ONLY_PERM CUDLA_TASK_STATISTICS",
);

pub(crate) static cudlaDevAttribute_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaDevAttribute_t\nstruct cudlaDevAttribute, from cudla.h. Since at least CUDA 13.2.",
    (4, 4, true),
    |table| {
        table.plain("unifiedAddressingSupported\0U8 0\0deviceVersion\0U32 0\0");
    },
);

pub(crate) static cudlaDevAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaDevAttribute\nstruct cudlaDevAttribute, from cudla.h. Since at least CUDA 13.2.",
    &cudla13::cudlaDevAttribute_t,
);

pub(crate) static cudlaDevAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaDevAttributeType\nenum cudlaDevAttributeType, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_UNIFIED_ADDRESSING CUDLA_DEVICE_VERSION",
);

pub(crate) static cudlaDevHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cudla.cudlaDevHandle\ntypedef cudlaDevHandle, from cudla.h. Since at least CUDA 13.2.",
    ValueKind::Handle, None,
);

pub(crate) static cudlaExternalMemoryHandleDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaExternalMemoryHandleDesc\ntypedef cudlaExternalMemoryHandleDesc_t cudlaExternalMemoryHandleDesc, from cudla.h. Since at least CUDA 13.2.",
    &cudla13::cudlaExternalMemoryHandleDesc_t,
);

pub(crate) static cudlaExternalMemoryHandleDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaExternalMemoryHandleDesc_t\nstruct cudlaExternalMemoryHandleDesc_t, from cudla.h. Since at least CUDA 13.2.",
    (16, 8, false),
    |table| {
        table.plain("extBufObject\0Pointer 0\0size\0U64 8\0");
    },
);

pub(crate) static cudlaExternalSemaphoreHandleDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaExternalSemaphoreHandleDesc\ntypedef cudlaExternalSemaphoreHandleDesc_t cudlaExternalSemaphoreHandleDesc, from cudla.h. Since at least CUDA 13.2.",
    &cudla13::cudlaExternalSemaphoreHandleDesc_t,
);

pub(crate) static cudlaExternalSemaphoreHandleDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaExternalSemaphoreHandleDesc_t\nstruct cudlaExternalSemaphoreHandleDesc_t, from cudla.h. Since at least CUDA 13.2.",
    (8, 8, false),
    |table| {
        table.plain("extSyncObject\0Pointer 0\0");
    },
);

pub(crate) static cudlaFenceType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaFenceType\nenum cudlaFenceType, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_NVSCISYNC_FENCE=1 CUDLA_NVSCISYNC_FENCE_SOF",
);

pub(crate) static cudlaMode: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaMode\nenum cudlaMode, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_CUDA_DLA CUDLA_STANDALONE",
);

pub(crate) static cudlaModule: ValueDef = ValueDef::new(
    "cubind.cuda13.cudla.cudlaModule\ntypedef cudlaModule, from cudla.h. Since at least CUDA 13.2.", ValueKind::Handle,
    None,
);

pub(crate) static cudlaModuleAttribute_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaModuleAttribute_t\nstruct cudlaModuleAttribute, from cudla.h. Since at least CUDA 13.2.",
    (8, 8, true),
    |table| {
        table.plain("numInputTensors\0U32 0\0numOutputTensors\0U32 0\0");
        table.field(c"inputTensorDesc", 0, Ty::list(Ty::Record(&cudla13::cudlaModuleTensorDescriptor)));
        table.field(c"outputTensorDesc", 0, Ty::list(Ty::Record(&cudla13::cudlaModuleTensorDescriptor)));
    },
);

pub(crate) static cudlaModuleAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaModuleAttribute\nstruct cudlaModuleAttribute, from cudla.h. Since at least CUDA 13.2.",
    &cudla13::cudlaModuleAttribute_t,
);

pub(crate) static cudlaModuleAttributeType: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaModuleAttributeType\nenum cudlaModuleAttributeType, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_NUM_INPUT_TENSORS CUDLA_NUM_OUTPUT_TENSORS CUDLA_INPUT_TENSOR_DESCRIPTORS CUDLA_OUTPUT_TENSOR_DESCRIPTORS CUDLA_NUM_OUTPUT_TASK_STATISTICS CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS",
);

pub(crate) static cudlaModuleLoadFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaModuleLoadFlags\nenum cudlaModuleLoadFlags, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_MODULE_DEFAULT CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS",
);

pub(crate) static cudlaModuleTensorDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaModuleTensorDescriptor_t\nstruct cudlaModuleTensorDescriptor, from cudla.h. Since at least CUDA 13.2.",
    (168, 8, false),
    |table| {
        table.field(c"name", 0, Ty::Chars(81));
        table
            .plain(
                "size\0U64 88\0n\0U64 96\0c\0U64 104\0h\0U64 112\0w\0U64 120\0dataFormat\0U8 128\0dataType\0U8 129\0dataCategory\0U8 130\0pixelFormat\0U8 131\0pixelMapping\0U8 132\0",
            );
        table.field(c"stride", 136, Ty::array(Ty::U32, 8));
    },
);

pub(crate) static cudlaModuleTensorDescriptor: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaModuleTensorDescriptor\nstruct cudlaModuleTensorDescriptor, from cudla.h. Since at least CUDA 13.2.",
    &cudla13::cudlaModuleTensorDescriptor_t,
);

pub(crate) static cudlaNvSciSyncAttributes: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaNvSciSyncAttributes\nenum cudlaNvSciSyncAttributes, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_NVSCISYNC_ATTR_WAIT=1 CUDLA_NVSCISYNC_ATTR_SIGNAL",
);

pub(crate) static cudlaScratchMemoryConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaScratchMemoryConfig\nenum cudlaScratchMemoryConfig, from cudla.h. Since CUDA 13.4.",
    "CUDLA_SCRATCH_MEMORY_DEFAULT CUDLA_SCRATCH_MEMORY_SHARED_STATIC=2 CUDLA_SCRATCH_MEMORY_CONFIG_MAX=2147483647",
);

pub(crate) static cudlaSignalEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaSignalEvents\nstruct cudlaSignalEvents, from cudla.h. Since at least CUDA 13.2.",
    (24, 8, false),
    |table| {
        table.field(c"devPtrs", 0, Ty::Pointer).in_digits();
        table.field(c"eofFences", 8, Ty::list(Ty::Record(&cudla13::CudlaFence)));
        table.plain("numEvents\0U32 16\0");
    },
);

pub(crate) static cudlaStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaStatus\nenum cudlaStatus, from cudla.h. Since at least CUDA 13.2.",
    "cudlaSuccess cudlaErrorInvalidParam cudlaErrorOutOfResources cudlaErrorCreationFailed cudlaErrorInvalidAddress cudlaErrorOs cudlaErrorCuda cudlaErrorUmd cudlaErrorInvalidDevice cudlaErrorInvalidAttribute cudlaErrorIncompatibleDlaSWVersion cudlaErrorMemoryRegistered cudlaErrorInvalidModule cudlaErrorUnsupportedOperation cudlaErrorNvSci cudlaErrorDriverNotFound cudlaErrorDlaErrInvalidInput=1073741825 cudlaErrorDlaErrInvalidPreAction cudlaErrorDlaErrNoMem cudlaErrorDlaErrProcessorBusy cudlaErrorDlaErrTaskStatusMismatch cudlaErrorDlaErrEngineTimeout cudlaErrorDlaErrDataMismatch cudlaErrorUnknown=2147483647",
);

pub(crate) static cudlaSubmissionFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.cudla.cudlaSubmissionFlags\nenum cudlaSubmissionFlags, from cudla.h. Since at least CUDA 13.2.",
    "CUDLA_SUBMIT_NOOP=1 CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE CUDLA_SUBMIT_DIAGNOSTICS_TASK=4",
);

pub(crate) static cudlaTask_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaTask_t\nstruct cudlaTask, from cudla.h. Since at least CUDA 13.2.",
    (48, 8, false),
    |table| {
        table.field(c"moduleHandle", 0, Ty::Value(&cudla13::cudlaModule));
        table.field(c"outputTensor", 8, Ty::Pointer).in_digits();
        table.plain("numOutputTensors\0U32 16\0numInputTensors\0U32 20\0");
        table.field(c"inputTensor", 24, Ty::Pointer).in_digits();
        table.field(c"waitEvents", 32, Ty::list(Ty::Record(&cudla13::cudlaWaitEvents)));
        table.field(c"signalEvents", 40, Ty::list(Ty::Record(&cudla13::cudlaSignalEvents)));
    },
);

pub(crate) static cudlaTask: RecordDef = RecordDef::alias(
    "cubind.cuda13.cudla.cudlaTask\nstruct cudlaTask, from cudla.h. Since at least CUDA 13.2.", &cudla13::cudlaTask_t,
);

pub(crate) static cudlaWaitEvents: RecordDef = RecordDef::new(
    "cubind.cuda13.cudla.cudlaWaitEvents\nstruct cudlaWaitEvents, from cudla.h. Since at least CUDA 13.2.",
    (16, 8, false),
    |table| {
        table.field(c"preFences", 0, Ty::list(Ty::Record(&cudla13::CudlaFence)));
        table.plain("numEvents\0U32 8\0");
    },
);
