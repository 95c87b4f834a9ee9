//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cupti, cupti12, driver, driver12};

pub(crate) static CUpti_Activity: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_Activity\nstruct CUpti_Activity, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
    },
);

pub(crate) static CUpti_ActivityAPI: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityAPI\nstruct CUpti_ActivityAPI, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"cbid", 4, Ty::Value(&cupti::CUpti_CallbackId));
        table.field(c"start", 8, Ty::U64);
        table.field(c"end", 16, Ty::U64);
        table.field(c"processId", 24, Ty::U32);
        table.field(c"threadId", 28, Ty::U32);
        table.field(c"correlationId", 32, Ty::U32);
        table.field(c"returnValue", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityAttribute: EnumDef = EnumDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityAttribute\nenum CUpti_ActivityAttribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
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
        table.member("CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityBranch: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityBranch\nstruct CUpti_ActivityBranch, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"sourceLocatorId", 4, Ty::U32);
        table.field(c"correlationId", 8, Ty::U32);
        table.field(c"pcOffset", 12, Ty::U32);
        table.field(c"executed", 16, Ty::U32);
        table.field(c"diverged", 20, Ty::U32);
        table.field(c"threadsExecuted", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityBranch2: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityBranch2\nstruct CUpti_ActivityBranch2, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityCdpKernel\nstruct CUpti_ActivityCdpKernel, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityConfidentialComputeRotation: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityConfidentialComputeRotation\nstruct CUpti_ActivityConfidentialComputeRotation, from cupti_activity.h. Since CUDA 12.9.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"eventType", 4, Ty::Enum(&cupti::CUpti_ConfidentialComputeRotationEventType));
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"contextId", 12, Ty::U32);
        table.field(c"channelId", 16, Ty::U32);
        table.field(c"channelType", 20, Ty::Enum(&cupti::CUpti_ChannelType));
        table.field(c"timestamp", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityContext: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityContext\nstruct CUpti_ActivityContext, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"computeApiKind", 12, Ty::U16);
        table.field(c"nullStreamId", 14, Ty::U16);
    },
);

