//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cupti, cupti13, driver, driver13};

pub(crate) static CUpti_Activity: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_Activity\nstruct CUpti_Activity, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
    },
);

pub(crate) static CUpti_ActivityAPI: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAPI\nstruct CUpti_ActivityAPI, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cbid", 4, Ty::Value(&cupti::CUpti_CallbackId));
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"processId", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"correlationId", 32, Ty::U32);
        table.field(c"returnValue", 36, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityApiCbidOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiCbidOptions\nstruct CUpti_ActivityApiCbidOptions, from cupti_activity.h. Since CUDA 13.4.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pCbids", 8, Ty::Pointer).in_digits();
            table.field(c"numCbids", 16, Ty::U64);
            table.field(c"enable", 24, Ty::U8);
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityApiCbidOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiCbidOptions\nstruct CUpti_ActivityApiCbidOptions, from cupti_activity.h. Since CUDA 13.4.",
        (25, 1, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pCbids", 8, Ty::Pointer).in_digits();
            table.field(c"numCbids", 16, Ty::U64);
            table.field(c"enable", 24, Ty::U8);
        },
    )
    .starting(b"\x19\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityApiFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityApiFieldIds\nenum CUpti_ActivityApiFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("API_FIELD_KIND", 0);
        table.member("API_FIELD_CBID", 1);
        table.member("API_FIELD_START", 2);
        table.member("API_FIELD_END", 3);
        table.member("API_FIELD_PROCESS_ID", 4);
        table.member("API_FIELD_THREAD_ID", 5);
        table.member("API_FIELD_CORRELATION_ID", 6);
        table.member("API_FIELD_RETURN_VALUE", 7);
        table.member("API_FIELD_MAX", 8);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityApiOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiOptions\nstruct CUpti_ActivityApiOptions, from cupti_activity.h. Since CUDA 13.4.",
        (16, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pCbidOptions", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityApiCbidOptions)));
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityApiOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiOptions\nstruct CUpti_ActivityApiOptions, from cupti_activity.h. Since CUDA 13.4.",
        (16, 1, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pCbidOptions", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityApiCbidOptions)));
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAttribute\nenum CUpti_ActivityAttribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE", 0);
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP", 1);
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT", 2);
        table.member("CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE", 3);
        table.member("CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT", 4);
        table.member("CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER", 5);
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE", 6);
        table.member("CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE", 7);
        table.member("CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED", 8);
        table.member("CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER", 9);
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS", 10);
        table.member("CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS", 11);
        table.member("CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE", 12);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_HES", 13);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING", 14);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS", 15);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS", 16);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS", 17);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES", 18);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE", 19);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE", 20);
        table.member("CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE", 21);
        table.member("CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK", 22);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE", 23);
        table.member("CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE", 24);
        table.member("CUPTI_ACTIVITY_ATTR_COUNT", 25);
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT", 2147483647);
        table.member("CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE", 20);
        table.member("CUPTI_ACTIVITY_ATTR_CIG_MODE", 23);
    },
);

pub(crate) static CUpti_ActivityBranch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityBranch\nstruct CUpti_ActivityBranch, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"sourceLocatorId", 4, Ty::U32);
        table.field(c"correlationId", 8, Ty::U32);
        table.field(c"pcOffset", 12, Ty::U32);
        table.field(c"executed", 16, Ty::U32);
        table.field(c"diverged", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityBranch2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityBranch2\nstruct CUpti_ActivityBranch2, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"sourceLocatorId", 4, Ty::U32);
        table.field(c"correlationId", 8, Ty::U32);
        table.field(c"functionId", 12, Ty::U32);
        table.field(c"pcOffset", 16, Ty::U32);
        table.field(c"diverged", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
        table.field(c"executed", 32, Ty::U32);
        table.field(c"pad", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityCdpKernel: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel\nstruct CUpti_ActivityCdpKernel, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"contextId", 28, Ty::U32);
        table.field(c"streamId", 32, Ty::U32);
        table.field(c"gridX", 36, Ty::I32);
        table.field(c"gridY", 40, Ty::I32);
        table.field(c"gridZ", 44, Ty::I32);
        table.field(c"blockX", 48, Ty::I32);
        table.field(c"blockY", 52, Ty::I32);
        table.field(c"blockZ", 56, Ty::I32);
        table.field(c"staticSharedMemory", 60, Ty::I32);
        table.field(c"dynamicSharedMemory", 64, Ty::I32);
        table.field(c"localMemoryPerThread", 68, Ty::U32);
        table.field(c"localMemoryTotal", 72, Ty::U32);
        table.field(c"correlationId", 76, Ty::U32);
        table.field(c"gridId", 80, Ty::I64);
        table.field(c"parentGridId", 88, Ty::I64);
        table.field(c"queued", 96, Ty::U64);
        table.field(c"submitted", 104, Ty::U64);
        table.field(c"completed", 112, Ty::U64);
        table.field(c"parentBlockX", 120, Ty::U32);
        table.field(c"parentBlockY", 124, Ty::U32);
        table.field(c"parentBlockZ", 128, Ty::U32);
        table.field(c"pad", 132, Ty::U32);
        table.field(c"name", 136, Ty::CString);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityComputeEngineCtxSwitch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitch\nstruct CUpti_ActivityComputeEngineCtxSwitch, from cupti_activity.h. Since CUDA 13.1.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"operationType", 16, Ty::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
        table.field(c"padding", 20, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityComputeEngineCtxSwitch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitch\nstruct CUpti_ActivityComputeEngineCtxSwitch, from cupti_activity.h. Since CUDA 13.1.",
    (24, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"operationType", 16, Ty::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
        table.field(c"padding", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityComputeEngineCtxSwitchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitchFieldIds\nenum CUpti_ActivityComputeEngineCtxSwitchFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND", 0);
        table.member("COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID", 1);
        table.member("COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP", 2);
        table.member("COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE", 3);
        table.member("COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX", 4);
    },
);

pub(crate) static CUpti_ActivityConfidentialComputeRotation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityConfidentialComputeRotation\nstruct CUpti_ActivityConfidentialComputeRotation, from cupti_activity.h. Since CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventType", 4, Ty::Enum(&cupti::CUpti_ConfidentialComputeRotationEventType));
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"contextId", 12, Ty::U32);
        table.field(c"channelId", 16, Ty::U32);
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"timestamp", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityConfidentialComputeRotationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityConfidentialComputeRotationFieldIds\nenum CUpti_ActivityConfidentialComputeRotationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND", 0);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE", 1);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID", 2);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID", 3);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID", 4);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE", 5);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP", 6);
        table.member("CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX", 7);
    },
);

pub(crate) static CUpti_ActivityConfig: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityConfig\nstruct CUpti_ActivityConfig, from cupti_activity.h. Since CUDA 13.2.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"fieldSelection", 8, Ty::Record(&cupti13::CUpti_ActivityFieldSelection));
            table.field(c"pKindOptions", 32, Ty::Pointer);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityContext: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext\nstruct CUpti_ActivityContext, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"computeApiKind", 12, Ty::U16);
        table.field(c"nullStreamId", 14, Ty::U16);
    },
);

pub(crate) static CUpti_ActivityContext2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext2\nstruct CUpti_ActivityContext2, from cupti_activity_deprecated.h. Since CUDA 12.4.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"computeApiKind", 12, Ty::U16);
        table.field(c"nullStreamId", 14, Ty::U16);
        table.field(c"parentContextId", 16, Ty::U32);
        table.field(c"isGreenContext", 20, Ty::U8);
        table.field(c"padding", 21, Ty::U8);
        table.field(c"numMultiprocessors", 22, Ty::U16);
    },
);

pub(crate) static CUpti_ActivityContext3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext3\nstruct CUpti_ActivityContext3, from cupti_activity_deprecated.h. Since CUDA 12.5.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"computeApiKind", 12, Ty::U16);
        table.field(c"nullStreamId", 14, Ty::U16);
        table.field(c"parentContextId", 16, Ty::U32);
        table.field(c"isGreenContext", 20, Ty::U8);
        table.field(c"padding", 21, Ty::U8);
        table.field(c"numMultiprocessors", 22, Ty::U16);
        table.field(c"cigMode", 24, Ty::Enum(&cupti::CUpti_ContextCigMode));
        table.field(c"padding2", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityContext4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext4\nstruct CUpti_ActivityContext4, from cupti_activity.h. Since CUDA 13.1.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"computeApiKind", 12, Ty::U16);
        table.field(c"nullStreamId", 14, Ty::U16);
        table.field(c"parentContextId", 16, Ty::U32);
        table.field(c"isGreenContext", 20, Ty::U8);
        table.field(c"padding", 21, Ty::U8);
        table.field(c"numMultiprocessors", 22, Ty::U16);
        table.field(c"cigMode", 24, Ty::Enum(&cupti::CUpti_ContextCigMode));
        table.field(c"padding2", 28, Ty::U32);
        table.field(c"processId", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityContextFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContextFieldIds\nenum CUpti_ActivityContextFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("CONTEXT_FIELD_KIND", 0);
        table.member("CONTEXT_FIELD_CONTEXT_ID", 1);
        table.member("CONTEXT_FIELD_DEVICE_ID", 2);
        table.member("CONTEXT_FIELD_COMPUTE_API_KIND", 3);
        table.member("CONTEXT_FIELD_NULL_STREAM_ID", 4);
        table.member("CONTEXT_FIELD_PARENT_CONTEXT_ID", 5);
        table.member("CONTEXT_FIELD_IS_GREEN_CONTEXT", 6);
        table.member("CONTEXT_FIELD_NUM_MULTIPROCESSORS", 7);
        table.member("CONTEXT_FIELD_CIG_MODE", 8);
        table.member("CONTEXT_FIELD_PROCESS_ID", 9);
        table.member("CONTEXT_FIELD_MAX", 10);
    },
);

pub(crate) static CUpti_ActivityCudaEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent\nstruct CUpti_ActivityCudaEvent, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"eventId", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityCudaEvent2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent2\nstruct CUpti_ActivityCudaEvent2, from cupti_activity_deprecated.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"eventId", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"pad2", 28, Ty::U32);
        table.field(c"reserved0", 32, Ty::Pointer);
        table.field(c"deviceTimestamp", 40, Ty::U64);
        table.field(c"cudaEventSyncId", 48, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityCudaEvent3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent3\nstruct CUpti_ActivityCudaEvent3, from cupti_activity.h. Since CUDA 13.5.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"eventId", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"pad2", 28, Ty::U32);
        table.field(c"reserved0", 32, Ty::Pointer);
        table.field(c"deviceTimestamp", 40, Ty::U64);
        table.field(c"cudaEventSyncId", 48, Ty::U64);
        table.field(c"graphNodeId", 56, Ty::U64);
        table.field(c"graphId", 64, Ty::U32);
        table.field(c"sourceGraphId", 68, Ty::U32);
        table.field(c"sourceGraphNodeId", 72, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityCudaEventFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEventFieldIds\nenum CUpti_ActivityCudaEventFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("CUDA_EVENT_FIELD_KIND", 0);
        table.member("CUDA_EVENT_FIELD_CORRELATION_ID", 1);
        table.member("CUDA_EVENT_FIELD_CONTEXT_ID", 2);
        table.member("CUDA_EVENT_FIELD_STREAM_ID", 3);
        table.member("CUDA_EVENT_FIELD_EVENT_ID", 4);
        table.member("CUDA_EVENT_FIELD_DEVICE_ID", 5);
        table.member("CUDA_EVENT_FIELD_DEVICE_TIMESTAMP", 6);
        table.member("CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID", 7);
        table.member("CUDA_EVENT_FIELD_GRAPH_NODE_ID", 8);
        table.member("CUDA_EVENT_FIELD_GRAPH_ID", 9);
        table.member("CUDA_EVENT_FIELD_SOURCE_GRAPH_ID", 10);
        table.member("CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID", 11);
        table.member("CUDA_EVENT_FIELD_MAX", 12);
    },
);

pub(crate) static CUpti_ActivityDevice: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice\nstruct CUpti_ActivityDevice, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxRegistersPerBlock", 60, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 64, Ty::U32);
        table.field(c"maxThreadsPerBlock", 68, Ty::U32);
        table.field(c"maxBlockDimX", 72, Ty::U32);
        table.field(c"maxBlockDimY", 76, Ty::U32);
        table.field(c"maxBlockDimZ", 80, Ty::U32);
        table.field(c"maxGridDimX", 84, Ty::U32);
        table.field(c"maxGridDimY", 88, Ty::U32);
        table.field(c"maxGridDimZ", 92, Ty::U32);
        table.field(c"computeCapabilityMajor", 96, Ty::U32);
        table.field(c"computeCapabilityMinor", 100, Ty::U32);
        table.field(c"id", 104, Ty::U32);
        table.field(c"pad", 108, Ty::U32);
        table.field(c"name", 112, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityDevice2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice2\nstruct CUpti_ActivityDevice2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxSharedMemoryPerMultiprocessor", 60, Ty::U32);
        table.field(c"maxRegistersPerMultiprocessor", 64, Ty::U32);
        table.field(c"maxRegistersPerBlock", 68, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 72, Ty::U32);
        table.field(c"maxThreadsPerBlock", 76, Ty::U32);
        table.field(c"maxBlockDimX", 80, Ty::U32);
        table.field(c"maxBlockDimY", 84, Ty::U32);
        table.field(c"maxBlockDimZ", 88, Ty::U32);
        table.field(c"maxGridDimX", 92, Ty::U32);
        table.field(c"maxGridDimY", 96, Ty::U32);
        table.field(c"maxGridDimZ", 100, Ty::U32);
        table.field(c"computeCapabilityMajor", 104, Ty::U32);
        table.field(c"computeCapabilityMinor", 108, Ty::U32);
        table.field(c"id", 112, Ty::U32);
        table.field(c"eccEnabled", 116, Ty::U32);
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.field(c"name", 136, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityDevice3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice3\nstruct CUpti_ActivityDevice3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxSharedMemoryPerMultiprocessor", 60, Ty::U32);
        table.field(c"maxRegistersPerMultiprocessor", 64, Ty::U32);
        table.field(c"maxRegistersPerBlock", 68, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 72, Ty::U32);
        table.field(c"maxThreadsPerBlock", 76, Ty::U32);
        table.field(c"maxBlockDimX", 80, Ty::U32);
        table.field(c"maxBlockDimY", 84, Ty::U32);
        table.field(c"maxBlockDimZ", 88, Ty::U32);
        table.field(c"maxGridDimX", 92, Ty::U32);
        table.field(c"maxGridDimY", 96, Ty::U32);
        table.field(c"maxGridDimZ", 100, Ty::U32);
        table.field(c"computeCapabilityMajor", 104, Ty::U32);
        table.field(c"computeCapabilityMinor", 108, Ty::U32);
        table.field(c"id", 112, Ty::U32);
        table.field(c"eccEnabled", 116, Ty::U32);
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.field(c"name", 136, Ty::CString);
        table.field(c"isCudaVisible", 144, Ty::U8);
        table.field(c"reserved", 145, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityDevice4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice4\nstruct CUpti_ActivityDevice4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxSharedMemoryPerMultiprocessor", 60, Ty::U32);
        table.field(c"maxRegistersPerMultiprocessor", 64, Ty::U32);
        table.field(c"maxRegistersPerBlock", 68, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 72, Ty::U32);
        table.field(c"maxThreadsPerBlock", 76, Ty::U32);
        table.field(c"maxBlockDimX", 80, Ty::U32);
        table.field(c"maxBlockDimY", 84, Ty::U32);
        table.field(c"maxBlockDimZ", 88, Ty::U32);
        table.field(c"maxGridDimX", 92, Ty::U32);
        table.field(c"maxGridDimY", 96, Ty::U32);
        table.field(c"maxGridDimZ", 100, Ty::U32);
        table.field(c"computeCapabilityMajor", 104, Ty::U32);
        table.field(c"computeCapabilityMinor", 108, Ty::U32);
        table.field(c"id", 112, Ty::U32);
        table.field(c"eccEnabled", 116, Ty::U32);
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.field(c"name", 136, Ty::CString);
        table.field(c"isCudaVisible", 144, Ty::U8);
        table.field(c"isMigEnabled", 145, Ty::U8);
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.field(c"gpuInstanceId", 152, Ty::U32);
        table.field(c"computeInstanceId", 156, Ty::U32);
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
    },
);

pub(crate) static CUpti_ActivityDevice5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice5\nstruct CUpti_ActivityDevice5, from cupti_activity_deprecated.h. Since CUDA 12.2.",
    (184, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxSharedMemoryPerMultiprocessor", 60, Ty::U32);
        table.field(c"maxRegistersPerMultiprocessor", 64, Ty::U32);
        table.field(c"maxRegistersPerBlock", 68, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 72, Ty::U32);
        table.field(c"maxThreadsPerBlock", 76, Ty::U32);
        table.field(c"maxBlockDimX", 80, Ty::U32);
        table.field(c"maxBlockDimY", 84, Ty::U32);
        table.field(c"maxBlockDimZ", 88, Ty::U32);
        table.field(c"maxGridDimX", 92, Ty::U32);
        table.field(c"maxGridDimY", 96, Ty::U32);
        table.field(c"maxGridDimZ", 100, Ty::U32);
        table.field(c"computeCapabilityMajor", 104, Ty::U32);
        table.field(c"computeCapabilityMinor", 108, Ty::U32);
        table.field(c"id", 112, Ty::U32);
        table.field(c"eccEnabled", 116, Ty::U32);
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.field(c"name", 136, Ty::CString);
        table.field(c"isCudaVisible", 144, Ty::U8);
        table.field(c"isMigEnabled", 145, Ty::U8);
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.field(c"gpuInstanceId", 152, Ty::U32);
        table.field(c"computeInstanceId", 156, Ty::U32);
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
        table.field(c"isNumaNode", 176, Ty::U32);
        table.field(c"numaId", 180, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityDevice6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice6\nstruct CUpti_ActivityDevice6, from cupti_activity.h. Since CUDA 13.2.",
    (192, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"globalMemoryBandwidth", 8, Ty::U64);
        table.field(c"globalMemorySize", 16, Ty::U64);
        table.field(c"constantMemorySize", 24, Ty::U32);
        table.field(c"l2CacheSize", 28, Ty::U32);
        table.field(c"numThreadsPerWarp", 32, Ty::U32);
        table.field(c"coreClockRate", 36, Ty::U32);
        table.field(c"numMemcpyEngines", 40, Ty::U32);
        table.field(c"numMultiprocessors", 44, Ty::U32);
        table.field(c"maxIPC", 48, Ty::U32);
        table.field(c"maxWarpsPerMultiprocessor", 52, Ty::U32);
        table.field(c"maxBlocksPerMultiprocessor", 56, Ty::U32);
        table.field(c"maxSharedMemoryPerMultiprocessor", 60, Ty::U32);
        table.field(c"maxRegistersPerMultiprocessor", 64, Ty::U32);
        table.field(c"maxRegistersPerBlock", 68, Ty::U32);
        table.field(c"maxSharedMemoryPerBlock", 72, Ty::U32);
        table.field(c"maxThreadsPerBlock", 76, Ty::U32);
        table.field(c"maxBlockDimX", 80, Ty::U32);
        table.field(c"maxBlockDimY", 84, Ty::U32);
        table.field(c"maxBlockDimZ", 88, Ty::U32);
        table.field(c"maxGridDimX", 92, Ty::U32);
        table.field(c"maxGridDimY", 96, Ty::U32);
        table.field(c"maxGridDimZ", 100, Ty::U32);
        table.field(c"computeCapabilityMajor", 104, Ty::U32);
        table.field(c"computeCapabilityMinor", 108, Ty::U32);
        table.field(c"id", 112, Ty::U32);
        table.field(c"eccEnabled", 116, Ty::U32);
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.field(c"name", 136, Ty::CString);
        table.field(c"isCudaVisible", 144, Ty::U8);
        table.field(c"isMigEnabled", 145, Ty::U8);
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.field(c"gpuInstanceId", 152, Ty::U32);
        table.field(c"computeInstanceId", 156, Ty::U32);
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
        table.field(c"isNumaNode", 176, Ty::U32);
        table.field(c"numaId", 180, Ty::U32);
        table.field(c"numTpcs", 184, Ty::U32);
        table.field(c"reserved0", 188, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityDeviceAttribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute\nstruct CUpti_ActivityDeviceAttribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"attribute", 12, Ty::Record(&cupti13::CUpti_ActivityDeviceAttribute_attribute));
        table.field(c"value", 16, Ty::Record(&cupti::CUpti_ActivityDeviceAttribute_value));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 4, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver13::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 1, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver13::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

pub(crate) static CUpti_ActivityDeviceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceFieldIds\nenum CUpti_ActivityDeviceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("DEVICE_FIELD_KIND", 0);
        table.member("DEVICE_FIELD_FLAGS", 1);
        table.member("DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH", 2);
        table.member("DEVICE_FIELD_GLOBAL_MEMORY_SIZE", 3);
        table.member("DEVICE_FIELD_CONSTANT_MEMORY_SIZE", 4);
        table.member("DEVICE_FIELD_L2_CACHE_SIZE", 5);
        table.member("DEVICE_FIELD_NUM_THREADS_PER_WARP", 6);
        table.member("DEVICE_FIELD_CORE_CLOCK_RATE", 7);
        table.member("DEVICE_FIELD_NUM_MEMCPY_ENGINES", 8);
        table.member("DEVICE_FIELD_NUM_MULTIPROCESSORS", 9);
        table.member("DEVICE_FIELD_MAX_IPC", 10);
        table.member("DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR", 11);
        table.member("DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR", 12);
        table.member("DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 13);
        table.member("DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR", 14);
        table.member("DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK", 15);
        table.member("DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK", 16);
        table.member("DEVICE_FIELD_MAX_THREADS_PER_BLOCK", 17);
        table.member("DEVICE_FIELD_MAX_BLOCK_DIM_X", 18);
        table.member("DEVICE_FIELD_MAX_BLOCK_DIM_Y", 19);
        table.member("DEVICE_FIELD_MAX_BLOCK_DIM_Z", 20);
        table.member("DEVICE_FIELD_MAX_GRID_DIM_X", 21);
        table.member("DEVICE_FIELD_MAX_GRID_DIM_Y", 22);
        table.member("DEVICE_FIELD_MAX_GRID_DIM_Z", 23);
        table.member("DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR", 24);
        table.member("DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR", 25);
        table.member("DEVICE_FIELD_ID", 26);
        table.member("DEVICE_FIELD_ECC_ENABLED", 27);
        table.member("DEVICE_FIELD_UUID", 28);
        table.member("DEVICE_FIELD_NAME", 29);
        table.member("DEVICE_FIELD_IS_CUDA_VISIBLE", 30);
        table.member("DEVICE_FIELD_IS_MIG_ENABLED", 31);
        table.member("DEVICE_FIELD_GPU_INSTANCE_ID", 32);
        table.member("DEVICE_FIELD_COMPUTE_INSTANCE_ID", 33);
        table.member("DEVICE_FIELD_MIG_UUID", 34);
        table.member("DEVICE_FIELD_IS_NUMA_NODE", 35);
        table.member("DEVICE_FIELD_NUMA_ID", 36);
        table.member("DEVICE_FIELD_NUM_TPCS", 37);
        table.member("DEVICE_FIELD_MAX", 38);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"graphId", 24, Ty::U32);
        table.field(c"launcherGraphId", 28, Ty::U32);
        table.field(c"deviceLaunchMode", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U64);
        table.field(c"reserved", 48, Ty::Pointer);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"graphId", 24, Ty::U32);
        table.field(c"launcherGraphId", 28, Ty::U32);
        table.field(c"deviceLaunchMode", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U64);
        table.field(c"reserved", 48, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityDeviceGraphTraceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTraceFieldIds\nenum CUpti_ActivityDeviceGraphTraceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("DEVICE_GRAPH_TRACE_FIELD_KIND", 0);
        table.member("DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID", 1);
        table.member("DEVICE_GRAPH_TRACE_FIELD_START", 2);
        table.member("DEVICE_GRAPH_TRACE_FIELD_END", 3);
        table.member("DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID", 4);
        table.member("DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID", 5);
        table.member("DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE", 6);
        table.member("DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID", 7);
        table.member("DEVICE_GRAPH_TRACE_FIELD_STREAM_ID", 8);
        table.member("DEVICE_GRAPH_TRACE_FIELD_MAX", 9);
    },
);

pub(crate) static CUpti_ActivityEnvironment: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment\nstruct CUpti_ActivityEnvironment, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"environmentKind", 16, Ty::Enum(&cupti::CUpti_ActivityEnvironmentKind));
        table.field(c"data", 20, Ty::Record(&cupti13::CUpti_ActivityEnvironment_data));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (20, 4, true),
    |table| {
        table.field(c"speed", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentSpeed));
        table.field(c"temperature", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentTemperature));
        table.field(c"power", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentPower));
        table.field(c"cooling", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentCooling));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironment_data: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (20, 1, true),
    |table| {
        table.field(c"speed", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentSpeed));
        table.field(c"temperature", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentTemperature));
        table.field(c"power", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentPower));
        table.field(c"cooling", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentCooling));
    },
);

