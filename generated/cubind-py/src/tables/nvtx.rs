//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::nvtx;

pub(crate) static identifier_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.identifier_t\nstruct identifier_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("pValue\0Pointer 0\0ullValue\0U64 0\0");
    },
);

pub(crate) static nvtxColorType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxColorType_t\nenum nvtxColorType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    "NVTX_COLOR_UNKNOWN NVTX_COLOR_ARGB",
);

pub(crate) static nvtxDomainHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxDomainHandle_t\ntypedef nvtxDomainHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxEventAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxEventAttributes_t\ntypedef nvtxEventAttributes_v2 nvtxEventAttributes_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    &nvtx::nvtxEventAttributes_v2,
);

pub(crate) static nvtxEventAttributes_v2: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxEventAttributes_v2\nstruct nvtxEventAttributes_v2, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table
                .plain(
                    "version\0U16 0\0size\0U16 2\0category\0U32 4\0colorType\0I32 8\0color\0U32 12\0payloadType\0I32 16\0reserved0\0I32 20\0",
                );
            table.field(c"payload", 24, Ty::Record(&nvtx::payload_t));
            table.plain("messageType\0I32 32\0");
            table.field(c"message", 40, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\x000\0");

pub(crate) static nvtxMessageType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxMessageType_t\nenum nvtxMessageType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    "NVTX_MESSAGE_UNKNOWN NVTX_MESSAGE_TYPE_ASCII NVTX_MESSAGE_TYPE_UNICODE NVTX_MESSAGE_TYPE_REGISTERED",
);

pub(crate) static nvtxMessageValue_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMessageValue_t\nstruct nvtxMessageValue_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"ascii", 0, Ty::UnionString);
        table.field(c"unicode", 0, Ty::Pointer).in_digits();
        table.field(c"registered", 0, Ty::Value(&nvtx::nvtxStringHandle_t));
    },
);

pub(crate) static nvtxPayloadType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadType_t\nenum nvtxPayloadType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    "NVTX_PAYLOAD_UNKNOWN NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 NVTX_PAYLOAD_TYPE_INT64 NVTX_PAYLOAD_TYPE_DOUBLE NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 NVTX_PAYLOAD_TYPE_INT32 NVTX_PAYLOAD_TYPE_FLOAT",
);

pub(crate) static nvtxRangeId_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxRangeId_t\ntypedef nvtxRangeId_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    ValueKind::U64, None,
);

pub(crate) static nvtxResourceAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxResourceAttributes_t\ntypedef nvtxResourceAttributes_v0 nvtxResourceAttributes_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    &nvtx::nvtxResourceAttributes_v0,
);

pub(crate) static nvtxResourceAttributes_v0: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxResourceAttributes_v0\nstruct nvtxResourceAttributes_v0, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
        (32, 8, false),
        |table| {
            table.plain("version\0U16 0\0size\0U16 2\0identifierType\0I32 4\0");
            table.field(c"identifier", 8, Ty::Record(&nvtx::identifier_t));
            table.plain("messageType\0I32 16\0");
            table.field(c"message", 24, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\0 \0");

pub(crate) static nvtxResourceCUDARTType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceCUDARTType_t\nenum nvtxResourceCUDARTType_t, from nvtx3/nvToolsExtCudaRt.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_CUDART_DEVICE=327680 NVTX_RESOURCE_TYPE_CUDART_STREAM NVTX_RESOURCE_TYPE_CUDART_EVENT",
);

pub(crate) static nvtxResourceCUDAType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceCUDAType_t\nenum nvtxResourceCUDAType_t, from nvtx3/nvToolsExtCuda.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_CUDA_DEVICE=262145 NVTX_RESOURCE_TYPE_CUDA_CONTEXT NVTX_RESOURCE_TYPE_CUDA_STREAM NVTX_RESOURCE_TYPE_CUDA_EVENT",
);

pub(crate) static nvtxResourceGenericType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceGenericType_t\nenum nvtxResourceGenericType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_UNKNOWN NVTX_RESOURCE_TYPE_GENERIC_POINTER=65537 NVTX_RESOURCE_TYPE_GENERIC_HANDLE NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX",
);

pub(crate) static nvtxResourceHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxResourceHandle_t\ntypedef nvtxResourceHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxResourceSyncLinuxType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncLinuxType_t\nenum nvtxResourceSyncLinuxType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX=131073 NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU",
);

pub(crate) static nvtxResourceSyncPosixThreadType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncPosixThreadType_t\nenum nvtxResourceSyncPosixThreadType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX=196609 NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE",
);

pub(crate) static nvtxResourceSyncWindowsType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvtx.nvtxResourceSyncWindowsType_t\nenum nvtxResourceSyncWindowsType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
    "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX=131073 NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK",
);

pub(crate) static nvtxStringHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxStringHandle_t\ntypedef nvtxStringHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxSyncUserAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSyncUserAttributes_t\ntypedef nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
    &nvtx::nvtxSyncUserAttributes_v0,
);

pub(crate) static nvtxSyncUserAttributes_v0: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxSyncUserAttributes_v0\nstruct nvtxSyncUserAttributes_v0, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
        (16, 8, false),
        |table| {
            table.plain("version\0U16 0\0size\0U16 2\0messageType\0I32 4\0");
            table.field(c"message", 8, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x03\0\x10\0");

pub(crate) static nvtxSyncUser_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxSyncUser_t\ntypedef nvtxSyncUser_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static payload_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.payload_t\nstruct payload_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("ullValue\0U64 0\0llValue\0I64 0\0dValue\0F64 0\0uiValue\0U32 0\0iValue\0I32 0\0fValue\0F32 0\0");
    },
);