pub(crate) static CUpti_ActivityContext2: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityContext2\nstruct CUpti_ActivityContext2, from cupti_activity_deprecated.h. Since CUDA 12.4.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityContext3\nstruct CUpti_ActivityContext3, from cupti_activity.h. Since CUDA 12.5.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityCudaEvent: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityCudaEvent\nstruct CUpti_ActivityCudaEvent, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"streamId", 12, Ty::U32);
        table.field(c"eventId", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityCudaEvent2: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityCudaEvent2\nstruct CUpti_ActivityCudaEvent2, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityDevice: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityDevice\nstruct CUpti_ActivityDevice, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityDevice2\nstruct CUpti_ActivityDevice2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityDevice3\nstruct CUpti_ActivityDevice3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityDevice4\nstruct CUpti_ActivityDevice4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityDevice5\nstruct CUpti_ActivityDevice5, from cupti_activity.h. Since CUDA 12.2.",
    (184, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityDeviceAttribute: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityDeviceAttribute\nstruct CUpti_ActivityDeviceAttribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"deviceId", 8, Ty::U32);
        table.field(c"attribute", 12, Ty::Record(&cupti12::CUpti_ActivityDeviceAttribute_attribute));
        table.field(c"value", 16, Ty::Record(&cupti::CUpti_ActivityDeviceAttribute_value));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 4, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver12::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityDeviceAttribute_attribute: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityDeviceAttribute_attribute\nstruct CUpti_ActivityDeviceAttribute.attribute, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (4, 1, true),
    |table| {
        table.field(c"cu", 0, Ty::Enum(&driver12::CUdevice_attribute));
        table.field(c"cupti", 0, Ty::Enum(&cupti::CUpti_DeviceAttribute));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityDeviceGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityDeviceGraphTrace\nstruct CUpti_ActivityDeviceGraphTrace, from cupti_activity.h. Since CUDA 12.8.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityEnvironment: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment\nstruct CUpti_ActivityEnvironment, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"deviceId", 4, Ty::U32);
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"environmentKind", 16, Ty::Enum(&cupti::CUpti_ActivityEnvironmentKind));
        table.field(c"data", 20, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (20, 4, true),
    |table| {
        table.field(c"speed", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_speed));
        table.field(c"temperature", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_temperature));
        table.field(c"power", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_power));
        table.field(c"cooling", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_cooling));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironment_data: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data\nstruct CUpti_ActivityEnvironment.data, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (20, 1, true),
    |table| {
        table.field(c"speed", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_speed));
        table.field(c"temperature", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_temperature));
        table.field(c"power", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_power));
        table.field(c"cooling", 0, Ty::Record(&cupti12::CUpti_ActivityEnvironment_data_cooling));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data_cooling: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_cooling\nstruct CUpti_ActivityEnvironment.data.cooling, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (4, 4, false),
    |table| {
        table.field(c"fanSpeed", 0, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironment_data_cooling: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_cooling\nstruct CUpti_ActivityEnvironment.data.cooling, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (4, 1, false),
    |table| {
        table.field(c"fanSpeed", 0, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data_power: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_power\nstruct CUpti_ActivityEnvironment.data.power, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (8, 4, false),
    |table| {
        table.field(c"power", 0, Ty::U32);
        table.field(c"powerLimit", 4, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironment_data_power: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_power\nstruct CUpti_ActivityEnvironment.data.power, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (8, 1, false),
    |table| {
        table.field(c"power", 0, Ty::U32);
        table.field(c"powerLimit", 4, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityEnvironment_data_speed: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_speed\nstruct CUpti_ActivityEnvironment.data.speed, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
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
pub(crate) static CUpti_ActivityEnvironment_data_speed: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_speed\nstruct CUpti_ActivityEnvironment.data.speed, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
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
pub(crate) static CUpti_ActivityEnvironment_data_temperature: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_temperature\nstruct CUpti_ActivityEnvironment.data.temperature, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (4, 4, false),
    |table| {
        table.field(c"gpuTemperature", 0, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityEnvironment_data_temperature: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEnvironment_data_temperature\nstruct CUpti_ActivityEnvironment.data.temperature, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (4, 1, false),
    |table| {
        table.field(c"gpuTemperature", 0, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityEvent: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEvent\nstruct CUpti_ActivityEvent, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"domain", 16, Ty::Value(&cupti::CUpti_EventDomainID));
        table.field(c"correlationId", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityEventInstance\nstruct CUpti_ActivityEventInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"domain", 8, Ty::Value(&cupti::CUpti_EventDomainID));
        table.field(c"instance", 12, Ty::U32);
        table.field(c"value", 16, Ty::U64);
        table.field(c"correlationId", 24, Ty::U32);
        table.field(c"pad", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityExternalCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityExternalCorrelation\nstruct CUpti_ActivityExternalCorrelation, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"externalKind", 4, Ty::Enum(&cupti::CUpti_ExternalCorrelationKind));
        table.field(c"externalId", 8, Ty::U64);
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"reserved", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityFunction: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityFunction\nstruct CUpti_ActivityFunction, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::U32);
        table.field(c"contextId", 8, Ty::U32);
        table.field(c"moduleId", 12, Ty::U32);
        table.field(c"functionIndex", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
        table.field(c"name", 24, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityGlobalAccess: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityGlobalAccess\nstruct CUpti_ActivityGlobalAccess, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityGlobalAccess2\nstruct CUpti_ActivityGlobalAccess2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityGlobalAccess3\nstruct CUpti_ActivityGlobalAccess3, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityGraphTrace: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityGraphTrace\nstruct CUpti_ActivityGraphTrace, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityGraphTrace2\nstruct CUpti_ActivityGraphTrace2, from cupti_activity.h. Since CUDA 12.3.",
    (56, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityInstantaneousEvent: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstantaneousEvent\nstruct CUpti_ActivityInstantaneousEvent, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityInstantaneousEventInstance: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstantaneousEventInstance\nstruct CUpti_ActivityInstantaneousEventInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_EventID));
        table.field(c"value", 8, Ty::U64);
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"instance", 28, Ty::U8);
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetric: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstantaneousMetric\nstruct CUpti_ActivityInstantaneousMetric, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti12::CUpti_MetricValue));
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"flags", 28, Ty::U8);
        table.field(c"pad", 29, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityInstantaneousMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstantaneousMetricInstance\nstruct CUpti_ActivityInstantaneousMetricInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti12::CUpti_MetricValue));
        table.field(c"timestamp", 16, Ty::U64);
        table.field(c"deviceId", 24, Ty::U32);
        table.field(c"flags", 28, Ty::U8);
        table.field(c"instance", 29, Ty::U8);
        table.field(c"pad", 30, Ty::array(Ty::U8, 2));
    },
);

pub(crate) static CUpti_ActivityInstructionCorrelation: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstructionCorrelation\nstruct CUpti_ActivityInstructionCorrelation, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"sourceLocatorId", 8, Ty::U32);
        table.field(c"functionId", 12, Ty::U32);
        table.field(c"pcOffset", 16, Ty::U32);
        table.field(c"pad", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityInstructionExecution: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityInstructionExecution\nstruct CUpti_ActivityInstructionExecution, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityJit\nstruct CUpti_ActivityJit, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityJit2\nstruct CUpti_ActivityJit2, from cupti_activity.h. Since CUDA 12.4.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityKernel: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityKernel\nstruct CUpti_ActivityKernel, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityKernel2: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityKernel2\nstruct CUpti_ActivityKernel2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel3\nstruct CUpti_ActivityKernel3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel4\nstruct CUpti_ActivityKernel4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel5\nstruct CUpti_ActivityKernel5, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (160, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel6\nstruct CUpti_ActivityKernel6, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel7\nstruct CUpti_ActivityKernel7, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (176, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel8\nstruct CUpti_ActivityKernel8, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (200, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel9\nstruct CUpti_ActivityKernel9, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (208, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"cacheConfig", 4, Ty::Record(&cupti12::CUpti_ActivityKernel9_cacheConfig));
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
    "cubind.cuda12.cupti.CUpti_ActivityKernel9_cacheConfig\nstruct CUpti_ActivityKernel9.cacheConfig, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (1, 1, true),
    |table| {
        table.field(c"both", 0, Ty::U8);
        table.field(c"config", 0, Ty::Record(&cupti12::CUpti_ActivityKernel9_cacheConfig_config));
    },
);

pub(crate) static CUpti_ActivityKernel9_cacheConfig_config: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityKernel9_cacheConfig_config\nstruct CUpti_ActivityKernel9.cacheConfig.config, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (1, 1, false),
    |table| {
        table.field(c"requested", 0, Ty::bits(Ty::U8, 0, 4));
        table.field(c"executed", 0, Ty::bits(Ty::U8, 4, 4));
    },
);

pub(crate) static CUpti_ActivityKind: EnumDef = EnumDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityKind\nenum CUpti_ActivityKind, from cupti_activity.h. Since CUDA 12.0 or earlier. Deprecated: CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR, CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS, CUPTI_ACTIVITY_KIND_BRANCH, CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION, CUPTI_ACTIVITY_KIND_SHARED_ACCESS, CUPTI_ACTIVITY_KIND_PC_SAMPLING, CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO, CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION.",
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
        table.member("CUPTI_ACTIVITY_KIND_COUNT", 56);
        table.member("CUPTI_ACTIVITY_KIND_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_ActivityMarker: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMarker\nstruct CUpti_ActivityMarker, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMarker2\nstruct CUpti_ActivityMarker2, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMarkerData\nstruct CUpti_ActivityMarkerData, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"flags", 4, Ty::Enum(&cupti::CUpti_ActivityFlag));
        table.field(c"id", 8, Ty::U32);
        table.field(c"payloadKind", 12, Ty::Enum(&cupti::CUpti_MetricValueKind));
        table.field(c"payload", 16, Ty::Record(&cupti12::CUpti_MetricValue));
        table.field(c"color", 24, Ty::U32);
        table.field(c"category", 28, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityMemDecompress: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemDecompress\nstruct CUpti_ActivityMemDecompress, from cupti_activity.h. Since CUDA 12.8.",
    (64, 1, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityMemcpy: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy\nstruct CUpti_ActivityMemcpy, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy2\ntypedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    &cupti12::CUpti_ActivityMemcpyPtoP,
);

pub(crate) static CUpti_ActivityMemcpy3: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy3\nstruct CUpti_ActivityMemcpy3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy4\nstruct CUpti_ActivityMemcpy4, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy5\nstruct CUpti_ActivityMemcpy5, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpy6\nstruct CUpti_ActivityMemcpy6, from cupti_activity.h. Since CUDA 12.8.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
        table.field(c"copyCount", 88, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityMemcpyPtoP: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemcpyPtoP\nstruct CUpti_ActivityMemcpyPtoP, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpyPtoP2\nstruct CUpti_ActivityMemcpyPtoP2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpyPtoP3\nstruct CUpti_ActivityMemcpyPtoP3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemcpyPtoP4\nstruct CUpti_ActivityMemcpyPtoP4, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemory\nstruct CUpti_ActivityMemory, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemory2\nstruct CUpti_ActivityMemory2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemory3\nstruct CUpti_ActivityMemory3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemory4\nstruct CUpti_ActivityMemory4, from cupti_activity.h. Since CUDA 12.6.",
    (128, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityMemoryPool: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemoryPool\nstruct CUpti_ActivityMemoryPool, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemoryPool2\nstruct CUpti_ActivityMemoryPool2, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityMemset: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMemset\nstruct CUpti_ActivityMemset, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemset2\nstruct CUpti_ActivityMemset2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemset3\nstruct CUpti_ActivityMemset3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (80, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityMemset4\nstruct CUpti_ActivityMemset4, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
        table.field(c"pad2", 84, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityMetric: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMetric\nstruct CUpti_ActivityMetric, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti12::CUpti_MetricValue));
        table.field(c"correlationId", 16, Ty::U32);
        table.field(c"flags", 20, Ty::U8);
        table.field(c"pad", 21, Ty::array(Ty::U8, 3));
    },
);

pub(crate) static CUpti_ActivityMetricInstance: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityMetricInstance\nstruct CUpti_ActivityMetricInstance, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::Value(&cupti::CUpti_MetricID));
        table.field(c"value", 8, Ty::Record(&cupti12::CUpti_MetricValue));
        table.field(c"instance", 16, Ty::U32);
        table.field(c"correlationId", 20, Ty::U32);
        table.field(c"flags", 24, Ty::U8);
        table.field(c"pad", 25, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityModule: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityModule\nstruct CUpti_ActivityModule, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"id", 8, Ty::U32);
        table.field(c"cubinSize", 12, Ty::U32);
        table.field(c"cubin", 16, Ty::Pointer);
    },
);

pub(crate) static CUpti_ActivityName: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityName\nstruct CUpti_ActivityName, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"objectKind", 4, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 8, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"pad", 20, Ty::U32);
        table.field(c"name", 24, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityNvLink: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink\nstruct CUpti_ActivityNvLink, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityNvLink2\nstruct CUpti_ActivityNvLink2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (128, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink2_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 32));
        table.field(c"portDev1", 88, Ty::array(Ty::I8, 32));
        table.field(c"bandwidth", 120, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityNvLink3: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink3\nstruct CUpti_ActivityNvLink3, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (136, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti::CUpti_ActivityNvLink3_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 32));
        table.field(c"portDev1", 88, Ty::array(Ty::I8, 32));
        table.field(c"bandwidth", 120, Ty::U64);
        table.field(c"nvswitchConnected", 128, Ty::U8);
        table.field(c"pad", 129, Ty::array(Ty::U8, 7));
    },
);

pub(crate) static CUpti_ActivityNvLink4: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4\nstruct CUpti_ActivityNvLink4, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (136, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"nvlinkVersion", 4, Ty::U32);
        table.field(c"typeDev0", 8, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"typeDev1", 12, Ty::Enum(&cupti::CUpti_DevType));
        table.field(c"idDev0", 16, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev0));
        table.field(c"idDev1", 32, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev1));
        table.field(c"flag", 48, Ty::U32);
        table.field(c"physicalNvLinkCount", 52, Ty::U32);
        table.field(c"portDev0", 56, Ty::array(Ty::I8, 32));
        table.field(c"portDev1", 88, Ty::array(Ty::I8, 32));
        table.field(c"bandwidth", 120, Ty::U64);
        table.field(c"nvswitchConnected", 128, Ty::U8);
        table.field(c"pad", 129, Ty::array(Ty::U8, 7));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink4_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev0\nstruct CUpti_ActivityNvLink4.idDev0, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev0_npu));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink4_idDev0: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev0\nstruct CUpti_ActivityNvLink4.idDev0, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 1, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev0_npu));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink4_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev0_npu\nstruct CUpti_ActivityNvLink4.idDev0.npu, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink4_idDev0_npu: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev0_npu\nstruct CUpti_ActivityNvLink4.idDev0.npu, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 1, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink4_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev1\nstruct CUpti_ActivityNvLink4.idDev1, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 4, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev1_npu));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink4_idDev1: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev1\nstruct CUpti_ActivityNvLink4.idDev1, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (16, 1, true),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"npu", 0, Ty::Record(&cupti12::CUpti_ActivityNvLink4_idDev1_npu));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityNvLink4_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev1_npu\nstruct CUpti_ActivityNvLink4.idDev1.npu, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityNvLink4_idDev1_npu: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityNvLink4_idDev1_npu\nstruct CUpti_ActivityNvLink4.idDev1.npu, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (8, 1, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"domainId", 4, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOpenAcc: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOpenAcc\nstruct CUpti_ActivityOpenAcc, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityOpenAccData\nstruct CUpti_ActivityOpenAccData, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityOpenAccLaunch: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOpenAccLaunch\nstruct CUpti_ActivityOpenAccLaunch, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (152, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityOpenAccOther: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOpenAccOther\nstruct CUpti_ActivityOpenAccOther, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityOpenMp: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOpenMp\nstruct CUpti_ActivityOpenMp, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"eventKind", 4, Ty::Enum(&cupti::CUpti_OpenMpEventKind));
        table.field(c"version", 8, Ty::U32);
        table.field(c"threadId", 12, Ty::U32);
        table.field(c"start", 16, Ty::U64);
        table.field(c"end", 24, Ty::U64);
        table.field(c"cuProcessId", 32, Ty::U32);
        table.field(c"cuThreadId", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivityOverhead: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOverhead\nstruct CUpti_ActivityOverhead, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"overheadKind", 4, Ty::Enum(&cupti::CUpti_ActivityOverheadKind));
        table.field(c"objectKind", 8, Ty::Enum(&cupti::CUpti_ActivityObjectKind));
        table.field(c"objectId", 12, Ty::Record(&cupti::CUpti_ActivityObjectKindId));
        table.field(c"start", 24, Ty::U64);
        table.field(c"end", 32, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityOverhead2: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityOverhead2\nstruct CUpti_ActivityOverhead2, from cupti_activity_deprecated.h. Since CUDA 12.3.",
    (48, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityOverhead3\nstruct CUpti_ActivityOverhead3, from cupti_activity.h. Since CUDA 12.4.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityPCSampling: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPCSampling\nstruct CUpti_ActivityPCSampling, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityPCSampling2\nstruct CUpti_ActivityPCSampling2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityPCSampling3\nstruct CUpti_ActivityPCSampling3, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityPCSamplingRecordInfo\nstruct CUpti_ActivityPCSamplingRecordInfo, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"correlationId", 4, Ty::U32);
        table.field(c"totalSamples", 8, Ty::U64);
        table.field(c"droppedSamples", 16, Ty::U64);
        table.field(c"samplingPeriodInCycles", 24, Ty::U64);
    },
);

