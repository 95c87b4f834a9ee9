//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cupti, cupti13, driver, driver13};

pub(crate) static CUpti_Activity: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_Activity\nstruct CUpti_Activity, from cupti_activity.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
    },
);

pub(crate) static CUpti_ActivityAPI: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAPI\nstruct CUpti_ActivityAPI, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cbid", 4, Ty::Value(&cupti::CUpti_CallbackId));
        table
            .plain(
                "start\0U64 8\0end\0U64 16\0processId\0U32 24\0threadId\0U32 28\0correlationId\0U32 32\0returnValue\0U32 36\0",
            );
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityApiCbidOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiCbidOptions\nstruct CUpti_ActivityApiCbidOptions, from cupti_activity.h. Since CUDA 13.4.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0");
            table.field(c"pCbids", 8, Ty::Pointer).in_digits();
            table.plain("numCbids\0U64 16\0enable\0U8 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityApiCbidOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiCbidOptions\nstruct CUpti_ActivityApiCbidOptions, from cupti_activity.h. Since CUDA 13.4.",
        (25, 1, false),
        |table| {
            table.plain("structSize\0U64 0\0");
            table.field(c"pCbids", 8, Ty::Pointer).in_digits();
            table.plain("numCbids\0U64 16\0enable\0U8 24\0");
        },
    )
    .starting(b"\x19\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityApiFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityApiFieldIds\nenum CUpti_ActivityApiFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "API_FIELD_KIND API_FIELD_CBID API_FIELD_START API_FIELD_END API_FIELD_PROCESS_ID API_FIELD_THREAD_ID API_FIELD_CORRELATION_ID API_FIELD_RETURN_VALUE API_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityApiOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiOptions\nstruct CUpti_ActivityApiOptions, from cupti_activity.h. Since CUDA 13.4.",
        (16, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0");
            table.field(c"pCbidOptions", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityApiCbidOptions)));
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityApiOptions: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityApiOptions\nstruct CUpti_ActivityApiOptions, from cupti_activity.h. Since CUDA 13.4.",
        (16, 1, false),
        |table| {
            table.plain("structSize\0U64 0\0");
            table.field(c"pCbidOptions", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityApiCbidOptions)));
        },
    )
    .starting(b"\x10\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityAttribute\nenum CUpti_ActivityAttribute, from cupti_activity.h. Since at least CUDA 12.0.",
    "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE CUPTI_ACTIVITY_ATTR_ENABLE_HES CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE CUPTI_ACTIVITY_ATTR_COUNT CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT=2147483647 CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE=20 CUPTI_ACTIVITY_ATTR_CIG_MODE=23",
);

pub(crate) static CUpti_ActivityBranch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityBranch\nstruct CUpti_ActivityBranch, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "sourceLocatorId\0U32 4\0correlationId\0U32 8\0pcOffset\0U32 12\0executed\0U32 16\0diverged\0U32 20\0threadsExecuted\0U64 24\0",
            );
    },
);

pub(crate) static CUpti_ActivityBranch2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityBranch2\nstruct CUpti_ActivityBranch2, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "sourceLocatorId\0U32 4\0correlationId\0U32 8\0functionId\0U32 12\0pcOffset\0U32 16\0diverged\0U32 20\0threadsExecuted\0U64 24\0executed\0U32 32\0pad\0U32 36\0",
            );
    },
);

pub(crate) static CUpti_ActivityCdpKernel: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCdpKernel\nstruct CUpti_ActivityCdpKernel, from cupti_activity.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig));
        table
            .plain(
                "sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0start\0U64 8\0end\0U64 16\0deviceId\0U32 24\0contextId\0U32 28\0streamId\0U32 32\0gridX\0I32 36\0gridY\0I32 40\0gridZ\0I32 44\0blockX\0I32 48\0blockY\0I32 52\0blockZ\0I32 56\0staticSharedMemory\0I32 60\0dynamicSharedMemory\0I32 64\0localMemoryPerThread\0U32 68\0localMemoryTotal\0U32 72\0correlationId\0U32 76\0gridId\0I64 80\0parentGridId\0I64 88\0queued\0U64 96\0submitted\0U64 104\0completed\0U64 112\0parentBlockX\0U32 120\0parentBlockY\0U32 124\0parentBlockZ\0U32 128\0pad\0U32 132\0name\0CString 136\0",
            );
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityComputeEngineCtxSwitch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitch\nstruct CUpti_ActivityComputeEngineCtxSwitch, from cupti_activity.h. Since CUDA 13.1.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("contextId\0U32 4\0timestamp\0U64 8\0");
        table.field(c"operationType", 16, Ty::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
        table.plain("padding\0U32 20\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityComputeEngineCtxSwitch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitch\nstruct CUpti_ActivityComputeEngineCtxSwitch, from cupti_activity.h. Since CUDA 13.1.",
    (24, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("contextId\0U32 4\0timestamp\0U64 8\0");
        table.field(c"operationType", 16, Ty::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
        table.plain("padding\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityComputeEngineCtxSwitchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityComputeEngineCtxSwitchFieldIds\nenum CUpti_ActivityComputeEngineCtxSwitchFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX",
);

pub(crate) static CUpti_ActivityConfidentialComputeRotation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityConfidentialComputeRotation\nstruct CUpti_ActivityConfidentialComputeRotation, from cupti_activity.h. Since CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventType", 4, Ty::Enum(&cupti::CUpti_ConfidentialComputeRotationEventType));
        table.plain("deviceId\0U32 8\0contextId\0U32 12\0channelId\0U32 16\0");
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("timestamp\0U64 24\0");
    },
);

pub(crate) static CUpti_ActivityConfidentialComputeRotationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityConfidentialComputeRotationFieldIds\nenum CUpti_ActivityConfidentialComputeRotationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX",
);

pub(crate) static CUpti_ActivityConfig: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityConfig\nstruct CUpti_ActivityConfig, from cupti_activity.h. Since CUDA 13.2.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0");
            table.field(c"fieldSelection", 8, Ty::Record(&cupti13::CUpti_ActivityFieldSelection));
            table.plain("pKindOptions\0Pointer 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityContext: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext\nstruct CUpti_ActivityContext, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("contextId\0U32 4\0deviceId\0U32 8\0computeApiKind\0U16 12\0nullStreamId\0U16 14\0");
    },
);

pub(crate) static CUpti_ActivityContext2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext2\nstruct CUpti_ActivityContext2, from cupti_activity_deprecated.h. Since CUDA 12.4.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0deviceId\0U32 8\0computeApiKind\0U16 12\0nullStreamId\0U16 14\0parentContextId\0U32 16\0isGreenContext\0U8 20\0padding\0U8 21\0numMultiprocessors\0U16 22\0",
            );
    },
);

pub(crate) static CUpti_ActivityContext3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext3\nstruct CUpti_ActivityContext3, from cupti_activity_deprecated.h. Since CUDA 12.5.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0deviceId\0U32 8\0computeApiKind\0U16 12\0nullStreamId\0U16 14\0parentContextId\0U32 16\0isGreenContext\0U8 20\0padding\0U8 21\0numMultiprocessors\0U16 22\0",
            );
        table.field(c"cigMode", 24, Ty::Enum(&cupti::CUpti_ContextCigMode));
        table.plain("padding2\0U32 28\0");
    },
);

pub(crate) static CUpti_ActivityContext4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContext4\nstruct CUpti_ActivityContext4, from cupti_activity.h. Since CUDA 13.1.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0deviceId\0U32 8\0computeApiKind\0U16 12\0nullStreamId\0U16 14\0parentContextId\0U32 16\0isGreenContext\0U8 20\0padding\0U8 21\0numMultiprocessors\0U16 22\0",
            );
        table.field(c"cigMode", 24, Ty::Enum(&cupti::CUpti_ContextCigMode));
        table.plain("padding2\0U32 28\0processId\0U64 32\0");
    },
);

pub(crate) static CUpti_ActivityContextFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityContextFieldIds\nenum CUpti_ActivityContextFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "CONTEXT_FIELD_KIND CONTEXT_FIELD_CONTEXT_ID CONTEXT_FIELD_DEVICE_ID CONTEXT_FIELD_COMPUTE_API_KIND CONTEXT_FIELD_NULL_STREAM_ID CONTEXT_FIELD_PARENT_CONTEXT_ID CONTEXT_FIELD_IS_GREEN_CONTEXT CONTEXT_FIELD_NUM_MULTIPROCESSORS CONTEXT_FIELD_CIG_MODE CONTEXT_FIELD_PROCESS_ID CONTEXT_FIELD_MAX",
);

pub(crate) static CUpti_ActivityCudaEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent\nstruct CUpti_ActivityCudaEvent, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("correlationId\0U32 4\0contextId\0U32 8\0streamId\0U32 12\0eventId\0U32 16\0pad\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityCudaEvent2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent2\nstruct CUpti_ActivityCudaEvent2, from cupti_activity_deprecated.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0contextId\0U32 8\0streamId\0U32 12\0eventId\0U32 16\0pad\0U32 20\0deviceId\0U32 24\0pad2\0U32 28\0reserved0\0Pointer 32\0deviceTimestamp\0U64 40\0cudaEventSyncId\0U64 48\0",
            );
    },
);

pub(crate) static CUpti_ActivityCudaEvent3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEvent3\nstruct CUpti_ActivityCudaEvent3, from cupti_activity.h. Since CUDA 13.5.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0contextId\0U32 8\0streamId\0U32 12\0eventId\0U32 16\0pad\0U32 20\0deviceId\0U32 24\0pad2\0U32 28\0reserved0\0Pointer 32\0deviceTimestamp\0U64 40\0cudaEventSyncId\0U64 48\0graphNodeId\0U64 56\0graphId\0U32 64\0sourceGraphId\0U32 68\0sourceGraphNodeId\0U64 72\0",
            );
    },
);

pub(crate) static CUpti_ActivityCudaEventFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityCudaEventFieldIds\nenum CUpti_ActivityCudaEventFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "CUDA_EVENT_FIELD_KIND CUDA_EVENT_FIELD_CORRELATION_ID CUDA_EVENT_FIELD_CONTEXT_ID CUDA_EVENT_FIELD_STREAM_ID CUDA_EVENT_FIELD_EVENT_ID CUDA_EVENT_FIELD_DEVICE_ID CUDA_EVENT_FIELD_DEVICE_TIMESTAMP CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID CUDA_EVENT_FIELD_GRAPH_NODE_ID CUDA_EVENT_FIELD_GRAPH_ID CUDA_EVENT_FIELD_SOURCE_GRAPH_ID CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID CUDA_EVENT_FIELD_MAX",
);

pub(crate) static CUpti_ActivityDevice: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice\nstruct CUpti_ActivityDevice, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxRegistersPerBlock\0U32 60\0maxSharedMemoryPerBlock\0U32 64\0maxThreadsPerBlock\0U32 68\0maxBlockDimX\0U32 72\0maxBlockDimY\0U32 76\0maxBlockDimZ\0U32 80\0maxGridDimX\0U32 84\0maxGridDimY\0U32 88\0maxGridDimZ\0U32 92\0computeCapabilityMajor\0U32 96\0computeCapabilityMinor\0U32 100\0id\0U32 104\0pad\0U32 108\0name\0CString 112\0",
            );
    },
);

pub(crate) static CUpti_ActivityDevice2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice2\nstruct CUpti_ActivityDevice2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxSharedMemoryPerMultiprocessor\0U32 60\0maxRegistersPerMultiprocessor\0U32 64\0maxRegistersPerBlock\0U32 68\0maxSharedMemoryPerBlock\0U32 72\0maxThreadsPerBlock\0U32 76\0maxBlockDimX\0U32 80\0maxBlockDimY\0U32 84\0maxBlockDimZ\0U32 88\0maxGridDimX\0U32 92\0maxGridDimY\0U32 96\0maxGridDimZ\0U32 100\0computeCapabilityMajor\0U32 104\0computeCapabilityMinor\0U32 108\0id\0U32 112\0eccEnabled\0U32 116\0",
            );
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.plain("name\0CString 136\0");
    },
);

pub(crate) static CUpti_ActivityDevice3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice3\nstruct CUpti_ActivityDevice3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxSharedMemoryPerMultiprocessor\0U32 60\0maxRegistersPerMultiprocessor\0U32 64\0maxRegistersPerBlock\0U32 68\0maxSharedMemoryPerBlock\0U32 72\0maxThreadsPerBlock\0U32 76\0maxBlockDimX\0U32 80\0maxBlockDimY\0U32 84\0maxBlockDimZ\0U32 88\0maxGridDimX\0U32 92\0maxGridDimY\0U32 96\0maxGridDimZ\0U32 100\0computeCapabilityMajor\0U32 104\0computeCapabilityMinor\0U32 108\0id\0U32 112\0eccEnabled\0U32 116\0",
            );
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.plain("name\0CString 136\0isCudaVisible\0U8 144\0");
        table.field(c"reserved", 145, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityDevice4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice4\nstruct CUpti_ActivityDevice4, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxSharedMemoryPerMultiprocessor\0U32 60\0maxRegistersPerMultiprocessor\0U32 64\0maxRegistersPerBlock\0U32 68\0maxSharedMemoryPerBlock\0U32 72\0maxThreadsPerBlock\0U32 76\0maxBlockDimX\0U32 80\0maxBlockDimY\0U32 84\0maxBlockDimZ\0U32 88\0maxGridDimX\0U32 92\0maxGridDimY\0U32 96\0maxGridDimZ\0U32 100\0computeCapabilityMajor\0U32 104\0computeCapabilityMinor\0U32 108\0id\0U32 112\0eccEnabled\0U32 116\0",
            );
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.plain("name\0CString 136\0isCudaVisible\0U8 144\0isMigEnabled\0U8 145\0");
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.plain("gpuInstanceId\0U32 152\0computeInstanceId\0U32 156\0");
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
    },
);

pub(crate) static CUpti_ActivityDevice5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice5\nstruct CUpti_ActivityDevice5, from cupti_activity_deprecated.h. Since CUDA 12.2.",
    (184, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxSharedMemoryPerMultiprocessor\0U32 60\0maxRegistersPerMultiprocessor\0U32 64\0maxRegistersPerBlock\0U32 68\0maxSharedMemoryPerBlock\0U32 72\0maxThreadsPerBlock\0U32 76\0maxBlockDimX\0U32 80\0maxBlockDimY\0U32 84\0maxBlockDimZ\0U32 88\0maxGridDimX\0U32 92\0maxGridDimY\0U32 96\0maxGridDimZ\0U32 100\0computeCapabilityMajor\0U32 104\0computeCapabilityMinor\0U32 108\0id\0U32 112\0eccEnabled\0U32 116\0",
            );
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.plain("name\0CString 136\0isCudaVisible\0U8 144\0isMigEnabled\0U8 145\0");
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.plain("gpuInstanceId\0U32 152\0computeInstanceId\0U32 156\0");
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
        table.plain("isNumaNode\0U32 176\0numaId\0U32 180\0");
    },
);