pub(crate) static CUpti_ActivityEnvironment_data_cooling: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_cooling\ntypedef CUpti_ActivityEnvironmentCooling CUpti_ActivityEnvironment.data.cooling, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentCooling,
);

pub(crate) static CUpti_ActivityEnvironment_data_power: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_power\ntypedef CUpti_ActivityEnvironmentPower CUpti_ActivityEnvironment.data.power, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentPower,
);

pub(crate) static CUpti_ActivityEnvironment_data_speed: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_speed\ntypedef CUpti_ActivityEnvironmentSpeed CUpti_ActivityEnvironment.data.speed, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentSpeed,
);

pub(crate) static CUpti_ActivityEnvironment_data_temperature: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_temperature\ntypedef CUpti_ActivityEnvironmentTemperature CUpti_ActivityEnvironment.data.temperature, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentTemperature,
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentCooling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentCooling\nstruct CUpti_ActivityEnvironmentCooling, from cupti_activity.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.field(c"fanSpeed", 0, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentCooling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentCooling\nstruct CUpti_ActivityEnvironmentCooling, from cupti_activity.h. Since CUDA 13.3.",
    (4, 1, false),
    |table| {
        table.field(c"fanSpeed", 0, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityEnvironmentFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentFieldIds\nenum CUpti_ActivityEnvironmentFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("ENVIRONMENT_FIELD_KIND", 0);
        table.member("ENVIRONMENT_FIELD_DEVICE_ID", 1);
        table.member("ENVIRONMENT_FIELD_TIMESTAMP", 2);
        table.member("ENVIRONMENT_FIELD_ENVIRONMENT_KIND", 3);
        table.member("ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA", 4);
        table.member("ENVIRONMENT_FIELD_MAX", 5);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentPower: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentPower\nstruct CUpti_ActivityEnvironmentPower, from cupti_activity.h. Since CUDA 13.3.",
    (8, 4, false),
    |table| {
        table.field(c"power", 0, Ty::U32);
        table.field(c"powerLimit", 4, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentPower: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentPower\nstruct CUpti_ActivityEnvironmentPower, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.field(c"power", 0, Ty::U32);
        table.field(c"powerLimit", 4, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentSpeed: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentSpeed\nstruct CUpti_ActivityEnvironmentSpeed, from cupti_activity.h. Since CUDA 13.3.",
    (20, 4, false),
    |table| {
        table.field(c"smClock", 0, Ty::U32);
        table.field(c"memoryClock", 4, Ty::U32);
        table.field(c"pcieLinkGen", 8, Ty::U32);
        table.field(c"pcieLinkWidth", 12, Ty::U32);
        table.field(c"clocksThrottleReasons", 16, Ty::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentSpeed: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentSpeed\nstruct CUpti_ActivityEnvironmentSpeed, from cupti_activity.h. Since CUDA 13.3.",
    (20, 1, false),
    |table| {
        table.field(c"smClock", 0, Ty::U32);
        table.field(c"memoryClock", 4, Ty::U32);
        table.field(c"pcieLinkGen", 8, Ty::U32);
        table.field(c"pcieLinkWidth", 12, Ty::U32);
        table.field(c"clocksThrottleReasons", 16, Ty::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentTemperature: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentTemperature\nstruct CUpti_ActivityEnvironmentTemperature, from cupti_activity.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.field(c"gpuTemperature", 0, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentTemperature: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentTemperature\nstruct CUpti_ActivityEnvironmentTemperature, from cupti_activity.h. Since CUDA 13.3.",
    (4, 1, false),
    |table| {
        table.field(c"gpuTemperature", 0, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEvent\nstruct CUpti_ActivityEvent, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"domain", 16, Ty::Value(&cupti::CUpti_EventDomainID));
        table.field(c"correlationId", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEventInstance\nstruct CUpti_ActivityEventInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"domain", 8, Ty::Value(&cupti::CUpti_EventDomainID));
        table.field(c"instance", 12, Ty::U32);
        table.field(c"value", 16, Ty::U64);
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"pad", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityExternalCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityExternalCorrelation\nstruct CUpti_ActivityExternalCorrelation, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"externalKind", 4, Ty::Enum(&cupti::CUpti_ExternalCorrelationKind));
        table.field(c"externalId", 8, Ty::U64);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"reserved", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityExternalCorrelationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityExternalCorrelationFieldIds\nenum CUpti_ActivityExternalCorrelationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("EXTERNAL_CORRELATION_FIELD_KIND", 0);
        table.member("EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND", 1);
        table.member("EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID", 2);
        table.member("EXTERNAL_CORRELATION_FIELD_CORRELATION_ID", 3);
        table.member("EXTERNAL_CORRELATION_FIELD_MAX", 4);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityFieldLayoutEntry: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFieldLayoutEntry\nstruct CUpti_ActivityFieldLayoutEntry, from cupti_activity.h. Since CUDA 13.2.",
    (40, 8, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
        table.field(c"fieldId", 8, Ty::I32);
        table.field(c"offset", 16, Ty::U64);
        table.field(c"size", 24, Ty::U64);
        table.field(c"alignment", 32, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityFieldLayoutEntry: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFieldLayoutEntry\nstruct CUpti_ActivityFieldLayoutEntry, from cupti_activity.h. Since CUDA 13.2.",
    (36, 1, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
        table.field(c"fieldId", 8, Ty::I32);
        table.field(c"offset", 12, Ty::U64);
        table.field(c"size", 20, Ty::U64);
        table.field(c"alignment", 28, Ty::U64);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityFieldSelection: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityFieldSelection\nstruct CUpti_ActivityFieldSelection, from cupti_activity.h. Since CUDA 13.2.",
        (24, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"numFields", 8, Ty::U64);
            table.field(c"pFieldIds", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityFieldSelection: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityFieldSelection\nstruct CUpti_ActivityFieldSelection, from cupti_activity.h. Since CUDA 13.2.",
        (24, 1, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"numFields", 8, Ty::U64);
            table.field(c"pFieldIds", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityFunction: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFunction\nstruct CUpti_ActivityFunction, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"moduleId", 12, Ty::U32);
        table.field(c"functionIndex", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
        table.field(c"name", 24, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityGlobalAccess: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess\nstruct CUpti_ActivityGlobalAccess, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"pcOffset", 16, Ty::U32);
        table.field(c"executed", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
        table.field(c"l2_transactions", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityGlobalAccess2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess2\nstruct CUpti_ActivityGlobalAccess2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"pcOffset", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
        table.field(c"l2_transactions", 32, Ty::U64);
        table.field(c"theoreticalL2Transactions", 40, Ty::U64);
        table.field(c"executed", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityGlobalAccess3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess3\nstruct CUpti_ActivityGlobalAccess3, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"executed", 20, Ty::U32);
        table.field(c"pcOffset", 24, Ty::U64);
        table.field(c"threadsExecuted", 32, Ty::U64);
        table.field(c"l2_transactions", 40, Ty::U64);
        table.field(c"theoreticalL2Transactions", 48, Ty::U64);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityGraphHostNode: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNode\nstruct CUpti_ActivityGraphHostNode, from cupti_activity.h. Since CUDA 13.1.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"streamId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"graphId", 20, Ty::U32);
        table.field(c"graphNodeId", 24, Ty::U64);
        table.field(c"processId", 32, Ty::U32);
        table.field(c"threadId", 36, Ty::U32);
        table.field(c"start", 40, Ty::U64);
        table.field(c"end", 48, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityGraphHostNode: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNode\nstruct CUpti_ActivityGraphHostNode, from cupti_activity.h. Since CUDA 13.1.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"streamId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"graphId", 20, Ty::U32);
        table.field(c"graphNodeId", 24, Ty::U64);
        table.field(c"processId", 32, Ty::U32);
        table.field(c"threadId", 36, Ty::U32);
        table.field(c"start", 40, Ty::U64);
        table.field(c"end", 48, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityGraphHostNodeFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNodeFieldIds\nenum CUpti_ActivityGraphHostNodeFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("GRAPH_HOST_NODE_FIELD_KIND", 0);
        table.member("GRAPH_HOST_NODE_FIELD_STREAM_ID", 1);
        table.member("GRAPH_HOST_NODE_FIELD_CONTEXT_ID", 2);
        table.member("GRAPH_HOST_NODE_FIELD_DEVICE_ID", 3);
        table.member("GRAPH_HOST_NODE_FIELD_CORRELATION_ID", 4);
        table.member("GRAPH_HOST_NODE_FIELD_GRAPH_ID", 5);
        table.member("GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID", 6);
        table.member("GRAPH_HOST_NODE_FIELD_PROCESS_ID", 7);
        table.member("GRAPH_HOST_NODE_FIELD_THREAD_ID", 8);
        table.member("GRAPH_HOST_NODE_FIELD_START", 9);
        table.member("GRAPH_HOST_NODE_FIELD_END", 10);
        table.member("GRAPH_HOST_NODE_FIELD_MAX", 11);
    },
);

pub(crate) static CUpti_ActivityGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace\nstruct CUpti_ActivityGraphTrace, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"graphId", 28, Ty::U32);
        table.field(c"contextId", 32, Ty::U32);
        table.field(c"streamId", 36, Ty::U32);
        table.field(c"reserved", 40, Ty::Pointer);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityGraphTrace2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"graphId", 28, Ty::U32);
        table.field(c"contextId", 32, Ty::U32);
        table.field(c"streamId", 36, Ty::U32);
        table.field(c"reserved", 40, Ty::Pointer);
        table.field(c"endDeviceId", 48, Ty::U32);
        table.field(c"endContextId", 52, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityGraphTrace2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"graphId", 28, Ty::U32);
        table.field(c"contextId", 32, Ty::U32);
        table.field(c"streamId", 36, Ty::U32);
        table.field(c"reserved", 40, Ty::Pointer);
        table.field(c"endDeviceId", 48, Ty::U32);
        table.field(c"endContextId", 52, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityGraphTraceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTraceFieldIds\nenum CUpti_ActivityGraphTraceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("GRAPH_TRACE_FIELD_KIND", 0);
        table.member("GRAPH_TRACE_FIELD_CORRELATION_ID", 1);
        table.member("GRAPH_TRACE_FIELD_START", 2);
        table.member("GRAPH_TRACE_FIELD_END", 3);
        table.member("GRAPH_TRACE_FIELD_DEVICE_ID", 4);
        table.member("GRAPH_TRACE_FIELD_GRAPH_ID", 5);
        table.member("GRAPH_TRACE_FIELD_CONTEXT_ID", 6);
        table.member("GRAPH_TRACE_FIELD_STREAM_ID", 7);
        table.member("GRAPH_TRACE_FIELD_END_DEVICE_ID", 8);
        table.member("GRAPH_TRACE_FIELD_END_CONTEXT_ID", 9);
        table.member("GRAPH_TRACE_FIELD_MAX", 10);
    },
);

pub(crate) static CUpti_ActivityGreenContext: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext\nstruct CUpti_ActivityGreenContext, from cupti_activity_deprecated.h. Since CUDA 13.2.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"parentContextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"numTpcs", 16, Ty::U32);
        table.field(c"numMultiprocessors", 20, Ty::U16);
        table.field(c"logicalTpcMaskSize", 22, Ty::U8);
        table.field(c"padding", 23, Ty::U8);
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
    },
);

pub(crate) static CUpti_ActivityGreenContext2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext2\nstruct CUpti_ActivityGreenContext2, from cupti_activity_deprecated.h. Since CUDA 13.2.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"parentContextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"numTpcs", 16, Ty::U32);
        table.field(c"numMultiprocessors", 20, Ty::U16);
        table.field(c"logicalTpcMaskSize", 22, Ty::U8);
        table.field(c"padding", 23, Ty::U8);
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
        table.field(c"workqueueResourceId", 152, Ty::U64);
        table.field(c"workqueueConcurrencyLimit", 160, Ty::U32);
        table.field(c"workqueueSharingScope", 164, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityGreenContext3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext3\nstruct CUpti_ActivityGreenContext3, from cupti_activity.h. Since CUDA 13.4.",
    (304, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"parentContextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"numTpcs", 16, Ty::U32);
        table.field(c"numMultiprocessors", 20, Ty::U16);
        table.field(c"logicalTpcMaskSize", 22, Ty::U8);
        table.field(c"padding", 23, Ty::U8);
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
        table.field(c"workqueueResourceId", 152, Ty::U64);
        table.field(c"workqueueConcurrencyLimit", 160, Ty::U32);
        table.field(c"workqueueSharingScope", 164, Ty::U32);
        table.field(c"workqueueChannelCount", 168, Ty::U32);
        table.field(c"padding2", 172, Ty::U32);
        table.field(c"workqueueChannelIds", 176, Ty::array(Ty::U32, 32));
    },
);

pub(crate) static CUpti_ActivityGreenContextFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContextFieldIds\nenum CUpti_ActivityGreenContextFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("GREEN_CONTEXT_FIELD_KIND", 0);
        table.member("GREEN_CONTEXT_FIELD_CONTEXT_ID", 1);
        table.member("GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID", 2);
        table.member("GREEN_CONTEXT_FIELD_DEVICE_ID", 3);
        table.member("GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS", 4);
        table.member("GREEN_CONTEXT_FIELD_NUM_TPCS", 5);
        table.member("GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE", 6);
        table.member("GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK", 7);
        table.member("GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID", 8);
        table.member("GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT", 9);
        table.member("GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE", 10);
        table.member("GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT", 11);
        table.member("GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS", 12);
        table.member("GREEN_CONTEXT_FIELD_MAX", 13);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityHostLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunch\nstruct CUpti_ActivityHostLaunch, from cupti_activity.h. Since CUDA 13.1.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"streamId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"processId", 20, Ty::U32);
        table.field(c"threadId", 24, Ty::U32);
        table.field(c"padding", 28, Ty::U32);
        table.field(c"start", 32, Ty::U64);
        table.field(c"end", 40, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityHostLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunch\nstruct CUpti_ActivityHostLaunch, from cupti_activity.h. Since CUDA 13.1.",
    (48, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"streamId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"processId", 20, Ty::U32);
        table.field(c"threadId", 24, Ty::U32);
        table.field(c"padding", 28, Ty::U32);
        table.field(c"start", 32, Ty::U64);
        table.field(c"end", 40, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityHostLaunchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunchFieldIds\nenum CUpti_ActivityHostLaunchFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("HOST_LAUNCH_FIELD_KIND", 0);
        table.member("HOST_LAUNCH_FIELD_STREAM_ID", 1);
        table.member("HOST_LAUNCH_FIELD_CONTEXT_ID", 2);
        table.member("HOST_LAUNCH_FIELD_DEVICE_ID", 3);
        table.member("HOST_LAUNCH_FIELD_CORRELATION_ID", 4);
        table.member("HOST_LAUNCH_FIELD_PROCESS_ID", 5);
        table.member("HOST_LAUNCH_FIELD_THREAD_ID", 6);
        table.member("HOST_LAUNCH_FIELD_START", 7);
        table.member("HOST_LAUNCH_FIELD_END", 8);
        table.member("HOST_LAUNCH_FIELD_MAX", 9);
    },
);

pub(crate) static CUpti_ActivityInstantaneousEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousEvent\nstruct CUpti_ActivityInstantaneousEvent, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityInstantaneousEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousEventInstance\nstruct CUpti_ActivityInstantaneousEventInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"instance", 28, Ty::U8);
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetric: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousMetric\nstruct CUpti_ActivityInstantaneousMetric, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"flags", 28, Ty::U8);
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousMetricInstance\nstruct CUpti_ActivityInstantaneousMetricInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"flags", 28, Ty::U8);
        table.field(c"instance", 29, Ty::U8);
        table.field(c"pad", 30, Ty::array(Ty::U8, 2));
    },
);

pub(crate) static CUpti_ActivityInstructionCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionCorrelation\nstruct CUpti_ActivityInstructionCorrelation, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"functionId", 12, Ty::U32);
        table.field(c"pcOffset", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityInstructionExecution: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionExecution\nstruct CUpti_ActivityInstructionExecution, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"pcOffset", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
        table.field(c"notPredOffThreadsExecuted", 32, Ty::U64);
        table.field(c"executed", 40, Ty::U32);
        table.field(c"pad", 44, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityJit: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJit\nstruct CUpti_ActivityJit, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"jitEntryType", 4, Ty::Enum(&cupti::CUpti_ActivityJitEntryType));
        table.field(c"jitOperationType", 8, Ty::Enum(&cupti::CUpti_ActivityJitOperationType));
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"correlationId", 32, Ty::U32);
        table.field(c"padding", 36, Ty::U32);
        table.field(c"jitOperationCorrelationId", 40, Ty::U64);
        table.field(c"cacheSize", 48, Ty::U64);
        table.field(c"cachePath", 56, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityJit2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJit2\nstruct CUpti_ActivityJit2, from cupti_activity.h. Since CUDA 12.4.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"jitEntryType", 4, Ty::Enum(&cupti::CUpti_ActivityJitEntryType));
        table.field(c"jitOperationType", 8, Ty::Enum(&cupti::CUpti_ActivityJitOperationType));
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"correlationId", 32, Ty::U32);
        table.field(c"padding", 36, Ty::U32);
        table.field(c"jitOperationCorrelationId", 40, Ty::U64);
        table.field(c"cacheSize", 48, Ty::U64);
        table.field(c"cachePath", 56, Ty::CString);
        table.field(c"processId", 64, Ty::U32);
        table.field(c"threadId", 68, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityJitFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitFieldIds\nenum CUpti_ActivityJitFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("JIT_FIELD_KIND", 0);
        table.member("JIT_FIELD_ENTRY_TYPE", 1);
        table.member("JIT_FIELD_OPERATION_TYPE", 2);
        table.member("JIT_FIELD_DEVICE_ID", 3);
        table.member("JIT_FIELD_START", 4);
        table.member("JIT_FIELD_END", 5);
        table.member("JIT_FIELD_CORRELATION_ID", 6);
        table.member("JIT_FIELD_OPERATION_CORRELATION_ID", 7);
        table.member("JIT_FIELD_CACHE_SIZE", 8);
        table.member("JIT_FIELD_CACHE_PATH", 9);
        table.member("JIT_FIELD_PROCESS_ID", 10);
        table.member("JIT_FIELD_THREAD_ID", 11);
        table.member("JIT_FIELD_MAX", 12);
    },
);

pub(crate) static CUpti_ActivityKernel: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel\nstruct CUpti_ActivityKernel, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfigRequested", 4, Ty::U8);
        table.field(c"cacheConfigExecuted", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"contextId", 28, Ty::U32);
        table.field(c"streamId", 32, Ty::U32);
        table.field(c"gridX", 36, Ty::I32);
        table.field(c"gridY", 40, Ty::I32);
        table.field(c"gridZ", 44, Ty::I32);
        table.field(c"blockX", 48, Ty::I32);
        table.field(c"blockY", 52, Ty::I32);
        table.field(c"blockZ", 56, Ty::I32);
        table.field(c"staticSharedMemory", 60, Ty::I32);
        table.field(c"dynamicSharedMemory", 64, Ty::I32);
        table.field(c"localMemoryPerThread", 68, Ty::U32);
        table.field(c"localMemoryTotal", 72, Ty::U32);
        table.field(c"correlationId", 76, Ty::U32);
        table.field(c"runtimeCorrelationId", 80, Ty::U32);
        table.field(c"pad", 84, Ty::U32);
        table.field(c"name", 88, Ty::CString);
        table.field(c"reserved0", 96, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityKernel10: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel10\nstruct CUpti_ActivityKernel10, from cupti_activity_deprecated.h. Since CUDA 13.0.",
    (216, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel10_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
        table.field(c"maxPotentialClusterSize", 200, Ty::U32);
        table.field(c"maxActiveClusters", 204, Ty::U32);
        table.field(c"isDeviceLaunched", 208, Ty::U8);
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityKernel10_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel10_cacheConfig\nstruct CUpti_ActivityKernel10.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.0.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel10_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel10_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel10_cacheConfig_config\nstruct CUpti_ActivityKernel10.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 13.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel11: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel11\nstruct CUpti_ActivityKernel11, from cupti_activity_deprecated.h. Since CUDA 13.1.",
    (224, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel11_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
        table.field(c"maxPotentialClusterSize", 200, Ty::U32);
        table.field(c"maxActiveClusters", 204, Ty::U32);
        table.field(c"isDeviceLaunched", 208, Ty::U8);
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table.field(c"priority", 216, Ty::I32);
        table.field(c"padding4", 220, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityKernel11_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel11_cacheConfig\nstruct CUpti_ActivityKernel11.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.1.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel11_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel11_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel11_cacheConfig_config\nstruct CUpti_ActivityKernel11.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 13.1.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel12: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel12\nstruct CUpti_ActivityKernel12, from cupti_activity_deprecated.h. Since CUDA 13.3.",
    (232, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel12_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
        table.field(c"maxPotentialClusterSize", 200, Ty::U32);
        table.field(c"maxActiveClusters", 204, Ty::U32);
        table.field(c"isDeviceLaunched", 208, Ty::U8);
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table.field(c"priority", 216, Ty::I32);
        table.field(c"padding4", 220, Ty::U32);
        table.field(c"executionModel", 224, Ty::U32);
        table.field(c"padding5", 228, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityKernel12_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel12_cacheConfig\nstruct CUpti_ActivityKernel12.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.3.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel12_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel12_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel12_cacheConfig_config\nstruct CUpti_ActivityKernel12.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 13.3.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel13: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel13\nstruct CUpti_ActivityKernel13, from cupti_activity.h. Since CUDA 13.4.",
    (248, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel13_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
        table.field(c"maxPotentialClusterSize", 200, Ty::U32);
        table.field(c"maxActiveClusters", 204, Ty::U32);
        table.field(c"isDeviceLaunched", 208, Ty::U8);
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table.field(c"priority", 216, Ty::I32);
        table.field(c"padding4", 220, Ty::U32);
        table.field(c"executionModel", 224, Ty::U32);
        table.field(c"padding5", 228, Ty::U32);
        table.field(c"sourceGraphId", 232, Ty::U32);
        table.field(c"padding6", 236, Ty::U32);
        table.field(c"sourceGraphNodeId", 240, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityKernel13_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel13_cacheConfig\nstruct CUpti_ActivityKernel13.cacheConfig, from cupti_activity.h. Since CUDA 13.4.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel13_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel13_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel13_cacheConfig_config\nstruct CUpti_ActivityKernel13.cacheConfig.config, from cupti_activity.h. Since CUDA 13.4.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernel2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel2\nstruct CUpti_ActivityKernel2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel2_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"completed", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"gridX", 44, Ty::I32);
        table.field(c"gridY", 48, Ty::I32);
        table.field(c"gridZ", 52, Ty::I32);
        table.field(c"blockX", 56, Ty::I32);
        table.field(c"blockY", 60, Ty::I32);
        table.field(c"blockZ", 64, Ty::I32);
        table.field(c"staticSharedMemory", 68, Ty::I32);
        table.field(c"dynamicSharedMemory", 72, Ty::I32);
        table.field(c"localMemoryPerThread", 76, Ty::U32);
        table.field(c"localMemoryTotal", 80, Ty::U32);
        table.field(c"correlationId", 84, Ty::U32);
        table.field(c"gridId", 88, Ty::I64);
        table.field(c"name", 96, Ty::CString);
        table.field(c"reserved0", 104, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityKernel3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3\nstruct CUpti_ActivityKernel3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel3_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityKernel4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4\nstruct CUpti_ActivityKernel4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel4_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityKernel5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5\nstruct CUpti_ActivityKernel5, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (160, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel5_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityKernel6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6\nstruct CUpti_ActivityKernel6, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel6_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
    },
);

pub(crate) static CUpti_ActivityKernel7: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7\nstruct CUpti_ActivityKernel7, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel7_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
    },
);

pub(crate) static CUpti_ActivityKernel8: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8\nstruct CUpti_ActivityKernel8, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (200, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel8_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityKernel9: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9\nstruct CUpti_ActivityKernel9, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (208, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig));
        table.field(c"sharedMemoryConfig", 5, Ty::U8);
        table.field(c"registersPerThread", 6, Ty::U16);
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"completed", 32, Ty::U64);
        table.field(c"deviceId", 40, Ty::U32);
        table.field(c"contextId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"gridX", 52, Ty::I32);
        table.field(c"gridY", 56, Ty::I32);
        table.field(c"gridZ", 60, Ty::I32);
        table.field(c"blockX", 64, Ty::I32);
        table.field(c"blockY", 68, Ty::I32);
        table.field(c"blockZ", 72, Ty::I32);
        table.field(c"staticSharedMemory", 76, Ty::I32);
        table.field(c"dynamicSharedMemory", 80, Ty::I32);
        table.field(c"localMemoryPerThread", 84, Ty::U32);
        table.field(c"localMemoryTotal", 88, Ty::U32);
        table.field(c"correlationId", 92, Ty::U32);
        table.field(c"gridId", 96, Ty::I64);
        table.field(c"name", 104, Ty::CString);
        table.field(c"reserved0", 112, Ty::Pointer);
        table.field(c"queued", 120, Ty::U64);
        table.field(c"submitted", 128, Ty::U64);
        table.field(c"launchType", 136, Ty::U8);
        table.field(c"isSharedMemoryCarveoutRequested", 137, Ty::U8);
        table.field(c"sharedMemoryCarveoutRequested", 138, Ty::U8);
        table.field(c"padding", 139, Ty::U8);
        table.field(c"sharedMemoryExecuted", 140, Ty::U32);
        table.field(c"graphNodeId", 144, Ty::U64);
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.field(c"graphId", 156, Ty::U32);
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.field(c"channelID", 168, Ty::U32);
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"clusterX", 176, Ty::U32);
        table.field(c"clusterY", 180, Ty::U32);
        table.field(c"clusterZ", 184, Ty::U32);
        table.field(c"clusterSchedulingPolicy", 188, Ty::U32);
        table.field(c"localMemoryTotal_v2", 192, Ty::U64);
        table.field(c"maxPotentialClusterSize", 200, Ty::U32);
        table.field(c"maxActiveClusters", 204, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityKernel9_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9_cacheConfig\nstruct CUpti_ActivityKernel9.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel9_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9_cacheConfig_config\nstruct CUpti_ActivityKernel9.cacheConfig.config, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernelFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernelFieldIds\nenum CUpti_ActivityKernelFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("KERNEL_FIELD_KIND", 0);
        table.member("KERNEL_FIELD_CACHE_CONFIG_REQUESTED", 1);
        table.member("KERNEL_FIELD_CACHE_CONFIG_EXECUTED", 2);
        table.member("KERNEL_FIELD_SHARED_MEMORY_CONFIG", 3);
        table.member("KERNEL_FIELD_REGISTERS_PER_THREAD", 4);
        table.member("KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED", 5);
        table.member("KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED", 6);
        table.member("KERNEL_FIELD_START", 7);
        table.member("KERNEL_FIELD_END", 8);
        table.member("KERNEL_FIELD_COMPLETED", 9);
        table.member("KERNEL_FIELD_DEVICE_ID", 10);
        table.member("KERNEL_FIELD_CONTEXT_ID", 11);
        table.member("KERNEL_FIELD_STREAM_ID", 12);
        table.member("KERNEL_FIELD_GRID_X", 13);
        table.member("KERNEL_FIELD_GRID_Y", 14);
        table.member("KERNEL_FIELD_GRID_Z", 15);
        table.member("KERNEL_FIELD_BLOCK_X", 16);
        table.member("KERNEL_FIELD_BLOCK_Y", 17);
        table.member("KERNEL_FIELD_BLOCK_Z", 18);
        table.member("KERNEL_FIELD_STATIC_SHARED_MEMORY", 19);
        table.member("KERNEL_FIELD_DYNAMIC_SHARED_MEMORY", 20);
        table.member("KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD", 21);
        table.member("KERNEL_FIELD_CORRELATION_ID", 22);
        table.member("KERNEL_FIELD_GRID_ID", 23);
        table.member("KERNEL_FIELD_NAME", 24);
        table.member("KERNEL_FIELD_QUEUED", 25);
        table.member("KERNEL_FIELD_SUBMITTED", 26);
        table.member("KERNEL_FIELD_LAUNCH_TYPE", 27);
        table.member("KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED", 28);
        table.member("KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED", 29);
        table.member("KERNEL_FIELD_SHARED_MEMORY_EXECUTED", 30);
        table.member("KERNEL_FIELD_GRAPH_NODE_ID", 31);
        table.member("KERNEL_FIELD_SHMEM_LIMIT_CONFIG", 32);
        table.member("KERNEL_FIELD_GRAPH_ID", 33);
        table.member("KERNEL_FIELD_ACCESS_POLICY_WINDOW", 34);
        table.member("KERNEL_FIELD_CHANNEL_ID", 35);
        table.member("KERNEL_FIELD_CHANNEL_TYPE", 36);
        table.member("KERNEL_FIELD_CLUSTER_X", 37);
        table.member("KERNEL_FIELD_CLUSTER_Y", 38);
        table.member("KERNEL_FIELD_CLUSTER_Z", 39);
        table.member("KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY", 40);
        table.member("KERNEL_FIELD_LOCAL_MEMORY_TOTAL", 41);
        table.member("KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE", 42);
        table.member("KERNEL_FIELD_MAX_ACTIVE_CLUSTERS", 43);
        table.member("KERNEL_FIELD_IS_DEVICE_LAUNCHED", 44);
        table.member("KERNEL_FIELD_LAUNCH_PRIORITY", 45);
        table.member("KERNEL_FIELD_EXECUTION_MODEL", 46);
        table.member("KERNEL_FIELD_SOURCE_GRAPH_ID", 47);
        table.member("KERNEL_FIELD_SOURCE_GRAPH_NODE_ID", 48);
        table.member("KERNEL_FIELD_MAX", 49);
    },
);

pub(crate) static CUpti_ActivityKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKind\nenum CUpti_ActivityKind, from cupti_activity.h. Since CUDA 12.0 or earlier. Deprecated: CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR, CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS, CUPTI_ACTIVITY_KIND_BRANCH, CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION, CUPTI_ACTIVITY_KIND_SHARED_ACCESS, CUPTI_ACTIVITY_KIND_PC_SAMPLING, CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO, CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION.",
    |table| {
        table.member("CUPTI_ACTIVITY_KIND_INVALID", 0);
        table.member("CUPTI_ACTIVITY_KIND_MEMCPY", 1);
        table.member("CUPTI_ACTIVITY_KIND_MEMSET", 2);
        table.member("CUPTI_ACTIVITY_KIND_KERNEL", 3);
        table.member("CUPTI_ACTIVITY_KIND_DRIVER", 4);
        table.member("CUPTI_ACTIVITY_KIND_RUNTIME", 5);
        table.member("CUPTI_ACTIVITY_KIND_EVENT", 6);
        table.member("CUPTI_ACTIVITY_KIND_METRIC", 7);
        table.member("CUPTI_ACTIVITY_KIND_DEVICE", 8);
        table.member("CUPTI_ACTIVITY_KIND_CONTEXT", 9);
        table.member("CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL", 10);
        table.member("CUPTI_ACTIVITY_KIND_NAME", 11);
        table.member("CUPTI_ACTIVITY_KIND_MARKER", 12);
        table.member("CUPTI_ACTIVITY_KIND_MARKER_DATA", 13);
        table.member("CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR", 14);
        table.member("CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS", 15);
        table.member("CUPTI_ACTIVITY_KIND_BRANCH", 16);
        table.member("CUPTI_ACTIVITY_KIND_OVERHEAD", 17);
        table.member("CUPTI_ACTIVITY_KIND_CDP_KERNEL", 18);
        table.member("CUPTI_ACTIVITY_KIND_PREEMPTION", 19);
        table.member("CUPTI_ACTIVITY_KIND_ENVIRONMENT", 20);
        table.member("CUPTI_ACTIVITY_KIND_EVENT_INSTANCE", 21);
        table.member("CUPTI_ACTIVITY_KIND_MEMCPY2", 22);
        table.member("CUPTI_ACTIVITY_KIND_METRIC_INSTANCE", 23);
        table.member("CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION", 24);
        table.member("CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER", 25);
        table.member("CUPTI_ACTIVITY_KIND_FUNCTION", 26);
        table.member("CUPTI_ACTIVITY_KIND_MODULE", 27);
        table.member("CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE", 28);
        table.member("CUPTI_ACTIVITY_KIND_SHARED_ACCESS", 29);
        table.member("CUPTI_ACTIVITY_KIND_PC_SAMPLING", 30);
        table.member("CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO", 31);
        table.member("CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION", 32);
        table.member("CUPTI_ACTIVITY_KIND_OPENACC_DATA", 33);
        table.member("CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH", 34);
        table.member("CUPTI_ACTIVITY_KIND_OPENACC_OTHER", 35);
        table.member("CUPTI_ACTIVITY_KIND_CUDA_EVENT", 36);
        table.member("CUPTI_ACTIVITY_KIND_STREAM", 37);
        table.member("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", 38);
        table.member("CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION", 39);
        table.member("CUPTI_ACTIVITY_KIND_NVLINK", 40);
        table.member("CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT", 41);
        table.member("CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE", 42);
        table.member("CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC", 43);
        table.member("CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE", 44);
        table.member("CUPTI_ACTIVITY_KIND_MEMORY", 45);
        table.member("CUPTI_ACTIVITY_KIND_PCIE", 46);
        table.member("CUPTI_ACTIVITY_KIND_OPENMP", 47);
        table.member("CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API", 48);
        table.member("CUPTI_ACTIVITY_KIND_MEMORY2", 49);
        table.member("CUPTI_ACTIVITY_KIND_MEMORY_POOL", 50);
        table.member("CUPTI_ACTIVITY_KIND_GRAPH_TRACE", 51);
        table.member("CUPTI_ACTIVITY_KIND_JIT", 52);
        table.member("CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE", 53);
        table.member("CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS", 54);
        table.member("CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION", 55);
        table.member("CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE", 56);
        table.member("CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH", 57);
        table.member("CUPTI_ACTIVITY_KIND_HOST_LAUNCH", 58);
        table.member("CUPTI_ACTIVITY_KIND_GREEN_CONTEXT", 59);
        table.member("CUPTI_ACTIVITY_KIND_COUNT", 60);
        table.member("CUPTI_ACTIVITY_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMarker: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarker\nstruct CUpti_ActivityMarker, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"id", 16, Ty::U32);
        table.field(c"objectKind", 20, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 24, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"pad", 36, Ty::U32);
        table.field(c"name", 40, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityMarker2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarker2\nstruct CUpti_ActivityMarker2, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"id", 16, Ty::U32);
        table.field(c"objectKind", 20, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 24, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"pad", 36, Ty::U32);
        table.field(c"name", 40, Ty::CString);
        table.field(c"domain", 48, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityMarkerData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerData\nstruct CUpti_ActivityMarkerData, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"id", 8, Ty::U32);
        table.field(c"payloadKind", 12, Ty::Enum(&cupti::CUpti_MetricValueKind));
        table.field(c"payload", 16, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"color", 24, Ty::U32);
        table.field(c"category", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMarkerData2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerData2\nstruct CUpti_ActivityMarkerData2, from cupti_activity.h. Since CUDA 13.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"id", 8, Ty::U32);
        table.field(c"payloadKind", 12, Ty::Enum(&cupti::CUpti_MetricValueKind));
        table.field(c"payload", 16, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"color", 24, Ty::U32);
        table.field(c"category", 28, Ty::U32);
        table.field(c"cuptiDomainId", 32, Ty::U32);
        table.field(c"padding", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMarkerDataFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerDataFieldIds\nenum CUpti_ActivityMarkerDataFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MARKER_DATA_FIELD_KIND", 0);
        table.member("MARKER_DATA_FIELD_FLAGS", 1);
        table.member("MARKER_DATA_FIELD_ID", 2);
        table.member("MARKER_DATA_FIELD_PAYLOAD_KIND", 3);
        table.member("MARKER_DATA_FIELD_PAYLOAD", 4);
        table.member("MARKER_DATA_FIELD_COLOR", 5);
        table.member("MARKER_DATA_FIELD_CATEGORY", 6);
        table.member("MARKER_DATA_FIELD_CUPTI_DOMAIN_ID", 7);
        table.member("MARKER_DATA_FIELD_MAX", 8);
    },
);

pub(crate) static CUpti_ActivityMarkerFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerFieldIds\nenum CUpti_ActivityMarkerFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MARKER_FIELD_KIND", 0);
        table.member("MARKER_FIELD_FLAGS", 1);
        table.member("MARKER_FIELD_TIMESTAMP", 2);
        table.member("MARKER_FIELD_ID", 3);
        table.member("MARKER_FIELD_PROCESS_ID", 4);
        table.member("MARKER_FIELD_THREAD_ID", 5);
        table.member("MARKER_FIELD_NAME", 6);
        table.member("MARKER_FIELD_DOMAIN", 7);
        table.member("MARKER_FIELD_MAX", 8);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityMemDecompress: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"channelID", 16, Ty::U32);
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"numberOfOperations", 28, Ty::U32);
        table.field(c"sourceBytes", 32, Ty::U64);
        table.field(c"reserved0", 40, Ty::Pointer);
        table.field(c"start", 48, Ty::U64);
        table.field(c"end", 56, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityMemDecompress: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"channelID", 16, Ty::U32);
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"numberOfOperations", 28, Ty::U32);
        table.field(c"sourceBytes", 32, Ty::U64);
        table.field(c"reserved0", 40, Ty::Pointer);
        table.field(c"start", 48, Ty::U64);
        table.field(c"end", 56, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemDecompressFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompressFieldIds\nenum CUpti_ActivityMemDecompressFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEM_DECOMPRESS_FIELD_KIND", 0);
        table.member("MEM_DECOMPRESS_FIELD_DEVICE_ID", 1);
        table.member("MEM_DECOMPRESS_FIELD_CONTEXT_ID", 2);
        table.member("MEM_DECOMPRESS_FIELD_STREAM_ID", 3);
        table.member("MEM_DECOMPRESS_FIELD_CHANNEL_ID", 4);
        table.member("MEM_DECOMPRESS_FIELD_CHANNEL_TYPE", 5);
        table.member("MEM_DECOMPRESS_FIELD_CORRELATION_ID", 6);
        table.member("MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS", 7);
        table.member("MEM_DECOMPRESS_FIELD_SOURCE_BYTES", 8);
        table.member("MEM_DECOMPRESS_FIELD_START", 9);
        table.member("MEM_DECOMPRESS_FIELD_END", 10);
        table.member("MEM_DECOMPRESS_FIELD_MAX", 11);
    },
);

pub(crate) static CUpti_ActivityMemcpy: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy\nstruct CUpti_ActivityMemcpy, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityMemcpy2: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy2\ntypedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    &cupti13::CUpti_ActivityMemcpyPtoP,
);

pub(crate) static CUpti_ActivityMemcpy2FieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy2FieldIds\nenum CUpti_ActivityMemcpy2FieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEMCPY2_FIELD_KIND", 0);
        table.member("MEMCPY2_FIELD_COPY_KIND", 1);
        table.member("MEMCPY2_FIELD_SRC_KIND", 2);
        table.member("MEMCPY2_FIELD_DST_KIND", 3);
        table.member("MEMCPY2_FIELD_FLAGS", 4);
        table.member("MEMCPY2_FIELD_BYTES", 5);
        table.member("MEMCPY2_FIELD_START", 6);
        table.member("MEMCPY2_FIELD_END", 7);
        table.member("MEMCPY2_FIELD_DEVICE_ID", 8);
        table.member("MEMCPY2_FIELD_CONTEXT_ID", 9);
        table.member("MEMCPY2_FIELD_STREAM_ID", 10);
        table.member("MEMCPY2_FIELD_SRC_DEVICE_ID", 11);
        table.member("MEMCPY2_FIELD_SRC_CONTEXT_ID", 12);
        table.member("MEMCPY2_FIELD_DST_DEVICE_ID", 13);
        table.member("MEMCPY2_FIELD_DST_CONTEXT_ID", 14);
        table.member("MEMCPY2_FIELD_CORRELATION_ID", 15);
        table.member("MEMCPY2_FIELD_GRAPH_NODE_ID", 16);
        table.member("MEMCPY2_FIELD_GRAPH_ID", 17);
        table.member("MEMCPY2_FIELD_CHANNEL_ID", 18);
        table.member("MEMCPY2_FIELD_CHANNEL_TYPE", 19);
        table.member("MEMCPY2_FIELD_MAX", 20);
    },
);

pub(crate) static CUpti_ActivityMemcpy3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy3\nstruct CUpti_ActivityMemcpy3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemcpy4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy4\nstruct CUpti_ActivityMemcpy4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"padding", 76, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMemcpy5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy5\nstruct CUpti_ActivityMemcpy5, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"channelID", 76, Ty::U32);
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"pad2", 84, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMemcpy6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy6\nstruct CUpti_ActivityMemcpy6, from cupti_activity_deprecated.h. Since CUDA 12.8.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"channelID", 76, Ty::U32);
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"isDeviceLaunched", 84, Ty::U8);
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.field(c"copyCount", 88, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemcpy7: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy7\nstruct CUpti_ActivityMemcpy7, from cupti_activity.h. Since CUDA 13.4.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"runtimeCorrelationId", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"channelID", 76, Ty::U32);
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"isDeviceLaunched", 84, Ty::U8);
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.field(c"copyCount", 88, Ty::U64);
        table.field(c"sourceGraphId", 96, Ty::U32);
        table.field(c"pad3", 100, Ty::U32);
        table.field(c"sourceGraphNodeId", 104, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemcpyFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyFieldIds\nenum CUpti_ActivityMemcpyFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEMCPY_FIELD_KIND", 0);
        table.member("MEMCPY_FIELD_COPY_KIND", 1);
        table.member("MEMCPY_FIELD_SRC_KIND", 2);
        table.member("MEMCPY_FIELD_DST_KIND", 3);
        table.member("MEMCPY_FIELD_FLAGS", 4);
        table.member("MEMCPY_FIELD_BYTES", 5);
        table.member("MEMCPY_FIELD_START", 6);
        table.member("MEMCPY_FIELD_END", 7);
        table.member("MEMCPY_FIELD_DEVICE_ID", 8);
        table.member("MEMCPY_FIELD_CONTEXT_ID", 9);
        table.member("MEMCPY_FIELD_STREAM_ID", 10);
        table.member("MEMCPY_FIELD_CORRELATION_ID", 11);
        table.member("MEMCPY_FIELD_GRAPH_NODE_ID", 12);
        table.member("MEMCPY_FIELD_GRAPH_ID", 13);
        table.member("MEMCPY_FIELD_CHANNEL_ID", 14);
        table.member("MEMCPY_FIELD_CHANNEL_TYPE", 15);
        table.member("MEMCPY_FIELD_IS_DEVICE_LAUNCHED", 16);
        table.member("MEMCPY_FIELD_COPY_COUNT", 17);
        table.member("MEMCPY_FIELD_SOURCE_GRAPH_ID", 18);
        table.member("MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID", 19);
        table.member("MEMCPY_FIELD_MAX", 20);
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP\nstruct CUpti_ActivityMemcpyPtoP, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"srcDeviceId", 44, Ty::U32);
        table.field(c"srcContextId", 48, Ty::U32);
        table.field(c"dstDeviceId", 52, Ty::U32);
        table.field(c"dstContextId", 56, Ty::U32);
        table.field(c"correlationId", 60, Ty::U32);
        table.field(c"reserved0", 64, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP2\nstruct CUpti_ActivityMemcpyPtoP2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"srcDeviceId", 44, Ty::U32);
        table.field(c"srcContextId", 48, Ty::U32);
        table.field(c"dstDeviceId", 52, Ty::U32);
        table.field(c"dstContextId", 56, Ty::U32);
        table.field(c"correlationId", 60, Ty::U32);
        table.field(c"reserved0", 64, Ty::Pointer);
        table.field(c"graphNodeId", 72, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP3\nstruct CUpti_ActivityMemcpyPtoP3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"srcDeviceId", 44, Ty::U32);
        table.field(c"srcContextId", 48, Ty::U32);
        table.field(c"dstDeviceId", 52, Ty::U32);
        table.field(c"dstContextId", 56, Ty::U32);
        table.field(c"correlationId", 60, Ty::U32);
        table.field(c"reserved0", 64, Ty::Pointer);
        table.field(c"graphNodeId", 72, Ty::U64);
        table.field(c"graphId", 80, Ty::U32);
        table.field(c"padding", 84, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP4\nstruct CUpti_ActivityMemcpyPtoP4, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"copyKind", 4, Ty::U8);
        table.field(c"srcKind", 5, Ty::U8);
        table.field(c"dstKind", 6, Ty::U8);
        table.field(c"flags", 7, Ty::U8);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"srcDeviceId", 44, Ty::U32);
        table.field(c"srcContextId", 48, Ty::U32);
        table.field(c"dstDeviceId", 52, Ty::U32);
        table.field(c"dstContextId", 56, Ty::U32);
        table.field(c"correlationId", 60, Ty::U32);
        table.field(c"reserved0", 64, Ty::Pointer);
        table.field(c"graphNodeId", 72, Ty::U64);
        table.field(c"graphId", 80, Ty::U32);
        table.field(c"channelID", 84, Ty::U32);
        table.field(c"channelType", 88, Ty::Enum(&cupti::CUpti_ChannelType));
    },
);