pub(crate) static CUpti_ActivityPcie: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie\nstruct CUpti_ActivityPcie, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"type", 4, Ty::Enum(&cupti::CUpti_PcieDeviceType));
        table.field(c"id", 8, Ty::Record(&cupti::CUpti_ActivityPcie_id));
        table.field(c"domain", 12, Ty::U32);
        table.field(c"pcieGeneration", 16, Ty::U16);
        table.field(c"linkRate", 18, Ty::U16);
        table.field(c"linkWidth", 20, Ty::U16);
        table.field(c"upstreamBus", 22, Ty::U16);
        table.field(c"attr", 24, Ty::Record(&cupti12::CUpti_ActivityPcie_attr));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 4, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti12::CUpti_ActivityPcie_attr_gpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti12::CUpti_ActivityPcie_attr_bridgeAttr));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_attr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr\nstruct CUpti_ActivityPcie.attr, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (144, 1, true),
    |table| {
        table.field(c"gpuAttr", 0, Ty::Record(&cupti12::CUpti_ActivityPcie_attr_gpuAttr));
        table.field(c"bridgeAttr", 0, Ty::Record(&cupti12::CUpti_ActivityPcie_attr_bridgeAttr));
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_attr_bridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr_bridgeAttr\nstruct CUpti_ActivityPcie.attr.bridgeAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (8, 2, false),
    |table| {
        table.field(c"secondaryBus", 0, Ty::U16);
        table.field(c"deviceId", 2, Ty::U16);
        table.field(c"vendorId", 4, Ty::U16);
        table.field(c"pad0", 6, Ty::U16);
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_attr_bridgeAttr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr_bridgeAttr\nstruct CUpti_ActivityPcie.attr.bridgeAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (8, 1, false),
    |table| {
        table.field(c"secondaryBus", 0, Ty::U16);
        table.field(c"deviceId", 2, Ty::U16);
        table.field(c"vendorId", 4, Ty::U16);
        table.field(c"pad0", 6, Ty::U16);
    },
);

#[cfg(not(windows))]
pub(crate) static CUpti_ActivityPcie_attr_gpuAttr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr_gpuAttr\nstruct CUpti_ActivityPcie.attr.gpuAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (144, 4, false),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"peerDev", 16, Ty::array(Ty::Value(&driver::CUdevice), 32));
    },
);