pub(crate) static CUpti_ActivityDevice6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDevice6\nstruct CUpti_ActivityDevice6, from cupti_activity.h. Since CUDA 13.2.",
    (192, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "globalMemoryBandwidth\0U64 8\0globalMemorySize\0U64 16\0constantMemorySize\0U32 24\0l2CacheSize\0U32 28\0numThreadsPerWarp\0U32 32\0coreClockRate\0U32 36\0numMemcpyEngines\0U32 40\0numMultiprocessors\0U32 44\0maxIPC\0U32 48\0maxWarpsPerMultiprocessor\0U32 52\0maxBlocksPerMultiprocessor\0U32 56\0maxSharedMemoryPerMultiprocessor\0U32 60\0maxRegistersPerMultiprocessor\0U32 64\0maxRegistersPerBlock\0U32 68\0maxSharedMemoryPerBlock\0U32 72\0maxThreadsPerBlock\0U32 76\0maxBlockDimX\0U32 80\0maxBlockDimY\0U32 84\0maxBlockDimZ\0U32 88\0maxGridDimX\0U32 92\0maxGridDimY\0U32 96\0maxGridDimZ\0U32 100\0computeCapabilityMajor\0U32 104\0computeCapabilityMinor\0U32 108\0id\0U32 112\0eccEnabled\0U32 116\0",
            );
        table.field(c"uuid", 120, Ty::Record(&driver::CUuuid));
        table.plain("name\0CString 136\0isCudaVisible\0U8 144\0isMigEnabled\0U8 145\0");
        table.field(c"reserved", 146, Ty::array(Ty::U8, 6));
        table.plain("gpuInstanceId\0U32 152\0computeInstanceId\0U32 156\0");
        table.field(c"migUuid", 160, Ty::Record(&driver::CUuuid));
        table.plain("isNumaNode\0U32 176\0numaId\0U32 180\0numTpcs\0U32 184\0reserved0\0U32 188\0");
    },
);

pub(crate) static CUpti_ActivityDeviceAttribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute\nstruct CUpti_ActivityDeviceAttribute, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("deviceId\0U32 8\0");
        table.field(c"attribute", 12, Ty::Record(&cupti13::CUpti_ActivityDeviceAttribute_attribute));
        table.field(c"value", 16, Ty::Record(&cupti::CUpti_ActivityDeviceAttribute_value));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since at least CUDA 12.0.",
    (4, 4, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver13::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since at least CUDA 12.0.",
    (4, 1, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver13::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

pub(crate) static CUpti_ActivityDeviceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceFieldIds\nenum CUpti_ActivityDeviceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "DEVICE_FIELD_KIND DEVICE_FIELD_FLAGS DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH DEVICE_FIELD_GLOBAL_MEMORY_SIZE DEVICE_FIELD_CONSTANT_MEMORY_SIZE DEVICE_FIELD_L2_CACHE_SIZE DEVICE_FIELD_NUM_THREADS_PER_WARP DEVICE_FIELD_CORE_CLOCK_RATE DEVICE_FIELD_NUM_MEMCPY_ENGINES DEVICE_FIELD_NUM_MULTIPROCESSORS DEVICE_FIELD_MAX_IPC DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK DEVICE_FIELD_MAX_THREADS_PER_BLOCK DEVICE_FIELD_MAX_BLOCK_DIM_X DEVICE_FIELD_MAX_BLOCK_DIM_Y DEVICE_FIELD_MAX_BLOCK_DIM_Z DEVICE_FIELD_MAX_GRID_DIM_X DEVICE_FIELD_MAX_GRID_DIM_Y DEVICE_FIELD_MAX_GRID_DIM_Z DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR DEVICE_FIELD_ID DEVICE_FIELD_ECC_ENABLED DEVICE_FIELD_UUID DEVICE_FIELD_NAME DEVICE_FIELD_IS_CUDA_VISIBLE DEVICE_FIELD_IS_MIG_ENABLED DEVICE_FIELD_GPU_INSTANCE_ID DEVICE_FIELD_COMPUTE_INSTANCE_ID DEVICE_FIELD_MIG_UUID DEVICE_FIELD_IS_NUMA_NODE DEVICE_FIELD_NUMA_ID DEVICE_FIELD_NUM_TPCS DEVICE_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "deviceId\0U32 4\0start\0U64 8\0end\0U64 16\0graphId\0U32 24\0launcherGraphId\0U32 28\0deviceLaunchMode\0U32 32\0contextId\0U32 36\0streamId\0U64 40\0reserved\0Pointer 48\0",
            );
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "deviceId\0U32 4\0start\0U64 8\0end\0U64 16\0graphId\0U32 24\0launcherGraphId\0U32 28\0deviceLaunchMode\0U32 32\0contextId\0U32 36\0streamId\0U64 40\0reserved\0Pointer 48\0",
            );
    },
);

pub(crate) static CUpti_ActivityDeviceGraphTraceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityDeviceGraphTraceFieldIds\nenum CUpti_ActivityDeviceGraphTraceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "DEVICE_GRAPH_TRACE_FIELD_KIND DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID DEVICE_GRAPH_TRACE_FIELD_START DEVICE_GRAPH_TRACE_FIELD_END DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID DEVICE_GRAPH_TRACE_FIELD_STREAM_ID DEVICE_GRAPH_TRACE_FIELD_MAX",
);

pub(crate) static CUpti_ActivityEnvironment: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment\nstruct CUpti_ActivityEnvironment, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("deviceId\0U32 4\0timestamp\0U64 8\0");
        table.field(c"environmentKind", 16, Ty::Enum(&cupti::CUpti_ActivityEnvironmentKind));
        table.field(c"data", 20, Ty::Record(&cupti13::CUpti_ActivityEnvironment_data));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since at least CUDA 12.0.",
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
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since at least CUDA 12.0.",
    (20, 1, true),
    |table| {
        table.field(c"speed", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentSpeed));
        table.field(c"temperature", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentTemperature));
        table.field(c"power", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentPower));
        table.field(c"cooling", 0, Ty::Record(&cupti13::CUpti_ActivityEnvironmentCooling));
    },
);

pub(crate) static CUpti_ActivityEnvironment_data_cooling: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_cooling\ntypedef CUpti_ActivityEnvironmentCooling CUpti_ActivityEnvironment.data.cooling, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentCooling,
);

pub(crate) static CUpti_ActivityEnvironment_data_power: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_power\ntypedef CUpti_ActivityEnvironmentPower CUpti_ActivityEnvironment.data.power, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentPower,
);

pub(crate) static CUpti_ActivityEnvironment_data_speed: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_speed\ntypedef CUpti_ActivityEnvironmentSpeed CUpti_ActivityEnvironment.data.speed, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentSpeed,
);

pub(crate) static CUpti_ActivityEnvironment_data_temperature: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironment_data_temperature\ntypedef CUpti_ActivityEnvironmentTemperature CUpti_ActivityEnvironment.data.temperature, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityEnvironmentTemperature,
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentCooling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentCooling\nstruct CUpti_ActivityEnvironmentCooling, from cupti_activity.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.plain("fanSpeed\0U32 0\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentCooling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentCooling\nstruct CUpti_ActivityEnvironmentCooling, from cupti_activity.h. Since CUDA 13.3.",
    (4, 1, false),
    |table| {
        table.plain("fanSpeed\0U32 0\0");
    },
);

pub(crate) static CUpti_ActivityEnvironmentFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentFieldIds\nenum CUpti_ActivityEnvironmentFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "ENVIRONMENT_FIELD_KIND ENVIRONMENT_FIELD_DEVICE_ID ENVIRONMENT_FIELD_TIMESTAMP ENVIRONMENT_FIELD_ENVIRONMENT_KIND ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA ENVIRONMENT_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentPower: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentPower\nstruct CUpti_ActivityEnvironmentPower, from cupti_activity.h. Since CUDA 13.3.",
    (8, 4, false),
    |table| {
        table.plain("power\0U32 0\0powerLimit\0U32 4\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentPower: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentPower\nstruct CUpti_ActivityEnvironmentPower, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.plain("power\0U32 0\0powerLimit\0U32 4\0");
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentSpeed: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentSpeed\nstruct CUpti_ActivityEnvironmentSpeed, from cupti_activity.h. Since CUDA 13.3.",
    (20, 4, false),
    |table| {
        table.plain("smClock\0U32 0\0memoryClock\0U32 4\0pcieLinkGen\0U32 8\0pcieLinkWidth\0U32 12\0");
        table.field(c"clocksThrottleReasons", 16, Ty::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentSpeed: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentSpeed\nstruct CUpti_ActivityEnvironmentSpeed, from cupti_activity.h. Since CUDA 13.3.",
    (20, 1, false),
    |table| {
        table.plain("smClock\0U32 0\0memoryClock\0U32 4\0pcieLinkGen\0U32 8\0pcieLinkWidth\0U32 12\0");
        table.field(c"clocksThrottleReasons", 16, Ty::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironmentTemperature: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentTemperature\nstruct CUpti_ActivityEnvironmentTemperature, from cupti_activity.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.plain("gpuTemperature\0U32 0\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironmentTemperature: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEnvironmentTemperature\nstruct CUpti_ActivityEnvironmentTemperature, from cupti_activity.h. Since CUDA 13.3.",
    (4, 1, false),
    |table| {
        table.plain("gpuTemperature\0U32 0\0");
    },
);

pub(crate) static CUpti_ActivityEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEvent\nstruct CUpti_ActivityEvent, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.plain("value\0U64 8\0");
        table.field(c"domain", 16, Ty::Value(&cupti::CUpti_EventDomainID));
        table.plain("correlationId\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityEventInstance\nstruct CUpti_ActivityEventInstance, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"domain", 8, Ty::Value(&cupti::CUpti_EventDomainID));
        table.plain("instance\0U32 12\0value\0U64 16\0correlationId\0U32 24\0pad\0U32 28\0");
    },
);

pub(crate) static CUpti_ActivityExternalCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityExternalCorrelation\nstruct CUpti_ActivityExternalCorrelation, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"externalKind", 4, Ty::Enum(&cupti::CUpti_ExternalCorrelationKind));
        table.plain("externalId\0U64 8\0correlationId\0U32 16\0reserved\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityExternalCorrelationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityExternalCorrelationFieldIds\nenum CUpti_ActivityExternalCorrelationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "EXTERNAL_CORRELATION_FIELD_KIND EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID EXTERNAL_CORRELATION_FIELD_CORRELATION_ID EXTERNAL_CORRELATION_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityFieldLayoutEntry: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFieldLayoutEntry\nstruct CUpti_ActivityFieldLayoutEntry, from cupti_activity.h. Since CUDA 13.2.",
    (40, 8, false),
    |table| {
        table.plain("structSize\0U64 0\0fieldId\0I32 8\0offset\0U64 16\0size\0U64 24\0alignment\0U64 32\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityFieldLayoutEntry: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFieldLayoutEntry\nstruct CUpti_ActivityFieldLayoutEntry, from cupti_activity.h. Since CUDA 13.2.",
    (36, 1, false),
    |table| {
        table.plain("structSize\0U64 0\0fieldId\0I32 8\0offset\0U64 12\0size\0U64 20\0alignment\0U64 28\0");
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityFieldSelection: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityFieldSelection\nstruct CUpti_ActivityFieldSelection, from cupti_activity.h. Since CUDA 13.2.",
        (24, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0numFields\0U64 8\0");
            table.field(c"pFieldIds", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

#[cfg(windows)]
pub(crate) static CUpti_ActivityFieldSelection: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_ActivityFieldSelection\nstruct CUpti_ActivityFieldSelection, from cupti_activity.h. Since CUDA 13.2.",
        (24, 1, false),
        |table| {
            table.plain("structSize\0U64 0\0numFields\0U64 8\0");
            table.field(c"pFieldIds", 16, Ty::Pointer).in_digits();
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0");

pub(crate) static CUpti_ActivityFunction: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityFunction\nstruct CUpti_ActivityFunction, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "id\0U32 4\0contextId\0U32 8\0moduleId\0U32 12\0functionIndex\0U32 16\0pad\0U32 20\0name\0CString 24\0",
            );
    },
);

pub(crate) static CUpti_ActivityGlobalAccess: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess\nstruct CUpti_ActivityGlobalAccess, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0pcOffset\0U32 16\0executed\0U32 20\0threadsExecuted\0U64 24\0l2_transactions\0U64 32\0",
            );
    },
);

pub(crate) static CUpti_ActivityGlobalAccess2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess2\nstruct CUpti_ActivityGlobalAccess2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0pcOffset\0U32 20\0threadsExecuted\0U64 24\0l2_transactions\0U64 32\0theoreticalL2Transactions\0U64 40\0executed\0U32 48\0pad\0U32 52\0",
            );
    },
);

pub(crate) static CUpti_ActivityGlobalAccess3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGlobalAccess3\nstruct CUpti_ActivityGlobalAccess3, from cupti_activity.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0executed\0U32 20\0pcOffset\0U64 24\0threadsExecuted\0U64 32\0l2_transactions\0U64 40\0theoreticalL2Transactions\0U64 48\0",
            );
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityGraphHostNode: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNode\nstruct CUpti_ActivityGraphHostNode, from cupti_activity.h. Since CUDA 13.1.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "streamId\0U32 4\0contextId\0U32 8\0deviceId\0U32 12\0correlationId\0U32 16\0graphId\0U32 20\0graphNodeId\0U64 24\0processId\0U32 32\0threadId\0U32 36\0start\0U64 40\0end\0U64 48\0",
            );
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityGraphHostNode: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNode\nstruct CUpti_ActivityGraphHostNode, from cupti_activity.h. Since CUDA 13.1.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "streamId\0U32 4\0contextId\0U32 8\0deviceId\0U32 12\0correlationId\0U32 16\0graphId\0U32 20\0graphNodeId\0U64 24\0processId\0U32 32\0threadId\0U32 36\0start\0U64 40\0end\0U64 48\0",
            );
    },
);

pub(crate) static CUpti_ActivityGraphHostNodeFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphHostNodeFieldIds\nenum CUpti_ActivityGraphHostNodeFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "GRAPH_HOST_NODE_FIELD_KIND GRAPH_HOST_NODE_FIELD_STREAM_ID GRAPH_HOST_NODE_FIELD_CONTEXT_ID GRAPH_HOST_NODE_FIELD_DEVICE_ID GRAPH_HOST_NODE_FIELD_CORRELATION_ID GRAPH_HOST_NODE_FIELD_GRAPH_ID GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID GRAPH_HOST_NODE_FIELD_PROCESS_ID GRAPH_HOST_NODE_FIELD_THREAD_ID GRAPH_HOST_NODE_FIELD_START GRAPH_HOST_NODE_FIELD_END GRAPH_HOST_NODE_FIELD_MAX",
);

