//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::cudla13;

pub(crate) static CudlaFence: RecordDef = RecordDef::new(
    "CudlaFence",
    "cubind.cuda13.cudla",
    (16, 8, false),
    &[
        FieldDef::new(c"fence", 0, Ty::Pointer),
        FieldDef::new(c"type", 8, Ty::Enum(&cudla13::cudlaFenceType)),
    ],
    "struct CudlaFence, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaAccessPermissionFlags: EnumDef = EnumDef::new(
    "cudlaAccessPermissionFlags",
    "cubind.cuda13.cudla",
    &[
        ("CUDLA_READ_WRITE_PERM", 0),
        ("CUDLA_READ_ONLY_PERM", 1),
        ("CUDLA_TASK_STATISTICS", 2),
    ],
    "enum cudlaAccessPermissionFlags, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaDevAttribute_t: RecordDef = RecordDef::new(
    "cudlaDevAttribute_t",
    "cubind.cuda13.cudla",
    (4, 4, true),
    &[
        FieldDef::new(c"unifiedAddressingSupported", 0, Ty::U8),
        FieldDef::new(c"deviceVersion", 0, Ty::U32),
    ],
    "struct cudlaDevAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaDevAttribute: RecordDef = RecordDef::alias(
    "cudlaDevAttribute",
    "cubind.cuda13.cudla",
    &cudla13::cudlaDevAttribute_t,
    "struct cudlaDevAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaDevAttributeType: EnumDef = EnumDef::new(
    "cudlaDevAttributeType",
    "cubind.cuda13.cudla",
    &[("CUDLA_UNIFIED_ADDRESSING", 0), ("CUDLA_DEVICE_VERSION", 1)],
    "enum cudlaDevAttributeType, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaDevHandle: ValueDef = ValueDef::new(
    "cudlaDevHandle",
    "cubind.cuda13.cudla",
    ValueKind::Handle,
    None,
    "typedef cudlaDevHandle, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaExternalMemoryHandleDesc: RecordDef = RecordDef::alias(
    "cudlaExternalMemoryHandleDesc",
    "cubind.cuda13.cudla",
    &cudla13::cudlaExternalMemoryHandleDesc_t,
    "typedef cudlaExternalMemoryHandleDesc_t cudlaExternalMemoryHandleDesc, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaExternalMemoryHandleDesc_t: RecordDef = RecordDef::new(
    "cudlaExternalMemoryHandleDesc_t",
    "cubind.cuda13.cudla",
    (16, 8, false),
    &[
        FieldDef::new(c"extBufObject", 0, Ty::Pointer),
        FieldDef::new(c"size", 8, Ty::U64),
    ],
    "struct cudlaExternalMemoryHandleDesc_t, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaExternalSemaphoreHandleDesc: RecordDef = RecordDef::alias(
    "cudlaExternalSemaphoreHandleDesc",
    "cubind.cuda13.cudla",
    &cudla13::cudlaExternalSemaphoreHandleDesc_t,
    "typedef cudlaExternalSemaphoreHandleDesc_t cudlaExternalSemaphoreHandleDesc, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaExternalSemaphoreHandleDesc_t: RecordDef = RecordDef::new(
    "cudlaExternalSemaphoreHandleDesc_t",
    "cubind.cuda13.cudla",
    (8, 8, false),
    &[FieldDef::new(c"extSyncObject", 0, Ty::Pointer)],
    "struct cudlaExternalSemaphoreHandleDesc_t, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaFenceType: EnumDef = EnumDef::new(
    "cudlaFenceType",
    "cubind.cuda13.cudla",
    &[("CUDLA_NVSCISYNC_FENCE", 1), ("CUDLA_NVSCISYNC_FENCE_SOF", 2)],
    "enum cudlaFenceType, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaMode: EnumDef = EnumDef::new(
    "cudlaMode",
    "cubind.cuda13.cudla",
    &[("CUDLA_CUDA_DLA", 0), ("CUDLA_STANDALONE", 1)],
    "enum cudlaMode, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModule: ValueDef = ValueDef::new(
    "cudlaModule",
    "cubind.cuda13.cudla",
    ValueKind::Handle,
    None,
    "typedef cudlaModule, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleAttribute_t: RecordDef = RecordDef::new(
    "cudlaModuleAttribute_t",
    "cubind.cuda13.cudla",
    (8, 8, true),
    &[
        FieldDef::new(c"numInputTensors", 0, Ty::U32),
        FieldDef::new(c"numOutputTensors", 0, Ty::U32),
        FieldDef::new(
            c"inputTensorDesc",
            0,
            Ty::List(&Ty::Record(&cudla13::cudlaModuleTensorDescriptor)),
        ),
        FieldDef::new(
            c"outputTensorDesc",
            0,
            Ty::List(&Ty::Record(&cudla13::cudlaModuleTensorDescriptor)),
        ),
    ],
    "struct cudlaModuleAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleAttribute: RecordDef = RecordDef::alias(
    "cudlaModuleAttribute",
    "cubind.cuda13.cudla",
    &cudla13::cudlaModuleAttribute_t,
    "struct cudlaModuleAttribute, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleAttributeType: EnumDef = EnumDef::new(
    "cudlaModuleAttributeType",
    "cubind.cuda13.cudla",
    &[
        ("CUDLA_NUM_INPUT_TENSORS", 0),
        ("CUDLA_NUM_OUTPUT_TENSORS", 1),
        ("CUDLA_INPUT_TENSOR_DESCRIPTORS", 2),
        ("CUDLA_OUTPUT_TENSOR_DESCRIPTORS", 3),
        ("CUDLA_NUM_OUTPUT_TASK_STATISTICS", 4),
        ("CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS", 5),
    ],
    "enum cudlaModuleAttributeType, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleLoadFlags: EnumDef = EnumDef::new(
    "cudlaModuleLoadFlags",
    "cubind.cuda13.cudla",
    &[("CUDLA_MODULE_DEFAULT", 0), ("CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS", 1)],
    "enum cudlaModuleLoadFlags, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleTensorDescriptor_t: RecordDef = RecordDef::new(
    "cudlaModuleTensorDescriptor_t",
    "cubind.cuda13.cudla",
    (168, 8, false),
    &[
        FieldDef::new(c"name", 0, Ty::Chars(81)),
        FieldDef::new(c"size", 88, Ty::U64),
        FieldDef::new(c"n", 96, Ty::U64),
        FieldDef::new(c"c", 104, Ty::U64),
        FieldDef::new(c"h", 112, Ty::U64),
        FieldDef::new(c"w", 120, Ty::U64),
        FieldDef::new(c"dataFormat", 128, Ty::U8),
        FieldDef::new(c"dataType", 129, Ty::U8),
        FieldDef::new(c"dataCategory", 130, Ty::U8),
        FieldDef::new(c"pixelFormat", 131, Ty::U8),
        FieldDef::new(c"pixelMapping", 132, Ty::U8),
        FieldDef::new(c"stride", 136, Ty::Array(&Ty::U32, 8)),
    ],
    "struct cudlaModuleTensorDescriptor, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaModuleTensorDescriptor: RecordDef = RecordDef::alias(
    "cudlaModuleTensorDescriptor",
    "cubind.cuda13.cudla",
    &cudla13::cudlaModuleTensorDescriptor_t,
    "struct cudlaModuleTensorDescriptor, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaNvSciSyncAttributes: EnumDef = EnumDef::new(
    "cudlaNvSciSyncAttributes",
    "cubind.cuda13.cudla",
    &[("CUDLA_NVSCISYNC_ATTR_WAIT", 1), ("CUDLA_NVSCISYNC_ATTR_SIGNAL", 2)],
    "enum cudlaNvSciSyncAttributes, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaScratchMemoryConfig: EnumDef = EnumDef::new(
    "cudlaScratchMemoryConfig",
    "cubind.cuda13.cudla",
    &[
        ("CUDLA_SCRATCH_MEMORY_DEFAULT", 0),
        ("CUDLA_SCRATCH_MEMORY_SHARED_STATIC", 2),
        ("CUDLA_SCRATCH_MEMORY_CONFIG_MAX", 2147483647),
    ],
    "enum cudlaScratchMemoryConfig, from cudla.h. Since CUDA 13.4.",
);