pub(crate) static CUpti_ActivityMemory: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory\nstruct CUpti_ActivityMemory, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryKind", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table.field(c"address", 8, Ty::U64);
        table.field(c"bytes", 16, Ty::U64);
        table.field(c"start", 24, Ty::U64);
        table.field(c"end", 32, Ty::U64);
        table.field(c"allocPC", 40, Ty::U64);
        table.field(c"freePC", 48, Ty::U64);
        table.field(c"processId", 56, Ty::U32);
        table.field(c"deviceId", 60, Ty::U32);
        table.field(c"contextId", 64, Ty::U32);
        table.field(c"pad", 68, Ty::U32);
        table.field(c"name", 72, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityMemory2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2\nstruct CUpti_ActivityMemory2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryOperationType));
        table.field(c"memoryKind", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"address", 16, Ty::U64);
        table.field(c"bytes", 24, Ty::U64);
        table.field(c"timestamp", 32, Ty::U64);
        table.field(c"PC", 40, Ty::U64);
        table.field(c"processId", 48, Ty::U32);
        table.field(c"deviceId", 52, Ty::U32);
        table.field(c"contextId", 56, Ty::U32);
        table.field(c"streamId", 60, Ty::U32);
        table.field(c"name", 64, Ty::CString);
        table.field(c"isAsync", 72, Ty::U32);
        table.field(c"pad1", 76, Ty::U32);
        table.field(c"memoryPoolConfig", 80, Ty::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig));
    },
);