pub(crate) static CUpti_ActivityGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace\nstruct CUpti_ActivityGraphTrace, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0start\0U64 8\0end\0U64 16\0deviceId\0U32 24\0graphId\0U32 28\0contextId\0U32 32\0streamId\0U32 36\0reserved\0Pointer 40\0",
            );
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityGraphTrace2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0start\0U64 8\0end\0U64 16\0deviceId\0U32 24\0graphId\0U32 28\0contextId\0U32 32\0streamId\0U32 36\0reserved\0Pointer 40\0endDeviceId\0U32 48\0endContextId\0U32 52\0",
            );
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityGraphTrace2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0start\0U64 8\0end\0U64 16\0deviceId\0U32 24\0graphId\0U32 28\0contextId\0U32 32\0streamId\0U32 36\0reserved\0Pointer 40\0endDeviceId\0U32 48\0endContextId\0U32 52\0",
            );
    },
);

pub(crate) static CUpti_ActivityGraphTraceFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGraphTraceFieldIds\nenum CUpti_ActivityGraphTraceFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "GRAPH_TRACE_FIELD_KIND GRAPH_TRACE_FIELD_CORRELATION_ID GRAPH_TRACE_FIELD_START GRAPH_TRACE_FIELD_END GRAPH_TRACE_FIELD_DEVICE_ID GRAPH_TRACE_FIELD_GRAPH_ID GRAPH_TRACE_FIELD_CONTEXT_ID GRAPH_TRACE_FIELD_STREAM_ID GRAPH_TRACE_FIELD_END_DEVICE_ID GRAPH_TRACE_FIELD_END_CONTEXT_ID GRAPH_TRACE_FIELD_MAX",
);

pub(crate) static CUpti_ActivityGreenContext: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext\nstruct CUpti_ActivityGreenContext, from cupti_activity_deprecated.h. Since CUDA 13.2.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0parentContextId\0U32 8\0deviceId\0U32 12\0numTpcs\0U32 16\0numMultiprocessors\0U16 20\0logicalTpcMaskSize\0U8 22\0padding\0U8 23\0",
            );
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
    },
);

pub(crate) static CUpti_ActivityGreenContext2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext2\nstruct CUpti_ActivityGreenContext2, from cupti_activity_deprecated.h. Since CUDA 13.2.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0parentContextId\0U32 8\0deviceId\0U32 12\0numTpcs\0U32 16\0numMultiprocessors\0U16 20\0logicalTpcMaskSize\0U8 22\0padding\0U8 23\0",
            );
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
        table
            .plain(
                "workqueueResourceId\0U64 152\0workqueueConcurrencyLimit\0U32 160\0workqueueSharingScope\0U32 164\0",
            );
    },
);

pub(crate) static CUpti_ActivityGreenContext3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContext3\nstruct CUpti_ActivityGreenContext3, from cupti_activity.h. Since CUDA 13.4.",
    (304, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "contextId\0U32 4\0parentContextId\0U32 8\0deviceId\0U32 12\0numTpcs\0U32 16\0numMultiprocessors\0U16 20\0logicalTpcMaskSize\0U8 22\0padding\0U8 23\0",
            );
        table.field(c"logicalTpcMask", 24, Ty::array(Ty::U32, 32));
        table
            .plain(
                "workqueueResourceId\0U64 152\0workqueueConcurrencyLimit\0U32 160\0workqueueSharingScope\0U32 164\0workqueueChannelCount\0U32 168\0padding2\0U32 172\0",
            );
        table.field(c"workqueueChannelIds", 176, Ty::array(Ty::U32, 32));
    },
);

pub(crate) static CUpti_ActivityGreenContextFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityGreenContextFieldIds\nenum CUpti_ActivityGreenContextFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "GREEN_CONTEXT_FIELD_KIND GREEN_CONTEXT_FIELD_CONTEXT_ID GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID GREEN_CONTEXT_FIELD_DEVICE_ID GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS GREEN_CONTEXT_FIELD_NUM_TPCS GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS GREEN_CONTEXT_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityHostLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunch\nstruct CUpti_ActivityHostLaunch, from cupti_activity.h. Since CUDA 13.1.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "streamId\0U32 4\0contextId\0U32 8\0deviceId\0U32 12\0correlationId\0U32 16\0processId\0U32 20\0threadId\0U32 24\0padding\0U32 28\0start\0U64 32\0end\0U64 40\0",
            );
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityHostLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunch\nstruct CUpti_ActivityHostLaunch, from cupti_activity.h. Since CUDA 13.1.",
    (48, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "streamId\0U32 4\0contextId\0U32 8\0deviceId\0U32 12\0correlationId\0U32 16\0processId\0U32 20\0threadId\0U32 24\0padding\0U32 28\0start\0U64 32\0end\0U64 40\0",
            );
    },
);

pub(crate) static CUpti_ActivityHostLaunchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityHostLaunchFieldIds\nenum CUpti_ActivityHostLaunchFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "HOST_LAUNCH_FIELD_KIND HOST_LAUNCH_FIELD_STREAM_ID HOST_LAUNCH_FIELD_CONTEXT_ID HOST_LAUNCH_FIELD_DEVICE_ID HOST_LAUNCH_FIELD_CORRELATION_ID HOST_LAUNCH_FIELD_PROCESS_ID HOST_LAUNCH_FIELD_THREAD_ID HOST_LAUNCH_FIELD_START HOST_LAUNCH_FIELD_END HOST_LAUNCH_FIELD_MAX",
);

pub(crate) static CUpti_ActivityInstantaneousEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousEvent\nstruct CUpti_ActivityInstantaneousEvent, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.plain("value\0U64 8\0timestamp\0U64 16\0deviceId\0U32 24\0reserved\0U32 28\0");
    },
);

pub(crate) static CUpti_ActivityInstantaneousEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousEventInstance\nstruct CUpti_ActivityInstantaneousEventInstance, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.plain("value\0U64 8\0timestamp\0U64 16\0deviceId\0U32 24\0instance\0U8 28\0");
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetric: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousMetric\nstruct CUpti_ActivityInstantaneousMetric, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("timestamp\0U64 16\0deviceId\0U32 24\0flags\0U8 28\0");
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstantaneousMetricInstance\nstruct CUpti_ActivityInstantaneousMetricInstance, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("timestamp\0U64 16\0deviceId\0U32 24\0flags\0U8 28\0instance\0U8 29\0");
        table.field(c"pad", 30, Ty::array(Ty::U8, 2));
    },
);

pub(crate) static CUpti_ActivityInstructionCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionCorrelation\nstruct CUpti_ActivityInstructionCorrelation, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("sourceLocatorId\0U32 8\0functionId\0U32 12\0pcOffset\0U32 16\0pad\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityInstructionExecution: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityInstructionExecution\nstruct CUpti_ActivityInstructionExecution, from cupti_activity.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0pcOffset\0U32 20\0threadsExecuted\0U64 24\0notPredOffThreadsExecuted\0U64 32\0executed\0U32 40\0pad\0U32 44\0",
            );
    },
);

pub(crate) static CUpti_ActivityJit: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJit\nstruct CUpti_ActivityJit, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"jitEntryType", 4, Ty::Enum(&cupti::CUpti_ActivityJitEntryType));
        table.field(c"jitOperationType", 8, Ty::Enum(&cupti::CUpti_ActivityJitOperationType));
        table
            .plain(
                "deviceId\0U32 12\0start\0U64 16\0end\0U64 24\0correlationId\0U32 32\0padding\0U32 36\0jitOperationCorrelationId\0U64 40\0cacheSize\0U64 48\0cachePath\0CString 56\0",
            );
    },
);

pub(crate) static CUpti_ActivityJit2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJit2\nstruct CUpti_ActivityJit2, from cupti_activity.h. Since CUDA 12.4.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"jitEntryType", 4, Ty::Enum(&cupti::CUpti_ActivityJitEntryType));
        table.field(c"jitOperationType", 8, Ty::Enum(&cupti::CUpti_ActivityJitOperationType));
        table
            .plain(
                "deviceId\0U32 12\0start\0U64 16\0end\0U64 24\0correlationId\0U32 32\0padding\0U32 36\0jitOperationCorrelationId\0U64 40\0cacheSize\0U64 48\0cachePath\0CString 56\0processId\0U32 64\0threadId\0U32 68\0",
            );
    },
);

pub(crate) static CUpti_ActivityJitFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityJitFieldIds\nenum CUpti_ActivityJitFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "JIT_FIELD_KIND JIT_FIELD_ENTRY_TYPE JIT_FIELD_OPERATION_TYPE JIT_FIELD_DEVICE_ID JIT_FIELD_START JIT_FIELD_END JIT_FIELD_CORRELATION_ID JIT_FIELD_OPERATION_CORRELATION_ID JIT_FIELD_CACHE_SIZE JIT_FIELD_CACHE_PATH JIT_FIELD_PROCESS_ID JIT_FIELD_THREAD_ID JIT_FIELD_MAX",
);

pub(crate) static CUpti_ActivityKernel: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel\nstruct CUpti_ActivityKernel, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "cacheConfigRequested\0U8 4\0cacheConfigExecuted\0U8 5\0registersPerThread\0U16 6\0start\0U64 8\0end\0U64 16\0deviceId\0U32 24\0contextId\0U32 28\0streamId\0U32 32\0gridX\0I32 36\0gridY\0I32 40\0gridZ\0I32 44\0blockX\0I32 48\0blockY\0I32 52\0blockZ\0I32 56\0staticSharedMemory\0I32 60\0dynamicSharedMemory\0I32 64\0localMemoryPerThread\0U32 68\0localMemoryTotal\0U32 72\0correlationId\0U32 76\0runtimeCorrelationId\0U32 80\0pad\0U32 84\0name\0CString 88\0reserved0\0Pointer 96\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel10: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel10\nstruct CUpti_ActivityKernel10, from cupti_activity_deprecated.h. Since CUDA 13.0.",
    (216, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel10_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0maxPotentialClusterSize\0U32 200\0maxActiveClusters\0U32 204\0isDeviceLaunched\0U8 208\0",
            );
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityKernel10_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel10_cacheConfig\nstruct CUpti_ActivityKernel10.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
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
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0maxPotentialClusterSize\0U32 200\0maxActiveClusters\0U32 204\0isDeviceLaunched\0U8 208\0",
            );
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table.plain("priority\0I32 216\0padding4\0U32 220\0");
    },
);

pub(crate) static CUpti_ActivityKernel11_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel11_cacheConfig\nstruct CUpti_ActivityKernel11.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.1.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
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
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0maxPotentialClusterSize\0U32 200\0maxActiveClusters\0U32 204\0isDeviceLaunched\0U8 208\0",
            );
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table.plain("priority\0I32 216\0padding4\0U32 220\0executionModel\0U32 224\0padding5\0U32 228\0");
    },
);

pub(crate) static CUpti_ActivityKernel12_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel12_cacheConfig\nstruct CUpti_ActivityKernel12.cacheConfig, from cupti_activity_deprecated.h. Since CUDA 13.3.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
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
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0maxPotentialClusterSize\0U32 200\0maxActiveClusters\0U32 204\0isDeviceLaunched\0U8 208\0",
            );
        table.field(c"padding3", 209, Ty::array(Ty::U8, 7));
        table
            .plain(
                "priority\0I32 216\0padding4\0U32 220\0executionModel\0U32 224\0padding5\0U32 228\0sourceGraphId\0U32 232\0padding6\0U32 236\0sourceGraphNodeId\0U64 240\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel13_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel13_cacheConfig\nstruct CUpti_ActivityKernel13.cacheConfig, from cupti_activity.h. Since CUDA 13.4.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
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
    "cubind.cuda13.cupti.CUpti_ActivityKernel2\nstruct CUpti_ActivityKernel2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel2_cacheConfig));
        table
            .plain(
                "sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0start\0U64 8\0end\0U64 16\0completed\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0gridX\0I32 44\0gridY\0I32 48\0gridZ\0I32 52\0blockX\0I32 56\0blockY\0I32 60\0blockZ\0I32 64\0staticSharedMemory\0I32 68\0dynamicSharedMemory\0I32 72\0localMemoryPerThread\0U32 76\0localMemoryTotal\0U32 80\0correlationId\0U32 84\0gridId\0I64 88\0name\0CString 96\0reserved0\0Pointer 104\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel3\nstruct CUpti_ActivityKernel3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel3_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel4\nstruct CUpti_ActivityKernel4, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel4_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel5\nstruct CUpti_ActivityKernel5, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (160, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel5_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
    },
);

pub(crate) static CUpti_ActivityKernel6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel6\nstruct CUpti_ActivityKernel6, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel6_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
    },
);

pub(crate) static CUpti_ActivityKernel7: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel7\nstruct CUpti_ActivityKernel7, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel7_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
    },
);

pub(crate) static CUpti_ActivityKernel8: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel8\nstruct CUpti_ActivityKernel8, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (200, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti::CUpti_ActivityKernel8_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel9: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9\nstruct CUpti_ActivityKernel9, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (208, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig));
        table.plain("sharedMemoryConfig\0U8 5\0registersPerThread\0U16 6\0");
        table
            .field(c"partitionedGlobalCacheRequested", 8, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .field(c"partitionedGlobalCacheExecuted", 12, Ty::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
        table
            .plain(
                "start\0U64 16\0end\0U64 24\0completed\0U64 32\0deviceId\0U32 40\0contextId\0U32 44\0streamId\0U32 48\0gridX\0I32 52\0gridY\0I32 56\0gridZ\0I32 60\0blockX\0I32 64\0blockY\0I32 68\0blockZ\0I32 72\0staticSharedMemory\0I32 76\0dynamicSharedMemory\0I32 80\0localMemoryPerThread\0U32 84\0localMemoryTotal\0U32 88\0correlationId\0U32 92\0gridId\0I64 96\0name\0CString 104\0reserved0\0Pointer 112\0queued\0U64 120\0submitted\0U64 128\0launchType\0U8 136\0isSharedMemoryCarveoutRequested\0U8 137\0sharedMemoryCarveoutRequested\0U8 138\0padding\0U8 139\0sharedMemoryExecuted\0U32 140\0graphNodeId\0U64 144\0",
            );
        table.field(c"shmemLimitConfig", 152, Ty::Enum(&cupti::CUpti_FuncShmemLimitConfig));
        table.plain("graphId\0U32 156\0");
        table.field(c"pAccessPolicyWindow", 160, Ty::list(Ty::Record(&driver::CUaccessPolicyWindow)));
        table.plain("channelID\0U32 168\0");
        table.field(c"channelType", 172, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "clusterX\0U32 176\0clusterY\0U32 180\0clusterZ\0U32 184\0clusterSchedulingPolicy\0U32 188\0localMemoryTotal_v2\0U64 192\0maxPotentialClusterSize\0U32 200\0maxActiveClusters\0U32 204\0",
            );
    },
);