#[cfg(windows)]
pub(crate) static CUpti_ActivityPcie_attr_gpuAttr: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPcie_attr_gpuAttr\nstruct CUpti_ActivityPcie.attr.gpuAttr, from cupti_activity.h. Since CUDA 12.0 or earlier, until CUDA 13.2.",
    (144, 1, false),
    |table| {
        table.field(c"uuidDev", 0, Ty::Record(&driver::CUuuid));
        table.field(c"peerDev", 16, Ty::array(Ty::Value(&driver::CUdevice), 32));
    },
);

pub(crate) static CUpti_ActivityPreemption: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityPreemption\nstruct CUpti_ActivityPreemption, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"preemptionKind", 4, Ty::Enum(&cupti::CUpti_ActivityPreemptionKind));
        table.field(c"timestamp", 8, Ty::U64);
        table.field(c"gridId", 16, Ty::I64);
        table.field(c"blockX", 24, Ty::U32);
        table.field(c"blockY", 28, Ty::U32);
        table.field(c"blockZ", 32, Ty::U32);
        table.field(c"pad", 36, Ty::U32);
    },
);

pub(crate) static CUpti_ActivitySharedAccess: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivitySharedAccess\nstruct CUpti_ActivitySharedAccess, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivitySourceLocator\nstruct CUpti_ActivitySourceLocator, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"id", 4, Ty::U32);
        table.field(c"lineNumber", 8, Ty::U32);
        table.field(c"pad", 12, Ty::U32);
        table.field(c"fileName", 16, Ty::CString);
    },
);