pub(crate) static CUpti_ActivityMemory3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3\nstruct CUpti_ActivityMemory3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryOperationType));
        table.field(c"memoryKind", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"address", 16, Ty::U64);
        table.field(c"bytes", 24, Ty::U64);
        table.field(c"timestamp", 32, Ty::U64);
        table.field(c"PC", 40, Ty::U64);
        table.field(c"processId", 48, Ty::U32);
        table.field(c"deviceId", 52, Ty::U32);
        table.field(c"contextId", 56, Ty::U32);
        table.field(c"streamId", 60, Ty::U32);
        table.field(c"name", 64, Ty::CString);
        table.field(c"isAsync", 72, Ty::U32);
        table.field(c"pad1", 76, Ty::U32);
        table.field(c"memoryPoolConfig", 80, Ty::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig));
    },
);

pub(crate) static CUpti_ActivityMemory4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory4\nstruct CUpti_ActivityMemory4, from cupti_activity.h. Since CUDA 12.6.",
    (128, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryOperationType));
        table.field(c"memoryKind", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"address", 16, Ty::U64);
        table.field(c"bytes", 24, Ty::U64);
        table.field(c"timestamp", 32, Ty::U64);
        table.field(c"PC", 40, Ty::U64);
        table.field(c"processId", 48, Ty::U32);
        table.field(c"deviceId", 52, Ty::U32);
        table.field(c"contextId", 56, Ty::U32);
        table.field(c"streamId", 60, Ty::U32);
        table.field(c"name", 64, Ty::CString);
        table.field(c"isAsync", 72, Ty::U32);
        table.field(c"pad1", 76, Ty::U32);
        table.field(c"memoryPoolConfig", 80, Ty::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig));
        table.field(c"source", 120, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityMemoryFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryFieldIds\nenum CUpti_ActivityMemoryFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEMORY_FIELD_KIND", 0);
        table.member("MEMORY_FIELD_OPERATION_TYPE", 1);
        table.member("MEMORY_FIELD_MEMORY_KIND", 2);
        table.member("MEMORY_FIELD_CORRELATION_ID", 3);
        table.member("MEMORY_FIELD_ADDRESS", 4);
        table.member("MEMORY_FIELD_BYTES", 5);
        table.member("MEMORY_FIELD_TIMESTAMP", 6);
        table.member("MEMORY_FIELD_PROCESS_ID", 7);
        table.member("MEMORY_FIELD_DEVICE_ID", 8);
        table.member("MEMORY_FIELD_CONTEXT_ID", 9);
        table.member("MEMORY_FIELD_STREAM_ID", 10);
        table.member("MEMORY_FIELD_IS_ASYNC", 11);
        table.member("MEMORY_FIELD_POOL_TYPE", 12);
        table.member("MEMORY_FIELD_POOL_ADDRESS", 13);
        table.member("MEMORY_FIELD_POOL_RELEASE_THRESHOLD", 14);
        table.member("MEMORY_FIELD_POOL_SIZE", 15);
        table.member("MEMORY_FIELD_POOL_PROCESS_ID", 16);
        table.member("MEMORY_FIELD_POOL_UTILIZED_SIZE", 17);
        table.member("MEMORY_FIELD_SOURCE", 18);
        table.member("MEMORY_FIELD_MAX", 19);
    },
);