pub(crate) static CUpti_ActivityKernel9_cacheConfig: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9_cacheConfig\nstruct CUpti_ActivityKernel9.cacheConfig, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, true),
    |table| {
        table.plain("both\0U8 0\0");
        table.field(c"config", 0, Ty::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel9_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernel9_cacheConfig_config\nstruct CUpti_ActivityKernel9.cacheConfig.config, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKernelFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKernelFieldIds\nenum CUpti_ActivityKernelFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "KERNEL_FIELD_KIND KERNEL_FIELD_CACHE_CONFIG_REQUESTED KERNEL_FIELD_CACHE_CONFIG_EXECUTED KERNEL_FIELD_SHARED_MEMORY_CONFIG KERNEL_FIELD_REGISTERS_PER_THREAD KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED KERNEL_FIELD_START KERNEL_FIELD_END KERNEL_FIELD_COMPLETED KERNEL_FIELD_DEVICE_ID KERNEL_FIELD_CONTEXT_ID KERNEL_FIELD_STREAM_ID KERNEL_FIELD_GRID_X KERNEL_FIELD_GRID_Y KERNEL_FIELD_GRID_Z KERNEL_FIELD_BLOCK_X KERNEL_FIELD_BLOCK_Y KERNEL_FIELD_BLOCK_Z KERNEL_FIELD_STATIC_SHARED_MEMORY KERNEL_FIELD_DYNAMIC_SHARED_MEMORY KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD KERNEL_FIELD_CORRELATION_ID KERNEL_FIELD_GRID_ID KERNEL_FIELD_NAME KERNEL_FIELD_QUEUED KERNEL_FIELD_SUBMITTED KERNEL_FIELD_LAUNCH_TYPE KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED KERNEL_FIELD_SHARED_MEMORY_EXECUTED KERNEL_FIELD_GRAPH_NODE_ID KERNEL_FIELD_SHMEM_LIMIT_CONFIG KERNEL_FIELD_GRAPH_ID KERNEL_FIELD_ACCESS_POLICY_WINDOW KERNEL_FIELD_CHANNEL_ID KERNEL_FIELD_CHANNEL_TYPE KERNEL_FIELD_CLUSTER_X KERNEL_FIELD_CLUSTER_Y KERNEL_FIELD_CLUSTER_Z KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY KERNEL_FIELD_LOCAL_MEMORY_TOTAL KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE KERNEL_FIELD_MAX_ACTIVE_CLUSTERS KERNEL_FIELD_IS_DEVICE_LAUNCHED KERNEL_FIELD_LAUNCH_PRIORITY KERNEL_FIELD_EXECUTION_MODEL KERNEL_FIELD_SOURCE_GRAPH_ID KERNEL_FIELD_SOURCE_GRAPH_NODE_ID KERNEL_FIELD_MAX",
);

pub(crate) static CUpti_ActivityKind: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityKind\nenum CUpti_ActivityKind, from cupti_activity.h. Since at least CUDA 12.0. Deprecated: CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR, CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS, CUPTI_ACTIVITY_KIND_BRANCH, CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION, CUPTI_ACTIVITY_KIND_SHARED_ACCESS, CUPTI_ACTIVITY_KIND_PC_SAMPLING, CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO, CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION.",
    "CUPTI_ACTIVITY_KIND_INVALID CUPTI_ACTIVITY_KIND_MEMCPY CUPTI_ACTIVITY_KIND_MEMSET CUPTI_ACTIVITY_KIND_KERNEL CUPTI_ACTIVITY_KIND_DRIVER CUPTI_ACTIVITY_KIND_RUNTIME CUPTI_ACTIVITY_KIND_EVENT CUPTI_ACTIVITY_KIND_METRIC CUPTI_ACTIVITY_KIND_DEVICE CUPTI_ACTIVITY_KIND_CONTEXT CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL CUPTI_ACTIVITY_KIND_NAME CUPTI_ACTIVITY_KIND_MARKER CUPTI_ACTIVITY_KIND_MARKER_DATA CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS CUPTI_ACTIVITY_KIND_BRANCH CUPTI_ACTIVITY_KIND_OVERHEAD CUPTI_ACTIVITY_KIND_CDP_KERNEL CUPTI_ACTIVITY_KIND_PREEMPTION CUPTI_ACTIVITY_KIND_ENVIRONMENT CUPTI_ACTIVITY_KIND_EVENT_INSTANCE CUPTI_ACTIVITY_KIND_MEMCPY2 CUPTI_ACTIVITY_KIND_METRIC_INSTANCE CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER CUPTI_ACTIVITY_KIND_FUNCTION CUPTI_ACTIVITY_KIND_MODULE CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE CUPTI_ACTIVITY_KIND_SHARED_ACCESS CUPTI_ACTIVITY_KIND_PC_SAMPLING CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION CUPTI_ACTIVITY_KIND_OPENACC_DATA CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH CUPTI_ACTIVITY_KIND_OPENACC_OTHER CUPTI_ACTIVITY_KIND_CUDA_EVENT CUPTI_ACTIVITY_KIND_STREAM CUPTI_ACTIVITY_KIND_SYNCHRONIZATION CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION CUPTI_ACTIVITY_KIND_NVLINK CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE CUPTI_ACTIVITY_KIND_MEMORY CUPTI_ACTIVITY_KIND_PCIE CUPTI_ACTIVITY_KIND_OPENMP CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API CUPTI_ACTIVITY_KIND_MEMORY2 CUPTI_ACTIVITY_KIND_MEMORY_POOL CUPTI_ACTIVITY_KIND_GRAPH_TRACE CUPTI_ACTIVITY_KIND_JIT CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH CUPTI_ACTIVITY_KIND_HOST_LAUNCH CUPTI_ACTIVITY_KIND_GREEN_CONTEXT CUPTI_ACTIVITY_KIND_COUNT CUPTI_ACTIVITY_KIND_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ActivityMarker: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarker\nstruct CUpti_ActivityMarker, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("timestamp\0U64 8\0id\0U32 16\0");
        table.field(c"objectKind", 20, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 24, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.plain("pad\0U32 36\0name\0CString 40\0");
    },
);

pub(crate) static CUpti_ActivityMarker2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarker2\nstruct CUpti_ActivityMarker2, from cupti_activity.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("timestamp\0U64 8\0id\0U32 16\0");
        table.field(c"objectKind", 20, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 24, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.plain("pad\0U32 36\0name\0CString 40\0domain\0CString 48\0");
    },
);

pub(crate) static CUpti_ActivityMarkerData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerData\nstruct CUpti_ActivityMarkerData, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("id\0U32 8\0");
        table.field(c"payloadKind", 12, Ty::Enum(&cupti::CUpti_MetricValueKind));
        table.field(c"payload", 16, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("color\0U32 24\0category\0U32 28\0");
    },
);

pub(crate) static CUpti_ActivityMarkerData2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerData2\nstruct CUpti_ActivityMarkerData2, from cupti_activity.h. Since CUDA 13.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.plain("id\0U32 8\0");
        table.field(c"payloadKind", 12, Ty::Enum(&cupti::CUpti_MetricValueKind));
        table.field(c"payload", 16, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("color\0U32 24\0category\0U32 28\0cuptiDomainId\0U32 32\0padding\0U32 36\0");
    },
);

pub(crate) static CUpti_ActivityMarkerDataFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerDataFieldIds\nenum CUpti_ActivityMarkerDataFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MARKER_DATA_FIELD_KIND MARKER_DATA_FIELD_FLAGS MARKER_DATA_FIELD_ID MARKER_DATA_FIELD_PAYLOAD_KIND MARKER_DATA_FIELD_PAYLOAD MARKER_DATA_FIELD_COLOR MARKER_DATA_FIELD_CATEGORY MARKER_DATA_FIELD_CUPTI_DOMAIN_ID MARKER_DATA_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMarkerFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMarkerFieldIds\nenum CUpti_ActivityMarkerFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MARKER_FIELD_KIND MARKER_FIELD_FLAGS MARKER_FIELD_TIMESTAMP MARKER_FIELD_ID MARKER_FIELD_PROCESS_ID MARKER_FIELD_THREAD_ID MARKER_FIELD_NAME MARKER_FIELD_DOMAIN MARKER_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityMemDecompress: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("deviceId\0U32 4\0contextId\0U32 8\0streamId\0U32 12\0channelID\0U32 16\0");
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "correlationId\0U32 24\0numberOfOperations\0U32 28\0sourceBytes\0U64 32\0reserved0\0Pointer 40\0start\0U64 48\0end\0U64 56\0",
            );
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityMemDecompress: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("deviceId\0U32 4\0contextId\0U32 8\0streamId\0U32 12\0channelID\0U32 16\0");
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table
            .plain(
                "correlationId\0U32 24\0numberOfOperations\0U32 28\0sourceBytes\0U64 32\0reserved0\0Pointer 40\0start\0U64 48\0end\0U64 56\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemDecompressFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemDecompressFieldIds\nenum CUpti_ActivityMemDecompressFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEM_DECOMPRESS_FIELD_KIND MEM_DECOMPRESS_FIELD_DEVICE_ID MEM_DECOMPRESS_FIELD_CONTEXT_ID MEM_DECOMPRESS_FIELD_STREAM_ID MEM_DECOMPRESS_FIELD_CHANNEL_ID MEM_DECOMPRESS_FIELD_CHANNEL_TYPE MEM_DECOMPRESS_FIELD_CORRELATION_ID MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS MEM_DECOMPRESS_FIELD_SOURCE_BYTES MEM_DECOMPRESS_FIELD_START MEM_DECOMPRESS_FIELD_END MEM_DECOMPRESS_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMemcpy: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy\nstruct CUpti_ActivityMemcpy, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpy2: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy2\ntypedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    &cupti13::CUpti_ActivityMemcpyPtoP,
);

pub(crate) static CUpti_ActivityMemcpy2FieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy2FieldIds\nenum CUpti_ActivityMemcpy2FieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEMCPY2_FIELD_KIND MEMCPY2_FIELD_COPY_KIND MEMCPY2_FIELD_SRC_KIND MEMCPY2_FIELD_DST_KIND MEMCPY2_FIELD_FLAGS MEMCPY2_FIELD_BYTES MEMCPY2_FIELD_START MEMCPY2_FIELD_END MEMCPY2_FIELD_DEVICE_ID MEMCPY2_FIELD_CONTEXT_ID MEMCPY2_FIELD_STREAM_ID MEMCPY2_FIELD_SRC_DEVICE_ID MEMCPY2_FIELD_SRC_CONTEXT_ID MEMCPY2_FIELD_DST_DEVICE_ID MEMCPY2_FIELD_DST_CONTEXT_ID MEMCPY2_FIELD_CORRELATION_ID MEMCPY2_FIELD_GRAPH_NODE_ID MEMCPY2_FIELD_GRAPH_ID MEMCPY2_FIELD_CHANNEL_ID MEMCPY2_FIELD_CHANNEL_TYPE MEMCPY2_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMemcpy3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy3\nstruct CUpti_ActivityMemcpy3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpy4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy4\nstruct CUpti_ActivityMemcpy4, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0padding\0U32 76\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpy5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy5\nstruct CUpti_ActivityMemcpy5, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0channelID\0U32 76\0",
            );
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("pad2\0U32 84\0");
    },
);

pub(crate) static CUpti_ActivityMemcpy6: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy6\nstruct CUpti_ActivityMemcpy6, from cupti_activity_deprecated.h. Since CUDA 12.8.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0channelID\0U32 76\0",
            );
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("isDeviceLaunched\0U8 84\0");
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.plain("copyCount\0U64 88\0");
    },
);

pub(crate) static CUpti_ActivityMemcpy7: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpy7\nstruct CUpti_ActivityMemcpy7, from cupti_activity.h. Since CUDA 13.4.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0runtimeCorrelationId\0U32 48\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0channelID\0U32 76\0",
            );
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("isDeviceLaunched\0U8 84\0");
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.plain("copyCount\0U64 88\0sourceGraphId\0U32 96\0pad3\0U32 100\0sourceGraphNodeId\0U64 104\0");
    },
);

pub(crate) static CUpti_ActivityMemcpyFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyFieldIds\nenum CUpti_ActivityMemcpyFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEMCPY_FIELD_KIND MEMCPY_FIELD_COPY_KIND MEMCPY_FIELD_SRC_KIND MEMCPY_FIELD_DST_KIND MEMCPY_FIELD_FLAGS MEMCPY_FIELD_BYTES MEMCPY_FIELD_START MEMCPY_FIELD_END MEMCPY_FIELD_DEVICE_ID MEMCPY_FIELD_CONTEXT_ID MEMCPY_FIELD_STREAM_ID MEMCPY_FIELD_CORRELATION_ID MEMCPY_FIELD_GRAPH_NODE_ID MEMCPY_FIELD_GRAPH_ID MEMCPY_FIELD_CHANNEL_ID MEMCPY_FIELD_CHANNEL_TYPE MEMCPY_FIELD_IS_DEVICE_LAUNCHED MEMCPY_FIELD_COPY_COUNT MEMCPY_FIELD_SOURCE_GRAPH_ID MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID MEMCPY_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMemcpyPtoP: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP\nstruct CUpti_ActivityMemcpyPtoP, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0srcDeviceId\0U32 44\0srcContextId\0U32 48\0dstDeviceId\0U32 52\0dstContextId\0U32 56\0correlationId\0U32 60\0reserved0\0Pointer 64\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP2\nstruct CUpti_ActivityMemcpyPtoP2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0srcDeviceId\0U32 44\0srcContextId\0U32 48\0dstDeviceId\0U32 52\0dstContextId\0U32 56\0correlationId\0U32 60\0reserved0\0Pointer 64\0graphNodeId\0U64 72\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP3\nstruct CUpti_ActivityMemcpyPtoP3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0srcDeviceId\0U32 44\0srcContextId\0U32 48\0dstDeviceId\0U32 52\0dstContextId\0U32 56\0correlationId\0U32 60\0reserved0\0Pointer 64\0graphNodeId\0U64 72\0graphId\0U32 80\0padding\0U32 84\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemcpyPtoP4\nstruct CUpti_ActivityMemcpyPtoP4, from cupti_activity.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "copyKind\0U8 4\0srcKind\0U8 5\0dstKind\0U8 6\0flags\0U8 7\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0srcDeviceId\0U32 44\0srcContextId\0U32 48\0dstDeviceId\0U32 52\0dstContextId\0U32 56\0correlationId\0U32 60\0reserved0\0Pointer 64\0graphNodeId\0U64 72\0graphId\0U32 80\0channelID\0U32 84\0",
            );
        table.field(c"channelType", 88, Ty::Enum(&cupti::CUpti_ChannelType));
    },
);

pub(crate) static CUpti_ActivityMemory: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory\nstruct CUpti_ActivityMemory, from cupti_activity.h. Since at least CUDA 12.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryKind", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table
            .plain(
                "address\0U64 8\0bytes\0U64 16\0start\0U64 24\0end\0U64 32\0allocPC\0U64 40\0freePC\0U64 48\0processId\0U32 56\0deviceId\0U32 60\0contextId\0U32 64\0pad\0U32 68\0name\0CString 72\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemory2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory2\nstruct CUpti_ActivityMemory2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryOperationType));
        table.field(c"memoryKind", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table
            .plain(
                "correlationId\0U32 12\0address\0U64 16\0bytes\0U64 24\0timestamp\0U64 32\0PC\0U64 40\0processId\0U32 48\0deviceId\0U32 52\0contextId\0U32 56\0streamId\0U32 60\0name\0CString 64\0isAsync\0U32 72\0pad1\0U32 76\0",
            );
        table.field(c"memoryPoolConfig", 80, Ty::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig));
    },
);

