//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::nvtx;

pub(crate) static identifier_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.identifier_t\nstruct identifier_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"pValue", 0, Ty::Pointer);
        table.field(c"ullValue", 0, Ty::U64);
    },
);

pub(crate) static nvtxColorType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxColorType_t\nenum nvtxColorType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_COLOR_UNKNOWN", 0);
        table.member("NVTX_COLOR_ARGB", 1);
    },
);

pub(crate) static nvtxDomainHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxDomainHandle_t\ntypedef nvtxDomainHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxEventAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxEventAttributes_t\ntypedef nvtxEventAttributes_v2 nvtxEventAttributes_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    &nvtx::nvtxEventAttributes_v2,
);

pub(crate) static nvtxEventAttributes_v2: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxEventAttributes_v2\nstruct nvtxEventAttributes_v2, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U16);
            table.field(c"size", 2, Ty::U16);
            table.field(c"category", 4, Ty::U32);
            table.field(c"colorType", 8, Ty::I32);
            table.field(c"color", 12, Ty::U32);
            table.field(c"payloadType", 16, Ty::I32);
            table.field(c"reserved0", 20, Ty::I32);
            table.field(c"payload", 24, Ty::Record(&nvtx::payload_t));
            table.field(c"messageType", 32, Ty::I32);
            table.field(c"message", 40, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\x000\0");

pub(crate) static nvtxMessageType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxMessageType_t\nenum nvtxMessageType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_MESSAGE_UNKNOWN", 0);
        table.member("NVTX_MESSAGE_TYPE_ASCII", 1);
        table.member("NVTX_MESSAGE_TYPE_UNICODE", 2);
        table.member("NVTX_MESSAGE_TYPE_REGISTERED", 3);
    },
);

pub(crate) static nvtxMessageValue_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMessageValue_t\nstruct nvtxMessageValue_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"ascii", 0, Ty::UnionString);
        table.field(c"unicode", 0, Ty::Pointer).in_digits();
        table.field(c"registered", 0, Ty::Value(&nvtx::nvtxStringHandle_t));
    },
);

pub(crate) static nvtxPayloadType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadType_t\nenum nvtxPayloadType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_PAYLOAD_UNKNOWN", 0);
        table.member("NVTX_PAYLOAD_TYPE_UNSIGNED_INT64", 1);
        table.member("NVTX_PAYLOAD_TYPE_INT64", 2);
        table.member("NVTX_PAYLOAD_TYPE_DOUBLE", 3);
        table.member("NVTX_PAYLOAD_TYPE_UNSIGNED_INT32", 4);
        table.member("NVTX_PAYLOAD_TYPE_INT32", 5);
        table.member("NVTX_PAYLOAD_TYPE_FLOAT", 6);
    },
);

pub(crate) static nvtxRangeId_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxRangeId_t\ntypedef nvtxRangeId_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    ValueKind::U64, None,
);

pub(crate) static nvtxResourceAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxResourceAttributes_t\ntypedef nvtxResourceAttributes_v0 nvtxResourceAttributes_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    &nvtx::nvtxResourceAttributes_v0,
);

pub(crate) static nvtxResourceAttributes_v0: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxResourceAttributes_v0\nstruct nvtxResourceAttributes_v0, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
        (32, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U16);
            table.field(c"size", 2, Ty::U16);
            table.field(c"identifierType", 4, Ty::I32);
            table.field(c"identifier", 8, Ty::Record(&nvtx::identifier_t));
            table.field(c"messageType", 16, Ty::I32);
            table.field(c"message", 24, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\0 \0");

pub(crate) static nvtxResourceCUDARTType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceCUDARTType_t\nenum nvtxResourceCUDARTType_t, from nvtx3/nvToolsExtCudaRt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_CUDART_DEVICE", 327680);
        table.member("NVTX_RESOURCE_TYPE_CUDART_STREAM", 327681);
        table.member("NVTX_RESOURCE_TYPE_CUDART_EVENT", 327682);
    },
);

pub(crate) static nvtxResourceCUDAType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceCUDAType_t\nenum nvtxResourceCUDAType_t, from nvtx3/nvToolsExtCuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_CUDA_DEVICE", 262145);
        table.member("NVTX_RESOURCE_TYPE_CUDA_CONTEXT", 262146);
        table.member("NVTX_RESOURCE_TYPE_CUDA_STREAM", 262147);
        table.member("NVTX_RESOURCE_TYPE_CUDA_EVENT", 262148);
    },
);

pub(crate) static nvtxResourceGenericType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceGenericType_t\nenum nvtxResourceGenericType_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_UNKNOWN", 0);
        table.member("NVTX_RESOURCE_TYPE_GENERIC_POINTER", 65537);
        table.member("NVTX_RESOURCE_TYPE_GENERIC_HANDLE", 65538);
        table.member("NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE", 65539);
        table.member("NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX", 65540);
    },
);

pub(crate) static nvtxResourceHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxResourceHandle_t\ntypedef nvtxResourceHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxResourceSyncLinuxType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncLinuxType_t\nenum nvtxResourceSyncLinuxType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX", 131073);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX", 131074);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE", 131075);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION", 131076);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK", 131077);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK", 131078);
        table.member("NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU", 131079);
    },
);

pub(crate) static nvtxResourceSyncPosixThreadType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncPosixThreadType_t\nenum nvtxResourceSyncPosixThreadType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX", 196609);
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION", 196610);
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK", 196611);
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER", 196612);
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK", 196613);
        table.member("NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE", 196614);
    },
);

pub(crate) static nvtxResourceSyncWindowsType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncWindowsType_t\nenum nvtxResourceSyncWindowsType_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX", 131073);
        table.member("NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE", 131074);
        table.member("NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT", 131075);
        table.member("NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION", 131076);
        table.member("NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK", 131077);
    },
);

pub(crate) static nvtxStringHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxStringHandle_t\ntypedef nvtxStringHandle_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxSyncUserAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSyncUserAttributes_t\ntypedef nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
    &nvtx::nvtxSyncUserAttributes_v0,
);

pub(crate) static nvtxSyncUserAttributes_v0: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxSyncUserAttributes_v0\nstruct nvtxSyncUserAttributes_v0, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
        (16, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U16);
            table.field(c"size", 2, Ty::U16);
            table.field(c"messageType", 4, Ty::I32);
            table.field(c"message", 8, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\0\x10\0");

pub(crate) static nvtxSyncUser_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxSyncUser_t\ntypedef nvtxSyncUser_t, from nvtx3/nvToolsExtSync.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static payload_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.payload_t\nstruct payload_t, from nvtx3/nvToolsExt.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"ullValue", 0, Ty::U64);
        table.field(c"llValue", 0, Ty::I64);
        table.field(c"dValue", 0, Ty::F64);
        table.field(c"uiValue", 0, Ty::U32);
        table.field(c"iValue", 0, Ty::I32);
        table.field(c"fValue", 0, Ty::F32);
    },
);