pub(crate) static CUpti_ActivityMemoryPool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool\nstruct CUpti_ActivityMemoryPool, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"processId", 16, Ty::U32);
        table.field(c"deviceId", 20, Ty::U32);
        table.field(c"minBytesToKeep", 24, Ty::U64);
        table.field(c"address", 32, Ty::U64);
        table.field(c"size", 40, Ty::U64);
        table.field(c"releaseThreshold", 48, Ty::U64);
        table.field(c"timestamp", 56, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemoryPool2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool2\nstruct CUpti_ActivityMemoryPool2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"processId", 16, Ty::U32);
        table.field(c"deviceId", 20, Ty::U32);
        table.field(c"minBytesToKeep", 24, Ty::U64);
        table.field(c"address", 32, Ty::U64);
        table.field(c"size", 40, Ty::U64);
        table.field(c"releaseThreshold", 48, Ty::U64);
        table.field(c"timestamp", 56, Ty::U64);
        table.field(c"utilizedSize", 64, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemoryPool3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool3\nstruct CUpti_ActivityMemoryPool3, from cupti_activity.h. Since CUDA 13.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"processId", 16, Ty::U32);
        table.field(c"deviceId", 20, Ty::U32);
        table.field(c"minBytesToKeep", 24, Ty::U64);
        table.field(c"address", 32, Ty::U64);
        table.field(c"size", 40, Ty::U64);
        table.field(c"releaseThreshold", 48, Ty::U64);
        table.field(c"timestamp", 56, Ty::U64);
        table.field(c"utilizedSize", 64, Ty::U64);
        table.field(c"isManagedPool", 72, Ty::U8);
        table.field(c"pad2", 73, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityMemoryPoolFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolFieldIds\nenum CUpti_ActivityMemoryPoolFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEMORY_POOL_FIELD_KIND", 0);
        table.member("MEMORY_POOL_FIELD_OPERATION_TYPE", 1);
        table.member("MEMORY_POOL_FIELD_POOL_TYPE", 2);
        table.member("MEMORY_POOL_FIELD_CORRELATION_ID", 3);
        table.member("MEMORY_POOL_FIELD_PROCESS_ID", 4);
        table.member("MEMORY_POOL_FIELD_DEVICE_ID", 5);
        table.member("MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP", 6);
        table.member("MEMORY_POOL_FIELD_ADDRESS", 7);
        table.member("MEMORY_POOL_FIELD_SIZE", 8);
        table.member("MEMORY_POOL_FIELD_RELEASE_THRESHOLD", 9);
        table.member("MEMORY_POOL_FIELD_TIMESTAMP", 10);
        table.member("MEMORY_POOL_FIELD_UTILIZED_SIZE", 11);
        table.member("MEMORY_POOL_FIELD_IS_MANAGED_POOL", 12);
        table.member("MEMORY_POOL_FIELD_MAX", 13);
    },
);

pub(crate) static CUpti_ActivityMemset: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset\nstruct CUpti_ActivityMemset, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"value", 4, Ty::U32);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"flags", 48, Ty::U16);
        table.field(c"memoryKind", 50, Ty::U16);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityMemset2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset2\nstruct CUpti_ActivityMemset2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"value", 4, Ty::U32);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"flags", 48, Ty::U16);
        table.field(c"memoryKind", 50, Ty::U16);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemset3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset3\nstruct CUpti_ActivityMemset3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"value", 4, Ty::U32);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"flags", 48, Ty::U16);
        table.field(c"memoryKind", 50, Ty::U16);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"padding", 76, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMemset4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset4\nstruct CUpti_ActivityMemset4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"value", 4, Ty::U32);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"flags", 48, Ty::U16);
        table.field(c"memoryKind", 50, Ty::U16);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"channelID", 76, Ty::U32);
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"isDeviceLaunched", 84, Ty::U8);
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityMemset5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset5\nstruct CUpti_ActivityMemset5, from cupti_activity.h. Since CUDA 13.4.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"value", 4, Ty::U32);
        table.field(c"bytes", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"deviceId", 32, Ty::U32);
        table.field(c"contextId", 36, Ty::U32);
        table.field(c"streamId", 40, Ty::U32);
        table.field(c"correlationId", 44, Ty::U32);
        table.field(c"flags", 48, Ty::U16);
        table.field(c"memoryKind", 50, Ty::U16);
        table.field(c"pad", 52, Ty::U32);
        table.field(c"reserved0", 56, Ty::Pointer);
        table.field(c"graphNodeId", 64, Ty::U64);
        table.field(c"graphId", 72, Ty::U32);
        table.field(c"channelID", 76, Ty::U32);
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"isDeviceLaunched", 84, Ty::U8);
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.field(c"sourceGraphId", 88, Ty::U32);
        table.field(c"pad3", 92, Ty::U32);
        table.field(c"sourceGraphNodeId", 96, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemsetFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemsetFieldIds\nenum CUpti_ActivityMemsetFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("MEMSET_FIELD_KIND", 0);
        table.member("MEMSET_FIELD_VALUE", 1);
        table.member("MEMSET_FIELD_BYTES", 2);
        table.member("MEMSET_FIELD_START", 3);
        table.member("MEMSET_FIELD_END", 4);
        table.member("MEMSET_FIELD_DEVICE_ID", 5);
        table.member("MEMSET_FIELD_CONTEXT_ID", 6);
        table.member("MEMSET_FIELD_STREAM_ID", 7);
        table.member("MEMSET_FIELD_CORRELATION_ID", 8);
        table.member("MEMSET_FIELD_FLAGS", 9);
        table.member("MEMSET_FIELD_MEMORY_KIND", 10);
        table.member("MEMSET_FIELD_GRAPH_NODE_ID", 11);
        table.member("MEMSET_FIELD_GRAPH_ID", 12);
        table.member("MEMSET_FIELD_CHANNEL_ID", 13);
        table.member("MEMSET_FIELD_CHANNEL_TYPE", 14);
        table.member("MEMSET_FIELD_IS_DEVICE_LAUNCHED", 15);
        table.member("MEMSET_FIELD_SOURCE_GRAPH_ID", 16);
        table.member("MEMSET_FIELD_SOURCE_GRAPH_NODE_ID", 17);
        table.member("MEMSET_FIELD_MAX", 18);
    },
);

pub(crate) static CUpti_ActivityMetric: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMetric\nstruct CUpti_ActivityMetric, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"flags", 20, Ty::U8);
        table.field(c"pad", 21, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMetricInstance\nstruct CUpti_ActivityMetricInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.field(c"instance", 16, Ty::U32);
        table.field(c"correlationId", 20, Ty::U32);
        table.field(c"flags", 24, Ty::U8);
        table.field(c"pad", 25, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityModule: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityModule\nstruct CUpti_ActivityModule, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"id", 8, Ty::U32);
        table.field(c"cubinSize", 12, Ty::U32);
        table.field(c"cubin", 16, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityName: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityName\nstruct CUpti_ActivityName, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"objectKind", 4, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 8, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"pad", 20, Ty::U32);
        table.field(c"name", 24, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityNameFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNameFieldIds\nenum CUpti_ActivityNameFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("NAME_FIELD_KIND", 0);
        table.member("NAME_FIELD_OBJECT_KIND", 1);
        table.member("NAME_FIELD_OBJECT_ID", 2);
        table.member("NAME_FIELD_NAME", 3);
        table.member("NAME_FIELD_MAX", 4);
    },
);

pub(crate) static CUpti_ActivityNvLink: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink\nstruct CUpti_ActivityNvLink, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 4));
        table.field(c"portDev1", 60, Ty::array(Ty::I8, 4));
        table.field(c"bandwidth", 64, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityNvLink2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2\nstruct CUpti_ActivityNvLink2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 16));
        table.field(c"portDev1", 72, Ty::array(Ty::I8, 16));
        table.field(c"bandwidth", 88, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityNvLink3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3\nstruct CUpti_ActivityNvLink3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 16));
        table.field(c"portDev1", 72, Ty::array(Ty::I8, 16));
        table.field(c"bandwidth", 88, Ty::U64);
        table.field(c"nvswitchConnected", 96, Ty::U8);
        table.field(c"pad", 97, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityNvLink4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4\nstruct CUpti_ActivityNvLink4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (136, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 32));
        table.field(c"portDev1", 88, Ty::array(Ty::I8, 32));
        table.field(c"bandwidth", 120, Ty::U64);
        table.field(c"nvswitchConnected", 128, Ty::U8);
        table.field(c"pad", 129, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev0\nstruct CUpti_ActivityNvLink4.idDev0, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev0_npu\nstruct CUpti_ActivityNvLink4.idDev0.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev1\nstruct CUpti_ActivityNvLink4.idDev1, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev1_npu\nstruct CUpti_ActivityNvLink4.idDev1.npu, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityNvLink5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5\nstruct CUpti_ActivityNvLink5, from cupti_activity.h. Since CUDA 13.2.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti13::CUpti_ActivityNvLink5_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti13::CUpti_ActivityNvLink5_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::Pointer).in_digits();
        table.field(c"portDev1", 64, Ty::Pointer).in_digits();
        table.field(c"bandwidth", 72, Ty::U64);
        table.field(c"nvswitchConnected", 80, Ty::U8);
        table.field(c"pad", 81, Ty::array(Ty::U8, 7));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink5_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev0\nstruct CUpti_ActivityNvLink5.idDev0, from cupti_activity.h. Since CUDA 13.2.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLinkNpu));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink5_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev0\nstruct CUpti_ActivityNvLink5.idDev0, from cupti_activity.h. Since CUDA 13.2.",
    (16, 1, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLinkNpu));
    },
);

pub(crate) static CUpti_ActivityNvLink5_idDev0_npu: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev0_npu\ntypedef CUpti_ActivityNvLinkNpu CUpti_ActivityNvLink5.idDev0.npu, from cupti_activity.h. Only in CUDA 13.2.",
    &cupti13::CUpti_ActivityNvLinkNpu,
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink5_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev1\nstruct CUpti_ActivityNvLink5.idDev1, from cupti_activity.h. Since CUDA 13.2.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLinkNpu));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink5_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev1\nstruct CUpti_ActivityNvLink5.idDev1, from cupti_activity.h. Since CUDA 13.2.",
    (16, 1, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLinkNpu));
    },
);

pub(crate) static CUpti_ActivityNvLink5_idDev1_npu: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5_idDev1_npu\ntypedef CUpti_ActivityNvLinkNpu CUpti_ActivityNvLink5.idDev1.npu, from cupti_activity.h. Only in CUDA 13.2.",
    &cupti13::CUpti_ActivityNvLinkNpu,
);

pub(crate) static CUpti_ActivityNvLinkFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLinkFieldIds\nenum CUpti_ActivityNvLinkFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("NVLINK_FIELD_KIND", 0);
        table.member("NVLINK_FIELD_NVLINK_VERSION", 1);
        table.member("NVLINK_FIELD_TYPE_DEV0", 2);
        table.member("NVLINK_FIELD_TYPE_DEV1", 3);
        table.member("NVLINK_FIELD_ID_DEV0", 4);
        table.member("NVLINK_FIELD_ID_DEV1", 5);
        table.member("NVLINK_FIELD_FLAG", 6);
        table.member("NVLINK_FIELD_PHYSICAL_NVLINK_COUNT", 7);
        table.member("NVLINK_FIELD_PORT_DEV0", 8);
        table.member("NVLINK_FIELD_PORT_DEV1", 9);
        table.member("NVLINK_FIELD_BANDWIDTH", 10);
        table.member("NVLINK_FIELD_NVSWITCH_CONNECTED", 11);
        table.member("NVLINK_FIELD_MAX", 12);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLinkNpu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLinkNpu\nstruct CUpti_ActivityNvLinkNpu, from cupti_activity.h. Since CUDA 13.3.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLinkNpu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLinkNpu\nstruct CUpti_ActivityNvLinkNpu, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOpenAcc: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAcc\nstruct CUpti_ActivityOpenAcc, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table.field(c"version", 12, Ty::U32);
        table.field(c"implicit", 16, Ty::U32);
        table.field(c"deviceType", 20, Ty::U32);
        table.field(c"deviceNumber", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"async_", 32, Ty::U64);
        table.field(c"asyncMap", 40, Ty::U64);
        table.field(c"lineNo", 48, Ty::U32);
        table.field(c"endLineNo", 52, Ty::U32);
        table.field(c"funcLineNo", 56, Ty::U32);
        table.field(c"funcEndLineNo", 60, Ty::U32);
        table.field(c"start", 64, Ty::U64);
        table.field(c"end", 72, Ty::U64);
        table.field(c"cuDeviceId", 80, Ty::U32);
        table.field(c"cuContextId", 84, Ty::U32);
        table.field(c"cuStreamId", 88, Ty::U32);
        table.field(c"cuProcessId", 92, Ty::U32);
        table.field(c"cuThreadId", 96, Ty::U32);
        table.field(c"externalId", 100, Ty::U32);
        table.field(c"srcFile", 104, Ty::CString);
        table.field(c"funcName", 112, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityOpenAccData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccData\nstruct CUpti_ActivityOpenAccData, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table.field(c"version", 12, Ty::U32);
        table.field(c"implicit", 16, Ty::U32);
        table.field(c"deviceType", 20, Ty::U32);
        table.field(c"deviceNumber", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"async_", 32, Ty::U64);
        table.field(c"asyncMap", 40, Ty::U64);
        table.field(c"lineNo", 48, Ty::U32);
        table.field(c"endLineNo", 52, Ty::U32);
        table.field(c"funcLineNo", 56, Ty::U32);
        table.field(c"funcEndLineNo", 60, Ty::U32);
        table.field(c"start", 64, Ty::U64);
        table.field(c"end", 72, Ty::U64);
        table.field(c"cuDeviceId", 80, Ty::U32);
        table.field(c"cuContextId", 84, Ty::U32);
        table.field(c"cuStreamId", 88, Ty::U32);
        table.field(c"cuProcessId", 92, Ty::U32);
        table.field(c"cuThreadId", 96, Ty::U32);
        table.field(c"externalId", 100, Ty::U32);
        table.field(c"srcFile", 104, Ty::CString);
        table.field(c"funcName", 112, Ty::CString);
        table.field(c"bytes", 120, Ty::U64);
        table.field(c"hostPtr", 128, Ty::U64);
        table.field(c"devicePtr", 136, Ty::U64);
        table.field(c"varName", 144, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityOpenAccDataFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccDataFieldIds\nenum CUpti_ActivityOpenAccDataFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("OPENACC_DATA_FIELD_KIND", 0);
        table.member("OPENACC_DATA_FIELD_EVENT_KIND", 1);
        table.member("OPENACC_DATA_FIELD_PARENT_CONSTRUCT", 2);
        table.member("OPENACC_DATA_FIELD_VERSION", 3);
        table.member("OPENACC_DATA_FIELD_IMPLICIT", 4);
        table.member("OPENACC_DATA_FIELD_DEVICE_TYPE", 5);
        table.member("OPENACC_DATA_FIELD_DEVICE_NUMBER", 6);
        table.member("OPENACC_DATA_FIELD_THREAD_ID", 7);
        table.member("OPENACC_DATA_FIELD_ASYNC", 8);
        table.member("OPENACC_DATA_FIELD_ASYNC_MAP", 9);
        table.member("OPENACC_DATA_FIELD_LINE_NO", 10);
        table.member("OPENACC_DATA_FIELD_END_LINE_NO", 11);
        table.member("OPENACC_DATA_FIELD_FUNC_LINE_NO", 12);
        table.member("OPENACC_DATA_FIELD_FUNC_END_LINE_NO", 13);
        table.member("OPENACC_DATA_FIELD_START", 14);
        table.member("OPENACC_DATA_FIELD_END", 15);
        table.member("OPENACC_DATA_FIELD_CU_DEVICE_ID", 16);
        table.member("OPENACC_DATA_FIELD_CU_CONTEXT_ID", 17);
        table.member("OPENACC_DATA_FIELD_CU_STREAM_ID", 18);
        table.member("OPENACC_DATA_FIELD_CU_PROCESS_ID", 19);
        table.member("OPENACC_DATA_FIELD_CU_THREAD_ID", 20);
        table.member("OPENACC_DATA_FIELD_EXTERNAL_ID", 21);
        table.member("OPENACC_DATA_FIELD_SRC_FILE", 22);
        table.member("OPENACC_DATA_FIELD_FUNC_NAME", 23);
        table.member("OPENACC_DATA_FIELD_BYTES", 24);
        table.member("OPENACC_DATA_FIELD_HOST_PTR", 25);
        table.member("OPENACC_DATA_FIELD_DEVICE_PTR", 26);
        table.member("OPENACC_DATA_FIELD_VAR_NAME", 27);
        table.member("OPENACC_DATA_FIELD_MAX", 28);
    },
);

pub(crate) static CUpti_ActivityOpenAccLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccLaunch\nstruct CUpti_ActivityOpenAccLaunch, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table.field(c"version", 12, Ty::U32);
        table.field(c"implicit", 16, Ty::U32);
        table.field(c"deviceType", 20, Ty::U32);
        table.field(c"deviceNumber", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"async_", 32, Ty::U64);
        table.field(c"asyncMap", 40, Ty::U64);
        table.field(c"lineNo", 48, Ty::U32);
        table.field(c"endLineNo", 52, Ty::U32);
        table.field(c"funcLineNo", 56, Ty::U32);
        table.field(c"funcEndLineNo", 60, Ty::U32);
        table.field(c"start", 64, Ty::U64);
        table.field(c"end", 72, Ty::U64);
        table.field(c"cuDeviceId", 80, Ty::U32);
        table.field(c"cuContextId", 84, Ty::U32);
        table.field(c"cuStreamId", 88, Ty::U32);
        table.field(c"cuProcessId", 92, Ty::U32);
        table.field(c"cuThreadId", 96, Ty::U32);
        table.field(c"externalId", 100, Ty::U32);
        table.field(c"srcFile", 104, Ty::CString);
        table.field(c"funcName", 112, Ty::CString);
        table.field(c"numGangs", 120, Ty::U64);
        table.field(c"numWorkers", 128, Ty::U64);
        table.field(c"vectorLength", 136, Ty::U64);
        table.field(c"kernelName", 144, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityOpenAccLaunchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccLaunchFieldIds\nenum CUpti_ActivityOpenAccLaunchFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("OPENACC_LAUNCH_FIELD_KIND", 0);
        table.member("OPENACC_LAUNCH_FIELD_EVENT_KIND", 1);
        table.member("OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT", 2);
        table.member("OPENACC_LAUNCH_FIELD_VERSION", 3);
        table.member("OPENACC_LAUNCH_FIELD_IMPLICIT", 4);
        table.member("OPENACC_LAUNCH_FIELD_DEVICE_TYPE", 5);
        table.member("OPENACC_LAUNCH_FIELD_DEVICE_NUMBER", 6);
        table.member("OPENACC_LAUNCH_FIELD_THREAD_ID", 7);
        table.member("OPENACC_LAUNCH_FIELD_ASYNC", 8);
        table.member("OPENACC_LAUNCH_FIELD_ASYNC_MAP", 9);
        table.member("OPENACC_LAUNCH_FIELD_LINE_NO", 10);
        table.member("OPENACC_LAUNCH_FIELD_END_LINE_NO", 11);
        table.member("OPENACC_LAUNCH_FIELD_FUNC_LINE_NO", 12);
        table.member("OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO", 13);
        table.member("OPENACC_LAUNCH_FIELD_START", 14);
        table.member("OPENACC_LAUNCH_FIELD_END", 15);
        table.member("OPENACC_LAUNCH_FIELD_CU_DEVICE_ID", 16);
        table.member("OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID", 17);
        table.member("OPENACC_LAUNCH_FIELD_CU_STREAM_ID", 18);
        table.member("OPENACC_LAUNCH_FIELD_CU_PROCESS_ID", 19);
        table.member("OPENACC_LAUNCH_FIELD_CU_THREAD_ID", 20);
        table.member("OPENACC_LAUNCH_FIELD_EXTERNAL_ID", 21);
        table.member("OPENACC_LAUNCH_FIELD_SRC_FILE", 22);
        table.member("OPENACC_LAUNCH_FIELD_FUNC_NAME", 23);
        table.member("OPENACC_LAUNCH_FIELD_NUM_GANGS", 24);
        table.member("OPENACC_LAUNCH_FIELD_NUM_WORKERS", 25);
        table.member("OPENACC_LAUNCH_FIELD_VECTOR_LENGTH", 26);
        table.member("OPENACC_LAUNCH_FIELD_KERNEL_NAME", 27);
        table.member("OPENACC_LAUNCH_FIELD_MAX", 28);
    },
);