pub(crate) static CUpti_ActivityStream: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityStream\nstruct CUpti_ActivityStream, from cupti_activity.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
        table.field(c"contextId", 4, Ty::U32);
        table.field(c"streamId", 8, Ty::U32);
        table.field(c"priority", 12, Ty::U32);
        table.field(c"flag", 16, Ty::Enum(&cupti::CUpti_ActivityStreamFlag));
        table.field(c"correlationId", 20, Ty::U32);
    },
);

pub(crate) static CUpti_ActivitySynchronization: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivitySynchronization\nstruct CUpti_ActivitySynchronization, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivitySynchronization2\nstruct CUpti_ActivitySynchronization2, from cupti_activity.h. Since CUDA 12.8.",
    (56, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_ActivityUnifiedMemoryCounter: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_ActivityUnifiedMemoryCounter\nstruct CUpti_ActivityUnifiedMemoryCounter, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityUnifiedMemoryCounter2\nstruct CUpti_ActivityUnifiedMemoryCounter2, from cupti_activity_deprecated.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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
    "cubind.cuda12.cupti.CUpti_ActivityUnifiedMemoryCounter3\nstruct CUpti_ActivityUnifiedMemoryCounter3, from cupti_activity.h. Since CUDA 12.8.",
    (104, 8, false),
    |table| {
        table.field(c"kind", 0, Ty::Enum(&cupti12::CUpti_ActivityKind));
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

pub(crate) static CUpti_CallbackIdResource: EnumDef = EnumDef::new(
    "cubind.cuda12.cupti.CUpti_CallbackIdResource\nenum CUpti_CallbackIdResource, from cupti_callbacks.h. Since CUDA 12.0 or earlier.",
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
        table.member("CUPTI_CBID_RESOURCE_SIZE", 22);
        table.member("CUPTI_CBID_RESOURCE_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_MetricValue: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_MetricValue\nstruct CUpti_MetricValue, from cupti_metrics.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"metricValueDouble", 0, Ty::F64);
        table.field(c"metricValueUint64", 0, Ty::U64);
        table.field(c"metricValueInt64", 0, Ty::I64);
        table.field(c"metricValuePercent", 0, Ty::F64);
        table.field(c"metricValueThroughput", 0, Ty::U64);
        table.field(c"metricValueUtilizationLevel", 0, Ty::Enum(&cupti::CUpti_MetricValueUtilizationLevel));
    },
);

pub(crate) static CUpti_Profiler_DeviceSupported_Params: RecordDef = RecordDef::new(
        "cubind.cuda12.cupti.CUpti_Profiler_DeviceSupported_Params\nstruct CUpti_Profiler_DeviceSupported_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
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
        },
    )
    .starting(b"4\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_GetCounterAvailability_Params: RecordDef = RecordDef::new(
        "cubind.cuda12.cupti.CUpti_Profiler_GetCounterAvailability_Params\nstruct CUpti_Profiler_GetCounterAvailability_Params, from cupti_profiler_target.h. Since CUDA 12.0 or earlier.",
        (40, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"counterAvailabilityImageSize", 24, Ty::U64);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
        },
    )
    .starting(b"(\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_GetMetricProperties_Params: RecordDef = RecordDef::new(
        "cubind.cuda12.cupti.CUpti_Profiler_Host_GetMetricProperties_Params\nstruct CUpti_Profiler_Host_GetMetricProperties_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
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
        },
    )
    .starting(b"<\0\0\0\0\0\0\0");