pub(crate) static CUpti_ActivityMemory3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemory3\nstruct CUpti_ActivityMemory3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryOperationType));
        table.field(c"memoryKind", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryKind));
        table
            .plain(
                "correlationId\0U32 12\0address\0U64 16\0bytes\0U64 24\0timestamp\0U64 32\0PC\0U64 40\0processId\0U32 48\0deviceId\0U32 52\0contextId\0U32 56\0streamId\0U32 60\0name\0CString 64\0isAsync\0U32 72\0pad1\0U32 76\0",
            );
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
        table
            .plain(
                "correlationId\0U32 12\0address\0U64 16\0bytes\0U64 24\0timestamp\0U64 32\0PC\0U64 40\0processId\0U32 48\0deviceId\0U32 52\0contextId\0U32 56\0streamId\0U32 60\0name\0CString 64\0isAsync\0U32 72\0pad1\0U32 76\0",
            );
        table.field(c"memoryPoolConfig", 80, Ty::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig));
        table.plain("source\0CString 120\0");
    },
);

pub(crate) static CUpti_ActivityMemoryFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryFieldIds\nenum CUpti_ActivityMemoryFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEMORY_FIELD_KIND MEMORY_FIELD_OPERATION_TYPE MEMORY_FIELD_MEMORY_KIND MEMORY_FIELD_CORRELATION_ID MEMORY_FIELD_ADDRESS MEMORY_FIELD_BYTES MEMORY_FIELD_TIMESTAMP MEMORY_FIELD_PROCESS_ID MEMORY_FIELD_DEVICE_ID MEMORY_FIELD_CONTEXT_ID MEMORY_FIELD_STREAM_ID MEMORY_FIELD_IS_ASYNC MEMORY_FIELD_POOL_TYPE MEMORY_FIELD_POOL_ADDRESS MEMORY_FIELD_POOL_RELEASE_THRESHOLD MEMORY_FIELD_POOL_SIZE MEMORY_FIELD_POOL_PROCESS_ID MEMORY_FIELD_POOL_UTILIZED_SIZE MEMORY_FIELD_SOURCE MEMORY_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMemoryPool: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool\nstruct CUpti_ActivityMemoryPool, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table
            .plain(
                "correlationId\0U32 12\0processId\0U32 16\0deviceId\0U32 20\0minBytesToKeep\0U64 24\0address\0U64 32\0size\0U64 40\0releaseThreshold\0U64 48\0timestamp\0U64 56\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemoryPool2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool2\nstruct CUpti_ActivityMemoryPool2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table
            .plain(
                "correlationId\0U32 12\0processId\0U32 16\0deviceId\0U32 20\0minBytesToKeep\0U64 24\0address\0U64 32\0size\0U64 40\0releaseThreshold\0U64 48\0timestamp\0U64 56\0utilizedSize\0U64 64\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemoryPool3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPool3\nstruct CUpti_ActivityMemoryPool3, from cupti_activity.h. Since CUDA 13.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"memoryPoolOperationType", 4, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
        table.field(c"memoryPoolType", 8, Ty::Enum(&cupti::CUpti_ActivityMemoryPoolType));
        table
            .plain(
                "correlationId\0U32 12\0processId\0U32 16\0deviceId\0U32 20\0minBytesToKeep\0U64 24\0address\0U64 32\0size\0U64 40\0releaseThreshold\0U64 48\0timestamp\0U64 56\0utilizedSize\0U64 64\0isManagedPool\0U8 72\0",
            );
        table.field(c"pad2", 73, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityMemoryPoolFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemoryPoolFieldIds\nenum CUpti_ActivityMemoryPoolFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEMORY_POOL_FIELD_KIND MEMORY_POOL_FIELD_OPERATION_TYPE MEMORY_POOL_FIELD_POOL_TYPE MEMORY_POOL_FIELD_CORRELATION_ID MEMORY_POOL_FIELD_PROCESS_ID MEMORY_POOL_FIELD_DEVICE_ID MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP MEMORY_POOL_FIELD_ADDRESS MEMORY_POOL_FIELD_SIZE MEMORY_POOL_FIELD_RELEASE_THRESHOLD MEMORY_POOL_FIELD_TIMESTAMP MEMORY_POOL_FIELD_UTILIZED_SIZE MEMORY_POOL_FIELD_IS_MANAGED_POOL MEMORY_POOL_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMemset: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset\nstruct CUpti_ActivityMemset, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "value\0U32 4\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0flags\0U16 48\0memoryKind\0U16 50\0pad\0U32 52\0reserved0\0Pointer 56\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemset2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset2\nstruct CUpti_ActivityMemset2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "value\0U32 4\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0flags\0U16 48\0memoryKind\0U16 50\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemset3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset3\nstruct CUpti_ActivityMemset3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "value\0U32 4\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0flags\0U16 48\0memoryKind\0U16 50\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0padding\0U32 76\0",
            );
    },
);

pub(crate) static CUpti_ActivityMemset4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset4\nstruct CUpti_ActivityMemset4, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "value\0U32 4\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0flags\0U16 48\0memoryKind\0U16 50\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0channelID\0U32 76\0",
            );
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("isDeviceLaunched\0U8 84\0");
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityMemset5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemset5\nstruct CUpti_ActivityMemset5, from cupti_activity.h. Since CUDA 13.4.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "value\0U32 4\0bytes\0U64 8\0start\0U64 16\0end\0U64 24\0deviceId\0U32 32\0contextId\0U32 36\0streamId\0U32 40\0correlationId\0U32 44\0flags\0U16 48\0memoryKind\0U16 50\0pad\0U32 52\0reserved0\0Pointer 56\0graphNodeId\0U64 64\0graphId\0U32 72\0channelID\0U32 76\0",
            );
        table.field(c"channelType", 80, Ty::Enum(&cupti::CUpti_ChannelType));
        table.plain("isDeviceLaunched\0U8 84\0");
        table.field(c"pad2", 85, Ty::array(Ty::U8, 3));
        table.plain("sourceGraphId\0U32 88\0pad3\0U32 92\0sourceGraphNodeId\0U64 96\0");
    },
);

pub(crate) static CUpti_ActivityMemsetFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMemsetFieldIds\nenum CUpti_ActivityMemsetFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "MEMSET_FIELD_KIND MEMSET_FIELD_VALUE MEMSET_FIELD_BYTES MEMSET_FIELD_START MEMSET_FIELD_END MEMSET_FIELD_DEVICE_ID MEMSET_FIELD_CONTEXT_ID MEMSET_FIELD_STREAM_ID MEMSET_FIELD_CORRELATION_ID MEMSET_FIELD_FLAGS MEMSET_FIELD_MEMORY_KIND MEMSET_FIELD_GRAPH_NODE_ID MEMSET_FIELD_GRAPH_ID MEMSET_FIELD_CHANNEL_ID MEMSET_FIELD_CHANNEL_TYPE MEMSET_FIELD_IS_DEVICE_LAUNCHED MEMSET_FIELD_SOURCE_GRAPH_ID MEMSET_FIELD_SOURCE_GRAPH_NODE_ID MEMSET_FIELD_MAX",
);

pub(crate) static CUpti_ActivityMetric: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMetric\nstruct CUpti_ActivityMetric, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("correlationId\0U32 16\0flags\0U8 20\0");
        table.field(c"pad", 21, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityMetricInstance\nstruct CUpti_ActivityMetricInstance, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti13::CUpti_MetricValue));
        table.plain("instance\0U32 16\0correlationId\0U32 20\0flags\0U8 24\0");
        table.field(c"pad", 25, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityModule: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityModule\nstruct CUpti_ActivityModule, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("contextId\0U32 4\0id\0U32 8\0cubinSize\0U32 12\0cubin\0Pointer 16\0");
    },
);

pub(crate) static CUpti_ActivityName: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityName\nstruct CUpti_ActivityName, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"objectKind", 4, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 8, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.plain("pad\0U32 20\0name\0CString 24\0");
    },
);

pub(crate) static CUpti_ActivityNameFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNameFieldIds\nenum CUpti_ActivityNameFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "NAME_FIELD_KIND NAME_FIELD_OBJECT_KIND NAME_FIELD_OBJECT_ID NAME_FIELD_NAME NAME_FIELD_MAX",
);

pub(crate) static CUpti_ActivityNvLink: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink\nstruct CUpti_ActivityNvLink, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("nvlinkVersion\0U32 4\0");
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink_idDev1));
        table.plain("flag\0U32 48\0physicalNvLinkCount\0U32 52\0");
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 4));
        table.field(c"portDev1", 60, Ty::array(Ty::I8, 4));
        table.plain("bandwidth\0U64 64\0");
    },
);

pub(crate) static CUpti_ActivityNvLink2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink2\nstruct CUpti_ActivityNvLink2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("nvlinkVersion\0U32 4\0");
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev1));
        table.plain("flag\0U32 48\0physicalNvLinkCount\0U32 52\0");
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 16));
        table.field(c"portDev1", 72, Ty::array(Ty::I8, 16));
        table.plain("bandwidth\0U64 88\0");
    },
);

pub(crate) static CUpti_ActivityNvLink3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink3\nstruct CUpti_ActivityNvLink3, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("nvlinkVersion\0U32 4\0");
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev1));
        table.plain("flag\0U32 48\0physicalNvLinkCount\0U32 52\0");
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 16));
        table.field(c"portDev1", 72, Ty::array(Ty::I8, 16));
        table.plain("bandwidth\0U64 88\0nvswitchConnected\0U8 96\0");
        table.field(c"pad", 97, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityNvLink4: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4\nstruct CUpti_ActivityNvLink4, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (136, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("nvlinkVersion\0U32 4\0");
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev1));
        table.plain("flag\0U32 48\0physicalNvLinkCount\0U32 52\0");
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 32));
        table.field(c"portDev1", 88, Ty::array(Ty::I8, 32));
        table.plain("bandwidth\0U64 120\0nvswitchConnected\0U8 128\0");
        table.field(c"pad", 129, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev0\nstruct CUpti_ActivityNvLink4.idDev0, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev0_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev0_npu\nstruct CUpti_ActivityNvLink4.idDev0.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev1\nstruct CUpti_ActivityNvLink4.idDev1, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti13::CUpti_ActivityNvLink4_idDev1_npu));
    },
);

pub(crate) static CUpti_ActivityNvLink4_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink4_idDev1_npu\nstruct CUpti_ActivityNvLink4.idDev1.npu, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityNvLink5: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLink5\nstruct CUpti_ActivityNvLink5, from cupti_activity.h. Since CUDA 13.2.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("nvlinkVersion\0U32 4\0");
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti13::CUpti_ActivityNvLink5_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti13::CUpti_ActivityNvLink5_idDev1));
        table.plain("flag\0U32 48\0physicalNvLinkCount\0U32 52\0");
        table.field(c"portDev0", 56, Ty::Pointer).in_digits();
        table.field(c"portDev1", 64, Ty::Pointer).in_digits();
        table.plain("bandwidth\0U64 72\0nvswitchConnected\0U8 80\0");
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
    "NVLINK_FIELD_KIND NVLINK_FIELD_NVLINK_VERSION NVLINK_FIELD_TYPE_DEV0 NVLINK_FIELD_TYPE_DEV1 NVLINK_FIELD_ID_DEV0 NVLINK_FIELD_ID_DEV1 NVLINK_FIELD_FLAG NVLINK_FIELD_PHYSICAL_NVLINK_COUNT NVLINK_FIELD_PORT_DEV0 NVLINK_FIELD_PORT_DEV1 NVLINK_FIELD_BANDWIDTH NVLINK_FIELD_NVSWITCH_CONNECTED NVLINK_FIELD_MAX",
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLinkNpu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLinkNpu\nstruct CUpti_ActivityNvLinkNpu, from cupti_activity.h. Since CUDA 13.3.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLinkNpu: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityNvLinkNpu\nstruct CUpti_ActivityNvLinkNpu, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.plain("index\0U32 0\0domainId\0U32 4\0");
    },
);

pub(crate) static CUpti_ActivityOpenAcc: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAcc\nstruct CUpti_ActivityOpenAcc, from cupti_activity.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table
            .plain(
                "version\0U32 12\0implicit\0U32 16\0deviceType\0U32 20\0deviceNumber\0U32 24\0threadId\0U32 28\0async_\0U64 32\0asyncMap\0U64 40\0lineNo\0U32 48\0endLineNo\0U32 52\0funcLineNo\0U32 56\0funcEndLineNo\0U32 60\0start\0U64 64\0end\0U64 72\0cuDeviceId\0U32 80\0cuContextId\0U32 84\0cuStreamId\0U32 88\0cuProcessId\0U32 92\0cuThreadId\0U32 96\0externalId\0U32 100\0srcFile\0CString 104\0funcName\0CString 112\0",
            );
    },
);

pub(crate) static CUpti_ActivityOpenAccData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccData\nstruct CUpti_ActivityOpenAccData, from cupti_activity.h. Since at least CUDA 12.0.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table
            .plain(
                "version\0U32 12\0implicit\0U32 16\0deviceType\0U32 20\0deviceNumber\0U32 24\0threadId\0U32 28\0async_\0U64 32\0asyncMap\0U64 40\0lineNo\0U32 48\0endLineNo\0U32 52\0funcLineNo\0U32 56\0funcEndLineNo\0U32 60\0start\0U64 64\0end\0U64 72\0cuDeviceId\0U32 80\0cuContextId\0U32 84\0cuStreamId\0U32 88\0cuProcessId\0U32 92\0cuThreadId\0U32 96\0externalId\0U32 100\0srcFile\0CString 104\0funcName\0CString 112\0bytes\0U64 120\0hostPtr\0U64 128\0devicePtr\0U64 136\0varName\0CString 144\0",
            );
    },
);