pub(crate) static CUpti_ActivityOpenAccOther: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccOther\nstruct CUpti_ActivityOpenAccOther, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table.field(c"version", 12, Ty::U32);
        table.field(c"implicit", 16, Ty::U32);
        table.field(c"deviceType", 20, Ty::U32);
        table.field(c"deviceNumber", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"async_", 32, Ty::U64);
        table.field(c"asyncMap", 40, Ty::U64);
        table.field(c"lineNo", 48, Ty::U32);
        table.field(c"endLineNo", 52, Ty::U32);
        table.field(c"funcLineNo", 56, Ty::U32);
        table.field(c"funcEndLineNo", 60, Ty::U32);
        table.field(c"start", 64, Ty::U64);
        table.field(c"end", 72, Ty::U64);
        table.field(c"cuDeviceId", 80, Ty::U32);
        table.field(c"cuContextId", 84, Ty::U32);
        table.field(c"cuStreamId", 88, Ty::U32);
        table.field(c"cuProcessId", 92, Ty::U32);
        table.field(c"cuThreadId", 96, Ty::U32);
        table.field(c"externalId", 100, Ty::U32);
        table.field(c"srcFile", 104, Ty::CString);
        table.field(c"funcName", 112, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityOpenAccOtherFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccOtherFieldIds\nenum CUpti_ActivityOpenAccOtherFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("OPENACC_OTHER_FIELD_KIND", 0);
        table.member("OPENACC_OTHER_FIELD_EVENT_KIND", 1);
        table.member("OPENACC_OTHER_FIELD_PARENT_CONSTRUCT", 2);
        table.member("OPENACC_OTHER_FIELD_VERSION", 3);
        table.member("OPENACC_OTHER_FIELD_IMPLICIT", 4);
        table.member("OPENACC_OTHER_FIELD_DEVICE_TYPE", 5);
        table.member("OPENACC_OTHER_FIELD_DEVICE_NUMBER", 6);
        table.member("OPENACC_OTHER_FIELD_THREAD_ID", 7);
        table.member("OPENACC_OTHER_FIELD_ASYNC", 8);
        table.member("OPENACC_OTHER_FIELD_ASYNC_MAP", 9);
        table.member("OPENACC_OTHER_FIELD_LINE_NO", 10);
        table.member("OPENACC_OTHER_FIELD_END_LINE_NO", 11);
        table.member("OPENACC_OTHER_FIELD_FUNC_LINE_NO", 12);
        table.member("OPENACC_OTHER_FIELD_FUNC_END_LINE_NO", 13);
        table.member("OPENACC_OTHER_FIELD_START", 14);
        table.member("OPENACC_OTHER_FIELD_END", 15);
        table.member("OPENACC_OTHER_FIELD_CU_DEVICE_ID", 16);
        table.member("OPENACC_OTHER_FIELD_CU_CONTEXT_ID", 17);
        table.member("OPENACC_OTHER_FIELD_CU_STREAM_ID", 18);
        table.member("OPENACC_OTHER_FIELD_CU_PROCESS_ID", 19);
        table.member("OPENACC_OTHER_FIELD_CU_THREAD_ID", 20);
        table.member("OPENACC_OTHER_FIELD_EXTERNAL_ID", 21);
        table.member("OPENACC_OTHER_FIELD_SRC_FILE", 22);
        table.member("OPENACC_OTHER_FIELD_FUNC_NAME", 23);
        table.member("OPENACC_OTHER_FIELD_MAX", 24);
    },
);

pub(crate) static CUpti_ActivityOpenMp: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenMp\nstruct CUpti_ActivityOpenMp, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenMpEventKind));
        table.field(c"version", 8, Ty::U32);
        table.field(c"threadId", 12, Ty::U32);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"cuProcessId", 32, Ty::U32);
        table.field(c"cuThreadId", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOpenMpFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenMpFieldIds\nenum CUpti_ActivityOpenMpFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("OPENMP_FIELD_KIND", 0);
        table.member("OPENMP_FIELD_EVENT_KIND", 1);
        table.member("OPENMP_FIELD_START", 2);
        table.member("OPENMP_FIELD_END", 3);
        table.member("OPENMP_FIELD_CU_THREAD_ID", 4);
        table.member("OPENMP_FIELD_CU_PROCESS_ID", 5);
        table.member("OPENMP_FIELD_MAX", 6);
    },
);

pub(crate) static CUpti_ActivityOverhead: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverhead\nstruct CUpti_ActivityOverhead, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"overheadKind", 4, Ty::Enum(&cupti::CUpti_ActivityOverheadKind));
        table.field(c"objectKind", 8, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 12, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"start", 24, Ty::U64);
        table.field(c"end", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityOverhead2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverhead2\nstruct CUpti_ActivityOverhead2, from cupti_activity_deprecated.h. Since CUDA 12.3.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"overheadKind", 4, Ty::Enum(&cupti::CUpti_ActivityOverheadKind));
        table.field(c"objectKind", 8, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 12, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"start", 24, Ty::U64);
        table.field(c"end", 32, Ty::U64);
        table.field(c"correlationId", 40, Ty::U32);
        table.field(c"reserved0", 44, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOverhead3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverhead3\nstruct CUpti_ActivityOverhead3, from cupti_activity.h. Since CUDA 12.4.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"overheadKind", 4, Ty::Enum(&cupti::CUpti_ActivityOverheadKind));
        table.field(c"objectKind", 8, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 12, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"start", 24, Ty::U64);
        table.field(c"end", 32, Ty::U64);
        table.field(c"correlationId", 40, Ty::U32);
        table.field(c"reserved0", 44, Ty::U32);
        table.field(c"overheadData", 48, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityOverheadFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadFieldIds\nenum CUpti_ActivityOverheadFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("OVERHEAD_FIELD_KIND", 0);
        table.member("OVERHEAD_FIELD_OVERHEAD_KIND", 1);
        table.member("OVERHEAD_FIELD_PROCESS_ID", 2);
        table.member("OVERHEAD_FIELD_THREAD_ID", 3);
        table.member("OVERHEAD_FIELD_START", 4);
        table.member("OVERHEAD_FIELD_END", 5);
        table.member("OVERHEAD_FIELD_CORRELATION_ID", 6);
        table.member("OVERHEAD_FIELD_OVERHEAD_DATA", 7);
        table.member("OVERHEAD_FIELD_MAX", 8);
    },
);

pub(crate) static CUpti_ActivityPCSampling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling\nstruct CUpti_ActivityPCSampling, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"pcOffset", 20, Ty::U32);
        table.field(c"samples", 24, Ty::U32);
        table.field(c"stallReason", 28, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
    },
);

pub(crate) static CUpti_ActivityPCSampling2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling2\nstruct CUpti_ActivityPCSampling2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"pcOffset", 20, Ty::U32);
        table.field(c"latencySamples", 24, Ty::U32);
        table.field(c"samples", 28, Ty::U32);
        table.field(c"stallReason", 32, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
        table.field(c"pad", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityPCSampling3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling3\nstruct CUpti_ActivityPCSampling3, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"latencySamples", 20, Ty::U32);
        table.field(c"samples", 24, Ty::U32);
        table.field(c"stallReason", 28, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
        table.field(c"pcOffset", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityPCSamplingRecordInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingRecordInfo\nstruct CUpti_ActivityPCSamplingRecordInfo, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"totalSamples", 8, Ty::U64);
        table.field(c"droppedSamples", 16, Ty::U64);
        table.field(c"samplingPeriodInCycles", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityPcie: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie\nstruct CUpti_ActivityPcie, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_PcieDeviceType));
        table.field(c"id", 8, Ty::Record(&cupti::CUpti_ActivityPcie_id));
        table.field(c"domain", 12, Ty::U32);
        table.field(c"pcieGeneration", 16, Ty::U16);
        table.field(c"linkRate", 18, Ty::U16);
        table.field(c"linkWidth", 20, Ty::U16);
        table.field(c"upstreamBus", 22, Ty::U16);
        table.field(c"attr", 24, Ty::Record(&cupti13::CUpti_ActivityPcie_attr));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 4, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 1, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    },
);

pub(crate) static CUpti_ActivityPcie_attr_bridgeAttr: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr_bridgeAttr\ntypedef CUpti_ActivityPcieBridgeAttr CUpti_ActivityPcie.attr.bridgeAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityPcieBridgeAttr,
);

pub(crate) static CUpti_ActivityPcie_attr_gpuAttr: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr_gpuAttr\ntypedef CUpti_ActivityPcieGpuAttr CUpti_ActivityPcie.attr.gpuAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    &cupti13::CUpti_ActivityPcieGpuAttr,
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcieBridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieBridgeAttr\nstruct CUpti_ActivityPcieBridgeAttr, from cupti_activity.h. Since CUDA 13.3.",
    (8, 2, false),
    |table| {
        table.field(c"secondaryBus", 0, Ty::U16);
        table.field(c"deviceId", 2, Ty::U16);
        table.field(c"vendorId", 4, Ty::U16);
        table.field(c"pad0", 6, Ty::U16);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcieBridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieBridgeAttr\nstruct CUpti_ActivityPcieBridgeAttr, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.field(c"secondaryBus", 0, Ty::U16);
        table.field(c"deviceId", 2, Ty::U16);
        table.field(c"vendorId", 4, Ty::U16);
        table.field(c"pad0", 6, Ty::U16);
    },
);

pub(crate) static CUpti_ActivityPcieFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieFieldIds\nenum CUpti_ActivityPcieFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("PCIE_FIELD_KIND", 0);
        table.member("PCIE_FIELD_TYPE", 1);
        table.member("PCIE_FIELD_ID", 2);
        table.member("PCIE_FIELD_DOMAIN", 3);
        table.member("PCIE_FIELD_PCIE_GENERATION", 4);
        table.member("PCIE_FIELD_LINK_RATE", 5);
        table.member("PCIE_FIELD_LINK_WIDTH", 6);
        table.member("PCIE_FIELD_UPSTREAM_BUS", 7);
        table.member("PCIE_FIELD_ATTR", 8);
        table.member("PCIE_FIELD_MAX", 9);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcieGpuAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieGpuAttr\nstruct CUpti_ActivityPcieGpuAttr, from cupti_activity.h. Since CUDA 13.3.",
    (144, 4, false),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"peerDev", 16, Ty::array(Ty::Value(&driver::CUdevice), 32));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcieGpuAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieGpuAttr\nstruct CUpti_ActivityPcieGpuAttr, from cupti_activity.h. Since CUDA 13.3.",
    (144, 1, false),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"peerDev", 16, Ty::array(Ty::Value(&driver::CUdevice), 32));
    },
);

pub(crate) static CUpti_ActivityPreemption: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPreemption\nstruct CUpti_ActivityPreemption, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"preemptionKind", 4, Ty::Enum(&cupti::CUpti_ActivityPreemptionKind));
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"gridId", 16, Ty::I64);
        table.field(c"blockX", 24, Ty::U32);
        table.field(c"blockY", 28, Ty::U32);
        table.field(c"blockZ", 32, Ty::U32);
        table.field(c"pad", 36, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityRecordLayout: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityRecordLayout\nstruct CUpti_ActivityRecordLayout, from cupti_activity.h. Since CUDA 13.2.",
    (32, 8, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
        table.field(c"pEntries", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityFieldLayoutEntry)));
        table.field(c"numFields", 16, Ty::U64);
        table.field(c"recordSize", 24, Ty::U64);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityRecordLayout: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityRecordLayout\nstruct CUpti_ActivityRecordLayout, from cupti_activity.h. Since CUDA 13.2.",
    (32, 1, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
        table.field(c"pEntries", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityFieldLayoutEntry)));
        table.field(c"numFields", 16, Ty::U64);
        table.field(c"recordSize", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivitySharedAccess: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySharedAccess\nstruct CUpti_ActivitySharedAccess, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"correlationId", 12, Ty::U32);
        table.field(c"functionId", 16, Ty::U32);
        table.field(c"pcOffset", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
        table.field(c"sharedTransactions", 32, Ty::U64);
        table.field(c"theoreticalSharedTransactions", 40, Ty::U64);
        table.field(c"executed", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
    },
);

pub(crate) static CUpti_ActivitySourceLocator: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySourceLocator\nstruct CUpti_ActivitySourceLocator, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::U32);
        table.field(c"lineNumber", 8, Ty::U32);
        table.field(c"pad", 12, Ty::U32);
        table.field(c"fileName", 16, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityStream: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStream\nstruct CUpti_ActivityStream, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"streamId", 8, Ty::U32);
        table.field(c"priority", 12, Ty::U32);
        table.field(c"flag", 16, Ty::Enum(&cupti::CUpti_ActivityStreamFlag));
        table.field(c"correlationId", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityStreamFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStreamFieldIds\nenum CUpti_ActivityStreamFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("STREAM_FIELD_KIND", 0);
        table.member("STREAM_FIELD_CONTEXT_ID", 1);
        table.member("STREAM_FIELD_STREAM_ID", 2);
        table.member("STREAM_FIELD_PRIORITY", 3);
        table.member("STREAM_FIELD_FLAG", 4);
        table.member("STREAM_FIELD_CORRELATION_ID", 5);
        table.member("STREAM_FIELD_MAX", 6);
    },
);

pub(crate) static CUpti_ActivitySynchronization: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronization\nstruct CUpti_ActivitySynchronization, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_ActivitySynchronizationType));
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"contextId", 28, Ty::U32);
        table.field(c"streamId", 32, Ty::U32);
        table.field(c"cudaEventId", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivitySynchronization2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronization2\nstruct CUpti_ActivitySynchronization2, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_ActivitySynchronizationType));
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"contextId", 28, Ty::U32);
        table.field(c"streamId", 32, Ty::U32);
        table.field(c"cudaEventId", 36, Ty::U32);
        table.field(c"cudaEventSyncId", 40, Ty::U64);
        table.field(c"returnValue", 48, Ty::U32);
        table.field(c"pad", 52, Ty::U32);
    },
);

pub(crate) static CUpti_ActivitySynchronizationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronizationFieldIds\nenum CUpti_ActivitySynchronizationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("SYNCHRONIZATION_FIELD_KIND", 0);
        table.member("SYNCHRONIZATION_FIELD_TYPE", 1);
        table.member("SYNCHRONIZATION_FIELD_START", 2);
        table.member("SYNCHRONIZATION_FIELD_END", 3);
        table.member("SYNCHRONIZATION_FIELD_CORRELATION_ID", 4);
        table.member("SYNCHRONIZATION_FIELD_CONTEXT_ID", 5);
        table.member("SYNCHRONIZATION_FIELD_STREAM_ID", 6);
        table.member("SYNCHRONIZATION_FIELD_CUDA_EVENT_ID", 7);
        table.member("SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID", 8);
        table.member("SYNCHRONIZATION_FIELD_RETURN_VALUE", 9);
        table.member("SYNCHRONIZATION_FIELD_MAX", 10);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter\nstruct CUpti_ActivityUnifiedMemoryCounter, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.field(c"scope", 8, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
        table.field(c"deviceId", 12, Ty::U32);
        table.field(c"value", 16, Ty::U64);
        table.field(c"timestamp", 24, Ty::U64);
        table.field(c"processId", 32, Ty::U32);
        table.field(c"pad", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter2\nstruct CUpti_ActivityUnifiedMemoryCounter2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.field(c"value", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"address", 32, Ty::U64);
        table.field(c"srcId", 40, Ty::U32);
        table.field(c"dstId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"processId", 52, Ty::U32);
        table.field(c"flags", 56, Ty::U32);
        table.field(c"pad", 60, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter3\nstruct CUpti_ActivityUnifiedMemoryCounter3, from cupti_activity.h. Since CUDA 12.8.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.field(c"value", 8, Ty::U64);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"address", 32, Ty::U64);
        table.field(c"srcId", 40, Ty::U32);
        table.field(c"dstId", 44, Ty::U32);
        table.field(c"streamId", 48, Ty::U32);
        table.field(c"processId", 52, Ty::U32);
        table.field(c"flags", 56, Ty::U32);
        table.field(c"pad", 60, Ty::U32);
        table.field(c"processors", 64, Ty::array(Ty::U64, 5));
    },
);

pub(crate) static CUpti_ActivityUvmCounterFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUvmCounterFieldIds\nenum CUpti_ActivityUvmCounterFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    |table| {
        table.member("UVM_COUNTER_FIELD_KIND", 0);
        table.member("UVM_COUNTER_FIELD_COUNTER_KIND", 1);
        table.member("UVM_COUNTER_FIELD_VALUE", 2);
        table.member("UVM_COUNTER_FIELD_START", 3);
        table.member("UVM_COUNTER_FIELD_END", 4);
        table.member("UVM_COUNTER_FIELD_ADDRESS", 5);
        table.member("UVM_COUNTER_FIELD_SRC_ID", 6);
        table.member("UVM_COUNTER_FIELD_DST_ID", 7);
        table.member("UVM_COUNTER_FIELD_STREAM_ID", 8);
        table.member("UVM_COUNTER_FIELD_PROCESS_ID", 9);
        table.member("UVM_COUNTER_FIELD_FLAGS", 10);
        table.member("UVM_COUNTER_FIELD_PROCESSORS", 11);
        table.member("UVM_COUNTER_FIELD_MAX", 12);
    },
);

pub(crate) static CUpti_BufferCallbackCompleteInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_BufferCallbackCompleteInfo\nstruct CUpti_BufferCallbackCompleteInfo, from cupti_activity.h. Since CUDA 13.2.",
    (32, 8, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
        table.field(c"threadId", 8, Ty::U64);
        table.field(c"ppRecordLayouts", 16, Ty::Pointer).in_digits();
        table.field(c"numRecordLayouts", 24, Ty::U64);
    },
);

pub(crate) static CUpti_BufferCallbackRequestInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_BufferCallbackRequestInfo\nstruct CUpti_BufferCallbackRequestInfo, from cupti_activity.h. Since CUDA 13.2.",
    (8, 8, false),
    |table| {
        table.field(c"structSize", 0, Ty::U64);
    },
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc_v2__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64), ArgKind::Value(Ty::U64),
        ArgKind::Record(&cupti13::CUpti_BufferCallbackCompleteInfo),
    ],
);

pub(crate) static CUpti_BuffersCallbackCompleteFunc_v2: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackCompleteFunc_v2\nthe address of a C function, CUpti_BuffersCallbackCompleteFunc_v2, from cupti_activity.h. Since CUDA 13.2.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackCompleteFunc_v2__signature);