pub(crate) static CUpti_Profiler_Host_Initialize_Params: RecordDef = RecordDef::new(
        "cubind.cuda12.cupti.CUpti_Profiler_Host_Initialize_Params\nstruct CUpti_Profiler_Host_Initialize_Params, from cupti_profiler_host.h. Since CUDA 12.6.",
        (48, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"profilerType", 16, Ty::Enum(&cupti::CUpti_ProfilerType));
            table.field(c"pChipName", 24, Ty::CString);
            table.field(c"pCounterAvailabilityImage", 32, Ty::Pointer).in_digits();
            table.field(c"pHostObject", 40, Ty::Pointer).in_digits();
        },
    )
    .starting(b"0\0\0\0\0\0\0\0");

pub(crate) static CUpti_RangeProfiler_Enable_Params: RecordDef = RecordDef::new(
        "cubind.cuda12.cupti.CUpti_RangeProfiler_Enable_Params\nstruct CUpti_RangeProfiler_Enable_Params, from cupti_range_profiler.h. Since CUDA 12.6.",
        (32, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"pPriv", 8, Ty::Pointer);
            table.field(c"ctx", 16, Ty::Value(&driver::CUcontext));
            table.field(c"pRangeProfilerObject", 24, Ty::Pointer).in_digits();
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static CUpti_StreamAttrData: RecordDef = RecordDef::new(
    "cubind.cuda12.cupti.CUpti_StreamAttrData\nstruct CUpti_StreamAttrData, from cupti_callbacks.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"stream", 0, Ty::Value(&driver::CUstream));
        table.field(c"attr", 8, Ty::Enum(&driver::CUlaunchAttributeID));
        table.field(c"value", 16, Ty::list(Ty::Record(&driver12::CUstreamAttrValue)));
    },
);