pub(crate) static cudlaSignalEvents: RecordDef = RecordDef::new(
    "cudlaSignalEvents",
    "cubind.cuda13.cudla",
    (24, 8, false),
    &[
        FieldDef::new(c"devPtrs", 0, Ty::Pointer).in_digits(),
        FieldDef::new(c"eofFences", 8, Ty::List(&Ty::Record(&cudla13::CudlaFence))),
        FieldDef::new(c"numEvents", 16, Ty::U32),
    ],
    "struct cudlaSignalEvents, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaStatus: EnumDef = EnumDef::new(
    "cudlaStatus",
    "cubind.cuda13.cudla",
    &[
        ("cudlaSuccess", 0),
        ("cudlaErrorInvalidParam", 1),
        ("cudlaErrorOutOfResources", 2),
        ("cudlaErrorCreationFailed", 3),
        ("cudlaErrorInvalidAddress", 4),
        ("cudlaErrorOs", 5),
        ("cudlaErrorCuda", 6),
        ("cudlaErrorUmd", 7),
        ("cudlaErrorInvalidDevice", 8),
        ("cudlaErrorInvalidAttribute", 9),
        ("cudlaErrorIncompatibleDlaSWVersion", 10),
        ("cudlaErrorMemoryRegistered", 11),
        ("cudlaErrorInvalidModule", 12),
        ("cudlaErrorUnsupportedOperation", 13),
        ("cudlaErrorNvSci", 14),
        ("cudlaErrorDriverNotFound", 15),
        ("cudlaErrorDlaErrInvalidInput", 1073741825),
        ("cudlaErrorDlaErrInvalidPreAction", 1073741826),
        ("cudlaErrorDlaErrNoMem", 1073741827),
        ("cudlaErrorDlaErrProcessorBusy", 1073741828),
        ("cudlaErrorDlaErrTaskStatusMismatch", 1073741829),
        ("cudlaErrorDlaErrEngineTimeout", 1073741830),
        ("cudlaErrorDlaErrDataMismatch", 1073741831),
        ("cudlaErrorUnknown", 2147483647),
    ],
    "enum cudlaStatus, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaSubmissionFlags: EnumDef = EnumDef::new(
    "cudlaSubmissionFlags",
    "cubind.cuda13.cudla",
    &[
        ("CUDLA_SUBMIT_NOOP", 1),
        ("CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE", 2),
        ("CUDLA_SUBMIT_DIAGNOSTICS_TASK", 4),
    ],
    "enum cudlaSubmissionFlags, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaTask_t: RecordDef = RecordDef::new(
    "cudlaTask_t",
    "cubind.cuda13.cudla",
    (48, 8, false),
    &[
        FieldDef::new(c"moduleHandle", 0, Ty::Value(&cudla13::cudlaModule)),
        FieldDef::new(c"outputTensor", 8, Ty::Pointer).in_digits(),
        FieldDef::new(c"numOutputTensors", 16, Ty::U32),
        FieldDef::new(c"numInputTensors", 20, Ty::U32),
        FieldDef::new(c"inputTensor", 24, Ty::Pointer).in_digits(),
        FieldDef::new(
            c"waitEvents",
            32,
            Ty::List(&Ty::Record(&cudla13::cudlaWaitEvents)),
        ),
        FieldDef::new(
            c"signalEvents",
            40,
            Ty::List(&Ty::Record(&cudla13::cudlaSignalEvents)),
        ),
    ],
    "struct cudlaTask, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaTask: RecordDef = RecordDef::alias(
    "cudlaTask",
    "cubind.cuda13.cudla",
    &cudla13::cudlaTask_t,
    "struct cudlaTask, from cudla.h. Since CUDA 13.2 or earlier.",
);

pub(crate) static cudlaWaitEvents: RecordDef = RecordDef::new(
    "cudlaWaitEvents",
    "cubind.cuda13.cudla",
    (16, 8, false),
    &[
        FieldDef::new(c"preFences", 0, Ty::List(&Ty::Record(&cudla13::CudlaFence))),
        FieldDef::new(c"numEvents", 8, Ty::U32),
    ],
    "struct cudlaWaitEvents, from cudla.h. Since CUDA 13.2 or earlier.",
);