pub(crate) static CUpti_BuffersCallbackRequestFunc_v2__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Output(Ty::Pointer), ArgKind::Output(Ty::U64), ArgKind::Output(Ty::U64),
        ArgKind::Record(&cupti13::CUpti_BufferCallbackRequestInfo),
    ],
);

pub(crate) static CUpti_BuffersCallbackRequestFunc_v2: ValueDef = ValueDef::new(
        "cubind.cuda13.cupti.CUpti_BuffersCallbackRequestFunc_v2\nthe address of a C function, CUpti_BuffersCallbackRequestFunc_v2, from cupti_activity.h. Since CUDA 13.2.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUpti_BuffersCallbackRequestFunc_v2__signature);

pub(crate) static CUpti_CacheControl_Mode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CacheControl_Mode\nenum CUpti_CacheControl_Mode, from cupti_range_profiler.h. Since CUDA 13.4.",
    |table| {
        table.member("CUPTI_CACHE_CONTROL_MODE_NONE", 0);
        table.member("CUPTI_CACHE_CONTROL_MODE_ALL", 1);
        table.member("CUPTI_CACHE_CONTROL_MODE_L2", 2);
        table.member("CUPTI_CACHE_CONTROL_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_CallbackIdResource: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdResource\nenum CUpti_CallbackIdResource, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_CBID_RESOURCE_INVALID", 0);
        table.member("CUPTI_CBID_RESOURCE_CONTEXT_CREATED", 1);
        table.member("CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING", 2);
        table.member("CUPTI_CBID_RESOURCE_STREAM_CREATED", 3);
        table.member("CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING", 4);
        table.member("CUPTI_CBID_RESOURCE_CU_INIT_FINISHED", 5);
        table.member("CUPTI_CBID_RESOURCE_MODULE_LOADED", 6);
        table.member("CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING", 7);
        table.member("CUPTI_CBID_RESOURCE_MODULE_PROFILED", 8);
        table.member("CUPTI_CBID_RESOURCE_GRAPH_CREATED", 9);
        table.member("CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING", 10);
        table.member("CUPTI_CBID_RESOURCE_GRAPH_CLONED", 11);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING", 12);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED", 13);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING", 14);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED", 15);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING", 16);
        table.member("CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING", 17);
        table.member("CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED", 18);
        table.member("CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING", 19);
        table.member("CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED", 20);
        table.member("CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED", 21);
        table.member("CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED", 22);
        table.member("CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS", 23);
        table.member("CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED", 24);
        table.member("CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED", 25);
        table.member("CUPTI_CBID_RESOURCE_SIZE", 26);
        table.member("CUPTI_CBID_RESOURCE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ClockControl_Mode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ClockControl_Mode\nenum CUpti_ClockControl_Mode, from cupti_profiler_target.h. Since CUDA 13.4.",
    |table| {
        table.member("CUPTI_CLOCK_CONTROL_MODE_BASE", 1);
        table.member("CUPTI_CLOCK_CONTROL_MODE_BOOST", 2);
        table.member("CUPTI_CLOCK_CONTROL_MODE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ClockControl_Status: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ClockControl_Status\nenum CUpti_ClockControl_Status, from cupti_profiler_target.h. Since CUDA 13.4.",
    |table| {
        table.member("CUPTI_CLOCK_CONTROL_STATUS_UNLOCKED", 1);
        table.member("CUPTI_CLOCK_CONTROL_STATUS_LOCKED", 2);
        table.member("CUPTI_CLOCK_CONTROL_STATUS_LOCKED_TO_FLOOR", 3);
        table.member("CUPTI_CLOCK_CONTROL_STATUS_BOOST_ENABLED", 4);
        table.member("CUPTI_CLOCK_CONTROL_STATUS_BOOST_DISABLED", 5);
        table.member("CUPTI_CLOCK_CONTROL_STATUS_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ComputeEngineCtxSwitchOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ComputeEngineCtxSwitchOperationType\nenum CUpti_ComputeEngineCtxSwitchOperationType, from cupti_activity.h. Since CUDA 13.1.",
    |table| {
        table.member("CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID", 0);
        table.member("CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START", 1);
        table.member("CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END", 2);
        table.member("CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT", 2147483647);
    },
);

pub(crate) static CUpti_FuncExecutionModel: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_FuncExecutionModel\nenum CUpti_FuncExecutionModel, from cupti_activity.h. Since CUDA 13.3.",
    |table| {
        table.member("CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN", 0);
        table.member("CUPTI_FUNC_EXECUTION_MODEL_SIMT", 1);
        table.member("CUPTI_FUNC_EXECUTION_MODEL_TILE", 2);
        table.member("CUPTI_FUNC_EXECUTION_MODEL_HYBRID", 3);
        table.member("CUPTI_FUNC_EXECUTION_MODEL_SIZE", 4);
        table.member("CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_LogicalEndpointResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointResourceData\nstruct CUpti_LogicalEndpointResourceData, from cupti_callbacks.h. Since CUDA 13.5.",
    (24, 8, false),
    |table| {
        table.field(c"logicalEndpointId", 0, Ty::U32);
        table.field(c"type", 4, Ty::Enum(&cupti13::CUpti_LogicalEndpointType));
        table.field(c"size", 8, Ty::U64);
        table.field(c"typeInfo", 16, Ty::Record(&cupti13::CUpti_LogicalEndpointResourceData_typeInfo));
        table.field(c"flags", 20, Ty::U32);
    },
);

pub(crate) static CUpti_LogicalEndpointResourceData_typeInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointResourceData_typeInfo\nstruct CUpti_LogicalEndpointResourceData.typeInfo, from cupti_callbacks.h. Since CUDA 13.5.",
    (4, 4, true),
    |table| {
        table.field(c"unicastDeviceId", 0, Ty::U32);
        table.field(c"multicastTeamSize", 0, Ty::U32);
    },
);

pub(crate) static CUpti_LogicalEndpointType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointType\nenum CUpti_LogicalEndpointType, from cupti_callbacks.h. Since CUDA 13.5.",
    |table| {
        table.member("CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID", 0);
        table.member("CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST", 1);
        table.member("CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST", 2);
        table.member("CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricCollectionScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricCollectionScope\nenum CUpti_MetricCollectionScope, from cupti_profiler_host.h. Since CUDA 13.1.",
    |table| {
        table.member("CUPTI_METRIC_COLLECTION_SCOPE_CONTEXT", 0);
        table.member("CUPTI_METRIC_COLLECTION_SCOPE_DEVICE", 1);
        table.member("CUPTI_METRIC_COLLECTION_SCOPE_INVALID", 2);
    },
);

pub(crate) static CUpti_MetricValue: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValue\nstruct CUpti_MetricValue, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"metricValueDouble", 0, Ty::F64);
        table.field(c"metricValueUint64", 0, Ty::U64);
        table.field(c"metricValueInt64", 0, Ty::I64);
        table.field(c"metricValuePercent", 0, Ty::F64);
        table.field(c"metricValueThroughput", 0, Ty::U64);
        table.field(c"metricValueUtilizationLevel", 0, Ty::Enum(&cupti::CUpti_MetricValueUtilizationLevel));
        table.field(c"metricValueNvtxExtendedPayload", 0, Ty::U64);
    },
);

pub(crate) static CUpti_NvtxExtPayloadAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxExtPayloadAttr\nstruct CUpti_NvtxExtPayloadAttr, from cupti_activity.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.field(c"structSize", 0, Ty::U32);
        table.field(c"type", 4, Ty::U32);
        table.field(c"attributes", 8, Ty::Pointer);
    },
);

pub(crate) static CUpti_NvtxExtPayloadType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxExtPayloadType\nenum CUpti_NvtxExtPayloadType, from cupti_activity.h. Since CUDA 13.0.",
    |table| {
        table.member("CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN", 0);
        table.member("CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA", 1);
        table.member("CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM", 2);
        table.member("CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_Profiler_DeviceSupported_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DeviceSupported_Params\nstruct CUpti_Profiler_DeviceSupported_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"cuDevice", 16, Ty::Value(&driver::CUdevice));
            table.field(c"isSupported", 20, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"architecture", 24, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"sli", 28, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"vGpu", 32, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"confidentialCompute", 36, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"cmp", 40, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"wsl", 44, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
            table.field(c"api", 48, Ty::Enum(&cupti::CUpti_Profiler_API));
            table.field(c"sku", 52, Ty::Enum(&cupti::CUpti_Profiler_Support_Level));
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_GetCounterAvailability_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_GetCounterAvailability_Params\nstruct CUpti_Profiler_GetCounterAvailability_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"counterAvailabilityImageSize", 24, Ty::U64);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.field(c"bAllowDeviceLevelCounters", 40, Ty::U8);
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMetricProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMetricProperties_Params\nstruct CUpti_Profiler_Host_GetMetricProperties_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"pMetricName", 24, Ty::CString);
            table.field(c"pDescription", 32, Ty::CString);
            table.field(c"pHwUnit", 40, Ty::CString);
            table.field(c"pDimUnit", 48, Ty::CString);
            table.field(c"metricType", 56, Ty::Enum(&cupti::CUpti_MetricType));
            table.field(c"metricCollectionScope", 60, Ty::Enum(&cupti13::CUpti_MetricCollectionScope));
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params\nstruct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params, from cupti_profiler_host.h. Since CUDA 13.2.",
        (64, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pChipName", 16, Ty::CString);
            table.field(c"pSinglePassSetName", 24, Ty::CString);
            table.field(c"numOfMetricsInSinglePassSet", 32, Ty::U64);
            table.field(c"metricsBufferSize", 40, Ty::U64);
            table.field(c"pMetricsIndicesBuffer", 48, Ty::Pointer).in_digits();
            table.field(c"pMetricsBuffer", 56, Ty::Pointer).in_digits();
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSinglePassSets_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSinglePassSets_Params\nstruct CUpti_Profiler_Host_GetSinglePassSets_Params, from cupti_profiler_host.h. Since CUDA 13.2.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pChipName", 16, Ty::CString);
            table.field(c"numOfSinglePassSets", 24, Ty::U64);
            table.field(c"ppSinglePassSets", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_Initialize_Params\nstruct CUpti_Profiler_Host_Initialize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"profilerType", 16, Ty::Enum(&cupti::CUpti_ProfilerType));
            table.field(c"pChipName", 24, Ty::CString);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.field(c"pHostObject", 40, Ty::Pointer).in_digits();
            table.field(c"pSinglePassMetricSetName", 48, Ty::CString);
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_SetDevicePartitionInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_SetDevicePartitionInfo_Params\nstruct CUpti_Profiler_Host_SetDevicePartitionInfo_Params, from cupti_profiler_host.h. Since CUDA 13.3.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"pDevicePartitionInfo", 24, Ty::Pointer).in_digits();
            table.field(c"devicePartitionInfoSize", 32, Ty::U64);
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Enable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Enable_Params\nstruct CUpti_RangeProfiler_Enable_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pRangeProfilerObject", 24, Ty::Pointer).in_digits();
            table.field(c"cacheControlMode", 32, Ty::Enum(&cupti13::CUpti_CacheControl_Mode));
        },
    )
    .starting(b"$\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_GetDevicePartitionInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_GetDevicePartitionInfo_Params\nstruct CUpti_RangeProfiler_GetDevicePartitionInfo_Params, from cupti_range_profiler.h. Since CUDA 13.3.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.field(c"devicePartitionInfoSize", 24, Ty::U64);
            table.field(c"pDevicePartitionInfo", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_StreamAttrData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_StreamAttrData\nstruct CUpti_StreamAttrData, from cupti_callbacks.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"stream", 0, Ty::Value(&driver::CUstream));
        table.field(c"attr", 8, Ty::Enum(&driver::CUlaunchAttributeID));
        table.field(c"value", 16, Ty::list(Ty::Record(&driver13::CUstreamAttrValue)));
    },
);