pub(crate) static CUpti_driver_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda12.cupti.CUpti_driver_api_trace_cbid\nenum CUpti_driver_api_trace_cbid, from cupti_driver_cbid.h. Since CUDA 12.0 or earlier.",
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal", 25);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef", 26);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo", 27);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo", 28);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAlloc", 29);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc", 30);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch", 31);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch", 32);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFree", 33);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemFree", 34);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange", 35);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange", 36);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost", 37);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost", 38);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc", 39);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer", 40);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer", 41);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags", 42);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD", 43);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD", 44);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH", 45);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH", 46);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD", 47);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD", 48);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA", 49);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA", 50);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD", 51);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD", 52);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA", 53);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH", 54);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA", 55);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D", 56);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned", 57);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D", 58);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D", 59);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync", 60);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync", 61);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync", 62);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync", 63);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync", 64);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync", 65);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync", 66);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync", 67);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync", 68);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync", 69);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync", 70);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8", 71);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8", 72);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16", 73);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16", 74);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32", 75);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32", 76);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8", 77);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8", 78);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16", 79);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16", 80);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32", 81);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32", 82);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress", 96);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D", 97);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D", 98);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat", 99);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode", 100);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode", 101);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags", 102);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress", 103);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress", 104);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer", 131);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate", 191);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy", 192);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat", 193);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray", 194);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat", 195);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray", 196);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices", 209);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice", 210);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices", 211);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice", 212);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices", 213);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice", 214);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc", 215);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async", 216);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async", 217);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async", 218);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async", 219);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async", 220);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async", 221);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async", 222);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async", 223);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async", 224);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async", 225);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async", 226);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async", 227);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate", 228);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor", 229);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate", 230);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor", 231);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D", 232);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned", 233);
        table.member("CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync", 234);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2", 248);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2", 271);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister", 315);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister", 316);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer", 317);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuCompilePtx", 375);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuBinaryFree", 376);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer", 464);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray", 465);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator", 466);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync", 467);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz", 468);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync", 469);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags", 559);
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz", 560);
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
        table.member("CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig", 783);
        table.member("CUPTI_DRIVER_TRACE_CBID_SIZE", 784);
        table.member("CUPTI_DRIVER_TRACE_CBID_FORCE_INT", 2147483647);
    },
);