pub(crate) static CUpti_ActivityOpenAccDataFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccDataFieldIds\nenum CUpti_ActivityOpenAccDataFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "OPENACC_DATA_FIELD_KIND OPENACC_DATA_FIELD_EVENT_KIND OPENACC_DATA_FIELD_PARENT_CONSTRUCT OPENACC_DATA_FIELD_VERSION OPENACC_DATA_FIELD_IMPLICIT OPENACC_DATA_FIELD_DEVICE_TYPE OPENACC_DATA_FIELD_DEVICE_NUMBER OPENACC_DATA_FIELD_THREAD_ID OPENACC_DATA_FIELD_ASYNC OPENACC_DATA_FIELD_ASYNC_MAP OPENACC_DATA_FIELD_LINE_NO OPENACC_DATA_FIELD_END_LINE_NO OPENACC_DATA_FIELD_FUNC_LINE_NO OPENACC_DATA_FIELD_FUNC_END_LINE_NO OPENACC_DATA_FIELD_START OPENACC_DATA_FIELD_END OPENACC_DATA_FIELD_CU_DEVICE_ID OPENACC_DATA_FIELD_CU_CONTEXT_ID OPENACC_DATA_FIELD_CU_STREAM_ID OPENACC_DATA_FIELD_CU_PROCESS_ID OPENACC_DATA_FIELD_CU_THREAD_ID OPENACC_DATA_FIELD_EXTERNAL_ID OPENACC_DATA_FIELD_SRC_FILE OPENACC_DATA_FIELD_FUNC_NAME OPENACC_DATA_FIELD_BYTES OPENACC_DATA_FIELD_HOST_PTR OPENACC_DATA_FIELD_DEVICE_PTR OPENACC_DATA_FIELD_VAR_NAME OPENACC_DATA_FIELD_MAX",
);

pub(crate) static CUpti_ActivityOpenAccLaunch: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccLaunch\nstruct CUpti_ActivityOpenAccLaunch, from cupti_activity.h. Since at least CUDA 12.0.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table
            .plain(
                "version\0U32 12\0implicit\0U32 16\0deviceType\0U32 20\0deviceNumber\0U32 24\0threadId\0U32 28\0async_\0U64 32\0asyncMap\0U64 40\0lineNo\0U32 48\0endLineNo\0U32 52\0funcLineNo\0U32 56\0funcEndLineNo\0U32 60\0start\0U64 64\0end\0U64 72\0cuDeviceId\0U32 80\0cuContextId\0U32 84\0cuStreamId\0U32 88\0cuProcessId\0U32 92\0cuThreadId\0U32 96\0externalId\0U32 100\0srcFile\0CString 104\0funcName\0CString 112\0numGangs\0U64 120\0numWorkers\0U64 128\0vectorLength\0U64 136\0kernelName\0CString 144\0",
            );
    },
);

pub(crate) static CUpti_ActivityOpenAccLaunchFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccLaunchFieldIds\nenum CUpti_ActivityOpenAccLaunchFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "OPENACC_LAUNCH_FIELD_KIND OPENACC_LAUNCH_FIELD_EVENT_KIND OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT OPENACC_LAUNCH_FIELD_VERSION OPENACC_LAUNCH_FIELD_IMPLICIT OPENACC_LAUNCH_FIELD_DEVICE_TYPE OPENACC_LAUNCH_FIELD_DEVICE_NUMBER OPENACC_LAUNCH_FIELD_THREAD_ID OPENACC_LAUNCH_FIELD_ASYNC OPENACC_LAUNCH_FIELD_ASYNC_MAP OPENACC_LAUNCH_FIELD_LINE_NO OPENACC_LAUNCH_FIELD_END_LINE_NO OPENACC_LAUNCH_FIELD_FUNC_LINE_NO OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO OPENACC_LAUNCH_FIELD_START OPENACC_LAUNCH_FIELD_END OPENACC_LAUNCH_FIELD_CU_DEVICE_ID OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID OPENACC_LAUNCH_FIELD_CU_STREAM_ID OPENACC_LAUNCH_FIELD_CU_PROCESS_ID OPENACC_LAUNCH_FIELD_CU_THREAD_ID OPENACC_LAUNCH_FIELD_EXTERNAL_ID OPENACC_LAUNCH_FIELD_SRC_FILE OPENACC_LAUNCH_FIELD_FUNC_NAME OPENACC_LAUNCH_FIELD_NUM_GANGS OPENACC_LAUNCH_FIELD_NUM_WORKERS OPENACC_LAUNCH_FIELD_VECTOR_LENGTH OPENACC_LAUNCH_FIELD_KERNEL_NAME OPENACC_LAUNCH_FIELD_MAX",
);

pub(crate) static CUpti_ActivityOpenAccOther: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccOther\nstruct CUpti_ActivityOpenAccOther, from cupti_activity.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenAccEventKind));
        table.field(c"parentConstruct", 8, Ty::Enum(&cupti::CUpti_OpenAccConstructKind));
        table
            .plain(
                "version\0U32 12\0implicit\0U32 16\0deviceType\0U32 20\0deviceNumber\0U32 24\0threadId\0U32 28\0async_\0U64 32\0asyncMap\0U64 40\0lineNo\0U32 48\0endLineNo\0U32 52\0funcLineNo\0U32 56\0funcEndLineNo\0U32 60\0start\0U64 64\0end\0U64 72\0cuDeviceId\0U32 80\0cuContextId\0U32 84\0cuStreamId\0U32 88\0cuProcessId\0U32 92\0cuThreadId\0U32 96\0externalId\0U32 100\0srcFile\0CString 104\0funcName\0CString 112\0",
            );
    },
);

pub(crate) static CUpti_ActivityOpenAccOtherFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenAccOtherFieldIds\nenum CUpti_ActivityOpenAccOtherFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "OPENACC_OTHER_FIELD_KIND OPENACC_OTHER_FIELD_EVENT_KIND OPENACC_OTHER_FIELD_PARENT_CONSTRUCT OPENACC_OTHER_FIELD_VERSION OPENACC_OTHER_FIELD_IMPLICIT OPENACC_OTHER_FIELD_DEVICE_TYPE OPENACC_OTHER_FIELD_DEVICE_NUMBER OPENACC_OTHER_FIELD_THREAD_ID OPENACC_OTHER_FIELD_ASYNC OPENACC_OTHER_FIELD_ASYNC_MAP OPENACC_OTHER_FIELD_LINE_NO OPENACC_OTHER_FIELD_END_LINE_NO OPENACC_OTHER_FIELD_FUNC_LINE_NO OPENACC_OTHER_FIELD_FUNC_END_LINE_NO OPENACC_OTHER_FIELD_START OPENACC_OTHER_FIELD_END OPENACC_OTHER_FIELD_CU_DEVICE_ID OPENACC_OTHER_FIELD_CU_CONTEXT_ID OPENACC_OTHER_FIELD_CU_STREAM_ID OPENACC_OTHER_FIELD_CU_PROCESS_ID OPENACC_OTHER_FIELD_CU_THREAD_ID OPENACC_OTHER_FIELD_EXTERNAL_ID OPENACC_OTHER_FIELD_SRC_FILE OPENACC_OTHER_FIELD_FUNC_NAME OPENACC_OTHER_FIELD_MAX",
);

pub(crate) static CUpti_ActivityOpenMp: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenMp\nstruct CUpti_ActivityOpenMp, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenMpEventKind));
        table
            .plain(
                "version\0U32 8\0threadId\0U32 12\0start\0U64 16\0end\0U64 24\0cuProcessId\0U32 32\0cuThreadId\0U32 36\0",
            );
    },
);

pub(crate) static CUpti_ActivityOpenMpFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOpenMpFieldIds\nenum CUpti_ActivityOpenMpFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "OPENMP_FIELD_KIND OPENMP_FIELD_EVENT_KIND OPENMP_FIELD_START OPENMP_FIELD_END OPENMP_FIELD_CU_THREAD_ID OPENMP_FIELD_CU_PROCESS_ID OPENMP_FIELD_MAX",
);

pub(crate) static CUpti_ActivityOverhead: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverhead\nstruct CUpti_ActivityOverhead, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"overheadKind", 4, Ty::Enum(&cupti::CUpti_ActivityOverheadKind));
        table.field(c"objectKind", 8, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 12, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.plain("start\0U64 24\0end\0U64 32\0");
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
        table.plain("start\0U64 24\0end\0U64 32\0correlationId\0U32 40\0reserved0\0U32 44\0");
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
        table.plain("start\0U64 24\0end\0U64 32\0correlationId\0U32 40\0reserved0\0U32 44\0overheadData\0Pointer 48\0");
    },
);

pub(crate) static CUpti_ActivityOverheadFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityOverheadFieldIds\nenum CUpti_ActivityOverheadFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "OVERHEAD_FIELD_KIND OVERHEAD_FIELD_OVERHEAD_KIND OVERHEAD_FIELD_PROCESS_ID OVERHEAD_FIELD_THREAD_ID OVERHEAD_FIELD_START OVERHEAD_FIELD_END OVERHEAD_FIELD_CORRELATION_ID OVERHEAD_FIELD_OVERHEAD_DATA OVERHEAD_FIELD_MAX",
);

pub(crate) static CUpti_ActivityPCSampling: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling\nstruct CUpti_ActivityPCSampling, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0pcOffset\0U32 20\0samples\0U32 24\0",
            );
        table.field(c"stallReason", 28, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
    },
);

pub(crate) static CUpti_ActivityPCSampling2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling2\nstruct CUpti_ActivityPCSampling2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0pcOffset\0U32 20\0latencySamples\0U32 24\0samples\0U32 28\0",
            );
        table.field(c"stallReason", 32, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
        table.plain("pad\0U32 36\0");
    },
);

pub(crate) static CUpti_ActivityPCSampling3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSampling3\nstruct CUpti_ActivityPCSampling3, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0latencySamples\0U32 20\0samples\0U32 24\0",
            );
        table.field(c"stallReason", 28, Ty::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
        table.plain("pcOffset\0U64 32\0");
    },
);

pub(crate) static CUpti_ActivityPCSamplingRecordInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPCSamplingRecordInfo\nstruct CUpti_ActivityPCSamplingRecordInfo, from cupti_activity.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table
            .plain(
                "correlationId\0U32 4\0totalSamples\0U64 8\0droppedSamples\0U64 16\0samplingPeriodInCycles\0U64 24\0",
            );
    },
);

pub(crate) static CUpti_ActivityPcie: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie\nstruct CUpti_ActivityPcie, from cupti_activity.h. Since at least CUDA 12.0.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_PcieDeviceType));
        table.field(c"id", 8, Ty::Record(&cupti::CUpti_ActivityPcie_id));
        table
            .plain(
                "domain\0U32 12\0pcieGeneration\0U16 16\0linkRate\0U16 18\0linkWidth\0U16 20\0upstreamBus\0U16 22\0",
            );
        table.field(c"attr", 24, Ty::Record(&cupti13::CUpti_ActivityPcie_attr));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since at least CUDA 12.0.",
    (144, 4, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since at least CUDA 12.0.",
    (144, 1, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    },
);

pub(crate) static CUpti_ActivityPcie_attr_bridgeAttr: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr_bridgeAttr\ntypedef CUpti_ActivityPcieBridgeAttr CUpti_ActivityPcie.attr.bridgeAttr, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityPcieBridgeAttr,
);

pub(crate) static CUpti_ActivityPcie_attr_gpuAttr: RecordDef = RecordDef::alias(
    "cubind.cuda13.cupti.CUpti_ActivityPcie_attr_gpuAttr\ntypedef CUpti_ActivityPcieGpuAttr CUpti_ActivityPcie.attr.gpuAttr, from cupti_activity.h. Since at least CUDA 12.0, until CUDA 13.2.",
    &cupti13::CUpti_ActivityPcieGpuAttr,
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcieBridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieBridgeAttr\nstruct CUpti_ActivityPcieBridgeAttr, from cupti_activity.h. Since CUDA 13.3.",
    (8, 2, false),
    |table| {
        table.plain("secondaryBus\0U16 0\0deviceId\0U16 2\0vendorId\0U16 4\0pad0\0U16 6\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcieBridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieBridgeAttr\nstruct CUpti_ActivityPcieBridgeAttr, from cupti_activity.h. Since CUDA 13.3.",
    (8, 1, false),
    |table| {
        table.plain("secondaryBus\0U16 0\0deviceId\0U16 2\0vendorId\0U16 4\0pad0\0U16 6\0");
    },
);

pub(crate) static CUpti_ActivityPcieFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityPcieFieldIds\nenum CUpti_ActivityPcieFieldIds, from cupti_activity.h. Since CUDA 13.3.",
    "PCIE_FIELD_KIND PCIE_FIELD_TYPE PCIE_FIELD_ID PCIE_FIELD_DOMAIN PCIE_FIELD_PCIE_GENERATION PCIE_FIELD_LINK_RATE PCIE_FIELD_LINK_WIDTH PCIE_FIELD_UPSTREAM_BUS PCIE_FIELD_ATTR PCIE_FIELD_MAX",
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
    "cubind.cuda13.cupti.CUpti_ActivityPreemption\nstruct CUpti_ActivityPreemption, from cupti_activity.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"preemptionKind", 4, Ty::Enum(&cupti::CUpti_ActivityPreemptionKind));
        table.plain("timestamp\0U64 8\0gridId\0I64 16\0blockX\0U32 24\0blockY\0U32 28\0blockZ\0U32 32\0pad\0U32 36\0");
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityRecordLayout: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityRecordLayout\nstruct CUpti_ActivityRecordLayout, from cupti_activity.h. Since CUDA 13.2.",
    (32, 8, false),
    |table| {
        table.plain("structSize\0U64 0\0");
        table.field(c"pEntries", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityFieldLayoutEntry)));
        table.plain("numFields\0U64 16\0recordSize\0U64 24\0");
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityRecordLayout: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityRecordLayout\nstruct CUpti_ActivityRecordLayout, from cupti_activity.h. Since CUDA 13.2.",
    (32, 1, false),
    |table| {
        table.plain("structSize\0U64 0\0");
        table.field(c"pEntries", 8, Ty::list(Ty::Record(&cupti13::CUpti_ActivityFieldLayoutEntry)));
        table.plain("numFields\0U64 16\0recordSize\0U64 24\0");
    },
);

pub(crate) static CUpti_ActivitySharedAccess: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySharedAccess\nstruct CUpti_ActivitySharedAccess, from cupti_activity.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table
            .plain(
                "sourceLocatorId\0U32 8\0correlationId\0U32 12\0functionId\0U32 16\0pcOffset\0U32 20\0threadsExecuted\0U64 24\0sharedTransactions\0U64 32\0theoreticalSharedTransactions\0U64 40\0executed\0U32 48\0pad\0U32 52\0",
            );
    },
);

pub(crate) static CUpti_ActivitySourceLocator: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySourceLocator\nstruct CUpti_ActivitySourceLocator, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("id\0U32 4\0lineNumber\0U32 8\0pad\0U32 12\0fileName\0CString 16\0");
    },
);

pub(crate) static CUpti_ActivityStream: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStream\nstruct CUpti_ActivityStream, from cupti_activity.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.plain("contextId\0U32 4\0streamId\0U32 8\0priority\0U32 12\0");
        table.field(c"flag", 16, Ty::Enum(&cupti::CUpti_ActivityStreamFlag));
        table.plain("correlationId\0U32 20\0");
    },
);

pub(crate) static CUpti_ActivityStreamFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityStreamFieldIds\nenum CUpti_ActivityStreamFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "STREAM_FIELD_KIND STREAM_FIELD_CONTEXT_ID STREAM_FIELD_STREAM_ID STREAM_FIELD_PRIORITY STREAM_FIELD_FLAG STREAM_FIELD_CORRELATION_ID STREAM_FIELD_MAX",
);