pub(crate) static CUpti_SubscriberParams: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_SubscriberParams\nstruct CUpti_SubscriberParams, from cupti_callbacks.h. Since CUDA 13.0.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"subscriberName", 8, Ty::CString);
            table.field(c"oldSubscriberName", 16, Ty::Pointer).in_digits();
            table.field(c"oldSubscriberSize", 24, Ty::U64);
            table.field(c"allowMultipleSubscribers", 32, Ty::U8);
            table.field(c"padding", 33, Ty::array(Ty::U8, 7));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_driver_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_driver_api_trace_cbid\nenum CUpti_driver_api_trace_cbid, from cupti_driver_cbid.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_DRIVER_TRACE_CBID_INVALID", 0);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuInit", 1);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion", 2);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGet", 3);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount", 4);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName", 5);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability", 6);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem", 7);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties", 8);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute", 9);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxCreate", 10);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy", 11);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxAttach", 12);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxDetach", 13);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent", 14);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent", 15);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice", 16);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize", 17);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleLoad", 18);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData", 19);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx", 20);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary", 21);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleUnload", 22);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction", 23);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal", 24);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda25", 25);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef", 26);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo", 27);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda28", 28);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAlloc", 29);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda30", 30);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch", 31);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda32", 32);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFree", 33);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda34", 34);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange", 35);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda36", 36);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost", 37);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost", 38);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc", 39);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer", 40);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda41", 41);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags", 42);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD", 43);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda44", 44);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH", 45);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda46", 46);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD", 47);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda48", 48);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA", 49);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda50", 50);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD", 51);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda52", 52);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA", 53);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH", 54);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA", 55);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D", 56);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned", 57);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D", 58);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda59", 59);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync", 60);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda61", 61);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync", 62);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda63", 63);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync", 64);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda65", 65);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync", 66);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync", 67);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync", 68);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync", 69);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda70", 70);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8", 71);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda72", 72);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16", 73);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda74", 74);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32", 75);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda76", 76);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8", 77);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda78", 78);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16", 79);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda80", 80);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32", 81);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda82", 82);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape", 83);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize", 84);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute", 85);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig", 86);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayCreate", 87);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor", 88);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy", 89);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate", 90);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor", 91);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate", 92);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy", 93);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray", 94);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress", 95);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda96", 96);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D", 97);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda98", 98);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat", 99);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode", 100);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode", 101);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags", 102);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress", 103);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda104", 104);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray", 105);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode", 106);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode", 107);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat", 108);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags", 109);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuParamSetSize", 110);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuParamSeti", 111);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuParamSetf", 112);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuParamSetv", 113);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef", 114);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunch", 115);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid", 116);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync", 117);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventCreate", 118);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventRecord", 119);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventQuery", 120);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize", 121);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventDestroy", 122);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime", 123);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCreate", 124);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamQuery", 125);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize", 126);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy", 127);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource", 128);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray", 129);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer", 130);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda131", 131);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags", 132);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources", 133);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources", 134);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGetExportTable", 135);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit", 136);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit", 137);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice", 138);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate", 139);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource", 140);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource", 141);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource", 142);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources", 143);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources", 144);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags", 145);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray", 146);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer", 147);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize", 148);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch", 149);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions", 150);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice", 151);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate", 152);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource", 153);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice", 154);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate", 155);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource", 156);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice", 157);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource", 158);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource", 159);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources", 160);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources", 161);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags", 162);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions", 163);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray", 164);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer", 165);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize", 166);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch", 167);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin", 168);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9End", 169);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer", 170);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer", 171);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer", 172);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer", 173);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate", 174);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer", 175);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage", 176);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice", 177);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLInit", 178);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject", 179);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject", 180);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject", 181);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject", 182);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags", 183);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync", 184);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync", 185);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice", 186);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate", 187);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface", 188);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface", 189);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef", 190);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda191", 191);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda192", 192);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda193", 193);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray", 194);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda195", 195);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray", 196);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda197", 197);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda198", 198);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda199", 199);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda200", 200);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda201", 201);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda202", 202);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda203", 203);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda204", 204);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda205", 205);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda206", 206);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda207", 207);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda208", 208);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices", 209);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice", 210);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices", 211);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice", 212);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices", 213);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice", 214);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda215", 215);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async", 216);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda217", 217);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async", 218);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda219", 219);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async", 220);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda221", 221);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async", 222);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda223", 223);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async", 224);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda225", 225);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async", 226);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda227", 227);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda228", 228);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda229", 229);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda230", 230);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda231", 231);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda232", 232);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda233", 233);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda234", 234);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2", 235);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2", 236);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2", 237);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2", 238);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2", 239);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2", 240);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2", 241);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2", 242);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2", 243);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2", 244);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2", 245);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2", 246);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2", 247);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda248", 248);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2", 249);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2", 250);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2", 251);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2", 252);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2", 253);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2", 254);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2", 255);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2", 256);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2", 257);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2", 258);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2", 259);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2", 260);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2", 261);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2", 262);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2", 263);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2", 264);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2", 265);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2", 266);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2", 267);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2", 268);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2", 269);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2", 270);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda271", 271);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2", 272);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2", 273);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2", 274);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2", 275);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2", 276);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2", 277);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2", 278);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2", 279);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2", 280);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2", 281);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2", 282);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2", 283);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2", 284);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2", 285);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2", 286);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2", 287);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2", 288);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2", 289);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2", 290);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2", 291);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2", 292);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2", 293);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2", 294);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent", 295);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion", 296);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice", 297);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice", 298);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig", 299);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig", 300);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister", 301);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister", 302);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent", 303);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent", 304);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy", 305);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync", 306);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel", 307);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuProfilerStart", 308);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuProfilerStop", 309);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute", 310);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize", 311);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer", 312);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess", 313);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess", 314);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda315", 315);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda316", 316);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda317", 317);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer", 318);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync", 319);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer", 320);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync", 321);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2", 322);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2", 323);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2", 324);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2", 325);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2", 326);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3", 327);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle", 328);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle", 329);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle", 330);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId", 331);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId", 332);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices", 333);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle", 334);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle", 335);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig", 336);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig", 337);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig", 338);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate", 339);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy", 340);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc", 341);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc", 342);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate", 343);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy", 344);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc", 345);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback", 346);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate", 347);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel", 348);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy", 349);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray", 350);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode", 351);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias", 352);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp", 353);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy", 354);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray", 355);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode", 356);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias", 357);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp", 358);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy", 359);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray", 360);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc", 361);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkCreate", 362);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkAddData", 363);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile", 364);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkComplete", 365);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy", 366);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority", 367);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority", 368);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags", 369);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange", 370);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged", 371);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGetErrorString", 372);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGetErrorName", 373);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor", 374);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda375", 375);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda376", 376);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync", 377);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute", 378);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2", 379);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2", 380);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2", 381);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2", 382);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2", 383);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize", 384);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2", 385);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain", 386);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease", 387);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags", 388);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset", 389);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage", 390);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags", 391);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState", 392);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect", 393);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect", 394);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame", 395);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame", 396);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds", 397);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds", 398);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds", 399);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds", 400);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds", 401);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds", 402);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds", 403);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds", 404);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds", 405);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds", 406);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds", 407);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds", 408);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds", 409);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds", 410);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds", 411);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds", 412);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds", 413);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds", 414);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds", 415);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds", 416);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds", 417);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz", 418);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz", 419);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz", 420);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz", 421);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz", 422);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz", 423);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz", 424);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz", 425);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz", 426);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz", 427);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz", 428);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz", 429);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz", 430);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz", 431);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz", 432);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz", 433);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz", 434);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz", 435);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz", 436);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz", 437);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz", 438);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz", 439);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz", 440);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz", 441);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz", 442);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz", 443);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz", 444);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz", 445);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect", 446);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect", 447);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame", 448);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame", 449);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes", 450);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 451);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags", 452);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame", 453);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute", 454);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor", 455);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor", 456);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAdvise", 457);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32", 458);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz", 459);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32", 460);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz", 461);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp", 462);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz", 463);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda464", 464);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda465", 465);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator", 466);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync", 467);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz", 468);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda469", 469);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags", 470);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute", 471);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes", 472);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64", 473);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz", 474);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64", 475);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz", 476);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel", 477);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz", 478);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync", 479);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice", 480);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute", 481);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid", 482);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx", 483);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz", 484);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory", 485);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer", 486);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray", 487);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory", 488);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore", 489);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync", 490);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz", 491);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync", 492);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz", 493);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore", 494);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture", 495);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz", 496);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture", 497);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz", 498);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing", 499);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz", 500);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphCreate", 501);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode", 502);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams", 503);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode", 504);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams", 505);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode", 506);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams", 507);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams", 508);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType", 509);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes", 510);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies", 511);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes", 512);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate", 513);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch", 514);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz", 515);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy", 516);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy", 517);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies", 518);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies", 519);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams", 520);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams", 521);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode", 522);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphClone", 523);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone", 524);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode", 525);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode", 526);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc", 527);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz", 528);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph", 529);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode", 530);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams", 531);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid", 532);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams", 533);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes", 534);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges", 535);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo", 536);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz", 537);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams", 538);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2", 539);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz", 540);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode", 541);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes", 542);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock", 543);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2", 544);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2", 545);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2", 546);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve", 547);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree", 548);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemCreate", 549);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemRelease", 550);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemMap", 551);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemUnmap", 552);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess", 553);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle", 554);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle", 555);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity", 556);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle", 557);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess", 558);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda559", 559);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda560", 560);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate", 561);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams", 562);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams", 563);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams", 564);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle", 565);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule", 566);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2", 567);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache", 568);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes", 569);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute", 570);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute", 571);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes", 572);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz", 573);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute", 574);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz", 575);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute", 576);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz", 577);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2", 578);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth", 579);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphUpload", 580);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz", 581);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties", 582);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties", 583);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync", 584);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz", 585);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams", 586);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags", 587);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz", 588);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode", 589);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode", 590);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent", 591);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent", 592);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent", 593);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent", 594);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent", 595);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent", 596);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane", 597);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync", 598);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz", 599);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync", 600);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz", 601);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo", 602);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute", 603);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute", 604);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess", 605);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool", 606);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate", 607);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy", 608);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool", 609);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool", 610);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync", 611);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz", 612);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle", 613);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle", 614);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer", 615);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer", 616);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess", 617);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode", 618);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams", 619);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams", 620);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode", 621);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams", 622);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams", 623);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams", 624);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams", 625);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress", 626);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites", 627);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint", 628);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2", 629);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz", 630);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies", 631);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz", 632);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate", 633);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain", 634);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease", 635);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject", 636);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject", 637);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode", 638);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode", 639);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim", 640);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute", 641);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute", 642);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags", 643);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport", 644);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3", 645);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity", 646);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2", 647);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams", 648);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams", 649);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled", 650);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled", 651);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx", 652);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz", 653);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements", 654);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements", 655);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams", 656);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz", 657);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags", 658);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2", 659);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz", 660);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2", 661);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz", 662);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2", 663);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz", 664);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2", 665);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz", 666);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2", 667);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz", 668);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode", 669);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams", 670);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams", 671);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams", 672);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode", 673);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange", 674);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize", 675);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters", 676);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2", 677);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData", 678);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile", 679);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload", 680);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel", 681);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule", 682);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction", 683);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal", 684);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged", 685);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute", 686);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute", 687);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig", 688);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2", 689);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2", 690);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2", 691);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2", 692);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetId", 693);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz", 694);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetId", 695);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2", 696);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled", 697);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col", 698);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress", 699);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction", 700);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute", 701);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal", 702);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute", 703);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal", 704);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags", 705);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate", 706);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice", 707);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem", 708);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr", 709);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind", 710);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity", 711);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode", 712);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams", 713);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams", 714);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2", 715);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2", 716);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz", 717);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetName", 718);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetName", 719);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph", 720);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz", 721);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate", 722);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2", 723);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2", 724);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2", 725);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2", 726);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2", 727);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2", 728);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3", 729);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz", 730);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2", 731);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz", 732);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo", 733);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo", 734);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification", 735);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification", 736);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount", 737);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions", 738);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount", 739);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels", 740);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded", 741);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncLoad", 742);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate", 743);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy", 744);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource", 745);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource", 746);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource", 747);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc", 748);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent", 749);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent", 750);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount", 751);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx", 752);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx", 753);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary", 754);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent", 755);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent", 756);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4", 757);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate", 758);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2", 759);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz", 760);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync", 761);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz", 762);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback", 763);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback", 764);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent", 765);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile", 766);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory", 767);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId", 768);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState", 769);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock", 770);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint", 771);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore", 772);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock", 773);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice", 774);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz", 775);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync", 776);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz", 777);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync", 778);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz", 779);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2", 780);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide", 781);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId", 782);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig", 783);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync", 784);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz", 785);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda786", 786);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda787", 787);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda788", 788);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync", 789);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz", 790);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync", 791);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz", 792);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda793", 793);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda794", 794);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2", 795);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2", 796);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz", 797);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2", 798);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz", 799);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2", 800);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool", 801);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool", 802);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool", 803);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities", 804);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities", 805);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda806", 806);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource", 807);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz", 808);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph", 809);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId", 810);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId", 811);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphGetId", 812);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId", 813);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz", 814);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig", 815);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz", 816);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda817", 817);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda818", 818);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda819", 819);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2", 820);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2", 821);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit", 822);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda823", 823);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda824", 824);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda825", 825);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda826", 826);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda827", 827);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda828", 828);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda829", 829);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda830", 830);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2", 831);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz", 832);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda833", 833);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda834", 834);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount", 835);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount", 836);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync", 837);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz", 838);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync", 839);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz", 840);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams", 841);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback", 842);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback", 843);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback", 844);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback", 845);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph", 846);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz", 847);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve", 848);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease", 849);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate", 850);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice", 851);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy", 852);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr", 853);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem", 854);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind", 855);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport", 856);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport", 857);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits", 858);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery", 859);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo", 860);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete", 861);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda862", 862);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3", 863);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2", 864);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid", 865);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount", 866);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo", 867);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda868", 868);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda869", 869);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda870", 870);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda871", 871);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda872", 872);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda873", 873);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda874", 874);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda875", 875);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuda876", 876);
        table.member("CUPTI_DRIVER_TRACE_CBID_SIZE", 877);
        table.member("CUPTI_DRIVER_TRACE_CBID_FORCE_INT", 2147483647);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal", 25);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo", 28);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc", 30);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch", 32);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemFree", 34);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange", 36);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer", 41);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD", 44);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH", 46);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD", 48);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA", 50);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD", 52);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D", 59);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync", 61);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync", 63);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync", 65);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync", 70);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8", 72);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16", 74);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32", 76);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8", 78);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16", 80);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32", 82);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress", 96);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D", 98);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress", 104);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer", 131);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate", 191);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy", 192);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat", 193);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat", 195);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem", 197);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer", 198);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize", 199);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch", 200);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions", 201);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions", 202);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer", 203);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize", 204);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch", 205);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer", 206);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject", 207);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync", 208);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc", 215);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async", 217);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async", 219);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async", 221);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async", 223);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async", 225);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async", 227);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate", 228);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor", 229);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate", 230);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor", 231);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D", 232);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned", 233);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync", 234);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2", 248);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2", 271);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister", 315);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister", 316);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer", 317);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCompilePtx", 375);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuBinaryFree", 376);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer", 464);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray", 465);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved464", 464);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved465", 465);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync", 469);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved469", 469);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags", 559);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz", 560);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig", 783);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSemaphoreCreate", 786);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSemaphoreExport", 787);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSemaphoreDestroy", 788);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved786", 786);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved787", 787);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved788", 788);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainCreate", 793);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainDestroy", 794);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved793", 793);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved794", 794);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuDriverGetGpuCodeIsaVersion", 806);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved806", 806);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphCreateWithArguments", 817);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphNodeAddRelocation", 818);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuGraphLaunchWithArguments", 819);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved817", 817);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved818", 818);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved819", 819);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleCreate", 823);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridWorkerGridCreate", 824);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridWorksetCreate", 825);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridCreate", 826);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleFinalize", 827);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch", 828);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch_ptsz", 829);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleDestroy", 830);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved823", 823);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved824", 824);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved825", 825);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved826", 826);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved827", 827);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved828", 828);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved829", 829);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved830", 830);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuFuncGetDeviceCodeInfo", 833);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuKernelGetDeviceCodeInfo", 834);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved833", 833);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved834", 834);
        table.member("CUPTI_DRIVER_TRACE_CBID_reserved862", 862);
    },
);

pub(crate) static CUpti_runtime_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_runtime_api_trace_cbid\nenum CUpti_runtime_api_trace_cbid, from cupti_runtime_cbid.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUPTI_RUNTIME_TRACE_CBID_INVALID", 0);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020", 1);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020", 2);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020", 3);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020", 4);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020", 5);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020", 6);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020", 7);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020", 8);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020", 9);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020", 10);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020", 11);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020", 12);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020", 13);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020", 14);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020", 15);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020", 16);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020", 17);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020", 18);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020", 19);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020", 20);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020", 21);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020", 22);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020", 23);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020", 24);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020", 25);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020", 26);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020", 27);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020", 28);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020", 29);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020", 30);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020", 31);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020", 32);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020", 33);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020", 34);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020", 35);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020", 36);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020", 37);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020", 38);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020", 39);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020", 40);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020", 41);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020", 42);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020", 43);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020", 44);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020", 45);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020", 46);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020", 47);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020", 48);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020", 49);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020", 50);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020", 51);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020", 52);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020", 53);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020", 54);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020", 55);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020", 56);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020", 57);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020", 58);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020", 59);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020", 60);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020", 61);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020", 62);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020", 63);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020", 64);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020", 65);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020", 66);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020", 67);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020", 68);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020", 69);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020", 70);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020", 71);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020", 72);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020", 73);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020", 74);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020", 75);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020", 76);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020", 77);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020", 78);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020", 79);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020", 80);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020", 81);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020", 82);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020", 83);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020", 84);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020", 85);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020", 86);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020", 87);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020", 88);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020", 89);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020", 90);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020", 91);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020", 92);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020", 93);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020", 94);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020", 95);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020", 96);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020", 97);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020", 98);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020", 99);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020", 100);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020", 101);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020", 102);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020", 103);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020", 104);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020", 105);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020", 106);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020", 107);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020", 108);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020", 109);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020", 110);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020", 111);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020", 112);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020", 113);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020", 114);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020", 115);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020", 116);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020", 117);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020", 118);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020", 119);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020", 120);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020", 121);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020", 122);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020", 123);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020", 124);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020", 125);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020", 126);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020", 127);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020", 128);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020", 129);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020", 130);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020", 131);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020", 132);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020", 133);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020", 134);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020", 135);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020", 136);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020", 137);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020", 138);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020", 139);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020", 140);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020", 141);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020", 142);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020", 143);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020", 144);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020", 145);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020", 146);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020", 147);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020", 148);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020", 149);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020", 150);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000", 151);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000", 152);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000", 153);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000", 154);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000", 155);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000", 156);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000", 157);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000", 158);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000", 159);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000", 160);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000", 161);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000", 162);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000", 163);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020", 164);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020", 165);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020", 166);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020", 167);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020", 168);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020", 169);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000", 170);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000", 171);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000", 172);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010", 173);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010", 174);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010", 175);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010", 176);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010", 177);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010", 178);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010", 179);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010", 180);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010", 181);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020", 182);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020", 183);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020", 184);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000", 185);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000", 186);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000", 187);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000", 188);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000", 189);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000", 190);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000", 191);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000", 192);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000", 193);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000", 194);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000", 195);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000", 196);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000", 197);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000", 198);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000", 199);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000", 200);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050", 201);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050", 202);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050", 203);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050", 204);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050", 205);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000", 206);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000", 207);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000", 208);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050", 209);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050", 210);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000", 211);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000", 212);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000", 213);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000", 214);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000", 215);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000", 216);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000", 217);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000", 218);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000", 219);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000", 220);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000", 221);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000", 222);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000", 223);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000", 224);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000", 225);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000", 226);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000", 227);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000", 228);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000", 229);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000", 230);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000", 231);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000", 232);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000", 233);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000", 234);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000", 235);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000", 236);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000", 237);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000", 238);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000", 239);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000", 240);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000", 241);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000", 242);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000", 243);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000", 244);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000", 245);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000", 246);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000", 247);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000", 248);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000", 249);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000", 250);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000", 251);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000", 252);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000", 253);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000", 254);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000", 255);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000", 256);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000", 257);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000", 258);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000", 259);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000", 260);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000", 261);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000", 262);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000", 263);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000", 264);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000", 265);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000", 266);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000", 267);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000", 268);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000", 269);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000", 270);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000", 271);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000", 272);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000", 273);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000", 274);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000", 275);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000", 276);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000", 277);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000", 278);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000", 279);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000", 280);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000", 281);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000", 282);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000", 283);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000", 284);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000", 285);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000", 286);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000", 287);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000", 288);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000", 289);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000", 290);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000", 291);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000", 292);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000", 293);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000", 294);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000", 295);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000", 296);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000", 297);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000", 298);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000", 299);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000", 300);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000", 301);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000", 302);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000", 303);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000", 304);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000", 305);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000", 306);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000", 307);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000", 308);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000", 309);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000", 310);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000", 311);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000", 312);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000", 313);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000", 314);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000", 315);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000", 316);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000", 317);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000", 318);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000", 319);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000", 320);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000", 321);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000", 322);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000", 323);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010", 324);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010", 325);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010", 326);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010", 327);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020", 328);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200", 329);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200", 330);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200", 331);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020", 332);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020", 333);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020", 334);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020", 335);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000", 336);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000", 337);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000", 338);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000", 339);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000", 340);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000", 341);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000", 342);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000", 343);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000", 344);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000", 345);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000", 346);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010", 347);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000", 348);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000", 349);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010", 350);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010", 351);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010", 352);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010", 353);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010", 354);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010", 355);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010", 356);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010", 357);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010", 358);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010", 359);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010", 360);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010", 361);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010", 362);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010", 363);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010", 364);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010", 365);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010", 366);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010", 367);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010", 368);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010", 369);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010", 370);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010", 371);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020", 372);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020", 373);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020", 374);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020", 375);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020", 376);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020", 377);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020", 378);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020", 379);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020", 380);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020", 381);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020", 382);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020", 383);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020", 384);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020", 385);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020", 386);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020", 387);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020", 388);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020", 389);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020", 390);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020", 391);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020", 392);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020", 393);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020", 394);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020", 395);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020", 396);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020", 397);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020", 398);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020", 399);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020", 400);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020", 401);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020", 402);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020", 403);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020", 404);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030", 405);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030", 406);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030", 407);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030", 408);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030", 409);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030", 410);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030", 411);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030", 412);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030", 413);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030", 414);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030", 415);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030", 416);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030", 417);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040", 418);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040", 419);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040", 420);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040", 421);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040", 422);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040", 423);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040", 424);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040", 425);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060", 426);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060", 427);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060", 428);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060", 429);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060", 430);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060", 431);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070", 432);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070", 433);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080", 434);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080", 435);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000", 436);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000", 437);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000", 438);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000", 439);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000", 440);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000", 441);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000", 442);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000", 443);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000", 444);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020", 445);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020", 446);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020", 447);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020", 448);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020", 449);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020", 450);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030", 451);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030", 452);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030", 453);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030", 454);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030", 455);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030", 456);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030", 457);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030", 458);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030", 459);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030", 460);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030", 461);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030", 462);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030", 463);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030", 464);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040", 465);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040", 466);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040", 467);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050", 468);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050", 469);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060", 470);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060", 471);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060", 472);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060", 473);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060", 474);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060", 475);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060", 476);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060", 477);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060", 478);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060", 479);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080", 480);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080", 481);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080", 482);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080", 483);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080", 484);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080", 485);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080", 486);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000", 487);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000", 488);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000", 489);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000", 490);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000", 491);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000", 492);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000", 493);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000", 494);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000", 495);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000", 496);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000", 497);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000", 498);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000", 499);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000", 500);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000", 501);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000", 502);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000", 503);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000", 504);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000", 505);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000", 506);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000", 507);
        table.member("CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000", 508);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000", 509);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000", 510);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000", 511);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000", 512);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000", 513);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000", 514);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000", 515);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000", 516);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000", 517);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000", 518);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000", 519);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000", 520);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000", 521);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000", 522);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010", 523);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010", 524);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010", 525);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010", 526);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010", 527);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010", 528);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010", 529);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010", 530);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda531", 531);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda532", 532);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010", 533);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010", 534);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010", 535);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010", 536);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010", 537);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010", 538);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010", 539);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010", 540);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010", 541);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010", 542);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010", 543);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010", 544);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda545", 545);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda546", 546);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda547", 547);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010", 548);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010", 549);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020", 550);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020", 551);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020", 552);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda553", 553);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020", 554);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020", 555);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020", 556);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020", 557);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020", 558);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda559", 559);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda560", 560);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda561", 561);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030", 562);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030", 563);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda564", 564);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040", 565);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda566", 566);
        table.member("CUPTI_RUNTIME_TRACE_CBID_SIZE", 567);
        table.member("CUPTI_RUNTIME_TRACE_CBID_FORCE_INT", 2147483647);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda531_v13010", 531);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda532_v13010", 532);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda545_v13010", 545);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda546_v13010", 546);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda547_v13010", 547);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda553_v13020", 553);
    },
);