pub(crate) static CUpti_runtime_api_trace_cbid: EnumDef = EnumDef::new(
    "cubind.cuda12.cupti.CUpti_runtime_api_trace_cbid\nenum CUpti_runtime_api_trace_cbid, from cupti_runtime_cbid.h. Since CUDA 12.0 or earlier.",
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
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_v11020", 393);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020", 394);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_v11020", 395);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020", 396);
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
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v2_v12000", 440);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000", 441);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000", 442);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000", 443);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000", 444);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020", 445);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020", 446);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020", 447);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v2_v12020", 448);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_v12020", 449);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_ptsz_v12020", 450);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030", 451);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030", 452);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030", 453);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030", 454);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v2_v12030", 455);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v2_v12030", 456);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v2_v12030", 457);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v2_v12030", 458);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v2_v12030", 459);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v2_v12030", 460);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_v12030", 461);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_ptsz_v12030", 462);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_v12030", 463);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_ptsz_v12030", 464);
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
        table.member("CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v2_v12080", 486);
        table.member("CUPTI_RUNTIME_TRACE_CBID_SIZE", 487);
        table.member("CUPTI_RUNTIME_TRACE_CBID_FORCE_INT", 2147483647);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda439_v12000", 439);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda444_v12000", 444);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda465_v12040", 465);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda466_v12040", 466);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda470_v12060", 470);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda471_v12060", 471);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda472_v12060", 472);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda473_v12060", 473);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda474_v12060", 474);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda475_v12060", 475);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda476_v12060", 476);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda477_v12060", 477);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda478_v12060", 478);
        table.member("CUPTI_RUNTIME_TRACE_CBID_cuda479_v12060", 479);
    },
);