pub(crate) static CUpti_ActivitySynchronization: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronization\nstruct CUpti_ActivitySynchronization, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_ActivitySynchronizationType));
        table
            .plain(
                "start\0U64 8\0end\0U64 16\0correlationId\0U32 24\0contextId\0U32 28\0streamId\0U32 32\0cudaEventId\0U32 36\0",
            );
    },
);

pub(crate) static CUpti_ActivitySynchronization2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronization2\nstruct CUpti_ActivitySynchronization2, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_ActivitySynchronizationType));
        table
            .plain(
                "start\0U64 8\0end\0U64 16\0correlationId\0U32 24\0contextId\0U32 28\0streamId\0U32 32\0cudaEventId\0U32 36\0cudaEventSyncId\0U64 40\0returnValue\0U32 48\0pad\0U32 52\0",
            );
    },
);

pub(crate) static CUpti_ActivitySynchronizationFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivitySynchronizationFieldIds\nenum CUpti_ActivitySynchronizationFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "SYNCHRONIZATION_FIELD_KIND SYNCHRONIZATION_FIELD_TYPE SYNCHRONIZATION_FIELD_START SYNCHRONIZATION_FIELD_END SYNCHRONIZATION_FIELD_CORRELATION_ID SYNCHRONIZATION_FIELD_CONTEXT_ID SYNCHRONIZATION_FIELD_STREAM_ID SYNCHRONIZATION_FIELD_CUDA_EVENT_ID SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID SYNCHRONIZATION_FIELD_RETURN_VALUE SYNCHRONIZATION_FIELD_MAX",
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter\nstruct CUpti_ActivityUnifiedMemoryCounter, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table.field(c"scope", 8, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
        table.plain("deviceId\0U32 12\0value\0U64 16\0timestamp\0U64 24\0processId\0U32 32\0pad\0U32 36\0");
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter2: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter2\nstruct CUpti_ActivityUnifiedMemoryCounter2, from cupti_activity_deprecated.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table
            .plain(
                "value\0U64 8\0start\0U64 16\0end\0U64 24\0address\0U64 32\0srcId\0U32 40\0dstId\0U32 44\0streamId\0U32 48\0processId\0U32 52\0flags\0U32 56\0pad\0U32 60\0",
            );
    },
);

pub(crate) static CUpti_ActivityUnifiedMemoryCounter3: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUnifiedMemoryCounter3\nstruct CUpti_ActivityUnifiedMemoryCounter3, from cupti_activity.h. Since CUDA 12.8.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti13::CUpti_ActivityKind));
        table.field(c"counterKind", 4, Ty::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
        table
            .plain(
                "value\0U64 8\0start\0U64 16\0end\0U64 24\0address\0U64 32\0srcId\0U32 40\0dstId\0U32 44\0streamId\0U32 48\0processId\0U32 52\0flags\0U32 56\0pad\0U32 60\0",
            );
        table.field(c"processors", 64, Ty::array(Ty::U64, 5));
    },
);

pub(crate) static CUpti_ActivityUvmCounterFieldIds: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ActivityUvmCounterFieldIds\nenum CUpti_ActivityUvmCounterFieldIds, from cupti_activity.h. Since CUDA 13.2.",
    "UVM_COUNTER_FIELD_KIND UVM_COUNTER_FIELD_COUNTER_KIND UVM_COUNTER_FIELD_VALUE UVM_COUNTER_FIELD_START UVM_COUNTER_FIELD_END UVM_COUNTER_FIELD_ADDRESS UVM_COUNTER_FIELD_SRC_ID UVM_COUNTER_FIELD_DST_ID UVM_COUNTER_FIELD_STREAM_ID UVM_COUNTER_FIELD_PROCESS_ID UVM_COUNTER_FIELD_FLAGS UVM_COUNTER_FIELD_PROCESSORS UVM_COUNTER_FIELD_MAX",
);

pub(crate) static CUpti_BufferCallbackCompleteInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_BufferCallbackCompleteInfo\nstruct CUpti_BufferCallbackCompleteInfo, from cupti_activity.h. Since CUDA 13.2.",
    (32, 8, false),
    |table| {
        table.plain("structSize\0U64 0\0threadId\0U64 8\0");
        table.field(c"ppRecordLayouts", 16, Ty::Pointer).in_digits();
        table.plain("numRecordLayouts\0U64 24\0");
    },
);

pub(crate) static CUpti_BufferCallbackRequestInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_BufferCallbackRequestInfo\nstruct CUpti_BufferCallbackRequestInfo, from cupti_activity.h. Since CUDA 13.2.",
    (8, 8, false),
    |table| {
        table.plain("structSize\0U64 0\0");
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
    "CUPTI_CACHE_CONTROL_MODE_NONE CUPTI_CACHE_CONTROL_MODE_ALL CUPTI_CACHE_CONTROL_MODE_L2 CUPTI_CACHE_CONTROL_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_CallbackIdResource: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_CallbackIdResource\nenum CUpti_CallbackIdResource, from cupti_callbacks.h. Since at least CUDA 12.0.",
    "CUPTI_CBID_RESOURCE_INVALID CUPTI_CBID_RESOURCE_CONTEXT_CREATED CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING CUPTI_CBID_RESOURCE_STREAM_CREATED CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING CUPTI_CBID_RESOURCE_CU_INIT_FINISHED CUPTI_CBID_RESOURCE_MODULE_LOADED CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING CUPTI_CBID_RESOURCE_MODULE_PROFILED CUPTI_CBID_RESOURCE_GRAPH_CREATED CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING CUPTI_CBID_RESOURCE_GRAPH_CLONED CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED CUPTI_CBID_RESOURCE_SIZE CUPTI_CBID_RESOURCE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ClockControl_Mode: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ClockControl_Mode\nenum CUpti_ClockControl_Mode, from cupti_profiler_target.h. Since CUDA 13.4.",
    "CUPTI_CLOCK_CONTROL_MODE_BASE=1 CUPTI_CLOCK_CONTROL_MODE_BOOST CUPTI_CLOCK_CONTROL_MODE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ClockControl_Status: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ClockControl_Status\nenum CUpti_ClockControl_Status, from cupti_profiler_target.h. Since CUDA 13.4.",
    "CUPTI_CLOCK_CONTROL_STATUS_UNLOCKED=1 CUPTI_CLOCK_CONTROL_STATUS_LOCKED CUPTI_CLOCK_CONTROL_STATUS_LOCKED_TO_FLOOR CUPTI_CLOCK_CONTROL_STATUS_BOOST_ENABLED CUPTI_CLOCK_CONTROL_STATUS_BOOST_DISABLED CUPTI_CLOCK_CONTROL_STATUS_FORCE_INT=2147483647",
);

pub(crate) static CUpti_ComputeEngineCtxSwitchOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_ComputeEngineCtxSwitchOperationType\nenum CUpti_ComputeEngineCtxSwitchOperationType, from cupti_activity.h. Since CUDA 13.1.",
    "CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT=2147483647",
);

pub(crate) static CUpti_FuncExecutionModel: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_FuncExecutionModel\nenum CUpti_FuncExecutionModel, from cupti_activity.h. Since CUDA 13.3.",
    "CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN CUPTI_FUNC_EXECUTION_MODEL_SIMT CUPTI_FUNC_EXECUTION_MODEL_TILE CUPTI_FUNC_EXECUTION_MODEL_HYBRID CUPTI_FUNC_EXECUTION_MODEL_SIZE CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT=2147483647",
);

pub(crate) static CUpti_LogicalEndpointResourceData: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointResourceData\nstruct CUpti_LogicalEndpointResourceData, from cupti_callbacks.h. Since CUDA 13.5.",
    (24, 8, false),
    |table| {
        table.plain("logicalEndpointId\0U32 0\0");
        table.field(c"type", 4, Ty::Enum(&cupti13::CUpti_LogicalEndpointType));
        table.plain("size\0U64 8\0");
        table.field(c"typeInfo", 16, Ty::Record(&cupti13::CUpti_LogicalEndpointResourceData_typeInfo));
        table.plain("flags\0U32 20\0");
    },
);

pub(crate) static CUpti_LogicalEndpointResourceData_typeInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointResourceData_typeInfo\nstruct CUpti_LogicalEndpointResourceData.typeInfo, from cupti_callbacks.h. Since CUDA 13.5.",
    (4, 4, true),
    |table| {
        table.plain("unicastDeviceId\0U32 0\0multicastTeamSize\0U32 0\0");
    },
);

pub(crate) static CUpti_LogicalEndpointType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_LogicalEndpointType\nenum CUpti_LogicalEndpointType, from cupti_callbacks.h. Since CUDA 13.5.",
    "CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_MetricCollectionScope: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_MetricCollectionScope\nenum CUpti_MetricCollectionScope, from cupti_profiler_host.h. Since CUDA 13.1.",
    "CUPTI_METRIC_COLLECTION_SCOPE_CONTEXT CUPTI_METRIC_COLLECTION_SCOPE_DEVICE CUPTI_METRIC_COLLECTION_SCOPE_INVALID",
);

pub(crate) static CUpti_MetricValue: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_MetricValue\nstruct CUpti_MetricValue, from cupti_metrics.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table
            .plain(
                "metricValueDouble\0F64 0\0metricValueUint64\0U64 0\0metricValueInt64\0I64 0\0metricValuePercent\0F64 0\0metricValueThroughput\0U64 0\0",
            );
        table.field(c"metricValueUtilizationLevel", 0, Ty::Enum(&cupti::CUpti_MetricValueUtilizationLevel));
        table.plain("metricValueNvtxExtendedPayload\0U64 0\0");
    },
);

pub(crate) static CUpti_NvtxExtPayloadAttr: RecordDef = RecordDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxExtPayloadAttr\nstruct CUpti_NvtxExtPayloadAttr, from cupti_activity.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("structSize\0U32 0\0type\0U32 4\0attributes\0Pointer 8\0");
    },
);

pub(crate) static CUpti_NvtxExtPayloadType: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_NvtxExtPayloadType\nenum CUpti_NvtxExtPayloadType, from cupti_activity.h. Since CUDA 13.0.",
    "CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT=2147483647",
);

pub(crate) static CUpti_Profiler_DeviceSupported_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_DeviceSupported_Params\nstruct CUpti_Profiler_DeviceSupported_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
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
        "cubind.cuda13.cupti.CUpti_Profiler_GetCounterAvailability_Params\nstruct CUpti_Profiler_GetCounterAvailability_Params, from cupti_profiler_target.h. Since at least CUDA 12.0.",
        (48, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.plain("counterAvailabilityImageSize\0U64 24\0");
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.plain("bAllowDeviceLevelCounters\0U8 40\0");
        },
    )
    .starting(b")\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMetricProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMetricProperties_Params\nstruct CUpti_Profiler_Host_GetMetricProperties_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (64, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table
                .plain(
                    "pMetricName\0CString 24\0pDescription\0CString 32\0pHwUnit\0CString 40\0pDimUnit\0CString 48\0",
                );
            table.field(c"metricType", 56, Ty::Enum(&cupti::CUpti_MetricType));
            table.field(c"metricCollectionScope", 60, Ty::Enum(&cupti13::CUpti_MetricCollectionScope));
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params\nstruct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params, from cupti_profiler_host.h. Since CUDA 13.2.",
        (64, 8, false),
        |table| {
            table
                .plain(
                    "structSize\0U64 0\0pPriv\0Pointer 8\0pChipName\0CString 16\0pSinglePassSetName\0CString 24\0numOfMetricsInSinglePassSet\0U64 32\0metricsBufferSize\0U64 40\0",
                );
            table.field(c"pMetricsIndicesBuffer", 48, Ty::Pointer).in_digits();
            table.field(c"pMetricsBuffer", 56, Ty::Pointer).in_digits();
        },
    )
    .starting(b"@\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetSinglePassSets_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_GetSinglePassSets_Params\nstruct CUpti_Profiler_Host_GetSinglePassSets_Params, from cupti_profiler_host.h. Since CUDA 13.2.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0pChipName\0CString 16\0numOfSinglePassSets\0U64 24\0");
            table.field(c"ppSinglePassSets", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_Initialize_Params\nstruct CUpti_Profiler_Host_Initialize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (56, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"profilerType", 16, Ty::Enum(&cupti::CUpti_ProfilerType));
            table.plain("pChipName\0CString 24\0");
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.field(c"pHostObject", 40, Ty::Pointer).in_digits();
            table.plain("pSinglePassMetricSetName\0CString 48\0");
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_SetDevicePartitionInfo_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_Profiler_Host_SetDevicePartitionInfo_Params\nstruct CUpti_Profiler_Host_SetDevicePartitionInfo_Params, from cupti_profiler_host.h. Since CUDA 13.3.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pHostObject", 16, Ty::Pointer).in_digits();
            table.field(c"pDevicePartitionInfo", 24, Ty::Pointer).in_digits();
            table.plain("devicePartitionInfoSize\0U64 32\0");
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Enable_Params: RecordDef = RecordDef::new(
        "cubind.cuda13.cupti.CUpti_RangeProfiler_Enable_Params\nstruct CUpti_RangeProfiler_Enable_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (40, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
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
            table.plain("structSize\0U64 0\0pPriv\0Pointer 8\0");
            table.field(c"pRangeProfilerObject", 16, Ty::Pointer).in_digits();
            table.plain("devicePartitionInfoSize\0U64 24\0");
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
            table.plain("structSize\0U64 0\0subscriberName\0CString 8\0");
            table.field(c"oldSubscriberName", 16, Ty::Pointer).in_digits();
            table.plain("oldSubscriberSize\0U64 24\0allowMultipleSubscribers\0U8 32\0");
            table.field(c"padding", 33, Ty::array(Ty::U8, 7));
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_driver_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_driver_api_trace_cbid\nenum CUpti_driver_api_trace_cbid, from cupti_driver_cbid.h. Since at least CUDA 12.0.",
    "CUPTI_DRIVER_TRACE_CBID_INVALID CUPTI_DRIVER_TRACE_CBID_cuInit CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion CUPTI_DRIVER_TRACE_CBID_cuDeviceGet CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute CUPTI_DRIVER_TRACE_CBID_cuCtxCreate CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy CUPTI_DRIVER_TRACE_CBID_cuCtxAttach CUPTI_DRIVER_TRACE_CBID_cuCtxDetach CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize CUPTI_DRIVER_TRACE_CBID_cuModuleLoad CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary CUPTI_DRIVER_TRACE_CBID_cuModuleUnload CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal CUPTI_DRIVER_TRACE_CBID_cuda25 CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo CUPTI_DRIVER_TRACE_CBID_cuda28 CUPTI_DRIVER_TRACE_CBID_cuMemAlloc CUPTI_DRIVER_TRACE_CBID_cuda30 CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch CUPTI_DRIVER_TRACE_CBID_cuda32 CUPTI_DRIVER_TRACE_CBID_cuMemFree CUPTI_DRIVER_TRACE_CBID_cuda34 CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange CUPTI_DRIVER_TRACE_CBID_cuda36 CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer CUPTI_DRIVER_TRACE_CBID_cuda41 CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD CUPTI_DRIVER_TRACE_CBID_cuda44 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH CUPTI_DRIVER_TRACE_CBID_cuda46 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD CUPTI_DRIVER_TRACE_CBID_cuda48 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA CUPTI_DRIVER_TRACE_CBID_cuda50 CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD CUPTI_DRIVER_TRACE_CBID_cuda52 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D CUPTI_DRIVER_TRACE_CBID_cuda59 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync CUPTI_DRIVER_TRACE_CBID_cuda61 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync CUPTI_DRIVER_TRACE_CBID_cuda63 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync CUPTI_DRIVER_TRACE_CBID_cuda65 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync CUPTI_DRIVER_TRACE_CBID_cuda70 CUPTI_DRIVER_TRACE_CBID_cuMemsetD8 CUPTI_DRIVER_TRACE_CBID_cuda72 CUPTI_DRIVER_TRACE_CBID_cuMemsetD16 CUPTI_DRIVER_TRACE_CBID_cuda74 CUPTI_DRIVER_TRACE_CBID_cuMemsetD32 CUPTI_DRIVER_TRACE_CBID_cuda76 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8 CUPTI_DRIVER_TRACE_CBID_cuda78 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16 CUPTI_DRIVER_TRACE_CBID_cuda80 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32 CUPTI_DRIVER_TRACE_CBID_cuda82 CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig CUPTI_DRIVER_TRACE_CBID_cuArrayCreate CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress CUPTI_DRIVER_TRACE_CBID_cuda96 CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D CUPTI_DRIVER_TRACE_CBID_cuda98 CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress CUPTI_DRIVER_TRACE_CBID_cuda104 CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags CUPTI_DRIVER_TRACE_CBID_cuParamSetSize CUPTI_DRIVER_TRACE_CBID_cuParamSeti CUPTI_DRIVER_TRACE_CBID_cuParamSetf CUPTI_DRIVER_TRACE_CBID_cuParamSetv CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef CUPTI_DRIVER_TRACE_CBID_cuLaunch CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync CUPTI_DRIVER_TRACE_CBID_cuEventCreate CUPTI_DRIVER_TRACE_CBID_cuEventRecord CUPTI_DRIVER_TRACE_CBID_cuEventQuery CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize CUPTI_DRIVER_TRACE_CBID_cuEventDestroy CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime CUPTI_DRIVER_TRACE_CBID_cuStreamCreate CUPTI_DRIVER_TRACE_CBID_cuStreamQuery CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer CUPTI_DRIVER_TRACE_CBID_cuda131 CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources CUPTI_DRIVER_TRACE_CBID_cuGetExportTable CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin CUPTI_DRIVER_TRACE_CBID_cuD3D9End CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice CUPTI_DRIVER_TRACE_CBID_cuGLInit CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef CUPTI_DRIVER_TRACE_CBID_cuda191 CUPTI_DRIVER_TRACE_CBID_cuda192 CUPTI_DRIVER_TRACE_CBID_cuda193 CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray CUPTI_DRIVER_TRACE_CBID_cuda195 CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray CUPTI_DRIVER_TRACE_CBID_cuda197 CUPTI_DRIVER_TRACE_CBID_cuda198 CUPTI_DRIVER_TRACE_CBID_cuda199 CUPTI_DRIVER_TRACE_CBID_cuda200 CUPTI_DRIVER_TRACE_CBID_cuda201 CUPTI_DRIVER_TRACE_CBID_cuda202 CUPTI_DRIVER_TRACE_CBID_cuda203 CUPTI_DRIVER_TRACE_CBID_cuda204 CUPTI_DRIVER_TRACE_CBID_cuda205 CUPTI_DRIVER_TRACE_CBID_cuda206 CUPTI_DRIVER_TRACE_CBID_cuda207 CUPTI_DRIVER_TRACE_CBID_cuda208 CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice CUPTI_DRIVER_TRACE_CBID_cuda215 CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async CUPTI_DRIVER_TRACE_CBID_cuda217 CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async CUPTI_DRIVER_TRACE_CBID_cuda219 CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async CUPTI_DRIVER_TRACE_CBID_cuda221 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async CUPTI_DRIVER_TRACE_CBID_cuda223 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async CUPTI_DRIVER_TRACE_CBID_cuda225 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async CUPTI_DRIVER_TRACE_CBID_cuda227 CUPTI_DRIVER_TRACE_CBID_cuda228 CUPTI_DRIVER_TRACE_CBID_cuda229 CUPTI_DRIVER_TRACE_CBID_cuda230 CUPTI_DRIVER_TRACE_CBID_cuda231 CUPTI_DRIVER_TRACE_CBID_cuda232 CUPTI_DRIVER_TRACE_CBID_cuda233 CUPTI_DRIVER_TRACE_CBID_cuda234 CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2 CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2 CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2 CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2 CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2 CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2 CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2 CUPTI_DRIVER_TRACE_CBID_cuda248 CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2 CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2 CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2 CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2 CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2 CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2 CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2 CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2 CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2 CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2 CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuda271 CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2 CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent CUPTI_DRIVER_TRACE_CBID_cuMemcpy CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel CUPTI_DRIVER_TRACE_CBID_cuProfilerStart CUPTI_DRIVER_TRACE_CBID_cuProfilerStop CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess CUPTI_DRIVER_TRACE_CBID_cuda315 CUPTI_DRIVER_TRACE_CBID_cuda316 CUPTI_DRIVER_TRACE_CBID_cuda317 CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2 CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2 CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2 CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2 CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3 CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc CUPTI_DRIVER_TRACE_CBID_cuLinkCreate CUPTI_DRIVER_TRACE_CBID_cuLinkAddData CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile CUPTI_DRIVER_TRACE_CBID_cuLinkComplete CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged CUPTI_DRIVER_TRACE_CBID_cuGetErrorString CUPTI_DRIVER_TRACE_CBID_cuGetErrorName CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor CUPTI_DRIVER_TRACE_CBID_cuda375 CUPTI_DRIVER_TRACE_CBID_cuda376 CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2 CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2 CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2 CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2 CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2 CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor CUPTI_DRIVER_TRACE_CBID_cuMemAdvise CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32 CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32 CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz CUPTI_DRIVER_TRACE_CBID_cuda464 CUPTI_DRIVER_TRACE_CBID_cuda465 CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuda469 CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64 CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64 CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphCreate CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode CUPTI_DRIVER_TRACE_CBID_cuGraphClone CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2 CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2 CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2 CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree CUPTI_DRIVER_TRACE_CBID_cuMemCreate CUPTI_DRIVER_TRACE_CBID_cuMemRelease CUPTI_DRIVER_TRACE_CBID_cuMemMap CUPTI_DRIVER_TRACE_CBID_cuMemUnmap CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess CUPTI_DRIVER_TRACE_CBID_cuda559 CUPTI_DRIVER_TRACE_CBID_cuda560 CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2 CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2 CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth CUPTI_DRIVER_TRACE_CBID_cuGraphUpload CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3 CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2 CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamGetId CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz CUPTI_DRIVER_TRACE_CBID_cuCtxGetId CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2 CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2 CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuFuncGetName CUPTI_DRIVER_TRACE_CBID_cuKernelGetName CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2 CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3 CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded CUPTI_DRIVER_TRACE_CBID_cuFuncLoad CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4 CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2 CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2 CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuda786 CUPTI_DRIVER_TRACE_CBID_cuda787 CUPTI_DRIVER_TRACE_CBID_cuda788 CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuda793 CUPTI_DRIVER_TRACE_CBID_cuda794 CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2 CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2 CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities CUPTI_DRIVER_TRACE_CBID_cuda806 CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId CUPTI_DRIVER_TRACE_CBID_cuGraphGetId CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz CUPTI_DRIVER_TRACE_CBID_cuda817 CUPTI_DRIVER_TRACE_CBID_cuda818 CUPTI_DRIVER_TRACE_CBID_cuda819 CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2 CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2 CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit CUPTI_DRIVER_TRACE_CBID_cuda823 CUPTI_DRIVER_TRACE_CBID_cuda824 CUPTI_DRIVER_TRACE_CBID_cuda825 CUPTI_DRIVER_TRACE_CBID_cuda826 CUPTI_DRIVER_TRACE_CBID_cuda827 CUPTI_DRIVER_TRACE_CBID_cuda828 CUPTI_DRIVER_TRACE_CBID_cuda829 CUPTI_DRIVER_TRACE_CBID_cuda830 CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2 CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz CUPTI_DRIVER_TRACE_CBID_cuda833 CUPTI_DRIVER_TRACE_CBID_cuda834 CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete CUPTI_DRIVER_TRACE_CBID_cuda862 CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3 CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2 CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo CUPTI_DRIVER_TRACE_CBID_cuda868 CUPTI_DRIVER_TRACE_CBID_cuda869 CUPTI_DRIVER_TRACE_CBID_cuda870 CUPTI_DRIVER_TRACE_CBID_cuda871 CUPTI_DRIVER_TRACE_CBID_cuda872 CUPTI_DRIVER_TRACE_CBID_cuda873 CUPTI_DRIVER_TRACE_CBID_cuda874 CUPTI_DRIVER_TRACE_CBID_cuda875 CUPTI_DRIVER_TRACE_CBID_cuda876 CUPTI_DRIVER_TRACE_CBID_SIZE CUPTI_DRIVER_TRACE_CBID_FORCE_INT=2147483647 CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal=25 CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo=28 CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc=30 CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch=32 CUPTI_DRIVER_TRACE_CBID_cu64MemFree=34 CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange=36 CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer=41 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD=44 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH=46 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD=48 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA=50 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD=52 CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D=59 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync=61 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync=63 CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync=65 CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync=70 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8=72 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16=74 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32=76 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8=78 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16=80 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32=82 CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress=96 CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D=98 CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress=104 CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer=131 CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate=191 CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat=195 CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem=197 CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc=215 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async=217 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async=219 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async=221 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async=223 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async=225 CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async=227 CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2=248 CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2=271 CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister=315 CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer CUPTI_DRIVER_TRACE_CBID_cuCompilePtx=375 CUPTI_DRIVER_TRACE_CBID_cuBinaryFree CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer=464 CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray CUPTI_DRIVER_TRACE_CBID_reserved464=464 CUPTI_DRIVER_TRACE_CBID_reserved465 CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync=469 CUPTI_DRIVER_TRACE_CBID_reserved469=469 CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags=559 CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig=783 CUPTI_DRIVER_TRACE_CBID_cuSemaphoreCreate=786 CUPTI_DRIVER_TRACE_CBID_cuSemaphoreExport CUPTI_DRIVER_TRACE_CBID_cuSemaphoreDestroy CUPTI_DRIVER_TRACE_CBID_reserved786=786 CUPTI_DRIVER_TRACE_CBID_reserved787 CUPTI_DRIVER_TRACE_CBID_reserved788 CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainCreate=793 CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainDestroy CUPTI_DRIVER_TRACE_CBID_reserved793=793 CUPTI_DRIVER_TRACE_CBID_reserved794 CUPTI_DRIVER_TRACE_CBID_cuDriverGetGpuCodeIsaVersion=806 CUPTI_DRIVER_TRACE_CBID_reserved806=806 CUPTI_DRIVER_TRACE_CBID_cuGraphCreateWithArguments=817 CUPTI_DRIVER_TRACE_CBID_cuGraphNodeAddRelocation CUPTI_DRIVER_TRACE_CBID_cuGraphLaunchWithArguments CUPTI_DRIVER_TRACE_CBID_reserved817=817 CUPTI_DRIVER_TRACE_CBID_reserved818 CUPTI_DRIVER_TRACE_CBID_reserved819 CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleCreate=823 CUPTI_DRIVER_TRACE_CBID_cuSubgridWorkerGridCreate CUPTI_DRIVER_TRACE_CBID_cuSubgridWorksetCreate CUPTI_DRIVER_TRACE_CBID_cuSubgridCreate CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleFinalize CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch_ptsz CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleDestroy CUPTI_DRIVER_TRACE_CBID_reserved823=823 CUPTI_DRIVER_TRACE_CBID_reserved824 CUPTI_DRIVER_TRACE_CBID_reserved825 CUPTI_DRIVER_TRACE_CBID_reserved826 CUPTI_DRIVER_TRACE_CBID_reserved827 CUPTI_DRIVER_TRACE_CBID_reserved828 CUPTI_DRIVER_TRACE_CBID_reserved829 CUPTI_DRIVER_TRACE_CBID_reserved830 CUPTI_DRIVER_TRACE_CBID_cuFuncGetDeviceCodeInfo=833 CUPTI_DRIVER_TRACE_CBID_cuKernelGetDeviceCodeInfo CUPTI_DRIVER_TRACE_CBID_reserved833=833 CUPTI_DRIVER_TRACE_CBID_reserved834 CUPTI_DRIVER_TRACE_CBID_reserved862=862",
);

pub(crate) static CUpti_runtime_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda13.cupti.CUpti_runtime_api_trace_cbid\nenum CUpti_runtime_api_trace_cbid, from cupti_runtime_cbid.h. Since at least CUDA 12.0.",
    "CUPTI_RUNTIME_TRACE_CBID_INVALID CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020 CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010 CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020 CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050 CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050 CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000 CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000 CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000 CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000 CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000 CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010 CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020 CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070 CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070 CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080 CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080 CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020 CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040 CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040 CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050 CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000 CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010 CUPTI_RUNTIME_TRACE_CBID_cuda531 CUPTI_RUNTIME_TRACE_CBID_cuda532 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010 CUPTI_RUNTIME_TRACE_CBID_cuda545 CUPTI_RUNTIME_TRACE_CBID_cuda546 CUPTI_RUNTIME_TRACE_CBID_cuda547 CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020 CUPTI_RUNTIME_TRACE_CBID_cuda553 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020 CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020 CUPTI_RUNTIME_TRACE_CBID_cuda559 CUPTI_RUNTIME_TRACE_CBID_cuda560 CUPTI_RUNTIME_TRACE_CBID_cuda561 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030 CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030 CUPTI_RUNTIME_TRACE_CBID_cuda564 CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040 CUPTI_RUNTIME_TRACE_CBID_cuda566 CUPTI_RUNTIME_TRACE_CBID_SIZE CUPTI_RUNTIME_TRACE_CBID_FORCE_INT=2147483647 CUPTI_RUNTIME_TRACE_CBID_cuda531_v13010=531 CUPTI_RUNTIME_TRACE_CBID_cuda532_v13010 CUPTI_RUNTIME_TRACE_CBID_cuda545_v13010=545 CUPTI_RUNTIME_TRACE_CBID_cuda546_v13010 CUPTI_RUNTIME_TRACE_CBID_cuda547_v13010 CUPTI_RUNTIME_TRACE_CBID_cuda553_v13020=553",
);
